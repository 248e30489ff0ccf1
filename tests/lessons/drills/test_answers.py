"""Drills on given situations: the answers are the documents' own, and say where they differ."""

from urllib.parse import parse_qsl, urlsplit

import pytest

import engine
from lessons import drills
from lessons.names import card_names

STRICT = "hands=TS.JS.AH.AD/?4 trump=H stock=- lead=1 trick=KS points=20/25 tricks=3/2 strict=0/0"
PLAYED = "played=AC.TC.KC.QC.JC.QS.JH.QH.KD.QD"


def strict(setup="schnapsen"):
    text = f"{setup} {STRICT} {PLAYED}"
    return text.replace("hands=TS.JS.AH.AD/?4", "hands=TS.JS.AH.AD.TD/?4")


def ask(kind, en, setup="schnapsen", **given):
    return drills.ask(kind, engine.parse_setup(setup), en, **given)


def test_heading_is_a_duty_of_one_document_only(en):
    zone = ask("legal-cards", en, position=strict())
    assert set(zone.accepted) == {"TS"}
    assert "Bummerl rules" in zone.mark("TS.JS").full
    assert "no-duty-to-head" in zone.mark("TS.JS").beliefs
    other = ask("legal-cards", en, position=strict("schnapsen(preset=bummerl)"))
    assert set(other.accepted) == {"TS", "JS"}
    assert "cardgames.zone" in other.mark("TS").full


def test_every_card_of_the_hand_has_its_own_reason(en):
    drill = ask("legal-cards", en, position=strict())
    rules = {choice.answer: choice.rule for choice in drill.choices}
    assert rules["JS"] == "schnapsen.head"
    assert rules["AH"] == rules["AD"] == "schnapsen.follow"
    assert "ten of spades" in drill.choice("JS").explanation
    assert drill.hints[1].cards[0] == "KS"


@pytest.mark.parametrize(("card", "answer"), [("TS", "yes"), ("JS", "no"), ("AH", "no"), ("KH", "no")])
def test_one_card(card, answer, en):
    assert ask("is-legal", en, position=strict(), move=card).accepted == (answer,)


def test_short_when_right_and_full_when_wrong(en):
    drill = ask("is-legal", en, position=strict(), move="JS")
    right, wrong = drill.mark("no"), drill.mark("yes")
    assert right.explanation == "Right: No."
    assert "ten of spades" in wrong.explanation
    assert "Heading the trick" in wrong.explanation
    assert wrong.explanation.endswith("would be: Yes.")


def test_a_wrong_answer_is_told_in_paragraphs_what_was_thought_what_holds_and_the_clause(en):
    drill = ask("is-legal", en, position=strict(), move="JS")
    thought, holds, sources = drill.mark("yes").parts
    clause = drill.choice("yes").named
    assert thought in {said for _, _, said in drill.beliefs}
    assert "ten of spades" in holds
    assert clause == "The rule is “Heading the trick”."
    assert sources == drill.sources
    assert drill.mark("yes").rules == ("schnapsen.head",)
    assert not any("The answer is" in part or clause in part for part in (thought, holds, sources))
    assert drill.mark("yes").full == f"{thought} {holds} {clause} The answer is: No. {sources}"


def test_what_holds_for_several_options_is_told_once(en):
    drill = drills.generate("partner", engine.parse_setup("schmier"), 3, en)
    wrong = [choice.answer for choice in drill.choices if choice.answer not in drill.accepted]
    (told,) = drill.mark(wrong[0]).parts
    assert all(told in drill.choice(answer).explanation for answer in (wrong[0], *drill.accepted))
    assert drill.mark(wrong[0]).full.count(drill.choice(wrong[0]).named) == 1


@pytest.mark.parametrize(
    ("cards", "trump", "seat", "winner"),
    [
        ("TS.KS", "H", 0, "0"),
        ("KS.TS", "H", 0, "1"),
        ("TS.JH", "H", 0, "1"),
        ("JH.AS", "H", 0, "0"),
        ("JS.AD", "H", 0, "0"),
        ("TS.JH", "H", 1, "0"),
    ],
)
def test_two_cards_and_a_trump(cards, trump, seat, winner, en):
    assert ask("trick-winner", en, cards=cards, trump=trump, seat=seat).accepted == (winner,)


def test_the_ten_counted_by_its_face_is_recognised(en):
    drill = ask("trick-winner", en, cards="TS.KS", trump="H")
    assert "ten-by-face" in drill.choice("1").beliefs
    assert "face" in drill.choice("1").explanation


def test_a_trick_that_has_been_played_is_asked_about_too(en):
    position = "schnapsen hands=TS.JS/QD trump=H lead=1 trick=KS"
    drill = ask("trick-winner", en, position=position, moves="TS")
    assert drill.accepted == ("0",)
    assert drill.moves == ("TS",)


@pytest.mark.parametrize(("cards", "points"), [("TS.KS", "14"), ("AS.JD.QC", "16"), ("JS.JD", "4")])
def test_card_points(cards, points, en):
    assert ask("card-points", en, cards=cards).accepted == (points,)


def test_a_pending_marriage_counts_nothing_yet(en):
    deal = "schnapsen hands=KH.QH.AS.TS.JS/?5 trump=H stock=??.??.??.??.??.??.??.??.??.AH lead=0"
    drill = ask("card-points", en, position=deal, move="marriage-H")
    assert drill.accepted == ("0",)
    assert "marriage-counts-at-once" in drill.mark("40").beliefs


@pytest.mark.parametrize(
    ("setup", "points"),
    [("schnapsen", "-3"), ("schnapsen(preset=bummerl)", "-2")],
)
def test_what_a_false_claim_costs_depends_on_the_document(setup, points, en):
    text = "hands=AS.KS/QS.JS trump=H lead=0 points=50/0 tricks=8/0"
    drill = ask("game-points", en, setup, position=f"{setup} {text}", move="claim")
    assert drill.accepted == (points,)
    assert drill.sources


def test_a_failed_close_looks_at_the_moment_of_closing(en):
    text = "schnapsen hands=-/- trump=H stock=?3.AH closed=0:0:0 lead=1 points=40/40 tricks=4/4 strict=1/4"
    text += " played=" + ".".join(rank + suit for suit in "CSD" for rank in "ATKQJ") + ".JH"
    drill = ask("game-points", en, position=text, moves="pass")
    assert drill.accepted == ("-3",)
    assert "close-judged-now" in drill.mark("-2").beliefs


def test_revoke(en):
    drill = ask("game-points", en, position=strict(), move="JS")
    assert drill.accepted == ("-2",)


def test_may_close_only_on_lead(en):
    text = "hands=KH.QH.AS.TS.JS/?4 trump=H stock=??.??.??.??.??.??.??.??.??.AH lead=1 trick=AD"
    for move in ("close", "exchange", "marriage-H"):
        drill = ask("may-act", en, position=f"schnapsen {text}", move=move)
        assert drill.accepted == ("no",)
        assert drill.mark("yes").beliefs == () or "follower-may-act" in drill.mark("yes").beliefs
    assert ask("may-act", en, position=f"schnapsen(preset=bummerl) {text}", move="claim").accepted == ("yes",)


@pytest.mark.parametrize(("points", "answer"), [(65, "no"), (66, "yes"), (70, "yes")])
def test_a_claim_needs_the_goal(points, answer, en):
    text = f"schnapsen hands=AS/QS trump=H lead=0 points={points}/20 tricks=7/2"
    assert ask("claim", en, position=text).accepted == (answer,)


def test_a_match_is_counted_down(en, zone):
    from random import Random

    from lessons.drills.schnapsen.matches import play_match

    match = play_match(zone, Random(3), 3)
    drill = ask("match-score", en, match=match.text)
    assert drill.accepted == (str(match.score[0]),)
    assert ask("dealer", en, match=match.text).accepted == (str(match.next_dealer),)


def test_the_pack(en):
    assert ask("pack", en, cards="AS.9S.TD.7H").accepted == ("AS", "TD")
    assert ask("pack", en, "schnapsen(pack=24)", cards="AS.9S.TD.7H").accepted == ("AS", "TD", "7H")


@pytest.mark.parametrize(
    ("kind", "given"),
    [
        ("legal-cards", {}),
        ("is-legal", {"position": strict()}),
        ("may-act", {"position": strict(), "move": "JS"}),
        ("card-points", {}),
        ("game-points", {"position": strict()}),
        ("game-points", {"position": strict(), "move": "TS"}),
        ("match-score", {}),
        ("dealer", {}),
        ("pack", {"cards": "9S"}),
        ("deal", {}),
        ("look-back", {"position": strict(), "cards": "AS.TS"}),
        ("draw-order", {"position": strict()}),
        ("who-acts", {"position": strict()}),
        ("trick-winner", {"position": strict()}),
        ("claim", {}),
        ("strict-phase", {}),
    ],
)
def test_what_cannot_be_asked_is_refused_with_a_sentence(kind, given, en):
    with pytest.raises(drills.Unasked, match="nothing to ask"):
        ask(kind, en, **given)


def test_names_follow_the_deck_of_the_reader():
    drill = drills.ask(
        "legal-cards", engine.parse_setup("schnapsen"), card_names("es", "german"), position=strict()
    )
    assert "rey de hojas" in drill.question
    assert drill.choice("JS").text == "Unter de hojas"


@pytest.mark.parametrize(
    ("kind", "given"),
    [
        ("legal-cards", {"position": strict()}),
        ("is-legal", {"position": strict(), "move": "JS"}),
        ("trick-winner", {"cards": "TS.JH", "trump": "H", "seat": 1}),
        ("trick-winner", {"position": "schnapsen hands=TS.JS/QD trump=H lead=1 trick=KS", "moves": "TS"}),
        ("card-points", {"cards": "TS.KS"}),
        ("match-score", {"match": "match schnapsen target=5 dealer=1"}),
    ],
)
def test_the_link_of_a_given_situation_leads_back_to_it(kind, given, en):
    drill = ask(kind, en, **given)
    query = dict(parse_qsl(urlsplit(drill.link).query))
    assert drills.from_link(query, en) == drill


def test_why_a_failed_close_is_dear_is_said(en, zone):
    for seed in range(8):
        drill = drills.generate("game-points", zone, seed, en, target="schnapsen.failed-close")
        right = drill.choice(drill.accepted[0])
        assert ("had no trick" in right.explanation) == (abs(int(right.answer)) == 3)
