"""One question on the screen: what is asked, the table, the options, and the verdict.

Lessons and drills ask with the same widget; see :func:`ui.question.question.question`.
"""

from ui.question.answering import Outcome
from ui.question.question import explanations, forget, help_button, is_told, question

__all__ = ["Outcome", "explanations", "forget", "help_button", "is_told", "question"]
