"""What lies on the table, and what can be asked of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tonalli.core.actions import Actions
from tonalli.core.bits import BIT
from tonalli.core.edition import EDITIONS
from tonalli.core.events import Event
from tonalli.core.native import i64, vec
from tonalli.core.state import Score
from tonalli.core.state import State as CoreState
from tonalli.core.step import NOBODY, Step
from tonalli.tzolkin.events import Log
from tonalli.tzolkin.layout import Opening, TurnSoFar
from tonalli.tzolkin.names import BUILDING_KINDS, GEAR_COUNT, GROUP_COUNT, NONE, TEETH_MAX
from tonalli.tzolkin.player import Player
from tonalli.tzolkin.tiles import (
    DISPLAY,
    MONUMENT_ROW,
    QUARTERS,
    SKULL_ACTIONS,
    SKULLS,
    TEMPLE_TOP,
)

if TYPE_CHECKING:
    from tonalli.core.game import Game
    from tonalli.tzolkin.rules import Rules


class Table(CoreState):
    """The whole table. Seats are 0-based (Z-3.2)."""

    def __init__(
        self,
        rules: Rules,
        opening: Opening | None,
        players: list[Player],
        now: TurnSoFar,
        top: Step[Any],
        choices: Actions,
    ) -> None:
        super().__init__(top, choices)
        self.log: Log | None = None
        self.rules = rules
        self.opening = opening
        self.players = players
        self.now = now
        self.day: i64 = 1
        """Z-2.1: the first is 1."""
        self.food_days: i64 = 0
        """Food Days held."""
        self.age: i64 = 1
        self.marker: i64 = 0
        """The seat that holds the starting player marker."""
        self.gear_corn: i64 = 0
        """Corn on the Tzolk'in gear."""
        self.claimant: i64 = NONE
        """The seat whose worker is on the Starting Player Space."""
        self.skulls: i64 = SKULLS
        """Skulls in the bank."""
        self.offered: i64 = 0
        """Bits of the actions of Chichen Itza that hold a skull, from the first."""
        self.unseen_monuments: i64 = 0
        """Bits of the monuments not drawn; those left after setup are out of the game."""
        self.prophecy: i64 = 0
        """The prophecy in force; 0 for none."""
        self.gears_edition: i64 = 0
        """Another one whenever what stands on a tooth changes."""
        self.tiles_edition: i64 = 0
        """Another one whenever buildings that lie open or in the piles change, or monuments of the row."""
        self.parts = rules.parts
        """What modules add."""

    def lay_out(self) -> None:
        """Everything at its place before setup begins."""
        self.gears_edition = EDITIONS.next()
        self.tiles_edition = EDITIONS.next()
        self.teeth = vec[i64]([NONE] * (GEAR_COUNT * TEETH_MAX))
        """What stands on each tooth: a seat, DUMMY or NONE; index gear * 13 + tooth."""
        self.jungle_corn = vec[i64]([0] * GROUP_COUNT)
        self.jungle_wood = vec[i64]([0] * GROUP_COUNT)
        """Harvest tiles by jungle group (Z-7.2)."""
        self.display = vec[i64]([NONE] * DISPLAY)
        self.monument_row = vec[i64]([NONE] * MONUMENT_ROW)
        self.unseen = vec[i64]([0] * BUILDING_KINDS)
        """Buildings in the piles of both ages, by kind."""

    # ---- players in order ------------------------------------------------------------------

    def seat(self, order: i64) -> i64:
        """Z-2.7: the seat at a place in turn order, from the marker holder clockwise."""
        return (self.marker + order) % self.rules.players

    def order_of(self, seat: i64) -> i64:
        """Z-2.7: a seat's place in turn order."""
        return (seat - self.marker) % self.rules.players

    def scores(self) -> list[Score]:
        """Z-13.9: victory points with their quarters."""
        return [player.quarters / QUARTERS for player in self.players]

    def has_ended(self) -> bool:
        """Z-13.1: whether the final scoring took place."""
        return self.food_days > 0 and self.active == NOBODY

    @property
    def game(self) -> Game:
        return self.rules.game

    @property
    def options(self) -> dict[str, Any]:
        return self.rules.options

    def listen(self, events: list[Event]) -> None:
        self.log = Log(events)

    @property
    def told(self) -> list[Event]:
        return self.log.events if self.log is not None else []

    # ---- what is possible now --------------------------------------------------------------

    def can_climb(self, player: i64, temple: i64) -> bool:
        """Z-9.2: not from the top, nor onto a top that is taken."""
        top = TEMPLE_TOP[temple]
        step = self.players[player].temples[temple]
        if step < top - 1:
            return True
        if step == top:
            return False
        for other in self.players:
            if other.temples[temple] == top:
                return False
        return True

    def has_skull(self, action: i64) -> bool:
        """Z-7.18: whether an action of Chichen Itza, counted from 0, holds a skull."""
        return self.offered & BIT[action] != 0

    def skulls_on_buildings(self, player: i64) -> i64:
        """Z-15.10: skulls that buildings of a player hold."""
        count: i64 = 0
        for building in range(len(self.rules.buildings)):
            holds = self.rules.buildings[building].holds
            if holds > 0:
                count += holds * self.players[player].buildings[building]
        return count

    def skulls_placed(self) -> i64:
        """Z-17.4: skulls in Chichen Itza, whoever placed them, and those on buildings."""
        count: i64 = 0
        for seat in range(self.rules.players):
            count += self.skulls_on_buildings(seat)
        for action in range(SKULL_ACTIONS):
            if self.has_skull(action):
                count += 1
        return count
