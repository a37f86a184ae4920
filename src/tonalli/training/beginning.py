"""Begins from a small file of weights: the way back from ``export.py``, as near as whole numbers say it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from tonalli.bots.net import RAISED_BYTE
from tonalli.bots.weights import Body, opened, read_weights
from tonalli.core.errors import OptionError
from tonalli.core.game import Game
from tonalli.training.export import STEP
from tonalli.training.network import NEVER, ROUND

Numbers = NDArray[Any]


def beginning(file: Path, game: Game) -> dict[str, Any]:
    """What a checkpoint would hold of this network; nobody remembers what its optimiser knew."""
    learned, _ = read_weights(file)  # whatever is wrong with the file is said there
    if learned != game.name:
        raise OptionError(f"{file}: it has learned {learned}, not {game.name}")
    said, body = opened(file)
    if "part_of" in said:
        raise OptionError(f"{file}: it is a part of {said['part_of']}: begin from that")
    wide, narrow, depth = said["wide"], said["narrow"], said["depth"]
    counts = whole(body, said["size"])
    rows = unfolded(counts, body, wide)
    columns = np.repeat(np.arange(said["size"]), counts)
    thresholds = np.concatenate([np.array(said["ladder"][:count], "i8") for count in counts])
    spare = -len(columns) % ROUND
    weights: dict[str, Numbers] = {
        "first.weight": np.pad(rows * floats(body, wide), ((0, spare), (0, 0))).T,
        "first.bias": floats(body, wide),
        "used": np.pad(np.ones(len(columns)), (0, spare)),
        **norm(body, "norm", wide),
        **layer(body, "second", wide, narrow),
    }
    for number in range(depth):
        weights |= norm(body, f"hidden.{number}.norm", narrow)
        weights |= layer(body, f"hidden.{number}.linear", narrow, narrow)
    weights |= norm(body, "last", narrow)
    policy = whole(body, said["decisions"] * narrow).reshape(-1, narrow) - RAISED_BYTE
    weights["policy.weight"] = policy * floats(body, said["decisions"])[:, None] / STEP
    weights["policy.bias"] = floats(body, said["decisions"])
    weights["value.weight"] = floats(body, narrow)[None] / STEP
    weights["value.bias"] = floats(body, 1)
    return {
        "columns": torch.from_numpy(np.pad(columns, (0, spare))),
        "thresholds": torch.from_numpy(np.pad(thresholds, (0, spare), constant_values=NEVER)),
        "shape": {"wide": wide, "narrow": narrow, "depth": depth},
        "network": {name: torch.from_numpy(np.ascontiguousarray(value, dtype="f4")) for name, value in weights.items()},
    }


def whole(body: Body, count: int) -> Numbers:
    return np.frombuffer(body.take(count), "u1").astype("i8")


def floats(body: Body, count: int) -> Numbers:
    return np.array(body.figures(count))


def unfolded(counts: Numbers, body: Body, wide: int) -> Numbers:
    """What each threshold adds to those below it in its column, which is what the file says of it."""
    size = int(counts.sum()) * wide
    low = whole(body, size)
    twice = low + 256 * whole(body, size)
    added: Numbers = np.where(twice & 1, -((twice + 1) >> 1), twice >> 1)
    return added.reshape(-1, wide)


def norm(body: Body, name: str, width: int) -> dict[str, Numbers]:
    return {f"{name}.weight": floats(body, width), f"{name}.bias": floats(body, width)}


def layer(body: Body, name: str, inputs: int, outputs: int) -> dict[str, Numbers]:
    table = whole(body, inputs * outputs).reshape(inputs, outputs) - RAISED_BYTE
    return {f"{name}.weight": (table * floats(body, outputs) / STEP).T, f"{name}.bias": floats(body, outputs)}
