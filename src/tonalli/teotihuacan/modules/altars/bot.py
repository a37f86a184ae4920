"""The solo opponent's Shaman (X-6.15 to X-6.22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.field import FieldList, a_seat
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import Effect, Reveal
from tonalli.teotihuacan.modules.altars import events
from tonalli.teotihuacan.modules.altars.names import ACTIVATED, ALTARS, FIRST_ALTAR, PILE, PLACED, next_altar
from tonalli.teotihuacan.modules.altars.part import altars_of, has_altars
from tonalli.teotihuacan.modules.altars.rules import ShamanOwner
from tonalli.teotihuacan.modules.altars.shamans import Displacement, push_on, put_shaman
from tonalli.teotihuacan.modules.great_discoveries.part import discard
from tonalli.teotihuacan.modules.obsidian.names import OBSIDIAN
from tonalli.teotihuacan.modules.teotibot.action_tiles import is_wanted
from tonalli.teotihuacan.modules.teotibot.names import BOT
from tonalli.teotihuacan.modules.teotibot.rules import ActionTile
from tonalli.teotihuacan.modules.teotibot.table import is_its_turn
from tonalli.teotihuacan.names import NONE, STARTING, STARTING_TILES
from tonalli.teotihuacan.notation import DRAW_STARTING
from tonalli.teotihuacan.steps.claim import claim

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State


class BotShaman(ShamanOwner):
    """X-6.18: it always lies, and nobody is asked for its field."""

    def stands(self) -> bool:
        return False

    def place(self, s: State, seat: i64) -> None:
        s.push(DrawShamanStart(seat))

    def displaced(self, s: State, seat: i64) -> None:
        """X-6.19: to the Great Discovery field of the next altar, and 1 obsidian."""
        altars = altars_of(s)
        altar = next_altar(altars.altar[seat])
        push_on(s, seat, altar, altars.claiming_field(altar))
        s.gain(seat, OBSIDIAN, 1, "X-6.19")

    def discarded(self, s: State, seat: i64) -> None:
        """X-6.20: a Great Discovery was discarded from an altar."""


@final
class HarderBotShaman(BotShaman):
    """X-6.20: 1 obsidian for each Great Discovery discarded from an altar."""

    def discarded(self, s: State, seat: i64) -> None:
        s.gain(seat, OBSIDIAN, 1, "X-6.20")


@final
@mypyc_attr(free_list_len=1)
class DrawShamanStart(Reveal["State"]):
    """X-6.16, X-6.21: one of all starting tiles; the space of its first board gives the altar."""

    kind: ClassVar[str] = "draw-shaman-start"
    fields: ClassVar[FieldList] = (a_seat("owner"),)
    setup: ClassVar[bool] = True

    def __init__(self, owner: i64) -> None:
        super().__init__()
        self.owner = owner

    def fits(self, s: State) -> bool:
        return has_altars(s) and altars_of(s).altar[self.owner] == NONE and not s.rules.seats[self.owner].decides()

    def options(self, s: State, out: Actions) -> None:
        out.weigh_each(DRAW_STARTING, s.rules.starting_pool, STARTING_TILES)

    def take(self, s: State, action: i64) -> None:
        tile = action - DRAW_STARTING
        if s.log is not None:
            events.shaman_tile(s.log, self.owner, STARTING[tile], "X-6.16")
        altar = FIRST_ALTAR[s.layout.slot_of[s.rules.starting_tiles[tile].left]]
        put_shaman(s, self.owner, altar, altars_of(s).claiming_field(altar), PLACED, "X-6.16")


@final
class ThenShaman(ActionTile):
    """X-6.15, X-6.17, X-15.20, X-10.5: a tile as it was, with its fallback; then the Shaman step."""

    def __init__(self, inner: ActionTile) -> None:
        self.inner = inner

    def act(self, s: State) -> None:
        s.push(BotShamanStep())
        self.inner.act(s)


@final
@mypyc_attr(free_list_len=1)
class BotShamanStep(Effect["State"]):
    """X-6.17: its Shaman goes to the next altar: where Great Discoveries are to their field, else to the other.

    X-6.22: a mask that it lacks is taken for free, else the top tile is discarded; 2 obsidian where there is none.
    """

    kind: ClassVar[str] = "bot-shaman-step"

    def fits(self, s: State) -> bool:
        return has_altars(s) and is_its_turn(s)

    def run(self, s: State) -> None:
        altars = altars_of(s)
        altar = next_altar(altars.altar[BOT])
        field = altars.claiming_field(altar)
        size = altars.pile_size(altar)
        other = put_shaman(s, BOT, altar, field if size > 0 else 1 - field, ACTIVATED, "X-6.17")
        if other != NONE:
            s.push(Displacement(other))
        if size == 0:
            s.gain(BOT, OBSIDIAN, 2, "X-6.17")
        else:
            self.clear(s, altar, size)

    def clear(self, s: State, altar: i64, size: i64) -> None:
        """X-6.17: the mask, or the tile that was laid last."""
        altars = altars_of(s)
        for place in range(size):
            kind = altars.piles[altar * PILE + place]
            if is_wanted(s, kind):
                altars.take_off(altar, kind)
                claim(s, BOT, kind, ALTARS[altar], "X-6.17")
                return
        top = altars.piles[altar * PILE + size - 1]
        altars.take_off(altar, top)
        discard(s, BOT, top, ALTARS[altar], "X-6.17")
        owner = altars.rules.owners[BOT]
        assert isinstance(owner, BotShaman)
        owner.discarded(s, BOT)
