"""Player setup with starting tiles (T-3c)."""

from __future__ import annotations

import pytest

import tonalli
from clauses import clause
from teotihuacan.setting_up import STARTING, fresh, opened, shared_out, until
from teotihuacan.table import deal, events, options, play, player, workers
from tonalli import State

pytestmark = pytest.mark.pure

GAME = tonalli.GAMES["teotihuacan"]

GOODS = "cocoa3_wood5 wood1_stone2_gold3"
"""Two tiles that ask nothing of their player."""


def stock(s: State, seat: int = 0) -> tuple[int, int, int, int]:
    side = player(s, seat)
    return (side["cocoa"], side["wood"], side["stone"], side["gold"])


def temples(s: State, seat: int = 0) -> tuple[int, int, int]:
    side = player(s, seat)["temples"]
    return (side["blue"], side["red"], side["green"])


# ---- deal and choose -----------------------------------------------------------------------------


@clause("T-3.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_workers_of_power_1_are_kept_aside(players: int) -> None:
    s = deal(fresh(players))
    for seat in range(players):
        assert workers(s, seat) == ["hand1", "hand1", "hand1", "reserve3"]


@clause("T-3.11/1", "T-1.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_starting_tiles_are_dealt_to_each_player_out_of_eighteen(players: int) -> None:
    s = until(fresh(players), "~starting")
    left = set(STARTING)
    for tile in range(4 * players):
        if options(s)[0].startswith("~discovery"):
            play(s, options(s)[0])
        assert options(s) == [f"~starting:{name}" for name in STARTING if name in left], tile
        chosen = options(s)[tile % len(left)]
        play(s, chosen)
        left.discard(chosen.removeprefix("~starting:"))
    deal(s)
    dealt = s.to_dict()["opening"]["dealt"]
    assert [len(hand) for hand in dealt] == [4] * players
    assert set(STARTING) - left == {tile for hand in dealt for tile in hand}


@clause("T-3.11/2")
def test_a_discovery_tile_is_drawn_for_each_dealt_tile_with_a_discovery_icon_and_for_no_other() -> None:
    s = until(fresh(2), "~starting")
    before = sum(s.to_dict()["unseen"]["discovery"].values())
    play(s, "~starting:three_temples ~starting:discovery_stone3_gold1")
    assert all(word.startswith("~discovery") for word in options(s))
    play(s, "~discovery:mask_4 ~starting:technology_gold2 ~starting:discovery_cocoa2_gold3")
    assert all(word.startswith("~discovery") for word in options(s))
    play(s, "~discovery:cocoa_4 ~starting:cocoa3_wood5 ~starting:red_power_cocoa5")
    assert s.to_dict()["opening"]["beside"] == {
        "discovery_stone3_gold1": "mask_4",
        "discovery_cocoa2_gold3": "cocoa_4",
    }
    assert sum(s.to_dict()["unseen"]["discovery"].values()) == before - 2


@clause("T-3.11/2")
def test_the_player_sees_the_discovery_tile_before_choosing() -> None:
    s = shared_out("discovery_stone3_gold1", "", beside={"discovery_stone3_gold1": "mask_4"})
    assert s.actor == 0
    assert GAME.view(s, 0)["opening"]["beside"] == {"discovery_stone3_gold1": "mask_4"}


@clause("T-3.12")
def test_everybody_chooses_two_of_the_own_four_tiles() -> None:
    mine = ["avenue_cocoa2_wood3", "three_temples", "cocoa3_wood5", "avenue_wood1_stone2"]
    others = ["technology_gold2", "technology_any2", "blue_red_any2", "wood1_stone2_gold3"]
    s = shared_out(" ".join(mine), " ".join(others))
    assert options(s) == [f"keep:{tile}" for tile in mine]
    play(s, "keep:three_temples")
    assert s.actor == 0
    assert options(s) == [f"keep:{tile}" for tile in mine if tile != "three_temples"]
    play(s, "keep:cocoa3_wood5")
    assert s.actor == 1
    assert options(s) == [f"keep:{tile}" for tile in others]
    play(s, "keep:technology_any2 keep:wood1_stone2_gold3")
    assert s.to_dict()["opening"]["kept"] == [
        ["three_temples", "cocoa3_wood5"],
        ["technology_any2", "wood1_stone2_gold3"],
    ]


@clause("T-3.12", "T-1.18/2")
def test_nothing_is_gained_before_everybody_has_chosen() -> None:
    s = shared_out(GOODS, "power_wood3_gold2 three_temples")
    play(s, "keep:cocoa3_wood5 keep:wood1_stone2_gold3 keep:power_wood3_gold2")
    assert stock(s, 0) == (1, 0, 0, 0)
    assert events(s, "keep") == []
    play(s, "keep:three_temples")
    assert stock(s, 0) == (1 + 3, 5 + 1, 2, 3)
    assert [(event.seat, event.text("starting")) for event in events(s, "keep")] == [
        (0, "cocoa3_wood5"),
        (0, "wood1_stone2_gold3"),
        (1, "power_wood3_gold2"),
        (1, "three_temples"),
    ]


# ---- benefits ------------------------------------------------------------------------------------


@clause("T-3.13", "T-1.18/1")
def test_benefits_are_taken_in_player_order_all_of_one_player_before_the_next() -> None:
    s = opened(
        "blue_wood4_stone1 red_power_cocoa5",
        "blue_cocoa2_stone4 technology_any2",
        "power_wood3_gold2 three_temples",
        first=1,
    )
    assert s.actor == 1
    play(s, "take:gold raise:1")
    assert s.actor == 2
    play(s, "take:gold take:gold take:wood take:wood")
    assert s.actor == 0
    play(s, "take:wood raise:1")
    assert s.actor == 1
    assert options(s)[0].startswith("start:")


@clause("T-3.13", "T-3.14")
def test_all_goods_of_both_tiles_are_taken() -> None:
    s = opened(GOODS, "cocoa3_wood2_stone3 green_stone2_gold3")
    assert stock(s, 0) == (1 + 3, 5 + 1, 2, 3)
    assert stock(s, 1) == (3 + 3 + 1, 2, 3 + 2, 3)


@clause("T-3.14", "T-1.3/3")
def test_any_resource_is_chosen_freely_for_each_unit() -> None:
    s = opened("technology_any2 cocoa3_wood5", "three_temples wood1_stone2_gold3")
    play(s, "take:gold")  # the blue step of the technology
    for resource in ("stone", "wood"):
        assert options(s) == ["take:wood", "take:stone", "take:gold"]
        play(s, f"take:{resource}")
    assert stock(s) == (1 + 3, 5 + 1, 1, 1)


@clause("T-3.15")
def test_temple_steps_of_a_tile_give_their_rewards() -> None:
    s = opened("three_temples cocoa3_wood5", "cocoa3_wood2_stone3 wood1_stone2_gold3")
    assert temples(s) == (1, 0, 0)
    assert options(s) == ["take:wood", "take:stone", "take:gold"]
    play(s, "take:stone")
    assert temples(s) == (1, 1, 1)
    assert player(s)["points"] == 1
    assert stock(s) == (1 + 1 + 3, 5, 1, 0)


@clause("T-3.15")
def test_two_tiles_with_the_same_temple_give_two_steps() -> None:
    s = opened("blue_wood4_stone1 blue_cocoa2_stone4", GOODS)
    play(s, "take:gold take:gold")
    assert temples(s) == (2, 0, 0)
    assert stock(s) == (1 + 2, 4, 1 + 4, 2)


@clause("T-3.15", "T-3.22")
def test_both_avenue_tiles_together_reach_step_2_where_nothing_can_be_claimed() -> None:
    s = opened("avenue_cocoa2_wood3 avenue_wood1_stone2", GOODS)
    assert player(s)["avenue"] == 2
    assert stock(s) == (1 + 2, 3 + 1, 2, 0)
    assert options(s)[0].startswith("start:")


@clause("T-3.16/1", "T-3.16/2")
def test_a_technology_icon_gives_the_lowest_technology_with_a_blue_step_and_nobody_points() -> None:
    s = opened("technology_gold2 cocoa3_wood5", "technology_any2 wood1_stone2_gold3")
    assert player(s, 0)["technologies"] == ["01"]
    play(s, "take:stone")
    assert temples(s, 0) == (1, 0, 0)
    assert stock(s, 0) == (1 + 3, 5, 1, 2)
    play(s, "take:wood take:wood take:wood")
    assert player(s, 1)["technologies"] == ["01"]
    assert temples(s, 1) == (1, 0, 0)
    assert [player(s, seat)["points"] for seat in (0, 1)] == [0, 0]


@clause("T-3.16/1")
def test_the_lowest_technology_is_the_lowest_on_alchemy_whatever_its_number() -> None:
    s = until(fresh(2), "~technology")
    play(s, "~technology:17 ~technology:15 ~technology:13 ~technology:11 ~technology:09 ~technology:07")
    until(s, "~first")
    play(s, "~first:0")
    for tile in ("technology_gold2", "cocoa3_wood5", "three_temples", "wood1_stone2_gold3"):
        play(s, f"~starting:{tile}")
    deal(s)
    play(s, "keep:technology_gold2 keep:cocoa3_wood5")
    for _ in range(2):
        play(s, options(s)[0])
    assert player(s)["technologies"] == ["07"]


@clause("T-3.17")
def test_the_second_technology_icon_of_a_player_has_no_effect() -> None:
    s = opened("technology_gold2 technology_any2", GOODS)
    play(s, "take:wood")
    assert player(s)["technologies"] == ["01"]
    assert temples(s) == (1, 0, 0)
    play(s, "take:stone take:stone")
    assert temples(s) == (1, 0, 0)
    assert stock(s) == (1, 1, 2, 2)
    assert options(s)[0].startswith("start:")


@clause("T-3.18")
def test_a_power_up_raises_one_starting_worker() -> None:
    s = opened("power_wood3_gold2 cocoa3_wood5", "three_temples wood1_stone2_gold3")
    assert options(s) == ["raise:1"]
    play(s, "raise:1")
    assert workers(s) == ["hand1", "hand1", "hand2", "reserve3"]


@clause("T-3.18")
@pytest.mark.parametrize(
    ("second", "powers"),
    [("raise:1", ["hand1", "hand2", "hand2", "reserve3"]), ("raise:2", ["hand1", "hand1", "hand3", "reserve3"])],
)
def test_two_power_ups_go_to_two_workers_or_to_one(second: str, powers: list[str]) -> None:
    s = opened("green_power_cocoa5 red_power_cocoa5", GOODS)
    play(s, "raise:1")
    assert options(s) == ["raise:1", "raise:2"]
    play(s, second)
    assert workers(s) == powers
    assert stock(s) == (1 + 5 + 5 + 1, 0, 0, 0)


@clause("T-3.19/1")
def test_a_claim_may_be_paid_with_goods_just_gained() -> None:
    s = opened("discovery_stone3_gold1 cocoa3_wood5", "three_temples wood1_stone2_gold3", beside={
        "discovery_stone3_gold1": "mask_1",
    })  # fmt: skip
    assert stock(s) == (1 + 3, 5, 3, 1)
    assert options(s) == ["pass", "claim:mask_1"]
    play(s, "claim:mask_1")
    assert stock(s) == (2, 5, 3, 0)
    assert player(s)["discovery_tiles"] == ["mask_1"]


@clause("T-3.19/1")
def test_a_claim_may_be_declined() -> None:
    s = opened("discovery_stone3_gold1 cocoa3_wood5", "three_temples wood1_stone2_gold3", beside={
        "discovery_stone3_gold1": "temple_any",
    })  # fmt: skip
    play(s, "pass")
    assert player(s)["discovery_tiles"] == []
    assert stock(s) == (1 + 3, 5, 3, 1)


@clause("T-3.19/1", "T-1.15/2")
def test_who_cannot_pay_is_not_asked_to_claim() -> None:
    s = opened("discovery_stone3_gold1 green_stone2_gold3", GOODS, beside={"discovery_stone3_gold1": "mask_4"})
    assert stock(s) == (1 + 1, 0, 5, 4)
    assert s.actor == 0
    assert options(s)[0].startswith("start:")


@clause("T-3.19/1")
def test_both_tiles_with_discovery_icons_are_claimed_one_by_one() -> None:
    s = opened("discovery_stone3_gold1 discovery_cocoa2_gold3", GOODS, beside={
        "discovery_stone3_gold1": "cocoa_4",
        "discovery_cocoa2_gold3": "mask_1",
    })  # fmt: skip
    assert options(s) == ["pass", "claim:cocoa_4"]
    play(s, "claim:cocoa_4")
    assert options(s) == ["pass", "claim:mask_1"]
    play(s, "claim:mask_1")
    assert player(s)["discovery_tiles"] == ["mask_1", "cocoa_4"]
    assert stock(s) == (1 + 2 - 2, 0, 3, 4 - 2)


@clause("T-3.19/2", "T-8.7/1")
def test_a_claimed_tile_is_used_from_the_first_turn_on_not_during_setup() -> None:
    s = opened("discovery_stone3_gold1 cocoa3_wood5", "three_temples wood1_stone2_gold3", beside={
        "discovery_stone3_gold1": "cocoa_4",
    })  # fmt: skip
    play(s, "claim:cocoa_4 take:wood")
    while s.turn == 0:
        assert "use:cocoa_4" not in options(s)
        play(s, options(s)[0])
    assert s.actor == 0
    play(s, "use:cocoa_4")
    assert stock(s)[0] == 1 + 3 + 4


@clause("T-3.22")
def test_benefits_come_in_the_order_technology_steps_goods_power_ups_claims() -> None:
    s = opened("technology_any2 discovery_stone3_gold1", "power_wood3_gold2 blue_red_any2", beside={
        "discovery_stone3_gold1": "cocoa_4",
    })  # fmt: skip
    assert player(s)["technologies"] == ["01"]
    assert stock(s) == (1, 0, 0, 0)
    play(s, "take:wood")
    assert stock(s) == (1, 1, 3, 1)
    play(s, "take:wood take:wood")
    assert options(s) == ["pass", "claim:cocoa_4"]
    play(s, "pass")
    assert s.actor == 1
    assert player(s, 1)["points"] == 0
    play(s, "take:wood")
    assert player(s, 1)["points"] == 1
    play(s, "take:stone take:stone")
    assert options(s) == ["raise:1"]
