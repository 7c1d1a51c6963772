"""A guest can be kept: devices, recovery codes, passkeys, one-time codes, and guests who were joined or deleted."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "devices",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("guest", sa.String(24), nullable=False),
        sa.Column("browser", sa.String(20), nullable=False),
        sa.Column("system", sa.String(20), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("devices_guest", "devices", ["guest"])
    op.create_table(
        "signed_out",
        sa.Column("device", sa.String(24), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("signed_out_at", "signed_out", ["at"])
    op.create_table(
        "retired_guests",
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("successor", sa.String(24)),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("retired_guests_at", "retired_guests", ["at"])
    op.create_table(
        "recovery_codes",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(24), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("recovery_codes_guest", "recovery_codes", ["guest"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("guest", sa.String(24), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("browser", sa.String(20), nullable=False),
        sa.Column("system", sa.String(20), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
    )
    op.create_index("passkeys_guest", "passkeys", ["guest"])
    op.create_table(
        "one_time_secrets",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(20), nullable=False),
        sa.Column("guest", sa.String(24), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_index("one_time_secrets_expires", "one_time_secrets", ["expires"])
    op.create_index("one_time_secrets_guest", "one_time_secrets", ["guest"])


def downgrade() -> None:
    """Go back."""
    for name in ("one_time_secrets", "passkeys", "recovery_codes", "retired_guests", "signed_out", "devices"):
        op.drop_table(name)
