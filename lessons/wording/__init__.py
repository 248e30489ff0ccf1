"""What each game's clauses say, one module per game; :mod:`lessons.explain` chooses among them."""
