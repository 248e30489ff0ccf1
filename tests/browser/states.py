"""Tables worth looking at, in every game: the start, the middle, the end, the bidding, the dealer's exchange."""

from collections.abc import Callable, Iterator
from urllib.parse import quote

import engine
from engine import Record, State
from engine.dealing import play_out
from lessons.taught import taught_games

__all__ = ["addresses"]

_SEEDS = 200


def addresses() -> dict[str, str]:
    """The address of each table by a short name; the learner sits on seat 0 and is to act, save at the end."""
    return {name: f"/play?record={quote(record.text)}" for name, record in _records()}


def _records() -> Iterator[tuple[str, Record]]:
    for game in taught_games():
        rules = engine.parse_setup(game)
        whole = _found(rules, lambda state: bool(state.result and state.result.winners))
        yield f"{game}-end", whole
        own = [place for place in range(len(whole.moves)) if _turn(engine.replay(whole.prefix(place)))]
        yield f"{game}-start", whole.prefix(own[0])
        yield f"{game}-middle", whole.prefix(own[len(own) // 2])
    yield (
        "schmier-dealer",
        max(_dealer_throws(), key=lambda record: engine.replay(record).hands[0].bit_count()),
    )


def _dealer_throws() -> Iterator[Record]:
    """Deals of Schmier in which the learner, as dealer, is about to throw down to six."""
    rules = engine.parse_setup("schmier")
    for seed in range(_SEEDS // 4):
        whole = play_out(engine.shuffled(rules, seed, dealer=0), "beginner", seed)
        for place in range(len(whole.moves)):
            state = engine.replay(whole.prefix(place))
            if _turn(state) and state.discard is not None:
                yield whole.prefix(place)


def _turn(state: State) -> bool:
    return state.to_act == 0


def _found(rules: engine.RuleSet, fits: Callable[[State], bool]) -> Record:
    for seed in range(_SEEDS):
        whole = play_out(engine.shuffled(rules, seed), "beginner", seed)
        if fits(engine.replay(whole)):
            return whole
    raise LookupError(f"no deal of {rules} fits")
