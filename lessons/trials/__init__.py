"""Trials of the documents' tips, one module per game; :mod:`lessons.tips` runs them."""
