"""The message catalogues: extracted from the code, brought up to date, checked.

`python -m lessons.catalogue` adds new messages to every `locales/<language>/LC_MESSAGES/baza.po` and says
which still want a translation. Messages that no code says any more are kept at the end, marked `#~`, in case
they come back; `--prune` drops them. English is its own translation.
"""

import io
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

from lessons.i18n import LANGUAGES, LOCALES

__all__ = ["catalogue_path", "extract", "faults", "load", "placeholders", "update"]

Key = str | tuple[str, str]

_ROOT = LOCALES.parent
_FOLDERS = ("engine", "lessons", "ui")
_PLACEHOLDER = re.compile(r"\{(\w+)(?::[^{}]*)?\}")


def catalogue_path(language: str) -> Path:
    """The file of a language's catalogue.

    >>> catalogue_path("es").name
    'baza.po'
    """
    return LOCALES / language / "LC_MESSAGES" / "baza.po"


def extract() -> Catalog:
    """Every message in the code, with the files that say it and the comments marked `Translators:`."""
    catalogue = Catalog(project="Baza", charset="utf-8")
    for folder in _FOLDERS:
        found = extract_from_dir(
            _ROOT / folder, method_map=[("**.py", "python")], comment_tags=("Translators:",)
        )
        for name, _, message, comments, context in found:
            place = f"{folder}/{name}".replace("\\", "/")
            catalogue.add(message, locations=[(place, 0)], auto_comments=comments, context=context)
    return catalogue


def load(language: str) -> Catalog:
    """The catalogue of a language as it stands on disk; empty if there is none yet."""
    path = catalogue_path(language)
    if not path.exists():
        return _empty(language)
    with path.open("rb") as file:
        return read_po(file, locale=language)


def update(language: str, *, prune: bool = False) -> str:
    """The text of a language's catalogue, brought up to date with the code; translations are kept.

    With `prune`, the translations of messages that no code says are dropped.
    """
    old, new = load(language), extract()
    fresh = _empty(language)
    kept: dict[Key, Message] = {**old.obsolete}
    kept.update({_key(message): message for message in old if message.id})
    for message in sorted(new, key=_sort_key):
        if not message.id:
            continue
        known = kept.pop(_key(message), None)
        string = known.string if known is not None and not known.fuzzy else ""
        if language == "en":
            string = message.id
        elif message.pluralizable and not isinstance(string, tuple | list):
            string = ("",) * fresh.num_plurals
        fresh.add(
            message.id,
            string,
            locations=message.locations,
            flags=message.flags - {"fuzzy"},
            auto_comments=message.auto_comments,
            context=message.context,
        )
    if language != "en" and not prune:
        fresh.obsolete = {key: kept[key] for key in sorted(kept, key=str) if _translated(kept[key])}
    return _text(fresh)


def _key(message: Message) -> Key:
    """What Babel files an obsolete message under."""
    first = message.id if isinstance(message.id, str) else message.id[0]
    return first if message.context is None else (first, message.context)


def _translated(message: Message) -> bool:
    strings = message.string if isinstance(message.string, tuple | list) else (message.string,)
    return all(strings)


def placeholders(message: str) -> set[str]:
    """The named placeholders of a message.

    >>> sorted(placeholders("{done} of {total} steps"))
    ['done', 'total']
    """
    return set(_PLACEHOLDER.findall(message))


def faults(language: str) -> Iterator[str]:
    """One sentence for everything wrong with a language's catalogue; nothing when all is well."""
    catalogue = load(language)
    wanted = {(message.id, message.context) for message in extract() if message.id}
    held = {(message.id, message.context) for message in catalogue if message.id}
    for message_id, _ in sorted(wanted - held, key=str):
        yield f"{language}: the catalogue lacks {message_id!r}"
    for message_id, _ in sorted(held - wanted, key=str):
        yield f"{language}: no code says {message_id!r}"
    for message in catalogue:
        if message.id:
            yield from _message_faults(language, message)


def _message_faults(language: str, message: Message) -> Iterator[str]:
    ids = message.id if isinstance(message.id, tuple | list) else (message.id,)
    strings = message.string if isinstance(message.string, tuple | list) else (message.string,)
    if message.fuzzy:
        yield f"{language}: {ids[0]!r} is fuzzy"
    texts = [text for text in strings if text]
    if len(texts) < len(strings):
        yield f"{language}: {ids[0]!r} has no translation"
        return
    # A singular may write its one thing out in words; no form may invent a placeholder.
    allowed = set[str]().union(*(placeholders(text) for text in ids))
    for text in texts:
        if placeholders(text) - allowed or (len(ids) == 1 and placeholders(text) != allowed):
            yield f"{language}: the placeholders of {ids[0]!r} and {text!r} differ"


def _empty(language: str) -> Catalog:
    catalogue = Catalog(locale=language, project="Baza", charset="utf-8")
    # Both languages know one and many; Spanish' third form, for whole millions, never comes up here.
    catalogue.mime_headers = [("Plural-Forms", "nplurals=2; plural=(n != 1);")]
    return catalogue


def _sort_key(message: Message) -> tuple[str, str]:
    place = min((str(name) for name, _ in message.locations), default="")
    return place, str(message.id)


def _text(catalogue: Catalog) -> str:
    out = io.BytesIO()
    write_po(out, catalogue, width=100, omit_header=True, include_lineno=False)
    header = (
        'msgid ""\nmsgstr ""\n'
        f'"Language: {catalogue.locale_identifier}\\n"\n'
        '"MIME-Version: 1.0\\n"\n'
        '"Content-Type: text/plain; charset=utf-8\\n"\n'
        '"Content-Transfer-Encoding: 8bit\\n"\n'
        f'"Plural-Forms: {catalogue.plural_forms}\\n"\n\n'
    )
    return header + out.getvalue().decode("utf-8").strip() + "\n"


def main() -> int:
    """Bring every catalogue up to date; 1 if something is still wrong."""
    wrong: list[str] = []
    for language in LANGUAGES:
        path = catalogue_path(language)
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_suffix(".new")
        draft.write_text(update(language, prune="--prune" in sys.argv[1:]), encoding="utf-8")
        draft.replace(path)
        wrong += faults(language)
    sys.stdout.writelines(f"{fault}\n" for fault in wrong)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
