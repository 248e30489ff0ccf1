"""Schmier in words: why a move is refused or allowed, and who takes a trick.

One function per clause and kind of answer. Each says one or two whole sentences; which cards, which
numbers and who is meant come from the engine's facts.
"""

from __future__ import annotations

from engine.cards import JOKER, parse_card
from engine.games.schmier.clauses import Clause
from engine.games.schmier.trumps import TRUMPS
from lessons.i18n import N_
from lessons.wording.teller import Teller, Wording

__all__ = ["LEGAL", "POINTS_SHORT", "REFUSED"]

POINTS_SHORT = N_("Card points so far: {points}. The task asks for {goal}.")
"""What a goal of card points still lacks."""

_LEAST, _MOST = 3, 6  # the bids there are (``schmier.bid-range``)


def _turn(of: Teller) -> str:
    if of.get("over"):
        return of.t.gettext("The deal is over: there is nothing left to play.")
    return of.t.gettext("It is not your turn.")


def _in_hand(of: Teller) -> str:
    return of.t.gettext("You do not hold {card:the}.", card=of.card("card"))


def _bidding(of: Teller) -> str:
    if of["phase"] == "bidding":
        return of.t.gettext("The bidding comes first: bid or pass.")
    return of.t.gettext("The bidding is over: everybody has one chance only.")


def _name_trump(of: Teller) -> str:
    if of["phase"] == "trump":
        return of.t.gettext("Before anything else the bidder names the trump suit.")
    return of.t.gettext("The trump suit has been named: it stays for the whole deal.")


def _exchange(of: Teller) -> str:
    if of["phase"] == "discard":
        return of.t.gettext("The exchange comes first: say which cards you throw, or that you throw none.")
    return of.t.gettext("The exchange is over: from now on cards are played.")


def _bid_range(of: Teller) -> str:
    return of.t.gettext(
        "{bid} is no bid: the lowest is {least} and the highest {most}.",
        bid=of["bid"],
        least=_LEAST,
        most=_MOST,
    )


def _higher(of: Teller) -> str:
    return of.t.gettext(
        "{highest} has been bid, so a bid of {bid} is too low: bid more or pass.",
        highest=of["highest"],
        bid=of["bid"],
    )


def _twice(of: Teller) -> str:
    return of.t.gettext(
        "You can throw a card only once: you named {cards:the} twice.", cards=of.cards("cards")
    )


def _discard_most(of: Teller) -> str:
    return of.t.ngettext(
        "That is too many cards: you may throw {number} at most.",
        "That is too many cards: you may throw {number} at most.",
        of["most"],
    )


def _discard_trump(of: Teller) -> str:
    if parse_card(of["card"]) == JOKER:
        return of.t.gettext("The joker is always a trump, and trumps stay.")
    return _with_kind(of, of.t.gettext("{card:The} is a trump, and trumps stay.", card=of.card("card")))


def _dealer_takes(of: Teller) -> str:
    return of.t.ngettext(
        "The dealer throws exactly down to six cards: that is {number} card, no more and no fewer.",
        "The dealer throws exactly down to six cards: that is {number} cards, no more and no fewer.",
        of["least"],
    )


def _dealer_trumps(of: Teller) -> str:
    if of.get("could"):
        return of.t.gettext(
            "All your other cards go before a trump does: throw {could:the} too.", could=of.cards("could")
        )
    return of.t.ngettext(
        "{card:The} is a trump, and you may throw trumps only with more than six of them: you hold {number}.",
        "{card:The} is a trump, and you may throw trumps only with more than six of them: you hold {number}.",
        of["trumps"],
        card=of.card("card"),
    )


def _protected(of: Teller) -> str:
    return of.t.gettext(
        "{card:The} is never thrown, not even with more than six trumps: it stands for one of the points.",
        card=of.card("card"),
    )


def _follow(of: Teller) -> str:
    """Follow, with a word on the two cards that are trumps without looking it."""
    facts = {"led": of.card("led"), "could": of.cards("could")}
    is_left = not of["trumps"] and _is_left(of, of["card"])
    if of["trumps"]:
        if of.most is not None:
            return _with_kind(of, of.t.gettext("{led:The} is a trump: play {could:or}.", **facts))
        said = of.t.gettext(
            "You have to follow suit: {led:the} is a trump, and you hold {could:the}.", **facts
        )
        return _with_kind(of, said)
    if is_left and of.most is not None:
        return of.t.gettext(
            "{card:The} is the left Bauer, a trump in this deal: play {could:or}.",
            card=of.card("card"),
            **facts,
        )
    said = of.t.gettext("You have to follow suit: {led:the} was led and you hold {could:the}.", **facts)
    if is_left:
        strange = of.t.gettext("{card:The} is the left Bauer, a trump in this deal.", card=of.card("card"))
        return f"{strange} {said}"
    return said


def _is_left(of: Teller, card: str) -> bool:
    return parse_card(card) == TRUMPS["CSHD".index(of["trump"])].left


def _with_kind(of: Teller, said: str) -> str:
    """Add why a card among those named is a trump although it does not carry the suit."""
    named = [of.get("led"), of.get("card"), *(of.get("could") or ())]
    texts = [text for text in dict.fromkeys(named) if text]
    left = [text for text in texts if _is_left(of, text)]
    facts = {"trump": of.suit("trump")}
    if left and of.most is not None:
        why = of.t.gettext("{card:The}, the left Bauer, is one too.", card=of.names.card(left[0]))
        return f"{said} {why}"
    if left:
        why = of.t.gettext(
            "With {trump} as trumps {card:the} is the left Bauer.", card=of.names.card(left[0]), **facts
        )
        return f"{said} {why}"
    if any(parse_card(text) == JOKER for text in texts):
        why = of.t.gettext("The joker is always a trump, the lowest one.")
        return f"{said} {why}"
    return said


REFUSED: dict[Clause, Wording] = {
    Clause.TURN: _turn,
    Clause.IN_HAND: _in_hand,
    Clause.BIDDING: _bidding,
    Clause.NAME_TRUMP: _name_trump,
    Clause.EXCHANGE: _exchange,
    Clause.BID_RANGE: _bid_range,
    Clause.HIGHER: _higher,
    Clause.DISCARD: _twice,
    Clause.DISCARD_MOST: _discard_most,
    Clause.DISCARD_TRUMP: _discard_trump,
    Clause.DEALER_TAKES: _dealer_takes,
    Clause.DEALER_TRUMPS: _dealer_trumps,
    Clause.PROTECTED: _protected,
    Clause.FOLLOW: _follow,
}
"""Why a move is refused; said to the player who tried it."""


def _may_pass(of: Teller) -> str:
    return of.t.gettext("You may always pass; you get no second chance to bid.")


def _may_bid(of: Teller) -> str:
    return of.t.gettext(
        "Nobody has bid yet: any number from {least} to {most} will do.", least=_LEAST, most=_MOST
    )


def _may_raise(of: Teller) -> str:
    return of.t.gettext("{bid} is more than {highest}.", bid=of["bid"], highest=of["highest"])


def _may_name(of: Teller) -> str:
    return of.t.gettext(
        "The bidder may name any suit as trumps, {trump:the} too, whatever the hand.", trump=of.suit("trump")
    )


def _may_throw(of: Teller) -> str:
    if not of["cards"]:
        return of.t.gettext("Nobody has to throw cards: you may keep your hand as it is.")
    return of.t.ngettext(
        "{cards:The} may go: it is no trump, and up to three cards may be thrown.",
        "{cards:The} may go: they are no trumps, and up to three cards may be thrown.",
        len(of["cards"]),
        cards=of.cards("cards"),
    )


def _dealer_may(of: Teller) -> str:
    if not of["cards"]:
        return of.t.gettext("The dealer is left with six cards without throwing any.")
    return of.t.gettext("The dealer throws down to six cards and keeps every trump.")


def _dealer_may_trumps(of: Teller) -> str:
    return of.t.gettext(
        "With {trumps} trumps the dealer has to throw some of them, and these are not worth a point.",
        trumps=of["trumps"],
    )


def _may_lead(of: Teller) -> str:
    return of.t.gettext("Whoever leads may play any card.")


def _bidder_may(of: Teller) -> str:
    return of.t.gettext("The bidder leads to the first trick and may play any card, a trump or not.")


def _may_follow(of: Teller) -> str:
    facts = {"card": of.card("card"), "led": of.card("led")}
    if of["trumps"]:
        said = of.t.gettext("{card:The} follows suit: it is a trump like {led:the}.", **facts)
        return _with_kind(of, said)
    return of.t.gettext("{card:The} follows suit to {led:the}; nobody has to win.", **facts)


def _may_free(of: Teller) -> str:
    facts = {"card": of.card("card"), "led": of.card("led")}
    if of["trumps"]:
        return of.t.gettext("{led:The} is a trump and you hold none: any card may be played.", **facts)
    return of.t.gettext(
        "You hold no card of the suit of {led:the}: any card may be played, a trump too.", **facts
    )


LEGAL: dict[Clause, Wording] = {
    Clause.BIDDING: _may_pass,
    Clause.BID_RANGE: _may_bid,
    Clause.HIGHER: _may_raise,
    Clause.NAME_TRUMP: _may_name,
    Clause.DISCARD_MOST: _may_throw,
    Clause.DEALER_TAKES: _dealer_may,
    Clause.DEALER_TRUMPS: _dealer_may_trumps,
    Clause.BIDDER_LEADS: _bidder_may,
    Clause.LEAD: _may_lead,
    Clause.FOLLOW: _may_follow,
    Clause.FREE: _may_free,
}
"""Why a move is legal."""
