"""Teams, pack, deal and match of Schmier: wrong beliefs."""

from __future__ import annotations

from engine import RuleSet
from engine.games.schmier import Clause
from lessons.i18n import N_
from lessons.misconceptions import schmier_score_worlds as s
from lessons.misconceptions import schmier_table_worlds as w
from lessons.misconceptions.model import Misconception, World

__all__ = ["TABLE"]

_WON = ("match-winner",)


def _three_teams(rules: RuleSet) -> bool:
    return rules["teams"] == "3x2"


def _two_teams(rules: RuleSet) -> bool:
    return rules["teams"] == "2x3"


TABLE: tuple[Misconception, ...] = (
    # The table, the pack and the deal
    Misconception(
        "two-teams-of-three",
        Clause.TEAMS,
        N_("That divides the table into two teams of three; this table has three teams of two."),
        ("partner",),
        World(sides=w.teams_of(2)),
        _three_teams,
    ),
    Misconception(
        "three-teams-of-two",
        Clause.TEAMS,
        N_("That divides the table into three teams of two; this table has two teams of three."),
        ("partner",),
        World(sides=w.teams_of(3)),
        _two_teams,
    ),
    Misconception(
        "partners-side-by-side",
        Clause.TEAMS,
        N_("That puts partners side by side; they never sit so."),
        ("partner",),
        World(sides=w.neighbours),
    ),
    Misconception(
        "no-joker",
        Clause.PACK,
        N_("That forgets the joker."),
        ("pack",),
        World(pack=w.without_joker),
    ),
    Misconception(
        "two-jokers",
        Clause.PACK,
        N_("That takes a second joker into the pack."),
        ("pack",),
        World(pack=w.two_jokers),
    ),
    Misconception(
        "short-pack",
        Clause.PACK,
        N_("That begins the pack with the seven, as other games do."),
        ("pack",),
        World(pack=w.from_the_seven),
    ),
    Misconception(
        "six-at-once",
        Clause.DEAL,
        N_("That deals whole hands at once."),
        ("deal",),
        World(start=w.deal_whole_hands),
    ),
    Misconception(
        "one-by-one",
        Clause.DEAL,
        N_("That deals the cards one by one."),
        ("deal",),
        World(start=w.deal_singly),
    ),
    Misconception(
        "dealer-served-first",
        Clause.DEAL,
        N_("That gives the dealer the first packet; the dealer comes last."),
        ("deal",),
        World(start=w.deal_to_the_dealer_first),
    ),
    Misconception(
        "dealt-to-the-right",
        Clause.DEAL,
        N_("That deals round to the right."),
        ("deal",),
        World(start=w.deal_to_the_right),
    ),
    Misconception(
        "void-deal-counts",
        Clause.MISDEAL,
        N_("That passes the deal on although this deal is void."),
        ("dealer",),
        World(next_dealer=w.always_passes_on),
    ),
    Misconception(
        "bidder-deals-next",
        Clause.DEALER,
        N_("That lets the player deal who has won the bidding."),
        ("dealer",),
        World(next_dealer=w.bidder_deals),
    ),
    Misconception(
        "dealer-stays",
        Clause.DEALER,
        N_("That lets the same player deal again after a deal that was played."),
        ("dealer",),
        World(next_dealer=w.dealer_stays),
    ),
    Misconception(
        "deal-goes-right",
        Clause.DEALER,
        N_("That passes the deal to the right."),
        ("dealer",),
        World(next_dealer=w.deal_goes_right),
    ),
    # The match
    Misconception(
        "score-stops-at-zero",
        Clause.NEGATIVE,
        N_("That lets no score fall below zero."),
        ("match-score",),
        World(tally=s.floor_at_zero),
    ),
    Misconception(
        "losses-ignored",
        Clause.NEGATIVE,
        N_("That does not take off what a failed bid costs."),
        ("match-score",),
        World(tally=s.losses_ignored),
    ),
    Misconception(
        "losses-added",
        Clause.NEGATIVE,
        N_("That adds what a failed bid takes away."),
        ("match-score",),
        World(tally=s.losses_added),
    ),
    Misconception(
        "target-of-eleven",
        Clause.TARGET,
        N_("That counts to another target than this match has."),
        ("match-score",),
        World(target=s.other_target(11)),
    ),
    Misconception(
        "target-has-to-be-passed",
        Clause.TARGET,
        N_("That asks for more than the target; reaching it is enough."),
        _WON,
        World(winners=s.more_than_the_target),
    ),
    Misconception(
        "nearly-is-enough",
        Clause.TARGET,
        N_("That ends the match before the target is reached."),
        _WON,
        World(winners=s.nearly_is_enough),
    ),
    Misconception(
        "bidder-goes-out-first",
        Clause.MATCH,
        N_("That lets the team win that made its bid, although another has more points."),
        _WON,
        World(winners=s.bidder_goes_out),
    ),
    Misconception(
        "all-at-the-target-win",
        Clause.MATCH,
        N_("That lets every team win that has reached the target."),
        _WON,
        World(winners=s.all_of_it),
    ),
    Misconception(
        "tie-is-always-shared",
        Clause.MATCH,
        N_("That lets teams with equal scores share the win."),
        _WON,
        World(winners=s.tie_is_shared),
    ),
    Misconception(
        "tie-always-plays-on",
        Clause.FINAL_TIE,
        N_("That plays on in any tie."),
        _WON,
        World(winners=s.tie_plays_on),
    ),
    Misconception(
        "bid-decides-even-failed",
        Clause.FINAL_TIE,
        N_("That lets a team win a tie by a bid that it did not make, or by another team's."),
        _WON,
        World(winners=s.bid_decides_anyway),
        lambda rules: rules["teams"] != "2x3",  # of two teams the one that fails is never in front
    ),
)
"""Teams, pack, deal and match: wrong beliefs."""
