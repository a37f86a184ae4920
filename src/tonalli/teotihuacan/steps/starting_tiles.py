"""Starting tiles: dealt or drafted, kept, revealed, and their benefits (T-3.11 to T-3.19, T-22.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from tonalli.core.bits import BIT
from tonalli.core.field import PLAYER, FieldList, a_number, a_seat, a_word
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import APART, NOBODY, OFTEN, PASS, Effect, Reveal
from tonalli.teotihuacan.boards.alchemy import place_marker
from tonalli.teotihuacan.layout import Opening
from tonalli.teotihuacan.moments import Decision
from tonalli.teotihuacan.names import (
    IN_HAND,
    MAX_POWER,
    NONE,
    STARTING,
    STARTING_TILES,
    TILES,
)
from tonalli.teotihuacan.notation import DRAW_STARTING, KEEP, RAISE
from tonalli.teotihuacan.stack import TileStack
from tonalli.teotihuacan.steps.claim import can_claim, claim, why_not_claim
from tonalli.teotihuacan.steps.goods import TakeResources
from tonalli.teotihuacan.steps.temple import Climb, walk_avenue
from tonalli.teotihuacan.tiles import DRAFT_TILES

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State

DEALT: Final = 4
KEPT: Final = 2
STARTING_WORKERS: Final = 3


def opening_of(s: State) -> Opening:
    assert s.opening is not None
    return s.opening


def push_starting_tiles(s: State, choosers: list[int]) -> None:
    """T-3.11, T-3.12, T-3.13: tiles are dealt or drafted, revealed, and give their benefits in player order."""
    for seat in reversed(choosers):
        s.push(TakeBenefits(seat))
    s.push(RevealChoices())
    if s.rules.setup == "draft":
        push_draft(s, choosers)
    else:
        push_deal(s, choosers)


def push_deal(s: State, choosers: list[int]) -> None:
    """T-3.11, T-3.12: four tiles each, then everybody chooses two."""
    for seat in reversed(choosers):
        s.push(KeepTile(seat, KEPT))
    for seat in reversed(choosers):
        s.push(DealTile(seat, DEALT))


def push_draft(s: State, choosers: list[int]) -> None:
    """T-22.1, T-22.2: tiles laid out face up; one each in player order, a second in reverse order."""
    for seat in choosers:
        s.push(KeepTile(seat, 1))
    for seat in reversed(choosers):
        s.push(KeepTile(seat, 1))
    s.push(DealTile(NOBODY, DRAFT_TILES[s.rules.players]))


@final
@mypyc_attr(free_list_len=1)
class DealTile(Reveal["State"]):
    """T-3.11, T-22.1: a starting tile for a seat, or (NOBODY) face up for a draft."""

    kind: ClassVar[str] = "deal-tile"
    fields: ClassVar[FieldList] = (a_seat("seat", nobody=True), a_number("left", 1, 10))
    setup: ClassVar[bool] = True

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__()
        self.seat = seat
        self.left = left

    def options(self, s: State, out: Actions) -> None:
        opening = opening_of(s)
        gone = opening.layout
        for seat in range(s.rules.players):
            gone |= opening.dealt[seat]
        out.weigh_each(DRAW_STARTING, s.rules.starting_pool & ~gone, STARTING_TILES)

    def take(self, s: State, action: i64) -> None:
        opening = opening_of(s)
        tile = action - DRAW_STARTING
        if self.seat == NOBODY:
            opening.layout |= BIT[tile]
            if s.log is not None:
                s.log.lay_out(NOBODY, STARTING[tile], "T-22.1")
        else:
            opening.dealt[self.seat] |= BIT[tile]
        if self.left > 1:
            s.push(DealTile(self.seat, self.left - 1))
        if s.rules.starting_tiles[tile].beside != NONE:
            s.push(DrawBeside(tile))


@final
@mypyc_attr(free_list_len=1)
class DrawBeside(Reveal["State"]):
    """T-3.11: the discovery tile that goes with a starting tile."""

    kind: ClassVar[str] = "draw-beside"
    fields: ClassVar[FieldList] = (a_word("starting", STARTING),)
    setup: ClassVar[bool] = True

    def __init__(self, starting: i64) -> None:
        super().__init__()
        self.starting = starting

    def fits(self, s: State) -> bool:
        if self.starting >= len(s.rules.starting_tiles):
            return False
        if s.rules.starting_tiles[self.starting].beside == NONE:
            return False
        return opening_of(s).beside[self.starting] == NONE

    def options(self, s: State, out: Actions) -> None:
        self.stack(s).offer(s, out)

    def stack(self, s: State) -> TileStack:
        return s.rules.stacks[s.rules.starting_tiles[self.starting].beside]

    def take(self, s: State, action: i64) -> None:
        opening = opening_of(s)
        kind = self.stack(s).draw(s, action)
        opening.beside[self.starting] = kind
        if s.log is not None and opening.layout != 0:
            s.log.reveal(NOBODY, TILES[kind], STARTING[self.starting], "T-22.1")


@final
@mypyc_attr(free_list_len=1)
class KeepTile(Decision):
    """T-3.12, T-22.2: one more starting tile to keep, out of those dealt or laid out."""

    kind: ClassVar[str] = "keep-tile"
    fields: ClassVar[FieldList] = (PLAYER, a_number("left", 1, 10))
    peers: ClassVar[int] = OFTEN
    setup: ClassVar[bool] = True

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

    def why_not(self, s: State, action: i64) -> Reason | None:
        if action < KEEP or action >= KEEP + STARTING_TILES:
            return None
        offered = opening_of(s).dealt[self.player] | opening_of(s).layout
        return Reason("already-kept" if (offered >> (action - KEEP)) & 1 != 0 else "not-offered", "T-3.12")

    def take(self, s: State, action: i64) -> None:
        opening = opening_of(s)
        opening.kept[self.player] |= BIT[action - KEEP]
        if s.log is not None and opening.layout != 0:
            s.log.keep(self.player, STARTING[action - KEEP], "T-22.2")
        if self.left > 1:
            s.push(KeepTile(self.player, self.left - 1))


@final
class RevealChoices(Effect["State"]):
    """T-3.12: the choices are revealed and the other tiles returned."""

    kind: ClassVar[str] = "reveal-choices"
    setup: ClassVar[bool] = True

    def run(self, s: State) -> None:
        opening = opening_of(s)
        opening.revealed = 1
        if opening.layout != 0:
            return
        s.sealed += 1
        if s.log is None:
            return
        for order in range(s.rules.players):
            for tile in range(STARTING_TILES):
                if (opening.kept[s.seat(order)] >> tile) & 1 != 0:
                    s.log.keep(s.seat(order), STARTING[tile], "T-3.12")


# ---- benefits ------------------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class TakeBenefits(Effect["State"]):
    """T-3.13, T-3.22: technology, temple and Avenue steps, goods, power-ups, claims of both tiles."""

    kind: ClassVar[str] = "take-benefits"
    fields: ClassVar[FieldList] = (a_seat("seat"),)
    peers: ClassVar[int] = APART
    setup: ClassVar[bool] = True

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat = seat

    def run(self, s: State) -> None:
        tiles = s.rules.starting_tiles
        kept: list[int] = [tile for tile in range(len(tiles)) if self.has(s, tile)]
        for tile in reversed(kept):
            if opening_of(s).beside[tile] != NONE:
                s.push(ClaimBeside(self.seat, tile))
        for tile in kept:
            if tiles[tile].power_up:
                s.push(RaiseWorker(self.seat))
        for tile in reversed(kept):
            if tiles[tile].any_resource:
                s.push(TakeResources(self.seat, tiles[tile].any_resource))
        for tile in reversed(kept):
            s.push(TakeGoods(self.seat, tile))
        for tile in reversed(kept):
            for temple in reversed(tiles[tile].temples):
                s.push(Climb(self.seat, temple, "T-3.15"))
        for tile in kept:
            if tiles[tile].technology:
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

    kind: ClassVar[str] = "take-goods"
    fields: ClassVar[FieldList] = (a_seat("seat"), a_word("starting", STARTING))
    peers: ClassVar[int] = APART
    setup: ClassVar[bool] = True

    def __init__(self, seat: i64, starting: i64) -> None:
        super().__init__()
        self.seat = seat
        self.starting = starting

    def fits(self, s: State) -> bool:
        """The player kept the tile, and it is one of this game's."""
        kept = (opening_of(s).kept[self.seat] >> self.starting) & 1 != 0
        return kept and self.starting < len(s.rules.starting_tiles)

    def run(self, s: State) -> None:
        tile = s.rules.starting_tiles[self.starting]
        if tile.avenue:
            walk_avenue(s, self.seat, "T-3.15")
        s.gain_all(self.seat, tile.goods, "T-3.14")


@final
@mypyc_attr(free_list_len=1)
class RaiseWorker(Decision):
    """T-3.18: a power-up for one of the three starting workers."""

    kind: ClassVar[str] = "raise-worker"
    fields: ClassVar[FieldList] = (PLAYER,)
    peers: ClassVar[int] = OFTEN
    setup: ClassVar[bool] = True

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

    kind: ClassVar[str] = "claim-beside"
    fields: ClassVar[FieldList] = (PLAYER, a_word("starting", STARTING))
    peers: ClassVar[int] = APART
    setup: ClassVar[bool] = True

    def __init__(self, player: i64, starting: i64) -> None:
        super().__init__(player)
        self.starting = starting

    def fits(self, s: State) -> bool:
        return opening_of(s).beside[self.starting] != NONE

    def options(self, s: State, out: Actions) -> None:
        out.add(PASS)
        kind = opening_of(s).beside[self.starting]
        if can_claim(s, self.player, kind):
            out.add(s.rules.discoveries[kind].claim_action)

    def why_not(self, s: State, action: i64) -> Reason | None:
        lies_there = opening_of(s).beside[self.starting] == s.rules.claimed_by(action)
        return why_not_claim(s, self.player, lies_there, action)

    def take(self, s: State, action: i64) -> None:
        if action != PASS:
            opening_of(s).beside[self.starting] = NONE
            claim(s, self.player, s.rules.claimed_by(action), STARTING[self.starting], "T-3.19")
