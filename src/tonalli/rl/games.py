"""Many games of the same options side by side, each a row: played, dealt, begun anew and said in bytes."""

from __future__ import annotations

from typing import final

from tonalli.bots.bot import Bot
from tonalli.core.dealer import MASK, STRIDE, Dealer, mix
from tonalli.core.errors import IllegalAction
from tonalli.core.features import Features
from tonalli.core.native import i64, u8, vec
from tonalli.core.row import Row, bytes_of
from tonalli.core.state import State
from tonalli.core.step import CHANCE


@final
class Block:
    """Bytes in memory for many rows, which begin at ``first``; before and behind it there is room for pages that other
    processes share.
    """

    def __init__(self, size: int, room: int = 0) -> None:
        self.cells: vec[u8] = bytes_of(size + room)
        self.first: i64 = 0


def key_of_row(seed: int, row: int) -> int:
    """What a row is played by, whatever others there are."""
    return mix((mix(seed & MASK) + row * STRIDE) & MASK)


@final
class Games:
    """Rows ``first_row`` and following of a batch. What a row does depends on the seed and its number alone."""

    def __init__(
        self,
        fresh: State,
        features: Features,
        decisions: int,
        rows: int,
        seed: int,
        first_row: int,
        skip_forced: bool,
        players: int,
        bots: list[Bot | None],
        cells: Block,
        masks: Block,
    ) -> None:
        self.fresh = fresh
        """The game as it begins, before chance has answered anything."""
        self.features = features
        self.decisions: i64 = decisions
        self.count: i64 = rows
        self.seed: i64 = seed & MASK
        self.first_row: i64 = first_row
        self.skip_forced = skip_forced
        self.players: i64 = players
        self.bots = bots
        """Who plays a seat by itself, by row and seat; None for learners, and no list if all learn."""
        self.cells = cells.cells
        self.masks = masks.cells
        self.first_mask: i64 = masks.first
        self.actors = bytes_of(rows)
        self.finished = bytes_of(rows)
        self.games = vec[i64]([0] * rows)
        """Games that a row has begun."""
        self.states: list[State] = []
        self.dealers: list[Dealer] = []
        self.rows: list[Row] = []
        self.ended: list[State | None] = []
        """The game that ended with the last step, by row."""
        for number in range(rows):
            self.rows.append(features.blank(self.cells, cells.first + number * features.size))
            self.states.append(fresh)
            self.dealers.append(Dealer(0))
            self.ended.append(None)
            self.begin(number)

    def begin(self, number: i64) -> None:
        """A new game in a row, up to the first decision of a learner."""
        key: i64 = key_of_row(self.seed, self.first_row + number)
        self.dealers[number] = Dealer(mix((key + self.games[number] * STRIDE) & MASK))
        self.games[number] += 1
        while True:
            state = self.fresh.copy()
            self.states[number] = state
            self.go_on(number, state)
            if not state.over:
                break
        self.say(number, state)

    def go_on(self, number: i64, state: State) -> None:
        """Let chance and bots play, and what is forced where that is asked for, until a learner has to decide."""
        dealer = self.dealers[number]
        choices = state.choices
        while choices.count > 0:
            actor = state.top.player
            if actor == CHANCE:
                state.carry_out(dealer.pick(state))
                continue
            if self.skip_forced and choices.count == 1:
                state.carry_out(choices.ids[0])
                continue
            if not self.bots:
                return
            bot = self.bots[number * self.players + actor]
            if bot is None:
                return
            chosen: i64 = bot.choose(state)
            state.carry_out(chosen)

    def say(self, number: i64, state: State) -> None:
        """Observation, mask and actor of a row."""
        actor = state.top.player
        self.actors[number] = u8(actor)
        self.features.write(state, actor, self.rows[number])
        self.mark(number, state, 1)

    def mark(self, number: i64, state: State, said: u8) -> None:
        """Say in the mask of a row what is legal, or forget it."""
        masks = self.masks
        first = self.first_mask + number * self.decisions
        choices = state.choices
        for i in range(choices.count):
            masks[first + choices.ids[i]] = said

    def step(self, actions: list[int]) -> int:
        """Play an action in every row; returns how many games ended. One that is illegal stops it before it begins."""
        masks = self.masks
        for number in range(self.count):
            action: i64 = actions[number]
            if not 0 <= action < self.decisions or masks[self.first_mask + number * self.decisions + action] == 0:
                raise IllegalAction(f"row {number}: action {action} is not legal now")
        ended: i64 = 0
        for number in range(self.count):
            state = self.states[number]
            self.mark(number, state, 0)
            state.carry_out(actions[number])
            self.go_on(number, state)
            if state.over:
                ended += 1
                self.finished[number] = 1
                self.ended[number] = state
                self.begin(number)
            else:
                if self.finished[number] != 0:
                    self.finished[number] = 0
                    self.ended[number] = None
                self.say(number, state)
        return ended
