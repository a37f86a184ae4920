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


class Part:
    """What one step of learning looks at; it lies in the same place every time."""

    def __init__(self, size: int, columns: int, decisions: int, device: torch.device) -> None:
        def room(*shape: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(size, *shape, dtype=kind, device=device)

        self.observation = room(columns, kind=torch.uint8)
        self.mask = room(decisions, kind=torch.uint8)
        self.action = room(kind=torch.int64)
        self.odds = room()
        self.gain = room()
        self.aim = room()
        self.variety = torch.zeros((), device=device)
        self.told = torch.zeros(3, device=device)
        """Error of the value, variety and how far the odds moved, summed up over the steps."""


class Learner:
    """The network with what improves it."""

    def __init__(self, network: Network, rate: float, minibatch: int, epochs: int) -> None:
        self.network = network
        self.device = next(network.parameters()).device
        self.on_gpu = self.device.type == "cuda"
        self.rate = rate
        self.minibatch = minibatch
        self.epochs = epochs
        self.pace = torch.tensor(rate, device=self.device) if self.on_gpu else rate
        self.optimiser = torch.optim.AdamW(
            network.parameters(), lr=self.pace, eps=1e-5, weight_decay=0.0, fused=self.on_gpu, capturable=self.on_gpu
        )
        self.part: Part | None = None
        self.graph: Any = None
        self.records = self.on_gpu

    def set_pace(self, progress: float) -> float:
        """The learning rate falls along a cosine to a twentieth; returns how much variety still counts."""
        now = self.rate * (0.05 + 0.95 * 0.5 * (1 + math.cos(math.pi * min(progress, 1.0))))
        for group in self.optimiser.param_groups:
            if torch.is_tensor(group["lr"]):
                group["lr"].fill_(now)
            else:
                group["lr"] = now
        return 0.01 * (1 - progress) + 0.001 * progress

    def update(self, rollout: Rollout, variety: float) -> dict[str, float]:
        """Learn from a rollout; returns what is told of it."""
        advantage, target, valid = rollout.advantages()
        chosen = valid.flatten().nonzero().squeeze(1)
        observation = rollout.observation.flatten(0, 1)
        gain, aim = advantage.flatten(), target.flatten()
        mean, spread = gain[chosen].mean(), gain[chosen].std() + 1e-6
        better = (gain - mean) / spread
        size = min(self.minibatch, len(chosen))
        if self.part is None or len(self.part.gain) != size:
            self.part = Part(size, rollout.observation.shape[2], rollout.mask.shape[2], self.device)
            self.graph = None
        part = self.part
        part.variety.fill_(variety)
        part.told.zero_()
        self.network.used += self.network.set_in(observation[chosen[:size]], torch.float32).sum(0)
        sources = [
            (observation, part.observation),
            (rollout.mask.flatten(0, 1), part.mask),
            (rollout.action.flatten(), part.action),
            (rollout.odds.flatten(), part.odds),
            (better, part.gain),
            (aim, part.aim),
        ]
        count = 0
        for epoch in range(self.epochs):
            order = chosen[torch.randperm(len(chosen), device=self.device)]
            for first in range(0, len(order) - size + 1, size):
                for source, there in sources:
                    torch.index_select(source, 0, order[first : first + size], out=there)
                self.step()
                count += 1
        unexplained = (gain[chosen].var() / (aim[chosen].var() + 1e-9)).item()
        surprise, spread_out, moved = (part.told / max(count, 1)).tolist()
        return {
            "value_error": surprise,
            "entropy": spread_out,
            "moved": moved,
            "explained": 1 - unexplained,
            "learned_from": float(len(chosen)),
        }

    def step(self) -> None:
        """Learn from what lies there; on a GPU as one recorded run, since it takes longer to ask for than to do."""
        if self.graph is not None:
            self.graph.replay()
        elif self.records:
            self.record()
        else:
            self.improve()

    def improve(self) -> None:
        part = self.part
        assert part is not None
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.on_gpu, cache_enabled=False):
            every, value = self.network(part.observation, part.mask)
        now = every.gather(1, part.action[:, None]).squeeze(1)
        ratio = (now - part.odds).exp()
        held = torch.minimum(ratio * part.gain, ratio.clamp(1 - CLIP, 1 + CLIP) * part.gain).mean()
        surprise = (value - part.aim).square().mean()
        # Where something is illegal its odds are 0, and 0 times their logarithm is nothing.
        spread_out = -(every.exp() * every.clamp(min=-50)).sum(1).mean()
        loss = -held + VALUE * surprise - part.variety * spread_out
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), STEEPEST)
        self.optimiser.step()
        part.told += torch.stack([surprise, spread_out, (ratio - 1).abs().mean()]).detach()

    def record(self) -> None:
        """Do it a few times on a stream of its own, then record what it does; all of it is learned from."""
        aside = torch.cuda.Stream(self.device)
        aside.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(aside):
            for time in range(3):
                self.improve()
        torch.cuda.current_stream().wait_stream(aside)
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        self.optimiser.zero_grad(set_to_none=True)
        try:
            with torch.cuda.graph(graph):
                self.improve()
            self.graph = graph
        except RuntimeError:  # slower, but the same
            self.records = False
            self.optimiser.zero_grad(set_to_none=True)

    def state(self) -> dict[str, Any]:
        """What the optimiser remembers, in half the room."""
        kept = self.optimiser.state_dict()["state"]
        return {"state": {number: compact(moments) for number, moments in kept.items()}}

    def restore(self, kept: dict[str, Any]) -> None:
        groups = self.optimiser.state_dict()["param_groups"]
        self.optimiser.load_state_dict({"state": kept["state"], "param_groups": groups})
        for group in self.optimiser.param_groups:
            group["lr"] = self.pace


def compact(moments: dict[str, Any]) -> dict[str, Any]:
    """Large tensors in bfloat16, everything on the processor."""
    return {
        name: value.to("cpu", torch.bfloat16 if value.ndim > 0 else value.dtype) if torch.is_tensor(value) else value
        for name, value in moments.items()
    }
