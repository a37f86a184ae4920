"""What a game is made of: gears, tiles, tribes, prophecies, Food Days as objects that modules add or replace."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, final

from tonalli.core.native import i64, vec
from tonalli.tzolkin.names import CHICHEN_ITZA, CORN, THEOLOGY
from tonalli.tzolkin.tiles import (
    BEGGING_CORN,
    CORN_PER_WORKER,
    DUMMIES,
    FREE_CHOICE,
    LAST_SPACE,
    MONUMENTS_SHOWN,
    RATE,
    START_WORKERS,
    STEP_BACK,
    SURCHARGE,
    TECHNOLOGY_COST,
    UNFED_LOSS,
    WEALTH_KEPT,
)

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.core.game import Game
    from tonalli.tzolkin.state import State


OUT_OF_REACH: Final = -1000
"""No fee takes a worker to such an action."""


class Tribe:
    """Z-15.3: the figures of one player's rules; who has no tribe plays by these."""

    def wealth_kept(self) -> i64:
        """Z-2.11."""
        return WEALTH_KEPT

    def start_workers(self) -> i64:
        """Z-2.6."""
        return START_WORKERS

    def revealed(self, s: State, player: i64) -> None:
        """Z-2.11: choices are open; what the tribe changes before wealth tiles are taken."""

    def wealth_taken(self, s: State, player: i64) -> None:
        """Z-2.12: push what follows the player's wealth tiles."""

    def offer(self, s: State, player: i64, out: Actions) -> None:
        """Add what the tribe allows beside any decision of the own turn."""

    def interject(self, s: State, player: i64, action: i64) -> bool:
        """Carry out such an offer; False if it is none."""
        return False

    def may_do_neither(self) -> bool:
        """Z-4.1, Z-15.11: whether a turn may pass without placing or picking up."""
        return False

    def corn_after_begging(self) -> i64:
        """Z-4.5: begging is for those who have less."""
        return BEGGING_CORN

    def surcharge(self, placed: i64) -> i64:
        """Z-5.4: corn for one more worker after so many in this turn."""
        return SURCHARGE[placed]

    def space_on(self, s: State, player: i64, gear: i64) -> i64:
        """Z-5.2: the space a worker placed on a gear would get; NONE if there is none."""
        return s.lowest_free(gear)

    def space_cost(self, s: State, player: i64, gear: i64, space: i64) -> i64:
        """Z-5.4: a space costs its number."""
        return space

    def last_space(self, gear: i64) -> i64:
        """Z-1.2, Z-12.5: beyond it a worker is pushed off."""
        return LAST_SPACE[gear]

    def uses_gear(self, gear: i64, other: i64) -> bool:
        """Z-6.3: whether a worker on one gear may carry out actions of another."""
        return gear == other

    def fee(self, s: State, player: i64, gear: i64, space: i64, action: i64) -> i64:
        """Z-6.4, Z-6.5, Z-8.8: corn for an action of the gear from a space, or OUT_OF_REACH.

        ``action`` is its number on the gear, from 1. Who is given corn for stepping back has a fee below 0.
        """
        reach = space
        if gear == CHICHEN_ITZA and s.works(player, THEOLOGY, 1):
            reach = space + 1
        if reach >= FREE_CHOICE[gear]:
            return 0
        if action > reach:
            return OUT_OF_REACH
        return STEP_BACK * (space - action) if action < space else 0

    def pay_fee(self, s: State, player: i64, gear: i64, space: i64, action: i64) -> None:
        """Z-6.4: the fee is paid before the action."""
        s.spend(player, CORN, self.fee(s, player, gear, space, action), "Z-6.4")

    def technology_cost(self, level: i64) -> i64:
        """Z-8.1: blocks for a step from a level."""
        return TECHNOLOGY_COST[level]

    def bonus(self, s: State, player: i64, track: i64) -> None:
        """Z-8.1: a step beyond the last level gives the bonus of its track."""
        s.rules.bonuses[track].give(s, player)

    def corn_per_worker(self) -> i64:
        """Z-11.2."""
        return CORN_PER_WORKER

    def unfed_loss(self) -> i64:
        """Z-11.3: points lost for each unfed worker."""
        return UNFED_LOSS


class Prophecy:
    """Z-15.5: what is in force in a quarter of the game; without prophecies everything simply happens.

    A gain or step may need a decision then, which is pushed; so it is the last thing a step does.
    """

    def gain(self, s: State, player: i64, good: i64, amount: i64, why: str) -> None:
        s.receive(player, good, amount, why)

    def step_up(self, s: State, player: i64, temple: i64, why: str) -> None:
        s.climb(player, temple, why)

    def advance(self, s: State, player: i64, track: i64, paid: i64, why: str) -> None:
        """Z-8.3: a step on a technology track; a surcharge is part of what was paid, but not of a free step."""
        s.raise_level(player, track, why)

    def level_works(self, level: i64) -> bool:
        """Z-15.4."""
        return True

    def placement_surcharge(self, gear: i64) -> i64:
        """Corn for a worker on a gear, besides its space."""
        return 0

    def corn_harvested(self, corn: i64) -> i64:
        """What a harvest of so much corn brings."""
        return corn

    def wood_harvested(self, wood: i64) -> i64:
        return wood

    def price(self, good: i64) -> i64:
        """Z-7.14: corn for a good on the market, with whatever it costs to gain it."""
        return RATE[good]

    def technology_surcharge(self) -> i64:
        """Blocks for a technology step, besides its cost."""
        return 0

    def building_surcharge(self) -> i64:
        """Blocks for a building, besides its cost (Z-15.6)."""
        return 0

    def corn_per_worker(self) -> i64:
        """Corn a worker needs on a Food Day, besides its usual need (Z-15.8)."""
        return 0


class TechnologyBonus:
    """Z-8.1: the one-time bonus of a step beyond the last level."""

    def give(self, s: State, player: i64) -> None:
        """Give it, or push the decision it needs."""


class TileEffect:
    """One effect of a building or wealth tile."""

    def resolve(self, s: State, player: i64, why: str) -> None:
        """Z-10.3: carry it out, or push what it needs."""

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
    """A building: age, colour, copies and cost."""

    def __init__(
        self, age: i64, colour: i64, copies: i64, cost: tuple[int, int, int, int], effects: list[TileEffect]
    ) -> None:
        super().__init__(effects, "Z-10.2")
        self.age = age
        self.colour = colour
        self.copies = copies
        self.cost = vec[i64]([0, cost[0], cost[1], cost[2], cost[3]])
        """By good: corn, wood, stone, gold, skulls."""
        self.blocks: i64 = cost[0] + cost[1] + cost[2]


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

    def place(self, s: State, player: i64, why: str) -> None:
        """Put a worker there."""
        raise NotImplementedError

    def shows_pity(self) -> bool:
        """Z-4.4: whether the gods may send a worker there who cannot pay."""
        return True


class Duty:
    """Z-15.2: what a worker placed earlier in the turn still has to do, so that enough must be left for it."""

    def can_be_met(self, s: State, player: i64, corn: i64) -> bool:
        """Whether it could still be met with so much corn, after one more placement."""
        return True


class TurnItem:
    """Z-4.6: something that belongs to the beginning or the end of every turn."""

    def push(self, s: State, player: i64) -> None:
        """Push its steps, if there is anything to do."""


class RoundItem:
    """Z-3.1: something that belongs to the end of every round."""

    def push(self, s: State) -> None:
        """Push its steps, if there is anything to do."""


class OpeningItem:
    """Z-2: something that is laid out or dealt before players choose."""

    def push(self, s: State) -> None:
        """Push its steps."""


class DayItem:
    """Z-12.5: something that changes with every day."""

    def passed(self, s: State) -> None:
        """A day has passed."""


class GearAction:
    """An action beside a gear (Z-7)."""

    def __init__(self, number: i64) -> None:
        self.number = number

    def possible(self, s: State, player: i64, corn: i64) -> bool:
        """Z-6.7, Z-6.10, Z-6.11: whether it can be paid and changes something, with so much corn."""
        return True

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

    def monument_payable(self, s: State, player: i64, monument: i64) -> bool:
        raise NotImplementedError

    def pay_monument(self, s: State, player: i64, monument: i64) -> None:
        raise NotImplementedError


class Monument:
    """Z-17.4: what a monument scores at the end."""

    def points(self, s: State, player: i64) -> i64:
        return 0


class FoodDayItem:
    """Z-15.7: one part of a Food Day, for all players."""

    def hold(self, s: State) -> None:
        """Carry it out now, or push the decisions it needs."""


class FinalItem:
    """Z-13: one part of the final scoring."""

    def score(self, s: State, player: i64) -> None:
        """Score it for a player."""


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
        self.opening: list[OpeningItem] = []
        """Between the dummies and the choice of wealth tiles."""
        self.turn_begins: list[TurnItem] = []
        self.turn_ends: list[TurnItem] = []
        self.round_ends: list[RoundItem] = []
        self.days: list[DayItem] = []
        self.food_day: list[FoodDayItem] = []
        self.final_scoring: list[FinalItem] = []
        self.dummies: i64 = DUMMIES[self.players]
        """Z-2.9: dummies on gears."""
        self.monuments_shown: i64 = MONUMENTS_SHOWN[self.players]
        """Z-2.4."""
