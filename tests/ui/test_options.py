"""The options of a question: those that are cards are a hand to choose from, and it gives nothing away."""

import datetime as dt
from dataclasses import replace

import pytest

import engine
from lessons.drills import KINDS, generate
from lessons.i18n import Translator
from lessons.names import card_names
from lessons.settings import Settings
from tests.ui.tab import Tab
from ui.context import Context
from ui.question import memory as memories
from ui.question.answering import answer, toggle
from ui.question.form import cards_among, drawn_beside, form_of, row_of
from ui.question.options import hand_of
from ui.question.pressing import pressed
from ui.question.shown import shown
from ui.table.cards import CARDS
from ui.table.data import check
from ui.table.table import Press

NAMES = card_names("es")
SEEDS = range(3, 8)
PICTURES = set(CARDS)
WITH_CARDS = ("pack", "trumps", "beaters", "unseen", "callable-aces")
"""Kinds whose options are always cards, and not those in hand."""


@pytest.fixture(autouse=True)
def _tab(monkeypatch):
    monkeypatch.setattr(memories, "session", Tab())


def _context():
    return Context(Translator("es"), "", "", Settings(), None, dt.datetime(2026, 3, 1, tzinfo=dt.UTC), {}, {})


def _place(drill):
    return memories.Memory(drill, "here")


def _hand(drill, *, settled=False, told=False):
    place = _place(drill)
    marking = None if place.given is None else drill.mark(place.given)
    data = hand_of(_context(), drill, place, marking, NAMES, settled=settled, told=told)
    check(data)
    return data


@pytest.fixture(scope="module")
def drills():
    """A few drills of every kind in every game."""
    return [
        generate(name, engine.parse_setup(game), seed, NAMES)
        for name, kind in KINDS.items()
        for game in kind.makers
        for seed in SEEDS
    ]


def test_where_two_options_are_cards_all_of_them_are_a_hand_in_the_order_of_the_options(drills):
    found = set()
    for drill in drills:
        answers = [choice.answer for choice in drill.choices]
        cards = [text for text in answers if text in PICTURES]
        if form_of(drill) == "hand":
            found.add(drill.kind)
            data = _hand(drill)
            assert [item["card"] for item in data["hand"]] == cards == list(cards_among(drill))
            assert len(cards) >= len(answers) - 1
        else:
            assert len(cards) < 2 or form_of(drill) == "table"
    assert found == {*WITH_CARDS, "trump-order", "deal"}


def test_a_hand_of_options_does_not_depend_on_the_answer(drills):
    for drill in drills:
        if form_of(drill) != "hand":
            continue
        other = replace(
            drill, accepted=tuple(c.answer for c in drill.choices if c.answer not in drill.accepted)
        )
        data = _hand(drill)
        assert data == _hand(other)
        assert data["mark"] == data["missed"] == data["hint"] == []
        assert data["choose"] == "hand"
        assert not data["trick"]
        assert data["stock"] is None


def test_a_hint_points_at_some_of_the_cards_or_at_none(drills):
    for drill in drills:
        if form_of(drill) == "hand":
            _place(drill).hints = 2
            hint = _hand(drill)["hint"]
            assert set(hint) <= set(drill.hints[1].cards)
            assert len(hint) < len(cards_among(drill))
            _place(drill).forget()


def test_cards_are_picked_put_back_and_marked_once_the_answer_is_told():
    drill = generate("pack", engine.parse_setup("schnapsen"), 3, NAMES)
    cards = cards_among(drill)
    wrong = next(card for card in cards if card not in drill.accepted)
    for card in (cards[0], wrong, cards[0]):
        toggle(drill, _place(drill), card)
    assert _hand(drill)["picked"] == [wrong]
    answer(drill, _place(drill), wrong, None)
    kept_back = _hand(drill)
    assert (kept_back["mark"], kept_back["missed"]) == ([], [])
    told = _hand(drill, settled=True, told=True)
    assert told["mark"] == [card for card in cards if card in drill.accepted]
    assert told["missed"] == [wrong]
    assert told["choose"] == "none"


def _press(drill, token, *, late=0):
    place = _place(drill)
    pressed(drill, place, None, Press(token, place.seq - late))
    return place.picked


def test_all_picked_cards_are_told_at_once_and_what_is_no_option_is_ignored():
    drill = generate("pack", engine.parse_setup("schnapsen"), 3, NAMES)
    one, two, *_, last = cards_among(drill)
    foreign = next(card for card in CARDS if card not in cards_among(drill))
    before = _place(drill).seq
    assert _press(drill, f"picked-{last}.{one}") == [one, last]
    assert _press(drill, f"picked-{two}.{foreign}.XX..{two}") == [two]
    for other in (one, "ui:hint", f"discard-{one}", ""):
        assert _press(drill, other) == [two]
    assert _press(drill, "picked-") == []
    # The picture is the same one, so that none of the presses to come is late.
    assert _place(drill).seq == before


def test_picking_anew_takes_a_verdict_away_and_a_late_press_does_not():
    drill = generate("pack", engine.parse_setup("schnapsen"), 3, NAMES)
    one, two, *_ = cards_among(drill)
    _press(drill, f"picked-{one}")
    answer(drill, _place(drill), one, None)
    _press(drill, f"picked-{one}.{two}", late=1)
    _press(drill, f"picked-{one}")
    assert _place(drill).given == one
    assert _press(drill, f"picked-{one}.{two}") == [one, two]
    assert _press(drill, f"picked-{two}") == [two]
    assert _place(drill).given is None


def test_an_option_in_words_stays_beside_the_cards_picked():
    drill = generate("beaters", engine.parse_setup("schneider"), 11, NAMES)
    one = cards_among(drill)[0]
    toggle(drill, _place(drill), "no")
    assert _press(drill, f"picked-{one}") == [one, "no"]
    assert _press(drill, "picked-no") == ["no"]


def test_another_question_in_the_same_place_is_another_picture():
    drills = [generate("pack", engine.parse_setup("schnapsen"), seed, NAMES) for seed in (3, 4)]
    numbers = []
    for drill in (drills[0], drills[0], drills[1]):
        _place(drill).arrive()
        numbers.append(_place(drill).seq)
    assert numbers[0] == numbers[1] < numbers[2]


def test_cards_that_were_right_and_not_chosen_differ_from_those_that_were():
    drill = next(
        drill
        for seed in range(20)
        for drill in [generate("pack", engine.parse_setup("schnapsen"), seed, NAMES)]
        if len(drill.accepted) > 1
    )
    first, *rest = [card for card in cards_among(drill) if card in drill.accepted]
    answer(drill, _place(drill), first, None)
    mended = _hand(drill)
    assert (mended["picked"], mended["overlooked"], mended["tried"]) == ([first], [], True)
    told = _hand(drill, settled=True, told=True)
    assert (told["mark"], told["overlooked"], told["tried"]) == ([first, *rest], rest, False)


def test_one_card_that_was_chosen_in_vain_is_told_at_once_and_the_right_one_later():
    drill = next(
        drill
        for seed in range(20)
        for drill in [generate("deal", engine.parse_setup("schnapsen"), seed, NAMES)]
        if form_of(drill) == "hand"
    )
    wrong = next(card for card in cards_among(drill) if card not in drill.accepted)
    answer(drill, _place(drill), wrong, None)
    assert _hand(drill)["missed"] == [wrong]
    assert _hand(drill)["mark"] == []
    assert "picked" not in _hand(drill)
    assert _hand(drill, settled=True, told=True)["mark"] == list(drill.accepted)


def test_options_that_are_sequences_show_the_cards_they_name(drills):
    rows = [drill for drill in drills if form_of(drill) == "rows"]
    assert {(drill.kind, drill.setup) for drill in rows} == {("trump-order", "schmier")}
    for drill in rows:
        for choice in drill.choices:
            assert [str(NAMES.card(card)) for card in row_of(choice.answer)] == choice.text.split(" › ")


def test_cards_that_the_options_show_are_not_drawn_twice(drills):
    for drill in drills:
        if drill.kind in {"pack", "trumps"}:
            assert not drawn_beside(drill, table=False)
        if drill.kind == "deal" and drill.cards and form_of(drill) == "hand":
            assert drawn_beside(drill, table=False)


def test_a_question_about_what_has_gone_by_shows_the_hand_and_no_more(drills):
    for drill in drills:
        if drill.kind in {"beaters", "unseen"}:
            data = shown(_context(), drill, _place(drill), None, settled=False, told=False)
            held = engine.parse_position(drill.position).state().hands[drill.seat]
            assert {item["card"] for item in data["hand"]} == set(
                map(engine.card_text, engine.cards_of(held))
            )
            assert [seat["place"] for seat in data["seats"]] == ["bottom"]
            assert data["stock"] is None


def test_a_turned_card_stays_in_view():
    rules = engine.parse_setup("schneider(trump=yes)")
    turned = [
        shown(_context(), drill, _place(drill), None, settled=False, told=False)["stock"]
        for drill in (generate("unseen", rules, seed, NAMES) for seed in range(6))
        if engine.view(engine.parse_position(drill.position).state(), drill.seat).turned is not None
    ]
    assert turned
    assert all(stock and stock["turned"] for stock in turned)
