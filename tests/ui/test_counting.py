"""Counting in the head on its page: the tricks go by at the chosen pace, by the clock or by the learner."""

import datetime as dt
import re

import pytest

import engine
from lessons.i18n import translator
from lessons.learning.counting import PACES, count_for
from lessons.names import card_names
from lessons.wording.bids import bid_name
from tests.ui.visiting import Visitor, html, said

NOW = dt.datetime(2026, 3, 1, 20, tzinfo=dt.UTC)
COUNT = count_for(engine.parse_setup("schneider"), 5)


@pytest.fixture
def visitor(monkeypatch, tmp_path):
    visitor = Visitor(monkeypatch, tmp_path)
    yield visitor
    visitor.store.close()


@pytest.mark.parametrize("pace", ["slow", "steady", "quick"])
def test_the_tricks_go_by_with_the_clock(visitor, monkeypatch, pace):
    def at(seconds):
        monkeypatch.setattr("ui.drilling.counting._now", lambda: NOW + dt.timedelta(seconds=seconds))

    at(0)
    app = visitor.open("drill", count="5", game="schneider", pace=pace)
    assert number(app) == ["Trick 1"]
    assert not app.text_input
    at(2.5 * PACES[pace])
    app.run()
    assert number(app) == ["Trick 3"]
    at((len(COUNT.tricks) + 0.5) * PACES[pace])
    app.run()
    assert number(app) == []
    assert len([*app.number_input, *app.text_input]) == 1  # then the count is asked for
    assert not app.exception


def test_a_trick_that_counts_for_the_learners_team_says_so(visitor):
    """In Schmier the learner counts the tricks of Clara's as well, three seats on."""
    count, told = count_for(engine.parse_setup("schmier"), 17), {True: 0, False: 0}
    app = visitor.open("drill", count="17", game="schmier", pace="own")
    for number, shown in enumerate(count.tricks):
        ours = "on your team" in said(app)
        assert ours == (shown.trick.winner == 3)
        told[ours] += 1
        if number + 1 < len(count.tricks):
            app.button(key="baza-counting-next").click().run()
    assert all(told.values())


def until_the_question(visitor, game, number):
    """Each screen of an exercise, the question the last one."""
    app = visitor.open("drill", count=str(number), game=game, pace="own")
    while not app.text_input:
        yield app
        app.button(key="baza-counting-next").click().run()
    yield app


def answer(app, points, *, claims):
    """Say how many points there are, and whether one may claim where that is asked."""
    app.text_input[0].set_value(str(points))
    for radio in app.radio:
        if radio.label == "May you claim?":
            radio.set_value("yes" if claims else "no")
    next(each for each in app.button if each.label == "Check my count").click().run()


def number(app):
    """Which trick lies on the felt, in words."""
    return re.findall(r'<p class="number">(.*?)</p>', html(app))


def trumps(app):
    """What the screen says of trumps, in words."""
    drawn = re.findall(r'<p class="baza-trumps">(.*?)</p>', html(app))
    return [re.sub("<.*?>", "", each) for each in drawn]


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("schnapsen", "Trump: {suit}"),
        ("schneider(trump=yes)", "Trump: {suit}"),
        ("schmier", "Trump: {suit} and the joker"),
    ],
)
@pytest.mark.parametrize("number", [17, 21])
def test_what_is_trump_is_told_on_every_screen(visitor, game, told, number):
    rules = engine.parse_setup(game)
    suit = card_names("en").suit(count_for(rules, number).state.trump)
    for app in until_the_question(visitor, game, number):
        assert trumps(app) == [told.format(suit=suit)]
    answer(app, 33, claims=True)
    assert trumps(app) == [told.format(suit=suit)]
    assert "The tricks, one by one" in [each.label for each in app.expander]


def test_the_contract_says_what_is_trump_and_no_partner_that_nobody_knows_yet(visitor):
    count = count_for(engine.parse_setup("schafkopf"), 3)
    known = [engine.view(shown.after, 0).partner for shown in count.tricks]
    assert known == [None, None, None, 0]
    names = card_names("en", "german")
    told = [trumps(app) for app in until_the_question(visitor, "schafkopf", 3)]
    played = bid_name(engine.view(count.state, 0).contract, translator("en"), names)
    both = f"Clara and you: {played}"
    assert told == [[f"Clara: {played}"]] * 3 + [[both], [both]]


def test_a_game_without_trumps_says_nothing_of_them(visitor):
    assert [trumps(app) for app in until_the_question(visitor, "schneider", 5)] == [[]] * (len(COUNT.tricks) + 1)


@pytest.mark.parametrize("good", [True, False])
def test_the_result_has_the_sign_of_a_right_or_a_wrong_answer(visitor, good):
    rules = engine.parse_setup("schnapsen")
    count = count_for(rules, 17)
    *_, app = until_the_question(visitor, "schnapsen", 17)
    answer(app, count.points + (not good), claims=count.may_claim)
    assert ('<b class="right">✓</b> Right.' in html(app)) == good
    assert ('<b class="wrong">✗</b> That is not it.' in html(app)) == (not good)


def test_each_card_lies_before_its_player_and_the_winner_is_marked(visitor):
    """In Schafkopf the learner sits at the foot, and Ana, Bruno and Clara follow clockwise."""
    trick = count_for(engine.parse_setup("schafkopf"), 5).tricks[0].trick
    laid = re.findall(r'<li data-place="(.*?)"(.*?)><img.*?<span>(.*?)</span></li>', html(
        visitor.open("drill", count="5", game="schafkopf", pace="own")
    ))
    around = {"bottom": "You", "left": "Ana", "top": "Bruno", "right": "Clara"}
    assert {place: name for place, _, name in laid} == around
    assert next(name for *_, name in laid) == list(around.values())[trick.leader]
    assert [name for _, won, name in laid if "data-won" in won] == [list(around.values())[trick.winner]]
