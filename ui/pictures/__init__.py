"""What each game's table shows beyond what all tables show; :mod:`ui.picture` joins both."""
