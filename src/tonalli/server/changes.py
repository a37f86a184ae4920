"""What a browser is sent of a table it has seen before: the fields that are different, not the whole again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tonalli.server.messages import as_json

CHANGES = "changes"
IN_ENTRIES = ("view", "labels")
"""Fields of which few entries change at a time: these are compared entry by entry."""


class Shown:
    """A table as somebody sees it, field by field as JSON, so that what they saw before is compared byte by byte."""

    def __init__(self, message: Mapping[str, Any]) -> None:
        self.revision: int = message["revision"]
        self.fields: dict[str, bytes] = {}
        self.entries: dict[str, dict[str, bytes]] = {}
        for name, value in message.items():
            if name in IN_ENTRIES:
                self.entries[name] = {entry: as_json(each) for entry, each in value.items()}
            else:
                self.fields[name] = as_json(value)

    def whole(self) -> bytes:
        """All of it, for whoever has seen nothing."""
        return written({**self.fields, **{name: written(entries) for name, entries in self.entries.items()}})

    def since(self, before: Shown) -> bytes:
        """What is different from what they saw: fields and entries that are new or other, and entries that are gone."""
        entries: dict[str, bytes] = {}
        gone: dict[str, list[str]] = {}
        for name, now in self.entries.items():
            had = before.entries[name]
            other = {entry: data for entry, data in now.items() if had.get(entry) != data}
            if other:
                entries[name] = written(other)
            if missing := [entry for entry in had if entry not in now]:
                gone[name] = missing
        fields = {name: data for name, data in self.fields.items() if before.fields[name] != data}
        return written(
            {
                "type": as_json(CHANGES),
                "from": as_json(before.revision),
                "fields": written(fields),
                "entries": written(entries),
                "gone": as_json(gone),
            }
        )

    def is_like(self, before: Shown) -> bool:
        """Whether both have the same fields: a room in which people wait is told otherwise than a game."""
        return self.fields.keys() == before.fields.keys()


def written(parts: Mapping[str, bytes]) -> bytes:
    """An object whose values are JSON already."""
    return b"{" + b",".join(as_json(name) + b":" + data for name, data in parts.items()) + b"}"


def applied(before: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """The table somebody sees who saw another one and was sent what changed; what browsers do, for programs."""
    after = {**before, **changes["fields"]}
    for name in {*changes["entries"], *changes["gone"]}:
        gone = changes["gone"].get(name, ())
        kept = {entry: each for entry, each in before[name].items() if entry not in gone}
        after[name] = {**kept, **changes["entries"].get(name, {})}
    return after
