"""The starting tile draft, and the options of a game (T-22.1, T-22.2, T-22.7, T-22.8)."""

from __future__ import annotations

import pytest

import tonalli
from clauses import clause
from teotihuacan.setting_up import STARTING, fresh, until
from teotihuacan.table import deal, events, options, play, player, workers
from tonalli import State

pytestmark = pytest.mark.pure

GAME = tonalli.GAMES["teotihuacan"]


def face_up(players: int, tiles: list[str], first: int = 0) -> State:
    """A draft with these tiles laid out."""
    s = until(fresh(players, "draft"), "~first")
    play(s, f"~first:{first}")
    for tile in tiles:
        play(s, f"~starting:{tile}")
        if tile.startswith("discovery"):
            play(s, "~discovery:temple_any")
    return s


@clause("T-22.1/1", "T-22.1/2")
@pytest.mark.parametrize(("players", "tiles"), [(2, 6), (3, 8), (4, 10)])
def test_six_eight_or_ten_tiles_are_laid_out_face_up(players: int, tiles: int) -> None:
    s = deal(until(fresh(players, "draft"), "~first"))
    opening = s.to_dict()["opening"]
    assert len(opening["laid_out"]) == tiles
    assert opening["dealt"] == [[]] * players
    assert options(s) == [f"keep:{tile}" for tile in opening["laid_out"]]
    for seat in (None, *range(players)):
        assert GAME.view(s, seat)["opening"]["laid_out"] == opening["laid_out"]


@clause("T-22.1/2")
def test_a_discovery_tile_is_laid_face_up_beside_each_tile_with_an_icon() -> None:
    s = until(fresh(2, "draft"), "~first")
    play(s, "~first:0 ~starting:discovery_cocoa2_gold3")
    assert all(word.startswith("~discovery") for word in options(s))
    play(s, "~discovery:mask_1 ~starting:three_temples")
    assert all(word.startswith("~starting") for word in options(s))
    deal(s)
    for seat in (None, 0, 1):
        assert GAME.view(s, seat)["opening"]["beside"]["discovery_cocoa2_gold3"] == "mask_1"


@clause("T-22.2/1")
def test_tiles_are_taken_in_player_order_then_in_reverse_so_that_the_last_takes_two_in_a_row() -> None:
    s = face_up(3, STARTING[:8], first=1)
    left = STARTING[:8]
    takers = []
    while options(s)[0].startswith("keep"):
        assert options(s) == [f"keep:{tile}" for tile in left]
        takers.append(s.actor)
        play(s, f"keep:{left.pop(0)}")
    assert takers == [1, 2, 0, 0, 2, 1]
    assert len(left) == 2


@clause("T-22.2/1")
def test_what_another_player_took_is_seen_at_once_and_cannot_be_taken() -> None:
    s = face_up(2, STARTING[:6])
    play(s, f"keep:{STARTING[2]}")
    assert s.actor == 1
    assert f"keep:{STARTING[2]}" not in options(s)
    assert GAME.view(s, 1)["opening"]["kept"] == [[STARTING[2]], []]


@clause("T-22.2/2", "T-3.13")
def test_after_the_draft_benefits_are_taken_and_workers_placed_as_usual() -> None:
    s = face_up(
        2,
        ["cocoa3_wood5", "wood1_stone2_gold3", "avenue_cocoa2_wood3", "cocoa3_wood2_stone3", "three_temples"]
        + ["red_cocoa5_gold2"],
        first=1,
    )
    play(s, "keep:cocoa3_wood5")
    assert player(s, 1)["wood"] == 0
    play(s, "keep:wood1_stone2_gold3 keep:avenue_cocoa2_wood3 keep:cocoa3_wood2_stone3")
    first, second = player(s, 1), player(s, 0)
    assert (first["cocoa"], first["wood"], first["stone"], first["gold"]) == (1 + 3 + 3, 5 + 2, 3, 0)
    assert (second["cocoa"], second["wood"], second["stone"], second["gold"]) == (3 + 2, 1 + 3, 2, 3)
    assert second["avenue"] == 1
    assert s.actor == 1
    assert options(s) == ["start:quarry"]
    play(s, "start:quarry start:alchemy start:construction")
    assert workers(s, 1) == ["alchemy1", "construction1", "quarry1", "reserve3"]


@clause("T-22.2/1", "T-3.19/1")
def test_a_drafted_tile_brings_its_discovery_tile() -> None:
    s = face_up(2, ["discovery_stone3_gold1", *[tile for tile in STARTING if "discovery" not in tile][:5]])
    play(s, "keep:discovery_stone3_gold1")
    play(s, options(s)[0])
    play(s, options(s)[0])
    play(s, "keep:technology_gold2 take:wood")
    assert options(s) == ["pass", "claim:temple_any"]
    play(s, "claim:temple_any")
    assert player(s, 0)["discovery_tiles"] == ["temple_any"]


@clause("T-22.7", "T-21.3/1", "T-22.2/3")
def test_tiles_left_over_belong_to_the_pool_of_the_neutral_workers() -> None:
    kept = ["cocoa3_wood5", "wood1_stone2_gold3", "avenue_cocoa2_wood3", "cocoa3_wood2_stone3"]
    s = face_up(2, [*kept, "three_temples", "red_cocoa5_gold2"])
    play(s, " ".join(f"keep:{tile}" for tile in kept))
    while s.actor != tonalli.CHANCE:
        play(s, options(s)[0])
    assert options(s) == [f"~starting:{tile}" for tile in STARTING if tile not in kept]


@clause("T-22.7", "T-3.21/2")
def test_discovery_tiles_nobody_claimed_are_shuffled_back() -> None:
    kept = ["cocoa3_wood5", "wood1_stone2_gold3", "avenue_cocoa2_wood3", "discovery_stone3_gold1"]
    s = face_up(2, [*kept, "discovery_cocoa2_gold3", "red_cocoa5_gold2"])
    before = s.to_dict()["unseen"]["discovery"]["temple_any"]
    play(s, " ".join(f"keep:{tile}" for tile in kept))
    play(s, "pass")
    while s.turn == 0:
        play(s, options(s)[0])
    assert before == 1
    assert s.to_dict()["unseen"]["discovery"]["temple_any"] == 3


@clause("T-22.2/1")
def test_the_draft_tells_which_tiles_were_kept_by_whom() -> None:
    s = face_up(2, STARTING[:6])
    play(s, " ".join(f"keep:{tile}" for tile in STARTING[:4]))
    kept = sorted((event.seat, event.text("starting")) for event in events(s, "keep"))
    assert kept == sorted([(0, STARTING[0]), (1, STARTING[1]), (1, STARTING[2]), (0, STARTING[3])])


@clause("T-22.8/1", "T-22.8/2")
@pytest.mark.parametrize("setup", ["standard", "first", "draft"])
@pytest.mark.parametrize("eclipse", ["standard", "dark"])
def test_every_setup_goes_with_every_eclipse_and_leads_to_an_end(setup: str, eclipse: str) -> None:
    match = tonalli.new("teotihuacan", players=2, seed=4, setup=setup, eclipse=eclipse)
    options_written = match.state.to_dict()["options"]
    assert (options_written["setup"], options_written["eclipse"]) == (setup, eclipse)
    tonalli.playout(match.state, 1)
    assert match.over
    assert len(match.winners()) == 1


@clause("T-22.8/1")
def test_standard_setup_and_eclipse_are_what_one_gets_without_asking() -> None:
    written = tonalli.new("teotihuacan", players=4, seed=1).state.to_dict()["options"]
    assert (written["setup"], written["eclipse"]) == ("standard", "standard")


@clause("T-22.8/1")
def test_other_values_are_refused() -> None:
    with pytest.raises(tonalli.OptionError, match="setup='dark': allowed is standard, first, draft"):
        tonalli.new("teotihuacan", players=2, seed=1, setup="dark")
    with pytest.raises(tonalli.OptionError, match="eclipse='draft': allowed is standard, dark"):
        tonalli.new("teotihuacan", players=2, seed=1, eclipse="draft")
