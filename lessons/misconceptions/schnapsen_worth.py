"""What cards, claims and deals are worth: wrong beliefs."""

from __future__ import annotations

from engine.games.schnapsen import Clause
from lessons.i18n import N_
from lessons.misconceptions import schnapsen_worlds as w
from lessons.misconceptions.model import Misconception, World
from lessons.misconceptions.worlds import flip

__all__ = ["WORTH"]

_COUNT = ("card-points", "claim")

WORTH: tuple[Misconception, ...] = (
    # Counting
    Misconception(
        "marriage-counts-at-once",
        Clause.MARRIAGE_PENDING,
        N_("That counts a marriage although its owner has no trick yet."),
        ("card-points",),
        World(before=w.counting_at_once),
        lambda rules: rules["first-trick-marriage"] != "forbidden",  # later a leader has a trick
    ),
    Misconception(
        "marriages-all-alike",
        Clause.MARRIAGE_VALUE,
        N_("That gives a marriage in trumps no more than any other."),
        (*_COUNT,),
        World(before=w.plain_marriages),
    ),
    Misconception(
        "courts-worth-nothing",
        Clause.VALUES,
        N_("That counts only aces and tens and gives the court cards nothing."),
        ("card-points",),
        World(before=w.worth("A", "T")),
    ),
    Misconception(
        "ten-worth-nothing",
        Clause.VALUES,
        N_("That forgets that the ten is worth its ten points."),
        ("card-points",),
        World(before=w.worth("A", "K", "Q", "J")),
    ),
    Misconception(
        "table-card-counts",
        Clause.CLAIM_66,
        N_("That counts cards that lie in no won trick yet."),
        ("claim",),
        World(before=w.counting_hand),
    ),
    Misconception(
        "more-than-66",
        Clause.CLAIM_66,
        N_("That asks for more points than a claim needs."),
        ("claim", "game-points"),
        World(before=w.one_short_at_goal),
    ),
    # What a deal is worth
    Misconception(
        "wins-without-a-word",
        Clause.CLAIM_66,
        N_("That lets a player win at the goal without saying so."),
        ("game-points",),
        World(before=w.silent_goal),
    ),
    Misconception(
        "schneider-at-half",
        Clause.SCHNEIDER,
        N_("That calls it Schneider although the loser has just reached half of the goal."),
        ("game-points",),
        World(before=w.one_less_at_half),
    ),
    Misconception(
        "last-trick-extra",
        Clause.LAST_TRICK,
        N_("That gives the last trick extra card points."),
        ("game-points",),
        World(before=w.last_trick_pays),
    ),
    Misconception(
        "last-trick-by-points",
        Clause.LAST_TRICK,
        N_("That values a win by the last trick by the loser's points, as if it had been claimed."),
        ("game-points",),
        World(before=w.last_trick_as_claim),
    ),
    Misconception(
        "false-claim-by-points",
        Clause.FALSE_CLAIM,
        N_("That values a false claim by the points of the player who made it."),
        ("game-points",),
        World(before=w.false_claim_as_win),
    ),
    Misconception(
        "close-judged-now",
        Clause.FAILED_CLOSE,
        N_("That looks at the end of the deal instead of the moment of closing."),
        ("game-points",),
        World(before=w.closed_just_now),
        lambda rules: (
            "2-3" in (rules["failed-close"], rules["false-claim"]) or rules["close-snapshot"] == "at-close"
        ),
    ),
    Misconception(
        "close-is-free",
        Clause.FAILED_CLOSE,
        N_("That settles the deal as if nobody had closed."),
        ("game-points",),
        World(before=w.never_closed),
    ),
    flip(
        "most-points-win",
        Clause.MOST_POINTS,
        N_("That gives the deal to the player with more points, which is the rule of another table."),
        ("game-points",),
        endgame="most-points",
    ),
    flip(
        "last-trick-wins",
        Clause.LAST_TRICK,
        N_("That gives the deal to the winner of the last trick, which is the rule of another table."),
        ("game-points",),
        endgame="last-trick",
    ),
    flip(
        "sweep-counts",
        Clause.SWEEP,
        N_("That rewards winning every trick of the strict phase, which this table does not."),
        ("game-points",),
        sweep="yes",
    ),
    flip(
        "sweep-ignored",
        Clause.SWEEP,
        N_("That forgets the reward for winning every trick of the strict phase."),
        ("game-points",),
        sweep="no",
    ),
    flip(
        "false-claim-flat",
        Clause.FALSE_CLAIM,
        N_("That forgets that a false claim costs more while the other player has no trick."),
        ("game-points",),
        false_claim="2",
    ),
    flip(
        "false-claim-graded",
        Clause.FALSE_CLAIM,
        N_("That makes a false claim dearer while the other player has no trick; its price is fixed."),
        ("game-points",),
        false_claim="2-3",
    ),
    flip(
        "failed-close-flat",
        Clause.FAILED_CLOSE,
        N_("That forgets that a failed close costs more if the other player had no trick then."),
        ("game-points",),
        failed_close="2",
    ),
    flip(
        "failed-close-graded",
        Clause.FAILED_CLOSE,
        N_("That makes a failed close dearer if the other player had no trick then; its price is fixed."),
        ("game-points",),
        failed_close="2-3",
    ),
    flip(
        "snapshot-at-end",
        Clause.CLOSE_SNAPSHOT,
        N_("That values the closer's win by the end of the deal instead of the moment of closing."),
        ("game-points",),
        close_snapshot="at-end",
    ),
    flip(
        "snapshot-at-close",
        Clause.CLOSE_SNAPSHOT,
        N_("That values the closer's win by the moment of closing instead of the end of the deal."),
        ("game-points",),
        close_snapshot="at-close",
    ),
    flip(
        "closer-may-stay-silent",
        Clause.CLOSER_MUST_CLAIM,
        N_("That lets the closer win without claiming, which this table does not."),
        ("game-points",),
        closer_must_claim="no",
    ),
    flip(
        "closer-must-speak",
        Clause.CLOSER_MUST_CLAIM,
        N_("That asks the closer to claim, which this table does not."),
        ("game-points",),
        closer_must_claim="yes",
    ),
    Misconception(
        "revoke-is-free",
        Clause.REVOKE,
        N_("That turns the punishment round: the player who broke the duty loses the deal."),
        ("game-points",),
        World(after=w.turned_round),
    ),
)
"""What cards, claims and deals are worth: wrong beliefs."""
