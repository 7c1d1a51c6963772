"""Guests solve puzzles: what they answered, their ratings, and their streaks of days."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "puzzle_attempts",
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("puzzle", sa.String(12), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("decision", sa.String(200), nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("tried", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
    )
    op.create_table(
        "puzzle_streaks",
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("days", sa.Integer, nullable=False),
        sa.Column("longest", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Go back."""
    for name in ("puzzle_streaks", "puzzle_ratings", "puzzle_attempts"):
        op.drop_table(name)
