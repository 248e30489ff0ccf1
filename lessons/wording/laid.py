"""Why a card wins a trick that nobody sits at: about the card alone, after the sentence that names it."""

from engine.games.schafkopf.clauses import Clause as Schafkopf
from engine.games.schmier.clauses import Clause as Schmier
from engine.games.schnapsen.clauses import Clause as Schnapsen
from engine.games.schneider.clauses import Clause as Schneider
from engine.reasons import RuleId
from lessons.names import Name
from lessons.wording.schafkopf import above
from lessons.wording.teller import Teller, Wording

__all__ = ["WHY"]


def _cards(of: Teller) -> dict[str, Name]:
    return {"card": of.card("card"), "other": of.card("other")}


def _higher(of: Teller) -> str:
    return of.t.gettext("It is higher than {other:the}, and both are of the suit led.", **_cards(of))


def _neither(of: Teller) -> str:
    return of.t.gettext("{other:The} is neither of the suit led nor a trump.", **_cards(of))


def _ruff(of: Teller) -> str:
    return of.t.gettext("It is a trump, and a trump beats {other:the} of another suit.", **_cards(of))


def _schnapsen(of: Teller) -> str:
    return _higher(of) if of["same"] else _neither(of)


def _capture(of: Teller) -> str:
    following = of.get("next")
    if not of["same"]:
        if of.get("trumps"):
            return _neither(of)
        return of.t.gettext("{other:The} is of another suit, and no suit beats another.", **_cards(of))
    if following is None:
        return _higher(of)
    if not of["led"]:
        return of.t.gettext(
            "It is the next card above {other:the}, the only one that beats it.", **_cards(of)
        )
    if following:
        return of.t.gettext("Only {next:the} would have beaten it.", next=of.cards("next"))
    return of.t.gettext("Nothing in its suit beats it.")


def _schafkopf(of: Teller) -> str:
    if of["followed"] == 1:
        return of.t.gettext("It is the only card of the suit led, and nobody trumped.")
    return of.t.gettext("It is the highest card of the suit led, and nobody trumped.")


def _schafkopf_trump(of: Teller) -> str:
    if of["trumps"] == 1:
        return of.t.gettext("It is the only trump here.")
    return of.t.gettext("It is the highest trump here. {why}", why=above(of))


def _schmier(of: Teller) -> str:
    if of["same"]:
        why = of.t.gettext("It is the highest card of the suit led, above {other:the}.", **_cards(of))
    else:
        why = of.t.gettext("It is the only card of the suit led, and nobody trumped.")
    if of["stranger"]:
        also = of.t.gettext("{stranger:The} is of another suit and cannot win.", stranger=of.card("stranger"))
        return f"{why} {also}"
    return why


def _schmier_trump(of: Teller) -> str:
    if of["left"]:
        return of.t.gettext(
            "With {trump} as trumps it is the left Bauer: no trump here is higher.", trump=of.suit("trump")
        )
    if of["trumps"] == 1:
        return of.t.gettext("It is the only trump here.")
    return of.t.gettext("It is the highest trump here, above {other:the}.", **_cards(of))


WHY: dict[RuleId, Wording] = {
    Schnapsen.WIN: _schnapsen,
    Schnapsen.RUFF: _ruff,
    Schneider.CAPTURE: _capture,
    Schneider.TRUMP: _ruff,
    Schafkopf.WIN: _schafkopf,
    Schafkopf.TRUMP: _schafkopf_trump,
    Schmier.WIN: _schmier,
    Schmier.TRUMP: _schmier_trump,
}
"""For each clause that decides a trick; the facts are those of the game's ``trick_reason``."""
