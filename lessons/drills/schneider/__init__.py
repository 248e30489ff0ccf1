"""The drills of Bohemian Schneider, one module per kind."""

from lessons.drills.problem import Maker
from lessons.drills.schneider.allowed import IsLegal, LegalCards
from lessons.drills.schneider.deal import DealCards
from lessons.drills.schneider.dealer import Dealer
from lessons.drills.schneider.draw_order import DrawOrder
from lessons.drills.schneider.game_points import GamePoints
from lessons.drills.schneider.honours import Honours
from lessons.drills.schneider.look_back import LookBack
from lessons.drills.schneider.match_score import MatchScore
from lessons.drills.schneider.memory import Beaters, Unseen
from lessons.drills.schneider.pack import Pack
from lessons.drills.schneider.trick_winner import TrickWinner
from lessons.drills.schneider.who_acts import WhoActs

__all__ = ["MAKERS"]

MAKERS: tuple[Maker, ...] = (
    TrickWinner(),
    LegalCards(),
    IsLegal(),
    Honours(),
    Beaters(),
    Unseen(),
    GamePoints(),
    MatchScore(),
    DrawOrder(),
    WhoActs(),
    DealCards(),
    Dealer(),
    Pack(),
    LookBack(),
)
"""Who makes each kind."""
