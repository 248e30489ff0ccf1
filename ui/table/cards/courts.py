"""The figures: faces, crowns, hats, robes and what the hands hold, drawn as flat shapes.

A figure is the upper half of a court in a box of 56 by 56 units (origin at its top left corner, head
around x = 28); the card shows it twice. Robe, trimming and hair are the variables ``--r``, ``--t`` and
``--h``, set by the suit, so each figure is drawn once.

>>> bust("king", "S", PALETTES["S"]).count("<svg")
1
"""
# ruff: noqa: E501 - paths are data

from collections.abc import Callable
from typing import Final, NamedTuple

from .signs import INK

GOLD: Final = "#e9b530"
SKIN: Final = "#f6d5b4"
WHITE: Final = "#fffdf6"


class Palette(NamedTuple):
    """Colours of one suit's courts, as hexadecimal text."""

    robe: str
    trim: str
    hair: str


PALETTES: Final = {
    "S": Palette("#2a4a86", "#c23b2e", "#4a3222"),
    "H": Palette("#bf3430", "#2a4a86", "#b0692a"),
    "D": Palette("#1f7a78", "#e08a2c", "#d8a548"),
    "C": Palette("#3f7d45", "#7d3566", "#2c2320"),
}


def _face(*, cheeks: bool) -> str:
    rosy = (
        '<g fill="#e2876b" opacity=".55"><circle cx="23.4" cy="27" r="1.7"/><circle cx="32.6" cy="27" r="1.7"/></g>'
        if cheeks
        else ""
    )
    return (
        f'<path fill="{SKIN}" d="M24.6 31V38C26 40 30 40 31.4 38V31Z"/>'
        f'<path fill="{SKIN}" d="M20.6 21C20.6 15 35.4 15 35.4 21V25.6C35.4 31 32 34.4 28 34.4C24 34.4 20.6 31 20.6 25.6Z"/>'
        f'{rosy}<g fill="none" stroke-width=".9"><path d="M22.8 21.4Q24.4 20.2 26 21.2M30 21.2Q31.6 20.2 33.2 21.4M28 22.6L27.1 26.6H28.4"/></g>'
        f'<g fill="{INK}" stroke="none"><circle cx="24.6" cy="23.3" r="1"/><circle cx="31.4" cy="23.3" r="1"/></g>'
    )


_LIPS = (
    '<path fill="#c4473a" stroke="none" d="M25.9 29.4C27 28.7 29 28.7 30.1 29.4C29.2 31 26.8 31 25.9 29.4Z"/>'
)


def _shoulders() -> str:
    return '<path fill="var(--r)" d="M1.5 57C1.5 45 8 40.4 19 37.4H37C48 40.4 54.5 45 54.5 57Z"/>'


def _hand(x: float, y: float) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="3.1" fill="{SKIN}"/>'


def _crown() -> str:
    return (
        f'<path fill="{GOLD}" d="M18.6 16.4 16.2 5.8 22.6 10.2 28 2.6 33.4 10.2 39.8 5.8 37.4 16.4Q28 13.8 18.6 16.4Z"/>'
        f'<g fill="{GOLD}"><circle cx="16.2" cy="5" r="1.5"/><circle cx="28" cy="2.4" r="1.7"/><circle cx="39.8" cy="5" r="1.5"/></g>'
        '<g stroke="none"><circle cx="28" cy="11.8" r="1.7" fill="#c0302b"/><circle cx="22.6" cy="13" r="1.2" fill="#2a4a86"/><circle cx="33.4" cy="13" r="1.2" fill="#2a4a86"/></g>'
    )


def _ermine() -> str:
    spots = "".join(
        f'<path d="M{x} {y}l.9 2.2h-1.8Z"/>'
        for x, y in ((14.6, 41.6), (19.6, 44), (25, 45.8), (31, 45.8), (36.4, 44), (41.4, 41.6))
    )
    return (
        f'<path fill="{WHITE}" d="M10.4 40.6C14 38.6 19 37 22.4 35.6C24 39.4 32 39.4 33.6 35.6C37 37 42 38.6 45.6 40.6C42 47 35 50.4 28 50.4C21 50.4 14 47 10.4 40.6Z"/>'
        f'<g fill="{INK}" stroke="none">{spots}</g>'
    )


def _king() -> str:
    return (
        '<path fill="var(--h)" d="M19.4 16C14.6 21 15.4 27 13.6 33C16.6 35.8 20.4 35.4 22 33L34 33C35.6 35.4 39.4 35.8 42.4 33C40.6 27 41.4 21 36.6 16Z"/>'
        + _shoulders()
        + f'<path fill="var(--t)" d="M21 47H35L33.4 57H22.6Z"/><path fill="{GOLD}" d="M26.4 49.5H29.6V57H26.4Z"/>'
        + _ermine()
        + _face(cheeks=False)
        + '<path fill="var(--h)" d="M20.8 26.6C22 28.2 25.6 27.4 28 27.6C30.4 27.4 34 28.2 35.2 26.6C36.4 34.6 33 41.6 28 43.6C23 41.6 19.6 34.6 20.8 26.6Z"/>'
        + '<path fill="none" stroke="#fff" stroke-opacity=".35" stroke-width=".9" d="M24.4 33.4Q25 37.4 27 40M31.6 33.4Q31 37.4 29 40M28 33.6V40.6"/>'
        + _LIPS
        + _crown()
    )


def _queen() -> str:
    return (
        '<path fill="var(--t)" d="M28 8C16 8 13.4 18 13.8 28C14 34 12 38 9.6 41.4L46.4 41.4C44 38 42 34 42.2 28C42.6 18 40 8 28 8Z"/>'
        '<path fill="var(--h)" d="M28 11C18.6 11 16.6 19 17.2 26C17.6 31 16.4 35 15.6 39H40.4C39.6 35 38.4 31 38.8 26C39.4 19 37.4 11 28 11Z"/>'
        + _shoulders()
        + f'<path fill="{SKIN}" d="M21 37.2C22 42.6 25 46 28 47.6C31 46 34 42.6 35 37.2Z"/>'
        + f'<path fill="{WHITE}" d="M21.4 37C17.6 38.2 16 39.4 14.6 40.6C18 46.6 23 51 28 53C33 51 38 46.6 41.4 40.6C40 39.4 38.4 38.2 34.6 37C33.8 42.6 31 46 28 47.6C25 46 22.2 42.6 21.4 37Z"/>'
        + '<path fill="none" stroke="var(--t)" stroke-width="1.3" d="M18.2 41.2C21 45.6 24.4 48.6 28 50.2C31.6 48.6 35 45.6 37.8 41.2"/>'
        + _face(cheeks=True)
        + '<path fill="var(--h)" d="M28 14.6C23.6 14.6 20.6 17 20.2 23.6C22.6 22 26.4 20 28 17C29.6 20 33.4 22 35.8 23.6C35.4 17 32.4 14.6 28 14.6Z"/>'
        + _LIPS
        + f'<path fill="none" stroke="{GOLD}" stroke-width="1.6" stroke-dasharray=".1 2.3" d="M23.6 38.4C25 42 31 42 32.4 38.4"/>'
        + f'<path fill="{GOLD}" d="M19 13.6C18.4 10.6 18.6 8 19 6.6C20.6 8.6 22 9.4 23.6 9.6C24.6 7.4 26.4 5 28 3.2C29.6 5 31.4 7.4 32.4 9.6C34 9.4 35.4 8.6 37 6.6C37.4 8 37.6 10.6 37 13.6Q28 10.4 19 13.6Z"/>'
        + '<g stroke="none"><circle cx="28" cy="8.6" r="1.6" fill="#c0302b"/><circle cx="22.4" cy="11" r="1" fill="#fffdf6"/><circle cx="33.6" cy="11" r="1" fill="#fffdf6"/></g>'
    )


def _jack() -> str:
    return (
        '<path fill="var(--h)" d="M28 13C19 13 17.4 18 17.4 24V32.6C20 34.4 22 33.6 22.4 31H33.6C34 33.6 36 34.4 38.6 32.6V24C38.6 18 37 13 28 13Z"/>'
        + _shoulders()
        + f'<path fill="var(--t)" d="M24 40H32L31 57H25Z"/><g fill="{GOLD}" stroke-width=".6"><circle cx="28" cy="45" r="1.2"/><circle cx="28" cy="49" r="1.2"/><circle cx="28" cy="53" r="1.2"/></g>'
        + f'<path fill="none" stroke="{GOLD}" stroke-width="1.5" d="M9.6 57V44.4M46.4 57V44.4M15.6 57V42.2M40.4 57V42.2"/>'
        + f'<path fill="{WHITE}" d="M18 37.4Q17 41 20 41.8Q21.4 44.2 24 42.8Q26 45.2 28 43.4Q30 45.2 32 42.8Q34.6 44.2 36 41.8Q39 41 38 37.4Q33 34.6 28 37.2Q23 34.6 18 37.4Z"/>'
        + _face(cheeks=True)
        + '<path fill="var(--h)" d="M20.4 22.6V17H35.6V22.6C34 20 31 19.4 28 19.4C25 19.4 22 20 20.4 22.6Z"/>'
        + _LIPS
        + '<path fill="var(--r)" d="M16.4 15.4C13.4 9.4 20.6 4.2 28 4.6C35.4 4.2 42.6 9.4 39.6 15.4Q28 11.4 16.4 15.4Z"/>'
        + f'<path fill="{GOLD}" d="M17.4 18.4C17 17 17 16 17.2 14.8Q28 10.6 38.8 14.8C39 16 39 17 38.6 18.4Q28 14.8 17.4 18.4Z"/>'
        + '<path fill="var(--t)" d="M33.4 11.4C34.6 5.4 39.4 1.6 46.6 2.4C45.6 4.4 46 5 47 6.6C44.6 6.8 44.8 8.4 45 10C42.6 9.4 41.8 10.4 41.2 12C39 11 36.6 11.4 34.6 13Z"/>'
        + '<path fill="none" stroke="#fff" stroke-opacity=".7" stroke-width=".8" d="M35 11.6C37 7.6 40 5 44 4"/>'
    )


def _ober() -> str:
    return (
        _shoulders()
        + f'<path fill="{WHITE}" d="M20.6 37.4 28 44 35.4 37.4 40 41.6 31 50.4 28 47 25 50.4 16 41.6Z"/>'
        + '<path fill="var(--t)" d="M3 50.6C13 43.6 41 60 53.4 48.6L54.4 54C41 62 14 50 1.8 56Z"/>'
        + _face(cheeks=True)
        + '<path fill="var(--h)" d="M28 27.4C25.6 26.4 22.8 27.4 20 25.4C20 29.2 23.6 30.6 28 29C32.4 30.6 36 29.2 36 25.4C33.2 27.4 30.4 26.4 28 27.4Z"/>'
        + '<path fill="var(--h)" d="M26.4 32H29.6L28 36.4Z"/><path fill="#c4473a" stroke="none" d="M26.4 30H29.6Q28 31.6 26.4 30Z"/>'
        + '<path fill="var(--h)" d="M20.6 24.6C18 23.6 17.6 20 18.4 17H21.8ZM35.4 24.6C38 23.6 38.4 20 37.6 17H34.2Z"/>'
        + '<path fill="var(--t)" d="M18.8 16.4C18.4 8.6 22 4.4 28 4.4C34 4.4 37.6 8.6 37.2 16.4Z"/>'
        + '<path fill="var(--r)" d="M11.6 17.4C15.4 12.6 22 15 28 14.8C34 15 40.6 12.6 44.4 17.4C40.6 21.4 34.6 18.6 28 18.6C21.4 18.6 15.4 21.4 11.6 17.4Z"/>'
        + f'<path fill="{WHITE}" d="M31.4 13.4C31 5.4 37.4-.4 46.4 3.4C43.8 4.2 44.4 5.4 45.4 7.6C42.6 7 42.4 8.4 42 10.6C39.6 9.4 38.4 10.4 37.8 12.4C35.6 11.6 33.4 12 31.4 13.4Z"/>'
        + f'<path fill="none" stroke="{INK}" stroke-opacity=".5" stroke-width=".7" d="M33 12C34.6 7.6 38.6 5 43 4.6"/>'
    )


def _unter() -> str:
    return (
        '<path fill="var(--h)" d="M28 14C19.6 14 18.4 19 18.6 24.6C18.6 29.6 20 31.4 22.6 31.4H33.4C36 31.4 37.4 29.6 37.4 24.6C37.6 19 36.4 14 28 14Z"/>'
        + _shoulders()
        + f'<path fill="{WHITE}" d="M22.8 37 28 57 33.2 37Z"/><path fill="none" stroke="var(--t)" stroke-width="1.6" d="M25.4 44.4H30.6M26.2 48.6H29.8M27 52.8H29"/>'
        + '<path fill="var(--t)" d="M15.4 38.8 22.8 36.6 27 57H19.6ZM40.6 38.8 33.2 36.6 29 57H36.4Z"/>'
        + _face(cheeks=True)
        + '<path fill="var(--h)" d="M20.4 23V17H35.6V23C33.6 19.6 31.4 20.6 28 20.6C24.6 20.6 22.4 19.6 20.4 23Z"/>'
        + _LIPS
        + '<path fill="var(--r)" d="M17.6 16.6C18 10 22.4 7.4 26 2.2C28.6 1.6 31 3 30.4 5.4C35.4 7 38.6 11 38.4 16.6Z"/>'
        + '<path fill="var(--t)" d="M16.4 19.2C15.4 17.2 16 15.6 17.6 15Q28 11.8 38.4 15C40 15.6 40.6 17.2 39.6 19.2Q28 15.6 16.4 19.2Z"/>'
        + '<path fill="#3b8f3f" d="M19 14.4C14.4 13 11.6 8.6 12.6 2.6C18 4.6 21 9 20.6 13.8Z"/><path fill="none" stroke-width=".7" d="M14 4.8C15.4 8.8 17.2 11.4 19.6 13.4"/>'
    )


FIGURES: Final[dict[str, Callable[[], str]]] = {
    "king": _king,
    "queen": _queen,
    "jack": _jack,
    "ober": _ober,
    "unter": _unter,
}

_SWORD = f'<path fill="#cdd5dc" d="M45.8 40V7L48 2.6 50.2 7V40Z"/><path fill="none" stroke-width=".7" d="M48 7V38"/><path fill="{GOLD}" d="M42.4 38.4H53.6V41H42.4Z"/>'
_SCEPTRE = f'<path fill="{GOLD}" d="M46.9 12H49.1V48H46.9ZM48 2.4C51.6 5 52 9 48 13C44 9 44.4 5 48 2.4Z"/><circle cx="48" cy="14" r="1.7" fill="#c0302b"/>'
_ORB = f'<circle cx="46.6" cy="33.6" r="5.6" fill="{GOLD}"/><path fill="none" stroke-width="1.1" d="M41 33.6H52.2M46.6 28V22M44.4 24.4H48.8"/>'
_AXE = '<path fill="#8a5a2b" d="M46.9 4H49.1V48H46.9Z"/><path fill="#cdd5dc" d="M46.9 7C42.6 6 40.4 9.6 40.6 14C42.6 12.6 45 13 46.9 15.4ZM49.1 7.6 53.4 11 49.1 14.6Z"/>'
_FLOWER = (
    '<path fill="none" stroke="#2f7d3b" stroke-width="1.4" d="M46 46C47.4 40 47 36 46.6 31"/><path fill="#3b8f3f" d="M46.8 40C49 36.6 51 36.6 52.8 37.4C52 40 49.6 41.2 46.8 40Z"/>'
    '<g fill="#d6455a"><circle cx="46.4" cy="24.6" r="2.9"/><circle cx="50.4" cy="27.4" r="2.9"/><circle cx="48.9" cy="31.8" r="2.9"/><circle cx="43.9" cy="31.8" r="2.9"/><circle cx="42.4" cy="27.4" r="2.9"/></g>'
    f'<circle cx="46.4" cy="28.6" r="2.5" fill="{GOLD}"/>'
)
_FAN = f'<path fill="{WHITE}" d="M46 44 36.6 30.4C41 24.6 51 24.6 55 30.4Z"/><path fill="none" stroke-width=".7" d="M46 44 41 27.4M46 44 46 25.8M46 44 51 27.4"/><path fill="none" stroke="#c0302b" stroke-width="1.3" d="M38.6 30.8Q46 25.4 53.2 30.8"/>'
_MIRROR = f'<path fill="{GOLD}" d="M44.9 33H47.1V48H44.9Z"/><ellipse cx="46" cy="27" rx="6" ry="7.4" fill="{GOLD}"/><ellipse cx="46" cy="27" rx="3.9" ry="5.3" fill="#cfe3ea"/><path fill="none" stroke="#fff" stroke-width="1" d="M44 26.4 47 22.8"/>'
_CUP = f'<path fill="{GOLD}" d="M40.6 26H51.8C51.8 33 49.6 35.4 47.2 36.2V40L50 42.6H42.4L45.2 40V36.2C42.8 35.4 40.6 33 40.6 26Z"/><ellipse cx="46.2" cy="26" rx="5.6" ry="1.8" fill="#8f2d3a"/>'
_HALBERD = '<path fill="#8a5a2b" d="M47.1 8H48.9V50H47.1Z"/><path fill="#cdd5dc" d="M48 1 50 8.4H46ZM47.1 9.4C43.6 9 41 11.6 41.4 16.4C43.4 15 45.4 15.4 47.1 17.4ZM48.9 10.4 53.4 12.6 48.9 15.4Z"/>'
_LANCE = '<path fill="#8a5a2b" d="M47.1 6H48.9V50H47.1Z"/><path fill="#cdd5dc" d="M48 0 50.2 7.4H45.8Z"/><path fill="#c0302b" d="M49 9C51.4 7.6 52.8 10.4 55 9.2V17.6C52.8 18.8 51.4 16 49 17.4Z"/>'
_SABRE = f'<path fill="#cdd5dc" d="M46 40C50.4 30 51 18 46.4 5.4C53.4 14 54.4 30 49.4 40.6Z"/><path fill="{GOLD}" d="M42.8 38.6 53 41.4 52.4 43.6 42.2 40.8Z"/>'
_HORN = f'<path fill="{GOLD}" d="M37 50C43 51.6 48.4 46 47.6 38.4L44.2 33.4C47.4 32 51.4 32 54.4 33.6L51 38.6C52.2 49 45 55.4 37 53Z"/><path fill="none" stroke-width="1" d="M47.4 38.6 51 38.4"/>'
_JUG = '<path fill="#9fb4c4" d="M41.4 33H50.6V47.4H41.4Z"/><path fill="none" stroke-width="1.7" d="M50.6 36.4C55 36 55 44 50.6 43.8"/><path fill="#fffdf6" d="M40.4 33.4C39 29.4 43 28.6 44 30.2C45.4 27.8 49 28.2 49.2 30.4C52.4 30 52.6 33 51.4 33.6Z"/>'

HELD: Final = {
    "sword": _SWORD + _hand(48, 43),
    "sceptre": _SCEPTRE + _hand(48, 43),
    "axe": _AXE + _hand(48, 43),
    "orb": _ORB + _hand(46.6, 40),
    "flower": _FLOWER + _hand(46, 45),
    "cup": _CUP + _hand(46.2, 44),
    "fan": _FAN + _hand(46, 46),
    "mirror": _MIRROR + _hand(46, 46),
    "halberd": _HALBERD + _hand(48, 45),
    "lance": _LANCE + _hand(48, 45),
    "sabre": _SABRE + _hand(47.6, 44),
    "jug": _JUG + _hand(40.6, 42),
    "horn": _HORN + _hand(39, 51),
}
"""What a figure can hold."""

_OF_FIGURE: Final = {
    "king": {"S": "sword", "H": "sceptre", "D": "axe", "C": "orb"},
    "queen": {"S": "flower", "H": "cup", "D": "fan", "C": "mirror"},
    "jack": {"S": "halberd", "H": "lance", "D": "sabre", "C": "axe"},
    "ober": {"S": "halberd", "H": "sabre", "D": "lance", "C": "sword"},
    "unter": {"S": "jug", "H": "flower", "D": "horn", "C": "cup"},
}
_IN_FRONT: Final = ("queen", "unter")


def bust(figure: str, suit: str, colours: Palette) -> str:
    """Return one half of a court, clipped to its box at (22, 14), without its suit sign.

    ``figure`` is king, queen, jack, ober or unter; ``suit`` is C, S, H or D.
    """
    body, held = f'<use href="#{figure}"/>', f'<use href="#{_OF_FIGURE[figure][suit]}"/>'
    drawn = body + held if figure in _IN_FRONT else held + body
    return (
        f'<g style="--r:{colours.robe};--t:{colours.trim};--h:{colours.hair}">'
        '<svg x="22" y="14" width="56" height="56" viewBox="0 0 56 56">'
        f'<g stroke="{INK}" stroke-width=".8" stroke-linejoin="round" stroke-linecap="round">{drawn}</g></svg></g>'
    )
