"""An example on the page: the table as it stood, what happened, the question, and the engine's answers."""

from collections.abc import Sequence

import streamlit as st

from engine import Move, State, card_text, parse_setup
from lessons import coach
from lessons.i18n import N_
from lessons.names import CardNames
from lessons.practice import Happening
from lessons.rulebook import Result, Shown
from lessons.situation import open_situation, read_moves
from ui.cards import row
from ui.context import Context
from ui.picture import Look, picture
from ui.rulebook.names import rules_name
from ui.setups import named_setups
from ui.table.table import table

__all__ = ["answers", "example", "question"]

_SEAT = 0
_PAIR = 2

_QUESTIONS = {
    "pack-size": N_("How many cards are in the pack?"),
    "hand-size": N_("How many cards does each player hold?"),
    "stock-size": N_("How many cards are in the stock?"),
    "trick-winner": N_("Who wins the trick?"),
    "trick-points": N_("How many points is the trick worth?"),
    "legal": N_("Which cards may be played?"),
    "refused": N_("Which cards may not be played?"),
    "stock": N_("How many cards are in the stock?"),
    "turned": N_("Which card lies face up?"),
    "to-act": N_("Whose turn is it?"),
    "leader": N_("Who leads?"),
    "deal-winner": N_("Who wins the deal?"),
    "game-points": N_("How many game points does the deal bring?"),
    "settlement": N_("How does the deal end?"),
    "trump": N_("Which suit is trumps?"),
    "tricks": N_("How many tricks does a deal have?"),
    "drawing-left": N_("How many tricks with drawing are left?"),
    "unseen-count": N_("How many cards have you not seen?"),
    "best": N_("Which card gains most?"),
}

_OF_GAME = {"schneider": {"trick-points": N_("How many honours are in the trick?")}}
"""Questions that a game puts in other words."""

_OF_A_SEAT = {
    "hand": (N_("Which cards have you in hand?"), N_("Which cards has your opponent in hand?")),
    "points": (N_("How many points count for you?"), N_("How many points count for your opponent?")),
    "pending": (
        N_("How many points of yours are waiting?"),
        N_("How many points of your opponent's are waiting?"),
    ),
    "tricks-won": (N_("How many tricks have you won?"), N_("How many tricks has your opponent won?")),
}

_MAY = {
    "exchange": N_("May you exchange?"),
    "close": N_("May you close the stock?"),
    "claim": N_("May you claim?"),
    "pass": N_("May you pass?"),
}


def example(context: Context, shown: Shown, key: str) -> None:
    """Draw an example; ``key`` names its place on the page."""
    before = open_situation(shown.position)
    names = context.names(before.rules.game)
    with st.container(key=f"{key}-example", gap="small"):
        moves = read_moves(before.rules, shown.moves)
        asked = _trick(before, moves, names) if shown.find == "trick-winner" else ""
        told = (
            [asked]
            if asked
            else coach.recount(_happenings(before, moves), _SEAT, before.rules.game, context.t, names)
        )
        st.markdown(" ".join([*told, f"**{question(shown, names)}**"]))
        drawn = picture(before, _SEAT, names, context.settings, Look(choose="none", dim=False, acts=False))
        table(drawn, key=f"{key}-table")
        answers(context, shown, names)


def question(shown: Shown, names: CardNames) -> str:
    """What the example asks of the engine, in a sentence.

    >>> from lessons.names import card_names
    >>> shown = Shown("schnapsen hands=AS/KS trump=H", "may", (), move="close")
    >>> question(shown, card_names("en"))
    'May you close the stock?'
    """
    t = names.translator
    if shown.find in _OF_A_SEAT:
        return t.gettext(_OF_A_SEAT[shown.find][1 if _asked_of(shown) != _SEAT else 0])
    if shown.find not in ("may", "why") or shown.move is None:
        game = open_situation(shown.position).rules.game
        return t.gettext((_QUESTIONS | _OF_GAME.get(game, {}))[shown.find])
    if shown.move in _MAY:
        return t.gettext(_MAY[shown.move])
    if shown.move.startswith("marriage-"):
        return t.gettext("May you announce the marriage of {suit}?", suit=names.suit(shown.move[-1]))
    return t.gettext("May you play {card:the}?", card=names.card(shown.move))


def _asked_of(shown: Shown) -> int:
    if shown.seat is not None:
        return shown.seat
    state = open_situation(shown.position, shown.moves)
    return _SEAT if state.to_act is None else state.to_act


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
    if len(cards) != len(before.hands) or len(cards) != _PAIR:
        return ""
    led, reply = (names.card(card_text(card)) for card in cards)
    if before.leader == _SEAT:
        return t.gettext(
            "You lead {led:the} and your opponent answers with {reply:the}.", led=led, reply=reply
        )
    return t.gettext("Your opponent leads {led:the} and you answer with {reply:the}.", led=led, reply=reply)


def _called(setup: str, names: CardNames) -> str:
    """A rule set by the name it is chosen by, or by what differs in it."""
    rules = parse_setup(setup)
    named = {} if rules.preset else named_setups(rules.game, names.translator)
    return named.get(rules.text) or rules_name(setup, names.translator)


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
