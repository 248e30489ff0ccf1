"""Trumps, order, duties and the called ace in Schafkopf: wrong beliefs."""

from __future__ import annotations

from engine.games.schafkopf import Clause
from lessons.i18n import N_
from lessons.misconceptions import schafkopf_worlds as w
from lessons.misconceptions.model import Misconception, World

__all__ = ["PLAY"]

_TRICK = ("trick-winner", "who-acts", "one-trick")
_CARDS = ("legal-cards", "is-legal")
_ORDER = (*_TRICK, "trump-order")
_TRUMPS = ("trick-winner", "trump-order", *_CARDS)


def _order(change: w.Change) -> World:
    return World(before=w.contracts(change))


PLAY: tuple[Misconception, ...] = (
    # What is trump
    Misconception(
        "obers-trumps-in-wenz",
        Clause.TRUMPS_WENZ,
        N_("That makes the Obers trumps in Wenz, where only the Unters are."),
        (*_TRUMPS, "laufende"),
        _order(w.obers_in_wenz),
    ),
    Misconception(
        "hearts-trumps-in-wenz",
        Clause.TRUMPS_WENZ,
        N_("That makes hearts trumps in Wenz, where only the Unters are."),
        _TRUMPS,
        _order(w.hearts_in_wenz),
    ),
    Misconception(
        "hearts-trumps-in-every-solo",
        Clause.TRUMPS_SOLO,
        N_("That makes hearts trumps in every Solo; only the suit that was chosen is."),
        _TRUMPS,
        _order(w.hearts_in_solo),
    ),
    Misconception(
        "hearts-no-trumps-in-rufer",
        Clause.TRUMPS_RUFER,
        N_("That forgets that in Rufer hearts are trumps too."),
        _TRUMPS,
        _order(w.no_hearts_in_rufer),
    ),
    Misconception(
        "called-suit-is-trump",
        Clause.TRUMPS_RUFER,
        N_("That takes the called suit for trumps; the trump suit of Rufer is always hearts."),
        _TRUMPS,
        _order(w.called_suit_trumps),
    ),
    # Which is stronger
    Misconception(
        "ten-by-face",
        Clause.PLAIN_RANK,
        N_("That ranks the ten by its face, below the king; it is the second highest card of its suit."),
        _ORDER,
        _order(w.ten_by_face),
    ),
    Misconception(
        "unters-above-obers",
        Clause.TRUMP_RANK,
        N_("That puts the Unters above the Obers."),
        (*_ORDER, "laufende"),
        _order(w.unters_first),
    ),
    Misconception(
        "hearts-court-first",
        Clause.TRUMP_RANK,
        N_("That puts hearts first among cards of the same rank; two suits stand above them."),
        (*_ORDER, "laufende"),
        _order(w.hearts_court_first),
    ),
    Misconception(
        "ace-of-trumps-first",
        Clause.TRUMP_RANK,
        N_("That puts the trump suit above the Obers and Unters."),
        (*_ORDER, "laufende"),
        _order(w.ace_of_trumps_first),
    ),
    Misconception(
        "any-trump-beats-a-trump",
        Clause.TRUMP,
        N_("That lets any trump beat a trump that is higher."),
        _TRICK,
        _order(w.last_trump_wins),
    ),
    Misconception(
        "trumps-like-any-suit",
        Clause.TRUMP,
        N_("That gives trumps no power over the other suits."),
        _TRICK,
        _order(w.trumps_like_any),
    ),
    Misconception(
        "high-card-of-any-suit",
        Clause.WIN,
        N_("That lets a high card of another suit win."),
        ("trick-winner", "who-acts"),
        _order(w.suits_compared),
    ),
    Misconception(
        "courts-follow-their-print",
        Clause.COURT,
        N_("That lets an Ober or Unter follow the suit printed on it, not the trumps."),
        _CARDS,
        _order(w.printed_suits),
    ),
    # Duties
    Misconception(
        "no-duty-to-follow",
        Clause.FOLLOW,
        N_("That forgets that the suit led has to be followed."),
        _CARDS,
        _order(w.no_follow),
    ),
    Misconception(
        "must-trump",
        Clause.FREE,
        N_("That asks you to trump what you cannot follow; nobody has to."),
        _CARDS,
        _order(w.must_trump),
    ),
    Misconception(
        "must-beat",
        Clause.FREE,
        N_("That asks you to beat the trick, which nobody has to."),
        _CARDS,
        World(before=w.must_beat),
    ),
    # The called ace
    Misconception(
        "called-ace-may-be-kept",
        Clause.ACE_FALLS,
        N_("That keeps the called ace back although its suit is led for the first time."),
        _CARDS,
        _order(w.ace_may_be_kept),
    ),
    Misconception(
        "kept-with-four",
        Clause.ACE_FALLS,
        N_("That runs away in answer to a lead; only who leads the suit himself can run away."),
        _CARDS,
        _order(w.kept_with_four),
    ),
    Misconception(
        "a-ruff-spares-the-ace",
        Clause.ACE_FALLS,
        N_("That saves the called ace because the trick has been trumped; it has to fall all the same."),
        _CARDS,
        World(before=w.ruffed_spares),
    ),
    Misconception(
        "called-ace-may-be-thrown",
        Clause.ACE_STAYS,
        N_("That throws the called ace on another suit before its own has been led."),
        _CARDS,
        _order(w.ace_may_be_thrown),
    ),
    Misconception(
        "runs-away-with-fewer",
        Clause.RUN_AWAY,
        N_("That runs away with too few cards of the called suit."),
        _CARDS,
        _order(w.runs_with_fewer),
    ),
    Misconception(
        "runs-away-with-courts",
        Clause.RUN_AWAY,
        N_("That counts Obers and Unters among the cards of the called suit."),
        _CARDS,
        _order(w.runs_with_courts),
    ),
    Misconception(
        "never-runs-away",
        Clause.RUN_AWAY,
        N_("That forbids to run away, which enough cards of the called suit allow."),
        _CARDS,
        _order(w.never_runs),
    ),
    Misconception(
        "called-ace-stays-bound",
        Clause.ACE_FREE,
        N_("That still binds the called ace after its suit has been led."),
        _CARDS,
        World(before=w.still_bound),
    ),
    Misconception(
        "a-won-card-returns",
        Clause.IN_HAND,
        N_("That plays a card that lies in a won trick."),
        ("is-legal",),
        World(before=w.won_cards_return),
    ),
)
"""Trumps, order, duties and the called ace: wrong beliefs."""
