"""What a learner has chosen: language, look and rules. Plain data with defaults that always work."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, ValidationError, field_validator

from engine import Unreadable, parse_setup

__all__ = ["DEFAULT_SETUP", "Colours", "Opponent", "Pattern", "Settings"]

Pattern = Literal["french", "german"]
"""The pictures on the cards: clubs and spades, or acorns and leaves."""

Colours = Literal[2, 4]
"""Red and black, or a colour for each suit."""

Opponent = Literal["beginner", "sensible"]
"""The computer player at the table; see :mod:`lessons.practice`."""

DEFAULT_SETUP = "schnapsen"
"""The set-up text that a learner starts with."""


class Settings(BaseModel):
    """A learner's choices.

    `language` is `None` until the learner has chosen one; `setup` is a canonical set-up text such as
    `schnapsen(preset=bummerl)`, also when it was given in another spelling; `setups` is the one chosen last
    for each game; `hide_points` hides the counted points, so that the learner counts.

    >>> Settings(pattern="german").pattern
    'german'
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    language: Literal["es", "en"] | None = None
    pattern: Pattern = "french"
    setup: str = DEFAULT_SETUP
    colours: Colours = 2
    dim: bool = True
    motion: bool = True
    hide_points: bool = False
    opponent: Opponent = "sensible"
    setups: dict[str, str] = {}

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

        >>> Settings.read('{"pattern": "german", "colours": 7}')
        Settings(language=None, pattern='german', setup='schnapsen', colours=2, ...)
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
