"""A state as the JSON object of ``python -m engine replay``."""

from __future__ import annotations

from typing import Any

from engine.cards import card_text
from engine.game import State, move_text

__all__ = ["describe", "legal_json"]


def legal_json(state: State) -> dict[str, Any]:
    """Return who is to act, the legal tokens and the refused cards with their reasons.

    Where a discard is due ``discard`` tells how many cards it has, and which it must have.
    """
    answer = {
        "to_act": state.to_act,
        "legal": [move_text(move) for move in state.moves()],
        "refused": {card_text(card): reason.as_json() for card, reason in state.refused().items()},
    }
    return answer if state.discard is None else answer | {"discard": state.discard.as_json()}


def describe(state: State) -> dict[str, Any]:
    """Return everything that a replay answers, all cards open.

    >>> import engine
    >>> rules = engine.parse_setup("schnapsen")
    >>> state = engine.GAMES["schnapsen"].start(rules, 1, engine.GAMES["schnapsen"].pack(rules))
    >>> describe(state)["phase"]
    'play'
    """
    record, result = state.record, state.result
    return {
        "record": record.text if record else None,
        "phase": state.phase,
        **legal_json(state),
        "hands": [[card_text(card) for card in hand] for hand in state.dealt()],
        "trick": [card_text(card) for card in state.trick],
        "leader": state.leader,
        "tricks": [
            {
                "leader": trick.leader,
                "cards": [card_text(card) for card in trick.cards],
                "winner": trick.winner,
            }
            for trick in state.tricks_played()
        ],
        **state.as_json(),
        "discard": state.discard.as_json() if state.discard else None,
        "result": result.as_json() if result else None,
    }
