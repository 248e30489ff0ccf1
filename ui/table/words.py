"""The table's own words in one language and one deck pattern, ready to be merged into its data.

>>> from lessons.names import card_names
>>> words(card_names("en", "german"))["names"]["QD"]
'Ober of bells'
"""

from collections.abc import Callable

from typing_extensions import TypedDict

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
    gettext, ngettext = translator.gettext, translator.ngettext
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
        # Translators: mark on the reader's own card, below the name "You"; keep it short.
        "won_by_you": gettext("win"),
        # Translators: mark beside the name of another player whose turn it is.
        "turn": gettext("to play"),
        "your_turn": gettext("your turn"),
        # Translators: beside the name of another player whose move is being waited for; keep it short.
        "thinks": gettext("thinks…"),
        # Translators: mark beside the name of the dealer.
        "dealer": gettext("dealer"),
        # Translators: mark beside the name "You".
        "you_deal": gettext("deal"),
        "trump": gettext("Trump"),
        "suits": {suit: str(names.suit(suit)) for suit in SUITS},
        "stock": gettext("Stock"),
        # Translators: said of the stock.
        "closed": gettext("closed"),
        "turned": gettext("Turned-up trump: {card}"),
        "last_trick": gettext("Last trick"),
        "mark": gettext("this card decides"),
        # Translators: said of a card that was chosen in vain.
        "missed": gettext("chosen, and wrong"),
        # Translators: said of a card that was right and was not chosen.
        "overlooked": gettext("right, but not chosen"),
        "hint": gettext("hint"),
        # Translators: said of cards that one has just drawn from the stock.
        "fresh": gettext("just drawn"),
        # Translators: name of a button behind the name of a team; it tells what its signs mean.
        "in_words": gettext("what it has won, in words"),
        # Translators: in place of the signs of the cards that score, for a team that has won none of them.
        "none_yet": gettext("nothing yet"),
        # Translators: said of the stock.
        "used_up": gettext("used up"),
        "cards": _counted(lambda n: ngettext("{number} card", "{number} cards", n, number=_N)),
        "face_down": _counted(
            lambda n: ngettext("{number} card face down", "{number} cards face down", n, number=_N)
        ),
        "tricks": _counted(lambda n: ngettext("{number} trick", "{number} tricks", n, number=_N)),
        # Translators: card points, not game points; keep it short.
        "points": _counted(lambda n: ngettext("{number} point", "{number} points", n, number=_N)),
        # Translators: game points a side still needs.
        # Translators: button; a finished trick lies on the table until it is pressed.
        "go_on": gettext("Go on"),
        # Translators: below the table while the others' moves are shown one by one.
        "skip": gettext("Tap to skip"),
        "chosen": gettext("{number} of {most} chosen", number="{n}", most="{most}"),
        # Translators: instead of how many are chosen, when one more is pressed; keep it short.
        "full": gettext("{most} chosen: put one back first", most="{most}"),
        "throw": _counted(lambda n: ngettext("Throw {number} card", "Throw {number} cards", n, number=_N)),
        "throw_none": gettext("Throw nothing"),
        "to_go": _counted(lambda n: ngettext("{number} to go", "{number} to go", n, number=_N)),
    }


def _counted(phrase: Callable[[int], str]) -> Counted:
    """Return both forms of a counted phrase with the number left open, for the browser to choose from."""
    return {"one": phrase(1), "other": phrase(2)}
