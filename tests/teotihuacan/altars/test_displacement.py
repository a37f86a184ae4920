"""Displaced Shamans (X-6.9, X-1.6, X-1.12)."""

from __future__ import annotations

import pytest

import tonalli
from clauses import clause
from teotihuacan.altars.shamans import altars, pile, shamans, table_of
from teotihuacan.table import events, options, play, player, position, side
from tonalli import Match
from tonalli.core.game import GAMES

pytestmark = pytest.mark.pure


@clause("X-6.9/1", "X-1.6/1")
@pytest.mark.parametrize("lying", ["", "-"])
def test_its_owner_puts_it_standing_on_either_field_of_the_next_altar(lying: str) -> None:
    piles = {"a56": ["great_mask"], "a81": ["great_mask"]}
    state = table_of(f"a12.rear a81.rear{lying}", side(), side(), piles=piles)
    play(state, "activate shaman:a81.rear")
    assert state.top.kind == "claim-from-altar", "the benefit comes first"
    play(state, "claim:great_mask")
    assert (state.actor, state.active) == (1, 0)
    assert options(state) == ["shaman:a56.rear", "shaman:a56.front"]
    play(state, "shaman:a56.front")
    assert shamans(state) == ["a81.rear", "a56.front"]
    assert pile(state, "a56") == ["great_mask"], "without benefit"
    told = events(state, "shaman")[1]
    assert (told.seat, told.text("cause"), told.why) == (1, "displaced", "X-6.9")


@clause("X-6.9/3")
def test_the_benefit_comes_before_the_displacement() -> None:
    state = table_of("a56.rear a45.rear")
    play(state, "activate shaman:a45.rear")
    assert player(state)["obsidian"] == 2
    assert state.actor == 1
    kinds = [event.kind for event in state.told]
    assert kinds.index("gain") == kinds.index("shaman") + 1


@clause("X-6.9/1")
def test_while_it_is_pending_two_shamans_are_on_one_field_and_only_then() -> None:
    state = table_of("a56.rear a45.rear", side(discovery_tiles=["vp_4"]), side())
    play(state, "activate shaman:a45.rear")
    assert state.top.kind == "pause"
    assert state.problems() == []
    assert tonalli.from_dict("teotihuacan", state.to_dict()).to_dict() == state.to_dict()
    play(state, "pass")
    assert state.top.kind == "displaced-shaman"
    assert state.problems() == []
    data = state.to_dict()
    data["pending"] = data["pending"][:1]
    with pytest.raises(tonalli.PositionError, match=r"altars.shamans\[1\]: another Shaman is on this field"):
        tonalli.from_dict("teotihuacan", data)


@clause("X-6.9/2", "X-6.9/4", "X-1.12/2")
def test_a_chain_of_three_goes_round_the_altars_and_every_owner_is_asked() -> None:
    sides = [side(discovery_tiles=["vp_4"]) for seat in range(4)]
    data = position(
        *sides[:1], *[side() for seat in range(3)], modules="obsidian altars",
        altars=altars("a12.rear a81.front a56.rear a45.front-"),
    )  # fmt: skip
    start = tonalli.from_dict("teotihuacan", data)
    match = Match(GAMES["teotihuacan"], start.options, 1, [], start)
    match.play("activate")
    assert match.can_undo
    match.play("shaman:a81.front")
    assert match.can_undo, "nothing is decided by others yet"
    match.play("pass")
    before = "pass"
    for seat, word in ((1, "shaman:a56.rear"), (2, "shaman:a45.front"), (3, "shaman:a12.front")):
        assert match.actor == seat
        assert match.undo_seat == seat - 1, "who is asked has not decided yet"
        match.undo()
        assert match.actor == seat - 1
        assert match.state.problems() == []
        match.play(before)
        before = word
        assert match.state.problems() == []
        match.play(word)
    assert shamans(match.state) == ["a81.front", "a56.rear", "a45.front", "a12.front"]
    assert match.actor == 0, "the active player may use a tile at the end of the turn"
    assert match.turn == 1
    assert match.undo_seat == 3
    match.undo()
    assert not match.can_undo, "what another player has decided stands"


@clause("X-1.12/1", "X-1.13")
def test_no_tile_is_used_between_the_displacements_of_a_chain() -> None:
    sides = [side(discovery_tiles=["vp_4"]), side(discovery_tiles=["cocoa_4"]), side()]
    state = table_of("a12.rear a81.front a56.rear", *sides)
    play(state, "activate shaman:a81.front pass")
    assert options(state) == ["shaman:a56.rear", "shaman:a56.front"]
    found = state.game.why_not(state, state.game.space.read("use:cocoa_4"))
    assert found is not None
    assert (found.reason, found.clause) == ("not-your-turn", "T-8.7")
    play(state, "shaman:a56.rear")
    assert (state.actor, options(state)) == (2, ["shaman:a45.rear", "shaman:a45.front"])
    play(state, "shaman:a45.rear")
    assert (state.actor, options(state)) == (0, ["pass", "use:vp_4"])


@clause("X-6.9/1")
def test_a_displaced_shaman_does_not_go_elsewhere() -> None:
    state = play(table_of("a56.rear a45.rear"), "activate shaman:a45.rear")
    found = state.game.why_not(state, state.game.space.read("shaman:a45.front"))
    assert found is not None
    assert (found.reason, found.clause) == ("other-altar", "X-6.6")


def test_nobody_decides_for_a_shaman_that_nobody_displaced() -> None:
    state = table_of("a56.rear a45.rear")
    for step in ("displaced-shaman", "displacement"):
        data = state.to_dict()
        data["this_turn"] = {"kind": "shaman"}
        data["pending"] = [{"step": "end-turn", "seat": 0}, {"step": step, "seat": 1}]
        with pytest.raises(tonalli.PositionError, match=f"{step} does not fit"):
            tonalli.from_dict("teotihuacan", data)
