"""What the tab remembers of a question: the answer given, the cards picked, how far the hints have gone.

Each is kept together with the id of its drill: another drill in the same place begins afresh.
"""

from lessons.drills import Drill
from ui import session

__all__ = ["Memory"]


class Memory:
    """The memory of one place on the page, for one drill.

    Where it ``confirms`` an answer is picked, may be changed, and counts when it has been confirmed.
    """

    def __init__(self, drill: Drill, key: str, *, confirms: bool = False) -> None:
        self._id, self._key = drill.id, f"baza-question-{key}"
        self.picks = drill.multiple or confirms

    def _get(self, name: str) -> str | None:
        owner, mark, value = str(session.get(f"{self._key}-{name}", "")).partition("\n")
        return value if mark and owner == self._id else None

    def _put(self, name: str, value: str) -> None:
        session.put(f"{self._key}-{name}", f"{self._id}\n{value}")

    @property
    def given(self) -> str | None:
        """The last answer; ``None`` before the first."""
        return self._get("given")

    @given.setter
    def given(self, answer: str | None) -> None:
        if answer is None:
            session.drop(f"{self._key}-given")
        else:
            self._put("given", answer)

    @property
    def picked(self) -> list[str]:
        """The options picked so far, where they are picked before they are the answer."""
        return [part for part in (self._get("picked") or "").split(".") if part]

    @picked.setter
    def picked(self, answers: list[str]) -> None:
        self._put("picked", ".".join(answers))

    @property
    def hints(self) -> int:
        """How many hints have been asked for."""
        return int(self._get("hints") or 0)

    @hints.setter
    def hints(self, number: int) -> None:
        self._put("hints", str(number))

    @property
    def tries(self) -> int:
        """How many answers have been given."""
        return int(self._get("tries") or 0)

    @tries.setter
    def tries(self, number: int) -> None:
        self._put("tries", str(number))

    @property
    def seq(self) -> int:
        """The number of the picture: it grows with every answer and with every other question."""
        number = session.get(f"{self._key}-seq", 0)
        return number if isinstance(number, int) else 0

    def turn(self) -> None:
        """Count one more picture: a press on one before it is not heard."""
        session.put(f"{self._key}-seq", self.seq + 1)

    def arrive(self) -> None:
        """Count another picture where another question stood until now."""
        if session.get(f"{self._key}-asked") != self._id:
            session.put(f"{self._key}-asked", self._id)
            self.turn()

    def forget(self) -> None:
        """Ask afresh."""
        session.drop(*(f"{self._key}-{name}" for name in ("given", "picked", "hints", "tries")))
        self.turn()
