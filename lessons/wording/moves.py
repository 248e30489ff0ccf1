"""What may be done besides playing a card: words on a button, and what is told of who has done it; short."""

from __future__ import annotations

from engine import SUITS, Move, State, card_text
from engine.games.schafkopf.contracts import BIDS
from engine.games.schmier.words import bid_of, discarded_by
from engine.games.schnapsen.settle import GOAL
from engine.games.schnapsen.words import SUIT_OF
from lessons.names import CardNames
from lessons.wording.bids import bid_name

__all__ = ["bid_told", "move_name"]


def move_name(move: Move, state: State, names: CardNames) -> str:
    """The name of a move that can be made in a state; a card goes by its own.

    >>> import engine
    >>> from lessons.names import card_names
    >>> rules = engine.parse_setup("schnapsen")
    >>> state = engine.replay(engine.shuffled(rules, seed=1))
    >>> [move_name(move, state, card_names("en")) for move in ("close", "claim", 0)]
    ['Close the stock', 'Claim 66', 'two of clubs']
    """
    t, game = names.translator, state.rules.game
    if isinstance(move, int):
        return str(names.card(card_text(move)))
    if move == "pass":
        return t.gettext("Pass")
    if move in BIDS and game == "schafkopf":
        name = bid_name(move, t, names)
        return name[:1].upper() + name[1:]
    if move.startswith("bid-"):
        return t.gettext("Bid {number}", number=t.number(bid_of(move)))
    if move.startswith("trump-"):
        return t.gettext("{suit:The} as trumps", suit=names.suit(move[-1]))
    if move.startswith("discard-"):
        cards = discarded_by(move)
        return (
            t.gettext("Throw {cards:the}", cards=names.cards(cards)) if cards else t.gettext("Throw nothing")
        )
    if move in SUIT_OF:
        trump = getattr(state, "trump", None)
        royal = trump is not None and SUIT_OF[move] == trump
        suit = names.suit(SUITS[SUIT_OF[move]])
        return t.gettext("Announce {worth} ({suit})", worth=40 if royal else 20, suit=suit)
    words = {
        "exchange": t.gettext("Exchange the turned card"),
        "close": t.gettext("Close the stock"),
        "claim": t.gettext("Claim {goal}", goal=GOAL),
    }
    return words[move]


def bid_told(move: str, names: CardNames, *, yours: bool) -> str:
    """A word of an auction as it follows the name of who has said it; ``yours`` after *you*.

    >>> from lessons.names import card_names
    >>> [bid_told("bid-4", card_names("es"), yours=yours) for yours in (True, False)]
    ['pujas 4', 'puja 4']
    """
    t = names.translator
    if move == "pass":
        # Translators: after a name or after "You", in a list of names and bids; the same for the next ones.
        return t.gettext("pass") if yours else t.gettext("passes")
    if move in BIDS:
        return bid_name(move, t, names)
    if move.startswith("trump-"):
        suit = names.suit(move[-1])
        if yours:
            return t.gettext("make {suit} trumps", suit=suit)
        return t.gettext("makes {suit} trumps", suit=suit)
    number = t.number(bid_of(move))
    return t.gettext("bid {number}", number=number) if yours else t.gettext("bids {number}", number=number)
