"""What the Empire board is made of: whose Warriors they are, what regions give, the cells of Conquest."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from tonalli.core.native import i64, vec

if TYPE_CHECKING:
    from tonalli.teotihuacan.state import State


class Owner:
    """Whose Warriors they are: what a person decides, the solo opponent has rules of its own for."""

    def begins_on_the_map(self) -> bool:
        """X-7.4: whether it adds a Warrior at setup."""
        raise NotImplementedError

    def pushed(self, s: State, seat: i64, region: i64) -> None:
        """X-7.8: its Warrior has to leave a region, where another one stands now."""
        raise NotImplementedError

    def region_points(self, s: State, seat: i64, region: i64) -> i64:
        """X-7.15: what a Building in a region scores before its benefit."""
        raise NotImplementedError

    def climb_any(self, s: State, seat: i64) -> None:
        """X-7.15: a step on any temple."""
        raise NotImplementedError

    def climb_two(self, s: State, seat: i64) -> None:
        """X-7.15: a step on each of two different temples."""
        raise NotImplementedError

    def power_up_three(self, s: State, seat: i64) -> None:
        """X-7.15: a power-up for each of three unlocked workers."""
        raise NotImplementedError

    def count_workers(self, s: State, seat: i64) -> None:
        """X-7.15: points for its workers."""
        raise NotImplementedError

    def choose_drawn(self, s: State, seat: i64, region: i64, tiles: vec[i64]) -> None:
        """X-7.15: it may claim one of the tiles drawn for a region; the others go where they belong."""
        raise NotImplementedError


class Benefit:
    """X-7.15: what a region gives whoever builds there."""

    def gain(self, s: State, seat: i64, region: i64) -> None:
        """Gain it now, or push what it asks."""
        raise NotImplementedError

    def draws_from(self) -> i64:
        """The stack it draws tiles from; NONE without one."""
        return -1

    def drawn(self) -> i64:
        """How many it draws."""
        return 0


@final
class Cell:
    """X-7.11: what a cell of Conquest gives: Warriors and a Building, or (``choice``) one of the two."""

    def __init__(self, warriors: i64, build: i64, choice: bool) -> None:
        self.warriors = warriors
        self.build = build
        self.choice = choice


@final
class EmpireRules:
    """The composed Empire board: shared by all states, changed by nobody after the start."""

    def __init__(self, owners: list[Owner], benefits: list[Benefit], cells: list[Cell]) -> None:
        self.owners = owners
        """By seat."""
        self.benefits = benefits
        """By region, the first for none."""
        self.cells = cells
        """Three for each row."""
