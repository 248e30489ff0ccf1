"""What can go wrong with the store, as errors that a screen can answer with one sentence."""

__all__ = ["Corrupt", "Missing", "StoreError", "Unavailable", "UnknownCode"]


class StoreError(Exception):
    """Something about the store; the base of all its errors."""


class Unavailable(StoreError):
    """The database cannot be opened, or belongs to a newer version of the app."""


class Missing(StoreError):
    """There is no such row, or it is another learner's: the two look the same from outside."""


class UnknownCode(StoreError):
    """No learner has this recovery code."""


class Corrupt(StoreError):
    """A row that cannot be read. The other rows are unharmed.

    >>> str(Corrupt("deal", "x7", "no dealer"))
    'deal x7: no dealer'
    """

    def __init__(self, table: str, row: str, message: str) -> None:
        super().__init__(f"{table} {row}: {message}")
        self.table = table
        self.row = row
        self.message = message
