"""Deals: several tabs and processes, records that cannot be read or played."""

import threading

import pytest

import engine
from engine.dealing import play_out
from lessons.store import (
    Corrupt,
    Missing,
)
from tests.lessons.store.rows import LATER, NOW, execute, record


def test_a_deal_is_found_again_by_its_learner_only(store, ann):
    deal = store.deals.start(ann, record(), NOW, match="match schnapsen target=7 dealer=0")
    assert store.deals.get(ann, deal.id) == deal
    bob = store.learners.of_cookie("bob's cookie", NOW)
    with pytest.raises(Missing):
        store.deals.get(bob, deal.id)
    with pytest.raises(Missing):
        store.deals.save(bob, deal.id, deal.record, record(moves=1), NOW)
    store.deals.drop(bob, deal.id)
    assert store.deals.get(ann, deal.id) == deal


def test_an_id_says_nothing_about_the_deal(store, ann):
    first, second = (store.deals.start(ann, record(), NOW) for _ in range(2))
    assert first.id != second.id
    assert len(first.id) >= 20


def test_a_move_replaces_the_record(store, ann):
    deal = store.deals.start(ann, record(), NOW)
    moved = store.deals.save(ann, deal.id, deal.record, record(moves=1), LATER)
    assert (moved.record, moved.updated, moved.finished) == (record(moves=1), LATER, False)
    assert store.deals.get(ann, deal.id) == moved


def test_the_second_tab_gets_what_the_first_one_left(store, ann):
    deal = store.deals.start(ann, record(), NOW)
    first = store.deals.save(ann, deal.id, deal.record, record(moves=2), LATER)
    second = store.deals.save(ann, deal.id, deal.record, record(moves=1), LATER)
    assert second == first


def test_an_undo_and_another_move_are_noticed_although_the_count_is_the_same(store, ann):
    state = engine.replay(engine.parse_record(record()))
    one, other = (state.after(move).record.text for move in list(state.moves())[:2])
    deal = store.deals.start(ann, one, NOW)
    undone = store.deals.save(ann, deal.id, one, record(), NOW)
    replayed = store.deals.save(ann, deal.id, undone.record, other, NOW)
    stale = store.deals.save(ann, deal.id, one, record(moves=2), LATER)
    assert stale == replayed


def test_of_many_tabs_that_move_at_once_exactly_one_wins(store, ann):
    deal = store.deals.start(ann, record(), NOW)
    state = engine.replay(engine.parse_record(record()))
    wanted = [state.after(move).record.text for move in state.moves()]
    start, seen = threading.Barrier(len(wanted)), []

    def move(text):
        start.wait()
        seen.append(store.deals.save(ann, deal.id, deal.record, text, LATER).record)

    threads = [threading.Thread(target=move, args=(text,)) for text in wanted]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(seen) == len(wanted)
    assert len(set(seen)) == 1
    assert seen[0] in wanted


def test_a_match_stays_unless_a_new_one_is_given(store, ann):
    deal = store.deals.start(ann, record(), NOW, match="before")
    assert store.deals.save(ann, deal.id, deal.record, record(moves=1), NOW).match == "before"
    assert (
        store.deals.save(ann, deal.id, record(moves=1), record(moves=2), NOW, match="after").match == "after"
    )


@pytest.mark.parametrize("text", ["", "nonsense", "schnapsen dealer=0 deck=AS"])
def test_an_unreadable_record_is_never_stored(store, ann, text):
    deal = store.deals.start(ann, record(), NOW)
    with pytest.raises(engine.Unreadable):
        store.deals.start(ann, text, NOW)
    with pytest.raises(engine.Unreadable):
        store.deals.save(ann, deal.id, deal.record, text, NOW)
    assert store.deals.get(ann, deal.id) == deal


def test_a_refused_move_is_never_stored(store, ann):
    with pytest.raises(engine.Refused):
        store.deals.start(ann, record() + " moves=pass", NOW)


def test_a_damaged_deal_is_named_and_the_others_are_there(store, ann, url):
    good, bad = store.deals.start(ann, record(1), NOW), store.deals.start(ann, record(2), LATER)
    execute(url, "UPDATE deal SET record = 'torn' WHERE id = :id", id=bad.id)
    with pytest.raises(Corrupt) as caught:
        store.deals.get(ann, bad.id)
    assert (caught.value.table, caught.value.row) == ("deal", bad.id)
    deals, corrupt = store.deals.all(ann)
    assert deals == [good]
    assert [problem.row for problem in corrupt] == [bad.id]
    assert store.deals.current(ann) == good


def test_who_is_new_to_a_game_has_ended_no_deal_of_it(store, ann):
    bob = store.learners.of_cookie("bob", NOW)
    whole = play_out(engine.shuffled(engine.parse_setup("schnapsen(pack=24)"), 1), "beginner", 1)
    store.deals.start(ann, whole.prefix(3).text, NOW)
    assert not store.deals.has_finished(ann, "schnapsen")
    store.deals.start(ann, whole.text, NOW)
    assert store.deals.has_finished(ann, "schnapsen")
    assert not store.deals.has_finished(ann, "schneider")
    assert not store.deals.has_finished(bob, "schnapsen")
    other = play_out(engine.shuffled(engine.parse_setup("schneider"), 1), "beginner", 1)
    store.deals.start(ann, other.text, NOW)
    store.deals.start(ann, other.text, NOW)
    assert store.deals.finished(ann) == {"schnapsen": 1, "schneider": 2}
    assert store.deals.finished(bob) == {}


def test_a_finished_deal_is_not_gone_on_with(store, ann):
    state = engine.replay(engine.parse_record(record()))
    while state.result is None:
        moves = state.moves()
        state = state.after("pass" if "pass" in moves else next(move for move in moves if move != "claim"))
    deal = store.deals.start(ann, record(), NOW)
    assert store.deals.current(ann) == deal
    assert store.deals.save(ann, deal.id, deal.record, state.record.text, LATER).finished
    assert store.deals.current(ann) is None
    assert [kept.id for kept in store.deals.all(ann)[0]] == [deal.id]
