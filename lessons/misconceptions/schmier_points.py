"""The six points of a deal of Schmier, and what it scores: wrong beliefs."""

from __future__ import annotations

from engine.games.schmier import Clause
from lessons.i18n import N_
from lessons.misconceptions import schmier_points_worlds as p
from lessons.misconceptions import schmier_score_worlds as s
from lessons.misconceptions.model import Misconception, World

__all__ = ["POINTS"]

_POINTS = ("schmier-points",)
_SETTLED = (*_POINTS, "bid-made", "game-points")
_SCORE = ("game-points",)
_MADE = ("bid-made", "game-points")

POINTS: tuple[Misconception, ...] = (
    # The points
    Misconception(
        "low-to-the-winner",
        Clause.LOW,
        N_("That gives Low to the team that wins the trick; it stays with whoever plays the two."),
        _SETTLED,
        World(after=p.won_by("low"), before=p.won_by("low")),
    ),
    Misconception(
        "low-is-the-joker",
        Clause.LOW,
        N_("That takes the joker for Low, since it is the lowest trump; Low is the two."),
        _SETTLED,
        World(after=p.low_is_the_joker, before=p.low_is_the_joker),
    ),
    Misconception(
        "high-is-the-right-bauer",
        Clause.HIGH,
        N_("That takes the right Bauer for the highest trump; High is the ace."),
        _SETTLED,
        World(after=p.high_is_the_right, before=p.high_is_the_right),
    ),
    Misconception(
        "right-bauer-to-its-player",
        Clause.RIGHT,
        N_("That leaves the right Bauer with the team that plays it; it goes to the team that wins it."),
        _SETTLED,
        World(after=p.played_by("right"), before=p.played_by("right")),
    ),
    Misconception(
        "left-bauer-to-its-player",
        Clause.LEFT,
        N_("That leaves the left Bauer with the team that plays it; it goes to the team that wins it."),
        _SETTLED,
        World(after=p.played_by("left"), before=p.played_by("left")),
    ),
    Misconception(
        "joker-to-its-player",
        Clause.JOKER,
        N_("That leaves the joker with the team that plays it; it goes to the team that wins it."),
        _SETTLED,
        World(after=p.played_by("joker"), before=p.played_by("joker")),
    ),
    Misconception(
        "game-is-most-tricks",
        Clause.GAME,
        N_("That gives Game to the team with most tricks, not with most card points."),
        _SETTLED,
        World(before=p.most_tricks_make_game),
    ),
    Misconception(
        "game-tie-to-bidder",
        Clause.GAME_TIE,
        N_("That lets the bidder's team have Game in a tie; nobody has it then."),
        _POINTS,
        World(before=p.game_to_bidder),
    ),
    Misconception(
        "game-tie-to-dealer",
        Clause.GAME_TIE,
        N_("That lets the dealer's team have Game in a tie; nobody has it then."),
        _POINTS,
        World(before=p.game_to_dealer),
    ),
    Misconception(
        "joker-worth-nothing",
        Clause.VALUES,
        N_("That counts nothing for the joker."),
        ("card-points",),
        World(before=p.joker_counts_nothing),
    ),
    Misconception(
        "counts-as-in-schnapsen",
        Clause.VALUES,
        N_("That counts as in Schnapsen, with an ace of eleven."),
        ("card-points",),
        World(before=p.as_in_schnapsen),
    ),
    Misconception(
        "tens-worth-nothing",
        Clause.VALUES,
        N_("That counts nothing for the tens; they count most of all."),
        ("card-points",),
        World(before=p.tens_count_nothing),
    ),
    Misconception(
        "low-cards-by-face",
        Clause.VALUES,
        N_("That counts low cards by the number printed on them; they count nothing."),
        ("card-points",),
        World(before=p.by_face),
    ),
    Misconception(
        "thrown-cards-count",
        Clause.OUT,
        N_("That counts cards that were thrown or never dealt; they count for nobody."),
        ("card-points",),
        World(after=p.whole_pack_counts),
    ),
    # What a deal scores
    Misconception(
        "must-win-more-than-bid",
        Clause.MADE,
        N_("That asks for more points than were bid; as many are enough."),
        _MADE,
        World(before=s.must_win_more),
    ),
    Misconception(
        "one-short-is-enough",
        Clause.FAILED,
        N_("That lets a bid pass that is one point short."),
        _MADE,
        World(before=s.one_short_is_enough),
    ),
    Misconception(
        "made-pays-the-bid",
        Clause.MADE,
        N_("That pays only what was bid; a team that makes its bid scores all it has won."),
        _SCORE,
        World(before=s.made_pays_the_bid),
    ),
    Misconception(
        "failed-keeps-points",
        Clause.FAILED,
        N_("That lets a team whose bid fails keep the points it has won."),
        _SCORE,
        World(before=s.failed_keeps),
    ),
    Misconception(
        "failed-costs-nothing",
        Clause.FAILED,
        N_("That takes nothing away for a bid that fails."),
        _SCORE,
        World(before=s.failed_scores_nothing),
    ),
    Misconception(
        "failed-scores-won",
        Clause.FAILED,
        N_("That scores what was won although the bid fails."),
        _SCORE,
        World(before=s.failed_scores_won),
    ),
    Misconception(
        "others-score-nothing",
        Clause.OTHERS,
        N_("That lets only the bidder's team score; every team scores what it wins."),
        _SCORE,
        World(before=s.nothing_for_others),
    ),
    Misconception(
        "others-score-only-after-failure",
        Clause.OTHERS,
        N_("That lets the other teams score only if the bid fails."),
        _SCORE,
        World(before=s.nothing_for_others_if_made),
    ),
    Misconception(
        "bid-goes-to-the-others",
        Clause.OTHERS,
        N_("That gives the bid that failed to the other teams; they score what they have won and no more."),
        _SCORE,
        World(before=s.bid_goes_to_others),
    ),
    Misconception(
        "revoke-costs-nothing",
        Clause.REVOKE,
        N_("That lets a revoke go without consequences."),
        _SCORE,
        World(settled=s.revoke_costs_nothing),
    ),
    Misconception(
        "revoke-always-fails",
        Clause.REVOKE,
        N_("That lets the bid fail whoever revokes."),
        _SCORE,
        World(settled=s.revoke_always_fails),
    ),
    Misconception(
        "revoke-always-makes",
        Clause.REVOKE,
        N_("That lets the bid count as made whoever revokes."),
        _SCORE,
        World(settled=s.revoke_always_makes),
    ),
)
"""Who has the points, what cards count, what a deal scores: wrong beliefs."""
