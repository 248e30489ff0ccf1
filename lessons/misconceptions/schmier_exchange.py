"""The exchange of Schmier: wrong beliefs."""

from __future__ import annotations

from engine.games.schmier import Clause
from lessons.i18n import N_
from lessons.misconceptions import schmier_table_worlds as w
from lessons.misconceptions import schmier_turn_worlds as t
from lessons.misconceptions.model import Misconception, World

__all__ = ["EXCHANGE"]

_THROW = ("discard", "may-act")

EXCHANGE: tuple[Misconception, ...] = (
    Misconception(
        "trumps-thrown",
        Clause.DISCARD_TRUMP,
        N_("That lets a player throw trumps; only the dealer may, and seldom."),
        _THROW,
        World(before=w.anything_thrown),
    ),
    Misconception(
        "left-bauer-thrown",
        Clause.BAUERS,
        N_("That throws the left Bauer as if it were a card of its printed suit."),
        _THROW,
        World(before=w.some_stay("left")),
    ),
    Misconception(
        "joker-thrown",
        Clause.DISCARD_TRUMP,
        N_("That throws the joker as if it were no trump."),
        _THROW,
        World(before=w.some_stay("joker")),
    ),
    Misconception(
        "any-number-thrown",
        Clause.DISCARD_MOST,
        N_("That sets no limit to the number of cards that are thrown."),
        ("may-act", "draw-order"),
        World(before=w.any_number),
    ),
    Misconception(
        "must-throw-something",
        Clause.DISCARD,
        N_("That makes everybody throw a card; nobody but the dealer has to."),
        ("may-act",),
        World(before=w.discard_must),
    ),
    Misconception(
        "dealer-throws-any-trump",
        Clause.DEALER_TRUMPS,
        N_("That lets the dealer throw trumps although there is something else to throw."),
        _THROW,
        World(before=w.dealer_throws_any_trump),
    ),
    Misconception(
        "dealer-keeps-all-trumps",
        Clause.DEALER_TRUMPS,
        N_("That forbids the dealer every trump, even with more than six of them."),
        _THROW,
        World(before=w.dealer_keeps_trumps),
    ),
    Misconception(
        "nothing-protected",
        Clause.PROTECTED,
        N_("That throws a card that stands for one of the points."),
        _THROW,
        World(before=w.protects_nothing),
    ),
    Misconception(
        "low-cards-unprotected",
        Clause.PROTECTED,
        N_("That throws the two or the joker because they are low; each stands for a point."),
        _THROW,
        World(before=w.low_is_thrown),
    ),
    Misconception(
        "dealer-like-the-others",
        Clause.DEALER_TAKES,
        N_("That treats the dealer like the others: three cards at most."),
        ("may-act", "draw-order"),
        World(before=w.dealer_throws_three),
    ),
    Misconception(
        "nothing-is-drawn",
        Clause.REFILL,
        N_("That forgets that cards thrown are replaced from the rest."),
        ("draw-order",),
        World(before=w.no_drawing),
    ),
    Misconception(
        "always-three",
        Clause.REFILL,
        N_("That lets everybody draw three cards, however many were thrown."),
        ("draw-order",),
        World(before=w.always_three),
    ),
    Misconception(
        "exchange-skipped",
        Clause.EXCHANGE,
        N_("That begins to play before all have exchanged."),
        ("may-act",),
        World(before=w.exchange_skipped),
    ),
    Misconception(
        "dealer-exchanges-first",
        Clause.EXCHANGE,
        N_("That lets the dealer exchange first; the dealer comes last and takes what is left."),
        ("who-acts",),
        World(after=t.dealer_exchanges_first),
    ),
    Misconception(
        "bidder-exchanges-first",
        Clause.EXCHANGE,
        N_("That lets the bidder exchange first."),
        ("who-acts",),
        World(after=t.bidder_exchanges_first),
    ),
)
"""What may be thrown, what is drawn and in which order: wrong beliefs."""
