"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "settings", sa.Column("name", sa.String(40), primary_key=True), sa.Column("value", sa.Text, nullable=False)
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(24), nullable=False),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("here", sa.Text, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("tables_due", "tables", ["due"])
    op.create_index("tables_lobby", "tables", ["listed", "status", "updated"])
    op.create_index("tables_host", "tables", ["host", "status"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "sitters",
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_table(
        "players",
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("game_id", sa.String(24), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.String(4), nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
    )
    op.create_index("players_ended", "players", ["guest", "ended"])
    op.create_table(
        "ratings",
        sa.Column("guest", sa.String(48), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("rated", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Go back."""
    for name in ("processes", "ratings", "players", "games", "sitters", "entries", "tables", "guests", "settings"):
        op.drop_table(name)
