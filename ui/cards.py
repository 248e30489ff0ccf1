"""Cards in the middle of a page: a row of pictures, each with its name."""

from base64 import b64encode
from collections.abc import Sequence
from html import escape

from lessons.names import CardNames
from ui.context import Context
from ui.table.cards import card_img, card_svg, short_img
from ui.table.cards.faces import RANKS

__all__ = ["image", "in_label", "row"]


def image(context: Context, names: CardNames, card: str, *, width: str, short: bool = False) -> str:
    """HTML of one card in the reader's colours, given as text; its index and sign if ``short``."""
    drawn = short_img if short else card_img
    indices = {rank: names.index(rank) for rank in RANKS}
    colours = context.settings.colours
    return drawn(card, names.pattern, colours, indices, alt=str(names.card(card)), width=width)


def row(
    context: Context,
    names: CardNames,
    cards: Sequence[str],
    *,
    best: int | None = None,
    width: str = "3.2rem",
    under: Sequence[str] = (),
    short: bool = False,
) -> str:
    """HTML of some cards side by side; the one at place ``best`` stands out.

    Cards are the engine's texts; ``under`` is what stands below each of them. Of ``short`` ones the index and
    the sign are drawn, large enough to be read where there are many.
    """
    pictures = []
    for place, card in enumerate(cards):
        picture = image(context, names, card, width=width, short=short)
        foot = f"<small>{escape(under[place])}</small>" if place < len(under) else ""
        pictures.append(f'<span class="{"card best" if place == best else "card"}">{picture}{foot}</span>')
    return f'<span class="baza-cards">{"".join(pictures)}</span>'


def in_label(context: Context, names: CardNames, cards: Sequence[str]) -> str:
    """Some cards as the label of a button, in Streamlit's Markdown: pictures, each with its name."""
    indices = {rank: names.index(rank) for rank in RANKS}
    pictures = []
    for card in cards:
        drawn = card_svg(card, names.pattern, context.settings.colours, indices)
        picture = b64encode(drawn.encode()).decode()
        pictures.append(f"![{names.card(card)}](data:image/svg+xml;base64,{picture})")
    return " ".join(pictures)
