"""Situations that real play of Schmier leads to: deals played by seeded hands."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial

import engine
from engine import Match, Move, RuleSet
from engine.choices import any_move
from engine.games.schmier import SchmierState
from engine.games.schmier.points import game_winner
from engine.games.schmier.trumps import HAND, SEATS, TRUMPS
from engine.players import schmier_habit
from lessons.drills import play
from lessons.drills.problem import Problem

__all__ = [
    "QUIET",
    "RICH",
    "USUAL",
    "Brought",
    "Temper",
    "auctions",
    "brought",
    "completed",
    "deals",
    "dealt_on",
    "exchanges",
    "ledger",
    "play_deal",
    "play_match",
    "played_out",
    "situations",
    "tied",
]


@dataclass(frozen=True, slots=True)
class Temper:
    """How the seats play: ``sense`` is the chance of a sensible move, ``daring`` of a bid from nothing.

    ``shy`` is the chance of a pass with any hand, ``pat`` that a seat throws no card in the exchange;
    ``rich`` the share of the pack's trumps that the dealer sees, if it is not to be left to chance.
    """

    sense: float = 0.75
    daring: float = 0.25
    shy: float = 0.1
    pat: float = 0.1
    rich: float = 0.0


USUAL = Temper()
_PATIENT = Temper(pat=0.6)
RICH = Temper(rich=0.6, shy=0.0, pat=0.4)
"""The dealer gets many trumps."""
WILD = Temper(sense=0.0)
"""Cards are played at random: quick where only the end of a deal matters."""
QUIET = Temper(shy=1.0)
"""Nobody ever bids."""


def _choose(temper: Temper, rng: random.Random, state: SchmierState) -> Move:
    if state.phase == "bidding":
        return _bid(temper, rng, state)
    if state.phase == "discard" and state.seat != state.dealer and rng.random() < temper.pat:
        return "discard-none"
    if rng.random() < temper.sense:
        return schmier_habit.habit(state)
    return any_move(state.moves(), state.discard, rng)


def _bid(temper: Temper, rng: random.Random, state: SchmierState) -> Move:
    """The bid of the hand, or now and then one more than it is worth."""
    if rng.random() < temper.shy:
        return "pass"
    word = schmier_habit.habit(state)
    if word == "pass" and rng.random() < temper.daring:
        return rng.choice(state.moves()[1:3] or state.moves())
    return word


def play_deal(
    rules: RuleSet, rng: random.Random, temper: Temper = USUAL, dealer: int | None = None
) -> list[SchmierState]:
    """Every state of one deal, from the first to the last; the dealer is drawn if none is named."""
    return play.deal_out(rules, rng, dealer, partial(_choose, temper, rng))


def deals(rules: RuleSet, rng: random.Random) -> Iterator[list[SchmierState]]:
    """Deal after deal that was bid for and played, at most so many that a vain search ends."""
    for states in play.deals(lambda: play.shared(play_deal, rules, rng)):
        if states[-1].declarer >= 0:
            yield states


def situations(
    rules: RuleSet, rng: random.Random, wanted: Callable[[SchmierState], bool]
) -> Iterator[SchmierState]:
    """States with seat 0 to act that are wanted, at most one from each deal."""
    return play.situations(lambda: play.shared(play_deal, rules, rng), rng, wanted)


def completed(
    kind: str, aspect: str, rules: RuleSet, rng: random.Random, wanted: Callable[..., bool]
) -> Iterator[Problem]:
    """Situations with seat 0 to play and the plays that complete a wanted trick, one from each deal.

    ``wanted`` is given the situation and then the six cards, in the order of play. The generator decides who
    shall win them, so that no seat is the better guess.
    """
    winner = rng.randrange(SEATS)
    for states in deals(rules, rng):
        first = len(states) - 1 - SEATS * HAND  # the lead to the first trick
        for number, trick in rng.sample(list(enumerate(states[-1].tricks)), HAND):
            turn = (-trick.leader) % SEATS
            state = states[first + SEATS * number + turn]
            if trick.winner == winner and wanted(state, *trick.cards):
                yield Problem(kind, aspect, rules, state=state, moves=trick.cards[turn:])
                break


# Before the play of the cards


def _early(
    rules: RuleSet, rng: random.Random, temper: Temper = USUAL, dealer: int | None = None
) -> list[SchmierState]:
    """The states of a deal up to the lead to its first trick."""
    deck = list(engine.GAMES[rules.game].pack(rules))
    rng.shuffle(deck)
    if temper.rich:
        _enrich(deck, rng, temper.rich)
    seat = rng.randrange(SEATS) if dealer is None else dealer
    state: SchmierState = engine.GAMES[rules.game].start(rules, seat, deck)  # type: ignore[assignment]
    states = [state]
    while state.phase in ("bidding", "trump", "discard"):
        state = state.after(_choose(temper, rng, state))
        states.append(state)
    return states


def _enrich(deck: list[int], rng: random.Random, share: float) -> None:
    """Put many cards of one trump suit where the dealer gets them: into his packets and the last cards."""
    trumps = TRUMPS[rng.randrange(4)].ranking
    places = [*range(15, 18), *range(33, 36), *range(48, 53)]
    rng.shuffle(places)
    free = [place for place in places if deck[place] not in trumps]
    missing = [card for card in trumps if deck.index(card) not in places]
    wanted = round(share * len(trumps)) - (len(trumps) - len(missing))
    for place, card in zip(free, rng.sample(missing, max(0, wanted)), strict=False):
        here = deck.index(card)
        deck[here], deck[place] = deck[place], deck[here]


def auctions(
    rules: RuleSet, rng: random.Random, temper: Temper = USUAL, dealer: int | None = None
) -> Iterator[list[SchmierState]]:
    """The states of deal after deal up to the first lead; ``dealer`` may be named."""
    return play.deals(lambda: play.shared(_early, rules, rng, temper, dealer))


def exchanges(
    rules: RuleSet,
    rng: random.Random,
    wanted: Callable[[SchmierState], bool],
    dealer: int | None = None,
    temper: Temper | None = None,
) -> Iterator[SchmierState]:
    """States with seat 0 to exchange that are wanted, one from each deal; ``dealer`` may be named."""

    def pick(states: list[SchmierState]) -> SchmierState | None:
        return next((s for s in states if s.phase == "discard" and s.seat == 0 and wanted(s)), None)

    def deal() -> list[SchmierState]:
        return play.shared(_early, rules, rng, temper or rng.choice((USUAL, _PATIENT)), dealer)

    return play.search(deal, pick, play.LIMIT * 4)


# Ends of deals, and matches made of them

_TIES = 24


@lru_cache(maxsize=8)
def ledger(rules: RuleSet) -> tuple[SchmierState, ...]:
    """The ends of some deals dealt by seat 0, to make matches of: dealt by another, every seat moves on."""
    rng = random.Random(rules.text)
    played = [play_deal(rules, rng, dealer=0)[-1] for _ in range(100)]
    return (*played, *(play_deal(rules, rng, QUIET, dealer=0)[-1] for _ in range(4)))


def tied(rules: RuleSet, rng: random.Random) -> Iterator[SchmierState]:
    """The ends of two deals in which teams are equal in front for Game, of a few that are kept."""
    for number in rng.sample(range(_TIES), 2):
        yield _tied(rules, number)


@lru_cache(maxsize=64)
def _tied(rules: RuleSet, number: int) -> SchmierState:
    rng = random.Random(f"{rules.text} tied {number}")
    while True:
        end = play_deal(rules, rng, WILD)[-1]
        if end.declarer >= 0 and game_winner(end.points) < 0:
            return end


@dataclass(frozen=True, slots=True)
class Brought:
    """What a deal of the ledger brings each team when some seat deals it.

    ``bidder`` is the team that won the bidding, -1 if all passed; ``made`` whether it made its bid.
    """

    score: tuple[int, ...]
    bidder: int
    made: bool


@lru_cache(maxsize=8)
def _accounts(rules: RuleSet) -> dict[int, tuple[Brought, ...]]:
    """What each deal of the ledger brings, by the team of the seat that deals it; by the deal's place."""
    return {number: tuple(_turned(end)) for number, end in enumerate(ledger(rules))}


def _turned(end: SchmierState) -> Iterator[Brought]:
    result = end.result
    assert result is not None
    teams = len(result.score)
    made = end.declarer % teams in result.winners
    for dealer in range(teams):
        score = tuple(result.score[(team - dealer) % teams] for team in range(teams))
        yield Brought(score, (end.declarer + dealer) % teams if end.declarer >= 0 else -1, made)


def brought(rules: RuleSet, number: int, dealer: int) -> Brought:
    """What the deal at a place of :func:`ledger` brings if some seat deals it.

    >>> found = brought(engine.parse_setup("schmier"), 0, 0)
    >>> found.score == ledger(engine.parse_setup("schmier"))[0].result.score
    True
    """
    deals = _accounts(rules)[number]
    return deals[dealer % len(deals)]


def dealt_on(match: Match, end: SchmierState) -> Match:
    """The match after one more deal, played as ``end`` was, but from the seat whose turn it is to deal."""
    assert end.deal.deck is not None
    return match.after(engine.Record(match.rules, match.next_dealer, end.deal.deck, end.history))


def played_out(
    rules: RuleSet, dealer: int, ends: Sequence[SchmierState], final_tie: str = "extra-deal"
) -> Match:
    """The match of some deals of the ledger, one after the other; ``dealer`` deals the first."""
    match = Match(rules, engine.GAMES[rules.game].targets[0], dealer, final_tie=final_tie)
    for end in ends:
        match = dealt_on(match, end)
    return match


def play_match(rules: RuleSet, rng: random.Random, length: int) -> Match:
    """A match after so many deals, fewer than it takes to win one."""
    return played_out(rules, rng.randrange(SEATS), rng.sample(ledger(rules), length))
