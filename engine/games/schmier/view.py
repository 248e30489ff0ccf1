"""What one seat of a deal of Schmier may know, and worlds that agree with it."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from engine.cards import Card, CardSet
from engine.choices import Discard
from engine.game import Move, Trick
from engine.games.schmier.hidden import Hidden, fill, layouts_of, public
from engine.games.schmier.options import sides_of
from engine.games.schmier.points import Taken
from engine.games.schmier.position import position_of
from engine.games.schmier.spread import Spread
from engine.games.schmier.state import SchmierState
from engine.games.schmier.trumps import Six
from engine.options import RuleSet
from engine.settlement import Settlement

__all__ = ["SchmierView", "view_of"]


@dataclass(frozen=True, slots=True)
class SchmierView:
    """What a seat knows: its own cards, everything said, played or proved, and counts of the rest.

    ``thrown`` are the cards this seat has thrown itself, ``threw`` how many each seat has thrown, ``None``
    before its turn. ``discard`` is what it may throw when it is to exchange; ``legal`` then names cards.
    ``history`` shows of the others' discards only how many cards they had. ``points`` (for Game) and
    ``taken`` (the five cards that score) are per team, ``lacks`` are cards all know a seat not to hold.
    """

    rules: RuleSet
    seat: int
    dealer: int
    phase: str
    to_act: int | None
    leader: int | None
    sides: tuple[tuple[int, ...], ...]
    bids: tuple[str, ...]
    bid: int
    contract: str | None
    declarer: int | None
    trump: int | None
    hand: tuple[Card, ...]
    counts: Six
    stock_count: int
    thrown: tuple[Card, ...]
    threw: tuple[int | None, ...]
    discard: Discard | None
    lacks: Six
    trick: tuple[Card, ...]
    points: tuple[int, ...]
    taken: Taken
    tricks: tuple[Trick, ...]
    played: CardSet
    legal: tuple[Move, ...]
    last_trick: Trick | None
    history: tuple[Move, ...]
    result: Settlement | None
    text: str
    _public: SchmierState = field(compare=False, repr=False)
    _hidden: Hidden = field(compare=False, repr=False)
    _found: list[Spread] = field(default_factory=list, compare=False, repr=False)  # filled when needed

    def sample(self, rng: random.Random) -> SchmierState:
        """Return a state that looks the same to this seat, drawn uniformly from all layouts that fit.

        What fits agrees with every card seen, with the suits that seats did not follow, and with what may
        be thrown: players throw no trumps, the dealer only if all he keeps are trumps.
        """
        return fill(self._public, self._hidden, self._layouts(), rng)

    def worlds(self) -> int:
        """Return how many layouts of the unknown cards fit what this seat knows.

        >>> import engine
        >>> state = engine.replay(engine.shuffled(engine.parse_setup("schmier"), 1))
        >>> engine.view(state, 0).worlds()  # 47 cards in five hands of six and a stock of 17
        3757825017788289001805781129600
        """
        return sum(one.count for one in self._layouts())

    def _layouts(self) -> list[Spread]:
        if not self._found:
            self._found.extend(layouts_of(self._public, self._hidden))
        return self._found


def view_of(state: SchmierState, seat: int) -> SchmierView:
    """Return what a seat may know of a state; legal moves only for the seat to act."""
    known, hidden = public(state, seat)
    acts = state.to_act == seat
    counts = [hand.bit_count() for hand in state.hands]
    return SchmierView(
        rules=state.rules,
        seat=seat,
        dealer=state.dealer,
        phase=state.phase,
        to_act=state.to_act,
        leader=state.leader,
        sides=sides_of(state.rules),
        bids=state.bids,
        bid=state.bid,
        contract=state.contract,
        declarer=state.declarer if state.contract else None,
        trump=state.trump,
        hand=state.dealt()[seat],
        counts=(counts[0], counts[1], counts[2], counts[3], counts[4], counts[5]),
        stock_count=len(state.stock),
        thrown=state.thrown[seat] or (),
        threw=tuple(None if cards is None else len(cards) for cards in state.thrown),
        discard=state.discard if acts else None,
        lacks=state.lacks,
        trick=state.table,
        points=state.points,
        taken=state.taken,
        tricks=state.tricks,
        played=state.played,
        legal=state.moves() if acts else (),
        last_trick=state.tricks[-1] if state.tricks else None,
        history=known.history,
        result=state.result,
        text=position_of(state, seat).text,
        _public=known,
        _hidden=hidden,
    )
