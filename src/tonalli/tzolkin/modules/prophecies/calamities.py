"""The eleven kinds of prophecies: what each makes dearer or takes away, and what its scale counts (P-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from tonalli.core.native import i64
from tonalli.tzolkin.modules.prophecies.ids import PAY
from tonalli.tzolkin.modules.prophecies.names import (
    ANGRY_GOD,
    CROWDED_CITIES,
    DESECRATION,
    DROUGHT,
    FOREST_FIRES,
    FORGOTTEN_LORE,
    GOLD_SHORTAGE,
    HIGH_FLOODWATERS,
    HUNGER,
    TEACHER_SHORTAGE,
    WRATHFUL_GODS,
)
from tonalli.tzolkin.modules.prophecies.rules import Foretold
from tonalli.tzolkin.modules.prophecies.tiles import (
    BUILDING_BLOCKS,
    FLOOD_CORN,
    FORGOTTEN_LEVEL,
    GOLD_CORN,
    HARVEST_LOSS,
    HUNGER_CORN,
    STEP_BLOCKS,
    STEP_CORN,
)
from tonalli.tzolkin.names import (
    A_GAIN,
    A_STEP,
    AN_ADVANCE,
    BUILDING_KINDS,
    CHICHEN_ITZA,
    GOLD,
    SKULL,
    TEETH_MAX,
    TEMPLE_COUNT,
    TRACK_COUNT,
)
from tonalli.tzolkin.steps.food_day import can_feed
from tonalli.tzolkin.steps.tax import BlockTax, CornTax, StepDownTax
from tonalli.tzolkin.tiles import TEETH

if TYPE_CHECKING:
    from tonalli.tzolkin.prophecy import Tax
    from tonalli.tzolkin.state import State


@final
class WrathfulGods(Foretold):
    """P-5.1: each step up on any temple costs 1 corn; the scale counts the steps on all of them.

    P-5.20, P-5.21: a step that is lost is not taxed, a refused one leaves the rest of an action. P-15.17: an action
    may be chosen although the tax on its step cannot be paid.
    """

    def __init__(self) -> None:
        super().__init__(WRATHFUL_GODS)
        self.due = CornTax(STEP_CORN, PAY, "P-5.1")

    def tax(self, what: i64, number: i64) -> Tax | None:
        return self.due if what == A_STEP else None

    def counted(self, s: State, player: i64) -> i64:
        """P-6.4: where the markers stand, with -1 below the start."""
        steps: i64 = 0
        for temple in range(TEMPLE_COUNT):
            steps += s.players[player].temples[temple]
        return steps


@final
class AngryGod(Foretold):
    """P-5.2: each step up on one temple costs a block; the scale counts the step there."""

    def __init__(self, temple: i64) -> None:
        super().__init__(ANGRY_GOD + temple)
        self.temple = temple
        self.due = BlockTax("P-5.2")

    def tax(self, what: i64, number: i64) -> Tax | None:
        return self.due if what == A_STEP and number == self.temple else None

    def counted(self, s: State, player: i64) -> i64:
        return s.players[player].temples[self.temple]


@final
class ForestFires(Foretold):
    """P-5.3, P-5.22, P-5.24: harvesting wood in Palenque yields 1 less, not below 0; the scale counts wood tiles."""

    def __init__(self) -> None:
        super().__init__(FOREST_FIRES)

    def wood_harvested(self, wood: i64) -> i64:
        return max(wood - HARVEST_LOSS, 0)

    def counted(self, s: State, player: i64) -> i64:
        return s.players[player].wood_tiles


@final
class Drought(Foretold):
    """P-5.4, P-5.22, P-5.24: harvesting corn in Palenque yields 1 less, not below 0; the scale counts corn tiles."""

    def __init__(self) -> None:
        super().__init__(DROUGHT)

    def corn_harvested(self, corn: i64) -> i64:
        return max(corn - HARVEST_LOSS, 0)

    def counted(self, s: State, player: i64) -> i64:
        return s.players[player].corn_tiles


@final
class GoldShortage(Foretold):
    """P-5.5, P-5.25, P-15.13: each gold gained costs 1 corn, on the market too; the scale counts gold.

    P-15.14: corn of the same action comes first.
    """

    def __init__(self) -> None:
        super().__init__(GOLD_SHORTAGE)
        self.due = CornTax(GOLD_CORN, PAY, "P-5.5")

    def tax(self, what: i64, number: i64) -> Tax | None:
        return self.due if what == A_GAIN and number == GOLD else None

    def gain_fee(self, good: i64) -> i64:
        return GOLD_CORN if good == GOLD else 0

    def counted(self, s: State, player: i64) -> i64:
        return s.players[player].stock[GOLD]


@final
class Desecration(Foretold):
    """P-5.6, P-5.26: each skull gained costs a step down on a temple of choice; the scale counts skulls in hand.

    P-13.13: a skull the bank does not have is not taxed. P-4.16, P-12.10, P-15.15: what temples owe is counted before
    anybody pays or refuses. P-15.16: every step down is one of its own.
    """

    def __init__(self) -> None:
        super().__init__(DESECRATION)
        self.due = StepDownTax("P-5.6")

    def tax(self, what: i64, number: i64) -> Tax | None:
        return self.due if what == A_GAIN and number == SKULL else None

    def counted(self, s: State, player: i64) -> i64:
        return s.players[player].stock[SKULL]


@final
class TeacherShortage(Foretold):
    """P-5.7, P-5.27, P-5.32: every technology step costs a block more, free ones too; the scale counts levels."""

    def __init__(self) -> None:
        super().__init__(TEACHER_SHORTAGE)
        self.due = BlockTax("P-5.7")

    def tax(self, what: i64, number: i64) -> Tax | None:
        return self.due if what == AN_ADVANCE else None

    def technology_surcharge(self) -> i64:
        return STEP_BLOCKS

    def counted(self, s: State, player: i64) -> i64:
        levels: i64 = 0
        for track in range(TRACK_COUNT):
            levels += s.players[player].levels[track]
        return levels


@final
class ForgottenLore(Foretold):
    """P-5.8, P-5.28: level 2 of no technology works; the scale counts technologies at level 2 or 3."""

    def __init__(self) -> None:
        super().__init__(FORGOTTEN_LORE)

    def level_works(self, level: i64) -> bool:
        return level != FORGOTTEN_LEVEL

    def counted(self, s: State, player: i64) -> i64:
        tracks: i64 = 0
        for track in range(TRACK_COUNT):
            if s.players[player].levels[track] >= FORGOTTEN_LEVEL:
                tracks += 1
        return tracks


@final
class CrowdedCities(Foretold):
    """P-5.9, P-5.29, P-5.32: each building costs a block more, or 2 corn with corn; the scale counts buildings."""

    def __init__(self) -> None:
        super().__init__(CROWDED_CITIES)

    def building_surcharge(self) -> i64:
        return BUILDING_BLOCKS

    def counted(self, s: State, player: i64) -> i64:
        """P-6.7: those a player has now, without monuments."""
        buildings: i64 = 0
        for building in range(BUILDING_KINDS):
            buildings += s.players[player].buildings[building]
        return buildings


@final
class Hunger(Foretold):
    """P-5.10: every worker needs 1 corn more; the scale counts workers fed on this Food Day.

    P-8.1 to P-8.8 are the general feeding of the base game: P-8.2, P-8.3, P-8.4, P-8.5 its symbols, P-8.6, P-8.7 who is
    fed and what others cost. P-6.6: a worker that needs nothing is fed.
    """

    def __init__(self) -> None:
        super().__init__(HUNGER)

    def corn_per_worker(self) -> i64:
        return HUNGER_CORN

    def counted(self, s: State, player: i64) -> i64:
        return s.players[player].fed

    def is_foreseen(self, s: State) -> bool:
        """Workers need more only while it is in force."""
        return s.prophecy == HUNGER + 1

    def foreseen(self, s: State, player: i64) -> i64:
        """Workers that could be fed with the corn there is."""
        return can_feed(s, player)


@final
class HighFloodwaters(Foretold):
    """P-5.11, P-5.30, P-5.31: each worker placed on Chichen Itza costs 2 corn more; the scale counts workers there."""

    def __init__(self) -> None:
        super().__init__(HIGH_FLOODWATERS)

    def placement_surcharge(self, gear: i64) -> i64:
        return FLOOD_CORN if gear == CHICHEN_ITZA else 0

    def counted(self, s: State, player: i64) -> i64:
        """P-6.5: on any space of the gear."""
        workers: i64 = 0
        for tooth in range(TEETH[CHICHEN_ITZA]):
            if s.teeth[CHICHEN_ITZA * TEETH_MAX + tooth] == player:
                workers += 1
        return workers


def foretold() -> list[Foretold]:
    """All tiles by their numbers."""
    gods: list[Foretold] = [AngryGod(temple) for temple in range(TEMPLE_COUNT)]
    return [
        WrathfulGods(), *gods, ForestFires(), Drought(), GoldShortage(), Desecration(), TeacherShortage(),
        ForgottenLore(), CrowdedCities(), Hunger(), HighFloodwaters(),
    ]  # fmt: skip
