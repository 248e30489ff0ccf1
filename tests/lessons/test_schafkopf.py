"""Whatever the engine says in a deal of Schafkopf can be put into words, in both languages and packs."""

import random

import pytest

import engine
from engine.dealing import shuffled
from engine.games.schafkopf import Clause
from engine.games.schafkopf.contracts import BIDS
from engine.games.schafkopf.settle import Ended, pay, revoke
from engine.settlement import Line
from lessons import explain
from lessons.i18n import LANGUAGES, Translator
from lessons.names import PATTERNS, card_names
from lessons.seats import Company
from lessons.wording import schafkopf, schafkopf_deal

RULES = engine.parse_setup("schafkopf")
FOUR = ((0,), (1,), (2,), (3,))
_MOVES = (*engine.GAMES["schafkopf"].pack(RULES), *BIDS)


def _play(seed):
    """Every state of a deal played at random, with a liking for bids, and its end."""
    rng = random.Random(seed)
    state = engine.replay(shuffled(RULES, seed))
    while state.to_act is not None:
        yield state
        moves = state.moves()
        bold = [move for move in moves if move != "pass"]
        state = state.after(rng.choice(bold if bold and rng.random() < 0.6 else moves))
    yield state


_POSITIONS = (
    "schafkopf hands=QC.QS.QH.QD.JC.JS.JH.JD/?8/?8/?8 dealer=3",
    "schafkopf hands=AC.8C/?2/?2/?2 dealer=3 bids=pass.rufer-C.pass.pass lead=0",
    "schafkopf hands=-/-/AC/?1 dealer=3 bids=pass.rufer-C.pass.pass lead=0 trick=7S.8S",
    "schafkopf hands=AS.9C/?2/?2/?2 dealer=3 bids=pass.pass.rufer-S.pass lead=0 partner=0",
    "schafkopf hands=AC.TC.KC.9C.8C.7C.QC.JC/?8/?8/?8 dealer=2 bids=wenz",
    "schafkopf hands=?1/AS.9C/?2/?2 dealer=3 bids=pass.pass.rufer-S.pass lead=0 trick=7D",
    "schafkopf hands=?3/AS.TS.9S.QH/?4/?4 dealer=3 bids=rufer-S.pass.pass.pass trick=7S",
)
"""Moments that a handful of random deals may miss."""


@pytest.fixture(scope="module")
def answers():
    """Reasons for and against moves, tricks and settlement lines, by shape."""
    refused, legal, tricks, lines = {}, {}, {}, {}
    states = [engine.parse_position(text).state() for text in _POSITIONS]
    for state in (*(state for seed in range(60) for state in _play(seed)), *states):
        for move in _MOVES:
            verdict = state.judge(move)
            if verdict.reason:
                key = (verdict.rule, tuple((name, bool(fact)) for name, fact in verdict.reason.facts.items()))
                (legal if verdict.legal else refused).setdefault(key, verdict.reason)
        for trick in state.tricks_played()[-1:]:
            reason = explain.trick_of(state, trick)
            ranks = reason.facts["card"][0], reason.facts["other"][0]
            tricks.setdefault(
                (reason.rule, reason.facts["trumps"] > 1, reason.facts["followed"], ranks), reason
            )
    for bid in ("rufer-S", "wenz", "solo-H", "wenz-tout", "solo-tout-D", "sie"):
        for points in (0, 29, 60, 75, 91, 120):
            for lost in (0, 8 - points // 15) if points else (8,):
                for laufende in (-4, 0, 4):
                    partner = 2 if bid.startswith("rufer") else -1
                    ended = Ended(bid, 1, partner, points, won=8 - lost, lost=lost, laufende=laufende)
                    for line in pay(ended, "always").lines:
                        lines.setdefault((line.rule, line.side, line.amount, *line.facts.items()), line)
    return refused, legal, tricks, lines


@pytest.fixture(params=[(language, pattern) for language in LANGUAGES for pattern in PATTERNS])
def reader(request):
    language, pattern = request.param
    return Translator(language), card_names(language, pattern)


def _whole(sentence):
    assert sentence[0].isupper()
    assert sentence.endswith(".")
    assert not set("{}<>") & set(sentence)


def test_play_meets_every_clause_that_has_words(answers):
    refused, legal, tricks, lines = answers
    assert {rule for rule, _ in refused} == set(schafkopf.REFUSED)
    assert {rule for rule, _ in legal} == set(schafkopf.LEGAL)
    assert {key[0] for key in tricks} == set(schafkopf.TAKEN)
    assert {key[0] for key in lines} == set(schafkopf_deal.SETTLED) - {Clause.REVOKE}


def test_every_reason_is_a_sentence(answers, reader):
    refused, legal, tricks, _ = answers
    for reason in refused.values():
        _whole(explain.sentence(reason, *reader))
    for reason in legal.values():
        _whole(explain.sentence(reason, *reader, legal=True))
    company = Company(FOUR)
    for reason in tricks.values():
        mine = explain.trick_taken(reason, *reader, yours=True, company=company, winner=0)
        theirs = explain.trick_taken(reason, *reader, yours=False, company=company, winner=2)
        _whole(mine)
        _whole(theirs)
        assert theirs.startswith("Bruno ")
        assert "Bruno" not in mine


def test_every_payment_says_who_pays_and_how_much(answers, reader):
    for line in answers[3].values():
        mine = explain.settlement(line, *reader, you=line.side, sides=FOUR)
        theirs = explain.settlement(line, *reader, you=(line.side + 3) % 4, sides=FOUR)
        _whole(mine)
        _whole(theirs)
        assert theirs.startswith("Ana ")
        assert mine.split(".")[1:] == theirs.split(".")[1:]  # the why is the same for all
        assert str(abs(line.amount)) in mine


@pytest.mark.parametrize("offender", [0, 1])
def test_a_broken_duty_names_who_broke_it(offender, reader):
    state = engine.parse_position(
        "schafkopf hands=QC.7C.8C.9C.TC.KC.AC.JC/?8/?8/?8 dealer=3 bids=wenz.pass.pass.pass"
    ).state()
    said = [explain.settlement(line, *reader, sides=FOUR) for line in revoke(state, offender).lines]
    for sentence in said:
        _whole(sentence)
        assert ("Ana" in sentence.split(".", 1)[1]) == (offender == 1)


@pytest.mark.parametrize("rule", list(Clause))
def test_every_clause_has_a_name_and_a_sentence(rule):
    for language in LANGUAGES:
        translator = Translator(language)
        assert not explain.title(rule, translator).endswith(".")
        _whole(explain.general(rule, translator))
    if rule not in (Clause.SCHNEIDER, Clause.SCHWARZ, Clause.LAUFENDE):
        assert explain.title(rule, Translator("es")) != explain.title(rule, Translator("en"))
    assert explain.general(rule, Translator("es")) != explain.general(rule, Translator("en"))


@pytest.mark.parametrize(
    ("position", "move", "said"),
    [
        (
            "schafkopf hands=9S.JS.QH/?3/?3/?2 dealer=2 bids=pass.pass.pass.rufer-C lead=3 trick=7S",
            "JS",
            "Aquí el Unter de hojas es triunfo y no sigue el palo del siete de hojas: juega el nueve de hojas.",
        ),
        (
            "schafkopf hands=9S.JD/?2/?2/?1 dealer=2 bids=pass.pass.pass.rufer-C lead=3 trick=QS",
            "9S",
            "Aquí el Ober de hojas es triunfo y el nueve de hojas no: juega un triunfo, el Unter de cascabeles.",
        ),
        (
            "schafkopf hands=AS.TS.9S.7C/?4/?4/?4 dealer=3 bids=pass.rufer-S.pass.pass lead=0",
            "9S",
            (
                "Han llamado tu as de hojas y tienes 3 cartas de su palo; para salir con una menor que el as "
                "necesitas 4. Sal con el as de hojas o de otro palo."
            ),
        ),
        (
            "schafkopf hands=TS.QC.JC.AS.KS.9S.8S.7H/?8/?8/?8 dealer=3",
            "rufer-C",
            "Para llamar el as de bellotas necesitas otra carta de bellotas; Ober y Unter son triunfos y no cuentan.",
        ),
    ],
)
def test_what_a_refusal_says(position, move, said):
    state = engine.parse_position(position).state()
    reason = state.judge(engine.parse_move(engine.GAMES["schafkopf"], move)).reason
    assert explain.sentence(reason, Translator("es"), card_names("es", "german")) == said


@pytest.mark.parametrize(
    ("contract", "cards", "place", "said"),
    [
        ("rufer-S", "9H.JD.QS.QC", 3, "Entre los Obers, las bellotas mandan sobre las hojas."),
        ("wenz", "TS.QS.AS.JH", 3, "el Unter de corazones es el único triunfo que hay en ella."),
        ("solo-C", "AH.TH.7C.KH", 2, "el siete de bellotas es el único triunfo"),
        ("rufer-S", "AH.TH.JD.KH", 2, "Cualquier Unter está por encima de las cartas del palo de triunfo."),
        ("wenz", "QC.KC.9S.7C", 1, "el rey de bellotas es la más alta del palo de salida (bellotas)"),
        ("rufer-C", "9S.AD.AC.TD", 0, "es la única carta del palo de salida"),
    ],
)
def test_who_takes_a_trick_and_why(contract, cards, place, said):
    reason = explain.trick_reason(engine.parse_cards(cards), place, RULES, contract=contract)
    words = Translator("es"), card_names("es", "german")
    assert said in explain.trick_taken(reason, *words, yours=False, company=Company(FOUR), winner=3)


def test_without_a_contract_no_trick_can_be_explained():
    with pytest.raises(ValueError, match="without a contract"):
        explain.trick_reason(engine.parse_cards("9S.TS"), 1, RULES)


def test_alone_the_declarer_is_told_from_how_many():
    line = Line(Clause.BASE, 1, 15, {"contract": "wenz", "won": 1, "points": 75, "needed": 61, "each": 5})
    said = explain.settlement(line, Translator("en"), card_names("en", "german"), you=3, sides=FOUR)
    assert said == (
        "Bruno gets 15 units, 5 from each of the others. Wenz is won: the declarer's side has 75 card points "
        "and needed 61."
    )


@pytest.mark.parametrize(("won", "told"), [(1, "won"), (0, "lost")])
def test_beside_the_whole_account_a_line_says_its_reason_alone(won, told):
    """What each gets, and the points, stand there already: no number is said twice."""
    line = Line(Clause.BASE, 3, 5, {"contract": "wenz", "won": won, "points": 75, "needed": 61, "each": 5})
    said = explain.settlement(
        line, Translator("en"), card_names("en", "german"), you=3, sides=FOUR, beside=True
    )
    assert said == f"Wenz is {told}: 61 card points were needed."
