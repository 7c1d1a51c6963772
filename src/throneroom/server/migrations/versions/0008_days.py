"""Games over days: hours a move, turns, vacations, notices by push, and calendars."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Go forward."""
    op.add_column("tables", sa.Column("hours", sa.Integer))
    op.create_table(
        "turns",
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("question", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("warn_at", sa.BigInteger, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
    )
    op.create_index("turns_told", "turns", ["told", "warn_at"])
    op.create_table(
        "vacations",
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("begins", sa.BigInteger, primary_key=True),
        sa.Column("ends", sa.BigInteger, nullable=False),
        sa.Column("applied", sa.Boolean, nullable=False),
    )
    op.create_index("vacations_applied", "vacations", ["applied"])
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(24), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(20), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("push_subscriptions_guest", "push_subscriptions", ["guest"])
    op.create_table(
        "notices",
        sa.Column("subscription", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("question", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("next_try", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("notices_next_try", "notices", ["next_try"])
    op.create_table(
        "feeds",
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("secret", sa.String(40), nullable=False, unique=True),
        sa.Column("language", sa.String(20), nullable=False),
    )


def downgrade() -> None:
    """Go back."""
    for name in ("feeds", "notices", "push_subscriptions", "vacations", "turns"):
        op.drop_table(name)
    op.drop_column("tables", "hours")
