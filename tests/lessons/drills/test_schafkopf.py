"""Drills of Schafkopf: the document's own answers in every contract, the called ace, nothing hidden shown."""

import random
from dataclasses import replace
from itertools import islice

import pytest

import engine
from lessons import drills
from lessons.drills.making import word
from lessons.drills.registry import KINDS
from lessons.drills.schafkopf.partner import known_partner
from lessons.drills.schafkopf.reach import PLAYED, Plan, play_deal
from lessons.drills.solving import solve
from lessons.names import card_names
from tests.lessons.drills.setups import SCHAFKOPF

GAME = "schafkopf"
PROMISES = [(kind, rule) for kind in drills.kinds_for(GAME) for rule in drills.rules_of(kind, GAME)]
SHOWING = ("trick-winner", "legal-cards", "is-legal", "hand-bids", "callable-aces", "may-act", "partner")
CALLED = ("schafkopf.ace-falls", "schafkopf.ace-stays", "schafkopf.run-away", "schafkopf.ace-free")


def ask(kind, en, setup=GAME, **given):
    return drills.ask(kind, engine.parse_setup(setup), en, **given)


@pytest.mark.parametrize(("kind", "rule"), PROMISES)
def test_a_kind_finds_what_it_promises_at_every_table(kind, rule, en):
    for setup, level in zip(SCHAFKOPF, (1, 3), strict=True):
        drill = drills.generate(kind, engine.parse_setup(setup), 1, en, target=rule, difficulty=level)
        assert drill.rule == rule, setup


@pytest.mark.parametrize(
    ("contract", "cards", "winner"),
    [
        ("rufer-S", "9H.JD.QS.JC", "2"),
        ("wenz", "TS.QS.AS.JH", "3"),
        ("solo-C", "AH.TH.7C.KH", "2"),
        ("wenz", "QC.KC.TC.QH", "2"),
        ("wenz-tout", "QC.9C.AH.JD", "3"),
        ("solo-tout-D", "AD.QD.QH.JC", "2"),
        ("rufer-C", "AS.TS.7H.KS", "2"),
        ("rufer-C", "KD.TD.AC.AH", "3"),
    ],
)
def test_four_cards_in_every_contract(contract, cards, winner, en):
    assert ask("trick-winner", en, cards=cards, move=contract).accepted == (winner,)


def test_a_trump_suit_alone_means_a_solo_and_none_a_wenz(en):
    assert ask("trick-winner", en, cards="AH.TH.7C.KH", trump="C").accepted == ("2",)
    assert ask("trick-winner", en, cards="AH.QC.QH.KH").accepted == ("0",)


def test_a_trick_that_has_been_played_is_asked_about_too(en):
    position = "schafkopf hands=7S/QC/9S/KS bids=pass.wenz.pass.pass lead=0 points=10/10/10/10 tricks=2/2/2/1"
    drill = ask("trick-winner", en, position=position, moves="7S.QC.9S.KS")
    assert drill.accepted == ("3",)
    assert drill.moves == ("7S", "QC", "9S", "KS")
    assert "Ana plays" in drill.question


WENZ = "bids=pass.wenz.pass.pass"
RUFER = "bids=pass.rufer-S.pass.pass"


@pytest.mark.parametrize(
    ("hand", "rest", "right"),
    [
        ("QC.7C.JH.AS", f"{WENZ} lead=3 trick=AC", "QC.7C"),
        ("QC.JS.AC.TD", f"{RUFER} lead=3 trick=7H", "QC.JS"),
        ("AS.TS.9S.QH", f"{RUFER} lead=3 trick=7S", "AS"),
        ("AS.TS.9S.7C", f"{RUFER} lead=0", "AS.7C"),
        ("AS.TS.9S.JS", f"{RUFER} lead=0", "AS.JS"),
        ("AS.TS.9S.8S", f"{RUFER} lead=0", "AS.TS.9S.8S"),
        ("AS", f"{RUFER} lead=0", "AS"),
        ("AS.7C.QH", f"{RUFER} lead=3 trick=9D", "7C.QH"),
        ("AS.9S.8S.7S", f"{RUFER} lead=3 trick=KS", "AS"),
        ("AS.9S.7C", f"{RUFER} partner=0 lead=3 trick=KS", "AS.9S"),
        ("AS.9S.7C", f"{RUFER} partner=0 lead=3 trick=9D", "AS.9S.7C"),
    ],
)
def test_the_called_ace_and_effective_suits(hand, rest, right, en):
    count = len(hand.split("."))
    others = f"?{count - 1}" if "trick=" in rest else f"?{count}"
    position = f"schafkopf hands={hand}/?{count}/?{count}/{others} {rest}"
    drill = ask("legal-cards", en, position=position)
    assert set(drill.accepted) == set(right.split("."))
    for card in hand.split("."):
        may = ask("is-legal", en, position=position, move=card)
        assert may.accepted == ("yes" if card in right.split(".") else "no",)


def test_the_called_ace_is_in_every_third_question_about_cards(en):
    rules = engine.parse_setup(GAME)
    for kind in ("legal-cards", "is-legal"):
        found = [drills.generate(kind, rules, seed, en) for seed in range(18)]
        assert sum(drill.rule in CALLED for drill in found) >= 6


@pytest.mark.parametrize(
    ("hand", "aces"),
    [
        ("QS.JS.9C.AD.7D.8H.KH.9H", {"AC"}),
        ("AC.9C.AS.9S.AD.9D.QC.7H", {"no"}),
        ("QC.QS.JC.JS.9C.9S.9D.9H", {"AC", "AS", "AD"}),
    ],
)
def test_which_aces_may_be_called(hand, aces, en):
    drill = ask("callable-aces", en, position=f"schafkopf hands={hand}/?8/?8/?8 dealer=3")
    assert set(drill.accepted) == aces
    assert "hearts are trumps" in drill.choice("AH").explanation
    assert "heart-ace-called" in drill.mark(".".join({"AH", *aces} - {"no"})).beliefs


def test_a_hand_that_may_bid_some_things_over_a_wenz(en):
    position = "schafkopf hands=?8/?8/?8/QC.QS.JC.9H.8H.7H.AC.KC dealer=3 bids=pass.pass.wenz"
    drill = ask("hand-bids", en, position=position)
    assert set(drill.accepted) == {"solo-C", "solo-H", "wenz-tout", "solo-tout-C", "solo-tout-H"}
    assert "equal" in drill.choice("wenz").explanation
    for bid, answer in (("wenz", "no"), ("solo-H", "yes"), ("solo-S", "no"), ("sie", "no")):
        assert ask("may-act", en, position=position, move=bid).accepted == (answer,)
    assert "equal-bid-is-enough" in ask("may-act", en, position=position, move="wenz").mark("yes").beliefs


@pytest.mark.parametrize(
    ("cards", "points"), [("9H.JD.QS.JC", "7"), ("TS.QS.AS.JH", "26"), ("AH.TH.7C.KH", "25")]
)
def test_card_points(cards, points, en):
    assert ask("card-points", en, cards=cards).accepted == (points,)


@pytest.mark.parametrize(
    ("card", "contract", "answer"),
    [
        ("QS", "wenz", "no"),
        ("JS", "wenz", "yes"),
        ("QS", "rufer-S", "yes"),
        ("7H", "rufer-S", "yes"),
        ("AS", "rufer-S", "no"),
        ("7H", "solo-C", "no"),
        ("7C", "solo-C", "yes"),
        ("QH", "solo-tout-D", "yes"),
    ],
)
def test_is_it_a_trump(card, contract, answer, en):
    assert ask("trump-order", en, cards=card, move=contract).accepted == (answer,)


@pytest.mark.parametrize(
    ("cards", "contract", "best"),
    [("AH.JD.QD.JC", "rufer-S", "QD"), ("QS.KS.9S", "wenz", "KS"), ("TD.KD.9D", "solo-C", "TD")],
)
def test_the_strongest(cards, contract, best, en):
    assert ask("trump-order", en, cards=cards, move=contract).accepted == (best,)


def test_the_partner_is_known_when_the_table_knows_him(en):
    """The answer follows from the learner's view alone, whatever is hidden."""
    answers = set()
    for rule in ("schafkopf.partner", "schafkopf.run-away"):
        for seed in range(10):
            drill = drills.generate("partner", engine.parse_setup(GAME), seed, en, target=rule)
            position = engine.parse_position(drill.position)
            for filling in range(2):
                partner = known_partner(position.state(filling), 0)
                assert drill.accepted == ("no" if partner is None else str(partner),)
            if drill.accepted != ("no",):
                assert drill.accepted[0] == str(position.state(1).partner)
            answers.add("seat" if drill.accepted[0] in "123" else drill.accepted[0])
    assert answers == {"0", "seat", "no"}


def test_a_run_away_shows_the_partner(en):
    played = "played=7S.AC/8S.8C/7C.9C/KS.KC"
    position = f"schafkopf hands=AS.TS.9S.QC.9D.9H/?6/?6/?6 dealer=3 bids=pass.rufer-S.pass.pass {played}"
    drill = ask("partner", en, position=position)
    assert drill.accepted == ("0",)
    assert drill.choice("0").rule == "schafkopf.run-away"


def test_who_leads_first_is_not_the_declarer(en):
    rules = engine.parse_setup(GAME)
    misled = 0
    for seed in range(12):
        drill = drills.generate("who-acts", rules, seed, en, target="schafkopf.forehand")
        misled += any("declarer-leads" in choice.beliefs for choice in drill.choices)
    assert misled >= 6


def test_four_passes_pass_the_deal(en):
    for seed in range(4):
        drill = drills.generate("dealer", engine.parse_setup(GAME), seed, en, target="schafkopf.thrown-in")
        match = engine.parse_match(drill.match)
        assert match.results[-1].redeal == "next-dealer"
        assert drill.accepted == (str((match.deals[-1].dealer + 1) % 4),)


def test_the_running_score(en):
    from lessons.drills.schafkopf.reach import play_match

    match = play_match(engine.parse_setup(GAME), random.Random(3), 3)
    for seat in range(4):
        assert ask("match-score", en, match=match.text, seat=seat).accepted == (str(match.score[seat]),)
    assert ask("dealer", en, match=match.text).accepted == (str(match.next_dealer),)


def test_the_pack(en):
    assert ask("pack", en, cards="AS.9S.6D.7H").accepted == ("AS", "9S", "7H")


@pytest.mark.parametrize("kind", SHOWING)
def test_situations_are_replays_and_show_nothing_hidden(kind):
    maker, rules = KINDS[kind].makers[GAME], engine.parse_setup(GAME)
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
            for seat in (1, 2, 3):
                known = state.known(seat)
                assert all(known >> card & 1 for card in position.hands[seat])


@pytest.mark.parametrize("kind", SHOWING)
def test_the_same_view_gives_the_same_drill_in_every_letter(kind, en):
    """The hidden cards are dealt anew in a way that fits what the learner has seen."""
    maker, rng = KINDS[kind].makers[GAME], random.Random(8)
    for target in maker.targets:
        found = (maker.candidates(engine.parse_setup(GAME), rng, target) for _ in range(4))
        for problem in [one for candidates in found for one in islice(candidates, 1)]:
            other = replace(problem, state=engine.view(problem.state, 0).sample(rng))
            assert other.state.hands[0] == problem.state.hands[0]
            first, second = (word(maker, solve(maker, one), en, {}, difficulty=2) for one in (problem, other))
            assert first.as_json() == second.as_json()
            assert first.hints == second.hints


@pytest.mark.parametrize("kind", PLAYED)
def test_hands_are_dealt_that_may_bid_what_is_looked_for(kind):
    rules, rng = engine.parse_setup(GAME), random.Random(kind)
    for declarer in ("me", "other"):
        for _ in range(6):
            end = play_deal(rules, rng, Plan(kind, declarer=declarer, trumps=4))[-1]
            assert end.contract.kind == kind
            assert (end.declarer == 0) == (declarer == "me")
            assert engine.replay(end.record).result.score == end.result.score


@pytest.mark.parametrize(
    ("kind", "given"),
    [
        ("legal-cards", {}),
        ("legal-cards", {"position": "schafkopf hands=QC.QS.JC.JS.9C.9S.9D.9H/?8/?8/?8"}),
        ("is-legal", {"position": f"schafkopf hands=AS/7S/8S/9S {WENZ} lead=0"}),
        ("trick-winner", {"cards": "AS"}),
        ("trick-winner", {"cards": "AS.TS"}),
        ("trump-order", {"cards": "AS", "move": "sie"}),
        ("trump-order", {"cards": "AS.AC", "move": "wenz"}),
        ("hand-bids", {"position": f"schafkopf hands=AS/7S/8S/9S {WENZ} lead=0"}),
        ("callable-aces", {}),
        ("may-act", {"position": "schafkopf hands=QC.QS.JC.JS.9C.9S.9D.9H/?8/?8/?8", "move": "AS"}),
        ("card-points", {"cards": "AS.6D"}),
        ("card-points", {}),
        ("bid-made", {}),
        ("settlement", {"position": f"schafkopf hands=AS/7S/8S/9S {WENZ} lead=0"}),
        ("laufende", {"position": f"schafkopf hands=AS/7S/8S/9S {WENZ} lead=0"}),
        ("partner", {"position": f"schafkopf hands=AS/7S/8S/9S {WENZ} lead=0"}),
        ("who-acts", {"position": f"schafkopf hands=AS/7S/8S/9S {WENZ} lead=0", "move": "7S"}),
        ("match-score", {}),
        ("dealer", {}),
        ("deal", {}),
    ],
)
def test_what_cannot_be_asked_is_refused_with_a_sentence(kind, given, en):
    with pytest.raises(drills.Unasked, match="nothing to ask"):
        ask(kind, en, **given)


def test_names_follow_the_deck_of_the_reader():
    names = card_names("es", "german")
    drill = drills.ask("trick-winner", engine.parse_setup(GAME), names, cards="TS.JS.AS.9S", move="wenz")
    assert "Unter de hojas" in drill.question
    assert [choice.text for choice in drill.choices] == ["Tú", "Ana", "Bruno", "Clara"]


def test_nobody_is_a_secret_partner_in_a_wenz(en):
    drill = drills.from_link({"kind": "partner", "game": GAME, "seed": "91669"}, en)
    assert drill.accepted == ("yes",)
    assert drill.choice("no").explanation.startswith("That gives the declarer a partner")
