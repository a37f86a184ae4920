"""The small functions through which everything visible on the table changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from tonalli.core.actions import Actions, no_actions
from tonalli.core.bits import BIT
from tonalli.core.edition import EDITIONS
from tonalli.core.native import i64
from tonalli.core.state import NOTHING
from tonalli.core.step import NOBODY
from tonalli.tzolkin.layout import Opening, TurnSoFar
from tonalli.tzolkin.names import (
    A_GAIN,
    A_STEP,
    ACTIONS,
    AN_ADVANCE,
    BUILDINGS,
    CHICHEN_ITZA,
    CORN,
    DUMMY,
    GEAR_COUNT,
    GEARS,
    GOODS,
    MONUMENTS,
    NONE,
    SKULL,
    SPACES_PER_GEAR,
    TEETH_MAX,
    TEMPLES,
    TOP_LEVEL,
    TRACKS,
)
from tonalli.tzolkin.notation import OFFERS
from tonalli.tzolkin.player import new_player
from tonalli.tzolkin.steps.tax import Taxed
from tonalli.tzolkin.table import Table
from tonalli.tzolkin.tiles import (
    DISPLAY,
    FIRST,
    LAST_SPACE,
    MONUMENT_ROW,
    QUARTERS,
    TEETH,
    TEMPLE_TOP,
)

if TYPE_CHECKING:
    from tonalli.tzolkin.prophecy import Prophecy
    from tonalli.tzolkin.rules import Rules
    from tonalli.tzolkin.tribe import Tribe


@final
class State(Table):
    """A position of Tzolk'in."""

    def copy(self) -> State:
        other = State(
            self.rules,
            self.opening,
            [player.copy() for player in self.players],
            self.now.copy(),
            self.top,
            self.choices.copy(),
        )
        if self.opening is not None:
            other.opening = self.opening.copy()
        self.carry_over(other)
        other.day = self.day
        other.food_days = self.food_days
        other.age = self.age
        other.marker = self.marker
        other.gear_corn = self.gear_corn
        other.claimant = self.claimant
        other.skulls = self.skulls
        other.offered = self.offered
        other.unseen_monuments = self.unseen_monuments
        other.prophecy = self.prophecy
        other.gears_edition = self.gears_edition
        other.tiles_edition = self.tiles_edition
        other.teeth = self.teeth[:]
        other.jungle_corn = self.jungle_corn[:]
        other.jungle_wood = self.jungle_wood[:]
        other.display = self.display[:]
        other.monument_row = self.monument_row[:]
        other.unseen = self.unseen[:]
        if len(self.parts) > 0:
            other.parts = [part.copy() for part in self.parts]
        return other

    # ---- what the hot path asks most, beside what it changes ------------------------------

    def tribe(self, player: i64) -> Tribe:
        return self.rules.tribes[self.players[player].tribe]

    def in_force(self) -> Prophecy:
        """The prophecy of this quarter."""
        return self.rules.prophecies[self.prophecy]

    def lowest_free(self, gear: i64) -> i64:
        """Z-5.2, Z-5.3: the lowest space whose tooth is unoccupied; NONE if there is none."""
        teeth = self.teeth
        first = gear * TEETH_MAX
        for space in range(LAST_SPACE[gear] + 1):
            if teeth[first + space] == NONE:
                return space
        return NONE

    def works(self, player: i64, track: i64, level: i64) -> bool:
        """Z-15.4, Z-8.3: whether a level of a technology works for a player now."""
        return self.players[player].levels[track] >= level and self.in_force().level_works(level)

    # ---- offers beside what is pending (Z-15.3) --------------------------------------------

    def offer(self, player: i64, moment: i64, out: Actions) -> None:
        self.tribe(player).offer(self, player, out)

    def interject(self, action: i64) -> bool:
        """Z-15.3: a tribe's offer is its player's own; chance and other players have none."""
        player = self.top.player
        return player == self.active and action >= OFFERS and self.tribe(player).interject(self, player, action)

    def winners(self) -> list[int]:
        return self.rules.winners(self) if self.over else []

    def to_dict(self) -> dict[str, Any]:
        return self.rules.write_position(self)

    # ---- goods and points ------------------------------------------------------------------

    def gain(self, player: i64, good: i64, amount: i64, why: str) -> None:
        """Z-15.5: every gain comes through here; it may push a decision. Skulls that the bank lacks are not taxed."""
        if amount > 0:
            prophecy = self.in_force()
            if prophecy.tax(A_GAIN, good) is None:
                prophecy.gain(self, player, good, amount, why)
                return
            if good == SKULL:
                amount = min(amount, self.skulls)
            if amount > 0:
                self.push(Taxed(player, A_GAIN, good, amount, why))

    def receive(self, player: i64, good: i64, amount: i64, why: str) -> None:
        """Take from the bank; of skulls only what is left (Z-14.1)."""
        if good == SKULL:
            amount = min(amount, self.skulls)
            self.skulls -= amount
        if amount > 0:
            self.players[player].stock[good] += amount
            if self.log is not None:
                self.log.gain(player, GOODS[good], amount, why)

    def take_gear_corn(self, player: i64, why: str) -> None:
        """Z-4.6: all corn lying on the Tzolk'in gear."""
        corn = self.gear_corn
        if corn > 0:
            self.gain(player, CORN, corn, why)
            self.set_gear_corn(0, why)

    def set_gear_corn(self, corn: i64, why: str) -> None:
        self.gear_corn = corn
        if self.log is not None:
            self.log.gear_corn(NOBODY, corn, why)

    def spend(self, player: i64, good: i64, amount: i64, why: str) -> None:
        """Z-10.1: what is paid goes to the bank."""
        if amount > 0:
            self.players[player].stock[good] -= amount
            if good == SKULL:
                self.skulls += amount
            if self.log is not None:
                self.log.pay(player, GOODS[good], amount, why)

    def score(self, player: i64, points: i64, why: str) -> None:
        """Z-13.7: points may be lost below 0."""
        self.score_quarters(player, QUARTERS * points, why)

    def score_for(self, player: i64, points: i64, what: str, why: str) -> None:
        """Z-11.9: ``what`` tells several of the same clause apart."""
        self.score_quarters(player, QUARTERS * points, why, what)

    def score_quarters(self, player: i64, quarters: i64, why: str, what: str = "") -> None:
        """Z-13.3: the event, too, tells quarter points."""
        if quarters != 0:
            self.players[player].quarters += quarters
            if self.log is not None:
                self.log.score(player, what, quarters, why)

    # ---- workers ---------------------------------------------------------------------------

    def put_on_gear(self, player: i64, gear: i64, space: i64, why: str) -> None:
        self.teeth[gear * TEETH_MAX + space] = player
        self.gears_edition = EDITIONS.next()
        self.now.on_gears |= BIT[gear * SPACES_PER_GEAR + space]
        self.players[player].hand -= 1
        self.players[player].standing += 1
        if self.log is not None:
            self.log.place(player, space, GEARS[gear], why)

    def take_off_gear(self, player: i64, gear: i64, space: i64, why: str) -> None:
        """Z-6.3, Z-12.5: back to hand."""
        self.teeth[gear * TEETH_MAX + space] = NONE
        self.gears_edition = EDITIONS.next()
        self.players[player].hand += 1
        self.players[player].standing -= 1
        if self.log is not None:
            self.log.take_up(player, space, GEARS[gear], why)

    def claim_start(self, player: i64, why: str) -> None:
        """Z-5.1: a worker on the Starting Player Space."""
        self.claimant = player
        self.now.claimed = 1
        self.players[player].hand -= 1
        if self.log is not None:
            self.log.place(player, 0, "start", why)

    def leave_start(self, why: str) -> None:
        """Z-12.3: the claimant's worker returns to hand."""
        player = self.claimant
        self.claimant = NONE
        self.players[player].hand += 1
        if self.log is not None:
            self.log.take_up(player, 0, "start", why)

    def enlist(self, player: i64, why: str) -> None:
        """Z-7.15: a worker comes into play; without one left nothing happens (Z-10.3)."""
        side = self.players[player]
        if side.reserve > 0:
            side.reserve -= 1
            side.hand += 1
            if self.log is not None:
                self.log.worker(player, why)

    # ---- temples ---------------------------------------------------------------------------

    def step_up(self, player: i64, temple: i64, why: str) -> None:
        """Z-15.5: every step up comes through here; it may push a decision. A step that is lost is not taxed."""
        prophecy = self.in_force()
        if prophecy.tax(A_STEP, temple) is None or not self.can_climb(player, temple):
            prophecy.step_up(self, player, temple, why)
        else:
            self.push(Taxed(player, A_STEP, temple, 1, why))

    def climb(self, player: i64, temple: i64, why: str) -> None:
        """Z-9.2, Z-9.3, Z-9.7: one step up, or it is lost; a top turns the board to its light side."""
        side = self.players[player]
        if not self.can_climb(player, temple):
            if self.log is not None:
                self.log.step_lost(player, TEMPLES[temple], side.temples[temple], "Z-9.2")
            return
        side.temples[temple] += 1
        if self.log is not None:
            self.log.temple(player, TEMPLES[temple], side.temples[temple], why)
        if side.temples[temple] == TEMPLE_TOP[temple]:
            self.turn_board(player, 1, "Z-9.3")

    def step_down(self, player: i64, temple: i64, why: str) -> None:
        """Z-4.5, Z-7.3, Z-9.4: one step down, from a temple above its bottom."""
        side = self.players[player]
        side.temples[temple] -= 1
        if self.log is not None:
            self.log.temple(player, TEMPLES[temple], side.temples[temple], why)

    def turn_board(self, player: i64, light: i64, why: str) -> None:
        """Z-1.4: the player board is turned, if it shows the other side."""
        side = self.players[player]
        if side.light != light:
            side.light = light
            if self.log is not None:
                self.log.board(player, "light" if light else "dark", why)

    # ---- technologies ----------------------------------------------------------------------

    def raise_level(self, player: i64, track: i64, why: str) -> None:
        """Z-8.1: one level up; beyond the last one the level stays and there is a bonus."""
        side = self.players[player]
        if side.levels[track] == TOP_LEVEL:
            self.tribe(player).bonus(self, player, track)
            return
        side.levels[track] += 1
        if self.log is not None:
            self.log.technology(player, TRACKS[track], side.levels[track], why)

    def lower_level(self, player: i64, track: i64, why: str) -> None:
        """One level down, from level 1 or higher."""
        side = self.players[player]
        side.levels[track] -= 1
        if self.log is not None:
            self.log.technology(player, TRACKS[track], side.levels[track], why)

    def advance(self, player: i64, track: i64, paid: i64, why: str) -> None:
        """Z-15.5: every technology step, paid for or free, comes through here; it may push a decision."""
        prophecy = self.in_force()
        if paid == 1 or prophecy.tax(AN_ADVANCE, track) is None:
            prophecy.advance(self, player, track, paid, why)
        else:
            self.push(Taxed(player, AN_ADVANCE, track, 1, why))

    # ---- tiles -----------------------------------------------------------------------------

    def take_building(self, player: i64, building: i64, why: str) -> None:
        """Z-10.1, Z-15.10: a building from the display; skulls it holds are put on it."""
        for place in range(DISPLAY):
            if self.display[place] == building:
                self.display[place] = NONE
                self.tiles_edition = EDITIONS.next()
                break
        self.players[player].buildings[building] += 1
        self.players[player].built |= BIT[building]
        holds = self.rules.buildings[building].holds
        if holds > 0:
            self.players[player].stock[SKULL] -= holds
        if self.log is not None:
            if holds > 0:
                self.log.pay(player, GOODS[SKULL], holds, why)
            self.log.build(player, BUILDINGS[building], why)

    def take_monument(self, player: i64, monument: i64, why: str) -> None:
        """Z-10.9: a monument from the row, which keeps the gap."""
        for place in range(MONUMENT_ROW):
            if self.monument_row[place] == monument:
                self.monument_row[place] = NONE
                self.tiles_edition = EDITIONS.next()
                break
        self.players[player].monuments |= BIT[monument]
        if self.log is not None:
            self.log.monument(player, MONUMENTS[monument], why)

    def place_skull(self, player: i64, action: i64, why: str) -> None:
        """Z-7.18: a skull closes an action of Chichen Itza, counted from 0, for the rest of the game."""
        self.players[player].stock[SKULL] -= 1
        self.offered |= BIT[action]
        if self.log is not None:
            self.log.skull(player, ACTIONS[FIRST[CHICHEN_ITZA] + action], why)

    # ---- gears -----------------------------------------------------------------------------

    def turn_gears(self) -> None:
        """Z-1.3, Z-12.5: one day; a worker that passes its last space returns to hand, a dummy moves on."""
        teeth = self.teeth
        self.gears_edition = EDITIONS.next()
        for gear in range(GEAR_COUNT):
            first = gear * TEETH_MAX
            last = TEETH[gear] - 1
            carried = teeth[first + last]
            for tooth in range(last, 0, -1):
                teeth[first + tooth] = teeth[first + tooth - 1]
            teeth[first] = carried
            for tooth in range(last + 1):
                owner = teeth[first + tooth]
                if owner != NONE and owner != DUMMY and tooth > self.tribe(owner).last_space(gear):
                    self.take_off_gear(owner, gear, tooth, "Z-12.5")


def new_state(rules: Rules, opening: Opening | None) -> State:
    """An empty table."""
    players = [new_player() for seat in range(rules.players)]
    state = State(rules, opening, players, TurnSoFar(), NOTHING, no_actions())
    state.lay_out()
    state.parts = [part.copy() for part in rules.parts]
    return state
