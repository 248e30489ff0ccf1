"""Where the sources differ: the published rule sets side by side, and positions that tell them apart."""

from html import escape

import streamlit as st

from engine import GAMES, RuleSet
from lessons.disagreeing import disagreements
from lessons.load import content
from lessons.options import option_name, value_name
from lessons.rule_sets import rule_sets
from lessons.rulebook import rule_card_page, separation_shown
from ui.context import Context
from ui.rule import linker, reader
from ui.rulebook.advice import advice
from ui.rulebook.example import example
from ui.rulebook.names import preset_name, rules_name
from ui.rulebook.place import Place
from ui.rulebook.rulings import card_key, ruling, ruling_label

__all__ = ["differences"]

_PLAIN = str.maketrans("(=,)", "----")


def differences(context: Context, place: Place) -> None:
    """Draw the options in which the published rule sets differ, then a position for each difference."""
    t, rules = context.t, place.rules
    if GAMES[rules.game].table.presets:
        st.markdown(t.gettext("What the published rule sets say; only what differs is listed."))
        st.html(_matrix(context, rules.game))
    title = t.gettext("Positions that tell them apart")
    st.html(f'<h2 class="baza-part">{escape(title)}</h2>')
    for card in content().rulebooks[rules.game].book.cards:
        if card.separates is not None:
            _position(context, card.id, rules)
    title = t.gettext("Found by search")
    st.html(f'<h2 class="baza-part">{escape(title)}</h2>')
    st.markdown(
        t.gettext(
            "Deals are played at random until two rule sets disagree about who wins a trick, what may be "
            "played, which lead gains most, or what the deal pays. Nobody has chosen these positions."
        )
    )
    table = GAMES[rules.game].table
    published = tuple(table.make(preset=preset) for preset in table.presets)
    usual, *others = published or rule_sets(rules.game)
    for other in others:
        if _pack(other) == _pack(usual):
            _searched(context, usual, other)


def _pack(rules: RuleSet) -> tuple[int, ...]:
    """The cards a rule set is played with: only tables with the same ones can be compared."""
    return tuple(sorted(GAMES[rules.game].pack(rules)))


@st.fragment
def _searched(context: Context, usual: RuleSet, other: RuleSet) -> None:
    """The positions in which two rule sets disagree; they are searched for when somebody asks."""
    t = context.t
    key = f"baza-found-{other.text}".translate(_PLAIN)
    with st.expander(rules_name(other.text, t), key=key, on_change="rerun") as opened:
        if not opened.open:
            return
        found = disagreements(usual, other)
        if not found:
            st.markdown(
                t.gettext(
                    "No position was found: these rules lay the table differently, or they change something "
                    "else than the play of a card."
                )
            )
        for number, separation in enumerate(found):
            example(context, separation_shown(separation, reader(context, usual.game)), f"{key}-{number}")
        advice(context, usual, other, key)


@st.fragment
def _position(context: Context, name: str, rules: RuleSet) -> None:
    page = rule_card_page(name, rules, reader(context, rules.game), linker(context, rules.text))
    key = f"{card_key(name)}-apart"
    with st.expander(ruling_label(page), key=key, on_change="rerun") as opened:
        if opened.open:
            ruling(context, page, rules, key)


def _matrix(context: Context, game: str) -> str:
    t, table = context.t, GAMES[game].table
    sets = {preset: table.make(preset=preset) for preset in table.presets}
    heads = [escape(preset_name(game, preset, t)) for preset in sets]
    played = [escape(rules_name(rules.text, t)) for rules in sets.values()]
    head = "".join(
        f'<th scope="col">{name}<small>{what}</small></th>' for name, what in zip(heads, played, strict=True)
    )
    rows = []
    for option in table.options:
        values = [rules[option.id] for rules in sets.values()]
        if len(set(values)) == 1:
            continue
        name = escape(option_name(game, option.id, t))
        url = escape(context.url("rules", clause=option.clause.value), quote=True)
        # On a phone the table is read row by row: each cell then says whose it is.
        cells = "".join(
            f'<td data-of="{whose}"{mark}>{escape(value_name(game, option.id, value, t))}</td>'
            for value, whose in zip(values, heads, strict=True)
            for mark in (' class="other"' if value != values[0] else "",)
        )
        rows.append(f'<tr><th scope="row"><a href="{url}" target="_self">{name}</a></th>{cells}</tr>')
    label = escape(t.gettext("The published rule sets, option by option"), quote=True)
    return (
        f'<div class="baza-matrix"><table aria-label="{label}"><thead><tr><td></td>{head}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>"
    )
