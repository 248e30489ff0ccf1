"""A deal as the card table draws it: from the view of one seat, in one reader's words."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, Literal

from engine import SUITS, State, Trick, card_text, cards_of, view
from lessons import explain
from lessons.names import CardNames
from lessons.settings import Settings
from ui.pictures import schnapsen, schneider
from ui.table.data import PLACES, HandCard, PastTrick, Place, Score, Seat, TableData
from ui.table.words import words

__all__ = ["Look", "picture"]

_GAMES: dict[str, ModuleType] = {"schnapsen": schnapsen, "schneider": schneider}


@dataclass(frozen=True)
class Look:
    """How a deal is shown beyond what the seat knows.

    ``mark`` and ``hint`` are card texts (or the token of an action); ``beads`` the match score before
    this deal with its ``target``; ``choose`` what can be pressed; ``opens`` lays the other hands open
    (only for a deal that is over); ``acts`` offers the buttons beside the cards.
    """

    seq: int = 0
    said: str = ""
    mark: Sequence[str] = ()
    hint: Sequence[str] = ()
    beads: Sequence[int] | None = None
    target: int = 7
    choose: Literal["hand", "trick", "none"] = "hand"
    picked: list[str] | None = None
    dim: bool = True
    acts: bool = True
    opens: bool = False
    caption: bool = False
    hide_points: bool = False
    tools: list[Literal["ui:hint", "ui:undo"]] = field(default_factory=list)


def picture(state: State, seat: int, names: CardNames, settings: Settings, look: Look) -> TableData:
    """The table of a deal as ``seat`` sees it; hidden cards are not in it."""
    seen: Any = view(state, seat)
    game = _GAMES[state.rules.game]
    own = words(names)
    data: TableData = {
        "lang": own["lang"],
        "pattern": own["pattern"],
        "labels": game.labels(own["labels"], names),
        "names": own["names"],
        "indices": own["indices"],
        "colours": settings.colours,
        "seq": look.seq,
        "motion": settings.motion,
        "seats": [_seat(state, seen, number, names, look) for number in (seat, 1 - seat)],
        "hand": _hand(state, seen, names),
        "trick": [] if seen.led < 0 else [_played(seen.leader or 0, seen.led)],
        "last_trick": _past(seen.last_trick),
        "stock": game.stock(seen),
        "trump": None if seen.trump is None else SUITS[seen.trump],
        "actions": game.actions(seen, names) if look.acts else [],
        "score": _score(look, names),
        "mark": list(look.mark),
        "hint": list(look.hint),
        "dim": look.dim and look.choose == "hand",
        "said": look.said,
        "caption": look.caption,
        "choose": look.choose,
        "tools": look.tools,
    }
    if look.picked is not None:
        data["picked"] = look.picked
    return data


def _seat(state: State, seen: Any, number: int, names: CardNames, look: Look) -> Seat:
    t = names.translator
    game = _GAMES[state.rules.game]
    mine = number == seen.seat
    places: tuple[Place, ...] = PLACES[2]
    seat: Seat = {
        "seat": number,
        "name": t.gettext("You") if mine else t.gettext("Opponent"),
        "place": places[0] if mine else places[1],
        "count": seen.counts[number],
        "points": None if look.hide_points else game.points(seen, number),
        "tricks": seen.tricks[number],
        "turn": seen.to_act == number and look.choose == "hand",
        "dealer": seen.dealer == number,
        "badge": game.badge(seen, number, names),
    }
    if not mine:
        open_cards = state.hands[number] if look.opens and state.result is not None else seen.known
        if open_cards:
            seat["cards"] = [card_text(card) for card in cards_of(open_cards)]
    return seat


def _hand(state: State, seen: Any, names: CardNames) -> list[HandCard]:
    game = _GAMES[state.rules.game]
    refused = state.refused() if seen.to_act == seen.seat else {}
    hand: list[HandCard] = []
    for card in sorted(seen.hand, key=lambda card: game.place(seen, card)):
        reason = refused.get(card)
        because: Any = [] if reason is None else reason.facts.get("could", [])
        hand.append(
            {
                "card": card_text(card),
                "legal": reason is None,
                "reason": explain.sentence(reason, names.translator, names) if reason else None,
                "because": list(because),
            }
        )
    return hand


def _played(seat: int, card: int) -> Any:
    return {"seat": seat, "card": card_text(card)}


def _past(trick: Trick | None) -> PastTrick | None:
    if trick is None:
        return None
    seats = (trick.leader, 1 - trick.leader)
    cards = [_played(seat, card) for seat, card in zip(seats, trick.cards, strict=True)]
    return {"winner": trick.winner, "cards": cards}


def _score(look: Look, names: CardNames) -> Score | None:
    if look.beads is None:
        return None
    t = names.translator
    return {
        "beads": list(look.beads),
        "target": look.target,
        "names": [t.gettext("You"), t.gettext("Opponent")],
    }
