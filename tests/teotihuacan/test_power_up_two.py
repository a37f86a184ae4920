"""The discovery tile *power up two* (T-8.14)."""

from __future__ import annotations

import pytest

from clauses import clause
from teotihuacan.table import events, options, play, player, side, table, workers

pytestmark = pytest.mark.pure

TILE = ["power_up_2"]


def power_ups(words: list[str]) -> list[str]:
    return [word for word in words if word.startswith("power-up:")]


@clause("T-8.14/1")
def test_two_workers_on_different_boards() -> None:
    s = table(side("palace1 gold2 forest3", discovery_tiles=TILE), side())
    play(s, "use:power_up_2")
    assert options(s) == ["power-up:palace.1", "power-up:forest.3", "power-up:gold.2"]
    play(s, "power-up:palace.1 power-up:forest.3")
    assert workers(s) == ["forest4", "gold2", "palace2", "reserve3"]


@clause("T-8.14/1")
def test_one_worker_twice() -> None:
    s = table(side("palace1 gold2 forest3", discovery_tiles=TILE), side())
    play(s, "use:power_up_2 power-up:gold.2 power-up:gold.3")
    assert workers(s) == ["forest3", "gold4", "palace1", "reserve3"]


@clause("T-8.14/1", "T-16.7")
def test_only_unlocked_workers_in_play() -> None:
    s = table(side("palace1!1 gold2 forest!3", discovery_tiles=TILE), side("gold4 gold4 gold4"))
    play(s, "use:power_up_2")
    assert options(s) == ["power-up:gold.2"]


@clause("T-8.14/2")
def test_it_needs_an_unlocked_worker() -> None:
    s = table(side("palace1!1 gold!2 forest!3", discovery_tiles=TILE), side())
    assert options(s) == ["unlock"]
    play(s, "unlock")
    assert "use:power_up_2" in options(s)


@clause("T-8.14/2")
def test_both_power_ups_must_be_made() -> None:
    s = table(side("palace1!1 gold2 forest!3", discovery_tiles=TILE), side())
    play(s, "use:power_up_2 power-up:gold.2")
    assert options(s) == ["power-up:gold.3"]


@clause("T-8.14/2", "T-17.1/1")
def test_an_ascension_comes_before_the_second_which_may_go_to_the_reborn_worker() -> None:
    s = table(side("gold5 forest!3 quarry!1", avenue=1, discovery_tiles=TILE), side())
    play(s, "use:power_up_2 power-up:gold.5")
    assert "ascend:cocoa" in options(s)
    assert player(s)["avenue"] == 2
    play(s, "ascend:cocoa")
    assert s.to_dict()["calendar"]["light"] == 1
    assert options(s) == ["power-up:palace.1", "buy-unlock"]  # T-8.26: the moment between the two
    play(s, "power-up:palace.1")
    assert "palace2" in workers(s)


@clause("T-8.14/2", "T-17.4")
def test_the_second_may_go_to_the_fourth_worker_just_brought() -> None:
    s = table(side("gold5 forest!3 quarry!1", discovery_tiles=TILE), side())
    play(s, "use:power_up_2 power-up:gold.5 ascend:worker power-up:palace.3")
    assert workers(s) == ["forest!3", "palace1", "palace4", "quarry!1"]


@clause("T-8.14/2", "T-17.7/1")
def test_both_may_ascend_one_after_the_other() -> None:
    s = table(side("gold5 forest5 quarry!1", avenue=1, discovery_tiles=TILE), side())
    play(s, "use:power_up_2 power-up:gold.5 ascend:vp power-up:forest.5 ascend:worker")
    assert workers(s) == ["palace1", "palace1", "palace3", "quarry!1"]
    assert player(s)["avenue"] == 3
    assert s.to_dict()["calendar"]["light"] == 2


@clause("T-8.14/2", "T-8.8/5", "T-8.10/1")
def test_a_second_tile_used_before_the_reward_is_done_before_it() -> None:
    s = table(side("gold5 forest4 quarry1", discovery_tiles=TILE * 2), side())
    play(s, "use:power_up_2 power-up:gold.5 use:power_up_2 power-up:forest.4 power-up:forest.5")
    assert len(events(s, "ascension")) == 2
    play(s, "ascend:vp")
    assert player(s)["points"] == 5
    play(s, "ascend:cocoa")
    assert (player(s)["points"], player(s)["cocoa"]) == (5, 5)
    play(s, "power-up:quarry.1")
    assert workers(s) == ["palace1", "palace1", "quarry2", "reserve3"]


@clause("T-8.14/3")
def test_after_the_move_not_on_the_worker_on_its_way() -> None:
    s = table(side("palace1 gold2 forest!3", discovery_tiles=TILE), side())
    play(s, "move:palace.1 to:quarry use:power_up_2")
    assert options(s) == ["power-up:gold.2"]


@clause("T-8.14/3")
def test_after_the_move_it_cannot_be_used_with_no_other_unlocked_worker() -> None:
    s = table(side("palace1 gold!2 forest!3", discovery_tiles=TILE), side())
    assert "use:power_up_2" in options(s)
    play(s, "move:palace.1 to:quarry")
    assert "use:power_up_2" not in options(s)
    play(s, "main")
    assert "use:power_up_2" in options(s)  # the effect is complete
    play(s, "use:power_up_2")
    assert options(s) == ["power-up:quarry.1"]


@clause("T-8.14/3")
def test_before_the_effect_of_the_main_action_not_on_the_worker_moved() -> None:
    s = table(side("palace1 gold2 quarry1", cocoa=1, discovery_tiles=TILE), side())
    play(s, "move:palace.1 to:quarry main use:power_up_2")
    assert options(s) == ["power-up:quarry.1", "power-up:gold.2"]
    play(s, "power-up:quarry.1")
    assert options(s) == ["power-up:quarry.2", "power-up:gold.2"]
    play(s, "power-up:quarry.2")
    assert workers(s) == ["gold2", "quarry1", "quarry3", "reserve3"]


@clause("T-8.14/3", "T-8.15/2")
def test_before_the_effect_not_on_a_worker_moved_along() -> None:
    s = table(side("palace1 palace2 gold2", discovery_tiles=["power_up_2", "move_two"]), side())
    play(s, "use:move_two move:palace.1 with:2 to:quarry main use:power_up_2")
    assert options(s) == ["power-up:gold.2"]


@clause("T-8.14", "T-8.26/2")
def test_between_two_pyramid_tiles_not_on_the_worker_moved() -> None:
    s = table(side("gold1 construction2 palace2", cocoa=1, stone=4, discovery_tiles=TILE), side())
    play(s, "move:gold.1 to:construction main tile:12 place:100 turn:0 use:power_up_2")
    assert options(s) == ["power-up:palace.2", "power-up:construction.2"]


@clause("T-8.14", "T-8.26/2")
def test_between_two_temple_steps_of_the_effect_not_on_the_worker_moved() -> None:
    s = table(side("palace4 gold5 gold5", cocoa=1, discovery_tiles=TILE), side())
    play(s, "move:palace.4 to:gold main pass temple:red use:power_up_2")
    assert options(s) == ["power-up:gold.5"]


@clause("T-8.14/3")
@pytest.mark.parametrize("words", ["main pass", "collect"], ids=["before its power-ups", "after collecting"])
def test_when_the_effect_is_complete_the_worker_moved_may_be_raised(words: str) -> None:
    s = table(side("palace1 gold2 nobles3", discovery_tiles=TILE), side())
    play(s, f"move:palace.1 to:quarry {words} use:power_up_2")
    assert "power-up:quarry.1" in options(s)


@clause("T-8.14/1", "T-16.7")
def test_in_a_worship_the_locked_worker_is_out_of_reach() -> None:
    s = table(
        side("palace1 gold2 nobles3", discovery_tiles=TILE), side(), discovery_tiles={"worship": {"forest": "mask_4"}}
    )
    play(s, "move:palace.1 to:forest worship:forest.ability use:power_up_2")
    assert power_ups(options(s)) == ["power-up:gold.2", "power-up:nobles.3"]
