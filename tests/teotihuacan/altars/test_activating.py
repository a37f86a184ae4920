"""Activate Shaman: the turn, the altar, the benefits (X-1.5, X-1.13, X-6.6 to X-6.8, X-9.5)."""

from __future__ import annotations

import pytest

from clauses import clause
from teotihuacan.altars.shamans import pile, shamans, table_of
from teotihuacan.table import events, options, play, player, side, workers

pytestmark = pytest.mark.pure


def reason(state: object, word: str) -> tuple[str, str]:
    found = state.game.why_not(state, state.game.space.read(word))  # type: ignore[attr-defined]
    assert found is not None
    return found.reason, found.clause


@clause("X-1.5/1", "X-6.6/1")
@pytest.mark.parametrize(("here", "there"), [("a12", "a81"), ("a81", "a56"), ("a56", "a45"), ("a45", "a12")])
def test_the_shaman_goes_to_either_field_of_the_next_altar_counter_clockwise(here: str, there: str) -> None:
    state = table_of(f"{here}.rear- {here}.front", side(), side())
    assert "activate" in options(state)
    play(state, "activate")
    assert options(state) == [f"shaman:{there}.rear", f"shaman:{there}.front"]
    play(state, f"shaman:{there}.front")
    assert shamans(state)[0] == f"{there}.front", "it stands"
    told = events(state, "shaman")[0]
    assert (told.seat, told.text("cause"), told.why) == (0, "activated", "X-6.6")


@clause("X-6.6/2")
def test_the_shaman_may_not_stay_or_go_elsewhere() -> None:
    state = play(table_of("a12.rear a56.front"), "activate")
    assert reason(state, "shaman:a12.front") == ("other-altar", "X-6.6")
    assert reason(state, "shaman:a56.rear") == ("other-altar", "X-6.6")


@clause("X-1.5/2")
@pytest.mark.parametrize(
    ("workers", "turn"),
    [
        ("nobles1 alchemy1 decorations1", "activate shaman:a45.rear"),
        ("forest!1 quarry!2 gold!1", "unlock"),
        ("nobles1 alchemy1 decorations1", "move:alchemy.1 to:nobles collect"),
    ],
)
def test_after_any_turn_of_the_last_player_the_light_disc_moves(workers: str, turn: str) -> None:
    state = table_of("a12.rear a56.front", side(), side(workers), active=1)
    play(state, turn)
    assert state.to_dict()["calendar"]["light"] == 1
    assert state.actor == 0


@clause("X-1.5/3")
def test_with_all_workers_locked_there_is_a_choice_with_the_free_unlock() -> None:
    state = table_of("a12.rear a56.front", side("forest!1 quarry!2 gold!1"), side())
    assert options(state) == ["unlock", "activate"]


@clause("X-1.5/4")
def test_a_paid_unlock_or_a_move_tile_settles_that_the_turn_is_normal() -> None:
    state = table_of("a12.rear a56.front", side("forest!1 quarry2 gold1", cocoa=3), side())
    play(state, "buy-unlock")
    assert "activate" not in options(state)
    assert reason(state, "activate") == ("normal-turn", "X-1.5")
    state = table_of("a12.rear a56.front", side(discovery_tiles=["move_anywhere"]), side())
    play(state, "use:move_anywhere")
    assert "activate" not in options(state)


@clause("X-1.5/4", "X-1.13")
def test_other_tiles_at_the_start_of_the_turn_settle_nothing() -> None:
    state = table_of("a12.rear a56.front", side(discovery_tiles=["cocoa_4"]), side())
    play(state, "use:cocoa_4 activate shaman:a81.front")
    assert state.actor == 1


@clause("X-6.6/3")
def test_tiles_may_be_used_but_unlocking_not_be_paid() -> None:
    sides = side("forest!1 quarry2 gold1", cocoa=9, discovery_tiles=["vp_4"]), side()
    state = table_of("a56.rear a81.front", *sides)
    play(state, "activate shaman:a45.rear")
    assert options(state) == ["pass", "use:vp_4"]
    assert reason(state, "buy-unlock") == ("other-turn", "T-4.6")


@clause("X-1.13")
def test_tiles_are_used_at_the_start_after_the_benefit_and_at_the_end() -> None:
    tiles = ["vp_4", "cocoa_4", "great_obsidian_3"]
    state = table_of("a12.rear a81.front", side(discovery_tiles=tiles, cocoa=2), side())
    play(state, "use:vp_4 activate")
    assert options(state) == ["shaman:a81.rear", "shaman:a81.front"], "none while the Shaman moves"
    play(state, "shaman:a81.front")
    assert options(state) == ["pass", "use:cocoa_4", "use:great_obsidian_3"], "after the benefit"
    assert player(state)["obsidian"] == 1
    play(state, "use:cocoa_4 pass")
    assert state.actor == 1
    assert options(state) == ["shaman:a56.rear", "shaman:a56.front"]
    play(state, "shaman:a56.rear")
    assert options(state) == ["pass", "use:great_obsidian_3"], "at the end of the turn"


@clause("X-1.13")
def test_without_displacement_the_end_of_the_turn_is_the_point_after_the_benefit() -> None:
    state = table_of("a12.rear a56.front", side(discovery_tiles=["cocoa_4"]), side())
    play(state, "activate shaman:a81.front")
    assert state.top.kind == "end-turn"


@clause("X-6.7/1", "X-3.4")
def test_any_great_discovery_of_the_altar_is_claimed_for_its_cost() -> None:
    tiles = ["great_power_up_3", "great_mask", "great_temple_red", "great_mask"]
    sides = [side(obsidian=1, cocoa=1), side(), side(), side()]
    state = table_of("a12.rear a45.front a45.rear a56.rear", *sides, piles={"a81": tiles})
    play(state, "activate shaman:a81.rear")
    assert options(state) == ["pass", "claim:great_mask", "claim:great_power_up_3", "claim:great_temple_red"]
    described = state.game.describe(state, state.game.space.read("claim:great_mask"))
    assert described["thing"] == "pile:a81:great_mask"
    assert reason(state, "claim:great_obsidian_3") == ("not-there", "T-8.2")
    play(state, "claim:great_power_up_3")
    assert player(state)["obsidian"] == 0
    assert player(state)["discovery_tiles"] == ["great_power_up_3"]
    assert pile(state, "a81") == ["great_mask", "great_temple_red", "great_mask"]
    told = events(state, "claim")[0]
    assert (told.text("place"), told.why) == ("a81", "X-6.7")


@clause("X-6.3/2", "X-6.17/3")
def test_the_others_of_a_pile_keep_their_order() -> None:
    tiles = ["great_mask", "great_temple_red", "great_mask"]
    state = table_of("a12.rear a56.front a45.rear", side(), side(), side(), piles={"a81": tiles})
    play(state, "activate shaman:a81.rear claim:great_mask")
    assert pile(state, "a81") == ["great_mask", "great_temple_red"], "the upper of the two is taken"


@clause("X-6.7/1")
def test_a_great_discovery_may_be_left() -> None:
    state = table_of("a12.rear a56.front", side(), side(), piles={"a81": ["great_mask"]})
    play(state, "activate shaman:a81.rear pass")
    assert pile(state, "a81") == ["great_mask"]
    assert state.actor == 1


@clause("X-6.7/2")
@pytest.mark.parametrize("tiles", [[], ["great_refresh_2"]])
def test_with_none_left_or_payable_the_field_may_be_chosen_without_benefit(tiles: list[str]) -> None:
    state = table_of("a12.rear a56.front", side(gold=9, cocoa=9), side(), piles={"a81": tiles})
    play(state, "activate shaman:a81.rear")
    assert shamans(state)[0] == "a81.rear"
    assert state.actor == 1


@clause("X-6.5/5")
def test_altar_trade_may_turn_two_cocoa_into_four_obsidian() -> None:
    state = table_of("a45.rear a56.front", side(cocoa=3), side())
    play(state, "activate shaman:a12.front")
    assert options(state) == ["pass", "exchange"]
    play(state, "exchange")
    assert (player(state)["cocoa"], player(state)["obsidian"]) == (1, 4)
    state = table_of("a45.rear a56.front", side(cocoa=3), side())
    play(state, "activate shaman:a12.front pass")
    assert (player(state)["cocoa"], player(state)["obsidian"]) == (3, 0)
    state = table_of("a45.rear a56.front", side(cocoa=1), side())
    play(state, "activate shaman:a12.front")
    assert state.actor == 1, "nothing to decide with 1 cocoa"


@clause("X-9.8/2")
def test_no_tile_waives_the_cocoa_of_an_altar() -> None:
    state = table_of("a45.rear a56.front", side(cocoa=2, discovery_tiles=["ignore_cocoa"]), side())
    play(state, "activate shaman:a12.front")
    assert options(state) == ["pass", "exchange"]
    play(state, "exchange")
    assert (player(state)["cocoa"], player(state)["obsidian"]) == (0, 4)
    state = table_of("a45.rear a56.front", side(cocoa=1, discovery_tiles=["ignore_cocoa"]), side())
    play(state, "activate shaman:a12.front")
    assert state.actor == 1


@clause("X-9.11")
def test_technology_three_and_a_half_may_pay_the_cocoa_of_an_altar() -> None:
    technologies = ["01", "03", "03h", "07", "09", "11"]
    sides = side(cocoa=1, obsidian=1, technologies=["03h"]), side()
    state = table_of("a45.rear a56.front", *sides, technologies=technologies)
    play(state, "activate shaman:a12.front exchange")
    assert (player(state)["cocoa"], player(state)["obsidian"]) == (1, 4)
    sides = side(cocoa=2, obsidian=1, technologies=["03h"]), side()
    state = table_of("a45.rear a56.front", *sides, technologies=technologies)
    play(state, "activate shaman:a12.front exchange")
    assert options(state) == ["pay", "give:obsidian"]


@clause("X-6.5/5", "X-6.8/3")
def test_altar_unlock_gives_an_obsidian_and_frees_all_own_workers() -> None:
    sides = side("palace1!1 gold!2 forest3"), side("palace2!1 quarry!2 forest3")
    state = table_of("a12.rear a56.front", *sides)
    play(state, "activate shaman:a81.front")
    assert workers(state) == ["forest3", "gold2", "palace1", "reserve3"]
    assert workers(state, 1) == ["forest3", "palace2!1", "quarry!2", "reserve3"]
    assert (player(state)["obsidian"], player(state)["cocoa"]) == (1, 0)


@clause("X-6.8/1", "X-6.5/5")
def test_retreat_moves_two_workers_back_or_one_twice() -> None:
    sides = side("quarry1 gold2 forest!3"), side()
    state = table_of("a81.rear a45.front", *sides)
    play(state, "activate shaman:a56.rear")
    assert player(state)["obsidian"] == 1
    assert options(state) == ["pass", "back:quarry.1", "back:gold.2"], "not the locked one"
    play(state, "back:gold.2")
    assert options(state) == ["to:forest", "to:quarry"]
    play(state, "to:forest back:forest.2 to:decorations")
    assert workers(state) == ["decorations2", "forest!3", "quarry1", "reserve3"]
    assert state.actor == 1, "after two moves, without an action"


@clause("X-6.8/1")
def test_each_move_of_a_retreat_may_be_waived() -> None:
    state = table_of("a81.rear a45.front", side("quarry1 gold2 forest3"), side())
    play(state, "activate shaman:a56.rear pass")
    assert state.actor == 1
    state = table_of("a81.rear a45.front", side("quarry1 gold2 forest3"), side())
    play(state, "activate shaman:a56.rear back:quarry.1 to:forest pass")
    assert workers(state) == ["forest1", "forest3", "gold2", "reserve3"]
    assert state.actor == 1


@clause("X-6.8/2")
def test_moves_back_bring_nothing_for_the_palace() -> None:
    state = table_of("a81.rear a45.front", side("forest1 quarry1 gold3", technologies=["01"]), side())
    play(state, "activate shaman:a56.rear back:forest.1 to:decorations back:quarry.1 to:palace")
    assert player(state)["cocoa"] == 0


@clause("X-6.5/5")
def test_altar_obsidian_gives_two() -> None:
    state = table_of("a56.rear a81.front")
    play(state, "activate shaman:a45.rear")
    assert player(state)["obsidian"] == 2


@clause("X-3.7/2", "X-3.13", "X-12.7", "X-15.10")
def test_the_shamans_step_leads_one_altar_further_and_brings_gold() -> None:
    """X-12.7: from A12 to A56, of which alone the benefit is taken; nobody is displaced on A81."""
    sides = side(discovery_tiles=["great_shaman_step"]), side()
    state = table_of("a12.rear a81.front", *sides, piles={"a81": ["great_mask"]})
    assert "use:great_shaman_step" not in options(state)
    assert reason(state, "use:great_shaman_step") == ("not-now", "X-3.7")
    play(state, "activate")
    assert options(state) == ["use:great_shaman_step", "shaman:a81.rear", "shaman:a81.front"]
    play(state, "use:great_shaman_step")
    assert player(state)["gold"] == 2
    assert options(state) == ["shaman:a56.rear", "shaman:a56.front"]
    play(state, "shaman:a56.rear pass")
    assert shamans(state) == ["a56.rear", "a81.front"]
    assert player(state)["obsidian"] == 1
    assert state.actor == 1


@clause("X-9.5/1")
def test_two_shamans_steps_add_up() -> None:
    sides = side(discovery_tiles=["great_shaman_step"] * 2), side()
    state = table_of("a12.rear a81.front", *sides)
    play(state, "activate use:great_shaman_step use:great_shaman_step")
    assert player(state)["gold"] == 4
    assert options(state) == ["shaman:a45.rear", "shaman:a45.front"]
    assert state.problems() == []


@clause("X-3.13")
def test_after_the_move_the_shamans_step_is_too_late() -> None:
    state = table_of("a12.rear a56.front", side(discovery_tiles=["great_shaman_step", "cocoa_4"]), side())
    play(state, "activate shaman:a81.front")
    assert options(state) == ["pass", "use:cocoa_4"]


def test_what_the_choices_are_about() -> None:
    state = table_of("a12.rear a56.front")
    read = state.game.space.read
    assert state.game.describe(state, read("activate"))["thing"] == "shaman:0"
    play(state, "activate")
    assert state.game.describe(state, read("shaman:a81.front"))["thing"] == "field:a81:front"
