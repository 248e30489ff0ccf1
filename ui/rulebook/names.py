"""Rule sets and sources by the names a reader knows them by."""

from collections.abc import Iterable

import engine
from engine import GAMES, Option, RuleSet, Unreadable
from lessons.i18n import N_, Translator
from lessons.options import option_name, value_name
from ui.rulebook.named import named_setups

__all__ = [
    "changed_options",
    "preset_name",
    "read_setup",
    "rules_name",
    "source_names",
]

_PRESETS = {
    "schnapsen": {
        "cardgames-zone": N_("cardgames.zone"),
        "bummerl": N_("Bummerl"),
        "pagat": N_("pagat.com"),
        "sharp": N_("Sharp"),
    }
}

_DOCUMENTS = {
    "000": N_("the Bohemian Schneider document"),
    "001": N_("cardgames.zone"),
    "002": N_("the Bummerl document"),
    "003": N_("the Schafkopf document"),
    "004": N_("the Schmier document"),
}


def preset_name(game: str, preset: str | None, t: Translator) -> str:
    """A published rule set in one or two words.

    >>> preset_name("schnapsen", "pagat", Translator("en"))
    'pagat.com'
    """
    return t.gettext(_PRESETS[game][preset]) if preset else ""


def rules_name(setup: str, t: Translator) -> str:
    """A rule set by what is played by it, or by what differs from a known one; ``Unreadable`` for bad text.

    >>> rules_name("schnapsen", Translator("en"))
    'With the duty to beat the card led'
    >>> rules_name("schnapsen(preset=bummerl,head=yes)", Translator("en"))
    'Bummerl, with another choice: “Duty to beat the card led”: Yes'
    """
    rules = engine.parse_setup(setup)
    known = named_setups(rules.game, t).get(rules.text)
    if known:
        return known
    # The name of the known one tells what is played by it, which the change may contradict.
    name = preset_name(rules.game, rules.preset, t) or t.gettext("Baza's default rules")
    changed = [
        t.gettext(
            "“{option}”: {value}",
            option=option_name(rules.game, option.id, t),
            value=value_name(rules.game, option.id, rules[option.id], t),
        )
        for option in changed_options(rules)
    ]
    return t.gettext("{rules}, with another choice: {changes}", rules=name, changes=t.join(changed))


def changed_options(rules: RuleSet) -> tuple[Option, ...]:
    """The options in which a rule set differs from its preset."""
    table = GAMES[rules.game].table
    preset = table.make(preset=rules.preset) if rules.preset else table.make()
    return tuple(option for option in table.options if rules[option.id] != preset[option.id])


def source_names(sources: Iterable[str], t: Translator) -> list[str]:
    """Where a clause comes from: sections of the documents by the documents' names, rulings by their ids.

    >>> source_names(["001 §5", "C-30", "Baza"], Translator("en"))
    ['cardgames.zone, §5', 'C-30', 'this app']
    """
    names = {"Baza": t.gettext("this app"), "pagat": "pagat.com"}
    found = []
    for source in sources:
        document, _, section = source.partition(" ")
        if document in _DOCUMENTS and section:
            name = t.gettext(_DOCUMENTS[document])
            found.append(t.gettext("{document}, {section}", document=name, section=section))
        else:
            found.append(names.get(source, source))
    return found


def read_setup(text: str) -> RuleSet | None:
    """The rule set a text names; ``None`` if it names none.

    >>> read_setup("schnapsen(head=perhaps)") is None
    True
    """
    try:
        return engine.parse_setup(text)
    except Unreadable:
        return None
