"""What an example asks of the engine, in a sentence."""

from collections.abc import Mapping

from engine import SUITS, State
from engine.games.schafkopf import SchafkopfState
from engine.games.schafkopf.contracts import BIDS
from engine.games.schmier.words import discarded_by, is_discard
from lessons.i18n import N_, Translator
from lessons.names import CardNames
from lessons.rulebook import Shown
from lessons.seats import Company, company
from lessons.situation import open_situation
from lessons.wording.bids import bid_name

__all__ = ["circumstances", "question"]

_SEAT = 0

_QUESTIONS = {
    "pack-size": N_("How many cards are in the pack?"),
    "hand-size": N_("How many cards does each player hold?"),
    "stock-size": N_("How many cards are in the stock?"),
    "trick-winner": N_("Who wins the trick?"),
    "trick-points": N_("How many points is the trick worth?"),
    "legal": N_("Which cards may be played?"),
    "refused": N_("Which cards may not be played?"),
    "stock": N_("How many cards are in the stock?"),
    "turned": N_("Which card lies face up?"),
    "to-act": N_("Whose turn is it?"),
    "leader": N_("Who leads?"),
    "deal-winner": N_("Who wins the deal?"),
    "game-points": N_("How many game points does the deal bring?"),
    "settlement": N_("How does the deal end?"),
    "trump": N_("Which suit is trumps?"),
    "tricks": N_("How many tricks does a deal have?"),
    "drawing-left": N_("How many tricks with drawing are left?"),
    "unseen-count": N_("How many cards have you not seen?"),
    "best": N_("Which card gains most?"),
}

_OF_GAME: Mapping[str, Mapping[str, str]] = {
    "schneider": {"trick-points": N_("How many honours are in the trick?")},
    "schafkopf": {
        "trick-points": N_("How many card points are in the trick?"),
        "partner": N_("Who plays with the declarer?"),
        "callable": N_("Which aces may be called?"),
        "laufende": N_("How many of the highest trumps was one side dealt without a gap?"),
    },
    "schmier": {
        "stock": N_("How many cards are left to draw?"),
        "trick-points": N_("How many card points are in the trick?"),
        "teams": N_("How many teams are there?"),
        "all-trumps": N_("How many trumps are there?"),
        "declarer": N_("Whose is the highest bid?"),
        "discardable": N_("Which cards may be thrown?"),
        "discard-least": N_("How many cards must be thrown?"),
        "protected": N_("Which trumps does nobody throw?"),
        "captured": N_("How many card points are in all the tricks?"),
        "awarded": N_("How many of the points of the deal are given?"),
        "made": N_("Is the bid made?"),
        "target": N_("How many points win the match?"),
    },
}
"""Questions that one game alone is asked, or puts in other words."""

_OF_A_SEAT = {
    "hand": (N_("Which cards have you in hand?"), N_("Which cards has your opponent in hand?")),
    "points": (N_("How many points count for you?"), N_("How many points count for your opponent?")),
    "pending": (
        N_("How many points of yours are waiting?"),
        N_("How many points of your opponent's are waiting?"),
    ),
    "tricks-won": (N_("How many tricks have you won?"), N_("How many tricks has your opponent won?")),
}

_OF_A_PLAYER = {
    "score": (N_("How many units does the deal bring you?"), N_("How many units does the deal bring {who}?")),
    "wins": (N_("Do you win the deal?"), N_("Does {who} win the deal?")),
}
"""Of one player among several who play for themselves."""

_OF_A_TEAM = {
    "points": (N_("How many card points has your team won?"), N_("How many card points have {team} won?")),
    "won": (N_("How many points has your team won?"), N_("How many points have {team} won?")),
    "score": (N_("How much does your team score?"), N_("How much do {team} score?")),
    "has-high": (N_("Has your team the point for High?"), N_("Have {team} the point for High?")),
    "has-low": (N_("Has your team the point for Low?"), N_("Have {team} the point for Low?")),
    "has-right": (
        N_("Has your team the point for the right Bauer?"),
        N_("Have {team} the point for the right Bauer?"),
    ),
    "has-left": (
        N_("Has your team the point for the left Bauer?"),
        N_("Have {team} the point for the left Bauer?"),
    ),
    "has-joker": (N_("Has your team the point for the joker?"), N_("Have {team} the point for the joker?")),
    "has-game": (N_("Has your team the point for Game?"), N_("Have {team} the point for Game?")),
}
"""Of teams of several: the learner's, or another."""

_MAY = {
    "exchange": N_("May you exchange?"),
    "close": N_("May you close the stock?"),
    "claim": N_("May you claim?"),
    "pass": N_("May you pass?"),
    "discard-none": N_("May you throw nothing?"),
}


def question(shown: Shown, names: CardNames) -> str:
    """What the example asks of the engine, in a sentence.

    >>> from lessons.names import card_names
    >>> shown = Shown("schnapsen hands=AS/KS trump=H", "may", (), move="close")
    >>> question(shown, card_names("en"))
    'May you close the stock?'
    """
    t = names.translator
    state = open_situation(shown.position, shown.moves)
    table = company(state.rules, _SEAT)
    seat = shown.seat if shown.seat is not None else _SEAT if state.to_act is None else state.to_act
    teams = len(table.sides[0]) > 1
    if teams and shown.find in _OF_A_TEAM:
        side = next(side for side, seats in enumerate(table.sides) if seat in seats)
        mine, theirs = _OF_A_TEAM[shown.find]
        return t.gettext(mine if side == table.your_side else theirs, team=table.team(side, t))
    if not teams and shown.find in _OF_A_PLAYER:
        mine, theirs = _OF_A_PLAYER[shown.find]
        return t.gettext(mine) if seat == _SEAT else t.gettext(theirs, who=table.told(seat, t))
    if shown.find in _OF_A_SEAT:
        if shown.find == "hand" and seat != _SEAT and table.seats > 2:
            return t.gettext("Which cards has {who} in hand?", who=table.told(seat, t))
        return t.gettext(_OF_A_SEAT[shown.find][1 if seat != _SEAT else 0])
    if shown.find in ("may", "why") and shown.move is not None:
        return _may(shown.move, state, table, t, names)
    return t.gettext((_QUESTIONS | dict(_OF_GAME.get(state.rules.game, {})))[shown.find])


def circumstances(state: State, t: Translator) -> list[str]:
    """What a position takes for granted and a picture of it cannot show, a sentence each."""
    if not isinstance(state, SchafkopfState) or state.deal.told or not state.deal.laufende:
        return []
    if state.deal.laufende > 0:
        return [
            t.ngettext(
                "The declarer's side was dealt the {number} highest trump.",
                "The declarer's side was dealt the {number} highest trumps.",
                state.deal.laufende,
            )
        ]
    return [
        t.ngettext(
            "The other side was dealt the {number} highest trump.",
            "The other side was dealt the {number} highest trumps.",
            -state.deal.laufende,
        )
    ]


def _may(move: str, state: State, table: Company, t: Translator, names: CardNames) -> str:
    """Whether a move is allowed: the learner's, or that of somebody at a table of several."""
    seat = _SEAT if state.to_act is None else state.to_act
    if table.seats > 2 and seat != _SEAT:
        return _may_others(move, table.told(seat, t), t, names)
    if move in _MAY:
        return t.gettext(_MAY[move])
    if move.startswith("marriage-"):
        return t.gettext("May you announce the marriage of {suit}?", suit=names.suit(move[-1]))
    if move in BIDS:
        return t.gettext("May you bid {bid}?", bid=bid_name(move, t, names))
    if move.startswith("bid-"):
        return t.gettext("May you bid {bid}?", bid=move[4:])
    if move.startswith("trump-"):
        return t.gettext("May you name {suit} as trumps?", suit=names.suit(move[-1]))
    if is_discard(move):
        return t.gettext("May you throw {cards:the}?", cards=names.cards(discarded_by(move)))
    return t.gettext("May you play {card:the}?", card=names.card(move))


def _may_others(move: str, who: str, t: Translator, names: CardNames) -> str:
    if move == "pass":
        return t.gettext("May {who} pass?", who=who)
    if move in BIDS:
        return t.gettext("May {who} bid {bid}?", who=who, bid=bid_name(move, t, names))
    if move.startswith("bid-"):
        return t.gettext("May {who} bid {bid}?", who=who, bid=move[4:])
    if move.startswith("trump-") and move[-1] in SUITS:
        return t.gettext("May {who} name {suit} as trumps?", who=who, suit=names.suit(move[-1]))
    if is_discard(move):
        return t.gettext("May {who} throw {cards:the}?", who=who, cards=names.cards(discarded_by(move)))
    return t.gettext("May {who} play {card:the}?", who=who, card=names.card(move))
