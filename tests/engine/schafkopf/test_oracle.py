"""The engine against a second, naive reading of the rules, move by move, on three hundred deals."""

import random
from collections import Counter

import engine
from tests.engine.schafkopf import oracle

GAME = engine.GAMES["schafkopf"]
KINDS = [*oracle.BY_STRENGTH, "pass"]


def deck_for(rng, wanted):
    """A shuffled pack; now and then the forehand gets what the contract is made of."""
    deck = list(GAME.pack(engine.parse_setup("schafkopf")))
    rng.shuffle(deck)
    if wanted == "sie" or (wanted != "rufer" and rng.random() < 0.3):
        best = [engine.parse_card(card) for card in oracle.trumps("sie" if wanted == "sie" else "solo-C")]
        if wanted != "sie" and rng.random() < 0.7:
            best = [*best[:7], *best[8:]]
        if wanted.startswith("wenz"):
            names = ["JC", "JS", "JH", "JD", "AC", "TC", "KC", "AS"]
            best = [engine.parse_card(card) for card in names]
        rest = [card for card in deck if card not in best[:8]]
        deck = [*best[:4], *rest[:12], *best[4:8], *rest[12:]]
    return deck


def texts(moves):
    return {engine.move_text(move) for move in moves}


def check_play(state, tricks, bid):
    hand = [engine.card_text(card) for card in state.dealt()[state.to_act]]
    table = [engine.card_text(card) for card in state.trick]
    expected = {card for card in hand if oracle.may_play(card, hand, table, bid, tricks)}
    assert texts(state.moves()) == expected, state


def check_end(state, tricks, dealt, bid, declarer):
    reading = state.rules["laufende"]
    expected = oracle.scores(bid, declarer, dealt, tricks, reading)
    assert list(state.result.score) == expected, state
    assert sum(expected) == 0


def test_three_hundred_deals():
    rng = random.Random(3)
    seen = Counter()
    for number in range(300):
        wanted = KINDS[number % len(KINDS)]
        rules = engine.parse_setup(("schafkopf", "schafkopf(laufende=always)")[number % 2])
        dealer = number % 4
        state = GAME.start(rules, dealer, deck_for(rng, wanted))
        dealt = [[engine.card_text(card) for card in hand] for hand in state.dealt()]
        said, tricks = [], []
        while state.phase == "bidding":
            seat = state.to_act
            assert seat == (dealer + 1 + len(said)) % 4
            legal = texts(state.moves())
            assert legal == {
                bid for bid in ["pass", *oracle.EVERY_BID] if oracle.may_bid(bid, dealt[seat], said)
            }
            fitting = [bid for bid in legal if bid != "pass" and oracle.kind(bid) == wanted]
            said.append(rng.choice(sorted(fitting) or ["pass"]))
            state = state.after(said[-1])
        if set(said) == {"pass"}:
            assert (state.phase, state.result.redeal, state.result.score) == ("over", "next-dealer", (0,) * 4)
            seen["pass"] += 1
            continue
        bid = next(word for word in reversed(said) if word != "pass")
        declarer = (dealer + 1 + said.index(bid)) % 4
        leader = (dealer + 1) % 4
        while state.phase == "play":
            assert state.to_act == (leader + len(state.trick)) % 4
            check_play(state, tricks, bid)
            if len(state.trick) == 3:
                cards = [engine.card_text(card) for card in state.trick]
                move = rng.choice(state.moves())
                tricks.append((leader, [*cards, engine.card_text(move)]))
                leader = (leader + oracle.strongest(tricks[-1][1], bid)) % 4
            else:
                move = rng.choice(state.moves())
            state = state.after(move)
            lost = oracle.kind(bid).endswith("tout") and any(
                (first + oracle.strongest(cards, bid)) % 4 != declarer for first, cards in tricks
            )
            assert (state.phase == "over") == (lost or len(tricks) == 8), state
        check_end(state, tricks, dealt, bid, declarer)
        seen[oracle.kind(bid), state.result.winners == () or declarer in state.result.winners] += 1
    for contract in ("rufer", "wenz", "solo", "wenz-tout", "solo-tout"):
        assert seen[contract, True] > 2, seen
        assert seen[contract, False] > 2, seen
    assert seen["sie", True] > 10
