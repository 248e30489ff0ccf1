"""Which of these cards are in the pack? All of them have to be chosen."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import engine
from engine import Card, RuleId, RuleSet, State
from engine.cards import pack_of, rank_of
from lessons.drills import common
from lessons.drills.kinds.forms import AskCards
from lessons.drills.problem import Given, Problem, Shown, Speaker, Unasked

__all__ = ["Pack"]


class Pack(AskCards):
    """Some cards, of which a few do not belong.

    A game names its ``targets`` (one clause), its ``ranking`` from the top, and the ranks of
    ``strangers`` that may be mixed in as far as they are not in its pack.
    """

    kind = "pack"
    targets: tuple[RuleId, ...]
    ranking: str
    strangers: str

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Cards of a bigger pack: some of this one, some not."""
        pack = engine.GAMES[rules.game].pack(rules)
        foreign = [card for card in pack_of(self.strangers) if card not in pack]
        while True:
            inside = rng.randint(2, 4)
            cards = rng.sample(pack, inside) + rng.sample(foreign, 6 - inside)
            yield Problem(self.kind, target.value, rules, cards=tuple(sorted(cards)))

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """The cards given; at least one must belong to the pack."""
        if not set(given.cards) & set(engine.GAMES[rules.game].pack(rules)):
            raise Unasked(common.NOTHING)
        return Problem(self.kind, "", rules, cards=given.cards)

    def under(self, problem: Problem, rules: RuleSet) -> Problem:
        """The pack is this table's under every published rule set."""
        return problem

    def solve(self, problem: Problem) -> frozenset[str]:
        """Those of the cards that the engine deals."""
        pack = problem.world.pack(problem.rules)
        return frozenset(engine.card_text(card) for card in problem.cards if card in pack)

    def options(self, problem: Problem) -> Sequence[str]:
        """The cards."""
        return [engine.card_text(card) for card in problem.cards]

    def shown(self, problem: Problem) -> Shown:
        """Only the cards."""
        return Shown()

    def question(self, problem: Problem, of: Speaker) -> str:
        """The question."""
        return of.t.gettext("Which of these cards are in the pack of this game? Choose all of them.")

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """The ranks of the pack, and whether this card is one of them."""
        pack = engine.GAMES[problem.rules.game].pack(problem.rules)
        ranks = [rank for rank in self.ranking if any(rank_of(card) == rank for card in pack)]
        facts = {"card": of.names.card(answer), "ranks": of.names.ranks(ranks), "number": len(pack)}
        if engine.parse_card(answer) in pack:
            said = of.t.gettext("{card:The} is one of the {number} cards: each suit has {ranks}.", **facts)
        else:
            said = of.t.gettext(
                "{card:The} is not in the pack of {number} cards: each suit has only {ranks}.", **facts
            )
        return self.targets[0], said

    def idea(self, problem: Problem, of: Speaker) -> str:
        """How small the pack is."""
        return of.t.ngettext(
            "The pack has {number} card, the same ranks in each of the four suits.",
            "The pack has {number} cards, the same ranks in each of the four suits.",
            len(engine.GAMES[problem.rules.game].pack(problem.rules)),
        )

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The cards in question."""
        return problem.cards
