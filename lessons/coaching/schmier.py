"""The coach of Schmier: what happened, what matters now, and why a bid, a discard or a card is good.

Every move is the engine's choice; this module only says which idea it stands for, from what the learner's
seat can see.
"""

from __future__ import annotations

from engine import SUITS, Card, Move
from engine.cards import JOKER
from engine.games.schmier.view import SchmierView
from engine.games.schmier.words import bid_of
from lessons.coaching.schmier_calls import bid_idea, discard_idea, trump_idea
from lessons.coaching.schmier_play import play_idea
from lessons.coaching.schmier_sight import Sight, sight
from lessons.coaching.schmier_told import brought, happened
from lessons.coaching.teller import Idea
from lessons.i18n import Translator
from lessons.names import CardNames
from lessons.seats import Company

__all__ = ["brought", "happened", "idea", "now"]


def idea(view: SchmierView, move: Move, t: Translator, names: CardNames) -> Idea:
    """Say which idea a chosen move stands for."""
    if view.phase == "bidding":
        return bid_idea(view, move, t, names)
    if view.phase == "trump":
        return trump_idea(view, move, t, names)
    if view.phase == "discard":
        return discard_idea(view, move, t, names)
    return play_idea(view, move, t, names)


def now(
    view: SchmierView,
    t: Translator,
    names: CardNames,
    *,
    sums: bool = True,  # noqa: ARG001 - nothing is summed up here
) -> str:
    """Say what matters now, without choosing for the learner; empty when he is not to act."""
    if view.to_act != view.seat:
        return ""
    if view.phase == "bidding":
        return _now_bidding(view, t)
    if view.phase == "trump":
        return t.gettext("You play for {bid} points: which suit shall be trumps?", bid=view.bid)
    if view.phase == "discard":
        return _now_discarding(view, t, names)
    seen = sight(view)
    return _now_answering(seen, t, names) if view.trick else _now_leading(seen, t, names)


def _now_bidding(view: SchmierView, t: Translator) -> str:
    company = Company(view.sides, view.seat)
    made = [place for place, word in enumerate(view.bids) if bid_of(word)]
    if not made:
        if view.seat == view.dealer:
            return t.gettext("All the others have passed: bid, or the deal is void.")
        return t.gettext("Nobody has bid yet: bid three or more, or pass.")
    bidder = (view.dealer + 1 + made[-1]) % company.seats
    facts = {"bid": view.bid, "who": company.told(bidder, t)}
    if bidder in company.sides[company.your_side]:
        return t.gettext("{who} of your team has bid {bid}: bid more, or pass.", **facts)
    return t.gettext("{who} has bid {bid}: bid more, or pass.", **facts)


def _now_discarding(view: SchmierView, t: Translator, names: CardNames) -> str:
    assert view.trump is not None
    assert view.discard is not None
    suit = names.suit(SUITS[view.trump])
    if view.seat == view.dealer:
        return t.ngettext(
            "Trumps are {suit:the}. You have taken the rest: throw {number} card, so that six are left.",
            "Trumps are {suit:the}. You have taken the rest: throw {number} cards, so that six are left.",
            view.discard.least,
            suit=suit,
        )
    if not view.discard.most:
        return t.gettext(
            "Trumps are {suit:the}, and you hold nothing else: nothing can be thrown.", suit=suit
        )
    return t.ngettext(
        "Trumps are {suit:the}. You may throw {number} card that is no trump, or none.",
        "Trumps are {suit:the}. You may throw up to {number} cards that are no trumps, or none.",
        view.discard.most,
        suit=suit,
    )


def _now_leading(seen: Sight, t: Translator, names: CardNames) -> str:
    view = seen.view
    if not view.played:
        said = t.gettext("The first lead is yours, a trump or not.")
    elif len(view.hand) == 1:
        return t.gettext("You lead your last card.")
    else:
        said = t.gettext("You lead: any card.")
    prey = seen.still_out()
    if not prey:
        return said
    out = t.ngettext(
        "You have not seen {cards} yet.",
        "You have not seen {cards} yet.",
        len(prey),
        cards=_unseen(seen, prey, t, names),
    )
    return f"{said} {out}"


def _now_answering(seen: Sight, t: Translator, names: CardNames) -> str:
    facts = {"card": names.card(seen.winning), "who": seen.company.told(seen.holder, t)}
    if seen.with_partner:
        said = t.gettext("{who} of your team is winning with {card:the}.", **facts)
    else:
        said = t.gettext("{who} is winning with {card:the}.", **facts)
    if not seen.behind:
        last = t.gettext("You play last.")
        said = f"{said} {last}"
    stake = seen.at_stake()
    if stake:
        what = t.ngettext(
            "It holds a point: {cards}.",
            "It holds {number} points: {cards}.",
            len(stake),
            cards=_in_trick(seen, stake, t, names),
        )
        said = f"{said} {what}"
    return said


def _unseen(seen: Sight, cards: tuple[Card, ...], t: Translator, names: CardNames) -> str:
    """Cards that are points and have not been seen, in a list; both Bauers together have one word."""
    bauers = {seen.trumps.right, seen.trumps.left}
    if not bauers <= {*cards}:
        return f"{names.cards(cards):the}"
    rest = [f"{names.card(card):the}" for card in cards if card not in bauers]
    return t.join([t.gettext("both Bauers"), *rest])


def _in_trick(seen: Sight, cards: tuple[Card, ...], t: Translator, names: CardNames) -> str:
    """Cards that are points and lie on the table, where several need no full name."""
    if len(cards) == 1 or {seen.trumps.right, seen.trumps.left} <= {*cards}:
        return _unseen(seen, cards, t, names)
    return t.gettext("a Bauer and {joker:the}", joker=names.card(JOKER))
