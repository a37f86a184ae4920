"""Quick action tiles: when they change, and what they do (P-10.10 to P-10.15, P-10.30, P-10.40 to P-10.49)."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from tzolkin.quick_actions.quick_fields import SLOTS, TILES, quick, tile, tiles
from tzolkin.rounds import display, finish, quiet_round
from tzolkin.table import deal, events, heard, options, play, player, side, space_of

pytestmark = pytest.mark.pure

ALL = {"agriculture": 3, "resource_extraction": 3, "architecture": 3, "theology": 3}
LAST = {"starting_player": 1}


def day(s: tonalli.State) -> int:
    found: int = s.to_dict()["calendar"]["day"]
    return found


# ---- change of tile --------------------------------------------------------------------------------


@clause("P-10.10/1", "P-10.10/2", "P-10.11/1", "P-10.11/2", "P-10.13", "P-10.3")
def test_the_tile_goes_by_the_day() -> None:
    match = tonalli.new("tzolkin", players=2, seed=3, modules=["quick_actions"])
    s = match.state
    while s.turn == 0:
        match.play(match.legal()[0])
    by_day: dict[int, str | None] = {}
    laid: dict[str, str] = {}
    while not s.over:
        laid.update(tiles(s))
        by_day[day(s)] = tile(s)
        quiet_round(s)
    assert sorted(by_day) == list(range(1, 28))
    for first, last in SLOTS:
        assert {by_day[each] for each in range(first, last + 1)} == {laid[str(first)]}
    assert by_day[25] == by_day[26] == by_day[27]


@clause("P-10.10/1", "P-10.10/2")
def test_it_is_told_on_the_first_day_of_its_slot_alone() -> None:
    s = quick("quick_corn", *[side(corn=40) for seat in range(5)], day=2)
    told: dict[int, list[str]] = {}
    for number in range(6):
        quiet_round(s)
        told[day(s)] = [event.text("tile") for event in events(s, "quick_tile")]
        heard(s).clear()
    assert {each: len(names) for each, names in told.items()} == {3: 1, 4: 0, 5: 1, 6: 0, 7: 1, 8: 0}


@clause("P-10.10/1")
def test_the_old_tile_leaves_the_game() -> None:
    s = finish(quick("quick_corn", side(corn=9), calendar=LAST, day=4), "place:palenque")
    assert day(s) == 5
    assert "3" not in tiles(s)
    assert tile(s) == tiles(s)["5"]
    assert [event.text("tile") for event in events(s, "quick_tile")] == [tile(s)]


@clause("P-10.10/2", "P-10.11/1", "P-10.11/2")
@pytest.mark.parametrize(("before", "after", "first"), [(3, 5, "5"), (4, 6, "5"), (12, 14, "13")])
def test_two_days_at_once_bring_it_sooner(before: int, after: int, first: str) -> None:
    s = quick("quick_corn", side(corn=9), calendar=LAST, day=before)
    play(s, "place:start pass")
    deal(s)
    play(s, "days:2")
    assert day(s) == after
    assert tile(s) == tiles(s)[first]
    assert min(tiles(s), key=int) == first


@clause("P-10.12/1", "P-10.12/2", "P-12.7/2")
@pytest.mark.parametrize(("food_day", "gone"), [(8, 4), (9, 5)])
def test_tiles_of_age_2_are_laid_out_after_the_first_food_day(food_day: int, gone: int) -> None:
    s = quick("quick_corn", side(corn=9), calendar={**LAST, "food_days": 0}, day=food_day)
    play(s, "place:palenque pass")
    weights = {space_of(s).write(action): weight for action, weight in s.chance()}
    assert weights == {f"~quick:{name}": tile["count_age_2"] for name, tile in TILES.items() if tile["count_age_2"]}
    assert events(s, "feed"), "feeding and rewards come before"
    assert s.to_dict()["calendar"]["day"] == food_day
    before = tiles(s)
    assert 7 - len(before) == gone - 1, "the last of those that have left the gear lies on the board"
    deal(s)
    assert [first for first in tiles(s) if int(first) >= 15] == [str(first) for first, last in SLOTS[7:]]
    assert day(s) == food_day + 1


@clause("P-10.12/1")
def test_the_third_food_day_lays_out_nothing() -> None:
    s = finish(quick("quick_corn", side(corn=9), calendar=LAST, day=21), "place:palenque")
    assert events(s, "quick_laid_out") == []


@clause("P-10.14", "P-15.22/1", "P-15.22/2")
def test_a_delayed_second_food_day_does_not_delay_the_tile() -> None:
    s = quick("quick_corn", side(corn=9), calendar={**LAST, "food_days": 1}, day=13)
    laid = tiles(s)
    play(s, "place:start pass")
    deal(s)
    play(s, "days:2")
    assert day(s) == 15
    assert s.to_dict()["calendar"]["food_days"] == 1
    assert tile(s) == laid["15"]


@clause("P-10.15")
def test_after_the_last_day_the_last_tile_stays() -> None:
    s = quick("quick_corn", side(corn=9), calendar={**LAST, "food_days": 3}, day=26)
    laid = tiles(s)
    play(s, "place:start pass")
    deal(s)
    play(s, "days:2")
    assert day(s) == 28
    assert not s.over
    assert tile(s) == laid["25"] == "quick_corn"
    assert "place:quick" in options(s)


# ---- what they do ----------------------------------------------------------------------------------


@clause("P-10.40", "P-10.41", "P-10.42", "P-10.43", "P-10.30/1", "P-10.30/2")
@pytest.mark.parametrize("technologies", [{}, ALL, {"resource_extraction": 1}])
@pytest.mark.parametrize("name", ["quick_corn", "quick_wood_corn", "quick_stone", "quick_gold"])
def test_goods_are_those_printed_whatever_one_knows(name: str, technologies: dict[str, int]) -> None:
    s = quick(name, side(corn=1, technologies=technologies))
    play(s, "place:quick")
    gained = {event.text("good"): event.number("amount") for event in events(s, "gain") if event.seat == 0}
    assert gained == TILES[name]["effect"]["gain"]
    assert {good: player(s)[good] for good in gained} == gained


@clause("P-10.40", "P-10.41", "P-10.42", "P-10.43", "P-10.44", "P-10.45", "P-10.46", "P-10.2/1")
def test_copies_are_those_of_the_facts() -> None:
    printed = tonalli.GAMES["tzolkin"].figures()["quick_tiles"]
    assert {name: tile["copies"] for name, tile in printed.items()} == {
        name: [tile["count_age_1"], tile["count_age_2"]] for name, tile in TILES.items()
    }
    assert [sum(tile["copies"][age] for tile in printed.values()) for age in (0, 1)] == [7, 6]
    assert tonalli.GAMES["tzolkin"].figures()["quick_slots"] == SLOTS


@clause("P-10.44")
@pytest.mark.parametrize(("level", "blocks"), [(0, 1), (1, 2), (2, 3)])
def test_a_technology_step_costs_its_usual_blocks(level: int, blocks: int) -> None:
    others = {"agriculture": 3, "resource_extraction": 3, "architecture": 3, "theology": level}
    s = quick("quick_technology", side(corn=1, wood=3, technologies=others))
    play(s, "place:quick technology:theology")
    assert player(s)["wood"] == 3 - blocks
    assert player(s)["technologies"]["theology"] == level + 1


@clause("P-10.47")
def test_it_may_be_a_step_beyond_the_last_level() -> None:
    s = quick("quick_technology", side(corn=1, wood=1, technologies=ALL))
    play(s, "place:quick technology:architecture")
    assert (player(s)["points"], player(s)["wood"]) == (3, 0)


@clause("P-10.45", "P-10.48")
def test_the_market_is_that_of_uxmal_2_with_one_exchange_at_least() -> None:
    s = quick("quick_market", side(corn=5, wood=1))
    play(s, "place:quick pass")
    market = quick("quick_market", side("uxmal2", corn=4, wood=1))
    play(market, "pick:uxmal.2 act:uxmal_2")
    assert options(s) == options(market)
    assert "pass" not in options(s)
    play(s, "sell:wood")
    assert "pass" in options(s)
    play(s, "buy:gold")
    assert (player(s)["corn"], player(s)["wood"], player(s)["gold"]) == (2, 0, 1)
    assert s.actor == 1


@clause("P-10.48", "P-10.23/1")
@pytest.mark.parametrize(("corn", "wood", "possible"), [(3, 0, True), (2, 0, False), (1, 1, True)])
def test_who_could_exchange_nothing_does_not_go_to_the_market(corn: int, wood: int, possible: bool) -> None:
    s = quick("quick_market", side(corn=corn, wood=wood))
    assert ("place:quick" in options(s)) == possible


@clause("P-10.46", "P-10.49/1", "P-10.49/2")
def test_a_building_for_its_blocks_and_a_corn_without_architecture() -> None:
    own = side(corn=5, wood=2, stone=1, technologies={"architecture": 3})
    s = quick("quick_build", own, buildings=display("a1_extraction_gold"))
    play(s, "place:quick pass")
    assert player(s)["corn"] == 5 - 1 - 1
    assert not any(word.startswith(("monument:", "pass")) for word in options(s))
    play(s, "build:a1_extraction_gold")
    assert (player(s)["wood"], player(s)["stone"], player(s)["gold"]) == (0, 0, 1)
    assert player(s)["technologies"]["resource_extraction"] == 1
    assert (player(s)["corn"], player(s)["points"]) == (3, 0), "Architecture brings nothing"


@clause("P-10.49/1", "P-10.49/2")
def test_neither_corn_nor_architecture_makes_up_for_a_missing_block() -> None:
    own = side(corn=20, wood=1, stone=1, technologies={"architecture": 3})
    s = quick("quick_build", own, buildings=["a1_extraction_gold"])
    assert "place:quick" not in options(s)


@clause("P-10.49/1")
def test_no_monument_is_built() -> None:
    s = quick("quick_build", side(corn=9, wood=3, stone=3, gold=4))
    play(s, "place:quick pass")
    assert all(word.startswith("build:") for word in options(s))


@clause("P-10.49/1", "P-10.49/3")
def test_what_the_building_brings_uses_technologies_as_usual() -> None:
    own: dict[str, Any] = side(corn=9, wood=5, stone=3, gold=3, technologies={"architecture": 2})
    s = quick("quick_build", own, buildings=display("a1_any_temple_build", "a1_single_farm"))
    play(s, "place:quick pass build:a1_any_temple_build temple:chaac")
    assert "pass" in options(s), "a further building stays optional"
    corn, points = player(s)["corn"], player(s)["points"]
    play(s, "build:a1_single_farm")
    assert (player(s)["corn"], player(s)["points"]) == (corn + 1, points + 2), "Architecture helps the further one"
    declined = quick("quick_build", side(corn=9, wood=5, stone=3, gold=3), buildings=display("a1_any_temple_build"))
    play(declined, "place:quick pass build:a1_any_temple_build temple:chaac pass")
    assert player(declined)["buildings"] == {"a1_any_temple_build": 1}


@clause("P-10.49/3")
def test_a_mirrored_action_uses_technologies_as_usual() -> None:
    own = side(corn=9, wood=3, stone=3, gold=3, technologies={"resource_extraction": 1})
    s = quick("quick_build", own, buildings=display("a2_mirror"), day=16)
    play(s, "place:quick pass build:a2_mirror")
    wood = player(s)["wood"]
    play(s, "act:yaxchilan_1")
    assert player(s)["wood"] == wood + 2


@clause("P-10.46")
def test_the_display_is_refilled_after_the_quick_action() -> None:
    s = quick("quick_build", side(corn=2, wood=1), buildings=display("a1_single_farm"))
    play(s, "place:quick build:a1_single_farm")
    assert s.actor == tonalli.CHANCE
    deal(s)
    assert None not in s.to_dict()["buildings"]
    kinds = [event.kind for event in heard(s) if event.kind in ("build", "reveal")]
    assert kinds == ["build", "reveal"]
