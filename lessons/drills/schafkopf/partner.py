"""Who is the declarer's partner, as far as one can know; does somebody play with me."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice

from engine import Card, RuleId, RuleSet, State
from engine.games.schafkopf import Clause, SchafkopfState
from lessons import explain
from lessons.drills.kinds.forms import OnTable
from lessons.drills.problem import Given, Problem, Speaker, Unasked
from lessons.drills.schafkopf import common
from lessons.drills.schafkopf.reach import Plan, plan_for, situations
from lessons.drills.told import Tricks
from lessons.i18n import N_

__all__ = ["Partner", "known_partner"]

_FEW = 3
_ALONE = N_("That gives the declarer a partner; in this contract he has none.")
_SIDES = N_("That mixes up the sides.")
UNKNOWN = "no"
"""The answer that nobody can know it yet."""


def known_partner(state: SchafkopfState, seat: int) -> int | None:
    """The partner as a seat can be sure of him, ``None`` while several are possible.

    Everybody is sure once he is shown; the holder of the called ace always is; and so is a seat that
    knows all others but one not to hold the ace (``schafkopf.partner``).
    """
    contract = common.contract_in(state)
    if state.shown:
        return state.partner
    if state.hands[seat] & contract.ace:
        return seat
    maybe = [
        other
        for other in range(4)
        if other not in (seat, state.declarer) and not state.lacks[other] & contract.ace
    ]
    return maybe[0] if len(maybe) == 1 else None


def _ran_away(state: SchafkopfState) -> bool:
    """Whether the partner is known although the called ace has not been played."""
    return state.shown and not common.contract_in(state).ace & (state.played | _on_table(state))


def _on_table(state: SchafkopfState) -> int:
    cards = 0
    for card in state.table:
        cards |= 1 << card
    return cards


_FINDS: dict[str, Callable[[SchafkopfState], bool]] = {
    "shown": lambda state: state.shown and not _ran_away(state),
    "away": _ran_away,
    "mine": lambda state: known_partner(state, 0) == 0 and not state.shown,
    "unknown": lambda state: known_partner(state, 0) is None,
    "left": lambda state: not state.shown and known_partner(state, 0) not in (None, 0),
}


def _seen_tricks(state: SchafkopfState) -> bool:
    return state.contract is not None and 0 < len(state.tricks) < 5


class Partner(OnTable):
    """The partner's seat or that he is not known yet (``topic`` who), or whether a seat plays with you."""

    kind = "partner"
    targets: tuple[RuleId, ...] = (Clause.PARTNER, Clause.ALONE, Clause.RUN_AWAY)
    multiple = False

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Rufers in which the partner has shown himself or not; for a side, all contracts."""
        if target is Clause.ALONE:
            yield from self._sides(rules, rng)
            return
        which = rng.choice(("shown", "shown", "unknown", "unknown", "mine", "left"))
        declarer = "me" if which == "left" else "anybody"
        plan = Plan("rufer", declarer, trumps=4, ace="me" if which == "mine" else "", sense=0.4)
        if target is Clause.RUN_AWAY:
            which = rng.choice(("away", "away", "unknown", "shown"))
            ace = "other" if which == "unknown" else rng.choice(("me", "other", "other"))
            plan = Plan("rufer", trumps=4, ace=ace, suit=4, runs=which == "away", sense=0.2)
        find = _FINDS[which]
        for state in islice(situations(rules, rng, lambda s: _seen_tricks(s) and find(s), plan), _FEW):
            yield Problem(self.kind, target.value, rules, state=state, topic="who")

    def _sides(self, rules: RuleSet, rng: random.Random) -> Iterator[Problem]:
        """Whether somebody is on the learner's side, where that is known."""
        wish, seat = rng.random() < 0.5, rng.randrange(1, 4)
        plan = plan_for(rng, ("rufer", "wenz", "solo", "wenz", "solo"))

        def wanted(state: SchafkopfState) -> bool:
            if not _seen_tricks(state):
                return False
            if not common.contract_in(state).is_alone and known_partner(state, 0) is None:
                return False
            return ((seat in state.declarers) == (0 in state.declarers)) == wish

        for state in situations(rules, rng, wanted, plan):
            yield Problem(self.kind, Clause.ALONE.value, rules, state=state, side=seat, topic="side")

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """The partner in a Rufer."""
        found = common.in_play(state)
        if common.contract_in(found).is_alone:
            raise Unasked(common.NOTHING)
        return Problem(self.kind, "", rules, seat=found.seat, state=found, topic="who")

    def solve(self, problem: Problem) -> frozenset[str]:
        """What the seat can be sure of."""
        state = problem.world.before(common.state_of(problem))
        if problem.topic == "side":
            side = state.declarers
            return common.yes_no((problem.side in side) == (problem.seat in side))
        partner = known_partner(state, problem.seat)
        return frozenset((UNKNOWN if partner is None else str(partner),))

    def options(self, problem: Problem) -> Sequence[str]:
        """All seats but the declarer's, and that it is not known; or yes and no."""
        if problem.topic == "side":
            return ("yes", "no")
        clockwise = common.company_of(problem).clockwise
        declarer = common.state_of(problem).declarer
        return (*(str(seat) for seat in clockwise if seat != declarer), UNKNOWN)

    def slips(self, problem: Problem) -> Iterable[tuple[str, str]]:
        """About a side: that it is taken for the other one; else the options are all there are."""
        if problem.topic != "side":
            return ()
        told = _ALONE if common.contract_in(common.state_of(problem)).is_alone else _SIDES
        return tuple((answer, told) for answer in ("yes", "no"))

    def text(self, problem: Problem, answer: str, of: Speaker) -> str:
        """A seat, that it is not known, yes or no."""
        if problem.topic == "side":
            return common.yes_no_text(answer, of)
        if answer == UNKNOWN:
            return of.t.gettext("That is not known yet")
        return common.seat_text(problem, answer, of)

    def question(self, problem: Problem, of: Speaker) -> str:
        """The contract, the tricks gone by and the one on the table, then the question."""
        t, seats, state = of.t, common.company_of(problem), common.state_of(problem)
        said = [common.contract_told(state, seats, of)]
        if problem.topic == "side":
            if not common.contract_in(state).is_alone and state.shown:
                said.append(
                    common.of_seat(
                        state.partner,
                        seats,
                        of,
                        N_("The called ace was yours."),
                        "",
                        N_("The called ace was in the hand of {who}."),
                    )
                )
            elif state.hands[problem.seat] & common.contract_in(state).ace:
                said.append(t.gettext("You hold the called ace."))
            ask = t.gettext("Does {who} play on your side?", who=seats.told(problem.side, t))
            return " ".join([*said, ask])
        said.append(common.tricks_told(state, seats, of))
        if state.table:
            said.append(common.plays_told(state.table, state.leading, seats, of))
        ask = t.gettext("Who is the partner, as far as you can know?")
        return " ".join([*said, ask])

    def pictured(self, problem: Problem, of: Speaker) -> Sequence[Tricks]:
        """The tricks gone by, where the question tells them."""
        state = common.state_of(problem)
        if problem.topic == "side" or not state.tricks:
            return ()
        return (Tricks(common.tricks_told(state, common.company_of(problem), of), tuple(state.tricks)),)

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """What has shown the partner, or that nothing has yet."""
        t, state = of.t, common.state_of(problem)
        if problem.topic == "side":
            return self._side_told(problem, of)
        seats, partner = common.company_of(problem), known_partner(state, problem.seat)
        ace = of.names.card(common.contract_in(state).ace.bit_length() - 1)
        if partner is None:
            return Clause.PARTNER, t.gettext(
                "{ace:The} has not been played, and nobody has run away: more than one player may hold it.",
                ace=ace,
            )
        if state.shown and _ran_away(state):
            told = common.of_seat(
                partner,
                seats,
                of,
                N_("The called suit was led and {ace:the} did not fall: you led it and ran away."),
                "",
                N_("The called suit was led and {ace:the} did not fall: {who} led it and ran away."),
                ace=ace,
            )
            return Clause.RUN_AWAY, told
        if state.shown:
            played = common.of_seat(
                partner, seats, of, N_("You played {ace:the}."), "", N_("{who} played {ace:the}."), ace=ace
            )
            return Clause.PARTNER, " ".join([explain.general(Clause.PARTNER, t), played])
        if partner == problem.seat:
            return Clause.PARTNER, t.gettext("You hold {ace:the}: only you know who is the partner.", ace=ace)
        return Clause.PARTNER, t.gettext(
            "Nobody else can hold {ace:the} any more: only {who} is left.",
            ace=ace,
            who=seats.told(partner, t),
        )

    def _side_told(self, problem: Problem, of: Speaker) -> tuple[RuleId, str]:
        state, t = common.state_of(problem), of.t
        who = common.company_of(problem).told(problem.side, t)
        together = (problem.side in state.declarers) == (problem.seat in state.declarers)
        here = (
            t.gettext("So {who} plays on your side.", who=who)
            if together
            else t.gettext("So {who} plays against you.", who=who)
        )
        return Clause.ALONE, " ".join([explain.general(Clause.ALONE, t), here])

    def idea(self, problem: Problem, of: Speaker) -> str:
        """What shows a partner; how the sides are made."""
        if problem.topic == "side":
            return of.t.gettext("Is there a partner at all in this contract?")
        return of.t.gettext(
            "Has the called ace been played? If not, has its suit been led, and by whom? What do your own "
            "cards tell you?"
        )

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The called ace, if there is one."""
        ace = common.contract_in(common.state_of(problem)).ace
        return (ace.bit_length() - 1,) if ace else ()
