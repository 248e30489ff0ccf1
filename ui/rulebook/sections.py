"""The parts of a rulebook: its clauses in their order, cut where a new subject begins."""

from collections.abc import Mapping
from dataclasses import dataclass

from lessons.i18n import N_
from lessons.load import content

__all__ = ["Part", "part_of", "parts"]

_BEGINS: Mapping[str, tuple[tuple[str, str], ...]] = {
    "schnapsen": (
        ("schnapsen.pack", N_("The pack and the deal")),
        ("schnapsen.turn", N_("Playing a trick")),
        ("schnapsen.marriage", N_("What the leader may do")),
        ("schnapsen.single", N_("What a deal is worth")),
        ("schnapsen.countdown", N_("The match")),
        ("schnapsen.misdeal", N_("At the table")),
    ),
    "schneider": (
        ("schneider.pack", N_("The pack and the deal")),
        ("schneider.turn", N_("Playing a trick")),
        ("schneider.simple", N_("What a deal is worth")),
        ("schneider.target", N_("The match")),
    ),
    "schafkopf": (
        ("schafkopf.pack", N_("The pack and the deal")),
        ("schafkopf.trumps-rufer", N_("Trumps and order")),
        ("schafkopf.bidding", N_("The bidding")),
        ("schafkopf.turn", N_("Playing a trick")),
        ("schafkopf.ace-falls", N_("The called ace")),
        ("schafkopf.tout-lost", N_("What a deal is worth")),
        ("schafkopf.misdeal", N_("At the table")),
    ),
    "schmier": (
        ("schmier.teams", N_("The table and the deal")),
        ("schmier.trump-rank", N_("Trumps and order")),
        ("schmier.bidding", N_("The bidding")),
        ("schmier.exchange", N_("The exchange")),
        ("schmier.turn", N_("Playing a trick")),
        ("schmier.high", N_("The six points")),
        ("schmier.made", N_("What a deal is worth")),
        ("schmier.target", N_("The match")),
    ),
}


@dataclass(frozen=True)
class Part:
    """Clauses about one subject: its title (an English message id) and the rule ids in their order."""

    title: str
    rules: tuple[str, ...]

    @property
    def name(self) -> str:
        """What an address calls the part: its first clause without the game."""
        return self.rules[0].partition(".")[2]

    @property
    def anchor(self) -> str:
        """Where a link on the same page finds the part."""
        return "part-" + self.rules[0].replace(".", "-")


def parts(game: str) -> tuple[Part, ...]:
    """The parts of a game's rulebook; :class:`KeyError` for a game without one.

    >>> [part.title for part in parts("schnapsen")][:2]
    ['The pack and the deal', 'Playing a trick']
    >>> parts("schnapsen")[1].rules[0]
    'schnapsen.turn'
    """
    begins = dict(_BEGINS[game])
    found: list[tuple[str, list[str]]] = []
    for clause in content().rulebooks[game].book.clauses:
        if clause.rule in begins:
            found.append((begins[clause.rule], []))
        found[-1][1].append(clause.rule)
    return tuple(Part(title, tuple(rules)) for title, rules in found)


def part_of(rule: str) -> Part:
    """The part in which a clause stands.

    >>> part_of("schnapsen.head").name
    'turn'
    """
    return next(part for part in parts(rule.partition(".")[0]) if rule in part.rules)
