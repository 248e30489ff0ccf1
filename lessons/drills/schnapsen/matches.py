"""Matches played deal by deal, and how they went in words."""

from __future__ import annotations

import random

import engine
from engine import Match, RuleSet
from lessons.drills.problem import Problem, Speaker
from lessons.drills.schnapsen.reach import CAREFUL, Temper, play_deal

__all__ = ["deals_told", "match_of", "play_match", "score_told"]


def play_match(
    rules: RuleSet, rng: random.Random, deals: int, *, target: int | None = None, temper: Temper = CAREFUL
) -> Match:
    """A match after so many deals, fewer if it is won before."""
    target = target if target is not None else engine.GAMES[rules.game].targets[0]
    match = Match(rules, target, rng.randrange(2))
    for _ in range(deals):
        record = play_deal(rules, rng, temper, match.next_dealer)[-1].record
        assert record is not None
        match = match.after(record)
        if match.winner is not None:
            break
    return match


def match_of(problem: Problem) -> Match:
    """The match of a problem that has one."""
    assert problem.match is not None
    return problem.match


def score_told(number: int, points: tuple[int, ...], seat: int, of: Speaker) -> str:
    """What one deal of a match brought, in one sentence; ``number`` counts from 1."""
    facts = {"number": number, "points": max(points)}
    if not any(points):
        return of.t.gettext("Deal {number}: nobody scores.", number=number)
    if points[seat]:
        return of.t.gettext("Deal {number}: you score {points}.", **facts)
    return of.t.gettext("Deal {number}: your opponent scores {points}.", **facts)


def deals_told(problem: Problem, of: Speaker) -> list[str]:
    """Every deal of a match, a sentence each."""
    match = match_of(problem)
    return [
        score_told(number, result.score, problem.seat, of)
        for number, result in enumerate(match.results[: len(match.deals)], start=1)
    ]
