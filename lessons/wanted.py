"""What a task asks for, said of a single move: the sentence after a move that was another one."""

from __future__ import annotations

from engine import SUITS, Move
from lessons.i18n import N_, Translator
from lessons.names import CardNames
from lessons.wording.bids import bid_name

__all__ = ["wanted"]

_DEEDS = {
    "exchange": N_("Here the task is to exchange the turned card."),
    "close": N_("Here the task is to close the stock."),
    "claim": N_("Here the task is to claim."),
}


def wanted(game: str, move: Move, translator: Translator, names: CardNames) -> str:
    """The move that a task of a game waits for, in one sentence.

    >>> from lessons.names import card_names
    >>> words = Translator("en"), card_names("en")
    >>> wanted("schmier", "bid-3", *words), wanted("schmier", "discard-TC-9D", *words)
    ('Here the task is to bid 3.', 'Here the task is to throw the ten of clubs and the nine of diamonds.')
    >>> wanted("schnapsen", "marriage-S", *words)
    'Here the task is to announce the marriage in spades.'
    """
    t = translator
    if isinstance(move, int):
        return t.gettext("Here the task is to play {card:the}.", card=names.card(move))
    kind, *about = move.split("-")
    if move == "pass":
        return t.gettext("Here the task is to pass.")
    if game == "schafkopf":
        return t.gettext("Here the task is to bid {contract}.", contract=bid_name(move, t, names))
    if kind == "bid":
        return t.gettext("Here the task is to bid {number}.", number=t.number(int(about[0])))
    if kind == "trump" and about[0] in SUITS:
        return t.gettext("Here the task is to name {suit:the} as trumps.", suit=names.suit(about[0]))
    if move == "discard-none":
        return t.gettext("Here the task is to throw nothing.")
    if kind == "discard":
        return t.gettext("Here the task is to throw {cards:the}.", cards=names.cards(about))
    if kind == "marriage":
        return t.gettext("Here the task is to announce the marriage in {suit}.", suit=names.suit(about[0]))
    return t.gettext(_DEEDS[move])
