"""The widget that asks a :class:`lessons.drills.Drill`: question, table, options, verdict."""

from collections.abc import Callable, Collection
from functools import partial
from html import escape
from typing import NamedTuple

import streamlit as st

import engine
from lessons.drills import Drill, Marking
from lessons.drills.reasons import reasons
from lessons.drills.told import Tricks
from lessons.learning.titles import BETTER
from lessons.seats import company
from ui.cards import row
from ui.context import Context
from ui.prose import live, prose
from ui.question.answering import Outcome, picked
from ui.question.form import cards_among, drawn_beside, form_of
from ui.question.laid import situation
from ui.question.ledger import ledger
from ui.question.memory import Memory
from ui.question.onward import WHY
from ui.question.options import options
from ui.question.pack import DEAL, pack_rows
from ui.question.past import rows_of
from ui.question.pressing import pressed
from ui.question.shown import shown
from ui.question.stage import stage
from ui.question.told import asked, stressed
from ui.rule import rule_popover
from ui.setups import game_name
from ui.table.hiding import without
from ui.table.table import table

__all__ = ["Behind", "Outcome", "explanations", "forget", "help_button", "is_told", "question"]


class Behind(NamedTuple):
    """What may be behind a wrong answer: the sentence and the rule it tells, if any, and how it is drawn."""

    said: str
    rule: str
    draw: Callable[[], None]


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
    confirms: bool = False,
    on_answer: Callable[[Outcome], None] | None = None,
    behind: Behind | None = None,
    bar: Callable[[Marking | None], None] | None = None,
    foot: Callable[[Marking | None], None] | None = None,
) -> Marking | None:
    """Ask a drill and return the marking of the last answer, ``None`` as long as there is none.

    To be drawn inside a fragment. ``key`` names the place (letters, digits, hyphens); a drill with
    another id begins afresh there. ``intro`` is rendered Markdown above the question, ``solved``
    Markdown below a right verdict. With ``again`` a wrong answer may be mended, and only a second one is
    told the answer; otherwise the first one counts; if it ``confirms``, only once it has been confirmed with
    :func:`confirm_button`, which the ``bar`` draws. ``hide`` names parts of the table to leave out
    (``ui.table.hiding``). ``hint`` is rendered Markdown that replaces the drill's first hint.
    ``on_answer`` hears of each answer before it is drawn, which is the moment to store it. ``behind``
    is what may be behind a wrong answer; it is drawn at the head of what is said of it, without a
    sentence at its end. ``foot``
    draws what belongs below the verdict, such as the way to the next question; it is handed what is
    returned. ``bar`` draws what belongs between the options and the verdict, :func:`help_button` among
    it; it is handed the same.
    """
    memory = Memory(drill, key, confirms=confirms)
    memory.arrive()
    marking = None if memory.given is None else drill.mark(memory.given)
    told = marking is not None and (not again or is_told(drill, key))
    seen = shown(context, drill, memory, marking, settled=told, told=told)
    seen = seen and without(seen, hide)
    places = stage(key, table=seen is not None)
    with places.text:
        if intro:
            prose(context, intro, f"{key}-intro", rules=engine.parse_setup(drill.setup))
        with st.container(key=f"baza-asked-{key}", gap="small"):
            lain = [(item["seat"], item["card"]) for item in seen["trick"]] if seen else []
            found = situation(drill)
            rules = engine.parse_setup(drill.setup)
            names = context.names(rules.game)
            drawn = drawn_beside(drill, table=seen is not None)
            for piece in asked(drill, found and found[0], lain, names, drawn=drawn, among=cards_among(drill)):
                if piece.text:
                    st.markdown(stressed(piece.text), unsafe_allow_html=True)
                if piece.cards and drill.kind == DEAL:
                    st.html(pack_rows(context, names, piece.cards))
                elif piece.cards:
                    width = _width(len(drill.cards), alone=seen is None)
                    st.html(row(context, names, piece.cards, width=width))
                if isinstance(piece.told, Tricks):
                    st.html(rows_of(context, names, piece.told, company(rules, drill.seat)))
                elif piece.told:
                    st.html(ledger(piece.told))
    if seen is not None:
        with places.table:
            if form_of(drill) == "hand":
                # Two hands are drawn: one is held, from the other is chosen.
                st.caption(context.t.gettext("Your cards"))
            heard = partial(pressed, drill, memory, on_answer)
            table(seen, key=f"baza-asked-table-{key}", on_press=heard)
    with places.answer:
        if seen is not None and form_of(drill) == "hand":
            st.caption(context.t.gettext("Cards to choose from"))
        answers = partial(options, context, drill, key, memory, marking, on_answer)
        answers(settled=told, told=told, confirms=confirms)
        if bar is not None:
            bar(marking)
        with st.container(key=f"baza-said-{key}", gap="small"):
            live(f"baza-said-{key}")
            if marking is not None and told:
                _verdict(context, drill, key, memory, marking, solved, behind)
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
        shared, own = reasons(drill)
        if shared:
            st.markdown(shared)
        for choice, said in own:
            mark = "✓" if choice.answer in drill.accepted else "✗"
            st.markdown(f"{mark} **{choice.text}**" + (f" · {said}" if said else ""))


def forget(drill: Drill, key: str) -> None:
    """Ask a drill afresh in its place."""
    Memory(drill, key).forget()


def _width(cards: int, *, alone: bool) -> str:
    """How wide each of some cards is beside the question: up to seven share the row of a phone.

    Up to ten that are ``alone``, without a table, share two rows, as large as five of them can be.
    """
    if cards <= 7:
        return f"min(3.6rem, calc((100vw - 2rem) / {max(cards, 1)} - 4px))"
    if alone and cards <= 10:
        return "min(3.9rem, calc((100vw - 2rem) / 5 - 4px))"
    return "2.5rem" if cards > 8 else "min(3.6rem, calc((100vw - 2rem) / 8 - 4px))"


# The verdict


def _verdict(
    context: Context,
    drill: Drill,
    key: str,
    memory: Memory,
    marking: Marking,
    solved: str,
    behind: Behind | None,
) -> None:
    tone = "right" if marking.right else "wrong-told"
    choice = None if drill.multiple or memory.given is None else drill.choice(memory.given)
    # What is said names no clause: the buttons do, one for each clause that it follows from.
    rules, played = marking.rules, engine.parse_setup(drill.setup)
    with st.container(key=f"baza-verdict-{tone}-{key}", gap="small"):
        if marking.right:
            # That a move is the better one is a judgement: it is explained to whoever made it, too.
            why = choice.explanation if choice and drill.kind == BETTER else ""
            paragraphs = [marking.explanation, why, solved]
            rules = (choice.rule if choice else drill.rule,)
        else:
            st.html(_missed(context, marking))
            if behind is not None and behind.said:
                behind.draw()
            # A misconception is told where it is drawn, with its own clause.
            paragraphs = [part for part in marking.parts if behind is None or part != behind.said]
            rules = tuple(rule for rule in rules if behind is None or rule != behind.rule)
        prose(context, "\n\n".join(filter(None, paragraphs)), f"{key}-said", rules=played)
        for rule in rules:
            _rule(context, drill, rule)
        if not marking.right and drill.multiple:
            st.html(_legend(context, drill, memory))
        if not marking.right and behind is not None and not behind.said:
            behind.draw()


def _rule(context: Context, drill: Drill, rule: str) -> None:
    """The button of a clause; one of another game, under its usual rules, tells whose it is."""
    own, game = engine.parse_setup(drill.setup), rule.partition(".")[0]
    if game == own.game:
        rule_popover(context, rule, own)
    else:
        rule_popover(context, rule, engine.parse_setup(game), of=game_name(game, context.t))


def _missed(context: Context, marking: Marking) -> str:
    """HTML of the line that heads what is said of a wrong answer; the bar leads here.

    The options show the answer, so only who listens is told it.
    """
    return (
        f'<p id="{WHY}" class="baza-missed"><b>✗ {escape(context.t.gettext("That is not it."))}</b>'
        f' <span class="baza-unseen">{escape(marking.short)}</span></p>'
    )


def _legend(context: Context, drill: Drill, memory: Memory) -> str:
    """HTML of what the marks on several answers mean; who listens hears it with each of them."""
    t, chosen = context.t, set(picked(drill, memory))
    cards, accepted = set(cards_among(drill)), set(drill.accepted)
    signs = {
        "overlooked": (t.gettext("right, but not chosen"), accepted - chosen),
        "missed": (t.gettext("chosen, and wrong"), (chosen - accepted) & cards),
    }
    said = [f'<span class="{sign}">{escape(text)}</span>' for sign, (text, about) in signs.items() if about]
    return f'<p class="baza-legend" aria-hidden="true">{"".join(said)}</p>'


def _nudge(context: Context, drill: Drill, key: str, memory: Memory, hint: str) -> None:
    """Say of a first wrong answer what it gets wrong and where to look, and leave the answer open."""
    t = context.t
    missed = t.gettext("That is not it.")
    again = t.gettext("Try once more.")
    said = drill.nudge(memory.given or "")
    with st.container(key=f"baza-verdict-wrong-{key}", gap="small"):
        text = " ".join(filter(None, [f"**{missed}**", said, hint or drill.hints[0].text, again]))
        prose(context, text, f"{key}-said", rules=engine.parse_setup(drill.setup))


def _help(context: Context, drill: Drill, key: str, memory: Memory, hint: str) -> None:
    step = memory.hints
    if step:
        with st.container(key=f"baza-verdict-hint-{key}"):
            said = hint if hint and step == 1 else drill.hints[step - 1].text
            prose(context, said, f"{key}-hint", rules=engine.parse_setup(drill.setup))


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
