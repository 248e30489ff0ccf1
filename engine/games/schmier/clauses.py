"""The clauses of Schmier: every rule the engine can name, with its source.

``004`` is the document with its line, ``C-nn`` and ``G-nn`` the contradictions and gaps with their
rulings. The Bauers are the jack of trumps (right) and the other jack of its colour (left).
"""

from __future__ import annotations

from engine.reasons import RuleId

__all__ = ["Clause"]


class Clause(RuleId):
    """The rule ids of Schmier."""

    # The players, the pack and the deal
    TEAMS = (
        "schmier.teams",
        "Six play in three teams of two or two teams of three; partners never sit side by side.",
        "004 L9; C-46, G-52",
        "teams",
    )
    PACK = "schmier.pack", "The pack has 52 cards and one joker.", "004 L4"
    DEALER = (
        "schmier.dealer",
        "The first dealer is drawn; the deal passes to the left.",
        "004 L11",
    )
    DEAL = (
        "schmier.deal",
        "Six cards each, three and three; the dealer keeps the other seventeen for later.",
        "004 L12",
    )
    MISDEAL = (
        "schmier.misdeal",
        "A wrong deal is void; the same dealer deals again.",
        "ruling of this table",
    )
    # Trumps and order
    TRUMP_RANK = (
        "schmier.trump-rank",
        "Trumps rank A K Q right Bauer left Bauer T 9 8 7 6 5 4 3 2 joker: fifteen cards.",
        "004 L14",
    )
    BAUERS = (
        "schmier.bauers",
        "The jack of the trump's colour belongs to the trumps, not to its printed suit.",
        "004 L14; G-48",
    )
    PLAIN_RANK = "schmier.plain-rank", "Other suits rank A K Q J T 9 8 7 6 5 4 3 2.", "004 L15"
    # The auction
    BIDDING = (
        "schmier.bidding",
        "Bids are made in one round from the dealer's left: each player has one chance.",
        "004 L22",
    )
    BID_RANGE = "schmier.bid-range", "The lowest bid is 3 and the highest is 6.", "004 L23; C-47"
    HIGHER = (
        "schmier.higher",
        "A bid must be higher than the one before it; the dealer may not equal it.",
        "004 L22; G-43",
    )
    BID_END = (
        "schmier.bid-end",
        "The auction ends with the dealer's word or at a bid of 6; the highest bidder plays.",
        "004 L25",
    )
    REDEAL = (
        "schmier.redeal",
        "If all six pass nobody scores and the same dealer deals again.",
        "004 L24; C-49, G-44",
    )
    NAME_TRUMP = "schmier.name-trump", "After the auction the bidder names any suit as trumps.", "004 L26"
    # The exchange
    EXCHANGE = (
        "schmier.exchange",
        "After the trump is named all exchange in turn from the dealer's left, the dealer last.",
        "004 L27; G-47",
    )
    DISCARD = (
        "schmier.discard",
        "A discard names different cards of your own hand, or none.",
        "004 L27",
    )
    DISCARD_MOST = "schmier.discard-most", "All but the dealer may throw up to three cards.", "004 L27"
    DISCARD_TRUMP = "schmier.discard-trump", "A player may not throw trumps.", "004 L27"
    REFILL = (
        "schmier.refill",
        "Cards thrown are replaced at once from the top; there are always enough.",
        "004 L27; G-46, G-47",
    )
    DEALER_TAKES = (
        "schmier.dealer-takes",
        "The dealer takes all the cards that are left and throws exactly down to six.",
        "004 L28; G-46",
    )
    DEALER_TRUMPS = (
        "schmier.dealer-trumps",
        "The dealer may throw trumps only when he has more than six, after all his other cards.",
        "004 L28; G-49",
    )
    PROTECTED = (
        "schmier.protected",
        "The ace and 2 of trumps, both Bauers and the joker are never thrown.",
        "004 L28; G-45, G-49",
    )
    OUT = (
        "schmier.out",
        "Cards thrown lie face down, are seen by nobody and count for nobody.",
        "004 L27; G-47",
    )
    # A trick
    TURN = "schmier.turn", "Nobody may act after the deal is over.", "004 L32"
    IN_HAND = "schmier.in-hand", "You can only use a card that you hold.", "004 L30"
    BIDDER_LEADS = (
        "schmier.bidder-leads",
        "The bidder leads any card to the first trick.",
        "004 L30; G-50",
    )
    FOLLOW = (
        "schmier.follow",
        "Follow the suit led if you can: left Bauer and joker are trumps.",
        "004 L30; G-48",
    )
    FREE = ("schmier.free", "If you cannot follow, play any card.", "004 L30")
    TRUMP = "schmier.trump", "The highest trump wins a trick.", "004 L31"
    WIN = "schmier.win", "Without a trump the highest card of the suit led wins.", "004 L31"
    LEAD = "schmier.lead", "The winner of a trick leads to the next.", "004 L31"
    LENGTH = "schmier.length", "The deal is over after six tricks.", "004 L32"
    # The six points
    HIGH = "schmier.high", "One point to the team that plays the ace of trumps.", "004 L18; G-45"
    LOW = (
        "schmier.low",
        "One point to the team that plays the 2 of trumps, whoever wins the trick.",
        "004 L18; C-51, G-45",
    )
    RIGHT = "schmier.right", "One point to the team that wins the right Bauer.", "004 L18"
    LEFT = "schmier.left", "One point to the team that wins the left Bauer.", "004 L18"
    JOKER = "schmier.joker", "One point to the team that wins the joker.", "004 L18"
    GAME = (
        "schmier.game",
        "One point to the team with the most card points in the tricks of the deal.",
        "004 L18; C-50",
    )
    GAME_TIE = (
        "schmier.game-tie",
        "If teams are equal in front, nobody has the point for Game.",
        "G-42",
    )
    VALUES = (
        "schmier.values",
        "For Game ace 4, king 3, queen 2, jack 1, ten 10, joker 1: 81 in the pack.",
        "004 L19; G-47",
    )
    # What a deal scores
    MADE = (
        "schmier.made",
        "A team that wins at least what it bid scores all the points it has won.",
        "004 L35; G-54",
    )
    FAILED = (
        "schmier.failed",
        "A team that wins less than it bid loses the bid and scores nothing.",
        "004 L35; G-51",
    )
    OTHERS = "schmier.others", "Every other team scores the points it has won.", "004 L35; C-48"
    NEGATIVE = "schmier.negative", "A score may fall below zero.", "004 L35"
    REVOKE = (
        "schmier.revoke",
        "A broken duty fails the bid of its team; another team's lets the bid count as made.",
        "ruling of this table",
    )
    # The match
    TARGET = (
        "schmier.target",
        "A match is won with 21 points or more, counted after each deal.",
        "004 L8, L34, L37; C-47, G-53",
    )
    MATCH = (
        "schmier.match",
        "If several reach 21, the most points win; in a tie, the team that made its bid.",
        "004 L38; C-52",
    )
    FINAL_TIE = (
        "schmier.final-tie",
        "If teams that did not bid are equal in front, one more deal is played, or they share.",
        "C-52, G-41",
    )
