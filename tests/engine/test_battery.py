"""One contract for every game and every option, driven by hypothesis."""

import random
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from engine import GAMES, Refused
from engine.choices import any_move


def setups(game):
    """Every preset, and every option value on top of the default one by one."""
    table = game.table
    yield from (table.make(preset=preset) for preset in table.presets)
    for option in table.options:
        for value in option.values:
            try:
                yield table.make(**{option.id.replace("-", "_"): value})
            except engine.Unreadable:
                continue  # a combination the contract rules out


ALL = sorted({rules for game in GAMES.values() for rules in setups(game)}, key=lambda rules: rules.text)
SEEDS = st.integers(0, 2**32)
few = settings(max_examples=12)  # whole deals: every one visits twenty states


def walk(rules, seed):
    """Play a random deal and yield every state."""
    rng = random.Random(seed)
    state = engine.replay(engine.shuffled(rules, seed))
    yield state
    while state.to_act is not None:
        moves = [move for move in state.moves() if move != "claim"] or list(state.moves())
        state = state.after(any_move(moves, state.discard, rng))
        yield state


def all_cards(state):
    """Every card of the deal, wherever it is."""
    answer = engine.describe(state)
    cards = [card for hand in answer["hands"] for card in hand] + answer["stock"] + answer["trick"]
    cards += [card for trick in answer["tricks"] for card in trick["cards"]]
    return sorted(cards + answer["discarded"])


@pytest.mark.parametrize("rules", ALL, ids=str)
@few
@given(seed=SEEDS)
def test_the_contract(rules, seed):
    game = GAMES[rules.game]
    pack = sorted(map(engine.card_text, game.pack(rules)))
    state = None
    for state in walk(rules, seed):
        assert all_cards(state) == pack
        record = state.record
        assert engine.parse_record(record.text) == record
        assert engine.describe(engine.replay(record)) == engine.describe(state)
        if state.to_act is not None:
            moves = state.moves()
            assert moves
            assert len(set(moves)) == len(moves)
            assert all(state.judge(move).legal for move in islice(engine.moves(state), 60))
            held = set(engine.cards_of(state.hands[state.to_act]))
            playable = {move for move in moves if isinstance(move, int)}
            assert playable <= held
            if state.discard:
                assert held - set(state.refused()) == set(engine.cards_of(state.discard.may))
            if state.phase == "play":
                assert set(state.refused()) == held - playable
    assert state.phase == "over"
    result = state.result
    for side, amount in enumerate(result.score):
        assert amount == sum(line.amount for line in result.lines if line.side == side)
    assert bool(result.redeal) == (not result.winners)


@pytest.mark.parametrize("rules", ALL, ids=str)
@few
@given(seed=SEEDS)
def test_what_is_refused_is_refused_with_a_reason(rules, seed):
    game = GAMES[rules.game]
    rng = random.Random(seed)
    for state in walk(rules, seed):
        for card in rng.sample(game.pack(rules), 5):
            if card in state.moves():
                continue
            verdict = state.judge(card)
            assert not verdict.legal
            assert verdict.rule in set(game.clauses)
            with pytest.raises(Refused) as refused:
                state.after(card)
            assert refused.value.reason == verdict.reason


@pytest.mark.parametrize("rules", ALL, ids=str)
@few
@given(seed=SEEDS)
def test_a_view_hides_what_it_must(rules, seed):
    """A world drawn from a view looks the same to the seat that saw it."""
    rng = random.Random(seed)
    for state in walk(rules, seed):
        seat = rng.randrange(GAMES[rules.game].seats)
        view = engine.view(state, seat)
        other = view.sample(rng)
        seen = engine.view(other, seat)
        assert (seen.text, seen.legal, seen.discard) == (view.text, view.legal, view.discard)
        assert set(view.hand) == set(engine.cards_of(state.hands[seat]))


@pytest.mark.parametrize("rules", ALL, ids=str)
@few
@given(seed=SEEDS)
def test_positions_are_their_text(rules, seed):
    for state in walk(rules, seed):
        if state.to_act is None:
            continue
        for text in (engine.view(state, state.to_act).text, _open_text(state)):
            position = engine.parse_position(text)
            assert position.text == text
            assert set(position.state(seed).moves()) == set(state.moves())


def _open_text(state):
    return GAMES[state.rules.game].format_position(state)


@pytest.mark.parametrize("rules", ALL, ids=str)
def test_set_ups_are_their_text(rules):
    assert engine.parse_setup(rules.text) == rules


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_option_changes_a_clause_of_its_game(game):
    for option in game.table.options:
        assert option.clause in set(game.clauses)
        assert option.default in option.values
        assert option.id in option.clause.options
