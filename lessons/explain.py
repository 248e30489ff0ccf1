"""A reason of the engine in the reader's words: one marked message per clause and kind of answer.

The translator and the names of cards are arguments; nothing here remembers a language. The seat of
the learner is addressed as *you*.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from engine import GAMES, State, Trick
from engine.cards import Card
from engine.games.schafkopf.clauses import Clause as Schafkopf
from engine.games.schmier.clauses import Clause as Schmier
from engine.games.schnapsen.clauses import Clause as Schnapsen
from engine.games.schneider.clauses import Clause as Schneider
from engine.options import RuleSet
from engine.reasons import Reason, RuleId
from engine.settlement import Line, Settlement
from lessons.i18n import Translator
from lessons.names import CardNames
from lessons.seats import TWO, Company
from lessons.wording import (
    schafkopf,
    schafkopf_clauses,
    schafkopf_deal,
    schmier,
    schmier_clauses,
    schmier_deal,
    schnapsen,
    schnapsen_clauses,
    schnapsen_deal,
    schneider,
    schneider_clauses,
)
from lessons.wording.played import Played
from lessons.wording.teller import Teller, Wording

__all__ = [
    "general",
    "points_short",
    "redeal",
    "sentence",
    "settlement",
    "speaks",
    "title",
    "trick_of",
    "trick_reason",
    "trick_taken",
]


@dataclass(frozen=True)
class _Words:
    titles: Mapping[Any, str]
    general: Mapping[Any, str]
    refused: Mapping[Any, Wording]
    legal: Mapping[Any, Wording]
    taken: Mapping[Any, Wording]
    settled: Mapping[Any, Wording]
    took: Callable[[Sequence[Card], int, Played], Reason]
    points_short: str


_GAMES: Mapping[type[RuleId], _Words] = MappingProxyType(
    {
        Schnapsen: _Words(
            schnapsen_clauses.TITLES,
            schnapsen_clauses.GENERAL,
            schnapsen.REFUSED,
            schnapsen.LEGAL,
            schnapsen.TAKEN,
            schnapsen_deal.SETTLED,
            schnapsen.trick_reason,
            schnapsen.POINTS_SHORT,
        ),
        Schneider: _Words(
            schneider_clauses.TITLES,
            schneider_clauses.GENERAL,
            schneider.REFUSED,
            schneider.LEGAL,
            schneider.TAKEN,
            schneider.SETTLED,
            schneider.trick_reason,
            schneider.POINTS_SHORT,
        ),
        Schafkopf: _Words(
            schafkopf_clauses.TITLES,
            schafkopf_clauses.GENERAL,
            schafkopf.REFUSED,
            schafkopf.LEGAL,
            schafkopf.TAKEN,
            schafkopf_deal.SETTLED,
            schafkopf.trick_reason,
            schafkopf.POINTS_SHORT,
        ),
        Schmier: _Words(
            schmier_clauses.TITLES,
            schmier_clauses.GENERAL,
            schmier.REFUSED,
            schmier.LEGAL,
            schmier_deal.TAKEN,
            schmier_deal.SETTLED,
            schmier_deal.trick_reason,
            schmier.POINTS_SHORT,
        ),
    }
)


def speaks(rule: RuleId) -> bool:
    """Whether a clause has a title and a sentence: the linter asks for every clause of a game."""
    words = _GAMES.get(type(rule))
    return words is not None and rule in words.titles and rule in words.general


def title(rule: RuleId, translator: Translator) -> str:
    """The name of a clause.

    >>> title(Schnapsen.HEAD, Translator("en"))
    'Heading the trick'
    """
    return translator.gettext(_GAMES[type(rule)].titles[rule])


def general(rule: RuleId, translator: Translator) -> str:
    """A clause in one sentence, without a position at hand.

    >>> general(Schnapsen.LEAD, Translator("en"))
    'Whoever wins a trick leads to the next one.'
    """
    return translator.gettext(_GAMES[type(rule)].general[rule])


def sentence(
    reason: Reason,
    translator: Translator,
    names: CardNames,
    *,
    legal: bool = False,
    company: Company = TWO,
    most: int | None = None,
) -> str:
    """Why a move is refused, or why it is ``legal``; said to the player who would make it.

    A clause that has no wording of its own for this kind of answer is told in its general sentence. Of
    several cards ``most`` are named at most, for a reader who sees them highlighted on the table.

    >>> from lessons.names import card_names
    >>> reason = Reason(Schnapsen.HEAD, {"card": "JS", "led": "KS", "could": ["TS"]})
    >>> sentence(reason, Translator("en"), card_names("en"))
    'You have to head the trick: your ten of spades beats the king of spades.'
    """
    words = _GAMES[type(reason.rule)]
    wording = (words.legal if legal else words.refused).get(reason.rule)
    if wording is None:
        return general(reason.rule, translator)
    return wording(Teller(translator, names, reason.facts, company=company, most=most))


def trick_reason(
    cards: Sequence[Card],
    place: int,
    rules: RuleSet,
    trump: int | None = None,
    contract: str | None = None,
) -> Reason:
    """Why the card at a ``place`` (0 = led) wins a trick under a rule set.

    ``trump`` is the trump suit 0..3, if there is one; ``contract`` the token of the contract, where that
    decides what is trump.
    Facts, in every game: ``card`` the winner, ``other`` the loser (of several, the card that would have
    won without the winner), ``same`` 1 if both are of one suit.

    >>> import engine
    >>> trick_reason(engine.parse_cards("TS.JH"), 1, engine.parse_setup("schnapsen"), 2).rule.value
    'schnapsen.ruff'
    >>> trick_reason(engine.parse_cards("TS.JH"), 0, engine.parse_setup("schneider")).rule.value
    'schneider.capture'
    """
    return _GAMES[GAMES[rules.game].clauses].took(cards, place, Played(rules, trump, contract))


def trick_of(state: State, trick: Trick) -> Reason:
    """Why the winner of a complete trick took it; ``state`` is any of its deal from that trick on.

    >>> import engine
    >>> state = engine.replay(engine.shuffled(engine.parse_setup("schneider"), seed=1))
    >>> trick_of(state, Trick(1, engine.parse_cards("TC.JC"), 0)).facts["card"]
    'JC'
    """
    place = (trick.winner - trick.leader) % len(trick.cards)
    return trick_reason(trick.cards, place, state.rules, state.trump, state.as_json()["contract"])


def trick_taken(
    reason: Reason,
    translator: Translator,
    names: CardNames,
    *,
    yours: bool,
    company: Company = TWO,
    winner: int | None = None,
) -> str:
    """Who takes a trick and by which rule; ``reason`` comes from :func:`trick_reason`.

    ``winner`` is the seat in a ``company`` of more than two.

    >>> import engine
    >>> from lessons.names import card_names
    >>> reason = trick_reason(engine.parse_cards("TS.JH"), 1, engine.parse_setup("schnapsen"), 2)
    >>> trick_taken(reason, Translator("en"), card_names("en"), yours=True)
    'You win the trick: the jack of hearts is a trump, and a trump beats the ten of spades of another suit.'
    """
    wording = _GAMES[type(reason.rule)].taken[reason.rule]
    about = winner if winner is not None else company.you if yours else 1 - company.you
    return wording(Teller(translator, names, reason.facts, yours, company=company, about=about))


def settlement(
    line: Line,
    translator: Translator,
    names: CardNames,
    *,
    you: int = 0,
    sides: Sequence[Sequence[int]] = TWO.sides,
    beside: bool = False,
) -> str:
    """One line of a settlement; ``you`` is the learner's seat, ``sides`` the sides of the table.

    ``beside`` leaves out what a page that shows the whole settlement says beside it anyway.

    >>> from lessons.names import card_names
    >>> line = Line(Schnapsen.SCHNEIDER, 0, 2, {"points": 30, "tricks": 1})
    >>> settlement(line, Translator("en"), card_names("en"))
    'Schneider, you score 2: your opponent has 30 points, fewer than 33.'
    """
    wording = _GAMES[type(line.rule)].settled[line.rule]
    company = Company(sides, you)
    yours = line.side == company.your_side
    teller = Teller(translator, names, line.facts, yours, line.amount, company, line.side, beside=beside)
    return wording(teller)


def points_short(rules: RuleSet, points: int, goal: int, translator: Translator) -> str:
    """How far the counted points of a seat are from a task's goal.

    >>> import engine
    >>> points_short(engine.parse_setup("schneider"), 9, 11, Translator("en"))
    'Honours so far: 9. The task asks for 11.'
    """
    message = _GAMES[GAMES[rules.game].clauses].points_short
    return translator.gettext(message, points=points, goal=goal)


def redeal(result: Settlement, translator: Translator) -> str | None:
    """Why nobody scores and who deals again; ``None`` for a deal that was won."""
    if result.redeal == "same-dealer":
        return translator.gettext("Nobody scores: the same player deals again.")
    if result.redeal == "next-dealer":
        return translator.gettext("Nobody scores: the next player deals.")
    return None
