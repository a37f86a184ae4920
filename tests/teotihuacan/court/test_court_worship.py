"""Worship at the Court: its power and its royal tiles (X-5.6 to X-5.8)."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from teotihuacan.court.courtyard import court, owner, worship
from teotihuacan.table import deal, events, options, play, player, side, workers
from tonalli import State

pytestmark = pytest.mark.pure


def at(royal: str, own: str = "nobles3 gold1 gold1", **fields: Any) -> State:
    """The first player's worker of power 3 has just been locked on a royal tile in the left slot."""
    others = {"A": "B02 C01", "B": "A04 C01", "C": "A04 B02"}[royal[0]]
    return worship(court(side(own, **fields), side(), royals=f"{royal} {others}"), "palace1.ability")


@clause("X-5.6/1")
def test_another_players_worker_is_unlocked_for_a_cocoa() -> None:
    s = court(side("nobles3 gold1 gold1", cocoa=1), side("palace1!2 gold1 gold1"))
    worship(s, "palace1.ability")
    assert player(s)["cocoa"] == 0
    assert "palace2" in workers(s, 1)
    assert "palace1!3" in workers(s)


@clause("X-5.6/2", "X-5.21/2")
def test_for_one_more_cocoa_the_great_discovery_is_claimed_and_then_replaced() -> None:
    s = court(side("nobles3 gold1 gold1", cocoa=1, obsidian=1), side(), tile="great_power_up_3")
    worship(s, "palace1.both")
    play(s, "first:ability claim:great_power_up_3 pass")
    assert player(s)["discovery_tiles"] == ["great_power_up_3"]
    assert (player(s)["cocoa"], player(s)["obsidian"]) == (0, 0)
    assert options(s)[0] == "~discovery:great_extra_worker"
    play(s, "~discovery:great_mask")
    assert s.to_dict()["discovery_tiles"]["worship"]["palace"] == "great_mask"


@clause("X-5.21/2", "X-15.15/2")
def test_the_great_discovery_needs_a_tile_and_may_be_declined() -> None:
    s = court(side("nobles3 gold1 gold1", cocoa=5), side(), tile=None)
    play(s, "move:nobles.3 to:palace")
    assert "worship:palace1.both" not in options(s)
    s = worship(court(side("nobles3 gold1 gold1", cocoa=5), side()), "palace1.both")
    play(s, "first:ability pass")
    assert player(s)["discovery_tiles"] == []
    assert s.to_dict()["discovery_tiles"]["worship"]["palace"] == "great_obsidian_3"


@clause("X-5.6/3")
def test_the_great_discovery_alone_cannot_be_taken() -> None:
    s = play(court(side("nobles3 gold1 gold1", cocoa=5), side()), "move:nobles.3 to:palace")
    assert [word for word in options(s) if word.startswith("worship:palace1")] == [
        "worship:palace1.ability",
        "worship:palace1.both",
    ]


@clause("X-15.15/2")
def test_with_no_tile_left_the_slot_stays_empty() -> None:
    kinds = {"great_mask": 3, "great_obsidian_3": 2, "great_temple_blue": 1, "great_temple_red": 1}
    kinds |= {"great_temple_green": 1, "great_extra_worker": 2, "great_double_resources": 2, "great_move_back": 2}
    kinds |= {"great_power_up_3": 2, "great_refresh_2": 2, "great_lowest_technology": 2}
    owned = [name for name, copies in kinds.items() for tile in range(copies)]
    s = court(side("nobles3 gold1 gold1", cocoa=5), side(discovery_tiles=owned), great_discoveries={"unseen": {}})
    worship(s, "palace1.both")
    play(s, "first:ability claim:great_obsidian_3")
    assert s.to_dict()["discovery_tiles"]["worship"]["palace"] is None
    assert s.actor == 1 or not options(s)[0].startswith("~")


# ---- power ---------------------------------------------------------------------------------------


@clause("X-5.7/1")
@pytest.mark.parametrize(("own", "cocoa"), [("gold1 gold1", 4), ("palace1 gold1", 5), ("palace1 palace5", 6)])
def test_each_own_worker_in_the_general_area_adds_one(own: str, cocoa: int) -> None:
    assert player(at("C01", f"nobles3 {own}"))["cocoa"] == cocoa


@clause("X-5.7/1")
def test_workers_of_others_add_nothing() -> None:
    s = court(side("nobles3 gold1 gold1"), side("palace1 palace1 gold1"), royals="C01 A04 B02")
    assert player(worship(s, "palace1.ability"))["cocoa"] == 4


@clause("X-5.7/2")
def test_workers_locked_on_other_royal_tiles_do_not_count() -> None:
    assert player(at("C01", "nobles3 palace2!1 palace3!5"))["cocoa"] == 4


@clause("X-5.7/3", "X-5.7/4")
def test_there_is_no_limit_and_the_die_does_not_change() -> None:
    s = court(side("nobles5 palace1 palace1 palace1"), side(), royals="C01 A04 B02")
    worship(s, "palace1.ability", "nobles.5")
    assert player(s)["cocoa"] == 9
    assert "palace1!5" in workers(s)


@clause("X-5.7/5")
def test_it_counts_where_a_tile_uses_the_power_plus_or_minus_one() -> None:
    s = at("A09", "nobles3 palace1 gold1", avenue=9)
    assert player(s)["points"] == 5
    s = at("C08", "nobles3 palace1 gold1", cocoa=9)
    play(s, "temple:red temple:red temple:red")
    assert player(s)["cocoa"] == 6
    assert "temple:red" not in options(s)


@clause("X-5.7/6", "X-15.11/2")
def test_the_power_is_taken_when_the_effect_begins() -> None:
    tiles = ["great_move_back"]
    s = at("C12", "nobles3 forest1 gold1", obsidian=9, discovery_tiles=tiles)
    play(s, "use:great_move_back back:forest.1 to:palace")
    play(s, "exchange exchange exchange exchange")
    assert "exchange" not in options(s)
    s = at("C12", "nobles3 forest1 gold1", obsidian=9, discovery_tiles=tiles)
    play(s, "pass use:great_move_back back:forest.1 to:palace exchange exchange exchange")
    assert "exchange" not in options(s)


@clause("X-15.11/1")
def test_a_move_back_over_the_court_brings_nothing() -> None:
    s = court(side("forest1 gold1 gold1", technologies=["01"], discovery_tiles=["great_move_back"]), side())
    play(s, "use:great_move_back back:forest.1 to:decorations")
    assert player(s)["cocoa"] == 0


@clause("X-9.4")
def test_of_two_workers_moved_together_the_other_one_counts() -> None:
    s = court(side("nobles3 nobles2 gold1", discovery_tiles=["move_two"]), side(), royals="C01 A04 B02")
    play(s, "use:move_two move:nobles.2 with:3 to:palace worship:palace1.ability lock:3")
    assert player(s)["cocoa"] == 5


# ---- royal tiles ---------------------------------------------------------------------------------


@clause("X-5.8/1", "X-5.8/2")
@pytest.mark.parametrize(
    ("tiles", "used", "points"),
    [
        ([], [], 0),
        (["great_mask"], [], 0),
        (["great_mask", "great_obsidian_3"], [], 2),
        (["great_mask"], ["great_obsidian_3"], 2),
        (["great_mask", "great_obsidian_3", "great_move_back"], [], 2),
        (["mask_1", "mask_2"], ["vp_4"], 0),
        (["great_mask", "great_mask", "great_obsidian_3", "great_move_back"], ["great_obsidian_3"], 4),
        (["great_mask"] * 3 + ["great_move_back"] * 2 + ["great_refresh_2"] * 2, ["great_temple_red"], 6),
    ],
)
def test_a10_scores_two_for_the_lower_of_pairs_and_power(tiles: list[str], used: list[str], points: int) -> None:
    s = at("A10", discovery_tiles=tiles, used_tiles=used)
    while s.actor == 0:
        play(s, "pass")
    assert player(s)["points"] == points


@clause("X-5.8/3")
def test_b11_gives_obsidian_for_three_cocoa_once() -> None:
    s = at("B11", "nobles3 palace1 gold1", cocoa=7)
    assert options(s) == ["pass", "exchange"]
    play(s, "exchange")
    assert (player(s)["cocoa"], player(s)["obsidian"]) == (4, 4)
    assert "exchange" not in options(s)


@clause("X-5.8/3")
def test_b11_may_be_left_and_needs_three_cocoa() -> None:
    s = play(at("B11", cocoa=3), "pass")
    assert (player(s)["cocoa"], player(s)["obsidian"]) == (3, 0)
    assert player(at("B11", cocoa=2))["obsidian"] == 0


@clause("X-5.8/4", "X-12.1")
def test_c12_sells_obsidian_up_to_power_times_as_in_the_books_example() -> None:
    s = at("C12", "nobles3 palace1 palace1", obsidian=9)
    play(s, "exchange exchange exchange exchange exchange")
    side_ = player(s)
    assert (side_["obsidian"], side_["cocoa"], side_["points"]) == (4, 5, 10)
    assert "exchange" not in options(s)


@clause("X-5.8/4")
def test_c12_takes_nothing_but_obsidian() -> None:
    s = at("C12", wood=5, stone=5, gold=5, obsidian=1)
    play(s, "exchange")
    assert "exchange" not in options(s)
    assert player(s)["wood"] == 5


@clause("X-9.11")
def test_technology_3_half_pays_the_cocoa_of_a_royal_tile() -> None:
    technologies = ["01", "03h", "05", "07", "09", "11"]
    s = court(
        side("nobles3 gold1 gold1", obsidian=1, technologies=["03h"]),
        side(),
        royals="B11 A04 C01",
        technologies=technologies,
    )
    worship(s, "palace1.ability")
    play(s, "exchange")
    assert player(s)["obsidian"] == 3


def test_the_great_discovery_is_told_as_any_tile_of_an_area() -> None:
    s = court(side("nobles3 gold1 gold1", cocoa=1), side())
    worship(s, "palace1.both")
    play(s, "first:tile claim:great_obsidian_3")
    assert [event.text("discovery") for event in events(s, "claim")] == ["great_obsidian_3"]
    deal(s)


@clause("X-5.21/3")
def test_the_temple_option_is_not_open_between_the_two_steps_of_a_tile() -> None:
    own = side("nobles3 gold1 gold1", cocoa=9, discovery_tiles=["great_temple_blue", "vp_4"], **owner("left"))
    s = worship(court(own, side(), markers={"left": 0}), "palace1.ability")
    play(s, "power-up:gold.1")
    assert "court-step" in options(s)
    play(s, "use:great_temple_blue temple:red")
    assert options(s) == ["pass", "use:vp_4"]
    play(s, "pass take:wood take:wood")
    assert "court-step" in options(s)
