# interpreted
"""What pending steps rely on: a position whose steps do not fit it is refused with the number of the step."""

from __future__ import annotations

from typing import Any, Final

from tonalli.core.errors import PositionError
from tonalli.core.native import i64, vec
from tonalli.core.step import Reveal, Step
from tonalli.teotihuacan.amounts import FREE
from tonalli.teotihuacan.boards.alchemy import Acquire, ChooseTechnology
from tonalli.teotihuacan.boards.construction import (
    ChoosePlace,
    ChoosePrice,
    ChooseTile,
    ChooseTurns,
    can_build_level,
    open_place,
)
from tonalli.teotihuacan.boards.decorations import ChooseDecoration, ChooseDecorationSpace
from tonalli.teotihuacan.boards.nobles import ChooseRow
from tonalli.teotihuacan.boards.resources import Gather
from tonalli.teotihuacan.modules.teotibot.action_pyramid import DrawActionTile, DrawFace
from tonalli.teotihuacan.modules.teotibot.bot import EndBotTurn, SoloOpening
from tonalli.teotihuacan.names import (
    ALCHEMY,
    CONSTRUCTION,
    DECORATIONS,
    HEAP_SIZE,
    IGNORE_COCOA,
    NOBLES,
    NONE,
    RING,
    TOP_STEP,
)
from tonalli.teotihuacan.position.solo_checks import SOLO, bot_decides, fits_solo, in_solo
from tonalli.teotihuacan.position.steps import STEPS
from tonalli.teotihuacan.pyramid import PLACE_LEVEL
from tonalli.teotihuacan.state import State
from tonalli.teotihuacan.steps.board_setup import (
    DrawBoard,
    DrawBonus,
    DrawHeapTile,
    DrawPatternTile,
    DrawRoyal,
    DrawTechnology,
    DrawTurn,
)
from tonalli.teotihuacan.steps.cocoa_cost import CocoaCost
from tonalli.teotihuacan.steps.eclipse import EclipseOver, PayWages, Score, Wages
from tonalli.teotihuacan.steps.main_action import Act, PutDown, TechnologyReward
from tonalli.teotihuacan.steps.neutral import DrawNeutral
from tonalli.teotihuacan.steps.player_setup import DrawFirstPlayer, OpeningOver, PlaceNeutral, PlaceWorker
from tonalli.teotihuacan.steps.reveal import DrawAreaTile, DrawDecoration, DrawPyramidTile
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
from tonalli.teotihuacan.steps.temple import AvenueClaim, MajorStep
from tonalli.teotihuacan.steps.turn import ChooseAction, EndTurn, NextTurn, Turn
from tonalli.teotihuacan.steps.worship import Ability, ClaimAreaTile, LockWorker, WhichFirst
from tonalli.teotihuacan.tiles import BOARD_OF_SPACE, FIRST_SPACE, HEAP_OF_AVENUE_STEP, HEAP_OF_TEMPLE_STEP, HEAP_TILES

ECLIPSE: Final = (Score, Wages, PayWages, EclipseOver)
BOARD_SETUP: Final = (DrawBoard, DrawBonus, DrawHeapTile, DrawPatternTile, DrawRoyal, DrawTechnology, DrawTurn)
OPENING: Final = (
    DrawFirstPlayer, OpeningOver, DealTile, DrawBeside, KeepTile, RevealChoices, TakeBenefits, TakeGoods,
    RaiseWorker, ClaimBeside, PlaceWorker, PlaceNeutral, SoloOpening, DrawActionTile, DrawFace,
)  # fmt: skip


def check_pending(s: State) -> None:
    """Every step fits the position, and the lowest one is what the game goes on with."""
    reveals: list[dict[str, Any]] = []
    for index, step in enumerate(s.steps):
        path = f"pending[{index}]"
        goes_on = isinstance(step, DrawFirstPlayer | SoloOpening | OpeningOver | EndTurn | EndBotTurn | NextTurn)
        if goes_on != (index == 0):
            raise PositionError(f"{path}: the end of the turn, and nothing else, lies below all other steps")
        if isinstance(step, Turn) and (index != 1 or not isinstance(s.steps[0], EndTurn)):
            raise PositionError(f"{path}: a turn lies right above its end")
        if isinstance(step, Reveal):
            reveals.append(STEPS.write(step))
            if reveals[-1] in reveals[:-1]:
                raise PositionError(f"{path}: one gap would be filled twice")
        if isinstance(step, (*BOARD_SETUP, *OPENING)):
            if s.opening is None:
                raise PositionError(f"{path}: it belongs to an opening")
        elif goes_on and s.opening is not None:
            raise PositionError(f"{path}: no turn ends in an opening")
        elif s.opening is None and step.player >= 0 and step.player != s.active and not isinstance(step, PayWages):
            raise PositionError(f"{path}.player: it is the turn of {s.active}")
        if isinstance(step, SOLO) and not in_solo(s, step):
            raise PositionError(f"{path}: it belongs to a turn of the solo opponent")
        if s.bot is not None and bot_decides(step):
            raise PositionError(f"{path}: the solo opponent decides nothing")
        if not fits(s, step) or (isinstance(step, SOLO) and not fits_solo(s, step)):
            raise PositionError(f"{path}: {type(step).__name__} does not fit the position")
    check_eclipse(s)


def check_eclipse(s: State) -> None:
    """T-19.1: an eclipse lies between two turns, above the next one, and comes to one end."""
    steps = s.steps
    between = len(steps) > 0 and isinstance(steps[0], NextTurn)
    for index, step in enumerate(steps):
        if isinstance(step, ECLIPSE) and not (between and s.turns_left == 0):
            raise PositionError(f"pending[{index}]: no eclipse is being resolved")
        if isinstance(step, EclipseOver) and index != 1:
            raise PositionError(f"pending[{index}]: the end of an eclipse lies right above the next turn")
    if between and not any(isinstance(step, EclipseOver | DrawNeutral) for step in steps):
        raise PositionError("pending[0]: the next turn waits for an eclipse or for neutral workers only")


def fits(s: State, step: Step[Any]) -> bool:
    """Whether what a step relies on is there."""
    if isinstance(step, BOARD_SETUP):
        return fits_board_setup(s, step)
    if isinstance(step, OPENING):
        return fits_opening(s, step)
    if isinstance(step, DrawAreaTile):
        return FIRST_SPACE[step.board] != NONE and s.area_tile[step.board] == NONE
    if isinstance(step, DrawPyramidTile):
        return is_gap(s.pyramid_display, step.gap)
    if isinstance(step, DrawDecoration):
        return is_gap(s.decoration_display, step.gap)
    if isinstance(step, DrawNeutral):
        return step.colour >= s.rules.players and 0 < step.left <= 2
    if isinstance(step, NextTurn):
        return step.seat == s.seat(s.order(s.active) + 1)
    if isinstance(step, Score):
        return step.number < len(s.rules.eclipse)
    if isinstance(step, Wages | PayWages):
        return s.turns_left == 0
    if isinstance(step, ClaimAreaTile):
        return FIRST_SPACE[step.board] != NONE and s.area_tile[step.board] != NONE
    if isinstance(step, MajorStep):
        stands_on = step.temple * (TOP_STEP + 1) + s.players[step.player].temples[step.temple]
        return step.heap == HEAP_OF_TEMPLE_STEP[stands_on]
    if isinstance(step, AvenueClaim):
        return step.heap == HEAP_OF_AVENUE_STEP[s.players[step.player].avenue]
    if isinstance(step, Acquire | TechnologyReward):
        return step.technology in s.layout.technologies
    if isinstance(step, CocoaCost):
        return s.players[step.player].face_up[IGNORE_COCOA] > 0
    return fits_action(s, step)


def is_gap(places: vec[i64], index: i64) -> bool:
    return 0 <= index < len(places) and places[index] == NONE


def fits_board_setup(s: State, step: Step[Any]) -> bool:
    """T-2: what is drawn comes to an empty place."""
    if isinstance(step, DrawBoard):
        return is_gap(s.layout.board_at, step.slot)
    if isinstance(step, DrawRoyal):
        return is_gap(s.layout.royals, step.category)
    if isinstance(step, DrawTechnology):
        return is_gap(s.layout.technologies, step.index)
    if isinstance(step, DrawBonus):
        return is_gap(s.layout.bonuses, step.temple)
    if isinstance(step, DrawPatternTile | DrawTurn):
        return is_gap(s.places, step.place)
    if isinstance(step, DrawHeapTile):
        laid = HEAP_TILES[s.rules.players][step.heap]
        return step.index < laid and is_gap(s.heap, step.heap * HEAP_SIZE + step.index)
    return True


def fits_opening(s: State, step: Step[Any]) -> bool:
    """T-3: a discovery tile lies beside the starting tile, or is still to be drawn."""
    opening = s.opening
    assert opening is not None
    if isinstance(step, ClaimBeside):
        return opening.beside[step.starting] != NONE
    if isinstance(step, DrawBeside):
        return opening.beside[step.starting] == NONE
    if isinstance(step, TakeBenefits | TakeGoods):
        return step.seat >= 0
    return True


def fits_action(s: State, step: Step[Any]) -> bool:
    """The board, the worker and the tile an action is about."""
    if isinstance(step, ChooseAction):
        return s.now.at != NONE
    if isinstance(step, ChooseTechnology):
        return s.now.at == ALCHEMY
    if isinstance(step, ChooseRow):
        return s.now.at == NOBLES
    if isinstance(step, ChooseTile):
        return s.now.at == CONSTRUCTION
    if isinstance(step, ChooseDecoration):
        return s.now.at == DECORATIONS
    if isinstance(step, ChooseDecorationSpace):
        board = s.rules.boards[DECORATIONS]
        payable = board.possible(s, step.player, board.workers(s, step.player), FREE)
        return s.now.at == DECORATIONS and payable and step.decoration in s.decoration_display
    if isinstance(step, ChoosePlace):
        return s.now.at == CONSTRUCTION and step.tile in s.pyramid_display
    if isinstance(step, ChooseTurns | ChoosePrice):
        payable = can_build_level(s, step.player, PLACE_LEVEL[step.place], FREE)
        return s.now.at == CONSTRUCTION and payable and step.tile in s.pyramid_display and open_place(s, step.place)
    if isinstance(step, PutDown | Act):
        return s.now.at == step.board and s.rules.boards[step.board].has_main_action()
    if isinstance(step, Gather):
        return s.now.at == step.board and s.unlocked[step.owner * RING + step.board] > 0
    if isinstance(step, LockWorker):
        return s.now.at == BOARD_OF_SPACE[step.space] and s.worship[step.space] != step.player
    if isinstance(step, Ability):
        return may_use(s, step.worshipper, step.space)
    if isinstance(step, WhichFirst):
        return may_use(s, step.player, step.space)
    return True


def may_use(s: State, player: i64, space: i64) -> bool:
    """Whether the player's worker is locked on a worship space, or about to be."""
    for step in s.steps:
        if isinstance(step, LockWorker) and step.space == space and step.player == player:
            return True
    return s.worship[space] == player
