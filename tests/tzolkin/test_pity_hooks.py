"""Begging once in a turn, and pity whenever it does not help (Z-4.5, Z-4.8), where prophecies make it matter."""

from __future__ import annotations

import pytest

import tonalli.core.state
from clauses import clause
from tonalli.core.native import i64
from tonalli.tzolkin.names import UXMAL
from tonalli.tzolkin.prophecy import Prophecy
from tonalli.tzolkin.state import State
from tzolkin.stand_ins import fresh, seated
from tzolkin.table import options, play, player, side

pytestmark = pytest.mark.pure

if not str(tonalli.core.state.__file__).endswith(".py"):
    pytest.skip("interpreted classes cannot stand in for compiled ones", allow_module_level=True)

BEG = ["beg:chaac", "beg:quetzalcoatl", "beg:kukulkan"]


class DearSpaces(Prophecy):
    """9 corn more on every gear, and one more on Uxmal."""

    def placement_surcharge(self, gear: i64) -> i64:
        return 10 if gear == UXMAL else 9


CHEAPEST = [f"place:{name}" for name in ("palenque", "yaxchilan", "tikal", "chichen_itza")]


@clause("Z-4.8")
def test_the_gods_take_pity_after_begging_too() -> None:
    s = seated(fresh(prophecy=DearSpaces()), side(), side("start"), tribes=())
    assert options(s) == BEG, "first one must beg"
    play(s, "beg:chaac")
    assert options(s) == CHEAPEST
    play(s, "place:tikal")
    assert (player(s)["corn"], player(s)["workers_in_hand"]) == (0, 2)
    assert s.actor == 1


@clause("Z-4.8")
@pytest.mark.parametrize(
    ("corn", "words"), [(3, CHEAPEST), (8, CHEAPEST), (9, CHEAPEST), (10, [*CHEAPEST, "place:uxmal"])]
)
def test_the_gods_take_pity_on_those_with_too_much_corn_to_beg(corn: int, words: list[str]) -> None:
    s = seated(fresh(prophecy=DearSpaces()), side(corn=corn), side("start"), tribes=())
    assert sorted(options(s)) == sorted(words)
    play(s, "place:palenque")
    assert player(s)["corn"] == max(corn - 9, 0)
    assert s.actor == 1


@clause("Z-4.8")
def test_with_a_worker_on_the_gears_there_is_no_pity_then_either() -> None:
    s = seated(fresh(prophecy=DearSpaces()), side("palenque1", corn=4), side("start"), tribes=())
    assert options(s) == ["pick:palenque.1"]


class NoAlms(Prophecy):
    """Nobody is given anything."""

    def gain(self, s: State, player: i64, good: i64, amount: i64, why: str) -> None:
        pass


@clause("Z-4.5/1")
def test_nobody_begs_twice_in_a_turn_not_even_in_vain() -> None:
    s = seated(fresh(prophecy=NoAlms()), side("palenque1"), tribes=())
    play(s, "beg:chaac")
    assert player(s)["corn"] == 0
    assert not [word for word in options(s) if word.startswith("beg:")]
