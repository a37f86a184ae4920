# interpreted
"""Every kind of step that can be pending, with its fields."""

from __future__ import annotations

from typing import Final

from tonalli.core.pending import StepTable
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
from tonalli.teotihuacan.teotibot.action_tiles import ClimbSidebar, ReplaceAreaTile
from tonalli.teotihuacan.teotibot.bot import BotAscended, EndBotTurn, ExchangeForPoints, SoloOpening
from tonalli.teotihuacan.teotibot.building import DrawBotTurn
from tonalli.teotihuacan.teotibot.temples import BotClimbAny
from tonalli.teotihuacan.teotibot.workers import Advance, BotPowerUp

STEPS: Final = StepTable(
    [
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
        (ClimbSidebar, "board"),
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
    ],
    {
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
    },
    ("climber", "employer", "owner", "player", "seat", "worshipper"),
    {"amount": 1, "due": 1, "left": 1, "steps": 1, "seat": -2},
    {"amount": 9, "category": 2, "die": 3, "due": 9, "gap": 3, "gained": 5, "index": 5, "left": 10},
)
