"""Tables of several seats: who sits where, what was said, who plays for whom, the moments on the way."""

import pytest

import engine
from engine.dealing import play_out
from lessons import practice
from lessons.names import card_names
from lessons.settings import Settings
from ui.picture import Look, frames, in_order, picture
from ui.table.data import check

GERMAN, FRENCH = card_names("en", "german"), card_names("es")


def drawn(record, names=GERMAN, **look):
    data = picture(engine.replay(record), 0, names, Settings(), Look(**look))
    check(data)
    return data


def dealt(setup, seed, moves=()):
    record = engine.shuffled(engine.parse_setup(setup), seed)
    for move in moves:
        record = practice.make(record, move)
    return record


@pytest.mark.parametrize(
    ("setup", "places"),
    [
        ("schafkopf", {"You": "bottom", "Ana": "left", "Bruno": "top", "Clara": "right"}),
        ("schmier", {"Ana": "bottom-left", "Bruno": "top-left", "Clara": "top", "David": "top-right"}),
    ],
)
def test_the_seats_are_clockwise_from_the_learner(setup, places):
    found = {seat["name"]: seat["place"] for seat in drawn(dealt(setup, 1))["seats"]}
    assert found.items() >= places.items()


def test_the_auction_of_schafkopf_is_listed_until_the_first_card():
    record = dealt("schafkopf", 2, ["rufer-C", "pass", "wenz"])
    words = drawn(record)["talk"]["words"]
    assert [(word["seat"], word["text"], word["top"]) for word in words] == [
        (0, "Rufer, acorns", False),
        (1, "passes", False),
        (2, "Wenz", True),
    ]
    over = practice.advance(dealt("schafkopf", 2, ["rufer-C"]), 0, "beginner")
    assert drawn(over)["talk"]["open"]
    first = practice.make(over, engine.replay(over).moves()[0])
    assert not drawn(first)["talk"]["open"]
    assert len(drawn(first)["talk"]["words"]) == 4


def test_cards_drawn_in_the_exchange_are_marked_until_one_is_played_or_thrown():
    marked = {"drew": 0, "took": 0}
    for seed in range(20):
        whole = play_out(dealt("schmier", seed), "beginner", seed)
        begin = engine.replay(whole.prefix(0)).hands[0]
        for place in range(len(whole.moves) + 1):
            state = engine.replay(whole.prefix(place))
            data = picture(state, 0, FRENCH, Settings(), Look())
            found = {item["card"] for item in data["hand"] if item.get("fresh")}
            held = state.hands[0].bit_count()
            drawn = {engine.card_text(card) for card in engine.cards_of(state.hands[0] & ~begin)}
            if held > 6:
                assert found == drawn
                marked["took"] += 1
            elif held < 6 or state.tricks_played() or state.dealer == 0:
                assert not found
            else:
                assert found == drawn
                marked["drew"] += bool(drawn)
    assert all(marked.values())


def test_a_claim_is_asked_for_while_the_table_shows_too_few_points():
    def ask(state, **look):
        actions = picture(state, state.to_act, FRENCH, Settings(), Look(**look))["actions"]
        return next((action.get("ask") for action in actions if action["token"] == "claim"), "no claim")

    asked = set()
    for seed in range(30):
        whole = play_out(dealt("schnapsen", seed), "beginner", seed)
        for place in range(len(whole.moves)):
            state = engine.replay(whole.prefix(place))
            question = ask(state, doubts=True)
            if question == "no claim":
                continue
            own = engine.view(state, state.to_act).points[state.to_act]
            assert (question is None) == (own >= 66)
            assert question is None or question.startswith(f"Llevas {own}:")
            assert ask(state) is None
            hidden = ask(state, doubts=True, hide_points=True)
            assert hidden
            assert str(own) not in hidden
            asked.add(question is None)
    assert asked == {True, False}


def test_bids_stand_in_the_order_of_the_contracts_and_by_kind():
    actions = drawn(dealt("schafkopf", 2))["actions"]
    kinds = list(dict.fromkeys(action.get("group", action["label"]) for action in actions))
    assert kinds == ["Pass", "Rufer", "Wenz", "Solo", "Wenz Tout", "Solo Tout"]
    assert {action["label"] for action in actions} >= {"Rufer with the ace of acorns", "Solo in hearts"}


def test_a_hand_of_schafkopf_has_its_trumps_first_from_the_top():
    position = "schafkopf hands=?8/?8/?8/7C.KH.JD.AS.QH.JC.QC.9D dealer=2 bids=pass.wenz.pass.pass"
    state = engine.parse_position(position).state()
    hand = [item["card"] for item in picture(state, 3, GERMAN, Settings(), Look())["hand"]]
    assert hand == ["JC", "JD", "QC", "7C", "AS", "KH", "QH", "9D"]  # in Wenz the Obers are back in the suits
    before = engine.parse_position("schafkopf hands=?8/?8/?8/7C.KH.JD.AS.QH.JC.QC.9D dealer=2").state()
    hand = [item["card"] for item in picture(before, 3, GERMAN, Settings(), Look())["hand"]]
    assert hand == ["QC", "QH", "JC", "JD", "KH", "7C", "AS", "9D"]


def test_roles_are_told_once_they_are_known():
    record = practice.advance(dealt("schafkopf", 4), -1, "beginner")
    state = engine.replay(record)
    badges = {seat["seat"]: seat["badge"] for seat in drawn(record)["seats"]}
    assert badges[state.declarer] == "declarer"
    assert badges[state.partner] == "partner"
    began = record.prefix(4)
    assert sum(seat["badge"] is not None for seat in drawn(began)["seats"]) == 1
    assert drawn(began)["contract"].endswith("Rufer with the ace of leaves")


def test_the_learner_knows_that_he_is_the_partner_himself():
    record = practice.advance(dealt("schafkopf", 3), -1, "beginner").prefix(4)
    assert engine.replay(record).partner == 0
    assert drawn(record)["seats"][0]["badge"] == "secret partner"


def test_the_ledger_of_schafkopf_has_signs():
    tallies = drawn(dealt("schafkopf", 4), sums=(3, -1, 0, -2))["tallies"]
    assert [(tally["name"], tally["total"]) for tally in tallies] == [
        ("You", "+3"), ("Ana", "−1"), ("Bruno", "0"), ("Clara", "−2"),
    ]  # fmt: skip


def test_teams_of_schmier_have_a_sign_each_and_their_own_points():
    record = practice.advance(dealt("schmier", 3), -1, "beginner")
    data = drawn(record, FRENCH, sums=(20, 7, -3))
    assert [tally["name"] for tally in data["tallies"]] == ["Tú y Clara", "Ana y David", "Bruno y Elena"]
    assert [tally["total"] for tally in data["tallies"]] == ["20", "7", "−3"]
    marks = [seat["mark"] for seat in data["seats"]]
    assert marks == marks[:3] * 2
    assert len(set(marks)) == 3
    assert sum(tally["note"].count("comodín") for tally in data["tallies"]) == 1
    hidden = drawn(record, FRENCH, hide_points=True)
    assert all(tally["note"] is None for tally in hidden["tallies"])


def test_what_may_be_thrown_is_bounded_and_trumps_come_first():
    record = practice.make(practice.advance(dealt("schmier", 3), 0, "beginner"), "pass")
    record = practice.advance(record, 0, "beginner")
    data = drawn(record, FRENCH)
    seen = engine.view(engine.replay(record), 0)
    assert data["throw"] == {"least": 0, "most": seen.discard.most}
    may = [item["legal"] for item in data["hand"]]
    assert may == sorted(may)  # trumps, which stay, stand before all others
    assert all(item["reason"] for item in data["hand"] if not item["legal"])
    assert data["actions"] == []


def test_the_moments_on_the_way_end_where_the_picture_begins():
    whole = practice.advance(dealt("schafkopf", 4), -1, "beginner")
    record, events = whole.prefix(10), practice.happenings(whole.prefix(10), 4)
    found = frames(events, [f"move {n}" for n in range(6)], 0, GERMAN, Look())
    trick = engine.replay(record).tricks[0]
    assert [len(frame["trick"]) for frame in found] == [1, 2, 3, 4, 1]
    full = found[3]
    assert full["won"] == trick.winner
    assert [item["card"] for item in full["trick"]] == [engine.card_text(card) for card in trick.cards]
    assert full["last_trick"] is None
    assert sum(seat["count"] for seat in full["seats"]) == 28
    assert [frame["said"] for frame in found] == [f"move {n}" for n in range(5)]
    assert len(drawn(record)["trick"]) == 2


def test_a_trick_that_ends_the_deal_is_shown_too():
    whole = practice.advance(dealt("schmier", 3), -1, "beginner")
    events = practice.happenings(whole, len(whole.moves) - 1)
    (last,) = frames(events, [""], 0, FRENCH, Look())
    assert len(last["trick"]) == 6
    assert last["won"] is not None
    assert drawn(whole, FRENCH)["trick"] == []


@pytest.mark.parametrize("setup", ["schnapsen", "schneider", "schafkopf", "schmier"])
def test_the_cards_of_a_hand_keep_their_size_through_the_play(setup):
    whole = play_out(engine.shuffled(engine.parse_setup(setup), 5), "beginner", 5)
    drawings = [drawn(whole.prefix(place), FRENCH) for place in range(len(whole.moves))]
    playing = [data for data in drawings if data["trick"] or data["last_trick"]]
    most = max(len(data["hand"]) for data in playing)
    assert {data["full"] for data in playing} == {most}
    assert len({len(data["hand"]) for data in playing}) > 3


def test_what_the_opponent_says_before_a_lead_stands_on_his_plate_until_the_trick_is_over():
    deck = "AD.AH.QD.JD.AS.KH.TS.TD.TH.KS.KC.QC.JC.TC.KD.JS.AC.QH.JH.QS"
    begun = f"schnapsen(preset=bummerl) dealer=1 deck={deck} moves=AH.KS.marriage-C.QC"
    record = engine.parse_record(begun)

    def badge(record):
        return drawn(record, card_names("en"))["seats"][1]["badge"]

    assert badge(record) == "announces 20 in clubs"
    after = practice.make(record, engine.parse_card("QD"))
    assert badge(after) is None
    (event,) = practice.happenings(after, len(record.moves))
    (frame,) = frames([event], [""], 0, card_names("en"), Look())
    assert frame["won"] is not None
    assert frame["seats"][1]["badge"] == "announces 20 in clubs"

    deck = "KS.KC.JS.TS.TD.JD.QC.QH.TC.JC.KH.TH.AD.AS.AH.JH.AC.QD.KD.QS"
    begun = f"schnapsen(preset=bummerl) dealer=1 deck={deck} moves=JS.TS.exchange.JD"
    assert badge(engine.parse_record(begun)) == "exchanges the trump"


def test_the_learner_is_spoken_to_in_a_list_of_bids():
    spanish = card_names("es")
    record = dealt("schmier", 1, ["pass", "bid-4", "pass", "pass", "pass", "pass"])
    words = {word["seat"]: word["text"] for word in drawn(record, spanish)["talk"]["words"]}
    dealer = record.dealer
    first, second = (dealer + 1) % 6, (dealer + 2) % 6
    assert words[first] == ("pasas" if first == 0 else "pasa")
    assert words[second] == ("pujas 4" if second == 0 else "puja 4")
    told = {
        (each["seat"] == 0, each["text"])
        for seat in range(6)
        for each in picture(engine.replay(record), seat, spanish, Settings(), Look())["talk"]["words"]
        if each["seat"] == seat
    }
    assert {text for _, text in told} == {"pasas", "pujas 4"}


def test_cards_that_are_laid_open_stand_as_in_the_hand_in_play():
    record = play_out(dealt("schafkopf", 5), "sensible", 5)
    began = engine.replay(record.prefix(4))
    held = [item["card"] for item in drawn(record.prefix(4))["hand"]]
    assert [engine.card_text(card) for card in in_order(began, 0, sorted(began.dealt()[0]))] == held
    assert held != [engine.card_text(card) for card in sorted(began.dealt()[0])]
