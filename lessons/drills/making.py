"""Making drills: find a situation, let the engine answer, put everything into words."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Mapping, Sequence
from itertools import islice
from urllib.parse import urlencode

import engine
from engine import RuleId, RuleSet
from lessons import explain
from lessons.drills.drill import Choice, Drill, Hint
from lessons.drills.problem import Given, Maker, Problem, Speaker, Unasked
from lessons.drills.registry import KINDS
from lessons.drills.sources import Difference, difference
from lessons.i18n import N_
from lessons.misconceptions import Misconception, models_for
from lessons.names import CardNames
from lessons.situation import open_situation

__all__ = ["ask", "from_link", "generate", "kinds_for", "rules_of"]

LEVELS = (1, 2, 3)
_DEFAULT_LEVEL = 2
_LOOKED_AT = 6
_FEW = 6
_WRONG = N_("That answer is not right here.")
_NO_KIND = N_("There is no drill of this kind.")
_NO_RULE = N_("No drill of this kind asks about this rule.")
_BAD_LINK = N_("This link names no drill.")
_RARE = N_("No situation for this drill was found; try another seed.")


def kinds_for(game: str, rule: str | None = None) -> tuple[str, ...]:
    """The kinds of drill a game has, or those that can be about a rule id.

    >>> kinds_for("schnapsen", "schnapsen.head")
    ('legal-cards', 'is-legal')
    """
    return tuple(
        name
        for name, kind in KINDS.items()
        if game in kind.makers and (rule is None or rule in rules_of(name, game))
    )


def rules_of(kind: str, game: str) -> tuple[str, ...]:
    """The rule ids that a kind of drill can be about in a game; none if the game lacks the kind.

    >>> "schnapsen.ruff" in rules_of("trick-winner", "schnapsen")
    True
    """
    found = KINDS.get(kind)
    maker = found.makers.get(game) if found else None
    return tuple(rule.value for rule in maker.targets) if maker else ()


def _maker(kind: str, rules: RuleSet) -> Maker:
    found = KINDS.get(kind)
    maker = found.makers.get(rules.game) if found else None
    if maker is None:
        raise Unasked(_NO_KIND)
    return maker


def generate(
    kind: str,
    rules: RuleSet,
    seed: int,
    names: CardNames,
    *,
    target: str | None = None,
    difficulty: int = _DEFAULT_LEVEL,
) -> Drill:
    """The drill of a seed: always the same one for the same arguments.

    ``target`` is the id of the rule it shall be about (else the seed chooses one), ``difficulty`` 1 to 3:
    more tempting wrong answers are harder. Raises :class:`Unasked` for a kind the game lacks, a rule the
    kind cannot be about, and when no situation is found.

    >>> from lessons.names import card_names
    >>> rules = engine.parse_setup("schnapsen")
    >>> generate("trick-winner", rules, 7, card_names("es")).link
    '/drill?kind=trick-winner&game=schnapsen&seed=7'
    """
    maker = _maker(kind, rules)
    rng = random.Random(f"{kind} {rules.text} {seed} {target or ''} {difficulty}")
    targets = [rule for rule in maker.targets if target in (None, rule.value)]
    if not targets:
        raise Unasked(_NO_RULE)
    wanted = rng.choice(targets)
    problem = _choose(maker, rules, rng, wanted, difficulty)
    if problem is None and target is None:
        problem = next(
            (
                found
                for rule in rng.sample(maker.targets, len(maker.targets))
                if (found := _choose(maker, rules, rng, rule, difficulty))
            ),
            None,
        )
    if problem is None:
        raise Unasked(_RARE)
    query = {"kind": kind, "game": rules.text, "seed": str(seed)}
    query |= {"rule": target} if target else {}
    query |= {"level": str(difficulty)} if difficulty != _DEFAULT_LEVEL else {}
    return _word(maker, problem, names, query, difficulty=difficulty, rng=rng)


def _choose(
    maker: Maker, rules: RuleSet, rng: random.Random, target: RuleId, difficulty: int
) -> Problem | None:
    """Of a few situations, the one in which few (1), some (2) or most (3) misconceptions go wrong."""
    found = []
    for problem in islice(maker.candidates(rules, rng, target), _LOOKED_AT):
        misled = [model for model, _ in _misled(maker, problem, maker.solve(problem))]
        found.append((problem, len(misled), any(model.rule is target for model in misled)))
    # A situation that tells right from wrong about this very rule is worth more than any other.
    telling = [one for one in found if one[2]] or [one for one in found if one[1]] or found
    ranked = sorted(telling, key=lambda one: one[1])
    return ranked[(len(ranked) - 1) * (difficulty - 1) // 2][0] if ranked else None


def _misled(
    maker: Maker, problem: Problem, accepted: frozenset[str]
) -> list[tuple[Misconception, frozenset[str]]]:
    """The misconceptions that give another answer, each with its answers."""
    misled = []
    for model in models_for(problem.rules, maker.kind):
        answers = maker.solve(problem.believing(model))
        if answers and answers != accepted:
            misled.append((model, answers))
    return misled


def ask(
    kind: str,
    rules: RuleSet,
    names: CardNames,
    *,
    position: str | None = None,
    moves: str | None = None,
    move: str | None = None,
    cards: str | None = None,
    trump: str | None = None,
    match: str | None = None,
    seat: int = 0,
) -> Drill:
    """A drill about a given situation, as the *ask* steps of lessons want it.

    ``position`` is a position or a record, ``moves`` moves played on it first; ``move`` the move asked about;
    ``cards`` the cards asked about (for trick-winner two cards: a reply without ``trick=``); ``match`` a
    match text. Raises :class:`Unasked` if the kind has nothing to ask here, ``Unreadable`` and
    ``Refused`` as the engine does.

    >>> from lessons.names import card_names
    >>> drill = ask("card-points", engine.parse_setup("schnapsen"), card_names("en"), cards="TS.KS")
    >>> drill.accepted
    ('14',)
    """
    maker = _maker(kind, rules)
    state = open_situation(position, moves) if position else None
    if state is not None:
        rules = state.rules
    game = engine.GAMES[rules.game]
    given = Given(
        move=engine.parse_move(game, move) if move else None,
        cards=engine.parse_cards(cards) if cards else (),
        trump=engine.SUITS.index(trump) if trump else None,
        seat=seat,
        match=engine.parse_match(match) if match else None,
    )
    problem = maker.pose(rules, state, given)
    query = {"kind": kind, "game": rules.text}
    told = {
        "position": position,
        "moves": moves,
        "move": move,
        "cards": cards,
        "trump": trump,
        "match": match,
    }
    query |= {key: text for key, text in told.items() if text}
    query |= {"seat": str(seat)} if seat else {}
    rng = random.Random(urlencode(query))
    return _word(maker, problem, names, query, difficulty=_DEFAULT_LEVEL, rng=rng)


def from_link(query: Mapping[str, str], names: CardNames) -> Drill:
    """The drill that a link names; ``query`` are the parts behind its question mark.

    Raises :class:`Unasked` with one sentence for everything that cannot be read.

    >>> from lessons.names import card_names
    >>> from_link({"kind": "pack", "game": "schnapsen", "seed": "1"}, card_names("en")).kind
    'pack'
    """
    try:
        rules = engine.parse_setup(query.get("game", ""))
        if "seed" in query:
            level = int(query.get("level", _DEFAULT_LEVEL))
            if level not in LEVELS:
                raise Unasked(_BAD_LINK)
            seed, target = int(query["seed"]), query.get("rule")
            return generate(query.get("kind", ""), rules, seed, names, target=target, difficulty=level)
        given = {key: query.get(key) for key in ("position", "moves", "move", "cards", "trump", "match")}
        seat = int(query.get("seat", "0"))
        if not any(given.values()) or seat not in range(engine.GAMES[rules.game].seats):
            raise Unasked(_BAD_LINK)
        return ask(query.get("kind", ""), rules, names, seat=seat, **given)
    except (engine.BazaError, ValueError, IndexError):
        raise Unasked(_BAD_LINK) from None


def _options(
    maker: Maker,
    problem: Problem,
    accepted: frozenset[str],
    tempting: Sequence[frozenset[str]],
    difficulty: int,
    rng: random.Random,
) -> list[str]:
    """The options in canonical order: the right ones, what misconceptions answer, then slips."""
    fixed = list(maker.options(problem))
    if fixed:
        return fixed
    pool = [answer for answers in tempting for answer in sorted(answers)]
    pool += [answer for answer, _ in maker.slips(problem)]
    pool = [answer for answer in dict.fromkeys(pool) if answer not in accepted]
    right = sorted(accepted, key=_in_order)
    wanted = difficulty + 2 - len(right)
    # The right answer may stand anywhere in the row, so that its place says nothing.
    lower = [answer for answer in pool if _in_order(answer) < _in_order(right[0])]
    higher = [answer for answer in pool if answer not in lower]
    before = min(len(lower), max(rng.randint(0, wanted), wanted - len(higher)))
    chosen = [*right, *lower[:before], *higher[: wanted - before]]
    return sorted(chosen, key=_in_order)


def _in_order(answer: str) -> tuple[int, str]:
    try:
        return int(answer), ""
    except ValueError:
        return 0, answer


def _word(
    maker: Maker,
    problem: Problem,
    names: CardNames,
    query: Mapping[str, str],
    *,
    difficulty: int,
    rng: random.Random,
) -> Drill:
    of = Speaker(names)
    accepted = maker.solve(problem)
    misled = _misled(maker, problem, accepted)
    rng.shuffle(misled)
    asked = problem.aspect or maker.explain(problem, min(accepted), of)[0].value
    misled.sort(key=lambda found: found[0].rule.value != asked)  # what the drill is about comes first
    options = _options(maker, problem, accepted, [answers for _, answers in misled], difficulty, rng)
    sources = difference(maker, problem, of)
    choices = tuple(_choice(maker, problem, answer, accepted, misled, sources, of) for answer in options)
    right = tuple(answer for answer in options if answer in accepted)
    shown = maker.shown(problem)
    link = f"/drill?{urlencode(query)}"
    return Drill(
        id=hashlib.sha256(link.encode()).hexdigest()[:12],
        kind=maker.kind,
        setup=problem.rules.text,
        question=maker.question(problem, of),
        choices=choices,
        accepted=right,
        rule=asked,
        link=link,
        hints=_hints(maker, problem, right, choices, of),
        translator=of.t,
        position=shown.position,
        record=shown.record,
        match=shown.match,
        moves=tuple(engine.move_text(move) for move in problem.moves),
        cards=tuple(engine.card_text(card) for card in problem.cards),
        seat=problem.seat,
        multiple=maker.multiple,
        beliefs=tuple(
            (tuple(sorted(answers)), model.id, of.t.gettext(model.belief)) for model, answers in misled
        ),
        sources=sources.said if sources else None,
    )


def _choice(
    maker: Maker,
    problem: Problem,
    answer: str,
    accepted: frozenset[str],
    misled: Sequence[tuple[Misconception, frozenset[str]]],
    sources: Difference | None,
    of: Speaker,
) -> Choice:
    rule, said = maker.explain(problem, answer, of)
    named = of.t.gettext("The rule is “{title}”.", title=explain.title(rule, of.t))
    beliefs = [] if answer in accepted else [model for model, found in misled if found == {answer}]
    parts = [said, named]
    if not maker.multiple and answer not in accepted:
        slip = dict(reversed(list(maker.slips(problem)))).get(answer, _WRONG)
        parts.insert(0, of.t.gettext(beliefs[0].belief if beliefs else slip))
    if sources and (answer in sources.differing if maker.multiple else answer in accepted):
        parts.append(sources.said)
    text = maker.text(problem, answer, of)
    return Choice(answer, text, " ".join(parts), rule.value, tuple(model.id for model in beliefs))


def _hints(
    maker: Maker, problem: Problem, right: Sequence[str], choices: Sequence[Choice], of: Speaker
) -> tuple[Hint, Hint, Hint]:
    cards = tuple(engine.card_text(card) for card in dict.fromkeys(maker.clue(problem)))
    if 0 < len(cards) <= _FEW:
        look = of.t.gettext("Look at {cards:the}.", cards=of.names.cards(cards))
    elif cards:
        look = of.t.gettext("Go through the cards of the question one by one.")
    else:
        look = of.t.gettext("Read the question again: everything you need is in it.")
    texts = [choice.text for choice in choices if choice.answer in right]
    why = [choice.explanation for choice in choices if choice.answer in right]
    answer = of.t.gettext("The answer is: {answer}.", answer=of.t.join(texts))
    last = " ".join([answer, *why[:1]])
    return Hint(maker.idea(problem, of)), Hint(look, cards), Hint(last, cards)
