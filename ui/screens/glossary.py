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
from ui.rulebook.bring import bring_into_view
from ui.setups import game_name

__all__ = ["show"]

_KEY = "baza-glossary-search"
_FOUND = 5
_EXACT = 100
"""The score of what is called exactly by the words looked for."""
_ENOUGH = 8
"""Words on a page: where a letter has fewer, those of the next stand below them."""
_LONGEST = 120
"""Characters that are looked for."""

_WORD_IN = {"es": N_("Spanish: {word}"), "en": N_("English: {word}")}


def show(context: Context) -> None:
    """Draw the words of a letter, as in `?letter=b`; `?term=head` shows that term first."""
    t = context.t
    rules = engine.parse_setup(context.settings.setup)
    found = entries(reader(context), linker(context), rules)
    term = context.params.get("term")
    asked = next((each for each in found if each.id == term), None)
    with column():
        st.title(t.gettext("Glossary"), anchor=False)
        _finder(context, found, rules)
        if asked is not None:
            _asked(context, asked, rules)
        elif term is not None:
            sentence = t.gettext("This link names a word that is not in the glossary.")
            notice(context, sentence, t.gettext("All words"), "glossary")
        _letters(context, found, rules, asked)
        with st.container(key="baza-glossary-cards"):
            context.link(t.gettext("All the cards in pictures"), "cards", icon=":material/style:")


@st.fragment
def _finder(context: Context, found: tuple[Entry, ...], rules: RuleSet) -> None:
    t = context.t
    with st.container(key="baza-glossary-found", gap="small"):
        words = st.text_input(
            t.gettext("Search the glossary"),
            key=_KEY,
            placeholder=t.gettext("Search in Spanish, English or German"),
            icon=":material/search:",
            label_visibility="collapsed",
        )
        if not words:
            return
        known = {each.id: each for each in found}
        hits = search(words[:_LONGEST], context.language, limit=_FOUND, kinds={"term"})
        if not hits:
            st.markdown(t.gettext("Nothing was found. Try another word for it."))
            return
        # A word may be the name of several things, Mariage of a game and of a pair: each of them is open.
        named = sum(hit.score == _EXACT for hit in hits)
        _entries(context, [known[hit.id] for hit in hits], rules, opened=max(1, named))


def _asked(context: Context, entry: Entry, rules: RuleSet) -> None:
    with st.container(key="baza-glossary-asked", gap="small"):
        st.html(f'<h2 class="baza-asked">{escape(entry.word)}</h2>')
        prose(context, "\n\n".join(_lines(context, entry, rules)), "asked", rules=rules)
    bring_into_view("baza-glossary-asked", entry.id)


def _letters(context: Context, found: tuple[Entry, ...], rules: RuleSet, asked: Entry | None) -> None:
    """The letters to choose from, and the words from the one chosen on, a page of them at least."""
    groups = {letter: list(group) for letter, group in groupby(found, key=_letter)}
    wanted = _letter(asked) if asked is not None else context.params.get("letter", "").lower()
    here = wanted if wanted in groups else next(iter(groups))
    links = ""
    for letter in groups:
        mark = ' aria-current="true"' if letter == here else ""
        url = escape(context.url("glossary", letter=letter), quote=True)
        links += f'<a href="{url}" target="_self"{mark}>{escape(letter.upper())}</a>'
    label = escape(context.t.gettext("Letters"), quote=True)
    st.html(f'<nav class="baza-letters" aria-label="{label}">{links}</nav>')
    shown = 0
    for letter in list(groups)[list(groups).index(here) :]:
        if shown >= _ENOUGH:
            break
        st.html(f'<h2 class="baza-letter">{escape(letter.upper())}</h2>')
        _entries(context, groups[letter], rules)
        shown += len(groups[letter])


def _letter(entry: Entry) -> str:
    first = plain(entry.word)[:1]
    return first if first.isalpha() else "0"


def _entries(context: Context, group: Iterable[Entry], rules: RuleSet, opened: int = 0) -> None:
    """Words that open where they stand; the first ``opened`` of them are open."""
    texts = []
    for place, entry in enumerate(group):
        others = " · ".join(f"<em>{escape(other)}</em>" for _, other in entry.other)
        word = f"<strong>{escape(entry.word)}</strong> {others}"
        state = " open" if place < opened else ""
        texts += [f"<details{state}><summary>{word}</summary>", *_lines(context, entry, rules), "</details>"]
    st.markdown("\n\n".join(texts), unsafe_allow_html=True)


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
