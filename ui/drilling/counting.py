"""Counting in the head on the screen: tricks go by, one after the other, then the count is asked for."""

import datetime as dt
import secrets
from html import escape
from typing import TypeGuard

import streamlit as st

import engine
from engine import Move, RuleSet, card_text
from lessons.i18n import Translator
from lessons.learning.counting import PACES, Count, count_for, rule_of
from lessons.learning.schedule import rating, schedule
from lessons.learning.titles import COUNT
from lessons.names import CardNames, Name
from lessons.seats import Company
from lessons.store import Answer
from ui import session
from ui.cards import row
from ui.context import Context
from ui.drilling.felt import felt
from ui.drilling.trumps import trumps
from ui.layout import column
from ui.notice import notice
from ui.practice.telling import telling_of
from ui.prose import live
from ui.question.onward import Verdict, onward_bar
from ui.question.stage import stage
from ui.rulebook.names import rules_name
from ui.setups import current_rules, follow_game, game_switch

__all__ = ["counting_page"]

_AT, _SINCE, _SAID = "baza-counting-at", "baza-counting-since", "baza-counting-said"
_PACE = "baza-counting-pace"


def counting_page(context: Context) -> None:
    """Draw the exercise in `?count=17&game=schnapsen&pace=slow`; the choice of a pace without a number."""
    t, number = context.t, context.params["count"]
    if number == "":
        if follow_game(context, "drill"):
            _choice(context)
        return
    try:
        rules = engine.parse_setup(context.params.get("game", context.settings.setup))
    except engine.Unreadable:
        rules = None
    if rules is None or not (number.isascii() and number.isdigit() and len(number) < 10):
        notice(
            context,
            t.gettext("This link names nothing to count."),
            t.gettext("Count in your head"),
            "drill",
            count="",
        )
        return
    pace = context.params.get("pace", "own")
    seconds = PACES.get(pace, 0.0)
    count = count_for(rules, int(number))
    mark = f"{rules.text} {number} {pace}"
    if str(session.get(_SINCE, "")).partition("\n")[0] != mark:
        session.put(_SINCE, f"{mark}\n{_now().timestamp()}")
        session.put(_AT, 0)
        session.drop(_SAID)
    running = _place(count, seconds) < len(count.tricks)
    st.fragment(_show, run_every=seconds / 3 if seconds and running else None)(context, rules, count, seconds)


def _now() -> dt.datetime:
    return dt.datetime.now(dt.UTC)


def _choice(context: Context) -> None:
    t = context.t
    with column():
        game_switch(context)
        st.title(t.gettext("Count in your head"), anchor=False)
        st.markdown(t.gettext("Tricks go by as at the table. In the end you say what you have."))
        paces = {
            "own": t.gettext("At my own pace"),
            "slow": t.gettext("Slowly"),
            "steady": t.gettext("Steadily"),
            "quick": t.gettext("Quickly"),
        }
        pace = st.radio(t.gettext("Pace"), list(paces), format_func=paces.__getitem__, key=_PACE)
        with st.container(key="baza-next", width="content"):
            params = _another(current_rules(context), str(pace))
            context.link(t.gettext("Begin"), "drill", icon=":material/arrow_forward:", params=params)


def _another(rules: RuleSet, pace: str) -> dict[str, object]:
    return {"count": secrets.randbelow(100_000), "game": rules.text, "pace": pace}


def _place(count: Count, seconds: float) -> int:
    """Which trick is on the table: by the clock, or as far as the learner has turned."""
    if seconds:
        since = float(str(session.get(_SINCE, "")).partition("\n")[2] or 0)
        return min(len(count.tricks), int((_now().timestamp() - since) / seconds))
    at = session.get(_AT, 0)
    return at if isinstance(at, int) else 0


def _show(context: Context, rules: RuleSet, count: Count, seconds: float) -> None:
    """Draw a trick, or the question behind the last one: title, trumps and bar stay where they are."""
    t, names = context.t, context.names(rules.game)
    place = _place(count, seconds)
    running = place < len(count.tricks)
    if not running and seconds and session.get(_SAID) is None and not session.get(f"{_SAID}-asked"):
        session.put(f"{_SAID}-asked", value=True)
        st.rerun()  # the clock may stop now
    with column(), st.container(key="baza-counting", gap="small"):
        st.title(t.gettext("Count in your head"), anchor=False)
        told = trumps(context, count.tricks[place].after if running else count.state, names)
        if not running:
            _ask(context, rules, count, told)
            return
        with st.container(key="baza-counting-shown-trick", gap="small"):
            _trick(context, rules, count, place, names, told)
        if not seconds:
            with onward_bar(None):
                st.button(
                    t.gettext("Next trick"),
                    key="baza-counting-next",
                    type="primary",
                    icon=":material/arrow_forward:",
                    icon_position="right",
                    on_click=session.put,
                    args=(_AT, place + 1),
                )


def _trick(
    context: Context, rules: RuleSet, count: Count, place: int, names: CardNames, trump: str
) -> None:
    """A trick on the felt, and below it what was announced before it and who gets it."""
    t, shown = context.t, count.tricks[place]
    company = Company(engine.GAMES[rules.game].sides(rules), 0)
    number = escape(t.gettext("Trick {number}", number=t.number(place + 1)))
    st.html(felt(context, names, company, shown.trick, f'{trump}<p class="number">{number}</p>'))
    told = [_announced(names.suit(move[-1]), seat, t) for seat, move in shown.said if _is_marriage(move)]
    st.markdown(" ".join([*told, _goes_to(company, shown.trick.winner, t)]))


def _is_marriage(move: Move) -> TypeGuard[str]:
    return isinstance(move, str) and move.startswith("marriage-")


def _announced(suit: Name, seat: int, t: Translator) -> str:
    return (
        t.gettext("You announce the marriage of {suit}.", suit=suit)
        if seat == 0
        else t.gettext("Your opponent announces the marriage of {suit}.", suit=suit)
    )


def _goes_to(company: Company, winner: int, t: Translator) -> str:
    """Who gets a trick, and whether it counts for the learner's side."""
    if winner == 0:
        return t.gettext("You win the trick.")
    name = company.told(winner, t)
    if winner in company.sides[company.your_side]:
        return t.gettext("The trick goes to {name}, on your team.", name=name)
    return t.gettext("The trick goes to {name}.", name=name)


def _ask(context: Context, rules: RuleSet, count: Count, trump: str) -> None:
    said = str(session.get(_SAID, ""))
    with stage("counting", table=False).answer:
        if not said:
            said = _form(context, rules, count, trump)
        if said:
            _tell(context, rules, count, said, trump)
        else:
            st.caption(context.t.gettext("Rules: {rules}", rules=rules_name(rules.text, context.t)))


def _form(context: Context, rules: RuleSet, count: Count, trump: str) -> str:
    """The question; what was said if it has just been answered, else nothing."""
    t, telling = context.t, telling_of(rules.game)
    whole = st.empty()
    with whole.form("baza-counting-form", border=False):
        with st.container(key="baza-counting-shown-asked", gap="small"):
            if trump:
                st.html(trump)
            text = st.text_input(telling.count_question(t), max_chars=3, autocomplete="off")
            claim = None
            if count.may_claim is not None:
                words = {"yes": t.gettext("Yes"), "no": t.gettext("No")}
                claim = st.radio(
                    t.gettext("May you claim?"),
                    list(words),
                    format_func=words.__getitem__,
                    index=None,
                    horizontal=True,
                )
            missing = st.empty()
        with onward_bar(None):
            sent = st.form_submit_button(t.gettext("Check my count"), type="primary")
    if not sent:
        return ""
    if not (text.strip().isascii() and text.strip().isdigit()):
        missing.markdown(t.gettext("Write a whole number, please."))
        return ""
    if count.may_claim is not None and claim is None:
        missing.markdown(t.gettext("Say too whether you may claim."))
        return ""
    whole.empty()
    said = f"{int(text)} {claim or '-'}"
    session.put(_SAID, said)
    _store(context, rules, count, said)
    return said


def _right(count: Count, said: str) -> tuple[bool, bool]:
    """Whether the count was right, and the answer about the claim."""
    points, claim = said.split()
    meant = {"yes": True, "no": False}.get(claim)
    return int(points) == count.points, meant == count.may_claim


def _store(context: Context, rules: RuleSet, count: Count, said: str) -> None:
    rule, now = rule_of(rules.game), _now()
    if rule is None:
        return
    right = all(_right(count, said))
    seed = int(context.params["count"])
    context.store.learnt.add_answer(
        context.learner,
        Answer(COUNT, rule, rules.text, seed, said, right, hinted=False, answered=now, place=COUNT),
    )
    rate = rating(correct=right, hinted=False)
    schedule(context.store.learnt, context.learner, rule, rate, now)


def _tell(context: Context, rules: RuleSet, count: Count, said: str, trump: str) -> None:
    t, telling, names = context.t, telling_of(rules.game), context.names(rules.game)
    points, claim = _right(count, said)
    with st.container(key="baza-counting-shown-said", gap="small"):
        if trump:
            st.html(trump)
        with st.container(key="baza-said-counting", gap="small"):
            live("baza-said-counting")
            right = t.gettext("Right: {points}.", points=t.number(count.points))
            _verdict("points", right if points else telling.count_answer(t, count.state, 0), right=points)
            if count.may_claim is not None:
                yes = t.gettext("Right: you may claim."), t.gettext("You could have claimed.")
                no = t.gettext("Right: a claim would be false."), t.gettext("A claim would be false.")
                _verdict("claim", (yes if count.may_claim else no)[not claim], right=claim)
    good = points and claim
    verdict = Verdict(right=good, text=t.gettext("Right.") if good else t.gettext("That is not it."))
    with onward_bar(verdict), st.container(key="baza-next", width="content"):
        params = _another(rules, context.params.get("pace", "own"))
        context.link(t.gettext("Another one"), "drill", icon=":material/arrow_forward:", params=params)
    with st.expander(t.gettext("The tricks, one by one")):
        for place, shown in enumerate(count.tricks, 1):
            worth = telling.worth(rules, shown.trick.cards)
            cards = [card_text(card) for card in shown.trick.cards]
            st.html(row(context, names, cards, width="2.2rem"))
            facts = {"number": t.number(place), "worth": t.number(worth)}
            st.markdown(
                t.gettext("Trick {number}: yours, {worth}.", **facts)
                if shown.trick.winner == 0
                else t.gettext("Trick {number}: not yours, {worth}.", **facts)
            )
    st.caption(t.gettext("Rules: {rules}", rules=rules_name(rules.text, t)))


def _verdict(key: str, text: str, *, right: bool) -> None:
    """What is said of one of the answers, with the sign of a right or a wrong one."""
    with (
        st.container(key=f"baza-verdict-{'right' if right else 'wrong'}-{key}"),
        st.container(key=f"baza-prose-{key}"),
    ):
        st.markdown(f"**{text}**")
