"""The misconceptions of Bohemian Schneider."""

from __future__ import annotations

from lessons.misconceptions.model import Misconception
from lessons.misconceptions.schneider_play import PLAY
from lessons.misconceptions.schneider_table import TABLE

__all__ = ["SCHNEIDER"]

SCHNEIDER: tuple[Misconception, ...] = (*PLAY, *TABLE)
"""Every misconception of Bohemian Schneider."""
