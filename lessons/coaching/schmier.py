"""The coach of Schmier: what happened, what matters now, and why a bid, a discard or a card is good.

Every move is the engine's choice; this module only says which idea it stands for, from what the learner's
seat can see.
"""

from __future__ import annotations

from engine import SUITS, Move
from engine.games.schmier.view import SchmierView
from engine.games.schmier.words import bid_of
from lessons.coaching.schmier_calls import bid_idea, discard_idea, trump_idea
from lessons.coaching.schmier_play import play_idea
from lessons.coaching.schmier_sight import Sight, sight
from lessons.coaching.schmier_told import happened
from lessons.coaching.teller import Idea
from lessons.i18n import Translator
from lessons.names import CardNames
from lessons.seats import Company

__all__ = ["happened", "idea", "now"]


def idea(view: SchmierView, move: Move, t: Translator, names: CardNames) -> Idea:
    """Say which idea a chosen move stands for."""
    if view.phase == "bidding":
        return bid_idea(view, move, t, names)
    if view.phase == "trump":
        return trump_idea(view, move, t, names)
    if view.phase == "discard":
        return discard_idea(view, move, t, names)
    return play_idea(view, move, t, names)


def now(view: SchmierView, t: Translator, names: CardNames) -> str:
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
        said = t.gettext("You lead to the first trick: any card, a trump or not.")
    elif len(view.hand) == 1:
        return t.gettext("You lead your last card.")
    else:
        said = t.gettext("You lead: any card.")
    prey = seen.still_out()
    if not prey:
        return said
    out = t.gettext("You have not seen {cards:the} yet.", cards=names.cards(prey))
    return f"{said} {out}"


def _now_answering(seen: Sight, t: Translator, names: CardNames) -> str:
    facts = {"card": names.card(seen.winning), "who": seen.company.told(seen.holder, t)}
    if seen.with_partner:
        said = t.gettext("{who} of your team is winning the trick with {card:the}.", **facts)
    else:
        said = t.gettext("{who} is winning the trick with {card:the}.", **facts)
    if not seen.behind:
        last = t.gettext("You play last.")
        said = f"{said} {last}"
    stake = seen.at_stake()
    if stake:
        what = t.ngettext(
            "There is a point in it: {cards:the}.",
            "There are {number} points in it: {cards:the}.",
            len(stake),
            cards=names.cards(stake),
        )
        said = f"{said} {what}"
    return said
