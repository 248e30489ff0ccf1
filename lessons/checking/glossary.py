"""What the linter asks of the glossary: words and glosses in every language, links that lead somewhere."""

from __future__ import annotations

from collections.abc import Iterator

import engine
from engine import GAMES
from lessons.checking.lessons import check_values
from lessons.checking.prose import Text, check_pair, check_render, check_text, used_values
from lessons.glossary import senses_of
from lessons.load import Content, LoadedTerm
from lessons.model import Value
from lessons.problem import Problem
from lessons.values import Answer, BadQuestionError, find_value

__all__ = ["check_glossary"]


def check_glossary(content: Content) -> Iterator[Problem]:
    """Every fault of the glossary."""
    rules = {clause.value for game in GAMES.values() for clause in game.clauses}
    for term_id, loaded in content.terms.items():
        where = Problem(content.term_files["terms"], loaded.line, term_id)
        term = loaded.term
        for rule in term.rules:
            # Terms may name rules of games whose course is still to come.
            if rule.partition(".")[0] in GAMES and rule not in rules:
                yield Problem(where.file, where.line, f"There is no rule '{rule}'.")
        for other in term.related:
            if other not in content.terms:
                yield Problem(where.file, where.line, f"There is no term '{other}'.")
            if other == term_id:
                yield Problem(where.file, where.line, f"The term '{other}' is related to itself.")
        yield from _check_words(loaded, where, content)


def _check_words(loaded: LoadedTerm, where: Problem, content: Content) -> Iterator[Problem]:
    senses = senses_of(loaded)
    games = {game for told in senses.values() for game in told}
    used: set[str] = set()
    for game in sorted(games):
        texts: dict[str, Text] = {}
        for language, told in senses.items():
            line = loaded.word_lines[language]
            if game not in told:
                sentence = f"'{where.sentence}' has no gloss for {game} in {language}."
                yield Problem(content.term_files[language], line, sentence)
                continue
            texts[language] = Text(content.term_files[language], line, told[game])
            yield from check_text(texts[language], content)
        if game and game not in GAMES:
            yield Problem(where.file, where.line, f"There is no game '{game}'.")
            continue
        yield from check_pair(texts)
        named = used_values(text.text for text in texts.values())
        used |= named
        answers: dict[str, Answer] = {}
        for name, value in loaded.term.values.items():
            try:
                if name in named:
                    answers[name] = _find(game, value)
            except (engine.BazaError, BadQuestionError) as error:
                yield Problem(where.file, where.line, str(error))
                return
        for language, text in texts.items():
            yield from check_render(text, language, answers)
    yield from check_values(used, loaded.term.values, Problem(where.file, where.line, ""))


def _find(game: str, value: Value) -> Answer:
    if not game:
        raise BadQuestionError("A term with values needs a game to ask.")
    return find_value(value, GAMES[game].table.make(), None, None, 0)
