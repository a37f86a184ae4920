"""Using discovery tiles (T-8.5 to T-8.27): when each kind may be used and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.game import Reason
from tonalli.core.native import i64
from tonalli.teotihuacan.board import ExtraWorkers
from tonalli.teotihuacan.layout import ANYWHERE, NORMAL, TWO
from tonalli.teotihuacan.moments import ANY_TIME, CLOSED, COUNTING, MOVING
from tonalli.teotihuacan.names import BLUE, COCOA, GREEN, MASKS, NONE, RED, RING
from tonalli.teotihuacan.notation import CLAIM, USE
from tonalli.teotihuacan.rules import Discovery, Offer
from tonalli.teotihuacan.steps.goods import TakeResources
from tonalli.teotihuacan.steps.power_up import has_worker_to_power_up
from tonalli.teotihuacan.steps.temple import ClimbAny, can_climb, can_climb_any, can_walk_avenue, climb, walk_avenue
from tonalli.teotihuacan.tiles import DISCOVERY_COPIES, DISCOVERY_COSTS

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State


@final
class Mask(Discovery):
    """T-8.5: never used; scores at every later eclipse."""

    def is_mask(self) -> bool:
        return True


@final
class Points(Discovery):
    """T-8.11: 4 points."""

    def usable(self, s: State, player: i64, moment: i64) -> bool:
        return moment & ANY_TIME != 0

    def use(self, s: State, player: i64) -> None:
        s.score(player, 4, self.clause)


@final
class Cocoa(Discovery):
    """T-8.11: 4 cocoa."""

    def usable(self, s: State, player: i64, moment: i64) -> bool:
        return moment & ANY_TIME != 0

    def use(self, s: State, player: i64) -> None:
        s.gain(player, COCOA, 4, self.clause)


@final
class AnyResources(Discovery):
    """T-8.12: 2 or 3 resources in any mix."""

    def __init__(self, clause: str, amount: i64) -> None:
        super().__init__(clause)
        self.amount = amount

    def usable(self, s: State, player: i64, moment: i64) -> bool:
        return moment & ANY_TIME != 0

    def use(self, s: State, player: i64) -> None:
        s.push(TakeResources(player, self.amount))


@final
class OneTemple(Discovery):
    """T-8.11, T-8.13: a step on a named temple, if it can be made."""

    def __init__(self, clause: str, temple: i64) -> None:
        super().__init__(clause)
        self.temple = temple

    def usable(self, s: State, player: i64, moment: i64) -> bool:
        return moment & ANY_TIME != 0 and can_climb(s, player, self.temple)

    def use(self, s: State, player: i64) -> None:
        climb(s, player, self.temple, self.clause)


@final
class AnyTemple(Discovery):
    """T-8.11, T-8.13: a step on any temple, if one can be made."""

    def usable(self, s: State, player: i64, moment: i64) -> bool:
        return moment & ANY_TIME != 0 and can_climb_any(s, player)

    def use(self, s: State, player: i64) -> None:
        s.push(ClimbAny(player, 1, 0, self.clause))


@final
class AvenueStep(Discovery):
    """T-8.11, T-8.13: a step on the Avenue, if it can be made."""

    def usable(self, s: State, player: i64, moment: i64) -> bool:
        return moment & ANY_TIME != 0 and can_walk_avenue(s, player)

    def use(self, s: State, player: i64) -> None:
        walk_avenue(s, player, self.clause)


@final
class PowerUpTwo(Discovery):
    """T-8.14: two power-ups on own unlocked workers anywhere."""

    def usable(self, s: State, player: i64, moment: i64) -> bool:
        return moment & ANY_TIME != 0 and has_worker_to_power_up(s, player)

    def use(self, s: State, player: i64) -> None:
        s.rules.seats[player].power_up_anyone(s, player, 2, self.clause)


@final
class MoveTwo(Discovery):
    """T-8.15, T-8.25: right before the move, with two own unlocked workers on some board."""

    moments: ClassVar[int] = MOVING

    def usable(self, s: State, player: i64, moment: i64) -> bool:
        if moment & MOVING == 0 or s.now.move_tiles & TWO != 0:
            return False
        for board in range(RING):
            if s.unlocked[player * RING + board] >= 2:
                return True
        return False

    def use(self, s: State, player: i64) -> None:
        s.now.kind = NORMAL
        s.now.move_tiles |= TWO


@final
class MoveAnywhere(Discovery):
    """T-8.17, T-8.25: right before the move of an unlocked worker."""

    moments: ClassVar[int] = MOVING

    def usable(self, s: State, player: i64, moment: i64) -> bool:
        if moment & MOVING == 0 or s.now.move_tiles & ANYWHERE != 0:
            return False
        for board in range(RING):
            if s.unlocked[player * RING + board] > 0:
                return True
        return False

    def use(self, s: State, player: i64) -> None:
        s.now.kind = NORMAL
        s.now.move_tiles |= ANYWHERE


@final
class ExtraWorker(Discovery):
    """T-8.19, T-8.20: one more counted worker in the main action being resolved."""

    moments: ClassVar[int] = COUNTING

    def adds_worker(self, s: State, board: i64) -> bool:
        return s.rules.boards[board].counts_extra_workers()

    def usable(self, s: State, player: i64, moment: i64) -> bool:
        return (
            moment & COUNTING != 0
            and self.adds_worker(s, s.now.at)
            and s.rules.boards[s.now.at].takes_extra_worker(s, player)
        )

    def use(self, s: State, player: i64) -> None:
        s.now.extra += 1


@final
class IgnoreCocoa(Discovery):
    """T-8.21, T-8.22: waives the cocoa of the payment that is pending; only such a payment offers it."""

    moments: ClassVar[int] = CLOSED

    def use(self, s: State, player: i64) -> None:
        s.pop()


@final
class WorkersOfTiles(ExtraWorkers):
    """T-8.19: workers added by tiles used in this main action, at best all tiles in hand."""

    def counted(self, s: State, player: i64, board: i64) -> i64:
        return s.now.extra

    def at_best(self, s: State, player: i64, board: i64) -> i64:
        return s.rules.boards[board].worker_tiles(s, player)


@final
class DiscoveryTiles(Offer):
    """T-8.7, T-8.9: the discovery tiles in front of the player, as often as the player likes."""

    def offer(self, s: State, player: i64, moment: i64, out: Actions) -> None:
        hand = s.players[player].hand >> MASKS
        kind: i64 = MASKS
        while hand != 0:
            if hand & 1 != 0:
                tile = s.rules.discoveries[kind]
                if tile.usable(s, player, moment):
                    out.add(tile.use_action)
            hand >>= 1
            kind += 1

    def why_not(self, s: State, player: i64, moment: i64, action: i64) -> Reason | None:
        """T-8.5, T-8.7, T-8.26: not in hand, a mask, not the own turn, or not the moment for it."""
        kind = s.rules.used_by(action)
        if kind == NONE:
            return None
        if s.players[player].face_up[kind] == 0:
            return Reason("not-in-hand", "T-8.4")
        if s.rules.discoveries[kind].is_mask():
            return Reason("mask", "T-8.5")
        if player != s.active:
            return Reason("not-your-turn", "T-8.7")
        if moment == CLOSED:
            return Reason("not-now", "T-8.26")
        return s.rules.discoveries[kind].why_not(s, player, moment)

    def take(self, s: State, player: i64, action: i64) -> bool:
        kind = s.rules.used_by(action)
        if kind == NONE:
            return False
        tile = s.rules.discoveries[kind]
        s.turn_down(player, kind, tile.clause)
        tile.use(s, player)
        return True


def discovery_tiles() -> list[Discovery]:
    """All kinds, in the order of their names."""
    tiles = kinds_of_tiles()
    for kind, tile in enumerate(tiles):
        tile.print_as(kind, DISCOVERY_COPIES[kind], DISCOVERY_COSTS[kind], CLAIM + kind, USE + kind)
    return tiles


def kinds_of_tiles() -> list[Discovery]:
    tiles: list[Discovery] = [Mask("T-8.5") for mask in range(MASKS)]
    tiles += [
        Points("T-8.11"),
        AnyResources("T-8.12", 3),
        AnyResources("T-8.12", 2),
        Cocoa("T-8.11"),
        AvenueStep("T-8.11"),
        AnyTemple("T-8.11"),
        OneTemple("T-8.11", BLUE),
        OneTemple("T-8.11", RED),
        OneTemple("T-8.11", GREEN),
        PowerUpTwo("T-8.14"),
        MoveTwo("T-8.15"),
        MoveAnywhere("T-8.17"),
        ExtraWorker("T-8.19"),
        IgnoreCocoa("T-8.21"),
    ]
    return tiles
