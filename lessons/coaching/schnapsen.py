"""The coach of Schnapsen: what happened, what matters now, and why a move is good.

The move itself is the engine's choice; this module only says which idea it stands for, from what the
learner's seat can see.
"""

from __future__ import annotations

from engine import Card, Move, cards_of, mask_of
from engine.games.schnapsen.clauses import Clause
from engine.games.schnapsen.settle import GOAL
from engine.games.schnapsen.terms import compile_terms, worth_of
from engine.games.schnapsen.view import SchnapsenView
from engine.games.schnapsen.words import SUIT_OF
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
    said: list[str] = []
    if isinstance(move, str):
        said.append(_word(event, mine=mine, t=t, names=names))
    elif event.trick is None and not mine:
        said.append(t.gettext("Your opponent leads {card:the}.", card=names.card(move)))
    if event.trick is not None:
        cards = event.trick.cards
        place = 0 if event.trick.winner == event.trick.leader else 1
        if not mine:
            said.append(t.gettext("Your opponent answers with {card:the}.", card=names.card(cards[1])))
        yours = event.trick.winner == seat
        reason = trick_reason(cards, place, before.rules, before.trump)
        said.append(trick_taken(reason, t, names, yours=yours))
        if sums:
            said.append(brought(event, t))
        drawn = after.hands[seat] & ~before.hands[seat]
        said += [t.gettext("You draw {card:the}.", card=names.card(card)) for card in cards_of(drawn)]
    return said


def brought(event: Happening, t: Translator) -> str:
    """What the trick that an event completed is worth."""
    assert event.trick is not None
    worth = sum(worth_of(card) for card in event.trick.cards)
    return t.ngettext("The trick is worth {number} point.", "The trick is worth {number} points.", worth)


def _word(event: Happening, *, mine: bool, t: Translator, names: CardNames) -> str:
    move = event.move
    before: SchnapsenView = event.before  # type: ignore[assignment]
    if move == "claim":
        if mine:
            return t.gettext("You claim {goal}.", goal=GOAL)
        return t.gettext("Your opponent claims {goal}.", goal=GOAL)
    if move == "pass":
        return t.gettext("You pass.") if mine else t.gettext("Your opponent passes.")
    if move == "close":
        return t.gettext("You close the stock.") if mine else t.gettext("Your opponent closes the stock.")
    if move == "exchange":
        stock = event.before.stock  # type: ignore[attr-defined]
        taken = names.card(stock[-1])
        if mine:
            return t.gettext("You exchange and take {card:the}.", card=taken)
        return t.gettext("Your opponent exchanges and takes {card:the}.", card=taken)
    suit = SUIT_OF[str(move)]
    worth = 40 if suit == before.trump else 20
    named = names.suit(str(move)[-1])
    if mine:
        return t.gettext("You announce {worth} in {suit}.", worth=worth, suit=named)
    return t.gettext("Your opponent announces {worth} in {suit}.", worth=worth, suit=named)


def now(
    view: SchnapsenView,
    t: Translator,
    names: CardNames,
    *,
    sums: bool = True,  # noqa: ARG001 - nothing is summed up here
) -> str:
    """Say what matters now, without choosing for the learner; empty when he is not to act."""
    if view.to_act != view.seat:
        return ""
    if not view.hand:
        return t.gettext("All the cards are played: claim if you have {goal}, or pass.", goal=GOAL)
    strict = view.closed is not None or not view.stock_count
    if view.led >= 0:
        if not strict:
            if view.stock_count == 2:
                return t.gettext(
                    "The last trick with an open stock: its loser draws {card:the}.",
                    card=names.card(view.turned or 0),
                )
            return t.gettext("The stock is open: any card may answer.")
        if view.rules["head"] == "yes":
            return t.gettext("Strict phase: follow suit and head the trick; without the suit, trump.")
        return t.gettext("Strict phase: follow suit; without the suit, trump.")
    if view.calling >= 0:
        return _announced(view, t)
    words = [move for move in view.legal if isinstance(move, str) and move != "claim"]
    if strict:
        return t.gettext("You lead in the strict phase: your opponent is bound to follow suit or to trump.")
    if words:
        return t.gettext("You lead. Before that you may also {actions}.", actions=_actions(words, view, t))
    return t.gettext("You lead: any card.")


def _announced(view: SchnapsenView, t: Translator) -> str:
    """What is left to do after a marriage; while its points wait for a trick, a claim is not among it."""
    said = t.gettext("You have announced: lead the king or the queen.")
    words = [move for move in view.legal if isinstance(move, str)]
    if view.pending[view.seat] and "claim" in words:
        words.remove("claim")
    if words:
        said += " " + t.gettext("You may also {actions}.", actions=_actions(words, view, t))
    return said


def _actions(words: list[str], view: SchnapsenView, t: Translator) -> str:
    """What the leader may do besides leading, as one list; of a claim only what it takes."""
    named = []
    for word in words:
        if word == "exchange":
            named.append(t.gettext("exchange the trump"))
        elif word == "close":
            named.append(t.gettext("close the stock"))
        elif word == "claim":
            named.append(t.gettext("claim if you have {goal}", goal=GOAL))
        else:
            worth = 40 if SUIT_OF[word] == view.trump else 20
            named.append(t.gettext("announce {worth}", worth=worth))
    return t.join(named, "or")


def idea(view: SchnapsenView, move: Move, t: Translator, names: CardNames) -> Idea:
    """Say which idea a chosen move stands for."""
    if isinstance(move, str):
        return _word_idea(view, move, t, names)
    if len(view.legal) == 1:
        return _forced(view, move, t, names)
    return _reply(view, move, t, names) if view.led >= 0 else _lead(view, move, t, names)


def _word_idea(view: SchnapsenView, move: str, t: Translator, names: CardNames) -> Idea:
    points = view.points[view.seat]
    if move == "claim":
        return Idea(
            Clause.CLAIM_66,
            t.gettext("Count your points: tricks and marriages together."),
            t.gettext("Tricks and marriages give you {points} points.", points=points),
            (),
            t.gettext("Claim: {points} points are enough, {goal} would do.", points=points, goal=GOAL),
        )
    if move == "pass":
        return Idea(
            Clause.LAST_DECISION,
            t.gettext("Count your points before you say anything."),
            t.gettext("Tricks and marriages give you {points} points.", points=points),
            (),
            t.gettext("Pass: with {points} points a claim would be wrong.", points=points),
        )
    if move == "exchange":
        jack = compile_terms(view.rules, view.trump).exchange_card
        turned = view.turned if view.turned is not None else jack
        pair = {"card": names.card(jack), "turned": names.card(turned)}
        return Idea(
            Clause.EXCHANGE,
            t.gettext("Before you lead: could one of your cards become a better one?"),
            t.gettext("Compare {card:the} with {turned:the}.", **pair),
            (jack, turned),
            t.gettext("Exchange: {card:the} becomes {turned:the}, a better trump, at no cost.", **pair),
        )
    if move == "close":
        trumps = tuple(card for card in view.hand if card // 13 == view.trump)
        return Idea(
            Clause.CLOSE,
            t.gettext("Do you still need the stock, or does your hand get there alone?"),
            t.gettext("Count what your high cards and trumps can win against a bound opponent."),
            trumps or view.hand,
            t.gettext("Close the stock: your hand is strong enough, and your opponent gets no new cards."),
        )
    suit = SUIT_OF[move]
    worth = 40 if suit == view.trump else 20
    pair_cards = (suit * 13 + 11, suit * 13 + 10)
    return Idea(
        Clause.MARRIAGE,
        t.gettext("Before you lead: do two of your cards belong together?"),
        t.gettext("Look at {cards:the}.", cards=names.cards(pair_cards)),
        pair_cards,
        t.gettext("Announce {worth} in {suit}.", worth=worth, suit=names.suit(move[-1])),
    )


def _forced(view: SchnapsenView, card: Card, t: Translator, names: CardNames) -> Idea:
    return Idea(
        Clause.STRICT if view.led >= 0 else Clause.LEAD,
        t.gettext("There is a duty here, and it leaves you no choice."),
        t.gettext("Only {card:the} may be played.", card=names.card(card)),
        (card,),
        t.gettext("Play {card:the}: it is your only legal card.", card=names.card(card)),
    )


def _reply(view: SchnapsenView, card: Card, t: Translator, names: CardNames) -> Idea:
    order = compile_terms(view.rules, view.trump).order
    legal = [move for move in view.legal if isinstance(move, int)]
    wins = [each for each in legal if order.beats(each, view.led)]
    loses = [each for each in legal if each not in wins]
    named = {"card": names.card(card), "led": names.card(view.led)}
    worth = worth_of(view.led)
    if card in wins:
        thought = t.gettext("Is this trick worth winning, and what does winning it cost you?")
        pointer = t.gettext(
            "You can beat {led:the} with {cards:or}.", led=named["led"], cards=names.cards(wins)
        )
        total = worth + worth_of(card)
        cheaper = [each for each in wins if worth_of(each) < worth_of(card)]
        if view.trump == card // 13 != view.led // 13:
            advice = t.gettext(
                "Trump with {card:the}: the trick brings you {points} points.", points=total, **named
            )
        elif cheaper:
            advice = t.gettext(
                "Win with {card:the}: it brings home its own points, {points} in all.", points=total, **named
            )
        else:
            advice = t.gettext(
                "Win with {card:the}, the cheapest way: {points} points are yours.", points=total, **named
            )
        return Idea(Clause.WIN, thought, pointer, tuple(wins), advice)
    cheap = sorted(loses, key=worth_of)[:2]
    if wins:
        thought = t.gettext("You could win this trick. Does it pay?")
        advice = t.gettext(
            "Let it go with {card:the}: the trick would bring {points} points and cost you a better card.",
            points=worth,
            **named,
        )
    else:
        thought = t.gettext("You cannot win this trick: what does it cost you to lose it?")
        advice = t.gettext(
            "Throw {card:the}: it gives away {points} points and keeps your better cards.",
            points=worth_of(card),
            **named,
        )
    pointer = t.gettext("Your cheapest cards here: {cards:the}.", cards=names.cards(cheap))
    rule = Clause.FREE if view.closed is None and view.stock_count else Clause.STRICT
    return Idea(rule, thought, pointer, tuple(dict.fromkeys([*cheap, card])), advice)


def _lead(view: SchnapsenView, card: Card, t: Translator, names: CardNames) -> Idea:
    order = compile_terms(view.rules, view.trump).order
    hidden = view.unseen | view.known
    if view.turned is not None and view.stock_count and view.closed is None:
        hidden &= ~(1 << view.turned)
    threats = order.beaters[card] & hidden
    strict = view.closed is not None or not view.stock_count
    named = names.card(card)
    legal = tuple(move for move in view.legal if isinstance(move, int))
    if view.calling >= 0:
        return Idea(
            Clause.MARRIAGE_PLAY,
            t.gettext("King or queen: which of the two do you want to keep?"),
            t.gettext("Both belong to the marriage: {cards:the}.", cards=names.cards(legal)),
            legal,
            t.gettext("Lead {card:the}.", card=named),
        )
    if not threats:
        sure = [each for each in legal if not order.beaters[each] & hidden]
        return Idea(
            Clause.WIN,
            t.gettext("Which of your cards can nobody beat any more?"),
            t.gettext("Nothing still out beats {cards:the}.", cards=names.cards(sure)),
            tuple(sure),
            t.gettext("Lead {card:the}: no card that is still out beats it.", card=named),
        )
    cheap = sorted(legal, key=lambda each: (each // 13 == view.trump, worth_of(each)))[:2]
    shown = tuple(dict.fromkeys([*cheap, card]))
    if card // 13 == view.trump:
        return Idea(
            Clause.TRUMP,
            t.gettext("What would your opponent have to give if you led a trump?"),
            t.gettext("Compare {cards:the}.", cards=names.cards(shown)),
            shown,
            t.gettext("Lead {card:the}: it draws a trump out of your opponent's hand.", card=named)
            if strict
            else t.gettext("Lead {card:the}: your other cards are worth more later.", card=named),
        )
    if worth_of(card) <= worth_of(cheap[-1]):
        return Idea(
            Clause.FREE,
            t.gettext("You need not win this trick: what can you lead that costs little?"),
            t.gettext("Your cheapest leads: {cards:the}.", cards=names.cards(shown)),
            shown,
            t.gettext(
                "Lead {card:the}: if it is beaten you lose only {points} points.",
                card=named,
                points=worth_of(card),
            ),
        )
    beaters = cards_of(threats & mask_of(cards_of(order.companions[card])))
    return Idea(
        Clause.COUNT,
        t.gettext("Which cards are still out, and which of yours do they beat?"),
        t.gettext("Compare {cards:the}.", cards=names.cards(shown)),
        shown,
        t.gettext(
            "Lead {card:the}: of its suit only {others:or} could beat it.",
            card=named,
            others=names.cards(beaters),
        )
        if beaters
        else t.gettext("Lead {card:the}: only a trump could beat it.", card=named),
    )
