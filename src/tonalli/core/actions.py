"""Actions are small ints; a text notation is their name.

What players decide is numbered from 0, outcomes of chance from ``FIRST_OUTCOME``: a module appends to either
without shifting anything, and a learner's mask is as long as there are decisions.
"""

from __future__ import annotations

import operator
from typing import Final, final

from tonalli.core.errors import IllegalAction
from tonalli.core.native import i64, vec

CAPACITY: Final = 128
LIMIT: Final = 1 << 30
FIRST_OUTCOME: Final = 1 << 12
"""Outcomes of chance are numbered from here, in every game."""


@final
class Actions:
    """A reusable buffer of legal actions; outcomes of chance have weights."""

    def __init__(self, ids: vec[i64], weights: vec[i64], count: i64) -> None:
        self.ids = ids
        self.weights = weights
        self.count = count

    def add(self, action: i64) -> None:
        """A legal action, put where ascending order wants it."""
        ids = self.ids
        k = self.count
        while k > 0 and ids[k - 1] > action:
            ids[k] = ids[k - 1]
            k -= 1
        ids[k] = action
        self.count += 1

    def weigh(self, action: i64, weight: i64) -> None:
        """An outcome of chance, as likely as its share of all weights."""
        self.ids[self.count] = action
        self.weights[self.count] = weight
        self.count += 1

    def weigh_each(self, first: i64, bits: i64, count: i64) -> None:
        """Outcomes of chance, one for each member of a set, equally likely."""
        for number in range(count):
            if (bits >> number) & 1 != 0:
                self.weigh(first + number, 1)

    def __contains__(self, action: i64) -> bool:
        for i in range(self.count):
            if self.ids[i] == action:
                return True
        return False

    def copy(self) -> Actions:
        return Actions(self.ids[:], self.weights[:], self.count)


def no_actions() -> Actions:
    """An empty buffer."""
    return Actions(vec[i64]([0] * CAPACITY), vec[i64]([0] * CAPACITY), 0)


def whole_number(value: object) -> int | None:
    """A whole number given from outside, of any library; None for anything else, true and false included."""
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def action_id(action: object) -> i64:
    """An action given from outside as a native int."""
    number = whole_number(action)
    if number is None:
        raise IllegalAction(f"{action!r} is no action")
    if not 0 <= number < LIMIT:
        raise IllegalAction(f"there is no action {number}")
    return number


class Argument:
    """One named argument of a kind of action, with the names of its values; ``number`` if they are figures."""

    def __init__(self, name: str, values: tuple[str, ...], number: bool = False) -> None:
        self.name = name
        self.values = values
        self.number = number


class Block:
    """A run of ids that share a kind: every combination of its arguments' values."""

    def __init__(self, first: int, kind: str, arguments: tuple[Argument, ...]) -> None:
        self.first = first
        self.kind = kind
        self.arguments = arguments
        self.size = 1
        for argument in arguments:
            self.size *= len(argument.values)

    def values(self, action: int) -> list[str]:
        """The arguments of an action, the last one varying fastest."""
        rest = action - self.first
        words: list[str] = []
        for argument in reversed(self.arguments):
            words.append(argument.values[rest % len(argument.values)])
            rest //= len(argument.values)
        words.reverse()
        return words


class ActionSpace:
    """All actions of a game, whatever its options: id, notation and description.

    Blocks are registered one after the other, those of modules behind those of the base game. The notation is
    ``kind`` or ``kind:value.value``; a leading ``~`` marks an outcome of chance.
    """

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.decisions: list[str] = []
        """The notation of every decision, by id."""
        self.outcomes: list[str] = []
        """The notation of every outcome of chance, by id less ``FIRST_OUTCOME``."""
        self.ids: dict[str, int] = {}
        self.block_by_id: dict[int, Block] = {}

    def decision(self, kind: str, arguments: tuple[Argument, ...] = ()) -> int:
        """Register a kind of decision; returns the first of its ids."""
        return self.register(kind, arguments, 0, self.decisions)

    def outcome(self, kind: str, arguments: tuple[Argument, ...] = ()) -> int:
        """Register a kind of outcome of chance, written ``~kind``; returns the first of its ids."""
        return self.register(f"~{kind}", arguments, FIRST_OUTCOME, self.outcomes)

    def register(self, kind: str, arguments: tuple[Argument, ...], base: int, words: list[str]) -> int:
        block = Block(base + len(words), kind, arguments)
        if base == 0 and block.first + block.size > FIRST_OUTCOME:
            raise ValueError(f"{kind}: there are more decisions than ids below {FIRST_OUTCOME}")
        self.blocks.append(block)
        for action in range(block.first, block.first + block.size):
            values = block.values(action)
            word = f"{kind}:{'.'.join(values)}" if values else kind
            if word in self.ids:
                raise ValueError(f"two actions are written {word}")
            words.append(word)
            self.ids[word] = action
            self.block_by_id[action] = block
        return block.first

    def __repr__(self) -> str:
        return f"<ActionSpace of {len(self.decisions)} decisions and {len(self.outcomes)} outcomes of chance>"

    def __len__(self) -> int:
        """How many decisions there are: the length of a mask."""
        return len(self.decisions)

    def kind(self, action: object) -> str:
        """The kind of an action."""
        return self.block_by_id[self.ids[self.write(action)]].kind

    def write(self, action: object) -> str:
        """The notation of an action."""
        number = action_id(action)
        if number < len(self.decisions):
            return self.decisions[number]
        if FIRST_OUTCOME <= number < FIRST_OUTCOME + len(self.outcomes):
            return self.outcomes[number - FIRST_OUTCOME]
        last = FIRST_OUTCOME + len(self.outcomes) - 1
        raise IllegalAction(
            f"there is no action {number}; decisions run from 0 to {len(self.decisions) - 1}, "
            f"outcomes of chance from {FIRST_OUTCOME} to {last}"
        )

    def read(self, text: object) -> int:
        """The action of a notation."""
        if not isinstance(text, str):
            raise IllegalAction(f"{text!r} is no notation of an action")
        action = self.ids.get(text.strip())
        if action is None:
            raise IllegalAction(f"there is no action written {text.strip()!r}")
        return action

    def describe(self, action: object) -> dict[str, object]:
        """Kind and named arguments, from which a client knows what to highlight."""
        number = self.read(self.write(action))
        block = self.block_by_id[number]
        description: dict[str, object] = {"kind": block.kind}
        for argument, value in zip(block.arguments, block.values(number), strict=True):
            description[argument.name] = int(value) if argument.number else value
        return description
