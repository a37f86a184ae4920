"""A training run: actors and learner side by side, until the time is over; what was learned is kept in a folder."""

from __future__ import annotations

import contextlib
import os
import random
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray

from tonalli.core.errors import OptionError
from tonalli.core.game import Game, game_named
from tonalli.rl.batch import Batch
from tonalli.training.actors import HALVES, Crew, Layout
from tonalli.training.beginning import beginning
from tonalli.training.collecting import Collector
from tonalli.training.curve import Point, write_curve
from tonalli.training.exam import Paper, subjects
from tonalli.training.mixture import SHARES, Mixture
from tonalli.training.network import Inputs, Network, said_of
from tonalli.training.ppo import Learner, Rollout
from tonalli.training.shared import Shared

CHECKPOINT: Final = "checkpoint.pt"
TELL_EVERY: Final = 10.0
SAMPLED: Final = 24
"""Tables on which random play shows how high figures come."""
SWITCH: Final = 0.0005
"""Seconds after which collecting gets its turn beside learning."""

Tell = Callable[[Point], None]


@dataclass
class Settings:
    """What a run is asked to do."""

    game: str
    folder: Path
    seconds: float = 600.0
    players: list[int] = field(default_factory=list)
    modules: list[str] | None = None
    seed: int = 0
    actors: int = 0
    """Processes that play; 0 for as many as there are cores, less two."""
    rows: int = 320
    """Games of one process at once, in each half."""
    steps: int = 80
    minibatch: int = 16384
    epochs: int = 2
    rate: float = 6e-4
    wide: int = 1024
    narrow: int = 256
    depth: int = 2
    exam_every: float = 120.0
    exam_games: int = 4
    """Of every process, subject and seat; 0 for no exams."""
    keep_every: float = 120.0
    device: str = ""
    """Empty for a GPU where there is one."""
    begin: Path | None = None
    """A file of weights to begin from."""
    shares: dict[int, float] = field(default_factory=lambda: dict(SHARES))
    """How often a game for so many is dealt."""


class Run:
    """One run from its settings; ``resume`` goes on where a checkpoint in its folder ends."""

    def __init__(self, settings: Settings, resume: bool = False, tell: Tell = lambda point: None) -> None:
        self.settings = settings
        self.tell = tell
        self.game: Game = game_named(settings.game)
        self.mixture = Mixture(self.game, settings.players, settings.modules, settings.shares)
        self.points: list[Point] = []
        self.before = {"seconds": 0.0, "decisions": 0, "iterations": 0}
        """What earlier runs have done that this one goes on from."""
        kept = self.read() if resume else beginning(settings.begin, self.game) if settings.begin else None
        settings.folder.mkdir(parents=True, exist_ok=True)
        # Everything up to here works without an accelerator; it may only be started once the actors are forked.
        actors = settings.actors or max((os.cpu_count() or 2) - 2, 1)
        examined = subjects(self.game, self.mixture.players) if settings.exam_games else []
        self.layout = Layout(actors, settings.rows, Paper(examined, settings.exam_games))
        self.shared = Shared(self.game, self.layout.total)
        if kept is None:
            self.inputs = Inputs.of(self.game.features, highest_seen(self.game, self.mixture, settings.seed))
        else:
            self.inputs = Inputs(kept["columns"].numpy(), kept["thresholds"].numpy())
            settings.wide, settings.narrow, settings.depth = (kept["shape"][x] for x in ("wide", "narrow", "depth"))
        seed = random.Random(f"{settings.seed} {self.before['iterations']}").randrange(1 << 40)
        self.crew = Crew(self.game, self.mixture, self.layout, self.shared, seed)
        torch.manual_seed(seed)
        self.device = torch.device(settings.device or ("cuda" if torch.cuda.is_available() else "cpu"))
        torch.set_float32_matmul_precision("high")
        self.network = self.made(kept)
        self.learner = Learner(self.network, settings.rate, settings.minibatch, settings.epochs)
        if kept is not None and "optimiser" in kept:
            self.learner.restore(kept["optimiser"])
        self.collector = Collector(self.crew, self.layout, self.shared, self.network)
        self.rollouts = [self.room() for side in range(2)]

    def made(self, kept: dict[str, Any] | None) -> Network:
        s = self.settings
        decisions = len(self.game.space.decisions)
        network = Network(self.inputs, self.game.features, decisions, s.wide, s.narrow, s.depth)
        if kept is not None:
            network.load_state_dict(kept["network"])
        network.to(self.device)
        return network

    def room(self) -> Rollout:
        columns, decisions = self.shared.observation.shape[1], self.shared.mask.shape[1]
        return Rollout(self.settings.steps, HALVES * self.layout.half_rows, columns, decisions, self.device)

    # ---- the loop --------------------------------------------------------------------------

    def go(self) -> None:
        """Until the time is over; interrupted, what was learned so far is kept all the same."""
        sys.setswitchinterval(SWITCH)
        self.begun = time.monotonic()
        self.done = dict(self.before)
        with contextlib.suppress(KeyboardInterrupt):
            self.learn()
        if self.done != self.before:
            self.examine()
            self.keep()
        self.crew.close()

    @property
    def spent(self) -> float:
        return time.monotonic() - self.begun

    def learn(self) -> None:
        """Learn from one rollout while the next is being collected."""
        here, there = self.rollouts
        tell, examine, keep = (Every(each) for each in (TELL_EVERY, self.settings.exam_every, self.settings.keep_every))
        decisions = HALVES * self.layout.half_rows * self.settings.steps
        told = self.done
        waited = 0.0
        self.collector.collect(here)
        # The first time by itself: what it does is recorded, and nobody else may use the accelerator meanwhile.
        self.learner.update(here, self.learner.set_pace(0.0))
        self.count(decisions)
        self.collector.follow(self.network)
        self.collector.collect(here)
        with ThreadPoolExecutor(1) as beside:
            while self.spent < self.settings.seconds:
                collecting = beside.submit(self.collector.collect, there)
                learned = self.learner.update(here, self.learner.set_pace(self.spent / self.settings.seconds))
                learned_at = self.spent
                collecting.result()
                waited += self.spent - learned_at
                self.collector.follow(self.network)
                here, there = there, here
                self.count(decisions)
                if tell.is_due():
                    passed = self.done["seconds"] - told["seconds"]
                    speed = {
                        "rate": round((self.done["decisions"] - told["decisions"]) / passed),
                        "waited": round(waited / passed, 3),
                    }
                    told, waited = self.done, 0.0
                    self.note({**speed, "scores": self.collector.scores(), **rounded(learned)})
                if examine.is_due():
                    self.examine()
                if keep.is_due():
                    self.keep()

    def count(self, decisions: int) -> None:
        """So many more were learned from."""
        self.done = {
            "seconds": self.before["seconds"] + self.spent,
            "decisions": self.done["decisions"] + decisions,
            "iterations": self.done["iterations"] + 1,
        }

    def examine(self) -> None:
        if self.layout.paper.parts:
            self.note({"exam": self.collector.examine()})

    def note(self, what: Point) -> None:
        """Another point of the curve."""
        point = {**self.done, "seconds": round(self.done["seconds"], 1), **what}
        self.points.append(point)
        self.tell(point)

    # ---- what is kept ----------------------------------------------------------------------

    @property
    def file(self) -> Path:
        return self.settings.folder / CHECKPOINT

    def keep(self) -> None:
        """All that is needed to go on, and the curve."""
        kept = {
            **said_of(self.game, self.network),
            "optimiser": self.learner.state(),
            "done": self.done,
            "points": self.points,
            "settings": {
                **asdict(self.settings),
                "folder": str(self.settings.folder),
                "begin": str(self.settings.begin),
            },
        }
        keep(kept, self.settings.folder)

    def read(self) -> dict[str, Any]:
        kept = read_checkpoint(self.file, self.game)
        self.before = kept["done"]
        self.points = kept["points"]
        return kept


class Every:
    """Comes due every so many seconds."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.last = time.monotonic()

    def is_due(self) -> bool:
        now = time.monotonic()
        if now - self.last < self.seconds:
            return False
        self.last = now
        return True


def rounded(figures: dict[str, float]) -> dict[str, float]:
    return {name: float(f"{figure:.4g}") for name, figure in figures.items()}


def keep(kept: dict[str, Any], folder: Path) -> None:
    """A checkpoint in its folder, and the curve."""
    # Under another name until all of it is there.
    unfinished = (folder / CHECKPOINT).with_suffix(".new")
    torch.save(kept, unfinished)
    unfinished.replace(folder / CHECKPOINT)
    write_curve(folder, kept["points"])


def read_checkpoint(file: Path, game: Game) -> dict[str, Any]:
    """What a run has kept, if it is of this game and of rows as they are today."""
    if not file.exists():
        raise OptionError(f"{file}: there is no checkpoint to go on from")
    kept: dict[str, Any] = torch.load(file, map_location="cpu", weights_only=True)
    if kept["game"] != game.name:
        raise OptionError(f"{file}: it has learned {kept['game']}, not {game.name}")
    if (kept["features"], kept["size"]) != (game.features.version, len(game.features)):
        raise OptionError(f"{file}: what a seat sees has changed since, so nothing can go on from it")
    return kept


def highest_seen(game: Game, mixture: Mixture, seed: int, tables: int = SAMPLED, steps: int = 150) -> NDArray[Any]:
    """The highest figure of every column in some random play."""
    generator = random.Random(seed)
    dice = np.random.default_rng(seed)
    highest = np.zeros(len(game.features), "u1")
    for table in range(tables):
        batch = Batch(game, 8, generator.randrange(1 << 40), skip_forced=True, **mixture.draw(generator))
        for step in range(steps):
            np.maximum(highest, batch.observation.max(0), out=highest)
            batch.step((dice.random(batch.mask.shape) * batch.mask).argmax(1))
    return highest
