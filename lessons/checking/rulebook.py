"""What the linter asks of every rulebook: each clause told, sourced, executed and drilled."""

from __future__ import annotations

from collections.abc import Iterator

import engine
from engine import GAMES, RuleSet
from lessons import drills, explain
from lessons.checking.lessons import check_values
from lessons.checking.prose import Text, check_parts, check_render, check_text, heading, used_values
from lessons.load import Content, LoadedRulebook
from lessons.model import Clause, Example, RuleCard, Separation
from lessons.problem import Problem
from lessons.prose import Part
from lessons.rule_sets import rule_sets
from lessons.values import Answer, BadQuestionError, find, find_value, same_answer

__all__ = ["check_rulebook"]

_CARD_PARTS = {"says", "against", "played"}


def check_rulebook(loaded: LoadedRulebook, content: Content) -> Iterator[Problem]:
    """Every fault of a rulebook."""
    game, book, file = GAMES[loaded.game], loaded.book, loaded.file
    told = {clause.rule for clause in book.clauses}
    known = {clause.value for clause in game.clauses}
    for rule in game.clauses:
        if rule.value not in told:
            yield file.problem(f"The rule '{rule.value}' has no clause.", "clauses")
        if not explain.speaks(rule):
            yield file.problem(f"The rule '{rule.value}' has no explanation.", "clauses")
    seen: set[str] = set()
    for place, clause in enumerate(book.clauses):
        here = ("clauses", place)
        if clause.rule in seen:
            yield file.problem(f"The clause '{clause.rule}' stands here twice.", *here)
        seen.add(clause.rule)
        for rule_name in (clause.rule, *clause.see):
            if rule_name not in known:
                yield file.problem(f"{loaded.game} has no rule '{rule_name}'.", *here)
        if clause.drill not in drills.kinds_for(loaded.game, clause.rule):
            yield file.problem(f"The drill '{clause.drill}' cannot be about {clause.rule}.", *here, "drill")
        if not all(source.strip() for source in clause.sources):
            yield file.problem("A source is empty.", *here, "sources")
        for number, example in enumerate(clause.examples):
            yield from _check_example(loaded, example, *here, "examples", number)
        yield from _check_options(loaded, clause.options, *here)
        yield from _check_texts(loaded, clause, clause.rule, *here)
    for place, card in enumerate(book.cards):
        here = ("cards", place)
        if card.id in seen:
            yield file.problem(f"The rule card '{card.id}' stands here twice.", *here)
        seen.add(card.id)
        for rule_name in card.rules:
            if rule_name not in known:
                yield file.problem(f"{loaded.game} has no rule '{rule_name}'.", *here)
        if card.separates is not None:
            yield from _check_separation(loaded, card.separates, *here, "separates")
        yield from _check_options(loaded, card.options, *here)
        yield from _check_texts(loaded, card, card.id, *here)
    for place, rule_name in enumerate(book.quick):
        if rule_name not in told:
            yield file.problem(f"There is no clause '{rule_name}' for the quick reference.", "quick", place)
    for place, rule_name in enumerate(book.goal):
        if rule_name not in book.quick:
            yield file.problem(f"'{rule_name}' is not in the quick reference.", "goal", place)
    yield from _check_prose(loaded, content)


def _check_options(loaded: LoadedRulebook, options: tuple[str, ...], *here: str | int) -> Iterator[Problem]:
    known = {option.id for option in GAMES[loaded.game].table.options}
    for option in options:
        if option not in known:
            yield loaded.file.problem(f"{loaded.game} has no option '{option}'.", *here, "options")


def _check_example(loaded: LoadedRulebook, example: Example, *here: str | int) -> Iterator[Problem]:
    for setup, wanted in ((None, example.answer), *example.under.items()):
        try:
            answer = find(example, setup)
        except (engine.BazaError, BadQuestionError) as error:
            yield loaded.file.problem(str(error), *here)
            return
        if not same_answer(answer, wanted):
            under = f" under {setup}" if setup else ""
            yield loaded.file.problem(f"The engine answers {answer.text}{under}, not {wanted}.", *here)


def _check_separation(loaded: LoadedRulebook, separation: Separation, *here: str | int) -> Iterator[Problem]:
    try:
        answers = {find(separation, setup).text for setup in separation.under}
    except (engine.BazaError, BadQuestionError) as error:
        yield loaded.file.problem(str(error), *here)
        return
    if len(answers) < 2:
        yield loaded.file.problem(f"All set-ups give the same answer here: {answers.pop()}.", *here)


def _check_prose(loaded: LoadedRulebook, content: Content) -> Iterator[Problem]:
    pages, book = loaded.pages, loaded.book
    files = {language: page.file for language, page in pages.items()}
    yield from check_parts({lang: page.sections for lang, page in pages.items()}, files, content, "section")
    names = {clause.rule for clause in book.clauses} | {card.id for card in book.cards}
    cards = {card.id for card in book.cards}
    for language, page in pages.items():
        yield from check_text(Text(page.file, 1, page.title), content)
        yield from check_text(Text(page.file, 1, page.summary), content)
        plain = {section.name for section in page.sections if not section.when}
        for name in sorted(names - plain):
            yield loaded.file.problem(f"'{name}' has no section without conditions in {language}.", "clauses")
        for section in page.sections:
            if section.name not in names:
                yield Problem(page.file, section.line, f"The rulebook has no '{section.name}'.")
            yield from _check_when(loaded, section, page.file)
            unconditional = {part.name for part in section.parts if not part.when}
            allowed = _CARD_PARTS if section.name in cards else {"quick"}
            if section.name in cards and not section.when:
                for part_name in sorted(_CARD_PARTS - unconditional):
                    yield Problem(page.file, section.line, f"The rule card has no part '{part_name}'.")
            for part in section.parts:
                yield from _check_when(loaded, part, page.file)
                if part.name not in allowed:
                    yield Problem(page.file, part.line, f"'{part.name}' is no part of '{section.name}'.")
        for rule in book.quick:
            for section in page.sections:
                if section.name == rule and section.part("quick") is None:
                    sentence = f"'{heading(section)}' has no line for the quick reference."
                    yield Problem(page.file, section.line, sentence)
    every = {
        (section.name, tuple(section.when.items())) for page in pages.values() for section in page.sections
    }
    for name, when in sorted(every):
        parts = {
            lang: tuple(
                part
                for section in page.sections
                if section.name == name and tuple(section.when.items()) == when
                for part in section.parts
            )
            for lang, page in pages.items()
        }
        yield from check_parts(parts, files, content, f"part of '{name}'")


def _check_when(loaded: LoadedRulebook, part: Part, file: str) -> Iterator[Problem]:
    table = GAMES[loaded.game].table
    values = {option.id: option.values for option in table.options} | {"preset": tuple(table.presets)}
    for option, value in part.when.items():
        if value not in values.get(option, ()):
            yield Problem(file, part.line, f"{loaded.game} has no option '{option}={value}'.")


def _check_texts(
    loaded: LoadedRulebook, owner: Clause | RuleCard, name: str, *here: str | int
) -> Iterator[Problem]:
    """Fill every text of a clause or card under every rule set for which it is meant."""
    used: set[str] = set()
    done: set[tuple[str, int, str]] = set()
    for rules in rule_sets(loaded.game):
        answers: dict[str, Answer] = {}
        for value_name, value in owner.values.items():
            try:
                answers[value_name] = find_value(value, rules, None, None, 0)
            except (engine.BazaError, BadQuestionError) as error:
                yield loaded.file.problem(str(error), *here, "values", value_name)
                return
        for language, part, file in _fitting(loaded, name, rules):
            used |= used_values([part.text])
            for problem in check_render(Text(file, part.text_line, part.text), language, answers):
                if (problem.file, problem.line, problem.sentence) not in done:
                    done.add((problem.file, problem.line, problem.sentence))
                    yield problem
    yield from check_values(used, owner.values, loaded.file.problem("", *here))


def _fitting(loaded: LoadedRulebook, name: str, rules: RuleSet) -> Iterator[tuple[str, Part, str]]:
    for language, page in loaded.pages.items():
        for section in page.sections:
            if section.name == name and _readable(section, rules):
                yield language, section, page.file
                for part in section.parts:
                    if _readable(part, rules):
                        yield language, part, page.file


def _readable(part: Part, rules: RuleSet) -> bool:
    try:
        return part.fits(rules)
    except KeyError:  # an unknown option: said elsewhere
        return False
