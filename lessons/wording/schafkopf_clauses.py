"""The clauses of Schafkopf by name and in one sentence each, without a position at hand.

The sentences hold under every rule set and for either pack; what an option changes is said by the rulebook.
"""

from __future__ import annotations

from engine.games.schafkopf.clauses import Clause
from lessons.i18n import N_

__all__ = ["GENERAL", "TITLES"]

TITLES: dict[Clause, str] = {
    Clause.PACK: N_("The pack"),
    Clause.VALUES: N_("What the cards count"),
    Clause.DEAL: N_("The deal"),
    Clause.FOREHAND: N_("Who begins"),
    Clause.DEALER: N_("Who deals"),
    Clause.GOAL: N_("Sixty-one card points"),
    Clause.ALONE: N_("Two against two, or one against three"),
    Clause.TRUMPS_RUFER: N_("The trumps of Rufer"),
    Clause.TRUMPS_WENZ: N_("The trumps of Wenz"),
    Clause.TRUMPS_SOLO: N_("The trumps of Solo"),
    Clause.TRUMP_RANK: N_("The order of the trumps"),
    Clause.PLAIN_RANK: N_("The order of the other suits"),
    Clause.COURT: N_("To which suit Obers and Unters belong"),
    Clause.BIDDING: N_("The bidding"),
    Clause.HIGHER: N_("A higher contract"),
    Clause.THROWN_IN: N_("Everybody passes"),
    Clause.CALL: N_("Which aces may be called"),
    Clause.CALL_ACE: N_("Not your own ace"),
    Clause.CALL_SUIT: N_("A card of the called suit"),
    Clause.SOLO_SUIT: N_("A card of the trump suit"),
    Clause.TOUT: N_("Tout: every trick"),
    Clause.SIE: N_("Sie: all eight Obers and Unters"),
    Clause.PARTNER: N_("The secret partner"),
    Clause.TURN: N_("Whose turn it is"),
    Clause.IN_HAND: N_("A card you hold"),
    Clause.FOLLOW: N_("Following suit"),
    Clause.FREE: N_("No duty to trump or to beat"),
    Clause.WIN: N_("The highest card of the suit led"),
    Clause.TRUMP: N_("The highest trump wins"),
    Clause.LEAD: N_("The winner leads"),
    Clause.ACE_FALLS: N_("The called ace has to fall"),
    Clause.ACE_STAYS: N_("The called ace is not thrown away"),
    Clause.RUN_AWAY: N_("Running away"),
    Clause.ACE_FREE: N_("The called ace is free"),
    Clause.TOUT_LOST: N_("A lost Tout ends at once"),
    Clause.BASE: N_("The base value"),
    Clause.BASE_TOUT: N_("The value of a Tout"),
    Clause.BASE_SIE: N_("The value of Sie"),
    Clause.SCHNEIDER: N_("Schneider"),
    Clause.SCHWARZ: N_("Schwarz"),
    Clause.LAUFENDE: N_("Laufende"),
    Clause.LAUFENDE_SIDE: N_("Who is paid for Laufende"),
    Clause.LAUFENDE_TIMES: N_("Laufende in Tout and Sie"),
    Clause.PAY_RUFER: N_("Who pays in Rufer"),
    Clause.PAY_ALONE: N_("Who pays when one plays alone"),
    Clause.ZERO_SUM: N_("What one wins another loses"),
    Clause.LEDGER: N_("The running score"),
    Clause.MISDEAL: N_("A wrong deal"),
    Clause.REVOKE: N_("A broken duty"),
}
"""The name of each clause, as headings and links show it."""

GENERAL: dict[Clause, str] = {
    Clause.PACK: N_("Four suits of ace, ten, king, Ober, Unter, nine, eight and seven make the pack."),
    Clause.VALUES: N_(
        "Ace and ten count most, king, Ober and Unter a little, nine, eight and seven nothing."
    ),
    Clause.DEAL: N_("Each player gets four cards and then four more, clockwise."),
    Clause.FOREHAND: N_(
        "The player left of the dealer bids first and leads to the first trick, whatever is played."
    ),
    Clause.DEALER: N_("The deal passes to the left."),
    Clause.GOAL: N_(
        "The declarer's side has to take more than half of the card points; half is enough for the defenders."
    ),
    Clause.ALONE: N_(
        "In Rufer two play against two; in every other contract the declarer plays against three."
    ),
    Clause.TRUMPS_RUFER: N_("In Rufer all Obers, all Unters and all hearts are trumps."),
    Clause.TRUMPS_WENZ: N_("In Wenz only the four Unters are trumps."),
    Clause.TRUMPS_SOLO: N_("In Solo all Obers, all Unters and the suit that the declarer names are trumps."),
    Clause.TRUMP_RANK: N_(
        "Obers beat Unters, and Unters the trump suit; among Obers and among Unters the order of the suits "
        "decides."
    ),
    Clause.PLAIN_RANK: N_(
        "In the other suits the ace is highest, then ten, king, nine, eight, seven; in Wenz the Ober stands "
        "below the king."
    ),
    Clause.COURT: N_(
        "Obers and Unters are trumps and do not belong to the suit printed on them; in Wenz only the Unters "
        "are."
    ),
    Clause.BIDDING: N_(
        "There is one round of bids before play: everybody speaks once, and passes or bids higher."
    ),
    Clause.HIGHER: N_(
        "A bid has to be of a higher kind than the last: Rufer, Wenz, Solo, Wenz Tout, Solo Tout, Sie."
    ),
    Clause.THROWN_IN: N_("If all four pass, nothing is scored and the next player deals."),
    Clause.CALL: N_("In Rufer the declarer calls an ace, but never the ace of hearts: hearts are trumps."),
    Clause.CALL_ACE: N_("You cannot call an ace that you hold yourself."),
    Clause.CALL_SUIT: N_(
        "To call an ace you need another card of its suit; Obers and Unters do not count for it."
    ),
    Clause.SOLO_SUIT: N_(
        "To play a Solo you need a card of the trump suit; Obers and Unters do not count for it."
    ),
    Clause.TOUT: N_("Who says Tout promises to win every trick, alone."),
    Clause.SIE: N_("Who holds all Obers and all Unters says Sie and wins at once, without play."),
    Clause.PARTNER: N_(
        "The holder of the called ace is the declarer's partner, and nobody else knows it until he shows "
        "himself."
    ),
    Clause.TURN: N_("Only the player whose turn it is may act."),
    Clause.IN_HAND: N_("You can play only a card that you hold."),
    Clause.FOLLOW: N_("Follow the suit led if you can; if a trump is led, follow with a trump."),
    Clause.FREE: N_("If you cannot follow suit, play anything: nobody has to trump or to beat."),
    Clause.WIN: N_("If there is no trump in the trick, the highest card of the suit led wins it."),
    Clause.TRUMP: N_("The highest trump in a trick wins it."),
    Clause.LEAD: N_("Whoever wins a trick leads to the next one."),
    Clause.ACE_FALLS: N_(
        "The first time the called suit is led its ace has to be played, even if the trick has been trumped."
    ),
    Clause.ACE_STAYS: N_(
        "Until its suit has been led the called ace may not be thrown on another suit, except as the last "
        "card."
    ),
    Clause.RUN_AWAY: N_(
        "The holder of the called ace may lead a lower card of its suit only with at least four cards of it."
    ),
    Clause.ACE_FREE: N_("Once its suit has been led, the called ace is a card like any other."),
    Clause.TOUT_LOST: N_("As soon as the declarer of a Tout loses a trick, the deal is over and lost."),
    Clause.BASE: N_("Rufer has the smallest base value; Wenz and Solo are worth five times as much."),
    Clause.BASE_TOUT: N_(
        "A Tout is worth twice as much as the same contract without it; Schneider and Schwarz add nothing."
    ),
    Clause.BASE_SIE: N_("Sie has the highest base value of all."),
    Clause.SCHNEIDER: N_("A side left with very few card points is Schneider, and the deal is worth more."),
    Clause.SCHWARZ: N_("A side without a single trick is Schwarz; that is paid instead of Schneider."),
    Clause.LAUFENDE: N_(
        "The highest trumps that one side was dealt without a gap are Laufende; if there are enough of them, "
        "each is paid."
    ),
    Clause.LAUFENDE_SIDE: N_(
        "The house rules say whether Laufende are paid only if the side that held them wins."
    ),
    Clause.LAUFENDE_TIMES: N_("Each of the Laufende counts double in a Tout and fourfold in Sie."),
    Clause.PAY_RUFER: N_("In Rufer both winners get the value of the deal, and both losers pay it."),
    Clause.PAY_ALONE: N_(
        "Who plays alone gets the value of the deal from each of the three, or pays it to each."
    ),
    Clause.ZERO_SUM: N_("What the winners get is what the losers pay: the four scores add up to nothing."),
    Clause.LEDGER: N_(
        "The scores of the deals are added up as long as you like; there is no total to reach."
    ),
    Clause.MISDEAL: N_("A wrong deal is void, and the same dealer deals again."),
    Clause.REVOKE: N_("Who breaks a duty loses the deal for his side."),
}
"""Each clause in one sentence."""
