"""Wrong beliefs about the rules: the engine run with one rule changed.

A misconception is declared once, with the clause it gets wrong and the set-ups in which it is wrong.
What it would answer is never written down: it is computed, so a distractor is always an answer that
somebody with this belief would give.
"""

from lessons.misconceptions.model import TRUE, Misconception, World
from lessons.misconceptions.schafkopf import SCHAFKOPF
from lessons.misconceptions.schmier import SCHMIER
from lessons.misconceptions.schnapsen import SCHNAPSEN
from lessons.misconceptions.schneider import SCHNEIDER

__all__ = ["MODELS", "TRUE", "Misconception", "World", "models_for"]

from engine import RuleSet

MODELS: dict[str, tuple[Misconception, ...]] = {
    "schnapsen": SCHNAPSEN,
    "schneider": SCHNEIDER,
    "schafkopf": SCHAFKOPF,
    "schmier": SCHMIER,
}
"""Every misconception, by game."""


def models_for(rules: RuleSet, kind: str) -> tuple[Misconception, ...]:
    """The misconceptions that are wrong under a rule set and matter to a kind of drill.

    >>> import engine
    >>> found = models_for(engine.parse_setup("schnapsen"), "trick-winner")
    >>> "ten-by-face" in {model.id for model in found}
    True
    """
    return tuple(model for model in MODELS.get(rules.game, ()) if model.shows(rules, kind))
