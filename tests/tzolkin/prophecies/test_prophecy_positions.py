"""Prophecies in positions, and games at random under each of them."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from typing import Any

import pytest

import tonalli
from choosing import at_random
from clauses import clause
from core.plain_data import goes_on_alike, same
from core.varieties import walk
from tonalli import Dealer, State
from tonalli.tzolkin.modules.prophecies.names import PROPHECIES
from tzolkin.laws import laws
from tzolkin.prophecies.foretelling import in_force, row_with, under
from tzolkin.rounds import DAYS
from tzolkin.styles import eager
from tzolkin.table import options, play, position, side
from tzolkin.walking import rich_position

pytestmark = pytest.mark.pure

ROW = ["drought", "hunger", "forest_fires"]
TOP = {"chaac": 5}


def with_row(row: Any, *sides: dict[str, Any], **fields: Any) -> dict[str, Any]:
    chosen = {"players": 4, "modules": ["prophecies"]}
    return position(*sides, options=chosen, prophecies={"row": row}, **fields)


# ---- plain data --------------------------------------------------------------------------------------


@pytest.mark.parametrize("held", [0, 1, 2, 3])
def test_what_is_in_force_follows_from_the_food_days_held(held: int) -> None:
    calendar = {"day": DAYS[held], "food_days": held}
    state = tonalli.from_dict("tzolkin", with_row(ROW, calendar=calendar))
    expected = {"row": ROW, "in_force": ROW[held - 1] if held else None}
    assert state.to_dict()["prophecies"] == expected
    for seat in (0, 3, None):
        shown = state.game.view(state, seat)["prophecies"]
        assert len(shown.pop("standing")) == 3
        assert shown.pop("days") == [[9, 14], [15, 21], [22, 27]]
        assert len(shown.pop("states")) == 3
        assert bool(shown.pop("touches")) == (shown["in_force"] is not None)
        assert shown == expected


THINGS = {
    "wrathful_gods": {"temple:chaac", "temple:quetzalcoatl", "temple:kukulkan", "space:tikal_5", "space:uxmal_1"},
    "angry_god_chaac": {"temple:chaac", "space:chichen_itza_1"},
    "forest_fires": {"space:palenque_3", "space:palenque_4", "space:palenque_5"},
    "drought": {"space:palenque_2", "space:palenque_5"},
    "gold_shortage": {"good:gold", "space:yaxchilan_3", "space:yaxchilan_5"},
    "desecration": {"good:skull", "space:yaxchilan_4"},
    "teacher_shortage": {"technology:theology", "space:tikal_1", "space:tikal_3"},
    "forgotten_lore": {"level:agriculture_2", "level:theology_2"},
    "crowded_cities": {"space:tikal_2", "space:tikal_4", "space:uxmal_4"},
    "hunger": {"term:food_day"},
    "high_floodwaters": {"gear:chichen_itza"},
}


@pytest.mark.parametrize("prophecy", PROPHECIES)
def test_a_view_tells_what_the_calamity_in_force_touches(prophecy: str) -> None:
    state = under(prophecy, side())
    view = state.game.view(state, 0)
    touches = set(view["prophecies"]["touches"])
    assert touches >= THINGS.get(prophecy, {"temple:quetzalcoatl" if "quetz" in prophecy else "temple:kukulkan"})
    buildings = {f"building:{building}" for building in view["buildings"] if building}
    assert buildings
    assert buildings & touches == (buildings if prophecy == "crowded_cities" else set())


@clause("P-4.2")
@pytest.mark.parametrize(
    ("held", "states"),
    [
        (0, ["next", "later", "later"]),
        (1, ["now", "next", "later"]),
        (2, ["over", "now", "next"]),
        (3, ["over", "over", "now"]),
    ],
)
def test_a_view_tells_which_prophecy_is_over_in_force_next_and_later(held: int, states: list[str]) -> None:
    data = with_row(ROW, calendar={"day": [3, 9, 15, 22][held], "food_days": held})
    state = tonalli.from_dict("tzolkin", data)
    assert state.game.view(state, None)["prophecies"]["states"] == states


def test_a_view_tells_how_everybody_stands_on_scales_that_will_be_scored() -> None:
    """The first is over; of Hunger only what could be fed while it is in force."""
    sides = [side(corn=9, hand=5, wood_tiles=3), side(corn=2), side(corn=30, hand=6), side()]
    jungle = {"3": {"corn": 4, "wood": 1}}
    row = ["drought", "hunger", "forest_fires"]
    data = with_row(row, *sides, calendar={"day": 16, "food_days": 2}, jungle=jungle)
    state = tonalli.from_dict("tzolkin", data)
    drought, hunger, fires = state.game.view(state, None)["prophecies"]["standing"]
    assert drought == []
    assert [(each["count"], each["points"]) for each in hunger] == [(3, -5), (0, -5), (6, 13), (0, -5)]
    assert [(each["count"], each["points"]) for each in fires] == [(3, 6), (0, -5), (0, -5), (0, -5)]
    early = tonalli.from_dict("tzolkin", with_row(row, calendar={"day": 9, "food_days": 1}))
    assert early.game.view(early, 0)["prophecies"]["standing"][1] == []


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"row": ROW[:2]}, r"prophecies.row: 3 prophecies"),
        ({"row": [*ROW, "desecration"]}, "prophecies.row"),
        ({"row": ["drought", "drought", "hunger"]}, r"prophecies.row\[1\]: drought stands twice"),
        ({"row": ["drought", None, "hunger"]}, r"prophecies.row\[1\]: it is drawn"),
        ({"row": ["drought", "plague", "hunger"]}, r"prophecies.row\[1\]"),
        ({"row": "drought"}, "prophecies.row"),
        ({}, "prophecies.row: it is wanted, the 3 prophecies of the game from the first"),
        ({"row": ROW, "in_force": None}, "prophecies.in_force: it is drought here, not None"),
        ({"row": ROW, "in_force": "hunger"}, "prophecies.in_force"),
        ({"row": ROW, "in_force": "desecration"}, "prophecies.in_force"),
        ({"row": ROW, "in_force": 1}, "prophecies.in_force"),
        ({"row": ROW, "since": 1}, "prophecies.since: there is no such field"),
    ],
)
def test_impossible_rows_are_refused(change: dict[str, Any], message: str) -> None:
    data = with_row(ROW, calendar={"day": 9, "food_days": 1})
    data["prophecies"] = change
    with pytest.raises(tonalli.PositionError, match=message):
        tonalli.from_dict("tzolkin", data)


def test_a_game_without_the_module_has_no_row() -> None:
    data = {**position(), "prophecies": {"row": ROW}}
    with pytest.raises(tonalli.PositionError, match="prophecies: there is no such field"):
        tonalli.from_dict("tzolkin", data)
    missing = with_row(ROW)
    del missing["prophecies"]
    with pytest.raises(tonalli.PositionError, match=r"prophecies\.row: it is wanted"):
        tonalli.from_dict("tzolkin", missing)


def test_the_row_is_drawn_in_its_time() -> None:
    game = tonalli.GAMES["tzolkin"]
    s, dealer = game.begin(game.check({"players": 2, "modules": ["prophecies"]})), Dealer(3)
    seen = set()
    while s.turn == 0:
        data = s.to_dict()
        row = data["prophecies"]["row"]
        if s.top.kind not in seen or s.top.kind == "draw-prophecy":
            seen.add(s.top.kind)
            wrong = copy.deepcopy(data)
            missing = row.index(None) if None in row else 2
            wrong["prophecies"]["row"][missing] = None if None not in row else ROW[0] if ROW[0] not in row else ROW[1]
            with pytest.raises(tonalli.PositionError, match="prophecies"):
                tonalli.from_dict("tzolkin", wrong)
        if s.actor == tonalli.CHANCE:
            dealer.answer(s)
        else:
            s.play(s.legal()[0])
    assert {"draw-first-player", "draw-prophecy", "keep-wealth"} <= seen


# ---- taxes that are pending ----------------------------------------------------------------------------


def taxed(name: str, line: str, **own: Any) -> dict[str, Any]:
    """A position in which a tax is due."""
    where = line.split(".")[0].removeprefix("pick:") + line.split(".")[1].split()[0]
    s = play(under(name, side(where, **own)), line)
    assert s.top.kind == "taxed"
    data = s.to_dict()
    assert tonalli.from_dict("tzolkin", copy.deepcopy(data)) == s
    return data


@pytest.mark.parametrize(
    ("name", "line", "own", "change"),
    [
        ("gold_shortage", "pick:yaxchilan.5 act:yaxchilan_5", {}, {"number": 4}),
        ("gold_shortage", "pick:yaxchilan.5 act:yaxchilan_5", {}, {"what": "temple", "number": 0}),
        ("gold_shortage", "pick:yaxchilan.5 act:yaxchilan_5", {}, {"left": 0}),
        ("wrathful_gods", "pick:uxmal.1 act:uxmal_1 temple:chaac", {"corn": 5}, {"left": 2}),
        ("wrathful_gods", "pick:uxmal.1 act:uxmal_1 temple:chaac", {"corn": 5}, {"number": 3}),
        (
            "wrathful_gods",
            "pick:uxmal.1 act:uxmal_1 temple:kukulkan",
            {"corn": 5, "temples": {"chaac": 5}},
            {"number": 0},
        ),
        ("desecration", "pick:yaxchilan.4 act:yaxchilan_4", {"skull": 12}, {"left": 2}),
        ("angry_god_chaac", "pick:uxmal.1 act:uxmal_1 temple:chaac", {"corn": 5, "wood": 1}, {"number": 1}),
    ],
)
def test_a_tax_that_nobody_owes_is_refused(name: str, line: str, own: dict[str, Any], change: dict[str, Any]) -> None:
    data = taxed(name, line, **own)
    data["pending"][-1].update(change)
    with pytest.raises(tonalli.PositionError, match="pending"):
        tonalli.from_dict("tzolkin", data)


def test_a_tax_nobody_could_pay_is_not_pending() -> None:
    data = taxed("gold_shortage", "pick:yaxchilan.5 act:yaxchilan_5")
    data["players"][0]["corn"] = 0
    with pytest.raises(tonalli.PositionError, match="there is nothing to decide"):
        tonalli.from_dict("tzolkin", data)


def test_a_tax_of_a_food_day_is_written_and_read() -> None:
    rich = side(corn=9, temples={"quetzalcoatl": 2})
    s = under("gold_shortage", rich, rich, held=2, last=True)
    play(s, "place:palenque pass")
    for _ in range(2):
        assert s.top.kind == "taxed"
        assert in_force(s) == "gold_shortage"
        assert s.problems() == []
        same(s, tonalli.from_dict("tzolkin", s.to_dict()))
        play(s, "pay")
    data = s.to_dict()
    data["prophecies"]["in_force"] = "gold_shortage"
    with pytest.raises(tonalli.PositionError, match=r"prophecies.in_force"):
        tonalli.from_dict("tzolkin", data)


# ---- games -------------------------------------------------------------------------------------------


def rich_games(name: str, seed: int) -> Iterator[State]:
    """A random game from a rich table on which a prophecy is in force, now or next."""
    data = rich_position(seed)
    held = data["calendar"]["food_days"]
    data["options"]["modules"] = ["prophecies"]
    data["prophecies"] = {"row": row_with(name, max(held - 1, 0))}
    return walk(tonalli.from_dict("tzolkin", data), seed)


@pytest.mark.parametrize("name", PROPHECIES)
def test_positions_under_each_prophecy_are_lawful_written_and_read(name: str) -> None:
    for seed in range(8):
        for number, state in enumerate(rich_games(name, seed)):
            assert state.problems() == []
            if number % 5 == 0 or state.top.kind == "taxed":
                laws(state)
                same(state, tonalli.from_dict("tzolkin", state.to_dict()))
                assert state.copy() == state
                assert pickle.loads(pickle.dumps(state)) == state
                for seat in range(len(state.scores())):
                    state.game.view(state, seat)


def test_taxes_of_every_kind_are_met() -> None:
    """What the test above reads back is not trivial."""
    met = set()
    for name in PROPHECIES:
        for seed in range(8):
            met |= {
                (in_force(state), state.to_dict()["pending"][-1]["what"])
                for state in rich_games(name, seed)
                if not state.over and state.top.kind == "taxed"
            }
    assert met == {
        *((name, "temple") for name in PROPHECIES[:4]),
        ("gold_shortage", "gain"),
        ("desecration", "gain"),
        ("teacher_shortage", "technology"),
    }


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_whole_games_are_lawful(players: int, seed: int) -> None:
    match = tonalli.new("tzolkin", players=players, seed=seed, modules=["prophecies"])
    choose = (at_random, eager)[seed % 2](seed)
    while not match.over:
        laws(match.state)
        for seat in range(players):
            other = match.state.resample(seat, 5)
            assert other.to_dict()["prophecies"] == match.state.to_dict()["prophecies"]
        match.play(choose(match.state))
    laws(match.state)
    again = tonalli.load(match.record().write())
    assert again.state == match.state
    assert "~prophecy:" in match.record().write()


def test_a_game_goes_on_from_a_position_as_it_would_have() -> None:
    for name in ("gold_shortage", "desecration", "teacher_shortage"):
        for number, state in enumerate(rich_games(name, 5)):
            if number % 19 == 0 and not state.over:
                goes_on_alike(state.copy(), tonalli.from_dict("tzolkin", state.to_dict()), number)


def test_a_copy_has_a_row_of_its_own() -> None:
    game = tonalli.GAMES["tzolkin"]
    s, dealer = game.begin(game.check({"players": 2, "modules": ["prophecies"]})), Dealer(3)
    while s.top.kind != "draw-prophecy":
        dealer.answer(s)
    other = s.copy()
    other.play(other.legal()[0])
    assert s.to_dict()["prophecies"]["row"] == [None, None, None]
    assert "~prophecy:wrathful_gods" in options(s)
