"""Shamans on their way: placed before the first turn, activated, displaced (X-6.4, X-6.6, X-6.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.field import PLAYER, FieldList, a_number, a_seat
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import APART, Effect
from tonalli.teotihuacan.layout import UNSETTLED
from tonalli.teotihuacan.modules.altars import events
from tonalli.teotihuacan.modules.altars.ids import ACTIVATE, FIELD, FIELD_END
from tonalli.teotihuacan.modules.altars.names import (
    ACTIVATED,
    ALTARS,
    DISPLACED,
    FIELD_COUNT,
    FIELDS,
    MOST_FURTHER,
    PLACED,
    POINTS_TO,
    SHAMAN,
    SHAMAN_MOVING,
    next_altar,
)
from tonalli.teotihuacan.modules.altars.part import altars_of, has_altars
from tonalli.teotihuacan.modules.altars.rules import ShamanOwner
from tonalli.teotihuacan.moments import Decision, Pause
from tonalli.teotihuacan.names import BOARDS, NONE
from tonalli.teotihuacan.rules import TurnOption

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State


def put_shaman(s: State, seat: i64, altar: i64, field: i64, cause: str, why: str) -> i64:
    """A Shaman comes to a field; returns whose Shaman is displaced there, or NONE (X-6.9)."""
    altars = altars_of(s)
    other = altars.shaman_on(altar, field)
    altars.altar[seat] = altar
    altars.field[seat] = field
    altars.standing[seat] = 1 if altars.rules.owners[seat].stands() else 0
    if s.log is not None:
        board = s.layout.board_at[POINTS_TO[altar * FIELD_COUNT + field]]
        events.shaman(s.log, seat, ALTARS[altar], FIELDS[field], BOARDS[board], cause, why)
    return other


def offer_fields(altar: i64, out: Actions) -> None:
    """X-6.6, X-6.9: both fields of an altar, occupied or not."""
    for field in range(FIELD_COUNT):
        out.add(FIELD + altar * FIELD_COUNT + field)


def why_not_field(action: i64) -> Reason | None:
    """X-6.6: Shamans go to one altar only, and do not stay; None for another action."""
    return Reason("other-altar", "X-6.6") if FIELD <= action < FIELD_END else None


@final
class PersonsShaman(ShamanOwner):
    """A person is asked for the field."""

    def place(self, s: State, seat: i64) -> None:
        s.push(PlaceShaman(seat))

    def displaced(self, s: State, seat: i64) -> None:
        s.push(DisplacedShaman(seat))


@final
@mypyc_attr(free_list_len=1)
class PlaceShaman(Decision):
    """X-6.4: before the first turn a Shaman is put, standing, on an empty field of any altar, with no benefit."""

    kind: ClassVar[str] = "place-shaman"
    fields: ClassVar[FieldList] = (PLAYER,)
    peers: ClassVar[int] = APART
    setup: ClassVar[bool] = True

    def fits(self, s: State) -> bool:
        return has_altars(s) and altars_of(s).altar[self.player] == NONE

    def options(self, s: State, out: Actions) -> None:
        altars = altars_of(s)
        for altar in range(len(ALTARS)):
            for field in range(FIELD_COUNT):
                if altars.shaman_on(altar, field) == NONE:
                    out.add(FIELD + altar * FIELD_COUNT + field)

    def why_not(self, s: State, action: i64) -> Reason | None:
        return Reason("field-taken", "X-6.4") if FIELD <= action < FIELD_END else None

    def take(self, s: State, action: i64) -> None:
        place = action - FIELD
        put_shaman(s, self.player, place // FIELD_COUNT, place % FIELD_COUNT, PLACED, "X-6.4")


@final
class ActivateShaman(TurnOption):
    """X-1.5, X-6.6: instead of a normal turn, and always possible while nothing has settled what the turn is."""

    turn: ClassVar[int] = SHAMAN

    def offer(self, s: State, player: i64, out: Actions) -> None:
        if s.now.kind == UNSETTLED:
            out.add(ACTIVATE)

    def why_not(self, s: State, player: i64, action: i64) -> Reason | None:
        return Reason("normal-turn", "X-1.5") if action == ACTIVATE else None

    def take(self, s: State, player: i64, action: i64) -> bool:
        if action != ACTIVATE:
            return False
        s.now.kind = SHAMAN
        s.push(MoveShaman(player, 0))
        return True


@final
@mypyc_attr(free_list_len=1)
class MoveShaman(Decision):
    """X-6.6: the field of the next altar, or of one ``further`` (X-9.5); its benefit comes before any displacement.

    X-3.13: tiles that send the Shaman further are used now. X-1.13: after the benefit tiles may be used; where nobody
    is displaced that is the end of the turn.
    """

    kind: ClassVar[str] = "move-shaman"
    fields: ClassVar[FieldList] = (PLAYER, a_number("further", 0, MOST_FURTHER))

    def __init__(self, player: i64, further: i64) -> None:
        super().__init__(player)
        self.further = further

    def fits(self, s: State) -> bool:
        return has_altars(s) and s.now.kind == SHAMAN and altars_of(s).altar[self.player] != NONE

    def altar(self, s: State) -> i64:
        """X-6.6, X-12.7: where the Shaman goes; altars passed over are not entered (X-15.10)."""
        return (next_altar(altars_of(s).altar[self.player]) + self.further) % len(ALTARS)

    def options(self, s: State, out: Actions) -> None:
        offer_fields(self.altar(s), out)

    def why_not(self, s: State, action: i64) -> Reason | None:
        return why_not_field(action)

    def moment(self, s: State) -> i64:
        return SHAMAN_MOVING

    def take(self, s: State, action: i64) -> None:
        altars = altars_of(s)
        altar, field = (action - FIELD) // FIELD_COUNT, (action - FIELD) % FIELD_COUNT
        other = put_shaman(s, self.player, altar, field, ACTIVATED, "X-6.6")
        if other != NONE:
            s.push(Displacement(other))
            s.push(Pause(self.player))
        altars.rules.tiles[altars.tiles[altar]].benefits[field].take(s, self.player, altar)


@final
@mypyc_attr(free_list_len=1)
class Displacement(Effect["State"]):
    """X-6.9: once the mover has taken the benefit, the Shaman that was there first has to leave the field."""

    kind: ClassVar[str] = "displacement"
    fields: ClassVar[FieldList] = (a_seat("owner"),)

    def __init__(self, owner: i64) -> None:
        super().__init__()
        self.owner = owner

    def fits(self, s: State) -> bool:
        return shares_its_field(s, self.owner)

    def run(self, s: State) -> None:
        altars_of(s).rules.owners[self.owner].displaced(s, self.owner)


def shares_its_field(s: State, seat: i64) -> bool:
    """Whether another Shaman has come to the field where that of a seat is."""
    if not has_altars(s):
        return False
    altars = altars_of(s)
    for other in range(len(altars.altar)):
        if other != seat and altars.altar[other] == altars.altar[seat] and altars.field[other] == altars.field[seat]:
            return altars.altar[seat] != NONE
    return False


@final
@mypyc_attr(free_list_len=1)
class DisplacedShaman(Decision):
    """X-6.9, X-1.6: its owner puts it on either field of the next altar, without benefit, which may displace another.

    X-1.12, X-1.13: at once, and with no tile used meanwhile.
    """

    kind: ClassVar[str] = "displaced-shaman"
    fields: ClassVar[FieldList] = (PLAYER,)
    out_of_turn: ClassVar[bool] = True

    def fits(self, s: State) -> bool:
        return self.player != s.active and shares_its_field(s, self.player)

    def options(self, s: State, out: Actions) -> None:
        offer_fields(next_altar(altars_of(s).altar[self.player]), out)

    def why_not(self, s: State, action: i64) -> Reason | None:
        return why_not_field(action)

    def take(self, s: State, action: i64) -> None:
        place = action - FIELD
        push_on(s, self.player, place // FIELD_COUNT, place % FIELD_COUNT)


def push_on(s: State, seat: i64, altar: i64, field: i64) -> None:
    """X-6.9: a displaced Shaman comes to a field and may displace another."""
    other = put_shaman(s, seat, altar, field, DISPLACED, "X-6.9")
    if other != NONE:
        s.push(Displacement(other))
