"""The options of a question: buttons with words, rows of cards, or a hand of cards to choose from."""

import re
from collections.abc import Sequence
from contextlib import nullcontext
from functools import partial

import streamlit as st

import engine
from lessons.drills import Choice, Drill, Marking
from lessons.names import CardNames
from ui.cards import in_label
from ui.context import Context
from ui.question.answering import Listener, answer, choose, hinted, picked
from ui.question.even import even
from ui.question.form import cards_among, form_of, row_of
from ui.question.memory import Memory
from ui.question.pressing import pressed, table_key
from ui.table.data import TableData
from ui.table.table import hear, table
from ui.table.words import words

__all__ = ["confirm_button", "hand_of", "options"]

_CARD = 7
_NO_CLASS = re.compile(r"[^\w-]")
_PICKED_LOOK = (
    "border-color: var(--baza-leaf); background: var(--baza-sunk); "
    "box-shadow: inset 0 0 0 1px var(--baza-leaf)"
)
# What is said of an answer takes the place of what checked it, where the way on does not stand below that.
_CHECKED_LOOK = (
    '@media (max-width: 63.99rem) { [class*="st-key-baza-options-"] > [class*="st-key-baza-check-"] '
    "{ display: none; } }"
)
_ICONS = {
    "right": ":material/check_circle:",
    "wrong": ":material/cancel:",
    "overlooked": None,
    "picked": ":material/check_box:",
    "one": ":material/radio_button_checked:",
    "open": None,
}


def options(
    context: Context,
    drill: Drill,
    key: str,
    memory: Memory,
    marking: Marking | None,
    on_answer: Listener,
    *,
    settled: bool,
    told: bool,
    confirms: bool,
) -> None:
    """Draw the options and what checks several, unless the bar ``confirms``.

    See :func:`ui.question.question.question`.
    """
    form = form_of(drill)
    names = context.names(engine.parse_setup(drill.setup).game)
    checks = drill.multiple and not confirms
    if memory.picks:
        look = _picked_style(key, picked(drill, memory) if marking is None else [])
        st.html(f"<style>{look}{_CHECKED_LOOK if settled else ''}</style>")
    with st.container(key=f"baza-options-{key}", horizontal=True):
        if form == "hand":
            data = hand_of(context, drill, memory, marking, names, settled=settled, told=told)
            table(data, key=table_key(drill, key), on_press=partial(pressed, drill, memory, on_answer))
        worded = _worded(drill, form)
        # Few words beside a hand share the row of what checks.
        beside = form == "hand" and checks
        with nullcontext() if beside or not worded else even(key, [_length(choice) for choice in worded]):
            for choice in worded:
                _button(context, drill, key, memory, marking, choice, on_answer, settled=settled)
        if checks:
            # One key for all of its life: another button in its place would move what stands below it.
            place = "beside-" if form == "hand" and worded else ""
            st.button(
                context.t.gettext("Check"),
                key=f"baza-check-{place}{key}",
                type="primary",
                icon=":material/done_all:",
                # Of several answers at least one is always right.
                disabled=marking is not None or not memory.picked,
                width="stretch",
                on_click=_check,
                args=(drill, key, memory, on_answer),
            )


def confirm_button(context: Context, drill: Drill, key: str, on_answer: Listener) -> None:
    """The button that makes what is picked the answer, for the bar of a question that confirms."""
    memory = Memory(drill, key, confirms=True)
    st.button(
        context.t.gettext("Answer"),
        key=f"baza-check-{key}",
        type="primary",
        icon=":material/check:",
        disabled=not memory.picked,
        width="content",
        on_click=_check,
        args=(drill, key, memory, on_answer),
    )


def _length(choice: Choice) -> int:
    """How long the text of a button is; a card in a row of cards takes the room of some letters."""
    row = row_of(choice.answer)
    return _CARD * len(row) if len(row) > 1 else len(choice.text)


def _worded(drill: Drill, form: str) -> list[Choice]:
    """The options that are buttons."""
    cards = cards_among(drill) if form in {"table", "hand"} else ()
    return [choice for choice in drill.choices if choice.answer not in cards]


def hand_of(
    context: Context,
    drill: Drill,
    memory: Memory,
    marking: Marking | None,
    names: CardNames,
    *,
    settled: bool,
    told: bool,
) -> TableData:
    """The options that are cards as a table with nothing on it but a hand, in the order of the options.

    What is marked follows :func:`ui.question.shown.shown`; a single card that was chosen in vain is told at
    once.
    """
    own, t = words(names), context.t
    cards, chosen = cards_among(drill), picked(drill, memory)
    pointed = [card for card in cards if card in hinted(drill, memory)]
    missed = [card for card in chosen if card in cards and card not in drill.accepted]
    data: TableData = {
        "lang": own["lang"],
        "pattern": own["pattern"],
        "labels": own["labels"].copy(),
        "names": own["names"],
        "indices": own["indices"],
        "colours": context.settings.colours,
        "seq": memory.seq,
        "motion": context.settings.motion,
        "seats": [
            {
                "seat": 0,
                "name": "",
                "place": "bottom",
                "count": len(cards),
                "points": None,
                "tricks": None,
                "turn": False,
                "dealer": False,
                "badge": None,
            }
        ],
        "hand": [{"card": card, "legal": True, "reason": None, "because": []} for card in cards],
        "trick": [],
        "last_trick": None,
        "stock": None,
        "trump": None,
        "actions": [],
        "score": None,
        "mark": [card for card in cards if card in drill.accepted] if marking is not None and told else [],
        "missed": missed if marking is not None and (told or not drill.multiple) else [],
        # Where it points at all of them a hint says nothing.
        "hint": pointed if marking is None and len(pointed) < len(cards) else [],
        "dim": False,
        "said": "",
        "choose": "none" if settled else "hand",
        "tools": [],
        "bare": True,
        "keeps": "hand",
    }
    if memory.picks:
        data["single"] = not drill.multiple
        data["picked"] = [card for card in chosen if card in cards]
        data["overlooked"] = [card for card in data["mark"] if card not in chosen]
        data["tried"] = marking is not None and not settled
    data["labels"]["table"] = data["labels"]["hand"] = t.gettext("Cards to choose from")
    data["labels"]["mark"] = t.gettext("right")
    return data


def _button(
    context: Context,
    drill: Drill,
    key: str,
    memory: Memory,
    marking: Marking | None,
    choice: Choice,
    on_answer: Listener,
    *,
    settled: bool,
) -> None:
    chosen = choice.answer in picked(drill, memory) if memory.picks else memory.given == choice.answer
    mark = _mark(drill, choice.answer, marking, chosen=chosen, settled=settled)
    icon = _ICONS["one" if mark == "picked" and not drill.multiple else mark]
    row, names = row_of(choice.answer), context.names(engine.parse_setup(drill.setup).game)
    place = "open" if mark == "picked" else mark
    with st.container(key=f"baza-option-{place}-{key}-{_slug(choice.answer)}"):
        st.button(
            in_label(context, names, row) if len(row) > 1 else choice.text,
            key=f"baza-choose-{key}-{_slug(choice.answer)}",
            icon=icon,
            disabled=settled,
            width="stretch",
            on_click=choose,
            args=(drill, memory, choice.answer, on_answer),
        )


def _mark(drill: Drill, option: str, marking: Marking | None, *, chosen: bool, settled: bool) -> str:
    if marking is None:
        return "picked" if chosen else "open"
    if chosen and option not in drill.accepted:
        return "wrong"
    # A wrong answer that may be mended is told why, and looks for the right one itself.
    if not settled or option not in drill.accepted:
        return "open"
    return "overlooked" if drill.multiple and not chosen else "right"


def _picked_style(key: str, options: Sequence[str]) -> str:
    """How the buttons that are picked look: style, since another button would lose the keyboard's focus."""
    places = (_NO_CLASS.sub("-", f"st-key-baza-option-open-{key}-{_slug(option)}") for option in options)
    where = ", ".join(f".{place} button" for place in places) or ".baza-picked"
    return f"{where} {{ {_PICKED_LOOK} }}"


def _slug(option: str) -> str:
    return option.replace("-", "m").lower()


def _check(drill: Drill, key: str, memory: Memory, on_answer: Listener) -> None:
    # Cards that were picked right before are in the same message, and may be heard of after the button.
    hear(table_key(drill, key), partial(pressed, drill, memory, on_answer))
    if memory.picked and memory.given is None:
        answer(drill, memory, ".".join(memory.picked), on_answer)
