"""A question whose cards are drawn beside it: it reads well without their names, and loses no word."""

import datetime as dt
import re

import pytest

import engine
from lessons.drills import generate
from lessons.i18n import Translator
from lessons.names import card_names
from lessons.seats import TWO
from lessons.settings import Settings
from ui.context import Context
from ui.question.form import cards_among
from ui.question.ledger import ledger
from ui.question.pack import pack_rows
from ui.question.past import rows_of
from ui.question.told import asked

_SPAN = re.compile(r'<span class="baza-told cards"><span>(.*?)</span></span>')


def _context():
    return Context(Translator("es"), "", "", Settings(), None, dt.datetime(2026, 3, 1, tzinfo=dt.UTC), {}, {})


def _pieces(kind, setup, seed, language="en"):
    names = card_names(language, "german" if setup == "schafkopf" else "french")
    drill = generate(kind, engine.parse_setup(setup), seed, names)
    return drill, asked(drill, None, [], names, drawn=True)


def _words(pieces):
    """All that is told, in a line."""
    told = " ".join(piece.told.text if piece.told else piece.text for piece in pieces)
    return told.replace("\n- ", " ").replace("- ", "", 1 if told.startswith("- ") else 0).replace(" - ", " ")


@pytest.mark.parametrize(
    ("kind", "setup", "seed", "language", "read"),
    [
        ("honours", "schneider", 3, "en", "How many of these cards are honours?"),
        ("honours", "schneider", 3, "es", "¿Cuántas de estas cartas son honores?"),
        ("card-points", "schafkopf", 0, "es", "¿Cuántos puntos de cartas suman estas cartas?"),
        ("claim", "schnapsen", 0, "en", "These cards lie in your tricks. You claim now. Are you right?"),
    ],
)
def test_a_list_of_cards_is_left_out_with_its_colon(kind, setup, seed, language, read):
    drill, (piece,) = _pieces(kind, setup, seed, language)
    assert _SPAN.sub("", piece.text) == read
    assert _SPAN.sub(r"\1", piece.text) == drill.question
    assert piece.cards == drill.cards


def test_the_cards_of_two_players_are_drawn_below_what_is_told_of_each():
    drill, (first, second, ask) = _pieces("laufende", "schafkopf", 5)
    assert _SPAN.sub("", first.text).endswith("At the beginning Ana held these trumps.")
    assert _SPAN.sub("", second.text) == "At the beginning Clara held these trumps."
    assert (*first.cards, *second.cards) == drill.cards
    assert (first.cards, second.cards, ask.cards) == (drill.cards[:5], drill.cards[5:], ())
    assert " ".join(_SPAN.sub(r"\1", piece.text) for piece in (first, second, ask)) == drill.question


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(
    ("kind", "setup"), [("beaters", "schneider"), ("unseen", "schneider"), ("partner", "schafkopf")]
)
def test_tricks_gone_by_are_a_picture_and_nothing_else_is_left_out(kind, setup, language):
    seen = set()
    for seed in range(8):
        drill, pieces = _pieces(kind, setup, seed, language)
        state = engine.parse_position(drill.position).state()
        pictures = [piece.told for piece in pieces if piece.told]
        seen.add(len(pictures))
        assert _words(pieces) == drill.question
        for told in pictures:
            gone = [card for trick in told.tricks for card in trick.cards]
            assert set(gone) == set(engine.cards_of(state.played))
            names = card_names(language, "german" if setup == "schafkopf" else "french")
            assert all(str(names.cards(trick.cards)) in told.text for trick in told.tricks)
        asked_last = pieces[-1].text
        assert asked_last
        assert asked_last == drill.question[-len(asked_last) :]
    assert 1 in seen


def test_the_rows_of_past_tricks_tell_who_listens_every_word_and_who_wins():
    _, pieces = _pieces("beaters", "schneider", 18, "es")
    (told,) = [piece.told for piece in pieces if piece.told]
    html = rows_of(_context(), card_names("es"), told, TWO)
    heard = re.sub(r'<span[^>]*aria-hidden="true">.*?(?=</li>)', "", html)
    assert told.text in heard
    assert "<img" not in heard
    assert html.count("<img") == sum(len(trick.cards) for trick in told.tricks)
    assert html.count('class="card best"') == len(told.tricks) == heard.count("<li>")
    for number, trick in enumerate(told.tricks, 1):
        who = "la ganas tú" if trick.winner == 0 else "la gana tu rival"
        assert f"Baza {number}: {who}." in heard


def test_a_pack_is_drawn_in_rows_of_ten_that_are_counted():
    names = card_names("es")
    drill = generate("deal", engine.parse_setup("schmier"), 3, names)
    html = pack_rows(_context(), names, drill.cards)
    rows = html.split("<li>")[1:]
    assert [re.search(r">(\d+)</b>", row)[1] for row in rows] == ["1", "11", "21", "31", "41", "51"]
    assert [row.count("<img") for row in rows] == [10, 10, 10, 10, 10, 3]
    drawn = re.findall(r'alt="([^"]+)"', html)
    assert drawn == [str(names.card(card)) for card in drill.cards]


def test_cards_that_are_the_options_need_not_be_told_twice():
    names = card_names("es", "german")
    drill = generate("trump-order", engine.parse_setup("schafkopf"), 6, names)
    (piece,) = asked(drill, None, [], names, drawn=False, among=cards_among(drill))
    assert _SPAN.sub("", piece.text).endswith("¿Cuál de estas cartas es la más fuerte?")
    assert _SPAN.sub(r"\1", piece.text) == drill.question


def test_only_the_cards_that_a_question_tells_are_drawn():
    drill, (piece,) = _pieces("deal", "schneider", 1)
    assert piece.cards == drill.cards[12:]


def test_few_cards_keep_their_names_and_so_do_cards_that_are_not_drawn():
    drill, (piece,) = _pieces("card-points", "schafkopf", 4)
    assert piece.text == drill.question
    names = card_names("en")
    drill = generate("honours", engine.parse_setup("schneider"), 3, names)
    (piece,) = asked(drill, None, [], names, drawn=False)
    assert (piece.text, piece.cards) == (drill.question, ())


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("setup", ["schnapsen", "schneider", "schafkopf", "schmier"])
@pytest.mark.parametrize("kind", ["match-score", "dealer"])
def test_the_scores_of_a_match_are_a_table_and_nothing_else_is_left_out(kind, setup, language):
    found = 0
    for seed in range(8):
        drill, pieces = _pieces(kind, setup, seed, language)
        assert _words(pieces) == drill.question
        for told in (piece.told for piece in pieces if piece.told):
            found += 1
            match = engine.parse_match(drill.match)
            results = match.results[: len(match.deals)]
            assert len(told.head) == len(results)
            numbers = [[_number(cell) for cell in cells] for _, cells in told.rows]
            # The learner sits on seat 0 and plays for side 0: the sides stand in their own order.
            assert list(zip(*numbers, strict=True)) == [result.score for result in results]
            assert not any(result.redeal for result in results) or setup != "schafkopf"
            html = ledger(told)
            assert html.startswith(f'<span class="baza-unseen">{told.text}</span><table')
            assert html.count("<td>") == len(told.rows) * len(results)
    assert found or (kind, setup) == ("dealer", "schmier")


def _number(cell: str) -> int:
    return int(cell.replace("−", "-"))


def test_a_deal_that_was_passed_out_is_told_in_words():
    names = card_names("en", "german")
    passed = [
        generate("dealer", engine.parse_setup("schafkopf"), seed, names, target="schafkopf.thrown-in")
        for seed in range(4)
    ]
    assert all("all four pass" in drill.question and not drill.told for drill in passed)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(
    ("kind", "setup"),
    [
        ("bid-made", "schmier"),
        ("match-winner", "schmier"),
        ("game-points", "schnapsen"),
        ("settlement", "schafkopf"),
    ],
)
def test_a_long_story_is_told_line_by_line_and_the_question_stands_apart(kind, setup, language):
    for seed in range(6):
        drill, pieces = _pieces(kind, setup, seed, language)
        told, ask = pieces
        lines = told.text.split("\n")
        assert len(lines) >= 3
        assert all(line.startswith("- ") and not line.endswith("?") for line in lines)
        assert ask.text.partition("?")[0][0] in "¿WHD"
        assert " ".join([*(line[2:] for line in lines), ask.text]) == drill.question


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("setup", ["schnapsen", "schneider(trump=yes)"])
def test_a_trick_of_all_games_is_told_line_by_line_with_its_cards(setup, language):
    drill, (told, ask) = _pieces("one-trick", setup, 3, language)
    assert told.cards == drill.cards
    assert told.text.count("- ") == 2
    assert "?" in ask.text
    assert _words((told, ask)) == drill.question
