# interpreted
"""Games as Parquet files: every decision with what its seat saw and might do, every game with how it ended.

``decisions.parquet`` and ``games.parquet`` of a folder; ``docs/environment.md`` describes their columns. Extra
``[data]``.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Final

from tonalli.rl.extras import brought_by

with brought_by("data"):
    import numpy as np
    import pyarrow as pa
    import pyarrow.parquet as pq
    from numpy.typing import NDArray

from tonalli.core.game import Game

DECISIONS: Final = "decisions.parquet"
GAMES: Final = "games.parquet"
NEW: Final = ".new"
AT_ONCE: Final = 4096
"""Decisions that are held before they are written, as a row group."""


class Dataset:
    """A folder that games are written into; its files are there, and whole, once it is closed."""

    def __init__(
        self, folder: Path, game: Game, version: str, options: dict[str, Any], seed: int, bots: list[str]
    ) -> None:
        self.folder = folder
        self.decisions = len(game.space.decisions)
        self.size = len(game.features)
        about = {
            "game": game.name,
            "tonalli": version,
            "options": json.dumps(options),
            "seed": str(seed),
            "bots": json.dumps(bots),
            "features": str(game.features.version),
            "columns": json.dumps([column.name for column in game.features]),
            "actions": json.dumps([game.space.write(action) for action in range(self.decisions)]),
        }
        self.schema = pa.schema(
            [
                ("game", pa.int64()),
                ("decision", pa.int32()),
                ("turn", pa.int32()),
                ("seat", pa.int8()),
                ("observation", pa.list_(pa.uint8(), self.size)),
                ("mask", pa.list_(pa.bool_(), self.decisions)),
                ("action", pa.int32()),
                ("scores", pa.list_(pa.float32())),
            ],
            about,
        )
        self.game_schema = pa.schema(
            [
                ("game", pa.int64()),
                ("seed", pa.int64()),
                ("scores", pa.list_(pa.float32())),
                ("winners", pa.list_(pa.int8())),
                ("turns", pa.int32()),
                ("decisions", pa.int32()),
                ("ending", pa.string()),
                ("record", pa.string()),
            ],
            about,
        )
        self.writers = [
            pq.ParquetWriter(folder / f"{name}{NEW}", schema, compression="zstd")
            for name, schema in ((DECISIONS, self.schema), (GAMES, self.game_schema))
        ]
        self.waiting: list[dict[str, Any]] = []
        self.held = 0

    def add(self, played: list[dict[str, Any]]) -> None:
        """Games as ``simulate`` plays them, with the ``watched`` of every decision."""
        for game in played:
            self.waiting.append(game)
            self.held += len(game["watched"])
            if self.held >= AT_ONCE:
                self.write()

    def write(self) -> None:
        """What is held, as a row group of each file."""
        if not self.waiting:
            return
        watched = [(game, number, each) for game in self.waiting for number, each in enumerate(game["watched"])]
        rows = np.frombuffer(b"".join(each.row for _, _, each in watched), np.uint8)
        masks = np.zeros((len(watched), self.decisions), np.bool_)
        for mask, (_, _, each) in zip(masks, watched, strict=True):
            mask[each.legal] = True
        columns = [
            pa.array([game["game"] for game, _, _ in watched], pa.int64()),
            pa.array([number for _, number, _ in watched], pa.int32()),
            pa.array([each.turn for _, _, each in watched], pa.int32()),
            pa.array([each.seat for _, _, each in watched], pa.int8()),
            pa.FixedSizeListArray.from_arrays(pa.array(rows), self.size),
            pa.FixedSizeListArray.from_arrays(pa.array(masks.reshape(-1)), self.decisions),
            pa.array([each.action for _, _, each in watched], pa.int32()),
            pa.array([game["scores"] for game, _, _ in watched], pa.list_(pa.float32())),
        ]
        self.writers[0].write_table(pa.Table.from_arrays(columns, schema=self.schema))
        self.writers[1].write_table(pa.Table.from_pylist(self.waiting, self.game_schema))
        self.waiting = []
        self.held = 0

    def close(self) -> None:
        """All games are there: the files get their names."""
        self.write()
        for writer, name in zip(self.writers, (DECISIONS, GAMES), strict=True):
            writer.close()
            os.replace(self.folder / f"{name}{NEW}", self.folder / name)

    def give_up(self) -> None:
        """Nothing is left behind, not even of files that have their names already."""
        for writer, name in zip(self.writers, (DECISIONS, GAMES), strict=True):
            try:
                writer.close()
            finally:
                (self.folder / f"{name}{NEW}").unlink(missing_ok=True)
                (self.folder / name).unlink(missing_ok=True)


def arrays(folder: str | Path) -> dict[str, NDArray[Any]]:
    """All decisions of a dataset as arrays that may be written, by the name of their column."""
    table = pq.read_table(Path(folder) / DECISIONS)
    found: dict[str, NDArray[Any]] = {}
    for name in table.column_names:
        column = table[name].combine_chunks()
        if isinstance(column.type, (pa.FixedSizeListType, pa.ListType)):
            flat = column.flatten().to_numpy(zero_copy_only=False)
            found[name] = flat.reshape(len(column), -1).copy()
        else:
            found[name] = column.to_numpy().copy()
    return found


def about(folder: str | Path) -> dict[str, Any]:
    """What a dataset says of itself: what was played, by which bots, and the names of its columns and actions."""
    said = {key.decode(): text.decode() for key, text in pq.read_schema(Path(folder) / DECISIONS).metadata.items()}
    return {key: text if key in ("game", "tonalli") else json.loads(text) for key, text in said.items()}
