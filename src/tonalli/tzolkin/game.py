"""Tzolk'in: The Mayan Calendar as the rest of the program sees it: options, beginning, composition."""

from __future__ import annotations

from typing import Any

from tonalli.core.game import Composed, Game, Option
from tonalli.tzolkin.buildings import buildings, wealth_tiles
from tonalli.tzolkin.gears.chichen_itza import chichen_itza
from tonalli.tzolkin.gears.palenque import palenque
from tonalli.tzolkin.gears.tikal import tikal
from tonalli.tzolkin.gears.uxmal import uxmal
from tonalli.tzolkin.gears.yaxchilan import yaxchilan
from tonalli.tzolkin.layout import Opening
from tonalli.tzolkin.notation import SPACE_OF_ACTIONS
from tonalli.tzolkin.position.read import read_position
from tonalli.tzolkin.position.write import write_position
from tonalli.tzolkin.rules import Rules
from tonalli.tzolkin.scoring import CornLeft, MonumentPoints, SkullsLeft, monuments, winners
from tonalli.tzolkin.state import State, new_state
from tonalli.tzolkin.steps.build import BaseConstruction
from tonalli.tzolkin.steps.calendar import CalendarAdvances, FoodDayIfDue
from tonalli.tzolkin.steps.food_day import ChangeOfAge, Feeding, TempleRewards
from tonalli.tzolkin.steps.opening import push_setup
from tonalli.tzolkin.steps.place import targets
from tonalli.tzolkin.steps.technology import technology_bonuses
from tonalli.tzolkin.steps.turn import CornOfTheGear, RefillDisplay
from tonalli.tzolkin.view import hides, view

RULES_VERSION = 1

BEYOND = ("turn", "food_day", "gear_corn", "marker", "day", "end", "keep", "reveal", "age")
"""Kinds of events that no longer belong to the action before them."""


def compose(options: dict[str, Any]) -> Rules:
    """The base game; modules would edit the result before the game starts."""
    rules = Rules(options, BaseConstruction(), winners, write_position)
    rules.buildings = buildings()
    rules.tiles = [*wealth_tiles(), *rules.buildings]
    rules.monuments = monuments()
    rules.bonuses = technology_bonuses()
    rules.targets = targets()
    rules.actions = [*palenque(), *yaxchilan(), *tikal(), *uxmal(), *chichen_itza()]
    rules.turn_ends = [CornOfTheGear(), RefillDisplay()]
    rules.round_ends = [FoodDayIfDue(), CalendarAdvances()]
    rules.food_day = [Feeding(), ChangeOfAge(), TempleRewards()]
    rules.final_scoring = [CornLeft(), SkullsLeft(), MonumentPoints()]
    return rules


COMPOSED = Composed(compose)


def begin(options: dict[str, Any]) -> State:
    """A state before its first reveal: everything is in the box, setup is pending."""
    state = new_state(COMPOSED.of(options), Opening())
    push_setup(state)
    state.settle()
    return state


def refuse(options: dict[str, Any]) -> None:
    """All combinations go together."""


def from_dict(data: Any) -> State:
    """The state of a position written by ``to_dict``."""
    return read_position(data, TZOLKIN, COMPOSED.of)


TZOLKIN = Game(
    "tzolkin",
    RULES_VERSION,
    SPACE_OF_ACTIONS,
    [
        Option("players", (2, 3, 4), None),
        Option("modules", (), [], many=True),
    ],
    refuse,
    begin,
    view,
    from_dict,
    hides,
    BEYOND,
)
