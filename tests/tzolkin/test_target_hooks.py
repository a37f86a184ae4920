"""Where modules let workers be placed, and what they then have to do: targets, pity and duties (Z-15.2)."""

from __future__ import annotations

import pytest

import tonalli.core.state
from clauses import clause
from tonalli.core.native import i64
from tonalli.tzolkin.layout import TurnSoFar
from tonalli.tzolkin.rules import Duty, Rules, Target
from tonalli.tzolkin.state import State
from tzolkin.stand_ins import fresh, seated, stock
from tzolkin.table import options, play, side

pytestmark = pytest.mark.pure

if not str(tonalli.core.state.__file__).endswith(".py"):
    pytest.skip("interpreted classes cannot stand in for compiled ones", allow_module_level=True)

QUICK = 6
BOTTOMS = {"chaac": -1, "quetzalcoatl": -1, "kukulkan": -1}


class QuickField(Target):
    """P-10.20: one worker for 1 corn, once in a turn; never by pity (P-10.34)."""

    def __init__(self) -> None:
        super().__init__(QUICK)
        self.used: TurnSoFar | None = None
        self.why = ""

    def free(self, s: State, player: i64) -> bool:
        return self.used is not s.now

    def cost(self, s: State, player: i64) -> i64:
        return 1

    def place(self, s: State, player: i64, why: str) -> None:
        self.used = s.now
        self.why = why
        s.players[player].hand -= 1

    def shows_pity(self) -> bool:
        return False


class QuickBuild(Duty):
    """P-10.23, P-10.46: 1 corn must be left for the action of whoever stands on the field."""

    def __init__(self, field: QuickField) -> None:
        self.field = field

    def can_be_met(self, s: State, player: i64, corn: i64) -> bool:
        return self.field.used is not s.now or corn >= 1


def quick(duty: bool = False) -> Rules:
    """Rules with a quick action field, and the duty it brings."""
    rules = fresh()
    field = QuickField()
    rules.targets.append(field)
    if duty:
        rules.duties.append(QuickBuild(field))
    return rules


@clause("Z-15.2")
def test_a_further_target_costs_its_own_corn_and_counts_as_a_worker_placed() -> None:
    s = seated(quick(), side(corn=5))
    assert options(s)[-1] == "place:quick"
    play(s, "place:quick")
    assert stock(s) == {"corn": 4}
    assert (s.players[0].hand, s.players[0].standing, s.now.placed) == (2, 0, 1)
    assert "place:quick" not in options(s)
    play(s, "place:palenque")
    assert stock(s) == {"corn": 3}


@clause("Z-15.2")
@pytest.mark.parametrize(("corn", "offered"), [(0, False), (1, True)])
def test_a_further_target_is_for_those_who_can_pay_it(corn: int, offered: bool) -> None:
    s = seated(quick(), side(corn=corn))
    assert ("place:quick" in options(s)) == offered


TAKEN = [
    side("palenque0 yaxchilan0 tikal0 uxmal0 chichen_itza0", hand=0),
    side("start", hand=2),
]


@clause("Z-15.2")
def test_the_gods_send_nobody_to_a_target_without_pity() -> None:
    rules = quick()
    s = seated(rules, side(temples=BOTTOMS), *TAKEN)
    gears = [f"place:{name}" for name in ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")]
    assert options(s) == gears
    assert rules.targets[QUICK].cost(s, 0) == rules.targets[0].cost(s, 0) == 1
    play(s, "place:palenque")
    assert (s.active, stock(s)) == (1, {})


DEARER = [
    side("palenque0 palenque1 yaxchilan0 yaxchilan1 tikal0 tikal1", hand=0),
    side("uxmal0 uxmal1 chichen_itza0 chichen_itza1", hand=0),
    side("start", hand=2),
]
"""Spaces of gears cost 2 corn at least."""


@clause("Z-15.2")
def test_a_target_without_pity_does_not_say_what_the_cheapest_space_is() -> None:
    s = seated(quick(), side(temples=BOTTOMS), *DEARER)
    assert options(s) == [f"place:{name}" for name in ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")]


@clause("Z-15.2")
def test_who_can_pay_a_further_target_is_not_pitied_there() -> None:
    rules = quick()
    s = seated(rules, side(corn=1, temples=BOTTOMS), *DEARER)
    assert options(s) == ["place:quick"]
    play(s, "place:quick")
    field = rules.targets[QUICK]
    assert isinstance(field, QuickField)
    assert (field.why, s.active, stock(s)) == ("Z-5.1", 1, {})


class Lair(QuickField):
    """Like a quick action field, but with pity."""

    def shows_pity(self) -> bool:
        return True


@clause("Z-15.2")
def test_a_target_with_pity_is_among_the_cheapest_spaces() -> None:
    rules = fresh()
    lair = Lair()
    rules.targets.append(lair)
    s = seated(rules, side(temples=BOTTOMS), *TAKEN)
    assert options(s)[-1] == "place:quick"
    assert len(options(s)) == 6
    play(s, "place:quick")
    assert (lair.why, s.active) == ("Z-4.4", 1)
    assert options(seated(rules, side(temples=BOTTOMS), *DEARER)) == ["place:quick"]


@clause("Z-15.2")
@pytest.mark.parametrize(
    ("corn", "more"), [(1, []), (2, []), (3, ["palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza", "start"])]
)
def test_a_duty_forbids_placements_that_leave_too_little_for_it(corn: int, more: list[str]) -> None:
    s = seated(quick(duty=True), side(corn=corn))
    play(s, "place:quick")
    if more:
        assert options(s) == ["pass", *[f"place:{name}" for name in more]]
        play(s, "place:palenque")
        assert stock(s) == {"corn": 1}
    assert s.active == 1


@clause("Z-15.2")
def test_a_duty_weighs_the_cost_of_each_target() -> None:
    s = seated(quick(duty=True), side(corn=4), side("palenque0 palenque1"), side("tikal0"))
    play(s, "place:quick")
    cheap = ["yaxchilan", "tikal", "uxmal", "chichen_itza", "start"]
    assert options(s) == ["pass", *[f"place:{name}" for name in cheap]]


@clause("Z-15.2")
def test_without_a_worker_on_its_field_the_duty_forbids_nothing() -> None:
    s = seated(quick(duty=True), side(corn=1))
    play(s, "place:palenque place:tikal")
    assert (s.active, stock(s)) == (1, {})
