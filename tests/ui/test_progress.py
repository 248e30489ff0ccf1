"""The page of progress: how rules stand, forgetting once it is confirmed, what was just done told in place."""

import datetime as dt
import re

import pytest

import engine
from lessons import drills
from lessons.i18n import translator
from lessons.learning.schedule import remember
from lessons.names import card_names
from lessons.taught import taught_games
from tests.ui.visiting import Visitor, html, links, said
from ui.setups import game_name

HEAD = "schnapsen.head"
TEXTS = {
    "en": ("Heading the trick", "100% · mastered", "1 mastered", "50 still new"),
    "es": ("Montar", "100\xa0% · dominada", "1 dominada", "50 aún nuevas"),
}


@pytest.fixture(params=["en", "es"])
def visitor(request, monkeypatch, tmp_path):
    visitor = Visitor(monkeypatch, tmp_path, request.param)
    visitor.language = request.param
    yield visitor
    visitor.store.close()


def answer(visitor, kind, days_ago, rule=HEAD, right=True):
    rules = engine.parse_setup("schnapsen")
    drill = drills.generate(kind, rules, days_ago, card_names("en"), target=rule)
    when = dt.datetime.now(dt.UTC) - dt.timedelta(days=days_ago)
    given = (".".join(drill.accepted) or "-") if right else "nothing"
    facts = {"place": "drill", "seed": days_ago, "hinted": False, "seconds": 20}
    remember(visitor.store.learnt, visitor.learner, drill, given, when, **facts)


def test_a_rule_known_on_three_days_in_two_kinds_of_question_is_shown_as_mastered(visitor):
    name, line, counted, new = TEXTS[visitor.language]
    for days, kind in ((9, "legal-cards"), (6, "legal-cards")):
        answer(visitor, kind, days)
    app = visitor.open("progress")
    assert counted not in html(app)
    answer(visitor, "is-legal", 3)
    app = visitor.open("progress")
    assert name in [link.proto.label for link in app.get("page_link")]
    assert line in said(app)
    assert counted in html(app)
    total = len(
        {rule for kind in drills.kinds_for("schnapsen") for rule in drills.rules_of(kind, "schnapsen")}
    )
    assert new.replace("50", str(total - 1)) in html(app)


def test_bars_are_told_in_numbers_too(visitor):
    for days, right in ((9, True), (6, True), (3, True), (3, False)):
        answer(visitor, "legal-cards", days, right=right)
    drawn = html(visitor.open("progress"))
    t = translator(visitor.language)
    total = len(
        {rule for kind in drills.kinds_for("schnapsen") for rule in drills.rules_of(kind, "schnapsen")}
    )
    figures = re.findall(r"<dt>(.*?)</dt><dd>(.*?)</dd>", drawn)
    assert figures == [
        (t.gettext("Rules mastered"), t.gettext("{done} of {total}", done=0, total=total)),
        (t.gettext("Due now"), "1"),
        (t.gettext("Recent accuracy"), t.percent(0.75)),
    ]
    days = re.findall(r'<span aria-hidden="true">(\d*)</span><i', drawn)
    assert [number for number in days if number] == ["1", "1", "2"]
    assert re.search(r'baza-days-told">[^<]*\b3\b[^<]*\b4\b', drawn)


def test_only_games_that_were_begun_have_charts_and_the_others_a_way_in(visitor):
    app = visitor.open("progress")
    assert 'class="baza-standing"' not in html(app)
    names = [game_name(game, translator(visitor.language)) for game in taught_games()]
    assert [name for name in names if name in links(app)] == names
    answer(visitor, "legal-cards", 1)
    app = visitor.open("progress")
    assert html(app).count('class="baza-standing"') == 1
    assert [name for name in names if name in links(app)] == names[1:]
    practise = {"en": "Practise Schnapsen", "es": "Practicar Schnapsen"}[visitor.language]
    assert links(app)[practise].endswith("kind=any&game=schnapsen")


def test_a_lesson_is_forgotten_once_that_is_confirmed_and_no_other(visitor):
    learnt = visitor.store.learnt
    for lesson, step in (("schnapsen-trick", "win-it"), ("schnapsen-pack", "values")):
        learnt.finish_step(visitor.learner, lesson, step, dt.datetime.now(dt.UTC))
    answer(visitor, "trick-winner", 2, "schnapsen.win")
    answer(visitor, "legal-cards", 2, HEAD)
    app = visitor.open("progress")
    app.selectbox(key="baza-forget-lesson").select("schnapsen-trick").run()
    app.button(key="baza-forget").click().run()
    assert len(app.warning) == 1
    assert len(learnt.steps(visitor.learner)) == 2  # nothing is gone before it is confirmed
    app.button(key="baza-forget-no").click().run()
    assert not app.warning
    assert len(learnt.steps(visitor.learner)) == 2
    app.button(key="baza-forget").click().run()
    app.button(key="baza-forget-yes").click().run()
    assert not app.exception
    assert learnt.steps(visitor.learner) == {("schnapsen-pack", "values")}
    assert {each.rule for each in learnt.answers(visitor.learner, None)} == {HEAD}
    assert set(learnt.cards(visitor.learner)) == {HEAD}
    assert len(app.success) == 1
    assert not app.run().success  # told once


def test_to_choose_another_lesson_asks_again(visitor):
    for lesson, step in (("schnapsen-trick", "win-it"), ("schnapsen-pack", "values")):
        visitor.store.learnt.finish_step(visitor.learner, lesson, step, dt.datetime.now(dt.UTC))
    app = visitor.open("progress")
    app.selectbox(key="baza-forget-lesson").select("schnapsen-trick").run()
    app.button(key="baza-forget").click().run()
    app.selectbox(key="baza-forget-lesson").select("schnapsen-pack").run()
    assert not app.warning
    assert [button.key for button in app.button if button.key == "baza-forget-yes"] == []


def test_what_was_done_is_told_in_its_section(visitor):
    """The page is long: a message at its top would not be seen from where the button is."""
    visitor.store.learnt.finish_step(visitor.learner, "schnapsen-trick", "win-it", dt.datetime.now(dt.UTC))
    app = visitor.open("progress")
    app.button(key="baza-forget").click().run()
    app.button(key="baza-forget-yes").click().run()
    shown = [part.type for part in _flat(app.main) if part.type in ("header", "success")]
    assert shown.index("success") == len(shown) - 2  # below its heading, above "Start afresh"
    app.button(key="baza-reset").click().run()
    app.button(key="baza-reset-yes").click().run()
    shown = [part.type for part in _flat(app.main) if part.type in ("header", "success")]
    assert shown[-2:] == ["header", "success"]
    assert visitor.store.learnt.answers(visitor.learner, None) == []


def _flat(block):
    for child in block.children.values():
        yield child
        if hasattr(child, "children"):
            yield from _flat(child)
