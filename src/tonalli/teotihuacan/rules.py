"""What a game is made of: boards, tiles, scoring and payment as objects that modules may replace or wrap."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, final

from tonalli.core.bits import BIT
from tonalli.core.game import Reason
from tonalli.core.native import i64, vec
from tonalli.teotihuacan.amounts import FREE, Amounts
from tonalli.teotihuacan.board import Area, Board, ExtraWorkers
from tonalli.teotihuacan.layout import NORMAL
from tonalli.teotihuacan.leeway import Leeway
from tonalli.teotihuacan.moments import ANY_TIME, COUNTING
from tonalli.teotihuacan.names import DISCOVERY, NONE, RING
from tonalli.teotihuacan.part import Part
from tonalli.teotihuacan.payment import Payment, Resource
from tonalli.teotihuacan.seat import Seat
from tonalli.teotihuacan.stack import TileStack
from tonalli.teotihuacan.tiles import BASE_ROYALS, BASE_STARTING, BASE_TECHNOLOGIES, StartingTile

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.core.game import Game
    from tonalli.teotihuacan.state import State


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


class Masks:
    """T-19.6, T-8.5: the kinds of tiles that are masks, and what sets of different ones score."""

    def __init__(self, kinds: list[int], points: list[int]) -> None:
        self.kinds = vec[i64](kinds)
        self.points = vec[i64](points)
        """By the number of different masks in a set."""

    def owned(self, s: State, player: i64, copies: i64) -> i64:
        """Kinds of mask of which a player has at least so many copies."""
        face_up = s.players[player].face_up
        owned: i64 = 0
        for i in range(len(self.kinds)):
            if face_up[self.kinds[i]] >= copies:
                owned += 1
        return owned


class Supply:
    """T-14.10, T-15.8: displays are refilled where the gaps are."""

    def close_gaps(self, s: State) -> None:
        """Before a refill."""


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
        self.kind: i64 = 0
        self.stack: i64 = DISCOVERY
        """The stack it comes from."""
        self.copies: i64 = 0
        self.cost = FREE
        self.claim_action: i64 = NONE
        self.use_action: i64 = NONE

    def print_as(self, kind: i64, copies: i64, cost: Amounts, claim_action: i64, use_action: i64) -> None:
        """T-1.10, T-8.1: its number among the kinds, how many there are, what it costs; how it is claimed and used."""
        self.kind = kind
        self.copies = copies
        self.cost = cost
        self.claim_action = claim_action
        self.use_action = use_action

    def is_mask(self) -> bool:
        """T-8.5: whether it is never used."""
        return False

    def adds_worker(self, s: State, board: i64) -> bool:
        """T-8.19: whether it can add a worker to a main action on a board."""
        return False

    def can_be_claimed(self, s: State, player: i64, besides: Amounts) -> bool:
        """T-8.1: whether its cost can be paid beside what else is due."""
        return s.rules.payment.can_pay_both(s, player, self.cost, besides)

    def why_not_claimed(self, s: State, player: i64) -> Reason | None:
        """T-8.1: what is lacking to claim it; None if nothing is."""
        return s.rules.payment.why_not(s, player, self.cost, "T-8.1")

    def pay(self, s: State, player: i64) -> None:
        """T-8.1: its cost is paid."""
        s.rules.payment.pay(s, player, self.cost, "T-8.1")

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
        self.masks = Masks([], [])
        self.stacks: list[TileStack] = []
        """By the numbers of ``STACKS``."""
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
        """By the numbers of ``TILES``, as far as the game has them."""
        self.worker_tiles: list[Discovery] = []
        """Those that can add a worker (T-8.19), and the bits of their kinds."""
        self.worker_kinds: i64 = 0
        self.claimed = vec[i64]([])
        self.used = vec[i64]([])
        """By action: the kind of tile it claims or uses; NONE for all others."""
        self.bonuses: list[BonusTile] = []
        self.eclipse: list[ScoringItem] = []
        self.parts: list[Part] = []
        """What modules add to a table."""
        self.option_columns = vec[i64]([])
        """What rows say of the options."""
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
        self.list_tiles()
        self.ask_technologies()

    def list_tiles(self) -> None:
        """Which actions claim and use the tiles of this game, and which tiles add workers."""
        self.claimed = vec[i64]([NONE] * len(self.game.space))
        self.used = vec[i64]([NONE] * len(self.game.space))
        for tile in self.discoveries:
            if tile.claim_action != NONE:
                self.claimed[tile.claim_action] = tile.kind
            if tile.use_action != NONE:
                self.used[tile.use_action] = tile.kind
            if tile.moments & COUNTING != 0:
                self.worker_tiles.append(tile)
                self.worker_kinds |= BIT[tile.kind]

    def claimed_by(self, action: i64) -> i64:
        """The kind of tile an action claims; NONE for another action."""
        return self.claimed[action] if action < len(self.claimed) else NONE

    def used_by(self, action: i64) -> i64:
        """The kind of tile an action uses; NONE for another action."""
        return self.used[action] if action < len(self.used) else NONE

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
