"""The Teotibot at its seat: what a person decides follows from its rules (B-2, B-4, B-7, B-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.edition import EDITIONS
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import NOBODY, OFTEN, Effect
from tonalli.teotihuacan.boards.alchemy import place_marker
from tonalli.teotihuacan.modules.teotibot import events
from tonalli.teotihuacan.modules.teotibot.action_pyramid import DrawActionTile, DrawFace, RollDie
from tonalli.teotihuacan.modules.teotibot.names import (
    ASCENSION_POINTS,
    BOT,
    EXCHANGED_COCOA,
    HUMAN,
    SLOTS,
    SOLO_OPENING,
)
from tonalli.teotihuacan.modules.teotibot.rules import BotMovement
from tonalli.teotihuacan.modules.teotibot.sidebars import displace
from tonalli.teotihuacan.modules.teotibot.table import is_at_the_table, is_its_turn, table_of
from tonalli.teotihuacan.modules.teotibot.temples import take_least_owned
from tonalli.teotihuacan.modules.teotibot.workers import highest_worker
from tonalli.teotihuacan.names import (
    BONUS_STEP,
    COCOA,
    CONSTRUCTION,
    DEPOSITS,
    GOLD,
    NOBLES,
    NONE,
    SPACES,
    STONE,
    TEMPLES,
    WOOD,
)
from tonalli.teotihuacan.rules import SetupItem, Supply
from tonalli.teotihuacan.seat import Seat
from tonalli.teotihuacan.stack import has_any
from tonalli.teotihuacan.steps.player_setup import begin_player_setup
from tonalli.teotihuacan.steps.power_up import PowerUp
from tonalli.teotihuacan.steps.reveal import DiscoveryStack
from tonalli.teotihuacan.steps.temple import temple_reward
from tonalli.teotihuacan.steps.turn import end_turn

if TYPE_CHECKING:
    from tonalli.teotihuacan.state import State


@final
class Teotibot(Seat):
    """B-1.8: it never decides anything."""

    def decides(self) -> bool:
        return False

    def builds_from_the_left(self) -> bool:
        """B-8.4.2: it may leave a gap."""
        return False

    def takes_starting_tiles(self) -> bool:
        """B-2.4."""
        return False

    def start(self, s: State, seat: i64) -> None:
        """B-2.3, B-2.5, B-2.6, B-2.7, B-2.8, B-2.9: no cocoa, its resources, first steps, a marker, four workers."""
        knobs = table_of(s).rules.knobs
        s.gain(seat, GOLD, knobs.start_gold, "B-2.5")
        s.gain(seat, STONE, knobs.start_stone, "B-2.5")
        s.gain(seat, WOOD, knobs.start_wood, "B-2.5")
        side = s.players[seat]
        for temple in range(3):
            side.temples[temple] = 1
            if s.log is not None:
                s.log.temple(seat, TEMPLES[temple], 1, "B-2.6")
        side.avenue = 1
        if s.log is not None:
            s.log.avenue(seat, 1, "B-2.6")
        place_marker(s, seat, s.layout.technologies[2], "B-2.7")
        self.put(s, 0, DEPOSITS, knobs.worker_power_gold)
        self.put(s, 1, NOBLES, knobs.worker_power_nobles)
        self.put(s, 2, CONSTRUCTION, knobs.worker_power_construction)
        side.power[3] = 1
        s.lock_worker(seat, 3, SPACES.index("decorations"), "B-2.8")
        table_of(s).rules.movement.lay_directions(s)
        for slot in range(len(SLOTS) - 1, -1, -1):
            s.push(DrawActionTile(slot))

    def put(self, s: State, die: i64, board: i64, power: i64) -> None:
        s.players[BOT].power[die] = power
        s.put_worker(BOT, die, board, "B-2.8")

    def begin_turn(self, s: State, seat: i64) -> None:
        """B-4.1 to B-4.6: roll, act, refill, turn, exchange, calendar."""
        s.push(EndBotTurn())
        s.push(ExchangeForPoints())
        s.push(RollDie(0))

    def take_resources(self, s: State, seat: i64, amount: i64) -> None:
        take_least_owned(s, amount)

    def reach_major_step(self, s: State, seat: i64, temple: i64, heap: i64) -> None:
        """B-7.5: always the printed reward."""
        temple_reward(s, seat, temple)

    def reach_avenue_tiles(self, s: State, seat: i64, heap: i64) -> None:
        """B-3.17, B-7.8: the tiles stay for the human."""

    def power_up_anyone(self, s: State, seat: i64, amount: i64, why: str) -> None:
        """B-6.4, B-6.6: its highest worker takes them all."""
        die = highest_worker(s, 0)
        if die != NONE:
            for number in range(amount):
                s.push(PowerUp(seat, die, why))

    def ascended(self, s: State, seat: i64) -> None:
        s.push(BotAscended())

    def displaced(self, s: State, seat: i64, die: i64) -> None:
        displace(s, die)

    def wages(self, s: State, seat: i64) -> i64:
        """B-9.7, B-3.12: the bot pays no wages."""
        return NONE

    def owe_wages(self, s: State, seat: i64) -> None:
        """B-9.7: it loses no points for them either."""

    def score_the_end(self, s: State, seat: i64) -> None:
        """B-9.10, B-9.11, B-9.12: goods left, technologies and temple bonus tiles reached."""
        side = s.players[seat]
        goods: i64 = 0
        for good in range(len(side.stock)):
            goods += side.stock[good]
        knobs = table_of(s).rules.knobs
        s.score_for(seat, goods, "goods", "B-9.10")
        s.score_for(seat, knobs.vp_per_technology * side.technologies_owned(), "technologies", "B-9.10")
        for temple in range(3):
            if side.temples[temple] >= BONUS_STEP:
                s.score_for(seat, knobs.vp_per_temple_bonus, TEMPLES[temple], "B-9.10")


@final
@mypyc_attr(free_list_len=1)
class BotAscended(Effect["State"]):
    """B-6.7: 5 points, whatever else an ascension might give and whoever's turn it is (B-9.13)."""

    kind: ClassVar[str] = "bot-ascended"
    peers: ClassVar[int] = OFTEN

    def fits(self, s: State) -> bool:
        return is_at_the_table(s)

    def run(self, s: State) -> None:
        s.score(BOT, ASCENSION_POINTS, "B-6.7")


@final
@mypyc_attr(free_list_len=1)
class ExchangeForPoints(Effect["State"]):
    """B-4.5, B-11.12: 10 cocoa for points, once a turn."""

    kind: ClassVar[str] = "exchange-for-points"

    def fits(self, s: State) -> bool:
        return is_its_turn(s)

    def run(self, s: State) -> None:
        if s.players[BOT].stock[COCOA] >= EXCHANGED_COCOA:
            s.spend(BOT, COCOA, EXCHANGED_COCOA, "B-4.5")
            s.score(BOT, table_of(s).rules.knobs.vp_per_exchange, "B-4.5")


@final
@mypyc_attr(free_list_len=1)
class EndBotTurn(Effect["State"]):
    """B-4.6, B-9.1: the bot is the last player, so the light disc moves at the end of its turn.

    Without Dark Eclipse scoring therefore follows a turn of the bot (B-9.3, B-9.4), a completed pyramid or not (B-9.5).
    """

    kind: ClassVar[str] = "end-bot-turn"
    bottom: ClassVar[bool] = True

    def fits(self, s: State) -> bool:
        return is_its_turn(s)

    def run(self, s: State) -> None:
        end_turn(s, BOT)


@final
class SoloOpening(Effect["State"]):
    """B-2.2: the human is the first player."""

    kind: ClassVar[str] = SOLO_OPENING
    bottom: ClassVar[bool] = True
    setup: ClassVar[bool] = True

    def fits(self, s: State) -> bool:
        """B-2.2: nothing of the bot has been laid out or is being drawn."""
        if not is_at_the_table(s):
            return False
        for step in s.steps:
            if isinstance(step, (DrawActionTile, DrawFace)):
                return False
        table = table_of(s)
        for slot in range(len(SLOTS)):
            if table.slots[slot] != NONE:
                return False
        for place in range(len(table.column)):
            if table.column[place] != NONE:
                return False
            if table.rules.movement.shuffles_tiles() and table.direction_tiles[place] != NONE:
                return False
        return True

    def run(self, s: State) -> None:
        s.layout.first = HUMAN
        if s.log is not None:
            s.log.first_player(HUMAN, "B-2.2")
        begin_player_setup(s)


@final
class PersonBegins(SetupItem):
    """B-2.2: nobody draws for the first player."""

    def push(self, s: State) -> None:
        s.push(SoloOpening())


@final
class PowerMovement(BotMovement):
    """B-6.9: power 1-3 moves one board, power 4-5 two."""

    def lay_directions(self, s: State) -> None:
        for index in range(self.directions() - 1, -1, -1):
            s.push(DrawFace(index))

    def distance(self, s: State, die: i64) -> i64:
        return 1 if s.players[BOT].power[die] <= 3 else 2


@final
class SlidingSupply(Supply):
    """B-3.1, B-3.2, B-3.3: tiles slide left or up, new ones enter at the end as long as there are any."""

    def close_gaps(self, s: State) -> None:
        self.slide_pyramid(s)
        self.slide_decorations(s)

    def slide_pyramid(self, s: State) -> None:
        kept: i64 = 0
        for index in range(3):
            tile = s.pyramid_display[index]
            s.pyramid_display[index] = NONE
            if tile != NONE:
                s.pyramid_display[kept] = tile
                kept += 1

    def slide_decorations(self, s: State) -> None:
        kept: i64 = 0
        for index in range(4):
            tile = s.decoration_display[index]
            s.decoration_display[index] = NONE
            if tile != NONE:
                s.decoration_display[kept] = tile
                kept += 1


@final
class RecycledStack(DiscoveryStack):
    """B-8.8: an empty stack is made anew from the discarded tiles (B-8.8.1, B-8.8.2)."""

    def replenish(self, s: State) -> None:
        """B-8.8.1: only an empty stack, and only if anything was discarded."""
        if has_any(s.unseen) or not has_any(table_of(s).discards):
            return
        discards = table_of(s).discards
        for kind in range(len(s.unseen)):
            s.unseen[kind] += discards[kind]
            discards[kind] = 0
        s.table_edition = EDITIONS.next()
        if s.log is not None:
            events.reshuffle(s.log, NOBODY, "B-8.8.1")

    def has_tile(self, s: State) -> bool:
        """B-8.8.2: discarded tiles can be turned up again."""
        return has_any(s.unseen) or has_any(table_of(s).discards)


def solo_winners(s: State) -> list[int]:
    """B-10.1: the human wins with more points than the bot; a tie is a defeat."""
    return [HUMAN] if s.players[HUMAN].points > s.players[BOT].points else [BOT]


def solo_tie_break(s: State) -> tuple[str, str]:
    """B-10.1: won, or lost; a tie is a defeat as well."""
    human, bot = s.players[HUMAN].points, s.players[BOT].points
    return "won" if human > bot else "tied" if human == bot else "lost", "B-10.1"
