"""Cards in both packs: the French one beside the German one, with what the German one is called."""

from html import escape

import streamlit as st

from engine import card_text, parse_cards
from lessons.model import Read, Try
from lessons.names import card_names
from ui.cards import row
from ui.lesson.scene import Scene

__all__ = ["packs", "pairs"]

_WIDTH, _LARGE = "2.35rem", "4.6rem"
"""So that four pairs share a line on a phone; so that two do, where there is nothing else to see."""


def packs(scene: Scene, step: Read | Try) -> None:
    """Draw the cards that a step shows in both packs; nothing if it shows none."""
    if step.packs is not None:
        st.html(pairs(scene, step.packs, large=isinstance(step, Read)))


def pairs(scene: Scene, cards: str, *, large: bool = False) -> str:
    """HTML of some cards in both packs."""
    french, german = (card_names(scene.context.language, pattern) for pattern in ("french", "german"))
    drawn, width = [], _LARGE if large else _WIDTH
    for card in map(card_text, parse_cards(cards)):
        pair = "".join(row(scene.context, names, [card], width=width) for names in (french, german))
        # Both pictures tell their names to who listens.
        name = f'<small aria-hidden="true">{escape(str(german.card(card)))}</small>'
        drawn.append(f"<li><span>{pair}</span>{name}</li>")
    return f'<ul class="baza-packs{" large" if large else ""}">{"".join(drawn)}</ul>'
