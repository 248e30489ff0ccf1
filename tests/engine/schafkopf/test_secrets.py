"""A seat sees its view and nothing else; drawn worlds keep to what is known."""

import random
from collections import Counter
from math import comb

import pytest

import engine
from engine.cards import cards_of, mask_of
from engine.layouts import Need, layouts
from tests.engine.helpers import at, play
from tests.engine.schafkopf import oracle

GAME = engine.GAMES["schafkopf"]
RULES = engine.parse_setup("schafkopf")


def deals(number, kinds=("rufer",)):
    """Walk random deals in which the first seat that can bids one of the kinds; every state."""
    for seed in range(number):
        rng = random.Random(seed)
        state = engine.replay(engine.shuffled(RULES, seed))
        yield state
        while state.to_act is not None:
            moves = list(state.moves())
            if state.phase == "bidding":
                moves = [bid for bid in moves if bid != "pass" and oracle.kind(bid) in kinds] or ["pass"]
            state = state.after(rng.choice(moves))
            yield state


def test_nothing_in_a_view_depends_on_a_hidden_card():
    """Every world drawn from a view gives the very same view: so the view cannot tell them apart."""
    rng = random.Random(1)
    for state in deals(20, ("rufer", "solo")):
        for seat in range(4):
            seen = engine.view(state, seat)
            assert engine.view(seen.sample(rng), seat) == seen


def test_the_partner_stays_unknown_until_he_is_shown():
    both = Counter()
    for state in deals(60):
        if state.contract is None:
            continue
        ace = next(iter(cards_of(state.contract.ace)))
        fell = any(ace in trick.cards for trick in state.tricks) or ace in state.trick
        colour = state.contract.order.companions[ace]
        ran = any(colour >> trick.cards[0] & 1 for trick in state.tricks)
        for seat in range(4):
            seen = engine.view(state, seat)
            shown = seen.partner is not None
            assert shown == (fell or ran)
            assert not shown or seen.partner == state.partner
            assert (seen.role == "partner") == (seat == state.partner)  # what a seat knows of itself
            assert (seen.role == "declarer") == (seat == state.declarer)
            both[shown, seat == state.partner] += 1
    assert min(both.values()) > 50


def test_who_may_be_the_partner_is_open():
    """Before he is shown, the worlds of a defender have different partners."""
    partners = Counter()
    state = play(at_start(), "rufer-S.pass.pass.pass.9D.AC.7D.AD")
    seen = engine.view(state, 3)
    for number in range(60):
        partners[seen.sample(random.Random(number)).partner] += 1
    assert set(partners) == {1, 2}  # not the declarer, and not seat 3 itself


def at_start():
    hands = "QC.QS.JC.AH.7S.8S.9D.7C/AS.KS.9S.TS.JD.7H.AC.8C/QH.JS.TH.KH.TC.9C.8D.7D/QD.JH.9H.8H.KC.AD.TD.KD"
    return at(f"schafkopf hands={hands}")


def runs_away():
    """The partner, seat 1, wins a trick and leads a leaf under the ace; nobody plays the ace."""
    state = at(
        "schafkopf hands=QC.QS.JC.7S.8S.9D.7C.AH/AS.KS.9S.TS.JD.7H.8C.AC/QH.JS.TH.KH.TC.9C.8D.7D/QD.JH.9H.8H.KC.AD.TD.KD"
    )
    return play(state, "rufer-S.pass.pass.pass.7C.AC.TC.KC.9S.TH.8H")


def test_running_away_shows_the_partner_when_the_trick_is_complete():
    state = runs_away()
    assert engine.view(state, 2).partner is None
    state = play(state, "8S")
    seen = engine.view(state, 2)
    assert (seen.partner, seen.called_suit_led) == (1, True)
    assert engine.cards_text(cards_of(seen.known[1])) == "AS"
    assert "/AS.?5/" in seen.text


def test_a_partner_who_ran_away_holds_three_more():
    seen = engine.view(play(runs_away(), "8S"), 2)
    for number in range(20):
        hand = seen.sample(random.Random(number)).hands[1]
        leaves = hand & mask_of(engine.parse_cards("AS.TS.KS.9S.8S.7S"))
        assert leaves.bit_count() >= 3


def test_in_mid_trick_the_leader_may_have_run_away():
    """Whoever leads the called suit holds the ace only if he holds enough of the suit."""
    seen = engine.view(play(at_start(), "rufer-S.pass.pass.pass.9D.AC.7D.AD"), 0)
    assert {seen.sample(random.Random(n)).partner for n in range(40)} <= {1, 2, 3}
    seen = engine.view(runs_away(), 3)
    for number in range(30):
        world = seen.sample(random.Random(number))
        assert world.partner == 1  # seats 2 and 3 have not followed, the declarer cannot hold it
        assert (world.hands[1] & mask_of(engine.parse_cards("AS.TS.KS.8S.7S"))).bit_count() >= 3


def test_a_view_keeps_to_what_bids_say():
    state = at("schafkopf hands=?8/?8/AC.TC.AS.TS.KS.9S.7H.8H/?8 bids=rufer-D.solo-C")
    seen = engine.view(state, 2)
    for number in range(40):
        world = seen.sample(random.Random(number))
        hands = [set(engine.cards_text(cards_of(hand)).split(".")) for hand in world.hands]
        assert "AD" not in hands[0]
        assert hands[0] & {"TD", "KD", "9D", "8D", "7D"}
        assert hands[1] & {"KC", "9C", "8C", "7C"}


def test_who_did_not_follow_is_void():
    for state in deals(25, ("rufer", "solo", "wenz")):
        if not state.tricks:
            continue
        seen = engine.view(state, state.tricks[0].leader)
        world = seen.sample(random.Random(len(state.history)))
        for seat in range(4):
            assert not seen.lacks[seat] & state.hands[seat]  # what is proved is true
            assert not seen.lacks[seat] & world.hands[seat]


def test_after_a_lost_tout_all_cards_are_open():
    for state in deals(30, ("solo-tout",)):
        if state.ending == "tout-lost":
            assert engine.view(state, 0).known == state.hands


def test_worlds_are_counted():
    state = at_start()
    assert engine.view(state, 0).worlds() == comb(24, 8) * comb(16, 8)
    state = play(state, "rufer-S.pass.pass.pass")
    # The ace of leaves is not with the declarer, who holds another leaf: count both kinds of his hands.
    assert engine.view(state, 3).worlds() == (comb(23, 8) - comb(18, 8)) * comb(16, 8)


def test_worlds_are_drawn_alike():
    cards = mask_of(engine.parse_cards("AS.KS.AH.KH"))
    hearts = mask_of(engine.parse_cards("AH.KH"))
    found = layouts(cards, (2, 2), (0, 0), [Need(0, hearts, 1)])
    assert found.count == 5
    rng = random.Random(4)
    drawn = Counter(found.draw(rng)[0] for _ in range(2000))
    assert len(drawn) == 5
    assert max(drawn.values()) - min(drawn.values()) < 120
    with pytest.raises(ValueError, match="no layout"):
        layouts(cards, (2, 2), (cards, 0), []).draw(rng)
