"""What learns: from the row that a seat sees to odds of every decision and what the position is worth.

All inputs are 0 or 1: a figure is said by the thresholds it has reached. So the first layer is a sum of rows, and
whoever decides without an accelerator adds only those that are set.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from tonalli.bots.sight import MARGIN, points_columns
from tonalli.core.columns import HIGHEST, SIDES
from tonalli.core.features import Features
from tonalli.core.game import Game

LADDER: Final = (*range(1, 13), *range(14, 25, 2), *range(28, 65, 4), *range(70, 256, 6))
"""The thresholds of a figure, as far as it goes."""
REACH: Final = 2
"""A figure is expected to come as many times as high as it ever was in random play, or anywhere if that was high."""
HIGH: Final = 8
CEILING: Final = 6.0
"""No activation is higher, so that a byte can say it."""
ROUND: Final = 64
NEVER: Final = 256
"""A threshold that no figure reaches."""
ILLEGAL: Final = -1e9


class Inputs:
    """What enters the network: pairs of a column and the lowest figure at which it is set."""

    def __init__(self, columns: NDArray[Any], thresholds: NDArray[Any]) -> None:
        self.columns = columns.astype("i8")
        self.thresholds = thresholds.astype("i2")

    @classmethod
    def of(cls, features: Features, seen: NDArray[Any]) -> Inputs:
        """By the highest figure that was seen in every column, or in that of the same name of another seat."""
        alike: dict[str, int] = {}
        for number, column in enumerate(features):
            name = anybodys(column.name)
            alike[name] = max(alike.get(name, 0), int(seen[number]))
        pairs: list[tuple[int, int]] = []
        for number, column in enumerate(features):
            highest = alike[anybodys(column.name)]
            reach = max(REACH * highest, 2) if highest <= HIGH else HIGHEST
            pairs += [(number, step) for step in LADDER if step <= min(column.highest, reach)]
        # Accelerators multiply fast only what comes in round numbers.
        pairs += [(0, NEVER)] * (-len(pairs) % ROUND)
        return cls(np.array([pair[0] for pair in pairs]), np.array([pair[1] for pair in pairs]))

    def __len__(self) -> int:
        return len(self.columns)


def anybodys(name: str) -> str:
    """The name of a column without the seat that it is about."""
    side, _, rest = name.partition(".")
    return rest if side in SIDES else name


class Hidden(nn.Module):
    """A layer on top of another, added to it."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.linear = nn.Linear(width, width)

    def forward(self, x: Tensor) -> Tensor:
        added: Tensor = x + self.linear(functional.relu6(self.norm(x)))
        return added


class Network(nn.Module):
    """Rows that are summed up, a few layers, odds and value."""

    columns: Tensor
    thresholds: Tensor
    used: Tensor
    points: Tensor

    def __init__(self, inputs: Inputs, features: Features, decisions: int, wide: int, narrow: int, depth: int) -> None:
        super().__init__()
        self.shape = {"wide": wide, "narrow": narrow, "depth": depth}
        self.register_buffer("columns", torch.from_numpy(inputs.columns), persistent=False)
        self.register_buffer("thresholds", torch.from_numpy(inputs.thresholds), persistent=False)
        self.register_buffer("used", torch.zeros(len(inputs)))
        """How often each input was seen set; what never was has learned nothing."""
        self.register_buffer("points", torch.tensor(points_columns(features)), persistent=False)
        self.first = nn.Linear(len(inputs), wide)
        self.norm = nn.LayerNorm(wide)
        self.second = nn.Linear(wide, narrow)
        self.hidden = nn.ModuleList([Hidden(narrow) for layer in range(depth)])
        self.last = nn.LayerNorm(narrow)
        self.policy = nn.Linear(narrow, decisions)
        self.value = nn.Linear(narrow, 1)
        # About so many inputs are set at once; the usual start would reckon with all of them.
        nn.init.normal_(self.first.weight, std=0.06)
        for head in (self.policy, self.value):
            nn.init.normal_(head.weight, std=0.01)
            nn.init.zeros_(head.bias)

    def forward(self, rows: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of odds of every decision, and what the position is worth to whoever looks."""
        kind = self.second.weight.dtype if not torch.is_autocast_enabled(rows.device.type) else torch.bfloat16
        odds, to_come = self.judged(self.first(self.set_in(rows, kind)), mask)
        return odds, to_come + self.lead(rows)

    def judged(self, sums: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """The same from the sums of the first layer on, and of the value what the points of now do not say."""
        x = functional.relu6(self.norm(sums))
        x = self.second(x)
        for layer in self.hidden:
            x = layer(x)
        x = functional.relu6(self.last(x))
        odds = functional.log_softmax(self.policy(x).float().masked_fill(mask == 0, ILLEGAL), 1)
        return odds, self.value(x).float().squeeze(1)

    def set_in(self, rows: Tensor, kind: torch.dtype) -> Tensor:
        """Which inputs are set, as 0 and 1."""
        reached = reached_fused() if rows.is_cuda else reached_plainly
        return reached(rows, self.columns, self.thresholds, kind)

    def lead(self, rows: Tensor) -> Tensor:
        """What the points of now would be worth: the network says only what is still to come."""
        points = rows.index_select(1, self.points).float()
        margin = points[:, 0] - points[:, 1:].max(1).values
        return 0.5 * (margin / MARGIN).clamp(-1, 1)


def reached_plainly(rows: Tensor, columns: Tensor, thresholds: Tensor, kind: torch.dtype) -> Tensor:
    return (rows.index_select(1, columns) >= thresholds).to(kind)


@cache
def reached_fused() -> Callable[[Tensor, Tensor, Tensor, torch.dtype], Tensor]:
    """The same in one go, where PyTorch can compile it."""
    if os.environ.get("TONALLI_FUSED") == "0":
        return reached_plainly
    compiled: Callable[[Tensor, Tensor, Tensor, torch.dtype], Tensor] = torch.compile(reached_plainly, dynamic=True)
    try:
        some = torch.zeros(8, 24, device="cuda", dtype=torch.int64)
        compiled(some.to(torch.uint8), some[0, :16], some[0, :16].to(torch.int16), torch.bfloat16)
    except Exception:  # whatever is missing there, it works without
        return reached_plainly
    return compiled


def said_of(game: Game, network: Network) -> dict[str, Any]:
    """What a checkpoint says of a network: all that is needed to write its weights into a file."""
    return {
        "game": game.name,
        "features": game.features.version,
        "size": len(game.features),
        "columns": network.columns.cpu(),
        "thresholds": network.thresholds.cpu(),
        "shape": network.shape,
        "network": parts_of(network),
    }


def parts_of(network: Network) -> dict[str, Any]:
    """The weights of a network on the processor."""
    return {name: value.detach().cpu() for name, value in network.state_dict().items()}
