"""One set of cards, every game: who wins it in each, and why, or why these cards cannot meet there.

The cards lie in the order of play, the first one led. Each game takes as many of them as it has players;
with fewer the trick is not complete, and whoever is ahead wins it unless something higher comes.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import engine
from engine import SUITS, Card, RuleId, RuleSet
from engine.cards import rank_set, suit_of
from engine.games.schafkopf.contracts import contract_of
from engine.order import Order
from engine.trick import winning_place
from lessons import explain
from lessons.i18n import N_, Translator
from lessons.names import CardNames
from lessons.wording.bids import bid_name
from lessons.wording.laid import WHY
from lessons.wording.teller import Teller

__all__ = [
    "CONTRACTS",
    "MOST",
    "Outcome",
    "contract_for",
    "game_name",
    "lay",
    "order_in",
    "shared_cards",
    "surprising",
]

MOST: Final = 6
"""As many cards as the largest trick has."""

CONTRACTS: Final = ("solo", "rufer", "wenz")
"""What Schafkopf is played with: a Solo in the trump suit, or what has trumps of its own."""

_ALL_GAMES: Final = "ATKQJ"
_TURNED: Final = {"schnapsen": 6, "schneider": -1}


_NAMES: Final = {
    "schnapsen": N_("Schnapsen"),
    "schneider": N_("Bohemian Schneider"),
    "schafkopf": N_("Schafkopf"),
    "schmier": N_("Schmier"),
}


def game_name(game: str, t: Translator) -> str:
    """What a game is called.

    >>> game_name("schneider", Translator("en"))
    'Bohemian Schneider'
    """
    return t.gettext(_NAMES[game])


def contract_for(kind: str, trump: int) -> str:
    """The bid of Schafkopf for one of :data:`CONTRACTS` and a trump suit 0..3.

    >>> contract_for("solo", 2), contract_for("rufer", 1), contract_for("wenz", 0)
    ('solo-H', 'rufer-C', 'wenz')
    """
    return {"solo": f"solo-{SUITS[trump]}", "wenz": "wenz"}.get(kind, "rufer-C")


@lru_cache(maxsize=256)
def _table(rules: RuleSet, trump: int, contract: str) -> Any:
    """A state of a game whose trumps are these; which cards are held in it means nothing."""
    game = engine.GAMES[rules.game]
    if rules.game == "schafkopf":
        from lessons.drills.schafkopf.common import bare

        return bare(rules, contract)
    deck = list(game.pack(rules))
    if rules.game == "schmier":
        state: Any = game.start(rules, 0, deck)
        return state.after("bid-6").after(f"trump-{SUITS[trump]}")
    turned = next(card for card in deck if suit_of(card) == trump)
    deck.remove(turned)
    place = _TURNED[rules.game]
    deck.insert(place if place >= 0 else len(deck), turned)
    return game.start(rules, 1, deck)


def order_in(rules: RuleSet, trump: int, contract: str, see: Any = None) -> Order:
    """The order of the cards in a game; ``see`` may show its table as a wrong belief has it."""
    from lessons.drills.common import order_of

    state = _table(rules, trump, contract)
    return order_of(see(state) if see else state)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What becomes of the cards in one game.

    ``cards`` are those that lie in its trick, ``over`` those that nobody is left to play, ``strange`` those
    that its pack lacks: with any of these there is no trick, and ``place`` is -1. Else ``place`` (0 = led)
    is the card that wins, or is ahead if the trick ``lacks`` players. ``trump`` is the trump suit 0..3,
    ``None`` where the rules know none; ``contract`` a bid of Schafkopf.
    """

    rules: RuleSet
    cards: tuple[Card, ...]
    over: tuple[Card, ...]
    strange: tuple[Card, ...]
    place: int
    lacks: int
    trump: int | None
    contract: str | None

    @property
    def card(self) -> Card | None:
        """The card that wins or is ahead; ``None`` where the cards cannot meet."""
        return self.cards[self.place] if self.place >= 0 else None

    def reason(self, t: Translator, names: CardNames) -> tuple[RuleId, str] | None:
        """The clause that decides and what it says of the card; ``None`` where the cards cannot meet.

        >>> from lessons.names import card_names
        >>> en = card_names("en")
        >>> found = lay(engine.parse_cards("TS.KS"), trump=2)
        >>> [outcome.reason(en.translator, en)[0].value for outcome in found[:2]]
        ['schnapsen.win', 'schneider.capture']
        """
        if self.place < 0:
            return None
        reason = explain.trick_reason(self.cards, self.place, self.rules, self.trump, self.contract)
        return reason.rule, WHY[reason.rule](Teller(t, names, reason.facts))

    def trumps_told(self, t: Translator, names: CardNames) -> str:
        """What is trump here, in one sentence."""
        if self.contract is not None:
            return t.gettext("The contract is {contract}.", contract=bid_name(self.contract, t, names))
        if self.trump is None:
            return t.gettext("This table has no trumps.")
        return t.gettext("Trumps are {suit:the}.", suit=names.suit(self.trump))

    def missing_told(self, t: Translator, names: CardNames) -> str:
        """Why there is no trick: the cards that the pack lacks."""
        return t.gettext(
            "These cards cannot meet here: the pack of this game lacks {cards:the}.",
            cards=names.cards(self.strange),
        )


def lay(
    cards: Sequence[Card], trump: int, contract: str = "solo", tables: Sequence[RuleSet] = ()
) -> tuple[Outcome, ...]:
    """Who wins these cards in every game, the first one led by the learner.

    ``contract`` is one of :data:`CONTRACTS`; ``tables`` are rule sets that take the place of a game's
    default. Raises :class:`ValueError` for fewer than two cards, more than :data:`MOST` or a card twice.

    >>> found = lay(engine.parse_cards("TS.KS"), trump=2)
    >>> {outcome.rules.game: engine.card_text(outcome.card) for outcome in found}
    {'schnapsen': 'TS', 'schneider': 'KS', 'schafkopf': 'TS', 'schmier': 'KS'}
    >>> lay(engine.parse_cards("2S.KS"), trump=2)[0].strange == engine.parse_cards("2S")
    True
    """
    if not 2 <= len(cards) <= MOST or len(set(cards)) < len(cards):
        raise ValueError("a trick is laid out of two to six different cards")
    own = {rules.game: rules for rules in tables}
    return tuple(
        _outcome(own.get(name) or _default(name), tuple(cards), trump, contract) for name in engine.GAMES
    )


@lru_cache
def _default(game: str) -> RuleSet:
    return engine.parse_setup(game)


@lru_cache(maxsize=4096)
def _outcome(rules: RuleSet, cards: tuple[Card, ...], trump: int, contract: str) -> Outcome:
    game = engine.GAMES[rules.game]
    dealt, over = cards[: game.seats], cards[game.seats :]
    pack = game.pack(rules)
    strange = tuple(card for card in dealt if card not in pack)
    bid = contract_for(contract, trump)
    order = order_in(rules, trump, bid)
    return Outcome(
        rules,
        dealt,
        over,
        strange,
        -1 if strange else winning_place(dealt, order),
        game.seats - len(dealt),
        _table(rules, trump, bid).trump if rules.game != "schafkopf" else contract_of(bid).trump,
        bid if rules.game == "schafkopf" else None,
    )


@lru_cache
def shared_cards() -> tuple[Card, ...]:
    """The cards that every game has.

    >>> len(shared_cards())
    20
    """
    ranks = sum(rank_set(rank) for rank in _ALL_GAMES)
    packs = [engine.GAMES[name].pack(engine.parse_setup(name)) for name in engine.GAMES]
    return tuple(card for card in packs[0] if ranks >> card & 1 and all(card in pack for pack in packs))


def surprising(rng: random.Random, number: int = 2) -> Iterator[tuple[tuple[Card, ...], int]]:
    """Cards and a trump suit on which the games disagree: not everywhere does the same card win."""
    while True:
        cards, trump = tuple(rng.sample(shared_cards(), number)), rng.randrange(4)
        if len({outcome.card for outcome in lay(cards, trump)}) > 1:
            yield cards, trump
