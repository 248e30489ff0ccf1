"""Whatever the engine says in real play can be put into words, in both languages and with both decks."""

import random

import pytest

import engine
from engine.dealing import shuffled
from engine.games.schnapsen import Clause
from engine.games.schnapsen.settle import revoke
from engine.games.schnapsen.words import WORDS
from lessons import explain
from lessons.i18n import LANGUAGES, Translator
from lessons.names import PATTERNS, card_names
from lessons.rule_sets import rule_sets
from lessons.wording import schnapsen, schnapsen_deal

_DEALS = 20


def _play(rules, seed):
    """Every state of a deal played at random, and its end."""
    rng = random.Random(seed)
    state = engine.replay(shuffled(rules, seed))
    while state.to_act is not None:
        yield state
        moves = state.moves()
        quiet = [move for move in moves if move != "claim"]
        state = state.after(rng.choice(moves if rng.random() < 0.05 else quiet))
    yield state


@pytest.fixture(scope="module")
def answers():
    """Reasons for and against moves, and settlement lines, from play under every rule set."""
    refused, legal, lines = {}, {}, {}
    for rules in rule_sets("schnapsen"):
        for seed in range(_DEALS):
            for state in _play(rules, seed):
                for move in (*engine.GAMES["schnapsen"].pack(rules), *WORDS):
                    verdict = state.judge(move)
                    if verdict.reason:
                        key = (verdict.rule, tuple(sorted(verdict.reason.facts)))
                        (legal if verdict.legal else refused).setdefault(key, verdict.reason)
                if state.result:
                    for line in state.result.lines:
                        lines.setdefault((line.rule, tuple(sorted(line.facts)), line.amount), line)
    return refused, legal, lines


@pytest.fixture(params=[(language, pattern) for language in LANGUAGES for pattern in PATTERNS])
def reader(request):
    language, pattern = request.param
    return Translator(language), card_names(language, pattern)


def _whole(sentence):
    assert sentence[0].isupper()
    assert sentence.endswith(".")
    assert not set("{}<>") & set(sentence)


def test_play_meets_every_clause_that_has_words(answers):
    refused, legal, lines = answers
    assert {rule for rule, _ in refused} == set(schnapsen.REFUSED)
    assert {rule for rule, _ in legal} == set(schnapsen.LEGAL)
    assert {rule for rule, _, _ in lines} >= set(schnapsen_deal.SETTLED) - {Clause.REVOKE, Clause.TIE}


def test_every_refusal_and_permission_is_a_sentence(answers, reader):
    refused, legal, _ = answers
    for reason in refused.values():
        _whole(explain.sentence(reason, *reader))
    for reason in legal.values():
        _whole(explain.sentence(reason, *reader, legal=True))


def test_every_settlement_line_is_a_sentence_for_either_side(answers, reader):
    for line in answers[2].values():
        mine = explain.settlement(line, *reader, you=line.side)
        theirs = explain.settlement(line, *reader, you=1 - line.side)
        _whole(mine)
        _whole(theirs)
        assert mine != theirs
        assert str(line.amount) in mine


def test_a_broken_duty_is_settled_in_words(reader):
    state = engine.parse_position("schnapsen hands=TS/KS trump=H").state()
    (line,) = revoke(state, 1).lines
    _whole(explain.settlement(line, *reader))


@pytest.mark.parametrize("rule", list(Clause))
def test_every_clause_has_a_name_and_a_sentence(rule):
    for language in LANGUAGES:
        translator = Translator(language)
        assert not explain.title(rule, translator).endswith(".")
        _whole(explain.general(rule, translator))
    if rule not in (Clause.SCHNEIDER, Clause.SCHWARZ):
        assert explain.title(rule, Translator("es")) != explain.title(rule, Translator("en"))


@pytest.mark.parametrize(
    ("cards", "place", "rule", "said"),
    [
        ("TS.JH", 1, "schnapsen.ruff", "la jota de corazones es triunfo"),
        ("KS.AS", 1, "schnapsen.win", "el as de picas gana al rey de picas"),
        ("KS.AD", 0, "schnapsen.win", "el as de diamantes no es ni del palo de salida ni triunfo"),
        ("JH.AH", 1, "schnapsen.win", "el as de corazones gana a la jota de corazones"),
    ],
)
def test_who_takes_a_trick_and_why(cards, place, rule, said):
    reason = explain.trick_reason(engine.parse_cards(cards), place, engine.parse_setup("schnapsen"), 2)
    assert reason.rule.value == rule
    assert said in explain.trick_taken(reason, Translator("es"), card_names("es"), yours=True)


def test_the_sentence_of_the_design():
    state = engine.parse_position(
        "schnapsen hands=TS.JS.AH.AD/QD.AC.TD trump=H stock=- lead=1 trick=KS tricks=3/3"
    ).state()
    es = Translator("es"), card_names("es", "german")
    said = {engine.card_text(card): explain.sentence(reason, *es) for card, reason in state.refused().items()}
    assert said["JS"] == "Tienes que montar: tu diez de hojas gana al rey de hojas."
    assert said["AH"] == (
        "Tienes que seguir el palo: se ha salido con el rey de hojas y tienes el diez de hojas y el Unter de hojas."
    )
