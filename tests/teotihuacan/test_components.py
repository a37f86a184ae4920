"""Components and terms (T-1): boards, goods, workers, markers, stock."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from teotihuacan.facts import FACTS
from teotihuacan.setting_up import STARTING, fresh, until
from teotihuacan.table import RING, SPACE, options, play, player, position, side, table, workers
from tonalli import State

pytestmark = pytest.mark.pure

GAME = tonalli.GAMES["teotihuacan"]


def read(*sides: dict[str, Any], **fields: Any) -> State:
    return tonalli.from_dict("teotihuacan", position(*sides, **fields))


def powers(state: State) -> list[list[int]]:
    """Powers of all workers of all players, die by die."""
    return [[die["power"] for die in player["workers"]] for player in state.to_dict()["players"]]


# ---- players and boards --------------------------------------------------------------------------


@clause("T-1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players_each_have_a_colour_of_their_own(players: int) -> None:
    view = tonalli.new("teotihuacan", players=players, seed=2).view(None)
    colours = [side["colour"] for side in view["players"]]
    assert len(colours) == players
    assert set(colours) <= {"black", "blue", "yellow", "red"}
    assert len(set(colours)) == players


@clause("T-1.1")
@pytest.mark.parametrize("players", [0, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(tonalli.OptionError, match="players"):
        tonalli.new("teotihuacan", players=players, seed=2)


@clause("T-1.2/4")
def test_after_slot_8_comes_slot_1() -> None:
    s = table(side("decorations1 nobles2 construction3"), side())
    play(s, "move:decorations.1")
    assert options(s) == ["to:palace", "to:forest", "to:quarry"]
    s = table(side("decorations1 nobles2 construction3"), side())
    play(s, "move:nobles.2")
    assert options(s) == ["to:palace", "to:forest", "to:decorations"]


@clause("T-1.2/3")
@pytest.mark.parametrize(("one", "other"), [(0, 1), (4, 5)])
def test_palace_and_construction_never_leave_slots_1_and_5(one: int, other: int) -> None:
    ring = list(RING)
    ring[one], ring[other] = ring[other], ring[one]
    with pytest.raises(tonalli.PositionError, match="ring"):
        read(side(), side(), ring=ring)


@clause("T-1.2/2")
def test_the_numbers_of_the_boards() -> None:
    described = [SPACE.describe(SPACE.read(f"to:{board['id']}")) for board in FACTS["boards"]]
    first = SPACE.read("to:palace")
    assert [SPACE.write(first + board["number"] - 1) for board in FACTS["boards"]] == [
        f"to:{word['board']}" for word in described
    ]


# ---- goods ---------------------------------------------------------------------------------------


@clause("T-1.3/3")
def test_any_resource_is_wood_stone_or_gold_chosen_for_each_unit_and_never_cocoa() -> None:
    s = table(side(discovery_tiles=["resources_3"]), side())
    play(s, "use:resources_3")
    for word in ("take:gold", "take:wood", "take:gold"):
        assert options(s) == ["take:wood", "take:stone", "take:gold"]
        play(s, word)
    mine = player(s)
    assert (mine["cocoa"], mine["wood"], mine["stone"], mine["gold"]) == (0, 1, 0, 2)


@clause("T-1.3/2")
def test_cocoa_is_no_resource_to_pay_with() -> None:
    s = table(side("decorations2 nobles1 alchemy1", cocoa=5, gold=1), side(), royal_tiles=["A04", "B02", "C03"])
    play(s, "move:decorations.2 to:palace worship:palace3.ability")
    assert options(s) == ["pass", "give:gold"]


@clause("T-1.4")
def test_goods_are_unlimited_in_supply_and_in_hand() -> None:
    rich = [side("nobles1 gold1 quarry1", cocoa=500, wood=500, stone=500, gold=500) for seat in range(3)]
    s = table(side("palace4 forest4 forest4", cocoa=500, wood=500), *rich)
    play(s, "move:palace.4 to:forest main power-up:forest.4")
    assert player(s)["wood"] == 504
    assert player(s)["cocoa"] == 500 - 1 + 5


# ---- workers -------------------------------------------------------------------------------------


@clause("T-1.5/1")
@pytest.mark.parametrize("power", [0, 6])
def test_a_worker_has_power_1_to_5(power: int) -> None:
    with pytest.raises(tonalli.PositionError, match="power"):
        read(side(f"forest{power} gold1 gold1"), side())


@clause("T-1.5/1")
def test_a_worker_of_power_5_never_becomes_a_6() -> None:
    s = table(side("palace5 nobles1 alchemy1"), side())
    play(s, "move:palace.5 to:forest main power-up:forest.5 ascend:vp")
    assert workers(s) == ["alchemy1", "nobles1", "palace1", "reserve3"]


@clause("T-1.5/2")
def test_dice_are_never_rolled() -> None:
    s = fresh(2, "first")
    dealer = tonalli.Dealer(11)
    while not s.over:
        before, chance = powers(s), s.actor == tonalli.CHANCE
        action = dealer.pick(s)
        s.play(action)
        after = powers(s)
        changed = [
            (old, new) for olds, news in zip(before, after, strict=True) for old, new in zip(olds, news, strict=True)
            if old != new
        ]  # fmt: skip
        if chance and not SPACE.write(action).startswith("~first"):
            assert changed == []
        elif not chance:
            assert all(new == old + 1 or (old, new) == (5, 1) for old, new in changed)
            assert len(changed) <= 1


@clause("T-1.6/1", "T-5.1/3")
def test_only_unlocked_workers_move_not_locked_ones_nor_the_reserve() -> None:
    s = table(side("forest!2 palace3!3 gold1", cocoa=2), side())
    assert options(s) == ["unlock", "move:gold.1"]


@clause("T-1.6/1")
def test_a_worker_is_in_one_state_only() -> None:
    odd = side("forest1 gold1")
    odd["workers"][0]["worship"] = "forest"
    with pytest.raises(tonalli.PositionError, match="one of board, worship, hand, reserve"):
        read(odd, side())


@clause("T-1.6/2")
def test_a_worker_that_worships_is_locked_every_other_worker_on_the_board_is_unlocked() -> None:
    s = table(side("palace2 forest3 gold1"), side())
    play(s, "move:palace.2 to:forest worship:forest.ability")
    assert workers(s) == ["forest!2", "forest3", "gold1", "reserve3"]


@clause("T-1.7", "T-10.5/1")
def test_only_own_unlocked_workers_on_that_board_are_counted() -> None:
    s = table(side("palace2 forest!2 gold2", cocoa=1), side("forest2 nobles1 nobles1"))
    play(s, "move:palace.2 to:forest main power-up:forest.2")
    assert player(s)["wood"] == 1
    s = table(side("palace2 forest2 gold2", cocoa=2), side("forest2 nobles1 nobles1"))
    play(s, "move:palace.2 to:forest main power-up:forest.2")
    assert player(s)["wood"] == 2


@clause("T-1.8")
def test_each_player_has_three_workers_in_play_and_one_in_reserve() -> None:
    s = fresh(4)
    for seat in range(4):
        assert workers(s, seat) == ["hand1", "hand1", "hand1", "reserve3"]


@clause("T-1.8")
def test_six_technology_markers_suffice_for_every_technology_on_alchemy() -> None:
    s = table(side("gold2 alchemy2 nobles1", cocoa=2, gold=2, technologies=["01", "03", "05", "07", "09"]), side())
    play(s, "move:gold.2 to:alchemy main")
    assert options(s) == ["technology:11"]
    play(s, "technology:11")
    assert player(s)["technologies"] == ["01", "03", "05", "07", "09", "11"]


@clause("T-1.8")
def test_a_player_with_six_technologies_finds_nothing_to_acquire() -> None:
    s = table(
        side("gold2 alchemy2 nobles1", cocoa=9, gold=9, technologies=["01", "03", "05", "07", "09", "11"]), side()
    )
    play(s, "move:gold.2 to:alchemy")
    assert options(s) == ["collect"]


@clause("T-1.9", "T-19.8/1")
def test_victory_points_never_fall_below_0() -> None:
    s = table(
        side("forest5 gold4 nobles1", points=4),
        side("forest!1 nobles1 nobles1"),
        active=1,
        calendar={"light": 10, "turns_left": 0},
    )
    play(s, "unlock")
    assert player(s, 0)["points"] == 0
    assert player(s, 1)["points"] == 0


@clause("T-1.9")
def test_victory_points_are_public() -> None:
    s = table(side(points=7), side(points=12), side(points=3))
    for seat in (None, 0, 1, 2):
        assert [side["points"] for side in GAME.view(s, seat)["players"]] == [7, 12, 3]


# ---- stock ---------------------------------------------------------------------------------------


@clause("T-1.10")
@pytest.mark.parametrize(
    ("kind", "count"),
    [
        ("~technology", 9),
        ("~bonus", 7),
        ("~decoration", 15),
        ("~pyramid", 32),
        ("~discovery", 54),
        ("~starting", 18),
    ],
)
def test_so_many_tiles_are_in_the_box(kind: str, count: int) -> None:
    s = until(fresh(2), kind)
    assert sum(weight for action, weight in s.chance()) == count


@clause("T-1.10")
def test_nine_royal_tiles_three_of_each_category_are_in_the_box() -> None:
    s = until(fresh(2), "~royal")
    for category in "ABC":
        found = options(s)
        assert len(found) == 3
        assert all(word.startswith(f"~royal:{category}") for word in found)
        play(s, found[2])


@clause("T-1.10")
def test_the_stock_is_that_of_the_component_list() -> None:
    components = FACTS["components"]
    s = fresh(2)
    data = s.to_dict()
    assert len(data["unseen"]["decorations"]) == components["decoration_tiles"] == 15
    assert len(data["unseen"]["pyramid"]) == components["pyramid_tiles"] == 32
    assert sum(data["unseen"]["discovery"].values()) == components["discovery_tiles"] == 54
    assert data["buildings"] == components["buildings"] == 11
    assert len(STARTING) == components["starting_tiles"] == 18
    assert len(data["players"][0]["workers"]) == components["workers_per_player"] == 4


@clause("T-1.10")
def test_no_tile_is_lost_or_doubled_in_a_whole_game() -> None:
    s = fresh(3, "draft")
    dealer = tonalli.Dealer(7)
    while not s.over:
        s.play(dealer.pick(s))
        if s.turn == 0 or s.actor == tonalli.CHANCE:
            continue
        data = s.to_dict()
        lying = data["discovery_tiles"]
        discovery = sum(data["unseen"]["discovery"].values())
        discovery += sum(tile is not None for tile in lying["worship"].values())
        discovery += sum(len(tiles) for heap, tiles in lying.items() if heap != "worship")
        discovery += sum(len(side["discovery_tiles"]) + len(side["used_tiles"]) for side in data["players"])
        assert discovery == 54
        for key, unseen, held, total in (
            ("pyramid", "pyramid", "places", 32),
            ("decorations", "decorations", "spaces", 15),
        ):
            display = sum(tile is not None for tile in data[key]["display"])
            assert len(data["unseen"][unseen]) + display + len(data[key][held]) == total
        assert data["buildings"] + sum(len(row) for row in data["nobles"].values()) == 11
