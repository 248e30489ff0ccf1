"""Wrong beliefs that players bring to several games alike; each game names the clauses they get wrong."""

from __future__ import annotations

from typing import Any

from engine import RuleId
from lessons.i18n import N_
from lessons.misconceptions import worlds
from lessons.misconceptions.model import Misconception, World

__all__ = ["about_dealing", "about_order", "about_trumps"]


def _loser_leads(state: Any) -> Any:
    return worlds.loser_acts(state) if state.led < 0 else state


def about_order(lead: RuleId, draw: RuleId) -> tuple[Misconception, ...]:
    """Who leads and who draws after a trick."""
    return (
        Misconception(
            "loser-leads",
            lead,
            N_("That lets the loser of a trick lead."),
            ("who-acts",),
            World(after=_loser_leads),
        ),
        Misconception(
            "loser-draws-first",
            draw,
            N_("That lets the loser of the trick draw first."),
            ("draw-order",),
            World(after=worlds.draws_swapped),
        ),
    )


def about_dealing(forehand: RuleId, alternate: RuleId, misdeal: RuleId) -> tuple[Misconception, ...]:
    """Who leads first, who deals next, what a void deal changes."""
    return (
        Misconception(
            "dealer-leads",
            forehand,
            N_("That gives the dealer what belongs to the other player."),
            ("dealer",),
            World(after=worlds.loser_acts),
        ),
        Misconception(
            "winner-deals",
            alternate,
            N_("That lets the winner of a deal deal the next one."),
            ("dealer",),
            World(next_dealer=worlds.winner_deals),
        ),
        Misconception(
            "loser-deals",
            alternate,
            N_("That lets the loser of a deal deal the next one."),
            ("dealer",),
            World(next_dealer=worlds.loser_deals),
        ),
        Misconception(
            "void-deal-counts",
            misdeal,
            N_("That passes the deal on although this deal is void."),
            ("dealer",),
            World(next_dealer=worlds.always_alternates),
        ),
    )


def about_trumps(rule: RuleId, kinds: tuple[str, ...], **more: Any) -> tuple[Misconception, ...]:
    """What a trump beats; ``more`` says where the beliefs are wrong, if not everywhere."""
    return (
        Misconception(
            "trumps-like-any-suit",
            rule,
            N_("That gives trumps no power over the other suits."),
            kinds,
            World(before=worlds.without_trump),
            **more,
        ),
        Misconception(
            "any-trump-beats-a-trump",
            rule,
            N_("That lets any trump beat a trump that is higher."),
            kinds,
            World(before=worlds.last_trump_wins),
            **more,
        ),
    )
