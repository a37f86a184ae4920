"""Positions with quick actions: written, read back and judged; damaged ones are refused with the name of a field."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

import tonalli
from clauses import clause
from tonalli import State
from tonalli.tzolkin.state import State as Table
from tzolkin.quick_actions.quick_fields import fields, quick, tiles
from tzolkin.table import options, play, player, side, space_of

pytestmark = pytest.mark.pure

GAME = tonalli.GAMES["tzolkin"]
OTHERS = ("tribes", "prophecies", "buildings")
SETS = [list(chosen) for count in range(4) for chosen in combinations(OTHERS, count)]


def walk(players: int, seed: int, modules: list[str]) -> Iterator[Table]:
    """A random game in which quick actions are often chosen."""
    s = GAME.begin(GAME.check({"players": players, "modules": [*modules, "quick_actions"]}))
    dealer = tonalli.Dealer(seed)
    field = GAME.space.read("place:quick")
    while True:
        assert isinstance(s, Table)
        yield s
        if s.over:
            return
        if s.actor == tonalli.CHANCE:
            dealer.answer(s)
        else:
            legal = s.legal()
            s.play(field if field in legal and dealer.number(2) else legal[dealer.number(len(legal))])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_position_reads_back_and_can_be(players: int, seed: int) -> None:
    used = 0
    for number, s in enumerate(walk(players, seed, [])):
        assert s.problems() == []
        again = GAME.from_dict(copy.deepcopy(s.to_dict()))
        assert again == s
        assert again.legal() == s.legal()
        assert s.copy() == s
        used += "used" in s.to_dict()["quick_actions"]
        if number % 50 == 0:
            for seat in (None, *range(players)):
                assert "quick_actions" in GAME.view(s, seat)
            assert isinstance(s.resample(0, seed), Table)
    assert used > 10


@pytest.mark.parametrize("modules", SETS, ids="-".join)
def test_games_with_every_set_of_modules(modules: list[str]) -> None:
    for players in (2, 5):
        for number, s in enumerate(walk(players, number_of(modules) + players, modules)):
            assert all(amount >= 0 for one in s.players for amount in one.stock)
            if number % 7 == 0:
                assert s.problems() == []
                assert GAME.from_dict(copy.deepcopy(s.to_dict())) == s


def number_of(modules: list[str]) -> int:
    return sum(1 << OTHERS.index(name) for name in modules)


@clause("P-10.28", "P-11.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_laws_of_fields_and_tiles(players: int) -> None:
    """Workers of a colour are always six; the tile of the day is that of its slot."""
    for s in walk(players, 11, []):
        data = s.to_dict()
        standing = [owner for gear in data["gears"].values() for owner in gear]
        for seat, one in enumerate(data["players"]):
            there = standing.count(seat) + fields(s).count(seat)
            there += data["calendar"]["starting_player_space"] == seat
            assert one["workers_in_hand"] + one["workers_in_reserve"] + there == 6
        if s.turn > 0:
            slot = max(first for first in map(int, tiles(s)) if first <= data["calendar"]["day"])
            assert data["quick_actions"]["tile"] == tiles(s)[str(slot)]


def test_a_copy_has_fields_of_its_own() -> None:
    s = quick("quick_stone", side(corn=3))
    other = s.copy()
    play(other, "place:quick")
    assert fields(s) == [None, None, None]
    assert options(s) != options(other)


def test_what_is_owed_is_read_from_what_is_pending() -> None:
    s = quick("quick_technology", side(corn=3, wood=1))
    play(s, "place:quick")
    again = GAME.from_dict(copy.deepcopy(s.to_dict()))
    play(again, "pass technology:theology")
    assert player(again)["technologies"]["theology"] == 1


# ---- damaged ---------------------------------------------------------------------------------------


def damaged(s: State, change: Any) -> str:
    """What is said of a position after a change."""
    data = copy.deepcopy(s.to_dict())
    change(data)
    with pytest.raises(tonalli.PositionError) as found:
        GAME.from_dict(data)
    return str(found.value)


def at(*path: Any, value: Any) -> Any:
    def change(data: dict[str, Any]) -> None:
        for key in path[:-1]:
            data = data[key]
        if value is None and isinstance(data, dict):
            del data[path[-1]]
        else:
            data[path[-1]] = value

    return change


QUICK = "quick_actions"
WRONG = [
    (at(QUICK, value=5), QUICK),
    (at(QUICK, "fields", value=5), "quick_actions.fields"),
    (at(QUICK, "fields", value=[7, None, None]), "quick_actions.fields[0]"),
    (at(QUICK, "fields", value=["dummy", None, None]), "quick_actions.fields[0]"),
    (at(QUICK, "tiles", "3", value="quick_luck"), "quick_actions.tiles.3"),
    (at(QUICK, "tiles", "3", value="quick_gold"), "quick_actions.tiles"),
    (at(QUICK, "tiles", "3", value=None), "quick_actions.tiles.3"),
    (at(QUICK, "tiles", "15", value="quick_gold"), "quick_actions.tiles.15"),
    (at(QUICK, "tiles", "4", value="quick_corn"), "quick_actions.tiles.4"),
    (at(QUICK, "tile", value="quick_gold"), "quick_actions.tile"),
    (at(QUICK, "used", value=True), "this_turn.placed"),
    (at(QUICK, "used", value=1), "quick_actions.used"),
    (at(QUICK, "luck", value=1), "quick_actions.luck"),
]


@pytest.mark.parametrize(("change", "named"), WRONG, ids=[named for change, named in WRONG])
def test_a_wrong_field_is_named(change: Any, named: str) -> None:
    assert damaged(quick("quick_stone", side(corn=3)), change).startswith(named)


@clause("P-10.20/2", "P-10.27")
@pytest.mark.parametrize("given", [{}, {"tile": "quick_stone"}])
def test_the_tiles_are_asked_for_where_they_are_left_out(given: dict[str, str]) -> None:
    data = quick("quick_stone", side(corn=3)).to_dict()
    data["quick_actions"] = given
    with pytest.raises(tonalli.PositionError, match=r"quick_actions\.tiles: it is wanted, today's tile"):
        tonalli.from_dict("tzolkin", data)


def test_workers_stand_on_fields_in_turn_order() -> None:
    s = quick("quick_stone", side(corn=3), side(corn=3), side(corn=3))
    play(s, "place:quick pass place:quick pass")
    assert fields(s) == [0, 1, None]
    assert "turn order" in damaged(s, at(QUICK, "fields", value=[1, 0, None]))
    assert "free" in damaged(s, at(QUICK, "fields", value=[0, None, 1]))

    def twice(data: dict[str, Any]) -> None:
        data[QUICK]["fields"] = [0, 0, 1]
        data["players"][0]["workers_in_hand"] -= 1

    assert "turn order" in damaged(s, twice)

    def not_yet(data: dict[str, Any]) -> None:
        data[QUICK]["fields"] = [0, 1, 4]
        data["players"][4]["workers_in_hand"] -= 1

    assert "has not placed" in damaged(s, not_yet)


@clause("P-10.33/1")
def test_what_is_owed_must_be_possible() -> None:
    s = quick("quick_technology", side(corn=3, wood=1))
    play(s, "place:quick")
    assert "pending" in damaged(s, at("players", 0, "wood", value=0)), "nothing could be placed any more"


@clause("P-10.33/1", "P-10.33/2")
def test_what_is_owed_must_be_possible_before_a_sale() -> None:
    """Xaman Ek could sell a block for the corn that building needs, and so has something to decide."""
    tribes = {"chosen": ["xaman_ek", "huracan", "yumkaax", "itzamna", "balam"]}
    s = quick("quick_build", side(corn=2, wood=4), modules="tribes", tribes=tribes)
    play(s, "place:quick")
    assert options(s) == ["pass", "exchange:wood"]
    assert damaged(s, at("players", 0, "corn", value=0)).startswith("quick_actions.tile")


@clause("P-10.25")
def test_what_is_asked_belongs_to_the_tile() -> None:
    s = quick("quick_technology", side(corn=3, wood=1))
    play(s, "place:quick pass")

    def another(data: dict[str, Any]) -> None:
        laid = data[QUICK]["tiles"]
        first = next(first for first in laid if laid[first] == "quick_market")
        laid["1"], laid[first] = laid[first], laid["1"]
        del data[QUICK]["tile"]

    assert "quick_actions.tile" in damaged(s, another)

    def helped(data: dict[str, Any]) -> None:
        data["pending"][-1] = {"step": "build", "seat": 0, "in_corn": 0, "helped": 1, "optional": 0}

    assert "pending" in damaged(s, helped)


def test_draws_on_the_first_food_day_are_judged() -> None:
    s = quick("quick_corn", side(corn=9), calendar={"starting_player": 1, "food_days": 0}, day=8)
    play(s, "place:palenque pass")
    assert s.problems() == []
    assert GAME.from_dict(copy.deepcopy(s.to_dict())) == s

    def later(data: dict[str, Any]) -> None:
        data["pending"][-1]["slot"] = 9

    assert "pending" in damaged(s, later)
    play(s, options(s)[0])
    assert s.problems() == []
    assert space_of(s).write(s.legal()[0]).startswith("~quick")
