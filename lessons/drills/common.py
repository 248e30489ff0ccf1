"""What the drills of all games share: seats, numbers, moves and tricks in words; what is shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

import engine
from engine import SUITS, Card, Match, RuleId, RuleSet, Trick
from engine.errors import Refused
from engine.order import Order
from engine.trick import winning_place
from lessons import explain
from lessons.drills.problem import Problem, Shown, Speaker, Unasked
from lessons.i18n import N_
from lessons.misconceptions.worlds import set_option, with_rules
from lessons.seats import Company, company

__all__ = [
    "NOTHING",
    "after",
    "answers_told",
    "change_rules",
    "company_of",
    "flipped",
    "leads_told",
    "match_of",
    "number_text",
    "of_seat",
    "order_of",
    "player",
    "plays_told",
    "seat_text",
    "seen",
    "state_of",
    "told",
    "trick_cards",
    "trick_of",
    "trick_told",
    "trump_told",
    "winner_of",
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


_ORDERS: Mapping[str, Callable[[Any], Order]] = {
    "schnapsen": lambda state: state.deal.terms.order,
    "schneider": lambda state: state.deal.terms.order,
    "schafkopf": lambda state: state.contract.order,
    "schmier": lambda state: state.trumps.order,
}


def order_of(state: Any) -> Order:
    """The order of the cards in a state whose trumps are settled, kept by each game with what decides it."""
    return _ORDERS[state.rules.game](state)


def company_of(problem: Problem) -> Company:
    """Who sits at the table of a problem, seen from the learner's seat."""
    return company(problem.rules, problem.seat)


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
    seats = company_of(problem)
    if seats.seats > 2:
        return seats.label(int(answer), of.t)
    return of.t.gettext("You") if answer == str(problem.seat) else of.t.gettext("Your opponent")


def of_seat(seat: int, seats: Company, of: Speaker, you: str, opponent: str, other: str, **facts: Any) -> str:
    """A sentence about a seat: one of three messages, for the learner, the only opponent, or ``{who}``."""
    if seat == seats.you:
        return of.t.gettext(you, **facts)
    if seats.seats == 2:
        return of.t.gettext(opponent, **facts)
    return of.t.gettext(other, who=seats.told(seat, of.t), **facts)


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


def plays_told(cards: Sequence[Card], leader: int, seats: Company, of: Speaker) -> str:
    """The cards of a trick among more than two, in the order of play, a sentence each."""
    said = []
    for place, card in enumerate(cards):
        seat, facts = (leader + place) % seats.seats, {"card": of.names.card(card)}
        if seat == seats.you:
            message = N_("You lead {card:the}.") if not place else N_("You play {card:the}.")
        else:
            facts["who"] = seats.told(seat, of.t)  # type: ignore[assignment]
            message = N_("{who} leads {card:the}.") if not place else N_("{who} plays {card:the}.")
        said.append(of.t.gettext(message, **facts))
    return " ".join(said)


def trump_told(problem: Problem, of: Speaker) -> str:
    """Which suit is trumps, in one sentence; empty where there is none."""
    trump = state_of(problem).trump
    if trump is None:
        return ""
    return of.t.gettext("Trumps are {suit:the}.", suit=of.names.suit(SUITS[trump]))


def trick_told(problem: Problem, of: Speaker) -> str:
    """The trick that the moves of a problem complete, after the trumps if there are any."""
    seats = company_of(problem)
    if seats.seats > 2:
        return f"{trump_told(problem, of)} {plays_told(*trick_of(problem), seats, of)}".strip()
    led, reply, you = trick_cards(problem)
    return f"{trump_told(problem, of)} {answers_told(led, reply, of, you=you)}".strip()


def trick_of(problem: Problem) -> tuple[tuple[Card, ...], int]:
    """The cards of the trick that the moves of a problem complete, and the seat that led."""
    state = state_of(problem)
    cards = (*state.trick, *(move for move in problem.moves if isinstance(move, int)))
    return cards, state.leader


def winner_of(problem: Problem) -> int:
    """The seat that wins the trick of a problem, in the problem's world."""
    cards, leader = trick_of(problem)
    order = order_of(problem.world.before(state_of(problem)))
    return (leader + winning_place(cards, order)) % company_of(problem).seats


def trick_cards(problem: Problem) -> tuple[Card, Card, bool]:
    """The card led, the reply, and whether the learner led, of the trick of two that a problem completes."""
    (led, reply), leader = trick_of(problem)
    return led, reply, leader == problem.seat


def told(problem: Problem, of: Speaker) -> tuple[RuleId, str]:
    """The clause by which the trick of a problem is won, and the sentence that says so."""
    (cards, leader), seats, state = trick_of(problem), company_of(problem), state_of(problem)
    winner = (leader + winning_place(cards, order_of(state))) % seats.seats
    reason = explain.trick_of(state, Trick(leader, cards, winner))
    yours = winner == problem.seat
    said = explain.trick_taken(reason, of.t, of.names, yours=yours, company=seats, winner=winner)
    return reason.rule, said
