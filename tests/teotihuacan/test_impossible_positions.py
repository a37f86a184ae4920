"""Impossible positions are refused in one line that names the field."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from core.refusals import GONE, Path, changed, many, refusal, table_of
from core.varieties import before_setup, begin, play_on, walk
from teotihuacan.table import RING, position, side
from tonalli.teotihuacan.names import STARTING

pytestmark = pytest.mark.pure

NO_NUMBER = ("1", None, True, 1.0, [1])
WORKER: Path = ("players", 0, "workers", 0)
TOP_NOBLES = {"top": [1, 2, 3, 4, 5], "middle": [1, 2, 3, 4], "bottom": [1, 2, 3]}
LEVEL_1 = {f"1{i}{j}": {"tile": f"{14 + 2 * i + j:02}", "turns": 0} for i in (0, 1) for j in (0, 1)}

FRAME = [
    *table_of("game", *many(("game",), "chess", None, 5)),
    *table_of("options", (("options",), GONE), *many(("options",), 5, None, [], "players", [["players", 2]])),
    *table_of("players", *many(("options", "players"), 5, "2", None, True, GONE)),
    *table_of("setup", *many(("options", "setup"), "x", None)),
    *table_of("options", (("options", "colour"), "red")),
    *table_of("options", *many(("options",), {1: 2}, {None: 2}, {("players",): 2}), (("options", 1), 2)),
    *table_of("turn", *many(("turn",), -1, *NO_NUMBER)),
    *table_of("active", *many(("active",), -1, 2, "0", True, 0.0, None)),
    *table_of("first_player", *many(("first_player",), -1, 2, *NO_NUMBER)),
    *table_of("calendar", *many(("calendar",), 5, None, []), (("calendar", "moon"), 1)),
    *table_of("calendar.light", *many(("calendar", "light"), -1, 11, *NO_NUMBER)),
    *table_of("calendar.dark", *many(("calendar", "dark"), 7, 11, 9, 8, *NO_NUMBER)),
    *table_of("calendar.eclipses", *many(("calendar", "eclipses"), -1, 4, 3, *NO_NUMBER)),
    *table_of("calendar.turns_left", *many(("calendar", "turns_left"), 0, 3, -1, "1", True)),
    *table_of("calendar.turns_left", (("calendar", "light"), 10)),
    *table_of("calendar.turns_left", (("calendar",), {"light": 10, "turns_left": 4})),
    *table_of("calendar.turns_left", *many(("calendar",), *({"light": 10, "turns_left": left} for left in (0, 2)))),
    *table_of("calendar.pyramid_complete", *many(("calendar", "pyramid_complete"), 1, "yes", None, True)),
    *table_of("no_such_field", (("no_such_field",), 1)),
]

CITY = [
    *table_of("ring", (("ring",), GONE), *many(("ring",), None, "palace", RING[:7], [*RING, "forest"])),
    *table_of("ring", *many(("ring", 1), "quarry", "temple", None, 5), (("ring", 0), "forest"), (("ring", 4), None)),
    *table_of("royal_tiles", (("royal_tiles",), GONE), *many(("royal_tiles",), ["A04", "B02"], None, "A04")),
    *table_of("royal_tiles", *many(("royal_tiles", 2), "B02", "D01", None, "B06", "A05")),
    *table_of("royal_tiles[0]", (("royal_tiles", 0), "A10")),
    *table_of("technologies[1]", (("technologies",), ["01", "01h", "03", "05", "07", "09"])),
    *table_of("technologies", (("technologies",), GONE), (("technologies",), ["01", "03"])),
    *table_of("technologies", *many(("technologies", 0), "03", "02", None, 1, "15")),
    *table_of("temple_bonus_tiles", (("temple_bonus_tiles",), GONE), (("temple_bonus_tiles", "black"), "masks")),
    *table_of("temple_bonus_tiles.blue", *many(("temple_bonus_tiles", "blue"), None, GONE, "sixteen", 15)),
    *table_of("temple_bonus_tiles.red", (("temple_bonus_tiles", "red"), "fifteen")),
    *table_of("buildings", *many(("buildings",), 12, 10, -1, *NO_NUMBER)),
    *table_of("buildings", (("nobles",), TOP_NOBLES)),
    *table_of("nobles.top", *many(("nobles", "top"), [6], [0], [2], [1, 3], [1, 1], ["1"], [None], 1, None)),
    *table_of("nobles.bottom", *many(("nobles", "bottom"), [1, 2, 3, 4], [3])),
    *table_of("nobles", (("nobles",), []), (("nobles", "cellar"), [1])),
    *table_of("pyramid", (("pyramid",), 5), (("pyramid", "top"), 1)),
    *table_of("pyramid.places", *many(("pyramid", "places"), 5, {"500": {"tile": "00"}}, {"140": {"tile": "00"}})),
    *table_of("pyramid.places.200", (("pyramid", "places", "200"), {"tile": "00"})),
    *table_of("pyramid.places.400", (("pyramid", "places"), {**LEVEL_1, "400": {"tile": "00"}})),
    *table_of(
        "pyramid.places.100",
        *many(("pyramid", "places", "100"), 5, {}, {"tile": "32"}, {"tile": None}, {"tile": 5}),
        *many(("pyramid", "places", "100"), {"tile": "00", "turns": 4}, {"tile": "00", "turns": "1"}),
        (("pyramid", "places", "100"), {"tile": "00", "up": True}),
    ),
    *table_of("pyramid.places.101", (("pyramid", "places"), {"100": {"tile": "00"}, "101": {"tile": "00"}})),
    *table_of("pyramid.display", *many(("pyramid", "display"), 5, None, ["00", "01", "02", "03"], ["00", "00"])),
    *table_of("pyramid.display[0]", *many(("pyramid", "display", 0), "32", 5, "13")[:2]),
    *table_of("pyramid.display", (("pyramid", "places"), {"100": {"tile": "12"}})),
    *table_of("pyramid.display", (("pyramid",), GONE), (("pyramid", "display"), GONE)),
    *table_of("decorations.display", (("decorations",), GONE), (("decorations", "display"), GONE)),
    *table_of("decorations", (("decorations",), 5), (("decorations", "sides"), 4)),
    *table_of("decorations.spaces", *many(("decorations", "spaces"), 5, {"top_5": "03"})),
    *table_of("decorations.spaces.top_1", *many(("decorations", "spaces", "top_1"), "15", 3)),
    *table_of("decorations.spaces.top_2", (("decorations", "spaces", "top_2"), "03")),
    *table_of("decorations.spaces.top_2", (("decorations", "spaces"), {"top_1": "03", "top_2": "04"})),
    *table_of("decorations.spaces.left_1", (("decorations", "spaces"), {"top_1": "03", "left_1": "03"})),
    *table_of("decorations.display", *many(("decorations", "display"), 5, ["00", "01", "02", "03", "04"])),
    *table_of("decorations.display", *many(("decorations", "display"), ["00", "00"], ["15"], [0])),
]

TILES = [
    *table_of("discovery_tiles", (("discovery_tiles",), 5), (("discovery_tiles", "avenue_4"), [])),
    *table_of("discovery_tiles.worship", *many(("discovery_tiles", "worship"), 5, {"nobles": "vp_4"})),
    *table_of("discovery_tiles.worship.forest", *many(("discovery_tiles", "worship", "forest"), "mask_8", 5)),
    *table_of("discovery_tiles.avenue_3", *many(("discovery_tiles", "avenue_3"), 5, ["mask_8"], ["vp_4"] * 6)),
    *table_of("discovery_tiles.avenue_3", *many(("discovery_tiles", "avenue_3"), ["vp_4"] * 4, ["mask_1"] * 2, [None])),
    *table_of("discovery_tiles.avenue_8", *many(("discovery_tiles", "avenue_8"), ["vp_4"] * 3, ["vp_4", "cocoa_4"])),
    *table_of("discovery_tiles.blue_4", (("discovery_tiles", "blue_4"), ["vp_4", "cocoa_4", "move_two"])),
    *table_of("unseen", (("unseen",), 5), (("unseen",), {})),
    *table_of("unseen.discovery.mask_1", (("unseen",), {"discovery": {}, "pyramid": [], "decorations": []})),
    *table_of("neutral_workers", (("neutral_workers",), 5)),
    *table_of("neutral_workers", *many(("neutral_workers", "black"), ["forest"]), (("neutral_workers", "green"), [])),
    *table_of("neutral_workers.red", *many(("neutral_workers", "red"), 5, ["temple"], [None], ["forest"] * 2)),
    *table_of("neutral_workers.red", (("neutral_workers", "red"), RING[:4])),
    *table_of("neutral_pool", *many(("neutral_pool",), 5, ["no_tile"], [None], ["three_temples"] * 2)),
    *table_of("neutral_pool", *many(("neutral_pool",), ["three_temples"], list(STARTING[:18]))),
]

PLAYERS = [
    *table_of("players", *many(("players",), GONE, 5, None, [], [side()], [side(), side(), side()])),
    *table_of("players[1]", *many(("players", 1), 5, None, [])),
    *table_of("players[1].luck", (("players", 1, "luck"), 1)),
    *table_of("players[0].points", *many(("players", 0, "points"), -1, *NO_NUMBER)),
    *[
        row
        for good in ("cocoa", "wood", "stone", "gold")
        for row in table_of(f"players[0].{good}", *many(("players", 0, good), -1, 1 << 70, *NO_NUMBER))
    ],
    *table_of("players[0].temples", *many(("players", 0, "temples"), 5, {"black": 1})),
    *table_of("players[0].temples.red", *many(("players", 0, "temples", "red"), -1, 12, *NO_NUMBER)),
    *table_of("players[0].avenue", *many(("players", 0, "avenue"), -1, 10, *NO_NUMBER)),
    *table_of("players[0].pyramid_track", *many(("players", 0, "pyramid_track"), -1, 11, *NO_NUMBER)),
    *table_of("players[0].technologies", *many(("players", 0, "technologies"), 5, ["13"], ["02"], [None], ["01"] * 2)),
    *table_of("players[0].workers", (("players", 0, "workers"), GONE), *many(("players", 0, "workers"), 5, [])),
    *table_of("players[0].workers", (("players", 0, "workers", 3), GONE), (("players", 0, "workers", 4), {"power": 1})),
    *table_of("players[0].workers[0]", *many(WORKER, 5, None, {}, {"power": 1})),
    *table_of("players[0].workers[0]", (WORKER, {"board": "forest", "worship": "forest", "power": 1})),
    *table_of("players[0].workers[0].power", *many((*WORKER, "power"), 0, 6, GONE, *NO_NUMBER)),
    *table_of("players[0].workers[0].board", *many((*WORKER, "board"), "temple", None, 5)),
    *table_of(
        "players[0].workers[0].worship", *many(WORKER, *({"worship": w, "power": 1} for w in ("nobles", None, 5)))
    ),
    *table_of("players[0].workers[0].hand", (WORKER, {"hand": False, "power": 1}), (WORKER, {"hand": 1, "power": 1})),
    *table_of("players[0].workers[0]", (WORKER, {"hand": True, "power": 1})),
    *table_of("players[0].workers[0].moved", *many((*WORKER, "moved"), 1, "yes", None)),
    *table_of("players[0].workers[0].moved", ((*WORKER, "moved"), True)),
    *table_of("players[1].workers[0].moved", (("players", 1, "workers", 0, "moved"), True)),
    *table_of("players[0].workers[0].colour", ((*WORKER, "colour"), "red")),
    *table_of("players[0].workers", (WORKER, {"reserve": True, "power": 3})),
    *table_of("players[0].workers[3].power", (("players", 0, "workers", 3, "power"), 4)),
    *table_of(
        "players[0].discovery_tiles", *many(("players", 0, "discovery_tiles"), 5, ["mask_8"], [None], [["vp_4"]])
    ),
    *table_of("players[0].discovery_tiles", *many(("players", 0, "discovery_tiles"), ["vp_4"] * 4, ["mask_1"] * 2)),
    *table_of("players[0].used_tiles", *many(("players", 0, "used_tiles"), 5, ["mask_1"], [None], ["vp_4"] * 4)),
]

TURN = [
    *table_of("this_turn", *many(("this_turn",), 5, None), (("this_turn", "luck"), 1)),
    *table_of("this_turn.kind", *many(("this_turn", "kind"), "long", None, 5)),
    *table_of("this_turn.move_tiles", *many(("this_turn", "move_tiles"), 5, ["vp_4"], [None], ["move_two"] * 2)),
    *table_of("this_turn.at", *many(("this_turn", "at"), "temple", 5)),
    *table_of("this_turn.worshipping", *many(("this_turn", "worshipping"), 1, None, "yes")),
    *table_of("this_turn.extra_workers", *many(("this_turn", "extra_workers"), -1, 4, *NO_NUMBER)),
    *table_of("this_turn.counted", *many(("this_turn", "counted"), -1, 4, *NO_NUMBER)),
    *table_of("this_turn.tiles_built", *many(("this_turn", "tiles_built"), -1, 4, *NO_NUMBER)),
    *table_of("this_turn.discount_used", *many(("this_turn", "discount_used"), 1, None)),
    *table_of("this_turn.acquired", *many(("this_turn", "acquired"), "02", 5, "17")),
    *table_of("this_turn.power_ups", *many(("this_turn", "power_ups"), -1, *NO_NUMBER)),
    *table_of(
        "this_turn.kind", (("this_turn", "kind"), "free_unlock"), (("this_turn", "move_tiles"), ["move_anywhere"])
    ),
    *[
        row
        for key, value in {
            "at": "forest",
            "worshipping": True,
            "tile_claimed": True,
            "extra_workers": 1,
            "tiles_built": 1,
            "discount_used": True,
            "acquired": "01",
            "power_ups": 1,
        }.items()
        for row in table_of(f"this_turn.{key}", (("this_turn", key), value))
    ],
    *table_of("pending", *many(("pending",), 5, None, {})),
    *table_of("pending[0]", *many(("pending",), [5], [None], [{}], [{"step": "Dance"}], [{"step": ["turn"]}])),
    *table_of("pending[0]", *many(("pending",), [{"step": "turn"}], [{"step": "turn", "seat": 0, "left": 1}])),
    *table_of("pending[0].seat", *many(("pending",), *([{"step": "turn", "seat": p}] for p in (-1, 2, "0", True)))),
    *table_of(
        "pending[0].board", *many(("pending",), *([{"step": "refill", "board": b}] for b in ("temple", 0, None)))
    ),
    *table_of("pending", (("pending",), [])),
]


@pytest.mark.parametrize(("named", "path", "value"), [*FRAME, *CITY, *TILES, *PLAYERS, *TURN])
def test_a_wrong_field_is_named(named: str, path: Path, value: Any) -> None:
    data = position(side(), side())
    tonalli.from_dict("teotihuacan", data)
    assert named in refusal(changed(data, path, value))


@pytest.mark.parametrize("data", [None, 5, "position", [], [{}]], ids=repr)
def test_a_position_is_a_mapping(data: Any) -> None:
    assert "mapping" in refusal(data)


def test_an_empty_position_is_refused() -> None:
    assert "options" in refusal({})


def test_two_markers_on_the_top_of_a_temple_are_refused() -> None:
    sides = [side(temples={"green": 11}), side(temples={"green": 11})]
    assert "green" in refusal(position(*sides))


def test_two_workers_on_one_worship_space_are_refused() -> None:
    assert "players[1].workers[0].worship" in refusal(
        position(side("forest!1 gold1 gold1"), side("forest!2 gold1 gold1"))
    )


def test_four_players_leave_no_neutral_colour() -> None:
    data = position(side(), side(), side(), side(), neutral_workers={"red": ["forest"]})
    assert "neutral_workers.red" in refusal(data)


def test_a_complete_pyramid_without_an_eclipse_to_come_is_refused() -> None:
    data = play_on(begin(3), 3, 60).state.to_dict()
    assert "calendar.pyramid_complete" in refusal(changed(data, ("calendar", "pyramid_complete"), True))


OPENING = [
    *table_of("opening", *many(("opening",), 5, [])),
    *table_of("opening.dealt", *many(("opening", "dealt"), GONE, 5, [[], [], []])),
    *table_of("opening.dealt[0]", *many(("opening", "dealt", 0), 5, ["no_tile"], [None])),
    *table_of("opening.kept[1]", *many(("opening", "kept", 1), 5, ["no_tile"], [None])),
    *table_of("opening.laid_out", *many(("opening", "laid_out"), GONE, 5, ["no_tile"], [None])),
    *table_of(
        "opening.beside",
        *many(("opening", "beside"), GONE, 5, {"no_tile": "vp_4"}, {"three_temples": None, "luck": None}),
    ),
    *table_of("opening.revealed", *many(("opening", "revealed"), 1, None, "yes")),
    *table_of("opening.luck", (("opening", "luck"), 1)),
    *table_of("active", (("active",), 0)),
    *table_of("calendar.turns_left", (("calendar",), {"light": 10, "turns_left": 1})),
    *table_of("this_turn.kind", (("this_turn",), {"kind": "normal"})),
    *table_of("pending[0]", (("pending", 0), {"step": "end-turn", "seat": 0})),
    *table_of("pending[0]", (("pending", 0), {"step": "next-turn", "seat": 0})),
    *table_of("turn", (("turn",), 4)),
]


@pytest.mark.parametrize(("named", "path", "value"), OPENING)
def test_a_wrong_field_of_the_opening_is_named(named: str, path: Path, value: Any) -> None:
    data = play_on(begin(3), 3, 2).state.to_dict()
    assert named in refusal(changed(data, path, value))


def test_a_tile_dealt_twice_or_kept_without_being_dealt_is_refused() -> None:
    data = begin(3).state.to_dict()
    other = data["opening"]["dealt"][1][0]
    assert "opening.kept[0]" in refusal(changed(data, ("opening", "kept", 0), [other]))
    dealt = [other, *data["opening"]["dealt"][0][1:]]
    assert "opening.dealt[1]" in refusal(changed(data, ("opening", "dealt", 0), dealt))


def test_a_discovery_tile_lies_only_beside_a_starting_tile_that_was_dealt_and_shows_one() -> None:
    data = changed(begin(3).state.to_dict(), ("unseen",), GONE)
    dealt = data["opening"]["dealt"]
    plain = next(tile for tile in dealt[0] if "discovery" not in tile)
    absent = next(tile for tile in STARTING if "discovery" in tile and tile not in [*dealt[0], *dealt[1]])
    for tile in (plain, absent):
        assert f"opening.beside.{tile}" in refusal(changed(data, ("opening", "beside"), {tile: "vp_4"}))


@pytest.mark.parametrize(("setup", "hand"), [("standard", ("dealt", 0)), ("draft", ("laid_out",))])
def test_a_starting_tile_of_a_module_that_is_not_in_play_is_refused(setup: str, hand: Path) -> None:
    data = begin(3, setup=setup).state.to_dict()
    tile = ("opening", *hand, 0)
    assert f"opening.{hand[0]}" in refusal(changed(data, tile, "obsidian_cocoa"))


def test_no_neutral_worker_is_drawn_from_a_tile_of_a_module_that_is_not_in_play() -> None:
    for state in walk(before_setup(players=3, setup="first"), 3):
        if "neutral_pool" in state.to_dict():
            data = state.to_dict()
            assert "neutral_pool" in refusal(changed(data, ("neutral_pool", 0), "obsidian_cocoa"))
            return
    raise AssertionError("no neutral workers were drawn")


def test_nothing_can_be_dealt_twice_in_any_position_of_setup() -> None:
    for state in walk(before_setup(players=3), 5):
        if state.turn > 0:
            return
        data = state.to_dict()
        assert "unseen.pyramid" in refusal(changed(data, ("unseen", "pyramid"), []))
