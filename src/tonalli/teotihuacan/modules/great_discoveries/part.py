"""What Great Discoveries add to a table: their stack, the discarded ones, what was doubled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, final

from tonalli.core.native import i64, vec
from tonalli.core.step import NOBODY
from tonalli.teotihuacan.modules.great_discoveries import events
from tonalli.teotihuacan.modules.great_discoveries.features import GREAT_COLUMNS, UNSEEN, observe_great
from tonalli.teotihuacan.modules.great_discoveries.ids import DRAW_GREAT
from tonalli.teotihuacan.modules.great_discoveries.names import FIRST_GREAT, GREAT_DISCOVERIES, GREAT_KINDS
from tonalli.teotihuacan.names import TILES
from tonalli.teotihuacan.part import Part
from tonalli.teotihuacan.stack import TileStack, has_any

if TYPE_CHECKING:
    from tonalli.core.fields import Fields
    from tonalli.core.row import Row
    from tonalli.teotihuacan.rules import Rules
    from tonalli.teotihuacan.state import State


@final
class GreatDiscoveries(Part):
    """X-1.9, X-15.21: open to everyone except the order of the stack, and what lies beside secret starting tiles."""

    name: ClassVar[str] = "great_discoveries"

    def __init__(self, unseen: vec[i64], discards: vec[i64]) -> None:
        self.unseen = unseen
        """Tiles in the face-down stack, by kind."""
        self.discards = discards
        self.doubled: i64 = 0
        """X-3.14: 1 once the cell of this main action is to be doubled."""

    def fresh(self, rules: Rules) -> Part:
        copies = [rules.discoveries[FIRST_GREAT + number].copies for number in range(GREAT_KINDS)]
        return GreatDiscoveries(vec[i64](copies), vec[i64]([0] * GREAT_KINDS))

    def copy(self) -> Part:
        other = GreatDiscoveries(self.unseen[:], self.discards[:])
        other.doubled = self.doubled
        return other

    def turn_begins(self, s: State) -> None:
        self.doubled = 0

    def observe(self, s: State, row: Row) -> None:
        observe_great(self, row)

    # ---- positions -------------------------------------------------------------------------

    def write(self, s: State) -> dict[str, Any]:
        unseen = {name: self.unseen[number] for number, name in enumerate(GREAT_DISCOVERIES)}
        data: dict[str, Any] = {
            "unseen": {name: count for name, count in unseen.items() if count},
            "discarded": [
                name for number, name in enumerate(GREAT_DISCOVERIES) for tile in range(self.discards[number])
            ],
        }
        return {**data, "doubled": True} if self.doubled == 1 else data

    def read(self, s: State, fields: Fields) -> None:
        tiles = sum([s.rules.discoveries[FIRST_GREAT + kind].copies for kind in range(GREAT_KINDS)])
        for number in fields.words("discarded", GREAT_DISCOVERIES, tiles, []):
            s.take_from_stack(FIRST_GREAT + number, fields.at("discarded"))
            self.discards[number] += 1
        self.doubled = fields.flag("doubled")
        fields.get("unseen", None)
        fields.done()


@final
class GreatStack(TileStack):
    """X-3.1, X-3.6: their own stack; an empty one is made anew from the discarded tiles."""

    def __init__(self) -> None:
        super().__init__(FIRST_GREAT, DRAW_GREAT)

    def unseen(self, s: State) -> vec[i64]:
        return great_of(s).unseen

    def written(self, data: dict[str, Any]) -> dict[str, int]:
        counts: dict[str, int] = data[GreatDiscoveries.name]["unseen"]
        return counts

    def say_one_more(self, row: Row, kind: i64) -> None:
        row.enter(GREAT_COLUMNS)
        row.add(UNSEEN + kind - FIRST_GREAT, 1)

    def field(self) -> str:
        return f"{GreatDiscoveries.name}.unseen"

    def replenish(self, s: State) -> None:
        great = great_of(s)
        if has_any(great.unseen) or not has_any(great.discards):
            return
        for number in range(GREAT_KINDS):
            great.unseen[number] += great.discards[number]
            great.discards[number] = 0
        if s.log is not None:
            events.great_reshuffle(s.log, NOBODY, "X-3.6")

    def has_tile(self, s: State) -> bool:
        great = great_of(s)
        return has_any(great.unseen) or has_any(great.discards)


def no_tiles() -> GreatDiscoveries:
    """Before the copies of each kind are known."""
    return GreatDiscoveries(vec[i64]([0] * GREAT_KINDS), vec[i64]([0] * GREAT_KINDS))


def discard(s: State, seat: i64, kind: i64, place: str, why: str) -> None:
    """X-3.6: a Great Discovery that lay somewhere goes to the discards."""
    great = great_of(s)
    great.discards[kind - FIRST_GREAT] += 1
    if s.log is not None:
        events.great_discarded(s.log, seat, TILES[kind], place, why)


def great_of(s: State) -> GreatDiscoveries:
    """The stack of this table."""
    for part in s.parts:
        if isinstance(part, GreatDiscoveries):
            return part
    raise AssertionError("there are no Great Discoveries in this game")
