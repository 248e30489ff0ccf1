"""What a deal of Schafkopf pays, and the Laufende in it: the document's own answers, both readings."""

import random
import re
from itertools import islice

import pytest

import engine
from lessons import drills
from lessons.drills.registry import KINDS

GAME = "schafkopf"


def ask(kind, en, setup=GAME, **given):
    return drills.ask(kind, engine.parse_setup(setup), en, **given)


# The last trick is worth nothing and goes to seat 2.
LAST = "schafkopf{} hands=7C/8C/9C/7D dealer=3 bids={} lead=0 points={} tricks={}{}"


def ended(bids, points, tricks, more="", setup=""):
    return LAST.format(setup, bids, points, tricks, more)


@pytest.mark.parametrize(
    ("bids", "points", "tricks", "more", "scores"),
    [
        ("rufer-S.pass.pass.pass", "40/35/25/20", "3/2/1/1", " partner=1", (1, 1, -1, -1)),
        ("rufer-S.pass.pass.pass", "20/11/50/39", "2/1/3/1", " partner=1", (-1, -1, 1, 1)),
        ("rufer-S.pass.pass.pass", "20/10/50/40", "2/1/3/1", " partner=1", (-2, -2, 2, 2)),
        ("rufer-S.pass.pass.pass", "80/40/0/0", "5/2/0/0", " partner=1", (2, 2, -2, -2)),
        ("rufer-S.pass.pass.pass", "40/35/25/20", "3/2/1/1", " partner=1 laufende=2", (1, 1, -1, -1)),
        ("pass.solo-H.pass.pass", "10/95/10/5", "1/5/1/0", " laufende=4", (-10, 30, -10, -10)),
        ("rufer-S.pass.pass.pass", "30/20/40/30", "3/1/2/1", " partner=1 laufende=3", (-1, -1, 1, 1)),
    ],
)
def test_who_pays_whom_how_much(bids, points, tricks, more, scores, en):
    position = ended(bids, points, tricks, more)
    for seat, score in enumerate(scores):
        drill = ask("settlement", en, position=position, moves="7C.8C.9C.7D", seat=seat)
        assert drill.accepted == (str(score),)


def test_where_the_losers_held_the_laufende_both_readings_are_told(en):
    position = ended("rufer-S.pass.pass.pass", "30/20/40/30", "3/1/2/1", " partner=1 laufende=3")
    drill = ask("settlement", en, position=position, moves="7C.8C.9C.7D")
    assert drill.accepted == ("-1",)
    assert "You pay 4 units" in drill.sources
    assert "laufende-of-the-losers" in drill.mark("-4").beliefs
    position = position.replace("schafkopf", "schafkopf(laufende=always)")
    other = ask("settlement", en, position=position, moves="7C.8C.9C.7D")
    assert other.accepted == ("-4",)
    assert "You pay 1 unit" in other.sources
    assert "laufende-of-winners-only" in other.mark("-1").beliefs


@pytest.mark.parametrize(
    ("bid", "before", "plays", "score"),
    [
        ("solo-tout-H", "points=0/120/0/0 tricks=0/7/0/0 laufende=5", "7C.8C.7D.7S", 60),
        ("solo-tout-H", "points=0/50/0/0 tricks=0/2/0/0", "9C.8C.7D.7S", -30),
    ],
)
def test_touts(bid, before, plays, score, en):
    cards = plays.split(".")
    hands = "/".join(cards)
    if score < 0:  # five more cards each, which are never played
        more = ("TC.KC.AS.TS.KS", "9S.8S.AD.TD.KD", "9D.8D.AH.TH.KH", "9H.8H.7H.QC.QS")
        hands = "/".join(f"{card}.{rest}" for card, rest in zip(cards, more, strict=True))
    position = f"schafkopf hands={hands} dealer=3 bids=pass.{bid}.pass.pass lead=0 {before}"
    drill = ask("settlement", en, position=position, moves=plays, seat=1)
    assert drill.accepted == (str(score),)
    won = ask("bid-made", en, position=position, moves=plays)
    assert won.accepted == ("yes" if score > 0 else "no",)


def test_sie_is_paid_at_once(en):
    rules = engine.parse_setup(GAME)
    seen = set()
    for seed in range(8):
        drill = drills.generate("settlement", rules, seed, en, target="schafkopf.base-sie")
        seen |= set(drill.accepted)
        assert engine.replay(engine.parse_record(drill.record)).ending == "sie"
    assert seen == {"156", "-52"}


@pytest.mark.parametrize(("points", "answer"), [("36/24/30/30", "no"), ("36/25/30/29", "yes")])
def test_sixty_are_enough_for_the_defenders(points, answer, en):
    position = ended("rufer-S.pass.pass.pass", points, "3/1/2/1", " partner=1")
    drill = ask("bid-made", en, position=position, moves="7C.8C.9C.7D")
    assert drill.accepted == (answer,)
    assert ("sixty-wins" in drill.mark("yes").beliefs) == (answer == "no")


def laufende_of(text, en):
    """A deal with the learner as declarer whose trumps are given; the other cards fall as they will."""
    bid, mine = text.split(" ")
    rules, held = engine.parse_setup(GAME), set(engine.parse_cards(mine))
    rest = [card for card in engine.GAMES[GAME].pack(rules) if card not in held]
    low = sorted(rest, key=lambda card: (engine.card_text(card)[0] in "QJ", engine.card_text(card)[1] == "H"))
    hand = [*held, *low[: 8 - len(held)]]
    others = list(low[8 - len(held) :])
    hands = [hand, others[:8], others[8:16], others[16:]]
    deck = [card for half in (0, 4) for cards in hands for card in cards[half : half + 4]]
    record = engine.parse_record(f"{GAME} dealer=3 deck={engine.cards_text(deck)} moves={bid}.pass.pass.pass")
    return ask("laufende", en, position=record.text)


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("solo-H QC.QS.QH.7H", "3"),
        ("solo-H QC.QS.QD.7H", "0"),
        ("solo-H QC.QS.QH.QD.JC.7H", "5"),
        ("wenz JC.JS", "2"),
        ("wenz JC.JH", "0"),
        ("solo-H QS.QH.QD.7H", "0"),
    ],
)
def test_laufende_are_counted_to_the_first_gap(text, count, en):
    drill = laufende_of(text, en)
    assert drill.accepted == (count,)
    assert str(en.card(text[-2:])) in drill.question


def test_laufende_of_a_rufer_count_over_both_hands(en):
    rules, rng = engine.parse_setup(GAME), random.Random(4)
    maker, seen = KINDS["laufende"].makers[GAME], 0
    for problem in islice(maker.candidates(rules, rng, maker.targets[0]), 30):
        state = problem.state
        if state.contract.kind == "rufer" and problem.side == 0:
            seen += 1
            assert state.partner in state.declarers
            told = maker.question(problem, drills.problem.Speaker(en))
            assert all(str(en.card(card)) in told for card in problem.cards)
    assert seen


def test_a_share_taken_for_the_sum_is_told_as_such(en):
    """In a Sie each of the three pays a third of what the declarer gets: neither number is *turned round*."""
    query = {"kind": "settlement", "game": GAME, "seed": "90428"}
    drill = drills.from_link(query, en)
    (right,) = (int(answer) for answer in drill.accepted)
    said = {int(choice.answer): choice.explanation for choice in drill.choices}
    assert said[3 * right].startswith("That is what the three others get or pay together")


def test_what_several_lines_come_to_is_a_sum(en):
    summed = set()
    for seed in range(12):
        drill = drills.generate("settlement", engine.parse_setup("schafkopf"), seed, en)
        for found in re.finditer(r"In all: ([\d +]+) = (\d+) units?\.", drill.choices[0].explanation):
            assert sum(map(int, found[1].split(" + "))) == int(found[2])
            assert drill.choice(drill.accepted[0]).text.split()[-2] == found[2]
            summed.add(found[2])
    assert summed
