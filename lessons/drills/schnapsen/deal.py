"""How the cards are dealt: which card is turned up, how many are left for the stock."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

import engine
from engine import Card, Record, RuleId, RuleSet, State
from engine.games.schnapsen import Clause
from engine.games.schnapsen.terms import compile_terms
from lessons.drills.play import deck_of
from lessons.drills.problem import Given, Problem, Shown, Speaker
from lessons.drills.schnapsen import common
from lessons.i18n import N_

__all__ = ["DealCards"]


class DealCards:
    """A pack from the top, and what becomes of it."""

    kind = "deal"
    targets: tuple[RuleId, ...] = (Clause.DEAL,)
    multiple = False

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Shuffled packs."""
        topic = rng.choice(("turned", "turned", "stock"))
        while True:
            deck = list(engine.GAMES[rules.game].pack(rules))
            rng.shuffle(deck)
            yield Problem(
                self.kind, target.value, rules, cards=tuple(deck), side=rng.randrange(2), topic=topic
            )

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """The deal of a record's pack, or of the cards given."""
        deck, dealer = deck_of(rules, state, given)
        return Problem(self.kind, "", rules, cards=deck, side=dealer, topic="turned")

    def under(self, problem: Problem, rules: RuleSet) -> Problem:
        """Every published rule set deals the same way."""
        return problem

    def solve(self, problem: Problem) -> frozenset[str]:
        """What the engine makes of the pack."""
        state = problem.world.start(problem.rules, problem.side, problem.cards)
        if problem.topic == "stock":
            return frozenset((str(len(state.stock)),))
        return frozenset((engine.card_text(state.stock[-1]),))

    def options(self, problem: Problem) -> Sequence[str]:
        """They depend on the pack."""
        return ()

    def slips(self, problem: Problem) -> Iterable[tuple[str, str]]:
        """Other natural places of the pack; other counts of the stock."""
        if problem.topic == "stock":
            pack, size = len(problem.cards), compile_terms(problem.rules, 0).hand_size
            yield str(pack - 2 * size - 1), N_("That leaves out the turned card.")
            yield str(pack - size), N_("That deals only one hand.")
            yield str(pack - 2 * size + 2), N_("That deals each player one card too few.")
            yield str(pack - 2 * size - 2), N_("That deals each player one card too many.")
            return
        for place in (0, 3):
            card = engine.card_text(problem.cards[place])
            yield card, N_("That turns a card before the first packets are dealt.")
        for place in (5, 7):
            card = engine.card_text(problem.cards[place])
            yield card, N_("That takes a card of one of the hands.")

    def shown(self, problem: Problem) -> Shown:
        """The pack in its order: in this question nothing is hidden."""
        return Shown(record=Record(problem.rules, problem.side, problem.cards).text)

    def question(self, problem: Problem, of: Speaker) -> str:
        """The top of the pack and its bottom card, or only the question."""
        if problem.topic == "stock":
            return of.t.gettext(
                "A pack of {pack} cards is dealt. How many cards make up the stock, with the turned one?",
                pack=len(problem.cards),
            )
        top = 2 * compile_terms(problem.rules, 0).hand_size + 1
        return of.t.gettext(
            "From the top the pack begins with these cards: {cards}. Its bottom card is {bottom:the}. It is "
            "dealt in this order: which card is turned up for trumps?",
            cards=of.names.cards(problem.cards[:top]),
            bottom=of.names.card(problem.cards[-1]),
        )

    def text(self, problem: Problem, answer: str, of: Speaker) -> str:
        """A card or a number."""
        return common.number_text(answer, of) if problem.topic == "stock" else str(of.names.card(answer))

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """The packets."""
        state = engine.GAMES[problem.rules.game].start(problem.rules, problem.side, problem.cards)
        turned = state.as_json()["stock"][-1]
        first = problem.cards.index(engine.parse_card(turned)) // 2
        size = compile_terms(problem.rules, 0).hand_size
        facts = {"first": first, "second": size - first}
        if problem.topic == "stock":
            return Clause.DEAL, of.t.gettext(
                "Each player gets {first} cards, one is turned, each gets {second} more; the other {left} "
                "and the turned one are the stock.",
                left=len(problem.cards) - 2 * size - 1,
                **facts,
            )
        return Clause.DEAL, of.t.gettext(
            "Each player gets {first} cards, then {card:the} is turned, then each gets {second} more.",
            card=of.names.card(turned),
            **facts,
        )

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Packets, not single cards."""
        return of.t.gettext(
            "The hands are dealt in packets; remember between which of them a card is turned."
        )

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The cards of the first two packets, for a card that is turned."""
        return (
            problem.cards[: 2 * compile_terms(problem.rules, 0).hand_size] if problem.topic != "stock" else ()
        )
