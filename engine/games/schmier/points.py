"""Who has the points of a deal of Schmier: High, Low, both Bauers, the joker, and Game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from engine.cards import JOKER, Card, card_text
from engine.games.schmier.clauses import Clause
from engine.games.schmier.trumps import SEATS, Trumps
from engine.reasons import Facts

if TYPE_CHECKING:
    from engine.games.schmier.state import SchmierState

__all__ = ["ITEMS", "NOTHING", "Award", "Taken", "awards", "game_winner"]

ITEMS = (Clause.HIGH, Clause.LOW, Clause.RIGHT, Clause.LEFT, Clause.JOKER)


class Taken(NamedTuple):
    """The team that has the point of each of the five cards, -1 while the card is not played."""

    high: int = -1
    low: int = -1
    right: int = -1
    left: int = -1
    joker: int = -1

    def after(self, trumps: Trumps, leader: int, cards: Sequence[Card], team: int, teams: int) -> Taken:
        """Return the points after a complete trick that ``team`` has won, of ``teams`` teams.

        High and Low go to whoever plays them, the rest to whoever wins them (``schmier.low``).
        """
        high, low, right, left, joker = self
        for place, card in enumerate(cards):
            if card == trumps.ace:
                high = (leader + place) % SEATS % teams
            elif card == trumps.two:
                low = (leader + place) % SEATS % teams
            elif card == trumps.right:
                right = team
            elif card == trumps.left:
                left = team
            elif card == JOKER:
                joker = team
        return Taken(high, low, right, left, joker)


NOTHING = Taken()


class Award(NamedTuple):
    """One point: its clause, the team that has it (-1 for nobody), the facts."""

    rule: Clause
    team: int
    facts: Facts


def game_winner(points: Sequence[int]) -> int:
    """Return the team with the most points for Game, -1 when teams are equal in front (G-42).

    >>> game_winner((30, 12, 20)), game_winner((30, 30, 4))
    (0, -1)
    """
    best = max(points)
    return points.index(best) if points.count(best) == 1 else -1


def awards(state: SchmierState) -> tuple[Award, ...]:
    """Return who has the six points by the tricks so far: the five cards played, then Game.

    A card that has not been played yet has no award; a Game that is tied goes to nobody, team -1, under
    ``schmier.game-tie``. Empty before the trump is named.

    >>> import engine
    >>> awards(engine.replay(engine.shuffled(engine.parse_setup("schmier"), 1)))
    ()
    """
    trumps = state.trumps
    if trumps is None:
        return ()
    cards = (trumps.ace, trumps.two, trumps.right, trumps.left, JOKER)
    found = [
        Award(rule, team, {"card": card_text(card), "team": team})
        for rule, card, team in zip(ITEMS, cards, state.taken, strict=True)
        if team >= 0
    ]
    team = game_winner(state.points)
    facts: dict[str, int | list[str]] = {"points": [str(count) for count in state.points], "team": team}
    found.append(Award(Clause.GAME if team >= 0 else Clause.GAME_TIE, team, facts))
    return tuple(found)
