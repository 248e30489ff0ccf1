"""What the drills of Schafkopf share: the contract, the bids and the tricks in words."""

from __future__ import annotations

from engine import RuleSet, State
from engine.games.schafkopf import SchafkopfState
from engine.games.schafkopf.contracts import Contract, contract_of
from engine.games.schafkopf.deal import Deal
from lessons.drills.common import (
    NOTHING,
    after,
    change_rules,
    company_of,
    match_of,
    number_text,
    of_seat,
    plays_told,
    seat_text,
    seen,
    trick_of,
    yes_no,
    yes_no_text,
)
from lessons.drills.problem import Problem, Speaker, Unasked
from lessons.i18n import N_
from lessons.seats import Company
from lessons.wording.bids import bid_name

__all__ = [
    "NOTHING",
    "after",
    "bare",
    "bid_told",
    "bids_told",
    "change_rules",
    "company_of",
    "contract_in",
    "contract_told",
    "in_play",
    "match_of",
    "number_text",
    "of_seat",
    "player",
    "plays_told",
    "seat_text",
    "seen",
    "state_of",
    "trick_of",
    "tricks_told",
    "yes_no",
    "yes_no_text",
]


def state_of(problem: Problem) -> SchafkopfState:
    """The situation of a problem that has one."""
    assert isinstance(problem.state, SchafkopfState)
    return problem.state


def player(state: State | None) -> SchafkopfState:
    """A state in which somebody is to act; raises :class:`Unasked` for anything else."""
    if not isinstance(state, SchafkopfState) or state.to_act is None:
        raise Unasked(NOTHING)
    return state


def in_play(state: State | None) -> SchafkopfState:
    """A state in which somebody is to play a card; raises :class:`Unasked` for anything else."""
    found = player(state)
    if found.contract is None:
        raise Unasked(NOTHING)
    return found


def bare(rules: RuleSet, bid: str) -> SchafkopfState:
    """A contract without cards, to ask the engine for its trumps and their order.

    >>> import engine
    >>> bare(engine.parse_setup("schafkopf"), "wenz").contract.base
    5
    """
    deal = Deal(rules, 3, None, ((), (), (), ()), told=False)
    contract = contract_of(bid)
    return SchafkopfState.make(
        deal, (0, 0, 0, 0), bids=("pass", "pass", "pass", bid), contract=contract, declarer=3
    )


def contract_in(state: SchafkopfState) -> Contract:
    """The contract of a state that has one."""
    assert state.contract is not None
    return state.contract


# In words


def bid_told(seat: int, bid: str, seats: Company, of: Speaker) -> str:
    """One word of the auction, in one sentence."""
    if bid == "pass":
        return of_seat(seat, seats, of, N_("You pass."), "", N_("{who} passes."))
    name = bid_name(bid, of.t, of.names)
    return of_seat(seat, seats, of, N_("You bid {bid}."), "", N_("{who} bids {bid}."), bid=name)


def bids_told(state: SchafkopfState, seats: Company, of: Speaker) -> str:
    """All words of the auction so far, a sentence each."""
    first = (state.dealer + 1) % 4
    said = [bid_told((first + place) % 4, bid, seats, of) for place, bid in enumerate(state.bids)]
    return " ".join(said)


def contract_told(state: SchafkopfState, seats: Company, of: Speaker) -> str:
    """Who plays what, in one sentence."""
    name = bid_name(contract_in(state).bid, of.t, of.names)
    return of_seat(
        state.declarer,
        seats,
        of,
        N_("You are the declarer: {contract}."),
        "",
        N_("{who} is the declarer: {contract}."),
        contract=name,
    )


def tricks_told(state: SchafkopfState, seats: Company, of: Speaker) -> str:
    """The tricks gone by, who led and which cards followed, in the order of play."""
    said = []
    for number, trick in enumerate(state.tricks, start=1):
        cards = of.names.cards(trick.cards)
        facts = {"number": number, "cards": cards}
        said.append(
            of_seat(
                trick.leader,
                seats,
                of,
                N_("Trick {number}: you led, and the cards were {cards}."),
                "",
                N_("Trick {number}: {who} led, and the cards were {cards}."),
                **facts,
            )
        )
    return " ".join(said)
