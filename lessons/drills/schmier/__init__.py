"""The drills of Schmier, one module per kind."""

from lessons.drills.problem import Maker
from lessons.drills.schmier.allowed import IsLegal, LegalCards
from lessons.drills.schmier.card_points import CardPoints
from lessons.drills.schmier.deal import DealCards
from lessons.drills.schmier.dealer import Dealer
from lessons.drills.schmier.discard import Discard
from lessons.drills.schmier.draw_order import DrawOrder
from lessons.drills.schmier.hand_bids import HandBids
from lessons.drills.schmier.match_score import MatchScore, MatchWinner
from lessons.drills.schmier.may_act import MayAct
from lessons.drills.schmier.pack import Pack
from lessons.drills.schmier.partner import Partner
from lessons.drills.schmier.points import SchmierPoints
from lessons.drills.schmier.settled import BidMade, GamePoints
from lessons.drills.schmier.trick_winner import TrickWinner
from lessons.drills.schmier.trump_order import TrumpCards, TrumpOrder
from lessons.drills.schmier.who_acts import WhoActs

__all__ = ["MAKERS"]

MAKERS: tuple[Maker, ...] = (
    TrickWinner(),
    TrumpOrder(),
    TrumpCards(),
    LegalCards(),
    IsLegal(),
    HandBids(),
    MayAct(),
    Discard(),
    DrawOrder(),
    SchmierPoints(),
    CardPoints(),
    BidMade(),
    GamePoints(),
    MatchScore(),
    MatchWinner(),
    WhoActs(),
    Partner(),
    DealCards(),
    Dealer(),
    Pack(),
)
"""Who makes each kind."""
