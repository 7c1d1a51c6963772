"""Which device of a guest gets notices: a device that is signed out gets none."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Go forward."""
    op.add_column("push_subscriptions", sa.Column("device", sa.String(24)))


def downgrade() -> None:
    """Go back."""
    op.drop_column("push_subscriptions", "device")
