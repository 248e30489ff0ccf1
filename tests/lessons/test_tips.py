import pytest

import engine
from lessons.i18n import LANGUAGES, Translator
from lessons.names import card_names
from lessons.tips import TIPS, examine, verdict

RULES = engine.parse_setup("schnapsen")
BUMMERL = engine.parse_setup("schnapsen(preset=bummerl)")


@pytest.mark.parametrize("tip", TIPS)
@pytest.mark.parametrize("rules", [RULES, BUMMERL], ids=str)
def test_a_counter_example_is_a_position_that_can_be_laid_out(tip, rules):
    finding = examine(tip, rules)
    assert 0 < finding.failed <= finding.looked
    for counter in finding.counters:
        state = engine.parse_position(counter.position).state()
        move = engine.parse_move(engine.GAMES["schnapsen"], counter.move)
        assert state.judge(move).legal is counter.legal
        assert counter.reason.rule in TIPS[tip].rules


def test_a_ten_is_taken_by_a_trump():
    (counter, *_) = examine("ten-loses-only-to-ace", RULES).counters
    state = engine.parse_position(counter.position).state()
    trick = state.after(engine.parse_card(counter.move)).tricks_played()[-1]
    led, reply = (engine.card_text(card) for card in trick.cards)
    assert led[0] == "T"
    assert reply != "A" + led[1]
    assert trick.winner == state.to_act


def test_a_closed_stock_leaves_no_choice_about_trumping():
    rules = {counter.reason.rule.value for counter in examine("trump-his-points", RULES).counters}
    assert rules == {"schnapsen.follow", "schnapsen.trump"}


def test_a_trial_can_be_repeated():
    assert examine("trump-his-points", RULES, 5) == examine.__wrapped__("trump-his-points", RULES, 5)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tip", TIPS)
def test_the_verdict_is_told_in_sentences(tip, language):
    finding = examine(tip, RULES)
    told = verdict(finding, Translator(language), card_names(language))
    assert len(told) == 1 + len(finding.counters)
    for sentence in told:
        assert sentence[0].isupper()
        assert sentence.endswith(".")
