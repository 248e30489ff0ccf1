"""The contracts of Schafkopf: who may bid them, what is trump, what they pay.

A bid is its own token: ``rufer-C`` calls the ace of acorns, ``solo-H`` makes hearts trumps. The order of
the kinds is that of the document; the suit makes no difference to it (C-44).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.cards import SUITS, Card, CardSet, make_card, mask_of, pack_of, rank_of, rank_set, suit_set
from engine.duties import Bound, follow
from engine.games.schafkopf.clauses import Clause
from engine.games.schafkopf.duties import ace_falls, ace_stays, run_away
from engine.order import Order, make_order

__all__ = [
    "BIDS", "COURTS", "KINDS", "PACK", "WORTH", "Contract", "allowed", "bar", "contract_of", "kind_of",
    "ordinary", "worth_of",
]  # fmt: skip

KINDS = ("rufer", "wenz", "solo", "wenz-tout", "solo-tout", "sie")
PLAIN = "ATK987"
PACK = pack_of("ATKQJ987")
_WORTH = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
# What a card is worth, by card; 53 places so that every card int is an index.
WORTH = tuple(_WORTH.get(rank_of(card), 0) for card in range(53))
COURTS = rank_set("Q") | rank_set("J")
_ORDINARY = tuple(suit_set(suit) & mask_of(pack_of(PLAIN)) for suit in range(4))
BIDS = (
    *(f"rufer-{suit}" for suit in SUITS),
    "wenz",
    *(f"solo-{suit}" for suit in SUITS),
    "wenz-tout",
    *(f"solo-tout-{suit}" for suit in SUITS),
    "sie",
)


def worth_of(card: Card) -> int:
    """Return the card points of a card.

    >>> worth_of(make_card("K", "D"))
    4
    """
    return WORTH[card]


def ordinary(suit: int) -> CardSet:
    """Return the ordinary cards of a suit 0..3: without Ober and Unter.

    >>> from engine.cards import cards_of, cards_text
    >>> cards_text(cards_of(ordinary(1)))
    '7S.8S.9S.TS.KS.AS'
    """
    return _ORDINARY[suit]


def kind_of(bid: str) -> int:
    """Return the rank of a bid's kind, 0 (Rufer) to 5 (Sie); -1 for ``pass``.

    >>> kind_of("rufer-C"), kind_of("solo-tout-H"), kind_of("pass")
    (0, 4, -1)
    """
    return _KIND[bid]


def _split(bid: str) -> tuple[str, int | None]:
    """Split a bid into its kind and its suit, if it names one."""
    head, _, last = bid.rpartition("-")
    return (head, SUITS.index(last)) if last in SUITS and head else (bid, None)


_KIND = {bid: KINDS.index(_split(bid)[0]) for bid in BIDS} | {"pass": -1}


@dataclass(frozen=True, slots=True)
class Contract:
    """What is played: trumps, called ace, duties and value.

    ``trump`` is the trump suit 0..3 or ``None``; ``called`` the suit of the called ace, ``ace`` the ace
    as a set (0 without one). ``answers`` and ``leads`` are the duties while the called suit has not been
    led, ``plain`` those afterwards and in all other contracts. ``tops`` are the trumps from the
    highest down.
    """

    bid: str
    kind: str
    trump: int | None
    called: int | None
    ace: CardSet
    order: Order
    plain: tuple[Bound, ...]
    answers: tuple[Bound, ...]
    leads: tuple[Bound, ...]
    tops: tuple[Card, ...]
    base: int
    fewest: int
    times: int

    @property
    def is_alone(self) -> bool:
        """Whether the declarer plays against three."""
        return self.kind != "rufer"

    @property
    def is_tout(self) -> bool:
        """Whether all eight tricks are promised."""
        return self.kind.endswith("tout")


def _trumps(ranks: str, suit: int | None) -> list[Card]:
    """Return the trumps from the highest: whole ranks by suit, then the trump suit."""
    high = [make_card(rank, letter) for rank in ranks for letter in SUITS]
    return high + ([make_card(rank, SUITS[suit]) for rank in PLAIN] if suit is not None else [])


@lru_cache(maxsize=8)
def _order(ranks: str, trump: int | None) -> Order:
    plain = "ATKQ987" if ranks == "J" else PLAIN
    suits = [[make_card(rank, letter) for rank in plain] for n, letter in enumerate(SUITS) if n != trump]
    return make_order([*suits, _trumps(ranks, trump)], trump=len(suits))


_BASE = {"rufer": 1, "wenz": 5, "solo": 5, "wenz-tout": 10, "solo-tout": 10, "sie": 20}
_HEART = SUITS.index("H")


@lru_cache(maxsize=32)
def contract_of(bid: str) -> Contract:
    """Return the contract of a bid.

    >>> from engine.cards import cards_text
    >>> cards_text(contract_of("wenz").tops), contract_of("rufer-S").base
    ('JC.JS.JH.JD', 1)
    """
    kind, suit = _split(bid)
    wenz = kind.startswith("wenz")
    rufer = kind == "rufer"
    trump = _HEART if rufer else suit
    ranks = "J" if wenz else "QJ"
    plain: tuple[Bound, ...] = ((Clause.FOLLOW, follow),)
    answers, ace = plain, 0
    leads: tuple[Bound, ...] = ()
    if rufer and suit is not None:
        ace = 1 << make_card("A", SUITS[suit])
        cards = ordinary(suit)
        answers = (
            *plain,
            (Clause.ACE_FALLS, ace_falls(ace, cards)),
            (Clause.ACE_STAYS, ace_stays(ace, cards)),
        )
        leads = ((Clause.RUN_AWAY, run_away(ace, cards)),)
    tout = kind.endswith("tout")
    return Contract(
        bid=bid,
        kind=kind,
        trump=trump,
        called=suit if rufer else None,
        ace=ace,
        order=_order(ranks, trump),
        plain=plain,
        answers=answers,
        leads=leads,
        tops=tuple(_trumps(ranks, trump)),
        base=_BASE[kind],
        fewest=2 if wenz else 3,
        times=4 if kind == "sie" else 2 if tout else 1,
    )


def bar(bid: str, hand: CardSet, highest: int = -1) -> Clause | None:
    """Return the clause that bars a hand of eight from a bid over the kind ``highest``, or ``None``.

    >>> hand = mask_of([make_card("Q", "S"), make_card("J", "S"), make_card("9", "C")])
    >>> bar("rufer-S", hand).value, bar("rufer-C", hand)
    ('schafkopf.call-suit', None)
    """
    if bid == "pass":
        return None
    kind, suit = _split(bid)
    if kind == "rufer" and suit == _HEART:
        return Clause.CALL
    if _KIND[bid] <= highest:
        return Clause.HIGHER
    if kind == "rufer" and suit is not None:
        if hand & 1 << make_card("A", SUITS[suit]):
            return Clause.CALL_ACE
        return None if hand & _ORDINARY[suit] else Clause.CALL_SUIT
    if suit is not None:
        return None if hand & _ORDINARY[suit] else Clause.SOLO_SUIT
    if kind == "sie":
        return None if hand == COURTS else Clause.SIE
    return None


@lru_cache(maxsize=1 << 13)
def allowed(hand: CardSet, highest: int) -> tuple[str, ...]:
    """Return everything a hand may say over the kind ``highest``, ``pass`` first.

    >>> allowed(COURTS, 3)
    ('pass', 'sie')
    """
    return ("pass", *(bid for bid in BIDS if _KIND[bid] > highest and bar(bid, hand, highest) is None))
