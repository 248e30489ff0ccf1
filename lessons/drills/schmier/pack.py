"""How many cards: in the pack, trumps, cards of a suit that is not trumps."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

import engine
from engine import SUITS, Card, RuleId, RuleSet, State
from engine.cards import cards_of, rank_of, suit_set
from engine.games.schmier import Clause, SchmierState
from engine.games.schmier.trumps import TRUMPS
from lessons import explain
from lessons.drills.kinds.forms import AskNumber
from lessons.drills.problem import Given, Problem, Shown, Speaker
from lessons.drills.schmier.trump_order import named
from lessons.i18n import N_

__all__ = ["Pack"]


class Pack(AskNumber):
    """A number of cards; the topic says which cards are counted."""

    kind = "pack"
    targets: tuple[RuleId, ...] = (Clause.PACK, Clause.TRUMP_RANK, Clause.BAUERS)

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """The pack, a rank, the trumps, a suit of the trumps' colour and one of the other."""
        while True:
            trump = rng.randrange(4)
            if target is Clause.PACK:
                topic, side = rng.choice(("all", "rank", "suit")), rng.randrange(4)
            elif target is Clause.TRUMP_RANK:
                topic, side = "trumps", trump
            else:
                topic, side = "plain", rng.choice([suit for suit in range(4) if suit != trump])
            state = named(rules, trump)
            yield Problem(self.kind, target.value, rules, state=state, side=side, topic=topic)

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """How many cards there are; with a trump suit, how many trumps."""
        if given.trump is None:
            return Problem(self.kind, "", rules, state=named(rules, 0), topic="all")
        found = named(rules, given.trump)
        return Problem(self.kind, "", rules, state=found, side=given.trump, topic="trumps")

    def under(self, problem: Problem, rules: RuleSet) -> Problem:
        """The pack is the same under every published rule set."""
        return problem

    def solve(self, problem: Problem) -> frozenset[str]:
        """How many cards of the engine's pack are meant."""
        pack = problem.world.pack(problem.rules)
        state = problem.world.before(problem.state)
        assert isinstance(state, SchmierState)
        trumps = state.trumps
        assert trumps is not None
        if problem.topic == "all":
            number = len(pack)
        elif problem.topic == "rank":
            number = sum(rank_of(card) == "A" for card in pack)
        elif problem.topic == "suit":
            number = sum(suit_set(problem.side) >> card & 1 for card in pack)
        elif problem.topic == "trumps":
            number = sum(trumps.all >> card & 1 for card in pack)
        else:
            number = trumps.suits[SUITS[problem.side]].bit_count()
        return frozenset((str(number),))

    def slips(self, problem: Problem) -> Iterable[tuple[str, str]]:
        """Numbers near by, and a whole suit more."""
        (right,) = (int(answer) for answer in self.solve(problem))
        for step in (1, -1, 2, -2, 13, 3):
            yield str(right + step), N_("That is a slip in the counting.")

    def shown(self, problem: Problem) -> Shown:
        """Nothing: the pack is to be known."""
        return Shown()

    def question(self, problem: Problem, of: Speaker) -> str:
        """Which cards are to be counted."""
        t = of.t
        state = problem.state
        assert isinstance(state, SchmierState)
        facts = {"suit": of.names.suit(problem.side), "trump": of.names.suit(state.trump or 0)}
        if problem.topic == "all":
            return t.gettext("How many cards are in the pack of this game?")
        if problem.topic == "rank":
            return t.gettext("How many {rank:many} are in the pack of this game?", rank=of.names.rank("A"))
        if problem.topic == "suit":
            return t.gettext(
                "Before trumps are named: how many cards of the pack are of {suit:the}?", **facts
            )
        if problem.topic == "trumps":
            return t.gettext("Trumps are {trump:the}. How many trumps are there altogether?", **facts)
        return t.gettext(
            "Trumps are {trump:the}. How many cards of the pack now count as {suit:the}?", **facts
        )

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """How the number comes about."""
        t, rules = of.t, problem.rules
        state = problem.state
        assert isinstance(state, SchmierState)
        trumps = TRUMPS[state.trump or 0]
        left = of.names.card(trumps.left)
        if problem.topic in ("all", "rank", "suit"):
            pack = engine.GAMES[rules.game].pack(rules)
            said = t.gettext(
                "Each of the four suits has {suit} cards, from the two to the ace; with the joker that makes "
                "{pack}.",
                suit=suit_set(0).bit_count(),
                pack=len(pack),
            )
            return Clause.PACK, said
        if problem.topic == "trumps":
            said = t.gettext(
                "All {suit} cards of the trump suit are trumps, and besides them the joker and {card:the}, "
                "the left Bauer.",
                suit=suit_set(0).bit_count(),
                card=left,
            )
            return Clause.TRUMP_RANK, said
        if problem.side == trumps.suit ^ 1:
            said = t.gettext("{card:The} is missing there: it is the left Bauer, a trump.", card=left)
        else:
            said = t.gettext("This suit loses no card: {card:the} is the left Bauer.", card=left)
        return Clause.BAUERS, " ".join([explain.general(Clause.BAUERS, t), said])

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Suits and the one card that has none."""
        if problem.topic in ("all", "rank", "suit"):
            return of.t.gettext("A whole French pack, and one thing more.")
        return of.t.gettext("Which cards join the trumps, and from where do they come?")

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The left Bauer, where the trumps matter."""
        state = problem.state
        assert isinstance(state, SchmierState)
        trumps = TRUMPS[state.trump or 0]
        return cards_of(1 << trumps.left) if problem.topic in ("trumps", "plain") else ()
