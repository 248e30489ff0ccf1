"""Bohemian Schneider in words: why a card is refused or allowed, who takes a trick, what a deal pays.

One function per clause and kind of answer. Each says one or two whole sentences; which cards, which
numbers and who is meant come from the engine's facts.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card, card_text, cards_of, suit_of
from engine.games.schneider.clauses import Clause
from engine.games.schneider.terms import compile_terms
from engine.reasons import Reason
from lessons.i18n import N_
from lessons.names import Name
from lessons.wording.played import Played
from lessons.wording.teller import Teller, Wording

__all__ = ["LEGAL", "POINTS_SHORT", "REFUSED", "SETTLED", "TAKEN", "trick_reason"]

POINTS_SHORT = N_("Honours so far: {points}. The task asks for {goal}.")
"""What a goal of honours still lacks."""


def _turn(of: Teller) -> str:
    if of.get("over"):
        return of.t.gettext("The deal is over: there is nothing left to play.")
    return of.t.gettext("It is not your turn.")


def _in_hand(of: Teller) -> str:
    return of.t.gettext("You do not hold {card:the}.", card=of.card("card"))


def _follow(of: Teller) -> str:
    return of.t.gettext(
        "At this table you have to follow suit: {led:the} was led and you hold {could:the}.",
        led=of.card("led"),
        could=of.cards("could"),
    )


REFUSED: dict[Clause, Wording] = {
    Clause.TURN: _turn,
    Clause.IN_HAND: _in_hand,
    Clause.FOLLOW: _follow,
}
"""Why a move is refused; said to the player who tried it."""


def _may_free(of: Teller) -> str:
    return of.t.gettext("Any card may answer {led:the}: {card:the} too.", **_answer(of))


def _may_follow(of: Teller) -> str:
    return of.t.gettext(
        "{card:The} follows suit to {led:the}; whether it beats it or not is up to you.", **_answer(of)
    )


def _answer(of: Teller) -> dict[str, Name]:
    return {"card": of.card("card"), "led": of.card("led")}


LEGAL: dict[Clause, Wording] = {Clause.FREE: _may_free, Clause.FOLLOW: _may_follow}
"""Why a move is legal."""


def trick_reason(cards: Sequence[Card], place: int, played: Played) -> Reason:
    """Why the card at a ``place`` (0 = led) wins a trick.

    Facts: ``card`` the winner, ``other`` the loser, ``same`` 1 if both are of one suit, ``led`` 1 if the
    card led wins, ``trumps`` 1 if there is a trump suit; with ``capture=next-only`` also ``next``, the one
    card of its suit that beats the card led (none for an ace).

    >>> import engine
    >>> rules = engine.parse_setup("schneider(capture=next-only)")
    >>> reason = trick_reason(engine.parse_cards("QS.AS"), 0, Played(rules))
    >>> reason.rule.value, reason.facts["next"]
    ('schneider.capture', ['KS'])
    """
    led = cards[0]
    winner, other = cards[place], cards[1 - place]
    same = suit_of(winner) == suit_of(other)
    facts: dict[str, str | int | list[str]] = {
        "card": card_text(winner),
        "other": card_text(other),
        "same": int(same),
        "led": int(place == 0),
        "trumps": int(played.trump is not None),
    }
    if played.rules["capture"] == "next-only":
        order = compile_terms(played.rules, played.trump).order
        facts["next"] = [card_text(card) for card in cards_of(order.beaters[led] & order.companions[led])]
    return Reason(Clause.TRUMP if place and not same else Clause.CAPTURE, facts)


def _capture(of: Teller) -> str:
    cards = {"card": of.card("card"), "other": of.card("other")}
    following = of.get("next")
    if of["led"]:
        if not of["same"]:
            return _stranger(of, cards)
        if following:
            return _too_far(of, cards)
        if following is not None:
            return _ace(of, cards)
        if of.yours:
            return of.t.gettext("You win the trick: {other:the} is lower than {card:the}.", **cards)
        return of.t.gettext("Your opponent wins the trick: {other:the} is lower than {card:the}.", **cards)
    if following is not None:
        if of.yours:
            return of.t.gettext(
                "You win the trick: {card:the} is the next card above {other:the}, the only one that beats "
                "it.",
                **cards,
            )
        return of.t.gettext(
            "Your opponent wins the trick: {card:the} is the next card above {other:the}, the only one that "
            "beats it.",
            **cards,
        )
    if of.yours:
        return of.t.gettext(
            "You win the trick: {card:the} is higher than {other:the} and of the same suit.", **cards
        )
    return of.t.gettext(
        "Your opponent wins the trick: {card:the} is higher than {other:the} and of the same suit.", **cards
    )


def _stranger(of: Teller, cards: dict[str, Name]) -> str:
    """The answer is of another suit."""
    if of["trumps"]:
        if of.yours:
            return of.t.gettext(
                "You win the trick: {other:the} is neither of the suit of {card:the} nor a trump.", **cards
            )
        return of.t.gettext(
            "Your opponent wins the trick: {other:the} is neither of the suit of {card:the} nor a trump.",
            **cards,
        )
    if of.yours:
        return of.t.gettext(
            "You win the trick: {other:the} is of another suit, and no suit beats another.", **cards
        )
    return of.t.gettext(
        "Your opponent wins the trick: {other:the} is of another suit, and no suit beats another.", **cards
    )


def _too_far(of: Teller, cards: dict[str, Name]) -> str:
    """Next-only: the answer is of the suit, but not the one card that would do."""
    facts: dict[str, object] = {**cards, "next": of.cards("next")}
    if of.yours:
        return of.t.gettext(
            "You win the trick: only {next:the} would have beaten {card:the}, and {other:the} is another "
            "card.",
            **facts,
        )
    return of.t.gettext(
        "Your opponent wins the trick: only {next:the} would have beaten {card:the}, and {other:the} is "
        "another card.",
        **facts,
    )


def _ace(of: Teller, cards: dict[str, Name]) -> str:
    if of.yours:
        return of.t.gettext("You win the trick: in its suit nothing beats {card:the}.", **cards)
    return of.t.gettext("Your opponent wins the trick: in its suit nothing beats {card:the}.", **cards)


def _trump(of: Teller) -> str:
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


TAKEN: dict[Clause, Wording] = {Clause.CAPTURE: _capture, Clause.TRUMP: _trump}
"""Who takes a trick of two cards; the facts are those of :func:`trick_reason`."""


def _simple(of: Teller) -> str:
    facts = _count(of)
    if of.yours:
        return of.t.gettext(
            "You score {amount}: you have {honours} honours, more than half, and your opponent has {other}.",
            **facts,
        )
    return of.t.gettext(
        "Your opponent scores {amount}: they have {honours} honours, more than half, and you have {other}.",
        **facts,
    )


def _schneider(of: Teller) -> str:
    facts = _count(of)
    if of.yours:
        return of.t.gettext(
            "Schneider, you score {amount}: you have {honours} honours and your opponent only {other}.",
            **facts,
        )
    return of.t.gettext(
        "Schneider, your opponent scores {amount}: they have {honours} honours and you only {other}.", **facts
    )


def _schwarz(of: Teller) -> str:
    facts = _count(of)
    if of.yours:
        return of.t.gettext(
            "Schwarz, you score {amount}: all {honours} honours are yours, and your opponent has none.",
            **facts,
        )
    return of.t.gettext(
        "Schwarz, your opponent scores {amount}: all {honours} honours are theirs, and you have none.",
        **facts,
    )


def _difference(of: Teller) -> str:
    facts = _count(of)
    if of.yours:
        return of.t.gettext(
            "You score {amount}, the difference: {honours} honours of yours against {other}.", **facts
        )
    return of.t.gettext(
        "Your opponent scores {amount}, the difference: {honours} honours of theirs against {other}.", **facts
    )


def _count(of: Teller) -> dict[str, object]:
    return {"amount": of.amount, "honours": of["honours"], "other": of["other"]}


SETTLED: dict[Clause, Wording] = {
    Clause.SIMPLE: _simple,
    Clause.SCHNEIDER: _schneider,
    Clause.SCHWARZ: _schwarz,
    Clause.DIFFERENCE: _difference,
}
"""Why a deal pays what it pays; said to the learner. ``honours`` are the winner's, ``other`` the loser's."""
