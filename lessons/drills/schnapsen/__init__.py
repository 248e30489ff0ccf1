"""The drills of Schnapsen, one module per kind."""

from lessons.drills.problem import Maker
from lessons.drills.schnapsen.card_points import CardPoints
from lessons.drills.schnapsen.claim import Claim
from lessons.drills.schnapsen.deal import DealCards
from lessons.drills.schnapsen.dealer import Dealer
from lessons.drills.schnapsen.draw_order import DrawOrder
from lessons.drills.schnapsen.game_points import GamePoints
from lessons.drills.schnapsen.is_legal import IsLegal
from lessons.drills.schnapsen.legal_cards import LegalCards
from lessons.drills.schnapsen.look_back import LookBack
from lessons.drills.schnapsen.match_score import MatchScore
from lessons.drills.schnapsen.may_act import MayAct
from lessons.drills.schnapsen.pack import Pack
from lessons.drills.schnapsen.strict_phase import StrictPhase
from lessons.drills.schnapsen.trick_winner import TrickWinner
from lessons.drills.schnapsen.who_acts import WhoActs

__all__ = ["MAKERS"]

MAKERS: tuple[Maker, ...] = (
    TrickWinner(),
    LegalCards(),
    IsLegal(),
    CardPoints(),
    MayAct(),
    Claim(),
    GamePoints(),
    MatchScore(),
    DrawOrder(),
    WhoActs(),
    StrictPhase(),
    DealCards(),
    Dealer(),
    Pack(),
    LookBack(),
)
"""Who makes each kind."""
