"""Names of the engine as phrases."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tonalli.locale import has_words
from tonalli.telling.phrase import Listing, Phrase


class Wording:
    """The words of one game: ``<game>-<group>-<name>``; ``groups`` says which group an argument belongs to."""

    def __init__(self, game: str, groups: Mapping[str, str]) -> None:
        self.game = game
        self.groups = dict(groups)

    def key(self, group: str, name: str, attribute: str = "") -> str:
        return f"{self.game}-{group}-{name}" + (f".{attribute}" if attribute else "")

    def named(self, group: str, name: str, attribute: str = "", **arguments: Any) -> Phrase:
        """The word of a name, or what an attribute says about it."""
        return Phrase(self.key(group, name, attribute), **arguments)

    def all_named(self, group: str, names: list[str], style: str = "unit") -> Listing:
        return Listing([self.named(group, name) for name in names], style)

    def special(self, key: str, part: str) -> str:
        """The key of an attribute that words a case of its own, if there is one; else the key itself."""
        return f"{key}.{part}" if part and has_words(f"{key}.{part}") else key

    def argument(self, name: str, value: Any) -> Any:
        """One value as words say it: by the word of its group if there is one."""
        group = self.groups.get(name, name)
        if isinstance(value, str) and has_words(self.key(group, value)):
            return self.named(group, value)
        return value

    def arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """Details or arguments of the engine for a phrase: the word, and the id beside it; null is ``none``."""
        found: dict[str, Any] = {}
        for name, value in values.items():
            if isinstance(value, bool) or not isinstance(value, str | int | float):
                if value is None:
                    found[f"{name}_id"] = "none"
                continue
            found[name] = self.argument(name, value)
            if isinstance(value, str):
                found[f"{name}_id"] = value or "none"
        return found

    def amount(self, amount: int, good: str) -> Phrase:
        """So much of a good."""
        return Phrase(f"{self.game}-amount", amount=amount, good=self.named("good", good), good_id=good)
