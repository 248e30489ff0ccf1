"""What the coach knows of each game; :mod:`lessons.coach` speaks for all of them."""
