"""What the drills of Schmier tell of the table: who bid what, who exchanged, which team is meant."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine import RuleId
from engine.games.schmier import Clause, SchmierState
from engine.games.schmier.trumps import SEATS
from engine.games.schmier.words import bid_of
from lessons.drills import common
from lessons.drills.problem import Problem, Speaker
from lessons.i18n import N_
from lessons.seats import Company

__all__ = [
    "NOBODY",
    "POINTS",
    "AskTeam",
    "bidder_told",
    "bids_told",
    "clause",
    "contract_told",
    "dealer_told",
    "exchange_told",
    "point_name",
    "seating_told",
    "team_text",
    "trumps_told",
]

NOBODY = "no"
"""The answer that names no team and no seat."""

POINTS: dict[RuleId, tuple[str, str]] = {
    Clause.HIGH: (N_("High (ace)"), N_("Which team has the point for High?")),
    Clause.LOW: (N_("Low (two)"), N_("Which team has the point for Low?")),
    Clause.RIGHT: (N_("right Bauer"), N_("Which team has the point for the right Bauer?")),
    Clause.LEFT: (N_("left Bauer"), N_("Which team has the point for the left Bauer?")),
    Clause.JOKER: (N_("joker"), N_("Which team has the point for the joker?")),
    Clause.GAME: (N_("Game (card points)"), N_("Which team has the point for Game?")),
}
"""What each of the six points is called in a list, and how it is asked for."""


def clause(text: str) -> Clause:
    """The clause with an id; raises :class:`StopIteration` if there is none."""
    return next(rule for rule in Clause if rule.value == text)


def point_name(rule: RuleId, of: Speaker) -> str:
    """What a point is called in a list."""
    return of.t.gettext(POINTS[rule][0])


def team_text(side: int, seats: Company, of: Speaker) -> str:
    """A team as an option or at the head of a line."""
    return of.t.gettext("Your team") if side == seats.your_side else seats.team(side, of.t)


class AskTeam:
    """Which team has something: every team is an option, and that nobody has it."""

    multiple = False

    def options(self, problem: Problem) -> Sequence[str]:
        """Every team by its number, the learner's first, then nobody."""
        seats = common.company_of(problem)
        teams = len(seats.sides)
        return (*(str((seats.your_side + step) % teams) for step in range(teams)), NOBODY)

    def slips(self, problem: Problem) -> Iterable[tuple[str, str]]:
        """There are no other answers."""
        return ()

    def text(self, problem: Problem, answer: str, of: Speaker) -> str:
        """The team by its players, or nobody."""
        if answer == NOBODY:
            return of.t.gettext("Nobody")
        return team_text(int(answer), common.company_of(problem), of)


def seating_told(seats: Company, of: Speaker) -> str:
    """Who sits where, for a question without a table."""
    names = of.t.join([seats.told(seat, of.t) for seat in seats.clockwise[1:]])
    return of.t.gettext("To your left, and so on clockwise, sit {names}.", names=names)


def dealer_told(seat: int, seats: Company, of: Speaker) -> str:
    """Who deals, in one sentence."""
    return common.of_seat(seat, seats, of, N_("You deal."), "", N_("{who} deals."))


def _word_told(seat: int, word: str, seats: Company, of: Speaker) -> str:
    number = bid_of(word)
    if number:
        says = N_("You bid {bid}."), "", N_("{who} bids {bid}.")
        return common.of_seat(seat, seats, of, *says, bid=of.t.number(number))
    says = N_("You pass."), "", N_("{who} passes.")
    return common.of_seat(seat, seats, of, *says)


def bids_told(state: SchmierState, seats: Company, of: Speaker, words: Sequence[str] = ()) -> str:
    """What has been said, a sentence each: by all so far, and ``words`` that come after."""
    first = state.dealer + 1
    said = [
        _word_told((first + place) % SEATS, word, seats, of)
        for place, word in enumerate((*state.bids, *words))
    ]
    return " ".join(said)


def bidder_told(state: SchmierState, seats: Company, of: Speaker) -> str:
    """Who has won the bidding with how many, in one sentence."""
    says = (
        N_("You have won the bidding with {number}."),
        "",
        N_("{who} has won the bidding with {number}."),
    )
    return common.of_seat(state.declarer, seats, of, *says, number=state.bid)


def contract_told(state: SchmierState, seats: Company, of: Speaker) -> str:
    """Who plays for how many points, and the trumps."""
    return " ".join([bidder_told(state, seats, of), trumps_told(state, of)])


def trumps_told(state: SchmierState, of: Speaker) -> str:
    """The trumps, in one sentence."""
    assert state.trump is not None
    return of.t.gettext("Trumps are {suit:the}.", suit=of.names.suit(state.trump))


def exchange_told(state: SchmierState, seats: Company, of: Speaker) -> list[str]:
    """How many cards each seat has thrown so far, a sentence each, in turn."""
    order = [(state.dealer + 1 + place) % SEATS for place in range(SEATS)]
    thrown = [(seat, state.thrown[seat]) for seat in order]
    return [_thrown_told(seat, len(cards), seats, of) for seat, cards in thrown if cards is not None]


def _thrown_told(seat: int, number: int, seats: Company, of: Speaker) -> str:
    if not number:
        says = N_("You throw nothing."), "", N_("{who} throws nothing.")
        return common.of_seat(seat, seats, of, *says)
    if seat == seats.you:
        return of.t.ngettext("You throw {number} card.", "You throw {number} cards.", number)
    return of.t.ngettext(
        "{who} throws {number} card.", "{who} throws {number} cards.", number, who=seats.told(seat, of.t)
    )
