# interpreted
"""A state as a few nested tuples of numbers, for processes of the same program: nothing is named, nothing judged.

Whatever a state and its parts hold is found by looking at them, so a module's part needs nothing of its own for it.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final

from tonalli.core.step import Step

if TYPE_CHECKING:
    from tonalli.core.game import Game
    from tonalli.core.state import State

APART: Final = {"rules", "log", "top", "choices"}
"""What is shared by all states of a game, computed anew, or written step by step."""

EDITION: Final = "edition"
"""How attributes end that tell nothing but whether something changed, within this process."""

Packed = tuple[Any, ...]


KNOWN: Final[dict[type, tuple[str, ...]]] = {}


def attributes(thing: Any) -> tuple[str, ...]:
    """The attributes of an object, in one order; both builds find the same."""
    kind = type(thing)
    if kind not in KNOWN:
        native = {name for base in kind.__mro__ for name in base.__dict__.get("__mypyc_attrs__", ())}
        found = native or set(vars(thing))
        told = [name for name in found - APART if not name.startswith("__") and not name.endswith(EDITION)]
        KNOWN[kind] = tuple(sorted(told))
    return KNOWN[kind]


def packed(value: Any) -> Any:
    """Numbers as they are, arrays as tuples, everything else as the tuple of its attributes."""
    if value is None or type(value) is int or type(value) is str:
        return value
    if type(value) in KNOWN or not hasattr(value, "__len__"):
        return tuple([packed(getattr(value, name)) for name in attributes(value)])
    items = tuple(value)
    return items if not items or type(items[0]) is int else tuple([packed(item) for item in items])


def fill(thing: Any, values: Packed) -> None:
    """The way back, into an object of the same kind."""
    for name, value in zip(attributes(thing), values, strict=True):
        if not isinstance(value, tuple):
            setattr(thing, name, value)
            continue
        target = getattr(thing, name)
        if not hasattr(target, "__len__"):
            fill(target, value)
        elif value and isinstance(value[0], tuple):
            for item, content in zip(target, value, strict=True):
                fill(item, content)
        else:
            for index, number in enumerate(value):
                target[index] = number


def packed_step(step: Step[Any]) -> Packed:
    return (step.kind, *[getattr(step, field.attribute) for field in step.fields])


def pack(state: State) -> tuple[Packed, Packed]:
    """The table, and what is pending."""
    return packed(state), tuple([packed_step(step) for step in state.steps])


def unpack(game: Game, options: dict[str, Any], table: Packed, pending: Packed) -> State:
    """The state again, with the same steps pending."""
    state = game.blank(options)
    fill(state, table)
    kinds = game.steps.kinds
    for kind, *values in pending:
        state.push(kinds[kind](*values))
    state.settle()
    return state


def position(state: State) -> tuple[Any, ...]:
    """What makes two positions equal: all of it but the count of what cannot be taken back."""
    table = tuple([packed(getattr(state, name)) for name in attributes(state) if name != "sealed"])
    return table, tuple([packed_step(step) for step in state.steps])


def same(one: State, other: State) -> bool:
    return position(one) == position(other)


def key(state: State) -> int:
    """64 bits of the game, its options and the position."""
    content = f"{state.game.name} {sorted(state.options.items())} {position(state)}"
    return int.from_bytes(hashlib.blake2b(content.encode(), digest_size=8).digest(), "little")
