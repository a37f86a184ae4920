"""Every printed figure: the tables of the program against the facts file."""

from __future__ import annotations

import pytest

from clauses import clause
from tonalli.core.native import i64, vec
from tonalli.tzolkin import names, tiles
from tonalli.tzolkin.game import TZOLKIN, compose
from tzolkin.facts import BLOCKS, BUILDINGS, FACTS, GEARS, GOODS, TEMPLES, TRACKS, WEALTH_TILES, space, step, top

pytestmark = pytest.mark.pure

PLAYERS = [2, 3, 4]


def listed(table: vec[i64]) -> list[int]:
    return list(table)


@clause("Z-1.1", "Z-1.2/1", "Z-6.5")
def test_gears() -> None:
    assert list(names.GEARS) == list(GEARS)
    assert listed(tiles.TEETH) == [gear["teeth"] for gear in GEARS.values()]
    assert listed(tiles.LAST_SPACE) == [gear["last_space"] for gear in GEARS.values()]
    first_free = [
        next(printed["space"] for printed in gear["spaces"] if printed["action"] == "free_choice")
        for gear in GEARS.values()
    ]
    assert listed(tiles.FREE_CHOICE) == first_free
    assert [len(gear["spaces"]) - 1 for gear in GEARS.values()] == listed(tiles.LAST_SPACE)
    own = [
        f"{name}_{printed['space']}"
        for name, gear in GEARS.items()
        for printed in gear["spaces"]
        if printed["action"] not in ("none", "free_choice")
    ]
    assert list(names.ACTIONS) == own
    assert len(own) == names.ACTION_COUNT


@clause("Z-7.1/1", "Z-7.3/1", "Z-7.3/2", "Z-7.7/1", "Z-7.7/2", "Z-7.7/3", "Z-7.7/4", "Z-7.7/5")
def test_corn_wood_and_goods_of_palenque_and_yaxchilan() -> None:
    assert space("palenque", 1)["corn"] == tiles.FISH
    assert listed(tiles.CORN_OF_GROUP) == [space("palenque", group)["corn"] for group in (2, 3, 4, 5)]
    assert listed(tiles.WOOD_OF_GROUP) == [space("palenque", group)["wood"] for group in (2, 3, 4, 5)]
    for good, table in {
        "corn": tiles.YAXCHILAN_CORN,
        "wood": tiles.YAXCHILAN_WOOD,
        "stone": tiles.YAXCHILAN_STONE,
        "gold": tiles.YAXCHILAN_GOLD,
        "skull": tiles.YAXCHILAN_SKULL,
    }.items():
        assert listed(table) == [space("yaxchilan", number).get(good, 0) for number in range(1, 6)]


@clause("Z-7.13", "Z-7.14/1", "Z-7.16/1", "Z-7.17/1")
def test_figures_of_uxmal() -> None:
    assert space("uxmal", 1)["printed_cost"] == {"corn": tiles.TEMPLE_STEP_CORN}
    assert listed(tiles.RATE) == [1, *[FACTS["market"][block] for block in BLOCKS]]
    assert space("uxmal", 4)["corn_per_block"] == tiles.CORN_PER_BLOCK
    assert space("uxmal", 5)["printed_cost"] == {"corn": tiles.MIRROR_CORN}


@clause("Z-7.19/2")
def test_rewards_of_chichen_itza() -> None:
    rewards = [space("chichen_itza", number) for number in range(1, 10)]
    assert len(rewards) == tiles.SKULL_ACTIONS
    assert listed(tiles.SKULL_POINTS) == [reward["points"] for reward in rewards]
    assert [TEMPLES[temple] for temple in tiles.SKULL_TEMPLE] == [reward["temple"] for reward in rewards]
    assert listed(tiles.SKULL_BLOCKS) == [reward["any_block"] for reward in rewards]


@clause("Z-4.5/1", "Z-4.5/2", "Z-5.4/1", "Z-6.4/1", "Z-3.3/1")
def test_turn_and_calendar() -> None:
    assert listed(tiles.SURCHARGE) == FACTS["placement"]["worker_surcharge_increment"]
    assert FACTS["pick_up"]["corn_per_step_back"] == tiles.STEP_BACK
    assert tiles.BEGGING_CORN == FACTS["begging"]["corn_after_begging"] == FACTS["begging"]["max_corn_to_beg"] + 1
    calendar = FACTS["calendar"]
    assert calendar["teeth"] == tiles.CALENDAR_TEETH
    assert listed(tiles.FOOD_DAYS) == [day["scheduled_day"] for day in calendar["food_days"]]
    assert len(calendar["food_days"]) == tiles.LAST_FOOD_DAY
    assert tiles.FOOD_DAYS[3] == calendar["last_scheduled_day"]
    assert FACTS["feeding"]["corn_per_worker"] == tiles.CORN_PER_WORKER
    assert FACTS["feeding"]["points_lost_per_unfed_worker"] == tiles.UNFED_LOSS


@clause("Z-2.2/1", "Z-2.4/1", "Z-2.6", "Z-2.9/1", "Z-2.9/4")
@pytest.mark.parametrize("players", PLAYERS)
def test_setup(players: int) -> None:
    setup = FACTS["setup"]
    assert tiles.MONUMENTS_SHOWN[players] == setup["monuments_on_display"][str(players)]
    assert tiles.DUMMIES[players] == setup["dummy_workers"][str(players)]
    assert setup["dummy_workers"]["opposite_offset"] == tiles.OPPOSITE
    assert FACTS["components"]["crystal_skulls"] == tiles.SKULLS
    assert setup["start_workers"] == tiles.START_WORKERS
    assert setup["buildings_on_display"] == tiles.DISPLAY
    assert (setup["wealth_tiles_dealt"], setup["wealth_tiles_kept"]) == (tiles.WEALTH_DEALT, tiles.WEALTH_KEPT)
    assert setup["max_workers"] == names.WORKERS


@clause("Z-2.9/3", "Z-2.12/1")
def test_wealth_tiles() -> None:
    assert [names.GEARS[gear] for gear in tiles.WEALTH_GEAR] == [tile["gear"] for tile in WEALTH_TILES.values()]
    assert listed(tiles.WEALTH_TOOTH) == [tile["tooth"] for tile in WEALTH_TILES.values()]
    assert list(names.WEALTH) == [f"wealth_{tile['gear']}_{tile['tooth']}" for tile in WEALTH_TILES.values()]


@clause("Z-8.1/1", "Z-8.1/2", "Z-8.4/1", "Z-8.4/3")
def test_technologies() -> None:
    technology = FACTS["technology"]
    assert list(names.TRACKS) == TRACKS
    assert listed(tiles.TECHNOLOGY_COST) == technology["cost_blocks_by_current_level"]
    assert technology["max_level"] == names.TOP_LEVEL
    assert technology["resource_extraction"]["beyond_level_3"]["any_block"] == tiles.EXTRACTION_BONUS_BLOCKS
    architecture = technology["architecture"]
    assert architecture["beyond_level_3"]["points"] == tiles.ARCHITECTURE_BONUS_POINTS
    assert architecture["level_1"]["corn_per_building"] == tiles.ARCHITECTURE_CORN
    assert architecture["level_2"]["points_per_building"] == tiles.ARCHITECTURE_POINTS
    assert architecture["level_3"]["corn_saved_when_paying_corn"] == tiles.ARCHITECTURE_CORN_SAVED


@clause("Z-9.1/1", "Z-17.5/1", "Z-17.5/2", "Z-17.5/3", "Z-17.5/4", "Z-17.5/5", "Z-17.5/6")
def test_temples() -> None:
    assert list(names.TEMPLES) == TEMPLES
    for number, temple in enumerate(TEMPLES):
        printed = FACTS["temples"][temple]
        assert tiles.TEMPLE_TOP[number] == top(temple)
        for one in range(-1, top(temple) + 1):
            place = number * tiles.STEPS_MAX + one + 1
            assert tiles.STEP_POINTS[place] == step(temple, one)["points"]
            item = tiles.STEP_ITEM[place]
            assert (GOODS[item] if item >= 0 else None) == step(temple, one).get("reward")
        bonus = [tiles.HIGHEST_BONUS[number * 2], tiles.HIGHEST_BONUS[number * 2 + 1]]
        assert bonus == [printed["highest_bonus_age_1"], printed["highest_bonus_age_2"]]


@clause("Z-1.6", "Z-10.6/1", "Z-17.2", "Z-17.3")
@pytest.mark.parametrize("name", BUILDINGS)
def test_buildings(name: str) -> None:
    printed = BUILDINGS[name]
    tile = compose(TZOLKIN, {"players": 4, "modules": []}).buildings[names.BUILDINGS.index(name)]
    assert (tile.age, tile.copies) == (printed["age"], printed["copies"])
    assert names.COLOURS[tile.colour] == printed["colour"]
    assert listed(tile.cost.amounts) == [printed["cost"].get(good, 0) for good in GOODS]
    assert tile.cost.printed_blocks == sum(printed["cost"].values())
    effects = printed["effects"]
    assert tile.feeds == sum(effect["workers"] for effect in effects if effect["type"] == "feed_workers")
    discounts = [effect["corn_per_worker"] for effect in effects if effect["type"] == "feed_discount_all"]
    assert tile.discount == sum(discounts)
    assert len(tile.effects) == len(effects)


@clause("Z-17.4", "Z-10.9/1")
def test_monuments() -> None:
    for number, printed in enumerate(FACTS["monuments"]):
        assert names.MONUMENTS[number] == printed["id"]
        tile = compose(TZOLKIN, {"players": 4, "modules": []}).monuments[number]
        assert names.COLOURS[tile.colour] == printed["colour"]
        assert tile.cost.to_dict() == printed["cost"]
    scoring = {printed["id"]: printed["scoring"] for printed in FACTS["monuments"]}
    per_monument = scoring["mon_all_monuments"]["points_by_players"]
    assert [tiles.ALL_MONUMENTS_POINTS[players] for players in PLAYERS] == list(per_monument.values())
    assert listed(tiles.TOP_TECHNOLOGIES_POINTS) == scoring["mon_top_technologies"]["points_by_count"]
    workers = scoring["mon_workers"]["points_by_workers"]
    assert {str(count): tiles.WORKERS_POINTS[count] for count in (3, 4, 5, 6)} == workers


@clause("Z-13.2", "Z-13.3/1", "Z-13.4")
def test_final_scoring() -> None:
    final = FACTS["final_scoring"]
    assert final["corn_per_point"] == tiles.QUARTERS
    assert [tiles.RATE[good] for good in (1, 2, 3)] == [final[f"{block}_as_corn"] for block in BLOCKS]
    assert final["points_per_unplaced_skull"] == tiles.SKULL_LEFT
