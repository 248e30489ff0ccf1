"""Another card at the table: in the trick, in the hand, among those played, beside the question."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import engine
from engine import State, card_text
from engine.cards import cards_of, rank_of, suit_of
from lessons.drills.problem import Problem
from lessons.learning.change import CARD, Change, again, swap, unseen
from lessons.names import CardNames

__all__ = ["another_asked", "another_laid", "another_played", "another_shown"]

_RANKS = "23456789TJQKA"
_ABOUT_CARDS = ("beaters", "unseen")
"""Kinds that ask about the cards they show; those of the others lie on the table."""


def another_laid(problem: Problem, names: CardNames) -> Iterator[Change]:
    """A card of the trick, then one of the hand, for one that the learner does not see."""
    state = problem.state
    if state is None:
        return
    lying = [card_text(card) for card in (*state.trick, *problem.moves) if isinstance(card, int)]
    held = _held(state, problem.seat)
    shown = [card_text(card) for card in problem.cards]
    fixed = set(CARD.findall(engine.move_text(problem.move).replace("-", "."))) if problem.move else set()
    if problem.kind in _ABOUT_CARDS:
        fixed |= set(shown)
    free = unseen(problem, [*lying, *held])
    for old in dict.fromkeys((*lying, *held)):
        if old in fixed:
            continue  # the question is about that card
        for new in sorted(free, key=partial(_far, old)):
            change = partial(swap, old=old, new=new)
            facts = {"new": names.card(new), "old": names.card(old)}
            if old in lying:
                said = _lies(names, new, old)
            else:
                said = names.translator.gettext(
                    "If you held {new:the} instead of {old:the}, it would have been right.", **facts
                )
            cards = problem.cards
            if problem.kind not in _ABOUT_CARDS:
                cards = tuple(engine.parse_card(change(text)) for text in shown)
            yield from again(replace(problem, cards=cards), said, change)


def another_played(problem: Problem, names: CardNames) -> Iterator[Change]:
    """A card that is gone, for one that is not."""
    state = problem.state
    if state is None or state.record is None:
        return
    found = re.search(r" played=(\S+)", engine.view(state, problem.seat).text)
    gone = CARD.findall(found[1].replace("/", ".")) if found else []
    lying = [card_text(card) for card in state.trick]
    known = {*gone, *_held(state, problem.seat)}
    free = [card for card in unseen(problem, lying) if card not in known]
    for old in gone:
        for new in sorted(free, key=partial(_far, old)):
            facts = {"new": names.card(new), "old": names.card(old)}
            said = names.translator.gettext(
                "If {new:the} had been played instead of {old:the}, it would have been right.", **facts
            )
            yield from again(problem, said, partial(swap, old=old, new=new))


def another_shown(problem: Problem, names: CardNames) -> Iterator[Change]:
    """One of the cards beside the question, for another of the pack."""
    pack = [card_text(card) for card in engine.GAMES[problem.rules.game].pack(problem.rules)]
    free = [new for new in pack if engine.parse_card(new) not in problem.cards]
    for place, card in enumerate(problem.cards):
        old = card_text(card)
        for new in sorted(free, key=partial(_far, old)):
            cards = (*problem.cards[:place], engine.parse_card(new), *problem.cards[place + 1 :])
            yield Change(_lies(names, new, old), replace(problem, cards=cards))


def another_asked(problem: Problem, names: CardNames) -> Iterator[Change]:
    """The question about another card of the pack, the nearest in the pack first."""
    if not isinstance(problem.move, int) or problem.move not in problem.cards:
        return
    place = problem.cards.index(problem.move)
    for card in sorted(problem.cards, key=lambda card: abs(problem.cards.index(card) - place)):
        if card != problem.move:
            said = names.translator.gettext(
                "If the question were about {card:the}, it would have been right.", card=names.card(card)
            )
            yield Change(said, replace(problem, move=card))


def _held(state: State, seat: int) -> list[str]:
    return [card_text(card) for card in cards_of(state.hands[seat])]


def _lies(names: CardNames, new: str, old: str) -> str:
    facts = {"new": names.card(new), "old": names.card(old)}
    return names.translator.gettext(
        "If {new:the} lay there instead of {old:the}, it would have been right.", **facts
    )


def _far(old: str, new: str) -> tuple[bool, int]:
    """How far two cards lie apart: one suit first, then near ranks."""
    if "JO" in (old, new):
        return True, 0
    one, other = engine.parse_card(old), engine.parse_card(new)
    apart = abs(_RANKS.index(rank_of(one)) - _RANKS.index(rank_of(other)))
    return suit_of(one) != suit_of(other), apart
