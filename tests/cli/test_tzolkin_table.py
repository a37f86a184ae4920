"""What the table of Tzolk'in shows."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console, RenderableType

import tonalli
from clauses import clause
from core.varieties import TZOLKIN_EXPANDED, name_of, play_on
from tonalli import State
from tonalli.cli.face import Seats, face_of
from tonalli.cli.terminal import show
from tonalli.telling import telling_of
from tzolkin.table import play, side, table

FACE = face_of(tonalli.GAMES["tzolkin"])
NAMES = ["Ana", "Ben", "Cid", "Dora", "Eva"]


def drawn(parts: list[RenderableType], width: int = 80) -> str:
    """What a plain terminal of that width shows."""
    console = Console(file=io.StringIO(), width=width, no_color=True, highlight=False, emoji=False)
    show(console, parts)
    text = str(console.file.getvalue())  # type: ignore[attr-defined]
    return "\n".join(line.rstrip() for line in text.splitlines())


def view_of(state: State) -> dict[str, Any]:
    return tonalli.GAMES["tzolkin"].view(state, 0)


def seats_of(view: dict[str, Any]) -> Seats:
    return telling_of("tzolkin").seats(view, NAMES[: len(view["players"])])


def section(name: str, state: State, width: int = 80) -> str:
    view = view_of(state)
    return drawn(FACE.section(name, view, seats_of(view)), width)


def beside(state: State) -> str:
    view = view_of(state)
    return drawn(FACE.beside(view, seats_of(view), fresh=False))


def overview(state: State) -> str:
    view = view_of(state)
    return drawn(FACE.overview(view, seats_of(view)))


# ---- the table -----------------------------------------------------------------------------------


def test_gears_show_who_stands_where() -> None:
    state = table(
        side("palenque3 palenque0"),
        side("chichen_itza5"),
        players=3,
        dummies="palenque1 palenque9 tikal0 tikal6 uxmal5 chichen_itza12",
        skulls={"bank": 12, "chichen_itza": [2]},
    )
    lines = section("gears", state).splitlines()
    palenque = next(line for line in lines if line.startswith("Palenque"))
    assert palenque.split()[1:-1] == list("0R1■2○3R4·5·6·7·")
    assert palenque.endswith(" ·■")
    tikal = next(line for line in lines if line.startswith("Tikal"))
    assert "0 ■" in tikal
    assert "1 ○" in tikal
    assert "6 ■" in tikal
    chichen = next(line for line in lines if line.startswith("Chichen"))
    assert "5 B" in chichen
    assert chichen.endswith("·■")
    below = next(line for line in lines if line.startswith("Itza"))
    assert " ".join(below.split()) == "Itza 4 VP skull 6 VP 7 VP 8 VP 8 VP 10 VP 11 VP 13 VP any"


@pytest.mark.parametrize("width", [80, 110])
def test_what_a_gear_offers_stands_below_its_spaces(width: int) -> None:
    lines = section("gears", table(side()), width).splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("Palenque"))
    for space, (upper, lower) in {3: ("5 corn", "or 2 wood"), 5: ("9 corn", "or 4 wood")}.items():
        column = lines[at].index(f"{space} ·")
        assert lines[at + 1][column:].startswith(upper)
        assert lines[at + 2][column:].startswith(lower)
    assert lines[at + 1].count("any") == 2
    assert max(len(line) for line in lines) <= width


@pytest.mark.parametrize(
    ("calendar", "told"),
    [
        ({"day": 2}, "Food Day 1 (goods) in 6 days"),
        ({"day": 7}, "Food Day 1 (goods) tomorrow"),
        ({"day": 8}, "Food Day 1 (goods) today"),
        ({"day": 9}, "Food Day 1 (goods) today"),
        ({"day": 12, "food_days": 1}, "Food Day 2 (points) in 2 days"),
        ({"day": 20, "food_days": 2, "age": 2}, "Food Day 3 (goods) tomorrow"),
        ({"day": 27, "food_days": 3, "age": 2}, "last round, Food Day 4 today"),
    ],
)
@clause("Z-3.3", "Z-12.6")
def test_the_next_food_day(calendar: dict[str, Any], told: str) -> None:
    text = overview(table(side(), calendar=calendar))
    assert f"Day {calendar['day']} of 27" in text
    assert f"Age {calendar.get('age', 1)}" in text
    assert told in text


def test_the_calendar_shows_marker_claim_and_corn() -> None:
    state = table(side(corn=5), calendar={"corn": 3, "day": 5})
    lines = overview(state).splitlines()
    assert lines[0].startswith("Day 5 of 27  ····●··○·····◆······○·····◆")
    assert lines[1] == "starting player R Ana   Starting Player Space: free   corn on the gear: 3"
    play(state, "place:start place:tikal pass")
    lines = overview(state).splitlines()
    assert lines[1] == "starting player R Ana   Starting Player Space: R   corn on the gear: 0"


def test_the_jungle_shows_open_corn_and_wood() -> None:
    text = section("jungle", table(side(), jungle={"3": {"corn": 3, "wood": 1}}))
    assert "2: 4 corn  3: 2 corn 1 wood  4: 0 corn 4 wood" in text
    assert "skulls in the bank: 13" in text


def test_temples_show_steps_points_and_goods() -> None:
    state = table(side(temples={"chaac": 5, "quetzalcoatl": -1, "kukulkan": 4}), side())
    lines = section("temples", state).splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("Chaac"))
    assert lines[at].split() == ["Chaac", "·", "BYK", "·", "·", "·", "·", "R"]
    assert " ".join(lines[at + 1].split()) == "−1 VP 0 VP 2 VP 4 VP 6 VP 7 VP 8 VP"
    assert lines[at + 2].split() == ["stone", "stone"]
    assert "highest: 6 VP at the end of Age 1, 2 VP of Age 2" in lines[at + 3]
    kukulkan = next(line for line in lines if line.startswith("Kukulkan"))
    assert kukulkan.split()[6] == "R"


def test_technologies_show_levels_and_effects() -> None:
    levels = {"agriculture": 2, "resource_extraction": 0, "architecture": 3, "theology": 0}
    text = section("technologies", table(side(technologies=levels)), 110)
    agriculture = next(line for line in text.splitlines() if line.startswith("Agriculture"))
    assert agriculture.split()[1] == "BYK"
    assert agriculture.split().count("R") == 1
    assert agriculture.index("R ") == text.splitlines()[1].index("level 2")
    assert "R +1 corn" not in text
    assert "R a building" not in text


def test_buildings_and_monuments_show_cost_and_effect() -> None:
    state = table(side(), buildings=["a1_architecture", None, None, None, None, None])
    text = section("buildings", state)
    assert "Architecture blue   1 gold Architecture step" in text
    assert len(text.splitlines()) == 3
    text = section("monuments", state, 110)
    assert "Skulls" in text
    assert "4 gold, 1 skull" in text
    assert "3 VP per skull in Chichen Itza" in text


@clause("Z-13.3", "Z-11.5", "Z-2.13")
def test_players_show_everything_they_have() -> None:
    ana = side(
        "tikal2",
        hand=3,
        corn=7,
        skull=1,
        corn_tiles=2,
        double_advance=False,
        buildings={"a1_single_farm": 2, "a1_community_farm": 1},
        monuments=["mon_skulls"],
        technologies={"agriculture": 1, "resource_extraction": 0, "architecture": 0, "theology": 2},
    )
    state = table(ana, skulls={"bank": 12, "chichen_itza": []}, jungle={"2": {"corn": 2, "wood": 0}})
    view = view_of(state)
    view["players"][0]["points"] = 12.25
    text = drawn(FACE.section("players", view, seats_of(view)))
    row = next(line for line in text.splitlines() if line.startswith("▸R Ana"))
    assert row.split() == ["▸R", "Ana", "12.25", "7", "0", "0", "0", "1", "3", "1", "2", "2", "0", "0", "0"]
    words = " ".join(text.split())
    assert "Agr 1, The 2 · double advance used · 2 corn tiles" in words
    assert "buildings: Single farm ×2, Community farm · monuments: Skulls" in words


def test_the_whole_table_has_all_parts() -> None:
    text = drawn(FACE.table(view_of(table(side())), seats_of(view_of(table(side())))))
    for part in ("Gears", "Jungle", "Temples", "Technologies", "Buildings on display", "Monuments", "Players in order"):
        assert part in text
    assert "[tzolkin" not in text


# ---- beside a decision ----------------------------------------------------------------------------


def test_what_helps_with_a_decision_is_drawn_beside_it() -> None:
    state = play(table(side("uxmal1", corn=5)), "pick:uxmal.1 act:uxmal_1")
    text = beside(state)
    assert text.startswith("Temples")
    assert "R Ana  0 VP, 2 corn" in text
    state = play(table(side("tikal1", wood=3)), "pick:tikal.1 act:tikal_1")
    assert beside(state).startswith("Technologies")


# ---- modules -------------------------------------------------------------------------------------


@pytest.mark.parametrize("variety", TZOLKIN_EXPANDED[::4], ids=name_of)
def test_every_part_of_a_table_with_modules_is_drawn(variety: dict[str, Any]) -> None:
    """At the first decision, in the middle and at the end; nothing is wider than the terminal."""
    options = {key: value for key, value in variety.items() if key != "game"}
    match = tonalli.new("tzolkin", seed=3, **options)
    for decisions in (0, 60, 1 << 30):
        play_on(match, 3, decisions)
        view = view_of(match.state)
        parts = [overview(match.state), *(drawn(FACE.section(name, view, seats_of(view))) for name in FACE.parts(view))]
        assert all(len(line) <= 80 for part in parts for line in part.splitlines())
        assert not [part for part in parts if "tzolkin-" in part]


@pytest.mark.parametrize("module", ["tribes", "prophecies", "buildings", "quick_actions"])
def test_help_tells_of_every_module_in_play(module: str) -> None:
    telling = telling_of("tzolkin")
    assert [phrase.key for phrase in telling.help({"players": 3, "modules": [module]})] == [f"tzolkin-help-{module}"]
