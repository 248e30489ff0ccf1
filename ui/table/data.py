"""What the table is told: plain data, one TypedDict a part, checked before it leaves the server.

Cards are the engine's text (``AS``, ``TH``, ``JO``). The table gets what one seat may see and nothing
else: no hand but the viewer's own, save a seat's ``cards`` once they are public.
"""

from typing import Any, Final, Literal, NotRequired

from pydantic import ConfigDict, TypeAdapter, ValidationError, with_config
from typing_extensions import TypedDict

from .cards import CARDS, INKS, Colours, Pattern, ink

Place = Literal["bottom", "top", "left", "right", "top-left", "top-right", "bottom-left", "bottom-right"]

PLACES: Final[dict[int, tuple[Place, ...]]] = {
    2: ("bottom", "top"),
    3: ("bottom", "top-left", "top-right"),
    4: ("bottom", "left", "top", "right"),
    5: ("bottom", "left", "top-left", "top-right", "right"),
    6: ("bottom", "bottom-left", "top-left", "top", "top-right", "bottom-right"),
}
"""Where the seats sit by their number, clockwise from the viewer."""

_STRICT = ConfigDict(extra="forbid", strict=True)


@with_config(_STRICT)
class Counted(TypedDict):
    """A counted phrase, ``{n}`` standing for the number: ``{"one": "{n} carta", "other": "{n} cartas"}``."""

    one: str
    other: str


@with_config(_STRICT)
class Labels(TypedDict):
    """Every string the table shows or speaks, in the reader's language (see ``ui.table.words``)."""

    table: str
    hand: str
    trick: str
    actions: str
    keys: str
    key_list: list[tuple[str, str]]
    hide: str
    led: str
    won: str
    won_by_you: str
    turn: str
    your_turn: str
    thinks: str
    dealer: str
    you_deal: str
    trump: str
    suits: dict[str, str]
    stock: str
    closed: str
    used_up: str
    turned: str
    last_trick: str
    mark: str
    missed: str
    overlooked: str
    hint: str
    fresh: str
    in_words: str
    none_yet: str
    cards: Counted
    face_down: Counted
    tricks: Counted
    points: Counted
    to_go: Counted
    go_on: str
    skip: str
    chosen: str
    full: str
    throw: Counted
    throw_none: str


@with_config(_STRICT)
class Seat(TypedDict):
    """A player: ``points`` and ``tricks`` are null when they are to be counted in one's head.

    ``count`` is all cards in hand; ``cards`` those of them that everybody has seen. ``mark`` is the sign of
    the player's team.
    """

    seat: int
    name: str
    place: Place
    count: int
    cards: NotRequired[list[str]]
    points: int | None
    tricks: int | None
    turn: bool
    dealer: bool
    badge: str | None
    mark: NotRequired[str | None]


@with_config(_STRICT)
class HandCard(TypedDict):
    """A card in the viewer's hand; an illegal one carries the reason and the cards that forbid it.

    ``fresh`` for a card that has just been drawn with others.
    """

    card: str
    legal: bool
    reason: str | None
    because: list[str]
    fresh: NotRequired[bool]


@with_config(_STRICT)
class Played(TypedDict):
    """A card on the table and who played it."""

    seat: int
    card: str


@with_config(_STRICT)
class PastTrick(TypedDict):
    """A finished trick, in the order of play."""

    winner: int
    cards: list[Played]


@with_config(_STRICT)
class Stock(TypedDict):
    """The stock: ``count`` includes the turned card; ``turned`` is null once it lies face down or is gone."""

    count: int
    turned: str | None
    closed: bool


@with_config(_STRICT)
class Action(TypedDict):
    """A button. Legal: prominent. Illegal: hidden without a ``reason``, else shown with it.

    ``key`` is one small letter, not ``h`` or ``u``. Buttons of one ``group`` stand side by side behind its
    name; ``suit`` puts that suit's sign on a button, within a group instead of the label. A button
    with a question ``ask`` turns into it at the first press, and counts at the second.
    """

    token: str
    label: str
    key: str | None
    legal: bool
    reason: str | None
    group: NotRequired[str]
    suit: NotRequired[str]
    ask: NotRequired[str]


@with_config(_STRICT)
class Throw(TypedDict):
    """How many cards may be thrown together: the hand turns into toggles with one button."""

    least: int
    most: int


@with_config(_STRICT)
class Score(TypedDict):
    """Game points each side still needs; drawn as beads up to a target of ten, as numbers beyond."""

    beads: list[int]
    target: int
    names: NotRequired[list[str]]


@with_config(_STRICT)
class Tally(TypedDict):
    """A side's running score, ready to be shown: sign of the team, name, total, what it has in this deal.

    Where there is little room ``short`` stands for the note, with ``signs`` for the rest of it: the text of a
    card, or a character.
    """

    mark: str | None
    name: str
    total: str | None
    note: str | None
    short: NotRequired[str | None]
    signs: NotRequired[list[str]]


@with_config(_STRICT)
class Word(TypedDict):
    """What a seat has said or thrown; ``top`` for the bid that stands."""

    seat: int
    text: str
    top: bool


@with_config(_STRICT)
class Talk(TypedDict):
    """What was said before the play, in order: in the middle of the table while ``open``, later on demand."""

    title: str
    open: bool
    words: list[Word]


@with_config(_STRICT)
class Frame(TypedDict):
    """A moment before the picture: what the table shows then, and what is said of it.

    ``won`` is the seat that wins the complete trick on the table; ``brief`` tells as much of ``said`` as fits
    into three short lines.
    """

    seats: list[Seat]
    trick: list[Played]
    won: int | None
    last_trick: PastTrick | None
    stock: Stock | None
    trump: str | None
    tallies: list[Tally]
    contract: str | None
    talk: Talk | None
    said: str
    brief: NotRequired[str]


@with_config(_STRICT)
class TableData(TypedDict):
    """One picture of the table; what the parts mean is told in ``ui.table.table``."""

    lang: str
    pattern: Pattern
    colours: Colours
    seq: int
    motion: bool
    labels: Labels
    names: dict[str, str]
    indices: dict[str, str]
    seats: list[Seat]
    hand: list[HandCard]
    full: NotRequired[int]
    most: NotRequired[int]
    trick: list[Played]
    last_trick: PastTrick | None
    stock: Stock | None
    trump: str | None
    actions: list[Action]
    score: Score | None
    mark: list[str]
    missed: NotRequired[list[str]]
    overlooked: NotRequired[list[str]]
    hint: list[str]
    dim: bool
    said: str
    caption: NotRequired[bool]
    choose: NotRequired[Literal["hand", "trick", "none"]]
    picked: NotRequired[list[str]]
    single: NotRequired[bool]
    tried: NotRequired[bool]
    tools: NotRequired[list[Literal["ui:hint", "ui:undo"]]]
    tallies: NotRequired[list[Tally]]
    contract: NotRequired[str | None]
    talk: NotRequired[Talk | None]
    throw: NotRequired[Throw | None]
    moves: NotRequired[int]
    busy: NotRequired[bool]
    over: NotRequired[bool]
    bare: NotRequired[bool]
    keeps: NotRequired[Literal["trick", "hand"]]
    frames: NotRequired[list[Frame]]
    won: NotRequired[int | None]
    pause: NotRequired[bool]
    rest: NotRequired[int]
    now: NotRequired[str]


class TableDataError(ValueError):
    """The data for the table is wrong; ``faults`` says where and what, one ``path: fault`` each."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("; ".join(faults))
        self.faults = tuple(faults)


_CHECKER: Final = TypeAdapter(TableData)
_SUITS: Final = "CSHD"


def check(data: TableData) -> None:
    """Raise TableDataError unless the data has the right shape and names only cards that exist.

    >>> check({"lang": "es"})  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    ui.table.data.TableDataError: pattern: Field required; colours: Field required; ...
    """
    try:
        _CHECKER.validate_python(data)
    except ValidationError as error:
        raise TableDataError(
            [f"{'.'.join(str(step) for step in fault['loc'])}: {fault['msg']}" for fault in error.errors()]
        ) from None
    faults = [*_card_faults(data), *_seat_faults(data)]
    if faults:
        raise TableDataError(faults)


def _card_faults(data: TableData) -> list[str]:
    lists = {
        "hand": [item["card"] for item in data["hand"]],
        "trick": [item["card"] for item in data["trick"]],
        "last_trick": [item["card"] for item in (data["last_trick"] or {"cards": []})["cards"]],
        "mark": data["mark"],
    }
    if data["stock"] and data["stock"]["turned"]:
        lists["stock.turned"] = [data["stock"]["turned"]]
    for seat in data["seats"]:
        lists[f"seats.{seat['seat']}.cards"] = seat.get("cards", [])
    for number, frame in enumerate(data.get("frames", [])):
        lists[f"frames.{number}.trick"] = [item["card"] for item in frame["trick"]]
    known = set(CARDS)
    faults = []
    for where, cards in lists.items():
        faults += [f"{where}: {card!r} is no card" for card in cards if card not in known]
        faults += [f"{where}: {card} has no name" for card in cards if card in known - data["names"].keys()]
        if len(set(cards)) < len(cards):
            faults.append(f"{where}: a card twice")
    if data["trump"] is not None and data["trump"] not in (*_SUITS,):
        faults.append(f"trump: {data['trump']!r} is no suit")
    return faults


def _seat_faults(data: TableData) -> list[str]:
    seats = {seat["seat"] for seat in data["seats"]}
    played = [*data["trick"], *(data["last_trick"]["cards"] if data["last_trick"] else [])]
    faults = [f"trick: there is no seat {item['seat']}" for item in played if item["seat"] not in seats]
    places = [seat["place"] for seat in data["seats"]]
    if places.count("bottom") != 1 or len(set(places)) < len(places):
        faults.append("seats: each place once, and one of them bottom")
    faults += [
        f"actions.{action['token']}: key {action['key']!r} is taken"
        for action in data["actions"]
        if action["key"] in ("h", "u", "?")
    ]
    return faults


def payload(data: TableData) -> dict[str, Any]:
    """Return what is sent to the browser: the data and the colours of the suits."""
    pattern, colours = data["pattern"], data["colours"]
    return {**data, "inks": {**INKS[pattern, colours], "JO": ink("JO", pattern, colours)}}
