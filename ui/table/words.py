"""The table's own words in one language and one deck pattern, ready to be merged into its data.

>>> from lessons.names import card_names
>>> words(card_names("en", "german"))["names"]["QD"]
'Ober of bells'
"""

from typing_extensions import TypedDict

from lessons.i18n import Translator
from lessons.names import CardNames

from .cards import CARDS, Pattern
from .cards.faces import RANKS, SUITS
from .data import Counted, Labels

_N = "{n}"


class Words(TypedDict):
    """The parts of the table's data that depend on language and pattern alone."""

    lang: str
    pattern: Pattern
    labels: Labels
    names: dict[str, str]
    indices: dict[str, str]


def words(names: CardNames) -> Words:
    """Return language, pattern, labels, spoken names of all 53 cards and the printed index of each rank."""
    return {
        "lang": names.translator.language,
        "pattern": names.pattern,
        "labels": labels(names),
        "names": {card: str(names.card(card)) for card in CARDS},
        "indices": {rank: names.index(rank) for rank in RANKS},
    }


def labels(names: CardNames) -> Labels:
    """Return every string the table shows or speaks."""
    translator = names.translator
    gettext = translator.gettext
    return {
        "table": gettext("Card table"),
        "hand": gettext("Your cards"),
        # Translators: the cards of the trick that is being played.
        "trick": gettext("Trick on the table"),
        "actions": gettext("What you can do"),
        "keys": gettext("Keys"),
        "key_list": [
            # Translators: keys of the keyboard, and what each does at the table.
            (gettext("← →, 1–9"), gettext("choose a card")),
            (gettext("Enter"), gettext("play it")),
            ("h", gettext("hint")),
            ("u", gettext("undo")),
            ("?", gettext("this list")),
        ],
        # Translators: button that closes the list of keys or the last trick.
        "hide": gettext("Back to the table"),
        # Translators: mark on the first card of a trick; keep it short.
        "led": gettext("led"),
        # Translators: mark on the card that won a trick; keep it short.
        "won": gettext("wins"),
        # Translators: mark beside the name of another player whose turn it is.
        "turn": gettext("to play"),
        "your_turn": gettext("your turn"),
        # Translators: mark beside the name of the dealer.
        "dealer": gettext("dealer"),
        "trump": gettext("Trump"),
        "suits": {suit: str(names.suit(suit)) for suit in SUITS},
        "stock": gettext("Stock"),
        # Translators: said of the stock.
        "closed": gettext("closed"),
        "turned": gettext("Turned-up trump: {card}"),
        "last_trick": gettext("Last trick"),
        "mark": gettext("this card decides"),
        "hint": gettext("hint"),
        "cards": _counted(translator, "{number} card", "{number} cards"),
        "face_down": _counted(translator, "{number} card face down", "{number} cards face down"),
        "tricks": _counted(translator, "{number} trick", "{number} tricks"),
        "points": _counted(translator, "{number} card point", "{number} card points"),
        "to_go": _counted(translator, "{number} to go", "{number} to go"),
    }


def _counted(translator: Translator, one: str, many: str) -> Counted:
    """Return both forms of a counted phrase with the number left open, for the browser to choose from."""
    return {
        "one": translator.ngettext(one, many, 1, number=_N),
        "other": translator.ngettext(one, many, 2, number=_N),
    }
