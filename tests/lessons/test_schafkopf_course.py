"""What a lesson of Schafkopf may ask, when its exercises are done, and how its prose names four players."""

import pytest

import engine
from lessons.exercise import attempt, choices
from lessons.feedback import feedback
from lessons.i18n import Translator
from lessons.model import Goal, Try, Value
from lessons.names import card_names
from lessons.render import ProseError, Reader, render, say
from lessons.seats import company
from lessons.values import Answer, BadQuestionError, find_value, same_answer

RULES = engine.parse_setup("schafkopf")
FIRST = "schafkopf hands=QC.QD.JS.AH.TH.8H.KS.AD/?8/?8/?8 dealer=3"
CALLED = (
    "schafkopf hands=TH.8H.JD.AS.9S.KC.8D.7D/?7/?7/?7 dealer=0 bids=rufer-S.pass.pass.pass trick=QC.9H.7H"
)
TWO_LEFT = (
    "schafkopf hands=AD.7D/TC/JH/KC dealer=3 bids=rufer-S.pass.pass.pass lead=1 trick=KD.9D.8D "
    "points=27/14/21/27 tricks=2/1/1/2 partner=2"
)
WENZ_WON = (
    "schafkopf hands=AS/KS/8D/7C dealer=3 bids=wenz.pass.pass.pass lead=0 points=50/20/15/20 tricks=4/1/1/1 "
    "laufende=2"
)
ENDING = (
    "schafkopf hands=JS.AS.TS/JD.KS.9C/8S.QD.KD/9S.7C.8D dealer=3 bids=wenz.pass.pass.pass lead=0 "
    "points=34/30/20/0 tricks=3/1/1/0"
)
EN = Translator("en"), card_names("en", "german")


def _find(**value):
    return find_value(Value(**value), RULES, None, None, 0)


@pytest.mark.parametrize(
    ("find", "number"),
    [
        ("pack-size", 32),
        ("pack-points", 120),
        ("hand-size", 8),
        ("tricks", 8),
        ("win-points", 61),
        ("defend-points", 60),
        ("schneider-points", 91),
        ("schneider-defend-points", 90),
        ("trumps-rufer", 14),
        ("trumps-wenz", 4),
        ("trumps-solo", 14),
        ("ordinary-cards", 6),
        ("run-away-cards", 4),
        ("value-rufer", 1),
        ("value-alone", 5),
        ("value-tout", 10),
        ("value-sie", 20),
        ("schneider-value", 1),
        ("schwarz-value", 2),
        ("least-laufende", 3),
        ("least-laufende-wenz", 2),
        ("most-laufende", 14),
    ],
)
def test_the_fixed_numbers_are_those_of_the_document(find, number):
    assert _find(find=find).value == number


@pytest.mark.parametrize(
    ("value", "answer"),
    [
        ({"find": "trick-winner", "cards": "9H.JD.QS.JC", "contract": "rufer-C"}, "2"),
        ({"find": "trick-winner", "cards": "TS.QS.AS.JH", "contract": "wenz"}, "3"),
        ({"find": "trick-winner", "cards": "AH.TH.7C.KH", "contract": "solo-C"}, "2"),
        ({"find": "trick-points", "cards": "TS.QS.AS.JH"}, "26"),
        ({"find": "beaters", "cards": "JC", "contract": "wenz"}, "-"),
        ({"find": "trumps", "contract": "wenz"}, "JC.JS.JH.JD"),
        ({"find": "trumps", "contract": "solo-C", "cards": "QD.AC.AH.JS"}, "AC.JS.QD"),
        ({"find": "trump-count", "at": CALLED, "cards": "TH.8H.JD.AS"}, "3"),
        ({"find": "same-suit", "contract": "wenz", "cards": "QD"}, "AD.TD.KD.QD.9D.8D.7D"),
        ({"find": "callable", "at": FIRST}, "AS"),
        ({"find": "may", "at": FIRST, "move": "rufer-D"}, "no"),
        ({"find": "why", "at": FIRST, "move": "rufer-C"}, "schafkopf.call-suit"),
        ({"find": "called", "at": CALLED}, "AS"),
        ({"find": "declarer", "at": CALLED}, "1"),
        ({"find": "partner", "at": CALLED}, "0"),
        ({"find": "partner", "at": WENZ_WON}, "-"),
        ({"find": "side-points", "at": TWO_LEFT}, "48"),
        ({"find": "side-points", "at": TWO_LEFT, "moves": "AD", "seat": 2}, "63"),
        ({"find": "side-tricks", "at": TWO_LEFT, "seat": 1}, "3"),
        ({"find": "laufende", "at": WENZ_WON}, "2"),
        ({"find": "score", "at": WENZ_WON, "moves": "AS.KS.8D.7C"}, "21"),
        ({"find": "score", "at": WENZ_WON, "moves": "AS.KS.8D.7C", "seat": 2}, "-7"),
        ({"find": "pays", "at": WENZ_WON, "moves": "AS.KS.8D.7C", "seat": 2}, "7"),
        ({"find": "wins", "at": WENZ_WON, "moves": "AS.KS.8D.7C", "seat": 2}, "no"),
        ({"find": "unseen", "at": ENDING}, "JD.KS.9C.8S.QD.KD.9S.7C.8D"),
        ({"find": "threats", "at": ENDING, "cards": "TS"}, "JD"),
    ],
)
def test_the_engine_answers(value, answer):
    assert same_answer(_find(**value), answer)


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        ({"find": "trumps"}, "needs 'contract:'"),
        ({"find": "trumps", "contract": "grand"}, "'grand' is no contract of schafkopf"),
        ({"find": "trick-winner", "cards": "AS.TS.KS.9S"}, "needs 'contract:'"),
        ({"find": "trick-winner", "cards": "AS.TS.KS.9S", "contract": "grand"}, "is no contract"),
        ({"find": "beaters", "at": FIRST, "cards": "AS"}, "nothing is trumps yet"),
        ({"find": "declarer", "at": FIRST}, "the bidding is not over"),
        ({"find": "called", "at": WENZ_WON}, "no ace is called here"),
        ({"find": "score", "at": WENZ_WON}, "needs a finished deal"),
        ({"find": "marriage-points"}, "is no question of schafkopf"),
    ],
)
def test_what_cannot_be_asked_is_said(value, sentence):
    with pytest.raises(BadQuestionError, match=sentence):
        _find(**value)


def _try(show, goal, **more):
    return Try(id="step", kind="try", show=show, goal=Goal(**goal), solution="-", **more)


@pytest.mark.parametrize(
    ("show", "goal", "moves", "done"),
    [
        (FIRST, {"played": ["rufer-S"]}, "rufer-S", True),
        (FIRST, {"played": ["rufer-S"]}, "pass", False),
        (FIRST, {"refused": "schafkopf.call"}, "rufer-H", True),
        (CALLED, {"wins": "side"}, "8H", True),
        (CALLED, {"wins": "trick"}, "8H", False),
        (CALLED, {"wins": "nothing"}, "8H", True),
        (CALLED.replace("AS.9S", "KS.9S"), {"wins": "side"}, "8H", False),
        (CALLED, {"choice": "trumps"}, "JD", True),
        (CALLED, {"choice": "dearest"}, "TH", True),
        (CALLED, {"choice": "losing"}, "JD", True),
        (TWO_LEFT, {"points": 61}, "AD", True),
        (TWO_LEFT, {"points": 61}, "7D", False),
        (TWO_LEFT, {"choice": "winning"}, "AD", True),
        (TWO_LEFT, {"choice": "winning"}, "7D", False),
    ],
)
def test_when_a_goal_is_reached(show, goal, moves, done):
    step = _try(show, goal)
    assert not attempt(step).done
    assert attempt(step, moves).done is done


def test_a_card_can_be_winning_before_the_trick_is_complete():
    third = CALLED.replace("dealer=0", "dealer=1").replace("?7/?7/?7", "?8/?7/?7")
    state = attempt(
        _try(
            third.replace("rufer-S.pass.pass.pass", "pass.pass.pass.rufer-S").replace("QC.9H.7H", "9H.7H"),
            {"legal": True},
        )
    ).state
    winning = choices(Goal(choice="winning"), state, 0)
    assert set(winning) == set(engine.parse_cards("TH.JD"))


def test_the_three_others_answer_one_after_the_other():
    tried = attempt(_try(ENDING, {"wins": "deal"}, opponent="sensible"), "JS")
    assert [turn.before.to_act for turn in tried.answers] == [1, 2, 3]
    assert engine.card_text(tried.answers[0].move) == "JD"
    assert tried.state.to_act == 0


def test_what_happened_is_told_with_names_and_once():
    step = _try(WENZ_WON, {"game_points": 15})
    tried = attempt(step.model_copy(update={"opponent": "beginner"}), "AS")
    said = feedback(step, tried, *EN)
    assert said[0].startswith("You win the trick")
    assert len(said) == 3  # the trick, the Wenz, the Laufende: for the learner, not for all four
    lost = feedback(_try(CALLED, {"wins": "trick"}), attempt(_try(CALLED, {"wins": "trick"}), "8H"), *EN)
    assert lost[0].startswith("Ana wins the trick")


def test_prose_calls_the_others_by_name():
    reader = Reader(*EN).at(RULES)
    values = {
        "winner": Answer("seat", 2, company(RULES).sides),
        "me": Answer("seat", 0, company(RULES).sides),
    }

    def filled(text, who=reader):
        return render(text, values, who, lambda link: link.target)

    assert filled("{seat:1}, {seat:3} and {winner}; {me}") == "Ana, Clara and Bruno; you"
    assert filled("{winner:You win|@ wins} {me:you|@}") == "Bruno wins you"
    assert filled("{seat:1}", Reader(*EN, seat=1).at(RULES)) == "you"
    assert filled("{seat:1}", Reader(*EN)) == "your opponent"
    for wrong in ("{seat:4}", "{seat:x}", "{seat:1:the}"):
        with pytest.raises(ProseError):
            filled(wrong)


def test_a_settlement_tells_the_learners_share():
    answer = _find(find="settlement", at=WENZ_WON, moves="AS.KS.8D.7C")
    lines = say(answer, Reader(*EN)).splitlines()
    assert len(lines) == 2
    assert lines[0].startswith("- You get 15 units")
