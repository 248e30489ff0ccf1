"""How a deal of Schafkopf has ended, in words: what its settlement depends on."""

from __future__ import annotations

from engine.games.schafkopf import SchafkopfState
from engine.games.schafkopf.contracts import contract_of
from engine.games.schafkopf.settle import TOTAL, Ended, ended_of
from lessons.drills.problem import Speaker
from lessons.drills.schafkopf import common
from lessons.i18n import N_
from lessons.seats import Company

__all__ = ["ending_told", "partner_told"]


def partner_told(state: SchafkopfState, seats: Company, of: Speaker) -> str:
    """Who has turned out to be the partner, in one sentence; empty without one."""
    if state.partner < 0:
        return ""
    return common.of_seat(
        state.partner, seats, of, N_("You are the partner."), "", N_("{who} is the partner.")
    )


def ending_told(state: SchafkopfState, seats: Company, of: Speaker, *, laufende: bool = True) -> list[str]:
    """The contract and its sides, card points and tricks, and the top trumps; a sentence each."""
    said = [common.contract_told(state, seats, of), partner_told(state, seats, of)]
    contract, ended = common.contract_in(state), ended_of(state)
    if contract.kind != "sie":
        said.append(_count_told(ended, of, tout=contract.is_tout))
    if laufende and ended.laufende:  # a position of a lesson may say nothing of them
        said.append(_tops_told(ended, of))
    return [sentence for sentence in said if sentence]


def _count_told(ended: Ended, of: Speaker, *, tout: bool) -> str:
    t = of.t
    if tout:
        if ended.lost and not ended.won:
            return t.gettext("The declarer has lost the first trick.")
        if ended.lost:
            return t.ngettext(
                "The declarer has won {number} trick and then lost one.",
                "The declarer has won {number} tricks and then lost one.",
                ended.won,
            )
        return t.gettext("The declarer has won all the tricks.")
    points = t.gettext(
        "Card points: the declarer's side {ours}, the defenders {theirs}.",
        ours=ended.points,
        theirs=TOTAL - ended.points,
    )
    tricks = t.gettext(
        "Tricks: the declarer's side {ours}, the defenders {theirs}.", ours=ended.won, theirs=ended.lost
    )
    return f"{points} {tricks}"


def _tops_told(ended: Ended, of: Speaker) -> str:
    count = abs(ended.laufende)
    if count == len(contract_of(ended.bid).tops):
        return of.t.gettext("The declarer's side was dealt all the trumps.")
    if ended.laufende > 0:
        return of.t.ngettext(
            "The declarer's side was dealt the highest trump, but not the next.",
            "The declarer's side was dealt the {number} highest trumps, but not the next.",
            count,
        )
    return of.t.ngettext(
        "The defenders were dealt the highest trump, but not the next.",
        "The defenders were dealt the {number} highest trumps, but not the next.",
        count,
    )
