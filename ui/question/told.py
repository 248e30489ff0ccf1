"""The words of a question, with those set apart that a small screen need not repeat: the cards show them."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine import State, parse_card
from lessons.drills import Drill
from lessons.drills.common import plays_told
from lessons.drills.problem import Speaker
from lessons.drills.told import Told
from lessons.names import CardNames
from lessons.seats import company

__all__ = ["Piece", "asked", "stressed"]

_FEW = 5
"""Fewer cards than these are read as quickly as they are looked at."""

_MUCH = 3
"""As many sentences before the question itself are told line by line."""

_STORY = "one-trick"
"""A kind that tells how a trick begins in each of several games."""

_BETWEEN = re.compile(r"(?<=[.!?»”]) (?=[«“¿¡]?[A-ZÁÉÍÓÚÑ])")
"""Between two sentences."""

_COLON = ": "
"""What stands before a list of cards that may be left out with it: “How many of these cards ...: ...?”"""


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of a question: Markdown with HTML and the cards drawn below it, or words with a picture."""

    text: str = ""
    cards: tuple[str, ...] = ()
    told: Told | None = None


def asked(
    drill: Drill,
    state: State | None,
    trick: Sequence[tuple[int, str]],
    names: CardNames,
    *,
    drawn: bool,
    among: Sequence[str] = (),
) -> tuple[Piece, ...]:
    """The question in pieces; what the screen shows as well is in spans.

    ``trick`` is what lies on the table: (seat, card), in the order of play; ``drawn`` tells whether the
    question's own cards are drawn beside it, ``among`` which cards are its options. Cards of several players
    are drawn below the sentence that tells whose they are. Every word stays: only phones hide such a span,
    and only from the eye. What has a picture of its own is a piece of its own.
    """
    pieces, rest = [], drill.question
    for told in drill.told:
        before, _, rest = rest.partition(told.text)
        pieces += [Piece(before.strip())] if before.strip() else []
        pieces.append(Piece(told=told))
    return (*pieces, *_asked(drill, rest.strip(), state, trick, names, drawn=drawn, among=among))


def stressed(text: str) -> str:
    """Markdown of a piece with what is asked in bold: from the first question on, nothing without any.

    >>> stressed("Clubs are trumps. Who leads? Choose all.")
    'Clubs are trumps. **Who leads? Choose all.**'
    """
    sentences = _BETWEEN.split(text)
    first = next((place for place, sentence in enumerate(sentences) if "?" in sentence), None)
    if first is None:
        return text
    return " ".join([*sentences[:first], f"**{' '.join(sentences[first:])}**"])


def _asked(
    drill: Drill,
    question: str,
    state: State | None,
    trick: Sequence[tuple[int, str]],
    names: CardNames,
    *,
    drawn: bool,
    among: Sequence[str],
) -> tuple[Piece, ...]:
    """The rest of a question behind what has pictures of its own."""
    cards = drill.cards if drawn else ()
    told = [(_played(drill, state, trick, names), "plays"), (_chosen_from(drill, names, among), "cards")]
    for words, what in told:
        before, found, after = question.partition(words) if words else ("", "", "")
        if found:
            return (Piece(f"{before}{_span(found, what)}{after}", cards),)
    runs = list(_runs(question, cards, names))
    if len(runs) > 1 and sum(run.number for run in runs) == len(cards):
        return tuple(_pieces(question, cards, runs))
    if drill.kind == _STORY:
        return _story(question, cards, least=_MUCH - 1)
    long = [run for run in runs if run.number >= _FEW]
    if len(long) != 1:
        return (Piece(question, cards),) if cards or state is not None else _story(question)
    (run,) = long
    listed = _span(question[run.start : run.end], "cards")
    return (Piece(f"{question[: run.start]}{listed}{question[run.end :]}", run.of(cards)),)


def _story(question: str, cards: tuple[str, ...] = (), least: int = _MUCH) -> tuple[Piece, ...]:
    """A question that tells much and shows little: a line for each thing told, then what is asked."""
    sentences = _BETWEEN.split(question)
    asks = [place for place, sentence in enumerate(sentences) if sentence.endswith("?")]
    first = asks[0] if asks else len(sentences) - 1
    if first < least:
        return (Piece(question, cards),)
    told = "\n".join(f"- {sentence}" for sentence in sentences[:first])
    return Piece(told, cards), Piece(" ".join(sentences[first:]))


def _span(told: str, what: str) -> str:
    return f'<span class="baza-told {what}"><span>{told}</span></span>'


def _played(
    drill: Drill, state: State | None, trick: Sequence[tuple[int, str]], names: CardNames
) -> str | None:
    """What is told of the trick on a table of more than two, if it is."""
    if state is None or not trick or len(state.hands) <= 2:
        return None
    played = [parse_card(card) for _, card in trick]
    return f"{plays_told(played, trick[0][0], company(state.rules, drill.seat), Speaker(names))} "


def _chosen_from(drill: Drill, names: CardNames, among: Sequence[str]) -> str | None:
    """The list of cards one of which is to be chosen, where they are the options."""
    if not drill.cards or set(drill.cards) != set(among):
        return None
    return f"{_COLON}{names.cards([parse_card(card) for card in drill.cards]):or}"


@dataclass(frozen=True, slots=True)
class _Run:
    """Where a question tells some of the cards, the colon before them included, and which they are."""

    start: int
    end: int
    first: int
    number: int

    def of(self, cards: Sequence[str]) -> tuple[str, ...]:
        """The cards of the list."""
        return tuple(cards[self.first : self.first + self.number])


def _runs(question: str, cards: Sequence[str], names: CardNames) -> Iterator[_Run]:
    """Every list of cards behind a colon, in their order, each as long as it is told."""
    first, place = 0, 0
    while first < len(cards):
        one = f"{_COLON}{names.card(parse_card(cards[first]))}"
        number = len(cards) - first if one in question[place:] else 0
        while number:
            told = f"{_COLON}{names.cards([parse_card(card) for card in cards[first : first + number]])}"
            start = question.find(told, place)
            if start >= 0:
                place = start + len(told)
                yield _Run(start, place, first, number)
                break
            number -= 1
        first += max(number, 1)


def _pieces(question: str, cards: Sequence[str], runs: Sequence[_Run]) -> Iterator[Piece]:
    """A piece for each list, up to the end of its sentence, and the rest of the question."""
    place = 0
    for run in runs:
        stop = question[run.end : run.end + 1]
        said = f"{question[place : run.start]}{_span(question[run.start : run.end], 'cards')}{stop}"
        yield Piece(said.strip(), run.of(cards))
        place = run.end + len(stop)
    rest = question[place:].strip()
    if rest:
        yield Piece(rest)
