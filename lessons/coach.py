"""The coach: what just happened, what matters now, and hints in three steps.

A hint and the judge never disagree: the move comes from the engine's players, its legality from the
view, and the last step carries the move's token as the table would send it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from engine import Move, RuleId, card_text, move_text
from engine.players import Choice, choose
from engine.view import View
from lessons.coaching import schafkopf, schmier, schnapsen, schneider
from lessons.coaching.teller import Idea
from lessons.i18n import Translator
from lessons.names import CardNames
from lessons.practice import Happening
from lessons.seats import company

__all__ = ["Hint", "hints", "idea", "now", "recount", "taken"]


class _Coach(Protocol):
    happened: Callable[..., list[str]]
    brought: Callable[[Happening, Translator], str]
    now: Callable[..., str]
    idea: Callable[..., Idea]


_COACHES: dict[str, Any] = {
    "schnapsen": schnapsen,
    "schneider": schneider,
    "schafkopf": schafkopf,
    "schmier": schmier,
}


@dataclass(frozen=True, slots=True)
class Hint:
    """One step of help: the sentence, the cards to point at, the clause, and at last the move."""

    text: str
    cards: tuple[str, ...]
    rule: RuleId
    token: str | None = None


def recount(
    events: Sequence[Happening],
    seat: int,
    rules_game: str,
    translator: Translator,
    names: CardNames,
    *,
    sums: bool = True,
) -> list[str]:
    """Tell the happenings since the learner's last decision, one sentence each.

    Without ``sums`` what a trick brings is left for the learner to count.
    """
    coach: _Coach = _COACHES[rules_game]
    return [line for event in events for line in coach.happened(event, seat, translator, names, sums=sums)]


def taken(event: Happening, seat: int, translator: Translator, names: CardNames, *, sums: bool = True) -> str:
    """Tell in a few words who has won the trick that an event completed, and what it brings with ``sums``.

    Why it was won is left to :func:`recount`.

    >>> from engine import parse_setup
    >>> from engine.dealing import play_out, shuffled
    >>> from lessons.names import card_names
    >>> from lessons.practice import happenings
    >>> record = play_out(shuffled(parse_setup("schnapsen"), 3), "beginner", 3)
    >>> first = next(event for event in happenings(record, 0) if event.trick)
    >>> taken(first, first.trick.winner, Translator("en"), card_names("en"))
    'You win the trick with the ten of spades. The trick is worth 12 points.'
    """
    trick = event.trick
    assert trick is not None
    rules = event.before.rules
    coach: _Coach = _COACHES[rules.game]
    table, t = company(rules, seat), translator
    card = names.card(trick.cards[(trick.winner - trick.leader) % table.seats])
    if trick.winner == seat:
        said = t.gettext("You win the trick with {card:the}.", card=card)
    elif table.seats == 2:
        said = t.gettext("Your opponent wins the trick with {card:the}.", card=card)
    else:
        said = t.gettext("{who} wins the trick with {card:the}.", who=table.told(trick.winner, t), card=card)
    return f"{said} {coach.brought(event, t)}".strip() if sums else said


def now(view: View, translator: Translator, names: CardNames, *, sums: bool = True) -> str:
    """Say what matters now, without giving the choice away; without ``sums`` no points to be counted."""
    coach: _Coach = _COACHES[view.rules.game]
    return coach.now(view, translator, names, sums=sums)


def idea(view: View, move: Move, translator: Translator, names: CardNames) -> Idea:
    """The idea that a move stands for, seen from the seat to act."""
    coach: _Coach = _COACHES[view.rules.game]
    return coach.idea(view, move, translator, names)


def hints(
    view: View, translator: Translator, names: CardNames, *, seed: int = 0, samples: int | None = None
) -> tuple[Hint, Hint, Hint]:
    """Return the three steps of help for the seat to act.

    The first names a rule or an idea and no card, the second the cards to look at, the third the move
    and why. ``samples`` bounds the worlds the player draws. Raises :class:`ValueError` if the view's
    seat is not to act.
    """
    choice = choose("sensible", view, seed=seed, samples=samples)
    coach: _Coach = _COACHES[view.rules.game]
    idea = coach.idea(view, choice.move, translator, names)
    cards = tuple(card_text(card) for card in idea.cards)
    token = move_text(choice.move)
    advice = f"{idea.advice} {_grounds(choice, translator)}".strip()
    last = (token,) if isinstance(choice.move, int) else cards
    return (
        Hint(idea.thought, (), idea.rule),
        Hint(idea.pointer, cards, idea.rule),
        Hint(advice, last, idea.rule, token),
    )


def _grounds(choice: Choice, t: Translator) -> str:
    """Say what the advice rests on: an exact count or a sample."""
    if len(choice.values) < 2:
        return ""
    if choice.exact:
        return t.gettext("This is certain: every possible continuation was counted.")
    if choice.samples:
        return t.ngettext(
            "This is an estimate from {number} deal that fits what you have seen.",
            "This is an estimate from {number} deals that fit what you have seen.",
            choice.samples,
        )
    return ""
