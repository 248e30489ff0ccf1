"""How the cards are dealt: who gets a card, what begins the stock, which card is turned for trumps."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

import engine
from engine import Card, Record, RuleId, RuleSet, State
from engine.games.schneider import Clause
from engine.games.schneider.terms import HAND
from lessons import explain
from lessons.drills import common
from lessons.drills.play import deck_of
from lessons.drills.problem import Given, Problem, Shown, Speaker
from lessons.i18n import N_

__all__ = ["DealCards"]

_DEALT = 2 * HAND


class DealCards:
    """A pack from the top, and what becomes of it."""

    kind = "deal"
    targets: tuple[RuleId, ...] = (Clause.DEAL, Clause.TURNED)
    multiple = False

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Shuffled packs."""
        topic = rng.choice(("gets", "gets", "top", "stock"))
        if target is Clause.TURNED:
            topic = "turned"
        while True:
            deck = list(engine.GAMES[rules.game].pack(rules))
            rng.shuffle(deck)
            yield Problem(
                self.kind,
                target.value,
                rules,
                cards=tuple(deck),
                move=rng.choice(deck[3 : _DEALT - 3]),
                side=rng.randrange(2),
                topic=topic,
            )

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """Who gets a card, if one is given; else how many cards make up the stock."""
        deck, dealer = deck_of(rules, state, given)
        topic = "gets" if given.move in deck[:_DEALT] else "stock"
        return Problem(self.kind, "", rules, cards=deck, move=given.move, side=dealer, topic=topic)

    def under(self, problem: Problem, rules: RuleSet) -> Problem:
        """Every published rule set deals the same way."""
        return problem

    def solve(self, problem: Problem) -> frozenset[str]:
        """What the engine makes of the pack."""
        state = problem.world.start(problem.rules, problem.side, problem.cards)
        if problem.topic == "stock":
            return frozenset((str(len(state.stock)),))
        if problem.topic == "gets":
            assert isinstance(problem.move, int)
            return frozenset(str(seat) for seat in (0, 1) if state.hands[seat] >> problem.move & 1)
        return frozenset((engine.card_text(state.stock[-1 if problem.topic == "turned" else 0]),))

    def options(self, problem: Problem) -> Sequence[str]:
        """Both seats for a card; else they depend on the pack."""
        return (str(problem.seat), str(1 - problem.seat)) if problem.topic == "gets" else ()

    def slips(self, problem: Problem) -> Iterable[tuple[str, str]]:
        """Other natural places of the pack; other counts of the stock."""
        pack = len(problem.cards)
        if problem.topic == "stock":
            yield str(pack - HAND), N_("That deals only one hand.")
            yield str(pack - _DEALT + 2), N_("That deals each player one card too few.")
            yield str(pack - _DEALT - 2), N_("That deals each player one card too many.")
            yield str(pack - _DEALT - 1), N_("That is a slip in the counting.")
        elif problem.topic == "turned":
            for place in (_DEALT, pack - 2, _DEALT + 1, pack - 3):
                yield engine.card_text(problem.cards[place]), N_("That takes a card that is drawn earlier.")
        else:
            for place in (HAND, _DEALT - 1, 0):
                yield engine.card_text(problem.cards[place]), N_("That takes a card of one of the hands.")
            for place in (_DEALT + 1, pack - 2):
                yield engine.card_text(problem.cards[place]), N_("That takes a card inside the stock.")

    def shown(self, problem: Problem) -> Shown:
        """The pack in its order: in this question nothing is hidden."""
        return Shown(record=Record(problem.rules, problem.side, problem.cards).text)

    def question(self, problem: Problem, of: Speaker) -> str:
        """The top of the pack, then the question."""
        t, names = of.t, of.names
        if problem.topic == "stock":
            return t.gettext(
                "A pack of {pack} cards is dealt. How many cards make up the stock?", pack=len(problem.cards)
            )
        said = [t.gettext("You deal.") if problem.side == problem.seat else t.gettext("Your opponent deals.")]
        if problem.topic == "turned":
            told = t.gettext(
                "The hands are dealt. From the top, the rest of the pack is these cards: {cards}.",
                cards=names.cards(problem.cards[_DEALT:]),
            )
            if problem.rules["trump"] == "yes":
                ask = t.gettext("Which card is turned for trumps?")
            else:
                ask = t.gettext("Which of these cards is drawn last?")
            return " ".join([*said, told, ask])
        said.append(
            t.gettext(
                "From the top the pack begins with these cards: {cards}.",
                cards=names.cards(problem.cards[: _DEALT + 2]),
            )
        )
        if problem.topic == "top":
            return " ".join([*said, t.gettext("Which card lies on top of the stock after the deal?")])
        assert isinstance(problem.move, int)
        return " ".join([*said, t.gettext("Who gets {card:the}?", card=names.card(problem.move))])

    def text(self, problem: Problem, answer: str, of: Speaker) -> str:
        """A seat, a number or a card."""
        if problem.topic == "gets":
            return common.seat_text(problem, answer, of)
        return common.number_text(answer, of) if problem.topic == "stock" else str(of.names.card(answer))

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """The packets, the rest, the turned card."""
        t = of.t
        state = engine.GAMES[problem.rules.game].start(problem.rules, problem.side, problem.cards)
        stock = [engine.parse_card(text) for text in state.as_json()["stock"]]
        if problem.topic == "turned":
            if problem.rules["trump"] == "no":
                return Clause.TURNED, t.gettext(
                    "The stock is drawn from the top, so {card:the} comes last; at a table with trumps it "
                    "would be turned and show them.",
                    card=of.names.card(stock[-1]),
                )
            return Clause.TURNED, t.gettext(
                "The last card of the stock is turned: {card:the}. It shows the trumps and is drawn last.",
                card=of.names.card(stock[-1]),
            )
        if problem.topic == "stock":
            said = t.gettext(
                "Each player gets {hand} cards; the other {left} are the stock.", hand=HAND, left=len(stock)
            )
            return Clause.DEAL, said
        general = explain.general(Clause.DEAL, t)
        if problem.topic == "top":
            here = t.gettext("So the stock begins with {card:the}.", card=of.names.card(stock[0]))
        else:
            assert isinstance(problem.move, int)
            place = problem.cards.index(problem.move) // 3
            first = t.gettext("The player who did not deal gets the first packet and the third.")
            here = t.gettext(
                "{card:The} is in packet {number}.", card=of.names.card(problem.move), number=place + 1
            )
            here = " ".join([first, here])
        return Clause.DEAL, " ".join([general, here])

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Packets, not single cards."""
        if problem.topic == "turned":
            return of.t.gettext("The stock is drawn card by card from the top: which card waits longest?")
        return of.t.gettext("The hands are dealt in packets, the same number of cards to both players.")

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The cards of the two hands, or of the stock."""
        if problem.topic == "stock":
            return ()
        return problem.cards[_DEALT:] if problem.topic == "turned" else problem.cards[:_DEALT]
