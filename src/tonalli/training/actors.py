"""The processes that play: each has rows of its own, steps them when told to, and lays what they see before all."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import random
import traceback
from multiprocessing.connection import Connection
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tonalli.bots.following import end_with_parent
from tonalli.bots.sight import MARGIN
from tonalli.core.game import Game
from tonalli.rl.batch import Batch
from tonalli.training.exam import HELD_OUT, Paper, Subject
from tonalli.training.mixture import PLAYERS, Mixture
from tonalli.training.shared import Shared

HALVES: Final = 2
"""While one half of the rows is being played the learner decides in the other."""
EXAM: Final = HALVES
"""The rows of the exam are stepped like a third half."""
BLOCK: Final = 128
"""So many rows of a process share their options."""
LASTING: Final = 2000
"""Steps after which a block gets other options, more or less."""

BEGIN_EXAM: Final = 254
STOP: Final = 255


class Layout:
    """Which rows are whose: those of a half lie together, and in them those of a process."""

    def __init__(self, actors: int, rows: int, paper: Paper) -> None:
        self.actors = actors
        self.rows = rows
        """Of one process in one half."""
        self.paper = paper
        self.half_rows = actors * rows
        self.total = HALVES * self.half_rows + actors * paper.rows

    def half(self, half: int) -> slice:
        if half == EXAM:
            return slice(HALVES * self.half_rows, self.total)
        return slice(half * self.half_rows, (half + 1) * self.half_rows)

    def own(self, half: int, actor: int) -> slice:
        """The rows of a process in a half."""
        rows = self.paper.rows if half == EXAM else self.rows
        first = self.half(half).start + actor * rows
        return slice(first, first + rows)


class Block:
    """Some rows of the same options."""

    def __init__(self, batch: Batch, first: int, shared: Shared, plain: bool) -> None:
        self.batch = batch
        self.rows = slice(first, first + batch.n)
        self.shared = shared
        self.steps = 0
        shared.players[self.rows] = batch.options[PLAYERS]
        shared.plain[self.rows] = plain

    def step(self) -> None:
        self.steps += 1
        self.batch.step(self.shared.action[self.rows])

    def publish(self, cut: bool = False) -> None:
        shared, rows, batch = self.shared, self.rows, self.batch
        shared.observation[rows] = batch.observation
        shared.mask[rows] = batch.mask
        shared.actor[rows] = batch.actor
        shared.cut[rows] = cut
        self.publish_ends()

    def publish_ends(self) -> None:
        """How games ended that ended with this step."""
        shared, rows, batch = self.shared, self.rows, self.batch
        shared.done[rows] = batch.done
        if batch.done.any():
            shared.win[rows, : batch.seats] = batch.reward
            shared.final[rows, : batch.seats] = worth(batch.reward, batch.scores)
            shared.own[rows, : batch.seats] = batch.scores
            shared.score[rows] = batch.scores[:, : batch.options[PLAYERS]].mean(1)


def worth(win: NDArray[Any], scores: NDArray[Any]) -> NDArray[Any]:
    """What an end is worth to each seat: half of it whether it won, half how far it is ahead of the best other."""
    best = np.sort(scores, 1)
    others = np.where(scores == best[:, -1:], best[:, -2:-1], best[:, -1:])
    return 0.5 * win + 0.5 * np.clip((scores - others) / MARGIN, -1, 1)


class Actor:
    """One process."""

    def __init__(self, number: int, game: Game, mixture: Mixture, layout: Layout, shared: Shared, seed: int) -> None:
        self.number = number
        self.game = game
        self.mixture = mixture
        self.layout = layout
        self.shared = shared
        self.random = random.Random(f"{seed} {number}")
        self.halves: list[list[Block]] = [self.blocks(half) for half in range(HALVES)]
        self.exam: list[Block] = []
        self.open: list[int] = []
        """How many games of each block of the exam still go on."""
        self.over: list[NDArray[np.bool_]] = []
        """Which have come to their end."""

    def blocks(self, half: int) -> list[Block]:
        own = self.layout.own(half, self.number)
        made = []
        for first in range(own.start, own.stop, BLOCK):
            made.append(self.drawn(first, min(BLOCK, own.stop - first)))
            made[-1].steps = self.random.randrange(LASTING)
            made[-1].publish()
        return made

    def drawn(self, first: int, rows: int) -> Block:
        """A block of new games."""
        options = self.mixture.draw(self.random)
        batch = Batch(self.game, rows, self.random.randrange(HELD_OUT), skip_forced=True, **options)
        plain = options == self.game.check({PLAYERS: options[PLAYERS]})
        return Block(batch, first, self.shared, plain)

    def step(self, half: int) -> None:
        blocks = self.halves[half]
        for number, block in enumerate(blocks):
            block.step()
            if block.steps < LASTING:
                block.publish()
                continue
            fresh = self.drawn(block.rows.start, block.batch.n)
            fresh.publish(cut=True)
            # How a game ended in this very step still counts.
            block.publish_ends()
            blocks[number] = fresh

    def begin_exam(self) -> None:
        own = self.layout.own(EXAM, self.number)
        self.exam = []
        for part, (subject, seat) in enumerate(self.layout.paper.parts):
            first = own.start + part * self.layout.paper.per_seat
            self.exam.append(Block(self.examined(subject, seat), first, self.shared, False))
            self.exam[-1].publish()
        self.open = [self.layout.paper.per_seat] * len(self.exam)
        self.over = [np.zeros(self.layout.paper.per_seat, np.bool_) for _ in self.exam]

    def examined(self, subject: Subject, seat: int) -> Batch:
        """The same deals for every seat of a subject."""
        rows = self.layout.paper.per_seat
        return Batch(
            self.game,
            rows,
            HELD_OUT,
            opponents=subject.opponents(seat),
            skip_forced=True,
            first_row=self.number * rows,
            **subject.options,
        )

    def step_exam(self) -> None:
        for number, block in enumerate(self.exam):
            if self.open[number] <= 0:
                continue
            block.step()
            block.publish()
            self.over[number] |= block.batch.done
            self.open[number] = int((~self.over[number]).sum())


def act(line: Connection, actor: int, game: Game, mixture: Mixture, layout: Layout, shared: Shared, seed: int) -> None:
    """The whole life of a process."""
    os.nice(5)
    end_with_parent()
    try:
        there = Actor(actor, game, mixture, layout, shared, seed)
        line.send_bytes(b".")
        while True:
            told = line.recv_bytes()[0]
            if told == STOP:
                return
            if told == BEGIN_EXAM:
                there.begin_exam()
            elif told == EXAM:
                there.step_exam()
            else:
                there.step(told)
            line.send_bytes(b".")
    except (EOFError, KeyboardInterrupt, BrokenPipeError):
        return
    except Exception:
        line.send_bytes(traceback.format_exc().encode())


class Crew:
    """All processes; they are forked, so whoever starts an accelerator starts it afterwards."""

    def __init__(self, game: Game, mixture: Mixture, layout: Layout, shared: Shared, seed: int) -> None:
        started: Any = multiprocessing.get_context("fork")
        self.lines: list[Connection] = []
        self.processes: list[Any] = []
        for actor in range(layout.actors):
            ours, theirs = started.Pipe()
            process = started.Process(
                target=act, args=(theirs, actor, game, mixture, layout, shared, seed), daemon=True
            )
            process.start()
            theirs.close()
            self.lines.append(ours)
            self.processes.append(process)
        self.wait()

    def tell(self, what: int) -> None:
        for line in self.lines:
            line.send_bytes(bytes([what]))

    def wait(self) -> None:
        """Until all have done what they were told."""
        for line in self.lines:
            said = line.recv_bytes()
            if said != b".":
                raise RuntimeError(f"an actor failed:\n{said.decode()}")

    def close(self) -> None:
        for line in self.lines:
            with contextlib.suppress(OSError):
                line.send_bytes(bytes([STOP]))
                line.close()
        for process in self.processes:
            process.join(timeout=5)
