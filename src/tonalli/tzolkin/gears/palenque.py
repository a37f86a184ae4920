"""Palenque: fishing, and harvesting in the jungle (Z-7.1 to Z-7.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.field import PLAYER, FieldList, a_word
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.tzolkin.moments import Decision
from tonalli.tzolkin.names import (
    ACTIONS,
    AGRICULTURE,
    CORN,
    GROUPS,
    HARVEST_BURN,
    HARVEST_CORN,
    HARVEST_NO_TILE,
    HARVEST_WOOD,
    RESOURCE_EXTRACTION,
    WOOD,
)
from tonalli.tzolkin.notation import HARVEST
from tonalli.tzolkin.rules import GearAction
from tonalli.tzolkin.steps.temple import Descend
from tonalli.tzolkin.tiles import CORN_OF_GROUP, FISH, WOOD_OF_GROUP

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.tzolkin.state import State


@final
class Fish(GearAction):
    """Z-7.1, Z-8.4: 3 corn, 1 more with Agriculture 2."""

    def act(self, s: State, player: i64) -> None:
        s.gain(player, CORN, FISH + 1 if s.works(player, AGRICULTURE, 2) else FISH, "Z-7.1")


@final
class Jungle(GearAction):
    """Z-7.2: a harvest in the jungle group of the same number."""

    def __init__(self, number: i64, group: i64) -> None:
        super().__init__(number)
        self.group = group

    def possible(self, s: State, player: i64, corn: i64) -> bool:
        """Z-6.10: not without any option; a wood tile can always be taken."""
        return s.jungle_wood[self.group] > 0 or s.jungle_corn[self.group] > 0 or s.works(player, AGRICULTURE, 2)

    def why_not(self, s: State, player: i64, corn: i64) -> Reason | None:
        if self.possible(s, player, corn):
            return None
        return Reason("no-harvest-tile", "Z-6.10", {"action": ACTIONS[self.number]})

    def act(self, s: State, player: i64) -> None:
        s.push(Harvest(player, self.group))


def corn_of(s: State, player: i64, group: i64) -> i64:
    """Z-7.3 a, Z-8.4: with what Agriculture adds."""
    corn = CORN_OF_GROUP[group]
    if s.works(player, AGRICULTURE, 1):
        corn += 1
    if s.works(player, AGRICULTURE, 3):
        corn += 2
    return s.in_force().corn_harvested(corn)


def wood_of(s: State, player: i64, group: i64) -> i64:
    """Z-7.3 b, Z-8.4: with what Resource Extraction adds."""
    wood = WOOD_OF_GROUP[group]
    if s.works(player, RESOURCE_EXTRACTION, 1):
        wood += 1
    return s.in_force().wood_harvested(wood)


@final
@mypyc_attr(free_list_len=1)
class Harvest(Decision):
    """Z-7.3: corn, wood, burning for corn (Z-7.4), or corn without a tile where none is uncovered (Z-7.5, Z-7.21)."""

    kind: ClassVar[str] = "harvest"
    fields: ClassVar[FieldList] = (PLAYER, a_word("group", GROUPS))

    def __init__(self, player: i64, group: i64) -> None:
        super().__init__(player)
        self.group = group

    def options(self, s: State, out: Actions) -> None:
        wood = s.jungle_wood[self.group]
        uncovered = s.jungle_corn[self.group] - wood
        if uncovered > 0:
            out.add(HARVEST + HARVEST_CORN)
        if wood > 0:
            out.add(HARVEST + HARVEST_WOOD)
            if s.players[self.player].can_step_down():
                out.add(HARVEST + HARVEST_BURN)
        if uncovered == 0 and s.works(self.player, AGRICULTURE, 2):
            out.add(HARVEST + HARVEST_NO_TILE)

    def take(self, s: State, action: i64) -> None:
        harvest = action - HARVEST
        player = self.player
        if harvest == HARVEST_WOOD:
            take_wood_tile(s, player, self.group, "Z-7.3")
            s.gain(player, WOOD, wood_of(s, player, self.group), "Z-7.3")
            return
        if harvest == HARVEST_BURN:
            s.push(Descend(player, "Z-7.3"))
            burn_wood_tile(s, player, self.group, "Z-7.3")
        if harvest != HARVEST_NO_TILE:
            take_corn_tile(s, player, self.group, "Z-7.3")
        s.gain(player, CORN, corn_of(s, player, self.group), "Z-7.3")

    def why_not(self, s: State, action: i64) -> Reason | None:
        """Z-7.3, Z-7.4: what is not uncovered, not left, or would anger gods that cannot be angered more."""
        if action == HARVEST + HARVEST_CORN:
            return Reason("covered", "Z-7.3")
        if action == HARVEST + HARVEST_WOOD:
            return Reason("no-wood-tile", "Z-7.3")
        if action == HARVEST + HARVEST_BURN:
            return Reason("no-wood-tile" if s.jungle_wood[self.group] == 0 else "no-step-down", "Z-7.4")
        return None


def take_corn_tile(s: State, player: i64, group: i64, why: str) -> None:
    """Z-7.3 a, Z-7.6."""
    s.jungle_corn[group] -= 1
    s.players[player].corn_tiles += 1
    if s.log is not None:
        s.log.corn_tile(player, group + 2, why)


def take_wood_tile(s: State, player: i64, group: i64, why: str) -> None:
    """Z-7.3 b, Z-7.6."""
    s.jungle_wood[group] -= 1
    s.players[player].wood_tiles += 1
    if s.log is not None:
        s.log.wood_tile(player, group + 2, why)


def burn_wood_tile(s: State, player: i64, group: i64, why: str) -> None:
    """Z-7.3 c: a wood tile leaves the game."""
    s.jungle_wood[group] -= 1
    if s.log is not None:
        s.log.burn(player, group + 2, why)


def palenque() -> list[GearAction]:
    return [Fish(0), Jungle(1, 0), Jungle(2, 1), Jungle(3, 2), Jungle(4, 3)]
