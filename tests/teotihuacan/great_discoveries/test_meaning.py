"""What is said of choices with M6: the thing each is about, why one is not possible; damaged positions."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from core.refusals import Path, changed, many, refusal, table_of
from teotihuacan.setting_up import opened
from teotihuacan.table import SPACE, events, options, play, position, side, table
from tonalli import State

pytestmark = pytest.mark.pure

GAME = tonalli.GAMES["teotihuacan"]
AWAY = side("palace1 palace1 palace1")
POWER = "obsidian_power_discovery"


def reason(state: State, word: str) -> dict[str, object] | None:
    found = GAME.why_not(state, SPACE.read(word))
    return found.to_dict() if found is not None else None


def thing(state: State, word: str) -> object:
    assert word in options(state)
    return GAME.describe(state, SPACE.read(word)).get("thing")


def holding(*tiles: str, there: str = "palace1 gold2 gold3", **fields: Any) -> State:
    return table(side(there, discovery_tiles=list(tiles), **fields), AWAY, modules="obsidian")


# ---- things ------------------------------------------------------------------------------------------


def test_what_a_choice_is_about() -> None:
    s = holding("great_move_back", "great_refresh_2", "great_power_up_3", used_tiles=["vp_4"])
    assert thing(s, "use:great_move_back") == "tile:0:great_move_back"
    after = play(s.copy(), "use:great_move_back")
    assert thing(after, "back:gold.2") == "worker:0:gold:2"
    play(after, "back:gold.2")
    assert thing(after, "to:forest") == "board:forest"
    after = play(s.copy(), "use:great_refresh_2")
    assert thing(after, "refresh:vp_4") == "used:0:vp_4"
    after = play(s.copy(), "use:great_power_up_3")
    assert thing(after, "power-up:gold.3") == "worker:0:gold:3"


def test_every_new_choice_is_written_and_read() -> None:
    words = ["back:palace.1", "back:construction.5", "refresh:vp_4", "refresh:ignore_cocoa"]
    words += [
        f"{kind}:{name}" for kind in ("claim", "use", "~discovery") for name in ("great_mask", "great_temple_green")
    ]
    for word in words:
        assert SPACE.write(SPACE.read(word)) == word
    assert GAME.space.describe(SPACE.read("back:gold.2")) == {"kind": "back", "board": "gold", "power": 2}


# ---- reasons -----------------------------------------------------------------------------------------


@clause("X-4.8/2", "X-3.4/2")
def test_why_not_claim() -> None:
    s = table(
        side("nobles1 gold2 gold2", cocoa=1, gold=9, discovery_tiles=["vp_4"]),
        side(),
        modules="obsidian court",
        discovery_tiles={"worship": {"palace": "great_power_up_3"}},
    )
    play(s, "move:nobles.1 to:palace worship:palace3.both first:tile")
    assert options(s) == ["pass", "use:vp_4"]
    assert reason(s, "claim:great_power_up_3") == {"reason": "no-obsidian", "clause": "T-8.1", "obsidian": 1}


@pytest.mark.parametrize(
    ("tiles", "word", "why"),
    [
        (["great_mask"], "use:great_mask", {"reason": "mask", "clause": "T-8.5"}),
        ([], "use:great_obsidian_3", {"reason": "not-in-hand", "clause": "T-8.4"}),
        (["great_refresh_2"], "use:great_refresh_2", {"reason": "no-effect", "clause": "X-3.7"}),
        (["great_double_resources"], "use:great_double_resources", {"reason": "not-now", "clause": "X-3.8"}),
        (["great_extra_worker"], "use:great_extra_worker", {"reason": "not-now", "clause": "X-3.7"}),
    ],
    ids=lambda value: str(value)[:30],
)
@clause("X-3.13")
def test_why_not_use(tiles: list[str], word: str, why: dict[str, object]) -> None:
    assert reason(holding(*tiles), word) == why


@clause("X-3.9/2", "X-3.13")
def test_why_not_back() -> None:
    s = play(
        holding("great_move_back", there="palace2 gold1 gold3"), "move:palace.2 to:forest main use:great_move_back"
    )
    assert reason(s, "back:forest.2") == {"reason": "just-moved", "clause": "X-3.13"}
    assert reason(s, "back:quarry.2") == {"reason": "no-worker", "clause": "X-3.9"}
    assert reason(s, "pass") == {"reason": "must-move", "clause": "X-3.9"}
    play(s, "back:gold.1")
    assert reason(s, "to:construction") == {"reason": "too-far", "clause": "X-3.9", "distance": 7, "most": 3}


@clause("X-3.13", "X-3.7/2")
def test_why_not_power_up_refresh_or_temple() -> None:
    s = play(holding("great_power_up_3"), "use:great_power_up_3")
    assert reason(s, "pass") == {"reason": "must-power-up", "clause": "X-3.13"}
    s = play(holding("great_refresh_2", used_tiles=["vp_4"]), "use:great_refresh_2")
    assert reason(s, "refresh:cocoa_4") == {"reason": "not-used", "clause": "X-3.7"}
    s = play(holding("great_temple_red", temples={"green": 11}), "use:great_temple_red")
    assert reason(s, "temple:green") == {"reason": "top-step", "clause": "T-9.6"}


@clause("X-4.21/1", "X-4.21/3")
def test_why_not_pay() -> None:
    s = table(side("gold1 palace1 palace1", obsidian=1), AWAY, modules="obsidian")
    play(s, "move:gold.1 to:nobles")
    assert reason(s, "main") == {"reason": "no-wood", "clause": "T-13.1", "wood": 2}
    s = table(side("nobles1 gold1 gold1", wood=1), AWAY, modules="obsidian", royal_tiles=["A04", "B02", "C03"])
    play(s, "move:nobles.1 to:palace worship:palace3.ability")
    assert reason(s, "give:obsidian") == {"reason": "no-obsidian", "clause": "T-7.19", "obsidian": 1}


@clause("X-4.14/1")
def test_without_technology_03h_the_cocoa_is_lacking() -> None:
    s = table(side("palace1 forest1 gold1", obsidian=3), AWAY, modules="obsidian")
    play(s, "move:palace.1 to:forest")
    assert reason(s, "main") == {"reason": "no-cocoa", "clause": "T-10.2", "cocoa": 1}


# ---- events ------------------------------------------------------------------------------------------


@clause("X-3.7/2", "X-3.9/2")
def test_moving_back_is_told_as_lifting_and_placing() -> None:
    s = play(holding("great_move_back"), "use:great_move_back back:gold.2 to:forest")
    told = [(event.kind, event.why) for event in s.told]
    assert told == [("use", "X-3.9"), ("lift", "X-3.9"), ("place", "X-3.9")]


def test_obsidian_is_gained_and_paid_as_other_goods() -> None:
    s = play(holding("great_obsidian_3"), "use:great_obsidian_3")
    gained = events(s, "gain")[0]
    assert (gained.text("good"), gained.number("amount"), gained.why) == ("obsidian", 3, "X-3.7")


# ---- damaged positions -------------------------------------------------------------------------------

GREAT_FIELDS = [
    *table_of("great_discoveries", *many(("great_discoveries",), 5, "great_mask", [])),
    *table_of("great_discoveries.luck", (("great_discoveries", "luck"), 1)),
    *table_of(
        "great_discoveries.discarded",
        *many(("great_discoveries", "discarded"), 5, ["mask_4"], ["great_mask"] * 4, [None], ["great_temple_orange"]),
        (("great_discoveries", "discarded"), ["great_shaman_step"]),
    ),
    *table_of("great_discoveries.doubled", *many(("great_discoveries", "doubled"), 1, "yes", None)),
    *table_of("players[0].obsidian", *many(("players", 0, "obsidian"), -1, "1", None, True, 1.0, 1 << 70)),
    *table_of(
        "players[0].discovery_tiles",
        *many(("players", 0, "discovery_tiles"), ["great_mask"] * 4, ["great_shaman_step"], ["great_temple_orange"]),
    ),
    *table_of("players[0].used_tiles", *many(("players", 0, "used_tiles"), ["great_mask"], ["great_obsidian_3"] * 4)),
    *table_of("discovery_tiles.worship.palace", (("discovery_tiles",), {"worship": {"palace": "great_mask"}})),
    *table_of("discovery_tiles.red_5", (("discovery_tiles",), {"red_5": ["great_mask"]})),
    *table_of("players[0].technologies", (("players", 0, "technologies"), ["03h"])),
]


@pytest.mark.parametrize(("named", "path", "value"), GREAT_FIELDS)
@clause("X-1.9/1")
def test_a_wrong_field_is_named(named: str, path: Path, value: Any) -> None:
    assert named in refusal(changed(position(side(), side(), modules="obsidian"), path, value))


@clause("X-3.1")
def test_no_tile_is_in_two_places() -> None:
    data = position(
        side(discovery_tiles=["great_temple_red"]), side(used_tiles=["great_temple_red"]), modules="obsidian"
    )
    assert "players[1].used_tiles" in refusal(data)
    data = position(
        side(discovery_tiles=["great_temple_red"]),
        side(),
        modules="obsidian",
        great_discoveries={"discarded": ["great_temple_red"]},
    )
    assert "great_discoveries.discarded" in refusal(data)


@pytest.mark.parametrize(
    ("fields", "named"),
    [
        ({"players": [side(obsidian=1), side()]}, "players[0].obsidian"),
        ({"players": [side(discovery_tiles=["great_mask"]), side()]}, "players[0].discovery_tiles"),
        ({"great_discoveries": {}}, "great_discoveries"),
        ({"technologies": ["01", "01h", "03", "05", "07", "09"]}, "technologies"),
    ],
    ids=lambda value: str(value)[:40],
)
@clause("X-1.3/4")
def test_nothing_of_the_module_is_accepted_without_it(fields: dict[str, Any], named: str) -> None:
    data = {**position(side(), side()), **fields}
    assert named in refusal(data)


STEPS = [
    {"step": "back-worker", "seat": 0, "most": 9, "left": 1, "waivable": 0, "why": "X-3.9"},
    {"step": "back-worker", "seat": 0, "most": 3, "left": 0, "waivable": 0, "why": "X-3.9"},
    {"step": "back-to", "seat": 0, "board": "quarry", "power": 2, "most": 3, "why": "X-3.9"},
    {"step": "back-to", "seat": 0, "board": "gold", "power": 6, "most": 3, "why": "X-3.9"},
    {"step": "power-up-more", "seat": 0, "left": 4, "made": 0},
    {"step": "refresh", "seat": 0, "left": 3},
    {"step": "refresh", "seat": 2, "left": 1},
    {"step": "any-and-named", "seat": 0, "temple": "orange", "why": "X-3.10"},
]


@pytest.mark.parametrize("step", STEPS, ids=str)
def test_a_damaged_step_is_refused_with_its_place(step: dict[str, Any]) -> None:
    data = holding("great_move_back", used_tiles=["vp_4"]).to_dict()
    data["pending"].append(step)
    assert f"pending[{len(data['pending']) - 1}]" in refusal(data)


@pytest.mark.parametrize(
    ("tile", "words"),
    [
        ("great_move_back", "use:great_move_back"),
        ("great_move_back", "use:great_move_back back:gold.2"),
        ("great_power_up_3", "use:great_power_up_3"),
        ("great_power_up_3", "use:great_power_up_3 power-up:gold.2"),
        ("great_refresh_2", "use:great_refresh_2"),
        ("great_temple_red", "use:great_temple_red"),
        ("great_temple_blue", "use:great_temple_blue temple:blue"),
    ],
)
def test_every_decision_in_the_middle_is_written_and_read_back(tile: str, words: str) -> None:
    s = play(holding(tile, used_tiles=["vp_4", "cocoa_4"]), words)
    assert s.problems() == []
    other = tonalli.from_dict("teotihuacan", s.to_dict())
    assert other.to_dict() == s.to_dict()
    assert options(other) == options(s)


@pytest.mark.parametrize("tile", ["mask_4", "vp_4", "great_shaman_step", "great_temple_orange", "no_tile"])
@clause("X-3.5/1", "X-4.5")
def test_beside_the_tile_with_a_great_discovery_lies_no_other(tile: str) -> None:
    s = opened(f"{POWER} cocoa3_wood5", "cocoa3_wood2_stone3 avenue_wood1_stone2", beside={POWER: "great_mask"},
               modules="obsidian")  # fmt: skip
    data = changed(s.to_dict(), ("opening", "beside", POWER), tile)
    del data["unseen"], data["great_discoveries"]
    assert "opening.beside" in refusal(data)


@clause("X-3.1")
def test_what_is_written_of_the_stack_has_to_agree() -> None:
    data = holding("great_mask").to_dict()
    assert "great_mask" in refusal(changed(data, ("great_discoveries", "unseen", "great_mask"), 3))
    assert "great_extra_worker" in refusal(changed(data, ("great_discoveries", "unseen"), {}))
    assert "unseen" in refusal(changed(data, ("great_discoveries", "unseen"), 5))
    assert "mask_4" in refusal(changed(data, ("great_discoveries", "unseen", "mask_4"), 1))
