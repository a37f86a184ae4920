# interpreted
"""Plain data with names for numbers: written by name, read field by field with errors that name the field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tonalli.core.errors import PositionError

MISSING: Final = object()
NONE: Final = -1
"""What a word that is null reads as."""


def named(names: Sequence[str], number: int) -> str | None:
    """The name of a number; null for NONE."""
    return names[number] if number != NONE else None


def names_of_bits(names: Sequence[str], bits: int) -> list[str]:
    """The names of a set."""
    return [name for number, name in enumerate(names) if (bits >> number) & 1]


def names_of_counts(names: Sequence[str], counts: Any) -> dict[str, int]:
    """How many there are of what there is."""
    return {name: counts[number] for number, name in enumerate(names) if number < len(counts) and counts[number]}


class Fields:
    """A mapping being read: every key is asked for once, what nobody asked for is an error."""

    def __init__(self, data: Any, path: str) -> None:
        if not isinstance(data, dict):
            field = path or "position"
            raise PositionError(f"{field}: {data!r} is no mapping", "position-mapping", field=field, value=repr(data))
        self.data = data
        self.path = path
        self.asked: set[str] = set()

    def at(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def get(self, key: str, default: Any = MISSING) -> Any:
        self.asked.add(key)
        if key in self.data:
            return self.data[key]
        if default is MISSING:
            raise PositionError(f"{self.at(key)} is missing", "field-missing", field=self.at(key))
        return default

    def number(self, key: str, lowest: int, highest: int, default: Any = MISSING) -> int:
        return check_number(self.get(key, default), lowest, highest, self.at(key))

    def flag(self, key: str) -> int:
        value = self.get(key, False)
        if not isinstance(value, bool):
            told = f"{self.at(key)}: {value!r} is neither true nor false"
            raise PositionError(told, "position-flag", field=self.at(key), value=repr(value))
        return int(value)

    def word(self, key: str, names: Sequence[str], default: Any = MISSING) -> int:
        """The number of a name; only what may be left out as None may be null."""
        number = check_word(self.get(key, default), names, self.at(key))
        if number == NONE and default is not None:
            raise PositionError(f"{self.at(key)}: it cannot be null", "position-null", field=self.at(key))
        return number

    def sub(self, key: str, default: Any = MISSING) -> Fields:
        return Fields(self.get(key, default), self.at(key))

    def listing(self, key: str, longest: int, default: Any = MISSING) -> list[Any]:
        value = self.get(key, default)
        if not isinstance(value, list) or len(value) > longest:
            told = f"{self.at(key)}: {value!r} is no list of at most {longest}"
            raise PositionError(told, "position-list", field=self.at(key), value=repr(value), longest=longest)
        return value

    def words(self, key: str, names: Sequence[str], longest: int, default: Any = MISSING) -> list[int]:
        numbers = self.words_and_gaps(key, names, longest, default)
        if NONE in numbers:
            field = f"{self.at(key)}[{numbers.index(NONE)}]"
            raise PositionError(f"{field}: it cannot be null", "position-null", field=field)
        return numbers

    def words_and_gaps(self, key: str, names: Sequence[str], longest: int, default: Any = MISSING) -> list[int]:
        """Like ``words``, with null for a gap."""
        return [
            check_word(item, names, f"{self.at(key)}[{index}]")
            for index, item in enumerate(self.listing(key, longest, default))
        ]

    def bits(self, key: str, names: Sequence[str], default: Any = MISSING) -> int:
        bits = 0
        for number in self.words(key, names, len(names), default):
            if (bits >> number) & 1:
                told = f"{self.at(key)}: {names[number]} stands twice"
                raise PositionError(told, "position-twice", field=self.at(key), name=names[number])
            bits |= 1 << number
        return bits

    def done(self) -> None:
        for key in self.data:
            if key not in self.asked:
                name = key if isinstance(key, str) and key.isprintable() else repr(key)
                field = self.at(name)
                raise PositionError(f"{field}: there is no such field", "field-unknown", field=field)


def check_number(value: Any, lowest: int, highest: int, path: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise no_number(value, path)
    if not lowest <= value <= highest:
        raise not_within(value, lowest, highest, path)
    return value


def no_number(value: Any, path: str) -> PositionError:
    return PositionError(f"{path}: {value!r} is no whole number", "position-number", field=path, value=repr(value))


def not_within(value: float, lowest: int, highest: int, path: str) -> PositionError:
    told = f"{path}: {value} is not within {lowest} to {highest}"
    return PositionError(told, "position-within", field=path, value=str(value), lowest=lowest, highest=highest)


def check_word(value: Any, names: Sequence[str], path: str) -> int:
    if value is None:
        return NONE
    if not isinstance(value, str) or value not in names:
        raise none_of(value, names, path)
    return names.index(value)


def none_of(value: Any, names: Sequence[str], path: str) -> PositionError:
    known = ", ".join(names)
    told = f"{path}: {value!r} is none of {known}"
    return PositionError(told, "position-none-of", field=path, value=repr(value), known=known)


def copied(value: Any) -> Any:
    """Plain data that may be changed without changing what it was made from."""
    if isinstance(value, dict):
        return {name: copied(each) for name, each in value.items()}
    return [copied(each) for each in value] if isinstance(value, list) else value
