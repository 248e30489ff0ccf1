"""What stands first in a rulebook: where everything is, one line for each part."""

from html import escape

import streamlit as st

from lessons import explain
from lessons.load import content
from lessons.render import render
from lessons.rulebook import rule_id
from ui.context import Context
from ui.prose import prose
from ui.rule import linker, reader
from ui.rulebook.place import Place
from ui.rulebook.sections import Part, parts

__all__ = ["contents", "part_url"]


def contents(context: Context, place: Place) -> None:
    """Draw the ways to the rules in brief, to each part and to all, then what the rulebook is about."""
    t, rules = context.t, place.rules
    brief = _line(
        context.url("rules", **place.params(view="quick")),
        "bolt",
        t.gettext("The rules in brief"),
        t.gettext("On one page, to be printed too"),
        tone="brief",
    )
    lines = [
        _line(part_url(context, place, part), "", t.gettext(part.title), _told(context, place, part))
        for part in parts(rules.game)
    ]
    everything = context.url("rules", **place.params(view="all"))
    whole = _line(everything, "", t.gettext("All rules on one page"), "", tone="all")
    label = escape(t.gettext("Contents"), quote=True)
    st.html(f'<nav class="baza-index" aria-label="{label}"><ul>{brief}{"".join(lines)}{whole}</ul></nav>')
    summary = content().rulebooks[rules.game].pages[context.language].summary
    filled = render(summary, {}, reader(context, rules.game), linker(context, rules.text))
    prose(context, filled, "rules-summary", rules=rules)


def part_url(context: Context, place: Place, part: Part) -> str:
    """The address of a part under the rules of a place."""
    return context.url("rules", **place.params(part=part.name))


def _told(context: Context, place: Place, part: Part) -> str:
    """The clauses of a part by their titles."""
    game = place.rules.game
    return " · ".join(explain.title(rule_id(game, rule), context.t) for rule in part.rules)


def _line(url: str, sign: str, title: str, told: str, tone: str = "part") -> str:
    drawn = f'<span class="baza-sign" aria-hidden="true">{sign}</span>' if sign else ""
    small = f"<small>{escape(told)}</small>" if told else ""
    return (
        f'<li class="{tone}"><a href="{escape(url, quote=True)}" target="_self">'
        f"{drawn}<b>{escape(title)}</b>{small}</a></li>"
    )
