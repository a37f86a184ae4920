# interpreted
"""What no position can be, although each of its fields by itself could: checked once all fields are read."""

from __future__ import annotations

from typing import Final

from tonalli.core.errors import PositionError
from tonalli.core.step import NOBODY
from tonalli.teotihuacan.layout import FREE_UNLOCK, NORMAL, Opening
from tonalli.teotihuacan.modules.teotibot.bot import SoloOpening
from tonalli.teotihuacan.names import IN_HAND, NONE, RING, STARTING, STARTING_TILES, TEMPLES, TOP_STEP, WORKERS
from tonalli.teotihuacan.position.solo_checks import check_teotibot
from tonalli.teotihuacan.position.step_checks import check_pending
from tonalli.teotihuacan.position.write import write_turn
from tonalli.teotihuacan.pyramid import TOP_PLACE
from tonalli.teotihuacan.state import State
from tonalli.teotihuacan.steps.ascension import Rebirth
from tonalli.teotihuacan.steps.board_setup import DrawBoard, DrawBonus, DrawRoyal, DrawTechnology
from tonalli.teotihuacan.steps.main_action import PutDown
from tonalli.teotihuacan.steps.neutral import DrawNeutral
from tonalli.teotihuacan.steps.player_setup import DrawFirstPlayer, PlaceWorker
from tonalli.teotihuacan.steps.starting_tiles import DealTile, KeepTile, RevealChoices
from tonalli.teotihuacan.steps.turn import ChooseAction, Destination, Turn
from tonalli.teotihuacan.steps.worship import LockWorker
from tonalli.teotihuacan.tiles import DARK_DISC, DRAFT_TILES, STARTING_TILES_TABLE

MOVING: Final = (Destination, ChooseAction, PutDown, LockWorker)
"""Steps of a move that is under way, one of which puts down or passes on what is in hand."""


def check_position(s: State) -> None:
    """Refuse what cannot be; the message names the field."""
    check_calendar(s)
    check_turns_left(s)
    check_temples(s)
    check_pending(s)
    check_teotibot(s)
    check_turn(s)
    check_neutral_pool(s)
    if s.opening is not None:
        check_opening(s, s.opening)
    check_hands(s)


def check_calendar(s: State) -> None:
    """T-18.6, T-18.7, T-20.1: where the discs are, and when the game is over."""
    over = s.active == NOBODY and s.opening is None
    if (s.turn == 0) != (s.opening is not None):
        raise PositionError("turn: it is 0 exactly while there is an opening")
    if s.opening is not None and s.active != NOBODY:
        raise PositionError("active: it is nobody's turn while there is an opening")
    if over and s.eclipses != 3 and (s.eclipses == 0 or s.final == 0):
        raise PositionError("active: only the last eclipse ends the game")
    if over != (not s.steps):
        raise PositionError("pending: nothing is pending exactly when the game is over")
    if s.eclipses == 3 and not over:
        raise PositionError("calendar.eclipses: the game ends with the third")
    dark = DARK_DISC[s.rules.players][s.eclipses - 1 if over else s.eclipses]
    if s.dark != dark:
        raise PositionError(f"calendar.dark: after {s.eclipses} eclipses the dark disc is on {dark}, not {s.dark}")
    if not over and (s.turns_left != NONE) != (s.light == s.dark):
        raise PositionError("calendar.turns_left: an eclipse is due exactly when the light disc is on the dark one")
    if s.final == 1 and (s.places[TOP_PLACE] == NONE or s.light != s.dark):
        raise PositionError("calendar.pyramid_complete: only the top tile completes it, and the light disc then moves")


def check_turns_left(s: State) -> None:
    """T-18.3, T-18.4: an eclipse follows a last player's turn; T-22.3: in Dark Eclipse the turn that brings it."""
    if s.turns_left == NONE:
        return
    if s.active == NOBODY:
        raise PositionError("calendar.turns_left: it is nobody's turn")
    if s.rules.dark_eclipse:
        if s.turns_left != 0:
            raise PositionError("calendar.turns_left: in Dark Eclipse the eclipse follows the turn, only 0 makes sense")
        return
    rest = s.rules.last_order() - s.order(s.active)
    if s.turns_left % s.rules.players != rest:
        fitting = f"{rest} or {rest + s.rules.players}"
        raise PositionError(f"calendar.turns_left: in the turn of {s.active} it is {fitting}, not {s.turns_left}")


def check_turn(s: State) -> None:
    """T-4.2, T-4.6, T-8.25: before the move a turn has brought nothing but a bought unlocking or a move tile."""
    before_move = any(isinstance(step, Turn) for step in s.steps)
    if not before_move and s.opening is None:
        return
    for key in write_turn(s.now):
        if s.opening is not None or key not in ("kind", "move_tiles"):
            raise PositionError(f"this_turn.{key}: nobody has moved yet")
    if s.now.kind == FREE_UNLOCK:
        raise PositionError("this_turn.kind: a free unlock takes the place of the move that is pending")
    if s.now.move_tiles != 0 and s.now.kind != NORMAL:
        raise PositionError("this_turn.kind: a turn with a move tile is normal")
    for die in range(WORKERS):
        if (s.now.moved >> die) & 1:
            raise PositionError(f"players[{s.active}].workers[{die}].moved: nobody has moved yet")


def check_neutral_pool(s: State) -> None:
    """T-21.2, T-21.3: there is a pool while neutral workers are drawn, and enough in it."""
    draws = sum(step.left for step in s.steps if isinstance(step, DrawNeutral))
    if draws == 0 and s.neutral_pool != 0:
        raise PositionError("neutral_pool: no neutral workers are being drawn")
    if int(s.neutral_pool).bit_count() < draws:
        raise PositionError(f"neutral_pool: {draws} tiles are still to be drawn from it")


def check_temples(s: State) -> None:
    """T-9.5: one marker at most on a top step."""
    for temple, name in enumerate(TEMPLES):
        if sum(side.temples[temple] == TOP_STEP for side in s.players) > 1:
            raise PositionError(f"players: two markers are on the top step of the {name} temple")


def check_opening(s: State, opening: Opening) -> None:
    """T-3.11, T-22.1: a starting tile lies in one place, and is kept by someone it was offered to."""
    dealt, kept = opening.layout, 0
    for seat in range(s.rules.players):
        if dealt & opening.dealt[seat]:
            raise PositionError(f"opening.dealt[{seat}]: a tile lies in two places")
        dealt |= opening.dealt[seat]
        if kept & opening.kept[seat] or opening.kept[seat] & ~(opening.dealt[seat] | opening.layout):
            raise PositionError(f"opening.kept[{seat}]: a tile was not there to be kept")
        kept |= opening.kept[seat]
    check_drawing(s)
    check_choosing(s, opening)
    for tile in range(STARTING_TILES):
        if opening.beside[tile] != NONE and not ((dealt >> tile) & 1 and STARTING_TILES_TABLE[tile].discovery):
            raise PositionError(f"opening.beside.{STARTING[tile]}: no discovery tile lies there")


def check_drawing(s: State) -> None:
    """T-2.2 to T-2.5: a gap on the table is one that chance is still to fill."""
    layout = s.layout
    drawn = [("ring", slot) for slot in range(RING) if layout.board_at[slot] == NONE]
    drawn += [("royal_tiles", index) for index in range(3) if layout.royals[index] == NONE]
    drawn += [("technologies", index) for index in range(6) if layout.technologies[index] == NONE]
    drawn += [("temple_bonus_tiles", index) for index in range(3) if layout.bonuses[index] == NONE]
    for step in s.steps:
        if isinstance(step, DrawBoard):
            drawn = filled(drawn, "ring", step.slot)
        elif isinstance(step, DrawRoyal):
            drawn = filled(drawn, "royal_tiles", step.category)
        elif isinstance(step, DrawTechnology):
            drawn = filled(drawn, "technologies", step.index)
        elif isinstance(step, DrawBonus):
            drawn = filled(drawn, "temple_bonus_tiles", step.temple)
    if drawn:
        raise PositionError(f"{drawn[0][0]}: there is a gap that nothing will fill")


def filled(gaps: list[tuple[str, int]], field: str, index: int) -> list[tuple[str, int]]:
    """The gaps without one; each is filled once."""
    if (field, index) not in gaps:
        raise PositionError(f"{field}: one gap would be filled twice")
    return [gap for gap in gaps if gap != (field, index)]


def check_choosing(s: State, opening: Opening) -> None:
    """T-3.11, T-3.12, T-3.20, T-22.1: tiles dealt, tiles kept and workers placed, with those still to come."""
    if s.rules.setup == "first" or isinstance(s.steps[0], DrawFirstPlayer | SoloOpening):
        return
    draft = s.rules.setup == "draft"
    if pending_deals(s, NOBODY) + int(opening.layout).bit_count() != (DRAFT_TILES[s.rules.players] if draft else 0):
        raise PositionError("opening.laid_out: these are not as many as a draft lays out")
    for seat in range(s.rules.players):
        if not s.rules.seats[seat].takes_starting_tiles():
            continue
        if pending_deals(s, seat) + int(opening.dealt[seat]).bit_count() != (0 if draft else 4):
            raise PositionError(f"opening.dealt[{seat}]: four tiles are dealt, none in a draft")
        keeping = sum(step.left for step in s.steps if isinstance(step, KeepTile) and step.player == seat)
        if keeping + int(opening.kept[seat]).bit_count() != 2:
            raise PositionError(f"opening.kept[{seat}]: two tiles are kept")
        placing = sum(isinstance(step, PlaceWorker) and step.player == seat for step in s.steps)
        if placing != sum(s.players[seat].where[die] == IN_HAND for die in range(WORKERS)):
            raise PositionError(f"players[{seat}].workers: those in hand are those still to be placed")
    if (opening.revealed == 0) != any(isinstance(step, RevealChoices) for step in s.steps):
        raise PositionError("opening.revealed: choices are revealed once all are made")


def pending_deals(s: State, seat: int) -> int:
    return sum(step.left for step in s.steps if isinstance(step, DealTile) and step.seat == seat)


def check_hands(s: State) -> None:
    """A worker is in hand only before it is placed, while it is moved, or between ascension and rebirth."""
    if s.opening is not None:
        return
    moving = any(isinstance(step, MOVING) for step in s.steps)
    for seat, side in enumerate(s.players):
        for die in range(WORKERS):
            moved = moving and seat == s.active and (s.now.moved >> die) & 1 != 0
            if (side.where[die] == IN_HAND) != (moved or reborn(s, seat, die)):
                raise PositionError(f"players[{seat}].workers[{die}]: a worker is in hand exactly while it is moved")


def reborn(s: State, seat: int, die: int) -> bool:
    """Whether this worker is on its way to the Palace (T-17.3)."""
    for step in s.steps:
        if isinstance(step, Rebirth) and step.owner == seat and step.die == die:
            return True
    return False
