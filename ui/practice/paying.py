"""What a deal pays: which lines are told, and the sheet of what each side gets."""

from html import escape

from engine import Settlement
from engine.settlement import Line
from lessons import explain
from lessons.i18n import Translator
from lessons.seats import Company

__all__ = ["sheet", "told"]


def told(result: Settlement, company: Company) -> list[Line]:
    """The lines that are put into words: of an item that several sides share, the learner's own.

    >>> from engine import GAMES
    >>> clause = next(iter(GAMES["schafkopf"].clauses))
    >>> lines = [Line(clause, seat, amount) for seat, amount in enumerate((-5, 15, -5, -5))]
    >>> told(Settlement((-5, 15, -5, -5), (1,), tuple(lines)), Company(((0,), (1,), (2,), (3,)))) == lines[:1]
    True
    """
    mine = {line.rule for line in result.lines if line.side == company.your_side}
    return [line for line in result.lines if line.side == company.your_side or line.rule not in mine]


def sheet(result: Settlement, company: Company, t: Translator, sums: tuple[int, ...] | None) -> str:
    """An HTML table: a row for each item and for their sum, a column for each side.

    The learner's side comes first.

    ``sums`` are the scores of the match, if there is one.
    """
    sides = len(company.sides)
    order = [(company.your_side + step) % sides for step in range(sides)]
    heads = [
        t.join([company.label(seat, t) for seat in company.clockwise if seat in company.sides[side]])
        for side in order
    ]
    rows = []
    for rule in dict.fromkeys(line.rule for line in result.lines):
        lines = [line for line in result.lines if line.rule is rule]
        amounts = [sum(line.amount for line in lines if line.side == side) for side in order]
        rows.append((explain.title(rule, t), amounts, ""))
    rows.append((t.gettext("This deal"), [result.score[side] for side in order], "sum"))
    if sums is not None:
        rows.append((t.gettext("All deals so far"), [sums[side] for side in order], "all"))
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in heads)
    body = "".join(
        f'<tr class="{kind}"><th scope="row">{escape(name)}</th>'
        + "".join(f"<td>{t.signed(amount) if amount else '·'}</td>" for amount in amounts)
        + "</tr>"
        for name, amounts, kind in rows
    )
    return f'<table class="baza-sheet"><thead><tr><td></td>{head}</tr></thead><tbody>{body}</tbody></table>'
