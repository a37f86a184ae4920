"""The tables of the database: what is kept of a game is its record, move by move."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Integer, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(32), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False, index=True),
    Column("revision", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("result", JSON, nullable=True),
)
"""One row a table; ``revision`` rises with every change, so that of two changes at once one is refused."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("token", String(64), nullable=True),
)
"""Who sits where; of a token only its digest is kept."""

moves = Table(
    "moves",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("turn", Integer, nullable=False),
    Column("player", Integer, nullable=False),
    Column("action", String(64), nullable=False),
)
"""Every action in notation, those of chance included."""

replays = Table(
    "replays",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("record", Text, nullable=False),
    Column("created", Float, nullable=False),
)
"""Records that somebody handed in to look at."""
