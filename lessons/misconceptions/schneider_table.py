"""The pack, the deal, the honours, the points and the match: wrong beliefs."""

from __future__ import annotations

from collections.abc import Callable

from engine import RuleSet
from engine.games.schneider import Clause
from lessons.i18n import N_
from lessons.misconceptions import schneider_worlds as w
from lessons.misconceptions import worlds
from lessons.misconceptions.model import Misconception, World
from lessons.misconceptions.shared import about_dealing
from lessons.misconceptions.worlds import flip

__all__ = ["TABLE"]


def _has(name: str, value: str) -> Callable[[RuleSet], bool]:
    """Wrong where an option has a value."""
    return lambda rules: rules[name] == value


TABLE: tuple[Misconception, ...] = (
    # The pack and the deal
    Misconception(
        "sixes-too",
        Clause.PACK,
        N_("That takes the sixes for a part of the pack."),
        ("pack",),
        World(pack=worlds.pack_with("6")),
        _has("pack", "32"),
    ),
    Misconception(
        "low-cards-left-out",
        Clause.PACK,
        N_("That leaves the sevens and eights out of the pack."),
        ("pack",),
        World(pack=worlds.pack_without("87")),
        _has("pack", "32"),
    ),
    Misconception(
        "low-cards-left-in",
        Clause.PACK,
        N_("That leaves the sevens and eights in the pack."),
        ("pack",),
        World(pack=worlds.pack_with("87")),
        _has("pack", "24"),
    ),
    Misconception(
        "no-nines",
        Clause.PACK,
        N_("That takes the small pack of Schnapsen, which has no nines."),
        ("pack",),
        World(pack=worlds.pack_without("987")),
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
        "five-each",
        Clause.DEAL,
        N_("That deals five cards each, as in Schnapsen."),
        ("deal",),
        World(start=w.deal_five),
    ),
    Misconception(
        "turn-the-next",
        Clause.TURNED,
        N_("That turns the first card that is left when both hands are complete."),
        ("deal",),
        World(start=w.turn_place(12)),
        _has("trump", "yes"),
    ),
    Misconception(
        "turn-the-twenty-first",
        Clause.TURNED,
        N_("That turns the twenty-first card of the pack, which lies in the middle of the stock."),
        ("deal",),
        World(start=w.turn_place(20)),
        _has("trump", "yes"),
    ),
    *about_dealing(Clause.FOREHAND, Clause.DEALER, Clause.MISDEAL),
    # Honours
    Misconception(
        "ten-no-honour",
        Clause.HONOURS,
        N_("That leaves the ten out; at this table it is an honour."),
        ("honours",),
        World(before=w.counting("AKQJ")),
        _has("honours", "AKQJT"),
    ),
    Misconception(
        "ten-an-honour",
        Clause.HONOURS,
        N_("That counts the ten; at this table it is no honour."),
        ("honours",),
        World(before=w.counting("AKQJT")),
        _has("honours", "AKQJ"),
    ),
    Misconception(
        "aces-and-tens-only",
        Clause.HONOURS,
        N_("That counts only aces and tens, the valuable cards of other games."),
        ("honours",),
        World(before=w.counting("AT")),
    ),
    Misconception(
        "courts-only",
        Clause.HONOURS,
        N_("That counts only the court cards."),
        ("honours",),
        World(before=w.counting("KQJ")),
    ),
    Misconception(
        "every-card-counts",
        Clause.HONOURS,
        N_("That counts every card, low ones too."),
        ("honours",),
        World(before=w.counting("AKQJT987")),
    ),
    # What a deal is worth
    flip(
        "difference-paid",
        Clause.SIMPLE,
        N_("That pays the difference of the honours; at this table the steps count."),
        ("game-points",),
        scoring="difference",
    ),
    flip(
        "steps-paid",
        Clause.DIFFERENCE,
        N_("That pays by steps; at this table the difference of the honours counts."),
        ("game-points",),
        scoring="tiers",
    ),
    Misconception(
        "always-one",
        Clause.SCHNEIDER,
        N_("That makes every win worth one point."),
        ("game-points",),
        World(before=w.always_one),
    ),
    Misconception(
        "schneider-too-soon",
        Clause.SCHNEIDER,
        N_("That calls it Schneider one honour too soon."),
        ("game-points",),
        World(before=w.schneider_too_soon),
        _has("scoring", "tiers"),
    ),
    Misconception(
        "schwarz-without-trick",
        Clause.SCHWARZ,
        N_("That calls only a player without any trick Schwarz, as in Schnapsen; here honours decide."),
        ("game-points",),
        World(before=w.schwarz_without_trick),
        _has("scoring", "tiers"),
    ),
    Misconception(
        "last-trick-extra",
        Clause.SIMPLE,
        N_("That gives the winner of the last trick something extra, which no rule does."),
        ("game-points",),
        World(before=w.last_trick_extra),
    ),
    Misconception(
        "tricks-decide",
        Clause.SIMPLE,
        N_("That lets the number of tricks decide, not the honours in them."),
        ("game-points",),
        World(before=w.tricks_decide),
        lambda rules: (rules["honours"], rules["pack"]) != ("AKQJT", "24"),  # hardly a card is none
    ),
    Misconception(
        "last-trick-breaks-a-tie",
        Clause.TIE,
        N_("That lets the last trick decide between equal honours."),
        ("game-points",),
        World(before=w.last_trick_breaks_tie),
    ),
    # The match
    Misconception(
        "counts-down",
        Clause.MATCH,
        N_("That counts down what is left, as in a Bummerl, instead of adding up."),
        ("match-score",),
        World(tally=w.counted_down),
    ),
    Misconception(
        "loser-scores",
        Clause.MATCH,
        N_("That gives the points of a deal to its loser."),
        ("match-score",),
        World(tally=w.loser_scores),
    ),
    Misconception(
        "one-a-deal",
        Clause.MATCH,
        N_("That counts every deal as one point."),
        ("match-score",),
        World(tally=w.one_each),
    ),
    Misconception(
        "exactly-the-target",
        Clause.MATCH,
        N_("That does not count a deal that passes the target."),
        ("match-score",),
        World(tally=w.exact_only),
    ),
    Misconception(
        "other-target",
        Clause.TARGET,
        N_("That counts to another target than the agreed one."),
        ("match-score",),
        World(target=w.other_target),
        _has("scoring", "tiers"),
    ),
)
"""The pack, the deal, the honours, the points and the match: wrong beliefs."""
