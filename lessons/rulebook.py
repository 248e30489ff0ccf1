"""The rulebook of a game as a chosen table plays it: clauses, rule cards, examples, quick reference.

Texts come from the Markdown beside ``rulebook.yaml`` and change with the rule set; every example and
every difference between rule sets is computed when it is shown.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import engine
from engine import GAMES, RuleId, RuleSet
from lessons import explain
from lessons.load import Content, LoadedRulebook, content
from lessons.model import Clause, Example, RuleCard, Separation
from lessons.prose import Section
from lessons.render import Linker, Reader, render, say
from lessons.situation import with_setup
from lessons.values import Answer, find, find_value

__all__ = [
    "ClausePage",
    "Result",
    "RuleCardPage",
    "Shown",
    "cards_of_rule",
    "clause_page",
    "clause_pages",
    "one_line",
    "quick_reference",
    "rule_card_page",
    "rule_card_pages",
    "rule_id",
    "separation_shown",
]


@dataclass(frozen=True)
class Result:
    """What one rule set answers in a position: the set-up, the answer, and the answer in words."""

    setup: str
    answer: Answer
    text: str


@dataclass(frozen=True)
class Shown:
    """A position to lay out, what was asked of it, and the answer of one or several rule sets.

    ``moves`` are played on the position before it is asked; ``move`` and ``seat`` are what the
    question is about, where it needs them.
    """

    position: str
    find: str
    results: tuple[Result, ...]
    moves: str | None = None
    move: str | None = None
    seat: int | None = None


@dataclass(frozen=True)
class ClausePage:
    """A clause as it holds at the reader's table; ``quick`` is its line in the quick reference."""

    rule: RuleId
    title: str
    text: str
    quick: str | None
    clause: Clause
    examples: tuple[Shown, ...]


@dataclass(frozen=True)
class RuleCardPage:
    """A ruling in three lines: what the document says, what is against it, what is played here."""

    card: RuleCard
    title: str
    says: str
    against: str
    played: str
    separates: Shown | None


def rule_id(game: str, rule: str) -> RuleId:
    """The rule id of a name; :class:`ValueError` for a rule the game does not have.

    >>> rule_id("schnapsen", "schnapsen.head").options
    ('head',)
    """
    return GAMES[game].clauses(rule)  # type: ignore[call-arg]


def _book(rules: RuleSet, loaded: Content | None) -> LoadedRulebook:
    return (loaded or content()).rulebooks[rules.game]


def clause_pages(
    rules: RuleSet, reader: Reader, linker: Linker, loaded: Content | None = None
) -> tuple[ClausePage, ...]:
    """All clauses of a rule set's game, in the order of the rulebook.

    Raises :class:`KeyError` for a game without a rulebook.
    """
    book = _book(rules, loaded)
    return tuple(clause_page(clause.rule, rules, reader, linker, loaded) for clause in book.book.clauses)


def clause_page(
    rule: str, rules: RuleSet, reader: Reader, linker: Linker, loaded: Content | None = None
) -> ClausePage:
    """One clause under a rule set; :class:`KeyError` if the rulebook does not have it."""
    book = _book(rules, loaded)
    clause = next((clause for clause in book.book.clauses if clause.rule == rule), None)
    if clause is None:
        raise KeyError(rule)
    section = book.pages[reader.translator.language].section(rule, rules)
    fill = partial(_fill, clause, rules, reader, linker)
    quick = section.part("quick", rules)
    return ClausePage(
        rule_id(rules.game, rule),
        explain.title(rule_id(rules.game, rule), reader.translator),
        fill(section.text),
        fill(quick.text) if quick else None,
        clause,
        tuple(_example(example, rules, reader) for example in clause.examples),
    )


def quick_reference(
    rules: RuleSet, reader: Reader, linker: Linker, loaded: Content | None = None
) -> tuple[ClausePage, ...]:
    """The clauses of the one-screen reference, in its order; each has a ``quick`` line."""
    book = _book(rules, loaded)
    return tuple(clause_page(rule, rules, reader, linker, loaded) for rule in book.book.quick)


def rule_card_pages(
    rules: RuleSet, reader: Reader, linker: Linker, loaded: Content | None = None
) -> tuple[RuleCardPage, ...]:
    """All rule cards of a rule set's game."""
    book = _book(rules, loaded)
    return tuple(rule_card_page(card.id, rules, reader, linker, loaded) for card in book.book.cards)


def rule_card_page(
    name: str, rules: RuleSet, reader: Reader, linker: Linker, loaded: Content | None = None
) -> RuleCardPage:
    """One rule card under a rule set; :class:`KeyError` if the rulebook does not have it."""
    book = _book(rules, loaded)
    card = next((card for card in book.book.cards if card.id == name), None)
    if card is None:
        raise KeyError(name)
    section = book.pages[reader.translator.language].section(name, rules)
    fill = partial(_fill, card, rules, reader, linker)
    return RuleCardPage(
        card,
        fill(section.text),
        fill(_part(section, "says", rules)),
        fill(_part(section, "against", rules)),
        fill(_part(section, "played", rules)),
        separation_shown(card.separates, reader) if card.separates else None,
    )


def cards_of_rule(rule: str, game: str, loaded: Content | None = None) -> tuple[RuleCard, ...]:
    """The rule cards that speak of a rule; none for a game without a rulebook."""
    book = (loaded or content()).rulebooks.get(game)
    return tuple(card for card in book.book.cards if rule in card.rules) if book else ()


def one_line(name: str, rules: RuleSet, reader: Reader, linker: Linker, loaded: Content | None = None) -> str:
    """A clause or a rule card in a line, without emphasis: what holds, or what is played here.

    Raises :class:`KeyError` if the rulebook does not have it.
    """
    book = _book(rules, loaded)
    owner: Clause | RuleCard | None
    owner = next((clause for clause in book.book.clauses if clause.rule == name), None)
    owner = owner or next((card for card in book.book.cards if card.id == name), None)
    if owner is None:
        raise KeyError(name)
    section = book.pages[reader.translator.language].section(name, rules)
    part = section.part("played" if isinstance(owner, RuleCard) else "quick", rules)
    text = _fill(owner, rules, reader, linker, part.text if part else section.text)
    return text.replace("**", "").replace("*", "")


def _part(section: Section, name: str, rules: RuleSet) -> str:
    part = section.part(name, rules)
    if part is None:
        raise KeyError(name)
    return part.text


def _fill(owner: Clause | RuleCard, rules: RuleSet, reader: Reader, linker: Linker, text: str) -> str:
    values = {name: find_value(value, rules, None, None, reader.seat) for name, value in owner.values.items()}
    return render(text, values, reader, linker)


def _example(example: Example, rules: RuleSet, reader: Reader) -> Shown:
    """An example under its own set-up and the others it names, and under the reader's."""
    own = example.at.split(" ", 1)[0]
    setups = dict.fromkeys((own, *example.under, *_readable_under(example, rules)))
    results = tuple(_result(example, setup, reader) for setup in setups)
    return Shown(example.at, example.find, results, example.moves, example.move, example.seat)


def _readable_under(example: Example, rules: RuleSet) -> tuple[str, ...]:
    """The reader's set-up, if the example's position can be read under it (the pack may differ)."""
    try:
        find(example, rules.text)
    except engine.BazaError:
        return ()
    return (rules.text,)


def separation_shown(separation: Separation, reader: Reader) -> Shown:
    """A position in which rule sets disagree, with what each of them answers."""
    results = tuple(_result(separation, setup, reader) for setup in separation.under)
    position = with_setup(separation.at, separation.under[0])
    return Shown(position, separation.find, results, separation.moves, separation.move, separation.seat)


def _result(question: Example | Separation, setup: str, reader: Reader) -> Result:
    answer = find(question, setup)
    if answer.kind in ("cards", "suit") and not answer.value:  # a set-up may leave nothing to name
        return Result(setup, answer, reader.translator.gettext("none"))
    return Result(setup, answer, say(answer, reader))
