"""Who leads, deals and draws, the pack and the match: wrong beliefs."""

from __future__ import annotations

from engine.games.schnapsen import Clause
from lessons.i18n import N_
from lessons.misconceptions import schnapsen_table_worlds as w
from lessons.misconceptions import worlds
from lessons.misconceptions.model import Misconception, World
from lessons.misconceptions.shared import about_dealing, about_order

__all__ = ["TABLE"]

TABLE: tuple[Misconception, ...] = (
    # Order of play
    *about_order(Clause.LEAD, Clause.DRAW),
    Misconception(
        "an-action-ends-the-turn",
        Clause.TURN,
        N_("That ends your turn although you have not played a card yet."),
        ("who-acts",),
        World(after=w.word_ends_turn),
    ),
    Misconception(
        "five-at-once",
        Clause.DEAL,
        N_("That deals whole hands before a card is turned."),
        ("deal",),
        World(start=w.deal_whole_hands),
        lambda rules: rules["pack"] == "20",  # from a bigger pack whole hands are dealt in between too
    ),
    Misconception(
        "turn-the-bottom",
        Clause.DEAL,
        N_("That turns the bottom card of the pack."),
        ("deal",),
        World(start=w.turn_bottom),
    ),
    Misconception(
        "turn-the-next",
        Clause.DEAL,
        N_("That turns the first card that is left when both hands are complete."),
        ("deal",),
        World(start=w.turn_next),
    ),
    *about_dealing(Clause.FOREHAND, Clause.ALTERNATE, Clause.MISDEAL),
    # The pack and the match
    Misconception(
        "nines-too",
        Clause.PACK,
        N_("That takes the nines for a part of the pack, as in the game of 66."),
        ("pack",),
        World(pack=worlds.pack_with("9")),
    ),
    Misconception(
        "whole-small-pack",
        Clause.PACK,
        N_("That takes the sevens, eights and nines for a part of the pack."),
        ("pack",),
        World(pack=worlds.pack_with("987")),
    ),
    Misconception(
        "no-tens",
        Clause.PACK,
        N_("That leaves the tens out of the pack."),
        ("pack",),
        World(pack=worlds.pack_without("T")),
    ),
    Misconception(
        "counts-up",
        Clause.COUNTDOWN,
        N_("That counts up what was won instead of counting down what is left."),
        ("match-score",),
        World(tally=w.counted_up),
    ),
    Misconception(
        "below-zero",
        Clause.OVERSHOOT,
        N_("That counts on below zero."),
        ("match-score",),
        World(tally=w.below_zero),
    ),
    Misconception(
        "too-much-does-not-count",
        Clause.OVERSHOOT,
        N_("That does not count a deal worth more than is left."),
        ("match-score",),
        World(tally=w.exact_only),
    ),
    Misconception(
        "loser-counts-down",
        Clause.COUNTDOWN,
        N_("That takes the game points off the loser's count."),
        ("match-score",),
        World(tally=w.loser_counts),
    ),
    Misconception(
        "one-a-deal",
        Clause.COUNTDOWN,
        N_("That counts every deal as one game point."),
        ("match-score",),
        World(tally=w.one_each),
    ),
    Misconception(
        "other-target",
        Clause.TARGET,
        N_("That counts down from the other usual target."),
        ("match-score",),
        World(tally=w.other_target),
    ),
)
"""Who leads, deals and draws, the pack and the match: wrong beliefs."""
