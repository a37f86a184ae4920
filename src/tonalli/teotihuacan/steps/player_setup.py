"""Player setup: first player, starting tiles or the printed start, starting workers (T-3, T-22.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from tonalli.core.bits import BIT
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import NOBODY, PASS, Effect
from tonalli.teotihuacan.boards.alchemy import place_marker
from tonalli.teotihuacan.layout import Opening
from tonalli.teotihuacan.moments import Decision
from tonalli.teotihuacan.names import (
    COCOA,
    IN_HAND,
    MAX_POWER,
    NONE,
    RING,
    STARTING,
    STARTING_TILES,
    TEMPLES,
)
from tonalli.teotihuacan.notation import CLAIM, DRAW_DISCOVERY, DRAW_FIRST, DRAW_STARTING, KEEP, RAISE, START
from tonalli.teotihuacan.steps.claim import can_claim, claim
from tonalli.teotihuacan.steps.neutral import ALL_STARTING, push_neutral_draws
from tonalli.teotihuacan.steps.reveal import Reveal, offer_bits, offer_discoveries
from tonalli.teotihuacan.steps.temple import Climb, TakeResources, walk_avenue
from tonalli.teotihuacan.steps.turn import NextTurn
from tonalli.teotihuacan.tiles import DRAFT_TILES, FIRST_STARTS, STARTING_BOARD, STARTING_TILES_TABLE

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State

DEALT: Final = 4
KEPT: Final = 2
STARTING_WORKERS: Final = 3


def opening_of(s: State) -> Opening:
    assert s.opening is not None
    return s.opening


@final
class DrawFirstPlayer(Reveal):
    """T-3.1: the first player is chosen at random."""

    def options(self, s: State, out: Actions) -> None:
        for seat in range(s.rules.players):
            out.weigh(DRAW_FIRST + seat, 1)

    def take(self, s: State, action: i64) -> None:
        s.layout.first = action - DRAW_FIRST
        if s.log is not None:
            s.log.tell("first_player", s.layout.first, "", 1, "", "T-3.1")
        start_cocoa(s)
        s.push(OpeningOver())
        s.push(PlaceNeutral())
        if s.rules.setup == "first":
            for order in range(s.rules.players):
                take_printed_start(s, s.seat(order), order)
            return
        for order in range(s.rules.players - 1, -1, -1):
            s.push(PlaceWorker(s.seat(order)))
            s.push(PlaceWorker(s.seat(order)))
            s.push(PlaceWorker(s.seat(order)))
        for order in range(s.rules.players - 1, -1, -1):
            s.push(TakeBenefits(s.seat(order)))
        s.push(RevealChoices())
        if s.rules.setup == "draft":
            push_draft(s)
        else:
            push_deal(s)


def start_cocoa(s: State) -> None:
    """T-3.2: 1 for the first player, 3 for the last, 2 for everybody else."""
    for order in range(s.rules.players):
        amount = 1 if order == 0 else 3 if order == s.rules.last_order() else 2
        s.gain(s.seat(order), COCOA, amount, "T-3.2")


def take_printed_start(s: State, seat: i64, order: i64) -> None:
    """T-3.5 to T-3.8: goods, steps with their fixed rewards, workers, and player 4's marker."""
    start = FIRST_STARTS[order]
    side = s.players[seat]
    for good in range(4):
        s.gain(seat, good, start.goods[good], "T-3.5")
    for temple in range(3):
        for step in range(1, start.temples[temple] + 1):
            side.temples[temple] = step
            if s.log is not None:
                s.log.tell("temple", seat, TEMPLES[temple], step, "", "T-3.5")
    if start.avenue:
        side.avenue = start.avenue
        if s.log is not None:
            s.log.tell("avenue", seat, "", start.avenue, "", "T-3.5")
    s.score(seat, start.points, "T-3.5")
    if start.technology:
        place_marker(s, seat, s.layout.technologies[2], "T-3.8")
    for die in range(STARTING_WORKERS):
        board, power = start.workers[die]
        side.power[die] = power
        s.put_worker(seat, die, board, "T-3.7")


# ---- starting tiles: deal and choose -------------------------------------------------------------


def push_deal(s: State) -> None:
    """T-3.11, T-3.12: four tiles each, then everybody chooses two."""
    for order in range(s.rules.players - 1, -1, -1):
        s.push(KeepTile(s.seat(order), KEPT))
    for order in range(s.rules.players - 1, -1, -1):
        s.push(DealTile(s.seat(order), DEALT))


def push_draft(s: State) -> None:
    """T-22.1, T-22.2: tiles laid out face up; one each in player order, a second in reverse order."""
    for order in range(s.rules.players):
        s.push(KeepTile(s.seat(order), 1))
    for order in range(s.rules.players - 1, -1, -1):
        s.push(KeepTile(s.seat(order), 1))
    s.push(DealTile(NOBODY, DRAFT_TILES[s.rules.players]))


@final
@mypyc_attr(free_list_len=1)
class DealTile(Reveal):
    """T-3.11, T-22.1: a starting tile for a seat, or (NOBODY) face up for a draft."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__()
        self.seat = seat
        self.left = left

    def options(self, s: State, out: Actions) -> None:
        opening = opening_of(s)
        gone = opening.layout
        for seat in range(s.rules.players):
            gone |= opening.dealt[seat]
        offer_bits(ALL_STARTING & ~gone, STARTING_TILES, DRAW_STARTING, out)

    def take(self, s: State, action: i64) -> None:
        opening = opening_of(s)
        tile = action - DRAW_STARTING
        if self.seat == NOBODY:
            opening.layout |= BIT[tile]
            if s.log is not None:
                s.log.tell("lay_out", NOBODY, STARTING[tile], 1, "", "T-22.1")
        else:
            opening.dealt[self.seat] |= BIT[tile]
        if self.left > 1:
            s.push(DealTile(self.seat, self.left - 1))
        if STARTING_TILES_TABLE[tile].discovery:
            s.push(DrawBeside(tile))


@final
@mypyc_attr(free_list_len=1)
class DrawBeside(Reveal):
    """T-3.11: the discovery tile that goes with a starting tile."""

    def __init__(self, starting: i64) -> None:
        super().__init__()
        self.starting = starting

    def options(self, s: State, out: Actions) -> None:
        offer_discoveries(s, out)

    def take(self, s: State, action: i64) -> None:
        s.unseen[action - DRAW_DISCOVERY] -= 1
        opening_of(s).beside[self.starting] = action - DRAW_DISCOVERY


@final
@mypyc_attr(free_list_len=1)
class KeepTile(Decision):
    """T-3.12, T-22.2: one more starting tile to keep, out of those dealt or laid out."""

    def __init__(self, player: i64, left: i64) -> None:
        super().__init__(player)
        self.left = left

    def options(self, s: State, out: Actions) -> None:
        opening = opening_of(s)
        tiles = opening.dealt[self.player] | opening.layout
        for seat in range(s.rules.players):
            tiles &= ~opening.kept[seat]
        for tile in range(STARTING_TILES):
            if (tiles >> tile) & 1 != 0:
                out.add(KEEP + tile)

    def take(self, s: State, action: i64) -> None:
        opening_of(s).kept[self.player] |= BIT[action - KEEP]
        if self.left > 1:
            s.push(KeepTile(self.player, self.left - 1))


@final
class RevealChoices(Effect["State"]):
    """T-3.12: the choices are revealed and the other tiles returned."""

    def run(self, s: State) -> None:
        opening = opening_of(s)
        opening.revealed = 1
        for order in range(s.rules.players):
            for tile in range(STARTING_TILES):
                if (opening.kept[s.seat(order)] >> tile) & 1 != 0:
                    if s.log is not None:
                        s.log.tell("keep", s.seat(order), STARTING[tile], 1, "", "T-3.12")


# ---- benefits ------------------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class TakeBenefits(Effect["State"]):
    """T-3.13, T-3.22: technology, temple and Avenue steps, goods, power-ups, claims of both tiles."""

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat = seat

    def run(self, s: State) -> None:
        kept: list[int] = [tile for tile in range(STARTING_TILES) if self.has(s, tile)]
        for tile in reversed(kept):
            if opening_of(s).beside[tile] != NONE:
                s.push(ClaimBeside(self.seat, tile))
        for tile in kept:
            if STARTING_TILES_TABLE[tile].power_up:
                s.push(RaiseWorker(self.seat))
        for tile in reversed(kept):
            if STARTING_TILES_TABLE[tile].any_resource:
                s.push(TakeResources(self.seat, STARTING_TILES_TABLE[tile].any_resource))
        for tile in reversed(kept):
            s.push(TakeGoods(self.seat, tile))
        for tile in reversed(kept):
            for temple in reversed(STARTING_TILES_TABLE[tile].temples):
                s.push(Climb(self.seat, temple, "T-3.15"))
        for tile in kept:
            if STARTING_TILES_TABLE[tile].technology:
                self.take_technology(s)

    def has(self, s: State, tile: i64) -> bool:
        return (opening_of(s).kept[self.seat] >> tile) & 1 != 0

    def take_technology(self, s: State) -> None:
        """T-3.16, T-3.17: a free marker on the lowest technology with its blue step, at most once."""
        lowest = s.layout.technologies[0]
        if not s.players[self.seat].owns(lowest):
            place_marker(s, self.seat, lowest, "T-3.16")
            s.push(Climb(self.seat, 0, "T-3.16"))


@final
@mypyc_attr(free_list_len=1)
class TakeGoods(Effect["State"]):
    """T-3.14, T-3.15: the goods and the Avenue step of a starting tile."""

    def __init__(self, seat: i64, starting: i64) -> None:
        super().__init__()
        self.seat = seat
        self.starting = starting

    def run(self, s: State) -> None:
        tile = STARTING_TILES_TABLE[self.starting]
        if tile.avenue:
            walk_avenue(s, self.seat, "T-3.15")
        for good in range(4):
            s.gain(self.seat, good, tile.goods[good], "T-3.14")


@final
@mypyc_attr(free_list_len=1)
class RaiseWorker(Decision):
    """T-3.18: a power-up for one of the three starting workers."""

    def options(self, s: State, out: Actions) -> None:
        side = s.players[self.player]
        for power in range(1, MAX_POWER):
            if side.find(IN_HAND, power, 0) != NONE:
                out.add(RAISE + power - 1)

    def take(self, s: State, action: i64) -> None:
        power = action - RAISE + 1
        s.set_power(self.player, s.players[self.player].find(IN_HAND, power, 0), power + 1, "T-3.18")


@final
@mypyc_attr(free_list_len=1)
class ClaimBeside(Decision):
    """T-3.19: the discovery tile of a starting tile may be claimed by paying its cost."""

    def __init__(self, player: i64, starting: i64) -> None:
        super().__init__(player)
        self.starting = starting

    def options(self, s: State, out: Actions) -> None:
        out.add(PASS)
        kind = opening_of(s).beside[self.starting]
        if can_claim(s, self.player, kind):
            out.add(CLAIM + kind)

    def take(self, s: State, action: i64) -> None:
        if action != PASS:
            opening_of(s).beside[self.starting] = NONE
            claim(s, self.player, action - CLAIM, "T-3.19")


# ---- workers on boards ---------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class PlaceWorker(Decision):
    """T-3.20: the strongest worker still aside goes to a board shown on the two tiles, all to different boards.

    Equal workers are placed in the order of the boards, so that every placement appears once.
    """

    def options(self, s: State, out: Actions) -> None:
        side = s.players[self.player]
        power = self.strongest(s)
        alike: i64 = 0
        lowest: i64 = 0
        taken: i64 = 0
        for die in range(STARTING_WORKERS):
            if side.where[die] == IN_HAND:
                if side.power[die] == power:
                    alike += 1
            else:
                taken |= BIT[side.where[die]]
                if side.power[die] == power:
                    lowest = max(lowest, side.where[die] + 1)
        free = shown_boards(s, self.player) & ~taken
        left: i64 = 0
        for board in range(lowest, RING):
            left += (free >> board) & 1
        for board in range(lowest, RING):
            if (free >> board) & 1 != 0:
                if left >= alike:
                    out.add(START + board)
                left -= 1

    def strongest(self, s: State) -> i64:
        side = s.players[self.player]
        power: i64 = 0
        for die in range(STARTING_WORKERS):
            if side.where[die] == IN_HAND:
                power = max(power, side.power[die])
        return power

    def take(self, s: State, action: i64) -> None:
        die = s.players[self.player].find(IN_HAND, self.strongest(s), 0)
        s.put_worker(self.player, die, action - START, "T-3.20")


def shown_boards(s: State, player: i64) -> i64:
    """Bits of the boards shown on the starting tiles a player kept."""
    boards: i64 = 0
    for tile in range(STARTING_TILES):
        if (opening_of(s).kept[player] >> tile) & 1 != 0:
            boards |= BIT[STARTING_BOARD[tile * 2]] | BIT[STARTING_BOARD[tile * 2 + 1]]
    return boards


# ---- the end of setup ----------------------------------------------------------------------------


@final
class PlaceNeutral(Effect["State"]):
    """T-3.21, T-21.3: neutral workers, drawn from the starting tiles that nobody kept."""

    def run(self, s: State) -> None:
        s.neutral_pool = ALL_STARTING
        for seat in range(s.rules.players):
            s.neutral_pool &= ~opening_of(s).kept[seat]
        push_neutral_draws(s, False)


@final
class OpeningOver(Effect["State"]):
    """T-3.21: starting tiles are returned, unclaimed discovery tiles shuffled back; the first player begins."""

    def run(self, s: State) -> None:
        opening = opening_of(s)
        for tile in range(STARTING_TILES):
            if opening.beside[tile] != NONE:
                s.unseen[opening.beside[tile]] += 1
        s.opening = None
        s.neutral_pool = 0
        s.push(NextTurn(s.layout.first))
