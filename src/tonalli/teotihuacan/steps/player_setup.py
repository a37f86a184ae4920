"""Player setup: first player, starting tiles or the printed start, starting workers (T-3, T-22.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from tonalli.core.field import PLAYER, FieldList
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr, vec
from tonalli.core.step import OFTEN, Effect, Reveal
from tonalli.teotihuacan.boards.alchemy import place_marker
from tonalli.teotihuacan.moments import Decision
from tonalli.teotihuacan.names import (
    COCOA,
    IN_HAND,
    NONE,
    RING,
    STARTING_TILES,
    TEMPLES,
)
from tonalli.teotihuacan.notation import DRAW_FIRST, START
from tonalli.teotihuacan.rules import SetupItem
from tonalli.teotihuacan.steps.neutral import push_neutral_draws
from tonalli.teotihuacan.steps.reveal import shuffle_back
from tonalli.teotihuacan.steps.starting_tiles import opening_of, push_starting_tiles
from tonalli.teotihuacan.steps.turn import NextTurn
from tonalli.teotihuacan.tiles import FIRST_STARTS

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State

DEALT: Final = 4
KEPT: Final = 2
STARTING_WORKERS: Final = 3


@final
class DrawFirstPlayer(Reveal["State"]):
    """T-3.1: the first player is chosen at random."""

    kind: ClassVar[str] = "draw-first-player"
    bottom: ClassVar[bool] = True
    setup: ClassVar[bool] = True

    def options(self, s: State, out: Actions) -> None:
        for seat in range(s.rules.players):
            out.weigh(DRAW_FIRST + seat, 1)

    def take(self, s: State, action: i64) -> None:
        s.layout.first = action - DRAW_FIRST
        if s.log is not None:
            s.log.first_player(s.layout.first, "T-3.1")
        begin_player_setup(s)


@final
class FirstPlayer(SetupItem):
    """T-3.1: who begins is drawn, then everybody's start follows."""

    def push(self, s: State) -> None:
        s.push(DrawFirstPlayer())


def begin_player_setup(s: State) -> None:
    """T-3.2 to T-3.21: everybody's start, then in a normal game starting tiles, then the end of setup."""
    for number in range(len(s.rules.setup_end) - 1, -1, -1):
        s.rules.setup_end[number].push(s)
    if s.rules.setup != "first":
        push_choosing(s)
    for order in range(s.rules.players):
        s.rules.seats[s.seat(order)].start(s, s.seat(order))


def push_choosing(s: State) -> None:
    """T-3.11 to T-3.20: starting tiles, then starting workers on their boards, in player order."""
    choosers: list[int] = []
    for order in range(s.rules.players):
        if s.rules.seats[s.seat(order)].takes_starting_tiles():
            choosers.append(s.seat(order))
    for seat in reversed(choosers):
        s.push(PlaceWorker(seat))
        s.push(PlaceWorker(seat))
        s.push(PlaceWorker(seat))
    push_starting_tiles(s, choosers)


def start_cocoa(s: State, seat: i64) -> None:
    """T-3.2: 1 for the first player, 3 for the last, 2 for everybody else."""
    order = s.order(seat)
    s.gain(seat, COCOA, 1 if order == 0 else 3 if order == s.rules.last_order() else 2, "T-3.2")


def take_printed_start(s: State, seat: i64) -> None:
    """T-3.5, T-3.6, T-3.7, T-3.8: goods, steps with their fixed rewards, workers, and player 4's marker."""
    start = FIRST_STARTS[s.order(seat)]
    side = s.players[seat]
    s.gain_all(seat, start.goods, "T-3.5")
    for temple in range(3):
        for step in range(1, start.temples[temple] + 1):
            side.temples[temple] = step
            if s.log is not None:
                s.log.temple(seat, TEMPLES[temple], step, "T-3.5")
    if start.avenue:
        side.avenue = start.avenue
        if s.log is not None:
            s.log.avenue(seat, start.avenue, "T-3.5")
    s.score(seat, start.points, "T-3.5")
    if start.technology:
        place_marker(s, seat, s.layout.technologies[2], "T-3.8")
    for die in range(STARTING_WORKERS):
        board, power = start.workers[die]
        if power > 1:
            s.set_power(seat, die, power, "T-3.7")
        s.put_worker(seat, die, board, "T-3.7")


# ---- workers on boards ---------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class PlaceWorker(Decision):
    """T-3.20: the strongest worker still aside goes to a board shown on the two tiles, all to different boards.

    Equal workers are placed in the order of the boards, so that every placement appears once.
    """

    kind: ClassVar[str] = "place-worker"
    fields: ClassVar[FieldList] = (PLAYER,)
    peers: ClassVar[int] = OFTEN
    setup: ClassVar[bool] = True

    def options(self, s: State, out: Actions) -> None:
        side = s.players[self.player]
        power = self.strongest(s)
        alike: i64 = 0
        lowest: i64 = 0
        for die in range(STARTING_WORKERS):
            if side.where[die] == IN_HAND:
                if side.power[die] == power:
                    alike += 1
            elif side.power[die] == power:
                lowest = max(lowest, side.where[die])
        rooms = self.rooms(s)
        left: i64 = 0
        for board in range(lowest, RING):
            left += rooms[board]
        for board in range(lowest, RING):
            if rooms[board] > 0 and left >= alike:
                out.add(START + board)
            left -= rooms[board]

    def rooms(self, s: State) -> vec[i64]:
        """How many more may start on each board: as many as one of the tiles shows it, less those there."""
        rooms = vec[i64]([0] * RING)
        kept = opening_of(s).kept[self.player]
        for tile in range(STARTING_TILES):
            if (kept >> tile) & 1 != 0:
                shown = s.rules.starting_tiles[tile]
                rooms[shown.left] = max(rooms[shown.left], shown.shows(shown.left))
                rooms[shown.right] = max(rooms[shown.right], shown.shows(shown.right))
        for board in range(RING):
            rooms[board] -= s.unlocked[self.player * RING + board]
        return rooms

    def strongest(self, s: State) -> i64:
        side = s.players[self.player]
        power: i64 = 0
        for die in range(STARTING_WORKERS):
            if side.where[die] == IN_HAND:
                power = max(power, side.power[die])
        return power

    def why_not(self, s: State, action: i64) -> Reason | None:
        if action < START or action >= START + RING:
            return None
        board = action - START
        if self.rooms(s)[board] + s.unlocked[self.player * RING + board] == 0:
            return Reason("not-shown", "T-3.20")
        return Reason("one-worker-a-board", "T-3.20")

    def take(self, s: State, action: i64) -> None:
        die = s.players[self.player].find(IN_HAND, self.strongest(s), 0)
        s.put_worker(self.player, die, action - START, "T-3.20")


# ---- the end of setup ----------------------------------------------------------------------------


@final
class PlaceNeutral(Effect["State"]):
    """T-3.21, T-21.3, T-21.4, T-22.7: neutral workers, drawn from the starting tiles that nobody kept."""

    kind: ClassVar[str] = "place-neutral"
    setup: ClassVar[bool] = True

    def run(self, s: State) -> None:
        s.neutral_pool = s.rules.starting_pool
        for seat in range(s.rules.players):
            s.neutral_pool &= ~opening_of(s).kept[seat]
        push_neutral_draws(s, False)


@final
class NeutralWorkers(SetupItem):
    """T-21.1: neutral workers come onto the boards."""

    def push(self, s: State) -> None:
        s.push(PlaceNeutral())


@final
class ReturnedTiles(SetupItem):
    """T-3.21: what lay unclaimed beside starting tiles is shuffled back."""

    def push(self, s: State) -> None:
        s.push(ReturnTiles())


@final
class ReturnTiles(Effect["State"]):
    """T-3.21: unclaimed tiles return to their stacks."""

    kind: ClassVar[str] = "return-tiles"
    setup: ClassVar[bool] = True

    def run(self, s: State) -> None:
        return_tiles(s)


def return_tiles(s: State) -> None:
    opening = opening_of(s)
    for tile in range(STARTING_TILES):
        if opening.beside[tile] != NONE:
            shuffle_back(s, opening.beside[tile], "T-3.21")
            opening.beside[tile] = NONE


@final
class FirstTurn(SetupItem):
    """T-3.21: setup is over, the first player begins."""

    def push(self, s: State) -> None:
        s.push(OpeningOver())


@final
class OpeningOver(Effect["State"]):
    """T-3.21: starting tiles are returned; the first player begins."""

    kind: ClassVar[str] = "opening-over"
    bottom: ClassVar[bool] = True
    setup: ClassVar[bool] = True

    def run(self, s: State) -> None:
        # A position from somewhere else may have nothing pending that returned them.
        return_tiles(s)
        s.opening = None
        s.push(NextTurn(s.layout.first))
