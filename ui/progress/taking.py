"""Taking progress along: a file to keep, answers as a table, a deck for Anki; and bringing a file back."""

from functools import partial
from pathlib import Path

import streamlit as st

import engine
from engine import RuleSet
from lessons.i18n import Translator
from lessons.learning.anki import deck
from lessons.learning.luggage import MOST_BYTES, TOO_LARGE, BadLuggage, pack, unpack
from lessons.learning.results import results
from lessons.names import CardNames
from ui import session
from ui.context import Context
from ui.progress.told import show_told, tell
from ui.rulebook.names import read_setup, rules_name
from ui.setups import current_rules, game_name
from ui.table.cards import card_svg
from ui.table.cards.faces import RANKS

__all__ = ["called", "taking"]

_FILE = "file"
_WRONG = "baza-taking-wrong"

_upload = st.components.v2.component(
    "baza.upload",
    html='<label class="baza-upload"><span></span><input type="file" accept=".json"></label>',
    js=Path(__file__).with_name("upload.js").read_text(encoding="utf-8"),
    isolate_styles=False,
)


def taking(context: Context) -> None:
    """Draw the section; whatever is downloaded is made when it is asked for."""
    t = context.t
    st.header(t.gettext("Take it along"), anchor=False)
    st.markdown(
        t.gettext(
            "A file with all that you have learnt. Brought back, here or elsewhere, it adds to what is there."
        )
    )
    with st.container(key="baza-taking", horizontal=True, gap="small"):
        st.download_button(
            t.gettext("All my progress"),
            data=partial(pack, context.store, context.learner, context.now),
            file_name=f"baza-{context.now.date()}.json",
            mime="application/json",
            icon=":material/download:",
            key="baza-take-json",
            on_click="ignore",
        )
        st.download_button(
            t.gettext("My answers as a table"),
            data=partial(results, context.store, context.learner, t, partial(called, t=t)),
            file_name=f"baza-{context.now.date()}.csv",
            mime="text/csv",
            icon=":material/table:",
            key="baza-take-csv",
            on_click="ignore",
        )
        rules = current_rules(context)
        names = context.names(rules.game)
        st.download_button(
            t.gettext("{game} for Anki", game=game_name(rules.game, t)),
            data=partial(_deck, context, rules, names),
            file_name=f"baza-{rules.game}-{context.language}.apkg",
            mime="application/octet-stream",
            icon=":material/style:",
            key="baza-take-anki",
            on_click="ignore",
        )
    chosen = _upload(
        key="baza-upload",
        data={"label": t.gettext("Bring a file back"), "most": MOST_BYTES},
        on_file_change=partial(_bring, context),
    )
    del chosen  # it is heard of in the callback
    show_told(_FILE)
    wrong = session.take(_WRONG)
    if isinstance(wrong, str):
        st.error(wrong)


def _bring(context: Context) -> None:
    """Merge the file that was just chosen."""
    t = context.t
    event = session.event("baza-upload", "file")
    text = event.get("text")
    try:
        if event.get("large"):
            raise BadLuggage(TOO_LARGE)  # the browser has kept it
        changed = unpack(context.store, context.learner, text if isinstance(text, str) else "")
    except BadLuggage as bad:
        session.put(_WRONG, t.gettext(str(bad)))
        return
    tell(
        _FILE,
        t.ngettext("{number} thing has been added.", "{number} things have been added.", changed)
        if changed
        else t.gettext("All of this was here already."),
    )


def called(setup: str, t: Translator) -> str:
    """The game and its rules; the text itself where no game has such rules any more."""
    rules = read_setup(setup)
    if rules is None:
        return setup
    return f"{game_name(rules.game, t)} · {rules_name(rules.text, t)}"


def _deck(context: Context, rules: RuleSet, names: CardNames) -> bytes:
    indices = {rank: names.index(rank) for rank in RANKS}
    title = f"Baza · {game_name(rules.game, context.t)}"
    if rules != engine.parse_setup(rules.game):
        title = f"{title} · {rules_name(rules.text, context.t)}"
    return deck(
        rules,
        names,
        title,
        lambda card: card_svg(card, names.pattern, context.settings.colours, indices, width="60px"),
    )
