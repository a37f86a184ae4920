# interpreted
"""What reading a position has in common in every game: options, whose turn it is, the sides, what is pending."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tonalli.core.errors import OptionError, PositionError
from tonalli.core.fields import Fields, check_number
from tonalli.core.game import Game
from tonalli.core.pending import StepTable
from tonalli.core.state import State
from tonalli.core.step import NOBODY

MANY: Final = 1_000_000
MOST_PENDING: Final = 200


def read_options(fields: Fields, game: Game) -> dict[str, Any]:
    """The options of a position, checked like those of a new match."""
    if fields.get("game", game.name) != game.name:
        raise PositionError(f"game: {fields.get('game')!r} is not {game.name}")
    chosen: dict[str, Any] = fields.sub("options", {}).data
    for name in chosen:
        if not isinstance(name, str):
            raise PositionError(f"options: {name!r} is no name of an option")
    try:
        return game.check(chosen)
    except OptionError as error:
        raise PositionError(f"options: {error}", "position-options", reason=error) from None


def read_turn(s: State, fields: Fields, players: int) -> None:
    """How many turns have begun, and whose it is."""
    s.turn = fields.number("turn", 0, MANY, 1)
    active = fields.get("active", 0)
    s.active = NOBODY if active is None else check_number(active, 0, players - 1, "active")


def read_sides(fields: Fields, players: int) -> list[Fields]:
    """One mapping a side."""
    sides = fields.listing("players", players)
    if len(sides) != players:
        raise PositionError(f"players: {players} are needed")
    return [Fields(data, f"players[{seat}]") for seat, data in enumerate(sides)]


def read_pending(
    s: State, fields: Fields, steps: StepTable, players: int, begin_turn: Callable[[int], None]
) -> list[dict[str, Any]]:
    """Push what is pending and return it; left out, the active player's turn begins."""
    if "pending" not in fields.data:
        if s.active == NOBODY or s.turn == 0:
            raise PositionError("active: name whose turn it is, or say what is pending", "position-active")
        begin_turn(s.active)
        return []
    pending = fields.listing("pending", MOST_PENDING)
    for index, data in enumerate(pending):
        s.push(steps.read(data, f"pending[{index}]", players))
    return pending
