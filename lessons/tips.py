"""Tips of the documents, put to the test: the engine plays until it finds where they fail.

A trial walks seeded deals with random legal moves and looks at every position the tip speaks of.
The counter-examples are positions it came across; nothing about them is typed in.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache

import engine
from engine import RuleSet, State
from engine.dealing import shuffled
from lessons import explain
from lessons.i18n import Translator
from lessons.names import CardNames
from lessons.trials import schnapsen, schneider
from lessons.trials.trial import Counter, Finding, Tip

__all__ = ["TIPS", "Counter", "Finding", "Tip", "examine", "verdict"]

_SHOWN = 2

TIPS: dict[str, Tip] = {tip.id: tip for tip in (*schnapsen.TIPS, *schneider.TIPS)}
"""Every tip that can be examined, by id."""


@lru_cache(maxsize=64)
def examine(tip: str, rules: RuleSet, seed: int = 0) -> Finding:
    """Put a tip to the test under a rule set of its game; :class:`KeyError` for a tip that is not known.

    >>> finding = examine("ten-loses-only-to-ace", engine.parse_setup("schnapsen"))
    >>> finding.holds, finding.counters[0].reason.rule.value
    (False, 'schnapsen.ruff')
    """
    looked = failed = 0
    counters: dict[tuple[str, bool], Counter] = {}
    for state in _positions(rules, TIPS[tip].deals, seed):
        for counter in TIPS[tip].trial(state):
            looked += 1
            if counter is None:
                continue
            failed += 1
            # One of each kind tells more than the same thing twice; of a kind, the clearest.
            kind = counter.reason.rule.value, counter.legal
            if kind not in counters or counter.margin > counters[kind].margin:
                counters[kind] = counter
    return Finding(tip, looked, failed, tuple(counters.values())[:_SHOWN])


def _positions(rules: RuleSet, deals: int, seed: int) -> Iterator[State]:
    """Every position of some deals played at random; nobody claims while anything else can be done."""
    rng = random.Random(seed)
    for number in range(deals):
        state: State = engine.replay(shuffled(rules, seed * deals + number))
        while state.to_act is not None:
            yield state
            moves = [move for move in state.moves() if move != "claim"]
            state = state.after(rng.choice(moves))


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
    facts = counter.reason.facts
    if counter.about == "trick":
        return explain.trick_taken(counter.reason, translator, names, yours=True)
    if counter.about == "hidden":
        return translator.gettext(
            "On this table you have not seen {unseen} cards and your opponent holds {held} of them: which "
            "ones, nothing tells you.",
            unseen=facts["unseen"],
            held=facts["held"],
        )
    if counter.about == "gain":
        return translator.gettext(
            "Leading {card:the} brings {gain} honours on average, leading {other:the} {less} (own less the "
            "other's, to the end of the deal).",
            card=names.card(str(facts["card"])),
            other=names.card(str(facts["other"])),
            gain=_signed(facts["gain"], translator),
            less=_signed(facts["less"], translator),
        )
    if counter.move == "exchange":
        return translator.gettext(
            "You give {card:the} and take {turned:the}: a higher trump, but not one trump more.",
            card=names.card(str(facts["card"])),
            turned=names.card(str(facts["turned"])),
        )
    return explain.sentence(counter.reason, translator, names, legal=counter.legal)


def _signed(hundredths: object, translator: Translator) -> str:
    """A gain with its sign; the facts of a reason are whole numbers, here hundredths."""
    gain = int(str(hundredths)) / 100
    return ("+" if gain > 0 else "") + translator.number(round(gain, 1)).replace("-", "\u2212")
