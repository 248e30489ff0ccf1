"""Why a card of Schmier is good: catch the Bauers and the joker, bring the points home, feed the partner.

The card is the engine's choice; this module only says which idea it stands for, from what the seat sees.
"""

from __future__ import annotations

from engine import Card, Move
from engine.cards import JOKER
from engine.games.schmier.clauses import Clause
from engine.games.schmier.trumps import WORTH
from engine.games.schmier.view import SchmierView
from engine.reasons import RuleId
from lessons.coaching.schmier_sight import Sight, sight
from lessons.coaching.teller import Idea
from lessons.i18n import Translator
from lessons.names import CardNames

__all__ = ["play_idea"]

_DEAR = 4  # card points from which on a trick or a card matters for Game: those of an ace


def play_idea(view: SchmierView, move: Move, t: Translator, names: CardNames) -> Idea:
    """Say which idea a chosen card stands for."""
    assert isinstance(move, int)
    seen = sight(view)
    if len(view.legal) == 1:
        return _forced(seen, move, t, names)
    if not view.trick:
        return _lead(seen, move, t, names)
    if move == seen.trumps.two:
        return _low(seen, move, t, names)
    if seen.wins_now(move):
        return _take(seen, move, t, names)
    if seen.with_partner:
        return _feed(seen, move, t, names)
    return _give(seen, move, t, names)


def _forced(seen: Sight, card: Card, t: Translator, names: CardNames) -> Idea:
    last = len(seen.view.hand) == 1
    named = names.card(card)
    return Idea(
        Clause.LENGTH if last else Clause.FOLLOW,
        t.gettext("Here there is nothing to choose."),
        t.gettext("Only {card:the} may be played.", card=named),
        (card,),
        t.gettext("Play {card:the}: it is your last card.", card=named)
        if last
        else t.gettext("Play {card:the}: it is your only legal card.", card=named),
    )


def _shown(seen: Sight, card: Card) -> tuple[Card, ...]:
    """Two or three cards to compare: the chosen one, the weakest and the strongest that may be played."""
    others = [each for each in (seen.legal[0], seen.legal[-1], *seen.legal) if each != card]
    return tuple(sorted((*tuple(dict.fromkeys(others))[:2], card)))


def _point_of(seen: Sight, card: Card) -> RuleId:
    """The clause of the point a trump stands for, if it stands for one."""
    points: dict[Card, RuleId] = {
        seen.trumps.ace: Clause.HIGH,
        seen.trumps.two: Clause.LOW,
        seen.trumps.right: Clause.RIGHT,
        seen.trumps.left: Clause.LEFT,
        JOKER: Clause.JOKER,
    }
    return points.get(card, Clause.TRUMP)


def _lead(seen: Sight, card: Card, t: Translator, names: CardNames) -> Idea:
    if not seen.is_trump(card):
        return _lead_plain(seen, card, t, names)
    threats = seen.threats(card)
    prey = seen.still_out()
    shown = _shown(seen, card)
    facts: dict[str, object] = {
        "card": names.card(card),
        "prey": names.cards(prey),
        "threats": names.cards(threats),
    }
    compare = t.gettext("Compare {cards:the}.", cards=names.cards(shown))
    if card == seen.trumps.two:
        return Idea(
            Clause.LOW,
            t.gettext("Which of your cards scores its point whoever wins the trick?"),
            compare,
            shown,
            t.gettext("Lead {card:the}: Low is your team's, whoever wins the trick.", **facts),
        )
    if not threats:
        if prey:
            advice = t.gettext(
                "Lead {card:the}: nothing that is out beats it, all who can must follow with a trump, and "
                "{prey:or} may fall to it.",
                **facts,
            )
            return Idea(
                _point_of(seen, prey[0]),
                t.gettext("Which points are still out, and how could you make them fall?"),
                t.gettext("Still out: {prey:the}. Which of your trumps is sure to win?", **facts),
                shown,
                advice,
            )
        return Idea(
            Clause.TRUMP,
            t.gettext("Which of your cards can nobody beat any more?"),
            compare,
            shown,
            _sure_advice(seen, card, t, facts),
        )
    if seen.prey >> card & 1:
        advice = t.ngettext(
            "Lead {card:the}: only {threats:or} can take the point from you.",
            "Lead {card:the}: {number} cards that are out could take the point, but waiting does no better.",
            len(threats),
            **facts,
        )
    elif prey:
        advice = t.ngettext(
            "Lead {card:the}: all who can must follow with a trump, and {prey:or} may fall; only "
            "{threats:or} beats it.",
            "Lead {card:the}: all who can must follow with a trump, and {prey:or} may fall, though {number} "
            "cards that are out beat it.",
            len(threats),
            **facts,
        )
    else:
        advice = t.ngettext(
            "Lead {card:the}: it draws trumps, and only {threats:or} beats it.",
            "Lead {card:the}: it draws trumps, though {number} cards that are out beat it.",
            len(threats),
            **facts,
        )
    return Idea(
        _point_of(seen, card),
        t.gettext("All have to follow a trump lead: what do you want to come out?"),
        compare,
        shown,
        advice,
    )


def _sure_advice(seen: Sight, card: Card, t: Translator, facts: dict[str, object]) -> str:
    """Lead a trump that nobody can beat any more, with no Bauer and no joker to catch."""
    if seen.prey >> card & 1:
        return t.gettext("Lead {card:the}: nothing that is out beats it, so its point comes home.", **facts)
    if seen.out & seen.trumps.all:
        return t.gettext("Lead {card:the}: nothing that is out beats it, and it draws trumps.", **facts)
    return t.gettext("Lead {card:the}: nobody can beat it any more.", **facts)


def _lead_plain(seen: Sight, card: Card, t: Translator, names: CardNames) -> Idea:
    plain = [each for each in seen.threats(card) if not seen.is_trump(each)]
    shown = _shown(seen, card)
    facts = {"card": names.card(card)}
    compare = t.gettext("Compare {cards:the}.", cards=names.cards(shown))
    if not plain:
        if seen.threats(card):
            advice = t.gettext(
                "Lead {card:the}: nothing that is out beats it, unless somebody ruffs.", **facts
            )
        else:
            advice = t.gettext("Lead {card:the}: nobody can beat it any more.", **facts)
        return Idea(
            Clause.WIN,
            t.gettext("Which of your cards is the highest left of its suit?"),
            compare,
            shown,
            advice,
        )
    if WORTH[card] >= _DEAR:
        advice = t.gettext(
            "Lead {card:the}: it may be lost, but your other cards will do more later.", **facts
        )
    elif WORTH[card]:
        advice = t.gettext("Lead {card:the}: if it is beaten, it costs little for Game.", **facts)
    else:
        advice = t.gettext("Lead {card:the}: if it is beaten, it costs nothing for Game.", **facts)
    return Idea(
        Clause.VALUES,
        t.gettext("If this lead is beaten, what does it cost your team?"),
        compare,
        shown,
        advice,
    )


def _low(seen: Sight, card: Card, t: Translator, names: CardNames) -> Idea:
    shown = _shown(seen, card)
    facts = {"card": names.card(card), "cards": names.cards(shown)}
    return Idea(
        Clause.LOW,
        t.gettext("Which of your cards scores its point whoever wins the trick?"),
        t.gettext("Compare {cards:the}.", **facts),
        shown,
        t.gettext("Play {card:the}: Low is your team's, and it is worth nothing for Game.", **facts),
    )


def _stake(seen: Sight, card: Card) -> tuple[Card, ...]:
    """The points that a trick with one more card holds for its winner."""
    own = (card,) if seen.prey >> card & 1 else ()
    return (*seen.at_stake(), *own)


def _take(seen: Sight, card: Card, t: Translator, names: CardNames) -> Idea:
    stake = _stake(seen, card)
    winners = [each for each in seen.legal if seen.wins_now(each)]
    facts = {
        "card": names.card(card),
        "winning": names.card(seen.winning),
        "stake": names.cards(stake),
        "points": seen.lying() + WORTH[card],
    }
    if stake:
        thought = t.gettext("A point lies in this trick, or could: can your team win it?")
        if stake == (card,):
            what = t.gettext("Take the trick with {card:the}: its own point comes home with it.", **facts)
        else:
            what = t.ngettext(
                "Take the trick with {card:the}: with {stake:the} a point comes home.",
                "Take the trick with {card:the}: with {stake:the} {number} points come home.",
                len(stake),
                **facts,
            )
        rule = _point_of(seen, stake[0])
    elif card == seen.trumps.ace:
        thought = t.gettext("Is the next lead worth a card to you?")
        what = t.gettext(
            "Take the trick with {card:the}: High is your team's and the lead is yours.", **facts
        )
        rule = Clause.HIGH
    elif int(str(facts["points"])) >= _DEAR:
        thought = t.gettext("Card points lie on the table: can you win them for Game?")
        what = t.gettext("Take the trick with {card:the}: it is worth {points} for Game.", **facts)
        rule = Clause.GAME
    else:
        thought = t.gettext("Is the next lead worth a card to you?")
        what = t.gettext(
            "Take the trick with {card:the}: it brings little, but the next lead is yours.", **facts
        )
        rule = Clause.LEAD
    if seen.with_partner:
        thought = t.gettext("A partner is winning this trick: is it safe there, or safer with you?")
    return Idea(
        rule,
        thought,
        t.gettext("You can beat {winning:the} with {cards:or}.", cards=names.cards(winners), **facts),
        tuple(winners),
        f"{what} {_safety(seen, card, t, names)}",
    )


def _safety(seen: Sight, card: Card, t: Translator, names: CardNames) -> str:
    """Whether a card that wins now will go on winning."""
    threats = seen.threats(card)
    facts = {"card": names.card(card), "threats": names.cards(threats)}
    if not seen.behind:
        return t.gettext("You play last: nobody can beat {card:the}.", **facts)
    if not threats:
        return t.gettext("Nothing that is out beats {card:the}.", **facts)
    return t.ngettext(
        "Only {threats:or} could still beat {card:the}.",
        "{number} cards that are out could still beat {card:the}.",
        len(threats),
        **facts,
    )


def _feed(seen: Sight, card: Card, t: Translator, names: CardNames) -> Idea:
    """A partner is winning and the card leaves it so."""
    shown = _shown(seen, card)
    facts: dict[str, object] = {
        "card": names.card(card),
        "winning": names.card(seen.winning),
        "who": seen.company.told(seen.holder, t),
        "cards": names.cards(shown),
    }
    pointer = t.gettext("{who} is winning with {winning:the}: compare {cards:the}.", **facts)
    thought = t.gettext("A partner is winning this trick: what would you like to add to it?")
    if seen.prey >> card & 1:
        advice = t.gettext("Give {card:the} to {who}: the point stays in your team.", **facts)
        rule = _point_of(seen, card)
    elif WORTH[card]:
        advice = t.ngettext(
            "Give {card:the} to {who}: {number} card point more for your team's Game.",
            "Give {card:the} to {who}: {number} card points more for your team's Game.",
            WORTH[card],
            **facts,
        )
        rule = Clause.GAME
    else:
        advice = t.gettext("Leave the trick to {who} and play {card:the}: your better cards wait.", **facts)
        rule = Clause.VALUES
    return Idea(rule, thought, pointer, shown, f"{advice} {_safety(seen, seen.winning, t, names)}")


def _give(seen: Sight, card: Card, t: Translator, names: CardNames) -> Idea:
    """Another team is winning and the card leaves it so."""
    shown = _shown(seen, card)
    wins = [each for each in seen.legal if seen.wins_now(each)]
    facts = {"card": names.card(card), "cards": names.cards(shown), "points": WORTH[card]}
    compare = t.gettext("Compare {cards:the}: what does each cost you?", **facts)
    if seen.prey >> card & 1:
        mates = seen.company.sides[seen.company.your_side]
        if any(seat in mates for seat in seen.behind):
            advice = t.gettext("Play {card:the}: somebody of your team may still take the trick.", **facts)
        else:
            advice = t.gettext(
                "Play {card:the}: its point is lost, but your other cards are worth more.", **facts
            )
        return Idea(
            _point_of(seen, card),
            t.gettext("Who is still to play, and who may win this trick in the end?"),
            compare,
            shown,
            advice,
        )
    if wins:
        facts["kept"] = names.card(wins[0])
        return Idea(
            Clause.FREE,
            t.gettext("You could win this trick. Does it pay to spend a card on it now?"),
            t.gettext("{kept:The} would take the trick; compare {cards:the}.", **facts),
            shown,
            t.gettext("Let it go with {card:the}: {kept:the} will be worth more later.", **facts),
        )
    if WORTH[card]:
        advice = t.ngettext(
            "Play {card:the}: it gives away {number} card point, and your other cards will do more.",
            "Play {card:the}: it gives away {number} card points, and your other cards will do more.",
            WORTH[card],
            **facts,
        )
    else:
        advice = t.gettext("Play {card:the}: it counts nothing for Game.", **facts)
    return Idea(
        Clause.VALUES,
        t.gettext("You cannot win this trick: what is the least that it can cost you?"),
        compare,
        shown,
        advice,
    )
