import json

import pytest

from lessons.__main__ import main


def _run(capsys, *arguments):
    code = main(arguments)
    out = capsys.readouterr()
    assert out.err == ""
    return code, out.out


@pytest.mark.parametrize("language", ["es", "en"])
def test_a_drill_is_one_json_object(capsys, language):
    code, out = _run(
        capsys,
        "drill",
        "trick-winner",
        "--game",
        "schnapsen(preset=bummerl)",
        "--seed",
        "3",
        "--lang",
        language,
    )
    drill = json.loads(out)
    assert code == 0
    assert out.count("\n") == 1
    assert {"id", "kind", "setup", "question", "options", "accepted", "rule", "link"} <= set(drill)
    assert drill["setup"] == "schnapsen(preset=bummerl)"
    assert set(drill["accepted"]) <= {option["answer"] for option in drill["options"]}


def test_the_same_seed_asks_the_same(capsys):
    arguments = ("drill", "legal-cards", "--game", "schnapsen", "--seed", "11", "--lang", "es")
    assert _run(capsys, *arguments) == _run(capsys, *arguments)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["drill", "nothing", "--lang", "en"], "There is no drill of this kind."),
        (["drill", "legal-cards", "--game", "whist"], "There is no game 'whist'."),
        (
            ["drill", "legal-cards", "--game", "schnapsen(head=perhaps)"],
            "is not a value of the option 'head'.",
        ),
        (["drill", "legal-cards", "--seed", "three"], "'three' is not a seed"),
        (["drill", "legal-cards", "--lang", "de"], "'de' is not a language here"),
        (["drill"], "The following arguments are required: kind."),
        (["dance"], "invalid choice: 'dance'"),
        ([], "The following arguments are required: command."),
    ],
)
def test_what_cannot_be_read_is_said_in_one_sentence(capsys, arguments, said):
    code, out = _run(capsys, *arguments)
    error = json.loads(out)
    assert code == 2
    assert error["error"] == "unreadable"
    assert said in error["message"]
