"""What technologies do for later main actions (T-12.9 to T-12.13); 01 belongs to the move (T-5.3)."""

from __future__ import annotations

import pytest

import tonalli
from clauses import clause
from teotihuacan.table import events, options, play, player, side, table, workers

pytestmark = pytest.mark.pure

AWAY = side("palace1 palace1 palace1")
HIGH = ["07", "09", "11", "13", "15", "17"]
WITH_13 = ["01", "03", "05", "07", "09", "13"]


@clause("T-12.10", "T-5.3/1")
def test_01_pays_for_passing_the_palace() -> None:
    s = table(side("decorations1 gold1 gold1", technologies=["01"]), AWAY)
    play(s, "move:decorations.1 to:forest")
    assert player(s)["cocoa"] == 1


@clause("T-12.10/1")
@pytest.mark.parametrize("board", ["alchemy", "nobles"])
def test_03_scores_three_on_alchemy_and_nobles(board: str) -> None:
    choice = {"alchemy": "technology:05", "nobles": "row:top"}[board]
    for owned, points in (([], 0), (["03"], 3)):
        s = table(side("gold1 palace1 palace1", gold=1, wood=2, technologies=owned), AWAY)
        play(s, f"move:gold.1 to:{board} main {choice}")
        assert player(s)["points"] == points + (3 if board == "nobles" else 0)


@clause("T-12.10/2")
@pytest.mark.parametrize(("board", "good"), [("forest", "wood"), ("quarry", "stone"), ("gold", "gold")])
def test_05_gives_one_more_of_the_board_s_resource(board: str, good: str) -> None:
    s = table(side("palace2 nobles1 nobles1", technologies=["05"]), AWAY)
    play(s, f"move:palace.2 to:{board} main")
    gained = {name: player(s)[name] for name in ("wood", "stone", "gold") if player(s)[name]}
    assert gained == {good: 2}


@clause("T-12.10/3")
@pytest.mark.parametrize("board", ["forest", "quarry", "gold"])
def test_07_gives_a_cocoa_and_a_point_on_the_resource_boards(board: str) -> None:
    s = table(side("palace2 nobles1 nobles1", technologies=["07"]), AWAY)
    play(s, f"move:palace.2 to:{board} main")
    assert (player(s)["cocoa"], player(s)["points"]) == (1, 1)


@clause("T-12.10/4")
def test_09_scores_four_on_decorations() -> None:
    s = table(side("nobles1 palace1 palace1", gold=3, technologies=["09"]), AWAY)
    play(s, "move:nobles.1 to:decorations main decoration:00 space:left_1")
    assert player(s)["points"] == 3 + 4


@clause("T-12.10/5", "T-12.9", "T-15.8")
@pytest.mark.parametrize(
    "tiles", ["tile:12 place:100 turn:0 pass", "tile:12 place:100 turn:0 tile:07 place:133 turn:0"]
)
def test_11_scores_three_on_construction_however_many_tiles(tiles: str) -> None:
    points = []
    for owned in ([], ["11"]):
        s = table(side("gold1 construction1 palace1", cocoa=1, stone=4, technologies=owned), AWAY)
        play(s, f"move:gold.1 to:construction main {tiles}")
        assert options(s) == ["power-up:construction.1"]
        points.append(player(s)["points"])
    assert points[1] - points[0] == 3


@clause("T-12.10/6", "T-12.9", "T-9.8")
@pytest.mark.parametrize("tiles", [1, 2])
def test_17_advances_any_temple_once_on_construction(tiles: int) -> None:
    s = table(
        side("gold1 construction1 palace1", cocoa=1, stone=2 * tiles, technologies=["17"]),
        AWAY,
        technologies=HIGH,
    )
    play(s, "move:gold.1 to:construction main tile:12 place:100 turn:0")
    if tiles == 2:
        play(s, "tile:07 place:103 turn:0")
    assert options(s) == ["temple:blue", "temple:red", "temple:green"]
    play(s, "temple:green")
    assert player(s)["temples"] == {"blue": 0, "red": 0, "green": 1}
    assert options(s) == ["power-up:construction.1"]


@clause("T-12.9")
@pytest.mark.parametrize(("board", "start"), [("forest", "palace"), ("nobles", "gold"), ("decorations", "nobles")])
def test_rewards_of_other_boards_are_not_given(board: str, start: str) -> None:
    owned = {"forest": ["03", "09", "11"], "nobles": ["05", "07", "09", "11"], "decorations": ["03", "05", "07", "11"]}
    rest = {"forest": "", "nobles": "row:top", "decorations": "decoration:00 space:left_1"}
    s = table(side(f"{start}2 palace1 palace1", gold=3, wood=2, technologies=owned[board]), AWAY)
    play(s, f"move:{start}.2 to:{board} main {rest[board]}")
    after = player(s)
    expected = {"forest": (3, 0, 0), "nobles": (0, 0, 3), "decorations": (2, 0, 3)}
    assert (after["wood"], after["cocoa"], after["points"]) == expected[board]


@clause("T-12.9")
def test_rewards_belong_to_the_main_action_only() -> None:
    s = table(side("palace2 nobles1 nobles1", technologies=["05", "07"]), AWAY)
    play(s, "move:palace.2 to:forest collect")
    assert (player(s)["wood"], player(s)["cocoa"], player(s)["points"]) == (0, 1, 0)


@clause("T-12.9", "T-12.11/1")
def test_the_cocoa_of_07_comes_before_the_power_ups_and_may_pay_for_13() -> None:
    s = table(side("palace2 nobles1 nobles1", technologies=["07", "13"]), AWAY, technologies=WITH_13)
    play(s, "move:palace.2 to:forest main power-up:forest.2")
    assert options(s) == ["pass", "power-up:forest.3"]
    play(s, "power-up:forest.3")
    assert player(s)["cocoa"] == 0
    assert "forest4" in workers(s)


@clause("T-12.11/1", "T-12.11/2")
def test_13_buys_one_more_power_up_once_on_any_own_worker_of_the_board() -> None:
    s = table(side("palace1 forest2 nobles1", cocoa=9, technologies=["13"]), AWAY, technologies=WITH_13)
    play(s, "move:palace.1 to:forest main power-up:forest.1")
    assert options(s) == ["pass", "power-up:forest.2"]
    play(s, "power-up:forest.2")
    assert s.actor == 1
    assert player(s)["cocoa"] == 7
    assert workers(s) == ["forest2", "forest3", "nobles1", "reserve3"]


@clause("T-12.11/1")
def test_13_may_be_declined() -> None:
    s = table(side("palace1 nobles1 nobles1", cocoa=1, technologies=["13"]), AWAY, technologies=WITH_13)
    play(s, "move:palace.1 to:quarry main power-up:quarry.1 pass")
    assert s.actor == 1
    assert player(s)["cocoa"] == 1


@clause("T-12.11/1", "T-16.3/2")
def test_13_comes_after_two_power_ups_and_also_when_the_second_was_declined() -> None:
    s = table(side("palace1 forest1 forest1", cocoa=1, technologies=["13"]), AWAY, technologies=WITH_13)
    play(s, "move:palace.1 to:forest main power-up:forest.1 power-up:forest.2")
    assert options(s) == ["pass", "power-up:forest.1", "power-up:forest.3"]
    s = table(side("palace1 forest1 forest1", cocoa=1, technologies=["13"]), AWAY, technologies=WITH_13)
    play(s, "move:palace.1 to:forest main power-up:forest.1 pass")
    assert options(s) == ["pass", "power-up:forest.1", "power-up:forest.2"]
    play(s, "power-up:forest.2")
    assert s.actor == 1
    assert player(s)["cocoa"] == 0  # 1 paid, 1 gained, 1 paid


@clause("T-12.11/1")
def test_13_needs_a_cocoa() -> None:
    s = table(side("palace2 nobles1 nobles1", technologies=["13"]), AWAY, technologies=WITH_13)
    play(s, "move:palace.2 to:forest main power-up:forest.2")
    assert s.actor == 1


@clause("T-12.11/1", "T-8.22/1")
def test_ignore_cocoa_does_not_pay_for_13() -> None:
    s = table(
        side("palace2 nobles1 nobles1", technologies=["13"], discovery_tiles=["ignore_cocoa"]),
        AWAY,
        technologies=WITH_13,
    )
    play(s, "move:palace.2 to:forest main power-up:forest.2")
    assert s.actor == 1


@clause("T-12.11/1", "T-17.1/1")
def test_13_may_make_a_worker_ascend() -> None:
    s = table(side("palace4 nobles1 nobles1", cocoa=1, technologies=["13"]), AWAY, technologies=WITH_13)
    play(s, "move:palace.4 to:forest main power-up:forest.4 power-up:forest.5 ascend:vp")
    assert workers(s) == ["nobles1", "nobles1", "palace1", "reserve3"]
    assert s.actor == 1


@clause("T-12.12", "T-12.3/1")
def test_13_is_not_available_when_the_action_gave_no_power_up() -> None:
    s = table(side("gold4 palace1 palace1", gold=1, cocoa=5, technologies=["13"]), AWAY, technologies=WITH_13)
    play(s, "move:gold.4 to:alchemy main technology:07 take:gold")
    assert s.actor == 1
    assert player(s)["cocoa"] == 5


@clause("T-12.12")
def test_13_is_not_available_when_no_own_worker_is_left_on_the_board() -> None:
    s = table(side("palace5 nobles1 nobles1", cocoa=5, technologies=["13"]), AWAY, technologies=WITH_13)
    play(s, "move:palace.5 to:forest main power-up:forest.5 ascend:cocoa")
    assert s.actor == 1
    assert player(s)["cocoa"] == 10


@clause("T-12.11/1", "T-8.8/4", "T-9.3/1")
def test_a_cocoa_tile_claimed_by_the_last_power_up_may_still_pay_for_13() -> None:
    s = table(
        side("palace5 forest2 nobles1", cocoa=1, gold=1, temples={"blue": 3}, technologies=["13"]),
        AWAY,
        technologies=WITH_13,
        discovery_tiles={"blue_4": ["cocoa_4"]},
    )
    play(s, "move:palace.5 to:forest main power-up:forest.5 ascend:temple temple:blue claim:cocoa_4")
    assert options(s) == ["pass", "use:cocoa_4"]
    play(s, "use:cocoa_4")
    assert options(s) == ["pass", "power-up:forest.2"]
    play(s, "power-up:forest.2")
    assert player(s)["cocoa"] == 3


@clause("T-12.12", "T-4.6/1", "T-8.8/4")
def test_a_worker_unlocked_after_the_last_power_up_may_be_raised_by_13() -> None:
    s = table(side("palace5 forest!2 nobles1", technologies=["13"]), AWAY, technologies=WITH_13)
    play(s, "move:palace.5 to:forest main power-up:forest.5 ascend:cocoa")
    assert options(s) == ["pass", "buy-unlock"]
    play(s, "buy-unlock")
    assert options(s) == ["pass", "power-up:forest.2"]
    play(s, "power-up:forest.2")
    assert player(s)["cocoa"] == 1


@clause("T-12.13/1", "T-15.1")
def test_15_counts_as_one_more_worker_on_construction() -> None:
    s = table(side("gold1 palace1 palace1", stone=4, technologies=["15"]), AWAY, technologies=HIGH)
    play(s, "move:gold.1 to:construction main tile:12 place:100 turn:0 price:none")
    assert "tile:07" in options(s)
    play(s, "tile:07 place:101 turn:0 price:none power-up:construction.1")
    assert len(events(s, "build")) == 2
    assert len(events(s, "power")) == 1
    assert s.actor == tonalli.CHANCE


@clause("T-12.13/1", "T-10.11/1", "T-16.6")
def test_15_with_two_workers_allows_three_tiles_and_two_power_ups() -> None:
    s = table(side("gold1 construction1 palace1", cocoa=1, stone=6, technologies=["15"]), AWAY, technologies=HIGH)
    play(s, "move:gold.1 to:construction main tile:12 place:100 turn:0 price:none")
    play(s, "tile:07 place:101 turn:0 price:none tile:13 place:133 turn:0 price:none power-up:construction.1")
    assert options(s) == ["pass", "power-up:construction.1", "power-up:construction.2"]


@clause("T-12.13/1", "T-8.20/1")
def test_15_with_an_extra_worker_makes_three_and_no_more() -> None:
    s = table(
        side("gold1 palace1 palace1", stone=9, technologies=["15"], discovery_tiles=["extra_worker"] * 2),
        AWAY,
        technologies=HIGH,
    )
    play(s, "move:gold.1 to:construction main")
    assert "use:extra_worker" in options(s)
    play(s, "use:extra_worker")
    assert "use:extra_worker" not in options(s)


@clause("T-12.13/1")
@pytest.mark.parametrize(
    ("place", "price", "stone", "wood"),
    [
        ("103", "none", 0, 1),
        ("103", "stone", 1, 1),
        ("200", "none", 0, 0),
        ("200", "wood", 0, 1),
        ("200", "stone", 1, 0),
    ],
)
def test_15_takes_one_stone_or_one_wood_off_the_price(place: str, price: str, stone: int, wood: int) -> None:
    laid = {"100": {"tile": "12"}, "101": {"tile": "07"}, "110": {"tile": "06"}, "111": {"tile": "03"}}
    s = table(
        side("gold1 palace1 palace1", stone=2, wood=1, technologies=["15"]),
        AWAY,
        technologies=HIGH,
        pyramid={"places": laid, "display": ["14"]},
    )
    play(s, f"move:gold.1 to:construction main tile:14 place:{place} turn:0")
    assert options(s) == (
        ["price:none", "price:stone"] if place == "103" else ["price:none", "price:wood", "price:stone"]
    )
    play(s, f"price:{price}")
    assert (player(s)["stone"], player(s)["wood"]) == (stone, wood)


@clause("T-12.13/1", "T-10.4/1")
def test_15_makes_a_tile_possible_that_is_affordable_only_with_the_discount() -> None:
    s = table(side("gold1 palace1 palace1", stone=1, technologies=["15"]), AWAY, technologies=HIGH)
    play(s, "move:gold.1 to:construction main tile:12 place:100 turn:0")
    assert options(s) == ["price:stone"]
    play(s, "price:stone")
    assert player(s)["stone"] == 0


@clause("T-12.13/2")
def test_15_gives_its_discount_once_per_action_on_whichever_tile() -> None:
    s = table(side("gold1 palace1 palace1", stone=3, technologies=["15"]), AWAY, technologies=HIGH)
    play(s, "move:gold.1 to:construction main tile:12 place:100 turn:0 price:stone")
    assert player(s)["stone"] == 2
    play(s, "tile:07 place:101 turn:0")
    assert player(s)["stone"] == 0  # the full price, unasked
    s = table(side("gold1 palace1 palace1", stone=3, technologies=["15"]), AWAY, technologies=HIGH)
    play(s, "move:gold.1 to:construction main tile:12 place:100 turn:0 price:none tile:07 place:101 turn:0")
    assert options(s) == ["price:stone"]


@clause("T-12.13/2")
def test_15_gives_its_discount_also_when_three_workers_are_there() -> None:
    s = table(side("gold1 construction1 construction1", cocoa=1, stone=5, technologies=["15"]), AWAY, technologies=HIGH)
    play(s, "move:gold.1 to:construction main tile:12 place:100 turn:0 price:stone")
    play(s, "tile:07 place:101 turn:0 tile:13 place:133 turn:0 power-up:construction.1")
    assert player(s)["stone"] == 0
    assert len(events(s, "build")) == 3


@clause("T-12.13/1")
def test_15_changes_nothing_on_other_boards() -> None:
    s = table(side("gold1 palace1 palace1", wood=2, technologies=["15"]), AWAY, technologies=HIGH)
    play(s, "move:gold.1 to:nobles main")
    assert options(s) == ["row:top"]
