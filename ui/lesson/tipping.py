"""A step about a tip: true or not? The engine searches for a case in which it fails."""

import streamlit as st

import engine
from engine import State, card_text
from lessons.model import Tip
from lessons.tips import TIPS, Counter, Finding, examine, verdict
from ui import session
from ui.lesson.comparing import comparison
from ui.lesson.scene import Drawn, Foot, Scene
from ui.picture import Look, picture
from ui.prose import live, prose
from ui.question.even import even
from ui.question.laid import lay
from ui.question.onward import Verdict
from ui.question.stage import stage
from ui.rule import rule_popover
from ui.table.table import table

__all__ = ["tipping"]


def tipping(scene: Scene, step: Tip, foot: Foot) -> Drawn:
    """Draw the tip and ask whether it is true; it is done once it has been judged."""
    t = scene.context.t
    given = session.get(f"baza-tip-{scene.key}")
    places = stage(scene.key, table=False)
    with places.text:
        prose(scene.context, scene.text, scene.key, rules=scene.rules)
    rules = engine.parse_setup(step.under) if step.under else scene.rules
    finding = examine(step.tip, rules) if given is not None else None
    with places.answer:
        labels = {"yes": t.gettext("It is true"), "no": t.gettext("It is not true")}
        lengths = [len(label) for label in labels.values()]
        with st.container(key=f"baza-options-{scene.key}", horizontal=True), even(scene.key, lengths):
            for answer, label in labels.items():
                mark = "open" if finding is None else _mark(answer, str(given), finding)
                with st.container(key=f"baza-option-{mark}-{scene.key}-{answer}"):
                    st.button(
                        label,
                        key=f"baza-tip-{scene.key}-{answer}",
                        icon={"right": ":material/check_circle:", "wrong": ":material/cancel:"}.get(mark),
                        disabled=finding is not None,
                        width="stretch",
                        on_click=_judge,
                        args=(scene, answer),
                    )
        foot(
            done=finding is not None,
            verdict=None if finding is None else Verdict(*_lead(scene, str(given), finding)),
        )
        with st.container(key=f"baza-said-{scene.key}", gap="small"):
            live(f"baza-said-{scene.key}")
            if finding is not None:
                _verdict(scene, step, str(given), finding)

    def below() -> None:
        if finding is None:
            return
        if finding.counters:
            _example(scene, finding.counters[0])
        comparison(scene)

    return below


def _judge(scene: Scene, answer: str) -> None:
    scene.finish()
    session.put(f"baza-tip-{scene.key}", answer)


def _mark(answer: str, given: str, finding: Finding) -> str:
    if (answer == "yes") == finding.holds:
        return "right"
    return "wrong" if answer == given else "open"


def _lead(scene: Scene, given: str, finding: Finding) -> tuple[bool, str]:
    """Whether a judgement is right, and the words that say so."""
    t = scene.context.t
    right = (given == "yes") == finding.holds
    return right, t.gettext("Right.") if right else t.gettext("That is not it.")


def _verdict(scene: Scene, step: Tip, given: str, finding: Finding) -> None:
    t = scene.context.t
    right, lead = _lead(scene, given, finding)
    said = " ".join(verdict(finding, t, scene.names))
    solved = scene.part("solved")
    text = f"**{lead}** {said}" + (f"\n\n{solved}" if solved else "")
    with st.container(key=f"baza-verdict-{'right' if right else 'wrong'}-{scene.key}", gap="small"):
        prose(scene.context, text, f"{scene.key}-said", rules=scene.rules)
        rule_popover(scene.context, TIPS[step.tip].rules[0].value, scene.rules)


def _example(scene: Scene, counter: Counter) -> None:
    """The table that the search came across."""
    state: State = engine.parse_position(counter.position).state()
    seat = state.to_act
    if seat is None:
        return
    t = scene.context.t
    led = [card_text(card) for card in state.trick]
    cards = [(seat, counter.move)] if counter.about == "trick" else []
    could = counter.reason.facts.get("could", [])
    mark = [counter.move] if cards else [*(could if isinstance(could, list) else []), *led]
    if counter.move == "exchange":
        mark = [str(counter.reason.facts[name]) for name in ("card", "turned")]
    look = Look(mark=mark, choose="none", dim=False, acts=False, tools=[])
    data = picture(state, seat, scene.names, scene.context.settings, look)
    with st.container(key=f"baza-example-{scene.key}", gap="small"):
        st.markdown(t.gettext("A table at which it fails:"))
        table(lay(data, cards), key=f"baza-tip-table-{scene.key}")
