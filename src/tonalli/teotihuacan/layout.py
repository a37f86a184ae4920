"""The frame of a game: what setup lays out, starting tiles on their way, and what the running turn has brought."""

from __future__ import annotations

from typing import Final, final

from tonalli.core.edition import EDITIONS
from tonalli.core.native import i64, mypyc_attr, vec
from tonalli.teotihuacan.names import NONE, RING, STARTING_TILES, TECHNOLOGY_PLACES

SEATS: Final = 4

# How a turn turned out (T-4.2).
UNSETTLED: Final = 0
NORMAL: Final = 1
FREE_UNLOCK: Final = 2
TURN_KINDS: Final[list[str]] = ["unsettled", "normal", "free_unlock"]
"""Those of modules come behind them (``add_name``)."""

# Move tiles turned for the coming move (T-8.25).
TWO: Final = 1
ANYWHERE: Final = 2


@final
class Layout:
    """What setup lays out and nothing changes afterwards."""

    def __init__(self) -> None:
        self.edition = EDITIONS.next()
        self.first: i64 = 0
        """The seat of the first player (T-3.1)."""
        self.board_at = vec[i64]([NONE] * RING)
        """Boards by slot, counted from 0."""
        self.slot_of = vec[i64]([NONE] * RING)
        self.royals = vec[i64]([NONE] * 3)
        self.technologies = vec[i64]([NONE] * 6)
        self.bonuses = vec[i64]([NONE] * 3)

    def copy(self) -> Layout:
        other = Layout()
        other.first = self.first
        other.board_at = self.board_at[:]
        other.slot_of = self.slot_of[:]
        other.royals = self.royals[:]
        other.technologies = self.technologies[:]
        other.bonuses = self.bonuses[:]
        return other

    def technology_place(self, technology: i64) -> i64:
        """Where a technology lies on Alchemy: 0-2 top row, 3-5 second row; NONE if it is not there."""
        for place in range(TECHNOLOGY_PLACES):
            if self.technologies[place] == technology:
                return place
        return NONE

    def put_board(self, slot: i64, board: i64) -> None:
        self.board_at[slot] = board
        self.slot_of[board] = slot


@final
class Opening:
    """Starting tiles while they are dealt and chosen; some are secret until all have chosen (T-1.13)."""

    def __init__(self) -> None:
        self.dealt = vec[i64]([0] * SEATS)
        """Bits of the starting tiles dealt to each seat."""
        self.kept = vec[i64]([0] * SEATS)
        self.beside = vec[i64]([NONE] * STARTING_TILES)
        """The discovery tile drawn for a starting tile (T-3.11)."""
        self.layout: i64 = 0
        """Bits of the starting tiles laid out for a draft (T-22.1)."""
        self.revealed: i64 = 0

    def copy(self) -> Opening:
        other = Opening()
        other.dealt = self.dealt[:]
        other.kept = self.kept[:]
        other.beside = self.beside[:]
        other.layout = self.layout
        other.revealed = self.revealed
        return other


@final
@mypyc_attr(free_list_len=1)
class TurnSoFar:
    """What this turn has brought so far, as far as later rules ask for it."""

    def __init__(self) -> None:
        self.kind: i64 = UNSETTLED
        self.move_tiles: i64 = 0
        self.moved: i64 = 0
        """Bits of the workers moved, kept from *power up two* until the main action's effect is complete (T-8.14)."""
        self.at: i64 = NONE
        """The board reached."""
        self.worshipping: i64 = 0
        """1 between placing a worker on a worship space and the end of that worship (T-4.6)."""
        self.claimed: i64 = 0
        """1 once this worship claimed the tile of its area, which is then replaced (T-7.10)."""
        self.given_up: i64 = 0
        """1 from giving up the main action to its end, with no decision between (T-10.10)."""
        self.extra: i64 = 0
        """Workers added by tiles to the main action (T-8.19)."""
        self.built: i64 = 0
        """Pyramid tiles placed in this action."""
        self.discounted: i64 = 0
        """1 once technology 15's discount is used (T-12.13)."""
        self.acquired: i64 = NONE
        """The technology acquired by this main action (T-12.8)."""
        self.powered_up: i64 = 0
        """Power-ups made by this main action (T-12.11)."""

    def copy(self) -> TurnSoFar:
        other = TurnSoFar()
        other.kind = self.kind
        other.move_tiles = self.move_tiles
        other.moved = self.moved
        other.at = self.at
        other.worshipping = self.worshipping
        other.claimed = self.claimed
        other.given_up = self.given_up
        other.extra = self.extra
        other.built = self.built
        other.discounted = self.discounted
        other.acquired = self.acquired
        other.powered_up = self.powered_up
        return other
