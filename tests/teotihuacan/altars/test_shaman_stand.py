"""The tile that stands the Shaman up, and its cost (X-3.11)."""

from __future__ import annotations

import pytest

import tonalli
from clauses import clause
from teotihuacan.altars.shamans import MODULES, pile, shamans, table_of
from teotihuacan.table import events, options, play, player, side, workers
from tonalli import State

pytestmark = pytest.mark.pure

PILES = {"a81": ["great_shaman_stand"]}
TILE = "obsidian_power_discovery"


def why(state: State, word: str) -> tuple[str, str]:
    found = state.game.why_not(state, state.game.space.read(word))
    assert found is not None
    return found.reason, found.clause


@clause("X-3.11/1")
def test_a_worker_of_power_one_cannot_pay() -> None:
    state = table_of(
        "a12.rear a56.front", side("forest1 quarry1 gold!5"), side(), piles={"a81": [*PILES["a81"], "great_mask"]}
    )
    play(state, "activate shaman:a81.rear")
    assert options(state) == ["pass", "claim:great_mask"]
    assert why(state, "claim:great_shaman_stand") == ("no-strong-worker", "X-3.11")


@clause("X-3.11/4", "X-3.11/5", "X-3.7/2")
def test_the_worker_that_pays_is_named_when_the_cost_is_paid() -> None:
    state = table_of("a12.rear a56.front", side("forest2 forest2 quarry1 gold4"), side(), piles=PILES)
    play(state, "activate shaman:a81.rear claim:great_shaman_stand")
    assert options(state) == ["weaken:forest.2", "weaken:gold.4"]
    assert why(state, "weaken:quarry.1") == ("too-weak", "X-3.11")
    assert why(state, "weaken:quarry.3") == ("no-worker", "X-3.11")
    described = state.game.describe(state, state.game.space.read("weaken:gold.4"))
    assert described["thing"] == "worker:0:gold:4"
    assert state.problems() == []
    assert pile(state, "a81") == []
    again = tonalli.from_dict("teotihuacan", state.to_dict())
    assert again.to_dict() == state.to_dict()
    play(state, "weaken:forest.2")
    assert workers(state) == ["forest1", "forest2", "gold4", "quarry1"]
    assert player(state)["discovery_tiles"] == ["great_shaman_stand"]
    told = events(state, "power")[0]
    assert (told.number("power"), told.text("board"), told.why) == (1, "forest", "X-3.11")


def test_it_is_asked_even_if_one_worker_alone_can_pay() -> None:
    state = table_of("a12.rear a56.front", side("forest1 quarry1 gold4"), side(), piles=PILES)
    play(state, "activate shaman:a81.rear claim:great_shaman_stand")
    assert options(state) == ["weaken:gold.4"]


@clause("X-3.11/2")
def test_with_a_standing_shaman_there_is_still_the_cocoa() -> None:
    state = table_of("a12.rear a56.front", side(discovery_tiles=["great_shaman_stand"]), side())
    play(state, "use:great_shaman_stand")
    assert player(state)["cocoa"] == 2
    assert not events(state, "shaman_stands")
    assert shamans(state)[0] == "a12.rear"


@clause("X-3.11/4")
def test_a_worker_moved_this_turn_may_be_named() -> None:
    state = table_of(
        "a12.front a56.rear", side("nobles2 palace2 alchemy1", cocoa=3), side(),
        modules="obsidian court altars", discovery_tiles={"worship": {"palace": "great_shaman_stand"}},
    )  # fmt: skip
    play(state, "move:nobles.2 to:palace worship:palace3.both")
    assert state.top.kind == "which-first"
    play(state, "first:tile claim:great_shaman_stand")
    assert options(state) == ["weaken:palace.2"], "the one in the general area, not the locked one"


def opened(beside: str) -> State:
    """A game in which the first player is about to take the benefits of the M6 tile with this tile beside it."""
    game = tonalli.GAMES["teotihuacan"]
    state = game.begin(game.check({"players": 2, "modules": MODULES.split()}))
    state.listen([])
    while not options(state)[0].startswith("~first"):
        words = [word for word in options(state) if not word.startswith("~discovery:great_shaman")]
        play(state, words[0])
    play(state, f"~first:0 ~starting:{TILE} ~discovery:{beside}")
    while state.actor == tonalli.CHANCE:
        play(state, next(word for word in options(state) if "discovery" not in word))
    play(state, f"keep:{TILE}")
    while state.top.kind == "keep-tile":
        play(state, options(state)[0])
    while state.top.kind not in ("raise-worker", "claim-beside"):
        play(state, options(state)[0])
    return state


@clause("X-3.11/3")
def test_at_setup_a_starting_worker_pays_with_the_power_up_of_the_tile() -> None:
    state = opened("great_shaman_stand")
    assert why(state, "claim:great_shaman_stand")[0] == "other-decision"
    play(state, "raise:1 claim:great_shaman_stand")
    assert options(state) == ["weaken:hand.2"], "not the worker of power 3 in reserve"
    described = state.game.describe(state, state.game.space.read("weaken:hand.2"))
    assert described["thing"] == "hand:0:2"
    assert state.problems() == []
    assert tonalli.from_dict("teotihuacan", state.to_dict()).to_dict() == state.to_dict()
    play(state, "weaken:hand.2")
    assert player(state)["discovery_tiles"] == ["great_shaman_stand"]
    assert workers(state) == ["hand1", "hand1", "hand1", "reserve3"]
