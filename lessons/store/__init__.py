"""The learner's store: who is learning, what they chose, what they did, and the deals in play.

SQLite in the user's data folder, or what `BAZA_DATABASE_URL` names. Texts and ids in, values out; time is
an argument.
"""

from functools import lru_cache

from lessons.store.database import Database, database_url
from lessons.store.deals import Deal, Deals
from lessons.store.learners import Learners
from lessons.store.learnt import Answer, Learnt, Mistake, Tally
from lessons.store.portable import Portable
from lessons.store.problem import Corrupt, Missing, StoreError, Unavailable, UnknownCode

__all__ = [
    "Answer",
    "Corrupt",
    "Deal",
    "Missing",
    "Mistake",
    "Store",
    "StoreError",
    "Tally",
    "Unavailable",
    "UnknownCode",
    "open_store",
]


class Store:
    """All of the store over one database: `learners`, `deals`, `learnt` and `portable`.

    Raises `Unavailable` when the database cannot be opened.

    >>> store = Store("sqlite://")
    >>> store.learners.settings("nobody").setup
    'schnapsen'
    """

    def __init__(self, url: str) -> None:
        self._database = Database(url)
        self.backend = self._database.backend
        self.learners = Learners(self._database)
        self.deals = Deals(self._database)
        self.learnt = Learnt(self._database)
        self.portable = Portable(self._database)

    def close(self) -> None:
        """Give back all connections."""
        self._database.close()


@lru_cache(maxsize=1)
def _open(url: str) -> Store:
    return Store(url)


def open_store() -> Store:
    """The store of this process, opened at the first call; see `database_url`."""
    return _open(database_url())
