"""Impossible positions of Tzolk'in are refused in one line that names the field."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from core.refusals import GONE, Path, changed, many, refusal, table_of
from tonalli.tzolkin.names import MONUMENTS
from tzolkin.table import AGE_1, AGE_2, WEALTH, position, side
from tzolkin.walking import PLAYERS, before_setup, games

pytestmark = pytest.mark.pure

NO_NUMBER = ("1", None, True, 1.0, [1])


def refused(data: Any) -> str:
    return refusal(data, "tzolkin")


FRAME = [
    *table_of("game", *many(("game",), "chess", None, 5)),
    *table_of("options", (("options",), GONE), *many(("options",), 5, None, [], "players", {1: 2}, {None: 2})),
    *table_of("players", *many(("options", "players"), 1, 6, "2", None, True, GONE)),
    *table_of("options", (("options", "colour"), "red"), (("options", 1), 2)),
    *table_of("turn", *many(("turn",), -1, 0, *NO_NUMBER)),
    *table_of("active", *many(("active",), -1, 4, "0", True, 0.0, None)),
    *table_of("calendar", *many(("calendar",), 5, None, []), (("calendar", "moon"), 1)),
    *table_of("calendar.day", *many(("calendar", "day"), 0, 10, 30, *NO_NUMBER)),
    *table_of("calendar.food_days", *many(("calendar", "food_days"), -1, 5, *NO_NUMBER)),
    *table_of("calendar.day", *many(("calendar", "food_days"), 1, 2, 3)),
    *table_of("active", *many(("calendar", "food_days"), 4)),
    *table_of("calendar.age", *many(("calendar", "age"), 0, 2, 3, *NO_NUMBER)),
    *table_of("calendar.starting_player", *many(("calendar", "starting_player"), -1, 4, *NO_NUMBER)),
    *table_of("calendar.corn", *many(("calendar", "corn"), -1, 2, *NO_NUMBER)),
    *table_of("calendar.starting_player_space", *many(("calendar", "starting_player_space"), -1, 4, "0", True, 0.0)),
    *table_of("players[1].workers", *many(("calendar", "starting_player_space"), 1)),
    *table_of("no_such_field", (("no_such_field",), 1)),
]

TABLE = [
    *table_of("gears", *many(("gears",), 5, None, []), (("gears", "copan"), [])),
    *table_of("gears.tikal", *many(("gears", "tikal"), 5, None, [None] * 11)),
    *table_of("gears.tikal[2]", *many(("gears", "tikal", 2), 4, -1, True, "worker", 0.0)),
    *table_of("gears.tikal[8]", (("gears", "tikal", 8), 0)),
    *table_of("gears.chichen_itza[11]", (("gears", "chichen_itza", 11), 0)),
    *table_of("gears", (("gears", "tikal", 2), "dummy")),
    *table_of("players[0].workers_in_hand", (("gears", "tikal", 2), 0)),
    *table_of("jungle", *many(("jungle",), 5, None, [], {}), (("jungle", "6"), {"corn": 0, "wood": 0})),
    *table_of("jungle.3", *many(("jungle", "3"), 5, {}, {"corn": 4}, {"corn": 4, "wood": 4, "gold": 1})),
    *table_of("jungle.3.corn", *many(("jungle", "3", "corn"), -1, 5, *NO_NUMBER)),
    *table_of("jungle.3.wood", *many(("jungle", "3", "wood"), -1, 5, *NO_NUMBER)),
    *table_of("jungle.3.wood", (("jungle", "3", "corn"), 3)),
    *table_of("jungle.2.wood", (("jungle", "2", "wood"), 1)),
    *table_of("jungle", (("jungle", "2", "corn"), 3)),
    *table_of("skulls", *many(("skulls",), 5, None, [], {"bank": 13})),
    *table_of("skulls.bank", *many(("skulls", "bank"), -1, 12, 14, "13", True)),
    *table_of("skulls.chichen_itza", *many(("skulls", "chichen_itza"), 5, None, [0], [10], [1, 1], ["1"], [True])),
    *table_of("buildings", *many(("buildings",), 5, None, [*AGE_1, "a1_single_farm"])),
    *table_of("buildings[0]", *many(("buildings", 0), "a3_farm", 5, "a2_large_farm", "a1_granary")),
    *table_of("buildings", (("buildings",), ["a1_architecture", "a1_architecture"])),
    *table_of("buildings", (("players", 0, "buildings"), {"a1_architecture": 1})),
    *table_of("monuments", *many(("monuments",), 5, None, [], list(MONUMENTS[:7]), list(MONUMENTS[:5]))),
    *table_of("monuments[0]", *many(("monuments", 0), "a1_architecture", 5)),
    *table_of("monuments[1]", (("monuments", 0), "mon_corn_tiles")),
    *table_of("monuments", (("monuments", 0), None)),
    *table_of("unseen", *many(("unseen",), 5, None, [])),
    *table_of("unseen.buildings", *many(("unseen", "buildings"), 5, {}, {"a1_granary": 1}, {"a1_single_farm": 3})),
    *table_of("unseen.monuments", *many(("unseen", "monuments"), 5, [], ["mon_skulls"], [None])),
]

SIDE: Path = ("players", 0)
PLAYER = [
    *table_of("players", *many(("players",), GONE, 5, None, [], [side()])),
    *table_of("players[1]", *many(("players", 1), 5, None, [])),
    *table_of("players[0].luck", ((*SIDE, "luck"), 1)),
    *table_of("players[0].points", *many((*SIDE, "points"), "1", None, True, [1], 0.5, 0.1, 1e9, float("nan"))),
    *table_of("players[0].points", *many((*SIDE, "points"), float("inf"), 10**30)),
    *[
        row
        for good in ("corn", "wood", "stone", "gold", "skull")
        for row in table_of(f"players[0].{good}", *many((*SIDE, good), -1, 1 << 70, *NO_NUMBER))
    ],
    *table_of("players[0].skull", ((*SIDE, "skull"), 14)),
    *table_of("players[0].temples", *many((*SIDE, "temples"), 5, {"moon": 1})),
    *table_of("players[0].temples.chaac", *many((*SIDE, "temples", "chaac"), -2, 6, *NO_NUMBER)),
    *table_of("players[0].temples.quetzalcoatl", *many((*SIDE, "temples", "quetzalcoatl"), -2, 8)),
    *table_of("players[0].temples.kukulkan", *many((*SIDE, "temples", "kukulkan"), -2, 7)),
    *table_of("players[0].technologies", *many((*SIDE, "technologies"), 5, {"writing": 1})),
    *table_of("players[0].technologies.theology", *many((*SIDE, "technologies", "theology"), -1, 4, *NO_NUMBER)),
    *table_of("players[0].workers_in_hand", *many((*SIDE, "workers_in_hand"), -1, 7, 2, 4, *NO_NUMBER)),
    *table_of("players[0].workers_in_reserve", *many((*SIDE, "workers_in_reserve"), -1, 7, *NO_NUMBER)),
    *table_of("players[0].workers", *many((*SIDE, "workers_in_reserve"), 2, 4)),
    *table_of("players[0].corn_tiles", *many((*SIDE, "corn_tiles"), -1, *NO_NUMBER)),
    *table_of("players[0].wood_tiles", *many((*SIDE, "wood_tiles"), -1, *NO_NUMBER)),
    *table_of("jungle", ((*SIDE, "corn_tiles"), 1), ((*SIDE, "wood_tiles"), 1)),
    *table_of("players[0].double_advance", *many((*SIDE, "double_advance"), 1, "yes", None)),
    *table_of("players[0].buildings", *many((*SIDE, "buildings"), 5, [], {"farm": 1}, {"a1_granary": 1})),
    *table_of("players[0].buildings", *many((*SIDE, "buildings"), {"a2_worker": 1}, {"a1_single_farm": 4})),
    *table_of("buildings", ((*SIDE, "buildings"), {"a1_single_farm": 3})),
    *table_of("players[0].monuments", *many((*SIDE, "monuments"), 5, ["mon_moon"], [None], ["mon_skulls"] * 2)),
    *table_of("players[0].monuments", ((*SIDE, "monuments"), ["mon_skulls"])),
    *table_of("monuments", ((*SIDE, "monuments"), ["mon_brown_set"])),
    *table_of("players[0].wealth_tiles", *many((*SIDE, "wealth_tiles"), 5, [], WEALTH[0][:1], ["wealth"], [None])),
    *table_of("players[0].wealth_tiles", ((*SIDE, "wealth_tiles"), [*WEALTH[0], "wealth_uxmal_5"])),
    *table_of("players[1].wealth_tiles", ((*SIDE, "wealth_tiles"), WEALTH[1])),
    *table_of("players[0].fed", *many((*SIDE, "fed"), -1, 7, 1, *NO_NUMBER)),
]

TURN = [
    *table_of("this_turn", *many(("this_turn",), 5, None), (("this_turn", "luck"), 1)),
    *table_of("this_turn.begged", *many(("this_turn", "begged"), 1, None, "yes")),
    *table_of("this_turn.placed", *many(("this_turn", "placed"), -1, 7, 1, *NO_NUMBER)),
    *table_of("this_turn.claimed", *many(("this_turn", "claimed"), 1, None, True)),
    *table_of("this_turn.picked_up", *many(("this_turn", "picked_up"), -1, 7, 1, *NO_NUMBER)),
    *table_of("players[0].corn", (("this_turn", "begged"), True)),
    *table_of("opening", *many(("opening",), 5, [], {})),
    *table_of("turn", (("opening",), {"dealt": [[]] * 4, "kept": [[]] * 4})),
    *table_of("pending", *many(("pending",), 5, None, {}, [])),
    *table_of("pending[0]", *many(("pending",), [5], [None], [{}], [{"step": "Dance"}], [{"step": ["turn"]}])),
]


@pytest.mark.parametrize(("named", "path", "value"), [*FRAME, *TABLE, *PLAYER, *TURN])
def test_a_wrong_field_is_named(named: str, path: Path, value: Any) -> None:
    data = {**position(side(), side()), "skulls": {"chichen_itza": []}}
    tonalli.from_dict("tzolkin", data)
    assert named in refused(changed(data, path, value))


@pytest.mark.parametrize("data", [None, 5, "position", [], [{}]], ids=repr)
def test_a_position_is_a_mapping(data: Any) -> None:
    assert "mapping" in refused(data)


def test_an_empty_position_is_refused() -> None:
    assert "options" in refused({})


@clause("Z-9.2/1")
@pytest.mark.parametrize(("temple", "top"), [("chaac", 5), ("quetzalcoatl", 7), ("kukulkan", 6)])
def test_two_markers_on_a_top_are_refused(temple: str, top: int) -> None:
    assert temple in refused(position(side(temples={temple: top}), side(temples={temple: top})))


@clause("Z-1.5/1")
def test_more_skulls_than_there_are_are_refused() -> None:
    assert "skulls" in refused(position(side(skull=7), side(skull=7)))


@clause("Z-2.9/1", "Z-2.10/1")
@pytest.mark.parametrize(("players", "dummies"), [(2, ""), (3, "tikal8"), (4, "tikal8")])
def test_another_number_of_dummies_is_refused(players: int, dummies: str) -> None:
    assert "gears" in refused(position(side(), players=players, dummies=dummies))


@clause("Z-10.8/1")
@pytest.mark.parametrize(("calendar", "display"), [({}, AGE_2), ({"day": 16, "food_days": 2}, AGE_1)])
def test_buildings_of_the_other_age_are_not_on_display(calendar: dict[str, int], display: list[str]) -> None:
    assert "buildings[0]" in refused(position(side(), calendar=calendar, buildings=display))


@clause("Z-3.3/1", "Z-3.3/2", "Z-12.6/2")
@pytest.mark.parametrize(("held", "days"), [(0, (1, 9)), (1, (9, 15)), (2, (15, 22)), (3, (22, 28))])
def test_a_food_day_is_held_on_its_day_or_the_day_after(held: int, days: tuple[int, int]) -> None:
    for day in range(1, 30):
        data = position(side(), calendar={"day": day, "food_days": held})
        if days[0] <= day <= days[1]:
            assert tonalli.from_dict("tzolkin", data).actor == 0
        else:
            assert "calendar.day" in refused(data)


@clause("Z-12.3")
def test_whoever_is_on_the_starting_player_space_had_a_turn_in_this_round() -> None:
    calendar = {"day": 5, "starting_player": 0}
    assert "starting_player_space" in refused(position(side("start"), calendar=calendar))
    assert "starting_player_space" in refused(position(side(), side("start"), calendar=calendar))
    assert "starting_player_space" in refused(position(side("start"), calendar={**calendar, "starting_player": 2}))
    data = position(side(), side("start"), calendar={**calendar, "starting_player": 1})
    assert tonalli.from_dict("tzolkin", data).actor == 0
    assert "calendar.corn" in refused(changed(data, ("calendar", "corn"), 1))


# ---- setup ---------------------------------------------------------------------------------------


def setup_positions(players: int, seed: int = 3) -> dict[str, list[dict[str, Any]]]:
    """Positions of a setup by the kind of step that is pending on top."""
    found: dict[str, list[dict[str, Any]]] = {}
    for state in games(players, seed):
        if state.turn > 0:
            break
        data = state.to_dict()
        found.setdefault(data["pending"][-1]["step"], []).append(data)
    return found


KEEPING = [
    *table_of("opening", *many(("opening",), 5, [], {})),
    *table_of("opening.dealt", *many(("opening", "dealt"), GONE, 5, [[], []], [[], [], [], []])),
    *table_of("opening.dealt[0]", *many(("opening", "dealt", 0), 5, ["no_tile"], [None])),
    *table_of("opening", *many(("opening", "dealt", 0), [], ["wealth_uxmal_7"])),
    *table_of("opening.kept[0]", *many(("opening", "kept", 0), 5, ["no_tile"], [None])),
    *table_of("opening.turned_up", *many(("opening", "turned_up"), 5, ["no_tile"], [None])),
    *table_of("gears", *many(("opening", "turned_up"), GONE, [])),
    *table_of("opening.revealed", *many(("opening", "revealed"), 1, None, "yes", True)),
    *table_of("opening.luck", (("opening", "luck"), 1)),
    *table_of("active", (("active",), 0)),
    *table_of("turn", (("turn",), 4)),
    *table_of("calendar.day", (("calendar", "day"), 2)),
    *table_of("calendar.corn", (("calendar", "corn"), 1)),
    *table_of("this_turn.begged", (("this_turn",), {"begged": True})),
    *table_of("players[0].corn", (("players", 0, "corn"), 1)),
    *table_of("players[0].points", (("players", 0, "points"), 1)),
    *table_of("players[0].temples", (("players", 0, "temples", "chaac"), 1)),
    *table_of("players[0].double_advance", (("players", 0, "double_advance"), False)),
    *table_of("players[0].wealth_tiles", (("players", 0, "wealth_tiles"), ["wealth_uxmal_7"])),
    *table_of("jungle", (("jungle", "3", "wood"), 1)),
    *table_of("skulls.chichen_itza", (("skulls",), {"chichen_itza": [1]})),
    *table_of("monuments", (("monuments", 0), None)),
    *table_of("buildings", (("buildings", 0), None)),
    *table_of("gears", (("gears", "palenque", 4), "dummy")),
    *table_of("gears.palenque[4]", (("gears", "palenque", 4), 0)),
    *table_of("pending", *many(("pending",), GONE, [])),
    *table_of("pending[0]", *many(("pending", 0), {"step": "end-turn", "seat": 0}, {"step": "next-round"})),
]


@clause("Z-2.11/1")
@pytest.mark.parametrize(("named", "path", "value"), KEEPING)
def test_a_wrong_field_of_the_opening_is_named(named: str, path: Path, value: Any) -> None:
    data = setup_positions(3)["keep-wealth"][0]
    assert named in refused(changed(changed(data, ("unseen",), GONE), path, value))


@clause("Z-2.8", "Z-2.9/2")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_wealth_tile_lies_in_one_place(players: int) -> None:
    data = setup_positions(players)["keep-wealth"][1]
    first, second, *_ = data["opening"]["dealt"]
    assert "opening.dealt[1]" in refused(changed(data, ("opening", "dealt", 1), [first[0], *second[1:]]))
    if players < 4:
        tile = data["opening"]["turned_up"][0]
        assert "opening.dealt[0]" in refused(changed(data, ("opening", "dealt", 0), [tile, *first[1:]]))
    assert "opening.kept[0]" in refused(changed(data, ("opening", "kept", 0), second[:1]))
    assert "opening.kept[0]" in refused(changed(data, ("opening", "kept", 0), first[:3]))


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_laid_out_and_dealt_comes_in_its_order(players: int) -> None:
    """No part of a setup can be taken away or doubled."""
    count = 0
    for positions in setup_positions(players).values():
        for data in positions[:2]:
            for index, step in enumerate(data["pending"]):
                pending = list(data["pending"])
                assert "pending" in refused({**data, "pending": [*pending[:index], *pending[index + 1 :]]})
                assert "pending" in refused({**data, "pending": [*pending[:index], step, *pending[index:]]})
                count += 1
    assert count > 50


@clause("Z-2.9/3", "Z-2.9/4")
def test_dummies_stand_where_the_tiles_turned_up_say() -> None:
    data = setup_positions(2)["keep-wealth"][0]
    for gear, teeth in data["gears"].items():
        for tooth, owner in enumerate(teeth):
            if owner == "dummy":
                assert "gears" in refused(changed(data, ("gears", gear, tooth), None))


def test_setup_begins_with_nothing_drawn() -> None:
    data = before_setup(2).to_dict()
    assert "monuments" in refused(changed(changed(data, ("unseen",), GONE), ("monuments", 0), "mon_skulls"))
    assert "calendar.starting_player" in refused(changed(data, ("calendar", "starting_player"), 1))
