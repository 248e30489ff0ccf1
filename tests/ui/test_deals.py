"""From deal to deal at tables of every size: who deals, what is redealt, when a match is over."""

import datetime as dt
from dataclasses import replace

import pytest

import engine
from engine import Match, parse_match
from engine.dealing import play_out, shuffled
from lessons import practice
from lessons.i18n import Translator
from lessons.seats import company
from lessons.settings import Settings
from lessons.store import Deal, Store
from ui import session
from ui.context import Context
from ui.practice.board import board_picture
from ui.practice.deals import again, begin, match_before, next_deal
from ui.practice.moment import look_at
from ui.practice.paying import sheet, told
from ui.practice.telling import telling_of
from ui.setups import follow_game

NOW = dt.datetime(2026, 3, 1, tzinfo=dt.UTC)
EN = Translator("en")


@pytest.fixture
def context_of():
    store = Store("sqlite://")
    learner = store.learners.of_cookie("token", NOW)

    def make(setup):
        settings = Settings(setup=setup, opponent="beginner")
        return Context(EN, "token", learner, settings, store, NOW, {}, {})

    yield make
    store.close()


@pytest.mark.parametrize(
    ("named", "taken"),
    [
        ("schmier", "schmier"),
        (" Schafkopf", "schafkopf"),
        ("schneider(trump=yes)", "schneider(trump=yes)"),
        ("whist", None),
        ("", None),
    ],
)
def test_an_address_opens_the_game_it_names(context_of, monkeypatch, named, taken):
    gone, told = [], []
    monkeypatch.setattr(Context, "go", lambda _, page, **params: gone.append((page, params)))
    monkeypatch.setattr("ui.setups.notice", lambda *said: told.append(said[1]))
    context = replace(context_of("schnapsen"), params={"game": named, "run": "x"})
    follow_game(context, "learn")
    assert gone == ([("learn", {"run": "x"})] if taken else [])
    assert context.store.learners.settings(context.learner).setup == (taken or Settings().setup)
    assert [said.startswith("No game or rule set of this name") for said in told] == [True] * (not taken)


def finish(context, deal):
    """Play a deal to its end, by beginners all round."""
    record = practice.advance(engine.parse_record(deal.record), -1, "beginner")
    return context.store.deals.save(context.learner, deal.id, deal.record, record.text, NOW)


def passed(context, setup, dealer, match=None):
    """A deal in which everybody has passed."""
    record = engine.shuffled(engine.parse_setup(setup), 1, dealer)
    while engine.replay(record).to_act is not None:
        record = practice.make(record, "pass")
    return context.store.deals.start(context.learner, record.text, NOW, match)


@pytest.mark.parametrize(("setup", "seats"), [("schnapsen", 2), ("schafkopf", 4), ("schmier", 6)])
def test_the_first_dealer_is_drawn_among_all(context_of, setup, seats):
    context = context_of(setup)
    target = telling_of(setup).targets(engine.parse_setup(setup))[0]
    dealers = {engine.parse_record(begin(context, target).record).dealer for _ in range(12 * seats)}
    assert len(dealers) > seats // 2
    assert max(dealers) < seats


def test_the_deal_passes_to_the_left_and_the_ledger_runs_on(context_of):
    context = context_of("schafkopf")
    deal = finish(context, begin(context, 0))
    first = engine.parse_record(deal.record).dealer
    after = next_deal(context, deal)
    assert engine.parse_record(after.record).dealer == (first + 1) % 4
    match = match_before(after)
    assert len(match.deals) == 1
    assert sum(match.score) == 0


@pytest.mark.parametrize(("setup", "step"), [("schafkopf", 1), ("schmier", 0)])
def test_a_deal_that_all_pass_is_dealt_again_by_whom_the_rules_say(context_of, setup, step):
    context = context_of(setup)
    alone = next_deal(context, passed(context, setup, 2))
    assert engine.parse_record(alone.record).dealer == 2 + step
    match = Match(engine.parse_setup(setup), engine.GAMES[setup].targets[0], 2)
    in_match = next_deal(context, passed(context, setup, 2, match.text))
    assert engine.parse_record(in_match.record).dealer == 2 + step


def test_the_same_cards_are_dealt_again_and_the_match_stays_as_it_was(context_of):
    context = context_of("schmier")
    deal = begin(context, 21, "shared")
    other = again(context, finish(context, deal))
    assert engine.parse_record(other.record) == engine.parse_record(deal.record).prefix(0)
    assert match_before(other).final_tie == "shared"
    assert parse_match(other.match) == parse_match(deal.match)


def test_the_sheet_of_schafkopf_adds_up_to_zero(context_of):
    context = context_of("schafkopf")
    record = practice.advance(engine.shuffled(engine.parse_setup("schafkopf"), 4), -1, "beginner")
    state = engine.replay(record)
    table = company(record.rules)
    lines = told(state.result, table)
    assert {line.side for line in lines} == {0}
    assert sum(line.amount for line in lines) == state.result.score[0]
    drawn = sheet(state.result, table, context.t, (0, 0, 0, 0))
    assert drawn.count("<tr") == len({line.rule for line in state.result.lines}) + 3


@pytest.mark.parametrize(("seed", "struck"), [(8, True), (3, False)])
def test_the_sheet_of_schmier_lists_all_six_points(context_of, seed, struck):
    context = context_of("schmier")
    record = practice.advance(engine.shuffled(engine.parse_setup("schmier"), seed), -1, "beginner")
    state = engine.replay(record)
    failed = any(line.rule.value == "schmier.failed" for line in state.result.lines)
    assert failed == struck
    lost = telling_of("schmier").uncounted(state)
    drawn = sheet(state.result, company(record.rules), context.t, None, uncounted=lost)
    assert drawn.count("<tr") == 6 + failed + 2
    won = next(line.facts["won"] for line in state.result.lines) if failed else 0
    assert drawn.count("<del") == drawn.count("won, does not count") == won


@pytest.mark.parametrize(
    ("scores", "told_of"),
    [((21, 12, 3), "Your team wins the match."), ((3, 22, 4), "Ana and David win the match.")],
)
def test_the_winner_of_a_match_is_named(monkeypatch, scores, told_of):
    rules = engine.parse_setup("schmier")
    side = max(range(3), key=scores.__getitem__)
    monkeypatch.setattr(Match, "score", property(lambda _: scores))
    monkeypatch.setattr(Match, "winners", property(lambda _: (side,)))
    assert telling_of("schmier").standing(EN, Match(rules, 21, 0), 0) == told_of


def test_headlines_tell_the_learner_what_he_gets():
    four = practice.advance(engine.shuffled(engine.parse_setup("schafkopf"), 4), -1, "beginner")
    state = engine.replay(four)
    heads = [telling_of("schafkopf").headline(EN, state, seat) for seat in range(4)]
    won = [head.startswith("You win") for head in heads]
    assert won == [units > 0 for units in state.result.score]
    six = engine.replay(practice.advance(engine.shuffled(engine.parse_setup("schmier"), 3), -1, "beginner"))
    heads = [telling_of("schmier").headline(EN, six, seat) for seat in range(6)]
    assert [head.startswith("Your team") for head in heads] == [
        seat % 3 == six.declarer % 3 for seat in range(6)
    ]


def test_both_readings_of_the_laufende_are_told_where_they_pay_otherwise():
    told_of = telling_of("schafkopf").other_reading
    setups = [engine.parse_setup(text) for text in ("schafkopf", "schafkopf(laufende=always)")]
    differ = 0
    for seed in range(16):
        played = play_out(shuffled(setups[0], seed), "beginner", seed)
        letter, custom = (engine.replay(replace(played, rules=rules)) for rules in setups)
        assert letter.result is not None
        assert custom.result is not None
        held, always = letter.result.score[0], custom.result.score[0]
        both = told_of(EN, letter, 0), told_of(EN, custom, 0)
        assert (both[0] is None) == (both[1] is None) == (held == always)
        if held != always:
            differ += 1
            assert f" {abs(always)} unit" in both[0]
            assert f" {abs(held)} unit" in both[1]
    assert differ > 0


@pytest.mark.parametrize("game", ["schnapsen", "schneider", "schafkopf", "schmier"])
def test_a_finished_trick_lies_there_with_its_winner_longer_for_who_is_new(context_of, monkeypatch, game):
    context, tab = context_of(game), {}
    monkeypatch.setattr(session, "get", lambda name, default=None: tab.get(name, default))
    monkeypatch.setattr(session, "put", tab.__setitem__)
    whole = play_out(shuffled(engine.parse_setup(game), 1), "beginner", 1)
    place = next(n for n in range(len(whole.moves)) if engine.replay(whole.prefix(n)).tricks_played())

    def drawn():
        tab["baza-play-seen"] = f"deal:{place - 1}"
        deal = Deal("deal", whole.prefix(place).text, None, False, NOW)
        return board_picture(context, look_at(context, deal))

    new = drawn()
    (trick,) = engine.replay(whole.prefix(place)).tricks_played()
    (lying,) = new["frames"]
    assert lying["won"] == trick.winner
    assert len(lying["trick"]) == len(trick.cards)
    assert [seat["tricks"] for seat in lying["seats"]] == [0] * len(lying["seats"])
    assert sum(seat["tricks"] for seat in new["seats"]) == 1
    context.store.deals.start(context.learner, whole.text, NOW)
    assert new["rest"] > drawn()["rest"] >= 1400


def test_of_two_players_only_finished_tricks_stand_between_two_pictures(context_of, monkeypatch):
    context, tab = context_of("schnapsen"), {}
    monkeypatch.setattr(session, "get", lambda name, default=None: tab.get(name, default))
    monkeypatch.setattr(session, "put", tab.__setitem__)
    whole = play_out(shuffled(engine.parse_setup("schnapsen"), 1), "beginner", 1)
    tab["baza-play-seen"] = "deal:0"
    moment = look_at(context, Deal("deal", whole.text, None, True, NOW))
    data = board_picture(context, moment)
    assert len(data["frames"]) == len(moment.state.tricks_played())
    tab["baza-play-seen"] = "deal:0"
    first = board_picture(context, look_at(context, Deal("deal", whole.prefix(1).text, None, False, NOW)))
    assert first["frames"] == []
