"""The Teotibot with M6 (X-4.17 to X-4.20)."""

from __future__ import annotations

import pytest

from clauses import clause
from teotihuacan.table import play, player
from teotihuacan.teotibot.solo import BOT, act, bot, human, points, told
from tonalli import State

pytestmark = pytest.mark.pure

GATHERING = {"forest": ("nobles", "wood"), "quarry": ("construction", "stone"), "gold": ("decorations", "gold")}
"""The action tile that gathers on a board when its other board has no worker."""
EMPTY = {"wood": 0, "stone": 0, "gold": 0}
HARDER = {"harder_obsidian": True}
FULL = {"blue": 11, "red": 11, "green": 11}


def goods(s: State) -> dict[str, int]:
    own = player(s, BOT)
    return {good: own[good] for good in ("cocoa", "wood", "stone", "gold", "obsidian") if own[good]}


# ---- gathering ---------------------------------------------------------------------------------------


@clause("X-4.17", "X-11.1/1")
@pytest.mark.parametrize("board", GATHERING)
def test_it_gathers_one_obsidian_and_one_good(board: str) -> None:
    tile, good = GATHERING[board]
    s = act(tile, bot(f"{board}2 palace1 palace1 quarry!1", **EMPTY), modules="obsidian")
    assert goods(s) == {good: 1, "obsidian": 1}
    plain = act(tile, bot(f"{board}2 palace1 palace1 quarry!1", **EMPTY))
    assert player(plain, BOT)[good] == 2


@clause("X-4.20", "X-1.11/1")
@pytest.mark.parametrize("board", GATHERING)
def test_the_harder_one_gathers_both_ordinary_goods_and_an_obsidian(board: str) -> None:
    tile, good = GATHERING[board]
    s = act(tile, bot(f"{board}2 palace1 palace1 quarry!1", **EMPTY), modules="obsidian", knobs=HARDER)
    assert goods(s) == {good: 2, "obsidian": 1}


@clause("X-4.17")
def test_mastery_gathers_the_same() -> None:
    s = act("mastery", bot("forest4 palace1 palace1 quarry!1", **EMPTY), modules="obsidian")
    assert goods(s) == {"wood": 1, "obsidian": 1}


# ---- paying ------------------------------------------------------------------------------------------

BUILDING = {
    "nobles": ("nobles", "wood", 2, "building"),
    "construction": ("construction", "stone", 2, "build"),
    "decorations": ("decorations", "gold", 2, "decorate"),
    "alchemy": ("alchemy", "gold", 1, "technology"),
}


@clause("X-4.18/1", "X-4.18/2")
@pytest.mark.parametrize("tile", BUILDING)
@pytest.mark.parametrize("spare", [0, 1])
def test_it_pays_its_good_and_then_obsidian(tile: str, spare: int) -> None:
    """With 1 wood and 1 obsidian it builds for 2 wood and keeps no obsidian."""
    board, good, price, event = BUILDING[tile]
    own = {**EMPTY, good: price - 1, "obsidian": 1 + spare}
    s = act(tile, bot(f"{board}2 palace1 palace1 quarry!1", temples=FULL, **own), modules="obsidian")
    assert len(told(s, event)) == 1
    assert goods(s) == ({"obsidian": spare} if spare else {})


@clause("X-4.18/2")
@pytest.mark.parametrize("tile", BUILDING)
def test_it_spends_obsidian_last(tile: str) -> None:
    board, good, price, _ = BUILDING[tile]
    own = {**EMPTY, good: price, "obsidian": 3}
    s = act(tile, bot(f"{board}2 palace1 palace1 quarry!1", temples=FULL, **own), modules="obsidian")
    assert goods(s) == {"obsidian": 3}


@clause("X-4.18/1")
@pytest.mark.parametrize("tile", BUILDING)
def test_with_too_little_of_both_it_fails(tile: str) -> None:
    board, _, price, event = BUILDING[tile]
    own = {**EMPTY, "obsidian": price - 1}
    s = act(tile, bot(f"{board}2 palace1 palace1 quarry!1", temples=FULL, **own), modules="obsidian")
    assert told(s, event) == []
    assert told(s, "fails") != []


@clause("X-4.19/3", "X-4.18/1")
@pytest.mark.parametrize(
    ("own", "left"), [({"obsidian": 1}, {}), ({"wood": 1, "obsidian": 1}, {"obsidian": 1}), ({}, None)]
)
def test_it_pays_for_a_mask_with_obsidian(own: dict[str, int], left: dict[str, int] | None) -> None:
    s = act(
        "mask_collection",
        bot("gold5 gold5 gold5 quarry!1", temples=FULL, **{**EMPTY, **own}),
        discovery_tiles={"worship": {"quarry": "mask_4"}},
        modules="obsidian",
    )
    assert (player(s, BOT)["discovery_tiles"] == ["mask_4"]) == (left is not None)
    if left is not None:
        assert goods(s) == left


@clause("X-4.19/3", "B-3.14")
def test_a_technology_does_not_make_cocoa_of_its_obsidian() -> None:
    """A mask for 1 cocoa and 1 wood: its marker on 3½ brings it nothing."""
    s = act(
        "mask_collection",
        bot("gold5 gold5 gold5 quarry!1", temples=FULL, technologies=["03h"], **EMPTY, obsidian=9),
        technologies=["01", "03", "03h", "05", "07", "09"],
        discovery_tiles={"worship": {"quarry": "mask_2"}},
        modules="obsidian",
    )
    assert player(s, BOT)["discovery_tiles"] == []


# ---- choosing and scoring ----------------------------------------------------------------------------


@clause("X-4.19/1", "B-7.6")
@pytest.mark.parametrize("owned", [[], ["01h"]])
def test_its_free_choice_of_resources_is_never_obsidian(owned: list[str]) -> None:
    """It has least of obsidian, and a blue step to take; technology 1½ does not matter (B-3.14)."""
    s = act(
        "construction",
        bot(
            "construction2 palace1 palace1 quarry!1",
            wood=5,
            stone=9,
            gold=6,
            technologies=owned,
            temples={"blue": 2, "red": 1, "green": 1},
        ),
        technologies=["01", "01h", "03", "05", "07", "09"],
        modules="obsidian",
        words="~turn:0",
    )
    assert player(s, BOT)["temples"]["blue"] >= 3
    assert player(s, BOT)["obsidian"] == 0
    assert [event.text("good") for event in told(s, "gain")] == ["wood"]


@clause("X-4.19/2", "B-9.10")
@pytest.mark.parametrize("eclipses", [0, 1, 2])
def test_each_obsidian_scores_as_a_resource_at_the_third_eclipse(eclipses: int) -> None:
    scored = []
    for obsidian in (0, 4):
        s = act(
            "mask_collection",
            bot("gold5 gold5 gold5 quarry!1", **EMPTY, obsidian=obsidian),
            human(points=50),
            calendar={"light": 10 - eclipses, "dark": 10 - eclipses, "eclipses": eclipses, "turns_left": 1},
            modules="obsidian",
        )
        play(s, "wages:0")
        assert s.to_dict()["calendar"]["eclipses"] == eclipses + 1
        scored.append(points(s))
    assert scored[1] - scored[0] == (4 if eclipses == 2 else 0)
