import pytest

import engine
from lessons.asking import ask
from lessons.model import Ask, Value
from lessons.names import card_names
from lessons.values import BadQuestionError, find_value, same_answer

RULES = engine.parse_setup("schnapsen")
SIEBENER = engine.parse_setup("schnapsen(pack=24)")
STRICT = "schnapsen hands=TS.JS.AH.AD/QD.AC.TD trump=H stock=- lead=1 trick=KS points=33/25 tricks=3/3"
OPEN = "schnapsen hands=KH.QH.JH.AS.TC/AC.KC.QC.JC.TS trump=H stock=KS.QS.JS.AD.TD.KD.QD.JD.TH.AH lead=0"
END = "schnapsen hands=-/- trump=H lead=0 points=70/30 tricks=7/3"


def _ask(show=None, rules=RULES, moves=None, **value):
    return find_value(Value(**value), rules, show, moves, 0)


@pytest.mark.parametrize(
    ("find", "text", "siebener"),
    [
        ("pack-size", "20", "24"),
        ("pack-points", "120", "120"),
        ("hand-size", "5", "6"),
        ("stock-size", "10", "12"),
        ("tricks", "10", "12"),
        ("claim-points", "66", "66"),
        ("schneider-points", "33", "33"),
        ("target", "7", "7"),
        ("marriage-points", "20", "20"),
        ("royal-marriage-points", "40", "40"),
        ("game-points-single", "1", "1"),
        ("game-points-schneider", "2", "2"),
        ("game-points-schwarz", "3", "3"),
        ("ranks", "A.T.K.Q.J", "A.T.K.Q.J.7"),
    ],
)
def test_the_fixed_numbers_of_the_game(find, text, siebener):
    assert _ask(find=find).text == text
    assert _ask(find=find, rules=SIEBENER).text == siebener


@pytest.mark.parametrize(
    ("show", "value", "text"),
    [
        (STRICT, {"find": "legal"}, "TS"),
        (STRICT, {"find": "legal", "under": "schnapsen(preset=bummerl)"}, "TS.JS"),
        (STRICT, {"find": "refused"}, "JS.AH.AD"),
        (STRICT, {"find": "may", "move": "JS"}, "no"),
        (STRICT, {"find": "why", "move": "JS"}, "schnapsen.head"),
        (STRICT, {"find": "trick-winner", "moves": "TS"}, "0"),
        (STRICT, {"find": "trick-points", "moves": "TS"}, "14"),
        (STRICT, {"find": "points", "moves": "TS"}, "47"),
        (STRICT, {"find": "points", "seat": 1}, "25"),
        (STRICT, {"find": "tricks-won", "moves": "TS"}, "4"),
        (STRICT, {"find": "stock"}, "0"),
        (STRICT, {"find": "trump"}, "H"),
        (STRICT, {"find": "trick"}, "KS"),
        (STRICT, {"find": "to-act"}, "0"),
        (STRICT, {"find": "leader"}, "1"),
        (OPEN, {"find": "may", "move": "exchange"}, "yes"),
        (OPEN, {"find": "turned"}, "AH"),
        (OPEN, {"find": "turned", "moves": "exchange"}, "JH"),
        (OPEN, {"find": "hand", "moves": "exchange"}, "TC.AS.AH.KH.QH"),
        (OPEN, {"find": "pending", "moves": "marriage-H"}, "40"),
        (END, {"find": "deal-winner", "moves": "claim"}, "0"),
        (END, {"find": "game-points", "moves": "claim"}, "2"),
        (END, {"find": "settlement", "moves": "claim"}, "schnapsen.schneider"),
        (None, {"find": "legal", "at": STRICT}, "TS"),
        (None, {"find": "card-points", "cards": "TS.JH"}, "12"),
        (None, {"find": "trick-winner", "cards": "TS.JH", "trump": "H"}, "1"),
        (None, {"find": "option", "option": "head"}, "yes"),
        (None, {"find": "option", "option": "pack"}, "20"),
        (None, {"find": "option", "option": "head", "under": "schnapsen(head=no)"}, "no"),
    ],
)
def test_the_engine_answers(show, value, text):
    assert _ask(show, **value).text == text


def test_moves_of_the_step_come_before_those_of_the_value():
    assert _ask(OPEN, moves="exchange", find="may", move="exchange").text == "no"


@pytest.mark.parametrize(
    ("show", "value", "sentence"),
    [
        (None, {"find": "legal"}, "'find: legal' needs a position."),
        (STRICT, {"find": "may"}, "'find: may' needs 'move:'."),
        (STRICT, {"find": "trick-winner"}, "no trick is complete here"),
        (STRICT, {"find": "game-points"}, "'find: game-points' needs a finished deal."),
        (STRICT, {"find": "turned"}, "'find: turned' needs a stock."),
        (None, {"find": "option", "option": "nope"}, "schnapsen has no option 'nope'."),
    ],
)
def test_a_question_that_cannot_be_put_is_said(show, value, sentence):
    with pytest.raises(BadQuestionError, match=sentence):
        _ask(show, **value)


def test_answers_compare_without_regard_to_order():
    answer = _ask(STRICT, find="refused")
    assert same_answer(answer, "AD.JS.AH")
    assert not same_answer(answer, "AD.JS")
    assert not same_answer(answer, "nonsense")


LOST = """match schnapsen target=5 dealer=0
schnapsen dealer=0 deck=AS.AC.JS.TH.TC.QC.JD.AH.QD.KC.KH.KD.JC.TS.QH.AD.QS.JH.KS.TD moves=AS.KH.marriage-D.QD.JC.AC.QH.claim
schnapsen dealer=1 deck=TC.TH.JC.AH.QC.AS.JH.KD.TD.QH.JS.AC.KS.KC.KH.AD.TS.QD.JD.QS moves=JC.QC.AS.TH.KC.AC.marriage-H.QH.KS.claim"""


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ({"find": "match-target"}, "5"),
        ({"find": "match-left"}, "5"),
        ({"find": "match-left", "seat": 1}, "0"),
        ({"find": "match-winner"}, "1"),
        ({"find": "next-dealer"}, "0"),
    ],
)
def test_a_match_is_counted_down(value, text):
    assert _ask(at=LOST, **value).text == text


def test_a_match_must_be_given():
    with pytest.raises(BadQuestionError, match="needs a match in 'at:'"):
        _ask(find="match-left")


def test_a_lost_match_asks_for_the_bummerl_and_a_won_one_for_the_count():
    lost = Ask(id="x", kind="ask", drill="match-score", match=LOST)
    assert ask(lost, RULES, card_names("en")).accepted == ("0",)
    assert "Bummerl" in ask(lost, RULES, card_names("en")).question
    assert "count" in ask(lost.model_copy(update={"seat": 1}), RULES, card_names("en")).question


SCHMIER = engine.parse_setup("schmier")
_BID = "dealer=5 bids=bid-4.pass.pass.pass.pass.pass trump=H"
_END = f"schmier hands=AC/?0/?0/?0/?0/?0 {_BID} lead=1 trick=5C.6C.8C.TC.9C points=20/18/10 scored=0/1/0/0/2"
_MIDDLE = f"schmier hands=JO.6H.2C/?3/?3/?2/?2/?2 {_BID} lead=3 trick=QH.8H.3H"
_THROW = f"schmier hands=AS.TC.9D.3H.JD.JO/?6/?6/?6/?6/?6 {_BID} discarded=*/*/*/*/*/*"


@pytest.mark.parametrize(
    ("find", "text"),
    [
        ("pack-size", "53"),
        ("pack-points", "81"),
        ("stock-size", "17"),
        ("all-trumps", "15"),
        ("bid-least", "3"),
        ("bid-most", "6"),
        ("deal-points", "6"),
        ("card-items", "5"),
        ("discard-most", "3"),
        ("drawn-most", "15"),
        ("dealer-least", "2"),
        ("target", "21"),
        ("teams", "3"),
        ("team-size", "2"),
        ("ranks", "A.K.Q.J.T.9.8.7.6.5.4.3.2"),
    ],
)
def test_the_fixed_numbers_of_schmier(find, text):
    assert _ask(find=find, rules=SCHMIER).text == text


@pytest.mark.parametrize(
    ("show", "value", "text"),
    [
        (_END, {"find": "won"}, "3"),
        (_END, {"find": "won", "moves": "AC"}, "4"),
        (_END, {"find": "awarded", "moves": "AC"}, "6"),
        (_END, {"find": "score", "moves": "AC"}, "4"),
        (_END.replace("bid-4", "bid-5"), {"find": "score", "moves": "AC"}, "-5"),
        (_END.replace("bid-4", "bid-5"), {"find": "made", "moves": "AC"}, "no"),
        (_END, {"find": "has-game", "moves": "AC"}, "yes"),
        (_END, {"find": "has-low", "seat": 4}, "yes"),
        (_END, {"find": "captured", "moves": "AC"}, "62"),
        (_END, {"find": "declarer"}, "0"),
        (_END, {"find": "partner", "seat": 1}, "4"),
        (_MIDDLE, {"find": "threats", "cards": "QH"}, "AH.KH"),
        (_MIDDLE, {"find": "unseen-count"}, "47"),
        (_THROW, {"find": "trumps"}, "3H.JD.JO"),
        (_THROW, {"find": "discardable"}, "TC.AS.9D"),
        (_THROW, {"find": "discard-least"}, "0"),
        (_THROW, {"find": "same-suit", "cards": "KD"}, "AD.TD.KD.QD.9D.8D.7D.6D.5D.4D.3D.2D"),
    ],
)
def test_what_only_schmier_is_asked(show, value, text):
    assert _ask(show, rules=SCHMIER, **value).text == text


def test_questions_of_the_exchange_need_the_exchange():
    for find in ("discardable", "discard-least"):
        with pytest.raises(BadQuestionError):
            _ask(_END, rules=SCHMIER, find=find)
