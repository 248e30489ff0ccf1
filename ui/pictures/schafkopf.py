"""What the table of Schafkopf shows: the auction, the contract, the roles all know, the ledger."""

from collections.abc import Sequence

from engine import CardSet
from engine.cards import SUITS, rank_of, suit_of
from engine.games.schafkopf.contracts import contract_of, kind_of
from engine.games.schafkopf.view import SchafkopfView
from lessons.names import CardNames
from lessons.seats import company
from lessons.wording.bids import bid_name
from lessons.wording.moves import bid_told
from ui.pictures.plain import MOST, doubt, fresh
from ui.table.data import Action, Labels, Stock, Talk, Tally, Throw

__all__ = [
    "MOST",
    "actions",
    "badge",
    "bid_button",
    "contract",
    "doubt",
    "fresh",
    "known",
    "labels",
    "mark",
    "place",
    "points",
    "stock",
    "talk",
    "tallies",
    "throw",
    "trick",
    "tricks",
]  # fmt: skip

_USUAL = contract_of("rufer-S")
_RANKS = {True: "ATKQ987", False: "ATK987"}
_KEYS = {
    "pass": "p",
    "wenz": "w",
    "wenz-tout": "t",
    "sie": "i",
    # A row of letters for each contract that names a suit, in the order of the suits.
    **dict(zip(("rufer-C", "rufer-S", "rufer-D"), "asd", strict=True)),
    **dict(zip((f"solo-{suit}" for suit in SUITS), "fgjk", strict=True)),
    **dict(zip((f"solo-tout-{suit}" for suit in SUITS), "xvbn", strict=True)),
}
_GROUPS = {"rufer": "Rufer", "solo": "Solo", "solo-tout": "Solo Tout"}


def labels(own: Labels, names: CardNames) -> Labels:  # noqa: ARG001 - the general words fit
    """The words of the table, where this game has others."""
    return own


def points(seen: SchafkopfView, seat: int) -> int | None:
    """The card points in the tricks of a seat; nothing before the play."""
    return None if seen.contract is None else seen.points[seat]


def trick(seen: SchafkopfView) -> tuple[int, ...]:
    """The cards on the table."""
    return seen.trick


def tricks(seen: SchafkopfView, seat: int) -> int | None:
    """How many tricks a seat has won; nothing before the play."""
    return None if seen.contract is None else seen.taken[seat]


def known(seen: SchafkopfView, seat: int) -> CardSet:
    """The cards laid open: those of a deal that has ended early."""
    return seen.known[seat] if seen.phase == "over" else 0


def mark(seen: SchafkopfView, seat: int) -> str | None:  # noqa: ARG001 - sides are roles here
    """The sign of a seat's team: there are no teams before the auction."""
    return None


def place(seen: SchafkopfView, card: int) -> tuple[int, int, int]:
    """Where a card stands in the hand: trumps first, each suit from the top.

    Before the contract stands, as in Rufer: that is how a hand is looked at.
    """
    game = contract_of(seen.contract) if seen.contract else _USUAL
    if card in game.tops:
        return 0, 0, game.tops.index(card)
    return 1, suit_of(card), _RANKS[game.kind.startswith("wenz")].index(rank_of(card))


def badge(seen: SchafkopfView, seat: int, names: CardNames) -> str | None:
    """A seat's role, as far as the view knows it; the learner knows his own before all others do."""
    t = names.translator
    if seen.contract is None:
        return None
    if seat == seen.declarer:
        return t.gettext("declarer")
    if seat == seen.partner:
        return t.gettext("partner")
    if seat == seen.seat and seen.role == "partner":
        # Translators: on the learner's own name plate; the others do not know it yet.
        return t.gettext("secret partner")
    return None


def stock(seen: SchafkopfView) -> Stock | None:  # noqa: ARG001
    """There is no stock."""
    return None


def contract(seen: SchafkopfView, names: CardNames) -> str | None:
    """What is played, and by whom: the partner too once all know him."""
    if seen.contract is None or seen.declarer is None:
        return None
    t, table = names.translator, company(seen.rules, seen.seat)
    side = [seat for seat in (seen.declarer, seen.partner) if seat is not None]
    return t.gettext(
        "{players}: {contract}",
        players=table.heading(side, t),
        contract=bid_name(seen.contract, t, names),
    )


def talk(seen: SchafkopfView, names: CardNames) -> Talk | None:
    """The auction, word by word."""
    t = names.translator
    best = max(seen.bids, key=kind_of, default="pass")
    return {
        "title": t.gettext("Bids"),
        "open": not seen.tricks and not seen.trick,
        "words": [
            {
                "seat": (seen.dealer + 1 + number) % 4,
                "text": _said(bid, names, yours=(seen.dealer + 1 + number) % 4 == seen.seat),
                "top": bid == best != "pass",
            }
            for number, bid in enumerate(seen.bids)
        ],
    }


def _said(bid: str, names: CardNames, *, yours: bool) -> str:
    """A word of the auction as short as it can be told."""
    t = names.translator
    kind, _, suit = bid.rpartition("-")
    if suit not in SUITS:
        return bid_told(bid, names, yours=yours)
    return t.gettext("{bid}, {suit}", bid=_GROUPS[kind], suit=names.suit(suit))


def tallies(
    seen: SchafkopfView,
    sums: Sequence[int] | None,
    names: CardNames,
    *,
    hide: bool,  # noqa: ARG001 - the units are no card points
) -> list[Tally]:
    """The ledger: what each seat has won or paid so far; empty for a deal on its own."""
    t, table = names.translator, company(seen.rules, seen.seat)
    if sums is None:
        return []
    return [
        {"mark": None, "name": table.label(seat, t), "total": t.signed(sums[seat]), "note": None}
        for seat in table.clockwise
    ]


def throw(seen: SchafkopfView) -> Throw | None:  # noqa: ARG001
    """Nothing is ever thrown."""
    return None


def actions(seen: SchafkopfView, names: CardNames) -> list[Action]:
    """The buttons below the cards: everything that may be said, in the order of the contracts."""
    return [bid_button(move, names) for move in seen.legal if not isinstance(move, int)]


def bid_button(bid: str, names: CardNames) -> Action:
    """The button of one word of the auction."""
    t = names.translator
    kind, _, suit = bid.rpartition("-")
    action: Action = {
        "token": bid,
        "label": t.gettext("Pass") if bid == "pass" else bid_name(bid, t, names),
        "key": _KEYS.get(bid),
        "legal": True,
        "reason": None,
    }
    if suit in SUITS and kind in _GROUPS:
        action["group"], action["suit"] = _GROUPS[kind], suit
    return action
