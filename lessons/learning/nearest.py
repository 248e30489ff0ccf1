"""After a wrong answer: the nearest situation in which it would have been right.

Found by search: one thing at the table is changed at a time - a card, the trumps, the stock, a rule - and the
engine is asked again. The first change that makes the answer right is told.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from urllib.parse import parse_qsl, urlsplit

import engine
from engine import SUITS, RuleSet, card_text
from engine.cards import cards_of, rank_of, suit_of
from lessons import explain
from lessons.drills import Drill
from lessons.drills.finding import DEFAULT_LEVEL, find, maker_of
from lessons.drills.problem import Given, Problem, Unasked
from lessons.misconceptions.worlds import set_option
from lessons.names import CardNames
from lessons.rulebook import rule_id
from lessons.situation import open_situation, with_setup

__all__ = ["KINDS", "Nearest", "nearest"]

KINDS = ("trick-winner", "legal-cards", "is-legal", "may-act", "who-acts", "strict-phase")
"""Kinds whose whole situation stands in the position."""

_MOST = 150
"""How many changes are tried: a fraction of a second's work."""


@dataclass(frozen=True, slots=True)
class Nearest:
    """A situation in which the answer would be right: a sentence, its position, and the moves told in it."""

    said: str
    position: str
    moves: tuple[str, ...]


def nearest(drill: Drill, given: str, names: CardNames) -> Nearest | None:
    """The nearest situation in which an answer is right; ``None`` if it is right here, or none was found.

    >>> from lessons.drills import ask
    >>> from lessons.names import card_names
    >>> names = card_names("en")
    >>> drill = ask("trick-winner", engine.parse_setup("schnapsen"), names, cards="TS.KS", trump="H")
    >>> nearest(drill, "1", names).said
    'If the jack of spades lay there instead of the ten of spades, it would have been right.'
    """
    if drill.kind not in KINDS or drill.position is None or drill.mark(given).right:
        return None
    wanted = frozenset(drill.answers(given))
    if not wanted:
        return None
    try:
        problem = _problem(drill)
    except (engine.BazaError, Unasked, ValueError):
        return None
    for number, change in enumerate(_changes(drill, problem, names)):
        if number >= _MOST:
            return None
        if _answers(problem, change) == wanted:
            return replace(change, position=engine.parse_position(change.position).text)
    return None


def _problem(drill: Drill) -> Problem:
    """What a drill asks, found again by its link."""
    query = dict(parse_qsl(urlsplit(drill.link).query))
    rules = engine.parse_setup(drill.setup)
    if "seed" in query:
        level = int(query.get("level", DEFAULT_LEVEL))
        seed, target, against = int(query["seed"]), query.get("rule"), query.get("against")
        return find(drill.kind, rules, seed, target=target, against=against, difficulty=level).problem
    game = engine.GAMES[rules.game]
    given = Given(
        move=engine.parse_move(game, query["move"]) if "move" in query else None,
        cards=engine.parse_cards(query["cards"]) if "cards" in query else (),
        trump=SUITS.index(query["trump"]) if "trump" in query else None,
        seat=drill.seat,
    )
    state = open_situation(query["position"], query.get("moves")) if "position" in query else None
    return maker_of(drill.kind, rules).pose(rules, state, given)


def _answers(problem: Problem, change: Nearest) -> frozenset[str]:
    """What the engine answers after a change; nothing where the change is impossible."""
    try:
        state = engine.parse_position(change.position).state()
        game = engine.GAMES[state.rules.game]
        moves = tuple(engine.parse_move(game, text) for text in change.moves)
        if state.to_act is None:
            return frozenset()
        changed = replace(problem, rules=state.rules, state=state, moves=moves)
        return maker_of(problem.kind, state.rules).solve(changed)
    except (engine.BazaError, Unasked, ValueError, IndexError):
        return frozenset()


def _changes(drill: Drill, problem: Problem, names: CardNames) -> Iterator[Nearest]:
    """One thing after the other, what lies nearest first."""
    yield from _cards(drill, problem, names)
    yield from _trumps(drill, names)
    yield from _stock(drill, names)
    yield from _rules(drill, names)


def _fields(drill: Drill) -> dict[str, str]:
    assert drill.position is not None
    return dict(part.split("=", 1) for part in drill.position.split(" ")[1:])


def _with(drill: Drill, fields: dict[str, str]) -> str:
    assert drill.position is not None
    setup = drill.position.split(" ", 1)[0]
    return " ".join([setup, *(f"{name}={text}" for name, text in fields.items())])


# Another card


def _cards(drill: Drill, problem: Problem, names: CardNames) -> Iterator[Nearest]:
    """A card of the trick, then one of the hand, for one that nobody has seen or that has been played."""
    t, fields = names.translator, _fields(drill)
    trick = [text for text in fields.get("trick", "-").split(".") if text != "-"]
    trick += [text for text in drill.moves if len(text) == 2]
    state = problem.state
    hand = [card_text(card) for card in cards_of(state.hands[drill.seat])] if state is not None else []
    asked = card_text(problem.move) if isinstance(problem.move, int) else None
    shown = " ".join([*fields.values(), *drill.moves])
    played = fields.get("played", "-").split(".")
    pack = [card_text(card) for card in engine.GAMES[problem.rules.game].pack(problem.rules)]
    free = [card for card in pack if card not in shown or card in played]
    for old in [*trick, *(card for card in hand if card not in trick)]:
        if old == asked:
            continue  # the question is about that card
        for new in sorted((card for card in free if card != old), key=lambda card: _far(old, card)):
            facts = {"new": names.card(new), "old": names.card(old)}
            held = t.gettext("If you held {new:the} instead of {old:the}, it would have been right.", **facts)
            lies = t.gettext(
                "If {new:the} lay there instead of {old:the}, it would have been right.", **facts
            )
            said = lies if old in trick else held
            swapped = {name: _swap(text, old, new) for name, text in fields.items()}
            moves = tuple(_swap(text, old, new) for text in drill.moves)
            yield Nearest(said, _with(drill, swapped), moves)


def _far(old: str, new: str) -> tuple[bool, int]:
    """How far two cards lie apart: one suit first, then near ranks."""
    one, other = engine.parse_card(old), engine.parse_card(new)
    ranks = "23456789TJQKA"
    if "JO" in (old, new):
        return True, 0
    apart = abs(ranks.index(rank_of(one)) - ranks.index(rank_of(other)))
    return suit_of(one) != suit_of(other), apart


def _swap(text: str, old: str, new: str) -> str:
    pattern = r"(?<![A-Z0-9]){}(?![A-Z0-9])"
    held = re.sub(pattern.format(old), "##", text)
    return re.sub(pattern.format(new), old, held).replace("##", new)


# Another trump suit, an open or a closed stock, another rule


def _trumps(drill: Drill, names: CardNames) -> Iterator[Nearest]:
    t, fields = names.translator, _fields(drill)
    now = fields.get("trump")
    for suit in SUITS:
        if now is None or suit == now:
            continue
        changed = {**fields, "trump": suit}
        *before, turned = fields.get("stock", "-").split(".")
        if len(turned) == 2 and turned[1] == now:
            new = turned[0] + suit
            if any(new in text for text in fields.values()):
                continue
            changed["stock"] = ".".join([*before, new])
        said = t.gettext("If {suit:the} were trumps, it would have been right.", suit=names.suit(suit))
        yield Nearest(said, _with(drill, changed), drill.moves)


def _stock(drill: Drill, names: CardNames) -> Iterator[Nearest]:
    t, fields = names.translator, _fields(drill)
    if not drill.setup.startswith("schnapsen") or fields.get("stock", "-") == "-":
        return
    if "closed" in fields:
        opened = {name: text for name, text in fields.items() if name not in ("closed", "strict")}
        said = t.gettext("If the stock were open, it would have been right.")
        yield Nearest(said, _with(drill, opened), drill.moves)
        return
    lead = int(fields.get("lead", "0"))
    points, tricks = fields.get("points", "0/0").split("/"), fields.get("tricks", "0/0").split("/")
    closed = {**fields, "closed": f"{lead}:{points[1 - lead]}:{tricks[1 - lead]}"}
    said = t.gettext("If the stock were closed, it would have been right.")
    yield Nearest(said, _with(drill, closed), drill.moves)


def _rules(drill: Drill, names: CardNames) -> Iterator[Nearest]:
    assert drill.position is not None
    rules = engine.parse_setup(drill.setup)
    for option in engine.GAMES[rules.game].table.options:
        for value in option.values:
            other = _other(rules, option.id, value)
            if other is None:
                continue
            title = explain.title(rule_id(rules.game, option.clause), names.translator)
            said = names.translator.gettext(
                "At a table that plays “{title}” otherwise, it would have been right.", title=title
            )
            yield Nearest(said, with_setup(drill.position, other.text), drill.moves)


def _other(rules: RuleSet, name: str, value: str) -> RuleSet | None:
    if rules[name] == value:
        return None
    try:
        return set_option(rules, name, value)
    except engine.Unreadable:
        return None
