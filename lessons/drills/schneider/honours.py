"""How many honours: among the cards of some tricks, in the whole pack."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

import engine
from engine import Card, RuleId, RuleSet, State
from engine.cards import cards_of, mask_of
from engine.games.schneider import Clause
from engine.games.schneider.terms import honours_of
from lessons.drills import common
from lessons.drills.kinds.forms import AskNumber
from lessons.drills.problem import Given, Problem, Shown, Speaker, Unasked
from lessons.drills.schneider.reach import deals
from lessons.i18n import N_

__all__ = ["Honours"]

_ALL = 0.12


class Honours(AskNumber):
    """The honours among some cards, or all there are."""

    kind = "honours"
    targets: tuple[RuleId, ...] = (Clause.HONOURS,)

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """The cards of some tricks that a player has won."""
        topic = "all" if rng.random() < _ALL else "cards"
        for states in deals(rules, rng):
            won = [trick for trick in states[-1].tricks_played() if trick.winner == 0]
            if len(won) >= 5:
                tricks = rng.sample(won, rng.randint(3, 5))
                cards = tuple(card for trick in tricks for card in trick.cards) if topic == "cards" else ()
                yield Problem(self.kind, target.value, rules, state=states[0], cards=cards, topic=topic)

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """The cards given, or what a seat has won in a finished deal."""
        cards = given.cards
        if not cards and state is not None:
            won = [trick for trick in state.tricks_played() if trick.winner == given.seat]
            cards = tuple(card for trick in won for card in trick.cards)
        game = engine.GAMES[rules.game]
        if not cards or mask_of(cards) & ~mask_of(game.pack(rules)):
            raise Unasked(common.NOTHING)
        start = game.start(rules, 1, game.pack(rules))
        return Problem(self.kind, "", rules, seat=given.seat, state=start, cards=cards, topic="cards")

    def under(self, problem: Problem, rules: RuleSet) -> Problem:
        """The same cards under other rules."""
        return common.change_rules(problem, rules)

    def solve(self, problem: Problem) -> frozenset[str]:
        """How many of the cards the engine counts."""
        terms = problem.world.before(common.state_of(problem)).deal.terms
        cards = mask_of(problem.cards) if problem.topic == "cards" else terms.pack
        return frozenset((str((terms.honours & cards).bit_count()),))

    def slips(self, problem: Problem) -> Iterable[tuple[str, str]]:
        """A card too few or too many."""
        (right,) = (int(answer) for answer in self.solve(problem))
        steps = ((1, -1, 2, -2, 3, 4)) if problem.topic == "cards" else (4, -4, 8, -8, 2, -2)
        for step in steps:
            if right + step >= 0:
                yield str(right + step), N_("That is a slip in the counting.")

    def shown(self, problem: Problem) -> Shown:
        """Only the cards."""
        return Shown()

    def question(self, problem: Problem, of: Speaker) -> str:
        """The cards, then how many of them count."""
        if problem.topic == "all":
            return of.t.gettext(
                "The pack has {number} cards. How many of them are honours?",
                number=len(engine.GAMES[problem.rules.game].pack(problem.rules)),
            )
        return of.t.gettext(
            "How many of these cards are honours: {cards}?", cards=of.names.cards(problem.cards)
        )

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """Which ranks count, and which of the cards they are."""
        ranks = of.names.ranks(problem.rules["honours"])
        honours = honours_of(problem.rules)
        if problem.topic == "all":
            return Clause.HONOURS, of.t.gettext(
                "In each of the four suits the honours are {ranks}: together {number}.",
                ranks=ranks,
                number=honours.bit_count(),
            )
        found = [card for card in problem.cards if honours >> card & 1]
        if not found:
            return Clause.HONOURS, of.t.gettext(
                "The honours are {ranks}, and none of these cards is one.", ranks=ranks
            )
        return Clause.HONOURS, of.t.gettext(
            "The honours are {ranks}. Here they are {cards}: {number}.",
            ranks=ranks,
            cards=of.names.cards(found),
            number=len(found),
        )

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Strength and worth are two things."""
        return of.t.gettext("Only some ranks count, and each of their cards counts as one. Which ranks?")

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The cards; for the whole pack the ranks of one suit."""
        return problem.cards or cards_of(honours_of(problem.rules))[:1]
