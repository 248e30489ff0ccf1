"""Every kind of drill and the games it is asked in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from lessons.drills.kinds.one_trick import OneTrick
from lessons.drills.problem import Maker
from lessons.drills.schafkopf import MAKERS as SCHAFKOPF
from lessons.drills.schmier import MAKERS as SCHMIER
from lessons.drills.schnapsen import MAKERS as SCHNAPSEN
from lessons.drills.schneider import MAKERS as SCHNEIDER
from lessons.i18n import N_, Translator

__all__ = ["KINDS", "Kind"]


@dataclass(frozen=True)
class Kind:
    """A kind of drill: its name, its title (an English message id), and who makes it for each game."""

    name: str
    title_message: str
    makers: Mapping[str, Maker]

    def title(self, translator: Translator) -> str:
        """What the kind is called in lists."""
        return translator.gettext(self.title_message)


_TITLES = {
    "trick-winner": N_("Who wins the trick?"),
    "one-trick": N_("One trick, all games: who wins it where?"),
    "legal-cards": N_("Which cards may I play?"),
    "is-legal": N_("Is this card allowed?"),
    "card-points": N_("How many card points?"),
    "honours": N_("How many honours?"),
    "trump-order": N_("Which cards are trumps, which is stronger?"),
    "trumps": N_("Which of these cards are trumps?"),
    "hand-bids": N_("Which bids may I make?"),
    "callable-aces": N_("Which aces may I call?"),
    "partner": N_("Who plays with whom?"),
    "bid-made": N_("Is the contract won?"),
    "discard": N_("Which cards may I throw?"),
    "schmier-points": N_("Who has which point?"),
    "laufende": N_("How many Laufende?"),
    "settlement": N_("Who pays how much?"),
    "beaters": N_("Which cards still beat this one?"),
    "unseen": N_("What can the opponent hold?"),
    "may-act": N_("May I do this now?"),
    "claim": N_("Is my claim right?"),
    "game-points": N_("How many game points?"),
    "match-score": N_("How does the match stand?"),
    "match-winner": N_("Who wins the match?"),
    "draw-order": N_("Who draws what?"),
    "who-acts": N_("Whose turn is it?"),
    "strict-phase": N_("Is the play strict yet?"),
    "deal": N_("How are the cards dealt?"),
    "dealer": N_("Who deals, who cuts, who leads?"),
    "pack": N_("Which cards are in the pack?"),
    "look-back": N_("May I look at this trick?"),
}


def _collect(games: Mapping[str, Iterable[Maker]]) -> dict[str, Kind]:
    makers: dict[str, dict[str, Maker]] = {name: {} for name in _TITLES}
    for game, found in games.items():
        for maker in found:
            makers[maker.kind][game] = maker
    return {name: Kind(name, title, makers[name]) for name, title in _TITLES.items()}


_GAMES: Mapping[str, Iterable[Maker]] = {
    "schnapsen": SCHNAPSEN,
    "schneider": SCHNEIDER,
    "schafkopf": SCHAFKOPF,
    "schmier": SCHMIER,
}

KINDS: dict[str, Kind] = _collect({game: (*makers, OneTrick(game)) for game, makers in _GAMES.items()})
"""Every kind of drill by its name, in the order in which lists show them."""
