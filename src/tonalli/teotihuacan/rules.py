"""What a game is made of: boards, tiles, scoring and payment as objects that modules may replace or wrap."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, final

from tonalli.core.native import i64
from tonalli.teotihuacan.modules.teotibot.knobs import Knobs
from tonalli.teotihuacan.names import COCOA, COUNTED, DISCOVERY_KINDS, EXTRA_WORKER, GOLD, NONE, RING, STONE, WOOD
from tonalli.teotihuacan.tiles import BASE_ROYALS, BASE_STARTING, BASE_TECHNOLOGIES

if TYPE_CHECKING:
    from tonalli.teotihuacan.state import State


class Payment:
    """T-1.15: payments are made in full, from what the player holds, before the benefit they buy."""

    def can_pay(self, s: State, player: i64, cocoa: i64, wood: i64, stone: i64, gold: i64) -> bool:
        stock = s.players[player].stock
        return stock[COCOA] >= cocoa and stock[WOOD] >= wood and stock[STONE] >= stone and stock[GOLD] >= gold

    def pay(self, s: State, player: i64, cocoa: i64, wood: i64, stone: i64, gold: i64, why: str) -> None:
        s.spend(player, COCOA, cocoa, why)
        s.spend(player, WOOD, wood, why)
        s.spend(player, STONE, stone, why)
        s.spend(player, GOLD, gold, why)

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


class Supply:
    """T-14.10, T-15.8: displays are refilled where the gaps are."""

    def close_gaps(self, s: State) -> None:
        """Before a refill."""


class DiscoveryStack:
    """T-8.24: when the stack of discovery tiles is empty, nothing is refilled."""

    def replenish(self, s: State) -> None:
        """Before a tile is turned up."""

    def has_tile(self, s: State) -> bool:
        """Whether a tile could be turned up."""
        for kind in range(DISCOVERY_KINDS):
            if s.unseen[kind] > 0:
                return True
        return False


class ActionTile:
    """A tile of the solo opponent (B-8)."""

    def act(self, s: State) -> None:
        """B-4.2: carry it out, with its failure and fallback."""


class BotMovement:
    """The direction tiles of the solo opponent, and how far its workers move (B-5.10, B-6.13)."""

    def directions(self) -> i64:
        """B-2.11: how many direction tiles lie in the column."""
        return 2

    def lay_directions(self, s: State) -> None:
        """B-2.11: push the draws that lay them out."""

    def distance(self, s: State, die: i64) -> i64:
        """B-6.13: boards a worker moves, asked before the direction tiles are turned."""
        return 1


class PalacePassing:
    """B-6.12: what a worker of the solo opponent sets off that passes the Palace."""

    def passed(self, s: State, die: i64) -> None:
        """Without effect in the base game; what is pushed here comes before the rest of the action."""


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
        return self.counts_extra_workers() and self.workers(s, player) < COUNTED

    def workers(self, s: State, player: i64) -> i64:
        """T-10.5, T-1.7: own unlocked workers on the board, with those added by tiles, at most 3."""
        return min(s.unlocked[player * RING + self.number] + s.now.extra, COUNTED)

    def workers_at_best(self, s: State, player: i64, workers: i64) -> i64:
        """T-10.10: the count that so many real workers can reach with the tiles the player has."""
        if self.counts_extra_workers():
            workers += s.players[player].face_up[EXTRA_WORKER]
        return min(workers, COUNTED)

    def possible(self, s: State, player: i64, workers: i64) -> bool:
        """T-10.4: whether the minimum can be carried out with that count."""
        return True

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
    """A technology that rewards main actions; others are asked for by the rule they change."""

    def __init__(self, number: i64) -> None:
        self.number = number

    def applies(self, board: i64) -> bool:
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

    def __init__(self, clause: str) -> None:
        self.clause = clause

    def usable(self, s: State, player: i64, moment: i64) -> bool:
        return False

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
        options: dict[str, Any],
        winners: Callable[[State], list[int]],
        write_position: Callable[[State], dict[str, Any]],
    ) -> None:
        self.options = options
        self.players: i64 = max(options["players"], 2)
        """Sides at the table; a solo game has two."""
        self.setup: str = options["setup"]
        self.dark_eclipse: bool = options["eclipse"] == "dark"
        self.payment = Payment()
        self.supply = Supply()
        self.discovery_stack = DiscoveryStack()
        self.seats: list[Seat] = []
        self.boards: list[Board] = []
        self.technologies: list[Technology] = []
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
        self.action_tiles: list[ActionTile] = []
        self.bot_movement = BotMovement()
        self.palace_passing = PalacePassing()
        self.bot_knobs = Knobs(options.get("bot", {}))
        self.winners = winners
        self.write_position = write_position

    def last_order(self) -> i64:
        """T-3.1: the place in player order of the last player."""
        return self.players - 1
