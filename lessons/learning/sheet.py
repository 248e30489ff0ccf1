"""A sheet of questions: an exam, a lesson's test, or what a teacher's link asks; the same for everybody.

A sheet is its address: which kinds or rules, by which rule set, which seeds, and how it is asked. Nothing of
it is stored, so opening it needs no account; the answers belong to one attempt of one learner. A sheet that
somebody has drawn for himself, and the test of a lesson, ask other questions when they are taken once more;
what a teacher has put together stays as it is.
"""

from __future__ import annotations

import hashlib
import math
import random
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from urllib.parse import urlencode

import engine
from engine import RuleSet
from lessons import drills
from lessons.drills import Unasked
from lessons.drills.finding import find
from lessons.drills.seeded import DEFAULT_LEVEL, LEVELS, Seeded
from lessons.i18n import N_
from lessons.load import content
from lessons.rulebook import rule_id
from lessons.store import Answer

__all__ = ["MODES", "MOST", "BadSheet", "Result", "Sheet", "lesson_test", "needed", "read_sheet", "result_of"]

MODES = ("exam", "teach")
"""Without hints and with the result at the end, or with hints and every answer explained."""

MOST = 60
"""How many questions a sheet may have."""

PASS = Fraction(4, 5)
"""The share of right answers that passes."""

_SEEDS = re.compile(r"\d{1,9}(-\d{1,9})?(,\d{1,9}(-\d{1,9})?)*")
_TEST, _TEST_OF_ONE = 10, 8
"""How many questions the test of a lesson has at most, and how many if all of them are of one kind."""

_AGAIN, _FEW = 2, 5
"""How often what was missed is asked anew, if it is no more than a few things."""

_MODE = N_("This link does not say whether it is an exam or for practice.")
_GAME = N_("This link names no rule set that Baza knows.")
_EMPTY = N_("This link names neither a kind of question nor a rule.")
_KIND = N_("This link asks for a kind of question that this game does not have.")
_RULE = N_("This link names a rule that does not exist.")
_NUMBERS = N_("This link names no numbers of questions, or some that cannot be read.")
_LEVEL = N_("This link names a degree of difficulty that does not exist.")
_LONG = N_("This link asks for too many questions at once.")
_LESSON = N_("This link names a lesson that does not exist.")
_UNFIT = N_("This link is not the test of the lesson that it names.")
_NONE = N_("None of the questions of this link can be asked under these rules.")


class BadSheet(Exception):
    """A link that names no sheet; the message is one sentence, an English message id."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """Which questions: every kind and every rule with every seed; ``lesson`` if it is its test.

    ``own`` is a sheet that its reader has drawn for himself.
    """

    mode: str
    rules: RuleSet
    seeds: tuple[int, ...]
    kinds: tuple[str, ...] = ()
    about: tuple[str, ...] = ()
    level: int = DEFAULT_LEVEL
    lesson: str | None = None
    own: bool = False

    @property
    def is_fixed(self) -> bool:
        """Whether it asks the same questions whenever it is taken."""
        return not self.own and self.lesson is None

    def once_more(self, seed: int) -> Sheet:
        """What to take after it: other questions, numbered from about ``seed`` on; itself if it is fixed.

        >>> sheet = lesson_test("schnapsen-trick", "schnapsen", ["schnapsen.win", "schnapsen.lead"], 7)
        >>> sheet.once_more(30).seeds, sheet.once_more(5).seeds
        ((30, 31, 32, 33, 34), (12, 13, 14, 15, 16))
        """
        if self.is_fixed:
            return self
        number = len(self.seeds)
        first = seed if seed + number <= min(self.seeds) or seed > max(self.seeds) else max(self.seeds) + 1
        return replace(self, seeds=tuple(range(first, first + number)))

    def about_these(self, questions: Iterable[Mapping[str, str]], seed: int) -> Sheet:
        """Other questions of the same kinds and about the same rules as some of its own, to practise with.

        Two of each where they are few.

        >>> sheet = read_sheet({"sheet": "exam", "game": "schnapsen", "kinds": "pack,deal", "seeds": "1-2"})
        >>> sheet.about_these(sheet.questions()[:1], 30).query["kinds"]
        'pack'
        """
        missed = list(questions)
        about = tuple(dict.fromkeys(query["rule"] for query in missed if "rule" in query))
        kinds = tuple(dict.fromkeys(query["kind"] for query in missed if "rule" not in query))
        times = _AGAIN if len(about) + len(kinds) <= _FEW else 1
        seeds = tuple(range(seed, seed + times))
        return Sheet("teach", self.rules, seeds, kinds, about, self.level, own=True)

    @property
    def query(self) -> dict[str, str]:
        """The parts of its link; the same sheet always has the same."""
        query = {"sheet": self.mode, "game": self.rules.text}
        query |= {"kinds": ",".join(self.kinds)} if self.kinds else {}
        query |= {"rules": ",".join(self.about)} if self.about else {}
        query |= {"seeds": _spans(self.seeds)}
        query |= {"level": str(self.level)} if self.level != DEFAULT_LEVEL else {}
        query |= {"lesson": self.lesson} if self.lesson else {}
        query |= {"own": "1"} if self.own else {}
        return query

    @property
    def link(self) -> str:
        """The address that opens it."""
        return f"/drill?{urlencode(self.query)}"

    @property
    def name(self) -> str:
        """A short name that only this sheet has."""
        return hashlib.sha256(self.link.encode()).hexdigest()[:10]

    def place(self, attempt: str) -> str:
        """Where the answers of an attempt are kept; see :class:`lessons.store.Answer`.

        >>> lesson_test("schnapsen-trick", "schnapsen", ["schnapsen.win"], 7).place("abc")
        'exam-...-abc'
        """
        return f"{self.mode}-{self.name}-{attempt}"

    def questions(self) -> tuple[dict[str, str], ...]:
        """The addresses of its questions in their order, those left out that cannot be asked.

        Raises :class:`BadSheet` if none is left.

        >>> sheet = read_sheet({"sheet": "exam", "game": "schnapsen", "kinds": "pack,claim", "seeds": "1-2"})
        >>> [(query["kind"], query["seed"]) for query in sheet.questions()]
        [('pack', '1'), ('claim', '1'), ('pack', '2'), ('claim', '2')]
        """
        found = _questions(self)
        if not found:
            raise BadSheet(_NONE)
        return found

    def _asked(self) -> Iterable[Seeded]:
        chosen = self._chosen()
        for seed in self.seeds:
            for kind in self.kinds:
                yield Seeded(kind, self.rules, seed, difficulty=self.level)
            for rule in self.about:
                if (seed, rule) in chosen:
                    yield Seeded(chosen[seed, rule], self.rules, seed, rule, difficulty=self.level)

    def _chosen(self) -> dict[tuple[int, str], str]:
        """The kind that asks about each rule with each seed, the one that comes least often among its kinds.

        Rules that few kinds ask about choose first: what they take is known to the others.
        """
        often, chosen = Counter(self.kinds * len(self.seeds)), {}
        known = {rule: drills.kinds_for(self.rules.game, rule) for rule in self.about}
        for rule in sorted(self.about, key=lambda rule: len(known[rule])):
            for seed in self.seeds if known[rule] else ():
                kinds = list(known[rule])
                random.Random(f"{rule} {seed}").shuffle(kinds)
                kind = min(kinds, key=often.__getitem__)
                often[kind] += 1
                chosen[seed, rule] = kind
        return chosen


@lru_cache(maxsize=256)
def _questions(sheet: Sheet) -> tuple[dict[str, str], ...]:
    """What can be asked of a sheet; the start page wants to know how many of an open one there are."""
    return tuple(asked.query for asked in sheet._asked() if _can_ask(asked))


def _can_ask(asked: Seeded) -> bool:
    try:
        find(asked)
    except Unasked:
        return False
    return True


def read_sheet(query: Mapping[str, str]) -> Sheet:
    """The sheet that a link names; raises :class:`BadSheet` with one sentence for a link that names none.

    >>> read_sheet({"sheet": "exam", "game": "tarock", "kinds": "pack", "seeds": "1"})
    Traceback (most recent call last):
    lessons.learning.sheet.BadSheet: This link names no rule set that Baza knows.
    """
    mode = query.get("sheet", "")
    if mode not in MODES:
        raise BadSheet(_MODE)
    try:
        rules = engine.parse_setup(query.get("game", ""))
    except engine.Unreadable:
        raise BadSheet(_GAME) from None
    kinds, about = _listed(query.get("kinds")), _listed(query.get("rules"))
    known = drills.kinds_for(rules.game)
    if not (kinds or about):
        raise BadSheet(_EMPTY)
    if not set(kinds) <= set(known):
        raise BadSheet(_KIND)
    for rule in about:
        try:
            rule_id(rules.game, rule)
        except (KeyError, ValueError):
            raise BadSheet(_RULE) from None
    level = query.get("level", str(DEFAULT_LEVEL))
    if level not in {str(each) for each in LEVELS}:
        raise BadSheet(_LEVEL)
    seeds = _numbers(query.get("seeds", ""))
    if len(seeds) * (len(kinds) + len(about)) > MOST:
        raise BadSheet(_LONG)
    lesson = query.get("lesson") or None
    sheet = Sheet(mode, rules, seeds, kinds, about, int(level), lesson, own=query.get("own") == "1")
    if lesson is not None:
        _check_test(sheet, lesson)
    return sheet


def _check_test(sheet: Sheet, lesson: str) -> None:
    """Whoever passes the test of a lesson has done it, so no other sheet may go by its name."""
    loaded = content().lessons.get(lesson)
    if loaded is None:
        raise BadSheet(_LESSON)
    if sheet != lesson_test(lesson, loaded.lesson.setup, loaded.lesson.rules, sheet.seeds[0]):
        raise BadSheet(_UNFIT)


def _listed(text: str | None) -> tuple[str, ...]:
    return tuple(dict.fromkeys(part for part in (text or "").split(",") if part))


def _numbers(text: str) -> tuple[int, ...]:
    """Numbers and spans of numbers: ``1,4,10-12``."""
    if not _SEEDS.fullmatch(text):
        raise BadSheet(_NUMBERS)
    found: list[int] = []
    for part in text.split(","):
        first, _, last = part.partition("-")
        low, high = int(first), int(last or first)
        if high < low:
            raise BadSheet(_NUMBERS)
        if high - low >= MOST:
            raise BadSheet(_LONG)
        found += range(low, high + 1)
    return tuple(dict.fromkeys(found))


def _spans(numbers: Sequence[int]) -> str:
    spans: list[list[int]] = []
    for number in numbers:
        if spans and number == spans[-1][-1] + 1:
            spans[-1].append(number)
        else:
            spans.append([number])
    return ",".join(f"{span[0]}-{span[-1]}" if len(span) > 1 else str(span[0]) for span in spans)


def lesson_test(lesson: str, setup: str, rules: Iterable[str], seed: int) -> Sheet | None:
    """The test of a lesson: its rules, each about as often; ``None`` if nothing of it can be asked.

    >>> lesson_test("schnapsen-trick", "schnapsen", ["schnapsen.win", "schnapsen.lead"], 7).seeds
    (7, 8, 9, 10, 11)
    """
    parsed = engine.parse_setup(setup)
    asked = tuple(rule for rule in rules if drills.kinds_for(parsed.game, rule))[:_TEST]
    if not asked:
        return None
    kinds = {kind for rule in asked for kind in drills.kinds_for(parsed.game, rule)}
    times = max(1, min(5, (_TEST if len(kinds) > 1 else _TEST_OF_ONE) // len(asked)))
    return Sheet("exam", parsed, tuple(range(seed, seed + times)), about=asked, lesson=lesson)


def needed(number: int) -> int:
    """How many right answers pass a sheet of so many questions.

    >>> needed(10), needed(12)
    (8, 10)
    """
    return math.ceil(PASS * number)


@dataclass(frozen=True, slots=True)
class Result:
    """How an attempt went: the answers in the order of the questions, ``None`` where one is missing."""

    answers: tuple[Answer | None, ...]

    @property
    def right(self) -> int:
        """How many were right."""
        return sum(answer is not None and answer.correct for answer in self.answers)

    @property
    def done(self) -> bool:
        """Whether every question was answered."""
        return None not in self.answers

    @property
    def open(self) -> int | None:
        """The place of the first question that was not answered, from 0."""
        return self.answers.index(None) if None in self.answers else None

    @property
    def missing(self) -> int:
        """How many more right answers it would have taken to pass."""
        return max(0, needed(len(self.answers)) - self.right)

    @property
    def passed(self) -> bool:
        """Whether all were answered and enough of them right."""
        return self.done and not self.missing


def result_of(questions: Sequence[Mapping[str, str]], answers: Iterable[Answer]) -> Result:
    """Match the answers of one attempt to the questions; the first answer to a question counts."""
    by_link: dict[str | None, Answer] = {}
    for answer in sorted(answers, key=lambda answer: answer.answered):
        by_link.setdefault(answer.link, answer)
    return Result(tuple(by_link.get(_link(query)) for query in questions))


def _link(query: Mapping[str, str]) -> str:
    order = ("kind", "game", "seed", "rule", "against", "level")
    return f"/drill?{urlencode({name: query[name] for name in order if name in query})}"
