"""A step that asks: a drill on the lesson's own table."""

from functools import partial

from lessons.asking import ask
from lessons.drills import Drill, Marking
from lessons.model import Ask
from ui.drilling.keeping import keep, shown
from ui.lesson.comparing import comparison
from ui.lesson.scene import Drawn, Foot, Scene
from ui.question import Outcome, explanations, help_button, is_told, question
from ui.question.onward import Verdict

__all__ = ["asking"]

NO_SEED = -1
"""The seed of an answer to a lesson's question: its position is the author's, not one of a generator."""


def asking(scene: Scene, step: Ask, foot: Foot) -> Drawn:
    """Draw the question; it is done once it has been answered right, or the right answer has been told."""
    drill = ask(step, scene.rules, scene.names)
    shown(drill)
    marking = question(
        scene.context,
        drill,
        scene.key,
        intro=scene.text,
        again=True,
        hide=scene.hide,
        hint=scene.part("hint"),
        solved=scene.part("solved"),
        on_answer=partial(_store, scene, drill),
        bar=lambda given: _bar(scene, drill, given, foot),
    )

    def below() -> None:
        if marking is not None and is_told(drill, scene.key):
            explanations(scene.context, drill, scene.key)
            comparison(scene)

    return below


def _bar(scene: Scene, drill: Drill, marking: Marking | None, foot: Foot) -> None:
    """The bar of the question; to the first wrong answer it does not tell the right one."""
    t = scene.context.t
    if marking is None:
        foot(done=False, hint=lambda: help_button(scene.context, drill, scene.key))
        return
    told = is_told(drill, scene.key)
    text = marking.short if told else t.gettext("That is not it.")
    foot(done=told, verdict=Verdict(marking.right, text))


def _store(scene: Scene, drill: Drill, outcome: Outcome) -> None:
    """Store an answer before it is drawn; the first one is the one that tells what is known."""
    context = scene.context
    # With a second wrong answer the right one is told, as it is where only one other is left.
    if outcome.marking.right or not outcome.first or not drill.can_be_mended:
        scene.finish()
    keep(context, drill, outcome, place="lesson", seed=NO_SEED)
