"""The glossary: every term with its words in both languages, the original word and what it means."""

from collections.abc import Iterable
from html import escape
from itertools import groupby

import streamlit as st

import engine
from engine import RuleSet
from lessons import explain
from lessons.glossary import Entry, entries, word
from lessons.i18n import N_
from lessons.rulebook import rule_id
from lessons.search import plain, search
from lessons.taught import taught_games
from ui.context import Context
from ui.layout import column
from ui.notice import notice
from ui.prose import prose
from ui.rule import linker, reader
from ui.setups import game_name

__all__ = ["show"]

_KEY = "baza-glossary-search"
_FOUND = 5
_LONGEST = 120
"""Characters that are looked for."""

_WORD_IN = {"es": N_("Spanish: {word}"), "en": N_("English: {word}")}


def show(context: Context) -> None:
    """Draw the glossary; `?term=head` shows that term first."""
    t = context.t
    rules = engine.parse_setup(context.settings.setup)
    found = entries(reader(context), linker(context), rules)
    asked = context.params.get("term")
    with column():
        st.title(t.gettext("Glossary"), anchor=False)
        context.link(t.gettext("All the cards in pictures"), "cards", icon=":material/style:")
        _finder(context, found, rules)
        if asked is not None:
            _asked(context, asked, found, rules)
        _letters(context, found, rules)


@st.fragment
def _finder(context: Context, found: tuple[Entry, ...], rules: RuleSet) -> None:
    t = context.t
    with st.container(key="baza-glossary-found", gap="small"):
        words = st.text_input(
            t.gettext("Search the glossary"),
            key=_KEY,
            placeholder=t.gettext("a word in Spanish, English or German"),
            icon=":material/search:",
        )
        if not words:
            return
        known = {each.id: each for each in found}
        hits = [hit for hit in search(words[:_LONGEST], context.language, limit=60) if hit.kind == "term"][
            :_FOUND
        ]
        if not hits:
            st.markdown(t.gettext("Nothing was found. Try another word for it."))
            return
        _entries(context, [known[hit.id] for hit in hits], rules, "found")


def _asked(context: Context, term: str, found: tuple[Entry, ...], rules: RuleSet) -> None:
    t = context.t
    entry = next((each for each in found if each.id == term), None)
    if entry is None:
        sentence = t.gettext("This link names a word that is not in the glossary.")
        notice(context, sentence, t.gettext("All words"), "glossary")
        return
    with st.container(key="baza-glossary-asked", gap="small"):
        st.html(f'<h2 class="baza-asked">{escape(entry.word)}</h2>')
        prose(context, "\n\n".join(_lines(context, entry, rules)), "asked", rules=rules)


def _letters(context: Context, found: tuple[Entry, ...], rules: RuleSet) -> None:
    groups = [(letter, list(group)) for letter, group in groupby(found, key=_letter)]
    links = "".join(f'<a href="#letter-{letter}">{escape(letter.upper())}</a>' for letter, _ in groups)
    label = escape(context.t.gettext("Letters"), quote=True)
    st.html(f'<nav class="baza-letters" aria-label="{label}">{links}</nav>')
    for letter, group in groups:
        st.html(f'<h2 class="baza-letter" id="letter-{letter}">{escape(letter.upper())}</h2>')
        _entries(context, group, rules, f"letter-{letter}")


def _letter(entry: Entry) -> str:
    first = plain(entry.word)[:1]
    return first if first.isalpha() else "0"


def _entries(context: Context, group: Iterable[Entry], rules: RuleSet, key: str) -> None:
    texts = []
    for entry in group:
        first, *rest = _lines(context, entry, rules)
        head = f"**{entry.word}** · {first}" if entry.other or entry.original else f"**{entry.word}**"
        texts.append("  \n".join([head, *rest]))
    prose(context, "\n\n".join(texts), key, rules=rules)


def _lines(context: Context, entry: Entry, rules: RuleSet) -> list[str]:
    """The other words of a term, its meaning, and where to read on, as Markdown."""
    t = context.t
    words = []
    for language, other in entry.other:
        shown = f"*{other}*"
        words.append(t.gettext(_WORD_IN[language], word=shown))
    if entry.original:
        originals = ", ".join(f"*{original}*" for original in entry.original)
        words.append(t.gettext("original: {words}", words=originals))
    told = _rules(context, entry, rules)
    on = [
        t.gettext("See also: {words}.", words=t.join(_related(context, entry))) if entry.related else "",
        t.gettext("In the rules: {rules}.", rules=t.join(told)) if told else "",
    ]
    return [" · ".join(words), *_senses(context, entry), " ".join(part for part in on if part)]


def _senses(context: Context, entry: Entry) -> list[str]:
    """What a word means: one line, or one for each game in which it means something else."""
    if not entry.elsewhere:
        return [entry.gloss]
    senses = [(entry.game, entry.gloss), *entry.elsewhere]
    return [f"*{game_name(game, context.t)}:* {gloss}" for game, gloss in senses]


def _related(context: Context, entry: Entry) -> list[str]:
    return [
        f"[{word(term, context.language)}]({context.url('glossary', term=term)})" for term in entry.related
    ]


def _rules(context: Context, entry: Entry, rules: RuleSet) -> list[str]:
    links = []
    for rule in entry.rules:
        game = rule.partition(".")[0]
        if game not in taught_games():
            continue
        setup = rules.text if rules.game == game else None
        title = explain.title(rule_id(game, rule), context.t)
        if len({each.partition(".")[0] for each in entry.rules}) > 1:
            title = f"{title} ({game_name(game, context.t)})"
        links.append(f"[{title}]({context.url('rules', game=setup, clause=rule)})")
    return links
