import pytest

import engine
from lessons.i18n import LANGUAGES, Translator
from lessons.names import card_names
from lessons.tips import TIPS, examine, verdict
from lessons.trials.schneider import gains

RULES = engine.parse_setup("schnapsen")
BUMMERL = engine.parse_setup("schnapsen(preset=bummerl)")
SCHNEIDER = engine.parse_setup("schneider")
NEXT_ONLY = engine.parse_setup("schneider(capture=next-only)")
TRIALS = [
    (tip.id, rules)
    for tip in TIPS.values()
    for rules in (RULES, BUMMERL, SCHNEIDER, NEXT_ONLY)
    if rules.game == tip.game
]


@pytest.mark.parametrize(("tip", "rules"), TRIALS, ids=str)
def test_a_counter_example_is_a_position_that_can_be_laid_out(tip, rules):
    finding = examine(tip, rules)
    assert 0 < finding.failed <= finding.looked
    for counter in finding.counters:
        state = engine.parse_position(counter.position).state()
        move = engine.parse_move(engine.GAMES[rules.game], counter.move)
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
@pytest.mark.parametrize(("tip", "rules"), TRIALS, ids=str)
def test_the_verdict_is_told_in_sentences(tip, rules, language):
    finding = examine(tip, rules)
    told = verdict(finding, Translator(language), card_names(language))
    assert len(told) == 1 + len(finding.counters)
    for sentence in told:
        assert sentence[0].isupper()
        assert sentence.endswith(".")


@pytest.mark.parametrize("rules", [SCHNEIDER, NEXT_ONLY], ids=str)
def test_an_eight_is_taken_although_its_ace_has_gone(rules):
    (counter,) = examine("low-card-is-free", rules).counters
    state = engine.parse_position(counter.position).state()
    (led,) = state.trick
    assert engine.card_text(led)[0] == "8"
    assert state.after(engine.parse_card(counter.move)).tricks_played()[-1].winner == state.to_act
    if rules is NEXT_ONLY:
        assert counter.move == "9" + engine.card_text(led)[1]


def test_two_hands_look_the_same_as_long_as_there_is_a_stock():
    (counter,) = examine("watching-tells-the-hand", SCHNEIDER).counters
    position = engine.parse_position(counter.position)
    worlds = [position.state(seed) for seed in range(9)]
    seat = worlds[0].to_act
    assert len({world.hands[1 - seat] for world in worlds}) > 1
    assert len({engine.view(world, seat).text for world in worlds}) == 1


def test_an_early_ace_can_gain_more_than_a_king_or_queen():
    (counter,) = examine("king-before-ace", SCHNEIDER).counters
    assert counter.move[0] == "A"
    assert str(counter.reason.facts["other"])[0] in "KQ"
    assert counter.reason.facts["gain"] > counter.reason.facts["less"]
    state = engine.parse_position(counter.position).state()
    leads = engine.parse_cards(f"{counter.move}.{counter.reason.facts['other']}")
    ace, other = gains(state, leads, 60).values()
    assert ace > other
