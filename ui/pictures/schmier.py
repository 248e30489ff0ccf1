"""What the table of Schmier shows: teams, bids, the exchange, and who has won which of the six points."""

from collections.abc import Sequence

from engine import CardSet
from engine.cards import JOKER, RANKS, SUITS, card_text, rank_of, suit_of
from engine.games.schmier.options import teams_of
from engine.games.schmier.trumps import HAND, TRUMPS
from engine.games.schmier.view import SchmierView
from engine.games.schmier.words import bid_of
from lessons.i18n import Translator
from lessons.names import CardNames
from lessons.seats import company
from lessons.wording.moves import bid_told
from ui.pictures.plain import MOST, doubt
from ui.table.data import Action, Labels, Stock, Talk, Tally, Throw

__all__ = [
    "MOST", "actions", "badge", "contract", "doubt", "fresh", "known", "labels", "mark", "place",
    "points", "stock", "talk", "tallies", "throw", "trick", "tricks",
]  # fmt: skip

_KEYS = dict(zip(("bid-3", "bid-4", "bid-5", "bid-6"), "qwer", strict=True)) | {
    f"trump-{suit}": key for suit, key in zip(SUITS, "qwer", strict=True)
}
"""Four keys in a row for the four buttons in a row: digits choose cards, and H is the hint."""

MARKS = "●▲■"
"""The sign of each team: told apart by shape, not by colour."""


def labels(own: Labels, names: CardNames) -> Labels:  # noqa: ARG001 - the general words fit
    """The words of the table, where this game has others."""
    return own


def points(seen: SchmierView, seat: int) -> None:
    """What a seat has won: here it counts for its team (:func:`tallies`)."""


def trick(seen: SchmierView) -> tuple[int, ...]:
    """The cards on the table."""
    return seen.trick


def tricks(seen: SchmierView, seat: int) -> int | None:
    """How many tricks a seat has won; nothing before the play, or where the first ones are not told."""
    if seen.phase not in ("play", "over") or seen.trump is None or not _told(seen):
        return None
    return sum(each.winner == seat for each in seen.tricks)


def _told(seen: SchmierView) -> bool:
    """Whether all tricks of the deal are known: a position may begin in the middle."""
    return len(seen.tricks) + max(seen.counts) == HAND


def known(seen: SchmierView, seat: int) -> CardSet:  # noqa: ARG001
    """The cards laid open: none."""
    return 0


def mark(seen: SchmierView, seat: int) -> str:
    """The sign of a seat's team."""
    return MARKS[seat % teams_of(seen.rules)]


def place(seen: SchmierView, card: int) -> tuple[int, int, int]:
    """Where a card stands in the hand: trumps first by their order, each suit from the top."""
    if seen.trump is not None and card in TRUMPS[seen.trump].ranking:
        return 0, 0, TRUMPS[seen.trump].ranking.index(card)
    if card == JOKER:
        return 2, 0, 0
    return 1, suit_of(card), -RANKS.index(rank_of(card))


def badge(seen: SchmierView, seat: int, names: CardNames) -> str | None:
    """What is to be known of a seat at a glance: who has bid highest."""
    return names.translator.gettext("bidder") if seat == seen.declarer else None


def stock(seen: SchmierView) -> Stock | None:
    """The rest of the pack, until the play begins."""
    if seen.phase not in ("bidding", "trump", "discard"):
        return None
    return {"count": seen.stock_count, "turned": None, "closed": False}


def fresh(seen: SchmierView) -> tuple[int, ...]:
    """The cards that the seat has drawn in the exchange, until it plays one or throws: they are its last."""
    if seen.tricks or len(seen.hand) < HAND:
        return ()
    if seen.seat == seen.dealer:
        return seen.hand[HAND:]
    threw = seen.threw[seen.seat] or 0
    return seen.hand[len(seen.hand) - threw :]


def contract(seen: SchmierView, names: CardNames) -> str | None:
    """What is played, and by whom."""
    if seen.declarer is None:
        return None
    t, table = names.translator, company(seen.rules, seen.seat)
    return t.gettext(
        "{players}: {contract}",
        players=table.label(seen.declarer, t),
        contract=t.gettext("bid of {number}", number=t.number(seen.bid)),
    )


def talk(seen: SchmierView, names: CardNames) -> Talk | None:
    """The auction and the exchange: each seat with its bid and what it has thrown."""
    t = names.translator
    said = {(seen.dealer + 1 + number) % 6: bid for number, bid in enumerate(seen.bids)}
    return {
        "title": t.gettext("Bids") if seen.trump is None else t.gettext("Bids and exchange"),
        "open": not seen.tricks and not seen.trick and max(seen.counts) >= HAND,
        "words": [
            {
                "seat": seat,
                "text": _said(
                    bid_told(bid, names, yours=seat == seen.seat),
                    seen.threw[seat] if seen.phase == "discard" or _told(seen) else None,
                    t,
                    yours=seat == seen.seat,
                ),
                "top": bool(bid_of(bid)) and bid_of(bid) == seen.bid,
            }
            for seat, bid in said.items()
        ],
    }


def _said(bid: str, threw: int | None, t: Translator, *, yours: bool) -> str:
    if threw is None:
        return bid
    # Translators: of a player who exchanges cards, after a name or after "You"; the same for the next ones.
    others = t.ngettext("throws {number}", "throws {number}", threw) if threw else t.gettext("throws none")
    mine = t.ngettext("throw {number}", "throw {number}", threw) if threw else t.gettext("throw none")
    return t.gettext("{bid}, {thrown}", bid=bid, thrown=mine if yours else others)


def tallies(seen: SchmierView, sums: Sequence[int] | None, names: CardNames, *, hide: bool) -> list[Tally]:
    """The score of each team, the learner's first, and what it has won of the six points in this deal."""
    t, table = names.translator, company(seen.rules, seen.seat)
    order = sorted(range(len(seen.sides)), key=lambda side: side != table.your_side)
    counted = _told(seen) or any(seen.points)
    playing = seen.trump is not None and seen.phase in ("play", "over") and counted
    return [
        {
            "mark": MARKS[side],
            "name": t.join(
                [table.label(seat, t) for seat in table.clockwise if seat in seen.sides[side]],
                "standard-short",
            ),
            "total": None if sums is None else t.number(sums[side]),
            "note": _won(seen, side, t) if playing and not hide else None,
            "short": _count(seen, side, t) if playing and not hide else None,
            "signs": [sign for kind, sign in _signs(seen).items() if getattr(seen.taken, kind) == side],
        }
        for side in order
    ]


def _won(seen: SchmierView, side: int, t: Translator) -> str:
    """The cards of a team that score, and its count for Game."""
    kinds = {
        "high": t.gettext("High"),
        "low": t.gettext("Low"),
        "right": t.gettext("right Bauer"),
        "left": t.gettext("left Bauer"),
        "joker": t.gettext("joker"),
    }
    taken = [name for kind, name in kinds.items() if getattr(seen.taken, kind) == side]
    return t.join([_count(seen, side, t), *taken])


def _count(seen: SchmierView, side: int, t: Translator) -> str:
    # Translators: a team's count for the point called Game; keep it short.
    return t.gettext("Game {points}", points=t.number(seen.points[side]))


def _signs(seen: SchmierView) -> dict[str, str]:
    """The cards that score as signs: the Bauers as cards, the others as characters."""
    if seen.trump is None:
        return {}
    right, left = (card for card in TRUMPS[seen.trump].ranking if card != JOKER and rank_of(card) == "J")
    return {"high": "↑", "low": "↓", "right": card_text(right), "left": card_text(left), "joker": "★"}


def throw(seen: SchmierView) -> Throw | None:
    """How many cards the seat is to throw."""
    if seen.discard is None:
        return None
    return {"least": seen.discard.least, "most": seen.discard.most}


def actions(seen: SchmierView, names: CardNames) -> list[Action]:
    """The buttons below the cards: bids, then the trump suit; what is thrown is chosen among the cards."""
    t = names.translator
    found: list[Action] = []
    for move in seen.legal:
        if isinstance(move, int) or move.startswith("discard"):
            continue
        action: Action = {"token": move, "label": "", "key": _KEYS.get(move), "legal": True, "reason": None}
        if move == "pass":
            action["label"], action["key"] = t.gettext("Pass"), "p"
        elif move.startswith("trump-"):
            action["label"] = t.gettext("{suit:The} as trumps", suit=names.suit(move[-1]))
            action["group"], action["suit"] = t.gettext("Which suit is trumps?"), move[-1]
        else:
            action["label"] = t.gettext("Bid {number}", number=bid_of(move))
        found.append(action)
    return found
