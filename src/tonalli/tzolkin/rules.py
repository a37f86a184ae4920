"""What a game is made of: gears, tiles, tribes, prophecies, Food Days as objects that modules add or replace."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, final

from tonalli.core.game import Reason
from tonalli.core.native import i64, vec
from tonalli.tzolkin.cost import Cost
from tonalli.tzolkin.names import NONE, TARGETS
from tonalli.tzolkin.prophecy import Prophecy
from tonalli.tzolkin.tiles import ALL_MONUMENTS_POINTS, DUMMIES, MONUMENTS_SHOWN
from tonalli.tzolkin.tribe import Tribe

if TYPE_CHECKING:
    from tonalli.core.dealer import Dealer
    from tonalli.core.fields import Fields
    from tonalli.core.game import Game
    from tonalli.core.row import Row
    from tonalli.tzolkin.moments import Kinds
    from tonalli.tzolkin.state import State


class TechnologyBonus:
    """Z-8.1: the one-time bonus of a step beyond the last level."""

    def give(self, s: State, player: i64) -> None:
        """Give it, or push the decision it needs."""


class TileEffect:
    """One effect of a building or wealth tile."""

    def resolve(self, s: State, player: i64, why: str) -> None:
        """Z-10.3: carry it out, or push what it needs."""

    def asks(self) -> Kinds:
        """Kinds of steps that can wait for a decision while it is carried out."""
        return ()

    def free_steps(self) -> i64:
        """Z-8.2: free technology steps of choice."""
        return 0

    def gives_building(self) -> bool:
        """Z-10.4: whether one more building may be built."""
        return False

    def lowers_levels(self) -> bool:
        """Whether a technology may have gone back a level with it."""
        return False

    def feeds(self) -> i64:
        """Z-11.4: workers that need no corn."""
        return 0

    def discount(self) -> i64:
        """Z-11.4: corn that every worker needs less."""
        return 0


class Tile:
    """A building or wealth tile: effects in the listed order (Z-10.2, Z-2.14)."""

    def __init__(self, effects: list[TileEffect], why: str) -> None:
        self.effects = effects
        self.why = why
        self.feeds: i64 = 0
        self.discount: i64 = 0
        for effect in effects:
            self.feeds += effect.feeds()
            self.discount += effect.discount()


@final
class Building(Tile):
    """A building: age, colour, copies and cost; skulls that it ``holds`` stay on it once they are paid."""

    def __init__(
        self, age: i64, colour: i64, copies: i64, cost: Cost, effects: list[TileEffect], holds: i64 = 0
    ) -> None:
        super().__init__(effects, "Z-10.2")
        self.age = age
        self.colour = colour
        self.copies = copies
        self.cost = cost
        self.holds = holds


class Target:
    """Z-15.2: somewhere to place a worker."""

    def __init__(self, number: i64) -> None:
        self.number = number

    def free(self, s: State, player: i64) -> bool:
        """Whether a worker could be put there."""
        raise NotImplementedError

    def cost(self, s: State, player: i64) -> i64:
        """Z-5.4: the corn for it, without what several workers cost."""
        raise NotImplementedError

    def price(self, s: State, player: i64) -> i64:
        """Its cost, or NONE if no worker could be put there."""
        return self.cost(s, player) if self.free(s, player) else NONE

    def place(self, s: State, player: i64, why: str) -> None:
        """Put a worker there."""
        raise NotImplementedError

    def allows(self, s: State, player: i64, corn: i64) -> bool:
        """Z-15.2: whether what a worker there has to do could be done with so much corn left."""
        return True

    def why_taken(self, s: State, player: i64) -> Reason:
        """Why no worker could be put there."""
        raise NotImplementedError

    def placed_now(self, s: State) -> i64:
        """How many workers were put there in this turn."""
        return 0

    def shows_pity(self) -> bool:
        """Z-4.4: whether the gods may send a worker there who cannot pay."""
        return True

    def why_no_pity(self) -> Reason:
        """Z-4.4: why they send none there."""
        return Reason("not-the-cheapest", "Z-4.4", {"target": TARGETS[self.number]})


class Duty:
    """Z-15.2: what a worker placed earlier in the turn still has to do, so that enough must be left for it."""

    def can_be_met(self, s: State, player: i64, corn: i64) -> bool:
        """Whether it could still be met with so much corn, after one more placement."""
        return True


class TurnItem:
    """Z-4.6: something that belongs to the beginning or the end of every turn."""

    def push(self, s: State, player: i64) -> None:
        """Carry it out, or push its steps, if there is anything to do."""

    def is_done_at_once(self) -> bool:
        """Whether it never pushes a step, so that what follows need not wait for it."""
        return False

    def asks(self) -> Kinds:
        """Kinds of steps that can wait for a decision while it is carried out."""
        return ()


class RoundItem:
    """Z-3.1: something that belongs to the end of every round."""

    def push(self, s: State) -> None:
        """Push its steps, if there is anything to do."""


class OpeningItem:
    """Z-2: something that is laid out or dealt before or after players choose."""

    def push(self, s: State) -> None:
        """Push its steps."""


class ChoiceItem:
    """Z-2.11: something a seat chooses in secret before its wealth tiles."""

    def push(self, s: State, seat: i64) -> None:
        """Push its steps."""


class DayItem:
    """Z-12.5: something that changes with every day."""

    def passed(self, s: State) -> None:
        """A day has passed."""


class GearAction:
    """An action beside a gear (Z-7)."""

    def __init__(self, number: i64) -> None:
        self.number = number

    def cost(self) -> Cost:
        """Z-6.6: the printed cost."""
        return Cost()

    def possible(self, s: State, player: i64, corn: i64) -> bool:
        """Z-6.7, Z-6.10, Z-6.11: whether it can be paid and changes something, with so much corn."""
        return True

    def why_not(self, s: State, player: i64, corn: i64) -> Reason | None:
        """Why it is not possible with so much corn; None if it is."""
        return None

    def act(self, s: State, player: i64) -> None:
        """Pay the printed cost, which is due in every case (Z-6.6), and carry it out, or push what it needs."""


class Construction:
    """Z-15.6: what building costs, step by step, and how it is paid."""

    def payable(self, s: State, player: i64, building: i64, corn: i64, helped: i64) -> bool:
        """Whether a building can be paid: with so much corn instead of blocks, or (NONE) with blocks."""
        raise NotImplementedError

    def pay(self, s: State, player: i64, building: i64, in_corn: i64, helped: i64) -> None:
        """Pay for a building; ``helped`` if Architecture applies (Z-8.10)."""
        raise NotImplementedError

    def asks(self, s: State, player: i64, building: i64, helped: i64) -> bool:
        """Whether paying for a building may leave something to decide."""
        raise NotImplementedError

    def may_cover(self, s: State, covering: i64) -> bool:
        """Whether the cost of such a building can count as paid; NONE is none."""
        return covering < 0

    def monument_payable(self, s: State, player: i64, monument: i64) -> bool:
        raise NotImplementedError

    def pay_monument(self, s: State, player: i64, monument: i64) -> None:
        raise NotImplementedError


class Monument:
    """Z-17.4: colour, cost, and what a monument scores at the end."""

    def __init__(self, colour: i64, cost: Cost) -> None:
        self.colour = colour
        self.cost = cost

    def points(self, s: State, player: i64) -> i64:
        return 0


class FoodDayItem:
    """Z-15.7: one part of a Food Day, for all players."""

    def hold(self, s: State) -> None:
        """Carry it out now, or push the decisions it needs."""

    def asks(self) -> Kinds:
        """Kinds of steps that can wait for a decision while it is held."""
        return ()


class FinalItem:
    """Z-13: one part of the final scoring."""

    def score(self, s: State, player: i64) -> None:
        """Score it for a player."""


class Part:
    """What a module adds to a position: written, read, judged, hidden and copied with the rest."""

    def __init__(self, name: str) -> None:
        self.name = name
        """Where it stands in plain data."""

    def copy(self) -> Part:
        raise NotImplementedError

    def write(self, s: State) -> dict[str, Any]:
        """Everything in it by the rulebook's words."""
        raise NotImplementedError

    def read(self, s: State, fields: Fields) -> None:
        """The way back; every field by itself is one that can be."""
        raise NotImplementedError

    def problems(self, s: State) -> list[str]:
        """What no game can have brought about, each with the name of its field."""
        return []

    def shown(self, s: State) -> dict[str, Any]:
        """What a view shows of it besides what is written."""
        return {}

    def hide(self, data: dict[str, Any], seat: int | None) -> None:
        """Take out of a view what a seat (None: a spectator) may not know."""

    def resample(self, s: State, seat: int, dealer: Dealer) -> None:
        """Draw anew what a seat may not know of secret choices, as it might be for all that it knows."""

    def observe(self, s: State, row: Row) -> None:
        """Say it in a row as its seat sees it."""

    def prospect(self, s: State, seat: i64) -> i64:
        """What a seat may still expect of it, in hundredths of a point, for whoever judges a position."""
        return 0

    def workers(self, seat: i64) -> i64:
        """Workers of a seat that stand in it."""
        return 0

    def buildings(self, building: i64) -> i64:
        """Copies of a building that lie in it."""
        return 0


@final
class Rules:
    """The composed game: shared by all states, changed by nobody after the start."""

    def __init__(
        self,
        game: Game,
        options: dict[str, Any],
        construction: Construction,
        winners: Callable[[State], list[int]],
        write_position: Callable[[State], dict[str, Any]],
    ) -> None:
        self.option_columns = vec[i64]([])
        """What rows say of the options."""
        self.options = options
        self.game = game
        self.players: i64 = options["players"]
        self.construction = construction
        self.winners = winners
        self.write_position = write_position
        self.tribes: list[Tribe] = [Tribe()]
        self.prophecies: list[Prophecy] = [Prophecy()]
        self.tiles: list[Tile] = []
        """Wealth tiles, then buildings (Z-17.1 to Z-17.3)."""
        self.buildings: list[Building] = []
        self.monuments: list[Monument] = []
        self.bonuses: list[TechnologyBonus] = []
        self.targets: list[Target] = []
        self.actions: list[GearAction] = []
        self.duties: list[Duty] = []
        self.laid_out: list[OpeningItem] = []
        """Z-2.4: between the monuments and the starting player."""
        self.opening: list[OpeningItem] = []
        """Between the dummies and the choice of wealth tiles."""
        self.choosing: list[ChoiceItem] = []
        """Z-2.11: for each seat, before it chooses its wealth tiles."""
        self.after_choices: list[OpeningItem] = []
        """Z-2.11: once choices are revealed, before wealth tiles are taken."""
        self.turn_begins: list[TurnItem] = []
        self.turn_ends: list[TurnItem] = []
        self.round_ends: list[RoundItem] = []
        self.days: list[DayItem] = []
        self.food_day: list[FoodDayItem] = []
        self.final_scoring: list[FinalItem] = []
        self.parts: list[Part] = []
        """What modules add to every position, as it is before setup."""
        self.whys: dict[str, str] = {}
        """By kind of step of the base game: the clause by which a module asks for it, besides its own."""
        self.dummies: i64 = DUMMIES[self.players]
        """Z-2.9: dummies on gears."""
        self.monuments_shown: i64 = MONUMENTS_SHOWN[self.players]
        """Z-2.4."""
        self.all_monuments_points: i64 = ALL_MONUMENTS_POINTS[self.players]
        """Z-17.4: for each monument that anybody has built."""
