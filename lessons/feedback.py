"""What the learner hears after a move of a *try* step: what the engine says, and what is still missing."""

from __future__ import annotations

from collections.abc import Iterator

from engine import GAMES, move_text, parse_move
from lessons import explain
from lessons.exercise import Attempt, choices, points_of
from lessons.i18n import Translator
from lessons.model import Try
from lessons.names import CardNames
from lessons.render import lines_for
from lessons.seats import company
from lessons.wanted import wanted

__all__ = ["feedback"]


def feedback(
    step: Try, attempt: Attempt, translator: Translator, names: CardNames, *, explained: bool = False
) -> tuple[str, ...]:
    """Whole sentences about where an attempt stands; none before the first move.

    First what happened (why a card is refused, who took the trick, what the deal pays), then, if the
    learner can do no more without reaching the goal, what the goal still asks for. Where the author has
    ``explained`` the move, it is not said besides that it was another one.
    """
    happened = tuple(_happened(attempt, translator, names))
    if attempt.done or not (attempt.over or attempt.refusal):
        return happened
    return (*happened, *_missing(step, attempt, translator, names, explained=explained))


def _happened(attempt: Attempt, translator: Translator, names: CardNames) -> Iterator[str]:
    here = company(attempt.state.rules, attempt.seat)
    if attempt.refusal is not None:
        yield explain.sentence(attempt.refusal, translator, names, company=here)
        return
    if not attempt.turns:
        return
    before = len(attempt.turns[-1].before.tricks_played())
    for trick in attempt.state.tricks_played()[before:][:1]:
        reason = explain.trick_of(attempt.state, trick)
        yours = trick.winner == attempt.seat
        yield explain.trick_taken(reason, translator, names, yours=yours, company=here, winner=trick.winner)
    result = attempt.state.result
    if result is not None:
        for line in lines_for(result.lines, here.your_side):
            yield explain.settlement(line, translator, names, you=attempt.seat, sides=here.sides)
        thrown = explain.redeal(result, translator)
        if thrown:
            yield thrown


def _missing(
    step: Try, attempt: Attempt, translator: Translator, names: CardNames, *, explained: bool
) -> Iterator[str]:
    goal = step.goal
    # A refused move changes nothing: only a task that asks for a refusal can still be missing one.
    open_now = attempt.open if attempt.refusal is None else {"refused"} & set(attempt.open)
    for name in open_now:
        if name == "refused" and goal.refused is not None:
            rule = GAMES[attempt.start.rules.game].clauses(goal.refused)  # type: ignore[call-arg]
            title = explain.title(rule, translator)
            yield translator.gettext("Try a move that this rule forbids: {rule}.", rule=title)
        elif name == "played":
            tried = [move_text(turn.move) for turn in attempt.turns]
            game = attempt.start.rules.game
            for text in goal.played or ():
                if text not in tried:
                    yield wanted(game, parse_move(GAMES[game], text), translator, names)
                    break
        elif name == "points" and goal.points is not None:
            points = points_of(attempt.state, attempt.seat)
            yield explain.points_short(attempt.state.rules, points, goal.points, translator)
        elif name == "keeps" and goal.keeps is not None:
            cards = names.cards(goal.keeps.split("."))
            yield translator.gettext("The task is to keep {cards:the}.", cards=cards)
        elif name == "choice" and attempt.turns and not explained:
            turn = attempt.turns[-1]
            if any(isinstance(card, int) for card in choices(goal, turn.before, attempt.seat)):
                # Which one is for the learner to find: the author's words and the hint lead there.
                yield translator.gettext("The task asks for another card.")
        elif name == "wins" and goal.wins == "nothing":
            yield translator.gettext("The task is to let the trick go.")
