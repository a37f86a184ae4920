"""Technologies: steps that are paid or free, and the bonuses beyond the last level (Z-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from tonalli.core.field import PLAYER, WHY, FieldList, a_number, a_seat, a_word
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import PASS
from tonalli.tzolkin.cost import Cost
from tonalli.tzolkin.moments import BONUS, Decision, Effect, Kinds, beneath
from tonalli.tzolkin.names import SKULL, TRACK_COUNT, TRACKS
from tonalli.tzolkin.notation import TECHNOLOGY
from tonalli.tzolkin.rules import TechnologyBonus
from tonalli.tzolkin.steps.effects import TileEffects
from tonalli.tzolkin.steps.goods import TakeBlocks, give_blocks
from tonalli.tzolkin.steps.temple import push_climb_any
from tonalli.tzolkin.tiles import ARCHITECTURE_BONUS_POINTS, EXTRACTION_BONUS_BLOCKS

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.tzolkin.state import State


def step_cost(s: State, player: i64, track: i64) -> i64:
    """Z-8.1: the blocks for a step on a track."""
    level = s.players[player].levels[track]
    return s.tribe(player).technology_cost(level) + s.in_force().technology_surcharge()


def why_no_step(s: State, player: i64, track: i64) -> Reason | None:
    """Z-8.1: who has too few blocks; None if a step can be paid."""
    cost = step_cost(s, player, track)
    blocks = s.players[player].blocks()
    if cost <= blocks:
        return None
    return Reason("too-few-blocks", "Z-8.1", {"technology": TRACKS[track], "blocks": blocks, "needed": cost})


def can_study(s: State, player: i64) -> bool:
    """Z-14.3: whether the player has the blocks of one step."""
    blocks = s.players[player].blocks()
    for track in range(TRACK_COUNT):
        if step_cost(s, player, track) <= blocks:
            return True
    return False


@final
@mypyc_attr(free_list_len=1)
class Study(Decision):
    """Z-7.8, Z-7.10: a technology step for blocks; a second one may follow once the first has taken effect."""

    kind: ClassVar[str] = "study"
    fields: ClassVar[FieldList] = (PLAYER, a_number("left", 1, 12), a_number("optional", 0, 1))
    asks: ClassVar[Kinds] = ("advance", *BONUS)

    def __init__(self, player: i64, left: i64, optional: i64) -> None:
        super().__init__(player)
        self.left = left
        self.optional = optional

    def options(self, s: State, out: Actions) -> None:
        if self.optional == 1:
            out.add(PASS)
        blocks = s.players[self.player].blocks()
        for track in range(TRACK_COUNT):
            if step_cost(s, self.player, track) <= blocks:
                out.add(TECHNOLOGY + track)

    def take(self, s: State, action: i64) -> None:
        if action == PASS:
            return
        track = action - TECHNOLOGY
        if self.left > 1:
            s.push(Study(self.player, self.left - 1, 1))
        s.push(Advance(self.player, track, "Z-7.8"))
        give_blocks(s, self.player, step_cost(s, self.player, track), "Z-8.1")

    def price(self, s: State, action: i64) -> Cost | None:
        """Z-8.1: the blocks of a step."""
        return None if action == PASS else Cost(blocks=step_cost(s, self.player, action - TECHNOLOGY))

    def asked(self, s: State) -> Kinds:
        """Only a second step waits for the first."""
        return self.asks if self.optional == 1 else ()

    def fits(self, s: State) -> bool:
        """Z-7.8, Z-7.10: one step or two, the second of which may be left out."""
        return self.left == 1 or (self.left == 2 and self.optional == 0)

    def why_not(self, s: State, action: i64) -> Reason | None:
        if not TECHNOLOGY <= action < TECHNOLOGY + TRACK_COUNT:
            return None
        return why_no_step(s, self.player, action - TECHNOLOGY)


@final
@mypyc_attr(free_list_len=1)
class FreeStudy(Decision):
    """Z-8.2: free steps of choice, on one track or several, the bonus beyond the last level included."""

    kind: ClassVar[str] = "free-study"
    fields: ClassVar[FieldList] = (PLAYER, a_number("left", 1, 12), WHY)
    asks: ClassVar[Kinds] = BONUS
    whys: ClassVar[tuple[str, ...]] = ("Z-10.2",)

    def __init__(self, player: i64, left: i64, why: str) -> None:
        super().__init__(player)
        self.left = left
        self.why = why

    def options(self, s: State, out: Actions) -> None:
        for track in range(TRACK_COUNT):
            out.add(TECHNOLOGY + track)

    def take(self, s: State, action: i64) -> None:
        if self.left > 1:
            s.push(FreeStudy(self.player, self.left - 1, self.why))
        s.advance(self.player, action - TECHNOLOGY, 0, self.why)

    def fits(self, s: State) -> bool:
        """Z-8.2: as many as the tile gives whose effect is being resolved, or that of an own building."""
        below = beneath(self)
        if isinstance(below, TileEffects):
            effect = below.resolved(s)
            if effect is not None and effect.free_steps() > 0:
                return self.left <= effect.free_steps()
        for building in range(len(s.rules.buildings)):
            effects = s.rules.buildings[building].effects
            if s.players[self.player].buildings[building] > 0 and effects[len(effects) - 1].free_steps() >= self.left:
                return True
        return False


@final
@mypyc_attr(free_list_len=1)
class Advance(Effect):
    """Z-8.1: the step itself, once it is paid."""

    kind: ClassVar[str] = "advance"
    fields: ClassVar[FieldList] = (a_seat("owner"), a_word("track", TRACKS), WHY)
    asks: ClassVar[Kinds] = ("give-blocks",)
    whys: ClassVar[tuple[str, ...]] = ("Z-7.8",)

    def __init__(self, owner: i64, track: i64, why: str) -> None:
        super().__init__()
        self.owner = owner
        self.track = track
        self.why = why

    def run(self, s: State) -> None:
        s.advance(self.owner, self.track, 1, self.why)

    def owes(self, s: State, why: str) -> i64:
        return step_cost(s, self.owner, self.track) if why == "Z-8.1" else 0


# ---- bonuses (Z-8.1) -----------------------------------------------------------------------------


@final
class AgricultureBonus(TechnologyBonus):
    """Z-8.1: a step up on any temple."""

    def give(self, s: State, player: i64) -> None:
        push_climb_any(s, player, "Z-8.1")


@final
class ExtractionBonus(TechnologyBonus):
    """Z-8.1: two blocks of choice."""

    def give(self, s: State, player: i64) -> None:
        s.push(TakeBlocks(player, EXTRACTION_BONUS_BLOCKS, "Z-8.1"))


@final
class ArchitectureBonus(TechnologyBonus):
    """Z-8.1: three points."""

    def give(self, s: State, player: i64) -> None:
        s.score(player, ARCHITECTURE_BONUS_POINTS, "Z-8.1")


@final
class TheologyBonus(TechnologyBonus):
    """Z-8.1: a crystal skull."""

    def give(self, s: State, player: i64) -> None:
        s.gain(player, SKULL, 1, "Z-8.1")


def technology_bonuses() -> list[TechnologyBonus]:
    return [AgricultureBonus(), ExtractionBonus(), ArchitectureBonus(), TheologyBonus()]
