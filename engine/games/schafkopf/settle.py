"""What a finished deal of Schafkopf pays: a pure function of how it ended.

Every item of the value (base, Schneider or Schwarz, Laufende) is one line per seat, so that the lines of a
seat add up to its score and the scores of the four seats to zero.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.cards import CardSet, card_text
from engine.games.schafkopf.clauses import Clause
from engine.games.schafkopf.contracts import Contract, contract_of
from engine.games.schafkopf.log import dealt_sets
from engine.settlement import Line, Settlement

if TYPE_CHECKING:
    from engine.games.schafkopf.state import SchafkopfState

__all__ = ["Ended", "count_laufende", "ended_of", "laufende_of", "misdeal", "pay", "revoke", "settle"]

GOAL = 61
SCHNEIDER = 91
TOTAL = 120


@dataclass(frozen=True, slots=True)
class Ended:
    """How a deal ended: all that its settlement depends on.

    ``points`` are the card points of the declarer's side, ``won`` and ``lost`` the tricks of both sides.
    ``laufende`` counts the highest trumps dealt to one side without a gap, below zero when it is the
    defenders'. ``partner`` is -1 when the declarer plays alone.
    """

    bid: str
    declarer: int
    partner: int
    points: int
    won: int
    lost: int
    laufende: int

    @property
    def is_won(self) -> bool:
        """Whether the declarer's side has won (``schafkopf.goal``, ``schafkopf.tout``)."""
        contract = contract_of(self.bid)
        if contract.kind == "sie":
            return True
        return not self.lost if contract.is_tout else self.points >= GOAL

    @property
    def side(self) -> tuple[int, ...]:
        """The seats of the declarer's side."""
        return tuple(sorted({self.declarer, self.partner} - {-1}))


def count_laufende(contract: Contract, hands: Sequence[CardSet], side: Sequence[int]) -> int:
    """Return how many of the highest trumps one side was dealt without a gap.

    The hands of a side count together (G-38). The number is below zero when the side that holds them is
    not ``side``. It is not yet what is paid: fewer than ``contract.fewest`` pay nothing.

    >>> from engine.cards import mask_of, parse_cards
    >>> hands = [mask_of(parse_cards(text)) for text in ("QC.QS", "JC.JS", "QH", "JH")]
    >>> count_laufende(contract_of("solo-H"), hands, [0]), count_laufende(contract_of("wenz"), hands, [0])
    (2, -4)
    """
    ours = 0
    for seat in side:
        ours |= hands[seat]
    first = ours >> contract.tops[0] & 1
    count = 0
    for card in contract.tops:
        if ours >> card & 1 != first:
            break
        count += 1
    return count if first else -count


def laufende_of(state: SchafkopfState) -> int:
    """Return the Laufende of a state's contract as :func:`count_laufende` counts them."""
    assert state.contract is not None
    if not state.deal.told:
        return state.deal.laufende
    return count_laufende(state.contract, dealt_sets(state), state.declarers)


def settle(state: SchafkopfState, reading: str | None = None) -> Settlement:
    """Settle a finished deal; ``reading`` is another value of the option ``laufende`` than its own.

    Raises :class:`ValueError` while the deal is running.
    """
    if not state.ending:
        raise ValueError("the deal is not over")
    if state.contract is None:
        return Settlement((0, 0, 0, 0), (), (), redeal="next-dealer")
    return pay(ended_of(state), reading or state.rules["laufende"])


def ended_of(state: SchafkopfState) -> Ended:
    """Return how a deal with a contract ended."""
    assert state.contract is not None
    side = state.declarers
    won = sum(state.taken[seat] for seat in side)
    return Ended(
        bid=state.contract.bid,
        declarer=state.declarer,
        partner=state.partner,
        points=sum(state.points[seat] for seat in side),
        won=won,
        lost=sum(state.taken) - won,
        laufende=laufende_of(state),
    )


def pay(ended: Ended, reading: str) -> Settlement:
    """Return what a deal pays under a reading of the option ``laufende``.

    >>> pay(Ended("solo-H", 1, -1, points=95, won=6, lost=2, laufende=4), "winners-held").score
    (-10, 30, -10, -10)
    """
    contract = contract_of(ended.bid)
    items = [_base(contract, ended)]
    if not contract.is_tout and contract.kind != "sie":
        items += _bonus(ended)
    items += _laufende(contract, ended, reading)
    return _share(ended, items)


Item = tuple[Clause, int, dict[str, Any]]


def _base(contract: Contract, ended: Ended) -> Item:
    facts: dict[str, Any] = {"contract": contract.bid, "won": int(ended.is_won)}
    if contract.kind == "sie":
        return Clause.BASE_SIE, contract.base, facts
    if contract.is_tout:
        return Clause.BASE_TOUT, contract.base, facts | {"tricks": ended.won}
    return Clause.BASE, contract.base, facts | {"points": ended.points, "needed": GOAL}


def _bonus(ended: Ended) -> list[Item]:
    """Schwarz for all tricks, else Schneider for 91 points, or 90 against the declarer (C-45)."""
    won = ended.is_won
    if not (ended.lost if won else ended.won):
        return [(Clause.SCHWARZ, 2, {"tricks": ended.won if won else ended.lost})]
    points = ended.points if won else TOTAL - ended.points
    needed = SCHNEIDER if won else SCHNEIDER - 1
    return [(Clause.SCHNEIDER, 1, {"points": points, "needed": needed})] if points >= needed else []


def _laufende(contract: Contract, ended: Ended, reading: str) -> list[Item]:
    count = abs(ended.laufende)
    held = ended.laufende > 0
    if count < contract.fewest or (reading == "winners-held" and held != ended.is_won):
        return []
    facts = {
        "count": count,
        "times": contract.times,
        "held": int(held),
        "won": int(ended.is_won),
        "top": card_text(contract.tops[0]),
        "last": card_text(contract.tops[count - 1]),
    }
    return [(Clause.LAUFENDE, count * contract.times, facts)]


def _share(ended: Ended, items: Sequence[Item]) -> Settlement:
    """Give every seat its share of every item: alone, the declarer stands against three.

    Every line tells with ``each`` what one seat pays another for the item.
    """
    side = ended.side
    sign = 1 if ended.is_won else -1
    shares = [sign * (4 - len(side)) // len(side) if seat in side else -sign for seat in range(4)]
    lines = tuple(
        Line(rule, seat, amount * shares[seat], facts | {"each": amount})
        for rule, amount, facts in items
        for seat in range(4)
    )
    score = tuple(sum(line.amount for line in lines if line.side == seat) for seat in range(4))
    if sum(score):
        raise ValueError(f"the scores {score} do not add up to zero")
    winners = tuple(seat for seat in range(4) if (seat in side) == ended.is_won)
    return Settlement(score, winners, lines)


def revoke(state: SchafkopfState, offender: int) -> Settlement:
    """Settle a broken duty: the offender's side loses the base value of the contract.

    A table event: no record contains it. Raises :class:`ValueError` before the contract stands.
    """
    if state.contract is None:
        raise ValueError("there is no contract yet")
    side = state.declarers
    guilty = offender in side
    facts = {"contract": state.contract.bid, "offender": offender}
    settled = Ended(
        state.contract.bid,
        state.declarer,
        state.partner,
        points=0 if guilty else TOTAL,
        won=int(not guilty),
        lost=int(guilty),
        laufende=0,
    )
    return _share(settled, [(Clause.REVOKE, state.contract.base, facts)])


def misdeal() -> Settlement:
    """Settle a wrong deal: void, and the same dealer deals again."""
    return Settlement((0, 0, 0, 0), (), (), redeal="same-dealer")
