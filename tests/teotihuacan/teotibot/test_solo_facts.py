"""The tables of the solo opponent against ``tests/facts/teotibot.toml``."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import tonalli
from clauses import clause
from teotihuacan.table import RING, player, workers
from teotihuacan.teotibot.solo import BOT, FIRST_STEPS, act, bot, goods, points
from tonalli.teotihuacan.amounts import Amounts
from tonalli.teotihuacan.modules.teotibot.action_pyramid import DIE_FACES
from tonalli.teotihuacan.modules.teotibot.bot import PowerMovement
from tonalli.teotihuacan.modules.teotibot.building import DECORATION_POINTS, TILE_POINTS, TWO_GOLD, TWO_STONE, TWO_WOOD
from tonalli.teotihuacan.modules.teotibot.knobs import KNOBS
from tonalli.teotihuacan.modules.teotibot.names import (
    ACTION_TILES,
    ASCENSION_POINTS,
    EXCHANGED_COCOA,
    FACES,
    FALLBACK_COCOA,
    FILLS,
    SLOT_OF_SUM,
    SLOTS,
)
from tonalli.teotihuacan.names import BOARDS, GOODS, TEMPLES

pytestmark = pytest.mark.pure

FACTS: dict[str, Any] = tomllib.loads(
    (Path(__file__).parent.parent.parent / "facts" / "teotibot.toml").read_text(encoding="utf-8")
)
BOARD_IDS = {board["number"]: board["id"] for board in FACTS["board"]}
TILE = {tile["id"]: tile for tile in FACTS["action_tile"]}


@clause("B-11.11/1", "B-11.1", "B-11.2", "B-11.3", "B-11.4", "B-11.5", "B-11.6")
def test_settings() -> None:
    facts = {knob["id"]: (knob["default"], tuple(knob["values"])) for knob in FACTS["difficulty"]}
    assert facts == {name: (setting.default, setting.allowed) for name, setting in KNOBS.items()}


@clause("B-1.2", "B-2.10/2", "B-2.10/3")
def test_action_tiles_and_slots() -> None:
    pyramid = FACTS["action_pyramid"]
    assert sorted(ACTION_TILES) == sorted(TILE)
    assert len(ACTION_TILES) == pyramid["tiles_total"]
    assert list(SLOTS) == [*[slot["id"] for slot in FACTS["slot"]], "spare"]
    assert len(SLOTS) == pyramid["tiles_in_pyramid"] + pyramid["spare_tiles"]
    assert pyramid["dice_sides"] == DIE_FACES


@clause("B-5.2", "B-5.3")
def test_sums_of_the_dice() -> None:
    sums = {total: slot["id"] for slot in FACTS["slot"] for total in slot["sums"]}
    assert {total: SLOTS[SLOT_OF_SUM[total]] for total in range(2, 13)} == sums
    for slot in FACTS["slot"]:
        ways = sum(a + b in slot["sums"] for a in range(1, 7) for b in range(1, 7))
        assert ways == slot["ways"]


@clause("B-5.4/5")
def test_what_fills_a_gap() -> None:
    for gap, slot in enumerate(FACTS["slot"][:3]):
        for number, face in enumerate(FACES):
            assert SLOTS[FILLS[gap * 2 + number]] == slot[f"fill_{face}"]


@clause("B-6.9/1")
def test_how_far_workers_move() -> None:
    distances = {power: row["boards"] for row in FACTS["movement"]["distance"] for power in row["power"]}
    s = bot_state()
    found = {}
    for power in range(1, 6):
        s.players[BOT].power[0] = power
        found[power] = PowerMovement().distance(s, 0)
    assert found == distances


def bot_state() -> Any:
    return act("nobles")


@clause("B-6.10/2", "B-6.10/3")
def test_the_next_place_of_the_ring() -> None:
    for place, following in enumerate(FACTS["ring"]["bot_next"]):
        s = act("mask_collection", bot(f"{RING[place]}1 alchemy5 alchemy5 gold!1"))
        assert f"{RING[following]}2" in workers(s, BOT)


@clause("B-6.7/1", "B-7.7", "B-4.5/1")
def test_figures_of_ascension_fallback_and_exchange() -> None:
    assert FACTS["ascension"]["reward_vp"] == ASCENSION_POINTS
    assert FACTS["fallback"]["cocoa"] == FALLBACK_COCOA
    assert FACTS["turn"]["exchange"]["threshold"] == FACTS["turn"]["exchange"]["discard"] == EXCHANGED_COCOA
    assert FACTS["turn"]["exchange"]["vp"] == KNOBS["vp_per_exchange"].default


@clause("B-8.1/2", "B-8.1/8", "B-8.2/2", "B-8.2/8", "B-8.4/2", "B-8.4/8")
@pytest.mark.parametrize(
    ("tile", "cost"), [("construction", TWO_STONE), ("decorations", TWO_GOLD), ("nobles", TWO_WOOD)]
)
def test_costs_and_gains_of_the_building_tiles(tile: str, cost: Amounts) -> None:
    first, second = TILE[tile]["step1"], TILE[tile]["step2"]
    assert first["cost"] == {GOODS[good]: amount for good, amount in cost.to_dict().items()}
    rest = {"wood": 0, "stone": 0, "gold": 0}
    s = act(tile, bot(f"{BOARD_IDS[second['board']]}2 palace1 palace1 quarry!1", **rest))
    assert {name: amount for name, amount in goods(s).items() if amount} == second["gain"]
    locked = "forest" if tile == "decorations" else "decorations"
    s = act(tile, bot(f"{BOARD_IDS[first['board']]}2 palace1 palace1 {locked}!1", temples={**FIRST_STEPS, "red": 9}))
    assert player(s, BOT)["pyramid_track"] == first.get("pyramid_track", 0)
    assert player(s, BOT)["avenue"] == 1 + first.get("avenue_steps", 0)
    assert player(s, BOT)["temples"]["red"] == 9 + first.get("temple_steps", 0)
    assert all(goods(s)[good] == 0 for good in first["cost"])


@clause("B-8.1/4", "B-8.1/6", "B-8.2/4")
def test_points_of_the_building_tiles() -> None:
    assert TILE["construction"]["step1"]["vp"] == TILE_POINTS
    assert TILE["decorations"]["step1"]["vp"] == DECORATION_POINTS
    s = act("construction", bot(temples={**FIRST_STEPS, "green": 9}))
    assert points(s) == TILE["construction"]["step1"]["vp_for_level"][0] + TILE_POINTS


@clause("B-8.6.1")
def test_temples_of_the_sidebars() -> None:
    order = [board for board in RING if any(one["id"] == board and one["temple_sidebar"] for one in FACTS["board"])]
    for index, board in enumerate(order):
        fact = next(one for one in FACTS["board"] if one["id"] == board)
        s = act("worship", bot(f"alchemy2 nobles2 construction2 {order[index - 1]}!1"))
        steps = TILE["worship"]["step1"]
        temple, count = fact["sidebar_temple"], steps["temple_steps"]
        if temple == steps["temple_on_board_7"]:
            temple, count = TEMPLES[0], steps["temple_steps_on_board_7"]
        assert player(s, BOT)["temples"] == {**FIRST_STEPS, temple: 1 + count}


@clause("B-2.5", "B-2.6", "B-2.8/1", "B-2.8/2", "B-2.8/3", "B-2.8/4")
def test_the_start() -> None:

    side = tonalli.new("teotihuacan", players=1, seed=3).state.to_dict()["players"][BOT]
    start = FACTS["bot_start"]
    assert (side["cocoa"], side["points"]) == (start["cocoa"], start["vp"])
    assert {good: side[good] for good in start["resources"]} == start["resources"]
    assert (side["pyramid_track"], side["avenue"]) == (start["tracks"]["pyramid"], start["tracks"]["avenue"])
    assert side["temples"] == {temple: start["tracks"][f"temple_{temple}"] for temple in TEMPLES}
    areas = {"general": "board", "worship": "worship"}
    assert side["workers"] == [
        {areas[worker["area"]]: BOARD_IDS[worker["board"]], "power": worker["power"]} for worker in start["worker"]
    ]
    assert [BOARD_IDS[number] for number in range(1, 9)] == list(BOARDS)
