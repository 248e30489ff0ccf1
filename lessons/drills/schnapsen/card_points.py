"""How many card points: in a trick, with a marriage, in the whole pile."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from functools import partial

import engine
from engine import Card, Move, RuleId, RuleSet, State
from engine.cards import cards_of, rank_of
from engine.games.schnapsen import Clause, SchnapsenState
from engine.games.schnapsen.terms import RANKING, WORTH, compile_terms
from engine.games.schnapsen.words import SUIT_OF
from lessons.drills.problem import Given, Problem, Shown, Speaker, Unasked
from lessons.drills.schnapsen import common
from lessons.drills.schnapsen.reach import Temper, deals, situations
from lessons.drills.schnapsen.tricks import completed
from lessons.i18n import N_
from lessons.misconceptions.worlds import alter

__all__ = ["CardPoints"]

_TEMPER = Temper(announces=0.3)


_NO_MARRIAGE = N_("That forgets the marriage.")
_OTHER_MARRIAGE = N_("That takes the marriage for one of the other kind.")
_TWICE = N_("That counts the marriage twice.")
_OTHER_RANK = N_("That takes one of the cards for the rank next to it.")
_LEFT_OUT = N_("That leaves out one of the cards.")
_ONE_MORE = N_("That counts one card too many.")


class CardPoints:
    """The card points of a trick, of some cards, or of everything a player has won."""

    kind = "card-points"
    targets: tuple[RuleId, ...] = (
        Clause.VALUES,
        Clause.MARRIAGE_VALUE,
        Clause.MARRIAGE_PENDING,
        Clause.COUNT,
    )
    multiple = False

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """A trick, an announcement with or without a trick, or all the tricks of a finished deal."""
        if target is Clause.VALUES:
            yield from completed(
                self.kind, target.value, rules, rng, lambda _, led, reply: _worth(rules, (led, reply)) > 4
            )
        elif target is Clause.COUNT:
            yield from self._piles(rules, rng)
        else:
            yield from self._announcements(rules, rng, target)

    def _announcements(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Announcements; those that may have to wait are made without a trick, and half of them wait."""
        if target is Clause.MARRIAGE_PENDING and rules["first-trick-marriage"] == "forbidden":
            return  # without a trick nobody leads later than the first trick
        if target is Clause.MARRIAGE_VALUE:
            fits = partial(_announcements, waits=None)
        else:
            fits = partial(_announcements, waits=rng.random() < 0.5)
        for state in situations(rules, rng, lambda s: bool(fits(s)), _TEMPER):
            moves = rng.choice(fits(state))
            yield Problem(self.kind, target.value, rules, state=state, moves=moves, topic="counted")

    def _piles(self, rules: RuleSet, rng: random.Random) -> Iterator[Problem]:
        for states in deals(rules, rng):
            last = states[-1]
            if 2 <= last.tricks[0] <= 5:
                cards = tuple(
                    card for trick in last.tricks_played() if not trick.winner for card in trick.cards
                )
                yield Problem(self.kind, Clause.COUNT.value, rules, state=last, cards=cards, topic="pile")

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """Some cards; or, on a position, the trick a card completes; or what the learner has counted."""
        if isinstance(state, SchnapsenState):
            if len(state.trick) == 1 and isinstance(given.move, int):
                return Problem(self.kind, "", rules, seat=given.seat, state=state, moves=(given.move,))
            if not given.cards:
                moves: tuple[Move, ...] = (given.move,) if given.move is not None else ()
                return Problem(
                    self.kind, "", rules, seat=given.seat, state=state, moves=moves, topic="counted"
                )
        if not given.cards:
            raise Unasked(common.NOTHING)
        return Problem(self.kind, "", rules, cards=given.cards, topic="cards")

    def under(self, problem: Problem, rules: RuleSet) -> Problem:
        """The same cards under other rules."""
        return common.change_rules(problem, rules)

    def solve(self, problem: Problem) -> frozenset[str]:
        """The sum of the engine's table, or the points the engine counts."""
        if problem.topic in ("counted", "pile"):
            return frozenset((str(_counted(problem)),))
        return frozenset((str(_worth(problem.rules, _cards(problem), problem)),))

    def options(self, problem: Problem) -> Sequence[str]:
        """They depend on the question."""
        return ()

    def slips(self, problem: Problem) -> Iterable[tuple[str, str]]:
        """A card forgotten, a card taken for its neighbour, the marriage forgotten or taken for the other."""
        (right,) = (int(answer) for answer in self.solve(problem))
        cards = _cards(problem)
        if problem.topic == "counted":
            worth = _marriage_worth(problem)
            yield from _plausible(right - worth, _NO_MARRIAGE)
            yield from _plausible(right - worth // 2, _OTHER_MARRIAGE)
            yield from _plausible(right + worth, _TWICE if right else _OTHER_MARRIAGE)
        for card in reversed(cards):
            place = RANKING.index(rank_of(card))
            for near in (place + 1, place - 1):
                if near in range(5):
                    yield from _plausible(right - WORTH[rank_of(card)] + WORTH[RANKING[near]], _OTHER_RANK)
        for card in cards:
            yield from _plausible(right - WORTH[rank_of(card)], _LEFT_OUT)
        for rank in RANKING[:5]:
            yield from _plausible(right + WORTH[rank], _ONE_MORE)

    def shown(self, problem: Problem) -> Shown:
        """The table, a finished deal, or only the cards."""
        if problem.topic == "pile":
            record = common.state_of(problem).record
            return Shown(record=record.text if record else None)
        return common.seen(problem) if problem.state is not None else Shown()

    def question(self, problem: Problem, of: Speaker) -> str:
        """The cards or what happens, then the sum that is asked for."""
        t = of.t
        if problem.topic == "cards":
            return t.gettext(
                "How many card points do these cards make: {cards}?", cards=of.names.cards(problem.cards)
            )
        if problem.topic == "pile":
            return " ".join([*_pile_told(problem, of), t.gettext("How many card points count for you?")])
        if problem.topic == "counted":
            told = _moves_told(problem, of)
            return " ".join([*told, t.gettext("How many card points count for you then?")])
        ask = t.gettext("How many card points is this trick worth?")
        return " ".join([common.trick_told(problem, of), ask])

    def text(self, problem: Problem, answer: str, of: Speaker) -> str:
        """The number."""
        return common.number_text(answer, of)

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """The sum, card by card; whether a marriage counts."""
        if problem.topic == "counted":
            return _count_told(problem, of)
        said = _sum_told(problem, of)
        if problem.topic == "pile":
            marriages = common.state_of(problem).announced[problem.seat]
            if marriages:
                said += " " + of.t.gettext(
                    "With {worth} for what you announced that makes {points}.",
                    worth=marriages,
                    points=_counted(problem),
                )
            return Clause.COUNT, said
        return Clause.VALUES, said

    def idea(self, problem: Problem, of: Speaker) -> str:
        """What each rank is worth, or what a marriage needs."""
        if problem.topic == "counted":
            return of.t.gettext(
                "Two questions: what is the marriage worth, and does its owner have a trick by then?"
            )
        ranks = [rank for rank in RANKING if any(rank_of(card) == rank for card in _pack(problem.rules))]
        listed = [
            of.t.gettext("{rank} {points}", rank=of.names.rank(rank), points=WORTH[rank]) for rank in ranks
        ]
        return of.t.gettext("Every rank has its worth: {list}.", list=of.t.join(listed))

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The cards that are counted; king and queen of an announced marriage."""
        suits = [SUIT_OF[move] for move in problem.moves if move in SUIT_OF and isinstance(move, str)]
        pairs = [engine.parse_card(rank + engine.SUITS[suit]) for suit in suits for rank in "KQ"]
        return (*pairs, *_cards(problem))


def _plausible(points: int, slip: str) -> Iterator[tuple[str, str]]:
    if points >= 0:
        yield str(points), slip


def _pack(rules: RuleSet) -> Sequence[Card]:
    return engine.GAMES[rules.game].pack(rules)


def _worth(rules: RuleSet, cards: Sequence[Card], problem: Problem | None = None) -> int:
    terms = compile_terms(rules, 0)
    if problem is not None:
        state = problem.state
        if not isinstance(state, SchnapsenState):
            state = engine.GAMES["schnapsen"].start(rules, 1, _pack(rules))
        assert isinstance(state, SchnapsenState)
        terms = problem.world.before(state).deal.terms
    return sum(terms.worth[card] for card in cards)


def _cards(problem: Problem) -> tuple[Card, ...]:
    if problem.cards:
        return problem.cards
    trick = common.state_of(problem).trick
    return (*trick, *(move for move in problem.moves if isinstance(move, int)))


def _counted(problem: Problem) -> int:
    """The points that count for the learner after the moves told."""
    state = alter(common.state_of(problem), history=(), first=None)  # what went before is told as a sum
    if problem.topic == "pile":
        state = common.state_of(problem)
    for move in problem.moves:
        state = state.after(move)
    seen = problem.world.before(state)
    here, there = state.deal.terms.worth, seen.deal.terms.worth
    won = [card for trick in state.tricks_played() if trick.winner == problem.seat for card in trick.cards]
    counted: int = seen.counted(problem.seat) + sum(there[card] - here[card] for card in won)
    return counted


def _announcements(state: SchnapsenState, *, waits: bool | None) -> list[tuple[Move, ...]]:
    """Announcements of a leader with a trick (``None``); else whether they still wait after the trick.

    Without a trick they go on to the lead of king or queen and its answer, or, if they wait, end there.
    """
    tokens: list[Move] = [move for move in state.moves() if move in SUIT_OF]
    if state.led >= 0 or not tokens or bool(state.tricks[0]) != (waits is None):
        return []
    if waits is None:
        return [(token,) for token in tokens]
    found: list[tuple[Move, ...]] = [(token,) for token in tokens] if waits else []
    for token in tokens:
        called = state.after(token)
        for card in cards_of(called.playable()):
            led = called.after(card)
            replies = cards_of(led.playable())
            found += [(token, card, reply) for reply in replies if bool(led.after(reply).pending(0)) == waits]
    return found


def _marriage_worth(problem: Problem) -> int:
    state = common.state_of(problem)
    suits = [SUIT_OF[move] for move in problem.moves if isinstance(move, str) and move in SUIT_OF]
    return sum(state.marriage_worth(suit) for suit in suits)


def _moves_told(problem: Problem, of: Speaker) -> list[str]:
    """What the moves of a problem are, a sentence each; a lead and its answer are one sentence."""
    state = common.state_of(problem)
    trump = of.t.gettext("Trumps are {suit:the}.", suit=of.names.suit(engine.SUITS[state.trump]))
    you = state.seat == problem.seat
    told = [trump]
    tricks = state.tricks[problem.seat]
    told.append(
        of.t.gettext("So far {points} points count for you.", points=state.counted(problem.seat))
        if tricks
        else of.t.gettext("You have won no trick so far.")
    )
    cards = [move for move in problem.moves if isinstance(move, int)]
    told += [common.did(move, of, you=you) for move in problem.moves if isinstance(move, str)]
    if len(cards) == 2:
        told.append(
            of.t.gettext(
                "You lead {led:the} and your opponent answers with {reply:the}.",
                led=of.names.card(cards[0]),
                reply=of.names.card(cards[1]),
            )
        )
    return told


def _pile_told(problem: Problem, of: Speaker) -> list[str]:
    state = common.state_of(problem)
    told = [
        of.t.gettext(
            "The deal is over. You have won these cards: {cards}.", cards=of.names.cards(problem.cards)
        )
    ]
    for before, move, _ in _announced(state):
        if before == problem.seat:
            suit = engine.SUITS[SUIT_OF[str(move)]]
            trump = engine.SUITS[state.trump]
            if suit == trump:
                told.append(
                    of.t.gettext("You announced the marriage of {suit}, trumps.", suit=of.names.suit(suit))
                )
            else:
                told.append(
                    of.t.gettext(
                        "You announced the marriage of {suit}, not trumps.", suit=of.names.suit(suit)
                    )
                )
    return told


def _announced(state: SchnapsenState) -> Iterator[tuple[int, Move, SchnapsenState]]:
    from engine.walk import steps

    for before, move, then in steps(state.first or state, state.history):
        if move in SUIT_OF:
            yield before.seat, move, then


def _sum_told(problem: Problem, of: Speaker) -> str:
    cards = _cards(problem)
    worth = compile_terms(problem.rules, 0).worth
    listed = [of.t.gettext("{card} {points}", card=of.names.card(card), points=worth[card]) for card in cards]
    return of.t.gettext(
        "Card by card: {list}. Together they make {points}.",
        list=of.t.join(listed),
        points=sum(worth[card] for card in cards),
    )


def _count_told(problem: Problem, of: Speaker) -> tuple[RuleId, str]:
    state = common.state_of(problem)
    for move in problem.moves:
        state = state.after(move)
    points, waiting = state.counted(problem.seat), state.pending(problem.seat)
    if waiting:
        return Clause.MARRIAGE_PENDING, of.t.gettext(
            "You have no trick yet: the {worth} points of your marriage wait, and nothing counts so far.",
            worth=waiting,
        )
    worth = _marriage_worth(problem)
    if not worth:
        return Clause.COUNT, of.t.gettext(
            "The cards of your tricks and your marriages make {points}.", points=points
        )
    rule = Clause.MARRIAGE_VALUE if common.state_of(problem).tricks[problem.seat] else Clause.MARRIAGE_PENDING
    return rule, of.t.gettext(
        "The marriage is worth {worth} and you have a trick, so it counts: together {points}.",
        worth=worth,
        points=points,
    )
