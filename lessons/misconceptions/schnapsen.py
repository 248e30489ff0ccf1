"""The misconceptions of Schnapsen."""

from __future__ import annotations

from lessons.misconceptions.model import Misconception
from lessons.misconceptions.schnapsen_play import PLAY
from lessons.misconceptions.schnapsen_table import TABLE
from lessons.misconceptions.schnapsen_worth import WORTH

__all__ = ["SCHNAPSEN"]

SCHNAPSEN: tuple[Misconception, ...] = (*PLAY, *WORTH, *TABLE)
"""Every misconception of Schnapsen."""
