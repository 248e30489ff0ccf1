"""Prose with its marks filled: Markdown in the reader's language and deck pattern.

Every mark is filled from an answer of the engine or from the names of cards; whatever cannot be
filled raises :class:`ProseError`, which the linter turns into a sentence with file and line.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

import engine
from engine import GAMES, Line, RuleSet
from lessons import explain
from lessons.i18n import Translator
from lessons.names import FORMS, CardNames, Name, NameList
from lessons.prose import Link, Mark, pieces
from lessons.seats import TWO, Company
from lessons.values import Answer

__all__ = ["Linker", "ProseError", "Reader", "lines_for", "render", "say"]

Linker = Callable[[Link], str]
"""Turns a link into Markdown; the page that shows the prose knows its own addresses."""


class ProseError(Exception):
    """A mark that cannot be filled; the message is one English sentence."""


@dataclass(frozen=True)
class Reader:
    """Who reads: language, names of the cards by the chosen deck, and the seat addressed as *you*.

    ``sides`` are those of the table that ``{seat:1}`` speaks of.
    """

    translator: Translator
    names: CardNames
    seat: int = 0
    sides: Sequence[Sequence[int]] = TWO.sides

    def at(self, rules: RuleSet) -> Reader:
        """The same reader at a table of these rules."""
        return replace(self, sides=GAMES[rules.game].sides(rules))


def render(text: str, values: Mapping[str, Answer], reader: Reader, linker: Linker) -> str:
    """Fill the marks of a text.

    Raises :class:`ProseError` for an unknown value, card or form.

    >>> from lessons.names import card_names
    >>> reader = Reader(Translator("es"), card_names("es"))
    >>> values = {"winner": Answer("seat", 0), "n": Answer("number", 12)}
    >>> render("{winner:Ganas tú|Gana tu rival} {n} {n:punto|puntos} [[head|al montar]].", values, reader,
    ...        lambda link: f"[{link.words}](#{link.target})")
    'Ganas tú 12 puntos [al montar](#head).'
    """
    out = []
    for piece in pieces(text):
        if isinstance(piece, Mark):
            out.append(_fill(piece, values, reader))
        elif isinstance(piece, Link):
            out.append(linker(piece))
        else:
            out.append(piece)
    return "".join(out)


def say(answer: Answer, reader: Reader, form: str | None = None) -> str:
    """An answer in words.

    ``form`` is a grammatical form of a card, suit or rank, or the choices ``one|other``, ``yes|no``,
    ``you|the others``, in which ``@`` stands for the name of the other. Raises :class:`ProseError` for a
    form that the answer does not have.

    >>> from lessons.names import card_names
    >>> reader = Reader(Translator("es"), card_names("es", "german"))
    >>> say(Answer("cards", engine.parse_cards("TS.QH")), reader, "or")
    'el diez de hojas o el Ober de corazones'
    """
    if form is not None and "|" in form:
        return _choose(answer, form.split("|"), reader)
    translator, names = reader.translator, reader.names
    value = answer.value
    if answer.kind in ("cards", "suit", "ranks"):
        return _named(answer, names, form)
    if form is not None:
        raise ProseError(f"A {answer.kind} has no form '{form}'.")
    if answer.kind == "number":
        return translator.number(value)
    if answer.kind == "yesno":
        return translator.gettext("yes") if value else translator.gettext("no")
    if answer.kind == "seat":
        if value is None:
            return translator.gettext("nobody")
        return Company(answer.sides, reader.seat).told(value, translator)
    if answer.kind == "reason":
        reason, legal = value
        if reason is None:
            return translator.gettext("This move is legal.")
        return explain.sentence(reason, translator, names, legal=legal)
    if answer.kind == "settlement":
        lines = [
            explain.settlement(line, translator, names, you=reader.seat, sides=answer.sides)
            for line in lines_for(value.lines, Company(answer.sides, reader.seat).your_side)
        ]
        thrown = explain.redeal(value, translator)
        return "\n".join(f"- {line}" for line in ([thrown] if thrown else lines))
    return str(value)


def lines_for(lines: Sequence[Line], side: int) -> tuple[Line, ...]:
    """The lines of a settlement that tell one side everything: its own, and items that do not touch it.

    Where an item is paid by some and got by others, one line of it says enough.

    >>> from engine.games.schafkopf.settle import Ended, pay
    >>> lines = pay(Ended("wenz", 0, -1, points=95, won=7, lost=1, laufende=1), "always").lines
    >>> [(line.rule.value, line.amount) for line in lines_for(lines, 2)]
    [('schafkopf.base', -5), ('schafkopf.schneider', -1)]
    """
    touched = {line.rule for line in lines if line.side == side}
    return tuple(line for line in lines if line.side == side or line.rule not in touched)


def _named(answer: Answer, names: CardNames, form: str | None) -> str:
    name: Name | NameList
    if answer.kind == "suit":
        if answer.value is None:
            raise ProseError("There is no suit to name here.")
        name = names.suit(answer.value)
    elif answer.kind == "ranks":
        name = names.ranks(answer.value)
    else:
        if not answer.value:
            raise ProseError("There are no cards to name here.")
        name = names.cards(answer.value)
    return _formed(name, form)


def _formed(name: Name | NameList, form: str | None) -> str:
    try:
        return format(name, form or "")
    except ValueError:
        raise ProseError(f"There is no form '{form}'; the forms are {', '.join(FORMS)} and or.") from None


def _choose(answer: Answer, choices: list[str], reader: Reader) -> str:
    if len(choices) != 2:
        raise ProseError("A choice has exactly two sides, split by '|'.")
    if answer.kind == "number":
        first = str(reader.translator.locale.plural_form(answer.value)) == "one"
    elif answer.kind == "yesno":
        first = bool(answer.value)
    elif answer.kind == "seat":
        if answer.value == reader.seat:
            return choices[0]
        return choices[1].replace("@", say(answer, reader))
    else:
        raise ProseError(f"A choice needs a number, a seat or yes and no, not {answer.kind}.")
    return choices[0] if first else choices[1]


def _seated(argument: str, form: str | None, reader: Reader) -> str:
    company = Company(reader.sides, reader.seat)
    if int(argument) not in company.clockwise:
        raise ValueError(argument)
    return say(Answer("seat", int(argument), reader.sides), reader, form)


def _fill(mark: Mark, values: Mapping[str, Answer], reader: Reader) -> str:
    names = reader.names
    argument = mark.argument or ""
    try:
        if mark.name == "quoted":
            return argument
        if mark.name == "card":
            return _formed(names.card(argument), mark.form)
        if mark.name == "cards":
            return _formed(names.cards(engine.parse_cards(argument)), mark.form)
        if mark.name == "rank":
            return _formed(names.rank(argument), mark.form)
        if mark.name == "suit":
            return _formed(names.suit(argument), mark.form)
        if mark.name == "seat":
            return _seated(argument, mark.form, reader)
    except (engine.Unreadable, KeyError, ValueError):
        raise ProseError(f"'{{{mark.name}:{argument}}}' names no {mark.name}.") from None
    if mark.name not in values:
        raise ProseError(f"There is no value '{mark.name}'.")
    return say(values[mark.name], reader, mark.form)
