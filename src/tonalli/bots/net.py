"""A trained network that decides without any library: whole numbers are summed up, several of them in one word.

The first layer adds one row for every column that says something, three sums to a word. The others multiply, two
sums to a word; whatever an activation has left at 0 is skipped. Only what is legal is asked for at the end.
"""

from __future__ import annotations

import math
from typing import Final, final

from tonalli.core.native import i64, u8, vec
from tonalli.core.state import State

LANE: Final[i64] = 21
"""Bits of a sum of the first layer: enough for all columns of a row."""
LANES: Final[i64] = 3
LANE_MASK: Final[i64] = (1 << 21) - 1
HALF: Final[i64] = 32
"""Bits of a sum of the other layers."""
HALF_MASK: Final[i64] = (1 << 32) - 1
RAISED: Final[i64] = 1024
"""Added to every weight of the first layer, so that no sum is negative."""
RAISED_BYTE: Final[i64] = 128
"""The same for the others."""
BRIGHTEST: Final = 255.0
"""What an activation of the ceiling is as a byte."""
CEILING: Final = 6.0
CLOSE: Final = 1e-5
"""What a norm adds to the spread, so that nothing is divided by 0."""


@final
class Layer:
    """From one run of activations to the next: bytes as weights, a scale and a bias for every sum."""

    def __init__(self, weights: bytes, inputs: i64, outputs: i64, scale: list[float], bias: list[float]) -> None:
        self.inputs = inputs
        self.outputs = outputs
        self.words: i64 = (outputs + 1) // 2
        self.scale = vec[float](scale)
        self.bias = vec[float](bias)
        self.sums = vec[i64]([0] * self.words)
        self.table = vec[i64]([0] * (inputs * self.words))
        for i in range(inputs):
            for j in range(outputs):
                weight: i64 = weights[i * outputs + j]
                self.table[i * self.words + j // 2] += weight << (HALF * (j % 2))

    def run(self, lit: vec[i64], out: vec[float]) -> None:
        """Sum up what is lit."""
        sums = self.sums
        table = self.table
        words = self.words
        for j in range(words):
            sums[j] = 0
        total: i64 = 0
        for i in range(self.inputs):
            light = lit[i]
            if light != 0:
                total += light
                at = i * words
                for j in range(words):
                    sums[j] += light * table[at + j]
        raised = RAISED_BYTE * total
        scale, bias = self.scale, self.bias
        for j in range(self.outputs):
            summed = ((sums[j // 2] >> (HALF * (j % 2))) & HALF_MASK) - raised
            out[j] = scale[j] * float(summed) + bias[j]


@final
class Norm:
    """Brings sums to a common spread, cuts them off at both ends and says them as bytes."""

    def __init__(self, gain: list[float], bias: list[float]) -> None:
        self.width: i64 = len(gain)
        self.gain = vec[float](gain)
        self.bias = vec[float](bias)
        self.lit = vec[i64]([0] * len(gain))

    def run(self, sums: vec[float]) -> vec[i64]:
        width = self.width
        mean = 0.0
        for j in range(width):
            mean += sums[j]
        mean /= float(width)
        spread = 0.0
        for j in range(width):
            away = sums[j] - mean
            spread += away * away
        factor = 1.0 / math.sqrt(spread / float(width) + CLOSE)
        lit, gain, bias = self.lit, self.gain, self.bias
        for j in range(width):
            value = (sums[j] - mean) * factor * gain[j] + bias[j]
            if value <= 0.0:
                lit[j] = 0
            elif value >= CEILING:
                lit[j] = 255
            else:
                lit[j] = int(value * (BRIGHTEST / CEILING) + 0.5)
        return lit


@final
class Net:
    """All of it. What it said of the last row it was shown stays until the next."""

    def __init__(self, columns: i64, wide: i64, rungs: bytes, counts: bytes, low: bytes, high: bytes) -> None:
        """``low`` and ``high`` are the bytes of what each row of the first layer adds to the one before it in its
        column: twice that, or if it is negative twice its size less 1. So hardly any of them is large.
        """
        self.columns = columns
        self.wide = wide
        self.words: i64 = (wide + LANES - 1) // LANES
        self.rung = vec[i64]([0] * 256)
        """How many thresholds a figure has reached."""
        reached: i64 = 0
        for figure in range(256):
            if figure in rungs:
                reached += 1
            self.rung[figure] = reached
        self.count = vec[i64]([0] * columns)
        self.start = vec[i64]([0] * columns)
        rows: i64 = 0
        for column in range(columns):
            self.count[column] = counts[column]
            self.start[column] = rows
            rows += counts[column]
        self.table = vec[i64]([0] * (rows * self.words))
        row = vec[i64]([0] * wide)
        for column in range(columns):
            for k in range(self.count[column]):
                i = self.start[column] + k
                for j in range(wide):
                    folded: i64 = low[i * wide + j]
                    folded += 256 * high[i * wide + j]
                    added: i64 = folded >> 1 if folded & 1 == 0 else -((folded + 1) >> 1)
                    row[j] = added if k == 0 else row[j] + added
                    self.table[i * self.words + j // LANES] += (row[j] + RAISED) << (LANE * (j % LANES))
        self.sums = vec[i64]([0] * self.words)
        self.out = vec[float]([0.0] * max(wide, 1))
        self.scale = vec[float]([0.0])
        self.bias = vec[float]([0.0])
        self.norms: list[Norm] = []
        """After the first layer, before each that is added, before the end."""
        self.layers: list[Layer] = []
        """The second, and each that is added to it."""
        self.deciding = vec[u8]([0])
        self.deciding_scale = vec[float]([0.0])
        self.deciding_bias = vec[float]([0.0])
        self.valuing = vec[float]([0.0])
        self.value_bias = 0.0
        self.lit = vec[i64]([0])
        self.narrow: i64 = 0

    def finish(
        self,
        figures: list[list[float]],
        layers: list[Layer],
        norms: list[Norm],
        deciding: bytes,
        narrow: i64,
    ) -> None:
        """What follows the first layer: its scale and bias, those of the decisions, and the value."""
        self.scale = vec[float](figures[0])
        self.bias = vec[float](figures[1])
        self.deciding_scale = vec[float](figures[2])
        self.deciding_bias = vec[float](figures[3])
        self.valuing = vec[float](figures[4])
        self.value_bias = figures[5][0]
        self.layers = layers
        self.norms = norms
        self.deciding = vec[u8]([0] * len(deciding))
        for i in range(len(deciding)):
            self.deciding[i] = u8(deciding[i])
        self.narrow = narrow

    def see(self, cells: vec[u8]) -> None:
        """Look at a row."""
        sums = self.sums
        words = self.words
        table = self.table
        count, start, rung = self.count, self.start, self.rung
        for j in range(words):
            sums[j] = 0
        added: i64 = 0
        for column in range(self.columns):
            figure = i64(cells[column])
            if figure != 0 and count[column] != 0:
                at = (start[column] + min(rung[figure], count[column]) - 1) * words
                for j in range(words):
                    sums[j] += table[at + j]
                added += 1
        self.unpack(added * RAISED)
        lit = self.norms[0].run(self.out)
        narrow = vec[float]([0.0] * self.narrow)
        more = vec[float]([0.0] * self.narrow)
        self.layers[0].run(lit, narrow)
        for layer in range(1, len(self.layers)):
            self.layers[layer].run(self.norms[layer].run(narrow), more)
            for j in range(self.narrow):
                narrow[j] += more[j]
        self.lit = self.norms[len(self.layers)].run(narrow)

    def unpack(self, raised: i64) -> None:
        """The sums of the first layer, each by itself."""
        sums, out, scale, bias = self.sums, self.out, self.scale, self.bias
        for j in range(self.wide):
            summed = ((sums[j // LANES] >> (LANE * (j % LANES))) & LANE_MASK) - raised
            out[j] = scale[j] * float(summed) + bias[j]

    def odds(self, decision: i64) -> float:
        """How much speaks for a decision; only differences mean anything."""
        lit, deciding = self.lit, self.deciding
        at = decision * self.narrow
        summed: i64 = 0
        for j in range(self.narrow):
            summed += lit[j] * (i64(deciding[at + j]) - RAISED_BYTE)
        return self.deciding_scale[decision] * float(summed) + self.deciding_bias[decision]

    def still_to_come(self) -> float:
        """What the position is worth beyond the points that everybody has."""
        lit, valuing = self.lit, self.valuing
        worth = self.value_bias
        for j in range(self.narrow):
            worth += float(lit[j]) * valuing[j]
        return worth

    def best(self, state: State) -> int:
        """The legal decision that most speaks for; the first of equal ones."""
        choices = state.choices
        best: i64 = choices.ids[0]
        best_odds = self.odds(best)
        for i in range(1, choices.count):
            odds = self.odds(choices.ids[i])
            if odds > best_odds:
                best, best_odds = choices.ids[i], odds
        return best
