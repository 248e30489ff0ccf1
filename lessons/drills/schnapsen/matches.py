"""Matches of Schnapsen played deal by deal."""

from __future__ import annotations

import random
from functools import partial

from engine import Match, RuleSet
from lessons.drills import play
from lessons.drills.common import match_of
from lessons.drills.play import deals_told
from lessons.drills.schnapsen.reach import CAREFUL, Temper, play_deal

__all__ = ["deals_told", "match_of", "play_match"]


def play_match(
    rules: RuleSet, rng: random.Random, deals: int, *, target: int | None = None, temper: Temper = CAREFUL
) -> Match:
    """A match after so many deals, fewer if it is won before."""
    return play.play_match(rules, rng, deals, partial(play_deal, rules, rng, temper), target)
