"""A position of Teotihuacan, and the small functions through which everything visible changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tonalli.core.native import i64, vec
from tonalli.core.state import Score
from tonalli.core.state import State as CoreState
from tonalli.core.step import NOBODY, Step
from tonalli.teotihuacan.moments import ANY_TIME, Decision
from tonalli.teotihuacan.names import (
    BOARDS,
    DISCOVERIES,
    DISCOVERY_KINDS,
    GOODS,
    HEAP_SIZE,
    HEAPS,
    IN_HAND,
    LOCKED,
    MASKS,
    NONE,
    RESERVE,
    RING,
    SPACES,
    WORKERS,
)
from tonalli.teotihuacan.notation import BUY_UNLOCK, USE, USE_END
from tonalli.teotihuacan.pyramid import DECORATION_SPACES, PLACES, PRINTED_ICONS
from tonalli.teotihuacan.tiles import BOARD_OF_SPACE, BUILDINGS, DISCOVERY_COPIES

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.rules import Rules

COLOURS: Final = 4
UNLOCK_PRICE: Final = 3

# How a turn turned out (T-4.2).
UNSETTLED: Final = 0
NORMAL: Final = 1
FREE_UNLOCK: Final = 2

# Move tiles turned for the coming move (T-8.25).
TWO: Final = 1
ANYWHERE: Final = 2


class Player:
    """One side: stock, tracks, workers and tiles."""

    def __init__(
        self,
        stock: vec[i64],
        temples: vec[i64],
        where: vec[i64],
        power: vec[i64],
        face_up: vec[i64],
        used: vec[i64],
    ) -> None:
        self.points: i64 = 0
        self.avenue: i64 = 0
        self.pyramid: i64 = 0
        self.technologies: i64 = 0
        """A bit for each technology owned."""
        self.stock = stock
        self.temples = temples
        self.where = where
        self.power = power
        self.face_up = face_up
        """Discovery tiles by kind, not used yet."""
        self.used = used

    def copy(self) -> Player:
        other = Player(
            self.stock[:], self.temples[:], self.where[:], self.power[:], self.face_up[:], self.used[:]
        )
        other.points = self.points
        other.avenue = self.avenue
        other.pyramid = self.pyramid
        other.technologies = self.technologies
        return other

    def owns(self, technology: i64) -> bool:
        return (self.technologies >> technology) & 1 != 0

    def workers_in_play(self) -> i64:
        count: i64 = 0
        for die in range(WORKERS):
            if self.where[die] != RESERVE:
                count += 1
        return count

    def has_locked(self) -> bool:
        for die in range(WORKERS):
            if self.where[die] >= LOCKED:
                return True
        return False

    def find(self, where: i64, power: i64, but: i64) -> i64:
        """A worker at a place with a power, except those of the bits ``but``; NONE if there is none."""
        for die in range(WORKERS):
            if self.where[die] == where and self.power[die] == power and (but >> die) & 1 == 0:
                return die
        return NONE


def new_player() -> Player:
    """T-1.8, T-3.4, T-3.10: three workers of power 1 aside, one of power 3 in reserve, all markers on 0."""
    return Player(
        vec[i64]([0, 0, 0, 0]),
        vec[i64]([0, 0, 0]),
        vec[i64]([IN_HAND, IN_HAND, IN_HAND, RESERVE]),
        vec[i64]([1, 1, 1, 3]),
        vec[i64]([0] * DISCOVERY_KINDS),
        vec[i64]([0] * DISCOVERY_KINDS),
    )


class Layout:
    """What setup lays out and nothing changes afterwards."""

    def __init__(self) -> None:
        self.first: i64 = 0
        """The seat of the first player (T-3.1)."""
        self.board_at = vec[i64]([NONE] * RING)
        """Boards by slot, counted from 0."""
        self.slot_of = vec[i64]([NONE] * RING)
        self.royals = vec[i64]([NONE] * 3)
        self.technologies = vec[i64]([NONE] * 6)
        self.bonuses = vec[i64]([NONE] * 3)

    def copy(self) -> Layout:
        other = Layout()
        other.first = self.first
        other.board_at = self.board_at[:]
        other.slot_of = self.slot_of[:]
        other.royals = self.royals[:]
        other.technologies = self.technologies[:]
        other.bonuses = self.bonuses[:]
        return other

    def put_board(self, slot: i64, board: i64) -> None:
        self.board_at[slot] = board
        self.slot_of[board] = slot


class Opening:
    """Starting tiles while they are dealt and chosen; some are secret until all have chosen (T-1.13)."""

    def __init__(self) -> None:
        self.dealt = vec[i64]([0] * COLOURS)
        """Bits of the starting tiles in front of each seat; in a draft those in the middle are seat 0's until taken."""
        self.kept = vec[i64]([0] * COLOURS)
        self.beside = vec[i64]([NONE] * 18)
        """The discovery tile drawn for a starting tile (T-3.11)."""
        self.layout: i64 = 0
        """Bits of the starting tiles laid out for a draft (T-22.1)."""
        self.revealed: i64 = 0

    def copy(self) -> Opening:
        other = Opening()
        other.dealt = self.dealt[:]
        other.kept = self.kept[:]
        other.beside = self.beside[:]
        other.layout = self.layout
        other.revealed = self.revealed
        return other


class TurnSoFar:
    """What this turn has brought so far, as far as later rules ask for it."""

    def __init__(self) -> None:
        self.kind: i64 = UNSETTLED
        self.move_tiles: i64 = 0
        self.moved: i64 = 0
        """Bits of the workers moved, kept from *power up two* until the main action's effect is complete (T-8.14)."""
        self.at: i64 = NONE
        """The board reached."""
        self.worshipping: i64 = 0
        """1 between placing a worker on a worship space and the end of that worship (T-4.6)."""
        self.extra: i64 = 0
        """Workers added by tiles to the main action (T-8.19)."""
        self.counted: i64 = 0
        """Counted workers that gave the effect of the main action (T-10.11)."""
        self.built: i64 = 0
        """Pyramid tiles placed in this action."""
        self.discounted: i64 = 0
        """1 once technology 15's discount is used (T-12.13)."""
        self.acquired: i64 = NONE
        """The technology acquired by this main action (T-12.8)."""
        self.powered_up: i64 = 0
        """Power-ups made by this main action (T-12.11)."""

    def copy(self) -> TurnSoFar:
        other = TurnSoFar()
        other.kind = self.kind
        other.move_tiles = self.move_tiles
        other.moved = self.moved
        other.at = self.at
        other.worshipping = self.worshipping
        other.extra = self.extra
        other.counted = self.counted
        other.built = self.built
        other.discounted = self.discounted
        other.acquired = self.acquired
        other.powered_up = self.powered_up
        return other


class State(CoreState):
    """The whole table. Seats are 0-based; the neutral colours follow the seats."""

    def __init__(self, rules: Rules, layout: Layout, opening: Opening | None) -> None:
        super().__init__()
        self.rules = rules
        self.layout = layout
        self.opening = opening
        self.players: list[Player] = []
        self.now = TurnSoFar()
        self.active: i64 = NOBODY
        self.light: i64 = 0
        self.dark: i64 = 0
        self.eclipses: i64 = 0
        """Eclipses resolved so far."""
        self.turns_left: i64 = NONE
        """Turns still to be played before the eclipse that is due; NONE if none is."""
        self.final: i64 = 0
        """1 once the pyramid is complete: the next eclipse is the last (T-18.7)."""
        self.buildings: i64 = BUILDINGS
        self.nobles: i64 = 0
        """Bits of the covered spaces of the Nobles board, row by row."""
        self.built: i64 = 0
        """Bits of the filled places of the pyramid."""
        self.unseen_pyramid: i64 = 0
        self.unseen_decorations: i64 = 0
        self.neutral_pool: i64 = 0
        """Bits of the starting tiles from which neutral workers are being drawn (T-21.3)."""

    def lay_out(self) -> None:
        """Everything at its place before setup begins."""
        self.players = [new_player() for seat in range(self.rules.players)]
        self.unlocked = vec[i64]([0] * (COLOURS * RING))
        """Unlocked workers: index colour * 8 + board."""
        self.worship = vec[i64]([NONE] * len(SPACES))
        """The seat whose worker is locked on each worship space."""
        self.area_tile = vec[i64]([NONE] * RING)
        """The discovery tile of each worship area, by board."""
        self.heap = vec[i64]([NONE] * (len(HEAPS) * HEAP_SIZE))
        self.places = vec[i64]([NONE] * PLACES)
        """Pyramid tile * 4 + turns on each place."""
        self.icons = PRINTED_ICONS[:]
        """The icon one sees on each cell."""
        self.decorations = vec[i64]([NONE] * DECORATION_SPACES)
        self.pyramid_display = vec[i64]([NONE] * 3)
        self.decoration_display = vec[i64]([NONE] * 4)
        self.unseen = DISCOVERY_COPIES[:]
        """Discovery tiles in the face-down stack, by kind."""

    def copy(self) -> State:
        other = State(self.rules, self.layout, self.opening)
        if self.opening is not None:
            other.layout = self.layout.copy()
            other.opening = self.opening.copy()
        other.copy_machine(self)
        other.players = [player.copy() for player in self.players]
        other.now = self.now.copy()
        other.active = self.active
        other.light = self.light
        other.dark = self.dark
        other.eclipses = self.eclipses
        other.turns_left = self.turns_left
        other.final = self.final
        other.buildings = self.buildings
        other.nobles = self.nobles
        other.built = self.built
        other.unseen_pyramid = self.unseen_pyramid
        other.unseen_decorations = self.unseen_decorations
        other.neutral_pool = self.neutral_pool
        other.unlocked = self.unlocked[:]
        other.worship = self.worship[:]
        other.area_tile = self.area_tile[:]
        other.heap = self.heap[:]
        other.places = self.places[:]
        other.icons = self.icons[:]
        other.decorations = self.decorations[:]
        other.pyramid_display = self.pyramid_display[:]
        other.decoration_display = self.decoration_display[:]
        other.unseen = self.unseen[:]
        return other

    # ---- players in order ------------------------------------------------------------------

    def order(self, seat: i64) -> i64:
        """Place in player order, from 0 (T-3.1)."""
        return (seat - self.layout.first) % self.rules.players

    def seat(self, order: i64) -> i64:
        """The seat at a place in player order."""
        return (self.layout.first + order) % self.rules.players

    def turn_player(self) -> int:
        return self.active

    def scores(self) -> list[Score]:
        return [player.points for player in self.players]

    def winners(self) -> list[int]:
        """T-20.2: most points, then most cocoa, then player order."""
        return self.rules.winners(self) if self.over else []

    def to_dict(self) -> dict[str, Any]:
        return self.rules.write_position(self)

    # ---- goods, points, markers ------------------------------------------------------------

    def tell(self, kind: str, player: i64, what: str, amount: i64, where: str, why: str) -> None:
        """Tell whoever listens."""
        if self.log is not None:
            self.log.tell(kind, player, what, amount, where, why)

    def gain(self, player: i64, good: i64, amount: i64, why: str) -> None:
        if amount > 0:
            self.players[player].stock[good] += amount
            if self.log is not None:
                self.log.tell("gain", player, GOODS[good], amount, "", why)

    def spend(self, player: i64, good: i64, amount: i64, why: str) -> None:
        if amount > 0:
            self.players[player].stock[good] -= amount
            if self.log is not None:
                self.log.tell("pay", player, GOODS[good], amount, "", why)

    def score(self, player: i64, points: i64, why: str) -> None:
        """T-1.9: victory points never fall below 0."""
        if points != 0:
            side = self.players[player]
            before = side.points
            side.points = max(before + points, 0)
            if self.log is not None:
                self.log.tell("score", player, "", side.points - before, "", why)

    # ---- workers ---------------------------------------------------------------------------

    def put_worker(self, player: i64, die: i64, board: i64, why: str) -> None:
        """Put a worker from the hand or the reserve, unlocked, on a board."""
        side = self.players[player]
        side.where[die] = board
        self.unlocked[player * RING + board] += 1
        if self.log is not None:
            self.log.tell("place", player, "worker", side.power[die], BOARDS[board], why)

    def put_down(self, player: i64, board: i64, why: str) -> None:
        """Put every worker in hand, unlocked, on a board."""
        for die in range(WORKERS):
            if self.players[player].where[die] == IN_HAND:
                self.put_worker(player, die, board, why)

    def lift_worker(self, player: i64, die: i64, why: str) -> None:
        """Take an unlocked worker off its board."""
        side = self.players[player]
        board = side.where[die]
        side.where[die] = IN_HAND
        self.unlocked[player * RING + board] -= 1
        if self.log is not None:
            self.log.tell("lift", player, "worker", side.power[die], BOARDS[board], why)

    def lock_worker(self, player: i64, die: i64, space: i64, why: str) -> None:
        """Put a worker from the hand on a worship space."""
        side = self.players[player]
        side.where[die] = LOCKED + space
        self.worship[space] = player
        if self.log is not None:
            self.log.tell("lock", player, "worker", side.power[die], SPACES[space], why)

    def unlock_worker(self, player: i64, die: i64, why: str) -> None:
        """T-4.7: to the general area of the same board, power unchanged."""
        side = self.players[player]
        space = side.where[die] - LOCKED
        board = BOARD_OF_SPACE[space]
        self.worship[space] = NONE
        side.where[die] = board
        self.unlocked[player * RING + board] += 1
        if self.log is not None:
            self.log.tell("unlock", player, "worker", side.power[die], BOARDS[board], why)

    def unlock_all(self, player: i64, why: str) -> None:
        for die in range(WORKERS):
            if self.players[player].where[die] >= LOCKED:
                self.unlock_worker(player, die, why)

    def set_power(self, player: i64, die: i64, power: i64, why: str) -> None:
        side = self.players[player]
        side.power[die] = power
        if self.log is not None:
            board = side.where[die]
            self.log.tell("power", player, "worker", power, BOARDS[board] if board < RING else "", why)

    def colours_on(self, board: i64) -> i64:
        """T-6.2: different colours with an unlocked worker on a board; a worker in hand does not count."""
        colours: i64 = 0
        for colour in range(COLOURS):
            if self.unlocked[colour * RING + board] > 0:
                colours += 1
        return colours

    # ---- discovery tiles -------------------------------------------------------------------

    def receive(self, player: i64, kind: i64, why: str) -> None:
        """T-8.4: a claimed tile lies face up in front of the player."""
        self.players[player].face_up[kind] += 1
        if self.log is not None:
            self.log.tell("claim", player, DISCOVERIES[kind], 1, "", why)

    def turn_down(self, player: i64, kind: i64, why: str) -> None:
        """T-8.6: a used tile is turned face down and stays with its player."""
        side = self.players[player]
        side.face_up[kind] -= 1
        side.used[kind] += 1
        if self.log is not None:
            self.log.tell("use", player, DISCOVERIES[kind], 1, "", why)

    # ---- offers beside what is pending (T-8.8, T-4.6) --------------------------------------

    def can_buy_unlock(self, player: i64) -> bool:
        """T-4.6, T-4.10: in a normal turn, outside a worship, with something to unlock and 3 cocoa."""
        now = self.now
        side = self.players[player]
        return (
            now.kind != FREE_UNLOCK
            and now.worshipping == 0
            and side.has_locked()
            and self.rules.payment.can_pay(self, player, UNLOCK_PRICE, 0, 0, 0)
        )

    def offer(self, step: Step[Any], out: Actions) -> None:
        if not isinstance(step, Decision):
            return
        moment = step.moment(self)
        player = step.player
        if moment == 0 or player != self.active:
            return
        if moment & ANY_TIME != 0 and self.can_buy_unlock(player):
            out.add(BUY_UNLOCK)
        face_up = self.players[player].face_up
        for kind in range(MASKS, DISCOVERY_KINDS):
            if face_up[kind] > 0 and self.rules.discoveries[kind].usable(self, player, moment):
                out.add(USE + kind)

    def interject(self, action: i64) -> bool:
        if USE <= action < USE_END:
            player = self.steps[-1].player
            kind = action - USE
            tile = self.rules.discoveries[kind]
            self.turn_down(player, kind, tile.clause)
            tile.use(self, player)
            return True
        if action == BUY_UNLOCK:
            player = self.steps[-1].player
            self.now.kind = NORMAL
            self.rules.payment.pay(self, player, UNLOCK_PRICE, 0, 0, 0, "T-4.6")
            self.unlock_all(player, "T-4.6")
            return True
        return False
