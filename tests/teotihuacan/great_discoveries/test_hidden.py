"""What lies beside a starting tile is its holder's secret until all have chosen (X-15.21, X-4.5, X-1.9)."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import tonalli
from clauses import clause
from core.secrets import told_apart_by
from core.varieties import begin, play_on
from teotihuacan.expansion_laws import GREAT
from teotihuacan.setting_up import shared_out
from teotihuacan.table import options, play
from tonalli import State

pytestmark = pytest.mark.pure

GAME = tonalli.GAMES["teotihuacan"]
POWER = "obsidian_power_discovery"


def dealt(great: str = "great_temple_red", owner: int = 1) -> State:
    """The tile with a Great Discovery was dealt to one of two, and nothing is chosen yet."""
    hands = ["", ""]
    hands[owner] = POWER
    return shared_out(*hands, beside={POWER: great}, modules="obsidian")


def counted(view: dict[str, Any]) -> dict[str, int]:
    unseen: dict[str, int] = view["great_discoveries"]["unseen"]
    return unseen


@clause("X-15.21/2", "T-1.13")
def test_only_its_holder_sees_it_and_for_others_it_is_among_the_unseen() -> None:
    s = dealt()
    own = GAME.view(s, 1)
    assert own["opening"]["beside"] == {POWER: "great_temple_red"}
    assert "great_temple_red" not in counted(own)
    for seat in (0, None):
        view = GAME.view(s, seat)
        assert view["opening"]["beside"] == {}
        assert counted(view)["great_temple_red"] == 1
        assert sum(counted(view).values()) == 21
        assert list(counted(view)) == [name for name in GREAT if name in counted(view)]


@clause("X-15.21/2")
def test_nobody_else_can_tell_which_one_it_is() -> None:
    first, second = dealt("great_temple_red"), dealt("great_power_up_3")
    assert told_apart_by("teotihuacan", first, second) == [1]


@clause("X-15.21/2")
def test_once_the_choices_are_revealed_all_see_it() -> None:
    s = dealt()
    for _ in range(2):
        play(s, options(s)[0])
    play(s, f"keep:{POWER}")
    assert GAME.view(s, 0)["opening"]["beside"] == {}
    play(s, options(s)[0])
    assert s.to_dict()["opening"]["revealed"]
    for seat in (None, 0, 1):
        assert GAME.view(s, seat)["opening"]["beside"] == {POWER: "great_temple_red"}
        assert "great_temple_red" not in counted(GAME.view(s, seat))


@clause("X-15.21/2", "X-4.5")
def test_a_sample_keeps_what_the_holder_knows() -> None:
    s = dealt(owner=0)
    for seed in range(30):
        other = s.resample(0, seed)
        assert other.to_dict()["opening"]["beside"][POWER] == "great_temple_red"
        assert GAME.view(other, 0) == GAME.view(s, 0)
        assert other.problems() == []


@clause("X-15.21/2")
def test_for_another_seat_the_tile_and_what_lies_beside_it_are_drawn_anew() -> None:
    s = dealt(owner=0)
    before = s.to_dict()
    found: set[str] = set()
    holders: set[bool] = set()
    for seed in range(300):
        other = s.resample(1, seed).to_dict()
        assert GAME.view(tonalli.from_dict("teotihuacan", other), 1) == GAME.view(s, 1)
        beside = other["opening"]["beside"]
        holders.add(POWER in beside)
        found |= {tile for starting, tile in beside.items() if starting == POWER}
        left = sum(other["great_discoveries"]["unseen"].values())
        assert left == (20 if POWER in beside else 21)
        assert not [tile for starting, tile in beside.items() if (tile in GREAT) != (starting == POWER)]
    assert holders == {True, False}
    assert len(found) > 6
    assert s.to_dict() == before


@clause("X-1.9/2", "X-1.9/1")
def test_everything_else_is_open_to_all() -> None:
    match = play_on(begin(4, players=3, modules=["obsidian"]), 4, 60)
    data = match.state.to_dict()
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        assert view["great_discoveries"] == data["great_discoveries"]
        for number, side in enumerate(data["players"]):
            for name in ("obsidian", "discovery_tiles", "used_tiles"):
                assert view["players"][number][name] == side[name]


@clause("X-1.9/1", "X-1.9/2")
def test_a_position_holds_obsidian_the_stack_the_discards_and_every_claimed_tile() -> None:
    data = begin(4, players=2, modules=["obsidian"]).state.to_dict()
    assert set(data["great_discoveries"]) == {"unseen", "discarded"}
    assert [side["obsidian"] for side in data["players"]] == [0, 0]
    assert "order" not in str(data["great_discoveries"])


@clause("X-15.21/2")
def test_a_hidden_tile_may_be_any_that_is_not_open() -> None:
    """The count of the unseen is the same whatever lies there, so that nothing can be worked out."""
    views = [counted(GAME.view(dealt(great), 0)) for great in ("great_mask", "great_temple_red", "great_refresh_2")]
    assert views[0] == views[1] == views[2]
    assert views[0] == {name: tile["copies"] for name, tile in GREAT.items() if not tile["needs"]}


def test_the_data_of_a_view_is_its_own() -> None:
    s = dealt()
    before = copy.deepcopy(s.to_dict())
    GAME.view(s, 0)["great_discoveries"]["unseen"].clear()
    assert s.to_dict() == before
