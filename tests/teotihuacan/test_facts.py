"""Every printed figure: the tables of the program against the facts file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from clauses import clause
from teotihuacan.facts import BOARD_NAMES, FACTS
from tonalli.teotihuacan import names, pyramid, rules, scoring, state, tiles
from tonalli.teotihuacan.amounts import Amounts
from tonalli.teotihuacan.boards import alchemy, construction, decorations
from tonalli.teotihuacan.boards.resources import ResourceBoard
from tonalli.teotihuacan.game import TEOTIHUACAN, compose
from tonalli.teotihuacan.steps import ascension, board_setup, eclipse, neutral, player_setup, turn
from tonalli.teotihuacan.technologies import PointsReward

pytestmark = pytest.mark.pure

PLAYERS = [2, 3, 4]
TEMPLES = ["blue", "red", "green"]
GOODS = ("cocoa", "wood", "stone", "gold")


def composed() -> rules.Rules:
    return compose(TEOTIHUACAN, {"players": 4, "setup": "standard", "eclipse": "standard", "modules": []})


def in_the_base_game(all_names: tuple[str, ...], bits: int) -> list[str]:
    """The names of a set, without those of the expansion."""
    return [name for number, name in enumerate(all_names) if (bits >> number) & 1]


def listed(table: str) -> list[str]:
    """The ids of a list of tables."""
    return [entry["id"] for entry in FACTS[table]]


def goods(amounts: dict[str, int]) -> tuple[int, ...]:
    return tuple(amounts.get(good, 0) for good in GOODS)


def held(amounts: Amounts) -> tuple[int, ...]:
    return tuple(amounts.of(good) for good in range(len(GOODS)))


# ---- names and stock -----------------------------------------------------------------------------


@clause("T-1.10")
def test_all_tiles_are_named() -> None:
    assert list(names.DISCOVERIES) == listed("discovery_tiles")
    assert len(names.DISCOVERIES) == names.DISCOVERY_KINDS
    assert [f"tech_{name}" for name in in_the_base_game(names.TECHNOLOGIES, tiles.BASE_TECHNOLOGIES)] == listed(
        "technologies"
    )
    royals = [f"{tile['category']}{tile['number']:02}" for tile in FACTS["royal_tiles"]]
    assert in_the_base_game(names.ROYALS, sum(tiles.BASE_ROYALS)) == royals
    for bits, category in zip(tiles.BASE_ROYALS, "ABC", strict=True):
        assert in_the_base_game(names.ROYALS, bits) == [name for name in royals if name.startswith(category)]
    assert [f"bonus_{name}" for name in names.BONUSES] == listed("temple_bonus_tiles")
    assert len(names.BONUSES) == FACTS["components"]["temple_bonus_tiles"]
    assert [f"start_{name}" for name in in_the_base_game(names.STARTING, tiles.BASE_STARTING)] == listed(
        "starting_tiles"
    )
    assert len(names.STARTING) == names.STARTING_TILES
    assert list(names.COLOURS) == FACTS["components"]["player_colours"]
    assert list(names.TEMPLES) == FACTS["temples"]["ids"]
    assert [f"asc_{name}" for name in names.ASCENSION_REWARDS] == [
        reward["id"] for reward in FACTS["ascension"]["rewards"]
    ]


@clause("T-1.2/2", "T-1.2/3")
def test_boards_and_their_slots() -> None:
    assert list(names.BOARDS) == [BOARD_NAMES[number] for number in range(1, 9)]
    ring = FACTS["ring"]
    assert len(names.BOARDS) == names.RING == ring["slots"]
    assert ring["construction_slot"] == tiles.CONSTRUCTION_SLOT + 1
    assert [slot + 1 for slot in tiles.FREE_SLOTS] == ring["free_slots"]


@clause("T-7.1", "T-7.8", "T-10.8", "T-2.13/1")
def test_worship_spaces_and_main_actions_of_the_boards() -> None:
    made = composed().boards
    for number, board in enumerate(FACTS["boards"]):
        assert tiles.SPACE_COUNT[number] == board["worship_spaces"]
        assert (tiles.FIRST_SPACE[number] != names.NONE) == board["worship_discovery"]
        spaces = [space for space in range(len(names.SPACES)) if tiles.BOARD_OF_SPACE[space] == number]
        assert len(spaces) == board["worship_spaces"]
        assert spaces[:1] == ([tiles.FIRST_SPACE[number]] if spaces else [])
        assert made[number].has_main_action() == (board["main_action"] != "none")
        if board["main_action"] == "resource_table":
            resource_board = made[number]
            assert isinstance(resource_board, ResourceBoard)
            assert f"temple_{names.TEMPLES[resource_board.temple]}" == board["worship_ability"]


# ---- limits --------------------------------------------------------------------------------------


def test_limits_and_prices() -> None:
    limits, unlock = FACTS["limits"], FACTS["unlock"]
    assert limits["worker_power_max"] == names.MAX_POWER
    assert limits["workers_counted_max"] == names.COUNTED
    assert limits["avenue_max"] == FACTS["avenue"]["max_step"] == names.AVENUE_END
    assert limits["pyramid_track_max"] == FACTS["pyramid_track"]["max_step"] == names.PYRAMID_TRACK_END
    assert limits["technologies_per_player_max"] == FACTS["alchemy"]["drawn"] == names.TECHNOLOGY_PLACES
    assert FACTS["components"]["workers_per_player"] == names.WORKERS
    assert unlock["pay_all_own_cocoa"] == state.UNLOCK_PRICE.of(names.COCOA)
    assert FACTS["movement"]["steps_max"] == turn.MOVE_MAX


# ---- resource boards, Nobles, Alchemy ------------------------------------------------------------


@clause(
    "T-11.1", "T-11.2/1", "T-11.2/2", "T-11.2/3", "T-11.3/1", "T-11.3/2", "T-11.3/3", "T-11.4/1", "T-11.4/2", "T-11.4/3"
)
@pytest.mark.parametrize(
    ("board", "table"),
    [("forest", tiles.FOREST_TABLE), ("quarry", tiles.QUARRY_TABLE), ("gold", tiles.DEPOSITS_TABLE)],
)
def test_resource_tables(board: str, table: Sequence[tuple[int, ...]]) -> None:
    printed = FACTS["resource_tables"][board]
    cells = [cell for row in ("row_1", "row_2", "row_3") for cell in printed[row]]
    assert [tuple(cell) for cell in table] == [
        (*goods(cell), cell.get("vp", 0), cell.get("temple_any", 0)) for cell in cells
    ]
    made = composed().boards[names.BOARDS.index(board)]
    assert isinstance(made, ResourceBoard)
    for index, cell in enumerate(table):
        assert (*held(made.goods[index]), made.points[index], made.steps[index]) == cell


@clause("T-11.1/2")
def test_columns_of_the_resource_tables() -> None:
    printed = FACTS["resource_tables"]["column_of_power"]
    assert [tiles.COLUMN_OF_POWER[power] for power in range(1, 6)] == [printed[f"power_{n}"] for n in range(1, 6)]


@clause("T-11.6", "T-12.7", "T-13.9", "T-14.9", "T-15.8")
@pytest.mark.parametrize("board", FACTS["power_ups_by_board"])
def test_power_ups_by_counted_workers(board: str) -> None:
    made = composed().boards[names.BOARDS.index(board)]
    assert [made.power_ups(workers) for workers in (1, 2, 3)] == FACTS["power_ups_by_board"][board]


@clause("T-13.2", "T-13.1")
def test_nobles_rows() -> None:
    printed = FACTS["nobles"]
    rows = [printed["row_1"], printed["row_2"], printed["row_3"]]
    assert [list(row) for row in tiles.NOBLES_ROWS] == rows
    assert [*tiles.NOBLES_POINTS] == [points for row in rows for points in row]
    assert [*tiles.NOBLES_FIRST] == [0, 5, 9, 12]
    assert printed["cost_wood"] == tiles.NOBLES_WOOD


@clause("T-19.2/2", "T-2.7")
def test_buildings_row() -> None:
    assert [*tiles.BUILDINGS_ROW] == FACTS["buildings_row"]["values"]
    assert FACTS["buildings_row"]["buildings_at_start"] == FACTS["components"]["buildings"] == tiles.BUILDINGS


@clause("T-12.4", "T-12.5")
def test_technology_prices() -> None:
    assert [*tiles.TECHNOLOGY_GOLD] == [tile["price_gold"] for tile in FACTS["technologies"]]
    base = in_the_base_game(names.TECHNOLOGIES, tiles.BASE_TECHNOLOGIES)
    assert [int(name) for name in base] == [tile["number"] for tile in FACTS["technologies"]]
    assert [2 * int(name) for name in base] == [*tiles.TECHNOLOGY_NUMBER][: len(base)]
    assert FACTS["alchemy"]["other_owner_vp"] == alchemy.OWNER_POINTS
    assert FACTS["alchemy"]["column_temples"] == list(names.TEMPLES)


@clause("T-12.10")
def test_technology_rewards_and_the_boards_they_apply_to() -> None:
    # 01 rewards moves, 13 and 15 change main actions: they reward none.
    for tile, made in zip(FACTS["technologies"], composed().technologies, strict=True):
        rewards = tile["trigger"] == "main_action" and tile["number"] != 15
        applies = [board + 1 for board in range(8) if made.applies(board)]
        assert applies == (tile["boards"] if rewards else []), tile["id"]
        if isinstance(made, PointsReward):
            assert tile["effect"] == {"vp": made.points}


# ---- temples and Avenue --------------------------------------------------------------------------


@clause("T-9.2", "T-9.3/1", "T-9.4/1", "T-9.5/1")
@pytest.mark.parametrize("temple", TEMPLES)
def test_temple_steps(temple: str) -> None:
    kinds = {"any_resource": tiles.ANY_RESOURCE, "vp": tiles.POINTS, "cocoa": tiles.SOME_COCOA}
    first = 12 * TEMPLES.index(temple)
    assert tiles.STEP_KIND[first] == tiles.NOTHING
    assert tiles.HEAP_OF_TEMPLE_STEP[first] == names.NONE
    for step in FACTS["temples"][temple]["steps"]:
        at = first + step["step"]
        reward = list(step["reward"].items())
        if reward:
            ((what, amount),) = reward
            assert (tiles.STEP_KIND[at], tiles.STEP_AMOUNT[at]) == (kinds[what], amount), step
        else:
            assert (tiles.STEP_KIND[at], tiles.STEP_AMOUNT[at]) == (tiles.NOTHING, 0)
        heap = tiles.HEAP_OF_TEMPLE_STEP[at]
        assert (heap != names.NONE) == (step["kind"] == "major")
        if heap != names.NONE:
            assert names.HEAPS[heap] == f"{temple}_{step['step']}"
    assert [step["step"] for step in FACTS["temples"][temple]["steps"] if step["kind"] == "bonus"] == [names.BONUS_STEP]
    assert [step["step"] for step in FACTS["temples"][temple]["steps"] if step["kind"] == "top"] == [names.TOP_STEP]


@clause("T-2.14", "T-2.15")
@pytest.mark.parametrize("players", PLAYERS)
def test_heaps_of_discovery_tiles(players: int) -> None:
    heaps = {f"avenue_{step['step']}": step["discovery_tiles"] for step in FACTS["avenue"]["discovery_steps"]}
    for temple in TEMPLES:
        for step in FACTS["temples"][temple]["steps"]:
            if step["kind"] == "major":
                heaps[f"{temple}_{step['step']}"] = step["discovery_tiles"][f"p{players}"]
    assert dict(zip(names.HEAPS, tiles.HEAP_TILES[players], strict=True)) == heaps
    assert max(heaps.values()) <= names.HEAP_SIZE
    setup = FACTS["discovery_setup"]
    assert sum(tiles.HEAP_TILES[players][:3]) == setup["avenue_total"]
    assert sum(tiles.HEAP_TILES[players][3:]) == setup["temple_total"][f"p{players}"]


@clause("T-9.9/2")
def test_discovery_steps_of_the_avenue() -> None:
    found = {step: names.HEAPS[heap] for step, heap in enumerate(tiles.HEAP_OF_AVENUE_STEP) if heap != names.NONE}
    assert found == {step["step"]: f"avenue_{step['step']}" for step in FACTS["avenue"]["discovery_steps"]}
    assert len(tiles.HEAP_OF_AVENUE_STEP) == FACTS["avenue"]["max_step"] + 1


# ---- discovery and starting tiles ----------------------------------------------------------------


@clause("T-8.1/1", "T-1.10")
def test_copies_and_costs_of_discovery_tiles() -> None:
    assert [*tiles.DISCOVERY_COPIES] == [tile["copies"] for tile in FACTS["discovery_tiles"]]
    assert sum(tiles.DISCOVERY_COPIES) == FACTS["components"]["discovery_tiles"]
    for kind, tile in enumerate(FACTS["discovery_tiles"]):
        assert tuple(tiles.DISCOVERY_COST[4 * kind : 4 * kind + 4]) == goods(tile["cost"]), tile["id"]
    assert len(tiles.DISCOVERY_COST) == 4 * len(FACTS["discovery_tiles"])


@clause("T-8.5")
def test_masks_come_first_and_are_the_tiles_that_are_scored() -> None:
    scored = [tile["use"] == "scored" for tile in FACTS["discovery_tiles"]]
    assert scored == [kind < names.MASKS for kind in range(names.DISCOVERY_KINDS)]


@clause("T-21.2", "T-3.20/1")
def test_boards_of_starting_tiles_in_printed_order() -> None:
    assert [list(boards) for boards in tiles.STARTING_BOARDS] == [tile["boards"] for tile in FACTS["starting_tiles"]]


@clause("T-3.14", "T-3.15", "T-3.16/1", "T-3.18", "T-3.19/1")
@pytest.mark.parametrize("number", range(18))
def test_effects_of_starting_tiles(number: int) -> None:
    made = tiles.STARTING_TILES_TABLE[number]
    effect: dict[str, Any] = FACTS["starting_tiles"][number]["effect"]
    assert held(made.goods) == goods(effect)
    found = {
        "any_resource": made.any_resource,
        "avenue": made.avenue,
        "power_up": made.power_up,
        "lowest_technology": int(made.technology),
        "discovery": int(made.beside != names.NONE),
        **{f"temple_{TEMPLES[temple]}": 1 for temple in made.temples},
    }
    assert {key: count for key, count in found.items() if count} == {
        key: count for key, count in effect.items() if key not in GOODS
    }


@clause("T-3.11/1", "T-3.12", "T-22.1/2", "T-21.1/1")
def test_figures_of_player_setup() -> None:
    setup = FACTS["player_setup"]
    assert setup["starting_tiles_dealt"] == player_setup.DEALT
    assert setup["starting_tiles_kept"] == player_setup.KEPT
    assert setup["starting_workers"] == player_setup.STARTING_WORKERS
    assert {f"p{players}": count for players, count in tiles.DRAFT_TILES.items()} == setup["draft_face_up_tiles"]
    assert FACTS["neutral_workers"]["workers_per_colour"] == neutral.PER_COLOUR


# ---- calendar, eclipse, ascension ----------------------------------------------------------------


@clause("T-18.6")
def test_dark_disc_per_eclipse() -> None:
    assert {f"p{players}": list(dark) for players, dark in tiles.DARK_DISC.items()} == FACTS["calendar"][
        "dark_by_eclipse"
    ]
    assert FACTS["calendar"]["eclipses"] == eclipse.LAST_ECLIPSE


@clause("T-19.3/1", "T-19.4/1", "T-19.6/1", "T-19.8/1")
def test_figures_of_an_eclipse() -> None:
    printed = FACTS["eclipse"]
    assert printed["pyramid_lead_vp"] == scoring.LEAD_POINTS
    assert [*tiles.PYRAMID_STEP_POINTS] == printed["pyramid_step_vp"]
    assert [*tiles.MASK_SET_POINTS] == printed["mask_set_vp"]
    assert printed["unpaid_cocoa_vp_loss"] == eclipse.UNPAID_LOSS


@clause("T-17.4")
def test_the_price_of_two_temple_steps() -> None:
    priced = [reward for reward in FACTS["ascension"]["rewards"] if "pay" in reward]
    assert [reward["pay"] for reward in priced] == [{"cocoa": ascension.TWO_TEMPLES_PRICE}]


# ---- first game ----------------------------------------------------------------------------------


@clause("T-2.1/3")
def test_the_printed_layout_of_a_first_game() -> None:
    printed = FACTS["first_game"]
    assert list(tiles.FIRST_RING) == printed["ring_order"]
    assert [listed("technologies")[tile] for tile in tiles.FIRST_TECHNOLOGIES] == printed["technologies"]
    assert [listed("royal_tiles")[tile] for tile in tiles.FIRST_ROYALS] == printed["royal_tiles"]
    bonus_ids = [listed("temple_bonus_tiles")[tile] for tile in tiles.FIRST_BONUSES]
    assert dict(zip(TEMPLES, bonus_ids, strict=True)) == printed["temple_bonus"]


@clause("T-3.5/2", "T-3.6", "T-3.7")
@pytest.mark.parametrize("order", range(4))
def test_the_printed_start_of_a_player(order: int) -> None:
    made, printed = tiles.FIRST_STARTS[order], FACTS["first_game"]["players"][order]
    rewards = printed["temple_rewards"]
    assert held(made.goods) == tuple(
        gain + reward for gain, reward in zip(goods(printed["gain"]), goods(rewards), strict=True)
    )
    assert made.points == rewards.get("vp", 0)
    assert made.temples == tuple(printed["temple_steps"].get(temple, 0) for temple in TEMPLES)
    assert made.avenue == printed.get("avenue_steps", 0)
    assert made.technology == ("technology" in printed)
    assert [(board + 1, power) for board, power in made.workers] == [
        (die["board"], die["power"]) for die in printed["workers"]
    ]


# ---- start pattern -------------------------------------------------------------------------------


@clause("T-2.10")
@pytest.mark.parametrize("players", PLAYERS)
def test_start_patterns(players: int) -> None:
    printed = FACTS["pyramid"]["start_patterns"][f"p{players}"]
    places = [(1, i, j) for i, j in printed["level_1"]] + [(2, i, j) for i, j in printed["level_2"]]
    assert board_setup.START_PATTERN[players] == places


def test_displays_and_decoration_points() -> None:
    assert FACTS["pyramid"]["display_size"] == construction.DISPLAY
    assert FACTS["decorations"]["display_size"] == decorations.DISPLAY
    assert FACTS["decorations"]["vp"] == decorations.DECORATION_POINTS
    assert [decorations.decoration_gold(workers) for workers in (1, 2, 3)] == FACTS["decorations"][
        "cost_gold_by_workers"
    ]
    assert FACTS["components"]["decoration_tiles"] == pyramid.DECORATION_TILES
