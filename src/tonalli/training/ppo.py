"""Proximal policy optimisation: what was decided is made likelier where it turned out better than expected."""

from __future__ import annotations

import math
from typing import Any, Final

import torch
from torch import Tensor

from tonalli.training.network import Network
from tonalli.training.shared import SEATS

LAMBDA: Final = 0.95
"""How far a surprise reaches back over the decisions of the seat that meets it."""
CLIP: Final = 0.2
VALUE: Final = 0.5
"""How much the error of the value counts beside the decisions."""
STEEPEST: Final = 0.5
"""The longest gradient."""


class Rollout:
    """So many decisions of every row, as they were taken."""

    def __init__(self, steps: int, rows: int, columns: int, decisions: int, device: torch.device) -> None:
        self.steps = steps
        self.rows = rows

        def room(*shape: int, kind: torch.dtype) -> Tensor:
            return torch.zeros(steps, rows, *shape, dtype=kind, device=device)

        self.observation = room(columns, kind=torch.uint8)
        self.mask = room(decisions, kind=torch.uint8)
        self.actor = room(kind=torch.uint8)
        self.action = room(kind=torch.int64)
        self.odds = room(kind=torch.float32)
        self.value = room(kind=torch.float32)
        self.done = room(kind=torch.uint8)
        self.cut = room(kind=torch.uint8)
        self.final = room(SEATS, kind=torch.float32)
        self.next_actor = torch.zeros(rows, dtype=torch.uint8, device=device)
        self.next_value = torch.zeros(rows, device=device)

    def advantages(self) -> tuple[Tensor, Tensor, Tensor]:
        """How much better each decision was than expected, what was expected then, and where that is known.

        A seat's decisions are followed by its own next one, by the end of the game, or by nothing known: the last of
        a seat that is not to decide now, or whose game was cut.
        """
        device = self.value.device
        row = torch.arange(self.rows, device=device)
        ahead = torch.zeros(self.rows, SEATS, device=device)
        surprise = torch.zeros_like(ahead)
        known = torch.zeros(self.rows, SEATS, dtype=torch.bool, device=device)
        ahead[row, self.next_actor.long()] = self.next_value
        known[row, self.next_actor.long()] = True
        advantage = torch.zeros_like(self.value)
        valid = torch.zeros(self.steps, self.rows, dtype=torch.bool, device=device)
        for step in range(self.steps - 1, -1, -1):
            ended = (self.done[step] != 0)[:, None]
            broken = (self.cut[step] != 0)[:, None] & ~ended
            ahead = torch.where(ended, self.final[step], ahead)
            surprise = torch.where(ended | broken, 0.0, surprise)
            known = (known | ended) & ~broken
            seat = self.actor[step].long()
            here = known[row, seat]
            gain = ahead[row, seat] - self.value[step] + LAMBDA * surprise[row, seat]
            gain = torch.where(here, gain, 0.0)
            advantage[step] = gain
            valid[step] = here
            surprise[row, seat] = gain
            ahead[row, seat] = self.value[step]
            known[row, seat] = True
        return advantage, advantage + self.value, valid


class Learner:
    """The network with what improves it."""

    def __init__(self, network: Network, rate: float, minibatch: int, epochs: int) -> None:
        self.network = network
        self.device = next(network.parameters()).device
        self.rate = rate
        self.minibatch = minibatch
        self.epochs = epochs
        self.optimiser = torch.optim.AdamW(
            network.parameters(), lr=rate, eps=1e-5, weight_decay=0.0, fused=self.device.type == "cuda"
        )

    def set_pace(self, progress: float) -> float:
        """The learning rate falls along a cosine to a twentieth; returns how much variety still counts."""
        share = 0.05 + 0.95 * 0.5 * (1 + math.cos(math.pi * min(progress, 1.0)))
        for group in self.optimiser.param_groups:
            group["lr"] = self.rate * share
        return 0.01 * (1 - progress) + 0.001 * progress

    def update(self, rollout: Rollout, variety: float) -> dict[str, float]:
        """Learn from a rollout; returns what is told of it."""
        advantage, target, valid = rollout.advantages()
        chosen = valid.flatten().nonzero().squeeze(1)
        observation = rollout.observation.flatten(0, 1)
        mask = rollout.mask.flatten(0, 1)
        action, odds = rollout.action.flatten(), rollout.odds.flatten()
        gain, aim = advantage.flatten(), target.flatten()
        mean, spread = gain[chosen].mean(), gain[chosen].std() + 1e-6
        told = torch.zeros(4, device=self.device)
        count = 0
        self.network.used += self.network.set_in(observation[chosen[: self.minibatch]]).sum(0)
        for epoch in range(self.epochs):
            order = chosen[torch.randperm(len(chosen), device=self.device)]
            parts = max(len(order) // self.minibatch, 1)
            for some in order[: parts * self.minibatch].chunk(parts):
                seen, legal = observation[some], mask[some]
                with torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda"):
                    every, value = self.network(seen, legal)
                now = every.gather(1, action[some, None]).squeeze(1)
                better = (gain[some] - mean) / spread
                ratio = (now - odds[some]).exp()
                held = torch.minimum(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
                surprise = (value - aim[some]).square().mean()
                # Where something is illegal its odds are 0, and 0 times their logarithm is nothing.
                spread_out = -(every.exp() * every.clamp(min=-50)).sum(1).mean()
                loss = -held + VALUE * surprise - variety * spread_out
                self.optimiser.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.network.parameters(), STEEPEST)
                self.optimiser.step()
                told += torch.stack([surprise, spread_out, (ratio - 1).abs().mean(), held]).detach()
                count += 1
        unexplained = (gain[chosen].var() / (aim[chosen].var() + 1e-9)).item()
        surprise_mean, spread_mean, moved, _ = (told / max(count, 1)).tolist()
        return {
            "value_error": surprise_mean,
            "entropy": spread_mean,
            "moved": moved,
            "explained": 1 - unexplained,
            "learned_from": float(len(chosen)),
        }

    def state(self) -> dict[str, Any]:
        """What the optimiser remembers, in half the room."""
        kept = self.optimiser.state_dict()
        return {**kept, "state": {number: compact(moments) for number, moments in kept["state"].items()}}

    def restore(self, kept: dict[str, Any]) -> None:
        # Loaded moments take the kind of the parameters they belong to.
        self.optimiser.load_state_dict(kept)


def compact(moments: dict[str, Any]) -> dict[str, Any]:
    """Large tensors in bfloat16, everything on the processor."""
    return {
        name: value.to("cpu", torch.bfloat16 if value.ndim > 0 else value.dtype) if torch.is_tensor(value) else value
        for name, value in moments.items()
    }
