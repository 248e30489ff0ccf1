"""The widget that asks a :class:`lessons.drills.Drill`: question, table, options, verdict."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from html import escape

import streamlit as st

import engine
from lessons.drills import Drill, Marking
from ui.cards import row
from ui.context import Context
from ui.picture import Look, picture
from ui.prose import live, prose
from ui.question.laid import bare, lay, situation, without_dealer
from ui.question.memory import Memory
from ui.question.onward import WHY
from ui.question.stage import stage
from ui.question.told import asked
from ui.rule import rule_popover
from ui.table.data import TableData
from ui.table.hiding import without
from ui.table.table import table

__all__ = ["Outcome", "explanations", "forget", "help_button", "is_told", "question"]

_SEATS = "trick-winner"
_CLAIM = "claim"
_ROLES = "partner"
_ABOUT_THE_TRICK = {_SEATS, "who-acts", "draw-order", "card-points"}
"""Kinds for which the cards in hand do not matter."""


@dataclass(frozen=True)
class Outcome:
    """An answer that was just given: the text, its marking, and the hints asked for before it.

    ``first`` tells whether it is the first one to this question, the one that counts.
    """

    given: str
    marking: Marking
    hints: int
    first: bool


def question(
    context: Context,
    drill: Drill,
    key: str,
    *,
    intro: str = "",
    again: bool = False,
    hide: Collection[str] = (),
    hints: bool = True,
    hint: str = "",
    solved: str = "",
    on_answer: Callable[[Outcome], None] | None = None,
    behind: Callable[[], None] | None = None,
    bar: Callable[[Marking | None], None] | None = None,
    foot: Callable[[Marking | None], None] | None = None,
) -> Marking | None:
    """Ask a drill and return the marking of the last answer, ``None`` as long as there is none.

    To be drawn inside a fragment. ``key`` names the place (letters, digits, hyphens); a drill with
    another id begins afresh there. ``intro`` is rendered Markdown above the question, ``solved``
    Markdown below a right verdict. With ``again`` a wrong answer may be mended, and only a second one is
    told the answer; otherwise the first one counts. ``hide`` names parts of the table to leave out
    (``ui.table.hiding``). ``hint`` is rendered Markdown that replaces the drill's first hint.
    ``on_answer`` hears of each answer before it is drawn, which is the moment to store it. ``behind``
    draws what may be behind a wrong answer, at the head of what is said of it. ``foot``
    draws what belongs below the verdict, such as the way to the next question; it is handed what is
    returned. ``bar`` draws what belongs between the options and the verdict, :func:`help_button` among
    it; it is handed the same.
    """
    memory = Memory(drill, key)
    marking = None if memory.given is None else drill.mark(memory.given)
    settled = marking is not None and (marking.right or not again)
    told = settled or is_told(drill, key)
    shown = _table(context, drill, memory, marking, settled=settled, told=told)
    shown = shown and without(shown, hide)
    places = stage(key, table=shown is not None)
    with places.text:
        if intro:
            prose(context, intro, f"{key}-intro")
        with st.container(key=f"baza-asked-{key}", gap="small"):
            lain = [(item["seat"], item["card"]) for item in shown["trick"]] if shown else []
            found = situation(drill)
            names = context.names(engine.parse_setup(drill.setup).game)
            beside = shown is None or drill.kind == _CLAIM
            drawn = beside and bool(drill.cards) and not _pickable(drill)
            for piece in asked(drill, found and found[0], lain, names, drawn=drawn):
                st.markdown(piece.text, unsafe_allow_html=True)
                if piece.cards:
                    st.html(row(context, names, piece.cards, width=_width(len(drill.cards))))
    if shown is not None:
        with places.table:
            token = table(shown, key=f"baza-asked-table-{key}")
        if token is not None:
            _pressed(drill, memory, token, on_answer)
            st.rerun(scope="fragment")
    with places.answer:
        _options(context, drill, key, memory, marking, on_answer, settled=settled)
        if bar is not None:
            bar(marking)
        with st.container(key=f"baza-said-{key}", gap="small"):
            live(f"baza-said-{key}")
            if marking is not None and told:
                _verdict(context, drill, key, memory, marking, solved, behind, again=again)
            elif marking is not None:
                _nudge(context, drill, key, memory, hint)
            elif hints:
                _help(context, drill, key, memory, hint)
                if bar is None:
                    help_button(context, drill, key)
        if foot is not None:
            foot(marking)
    return marking


def is_told(drill: Drill, key: str) -> bool:
    """Whether the answer to a question that may be mended has been told: given right, or missed twice.

    Where one other option is left after a wrong answer, there is nothing to be found out any more.
    """
    memory = Memory(drill, key)
    if memory.given is None:
        return False
    return memory.tries > 1 or not drill.can_be_mended or drill.mark(memory.given).right


def explanations(context: Context, drill: Drill, key: str) -> None:
    """Every option with its explanation, to be opened; nothing before the first answer.

    A page puts it below its own buttons, so that they stay where they are.
    """
    if Memory(drill, key).given is None:
        return
    with st.expander(context.t.gettext("Why, answer by answer"), icon=":material/fact_check:"):
        for choice in drill.choices:
            mark = "✓" if choice.answer in drill.accepted else "✗"
            st.markdown(f"{mark} **{choice.text}** · {choice.explanation}")


def forget(drill: Drill, key: str) -> None:
    """Ask a drill afresh in its place."""
    Memory(drill, key).forget()


def _width(cards: int) -> str:
    """How wide each of some cards is beside the question."""
    return "1.9rem" if cards > 40 else "2.1rem" if cards > 24 else "2.5rem" if cards > 8 else "3.6rem"


# The table


def _table(
    context: Context, drill: Drill, memory: Memory, marking: Marking | None, *, settled: bool, told: bool
) -> TableData | None:
    found = situation(drill)
    if found is None:
        return None
    state, laid = found
    names = context.names(engine.parse_setup(drill.setup).game)
    picks = drill.multiple and _in_hand(drill, state)
    look = Look(
        seq=memory.seq,
        hint=_hinted(drill, memory) if marking is None else (),
        mark=drill.accepted if marking is not None and told and picks else (),
        choose="none" if settled else "hand" if picks else "trick" if drill.kind == _SEATS else "none",
        picked=_picked(drill, memory) if picks else None,
        dim=False,
        acts=False,
        tools=[],
    )
    data = bare(lay(picture(state, drill.seat, names, context.settings, look), laid))
    data = without_dealer(data, state)
    if picks:
        data["keeps"] = "hand"
    if picks and marking is not None and told:
        data["missed"] = [card for card in _picked(drill, memory) if card not in drill.accepted]
    if drill.kind in _ABOUT_THE_TRICK and len(state.hands) > 2:
        data["hand"] = []
    if drill.kind == _SEATS and marking is not None and told:
        data["mark"] = [item["card"] for item in data["trick"] if str(item["seat"]) in drill.accepted]
    for seat in data["seats"]:
        # The question tells what has happened; whose turn it is may be what it asks.
        seat["turn"] = False
        if drill.kind == "card-points" or (drill.kind == _CLAIM and drill.cards):
            seat["points"] = None  # they are what is to be counted
        if drill.kind in {"card-points", _ROLES}:
            seat["badge"] = None  # points that wait, or who plays with whom, is what is asked for
    if drill.kind == _ROLES:
        data["contract"] = None  # it names the partner; the question tells the rest
    return data


def _in_hand(drill: Drill, state: engine.State) -> bool:
    hand = {engine.card_text(card) for card in engine.cards_of(state.hands[drill.seat])}
    return {choice.answer for choice in drill.choices} <= hand


def _picked(drill: Drill, memory: Memory) -> list[str]:
    return memory.picked if memory.given is None else list(drill.answers(memory.given))


def _hinted(drill: Drill, memory: Memory) -> tuple[str, ...]:
    return drill.hints[memory.hints - 1].cards if memory.hints else ()


def _pressed(drill: Drill, memory: Memory, token: str, on_answer: Callable[[Outcome], None] | None) -> None:
    if drill.multiple:
        picked = _picked(drill, memory)
        memory.picked = [card for card in picked if card != token] if token in picked else [*picked, token]
        memory.turn()
        if memory.given is not None:
            _reopen(memory)
        return
    found = situation(drill)
    if found is None:
        return
    state, laid = found
    played = [*(((state.leader or 0), engine.card_text(card)) for card in state.trick), *laid]
    for seat, card in played:
        if card == token:
            _answer(drill, memory, str(seat), on_answer)


def _reopen(memory: Memory) -> None:
    """Take the verdict away: the cards are being picked anew."""
    picked, hints, tries = memory.picked, memory.hints, memory.tries
    memory.forget()
    memory.picked, memory.hints, memory.tries = picked, hints, tries


# The options


def _pickable(drill: Drill) -> bool:
    """Whether the cards of a question are themselves what is chosen."""
    return drill.multiple and not {choice.answer for choice in drill.choices}.isdisjoint(drill.cards)


def _options(
    context: Context,
    drill: Drill,
    key: str,
    memory: Memory,
    marking: Marking | None,
    on_answer: Callable[[Outcome], None] | None,
    *,
    settled: bool,
) -> None:
    t = context.t
    found = situation(drill)
    on_table = drill.multiple and found is not None and _in_hand(drill, found[0])
    with st.container(key=f"baza-options-{key}", horizontal=True):
        if not on_table:
            for choice in drill.choices:
                chosen = (
                    choice.answer in _picked(drill, memory)
                    if drill.multiple
                    else memory.given == choice.answer
                )
                mark = _mark(drill, choice.answer, marking, chosen=chosen, settled=settled)
                with st.container(key=f"baza-option-{mark}-{key}-{_slug(choice.answer)}"):
                    st.button(
                        choice.text,
                        key=f"baza-choose-{key}-{_slug(choice.answer)}",
                        icon=_ICONS[mark],
                        disabled=settled,
                        width="stretch",
                        on_click=_pick if drill.multiple else _answer,
                        args=(drill, memory, choice.answer)
                        if drill.multiple
                        else (drill, memory, choice.answer, on_answer),
                    )
        if drill.multiple:
            st.button(
                t.gettext("Check"),
                key=f"baza-check-{key}",
                type="primary",
                icon=":material/done_all:",
                # Of several answers at least one is always right.
                disabled=marking is not None or not memory.picked,
                width="stretch",
                on_click=_check,
                args=(drill, memory, on_answer),
            )


_ICONS = {
    "right": ":material/check_circle:",
    "wrong": ":material/cancel:",
    "picked": ":material/check_box:",
    "open": None,
}


def _mark(drill: Drill, answer: str, marking: Marking | None, *, chosen: bool, settled: bool) -> str:
    if marking is None:
        return "picked" if chosen else "open"
    if chosen and answer not in drill.accepted:
        return "wrong"
    # A wrong answer that may be mended is told why, and looks for the right one itself.
    return "right" if answer in drill.accepted and settled else "open"


def _slug(answer: str) -> str:
    return answer.replace("-", "m").lower()


def _pick(drill: Drill, memory: Memory, answer: str) -> None:
    _pressed(drill, memory, answer, None)


def _check(drill: Drill, memory: Memory, on_answer: Callable[[Outcome], None] | None) -> None:
    _answer(drill, memory, ".".join(memory.picked) or "-", on_answer)


def _answer(drill: Drill, memory: Memory, answer: str, on_answer: Callable[[Outcome], None] | None) -> None:
    if on_answer is not None:
        on_answer(Outcome(answer, drill.mark(answer), memory.hints, memory.tries == 0))
    memory.given = answer
    memory.tries += 1
    memory.turn()


# The verdict


def _verdict(
    context: Context,
    drill: Drill,
    key: str,
    memory: Memory,
    marking: Marking,
    solved: str,
    behind: Callable[[], None] | None,
    *,
    again: bool,
) -> None:
    tone = "right" if marking.right else "wrong-told"
    choice = None if drill.multiple or memory.given is None else drill.choice(memory.given)
    rule = choice.rule if choice else drill.rule
    with st.container(key=f"baza-verdict-{tone}-{key}", gap="small"):
        if marking.right:
            paragraphs = [marking.explanation, solved]
        else:
            st.html(_missed(context, marking, again=again))
            if behind is not None:
                behind()
            # The clause is named by the button that opens it.
            named = {choice.named for choice in drill.choices if choice.rule == rule}
            paragraphs = [part for part in marking.parts if part not in named]
        prose(context, "\n\n".join(filter(None, paragraphs)), f"{key}-said")
        rule_popover(context, rule, engine.parse_setup(drill.setup))


def _missed(context: Context, marking: Marking, *, again: bool) -> str:
    """HTML of the line that heads what is said of a wrong answer; the bar leads here.

    The options show the answer, so only who listens is told it, unless it may be given ``again``.
    """
    unseen = "" if again else ' class="baza-unseen"'
    return (
        f'<p id="{WHY}" class="baza-missed"><b>✗ {escape(context.t.gettext("That is not it."))}</b>'
        f" <span{unseen}>{escape(marking.short)}</span></p>"
    )


def _nudge(context: Context, drill: Drill, key: str, memory: Memory, hint: str) -> None:
    """Say of a first wrong answer what it gets wrong and where to look, and leave the answer open."""
    t = context.t
    missed = t.gettext("That is not it.")
    again = t.gettext("Try once more.")
    said = drill.nudge(memory.given or "")
    with st.container(key=f"baza-verdict-wrong-{key}", gap="small"):
        text = " ".join(filter(None, [f"**{missed}**", said, hint or drill.hints[0].text, again]))
        prose(context, text, f"{key}-said")


def _help(context: Context, drill: Drill, key: str, memory: Memory, hint: str) -> None:
    step = memory.hints
    if step:
        with st.container(key=f"baza-verdict-hint-{key}"):
            prose(context, hint if hint and step == 1 else drill.hints[step - 1].text, f"{key}-hint")


def help_button(context: Context, drill: Drill, key: str) -> None:
    """The button that asks for the next hint, as long as there is one."""
    t, memory = context.t, Memory(drill, key)
    if memory.hints < len(drill.hints):
        with st.container(key=f"baza-quiet-hint-{key}", width="content"):
            st.button(
                t.gettext("More help") if memory.hints else t.gettext("Hint"),
                key=f"baza-help-{key}",
                icon=":material/lightbulb:",
                on_click=_more,
                args=(memory,),
            )


def _more(memory: Memory) -> None:
    memory.hints += 1
    memory.turn()
