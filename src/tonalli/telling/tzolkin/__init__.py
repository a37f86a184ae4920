"""How Tzolk'in is told."""

from __future__ import annotations

from tonalli.telling.tzolkin.telling import TzolkinTelling

TELLING = TzolkinTelling()
