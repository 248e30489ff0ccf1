"""A situation of Schnapsen as text, unknown cards included.

Keys in canonical order: ``hands trump stock closed lead announced trick points pending tricks strict
score played``. See docs/notation.md.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.cards import SUITS, card_text, cards_of, cards_text, mask_of, parse_card, suit_of
from engine.duel.position import DuelPosition, seen_by
from engine.duel.state import with_more
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
from engine.games.schnapsen.deal import Closed, Deal
from engine.games.schnapsen.state import SchnapsenState
from engine.games.schnapsen.terms import compile_terms, pack_for
from engine.options import RuleSet

__all__ = ["KEYS", "SchnapsenPosition", "format_position", "position_of", "read_position"]

KEYS = (
    "hands", "trump", "stock", "closed", "lead", "announced", "trick",
    "points", "pending", "tricks", "strict", "score", "played",
)  # fmt: skip
_CLOSED = re.compile(r"([01]):([0-9]{1,3}):([0-9]{1,2})\Z")


@dataclass(frozen=True, slots=True)
class SchnapsenPosition(DuelPosition):
    """A situation of Schnapsen."""

    trump: int
    closed: Closed | None = None
    announced: int = -1
    pending: Pair = (0, 0)
    strict: Pair = (0, 0)

    @property
    def text(self) -> str:
        """The canonical text."""
        hands = map(hand_text, self.hands, self.unknown)
        stock = stock_text(self.stock)
        parts = [self.rules.text, f"hands={'/'.join(hands)}", f"trump={SUITS[self.trump]}", f"stock={stock}"]
        if self.closed:
            parts.append("closed=" + ":".join(map(str, self.closed)))
        parts.append(f"lead={self.lead}")
        if self.announced >= 0:
            parts.append(f"announced={SUITS[self.announced]}")
        if self.trick >= 0:
            parts.append(f"trick={card_text(self.trick)}")
        for key in ("points", "pending", "tricks", "strict"):
            first, second = getattr(self, key)
            if first or second:
                parts.append(f"{key}={first}/{second}")
        if self.score is not None:
            parts.append(f"score={self.score[0]}/{self.score[1]}")
        if self.played and not self.is_known:
            parts.append(f"played={cards_text(self.played)}")
        return " ".join(parts)

    def __str__(self) -> str:
        """Return the canonical text."""
        return self.text

    def state(self, seed: int = 0) -> SchnapsenState:
        """Return a state of this position; unknown cards are filled in at random from ``seed``.

        What the seat to act may do never depends on the filling.
        """
        terms = compile_terms(self.rules, self.trump)
        hands, stock = self.filled(terms.pack, seed)
        shown = (0, 0)
        if self.announced >= 0:
            shown = with_more(shown, self.lead, 3 << self.announced * 13 + 10 & mask_of(hands[self.lead]))
        if not self.is_known:  # what stands here of the other's hand is what the seat to act knows
            other = 1 - self.to_act
            shown = with_more(shown, other, mask_of(self.hands[other]))
        return SchnapsenState.make(
            Deal(terms, self.dealer, None, hands),
            (mask_of(hands[0]), mask_of(hands[1])),
            stock,
            self.to_act,
            led=self.trick,
            calling=self.announced,
            closed=self.closed,
            won=self.points,
            announced=self.pending,
            tricks=self.tricks,
            strict=self.strict,
            played=mask_of(self.played),
            shown=shown,
        )


def position_of(
    state: SchnapsenState, seat: int | None = None, score: Pair | None = None
) -> SchnapsenPosition:
    """Return a state as a position; with ``seat``, only what that seat knows."""
    hands, unknown, stock = seen_by(state, seat)
    return SchnapsenPosition(
        rules=state.rules,
        hands=hands,
        unknown=unknown,
        trump=state.trump,
        stock=stock,
        lead=state.seat if state.led < 0 else 1 - state.seat,
        closed=state.closed,
        announced=state.calling,
        trick=state.led,
        points=(state.counted(0), state.counted(1)),
        pending=(state.pending(0), state.pending(1)),
        tricks=state.tricks,
        strict=state.strict,
        score=score,
        played=cards_of(state.played),
    )


def format_position(state: SchnapsenState) -> str:
    """Return a state as canonical position text, every card open."""
    return position_of(state).text


def read_position(rules: RuleSet, fields: Mapping[str, str]) -> SchnapsenPosition:
    """Read the fields of a position; raises :class:`Unreadable` with one sentence."""
    for key in fields:
        if key not in KEYS:
            raise Unreadable(f"A position of schnapsen has no '{key}='.")
    for key in ("hands", "trump"):
        if key not in fields:
            raise Unreadable(f"A position of schnapsen needs '{key}='.")
    hands, unknown = read_hands(fields["hands"], 2)
    trump = read_suit(fields["trump"])
    stock = read_stock(fields.get("stock", "-"))
    lead = read_seat(fields.get("lead", "0"), 2)
    trick = parse_card(fields["trick"]) if fields.get("trick", "-") != "-" else -1
    played = read_cards(fields.get("played", "-"))
    draft = SchnapsenPosition(
        rules=rules,
        hands=hands,
        unknown=(unknown[0], unknown[1]),
        trump=trump,
        stock=stock,
        lead=lead,
        closed=_closed(fields.get("closed")),
        announced=read_suit(fields["announced"]) if "announced" in fields else -1,
        trick=trick,
        points=read_pair(fields, "points"),
        pending=read_pair(fields, "pending"),
        strict=read_pair(fields, "strict"),
        score=read_pair(fields, "score") if "score" in fields else None,
        played=played,
    )
    return _complete(draft, fields)


def _complete(draft: SchnapsenPosition, fields: Mapping[str, str]) -> SchnapsenPosition:
    """Check that the cards add up to the pack, and fill in what follows from them."""
    draft = draft.completed(mask_of(pack_for(draft.rules)), fields)
    if "tricks" in fields:
        draft = replace(draft, tricks=read_pair(fields, "tricks"))
    else:
        draft = replace(draft, tricks=_guess_tricks(draft))
    _check(draft)
    return draft


def _guess_tricks(draft: SchnapsenPosition) -> Pair:
    """Tricks from points: a side without points has none; else the played tricks are shared out."""
    total = len(draft.played) // 2
    if not total:
        return 0, 0
    if not any(draft.points):  # nothing said: the seat on lead won them
        return (total, 0) if draft.lead == 0 else (0, total)
    if not draft.points[1]:
        return total, 0
    if not draft.points[0]:
        return 0, total
    return total - total // 2, total // 2


def _check(position: SchnapsenPosition) -> None:
    sizes = position.sizes
    full = 5 if position.rules["pack"] == "20" else 6
    if sizes[0] != sizes[1] or sizes[0] > full:
        raise Unreadable(
            f"The hands hold {sizes[0]} and {sizes[1]} cards; both need the same, at most {full}."
        )
    stock = position.stock
    if len(stock) % 2 or len(position.played) % 2:
        raise Unreadable("The stock and the played cards must be even in number.")
    if stock and not position.closed:
        if stock[-1] < 0:
            raise Unreadable("The turned card, last in the stock, must be named while the stock is open.")
        if sizes[0] != full:
            raise Unreadable(f"With an open stock both hands hold {full} cards.")
    if stock and stock[-1] >= 0 and suit_of(stock[-1]) != position.trump:
        raise Unreadable("The turned card is not of the trump suit.")
    if not sizes[0] and position.trick >= 0:
        raise Unreadable("A card lies on the table and nobody can answer it.")
    if position.unknown[position.to_act]:
        raise Unreadable("The cards of the seat to act must be known.")
    if position.closed and not stock:
        raise Unreadable("An exhausted stock cannot be closed.")
    if sum(position.tricks) != len(position.played) // 2:
        raise Unreadable("'tricks=' and the number of played cards do not agree.")
    if position.announced >= 0:
        pair = 3 << position.announced * 13 + 10
        held = mask_of(position.hands[position.lead])
        on_table = 1 << position.trick if position.trick >= 0 else 0
        if position.trick >= 0 and not pair & on_table:
            raise Unreadable("After an announced marriage its king or queen is led.")
        if position.trick < 0 and held & pair != pair:
            raise Unreadable("The seat that announced a marriage does not hold it.")


def _closed(text: str | None) -> Closed | None:
    if text is None:
        return None
    found = _CLOSED.match(text)
    if not found:
        raise Unreadable("'closed=' is SEAT:POINTS:TRICKS.")
    return Closed(int(found[1]), int(found[2]), int(found[3]))
