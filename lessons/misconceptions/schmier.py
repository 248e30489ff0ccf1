"""The misconceptions of Schmier."""

from __future__ import annotations

from lessons.misconceptions.model import Misconception
from lessons.misconceptions.schmier_exchange import EXCHANGE
from lessons.misconceptions.schmier_play import PLAY
from lessons.misconceptions.schmier_points import POINTS
from lessons.misconceptions.schmier_table import TABLE

__all__ = ["SCHMIER"]

SCHMIER: tuple[Misconception, ...] = (*PLAY, *EXCHANGE, *POINTS, *TABLE)
"""Every misconception of Schmier."""
