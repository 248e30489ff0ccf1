"""The kinds of drill that several games ask alike: each a base class that a game's module completes."""
