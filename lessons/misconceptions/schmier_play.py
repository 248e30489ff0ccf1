"""How the cards of Schmier rank, how a trick is won, what may be played: wrong beliefs."""

from __future__ import annotations

from engine.games.schmier import Clause
from lessons.i18n import N_
from lessons.misconceptions import schmier_turn_worlds as t
from lessons.misconceptions import schmier_worlds as w
from lessons.misconceptions.model import Misconception, World

__all__ = ["PLAY"]

_TRICK = ("trick-winner", "one-trick")
_ORDER = (*_TRICK, "trump-order")
_CARDS = ("legal-cards", "is-legal")
_SUITS = (*_CARDS, "trumps", "discard", "pack")

PLAY: tuple[Misconception, ...] = (
    # The order of the cards
    Misconception(
        "joker-highest",
        Clause.TRUMP_RANK,
        N_("That makes the joker the highest trump; it is the lowest."),
        ("trick-winner", "trump-order"),
        World(before=w.joker_highest),
    ),
    Misconception(
        "joker-no-trump",
        Clause.TRUMP_RANK,
        N_("That takes the joker for no trump at all."),
        ("trick-winner", "legal-cards", "trumps", "discard", "pack"),
        World(before=w.forgetting_the_joker),
    ),
    Misconception(
        "bauers-highest",
        Clause.TRUMP_RANK,
        N_("That puts both Bauers above the ace, as other games do."),
        _ORDER,
        World(before=w.bauers_highest),
    ),
    Misconception(
        "left-bauer-above-right",
        Clause.TRUMP_RANK,
        N_("That puts the left Bauer above the right one."),
        _ORDER,
        World(before=w.left_bauer_above_right),
    ),
    Misconception(
        "left-bauer-follows-its-colour",
        Clause.BAUERS,
        N_("That leaves the left Bauer in the suit printed on it."),
        (*_TRICK, *_SUITS),
        World(before=w.left_bauer_stays),
    ),
    Misconception(
        "ten-below-ace",
        Clause.PLAIN_RANK,
        N_("That puts the ten right below the ace, as in Schnapsen."),
        _ORDER,
        World(before=w.ten_below_ace),
    ),
    Misconception(
        "high-card-of-any-suit",
        Clause.WIN,
        N_("That lets a high card of another suit win."),
        ("trick-winner",),
        World(before=w.winner_of_any_suit),
    ),
    Misconception(
        "trumps-like-any-suit",
        Clause.TRUMP,
        N_("That gives trumps no power over the other suits."),
        _TRICK,
        World(before=w.trumps_powerless),
    ),
    Misconception(
        "last-trump-wins",
        Clause.TRUMP,
        N_("That lets the last trump win, not the highest one."),
        _TRICK,
        World(before=w.last_trump_wins),
    ),
    # Duties
    Misconception(
        "joker-any-time",
        Clause.FOLLOW,
        N_("That lets the joker be thrown at any time."),
        _CARDS,
        World(before=w.joker_any_time),
    ),
    Misconception(
        "no-duty-to-follow",
        Clause.FOLLOW,
        N_("That forgets that the suit led has to be followed."),
        _CARDS,
        World(before=w.bound_to("none")),
    ),
    Misconception(
        "must-beat",
        Clause.FOLLOW,
        N_("That asks you to beat the cards on the table, which nobody has to."),
        _CARDS,
        World(before=w.bound_to("beat")),
    ),
    Misconception(
        "must-ruff",
        Clause.FREE,
        N_("That asks you for a trump when you cannot follow, which nobody has to play."),
        _CARDS,
        World(before=w.bound_to("ruff")),
    ),
    Misconception(
        "bidder-leads-trump",
        Clause.BIDDER_LEADS,
        N_("That makes the bidder lead a trump; any card will do."),
        _CARDS,
        World(before=w.bound_to("trump first")),
    ),
    Misconception(
        "no-trump-lead",
        Clause.BIDDER_LEADS,
        N_("That forbids leading a trump as long as there is something else."),
        _CARDS,
        World(before=w.bound_to("plain")),
    ),
    Misconception(
        "thrown-cards-return",
        Clause.IN_HAND,
        N_("That plays a card that was thrown in the exchange."),
        ("is-legal",),
        World(before=w.thrown_cards_return),
    ),
    # Whose turn it is
    Misconception(
        "loser-leads-on",
        Clause.LEAD,
        N_("That lets whoever led to a trick lead to the next one too."),
        ("who-acts",),
        World(after=t.leader_leads_again),
    ),
    Misconception(
        "lead-goes-round",
        Clause.LEAD,
        N_("That passes the lead round the table, whoever wins the trick."),
        ("who-acts",),
        World(after=t.next_leads),
    ),
    Misconception(
        "dealer-leads-first",
        Clause.BIDDER_LEADS,
        N_("That lets the dealer lead first."),
        ("who-acts",),
        World(after=t.dealer_leads),
    ),
    Misconception(
        "forehand-leads-first",
        Clause.BIDDER_LEADS,
        N_("That lets the player at the dealer's left lead first; in this game the bidder does."),
        ("who-acts",),
        World(after=t.forehand_leads),
    ),
    Misconception(
        "one-more-trick",
        Clause.LENGTH,
        N_("That goes on although all the cards have been played."),
        ("who-acts",),
        World(after=t.on_after_the_end),
    ),
    Misconception(
        "last-trick-left-out",
        Clause.LENGTH,
        N_("That ends the deal before the last trick is played."),
        ("who-acts",),
        World(after=t.over_too_soon),
    ),
    # Bids
    Misconception(
        "equal-bids",
        Clause.HIGHER,
        N_("That takes an equal bid for high enough; it has to be higher."),
        ("hand-bids", "may-act"),
        World(before=t.equal_bids),
    ),
    Misconception(
        "dealer-matches",
        Clause.HIGHER,
        N_("That lets the dealer take the bid over by equalling it."),
        ("hand-bids", "may-act"),
        World(before=t.dealer_matches),
    ),
    Misconception(
        "lowest-bid-two",
        Clause.BID_RANGE,
        N_("That lets the bidding begin at two."),
        ("hand-bids", "may-act"),
        World(before=t.lowest_bid_two),
    ),
    Misconception(
        "seven-can-be-bid",
        Clause.BID_RANGE,
        N_("That bids more points than a deal has."),
        ("hand-bids", "may-act"),
        World(before=t.seven_can_be_bid),
    ),
    Misconception(
        "dealer-must-bid",
        Clause.REDEAL,
        N_("That makes the dealer bid when all the others have passed."),
        ("may-act",),
        World(before=t.dealer_must_bid),
    ),
    Misconception(
        "second-round",
        Clause.BID_END,
        N_("That gives everybody a second chance to bid."),
        ("who-acts",),
        World(after=t.second_round),
    ),
    Misconception(
        "dealer-bids-first",
        Clause.BIDDING,
        N_("That lets the dealer speak first; the dealer comes last."),
        ("who-acts",),
        World(after=t.dealer_begins),
    ),
    Misconception(
        "bids-go-right",
        Clause.BIDDING,
        N_("That lets the bidding go round to the right."),
        ("who-acts",),
        World(after=t.counter_clockwise),
    ),
    Misconception(
        "six-does-not-end",
        Clause.BID_END,
        N_("That goes on with the bidding after six, although nothing can be higher."),
        ("who-acts",),
        World(after=t.six_does_not_end),
    ),
    Misconception(
        "dealer-names-trumps",
        Clause.NAME_TRUMP,
        N_("That lets the dealer name the trumps, and not the bidder."),
        ("who-acts",),
        World(after=t.last_speaker_names),
    ),
    Misconception(
        "must-hold-the-suit",
        Clause.NAME_TRUMP,
        N_("That asks the bidder to hold a card of the suit that is named."),
        ("may-act",),
        World(before=t.must_hold_the_suit),
    ),
)
"""How the cards rank, how a trick is won, what may be bid and played: wrong beliefs."""
