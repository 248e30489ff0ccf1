"""What a seat of Schmier sees of a trick: who is winning, what can still beat a card, what is at stake.

Everything comes from the view; a card counts as out if the seat has not seen it, wherever it lies.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine import Card, CardSet, cards_of
from engine.cards import JOKER
from engine.games.schmier.trumps import PACK_SET, SEATS, TRUMPS, WORTH, Trumps
from engine.games.schmier.view import SchmierView
from engine.trick import winning_place
from lessons.seats import Company

__all__ = ["Sight", "sight"]


@dataclass(frozen=True, slots=True)
class Sight:
    """A view during play, with what follows from it.

    ``out`` are the cards the seat has not seen, ``behind`` the seats still to play to this trick after it,
    ``holder`` and ``winning`` the seat and card that win the trick so far (-1 before the lead).
    """

    view: SchmierView
    company: Company
    trumps: Trumps
    out: CardSet
    behind: tuple[int, ...]
    holder: int
    winning: Card

    @property
    def legal(self) -> tuple[Card, ...]:
        """The cards that may be played, the weakest first."""
        cards = [move for move in self.view.legal if isinstance(move, int)]
        return tuple(sorted(cards, key=self.strength))

    @property
    def with_partner(self) -> bool:
        """Whether a partner is winning the trick so far."""
        return self.holder >= 0 and self.holder in self.company.sides[self.company.your_side]

    @property
    def prey(self) -> CardSet:
        """The cards that are points for whoever wins them: both Bauers and the joker."""
        return (1 << self.trumps.right) | (1 << self.trumps.left) | (1 << JOKER)

    def strength(self, card: Card) -> tuple[bool, int, int]:
        """A key that orders cards from weak to strong, trumps above the rest."""
        if self.is_trump(card):
            return True, -self.trumps.ranking.index(card), card
        return False, card % 13, card

    def is_trump(self, card: Card) -> bool:
        """Whether a card is a trump."""
        return bool(self.trumps.all >> card & 1)

    def wins_now(self, card: Card) -> bool:
        """Whether a card takes the trick as it lies; on lead every card does."""
        return self.winning < 0 or self.trumps.order.beats(card, self.winning)

    def threats(self, card: Card) -> tuple[Card, ...]:
        """The cards that are out, that a seat to come may hold and that would beat a card."""
        lacks = ~0
        for seat in self.behind:
            lacks &= self.view.lacks[seat]
        held = self.out & ~lacks if self.behind else 0
        led = self.view.trick[0] if self.view.trick else card
        found: CardSet = held & self.trumps.order.beaters[card]
        found &= self.trumps.all | self.trumps.order.companions[led]
        return cards_of(found)

    def at_stake(self) -> tuple[Card, ...]:
        """The Bauers and the joker that lie in the trick."""
        return tuple(card for card in self.view.trick if self.prey >> card & 1)

    def still_out(self) -> tuple[Card, ...]:
        """The Bauers and the joker that the seat has not seen yet."""
        return cards_of(self.out & self.prey)

    def lying(self) -> int:
        """The card points that lie in the trick."""
        return sum(WORTH[card] for card in self.view.trick)


def sight(view: SchmierView) -> Sight:
    """Look at a view of the play; the trump has been named.

    >>> import engine
    >>> state = engine.parse_position(
    ...     "schmier hands=?2/JD.4C.KD/?3/?3/?3/?3 bids=bid-3.pass.pass.pass.pass.pass trump=H trick=9D"
    ... ).state()
    >>> seen = sight(engine.view(state, 1))
    >>> seen.holder, seen.behind, len(seen.threats(engine.parse_card("KD")))
    (0, (2, 3, 4, 5), 15)
    """
    assert view.trump is not None
    trumps = TRUMPS[view.trump]
    gone = view.played
    for card in (*view.hand, *view.trick, *view.thrown):
        gone |= 1 << card
    holder, winning = -1, -1
    if view.trick and view.leader is not None:
        place = winning_place(view.trick, trumps.order)
        holder, winning = (view.leader + place) % SEATS, view.trick[place]
    behind = tuple((view.seat + step) % SEATS for step in range(1, SEATS - len(view.trick)))
    return Sight(view, Company(view.sides, view.seat), trumps, PACK_SET & ~gone, behind, holder, winning)
