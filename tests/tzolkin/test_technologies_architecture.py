"""Architecture: when it applies, what it drops (Z-8.5 to Z-8.7, Z-8.10, Z-8.11)."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from tabletop import events, options, play, player
from tonalli import State
from tzolkin.facts import BUILDINGS, FACTS, GOODS
from tzolkin.table import side, table

pytestmark = pytest.mark.pure

ARCHITECTURE = FACTS["technology"]["architecture"]
SHOWN = [
    "a1_single_farm",
    "a1_agriculture",
    "a1_extraction_gold",
    "a1_chaac_kukulkan",
    "a1_any_temple_build",
    "a1_architecture",
]


def building(action: str, level: int, **fields: Any) -> State:
    """Seat 0 has chosen an action that builds."""
    gear, _, number = action.rpartition("_")
    mine = side(f"{gear}{number}", technologies={"architecture": level}, **fields)
    return play(table(mine, buildings=SHOWN), f"pick:{gear}.{number} act:{action}")


def stock(s: State) -> dict[str, int]:
    return {good: player(s)[good] for good in GOODS if player(s)[good]}


@clause("Z-8.4/1", "Z-8.4/3", "Z-8.5/1")
@pytest.mark.parametrize(("level", "corn", "points"), [(0, 0, 0), (1, 1, 0), (2, 1, 2), (3, 1, 2)])
def test_corn_and_points_for_a_building(level: int, corn: int, points: int) -> None:
    assert ARCHITECTURE["level_1"] == {"corn_per_building": 1}
    assert ARCHITECTURE["level_2"] == {"points_per_building": 2}
    s = play(building("tikal_2", level, wood=2), "build:a1_agriculture")
    assert player(s)["corn"] == corn
    assert player(s)["points"] == points
    assert player(s)["wood"] == (1 if level == 3 else 0)
    s = play(building("uxmal_4", level, corn=4), "build:a1_agriculture")
    assert player(s)["corn"] == corn + (2 if level == 3 else 0)
    assert player(s)["points"] == points


@clause("Z-8.5/1")
def test_architecture_never_applies_to_monuments() -> None:
    assert ARCHITECTURE["applies_to_monuments"] is False
    s = building("tikal_4", 3, gold=3, skull=1)
    assert not [word for word in options(s) if word.startswith("monument:")], "4 gold are due, none is dropped"
    s = play(building("tikal_4", 3, gold=4, skull=1), "monument:mon_skulls")
    assert stock(s) == {}
    assert player(s)["points"] == 0


# ---- now or later --------------------------------------------------------------------------------


@clause("Z-8.5/2", "Z-8.10/1")
def test_with_tikal_4_it_applies_to_the_first_or_the_second_building() -> None:
    assert ARCHITECTURE["buildings_with_bonus_per_tikal_4"] == 1
    s = play(building("tikal_4", 2, wood=3), "build:a1_agriculture")
    assert options(s) == ["architecture:now", "architecture:later"]
    play(s, "architecture:now")
    assert (player(s)["corn"], player(s)["points"]) == (1, 2)
    play(s, "build:a1_single_farm")
    assert (player(s)["corn"], player(s)["points"]) == (1, 2), "nothing for the second"

    s = play(building("tikal_4", 2, wood=3), "build:a1_agriculture architecture:later")
    assert (player(s)["corn"], player(s)["points"]) == (0, 0)
    play(s, "build:a1_single_farm")
    assert (player(s)["corn"], player(s)["points"]) == (1, 2)


@clause("Z-8.10/1", "Z-8.6/1")
def test_it_is_not_asked_when_the_first_cannot_be_paid_without_it() -> None:
    s = play(building("tikal_4", 3, wood=1, stone=1), "build:a1_extraction_gold")
    assert player(s)["buildings"] == {"a1_extraction_gold": 1}
    assert stock(s) == {"corn": 1, "gold": 1}
    assert options(s) == ["pass", "build:a1_architecture"], "the second costs its full price"


@clause("Z-8.10/1", "Z-8.6/1")
def test_said_later_the_first_is_paid_in_full_and_the_second_gets_cheaper() -> None:
    s = play(building("tikal_4", 3, wood=2), "build:a1_agriculture architecture:later")
    assert stock(s) == {}
    assert "build:a1_single_farm" in options(s), "its only block is dropped"
    play(s, "build:a1_single_farm")
    assert stock(s) == {"corn": 1}
    assert player(s)["points"] == 2
    s = play(building("tikal_4", 3, wood=2), "build:a1_agriculture architecture:now")
    assert stock(s) == {"wood": 1, "corn": 1}
    play(s, "build:a1_single_farm")
    assert stock(s) == {"corn": 1}


@clause("Z-8.10/2")
@pytest.mark.parametrize("action", ["tikal_2", "uxmal_4"])
def test_in_every_other_construction_it_applies(action: str) -> None:
    s = play(building(action, 2, wood=9, corn=9), "build:a1_agriculture")
    assert "architecture:later" not in options(s)
    assert player(s)["points"] == 2


@clause("Z-8.10/2", "Z-10.4/2")
def test_it_applies_to_the_further_building_whatever_was_said() -> None:
    for when, points in (("now", 4), ("later", 4)):
        s = building("tikal_4", 2, wood=4, gold=1)
        play(s, f"build:a1_any_temple_build architecture:{when} temple:chaac")
        assert player(s)["points"] == (2 if when == "now" else 0)
        play(s, "build:a1_agriculture")
        assert player(s)["points"] == (4 if when == "now" else 2)
        play(s, "build:a1_single_farm")
        assert player(s)["points"] == points
        assert player(s)["corn"] == 2
        assert len(player(s)["buildings"]) == 3


@clause("Z-8.5/2", "Z-10.4/1", "Z-7.16/2")
def test_the_further_building_is_paid_in_blocks_also_after_corn() -> None:
    s = building("uxmal_4", 0, corn=20, wood=1)
    play(s, "build:a1_any_temple_build temple:chaac")
    assert player(s)["corn"] == 16
    assert options(s) == ["pass", "build:a1_single_farm"]
    play(s, "build:a1_single_farm")
    assert stock(s) == {"corn": 16}


# ---- one block less ------------------------------------------------------------------------------


@clause("Z-8.6/1", "Z-8.11", "Z-8.4/3", "Z-10.2")
def test_level_3_drops_a_block_of_choice() -> None:
    assert ARCHITECTURE["level_3"] == {"blocks_saved_per_building": 1, "corn_saved_when_paying_corn": 2}
    s = play(building("tikal_2", 3, wood=2, stone=1), "build:a1_extraction_gold")
    assert options(s) == ["drop:wood", "drop:stone"]
    assert player(s)["buildings"] == {}, "it is paid first"
    play(s, "drop:stone")
    assert stock(s) == {"corn": 1, "stone": 1, "gold": 1}
    s = play(building("tikal_2", 3, wood=2, stone=1), "build:a1_extraction_gold drop:wood")
    assert stock(s) == {"corn": 1, "wood": 1, "gold": 1}


@clause("Z-8.6/1")
def test_the_block_one_lacks_is_dropped_without_asking() -> None:
    s = play(building("tikal_2", 3, wood=2), "build:a1_extraction_gold")
    assert stock(s) == {"corn": 1, "gold": 1}
    s = play(building("tikal_2", 3, wood=1, stone=5), "build:a1_extraction_gold")
    assert stock(s) == {"corn": 1, "stone": 4, "gold": 1}
    assert "build:a1_extraction_gold" not in options(building("tikal_2", 3, stone=9)), "two wood lack"
    assert "build:a1_extraction_gold" not in options(building("tikal_2", 3, wood=1)), "a wood and a stone lack"


@clause("Z-8.6/1", "Z-8.6/2", "Z-14.3/1")
def test_a_building_of_one_block_is_free() -> None:
    s = building("tikal_2", 3)
    assert options(s) == ["build:a1_single_farm", "build:a1_architecture"]
    play(s, "build:a1_single_farm")
    assert stock(s) == {"corn": 1}
    s = building("uxmal_4", 3)
    assert options(s) == ["build:a1_single_farm", "build:a1_architecture"], "2 corn less 2"
    play(s, "build:a1_architecture")
    assert stock(s) == {"corn": 1}
    assert player(s)["points"] == 2 + 3


@clause("Z-8.6/1")
@pytest.mark.parametrize("name", [name for name, tile in BUILDINGS.items() if tile["age"] == 1])
def test_every_kind_of_the_cost_may_be_dropped(name: str) -> None:
    cost = BUILDINGS[name]["cost"]
    shown = [name, *[other for other in BUILDINGS if BUILDINGS[other]["age"] == 1 and other != name]][:6]
    mine = side("tikal2", technologies={"architecture": 3}, **cost)
    s = play(table(mine, buildings=shown), f"pick:tikal.2 act:tikal_2 build:{name}")
    if len(cost) > 1:
        assert options(s) == [f"drop:{block}" for block in cost]
        play(s, options(s)[0])
    paid = sum(event.number("amount") for event in events(s, "pay"))
    assert paid == sum(cost.values()) - 1


# ---- the level that counts -----------------------------------------------------------------------


@clause("Z-8.7/2")
@pytest.mark.parametrize(("level", "corn", "points", "gold"), [(0, 0, 0, 0), (1, 1, 0, 0), (2, 1, 2, 0), (3, 1, 5, 1)])
def test_a_step_gained_by_the_same_building_does_not_help_it(level: int, corn: int, points: int, gold: int) -> None:
    s = play(building("tikal_2", level, gold=1), "build:a1_architecture")
    assert player(s)["technologies"]["architecture"] == min(level + 1, 3)
    assert (player(s)["corn"], player(s)["points"], player(s)["gold"]) == (corn, points, gold)


@clause("Z-8.7/3")
def test_its_corn_comes_after_paying() -> None:
    assert "build:a1_agriculture" not in options(building("uxmal_4", 1, corn=3))
    s = play(building("uxmal_4", 1, corn=4), "build:a1_agriculture")
    assert [event.kind for event in s.told if event.text("good") == "corn"] == ["pay", "gain"]
    assert player(s)["corn"] == 1


@clause("Z-8.7/1", "Z-8.10/1")
def test_a_step_gained_by_the_first_helps_the_second() -> None:
    s = play(building("tikal_4", 0, gold=1, wood=2), "build:a1_architecture")
    assert player(s)["corn"] == 0
    play(s, "build:a1_agriculture")
    assert player(s)["corn"] == 1
    s = play(building("tikal_4", 2, gold=1, wood=1), "build:a1_architecture architecture:later")
    assert player(s)["technologies"]["architecture"] == 3
    play(s, "build:a1_agriculture")
    assert (stock(s), player(s)["points"]) == ({"corn": 1}, 2)


@clause("Z-16.4", "Z-8.5/2", "Z-8.6/1", "Z-8.2")
def test_the_worked_example_of_two_buildings() -> None:
    s = play(building("tikal_4", 3, wood=2, stone=1), "build:a1_extraction_gold architecture:now drop:wood")
    assert stock(s) == {"wood": 1, "corn": 1, "gold": 1}, "1 wood and 1 stone were paid"
    assert player(s)["points"] == 2
    assert player(s)["technologies"]["resource_extraction"] == 1
    play(s, "build:a1_architecture")
    assert stock(s) == {"wood": 1, "corn": 1}
    assert player(s)["points"] == 5
    assert player(s)["technologies"]["architecture"] == 3
