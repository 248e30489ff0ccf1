"""The clauses of Schnapsen by name and in one sentence each, without a position at hand.

The sentences hold under every rule set; what an option changes is said by the rulebook.
"""

from __future__ import annotations

from engine.games.schnapsen.clauses import Clause
from lessons.i18n import N_

__all__ = ["GENERAL", "TITLES"]

TITLES: dict[Clause, str] = {
    Clause.PACK: N_("The pack"),
    Clause.VALUES: N_("Card points"),
    Clause.RANK: N_("The order of the cards"),
    Clause.DEAL: N_("The deal"),
    Clause.FOREHAND: N_("Who leads first"),
    Clause.DEALER: N_("Who deals"),
    Clause.TURN: N_("Whose turn it is"),
    Clause.IN_HAND: N_("A card you hold"),
    Clause.FREE: N_("Free play while the stock is open"),
    Clause.WIN: N_("Highest of the suit led"),
    Clause.RUFF: N_("A trump beats any other suit"),
    Clause.LEAD: N_("The winner leads"),
    Clause.DRAW: N_("Drawing"),
    Clause.STRICT: N_("When the strict phase begins"),
    Clause.FOLLOW: N_("Following suit"),
    Clause.TRUMP: N_("Trumping when void"),
    Clause.HEAD: N_("Heading the trick"),
    Clause.MARRIAGE: N_("Announcing a marriage"),
    Clause.MARRIAGE_VALUE: N_("What a marriage is worth"),
    Clause.MARRIAGE_PLAY: N_("What follows an announcement"),
    Clause.MARRIAGE_PENDING: N_("A marriage waits for a trick"),
    Clause.MARRIAGE_FIRST: N_("A marriage on the first trick"),
    Clause.EXCHANGE: N_("Exchanging the turned card"),
    Clause.EXCHANGE_STOCK: N_("Until when you may exchange"),
    Clause.EXCHANGE_FIRST: N_("An exchange on the first trick"),
    Clause.CLOSE: N_("Closing the stock"),
    Clause.CLOSE_STOCK: N_("Until when you may close"),
    Clause.CLAIM: N_("When you may claim"),
    Clause.CLAIM_66: N_("What a claim needs"),
    Clause.LAST_DECISION: N_("After the last trick"),
    Clause.SINGLE: N_("A plain win"),
    Clause.SCHNEIDER: N_("Schneider"),
    Clause.SCHWARZ: N_("Schwarz"),
    Clause.FALSE_CLAIM: N_("A false claim"),
    Clause.FAILED_CLOSE: N_("A failed close"),
    Clause.CLOSE_SNAPSHOT: N_("Which moment counts after closing"),
    Clause.CLOSER_MUST_CLAIM: N_("Whether the closer must claim"),
    Clause.LAST_TRICK: N_("The last trick decides"),
    Clause.MOST_POINTS: N_("The most points decide"),
    Clause.TIE: N_("Equal points"),
    Clause.SWEEP: N_("All tricks of the strict phase"),
    Clause.COUNTDOWN: N_("Counting down"),
    Clause.OVERSHOOT: N_("More points than are left"),
    Clause.ALTERNATE: N_("The deal alternates"),
    Clause.TARGET: N_("How long a match is"),
    Clause.BUMMERL: N_("The Bummerl"),
    Clause.MISDEAL: N_("A wrong deal"),
    Clause.REVOKE: N_("A broken duty"),
    Clause.LOOK_BACK: N_("Looking at won tricks"),
    Clause.COUNT: N_("Counting in your head"),
}
"""The name of each clause, as headings and links show it."""

GENERAL: dict[Clause, str] = {
    Clause.PACK: N_("The pack holds only the high cards of each suit, and every one of them is used."),
    Clause.VALUES: N_("Every card is worth card points, which go to whoever wins its trick."),
    Clause.RANK: N_("The ace is highest, the ten comes second, above king, queen and jack."),
    Clause.DEAL: N_("Cards are dealt in packets; one card is turned up for trumps, the rest is the stock."),
    Clause.FOREHAND: N_("The player who did not deal leads to the first trick."),
    Clause.DEALER: N_("The first dealer is drawn by lot; the dealer shuffles and the other player cuts."),
    Clause.TURN: N_("Only the player whose turn it is may act."),
    Clause.IN_HAND: N_("You can play only a card that you hold."),
    Clause.FREE: N_("While the stock is open, any card may be played: nobody has to follow suit."),
    Clause.WIN: N_("Without a trump in it, a trick goes to the highest card of the suit led."),
    Clause.RUFF: N_("A trump beats every card of another suit; of two trumps the higher one wins."),
    Clause.LEAD: N_("Whoever wins a trick leads to the next one."),
    Clause.DRAW: N_("After a trick the winner draws first, then the other; the turned card is drawn last."),
    Clause.STRICT: N_("The strict phase begins when the stock is closed or used up."),
    Clause.FOLLOW: N_("In the strict phase you have to follow suit if you can."),
    Clause.TRUMP: N_("In the strict phase, if you cannot follow suit you have to trump if you can."),
    Clause.HEAD: N_("Heading the trick means beating the card led whenever you can while following suit."),
    Clause.MARRIAGE: N_("The player who leads may announce one marriage: king and queen of a suit in hand."),
    Clause.MARRIAGE_VALUE: N_("A marriage in trumps is worth twice as much as any other."),
    Clause.MARRIAGE_PLAY: N_("After announcing a marriage you lead its king or its queen, unless you claim."),
    Clause.MARRIAGE_PENDING: N_("The points of a marriage count only once you have won a trick."),
    Clause.MARRIAGE_FIRST: N_("The house rules say whether a marriage may be announced on the first trick."),
    Clause.EXCHANGE: N_("The player who leads may swap the lowest trump of the rule for the turned card."),
    Clause.EXCHANGE_STOCK: N_("You may exchange only while the stock is open and holds enough cards."),
    Clause.EXCHANGE_FIRST: N_("The house rules say whether the exchange is allowed on the first trick."),
    Clause.CLOSE: N_("The player who leads may close the stock before playing; it cannot be undone."),
    Clause.CLOSE_STOCK: N_("You may close only while the stock is open and holds enough cards."),
    Clause.CLAIM: N_("You may claim only at certain moments of your own turn."),
    Clause.CLAIM_66: N_("A claim is right if your counted points reach the goal, and it is checked at once."),
    Clause.LAST_DECISION: N_("After the last trick its winner may still claim, or pass."),
    Clause.SINGLE: N_("Beating an opponent who has half of the goal or more is the smallest win."),
    Clause.SCHNEIDER: N_("An opponent with a trick but less than half of the goal is Schneider."),
    Clause.SCHWARZ: N_("An opponent without a single trick is Schwarz: the biggest win."),
    Clause.FALSE_CLAIM: N_("Claiming without enough points loses the deal."),
    Clause.FAILED_CLOSE: N_("Whoever closes and does not reach the goal first loses the deal."),
    Clause.CLOSE_SNAPSHOT: N_(
        "When the closer wins, the house rules say whether the opponent's points at the close or at the end "
        "set the value."
    ),
    Clause.CLOSER_MUST_CLAIM: N_(
        "The house rules say whether a closer with enough points must claim to win the deal."
    ),
    Clause.LAST_TRICK: N_("If nobody claims, the winner of the last trick wins the deal."),
    Clause.MOST_POINTS: N_("If nobody claims, the player with more card points wins the deal."),
    Clause.TIE: N_("If nobody claims and the points are equal, the house rules decide."),
    Clause.SWEEP: N_("Winning the deal with every trick of the strict phase can make it worth the most."),
    Clause.COUNTDOWN: N_("Each player counts down the game points won; the first at zero wins the match."),
    Clause.OVERSHOOT: N_("Winning more game points than you have left brings you to zero, not below."),
    Clause.ALTERNATE: N_("The players take turns to deal, also from one match to the next."),
    Clause.TARGET: N_("Before the first deal the players agree on the game points of the match."),
    Clause.BUMMERL: N_("The match is called Bummerl, and so is the mark against its loser."),
    Clause.MISDEAL: N_("A wrong deal is void, and the same dealer deals again."),
    Clause.REVOKE: N_("Breaking a duty of the strict phase loses the deal."),
    Clause.LOOK_BACK: N_("Only the last trick may be looked at again."),
    Clause.COUNT: N_("Players count their points in their heads."),
}
"""Each clause in one sentence."""
