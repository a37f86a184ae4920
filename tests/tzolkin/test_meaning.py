"""What a choice means: the thing it is about, its cost for this player, and why another one is not possible."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tonalli
from clauses import clause
from tonalli import State
from tzolkin.facts import TRACKS
from tzolkin.rounds import after_food_day, display, well_fed
from tzolkin.table import options, play, side, table
from tzolkin.walking import PLAYERS, games, rich_games

pytestmark = pytest.mark.pure

GAME = tonalli.GAMES["tzolkin"]
KINDS = ("beg", "place", "pick", "act", "build", "monument", "technology", "temple")
ASKED = [number for number in range(len(GAME.space)) if GAME.space.kind(number) in KINDS]


def described(s: State, word: str) -> dict[str, Any]:
    return GAME.describe(s, GAME.space.read(word))


def reason(s: State, word: str) -> str:
    found = GAME.why_not(s, GAME.space.read(word))
    assert found is not None
    return found.reason


def answers_for_everything(state: State) -> None:
    """No reason for what is legal, and one for everything else."""
    legal = set(state.legal())
    for action in ASKED:
        found = GAME.why_not(state, action)
        assert (found is None) == (action in legal), GAME.space.write(action)
        if found is not None:
            assert found.clause.startswith("Z-"), found
            if found.reason == "other-decision":
                kind = GAME.space.kind(action)
                asked = {GAME.space.kind(number) for number in legal}
                assert kind not in asked, f"{GAME.space.write(action)} beside {asked}: {found}"
    for action in legal:
        GAME.describe(state, action)


@settings(max_examples=8)
@given(st.sampled_from(PLAYERS), st.integers(0, 1 << 40))
def test_whatever_is_not_legal_has_a_reason(players: int, seed: int) -> None:
    for state in games(players, seed):
        answers_for_everything(state)


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_not_legal_has_a_reason_where_everybody_has_plenty(seed: int) -> None:
    for state in rich_games(seed):
        answers_for_everything(state)


REASONS = [
    ("place:palenque", "no-worker-in-hand", side("palenque1 tikal1 uxmal1"), ""),
    ("place:quick", "not-in-this-game", side(), ""),
    ("place:start", "taken", side(corn=5), "place:start"),
    ("place:uxmal", "too-little-corn", side(corn=1), "place:uxmal"),
    ("pick:tikal.3", "no-own-worker", side("tikal2"), ""),
    ("pick:tikal.2", "placing", side("tikal2", corn=9), "place:uxmal"),
    ("place:uxmal", "picking-up", side("tikal0 tikal1", wood=1), "pick:tikal.0"),
    ("beg:chaac", "enough-corn", side(corn=3), ""),
    ("beg:chaac", "at-the-bottom", side(temples={"chaac": -1}), ""),
    ("beg:chaac", "has-begged", side(), "beg:chaac"),
    ("act:tikal_5", "out-of-reach", side("tikal3", wood=1), "pick:tikal.3"),
    ("act:uxmal_1", "another-gear", side("tikal3", wood=1), "pick:tikal.3"),
    ("act:tikal_2", "too-little-corn", side("tikal3", wood=1), "pick:tikal.3"),
    ("act:tikal_1", "cannot-be-paid", side("tikal2", corn=1, wood=1, technologies=dict.fromkeys(TRACKS, 2)),
     "pick:tikal.2"),
    ("act:uxmal_5", "not-mirrored", side("uxmal5", corn=1), "pick:uxmal.5 act:uxmal_5"),
    ("build:a1_chaac_kukulkan", "cannot-be-paid", side("tikal2", wood=1), "pick:tikal.2 act:tikal_2"),
    ("build:a2_mirror", "not-on-display", side("tikal2", wood=1), "pick:tikal.2 act:tikal_2"),
    ("monument:mon_skulls", "no-monument-now", side("tikal2", wood=1), "pick:tikal.2 act:tikal_2"),
    ("monument:mon_skulls", "cannot-be-paid", side("tikal4", wood=1), "pick:tikal.4 act:tikal_4"),
    ("monument:mon_brown_set", "not-in-the-row", side("tikal4", wood=1), "pick:tikal.4 act:tikal_4"),
    ("technology:theology", "too-few-blocks", side("tikal1", wood=1, technologies={"theology": 2}),
     "pick:tikal.1 act:tikal_1"),
    ("temple:chaac", "chosen-already", side("tikal5", wood=1), "pick:tikal.5 act:tikal_5 temple:chaac"),
    ("temple:chaac", "at-the-bottom", side("palenque3", temples={"chaac": -1}),
     "pick:palenque.3 act:palenque_3 harvest:burn"),
]  # fmt: skip


@clause("Z-4.1", "Z-4.5", "Z-5.4", "Z-6.3", "Z-6.4", "Z-6.7", "Z-7.12", "Z-7.17", "Z-8.1", "Z-10.1")
@pytest.mark.parametrize(("word", "named", "own", "line"), REASONS, ids=[f"{row[0]}-{row[1]}" for row in REASONS])
def test_the_reason_is_named(word: str, named: str, own: dict[str, Any], line: str) -> None:
    assert reason(play(table(own), line), word) == named


@clause("Z-14.11")
def test_a_closed_action_is_called_closed() -> None:
    s = table(side("chichen_itza2", skull=1, corn=4), skulls={"chichen_itza": [1]})
    assert reason(play(s, "pick:chichen_itza.2"), "act:chichen_itza_1") == "closed"


def test_nobody_decides_when_the_game_is_over_or_chance_is_asked() -> None:
    over = after_food_day(4, well_fed())
    assert over.over
    assert reason(over, "place:tikal") == "game-over"
    drawing = play(table(side("tikal2", wood=2)), "pick:tikal.2 act:tikal_2 build:a1_agriculture")
    assert drawing.actor == tonalli.CHANCE
    assert reason(drawing, "place:tikal") == "reveal-first"


# ---- the thing, and its cost ---------------------------------------------------------------------


@clause("Z-5.2", "Z-5.4")
def test_a_placement_names_its_gear_space_and_corn() -> None:
    s = play(table(side(corn=9), side("uxmal0 uxmal1")), "place:tikal")
    assert described(s, "place:uxmal") == {
        "kind": "place", "target": "uxmal", "thing": "gear:uxmal", "cost": {"corn": 3}, "space": 2,
    }  # fmt: skip
    assert described(s, "place:start")["cost"] == {"corn": 1}


@clause("Z-6.3", "Z-6.4", "Z-6.5", "Z-8.8")
def test_a_worker_names_the_actions_within_its_reach_with_their_fees() -> None:
    s = table(side("yaxchilan3 uxmal6 chichen_itza1", technologies={"theology": 1}))
    assert described(s, "pick:yaxchilan.3") == {
        "kind": "pick", "gear": "yaxchilan", "space": 3, "thing": "space:yaxchilan_3",
        "reach": {"yaxchilan_1": 2, "yaxchilan_2": 1, "yaxchilan_3": 0},
    }  # fmt: skip
    assert described(s, "pick:uxmal.6")["reach"] == {f"uxmal_{number}": 0 for number in range(1, 6)}
    assert described(s, "pick:chichen_itza.1")["reach"] == {"chichen_itza_1": 0, "chichen_itza_2": 0}


COSTS = [
    ("act:uxmal_1", {"corn": 4}, side("uxmal2", corn=5), "pick:uxmal.2"),
    ("act:uxmal_2", {}, side("uxmal2", corn=5), "pick:uxmal.2"),
    ("act:uxmal_1", {"corn": 4}, side("uxmal5", corn=5), "pick:uxmal.5 act:uxmal_5"),
    ("act:tikal_5", {"blocks": 1}, side("tikal5", wood=1), "pick:tikal.5"),
    ("act:chichen_itza_2", {"skull": 1}, side("chichen_itza2", skull=1), "pick:chichen_itza.2"),
    ("technology:theology", {"blocks": 3}, side("tikal1", wood=3, technologies={"theology": 2}),
     "pick:tikal.1 act:tikal_1"),
    ("build:a1_chaac_kukulkan", {"wood": 1, "stone": 2}, side("tikal2", wood=1, stone=2), "pick:tikal.2 act:tikal_2"),
    ("build:a1_chaac_kukulkan", {"corn": 6}, side("uxmal4", corn=6), "pick:uxmal.4 act:uxmal_4"),
    ("build:a1_chaac_kukulkan", {"corn": 4}, side("uxmal4", corn=6, technologies={"architecture": 3}),
     "pick:uxmal.4 act:uxmal_4"),
    ("monument:mon_skulls", {"gold": 4, "skull": 1}, side("tikal4", gold=4, skull=1), "pick:tikal.4 act:tikal_4"),
    ("buy:gold", {"corn": 4}, side("uxmal2", corn=4), "pick:uxmal.2 act:uxmal_2"),
]  # fmt: skip


@clause("Z-6.4", "Z-6.6", "Z-7.14", "Z-7.16", "Z-8.1", "Z-8.6", "Z-10.2")
@pytest.mark.parametrize(("word", "cost", "own", "line"), COSTS, ids=[f"{row[0]}-{row[1]}" for row in COSTS])
def test_a_choice_names_its_cost(word: str, cost: dict[str, int], own: dict[str, Any], line: str) -> None:
    s = play(table(own), line)
    assert word in options(s)
    assert described(s, word)["cost"] == cost


@clause("Z-8.6")
def test_a_building_names_the_block_that_architecture_saves() -> None:
    s = table(side("tikal2", wood=4, technologies={"architecture": 3}), buildings=display("a1_community_farm"))
    play(s, "pick:tikal.2 act:tikal_2")
    found = described(s, "build:a1_community_farm")
    assert (found["cost"], found["saved"], found["thing"]) == ({"wood": 4}, 1, "building:a1_community_farm")


@clause("Z-4.5", "Z-7.3", "Z-7.14")
def test_a_choice_names_what_it_brings() -> None:
    assert described(table(side(corn=1)), "beg:chaac")["gain"] == {"corn": 2}
    s = play(table(side("palenque3", technologies={"agriculture": 1})), "pick:palenque.3 act:palenque_3")
    assert described(s, "harvest:burn") == {
        "kind": "harvest", "harvest": "burn", "thing": "jungle:3", "gain": {"corn": 6},
    }  # fmt: skip
    assert described(s, "harvest:wood")["gain"] == {"wood": 2}
    s = play(table(side("uxmal2", gold=1)), "pick:uxmal.2 act:uxmal_2")
    assert described(s, "sell:gold") == {"kind": "sell", "block": "gold", "thing": "good:gold", "gain": {"corn": 4}}


# ---- the end -------------------------------------------------------------------------------------


@clause("Z-13.1", "Z-13.6")
@pytest.mark.parametrize(
    ("first", "second", "decided"),
    [({"points": 9}, {}, "points"), ({}, {}, "shared"), ({"workers": "chichen_itza3"}, {}, "workers-on-gears")],
)
def test_an_ending_says_what_decided(first: dict[str, Any], second: dict[str, Any], decided: str) -> None:
    sides = [well_fed(hand=3 - len(one.get("workers", "").split()), **one) for one in ({}, first, second, {})]
    sides[1]["points"] = sides[1].get("points", 0) + 50
    sides[2]["points"] = sides[2].get("points", 0) + 50
    s = after_food_day(4, *sides)
    ending = GAME.ending(s)
    assert ending.cause == "fourth-food-day"
    assert (ending.tie_break, ending.clause) == (decided, "Z-13.6")
