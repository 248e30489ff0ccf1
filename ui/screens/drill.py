"""Practice with questions: choosing what to practise, the questions themselves, what is due, exams."""

from ui.context import Context
from ui.drilling.address import wants_question
from ui.drilling.asking import asking
from ui.drilling.choosing import choosing
from ui.drilling.counting import counting_page
from ui.drilling.making_link import link_page
from ui.drilling.sheets import sheet_page
from ui.drilling.today import TODAY, today
from ui.layout import column
from ui.setups import follow_game, game_switch

__all__ = ["show"]


def show(context: Context) -> None:
    """Draw the question in `?kind=legal-cards&game=schnapsen&seed=17`, or the choice without one.

    `?run=today` is the daily session, `?sheet=exam&...` a sheet of questions (see
    :mod:`lessons.learning.sheet`), `?make=link` the page that makes a link to one, `?count=17`
    counting in the head.
    """
    params = context.params
    if "sheet" in params:
        sheet_page(context)
    elif params.get("run") == TODAY:
        today(context)
    elif "count" in params:
        counting_page(context)
    elif "make" in params:
        link_page(context)
    elif wants_question(params):
        asking(context)
    elif follow_game(context, "drill"):
        with column():
            game_switch(context)
            choosing(context)
