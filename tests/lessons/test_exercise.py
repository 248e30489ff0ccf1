import pytest

import engine
from lessons.exercise import attempt
from lessons.feedback import feedback
from lessons.i18n import Translator
from lessons.model import Goal, Try
from lessons.names import card_names

NAMING = "schmier hands=AS.QS.JC.2S.TH.4D/?6/?6/?6/?6/?6 dealer=5 bids=bid-4.pass.pass.pass.pass.pass"
STRICT = "schnapsen hands=TS.JS.AH.AD/QD.AC.TD trump=H stock=- lead=1 trick=KS points=33/25 tricks=3/3"
OPEN = "schnapsen hands=KH.QH.JH.AS.TC/AC.KC.QC.JC.TS trump=H stock=KS.QS.JS.AD.TD.KD.QD.JD.TH.AH lead=0"
LAST = "schnapsen hands=-/- trump=H lead=0 points=70/30 tricks=7/3"
TAKEN = (
    "You win the trick: the ten of spades is higher than the king of spades, and both are of the suit led."
)
FOLLOW = "You have to follow suit: the king of spades was led and you hold the ten of spades and the jack of spades."
EN = Translator("en"), card_names("en")


def _step(show, goal, **more):
    return Try(id="step", kind="try", show=show, goal=Goal(**goal), solution="-", **more)


@pytest.mark.parametrize(
    ("show", "goal", "moves", "done"),
    [
        (STRICT, {"wins": "trick"}, "TS", True),
        (STRICT, {"wins": "trick"}, "JS", False),
        (STRICT, {"wins": "nothing"}, "TS", False),
        (STRICT.replace("schnapsen", "schnapsen(head=no)"), {"wins": "nothing"}, "JS", True),
        (STRICT, {"refused": "schnapsen.head"}, "JS", True),
        (STRICT, {"refused": "schnapsen.head"}, "AH", False),
        (STRICT, {"legal": True}, "TS", True),
        (STRICT, {"legal": True}, "AH", False),
        (STRICT, {"points": 47}, "TS", True),
        (STRICT, {"points": 48}, "TS", False),
        (STRICT, {"keeps": "JS.AH"}, "TS", True),
        (STRICT, {"keeps": "TS"}, "TS", False),
        (STRICT, {"wins": "trick", "keeps": "TS"}, "TS", False),
        (OPEN, {"played": ["exchange"]}, "exchange", True),
        (OPEN, {"played": ["exchange", "close"]}, "exchange", False),
        (OPEN, {"played": ["exchange", "close"]}, "exchange.close", True),
        (OPEN, {"choice": "trumps"}, "KH", True),
        (OPEN, {"choice": "trumps"}, "AS", False),
        (OPEN, {"choice": "worthless"}, "JH", True),
        (OPEN, {"choice": "worthless"}, "QH", False),
        (OPEN, {"choice": "dearest"}, "AS", True),
        (STRICT, {"choice": "winning"}, "TS", True),
        (LAST, {"wins": "deal"}, "claim", True),
        (LAST, {"wins": "deal"}, "pass", True),
        (LAST, {"game_points": 2}, "claim", True),
        (LAST, {"game_points": 2}, "pass", False),
        (LAST.replace("70", "60"), {"wins": "deal"}, "claim", False),
    ],
)
def test_when_a_goal_is_reached(show, goal, moves, done):
    step = _step(show, goal)
    assert not attempt(step).done
    assert attempt(step, moves).done is done


def test_a_refused_move_changes_nothing_and_may_be_followed_by_another_try():
    step = _step(STRICT, {"wins": "trick"})
    tried = attempt(step, "JS")
    assert (tried.state, tried.refusal.rule.value) == (tried.start, "schnapsen.head")
    assert not tried.over


def test_moves_after_a_refused_one_are_an_error():
    with pytest.raises(engine.Refused):
        attempt(_step(STRICT, {"wins": "trick"}), "JS.TS")


def test_a_text_that_is_no_move_is_unreadable():
    with pytest.raises(engine.Unreadable):
        attempt(_step(STRICT, {"wins": "trick"}), "bid-4")


@pytest.mark.parametrize(
    ("show", "goal", "moves", "missed"),
    [
        (STRICT, {"keeps": "TS"}, "TS", True),
        (STRICT, {"wins": "nothing"}, "TS", True),
        (STRICT, {"wins": "trick"}, "JS", False),
        (STRICT, {"refused": "schnapsen.head"}, "TS", True),
        (STRICT, {"points": 48}, "TS", False),
        (OPEN, {"choice": "trumps"}, "AS", True),
        (OPEN, {"played": ["close"]}, "exchange", False),
        (NAMING, {"played": ["trump-S"]}, "trump-C", True),
        (NAMING, {"played": ["trump-S"]}, "trump-S", False),
    ],
)
def test_when_a_goal_is_out_of_reach(show, goal, moves, missed):
    assert attempt(_step(show, goal), moves).missed is missed


def test_without_an_opponent_the_learner_stops_after_leading():
    tried = attempt(_step(OPEN, {"wins": "trick"}), "AS")
    assert tried.over
    assert not tried.done


@pytest.mark.parametrize("opponent", ["beginner", "sensible"])
def test_an_opponent_answers_always_the_same_way(opponent):
    step = _step(OPEN, {"wins": "trick"}, opponent=opponent)
    first, second = attempt(step, "AS"), attempt(step, "AS")
    assert first.state.tricks_played() == second.state.tricks_played() != ()


def test_the_best_move_is_what_the_exact_player_holds_best():
    show = "schnapsen hands=KH.QH/AS.JS trump=H lead=0 points=10/20"
    assert attempt(_step(show, {"choice": "best"}), "marriage-H").done
    assert not attempt(_step(show, {"choice": "best"}), "QH").done


@pytest.mark.parametrize(
    ("show", "goal", "moves", "said"),
    [
        (STRICT, {"wins": "trick"}, "", ()),
        (
            STRICT,
            {"wins": "trick"},
            "JS",
            ("You have to head the trick: your ten of spades beats the king of spades.",),
        ),
        (
            STRICT,
            {"wins": "trick"},
            "TS",
            (TAKEN,),
        ),
        (STRICT, {"wins": "trick", "keeps": "AH"}, "AD", (FOLLOW,)),
        (
            STRICT,
            {"refused": "schnapsen.head"},
            "AD",
            (FOLLOW, "Try a move that this rule forbids: Heading the trick."),
        ),
        (LAST, {"points": 71}, "pass", ("You have 70 counted points; the task asks for 71.",)),
        (
            STRICT,
            {"refused": "schnapsen.head"},
            "TS",
            ("Try a move that this rule forbids: Heading the trick.",),
        ),
        (OPEN, {"played": ["close"]}, "AS", ("Here the task is to close the stock.",)),
        (STRICT, {"keeps": "TS"}, "TS", ("The task is to keep the ten of spades.",)),
        (OPEN, {"choice": "dearest"}, "KH", ("The task asks for another card.",)),
        (
            LAST,
            {"game_points": 3},
            "claim",
            ("Schneider, you score 2: your opponent has 30 points, fewer than 33.",),
        ),
    ],
)
def test_what_is_said_after_a_move(show, goal, moves, said):
    step = _step(show, goal)
    sentences = feedback(step, attempt(step, moves or ()), *EN)
    # What happened comes first; here only the end is looked at.
    assert sentences[len(sentences) - len(said) :] == said


def test_what_the_author_has_explained_is_not_called_another_card_besides():
    step = _step(OPEN, {"choice": "dearest"})
    tried = attempt(step, ["KH"])
    explained = feedback(step, tried, *EN, explained=True)
    assert feedback(step, tried, *EN) == (*explained, "The task asks for another card.")
