"""A position of Teotihuacan, and the small functions through which everything visible changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from tonalli.core.actions import FIRST_OUTCOME, Actions, no_actions
from tonalli.core.edition import EDITIONS
from tonalli.core.errors import PositionError
from tonalli.core.events import Event
from tonalli.core.field import FieldList, a_seat
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr, vec
from tonalli.core.state import NOTHING, Score
from tonalli.core.state import State as CoreState
from tonalli.core.step import Effect, Step
from tonalli.teotihuacan.amounts import COCOA_COSTS, Amounts
from tonalli.teotihuacan.events import Log
from tonalli.teotihuacan.layout import FREE_UNLOCK, NORMAL, Layout, Opening, TurnSoFar
from tonalli.teotihuacan.moments import ANY_TIME
from tonalli.teotihuacan.names import (
    BOARDS,
    GOODS,
    HEAP_SIZE,
    HEAPS,
    IN_HAND,
    LOCKED,
    NONE,
    RING,
    SPACES,
    TILES,
    WORKERS,
)
from tonalli.teotihuacan.notation import BUY_UNLOCK
from tonalli.teotihuacan.part import Part
from tonalli.teotihuacan.player import Player, new_player
from tonalli.teotihuacan.pyramid import DECORATION_SPACES, PLACES, PRINTED_ICONS
from tonalli.teotihuacan.rules import Offer
from tonalli.teotihuacan.tiles import BOARD_OF_SPACE, BUILDINGS, DISCOVERY_COPIES

if TYPE_CHECKING:
    from tonalli.core.game import Game
    from tonalli.teotihuacan.rules import Rules

COLOUR_COUNT: Final = 4
UNLOCK_PRICE: Final = COCOA_COSTS[3]


@final
class State(CoreState):
    """The whole table. Seats are 0-based; the neutral colours follow the seats."""

    def __init__(
        self,
        rules: Rules,
        layout: Layout,
        opening: Opening | None,
        players: list[Player],
        now: TurnSoFar,
        top: Step[Any],
        choices: Actions,
    ) -> None:
        super().__init__(top, choices)
        self.log: Log | None = None
        self.rules = rules
        self.layout = layout
        self.opening = opening
        self.players = players
        self.now = now
        self.light: i64 = 0
        self.dark: i64 = 0
        self.eclipses: i64 = 0
        """Eclipses resolved so far."""
        self.turns_left: i64 = NONE
        """Turns still to be played before the eclipse that is due; NONE if none is."""
        self.final: i64 = 0
        """1 once the pyramid is complete: the next eclipse is the last (T-18.7)."""
        self.parts: list[Part] = []
        """What modules add to the table, in the order of ``rules.parts``."""
        self.buildings: i64 = BUILDINGS
        self.nobles: i64 = 0
        """Bits of the covered spaces of the Nobles board, row by row."""
        self.built: i64 = 0
        """Bits of the filled places of the pyramid."""
        self.unseen_pyramid: i64 = 0
        self.unseen_decorations: i64 = 0
        self.neutral_pool: i64 = 0
        """Bits of the starting tiles from which neutral workers are being drawn (T-21.3)."""
        self.pyramid_edition: i64 = 0
        """Another one whenever a tile or a decoration is laid on the pyramid."""
        self.table_edition: i64 = 0
        """Another one whenever tiles of worship areas, heaps or the stack change, or neutral workers."""

    def lay_out(self) -> None:
        """Everything at its place before setup begins."""
        self.pyramid_edition = EDITIONS.next()
        self.table_edition = EDITIONS.next()
        self.unlocked = vec[i64]([0] * (COLOUR_COUNT * RING))
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
        other = State(
            self.rules,
            self.layout,
            self.opening,
            [player.copy() for player in self.players],
            self.now.copy(),
            self.top,
            self.choices.copy(),
        )
        if self.opening is not None:
            other.layout = self.layout.copy()
            other.opening = self.opening.copy()
        for part in self.parts:
            other.parts.append(part.copy())
        self.carry_over(other)
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
        other.pyramid_edition = self.pyramid_edition
        other.table_edition = self.table_edition
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

    def scores(self) -> list[Score]:
        return [player.points for player in self.players]

    def winners(self) -> list[int]:
        """T-20.2: most points, then most cocoa, then player order."""
        return self.rules.winners(self) if self.over else []

    @property
    def game(self) -> Game:
        return self.rules.game

    @property
    def options(self) -> dict[str, Any]:
        return self.rules.options

    def listen(self, events: list[Event]) -> None:
        self.log = Log(events)

    @property
    def told(self) -> list[Event]:
        return self.log.events if self.log is not None else []

    def to_dict(self) -> dict[str, Any]:
        return self.rules.write_position(self)

    # ---- goods, points, markers ------------------------------------------------------------

    def gain(self, player: i64, good: i64, amount: i64, why: str) -> None:
        if amount > 0:
            self.players[player].stock[good] += amount
            if self.log is not None:
                self.log.gain(player, GOODS[good], amount, why)

    def spend(self, player: i64, good: i64, amount: i64, why: str) -> None:
        if amount > 0:
            self.players[player].stock[good] -= amount
            if self.log is not None:
                self.log.pay(player, GOODS[good], amount, why)

    def gain_all(self, player: i64, amounts: Amounts, why: str) -> None:
        for i in range(amounts.kinds):
            self.gain(player, amounts.goods[i], amounts.amounts[i], why)

    def score(self, player: i64, points: i64, why: str) -> None:
        self.score_for(player, points, "", why)

    def score_for(self, player: i64, points: i64, what: str, why: str) -> None:
        """T-1.9: victory points never fall below 0; ``what`` tells several of the same clause apart."""
        if points != 0:
            side = self.players[player]
            before = side.points
            side.points = max(before + points, 0)
            if self.log is not None:
                self.log.score(player, what, side.points - before, why)

    # ---- workers ---------------------------------------------------------------------------

    def put_worker(self, player: i64, die: i64, board: i64, why: str) -> None:
        """Put a worker from the hand or the reserve, unlocked, on a board."""
        side = self.players[player]
        side.where[die] = board
        self.unlocked[player * RING + board] += 1
        if self.log is not None:
            self.log.place(player, side.power[die], BOARDS[board], why)

    def put_down(self, player: i64, board: i64, why: str) -> None:
        """Put every worker in hand, unlocked, on a board."""
        where = self.players[player].where
        for die in range(WORKERS):
            if where[die] == IN_HAND:
                self.put_worker(player, die, board, why)

    def lift_worker(self, player: i64, die: i64, why: str) -> None:
        """Take an unlocked worker off its board."""
        side = self.players[player]
        board = side.where[die]
        side.where[die] = IN_HAND
        self.unlocked[player * RING + board] -= 1
        if self.log is not None:
            self.log.lift(player, side.power[die], BOARDS[board], why)

    def lock_worker(self, player: i64, die: i64, space: i64, why: str) -> None:
        """Put a worker from the hand on a worship space."""
        side = self.players[player]
        if side.where[die] < LOCKED:
            side.locked += 1
        side.where[die] = LOCKED + space
        self.worship[space] = player
        if self.log is not None:
            self.log.lock(player, side.power[die], SPACES[space], why)

    def unlock_worker(self, player: i64, die: i64, why: str) -> None:
        """T-4.7: to the general area of the same board, power unchanged."""
        side = self.players[player]
        space = side.where[die] - LOCKED
        board = BOARD_OF_SPACE[space]
        self.worship[space] = NONE
        side.locked -= 1
        side.where[die] = board
        self.unlocked[player * RING + board] += 1
        if self.log is not None:
            self.log.unlock(player, side.power[die], BOARDS[board], why)

    def unlock_all(self, player: i64, why: str) -> None:
        where = self.players[player].where
        for die in range(WORKERS):
            if where[die] >= LOCKED:
                self.unlock_worker(player, die, why)

    def set_power(self, player: i64, die: i64, power: i64, why: str) -> None:
        side = self.players[player]
        side.power[die] = power
        if self.log is not None:
            board = side.where[die]
            self.log.power(player, power, BOARDS[board] if board < RING else "", why)

    def colours_on(self, board: i64) -> i64:
        """T-6.2, T-21.6: different colours with an unlocked worker on a board; a worker in hand does not count."""
        unlocked = self.unlocked
        colours: i64 = 0
        for colour in range(COLOUR_COUNT):
            if unlocked[colour * RING + board] > 0:
                colours += 1
        return colours

    # ---- discovery tiles -------------------------------------------------------------------

    def put_area_tile(self, board: i64, kind: i64) -> None:
        """The tile of a worship area, or NONE."""
        self.area_tile[board] = kind
        self.table_edition = EDITIONS.next()

    def lay_decoration(self, space: i64, decoration: i64) -> None:
        """A decoration lies on a space of the pyramid."""
        self.decorations[space] = decoration
        self.pyramid_edition = EDITIONS.next()

    def take_from_stack(self, kind: i64, field: str) -> None:
        """Reading a position: a tile that lies somewhere is not in its stack; each kind has its copies (T-1.10)."""
        if kind >= len(self.rules.discoveries):
            raise PositionError(f"{field}: {TILES[kind]} does not belong to this game")
        tile = self.rules.discoveries[kind]
        if not self.rules.stacks[tile.stack].take_out(self, kind):
            raise PositionError(f"{field}: there are only {tile.copies} copies of {TILES[kind]}")

    def receive(self, player: i64, kind: i64, where: str, why: str) -> None:
        """T-8.4: a claimed tile lies face up in front of the player."""
        self.players[player].take_tile(kind, self.rules.discoveries[kind].is_mask())
        if self.log is not None:
            self.log.claim(player, TILES[kind], where, why)

    def turn_down(self, player: i64, kind: i64, why: str) -> None:
        """T-8.6: a used tile is turned face down and stays with its player."""
        side = self.players[player]
        side.turn_tile(kind)
        if self.log is not None:
            self.log.use(player, TILES[kind], why)

    # ---- offers beside what is pending (T-8.8, T-4.6) --------------------------------------

    def offer(self, player: i64, moment: i64, out: Actions) -> None:
        """T-8.7, T-8.9: only in the player's own turn, as often as the player likes."""
        if player != self.active:
            return
        offer = self.rules.first_offer
        while offer is not None:
            offer.offer(self, player, moment, out)
            offer = offer.following

    def interject(self, action: i64) -> bool:
        if action < BUY_UNLOCK or action >= FIRST_OUTCOME:
            return False
        offer = self.rules.first_offer
        while offer is not None:
            if offer.take(self, self.top.player, action):
                return True
            offer = offer.following
        return False


@final
class PaidUnlocking(Offer):
    """T-4.6, T-4.10: in a normal turn, outside a worship, with something to unlock and 3 cocoa."""

    def offer(self, s: State, player: i64, moment: i64, out: Actions) -> None:
        if (
            moment & ANY_TIME != 0
            and s.players[player].locked > 0
            and s.now.kind <= NORMAL
            and s.now.worshipping == 0
            and s.rules.payment.can_pay(s, player, UNLOCK_PRICE)
        ):
            out.add(BUY_UNLOCK)

    def why_not(self, s: State, player: i64, moment: i64, action: i64) -> Reason | None:
        if action != BUY_UNLOCK:
            return None
        if s.players[player].locked == 0:
            return Reason("nothing-locked", "T-4.10")
        if player != s.active or moment & ANY_TIME == 0:
            return Reason("not-now", "T-4.6")
        if s.now.kind > NORMAL:
            return Reason("free-unlock" if s.now.kind == FREE_UNLOCK else "other-turn", "T-4.6")
        if s.now.worshipping != 0:
            return Reason("worshipping", "T-4.6")
        return s.rules.payment.why_not(s, player, UNLOCK_PRICE, "T-4.6")

    def take(self, s: State, player: i64, action: i64) -> bool:
        if action != BUY_UNLOCK:
            return False
        s.now.kind = NORMAL
        s.push(UnlockAll(player))
        s.rules.payment.pay(s, player, UNLOCK_PRICE, "T-4.6")
        return True


@final
@mypyc_attr(free_list_len=1)
class UnlockAll(Effect["State"]):
    """T-4.6: all own locked workers become unlocked once the cocoa is paid."""

    kind: ClassVar[str] = "unlock-all"
    fields: ClassVar[FieldList] = (a_seat("owner"),)

    def __init__(self, owner: i64) -> None:
        super().__init__()
        self.owner = owner

    def fits(self, s: State) -> bool:
        return s.rules.seats[self.owner].decides()

    def run(self, s: State) -> None:
        s.unlock_all(self.owner, "T-4.6")


def new_state(rules: Rules, opening: Opening | None) -> State:
    """An empty table."""
    players = [new_player(max(rules.goods) + 1, len(rules.discoveries)) for seat in range(rules.players)]
    state = State(rules, Layout(), opening, players, TurnSoFar(), NOTHING, no_actions())
    for part in rules.parts:
        state.parts.append(part.fresh(rules))
    state.lay_out()
    return state
