"""A part of a network: the sums of its first layer that say most, the others taken for what they usually are."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from tonalli.bots.sight import Sight
from tonalli.bots.weights import read_weights
from tonalli.training.beginning import beginning
from tonalli.training.distil import Memory, watched
from tonalli.training.mixture import Mixture
from tonalli.training.network import Inputs, Network, said_of

TRIED: Final = 3000
"""Decisions by which it is told what says most."""


def part_of(teacher: Path, mixture: Mixture, wide: int, seed: int) -> dict[str, Any]:
    """What a checkpoint of so many sums of a network would hold; nothing is learned anew."""
    game = mixture.game
    kept = beginning(teacher, game)
    inputs = Inputs(kept["columns"].numpy(), kept["thresholds"].numpy())
    memory = Memory(inputs, len(game.space.decisions), TRIED)
    games = watched(Sight(*read_weights(teacher)), mixture, seed)
    for _ in range(TRIED):
        memory.add(*next(games))
    seen, begins, _, _ = memory.some(np.random.default_rng(seed), TRIED)

    def made(shape: dict[str, int], weights: dict[str, Tensor]) -> Network:
        network = Network(inputs, game.features, len(game.space.decisions), **shape)
        network.load_state_dict(weights)
        return network

    whole = made(kept["shape"], kept["network"])
    left = min(wide, kept["shape"]["wide"])
    which, weights = trimmed(whole, seen, begins, left)
    return {
        **said_of(game, made({**kept["shape"], "wide": left}, weights)),
        "part": {"of": str(teacher), "left": which},
        "done": {"seconds": 0.0, "decisions": 0, "iterations": 0},
        "points": [],
    }


def trimmed(network: Network, seen: Tensor, begins: Tensor, wide: int) -> tuple[list[int], dict[str, Tensor]]:
    """The sums that are left of a network, and the weights of one of those alone, by what was seen: inputs that were
    set, and where each row of them begins.

    How much a sum says is how much it moves what it leads to. What norms make of the sums that are left would change
    with the others gone; on average that is put right.
    """
    weights = {name: value.detach().clone() for name, value in network.state_dict().items()}
    first, norm, second = network.first, network.norm, network.second
    with torch.no_grad():
        sums = functional.embedding_bag(seen, first.weight.t(), begins, mode="sum") + first.bias
        middle, spread = middle_and_spread(sums, norm.eps)
        lit = functional.relu6((sums - middle) / spread * norm.weight + norm.bias)
        says = lit.var(0) * second.weight.square().sum(0)
        left = says.topk(wide).indices.sort().values
        gone = torch.ones(len(says), dtype=torch.bool)
        gone[left] = False
        own_middle, own_spread = middle_and_spread(sums[:, left], norm.eps)
        wider = (own_spread / spread).mean()
        higher = ((own_middle - middle) / spread).mean()
        weights["second.bias"] += second.weight[:, gone] @ lit.mean(0)[gone]
        weights["second.weight"] = second.weight[:, left].clone()
        weights["norm.bias"] = norm.bias[left] + norm.weight[left] * higher
        weights["norm.weight"] = norm.weight[left] * wider
        weights["first.weight"] = first.weight[left].clone()
        weights["first.bias"] = first.bias[left].clone()
    return left.tolist(), weights


def middle_and_spread(sums: Tensor, close: float) -> tuple[Tensor, Tensor]:
    """Of every row, as a norm reckons them."""
    return sums.mean(1, keepdim=True), (sums.var(1, correction=0, keepdim=True) + close).sqrt()
