"""Situations that real play of Schafkopf leads to: hands fit for a contract, bid, and played from a seed."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

import engine
from engine import Card, Match, Move, RuleSet
from engine.cards import cards_of, mask_of, suit_set
from engine.games.schafkopf import SchafkopfState
from engine.games.schafkopf.contracts import COURTS, PACK, WORTH, allowed, contract_of, kind_of, ordinary
from engine.players.schafkopf_bids import say
from engine.players.schafkopf_habit import habit
from engine.trick import winning_place
from lessons.drills import play

__all__ = [
    "PLAYED",
    "Plan",
    "deals",
    "finished",
    "legal_over",
    "plan_for",
    "play_deal",
    "play_match",
    "seated",
    "situations",
]

PLAYED = ("rufer", "wenz", "solo", "wenz-tout", "solo-tout")
"""The kinds of contract in which cards are played."""

_BASE = engine.parse_setup("schafkopf")
_FULL = 0.35
"""How often a deal gets a few lower bids before the contract."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What kind of deal is looked for.

    ``kind`` is the kind of contract, ``pass`` for a deal that is thrown in, empty for an auction in which all
    bid what their cards are worth.
    ``declarer`` is who shall declare: seat 0 (``me``), another (``other``) or anybody. ``trumps`` is how many
    trumps the declarer is dealt at least, ``tops`` how many of the highest. ``ace`` is who holds the called
    ace, seat 0 (``me``) or another (``other``), with ``suit`` ordinary cards of its suit and perhaps a
    ``court`` printed in it; with ``runs`` he runs away when he may.
    ``sense`` is the chance of a sensible card, ``giver`` the side that gives all away.
    """

    kind: str = ""
    declarer: str = "anybody"
    trumps: int = 0
    tops: int = 0
    ace: str = ""
    suit: int = 0
    court: bool = False
    runs: bool = False
    sense: float = 0.6
    giver: str = ""


def plan_for(rng: random.Random, kinds: Sequence[str] = PLAYED) -> Plan:
    """A deal of one of some kinds of contract, declared by anybody, with a fair hand."""
    kind = rng.choice(kinds)
    return Plan(kind, trumps=rng.choice((2, 3)) if kind.startswith("wenz") else rng.choice((4, 5, 6)))


# The pack and the auction


def seated(dealer: int, hands: Sequence[int], rng: random.Random) -> list[Card]:
    """A pack that deals these hands: four cards each from forehand on, and four again."""
    packets = []
    for step in range(1, 5):
        cards = list(cards_of(hands[(dealer + step) % 4]))
        rng.shuffle(cards)
        packets.append(cards)
    return [card for half in (slice(0, 4), slice(4, 8)) for cards in packets for card in cards[half]]


def _bid(plan: Plan, rng: random.Random) -> str:
    """The token of the contract that is looked for."""
    if plan.kind in ("wenz", "wenz-tout", "sie"):
        return plan.kind
    return f"{plan.kind}-{rng.choice('CSD' if plan.kind == 'rufer' else 'CSHD')}"


def _hands(plan: Plan, bid: str, declarer: int, rng: random.Random) -> list[int]:
    """Four hands in which the declarer may make the bid; the rest as it falls."""
    contract = contract_of(bid)
    hands = [0, 0, 0, 0]
    if bid == "sie":
        hands[declarer] = COURTS
    else:
        named = contract.called if contract.called is not None else contract.trump
        cards = list(contract.tops[: plan.tops])
        if named is not None:
            cards.append(rng.choice(cards_of(ordinary(named) & ~contract.ace & ~mask_of(cards))))
        spare = [card for card in contract.tops if card not in cards]
        more = max(0, min(plan.trumps, 7) - len(cards))
        hands[declarer] = mask_of(cards + rng.sample(spare, min(more, len(spare))))
    if plan.ace and contract.ace:
        holder = 0 if plan.ace == "me" else rng.choice([seat for seat in (1, 2, 3) if seat != declarer])
        suit = cards_of(ordinary(contract.called or 0) & ~contract.ace & ~hands[declarer])
        hands[holder] |= contract.ace | mask_of(rng.sample(suit, min(max(0, plan.suit - 1), len(suit))))
        if plan.court:
            hands[holder] |= COURTS & suit_set(contract.called or 0) & ~hands[declarer]
    rest = [card for card in PACK if not (hands[0] | hands[1] | hands[2] | hands[3]) >> card & 1]
    rng.shuffle(rest)
    _give(hands, rest, contract.ace, declarer)
    return hands


def _give(hands: list[int], rest: list[Card], ace: int, declarer: int) -> None:
    """Fill the hands to eight cards; the declarer never gets the ace that is called."""
    if ace and not any(hand & ace for hand in hands):
        rest.sort(key=lambda card: not ace >> card & 1)  # the ace first, to a seat that may have it
    for seat in sorted(range(4), key=lambda seat: seat == declarer):
        need = 8 - hands[seat].bit_count()
        hands[seat] |= mask_of(rest[:need])
        del rest[:need]


def legal_over(hand: int, highest: int, below: int) -> list[str]:
    """What a hand may bid over a kind and below another."""
    return [bid for bid in allowed(hand, highest) if highest < kind_of(bid) < below]


def _auction(state: SchafkopfState, bid: str, declarer: int, rng: random.Random) -> list[Move]:
    """The words that lead to the contract: some lower bids before it, and nothing over it."""
    words: list[Move] = []
    highest, lively = -1, rng.random() < _FULL
    for step in range(1, 5):
        seat = (state.dealer + step) % 4
        if seat == declarer:
            words.append(bid)
            if bid == "sie":
                return words
            highest = 9
            continue
        lower = legal_over(state.hands[seat], highest, kind_of(bid)) if lively and highest < 9 else []
        word = rng.choice(lower) if lower and rng.random() < 0.5 else "pass"
        highest = max(highest, kind_of(word))
        words.append(word)
    return words


# Play


def _card(plan: Plan, rng: random.Random, state: SchafkopfState) -> Move:
    if plan.runs and not state.table and state.hands[state.seat] & state.guard:
        assert state.contract is not None
        lower = state.playable() & ordinary(state.contract.called or 0) & ~state.guard
        if lower:
            return rng.choice(cards_of(lower))
    if plan.giver and (state.seat in state.declarers) == (plan.giver == "declarers"):
        return _given(state)
    if rng.random() < plan.sense:
        return habit(state)
    return rng.choice(state.moves())


def _given(state: SchafkopfState) -> Card:
    """A card that loses its trick if there is one, and is worth little."""
    assert state.contract is not None
    order, cards = state.contract.order, cards_of(state.playable())
    if not state.table:
        return min(cards, key=lambda card: -order.beaters[card].bit_count())
    best = state.table[winning_place(state.table, order)]
    losing = [card for card in cards if not order.beats(card, best)]
    return min(losing or cards, key=lambda card: WORTH[card])


def play_deal(
    rules: RuleSet, rng: random.Random, plan: Plan = Plan(), dealer: int | None = None
) -> list[SchafkopfState]:
    """Every state of one deal, from the first to the last; the dealer is drawn if none is named."""
    return _under(rules, play.shared(_play, _BASE, rng, plan, dealer))


def _under(rules: RuleSet, states: list[SchafkopfState]) -> list[SchafkopfState]:
    """A deal played under the rules of a table: rules differ only in what they pay."""
    if rules == _BASE:
        return states
    deal = replace(states[0].deal, rules=rules)
    return [state.copy(deal=deal) for state in states]


def _source(rules: RuleSet, rng: random.Random, plan: Plan) -> Callable[[], list[SchafkopfState]]:
    deal = play.pooled(_play, _BASE, rng, plan, None)
    return lambda: _under(rules, deal())


def _play(rules: RuleSet, rng: random.Random, plan: Plan, dealer: int | None) -> list[SchafkopfState]:
    if plan.kind in ("", "pass"):
        return play.deal_out(rules, rng, dealer, partial(_natural, plan, rng))
    bid = _bid(plan, rng)
    others = [1, 2, 3]
    declarer = 0 if plan.declarer == "me" else rng.choice(others)
    if plan.declarer == "anybody" and plan.ace != "me":
        declarer = rng.randrange(4)
    hands = _hands(plan, bid, declarer, rng)
    place = rng.randrange(4) if dealer is None else dealer
    state = engine.GAMES[rules.game].start(rules, place, seated(place, hands, rng))
    assert isinstance(state, SchafkopfState)
    states = [state]
    for word in _auction(state, bid, declarer, rng):
        states.append(states[-1].step(word))  # known to be legal: the hands were dealt for it
    while states[-1].to_act is not None:
        states.append(states[-1].step(_card(plan, rng, states[-1])))
    return states


def _natural(plan: Plan, rng: random.Random, state: SchafkopfState) -> Move:
    if state.contract is None:
        return "pass" if plan.kind == "pass" else say(state.hands[state.seat], state.highest)
    return _card(plan, rng, state)


def deals(rules: RuleSet, rng: random.Random, plan: Plan = Plan()) -> Iterator[list[SchafkopfState]]:
    """Deal after deal, at most so many that a search that finds nothing ends."""
    return play.deals(_source(rules, rng, plan))


def situations(
    rules: RuleSet, rng: random.Random, wanted: Callable[[SchafkopfState], bool], plan: Plan = Plan()
) -> Iterator[SchafkopfState]:
    """States with seat 0 to act that are wanted, at most one from each deal."""
    return play.situations(_source(rules, rng, plan), rng, wanted)


def finished(
    rules: RuleSet, rng: random.Random, wanted: Callable[[SchafkopfState], bool], plan: Plan = Plan()
) -> Iterator[SchafkopfState]:
    """The ends of deals that had a contract and are wanted."""

    def pick(states: list[SchafkopfState]) -> SchafkopfState | None:
        end = states[-1]
        return end if end.contract is not None and wanted(end) else None

    return play.search(_source(rules, rng, plan), pick)


def play_match(rules: RuleSet, rng: random.Random, length: int, *, last: str = "") -> Match:
    """A running score after so many deals; ``last`` is the kind of the last contract, if it matters."""
    left = length

    def one(dealer: int) -> list[SchafkopfState]:
        nonlocal left
        left -= 1
        return play_deal(rules, rng, Plan("" if left else last, sense=0.3), dealer)

    return play.play_match(rules, rng, length, one)
