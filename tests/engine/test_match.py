"""The Bummerl: countdown, alternating deal, overshoot, deals that do not belong."""

import pytest

import engine
from engine import Refused, Unreadable
from engine.dealing import play_out


def finished(dealer: int, seed: int, setup: str = "schnapsen") -> str:
    """A finished deal, played at random."""
    return play_out(engine.shuffled(engine.parse_setup(setup), seed, dealer), "random", seed).text


def grow(first: str, until: int = 40) -> engine.Match:
    """Play a match to its end."""
    match = engine.parse_match(first)
    for seed in range(until):
        if match.winner is not None:
            return match
        match = match.after(engine.parse_record(finished(match.next_dealer, seed, match.rules.text)))
    raise AssertionError("a Bummerl ends sooner")


@pytest.mark.parametrize("target", [5, 7])
def test_a_bummerl_counts_down_to_zero(target):
    match = grow(f"match schnapsen target={target} dealer=1")
    assert match.scores[0] == (target, target)
    assert match.score[match.winner] == 0 < match.score[1 - match.winner]
    assert [deal.dealer for deal in match.deals] == [(1 + i) % 2 for i in range(len(match.deals))]
    won = [sum(result.score[side] for result in match.results) for side in (0, 1)]
    assert match.score == tuple(max(0, target - points) for points in won)
    assert engine.parse_match(match.text) == match


def test_more_than_is_left_brings_the_count_to_zero():
    game = engine.GAMES["schnapsen"]
    rule = next(iter(game.clauses))
    three = engine.Settlement((0, 3), (1,), (engine.Line(rule, 1, 3),))
    assert game.add_score((4, 2), three) == (4, 0)


def test_deals_that_do_not_belong():
    start = "match schnapsen target=7 dealer=0"
    first, second = finished(0, 1), finished(1, 2)
    assert engine.parse_match(f"{start}\n{first}\n{second}").as_json()["deals"] == 2
    for lines, at in (
        ([second], 0),
        ([first, finished(0, 2)], 1),
        ([first, finished(1, 2, "schnapsen(head=no)")], 1),
        ([first, second.split(" moves=")[0]], 1),
    ):
        with pytest.raises(Refused) as refused:
            engine.parse_match("\n".join([start, *lines]))
        assert refused.value.at == at
    over = grow(start)
    extra = finished(over.next_dealer, 99)
    with pytest.raises(Refused) as refused:
        engine.parse_match(f"{over.text}\n{extra}")
    assert (refused.value.at, refused.value.reason.rule.value) == (len(over.deals), "schnapsen.countdown")


@pytest.mark.parametrize(
    "text",
    ["", "match", "match schnapsen target=6 dealer=0", "match schnapsen target=7 dealer=2",
     "match bridge target=7 dealer=0", "match schnapsen target=7 dealer=0\n", "match schnapsen target=7 dealer=0\nnonsense"],
)  # fmt: skip
def test_no_matches(text):
    if text.endswith("\n"):
        assert engine.parse_match(text).deals == ()
        return
    with pytest.raises(Unreadable):
        engine.parse_match(text)
