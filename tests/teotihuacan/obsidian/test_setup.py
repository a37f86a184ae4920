"""Setup with M6: pools, starting tiles, a doubled board, neutral workers (X-1.4, X-4.2 to X-4.6, X-4.22)."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from core.varieties import begin
from teotihuacan.expansion_laws import EXPANSION
from teotihuacan.facts import BOARD_NAMES, FACTS
from teotihuacan.setting_up import STARTING, fresh, opened, shared_out, until
from teotihuacan.table import deal, events, last_turn, options, play, player, side, workers
from tonalli import State

pytestmark = pytest.mark.pure

POWER, COCOA = "obsidian_power_discovery", "obsidian_cocoa"
POOL = [*STARTING, POWER, COCOA]
GOODS = "cocoa3_wood5 wood1_stone2_gold3"
BOARDS_OF = {tile["id"].removeprefix("start_"): tile["boards"] for tile in FACTS["starting_tiles"]}
NAMES = {tuple(boards): name for name, boards in BOARDS_OF.items()}
"""Starting tiles of the base game by the boards printed on them."""


def placed_by(state: State) -> list[str]:
    """Every way in which the player to decide can place the starting workers."""
    ways = [(state, "")]
    for _ in range(3):
        ways = [
            (play(before.copy(), word), f"{boards} {word.removeprefix('start:')}")
            for before, boards in ways
            for word in options(before)
        ]
    return sorted(boards.strip() for _, boards in ways)


def with_power(other: str, great: str = "great_mask", **fields: Any) -> State:
    """The first player has kept the tile with board 5 twice and another one, and declined what lies beside it."""
    second = "cocoa3_wood2_stone3 avenue_wood1_stone2"
    s = opened(f"{POWER} {other}", second, beside={POWER: great}, modules="obsidian", **fields)
    while not options(s)[0].startswith(("start:", "raise:")):
        play(s, options(s)[0])
    play(s, "raise:1")
    return play(s, "pass")


# ---- pools -------------------------------------------------------------------------------------------


@clause("X-4.2/1", "X-1.4/2", "X-4.22/1")
def test_two_starting_tiles_are_added_to_the_pool() -> None:
    assert {tile["id"] for tile in EXPANSION["starting_tile"]} == {POWER, COCOA}
    s = until(fresh(4, modules="obsidian"), "~starting")
    assert options(s) == [f"~starting:{tile}" for tile in POOL]
    assert {weight for _, weight in s.chance()} == {1}


@clause("X-1.4/2", "X-4.2/1")
@pytest.mark.parametrize("seeds", [range(40)])
def test_every_new_tile_turns_up_in_some_game_and_none_without_the_module(seeds: range) -> None:
    found: set[str] = set()
    for seed in seeds:
        data = begin(seed, players=4, modules=["obsidian"]).state.to_dict()
        found |= {*data["technologies"], *(tile for hand in data["opening"]["dealt"] for tile in hand)}
    assert {"01h", "03h", "05h", POWER, COCOA} <= found


@clause("X-1.4/1", "X-4.2/2")
def test_the_new_boards_are_shuffled_with_the_others() -> None:
    """They take the names and places of those they replace: slots 2 to 4 and 6 to 8, Construction on 5."""
    rings = {tuple(begin(seed, players=2, modules=["obsidian"]).state.to_dict()["ring"]) for seed in range(60)}
    assert {(ring[0], ring[4]) for ring in rings} == {("palace", "construction")}
    for board in ("forest", "quarry", "gold"):
        assert {ring.index(board) for ring in rings} == {1, 2, 3, 5, 6, 7}


@clause("X-1.4/3", "X-10.1/1", "X-4.2/3", "X-3.2/2")
def test_parts_that_need_an_absent_module_are_nowhere() -> None:
    for seed in range(20):
        text = str(begin(seed, players=4, modules=["obsidian"]).state.to_dict())
        for absent in ("orange", "shaman", "priest", "A10", "B11", "C12"):
            assert absent not in text


@clause("X-1.4/5", "X-1.4/4", "X-3.3")
def test_board_setup_is_that_of_the_base_game_with_a_second_stack() -> None:
    kinds = []
    s = fresh(2, modules="obsidian")
    while options(s)[0].startswith("~") and not options(s)[0].startswith("~starting"):
        kinds.append(options(s)[0].partition(":")[0])
        play(s, options(s)[0])
    plain = []
    t = fresh(2)
    while options(t)[0].startswith("~") and not options(t)[0].startswith("~starting"):
        plain.append(options(t)[0].partition(":")[0])
        play(t, options(t)[0])
    assert kinds == plain
    assert sum(s.to_dict()["great_discoveries"]["unseen"].values()) == 21
    assert s.to_dict()["great_discoveries"]["discarded"] == []
    for tiles in s.to_dict()["discovery_tiles"].values():
        assert "great" not in str(tiles)


# ---- the two tiles -----------------------------------------------------------------------------------


@clause("X-4.4")
def test_three_obsidian_and_four_cocoa() -> None:
    s = opened(f"{COCOA} cocoa3_wood5", "wood1_stone2_gold3 cocoa3_wood2_stone3", modules="obsidian")
    assert (player(s)["obsidian"], player(s)["cocoa"], player(s)["wood"]) == (3, 1 + 4 + 3, 5)
    assert [event.text("good") for event in events(s, "gain") if event.seat == 0].count("obsidian") == 1


@clause("X-4.4", "T-3.22")
def test_one_obsidian_a_power_up_and_then_the_great_discovery() -> None:
    s = opened(f"{POWER} cocoa3_wood5", "wood1_stone2_gold3 cocoa3_wood2_stone3", beside={POWER: "great_power_up_3"},
               modules="obsidian")  # fmt: skip
    assert player(s)["obsidian"] == 1
    assert options(s) == ["raise:1"]
    play(s, "raise:1")
    assert workers(s) == ["hand1", "hand1", "hand2", "reserve3"]
    assert options(s) == ["pass", "claim:great_power_up_3"]
    play(s, "claim:great_power_up_3")
    assert player(s)["obsidian"] == 0
    assert player(s)["discovery_tiles"] == ["great_power_up_3"]


@clause("X-4.4", "T-3.20")
def test_the_other_tile_starts_workers_on_the_palace_and_nobles() -> None:
    s = opened(f"{COCOA} cocoa3_wood5", "wood1_stone2_gold3 cocoa3_wood2_stone3", modules="obsidian")
    shown = {BOARD_NAMES[number] for number in [1, 6, *BOARDS_OF["cocoa3_wood5"]]}
    assert {word for way in placed_by(s) for word in way.split()} == shown
    assert all(len(set(way.split())) == 3 for way in placed_by(s))


@clause("X-4.5", "T-3.11/2")
def test_the_great_discovery_is_drawn_when_the_tile_is_dealt() -> None:
    s = until(fresh(2, modules="obsidian"), "~starting")
    play(s, f"~starting:{POWER}")
    kinds = [tile["id"] for tile in EXPANSION["great_discovery"] if not tile["needs"]]
    assert options(s) == [f"~discovery:{kind}" for kind in kinds]
    assert [weight for _, weight in s.chance()] == [
        tile["copies"] for tile in EXPANSION["great_discovery"] if not tile["needs"]
    ]
    play(s, "~discovery:great_temple_red")
    assert s.to_dict()["opening"]["beside"] == {POWER: "great_temple_red"}
    assert "great_temple_red" not in s.to_dict()["great_discoveries"]["unseen"]
    assert sum(s.to_dict()["unseen"]["discovery"].values()) == sum(
        until(fresh(2), "~starting").to_dict()["unseen"]["discovery"].values()
    )


@clause("X-4.5")
def test_it_may_be_looked_at_before_choosing() -> None:
    s = shared_out(POWER, "", beside={POWER: "great_mask"}, modules="obsidian")
    view = tonalli.GAMES["teotihuacan"].view(s, 0)
    assert view["opening"]["beside"] == {POWER: "great_mask"}


@clause("X-4.5", "X-1.4/11", "X-3.1")
@pytest.mark.parametrize("kept", [False, True])
def test_what_is_not_claimed_goes_back_to_its_own_stack(kept: bool) -> None:
    """Kept and declined, or not kept at all."""
    if kept:
        s = with_power("cocoa3_wood5", "great_temple_red")
    else:
        s = shared_out(POWER, "", beside={POWER: "great_temple_red"}, modules="obsidian")
        for _ in range(4):
            play(s, next(word for word in options(s) if POWER not in word))
    while s.turn == 0:
        play(s, options(s)[0])
    assert s.to_dict()["great_discoveries"]["unseen"]["great_temple_red"] == 1
    assert "great_temple_red" not in s.to_dict()["unseen"]["discovery"]
    back = [event.text("discovery") for event in events(s, "shuffle_back")]
    assert back.count("great_temple_red") == 1
    assert "opening" not in s.to_dict()


@clause("X-1.4/11", "X-4.5")
def test_what_was_claimed_stays_with_its_player() -> None:
    second = "cocoa3_wood2_stone3 avenue_wood1_stone2"
    s = opened(f"{POWER} cocoa3_wood5", second, beside={POWER: "great_temple_red"}, modules="obsidian")
    play(s, "raise:1 claim:great_temple_red")
    while s.turn == 0:
        play(s, options(s)[0])
    assert player(s)["discovery_tiles"] == ["great_temple_red"]
    assert "great_temple_red" not in s.to_dict()["great_discoveries"]["unseen"]
    assert events(s, "shuffle_back") == []


@clause("X-4.13/2", "X-4.9", "X-15.23", "T-3.22")
def test_a_technology_icon_that_brings_01h_counts_for_the_resources_of_its_tile() -> None:
    s = until(fresh(2, modules="obsidian"), "~technology")
    play(s, "~technology:01h ~technology:15 ~technology:13 ~technology:11 ~technology:09 ~technology:07")
    until(s, "~first")
    play(s, "~first:0")
    for tile in ("technology_any2", "cocoa3_wood5", "three_temples", "wood1_stone2_gold3"):
        play(s, f"~starting:{tile}")
    for tile in ("technology_gold2", "blue_red_any2", "cocoa3_wood2_stone3", "red_cocoa5_gold2"):
        play(s, f"~starting:{tile}")
    play(s, "keep:technology_any2 keep:cocoa3_wood5 keep:cocoa3_wood2_stone3 keep:red_cocoa5_gold2")
    assert player(s)["technologies"] == ["01h"]
    for _ in range(3):  # the blue step of the technology, and two of the tile
        assert options(s) == ["take:wood", "take:stone", "take:gold", "take:obsidian"]
        play(s, "take:obsidian")
    assert player(s)["obsidian"] == 3


# ---- a doubled board ---------------------------------------------------------------------------------


@clause("X-4.6/1")
def test_one_or_two_workers_start_on_the_doubled_board() -> None:
    ways = {tuple(sorted(way.split())) for way in placed_by(with_power(NAMES[2, 6]))}
    assert ways == {
        ("alchemy", "forest", "nobles"),
        ("alchemy", "alchemy", "forest"),
        ("alchemy", "alchemy", "nobles"),
    }


@clause("X-4.6/1")
def test_without_a_doubled_board_workers_stand_on_different_ones() -> None:
    s = opened(GOODS, f"{COCOA} cocoa3_wood2_stone3", modules="obsidian")
    for way in placed_by(s):
        assert len(set(way.split())) == 3


@clause("X-4.6/2")
def test_fewer_than_three_boards_make_two_workers_share_the_doubled_one() -> None:
    """Tiles 5-5 and 4-5: one worker on the Gold Deposits, two on Alchemy."""
    ways = {tuple(sorted(way.split())) for way in placed_by(with_power(NAMES[4, 5]))}
    assert ways == {("alchemy", "alchemy", "gold")}


@clause("X-4.6/1", "T-3.20")
@pytest.mark.parametrize("boards", [(2, 6), (3, 5), (1, 4)])
def test_a_third_worker_never_joins_the_two(boards: tuple[int, int]) -> None:
    ways = placed_by(with_power(NAMES[boards]))
    assert {way.split().count("alchemy") for way in ways} <= {1, 2}
    assert max(way.split().count("alchemy") for way in ways) == 2


# ---- neutral workers ---------------------------------------------------------------------------------


def neutral_draw(players: int = 3) -> State:
    """Neutral workers are about to be drawn after a setup without the new tiles."""
    hands = ["cocoa3_wood5 wood1_stone2_gold3", "cocoa3_wood2_stone3 avenue_wood1_stone2"]
    hands += ["avenue_cocoa2_wood3 red_cocoa5_gold2"][: players - 2]
    s = opened(*hands, modules="obsidian")
    while s.actor != tonalli.CHANCE:
        play(s, options(s)[0])
    return s


@clause("X-4.6/3", "X-4.22/2")
def test_a_third_tile_is_drawn_when_two_show_fewer_than_three_boards() -> None:
    """5-5 and 5-8 show two boards; of 6-8 the first one is taken."""
    s = neutral_draw()
    play(s, f"~starting:{POWER} ~starting:{NAMES[5, 8]}")
    assert s.to_dict()["neutral_workers"]["red"] == ["alchemy", "construction"]
    assert options(s)[0].startswith("~starting")
    play(s, f"~starting:{NAMES[6, 8]}")
    assert s.to_dict()["neutral_workers"]["red"] == ["alchemy", "nobles", "construction"]
    assert s.turn == 1


@clause("X-4.22/2", "X-4.6/3")
def test_two_tiles_that_show_three_boards_are_enough() -> None:
    s = neutral_draw()
    play(s, f"~starting:{POWER} ~starting:{NAMES[4, 3]}")
    assert [event.text("board") for event in events(s, "neutral")] == ["alchemy", "gold", "quarry"]
    assert len(events(s, "neutral_tile")) == 2
    assert s.turn == 1


@clause("X-4.22/1", "T-21.3")
def test_the_tiles_that_were_kept_are_not_among_those_drawn() -> None:
    s = neutral_draw()
    kept = ["cocoa3_wood5", "wood1_stone2_gold3", "cocoa3_wood2_stone3", "avenue_wood1_stone2"]
    kept += ["avenue_cocoa2_wood3", "red_cocoa5_gold2"]
    assert options(s) == [f"~starting:{tile}" for tile in POOL if tile not in kept]


@clause("X-4.22/1", "T-21.5")
def test_at_an_eclipse_all_twenty_are_drawn_from() -> None:
    s = last_turn(side(), side("forest!1 nobles1 alchemy1"), modules="obsidian")
    play(s, "unlock")
    assert options(s) == [f"~starting:{tile}" for tile in POOL]
    play(s, f"~starting:{POWER}")
    assert options(s) == [f"~starting:{tile}" for tile in POOL if tile != POWER]


@clause("X-4.22/2", "X-4.5")
def test_no_great_discovery_is_drawn_for_neutral_workers() -> None:
    s = neutral_draw()
    before = s.to_dict()["great_discoveries"]
    play(s, f"~starting:{POWER}")
    assert options(s)[0].startswith("~starting")
    assert s.to_dict()["great_discoveries"] == before


# ---- draft -------------------------------------------------------------------------------------------


@clause("X-1.10/2", "X-15.21/2", "T-22.1/2")
def test_in_a_draft_the_great_discovery_lies_open() -> None:
    s = until(fresh(2, "draft", modules="obsidian"), "~first")
    play(s, f"~first:0 ~starting:{POWER} ~discovery:great_move_back")
    assert [(event.text("tile"), event.text("place")) for event in events(s, "reveal")][-1] == (
        "great_move_back",
        POWER,
    )
    deal(s)
    for seat in (None, 0, 1):
        view = tonalli.GAMES["teotihuacan"].view(s, seat)
        assert view["opening"]["beside"][POWER] == "great_move_back"
        assert view["great_discoveries"] == s.to_dict()["great_discoveries"]


@clause("X-1.10/2", "X-15.21/1")
@pytest.mark.parametrize("setup", ["standard", "draft"])
@pytest.mark.parametrize("eclipse", ["standard", "dark"])
def test_draft_and_dark_eclipse_go_with_the_module(setup: str, eclipse: str) -> None:
    match = begin(3, players=3, setup=setup, eclipse=eclipse, modules=["obsidian"])
    tonalli.playout(match.state, 3)
    assert match.state.over
