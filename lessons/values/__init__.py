"""Answers of the engine to the questions that content asks (``find: legal``, ``find: trick-winner``...).

An answer is a plain value with a kind; :mod:`lessons.render` puts it into words, the linter compares
its text with what an author expects. docs/content.md lists what can be asked. What all games can be
asked is in :mod:`~lessons.values.cards`, :mod:`~lessons.values.table` and :mod:`~lessons.values.matches`;
what only one game can be asked has a module of that game's name.
"""

from lessons.values.answer import Answer, Kind, same_answer
from lessons.values.finding import find, find_value
from lessons.values.question import BadQuestionError, Question

__all__ = ["Answer", "BadQuestionError", "Kind", "Question", "find", "find_value", "same_answer"]
