"""What the drills of Schnapsen share: seats, numbers, moves and tricks in words; what is shown."""

from __future__ import annotations

from dataclasses import replace

import engine
from engine import SUITS, Card, Move, RuleSet
from engine.errors import Refused
from engine.games.schnapsen import SchnapsenState
from engine.games.schnapsen.words import SUIT_OF
from lessons.drills.problem import Problem, Shown, Speaker, Unasked
from lessons.i18n import N_
from lessons.misconceptions.schnapsen_worlds import set_option, with_rules

__all__ = [
    "NOTHING",
    "after",
    "change_rules",
    "did",
    "flipped",
    "number_text",
    "player",
    "seat_text",
    "seen",
    "state_of",
    "trick_cards",
    "trick_told",
    "yes_no",
    "yes_no_text",
]

NOTHING = N_("This drill has nothing to ask about this situation.")


def state_of(problem: Problem) -> SchnapsenState:
    """The situation of a problem that has one."""
    assert isinstance(problem.state, SchnapsenState)
    return problem.state


def player(state: object) -> SchnapsenState:
    """A state in which somebody is to act; raises :class:`Unasked` for anything else."""
    if not isinstance(state, SchnapsenState) or state.to_act is None:
        raise Unasked(NOTHING)
    return state


def change_rules(problem: Problem, rules: RuleSet) -> Problem:
    """The same problem under other rules; its state and its match too."""
    state = with_rules(problem.state, rules) if isinstance(problem.state, SchnapsenState) else problem.state
    match = replace(problem.match, rules=rules) if problem.match else None
    return replace(problem, rules=rules, state=state, match=match)


def flipped(state: SchnapsenState, name: str, value: str) -> SchnapsenState:
    """The same situation with one option at a value: to find where that option would matter."""
    return with_rules(state, set_option(state.rules, name, value))


def after(problem: Problem) -> SchnapsenState | None:
    """The state after the moves a problem tells, in the problem's world; ``None`` if it refuses one."""
    state = state_of(problem)
    state = problem.world.before(state)
    try:
        for move in problem.moves:
            state = state.after(move)
    except Refused:
        return None
    result: SchnapsenState = problem.world.after(state)
    return result


def seen(problem: Problem) -> Shown:
    """The situation as the learner sees it."""
    return Shown(position=engine.view(state_of(problem), problem.seat).text)


def yes_no(value: object) -> frozenset[str]:
    """``yes`` or ``no``."""
    return frozenset(("yes" if value else "no",))


def yes_no_text(answer: str, of: Speaker) -> str:
    """How yes and no are shown."""
    return of.t.gettext("Yes") if answer == "yes" else of.t.gettext("No")


def seat_text(problem: Problem, answer: str, of: Speaker) -> str:
    """How a seat is shown."""
    return of.t.gettext("You") if answer == str(problem.seat) else of.t.gettext("Your opponent")


def number_text(answer: str, of: Speaker) -> str:
    """How a number is shown."""
    return of.t.number(int(answer))


def did(move: Move, of: Speaker, *, you: bool) -> str:
    """A move in one sentence, without its reason."""
    t = of.t
    if isinstance(move, int):
        card = of.names.card(move)
        if you:
            return t.gettext("You lead {card:the}.", card=card)
        return t.gettext("Your opponent leads {card:the}.", card=card)
    if move in SUIT_OF:
        suit = of.names.suit(SUITS[SUIT_OF[move]])
        if you:
            return t.gettext("You announce the marriage of {suit}.", suit=suit)
        return t.gettext("Your opponent announces the marriage of {suit}.", suit=suit)
    if move == "exchange":
        return t.gettext("You exchange.") if you else t.gettext("Your opponent exchanges.")
    if move == "close":
        return t.gettext("You close the stock.") if you else t.gettext("Your opponent closes the stock.")
    if move == "claim":
        return t.gettext("You claim.") if you else t.gettext("Your opponent claims.")
    return t.gettext("You pass.") if you else t.gettext("Your opponent passes.")


def trick_told(problem: Problem, of: Speaker) -> str:
    """The trick that the moves of a problem complete, in one sentence, with the trumps."""
    led, reply, you = trick_cards(problem)
    trump = of.t.gettext("Trumps are {suit:the}.", suit=of.names.suit(SUITS[state_of(problem).trump]))
    facts = {"led": of.names.card(led), "reply": of.names.card(reply)}
    if you:
        told = of.t.gettext("You lead {led:the} and your opponent answers with {reply:the}.", **facts)
    else:
        told = of.t.gettext("Your opponent leads {led:the} and you answer with {reply:the}.", **facts)
    return f"{trump} {told}"


def trick_cards(problem: Problem) -> tuple[Card, Card, bool]:
    """The card led, the reply, and whether the learner led, of the trick a problem completes."""
    state = state_of(problem)
    cards = [*state.trick, *(move for move in problem.moves if isinstance(move, int))]
    return cards[0], cards[1], state.leader == problem.seat
