"""Who plays: a random player, a beginner and a sensible one. A player gets a view, never a state.

>>> import engine
>>> from engine.players import choose
>>> rules = engine.parse_setup("schnapsen")
>>> state = engine.GAMES["schnapsen"].start(rules, 1, engine.GAMES["schnapsen"].pack(rules))
>>> choose("beginner", engine.view(state, 0), seed=7).move in state.moves()
True
"""

from engine.players.best import best
from engine.players.choose import PLAYERS, POLICIES, Choice, choose
from engine.players.policy import Policy

__all__ = ["PLAYERS", "POLICIES", "Choice", "Policy", "best", "choose"]
