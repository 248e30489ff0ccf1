"""What holds for every drill of every kind, on many seeds, under every published rule set."""

import json
import re
from collections import Counter, defaultdict
from functools import cache

import pytest

import engine
from lessons import drills
from lessons.names import card_names
from tests.lessons.drills.setups import BY_GAME, KINDS

SEEDS = {"schnapsen": range(60), "schneider": range(24), "schafkopf": range(14), "schmier": range(14)}
DOCUMENTS = {
    "schnapsen": ("schnapsen", "schnapsen(preset=bummerl)"),
    "schneider": (
        "schneider",
        "schneider(follow=yes)",
        "schneider(capture=next-only,follow=yes,trump=yes)",
    ),
    "schafkopf": ("schafkopf", "schafkopf(laufende=always)"),
    "schmier": ("schmier", "schmier(teams=2x3)"),
}
BY_SETUP = [(kind, setup) for game, kind in KINDS for setup in BY_GAME[game]]
UNFILLED = re.compile(r"[{}]|%\(|\bNone\b")
TOKENS = re.compile(r"yes|no|-?\d+|([2-9TJQKA][CSHD]|JO)(\.([2-9TJQKA][CSHD]|JO))*")
KEYS = ["question", "options", "accepted", "multiple", "rule", "link"]


@cache
def made(kind, setup, seed, language="en"):
    names = card_names(language, "german" if language == "es" else "french")
    return drills.generate(kind, engine.parse_setup(setup), seed, names, difficulty=1 + seed % 3)


def game_of(setup):
    return setup.partition("(")[0]


def is_answer(text, setup):
    return TOKENS.fullmatch(text) or engine.GAMES[game_of(setup)].is_token(text)


def texts(drill):
    yield drill.question
    for choice in drill.choices:
        yield from (choice.text, choice.explanation)
    yield from (hint.text for hint in drill.hints)
    if drill.sources:
        yield drill.sources


def wrong_answers(drill):
    answers = [choice.answer for choice in drill.choices]
    if not drill.multiple:
        return [answer for answer in answers if answer not in drill.accepted]
    right = set(drill.accepted)
    almost = [right ^ {answer} for answer in answers]
    return [".".join(sorted(chosen)) or "-" for chosen in almost]


@pytest.mark.parametrize(("kind", "setup"), BY_SETUP)
def test_every_seed_gives_a_sound_drill(kind, setup):
    for seed in SEEDS[game_of(setup)]:
        drill = made(kind, setup, seed)
        answers = [choice.answer for choice in drill.choices]
        shown = [choice.text for choice in drill.choices]
        at = f"{kind} {setup} {seed}"
        assert len(answers) == len(set(answers)) == len(set(shown)) >= 2, at
        assert drill.accepted, at
        assert set(drill.accepted) <= set(answers), at
        assert all(is_answer(answer, setup) for answer in answers), (at, answers)
        assert drill.multiple or len(drill.accepted) == 1, at
        assert drill.mark(".".join(reversed(drill.accepted))).right, at
        assert not any(drill.mark(answer).right for answer in wrong_answers(drill)), at
        assert drill.rule in drills.rules_of(kind, game_of(setup)), at
        check_words(drill, at)


def check_words(drill, at):
    for text in texts(drill):
        assert text.strip(), at
        assert not UNFILLED.search(text), (at, text)
    for choice in drill.choices:
        assert choice.explanation.endswith((".", "»", "”")), (at, choice.explanation)
        assert len(choice.explanation) > 20, (at, choice.explanation)


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_the_other_language_and_deck_ask_the_same(game, kind):
    for setup in DOCUMENTS[game]:
        for seed in SEEDS[game]:
            drill, spanish = made(kind, setup, seed), made(kind, setup, seed, "es")
            at = f"{kind} {setup} {seed}"
            assert spanish.accepted == drill.accepted, at
            assert [choice.answer for choice in spanish.choices] == [c.answer for c in drill.choices], at
            assert spanish.question != drill.question, at
            assert spanish.id == drill.id, at
            check_words(spanish, at)


@pytest.mark.parametrize(("kind", "setup"), BY_SETUP)
def test_the_json_is_as_the_contract_says(kind, setup):
    for seed in SEEDS[game_of(setup)]:
        drill = made(kind, setup, seed)
        answer = json.loads(json.dumps(drill.as_json()))
        assert list(answer)[:3] == ["id", "kind", "setup"]
        assert list(answer)[-6:] == KEYS
        assert answer["kind"] == kind
        assert answer["setup"] == setup
        assert all(list(option) == ["answer", "text", "explanation"] for option in answer["options"])
        assert set(answer["accepted"]) <= {option["answer"] for option in answer["options"]}
        assert answer["link"].startswith(f"/drill?kind={kind}&game={game_of(setup)}")
        assert f"seed={seed}" in answer["link"]
        if "position" in answer:
            assert engine.parse_position(answer["position"]).text == answer["position"]
        if "record" in answer:
            assert engine.parse_record(answer["record"]).text == answer["record"]
        if "match" in answer:
            assert engine.parse_match(answer["match"]).text == answer["match"]


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_a_seed_always_gives_the_same_drill(game, kind, en):
    rules = engine.parse_setup(game)
    for seed in (0, 5, -3, 10**12):
        first = drills.generate(kind, rules, seed, en, difficulty=3)
        assert drills.generate(kind, rules, seed, en, difficulty=3) == first
    ids = {drills.generate(kind, rules, seed, en).id for seed in range(20)}
    assert len(ids) == 20


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_no_answer_is_the_safe_guess(game, kind):
    places, answers = Counter(), Counter()
    for setup in DOCUMENTS[game]:
        for seed in SEEDS[game]:
            drill = made(kind, setup, seed)
            answers[",".join(drill.accepted)] += 1
            if not drill.multiple:
                row = [choice.answer for choice in drill.choices]
                places[row.index(drill.accepted[0])] += 1
    assert max(answers.values()) <= 0.68 * answers.total(), answers
    assert not places or max(places.values()) <= 0.68 * places.total(), places


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_the_first_hint_says_nothing_about_the_answer(game, kind):
    """The same hint goes with different answers, and points at no card."""
    seen = defaultdict(Counter)
    for setup in DOCUMENTS[game]:
        for seed in SEEDS[game]:
            drill = made(kind, setup, seed)
            seen[drill.hints[0].text][drill.accepted] += 1
            assert not drill.hints[0].cards
    assert all(len(answers) > 1 for answers in seen.values() if answers.total() > 8), seen


@pytest.mark.parametrize(("kind", "setup"), BY_SETUP)
def test_the_last_hint_is_what_the_marking_says(kind, setup):
    for seed in SEEDS[game_of(setup)]:
        drill = made(kind, setup, seed)
        right = [choice for choice in drill.choices if choice.answer in drill.accepted]
        assert all(choice.text in drill.hints[2].text for choice in right)
        assert right[0].explanation in drill.hints[2].text
        wrong = wrong_answers(drill)[0]
        marking = drill.mark(wrong)
        assert not marking.right
        assert all(choice.text in marking.explanation for choice in right)
        assert marking.accepted == drill.accepted


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_a_link_leads_back_to_its_drill(game, kind, en):
    from urllib.parse import parse_qsl, urlsplit

    rules = engine.parse_setup(DOCUMENTS[game][1])
    target = drills.rules_of(kind, game)[-1]
    for level in (1, 2, 3):
        drill = drills.generate(kind, rules, 7, en, target=target, difficulty=level)
        query = dict(parse_qsl(urlsplit(drill.link).query))
        assert drills.from_link(query, en) == drill
