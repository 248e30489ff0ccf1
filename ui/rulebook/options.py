"""The rules in force on the page: a published rule set and every option of it, all of them changeable."""

from functools import partial

import streamlit as st

from engine import GAMES, RuleSet, parse_setup
from lessons.options import option_name, value_name
from ui import session
from ui.context import Context
from ui.rulebook.named import named_setups, setup_source
from ui.rulebook.names import changed_options, rules_name
from ui.rulebook.place import turn_to

__all__ = ["options_panel"]

_PRESET = "baza-rules-preset"
_TURNED = "baza-rules-turned"
_OPENED = "baza-rules-options"
_COLUMNS = 2


@st.fragment
def options_panel(context: Context, rules: RuleSet) -> None:
    """Draw the choice of the rule set; a change takes effect at once and is written into the address."""
    if session.take(_TURNED):
        st.rerun()
    with st.expander(
        _label(context, rules), icon=":material/tune:", key=_OPENED, on_change="rerun"
    ) as opened:
        if opened.open:
            _panel(context, rules)


def _label(context: Context, rules: RuleSet) -> str:
    return context.t.gettext("Rules: {rules}", rules=rules_name(rules.text, context.t))


def _panel(context: Context, rules: RuleSet) -> None:
    t = context.t
    named = named_setups(rules.game, t)
    session.put(_PRESET, rules.text if rules.text in named else _base(rules).text)
    st.selectbox(
        t.gettext("Rules shown here"),
        list(named),
        format_func=named.__getitem__,
        key=_PRESET,
        on_change=_choose_preset,
    )
    source = setup_source(rules.text, t)
    if source:
        st.caption(source)
    if rules.text != context.settings.setup:
        st.button(
            t.gettext("Play by these rules from now on"),
            icon=":material/check:",
            key="baza-rules-keep",
            on_click=_keep,
            args=(context, rules),
        )
    _options(context, rules)


def _options(context: Context, rules: RuleSet) -> None:
    t = context.t
    options = GAMES[rules.game].table.options
    columns = st.columns(_COLUMNS, gap="small")
    for place, option in enumerate(options):
        session.put(_key(option.id), rules[option.id])
        with columns[place * _COLUMNS // len(options)]:
            st.selectbox(
                option_name(rules.game, option.id, t),
                option.values,
                format_func=partial(_value, context, rules, option.id),
                key=_key(option.id),
                on_change=_choose,
                args=(rules, option.id),
            )


def _value(context: Context, rules: RuleSet, option: str, value: str) -> str:
    return value_name(rules.game, option, value, context.t)


def _key(option: str) -> str:
    return f"baza-rules-option-{option}"


def _turn(rules: RuleSet) -> None:
    """Show other rules: the whole page is drawn anew, not this panel alone."""
    turn_to(rules)
    session.put(_TURNED, value=True)
    # Its label tells the rules: with other rules it is another one, which would begin closed.
    session.put(_OPENED, value=True)


def _base(rules: RuleSet) -> RuleSet:
    """The published rule set that some rules deviate from."""
    table = GAMES[rules.game].table
    return table.make(preset=rules.preset) if rules.preset else table.make()


def _choose_preset() -> None:
    _turn(parse_setup(str(session.get(_PRESET))))


def _choose(rules: RuleSet, option: str) -> None:
    table = GAMES[rules.game].table
    values = {each.id: rules[each.id] for each in changed_options(rules)}
    values[option] = str(session.get(_key(option)))
    preset = {} if rules.preset is None else {"preset": rules.preset}
    _turn(table.make(**preset, **values))


def _keep(context: Context, rules: RuleSet) -> None:
    context.choose(setup=rules.text)
    session.put(_TURNED, value=True)
