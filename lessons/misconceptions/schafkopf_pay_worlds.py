"""Worlds in which a deal of Schafkopf is won or paid by another rule, or Laufende are counted otherwise."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from engine import Line, Settlement
from engine.games.schafkopf import Clause, SchafkopfState
from engine.games.schafkopf.contracts import Contract
from engine.games.schafkopf.log import dealt_sets
from engine.games.schafkopf.settle import GOAL, TOTAL, Ended, ended_of, pay
from engine.reasons import RuleId
from lessons.misconceptions.schafkopf_worlds import See, contracts
from lessons.misconceptions.worlds import alter

Items = dict[RuleId, int]
"""What each item of a deal is worth, in units."""

# Winning


def ending(change: Callable[[Ended], Ended]) -> See:
    """The same deal settled as if it had ended otherwise."""

    class Ending(SchafkopfState):
        __slots__ = ()

        @property
        def result(self) -> Settlement | None:
            return pay(change(ended_of(self)), self.rules["laufende"])

    return lambda state: alter(state, Ending) if state.ending and state.contract is not None else state


def sixty_wins(ended: Ended) -> Ended:
    """The declarer's side wins with half of the card points."""
    return replace(ended, points=GOAL) if ended.points == GOAL - 1 else ended


def tricks_decide(ended: Ended) -> Ended:
    """The side with more tricks wins."""
    if "tout" in ended.bid or ended.bid == "sie" or ended.won == ended.lost:
        return ended
    if (ended.won > ended.lost) == ended.is_won:
        return ended
    return replace(ended, points=GOAL if ended.won > ended.lost else GOAL - 1)


def tout_by_points(ended: Ended) -> Ended:
    """A Tout is won with card points, like any contract."""
    return replace(ended, lost=0) if "tout" in ended.bid and ended.won > ended.lost else ended


# Paying


def _items(result: Settlement) -> Items:
    """What each item is worth: its line for a seat with a single share."""
    worth: Items = {}
    for line in result.lines:
        amount = abs(line.amount)
        worth[line.rule] = min(worth.get(line.rule, amount), amount)
    return worth


def _shares(result: Settlement) -> list[int]:
    """How many times the value each seat gets or pays."""
    first = result.lines[0].rule
    value = _items(result)[first]
    return [line.amount // value for line in result.lines if line.rule is first]


def revalued(change: Callable[[SchafkopfState, Items], Items]) -> See:
    """The same deal with other items in its value."""

    class Revalued(SchafkopfState):
        __slots__ = ()

        @property
        def result(self) -> Settlement | None:
            true = super().result
            if true is None or not true.lines:
                return true
            return _settled(change(self, _items(true)), _shares(true), true.winners)

    return lambda state: alter(state, Revalued) if state.ending else state


def _settled(items: Items, shares: list[int], winners: tuple[int, ...]) -> Settlement:
    lines = tuple(
        Line(rule, seat, worth * shares[seat]) for rule, worth in items.items() for seat in range(4)
    )
    score = tuple(sum(items.values()) * share for share in shares)
    return Settlement(score, winners, lines)


def reshared(change: Callable[[SchafkopfState, list[int]], list[int]]) -> See:
    """The same value shared out otherwise."""

    class Reshared(SchafkopfState):
        __slots__ = ()

        @property
        def result(self) -> Settlement | None:
            true = super().result
            if true is None or not true.lines:
                return true
            return _settled(_items(true), change(self, _shares(true)), true.winners)

    return lambda state: alter(state, Reshared) if state.ending else state


def _contract(state: SchafkopfState) -> Contract:
    assert state.contract is not None
    return state.contract


def schwarz_adds(_state: SchafkopfState, items: Items) -> Items:
    """Schwarz is paid in addition to Schneider."""
    return items | {Clause.SCHNEIDER: 1} if Clause.SCHWARZ in items else items


def schwarz_is_schneider(_state: SchafkopfState, items: Items) -> Items:
    """Schwarz is worth no more than Schneider."""
    return items | {Clause.SCHWARZ: 1} if Clause.SCHWARZ in items else items


def _loser_points(state: SchafkopfState) -> int:
    ended = ended_of(state)
    return TOTAL - ended.points if ended.is_won else ended.points


def schneider_too_soon(state: SchafkopfState, items: Items) -> Items:
    """A loser with fewer than 33 card points is Schneider, as in Schnapsen."""
    plain = Clause.BASE in items and Clause.SCHWARZ not in items
    return items | {Clause.SCHNEIDER: 1} if plain and _loser_points(state) < 33 else items


def no_schneider(_state: SchafkopfState, items: Items) -> Items:
    """Schneider is not paid."""
    return {rule: worth for rule, worth in items.items() if rule is not Clause.SCHNEIDER}


def tout_with_bonus(state: SchafkopfState, items: Items) -> Items:
    """A Tout that is won is paid for Schwarz as well."""
    won = Clause.BASE_TOUT in items and ended_of(state).is_won
    return items | {Clause.SCHWARZ: 2} if won else items


def tout_like_plain(_state: SchafkopfState, items: Items) -> Items:
    """A Tout is worth no more than the same contract without it."""
    return items | {Clause.BASE_TOUT: 5} if Clause.BASE_TOUT in items else items


def sie_like_tout(_state: SchafkopfState, items: Items) -> Items:
    """Sie is worth no more than a Tout."""
    return items | {Clause.BASE_SIE: 10} if Clause.BASE_SIE in items else items


def base_always_one(_state: SchafkopfState, items: Items) -> Items:
    """Every contract has the base value of a Rufer."""
    return items | {Clause.BASE: 1} if Clause.BASE in items else items


def base_always_five(_state: SchafkopfState, items: Items) -> Items:
    """Rufer has the base value of a Solo."""
    return items | {Clause.BASE: 5} if Clause.BASE in items else items


def no_laufende(_state: SchafkopfState, items: Items) -> Items:
    """Laufende are not paid."""
    return {rule: worth for rule, worth in items.items() if rule is not Clause.LAUFENDE}


def laufende_once(state: SchafkopfState, items: Items) -> Items:
    """In Tout and Sie each of the Laufende counts once."""
    if Clause.LAUFENDE not in items:
        return items
    return items | {Clause.LAUFENDE: items[Clause.LAUFENDE] // _contract(state).times}


def laufende_sooner(state: SchafkopfState, items: Items) -> Items:
    """Two Laufende are enough in every contract."""
    ended = ended_of(state)
    count = abs(ended.laufende)
    paid = (ended.laufende > 0) == ended.is_won or state.rules["laufende"] == "always"
    if Clause.LAUFENDE in items or count < 2 or not paid:
        return items
    return items | {Clause.LAUFENDE: count * _contract(state).times}


def paid_once(_state: SchafkopfState, shares: list[int]) -> list[int]:
    """Alone, the declarer gets or pays the value once, not from or to each of the three."""
    return [max(-1, min(1, share)) for share in shares]


def declarer_settles(state: SchafkopfState, shares: list[int]) -> list[int]:
    """In Rufer the declarer gets or pays for both, his partner nothing."""
    if state.partner < 0:
        return shares
    double = [0 if seat == state.partner else share for seat, share in enumerate(shares)]
    double[state.declarer] *= 2
    return double


def offender_pays(result: Settlement) -> Settlement:
    """Only the player who broke the duty pays, and each of the others gets the value."""
    if not result.lines or result.lines[0].rule is not Clause.REVOKE:
        return result
    offender, worth = result.lines[0].facts["offender"], min(abs(line.amount) for line in result.lines)
    shares = [-3 if seat == offender else 1 for seat in range(4)]
    return _settled({Clause.REVOKE: worth}, shares, result.winners)


def paid_alike(result: Settlement) -> Settlement:
    """Nobody gets or pays more than another, whether or not that adds up."""
    if not result.lines or result.lines[0].rule is Clause.REVOKE:
        return result
    shares = [max(-1, min(1, share)) for share in _shares(result)]
    return _settled(_items(result), shares, result.winners)


def revoke_is_free(result: Settlement) -> Settlement:
    """A broken duty costs nothing."""
    if not result.lines or result.lines[0].rule is not Clause.REVOKE:
        return result
    return _settled({Clause.REVOKE: 0}, [0, 0, 0, 0], result.winners)


# Counting Laufende


def least(number: int) -> See:
    """So many Laufende are enough, or needed, in every contract."""
    return contracts(_Least(number))


class _Least:
    """A change of how many Laufende are needed; equal ones are one and the same."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __call__(self, contract: Contract) -> Contract | None:
        return replace(contract, fewest=self.number) if contract.fewest != self.number else None


def only_highest_rank(contract: Contract) -> Contract:
    """Only the four highest trumps can be Laufende."""
    return replace(contract, tops=contract.tops[:4])


def counted_once(contract: Contract) -> Contract | None:
    """Each of the Laufende counts once, whatever is played."""
    return replace(contract, times=1) if contract.times > 1 else None


def gaps_allowed(state: SchafkopfState) -> SchafkopfState:
    """All trumps of the side with the highest one count, gaps or not."""
    contract = _contract(state)
    hands = dealt_sets(state)
    ours = 0
    for seat in state.declarers:
        ours |= hands[seat]
    first = ours >> contract.tops[0] & 1
    tops = tuple(card for card in contract.tops if ours >> card & 1 == first)
    return alter(state, contract=replace(contract, tops=tops))


def own_hand_only(state: SchafkopfState) -> SchafkopfState:
    """Only the hand that holds the highest trump counts, not its side's."""
    top = _contract(state).tops[0]
    hands = dealt_sets(state)
    left = tuple(hand if hand >> top & 1 else 0 for hand in hands)
    return alter(state, hands=left, tricks=(), table=())
