"""Blocks, reports, bans, the audit log of moderators, the networks of guests; an index for old chat texts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "blocks",
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("blocked", sa.String(24), primary_key=True),
        sa.Column("active", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("reporter", sa.String(24), nullable=False),
        sa.Column("player", sa.String(24), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("reason", sa.String(20), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("table_id", sa.String(24)),
        sa.Column("context", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("resolved", sa.BigInteger),
        sa.Column("note", sa.Text, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("who", sa.String(48), primary_key=True),
        sa.Column("until", sa.BigInteger),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "audit_log",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("action", sa.String(24), nullable=False),
        sa.Column("subject", sa.String(48), nullable=False),
        sa.Column("note", sa.Text, nullable=False),
    )
    op.create_table(
        "guest_networks",
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("network", sa.String(48), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    for table, *columns in INDEXES:
        op.create_index(f"{table}_{columns[0]}", table, columns)
    said = sa.text("kind = 'said'")
    op.create_index("entries_said", "entries", ["at"], sqlite_where=said, postgresql_where=said)


def downgrade() -> None:
    """Go back."""
    op.drop_index("entries_said", "entries")
    for name in ("guest_networks", "audit_log", "bans", "reports", "blocks"):
        op.drop_table(name)


INDEXES = (
    ("blocks", "blocked"), ("blocks", "at"), ("reports", "resolved", "at"), ("reports", "player"),
    ("reports", "reporter"), ("bans", "at"), ("audit_log", "at"), ("guest_networks", "at"),
)  # fmt: skip
