"""From the address to a deal: the one that was named, a new one, the next of a match."""

import secrets

import engine
from engine import Match, Record
from lessons.store import Deal
from lessons.taught import only_taught
from ui.context import Context

__all__ = ["SEAT", "again", "begin", "follow_link", "match_before", "next_deal"]

SEAT = 0
"""The learner's seat."""


def begin(context: Context, target: int, final_tie: str = "extra-deal") -> Deal:
    """Start a match by the learner's rules and deal its first deal; the dealer is drawn by lot.

    ``final_tie`` says what happens to sides that are equal in front at the target (`engine.Match`).
    """
    rules = engine.parse_setup(context.settings.setup)
    dealer = secrets.randbelow(engine.GAMES[rules.game].seats)
    return _deal(context, Match(rules, target, dealer, final_tie=final_tie))


def next_deal(context: Context, deal: Deal) -> Deal:
    """Deal on after a finished deal: the match goes on, or a new one of the same kind begins."""
    record = engine.parse_record(deal.record)
    match = match_before(deal)
    if match is None:
        result = engine.replay(record).result
        stays = result is not None and result.redeal == "same-dealer"
        dealer = record.dealer if stays else (record.dealer + 1) % engine.GAMES[record.rules.game].seats
        return _store(context, engine.shuffled(record.rules, secrets.randbits(48), dealer), None)
    after = match.after(record)
    if after.winners:
        after = Match(match.rules, match.target, after.next_dealer, final_tie=match.final_tie)
    return _deal(context, after)


def again(context: Context, deal: Deal) -> Deal:
    """Deal the same cards again; the deal that was played stays as it was."""
    record = engine.parse_record(deal.record)
    return _store(context, record.prefix(0), deal.match)


def follow_link(context: Context) -> Deal | None:
    """The deal that the address describes (``?record=`` or ``?game=&seed=``), newly laid out.

    ``None`` if it describes none. Raises :class:`engine.Unreadable` or :class:`engine.Refused` for a
    link that is not in the notation.
    """
    params = context.params
    if "record" in params:
        record = engine.parse_record(params["record"])
        only_taught(record.rules)
        engine.replay(record)
        return _store(context, record, None)
    if "seed" in params:
        rules = only_taught(engine.parse_setup(params.get("game", context.settings.setup)))
        if not params["seed"].isascii() or not params["seed"].isdigit() or len(params["seed"]) > 18:
            raise engine.Unreadable("A seed is a whole number.")
        return _store(context, engine.shuffled(rules, int(params["seed"])), None)
    return None


def match_before(deal: Deal) -> Match | None:
    """The match as it stood before a deal; ``None`` for a deal on its own."""
    return engine.parse_match(deal.match) if deal.match else None


def _deal(context: Context, match: Match) -> Deal:
    record = engine.shuffled(match.rules, secrets.randbits(48), match.next_dealer)
    return _store(context, record, match.text)


def _store(context: Context, record: Record, match: str | None) -> Deal:
    return context.store.deals.start(context.learner, record.text, context.now, match)
