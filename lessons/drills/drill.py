"""A drill ready to be asked: plain values, every sentence already in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from lessons.drills.told import Told
from lessons.i18n import Translator

__all__ = ["Choice", "Drill", "Hint", "Marking"]


@dataclass(frozen=True, slots=True)
class Choice:
    """One option: its answer, how it is shown, and why it is right or wrong.

    An answer is a move token, a card, a seat, a number, ``yes`` or ``no``. ``rule`` is the id of the clause
    that decides it, ``beliefs`` are the misconceptions it follows from (none for an accepted answer).
    ``named`` is the sentence of the explanation that names the clause: once is enough for several options.
    """

    answer: str
    text: str
    explanation: str
    rule: str
    beliefs: tuple[str, ...] = ()
    named: str = ""


@dataclass(frozen=True, slots=True)
class Hint:
    """One step of help: a sentence or two, and the cards it points at (card texts)."""

    text: str
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Marking:
    """What an answer is worth: ``short`` is enough when it was right, ``full`` is owed when it was not.

    ``parts`` are the paragraphs of ``full`` without the answer, for where the options show it: what was
    thought, what holds, where the sources differ; each only if there is one. ``rules`` are the ids of the
    clauses they follow from, in the order told; only ``full`` names them.
    ``beliefs`` are the misconceptions the answer follows from; ``accepted`` every right answer.
    """

    right: bool
    short: str
    full: str
    accepted: tuple[str, ...]
    beliefs: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()

    @property
    def explanation(self) -> str:
        """Short when right, full when wrong."""
        return self.short if self.right else self.full


@dataclass(frozen=True, slots=True)
class Drill:
    """One question with its options and everything that may be said about them.

    Exactly one accepted option has to be chosen, or, with ``multiple``, all of them and no other.
    ``position`` is what the learner at ``seat`` may see; ``record`` a finished deal, ``match`` a match as
    text; ``moves`` are the moves told in the question, ``cards`` cards shown beside it. ``hints`` has
    three steps: the idea, the cards that matter, the answer. ``sources`` says where the published rule
    sets give different answers, if they do. ``told`` is what a screen may show
    instead of words of the question.
    """

    id: str
    kind: str
    setup: str
    question: str
    choices: tuple[Choice, ...]
    accepted: tuple[str, ...]
    rule: str
    link: str
    hints: tuple[Hint, Hint, Hint]
    translator: Translator = field(repr=False, compare=False)
    position: str | None = None
    record: str | None = None
    match: str | None = None
    moves: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    seat: int = 0
    multiple: bool = False
    beliefs: tuple[tuple[tuple[str, ...], str, str], ...] = field(default=(), repr=False)
    sources: str | None = None
    told: tuple[Told, ...] = field(default=(), repr=False)

    def choice(self, answer: str) -> Choice | None:
        """The option with an answer, if there is one."""
        return next((choice for choice in self.choices if choice.answer == answer), None)

    def answers(self, answer: str) -> tuple[str, ...]:
        """What was chosen, one by one: with ``multiple`` the parts of ``TS.JS``, as the options stand."""
        if not self.multiple:
            return (answer,)
        chosen = set(answer.split(".")) - {"-", ""}
        known = [choice.answer for choice in self.choices if choice.answer in chosen]
        return (*known, *sorted(chosen - set(known)))

    def mark(self, answer: str) -> Marking:
        """Mark an answer; with ``multiple`` several answers joined by ``.``, in any order."""
        chosen = self.answers(answer)
        right = set(chosen) == set(self.accepted) if self.multiple else answer in self.accepted
        beliefs = self._beliefs(chosen)
        parts = self._parts(chosen, [sentence for _, sentence in beliefs])
        sources = [self.sources] if self.sources else []
        told = [] if right else [self._short(right=False)]
        return Marking(
            right,
            self._short(right=right),
            " ".join([*(part.full for part in parts), *told, *sources]),
            self.accepted,
            tuple(name for name, _ in beliefs),
            (*dict.fromkeys(part.text for part in parts if part.text), *sources),
            tuple(dict.fromkeys(part.rule for part in parts if part.rule)),
        )

    def nudge(self, answer: str) -> str:
        """What may be said to a wrong answer that is to be mended: what it gets wrong, never what is right.

        Empty where no misconception leads to it.
        """
        return next((said for _, said in self._beliefs(self.answers(answer))), "")

    @property
    def can_be_mended(self) -> bool:
        """Whether a wrong answer leaves more than one other to choose from."""
        return self.multiple or len(self.choices) > 2

    def _beliefs(self, chosen: tuple[str, ...]) -> list[tuple[str, str]]:
        if set(chosen) == set(self.accepted):
            return []
        return [(name, said) for answers, name, said in self.beliefs if set(answers) == set(chosen)]

    def _accepted_text(self) -> str:
        texts = [choice.text for choice in self.choices if choice.answer in self.accepted]
        return self.translator.join(texts)

    def _short(self, *, right: bool) -> str:
        if right:
            return self.translator.gettext("Right: {answer}.", answer=self._accepted_text())
        return self.translator.gettext("The answer is: {answer}.", answer=self._accepted_text())

    def _parts(self, chosen: tuple[str, ...], said: list[str]) -> list[_Part]:
        """What there is to say of an answer, a paragraph each, but for its text and the sources."""
        if self.multiple:
            differing = set(chosen) ^ set(self.accepted)
            about = [choice for choice in self.choices if choice.answer in differing]
            parts = [
                *(_Part(thought) for thought in said[:1]),
                *_once(about or self.choices, self.translator),
            ]
        else:
            one = self.choice(chosen[0]) or self.choice(self.accepted[0])
            parts = _apart(one, said) if one else []
        if self.sources:  # the options may say it too
            parts = [replace(part, text=part.text.replace(self.sources, "").strip()) for part in parts]
        return [part for part in dict.fromkeys(parts) if part.full]

    def as_json(self) -> dict[str, Any]:
        """The drill as the command line prints it.

        ``multiple`` says whether all accepted options have to be chosen; ``moves``, ``match`` and ``cards``
        stand there only when the question tells moves, is about a match, or shows cards.
        """
        answer: dict[str, Any] = {"id": self.id, "kind": self.kind, "setup": self.setup}
        for name in ("position", "record", "match"):
            if getattr(self, name) is not None:
                answer[name] = getattr(self, name)
        for name in ("moves", "cards"):
            if getattr(self, name):
                answer[name] = list(getattr(self, name))
        return answer | {
            "question": self.question,
            "options": [
                {"answer": choice.answer, "text": choice.text, "explanation": choice.explanation}
                for choice in self.choices
            ],
            "accepted": list(self.accepted),
            "multiple": self.multiple,
            "rule": self.rule,
            "link": self.link,
        }


@dataclass(frozen=True, slots=True)
class _Part:
    """A paragraph of what is said of an answer, its clause, and the sentence that names the clause."""

    text: str
    rule: str = ""
    named: str = ""

    @property
    def full(self) -> str:
        """The paragraph with the name of its clause."""
        return f"{self.text} {self.named}".strip()


def _once(choices: Sequence[Choice], t: Translator) -> list[_Part]:
    """The explanations of several options, each sentence once.

    Options that are explained alike, but for their own names, share the explanation of the first; a clause
    that decides several is named after the last of them.
    """
    alike: dict[tuple[str, str], list[Choice]] = {}
    for choice in choices:
        alike.setdefault((choice.rule, _shape(choice)), []).append(choice)
    groups = list(alike.values())
    found, before = [], set()
    for place, group in enumerate(groups):
        first = group[0]
        said = [] if _reason(first) in before else [_reason(first)]
        before.add(_reason(first))
        if any(_reason(choice) != _reason(first) for choice in group):
            others = t.join([choice.text for choice in group[1:]])
            said.append(t.gettext("The same holds for: {others}.", others=others))
        last = all(later[0].rule != first.rule for later in groups[place + 1 :])
        found.append(_Part(" ".join(said), first.rule, first.named if last else ""))
    return found


def _apart(choice: Choice, said: Sequence[str]) -> list[_Part]:
    """The explanation of an option: what was thought, if that is said, and what holds."""
    reason = _reason(choice)
    thought = next((each for each in said if reason.startswith(f"{each} ")), "")
    return [_Part(thought), _Part(reason.removeprefix(thought).strip(), choice.rule, choice.named)]


def _reason(choice: Choice) -> str:
    """An explanation without the sentence that names its clause."""
    return choice.explanation.replace(f" {choice.named}", "", 1) if choice.named else choice.explanation


def _shape(choice: Choice) -> str:
    """A reason without the name of the option it is about, its article included."""
    name = re.escape(choice.text)
    return re.sub(rf"(?:\b\w{{2,3}} )?\b{name}\b", "_", _reason(choice), flags=re.IGNORECASE)
