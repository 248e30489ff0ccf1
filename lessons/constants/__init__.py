"""The fixed numbers of each game, asked of the engine; one module per game."""
