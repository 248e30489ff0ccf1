"""Lessons as their screens need them: addresses, texts, progress."""

import datetime as dt
import re

import pytest

import engine
from lessons.asking import ask
from lessons.exercise import attempt
from lessons.i18n import LANGUAGES, Translator
from lessons.load import content
from lessons.model import Ask, Try
from lessons.names import card_names
from lessons.settings import Settings
from lessons.store import Store
from ui.context import Context
from ui.lesson.bar import bar
from ui.lesson.board import board
from ui.lesson.finding import END, Unknown, find
from ui.lesson.packs import pairs
from ui.lesson.scene import scene
from ui.prose.terms import describe

NOW = dt.datetime(2026, 3, 1, tzinfo=dt.UTC)
LESSONS = content().ordered("schnapsen")


@pytest.fixture
def make_context():
    store = Store("sqlite://")
    learner = store.learners.of_cookie("token", NOW)

    def make(language="en", **settings):
        return Context(
            t=Translator(language),
            token="token",
            learner=learner,
            settings=Settings(**settings),
            store=store,
            now=NOW,
            params={},
            pages={},
        )

    yield make
    store.close()


@pytest.mark.parametrize("name", ["schnapsen-strict", "050-strict", "schnapsen/050-strict"])
@pytest.mark.parametrize(("step", "at"), [(None, 0), ("head-it", 1), ("2", 1), ("8", 7), (END, None)])
def test_a_lesson_has_several_addresses(name, step, at):
    place = find(content(), name, step)
    assert (place.loaded.lesson.id, place.at) == ("schnapsen-strict", at)


@pytest.mark.parametrize("step", ["0", "9", "-1", "²", "no-such", "", "99999999999999999999"])
def test_a_step_that_does_not_exist_still_names_its_lesson(step):
    with pytest.raises(Unknown) as caught:
        find(content(), "schnapsen-strict", step)
    assert caught.value.lesson == "schnapsen-strict"


def test_a_lesson_that_does_not_exist_names_none():
    with pytest.raises(Unknown) as caught:
        find(content(), "chess", "1")
    assert caught.value.lesson is None


def test_the_way_through_a_lesson_meets_every_step_once():
    for loaded in LESSONS:
        place, met = find(content(), loaded.lesson.id, None), []
        while place.at is not None:
            met.append(place.step.id)
            place = find(content(), loaded.lesson.id, place.after)
        assert met == [step.id for step in loaded.lesson.steps]
        assert place.before == met[-1]


@pytest.mark.parametrize("pattern", ["french", "german"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_text_in_every_language_and_deck(make_context, language, pattern):
    context = make_context(language, patterns={"schnapsen": pattern, "schneider": pattern})
    for loaded in LESSONS:
        for step in loaded.lesson.steps:
            shown = scene(context, loaded, step)
            for text in (shown.text, shown.part("solved"), shown.part("hint")):
                assert "{" not in text
                assert "[[" not in text
            assert shown.text


@pytest.mark.parametrize("pattern", ["french", "german"])
@pytest.mark.parametrize("name", ["schnapsen-pack", "schneider-pack"])
def test_the_german_cards_are_seen_beside_the_french_where_they_are_taught(make_context, name, pattern):
    place = find(content(), name, "other-pack")
    html = pairs(scene(make_context("es", pattern=pattern), place.loaded, place.step), place.step.packs)
    heard = re.findall(r'alt="([^"]+)"', html)
    assert heard[::2] == ["as de tréboles", "rey de picas", "dama de corazones", "jota de diamantes"]
    assert heard[1::2] == ["as de bellotas", "rey de hojas", "Ober de corazones", "Unter de cascabeles"]
    assert re.findall(r"<small[^>]*>([^<]+)</small>", html) == heard[1::2]


def test_a_finished_step_is_in_the_store(make_context):
    context = make_context()
    loaded = LESSONS[0]
    scene(context, loaded, loaded.lesson.steps[0]).finish()
    assert context.store.learnt.steps(context.learner) == {(loaded.lesson.id, loaded.lesson.steps[0].id)}


def test_the_author_words_a_temptation_where_the_moves_are_its_name(make_context):
    loaded = content().lessons["schnapsen-strict"]
    step = next(step for step in loaded.lesson.steps if step.id == "head-it")
    assert isinstance(step, Try)
    shown = scene(make_context(), loaded, step)
    assert "ten of spades" in shown.part("JS")
    assert shown.part("no-such-moves") == ""


def test_the_questions_of_the_lessons_can_be_asked_in_both_languages():
    asked = 0
    for loaded in LESSONS:
        rules = engine.parse_setup(loaded.lesson.setup)
        for step in loaded.lesson.steps:
            if isinstance(step, Ask):
                spanish, english = (ask(step, rules, card_names(name)) for name in LANGUAGES)
                assert spanish.accepted == english.accepted
                assert spanish.question != english.question
                asked += 1
    assert asked > 10


def test_a_term_brings_the_terms_its_gloss_names(make_context):
    described = describe(make_context("es"), ["head", "no-such-term"], None)
    assert described["head"]["word"] == "montar"
    named = [piece["term"] for piece in described["head"]["gloss"] if piece["term"]]
    assert named
    assert set(named) < set(described)
    assert "no-such-term" not in described
    assert described["head"]["clauses"][0]["href"] == "/rules?clause=schnapsen.head"
    assert "".join(piece["text"] for piece in described["head"]["gloss"]).count("[") == 0


def test_the_card_of_a_term_leads_to_the_rules_of_the_game_one_is_in(make_context):
    rules = engine.parse_setup("schafkopf")
    own = describe(make_context("en"), ["german-pack"], rules)["german-pack"]["clauses"]
    assert own == [{"title": "The pack", "href": "/rules?game=schafkopf&clause=schafkopf.pack"}]
    on_table = describe(make_context("en", setup="schneider"), ["german-pack"], None)["german-pack"]
    assert on_table["clauses"] == [{"title": "The pack", "href": "/rules?clause=schneider.pack"}]
    other = describe(make_context("en"), ["german-pack"], engine.parse_setup("schmier"))["german-pack"]
    assert [clause["title"] for clause in other["clauses"]] == [
        "The pack (Schnapsen)",
        "The pack (Bohemian Schneider)",
        "The pack (Schafkopf)",
    ]


def test_the_bar_says_its_numbers_in_words():
    assert 'aria-label="3 de 8 pasos hechos"' in bar(3, 8, "Paso 4 de 8", Translator("es"))


def test_whatever_an_exercise_expects_to_be_tried_lies_on_its_table(make_context):
    context = make_context()
    for loaded in LESSONS:
        for step in loaded.lesson.steps:
            if not isinstance(step, Try):
                continue
            shown = scene(context, loaded, step)
            for line in (step.solution, *(each.moves for each in step.temptations)):
                moves = line.split(".")
                for at, move in enumerate(moves):
                    data = board(shown, step, attempt(step, moves[:at]), at)
                    there = {card["card"] for card in data["hand"]} | {
                        each["token"] for each in data["actions"]
                    }
                    assert data["choose"] == "hand", (loaded.lesson.id, step.id, line)
                    assert move in there, (loaded.lesson.id, step.id, line)


def test_a_finished_trick_stays_on_the_table_with_its_winner_marked(make_context):
    loaded = content().lessons["schnapsen-strict"]
    step = next(step for step in loaded.lesson.steps if step.id == "head-it")
    shown = scene(make_context(), loaded, step)
    data = board(shown, step, attempt(step, "TS"), 1)
    assert [(card["seat"], card["card"]) for card in data["trick"]] == [(1, "KS"), (0, "TS")]
    assert data["mark"] == ["TS"]
    assert "TS" not in {card["card"] for card in data["hand"]}
    assert next(seat for seat in data["seats"] if seat["seat"] == 0)["tricks"] == 4


def test_a_refused_card_changes_nothing_and_marks_what_forbids_it(make_context):
    loaded = content().lessons["schnapsen-strict"]
    step = next(step for step in loaded.lesson.steps if step.id == "head-it")
    shown = scene(make_context(), loaded, step)
    data = board(shown, step, attempt(step, "JS"), 1)
    assert "JS" in {card["card"] for card in data["hand"]}
    assert set(data["mark"]) == {"TS", "KS"}
    assert data["choose"] == "hand"


def _table(context, lesson, step, moves=()):
    loaded = content().lessons[lesson]
    one = loaded.lesson.step(step)
    return board(scene(context, loaded, one), one, attempt(one, moves), len(moves))


def test_a_table_offers_beside_the_cards_only_what_has_been_taught(make_context):
    context = make_context()
    first = _table(context, "schnapsen-pack", "second")
    assert first["actions"] == []
    assert (first["stock"], first["trump"]) == (None, None)
    seen = {
        (each.lesson.id, action["token"].partition("-")[0])
        for each in LESSONS
        for step in each.lesson.steps
        if isinstance(step, Try)
        for action in _table(context, each.lesson.id, step.id)["actions"]
    }
    names = [each.lesson.id for each in LESSONS]
    met = [name for name in names if (name, "close") in seen]
    # The lesson before tempts to it.
    assert met[0] == names[names.index("schnapsen-closing") - 1] == "schnapsen-exchange"
    assert ("schnapsen-marriages", "marriage") in seen
    assert ("schnapsen-exchange", "exchange") in seen


def test_a_table_keeps_room_for_a_trick_only_where_cards_are_played(make_context):
    context = make_context()
    assert _table(context, "schmier-exchange", "no-trumps")["keeps"] == "hand"
    assert _table(context, "schmier-exchange", "lead-anything")["keeps"] == "trick"
    before, after = (_table(context, "schafkopf-called-ace", "even-ruffed", moves) for moves in ([], ["AS"]))
    assert before["contract"] == after["contract"] is not None
    assert all(seat["points"] is None for seat in before["seats"])


def test_what_has_been_won_is_told_where_the_goal_counts_it(make_context):
    data = _table(make_context(), "schneider-drawing", "remember")
    assert [seat["points"] for seat in data["seats"] if seat["seat"] == 0] == [6]
