"""Reading positions of Schmier, and saying what is wrong with them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.cards import Card, mask_of
from engine.errors import Unreadable
from engine.fields import Hands, read_cards, read_hands, read_numbers, read_seat, read_suit
from engine.games.schmier.hidden import layouts_of
from engine.games.schmier.options import teams_of
from engine.games.schmier.points import Taken
from engine.games.schmier.position import NOT_YET, SchmierPosition
from engine.games.schmier.state import SchmierState
from engine.games.schmier.trumps import HAND, PACK_SET, SEATS, TRUMPS, Six
from engine.games.schmier.words import BIDS, bid_of, canonical
from engine.options import RuleSet

__all__ = ["KEYS", "read_position"]

KEYS = (
    "hands", "dealer", "bids", "trump", "discarded", "stock", "played", "lead", "trick", "points", "scored",
    "void",
)  # fmt: skip
_FOLLOWS = ("points", "scored", "void")
_STOCK = 17


def read_position(rules: RuleSet, fields: Mapping[str, str]) -> SchmierPosition:
    """Read the fields of a position; raises :class:`Unreadable` with one sentence."""
    for key in fields:
        if key not in KEYS:
            raise Unreadable(f"A position of schmier has no '{key}='.")
    if "hands" not in fields:
        raise Unreadable("A position of schmier needs 'hands='.")
    teams = teams_of(rules)
    hands, unknown = read_hands(fields["hands"], SEATS)
    trump = read_suit(fields["trump"]) if "trump" in fields else None
    draft = SchmierPosition(
        rules=rules,
        hands=hands,
        unknown=_six(unknown),
        dealer=read_seat(fields.get("dealer", "5"), SEATS),
        bids=_bids(fields.get("bids", "-")),
        trump=trump,
        stock=read_cards(fields.get("stock", "-")),
        played=_tricks(fields.get("played")),
        trick=read_cards(fields.get("trick", "-")),
        points=read_numbers(fields, "points", teams),
        scored=_scored(fields.get("scored", "-/-/-/-/-"), teams),
        void=_voids(fields.get("void", "-/-/-/-/-/-"), trump),
    )
    if "discarded" in fields:
        thrown, away = _piles(fields["discarded"], draft.dealer)
        draft = replace(draft, thrown=thrown, away=away)
    _check_keys(draft, fields)
    named = [card for cards in _places(draft) for card in cards]
    if len(set(named)) != len(named):
        raise Unreadable("A card stands twice in the position.")
    if draft.is_told and "lead" not in fields:
        state = draft.public()
        draft = replace(draft, lead=state.leading)
    else:
        draft = replace(draft, lead=read_seat(fields.get("lead", "0"), SEATS))
        state = draft.public()
    if draft.is_told and draft.lead != state.leading:
        raise Unreadable(f"Seat {state.leading} leads, not {draft.lead}.")
    _check(draft, state)
    return draft


def _places(draft: SchmierPosition) -> list[tuple[Card, ...]]:
    thrown = [cards or () for cards in draft.thrown or ()]
    return [*draft.hands, *thrown, draft.stock, *draft.played, draft.trick]


def _six(counts: tuple[int, ...]) -> Six:
    return counts[0], counts[1], counts[2], counts[3], counts[4], counts[5]


def _bids(text: str) -> tuple[str, ...]:
    words = tuple(canonical(word) for word in text.split(".")) if text != "-" else ()
    highest = 0
    for at, word in enumerate(words):
        if word != "pass" and word not in BIDS[3:7]:
            raise Unreadable(f"'{word}' is not a bid of schmier.")
        if word != "pass" and bid_of(word) <= highest:
            raise Unreadable(f"'{word}' is no higher than the bid before it.")
        if at >= SEATS or highest == 6:
            raise Unreadable("'bids=' has one word for each seat, and ends with a bid of 6.")
        highest = max(highest, bid_of(word))
    if words == ("pass",) * SEATS:
        raise Unreadable("After six passes the deal is over.")
    return words


def _piles(text: str, dealer: int) -> tuple[tuple[tuple[Card, ...] | None, ...], Six]:
    parts = text.split("/")
    cards, counts = read_hands("/".join("-" if part == NOT_YET else part for part in parts), SEATS)
    thrown = tuple(
        None if part == NOT_YET else tuple(sorted(pile)) for part, pile in zip(parts, cards, strict=True)
    )
    in_turn = thrown[dealer + 1 :] + thrown[: dealer + 1]
    waiting = [pile is None for pile in in_turn]
    if waiting != sorted(waiting):
        raise Unreadable("In 'discarded=' the seats answer in turn from the dealer's left.")
    return thrown, _six(counts)


def _tricks(text: str | None) -> Hands:
    played, hidden = read_hands(text or "-/-/-/-/-/-", SEATS)
    if any(hidden):
        raise Unreadable("The cards of 'played=' must be named.")
    if len({len(cards) for cards in played}) > 1:
        raise Unreadable("In 'played=' every seat has played as many cards.")
    return played


def _scored(text: str, teams: int) -> Taken:
    parts = text.split("/")
    allowed = ["-", *map(str, range(teams))]
    if len(parts) != len(Taken._fields) or not set(parts) <= set(allowed):
        raise Unreadable(
            "'scored=' names the team of High, Low, right Bauer, left Bauer and joker, '-' for none."
        )
    return Taken(*(allowed.index(part) - 1 for part in parts))


def _voids(text: str, trump: int | None) -> tuple[str, ...]:
    parts = text.upper().split("/")
    voids = tuple("" if part == "-" else part for part in parts)
    if len(voids) != SEATS or "" in parts:
        raise Unreadable(f"'void=' needs the suits of {SEATS} seats, split by '/'.")
    letters = TRUMPS[trump].suits if trump is not None else {}
    for void in voids:
        if len(set(void)) != len(void) or not set(void) <= set(letters):
            raise Unreadable(f"'{void}' are not suits: T for trumps, else the letter of a plain suit.")
    return tuple("".join(letter for letter in letters if letter in void) for void in voids)


def _check_keys(draft: SchmierPosition, fields: Mapping[str, str]) -> None:
    """Refuse what does not belong to the phase."""
    done = len(draft.bids) == SEATS or "bid-6" in draft.bids
    if draft.trump is not None and not done:
        raise Unreadable("With 'trump=' the auction is over: 'bids=' must say how.")
    play = draft.trump is not None and (draft.thrown is None or None not in draft.thrown)
    if draft.trump is None and "discarded" in fields:
        raise Unreadable("Cards are thrown only after the trump is named: 'trump=' is missing.")
    if not play and {"played", "lead", "trick"} & set(fields):
        raise Unreadable("Cards are played only after all six have exchanged.")
    if play and draft.stock:
        raise Unreadable("In play there is no stock: the dealer has taken the rest.")
    if not draft.is_told and "played" in fields:
        raise Unreadable("'played=' belongs to a deal told from its beginning: 'discarded=' is missing.")
    if len(draft.trick) >= SEATS:
        raise Unreadable("At most five cards lie on the table; the sixth completes the trick.")
    for key in _FOLLOWS:
        if draft.is_told and key in fields:
            raise Unreadable(f"'{key}=' follows from the tricks of a deal told from its beginning.")


def _check(draft: SchmierPosition, state: SchmierState) -> None:
    if state.phase == "over":
        raise Unreadable("The deal is over: nobody is to act.")
    if draft.unknown[state.seat] or not draft.hands[state.seat]:
        raise Unreadable("The cards of the seat to act must be known.")
    if state.phase == "play":
        _check_play(draft, state)
    else:
        _check_before(draft, state)
    for seat, hand in enumerate(state.hands):
        if hand & state.lacks[seat]:
            raise Unreadable(f"What seat {seat} has played does not fit its cards.")
    if mask_of(card for cards in _places(draft) for card in cards) & ~PACK_SET or not layouts_of(
        state, draft.hidden
    ):
        raise Unreadable("No deal fits this position.")


def _check_before(draft: SchmierPosition, state: SchmierState) -> None:
    """Check the sizes before play: six cards each, and the dealer holds the rest when it is his turn."""
    thrown = sum(len(cards or ()) for cards in draft.thrown or ()) + sum(draft.away)
    left = _STOCK - thrown
    takes = state.phase == "discard" and state.seat == draft.dealer
    sizes = [len(cards) + count for cards, count in zip(draft.hands, draft.unknown, strict=True)]
    wanted = [HAND + (left if takes and seat == draft.dealer else 0) for seat in range(SEATS)]
    if sizes != wanted:
        raise Unreadable(f"The hands hold {_list(sizes)} cards, and should hold {_list(wanted)}.")
    if len(draft.stock) not in ((0,) if takes else (0, left)):
        raise Unreadable(f"'stock=' names {0 if takes else left} cards or is left out.")
    for seat, cards in enumerate(draft.thrown or ()):
        if cards is not None and len(cards) + draft.away[seat] > 3:
            raise Unreadable("A player throws at most three cards.")


def _check_play(draft: SchmierPosition, state: SchmierState) -> None:
    on_table = {(state.leading + place) % SEATS for place in range(len(draft.trick))}
    past = len(draft.played[0])
    sizes = {
        len(cards) + count + (seat in on_table) + past
        for seat, (cards, count) in enumerate(zip(draft.hands, draft.unknown, strict=True))
    }
    size = max(sizes)
    if len(sizes) > 1 or size > HAND or (draft.is_told and size != HAND):
        raise Unreadable("All six seats have been dealt as many cards: six, played ones included.")
    if draft.is_told and draft.thrown is not None:
        counts = [len(cards or ()) + draft.away[seat] for seat, cards in enumerate(draft.thrown)]
        dealer = counts.pop(draft.dealer)
        if max(counts) > 3 or dealer != _STOCK - sum(counts):
            raise Unreadable("Players throw at most three cards, and the dealer all that is then too many.")
    elif sum(draft.points) > 81:
        raise Unreadable("There are only 81 points for Game.")


def _list(sizes: list[int]) -> str:
    return ", ".join(map(str, sizes))
