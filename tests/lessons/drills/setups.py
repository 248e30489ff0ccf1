"""The set-ups that what holds for every drill is tried under."""

from lessons import drills

SETUPS = (
    "schnapsen",
    "schnapsen(preset=bummerl)",
    "schnapsen(preset=pagat)",
    "schnapsen(preset=sharp)",
    "schnapsen(pack=24)",
)
SCHNEIDER = (
    "schneider",
    "schneider(capture=next-only)",
    "schneider(trump=yes)",
    "schneider(follow=yes)",
    "schneider(capture=next-only,follow=yes,trump=yes)",
    "schneider(pack=24,scoring=difference)",
    "schneider(honours=AKQJT,pack=24)",
)
SCHAFKOPF = ("schafkopf", "schafkopf(laufende=always)")
SCHMIER = ("schmier", "schmier(teams=2x3)")
BY_GAME = {"schnapsen": SETUPS, "schneider": SCHNEIDER, "schafkopf": SCHAFKOPF, "schmier": SCHMIER}
KINDS = [(game, kind) for game in BY_GAME for kind in drills.kinds_for(game)]
