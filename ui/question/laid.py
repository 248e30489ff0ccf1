"""A question's situation as a table: the position it is about, with the cards it tells of laid out."""

from collections.abc import Sequence

import engine
from engine import State
from lessons.drills import Drill
from ui.table.data import Played, TableData

__all__ = ["bare", "lay", "situation", "without_dealer"]


_DUEL = 2


def lay(data: TableData, cards: Sequence[tuple[int, str]]) -> TableData:
    """The same table with more cards in its trick: (seat, card), in the order of play.

    They leave the hand they come from. Nobody is to act on a table that shows what has been played.
    """
    if not cards:
        return data
    out: list[Played] = [{"seat": seat, "card": card} for seat, card in cards]
    played = {card for _, card in cards}
    laid = data.copy()
    laid["trick"] = [*data["trick"], *out]
    laid["hand"] = [item for item in data["hand"] if item["card"] not in played]
    laid["seats"] = []
    for seat in data["seats"]:
        fewer = sum(number == seat["seat"] for number, _ in cards)
        changed = seat.copy()
        changed["count"] = max(0, seat["count"] - fewer)
        changed["turn"] = False
        if "cards" in seat:
            changed["cards"] = [card for card in seat["cards"] if card not in played]
        laid["seats"].append(changed)
    return laid


def without_dealer(data: TableData, state: State) -> TableData:
    """The same table without the dealer's mark, where a position for two does not tell who dealt.

    It would only be guessed from the lead, and the story told beside the table may know better.
    """
    if state.record is not None or len(state.hands) > 2:
        return data
    told = data.copy()
    told["seats"] = [seat.copy() for seat in data["seats"]]
    for seat in told["seats"]:
        seat["dealer"] = False
    return told


def bare(data: TableData) -> TableData:
    """The same table without what no question needs: scores, tricks won, what was said before the play.

    The question tells what it is about; the room is the question's. With two players what they have won
    stays: some questions are about it.
    """
    plain = data.copy()
    plain["bare"] = True
    if len(data["seats"]) <= _DUEL:
        return plain
    plain["tallies"], plain["last_trick"] = [], None
    talk = data.get("talk")
    plain["talk"] = talk if talk and talk["open"] else None
    plain["seats"] = []
    for seat in data["seats"]:
        changed = seat.copy()
        changed["points"] = changed["tricks"] = None
        plain["seats"].append(changed)
    return plain


def situation(drill: Drill) -> tuple[State, tuple[tuple[int, str], ...]] | None:
    """The state a question is about, and the cards that complete its trick; ``None`` without a position.

    The cards stay apart from the state: the trick is looked at while it still lies on the table.
    """
    if drill.position is None:
        return None
    state: State = engine.parse_position(drill.position).state()
    laid: list[tuple[int, str]] = []
    for text in drill.moves:
        move = engine.parse_move(engine.GAMES[state.rules.game], text)
        completes = isinstance(move, int) and len(state.trick) + 1 == len(state.hands)
        if not completes and not laid:
            try:
                state = state.after(move)
                continue
            except engine.Refused:
                pass  # a card of a hand that nobody sees
        if isinstance(move, int) and state.to_act is not None:
            laid.append(((state.to_act + len(laid)) % len(state.hands), text))
    return state, tuple(laid)
