"""What lies before the bot: the action pyramid with its spare, the direction tiles, discarded discovery tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, final

from tonalli.core.native import i64, vec
from tonalli.teotihuacan.modules.teotibot.features import observe_bot
from tonalli.teotihuacan.modules.teotibot.names import BOT, SLOTS
from tonalli.teotihuacan.modules.teotibot.position import (
    read_table,
    show_table,
    table_gaps,
    table_problems,
    write_table,
)
from tonalli.teotihuacan.names import DISCOVERY_KINDS, NONE
from tonalli.teotihuacan.part import Part

if TYPE_CHECKING:
    from tonalli.core.fields import Fields
    from tonalli.core.row import Row
    from tonalli.teotihuacan.modules.teotibot.rules import BotRules
    from tonalli.teotihuacan.rules import Rules
    from tonalli.teotihuacan.state import State


@final
class BotTable(Part):
    """Open to everyone (B-1.3)."""

    name: ClassVar[str] = "teotibot"

    def __init__(
        self, rules: BotRules, slots: vec[i64], column: vec[i64], direction_tiles: vec[i64], discards: vec[i64]
    ) -> None:
        self.rules = rules
        self.slots = slots
        """The action tile in each slot, the spare last."""
        self.column = column
        """The faces of the direction tiles, from the top (B-5.10)."""
        self.direction_tiles = direction_tiles
        """Which tiles they are; two that differ in nothing but their name in the solo game itself."""
        self.discards = discards
        """Discovery tiles discarded by kind (B-8.8.1)."""
        self.last_die: i64 = 0
        """X-5.16: pips of the die last rolled for a worker that passed since its turn began; 0 for none."""
        self.last_trail: i64 = 0
        """X-7.19: the region of the Trail tile last drawn since its turn began; 0 for none."""

    def fresh(self, rules: Rules) -> Part:
        return new_table(self.rules)

    def copy(self) -> Part:
        other = BotTable(self.rules, self.slots[:], self.column[:], self.direction_tiles[:], self.discards[:])
        other.last_die = self.last_die
        other.last_trail = self.last_trail
        return other

    def turn_begins(self, s: State) -> None:
        """What chance said is shown until the bot's next turn."""
        if s.active == BOT:
            self.last_die = 0
            self.last_trail = 0

    def observe(self, s: State, row: Row) -> None:
        observe_bot(self, row)

    # ---- positions -------------------------------------------------------------------------

    def shown(self, s: State) -> dict[str, Any]:
        return show_table(self)

    def write(self, s: State) -> dict[str, Any]:
        return write_table(self)

    def read(self, s: State, fields: Fields) -> None:
        read_table(self, s, fields)

    def gaps(self, s: State) -> list[tuple[str, int]]:
        return table_gaps(self, s)

    def problems(self, s: State) -> list[str]:
        return table_problems(self, s)


def new_table(rules: BotRules) -> BotTable:
    """Nothing laid out yet; B-5.10: the column may have more direction tiles than two."""
    directions = rules.movement.directions()
    tiles = [NONE] * directions if rules.movement.shuffles_tiles() else list(range(directions))
    return BotTable(
        rules,
        vec[i64]([NONE] * len(SLOTS)),
        vec[i64]([NONE] * directions),
        vec[i64](tiles),
        vec[i64]([0] * DISCOVERY_KINDS),
    )


def table_of(s: State) -> BotTable:
    """What lies before the bot: the first part of a solo game, since its module edits the rules first."""
    part = s.parts[0]
    assert isinstance(part, BotTable), "nobody plays alone"
    return part


def bot_of(rules: Rules) -> BotRules | None:
    """The solo opponent of a composed game; None in a game for several."""
    for part in rules.parts:
        if isinstance(part, BotTable):
            return part.rules
    return None


def is_at_the_table(s: State) -> bool:
    """B-1.1: whether this is a solo game."""
    for part in s.parts:
        if isinstance(part, BotTable):
            return True
    return False


def is_its_turn(s: State) -> bool:
    """B-4: whether what only a turn of the bot brings can be pending."""
    return is_at_the_table(s) and s.opening is None and s.active == BOT
