"""Technologies: costs, levels, bonuses (Z-8.1 to Z-8.4, Z-8.11)."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from tabletop import events, options, play, player
from tonalli import State
from tzolkin.facts import BLOCKS, BUILDINGS, FACTS, GOODS, TEMPLES, TRACKS, space
from tzolkin.setting_up import QUIET, dealt, keep_any
from tzolkin.table import side, table

pytestmark = pytest.mark.pure

TECHNOLOGY = FACTS["technology"]
STUDIES = [f"technology:{track}" for track in TRACKS]
AGE_2 = {"day": 16, "food_days": 2}
SHOWN_2 = ["a2_two_tech", "a2_mirror", "a2_any_tech_skull", "a2_any_tech_stone", "a2_worker", "a2_large_farm"]


def studying(**fields: Any) -> State:
    """Seat 0 has chosen Tikal 1."""
    return play(table(side("tikal1", **fields)), "pick:tikal.1 act:tikal_1")


def stock(s: State) -> dict[str, int]:
    return {good: player(s)[good] for good in GOODS if player(s)[good]}


# ---- cost ----------------------------------------------------------------------------------------


@clause("Z-8.1/1")
@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize("level", [0, 1, 2])
def test_a_step_costs_1_2_or_3_blocks(track: str, level: int) -> None:
    cost = TECHNOLOGY["cost_blocks_by_current_level"][level]
    assert cost == level + 1
    levels = {name: 3 if name != track else level for name in TRACKS}
    for wood in range(1, cost + 1):
        assert (f"technology:{track}" in options(studying(wood=wood, technologies=levels))) == (wood == cost)
    s = play(studying(wood=cost + 1, technologies=levels), f"technology:{track}")
    assert player(s)["technologies"][track] == level + 1
    assert player(s)["wood"] == 1
    assert [(event["technology"], event.number("level")) for event in events(s, "technology")] == [(track, level + 1)]


@clause("Z-8.1/1", "Z-8.11")
def test_blocks_of_any_mixture_are_given_one_by_one() -> None:
    s = studying(wood=2, stone=1, gold=1, technologies={"theology": 2})
    play(s, "technology:theology")
    assert options(s) == ["give:wood", "give:stone", "give:gold"]
    play(s, "give:stone")
    assert options(s) == ["give:wood", "give:gold"]
    assert player(s)["technologies"]["theology"] == 2, "it is paid first"
    play(s, "give:wood")
    assert options(s) == ["give:wood", "give:gold"]
    play(s, "give:gold")
    assert player(s)["technologies"]["theology"] == 3
    assert stock(s) == {"wood": 1}


@clause("Z-8.11")
def test_nobody_is_asked_where_there_is_no_choice() -> None:
    s = play(studying(wood=1, gold=1, technologies={"theology": 1}), "technology:theology")
    assert stock(s) == {}
    s = play(studying(gold=5, technologies={"theology": 1}), "technology:theology")
    assert stock(s) == {"gold": 3}


@clause("Z-8.1/1")
def test_corn_and_skulls_do_not_pay() -> None:
    s = play(table(side("tikal1", corn=9, skull=3)), "pick:tikal.1")
    assert s.actor == 1, "no action can be chosen"


# ---- beyond level 3 ------------------------------------------------------------------------------


@clause("Z-8.1/2", "Z-8.4/3")
def test_beyond_level_3_a_step_costs_1_block_for_the_bonus_and_can_be_repeated() -> None:
    assert TECHNOLOGY["cost_blocks_by_current_level"][3] == 1
    s = table(side("tikal3", wood=3, technologies={"architecture": 3}))
    play(s, "pick:tikal.3 act:tikal_3 technology:architecture technology:architecture")
    assert player(s)["technologies"]["architecture"] == TECHNOLOGY["max_level"] == 3
    assert player(s)["points"] == 2 * TECHNOLOGY["architecture"]["beyond_level_3"]["points"] == 6
    assert stock(s) == {"wood": 1}
    assert events(s, "technology") == []


@clause("Z-8.1/2", "Z-8.4/3")
@pytest.mark.parametrize("temple", TEMPLES)
def test_agriculture_beyond_3_is_a_step_on_any_temple(temple: str) -> None:
    assert TECHNOLOGY["agriculture"]["beyond_level_3"] == {"temple_up": 1, "temple": "any"}
    s = play(studying(wood=1, technologies={"agriculture": 3}), f"technology:agriculture temple:{temple}")
    assert player(s)["temples"] == {name: int(name == temple) for name in TEMPLES}


@clause("Z-8.1/2", "Z-8.4/3")
def test_extraction_beyond_3_is_two_blocks_of_choice() -> None:
    assert TECHNOLOGY["resource_extraction"]["beyond_level_3"] == {"any_block": 2}
    s = play(studying(wood=1, technologies={"resource_extraction": 3}), "technology:resource_extraction")
    for block in ("gold", "stone"):
        assert options(s) == [f"take:{name}" for name in BLOCKS]
        play(s, f"take:{block}")
    assert stock(s) == {"stone": 1, "gold": 1}


@clause("Z-8.1/2", "Z-14.1", "Z-8.4/3")
@pytest.mark.parametrize("bank", [0, 1, 13])
def test_theology_beyond_3_is_a_skull_if_there_is_one(bank: int) -> None:
    assert TECHNOLOGY["theology"]["beyond_level_3"] == {"skull": 1}
    s = table(side("tikal1", wood=2, technologies={"theology": 3}), side(skull=13 - bank))
    play(s, "pick:tikal.1 act:tikal_1 technology:theology")
    assert stock(s) == {"wood": 1, **({"skull": 1} if bank else {})}
    assert s.to_dict()["skulls"]["bank"] == max(bank - 1, 0)


# ---- free steps ----------------------------------------------------------------------------------


@clause("Z-8.2")
def test_steps_of_wealth_tiles_are_free() -> None:
    s = dealt(4, ["wealth_palenque_5", "wealth_palenque_1", *QUIET[:2]])
    keep_any(play(s, "keep:wealth_palenque_5 keep:wealth_palenque_1"))
    assert player(s)["technologies"]["agriculture"] == 2
    assert stock(s) == {"corn": 3, "stone": 1, "gold": 1}


@clause("Z-8.2")
@pytest.mark.parametrize(
    ("building", "track", "choice", "gained"),
    [
        ("a1_agriculture", "agriculture", "temple:chaac", {}),
        ("a1_extraction_gold", "resource_extraction", "take:wood take:gold", {"wood": 1, "gold": 2}),
        ("a1_architecture", "architecture", "", {"gold": 1, "corn": 1}),
        ("a1_theology_kukulkan", "theology", "", {"skull": 1}),
    ],
)
def test_steps_of_buildings_are_free_the_bonus_beyond_level_3_too(
    building: str, track: str, choice: str, gained: dict[str, int]
) -> None:
    shown = [building, "a1_single_farm", "a1_single_farm", "a1_single_farm", "a1_community_farm", "a1_community_farm"]
    s = table(side("tikal2", **BUILDINGS[building]["cost"], technologies={track: 3}), buildings=shown)
    play(s, f"pick:tikal.2 act:tikal_2 build:{building} {choice}")
    assert stock(s) == gained
    assert player(s)["technologies"] == {name: 3 if name == track else 0 for name in TRACKS}
    assert player(s)["points"] == (2 + 3 if track == "architecture" else 0)
    expected = {"agriculture": {"chaac": 1}, "theology": {"kukulkan": 1}}.get(track, {})
    assert player(s)["temples"] == {**dict.fromkeys(TEMPLES, 0), **expected}


@clause("Z-8.2")
@pytest.mark.parametrize("second", TRACKS)
def test_two_free_steps_go_to_one_track_or_two(second: str) -> None:
    s = table(side("tikal2", stone=1, gold=2), buildings=SHOWN_2, calendar=AGE_2)
    play(s, "pick:tikal.2 act:tikal_2 build:a2_two_tech")
    assert options(s) == STUDIES
    play(s, "technology:agriculture")
    assert options(s) == STUDIES, "free ones are not left out"
    play(s, f"technology:{second}")
    expected = dict.fromkeys(TRACKS, 0)
    expected["agriculture"] += 1
    expected[second] += 1
    assert player(s)["technologies"] == expected
    assert stock(s) == {}


@clause("Z-8.2")
@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_free_steps_cost_nothing_of_what_is_there(level: int) -> None:
    levels = {"architecture": level}
    mine = side("tikal2", wood=3, stone=4, gold=5, technologies=levels)
    s = table(mine, buildings=["a2_two_tech", *SHOWN_2[1:]], calendar=AGE_2)
    play(s, "pick:tikal.2 act:tikal_2 build:a2_two_tech")
    if level == 3:
        play(s, "drop:gold")
    paid = stock(s)
    play(s, "technology:architecture technology:theology")
    assert stock(s) == paid


# ---- levels --------------------------------------------------------------------------------------


@clause("Z-8.3/1", "Z-8.4/1", "Z-8.4/3")
@pytest.mark.parametrize(
    ("group", "way"), [(2, "corn"), (3, "corn"), (3, "burn"), (4, "corn"), (4, "burn"), (5, "corn"), (5, "burn")]
)
@pytest.mark.parametrize(("level", "bonus"), [(0, 0), (1, 1), (2, 1), (3, 3)])
def test_agriculture_adds_to_every_harvest_of_corn(group: int, way: str, level: int, bonus: int) -> None:
    agriculture = TECHNOLOGY["agriculture"]
    printed = sum(agriculture[f"level_{one}"].get("corn_bonus_harvest", 0) for one in range(1, level + 1))
    assert printed == bonus
    jungle = {str(group): {"corn": 3, "wood": 3 if way == "burn" else 0}}
    s = table(side(f"palenque{group}", technologies={"agriculture": level}), jungle=jungle)
    play(s, f"pick:palenque.{group} act:palenque_{group} harvest:{way}")
    assert player(s)["corn"] == space("palenque", group)["corn"] + bonus


@clause("Z-8.3/1", "Z-8.4/1", "Z-8.4/3")
@pytest.mark.parametrize("group", [3, 4, 5])
@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_extraction_adds_a_wood_when_taking_wood(group: int, level: int) -> None:
    effect = TECHNOLOGY["resource_extraction"]["level_1"]
    assert f"palenque_{group}" in effect["on"]
    s = table(side(f"palenque{group}", technologies={"resource_extraction": level}))
    play(s, f"pick:palenque.{group} act:palenque_{group} harvest:wood")
    assert player(s)["wood"] == space("palenque", group)["wood"] + (effect["wood_bonus"] if level else 0)


@clause("Z-8.3/2")
def test_a_level_works_at_once_also_for_later_actions_of_the_turn() -> None:
    s = table(side("palenque2 tikal1", wood=1))
    play(s, "pick:tikal.1 act:tikal_1 technology:agriculture pick:palenque.2 act:palenque_2 harvest:corn")
    assert player(s)["corn"] == 4 + 1
    s = table(side("chichen_itza0 tikal1", wood=1, skull=1))
    play(s, "pick:tikal.1 act:tikal_1 technology:theology pick:chichen_itza.0 act:chichen_itza_1")
    assert player(s)["points"] == 4


@clause("Z-8.4/1")
@pytest.mark.parametrize(
    "words",
    [
        "yaxchilan1 pick:yaxchilan.1 act:yaxchilan_1",
        "yaxchilan3 pick:yaxchilan.3 act:yaxchilan_1",
        "yaxchilan7 pick:yaxchilan.7 act:yaxchilan_1",
        "uxmal5 pick:uxmal.5 act:uxmal_5 act:yaxchilan_1",
    ],
)
def test_effects_work_from_every_way_to_an_action(words: str) -> None:
    where, moves = words.split(" ", 1)
    s = table(side(where, corn=5, technologies={"resource_extraction": 1}))
    play(s, moves)
    assert player(s)["wood"] == 1 + 1


@clause("Z-8.4/1")
def test_effects_work_through_the_mirror_of_a_building() -> None:
    mine = side("tikal2", corn=1, wood=2, stone=1, gold=1, technologies={"resource_extraction": 3})
    s = table(mine, buildings=SHOWN_2, calendar=AGE_2)
    play(s, "pick:tikal.2 act:tikal_2 build:a2_mirror act:yaxchilan_5")
    assert stock(s) == {"corn": 2, "stone": 2, "gold": 2}


@clause("Z-8.4/2")
def test_effects_do_not_add_to_goods_of_temples_wealth_tiles_or_buildings() -> None:
    every = dict.fromkeys(TRACKS, 3)
    s = table(side("tikal2", wood=3, stone=2, technologies=every), buildings=SHOWN_2, calendar=AGE_2)
    play(s, "pick:tikal.2 act:tikal_2 build:a2_any_tech_skull drop:stone technology:architecture")
    assert stock(s) == {"corn": 1, "wood": 1, "stone": 1, "skull": 1}, "one corn by Architecture, one skull by the tile"
    temples = {"chaac": 1, "quetzalcoatl": 2, "kukulkan": 4}
    others = [side(corn=9)] * 3
    s = table(side(corn=6, technologies=every, temples=temples), *others, calendar={"day": 8}, active=3)
    play(s, "place:start pass")
    assert stock(s) == {"wood": 2, "stone": 1, "gold": 1, "skull": 1}
    s = dealt(4, ["wealth_yaxchilan_5", "wealth_yaxchilan_1", *QUIET[:2]])
    keep_any(play(s, "keep:wealth_yaxchilan_5 keep:wealth_yaxchilan_1"))
    assert player(s)["technologies"]["resource_extraction"] == 2
    assert stock(s) == {"corn": 4, "wood": 2}


@clause("Z-8.4/2")
@pytest.mark.parametrize(
    ("building", "gained"),
    [
        ("a1_extraction_corn", {"corn": 1}),
        ("a1_extraction_gold", {"gold": 1}),
        ("a1_agriculture_stone", {"stone": 1}),
        ("a2_any_tech_corn", {"corn": 6}),
        ("a2_any_tech_skull", {"skull": 1}),
    ],
)
def test_goods_of_a_building_are_the_printed_ones(building: str, gained: dict[str, int]) -> None:
    levels = {"agriculture": 2, "resource_extraction": 3, "theology": 3}
    if building.startswith("a1_extraction"):
        levels["resource_extraction"] = 2
    shown = [building, *[name for name, tile in BUILDINGS.items() if tile["age"] == BUILDINGS[building]["age"]]]
    calendar = AGE_2 if building.startswith("a2") else {"day": 2}
    mine = side("tikal2", technologies=levels, **BUILDINGS[building]["cost"])
    s = table(mine, buildings=list(dict.fromkeys(shown))[:6], calendar=calendar)
    play(s, f"pick:tikal.2 act:tikal_2 build:{building}")
    if building.startswith("a2"):
        play(s, "technology:agriculture")
    assert stock(s) == gained


@clause("Z-8.4/2")
def test_the_market_and_blocks_of_choice_know_no_extraction() -> None:
    s = table(side("uxmal2", corn=2, technologies={"resource_extraction": 3}))
    play(s, "pick:uxmal.2 act:uxmal_2 buy:wood")
    assert stock(s) == {"wood": 1}
    s = table(side("chichen_itza6", skull=1, technologies={"resource_extraction": 3}))
    play(s, "pick:chichen_itza.6 act:chichen_itza_6 take:gold")
    assert stock(s) == {"gold": 1}
