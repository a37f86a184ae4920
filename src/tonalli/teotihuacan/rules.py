"""What a game is made of: boards, tiles, scoring and payment as objects that modules may replace or wrap."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, final

from tonalli.core.bits import BIT
from tonalli.core.game import Reason
from tonalli.core.native import i64, vec
from tonalli.teotihuacan.amounts import Amounts
from tonalli.teotihuacan.layout import NORMAL
from tonalli.teotihuacan.leeway import Leeway
from tonalli.teotihuacan.moments import ANY_TIME
from tonalli.teotihuacan.names import COCOA, COUNTED, GOODS, NONE, RING
from tonalli.teotihuacan.tiles import BASE_ROYALS, BASE_STARTING, BASE_TECHNOLOGIES, MASK_SET_POINTS, StartingTile

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.core.dealer import Dealer
    from tonalli.core.fields import Fields
    from tonalli.core.game import Game
    from tonalli.teotihuacan.state import State


class Payment:
    """T-1.15: payments are made in full, from what the player holds, before the benefit they buy."""

    def can_pay(self, s: State, player: i64, cost: Amounts) -> bool:
        stock = s.players[player].stock
        if stock[cost.good] < cost.amount:
            return False
        for i in range(1, cost.kinds):
            if stock[cost.goods[i]] < cost.amounts[i]:
                return False
        return True

    def can_pay_both(self, s: State, player: i64, cost: Amounts, besides: Amounts) -> bool:
        """Whether two costs can be paid together, with nothing counted twice."""
        if besides.kinds == 0:
            return self.can_pay(s, player, cost)
        stock = s.players[player].stock
        for i in range(len(cost.goods)):
            if stock[cost.goods[i]] < cost.amounts[i] + besides.of(cost.goods[i]):
                return False
        return self.can_pay(s, player, besides)

    def most_cocoa(self, s: State, player: i64) -> i64:
        """T-19.8: cocoa the player could pay."""
        return s.players[player].stock[COCOA]

    def why_not(self, s: State, player: i64, cost: Amounts, clause: str) -> Reason | None:
        """What is lacking to pay a cost; None if nothing is."""
        if self.can_pay(s, player, cost):
            return None
        for i in range(len(cost.goods)):
            if s.players[player].stock[cost.goods[i]] < cost.amounts[i]:
                return Reason(f"no-{GOODS[cost.goods[i]]}", clause, {GOODS[cost.goods[i]]: cost.amounts[i]})
        return Reason("cannot-pay", clause)

    def pay(self, s: State, player: i64, cost: Amounts, why: str) -> None:
        for i in range(cost.kinds):
            s.spend(player, cost.goods[i], cost.amounts[i], why)

    def give(self, s: State, player: i64, resource: i64, why: str) -> None:
        """Pay one resource of the payer's choice."""
        s.spend(player, resource, 1, why)


class Seat:
    """Who sits at a place of the table: what a person decides, another side may have rules of its own for."""

    def takes_starting_tiles(self) -> bool:
        """T-3.11: whether starting tiles are dealt to it."""
        return True

    def start(self, s: State, seat: i64) -> None:
        """T-3.2, T-3.5: what it has before starting tiles are dealt."""
        raise NotImplementedError

    def begin_turn(self, s: State, seat: i64) -> None:
        """T-4.2: push its turn."""
        raise NotImplementedError

    def take_resources(self, s: State, seat: i64, amount: i64) -> None:
        """T-1.3: gain resources of its choice."""
        raise NotImplementedError

    def reach_major_step(self, s: State, seat: i64, temple: i64, heap: i64) -> None:
        """T-9.3: claim a tile of the heap or gain the printed reward."""
        raise NotImplementedError

    def reach_avenue_tiles(self, s: State, seat: i64, heap: i64) -> None:
        """T-9.9: it may claim a tile of the heap."""
        raise NotImplementedError

    def decides(self) -> bool:
        """Whether somebody sits there who can be asked."""
        return True

    def builds_from_the_left(self) -> bool:
        """T-13.1: whether its buildings leave no gap in a row of the Nobles board."""
        return True

    def power_up_anyone(self, s: State, seat: i64, amount: i64) -> None:
        """T-8.14: free power-ups for its own unlocked workers."""
        raise NotImplementedError

    def ascended(self, s: State, seat: i64) -> None:
        """T-17.4: push its reward."""
        raise NotImplementedError

    def displaced(self, s: State, seat: i64, die: i64) -> None:
        """T-7.3: its locked worker has to leave the worship space."""
        raise NotImplementedError

    def wages(self, s: State, seat: i64) -> i64:
        """T-19.7: cocoa it would owe at an eclipse now."""
        raise NotImplementedError

    def owe_wages(self, s: State, seat: i64) -> None:
        """T-19.7: push the payment of its wages."""
        raise NotImplementedError

    def score_the_end(self, s: State, seat: i64) -> None:
        """T-19.11: what the last eclipse scores besides."""
        raise NotImplementedError


class Resource:
    """T-1.3: a good that *any resource* may be, with the actions of taking and giving one."""

    def __init__(self, good: i64, take: i64, give: i64) -> None:
        self.good = good
        self.take = take
        self.give = give
        self.with_cocoa = Amounts({COCOA: 1, good: 1})
        self.alone = Amounts({good: 1})

    def can_be_taken(self, s: State, player: i64) -> bool:
        """Whether a player may choose it as *any resource*."""
        return True


class Offer:
    """T-8.8, T-4.6: something a player may do beside whatever is pending in the own turn."""

    following: Offer | None = None
    """The next of a game's offers."""

    def offer(self, s: State, player: i64, moment: i64, out: Actions) -> None:
        """Add it, if such a moment allows it."""

    def why_not(self, s: State, player: i64, moment: i64, action: i64) -> Reason | None:
        """Why an action of this offer is not possible at such a moment; None if it is none of these."""
        return None

    def take(self, s: State, player: i64, action: i64) -> bool:
        """Carry it out, leaving the pending step where it is; False if the action is none of these."""
        return False


class TurnOption:
    """T-4.2: a way to begin a turn."""

    turn: ClassVar[int] = NORMAL
    """What the turn then is."""
    following: TurnOption | None = None
    """The next of a game's ways."""

    def offer(self, s: State, player: i64, out: Actions) -> None:
        """Add its actions, if it is possible."""

    def why_not(self, s: State, player: i64, action: i64) -> Reason | None:
        """Why an action of this option is not possible; None if it is none of these."""
        return None

    def take(self, s: State, player: i64, action: i64) -> bool:
        """Carry it out; False if the action is none of these."""
        return False


class SetupItem:
    """T-2.1, T-3.21: one part of setup."""

    def push(self, s: State) -> None:
        """Push its reveals and steps; of several items the first is carried out first."""


class Reached:
    """T-9.1: what reaching a step of a temple sets off before its reward is taken."""

    def step(self, s: State, player: i64, temple: i64, step: i64) -> None:
        """The marker has arrived."""


class AfterAction:
    """T-10.7, T-7.10, T-6.3: something that belongs to the end of every action on a board."""

    def main_action(self, s: State, player: i64, board: i64, done: bool) -> None:
        """Power-ups and the last point for tiles are past; not ``done`` if the action was given up."""

    def worship(self, s: State, player: i64, board: i64) -> None:
        """Ability and tile are past."""

    def collecting(self, s: State, player: i64, board: i64) -> None:
        """The cocoa is collected and the worker put down."""


class ExtraWorkers:
    """T-10.5, T-8.19: a source of workers that are counted although no die stands for them."""

    following: ExtraWorkers | None = None
    """The next of a game's sources."""

    def counted(self, s: State, player: i64, board: i64) -> i64:
        """How many it adds to the main action on a board now."""
        return 0

    def at_best(self, s: State, player: i64, board: i64) -> i64:
        """T-10.10: how many it could add."""
        return self.counted(s, player, board)


class Masks:
    """T-19.6: the masks of a player, and what sets of different ones score."""

    def __init__(self) -> None:
        self.points = MASK_SET_POINTS[:]
        """By the number of different masks in a set."""

    def owned(self, s: State, player: i64, copies: i64) -> i64:
        """Kinds of mask of which a player has at least so many copies."""
        raise NotImplementedError


class Area:
    """T-2.13, T-7.4: the tile beside the worship spaces of a board."""

    def __init__(self, board: i64) -> None:
        self.board = board

    def lay_out(self, s: State) -> None:
        """T-2.13: push the draw of its first tile."""

    def has_tile(self, s: State) -> bool:
        """Whether a tile lies there."""
        return False

    def can_claim(self, s: State, player: i64, besides: Amounts) -> bool:
        """T-7.7: whether it can be paid beside what else is due."""
        return False

    def claim_action(self, s: State) -> i64:
        """The action of claiming it."""
        return NONE

    def why_not(self, s: State, player: i64) -> Reason:
        """T-8.1: what is lacking to claim it."""
        return Reason("no-tile", "T-7.4")

    def claim(self, s: State, player: i64) -> None:
        """T-7.4 b: it is paid for and taken."""

    def will_be_replaced(self, s: State) -> bool:
        """Whether the end of this worship turns up another one."""
        return False

    def replace(self, s: State) -> None:
        """T-7.10: push the draw of another one."""


class Supply:
    """T-14.10, T-15.8: displays are refilled where the gaps are."""

    def close_gaps(self, s: State) -> None:
        """Before a refill."""


class TileStack:
    """T-8.24: a face-down stack; when it is empty nothing is refilled."""

    def offer(self, s: State, out: Actions) -> None:
        """Each kind as likely as its copies in the stack."""

    def draw(self, s: State, action: i64) -> i64:
        """A tile leaves the stack; its kind."""
        raise NotImplementedError

    def shuffle_back(self, s: State, kind: i64, why: str) -> None:
        """T-3.21: a tile returns to the stack."""
        raise NotImplementedError

    def replenish(self, s: State) -> None:
        """Before a tile is turned up."""

    def has_tile(self, s: State) -> bool:
        """Whether a tile could be turned up."""
        return False


class Part:
    """What a module adds to a table: kept with the state, written into positions, judged and hidden with the rest."""

    name: ClassVar[str] = ""
    """Its key in positions and views."""

    def fresh(self, rules: Rules) -> Part:
        """One as it is before setup."""
        raise NotImplementedError

    def copy(self) -> Part:
        """An independent one, for a copy of the state."""
        raise NotImplementedError

    def write(self, s: State) -> dict[str, Any]:
        """Plain data with the rulebook's words as keys."""
        raise NotImplementedError

    def read(self, s: State, fields: Fields) -> None:
        """The way back: every field by itself possible."""
        raise NotImplementedError

    def gaps(self, s: State) -> list[tuple[str, int]]:
        """Places that setup has not filled yet, as field and index."""
        return []

    def problems(self, s: State) -> list[str]:
        """What makes it impossible together with the rest of the position, each naming its field."""
        return []

    def hide(self, data: dict[str, Any], seat: int | None) -> None:
        """Take out of a view what the seat (None: a spectator) may not know."""

    def turn_begins(self, s: State) -> None:
        """T-4.1: forget what the last turn has brought."""

    def resample(self, s: State, seat: int, dealer: Dealer) -> None:
        """Draw anew what the seat may not know, as it might be for all that it knows."""


class Board:
    """An action board: its main action and the ability of its worship space."""

    def __init__(self, number: i64) -> None:
        self.number = number

    def has_main_action(self) -> bool:
        return True

    def has_area_tile(self) -> bool:
        """T-2.13: whether a discovery tile lies beside the worship space."""
        return True

    def counts_extra_workers(self) -> bool:
        """T-8.19: whether *extra worker* tiles count on this board."""
        return False

    def takes_extra_worker(self, s: State, player: i64) -> bool:
        """T-8.20: one more may join while the count is below 3."""
        return self.workers(s, player) < COUNTED

    def workers(self, s: State, player: i64) -> i64:
        """T-10.5, T-1.7: own unlocked workers on the board, with those that count besides, at most 3."""
        workers = s.unlocked[player * RING + self.number]
        source = s.rules.first_extra_workers
        while source is not None:
            workers += source.counted(s, player, self.number)
            source = source.following
        return min(workers, COUNTED)

    def workers_at_best(self, s: State, player: i64, workers: i64) -> i64:
        """T-10.10: the count that so many real workers can reach with all that may count besides."""
        source = s.rules.first_extra_workers
        while source is not None:
            workers += source.at_best(s, player, self.number)
            source = source.following
        return min(workers, COUNTED)

    def possible(self, s: State, player: i64, workers: i64, besides: Amounts) -> bool:
        """T-10.4: whether the minimum can be carried out with that count, after paying what is due besides."""
        return True

    def why_not(self, s: State, player: i64, workers: i64) -> Reason:
        """T-10.4: why the minimum cannot be carried out with that count."""
        return Reason("minimum", "T-10.4")

    def act(self, s: State, player: i64) -> None:
        """Push the effect of the main action."""

    def gather(self, s: State, player: i64) -> None:
        """T-11.1: take what so many workers of such power bring here."""

    def power_ups(self, workers: i64) -> i64:
        """How many power-ups the main action gives at the most (T-11.6, T-13.9, T-15.8)."""
        return 2 if workers >= COUNTED else 1

    def refill_due(self, s: State) -> bool:
        """Whether the display of this board has a gap that can be filled."""
        return False

    def refill(self, s: State) -> None:
        """T-10.7: push the reveals that fill the display, the last thing of the action."""

    def gives_tile_alone(self) -> bool:
        """T-7.4 b: whether one may worship for the discovery tile alone."""
        return True

    def worship_asks(self, s: State, space: i64) -> bool:
        """Whether the ability begins with a decision, which then is the point before it (T-8.8 c)."""
        return False

    def worship_temple(self) -> i64:
        """T-7.8: the temple the worship space advances; NONE if it is free to choose."""
        return NONE

    def worship(self, s: State, player: i64, space: i64, power: i64) -> None:
        """Push the ability of a worship space for a worker of that power."""


class Technology:
    """A technology: what it rewards, and what it answers to the rules it changes.

    The answers hold for a whole game; the rules collect them as bits.
    """

    def __init__(self, number: i64, price: Amounts) -> None:
        self.number = number
        self.price = price
        """T-12.2."""

    def pays_passing(self) -> bool:
        """T-5.3: whether it pays for workers that move onto or past the Palace."""
        return False

    def sells_power_up(self) -> bool:
        """T-12.11: whether it lets a power-up be bought after a main action's own."""
        return False

    def discounts_tiles(self) -> bool:
        """T-12.13: whether it makes one pyramid tile of an action cheaper."""
        return False

    def counts_as_worker(self, board: i64) -> bool:
        """T-12.13: whether it counts as one more worker on a board."""
        return False

    def applies(self, board: i64) -> bool:
        """T-12.9: whether it rewards main actions on a board."""
        return False

    def reward(self, s: State, player: i64, board: i64) -> None:
        """T-12.9: gained once per main action, after the effect and before the power-ups."""


class RoyalTile:
    """A royal tile; P is the power of the worker locked on it (T-7.12)."""

    def asks(self) -> bool:
        """Whether its ability begins with a decision."""
        return True

    def worship(self, s: State, player: i64, power: i64) -> None:
        """Push its ability."""


class Discovery:
    """A kind of discovery tile: when it may be used and what it does."""

    moments: ClassVar[int] = ANY_TIME
    """The moments at which it may be used at all (T-8.8)."""

    def __init__(self, clause: str) -> None:
        self.clause = clause

    def usable(self, s: State, player: i64, moment: i64) -> bool:
        return False

    def why_not(self, s: State, player: i64, moment: i64) -> Reason:
        """Why a tile in hand cannot be used at such a moment."""
        return Reason("not-now" if moment & self.moments == 0 else "no-effect", self.clause)

    def use(self, s: State, player: i64) -> None:
        """Push the effect above what is pending."""


class BonusTile:
    """A temple bonus tile (T-19.12)."""

    def points(self, s: State, player: i64) -> i64:
        return 0


class ScoringItem:
    """One step of an eclipse for all players (T-19.1)."""

    def score(self, s: State) -> None:
        """Score it now, or push the decisions it needs."""


@final
class Rules:
    """The composed game: shared by all states, changed by nobody after the start."""

    def __init__(
        self,
        game: Game,
        options: dict[str, Any],
        winners: Callable[[State], list[int]],
        tie_break: Callable[[State], tuple[str, str]],
        write_position: Callable[[State], dict[str, Any]],
    ) -> None:
        self.options = options
        self.game = game
        self.players: i64 = max(options["players"], 2)
        """Sides at the table; a solo game has two."""
        self.setup: str = options["setup"]
        self.dark_eclipse: bool = options["eclipse"] == "dark"
        self.leeway = Leeway()
        self.payment = Payment()
        self.supply = Supply()
        self.discovery_stack = TileStack()
        self.masks = Masks()
        self.seats: list[Seat] = []
        self.boards: list[Board] = []
        self.areas: list[Area] = []
        """By board."""
        self.board_setup: list[SetupItem] = []
        """T-2: before the first player is known."""
        self.player_setup = SetupItem()
        """T-3.1: how it is found out who begins."""
        self.setup_end: list[SetupItem] = []
        """T-3.21: after everybody's start."""
        self.turn_options: list[TurnOption] = []
        self.offers: list[Offer] = []
        self.first_turn_option: TurnOption | None = None
        self.first_offer: Offer | None = None
        self.first_extra_workers: ExtraWorkers | None = None
        # Linked, because whatever is read from a list is checked for its type again, at every decision.
        self.extra_workers: list[ExtraWorkers] = []
        self.reached: list[Reached] = []
        self.after_action: list[AfterAction] = []
        self.goods: list[int] = []
        """T-1.3, T-1.4: what can be in a stock, in the order it is written."""
        self.resources: list[Resource] = []
        """T-1.3: in the order of their ids."""
        self.starting_tiles: list[StartingTile] = []
        self.technologies: list[Technology] = []
        self.passing: i64 = 0
        """Bits of the technologies that pay for passing the Palace (T-5.3)."""
        self.selling_power_ups: i64 = 0
        """T-12.11."""
        self.discounting: i64 = 0
        """T-12.13."""
        self.working = vec[i64]([0] * RING)
        """Bits of the technologies that count as a worker, by board."""
        self.technology_pool: i64 = BASE_TECHNOLOGIES
        """Bits of the technologies from which six are drawn (T-2.4)."""
        self.royal_pools: list[int] = list(BASE_ROYALS)
        """Bits of the royal tiles of each category (T-2.3)."""
        self.starting_pool: i64 = BASE_STARTING
        """Bits of the starting tiles (T-3.11, T-21.3)."""
        self.royals: list[RoyalTile] = []
        self.discoveries: list[Discovery] = []
        self.bonuses: list[BonusTile] = []
        self.eclipse: list[ScoringItem] = []
        self.parts: list[Part] = []
        """What modules add to a table."""
        self.winners = winners
        self.tie_break = tie_break
        """What decided a finished game, and the clause."""
        self.write_position = write_position

    def begin(self) -> None:
        """Everything is in its place: what is asked again and again is linked, technologies are asked."""
        for number in range(1, len(self.offers)):
            self.offers[number - 1].following = self.offers[number]
        self.first_offer = self.offers[0]
        for number in range(1, len(self.turn_options)):
            self.turn_options[number - 1].following = self.turn_options[number]
        self.first_turn_option = self.turn_options[0]
        for number in range(1, len(self.extra_workers)):
            self.extra_workers[number - 1].following = self.extra_workers[number]
        self.first_extra_workers = self.extra_workers[0]
        self.ask_technologies()

    def ask_technologies(self) -> None:
        """Which of them answer yes to what the rules ask."""
        for technology in self.technologies:
            bit = BIT[technology.number]
            if technology.pays_passing():
                self.passing |= bit
            if technology.sells_power_up():
                self.selling_power_ups |= bit
            if technology.discounts_tiles():
                self.discounting |= bit
            for board in range(RING):
                if technology.counts_as_worker(board):
                    self.working[board] |= bit

    def last_order(self) -> i64:
        """T-3.1: the place in player order of the last player."""
        return self.players - 1
