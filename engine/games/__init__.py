"""The games, each a module of its own that meets the protocol of :mod:`engine.game`."""
