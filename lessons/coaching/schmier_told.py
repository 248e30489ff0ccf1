"""Schmier as it happens: what each move of the others meant, and what a trick brought to whom."""

from __future__ import annotations

from engine import SUITS, Move
from engine.games.schmier.clauses import Clause
from engine.games.schmier.points import ITEMS, awards
from engine.games.schmier.state import SchmierState
from engine.games.schmier.trumps import WORTH
from engine.games.schmier.words import bid_of, discarded_by
from engine.settlement import Line
from lessons.explain import settlement, trick_of, trick_taken
from lessons.i18n import N_, Translator
from lessons.names import CardNames
from lessons.practice import Happening
from lessons.seats import Company, company

__all__ = ["brought", "happened"]

_GOES_TO = {
    Clause.HIGH: N_("High goes to {team}."),
    Clause.LOW: N_("Low goes to {team}."),
    Clause.RIGHT: N_("The right Bauer goes to {team}."),
    Clause.LEFT: N_("The left Bauer goes to {team}."),
    Clause.JOKER: N_("The joker goes to {team}."),
}


def happened(event: Happening, seat: int, t: Translator, names: CardNames, *, sums: bool = True) -> list[str]:
    """Tell one happening to the learner on ``seat``; his own moves need no telling.

    Without ``sums`` what a trick brings is left for the learner to count.
    """
    before, after, move = event.before, event.after, event.move
    assert isinstance(before, SchmierState)
    assert isinstance(after, SchmierState)
    table = company(before.rules, seat)
    if before.phase == "bidding":
        return _bidding(event.seat, move, after, table, t)
    if before.phase == "trump":
        return _trump(event.seat, after, table, t, names)
    if before.phase == "discard":
        return _exchange(event, table, t, names)
    said = [] if event.seat == seat else [_played(event, table, t, names)]
    if event.trick is not None:
        said += _trick(event, after, table, t, names, sums=sums)
    return said


def brought(event: Happening, t: Translator) -> str:
    """What the trick that an event completed counts for Game; empty if nothing."""
    assert event.trick is not None
    worth = sum(WORTH[card] for card in event.trick.cards)
    if not worth:
        return ""
    return t.ngettext(
        "It counts {number} card point for Game.", "It counts {number} card points for Game.", worth
    )


def _bidding(seat: int, move: Move, after: SchmierState, table: Company, t: Translator) -> list[str]:
    assert isinstance(move, str)
    said = []
    if seat != table.you:
        who = table.told(seat, t)
        if bid_of(move):
            said.append(t.gettext("{who} bids {bid}.", who=who, bid=bid_of(move)))
        else:
            said.append(t.gettext("{who} passes.", who=who))
    if after.phase == "over":
        said.append(t.gettext("All six have passed."))
    elif after.phase == "trump" and after.declarer == table.you:
        said.append(t.gettext("You have won the bidding with {bid}.", bid=after.bid))
    elif after.phase == "trump":
        said.append(
            t.gettext(
                "{who} has won the bidding with {bid}.", who=table.told(after.declarer, t), bid=after.bid
            )
        )
    return said


def _trump(seat: int, after: SchmierState, table: Company, t: Translator, names: CardNames) -> list[str]:
    trumps = after.trumps
    assert trumps is not None
    facts = {"suit": names.suit(SUITS[trumps.suit]), "left": names.card(trumps.left)}
    if seat == table.you:
        return [t.gettext("{left:The} is now the left Bauer.", **facts)]
    return [
        t.gettext(
            "{who} names {suit} as trumps: {left:the} is now the left Bauer.",
            who=table.told(seat, t),
            **facts,
        )
    ]


def _exchange(event: Happening, table: Company, t: Translator, names: CardNames) -> list[str]:
    before, after, seat, move = event.before, event.after, event.seat, event.move
    assert isinstance(before, SchmierState)
    assert isinstance(after, SchmierState)
    assert isinstance(move, str)
    thrown = len(discarded_by(move))
    new = after.hands[table.you] & ~before.hands[table.you]
    drawn = [card for card in after.held[table.you] if new >> card & 1]
    said = []
    if seat != table.you:
        who = table.told(seat, t)
        if seat == before.dealer:
            said.append(t.gettext("{who}, the dealer, has taken the rest and thrown down to six.", who=who))
        elif thrown:
            said.append(
                t.ngettext(
                    "{who} throws {number} card and draws as many.",
                    "{who} throws {number} cards and draws as many.",
                    thrown,
                    who=who,
                )
            )
        else:
            said.append(t.gettext("{who} throws nothing.", who=who))
        if drawn:  # the dealer's turn has come
            said.append(
                t.ngettext(
                    "You deal, so you take the {number} card that is left.",
                    "You deal, so you take the {number} cards that are left.",
                    len(drawn),
                )
            )
    elif drawn:
        said.append(t.gettext("You draw {cards:the}.", cards=names.cards(drawn)))
    return said


def _played(event: Happening, table: Company, t: Translator, names: CardNames) -> str:
    assert isinstance(event.move, int)
    facts = {"who": table.told(event.seat, t), "card": names.card(event.move)}
    if event.before.trick:
        return t.gettext("{who} plays {card:the}.", **facts)
    return t.gettext("{who} leads {card:the}.", **facts)


def _trick(
    event: Happening, after: SchmierState, table: Company, t: Translator, names: CardNames, *, sums: bool
) -> list[str]:
    trick = event.trick
    assert trick is not None
    assert isinstance(event.before, SchmierState)
    reason = trick_of(after, trick)
    said = [
        trick_taken(reason, t, names, yours=trick.winner == table.you, company=table, winner=trick.winner)
    ]
    if sums:
        if worth := brought(event, t):
            said.append(worth)
        for rule, was, team in zip(ITEMS, event.before.taken, after.taken, strict=True):
            if was < 0 <= team:
                said.append(t.gettext(_GOES_TO[rule], team=table.team(team, t)))
    if after.phase == "over":
        said += _ended(after, table, t, names)
    return said


def _ended(state: SchmierState, table: Company, t: Translator, names: CardNames) -> list[str]:
    """What no line of the settlement says: that a bid was made, that nobody has Game."""
    result = state.result
    assert result is not None
    won = awards(state)
    side = state.declarer % len(state.points)
    lines = [Line(point.rule, -1, 0, point.facts) for point in won if point.rule is Clause.GAME_TIE]
    if result.winners == (side,):
        made = sum(point.team == side for point in won)
        lines.append(Line(Clause.MADE, side, made, {"bid": state.bid, "won": made}))
    return [settlement(line, t, names, you=table.you, sides=table.sides) for line in lines]
