"""The order of the cards on one sheet: each ranking of a suit once, from the top, with its points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import engine
from engine import Card, RuleSet
from engine.cards import CardSet, cards_of, mask_of, rank_of
from engine.order import Order
from lessons.constants import constants_of
from lessons.i18n import N_, Translator

__all__ = ["Strip", "strips"]

_EXAMPLES: dict[str | None, tuple[tuple[str | None, str, str], ...]] = {
    None: ((None, "", N_("Every suit, from the top")),),
    "trump": (("H", N_("Trumps, from the top"), N_("Every other suit")),),
    "contract": (
        (
            "rufer-C",
            N_("Trumps in a Rufer; in a Solo the named suit takes the place of hearts"),
            N_("Every other suit"),
        ),
        ("wenz", N_("Trumps in a Wenz"), N_("Every suit in a Wenz")),
    ),
}
"""By what has to be named: what is named here as an example, and the titles of its trumps and other suits."""


@dataclass(frozen=True)
class Strip:
    """One suit from the top; ``points`` are what each card counts, ``title`` is an English message id."""

    title: str
    cards: tuple[Card, ...]
    points: tuple[int, ...]

    def named(self, t: Translator) -> str:
        """The title in the reader's language."""
        return t.gettext(self.title)


def strips(rules: RuleSet) -> tuple[Strip, ...]:
    """Every ranking of a game under a rule set, each once.

    >>> [engine.cards_text(strip.cards) for strip in strips(engine.parse_setup("schnapsen"))]
    ['AH.TH.KH.QH.JH']
    >>> [strip.title for strip in strips(engine.parse_setup("schmier"))]
    ['Trumps, from the top', 'Every other suit']
    """
    constants = constants_of(rules.game)
    found: list[Strip] = []
    seen: list[tuple[str, ...]] = []
    for named, of_trumps, of_others in _EXAMPLES[constants.needs(rules)]:
        suits = [(cards, tuple(map(rank_of, cards)), trumps) for cards, trumps in _suits(rules, named)]
        same = len({ranking for _, ranking, _ in suits}) == 1
        for cards, ranking, trumps in suits:
            # A suit that has lent a card to the trumps is no new ranking.
            if ranking in seen or (not trumps and any(_within(ranking, plain) for plain in seen)):
                continue
            seen.append(ranking)
            title = _EXAMPLES[None][0][2] if same else of_trumps if trumps else of_others
            found.append(Strip(title, cards, tuple(constants.card_points((card,), rules) for card in cards)))
    return tuple(found)


def _within(ranking: Sequence[str], longer: Sequence[str]) -> bool:
    """Whether a ranking is another one with some ranks left out."""
    return len(set(longer)) == len(longer) and [rank for rank in longer if rank in ranking] == [*ranking]


def _suits(rules: RuleSet, named: str | None) -> Iterator[tuple[tuple[Card, ...], bool]]:
    """The effective suits, trumps first, the longest of the others next; each from its strongest card."""
    order = constants_of(rules.game).order(rules, named)
    pack = mask_of(engine.GAMES[rules.game].pack(rules))
    suits = {order.companions[card] & pack for card in cards_of(pack)}
    for suit in sorted(suits, key=lambda suit: (not suit & order.trumps, -suit.bit_count(), suit)):
        yield (
            tuple(sorted(cards_of(suit), key=lambda card: _above(card, order, suit))),
            bool(suit & order.trumps),
        )


def _above(card: Card, order: Order, suit: CardSet) -> int:
    """How many cards of a suit stand above a card, be it that only the next one beats it."""
    above = 0
    reached = order.beaters[card] & suit
    while reached != above:
        above = reached
        for higher in cards_of(above):
            reached |= order.beaters[higher] & suit
    return above.bit_count()
