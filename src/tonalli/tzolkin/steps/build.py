"""Buildings and monuments: choosing, and taking the tile (Z-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.bits import BIT
from tonalli.core.field import PLAYER, FieldList, a_number, a_seat, a_word
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import PASS
from tonalli.tzolkin.moments import BUILDING, Decision, Effect, Kinds, Payment, beneath
from tonalli.tzolkin.names import (
    ARCHITECTURE,
    BUILDING_KINDS,
    BUILDINGS,
    CORN,
    FIRST_BUILDING,
    MONUMENT_KINDS,
    MONUMENTS,
    NONE,
)
from tonalli.tzolkin.notation import BUILD, LATER, MONUMENT, NOW
from tonalli.tzolkin.steps.effects import push_effects
from tonalli.tzolkin.steps.goods import Gain
from tonalli.tzolkin.tiles import ARCHITECTURE_CORN, ARCHITECTURE_POINTS, DISPLAY, MONUMENT_ROW

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.tzolkin.state import State


def can_build(s: State, player: i64, corn: i64, helped: i64) -> bool:
    """Z-14.3: whether a face-up building can be paid, in corn or (NONE) in blocks; ``helped`` by Architecture."""
    for place in range(DISPLAY):
        building = s.display[place]
        if building != NONE and s.rules.construction.payable(s, player, building, corn, helped):
            return True
    return False


def can_build_monument(s: State, player: i64) -> bool:
    for place in range(MONUMENT_ROW):
        monument = s.monument_row[place]
        if monument != NONE and s.rules.construction.monument_payable(s, player, monument):
            return True
    return False


def offer_buildings(s: State, player: i64, corn: i64, helped: i64, out: Actions) -> None:
    """Z-10.1: every kind that lies face up and can be paid, once."""
    seen: i64 = 0
    for place in range(DISPLAY):
        building = s.display[place]
        if building != NONE and (seen >> building) & 1 == 0:
            seen |= BIT[building]
            if s.rules.construction.payable(s, player, building, corn, helped):
                out.add(BUILD + building)


def is_face_up(s: State, building: i64) -> bool:
    """Z-10.1: whether a building lies on display."""
    for place in range(DISPLAY):
        if s.display[place] == building:
            return True
    return False


def why_no_building(s: State, player: i64, building: i64, corn: i64, helped: i64) -> Reason | None:
    """Z-10.1, Z-10.2: it does not lie face up, or cannot be paid."""
    if not is_face_up(s, building):
        return Reason("not-on-display", "Z-10.1", {"building": BUILDINGS[building]})
    if s.rules.construction.payable(s, player, building, corn, helped):
        return None
    return Reason("cannot-be-paid", "Z-10.2" if corn == NONE else "Z-7.16", {"building": BUILDINGS[building]})


def why_no_monument(s: State, player: i64, monument: i64) -> Reason | None:
    """Z-10.1, Z-10.9: it is not in the row, or cannot be paid."""
    for place in range(MONUMENT_ROW):
        if s.monument_row[place] == monument:
            if s.rules.construction.monument_payable(s, player, monument):
                return None
            return Reason("cannot-be-paid", "Z-10.1", {"monument": MONUMENTS[monument]})
    return Reason("not-in-the-row", "Z-10.9", {"monument": MONUMENTS[monument]})


def build(s: State, player: i64, building: i64, in_corn: i64, helped: i64) -> None:
    """Z-10.2: pay, then take the tile with what it brings."""
    s.push(TakeBuilding(player, building, helped))
    s.rules.construction.pay(s, player, building, in_corn, helped)


@final
@mypyc_attr(free_list_len=1)
class Build(Decision):
    """Z-7.9, Z-7.16, Z-10.4: a building for blocks or corn; ``helped`` if Architecture applies, ``optional`` if it may
    be left out.
    """

    kind: ClassVar[str] = "build"
    fields: ClassVar[FieldList] = (
        PLAYER,
        a_number("in_corn", 0, 1),
        a_number("helped", 0, 1),
        a_number("optional", 0, 1),
    )
    asks: ClassVar[Kinds] = BUILDING

    def __init__(self, player: i64, in_corn: i64, helped: i64, optional: i64) -> None:
        super().__init__(player)
        self.in_corn = in_corn
        self.helped = helped
        self.optional = optional

    def options(self, s: State, out: Actions) -> None:
        if self.optional == 1:
            out.add(PASS)
        offer_buildings(s, self.player, self.corn(s), self.helped, out)

    def corn(self, s: State) -> i64:
        """Z-7.16: what can be paid with instead of blocks, or NONE."""
        return s.players[self.player].stock[CORN] if self.in_corn == 1 else NONE

    def take(self, s: State, action: i64) -> None:
        if action != PASS:
            build(s, self.player, action - BUILD, self.in_corn, self.helped)

    def asked(self, s: State) -> Kinds:
        """Only a building that may follow another one waits for it."""
        return self.asks if self.optional == 1 else ()

    def fits(self, s: State) -> bool:
        """Z-8.5: who may leave it out pays blocks; Z-10.4: further buildings come from own tiles.

        Z-15.2: at the end of a turn a worker on a space for one round may build, without Architecture and for blocks.
        """
        below = beneath(self)
        if self.optional == 0:
            if "harvest" in below.asked(s):
                return self.helped == 1
            return below.kind == "turn-part" and self.helped == 0 and self.in_corn == 0
        if self.in_corn == 1 or (self.helped == 0 and not may_have_helped(s, self.player)):
            return False
        further: i64 = 0
        step = beneath(self)
        above = self.kind
        while step.kind != "":
            if step.kind == self.kind and above == self.kind:
                further += 1
            above = step.kind
            step = beneath(step)
        return further <= tiles_that_build(s, self.player)

    def why_not(self, s: State, action: i64) -> Reason | None:
        if BUILD <= action < BUILD + BUILDING_KINDS:
            return why_no_building(s, self.player, action - BUILD, self.corn(s), self.helped)
        if MONUMENT <= action < MONUMENT + MONUMENT_KINDS:
            return Reason("no-monument-now", "Z-7.11", {"monument": MONUMENTS[action - MONUMENT]})
        return None


def may_have_helped(s: State, player: i64) -> bool:
    """Z-8.5: whether Architecture works, or did before an own building lowered it."""
    if s.works(player, ARCHITECTURE, 1):
        return True
    for building in range(len(s.rules.buildings)):
        if s.players[player].buildings[building] > 0:
            for effect in s.rules.buildings[building].effects:
                if effect.lowers_levels():
                    return True
    return False


def tiles_that_build(s: State, player: i64) -> i64:
    """Z-10.4: own buildings whose last effect is one more building."""
    count: i64 = 0
    for building in range(len(s.rules.buildings)):
        effects = s.rules.buildings[building].effects
        if len(effects) > 0 and effects[len(effects) - 1].gives_building():
            count += s.players[player].buildings[building]
    return count


@final
@mypyc_attr(free_list_len=1)
class BuildTwo(Decision):
    """Z-7.11: one or two buildings, or one monument."""

    kind: ClassVar[str] = "build-two"
    fields: ClassVar[FieldList] = (PLAYER,)

    def options(self, s: State, out: Actions) -> None:
        offer_buildings(s, self.player, NONE, 1, out)
        for place in range(MONUMENT_ROW):
            monument = s.monument_row[place]
            if monument != NONE and s.rules.construction.monument_payable(s, self.player, monument):
                out.add(MONUMENT + monument)

    def take(self, s: State, action: i64) -> None:
        if action >= MONUMENT:
            build_monument(s, self.player, action - MONUMENT)
            return
        building = action - BUILD
        if not s.works(self.player, ARCHITECTURE, 1):
            build_first(s, self.player, building, 0)
        elif s.rules.construction.payable(s, self.player, building, NONE, 0):
            s.push(ApplyArchitecture(self.player, building))
        else:
            build_first(s, self.player, building, 1)

    def why_not(self, s: State, action: i64) -> Reason | None:
        if BUILD <= action < BUILD + BUILDING_KINDS:
            return why_no_building(s, self.player, action - BUILD, NONE, 1)
        if MONUMENT <= action < MONUMENT + MONUMENT_KINDS:
            return why_no_monument(s, self.player, action - MONUMENT)
        return None


def build_first(s: State, player: i64, building: i64, helped: i64) -> None:
    """Z-8.5: Architecture applies to one of the two buildings."""
    s.push(Build(player, 0, 1 - helped, 1))
    build(s, player, building, 0, helped)


def build_monument(s: State, player: i64, monument: i64) -> None:
    """Z-10.9: pay, then take the tile."""
    s.push(TakeMonument(player, monument))
    s.rules.construction.pay_monument(s, player, monument)


@final
@mypyc_attr(free_list_len=1)
class ApplyArchitecture(Payment):
    """Z-8.10: whether Architecture applies to the first of two buildings, or later to the second.

    The building is chosen, so this belongs to paying for it: nothing else is done in between (Z-15.3).
    """

    kind: ClassVar[str] = "apply-architecture"
    fields: ClassVar[FieldList] = (PLAYER, a_word("building", BUILDINGS))

    def __init__(self, player: i64, building: i64) -> None:
        super().__init__(player)
        self.building = building

    def options(self, s: State, out: Actions) -> None:
        out.add(NOW)
        out.add(LATER)

    def take(self, s: State, action: i64) -> None:
        build_first(s, self.player, self.building, 1 if action == NOW else 0)

    def fits(self, s: State) -> bool:
        """Z-8.10: a building on display that can be paid either way."""
        if not s.works(self.player, ARCHITECTURE, 1) or not is_face_up(s, self.building):
            return False
        return s.rules.construction.payable(s, self.player, self.building, NONE, 0)


# ---- taking the tile -----------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class TakeBuilding(Effect):
    """Z-10.2, Z-8.7: take the tile, gain what Architecture gives at the level paid with, then its effects."""

    kind: ClassVar[str] = "take-building"
    fields: ClassVar[FieldList] = (a_seat("owner"), a_word("building", BUILDINGS), a_number("helped", 0, 1))
    asks: ClassVar[Kinds] = ("drop-block", "give-blocks")

    def __init__(self, owner: i64, building: i64, helped: i64) -> None:
        super().__init__()
        self.owner = owner
        self.building = building
        self.helped = helped

    def run(self, s: State) -> None:
        s.take_building(self.owner, self.building, "Z-10.2")
        push_effects(s, self.owner, FIRST_BUILDING + self.building)
        if self.helped == 1:
            if s.works(self.owner, ARCHITECTURE, 2):
                s.score(self.owner, ARCHITECTURE_POINTS, "Z-8.5")
            if s.works(self.owner, ARCHITECTURE, 1):
                s.push(Gain(self.owner, CORN, ARCHITECTURE_CORN, "Z-8.5"))

    def builds(self) -> i64:
        return self.building

    def owes(self, s: State, why: str) -> i64:
        return s.in_force().building_surcharge() if why == "Z-15.6" else 0

    def fits(self, s: State) -> bool:
        """It lies face up, and there is something to decide while it is paid."""
        return is_face_up(s, self.building) and s.rules.construction.asks(s, self.owner, self.building, self.helped)


@final
@mypyc_attr(free_list_len=1)
class TakeMonument(Effect):
    """Z-10.9: a monument, once it is paid; it scores at the end."""

    kind: ClassVar[str] = "take-monument"
    fields: ClassVar[FieldList] = (a_seat("owner"), a_word("monument", MONUMENTS))

    def __init__(self, owner: i64, monument: i64) -> None:
        super().__init__()
        self.owner = owner
        self.monument = monument

    def run(self, s: State) -> None:
        s.take_monument(self.owner, self.monument, "Z-10.9")
