"""Is this card a trump in this contract, and which of some cards is the strongest."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

import engine
from engine import Card, RuleId, RuleSet, State
from engine.cards import cards_of, make_card, suit_of
from engine.games.schafkopf import Clause
from engine.games.schafkopf.contracts import BIDS, COURTS, PACK, contract_of
from engine.trick import winning_place
from lessons import explain
from lessons.drills.problem import Given, Problem, Shown, Speaker, Unasked
from lessons.drills.schafkopf import common
from lessons.wording.bids import bid_name

__all__ = ["TrumpOrder"]

_TRUMPS: dict[str, RuleId] = {
    "rufer": Clause.TRUMPS_RUFER,
    "wenz": Clause.TRUMPS_WENZ,
    "wenz-tout": Clause.TRUMPS_WENZ,
    "solo": Clause.TRUMPS_SOLO,
    "solo-tout": Clause.TRUMPS_SOLO,
}
_PLAYED = [bid for bid in BIDS if bid not in ("sie", "rufer-H")]
_HEARTS = 2


def _bid(problem: Problem) -> str:
    assert isinstance(problem.move, str)
    return problem.move


class TrumpOrder:
    """Whether a card is a trump (``topic`` trump), or the strongest of some of one suit (``strongest``)."""

    kind = "trump-order"
    targets: tuple[RuleId, ...] = (
        Clause.TRUMPS_RUFER,
        Clause.TRUMPS_WENZ,
        Clause.TRUMPS_SOLO,
        Clause.COURT,
        Clause.TRUMP_RANK,
        Clause.PLAIN_RANK,
    )
    multiple = False

    def candidates(self, rules: RuleSet, rng: random.Random, target: RuleId) -> Iterator[Problem]:
        """Cards on which contracts differ, in any contract; no deal is needed for them."""
        wish = rng.random() < 0.5
        while True:
            bid = rng.choice([bid for bid in _PLAYED if _TRUMPS.get(_kind(bid)) is target] or _PLAYED)
            trumps = contract_of(bid).order.trumps
            if target in (Clause.TRUMP_RANK, Clause.PLAIN_RANK):
                yield self._strongest(rules, rng, target, bid)
                continue
            cards = _doubtful(bid) if target is not Clause.COURT else cards_of(COURTS)
            chosen = [card for card in cards if (trumps >> card & 1) == wish]
            if target is Clause.COURT and not chosen:
                continue
            card = rng.choice(chosen or cards)
            yield self._problem(rules, target.value, bid, (card,), "trump")

    def _strongest(self, rules: RuleSet, rng: random.Random, target: RuleId, bid: str) -> Problem:
        order = contract_of(bid).order
        if target is Clause.TRUMP_RANK:
            suit = order.trumps
        else:
            plain = [card for card in PACK if not order.trumps >> card & 1]
            suit = order.companions[rng.choice(plain)]
        cards = cards_of(suit)
        return self._problem(
            rules, target.value, bid, tuple(sorted(rng.sample(cards, min(4, len(cards))))), "strongest"
        )

    def _problem(self, rules: RuleSet, aspect: str, bid: str, cards: tuple[Card, ...], topic: str) -> Problem:
        state = common.bare(rules, bid)
        return Problem(self.kind, aspect, rules, state=state, move=bid, cards=cards, topic=topic)

    def pose(self, rules: RuleSet, state: State | None, given: Given) -> Problem:
        """One card, or several of one suit, under a contract: that of the position, or a bid as ``move``."""
        contract = common.in_play(state).contract if state is not None else None
        bid = contract.bid if contract else given.move
        if not given.cards or bid not in _PLAYED or set(given.cards) - set(PACK):
            raise Unasked(common.NOTHING)
        assert isinstance(bid, str)
        order = contract_of(bid).order
        if len({order.companions[card] for card in given.cards}) > 1:
            raise Unasked(common.NOTHING)
        return self._problem(rules, "", bid, given.cards, "trump" if len(given.cards) == 1 else "strongest")

    def under(self, problem: Problem, rules: RuleSet) -> Problem:
        """Every table has the same trumps."""
        return problem

    def solve(self, problem: Problem) -> frozenset[str]:
        """What the contract's order says."""
        order = common.contract_in(problem.world.before(common.state_of(problem))).order
        if problem.topic == "trump":
            return common.yes_no(order.trumps >> problem.cards[0] & 1)
        return frozenset((engine.card_text(problem.cards[winning_place(problem.cards, order)]),))

    def options(self, problem: Problem) -> Sequence[str]:
        """Yes and no, or the cards."""
        if problem.topic == "trump":
            return ("yes", "no")
        return [engine.card_text(card) for card in problem.cards]

    def slips(self, problem: Problem) -> Iterable[tuple[str, str]]:
        """The options are all there are."""
        return ()

    def shown(self, problem: Problem) -> Shown:
        """Only the cards."""
        return Shown()

    def question(self, problem: Problem, of: Speaker) -> str:
        """The contract, then the cards."""
        contract = bid_name(_bid(problem), of.t, of.names)
        told = of.t.gettext("The contract is {contract}.", contract=contract)
        if problem.topic == "trump":
            ask = of.t.gettext("Is {card:the} a trump?", card=of.names.card(problem.cards[0]))
        else:
            ask = of.t.gettext(
                "Which of these cards is the strongest: {cards:or}?", cards=of.names.cards(problem.cards)
            )
        return " ".join([told, ask])

    def text(self, problem: Problem, answer: str, of: Speaker) -> str:
        """Yes or no, or a card."""
        if problem.topic == "trump":
            return common.yes_no_text(answer, of)
        return str(of.names.card(answer))

    def explain(self, problem: Problem, answer: str, of: Speaker) -> tuple[RuleId, str]:
        """The trumps of the contract; the order of trumps, or of the plain suit."""
        bid, card = _bid(problem), problem.cards[0]
        order = contract_of(bid).order
        if problem.topic == "trump":
            rule = Clause.COURT if problem.aspect == Clause.COURT.value else _TRUMPS[_kind(bid)]
            facts = {"card": of.names.card(card)}
            if order.trumps >> card & 1:
                here = of.t.gettext("So {card:the} is a trump.", **facts)
            else:
                here = of.t.gettext("So {card:the} is no trump.", **facts)
            return rule, " ".join([explain.general(rule, of.t), here])
        rule = Clause.TRUMP_RANK if order.trumps >> card & 1 else Clause.PLAIN_RANK
        ranked = sorted(problem.cards, key=lambda one: order.beaters[one].bit_count())
        here = of.t.gettext("From the strongest down: {cards}.", cards=of.names.cards(ranked))
        return rule, " ".join([explain.general(rule, of.t), here])

    def idea(self, problem: Problem, of: Speaker) -> str:
        """What every contract has, and what makes it differ."""
        if problem.topic == "trump":
            return of.t.gettext("Which ranks are trumps in this contract, and which suit, if any?")
        return of.t.gettext(
            "Trumps have an order of their own, and so have the other suits; the numbers on the cards do not "
            "decide."
        )

    def clue(self, problem: Problem) -> Sequence[Card]:
        """The cards in question."""
        return problem.cards


def _kind(bid: str) -> str:
    return contract_of(bid).kind


def _doubtful(bid: str) -> tuple[Card, ...]:
    """The cards about which contracts differ: courts, hearts, and the suit that is chosen or called."""
    contract = contract_of(bid)
    named = contract.called if contract.called is not None else contract.trump
    suits = {_HEARTS, named} - {None}
    return tuple(
        card for card in PACK if COURTS >> card & 1 or suit_of(card) in suits or card == make_card("A", "C")
    )
