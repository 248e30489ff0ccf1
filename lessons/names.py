"""What cards, suits and ranks are called, by language and by deck pattern.

The words are data (``lessons/content/names/<language>.yaml``); the engine knows none of them. A name
fills a placeholder in any grammatical form: ``{card}``, ``{card:the}``, ``{card:to}`` (Spanish *al
rey*), ``{card:of}`` (*del rey*), ``{card:a}``, ``{card:many}``, ``{card:those}`` (*los reyes*),
``{card:The}``; a list of cards also takes ``or``. So one English message and its Spanish translation can use
different forms.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from engine.cards import JOKER, RANKS, SUITS, Card, parse_card, rank_of, suit_of
from lessons.i18n import Translator
from lessons.yaml_file import CONTENT, read_yaml

__all__ = ["FORMS", "PATTERNS", "CardNames", "Name", "NameList", "ShownCards", "card_names"]

Pattern = Literal["french", "german"]
PATTERNS: tuple[Pattern, ...] = ("french", "german")
FORMS = ("bare", "the", "a", "to", "of", "many", "those", "The", "A", "Those")
"""The forms a name can take; those with a capital start a sentence."""

_FOLDER = CONTENT / "names"


class _Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class _Noun(_Frozen):
    bare: str
    the: str
    a: str
    to: str
    of: str
    many: str
    those: str


class _Suit(_Frozen):
    bare: str
    the: str


class _Deck(_Frozen):
    suits: dict[str, _Suit]
    ranks: dict[str, _Noun]
    indices: dict[str, str]


class _Words(_Frozen):
    card: str = Field(pattern=r"\{rank\}.*\{suit\}")
    joker: _Noun
    french: _Deck
    german: _Deck


class Name:
    """A word in all its forms, ready to fill a placeholder.

    Raises :class:`ValueError` for a form that does not exist.

    >>> king = card_names("es").card(parse_card("KS"))
    >>> "Gana {led:to}.".format(led=king), str(king)
    ('Gana al rey de picas.', 'rey de picas')
    """

    __slots__ = ("_forms",)

    def __init__(self, forms: dict[str, str]) -> None:
        self._forms = forms

    def __format__(self, form: str) -> str:
        """Return the word in one form; the bare form for none."""
        lower = form.lower() or "bare"
        if lower not in self._forms or form not in ("", *FORMS):
            raise ValueError(f"there is no form '{form}' of '{self._forms['bare']}'")
        text = self._forms[lower]
        return text[0].upper() + text[1:] if form[:1].isupper() else text

    def __str__(self) -> str:
        """Return the bare form."""
        return self._forms["bare"]


class NameList:
    """Several names, joined as the language joins them; forms as for one, and ``or``.

    >>> cards = card_names("es").cards(["TS", "JH"])
    >>> f"{cards:the}", f"{cards:or}", f"{cards}"
    ('el diez de picas y la jota de corazones', 'el diez de picas o la jota de corazones',
     'diez de picas y jota de corazones')
    """

    __slots__ = ("_names", "_translator")

    def __init__(self, names: Sequence[Name], translator: Translator) -> None:
        self._names = tuple(names)
        self._translator = translator

    def __len__(self) -> int:
        """Return how many names there are."""
        return len(self._names)

    def __format__(self, form: str) -> str:
        """Return the names in one form, joined."""
        if form == "or":
            return self._translator.join([format(name, "the") for name in self._names], "or")
        first = [format(name, form) for name in self._names[:1]]
        rest = [format(name, form.lower()) for name in self._names[1:]]
        return self._translator.join(first + rest)

    def __str__(self) -> str:
        """Return the bare names, joined."""
        return format(self, "")

    def shown(self) -> ShownCards:
        """The same cards, highlighted instead of named."""
        return ShownCards(self._names, self._translator)


class ShownCards(NameList):
    """Several cards that are highlighted where they lie, and so are not named one by one.

    >>> cards = card_names("en").cards(["TS", "JH", "9C"]).shown()
    >>> f"Play {cards:or}.", f"{cards:The} beat it.", len(cards)
    ('Play one of the highlighted cards.', 'The highlighted cards beat it.', 3)
    """

    __slots__ = ()

    def __format__(self, form: str) -> str:
        """Return the words for all of them, or for one of them (``or``)."""
        t = self._translator
        if form == "or":
            return t.gettext("one of the highlighted cards")
        # Translators: the cards with a frame around them: "you hold the highlighted cards".
        text = t.gettext("the highlighted cards")
        return text[0].upper() + text[1:] if form[:1].isupper() else text


class CardNames:
    """The names of cards for one language and one deck pattern (``french`` or ``german``).

    >>> names = card_names("es", "german")
    >>> f"{names.card('QD'):the}", f"{names.suit('S'):the}", names.index("J")
    ('el Ober de cascabeles', 'las hojas', 'U')
    """

    def __init__(self, translator: Translator, pattern: Pattern = "french") -> None:
        words = _words(translator.language)
        deck = getattr(words, pattern)
        self.translator = translator
        self.pattern: Pattern = pattern
        ranks = words.french.ranks | deck.ranks
        self._ranks = {rank: Name(ranks[rank].model_dump()) for rank in RANKS}
        self._suits = {suit: Name(deck.suits[suit].model_dump()) for suit in SUITS}
        self._indices: dict[str, str] = deck.indices
        self._joker = Name(words.joker.model_dump())
        self._cards = {
            rank + suit: Name(
                {
                    form: words.card.format(rank=text, suit=deck.suits[suit].bare)
                    for form, text in ranks[rank].model_dump().items()
                }
            )
            for rank in RANKS
            for suit in SUITS
        }

    def card(self, card: Card | str) -> Name:
        """The name of a card, given as an int or as text; raises ``Unreadable`` for other text."""
        number = parse_card(card) if isinstance(card, str) else card
        return self._joker if number == JOKER else self._cards[rank_of(number) + SUITS[suit_of(number)]]

    def cards(self, cards: Iterable[Card | str]) -> NameList:
        """The names of several cards, in the order given."""
        return NameList([self.card(card) for card in cards], self.translator)

    def rank(self, rank: str) -> Name:
        """The name of a rank letter; :class:`KeyError` for another letter."""
        return self._ranks[rank]

    def ranks(self, ranks: Iterable[str]) -> NameList:
        """The names of several ranks, in the order given."""
        return NameList([self.rank(rank) for rank in ranks], self.translator)

    def suit(self, suit: str | int) -> Name:
        """The name of a suit, by its letter or its number 0..3."""
        return self._suits[suit if isinstance(suit, str) else SUITS[suit]]

    def index(self, rank: str) -> str:
        """What stands in the corner of a card of this rank: *R* on a Spanish king.

        >>> card_names("en").index("T")
        '10'
        """
        return self._indices.get(rank, rank)


@lru_cache
def _words(language: str) -> _Words:
    return read_yaml(_FOLDER / f"{language}.yaml").model(_Words)


@lru_cache
def card_names(language: str, pattern: Pattern = "french") -> CardNames:
    """The names for a language (one of ``LANGUAGES``) and a deck pattern, made once."""
    return CardNames(Translator(language), pattern)
