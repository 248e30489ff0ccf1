"""The stage of a question or an exercise: text, table and answer, side by side or below each other.

Beside the table on a wide screen, around it on a phone; the answer's place is kept free before it comes.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

__all__ = ["Stage", "below", "stage"]

_STYLE: Final = "".join(
    Path(__file__).with_name(name).read_text(encoding="utf-8") for name in ("stage.css", "shown.css")
)


@dataclass(frozen=True)
class Stage:
    """The three places, each used with ``with``; without a table its place stays empty."""

    text: DeltaGenerator
    table: DeltaGenerator
    answer: DeltaGenerator


def below(*, answered: bool) -> DeltaGenerator:
    """What follows a question on its page, used with ``with``.

    Where the answer grows downward it comes with it: a page ends where the question does, and a verdict
    moves nothing.
    """
    return st.container(key=f"baza-below-{'answered' if answered else 'open'}", gap="small")


def stage(key: str, *, table: bool) -> Stage:
    """Lay out a stage; ``key`` names it on the page."""
    st.html(f"<style>{_STYLE}</style>")
    with st.container(key=f"baza-stage-{'table' if table else 'plain'}-{key}"):
        return Stage(
            st.container(key=f"baza-stage-text-{key}", gap="small"),
            st.container(key=f"baza-stage-cards-{key}", gap="small"),
            st.container(key=f"baza-stage-answer-{key}", gap="small"),
        )
