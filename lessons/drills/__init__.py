"""Drills: seeded questions about situations from real play, answered and marked by the engine.

One module per kind of drill, in the folder of its game. :func:`generate` makes the drill of a seed,
:func:`ask` one about a given situation (the *ask* steps of lessons), :func:`from_link` the one a link
names. The same function that marks an answer also gives the hints and the explanations.

>>> import engine
>>> from lessons.names import card_names
>>> drill = generate("legal-cards", engine.parse_setup("schnapsen"), 3, card_names("en"))
>>> drill.mark(".".join(drill.accepted)).right
True
"""

from lessons.drills.drill import Choice, Drill, Hint, Marking
from lessons.drills.finding import kinds_for, rules_of
from lessons.drills.making import ask, from_link, generate
from lessons.drills.problem import Problem, Unasked
from lessons.drills.registry import KINDS

__all__ = [
    "KINDS",
    "Choice",
    "Drill",
    "Hint",
    "Marking",
    "Problem",
    "Unasked",
    "ask",
    "from_link",
    "generate",
    "kinds_for",
    "rules_of",
]
