"""The colours people chose for their seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("seats", sa.Column("colour", sa.String(16), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "colour")
