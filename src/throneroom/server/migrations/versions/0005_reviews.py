"""Finished games keep their review."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Go forward."""
    op.add_column("games", sa.Column("review", sa.Text))


def downgrade() -> None:
    """Go back."""
    op.drop_column("games", "review")
