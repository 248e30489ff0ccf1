"""How a trick is won, what may be played, what can be known: wrong beliefs."""

from __future__ import annotations

from engine import RuleSet
from engine.games.schneider import Clause
from lessons.i18n import N_
from lessons.misconceptions import schneider_worlds as w
from lessons.misconceptions import worlds
from lessons.misconceptions.model import Misconception, World
from lessons.misconceptions.shared import about_order, about_trumps
from lessons.misconceptions.worlds import flip

__all__ = ["PLAY"]

_SUITS = ("trick-winner", "who-acts", "draw-order", "beaters")
_BEATS = (*_SUITS, "one-trick")
_CARDS = ("legal-cards", "is-legal")


def _without_trump(rules: RuleSet) -> bool:
    return rules["trump"] == "no"


def _with_trump(rules: RuleSet) -> bool:
    return rules["trump"] == "yes"


PLAY: tuple[Misconception, ...] = (
    # A trick
    Misconception(
        "ten-above-king",
        Clause.RANK,
        N_("That puts the ten right below the ace, as in Schnapsen."),
        _BEATS,
        World(before=worlds.ranked("ATKQJ987")),
    ),
    flip(
        "any-higher-wins",
        Clause.CAPTURE,
        N_("That lets any higher card of the suit win; at this table only the next one above does."),
        _BEATS,
        capture="any-higher",
    ),
    flip(
        "only-the-next-wins",
        Clause.CAPTURE,
        N_("That lets only the next card above win; at this table any higher card of the suit does."),
        _BEATS,
        capture="next-only",
    ),
    Misconception(
        "high-card-of-any-suit",
        Clause.CAPTURE,
        N_("That lets a high card of another suit win."),
        _SUITS,
        World(before=worlds.suits_compared),
    ),
    Misconception(
        "there-is-a-trump",
        Clause.TRUMP,
        N_("That lets a card of another suit win like a trump; this table has no trumps."),
        _SUITS,
        World(before=w.strangers_win),
        _without_trump,
    ),
    *about_trumps(Clause.TRUMP, _SUITS, wrong=_with_trump),
    # Duties
    flip(
        "must-follow",
        Clause.FREE,
        N_("That asks you to follow suit, which this table does not."),
        _CARDS,
        follow="yes",
    ),
    flip(
        "no-duty-to-follow",
        Clause.FOLLOW,
        N_("That forgets that the suit led has to be followed."),
        _CARDS,
        follow="no",
    ),
    Misconception(
        "must-beat",
        Clause.FREE,
        N_("That asks you to beat the card led, which nobody has to."),
        _CARDS,
        World(before=w.bound_to_beat),
    ),
    Misconception(
        "a-won-card-returns",
        Clause.IN_HAND,
        N_("That plays a card that lies in a won trick."),
        ("is-legal",),
        World(before=w.won_cards_return),
    ),
    Misconception(
        "a-drawn-card-waits",
        Clause.IN_HAND,
        N_("That makes a card wait that has just been drawn."),
        ("is-legal",),
        World(before=w.drawn_card_waits),
    ),
    # Order of play
    *about_order(Clause.LEAD, Clause.DRAW),
    Misconception(
        "leader-plays-on",
        Clause.TURN,
        N_("That lets the player who led play the second card of the trick too."),
        ("who-acts",),
        World(after=w.leader_plays_on),
    ),
    Misconception(
        "last-two-stay",
        Clause.LENGTH,
        N_("That leaves the last two cards of the stock where they are."),
        ("draw-order",),
        World(after=w.last_two_stay),
    ),
    Misconception(
        "drawing-goes-on",
        Clause.LENGTH,
        N_("That goes on drawing although the stock is used up."),
        ("draw-order",),
        World(before=w.draws_go_on),
    ),
    # What can be known
    Misconception(
        "played-cards-forgotten",
        Clause.HIDDEN,
        N_("That forgets which cards have been played."),
        ("beaters", "unseen"),
        World(before=w.forgetful),
    ),
    Misconception(
        "piles-lie-open",
        Clause.PILE,
        N_("That looks through won tricks before the deal is over."),
        ("look-back",),
        World(before=w.piles_open),
    ),
    Misconception(
        "piles-stay-shut",
        Clause.PILE,
        N_("That keeps the won tricks face down even for the count at the end."),
        ("look-back",),
        World(before=w.piles_shut),
    ),
    Misconception(
        "the-rest-is-claimed",
        Clause.PILE,
        N_("That ends the deal by claiming the rest, although every trick is played out."),
        ("look-back",),
        World(before=w.claims_allowed),
    ),
)
"""How a trick is won, what may be played, what can be known: wrong beliefs."""
