"""What another rule set does to the advice: the tips of a game, put to the test under both."""

from html import escape

import streamlit as st

from engine import RuleSet
from lessons.load import content
from lessons.rulebook import rule_card_page
from lessons.tips import TIPS, Finding, examine
from ui.context import Context
from ui.rule import linker, reader
from ui.rulebook.names import rules_name

__all__ = ["advice"]


def advice(context: Context, usual: RuleSet, other: RuleSet, key: str) -> None:
    """Draw how often each tip of the game fails under two rule sets; ``key`` names the place."""
    t = context.t
    cards = {card.id for card in content().rulebooks[usual.game].book.cards}
    tips = [tip for tip in TIPS.values() if tip.game == usual.game and tip.ruling in cards]
    if not tips:
        return
    heads = [rules_name(rules.text, t) for rules in (usual, other)]
    rows = []
    for tip in tips:
        page = rule_card_page(tip.ruling, usual, reader(context, usual.game), linker(context, usual.text))
        url = escape(context.url("rules", game=usual.text, card=tip.ruling), quote=True)
        cells = "".join(
            f'<td data-of="{escape(head, quote=True)}">{escape(_told(context, examine(tip.id, rules)))}</td>'
            for head, rules in zip(heads, (usual, other), strict=True)
        )
        title = f"{escape(page.title)} <small>{escape(tip.ruling)}</small>"
        rows.append(f'<tr><th scope="row"><a href="{url}" target="_self">{title}</a></th>{cells}</tr>')
    title = t.gettext("What that does to the advice")
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in heads)
    with st.container(key=f"{key}-advice", gap="small"):
        st.markdown(f"**{title}**")
        st.markdown(
            t.gettext(
                "The tips of the source, tried in deals played at random under both rule sets: how often "
                "each of them fails."
            )
        )
        st.html(
            f'<div class="baza-matrix"><table aria-label="{escape(title, quote=True)}">'
            f"<thead><tr><td></td>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table></div>"
        )


def _told(context: Context, finding: Finding) -> str:
    t = context.t
    if not finding.looked:
        return t.gettext("did not come up")
    return t.gettext(
        "fails in {failed} of {looked} ({share} %)",
        failed=t.number(finding.failed),
        looked=t.number(finding.looked),
        share=t.number(round(100 * finding.failed / finding.looked)),
    )
