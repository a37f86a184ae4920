# interpreted
"""Tzolk'in: The Mayan Calendar as the rest of the program sees it: options, beginning, composition."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Final

from tonalli.core.game import Composed, Ending, Game, Option, Reason
from tonalli.core.module import Module, figures_with, in_play, options_with, refuse, thing, things_of
from tonalli.core.state import State as CoreState
from tonalli.tzolkin import meaning
from tonalli.tzolkin.buildings import buildings, wealth_tiles
from tonalli.tzolkin.figures import figures
from tonalli.tzolkin.gears.chichen_itza import chichen_itza
from tonalli.tzolkin.gears.palenque import palenque
from tonalli.tzolkin.gears.tikal import tikal
from tonalli.tzolkin.gears.uxmal import uxmal
from tonalli.tzolkin.gears.yaxchilan import yaxchilan
from tonalli.tzolkin.hidden import resampled
from tonalli.tzolkin.layout import Opening
from tonalli.tzolkin.modules.buildings.compose import BUILDINGS_MODULE
from tonalli.tzolkin.modules.prophecies.compose import PROPHECIES_MODULE
from tonalli.tzolkin.modules.quick_actions.compose import QUICK_ACTIONS_MODULE
from tonalli.tzolkin.modules.tribes.compose import TRIBES_MODULE
from tonalli.tzolkin.notation import SPACE_OF_ACTIONS
from tonalli.tzolkin.position.problems import problems
from tonalli.tzolkin.position.read import read_position
from tonalli.tzolkin.position.steps import STEPS
from tonalli.tzolkin.position.write import write_position
from tonalli.tzolkin.rules import Rules
from tonalli.tzolkin.scoring import CornLeft, MonumentPoints, SkullsLeft, monuments, winners
from tonalli.tzolkin.state import State, new_state
from tonalli.tzolkin.steps.calendar import CalendarAdvances, FoodDayIfDue
from tonalli.tzolkin.steps.construction import BaseConstruction
from tonalli.tzolkin.steps.dummies import RestOfDummies
from tonalli.tzolkin.steps.food_day import ChangeOfAge, Feeding, TempleRewards
from tonalli.tzolkin.steps.opening import push_setup
from tonalli.tzolkin.steps.place import targets
from tonalli.tzolkin.steps.technology import technology_bonuses
from tonalli.tzolkin.steps.turn import CornOfTheGear, RefillDisplay, TurnIsOver
from tonalli.tzolkin.view import hides, view

if TYPE_CHECKING:
    from tonalli.tzolkin.features import TzolkinFeatures

MODULES: Final[list[Module[Rules, State]]] = [
    TRIBES_MODULE,
    PROPHECIES_MODULE,
    BUILDINGS_MODULE,
    QUICK_ACTIONS_MODULE,
]
"""Every module there is, in the order in which they edit the rules."""
PLAYERS: Final = (2, 3, 4)


def compose(game: Game, options: dict[str, Any]) -> Rules:
    """The base game; modules edit the result before the game starts."""
    rules = Rules(game, options, BaseConstruction(), winners, write_position)
    rules.buildings = buildings()
    rules.tiles = [*wealth_tiles(), *rules.buildings]
    rules.monuments = monuments()
    rules.bonuses = technology_bonuses()
    rules.targets = targets()
    rules.actions = [*palenque(), *yaxchilan(), *tikal(), *uxmal(), *chichen_itza()]
    rules.after_choices = [RestOfDummies()]
    rules.turn_ends = [CornOfTheGear(), TurnIsOver(), RefillDisplay()]
    rules.round_ends = [FoodDayIfDue(), CalendarAdvances()]
    rules.food_day = [Feeding(), ChangeOfAge(), TempleRewards()]
    rules.final_scoring = [CornLeft(), SkullsLeft(), MonumentPoints()]
    return rules


@cache
def all_features() -> TzolkinFeatures:
    """What rows say of this game and all its modules."""
    # Columns are declared when every module has added its words.
    from tonalli.tzolkin.features import TzolkinFeatures

    runs = [(module.name, module.columns) for module in MODULES if module.columns is not None]
    return TzolkinFeatures(Tzolkin.options, runs)


class Tzolkin(Game):
    """Tzolk'in: The Mayan Calendar for two to four; modules add a fifth."""

    name = "tzolkin"
    rules_version = 1
    readable = (1,)
    space = SPACE_OF_ACTIONS
    modules: ClassVar[list[Module[Rules, State]]] = MODULES
    options: ClassVar[list[Option]] = options_with(MODULES, PLAYERS, [])
    beyond = ("turn", "food_day", "gear_corn", "marker", "day", "end", "keep", "reveal", "age")
    foreseen = ()

    steps = STEPS

    def __init__(self) -> None:
        self.composed = Composed(self.compose)
        self.things = things_of(self.modules, {})

    def compose(self, options: dict[str, Any]) -> Rules:
        """The base game as the modules in play have edited it."""
        rules = compose(self, options)
        for module in in_play(self.modules, options):
            module.edit(rules)
        rules.option_columns = self.features.options.of_options(options)
        return rules

    @property
    def features(self) -> TzolkinFeatures:
        return all_features()

    def refuse(self, options: dict[str, Any]) -> None:
        refuse(self.modules, options)

    def blank(self, options: dict[str, Any]) -> CoreState:
        return new_state(self.composed.of(options), Opening())

    def begin(self, options: dict[str, Any]) -> CoreState:
        state = new_state(self.composed.of(options), Opening())
        for module in in_play(self.modules, options):
            module.begin(state)
        push_setup(state)
        state.settle()
        return state

    def view(self, state: CoreState, seat: int | None) -> dict[str, Any]:
        return view(state, seat)

    def hides(self, state: CoreState) -> bool:
        return hides(state)

    def read(self, data: dict[str, Any]) -> CoreState:
        return read_position(data, self, self.composed.of)

    def problems(self, state: CoreState) -> list[str]:
        assert isinstance(state, State)
        return problems(state)

    def resample(self, state: CoreState, seat: int, seed: int) -> CoreState:
        assert isinstance(state, State)
        return resampled(state, seat, seed)

    def describe(self, state: CoreState, action: int) -> dict[str, object]:
        assert isinstance(state, State)
        words = self.space.describe(action)
        asked = STEPS.write(state.top) if not state.over else {}
        found = thing(self.things, words, asked)
        return {**words, **meaning.details(state, words, action), **({} if found is None else {"thing": found})}

    def why_not(self, state: CoreState, action: int) -> Reason | None:
        assert isinstance(state, State)
        return meaning.why_not(state, action)

    def ended(self, state: CoreState) -> Ending:
        assert isinstance(state, State)
        return meaning.ending(state)

    def figures(self) -> dict[str, Any]:
        return figures_with(self.modules, figures())


TZOLKIN = Tzolkin()
