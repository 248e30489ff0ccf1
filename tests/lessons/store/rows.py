"""What the tests of the store put into it."""

import datetime as dt

import sqlalchemy as sa

import engine
from lessons.store import (
    Answer,
)

NOW = dt.datetime(2026, 3, 1, 12, tzinfo=dt.UTC)
LATER = NOW + dt.timedelta(hours=1)


def record(seed=1, moves=0):
    """A deal's text after some moves, each the first legal one."""
    state = engine.replay(engine.shuffled(engine.parse_setup("schnapsen"), seed, dealer=0))
    for _ in range(moves):
        state = state.after(next(move for move in state.moves() if move != "claim"))
    return state.record.text


def execute(url, statement, **values):
    database = sa.create_engine(url)
    with database.begin() as connection:
        connection.execute(sa.text(statement), values)
    database.dispose()


def answer(rule, *, correct=True, hinted=False, when=NOW):
    return Answer("is-legal", rule, "schnapsen", 7, "yes", correct, hinted, when)
