"""Whatever the engine says in a deal of Bohemian Schneider can be put into words, in both languages."""

import random

import pytest

import engine
from engine.dealing import shuffled
from engine.games.schneider import Clause
from engine.trick import winning_place
from lessons import coach, explain, practice
from lessons.constants import constants_of
from lessons.i18n import LANGUAGES, Translator
from lessons.model import Value
from lessons.names import PATTERNS, card_names
from lessons.rule_sets import rule_sets
from lessons.values import BadQuestionError, find_value, same_answer
from lessons.wording import schneider

_DEALS = 12


@pytest.fixture(scope="module")
def answers():
    """Reasons for and against cards, tricks and settlement lines, from play under every rule set."""
    refused, legal, tricks, lines = {}, {}, {}, {}
    for rules in rule_sets("schneider"):
        for seed in range(_DEALS):
            rng = random.Random(seed)
            state = engine.replay(shuffled(rules, seed))
            while True:
                for card in engine.GAMES["schneider"].pack(rules):
                    verdict = state.judge(card)
                    if verdict.reason:
                        (legal if verdict.legal else refused).setdefault(verdict.rule, verdict.reason)
                if state.to_act is None:
                    break
                state = state.after(rng.choice(state.moves()))
            for trick in state.tricks_played():
                place = int(trick.winner != trick.leader)
                reason = explain.trick_reason(trick.cards, place, rules, state.trump)
                shape = tuple((key, bool(value)) for key, value in sorted(reason.facts.items()))
                tricks.setdefault((reason.rule, shape), reason)
            for line in state.result.lines:
                lines.setdefault((line.rule, line.amount), line)
    return refused, legal, tricks, lines


@pytest.fixture(params=[(language, pattern) for language in LANGUAGES for pattern in PATTERNS])
def reader(request):
    language, pattern = request.param
    return Translator(language), card_names(language, pattern)


def _whole(sentence):
    assert sentence[0].isupper() or sentence[0] == "¿"
    assert sentence[-1] in ".?"
    assert not set("{}<>") & set(sentence)


def test_play_meets_every_clause_that_has_words(answers):
    refused, legal, tricks, lines = answers
    assert set(refused) == set(schneider.REFUSED)
    assert set(legal) == set(schneider.LEGAL)
    assert {rule for rule, _ in tricks} == set(schneider.TAKEN)
    assert {rule for rule, _ in lines} >= {Clause.SIMPLE, Clause.SCHNEIDER, Clause.DIFFERENCE}


def test_everything_said_is_a_sentence(answers, reader):
    refused, legal, tricks, lines = answers
    for reason in refused.values():
        _whole(explain.sentence(reason, *reader))
    for reason in legal.values():
        _whole(explain.sentence(reason, *reader, legal=True))
    for reason in tricks.values():
        mine = explain.trick_taken(reason, *reader, yours=True)
        theirs = explain.trick_taken(reason, *reader, yours=False)
        _whole(mine)
        _whole(theirs)
        assert mine != theirs
    for line in lines.values():
        mine = explain.settlement(line, *reader, you=line.side)
        _whole(mine)
        assert str(line.amount) in mine
        assert mine != explain.settlement(line, *reader, you=1 - line.side)


@pytest.mark.parametrize("rule", list(Clause))
def test_every_clause_has_a_name_and_a_sentence(rule):
    for language in LANGUAGES:
        translator = Translator(language)
        assert not explain.title(rule, translator).endswith(".")
        _whole(explain.general(rule, translator))
    if rule not in (Clause.SCHNEIDER, Clause.SCHWARZ):
        assert explain.title(rule, Translator("es")) != explain.title(rule, Translator("en"))
    assert explain.general(rule, Translator("es")) != explain.general(rule, Translator("en"))


@pytest.mark.parametrize(
    ("setup", "cards", "said"),
    [
        ("schneider", "TC.JC", "la jota de tréboles supera al diez de tréboles"),
        ("schneider", "AH.KH", "el rey de corazones no llega al as de corazones"),
        ("schneider", "7H.AS", "el as de picas es de otro palo"),
        ("schneider(capture=next-only)", "TC.JC", "la única carta que le gana"),
        ("schneider(capture=next-only)", "TC.QC", "solo le habría ganado la jota de tréboles"),
        ("schneider(capture=next-only)", "AC.KC", "en su palo nada gana al as de tréboles"),
        ("schneider(trump=yes)", "AS.7H", "el siete de corazones es triunfo"),
        (
            "schneider(trump=yes)",
            "AS.7D",
            "el siete de diamantes no es ni del palo del as de picas ni triunfo",
        ),
    ],
)
def test_who_takes_a_trick_and_why(setup, cards, said):
    rules = engine.parse_setup(setup)
    trump = 2 if rules["trump"] == "yes" else None
    cards = engine.parse_cards(cards)
    place = winning_place(cards, constants_of("schneider").order(rules, "H" if trump else None))
    reason = explain.trick_reason(cards, place, rules, trump)
    assert said in explain.trick_taken(reason, Translator("es"), card_names("es"), yours=True)


@pytest.mark.parametrize(
    ("setup", "numbers"),
    [
        ("schneider", (32, 20, 16, 10, 20, 11, 16, 20, 10)),
        ("schneider(pack=24)", (24, 12, 12, 6, 16, 9, 13, 16, 8)),
        ("schneider(honours=AKQJT,pack=24)", (24, 12, 12, 6, 20, 11, 16, 20, 10)),
    ],
)
def test_the_fixed_numbers(setup, numbers):
    finds = ("pack-size", "stock-size", "tricks", "drawing-tricks", "pack-points")
    finds += ("simple-honours", "schneider-honours", "schwarz-honours", "tie-honours")
    rules = engine.parse_setup(setup)
    assert tuple(constants_of("schneider").NUMBERS[find](rules) for find in finds) == numbers


@pytest.mark.parametrize("rules", rule_sets("schneider"), ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_accompanies_a_whole_deal(rules, language):
    words = Translator(language), card_names(language)
    record = practice.advance(shuffled(rules, 5), 0, "beginner")
    state = engine.replay(record)
    while state.to_act is not None:
        seen = engine.view(state, 0)
        first, second, third = coach.hints(seen, *words, samples=2)
        for sentence in (coach.now(seen, *words), first.text, second.text, third.text):
            _whole(sentence)
        assert third.token in second.cards
        assert third.token not in first.cards
        move = engine.parse_move(engine.GAMES["schneider"], third.token)
        assert move in seen.legal
        told = len(record.moves)
        record = practice.answer(record, move, 0, "beginner")
        for sentence in coach.recount(practice.happenings(record, told), 0, "schneider", *words):
            _whole(sentence)
        state = engine.replay(record)


POSITION = "schneider hands=8D.AS/?2 stock=- lead=0 points=8/8 tricks=7/7 played="
PLAYED = "AD.KD.QD.JD.7D.AC.KC.QC.JC.TC.9C.8C.AH.KH.QH.JH.TH.9H.8H.7H.KS.QS.JS.TS.9S.8S.7S.7C"


@pytest.mark.parametrize(
    ("value", "answer"),
    [
        ({"find": "beaters", "cards": "8D"}, "AD.TD.KD.QD.JD.9D"),
        ({"find": "beaters", "cards": "8D", "under": "schneider(capture=next-only)"}, "9D"),
        ({"find": "beaters", "cards": "AD"}, "-"),
        ({"find": "beaters", "cards": "AD", "under": "schneider(trump=yes)", "trump": "D"}, "-"),
        ({"find": "threats", "at": POSITION + PLAYED, "cards": "8D"}, "TD.9D"),
        ({"find": "unseen", "at": POSITION + PLAYED}, "TD.9D"),
        ({"find": "unseen-count", "at": POSITION + PLAYED}, "2"),
        ({"find": "best", "at": POSITION + PLAYED}, "AS"),
        ({"find": "drawing-left", "at": POSITION + PLAYED}, "0"),
        ({"find": "honours", "cards": "AS.TS.9S"}, "2"),
        ({"find": "honours", "cards": "AS.TS.9S", "under": "schneider(pack=24)"}, "1"),
        ({"find": "trick-winner", "cards": "TC.JC"}, "1"),
        ({"find": "target"}, "7"),
    ],
)
def test_what_content_may_ask(value, answer):
    found = find_value(Value(**value), engine.parse_setup("schneider"), None, None, 0)
    assert same_answer(found, answer)


@pytest.mark.parametrize(
    "value",
    [
        {"find": "marriage-points"},
        {"find": "trick-winner", "cards": "TC.JC", "under": "schneider(trump=yes)"},
        {"find": "best", "at": shuffled(engine.parse_setup("schneider"), 0).text},
    ],
)
def test_what_cannot_be_asked_is_refused(value):
    with pytest.raises(BadQuestionError):
        find_value(Value(**value), engine.parse_setup("schneider"), None, None, 0)
