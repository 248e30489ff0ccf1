"""The table of a question: the position as it may be seen while the question is open."""

import engine
from engine import State
from lessons.drills import Drill, Marking
from ui.context import Context
from ui.picture import Look, picture
from ui.question.answering import hinted, picked
from ui.question.form import CLAIM, cards_among, form_of
from ui.question.laid import bare, lay, situation, without_dealer
from ui.question.memory import Memory
from ui.table.data import TableData

__all__ = ["shown"]

_SEATS = "trick-winner"
_ROLES = "partner"
_MEMORY = {"beaters", "unseen"}
"""Kinds that are about what has gone by: what it has brought does not matter."""

_ABOUT_THE_TRICK = {_SEATS, "who-acts", "draw-order", "card-points"}
"""Kinds for which the cards in hand do not matter."""


def shown(
    context: Context, drill: Drill, memory: Memory, marking: Marking | None, *, settled: bool, told: bool
) -> TableData | None:
    """The table, ``None`` without a position.

    ``settled`` says that no other answer may be given, ``told`` that the right one has been told.
    """
    found = situation(drill)
    if found is None:
        return None
    state, laid = found
    names = context.names(engine.parse_setup(drill.setup).game)
    # The cards in hand are the options: several are picked, or one is the answer.
    chooses = form_of(drill) == "table"
    picks = memory.picks and chooses
    look = Look(
        seq=memory.seq,
        hint=hinted(drill, memory) if marking is None else (),
        mark=drill.accepted if marking is not None and told and chooses else (),
        choose="none" if settled else "hand" if chooses else "trick" if drill.kind == _SEATS else "none",
        picked=picked(drill, memory) if picks else None,
        dim=False,
        acts=False,
        tools=[],
    )
    data = bare(lay(picture(state, drill.seat, names, context.settings, look), laid))
    data = without_dealer(data, state)
    if chooses:
        data["keeps"] = "hand"
        data["labels"] = data["labels"].copy()
        data["labels"]["mark"] = context.t.gettext("right")
        data["single"] = not drill.multiple
        if not drill.multiple:
            _only_options(data, drill, memory, marking)
    if picks and marking is not None:
        chosen = picked(drill, memory)
        data["tried"] = not settled
        if told:
            data["missed"] = [card for card in chosen if card not in drill.accepted]
            data["overlooked"] = [card for card in drill.accepted if card not in chosen]
    if drill.kind in _ABOUT_THE_TRICK and len(state.hands) > 2:
        data["hand"] = []
    if drill.kind == _SEATS and marking is not None and told:
        data["mark"] = [item["card"] for item in data["trick"] if str(item["seat"]) in drill.accepted]
    for seat in data["seats"]:
        # The question tells what has happened; whose turn it is may be what it asks.
        seat["turn"] = False
        if drill.kind == "card-points" or (drill.kind == CLAIM and drill.cards):
            seat["points"] = None  # they are what is to be counted
        if drill.kind == "card-points" or (drill.kind == _ROLES and not _declares(state, seat["seat"])):
            seat["badge"] = None  # points that wait, or who plays with whom, is what is asked for
    # Which cards were drawn last is no help here, and the sign for it is explained at the table.
    data["hand"] = [item.copy() for item in data["hand"]]
    for item in data["hand"]:
        item.pop("fresh", None)
    if drill.kind in _MEMORY:
        _only_hand(data)
    if drill.kind == _ROLES:
        data["contract"] = None  # it names the partner; the question tells the rest
    return data


def _declares(state: State, seat: int) -> bool:
    """Whether a seat has chosen the contract: the question tells that, too."""
    return getattr(state, "declarer", None) == seat


def _only_options(data: TableData, drill: Drill, memory: Memory, marking: Marking | None) -> None:
    """Let only those cards in hand be pressed that are options, and tell the one that was chosen in vain."""
    cards = cards_among(drill)
    data["dim"] = True
    data["hand"] = [
        {"card": item["card"], "legal": item["card"] in cards, "reason": None, "because": []}
        for item in data["hand"]
    ]
    data["mark"] = [card for card in data["mark"] if card in cards]
    if marking is not None and memory.given in cards and not marking.right:
        data["missed"] = [memory.given]


def _only_hand(data: TableData) -> None:
    """Leave what a question about the tricks gone by needs: the hand, and a stock with a turned card."""
    data["seats"] = [seat for seat in data["seats"] if seat["place"] == "bottom"]
    if data["stock"] and data["stock"]["turned"] is None:
        data["stock"] = None
