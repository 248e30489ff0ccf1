"""An Anki deck of a game: its terms, and a question about each of its rules, with pictures of the cards."""

from __future__ import annotations

import re
import tempfile
import zlib
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from html import escape
from pathlib import Path

import genanki

import engine
from engine import RuleSet
from lessons import drills, explain
from lessons.drills import Drill, Unasked
from lessons.glossary import Entry, entries
from lessons.linked import link_words
from lessons.names import CardNames
from lessons.render import Reader

__all__ = ["Picture", "deck"]

Picture = Callable[[str], str]
"""A card, as text, drawn as SVG."""

_SHAPE = 1_606_202_601
"""The number by which Anki knows the shape of these notes again, in whatever deck."""

_STYLE = (
    ".card { font-family: sans-serif; font-size: 18px; text-align: center; line-height: 1.4; }"
    " img { width: 3.4em; margin: 0.2em; } .why { text-align: left; max-width: 34em; margin: 0.8em auto; }"
)


def deck(rules: RuleSet, names: CardNames, title: str, picture: Picture) -> bytes:
    """The deck of a rule set as the bytes of an ``.apkg`` file, in the language of ``names``.

    ``title`` is the name of the deck. Notes keep their identity, so that a deck brought in again replaces
    the old one and keeps what Anki knows about it.
    """
    shape = genanki.Model(
        _SHAPE,
        "Baza",
        fields=[{"name": "Id"}, {"name": "Front"}, {"name": "Back"}],
        templates=[
            {"name": "Baza", "qfmt": "{{Front}}", "afmt": "{{FrontSide}}<hr id=answer>{{Back}}"},
        ],
        css=_STYLE,
        sort_field_index=0,
    )
    name = f"baza {rules.text} {names.translator.language} {names.pattern}"
    found = genanki.Deck(_number(name), title)
    used: set[str] = set()
    for key, front, back, cards in _notes(rules, names):
        used.update(cards)
        shown = "".join(f'<img src="{_file(card, names)}">' for card in cards)
        fields = [key, f"{front}<div>{shown}</div>" if shown else front, back]
        found.add_note(genanki.Note(model=shape, fields=fields, guid=genanki.guid_for(name, key)))
    return _written(found, {_file(card, names): picture(card) for card in sorted(used)})


def _written(found: genanki.Deck, pictures: dict[str, str]) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for name, svg in pictures.items():
            path = Path(folder) / name
            path.write_text(svg, encoding="utf-8")
            paths.append(str(path))
        target = Path(folder) / "baza.apkg"
        genanki.Package(found, media_files=paths).write_to_file(str(target), timestamp=0)
        return target.read_bytes()


def _file(card: str, names: CardNames) -> str:
    return f"baza-{names.pattern}-{card}.svg"


def _number(name: str) -> int:
    return 1 << 30 | zlib.crc32(name.encode()) & (1 << 30) - 1


def _notes(rules: RuleSet, names: CardNames) -> Iterator[tuple[str, str, str, Sequence[str]]]:
    """Each note: what it is known by, its front and back as HTML, the cards shown on the front."""
    # Links lead nowhere in a deck: their words stay.
    plain = partial(link_words, t=names.translator)
    for entry in entries(Reader(names.translator, names), plain, rules):
        if rules.game in entry.games:
            yield f"term {entry.id}", f"<b>{escape(entry.word)}</b>", _term(entry), ()
    for rule in engine.GAMES[rules.game].clauses:
        drill = _drill(rules, rule.value, names)
        if drill is not None:
            title = escape(explain.title(rule, names.translator))
            front = f"<p><b>{title}</b></p><p>{escape(drill.question)}</p>"
            yield f"rule {rule.value}", front, _answer(drill), _cards(drill)


def _drill(rules: RuleSet, rule: str, names: CardNames) -> Drill | None:
    for kind in drills.kinds_for(rules.game, rule):
        try:
            return drills.generate(kind, rules, 1, names, target=rule)
        except Unasked:
            continue
    return None


def _html(markdown: str) -> str:
    r"""The little Markdown that glosses use: paragraphs, bold and italic words.

    >>> _html("One **trick**.\n\nAnd *more*.")
    '<p>One <b>trick</b>.</p><p>And <i>more</i>.</p>'
    """
    text = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", escape(markdown.strip(), quote=False))
    text = re.sub(r"\*(.+?)\*", r"<i>\1</i>", text)
    return "".join(f"<p>{part.strip()}</p>" for part in text.split("\n\n")).replace("\n- ", "<br>– ")


def _term(entry: Entry) -> str:
    original = f"<p><i>{escape(', '.join(entry.original))}</i></p>" if entry.original else ""
    return f'<div class="why">{_html(entry.gloss)}{original}</div>'


def _answer(drill: Drill) -> str:
    right = [choice for choice in drill.choices if choice.answer in drill.accepted]
    said = escape(drill.translator.join([choice.text for choice in right]))
    return f'<p><b>{said}</b></p><div class="why">{escape(right[0].explanation)}</div>'


def _cards(drill: Drill) -> tuple[str, ...]:
    """The cards on the table and in the hand; or those shown beside the question."""
    if drill.position is None:
        return drill.cards if len(drill.cards) <= 8 else ()
    state = engine.parse_position(drill.position).state()
    hand = engine.cards_of(state.hands[drill.seat])
    return tuple(engine.card_text(card) for card in (*state.trick, *hand))
