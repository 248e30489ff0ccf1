"""The misconceptions of Schafkopf."""

from __future__ import annotations

from lessons.misconceptions.model import Misconception
from lessons.misconceptions.schafkopf_pay import PAY
from lessons.misconceptions.schafkopf_play import PLAY
from lessons.misconceptions.schafkopf_table import TABLE

__all__ = ["SCHAFKOPF"]

SCHAFKOPF: tuple[Misconception, ...] = (*PLAY, *TABLE, *PAY)
"""Every misconception of Schafkopf."""
