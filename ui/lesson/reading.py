"""A step to be read: prose, and a table to look at."""

from lessons.model import Read
from lessons.situation import open_situation
from ui.lesson.comparing import comparison
from ui.lesson.packs import packs
from ui.lesson.scene import Drawn, Foot, Scene
from ui.picture import Look, picture
from ui.prose import prose
from ui.question.stage import stage
from ui.table.hiding import without
from ui.table.table import table

__all__ = ["reading"]


def reading(scene: Scene, foot: Foot) -> Drawn:
    """Draw the step; who sees it has it done."""
    scene.finish()
    step = scene.step
    assert isinstance(step, Read)
    places = stage(scene.key, table=step.show is not None)
    with places.text:
        prose(scene.context, scene.text, scene.key, rules=scene.rules)
        packs(scene, step)
    if step.show is not None:
        state = open_situation(step.show, step.moves)
        look = Look(choose="none", dim=False, acts=False, opens=state.result is not None, tools=[])
        with places.table:
            shown = picture(state, step.seat, scene.names, scene.context.settings, look)
            table(without(shown, scene.hide), key=f"baza-read-{scene.key}")
    with places.answer:
        foot(done=True)
    return lambda: comparison(scene)
