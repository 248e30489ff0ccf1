"""The command line as other programs use it."""

import json
import subprocess
import sys

import pytest

DECK = "TH.KD.JD.AH.TC.QD.JH.QC.KC.AS.TS.QS.AC.AD.JS.TD.KS.JC.KH.QH"
RECORD = f"schnapsen dealer=1 deck={DECK}"


def run(*words: str, feed: str | bytes = "") -> tuple[int, list[dict]]:
    """Run a command: its exit code and its lines as JSON."""
    done = subprocess.run(
        [sys.executable, "-m", "engine", *words],
        input=feed if isinstance(feed, bytes) else feed.encode(),
        capture_output=True,
        check=False,
    )
    assert done.stderr == b""
    return done.returncode, [json.loads(line) for line in done.stdout.decode().splitlines()]


def test_replay():
    code, [answer] = run("replay", f"{RECORD} moves=marriage-C.QC.AH")
    assert code == 0
    assert answer["record"] == f"{RECORD} moves=marriage-C.QC.AH"
    assert answer["hands"] == [["TH", "KD", "JD", "KC", "AC"], ["TC", "QD", "AS", "TS", "QS"]]
    assert answer["stock"] == ["AD", "JS", "TD", "KS", "JC", "KH", "QH", "JH"]
    assert answer["tricks"] == [{"leader": 0, "cards": ["QC", "AH"], "winner": 1}]
    assert (answer["to_act"], answer["leader"], answer["phase"], answer["trump"]) == (1, 1, "play", "H")
    assert (answer["points"], answer["pending"], answer["result"]) == ([0, 14], [20, 0], None)
    assert set(answer) == {
        "record", "phase", "to_act", "legal", "refused", "hands", "stock", "trick", "leader", "tricks", "sides", "trump",
        "points", "contract", "closed", "pending", "declarer", "partner", "discarded", "discard", "result",
    }  # fmt: skip


def test_refused():
    code, [answer] = run("replay", f"{RECORD} moves=marriage-C.TH")
    assert code == 1
    assert (answer["error"], answer["at"], answer["move"]) == ("refused", 1, "TH")
    assert answer["rule"] == "schnapsen.marriage-play"
    assert answer["facts"]["could"] == ["QC", "KC"]


def test_a_stream_goes_on():
    code, answers = run("replay", "-", feed=f"{RECORD}\n\n{RECORD} moves=AS\nrubbish\n{RECORD} moves=close\n")
    assert code == 0
    assert [answer.get("error") for answer in answers] == [None, "unreadable", "refused", "unreadable", None]
    assert answers[-1]["closed"] == {"seat": 0, "points": 0, "tricks": 0}


def test_odd_bytes_are_unreadable():
    code, [answer] = run("replay", "-", feed=b"\xff\xfe\n")
    assert (code, answer["error"]) == (0, "unreadable")


@pytest.mark.parametrize(
    "words",
    [(), ("dance",), ("replay",), ("replay", "schnapsen"), ("perft", RECORD, "-1"), ("perft", RECORD, "x"),
     ("best", RECORD, "--samples", "2", "--seconds", "1"), ("deal", "schnapsen"), ("deal", "bridge", "--seed", "1"),
     ("deal", "schnapsen", "--seed", "1", "--play", "cheat"), ("rules", "bridge"), ("legal", "schnapsen hands=AH"),
     ("match", RECORD)],
)  # fmt: skip
def test_unreadable(words):
    code, [answer] = run(*words)
    assert code == 2
    assert answer["error"] == "unreadable"
    assert answer["message"].endswith(".")


def test_legal_takes_positions_and_records():
    text = "schnapsen hands=?3/TS.JS.AH.AD trump=H lead=0 trick=KS tricks=3/3 played=AC.TC.KC.QC.JC.QS.AS.KD.TD.QD.JD.QH"
    code, [answer] = run("legal", text)
    assert code == 0
    assert (answer["to_act"], answer["legal"]) == (1, ["TS"])
    assert {card: why["rule"] for card, why in answer["refused"].items()} == {
        "JS": "schnapsen.head",
        "AH": "schnapsen.follow",
        "AD": "schnapsen.follow",
    }
    assert run("legal", RECORD)[1][0]["to_act"] == 0


def test_perft():
    assert run("perft", RECORD, "2") == (0, [{"nodes": 34}])


def test_rules():
    _, [answer] = run("rules", "schnapsen")
    assert set(answer["presets"]) == {"cardgames-zone", "bummerl", "pagat", "sharp"}
    assert answer["presets"]["bummerl"]["head"] == "no"
    assert {option["id"] for option in answer["options"]} >= {"head", "pack", "claim"}
    assert {"schnapsen.head", "schnapsen.tie"} <= {clause["id"] for clause in answer["clauses"]}


def test_deal_is_reproducible():
    words = [sys.executable, "-m", "engine", "deal", "schnapsen", "--seed", "7", "--play", "random"]
    first, second = (subprocess.run(words, capture_output=True, check=True).stdout.decode() for _ in range(2))
    assert first == second
    code, [answer] = run("replay", first.strip())
    assert (code, answer["phase"]) == (0, "over")


def test_match():
    code, [answer] = run("match", "-", feed="match schnapsen target=5 dealer=0\n")
    assert (code, answer) == (0, {"score": [5, 5], "deals": 0, "next_dealer": 0, "winner": None})
