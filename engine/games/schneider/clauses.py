"""The clauses of Bohemian Schneider: every rule the engine can name, with its source.

``000`` is the document; ``C-nn`` and ``G-nn`` are the contradictions and gaps with their rulings.
"""

from __future__ import annotations

from engine.reasons import RuleId

__all__ = ["Clause"]


class Clause(RuleId):
    """The rule ids of Bohemian Schneider."""

    # The pack and the deal
    PACK = (
        "schneider.pack",
        "The pack has 32 cards, or 24 without sevens and eights.",
        "000 L18, L46; C-01",
        "pack",
    )
    RANK = (
        "schneider.rank",
        "The order from the top is A K Q J T 9 8 7: the ten is below the jack.",
        "000 L18",
    )
    HONOURS = (
        "schneider.honours",
        "Ace, king, queen, jack and ten are the honours, and nothing else counts.",
        "000 L5, L12; C-01",
        "honours",
    )
    DEAL = (
        "schneider.deal",
        "Three cards each, three each again; the rest is the stock.",
        "000 L22-25; G-04",
        "pack",
    )
    FOREHAND = ("schneider.forehand", "The player who did not deal leads to the first trick.", "000 L25")
    DEALER = (
        "schneider.dealer",
        "The first dealer is drawn; the deal passes on after each deal that counts.",
        "000 L16; C-09, G-07",
    )
    MISDEAL = (
        "schneider.misdeal",
        "A deal with a wrong count or an exposed card is void; the same dealer deals again.",
        "000 L44",
    )
    # A trick
    TURN = (
        "schneider.turn",
        "Only the player whose turn it is may play, and nobody after the deal is over.",
        "000 L27-33",
    )
    IN_HAND = ("schneider.in-hand", "You can only play a card that you hold.", "000 L27-33")
    FREE = ("schneider.free", "Any card may be led, and any card may answer.", "000 L9; C-05")
    FOLLOW = (
        "schneider.follow",
        "With this option the answer must follow suit if it can, from the first trick on.",
        "000 L48; G-02",
        "follow",
    )
    CAPTURE = (
        "schneider.capture",
        "A card is beaten only in its suit: by any higher card, or only by the next higher one.",
        "000 L10, L29; C-40",
        "capture",
    )
    TRUMP = (
        "schneider.trump",
        "With this option a trump beats every card of another suit.",
        "000 L49; C-02, G-01",
        "trump",
    )
    TURNED = (
        "schneider.turned",
        "The trump is shown by the last card of the stock, which is drawn last.",
        "000 L49, L78; C-02",
        "trump",
    )
    LEAD = ("schneider.lead", "The winner of a trick leads to the next.", "000 L11, L32")
    DRAW = (
        "schneider.draw",
        "The winner draws first, then the other, until the stock is used up.",
        "000 L30-31",
    )
    LENGTH = (
        "schneider.length",
        "All cards are played: sixteen tricks, the last six without drawing.",
        "000 L31; G-04",
        "pack",
    )
    PILE = (
        "schneider.pile",
        "Won tricks lie face down and are not looked through; the rest cannot be claimed.",
        "000 L29; G-06",
    )
    HIDDEN = (
        "schneider.hidden",
        "You know your own draws and the cards played, not what the other draws.",
        "000 L24; C-57",
    )
    # What a deal is worth
    SIMPLE = (
        "schneider.simple",
        "A majority of the honours wins one point.",
        "000 L13, L36; C-08",
        "scoring",
        "honours",
    )
    SCHNEIDER = (
        "schneider.schneider",
        "So many honours that the other is Schneider win two points.",
        "000 L13, L37; C-04",
        "scoring",
        "honours",
    )
    SCHWARZ = (
        "schneider.schwarz",
        "All honours win three points: the other is Schwarz.",
        "000 L13, L38; C-04",
        "scoring",
        "honours",
    )
    DIFFERENCE = (
        "schneider.difference",
        "With this option the winner scores the difference of the honours.",
        "000 L50; G-03",
        "scoring",
    )
    TIE = (
        "schneider.tie",
        "With equal honours nobody scores, and the same dealer deals again.",
        "000 L39; G-03",
    )
    # The match
    TARGET = (
        "schneider.target",
        "A match is played to an agreed total, usually 7 or 10; with differences to 50.",
        "000 L14, L43, L50",
        "scoring",
    )
    MATCH = ("schneider.match", "The first to reach the total wins the match.", "000 L43")
