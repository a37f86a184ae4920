"""Makes the small file of weights that the bots read out of a checkpoint: whole numbers with a scale for each sum."""

from __future__ import annotations

import json
import zlib
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tonalli.bots.net import BRIGHTEST, CEILING, RAISED, RAISED_BYTE
from tonalli.bots.weights import MAGIC
from tonalli.training.network import LADDER, NEVER

Numbers = NDArray[Any]

STEP: Final = CEILING / BRIGHTEST
"""What one step of an activation is worth."""
FINEST: Final = RAISED - 1
"""The highest weight of the first layer."""


def export(kept: dict[str, Any], file: Path, record: dict[str, Any] | None = None) -> int:
    """Write the weights of a checkpoint; answers with the size of the file.

    A part of a network that is written beside the whole one is small: it says what is left and what has changed.
    """
    weights = {name: value.numpy().astype("f8") for name, value in kept["network"].items()}
    part = kept.get("part")
    if part and Path(part["of"]).resolve().parent == file.resolve().parent:
        return written(file, part_of(kept["game"], Path(part["of"]), part["left"], weights))
    wide, narrow, depth = (kept["shape"][name] for name in ("wide", "narrow", "depth"))
    counts, rows = summed_rows(kept, weights)
    said = {
        "game": kept["game"],
        "features": kept["features"],
        "size": kept["size"],
        "wide": wide,
        "narrow": narrow,
        "depth": depth,
        "decisions": len(weights["policy.bias"]),
        "ladder": list(LADDER),
        "record": record or {},
    }
    scale = np.abs(rows).max(0) / FINEST + 1e-12
    parts = [
        json.dumps(said).encode() + b"\n",
        counts.astype("u1").tobytes(),
        *folded(counts, np.rint(rows / scale).astype("i4")),
        figures(scale),
        figures(weights["first.bias"]),
        *norm(weights, "norm"),
        *layer(weights, "second"),
    ]
    for number in range(depth):
        parts += [*norm(weights, f"hidden.{number}.norm"), *layer(weights, f"hidden.{number}.linear")]
    # One row a decision, since only the legal ones are asked for.
    policy = weights["policy.weight"]
    policy_scale = np.abs(policy).max(1) / (RAISED_BYTE - 1) + 1e-12
    parts += [
        *norm(weights, "last"),
        (np.rint(policy / policy_scale[:, None]) + RAISED_BYTE).astype("u1").tobytes(),
        figures(policy_scale * STEP),
        figures(weights["policy.bias"]),
        figures(weights["value.weight"][0] * STEP),
        figures(weights["value.bias"]),
    ]
    return written(file, parts)


def written(file: Path, parts: list[bytes]) -> int:
    data = MAGIC + zlib.compress(b"".join(parts), 9)
    file.write_bytes(data)
    return len(data)


def part_of(game: str, whole: Path, left: list[int], weights: dict[str, Numbers]) -> list[bytes]:
    """Which sums of the first layer are left, their norm, the bias of the second layer; the whole has the rest."""
    said = {"game": game, "part_of": whole.name, "mark": zlib.crc32(whole.read_bytes()), "left": left}
    return [json.dumps(said).encode() + b"\n", *norm(weights, "norm"), figures(weights["second.bias"])]


def summed_rows(kept: dict[str, Any], weights: dict[str, Numbers]) -> tuple[Numbers, Numbers]:
    """How many thresholds of each column were ever reached, and what all up to each of them add together."""
    columns = kept["columns"].numpy()
    used = (weights["used"] > 0) & (kept["thresholds"].numpy() < NEVER)
    first = weights["first.weight"].T
    counts = np.zeros(kept["size"], "i8")
    rows: list[Numbers] = []
    for number, column in enumerate(columns):
        # What is not reached in training is not known to anybody; from a threshold on that holds for all above.
        if not used[number]:
            continue
        rows.append(first[number] + (rows[-1] if counts[column] else 0))
        counts[column] += 1
    return counts, np.array(rows).reshape(-1, first.shape[1])


def folded(counts: Numbers, rows: Numbers) -> list[bytes]:
    """What each row adds to the one before it in its column, all low bytes first; hardly any of it is large."""
    begins = np.zeros(len(rows), np.bool_)
    begins[(np.cumsum(counts) - counts)[counts > 0]] = True
    before = np.roll(rows, 1, 0)
    before[begins] = 0
    added = rows - before
    twice = np.where(added < 0, -2 * added - 1, 2 * added)
    return [(twice & 255).astype("u1").tobytes(), (twice >> 8).astype("u1").tobytes()]


def figures(values: Numbers) -> bytes:
    return values.astype("<f4").tobytes()


def norm(weights: dict[str, Numbers], name: str) -> list[bytes]:
    return [figures(weights[f"{name}.weight"]), figures(weights[f"{name}.bias"])]


def layer(weights: dict[str, Numbers], name: str) -> list[bytes]:
    """One row an input, since those that are 0 are skipped."""
    table = weights[f"{name}.weight"].T
    scale = np.abs(table).max(0) / (RAISED_BYTE - 1) + 1e-12
    whole = (np.rint(table / scale) + RAISED_BYTE).astype("u1")
    return [whole.tobytes(), figures(scale * STEP), figures(weights[f"{name}.bias"])]
