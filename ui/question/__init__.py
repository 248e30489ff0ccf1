"""One question on the screen: what is asked, the table, the options, and the verdict.

Lessons and drills ask with the same widget; see :func:`ui.question.question.question`.
"""

from ui.question.answering import Outcome
from ui.question.options import confirm_button
from ui.question.question import Behind, explanations, forget, help_button, is_told, question

__all__ = [
    "Behind",
    "Outcome",
    "confirm_button",
    "explanations",
    "forget",
    "help_button",
    "is_told",
    "question",
]
