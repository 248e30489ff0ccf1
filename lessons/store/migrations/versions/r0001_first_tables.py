"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _owner() -> sa.Column[str]:
    return sa.Column("learner", sa.String(32), nullable=False)


def _belongs(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["learner"], ["learner.id"], name=f"fk_{table}_learner", ondelete="CASCADE"
    )


def upgrade() -> None:
    op.create_table(
        "learner",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("created", sa.DateTime(), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("recovery", sa.String(64)),
        sa.PrimaryKeyConstraint("id", name="pk_learner"),
        sa.UniqueConstraint("recovery", name="uq_learner_recovery"),
    )
    op.create_table(
        "cookie",
        sa.Column("hash", sa.String(64), nullable=False),
        _owner(),
        sa.Column("created", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_cookie"),
        _belongs("cookie"),
    )
    op.create_index("ix_cookie_learner", "cookie", ["learner"])
    op.create_table(
        "deal",
        sa.Column("id", sa.String(32), nullable=False),
        _owner(),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("match", sa.Text()),
        sa.Column("finished", sa.Boolean(), nullable=False),
        sa.Column("created", sa.DateTime(), nullable=False),
        sa.Column("updated", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_deal"),
        _belongs("deal"),
    )
    op.create_index("ix_deal_learner_updated", "deal", ["learner", "updated"])
    op.create_table(
        "step",
        _owner(),
        sa.Column("lesson", sa.String(120), nullable=False),
        sa.Column("step", sa.String(120), nullable=False),
        sa.Column("done", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("learner", "lesson", "step", name="pk_step"),
        _belongs("step"),
    )
    op.create_table(
        "answer",
        sa.Column("id", sa.Integer(), nullable=False),
        _owner(),
        sa.Column("kind", sa.String(60), nullable=False),
        sa.Column("rule", sa.String(120), nullable=False),
        sa.Column("setup", sa.Text(), nullable=False),
        sa.Column("seed", sa.BigInteger(), nullable=False),
        sa.Column("correct", sa.Boolean(), nullable=False),
        sa.Column("hinted", sa.Boolean(), nullable=False),
        sa.Column("given", sa.Text(), nullable=False),
        sa.Column("answered", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_answer"),
        _belongs("answer"),
    )
    op.create_index("ix_answer_learner_answered", "answer", ["learner", "answered"])
    op.create_table(
        "memory",
        _owner(),
        sa.Column("rule", sa.String(120), nullable=False),
        sa.Column("card", sa.Text(), nullable=False),
        sa.Column("due", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("learner", "rule", name="pk_memory"),
        _belongs("memory"),
    )
    op.create_index("ix_memory_learner_due", "memory", ["learner", "due"])
    op.create_table(
        "mistake",
        sa.Column("id", sa.Integer(), nullable=False),
        _owner(),
        sa.Column("rule", sa.String(120), nullable=False),
        sa.Column("situation", sa.Text(), nullable=False),
        sa.Column("move", sa.Text(), nullable=False),
        sa.Column("made", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_mistake"),
        _belongs("mistake"),
    )
    op.create_index("ix_mistake_learner_made", "mistake", ["learner", "made"])
