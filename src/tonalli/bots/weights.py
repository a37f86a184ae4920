# interpreted
"""What a network has learned, in a file: a line of JSON, then its weights, all compressed.

A part of a network lies beside the whole one and says only which sums are left and what changes with the others gone.
"""

from __future__ import annotations

import array
import json
import sys
import zlib
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from tonalli.bots.net import Layer, Net, Norm
from tonalli.core.errors import OptionError
from tonalli.core.game import game_named

MAGIC: Final = b"tonalli weights 2\n"
SUFFIX: Final = ".weights"


class Body:
    """The rest of a file, read from its beginning."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def take(self, size: int) -> bytes:
        self.at += size
        if self.at > len(self.data):
            raise OptionError("it is cut off", "weights-cut")
        return self.data[self.at - size : self.at]

    def figures(self, count: int) -> list[float]:
        found = array.array("f", self.take(4 * count))
        if sys.byteorder == "big":
            found.byteswap()
        return found.tolist()


class Part(NamedTuple):
    """What is left of a network."""

    left: list[int]
    """Sums of its first layer, in their order."""
    norm: Norm
    """Of those."""
    bias: list[float]
    """Of the second layer, with the usual value of all other sums in it."""


@cache
def read_weights(file: Path) -> tuple[str, Net]:
    """The game that a network has learned, and the network; every file is read once."""
    try:
        said, body = opened(file)
        if "part_of" not in said:
            return said["game"], net_of(said, body)
        whole = file.with_name(said["part_of"])
        if zlib.crc32(whole.read_bytes()) != said["mark"]:
            raise OptionError(f"it is a part of another {whole.name}", "weights-part", whole=whole.name)
        left: list[int] = said["left"]
        norm = Norm(body.figures(len(left)), body.figures(len(left)))
        said, rest = opened(whole)
        return said["game"], net_of(said, rest, Part(left, norm, body.figures(said["narrow"])))
    except OSError as error:
        raise OptionError(f"{file}: {error.strerror}", "file", file=str(file), reason=error) from None
    except (ValueError, KeyError, zlib.error) as error:
        raise OptionError(f"{file}: {error}", "file", file=str(file), reason=error) from None


def opened(file: Path) -> tuple[dict[str, Any], Body]:
    """What a file says of itself, and the rest of it."""
    data = file.read_bytes()
    if not data.startswith(MAGIC):
        raise OptionError("it holds no weights", "weights-none")
    line, _, rest = zlib.decompress(data[len(MAGIC) :]).partition(b"\n")
    said: dict[str, Any] = json.loads(line)
    return said, Body(rest)


def net_of(said: dict[str, Any], body: Body, part: Part | None = None) -> Net:
    features = game_named(said["game"]).features
    if (said["features"], said["size"]) != (features.version, len(features)):
        raise OptionError("what a seat sees has changed since", "weights-old")
    wide, narrow, depth, decisions = (said[name] for name in ("wide", "narrow", "depth", "decisions"))
    left = part.left if part else list(range(wide))
    counts = body.take(said["size"])
    first = wide * sum(counts)
    low, high = (some(body.take(first), wide, left) for _ in range(2))
    net = Net(said["size"], len(left), bytes(said["ladder"]), counts, low, high)
    scale, bias, gain, shift = ([figures[sum] for sum in left] for figures in (body.figures(wide) for _ in range(4)))
    norms = [part.norm if part else Norm(gain, shift)]
    layers = [layer_of(body, wide, narrow, part)]
    for _ in range(depth):
        norms.append(Norm(body.figures(narrow), body.figures(narrow)))
        layers.append(layer_of(body, narrow, narrow))
    norms.append(Norm(body.figures(narrow), body.figures(narrow)))
    deciding = body.take(decisions * narrow)
    figures = [scale, bias, body.figures(decisions), body.figures(decisions), body.figures(narrow), body.figures(1)]
    net.finish(figures, layers, norms, deciding, narrow)
    return net


def some(table: bytes, wide: int, left: list[int]) -> bytes:
    """Some columns of a table that has so many."""
    if len(left) == wide:
        return table
    found = bytearray(len(table) // wide * len(left))
    for at, column in enumerate(left):
        found[at :: len(left)] = table[column::wide]
    return bytes(found)


def layer_of(body: Body, inputs: int, outputs: int, part: Part | None = None) -> Layer:
    weights, scale, bias = body.take(inputs * outputs), body.figures(outputs), body.figures(outputs)
    if part is None:
        return Layer(weights, inputs, outputs, scale, bias)
    rows = b"".join(weights[row * outputs : (row + 1) * outputs] for row in part.left)
    return Layer(rows, len(part.left), outputs, scale, part.bias)
