"""The tricks of a finished deal, one by one, and what was said between them."""

from collections.abc import Sequence
from html import escape

from engine import Trick, card_text
from lessons import coach, practice
from lessons.practice import Happening
from lessons.wording.moves import bid_told
from ui.cards import row
from ui.context import Context
from ui.practice.deals import SEAT
from ui.practice.moment import Moment
from ui.practice.telling import telling_of

__all__ = ["all_tricks"]

_DUEL = 2


def all_tricks(context: Context, moment: Moment) -> str:
    """HTML of every trick in its order; what was announced, exchanged, bid or claimed stands where it was."""
    parts: list[str] = []
    words: list[Happening] = []
    number = 0
    for event in practice.happenings(moment.record):
        if isinstance(event.move, str):
            if event.before.phase == "discard":
                continue  # cards, not words: they stand among all the cards of the deal
            words.append(event)
        elif event.trick is not None:
            number += 1
            count = _count(context, moment, event) if moment.company.seats == _DUEL else ""
            parts += [_said(context, moment, words), _trick(context, moment, number, event.trick, count)]
            words = []
    parts.append(_said(context, moment, words))
    return "".join(parts)


def _count(context: Context, moment: Moment, event: Happening) -> str:
    """What each of two players has counted after a trick."""
    t, company = context.t, moment.company
    points = event.after.as_json()["points"]
    return " · ".join(f"{company.label(seat, t)} {t.number(points[seat])}" for seat in company.clockwise)


def _said(context: Context, moment: Moment, words: Sequence[Happening]) -> str:
    """What was said before a trick or at the end: of two players in sentences, of more in a list of names."""
    if not words:
        return ""
    if moment.company.seats == _DUEL:
        told = escape(" ".join(_sentence(context, moment, event) for event in words))
    else:
        told = " · ".join(
            f"<b>{escape(moment.company.label(event.seat, context.t))}</b> "
            f"{escape(bid_told(event.move, moment.names, yours=event.seat == SEAT))}"
            for event in words
            if isinstance(event.move, str)
        )
    return f'<p class="baza-between">{told}</p>'


def _sentence(context: Context, moment: Moment, event: Happening) -> str:
    """Who did what besides playing a card; a claim with the points that it was made with."""
    t = context.t
    if event.move == "claim":
        points = t.number(event.after.as_json()["points"][event.seat])
        if event.seat == SEAT:
            return t.gettext("You claim with {points} points.", points=points)
        return t.gettext("Your opponent claims with {points} points.", points=points)
    return " ".join(coach.recount([event], SEAT, moment.game, t, moment.names))


def _trick(context: Context, moment: Moment, number: int, trick: Trick, count: str) -> str:
    t, company = context.t, moment.company
    place = (trick.winner - trick.leader) % company.seats
    worth = telling_of(moment.game).worth(moment.record.rules, trick.cards)
    who = (
        t.gettext("You lead and win {points}.", points=worth)
        if trick.leader == SEAT == trick.winner
        else _trick_of_two(context, trick, worth)
        if company.seats == _DUEL
        else t.gettext(
            "You lead, {player} wins {points}.", player=company.told(trick.winner, t), points=worth
        )
        if trick.leader == SEAT
        else t.gettext(
            "{player} leads, you win {points}.", player=company.told(trick.leader, t), points=worth
        )
        if trick.winner == SEAT
        else t.gettext(
            "{player} leads and wins {points}.", player=company.told(trick.leader, t), points=worth
        )
        if trick.leader == trick.winner
        else t.gettext(
            "Led by {leader}, won by {winner}: {points}.",
            leader=company.told(trick.leader, t),
            winner=company.told(trick.winner, t),
            points=worth,
        )
    )
    under = [company.label((trick.leader + step) % company.seats, t) for step in range(company.seats)]
    cards = row(
        context,
        moment.names,
        [card_text(card) for card in trick.cards],
        best=place,
        under=under if company.seats > _DUEL else (),
    )
    kind = "baza-trick several" if company.seats > _DUEL else "baza-trick"
    told = f"{escape(who)}<small>{escape(count)}</small>" if count else escape(who)
    return f'<div class="{kind}"><span class="n">{number}</span>{cards}<span>{told}</span></div>'


def _trick_of_two(context: Context, trick: Trick, worth: int) -> str:
    t = context.t
    if trick.leader == SEAT:
        return t.gettext("You lead, your opponent wins {points}.", points=worth)
    if trick.winner == SEAT:
        return t.gettext("Your opponent leads, you win {points}.", points=worth)
    return t.gettext("Your opponent leads and wins {points}.", points=worth)
