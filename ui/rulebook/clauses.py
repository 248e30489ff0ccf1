"""The clauses of a rulebook, part by part: what holds, where it comes from, and an example at hand."""

import re
from contextlib import nullcontext
from html import escape

import streamlit as st

from engine import RuleSet
from lessons import explain
from lessons.drills import kinds_for, rules_of
from lessons.load import content
from lessons.rulebook import ClausePage, cards_of_rule, clause_page, rule_card_page, rule_id
from ui import session
from ui.context import Context
from ui.prose import prose
from ui.rule import linker, reader
from ui.rulebook.example import example
from ui.rulebook.names import source_names
from ui.rulebook.place import Place
from ui.rulebook.sections import parts

__all__ = ["all_parts", "clause_key", "drill_params", "one_part", "part_key"]

_CARD = re.compile(r"[CG]-\d\d\Z")
_OPENED = "baza-rules-opened"


def clause_key(rule: str) -> str:
    """The key of a clause's place on the page."""
    return "baza-clause-" + rule.replace(".", "-")


def part_key(name: str) -> str:
    """The key of a part's place on the page."""
    return f"baza-part-{name}"


def one_part(context: Context, place: Place) -> None:
    """Draw the part that the address names, with the way back and on; the clause it names is open."""
    t, found = context.t, parts(place.rules.game)
    here = next(number for number, part in enumerate(found) if part.name == place.part)
    if place.clause is not None:
        _open(place)
    with st.container(key=part_key(found[here].name), gap="small"):
        back = escape(context.url("rules", **place.params()), quote=True)
        sign = '<span class="baza-sign" aria-hidden="true">arrow_back</span>'
        led = f'<a href="{back}" target="_self">{sign}{escape(t.gettext("Contents"))}</a>'
        title = escape(t.gettext(found[here].title))
        st.html(f'<nav class="baza-back">{led}</nav><h2 class="baza-part">{title}</h2>')
        for rule in found[here].rules:
            stands_out = rule == place.clause
            with st.container(key="baza-asked-clause", gap=None) if stands_out else nullcontext():
                _clause(context, rule, place.rules)
    if here + 1 < len(found):
        after = found[here + 1]
        context.link(
            t.gettext("Next: {title}", title=t.gettext(after.title)),
            "rules",
            icon=":material/arrow_forward:",
            params=place.params(part=after.name),
        )
    _rulings_told(context)


def all_parts(context: Context, place: Place) -> None:
    """Draw every clause on one page, to be searched and printed, below links to its parts."""
    t, found = context.t, parts(place.rules.game)
    links = "".join(
        f'<li><a href="#{part.anchor}">{escape(t.gettext(part.title))}</a></li>' for part in found
    )
    label = escape(t.gettext("Contents"), quote=True)
    st.html(f'<nav class="baza-contents" aria-label="{label}"><ul>{links}</ul></nav>')
    for part in found:
        st.html(f'<h2 class="baza-part" id="{part.anchor}">{escape(t.gettext(part.title))}</h2>')
        for rule in part.rules:
            _clause(context, rule, place.rules)
    _rulings_told(context)


def _rulings_told(context: Context) -> None:
    st.caption(
        context.t.gettext(
            "C and G with a number are rulings: what is played here where the documents disagree or say "
            "nothing."
        )
    )


def _open(place: Place) -> None:
    """Open the clause that a link led to, once: afterwards the reader may close it."""
    visit = f"{place.rules.text} {place.clause}"
    if session.get(_OPENED) != visit and place.clause is not None:
        session.put(_OPENED, visit)
        session.put(_more_key(place.clause), value=True)


def _more_key(rule: str) -> str:
    return f"{clause_key(rule)}-more"


@st.fragment
def _clause(context: Context, rule: str, rules: RuleSet) -> None:
    t = context.t
    page = clause_page(rule, rules, reader(context, rules.game), linker(context, rules.text))
    with st.container(key=clause_key(rule), gap=None):
        st.html(f'<h3 class="baza-clause">{escape(page.title)}</h3>')
        prose(context, page.text, clause_key(rule), rules=rules)
        st.caption(t.gettext("Source: {sources}", sources=_sources(context, page, rules)))
        label = t.gettext("Example and more") if page.examples else t.gettext("More")
        with st.expander(label, key=_more_key(rule), on_change="rerun", type="compact") as more:
            if more.open:
                _more(context, page, rules)


def _sources(context: Context, page: ClausePage, rules: RuleSet) -> str:
    known = {card.id for card in content().rulebooks[rules.game].book.cards}
    names = [
        f"[{name}]({context.url('rules', game=rules.text, card=name)})"
        if _CARD.match(name) and name in known
        else name
        for name in source_names(page.clause.sources, context.t)
    ]
    return context.t.join(names)


def _more(context: Context, page: ClausePage, rules: RuleSet) -> None:
    t = context.t
    key = clause_key(page.rule.value)
    if page.examples:
        which = _which(context, page, key)
        example(context, page.examples[which], f"{key}-{which}")
    with st.container(horizontal=True, gap="small"):
        context.link(
            t.gettext("Practise this rule"),
            "drill",
            icon=":material/quiz:",
            params=drill_params(page.clause.drill, page.rule.value, rules),
        )
        context.link(
            t.gettext("Link to this rule"),
            "rules",
            icon=":material/link:",
            params={"game": rules.text, "clause": page.rule.value},
        )
    _see_also(context, page, rules)


def _which(context: Context, page: ClausePage, key: str) -> int:
    if len(page.examples) == 1:
        return 0
    t = context.t
    chosen = st.segmented_control(
        t.gettext("Example"),
        range(len(page.examples)),
        default=0,
        required=True,
        format_func=lambda place: t.gettext("Example {number}", number=t.number(place + 1)),
        key=f"{key}-which",
        label_visibility="collapsed",
    )
    return chosen if isinstance(chosen, int) else 0


def _see_also(context: Context, page: ClausePage, rules: RuleSet) -> None:
    t = context.t
    related = [
        f"[{explain.title(rule_id(rules.game, rule), t)}]"
        f"({context.url('rules', game=rules.text, clause=rule)})"
        for rule in page.clause.see
    ]
    if related:
        st.markdown(t.gettext("See also: {rules}.", rules=t.join(related)))
    cards = cards_of_rule(page.rule.value, rules.game)
    if cards:
        who = reader(context, rules.game)
        lines = [
            f"- [{card.id}]({context.url('rules', game=rules.text, card=card.id)}) · {title}"
            for card in cards
            if (title := rule_card_page(card.id, rules, who, linker(context, rules.text)).title)
        ]
        st.markdown("\n".join([t.gettext("Rulings that speak of it:"), "", *lines]))


def drill_params(kind: str, rule: str, rules: RuleSet) -> dict[str, object]:
    """The parameters of the drill on a rule: the clause's own kind, or one that asks about the rule.

    >>> import engine
    >>> drill_params("legal-cards", "schnapsen.head", engine.parse_setup("schnapsen"))["rule"]
    'schnapsen.head'
    """
    kinds = kinds_for(rules.game, rule)
    if rule not in rules_of(kind, rules.game) and kinds:
        kind = kinds[0]
    about = rule if rule in rules_of(kind, rules.game) else None
    return {"kind": kind, "game": rules.text, "rule": about}
