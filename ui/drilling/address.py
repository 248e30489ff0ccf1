"""The address of a question: what a link asks for, and where the next question is."""

import random
import secrets
from collections.abc import Mapping, Sequence

import engine
from lessons import drills
from lessons.drills import Drill, Unasked
from lessons.drills.seeded import DEFAULT_LEVEL, LEVELS
from lessons.i18n import N_
from lessons.learning.choosing import Wish, next_question
from lessons.learning.evidence import Evidence
from lessons.learning.variety import Asked
from lessons.names import CardNames
from lessons.rulebook import rule_id

__all__ = ["LOOSE", "MIXED", "draw", "following", "game_of", "wants_question"]

MIXED = "any"
"""The kind in an address that means: a kind of your choice."""

LOOSE = "loose"
"""The mark of a question against a misconception in a run that is about something else."""

_ORDER = ("kind", "game", "seed", "rule", "against", "level")
_NO_RULE = N_("This link names a rule that does not exist.")


def wants_question(params: Mapping[str, str]) -> bool:
    """Whether an address names something to ask, rather than the page where one chooses."""
    return "kind" in params or "rule" in params or "against" in params


def draw(
    params: Mapping[str, str],
    setup: str,
    names: CardNames,
    answers: Sequence[Evidence] = (),
    asked: Sequence[Asked] = (),
) -> tuple[Drill, dict[str, str]]:
    """The question of an address and the parameters that name it exactly.

    ``setup`` is the rule set where the address names none; ``answers``, the last ones of the game, and
    what was ``asked`` choose the question where the address leaves it open. Raises :class:`Unasked` with one
    sentence.

    >>> from lessons.names import card_names
    >>> params = {"kind": "pack", "seed": "4"}
    >>> draw(params, "schnapsen", card_names("en"))[1]
    {'kind': 'pack', 'game': 'schnapsen', 'seed': '4'}
    """
    named = _ordered({**params, "game": params.get("game", setup)})
    given = any(name in named for name in ("position", "match", "cards"))
    if not given and not ("seed" in named and named.get("kind") not in (None, MIXED)):
        named = _open(named, answers, asked)
    return drills.from_link(named, names), named


def game_of(params: Mapping[str, str], setup: str) -> str:
    """The game an address asks about; that of ``setup`` where it names none.

    >>> game_of({"kind": "pack"}, "schneider(follow=yes)")
    'schneider'
    >>> game_of({"position": "schnapsen hands=AS/KS"}, "schneider")
    'schnapsen'
    """
    named = params.get("game") or params.get("position", "").partition(" ")[0] or setup
    try:
        return engine.parse_setup(named).game
    except engine.Unreadable:
        return engine.parse_setup(setup).game


def _ordered(named: Mapping[str, str]) -> dict[str, str]:
    """One spelling for each address: the parameters in the order of :data:`_ORDER`, then all others."""
    return dict(sorted(named.items(), key=lambda item: _ORDER.index(item[0]) if item[0] in _ORDER else 9))


def _open(named: Mapping[str, str], answers: Sequence[Evidence], asked: Sequence[Asked]) -> dict[str, str]:
    """The address of a question where only what to practise is named."""
    wish = _wish(named)
    if wish is None:
        return {**named, "seed": "0"}  # the link says what is wrong with it
    query = next_question(wish, answers, random.Random(secrets.randbits(64)), asked=asked)
    loose = {LOOSE: "1"} if "against" in query and wish.against is None else {}
    return _ordered({**named, **query, **loose})


def _wish(named: Mapping[str, str]) -> Wish | None:
    """What an address names to practise; ``None`` if it cannot be read."""
    kind, rule, level = named.get("kind", MIXED), named.get("rule"), named.get("level", str(DEFAULT_LEVEL))
    try:
        rules = engine.parse_setup(named["game"])
        if rule is not None:
            rule_id(rules.game, rule)
    except engine.Unreadable:
        return None
    except ValueError:
        raise Unasked(_NO_RULE) from None
    if level not in map(str, LEVELS):
        return None
    return Wish(rules, None if kind == MIXED else kind, rule, named.get("against"), int(level))


def following(named: Mapping[str, str], *, mixed: bool) -> dict[str, str]:
    """The parameters of a next question of the same run: the same choice, any seed."""
    names = ("game", "rule", "level") if LOOSE in named else ("game", "rule", "against", "level")
    kept = {name: named[name] for name in names if name in named}
    return {"kind": MIXED if mixed else named.get("kind", MIXED), **kept}
