"""The drills of Schafkopf, one module per kind."""

from lessons.drills.problem import Maker
from lessons.drills.schafkopf.allowed import IsLegal, LegalCards
from lessons.drills.schafkopf.bid_made import BidMade
from lessons.drills.schafkopf.callable_aces import CallableAces
from lessons.drills.schafkopf.card_points import CardPoints
from lessons.drills.schafkopf.deal import DealCards
from lessons.drills.schafkopf.dealer import Dealer
from lessons.drills.schafkopf.hand_bids import HandBids
from lessons.drills.schafkopf.laufende import Laufende
from lessons.drills.schafkopf.match_score import MatchScore
from lessons.drills.schafkopf.may_act import MayAct
from lessons.drills.schafkopf.pack import Pack
from lessons.drills.schafkopf.partner import Partner
from lessons.drills.schafkopf.settlement import Units
from lessons.drills.schafkopf.trick_winner import TrickWinner
from lessons.drills.schafkopf.trump_order import TrumpOrder
from lessons.drills.schafkopf.who_acts import WhoActs

__all__ = ["MAKERS"]

MAKERS: tuple[Maker, ...] = (
    TrumpOrder(),
    TrickWinner(),
    LegalCards(),
    IsLegal(),
    HandBids(),
    CallableAces(),
    MayAct(),
    Partner(),
    CardPoints(),
    BidMade(),
    Laufende(),
    Units(),
    MatchScore(),
    WhoActs(),
    DealCards(),
    Dealer(),
    Pack(),
)
"""Who makes each kind."""
