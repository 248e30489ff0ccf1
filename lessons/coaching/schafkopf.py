"""The coach of Schafkopf: what happened, what matters now, and why a bid or card is good.

The move itself is the engine's choice; this module only says which idea it stands for, from what the
learner's seat can see. Who the partner is stays untold until the table knows it, or the learner does.
"""

from __future__ import annotations

from engine import Move
from engine.games.schafkopf.contracts import WORTH, kind_of
from engine.games.schafkopf.state import SchafkopfState
from engine.games.schafkopf.view import SchafkopfView
from lessons.coaching.schafkopf_bidding import idea_of_bid
from lessons.coaching.schafkopf_play import idea_of_card
from lessons.coaching.schafkopf_sight import Sight, see
from lessons.coaching.teller import Idea
from lessons.explain import trick_of, trick_taken
from lessons.i18n import Translator
from lessons.names import CardNames
from lessons.practice import Happening
from lessons.seats import Company, company
from lessons.wording.bids import bid_name

__all__ = ["brought", "happened", "idea", "now"]


def happened(event: Happening, seat: int, t: Translator, names: CardNames, *, sums: bool = True) -> list[str]:
    """Tell one happening to the learner on ``seat``; his own plays need no telling.

    Without ``sums`` what a trick brings is left for the learner to count.
    """
    before, after = event.before, event.after
    assert isinstance(before, SchafkopfState)
    assert isinstance(after, SchafkopfState)
    table = company(before.rules, seat)
    if isinstance(event.move, str):
        said = [] if event.seat == seat else [_bid(event.move, table.told(event.seat, t), t, names)]
        return said + _auction(before, after, table, t, names)
    said = []
    card, who = names.card(event.move), table.told(event.seat, t)
    if event.seat != seat:
        if before.table:
            said.append(t.gettext("{who} plays {card:the}.", who=who, card=card))
        else:
            said.append(t.gettext("{who} leads {card:the}.", who=who, card=card))
    if after.shown and not before.shown and before.guard >> event.move & 1:
        said.append(_ace_shown(after, table, t))
    if event.trick is not None:
        winner = event.trick.winner
        reason = trick_of(after, event.trick)
        yours = winner == seat
        said.append(trick_taken(reason, t, names, yours=yours, company=table, winner=winner))
        if sums:
            said.append(brought(event, t))
        if after.shown and not before.shown and not before.guard >> event.move & 1:
            said.append(_run_away(after, table, t, names))
    if after.ending == "tout-lost":
        said.append(t.gettext("The declarer has lost a trick: the Tout is lost and the deal is over."))
    return said


def brought(event: Happening, t: Translator) -> str:
    """How many card points are in the trick that an event completed."""
    assert event.trick is not None
    worth = sum(WORTH[card] for card in event.trick.cards)
    return t.ngettext("There is {number} card point in it.", "There are {number} card points in it.", worth)


def _bid(bid: str, who: str, t: Translator, names: CardNames) -> str:
    if bid == "pass":
        return t.gettext("{who} passes.", who=who)
    return t.gettext("{who} bids {bid}.", who=who, bid=bid_name(bid, t, names))


def _auction(
    before: SchafkopfState, after: SchafkopfState, table: Company, t: Translator, names: CardNames
) -> list[str]:
    """What the end of the bidding has decided."""
    if after.ending == "thrown-in":
        return [t.gettext("All four have passed: nothing is played.")]
    contract = after.contract
    if contract is None or before.contract is not None:
        return []
    mine = after.declarer == table.you
    who = table.told(after.declarer, t)
    facts: dict[str, object] = {"contract": bid_name(contract.bid, t, names), "who": who}
    if contract.kind == "sie":
        facts |= {"ober": names.rank("Q"), "unter": names.rank("J")}
        if mine:
            return [
                t.gettext("You lay down all four {ober:many} and all four {unter:many}: Sie is won.", **facts)
            ]
        return [
            t.gettext("{who} lays down all four {ober:many} and all four {unter:many}: Sie is won.", **facts)
        ]
    if not contract.ace:
        if mine:
            return [t.gettext("You play {contract}, alone against three.", **facts)]
        return [t.gettext("{who} plays {contract}, alone against three.", **facts)]
    if mine:
        return [t.gettext("You play {contract}. Who holds it is your partner.", **facts)]
    if after.hands[table.you] & contract.ace:
        return [
            t.gettext(
                "{who} plays {contract}. You hold that ace: you are the partner, and only you know it.",
                **facts,
            )
        ]
    return [t.gettext("{who} plays {contract}. Who holds it is the secret partner.", **facts)]


def _ace_shown(after: SchafkopfState, table: Company, t: Translator) -> str:
    """Tell that the called ace has been played."""
    who, declarer = table.told(after.partner, t), table.told(after.declarer, t)
    if after.partner == table.you:
        return t.gettext("With that everybody knows that you play with {declarer}.", declarer=declarer)
    if after.declarer == table.you:
        return t.gettext("That is the called ace: {who} is your partner.", who=who)
    return t.gettext("That is the called ace: {who} plays with {declarer}.", who=who, declarer=declarer)


def _run_away(after: SchafkopfState, table: Company, t: Translator, names: CardNames) -> str:
    """Tell that the called suit was led and its ace did not fall: its leader is the partner."""
    assert after.contract is not None
    ace = names.card(after.contract.ace.bit_length() - 1)
    who, declarer = table.told(after.partner, t), table.told(after.declarer, t)
    if after.partner == table.you:
        return t.gettext(
            "You have run away: {ace:the} did not fall, so everybody knows that you play with {declarer}.",
            ace=ace,
            declarer=declarer,
        )
    if after.declarer == table.you:
        return t.gettext(
            "{ace:The} did not fall, so {who} holds it and has run away: {who} is your partner.",
            ace=ace,
            who=who,
        )
    return t.gettext(
        "{ace:The} did not fall, so {who} holds it and has run away: {who} plays with {declarer}.",
        ace=ace,
        who=who,
        declarer=declarer,
    )


def now(view: SchafkopfView, t: Translator, names: CardNames, *, sums: bool = True) -> str:
    """Say what matters now, without choosing for the learner; empty when he is not to act.

    Without ``sums`` the points on the table are left for the learner to count.
    """
    if view.to_act != view.seat:
        return ""
    if view.contract is None:
        return _now_bidding(view, t, names)
    sight = see(view)
    return _now_leading(sight, t, names) if sight.is_leading else _now_following(sight, t, names, sums=sums)


def _now_bidding(view: SchafkopfView, t: Translator, names: CardNames) -> str:
    highest = max(view.bids, key=kind_of, default="pass")
    if highest != "pass":
        facts = {"highest": bid_name(highest, t, names)}
        if view.legal == ("pass",):
            return t.gettext(
                "You can bid nothing higher than {highest}: all that is left is to pass.", **facts
            )
        return t.gettext("The highest bid is {highest}. Is your hand good enough to go over it?", **facts)
    if len(view.bids) == 3:
        return t.gettext("All the others have passed. If you pass too, nothing is played.")
    return t.gettext("Nobody has bid yet. What could you play with these cards, and with whom?")


def _now_leading(sight: Sight, t: Translator, names: CardNames) -> str:
    view = sight.view
    assert view.declarer is not None
    declarer = sight.company.told(view.declarer, t)
    if sight.is_holder:
        return t.gettext(
            "You lead and hold {ace:the}, which has been called: mind what you may lead of its suit.",
            ace=names.card(sight.contract.ace.bit_length() - 1),
        )
    if sight.contract.is_alone:
        if view.role == "declarer":
            return t.gettext("You lead, alone against three. How many trumps do they still hold?")
        return t.gettext("You lead against {declarer}, who plays alone.", declarer=declarer)
    if view.role == "declarer":
        return t.gettext("You lead for your side. How many trumps are still out?")
    if view.role == "partner":
        return t.gettext("You lead, and you play with {declarer}. What helps your side?", declarer=declarer)
    if view.partner is None:
        return t.gettext(
            "You lead against {declarer}, and one of the others is the secret partner. How do you find out?",
            declarer=declarer,
        )
    return t.gettext(
        "You lead against {declarer} and {partner}.",
        declarer=declarer,
        partner=sight.company.told(view.partner, t),
    )


def _now_following(sight: Sight, t: Translator, names: CardNames, *, sums: bool) -> str:
    facts: dict[str, object] = {
        "who": sight.company.told(sight.winner, t),
        "card": names.card(sight.winning),
    }
    if sums:
        said = t.ngettext(
            "{who} is winning with {card:the}; {number} card point lies on the table.",
            "{who} is winning with {card:the}; {number} card points lie on the table.",
            sight.lying,
            **facts,
        )
    else:
        said = t.gettext("{who} is winning with {card:the}.", **facts)
    if sight.winner not in sight.friends | sight.foes:
        more = t.gettext("You do not know yet which side that is.")
    elif not sight.behind:
        more = t.gettext("Yours is the last card.")
    else:
        return said
    return f"{said} {more}"


def idea(view: SchafkopfView, move: Move, t: Translator, names: CardNames) -> Idea:
    """Say which idea a chosen bid or card stands for."""
    if isinstance(move, str):
        return idea_of_bid(view, move, t, names)
    return idea_of_card(see(view), move, t, names)
