"""Practice with questions: choosing what to practise, and the questions themselves."""

from ui.context import Context
from ui.drilling.address import wants_question
from ui.drilling.asking import asking
from ui.drilling.choosing import choosing
from ui.layout import column
from ui.setups import game_switch

__all__ = ["show"]


def show(context: Context) -> None:
    """Draw the question in `?kind=legal-cards&game=schnapsen&seed=17`, or the choice without one."""
    if wants_question(context.params):
        asking(context)
    else:
        with column():
            game_switch(context)
            choosing(context)
