"""The seven action tiles of the bot (B-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from tonalli.core.bits import BIT
from tonalli.core.field import FieldList, a_word
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import Effect
from tonalli.teotihuacan.amounts import Amounts
from tonalli.teotihuacan.modules.teotibot import events
from tonalli.teotihuacan.modules.teotibot.building import acquire, build, decorate, found_building
from tonalli.teotihuacan.modules.teotibot.names import (
    A_MASK,
    A_WORKER,
    ANY_STEPS,
    BOT,
    LACKING,
    NOTHING,
    TEMPLE_STEPS,
)
from tonalli.teotihuacan.modules.teotibot.rules import ActionTile, BotAction
from tonalli.teotihuacan.modules.teotibot.sidebars import locked_worker, move_to_next_sidebar
from tonalli.teotihuacan.modules.teotibot.table import is_its_turn, table_of
from tonalli.teotihuacan.modules.teotibot.temples import best_temple
from tonalli.teotihuacan.modules.teotibot.workers import (
    BotPowerUp,
    highest_worker,
    lowest_worker,
    pass_palace,
    push_fallback,
    push_power_up_and_advance,
    worker_on,
)
from tonalli.teotihuacan.names import (
    ALCHEMY,
    BOARDS,
    CONSTRUCTION,
    DECORATIONS,
    DEPOSITS,
    DISCOVERIES,
    FOREST,
    GOLD,
    LOCKED,
    NOBLES,
    NONE,
    QUARRY,
    RING,
    ROYAL_SPACES,
    SPACES,
    STONE,
    WOOD,
    WORKERS,
)
from tonalli.teotihuacan.steps.claim import can_claim, claim
from tonalli.teotihuacan.steps.reveal import DrawAreaTile
from tonalli.teotihuacan.steps.temple import Climb
from tonalli.teotihuacan.tiles import BOARD_OF_SPACE, FIRST_SPACE

if TYPE_CHECKING:
    from tonalli.teotihuacan.state import State

GATHERED: Final = 2


def fails(s: State, board: i64, lack: i64, why: str) -> None:
    """A step whose conditions are not met changes nothing; it is told what the bot lacks."""
    if s.log is not None:
        events.fails(s.log, BOT, LACKING[lack], BOARDS[board] if board != NONE else "", why)


def act_on_board(s: State, board: i64, die: i64, why: str) -> i64:
    """B-8.5: the action of the board a worker stands on, with its one power-up and move (B-8.5.1); what it lacks.

    B-8.5.2, B-8.5.3: nothing stands in for a failed action, and the Palace has none.
    """
    return table_of(s).rules.actions[board].act(s, die, why)


@final
class Build(BotAction):
    """B-8.1: on Construction."""

    def act(self, s: State, die: i64, why: str) -> i64:
        return build(s, die)


@final
class Decorate(BotAction):
    """B-8.2: on Decorations."""

    def act(self, s: State, die: i64, why: str) -> i64:
        return decorate(s, die)


@final
class Learn(BotAction):
    """B-8.3: on Alchemy."""

    def act(self, s: State, die: i64, why: str) -> i64:
        return acquire(s, die)


@final
class FoundBuilding(BotAction):
    """B-8.4: on Nobles."""

    def act(self, s: State, die: i64, why: str) -> i64:
        return found_building(s, die)


@final
class Gather(BotAction):
    """B-8.1, B-8.2, B-8.4, B-8.5: on the three resource boards, always the same goods."""

    def __init__(self, goods: Amounts) -> None:
        self.goods = goods

    def act(self, s: State, die: i64, why: str) -> i64:
        push_power_up_and_advance(s, die)
        s.gain_all(BOT, self.goods, why)
        return NOTHING


def bot_actions() -> list[BotAction]:
    """By board; B-8.5.3: the Palace has none."""
    gathering = [Gather(Amounts({good: GATHERED})) for good in (WOOD, STONE, GOLD)]
    return [BotAction(), *gathering, Learn(), FoundBuilding(), Decorate(), Build()]


class BuildingTile(ActionTile):
    """B-8.1, B-8.2, B-8.4: build on one board, or gather its resource on another, or fall back."""

    def __init__(self, site: i64, source: i64, clause: str) -> None:
        self.site = site
        self.source = source
        self.clause = clause

    def act(self, s: State) -> None:
        if not self.acts(s, self.site) and not self.acts(s, self.source):
            push_fallback(s)

    def acts(self, s: State, board: i64) -> bool:
        """Whether it could be carried out on a board; if so it is."""
        die = worker_on(s, board)
        lack: i64 = A_WORKER if die == NONE else act_on_board(s, board, die, self.clause)
        if lack != NOTHING:
            fails(s, board, lack, self.clause)
        return lack == NOTHING


@final
class AlchemyTile(ActionTile):
    """B-8.3: a technology, or two power-ups for the lowest worker.

    B-8.3.2, B-8.3.3: the same die takes both, reborn or not, and stays where it is.
    """

    def act(self, s: State) -> None:
        alchemist = worker_on(s, ALCHEMY)
        lack: i64 = A_WORKER if alchemist == NONE else act_on_board(s, ALCHEMY, alchemist, "B-8.3")
        if lack == NOTHING:
            return
        fails(s, ALCHEMY, lack, "B-8.3")
        lowest = lowest_worker(s)
        if lowest != NONE:
            s.push(BotPowerUp(lowest))
            s.push(BotPowerUp(lowest))


@final
class MasteryTile(ActionTile):
    """B-8.5: the strongest worker acts where it stands; if that fails the next one tries."""

    def act(self, s: State) -> None:
        tried: i64 = 0
        for attempt in range(WORKERS):
            die = highest_worker(s, tried)
            if die == NONE:
                break
            tried |= BIT[die]
            board = s.players[BOT].where[die]
            lack = act_on_board(s, board, die, "B-8.5")
            if lack == NOTHING:
                return
            fails(s, board, lack, "B-8.5")
        push_fallback(s)


@final
class WorshipTile(ActionTile):
    """B-8.6: the locked worker moves to the next temple sidebar and climbs there; its discovery tile is replaced.

    B-8.6.1, B-11.9: two steps on the temple of the board or three on any, with the setting added to both; B-8.6.2: no
    power-up, and it cannot fail.
    """

    def act(self, s: State) -> None:
        die = locked_worker(s)
        passed = move_to_next_sidebar(s, die)
        space = s.players[BOT].where[die] - LOCKED
        board = BOARD_OF_SPACE[space]
        s.push(ReplaceAreaTile(board))
        s.push(ClimbSidebar(board))
        if passed:
            pass_palace(s, die, SPACES[space])


def draws_area_tile(s: State, board: i64) -> bool:
    """Whether a discovery tile is due to be turned up on a board."""
    for step in s.steps:
        if isinstance(step, DrawAreaTile) and step.board == board:
            return True
    return False


@final
@mypyc_attr(free_list_len=1)
class ClimbSidebar(Effect["State"]):
    """B-8.6.1, B-8.6.3: steps on the temple of the sidebar, or all on the one chosen before the first of them."""

    kind: ClassVar[str] = "climb-sidebar"
    fields: ClassVar[FieldList] = (a_word("board", BOARDS),)

    def __init__(self, board: i64) -> None:
        super().__init__()
        self.board = board

    def fits(self, s: State) -> bool:
        return is_its_turn(s) and FIRST_SPACE[self.board] >= ROYAL_SPACES and not draws_area_tile(s, self.board)

    def run(self, s: State) -> None:
        steps = TEMPLE_STEPS + table_of(s).rules.knobs.worship_step_change
        temple = s.rules.boards[self.board].worship_temple()
        if temple == NONE:
            temple = best_temple(s)
            steps += ANY_STEPS - TEMPLE_STEPS
        if temple != NONE:
            for step in range(steps):
                s.push(Climb(BOT, temple, "B-8.6"))
        elif s.log is not None:
            s.log.step_lost(BOT, "", steps, "B-7.3")


@final
@mypyc_attr(free_list_len=1)
class ReplaceAreaTile(Effect["State"]):
    """B-8.6.4: after the temple steps the discovery tile beside the space is discarded and a new one drawn."""

    kind: ClassVar[str] = "replace-area-tile"
    fields: ClassVar[FieldList] = (a_word("board", BOARDS),)

    def __init__(self, board: i64) -> None:
        super().__init__()
        self.board = board

    def fits(self, s: State) -> bool:
        return is_its_turn(s) and FIRST_SPACE[self.board] >= ROYAL_SPACES and not draws_area_tile(s, self.board)

    def run(self, s: State) -> None:
        discarded = s.area_tile[self.board]
        if discarded != NONE:
            s.put_area_tile(self.board, NONE)
            table_of(s).discards[discarded] += 1
            if s.log is not None:
                events.discard(s.log, BOT, DISCOVERIES[discarded], BOARDS[self.board], "B-8.6")
        s.rules.areas[self.board].replace(s)


@final
class MaskTile(ActionTile):
    """B-8.7, B-8.7.1: the rarest mask beside a worship space that the bot lacks and can pay, or fall back.

    B-9.8: so its masks are always one set.
    """

    def act(self, s: State) -> None:
        chosen: i64 = NONE
        for place in range(RING):
            board = s.layout.board_at[place]
            if self.is_candidate(s, board) and (chosen == NONE or self.rarity(s, board) < self.rarity(s, chosen)):
                chosen = board
        if chosen == NONE:
            fails(s, NONE, A_MASK, "B-8.7")
            push_fallback(s)
            return
        mask = s.area_tile[chosen]
        s.put_area_tile(chosen, NONE)
        s.rules.areas[chosen].replace(s)
        claim(s, BOT, mask, BOARDS[chosen], "B-8.7")

    def is_candidate(self, s: State, board: i64) -> bool:
        """B-8.7.2, B-8.7.3: a mask the bot lacks and whose printed cost it can pay."""
        if FIRST_SPACE[board] == NONE:
            return False
        tile = s.area_tile[board]
        return tile != NONE and is_wanted(s, tile)

    def rarity(self, s: State, board: i64) -> i64:
        return s.rules.discoveries[s.area_tile[board]].copies


def is_wanted(s: State, tile: i64) -> bool:
    """B-8.7: a mask the bot lacks and can pay."""
    return s.rules.discoveries[tile].is_mask() and s.players[BOT].face_up[tile] == 0 and can_claim(s, BOT, tile)


def action_tiles() -> list[ActionTile]:
    """All seven, in the order of their names."""
    return [
        BuildingTile(CONSTRUCTION, QUARRY, "B-8.1"),
        BuildingTile(DECORATIONS, DEPOSITS, "B-8.2"),
        AlchemyTile(),
        BuildingTile(NOBLES, FOREST, "B-8.4"),
        MasteryTile(),
        WorshipTile(),
        MaskTile(),
    ]
