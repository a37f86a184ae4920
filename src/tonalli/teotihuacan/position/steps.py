# interpreted
"""Pending steps as plain data: every kind of step with its fields, so that any position can be written and read."""

from __future__ import annotations

from typing import Any, Final

from tonalli.core.errors import PositionError
from tonalli.core.step import Step
from tonalli.teotihuacan.boards.alchemy import Acquire, ChooseTechnology
from tonalli.teotihuacan.boards.construction import (
    ChoosePlace,
    ChoosePrice,
    ChooseTile,
    ChooseTurns,
    PlaceTile,
    TilePlaced,
)
from tonalli.teotihuacan.boards.decorations import (
    ChooseDecoration,
    ChooseDecorationSpace,
    Decorate,
    DecorationPoints,
)
from tonalli.teotihuacan.boards.nobles import ROW_NAMES, Building, ChooseRow
from tonalli.teotihuacan.boards.palace import BuyTempleStep, ExchangeCocoa, Sell, TradeUp
from tonalli.teotihuacan.boards.resources import Gather
from tonalli.teotihuacan.moments import Pause
from tonalli.teotihuacan.names import (
    BOARDS,
    COLOURS,
    DISCOVERIES,
    GOODS,
    HEAPS,
    SPACES,
    STARTING,
    TECHNOLOGIES,
    TEMPLES,
)
from tonalli.teotihuacan.pyramid import DECORATION_NAMES, PLACE_NAMES, PYRAMID_NAMES, SPACE_NAMES
from tonalli.teotihuacan.state import UnlockAll
from tonalli.teotihuacan.steps.ascension import AscensionReward, Rebirth
from tonalli.teotihuacan.steps.board_setup import (
    DrawBoard,
    DrawBonus,
    DrawHeapTile,
    DrawPatternTile,
    DrawRoyal,
    DrawTechnology,
    DrawTurn,
)
from tonalli.teotihuacan.steps.calendar import AdvanceLight
from tonalli.teotihuacan.steps.claim import Receive
from tonalli.teotihuacan.steps.cocoa_cost import CocoaCost
from tonalli.teotihuacan.steps.eclipse import EclipseOver, PayWages, Score, Wages
from tonalli.teotihuacan.steps.goods import Gain, TakeResources
from tonalli.teotihuacan.steps.main_action import Act, EffectComplete, PutDown, Refill, TechnologyReward
from tonalli.teotihuacan.steps.neutral import DrawNeutral
from tonalli.teotihuacan.steps.player_setup import DrawFirstPlayer, OpeningOver, PlaceNeutral, PlaceWorker
from tonalli.teotihuacan.steps.power_up import BuyPowerUp, PowerUp, PowerUpAnyone, PowerUps
from tonalli.teotihuacan.steps.reveal import BeforeReveal, DrawAreaTile, DrawDecoration, DrawPyramidTile
from tonalli.teotihuacan.steps.starting_tiles import (
    ClaimBeside,
    DealTile,
    DrawBeside,
    KeepTile,
    RaiseWorker,
    RevealChoices,
    TakeBenefits,
    TakeGoods,
)
from tonalli.teotihuacan.steps.temple import AvenueClaim, Climb, ClimbAny, ClimbBoth, MajorStep
from tonalli.teotihuacan.steps.turn import ChooseAction, Companion, Destination, EndTurn, NextTurn, Turn
from tonalli.teotihuacan.steps.worship import (
    Ability,
    ClaimAreaTile,
    EndWorship,
    LockWorker,
    WhichFirst,
)
from tonalli.teotihuacan.teotibot.action_pyramid import DrawActionTile, DrawFace, RefillActions, RollDie, TurnDirections
from tonalli.teotihuacan.teotibot.action_tiles import ReplaceAreaTile
from tonalli.teotihuacan.teotibot.bot import BotAscended, EndBotTurn, ExchangeForPoints, SoloOpening
from tonalli.teotihuacan.teotibot.building import DrawBotTurn
from tonalli.teotihuacan.teotibot.temples import BotClimbAny
from tonalli.teotihuacan.teotibot.workers import Advance, BotPowerUp

STEPS: Final[list[tuple[Any, str]]] = [
    (Ability, "worshipper space"),
    (Acquire, "owner technology"),
    (Act, "owner board"),
    (Advance, "die"),
    (AdvanceLight, ""),
    (AscensionReward, "player"),
    (AvenueClaim, "player heap"),
    (BeforeReveal, "player board"),
    (BotAscended, ""),
    (BotClimbAny, "why"),
    (BotPowerUp, "die"),
    (Building, "owner row"),
    (BuyPowerUp, "player board"),
    (BuyTempleStep, "player left"),
    (ChooseAction, "player"),
    (ChooseDecoration, "player"),
    (ChooseDecorationSpace, "player decoration"),
    (ChoosePlace, "player tile"),
    (ChoosePrice, "player tile place turns"),
    (ChooseRow, "player"),
    (ChooseTechnology, "player"),
    (ChooseTile, "player"),
    (ChooseTurns, "player tile place"),
    (ClaimAreaTile, "player board"),
    (ClaimBeside, "player starting"),
    (Climb, "climber temple why"),
    (ClimbAny, "player steps open why"),
    (ClimbBoth, "player one other why"),
    (CocoaCost, "player due why"),
    (Companion, "player board"),
    (DealTile, "seat left"),
    (Decorate, "owner decoration at"),
    (DecorationPoints, "owner"),
    (Destination, "player board"),
    (DrawActionTile, "slot"),
    (DrawAreaTile, "board"),
    (DrawBeside, "starting"),
    (DrawBoard, "slot"),
    (DrawBonus, "temple"),
    (DrawBotTurn, "place tile"),
    (DrawDecoration, "gap"),
    (DrawFace, "index"),
    (DrawFirstPlayer, ""),
    (DrawHeapTile, "heap index"),
    (DrawNeutral, "colour left"),
    (DrawPatternTile, "place"),
    (DrawPyramidTile, "gap"),
    (DrawRoyal, "category"),
    (DrawTechnology, "index"),
    (DrawTurn, "place tile"),
    (EclipseOver, ""),
    (EffectComplete, "owner board power_ups"),
    (EndBotTurn, ""),
    (EndTurn, "player"),
    (EndWorship, "worshipper board"),
    (ExchangeForPoints, ""),
    (ExchangeCocoa, "player left first second why"),
    (Gain, "owner good amount why"),
    (Gather, "owner board"),
    (KeepTile, "player left"),
    (LockWorker, "player space"),
    (MajorStep, "player temple heap"),
    (NextTurn, "seat"),
    (OpeningOver, ""),
    (Pause, "player"),
    (PayWages, "player"),
    (PlaceNeutral, ""),
    (PlaceTile, "owner tile place turns"),
    (PlaceWorker, "player"),
    (PowerUp, "owner die why"),
    (PowerUpAnyone, "player left"),
    (PowerUps, "player board left"),
    (PutDown, "owner board"),
    (RaiseWorker, "player"),
    (Rebirth, "owner die"),
    (Receive, "owner discovery where why"),
    (Refill, "board"),
    (RefillActions, "slot"),
    (ReplaceAreaTile, "board"),
    (RevealChoices, ""),
    (RollDie, "rolled"),
    (Score, "number"),
    (Sell, "player left"),
    (SoloOpening, ""),
    (TakeBenefits, "seat"),
    (TakeGoods, "seat starting"),
    (TakeResources, "player amount"),
    (TechnologyReward, "owner technology board"),
    (TilePlaced, "owner place"),
    (TradeUp, "player gained"),
    (Turn, "player"),
    (Wages, "employer"),
    (TurnDirections, ""),
    (UnlockAll, "owner"),
    (WhichFirst, "player space"),
]
FIELDS: Final = {kind.__name__: fields.split() for kind, fields in STEPS}
KINDS: Final[dict[str, Any]] = {kind.__name__: kind for kind, fields in STEPS}
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "at": SPACE_NAMES,
    "board": BOARDS,
    "colour": COLOURS,
    "decoration": DECORATION_NAMES,
    "discovery": DISCOVERIES,
    "first": GOODS,
    "good": GOODS,
    "heap": HEAPS,
    "one": TEMPLES,
    "other": TEMPLES,
    "place": PLACE_NAMES,
    "row": ROW_NAMES,
    "second": GOODS,
    "space": SPACES,
    "starting": STARTING,
    "technology": TECHNOLOGIES,
    "temple": TEMPLES,
    "tile": PYRAMID_NAMES,
}
"""Fields whose numbers have names."""
SEATS: Final = ("climber", "employer", "owner", "player", "seat", "worshipper")
LOWER: Final = {"amount": 1, "due": 1, "left": 1, "steps": 1}
"""What is counted down is no longer pending at 0."""
UPPER: Final = {"amount": 9, "category": 2, "die": 3, "due": 9, "gap": 3, "gained": 5, "index": 5, "left": 10}


def write_step(step: Step[Any]) -> dict[str, Any]:
    """A step as its name and fields, numbers that have names by name."""
    name = type(step).__name__
    data: dict[str, Any] = {"step": name}
    for field in FIELDS[name]:
        value = getattr(step, field)
        data[field] = WORDS[field][value] if field in WORDS else value
    return data


def read_step(data: Any, path: str, players: int) -> Step[Any]:
    """The way back; a wrong field is named."""
    if not isinstance(data, dict) or not isinstance(data.get("step"), str) or data["step"] not in FIELDS:
        raise PositionError(f"{path}.step: {data!r} is no pending step")
    name = data["step"]
    if set(data) != {"step", *FIELDS[name]}:
        raise PositionError(f"{path}: a {name} has the fields {', '.join(FIELDS[name]) or 'none'}")
    step: Step[Any] = KINDS[name](
        *[read_field(data[field], field, f"{path}.{field}", players) for field in FIELDS[name]]
    )
    return step


def read_field(value: Any, field: str, path: str, players: int) -> Any:
    if field in ("why", "where"):
        if isinstance(value, str):
            return value
        raise PositionError(f"{path}: {value!r} is no text")
    if field in WORDS:
        if value in WORDS[field]:
            return WORDS[field].index(value)
        raise PositionError(f"{path}: {value!r} is none of {', '.join(WORDS[field])}")
    if isinstance(value, bool) or not isinstance(value, int):
        raise PositionError(f"{path}: {value!r} is no whole number")
    lowest, highest = (0, players - 1) if field in SEATS else (LOWER.get(field, 0), UPPER.get(field, 9))
    if field == "seat":
        lowest = -2
    if not lowest <= value <= highest:
        raise PositionError(f"{path}: {value} is not within {lowest} to {highest}")
    return value
