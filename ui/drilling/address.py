"""The address of a question: what a link asks for, and where the next question is."""

import secrets
from collections.abc import Mapping

import engine
from lessons import drills
from lessons.drills import Drill, Unasked
from lessons.i18n import N_
from lessons.learning.identify import model_of
from lessons.names import CardNames
from lessons.rulebook import rule_id

__all__ = ["LOOSE", "MIXED", "draw", "following", "game_of", "wants_question"]

MIXED = "any"
"""The kind in an address that means: a kind of your choice."""

LOOSE = "loose"
"""The mark of a question against a misconception in a run that is about something else."""

_ORDER = ("kind", "game", "seed", "rule", "against", "level")
_SEEDS = 100_000
_TRIES = 12
_NO_RULE = N_("This link names a rule that does not exist.")
_NO_QUESTION = N_("There are no questions about this rule under these rules.")


def wants_question(params: Mapping[str, str]) -> bool:
    """Whether an address names something to ask, rather than the page where one chooses."""
    return "kind" in params or "rule" in params or "against" in params


def draw(params: Mapping[str, str], setup: str, names: CardNames) -> tuple[Drill, dict[str, str]]:
    """The question of an address and the parameters that name it exactly.

    ``setup`` is the rule set where the address names none. Raises :class:`Unasked` with one sentence.

    >>> from lessons.names import card_names
    >>> params = {"kind": "pack", "seed": "4"}
    >>> draw(params, "schnapsen", card_names("en"))[1]
    {'kind': 'pack', 'game': 'schnapsen', 'seed': '4'}
    """
    named = _ordered({**params, "game": params.get("game", setup)})
    if "seed" in named and named.get("kind") not in (None, MIXED):
        return drills.from_link(named, names), named
    if any(name in named for name in ("position", "match", "cards")):
        return drills.from_link(named, names), named
    return _any(named, names)


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


def _any(named: dict[str, str], names: CardNames) -> tuple[Drill, dict[str, str]]:
    """A question by chance: another seed, perhaps another kind, until there is one."""
    kinds = _kinds(named)
    problem = Unasked(_NO_QUESTION)
    for _ in range(_TRIES):
        kind = secrets.choice(kinds)
        seed = {"kind": kind, "seed": str(secrets.randbelow(_SEEDS))}
        try:
            exact = _ordered({**named, **seed})
            return drills.from_link(exact, names), exact
        except Unasked as unasked:
            problem = unasked
    raise problem


def _kinds(named: Mapping[str, str]) -> tuple[str, ...]:
    kind, rule = named.get("kind", MIXED), named.get("rule")
    try:
        game = engine.parse_setup(named["game"]).game
        if rule is not None:
            rule_id(game, rule)
    except engine.Unreadable:
        return (kind,)  # the link says what is wrong with it
    except ValueError:
        raise Unasked(_NO_RULE) from None
    if kind != MIXED:
        return (kind,)
    model = model_of(game, named["against"]) if "against" in named else None
    if model is not None:
        return tuple(each for each in model.kinds if each in drills.kinds_for(game))
    kinds = drills.kinds_for(game, rule)
    if not kinds:
        raise Unasked(_NO_QUESTION)
    return kinds


def following(named: Mapping[str, str], *, mixed: bool) -> dict[str, str]:
    """The parameters of a next question of the same run: the same choice, any seed."""
    names = ("game", "rule", "level") if LOOSE in named else ("game", "rule", "against", "level")
    kept = {name: named[name] for name in names if name in named}
    return {"kind": MIXED if mixed else named.get("kind", MIXED), **kept}
