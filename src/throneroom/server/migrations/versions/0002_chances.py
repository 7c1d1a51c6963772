"""Finished games keep the chances of their seats; an index finds tables with connected players."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Go forward."""
    op.add_column("games", sa.Column("chances", sa.Text))
    somebody = sa.text("here != ''")
    op.create_index("tables_here", "tables", ["here"], sqlite_where=somebody, postgresql_where=somebody)


def downgrade() -> None:
    """Go back."""
    op.drop_index("tables_here", "tables")
    op.drop_column("games", "chances")
