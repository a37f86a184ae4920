"""Setting up the Court (X-5.1 to X-5.5, X-5.22)."""

from __future__ import annotations

from collections import Counter

import pytest

import tonalli
from clauses import clause
from teotihuacan.court.courtyard import court, fresh, markers_of
from teotihuacan.facts import FACTS
from teotihuacan.table import deal, events, options, play, player, side, workers
from tonalli import OptionError
from tonalli.teotihuacan.state import State

pytestmark = pytest.mark.pure

A = {"A04", "A05", "A09", "A10"}
B = {"B02", "B06", "B07", "B11"}
C = {"C01", "C03", "C08", "C12"}


@clause("X-5.1/1", "X-1.3/3")
def test_the_court_needs_obsidian() -> None:
    with pytest.raises(OptionError, match="obsidian"):
        tonalli.new("teotihuacan", players=2, seed=1, modules=["court"])


@clause("X-1.10/1")
def test_a_first_game_has_no_court() -> None:
    with pytest.raises(OptionError, match="first"):
        tonalli.new("teotihuacan", players=2, seed=1, setup="first", modules=["obsidian", "court"])


@clause("X-1.11/2")
def test_its_switch_needs_it() -> None:
    with pytest.raises(OptionError, match="court"):
        tonalli.new("teotihuacan", players=1, seed=1, modules=["obsidian"], bot={"harder_court": True})


@clause("X-5.1/2", "X-9.12")
@pytest.mark.parametrize("way", ["move:nobles.1 to:palace", "move:decorations.1 to:forest"])
def test_technology_01_pays_for_moving_onto_and_past_the_court(way: str) -> None:
    s = court(side("nobles1 decorations1 gold1", technologies=["01"]), side())
    assert player(play(s, way))["cocoa"] == 1


@clause("X-5.1/2")
def test_cocoa_is_collected_on_the_court() -> None:
    s = court(side("nobles1 gold1 gold1"), side("palace1 palace1 gold1"))
    play(s, "move:nobles.1 to:palace collect")
    colours = [event for event in events(s, "gain") if event.seat == 0]
    assert [event.number("amount") for event in colours] == [2]


@clause("X-5.1/2")
def test_a_worker_is_reborn_on_the_court() -> None:
    s = court(side("gold5 forest1 forest1", discovery_tiles=["power_up_2"]), side())
    play(s, "use:power_up_2 power-up:gold.5 ascend:vp")
    assert "palace1" in workers(s)


@clause("X-5.2/1", "X-5.2/2")
def test_one_royal_tile_of_each_letter_is_dealt_to_a_random_slot() -> None:
    s = fresh(2)
    while not options(s)[0].startswith("~royal"):
        play(s, options(s)[0])
    assert {word[7:] for word in options(s)} == A | B | C
    assert {weight for action, weight in s.chance()} == {1}
    play(s, "~royal:C12")
    assert {word[7:] for word in options(s)} == A | B
    play(s, "~royal:A10")
    assert {word[7:] for word in options(s)} == B
    play(s, "~royal:B02")
    assert s.to_dict()["royal_tiles"] == ["C12", "A10", "B02"]


@clause("X-5.2/3", "X-5.22")
def test_a_great_discovery_lies_beside_it_and_no_discovery() -> None:
    s = deal(fresh(2))
    data = s.to_dict()
    assert data["discovery_tiles"]["worship"]["palace"].startswith("great_")
    others = [tile for board, tile in data["discovery_tiles"]["worship"].items() if board != "palace"]
    assert not any(tile.startswith("great_") for tile in others)
    beside = [tile for tile in data.get("opening", {}).get("beside", {}).values() if not tile.startswith("great_")]
    heaps = sum(len(tiles) for heap, tiles in data["discovery_tiles"].items() if heap != "worship")
    copies = Counter({tile["id"]: tile["copies"] for tile in FACTS["discovery_tiles"]})
    assert sum(data["unseen"]["discovery"].values()) == copies.total() - 4 - heaps - len(beside)


@clause("X-5.3/1", "X-5.3/2", "X-5.4")
def test_an_ownership_tile_lies_on_each_of_the_three_temples_until_somebody_takes_it() -> None:
    s = deal(fresh(4))
    assert markers_of(s) == {"left": None, "middle": None, "right": None}


@clause("X-5.5", "X-11.4")
def test_the_slots_belong_to_the_temples_from_left_to_right() -> None:
    figures = tonalli.GAMES["teotihuacan"].figures()["court"]
    assert figures == {"slot_temples": {"left": "blue", "middle": "red", "right": "green"}, "temple_cocoa": 1}


@clause("X-5.13")
def test_an_eclipse_scores_nothing_for_the_court() -> None:
    base = tonalli.new("teotihuacan", players=2, seed=1).state
    s = fresh(2)
    assert isinstance(base, State)
    assert isinstance(s, State)
    assert [type(item) for item in s.rules.eclipse] == [type(item) for item in base.rules.eclipse]
