# interpreted
"""What a network has learned, in a file: a line of JSON, then its weights, all compressed."""

from __future__ import annotations

import array
import json
import sys
import zlib
from functools import cache
from pathlib import Path
from typing import Any, Final

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
            raise ValueError("it is cut off")
        return self.data[self.at - size : self.at]

    def figures(self, count: int) -> list[float]:
        found = array.array("f", self.take(4 * count))
        if sys.byteorder == "big":
            found.byteswap()
        return found.tolist()


@cache
def read_weights(file: Path) -> tuple[str, Net]:
    """The game that a network has learned, and the network; every file is read once."""
    try:
        whole = file.read_bytes()
        if not whole.startswith(MAGIC):
            raise ValueError("it holds no weights")
        line, _, rest = zlib.decompress(whole[len(MAGIC) :]).partition(b"\n")
        said: dict[str, Any] = json.loads(line)
        return said["game"], net_of(said, Body(rest))
    except OSError as error:
        raise OptionError(f"{file}: {error.strerror}") from None
    except (ValueError, KeyError, zlib.error) as error:
        raise OptionError(f"{file}: {error}") from None


def net_of(said: dict[str, Any], body: Body) -> Net:
    features = game_named(said["game"]).features
    if (said["features"], said["size"]) != (features.version, len(features)):
        raise ValueError("what a seat sees has changed since")
    wide, narrow, depth, decisions = (said[name] for name in ("wide", "narrow", "depth", "decisions"))
    counts = body.take(said["size"])
    first = wide * sum(counts)
    net = Net(said["size"], wide, bytes(said["ladder"]), counts, body.take(first), body.take(first))
    scale, bias = body.figures(wide), body.figures(wide)
    norms = [Norm(body.figures(wide), body.figures(wide))]
    layers = [layer_of(body, wide, narrow)]
    for _ in range(depth):
        norms.append(Norm(body.figures(narrow), body.figures(narrow)))
        layers.append(layer_of(body, narrow, narrow))
    norms.append(Norm(body.figures(narrow), body.figures(narrow)))
    deciding = body.take(decisions * narrow)
    figures = [scale, bias, body.figures(decisions), body.figures(decisions), body.figures(narrow), body.figures(1)]
    net.finish(figures, layers, norms, deciding, narrow)
    return net


def layer_of(body: Body, inputs: int, outputs: int) -> Layer:
    weights = body.take(inputs * outputs)
    return Layer(weights, inputs, outputs, body.figures(outputs), body.figures(outputs))
