"""A decision at a table that is not listed and has no deadline no longer changes any index."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Go forward."""
    for name in ("tables_due", "tables_lobby"):
        op.drop_index(name, "tables")
    waiting, listed, is_listed = sa.text("due IS NOT NULL"), sa.text("listed = 1"), sa.text("listed")
    op.create_index("tables_due", "tables", ["due"], sqlite_where=waiting, postgresql_where=waiting)
    op.create_index("tables_lobby", "tables", ["status", "updated"], sqlite_where=listed, postgresql_where=is_listed)


def downgrade() -> None:
    """Go back."""
    for name in ("tables_due", "tables_lobby"):
        op.drop_index(name, "tables")
    op.create_index("tables_due", "tables", ["due"])
    op.create_index("tables_lobby", "tables", ["listed", "status", "updated"])
