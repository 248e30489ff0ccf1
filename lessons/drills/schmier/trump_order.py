"""The order of the trumps and of the other suits; which cards are trumps at all."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import engine
from engine import Card, RuleId, RuleSet, State
from engine.cards import JOKER, cards_of, suit_of, suit_set
from engine.games.schmier import Clause, SchmierState
from engine.games.schmier.trumps import PACK, PACK_SET, TRUMPS
from lessons import explain
from lessons.drills import common
from lessons.drills.kinds.forms import AskCards
from lessons.drills.problem import Given, Problem, Shown, Speaker, Unasked
from lessons.i18n import N_

__all__ = ["Ranked", "TrumpCards", "TrumpOrder", "named"]

_FEWEST, _MOST = 4, 5


class Ranked(ABC):
    """Some cards of one suit, to be put in order: an answer is all of them, from the highest down.

    A game adds its targets, ``candidates``, ``pose``, ``told``, ``explain``, ``idea`` and ``strength``.
    """

    kind = "trump-order"
    multiple = False

    @abstractmethod
    def strength(self, state: Any, card: Card) -> int:
        """How many cards of its suit stand above a card in a state."""

    @abstractmethod
    def told(self, problem: Problem, of: Speaker) -> str:
        """What is trump, in one sentence."""

    def solve(self, problem: Problem) -> frozenset[str]:
        """The cards as the engine ranks them."""
        state = problem.world.before(common.state_of(problem))
        order = sorted(problem.cards, key=lambda card: self.strength(state, card))
        return frozenset((engine.cards_text(order),))

    def options(self, problem: Problem) -> Sequence[str]:
        """They depend on the cards."""
        return ()

    def slips(self, problem: Problem) -> Iterable[tuple[str, str]]:
        """Neighbours that have changed places; the whole turned round."""
        (right,) = self.solve(problem)
        cards = right.split(".")
        for place in random.Random(right).sample(range(len(cards) - 1), len(cards) - 1):
            swapped = [*cards]
            swapped[place : place + 2] = reversed(swapped[place : place + 2])
            yield ".".join(swapped), N_("Two cards that stand side by side have changed places there.")
        yield ".".join(reversed(cards)), N_("That begins with the lowest card.")

    def under(self, problem: Problem, rules: RuleSet) -> Problem:
        """Every published rule set ranks the cards alike."""
        return problem

    def shown(self, problem: Problem) -> Shown:
        """Only the cards."""
        return Shown()

    def question(self, problem: Problem, of: Speaker) -> str:
        """The trumps and the cards, as they come."""
        ask = of.t.gettext(
            "Put these cards in order, from the highest to the lowest: {cards}.",
            cards=of.names.cards(problem.cards),
        )
        return f"{self.told(problem, of)} {ask}".strip()

    def text(self, problem: Problem, answer: str, of: Speaker) -> str:
        """The names of the cards in that order."""
        return " › ".join(str(of.names.card(card)) for card in answer.split("."))

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The cards."""
        return problem.cards


def named(rules: RuleSet, trump: int) -> SchmierState:
    """A deal whose trumps have been named."""
    game = engine.GAMES[rules.game]
    state = game.start(rules, 0, game.pack(rules))
    for word in ("bid-6", f"trump-{engine.SUITS[trump]}"):
        state = state.after(word)
    assert isinstance(state, SchmierState)
    return state


class TrumpOrder(Ranked):
    """Trumps from the ace to the joker, or the cards of another suit."""

    targets: tuple[RuleId, ...] = (Clause.TRUMP_RANK, Clause.PLAIN_RANK)

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Cards of one suit, mostly those whose place surprises."""
        while True:
            trump = rng.randrange(4)
            trumps = TRUMPS[trump]
            number = rng.randint(_FEWEST, _MOST)
            if target is Clause.TRUMP_RANK:
                special = [trumps.right, trumps.left, trumps.ranking[5], trumps.two, JOKER, trumps.ranking[2]]
                cards = set(rng.sample(special, rng.randint(2, 3)))
                cards |= set(rng.sample([c for c in trumps.ranking if c not in cards], number - len(cards)))
            else:
                suit = rng.choice([suit for suit in range(4) if suit != trump])
                members = list(cards_of(suit_set(suit) & ~trumps.all))
                tops = [card for card in members if engine.card_text(card)[0] in "KQJT9"]
                cards = set(rng.sample(tops, 3)) | set(rng.sample(members, 1))
                if len(cards) < _FEWEST:
                    continue
            order = list(cards)
            rng.shuffle(order)
            yield Problem(self.kind, target.value, rules, state=named(rules, trump), cards=tuple(order))

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """Cards of one suit under given trumps."""
        if given.trump is None or len(set(given.cards)) < 2:
            raise Unasked(common.NOTHING)
        companions = TRUMPS[given.trump].order.companions[given.cards[0]]
        if any(not companions >> card & 1 for card in given.cards):
            raise Unasked(common.NOTHING)
        return Problem(self.kind, "", rules, state=named(rules, given.trump), cards=given.cards)

    def strength(self, state: SchmierState, card: Card) -> int:
        """How many cards of its suit beat a card."""
        assert state.trumps is not None
        order = state.trumps.order
        return (order.beaters[card] & order.companions[card]).bit_count()

    def told(self, problem: Problem, of: Speaker) -> str:
        """What is trump."""
        return common.trump_told(problem, of)

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """The clause; of the trumps, which cards are the Bauers."""
        state: SchmierState = common.state_of(problem)
        assert state.trumps is not None
        if not state.trumps.all >> problem.cards[0] & 1:
            return Clause.PLAIN_RANK, explain.general(Clause.PLAIN_RANK, of.t)
        bauers = of.t.gettext(
            "The right Bauer is {right:the}, the left one {left:the}.",
            right=of.names.card(state.trumps.right),
            left=of.names.card(state.trumps.left),
        )
        return Clause.TRUMP_RANK, " ".join([explain.general(Clause.TRUMP_RANK, of.t), bauers])

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Start with what is not where the rank says."""
        return of.t.gettext(
            "Place the cards first whose place does not follow from their rank alone, then the others."
        )


class TrumpCards(AskCards):
    """Which of some cards are trumps."""

    kind = "trumps"
    targets: tuple[RuleId, ...] = (Clause.BAUERS, Clause.TRUMP_RANK)

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """The Bauers and the joker among cards that are trumps and cards that are not."""
        while True:
            trump = rng.randrange(4)
            trumps = TRUMPS[trump]
            jacks = [card for card in PACK if engine.card_text(card)[0] == "J" and card != trumps.left]
            cards = {trumps.left} if target is Clause.BAUERS or rng.random() < 0.4 else set()
            if target is Clause.TRUMP_RANK or rng.random() < 0.4:
                cards.add(JOKER)
            cards.add(rng.choice(jacks))
            sister = list(cards_of(suit_set(trump ^ 1) & ~trumps.all))
            cards.add(rng.choice(sister))
            own = [card for card in trumps.ranking if card not in cards]
            cards.add(rng.choice(own))
            rest = [card for card in cards_of(PACK_SET) if card not in cards]
            cards |= set(rng.sample(rest, 6 - len(cards)))
            yield Problem(
                self.kind, target.value, rules, state=named(rules, trump), cards=tuple(sorted(cards))
            )

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """Cards under given trumps, at least one of which is a trump."""
        if given.trump is None or not any(TRUMPS[given.trump].all >> card & 1 for card in given.cards):
            raise Unasked(common.NOTHING)
        return Problem(self.kind, "", rules, state=named(rules, given.trump), cards=given.cards)

    def under(self, problem: Problem, rules: RuleSet) -> Problem:
        """Every published rule set has the same trumps."""
        return problem

    def solve(self, problem: Problem) -> frozenset[str]:
        """Those of the cards that the engine counts as trumps."""
        trumps = problem.world.before(common.state_of(problem)).trumps
        return frozenset(engine.card_text(card) for card in problem.cards if trumps.all >> card & 1)

    def options(self, problem: Problem) -> Sequence[str]:
        """The cards."""
        return [engine.card_text(card) for card in problem.cards]

    def shown(self, problem: Problem) -> Shown:
        """Only the cards."""
        return Shown()

    def question(self, problem: Problem, of: Speaker) -> str:
        """The trump suit, then the cards."""
        ask = of.t.gettext("Which of these cards are trumps? Choose all of them.")
        return " ".join([common.trump_told(problem, of), ask])

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """Why a card is a trump or is none."""
        state: SchmierState = common.state_of(problem)
        trumps = state.trumps
        assert trumps is not None
        card = engine.parse_card(answer)
        facts = {"card": of.names.card(card), "suit": of.names.suit(trumps.suit)}
        if card == JOKER:
            return Clause.TRUMP_RANK, of.t.gettext("The joker is always a trump, the lowest one.")
        if card == trumps.left:
            said = of.t.gettext("With {suit} as trumps {card:the} is the left Bauer, a trump.", **facts)
            return Clause.BAUERS, said
        if card == trumps.right:
            return Clause.BAUERS, of.t.gettext("{card:The} is the right Bauer, a trump.", **facts)
        if trumps.all >> card & 1:
            return Clause.TRUMP_RANK, of.t.gettext("{card:The} is a card of the trump suit.", **facts)
        if engine.card_text(card)[0] == "J":
            said = of.t.gettext("{card:The} is of the other colour, so it is a jack like any other.", **facts)
            return Clause.BAUERS, said
        if suit_of(card) == trumps.suit ^ 1:
            said = of.t.gettext("{card:The} is no trump: of its suit only the jack becomes one.", **facts)
            return Clause.BAUERS, said
        return Clause.TRUMP_RANK, of.t.gettext("{card:The} is a card of another suit.", **facts)

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Not only the suit."""
        return of.t.gettext("Not only the cards of the trump suit are trumps: which two others are?")

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The cards."""
        return problem.cards
