"""Other deals that look the same to the learner: the cards that he has not seen lie elsewhere."""

import random
from dataclasses import replace

import engine
from engine import Record, card_text, cards_of
from engine.games.schafkopf.log import dealt_sets

__all__ = ["another"]


def another(record: Record, seat: int, rng: random.Random) -> Record:
    """A record with the same moves, as far as ``seat`` knows them, whose hidden cards are dealt anew."""
    world = engine.view(engine.replay(record), seat).sample(rng)
    return (_schafkopf if record.rules.game == "schafkopf" else _schmier)(record, seat, world)


def _schafkopf(record, seat, world):
    own = engine.replay(record.prefix(0)).dealt()[seat]
    hands = [own if other == seat else cards_of(hand) for other, hand in enumerate(dealt_sets(world))]
    turn = [(record.dealer + 1 + step) % 4 for step in range(4)]
    halves = [hands[other][half : half + 4] for half in (0, 4) for other in turn]
    return replace(record, deck=tuple(card for half in halves for card in half))


def _played(state, seat):
    tricks = [(trick.leader, trick.cards) for trick in state.tricks] + [(state.leading, state.table)]
    return [
        card for leader, cards in tricks for step, card in enumerate(cards) if (leader + step) % 6 == seat
    ]


def _schmier(record, seat, world):
    """Undo the exchange of the world: what a seat threw goes back, as many of its other cards were drawn."""
    before = engine.replay(record)
    first = engine.replay(record.prefix(0))
    stock = list(record.deck[36:])
    turn = [(record.dealer + 1 + step) % 6 for step in range(6)]
    hands, drawn = {}, []
    for other in turn:
        thrown = world.thrown[other]
        held = [card for card in _played(before, other) if card not in world.held[other]]
        held += world.held[other]
        if other == seat:
            hands[other] = list(first.dealt()[seat])
            if thrown is not None and other != record.dealer:
                drawn += stock[len(drawn) : len(drawn) + len(thrown)]
        elif thrown is None:
            hands[other] = held
        elif other == record.dealer:
            both = [*held, *thrown]
            hands[other], rest = both[:6], both[6:]
            drawn += rest
        else:
            cut = len(held) - len(thrown)
            hands[other] = [*held[:cut], *thrown]
            drawn += held[cut:]
    if before.thrown[record.dealer] is not None and seat == record.dealer:
        drawn += stock[len(drawn) :]
    deck = [card for half in (0, 3) for other in turn for card in hands[other][half : half + 3]] + drawn
    deck += world.stock if len(deck) < 53 else []
    moves = []
    throws = iter(turn)
    for move in record.moves:
        if isinstance(move, str) and move.startswith("discard"):
            cards = sorted(world.thrown[next(throws)])
            moves.append("discard-" + ("-".join(map(card_text, cards)) or "none"))
        else:
            moves.append(move)
    return replace(record, deck=tuple(deck), moves=tuple(moves))
