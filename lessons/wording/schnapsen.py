"""Schnapsen in words: why a move is refused, why it is legal, who takes a trick.

One function per clause and kind of answer. Each says one or two whole sentences; which cards, which
numbers and who is meant come from the engine's facts.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card, card_text, suit_of
from engine.games.schnapsen.clauses import Clause
from engine.games.schnapsen.settle import GOAL
from engine.reasons import Reason
from lessons.i18n import N_
from lessons.wording.played import Played
from lessons.wording.teller import Teller, Wording

__all__ = ["LEGAL", "POINTS_SHORT", "REFUSED", "TAKEN", "trick_reason"]

POINTS_SHORT = N_("You have {points} counted points; the task asks for {goal}.")
"""What a goal of card points still lacks."""


def _turn(of: Teller) -> str:
    if of.get("over"):
        return of.t.gettext("The deal is over: there is nothing left to play.")
    return of.t.gettext("It is not your turn.")


def _in_hand(of: Teller) -> str:
    return of.t.gettext("You do not hold {card:the}.", card=of.card("card"))


def _follow(of: Teller) -> str:
    return of.t.gettext(
        "You have to follow suit: {led:the} was led and you hold {could:the}.",
        led=of.card("led"),
        could=of.cards("could"),
    )


def _trump(of: Teller) -> str:
    return of.t.gettext(
        "You have none of the suit led ({suit}), so you have to trump: play {could:or}.",
        suit=of.suit("led"),
        could=of.cards("could"),
    )


def _head(of: Teller) -> str:
    could = of.cards("could")
    if len(could) == 1:
        return of.t.gettext(
            "You have to head the trick: your {could} beats {led:the}.", could=could, led=of.card("led")
        )
    return of.t.gettext(
        "You have to head the trick: {could:the} beat {led:the}.", could=could, led=of.card("led")
    )


def _marriage(of: Teller) -> str:
    if not of["leading"]:
        return of.t.gettext("Only the player who leads may announce a marriage.")
    return of.t.gettext(
        "A marriage needs both cards in your hand: {king:the} and {queen:the}.",
        king=of.card("king"),
        queen=of.card("queen"),
    )


def _marriage_play(of: Teller) -> str:
    return of.t.gettext(
        "You have announced the marriage of {suit}: now lead {could:or}.",
        suit=of.suit("suit"),
        could=of.cards("could"),
    )


def _marriage_first(of: Teller) -> str:
    return of.t.gettext("At this table no marriage may be announced on the first trick.")


def _exchange(of: Teller) -> str:
    if not of["leading"]:
        return of.t.gettext("Only the player who leads may exchange, before playing a card.")
    return of.t.gettext("You do not hold {card:the}, the card that is exchanged.", card=of.card("card"))


def _exchange_stock(of: Teller) -> str:
    if of["closed"]:
        return of.t.gettext("The stock is closed: nobody exchanges any more.")
    if not of["stock"]:
        return of.t.gettext("The stock is used up: there is no turned card to take.")
    return of.t.gettext(
        "To exchange, the stock must hold at least {least} cards, and it holds {stock}.",
        least=of["least"],
        stock=of["stock"],
    )


def _exchange_first(of: Teller) -> str:
    return of.t.gettext("At this table nobody exchanges on the first trick.")


def _close(of: Teller) -> str:
    return of.t.gettext("Only the player who leads may close the stock, before playing a card.")


def _close_stock(of: Teller) -> str:
    if of["closed"]:
        return of.t.gettext("The stock is closed already.")
    if not of["stock"]:
        return of.t.gettext("The stock is used up: there is nothing left to close.")
    return of.t.gettext(
        "To close, the stock must hold at least {least} cards, and it holds {stock}.",
        least=of["least"],
        stock=of["stock"],
    )


def _claim(of: Teller) -> str:
    if of["leading"]:
        return of.t.gettext("You cannot claim yet: before your first trick nothing counts.")
    return of.t.gettext("You cannot claim now: only when it is your lead, after winning a trick.")


def _last_decision(of: Teller) -> str:
    if of.get("card") is not None:
        return of.t.gettext("All the cards are played: claim, or pass.")
    return of.t.gettext("You can pass only after the last trick.")


REFUSED: dict[Clause, Wording] = {
    Clause.TURN: _turn,
    Clause.IN_HAND: _in_hand,
    Clause.FOLLOW: _follow,
    Clause.TRUMP: _trump,
    Clause.HEAD: _head,
    Clause.MARRIAGE: _marriage,
    Clause.MARRIAGE_PLAY: _marriage_play,
    Clause.MARRIAGE_FIRST: _marriage_first,
    Clause.EXCHANGE: _exchange,
    Clause.EXCHANGE_STOCK: _exchange_stock,
    Clause.EXCHANGE_FIRST: _exchange_first,
    Clause.CLOSE: _close,
    Clause.CLOSE_STOCK: _close_stock,
    Clause.CLAIM: _claim,
    Clause.LAST_DECISION: _last_decision,
}
"""Why a move is refused; said to the player who tried it."""


def _may_free(of: Teller) -> str:
    return of.t.gettext("The stock is open, so any card may be played: {card:the} too.", card=of.card("card"))


def _may_strict(of: Teller) -> str:
    return of.t.gettext("You can neither follow suit nor trump, so any card may be played.")


def _may_follow(of: Teller) -> str:
    return of.t.gettext(
        "{card:The} follows suit, and nothing more is asked of you here.", card=of.card("card")
    )


def _may_trump(of: Teller) -> str:
    return of.t.gettext(
        "You have none of the suit led ({suit}), so a trump is your duty: {card:the} is one.",
        suit=of.suit("led"),
        card=of.card("card"),
    )


def _may_head(of: Teller) -> str:
    return of.t.gettext(
        "{card:The} follows suit and beats {led:the}, as it has to.",
        card=of.card("card"),
        led=of.card("led"),
    )


def _may_announce(of: Teller) -> str:
    cards = {"king": of.card("king"), "queen": of.card("queen")}
    if of["tricks"]:
        return of.t.gettext(
            "You lead and hold {king:the} and {queen:the}: the marriage counts {worth} points at once.",
            worth=of["worth"],
            **cards,
        )
    return of.t.gettext(
        "You lead and hold {king:the} and {queen:the}: the marriage is worth {worth} points, which count "
        "as soon as you win a trick.",
        worth=of["worth"],
        **cards,
    )


def _may_exchange(of: Teller) -> str:
    return of.t.gettext(
        "You lead, the stock is open and you hold {card:the}: you may take {turned:the} for it.",
        card=of.card("card"),
        turned=of.card("turned"),
    )


def _may_close(of: Teller) -> str:
    return of.t.gettext("You lead and the stock is open: you may close it, and then nobody draws any more.")


def _may_claim(of: Teller) -> str:
    return of.t.gettext("You may claim now, but it is right only with {goal} counted points.", goal=GOAL)


def _may_decide(of: Teller) -> str:
    return of.t.gettext("The last trick is played: its winner may still claim, or pass.")


LEGAL: dict[Clause, Wording] = {
    Clause.FREE: _may_free,
    Clause.STRICT: _may_strict,
    Clause.FOLLOW: _may_follow,
    Clause.TRUMP: _may_trump,
    Clause.HEAD: _may_head,
    Clause.MARRIAGE: _may_announce,
    Clause.EXCHANGE: _may_exchange,
    Clause.CLOSE: _may_close,
    Clause.CLAIM: _may_claim,
    Clause.LAST_DECISION: _may_decide,
}
"""Why a move is legal."""


def trick_reason(
    cards: Sequence[Card],
    place: int,
    played: Played,  # noqa: ARG001 - every rule set has the same order; only a trump wins from another suit
) -> Reason:
    """Why the card at a ``place`` (0 = led) wins a trick of two cards.

    Facts: ``card`` the winner, ``other`` the loser, ``same`` 1 if both are of one suit.
    """
    winner, other = cards[place], cards[1 - place]
    same = suit_of(winner) == suit_of(other)
    rule = Clause.RUFF if place and not same else Clause.WIN
    return Reason(rule, {"card": card_text(winner), "other": card_text(other), "same": int(same)})


def _win(of: Teller) -> str:
    cards = {"card": of.card("card"), "other": of.card("other")}
    if of["same"]:
        if of.yours:
            return of.t.gettext(
                "You win the trick: {card:the} is higher than {other:the}, and both are of the suit led.",
                **cards,
            )
        return of.t.gettext(
            "Your opponent wins the trick: {card:the} is higher than {other:the}, and both are of the suit "
            "led.",
            **cards,
        )
    if of.yours:
        return of.t.gettext(
            "You win the trick with {card:the}: {other:the} is neither of the suit led nor a trump.", **cards
        )
    return of.t.gettext(
        "Your opponent wins the trick with {card:the}: {other:the} is neither of the suit led nor a trump.",
        **cards,
    )


def _ruff(of: Teller) -> str:
    cards = {"card": of.card("card"), "other": of.card("other")}
    if of.yours:
        return of.t.gettext(
            "You win the trick: {card:the} is a trump, and a trump beats {other:the} of another suit.",
            **cards,
        )
    return of.t.gettext(
        "Your opponent wins the trick: {card:the} is a trump, and a trump beats {other:the} of another suit.",
        **cards,
    )


TAKEN: dict[Clause, Wording] = {Clause.WIN: _win, Clause.RUFF: _ruff}
"""Who takes a trick of two cards; facts ``card`` (winner), ``other``, ``same`` (1: same suit)."""
