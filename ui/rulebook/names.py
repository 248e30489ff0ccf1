"""Rule sets, options and sources by the names a reader knows them by."""

from collections.abc import Iterable

import engine
from engine import GAMES, Option, RuleSet, Unreadable
from lessons.i18n import N_, Translator
from ui.rulebook.named import named_setups

__all__ = [
    "changed_options",
    "option_name",
    "preset_name",
    "read_setup",
    "rules_name",
    "source_names",
    "value_name",
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

_OPTIONS = {
    "schnapsen": {
        "head": N_("Duty to beat the card led"),
        "endgame": N_("When nobody claims"),
        "tie": N_("With equal points and no claim"),
        "false-claim": N_("Price of a false claim"),
        "failed-close": N_("Price of a failed close"),
        "close-snapshot": N_("After a close that succeeds, the loser is judged"),
        "closer-must-claim": N_("Whoever closed has to claim"),
        "claim": N_("When you may claim"),
        "sweep": N_("All tricks of phase 2 make a won deal Schwarz"),
        "first-trick-marriage": N_("A marriage on the first trick"),
        "first-trick-exchange": N_("An exchange on the first trick"),
        "exchange-min-stock": N_("Cards the stock needs for an exchange"),
        "close-min-stock": N_("Cards the stock needs for closing"),
        "pack": N_("Cards in the pack"),
        "exchange-rank": N_("The trump that is exchanged"),
    },
    "schneider": {
        "capture": N_("What beats a card in its suit"),
        "follow": N_("Duty to follow suit"),
        "trump": N_("Trumps"),
        "pack": N_("Cards in the pack"),
        "honours": N_("The honours"),
        "scoring": N_("What a deal pays"),
    },
    "schafkopf": {
        "laufende": N_("Who is paid for Laufende"),
    },
    "schmier": {
        "teams": N_("The teams"),
    },
}

_VALUES = {
    "schnapsen": {
        "yes": N_("Yes"),
        "no": N_("No"),
        "pending": N_("Allowed; it waits for a trick"),
        "allowed": N_("Allowed"),
        "forbidden": N_("Forbidden"),
        "2-3": N_("2, or 3 if the other had no trick"),
        "last-trick": N_("The last trick decides"),
        "most-points": N_("The most points decide"),
        "void-redeal": N_("The deal is void"),
        "at-close": N_("as things stood at the close"),
        "at-end": N_("as things stand at the end"),
        "after-trick-or-marriage": N_("After winning a trick or announcing"),
        "own-turn": N_("At your turn"),
        "J": N_("The jack"),
        "7": N_("The seven"),
        "20": N_("20"),
        "24": N_("24, with the sevens"),
        "false-claim=2": N_("Always 2"),
        "failed-close=2": N_("Always 2"),
        "exchange-min-stock=2": N_("2: to the end"),
        "exchange-min-stock=4": N_("4: not with a single hidden card"),
        "close-min-stock=2": N_("2: to the end"),
        "close-min-stock=4": N_("4: not with a single hidden card"),
    },
    "schneider": {
        "yes": N_("Yes"),
        "no": N_("No"),
        "any-higher": N_("Any higher card"),
        "next-only": N_("Only the next higher card"),
        "32": N_("32"),
        "24": N_("24, without sevens and eights"),
        "AKQJ": N_("Without the tens"),
        "AKQJT": N_("With the tens"),
        "tiers": N_("One, two or three points"),
        "difference": N_("The difference of the honours"),
    },
    "schafkopf": {
        "winners-held": N_("Only winners that held them"),
        "always": N_("The winners, whoever held them"),
    },
    "schmier": {
        "3x2": N_("Three teams of two"),
        "2x3": N_("Two teams of three"),
    },
}


def preset_name(game: str, preset: str | None, t: Translator) -> str:
    """A published rule set in one or two words.

    >>> preset_name("schnapsen", "pagat", Translator("en"))
    'pagat.com'
    """
    return t.gettext(_PRESETS[game][preset]) if preset else ""


def option_name(game: str, option: str, t: Translator) -> str:
    """What an option decides; :class:`KeyError` for one the game does not have.

    >>> option_name("schnapsen", "head", Translator("en"))
    'Duty to beat the card led'
    """
    return t.gettext(_OPTIONS[game][option])


def value_name(game: str, option: str, value: str, t: Translator) -> str:
    """One value of an option in words.

    >>> value_name("schnapsen", "false-claim", "2", Translator("en"))
    'Always 2'
    """
    names = _VALUES[game]
    return t.gettext(names.get(f"{option}={value}") or names[value])


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
