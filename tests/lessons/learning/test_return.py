"""What comes back when: the schedule, the daily session, mastery, and mistakes from the table."""

import datetime as dt
import random

import pytest
from fsrs import Rating

import engine
from engine.dealing import play_out
from engine.players import choose
from lessons import drills
from lessons.learning.daily import due_today, question_for
from lessons.learning.mastery import NEEDED, mastery
from lessons.learning.mistakes import costly_moves, keep_costly, keep_refused, question
from lessons.learning.schedule import mistake_key, rating, remember, review, schedule
from lessons.names import card_names
from lessons.store import Answer, Mistake, Store
from lessons.wording.moves import move_name

EVENING = dt.datetime(2026, 3, 1, 20, tzinfo=dt.UTC)
EN = card_names("en")
ZONE = engine.parse_setup("schnapsen")


@pytest.fixture
def store():
    store = Store("sqlite://")
    yield store
    store.close()


@pytest.fixture
def ann(store):
    return store.learners.of_cookie("ann", EVENING)


def session(store, ann, start=EVENING):
    """Fifteen minutes of two games: a question every 45 seconds, every fourth one wrong, one with a hint."""
    wrong = []
    for number in range(20):
        game = ("schnapsen", "schneider")[number % 2]
        kinds = drills.kinds_for(game)
        drill = drills.generate(kinds[number // 2 % len(kinds)], engine.parse_setup(game), number, EN)
        right = number % 4 != 3
        other = [choice.answer for choice in drill.choices if choice.answer not in drill.accepted]
        given = ".".join(drill.accepted) if right else (other or ["-"])[0]
        when = start + dt.timedelta(seconds=45 * number)
        remember(
            store.learnt, ann, drill, given, when, place="drill", seed=number, hinted=number == 4, seconds=30
        )
        if not right:
            wrong.append(drill.rule)
    return wrong


def test_what_is_due_the_day_after_a_session_of_a_quarter_of_an_hour(store, ann):
    wrong = session(store, ann)
    asked = {answer.rule for answer in store.learnt.answers(ann)}
    tomorrow = EVENING + dt.timedelta(days=1)
    due = [each.rule for each in due_today(store.learnt, ann, tomorrow)]
    assert len(asked) >= 15
    assert set(wrong) <= set(due)
    assert set(due) < asked  # what was known well waits longer
    week = {each.rule for each in due_today(store.learnt, ann, EVENING + dt.timedelta(days=7), 100)}
    assert week == asked


def test_nothing_new_is_due_at_once_but_what_was_wrong_comes_back_in_ten_minutes(store, ann):
    wrong = session(store, ann)
    over = EVENING + dt.timedelta(minutes=15)
    assert not {due.rule for due in due_today(store.learnt, ann, over)} - set(wrong)
    later = {due.rule for due in due_today(store.learnt, ann, over + dt.timedelta(minutes=10))}
    assert set(wrong) <= later


def test_the_games_take_turns(store, ann):
    session(store, ann)
    due = due_today(store.learnt, ann, EVENING + dt.timedelta(days=30), 12)
    assert [each.game for each in due[:6]] == ["schnapsen", "schneider"] * 3


def test_the_turn_goes_on_from_the_game_that_was_asked_about_last(store, ann):
    session(store, ann)
    then = EVENING + dt.timedelta(days=30)
    first = {
        last: due_today(store.learnt, ann, then, last=last)[0].game for last in ("", "schnapsen", "schneider")
    }
    assert first == {"": "schnapsen", "schnapsen": "schneider", "schneider": "schnapsen"}


def test_a_question_comes_in_a_kind_not_had_lately(store, ann):
    drill = drills.generate("legal-cards", ZONE, 3, EN, target="schnapsen.head")
    remember(store.learnt, ann, drill, "-", EVENING, place="drill", seed=3, hinted=False)
    tomorrow = EVENING + dt.timedelta(days=1)
    (due,) = due_today(store.learnt, ann, tomorrow)
    query = question_for(due, {}, store.learnt.answers(ann), tomorrow)
    assert query["kind"] == "is-legal"
    assert drills.from_link(query, EN).rule == "schnapsen.head"
    assert query == question_for(due, {}, store.learnt.answers(ann), tomorrow)


def test_a_rule_that_is_none_any_more_is_left_alone(store, ann):
    schedule(store.learnt, ann, "schnapsen.gone", Rating.Again, EVENING)
    assert due_today(store.learnt, ann, EVENING + dt.timedelta(days=9)) == []
    assert "schnapsen.gone" in store.learnt.cards(ann)


@pytest.mark.parametrize(
    ("facts", "expected"),
    [
        ({"correct": False, "hinted": False}, Rating.Again),
        ({"correct": True, "hinted": True, "seconds": 3}, Rating.Hard),
        ({"correct": True, "hinted": False, "seconds": 90}, Rating.Hard),
        ({"correct": True, "hinted": False, "seconds": 20}, Rating.Good),
        ({"correct": True, "hinted": False, "seconds": 4}, Rating.Easy),
        ({"correct": True, "hinted": False}, Rating.Good),
    ],
)
def test_the_rating_follows_from_answer_hint_and_time(facts, expected):
    assert rating(**facts) is expected


def test_the_better_it_was_known_the_later_it_comes_back():
    due = [review(None, rate, EVENING, "x").due for rate in Rating]
    assert due == sorted(due)
    assert len(set(due)) >= 3


def given(day, *, kind="legal-cards", correct=True, hinted=False, rule="schnapsen.head", place="drill"):
    when = EVENING + dt.timedelta(days=day)
    return Answer(kind, rule, "schnapsen", 1, "TS", correct, hinted, when, place=place)


def test_mastery_needs_days_between_and_another_kind_of_question():
    same = [given(day) for day in range(NEEDED)]
    other = [*same[:-1], given(NEEDED, kind="is-legal")]
    assert mastery(same).standing == "learning"
    assert mastery(other).standing == "mastered"
    one_evening = [given(0), given(0.01, kind="is-legal"), given(0.02)]
    assert mastery(one_evening).standing == "learning"
    assert mastery([*other[:-1], given(NEEDED, kind="is-legal", hinted=True)]).standing == "learning"


def test_a_slip_takes_mastery_away_and_one_more_success_gives_it_back():
    known = [given(0), given(2), given(4, kind="is-legal")]
    assert mastery([*known, given(6, correct=False)]).standing == "learning"
    assert mastery([*known, given(6, correct=False), given(8)]).standing == "mastered"


def test_a_rule_of_one_kind_is_known_elsewhere_in_another_setting():
    rule = drills.rules_of("match-score", "schnapsen")[0]
    assert drills.kinds_for("schnapsen", rule) == ("match-score",)
    facts = {"kind": "match-score", "rule": rule}
    answers = [given(day, place="lesson", **facts) for day in (0, 2)]
    assert mastery([*answers, given(4, place="lesson", **facts)]).standing == "learning"
    assert mastery([*answers, given(4, place="daily", **facts)]).standing == "mastered"


STRICT = (
    "schnapsen hands=TS.JS.AH.AD.TD/?4 trump=H stock=- lead=1 trick=KS points=20/25 tricks=3/2 strict=0/0 "
    "played=AC.TC.KC.QC.JC.QS.JH.QH.KD.QD"
)


def test_a_card_that_was_refused_comes_back_as_a_question(store, ann):
    state = engine.parse_position(STRICT).state()
    jack = engine.parse_card("JS")
    keep_refused(store.learnt, ann, state, jack, EVENING)
    keep_refused(store.learnt, ann, state, jack, EVENING)
    keep_refused(store.learnt, ann, state, engine.parse_card("TS"), EVENING)  # legal: no mistake
    (mistake,) = store.learnt.mistakes(ann)
    (due,) = due_today(store.learnt, ann, EVENING + dt.timedelta(hours=1))
    assert due.mistake == mistake
    drill = question(mistake, EN)
    assert (drill.kind, drill.accepted, drill.rule) == ("is-legal", ("no",), "schnapsen.head")
    key = mistake_key(mistake.situation, mistake.move)
    schedule(store.learnt, ann, key, Rating.Good, EVENING + dt.timedelta(hours=1))
    store.learnt.mend(ann, mistake.situation, mistake.move, EVENING + dt.timedelta(hours=1))
    assert due_today(store.learnt, ann, EVENING + dt.timedelta(hours=2)) == []
    assert store.learnt.mistakes(ann)[0].mended


def played(game, word, seeds):
    """Deals of sensible players, in which seat 0 makes the first move of a kind by chance."""
    for seed in seeds:
        record, rng = engine.shuffled(engine.parse_setup(game), seed=seed), random.Random(seed)
        state, done = engine.replay(record), False
        while state.to_act is not None:
            seat, moves = state.to_act, []
            view = engine.view(state, seat)
            if seat == 0:
                counted = choose("sensible", view, samples=2).values
                moves = [each for each in counted if str(each).startswith(word)]
            if moves:
                state, done = state.after(rng.choice(moves)), True
                break
            state = state.after(choose("beginner", view, seed=seed).move)
        if done:
            yield state.record


def thrown_away():
    """The first random deal in which seat 0 throws something away."""
    for seed in range(30):
        record = engine.shuffled(ZONE, seed=seed)
        state, rng = engine.replay(record), random.Random(seed)
        while state.to_act is not None:
            cards = [move for move in state.moves() if isinstance(move, int)]
            state = state.after(rng.choice(cards or list(state.moves())))
        found = [each for each in costly_moves(state.record, 0, samples=6) if isinstance(each.best, int)]
        if found:
            return found[0]
    raise AssertionError("random play throws nothing away")


def test_a_card_that_cost_something_comes_back_with_a_better_one(store, ann):
    costly = thrown_away()
    assert costly.cost >= 0.5
    keep_costly(store.learnt, ann, costly, EN, EVENING)
    (mistake,) = store.learnt.mistakes(ann)
    assert mistake.situation == costly.position
    assert "?" in costly.position  # only what the learner saw
    drill = question(mistake, EN)
    assert engine.card_text(costly.move) in {choice.answer for choice in drill.choices}
    assert not drill.mark(engine.card_text(costly.move)).right
    assert all(choice.text not in drill.hints[0].text for choice in drill.choices)


@pytest.mark.parametrize(
    ("game", "word"),
    [
        ("schnapsen", "close"),
        ("schnapsen", "claim"),
        ("schafkopf", "wenz"),
        ("schafkopf", "solo"),
        ("schmier", "bid-"),
        ("schmier", "trump-"),
        ("schmier", "discard-"),
    ],
)
def test_what_else_cost_something_comes_back_with_something_better(store, ann, game, word):
    """Closing, a claim, a bid, the naming of trumps, a discard."""
    found = (
        each
        for record in played(game, word, range(40))
        for each in costly_moves(record, 0, samples=6)
        if str(each.move).startswith(word)
    )
    for costly in found:
        keep_costly(store.learnt, ann, costly, EN, EVENING)
        mistake = store.learnt.mistakes(ann)[0]
        drill = question(mistake, EN)  # what was called a mistake is asked about as one
        name = move_name(costly.move, engine.parse_position(costly.position).state(), EN)
        assert f"“{name}”" in drill.question
        assert not drill.mark(str(costly.move)).right
        assert drill.mark(str(engine.move_text(costly.best))).right
        assert {choice.answer for choice in drill.choices} >= {str(costly.move), *drill.accepted}
        assert len({choice.text for choice in drill.choices}) == len(drill.choices)
        spanish = question(mistake, card_names("es"))
        assert spanish.accepted == drill.accepted
        assert spanish.question != drill.question
        return
    raise AssertionError("nothing of the kind cost anything")


def test_whatever_costs_too_little_to_be_a_mistake_is_right_too_and_only_that():
    """Whoever answers as well as the best, or nearly, is not told that he is wrong."""
    for seed in range(12):
        record = play_out(engine.shuffled(engine.parse_setup("schneider"), seed), "beginner", seed)
        for costly in costly_moves(record, 0, samples=6):
            drill = question(Mistake(1, "", costly.position, engine.move_text(costly.move), EVENING), EN)
            told = {choice.answer: choice.explanation for choice in drill.choices}
            assert {answer for answer in told if "less, by" not in told[answer]} == set(drill.accepted)
            if len(drill.accepted) > 1:
                return
    raise AssertionError("nothing was nearly as good as the best")


def test_what_costs_nothing_is_not_asked_about():
    state = engine.parse_position(
        "schnapsen hands=AH.KH/TH.QH trump=H stock=- lead=0 points=40/52 tricks=4/4"
    )
    with pytest.raises(drills.Unasked):
        question(Mistake(1, "schnapsen.lead", state.text, "AH", EVENING), EN)


def test_a_claim_that_was_too_early_is_told_how_many_points_there_were():
    position = (
        "schnapsen hands=AS.KS.QD.JD.TC/?5 trump=H stock=?7.KH lead=0 points=14/0 tricks=1/0 played=AC.QC"
    )
    drill = question(Mistake(1, "schnapsen.claim-66", position, "claim", EVENING), EN)
    assert not drill.mark("claim").right
    assert "Tricks and marriages give you 14 points." in drill.choice("claim").explanation


def test_a_mistake_that_cannot_be_read_any_more_is_one_sentence(store, ann):
    store.learnt.add_mistake(ann, "schnapsen.head", "poker hands=AS", "AS", EVENING)
    with pytest.raises(drills.Unasked):
        question(store.learnt.mistakes(ann)[0], EN)
