"""Worlds in which bids, partners, turns, deals and scores of Schafkopf follow another rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import engine
from engine import Card, Match, Move, RuleSet
from engine.cards import SUITS, CardSet, mask_of, suit_set
from engine.games.schafkopf import SchafkopfState
from engine.games.schafkopf.contracts import COURTS, PACK, bar, kind_of, ordinary, worth_of
from engine.reasons import LEGAL, Verdict
from lessons.misconceptions.model import Worth
from lessons.misconceptions.schafkopf_worlds import See
from lessons.misconceptions.worlds import alter

_REFUSED = Verdict(legal=False)
_PACK_SET = mask_of(PACK)
_RUFER, _SOLO, _SOLO_TOUT = kind_of("rufer-C"), kind_of("solo-C"), kind_of("solo-tout-C")

# The auction


def speaking(allows: Callable[[SchafkopfState, str, CardSet], bool | None]) -> See:
    """Other bids may be made: ``allows`` takes the state, the bid, the hand; ``None`` is as it is."""

    class Speaking(SchafkopfState):
        __slots__ = ()

        def judge(self, move: Move) -> Verdict:
            found = allows(self, move, self.hands[self.seat]) if isinstance(move, str) else None
            return super().judge(move) if found is None else LEGAL if found else _REFUSED

    return lambda state: alter(state, Speaking)


def _suit(bid: str) -> int:
    return SUITS.index(bid[-1])


def heart_ace_called(state: SchafkopfState, bid: str, hand: CardSet) -> bool | None:
    """The ace of hearts can be called like any other."""
    if bid != "rufer-H" or state.contract is not None:
        return None
    hearts = ordinary(_suit(bid))
    return state.highest < _RUFER and bool(hand & hearts) and not hand >> hearts.bit_length() - 1 & 1


def own_ace_called(state: SchafkopfState, bid: str, hand: CardSet) -> bool | None:
    """An ace may be called that is in the caller's own hand."""
    if kind_of(bid) != _RUFER or bid == "rufer-H" or state.contract is not None:
        return None
    return state.highest < _RUFER and bool(hand & ordinary(_suit(bid)))


def _ace(suit: int) -> CardSet:
    return 1 << ordinary(suit).bit_length() - 1


def called_with_court(state: SchafkopfState, bid: str, hand: CardSet) -> bool | None:
    """An Ober or Unter printed in the suit is enough to call its ace."""
    if kind_of(bid) != _RUFER or bid == "rufer-H" or state.contract is not None:
        return None
    suit = _suit(bid)
    held = hand & suit_set(suit) & _PACK_SET
    return state.highest < _RUFER and not hand & _ace(suit) and bool(held)


def called_without(state: SchafkopfState, bid: str, hand: CardSet) -> bool | None:
    """Nothing of the suit is needed to call its ace."""
    if kind_of(bid) != _RUFER or bid == "rufer-H" or state.contract is not None:
        return None
    return state.highest < _RUFER and not hand & _ace(_suit(bid))


def _is_solo(bid: str) -> bool:
    return kind_of(bid) in (_SOLO, _SOLO_TOUT)


def solo_with_court(state: SchafkopfState, bid: str, hand: CardSet) -> bool | None:
    """An Ober or Unter printed in the suit is enough for a Solo in it."""
    if not _is_solo(bid) or state.contract is not None:
        return None
    return kind_of(bid) > state.highest and bool(hand & suit_set(_suit(bid)) & _PACK_SET)


def solo_without(state: SchafkopfState, bid: str, _hand: CardSet) -> bool | None:
    """Nothing of the suit is needed for a Solo in it."""
    if not _is_solo(bid) or state.contract is not None:
        return None
    return kind_of(bid) > state.highest


def equal_is_enough(state: SchafkopfState, bid: str, hand: CardSet) -> bool | None:
    """A bid of the same kind as the last is high enough."""
    if state.contract is not None or kind_of(bid) != state.highest:
        return None
    return bar(bid, hand, state.highest - 1) is None


def any_bid_goes(state: SchafkopfState, bid: str, hand: CardSet) -> bool | None:
    """A bid need not be higher than the last."""
    return None if state.contract is not None else bar(bid, hand) is None


def wenz_over_solo(state: SchafkopfState, bid: str, hand: CardSet) -> bool | None:
    """A Wenz goes over a Solo, and a Solo does not go over a Wenz."""
    if state.contract is not None:
        return None
    swapped = {1: 2, 2: 1}
    kind, highest = kind_of(bid), state.highest
    if kind not in swapped or highest not in swapped:
        return None
    return swapped[kind] > swapped[highest] and bar(bid, hand) is None


def bids_again(state: SchafkopfState, bid: str, hand: CardSet) -> bool | None:
    """Who has spoken may speak again, even when all have spoken."""
    if state.contract is None or state.ending:
        return None
    return bar(bid, hand | mask_of(state.table), state.highest) is None


def sie_with_seven(state: SchafkopfState, bid: str, hand: CardSet) -> bool | None:
    """Seven of the eight Obers and Unters are enough for Sie."""
    if bid != "sie" or state.contract is not None:
        return None
    return (hand & COURTS).bit_count() > 6


# Partners and turns


def partner_known(state: SchafkopfState) -> SchafkopfState:
    """The first player who may hold the called ace is taken for the partner, though nothing shows it."""
    contract, me = state.contract, state.seat
    if contract is None or contract.called is None or state.shown or state.hands[me] & contract.ace:
        return state
    others = [(state.declarer + step) % 4 for step in (1, 2, 3)]
    maybe = [seat for seat in others if seat != me and not state.lacks[seat] & contract.ace]
    return alter(state, shown=True, partner=maybe[0]) if maybe else state


def opposite_partner(state: SchafkopfState) -> SchafkopfState:
    """The partner sits opposite the declarer."""
    if state.partner < 0:
        return state
    return alter(state, partner=(state.declarer + 2) % 4, shown=True)


def run_away_unseen(state: SchafkopfState) -> SchafkopfState:
    """Only the called ace itself shows the partner; a run-away does not."""
    contract = state.contract
    gone = state.played | mask_of(state.table)
    if contract is None or not state.shown or contract.ace & gone:
        return state
    lacks = tuple(cards & ~contract.ace for cards in state.lacks)
    return alter(state, shown=False, lacks=lacks)


def _sided(sides: Callable[[SchafkopfState], tuple[int, ...]]) -> See:
    class Sided(SchafkopfState):
        __slots__ = ()

        @property
        def declarers(self) -> tuple[int, ...]:
            return sides(self)

    return lambda state: alter(state, Sided)


def _with_opposite(state: SchafkopfState) -> tuple[int, ...]:
    return tuple(sorted({state.declarer, (state.declarer + 2) % 4}))


opposite_sides = _sided(_with_opposite)
"""In every contract the players opposite each other are on one side."""

always_alone = _sided(lambda state: (state.declarer,))
"""In every contract the declarer is alone."""


def declarer_leads(state: SchafkopfState) -> SchafkopfState:
    """The declarer leads to the first trick."""
    if state.contract is None or state.tricks or state.table or state.ending:
        return state
    return alter(state, seat=state.declarer, leading=state.declarer)


def left_of_leader_leads(state: SchafkopfState) -> SchafkopfState:
    """The lead passes to the left, whoever wins the trick."""
    if state.table or not state.tricks or state.ending:
        return state
    return alter(state, seat=(state.tricks[-1].leader + 1) % 4)


def plays_on(state: SchafkopfState) -> SchafkopfState:
    """Who has just played in a trick plays again."""
    return alter(state, seat=(state.seat - 1) % 4) if state.table else state


def tout_goes_on(state: SchafkopfState) -> SchafkopfState:
    """A Tout is played to the end although it is lost."""
    return alter(state, ending="") if state.ending == "tout-lost" else state


def sie_goes_on(state: SchafkopfState) -> SchafkopfState:
    """After Sie the next player speaks."""
    return alter(state, ending="") if state.ending == "sie" else state


# The deal and the score


def _start(rules: RuleSet, dealer: int, deck: Sequence[Card]) -> SchafkopfState:
    state = engine.GAMES[rules.game].start(rules, dealer, deck)
    assert isinstance(state, SchafkopfState)
    return state


def deal_eight(rules: RuleSet, dealer: int, deck: Sequence[Card]) -> SchafkopfState:
    """Eight cards at once to each player."""
    halves = [deck[at : at + 4] for at in range(0, 32, 4)]
    return _start(rules, dealer, [card for packet in (*halves[::2], *halves[1::2]) for card in packet])


def deal_singly(rules: RuleSet, dealer: int, deck: Sequence[Card]) -> SchafkopfState:
    """The cards go round one by one."""
    hands = [deck[at::4] for at in range(4)]
    return _start(rules, dealer, [card for at in (0, 4) for hand in hands for card in hand[at : at + 4]])


def dealer_first(rules: RuleSet, dealer: int, deck: Sequence[Card]) -> SchafkopfState:
    """The dealer gets the first packet."""
    return _start(rules, (dealer - 1) % 4, deck)


def dealer_begins(state: SchafkopfState) -> SchafkopfState:
    """The dealer begins."""
    return alter(state, seat=state.dealer)


def winner_deals(match: Match) -> int:
    """The first winner of the last deal deals the next one."""
    won = match.results[-1].winners if match.results else ()
    return won[0] if won else match.next_dealer


def thrown_in_again(match: Match) -> int:
    """After four passes the same player deals again."""
    last = match.results[-1].redeal if match.results else None
    return (match.next_dealer - 1) % 4 if last == "next-dealer" else match.next_dealer


def void_counts(match: Match) -> int:
    """The deal passes on after a void deal too."""
    return (match.dealer + len(match.results)) % 4


def only_wins(match: Match) -> tuple[int, ...]:
    """What is paid is not taken off."""
    return tuple(sum(max(0, result.score[seat]) for result in match.results) for seat in range(4))


def one_each(match: Match) -> tuple[int, ...]:
    """Every deal is worth one unit."""
    return tuple(
        sum((result.score[seat] > 0) - (result.score[seat] < 0) for result in match.results)
        for seat in range(4)
    )


# What cards count


def by_face(table: Worth) -> Worth:
    """Nine, eight and seven count what stands on them."""
    return lambda card: table(card) or {5: 7, 6: 8, 7: 9}.get(card % 13, 0)


def only_full(table: Worth) -> Worth:
    """Only aces and tens count."""
    return lambda card: table(card) if table(card) > 9 else 0


def courts_first(table: Worth) -> Worth:
    """Obers and Unters count more than the king, being trumps."""
    values = {worth_of(card): card for card in PACK}
    ober, unter, king = values[3], values[2], values[4]
    swapped = {king % 13: table(unter), ober % 13: table(king), unter % 13: table(ober)}
    return lambda card: swapped.get(card % 13, table(card))
