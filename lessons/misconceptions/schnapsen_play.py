"""How to play a card, and what else may be done: wrong beliefs."""

from __future__ import annotations

from engine import RuleSet
from engine.games.schnapsen import Clause
from lessons.i18n import N_
from lessons.misconceptions import schnapsen_worlds as w
from lessons.misconceptions import worlds
from lessons.misconceptions.model import Misconception, World
from lessons.misconceptions.shared import about_trumps
from lessons.misconceptions.worlds import flip

__all__ = ["PLAY"]

_TRICK = ("trick-winner", "who-acts", "draw-order")
_CARDS = ("legal-cards", "is-legal")


def _where_nobody_heads(rules: RuleSet) -> tuple[str, ...]:
    """Without a duty to head the trick the rank of a card decides nothing about which may be played."""
    return _CARDS if rules["head"] == "no" else ()


PLAY: tuple[Misconception, ...] = (
    # A trick
    Misconception(
        "ten-by-face",
        Clause.RANK,
        N_("That ranks the ten by its face, below the court cards."),
        (*_TRICK, "one-trick", *_CARDS),
        World(before=worlds.ranked("AKQJT7")),
        hidden=_where_nobody_heads,
    ),
    *about_trumps(Clause.RUFF, _TRICK),
    Misconception(
        "high-card-of-any-suit",
        Clause.WIN,
        N_("That lets a high card win although it is neither of the suit led nor a trump."),
        _TRICK,
        World(before=worlds.suits_compared),
    ),
    # Duties
    Misconception(
        "follow-while-open",
        Clause.FREE,
        N_("That asks you to follow suit although the stock is open."),
        _CARDS,
        World(before=w.strict_already),
    ),
    Misconception(
        "closing-changes-nothing",
        Clause.STRICT,
        N_("That treats a closed or used-up stock as if it were open."),
        (*_CARDS, "strict-phase", "draw-order"),
        World(before=w.still_open),
    ),
    Misconception(
        "strict-a-trick-too-soon",
        Clause.STRICT,
        N_("That begins the strict phase one trick too soon, while the last cards are still to be drawn."),
        ("strict-phase",),
        World(before=w.last_draw_is_strict),
    ),
    Misconception(
        "no-duty-to-trump",
        Clause.TRUMP,
        N_("That forgets that a player without the suit led has to trump."),
        _CARDS,
        World(before=w.void_is_free),
    ),
    Misconception(
        "trump-instead-of-following",
        Clause.FOLLOW,
        N_("That lets you trump although you can follow suit."),
        _CARDS,
        World(before=w.trump_may_follow),
    ),
    Misconception(
        "no-duty-to-follow",
        Clause.FOLLOW,
        N_("That forgets that the suit led has to be followed."),
        _CARDS,
        World(before=w.without_duty(Clause.FOLLOW)),
    ),
    flip("no-duty-to-head", Clause.HEAD, N_("That forgets the duty to head the trick."), _CARDS, head="no"),
    flip(
        "must-head",
        Clause.HEAD,
        N_("That asks you to head the trick, which this table does not."),
        _CARDS,
        head="yes",
    ),
    Misconception(
        "turned-card-in-hand",
        Clause.IN_HAND,
        N_("That plays a card that lies on the table and in nobody's hand."),
        ("is-legal",),
        World(before=w.holding_turned_card),
    ),
    Misconception(
        "any-lead-after-announcing",
        Clause.MARRIAGE_PLAY,
        N_("That forgets that an announced marriage has to be led."),
        ("legal-cards",),
        World(before=w.nothing_announced),
    ),
    # Actions
    Misconception(
        "follower-may-act",
        Clause.MARRIAGE,
        N_("That forgets that only the player who leads may do this."),
        ("may-act",),
        World(before=w.as_leader),
    ),
    Misconception(
        "marriages-end-with-the-stock",
        Clause.MARRIAGE,
        N_("That forbids marriages once the stock is closed or used up, which no rule does."),
        ("may-act",),
        World(before=w.none_when_strict),
    ),
    Misconception(
        "a-trick-first",
        Clause.EXCHANGE,
        N_("That asks for a won trick before you may do this, which no rule does."),
        ("may-act",),
        World(before=w.none_without_trick),
    ),
    Misconception(
        "act-after-closing",
        Clause.EXCHANGE_STOCK,
        N_("That forgets that the stock is closed or used up."),
        ("may-act",),
        World(before=w.still_open),
    ),
    flip(
        "no-marriage-at-first",
        Clause.MARRIAGE_FIRST,
        N_("That forbids a marriage on the first trick, which this table allows."),
        ("may-act",),
        first_trick_marriage="forbidden",
    ),
    flip(
        "marriage-at-first",
        Clause.MARRIAGE_FIRST,
        N_("That forgets that this table allows no marriage on the first trick."),
        ("may-act",),
        first_trick_marriage="pending",
    ),
    flip(
        "no-exchange-at-first",
        Clause.EXCHANGE_FIRST,
        N_("That forbids the exchange on the first trick, which this table allows."),
        ("may-act",),
        first_trick_exchange="forbidden",
    ),
    flip(
        "exchange-at-first",
        Clause.EXCHANGE_FIRST,
        N_("That forgets that this table allows no exchange on the first trick."),
        ("may-act",),
        first_trick_exchange="allowed",
    ),
    flip(
        "exchange-needs-more",
        Clause.EXCHANGE_STOCK,
        N_("That asks for a bigger stock than the exchange needs here."),
        ("may-act",),
        exchange_min_stock="4",
    ),
    flip(
        "exchange-needs-less",
        Clause.EXCHANGE_STOCK,
        N_("That forgets how many cards the stock must hold for the exchange here."),
        ("may-act",),
        exchange_min_stock="2",
    ),
    flip(
        "close-needs-more",
        Clause.CLOSE_STOCK,
        N_("That asks for a bigger stock than closing needs here."),
        ("may-act",),
        close_min_stock="4",
    ),
    flip(
        "close-needs-less",
        Clause.CLOSE_STOCK,
        N_("That forgets how many cards the stock must hold for closing here."),
        ("may-act",),
        close_min_stock="2",
    ),
    flip(
        "claim-any-turn",
        Clause.CLAIM,
        N_("That lets you claim on any turn, which this table does not."),
        ("may-act",),
        claim="own-turn",
    ),
    flip(
        "claim-only-after-a-trick",
        Clause.CLAIM,
        N_("That allows a claim only to a leader who has won a trick; this table allows it on any turn."),
        ("may-act",),
        claim="after-trick-or-marriage",
    ),
)
"""How to play a card, and what else may be done: wrong beliefs."""
