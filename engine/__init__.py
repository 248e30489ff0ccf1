"""The rules: cards, games, records, verdicts, settlements. No language, no lesson, no screen.

>>> import engine
>>> rules = engine.parse_setup("schnapsen(preset=bummerl)")
>>> rules["head"]
'no'
"""

from engine.cards import (
    SUITS,
    Card,
    CardSet,
    card_text,
    cards_of,
    cards_text,
    mask_of,
    parse_card,
    parse_cards,
)
from engine.choices import Discard, moves
from engine.dealing import shuffled
from engine.describe import describe, legal_json
from engine.errors import Ambiguous, BazaError, Refused, Unreadable
from engine.game import Game, Move, State, Trick, move_text, parse_move
from engine.match import Match, parse_match
from engine.options import Option, RuleSet
from engine.position import Position, parse_position
from engine.reasons import Reason, RuleId, Verdict
from engine.record import Record, parse_record, replay
from engine.registry import GAMES, parse_setup
from engine.settlement import Line, Settlement
from engine.view import View, view

__all__ = [
    "GAMES",
    "SUITS",
    "Ambiguous",
    "BazaError",
    "Card",
    "CardSet",
    "Discard",
    "Game",
    "Line",
    "Match",
    "Move",
    "Option",
    "Position",
    "Reason",
    "Record",
    "Refused",
    "RuleId",
    "RuleSet",
    "Settlement",
    "State",
    "Trick",
    "Unreadable",
    "Verdict",
    "View",
    "card_text",
    "cards_of",
    "cards_text",
    "describe",
    "legal_json",
    "mask_of",
    "move_text",
    "moves",
    "parse_card",
    "parse_cards",
    "parse_match",
    "parse_move",
    "parse_position",
    "parse_record",
    "parse_setup",
    "replay",
    "shuffled",
    "view",
]
