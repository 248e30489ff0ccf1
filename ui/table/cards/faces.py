"""Every card's middle, pattern by pattern, as named parts that refer to one another.

A part is a fragment of SVG; ``<use href="#name"/>`` inside it refers to another part. Parts named
``f-KS`` or ``g-KS`` are the middles of the cards (all but the corner indices); ``back`` and ``face``
are the two blank sides.

>>> len([name for name in PARTS if name.startswith("g-") and len(name) == 4])
53
"""
# ruff: noqa: E501 - paths are data

from typing import Final

from .courts import FIGURES, GOLD, HELD, PALETTES, Palette, bust
from .layout import double, pips, use
from .signs import GLYPHS, INK, SIGNS, STAR

SUITS: Final = "CSHD"
RANKS: Final = "23456789TJQKA"
FRENCH: Final = {"K": "king", "Q": "queen", "J": "jack"}
GERMAN: Final = {"K": "king", "Q": "ober", "J": "unter"}

_GERMAN_PALETTES: Final = {
    "C": Palette("#a8322c", "#3f7d45", "#4a3222"),
    "S": Palette("#3f7d45", "#d9a02b", "#8a5a2b"),
    "H": Palette("#2a5c92", "#bf3430", "#b0692a"),
    "D": Palette("#d9a02b", "#2a5c92", "#2c2320"),
}

FACE: Final = '<rect x=".75" y=".75" width="98.5" height="138.5" rx="8" fill="#fffdf7" stroke="#b9b0a0" stroke-width="1"/>'


def _lattice(step: int) -> str:
    """Return diagonal lines over the inside of the back (8..92 by 8..132)."""
    lines = []
    for c in range(-124 + step, 84, step):
        x1, x2 = max(0, c), min(84, c + 124)
        lines.append(
            f"M{8 + x1} {8 + x1 - c}L{8 + x2} {8 + x2 - c}M{92 - x1} {8 + x1 - c}L{92 - x2} {8 + x2 - c}"
        )
    return "".join(lines)


BACK: Final = (
    '<rect x=".75" y=".75" width="98.5" height="138.5" rx="8" fill="#fffdf7" stroke="#b9b0a0"/>'
    '<rect x="5.5" y="5.5" width="89" height="129" rx="5" fill="#233f74"/>'
    f'<path fill="none" stroke="#6f8fcb" stroke-width="1.1" d="{_lattice(12)}"/>'
    '<rect x="8" y="8" width="84" height="124" rx="3.5" fill="none" stroke="#fffdf7" stroke-width="1.2"/>'
    '<circle cx="50" cy="70" r="25" fill="#233f74" stroke="#fffdf7" stroke-width="1.4"/>'
    '<circle cx="50" cy="70" r="21.5" fill="none" stroke="#e9b530" stroke-width="1.2"/>'
    '<g transform="translate(50 70)"><g fill="#fffdf7">'
    '<path d="M0-19 5-5H-5ZM0 19 5 5H-5ZM19 0 5 5V-5ZM-19 0-5 5V-5Z"/></g>'
    '<path fill="#e9b530" d="M0-5 12-12 5 0 12 12 0 5-12 12-5 0-12-12Z"/><circle r="3.6" fill="#233f74" stroke="#fffdf7" stroke-width="1"/></g>'
)

_BOX: Final = '<rect x="22" y="14" width="56" height="112" rx="{rx}" {paint}/>'
_LINE: Final = f'fill="none" stroke="{INK}"'
_GROUNDS: Final = {
    "frame": _BOX.format(rx=2.5, paint='fill="#fbf1d9"'),
    "frame-line": _BOX.format(rx=2.5, paint=_LINE),
    "ground": _BOX.format(rx=9, paint='fill="#f3ead0"'),
    "ground-line": _BOX.format(rx=9, paint=_LINE),
}


def _belt(colours: Palette) -> str:
    gems = "".join(
        f'<path fill="{colours.trim}" d="M{x} 66.8 {x + 3} 70 {x} 73.2 {x - 3} 70Z"/>'
        for x in (29, 39.5, 50, 60.5, 71)
    )
    return f'<path fill="{GOLD}" stroke="{INK}" stroke-width=".8" d="M22 65.6H78V74.4H22Z"/><g stroke="{INK}" stroke-width=".6">{gems}</g>'


def _french_half(suit: str, rank: str) -> str:
    return bust(FRENCH[rank], suit, PALETTES[suit]) + use(f"f-{suit}", x=31.6, y=24, scale=0.62)


def _french_court(suit: str, rank: str) -> str:
    return use("frame") + double(use(f"h-f{rank}{suit}")) + _belt(PALETTES[suit]) + use("frame-line")


def _german_half(suit: str, rank: str) -> str:
    # The sign's height tells an Ober (high) from an Unter (low), as in every German pack.
    sign = f"g-{suit}"
    low = use(sign, x=30.6, y=55.4, scale=0.8) + use(sign, x=11.8, y=58, scale=0.72)
    high = use(sign, x=32.4, y=24.4, scale=0.74) + use(sign, x=11.8, y=37.5, scale=0.72)
    return bust(GERMAN[rank], suit, _GERMAN_PALETTES[suit]) + (low if rank == "J" else high)


def _german_court(suit: str, rank: str) -> str:
    colours = _GERMAN_PALETTES[suit]
    stripe = (
        f'<path fill="{colours.trim}" stroke="{INK}" stroke-width=".8" d="M22 67.4H78V72.6H22Z"/>'
        '<path fill="none" stroke="#fffdf7" stroke-dasharray="2.4" d="M23 70H78"/>'
    )
    return use("ground") + double(use(f"h-g{rank}{suit}")) + stripe + use("ground-line")


def _french_ace(suit: str) -> str:
    ring = '<g fill="none" stroke="currentColor"><circle cx="50" cy="70" r="29" stroke-width="1.2"/><circle cx="50" cy="70" r="31.5" stroke-width=".6"/></g>'
    beads = '<path fill="currentColor" d="M50 34 52.4 38.5 50 43 47.6 38.5ZM50 97 52.4 101.5 50 106 47.6 101.5ZM21 70 18.5 74.5 16 70 18.5 65.5ZM84 70 81.5 74.5 79 70 81.5 65.5Z"/>'
    return ring + beads + use(f"f-{suit}", x=50, y=70, scale=2.05)


def _german_ace(suit: str) -> str:
    # A Daus is the old deuce: two great signs on one stem.
    ribbon = (
        f'<g stroke="{INK}" stroke-width=".9" stroke-linejoin="round"><path fill="none" stroke="#5b7f3a" stroke-width="2.2" d="M50 52V88"/>'
        '<path fill="#3b8f3f" d="M50 62C43 52 33 55 29 62C35 68 44 69 50 64ZM50 78C57 88 67 85 71 78C65 72 56 71 50 76Z"/>'
        f'<path fill="{GOLD}" d="M27 65.5C38 60 42 76 50 70C58 64 62 80 73 74.5V68.5C62 74 58 58 50 64C42 70 38 54 27 59.5Z" transform="translate(0 3)"/>'
        '<circle cx="50" cy="70" r="4" fill="#c0302b"/></g>'
    )
    return ribbon + double(use(f"g-{suit}", x=50, y=35, scale=1.7))


def _numbers(pattern: str, suit: str, rank: str) -> str:
    return pips(f"{pattern}-{suit}", rank, 0.92 if pattern == "f" else 0.98)


def _joker() -> str:
    return (
        f'<g stroke="{INK}" stroke-width="1" stroke-linejoin="round">'
        '<path fill="#2a4a86" d="M36 62C34 46 24 40 17 50C20 30 44 30 50 54Z"/><path fill="#c23b2e" d="M64 62C66 46 76 40 83 50C80 30 56 30 50 54Z"/>'
        f'<path fill="{GOLD}" d="M40 58C40 44 44 34 50 27C56 34 60 44 60 58Z"/>'
        f'<g fill="{GOLD}"><circle cx="17" cy="52" r="4"/><circle cx="83" cy="52" r="4"/><circle cx="50" cy="25" r="4"/></g>'
        '<path fill="#f6d5b4" d="M36 62C36 56 64 56 64 62V72C64 82 58 89 50 89C42 89 36 82 36 72Z"/>'
        '<path fill="#fffdf6" d="M24 98 33 84 39 93 44 85 50 95 56 85 61 93 67 84 76 98 66 108 60 102 50 112 40 102 34 108Z"/>'
        '<path fill="none" stroke-width="1.5" stroke-linecap="round" d="M40 64.5Q43 61.5 46 64M54 64Q57 61.5 60 64.5M50 67 48.6 73.5H51M42 77.5Q50 85.5 58 77.5"/></g>'
        f'<g fill="{INK}"><circle cx="43.4" cy="68" r="1.7"/><circle cx="56.6" cy="68" r="1.7"/></g>'
        '<g fill="#e2876b" opacity=".6"><circle cx="40.4" cy="75" r="2.6"/><circle cx="59.6" cy="75" r="2.6"/></g>'
        f'<g fill="{GOLD}" stroke="{INK}" stroke-width=".8"><circle cx="24" cy="99" r="2.6"/><circle cx="34" cy="109" r="2.6"/><circle cx="50" cy="113" r="2.6"/><circle cx="66" cy="109" r="2.6"/><circle cx="76" cy="99" r="2.6"/></g>'
    )


def _build() -> dict[str, str]:
    parts = (
        {f"i-{glyph}": drawn for glyph, drawn in GLYPHS.items()} | {"star": STAR} | SIGNS | _GROUNDS | HELD
    )
    parts |= {name: draw() for name, draw in FIGURES.items()}
    for suit in SUITS:
        for rank in RANKS:
            french, german = f"f-{rank}{suit}", f"g-{rank}{suit}"
            if rank in FRENCH:
                parts[f"h-f{rank}{suit}"] = _french_half(suit, rank)
                parts[f"h-g{rank}{suit}"] = _german_half(suit, rank)
                parts[french], parts[german] = _french_court(suit, rank), _german_court(suit, rank)
            elif rank == "A":
                parts[french], parts[german] = _french_ace(suit), _german_ace(suit)
            else:
                parts[french], parts[german] = _numbers("f", suit, rank), _numbers("g", suit, rank)
    joker = _joker()
    return parts | {"joker": joker, "f-JO": use("joker"), "g-JO": use("joker"), "back": BACK, "face": FACE}


PARTS: Final = _build()
"""All parts by name."""
