# interpreted
"""Every kind of step that can be pending, with its fields."""

from __future__ import annotations

from typing import Final

from tonalli.core.pending import StepTable
from tonalli.tzolkin.gears.chichen_itza import Offering
from tonalli.tzolkin.gears.palenque import Harvest
from tonalli.tzolkin.gears.uxmal import Mirrored, Trade
from tonalli.tzolkin.names import BUILDINGS, GEARS, GOODS, GROUPS, MONUMENTS, TEMPLES, TILES, TRACKS
from tonalli.tzolkin.steps.build import (
    ApplyArchitecture,
    Build,
    BuildTwo,
    DropBlock,
    TakeBuilding,
    TakeMonument,
    TileEffects,
)
from tonalli.tzolkin.steps.calendar import AdvanceCalendar, ChooseDays
from tonalli.tzolkin.steps.food_day import FoodDayOver, FoodDayPart
from tonalli.tzolkin.steps.goods import Gain, GiveBlocks, TakeBlocks
from tonalli.tzolkin.steps.opening import (
    ChooseWealth,
    DealWealth,
    DrawDummy,
    DrawFirstPlayer,
    DrawMonument,
    KeepWealth,
    OpeningOver,
    RevealChoices,
    TakeWealth,
)
from tonalli.tzolkin.steps.pick_up import ChooseAction, PickMore
from tonalli.tzolkin.steps.place import PlaceMore
from tonalli.tzolkin.steps.reveal import DrawBuilding
from tonalli.tzolkin.steps.technology import Advance, FreeStudy, Study
from tonalli.tzolkin.steps.temple import Climb, ClimbAny, ClimbTwo, Descend
from tonalli.tzolkin.steps.turn import EndTurn, NextRound, NextTurn, Refill, TakeGearCorn, Turn

STEPS: Final = StepTable(
    [
        (Advance, "owner track why"),
        (AdvanceCalendar, ""),
        (ApplyArchitecture, "player building"),
        (Build, "player in_corn helped optional"),
        (BuildTwo, "player"),
        (ChooseAction, "player gear space"),
        (ChooseDays, "player"),
        (ChooseWealth, "seat"),
        (Climb, "climber temple why"),
        (ClimbAny, "player but why"),
        (ClimbTwo, "player"),
        (DealWealth, "seat left"),
        (Descend, "player why"),
        (DrawBuilding, "gap"),
        (DrawDummy, "left"),
        (DrawFirstPlayer, ""),
        (DrawMonument, "place"),
        (DropBlock, "player building covering"),
        (EndTurn, "owner"),
        (FoodDayOver, ""),
        (FoodDayPart, "number"),
        (FreeStudy, "player left why"),
        (Gain, "owner good amount why"),
        (GiveBlocks, "player left why"),
        (Harvest, "player group"),
        (KeepWealth, "player left"),
        (Mirrored, "player optional"),
        (NextRound, ""),
        (NextTurn, "owner"),
        (Offering, "player"),
        (OpeningOver, ""),
        (PickMore, "player"),
        (PlaceMore, "player"),
        (Refill, ""),
        (RevealChoices, ""),
        (Study, "player left optional"),
        (TakeBlocks, "player left why"),
        (TakeBuilding, "owner building helped"),
        (TakeGearCorn, "owner"),
        (TakeMonument, "owner monument"),
        (TakeWealth, "seat"),
        (TileEffects, "owner tile index"),
        (Trade, "player sold buying optional"),
        (Turn, "player"),
    ],
    {
        "building": BUILDINGS,
        "but": TEMPLES,
        "covering": BUILDINGS,
        "gear": GEARS,
        "good": GOODS,
        "group": GROUPS,
        "monument": MONUMENTS,
        "temple": TEMPLES,
        "tile": TILES,
        "track": TRACKS,
    },
    ("climber", "owner", "player", "seat"),
    {"amount": 1, "left": 1, "but": -1, "covering": -1},
    {
        "amount": 9,
        "buying": 1,
        "gap": 5,
        "helped": 1,
        "in_corn": 1,
        "index": 3,
        "left": 12,
        "number": 2,
        "optional": 1,
        "place": 6,
        "sold": 14,
        "space": 10,
    },
)
