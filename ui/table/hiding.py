"""A table without what a lesson has not come to yet: the bids, the teams, the trump suit."""

from collections.abc import Collection
from typing import TypeVar

from ui.table.data import Frame, TableData

__all__ = ["without"]

_Moment = TypeVar("_Moment", TableData, Frame)


def without(data: TableData, hide: Collection[str]) -> TableData:
    """The same table, and every moment before it, without the parts named in ``hide``.

    They are ``bids`` (who bid what, and who plays), ``stock``, ``teams`` (scores and signs of each team) and
    ``trump``.
    """
    if not hide:
        return data
    plain = _plainer(data, hide)
    plain["frames"] = [_plainer(frame, hide) for frame in data.get("frames", [])]
    return plain


def _plainer(moment: _Moment, hide: Collection[str]) -> _Moment:
    plain = moment.copy()
    if "bids" in hide:
        plain["contract"] = plain["talk"] = None
    if "teams" in hide:
        plain["tallies"] = []
    if "stock" in hide:
        plain["stock"] = None
    if "trump" in hide:
        plain["trump"] = None
    plain["seats"] = [seat.copy() for seat in moment["seats"]]
    for seat in plain["seats"]:
        if "bids" in hide:
            seat["badge"] = None
        if "teams" in hide:
            seat["mark"] = None
    return plain
