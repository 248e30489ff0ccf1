"""What the drills of all games share: seats, numbers, moves and tricks in words; what is shown."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

import engine
from engine import SUITS, Card, Match, RuleId, RuleSet
from engine.errors import Refused
from engine.trick import winning_place
from lessons import explain
from lessons.drills.problem import Problem, Shown, Speaker, Unasked
from lessons.i18n import N_
from lessons.misconceptions.worlds import set_option, with_rules

__all__ = [
    "NOTHING",
    "after",
    "answers_told",
    "change_rules",
    "flipped",
    "leads_told",
    "match_of",
    "number_text",
    "player",
    "seat_text",
    "seen",
    "state_of",
    "told",
    "trick_cards",
    "trick_told",
    "trump_told",
    "yes_no",
    "yes_no_text",
]

NOTHING = N_("This drill has nothing to ask about this situation.")

_State = TypeVar("_State")


def state_of(problem: Problem) -> Any:
    """The situation of a problem that has one."""
    assert problem.state is not None
    return problem.state


def match_of(problem: Problem) -> Match:
    """The match of a problem that has one."""
    assert problem.match is not None
    return problem.match


def player(state: Any) -> Any:
    """A state in which somebody is to act; raises :class:`Unasked` for anything else."""
    if state is None or state.to_act is None:
        raise Unasked(NOTHING)
    return state


def change_rules(problem: Problem, rules: RuleSet) -> Problem:
    """The same problem under other rules; its state and its match too."""
    state = with_rules(problem.state, rules) if problem.state is not None else None
    match = replace(problem.match, rules=rules) if problem.match else None
    return replace(problem, rules=rules, state=state, match=match)


def flipped(state: _State, name: str, value: str) -> _State:
    """The same situation with one option at a value: to find where that option would matter."""
    rules: RuleSet = state.rules  # type: ignore[attr-defined]
    return with_rules(state, set_option(rules, name, value))


def after(problem: Problem) -> Any:
    """The state after the moves a problem tells, in the problem's world; ``None`` if it refuses one."""
    state = problem.world.before(state_of(problem))
    try:
        for move in problem.moves:
            state = state.after(move)
    except Refused:
        return None
    return problem.world.after(state)


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


def leads_told(card: Card, of: Speaker, *, you: bool) -> str:
    """A lead in one sentence."""
    if you:
        return of.t.gettext("You lead {card:the}.", card=of.names.card(card))
    return of.t.gettext("Your opponent leads {card:the}.", card=of.names.card(card))


def answers_told(led: Card, reply: Card, of: Speaker, *, you: bool) -> str:
    """A lead and its answer in one sentence; ``you`` tells whether the learner leads."""
    facts = {"led": of.names.card(led), "reply": of.names.card(reply)}
    if you:
        return of.t.gettext("You lead {led:the} and your opponent answers with {reply:the}.", **facts)
    return of.t.gettext("Your opponent leads {led:the} and you answer with {reply:the}.", **facts)


def trump_told(problem: Problem, of: Speaker) -> str:
    """Which suit is trumps, in one sentence; empty where there is none."""
    trump = state_of(problem).trump
    if trump is None:
        return ""
    return of.t.gettext("Trumps are {suit:the}.", suit=of.names.suit(SUITS[trump]))


def trick_told(problem: Problem, of: Speaker) -> str:
    """The trick that the moves of a problem complete, in one sentence, after the trumps if there are any."""
    led, reply, you = trick_cards(problem)
    return f"{trump_told(problem, of)} {answers_told(led, reply, of, you=you)}".strip()


def trick_cards(problem: Problem) -> tuple[Card, Card, bool]:
    """The card led, the reply, and whether the learner led, of the trick a problem completes."""
    state = state_of(problem)
    cards = [*state.trick, *(move for move in problem.moves if isinstance(move, int))]
    return cards[0], cards[1], state.leader == problem.seat


def told(problem: Problem, of: Speaker) -> tuple[RuleId, str]:
    """The clause by which the trick of a problem is won, and the sentence that says so."""
    led, reply, _ = trick_cards(problem)
    state = state_of(problem)
    place = winning_place((led, reply), state.deal.terms.order)
    reason = explain.trick_reason((led, reply), place, state.rules, state.trump)
    winner = state.leader if place == 0 else 1 - (state.leader or 0)
    return reason.rule, explain.trick_taken(reason, of.t, of.names, yours=winner == problem.seat)
