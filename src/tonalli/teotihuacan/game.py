# interpreted
"""Teotihuacan: City of Gods as the rest of the program sees it: options, beginning, composition."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Final

from tonalli.core.game import Composed, Ending, Game, Option, Reason
from tonalli.core.module import Module, figures_with, in_play, options_with, refuse, things_of
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
from tonalli.teotihuacan.leeway import FirstLeeway
from tonalli.teotihuacan.meaning import THINGS, describe, ending, why_not
from tonalli.teotihuacan.modules.altars.compose import ALTARS_MODULE
from tonalli.teotihuacan.modules.court.compose import COURT_MODULE
from tonalli.teotihuacan.modules.empire.compose import EMPIRE_MODULE
from tonalli.teotihuacan.modules.great_discoveries.compose import GREAT_DISCOVERIES_MODULE
from tonalli.teotihuacan.modules.obsidian.compose import OBSIDIAN_MODULE
from tonalli.teotihuacan.modules.swift_bot.compose import SWIFT_BOT_MODULE
from tonalli.teotihuacan.modules.teotibot.compose import TEOTIBOT
from tonalli.teotihuacan.names import (
    ALCHEMY,
    BLUE,
    COCOA,
    CONSTRUCTION,
    DECORATIONS,
    DEPOSITS,
    DISCOVERY,
    ECLIPSES,
    FOREST,
    GOLD,
    GREEN,
    MASKS,
    NOBLES,
    PALACE,
    QUARRY,
    RED,
    RING,
    SETUPS,
    STONE,
    WOOD,
)
from tonalli.teotihuacan.notation import GIVE, SPACE_OF_ACTIONS, TAKE
from tonalli.teotihuacan.payment import Resource
from tonalli.teotihuacan.person import Person
from tonalli.teotihuacan.position.problems import problems
from tonalli.teotihuacan.position.read import read_position
from tonalli.teotihuacan.position.steps import STEPS
from tonalli.teotihuacan.position.write import write_position
from tonalli.teotihuacan.pyramid import DECORATION_TILES, PYRAMID_TILES
from tonalli.teotihuacan.rules import Masks, Rules
from tonalli.teotihuacan.scoring import (
    AvenueScore,
    MaskSets,
    PyramidLead,
    PyramidSteps,
    bonus_tiles,
    tie_break,
    winners,
)
from tonalli.teotihuacan.state import PaidUnlocking, State, new_state
from tonalli.teotihuacan.steps.board_setup import board_setup, push_board_setup
from tonalli.teotihuacan.steps.discovery import DiscoveryTiles, WorkersOfTiles, discovery_tiles
from tonalli.teotihuacan.steps.eclipse import WagesItem
from tonalli.teotihuacan.steps.main_action import Refilling
from tonalli.teotihuacan.steps.player_setup import FirstPlayer, FirstTurn, NeutralWorkers, ReturnedTiles
from tonalli.teotihuacan.steps.reveal import DiscoveryStack
from tonalli.teotihuacan.steps.turn import FreeUnlock, MoveWorker
from tonalli.teotihuacan.steps.worship import DiscoveryArea
from tonalli.teotihuacan.technologies import WorkersOfTechnologies, technologies
from tonalli.teotihuacan.tiles import (
    DEPOSITS_TABLE,
    FOREST_TABLE,
    MASK_SET_POINTS,
    QUARRY_TABLE,
    STARTING_TILES_TABLE,
)
from tonalli.teotihuacan.view import hides, view

if TYPE_CHECKING:
    from tonalli.teotihuacan.features import TeotihuacanFeatures

MODULES: Final[list[Module[Rules, State]]] = [
    TEOTIBOT,
    GREAT_DISCOVERIES_MODULE,
    OBSIDIAN_MODULE,
    COURT_MODULE,
    ALTARS_MODULE,
    EMPIRE_MODULE,
    SWIFT_BOT_MODULE,
]
"""Every module there is, in the order in which they edit the rules."""
PLAYERS: Final = (2, 3, 4)
VARIANTS: Final = [Option("setup", SETUPS, "standard"), Option("eclipse", ECLIPSES, "standard")]


@cache
def all_features() -> TeotihuacanFeatures:
    """What rows say of this game and all its modules."""
    # Columns are declared when every module has added its words.
    from tonalli.teotihuacan.features import TeotihuacanFeatures

    runs = [(module.name, module.columns) for module in MODULES if module.columns is not None]
    return TeotihuacanFeatures(Teotihuacan.options, runs)


def compose(game: Game, options: dict[str, Any]) -> Rules:
    """The base game; modules edit the result before the game starts."""
    rules = Rules(game, options, winners, tie_break, write_position)
    if game.rules_version == 1:
        rules.leeway = FirstLeeway()
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
    rules.areas = [DiscoveryArea(board, DISCOVERY) for board in range(RING)]
    rules.board_setup = board_setup()
    rules.player_setup = FirstPlayer()
    rules.setup_end = [NeutralWorkers(), ReturnedTiles(), FirstTurn()]
    rules.turn_options = [FreeUnlock(), MoveWorker()]
    rules.offers = [PaidUnlocking(), DiscoveryTiles()]
    rules.extra_workers = [WorkersOfTiles(), WorkersOfTechnologies()]
    rules.after_action = [Refilling()]
    rules.stacks = [DiscoveryStack()]
    rules.masks = Masks(list(range(MASKS)), [*MASK_SET_POINTS])
    rules.goods = [COCOA, WOOD, STONE, GOLD]
    rules.resources = [Resource(WOOD + number, TAKE + number, GIVE + number) for number in range(3)]
    rules.starting_tiles = list(STARTING_TILES_TABLE)
    rules.technologies = technologies()
    rules.royals = list(ROYAL_TILES)
    rules.discoveries = discovery_tiles()
    rules.bonuses = bonus_tiles()
    rules.eclipse = [AvenueScore(), PyramidLead(), PyramidSteps(), MaskSets(), WagesItem()]
    return rules


class Teotihuacan(Game):
    """Teotihuacan: City of Gods for one to four."""

    name = "teotihuacan"
    rules_version = 2
    readable = (1, 2)
    space = SPACE_OF_ACTIONS
    modules: ClassVar[list[Module[Rules, State]]] = MODULES
    options: ClassVar[list[Option]] = options_with(MODULES, PLAYERS, VARIANTS)
    beyond = ("turn", "eclipse", "bonus", "dark_disc", "end", "keep", "lay_out", "reveal", "neutral_tile", "neutral")
    foreseen = ("place",)
    """T-15.3: a place and the rotation of the tile on it are one choice to a player."""

    def __init__(self) -> None:
        self.composed = Composed(self.compose)
        self.things = things_of(self.modules, THINGS)

    def compose(self, options: dict[str, Any]) -> Rules:
        """The base game as the modules in play have edited it."""
        rules = compose(self, options)
        for module in in_play(self.modules, options):
            module.edit(rules)
        rules.begin()
        rules.option_columns = self.features.options.of_options(options)
        return rules

    @property
    def features(self) -> TeotihuacanFeatures:
        return all_features()

    def of_version(self, version: int) -> Teotihuacan:
        if version == self.rules_version:
            return self
        return FIRST_RULES if version == 1 else TEOTIHUACAN

    def rules_of(self, version: int, options: dict[str, Any]) -> Rules:
        """The composed rules of a version, for checked options."""
        return self.of_version(version).composed.of(options)

    def refuse(self, options: dict[str, Any]) -> None:
        """T-22.8: all options of the base game go together."""
        refuse(self.modules, options)

    steps = STEPS

    def blank(self, options: dict[str, Any]) -> CoreState:
        return self.box(options)

    def box(self, options: dict[str, Any]) -> State:
        """Everything in the box."""
        return new_state(self.rules_of(self.rules_version, options), Opening())

    def begin(self, options: dict[str, Any]) -> CoreState:
        state = self.box(options)
        state.unseen_pyramid = (1 << PYRAMID_TILES) - 1
        state.unseen_decorations = (1 << DECORATION_TILES) - 1
        for module in in_play(self.modules, options):
            module.begin(state)
        state.rules.player_setup.push(state)
        push_board_setup(state)
        state.settle()
        return state

    def view(self, state: CoreState, seat: int | None) -> dict[str, Any]:
        return view(state, seat)

    def hides(self, state: CoreState) -> bool:
        return hides(state)

    def read(self, data: dict[str, Any]) -> CoreState:
        return read_position(data, self, self.rules_of)

    def problems(self, state: CoreState) -> list[str]:
        return problems(state)

    def resample(self, state: CoreState, seat: int, seed: int) -> CoreState:
        assert isinstance(state, State)
        return resampled(state, seat, seed)

    def describe(self, state: CoreState, action: int) -> dict[str, object]:
        return describe(state, self.space.describe(action), self.things)

    def why_not(self, state: CoreState, action: int) -> Reason | None:
        return why_not(state, action)

    def ended(self, state: CoreState) -> Ending:
        return ending(state)

    def figures(self) -> dict[str, Any]:
        return figures_with(self.modules, figures())


class FirstRules(Teotihuacan):
    """Version 1 of the rules, by which old records are replayed: less leeway (T-8.26, T-10.10)."""

    rules_version = 1


TEOTIHUACAN = Teotihuacan()
FIRST_RULES = FirstRules()
