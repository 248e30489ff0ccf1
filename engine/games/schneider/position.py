"""A situation of Bohemian Schneider as text.

Keys in canonical order: ``hands trump stock lead trick points tricks score played``; ``points`` are honours.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.cards import SUITS, card_text, cards_of, cards_text, mask_of, parse_card, suit_of
from engine.duel.position import DuelPosition, seen_by
from engine.errors import Unreadable
from engine.fields import (
    Pair,
    hand_text,
    read_cards,
    read_hands,
    read_pair,
    read_seat,
    read_stock,
    read_suit,
    stock_text,
)
from engine.games.schneider.state import Deal, SchneiderState
from engine.games.schneider.terms import HAND, compile_terms, pack_for
from engine.options import RuleSet

__all__ = ["SchneiderPosition", "position_of", "read_position"]

_KEYS = ("hands", "trump", "stock", "lead", "trick", "points", "tricks", "score", "played")


@dataclass(frozen=True, slots=True)
class SchneiderPosition(DuelPosition):
    """A situation of Bohemian Schneider."""

    @property
    def text(self) -> str:
        """The canonical text."""
        parts = [self.rules.text, f"hands={'/'.join(map(hand_text, self.hands, self.unknown))}"]
        if self.trump is not None:
            parts.append(f"trump={SUITS[self.trump]}")
        parts += [f"stock={stock_text(self.stock)}", f"lead={self.lead}"]
        if self.trick >= 0:
            parts.append(f"trick={card_text(self.trick)}")
        pairs = (("points", self.points), ("tricks", self.tricks))
        parts += [f"{key}={pair[0]}/{pair[1]}" for key, pair in pairs if any(pair)]
        if self.score is not None:
            parts.append(f"score={self.score[0]}/{self.score[1]}")
        if self.played and not self.is_known:
            parts.append(f"played={cards_text(self.played)}")
        return " ".join(parts)

    def __str__(self) -> str:
        """Return the canonical text."""
        return self.text

    def state(self, seed: int = 0) -> SchneiderState:
        """Return a state of this position; unknown cards are filled in at random from ``seed``."""
        terms = compile_terms(self.rules, self.trump)
        hands, stock = self.filled(terms.pack, seed)
        return SchneiderState.make(
            Deal(terms, self.dealer, None, hands),
            (mask_of(hands[0]), mask_of(hands[1])),
            stock,
            self.to_act,
            led=self.trick,
            honours=self.points,
            tricks=self.tricks,
            played=mask_of(self.played),
        )


def position_of(
    state: SchneiderState, seat: int | None = None, score: Pair | None = None
) -> SchneiderPosition:
    """Return a state as a position; with ``seat``, only what that seat knows."""
    hands, unknown, stock = seen_by(state, seat)
    return SchneiderPosition(
        rules=state.rules,
        hands=hands,
        unknown=unknown,
        trump=state.trump,
        stock=stock,
        lead=state.seat if state.led < 0 else 1 - state.seat,
        trick=state.led,
        points=state.honours,
        tricks=state.tricks,
        score=score,
        played=cards_of(state.played),
    )


def read_position(rules: RuleSet, fields: Mapping[str, str]) -> SchneiderPosition:
    """Read the fields of a position; raises :class:`Unreadable` with one sentence."""
    for key in fields:
        if key not in _KEYS:
            raise Unreadable(f"A position of schneider has no '{key}='.")
    if "hands" not in fields:
        raise Unreadable("A position of schneider needs 'hands='.")
    if ("trump" in fields) != (rules["trump"] == "yes"):
        raise Unreadable("'trump=' belongs to the option trump=yes, and only to it.")
    hands, unknown = read_hands(fields["hands"], 2)
    draft = SchneiderPosition(
        rules=rules,
        hands=hands,
        unknown=(unknown[0], unknown[1]),
        trump=read_suit(fields["trump"]) if "trump" in fields else None,
        stock=read_stock(fields.get("stock", "-")),
        lead=read_seat(fields.get("lead", "0"), 2),
        trick=parse_card(fields["trick"]) if fields.get("trick", "-") != "-" else -1,
        points=read_pair(fields, "points"),
        score=read_pair(fields, "score") if "score" in fields else None,
        played=read_cards(fields.get("played", "-")),
    )
    draft = draft.completed(mask_of(pack_for(rules)), fields)
    draft = replace(draft, tricks=read_pair(fields, "tricks") if "tricks" in fields else _guess(draft))
    _check(draft)
    return draft


def _guess(draft: SchneiderPosition) -> Pair:
    """Share the played tricks out: a side without honours may still have some."""
    total = len(draft.played) // 2
    return total - total // 2, total // 2


def _check(position: SchneiderPosition) -> None:
    sizes = position.sizes
    if sizes[0] != sizes[1] or sizes[0] > HAND or (position.stock and sizes[0] < HAND):
        raise Unreadable(f"The hands hold {sizes[0]} and {sizes[1]} cards, which cannot be.")
    if len(position.stock) % 2:
        raise Unreadable("The stock must hold an even number of cards.")
    if position.trump is not None and position.stock and position.stock[-1] < 0:
        raise Unreadable("The turned card, last in the stock, must be named.")
    if position.trump is not None and position.stock and suit_of(position.stock[-1]) != position.trump:
        raise Unreadable("The turned card is not of the trump suit.")
    if position.unknown[position.to_act]:
        raise Unreadable("The cards of the seat to act must be known.")
    if sum(position.tricks) != len(position.played) // 2:
        raise Unreadable("'tricks=' and the number of played cards do not agree.")
