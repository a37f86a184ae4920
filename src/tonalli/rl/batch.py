# interpreted
"""A batch of games, stepped together, on one process or on several."""

from __future__ import annotations

from types import TracebackType
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tonalli.core.dealer import MASK
from tonalli.core.errors import IllegalAction
from tonalli.core.game import Game
from tonalli.core.state import State
from tonalli.rl.processes import SharedRows
from tonalli.rl.rows import FIELDS, Arrays, Opponents, Rows, checked

MOST: Final = np.uint64(np.iinfo("i8").max)


def whole_numbers(actions: Any, n: int) -> NDArray[Any]:
    """Actions as they are given, of any library: a whole number for every row."""
    try:
        # A tensor may lie on an accelerator, where only it can read itself.
        plain = isinstance(actions, np.ndarray) or not hasattr(actions, "tolist")
        given: NDArray[Any] = np.asarray(actions if plain else actions.tolist())
    except ValueError:
        raise IllegalAction(f"{n} whole numbers are needed, one for each row; got lists of several lengths") from None
    if given.ndim == 1 and len(given) != n:
        raise IllegalAction(f"{len(given)} actions were given for {n} rows")
    if given.ndim != 1 or given.dtype.kind not in "iu":
        raise IllegalAction(
            f"{n} whole numbers are needed, one for each row; got shape {given.shape} of {given.dtype.name}"
        )
    # What needs all 64 bits is no action, and must not become a negative one.
    return np.minimum(given, MOST).astype("i8") if given.dtype == np.uint64 else given.astype("i8", copy=False)


def read_only(array: NDArray[Any]) -> NDArray[Any]:
    """The same memory, not to be written: rows remember what they said last, and would never say it again."""
    seen = array.view()
    seen.flags.writeable = False
    return seen


class Batch(Arrays):
    """``n`` games of the same options, stepped together.

    ``observation[i]`` is what the seat ``actor[i]`` sees, ``mask[i]`` what it may do. ``step`` takes an action for
    every row; a game that ends begins anew at once, with ``done[i]`` set, its ``reward[i]`` by seat, and its final
    ``scores[i]``. All arrays are the same ones after every step, and cannot be written: copy what you keep.

    What row i does depends on the seed and i alone, whatever ``n`` and ``processes`` are; ``first_row`` says with which
    number the rows begin.
    """

    def __init__(
        self,
        game: str | Game,
        n: int,
        seed: int = 0,
        *,
        reward: str = "win",
        opponents: Opponents = None,
        skip_forced: bool = False,
        first_row: int = 0,
        processes: int = 1,
        **options: Any,
    ) -> None:
        self.n = checked(n, "n", 1)
        first_row = checked(first_row, "first_row", 0, MASK)
        processes = min(checked(processes, "processes", 1), self.n)
        settings: dict[str, Any] = {"reward": reward, "opponents": opponents, "skip_forced": skip_forced}
        self.rows: Rows | SharedRows
        if processes == 1:
            self.rows = Rows(game, self.n, seed, options, first_row=first_row, **settings)
        else:
            self.rows = SharedRows(game, self.n, seed, processes, first_row, {"options": options, **settings})
        self.processes = processes
        self.game, self.options = self.rows.game, self.rows.options
        self.features, self.seats = self.rows.features, self.rows.seats
        self.take({name: read_only(getattr(self.rows, name)) for name in FIELDS})

    @property
    def states(self) -> list[State]:
        """The position of every row; those that other processes play are not here."""
        return self.rows.states

    def step(self, actions: Any) -> None:
        """Play an action in every row. An illegal one raises ``IllegalAction`` and plays nothing."""
        if self.rows.closed:
            raise RuntimeError("the batch is closed")
        self.rows.step(whole_numbers(actions, self.n))

    def close(self) -> None:
        """End it, and the other processes, if there are any; so does forgetting the batch."""
        self.rows.close()

    def __enter__(self) -> Batch:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<Batch of {self.n} games of {self.game.name} for {self.options['players']}>"
