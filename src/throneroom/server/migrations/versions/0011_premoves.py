"""Decisions that players leave for their next question."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "premoves",
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("path", sa.String(32), nullable=False),
        sa.Column("basis", sa.Text, nullable=False),
        sa.Column("answers", sa.Text, nullable=False),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("premoves_table", "premoves", ["table_id"])


def downgrade() -> None:
    """Go back."""
    op.drop_table("premoves")
