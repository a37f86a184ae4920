"""Wealth tiles: dealt and chosen in secret, then taken (Z-2.8, Z-2.11 to Z-2.14)."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tonalli
from clauses import clause
from tabletop import deal, events, options, play, player
from tonalli import State
from tzolkin.facts import FACTS, GOODS, TEMPLES, TRACKS, WEALTH_TILES
from tzolkin.setting_up import GAME, QUIET, dealt, fresh, keep_any, until
from tzolkin.table import thing

pytestmark = pytest.mark.pure

SETUP = FACTS["setup"]


@clause("Z-2.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_tiles_are_dealt_to_each_player_out_of_21(players: int) -> None:
    s = play(until(fresh(players), "~first"), "~first:0")
    for seat in range(players):
        for number in range(SETUP["wealth_tiles_dealt"]):
            assert len(options(s)) == 21 - 4 * seat - number
            play(s, options(s)[-1])
    hands = s.to_dict()["opening"]["dealt"]
    assert [len(hand) for hand in hands] == [4] * players
    assert len({tile for hand in hands for tile in hand}) == 4 * players


@clause("Z-2.11/1", "Z-2.11/2")
def test_each_keeps_two_of_the_four_and_unused_tiles_leave_the_game() -> None:
    s = dealt(4, QUIET)
    assert SETUP["wealth_tiles_kept"] == 2
    assert set(options(s)) == {f"keep:{tile}" for tile in QUIET}
    play(s, f"keep:{QUIET[2]}")
    assert s.actor == 0
    assert set(options(s)) == {f"keep:{tile}" for tile in QUIET if tile != QUIET[2]}
    play(s, f"keep:{QUIET[0]}")
    assert s.actor == 1
    keep_any(s)
    assert player(s)["wealth_tiles"] == [QUIET[0], QUIET[2]]
    assert [len(player(s, seat)["wealth_tiles"]) for seat in range(4)] == [2, 2, 2, 2]
    assert "opening" not in s.to_dict()


# ---- secrecy -------------------------------------------------------------------------------------


def said(match_state: State, seat: int | None, tile: str) -> bool:
    """Whether a seat is told of a tile."""
    return f'"{tile}"' in json.dumps(GAME.view(match_state, seat))


@clause("Z-2.14/1", "Z-2.8", "Z-14.13", "Z-2.11/1")
def test_nobody_sees_anothers_tiles_or_choice_before_all_have_chosen() -> None:
    s = deal(dealt(3), 5)
    hands: list[list[str]] = s.to_dict()["opening"]["dealt"]
    for _ in range(5):
        for owner, hand in enumerate(hands):
            for tile in hand:
                for watcher in (0, 1, 2, None):
                    assert said(s, watcher, tile) == (watcher == owner), (watcher, tile)
        play(s, options(s)[0])
    for watcher in (0, 1, None):
        assert GAME.view(s, watcher)["opening"]["kept"][2] is None, "not even how many"
    assert [event.kind for event in events(s, "keep")] == []
    play(s, options(s)[0])
    for watcher in (0, 1, 2, None):
        shown = GAME.view(s, watcher)["players"]
        assert [len(side["wealth_tiles"]) for side in shown] == [2, 2, 2]
        assert all(set(side["wealth_tiles"]) <= set(hands[seat]) for seat, side in enumerate(shown))
    assert [event.seat for event in events(s, "keep")] == [0, 0, 1, 1, 2, 2]


@clause("Z-2.14/1")
def test_tiles_turned_up_for_dummies_are_open_to_all() -> None:
    s = deal(dealt(2), 5)
    turned_up = s.to_dict()["opening"]["turned_up"]
    assert len(turned_up) >= 8
    assert all(said(s, watcher, tile) for watcher in (0, 1, None) for tile in turned_up)


@clause("Z-2.14/1")
def test_a_record_lists_the_choices_in_turn_order() -> None:
    match = tonalli.new("tzolkin", players=3, seed=2)
    first = match.state.to_dict()["calendar"]["starting_player"]
    kept: list[str] = []
    actors = []
    while match.write(match.legal()[0]).startswith("keep:"):
        actors.append(match.actor)
        kept.append(match.write(match.legal()[-1]))
        match.play(kept[-1])
    assert actors == [(first + order) % 3 for order in range(3) for _ in range(2)]
    text = match.record().write()
    assert [word for word in text.split() if word.startswith("keep:")] == kept
    assert tonalli.load(text).state == match.state


@clause("Z-2.11/1", "Z-2.14/1")
def test_a_choice_can_be_taken_back_only_while_nobody_else_has_decided() -> None:
    match = tonalli.new("tzolkin", players=2, seed=3)
    before = match.state.to_dict()
    assert not match.can_undo
    match.play(match.legal()[0])
    assert match.can_undo
    match.undo()
    assert match.state.to_dict() == before
    match.play(match.legal()[0])
    match.play(match.legal()[0])
    assert not match.can_undo, "the other player's choice is next"
    match.play(match.legal()[0])
    assert match.can_undo
    match.play(match.legal()[0])
    assert not match.can_undo, "the choices are revealed"
    with pytest.raises(tonalli.IllegalAction):
        match.undo()


# ---- what the tiles show -------------------------------------------------------------------------


def expected(*tiles: str) -> dict[str, Any]:
    """A player after taking tiles, by the facts file."""
    goods = dict.fromkeys(GOODS, 0)
    temples, technologies, workers = dict.fromkeys(TEMPLES, 0), dict.fromkeys(TRACKS, 0), 3
    for tile in tiles:
        for good, amount in WEALTH_TILES[tile]["gain"].items():
            goods[good] += amount
        for effect in WEALTH_TILES[tile]["effects"]:
            if effect["type"] == "temple_up":
                temples[effect["temple"]] += effect["steps"]
            elif effect["type"] == "free_tech":
                technologies[effect["track"]] += effect["steps"]
            elif effect["type"] == "extra_worker":
                workers += effect["workers"]
            else:
                assert effect["type"] == "feed_workers"
    return {**goods, "temples": temples, "technologies": technologies, "workers_in_hand": workers}


def shown(s: State, seat: int = 0) -> dict[str, Any]:
    return {key: value for key, value in player(s, seat).items() if key in expected()}


@clause("Z-2.12/1", "Z-8.2", "Z-17.1")
@pytest.mark.parametrize("tile", WEALTH_TILES)
def test_each_tile_gives_what_it_shows(tile: str) -> None:
    other = next(name for name in QUIET if name != tile)
    third, fourth = [name for name in WEALTH_TILES if name not in (tile, other)][:2]
    s = dealt(4, [tile, other, third, fourth])
    keep_any(play(s, f"keep:{tile} keep:{other}"))
    assert shown(s) == expected(tile, other)
    assert player(s)["points"] == 0
    assert player(s)["workers_in_reserve"] == 6 - expected(tile)["workers_in_hand"]


@clause("Z-2.12/1", "Z-14.5")
def test_the_skull_of_a_tile_comes_from_the_bank() -> None:
    s = dealt(4, ["wealth_chichen_itza_0", *QUIET[:3]])
    keep_any(play(s, f"keep:wealth_chichen_itza_0 keep:{QUIET[0]}"))
    assert player(s)["skull"] == 1
    assert s.to_dict()["skulls"]["bank"] == 12


@clause("Z-2.12/2", "Z-8.2")
def test_two_free_steps_on_one_track_lead_to_level_2() -> None:
    s = dealt(4, ["wealth_tikal_1", "wealth_tikal_5", *QUIET[:2]])
    keep_any(play(s, "keep:wealth_tikal_1 keep:wealth_tikal_5"))
    assert player(s)["technologies"]["architecture"] == 2
    assert shown(s) == expected("wealth_tikal_1", "wealth_tikal_5")
    assert events(s, "pay") == []


@clause("Z-2.14/2")
@pytest.mark.parametrize(
    "kept", [("wealth_palenque_1", "wealth_yaxchilan_1"), ("wealth_yaxchilan_1", "wealth_palenque_1")]
)
def test_materials_come_first_then_the_effects_in_the_listed_order(kept: tuple[str, str]) -> None:
    s = dealt(2, [*kept, *QUIET[:2]])
    deal(s)
    keep_any(play(s, f"keep:{kept[0]} keep:{kept[1]}"))
    mine = [(event.kind, thing(event)) for event in s.told if event.seat == 0 and event.why == "Z-2.12"]
    assert mine == [
        ("gain", "corn"), ("temple", "quetzalcoatl"), ("technology", "agriculture"),
        ("gain", "wood"), ("temple", "kukulkan"), ("technology", "resource_extraction"),
    ]  # fmt: skip


@clause("Z-2.13/1", "Z-2.13/2")
def test_the_tile_with_the_farm_symbol_feeds_a_worker_on_every_food_day_and_is_no_building() -> None:
    effect = WEALTH_TILES["wealth_uxmal_3"]["effects"]
    assert effect == [{"type": "feed_workers", "workers": 1}]
    s = dealt(4, ["wealth_uxmal_3", *QUIET[:3]])
    keep_any(play(s, f"keep:wealth_uxmal_3 keep:{QUIET[0]}"))
    assert player(s)["wealth_tiles"] == sorted([QUIET[0], "wealth_uxmal_3"], key=list(WEALTH_TILES).index)
    assert player(s)["buildings"] == {}
    data = s.to_dict()
    data["calendar"]["day"] = 8
    data["active"] = 3
    del data["pending"]
    data["players"][0]["corn"] = 4
    late = tonalli.from_dict("tzolkin", data)
    play(late, "place:start pass")
    assert player(late)["corn"] == 4 - 2 * (3 - 1)
    assert player(late)["points"] == 0
