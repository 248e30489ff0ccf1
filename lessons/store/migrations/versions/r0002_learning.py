"""What an answer tells beyond right and wrong, and which mistakes have been mended."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("answer", sa.Column("seconds", sa.Integer()))
    op.add_column("answer", sa.Column("place", sa.String(60)))
    op.add_column("answer", sa.Column("link", sa.Text()))
    op.add_column("answer", sa.Column("evidence", sa.Text()))
    op.add_column("mistake", sa.Column("mended", sa.DateTime()))
