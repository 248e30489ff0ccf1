"""An example on the page: the table as it stood, what happened, the question, and the engine's answers."""

from collections.abc import Sequence

import streamlit as st

from engine import Move, State, card_text, parse_setup
from lessons import coach
from lessons.names import CardNames
from lessons.practice import Happening
from lessons.rulebook import Result, Shown
from lessons.seats import company
from lessons.situation import open_situation, read_moves
from ui.cards import row
from ui.context import Context
from ui.picture import Look, picture
from ui.rulebook.names import changed_options, preset_name, rules_name
from ui.rulebook.questions import circumstances, question
from ui.table.table import table

__all__ = ["answers", "example"]

_SEAT = 0
_PAIR = 2


def example(context: Context, shown: Shown, key: str) -> None:
    """Draw an example; ``key`` names its place on the page."""
    before = open_situation(shown.position)
    names = context.names(before.rules.game)
    with st.container(key=f"{key}-example", gap="small"):
        moves = read_moves(before.rules, shown.moves)
        several = len(before.hands) > _PAIR
        asked = _trick(before, moves, names) if several or shown.find == "trick-winner" else ""
        told = (
            [asked]
            if asked
            else coach.recount(_happenings(before, moves), _SEAT, before.rules.game, context.t, names)
        )
        told = [*circumstances(before, context.t), *told]
        st.markdown(" ".join([*told, f"**{question(shown, names)}**"]))
        drawn = picture(before, _SEAT, names, context.settings, Look(choose="none", dim=False, acts=False))
        table(drawn, key=f"{key}-table")
        answers(context, shown, names)


def answers(context: Context, shown: Shown, names: CardNames) -> None:
    """The answers of the rule sets, those that agree together."""
    t = context.t
    together: dict[str, list[Result]] = {}
    for result in shown.results:
        together.setdefault(result.answer.text, []).append(result)
    if len(together) == 1:
        _answer(context, shown.results[0], names)
        return
    for column, results in zip(st.columns(len(together), border=True), together.values(), strict=True):
        with column:
            st.caption(t.join([_called(result.setup, names) for result in results]))
            _answer(context, results[0], names)


def _trick(before: State, moves: Sequence[Move], names: CardNames) -> str:
    """The trick that is asked about, without a word about who wins it."""
    t = names.translator
    cards = [*before.trick, *(move for move in moves if isinstance(move, int))]
    if len(cards) != len(before.hands) or before.leader is None:
        return ""
    if len(cards) > _PAIR:
        table = company(before.rules, _SEAT)
        played = [
            t.gettext(
                "{card} ({who})",
                card=names.card(card_text(card)),
                who=table.told((before.leader + place) % len(cards), t),
            )
            for place, card in enumerate(cards)
        ]
        return t.gettext("The trick, card by card: {played}.", played=t.join(played))
    led, reply = (names.card(card_text(card)) for card in cards)
    if before.leader == _SEAT:
        return t.gettext(
            "You lead {led:the} and your opponent answers with {reply:the}.", led=led, reply=reply
        )
    return t.gettext("Your opponent leads {led:the} and you answer with {reply:the}.", led=led, reply=reply)


def _called(setup: str, names: CardNames) -> str:
    """A published rule set by its source, as the rulings speak of it; any other by what is played by it."""
    rules, t = parse_setup(setup), names.translator
    if rules.preset and not changed_options(rules):
        return preset_name(rules.game, rules.preset, t)
    return rules_name(setup, t)


def _answer(context: Context, result: Result, names: CardNames) -> None:
    if result.answer.kind == "cards":
        st.html(row(context, names, [card_text(card) for card in result.answer.value], width="2.6rem"))
    else:
        text = result.text
        st.markdown(f"→ {text[:1].upper()}{text[1:]}" if not text.startswith("- ") else text)


def _happenings(state: State, moves: Sequence[Move]) -> list[Happening]:
    found = []
    for move in moves:
        after = state.after(move)
        done = isinstance(move, int) and not after.trick
        trick = after.tricks_played()[-1] if done else None
        assert state.to_act is not None
        found.append(Happening(state.to_act, move, state, after, trick))
        state = after
    return found
