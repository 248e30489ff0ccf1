"""The command line: one question, one JSON object.

``replay``, ``legal``, ``best``, ``perft``, ``rules``, ``match`` and ``deal``; see docs/notation.md. Exit
code 1 for a move the rules refuse, 2 for a text that cannot be read; never a traceback.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from typing import Any, NoReturn

import engine
from engine.dealing import PLAYERS, play_out
from engine.perft import perft

REFUSED, UNREADABLE = 1, 2
_SEED_LIMIT = 2**63


class _Arguments(argparse.ArgumentParser):
    """Wrong arguments are a text that cannot be read, like any other."""

    def error(self, message: str) -> NoReturn:
        raise engine.Unreadable(f"{message[0].upper()}{message[1:]}.")


def _number(text: str) -> int:
    if not (text.isascii() and text.lstrip("-").isdigit()) or abs(int(text[:25])) >= _SEED_LIMIT:
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number")
    return int(text)


def _count(text: str) -> int:
    number = _number(text)
    if number < 0:
        raise argparse.ArgumentTypeError(f"'{text}' is negative")
    return number


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds < 3600:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number of seconds")
    return seconds


def _parser() -> _Arguments:
    parser = _Arguments(prog="python -m engine", description="Ask the rules engine.")
    commands = parser.add_subparsers(dest="command", required=True, parser_class=_Arguments)
    add = commands.add_parser("replay", help="the state a record stands for")
    add.add_argument("text", metavar="RECORD")
    add = commands.add_parser("legal", help="what may be played, and why not the rest")
    add.add_argument("text", metavar="POSITION|RECORD")
    add = commands.add_parser("best", help="the best move from what the seat to act can know")
    add.add_argument("text", metavar="POSITION|RECORD")
    add.add_argument("--seed", type=_number, default=0)
    limit = add.add_mutually_exclusive_group()
    limit.add_argument("--samples", type=_count)
    limit.add_argument("--seconds", type=_seconds)
    add = commands.add_parser("perft", help="count the move sequences of a length")
    add.add_argument("text", metavar="RECORD")
    add.add_argument("depth", type=_count)
    add = commands.add_parser("rules", help="presets, options and clauses")
    add.add_argument("game", nargs="?", metavar="GAME")
    add = commands.add_parser("match", help="the score of a match read from standard input")
    add.add_argument("text", choices=["-"])
    add = commands.add_parser("deal", help="a fresh deal as a record")
    add.add_argument("setup", metavar="SETUP")
    add.add_argument("--seed", type=_number, required=True)
    add.add_argument("--play", choices=PLAYERS)
    return parser


def _state(text: str) -> engine.State:
    if " deck=" in text:
        return engine.replay(engine.parse_record(text))
    return engine.parse_position(text).state()


def _replay(text: str) -> dict[str, Any]:
    return engine.describe(engine.replay(engine.parse_record(text)))


def _legal(text: str) -> dict[str, Any]:
    return engine.legal_json(_state(text))


def _best(text: str, arguments: argparse.Namespace) -> dict[str, Any]:
    state = _state(text)
    if state.to_act is None:
        raise engine.Unreadable("The deal is over: there is no move to choose.")
    from engine.players import best  # only this command needs the search

    choice = best(state, seed=arguments.seed, samples=arguments.samples, seconds=arguments.seconds)
    return choice.as_json()


def _perft(text: str, arguments: argparse.Namespace) -> dict[str, Any]:
    return {"nodes": perft(engine.replay(engine.parse_record(text)), arguments.depth)}


def _rules(name: str | None) -> dict[str, Any]:
    if name is None:
        return {"games": {game: _rules(game) for game in engine.GAMES}}
    if name not in engine.GAMES:
        raise engine.Unreadable(f"There is no game '{name}'.")
    game = engine.GAMES[name]
    table = game.table
    return {
        "presets": {preset: dict(table.make(preset=preset).values) for preset in table.presets},
        "options": [
            {
                "id": option.id,
                "values": list(option.values),
                "default": option.default,
                "clause": option.clause.value,
                "note": option.note,
            }
            for option in table.options
        ],
        "clauses": [
            {"id": rule.value, "text": rule.doc, "source": rule.source, "options": list(rule.options)}
            for rule in game.clauses
        ],
    }


def _lines() -> Iterator[str]:
    sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]
    for line in sys.stdin:
        yield line.rstrip("\r\n")


def _answer(ask: Callable[[], dict[str, Any]]) -> tuple[dict[str, Any], int]:
    try:
        return ask(), 0
    except engine.Refused as refused:
        move = engine.move_text(refused.move)
        reason = refused.reason.as_json()
        return {"error": "refused", "at": refused.at, "move": move, **reason}, REFUSED
    except (engine.Unreadable, engine.Ambiguous) as unreadable:
        return {"error": "unreadable", "message": str(unreadable)}, UNREADABLE


def _say(answer: dict[str, Any]) -> None:
    print(json.dumps(answer, ensure_ascii=False), flush=True)


def _run(arguments: argparse.Namespace) -> int:
    command = arguments.command
    if command == "deal":
        record = engine.shuffled(engine.parse_setup(arguments.setup), arguments.seed)
        if arguments.play:
            record = play_out(record, arguments.play, seed=arguments.seed)
        print(record.text)
        return 0
    if command in ("rules", "match"):
        name = arguments.game if command == "rules" else None
        answer, code = _answer(
            lambda: _rules(name) if command == "rules" else engine.parse_match("\n".join(_lines())).as_json()
        )
        _say(answer)
        return code
    ask: dict[str, Callable[[str], dict[str, Any]]] = {
        "replay": _replay,
        "legal": _legal,
        "best": lambda text: _best(text, arguments),
        "perft": lambda text: _perft(text, arguments),
    }
    if arguments.text == "-":
        for line in _lines():
            _say(_answer(lambda text=line: ask[command](text))[0])  # type: ignore[misc]
        return 0
    answer, code = _answer(lambda: ask[command](arguments.text))
    _say(answer)
    return code


def main(words: list[str] | None = None) -> int:
    """Answer one command; returns the exit code."""
    code = 0

    def ask() -> dict[str, Any]:
        nonlocal code
        code = _run(_parser().parse_args(words))
        return {}

    try:
        answer, error = _answer(ask)
        if error:
            _say(answer)
        return error or code
    except BrokenPipeError:  # the reader has seen enough
        return 0


if __name__ == "__main__":
    sys.exit(main())
