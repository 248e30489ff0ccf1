"""Whatever the engine says in a deal of Schmier can be put into words, in both languages."""

import random

import pytest

import engine
from engine.dealing import shuffled
from engine.games.schmier import Clause
from engine.games.schmier.options import sides_of
from engine.games.schmier.settle import revoke
from engine.games.schmier.words import BIDS
from engine.players import choose
from engine.settlement import Line
from lessons import explain
from lessons.i18n import LANGUAGES, Translator
from lessons.names import card_names
from lessons.rule_sets import rule_sets
from lessons.seats import NAMES, company
from lessons.wording import schmier, schmier_deal

RULES = engine.parse_setup("schmier")
ON = "dealer=5 bids=bid-3.pass.pass.pass.pass.pass trump=H"
_MOVES = (*engine.GAMES["schmier"].pack(RULES), *BIDS, "pass", "trump-S", "discard-none")
_DEALER = "2C.AH.KH.QH.JH.JD.TH.2H/?6/?6/?6/?6/?6 dealer=0 bids=pass.pass.pass.pass.pass.bid-3 trump=H "
_REFUSED = (
    (f"schmier hands={_DEALER}discarded=*/?3/?3/?3/?3/?3", "discard-2C-JD", Clause.PROTECTED),
    (f"schmier hands={_DEALER}discarded=*/?3/?3/?3/?3/?3", "discard-KH-TH", Clause.DEALER_TRUMPS),
    (f"schmier hands={_DEALER}discarded=*/?3/?3/?3/?3/?3", "discard-2C", Clause.DEALER_TAKES),
    (
        f"schmier hands=AS.TC.9D.3H.JD.JO/?6/?6/?6/?6/?6 {ON} discarded=*/*/*/*/*/*",
        "discard-AS-AS",
        Clause.DISCARD,
    ),
    (
        f"schmier hands=AS.TC.9D.3H.JD.JO/?6/?6/?6/?6/?6 {ON} discarded=*/*/*/*/*/*",
        "discard-JD",
        Clause.DISCARD_TRUMP,
    ),
    (
        f"schmier hands=AS.TC.9D.3S.JD.JO/?6/?6/?6/?6/?6 {ON} discarded=*/*/*/*/*/*",
        "discard-AS-TC-9D-3S",
        Clause.DISCARD_MOST,
    ),
)
"""Discards that only a learner would name."""
_ALLOWED = (
    (f"schmier hands={_DEALER}discarded=*/?3/?3/?3/?3/?3", "discard-2C-TH", Clause.DEALER_TRUMPS),
    (
        f"schmier hands={_DEALER.replace('2C.AH.KH', '2C.3C.4C')}discarded=*/?3/?3/?3/?3/?3",
        "discard-2C-3C",
        Clause.DEALER_TAKES,
    ),
)


def _play(rules, seed):
    """Every state of a deal with bids on thin hands and cards played at random, and its end."""
    rng = random.Random(seed)
    state = engine.replay(shuffled(rules, seed, dealer=seed % 6))
    while state.to_act is not None:
        yield state
        moves = state.moves()
        if state.phase == "discard":
            moves = (choose("beginner", engine.view(state, state.to_act), seed=seed).move,)
        elif state.phase == "bidding" and rng.random() < 0.5:
            moves = ("pass",)
        state = state.after(rng.choice(moves))
    yield state


@pytest.fixture(scope="module")
def answers():
    """Reasons for and against moves, tricks and settlement lines, by shape."""
    refused, legal, tricks, lines = {}, {}, {}, {}
    for rules in rule_sets("schmier"):
        for state in (state for seed in range(12) for state in _play(rules, seed)):
            for move in _MOVES:
                _keep(state.judge(move), refused, legal)
            for trick in state.tricks_played()[-1:]:
                reason = explain.trick_of(state, trick)
                shape = tuple(bool(reason.facts[name]) for name in ("same", "left", "stranger"))
                tricks.setdefault((reason.rule, reason.facts["trumps"] > 1, *shape), reason)
            for line in state.result.lines if state.result else ():
                lines.setdefault((line.rule, line.side, line.amount, rules), (line, rules))
    for position, move, _ in (*_REFUSED, *_ALLOWED):
        _keep(engine.parse_position(position).state().judge(move), refused, legal)
    return refused, legal, tricks, lines


def _keep(verdict, refused, legal):
    if verdict.reason:
        facts = ((name, bool(fact)) for name, fact in verdict.reason.facts.items())
        (legal if verdict.legal else refused).setdefault((verdict.rule, *facts), verdict.reason)


@pytest.fixture(params=LANGUAGES)
def reader(request):
    return Translator(request.param), card_names(request.param)


def _whole(sentence):
    assert sentence[0].isupper() or sentence[0].isdigit() or sentence[0] == "¿"
    assert sentence[-1] in ".?"
    assert not set("{}<>") & set(sentence)


def test_play_meets_every_clause_that_has_words(answers):
    refused, legal, tricks, lines = answers
    assert {rule for rule, *_ in refused} == set(schmier.REFUSED)
    assert {rule for rule, *_ in legal} == set(schmier.LEGAL)
    assert {rule for rule, *_ in tricks} == set(schmier_deal.TAKEN)
    untold = {Clause.GAME_TIE, Clause.MADE, Clause.REVOKE}  # told beside the lines of a settlement
    assert {rule for rule, *_ in lines} == set(schmier_deal.SETTLED) - untold


def test_every_reason_is_a_sentence(answers, reader):
    refused, legal, tricks, _ = answers
    table = company(RULES)
    for reason in refused.values():
        _whole(explain.sentence(reason, *reader, company=table))
    for reason in legal.values():
        _whole(explain.sentence(reason, *reader, legal=True, company=table))
    for reason in tricks.values():
        mine = explain.trick_taken(reason, *reader, yours=True, company=table, winner=0)
        partners = explain.trick_taken(reason, *reader, yours=False, company=table, winner=3)
        theirs = explain.trick_taken(reason, *reader, yours=False, company=table, winner=2)
        for said in (mine, partners, theirs):
            _whole(said)
        assert theirs.startswith("Bruno ")
        assert "Clara" in partners
        assert mine.split(".", 1)[1] == theirs.split(".", 1)[1]  # the why is the same for all


def test_every_point_names_its_team(answers, reader):
    for line, rules in answers[3].values():
        sides = sides_of(rules)
        mine = explain.settlement(line, *reader, you=line.side, sides=sides)
        other = (line.side + 1) % len(sides)
        theirs = explain.settlement(line, *reader, you=other, sides=sides)
        _whole(mine)
        _whole(theirs)
        assert str(abs(line.amount)) in mine
        assert "Bruno" not in mine.split(":", maxsplit=1)[0]
        assert company(rules, other).team(line.side, reader[0]) in theirs


@pytest.mark.parametrize("offender", range(6))
def test_a_broken_duty_names_who_broke_it(offender, reader):
    (line,) = revoke(RULES, 0, 4, offender).lines
    said = explain.settlement(line, *reader, you=0, sides=sides_of(RULES))
    _whole(said)
    assert "4" in said
    named = [name for name in NAMES if name in said.split(":")[1]]
    assert named == [company(RULES).told(offender, reader[0])] * (offender > 0)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (
            Line(Clause.GAME_TIE, -1, 0, {"points": ["30", "30", "12"], "team": -1}),
            (
                "Nadie se apunta el Juego, por empate en cabeza. Puntos de cartas: 30 (tu equipo), "
                "30 (Ana y David) y 12 (Bruno y Elena)."
            ),
        ),
        (
            Line(Clause.MADE, 1, 4, {"bid": 3, "won": 4}),
            "Ana y David han cumplido su puja de 3: han ganado 4 puntos.",
        ),
        (
            Line(Clause.FAILED, 0, -4, {"bid": 4, "won": 1}),
            "Tu equipo pierde 4: pujó 4 y solo ha ganado 1 punto, que ya no cuenta.",
        ),
        (
            Line(Clause.FAILED, 2, -3, {"bid": 3, "won": 0}),
            "Bruno y Elena pierden 3: pujaron 3 y no han ganado ni un punto.",
        ),
    ],
)
def test_what_a_deal_has_come_to(line, said):
    assert explain.settlement(line, Translator("es"), card_names("es"), sides=sides_of(RULES)) == said


@pytest.mark.parametrize("rule", list(Clause))
def test_every_clause_has_a_name_and_a_sentence(rule):
    for language in LANGUAGES:
        translator = Translator(language)
        assert not explain.title(rule, translator).endswith(".")
        _whole(explain.general(rule, translator))
    assert explain.title(rule, Translator("es")) != explain.title(rule, Translator("en"))
    assert explain.general(rule, Translator("es")) != explain.general(rule, Translator("en"))


@pytest.mark.parametrize(("position", "move", "rule"), _REFUSED)
def test_what_may_not_be_thrown_is_refused_by_its_own_clause(position, move, rule):
    verdict = engine.parse_position(position).state().judge(move)
    assert (verdict.legal, verdict.rule) == (False, rule)


@pytest.mark.parametrize(
    ("hand", "led", "move", "said"),
    [
        (
            "JD.4C.KD",
            "9D",
            "JD",
            (
                "La jota de diamantes es el Bauer izquierdo, triunfo en este reparto. Tienes que seguir el palo: se "
                "ha salido con el nueve de diamantes y tienes el rey de diamantes."
            ),
        ),
        (
            "JO.4C.2S",
            "KH",
            "4C",
            (
                "Tienes que seguir el palo: el rey de corazones es triunfo, y tienes el comodín. El comodín siempre "
                "es triunfo, el más bajo."
            ),
        ),
        (
            "JD.4C.2S",
            "KH",
            "2S",
            (
                "Tienes que seguir el palo: el rey de corazones es triunfo, y tienes la jota de diamantes. Con "
                "triunfo de corazones, la jota de diamantes es el Bauer izquierdo."
            ),
        ),
        (
            "9D.4C.3H",
            "JD",
            "9D",
            (
                "Tienes que seguir el palo: la jota de diamantes es triunfo, y tienes el tres de corazones. Con "
                "triunfo de corazones, la jota de diamantes es el Bauer izquierdo."
            ),
        ),
    ],
)
def test_the_traps_of_following_are_named(hand, led, move, said):
    state = engine.parse_position(f"schmier hands={hand}/?3/?3/?3/?3/?2 {ON} lead=5 trick={led}").state()
    reason = state.judge(engine.parse_card(move)).reason
    assert explain.sentence(reason, Translator("es"), card_names("es")) == said


@pytest.mark.parametrize(
    ("cards", "place", "said"),
    [
        (
            "JO.3H.JD.TH.AS.JH",
            5,
            "La jota de corazones es el triunfo más alto de la baza; le sigue la jota de diamantes.",
        ),
        ("JO.3H.JD.TH.AS.4C", 2, "la jota de diamantes es el Bauer izquierdo, y no ha caído ningún triunfo"),
        ("AS.KS.JO.TS.AC.2S", 2, "El comodín es el único triunfo"),
        ("9C.AD.JC.AS.3C.2C", 2, "por encima del nueve de tréboles. El as de diamantes es de otro palo"),
        ("9C.AD.KS.8S.3S.4D", 0, "nadie ha seguido el palo del nueve de tréboles"),
    ],
)
def test_who_takes_a_trick_and_why(cards, place, said):
    reason = explain.trick_reason(engine.parse_cards(cards), place, RULES, 2)
    words = Translator("es"), card_names("es")
    assert said in explain.trick_taken(reason, *words, yours=False, company=company(RULES), winner=3)


def test_without_trumps_no_trick_can_be_explained():
    with pytest.raises(ValueError, match="trump"):
        explain.trick_reason(engine.parse_cards("9S.TS"), 1, RULES)
