"""A standing Shaman as one more worker (X-6.10 to X-6.14, X-6.23, X-6.24, X-9.1, X-15.7 to X-15.9)."""

from __future__ import annotations

import pytest

from clauses import clause
from teotihuacan.altars.shamans import altars, shamans, table_of
from teotihuacan.table import events, in_order, last_turn, options, play, player, side

pytestmark = pytest.mark.pure


@clause("X-12.2", "X-6.10/1", "X-6.11/1", "X-6.12/1", "X-9.1/4", "X-9.1/5", "X-9.1/6")
def test_the_example_of_the_rulebook() -> None:
    """X-12.2: powers 2 and 5 on the Forest and the Shaman: row 3, column 2-3, two power-ups, the Shaman down."""
    state = table_of("a12.front a56.rear", side("forest5 palace2 alchemy1", cocoa=2), side())
    play(state, "move:palace.2 to:forest main")
    got = player(state)
    assert (got["wood"], got["obsidian"], got["cocoa"]) == (2, 1, 2 - 1 + 2)
    assert options(state) == ["power-up:forest.2", "power-up:forest.5"], "the Shaman is not powered up"
    play(state, "power-up:forest.2")
    assert shamans(state)[0] == "a12.front", "it still stands"
    assert options(state) == ["pass", "power-up:forest.3", "power-up:forest.5"]
    play(state, "power-up:forest.3")
    assert shamans(state)[0] == "a12.front-"
    assert [(event.seat, event.why) for event in events(state, "shaman_lies")] == [(0, "X-6.12")]


@clause("X-12.2", "X-6.12/1", "X-6.24/2", "X-9.1/3")
def test_with_three_real_workers_it_counts_for_nothing_and_lies_down_all_the_same() -> None:
    state = table_of("a12.front a56.rear", side("forest2 forest5 palace2", cocoa=2), side())
    play(state, "move:palace.2 to:forest main")
    got = player(state)
    assert (got["wood"], got["obsidian"]) == (2, 1)
    play(state, "power-up:forest.2 pass")
    assert shamans(state)[0] == "a12.front-"


@clause("X-6.10/2")
def test_nobody_is_asked_whether_it_counts() -> None:
    state = table_of("a45.rear a56.rear", side("forest1 palace2 alchemy1", cocoa=2), side())
    play(state, "move:forest.1 to:gold main")
    assert player(state)["gold"] == 1, "row 2, power 1"


@clause("X-6.11/1")
def test_it_is_as_strong_as_the_weakest_own_worker() -> None:
    state = table_of("a45.rear a56.rear", side("forest4 palace2 alchemy1", cocoa=2), side())
    play(state, "move:forest.4 to:gold main")
    assert (player(state)["gold"], player(state)["obsidian"], player(state)["points"]) == (2, 1, 1)


@clause("X-6.11/2")
def test_it_pays_no_cocoa_and_is_no_colour() -> None:
    state = table_of("a12.front a56.rear", side("palace1 alchemy1 nobles1", cocoa=0), side("quarry1 alchemy1 nobles1"))
    assert state.game.view(state, 0)["main_action_cocoa"]["forest"] == 0
    play(state, "move:palace.1 to:forest main")
    assert player(state)["wood"] == 1
    state = table_of("a12.front a56.rear", side("palace1 alchemy1 nobles1"), side("quarry1 alchemy1 nobles1"))
    play(state, "move:palace.1 to:forest collect")
    assert player(state)["cocoa"] == 1


@clause("X-6.12/2")
def test_a_lying_shaman_has_no_effect() -> None:
    state = table_of("a12.front- a56.rear", side("palace2 alchemy1 nobles1"), side("quarry1 alchemy1 nobles1"))
    play(state, "move:palace.2 to:forest main")
    assert (player(state)["wood"], player(state)["obsidian"]) == (1, 0)
    play(state, "power-up:forest.2")
    assert shamans(state)[0] == "a12.front-"
    assert not events(state, "shaman_lies")


@clause("X-6.12/2")
def test_a_lying_shaman_stands_again_when_moved_displaced_or_by_a_tile() -> None:
    state = table_of("a12.front- a81.rear-", side(discovery_tiles=["great_shaman_stand"]), side())
    play(state, "use:great_shaman_stand")
    assert shamans(state)[0] == "a12.front"
    assert [(event.seat, event.why) for event in events(state, "shaman_stands")] == [(0, "X-3.11")]
    play(state, "activate shaman:a81.rear shaman:a56.rear")
    assert shamans(state) == ["a81.rear", "a56.rear"]


@clause("X-6.10/1")
def test_it_does_not_help_on_other_boards() -> None:
    state = table_of("a12.front a56.rear", side("forest2 palace1 nobles1"), side("decorations1 alchemy1 nobles1"))
    play(state, "move:forest.2 to:gold main power-up:gold.2")
    assert (player(state)["gold"], shamans(state)[0]) == (1, "a12.front")


@clause("X-6.13/2")
def test_pointing_to_the_palace_does_nothing_without_the_court() -> None:
    state = table_of("a12.rear a56.rear", side("nobles2 alchemy1 gold1"), side(), royal_tiles=["A04", "B02", "C01"])
    play(state, "move:nobles.2 to:palace worship:palace3.ability")
    assert player(state)["cocoa"] == 3
    assert shamans(state)[0] == "a12.rear"


@clause("X-6.13/1", "X-6.24/1", "X-15.9/2")
@pytest.mark.parametrize("field", ["a12.rear", "a81.front"])
def test_it_makes_a_worship_at_the_court_stronger_and_lies_down_after_it(field: str) -> None:
    state = table_of(
        f"{field} a56.rear", side("nobles2 alchemy1 gold1"), side(),
        modules="obsidian court altars", royal_tiles=["A04", "B02", "C01"],
    )  # fmt: skip
    play(state, "move:nobles.2 to:palace worship:palace3.ability")
    assert player(state)["cocoa"] == 2 + 1 + 1
    assert shamans(state)[0] == f"{field}-"


@clause("X-12.1", "X-6.24/2")
def test_at_the_court_it_lies_down_after_the_last_effect() -> None:
    """X-12.1: a worker of power 3, two more in the general area and the Shaman: 6 exchanges, then it lies."""
    state = table_of(
        "a12.rear a56.rear", side("nobles3 palace1 palace1", obsidian=7), side(),
        modules="obsidian court altars", royal_tiles=["A04", "B02", "C12"],
    )  # fmt: skip
    play(state, "move:nobles.3 to:palace worship:palace3.ability")
    for time in range(6):
        assert shamans(state)[0] == "a12.rear"
        play(state, "exchange")
    assert (player(state)["cocoa"], player(state)["points"], player(state)["obsidian"]) == (6, 12, 1)
    assert shamans(state)[0] == "a12.rear-"


@clause("X-6.14")
def test_it_is_no_worker_for_scoring_and_wages() -> None:
    sides = side(cocoa=9), side(cocoa=9)
    state = last_turn(*sides, modules="obsidian altars", altars=altars("a12.rear a56.rear"))
    assert [one["wages"] for one in state.game.view(state, 0)["players"]] == [3, 3]
    play(state, "activate shaman:a45.rear")
    assert options(state)[-1] == "wages:3"


@clause("X-6.23/1")
def test_it_stays_standing_after_an_action_that_was_given_up() -> None:
    """T-10.10: the gold is there when the action is chosen and gone when it is to be paid."""
    sides = side("construction4 palace1 nobles1", cocoa=1, obsidian=1, technologies=["03h"]), side()
    state = table_of("a56.front a12.rear", *sides, technologies=["03", "03h", "05", "07", "09", "11"])
    play(state, "move:construction.4 to:alchemy main")
    play(state, "give:obsidian")
    assert options(state) == ["abandon"]
    play(state, "abandon")
    assert shamans(state)[0] == "a56.front"
    assert not events(state, "shaman_lies")


@clause("X-6.23/2")
def test_it_counts_for_what_is_possible_at_all() -> None:
    """Alchemy: a lone worker of power 1 reaches the first row only, with the Shaman both."""
    owned = ["01", "03", "05"]
    sides = side("construction1 palace1 nobles1", cocoa=3, gold=3, technologies=owned), side("quarry1 gold1 forest1")
    state = table_of("a56.front- a12.rear", *sides)
    play(state, "move:construction.1 to:alchemy")
    assert "main" not in options(state)
    state = table_of("a56.front a12.rear", *sides)
    play(state, "move:construction.1 to:alchemy")
    assert "main" in options(state)
    play(state, "main technology:09")
    assert options(state) == ["power-up:alchemy.1"]


@clause("X-15.8", "X-9.1/6")
@pytest.mark.parametrize("power", [4, 5])
def test_on_alchemy_a_lone_strong_worker_keeps_its_power_up(power: int) -> None:
    sides = side(f"construction{power} palace1 nobles1", cocoa=3, gold=3), side("quarry1 gold1 forest1")
    state = table_of("a56.front a12.rear", *sides)
    play(state, f"move:construction.{power} to:alchemy main technology:09")
    assert options(state) == [f"power-up:alchemy.{power}"]


@clause("X-9.1/6")
def test_on_nobles_one_row_lower() -> None:
    ring = ["palace", "nobles", "quarry", "gold", "construction", "alchemy", "forest", "decorations"]
    sides = side("palace1 quarry1 gold1", cocoa=3, wood=4), side()
    state = table_of("a12.front a56.rear", *sides, ring=ring)
    play(state, "move:palace.1 to:nobles main")
    assert options(state) == ["row:middle"]


@clause("X-9.1/6")
def test_on_decorations_one_gold_less() -> None:
    sides = side("alchemy1 quarry1 gold1", cocoa=3, gold=2), side("alchemy1 quarry1 gold1")
    places = {f"1{i}{j}": {"tile": f"{14 + 4 * i + j:02}", "turns": 0} for i in range(4) for j in range(4)}
    pyramid = {"places": places, "display": ["12", "13", "07"]}
    state = table_of("a81.rear a56.rear", *sides, pyramid=pyramid)
    play(state, "move:alchemy.1 to:decorations main")
    play(state, options(state)[0])
    play(state, options(state)[0])
    assert player(state)["gold"] == 0
    state = table_of("a81.rear- a56.rear", *sides, pyramid=pyramid)
    play(state, "move:alchemy.1 to:decorations")
    assert "main" not in options(state), "3 gold for one worker"


@clause("X-9.1/1", "X-9.1/2", "X-9.1/6", "X-15.7")
def test_all_extra_workers_add_up_to_three_and_then_no_tile_may_be_used() -> None:
    tiles = ["extra_worker", "great_extra_worker"]
    sides = (
        side("gold1 palace1 nobles1", cocoa=3, stone=8, wood=8, discovery_tiles=tiles),
        side("quarry1 gold1 forest1"),
    )
    state = table_of("a56.rear a12.rear", *sides)
    play(state, "move:gold.1 to:construction main")
    assert {"use:extra_worker", "use:great_extra_worker"} < set(options(state))
    play(state, "use:extra_worker")
    assert "use:great_extra_worker" not in options(state)
    technologies = ["01", "03", "05", "07", "09", "15"]
    sides[0]["technologies"] = ["15"]
    state = table_of("a56.rear a12.rear", *sides, technologies=technologies)
    play(state, "move:gold.1 to:construction main")
    assert not [word for word in options(state) if "extra_worker" in word], "worker, Shaman and technology are three"


@clause("X-15.7", "X-6.24/2")
def test_on_construction_it_lies_down_before_the_display_is_refilled() -> None:
    sides = side("gold1 palace1 nobles1", cocoa=3, stone=8, wood=8), side("quarry1 gold1 forest1")
    state = table_of("a56.rear a12.rear", *sides)
    play(state, "move:gold.1 to:construction main")
    while state.actor == 0:
        play(state, next(word for word in options(state) if word != "pass"))
    assert shamans(state)[0] == "a56.rear-"
    assert options(state)[0].startswith("~pyramid")
    assert len(events(state, "build")) == 2, "one more pyramid tile"
    assert in_order(state)[-1][0] == "shaman_lies"


@clause("X-15.9/1")
@pytest.mark.parametrize("slot", [2, 6])
def test_boards_on_spaces_three_and_seven_are_never_pointed_to(slot: int) -> None:
    from tonalli.teotihuacan.modules.altars.names import POINTS_TO

    assert slot not in list(POINTS_TO)


@clause("X-6.24/2")
def test_standing_it_up_after_the_count_does_not_spare_it_from_lying_down() -> None:
    sides = side("palace2 alchemy1 nobles1", discovery_tiles=["great_shaman_stand"]), side("quarry1 alchemy1 nobles1")
    state = table_of("a12.front a56.rear", *sides)
    play(state, "move:palace.2 to:forest main pass")
    assert state.to_dict()["altars"]["counted"] is True
    play(state, "use:great_shaman_stand power-up:forest.2")
    assert shamans(state)[0] == "a12.front-"


@clause("X-6.24/3", "X-6.24/1")
def test_one_that_stood_up_only_after_the_count_stays_standing() -> None:
    sides = side("palace2 alchemy1 nobles1", discovery_tiles=["great_shaman_stand"]), side("quarry1 alchemy1 nobles1")
    state = table_of("a12.front- a56.rear", *sides)
    play(state, "move:palace.2 to:forest main pass")
    assert player(state)["obsidian"] == 0, "row 1"
    play(state, "use:great_shaman_stand power-up:forest.2")
    assert shamans(state)[0] == "a12.front"


@clause("X-6.24/1")
def test_one_that_stands_up_before_the_count_counts() -> None:
    sides = side("palace2 alchemy1 nobles1", discovery_tiles=["great_shaman_stand"]), side("quarry1 alchemy1 nobles1")
    state = table_of("a12.front- a56.rear", *sides)
    play(state, "move:palace.2 to:forest main use:great_shaman_stand")
    assert (player(state)["wood"], player(state)["obsidian"]) == (1, 1), "row 2"
    play(state, "power-up:forest.2")
    assert shamans(state)[0] == "a12.front-"
