"""One trick, all games: a card is led, another played on it, and in some of the games the second one wins.

An option is a game: its place among all games, or ``no`` for none of them.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

import engine
from engine import SUITS, Card, RuleId, RuleSet, State
from engine.cards import rank_of, suit_of
from engine.games.schafkopf import Clause as Schafkopf
from engine.games.schmier import Clause as Schmier
from engine.games.schnapsen import Clause as Schnapsen
from engine.games.schneider import Clause as Schneider
from engine.order import Order
from engine.trick import winning_place
from lessons import one_trick
from lessons.drills import common
from lessons.drills.problem import Given, Problem, Shown, Speaker, Unasked
from lessons.one_trick import Outcome, contract_for, lay, order_in
from lessons.wording.bids import bid_name

__all__ = ["OneTrick"]

NONE = "no"
"""The answer that the second card wins in no game."""

_TARGETS: dict[str, tuple[RuleId, ...]] = {
    "schnapsen": (Schnapsen.RANK,),
    "schneider": (Schneider.RANK,),
    "schafkopf": (Schafkopf.TRUMP_RANK, Schafkopf.PLAIN_RANK),
    "schmier": (Schmier.BAUERS, Schmier.PLAIN_RANK),
}
_CONTRACT = "solo"
_TRIES = 400


class OneTrick:
    """In which games the second card of a trick beats the first.

    The reader's rule set stands for its game, the default for the others. ``side`` is the trump suit,
    ``topic`` what Schafkopf is played with.
    """

    kind = "one-trick"
    multiple = True

    def __init__(self, game: str) -> None:
        self.targets = _TARGETS[game]

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Two cards on which the games disagree, about which a clause of this game has something to say."""
        wish = rng.randrange(2)
        for _ in range(_TRIES):
            cards, trump = _drawn(target, rng)
            problem = Problem(self.kind, target.value, rules, cards=cards, side=trump, topic=_CONTRACT)
            own = self._order(problem)
            fits = _fits(target, cards, own.companions[cards[0]], own.trumps, trump)
            if fits and winning_place(cards, own) == wish and self._divides(problem):
                yield problem

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """Two cards that all games have, and the trump suit."""
        if len(set(given.cards)) != 2 or set(given.cards) - set(one_trick.shared_cards()):
            raise Unasked(common.NOTHING)
        trump = given.trump or 0
        return Problem(self.kind, "", rules, cards=given.cards, side=trump, topic=_CONTRACT)

    def under(self, problem: Problem, rules: RuleSet) -> Problem:
        """The same cards where this game has other rules."""
        return Problem(
            problem.kind, problem.aspect, rules, cards=problem.cards, side=problem.side, topic=problem.topic
        )

    def _order(self, problem: Problem) -> Order:
        """The order of the cards in the reader's own game, in the problem's world."""
        bid = contract_for(problem.topic, problem.side)
        return order_in(problem.rules, problem.side, bid, problem.world.before)

    def _divides(self, problem: Problem) -> bool:
        """Whether the card that wins is not the same in every game."""
        return len({outcome.place for outcome in self._laid(problem)}) > 1

    def _laid(self, problem: Problem) -> tuple[Outcome, ...]:
        return lay(problem.cards, problem.side, problem.topic, (problem.rules,))

    def solve(self, problem: Problem) -> frozenset[str]:
        """The games in which the engine lets the second card win."""
        found = set()
        for number, outcome in enumerate(self._laid(problem)):
            place = outcome.place
            if outcome.rules.game == problem.rules.game:
                place = winning_place(problem.cards, self._order(problem))
            if place == 1:
                found.add(str(number))
        return frozenset(found or {NONE})

    def options(self, problem: Problem) -> Sequence[str]:
        """Every game, and none."""
        return (*(str(number) for number in range(len(engine.GAMES))), NONE)

    def slips(self, problem: Problem) -> Iterable[tuple[str, str]]:
        """The games are all there are."""
        return ()

    def shown(self, problem: Problem) -> Shown:
        """Only the two cards."""
        return Shown()

    def question(self, problem: Problem, of: Speaker) -> str:
        """The cards, what is trump in each game, the question."""
        t, (led, reply) = of.t, map(of.names.card, problem.cards)
        told = t.gettext(
            "You lead {led:the} and {reply:the} is played on it; no later card beats them.",
            led=led,
            reply=reply,
        )
        facts = {
            "suit": of.names.suit(SUITS[problem.side]),
            "contract": bid_name(contract_for(problem.topic, problem.side), t, of.names),
        }
        if self._laid(problem)[1].trump is None:
            trumps = t.gettext(
                "Trumps are {suit:the} (Schafkopf: {contract}; Bohemian Schneider: none).",
                **facts,
            )
        else:
            trumps = t.gettext("Trumps are {suit:the} (Schafkopf: {contract}).", **facts)
        ask = t.gettext("In which games does {card:the} win? Choose all of them.", card=reply)
        return " ".join([told, trumps, ask])

    def text(self, problem: Problem, answer: str, of: Speaker) -> str:
        """The game's name, or none."""
        if answer == NONE:
            return of.t.gettext("In none of them")
        return one_trick.game_name(list(engine.GAMES)[int(answer)], of.t)

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """Who wins in that game and why; for none, in which games the second card wins after all."""
        laid = self._laid(problem)
        if answer != NONE:
            found = laid[int(answer)].reason(of.t, of.names)
            assert found is not None
            rule, said = found
            name = one_trick.game_name(laid[int(answer)].rules.game, of.t)
            return rule, of.t.gettext("{game} – {said}", game=name, said=said)
        names = [one_trick.game_name(one.rules.game, of.t) for one in laid if one.place == 1]
        rule = next(known for known in self.targets if problem.aspect in ("", known.value))
        card = of.names.card(problem.cards[1])
        if not names:
            return rule, of.t.gettext("{card:The} wins in none of the games.", card=card)
        return rule, of.t.gettext("{card:The} wins here: {games}.", card=card, games=of.t.join(names))

    def idea(self, problem: Problem, of: Speaker) -> str:
        """Three things that differ."""
        return of.t.gettext(
            "Ask of each game what is trump besides the suit, where the ten stands, where court cards belong."
        )

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The two cards."""
        return problem.cards


def _drawn(target: RuleId, rng: random.Random) -> tuple[tuple[Card, ...], int]:
    """Two cards that a clause may be about, and the trump suit."""
    shared, trump = one_trick.shared_cards(), rng.randrange(4)
    if target is Schmier.BAUERS:
        cards = [engine.parse_card(f"J{SUITS[trump ^ 1]}")]
        cards += rng.sample([card for card in shared if card not in cards], 1)
        rng.shuffle(cards)
    elif target is Schafkopf.TRUMP_RANK:
        cards = rng.sample(shared, 2)
    else:
        suit = rng.randrange(4)
        cards = rng.sample([card for card in shared if suit_of(card) == suit], 2)
    return tuple(cards), trump


def _fits(target: RuleId, cards: Sequence[Card], companions: int, trumps: int, trump: int) -> bool:
    """Whether two cards are about a clause, by the order of the game it belongs to."""
    if target is Schmier.BAUERS:
        left = engine.parse_card(f"J{SUITS[trump ^ 1]}")
        return left in cards
    if target is Schafkopf.TRUMP_RANK:
        return any(trumps >> card & 1 for card in cards)
    same = companions >> cards[1] & 1
    return bool(same) and not trumps >> cards[0] & 1 and any(rank_of(card) in "TJQ" for card in cards)
