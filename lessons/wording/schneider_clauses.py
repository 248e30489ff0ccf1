"""The clauses of Bohemian Schneider by name and in one sentence each, without a position at hand.

The sentences hold under every rule set; what an option changes is said by the rulebook.
"""

from __future__ import annotations

from engine.games.schneider.clauses import Clause
from lessons.i18n import N_

__all__ = ["GENERAL", "TITLES"]

TITLES: dict[Clause, str] = {
    Clause.PACK: N_("The pack"),
    Clause.RANK: N_("The order of the cards"),
    Clause.HONOURS: N_("The honours"),
    Clause.DEAL: N_("The deal"),
    Clause.FOREHAND: N_("Who leads first"),
    Clause.DEALER: N_("Who deals"),
    Clause.MISDEAL: N_("A wrong deal"),
    Clause.TURN: N_("Whose turn it is"),
    Clause.IN_HAND: N_("A card you hold"),
    Clause.FREE: N_("Any card may be played"),
    Clause.FOLLOW: N_("Following suit"),
    Clause.CAPTURE: N_("What beats a card"),
    Clause.TRUMP: N_("A trump beats any other suit"),
    Clause.TURNED: N_("Which suit is trumps"),
    Clause.LEAD: N_("The winner leads"),
    Clause.DRAW: N_("Drawing"),
    Clause.LENGTH: N_("How long a deal lasts"),
    Clause.PILE: N_("The won tricks"),
    Clause.HIDDEN: N_("What you can know"),
    Clause.SIMPLE: N_("A plain win"),
    Clause.SCHNEIDER: N_("Schneider"),
    Clause.SCHWARZ: N_("Schwarz"),
    Clause.DIFFERENCE: N_("Scoring the difference"),
    Clause.TIE: N_("As many honours each"),
    Clause.TARGET: N_("How long a match is"),
    Clause.MATCH: N_("Who wins the match"),
}
"""The name of each clause, as headings and links show it."""

GENERAL: dict[Clause, str] = {
    Clause.PACK: N_(
        "The pack has four suits from the ace down to the seven or, if it is short, to the nine."
    ),
    Clause.RANK: N_("The ace is highest, then king, queen, jack, ten and the low cards."),
    Clause.HONOURS: N_(
        "Only the honours you win count; how high a card is and whether it counts are two things."
    ),
    Clause.DEAL: N_("Each player gets three cards and then three more; the rest is the stock, face down."),
    Clause.FOREHAND: N_("The player who did not deal leads to the first trick."),
    Clause.DEALER: N_(
        "The first dealer is drawn by lot, and after a deal that counts the other player deals."
    ),
    Clause.MISDEAL: N_("A wrong deal is void, and the same dealer deals again."),
    Clause.TURN: N_("Only the player whose turn it is may act."),
    Clause.IN_HAND: N_("You can play only a card that you hold."),
    Clause.FREE: N_("Any card may be led, and without a duty to follow any card may answer."),
    Clause.FOLLOW: N_("The house rules say whether the answer has to follow suit; nobody ever has to win."),
    Clause.CAPTURE: N_("A card is beaten by a higher one of its suit; otherwise the player who led wins."),
    Clause.TRUMP: N_("Where there is a trump suit, a trump beats every card of another suit."),
    Clause.TURNED: N_("Where trumps are played, the last card of the stock is turned up and shows the suit."),
    Clause.LEAD: N_("Whoever wins a trick leads to the next one."),
    Clause.DRAW: N_("After a trick the winner draws first, then the other, until the stock is used up."),
    Clause.LENGTH: N_(
        "Every card is played: once the stock is used up, the last six are played without drawing."
    ),
    Clause.PILE: N_("Won tricks lie face down and are not looked at until the count at the end."),
    Clause.HIDDEN: N_(
        "You know your own draws and the cards that were played, not what your opponent draws."
    ),
    Clause.SIMPLE: N_("More than half of the honours wins the deal: the smallest win."),
    Clause.SCHNEIDER: N_(
        "An opponent left with very few honours is Schneider, and the deal is worth double."
    ),
    Clause.SCHWARZ: N_(
        "An opponent without a single honour is Schwarz, and the deal is worth three times as much."
    ),
    Clause.DIFFERENCE: N_(
        "The house rules say whether a deal pays by steps or the difference of the honours."
    ),
    Clause.TIE: N_("With as many honours each nobody scores, and the same dealer deals again."),
    Clause.TARGET: N_("Before the first deal the players agree on the points of the match."),
    Clause.MATCH: N_("The points of the deals are added up; the first to reach the total wins the match."),
}
"""Each clause in one sentence."""
