"""The cards, drawn for this project: a French and a German pattern, 53 cards each, and one back.

``sheet()`` is what the table loads once; ``card_svg()`` gives one card as self-contained SVG (no ids,
no references), so that it can stand any number of times in the prose of one page; ``card_img()`` wraps
it in an ``<img>`` for places that let no SVG through (``st.html`` drops it, ``st.markdown`` keeps it);
``short_img()`` is a card in a line of many, its index and its sign alone.

>>> "<title>diez de picas</title>" in card_svg("TS", title="diez de picas")
True
>>> card_svg("1S")
Traceback (most recent call last):
    ...
ui.table.cards.UnknownCardError: '1S' is no card
"""

import re
from base64 import b64encode
from collections.abc import Mapping
from typing import Final, Literal
from xml.sax.saxutils import escape

from .faces import BACK, FACE, PARTS, RANKS, SUITS
from .layout import HEIGHT, WIDTH, use
from .signs import WIDTHS

Pattern = Literal["french", "german"]
Colours = Literal[2, 4]

CARDS: Final = (*(rank + suit for suit in SUITS for rank in RANKS), "JO")
"""All 53 cards as text, in the order of the engine's numbers."""

_BLACK, _RED = "#1c1b22", "#bd1f22"
INKS: Final[dict[tuple[Pattern, Colours], dict[str, str]]] = {
    ("french", 2): {"C": _BLACK, "S": _BLACK, "H": _RED, "D": _RED},
    ("french", 4): {"C": "#16703a", "S": _BLACK, "H": _RED, "D": "#1a5fb4"},
    ("german", 2): {"C": _BLACK, "S": _BLACK, "H": _RED, "D": _RED},
    ("german", 4): {"C": "#6e4310", "S": "#1d6a2b", "H": _RED, "D": "#865b00"},
}
"""Colour of indices (and French signs) by pattern, colours and suit; each at least 4.5:1 on the card."""

_JOKER_INK: Final = "#6a2a7a"
_PLAIN: Final = {"T": "10"}


class UnknownCardError(ValueError):
    """The text names none of the 53 cards."""

    def __init__(self, card: str) -> None:
        super().__init__(f"{card!r} is no card")


def ink(card: str, pattern: Pattern, colours: Colours) -> str:
    """Return the colour of a card's index.

    >>> ink("7D", "french", 4) != ink("7H", "french", 4)
    True
    """
    return _JOKER_INK if card == "JO" else INKS[pattern, colours][card[-1]]


def _index(index: str, x: float, y: float, room: float) -> str:
    """Return an index 20 units high, the middle of its top edge at x, y, in a room as wide as told."""
    if not all(glyph in WIDTHS for glyph in index):
        place = f'x="{x:g}" y="{y + 19.5:g}" text-anchor="middle"'
        return f'<text {place} font-size="22" font-weight="700" fill="currentColor">{escape(index)}</text>'
    total = sum(WIDTHS[glyph] for glyph in index) + 2.2 * (len(index) - 1)
    squeeze = min(1.0, room / total)
    at, parts = -total / 2, ""
    for glyph in index:
        parts += use(f"i-{glyph}", x=at + WIDTHS[glyph] / 2)
        at += WIDTHS[glyph] + 2.2
    return f'<g transform="translate({x:g} {y:g})scale({squeeze:.3g} 1)">{parts}</g>'


def _corner(card: str, pattern: Pattern, index: str) -> str:
    if card == "JO":
        return use("star", x=11.5, y=17, scale=0.85)
    drawn = _index(index, 11.8, 6.5, 17.5)
    # German courts carry their corner sign at its traditional height in the middle's own drawing.
    if pattern == "german" and card[0] in "KQJ":
        return drawn
    return drawn + use(f"{pattern[0]}-{card[1]}", x=11.8, y=37, scale=0.66)


def _body(card: str, pattern: Pattern, indices: Mapping[str, str]) -> str:
    if card not in CARDS:
        raise UnknownCardError(card)
    corner = _corner(card, pattern, indices.get(card[0], _PLAIN.get(card[0], card[0])))
    return f'{use("face")}{use(f"{pattern[0]}-{card}")}{corner}<g transform="rotate(180 50 70)">{corner}</g>'


_USE = re.compile(r'<use href="#([^"]+)"(?: transform="([^"]*)")?/>')


_STYLED = re.compile(r'<g style="([^"]+)">')


def _expand(fragment: str) -> str:
    """Return the fragment with every reference and variable replaced by what it stands for."""

    def inline(match: re.Match[str]) -> str:
        name, transform = match.groups()
        inner = _expand(PARTS[name])
        return f'<g transform="{transform}">{inner}</g>' if transform else inner

    drawn = _USE.sub(inline, fragment)
    style = _STYLED.search(drawn)  # a card has one palette: both halves of a court wear the same
    for setting in style[1].split(";") if style else ():
        variable, colour = setting.split(":")
        drawn = drawn.replace(f"var({variable})", colour)
    return _STYLED.sub("<g>", drawn)


def card_svg(
    card: str,
    pattern: Pattern = "french",
    colours: Colours = 2,
    indices: Mapping[str, str] | None = None,
    *,
    title: str | None = None,
    width: str = "3.2em",
) -> str:
    """Return one card as self-contained SVG text, to stand inline in prose.

    ``indices`` maps ranks to what stands in the corner (by default the engine's letters, and 10).
    ``title`` is the spoken name; without one the picture is hidden from screen readers, so its name must
    stand beside it. ``width`` is CSS.
    Raises UnknownCardError.

    >>> "<use" in card_svg("KH", "german", 4)
    False
    """
    body = _body(card, pattern, indices or {})
    return _picture(_expand(body), ink(card, pattern, colours), title, width)


def card_img(
    card: str,
    pattern: Pattern = "french",
    colours: Colours = 2,
    indices: Mapping[str, str] | None = None,
    *,
    alt: str,
    width: str = "3.2em",
) -> str:
    """Return one card as an ``<img>`` that carries its own picture; ``alt`` is the spoken name.

    Raises UnknownCardError.

    >>> card_img("KH", alt="king of hearts").startswith('<img class="baza-card" alt="king of hearts"')
    True
    """
    return _img(card_svg(card, pattern, colours, indices), alt, width)


def short_img(
    card: str,
    pattern: Pattern = "french",
    colours: Colours = 2,
    indices: Mapping[str, str] | None = None,
    *,
    alt: str,
    width: str = "2.2em",
) -> str:
    """Return no more of a card than its index beside its sign: it is read where a whole card is too small.

    Raises UnknownCardError.

    >>> len(short_img("KS", alt="king of spades")) < len(card_img("KS", alt="king of spades"))
    True
    """
    if card not in CARDS:
        raise UnknownCardError(card)
    if card == "JO":
        drawn = use("star", x=27, y=19, scale=1.5)
    else:
        index = (indices or {}).get(card[0], _PLAIN.get(card[0], card[0]))
        drawn = _index(index, 15, 9, 21) + use(f"{pattern[0]}-{card[1]}", x=39, y=19)
    face = '<rect x=".75" y=".75" width="52.5" height="36.5" rx="6" fill="#fffdf7" stroke="#b9b0a0"/>'
    svg = _picture(face + _expand(drawn), ink(card, pattern, colours), None, width, (54, 38))
    return _img(svg, alt, width)


def sign_img(suit: str, pattern: Pattern = "french", colours: Colours = 2, *, width: str = "1.1em") -> str:
    """Return the sign of a suit as an ``<img>`` without a name: its word stands beside it.

    >>> sign_img("H").startswith('<img class="baza-card" alt=""')
    True
    """
    drawn = _expand(use(f"{pattern[0]}-{suit}", x=16, y=16))
    return _img(_picture(drawn, INKS[pattern, colours][suit], None, width, (32, 32)), "", width)


def back_img(*, alt: str, width: str = "3.2em") -> str:
    """Return the back of a card as an ``<img>`` that carries its own picture.

    >>> back_img(alt="face down").startswith('<img class="baza-card" alt="face down"')
    True
    """
    return _img(back_svg(), alt, width)


def _img(svg: str, alt: str, width: str) -> str:
    picture = b64encode(svg.encode()).decode()
    style = f"width:{width};height:auto;vertical-align:middle"
    named = escape(alt, {'"': "&quot;"})
    return f'<img class="baza-card" alt="{named}" style="{style}" src="data:image/svg+xml;base64,{picture}">'


def back_svg(*, title: str | None = None, width: str = "3.2em") -> str:
    """Return the back of a card as self-contained SVG text.

    >>> back_svg(title="face down").count("<title>face down</title>")
    1
    """
    return _picture(BACK, "#233f74", title, width)


def _picture(
    body: str, colour: str, title: str | None, width: str, size: tuple[int, int] = (WIDTH, HEIGHT)
) -> str:
    role = 'role="img"' if title else 'aria-hidden="true"'
    named = f"<title>{escape(title)}</title>" if title else ""
    style = f"color:{colour};width:{width};height:auto;vertical-align:middle"
    space = f'viewBox="0 0 {size[0]} {size[1]}" xmlns="http://www.w3.org/2000/svg"'
    return f'<svg class="baza-card" {space} {role} style="{style}">{named}{body}</svg>'


def sheet() -> str:
    """Return one hidden SVG that holds every part under its name, for ``<use href="#f-KS"/>``.

    >>> sheet().startswith("<svg")
    True
    """
    parts = "".join(f'<g id="{name}">{drawn}</g>' for name, drawn in PARTS.items())
    hidden = 'width="0" height="0" aria-hidden="true" focusable="false" style="position:absolute"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {hidden}><defs>{parts}</defs></svg>'


__all__ = [
    "BACK",
    "CARDS",
    "FACE",
    "INKS",
    "Colours",
    "Pattern",
    "UnknownCardError",
    "back_img",
    "back_svg",
    "card_img",
    "card_svg",
    "ink",
    "sheet",
    "short_img",
    "sign_img",
]
