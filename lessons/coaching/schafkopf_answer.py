"""Why a card of Schafkopf is a good answer: take, smear, overtake, save, keep the called ace."""

from __future__ import annotations

from engine import Card
from engine.games.schafkopf.clauses import Clause
from engine.games.schafkopf.contracts import WORTH
from lessons.coaching.schafkopf_sight import Sight
from lessons.coaching.teller import Idea
from lessons.i18n import Translator
from lessons.names import CardNames

__all__ = ["idea_of_answer", "shown"]

_FAT = 10  # ten and ace: worth smearing


def shown(card: Card, *others: Card) -> tuple[Card, ...]:
    """Two or three cards to look at, the chosen one among them but not always first."""
    different = [each for each in dict.fromkeys(others) if each != card]
    return tuple(sorted((*different[:2], card)))


def idea_of_answer(sight: Sight, card: Card, t: Translator, names: CardNames) -> Idea:
    """Say which idea a card that answers a lead stands for."""
    if card in sight.takers:
        if sight.winner in sight.friends:
            return _overtake(sight, card, t, names)
        return _take(sight, card, t, names)
    if sight.winner in sight.friends:
        return _with_a_friend(sight, card, t, names)
    if sight.winner in sight.foes:
        return _lose(sight, card, t, names)
    return _unknown(sight, card, t, names)


def _facts(sight: Sight, card: Card, t: Translator, names: CardNames) -> dict[str, object]:
    return {
        "card": names.card(card),
        "winning": names.card(sight.winning),
        "who": sight.company.told(sight.winner, t),
    }


def _gain(sight: Sight, card: Card, t: Translator) -> str:
    """What the trick holds if the card wins it."""
    return t.ngettext(
        "With it the trick holds {number} card point.",
        "With it the trick holds {number} card points.",
        sight.lying + WORTH[card],
    )


def _take(sight: Sight, card: Card, t: Translator, names: CardNames) -> Idea:
    """Win the trick from somebody who is not known for a friend."""
    facts = _facts(sight, card, t, names)
    facts["gain"] = _gain(sight, card, t)
    if not sight.behind:
        advice = t.gettext("Take it with {card:the}: nobody plays after you. {gain}", **facts)
    elif sight.is_counted and not sight.may_fall(card):
        advice = t.gettext("Take it with {card:the}: nobody after you can beat that. {gain}", **facts)
    elif sight.order.trumps >> card & 1 and not sight.order.trumps >> sight.winning & 1:
        advice = t.gettext(
            "Trump with {card:the}: only a higher trump takes the trick from you. {gain}", **facts
        )
    elif card == sight.takers[-1]:
        advice = t.gettext(
            "Go over {winning:the} with {card:the}: of the cards that win it is the hardest to beat. {gain}",
            **facts,
        )
    else:
        advice = t.gettext(
            "Go over {winning:the} with {card:the}: it is enough for now, and better cards wait. {gain}",
            **facts,
        )
    if sight.winner not in sight.foes:
        thought = t.gettext("You do not know whose side is winning. Is the trick worth taking yourself?")
    elif not sight.lying:
        thought = t.gettext("The other side is winning. Can you take the trick, and does it pay?")
    else:
        thought = t.ngettext(
            "The other side is winning {number} card point. Can you take the trick, and does it pay?",
            "The other side is winning {number} card points. Can you take the trick, and does it pay?",
            sight.lying,
        )
    return Idea(
        Clause.TRUMP if sight.order.trumps >> card & 1 else Clause.WIN,
        thought,
        t.gettext(
            "What beats {winning:the} is {cards:or}.",
            winning=names.card(sight.winning),
            cards=names.cards(sight.takers),
        ),
        sight.takers,
        advice,
    )


def _overtake(sight: Sight, card: Card, t: Translator, names: CardNames) -> Idea:
    """Win a trick that the own side is winning already."""
    facts = _facts(sight, card, t, names)
    cards = shown(card, *sight.legal)
    if len(sight.takers) < len(sight.legal) and WORTH[card] >= _FAT and not sight.may_fall(card):
        advice = t.ngettext(
            "Go over {winning:the} with {card:the}: its {number} card point is safe with your side.",
            "Go over {winning:the} with {card:the}: its {number} card points are safe with your side.",
            WORTH[card],
            **facts,
        )
    elif len(sight.takers) == len(sight.legal):
        advice = t.gettext(
            "Play {card:the}: whatever you play goes over {winning:the}, and the trick stays with your side.",
            **facts,
        )
    elif not sight.behind:
        advice = t.gettext(
            "Go over {winning:the} with {card:the}: the trick is your side's either way, and now you lead.",
            **facts,
        )
    else:
        advice = t.gettext(
            "Go over {winning:the} with {card:the}: somebody after you could beat {winning:the}, and your "
            "card is safer.",
            **facts,
        ) if sight.may_fall(sight.winning) else t.gettext(
            "Go over {winning:the} with {card:the}: the trick is your side's either way, and you want the "
            "lead.",
            **facts,
        )  # fmt: skip
    return Idea(
        Clause.LEAD,
        t.gettext("Your side is winning this trick. Will it stay so, and who should lead next?"),
        t.gettext(
            "Compare {cards:the} with {winning:the}.", cards=names.cards(cards), winning=facts["winning"]
        ),
        cards,
        advice,
    )


def _with_a_friend(sight: Sight, card: Card, t: Translator, names: CardNames) -> Idea:
    """Add a card to a trick that the own side is winning."""
    facts = _facts(sight, card, t, names)
    cards = shown(card, *reversed(sight.legal))
    safe = not sight.behind or (sight.is_counted and not sight.may_fall(sight.winning))
    worth = WORTH[card]
    if worth >= _FAT and safe:
        advice = t.ngettext(
            "Smear {card:the}: the trick is safe with {who}, and {number} card point more comes home.",
            "Smear {card:the}: the trick is safe with {who}, and {number} card points more come home.",
            worth,
            **facts,
        )
    elif worth >= _FAT:
        advice = t.ngettext(
            "Smear {card:the}: {who} will probably keep the trick, and {number} card point more comes home.",
            "Smear {card:the}: {who} will probably keep the trick, and {number} card points more come home.",
            worth,
            **facts,
        )
    elif worth:
        advice = t.ngettext(
            "Give {card:the} to {who}: that is {number} card point for your side.",
            "Give {card:the} to {who}: that is {number} card points for your side.",
            worth,
            **facts,
        )
    elif max(WORTH[each] for each in sight.legal):
        advice = t.gettext(
            "Add {card:the}: here your better cards are worth more kept than given to {who}.", **facts
        )
    else:
        advice = t.gettext("Add {card:the}: none of the cards you may play counts anything.", **facts)
    return Idea(
        Clause.VALUES,
        t.gettext("Your side is winning this trick: what can you add to it, and how sure is it?"),
        t.gettext("Compare {cards:the}: what is each worth in this trick?", cards=names.cards(cards)),
        cards,
        advice,
    )


def _lose(sight: Sight, card: Card, t: Translator, names: CardNames) -> Idea:
    """Let the other side have a trick, or leave it to somebody behind."""
    facts = _facts(sight, card, t, names)
    cards = shown(card, *sight.legal)
    worth = WORTH[card]
    helpers = [seat for seat in sight.behind if seat not in sight.foes]
    if worth >= _FAT and helpers:
        advice = t.ngettext(
            "Play {card:the}: somebody after you may still take the trick for your side, and then {number} "
            "card point comes home.",
            "Play {card:the}: somebody after you may still take the trick for your side, and then {number} "
            "card points come home.",
            worth,
            **facts,
        )
    elif sight.takers:
        facts["kept"] = names.card(sight.takers[-1])
        if worth:
            advice = t.gettext(
                "Let it go with {card:the}: {kept:the} will be worth more than this trick.", **facts
            )
        else:
            advice = t.gettext(
                "Let it go with {card:the}: it counts nothing, and {kept:the} will be worth more later.",
                **facts,
            )
    elif worth:
        advice = t.ngettext(
            "Give {card:the}: you cannot win, and {number} card point is a small price for what you keep.",
            "Give {card:the}: you cannot win, and {number} card points are the price for what you keep.",
            worth,
            **facts,
        )
    else:
        advice = t.gettext("Give {card:the}: you cannot win, and it counts nothing.", **facts)
    thought = (
        t.gettext("The other side is winning. Do you want to spend a card on this trick?")
        if sight.takers
        else t.gettext("The other side is winning and you cannot beat it: what is the least it can cost you?")
    )
    return Idea(
        Clause.FREE if not sight.order.companions[sight.view.trick[0]] >> card & 1 else Clause.FOLLOW,
        thought,
        t.gettext("Compare {cards:the}: what does each cost you?", cards=names.cards(cards)),
        cards,
        advice,
    )


def _unknown(sight: Sight, card: Card, t: Translator, names: CardNames) -> Idea:
    """Answer while nobody can tell for whom the trick is being won."""
    facts = _facts(sight, card, t, names)
    cards = shown(card, *sight.legal)
    worth = WORTH[card]
    if worth >= _FAT:
        advice = t.gettext(
            "Play {card:the}, though you do not know with whom {who} plays: your other cards are worth more "
            "if you keep them.",
            **facts,
        )
    elif worth:
        advice = t.ngettext(
            "Play {card:the}: as long as you do not know with whom {who} plays, you risk no more than "
            "{number} card point.",
            "Play {card:the}: as long as you do not know with whom {who} plays, you risk no more than "
            "{number} card points.",
            worth,
            **facts,
        )
    else:
        advice = t.gettext(
            "Play {card:the}: as long as you do not know with whom {who} plays, you give nothing away.",
            **facts,
        )
    return Idea(
        Clause.PARTNER,
        t.gettext("The partner is still secret: for which side is this trick being won?"),
        t.gettext("Compare {cards:the}: what would each give to the other side?", cards=names.cards(cards)),
        cards,
        advice,
    )
