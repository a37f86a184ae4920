"""Phrases out of plain data, as a client gets them."""

from __future__ import annotations

from typing import Any

from tonalli.telling.phrase import Listing, Number, Phrase


def read(data: Any) -> Any:
    """A phrase, listing or figure of plain data; anything else as it is."""
    if not isinstance(data, dict):
        return data
    if "key" in data:
        return Phrase(data["key"], **{name: read(value) for name, value in data.get("args", {}).items()})
    if "list" in data:
        return Listing([read(item) for item in data["list"]], data["style"])
    return Number(data["number"], data["signed"])
