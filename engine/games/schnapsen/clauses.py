"""The clauses of Schnapsen: every rule the engine can name, with its source.

Sources: ``001`` is the cardgames.zone document, ``002`` the Bummerl document (with the item of its
list of facts), ``C-nn`` and ``G-nn`` the contradictions and gaps with their rulings, ``pagat`` the
public rules.
"""

from __future__ import annotations

from engine.reasons import RuleId

__all__ = ["Clause"]


class Clause(RuleId):
    """The rule ids of Schnapsen."""

    # The pack and the deal
    PACK = "schnapsen.pack", "The pack has 20 cards: A T K Q J in four suits.", "001 §2; 002 Pack", "pack"
    VALUES = "schnapsen.values", "Ace 11, ten 10, king 4, queen 3, jack 2: 120 in all.", "001 §10.1; 002 Pack"
    RANK = "schnapsen.rank", "The order from the top is ace, ten, king, queen, jack.", "C-15; 002 Pack"
    DEAL = (
        "schnapsen.deal",
        "Three cards each, one turned up for trumps, two each; the rest is the stock.",
        "001 §3.3-4; 002 Deal",
        "pack",
    )
    FOREHAND = (
        "schnapsen.forehand",
        "The player who did not deal leads to the first trick.",
        "001 §3.5; 002 Deal",
    )
    DEALER = (
        "schnapsen.dealer",
        "The first dealer is drawn by lot; the dealer shuffles, the other cuts.",
        "001 §3.1-2; 002 Deal",
    )
    # A trick
    TURN = (
        "schnapsen.turn",
        "Only the player whose turn it is may act, and nobody after the deal is over.",
        "001 §5; 002 Play",
    )
    IN_HAND = "schnapsen.in-hand", "You can only play a card that you hold.", "001 §5; 002 Play"
    FREE = "schnapsen.free", "While the stock is open any card may be played.", "001 §5.1-2; 002 Play"
    WIN = "schnapsen.win", "Without a trump the highest card of the suit led wins.", "001 §5.3; 002 Play"
    RUFF = (
        "schnapsen.ruff",
        "A trump beats every card of another suit; the higher of two trumps wins.",
        "001 §5.3; 002 Play",
    )
    LEAD = "schnapsen.lead", "The winner of a trick leads to the next.", "001 §5.4; 002 Play"
    DRAW = (
        "schnapsen.draw",
        "While the stock is open the winner draws first, then the other; the turned card is drawn last.",
        "001 §5.4; 002 Play",
    )
    STRICT = (
        "schnapsen.strict",
        "The strict phase begins when the stock is closed or used up.",
        "001 §5; 002 Play",
    )
    FOLLOW = "schnapsen.follow", "In the strict phase, follow suit if you can.", "001 §5; 002 Play"
    TRUMP = (
        "schnapsen.trump",
        "In the strict phase, if you cannot follow suit you must play a trump.",
        "001 §5; 002 Play",
    )
    HEAD = "schnapsen.head", "In the strict phase, beat the card led if you can.", "001 §5; C-30", "head"
    # What the leader may do before leading
    MARRIAGE = (
        "schnapsen.marriage",
        "The leader may announce one marriage: king and queen of a suit in hand.",
        "001 §5; 002 Play; G-16, G-17",
    )
    MARRIAGE_VALUE = "schnapsen.marriage-value", "A marriage counts 20, in trumps 40.", "001 §5; 002 Play"
    MARRIAGE_PLAY = (
        "schnapsen.marriage-play",
        "After announcing, lead the king or the queen, or claim.",
        "001 §5; 002 Play; G-18",
    )
    MARRIAGE_PENDING = (
        "schnapsen.marriage-pending",
        "A marriage counts only once its owner has won a trick.",
        "001 §5, §7; 002 Play; G-11",
    )
    MARRIAGE_FIRST = (
        "schnapsen.marriage-first",
        "Whether a marriage may be announced on the first trick.",
        "C-17, C-34",
        "first-trick-marriage",
    )
    EXCHANGE = (
        "schnapsen.exchange",
        "The leader may swap the trump jack for the turned card.",
        "001 §5; 002 Play; G-14",
        "exchange-rank",
    )
    EXCHANGE_STOCK = (
        "schnapsen.exchange-stock",
        "The exchange needs an open stock with enough cards.",
        "001 §7; C-10, C-36, G-12",
        "exchange-min-stock",
    )
    EXCHANGE_FIRST = (
        "schnapsen.exchange-first",
        "Whether the exchange is allowed on the first trick.",
        "G-13",
        "first-trick-exchange",
    )
    CLOSE = (
        "schnapsen.close",
        "The leader may close the stock before leading; it cannot be undone.",
        "001 §5, §7; 002 Play",
    )
    CLOSE_STOCK = (
        "schnapsen.close-stock",
        "Closing needs an open stock with enough cards.",
        "C-37, G-24",
        "close-min-stock",
    )
    CLAIM = (
        "schnapsen.claim",
        "When a player may say that he has 66.",
        "001 §4; 002 Play; C-35, G-19",
        "claim",
    )
    CLAIM_66 = (
        "schnapsen.claim-66",
        "A claim is right with at least 66 counted points.",
        "001 §4; 002 Object; C-14",
    )
    LAST_DECISION = "schnapsen.last-decision", "After the last trick its winner claims or passes.", "G-20"
    # What a deal is worth
    SINGLE = "schnapsen.single", "One game point if the loser has at least 33 points.", "002 Scoring; G-10"
    SCHNEIDER = (
        "schnapsen.schneider",
        "Two game points if the loser has a trick but fewer than 33 points.",
        "002 Scoring; G-10",
    )
    SCHWARZ = "schnapsen.schwarz", "Three game points if the loser has no trick.", "002 Scoring; G-10, C-20"
    FALSE_CLAIM = (
        "schnapsen.false-claim",
        "A claim with fewer than 66 points loses the deal.",
        "001 §4; 002 Scoring; C-11, C-32",
        "false-claim",
    )
    FAILED_CLOSE = (
        "schnapsen.failed-close",
        "A closer who does not get to 66, or is beaten to it, loses the deal.",
        "001 §6; 002 Scoring; C-18, C-33, G-22",
        "failed-close",
    )
    CLOSE_SNAPSHOT = (
        "schnapsen.close-snapshot",
        "Which moment counts for the value when the closer wins.",
        "G-23",
        "close-snapshot",
    )
    CLOSER_MUST_CLAIM = (
        "schnapsen.closer-must-claim",
        "Whether the closer must say that he has 66.",
        "G-21, G-25",
        "closer-must-claim",
    )
    LAST_TRICK = (
        "schnapsen.last-trick",
        "If nobody claims, the winner of the last trick wins one game point.",
        "001 §4, §7; C-31, G-09",
        "endgame",
    )
    MOST_POINTS = (
        "schnapsen.most-points",
        "If nobody claims, the player with more points wins.",
        "002 Play; C-31",
        "endgame",
    )
    TIE = "schnapsen.tie", "What happens with equal points when nobody claims.", "C-27, G-08", "tie"
    SWEEP = (
        "schnapsen.sweep",
        "Winning all tricks of the strict phase makes a won deal worth three.",
        "002 Scoring; C-20, G-29",
        "sweep",
    )
    # The match
    COUNTDOWN = (
        "schnapsen.countdown",
        "Each player counts down from the target; the first at zero wins the Bummerl.",
        "001 §4, §6; 002 Scoring",
    )
    OVERSHOOT = "schnapsen.overshoot", "A deal worth more than is left brings the count to zero.", "G-27"
    ALTERNATE = (
        "schnapsen.alternate",
        "The deal alternates, also from one Bummerl to the next.",
        "001 §3.1; 002 Deal; G-30",
    )
    TARGET = "schnapsen.target", "A Bummerl is played to 7 game points, or to 5.", "001 §4, §8; C-38"
    BUMMERL = (
        "schnapsen.bummerl",
        "The match is called Bummerl, and so is the mark its loser gets.",
        "001 §4; 002 Glossary",
    )
    # At the table
    MISDEAL = (
        "schnapsen.misdeal",
        "A wrong deal is void; the same dealer deals again.",
        "ruling of this table",
    )
    REVOKE = (
        "schnapsen.revoke",
        "Breaking a duty of the strict phase loses the deal.",
        "001 §7; C-13, C-39, G-28",
    )
    LOOK_BACK = "schnapsen.look-back", "Only the last trick may be looked at.", "001 §7; C-39"
    COUNT = "schnapsen.count", "Players count their points in the head.", "001 §7, §9; 002 Tips"
