"""A network of random weights in a file, as small as it can be, and what it must say by plain arithmetic."""

from __future__ import annotations

import json
import math
import random
import struct
import zlib
from pathlib import Path

from tonalli.bots.net import RAISED, RAISED_BYTE
from tonalli.bots.weights import MAGIC
from tonalli.core.game import game_named

WIDE, NARROW, DEPTH = 10, 5, 2
LADDER = [1, 2, 5, 9]


def fold(number: int) -> int:
    """Numbers of both signs as such without: 0, -1, 1, -2, 2 ..."""
    return 2 * number if number >= 0 else -2 * number - 1


class TinyNet:
    """Weights by their seed."""

    def __init__(self, game: str, seed: int) -> None:
        dice = random.Random(seed)
        self.game = game_named(game)
        size = len(self.game.features)
        self.decisions = len(self.game.space.decisions)
        self.counts = [
            dice.choice([0, *range(sum(step <= column.highest for step in LADDER) + 1)])
            for column in self.game.features
        ]
        self.size = size
        self.first = [[dice.randrange(-RAISED + 1, RAISED) for _ in range(WIDE)] for _ in range(sum(self.counts))]
        self.figures: dict[str, list[float]] = {}
        self.tables: dict[str, list[list[int]]] = {}
        self.dice = dice
        self.parts: list[bytes] = [bytes(self.counts)]
        twice = [fold(added) for row in self.added() for added in row]
        self.parts += [bytes(each & 255 for each in twice), bytes(each >> 8 for each in twice)]
        self.draw("scale", WIDE, 0.001)
        self.draw("bias", WIDE, 0.1)
        self.norm("norm0", WIDE)
        self.layer("layer0", WIDE, NARROW)
        for layer in range(1, DEPTH + 1):
            self.norm(f"norm{layer}", NARROW)
            self.layer(f"layer{layer}", NARROW, NARROW)
        self.norm(f"norm{DEPTH + 1}", NARROW)
        self.layer("policy", self.decisions, NARROW, each=self.decisions)
        self.draw("value", NARROW, 0.01)
        self.draw("value_bias", 1, 0.1)

    def added(self) -> list[list[int]]:
        """What each row of the first layer adds to the one before it in its column."""
        found: list[list[int]] = []
        for count in self.counts:
            before = [0] * WIDE
            for row in self.first[len(found) : len(found) + count]:
                found.append([one - other for one, other in zip(row, before, strict=True)])
                before = row
        return found

    def draw(self, name: str, count: int, spread: float, middle: float = 0.0) -> None:
        # As a file can say them.
        drawn = struct.pack(f"<{count}f", *(self.dice.gauss(middle, spread) for _ in range(count)))
        self.parts.append(drawn)
        self.figures[name] = list(struct.unpack(f"<{count}f", drawn))

    def norm(self, name: str, width: int) -> None:
        self.draw(f"{name} gain", width, 0.5, 2.0)
        self.draw(f"{name} bias", width, 0.5)

    def layer(self, name: str, rows: int, width: int, each: int = 0) -> None:
        table = [[self.dice.randrange(-127, 128) for _ in range(width)] for _ in range(rows)]
        self.tables[name] = table
        self.parts += [bytes(weight + RAISED_BYTE for weight in row) for row in table]
        self.draw(f"{name} scale", each or width, 0.0005)
        self.draw(f"{name} bias", each or width, 0.1)

    def write(self, file: Path) -> None:
        said = {
            "game": self.game.name,
            "features": self.game.features.version,
            "size": self.size,
            "wide": WIDE,
            "narrow": NARROW,
            "depth": DEPTH,
            "decisions": self.decisions,
            "ladder": LADDER,
        }
        file.write_bytes(MAGIC + zlib.compress(json.dumps(said).encode() + b"\n" + b"".join(self.parts)))

    # ---- plain arithmetic ------------------------------------------------------------------

    def lit(self, name: str, sums: list[float]) -> list[int]:
        mean = sum(sums) / len(sums)
        spread = sum((each - mean) ** 2 for each in sums) / len(sums)
        gain, bias = self.figures[f"{name} gain"], self.figures[f"{name} bias"]
        values = [(each - mean) / math.sqrt(spread + 1e-5) * gain[j] + bias[j] for j, each in enumerate(sums)]
        return [int(min(max(value, 0.0), 6.0) * 42.5 + 0.5) for value in values]

    def multiplied(self, name: str, lit: list[int]) -> list[float]:
        scale, bias = self.figures[f"{name} scale"], self.figures[f"{name} bias"]
        table = self.tables[name]
        sums = [sum(light * table[i][j] for i, light in enumerate(lit)) for j in range(len(table[0]))]
        return [scale[j] * each + bias[j] for j, each in enumerate(sums)]

    def odds(self, row: bytes) -> list[float]:
        """What speaks for every decision."""
        sums = [0] * WIDE
        start = 0
        for column, figure in enumerate(row):
            reached = min(sum(step <= figure for step in LADDER), self.counts[column])
            if reached:
                sums = [one + other for one, other in zip(sums, self.first[start + reached - 1], strict=True)]
            start += self.counts[column]
        scaled = [self.figures["scale"][j] * each + self.figures["bias"][j] for j, each in enumerate(sums)]
        narrow = self.multiplied("layer0", self.lit("norm0", scaled))
        for layer in range(1, DEPTH + 1):
            more = self.multiplied(f"layer{layer}", self.lit(f"norm{layer}", narrow))
            narrow = [one + other for one, other in zip(narrow, more, strict=True)]
        lit = self.lit(f"norm{DEPTH + 1}", narrow)
        scale, bias = self.figures["policy scale"], self.figures["policy bias"]
        return [
            scale[decision] * sum(light * row[j] for j, light in enumerate(lit)) + bias[decision]
            for decision, row in enumerate(self.tables["policy"])
        ]
