"""Altars and Shamans before the first turn (X-6.1 to X-6.5)."""

from __future__ import annotations

import pytest

import tonalli
from clauses import clause
from teotihuacan.altars.shamans import ALTARS, MODULES, shamans, table_of
from teotihuacan.expansion_laws import EXPANSION
from teotihuacan.setting_up import until
from teotihuacan.table import events, options, play, side
from tonalli import State

pytestmark = pytest.mark.pure

SHOWN = tonalli.GAMES["teotihuacan"].figures()["altars"]


def begun(players: int, setup: str = "standard") -> State:
    game = tonalli.GAMES["teotihuacan"]
    state = game.begin(game.check({"players": players, "setup": setup, "modules": MODULES.split()}))
    state.listen([])
    return state


def ready(players: int, seed: int = 1) -> State:
    """A game whose first Shaman is about to be placed."""
    match = tonalli.new("teotihuacan", players=players, seed=seed, modules=MODULES.split())
    while match.state.top.kind != "place-shaman":
        match.play(match.legal()[-1])
    match.state.listen([])
    return match.state


@clause("X-6.1/1")
def test_altars_need_obsidian() -> None:
    with pytest.raises(tonalli.OptionError, match="'altars' is allowed only with 'obsidian'"):
        tonalli.new("teotihuacan", players=2, modules=["altars"])


@clause("X-6.2/1")
def test_each_altar_tile_lies_on_one_of_the_four_spaces_at_random() -> None:
    state = until(begun(2), "~altar")
    left = [f"~altar:{name}" for name in ("altar_trade", "altar_unlock", "altar_retreat", "altar_obsidian")]
    assert options(state) == left
    play(state, left.pop(2))
    assert options(state) == left
    assert [weight for action, weight in state.chance()] == [1, 1, 1]
    play(state, " ".join(left))
    told = [(event.text("altar"), event.text("tile")) for event in events(state, "altar_tile")]
    assert told == [
        ("a12", "altar_retreat"),
        ("a81", "altar_trade"),
        ("a56", "altar_unlock"),
        ("a45", "altar_obsidian"),
    ]
    assert state.to_dict()["altars"]["tiles"] == dict(told)


@clause("X-6.2/2", "X-6.5/1", "X-6.5/2", "X-6.5/4", "X-15.9/2")
def test_an_altar_lies_between_two_spaces_and_its_fields_point_to_them() -> None:
    printed = {
        space["id"].lower(): {"rear": space["rear_points_to_space"], "front": space["front_points_to_space"]}
        for space in EXPANSION["altar_space"]
    }
    assert SHOWN["points_to"] == printed
    assert [altar.upper() for altar in SHOWN["order"]] == EXPANSION["altars"]["counter_clockwise"]
    pointed = [space for fields in SHOWN["points_to"].values() for space in fields.values()]
    assert sorted(pointed) == [1, 1, 2, 4, 5, 5, 6, 8]


@clause("X-6.2/3")
@pytest.mark.parametrize("altar", ALTARS)
def test_front_is_the_field_towards_the_later_board_clockwise(altar: str) -> None:
    fields = SHOWN["points_to"][altar]
    assert fields["front"] == fields["rear"] % 8 + 1


@clause("X-6.5/3", "X-6.5/5")
def test_the_fields_give_what_is_printed() -> None:
    printed = {tile["id"]: {"rear": tile["rear"], "front": tile["front"]} for tile in EXPANSION["altar_tile"]}
    assert SHOWN["tiles"] == printed


@clause("X-6.3/1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_great_discoveries_lie_on_each_altar_by_the_number_of_players(players: int) -> None:
    state = until(begun(players), "~first" if players > 1 else "~action")
    laid = EXPANSION["altars"]["great_discoveries_per_altar"][str(players)]
    assert SHOWN["great_discoveries"][str(players)] == laid
    assert [len(state.to_dict()["altars"]["piles"][altar]) for altar in ALTARS] == [laid] * 4
    told = [event.text("place") for event in events(state, "reveal") if event.text("place") in ALTARS]
    assert told == [altar for altar in ALTARS for tile in range(laid)]


@clause("X-3.2/1")
@pytest.mark.parametrize(("modules", "copies"), [(["obsidian"], 0), (MODULES.split(), 2)])
def test_tiles_of_the_shaman_are_there_with_altars_only(modules: list[str], copies: int) -> None:
    game = tonalli.GAMES["teotihuacan"]
    unseen = game.begin(game.check({"players": 2, "modules": modules})).to_dict()["great_discoveries"]["unseen"]
    assert unseen.get("great_shaman_step", 0) == unseen.get("great_shaman_stand", 0) == copies


@clause("X-6.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_shamans_are_placed_standing_by_the_last_player_first_without_benefit(players: int) -> None:
    state = ready(players)
    before = [dict(one) for one in state.to_dict()["players"]]
    first = state.to_dict()["first_player"]
    fields = [f"shaman:{altar}.{field}" for altar in ALTARS for field in ("rear", "front")]
    for order in range(players - 1, -1, -1):
        assert state.actor == (first + order) % players
        assert options(state) == fields
        assert state.problems() == []
        play(state, fields.pop(0))
    assert state.top.kind == "turn"
    assert state.to_dict()["players"] == before
    placed = {event.seat: f"{event.text('altar')}.{event.text('field')}" for event in events(state, "shaman")}
    assert shamans(state) == [placed[seat] for seat in range(players)]
    assert {event.text("cause") for event in events(state, "shaman")} == {"placed"}


@clause("X-6.4")
def test_an_occupied_field_is_not_offered_and_it_is_said_why() -> None:
    state = ready(2)
    play(state, "shaman:a12.rear")
    reason = state.game.why_not(state, state.game.space.read("shaman:a12.rear"))
    assert reason is not None
    assert (reason.reason, reason.clause) == ("field-taken", "X-6.4")


@clause("X-6.3/2")
def test_great_discoveries_of_altars_are_not_replaced() -> None:
    state = table_of("a12.rear a56.front", side(), side(), piles={"a81": ["great_mask", "great_obsidian_3"]})
    play(state, "activate shaman:a81.rear claim:great_mask")
    assert state.to_dict()["altars"]["piles"]["a81"] == ["great_obsidian_3"]
    assert state.actor == 1
