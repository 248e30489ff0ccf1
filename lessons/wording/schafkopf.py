"""Schafkopf in words: why a bid or card is refused or allowed, who takes a trick.

One function per clause and kind of answer. Each says one or two whole sentences; which cards, which
numbers and who is meant come from the engine's facts.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card, card_text, parse_card, suit_of
from engine.games.schafkopf.clauses import Clause
from engine.games.schafkopf.contracts import contract_of, kind_of
from engine.games.schafkopf.duties import RUN_AWAY_WITH
from engine.reasons import Reason
from engine.trick import winning_place
from lessons.i18n import N_
from lessons.names import Name
from lessons.wording.bids import bid_name
from lessons.wording.played import Played
from lessons.wording.teller import Teller, Wording

__all__ = ["LEGAL", "POINTS_SHORT", "REFUSED", "TAKEN", "above", "trick_reason"]

POINTS_SHORT = N_("You have won {points} card points; the task asks for {goal}.")
"""What a goal of card points still lacks."""


def _courts(of: Teller) -> dict[str, Name]:
    return {"ober": of.names.rank("Q"), "unter": of.names.rank("J")}


def _bid(of: Teller, key: str = "bid") -> str:
    return bid_name(of[key], of.t, of.names)


def _turn(of: Teller) -> str:
    return of.t.gettext("The deal is over: there is nothing left to play.")


def _bidding(of: Teller) -> str:
    if of.get("bid") is not None:
        return of.t.gettext("The bidding is over: the contract is {contract}.", contract=_bid(of, "contract"))
    return of.t.gettext("No card is played before the bidding is over.")


def _higher(of: Teller) -> str:
    if kind_of(of["bid"]) == kind_of(of["highest"]):
        return of.t.gettext(
            "{highest} has been bid already: an equal bid is not enough, and the earlier one stands.",
            highest=_bid(of, "highest"),
        )
    return of.t.gettext(
        "{bid} is too low: {highest} has been bid, and only a higher contract goes over it.",
        bid=_bid(of),
        highest=_bid(of, "highest"),
    )


def _call(of: Teller) -> str:
    return of.t.gettext(
        "{ace:The} cannot be called: {suit:the} are trumps in Rufer.",
        ace=of.card("ace"),
        suit=of.suit("suit"),
    )


def _call_ace(of: Teller) -> str:
    return of.t.gettext("You hold {ace:the} yourself, so you cannot call it.", ace=of.card("ace"))


def _call_suit(of: Teller) -> str:
    return of.t.gettext(
        "To call {ace:the} you need another card of {suit}; {ober} and {unter} are trumps and do not count.",
        ace=of.card("ace"),
        suit=of.suit("suit"),
        **_courts(of),
    )


def _solo_suit(of: Teller) -> str:
    return of.t.gettext(
        "To make {suit:the} trumps you need a card of that suit; {ober} and {unter} do not count.",
        suit=of.suit("suit"),
        **_courts(of),
    )


def _sie(of: Teller) -> str:
    if not of["held"]:
        return of.t.gettext(
            "Sie needs all four {ober:many} and all four {unter:many}; you hold none of them.", **_courts(of)
        )
    return of.t.ngettext(
        "Sie needs all four {ober:many} and all four {unter:many}; you hold {number} of them.",
        "Sie needs all four {ober:many} and all four {unter:many}; you hold {number} of them.",
        len(of["held"]),
        **_courts(of),
    )


def _in_hand(of: Teller) -> str:
    return of.t.gettext("You do not hold {card:the}.", card=of.card("card"))


def _follow(of: Teller) -> str:
    card, led = parse_card(of["card"]), parse_card(of["led"])
    facts: dict[str, object] = {"card": of.card("card"), "led": of.card("led"), "could": of.cards("could")}
    looks_alike = suit_of(card) == suit_of(led)
    if of["trumps"]:
        if looks_alike:
            return of.t.gettext(
                "{led:The} is a trump here, and {card:the} is not: play a trump, {could:or}.", **facts
            )
        return of.t.gettext(
            "You have to follow with a trump: {led:the} was led and you hold {could:the}.", **facts
        )
    if looks_alike:
        return of.t.gettext(
            "{card:The} is a trump here and does not follow the suit of {led:the}: play {could:or}.", **facts
        )
    return of.t.gettext("You have to follow suit: {led:the} was led and you hold {could:the}.", **facts)


def _ace_falls(of: Teller) -> str:
    return of.t.gettext(
        "Your {called} has been called, and its suit is led for the first time: you have to play it.",
        called=of.card("called"),
    )


def _ace_stays(of: Teller) -> str:
    return of.t.gettext(
        "Your {called} has been called, and its suit has not been led yet: it may not be thrown on another "
        "suit.",
        called=of.card("called"),
    )


def _run_away(of: Teller) -> str:
    told = of.t.ngettext(
        "Your {called} has been called and you hold {number} card of its suit; to lead a lower one than the "
        "ace you need {least}.",
        "Your {called} has been called and you hold {number} cards of its suit; to lead a lower one than the "
        "ace you need {least}.",
        of["ordinary"],
        called=of.card("called"),
        least=RUN_AWAY_WITH,
    )
    if len(of["could"]) == 1:
        why = of.t.gettext("Lead {called:the}: you have no other suit.", called=of.card("called"))
    else:
        why = of.t.gettext("Lead {called:the} or another suit.", called=of.card("called"))
    return f"{told} {why}"


REFUSED: dict[Clause, Wording] = {
    Clause.TURN: _turn,
    Clause.BIDDING: _bidding,
    Clause.HIGHER: _higher,
    Clause.CALL: _call,
    Clause.CALL_ACE: _call_ace,
    Clause.CALL_SUIT: _call_suit,
    Clause.SOLO_SUIT: _solo_suit,
    Clause.SIE: _sie,
    Clause.IN_HAND: _in_hand,
    Clause.FOLLOW: _follow,
    Clause.ACE_FALLS: _ace_falls,
    Clause.ACE_STAYS: _ace_stays,
    Clause.RUN_AWAY: _run_away,
}
"""Why a bid or card is refused; said to the player who tried it."""


def _may_call(of: Teller) -> str:
    facts: dict[str, object] = {"ace": of.card("ace"), "held": of.cards("held")}
    return of.t.gettext("You may call {ace:the}: you do not hold it, but you hold {held:the}.", **facts)


def _may_solo(of: Teller) -> str:
    facts: dict[str, object] = {"bid": _bid(of), "held": of.cards("held"), "suit": of.suit("suit")}
    if of.get("highest") is not None:
        return of.t.gettext(
            "{bid} goes over {highest}, and you hold {held:the} of the trump suit.",
            highest=_bid(of, "highest"),
            **facts,
        )
    return of.t.gettext("You may make {suit:the} trumps: you hold {held:the}.", **facts)


def _may_sie(of: Teller) -> str:
    return of.t.gettext(
        "You hold all four {ober:many} and all four {unter:many}: Sie wins at once.", **_courts(of)
    )


def _may_wenz(of: Teller) -> str:
    if of.get("highest") is not None:
        return of.t.gettext(
            "{bid} goes over {highest} and asks for no particular card.",
            bid=_bid(of),
            highest=_bid(of, "highest"),
        )
    return of.t.gettext("Nobody has bid yet, and {bid} asks for no particular card.", bid=_bid(of))


def _may_follow(of: Teller) -> str:
    facts = {"card": of.card("card"), "led": of.card("led")}
    if of["trumps"]:
        return of.t.gettext("{led:The} is a trump, and {card:the} is one too: you follow.", **facts)
    return of.t.gettext("{card:The} is of the suit of {led:the}: you follow.", **facts)


def _may_free(of: Teller) -> str:
    if of["card"] == of.get("called") and of.get("ordinary"):
        return of.t.gettext(
            "{card:The} is your last card: only now may the called ace be thrown on another suit.",
            card=of.card("card"),
        )
    if of["trumps"]:
        return of.t.gettext("You have no trump to follow with, so any card may be played.")
    return of.t.gettext(
        "You have no {suit} to follow with, so any card may be played: nobody has to trump.",
        suit=of.suit("led"),
    )


def _may_ace_fall(of: Teller) -> str:
    return of.t.gettext(
        "{called:The} has been called and its suit is led: it has to fall now.", called=of.card("called")
    )


def _may_ace_free(of: Teller) -> str:
    return of.t.gettext(
        "{card:The} is free: its suit has been led before, so it is played like any other card.",
        card=of.card("card"),
    )


def _may_run_away(of: Teller) -> str:
    facts = {"card": of.card("card"), "called": of.card("called")}
    if of["card"] == of["called"]:
        return of.t.gettext(
            "You may lead {card:the} yourself: then everybody knows that you are the partner.", **facts
        )
    return of.t.ngettext(
        "You hold {number} card of the called suit, {called:the} among them: you may lead {card:the} and run "
        "away.",
        "You hold {number} cards of the called suit, {called:the} among them: you may lead {card:the} and "
        "run away.",
        of["ordinary"],
        **facts,
    )


LEGAL: dict[Clause, Wording] = {
    Clause.CALL_SUIT: _may_call,
    Clause.SOLO_SUIT: _may_solo,
    Clause.SIE: _may_sie,
    Clause.HIGHER: _may_wenz,
    Clause.FOLLOW: _may_follow,
    Clause.FREE: _may_free,
    Clause.ACE_FALLS: _may_ace_fall,
    Clause.ACE_FREE: _may_ace_free,
    Clause.RUN_AWAY: _may_run_away,
}
"""Why a bid or card is legal."""


def trick_reason(cards: Sequence[Card], place: int, played: Played) -> Reason:
    """Why the card at a ``place`` (0 = led) wins a trick of one card or more.

    Facts: ``card`` the winner, ``led`` the card led, ``trumps`` and ``followed`` how many cards are trumps
    and how many are of the suit led, the led one included; and, if there is another card, ``other``, which
    would have won without the winner, with ``same`` 1 if both are of one suit, trumps being one suit.
    Raises :class:`ValueError` without a contract: only that says what is trump.

    >>> import engine
    >>> played = Played(engine.parse_setup("schafkopf"), contract="wenz")
    >>> reason = trick_reason(engine.parse_cards("TC.QC.AC.JH"), 3, played)
    >>> reason.rule.value, reason.facts["other"], reason.facts["trumps"]
    ('schafkopf.trump', 'AC', 1)
    """
    if played.contract is None:
        raise ValueError("without a contract nothing is trump in Schafkopf")
    order = contract_of(played.contract).order
    winner = cards[place]
    companions = order.companions[cards[0]]
    facts: dict[str, str | int | list[str]] = {
        "card": card_text(winner),
        "led": card_text(cards[0]),
        "trumps": sum(order.trumps >> card & 1 for card in cards),
        "followed": sum(companions >> card & 1 for card in cards),
    }
    others = [card for card in cards if card != winner]
    if others:
        # The led suit still rules if the card led is the winner itself, so it is not left out by itself.
        rest = [card for card in others if (companions | order.trumps) >> card & 1] or others
        other = rest[winning_place(rest, order)]
        facts |= {"other": card_text(other), "same": order.companions[winner] >> other & 1}
    return Reason(Clause.TRUMP if order.trumps >> winner & 1 else Clause.WIN, facts)


def _win(of: Teller) -> str:
    facts: dict[str, object] = {"card": of.card("card"), "suit": of.suit("led"), "winner": _winner(of)}
    if of["followed"] == 1:
        if of.yours:
            return of.t.gettext(
                "You win the trick: {card:the} is the only card of the suit led, and nobody trumped.", **facts
            )
        return of.t.gettext(
            "{winner} wins the trick: {card:the} is the only card of the suit led, and nobody trumped.",
            **facts,
        )
    if of.yours:
        return of.t.gettext(
            "You win the trick: {card:the} is the highest card of the suit led ({suit}), and nobody trumped.",
            **facts,
        )
    return of.t.gettext(
        "{winner} wins the trick: {card:the} is the highest card of the suit led ({suit}), and nobody "
        "trumped.",
        **facts,
    )


def _winner(of: Teller) -> str:
    who = of.who()
    return who[:1].upper() + who[1:]


def _trump(of: Teller) -> str:
    facts: dict[str, object] = {"card": of.card("card"), "winner": _winner(of)}
    if of["trumps"] == 1:
        if of.yours:
            return of.t.gettext("You win the trick: {card:the} is the only trump in it.", **facts)
        return of.t.gettext("{winner} wins the trick: {card:the} is the only trump in it.", **facts)
    facts["why"] = above(of)
    if of.yours:
        return of.t.gettext("You win the trick: {card:the} is the highest trump in it. {why}", **facts)
    return of.t.gettext("{winner} wins the trick: {card:the} is the highest trump in it. {why}", **facts)


def above(of: Teller) -> str:
    """Why one trump is above another, in a sentence of its own."""
    rank, other = of["card"][0], of["other"][0]
    if rank not in "QJ":
        return of.t.gettext("In the trump suit {card:the} is above {other:the}.", card=of.card("card"),
                            other=of.card("other"))  # fmt: skip
    if other not in "QJ":
        return of.t.gettext("Every {rank} is above the cards of the trump suit.", rank=of.names.rank(rank))
    if rank != other:
        return of.t.gettext("Every {rank} is above every {other}.", rank=of.names.rank(rank),
                            other=of.names.rank(other))  # fmt: skip
    return of.t.gettext(
        "Among the {rank:many}, {suit:the} are above {other:the}.",
        rank=of.names.rank(rank),
        suit=of.suit("card"),
        other=of.suit("other"),
    )


TAKEN: dict[Clause, Wording] = {Clause.WIN: _win, Clause.TRUMP: _trump}
"""Who takes a trick; the facts are those of :func:`trick_reason`."""
