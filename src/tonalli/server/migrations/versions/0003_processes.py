"""Which processes share the database, and which tables they have."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("address", sa.String(128), nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "owners",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column(
            "process", sa.Integer, sa.ForeignKey("processes.number", ondelete="CASCADE"), nullable=False, index=True
        ),
    )


def downgrade() -> None:
    op.drop_table("owners")
    op.drop_table("processes")
