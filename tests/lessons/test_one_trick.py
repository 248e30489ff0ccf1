"""One set of cards in every game: the winners that the engines name, and why some cards cannot meet."""

import random
from itertools import islice, permutations

import pytest

import engine
from lessons import drills
from lessons.names import card_names
from lessons.one_trick import lay, shared_cards, surprising

EN = card_names("en")


def won(cards, trump="H", contract="solo", tables=()):
    rules = [engine.parse_setup(text) for text in tables]
    found = lay(engine.parse_cards(cards), "CSHD".index(trump), contract, rules)
    return {one.rules.game: engine.card_text(one.card) if one.card is not None else None for one in found}


@pytest.mark.parametrize(
    ("cards", "trump", "winners"),
    [
        ("TS.KS", "H", "TS KS TS KS"),  # the ten
        ("JD.TD", "H", "TD JD JD JD"),  # an Unter, a left Bauer
        ("AS.QC", "H", "AS AS QC AS"),  # an Ober is a trump
        ("AS.JD", "H", "AS AS JD JD"),
        ("KS.AS.2H.JO", "H", "AS AS None 2H"),
        ("2S.AS", "H", "None None None AS"),
        ("QS.AS.JD.KH.TH.JH", "H", "AS AS QS KH"),
    ],
)
def test_who_wins_where(cards, trump, winners):
    assert " ".join(map(str, won(cards, trump).values())) == winners


def test_another_contract_and_another_table():
    assert won("AS.QC", contract="wenz")["schafkopf"] == "AS"
    assert won("AS.JC", contract="wenz")["schafkopf"] == "JC"
    assert won("AS.TH", "S", contract="rufer")["schafkopf"] == "TH"
    assert won("AS.7H", tables=["schneider(trump=yes)"])["schneider"] == "7H"
    assert won("TS.KS", tables=["schneider(capture=next-only)"])["schneider"] == "TS"


def test_every_game_gives_its_reason_or_says_what_its_pack_lacks():
    for language in ("es", "en"):
        names = card_names(language)
        for outcome in lay(engine.parse_cards("2S.AS.JO"), 2):
            reason = outcome.reason(names.translator, names)
            if outcome.card is None:
                assert reason is None
                assert "2" not in outcome.missing_told(names.translator, names)
            else:
                assert reason[1]
            assert outcome.trumps_told(names.translator, names)


@pytest.mark.parametrize("cards", ["AS", "AS.AS", "AS.KS.QS.JS.TS.9S.8S"])
def test_what_is_no_trick_is_refused(cards):
    with pytest.raises(ValueError, match="two to six"):
        lay(engine.parse_cards(cards), 0)


def test_surprising_cards_exist_everywhere_and_divide_the_games():
    for cards, trump in islice(surprising(random.Random(3), 4), 12):
        assert set(cards) <= set(shared_cards())
        assert len({outcome.card for outcome in lay(cards, trump)}) > 1


@pytest.mark.parametrize("game", engine.GAMES)
def test_the_drill_agrees_with_the_page(game):
    rules = engine.parse_setup(game)
    drill = drills.ask("one-trick", rules, EN, cards="TS.KS", trump="H")
    assert set(drill.accepted) == {"1", "3"}
    assert drill.choice("2").text == "Schafkopf"
    assert drills.ask("one-trick", rules, EN, cards="AS.KS", trump="H").accepted == ("no",)
    with pytest.raises(drills.Unasked):
        drills.ask("one-trick", rules, EN, cards="2S.KS", trump="H")


def test_the_reason_is_about_the_card_since_nobody_sits_here():
    es = card_names("es")
    found = lay(engine.parse_cards("TS.KS.JD.QC"), 2)
    told = {one.rules.game: one.reason(es.translator, es)[1] for one in found}
    assert told["schnapsen"] == "Supera al rey de picas, y las dos son del palo de salida."
    assert told["schafkopf"] == "Es el triunfo más alto. Cualquier dama está por encima de cualquier jota."
    assert told["schmier"].startswith("Con triunfo de corazones es el Bauer izquierdo")


@pytest.mark.parametrize("language", ["es", "en"])
def test_every_trick_of_two_has_a_reason_under_every_rule_that_changes_it(language):
    names = card_names(language)
    tables = ["schneider", "schneider(capture=next-only)", "schneider(trump=yes)"]
    for pair in islice(permutations(shared_cards(), 2), None, None, 7):
        for setup in tables:
            for outcome in lay(pair, 2, "wenz", [engine.parse_setup(setup)]):
                rule, said = outcome.reason(names.translator, names)
                assert said.endswith(".")
                assert rule.value.startswith(outcome.rules.game)
