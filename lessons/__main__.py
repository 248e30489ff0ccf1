"""The command line: ``python -m lessons check`` and ``python -m lessons drill KIND --game SETUP ...``.

Exit codes as those of ``python -m engine``: 0, 1 for content that is wrong, 2 for text that cannot be read.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

import engine
from lessons import check, drills
from lessons.i18n import LANGUAGES, translator
from lessons.names import card_names

__all__ = ["main"]


class _Unreadable(Exception):
    pass


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise _Unreadable(f"{message[0].upper()}{message[1:]}.")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; prints its answer, or one JSON object that says what cannot be read."""
    parser = _Parser(prog="python -m lessons", description="Check the content, or ask one drill.")
    commands = parser.add_subparsers(dest="command", required=True, parser_class=_Parser)
    commands.add_parser("check", help="run the content linter")
    drill = commands.add_parser("drill", help="one drill as JSON")
    drill.add_argument("kind")
    drill.add_argument("--game", default="schnapsen", metavar="SETUP")
    drill.add_argument("--seed", default="0")
    drill.add_argument("--lang", default="en")
    try:
        options = parser.parse_args(arguments)
        if options.command == "check":
            return check.main()
        answer = _drill(options.kind, options.game, options.seed, options.lang)
    except (_Unreadable, engine.Unreadable) as error:
        print(json.dumps({"error": "unreadable", "message": str(error)}, ensure_ascii=False))
        return 2
    print(json.dumps(answer, ensure_ascii=False))
    return 0


def _drill(kind: str, game: str, seed: str, language: str) -> dict[str, Any]:
    if language not in LANGUAGES:
        raise _Unreadable(f"'{language}' is not a language here; there are {', '.join(LANGUAGES)}.")
    if not seed.removeprefix("-").isdecimal():
        raise _Unreadable(f"'{seed}' is not a seed: a seed is a whole number.")
    rules = engine.parse_setup(game)
    try:
        return drills.generate(kind, rules, int(seed), card_names(language)).as_json()
    except drills.Unasked as error:
        raise _Unreadable(translator(language).gettext(str(error))) from None


if __name__ == "__main__":
    sys.exit(main())
