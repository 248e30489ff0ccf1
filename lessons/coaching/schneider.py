"""The coach of Bohemian Schneider: what happened, what matters now, and why a card is good.

The card itself is the engine's choice; this module only says which idea it stands for, from what the
learner's seat can see: deny honours, bring the weak ones home, keep a high card for the last six tricks.
"""

from __future__ import annotations

from engine import Card, CardSet, Move, cards_of
from engine.games.schneider.clauses import Clause
from engine.games.schneider.state import SchneiderState
from engine.games.schneider.terms import HAND, RANKING, Terms, compile_terms
from engine.games.schneider.view import SchneiderView
from lessons.coaching.teller import Idea
from lessons.explain import trick_reason, trick_taken
from lessons.i18n import Translator
from lessons.names import CardNames
from lessons.practice import Happening

__all__ = ["brought", "happened", "idea", "now"]


def happened(event: Happening, seat: int, t: Translator, names: CardNames, *, sums: bool = True) -> list[str]:
    """Tell one happening to the learner on ``seat``; his own plays need no telling.

    Without ``sums`` what a trick brings is left for the learner to count.
    """
    mine = event.seat == seat
    before, after, move = event.before, event.after, event.move
    assert isinstance(before, SchneiderState)
    assert isinstance(move, int)
    if event.trick is None:
        return [] if mine else [t.gettext("Your opponent leads {card:the}.", card=names.card(move))]
    cards = event.trick.cards
    place = 0 if event.trick.winner == event.trick.leader else 1
    said = []
    if not mine:
        said.append(t.gettext("Your opponent answers with {card:the}.", card=names.card(cards[1])))
    reason = trick_reason(cards, place, before.rules, before.trump)
    said.append(trick_taken(reason, t, names, yours=event.trick.winner == seat))
    if sums and (honours := brought(event, t)):
        said.append(honours)
    drawn = after.hands[seat] & ~before.hands[seat]
    said += [t.gettext("You draw {card:the}.", card=names.card(card)) for card in cards_of(drawn)]
    if len(before.stock) == 2:
        if before.trump is not None and not drawn >> before.stock[-1] & 1:
            card = names.card(before.stock[-1])
            said.append(t.gettext("Your opponent draws {card:the}, the turned card.", card=card))
        said.append(t.gettext("The stock is used up: the last tricks are played without drawing."))
    return said


def brought(event: Happening, t: Translator) -> str:
    """How many honours are in the trick that an event completed; empty without any."""
    assert event.trick is not None
    assert isinstance(event.before, SchneiderState)
    honours = sum(event.before.deal.terms.honours >> card & 1 for card in event.trick.cards)
    if not honours:
        return ""
    return t.ngettext("There is {number} honour in it.", "There are {number} honours in it.", honours)


def now(
    view: SchneiderView,
    t: Translator,
    names: CardNames,
    *,
    sums: bool = True,  # noqa: ARG001 - nothing is summed up here
) -> str:
    """Say what matters now, without choosing for the learner; empty when he is not to act."""
    if view.to_act != view.seat:
        return ""
    if view.led >= 0:
        return _now_answering(view, t, names)
    if not view.stock_count:
        return t.gettext("The stock is used up: what you have not seen is in your opponent's hand.")
    if view.stock_count == 2:
        if view.turned is not None:
            return t.gettext(
                "You lead to the last trick with drawing: its loser draws {card:the}.",
                card=names.card(view.turned),
            )
        return t.gettext("You lead to the last trick with drawing: then come the last tricks.")
    return t.ngettext(
        "You lead: any card. After this trick {number} card is left in the stock.",
        "You lead: any card. After this trick {number} cards are left in the stock.",
        view.stock_count - 2,
    )


def _now_answering(view: SchneiderView, t: Translator, names: CardNames) -> str:
    led = names.card(view.led)
    counts = _terms(view).honours >> view.led & 1
    if not _terms(view).order.beaters[view.led]:
        return t.gettext("Nothing beats {card:the}: what are you going to give away?", card=led)
    if view.rules["follow"] == "yes":
        if counts:
            return t.gettext("{card:The} is an honour. Follow suit if you can; to win is no duty.", card=led)
        return t.gettext("{card:The} counts nothing. Follow suit if you can; to win is no duty.", card=led)
    if counts:
        return t.gettext("{card:The} is an honour: can you take it? Any card may answer.", card=led)
    return t.gettext("{card:The} counts nothing: what would you add to the trick?", card=led)


def idea(view: SchneiderView, move: Move, t: Translator, names: CardNames) -> Idea:
    """Say which idea a chosen card stands for."""
    assert isinstance(move, int)
    if len(view.legal) == 1:
        return _forced(view, move, t, names)
    return _answer(view, move, t, names) if view.led >= 0 else _lead(view, move, t, names)


def _terms(view: SchneiderView) -> Terms:
    return compile_terms(view.rules, view.trump)


def _height(card: Card) -> int:
    """The place of a card in the order of ranks, 0 the highest."""
    return RANKING.index("23456789TJQKA"[card % 13])


def _legal(view: SchneiderView) -> list[Card]:
    return sorted((move for move in view.legal if isinstance(move, int)), key=_height, reverse=True)


def _shown(card: Card, *others: Card) -> tuple[Card, ...]:
    """Two or three cards to look at, the chosen one among them but not always first."""
    different = [each for each in dict.fromkeys(others) if each != card]
    return tuple(sorted((*different[:2], card)))


def _forced(view: SchneiderView, card: Card, t: Translator, names: CardNames) -> Idea:
    last = len(view.hand) == 1
    return Idea(
        Clause.LENGTH if last else Clause.FOLLOW,
        t.gettext("Here there is nothing to choose."),
        t.gettext("Only {card:the} may be played.", card=names.card(card)),
        (card,),
        t.gettext("Play {card:the}: it is your last card.", card=names.card(card))
        if last
        else t.gettext("Play {card:the}: it is your only legal card.", card=names.card(card)),
    )


def _answer(view: SchneiderView, card: Card, t: Translator, names: CardNames) -> Idea:
    terms = _terms(view)
    legal = _legal(view)
    wins = [each for each in legal if terms.order.beats(each, view.led)]
    if card in wins:
        return _win(view, card, wins, t, names)
    loses = [each for each in legal if each not in wins]
    cheap = [each for each in loses if not terms.honours >> each & 1]
    named = {"card": names.card(card), "led": names.card(view.led)}
    if wins:
        thought = t.gettext("You could win this trick. Does it pay to spend a card on it now?")
        advice = (
            t.gettext(
                "Let it go with {card:the}: there is no honour to lose, and {kept:the} can take one later.",
                kept=names.card(wins[-1]),
                **named,
            )
            if not terms.honours >> view.led & 1 and not terms.honours >> card & 1
            else t.gettext(
                "Let it go with {card:the}: {kept:the} will be worth more later.",
                kept=names.card(wins[-1]),
                **named,
            )
        )
    elif terms.honours >> card & 1:
        thought = t.gettext("You cannot win this trick: what is the least that it can cost you?")
        advice = t.gettext("Give {card:the}: an honour is lost, but your other cards will do more.", **named)
    else:
        thought = t.gettext("You cannot win this trick: deny your opponent an honour.")
        advice = t.gettext(
            "Throw {card:the}: it counts nothing, so your opponent gains nothing by it.", **named
        )
    shown = _shown(card, *(cheap or loses), *legal)
    return Idea(
        Clause.FREE if view.rules["follow"] == "no" else Clause.FOLLOW,
        thought,
        t.gettext("Compare {cards:the}.", cards=names.cards(shown)),
        shown,
        advice,
    )


def _win(view: SchneiderView, card: Card, wins: list[Card], t: Translator, names: CardNames) -> Idea:
    terms = _terms(view)
    named = {"card": names.card(card), "led": names.card(view.led)}
    own, theirs = terms.honours >> card & 1, terms.honours >> view.led & 1
    if view.trump is not None and card // 13 == view.trump != view.led // 13:
        advice = t.gettext("Take {led:the} with {card:the}: a trump beats any other suit.", **named)
    elif theirs and own:
        advice = t.gettext("Take {led:the} with {card:the}: both honours are yours.", **named)
    elif theirs:
        advice = t.gettext("Take {led:the} with {card:the}: the honour changes hands.", **named)
    elif own:
        advice = t.gettext("Win with {card:the}: an honour of yours is safe in your pile.", **named)
    else:
        advice = t.gettext("Win with {card:the}: no honour is in it, but the next lead is yours.", **named)
    thought = (
        t.gettext("An honour lies on the table: which of your cards takes it?")
        if theirs
        else t.gettext("Could one of your honours come home on this trick?")
        if own
        else t.gettext("Is the next lead worth a card to you?")
    )
    if view.rules["capture"] == "next-only":
        pointer = t.gettext(
            "What beats {led:the} is only {cards:or}.", led=named["led"], cards=names.cards(wins)
        )
    else:
        pointer = t.gettext(
            "You can beat {led:the} with {cards:or}.", led=named["led"], cards=names.cards(wins)
        )
    rule = Clause.HONOURS if own or theirs else Clause.LEAD
    return Idea(rule, thought, pointer, tuple(wins), advice)


def _hidden(view: SchneiderView) -> CardSet:
    """What the opponent may hold now, or draw."""
    hidden: CardSet = view.unseen | view.known
    return hidden if view.stock_count else hidden & ~view.lacks


def _lead(view: SchneiderView, card: Card, t: Translator, names: CardNames) -> Idea:
    terms = _terms(view)
    hidden = _hidden(view)
    legal = _legal(view)
    threats = cards_of(terms.order.beaters[card] & hidden)
    named = names.card(card)
    if not threats:
        return _sure(view, card, [each for each in legal if not terms.order.beaters[each] & hidden], t, names)
    worthless = [each for each in legal if not terms.honours >> each & 1]
    if not terms.honours >> card & 1:
        return _low(view, card, worthless, t, names)
    shown = _shown(card, *legal)
    pointer = t.gettext("Compare {cards:the}: what can still beat each of them?", cards=names.cards(shown))
    if len(threats) == 1:
        advice = t.gettext(
            "Lead {card:the}: only {others:the} can still beat it.", card=named, others=names.cards(threats)
        )
    elif not worthless:
        advice = t.gettext(
            "Lead {card:the}: you hold nothing but honours, and this one you can best risk.", card=named
        )
    else:
        advice = t.ngettext(
            "Lead {card:the}: {number} unseen card can beat it, and if none does the honour is yours.",
            "Lead {card:the}: {number} unseen cards can beat it, and if none does the honour is yours.",
            len(threats),
            card=named,
        )
    return Idea(
        Clause.CAPTURE,
        t.gettext("Which cards that you have not seen can still beat yours?"),
        pointer,
        shown,
        advice,
    )


def _sure(view: SchneiderView, card: Card, sure: list[Card], t: Translator, names: CardNames) -> Idea:
    """Lead a card that cannot be beaten any more."""
    named = names.card(card)
    if not _terms(view).honours >> card & 1:
        advice = t.gettext(
            "Lead {card:the}: nothing still out beats it, and the lead stays yours.", card=named
        )
    elif view.stock_count:
        advice = t.gettext(
            "Lead {card:the}: nothing still out beats it, so the honour comes home.", card=named
        )
    else:
        advice = t.gettext(
            "Lead {card:the}: your opponent cannot beat it, and each of these last tricks counts.", card=named
        )
    return Idea(
        Clause.CAPTURE if view.stock_count else Clause.LENGTH,
        t.gettext("Which of your cards can nobody beat any more?"),
        t.gettext("Nothing still out beats {cards:the}.", cards=names.cards(sure)),
        tuple(sure),
        advice,
    )


def _low(view: SchneiderView, card: Card, worthless: list[Card], t: Translator, names: CardNames) -> Idea:
    """Lead a card that counts nothing."""
    high = [each for each in _legal(view) if _height(each) <= 1]
    named = names.card(card)
    shown = _shown(card, *worthless, *_legal(view))
    if view.stock_count and high and view.stock_count <= HAND + 2:
        # Few draws are left: high cards are worth more when nobody draws any more.
        return Idea(
            Clause.LENGTH,
            t.gettext("How many tricks are left with drawing, and what do you want to hold after them?"),
            t.gettext(
                "Keep {kept:or} in mind, and compare {cards:the}.",
                kept=names.cards(high),
                cards=names.cards(shown),
            ),
            shown,
            t.gettext(
                "Lead {card:the}: it counts nothing, and {kept:the} waits for the last tricks.",
                card=named,
                kept=names.card(high[-1]),
            ),
        )
    return Idea(
        Clause.HONOURS,
        t.gettext("If this lead is beaten, what does it cost you?"),
        t.gettext("Compare {cards:the}.", cards=names.cards(shown)),
        shown,
        t.gettext("Lead {card:the}: if it is beaten, no honour of yours goes with it.", card=named),
    )
