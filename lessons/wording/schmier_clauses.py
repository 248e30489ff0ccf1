"""The clauses of Schmier by name and in one sentence each, without a position at hand.

The sentences hold under every rule set; what an option changes is said by the rulebook.
"""

from __future__ import annotations

from engine.games.schmier.clauses import Clause
from lessons.i18n import N_

__all__ = ["GENERAL", "TITLES"]

TITLES: dict[Clause, str] = {
    Clause.TEAMS: N_("The teams"),
    Clause.PACK: N_("The pack"),
    Clause.DEALER: N_("Who deals"),
    Clause.DEAL: N_("The deal"),
    Clause.MISDEAL: N_("A wrong deal"),
    Clause.TRUMP_RANK: N_("The order of the trumps"),
    Clause.BAUERS: N_("The two Bauers"),
    Clause.PLAIN_RANK: N_("The order of the other suits"),
    Clause.BIDDING: N_("Bidding"),
    Clause.BID_RANGE: N_("The lowest and the highest bid"),
    Clause.HIGHER: N_("Each bid higher than the last"),
    Clause.BID_END: N_("When the bidding ends"),
    Clause.REDEAL: N_("All six pass"),
    Clause.NAME_TRUMP: N_("The bidder names the trump suit"),
    Clause.EXCHANGE: N_("The exchange"),
    Clause.DISCARD: N_("What a discard is"),
    Clause.DISCARD_MOST: N_("How many cards you may throw"),
    Clause.DISCARD_TRUMP: N_("Trumps stay in the hand"),
    Clause.REFILL: N_("Cards thrown are replaced"),
    Clause.DEALER_TAKES: N_("The dealer takes the rest"),
    Clause.DEALER_TRUMPS: N_("When the dealer may throw trumps"),
    Clause.PROTECTED: N_("The five cards nobody may throw"),
    Clause.OUT: N_("Cards thrown are out of play"),
    Clause.TURN: N_("Whose turn it is"),
    Clause.IN_HAND: N_("A card you hold"),
    Clause.BIDDER_LEADS: N_("Who leads first"),
    Clause.FOLLOW: N_("Following suit"),
    Clause.FREE: N_("If you cannot follow"),
    Clause.TRUMP: N_("The highest trump wins"),
    Clause.WIN: N_("Who wins a trick without a trump"),
    Clause.LEAD: N_("The winner leads"),
    Clause.LENGTH: N_("How long a deal lasts"),
    Clause.HIGH: N_("High: the ace of trumps"),
    Clause.LOW: N_("Low: the two of trumps"),
    Clause.RIGHT: N_("The right Bauer"),
    Clause.LEFT: N_("The left Bauer"),
    Clause.JOKER: N_("The joker"),
    Clause.GAME: N_("Game"),
    Clause.GAME_TIE: N_("A tie for Game"),
    Clause.VALUES: N_("What the cards count for Game"),
    Clause.MADE: N_("A bid that is made"),
    Clause.FAILED: N_("A bid that fails"),
    Clause.OTHERS: N_("What the other teams score"),
    Clause.NEGATIVE: N_("Scores below zero"),
    Clause.REVOKE: N_("A broken duty"),
    Clause.TARGET: N_("How long a match is"),
    Clause.MATCH: N_("Who wins the match"),
    Clause.FINAL_TIE: N_("A tie that no bid decides"),
}
"""The name of each clause, as headings and links show it."""

GENERAL: dict[Clause, str] = {
    Clause.TEAMS: N_("Six play in teams, and partners never sit side by side."),
    Clause.PACK: N_("The pack is a whole French one with one joker."),
    Clause.DEALER: N_("The first dealer is drawn by lot; then the deal passes to the left."),
    Clause.DEAL: N_("Each player gets three cards and then three more; the dealer keeps the rest for later."),
    Clause.MISDEAL: N_("A wrong deal is void, and the same dealer deals again."),
    Clause.TRUMP_RANK: N_(
        "The trumps go from the ace, king and queen through the right and the left Bauer and the ten down "
        "to the two and, lowest of all, the joker."
    ),
    Clause.BAUERS: N_(
        "The jack of trumps is the right Bauer; the other jack of its colour is the left Bauer, a trump too "
        "and no longer a card of the suit printed on it."
    ),
    Clause.PLAIN_RANK: N_("In the other suits the ace is highest, then king, queen, jack, ten and so on."),
    Clause.BIDDING: N_("From the dealer's left each player has one chance: to bid or to pass."),
    Clause.BID_RANGE: N_("The lowest bid is three of the points of a deal; the highest is all six."),
    Clause.HIGHER: N_("A bid has to be higher than the one before it; the dealer may not equal it either."),
    Clause.BID_END: N_(
        "The bidding ends once the dealer has spoken or somebody bids six; the highest bidder plays."
    ),
    Clause.REDEAL: N_("If all six pass, nobody scores and the same dealer deals again."),
    Clause.NAME_TRUMP: N_("Whoever wins the bidding names the trump suit, any of the four."),
    Clause.EXCHANGE: N_(
        "Once the trump suit is named all exchange cards in turn from the dealer's left, the dealer last."
    ),
    Clause.DISCARD: N_("A discard names different cards of your own hand, or none."),
    Clause.DISCARD_MOST: N_("Everybody but the dealer may throw up to three cards, or none."),
    Clause.DISCARD_TRUMP: N_("Everybody but the dealer has to keep every trump."),
    Clause.REFILL: N_("Whoever throws cards gets as many new ones at once; there are always enough."),
    Clause.DEALER_TAKES: N_("The dealer takes all the cards that are left and throws exactly down to six."),
    Clause.DEALER_TRUMPS: N_(
        "The dealer may throw trumps only with more than six of them, and all other cards go first."
    ),
    Clause.PROTECTED: N_(
        "The ace and the two of trumps, both Bauers and the joker always stay: each of them is a point."
    ),
    Clause.OUT: N_("The cards thrown lie face down, nobody sees them, and they count for nobody."),
    Clause.TURN: N_("Only the player whose turn it is may act."),
    Clause.IN_HAND: N_("You can use only a card that you hold."),
    Clause.BIDDER_LEADS: N_("The bidder leads any card to the first trick, a trump or not."),
    Clause.FOLLOW: N_(
        "Whoever can has to follow the suit that was led; the left Bauer and the joker follow trumps only."
    ),
    Clause.FREE: N_("Without a card of the suit led you may play anything, a trump too."),
    Clause.TRUMP: N_("The highest trump in a trick wins it."),
    Clause.WIN: N_("Without a trump in it, a trick goes to the highest card of the suit led."),
    Clause.LEAD: N_("Whoever wins a trick leads to the next one."),
    Clause.LENGTH: N_("A deal is over after six tricks, once every card has been played."),
    Clause.HIGH: N_("The team that plays the ace of trumps has the point for High."),
    Clause.LOW: N_("The team that plays the two of trumps has the point for Low, whoever wins the trick."),
    Clause.RIGHT: N_("The team that wins the trick with the right Bauer has a point for it."),
    Clause.LEFT: N_("The team that wins the trick with the left Bauer has a point for it."),
    Clause.JOKER: N_("The team that wins the trick with the joker has a point for it."),
    Clause.GAME: N_("The team with the most card points in its tricks has the point for Game."),
    Clause.GAME_TIE: N_("If teams are equal in front, nobody has the point for Game."),
    Clause.VALUES: N_(
        "Ten, ace, king, queen, jack and joker count for Game; the other cards are worth nothing."
    ),
    Clause.MADE: N_("A team that wins as many points as it bid, or more, scores all it has won."),
    Clause.FAILED: N_(
        "A team that wins fewer points than it bid loses as many as it bid and scores nothing."
    ),
    Clause.OTHERS: N_(
        "Every team that did not win the bidding scores the points it has won, bid made or not."
    ),
    Clause.NEGATIVE: N_("A failed bid can take a team's score below zero."),
    Clause.REVOKE: N_(
        "If one of the bidder's team breaks a duty the bid fails; if anybody else does, it counts as made."
    ),
    Clause.TARGET: N_("The match goes to a fixed total, and the scores are looked at after each deal."),
    Clause.MATCH: N_(
        "The first team at the total wins; of several, the one with the most points, and in a tie the team "
        "that made its bid."
    ),
    Clause.FINAL_TIE: N_(
        "If teams are equal in front and none of them made its bid, one more deal is played or they share."
    ),
}
"""Each clause in one sentence."""
