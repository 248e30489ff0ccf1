"""Why a card of Schafkopf is good to lead: draw trumps, search, run away, keep.

:mod:`lessons.coaching.schafkopf_answer` does the same for a card that answers a lead.
"""

from __future__ import annotations

from engine import Card, cards_of
from engine.games.schafkopf.clauses import Clause
from engine.games.schafkopf.contracts import WORTH
from lessons.coaching.schafkopf_answer import idea_of_answer, shown
from lessons.coaching.schafkopf_sight import Sight
from lessons.coaching.teller import Idea
from lessons.i18n import Translator
from lessons.names import CardNames

__all__ = ["idea_of_card"]


def idea_of_card(sight: Sight, card: Card, t: Translator, names: CardNames) -> Idea:
    """Say which idea a chosen card stands for."""
    if len(sight.legal) == 1:
        return _forced(sight, card, t, names)
    if not sight.is_leading:
        return idea_of_answer(sight, card, t, names)
    if sight.is_holder and sight.called >> card & 1:
        return _called_suit(sight, card, t, names)
    if sight.order.trumps >> card & 1:
        return _trump(sight, card, t, names)
    if not sight.is_attacking and sight.is_guarded and sight.called >> card & 1:
        return _search(sight, card, t, names)
    return _plain(sight, card, t, names)


def _forced(sight: Sight, card: Card, t: Translator, names: CardNames) -> Idea:
    named = names.card(card)
    if len(sight.view.hand) == 1:
        rule, advice = Clause.LEAD, t.gettext("Play {card:the}: it is your last card.", card=named)
    elif sight.is_holder and sight.contract.ace >> card & 1:
        if sight.is_leading:
            rule = Clause.RUN_AWAY
            advice = t.gettext(
                "Lead {card:the}: of the called suit you may lead nothing else, and you have no other.",
                card=named,
            )
        else:
            rule = Clause.ACE_FALLS
            advice = t.gettext(
                "Play {card:the}: it has been called and its suit is led, so it has to fall.", card=named
            )
    else:
        rule, advice = Clause.FOLLOW, t.gettext("Play {card:the}: it is your only legal card.", card=named)
    return Idea(
        rule,
        t.gettext("Here there is nothing to choose."),
        t.gettext("Only {card:the} may be played.", card=named),
        (card,),
        advice,
    )


def _called_suit(sight: Sight, card: Card, t: Translator, names: CardNames) -> Idea:
    """The holder of the called ace leads its suit."""
    facts: dict[str, object] = {
        "card": names.card(card),
        "ace": names.card(sight.contract.ace.bit_length() - 1),
        "declarer": sight.company.told(sight.view.declarer or 0, t),
    }
    own = cards_of(sight.hand & sight.called)
    if sight.contract.ace >> card & 1:
        rule = Clause.PARTNER
        advice = t.gettext(
            "Lead {card:the}: {declarer} sees who the partner is, and the others have to follow suit.",
            **facts,
        )
    else:
        rule = Clause.RUN_AWAY
        advice = t.ngettext(
            "Lead {card:the} and run away: you hold {number} card of the suit, and afterwards {ace:the} is "
            "bound no more.",
            "Lead {card:the} and run away: you hold {number} cards of the suit, and afterwards {ace:the} is "
            "bound no more.",
            len(own),
            **facts,
        )
    return Idea(
        rule,
        t.gettext("Your called ace is in danger of being trumped. What may you lead of its suit?"),
        t.gettext("You hold {cards:the} of the called suit.", cards=names.cards(own)),
        own,
        advice,
    )


def _trump(sight: Sight, card: Card, t: Translator, names: CardNames) -> Idea:
    """Lead a trump."""
    named = {"card": names.card(card)}
    if not sight.is_attacking:
        thought = t.gettext(
            "As a defender you keep your trumps as a rule. Is there a reason to lead one here?"
        )
        if len(sight.trumps) == len(sight.view.hand):
            advice = t.gettext("Lead {card:the}: you hold nothing but trumps.", **named)
        elif sight.is_counted and sight.is_top(card):
            advice = t.gettext("Lead {card:the}: no higher trump is out, so the trick is yours.", **named)
        else:
            advice = t.gettext(
                "Lead {card:the}: it takes trumps from the other side, and your other cards will do more "
                "later.",
                **named,
            )
    elif not sight.is_counted:
        thought = t.gettext("With trumps in your hand you can draw those of the others.")
        advice = t.gettext("Lead {card:the}: it draws trumps from the others.", **named)
    elif not sight.trumps_out:
        thought = t.gettext("Count the trumps: how many have the others left?")
        advice = t.gettext("Lead {card:the}: nobody else has a trump, so it cannot be beaten.", **named)
    else:
        thought = t.gettext("Count the trumps: how many have the others left?")
        facts: dict[str, object] = {**named, "mine": len(sight.trumps)}
        if sight.is_top(card):
            advice = t.ngettext(
                "Lead {card:the}: {number} trump is still out and none of them beats it, so you draw trumps "
                "and keep the lead.",
                "Lead {card:the}: {number} trumps are still out and none of them beats it, so you draw "
                "trumps and keep the lead.",
                sight.trumps_out,
                **facts,
            )
        else:
            advice = t.ngettext(
                "Lead {card:the}: {number} trump is still out. It draws trumps, and your high ones wait.",
                "Lead {card:the}: {number} trumps are still out. It draws trumps, and your high ones wait.",
                sight.trumps_out,
                **facts,
            ) if card != sight.trumps[0] else t.ngettext(
                "Lead {card:the}: {number} trump is still out. It is your highest and draws trumps from the "
                "others.",
                "Lead {card:the}: {number} trumps are still out. It is your highest and draws trumps from "
                "the others.",
                sight.trumps_out,
                **facts,
            )  # fmt: skip
    return Idea(
        Clause.TRUMP_RANK,
        thought,
        t.gettext("You hold these trumps: {cards:the}.", cards=names.cards(sight.trumps)),
        sight.trumps,
        advice,
    )


def _search(sight: Sight, card: Card, t: Translator, names: CardNames) -> Idea:
    """A defender leads the called suit."""
    own = sight.alike(card)
    return Idea(
        Clause.ACE_FALLS,
        t.gettext("You do not know who the partner is. Which lead brings it to light?"),
        t.gettext("Of the called suit you hold {cards:the}.", cards=names.cards(own)),
        own,
        t.gettext(
            "Lead {card:the}: you search for {ace:the}. It has to fall, everybody sees the partner, and one "
            "of your side may trump it.",
            card=names.card(card),
            ace=names.card(sight.contract.ace.bit_length() - 1),
        ),
    )


def _plain(sight: Sight, card: Card, t: Translator, names: CardNames) -> Idea:
    """Lead a card of a suit that is not trumps."""
    named = {"card": names.card(card)}
    cards = shown(card, *sight.legal)
    pointer = t.gettext("Compare {cards:the}: who could beat or trump each?", cards=names.cards(cards))
    if sight.is_counted and sight.is_top(card):
        thought = t.gettext("Which of your cards can nobody beat in its own suit any more?")
        mates = (sight.out & sight.order.companions[card]).bit_count()
        if sight.trumps_out and not mates:
            advice = t.gettext(
                "Lead {card:the}: nobody else holds a card of that suit, so who wants the trick has to spend "
                "a trump.",
                **named,
            )
        elif not sight.trumps_out:
            advice = t.gettext("Lead {card:the}: nothing that is still out can beat it.", **named)
        else:
            advice = t.ngettext(
                "Lead {card:the}: only a trump can beat it, and {number} card of its suit is still out.",
                "Lead {card:the}: only a trump can beat it, and {number} cards of its suit are still out.",
                mates,
                **named,
            )
        return Idea(Clause.PLAIN_RANK, thought, pointer, cards, advice)
    thought = t.gettext("What does a lead cost you if the other side takes it?")
    worth = WORTH[card]
    if len(sight.alike(card)) == 1 and sight.trumps:
        advice = t.gettext(
            "Lead {card:the}: it is your only card of that suit, and next time you can trump it.", **named
        )
    elif not worth:
        advice = t.gettext("Lead {card:the}: it counts nothing, and your good cards wait.", **named)
    elif sight.is_attacking and not sight.is_holder and sight.trumps:
        advice = t.ngettext(
            "Lead {card:the}: it risks {number} card point and saves your trumps.",
            "Lead {card:the}: it risks {number} card points and saves your trumps.",
            worth,
            **named,
        )
    else:
        advice = t.ngettext(
            "Lead {card:the}: it risks {number} card point, and your other cards will do more later.",
            "Lead {card:the}: it risks {number} card points, and your other cards will do more later.",
            worth,
            **named,
        )
    return Idea(Clause.VALUES, thought, pointer, cards, advice)
