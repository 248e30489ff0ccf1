"""What the linter asks of every lesson: its steps, positions, goals, answers and prose."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import engine
from engine import GAMES, RuleSet
from lessons import asking, drills
from lessons.checking.prose import Text, check_parts, check_render, check_text, heading, used_values
from lessons.exercise import attempt
from lessons.load import Content, LoadedLesson
from lessons.model import Ask, Read, Step, Tip, Try, Value
from lessons.names import card_names
from lessons.problem import Problem
from lessons.situation import open_situation
from lessons.tips import TIPS
from lessons.values import Answer, BadQuestionError, find_value

__all__ = ["check_lesson", "check_values"]

_LONGEST = 90
"""Words in a step: more than this is not a short step."""


def check_lesson(loaded: LoadedLesson, content: Content) -> Iterator[Problem]:
    """Every fault of a lesson."""
    lesson, file = loaded.lesson, loaded.file
    clauses = {clause.value for clause in GAMES[loaded.game].clauses}
    for place, rule in enumerate(lesson.rules):
        if rule not in clauses:
            yield file.problem(f"{loaded.game} has no rule '{rule}'.", "rules", place)
    try:
        rules = engine.parse_setup(lesson.setup)
    except engine.Unreadable as error:
        yield file.problem(str(error), "setup")
        return
    yield from _check_prose(loaded, content)
    reading = False
    for place, step in enumerate(lesson.steps):
        if isinstance(step, Read) and reading:
            yield file.problem(
                "Two steps in a row are only read: let the learner do something.", "steps", place
            )
        reading = isinstance(step, Read)
        yield from _check_step(loaded, place, step, rules)


def _check_prose(loaded: LoadedLesson, content: Content) -> Iterator[Problem]:
    pages = loaded.pages
    files = {language: page.file for language, page in pages.items()}
    yield from check_parts({lang: page.sections for lang, page in pages.items()}, files, content, "section")
    steps = {step.id: step for step in loaded.lesson.steps}
    for language, page in pages.items():
        for text in (Text(page.file, 1, page.title), Text(page.file, 1, page.summary)):
            yield from check_text(text, content)
        if not page.summary:
            yield Problem(page.file, 1, "The summary under the title is missing.")
        names = [section.name for section in page.sections]
        for section in page.sections:
            if section.name not in steps:
                yield Problem(page.file, section.line, f"The lesson has no step '{section.name}'.")
                continue
            if section.when:
                yield Problem(page.file, section.line, "The sections of a lesson have no conditions.")
            if len(section.text.split()) > _LONGEST:
                yield Problem(
                    page.file, section.line, f"The step '{section.name}' is too long to be read at once."
                )
            allowed = {"hint", "solved"} | _temptations(steps[section.name])
            if isinstance(steps[section.name], Try):
                allowed.add("other")
            for part in section.parts:
                if part.name not in allowed or part.when:
                    sentence = f"'{heading(part)}' is neither hint, solved nor a temptation of this step."
                    yield Problem(page.file, part.line, sentence)
        for place, step in enumerate(loaded.lesson.steps):
            if step.id not in names:
                yield loaded.file.problem(
                    f"The step '{step.id}' has no section in {language}.", "steps", place
                )
    for name in steps:
        parts = {
            lang: tuple(part for section in page.sections if section.name == name for part in section.parts)
            for lang, page in pages.items()
        }
        yield from check_parts(parts, files, content, "part")


def _temptations(step: Step) -> set[str]:
    return {temptation.moves for temptation in step.temptations} if isinstance(step, Try) else set()


def _check_step(loaded: LoadedLesson, place: int, step: Step, rules: RuleSet) -> Iterator[Problem]:
    file, here = loaded.file, ("steps", place)
    if step.show is not None:
        try:
            rules = open_situation(step.show, step.moves).rules
        except engine.BazaError as error:
            yield file.problem(str(error), *here, "show")
            return
    for other in step.compare:
        try:
            if step.show is not None:
                open_situation(step.show, step.moves, under=other)
            engine.parse_setup(other)
        except engine.BazaError as error:
            yield file.problem(str(error), *here, "compare")
    if isinstance(step, Read | Try) and step.packs is not None:
        try:
            engine.parse_cards(step.packs)
        except engine.BazaError as error:
            yield file.problem(str(error), *here, "packs")
    answers: dict[str, Answer] = {}
    for name, value in step.values.items():
        try:
            answers[name] = find_value(value, rules, step.show, step.moves, step.seat)
        except (engine.BazaError, BadQuestionError) as error:
            yield file.problem(str(error), *here, "values", name)
    if len(answers) == len(step.values):
        yield from _check_marks(loaded, place, step, answers, rules)
    if isinstance(step, Try):
        yield from _check_try(loaded, place, step)
    elif isinstance(step, Ask):
        yield from _check_ask(loaded, place, step, rules)
    elif isinstance(step, Tip):
        yield from _check_tip(loaded, place, step)


def _check_marks(
    loaded: LoadedLesson, place: int, step: Step, answers: Mapping[str, Answer], rules: RuleSet
) -> Iterator[Problem]:
    used: set[str] = set()
    for language, page in loaded.pages.items():
        for section in page.sections:
            if section.name != step.id:
                continue
            for part in (section, *section.parts):
                used |= used_values([part.text])
                text = Text(page.file, part.text_line, part.text)
                yield from check_render(text, language, answers, step.seat, rules)
    yield from check_values(used, step.values, loaded.file.problem("", "steps", place))


def check_values(used: set[str], values: Mapping[str, Value], where: Problem) -> Iterator[Problem]:
    """Values that no text uses; ``where`` is the place to name."""
    for name in sorted(values.keys() - used):
        yield Problem(where.file, where.line, f"The value '{name}' is used nowhere.")


def _check_try(loaded: LoadedLesson, place: int, step: Try) -> Iterator[Problem]:
    file, here = loaded.file, ("steps", place)
    clauses = {clause.value for clause in GAMES[loaded.game].clauses}
    if step.goal.refused is not None and step.goal.refused not in clauses:
        yield file.problem(f"{loaded.game} has no rule '{step.goal.refused}'.", *here, "goal")
        return
    try:
        before = attempt(step)
        if before.state.to_act != step.seat:
            yield file.problem("It is not the learner's turn in this position.", *here, "show")
            return
        if before.done:
            yield file.problem("The step is solved before the first move.", *here, "goal")
        solution = step.solution.split(".")
        solved = attempt(step, solution)
    except engine.BazaError as error:
        yield file.problem(f"The solution cannot be played: {error}.", *here, "solution")
        return
    if not solved.done:
        missing = ", ".join(solved.open)
        yield file.problem(f"The solution does not reach the goal: {missing} is not met.", *here, "solution")
    elif len(solution) > 1 and attempt(step, solution[:-1]).done:
        yield file.problem("The solution goes on after the goal is reached.", *here, "solution")
    for number, temptation in enumerate(step.temptations):
        at = (*here, "temptations", number)
        try:
            tried = attempt(step, temptation.moves)
        except engine.BazaError as error:
            yield file.problem(f"The temptation cannot be played: {error}.", *at)
            continue
        rule = tried.refusal.rule.value if tried.refusal else None
        if rule != temptation.rule:
            said = f"is refused by {rule}" if rule else "is legal"
            yield file.problem(f"The move {temptation.moves} {said}, not {temptation.rule or 'legal'}.", *at)
        elif tried.done:
            yield file.problem(f"The temptation {temptation.moves} reaches the goal.", *at)


def _check_tip(loaded: LoadedLesson, place: int, step: Tip) -> Iterator[Problem]:
    file, here = loaded.file, ("steps", place)
    if step.tip not in TIPS or TIPS[step.tip].game != loaded.game:
        yield file.problem(f"There is no tip '{step.tip}' about {loaded.game}.", *here, "tip")
    if step.under is not None:
        try:
            rules = engine.parse_setup(step.under)
        except engine.Unreadable as error:
            yield file.problem(str(error), *here, "under")
            return
        if rules.game != loaded.game:
            yield file.problem(f"'{step.under}' is another game.", *here, "under")


def _check_ask(loaded: LoadedLesson, place: int, step: Ask, rules: RuleSet) -> Iterator[Problem]:
    file, here = loaded.file, ("steps", place)
    if step.drill not in drills.KINDS:
        yield file.problem(f"There is no drill '{step.drill}'.", *here, "drill")
        return
    try:
        drill = asking.ask(step, rules, card_names("en"))
    except (engine.BazaError, drills.Unasked, ValueError) as error:
        yield file.problem(f"The drill cannot ask this: {error}", *here)
        return
    if step.answer is not None and set(drill.accepted) != set(step.answer.split(".")):
        right = ".".join(drill.accepted)
        yield file.problem(f"The engine answers {right}, not {step.answer}.", *here, "answer")
