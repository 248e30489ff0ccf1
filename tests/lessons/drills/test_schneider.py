"""Drills of Bohemian Schneider: the documents' own answers, both ways to take a trick, nothing hidden shown."""

import random
from itertools import islice

import pytest

import engine
from lessons import drills
from lessons.drills.registry import KINDS
from lessons.drills.schneider.memory import could_hold
from lessons.drills.schneider.reach import Temper, play_deal
from lessons.names import card_names
from tests.lessons.drills.setups import BY_GAME

PROMISES = [
    (kind, rule) for kind in drills.kinds_for("schneider") for rule in drills.rules_of(kind, "schneider")
]
SHOWING = ("trick-winner", "legal-cards", "is-legal", "beaters", "unseen", "draw-order", "who-acts")
LATE = "hands={}/{} lead=0 tricks=7/7"


def ask(kind, en, setup="schneider", **given):
    return drills.ask(kind, engine.parse_setup(setup), en, **given)


@pytest.mark.parametrize(("kind", "rule"), PROMISES)
def test_a_kind_finds_what_it_promises_at_every_table(kind, rule, en):
    for setup in BY_GAME["schneider"]:
        for level in (1, 3):
            drill = drills.generate(kind, engine.parse_setup(setup), 1, en, target=rule, difficulty=level)
            assert drill.rule == rule, setup


@pytest.mark.parametrize(
    ("cards", "setup", "trump", "winner"),
    [
        ("TS.JS", "schneider", None, "1"),
        ("TS.KS", "schneider", None, "1"),
        ("TS.9S", "schneider", None, "0"),
        ("7S.AH", "schneider", None, "0"),
        ("TS.JS", "schneider(capture=next-only)", None, "1"),
        ("TS.KS", "schneider(capture=next-only)", None, "0"),
        ("AS.7H", "schneider(trump=yes)", "H", "1"),
        ("AS.7H", "schneider(trump=yes)", "D", "0"),
        ("8H.TH", "schneider(capture=next-only,trump=yes)", "H", "0"),
        ("8S.7H", "schneider(capture=next-only,trump=yes)", "H", "1"),
    ],
)
def test_two_cards(cards, setup, trump, winner, en):
    assert ask("trick-winner", en, setup, cards=cards, trump=trump).accepted == (winner,)


def test_where_the_two_ways_to_take_a_trick_differ_it_is_said(en):
    drill = ask("trick-winner", en, cards="TS.KS")
    assert drill.sources
    assert "next higher card" in drill.choice("1").explanation
    assert "Your opponent" in drill.choice("1").text
    other = ask("trick-winner", en, "schneider(capture=next-only)", cards="TS.KS")
    assert "any higher card" in other.mark("1").full
    assert "any-higher-wins" in other.mark("1").beliefs
    assert ask("trick-winner", en, cards="TS.JS").sources is None


def test_many_seeds_under_both_ways_say_where_they_differ(en):
    for capture in ("any-higher", "next-only"):
        rules = engine.parse_setup(f"schneider(capture={capture})")
        found = [drills.generate("trick-winner", rules, seed, en) for seed in range(40)]
        assert {drill.sources is None for drill in found} == {True, False}


def test_the_ten_is_no_schnapsen_ten(en):
    drill = ask("trick-winner", en, cards="TS.QS")
    assert "ten-above-king" in drill.mark("0").beliefs


@pytest.mark.parametrize(("follow", "right"), [("no", {"9S", "AH", "8S"}), ("yes", {"9S", "8S"})])
def test_following_suit_is_an_option(follow, right, en):
    position = f"schneider(follow={follow}) hands=9S.8S.AH/?2 lead=1 trick=KS tricks=7/6 played="
    out = set(engine.parse_cards("9S.8S.AH.KS.7C.8C"))
    position += engine.cards_text(
        card for card in engine.GAMES["schneider"].pack(engine.parse_setup("schneider")) if card not in out
    )
    drill = ask("legal-cards", en, position=position)
    assert set(drill.accepted) == right
    assert ask("is-legal", en, position=position, move="AH").accepted == ("yes" if follow == "no" else "no",)


@pytest.mark.parametrize(
    ("setup", "number"),
    [("schneider", "3"), ("schneider(pack=24)", "2"), ("schneider(honours=AKQJT,pack=24)", "3")],
)
def test_honours(setup, number, en):
    assert ask("honours", en, setup, cards="AS.TD.9C.QH").accepted == (number,)


@pytest.mark.parametrize(
    ("setup", "points", "answer"),
    [
        ("schneider", "11/9", "1"),
        ("schneider", "4/16", "-2"),
        ("schneider", "15/5", "1"),
        ("schneider", "20/0", "3"),
        ("schneider", "10/10", "0"),
        ("schneider(scoring=difference)", "14/6", "8"),
        ("schneider(scoring=difference)", "10/10", "0"),
        ("schneider(pack=24)", "9/7", "1"),
        ("schneider(pack=24)", "3/13", "-2"),
        ("schneider(pack=24)", "0/16", "-3"),
        ("schneider(pack=24)", "8/8", "0"),
        ("schneider(honours=AKQJT,pack=24)", "13/7", "1"),
    ],
)
def test_what_a_deal_is_worth(setup, points, answer, en):
    half = len(engine.GAMES["schneider"].pack(engine.parse_setup(setup))) // 4
    position = f"{setup} hands=-/- lead=0 points={points} tricks={half}/{half}"
    drill = ask("game-points", en, position=position)
    assert drill.accepted == (answer,)
    if answer == "0":
        assert "same dealer" in drill.choice("0").explanation


def test_which_cards_still_beat_a_free_eight(en):
    """The tip that an eight is free once the ace has gone is wrong under either rule."""
    gone = "AD.AC.KC.QC.JC.TC.9C.8C.7C.AS"
    unseen = "AH.KH.QH.JH.TH.9H"
    place = f"hands=8D.7D.8S.7S.8H.7H/?6 stock={'.'.join(['??'] * 10)} lead=0 tricks=3/2 played={gone}"
    right = {
        "any-higher": {"9D", "TD", "JD", "QD", "KD"},
        "next-only": {"9D"},
    }
    for capture, cards in right.items():
        drill = ask("beaters", en, position=f"schneider(capture={capture}) {place}", move="8D")
        assert set(drill.accepted) == cards
        assert ("has been played" in drill.choice("AD").explanation) == (capture == "any-higher")
        assert drill.sources
    assert "no" not in {*ask("unseen", en, position=f"schneider {place}", cards=f"{unseen}.AD").accepted}


def test_nothing_left_is_an_answer(en):
    gone = "AD.KD.QD.JD.TD.9D.AC.KC.QC.JC"
    place = f"hands=8D.7D.8S.7S.8H.7H/?6 stock={'.'.join(['??'] * 10)} lead=0 tricks=3/2 played={gone}"
    drill = ask("beaters", en, position=f"schneider {place}", move="8D")
    assert drill.accepted == ("no",)
    assert drill.choice("no").text == "Not one of them"
    assert not drill.mark("9D").right


def test_memory_is_told_and_no_more(en):
    """The tricks told are those played; the answers follow from the learner's view, whatever is hidden."""
    for setup in BY_GAME["schneider"]:
        for seed in range(4):
            drill = drills.generate("unseen", engine.parse_setup(setup), seed, en)
            position = engine.parse_position(drill.position)
            names = {engine.card_text(card) for card in position.played}
            told = drill.question
            assert all(str(en.card(card)) in told for card in names)
            for filling in range(3):
                found = could_hold(position.state(filling), 0)
                right = {c.answer for c in drill.choices if found >> engine.parse_card(c.answer) & 1}
                assert right >= set(drill.accepted)


def test_what_the_stock_holds_and_how_long_a_deal_is(en):
    rules = engine.parse_setup("schneider")
    seen = set()
    for seed in range(40):
        drill = drills.generate("draw-order", rules, seed, en, target="schneider.length")
        position = engine.parse_position(drill.position)
        seen.add(drill.accepted[0] if drill.accepted[0] in {"yes", "no"} else "tricks")
        if drill.accepted[0] not in {"yes", "no"}:
            assert int(drill.accepted[0]) == 16 - sum(position.tricks) - 1
    assert seen == {"yes", "no", "tricks"}


def test_the_turned_card_goes_to_the_loser(en):
    rules = engine.parse_setup("schneider(trump=yes)")
    for seed in range(6):
        drill = drills.generate("draw-order", rules, seed, en, target="schneider.turned")
        assert "loser-draws-first" in drill.mark(str(1 - int(drill.accepted[0]))).beliefs


def test_a_match_is_added_up(en):
    from lessons.drills.schneider.reach import play_match

    match = play_match(engine.parse_setup("schneider"), random.Random(3), 3)
    drill = ask("match-score", en, match=match.text)
    assert drill.accepted == (str(match.score[0]),)
    assert ask("dealer", en, match=match.text).accepted == (str(match.next_dealer),)


def test_matches_go_to_each_usual_target(en):
    def targets(setup):
        made = [
            drills.generate("match-score", engine.parse_setup(setup), s, en, target="schneider.target")
            for s in range(8)
        ]
        return {engine.parse_match(drill.match).target for drill in made}

    assert targets("schneider") == {7, 10}
    assert targets("schneider(scoring=difference)") == {50}


def test_a_tie_is_dealt_again_by_the_same_player(en):
    for seed in range(6):
        drill = drills.generate("dealer", engine.parse_setup("schneider"), seed, en, target="schneider.tie")
        match = engine.parse_match(drill.match)
        assert match.results[-1].redeal == "same-dealer"
        assert drill.accepted == (str(match.deals[-1].dealer),)


def test_the_pack(en):
    assert ask("pack", en, cards="AS.9S.6D.7H").accepted == ("AS", "9S", "7H")
    assert ask("pack", en, "schneider(pack=24)", cards="AS.9S.6D.7H").accepted == ("AS", "9S")


@pytest.mark.parametrize("setup", BY_GAME["schneider"])
@pytest.mark.parametrize("kind", SHOWING)
def test_situations_are_replays_and_show_nothing_hidden(kind, setup):
    maker, rules = KINDS[kind].makers["schneider"], engine.parse_setup(setup)
    for target in maker.targets:
        for problem in islice(maker.candidates(rules, random.Random(5), target), 2):
            state = problem.state
            again = engine.replay(engine.parse_record(state.record.text))
            assert again.hands == state.hands
            assert again.to_act == state.to_act == 0
            for move in problem.moves:
                assert again.judge(move).legal
                again = again.after(move)
            shown = maker.shown(problem).position
            assert shown == engine.view(state, 0).text
            position = engine.parse_position(shown)
            known = {*position.known}
            hidden = {*engine.cards_of(state.hands[1] & ~state.shown[1])}
            hidden |= {*state.stock[: -1 if state.trump is not None else None]}
            assert not known & hidden


def test_a_record_is_only_shown_of_a_finished_deal_or_a_pack(en):
    for kind in ("game-points", "look-back"):
        for seed in range(20):
            drill = drills.generate(kind, engine.parse_setup("schneider"), seed, en)
            if drill.record:
                assert engine.replay(engine.parse_record(drill.record)).result is not None


def test_who_gives_all_away_is_schwarz():
    rng = random.Random(2)
    ends = [play_deal(engine.parse_setup("schneider"), rng, Temper(giver=1))[-1] for _ in range(10)]
    assert any(end.honours == (20, 0) for end in ends)


@pytest.mark.parametrize(
    ("kind", "given"),
    [
        ("legal-cards", {}),
        ("is-legal", {"position": "schneider " + LATE.format("AC.7D", "KC.8D")}),
        ("honours", {}),
        ("honours", {"cards": "AS.6D"}),
        ("beaters", {"position": "schneider " + LATE.format("AC.7D", "KC.8D"), "move": "KC"}),
        ("unseen", {"position": "schneider " + LATE.format("AC.7D", "KC.8D"), "cards": "9D"}),
        ("game-points", {"position": "schneider " + LATE.format("AC.7D", "KC.8D")}),
        ("match-score", {}),
        ("dealer", {}),
        ("deal", {}),
        ("look-back", {}),
        ("trick-winner", {"cards": "AS"}),
    ],
)
def test_what_cannot_be_asked_is_refused_with_a_sentence(kind, given, en):
    with pytest.raises(drills.Unasked, match="nothing to ask"):
        ask(kind, en, **given)


def test_names_follow_the_deck_of_the_reader():
    drill = drills.ask(
        "trick-winner", engine.parse_setup("schneider"), card_names("es", "german"), cards="TS.JS"
    )
    assert "Unter de hojas" in drill.question
