"""What a finished deal of Schafkopf pays, in words: one function per clause that can pay.

Every line says first what one seat gets or pays for an item, then why; the why is the same for all four.
"""

from __future__ import annotations

from engine.games.schafkopf.clauses import Clause
from lessons.wording.bids import bid_name
from lessons.wording.teller import Teller, Wording

__all__ = ["SETTLED"]


def _paid(of: Teller) -> str:
    """What the seat of the line gets or pays; alone against three it is told from how many."""
    number, each = abs(of.amount), of["each"]
    alone = number > each
    facts: dict[str, object] = {"each": of.t.number(each)}
    if of.yours:
        if of.amount > 0:
            if alone:
                return of.t.ngettext(
                    "You get {number} unit, {each} from each of the others.",
                    "You get {number} units, {each} from each of the others.",
                    number,
                    **facts,
                )
            return of.t.ngettext("You get {number} unit.", "You get {number} units.", number)
        if alone:
            return of.t.ngettext(
                "You pay {number} unit, {each} to each of the others.",
                "You pay {number} units, {each} to each of the others.",
                number,
                **facts,
            )
        return of.t.ngettext("You pay {number} unit.", "You pay {number} units.", number)
    who = of.who()
    facts["who"] = who[:1].upper() + who[1:]
    if of.amount > 0:
        if alone:
            return of.t.ngettext(
                "{who} gets {number} unit, {each} from each of the others.",
                "{who} gets {number} units, {each} from each of the others.",
                number,
                **facts,
            )
        return of.t.ngettext("{who} gets {number} unit.", "{who} gets {number} units.", number, **facts)
    if alone:
        return of.t.ngettext(
            "{who} pays {number} unit, {each} to each of the others.",
            "{who} pays {number} units, {each} to each of the others.",
            number,
            **facts,
        )
    return of.t.ngettext("{who} pays {number} unit.", "{who} pays {number} units.", number, **facts)


def _told(of: Teller, why: str) -> str:
    """The amount, where it does not stand beside the sentence anyway, and the reason."""
    return why if of.beside else f"{_paid(of)} {why}"


def _contract(of: Teller) -> str:
    return bid_name(of["contract"], of.t, of.names)


def _base(of: Teller) -> str:
    facts: dict[str, object] = {
        "contract": _contract(of),
        "points": of["points"],
        "needed": of["needed"],
    }
    if of.beside:
        why = (
            of.t.gettext("{contract} is won: {needed} card points were needed.", **facts)
            if of["won"]
            else of.t.gettext("{contract} is lost: {needed} card points were needed.", **facts)
        )
    elif of["won"]:
        why = of.t.gettext(
            "{contract} is won: the declarer's side has {points} card points and needed {needed}.", **facts
        )
    else:
        why = of.t.gettext(
            "{contract} is lost: the declarer's side has {points} card points and needed {needed}.", **facts
        )
    return _told(of, why)


def _base_tout(of: Teller) -> str:
    if of["won"]:
        why = of.t.gettext("{contract} is won: the declarer took every trick.", contract=_contract(of))
    else:
        why = of.t.gettext("{contract} is lost: the declarer has lost a trick.", contract=_contract(of))
    return _told(of, why)


def _base_sie(of: Teller) -> str:
    why = of.t.gettext(
        "Sie: the declarer holds every {ober} and every {unter}.",
        ober=of.names.rank("Q"),
        unter=of.names.rank("J"),
    )
    return _told(of, why)


def _schneider(of: Teller) -> str:
    why = of.t.gettext(
        "Schneider: the winners have {points} card points, and {needed} are enough for it.",
        points=of["points"],
        needed=of["needed"],
    )
    return _told(of, why)


def _schwarz(of: Teller) -> str:
    why = of.t.gettext("Schwarz: the winners took all the tricks.")
    return _told(of, why)


def _laufende(of: Teller) -> str:
    facts: dict[str, object] = {
        "count": of["count"],
        "top": of.card("top"),
        "last": of.card("last"),
    }
    if of["held"] == of["won"]:
        why = of.t.gettext(
            "Laufende: the winners were dealt the {count} highest trumps, from {top:the} to {last:the}.",
            **facts,
        )
    else:
        why = of.t.gettext(
            "Laufende: the losers were dealt the {count} highest trumps, from {top:the} to {last:the}; at "
            "this table that is paid to the winners.",
            **facts,
        )
    times = of["times"]
    if times == 1:
        return _told(of, why)
    more = of.t.gettext("Each counts {times} times.", times=times) if times > 2 else of.t.gettext(
        "In a Tout each counts double."
    )  # fmt: skip
    return _told(of, f"{why} {more}")


def _revoke(of: Teller) -> str:
    who = of.who(of["offender"])
    if of["offender"] == of.company.you:
        why = of.t.gettext("You broke a duty, and your side loses the deal.")
    else:
        why = of.t.gettext("{who} broke a duty, and that side loses the deal.", who=who[:1].upper() + who[1:])
    return _told(of, why)


SETTLED: dict[Clause, Wording] = {
    Clause.BASE: _base,
    Clause.BASE_TOUT: _base_tout,
    Clause.BASE_SIE: _base_sie,
    Clause.SCHNEIDER: _schneider,
    Clause.SCHWARZ: _schwarz,
    Clause.LAUFENDE: _laufende,
    Clause.REVOKE: _revoke,
}
"""Why a seat gets or pays what it does; said to the learner."""
