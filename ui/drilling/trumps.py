"""What is trump, in a line for screens without a table: sign and word, or the contract that decides it."""

from html import escape
from typing import Any

from engine import SUITS, State, view
from engine.cards import JOKER
from engine.games.schmier.trumps import TRUMPS
from lessons.names import CardNames
from ui.context import Context
from ui.pictures import schafkopf
from ui.table.cards import sign_img

__all__ = ["trumps"]


def trumps(context: Context, state: State, names: CardNames) -> str:
    """HTML of what is trump as seat 0 knows it; empty in a game without trumps."""
    t, game = context.t, state.rules.game
    seen: Any = view(state, 0)
    if game == "schafkopf":
        told = schafkopf.contract(seen, names)
        return f'<p class="baza-trumps">{escape(told)}</p>' if told else ""
    if seen.trump is None:
        return ""
    suit = names.suit(seen.trump)
    joker = game == "schmier" and JOKER in TRUMPS[seen.trump].ranking
    word = t.gettext("{suit} and the joker", suit=suit) if joker else str(suit)
    # Translators: before the sign and the name of a suit.
    label = t.gettext("Trump")
    sign = sign_img(SUITS[seen.trump], names.pattern, context.settings.colours)
    drawn = f'<span class="sign">{sign}</span><b>{escape(word)}</b>'
    return f'<p class="baza-trumps">{escape(label)}: {drawn}</p>'
