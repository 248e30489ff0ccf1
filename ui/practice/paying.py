"""What a deal pays: which lines are told, and the sheet of what each side gets."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape

from engine import RuleId, Settlement
from engine.settlement import Line
from lessons import explain
from lessons.i18n import Translator
from lessons.seats import Company

__all__ = ["Item", "account", "sheet", "told"]


@dataclass(frozen=True, slots=True)
class Item:
    """A row of the account of a deal between two: what each side has, and for whom it counts."""

    title: str
    amounts: tuple[int, int]
    counts: tuple[bool, bool] = (True, True)
    is_sum: bool = False


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


def account(items: Iterable[Item], result: Settlement, company: Company, t: Translator) -> str:
    """An HTML table of a deal between two: what each has counted, and the game points that it pays.

    >>> from lessons.seats import TWO
    >>> drawn = account([Item("Honours", (12, 8))], Settlement((0, 0), (), ()), TWO, Translator("en"))
    >>> "<td>12</td><td>8</td>" in drawn
    True
    """
    order = (company.your_side, 1 - company.your_side)
    rows = [
        (
            item.title,
            [
                _void(item.amounts[side], t)
                if item.amounts[side] and not item.counts[side]
                else t.number(item.amounts[side])
                for side in order
            ],
            "sum" if item.is_sum else "",
        )
        for item in items
    ]
    rows.append((t.gettext("Game points"), [_cell(result.score[side], t) for side in order], "pays"))
    return _table([company.label(company.sides[side][0], t) for side in order], rows)


def sheet(
    result: Settlement,
    company: Company,
    t: Translator,
    sums: tuple[int, ...] | None,
    *,
    uncounted: Sequence[Line] = (),
) -> str:
    """An HTML table: a row for each item and for their sum, a column for each side.

    The learner's side comes first.

    ``sums`` are the scores of the match, if there is one; ``uncounted`` are items that a side has won (-1:
    nobody) and does not score. They stand there struck out, each in its place.
    """
    sides = len(company.sides)
    order = [(company.your_side + step) % sides for step in range(sides)]
    heads = [
        t.join([company.label(seat, t) for seat in company.clockwise if seat in company.sides[side]])
        for side in order
    ]
    rows = []
    lost = {(line.rule, line.side) for line in uncounted}
    rules = dict.fromkeys(line.rule for line in result.lines)
    if uncounted:
        paid = {line.rule for line in result.lines if line.amount > 0} | {rule for rule, _ in lost}
        rules = dict.fromkeys([*(rule for rule in rules if rule not in paid), *sorted(paid, key=_place)])
    for rule in rules:
        lines = [line for line in result.lines if line.rule is rule]
        amounts = [sum(line.amount for line in lines if line.side == side) for side in order]
        cells = [
            _struck(t) if (rule, side) in lost else _cell(amount, t)
            for side, amount in zip(order, amounts, strict=True)
        ]
        rows.append((explain.title(rule, t), cells, ""))
    rows.append((t.gettext("This deal"), [_cell(result.score[side], t) for side in order], "sum"))
    if sums is not None:
        rows.append((t.gettext("All deals so far"), [_cell(sums[side], t) for side in order], "all"))
    table = _table(heads, rows)
    if not any(side >= 0 for _, side in lost):
        return table
    note = t.gettext("Struck out: won, but the bid has failed, so it does not count.")
    return f'{table}<p class="baza-sheet-note">{escape(note)}</p>'


def _table(heads: Sequence[str], rows: Sequence[tuple[str, Sequence[str], str]]) -> str:
    """HTML of a column for each head and rows of a name, its cells (HTML) and the class of the row."""
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in heads)
    body = "".join(
        f'<tr class="{kind}"><th scope="row">{escape(name)}</th>'
        + "".join(f"<td>{cell}</td>" for cell in cells)
        + "</tr>"
        for name, cells, kind in rows
    )
    return f'<table class="baza-sheet"><thead><tr><td></td>{head}</tr></thead><tbody>{body}</tbody></table>'


def _cell(amount: int, t: Translator) -> str:
    return t.signed(amount) if amount else "·"


def _void(amount: int, t: Translator) -> str:
    """An amount that does not count: struck out for the eye, said in words for the ear."""
    said = escape(t.gettext("{number}, does not count", number=t.number(amount)))
    return f'<del aria-hidden="true">{t.number(amount)}</del><span class="baza-heard">{said}</span>'


def _struck(t: Translator) -> str:
    """A point that does not count: struck out for the eye, said in words for the ear."""
    said = escape(t.gettext("won, does not count"))
    return f'<del aria-hidden="true">{t.signed(1)}</del><span class="baza-heard">{said}</span>'


def _place(rule: RuleId) -> int:
    """Where a clause stands among those of its game."""
    return list(type(rule)).index(rule)
