"""A deal as the card table draws it: from the view of one seat, in one reader's words."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, Literal

from engine import SUITS, State, Trick, card_text, cards_of, replay, view
from lessons import explain
from lessons.names import CardNames
from lessons.practice import Happening
from lessons.seats import Company, company
from lessons.settings import Settings
from ui.pictures import schafkopf, schmier, schnapsen, schneider
from ui.table.data import PLACES, Action, Frame, HandCard, PastTrick, Played, Score, Seat, TableData
from ui.table.words import words

__all__ = ["Look", "frames", "in_order", "lying", "picture"]

_GAMES: dict[str, ModuleType] = {
    "schnapsen": schnapsen,
    "schneider": schneider,
    "schafkopf": schafkopf,
    "schmier": schmier,
}


@dataclass(frozen=True)
class Look:
    """How a deal is shown beyond what the seat knows.

    ``mark`` and ``hint`` are card texts (or the token of an action); ``beads`` what each side still needs of
    the match's ``target``, ``sums`` what each side has won where scores are added up; ``choose`` what can be
    pressed; ``opens`` lays the other hands open (only for a deal that is over); ``acts`` offers the buttons
    beside the cards. ``moves`` is how many moves the picture is ahead of the last one; ``frames`` are shown
    one after the other before it, each finished trick for ``rest`` milliseconds, ``now`` is said after them;
    ``busy`` says that others are about to move; ``doubts`` asks before a word counts that a slip would lose
    the deal with.
    """

    seq: int = 0
    said: str = ""
    now: str = ""
    mark: Sequence[str] = ()
    hint: Sequence[str] = ()
    beads: Sequence[int] | None = None
    sums: Sequence[int] | None = None
    target: int = 7
    choose: Literal["hand", "trick", "none"] = "hand"
    picked: list[str] | None = None
    dim: bool = True
    acts: bool = True
    opens: bool = False
    caption: bool = False
    hide_points: bool = False
    tools: list[Literal["ui:hint", "ui:undo"]] = field(default_factory=list)
    moves: int = 0
    busy: bool = False
    frames: list[Frame] = field(default_factory=list)
    rest: int = 0
    doubts: bool = False


def picture(state: State, seat: int, names: CardNames, settings: Settings, look: Look) -> TableData:
    """The table of a deal as ``seat`` sees it; hidden cards are not in it."""
    seen: Any = view(state, seat)
    game = _GAMES[state.rules.game]
    own = words(names)
    now = _frame(state, seen, names, look)
    data: TableData = {
        "lang": own["lang"],
        "pattern": own["pattern"],
        "labels": game.labels(own["labels"], names),
        "names": own["names"],
        "indices": own["indices"],
        "colours": settings.colours,
        "seq": look.seq,
        "motion": settings.motion,
        "pause": settings.pause,
        "seats": now["seats"],
        "hand": _hand(state, seen, names),
        "full": _full(state, seen, now["trick"]),
        "most": game.MOST,
        "trick": now["trick"],
        "last_trick": now["last_trick"],
        "stock": now["stock"],
        "trump": now["trump"],
        "tallies": now["tallies"],
        "contract": now["contract"],
        "talk": now["talk"],
        "actions": _actions(seen, names, look) if look.acts else [],
        "throw": game.throw(seen) if look.acts and look.choose == "hand" else None,
        "score": _score(look, names),
        "mark": list(look.mark),
        "hint": list(look.hint),
        "dim": look.dim and look.choose == "hand",
        "said": look.said,
        "now": look.now,
        "caption": look.caption,
        "choose": look.choose,
        "tools": look.tools,
        "moves": look.moves,
        "busy": look.busy,
        "over": state.to_act is None,
        "frames": look.frames,
        "rest": look.rest,
    }
    if look.picked is not None:
        data["picked"] = look.picked
    return data


def frames(
    events: Sequence[Happening], said: Sequence[str], seat: int, names: CardNames, look: Look
) -> list[Frame]:
    """What the table showed after each of some moves but the last, whose picture follows.

    A trick that is completed lies on the table first, the last one too. ``said`` is told of each move.
    """
    found = []
    for event, sentence in zip(events, said, strict=True):
        if event.trick is not None:
            before: Any = view(event.before, seat)
            lay = [(event.seat, event.move)] if isinstance(event.move, int) else []
            found.append(_frame(event.before, before, names, look, lay, event.trick.winner))
        elif event is not events[-1]:
            found.append(_frame(event.after, view(event.after, seat), names, look))
        else:
            continue
        found[-1]["said"] = sentence
    return found


def in_order(state: State, seat: int, cards: Iterable[int]) -> list[int]:
    """Some cards as they stand in a hand at the table of ``seat``."""
    seen: Any = view(state, seat)
    game = _GAMES[state.rules.game]
    return sorted(cards, key=lambda card: game.place(seen, card))


def lying(cards: int) -> int:
    """How many milliseconds a finished trick of some cards lies there to be looked at.

    >>> lying(2), lying(6)
    (1400, 2200)
    """
    return 1000 + 200 * cards


def _frame(
    state: State,
    seen: Any,
    names: CardNames,
    look: Look,
    lay: Sequence[tuple[int, int]] = (),
    won: int | None = None,
) -> Frame:
    """What changes on the table from move to move; ``lay`` are cards of its seats that lie there as well."""
    game = _GAMES[state.rules.game]
    table = company(state.rules, seen.seat)
    places = dict(zip(table.clockwise, PLACES[table.seats], strict=True))
    seats = [_seat(state, seen, number, names, look, table) for number in table.clockwise]
    for seat in seats:
        seat["place"] = places[seat["seat"]]
        if lay:
            seat["turn"] = False
            seat["count"] -= sum(number == seat["seat"] for number, _ in lay)
    on_table = _in_turn(seen.leader or 0, game.trick(seen), table.seats)
    return {
        "seats": seats,
        "trick": [*on_table, *(_played(number, card) for number, card in lay)],
        "won": won,
        "last_trick": _past(seen.last_trick, table.seats),
        "stock": game.stock(seen),
        "trump": None if seen.trump is None else SUITS[seen.trump],
        "tallies": game.tallies(seen, look.sums, names, hide=look.hide_points),
        "contract": game.contract(seen, names),
        "talk": game.talk(seen, names),
        "said": "",
    }


def _seat(state: State, seen: Any, number: int, names: CardNames, look: Look, table: Company) -> Seat:
    game = _GAMES[state.rules.game]
    mine = number == seen.seat
    seat: Seat = {
        "seat": number,
        "name": table.label(number, names.translator),
        "place": "bottom",
        "count": seen.counts[number],
        "points": None if look.hide_points else game.points(seen, number),
        "tricks": game.tricks(seen, number),
        "turn": seen.to_act == number and look.choose == "hand",
        "dealer": seen.dealer == number,
        "badge": game.badge(seen, number, names),
        "mark": game.mark(seen, number),
    }
    if not mine:
        open_cards = (
            state.hands[number] if look.opens and state.result is not None else game.known(seen, number)
        )
        if open_cards:
            seat["cards"] = [card_text(card) for card in cards_of(open_cards)]
    return seat


def _full(state: State, seen: Any, trick: Sequence[Played]) -> int:
    """How many cards the hand holds when play begins: their size is the same for the whole deal."""
    held: int = len(seen.hand)
    if state.record is None:
        return held
    seat: int = seen.seat
    dealt = replay(state.record.prefix(0)).hands[seat].bit_count()
    out = len(state.tricks_played()) + sum(played["seat"] == seat for played in trick)
    return min(dealt, held + out)


def _hand(state: State, seen: Any, names: CardNames) -> list[HandCard]:
    game = _GAMES[state.rules.game]
    table = company(state.rules, seen.seat)
    refused = state.refused() if seen.to_act == seen.seat else {}
    fresh = set(game.fresh(seen))
    hand: list[HandCard] = []
    for card in sorted(seen.hand, key=lambda card: game.place(seen, card)):
        reason = refused.get(card)
        because: Any = [] if reason is None else reason.facts.get("could", [])
        why = None if reason is None else explain.sentence(reason, names.translator, names, company=table)
        item: HandCard = {
            "card": card_text(card),
            "legal": reason is None,
            "reason": why,
            "because": list(because),
        }
        if card in fresh:
            item["fresh"] = True
        hand.append(item)
    return hand


def _actions(seen: Any, names: CardNames, look: Look) -> list[Action]:
    game = _GAMES[seen.rules.game]
    found: list[Action] = game.actions(seen, names)
    for action in found if look.doubts else []:
        question = game.doubt(seen, action["token"], names, hide=look.hide_points)
        if question is not None:
            action["ask"] = question
    return found


def _played(seat: int, card: int) -> Played:
    return {"seat": seat, "card": card_text(card)}


def _in_turn(leader: int, cards: Sequence[int], seats: int) -> list[Played]:
    return [_played((leader + place) % seats, card) for place, card in enumerate(cards)]


def _past(trick: Trick | None, seats: int) -> PastTrick | None:
    if trick is None:
        return None
    return {"winner": trick.winner, "cards": _in_turn(trick.leader, trick.cards, seats)}


def _score(look: Look, names: CardNames) -> Score | None:
    if look.beads is None:
        return None
    t = names.translator
    return {
        "beads": list(look.beads),
        "target": look.target,
        "names": [t.gettext("You"), t.gettext("Opponent")],
    }
