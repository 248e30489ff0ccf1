"""The card table of all games: one component, drawn from plain data, answering with one token.

``table(data, key)`` draws ``data`` (`ui.table.data.TableData`) and returns the token that was pressed
on this very picture, once, or None: a card (``AS``), an action's token (``close``), ``ui:hint`` or
``ui:undo``. Illegal cards and actions that are shown can be pressed too: the server gives the reason.

* ``seq`` numbers the pictures: raise it with every answer, even when only the answer changed. A press on
  an older picture is ignored, so a double click or a second tab never plays a second card.
* ``hand[].legal`` and ``reason`` matter only with ``dim``; without it (drills) all cards look alike.
* ``mark`` outlines the cards that decide, ``overlooked`` those of them that were not chosen, ``missed`` tells
  those that were chosen wrongly, ``hint`` the cards (or the action token) a hint points at.
* ``said`` is spoken by the live region; with ``caption`` it is also shown, in a line of fixed height.
* ``choose`` says what can be pressed: ``hand`` (default), ``trick`` (who wins?), ``none`` (an example).
* ``picked`` turns the hand into toggles: the cards it holds stand out and carry a tick, which ``tried`` takes
  from those of an answer that may be mended. Each press shows at once and sends all of them:
  ``picked-7C.8C``, ``picked-`` for none. Until ``picked`` says so too, or ``seq`` is another, the browser's
  own stand; so keep ``seq`` while cards are picked. Where the pick is ``single`` the last one counts alone.
* ``score.beads`` is in the order of the sides, with ``names``; without them the seats' names serve.
* ``tools`` says which of hint and undo the page answers (both by default): their keys are ``h`` and ``u``.
* While a picture is ``busy`` the table sends ``ui:on`` every eight seconds: should the run in which the
  others move have been lost, another one follows. If two of them change nothing it loads the page anew.
* A seat's ``cards`` are shown face up among its backs: an announced marriage, the hands after the deal.

* ``tallies`` are running scores, ``contract`` what is played, ``talk`` what was said before the play.
* ``throw`` turns the hand into toggles kept by the browser; one button sends ``discard-2C-3D``.
* ``frames`` are shown one after the other before the picture itself, each with what is ``said`` of it, and
  ``now`` is said after them; a press or a key leads on. ``brief``, or else ``said``, is shown beside the
  table meanwhile. A finished trick lies there for ``rest`` milliseconds, its winning card marked. Without
  motion the finished tricks are all that is shown of the frames. With ``pause`` a finished trick waits for a
  press, with and without motion. A program that drives the page has no rest where it sets
  ``globalThis.bazaRest``, in milliseconds, to 0. A picture that is some ``moves`` ahead of one that is still
  being led up to waits until that has been shown.
* ``full`` is how many cards the hand holds when play begins: they keep the size they have then.
* ``most`` is how many buttons there may be at once beside the cards of a deal: their room is kept.
* ``keeps`` holds the hand, its cards and its buttons in the room they have at first, whatever leaves it; with
  ``trick`` the room of the trick is there from the start too.

Use it inside a fragment. Either answer in ``on_press``, which is called before the fragment runs again, so
that one run answers and draws; or answer what is returned and run the fragment again::

    @st.fragment
    def play() -> None:
        table(picture(), key="table", on_press=answer)
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, NamedTuple

import streamlit as st

from ui import session
from ui.site import site_root

from .asset import loader
from .data import TableData, check, payload

CHOOSE: Final = "ui:choose"
"""The token sent when cards to throw are chosen after one was refused: what was said of that one is over."""

_EVENT: Final = "move"
_HEARD: Final = "baza-table-heard"

_component = st.components.v2.component(
    "baza.table", html='<div class="baza-table"></div>', js=loader(site_root())
)


class Press(NamedTuple):
    """A press: its token and the number of the picture it was made on."""

    token: str
    seq: int


def fresh(pressed: object, seq: int) -> str | None:
    """Return the token of a press on the picture numbered ``seq``; None for anything else.

    >>> fresh({"token": "AS", "seq": 12}, 12)
    'AS'
    >>> fresh({"token": "AS", "seq": 11}, 12) is None and fresh(None, 12) is None
    True
    """
    if not isinstance(pressed, Mapping) or pressed.get("seq") != seq:
        return None
    token = pressed.get("token")
    return token if isinstance(token, str) else None


def table(data: TableData, key: str, on_press: Callable[[Press], None] | None = None) -> str | None:
    """Draw the table and return the token pressed on this picture, or None.

    ``key`` names the place on the page; the drawing is kept as long as the key stays. ``on_press`` hears of
    every press, on whatever picture it was made. Raises TableDataError.
    """
    check(data)
    name = component_key(key)
    heard = partial(_hear, name, on_press) if on_press else _nothing
    result = _component(key=name, data=payload(data), on_move_change=heard)
    return fresh(result.get(_EVENT), data["seq"])


def hear(key: str, on_press: Callable[[Press], None]) -> None:
    """Hand on what the table named ``key`` reports and nobody has heard yet.

    For the callback of a button beside the table, which may be called before that of a press made earlier.
    """
    _hear(component_key(key), on_press)


def component_key(key: str) -> str:
    """Return ``key`` without two underscores in a row, which Streamlit refuses; two keys stay two.

    >>> component_key("table-a__b")
    'table-a_0_0b'
    """
    return key.replace("_", "_0")


def _hear(name: str, on_press: Callable[[Press], None]) -> None:
    """Hand on every press that was not heard before, in order: a message carries those just before it too."""
    pressed = session.event(name, _EVENT)
    earlier = pressed.get("earlier")
    for each in [*(earlier if isinstance(earlier, list) else []), pressed]:
        token, seq, at = (each.get(part) for part in ("token", "seq", "at"))
        heard = session.get(_HEARD, 0)
        if isinstance(token, str) and isinstance(seq, int) and isinstance(at, int) and at > int(heard or 0):
            session.put(_HEARD, at)
            on_press(Press(token, seq))


def _nothing() -> None:
    """Declare the event; what it says is read from the component's result."""


__all__ = ["CHOOSE", "Press", "component_key", "fresh", "hear", "table"]
