"""Reading positions of Schafkopf, and saying what is wrong with them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from engine.cards import mask_of
from engine.errors import Unreadable
from engine.fields import Hands, read_cards, read_hands, read_numbers, read_seat
from engine.games.schafkopf.contracts import PACK, kind_of
from engine.games.schafkopf.hidden import layouts_of
from engine.games.schafkopf.position import SchafkopfPosition
from engine.games.schafkopf.state import SchafkopfState
from engine.games.schafkopf.words import WORDS, canonical
from engine.options import RuleSet

__all__ = ["KEYS", "read_position"]

KEYS = (
    "hands", "dealer", "bids", "played", "lead", "trick", "points", "tricks", "partner", "void", "laufende",
)  # fmt: skip
FOLLOWS = ("points", "tricks", "partner", "void", "laufende")
"""What a deal told from its beginning says by itself."""
_LAUFENDE = re.compile(r"-?[0-9]{1,2}\Z")


def read_position(rules: RuleSet, fields: Mapping[str, str]) -> SchafkopfPosition:
    """Read the fields of a position; raises :class:`Unreadable` with one sentence."""
    for key in fields:
        if key not in KEYS:
            raise Unreadable(f"A position of schafkopf has no '{key}='.")
    if "hands" not in fields:
        raise Unreadable("A position of schafkopf needs 'hands='.")
    hands, unknown = read_hands(fields["hands"], 4)
    dealer = read_seat(fields.get("dealer", "3"), 4)
    points, tricks = read_numbers(fields, "points", 4), read_numbers(fields, "tricks", 4)
    draft = SchafkopfPosition(
        rules=rules,
        hands=hands,
        unknown=unknown,
        dealer=dealer,
        bids=_bids(fields.get("bids", "-")),
        lead=read_seat(fields["lead"], 4) if "lead" in fields else (dealer + 1) % 4,
        trick=read_cards(fields.get("trick", "-")),
        points=(points[0], points[1], points[2], points[3]),
        tricks=(tricks[0], tricks[1], tricks[2], tricks[3]),
        partner=read_seat(fields["partner"], 4) if "partner" in fields else -1,
        void=_voids(fields.get("void", "-/-/-/-")),
        laufende=_laufende(fields.get("laufende", "0")),
    )
    draft = replace(draft, played=_tricks(draft, fields.get("played")))
    state = draft.public()
    if draft.played is None:
        _check_said(draft, state)
    else:
        for key in FOLLOWS:
            if key in fields:
                raise Unreadable(f"'{key}=' follows from the tricks of a deal told from its beginning.")
        if "lead" in fields and draft.lead != state.leading:
            raise Unreadable(f"Seat {state.leading} leads, not {draft.lead}.")
        draft = replace(draft, lead=state.leading)
    _check(draft, state)
    return draft


def _bids(text: str) -> tuple[str, ...]:
    bids = tuple(canonical(word) for word in text.split(".")) if text != "-" else ()
    highest = -1
    for bid in bids:
        if bid not in WORDS or bid == "rufer-H":
            raise Unreadable(f"'{bid}' is not a bid of schafkopf.")
        if bid != "pass" and kind_of(bid) <= highest:
            raise Unreadable(f"'{bid}' is no higher than the bid before it.")
        highest = max(highest, kind_of(bid))
    if len(bids) > 4:
        raise Unreadable("'bids=' has one word for each seat.")
    if "sie" in bids or bids == ("pass",) * 4:
        raise Unreadable("After these bids the deal is over.")
    return bids


def _voids(text: str) -> tuple[str, ...]:
    parts = text.upper().split("/")
    voids = tuple("" if part == "-" else part for part in parts)
    if len(voids) != 4 or "" in parts:
        raise Unreadable("'void=' needs the suits of 4 seats, split by '/'.")
    for letters in voids:
        if len(set(letters)) != len(letters) or set(letters) - set("TCSHD"):
            raise Unreadable(f"'{letters}' are not suits: C, S, H, D, or T for trumps.")
    return tuple("".join(sorted(letters, key="TCSHD".index)) for letters in voids)


def _laufende(text: str) -> int:
    if not _LAUFENDE.match(text) or abs(int(text)) > 14:
        raise Unreadable("'laufende=' is a number up to 14, below zero when the defenders hold them.")
    return int(text)


def _tricks(draft: SchafkopfPosition, text: str | None) -> Hands | None:
    """Return the cards played to complete tricks if the deal is told from its beginning, else ``None``."""
    played, hidden = read_hands(text, 4) if text is not None else (((), (), (), ()), (0, 0, 0, 0))
    if any(hidden):
        raise Unreadable("The cards of 'played=' must be named.")
    if len({len(cards) for cards in played}) > 1:
        raise Unreadable("In 'played=' every seat has played as many cards.")
    named = [card for cards in (*draft.hands, *played, draft.trick) for card in cards]
    if len(set(named)) != len(named):
        raise Unreadable("A card stands twice in the position.")
    if mask_of(named) & ~mask_of(PACK):
        raise Unreadable("A card of the position is not in the pack of schafkopf.")
    told = len(named) + sum(draft.unknown) == len(PACK)
    if text is not None and not told:
        raise Unreadable("With 'played=' every card of all four seats has its place.")
    if (draft.trick or any(played)) and len(draft.bids) < 4:
        raise Unreadable("Cards are played only after all four have bid.")
    if len(draft.trick) > 3:
        raise Unreadable("At most three cards lie on the table; the fourth completes the trick.")
    return played if told else None


def _check_said(draft: SchafkopfPosition, state: SchafkopfState) -> None:
    size = max(len(hand) + count for hand, count in zip(draft.hands, draft.unknown, strict=True))
    if any(draft.tricks) and sum(draft.tricks) != 8 - size:
        raise Unreadable(f"'tricks=' and hands of {size} cards do not agree.")
    if sum(draft.points) > 120:
        raise Unreadable("There are only 120 card points.")
    contract = state.contract
    if draft.partner >= 0 and (contract is None or contract.is_alone or draft.partner == state.declarer):
        raise Unreadable("'partner=' names another seat than the declarer's, in Rufer only.")


def _check(draft: SchafkopfPosition, state: SchafkopfState) -> None:
    if state.ending:
        raise Unreadable("The deal is over: nobody is to act.")
    on_table = {(state.leading + place) % 4 for place in range(len(draft.trick))}
    past = len(draft.played[0]) if draft.played else 0
    sizes = {
        len(hand) + count + (seat in on_table) + past
        for seat, (hand, count) in enumerate(zip(draft.hands, draft.unknown, strict=True))
    }
    if len(sizes) > 1 or max(sizes) > 8:
        raise Unreadable("All four seats have been dealt as many cards, at most eight.")
    if draft.unknown[state.seat] or not draft.hands[state.seat]:
        raise Unreadable("The cards of the seat to act must be known.")
    if state.guard & state.played:
        raise Unreadable("The called ace is gone: 'partner=' must say who played it.")
    for seat, hand in enumerate(state.hands):
        if hand & state.lacks[seat]:
            raise Unreadable(f"What seat {seat} has said and played does not fit its cards.")
    if not sum(rest.count for _, rest in layouts_of(state, draft.unknown)):
        raise Unreadable("No deal fits this position.")
