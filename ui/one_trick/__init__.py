"""The page that lays one set of cards and asks who wins it in every game."""
