"""The rule sets that have a name: what is played by them, and who describes them so."""

from lessons.i18n import N_, Translator

__all__ = ["named_setups", "setup_source"]

_NAMED = {
    "schnapsen": {
        "schnapsen": N_("With the duty to beat the card led"),
        "schnapsen(preset=bummerl)": N_("Without the duty to beat the card led"),
        "schnapsen(preset=pagat)": N_("International"),
        "schnapsen(preset=sharp)": N_("International, stricter"),
    },
    "schneider": {
        "schneider": N_("Any higher card takes the trick"),
        "schneider(capture=next-only)": N_("Only the next higher card takes the trick"),
        "schneider(trump=yes)": N_("With trumps, turned from the stock"),
        "schneider(follow=yes)": N_("With the duty to follow suit"),
        "schneider(pack=24)": N_("With 24 cards: no sevens, no eights"),
        "schneider(scoring=difference)": N_("Scoring the difference of the honours, to fifty"),
    },
    "schafkopf": {
        "schafkopf": N_("Laufende only for winners that held them"),
        "schafkopf(laufende=always)": N_("Laufende for the winners, whoever held them"),
    },
    "schmier": {
        "schmier": N_("Three teams of two"),
        "schmier(teams=2x3)": N_("Two teams of three"),
    },
}

_SOURCES = {
    "schnapsen": N_("cardgames.zone"),
    "schnapsen(preset=bummerl)": N_("the Bummerl rules"),
    "schnapsen(preset=pagat)": N_("pagat.com"),
    "schnapsen(preset=sharp)": N_("pagat.com, with some stricter rules"),
    "schneider(capture=next-only)": N_("tradition"),
    "schafkopf(laufende=always)": N_("the custom in Bavaria"),
}


def named_setups(game: str, t: Translator) -> dict[str, str]:
    """The rule sets of a game that have a name: canonical set-up text to what is played by it.

    >>> named_setups("schmier", Translator("en"))["schmier(teams=2x3)"]
    'Two teams of three'
    """
    return {text: t.gettext(name) for text, name in _NAMED[game].items()}


def setup_source(text: str, t: Translator) -> str:
    """Who describes a rule set so, in small print, by a name that players know; nothing where there is none.

    >>> setup_source("schnapsen", Translator("en")), setup_source("schnapsen(head=no)", Translator("en"))
    ('As described by cardgames.zone', '')
    """
    source = _SOURCES.get(text)
    return t.gettext("As described by {source}", source=t.gettext(source)) if source else ""
