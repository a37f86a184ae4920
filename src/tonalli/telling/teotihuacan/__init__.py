"""Teotihuacan in phrases."""

from __future__ import annotations

from tonalli.telling.teotihuacan.telling import TeotihuacanTelling

TELLING = TeotihuacanTelling()
