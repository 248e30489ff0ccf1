"""A deal of Schmier, move by move: one round of bids, the trump, the exchange, six tricks.

Seats are 0 to 5, clockwise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.cards import SUITS, Card, CardSet, card_text, cards_of, mask_of
from engine.choices import Discard
from engine.circle import Circle, still_held
from engine.game import Move, Trick
from engine.games.schmier.deal import Deal
from engine.games.schmier.exchange import dealer_discard, player_discard
from engine.games.schmier.options import sides_of, teams_of
from engine.games.schmier.points import NOTHING, Taken
from engine.games.schmier.trumps import HAND, SEATS, TRUMPS, WORTH, Six, Trumps
from engine.games.schmier.verdicts import judge, refused
from engine.games.schmier.words import BIDS, bid_of, discarded_by
from engine.reasons import Reason, Verdict
from engine.trick import winning_place

if TYPE_CHECKING:
    from engine.settlement import Settlement

__all__ = ["SchmierState"]

_NONE: Six = (0, 0, 0, 0, 0, 0)
_new = object.__new__
_BIDS = tuple(("pass", *BIDS[max(3, highest + 1) : 7]) for highest in range(7))
_TRUMP_WORDS = tuple(f"trump-{suit}" for suit in SUITS)

Cards = tuple[Card, ...]


class SchmierState(Circle):
    """One moment of a deal of Schmier.

    ``phase`` is ``bidding``, ``trump``, ``discard``, ``play`` or ``over``. ``bid`` is the highest bid so far
    (0 before any) and ``declarer`` its seat. ``held`` are the hands in dealing order, cards played
    included; ``thrown`` the cards thrown by each seat, ``None`` before its turn. ``points`` are the count
    for Game and ``taken`` the five cards that score, per team.
    """

    __slots__ = ("bid", "held", "phase", "points", "stock", "taken", "thrown", "trumps")
    deal: Deal
    phase: str
    hands: Six
    held: tuple[Cards, ...]
    stock: Cards
    bid: int
    trumps: Trumps | None
    thrown: tuple[Cards | None, ...]
    points: tuple[int, ...]
    taken: Taken
    lacks: Six

    @classmethod
    def make(cls, deal: Deal, held: tuple[Cards, ...], stock: Cards, **more: Any) -> SchmierState:
        """Build a state from its parts; what is not given is as at the start of a deal."""
        state = _new(cls)
        state.deal, state.held, state.stock = deal, held, stock
        hands = tuple(map(mask_of, held))
        state.hands = (hands[0], hands[1], hands[2], hands[3], hands[4], hands[5])
        state.phase, state.seat = "bidding", (deal.dealer + 1) % SEATS
        state.bid = state.played = 0
        state.declarer = state.leading = -1
        state.trumps = state._moves = None
        state.thrown = (None,) * SEATS
        state.bids = state.table = state.tricks = state.history = ()
        state.points = (0,) * teams_of(deal.rules)
        state.taken = NOTHING
        state.lacks = _NONE
        return state._set(more)

    def _copy(self) -> SchmierState:
        new = _new(SchmierState)
        new.deal = self.deal
        new.phase = self.phase
        new.hands = self.hands
        new.held = self.held
        new.stock = self.stock
        new.seat = self.seat
        new.bids = self.bids
        new.bid = self.bid
        new.declarer = self.declarer
        new.trumps = self.trumps
        new.thrown = self.thrown
        new.leading = self.leading
        new.table = self.table
        new.points = self.points
        new.taken = self.taken
        new.tricks = self.tricks
        new.played = self.played
        new.lacks = self.lacks
        new.history = self.history
        new._moves = None
        return new

    # What the state says of itself

    @property
    def leader(self) -> int | None:
        """The seat that led the trick on the table or leads next; ``None`` outside play."""
        return self.leading if self.phase == "play" else None

    @property
    def trump(self) -> int | None:
        """The trump suit 0..3; ``None`` before it is named."""
        return self.trumps.suit if self.trumps else None

    @property
    def contract(self) -> str | None:
        """The bid that is played, with the trump once it is named; ``None`` during the auction."""
        if self.declarer < 0 or self.phase == "bidding":
            return None
        return f"bid-{self.bid}" if self.trumps is None else f"bid-{self.bid}-{SUITS[self.trumps.suit]}"

    @property
    def discard(self) -> Discard | None:
        """What the seat to act may throw; ``None`` outside the exchange."""
        if self.phase != "discard" or self.trumps is None:
            return None
        may = dealer_discard if self.seat == self.deal.dealer else player_discard
        return may(self.hands[self.seat], self.trumps)

    @property
    def result(self) -> Settlement | None:
        """The settlement, once the deal is over."""
        if self.phase != "over":
            return None
        from engine.games.schmier.settle import settle  # the settlement reads finished states

        return settle(self)

    # What may be done

    def playable(self) -> CardSet:
        """Return the cards the seat to act may play, in the phase of play."""
        hand = self.hands[self.seat]
        if self.table and self.trumps:
            return hand & self.trumps.order.companions[self.table[0]] or hand
        return hand

    def moves(self) -> tuple[Move, ...]:
        """Return the legal moves; in the exchange one token for each card that may be thrown.

        :func:`engine.choices.moves` makes the whole discards.
        """
        moves = self._moves
        if moves is None:
            phase = self.phase
            if phase == "play":
                moves = cards_of(self.playable())
            elif phase == "bidding":
                moves = _BIDS[self.bid]
            elif phase == "trump":
                moves = _TRUMP_WORDS
            else:
                discard = self.discard
                moves = discard.tokens if discard else ()
            self._moves = moves
        return moves

    def refused(self) -> dict[Card, Reason]:
        """Return the cards of the seat to act that may not be played, or thrown, now."""
        return refused(self)

    def judge(self, move: Move) -> Verdict:
        """Tell whether the seat to act may make a move, and by which clause.

        >>> import engine
        >>> state = engine.parse_position(
        ...     "schmier hands=?2/JD.4C.KD/?3/?3/?3/?3 bids=bid-3.pass.pass.pass.pass.pass trump=H trick=9D"
        ... ).state()
        >>> verdict = state.judge(engine.parse_card("JD"))
        >>> verdict.legal, verdict.rule.value, verdict.reason.facts["could"]
        (False, 'schmier.follow', ['KD'])
        """
        return judge(self, move)

    def after(self, move: Move) -> SchmierState:
        """Return the state after a legal move of the seat to act.

        Raises :class:`engine.errors.Refused` for a move the rules refuse.
        """
        if move not in self.moves() if self.phase != "discard" else not self._allows(move):
            raise self.refusal(move)
        return self.step(move)

    def _allows(self, move: Move) -> bool:
        """Tell whether a move is a whole legal discard."""
        discard = self.discard
        if discard is None or not isinstance(move, str) or not move.startswith("discard-"):
            return False
        cards = discarded_by(move)
        chosen = mask_of(cards)
        return chosen.bit_count() == len(cards) and discard.allows(chosen)

    # Moving on

    def step(self, move: Move) -> SchmierState:
        """Return the state after a move that is known to be legal; hands may lack unknown cards."""
        new = self._copy()
        new.history = self.history + (move,)  # noqa: RUF005 - at every move, and faster
        if not isinstance(move, str):
            new._play(move)
        elif self.phase == "bidding":
            new._bid(move)
        elif self.phase == "trump":
            new.trumps = TRUMPS[SUITS.index(move[-1])]
            new.phase = "discard"
            new.seat = (self.deal.dealer + 1) % SEATS
        else:
            new._throw(discarded_by(move))
        return new

    def _bid(self, word: str) -> None:
        number = bid_of(word)
        self.bids = (*self.bids, word)
        if number:
            self.bid, self.declarer = number, self.seat
        self.seat = (self.seat + 1) % SEATS
        if len(self.bids) == SEATS or number == 6:
            if self.bid:
                self.phase, self.seat = "trump", self.declarer
            else:
                self.phase = "over"

    def _throw(self, cards: Cards) -> None:
        """Take in a discard; the cards drawn for it, and the dealer's taking of the rest, are no moves."""
        seat, stock, dealer = self.seat, self.stock, self.deal.dealer
        thrown = list(self.thrown)
        thrown[seat] = cards
        self.thrown = tuple(thrown)
        kept = tuple(card for card in self.held[seat] if card not in cards)
        if seat == dealer:
            self._hold(seat, kept)
            self.phase, self.seat, self.leading = "play", self.declarer, self.declarer
            return
        self._hold(seat, kept + stock[: len(cards)])
        self.stock = stock = stock[len(cards) :]
        self.seat = (seat + 1) % SEATS
        if self.seat == dealer:
            self._hold(dealer, self.held[dealer] + stock)
            self.stock = ()

    def _hold(self, seat: int, cards: Cards) -> None:
        held, hands = list(self.held), list(self.hands)
        held[seat] = cards
        hands[seat] = mask_of(cards)
        self.held = tuple(held)
        self.hands = (hands[0], hands[1], hands[2], hands[3], hands[4], hands[5])

    def _play(self, card: Card) -> None:
        seat, trumps, table = self.seat, self.trumps, self.table
        assert trumps is not None
        hands = list(self.hands)
        hands[seat] &= ~(1 << card)
        self.hands = (hands[0], hands[1], hands[2], hands[3], hands[4], hands[5])
        if table:
            companions = trumps.order.companions[table[0]]
            if not companions >> card & 1 and companions & ~self.lacks[seat]:
                lacks = list(self.lacks)
                lacks[seat] |= companions
                self.lacks = (lacks[0], lacks[1], lacks[2], lacks[3], lacks[4], lacks[5])
        self.table = table = (*table, card)
        if len(table) < SEATS:
            self.seat = (seat + 1) % SEATS
        else:
            self._complete(trumps)

    def _complete(self, trumps: Trumps) -> None:
        """Give the complete trick to its winner."""
        table, leader = self.table, self.leading
        teams = len(self.points)
        winner = (leader + winning_place(table, trumps.order)) % SEATS
        worth = cards = 0
        for card in table:
            worth += WORTH[card]
            cards |= 1 << card
        team = winner % teams
        if worth:
            points = list(self.points)
            points[team] += worth
            self.points = tuple(points)
        if cards & trumps.protected:
            self.taken = self.taken.after(trumps, leader, table, team, teams)
        self.tricks = (*self.tricks, Trick(leader, table, winner))
        self.played |= cards
        self.table = ()
        self.seat = self.leading = winner
        if len(self.tricks) == HAND if self.deal.told else not any(self.hands):
            self.phase = "over"

    # What has happened

    def dealt(self) -> tuple[Cards, ...]:
        """Return the cards in hand in dealing order, drawn cards at the end."""
        return still_held(self.held, self.hands)

    def as_json(self) -> dict[str, Any]:
        """Return the fields of the replay answer that depend on the game."""
        contract = self.contract
        return {
            "stock": [card_text(card) for card in self.stock],
            "sides": [list(side) for side in sides_of(self.rules)],
            "trump": None if self.trumps is None else SUITS[self.trumps.suit],
            "points": list(self.points),
            "contract": contract,
            "closed": None,
            "pending": [],
            "declarer": self.declarer if contract else None,
            "partner": None,
            "discarded": [card_text(card) for cards in self.in_turn(self.thrown) for card in cards or ()],
        }

    def in_turn(self, of_seats: tuple[Cards | None, ...]) -> tuple[Cards | None, ...]:
        """Return what belongs to the seats in the order of the exchange: the dealer's last."""
        first = self.deal.dealer + 1
        return of_seats[first:] + of_seats[:first]
