"""Which team has each of the six points: from the trick in which a card falls, or from the count for Game."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace

import engine
from engine import Card, RuleId, RuleSet, State
from engine.cards import JOKER
from engine.games.schmier import Clause, SchmierState
from engine.games.schmier.points import ITEMS, Award, awards
from engine.games.schmier.trumps import Trumps, worth_of
from lessons import explain
from lessons.drills import common
from lessons.drills.problem import Given, Problem, Shown, Speaker, Unasked
from lessons.drills.schmier.reach import completed, deals, tied
from lessons.drills.schmier.table import NOBODY, POINTS, AskTeam, clause, contract_told, team_text
from lessons.misconceptions import TRUE
from lessons.seats import Company

__all__ = ["SchmierPoints", "card_of_point", "counts_told", "fate_told"]


def card_of_point(rule: RuleId, trumps: Trumps) -> Card:
    """The card that a point is tied to."""
    cards = (trumps.ace, trumps.two, trumps.right, trumps.left, JOKER)
    return next(card for point, card in zip(ITEMS, cards, strict=True) if point is rule)


def fate_told(card: Card, player: int, winner: int, seats: Company, of: Speaker) -> str:
    """Who plays a card and who wins it, in one sentence."""
    t, facts = of.t, {"card": of.names.card(card)}
    names = {"player": seats.told(player, t), "winner": seats.told(winner, t)}
    if player == winner:
        if player == seats.you:
            return t.gettext("You play {card:the} and win it.", **facts)
        return t.gettext("{player} plays {card:the} and wins it.", **facts, **names)
    if player == seats.you:
        return t.gettext("You play {card:the}, and {winner} wins it.", **facts, **names)
    if winner == seats.you:
        return t.gettext("{player} plays {card:the}, and you win it.", **facts, **names)
    return t.gettext("{player} plays {card:the}, and {winner} wins it.", **facts, **names)


def counts_told(state: SchmierState, problem: Problem, of: Speaker, *, before_the_last: bool = False) -> str:
    """What each team has counted for Game, in one sentence; in the end or ``before_the_last`` trick."""
    seats = common.company_of(problem)
    teams = [(seats.your_side + step) % len(state.points) for step in range(len(state.points))]
    counts = ", ".join(f"{team_text(team, seats, of)} {of.t.number(state.points[team])}" for team in teams)
    if before_the_last:
        return of.t.gettext("Card points before this last trick: {counts}.", counts=counts)
    return of.t.gettext("Card points in the tricks of the deal: {counts}.", counts=counts)


class SchmierPoints(AskTeam):
    """Which team has a point. The topic is the point: the rule that gives it."""

    kind = "schmier-points"
    targets: tuple[RuleId, ...] = (
        Clause.HIGH,
        Clause.LOW,
        Clause.RIGHT,
        Clause.LEFT,
        Clause.JOKER,
        Clause.GAME,
        Clause.GAME_TIE,
    )

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Tricks in which the card falls, won by another team than plays it if that can be; whole deals."""
        if target in (Clause.GAME, Clause.GAME_TIE):
            played = (states[-1] for states in deals(rules, rng))
            for end in tied(rules, rng) if target is Clause.GAME_TIE else played:
                if awards(end)[-1].rule is target:
                    yield Problem(self.kind, target.value, rules, state=end, topic=Clause.GAME.value)
            return

        def falls(state: SchmierState, *cards: Card) -> bool:
            assert state.trumps is not None
            return card_of_point(target, state.trumps) in cards

        for problem in completed(self.kind, target.value, rules, rng, falls):
            yield replace(problem, topic=target.value)

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """Who has Game in a finished deal; or, with the cards of a trick, who has what falls in it.

        A deal that the given moves finish is asked with its last trick on the table.
        """
        if not isinstance(state, SchmierState) or state.trumps is None:
            raise Unasked(common.NOTHING)
        if state.phase == "over":
            topic, start = Clause.GAME.value, given.start
            if isinstance(start, SchmierState) and start.phase == "play" and start.trick:
                return Problem(
                    self.kind, "", rules, seat=given.seat, state=start, moves=given.moves, topic=topic
                )
            return Problem(self.kind, "", rules, seat=given.seat, state=state, topic=topic)
        problem = Problem(
            self.kind, "", rules, seat=given.seat, state=state, moves=given.cards or given.moves
        )
        cards, _ = common.trick_of(problem)
        found = [rule for rule in ITEMS if card_of_point(rule, state.trumps) in cards]
        if len(cards) != len(state.hands) or not found:
            raise Unasked(common.NOTHING)
        return replace(problem, topic=found[0].value)

    def award(self, problem: Problem) -> Award | None:
        """The point in the problem's world."""
        then = common.after(problem)
        wanted = (Clause.GAME, Clause.GAME_TIE) if problem.topic == Clause.GAME.value else (problem.topic,)
        return next((point for point in awards(then) if point.rule.value in wanted), None) if then else None

    def solve(self, problem: Problem) -> frozenset[str]:
        """The team that the engine gives the point to, or nobody."""
        point = self.award(problem)
        if point is None:
            return frozenset()
        return frozenset((NOBODY if point.team < 0 else str(point.team),))

    def shown(self, problem: Problem) -> Shown:
        """The table; of a finished deal nothing, since the counts are told."""
        return common.seen(problem) if problem.moves else Shown(record=_record(problem))

    def under(self, problem: Problem, rules: RuleSet) -> Problem:
        """Every published rule set gives the points alike."""
        return problem

    def question(self, problem: Problem, of: Speaker) -> str:
        """The trick, or the counts; then the point."""
        state = common.state_of(problem)
        rule = clause(problem.topic)
        ask = of.t.gettext(POINTS[rule][1])
        if not problem.moves:
            seats = common.company_of(problem)
            told = [contract_told(state, seats, of), counts_told(state, problem, of)]
            return " ".join([*told, ask])
        if problem.topic == Clause.GAME.value:
            counts = counts_told(state, problem, of, before_the_last=True)
            return " ".join([common.trick_told(problem, of), counts, ask])
        return " ".join([common.trick_told(problem, of), ask])

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """The clause, who played the card, who won the trick."""
        true = replace(problem, world=TRUE)
        point, seats, t = self.award(true), common.company_of(problem), of.t
        assert point is not None
        general = explain.general(point.rule, t)
        if problem.moves and point.rule in (Clause.GAME, Clause.GAME_TIE):
            # The last trick was still to be added: say how, before the rule.
            _, taken = common.told(true, of)
            general = " ".join([taken, counts_told(common.after(true), problem, of), general])
        if point.rule is Clause.GAME_TIE:
            return point.rule, general
        has = t.gettext("So the point goes to {team}.", team=seats.team(point.team, t))
        if point.rule is Clause.GAME:
            return point.rule, " ".join([general, has])
        state: SchmierState = common.state_of(problem)
        assert state.trumps is not None
        cards, leader = common.trick_of(problem)
        card = card_of_point(point.rule, state.trumps)
        player = (leader + cards.index(card)) % seats.seats
        told = fate_told(card, player, common.winner_of(true), seats, of)
        return point.rule, " ".join([general, told, has])

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Whether it is played or won."""
        if problem.topic == Clause.GAME.value:
            return of.t.gettext("Compare the counts, and ask what happens if the best ones are equal.")
        return of.t.gettext(
            "Two of the five cards score for the team that plays them, three for the team that wins them. Of "
            "which kind is this one?"
        )

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The card of the point; in the last trick those that count for Game."""
        state: SchmierState = common.state_of(problem)
        if problem.moves and problem.topic == Clause.GAME.value:
            return [card for card in common.trick_of(problem)[0] if worth_of(card)]
        if not problem.moves or state.trumps is None:
            return ()
        return (card_of_point(clause(problem.topic), state.trumps),)


def _record(problem: Problem) -> str | None:
    state: engine.State = common.state_of(problem)
    return state.record.text if state.record is not None else None
