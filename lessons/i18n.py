"""Languages: which one a reader gets, and every sentence, number, date and list in it.

A translator is a value that is handed on; nothing here remembers a current language.
"""

import datetime as dt
import gettext
import io
import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Literal

from babel import Locale, dates, lists, numbers
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

__all__ = ["DEFAULT", "LANGUAGES", "LOCALES", "N_", "Translator", "negotiate", "translator"]

LANGUAGES = ("es", "en")
"""The languages of the app, in the order in which they are offered."""

DEFAULT = "en"
"""The language of a reader who asks for none that we have."""

LOCALES = Path(__file__).resolve().parent.parent / "locales"
"""The folder of the catalogues: `<language>/LC_MESSAGES/baza.po`."""

_RANGE = re.compile(r"\s*([A-Za-z]{1,8}|\*)(?:-[A-Za-z0-9-]+)?\s*(?:;\s*q\s*=\s*([0-9.]+)\s*)?")

_QUOTED = re.compile(r"[«“]\{(\w+)\}[»”]")
_INNER = str.maketrans({"«": "“", "»": "”", "“": "‘", "”": "’"})


def N_(message: str) -> str:  # noqa: N802 - the name that gettext tools look for
    """Mark a message for extraction and leave it untranslated.

    >>> N_("Learn")
    'Learn'
    """
    return message


def negotiate(accept_language: str | None) -> str:
    """The best language of ours for an `Accept-Language` header (RFC 9110, 12.5.4).

    Regions are ignored; at equal quality the earlier one wins; unreadable parts are skipped.

    >>> negotiate("fr-CH, es-MX;q=0.8, en;q=0.7")
    'es'
    >>> negotiate("de, *;q=0.5"), negotiate(""), negotiate(None)
    ('en', 'en', 'en')
    """
    best, best_quality = DEFAULT, 0.0
    for part in (accept_language or "").split(","):
        found = _RANGE.fullmatch(part)
        if found is None:
            continue
        language = DEFAULT if found[1] == "*" else found[1].lower()
        quality = _quality(found[2])
        if language in LANGUAGES and quality > best_quality:
            best, best_quality = language, quality
    return best


def _quality(text: str | None) -> float:
    try:
        return 1.0 if text is None else min(float(text), 1.0)
    except ValueError:
        return 0.0


@lru_cache
def _catalogue(language: str) -> gettext.NullTranslations:
    """The catalogue of a language, read from its `.po` file: there is no compiling step to forget."""
    with (LOCALES / language / "LC_MESSAGES" / "baza.po").open("rb") as file:
        catalogue = read_po(file, locale=language)
    compiled = io.BytesIO()
    write_mo(compiled, catalogue)
    compiled.seek(0)
    return gettext.GNUTranslations(compiled)


class Translator:
    r"""Says things in one language.

    `language` is one of `LANGUAGES`; any other raises `ValueError`. Messages are whole sentences in
    English with named placeholders, which are filled after the look-up.

    >>> es = Translator("es")
    >>> es.gettext("Learn")
    'Aprender'
    >>> es.number(1234567), es.percent(0.5)
    ('1.234.567', '50\xa0%')
    >>> es.join(["rey", "dama", "jota"])
    'rey, dama y jota'
    """

    __slots__ = ("_messages", "language", "locale")

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"unknown language: {language!r}")
        self.language = language
        self.locale = Locale.parse(language)
        self._messages = _catalogue(language)

    def __repr__(self) -> str:
        return f"Translator({self.language!r})"

    def gettext(self, message: str, /, **facts: object) -> str:
        """The message in this language, its `{placeholders}` filled from `facts`.

        What is quoted and holds quotes itself keeps them as inner ones.

        >>> Translator("es").gettext("{done} of {total} steps", done=3, total=9)
        '3 de 9 pasos'
        >>> Translator("es").gettext("The rule is “{title}”.", title="Decir «basta»")
        'La regla es «Decir “basta”».'
        """
        text = self._messages.gettext(message)
        return _filled(text, facts) if facts else text

    def ngettext(self, one: str, many: str, number: int, /, **facts: object) -> str:
        """The form of a message that goes with `number`, which also fills `{number}`.

        >>> Translator("es").ngettext("{number} step", "{number} steps", 2)
        '2 pasos'
        """
        text = self._messages.ngettext(one, many, number)
        return _filled(text, {"number": self.number(number), **facts})

    def number(self, value: float) -> str:
        """A number with this language's separators; a negative one with a minus sign, not with a hyphen.

        >>> Translator("en").number(-1)
        '−1'
        """
        return numbers.format_decimal(value, locale=self.locale).replace("-", "\N{MINUS SIGN}")

    def signed(self, value: int) -> str:
        """A number that is won or lost, with its sign.

        >>> [Translator("en").signed(value) for value in (3, 0, -3)]
        ['+3', '0', '−3']
        """
        sign = "+" if value > 0 else "\N{MINUS SIGN}" if value < 0 else ""
        return sign + self.number(abs(value))

    def percent(self, share: float) -> str:
        """A share of 1 as a whole percentage."""
        return numbers.format_percent(share, locale=self.locale)

    def date(self, when: dt.date) -> str:
        """A day, written out.

        >>> Translator("es").date(dt.date(2026, 3, 1))
        '1 de marzo de 2026'
        """
        return dates.format_date(when, format="long", locale=self.locale)

    def join(
        self, items: Iterable[str], style: Literal["standard", "standard-short", "or"] = "standard"
    ) -> str:
        """A list as this language says it, joined by *and* (`standard`), by its sign, or by *or*.

        >>> Translator("en").join(["ace", "ten"], "or")
        'ace or ten'
        >>> Translator("en").join(["ace", "ten"], "standard-short")
        'ace & ten'
        """
        return lists.format_list(list(items), style=style, locale=self.locale)


def _filled(text: str, facts: Mapping[str, object]) -> str:
    """A message with its placeholders filled; quotes within quotes become inner ones."""
    quoted = {name: facts[name] for name in _QUOTED.findall(text) if isinstance(facts.get(name), str)}
    inner = {name: str(fact).translate(_INNER) for name, fact in quoted.items()}
    return text.format(**{**facts, **inner})


@lru_cache
def translator(language: str) -> Translator:
    """The translator of a language, made once.

    >>> translator("es") is translator("es")
    True
    """
    return Translator(language)
