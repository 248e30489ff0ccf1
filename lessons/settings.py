"""What a learner has chosen: language, look and rules. Plain data with defaults that always work."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, ValidationError, field_validator, model_validator

from engine import GAMES, Unreadable, parse_setup

__all__ = ["DEFAULT_SETUP", "Colours", "Opponent", "Pattern", "Settings"]

Pattern = Literal["french", "german"]
"""The pictures on the cards: clubs and spades, or acorns and leaves."""

Colours = Literal[2, 4]
"""Red and black, or a colour for each suit."""

Opponent = Literal["beginner", "sensible"]
"""The computer player at the table; see :mod:`lessons.practice`."""

DEFAULT_SETUP = "schnapsen"
"""The set-up text that a learner starts with."""

_FIRST_PATTERN: dict[str, Pattern] = {"schafkopf": "german"}
"""The pictures a game is played with until the learner chooses others; French where none is named."""


class Settings(BaseModel):
    """A learner's choices.

    `language` is `None` until the learner has chosen one; `setup` is a canonical set-up text such as
    `schnapsen(preset=bummerl)`, also when it was given in another spelling; `setups` is the one chosen last
    for each game, `patterns` the pictures on the cards chosen for each game; `hide_points` hides the counted
    points, so that the learner counts; `pause` leaves every finished trick on the table until a press;
    `sheet` is the query of the sheet of questions answered last and its attempt: the way back to it.

    >>> Settings(patterns={"schnapsen": "german"}).pattern_of("schnapsen")
    'german'
    >>> Settings().pattern_of("schafkopf"), Settings().pattern_of("schmier")
    ('german', 'french')
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    language: Literal["es", "en"] | None = None
    patterns: dict[str, Pattern] = {}
    setup: str = DEFAULT_SETUP
    colours: Colours = 2
    dim: bool = True
    motion: bool = True
    hide_points: bool = False
    pause: bool = False
    opponent: Opponent = "sensible"
    setups: dict[str, str] = {}
    sheet: str = ""

    @property
    def game(self) -> str:
        """The name of the game that the learner plays."""
        return parse_setup(self.setup).game

    def pattern_of(self, game: str) -> Pattern:
        """The pictures on the cards of a game: those chosen for it, or those it is usually played with."""
        return self.patterns.get(game) or _FIRST_PATTERN.get(game, "french")

    @model_validator(mode="before")
    @classmethod
    def _one_for_all(cls, data: Any) -> Any:
        """Keep the German pictures of a learner who chose them when one choice held for all games."""
        if isinstance(data, dict) and data.get("pattern") == "german":
            return {"patterns": dict.fromkeys(GAMES, "german"), **data}
        return data

    @field_validator("setup")
    @classmethod
    def _canonical(cls, setup: str) -> str:
        try:
            return parse_setup(setup).text
        except Unreadable as error:
            raise ValueError(str(error)) from error

    @classmethod
    def read(cls, text: str) -> "Settings":
        """The settings in a JSON text; each choice that cannot be read falls back to its default.

        >>> Settings.read('{"patterns": {"schmier": "german"}, "colours": 7}')
        Settings(language=None, patterns={'schmier': 'german'}, setup='schnapsen', colours=2, ...)
        >>> Settings.read("not json") == Settings()
        True
        """
        try:
            return cls.model_validate_json(text)
        except ValidationError as error:
            wrong = {str(detail["loc"][0]) for detail in error.errors() if detail["loc"]}
        if not wrong:
            return cls()
        from pydantic_core import from_json

        kept = {name: value for name, value in from_json(text).items() if name not in wrong}
        return cls.model_validate(kept)
