"""A position while it is told: what a seat sees of it is written once, however many parts of the telling ask for it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from tonalli.core.state import State


class Look:
    """A position that does not change while it is looked at, and what was written of it, for each seat by itself."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.views: dict[int | None, dict[str, Any]] = {}

    @contextmanager
    def begun(self) -> Iterator[None]:
        """Whatever is told meanwhile of this position shares what is written of it."""
        before = LOOK.set(self)
        try:
            yield
        finally:
            LOOK.reset(before)


LOOK: ContextVar[Look | None] = ContextVar("LOOK", default=None)


def view_of(state: State, seat: int | None) -> dict[str, Any]:
    """What a seat, or a spectator, may know of a position; to be read, not to be changed."""
    look = LOOK.get()
    if look is None or look.state is not state:
        return state.game.view(state, seat)
    found = look.views.get(seat)
    if found is None:
        found = look.views[seat] = state.game.view(state, seat)
    return found
