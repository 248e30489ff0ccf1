"""A learner's progress as one JSON file, to keep or to take along."""

from __future__ import annotations

import datetime as dt
import json
import re
from typing import Annotated, Any, Literal

from fsrs import Card
from pydantic import AfterValidator, AwareDatetime, BaseModel, ConfigDict, Field, ValidationError

import engine
from lessons.i18n import N_
from lessons.settings import Settings
from lessons.store import Store

__all__ = ["MOST_BYTES", "TOO_LARGE", "VERSION", "BadLuggage", "Luggage", "pack", "unpack"]

VERSION = 1
"""The version of the file; a newer one is refused, an older one will always be read."""

MOST_BYTES = 20_000_000
"""How large a file may be."""

_NO_FILE = N_("This file is not one that Baza made, so nothing was changed.")
_DAMAGED = N_("This file of Baza is damaged, so nothing was changed.")
_NEWER = N_("This file comes from a newer version of Baza, so nothing was changed.")
TOO_LARGE = N_("This file is too large to be one that Baza made, so nothing was changed.")

_HEAD = 200
_MARK = re.compile(r'\s*\{\s*"app"\s*:\s*"baza"')
"""How every file of Baza's begins, whatever has happened to the rest of it."""


class BadLuggage(Exception):
    """A file that cannot be brought in; the message is one sentence, an English message id."""


def _record(text: str) -> str:
    try:
        engine.replay(engine.parse_record(text))
    except (engine.Unreadable, engine.Refused) as error:
        raise ValueError("not a record") from error
    return text


def _card(text: str) -> str:
    try:
        Card.from_dict(json.loads(text))
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise ValueError("not a card of the scheduler") from error
    return text


Short = Annotated[str, Field(min_length=1, max_length=120)]
Name = Annotated[str, Field(pattern=r"^[\w.-]{1,120}$")]
Long = Annotated[str, Field(max_length=20_000)]


class _Row(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class _Step(_Row):
    lesson: Short
    step: Short
    done: AwareDatetime


class _Answer(_Row):
    kind: Annotated[Name, Field(max_length=60)]
    rule: Name
    setup: Long
    seed: Annotated[int, Field(ge=-(2**63), lt=2**63)]
    correct: bool
    hinted: bool
    given: Long
    answered: AwareDatetime
    seconds: Annotated[int, Field(ge=0, lt=2**31)] | None = None
    place: Annotated[str, Field(max_length=60)] | None = None
    link: Long | None = None
    evidence: Long | None = None


class _Memory(_Row):
    rule: Name
    card: Annotated[Long, AfterValidator(_card)]
    due: AwareDatetime


class _Mistake(_Row):
    rule: Name
    situation: Long
    move: Long
    made: AwareDatetime
    mended: AwareDatetime | None = None


class _Deal(_Row):
    record: Annotated[Long, AfterValidator(_record)]
    match: Long | None = None
    finished: bool
    created: AwareDatetime
    updated: AwareDatetime


class Luggage(BaseModel):
    """The file: its version, when it was made, the settings, and the rows of each table.

    Secrets (cookies, the recovery code) are not in it.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    app: Literal["baza"] = "baza"
    version: Literal[1] = 1
    made: AwareDatetime
    settings: Settings
    step: list[_Step] = []
    answer: list[_Answer] = []
    memory: list[_Memory] = []
    mistake: list[_Mistake] = []
    deal: list[_Deal] = []


def pack(store: Store, learner: str, now: dt.datetime) -> str:
    """All progress of a learner as the text of a file."""
    rows: dict[str, Any] = dict(store.portable.rows(learner))
    luggage = Luggage.model_validate({"made": now, "settings": store.learners.settings(learner), **rows})
    return luggage.model_dump_json(indent=1)


def unpack(store: Store, learner: str, text: str | bytes) -> int:
    """Merge a file into a learner's progress and tell how many rows were new; twice is the same as once.

    Settings stay as they are. Raises :class:`BadLuggage` with one sentence, and then changes nothing.
    """
    if len(text) > MOST_BYTES:
        raise BadLuggage(TOO_LARGE)
    try:
        luggage = Luggage.model_validate_json(text)
    except ValidationError:
        raise BadLuggage(_fault(text)) from None
    rows = {
        name: [row.model_dump() for row in getattr(luggage, name)]
        for name in ("step", "answer", "memory", "mistake", "deal")
    }
    return store.portable.merge(learner, rows)


def _fault(text: str | bytes) -> str:
    """What is wrong with a file that is not one: another's, of a later version, or damaged."""
    start = text[:_HEAD] if isinstance(text, str) else text[:_HEAD].decode(errors="replace")
    if _MARK.match(start) is None:
        return _NO_FILE
    try:
        version = json.loads(text).get("version")
    except (ValueError, RecursionError):  # bad text, or brackets in brackets without an end
        return _DAMAGED
    return _NEWER if isinstance(version, int) and version > VERSION else _DAMAGED
