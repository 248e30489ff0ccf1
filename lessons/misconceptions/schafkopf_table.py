"""Bids, partners, turns, the pack and the deal in Schafkopf: wrong beliefs."""

from __future__ import annotations

from engine.games.schafkopf import Clause
from lessons.i18n import N_
from lessons.misconceptions import schafkopf_table_worlds as w
from lessons.misconceptions import worlds
from lessons.misconceptions.model import Misconception, World

__all__ = ["TABLE"]

_BIDS = ("hand-bids", "may-act")
_CALLS = (*_BIDS, "callable-aces")


TABLE: tuple[Misconception, ...] = (
    # The auction
    Misconception(
        "heart-ace-called",
        Clause.CALL,
        N_("That calls the ace of hearts; hearts are trumps in Rufer, so it cannot be called."),
        _CALLS,
        World(before=w.speaking(w.heart_ace_called)),
    ),
    Misconception(
        "own-ace-called",
        Clause.CALL_ACE,
        N_("That calls an ace of your own hand."),
        _CALLS,
        World(before=w.speaking(w.own_ace_called)),
    ),
    Misconception(
        "called-with-a-court",
        Clause.CALL_SUIT,
        N_("That counts an Ober or Unter as a card of the suit printed on it."),
        _CALLS,
        World(before=w.speaking(w.called_with_court)),
    ),
    Misconception(
        "called-without-a-card",
        Clause.CALL_SUIT,
        N_("That calls the ace of a suit of which you hold no ordinary card."),
        _CALLS,
        World(before=w.speaking(w.called_without)),
    ),
    Misconception(
        "solo-with-a-court",
        Clause.SOLO_SUIT,
        N_("That counts an Ober or Unter as a card of the trump suit."),
        _BIDS,
        World(before=w.speaking(w.solo_with_court)),
    ),
    Misconception(
        "solo-without-a-card",
        Clause.SOLO_SUIT,
        N_("That makes a suit trumps of which you hold no ordinary card."),
        _BIDS,
        World(before=w.speaking(w.solo_without)),
    ),
    Misconception(
        "equal-bid-is-enough",
        Clause.HIGHER,
        N_("That makes a bid of the same kind as the last one; it has to be higher."),
        _BIDS,
        World(before=w.speaking(w.equal_is_enough)),
    ),
    Misconception(
        "any-bid-goes",
        Clause.HIGHER,
        N_("That makes a bid below the last one."),
        _BIDS,
        World(before=w.speaking(w.any_bid_goes)),
    ),
    Misconception(
        "wenz-over-solo",
        Clause.HIGHER,
        N_("That ranks Wenz above Solo; it is the other way round."),
        _BIDS,
        World(before=w.speaking(w.wenz_over_solo)),
    ),
    Misconception(
        "bids-again",
        Clause.BIDDING,
        N_("That bids a second time; there is only one round."),
        ("may-act",),
        World(before=w.speaking(w.bids_again)),
    ),
    Misconception(
        "sie-with-seven",
        Clause.SIE,
        N_("That says Sie although one of the Obers and Unters is missing."),
        _BIDS,
        World(before=w.speaking(w.sie_with_seven)),
    ),
    # Partners
    Misconception(
        "partner-known-at-once",
        Clause.PARTNER,
        N_("That knows the partner before anything has shown him."),
        ("partner",),
        World(before=w.partner_known),
    ),
    Misconception(
        "partner-sits-opposite",
        Clause.PARTNER,
        N_("That takes the player opposite the declarer for the partner."),
        ("partner",),
        World(before=w.opposite_partner),
    ),
    Misconception(
        "run-away-unseen",
        Clause.RUN_AWAY,
        N_("That does not see that a run-away shows the partner."),
        ("partner",),
        World(before=w.run_away_unseen),
    ),
    Misconception(
        "always-two-against-two",
        Clause.ALONE,
        N_("That gives the declarer a partner who sits opposite, whatever is played."),
        ("partner",),
        World(before=w.opposite_sides),
    ),
    Misconception(
        "always-one-against-three",
        Clause.ALONE,
        N_("That leaves the declarer of a Rufer alone."),
        ("partner",),
        World(before=w.always_alone),
    ),
    # Turns
    Misconception(
        "declarer-leads",
        Clause.FOREHAND,
        N_("That lets the declarer lead to the first trick."),
        ("who-acts",),
        World(after=w.declarer_leads),
    ),
    Misconception(
        "dealer-begins",
        Clause.FOREHAND,
        N_("That lets the dealer begin."),
        ("dealer",),
        World(after=w.dealer_begins),
    ),
    Misconception(
        "the-lead-goes-round",
        Clause.LEAD,
        N_("That passes the lead to the left, whoever won the trick."),
        ("who-acts",),
        World(after=w.left_of_leader_leads),
    ),
    Misconception(
        "plays-on",
        Clause.TURN,
        N_("That lets the same player play twice in one trick."),
        ("who-acts",),
        World(after=w.plays_on),
    ),
    Misconception(
        "a-lost-tout-goes-on",
        Clause.TOUT_LOST,
        N_("That plays a Tout on although the declarer has lost a trick."),
        ("who-acts",),
        World(after=w.tout_goes_on),
    ),
    Misconception(
        "sie-is-played",
        Clause.SIE,
        N_("That goes on after Sie; it ends the deal at once."),
        ("who-acts",),
        World(after=w.sie_goes_on),
    ),
    # The pack and the deal
    Misconception(
        "sixes-too",
        Clause.PACK,
        N_("That takes the sixes for a part of the pack; they are in the box, and are put aside."),
        ("pack",),
        World(pack=worlds.pack_with("6")),
    ),
    Misconception(
        "low-cards-left-out",
        Clause.PACK,
        N_("That leaves the sevens and eights out of the pack."),
        ("pack",),
        World(pack=worlds.pack_without("87")),
    ),
    Misconception(
        "eight-at-once",
        Clause.DEAL,
        N_("That deals whole hands at once."),
        ("deal",),
        World(start=w.deal_eight),
    ),
    Misconception(
        "one-by-one",
        Clause.DEAL,
        N_("That deals the cards one by one."),
        ("deal",),
        World(start=w.deal_singly),
    ),
    Misconception(
        "dealer-first",
        Clause.DEAL,
        N_("That gives the first packet to the dealer."),
        ("deal",),
        World(start=w.dealer_first),
    ),
    Misconception(
        "winner-deals",
        Clause.DEALER,
        N_("That lets a winner of a deal deal the next one."),
        ("dealer",),
        World(next_dealer=w.winner_deals),
    ),
    Misconception(
        "thrown-in-deals-again",
        Clause.THROWN_IN,
        N_("That lets the same player deal again after four passes."),
        ("dealer",),
        World(next_dealer=w.thrown_in_again),
    ),
    Misconception(
        "void-deal-counts",
        Clause.MISDEAL,
        N_("That passes the deal on although this deal is void."),
        ("dealer",),
        World(next_dealer=w.void_counts),
    ),
)
"""Bids, partners, turns, the pack and the deal: wrong beliefs."""
