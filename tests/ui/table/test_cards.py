"""Every card of both patterns is a whole picture: well formed, named, with its index in both corners."""

import base64
import re
from xml.etree import ElementTree as ET

import pytest

from engine import card_text
from lessons.names import card_names
from ui.table.cards import (
    CARDS,
    INKS,
    UnknownCardError,
    back_svg,
    card_img,
    card_svg,
    ink,
    sheet,
    short_img,
)
from ui.table.cards.faces import PARTS
from ui.table.cards.layout import PIPS
from ui.table.cards.signs import GLYPHS, WIDTHS

SVG = "{http://www.w3.org/2000/svg}"
PAPER = "#fffdf7"
PATTERNS = ("french", "german")
ALL = [(pattern, card) for pattern in PATTERNS for card in CARDS]


def luminance(colour):
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return sum(share * c for share, c in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one, other):
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def index_map(lang, pattern):
    names = card_names(lang, pattern)
    return {rank: names.index(rank) for rank in "23456789TJQKA"}


def test_cards_are_the_engines_cards_in_its_order():
    assert [card_text(number) for number in range(53)] == list(CARDS)


@pytest.mark.parametrize(("pattern", "card"), ALL, ids=lambda part: part)
@pytest.mark.parametrize("lang", ["es", "en"])
def test_card_is_well_formed_with_title_and_index_in_both_corners(lang, pattern, card):
    indices = index_map(lang, pattern)
    svg = ET.fromstring(card_svg(card, pattern, 4, indices, title=f"{card} & <co>"))
    assert svg.tag == f"{SVG}svg"
    assert svg.find(f"{SVG}title").text == f"{card} & <co>"
    drawn = [path.get("d") for path in svg.iter(f"{SVG}path")]
    for glyph in indices.get(card[0], "") if card != "JO" else "":
        wanted = ET.fromstring(GLYPHS[glyph]).get("d")
        assert drawn.count(wanted) == 2 * indices[card[0]].count(glyph)


@pytest.mark.parametrize(("pattern", "card"), ALL, ids=lambda part: part)
def test_card_stands_alone(pattern, card):
    svg = card_svg(card, pattern)
    assert not re.search(r"<use|\bid=|var\(|url\(", svg)


@pytest.mark.parametrize("pattern", PATTERNS)
def test_no_two_cards_look_alike(pattern):
    assert len({card_svg(card, pattern) for card in CARDS}) == len(CARDS)


@pytest.mark.parametrize("rank", PIPS)
@pytest.mark.parametrize("pattern", PATTERNS)
def test_number_cards_show_as_many_signs_as_their_rank(pattern, rank):
    assert PARTS[f"{pattern[0]}-{rank}H"].count("<use") == (10 if rank == "T" else int(rank))


def test_ober_carries_its_sign_high_and_unter_low():
    def heights(part):
        return [float(y) for y in re.findall(r'href="#g-S" transform="translate\(\S+ (\S+?)\)', PARTS[part])]

    assert max(heights("h-gQS")) < 40
    assert min(heights("h-gJS")) > 50


def test_sheet_is_well_formed_small_and_without_loose_ends():
    text = sheet()
    assert len(text.encode()) < 150_000
    names = [part.get("id") for part in ET.fromstring(text).iter() if part.get("id")]
    assert len(names) == len(set(names))
    assert set(re.findall(r'href="#([^"]+)"', text)) <= set(names)


def test_every_index_of_every_language_has_a_glyph():
    for lang in ("es", "en"):
        for pattern in PATTERNS:
            assert set("".join(index_map(lang, pattern).values())) <= set(WIDTHS)


def test_an_index_without_a_glyph_is_written_as_text():
    svg = ET.fromstring(card_svg("QS", indices={"Q": "<Ž"}))
    assert [text.text for text in svg.iter(f"{SVG}text")] == ["<Ž", "<Ž"]


@pytest.mark.parametrize(("pattern", "colours"), INKS)
def test_indices_are_readable_on_the_card(pattern, colours):
    inks = {ink(card, pattern, colours) for card in CARDS}
    assert min(contrast(colour, PAPER) for colour in inks) >= 4.5
    suits = {ink(f"7{suit}", pattern, colours) for suit in "CSHD"}
    assert len(suits) == colours


def test_a_card_without_title_is_hidden_from_screen_readers():
    assert 'aria-hidden="true"' in card_svg("AS")
    assert "<title>" not in card_svg("AS")
    assert "aria-hidden" not in card_svg("AS", title="as de picas")


def test_an_image_carries_the_same_card_and_its_name():
    image = card_img("QD", "german", alt='Ober "de" <cascabeles>')
    assert 'alt="Ober &quot;de&quot; &lt;cascabeles&gt;"' in image
    encoded = re.search(r"base64,([^\"]+)", image)[1]
    assert base64.b64decode(encoded).decode() == card_svg("QD", "german")


@pytest.mark.parametrize("pattern", PATTERNS)
def test_a_card_drawn_short_has_its_index_once_and_is_like_no_other(pattern):
    indices, seen = index_map("es", pattern), set()
    for card in CARDS:
        image = short_img(card, pattern, 4, indices, alt=f"{card}!")
        assert f'alt="{card}!"' in image
        svg = base64.b64decode(re.search(r"base64,([^\"]+)", image)[1]).decode()
        assert not re.search(r"<use|\bid=|var\(|url\(", svg)
        drawn = [path.get("d") for path in ET.fromstring(svg).iter(f"{SVG}path")]
        for glyph in indices[card[0]] if card != "JO" else "":
            assert drawn.count(ET.fromstring(GLYPHS[glyph]).get("d")) == indices[card[0]].count(glyph)
        seen.add(svg)
    assert len(seen) == len(CARDS)
    with pytest.raises(UnknownCardError):
        short_img("10S", alt="")


def test_the_back_tells_nothing():
    assert ET.fromstring(back_svg(title="boca abajo")).find(f"{SVG}title").text == "boca abajo"


@pytest.mark.parametrize("text", ["", "??", "10S", "ZS", "AX", "as"])
def test_unknown_card_is_refused(text):
    with pytest.raises(UnknownCardError):
        card_svg(text)
