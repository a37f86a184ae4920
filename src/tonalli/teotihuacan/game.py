# interpreted
"""Teotihuacan: City of Gods as the rest of the program sees it: options, beginning, composition."""

from __future__ import annotations

from typing import Any, ClassVar

from tonalli.core.errors import OptionError
from tonalli.core.game import Composed, Game, Knob, Option
from tonalli.core.state import State as CoreState
from tonalli.teotihuacan.boards.alchemy import Alchemy
from tonalli.teotihuacan.boards.construction import Construction
from tonalli.teotihuacan.boards.decorations import Decorations
from tonalli.teotihuacan.boards.nobles import Nobles
from tonalli.teotihuacan.boards.palace import ROYAL_TILES, Palace
from tonalli.teotihuacan.boards.resources import ResourceBoard
from tonalli.teotihuacan.figures import figures
from tonalli.teotihuacan.hidden import resampled
from tonalli.teotihuacan.layout import Opening
from tonalli.teotihuacan.modules.teotibot.action_tiles import action_tiles, bot_actions
from tonalli.teotihuacan.modules.teotibot.bot import (
    PowerMovement,
    RecycledStack,
    SlidingSupply,
    SoloOpening,
    Teotibot,
    solo_winners,
)
from tonalli.teotihuacan.modules.teotibot.knobs import KNOBS
from tonalli.teotihuacan.modules.teotibot.table import new_table
from tonalli.teotihuacan.names import (
    ALCHEMY,
    BLUE,
    CONSTRUCTION,
    DECORATIONS,
    DEPOSITS,
    ECLIPSES,
    FOREST,
    GREEN,
    NOBLES,
    PALACE,
    QUARRY,
    RED,
    RING,
    SETUPS,
    WOOD,
)
from tonalli.teotihuacan.notation import GIVE, SPACE_OF_ACTIONS, TAKE
from tonalli.teotihuacan.person import Person
from tonalli.teotihuacan.position.read import read_position
from tonalli.teotihuacan.position.steps import STEPS
from tonalli.teotihuacan.position.write import write_position
from tonalli.teotihuacan.pyramid import DECORATION_TILES, PYRAMID_TILES
from tonalli.teotihuacan.rules import Resource, Rules
from tonalli.teotihuacan.scoring import (
    AvenueScore,
    MaskSets,
    MasksOfDiscoveries,
    PyramidLead,
    PyramidSteps,
    bonus_tiles,
    winners,
)
from tonalli.teotihuacan.state import PaidUnlocking, State, new_state
from tonalli.teotihuacan.steps.board_setup import board_setup, push_board_setup
from tonalli.teotihuacan.steps.discovery import DiscoveryTiles, WorkersOfTiles, discovery_tiles
from tonalli.teotihuacan.steps.eclipse import WagesItem
from tonalli.teotihuacan.steps.main_action import RefillDisplay
from tonalli.teotihuacan.steps.player_setup import DrawFirstPlayer, FirstTurn, NeutralWorkers
from tonalli.teotihuacan.steps.reveal import DiscoveryStack
from tonalli.teotihuacan.steps.turn import FreeUnlock, MoveWorker
from tonalli.teotihuacan.steps.worship import DiscoveryArea
from tonalli.teotihuacan.technologies import WorkersOfTechnologies, technologies
from tonalli.teotihuacan.tiles import DEPOSITS_TABLE, FOREST_TABLE, QUARRY_TABLE, STARTING_TILES_TABLE
from tonalli.teotihuacan.view import hides, view


def compose(options: dict[str, Any]) -> Rules:
    """The base game; modules would edit the result before the game starts."""
    rules = Rules(TEOTIHUACAN, options, winners, write_position)
    rules.seats = [Person() for seat in range(options["players"])]
    rules.boards = [
        Palace(PALACE),
        ResourceBoard(FOREST, RED, FOREST_TABLE),
        ResourceBoard(QUARRY, GREEN, QUARRY_TABLE),
        ResourceBoard(DEPOSITS, BLUE, DEPOSITS_TABLE),
        Alchemy(ALCHEMY),
        Nobles(NOBLES),
        Decorations(DECORATIONS),
        Construction(CONSTRUCTION),
    ]
    rules.areas = [DiscoveryArea(board) for board in range(RING)]
    rules.board_setup = board_setup()
    rules.setup_end = [NeutralWorkers(), FirstTurn()]
    rules.turn_options = [FreeUnlock(), MoveWorker()]
    rules.offers = [PaidUnlocking(), DiscoveryTiles()]
    rules.extra_workers = [WorkersOfTiles(), WorkersOfTechnologies()]
    rules.after_main_action = [RefillDisplay()]
    rules.discovery_stack = DiscoveryStack()
    rules.masks = MasksOfDiscoveries()
    rules.resources = [Resource(WOOD + number, TAKE + number, GIVE + number) for number in range(3)]
    rules.starting_tiles = list(STARTING_TILES_TABLE)
    rules.technologies = technologies()
    rules.royals = list(ROYAL_TILES)
    rules.discoveries = discovery_tiles()
    rules.bonuses = bonus_tiles()
    rules.eclipse = [AvenueScore(), PyramidLead(), PyramidSteps(), MaskSets(), WagesItem()]
    if options["players"] == 1:
        add_teotibot(rules)
    rules.begin()
    return rules


def add_teotibot(rules: Rules) -> None:
    """B-1.8: the second side of a solo game, and what it changes for both."""
    rules.seats.append(Teotibot())
    rules.action_tiles = action_tiles()
    rules.bot_actions = bot_actions()
    rules.bot_movement = PowerMovement()
    rules.supply = SlidingSupply()
    rules.discovery_stack = RecycledStack()
    rules.winners = solo_winners


COMPOSED = Composed(compose)


class Teotihuacan(Game):
    """Teotihuacan: City of Gods for one to four."""

    name = "teotihuacan"
    rules_version = 1
    readable = (1,)
    space = SPACE_OF_ACTIONS
    options: ClassVar[list[Option]] = [
        Option("players", (1, 2, 3, 4), None),
        Option("setup", SETUPS, "standard"),
        Option("eclipse", ECLIPSES, "standard"),
        Option("modules", (), [], many=True),
        Knob("bot", KNOBS),
    ]
    beyond = ("turn", "eclipse", "bonus", "dark_disc", "end", "keep", "lay_out", "reveal", "neutral_tile", "neutral")
    foreseen = ("place",)
    """T-15.3: a place and the rotation of the tile on it are one choice to a player."""

    def refuse(self, options: dict[str, Any]) -> None:
        """The bot's settings need a solo game; otherwise all options go together (T-22.8)."""
        if options["players"] != 1:
            if options["bot"]:
                raise OptionError(f"bot={options['bot']!r}: allowed only with players=1")
            del options["bot"]

    steps = STEPS

    def blank(self, options: dict[str, Any]) -> CoreState:
        return self.box(options)

    def box(self, options: dict[str, Any]) -> State:
        """Everything in the box."""
        state = new_state(COMPOSED.of(options), Opening())
        if options["players"] == 1:
            state.bot = new_table(state.rules.bot_movement.directions())
        return state

    def begin(self, options: dict[str, Any]) -> CoreState:
        state = self.box(options)
        state.unseen_pyramid = (1 << PYRAMID_TILES) - 1
        state.unseen_decorations = (1 << DECORATION_TILES) - 1
        if options["players"] == 1:
            state.push(SoloOpening())
        else:
            state.push(DrawFirstPlayer())
        push_board_setup(state)
        state.settle()
        return state

    def view(self, state: CoreState, seat: int | None) -> dict[str, Any]:
        return view(state, seat)

    def hides(self, state: CoreState) -> bool:
        return hides(state)

    def read(self, data: dict[str, Any]) -> CoreState:
        return read_position(data, self, COMPOSED.of)

    def problems(self, state: CoreState) -> list[str]:
        return []

    def resample(self, state: CoreState, seat: int, seed: int) -> CoreState:
        assert isinstance(state, State)
        return resampled(state, seat, seed)

    def figures(self) -> dict[str, Any]:
        return figures()


TEOTIHUACAN = Teotihuacan()
