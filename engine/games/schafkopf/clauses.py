"""The clauses of Schafkopf: every rule the engine can name, with its source.

Sources: ``003`` is the document with its section, ``C-nn`` and ``G-nn`` the contradictions and gaps
with their rulings. Suits are named by their letters: C acorns, S leaves, H hearts, D bells; Q is the
Ober, J the Unter.
"""

from __future__ import annotations

from engine.reasons import RuleId

__all__ = ["Clause"]


class Clause(RuleId):
    """The rule ids of Schafkopf."""

    # The pack and the deal
    PACK = "schafkopf.pack", "The pack has 32 cards: A T K Q J 9 8 7 in four suits.", "003 Setup; C-41"
    VALUES = (
        "schafkopf.values",
        "Ace 11, ten 10, king 4, Ober 3, Unter 2, the rest nothing: 120 in all.",
        "003 Setup",
    )
    DEAL = "schafkopf.deal", "Four cards each, then four again, clockwise from forehand.", "003 Setup"
    FOREHAND = (
        "schafkopf.forehand",
        "The player left of the dealer bids first and leads to the first trick, in every contract.",
        "003 Setup; G-31",
    )
    DEALER = "schafkopf.dealer", "The deal passes to the left.", "003 Setup"
    GOAL = (
        "schafkopf.goal",
        "The declarer's side needs 61 card points; 60 are enough for the defenders.",
        "003 Object",
    )
    ALONE = (
        "schafkopf.alone",
        "In Rufer two play against two; in every other contract the declarer plays against three.",
        "003 Object",
    )
    # Trumps and order
    TRUMPS_RUFER = (
        "schafkopf.trumps-rufer",
        "In Rufer the Obers, the Unters and the hearts are trumps.",
        "003 Bids",
    )
    TRUMPS_WENZ = "schafkopf.trumps-wenz", "In Wenz only the four Unters are trumps.", "003 Bids"
    TRUMPS_SOLO = (
        "schafkopf.trumps-solo",
        "In Solo the Obers, the Unters and the chosen suit are trumps.",
        "003 Bids",
    )
    TRUMP_RANK = (
        "schafkopf.trump-rank",
        "Obers above Unters above the trump suit; Obers and Unters rank acorns, leaves, hearts, bells.",
        "003 Play",
    )
    PLAIN_RANK = "schafkopf.plain-rank", "Other suits rank A T K 9 8 7, in Wenz A T K Q 9 8 7.", "003 Play"
    COURT = (
        "schafkopf.court",
        "Obers and Unters belong to the trumps, not to their printed suit; in Wenz only the Unters do.",
        "003 Play",
    )
    # The auction
    BIDDING = (
        "schafkopf.bidding",
        "Bids are made in one round before play: each player passes or bids once.",
        "003 Bids",
    )
    HIGHER = (
        "schafkopf.higher",
        "A bid must be of a higher kind: Rufer, Wenz, Solo, Wenz Tout, Solo Tout, Sie.",
        "003 Bids; C-44",
    )
    THROWN_IN = (
        "schafkopf.thrown-in",
        "If all four pass nothing is scored and the next dealer deals.",
        "003 Bids",
    )
    CALL = (
        "schafkopf.call",
        "In Rufer the declarer calls the ace of acorns, leaves or bells, never of hearts.",
        "003 Bids",
    )
    CALL_ACE = "schafkopf.call-ace", "You cannot call an ace that you hold.", "003 Bids"
    CALL_SUIT = (
        "schafkopf.call-suit",
        "To call an ace you need another ordinary card of its suit.",
        "003 Bids; G-37",
    )
    SOLO_SUIT = (
        "schafkopf.solo-suit",
        "To bid a Solo you need an ordinary card of the trump suit.",
        "003 Bids",
    )
    TOUT = "schafkopf.tout", "A Tout promises all eight tricks.", "003 Bids"
    SIE = (
        "schafkopf.sie",
        "Sie needs all four Obers and all four Unters in hand, and wins at once.",
        "003 Bids; C-43",
    )
    PARTNER = (
        "schafkopf.partner",
        "The holder of the called ace is the partner, unknown until the ace or a run-away shows him.",
        "003 Bids",
    )
    # A trick
    TURN = "schafkopf.turn", "Nobody may act after the deal is over.", "003 Play"
    IN_HAND = "schafkopf.in-hand", "You can only play a card that you hold.", "003 Play"
    FOLLOW = "schafkopf.follow", "Follow the suit led, or trumps, if you can.", "003 Play"
    FREE = (
        "schafkopf.free",
        "If you cannot follow, play anything: nobody must trump or beat.",
        "003 Play",
    )
    WIN = "schafkopf.win", "Without a trump the highest card of the suit led wins.", "003 Play"
    TRUMP = "schafkopf.trump", "The highest trump wins a trick.", "003 Play"
    LEAD = "schafkopf.lead", "The winner of a trick leads to the next.", "003 Play"
    ACE_FALLS = (
        "schafkopf.ace-falls",
        "The called ace must be played when its suit is first led, even after a trump.",
        "003 Play; G-36",
    )
    ACE_STAYS = (
        "schafkopf.ace-stays",
        "Before its suit has been led, only as the last card may the called ace be thrown on another suit.",
        "003 Play; G-34",
    )
    RUN_AWAY = (
        "schafkopf.run-away",
        "The holder leads a lower card of the called suit only with four ordinary cards of it or more.",
        "003 Play; G-32, G-33",
    )
    ACE_FREE = (
        "schafkopf.ace-free",
        "Once its suit has been led, the called ace is played like any other card.",
        "003 Play; G-35",
    )
    TOUT_LOST = (
        "schafkopf.tout-lost",
        "A Tout is over as soon as the declarer has lost a trick.",
        "003 Bids; G-39",
    )
    # What a deal pays
    BASE = "schafkopf.base", "Rufer is worth one unit, Wenz and Solo five.", "003 Scoring"
    BASE_TOUT = (
        "schafkopf.base-tout",
        "A Tout is worth ten units, without Schneider or Schwarz.",
        "003 Scoring",
    )
    BASE_SIE = "schafkopf.base-sie", "Sie is worth twenty units.", "003 Scoring; G-40"
    SCHNEIDER = (
        "schafkopf.schneider",
        "One unit more if the declarer's side has 91 card points, or the defenders 90.",
        "003 Scoring; C-45",
    )
    SCHWARZ = (
        "schafkopf.schwarz",
        "Two units more, instead of Schneider, for winning all eight tricks.",
        "003 Scoring",
    )
    LAUFENDE = (
        "schafkopf.laufende",
        "One unit for each top trump dealt to one side without a gap: three at least, in Wenz two.",
        "003 Scoring; G-38",
    )
    LAUFENDE_SIDE = (
        "schafkopf.laufende-side",
        "Whether Laufende are paid to winners that held them, or to the winners whoever held them.",
        "C-42",
        "laufende",
    )
    LAUFENDE_TIMES = (
        "schafkopf.laufende-times",
        "Each of the Laufende counts double in a Tout and fourfold in Sie.",
        "003 Scoring; G-39, G-40",
    )
    PAY_RUFER = (
        "schafkopf.pay-rufer",
        "In Rufer each winner gets the value and each loser pays it.",
        "003 Scoring",
    )
    PAY_ALONE = (
        "schafkopf.pay-alone",
        "Alone, the declarer gets the value from each of the three, or pays it to each.",
        "003 Scoring",
    )
    ZERO_SUM = "schafkopf.zero-sum", "The scores of the four players add up to zero.", "003 Scoring"
    LEDGER = (
        "schafkopf.ledger",
        "The scores of the deals are added up; nobody has to reach a target.",
        "003 Scoring; ruling of this table",
    )
    # At the table
    MISDEAL = (
        "schafkopf.misdeal",
        "A wrong deal is void; the same dealer deals again.",
        "ruling of this table",
    )
    REVOKE = (
        "schafkopf.revoke",
        "Breaking a duty loses the deal: the other side gets its value.",
        "ruling of this table",
    )
