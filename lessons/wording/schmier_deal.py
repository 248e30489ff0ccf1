"""Schmier in words: who takes a trick and why, who has the six points, what a deal scores."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import RANKS, SUITS, Card, card_text, rank_of
from engine.games.schmier.clauses import Clause
from engine.games.schmier.trumps import TRUMPS
from engine.reasons import Reason
from engine.trick import winning_place
from lessons.wording.played import Played
from lessons.wording.teller import Teller, Wording

__all__ = ["SETTLED", "TAKEN", "trick_reason"]


def trick_reason(cards: Sequence[Card], place: int, played: Played) -> Reason:
    """Why the card at a ``place`` (0 = led) wins a trick of two to six cards.

    Facts: ``card`` the winner, ``other`` the card that would have won without it, ``same`` 1 if both are
    of one effective suit, ``led`` the card led, ``trumps`` how many trumps are in the trick, ``trump`` the
    letter of the suit, ``left`` 1 if the winner is the left Bauer, ``stranger`` a card of another suit whose
    rank is higher than the winner's (empty if there is none). Raises :class:`ValueError` without trumps.

    >>> import engine
    >>> played = Played(engine.parse_setup("schmier"), 2)
    >>> reason = trick_reason(engine.parse_cards("JO.3H.JD.TH.AS.JH"), 5, played)
    >>> reason.rule.value, reason.facts["other"], reason.facts["trumps"]
    ('schmier.trump', 'JD', 5)
    """
    if played.trump is None:
        raise ValueError("a trick of Schmier has a trump suit")
    trumps = TRUMPS[played.trump]
    order = trumps.order
    led, winner = cards[0], cards[place]
    rest = [card for card in cards if card != winner]
    fitting = [card for card in rest if (order.trumps | order.companions[led]) >> card & 1]
    other = fitting[winning_place(fitting, order)] if fitting else rest[0]
    rank = RANKS.find(rank_of(winner))
    strangers = [card for card in rest if card not in fitting and RANKS.find(rank_of(card)) > rank]
    ruled = bool(order.trumps >> winner & 1)
    return Reason(
        Clause.TRUMP if ruled else Clause.WIN,
        {
            "card": card_text(winner),
            "other": card_text(other),
            "same": int(bool(order.companions[winner] >> other & 1)),
            "led": card_text(led),
            "trumps": sum(order.trumps >> card & 1 for card in cards),
            "trump": SUITS[played.trump],
            "left": int(winner == trumps.left),
            "stranger": card_text(strangers[0]) if strangers and not ruled else "",
        },
    )


def _wins(of: Teller) -> str:
    """Say who wins: the learner, the partner, or somebody of another team."""
    if of.yours:
        return of.t.gettext("You win the trick.")
    company = of.company
    if company.seats > 2 and of.about in company.sides[company.your_side]:
        return of.t.gettext("Your partner {who} wins the trick.", who=of.who())
    if company.seats > 2:
        return of.t.gettext("{who} wins the trick.", who=of.who())
    return of.t.gettext("Your opponent wins the trick.")


def _trump(of: Teller) -> str:
    facts = {"card": of.card("card"), "other": of.card("other"), "trump": of.suit("trump")}
    if of["left"]:
        why = of.t.gettext(
            "With {trump} as trumps {card:the} is the left Bauer, and no higher trump was played.", **facts
        )
    elif of["trumps"] == 1:
        why = of.t.gettext("{card:The} is the only trump, and a trump beats every other suit.", **facts)
    else:
        why = of.t.gettext("{card:The} is the highest trump; the next one is {other:the}.", **facts)
    return f"{_wins(of)} {why}"


def _win(of: Teller) -> str:
    facts = {"card": of.card("card"), "other": of.card("other")}
    said = _wins(of)
    if of["same"]:
        why = of.t.gettext(
            "No trump was played, and {card:the} is the highest card of the suit led, above {other:the}.",
            **facts,
        )
    else:
        why = of.t.gettext("No trump was played, and nobody followed suit to {card:the}.", **facts)
    if of["stranger"]:
        also = of.t.gettext("{stranger:The} is of another suit and cannot win.", stranger=of.card("stranger"))
        return f"{said} {why} {also}"
    return f"{said} {why}"


TAKEN: dict[Clause, Wording] = {Clause.TRUMP: _trump, Clause.WIN: _win}
"""Who takes a trick; the facts are those of :func:`trick_reason`."""


def _high(of: Teller) -> str:
    facts = _point(of)
    if of.yours:
        return of.t.gettext("Your team scores {amount} for High: it played {card:the}.", **facts)
    return of.t.gettext("{team} score {amount} for High: they played {card:the}.", **facts)


def _low(of: Teller) -> str:
    facts = _point(of)
    if of.yours:
        return of.t.gettext(
            "Your team scores {amount} for Low: it played {card:the}, whoever won the trick.",
            **facts,
        )
    return of.t.gettext(
        "{team} score {amount} for Low: they played {card:the}, whoever won the trick.",
        **facts,
    )


def _right(of: Teller) -> str:
    facts = _point(of)
    if of.yours:
        return of.t.gettext(
            "Your team scores {amount} for the right Bauer: it won the trick with {card:the}.", **facts
        )
    return of.t.gettext(
        "{team} score {amount} for the right Bauer: they won the trick with {card:the}.", **facts
    )


def _left(of: Teller) -> str:
    facts = _point(of)
    if of.yours:
        return of.t.gettext(
            "Your team scores {amount} for the left Bauer: it won the trick with {card:the}.", **facts
        )
    return of.t.gettext(
        "{team} score {amount} for the left Bauer: they won the trick with {card:the}.", **facts
    )


def _joker(of: Teller) -> str:
    facts = _point(of)
    if of.yours:
        return of.t.gettext("Your team scores {amount} for the joker: it won the trick with it.", **facts)
    return of.t.gettext("{team} score {amount} for the joker: they won the trick with it.", **facts)


def _point(of: Teller) -> dict[str, object]:
    return {"amount": of.amount, "card": of.card("card"), "team": of.team()}


def _game(of: Teller) -> str:
    counts = [int(text) for text in of["points"]]
    side = of["team"]
    facts = {
        "amount": of.amount,
        "team": of.team(side),
        "points": counts[side],
        "others": _counts(of, [team for team in range(len(counts)) if team != side]),
    }
    if of.yours:
        return of.t.gettext(
            "Your team scores {amount} for Game: it has {points} card points against {others}.", **facts
        )
    return of.t.gettext(
        "{team} score {amount} for Game: they have {points} card points against {others}.", **facts
    )


def _game_tie(of: Teller) -> str:
    return of.t.gettext(
        "Nobody scores for Game: the most card points are equal, {counts}.",
        counts=_counts(of, range(len(of["points"]))),
    )


def _counts(of: Teller, teams: Sequence[int]) -> str:
    """The card points of some teams, each with its team."""
    return of.t.join(
        of.t.gettext("{points} ({team})", points=of["points"][team], team=of.team(team)) for team in teams
    )


def _made(of: Teller) -> str:
    facts = {"bid": of["bid"], "team": of.team()}
    if of.yours:
        return of.t.ngettext(
            "Your team has made its bid of {bid}: it has won {number} point.",
            "Your team has made its bid of {bid}: it has won {number} points.",
            of["won"],
            **facts,
        )
    return of.t.ngettext(
        "{team} have made their bid of {bid}: they have won {number} point.",
        "{team} have made their bid of {bid}: they have won {number} points.",
        of["won"],
        **facts,
    )


def _failed(of: Teller) -> str:
    facts = {"bid": of["bid"], "team": of.team()}
    if of.yours:
        if not of["won"]:
            return of.t.gettext("Your team loses {bid}: it bid {bid} and has won no point at all.", **facts)
        return of.t.ngettext(
            "Your team loses {bid}: it bid {bid} and has won only {number} point, which does not count now.",
            "Your team loses {bid}: it bid {bid} and has won only {number} points, which do not count now.",
            of["won"],
            **facts,
        )
    if not of["won"]:
        return of.t.gettext("{team} lose {bid}: they bid {bid} and have won no point at all.", **facts)
    return of.t.ngettext(
        "{team} lose {bid}: they bid {bid} and have won only {number} point, which does not count now.",
        "{team} lose {bid}: they bid {bid} and have won only {number} points, which do not count now.",
        of["won"],
        **facts,
    )


def _revoke(of: Teller) -> str:
    facts = {"bid": of["bid"], "team": of.team(), "who": of.who(of["offender"])}
    you = of["offender"] == of.company.you
    if of.amount < 0:
        if you:
            return of.t.gettext("Your team loses {bid}: you broke a duty, and so the bid fails.", **facts)
        if of.yours:
            return of.t.gettext("Your team loses {bid}: {who} broke a duty, and so the bid fails.", **facts)
        return of.t.gettext("{team} lose {bid}: {who} broke a duty, and so the bid fails.", **facts)
    if you:
        return of.t.gettext("{team} score {bid}: you broke a duty, and so the bid counts as made.", **facts)
    if of.yours:
        return of.t.gettext(
            "Your team scores {bid}: {who} broke a duty, and so the bid counts as made.", **facts
        )
    return of.t.gettext("{team} score {bid}: {who} broke a duty, and so the bid counts as made.", **facts)


SETTLED: dict[Clause, Wording] = {
    Clause.HIGH: _high,
    Clause.LOW: _low,
    Clause.RIGHT: _right,
    Clause.LEFT: _left,
    Clause.JOKER: _joker,
    Clause.GAME: _game,
    Clause.GAME_TIE: _game_tie,
    Clause.MADE: _made,
    Clause.FAILED: _failed,
    Clause.REVOKE: _revoke,
}
"""Why a deal scores what it scores. No line of a settlement says ``GAME_TIE`` (side -1) or ``MADE`` (facts
``bid``, ``won``): they are there for whoever tells what a deal has come to."""
