"""What a finished deal of Schnapsen pays, in words: one function per clause that can pay.

``yours`` says whether the learner is the one who scores; ``amount`` is what he scores.
"""

from __future__ import annotations

from engine.games.schnapsen.clauses import Clause
from engine.games.schnapsen.settle import GOAL
from lessons.wording.teller import Teller, Wording

__all__ = ["SETTLED"]

_HALF = GOAL // 2
_MOST = 3  # what a deal can be worth at most


def _single(of: Teller) -> str:
    facts = {"amount": of.amount, "points": of["points"], "half": _HALF}
    if of.get("when") == "at-close":
        if of.yours:
            return of.t.gettext(
                "You score {amount}: when the stock was closed your opponent had {points} points, at least "
                "{half}.",
                **facts,
            )
        return of.t.gettext(
            "Your opponent scores {amount}: when the stock was closed you had {points} points, at least "
            "{half}.",
            **facts,
        )
    if of.yours:
        return of.t.gettext(
            "You score {amount}: your opponent has {points} points, at least {half}.", **facts
        )
    return of.t.gettext("Your opponent scores {amount}: you have {points} points, at least {half}.", **facts)


def _schneider(of: Teller) -> str:
    facts = {"amount": of.amount, "points": of["points"], "half": _HALF}
    if of.get("when") == "at-close":
        if of.yours:
            return of.t.gettext(
                "Schneider, you score {amount}: when the stock was closed your opponent had {points} points, "
                "fewer than {half}.",
                **facts,
            )
        return of.t.gettext(
            "Schneider, your opponent scores {amount}: when the stock was closed you had {points} points, "
            "fewer than {half}.",
            **facts,
        )
    if of.yours:
        return of.t.gettext(
            "Schneider, you score {amount}: your opponent has {points} points, fewer than {half}.", **facts
        )
    return of.t.gettext(
        "Schneider, your opponent scores {amount}: you have {points} points, fewer than {half}.", **facts
    )


def _schwarz(of: Teller) -> str:
    facts = {"amount": of.amount}
    if of.get("when") == "at-close":
        if of.yours:
            return of.t.gettext(
                "Schwarz, you score {amount}: when the stock was closed your opponent had no trick.", **facts
            )
        return of.t.gettext(
            "Schwarz, your opponent scores {amount}: when the stock was closed you had no trick.", **facts
        )
    if of.yours:
        return of.t.gettext("Schwarz, you score {amount}: your opponent has no trick.", **facts)
    return of.t.gettext("Schwarz, your opponent scores {amount}: you have no trick.", **facts)


def _false_claim(of: Teller) -> str:
    told = _false_claim_itself(of)
    if of["tricks"] or of.amount < _MOST:
        return told
    if of.yours:
        why = of.t.gettext("It is {amount} because you have no trick yet.", amount=_MOST)
    else:
        why = of.t.gettext("It is {amount} because your opponent has no trick yet.", amount=_MOST)
    return f"{told} {why}"


def _false_claim_itself(of: Teller) -> str:
    facts = {"amount": of.amount, "points": of["points"], "goal": GOAL}
    if of.yours:
        return of.t.gettext(
            "You score {amount}: your opponent claimed with {points} points, short of {goal}.", **facts
        )
    return of.t.gettext(
        "Your opponent scores {amount}: you claimed with {points} points, short of {goal}.", **facts
    )


def _failed_close(of: Teller) -> str:
    told = _failed_close_itself(of)
    if of["tricks"] or of.amount < _MOST:
        return told
    if of.yours:
        why = of.t.gettext("It is {amount} because you had no trick when the stock was closed.", amount=_MOST)
    else:
        why = of.t.gettext(
            "It is {amount} because your opponent had no trick when the stock was closed.", amount=_MOST
        )
    return f"{told} {why}"


def _failed_close_itself(of: Teller) -> str:
    if of.get("claimed") is not None:
        facts = {"amount": of.amount, "points": of["claimed"]}
        if of.yours:
            return of.t.gettext(
                "You score {amount}: your opponent closed the stock, but you claimed first, with {points} "
                "points.",
                **facts,
            )
        return of.t.gettext(
            "Your opponent scores {amount}: you closed the stock, but they claimed first, with {points} "
            "points.",
            **facts,
        )
    facts = {"amount": of.amount, "points": of["points"], "goal": GOAL}
    if of["points"] >= GOAL:
        if of.yours:
            return of.t.gettext(
                "You score {amount}: your opponent closed the stock and had {points} points, but never "
                "claimed.",
                **facts,
            )
        return of.t.gettext(
            "Your opponent scores {amount}: you closed the stock and had {points} points, but never claimed.",
            **facts,
        )
    if of.yours:
        return of.t.gettext(
            "You score {amount}: your opponent closed the stock and got only {points} points, short of "
            "{goal}.",
            **facts,
        )
    return of.t.gettext(
        "Your opponent scores {amount}: you closed the stock and got only {points} points, short of {goal}.",
        **facts,
    )


def _last_trick(of: Teller) -> str:
    facts = {"amount": of.amount}
    if of.yours:
        return of.t.gettext("You score {amount}: nobody claimed, and you won the last trick.", **facts)
    return of.t.gettext(
        "Your opponent scores {amount}: nobody claimed, and they won the last trick.", **facts
    )


def _tie(of: Teller) -> str:
    facts = {"amount": of.amount, "points": of["points"]}
    if of.yours:
        return of.t.gettext(
            "You score {amount}: nobody claimed, both have {points} points, and you won the last trick.",
            **facts,
        )
    return of.t.gettext(
        "Your opponent scores {amount}: nobody claimed, both have {points} points, and they won the last "
        "trick.",
        **facts,
    )


def _sweep(of: Teller) -> str:
    facts = {"amount": of.amount}
    if of.yours:
        return of.t.gettext(
            "You score {amount}: you won the deal and every trick of the strict phase.", **facts
        )
    return of.t.gettext(
        "Your opponent scores {amount}: they won the deal and every trick of the strict phase.", **facts
    )


def _revoke(of: Teller) -> str:
    facts = {"amount": of.amount}
    if of.yours:
        return of.t.gettext(
            "You score {amount}: your opponent broke a duty of the strict phase and loses the deal.", **facts
        )
    return of.t.gettext(
        "Your opponent scores {amount}: you broke a duty of the strict phase and lose the deal.", **facts
    )


SETTLED: dict[Clause, Wording] = {
    Clause.SINGLE: _single,
    Clause.SCHNEIDER: _schneider,
    Clause.SCHWARZ: _schwarz,
    Clause.FALSE_CLAIM: _false_claim,
    Clause.FAILED_CLOSE: _failed_close,
    Clause.LAST_TRICK: _last_trick,
    Clause.TIE: _tie,
    Clause.SWEEP: _sweep,
    Clause.REVOKE: _revoke,
}
"""Why a deal pays what it pays; said to the learner."""
