"""How many card points: in a trick, in the tricks of a team, left in play after the exchange."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

from engine import Card, RuleId, RuleSet, State, Trick
from engine.games.schmier import Clause, SchmierState
from engine.games.schmier.trumps import PACK, worth_of
from lessons.drills import common
from lessons.drills.kinds.forms import AskNumber
from lessons.drills.problem import Given, Problem, Shown, Speaker, Unasked
from lessons.drills.schmier.reach import deals
from lessons.drills.schmier.trump_order import named
from lessons.i18n import N_

__all__ = ["CardPoints"]


def _with_tricks(start: SchmierState, tricks: Sequence[Trick]) -> SchmierState:
    """A deal whose tricks so far are these, all won by one team."""
    worth = sum(worth_of(card) for trick in tricks for card in trick.cards)
    points = (worth, *(0 for _ in start.points[1:]))
    return start.copy(tricks=tuple(tricks), points=points, phase="play")


class CardPoints(AskNumber):
    """What some cards count for Game, or what can be counted at all in a deal."""

    kind = "card-points"
    targets: tuple[RuleId, ...] = (Clause.VALUES, Clause.OUT)

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Two or three tricks of a deal; deals in which cards that count were thrown."""
        for states in deals(rules, rng):
            end = states[-1]
            if target is Clause.OUT:
                if 2 <= len(_out(end)) <= 8:
                    yield Problem(self.kind, target.value, rules, state=end, topic="out")
                continue
            tricks = rng.sample(end.tricks, rng.choice((1, 2)))
            cards = [card for trick in tricks for card in trick.cards]
            if sum(worth_of(card) > 0 for card in cards) >= 3:
                state = _with_tricks(states[0].copy(trumps=end.trumps), tricks)
                yield Problem(self.kind, target.value, rules, state=state, cards=tuple(cards), topic="cards")

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """The cards given, or what is left to count in a finished deal."""
        if given.cards:
            found = _with_tricks(named(rules, given.trump or 0), [Trick(0, given.cards, 0)])
            return Problem(self.kind, "", rules, state=found, cards=given.cards, topic="cards")
        if isinstance(state, SchmierState) and state.phase == "over":
            return Problem(self.kind, "", rules, seat=given.seat, state=state, topic="out")
        raise Unasked(common.NOTHING)

    def under(self, problem: Problem, rules: RuleSet) -> Problem:
        """Every published rule set counts alike."""
        return problem

    def solve(self, problem: Problem) -> frozenset[str]:
        """What the engine has counted."""
        world = problem.world
        see = world.before if problem.topic == "cards" else world.after
        state: SchmierState = see(common.state_of(problem))
        return frozenset((str(sum(state.points)),))

    def slips(self, problem: Problem) -> Iterable[tuple[str, str]]:
        """A card forgotten, numbers near by."""
        (right,) = (int(answer) for answer in self.solve(problem))
        counted = [worth_of(card) for card in problem.cards if worth_of(card)]
        for worth in sorted(set(counted)):
            yield str(right - worth), N_("That forgets one of the cards.")
        for step in (1, -1, 2, -2, 4, 10):
            if right + step >= 0:
                yield str(right + step), N_("That is a slip in the addition.")

    def shown(self, problem: Problem) -> Shown:
        """Only the cards; of a whole deal its record."""
        state = common.state_of(problem)
        if problem.topic == "out" and state.record is not None:
            return Shown(record=state.record.text)
        return Shown()

    def question(self, problem: Problem, of: Speaker) -> str:
        """The cards, then what they count."""
        if problem.topic == "cards":
            return of.t.gettext(
                "What do these cards count together for Game: {cards}?", cards=of.names.cards(problem.cards)
            )
        told = of.t.gettext(
            "Of the cards that count, {cards:the} did not come into play in this deal.",
            cards=of.names.cards(_out(common.state_of(problem))),
        )
        ask = of.t.gettext(
            "The whole pack counts {pack}. How many card points are in the tricks of all teams together?",
            pack=sum(map(worth_of, PACK)),
        )
        return " ".join([told, ask])

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """Card by card."""
        t, out = of.t, problem.topic == "out"
        cards = _out(common.state_of(problem)) if out else problem.cards
        counted = [card for card in cards if worth_of(card)]
        total = sum(map(worth_of, counted))
        listed = t.join([f"{of.names.card(card)} {t.number(worth_of(card))}" for card in counted])
        if out:
            whole = sum(map(worth_of, PACK))
            facts = {"list": listed, "out": total, "pack": whole, "left": whole - total}
            said = t.gettext(
                "What is out of play counts for nobody: {list}, together {out}. {pack} less {out} is {left}.",
                **facts,
            )
            return Clause.OUT, said
        if not counted:
            return Clause.VALUES, t.gettext("None of these cards counts for Game.")
        said = t.gettext(
            "These count: {list}. Together that makes {total}; all others count nothing.",
            list=listed,
            total=total,
        )
        return Clause.VALUES, said

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Which ranks count."""
        if problem.topic == "out":
            return of.t.gettext("Ask whether a card that nobody plays can count for a team.")
        return of.t.gettext(
            "From the ten up every card counts, and the joker; one rank counts far more than the rest."
        )

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The cards that count."""
        cards = _out(common.state_of(problem)) if problem.topic == "out" else problem.cards
        return [card for card in cards if worth_of(card)]


def _out(state: SchmierState) -> tuple[Card, ...]:
    """The cards that count and were not played in a finished deal."""
    return tuple(card for card in PACK if worth_of(card) and not state.played >> card & 1)
