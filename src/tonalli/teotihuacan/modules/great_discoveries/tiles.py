"""When each Great Discovery may be used and what it does (X-3.7 to X-3.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.native import i64
from tonalli.teotihuacan.amounts import FREE, Amounts
from tonalli.teotihuacan.boards.alchemy import Acquire
from tonalli.teotihuacan.modules.great_discoveries.ids import CLAIM_GREAT, USE_GREAT
from tonalli.teotihuacan.modules.great_discoveries.names import FIRST_GREAT, GREAT, GREAT_DISCOVERIES
from tonalli.teotihuacan.modules.great_discoveries.part import great_of
from tonalli.teotihuacan.modules.great_discoveries.steps import (
    AnyAndNamed,
    BackWorker,
    PowerUpMore,
    Refresh,
    has_used_discovery,
)
from tonalli.teotihuacan.modules.obsidian.names import OBSIDIAN
from tonalli.teotihuacan.moments import ANY_TIME, CLOSED, COUNTING
from tonalli.teotihuacan.names import BLUE, COCOA, DEPOSITS, FOREST, GREEN, NONE, RED, TECHNOLOGY_PLACES
from tonalli.teotihuacan.rules import Discovery
from tonalli.teotihuacan.steps.power_up import has_worker_to_power_up
from tonalli.teotihuacan.steps.temple import can_climb_any

if TYPE_CHECKING:
    from tonalli.teotihuacan.state import State


class GreatDiscovery(Discovery):
    """X-3.4: works as a discovery tile does."""

    moments: ClassVar[int] = CLOSED

    def __init__(self, clause: str, number: i64, copies: i64, cost: Amounts) -> None:
        super().__init__(clause)
        self.stack = GREAT
        self.print_as(FIRST_GREAT + number, copies, cost, CLAIM_GREAT + number, USE_GREAT + number)


@final
class GreatMask(GreatDiscovery):
    """X-3.7, X-2.2: a mask, never used."""

    def is_mask(self) -> bool:
        return True


@final
class GreatExtraWorker(GreatDiscovery):
    """X-3.7, X-3.13, X-9.3: one more counted worker in a main action on any board.

    X-9.2: a discount that comes with another extra worker does not depend on the count.
    """

    moments: ClassVar[int] = COUNTING

    def adds_worker(self, s: State, board: i64) -> bool:
        return s.rules.boards[board].has_main_action()

    def usable(self, s: State, player: i64, moment: i64) -> bool:
        return moment & COUNTING != 0 and s.rules.boards[s.now.at].takes_extra_worker(s, player)

    def use(self, s: State, player: i64) -> None:
        s.now.extra += 1


@final
class DoubleResources(GreatDiscovery):
    """X-3.8, X-3.14: the resources of the cell are doubled, once in a main action on 2, 3 or 4."""

    moments: ClassVar[int] = COUNTING

    def usable(self, s: State, player: i64, moment: i64) -> bool:
        return moment & COUNTING != 0 and FOREST <= s.now.at <= DEPOSITS and great_of(s).doubled == 0

    def use(self, s: State, player: i64) -> None:
        great_of(s).doubled = 1


@final
class ThreeObsidian(GreatDiscovery):
    """X-3.7: 3 obsidian."""

    moments: ClassVar[int] = ANY_TIME

    def usable(self, s: State, player: i64, moment: i64) -> bool:
        return moment & ANY_TIME != 0

    def use(self, s: State, player: i64) -> None:
        s.gain(player, OBSIDIAN, 3, self.clause)


@final
class MoveBack(GreatDiscovery):
    """X-3.9, X-3.13: an unlocked worker goes 1, 2 or 3 boards back; not one moved just now."""

    moments: ClassVar[int] = ANY_TIME

    def usable(self, s: State, player: i64, moment: i64) -> bool:
        return moment & ANY_TIME != 0 and has_worker_to_power_up(s, player)

    def use(self, s: State, player: i64) -> None:
        s.push(BackWorker(player, 3, 1, 0, self.clause))


@final
class PowerUpThree(GreatDiscovery):
    """X-3.7, X-3.13: up to three power-ups, at least one, not on a worker moved just now."""

    moments: ClassVar[int] = ANY_TIME

    def usable(self, s: State, player: i64, moment: i64) -> bool:
        return moment & ANY_TIME != 0 and has_worker_to_power_up(s, player)

    def use(self, s: State, player: i64) -> None:
        s.push(PowerUpMore(player, 3, 0))


@final
class RefreshTwo(GreatDiscovery):
    """X-3.7, X-9.6: two used discovery tiles are turned face up, to be used again."""

    moments: ClassVar[int] = ANY_TIME

    def usable(self, s: State, player: i64, moment: i64) -> bool:
        return moment & ANY_TIME != 0 and has_used_discovery(s, player)

    def use(self, s: State, player: i64) -> None:
        s.push(Refresh(player, 2))


def lowest_lacking(s: State, player: i64) -> i64:
    """X-3.7: the lowest-numbered technology on Alchemy that a player lacks; NONE with all six."""
    for place in range(TECHNOLOGY_PLACES):
        if not s.players[player].owns(s.layout.technologies[place]):
            return s.layout.technologies[place]
    return NONE


@final
class LowestTechnology(GreatDiscovery):
    """X-3.12: a free marker on the lowest technology lacking, with its temple step; other owners score."""

    moments: ClassVar[int] = ANY_TIME

    def usable(self, s: State, player: i64, moment: i64) -> bool:
        return moment & ANY_TIME != 0 and lowest_lacking(s, player) != NONE

    def use(self, s: State, player: i64) -> None:
        s.push(Acquire(player, lowest_lacking(s, player)))


@final
class TwoTemples(GreatDiscovery):
    """X-3.10, X-3.13: a step on any temple and one on the named, in either order; one of them has to be possible."""

    moments: ClassVar[int] = ANY_TIME

    def __init__(self, clause: str, number: i64, copies: i64, cost: Amounts, temple: i64) -> None:
        super().__init__(clause, number, copies, cost)
        self.temple = temple

    def usable(self, s: State, player: i64, moment: i64) -> bool:
        return moment & ANY_TIME != 0 and can_climb_any(s, player)

    def use(self, s: State, player: i64) -> None:
        s.push(AnyAndNamed(player, self.temple, self.clause))


def great_discoveries(copies: dict[str, int]) -> list[Discovery]:
    """All kinds, in the order of their names; X-3.2: those of the Shaman are not in play until a module brings them."""
    one = Amounts({OBSIDIAN: 1})
    cocoa = Amounts({COCOA: 1})
    number = GREAT_DISCOVERIES.index
    return [
        GreatExtraWorker("X-3.7", number("great_extra_worker"), copies["great_extra_worker"], FREE),
        DoubleResources("X-3.8", number("great_double_resources"), copies["great_double_resources"], FREE),
        GreatMask("X-3.7", number("great_mask"), copies["great_mask"], FREE),
        ThreeObsidian("X-3.7", number("great_obsidian_3"), copies["great_obsidian_3"], FREE),
        MoveBack("X-3.9", number("great_move_back"), copies["great_move_back"], FREE),
        PowerUpThree("X-3.7", number("great_power_up_3"), copies["great_power_up_3"], one),
        RefreshTwo("X-3.7", number("great_refresh_2"), copies["great_refresh_2"], one),
        LowestTechnology("X-3.12", number("great_lowest_technology"), copies["great_lowest_technology"], one),
        GreatDiscovery("X-3.2", number("great_shaman_step"), 0, FREE),
        GreatDiscovery("X-3.2", number("great_shaman_stand"), 0, FREE),
        TwoTemples("X-3.10", number("great_temple_blue"), copies["great_temple_blue"], cocoa, BLUE),
        TwoTemples("X-3.10", number("great_temple_red"), copies["great_temple_red"], cocoa, RED),
        TwoTemples("X-3.10", number("great_temple_green"), copies["great_temple_green"], cocoa, GREEN),
    ]
