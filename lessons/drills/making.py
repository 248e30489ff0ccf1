"""Making drills: put what was found and solved into words."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

import engine
from engine import RuleSet
from lessons import explain
from lessons.drills.drill import Choice, Drill, Hint
from lessons.drills.finding import find, maker_of
from lessons.drills.problem import Given, Maker, Problem, Speaker, Unasked
from lessons.drills.seeded import BAD_LINK, DEFAULT_LEVEL, Seeded
from lessons.drills.solving import Solved, solve
from lessons.drills.sources import Difference, difference
from lessons.drills.telling import JOINT
from lessons.drills.told import Pictured
from lessons.misconceptions import Misconception
from lessons.names import CardNames
from lessons.situation import open_situation, play_on, read_moves

__all__ = ["Offer", "ask", "from_link", "generate", "offer", "word"]

_FEW = 6


def generate(
    kind: str,
    rules: RuleSet,
    seed: int,
    names: CardNames,
    *,
    target: str | None = None,
    against: str | None = None,
    difficulty: int = DEFAULT_LEVEL,
) -> Drill:
    """The drill of a seed: always the same one for the same arguments, which are those of :class:`Seeded`.

    Raises :class:`Unasked` as :func:`lessons.drills.finding.find` does.

    >>> from lessons.names import card_names
    >>> rules = engine.parse_setup("schnapsen")
    >>> generate("trick-winner", rules, 7, card_names("es")).link
    '/drill?kind=trick-winner&game=schnapsen&seed=7'
    """
    return _worded(Seeded(kind, rules, seed, target, against, difficulty), names)


def _worded(asked: Seeded, names: CardNames) -> Drill:
    maker = maker_of(asked.kind, asked.rules)
    return word(maker, find(asked), names, asked.query, difficulty=asked.difficulty)


@dataclass(frozen=True, slots=True)
class Offer:
    """What a drill will ask, before it is put into words: its address, the problem, the options."""

    query: Mapping[str, str]
    solved: Solved
    options: tuple[str, ...]


def offer(asked: Seeded) -> Offer:
    """The drill that :func:`generate` would make of the same seed; cheaper, since nothing is worded.

    >>> offer(Seeded("claim", engine.parse_setup("schnapsen"), 7)).options
    ('yes', 'no')
    """
    solved, query = find(asked), asked.query
    maker = maker_of(asked.kind, asked.rules)
    _, options = _lay(maker, solved, query, solved.problem.aspect, asked.difficulty)
    return Offer(query, solved, tuple(options))


def ask(
    kind: str,
    rules: RuleSet,
    names: CardNames,
    *,
    position: str | None = None,
    moves: str | None = None,
    move: str | None = None,
    cards: str | None = None,
    trump: str | None = None,
    match: str | None = None,
    seat: int = 0,
) -> Drill:
    """A drill about a given situation, as the *ask* steps of lessons want it.

    ``position`` is a position or a record, ``moves`` moves played on it first; ``move`` the move asked about;
    ``cards`` the cards asked about (for trick-winner two cards: a reply without ``trick=``); ``match`` a
    match text. Raises :class:`Unasked` if the kind has nothing to ask here, ``Unreadable`` and
    ``Refused`` as the engine does.

    >>> from lessons.names import card_names
    >>> drill = ask("card-points", engine.parse_setup("schnapsen"), card_names("en"), cards="TS.KS")
    >>> drill.accepted
    ('14',)
    """
    maker = maker_of(kind, rules)
    start = open_situation(position) if position else None
    if start is not None:
        rules = start.rules
    game = engine.GAMES[rules.game]
    played = read_moves(rules, moves)
    state = play_on(start, played) if start is not None else None
    given = Given(
        moves=played,
        start=start,
        move=engine.parse_move(game, move) if move else None,
        cards=engine.parse_cards(cards) if cards else (),
        trump=engine.SUITS.index(trump) if trump else None,
        seat=seat,
        match=engine.parse_match(match) if match else None,
    )
    solved = solve(maker, maker.pose(rules, state, given))
    query = {"kind": kind, "game": rules.text}
    told = {
        "position": position,
        "moves": moves,
        "move": move,
        "cards": cards,
        "trump": trump,
        "match": match,
    }
    query |= {key: text for key, text in told.items() if text}
    query |= {"seat": str(seat)} if seat else {}
    return word(maker, solved, names, query, difficulty=DEFAULT_LEVEL)


def from_link(query: Mapping[str, str], names: CardNames) -> Drill:
    """The drill that a link names; ``query`` are the parts behind its question mark.

    Raises :class:`Unasked` with one sentence for everything that cannot be read.

    >>> from lessons.names import card_names
    >>> from_link({"kind": "pack", "game": "schnapsen", "seed": "1"}, card_names("en")).kind
    'pack'
    """
    try:
        if "seed" in query:
            return _worded(Seeded.read(query), names)
        rules = engine.parse_setup(query.get("game", ""))
        given = {key: query.get(key) for key in ("position", "moves", "move", "cards", "trump", "match")}
        seat = int(query.get("seat", "0"))
        if not any(given.values()) or seat not in range(engine.GAMES[rules.game].seats):
            raise Unasked(BAD_LINK)
        return ask(query.get("kind", ""), rules, names, seat=seat, **given)
    except (engine.BazaError, ValueError, IndexError):
        raise Unasked(BAD_LINK) from None


_Misled = list[tuple[Misconception, frozenset[str]]]


def _lay(
    maker: Maker, solved: Solved, query: Mapping[str, str], asked: str, difficulty: int
) -> tuple[_Misled, list[str]]:
    """The misconceptions, those that the drill is about first, and the options."""
    misled = list(solved.misled)
    rng = random.Random(urlencode(query))
    rng.shuffle(misled)
    wanted = query.get("against", "").split(JOINT)

    def last(found: tuple[Misconception, frozenset[str]]) -> tuple[int, bool]:
        model = found[0]
        place = wanted.index(model.id) if model.id in wanted else len(wanted)
        return place, model.rule.value != asked

    misled.sort(key=last)
    tempting = [answers for _, answers in misled]
    return misled, _options(maker, solved.problem, solved.accepted, tempting, difficulty, rng)


def _options(
    maker: Maker,
    problem: Problem,
    accepted: frozenset[str],
    tempting: Sequence[frozenset[str]],
    difficulty: int,
    rng: random.Random,
) -> list[str]:
    """The options in canonical order: the right ones, what misconceptions answer, then slips."""
    fixed = list(maker.options(problem))
    if fixed:
        return fixed
    pool = [answer for answers in tempting for answer in sorted(answers)]
    pool += [answer for answer, _ in maker.slips(problem)]
    pool = [answer for answer in dict.fromkeys(pool) if answer not in accepted]
    right = sorted(accepted, key=_in_order)
    wanted = difficulty + 2 - len(right)
    # The right answer may stand anywhere in the row, so that its place says nothing.
    lower = [answer for answer in pool if _in_order(answer) < _in_order(right[0])]
    higher = [answer for answer in pool if answer not in lower]
    before = min(len(lower), max(rng.randint(0, wanted), wanted - len(higher)))
    if pool and wanted:  # the likeliest wrong answer is always one of the options
        before = max(before, 1) if pool[0] in lower else min(before, wanted - 1)
    chosen = [*right, *lower[:before], *higher[: wanted - before]]
    return sorted(chosen, key=_in_order)


def _in_order(answer: str) -> tuple[int, str]:
    try:
        return int(answer), ""
    except ValueError:
        return 0, answer


def word(
    maker: Maker,
    solved: Solved,
    names: CardNames,
    query: Mapping[str, str],
    *,
    difficulty: int = DEFAULT_LEVEL,
) -> Drill:
    """A solved problem in words; ``query`` is what its link says."""
    of = Speaker(names)
    problem, accepted = solved.problem, solved.accepted
    asked = problem.aspect or maker.explain(problem, min(accepted), of)[0].value
    misled, options = _lay(maker, solved, query, asked, difficulty)
    sources = difference(maker, problem, of)
    choices = tuple(_choice(maker, problem, answer, accepted, misled, sources, of) for answer in options)
    right = tuple(answer for answer in options if answer in accepted)
    shown = maker.shown(problem)
    link = f"/drill?{urlencode(query)}"
    return Drill(
        id=hashlib.sha256(link.encode()).hexdigest()[:12],
        kind=maker.kind,
        setup=problem.rules.text,
        question=maker.question(problem, of),
        choices=choices,
        accepted=right,
        rule=asked,
        link=link,
        hints=_hints(maker, problem, right, choices, of),
        translator=of.t,
        position=shown.position,
        record=shown.record,
        match=shown.match,
        moves=tuple(engine.move_text(move) for move in problem.moves),
        cards=tuple(engine.card_text(card) for card in problem.cards),
        seat=problem.seat,
        multiple=maker.multiple,
        beliefs=tuple(
            (tuple(sorted(answers)), model.id, of.t.gettext(model.belief)) for model, answers in misled
        ),
        sources=sources.said if sources else None,
        told=tuple(maker.pictured(problem, of)) if isinstance(maker, Pictured) else (),
    )


def _choice(
    maker: Maker,
    problem: Problem,
    answer: str,
    accepted: frozenset[str],
    misled: Sequence[tuple[Misconception, frozenset[str]]],
    sources: Difference | None,
    of: Speaker,
) -> Choice:
    rule, said = maker.explain(problem, answer, of)
    named = of.t.gettext("The rule is “{title}”.", title=explain.title(rule, of.t))
    beliefs = [] if answer in accepted else [model for model, found in misled if found == {answer}]
    parts = [said, named]
    if not maker.multiple and answer not in accepted:
        slip = dict(reversed(list(maker.slips(problem)))).get(answer)
        mistake = beliefs[0].belief if beliefs else slip
        parts = [of.t.gettext(mistake), *parts] if mistake else parts
    if sources and (answer in sources.differing if maker.multiple else answer in accepted):
        parts.append(sources.said)
    text = maker.text(problem, answer, of)
    return Choice(answer, text, " ".join(parts), rule.value, tuple(model.id for model in beliefs), named)


def _hints(
    maker: Maker, problem: Problem, right: Sequence[str], choices: Sequence[Choice], of: Speaker
) -> tuple[Hint, Hint, Hint]:
    cards = tuple(engine.card_text(card) for card in dict.fromkeys(maker.clue(problem)))
    if 0 < len(cards) <= _FEW:
        look = of.t.gettext("Look at {cards:the}.", cards=of.names.cards(cards))
    elif cards:
        look = of.t.gettext("Go through the cards of the question one by one.")
    else:
        look = of.t.gettext("Read the question again: everything you need is in it.")
    texts = [choice.text for choice in choices if choice.answer in right]
    why = [choice.explanation for choice in choices if choice.answer in right]
    answer = of.t.gettext("The answer is: {answer}.", answer=of.t.join(texts))
    last = " ".join([answer, *why[:1]])
    return Hint(maker.idea(problem, of)), Hint(look, cards), Hint(last, cards)
