# interpreted
"""What a solo game relies on: the bot's tiles and workers, and the steps only it brings."""

from __future__ import annotations

from typing import Any, Final

from tonalli.core.errors import PositionError
from tonalli.core.native import i64, vec
from tonalli.core.step import Step
from tonalli.teotihuacan.boards.construction import open_place
from tonalli.teotihuacan.modules.teotibot.action_pyramid import (
    DIE_FACES,
    DrawActionTile,
    DrawFace,
    RefillActions,
    RollDie,
    TurnDirections,
)
from tonalli.teotihuacan.modules.teotibot.action_tiles import ClimbSidebar, ReplaceAreaTile
from tonalli.teotihuacan.modules.teotibot.bot import BotAscended, EndBotTurn, ExchangeForPoints, SoloOpening
from tonalli.teotihuacan.modules.teotibot.building import DrawBotTurn
from tonalli.teotihuacan.modules.teotibot.names import BOT, SPARE
from tonalli.teotihuacan.modules.teotibot.table import table_of
from tonalli.teotihuacan.modules.teotibot.temples import BotClimbAny
from tonalli.teotihuacan.modules.teotibot.workers import Advance, BotPowerUp
from tonalli.teotihuacan.names import LOCKED, NONE, RESERVE, ROYAL_SPACES
from tonalli.teotihuacan.state import State, UnlockAll
from tonalli.teotihuacan.steps.reveal import DrawAreaTile
from tonalli.teotihuacan.tiles import FIRST_SPACE

SOLO: Final = (
    SoloOpening, DrawActionTile, DrawFace, RollDie, RefillActions, TurnDirections, BotPowerUp, Advance, BotClimbAny,
    DrawBotTurn, BotAscended, ClimbSidebar, ReplaceAreaTile, ExchangeForPoints, EndBotTurn,
)  # fmt: skip
"""What only the solo opponent brings."""


def in_solo(s: State, step: Step[Any]) -> bool:
    """Whether it is time for a step of the bot: in an opening its setup, later its turn."""
    if s.opening is not None:
        return s.bot is not None and isinstance(step, SoloOpening | DrawActionTile | DrawFace)
    return s.bot is not None and s.active == BOT


def bot_decides(step: Step[Any]) -> bool:
    """B-1.8, B-3.13: a decision or an unlocking, which the bot never has."""
    return step.player == BOT or (isinstance(step, UnlockAll) and step.owner == BOT)


def check_teotibot(s: State) -> None:
    """B-2.8, B-2.10, B-2.11, B-3.8: once the bot has begun, its tiles and workers are where they belong."""
    if s.bot is None or (s.steps and isinstance(s.steps[0], SoloOpening)):
        return
    drawn = [step.slot for step in s.steps if isinstance(step, DrawActionTile)]
    check_gaps("teotibot.actions", s.bot.slots, drawn)
    drawn = [step.index for step in s.steps if isinstance(step, DrawFace)]
    check_gaps("teotibot.directions", s.bot.column, drawn)
    where = s.players[BOT].where
    locked = [place - LOCKED for place in where if place >= LOCKED]
    if len(locked) != 1 or locked[0] < ROYAL_SPACES or RESERVE in where:
        raise PositionError("players[1].workers: three of the bot's workers are unlocked, one is on a sidebar")


def check_gaps(field: str, laid: vec[i64], drawn: list[int]) -> None:
    """A gap is one that chance is still to fill, once."""
    if sorted(drawn) != [index for index in range(len(laid)) if laid[index] == NONE]:
        raise PositionError(f"{field}: all {len(laid)} tiles lie there or are being drawn")


def fits_solo(s: State, step: Step[Any]) -> bool:
    """Whether what a step of the bot relies on is there."""
    if isinstance(step, SoloOpening):
        begun = any(isinstance(other, SOLO) and other is not step for other in s.steps)
        return not begun and all(tile == NONE for tile in [*table_of(s).slots, *table_of(s).column])
    if isinstance(step, RollDie):
        return step.rolled <= DIE_FACES
    if isinstance(step, RefillActions):
        return step.slot < SPARE
    if isinstance(step, BotPowerUp | Advance):
        return s.players[BOT].where[step.die] < LOCKED
    if isinstance(step, DrawBotTurn):
        return s.pyramid_display[0] == step.tile and open_place(s, step.place)
    if isinstance(step, ClimbSidebar | ReplaceAreaTile):
        return FIRST_SPACE[step.board] >= ROYAL_SPACES and not draws_area_tile(s, step.board)
    return True


def draws_area_tile(s: State, board: i64) -> bool:
    """Whether a discovery tile is due to be turned up on a board."""
    return any(isinstance(step, DrawAreaTile) and step.board == board for step in s.steps)
