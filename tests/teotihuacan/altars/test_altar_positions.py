"""Altars in positions, and games at random (X-1.9)."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import tonalli
from clauses import clause
from teotihuacan.altars.shamans import MODULES, altars, table_of
from teotihuacan.laws import laws
from teotihuacan.styles import eager
from teotihuacan.table import play, position, side

pytestmark = pytest.mark.pure


@clause("X-1.9/1", "X-1.9/2")
def test_everything_of_the_altars_is_in_the_position_and_open_to_everyone() -> None:
    piles = {"a12": ["great_mask", "great_move_back"], "a81": [], "a56": [], "a45": []}
    state = table_of("a12.rear a56.front-", side(), side(), piles=piles)
    expected = altars("a12.rear a56.front-", piles=piles)
    assert state.to_dict()["altars"] == expected
    for seat in (0, 1, None):
        shown = state.game.view(state, seat)["altars"]
        for one in shown["shamans"]:
            del one["aids"]
        assert shown == expected
    assert state.to_dict()["great_discoveries"]["unseen"]["great_mask"] == 2


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"tiles": {"a12": "altar_trade"}}, "altars.tiles"),
        ({"tiles": {**altars("")["tiles"], "a45": "altar_trade"}}, "altars.tiles.a45: altar_trade stands twice"),
        ({"tiles": {"a13": None}}, "altars.tiles.a13"),
        ({"piles": {"a12": ["great_mask"] * 3}}, "altars.piles.a12: 2 tiles are laid there"),
        ({"piles": {"a12": ["great_refresh_2"] * 2, "a81": ["great_refresh_2"]}}, "only 2 copies"),
        ({"piles": {"a12": ["mask_1"]}}, "altars.piles.a12"),
        ({"shamans": [None, None]}, r"altars.shamans\[0\]: this Shaman is on no altar"),
        ({"shamans": altars("a12.rear")["shamans"]}, "altars.shamans: 2 are needed"),
        ({"shamans": altars("a12.rear a12.rear")["shamans"]}, r"altars.shamans\[1\]: another Shaman"),
        ({"shamans": [{"altar": "a12"}, None]}, r"altars.shamans\[0\].field is missing"),
        ({"counted": True}, "altars.counted"),
        ({"further": 1}, "altars.further"),
    ],
)
def test_impossible_altars_are_refused(change: dict[str, Any], message: str) -> None:
    data = position(side(), side(), modules=MODULES, altars={**altars("a12.rear a56.front"), **change})
    with pytest.raises(tonalli.PositionError, match=message):
        tonalli.from_dict("teotihuacan", data)


@pytest.mark.parametrize(
    ("step", "message"),
    [
        ({"step": "move-shaman", "seat": 0, "further": 0}, "move-shaman does not fit"),
        ({"step": "claim-from-altar", "seat": 0, "altar": "a81"}, "claim-from-altar does not fit"),
        ({"step": "weaken", "seat": 0}, "weaken does not fit"),
        ({"step": "place-shaman", "seat": 0}, "it belongs to an opening"),
        ({"step": "bot-shaman-step"}, "bot-shaman-step does not fit"),
        ({"step": "displaced-shaman", "seat": 0}, "displaced-shaman does not fit"),
    ],
)
def test_steps_that_do_not_fit_are_refused(step: dict[str, Any], message: str) -> None:
    state = table_of("a12.rear a56.front")
    data = {**state.to_dict(), "pending": [{"step": "end-turn", "seat": 0}, step]}
    with pytest.raises(tonalli.PositionError, match=message):
        tonalli.from_dict("teotihuacan", data)


@pytest.mark.parametrize("kind", ["move-shaman", "altar-trade", "place-shaman", "draw-altar-tile", "draw-pile-tile"])
def test_without_altars_none_of_their_steps_fits(kind: str) -> None:
    fields: dict[str, dict[str, Any]] = {
        "move-shaman": {"seat": 0, "further": 0}, "altar-trade": {"seat": 0}, "place-shaman": {"seat": 0},
        "draw-altar-tile": {"altar": "a12"}, "draw-pile-tile": {"altar": "a12", "place": 0},
    }  # fmt: skip
    data = position(side(), side(), modules="obsidian")
    data["pending"] = [{"step": "end-turn", "seat": 0}, {"step": kind, **fields[kind]}]
    with pytest.raises(tonalli.PositionError, match=r"pending|altars\.tiles"):
        tonalli.from_dict("teotihuacan", data)


@pytest.mark.parametrize(
    ("field", "modules", "board"),
    [
        ("a12.front", "obsidian altars", "forest"),
        ("a12.front-", "obsidian altars", None),
        ("a56.front", "obsidian altars", "alchemy"),
        ("a12.rear", "obsidian altars", None),
        ("a12.rear", "obsidian court altars", "palace"),
    ],
)
def test_a_view_says_which_board_a_shaman_helps(field: str, modules: str, board: str | None) -> None:
    state = table_of(f"{field} a45.rear", modules=modules)
    assert state.game.view(state, None)["altars"]["shamans"][0]["aids"] == board


def test_a_copy_is_independent() -> None:
    state = table_of("a12.rear a56.front", side(), side(), piles={"a81": ["great_mask"]})
    other = state.copy()
    play(other, "activate shaman:a81.rear claim:great_mask")
    assert (
        state.to_dict()["altars"] == table_of("a12.rear a56.front", piles={"a81": ["great_mask"]}).to_dict()["altars"]
    )
    assert other != state


@pytest.mark.parametrize("modules", ["obsidian altars", "obsidian court altars"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whole_games_are_lawful_and_every_position_is_possible(players: int, modules: str) -> None:
    chosen: dict[str, Any] = {"bot": {"harder_altars": True}} if players == 1 else {}
    setup = "draft" if players % 2 else "standard"
    match = tonalli.new("teotihuacan", players=players, seed=players, modules=modules.split(), setup=setup, **chosen)
    choose, number, out_of_turn = eager(players), 0, 0
    while not match.over:
        match.play(choose(match.state))
        state, number = match.state, number + 1
        laws(state)
        out_of_turn += state.top.kind == "displaced-shaman"
        if number % 5 == 0 or state.top.kind == "displaced-shaman":
            assert state.problems() == []
            again = tonalli.from_dict("teotihuacan", state.to_dict())
            assert again == state
            assert pickle.loads(pickle.dumps(state)) == state
    assert out_of_turn > 0 or players == 1
    assert tonalli.load(match.record().write()).state == match.state
