"""A test kit for damaged positions: whatever is done to one, it is refused in one line or can be played to its end."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable
from typing import Any

from hypothesis import strategies as st

import tonalli
from core.plain_data import places
from tonalli import State

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


class Samples:
    """Positions of one game, and what to damage them with."""

    def __init__(
        self,
        game: str,
        positions: Iterable[State],
        words: Iterable[str],
        steps: Iterable[str],
        going_on: Callable[[tuple[Any, ...]], bool],
        turn: tuple[str, ...],
        accounted_for: Callable[[dict[str, Any]], None],
    ) -> None:
        self.game = game
        self.positions = [copy.deepcopy(state.to_dict()) for state in positions]
        self.places = [list(places(data)) for data in self.positions]
        self.going_on = [[path for path in paths if going_on(path)] for paths in self.places]
        """The parts that hold a position together."""
        self.turn = turn
        """The fields that say how far a turn has come."""
        self.accounted_for = accounted_for
        kinds = sorted(steps)
        some_word = st.sampled_from([*words, *kinds])
        self.values = st.one_of(
            st.sampled_from([None, True, False, [], {}, "", [None], {"step": "turn", "seat": 0}]),
            st.integers(-2, 14),
            some_word,
            some_word.map(lambda word: [word]),
            st.sampled_from(kinds).map(lambda name: {"step": name}),
            st.integers(),
            st.floats(),
            st.text(max_size=3),
        )

    def number(self, data: st.DataObject) -> int:
        """The number of a position."""
        return data.draw(st.integers(0, len(self.positions) - 1), label="position")

    def damage(self, number: int, path: tuple[Any, ...], data: st.DataObject) -> None:
        """Change or take away the part of a position at a path."""
        damaged = copy.deepcopy(self.positions[number])
        target: Any = damaged
        for key in path[:-1]:
            target = target[key]
        if data.draw(st.booleans(), label="taken away"):
            del target[path[-1]]
        else:
            target[path[-1]] = data.draw(self.values, label="value")
        if data.draw(st.booleans(), label="unseen follows"):
            damaged.pop("unseen", None)
            if isinstance(damaged.get("skulls"), dict):
                damaged["skulls"].pop("bank", None)
        self.read_or_refuse(damaged)

    def mixed(self, number: int, other: int, fields: Iterable[str]) -> None:
        """Lay some fields of another position over this one."""
        damaged = copy.deepcopy(self.positions[number])
        damaged.update(copy.deepcopy({field: self.positions[other].get(field) for field in fields}))
        damaged.pop("unseen", None)
        self.read_or_refuse(damaged)

    def read_or_refuse(self, data: dict[str, Any]) -> None:
        """Everything but a PositionError of one line or a playable position fails the test."""
        try:
            state = tonalli.from_dict(self.game, data)
        except tonalli.PositionError as error:
            if "\n" in str(error):
                raise
            return
        written = state.to_dict()
        again = tonalli.from_dict(self.game, written)
        assert (again.to_dict(), again.legal()) == (written, state.legal())
        assert bool(state.legal()) != state.over
        tonalli.playout(state, 1)
        assert state.over
        self.accounted_for(state.to_dict())
