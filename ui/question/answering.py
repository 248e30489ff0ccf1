"""Answering a question: what a press does to its memory, and what is heard of it."""

from collections.abc import Callable
from dataclasses import dataclass

from lessons.drills import Drill, Marking
from ui.question.memory import Memory

__all__ = ["Listener", "Outcome", "answer", "choose", "hinted", "picked", "reopen", "repick", "toggle"]


@dataclass(frozen=True)
class Outcome:
    """An answer that was just given: the text, its marking, and the hints asked for before it.

    ``first`` tells whether it is the first one to this question, the one that counts.
    """

    given: str
    marking: Marking
    hints: int
    first: bool


Listener = Callable[[Outcome], None] | None
"""What hears of an answer before it is drawn."""


def answer(drill: Drill, memory: Memory, given: str, on_answer: Listener) -> None:
    """Give an answer; several are joined by dots."""
    if on_answer is not None:
        on_answer(Outcome(given, drill.mark(given), memory.hints, memory.tries == 0))
    memory.given = given
    memory.tries += 1
    memory.turn()


def choose(drill: Drill, memory: Memory, option: str, on_answer: Listener) -> None:
    """Take an option: as the answer, as the one that may be confirmed, or as one of several."""
    if drill.multiple:
        toggle(drill, memory, option)
    elif memory.picks:
        repick(drill, memory, [option])
    else:
        answer(drill, memory, option, on_answer)


def toggle(drill: Drill, memory: Memory, option: str) -> None:
    """Pick one of several options, or put it back; a verdict is taken away."""
    chosen = picked(drill, memory)
    left = [each for each in chosen if each != option]
    repick(drill, memory, left if option in chosen else [*chosen, option])


def repick(drill: Drill, memory: Memory, options: list[str]) -> None:
    """Pick these options and no others; a verdict on others is taken away.

    The picture keeps its number: what is picked in the meantime is told of the same one.
    """
    if set(options) == set(picked(drill, memory)):
        return
    memory.picked = options
    reopen(memory)


def picked(drill: Drill, memory: Memory) -> list[str]:
    """The options picked so far, or those of the answer."""
    return memory.picked if memory.given is None else list(drill.answers(memory.given))


def hinted(drill: Drill, memory: Memory) -> tuple[str, ...]:
    """The cards that the last hint points at."""
    return drill.hints[memory.hints - 1].cards if memory.hints else ()


def reopen(memory: Memory) -> None:
    """Take the verdict away: the options are being picked anew."""
    memory.given = None
