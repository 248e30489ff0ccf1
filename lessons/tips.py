"""Tips of the documents, put to the test: the engine plays until it finds where they fail.

A trial walks seeded deals with random legal moves and looks at every position the tip speaks of.
The counter-examples are positions it came across; nothing about them is typed in.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache

import engine
from engine import Move, Reason, RuleId, RuleSet, State, card_text, cards_of, move_text
from engine.dealing import shuffled
from engine.games.schnapsen import Clause, SchnapsenState
from lessons import explain
from lessons.i18n import Translator
from lessons.names import CardNames

__all__ = ["TIPS", "Counter", "Finding", "Tip", "examine", "verdict"]

_DEALS = 200
_SHOWN = 2


@dataclass(frozen=True)
class Counter:
    """A position in which a tip fails: what the seat to act knows, the move, and why it fails.

    ``legal`` says whether the move may be made; ``about`` what ``reason`` speaks of: the ``trick`` it
    completes, or the move itself (``move``).
    """

    position: str
    move: str
    reason: Reason
    legal: bool
    about: str


@dataclass(frozen=True)
class Finding:
    """What a trial found: positions looked at, how many contradict the tip, the first of them."""

    tip: str
    looked: int
    failed: int
    counters: tuple[Counter, ...]

    @property
    def holds(self) -> bool:
        """Whether nothing contradicts the tip."""
        return self.failed == 0


_Trial = Callable[[SchnapsenState], Iterator[Counter | None]]


@dataclass(frozen=True)
class Tip:
    """A tip: its id, the ruling that names it, the rules it is measured by, and its trial.

    The trial yields, for every case that the tip speaks of, a counter-example or ``None``.
    """

    id: str
    ruling: str
    rules: tuple[RuleId, ...]
    trial: _Trial


def _ten_loses_only_to_ace(state: SchnapsenState) -> Iterator[Counter | None]:
    """A ten is led; what takes it? See C-12."""
    if state.led < 0 or card_text(state.led)[0] != "T":
        return
    for card in state.moves():
        if isinstance(card, str):
            continue
        trick = state.after(card).tricks_played()[-1]
        if trick.winner != state.to_act:
            continue
        by_ace = card_text(card) == "A" + card_text(state.led)[1]
        reason = explain.trick_reason(trick.cards, 1, state.rules, state.trump)
        yield None if by_ace else _counter(state, card, reason, about="trick")


def _jack_wins_second_trump(state: SchnapsenState) -> Iterator[Counter | None]:
    """After exchanging, does the hand hold one trump more? See C-24."""
    if "exchange" not in state.moves():
        return
    seat = state.seat
    before, after = (_trumps(at, seat) for at in (state, state.after("exchange")))
    verdict = state.judge("exchange")
    if after > before or verdict.reason is None:
        yield None
    else:
        yield _counter(state, "exchange", verdict.reason, about="move")


def _trump_his_points(state: SchnapsenState) -> Iterator[Counter | None]:
    """Against a closed stock a point card is led: may it be trumped, may a trump be saved? See C-58."""
    if state.closed is None or state.led < 0 or state.closed.seat == state.seat:
        return
    if card_text(state.led)[0] not in "AT" or state.led // 13 == state.trump:
        return
    hand = cards_of(state.hands[state.seat])
    trumps = [card for card in hand if card // 13 == state.trump]
    others = [card for card in hand if card // 13 != state.trump]
    if not trumps or not others:
        return
    # The tip asks for two things: trump his point card, or keep the trump for later.
    for card in (trumps[0], others[0]):
        verdict = state.judge(card)
        refused = not verdict.legal and verdict.rule in (Clause.FOLLOW, Clause.TRUMP)
        assert verdict.reason is not None
        yield _counter(state, card, verdict.reason, about="move") if refused else None


TIPS: dict[str, Tip] = {
    tip.id: tip
    for tip in (
        Tip("ten-loses-only-to-ace", "C-12", (Clause.RUFF, Clause.WIN), _ten_loses_only_to_ace),
        Tip("jack-wins-second-trump", "C-24", (Clause.EXCHANGE,), _jack_wins_second_trump),
        Tip("trump-his-points", "C-58", (Clause.FOLLOW, Clause.TRUMP), _trump_his_points),
    )
}
"""Every tip that can be examined, by id."""


@lru_cache(maxsize=64)
def examine(tip: str, rules: RuleSet, seed: int = 0) -> Finding:
    """Put a tip to the test under a rule set; :class:`KeyError` for a tip that is not known.

    >>> finding = examine("ten-loses-only-to-ace", engine.parse_setup("schnapsen"))
    >>> finding.holds, finding.counters[0].reason.rule.value
    (False, 'schnapsen.ruff')
    """
    trial = TIPS[tip].trial
    looked = failed = 0
    counters: list[Counter] = []
    for state in _positions(rules, seed):
        for counter in trial(state):
            looked += 1
            if counter is None:
                continue
            failed += 1
            # One of each kind tells more than the same thing twice.
            kinds = [(held.reason.rule, held.legal) for held in counters]
            if len(counters) < _SHOWN and (counter.reason.rule, counter.legal) not in kinds:
                counters.append(counter)
    return Finding(tip, looked, failed, tuple(counters))


def _positions(rules: RuleSet, seed: int) -> Iterator[SchnapsenState]:
    """Every position of some deals played at random; nobody claims while anything else can be done."""
    rng = random.Random(seed)
    for number in range(_DEALS):
        state: State = engine.replay(shuffled(rules, seed * _DEALS + number))
        while state.to_act is not None:
            assert isinstance(state, SchnapsenState)
            yield state
            moves = [move for move in state.moves() if move != "claim"]
            state = state.after(rng.choice(moves))


def _trumps(state: SchnapsenState, seat: int) -> int:
    return sum(card // 13 == state.trump for card in cards_of(state.hands[seat]))


def _counter(state: SchnapsenState, move: Move, reason: Reason, *, about: str) -> Counter:
    text = engine.view(state, state.seat).text
    return Counter(text, move_text(move), reason, move in state.moves(), about)


def verdict(finding: Finding, translator: Translator, names: CardNames) -> tuple[str, ...]:
    """What the trial found, in whole sentences: first how often, then each counter-example.

    >>> from lessons.names import card_names
    >>> finding = examine("trump-his-points", engine.parse_setup("schnapsen"))
    >>> verdict(finding, Translator("en"), card_names("en"))[1].startswith("You have to follow suit")
    True
    """
    if finding.holds:
        return (
            translator.gettext(
                "The tip holds in all {looked} cases that came up.", looked=translator.number(finding.looked)
            ),
        )
    first = translator.gettext(
        "The tip fails in {failed} of the {looked} cases that came up.",
        failed=translator.number(finding.failed),
        looked=translator.number(finding.looked),
    )
    return (first, *(_told(counter, translator, names) for counter in finding.counters))


def _told(counter: Counter, translator: Translator, names: CardNames) -> str:
    if counter.about == "trick":
        return explain.trick_taken(counter.reason, translator, names, yours=True)
    if counter.move == "exchange":
        return translator.gettext(
            "You give {card:the} and take {turned:the}: a higher trump, but not one trump more.",
            card=names.card(str(counter.reason.facts["card"])),
            turned=names.card(str(counter.reason.facts["turned"])),
        )
    return explain.sentence(counter.reason, translator, names, legal=counter.legal)
