"""What lies before the bot: the action pyramid with its spare, the direction tiles, discarded discovery tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, final

from tonalli.core.errors import PositionError
from tonalli.core.native import i64, vec
from tonalli.teotihuacan.modules.teotibot.names import ACTION_TILES, BOT, DIRECTION_TILES, FACES, SLOTS
from tonalli.teotihuacan.names import DISCOVERIES, DISCOVERY_KINDS, LOCKED, NONE, RESERVE, ROYAL_SPACES
from tonalli.teotihuacan.rules import Part

if TYPE_CHECKING:
    from tonalli.core.fields import Fields
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

    def fresh(self, rules: Rules) -> Part:
        return new_table(self.rules)

    def copy(self) -> Part:
        return BotTable(self.rules, self.slots[:], self.column[:], self.direction_tiles[:], self.discards[:])

    # ---- positions -------------------------------------------------------------------------

    def write(self, s: State) -> dict[str, Any]:
        places = range(len(self.column))
        return {
            "actions": {
                name: ACTION_TILES[self.slots[slot]] if self.slots[slot] != NONE else None
                for slot, name in enumerate(SLOTS)
            },
            "directions": [FACES[self.column[i]] if self.column[i] != NONE else None for i in places],
            "direction_tiles": [DIRECTION_TILES[self.direction_tiles[i]] for i in places],
            "discarded_tiles": [
                name for kind, name in enumerate(DISCOVERIES) for discarded in range(self.discards[kind])
            ],
        }

    def read(self, s: State, fields: Fields) -> None:
        actions = fields.sub("actions")
        for slot, name in enumerate(SLOTS):
            self.slots[slot] = actions.word(name, ACTION_TILES, None)
        actions.done()
        places = len(self.column)
        for index, face in enumerate(fields.words_and_gaps("directions", FACES, places)):
            self.column[index] = face
        tiles = fields.words("direction_tiles", DIRECTION_TILES[:places], places, list(DIRECTION_TILES[:places]))
        if len(tiles) != places:
            raise PositionError(f"{fields.at('direction_tiles')}: {places} tiles are needed")
        for index, tile in enumerate(tiles):
            self.direction_tiles[index] = tile
        for kind in fields.words("discarded_tiles", DISCOVERIES, 54, []):
            s.take_from_stack(kind, fields.at("discarded_tiles"))
            self.discards[kind] += 1
        fields.done()

    def gaps(self, s: State) -> list[tuple[str, int]]:
        """B-2.10, B-2.11: nothing lies there before the bot begins."""
        if s.steps and s.steps[0].kind == "solo-opening":
            return []
        gaps = [("teotibot.actions", slot) for slot in range(len(self.slots)) if self.slots[slot] == NONE]
        return gaps + [
            ("teotibot.directions", index) for index in range(len(self.column)) if self.column[index] == NONE
        ]

    def problems(self, s: State) -> list[str]:
        """B-2.8, B-2.10, B-2.11, B-3.8: its tiles lie once, and once it has begun its workers are where they belong."""
        found: list[str] = []
        for slot, name in enumerate(SLOTS):
            if self.slots[slot] != NONE and self.slots[slot] in self.slots[:slot]:
                found.append(f"teotibot.actions.{name}: the tile stands twice")
        if sorted(self.direction_tiles) != list(range(len(self.column))):
            found.append(f"teotibot.direction_tiles: each of the {len(self.column)} tiles lies there once")
        if s.steps and s.steps[0].kind == "solo-opening":
            return found
        where = s.players[BOT].where
        locked = [place - LOCKED for place in where if place >= LOCKED]
        if len(locked) != 1 or locked[0] < ROYAL_SPACES or RESERVE in where:
            found.append(f"players[{BOT}].workers: three of the bot's workers are unlocked, one is on a sidebar")
        return found


def new_table(rules: BotRules) -> BotTable:
    """Nothing laid out yet; B-5.10: the column may have more direction tiles than two."""
    directions = rules.movement.directions()
    return BotTable(
        rules,
        vec[i64]([NONE] * len(SLOTS)),
        vec[i64]([NONE] * directions),
        vec[i64](range(directions)),
        vec[i64]([0] * DISCOVERY_KINDS),
    )


def table_of(s: State) -> BotTable:
    """What lies before the bot."""
    for part in s.parts:
        if isinstance(part, BotTable):
            return part
    raise AssertionError("nobody plays alone")


def is_at_the_table(s: State) -> bool:
    """B-1.1: whether this is a solo game."""
    for part in s.parts:
        if isinstance(part, BotTable):
            return True
    return False


def is_its_turn(s: State) -> bool:
    """B-4: whether what only a turn of the bot brings can be pending."""
    return is_at_the_table(s) and s.opening is None and s.active == BOT
