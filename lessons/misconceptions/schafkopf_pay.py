"""What cards count, who wins and what is paid in Schafkopf: wrong beliefs."""

from __future__ import annotations

from engine.games.schafkopf import Clause
from lessons.i18n import N_
from lessons.misconceptions import schafkopf_pay_worlds as p
from lessons.misconceptions import schafkopf_table_worlds as t
from lessons.misconceptions.model import Misconception, World
from lessons.misconceptions.schafkopf_worlds import contracts
from lessons.misconceptions.worlds import flip

__all__ = ["PAY"]

_PAID = ("settlement",)
_COUNTED = ("laufende",)


PAY: tuple[Misconception, ...] = (
    # What cards count
    Misconception(
        "low-cards-by-face",
        Clause.VALUES,
        N_("That counts nine, eight and seven by their faces; they count nothing."),
        ("card-points",),
        World(worth=t.by_face),
    ),
    Misconception(
        "only-aces-and-tens",
        Clause.VALUES,
        N_("That counts only aces and tens."),
        ("card-points",),
        World(worth=t.only_full),
    ),
    Misconception(
        "courts-count-more",
        Clause.VALUES,
        N_("That counts Obers and Unters by their strength; the king counts more than either."),
        ("card-points",),
        World(worth=t.courts_first),
    ),
    # Who wins
    Misconception(
        "sixty-wins",
        Clause.GOAL,
        N_("That lets the declarer's side win with half of the card points."),
        ("bid-made",),
        World(before=p.ending(p.sixty_wins)),
    ),
    Misconception(
        "tricks-decide",
        Clause.GOAL,
        N_("That lets the number of tricks decide, not the card points in them."),
        ("bid-made",),
        World(before=p.ending(p.tricks_decide)),
    ),
    Misconception(
        "tout-by-points",
        Clause.TOUT,
        N_("That lets a Tout be won with card points; it needs every trick."),
        ("bid-made",),
        World(before=p.ending(p.tout_by_points)),
    ),
    # What a deal is worth
    Misconception(
        "every-contract-alike",
        Clause.BASE,
        N_("That gives every contract the base value of a Rufer."),
        _PAID,
        World(before=p.revalued(p.base_always_one)),
    ),
    Misconception(
        "rufer-like-solo",
        Clause.BASE,
        N_("That gives a Rufer the base value of a Solo."),
        _PAID,
        World(before=p.revalued(p.base_always_five)),
    ),
    Misconception(
        "tout-like-plain",
        Clause.BASE_TOUT,
        N_("That makes a Tout worth no more than the contract without it."),
        _PAID,
        World(before=p.revalued(p.tout_like_plain)),
    ),
    Misconception(
        "tout-with-schwarz",
        Clause.BASE_TOUT,
        N_("That pays Schwarz on top of a Tout, which promises all tricks anyway."),
        _PAID,
        World(before=p.revalued(p.tout_with_bonus)),
    ),
    Misconception(
        "sie-like-tout",
        Clause.BASE_SIE,
        N_("That makes Sie worth no more than a Tout."),
        _PAID,
        World(before=p.revalued(p.sie_like_tout)),
    ),
    Misconception(
        "schwarz-adds-to-schneider",
        Clause.SCHWARZ,
        N_("That pays Schneider and Schwarz; Schwarz takes the place of Schneider."),
        _PAID,
        World(before=p.revalued(p.schwarz_adds)),
    ),
    Misconception(
        "schwarz-is-schneider",
        Clause.SCHWARZ,
        N_("That makes Schwarz worth no more than Schneider."),
        _PAID,
        World(before=p.revalued(p.schwarz_is_schneider)),
    ),
    Misconception(
        "schneider-too-soon",
        Clause.SCHNEIDER,
        N_("That calls a loser Schneider too soon, by the limit of Schnapsen."),
        _PAID,
        World(before=p.revalued(p.schneider_too_soon)),
    ),
    Misconception(
        "schneider-forgotten",
        Clause.SCHNEIDER,
        N_("That forgets Schneider."),
        _PAID,
        World(before=p.revalued(p.no_schneider)),
    ),
    # Laufende
    Misconception(
        "laufende-from-two",
        Clause.LAUFENDE,
        N_("That counts two Laufende where three are needed; only in Wenz two are enough."),
        _COUNTED,
        World(before=p.least(2)),
    ),
    Misconception(
        "two-laufende-paid",
        Clause.LAUFENDE,
        N_("That pays two Laufende where three are needed; only in Wenz two are enough."),
        _PAID,
        World(before=p.revalued(p.laufende_sooner)),
    ),
    Misconception(
        "laufende-from-three",
        Clause.LAUFENDE,
        N_("That asks for three Laufende in Wenz too, where two are enough."),
        _COUNTED,
        World(before=p.least(3)),
    ),
    Misconception(
        "only-the-top-four",
        Clause.LAUFENDE,
        N_("That stops after the four highest trumps; Laufende go on down to the first gap."),
        _COUNTED,
        World(before=contracts(p.only_highest_rank)),
    ),
    Misconception(
        "gaps-allowed",
        Clause.LAUFENDE,
        N_("That counts trumps below a gap."),
        _COUNTED,
        World(before=p.gaps_allowed),
    ),
    Misconception(
        "one-hand-only",
        Clause.LAUFENDE,
        N_("That counts the trumps of one hand only; those of the whole side count together."),
        _COUNTED,
        World(before=p.own_hand_only),
    ),
    Misconception(
        "laufende-forgotten",
        Clause.LAUFENDE,
        N_("That forgets the Laufende."),
        _PAID,
        World(before=p.revalued(p.no_laufende)),
    ),
    flip(
        "laufende-of-the-losers",
        Clause.LAUFENDE_SIDE,
        N_("That pays Laufende of the losers; at this table only winners who held them are paid."),
        _PAID,
        laufende="always",
    ),
    flip(
        "laufende-of-winners-only",
        Clause.LAUFENDE_SIDE,
        N_("That pays Laufende only to winners who held them; at this table they count whoever held them."),
        _PAID,
        laufende="winners-held",
    ),
    Misconception(
        "laufende-count-once",
        Clause.LAUFENDE_TIMES,
        N_("That counts each of the Laufende once; in Tout and Sie they count more."),
        _PAID,
        World(before=p.revalued(p.laufende_once)),
    ),
    Misconception(
        "laufende-never-doubled",
        Clause.LAUFENDE_TIMES,
        N_("That counts each of the Laufende once; in a Tout they count double, in Sie fourfold."),
        _COUNTED,
        World(before=contracts(p.counted_once)),
    ),
    # Who pays
    Misconception(
        "declarer-paid-once",
        Clause.PAY_ALONE,
        N_("That lets the declarer get or pay the value only once; alone, he settles with all three."),
        _PAID,
        World(before=p.reshared(p.paid_once)),
    ),
    Misconception(
        "partner-settles-nothing",
        Clause.PAY_RUFER,
        N_("That lets the declarer of a Rufer settle for both; the partner gets or pays his own share."),
        _PAID,
        World(before=p.reshared(p.declarer_settles)),
    ),
    Misconception(
        "paid-alike",
        Clause.ZERO_SUM,
        N_("That lets everybody get or pay the same, so that the four scores do not add up to nothing."),
        _PAID,
        World(settled=p.paid_alike),
    ),
    Misconception(
        "offender-pays-alone",
        Clause.REVOKE,
        N_("That lets the player who broke the duty pay alone; the whole side loses the deal."),
        _PAID,
        World(settled=p.offender_pays),
    ),
    Misconception(
        "revoke-is-free",
        Clause.REVOKE,
        N_("That lets a broken duty cost nothing."),
        _PAID,
        World(settled=p.revoke_is_free),
    ),
    # The running score
    Misconception(
        "losses-forgotten",
        Clause.LEDGER,
        N_("That adds up what was won and forgets what was paid."),
        ("match-score",),
        World(tally=t.only_wins),
    ),
    Misconception(
        "one-unit-a-deal",
        Clause.LEDGER,
        N_("That counts every deal as one unit."),
        ("match-score",),
        World(tally=t.one_each),
    ),
)
"""What cards count, who wins and what is paid: wrong beliefs."""
