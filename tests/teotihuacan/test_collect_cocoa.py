"""Collect cocoa (T-6)."""

from __future__ import annotations

from clauses import clause

from teotihuacan.table import options, play, player, side, table, workers


@clause("T-6.1")
def test_it_is_allowed_on_every_board() -> None:
    for board in ("forest", "quarry", "gold", "construction", "alchemy", "nobles", "decorations", "palace"):
        s = table(side("palace1 forest1 quarry1", discovery_tiles=["move_anywhere"]), side())
        play(s, f"use:move_anywhere move:palace.1 to:{board}")
        assert "collect" in options(s)


@clause("T-6.2", "T-6.3", "T-6.4")
def test_rulebook_example_two_colours_and_a_locked_worker_give_three() -> None:
    s = table(
        side("palace1 gold1 gold2"),
        side("quarry!2 nobles1 nobles1"),
        side("quarry1 nobles1 nobles1"),
        side("quarry4 quarry2 nobles1"),
    )
    play(s, "move:palace.1 to:quarry collect")
    assert player(s)["cocoa"] == 3
    assert "quarry1" in workers(s)


@clause("T-6.2")
def test_the_own_colour_counts_if_another_own_worker_is_there_but_the_arriving_one_does_not() -> None:
    s = table(side("palace1 quarry1 gold2"), side())
    play(s, "move:palace.1 to:quarry collect")
    assert player(s)["cocoa"] == 2


@clause("T-6.2", "T-21.6")
def test_each_neutral_colour_is_a_colour_of_its_own() -> None:
    s = table(side("palace1 gold1 gold2"), side(), neutral_workers={"yellow": ["quarry"], "red": ["quarry"]})
    play(s, "move:palace.1 to:quarry collect")
    assert player(s)["cocoa"] == 3
