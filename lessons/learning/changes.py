"""Small changes of what a drill asks about: one thing at the table is another, all else stays.

A situation from real play is changed in its record and played again, so that the engine refuses what could
not have happened; one that was given as a position is changed in its text. What comes of it is for the engine
to say.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

import engine
from engine import SUITS, Move, RuleSet, card_text
from engine.cards import cards_of
from engine.games.schafkopf.contracts import BIDS
from engine.games.schmier import words as schmier
from lessons.drills.common import after
from lessons.drills.finding import maker_of
from lessons.drills.problem import Given, Problem
from lessons.learning.change import IMPOSSIBLE, Change, again, swap, unseen
from lessons.learning.other_cards import another_asked, another_laid, another_played, another_shown
from lessons.misconceptions.worlds import set_option
from lessons.names import CardNames
from lessons.options import option_name, value_name
from lessons.seats import company
from lessons.wording.bids import bid_name

__all__ = ["changes"]

_Way = Callable[[Problem, CardNames], Iterator[Change]]


def changes(problem: Problem, names: CardNames) -> Iterator[Change]:
    """One thing after the other, what lies nearest first; of a kind only what its question leaves open."""
    for way in (*_WAYS.get(problem.kind, ()), _rules):
        try:
            yield from (change for change in way(problem, names) if _can_happen(change.problem))
        except IMPOSSIBLE:
            continue


def _can_happen(problem: Problem) -> bool:
    """Whether the moves that the question tells can be made."""
    state = problem.state
    if state is None or state.record is None or not problem.moves:
        return True  # a position may tell of a card that nobody has seen
    return after(problem) is not None


# Other trumps, another contract, another bid, an open or a closed stock


def _trump_said(names: CardNames, suit: str) -> str:
    return names.translator.gettext(
        "If {suit:the} were trumps, it would have been right.", suit=names.suit(suit)
    )


def _contract_said(names: CardNames, bid: str) -> str:
    t = names.translator
    return t.gettext(
        "If the contract were {contract}, it would have been right.", contract=bid_name(bid, t, names)
    )


def _trumps(problem: Problem, names: CardNames) -> Iterator[Change]:
    """Another trump suit: another card was turned, or the suit was named otherwise."""
    state = problem.state
    if state is None:
        return
    now = re.search(r" trump=([CSHD])", engine.view(state, problem.seat).text)
    stock = re.search(r" stock=\S*?([2-9TJQKA][CSHD])(?: |$)", engine.view(state, problem.seat).text)
    for suit in SUITS:
        if now is None or suit == now[1]:
            continue
        said, turned = _trump_said(names, suit), stock[1] if stock else None
        if turned is None:
            if problem.rules.game != "schmier" and state.record is not None:
                return  # the card that was turned is in a hand: it stays
            yield from again(problem, said, partial(_named, suit=suit))
        elif turned[0] + suit in unseen(problem, map(card_text, cards_of(state.hands[problem.seat]))):
            yield from again(problem, said, partial(_turned, old=turned, new=turned[0] + suit))


def _named(text: str, suit: str) -> str:
    """The trumps in a text, of a position or of a record that names them."""
    return re.sub(r"(trump[=-])[CSHD]", rf"\g<1>{suit}", text)


def _turned(text: str, old: str, new: str) -> str:
    """Another card turned for trumps."""
    return re.sub(r"( trump=)[CSHD]", rf"\g<1>{new[1]}", swap(text, old, new))


def _posed(problem: Problem, names: CardNames) -> Iterator[Change]:
    """The cards beside the question under other trumps, or in another contract."""
    maker = maker_of(problem.kind, problem.rules)
    ways = [(_trump_said(names, suit), Given(cards=problem.cards, trump=SUITS.index(suit))) for suit in SUITS]
    if problem.rules.game == "schafkopf" and problem.kind != "one-trick":
        ways = [(_contract_said(names, bid), Given(cards=problem.cards, move=bid)) for bid in BIDS]
    for said, given in ways:
        try:
            posed = maker.pose(problem.rules, None, replace(given, seat=problem.seat))
        except IMPOSSIBLE:
            continue
        if (posed.topic, posed.cards) == (problem.topic, problem.cards):
            yield Change(said, replace(posed, aspect=problem.aspect))


def _spoken(problem: Problem) -> list[tuple[int, str]]:
    """The bids so far as the text of the situation has them: the place of each, and its word."""
    state = problem.state
    if state is None:
        return []
    if state.record is not None:
        said: Sequence[Move] = state.record.moves
    else:
        found = re.search(r" bids=(\S+)", engine.view(state, problem.seat).text)
        said = found[1].split(".") if found else ()
    known = {"pass", *BIDS, *schmier.BIDS}
    bids: list[tuple[int, str]] = []
    for place, move in enumerate(said):
        if not isinstance(move, str) or move not in known:
            break
        bids.append((place, move))
    return bids


def _bid(place: int, bid: str) -> Callable[[str], str]:
    """The change that puts another word in a place of the auction."""

    def change(text: str) -> str:
        found = re.search(r"((?: moves| bids)=)(\S+)", text)
        if found is None:
            return text
        words = found[2].split(".")
        words[place] = bid
        return f"{text[: found.start(2)]}{'.'.join(words)}{text[found.end(2) :]}"

    return change


def _contracts(problem: Problem, names: CardNames) -> Iterator[Change]:
    """Schafkopf in another contract of the same declarer, once the auction is over."""
    spoken = _spoken(problem)
    made = [(place, bid) for place, bid in spoken if bid != "pass"]
    if problem.rules.game != "schafkopf" or len(spoken) < 4 or not made:
        return
    place, now = made[-1]
    for bid in BIDS:
        if bid != now:
            yield from again(problem, _contract_said(names, bid), _bid(place, bid))


def _bids(problem: Problem, names: CardNames) -> Iterator[Change]:
    """Somebody has said something else before, the last one first."""
    t, spoken = names.translator, _spoken(problem)
    if not spoken or problem.state is None:
        return
    dealer = re.search(r"dealer=(\d)", engine.view(problem.state, problem.seat).text)
    seats = company(problem.rules, problem.seat)
    for place, now in reversed(spoken):
        who = (int(dealer[1] if dealer else 0) + 1 + place) % seats.seats
        if who == problem.seat:
            continue
        told = seats.told(who, t)
        for bid in ("pass", *(BIDS if problem.rules.game == "schafkopf" else schmier.BIDS)):
            if bid == now:
                continue
            if bid == "pass":
                said = t.gettext("If {who} had passed, it would have been right.", who=told)
            elif problem.rules.game == "schafkopf":
                name = bid_name(bid, t, names)
                said = t.gettext("If {who} had bid {bid}, it would have been right.", who=told, bid=name)
            else:
                number = t.number(schmier.bid_of(bid) or 0)
                said = t.gettext("If {who} had bid {bid}, it would have been right.", who=told, bid=number)
            yield from again(problem, said, _bid(place, bid))


def _stock(problem: Problem, names: CardNames) -> Iterator[Change]:
    """Schnapsen with the stock open or closed: the same table, as its text tells it."""
    state = problem.state
    if state is None or problem.rules.game != "schnapsen":
        return
    t, seen = names.translator, engine.view(state, problem.seat).text
    fields = dict(part.split("=", 1) for part in seen.split(" ")[1:])
    if fields.get("stock", "-") == "-":
        return
    if "closed" in fields:
        said = t.gettext("If the stock were open, it would have been right.")
        other = {name: text for name, text in fields.items() if name not in ("closed", "strict")}
    else:
        said = t.gettext("If the stock were closed, it would have been right.")
        lead = int(fields.get("lead", "0"))
        points, tricks = fields.get("points", "0/0").split("/"), fields.get("tricks", "0/0").split("/")
        other = {**fields, "closed": f"{lead}:{points[1 - lead]}:{tricks[1 - lead]}"}
    setup = seen.split(" ", 1)[0]
    text = " ".join([setup, *(f"{name}={value}" for name, value in other.items())])
    here = replace(problem, state=engine.parse_position(seen).state())
    maker = maker_of(problem.kind, problem.rules)
    if maker.solve(here) == maker.solve(problem):  # the question needs no more than the table
        yield from again(here, said, lambda _: text if _ == seen else _)


# Another rule


def _rules(problem: Problem, names: CardNames) -> Iterator[Change]:
    """The same situation at a table that plays otherwise."""
    rules, maker = problem.rules, maker_of(problem.kind, problem.rules)
    for option in engine.GAMES[rules.game].table.options:
        for value in option.values:
            other = _other(rules, option.id, value)
            if other is None:
                continue
            t, game = names.translator, rules.game
            said = t.gettext(
                "At a table with “{option}: {value}” it would have been right.",
                option=option_name(game, option.id, t),
                value=value_name(game, option.id, value, t),
            )
            try:
                yield Change(said, maker.under(problem, other))
            except IMPOSSIBLE:
                continue


def _other(rules: RuleSet, name: str, value: str) -> RuleSet | None:
    if rules[name] == value:
        return None
    try:
        return set_option(rules, name, value)
    except engine.Unreadable:
        return None


_TABLE: tuple[_Way, ...] = (another_laid, _trumps, _contracts, _stock)
_WAYS: Mapping[str, tuple[_Way, ...]] = {
    "trick-winner": (*_TABLE, another_shown),
    "legal-cards": _TABLE,
    "is-legal": _TABLE,
    "may-act": (*_TABLE, _bids),
    "who-acts": (*_TABLE, _bids),
    "strict-phase": _TABLE,
    "draw-order": _TABLE,
    "schmier-points": (another_laid, _trumps),
    "beaters": (another_laid, another_played),
    "unseen": (another_laid, another_played),
    "partner": (another_laid,),
    "hand-bids": (another_laid, _bids),
    "callable-aces": (another_laid,),
    "discard": (another_laid, _trumps),
    "card-points": (another_laid, another_shown),
    "honours": (another_shown,),
    "trumps": (_posed, another_shown),
    "trump-order": (_posed, another_shown),
    "one-trick": (_posed, another_shown),
    "deal": (another_asked,),
}
"""What may be changed so that the question stays the same one."""
