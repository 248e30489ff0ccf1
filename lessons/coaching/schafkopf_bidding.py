"""Why a bid of Schafkopf is good: what the hand is worth in a contract, item by item.

The numbers are those by which the computer players bid (:mod:`engine.players.schafkopf_bids`).
"""

from __future__ import annotations

from collections.abc import Sequence

from engine import Card, cards_of, mask_of
from engine.cards import CardSet, rank_set
from engine.games.schafkopf.clauses import Clause
from engine.games.schafkopf.contracts import COURTS, Contract, allowed, contract_of, kind_of, ordinary
from engine.games.schafkopf.settle import GOAL
from engine.games.schafkopf.view import SchafkopfView
from engine.players.schafkopf_bids import HALF, TABLES, expectation, forecast, items
from lessons.coaching.teller import Idea
from lessons.i18n import Translator
from lessons.names import CardNames, NameList
from lessons.wording.bids import bid_name

__all__ = ["idea_of_bid", "worth_in_words"]

_NAMED = 4
"""A hint that points at more cards than these does not name them: its words would cover them."""


def idea_of_bid(view: SchafkopfView, bid: str, t: Translator, names: CardNames) -> Idea:
    """Say why a bid, or to pass, is good with the hand of a view."""
    hand = mask_of(view.hand)
    if view.legal == ("pass",):
        return _nothing_higher(view, t, names)
    if bid == "sie":
        return _sie(t)
    highest = max(map(kind_of, view.bids), default=-1)
    best = _best(hand, highest) if bid == "pass" else contract_of(bid)
    if best.is_tout and bid != "pass":
        return _tout(hand, best, t, names)
    cards = _promising(hand, best)
    if cards:
        pointer = t.gettext(
            "Look at {cards:the}: how many card points is that worth, and does an empty suit add to it?",
            cards=_pointed(cards, names),
        )
    else:
        pointer = t.gettext("Look for trumps and aces: there are none.")
    advice = _pass(hand, best, t, names) if bid == "pass" else _bid(hand, best, highest, t, names)
    return Idea(
        Clause.GOAL,
        t.gettext(
            "How many card points should your side make if you become the declarer? {goal} are needed.",
            goal=GOAL,
        ),
        pointer,
        cards,
        advice,
    )


def _best(hand: CardSet, highest: int) -> Contract:
    """The most promising contract the hand may bid, a Tout only if nothing else is left."""
    contracts = [contract_of(bid) for bid in allowed(hand, highest) if bid != "pass"]
    return max(contracts, key=lambda contract: (not contract.is_tout, expectation(hand, contract)))


def _promising(hand: CardSet, contract: Contract) -> tuple[Card, ...]:
    """The cards that a forecast counts: trumps from the highest, then aces of other suits."""
    trumps = [card for card in contract.tops if hand >> card & 1]
    return (*trumps, *cards_of(hand & rank_set("A") & ~contract.order.trumps))


def worth_in_words(hand: CardSet, contract: Contract, t: Translator, names: CardNames) -> str:
    """The items of a forecast as one list: how many of what, and the card points they stand for.

    >>> from engine.cards import parse_cards
    >>> from lessons.names import card_names
    >>> hand = mask_of(parse_cards("QC.QH.JS.JD.AH.9H.AC.7S"))
    >>> worth_in_words(hand, contract_of("rufer-S"), Translator("en"), card_names("en", "german"))
    '2 Obers (32), 2 Unters (20), ace or ten of trumps (10), 1 other trump (9), 1 ace of another suit (8), and
    1 empty suit (4)'
    """
    tops = names.rank("J" if contract.kind.startswith("wenz") else "Q")
    said = []
    for name, (number, points) in items(hand, contract).items():
        if not number:
            continue
        facts: dict[str, object] = {"points": t.number(points)}
        if name in ("tops", "unter"):
            rank = tops if name == "tops" else names.rank("J")
            said.append(
                t.ngettext(
                    "{number} {rank} ({points})",
                    "{number} {rank:many} ({points})",
                    number,
                    rank=rank,
                    **facts,
                )
            )
        elif name == "full":
            said.append(
                t.gettext("ace and ten of trumps ({points})", **facts)
                if number > 1
                else t.gettext("ace or ten of trumps ({points})", **facts)
            )
        elif name == "low":
            said.append(
                t.ngettext(
                    "{number} other trump ({points})", "{number} other trumps ({points})", number, **facts
                )
            )
        elif name == "ace":
            said.append(
                t.ngettext(
                    "{number} ace of another suit ({points})",
                    "{number} aces of other suits ({points})",
                    number,
                    **facts,
                )
            )
        elif name == "void":
            said.append(
                t.ngettext(
                    "{number} empty suit ({points})", "{number} empty suits ({points})", number, **facts
                )
            )
        else:
            said.append(
                t.ngettext(
                    "{number} card behind an ace ({points})",
                    "{number} cards behind an ace ({points})",
                    number,
                    **facts,
                )
            )
    return t.join(said)


def _sum(hand: CardSet, contract: Contract, t: Translator, names: CardNames) -> dict[str, object]:
    """What a sentence about a forecast needs: the contract, its items, and what they add up to."""
    return {
        "contract": bid_name(contract.bid, t, names),
        "items": worth_in_words(hand, contract, t, names),
        "start": t.number(abs(TABLES[contract.kind.removesuffix("-tout")].start)),
        "total": t.number(round(forecast(hand, contract))),
    }


def _pointed(cards: Sequence[Card], names: CardNames) -> NameList:
    """The cards that a hint points at: few are named, more are highlighted alone."""
    named = names.cards(cards)
    return named if len(named) <= _NAMED else named.shown()


def _is_empty(hand: CardSet, contract: Contract) -> bool:
    return not any(number for number, _ in items(hand, contract).values())


def _bid(hand: CardSet, contract: Contract, highest: int, t: Translator, names: CardNames) -> str:
    facts = _sum(hand, contract, t, names)
    if _is_empty(hand, contract):
        said = [
            t.gettext(
                "Bid {contract}, though nothing in your hand counts: about {total} card points.", **facts
            )
        ]
    elif contract.is_alone:
        said = [
            t.gettext(
                "Bid {contract}: {items}, less {start} for playing alone, make about {total} card points.",
                **facts,
            )
        ]
    else:
        said = [
            t.gettext(
                "Bid {contract}: {start} to begin with, for what your partner brings, and then {items} make "
                "about {total} card points.",
                **facts,
            )
        ]
    if forecast(hand, contract) < HALF:
        said.append(
            t.gettext(
                "That is short of {goal}, but in the deals tried out passing pays even less.", goal=GOAL
            )
        )
    if contract.called is not None:
        calls = [contract_of(bid) for bid in allowed(hand, highest) if bid.startswith("rufer")]
        if len(calls) > 1:
            said.append(_which_ace(hand, contract, calls, t, names))
    return " ".join(said)


def _which_ace(
    hand: CardSet, contract: Contract, calls: list[Contract], t: Translator, names: CardNames
) -> str:
    """Why this ace is called and not another."""
    held = {other.called: hand & ordinary(other.called or 0) for other in calls}
    own = held[contract.called]
    facts = {"ace": names.card(contract.ace.bit_length() - 1), "suit": names.suit(contract.called or 0)}
    if own.bit_count() == min(cards.bit_count() for cards in held.values()):
        return t.ngettext(
            "Call {ace:the}: you hold only {number} card of {suit}, so that the ace is less likely to be "
            "trumped.",
            "Call {ace:the}: you hold only {number} cards of {suit}, so that the ace is less likely to be "
            "trumped.",
            own.bit_count(),
            **facts,
        )
    return t.gettext("Call {ace:the}: in the deals tried out no other ace did better.", **facts)


def _pass(hand: CardSet, best: Contract, t: Translator, names: CardNames) -> str:
    if best.is_tout:
        return t.gettext(
            "Pass: only a Tout or more would go over the last bid, and your hand cannot win every trick."
        )
    facts = _sum(hand, best, t, names)
    if _is_empty(hand, best):
        told = t.gettext(
            "Pass. In {contract} nothing in your hand counts: about {total} card points.", **facts
        )
    elif best.is_alone and not forecast(hand, best):
        told = t.gettext(
            "Pass. In {contract} it adds up: {items}, less {start} for playing alone: nothing is left.",
            **facts,
        )
    elif best.is_alone:
        told = t.gettext(
            "Pass. In {contract} it adds up: {items}, less {start} for playing alone: about {total} card "
            "points.",
            **facts,
        )
    else:
        told = t.gettext(
            "Pass. In {contract} it adds up: {start} to begin with, for what your partner brings, and then "
            "{items}: about {total} card points.",
            **facts,
        )
    if forecast(hand, best) >= HALF:
        close = t.gettext("That looks enough, but in the deals tried out passing does at least as well.")
    else:
        close = t.gettext("That is too little: {goal} are needed.", goal=GOAL)
    return f"{told} {close}"


def _tout(hand: CardSet, contract: Contract, t: Translator, names: CardNames) -> Idea:
    cards = _promising(hand, contract)
    return Idea(
        Clause.TOUT,
        t.gettext("Is there a trick that this hand could lose?"),
        t.gettext("Look at {cards:the}: what could beat them?", cards=_pointed(cards, names)),
        cards,
        t.gettext(
            "Bid {contract}: your highest trumps draw all the others, and then nothing beats what is left.",
            contract=bid_name(contract.bid, t, names),
        ),
    )


def _sie(t: Translator) -> Idea:
    cards = cards_of(COURTS)
    return Idea(
        Clause.SIE,
        t.gettext("There is one hand that needs no play."),
        t.gettext("Look at all your cards."),
        cards,
        t.gettext("Say Sie: it wins at once, and nothing pays more."),
    )


def _nothing_higher(view: SchafkopfView, t: Translator, names: CardNames) -> Idea:
    highest = bid_name(max(view.bids, key=kind_of), t, names)
    return Idea(
        Clause.HIGHER,
        t.gettext("Here there is nothing to choose."),
        t.gettext("After {highest} there is nothing higher that you may bid.", highest=highest),
        (),
        t.gettext("Pass: nothing that you may bid is higher than {highest}.", highest=highest),
    )
