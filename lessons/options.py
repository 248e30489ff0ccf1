"""Options of the rules and their values by the names a reader knows them by."""

from lessons.i18n import N_, Translator

__all__ = ["option_name", "value_name"]

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
