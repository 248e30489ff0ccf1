"""The card table: one component that draws every game from plain data."""
