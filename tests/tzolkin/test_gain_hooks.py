"""Every gain, temple step and technology step comes through the prophecy in force (Z-15.5)."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli.core.state
from clauses import clause
from tonalli.core.native import i64
from tonalli.tzolkin.names import GOODS, TEMPLES, TRACKS
from tonalli.tzolkin.prophecy import Prophecy
from tonalli.tzolkin.state import State
from tzolkin.rounds import display, finish
from tzolkin.stand_ins import fresh, seated, told
from tzolkin.table import options, play, side

pytestmark = pytest.mark.pure

if not str(tonalli.core.state.__file__).endswith(".py"):
    pytest.skip("interpreted classes cannot stand in for compiled ones", allow_module_level=True)


def under(prophecy: Prophecy, *sides: dict[str, Any], **fields: Any) -> State:
    """A position with the prophecy in force, and no tribe."""
    return seated(fresh(prophecy=prophecy), *sides, tribes=(), **fields)


AGE_2 = {"day": 15, "food_days": 2}


class Barren(Prophecy):
    """Takes down what was to happen, and lets none of it happen."""

    def __init__(self) -> None:
        self.gains: list[tuple[str, int]] = []
        self.steps: list[str] = []
        self.advances: list[tuple[str, int]] = []

    def gain(self, s: State, player: i64, good: i64, amount: i64, why: str) -> None:
        self.gains.append((GOODS[good], amount))

    def step_up(self, s: State, player: i64, temple: i64, why: str) -> None:
        self.steps.append(TEMPLES[temple])

    def advance(self, s: State, player: i64, track: i64, paid: i64, why: str) -> None:
        self.advances.append((TRACKS[track], paid))


@clause("Z-15.5")
@pytest.mark.parametrize(
    ("line", "own", "fields", "gains"),
    [
        ("pick:palenque.1 act:palenque_1", side("palenque1"), {}, [("corn", 3)]),
        ("pick:palenque.2 act:palenque_2 harvest:corn", side("palenque2"), {}, [("corn", 4)]),
        ("pick:palenque.3 act:palenque_3 harvest:wood", side("palenque3"), {}, [("wood", 2)]),
        ("pick:palenque.3 act:palenque_3 harvest:burn", side("palenque3"), {}, [("corn", 5)]),
        ("pick:yaxchilan.1 act:yaxchilan_1", side("yaxchilan1"), {}, [("wood", 1)]),
        ("pick:yaxchilan.4 act:yaxchilan_4", side("yaxchilan4"), {}, [("skull", 1)]),
        (
            "pick:yaxchilan.5 act:yaxchilan_5",
            side("yaxchilan5"),
            {},
            [("corn", 2), ("stone", 1), ("gold", 1)],
        ),
        ("pick:uxmal.2 act:uxmal_2 sell:gold", side("uxmal2", gold=1), {}, [("corn", 4)]),
        ("beg:chaac", side(corn=1), {}, [("corn", 2)]),
        ("place:start", side(), {"calendar": {"corn": 3}}, [("corn", 3)]),
        (
            "pick:chichen_itza.6 act:chichen_itza_6 take:stone",
            side("chichen_itza6", skull=1),
            {},
            [("stone", 1)],
        ),
        (
            "pick:tikal.2 act:tikal_2 build:a2_any_tech_corn technology:theology",
            side("tikal2", wood=3, stone=1, technologies={"architecture": 1}),
            {"buildings": display("a2_any_tech_corn"), "calendar": AGE_2},
            [("corn", 1), ("corn", 6)],
        ),
    ],
)
def test_every_gain_of_a_turn_comes_through_the_prophecy(
    line: str, own: dict[str, Any], fields: dict[str, Any], gains: list[tuple[str, int]]
) -> None:
    barren = Barren()
    s = under(barren, own, **fields)
    play(s, line)
    while s.active == 0:
        play(s, options(s)[0])
    assert barren.gains == gains
    assert told(s, "gain") == []


@clause("Z-15.5")
@pytest.mark.parametrize(
    ("track", "line", "gains", "steps"),
    [
        ("agriculture", "temple:chaac", [], ["chaac"]),
        ("resource_extraction", "take:gold take:stone", [("gold", 1), ("stone", 1)], []),
        ("architecture", "", [], []),
        ("theology", "", [("skull", 1)], []),
    ],
)
def test_what_technology_bonuses_bring_comes_through_the_prophecy(
    track: str, line: str, gains: list[tuple[str, int]], steps: list[str]
) -> None:
    class Studious(Barren):
        def advance(self, s: State, player: i64, track: i64, paid: i64, why: str) -> None:
            s.raise_level(player, track, why)

    studious = Studious()
    s = under(studious, side("tikal1", wood=1, technologies={track: 3}))
    play(s, f"pick:tikal.1 act:tikal_1 technology:{track} {line}")
    assert (studious.gains, studious.steps) == (gains, steps)
    assert told(s, "gain", "temple") == []


@clause("Z-15.5")
def test_what_temples_give_on_a_food_day_comes_through_the_prophecy() -> None:
    barren = Barren()
    temples = {"chaac": 3, "quetzalcoatl": 2, "kukulkan": 4}
    s = under(barren, side(corn=40, temples=temples), calendar={"day": 8, "starting_player": 1})
    finish(s)
    assert sorted(barren.gains) == [("gold", 1), ("skull", 1), ("stone", 2), ("wood", 2)]
    assert told(s, "gain") == []


@clause("Z-15.5")
@pytest.mark.parametrize(
    ("line", "own", "fields", "steps"),
    [
        ("pick:uxmal.1 act:uxmal_1 temple:chaac", side("uxmal1", corn=3), {}, ["chaac"]),
        (
            "pick:tikal.5 act:tikal_5 temple:chaac temple:kukulkan",
            side("tikal5", wood=1),
            {},
            ["chaac", "kukulkan"],
        ),
        (
            "pick:chichen_itza.4 act:chichen_itza_4 give:wood temple:chaac",
            side("chichen_itza4", wood=1, skull=1, technologies={"theology": 2}),
            {},
            ["kukulkan", "chaac"],
        ),
        (
            "pick:tikal.2 act:tikal_2 build:a2_three_temples",
            side("tikal2", wood=1, stone=2, gold=1),
            {"buildings": display("a2_three_temples"), "calendar": AGE_2},
            ["chaac", "quetzalcoatl", "kukulkan"],
        ),
        (
            "pick:tikal.2 act:tikal_2 build:a1_any_temple_build temple:quetzalcoatl",
            side("tikal2", wood=1, gold=1),
            {},
            ["quetzalcoatl"],
        ),
    ],
)
def test_every_step_up_comes_through_the_prophecy(
    line: str, own: dict[str, Any], fields: dict[str, Any], steps: list[str]
) -> None:
    barren = Barren()
    s = under(barren, own, **fields)
    play(s, line)
    assert barren.steps == steps
    assert told(s, "temple") == []


@clause("Z-15.5")
@pytest.mark.parametrize(
    ("line", "own", "shown", "advances"),
    [
        (
            "pick:tikal.1 act:tikal_1 technology:theology",
            side("tikal1", wood=1),
            "a1_agriculture",
            [("theology", 1)],
        ),
        (
            "pick:tikal.3 act:tikal_3 technology:theology technology:agriculture",
            side("tikal3", wood=2),
            "a1_agriculture",
            [("theology", 1), ("agriculture", 1)],
        ),
        (
            "pick:tikal.2 act:tikal_2 build:a1_agriculture",
            side("tikal2", wood=2),
            "a1_agriculture",
            [("agriculture", 0)],
        ),
        (
            "pick:tikal.2 act:tikal_2 build:a2_two_tech technology:theology technology:theology",
            side("tikal2", stone=1, gold=2),
            "a2_two_tech",
            [("theology", 0), ("theology", 0)],
        ),
    ],
)
def test_every_technology_step_comes_through_the_prophecy_paid_or_free(
    line: str, own: dict[str, Any], shown: str, advances: list[tuple[str, int]]
) -> None:
    barren = Barren()
    calendar = AGE_2 if shown.startswith("a2") else {"day": 9, "food_days": 1}
    s = under(barren, own, buildings=display(shown), calendar=calendar)
    play(s, line)
    assert barren.advances == advances
    assert told(s, "technology") == []
