"""How the bot climbs temples and chooses resources (B-7.1 to B-7.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.field import WHY, FieldList
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import OFTEN, Effect
from tonalli.teotihuacan.modules.teotibot.names import BOT
from tonalli.teotihuacan.modules.teotibot.table import is_its_turn
from tonalli.teotihuacan.names import GOLD, NONE, STONE, WOOD
from tonalli.teotihuacan.steps.temple import can_climb, climb

if TYPE_CHECKING:
    from tonalli.teotihuacan.state import State


def best_temple(s: State) -> i64:
    """B-7.1, B-7.2: where the bot stands highest and can advance, on a tie the leftmost; NONE if it can nowhere."""
    side = s.players[BOT]
    best: i64 = NONE
    for temple in range(3):
        if can_climb(s, BOT, temple) and (best == NONE or side.temples[temple] > side.temples[best]):
            best = temple
    return best


def climb_any(s: State, why: str) -> None:
    """B-7.1, B-7.3: one step on the best temple; without one it is lost, as on a named one (B-7.4)."""
    temple = best_temple(s)
    if temple != NONE:
        climb(s, BOT, temple, why)
    elif s.log is not None:
        s.log.step_lost(BOT, "", 1, "B-7.3")


@final
@mypyc_attr(free_list_len=1)
class BotClimbAny(Effect["State"]):
    """One step on any temple that is still due."""

    kind: ClassVar[str] = "bot-climb-any"
    fields: ClassVar[FieldList] = (WHY,)
    peers: ClassVar[int] = OFTEN

    def __init__(self, why: str) -> None:
        super().__init__()
        self.why = why

    def fits(self, s: State) -> bool:
        return is_its_turn(s)

    def run(self, s: State) -> None:
        climb_any(s, self.why)


def take_least_owned(s: State, amount: i64) -> None:
    """B-7.6: the resource it has least of, on a tie gold before stone before wood, unit by unit."""
    stock = s.players[BOT].stock
    for unit in range(amount):
        least: i64 = GOLD
        if stock[STONE] < stock[least]:
            least = STONE
        if stock[WOOD] < stock[least]:
            least = WOOD
        s.gain(BOT, least, 1, "B-7.6")
