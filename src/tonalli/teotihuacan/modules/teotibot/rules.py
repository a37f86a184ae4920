"""What the solo opponent's game is made of: its tiles, its actions, how it moves, its settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from tonalli.core.native import i64
from tonalli.teotihuacan.modules.teotibot.names import AN_ACTION

if TYPE_CHECKING:
    from tonalli.teotihuacan.modules.teotibot.knobs import Knobs
    from tonalli.teotihuacan.state import State


class ActionTile:
    """A tile of the solo opponent (B-8)."""

    def act(self, s: State) -> None:
        """B-4.2: carry it out, with its failure and fallback."""


class BotAction:
    """What the solo opponent does on a board (B-8.5)."""

    def act(self, s: State, die: i64, why: str) -> i64:
        """Carry it out with a worker there; what it lacks, with nothing changed, or nothing."""
        return AN_ACTION


class AfterTile:
    """B-4.2, B-4.3: something that follows every action tile of the solo opponent."""

    def push(self, s: State, slot: i64) -> None:
        """Push what comes between the action of the tile in a slot and the refill of the action pyramid."""


class BotMovement:
    """The direction tiles of the solo opponent, and how far its workers move (B-5.10, B-6.13)."""

    def directions(self) -> i64:
        """B-2.11: how many direction tiles lie in the column."""
        return 2

    def shuffles_tiles(self) -> bool:
        """B-5.10: whether it is drawn which tile lies where; else they lie in the order of their names."""
        return False

    def lay_directions(self, s: State) -> None:
        """B-2.11: push the draws that lay them out."""

    def distance(self, s: State, die: i64) -> i64:
        """B-6.13: boards a worker moves, asked before the direction tiles are turned."""
        return 1


class PalacePassing:
    """B-6.12: what a worker of the solo opponent sets off that passes the Palace."""

    def passed(self, s: State, die: i64) -> None:
        """Without effect in the base game; what is pushed here comes before the rest of the action."""

    def hit(self, pips: i64) -> str:
        """The place that a die rolled for it stands for; empty for none."""
        return ""


@final
class BotRules:
    """The composed solo opponent: shared by all states, changed by nobody after the start."""

    def __init__(
        self,
        tiles: list[ActionTile],
        actions: list[BotAction],
        movement: BotMovement,
        passing: PalacePassing,
        knobs: Knobs,
    ) -> None:
        self.tiles = tiles
        self.actions = actions
        """By board."""
        self.movement = movement
        self.passing = passing
        self.knobs = knobs
        self.after_tile: list[AfterTile] = []
        """None in the solo game itself; the first is carried out first."""
