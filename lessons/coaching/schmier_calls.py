"""Why a bid, a trump suit or a discard of Schmier is good: what the hand should make, and what is kept.

The numbers are the player's own forecast: so many of the six points for each trump in hand.
"""

from __future__ import annotations

from engine import SUITS, Card, CardSet, Move, cards_of, mask_of
from engine.cards import rank_of, suit_of
from engine.games.schmier.clauses import Clause
from engine.games.schmier.trumps import HAND, TRUMPS, Trumps
from engine.games.schmier.view import SchmierView
from engine.games.schmier.words import bid_of, discarded_by
from engine.players.schmier_bids import best_trump, forecast
from lessons.coaching.teller import Idea
from lessons.i18n import Translator
from lessons.names import CardNames
from lessons.seats import Company

__all__ = ["bid_idea", "discard_idea", "trump_idea"]


def bid_idea(view: SchmierView, move: Move, t: Translator, names: CardNames) -> Idea:
    """Say why to bid, or to pass."""
    assert isinstance(move, str)
    hand, teams = mask_of(view.hand), len(view.sides)
    suit = best_trump(hand, teams)
    points = forecast(hand, suit, teams)
    held = _held(hand, TRUMPS[suit])
    facts: dict[str, object] = {
        "suit": names.suit(SUITS[suit]),
        "points": t.number(round(points, 1)),
        "need": max(3, view.bid + 1),
        "bid": bid_of(move),
    }
    pointer = t.gettext("With {suit} as trumps you would hold {cards:the}.", cards=names.cards(held), **facts)
    return Idea(
        # The same clause for a bid and a pass: a first hint must not give the answer away.
        Clause.HIGHER if view.bid else Clause.BID_RANGE,
        t.gettext("How many of the six points would your team make, and with which suit as trumps?"),
        pointer,
        held,
        _bid_advice(view, points, t, facts)
        if move == "pass" and _is_partners(view)
        else f"{_bid_advice(view, points, t, facts)} {_grounds(hand, TRUMPS[suit], t, names)}".strip(),
    )


def _is_partners(view: SchmierView) -> bool:
    """Whether the highest bid so far is a partner's."""
    company = Company(view.sides, view.seat)
    return _highest(view) in company.sides[company.your_side]


def _bid_advice(view: SchmierView, points: float, t: Translator, facts: dict[str, object]) -> str:
    need, bid = facts["need"], facts["bid"]
    assert isinstance(need, int)
    if bid:
        if points >= int(str(bid)):
            return t.gettext(
                "Bid {bid}: with {suit} as trumps your team should make about {points} of the six points.",
                **facts,
            )
        return t.gettext(
            "Bid {bid}: with {suit} as trumps your team should make only about {points} points, but in deals "
            "played out passing does worse.",
            **facts,
        )
    if _is_partners(view):
        return t.gettext(
            "Pass: {who} of your team has the bid already, and whoever bids more has to make more.",
            who=Company(view.sides, view.seat).told(_highest(view), t),
        )
    if points < need:
        return t.gettext(
            "Pass: you would have to bid {need}, and {suit}, your best suit, should make about {points}.",
            **facts,
        )
    return t.gettext(
        "Pass: {suit} should make about {points}, enough for {need}, but in deals played out passing "
        "does no worse.",
        **facts,
    )


def _highest(view: SchmierView) -> int:
    """The seat with the highest bid so far, -1 if nobody has bid."""
    made = [place for place, word in enumerate(view.bids) if bid_of(word)]
    return (view.dealer + 1 + made[-1]) % HAND if made else -1


def _held(hand: CardSet, trumps: Trumps) -> tuple[Card, ...]:
    """The trumps of a hand, the highest first."""
    return tuple(card for card in trumps.ranking if hand >> card & 1)


def _grounds(hand: CardSet, trumps: Trumps, t: Translator, names: CardNames) -> str:
    """Say of the cards that stand for points which are safe and which have to be won."""
    safe = [card for card in (trumps.ace, trumps.two) if hand >> card & 1]
    prey = [card for card in cards_of(hand & trumps.protected) if card not in safe]
    said = []
    if safe:
        said.append(
            t.ngettext(
                "{cards:The} is a point as soon as you play it.",
                "{cards:The} are points as soon as you play them.",
                len(safe),
                cards=names.cards(safe),
            )
        )
    if prey:
        said.append(
            t.ngettext(
                "{cards:The} counts for whoever wins it.",
                "{cards:The} count for whoever wins them.",
                len(prey),
                cards=names.cards(prey),
            )
        )
    return " ".join(said)


def trump_idea(view: SchmierView, move: Move, t: Translator, names: CardNames) -> Idea:
    """Say why to name a suit."""
    assert isinstance(move, str)
    hand, teams = mask_of(view.hand), len(view.sides)
    suit = SUITS.index(move[-1])
    worth = {each: forecast(hand, each, teams) for each in range(len(SUITS))}
    other = max((each for each in worth if each != suit), key=lambda each: worth[each])
    facts = {
        "suit": names.suit(SUITS[suit]),
        "points": t.number(round(worth[suit], 1)),
        "other": names.suit(SUITS[other]),
        "less": t.number(round(worth[other], 1)),
    }
    if worth[suit] >= worth[other]:
        advice = t.gettext(
            "Name {suit}: your team should make about {points} of the six points; with {other}, the next "
            "best suit, about {less}.",
            **facts,
        )
    else:
        advice = t.gettext(
            "Name {suit}: by the trumps alone it should make about {points} and {other} {less}, but with "
            "your other cards it does better.",
            **facts,
        )
    held = _held(hand, TRUMPS[suit])
    first, second = sorted((suit, other))
    return Idea(
        Clause.NAME_TRUMP,
        t.gettext("Count for each suit the trumps you would have, the left Bauer and the joker too."),
        t.gettext(
            "Compare {one:the} and {two:the}: which points would you hold with each?",
            one=names.suit(SUITS[first]),
            two=names.suit(SUITS[second]),
        ),
        held,
        f"{advice} {_grounds(hand, TRUMPS[suit], t, names)}".strip(),
    )


def discard_idea(view: SchmierView, move: Move, t: Translator, names: CardNames) -> Idea:
    """Say why to throw some cards, or none."""
    assert isinstance(move, str)
    assert view.trump is not None
    assert view.discard is not None
    thrown, trumps = discarded_by(move), TRUMPS[view.trump]
    if view.seat == view.dealer:
        return _dealer(view, thrown, trumps, t, names)
    may = cards_of(view.discard.may)
    if not may:
        return Idea(
            Clause.DISCARD_TRUMP,
            t.gettext("Here there is nothing to choose."),
            t.gettext("All your cards are trumps, and trumps stay."),
            (),
            t.gettext("Throw nothing: all your cards are trumps."),
        )
    kept = [card for card in may if card not in thrown]
    return Idea(
        Clause.DISCARD_MOST,
        t.gettext("Which of your cards can neither win a trick nor score a point?"),
        t.gettext("These may go: {cards:the}.", cards=names.cards(may)),
        may,
        " ".join([_throw_advice(thrown, kept, t, names), *_why_these(view, thrown, kept, trumps, t, names)]),
    )


def _throw_advice(thrown: tuple[Card, ...], kept: list[Card], t: Translator, names: CardNames) -> str:
    if not thrown:
        return t.gettext("Throw nothing: {kept:the} will do more than new cards.", kept=names.cards(kept))
    said = [
        t.gettext(
            "Throw {cards:the}: the new cards may be trumps, and these would hardly win a trick.",
            cards=names.cards(thrown),
        )
    ]
    tens = [card for card in thrown if rank_of(card) == "T"]
    aces = [card for card in kept if rank_of(card) == "A"]
    if tens:
        said.append(t.gettext("Once thrown {cards:the} counts for nobody.", cards=names.cards(tens[:1])))
    elif aces:
        said.append(t.gettext("Keep {cards:the}: it can win a trick.", cards=names.cards(aces[:1])))
    return " ".join(said)


def _why_these(
    view: SchmierView,
    thrown: tuple[Card, ...],
    kept: list[Card],
    trumps: Trumps,
    t: Translator,
    names: CardNames,
) -> list[str]:
    """Say why these cards go and others stay: the suits that run out, and that no more may go."""
    assert view.discard is not None
    said = []
    gone, hand = mask_of(thrown), mask_of(view.hand)
    of = trumps.order.companions
    out = [
        suit
        for suit in range(len(SUITS))
        if any(suit_of(card) == suit and not of[card] & hand & ~gone for card in thrown)
    ]
    if out and hand & trumps.all:
        suits = t.join([str(names.suit(SUITS[suit])) for suit in out], "or")
        said.append(
            t.gettext(
                "That leaves you without {suits}: unless new ones come, you may trump there.", suits=suits
            )
        )
    if kept and len(thrown) == view.discard.most:
        said.append(
            t.ngettext(
                "No more than {number} card may be exchanged, so the rest stays.",
                "No more than {number} cards may be exchanged, so the rest stays.",
                len(thrown),
            )
        )
    return said


def _dealer(
    view: SchmierView, thrown: tuple[Card, ...], trumps: Trumps, t: Translator, names: CardNames
) -> Idea:
    gone = mask_of(thrown)
    kept = sorted(
        (card for card in view.hand if not gone >> card & 1),
        key=lambda card: trumps.ranking.index(card) if trumps.all >> card & 1 else 99 - card % 13,
    )
    if not thrown:
        return Idea(
            Clause.DEALER_TAKES,
            t.gettext("Here there is nothing to choose."),
            t.gettext("You hold six cards already."),
            (),
            t.gettext("Throw nothing: six cards are left to you."),
        )
    if gone & trumps.all:
        spare = [card for card in thrown if trumps.all >> card & 1]
        return Idea(
            Clause.DEALER_TRUMPS,
            t.gettext("You hold more than six trumps: which of them must stay?"),
            t.gettext(
                "All other cards go; of the trumps {cards:the} must stay.",
                cards=names.cards(
                    card for card in trumps.ranking if mask_of(kept) & trumps.protected >> card & 1
                ),
            ),
            thrown,
            t.gettext(
                "Throw all your other cards and {spare:the}: no point of yours goes with it.",
                spare=names.cards(spare),
            ),
        )
    own = [card for card in kept if trumps.all >> card & 1]
    others = cards_of(mask_of(view.hand) & ~trumps.all)
    if not own:
        pointer = t.gettext("You hold no trumps at all: compare {cards:the}.", cards=names.cards(others))
    else:
        pointer = t.gettext("All trumps stay. Of the others compare {cards:the}.", cards=names.cards(others))
    return Idea(
        Clause.DEALER_TAKES,
        t.gettext("Six cards stay: the trumps, and then whatever can win a trick."),
        pointer,
        others,
        t.gettext("Keep {kept:the}, and throw the rest.", kept=names.cards(kept)),
    )
