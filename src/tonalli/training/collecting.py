"""Decides in all rows at once, step by step, and keeps what is learned from; holds exams in between."""

from __future__ import annotations

import contextlib
import copy
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor

from tonalli.arena.intervals import wilson
from tonalli.training.actors import BEGIN_EXAM, EXAM, HALVES, Crew, Layout
from tonalli.training.network import Network
from tonalli.training.ppo import Rollout
from tonalli.training.shared import Shared

LONGEST: Final = 3000
"""Steps after which an exam is over in any case."""


class Collector:
    """The side of the learner that faces the actors. It decides with a copy of the network, so both work at once."""

    def __init__(self, crew: Crew, layout: Layout, shared: Shared, network: Network) -> None:
        self.crew = crew
        self.layout = layout
        self.shared = shared
        self.device = next(network.parameters()).device
        on_gpu = self.device.type == "cuda"
        self.kind = torch.bfloat16 if on_gpu else torch.float32
        self.policy = copy.deepcopy(network).to(self.kind).requires_grad_(False)
        self.dice = torch.Generator(self.device)
        self.dice.manual_seed(torch.initial_seed())
        self.stream = torch.cuda.Stream(self.device, priority=-1) if on_gpu else None
        if on_gpu:
            for array in (shared.observation, shared.mask, shared.actor, shared.done, shared.cut, shared.final):
                torch.cuda.cudart().cudaHostRegister(array.ctypes.data, array.nbytes, 0)
        self.seen = {
            name: torch.from_numpy(getattr(shared, name))
            for name in ("observation", "mask", "actor", "done", "cut", "final")
        }
        self.ended: dict[str, list[float]] = {}
        """Mean scores of the games that ended since they were last asked for, by number of players."""

    def follow(self, network: Network) -> None:
        """Decide like this network from now on; nothing is being decided meanwhile."""
        with torch.no_grad():
            for mine, new in zip(self.policy.parameters(), network.parameters(), strict=True):
                mine.copy_(new)
        if self.stream is not None:
            torch.cuda.current_stream().synchronize()

    def on_stream(self) -> Any:
        return torch.cuda.stream(self.stream) if self.stream is not None else contextlib.nullcontext()

    def collect(self, rollout: Rollout) -> None:
        """Fill a rollout; when it returns the actors wait in the position after it."""
        with torch.no_grad(), self.on_stream():
            for step in range(rollout.steps):
                for half in range(HALVES):
                    rows = self.layout.half(half)
                    if step > 0:
                        self.crew.wait()
                        self.note(rollout, step - 1, rows)
                    self.decide(rollout, step, rows)
                    self.crew.tell(half)
            for half in range(HALVES):
                rows = self.layout.half(half)
                self.crew.wait()
                self.note(rollout, rollout.steps - 1, rows)
                observation, mask = self.brought(rows)
                rollout.next_value[rows] = self.policy(observation, mask)[1]
                rollout.next_actor[rows] = self.seen["actor"][rows].to(self.device, non_blocking=True)
            if self.stream is not None:
                self.stream.synchronize()

    def brought(self, rows: slice) -> tuple[Tensor, Tensor]:
        return (
            self.seen["observation"][rows].to(self.device, non_blocking=True),
            self.seen["mask"][rows].to(self.device, non_blocking=True),
        )

    def decide(self, rollout: Rollout, step: int, rows: slice) -> None:
        rollout.observation[step, rows].copy_(self.seen["observation"][rows], non_blocking=True)
        rollout.mask[step, rows].copy_(self.seen["mask"][rows], non_blocking=True)
        rollout.actor[step, rows].copy_(self.seen["actor"][rows], non_blocking=True)
        odds, value = self.policy(rollout.observation[step, rows], rollout.mask[step, rows])
        # The highest of odds with such noise is a draw by those odds.
        noise = torch.empty_like(odds).exponential_(generator=self.dice).log_()
        action = (odds - noise).argmax(1)
        rollout.value[step, rows] = value
        rollout.action[step, rows] = action
        rollout.odds[step, rows] = odds.gather(1, action[:, None]).squeeze(1)
        self.shared.action[rows] = action.cpu().numpy()

    def note(self, rollout: Rollout, step: int, rows: slice) -> None:
        """How the games stand after a step."""
        rollout.done[step, rows].copy_(self.seen["done"][rows], non_blocking=True)
        rollout.cut[step, rows].copy_(self.seen["cut"][rows], non_blocking=True)
        rollout.final[step, rows].copy_(self.seen["final"][rows], non_blocking=True)
        shared = self.shared
        for row in np.flatnonzero(shared.done[rows] & shared.plain[rows]) + rows.start:
            self.ended.setdefault(f"{shared.players[row]}p", []).append(float(shared.score[row]))

    def scores(self) -> dict[str, float]:
        """Mean scores of plain games since the last time, by number of players."""
        told = {name: round(sum(scores) / len(scores), 1) for name, scores in sorted(self.ended.items())}
        self.ended = {}
        return told

    def examine(self) -> dict[str, dict[str, float]]:
        """Play the exam with what looks best; by subject how much was won, between which bounds, and the score."""
        paper = self.layout.paper
        rows = self.layout.half(EXAM)
        seats = np.tile(np.repeat([seat for _, seat in paper.parts], paper.per_seat), self.layout.actors)
        won = np.full(len(seats), np.nan)
        score = np.zeros(len(seats))
        every = np.arange(len(seats))
        with torch.no_grad(), self.on_stream():
            self.crew.tell(BEGIN_EXAM)
            self.crew.wait()
            for step in range(LONGEST):
                observation, mask = self.brought(rows)
                odds, _ = self.policy(observation, mask)
                self.shared.action[rows] = odds.argmax(1).cpu().numpy()
                self.crew.tell(EXAM)
                self.crew.wait()
                new = (self.shared.done[rows] != 0) & np.isnan(won)
                won[new] = self.shared.win[rows][every[new], seats[new]]
                score[new] = self.shared.own[rows][every[new], seats[new]]
                if not np.isnan(won).any():
                    break
        result: dict[str, dict[str, float]] = {}
        subject_of = np.tile(
            np.repeat([subject.name for subject, _ in paper.parts], paper.per_seat), self.layout.actors
        )
        for name in dict.fromkeys(subject.name for subject, _ in paper.parts):
            there = (subject_of == name) & ~np.isnan(won)
            games, wins = int(there.sum()), float(won[there].sum())
            low, high = wilson(wins, games)
            result[name] = {
                "games": games,
                "won": round(wins / max(games, 1), 4),
                "low": round(low, 4),
                "high": round(high, 4),
                "score": round(float(score[there].mean()), 1) if games else 0.0,
            }
        return result
