"""Who draws first, what is left in the stock, who gets the turned card, whether anybody draws."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine import Card
from lessons.drills import common
from lessons.drills.kinds.forms import OnTable
from lessons.drills.problem import Problem, Speaker
from lessons.i18n import N_

__all__ = ["DrawOrder"]


class DrawOrder(OnTable):
    """What happens at the stock once a trick is complete; the topic says what.

    A game adds its targets, ``candidates``, ``pose``, ``explain`` and ``idea``.
    """

    kind = "draw-order"
    multiple = False
    numbers: tuple[str, ...] = ("left",)

    def asks(self, topic: str, of: Speaker) -> str:
        """The question of a topic."""
        t = of.t
        if topic == "first":
            return t.gettext("Who draws the first card from the stock now?")
        if topic == "turned":
            return t.gettext("Who gets the turned card now?")
        return t.gettext("Do the players draw a card after this trick?")

    def solve(self, problem: Problem) -> frozenset[str]:
        """Where the engine puts the cards of the stock."""
        state, then = common.state_of(problem), common.after(problem)
        if then is None:
            return frozenset()
        if problem.topic == "left":
            return frozenset((str(len(then.stock)),))
        if problem.topic == "draws":
            return common.yes_no(len(then.stock) < len(problem.world.before(state).stock))
        card = state.stock[-1 if problem.topic == "turned" else 0]
        return frozenset(str(seat) for seat in (0, 1) if then.hands[seat] >> card & 1)

    def options(self, problem: Problem) -> Sequence[str]:
        """Seats, yes and no, or numbers that depend on the stock."""
        if problem.topic in self.numbers:
            return ()
        return ("yes", "no") if problem.topic == "draws" else (str(problem.seat), str(1 - problem.seat))

    def oversights(self, left: int) -> Iterable[tuple[str, str]]:
        """What else a player of the game may forget about a stock of so many cards."""
        return ()

    def slips(self, problem: Problem) -> Iterable[tuple[str, str]]:
        """One draw forgotten, no draw, both tricks of a round."""
        left = len(common.state_of(problem).stock)
        if problem.topic == "left":
            yield str(left - 1), N_("That lets only one of the players draw.")
            yield str(left), N_("That forgets that the players draw after the trick.")
            yield from self.oversights(left)
            yield str(left + 1), N_("That adds a card to the stock.")
            if left > 3:
                yield str(left - 4), N_("That lets each player draw two cards.")

    def question(self, problem: Problem, of: Speaker) -> str:
        """The trick, then what is asked about the stock."""
        return " ".join([common.trick_told(problem, of), self.asks(problem.topic, of)])

    def text(self, problem: Problem, answer: str, of: Speaker) -> str:
        """A seat, yes or no, or a number."""
        if problem.topic in self.numbers:
            return common.number_text(answer, of)
        if problem.topic == "draws":
            return common.yes_no_text(answer, of)
        return common.seat_text(problem, answer, of)

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The two cards of the trick."""
        return common.trick_cards(problem)[:2]
