"""The fixed numbers of Bohemian Schneider, each asked of the engine under a rule set."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import engine
from engine import RuleSet, State, mask_of
from engine.games.schneider.settle import settle
from engine.games.schneider.state import SchneiderState
from engine.games.schneider.terms import HAND, RANKING, compile_terms, honours_of, pack_for
from engine.trick import winning_place

__all__ = ["NUMBERS", "beaters", "card_points", "needs_trump", "ranks", "trick_place", "tricks_won"]


def _stock(rules: RuleSet) -> int:
    return len(pack_for(rules)) - 2 * HAND


def _honours(rules: RuleSet) -> int:
    return honours_of(rules).bit_count()


def _tiers(rules: RuleSet) -> RuleSet:
    """The same rules with the tiers in force, whose numbers are asked for."""
    table = engine.GAMES["schneider"].table
    return table.make(**(dict(rules.values) | {"scoring": "tiers"}))


def _least(rules: RuleSet, clause: str) -> int:
    """The fewest honours that win a deal by a clause."""
    tiers, total = _tiers(rules), _honours(rules)
    for honours in range(total + 1):
        result = settle(tiers, (honours, total - honours))
        if any(line.rule.value == clause and line.side == 0 for line in result.lines):
            return honours
    raise LookupError(clause)


def _pays(rules: RuleSet, clause: str) -> int:
    honours = _least(rules, clause)
    return settle(_tiers(rules), (honours, _honours(rules) - honours)).score[0]


NUMBERS: Mapping[str, Callable[[RuleSet], int]] = {
    "pack-size": lambda rules: len(pack_for(rules)),
    "hand-size": lambda _: HAND,
    "stock-size": _stock,
    "tricks": lambda rules: len(pack_for(rules)) // 2,
    "drawing-tricks": lambda rules: _stock(rules) // 2,
    "last-tricks": lambda _: HAND,
    "pack-points": _honours,
    "suit-honours": lambda rules: len(rules["honours"]),
    "simple-honours": lambda rules: _least(rules, "schneider.simple"),
    "schneider-honours": lambda rules: _least(rules, "schneider.schneider"),
    "schwarz-honours": lambda rules: _least(rules, "schneider.schwarz"),
    "tie-honours": lambda rules: _honours(rules) // 2,
    "game-points-single": lambda rules: _pays(rules, "schneider.simple"),
    "game-points-schneider": lambda rules: _pays(rules, "schneider.schneider"),
    "game-points-schwarz": lambda rules: _pays(rules, "schneider.schwarz"),
    "target": lambda _: engine.GAMES["schneider"].targets[0],
    "target-long": lambda _: engine.GAMES["schneider"].targets[1],
    "target-difference": lambda _: engine.GAMES["schneider"].targets[2],
}
"""What each ``find`` of a fixed number gives under a rule set."""


def card_points(cards: tuple[int, ...], rules: RuleSet) -> int:
    """How many of some cards are honours.

    >>> cards = engine.parse_cards("AS.TS.9S")
    >>> card_points(cards, engine.parse_setup("schneider"))
    2
    >>> card_points(cards, engine.parse_setup("schneider(pack=24)"))
    1
    """
    return (mask_of(cards) & honours_of(rules)).bit_count()


def ranks(rules: RuleSet) -> tuple[str, ...]:
    """The rank letters of the pack, highest first.

    >>> ranks(engine.parse_setup("schneider(pack=24)"))
    ('A', 'K', 'Q', 'J', 'T', '9')
    """
    held = {engine.card_text(card)[0] for card in pack_for(rules)}
    return tuple(rank for rank in RANKING if rank in held)


def needs_trump(rules: RuleSet) -> bool:
    """Whether a trick can be judged only with a trump suit at hand."""
    return rules["trump"] == "yes"


def trick_place(rules: RuleSet, trump: int | None, cards: tuple[int, ...]) -> int:
    """The place (0 = led) of the card that wins a trick.

    >>> trick_place(engine.parse_setup("schneider"), None, engine.parse_cards("TC.JC"))
    1
    """
    return winning_place(cards, compile_terms(rules, trump).order)


def beaters(rules: RuleSet, trump: int | None, card: int) -> int:
    """The set of all cards of the pack that beat a card when it is led.

    >>> rules = engine.parse_setup("schneider")
    >>> engine.cards_text(engine.cards_of(beaters(rules, None, engine.parse_card("QD"))))
    'KD.AD'
    """
    return compile_terms(rules, trump).order.beaters[card]


def tricks_won(state: State, seat: int) -> int:
    """How many tricks a seat has won so far."""
    assert isinstance(state, SchneiderState)
    return state.tricks[seat]
