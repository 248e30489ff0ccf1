"""The strip of the coach on a phone: how many lines a sentence has there, told without a browser.

Letters are as wide as the app's font makes them; a browser test holds this against the strip itself.
"""

from collections.abc import Iterator

import engine
from engine import Record, State
from engine.dealing import play_out, shuffled
from engine.walk import steps
from lessons import coach
from lessons.i18n import Translator
from lessons.names import card_names

__all__ = ["LINES", "SETUPS", "deals", "decisions", "first_sentences", "lines"]

LINES = 3
"""How many lines the strip shows."""
SETUPS = (
    "schnapsen",
    "schnapsen(preset=sharp)",
    "schneider",
    "schneider(follow=yes)",
    "schafkopf",
    "schmier",
    "schmier(teams=2x3)",
)

_ROOM = 17.7
"""The width of a line, in letters as wide as the type is high."""
_WIDTHS = {
    0.20: " ",
    0.27: "ijlí,.:;'’IÍ",
    0.31: "!f¡()-",
    0.36: "tr",
    0.44: "s?z¿«»“”",
    0.48: "cxvy–",
    0.51: "JLYFeéagká0123456789",
    0.56: "EVXÉSTZAhnouÁñóúübdpq",
    0.59: "CPRBK",
    0.67: "DGUNÑÚHOQÓ",
    0.79: "wMW",
    0.84: "m",
}
_WIDTH = {letter: width for width, letters in _WIDTHS.items() for letter in letters}


def lines(sentence: str) -> int:
    """How many lines a sentence has in the strip; KeyError for a letter of unknown width.

    >>> lines("You lead: any card."), lines("m" * 21 + " and one more")
    (1, 2)
    """
    count, used = 1, 0.0
    for word in sentence.split(" "):
        width = sum(_WIDTH[letter] for letter in word)
        if used and used + _WIDTH[" "] + width > _ROOM:
            count, used = count + 1, 0.0
        used += width + (_WIDTH[" "] if used else 0.0)
    return count


def deals(setup: str, seeds: range) -> Iterator[Record]:
    """Some deals to their end; they are played well and at random in turn."""
    rules = engine.parse_setup(setup)
    for seed in seeds:
        yield play_out(shuffled(rules, seed), ("beginner", "random")[seed % 2], seed)


def decisions(setup: str, seeds: range) -> Iterator[State]:
    """Every position of some deals in which somebody is to act."""
    for record in deals(setup, seeds):
        for before, _, _ in steps(engine.replay(record.prefix(0)), record.moves):
            if before.to_act is not None:
                yield before


def first_sentences(setup: str, language: str, seeds: range) -> set[str]:
    """What the coach says first at every decision of some deals, to whoever has to make it."""
    t = Translator(language)
    names = card_names(language, "german" if setup.startswith("schafkopf") else "french")
    return {coach.now(engine.view(state, state.to_act), t, names) for state in decisions(setup, seeds)}
