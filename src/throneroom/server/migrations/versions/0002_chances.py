"""Finished games keep the chances of their seats."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Go forward."""
    op.add_column("games", sa.Column("chances", sa.Text))


def downgrade() -> None:
    """Go back."""
    op.drop_column("games", "chances")
