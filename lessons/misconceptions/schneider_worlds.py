"""Worlds in which one rule of Bohemian Schneider differs: each takes a true state and gives a wrong one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import engine
from engine import Card, Match, Move, RuleSet, Settlement
from engine.cards import cards_of, mask_of, rank_set
from engine.duties import head
from engine.games.schneider import Clause, SchneiderState
from engine.games.schneider.settle import settle
from engine.games.schneider.terms import HAND, honours_of
from engine.reasons import LEGAL, Verdict
from lessons.misconceptions.worlds import alter, beaten_by, loser_acts, set_option, with_terms

See = Callable[[SchneiderState], SchneiderState]

# A trick


def strangers_win(state: SchneiderState) -> SchneiderState:
    """Every card of another suit beats a card, as if it were a trump."""
    pack = state.deal.terms.pack
    changed: SchneiderState = beaten_by(
        state, lambda card, order: order.beaters[card] | pack & ~order.companions[card]
    )
    return changed


def bound_to_beat(state: SchneiderState) -> SchneiderState:
    """Who can beat the card led has to."""
    terms = state.deal.terms
    return with_terms(state, replace(terms, duties=(*terms.duties, (Clause.FREE, head))))


def forgetful(state: SchneiderState) -> SchneiderState:
    """Nobody has seen which cards were played."""
    return alter(state, played=0)


def last_trick(state: SchneiderState) -> tuple[tuple[Card, ...], int]:
    """The cards of the last complete trick, and its winner; no cards if there is none."""
    tricks = state.tricks_played()
    return (tricks[-1].cards, tricks[-1].winner) if tricks else ((), 0)


def won_cards_return(state: SchneiderState) -> SchneiderState:
    """The cards of the last trick may be played again by its winner."""
    cards, winner = last_trick(state)
    hands = tuple(hand | (mask_of(cards) if seat == winner else 0) for seat, hand in enumerate(state.hands))
    return alter(state, hands=hands)


def drawn_card_waits(state: SchneiderState) -> SchneiderState:
    """The card just drawn may not be played yet."""
    drawn = state.dealt()[state.seat][-1]
    hands = list(state.hands)
    if hands[state.seat].bit_count() == HAND:
        hands[state.seat] &= ~(1 << drawn)
    return alter(state, hands=tuple(hands))


def leader_plays_on(state: SchneiderState) -> SchneiderState:
    """The player who led plays the second card as well."""
    return loser_acts(state) if state.led >= 0 else state


# The stock


def _spare(state: SchneiderState) -> tuple[Card, ...]:
    """Two cards that are in nobody's hand."""
    held = state.hands[0] | state.hands[1] | (1 << state.led if state.led >= 0 else 0)
    return cards_of(state.deal.terms.pack & ~held)[:2]


def last_two_stay(state: SchneiderState) -> SchneiderState:
    """The last two cards of the stock are not drawn."""
    if state.stock or state.hands[0].bit_count() != HAND:
        return state
    return alter(state, stock=_spare(state))


def draws_go_on(state: SchneiderState) -> SchneiderState:
    """There is always something left to draw."""
    return state if state.stock else alter(state, stock=_spare(state))


class _Open(SchneiderState):
    __slots__ = ()

    @property
    def phase(self) -> str:
        return "over"


def piles_open(state: SchneiderState) -> SchneiderState:
    """Piles may be looked through at any time, as if the deal were over."""
    return alter(state, _Open)


class _Shut(SchneiderState):
    __slots__ = ()

    @property
    def phase(self) -> str:
        return "play"


def piles_shut(state: SchneiderState) -> SchneiderState:
    """Piles are never looked through, as if the deal never ended."""
    return alter(state, _Shut)


class _Claiming(SchneiderState):
    __slots__ = ()

    def judge(self, move: Move) -> Verdict:
        return LEGAL if isinstance(move, str) else super().judge(move)


def claims_allowed(state: SchneiderState) -> SchneiderState:
    """The rest of the tricks may be claimed."""
    return alter(state, _Claiming)


# The deal


def deal_whole_hands(rules: RuleSet, dealer: int, deck: Sequence[Card]) -> SchneiderState:
    """Six cards at once to the player who leads, then six to the dealer."""
    return _start(rules, dealer, [*deck[:3], *deck[6:9], *deck[3:6], *deck[9:]])


def deal_singly(rules: RuleSet, dealer: int, deck: Sequence[Card]) -> SchneiderState:
    """The cards go round one by one."""
    hands = deck[: 2 * HAND]
    fore, rear = hands[::2], hands[1::2]
    return _start(rules, dealer, [*fore[:3], *rear[:3], *fore[3:], *rear[3:], *deck[2 * HAND :]])


def deal_five(rules: RuleSet, dealer: int, deck: Sequence[Card]) -> SchneiderState:
    """Five cards each, as in Schnapsen: the stock begins sooner."""
    start = _start(rules, dealer, deck)
    return alter(start, stock=tuple(deck[2 * HAND - 2 :]))


def turn_place(place: int) -> Callable[[RuleSet, int, Sequence[Card]], SchneiderState]:
    """Another card of the pack is turned for trumps and put under the stock."""

    def start(rules: RuleSet, dealer: int, deck: Sequence[Card]) -> SchneiderState:
        at = min(place, len(deck) - 1)
        return _start(rules, dealer, [*deck[:at], *deck[at + 1 :], deck[at]])

    return start


def _start(rules: RuleSet, dealer: int, deck: Sequence[Card]) -> SchneiderState:
    state = engine.GAMES[rules.game].start(rules, dealer, deck)
    assert isinstance(state, SchneiderState)
    return state


# What a deal is worth


def counting(ranks: str) -> See:
    """Only these ranks are honours."""
    honours = 0
    for rank in ranks:
        honours |= rank_set(rank)
    return lambda state: with_terms(state, replace(state.deal.terms, honours=honours))


def _with_honours(state: SchneiderState, mine: int) -> SchneiderState:
    total = honours_of(state.rules).bit_count()
    mine = max(0, min(total, mine))
    return alter(state, honours=(mine, total - mine))


def last_trick_extra(state: SchneiderState) -> SchneiderState:
    """The winner of the last trick has one honour more than was counted."""
    _, winner = last_trick(state)
    return _with_honours(state, state.honours[0] + (1 if winner == 0 else -1))


def last_trick_breaks_tie(state: SchneiderState) -> SchneiderState:
    """With equal honours the last trick decides."""
    return last_trick_extra(state) if state.honours[0] == state.honours[1] else state


def tricks_decide(state: SchneiderState) -> SchneiderState:
    """The player with more tricks wins, whatever is in them."""
    mine, theirs = state.honours
    if (state.tricks[0] - state.tricks[1]) * (mine - theirs) >= 0:
        return state
    return alter(state, honours=(theirs, mine))


def schneider_too_soon(state: SchneiderState) -> SchneiderState:
    """One honour fewer than the rule asks makes Schneider."""
    top = int(state.honours[1] > state.honours[0])
    more = state.honours[top] + 1
    plain = settle(set_option(state.rules, "scoring", "tiers"), state.honours).score[top]
    raised = _with_honours(state, more if top == 0 else state.honours[0] - 1)
    worth = settle(set_option(state.rules, "scoring", "tiers"), raised.honours).score[top]
    return raised if plain == 1 and worth > 1 else state


def schwarz_without_trick(state: SchneiderState) -> SchneiderState:
    """Only a player without any trick is Schwarz, as in Schnapsen."""
    for seat in (0, 1):
        if not state.honours[seat] and state.tricks[seat]:
            return _with_honours(state, 1 if seat == 0 else state.honours[0] - 1)
    return state


class _Plain(SchneiderState):
    __slots__ = ()

    @property
    def result(self) -> Settlement | None:
        found = super().result
        if found is None or not found.winners:
            return found
        won = int(found.winners[0])
        lines = tuple(replace(line, amount=1) for line in found.lines)
        return Settlement((1 - won, won), found.winners, lines)


def always_one(state: SchneiderState) -> SchneiderState:
    """Every deal is worth one point."""
    return alter(state, _Plain)


# The match


def _totals(match: Match, side_of: Callable[[int], int] = lambda side: side) -> list[int]:
    totals = [0, 0]
    for result in match.results:
        for side in (0, 1):
            totals[side_of(side)] += result.score[side]
    return totals


def counted_down(match: Match) -> tuple[int, int]:
    """The points are taken off the target, as in a Bummerl."""
    totals = _totals(match)
    return max(0, match.target - totals[0]), max(0, match.target - totals[1])


def loser_scores(match: Match) -> tuple[int, int]:
    """The loser's points go up."""
    totals = _totals(match, lambda side: 1 - side)
    return totals[0], totals[1]


def one_each(match: Match) -> tuple[int, int]:
    """Every deal is worth one point."""
    wins = [sum(bool(result.score[side]) for result in match.results) for side in (0, 1)]
    return wins[0], wins[1]


def other_target(match: Match) -> int:
    """The other usual target is played to."""
    short, long, _ = engine.GAMES[match.rules.game].targets
    return long if match.target == short else short


def exact_only(match: Match) -> tuple[int, int]:
    """A deal that would pass the target does not count."""
    totals = [0, 0]
    for result in match.results:
        for side in (0, 1):
            if totals[side] + result.score[side] <= match.target:
                totals[side] += result.score[side]
    return totals[0], totals[1]
