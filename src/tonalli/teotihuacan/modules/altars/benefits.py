"""What the fields of the altar tiles give (X-6.5, X-6.7, X-6.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from tonalli.core.bits import BIT
from tonalli.core.field import PLAYER, FieldList, a_word
from tonalli.core.game import Reason
from tonalli.core.native import i64, mypyc_attr
from tonalli.core.step import PASS
from tonalli.teotihuacan.amounts import COCOA_COSTS
from tonalli.teotihuacan.modules.altars.names import ALTARS, PILE
from tonalli.teotihuacan.modules.altars.part import altars_of, has_altars
from tonalli.teotihuacan.modules.altars.rules import AltarTile, Benefit
from tonalli.teotihuacan.modules.great_discoveries.names import FIRST_GREAT
from tonalli.teotihuacan.modules.great_discoveries.steps import BackWorker
from tonalli.teotihuacan.modules.obsidian.names import OBSIDIAN
from tonalli.teotihuacan.moments import Decision
from tonalli.teotihuacan.names import NONE
from tonalli.teotihuacan.notation import EXCHANGE
from tonalli.teotihuacan.steps.claim import can_claim, claim, why_not_claim
from tonalli.teotihuacan.steps.goods import Gain

if TYPE_CHECKING:
    from tonalli.core.actions import Actions
    from tonalli.teotihuacan.state import State

TRADED_COCOA: Final = 2
TRADED_OBSIDIAN: Final = 4
RETREATS: Final = 2
RETREAT_MOST: Final = 2


@final
class GreatDiscoveryField(Benefit):
    """X-6.7: claim any one of the Great Discoveries on the altar; with none that can be paid there is no benefit."""

    def claims(self) -> bool:
        return True

    def take(self, s: State, player: i64, altar: i64) -> None:
        s.push(ClaimFromAltar(player, altar))


@final
class TradeField(Benefit):
    """X-6.5: 2 cocoa may be paid for 4 obsidian."""

    def take(self, s: State, player: i64, altar: i64) -> None:
        s.push(AltarTrade(player))


@final
class UnlockField(Benefit):
    """X-6.5, X-6.8: 1 obsidian, and all own workers become unlocked for free."""

    def take(self, s: State, player: i64, altar: i64) -> None:
        s.gain(player, OBSIDIAN, 1, "X-6.5")
        s.unlock_all(player, "X-6.8")


@final
class RetreatField(Benefit):
    """X-6.5, X-6.8: 1 obsidian, and twice an unlocked worker may go 1 or 2 boards back."""

    def take(self, s: State, player: i64, altar: i64) -> None:
        s.gain(player, OBSIDIAN, 1, "X-6.5")
        s.push(BackWorker(player, RETREAT_MOST, RETREATS, 1, "X-6.8"))


@final
class ObsidianField(Benefit):
    """X-6.5: 2 obsidian."""

    def take(self, s: State, player: i64, altar: i64) -> None:
        s.gain(player, OBSIDIAN, 2, "X-6.5")


def altar_tiles() -> list[AltarTile]:
    """X-6.5: in the order of their names, rear and front."""
    claiming = GreatDiscoveryField()
    return [
        AltarTile(claiming, TradeField()),
        AltarTile(claiming, UnlockField()),
        AltarTile(RetreatField(), claiming),
        AltarTile(ObsidianField(), claiming),
    ]


@final
@mypyc_attr(free_list_len=1)
class ClaimFromAltar(Decision):
    """X-6.7, X-3.4: one of the Great Discoveries on this altar, paying its cost, or none."""

    kind: ClassVar[str] = "claim-from-altar"
    fields: ClassVar[FieldList] = (PLAYER, a_word("altar", ALTARS))

    def __init__(self, player: i64, altar: i64) -> None:
        super().__init__(player)
        self.altar = altar

    def fits(self, s: State) -> bool:
        if not has_altars(s):
            return False
        altars = altars_of(s)
        field = altars.field[self.player]
        return altars.altar[self.player] == self.altar and field == altars.claiming_field(self.altar)

    def options(self, s: State, out: Actions) -> None:
        out.add(PASS)
        piles = altars_of(s).piles
        seen: i64 = 0
        for place in range(PILE):
            kind = piles[self.altar * PILE + place]
            if kind == NONE or (seen >> (kind - FIRST_GREAT)) & 1 != 0:
                continue
            seen |= BIT[kind - FIRST_GREAT]
            if can_claim(s, self.player, kind):
                out.add(s.rules.discoveries[kind].claim_action)

    def why_not(self, s: State, action: i64) -> Reason | None:
        lies_there = altars_of(s).lies_on(self.altar, s.rules.claimed_by(action))
        return why_not_claim(s, self.player, lies_there, action)

    def take(self, s: State, action: i64) -> None:
        if action != PASS:
            kind = s.rules.claimed_by(action)
            altars_of(s).take_off(self.altar, kind)
            claim(s, self.player, kind, ALTARS[self.altar], "X-6.7")


@final
@mypyc_attr(free_list_len=1)
class AltarTrade(Decision):
    """X-6.5, X-9.8, X-9.11: 2 cocoa for 4 obsidian, or nothing; no tile waives the cocoa, obsidian may stand for it."""

    kind: ClassVar[str] = "altar-trade"
    fields: ClassVar[FieldList] = (PLAYER,)

    def fits(self, s: State) -> bool:
        return has_altars(s) and altars_of(s).altar[self.player] != NONE

    def options(self, s: State, out: Actions) -> None:
        out.add(PASS)
        if s.rules.payment.can_pay(s, self.player, COCOA_COSTS[TRADED_COCOA]):
            out.add(EXCHANGE)

    def why_not(self, s: State, action: i64) -> Reason | None:
        if action != EXCHANGE:
            return None
        return s.rules.payment.why_not(s, self.player, COCOA_COSTS[TRADED_COCOA], "X-6.5")

    def take(self, s: State, action: i64) -> None:
        if action != PASS:
            s.push(Gain(self.player, OBSIDIAN, TRADED_OBSIDIAN, "X-6.5"))
            s.rules.payment.pay(s, self.player, COCOA_COSTS[TRADED_COCOA], "X-6.5")
