"""The address of the rulebook: which rules, which view, which clause."""

from dataclasses import dataclass
from typing import Literal, get_args

import streamlit as st

from engine import RuleSet
from lessons.load import content
from lessons.settings import DEFAULT_SETUP
from ui.context import Context
from ui.rulebook.names import read_setup
from ui.rulebook.sections import part_of, parts

__all__ = ["Place", "View", "find_place", "turn_game", "turn_to"]

View = Literal["contents", "part", "all", "quick", "rulings", "differences"]
"""The ways to look at a rulebook; the first is the one without a parameter."""


@dataclass(frozen=True)
class Place:
    """What an address asks for. ``clause``, ``card`` and ``part`` are names the rulebook has, or ``None``.

    ``fault`` names the parameter that could not be understood (``game``, ``clause``, ``card``).
    """

    rules: RuleSet
    view: View = "contents"
    clause: str | None = None
    card: str | None = None
    fault: str | None = None
    part: str | None = None

    def params(self, **changes: object) -> dict[str, object]:
        """The parameters of an address below these rules."""
        return {"game": self.rules.text, **changes}


def find_place(context: Context) -> Place:
    """Read the address; what it leaves open is as the learner has chosen."""
    own = read_setup(context.settings.setup) or read_setup(DEFAULT_SETUP)
    assert own is not None
    params = context.params
    rules = read_setup(params["game"]) if "game" in params else own
    if rules is None or rules.game not in content().rulebooks:
        return Place(own, fault="game")
    book = content().rulebooks[rules.game].book
    clause, card = params.get("clause"), params.get("card")
    if clause is not None and clause not in {each.rule for each in book.clauses}:
        return Place(rules, fault="clause")
    if card is not None and card not in {each.id for each in book.cards}:
        return Place(rules, fault="card")
    if card is not None:
        return Place(rules, "rulings", None, card)
    if clause is not None:
        return Place(rules, "part", clause, part=part_of(clause).name)
    part = params.get("part")
    if part in {each.name for each in parts(rules.game)}:
        return Place(rules, "part", part=part)
    asked = params.get("view", "")
    view: View = next((view for view in get_args(View) if view == asked != "part"), "contents")
    return Place(rules, view)


def turn_to(rules: RuleSet) -> None:
    """Let the address say that other rules are shown now."""
    st.query_params["game"] = rules.text


def turn_game(place: Place, setup: str) -> None:
    """Let the address name another game's rules, looked at in the same way: its parts are others."""
    view = {} if place.view in ("contents", "part") else {"view": place.view}
    st.query_params.from_dict({"game": setup, **view})
