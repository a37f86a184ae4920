"""What the engine says of choices: the thing each is about, why one is not possible, how a game ended."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings

import tonalli
from clauses import clause
from core.varieties import before_setup, begin, seeds, varieties, walk
from teotihuacan.table import SPACE, options, play, position, side, table
from tonalli import State

pytestmark = pytest.mark.pure

GAME = tonalli.GAMES["teotihuacan"]
EXPECTED = {
    "turn": ("unlock", "move"),
    "destination": ("to",),
    "choose-action": ("main", "worship"),
    "choose-technology": ("technology",),
    "choose-row": ("row",),
    "choose-tile": ("tile",),
    "choose-place": ("place",),
    "choose-decoration": ("decoration",),
    "choose-decoration-space": ("space",),
    "power-ups": ("power-up",),
    "power-up-anyone": ("power-up",),
    "claim-area-tile": ("claim",),
    "major-step": ("claim",),
    "avenue-claim": ("claim",),
    "claim-beside": ("claim",),
    "ascension-reward": ("ascend",),
    "cocoa-cost": ("pay",),
    "pay-wages": ("wages",),
    "exchange-cocoa": ("exchange",),
    "buy-temple-step": ("temple",),
    "climb-any": ("temple",),
    "choose-price": ("price",),
    "place-worker": ("start",),
    "keep-tile": ("keep",),
}
"""Kinds of actions somebody might expect at a decision, besides tiles in hand and the paid unlocking."""


def reason(state: State, word: str) -> dict[str, object] | None:
    found = GAME.why_not(state, SPACE.read(word))
    return found.to_dict() if found is not None else None


@settings(max_examples=12)
@given(varieties, seeds)
def test_there_is_a_reason_for_exactly_what_is_not_legal(variety: dict[str, Any], seed: int) -> None:
    for number, state in enumerate(walk(before_setup(**variety), seed)):
        if state.over or state.actor < 0 or number % 7:
            continue
        legal = state.legal()
        expected = (*EXPECTED.get(state.top.kind, ()), "use", "buy-unlock")
        for action in range(len(SPACE)):
            why = GAME.why_not(state, action)
            assert (why is None) == (action in legal), SPACE.write(action)
            if why is not None:
                assert why.clause.startswith(("T-", "B-", "X-"))
                foreign = "great_" in SPACE.write(action) and "obsidian" not in state.options["modules"]
                if SPACE.kind(action) in expected and not foreign:
                    assert why.reason != "other-decision", f"{SPACE.write(action)} at {state.top.kind}"


@pytest.mark.parametrize(
    ("own", "board", "word", "why"),
    [
        ({"cocoa": 0}, "quarry", "main", {"reason": "no-cocoa", "clause": "T-10.2", "cocoa": 1}),
        ({"cocoa": 9}, "alchemy", "main", {"reason": "no-gold", "clause": "T-12.2", "gold": 1}),
        ({"cocoa": 9}, "nobles", "main", {"reason": "no-wood", "clause": "T-13.1", "wood": 2}),
        ({"cocoa": 9}, "construction", "main", {"reason": "no-stone", "clause": "T-15.3", "stone": 2}),
        ({"cocoa": 9}, "decorations", "main", {"reason": "no-gold", "clause": "T-14.1", "gold": 3}),
        ({"cocoa": 9}, "palace", "main", {"reason": "no-main-action", "clause": "T-10.8"}),
        (
            {"cocoa": 9},
            "quarry",
            "worship:forest.ability",
            {"reason": "other-board", "clause": "T-7.1", "board": "forest"},
        ),
        ({"cocoa": 0}, "quarry", "worship:quarry.ability", {"reason": "no-cocoa", "clause": "T-7.3", "cocoa": 1}),
        ({"cocoa": 0}, "quarry", "worship:quarry.tile", {"reason": "no-tile", "clause": "T-7.4"}),
        ({"cocoa": 0}, "quarry", "use:vp_4", {"reason": "not-in-hand", "clause": "T-8.4"}),
        ({"cocoa": 0}, "quarry", "buy-unlock", {"reason": "nothing-locked", "clause": "T-4.10"}),
        ({"discovery_tiles": ["move_two"]}, "quarry", "use:move_two", {"reason": "not-now", "clause": "T-8.15"}),
        ({"discovery_tiles": ["mask_1"]}, "quarry", "use:mask_1", {"reason": "mask", "clause": "T-8.5"}),
        (
            {"cocoa": 9},
            "quarry",
            "row:top",
            {"reason": "other-decision", "clause": "T-1.14", "decision": "choose-action"},
        ),
    ],
)
@clause("T-10.2", "T-10.4", "T-7.1", "T-7.3", "T-8.5")
def test_why_not_on_a_board(own: dict[str, Any], board: str, word: str, why: dict[str, object]) -> None:
    tiles = [*own.pop("discovery_tiles", []), "move_anywhere"]
    s = table(
        side("gold1 gold1 gold1", discovery_tiles=tiles, **own),
        side("quarry!1 quarry1 palace1"),
        neutral_workers={"yellow": ["palace"]},
    )
    play(s, f"use:move_anywhere move:gold.1 to:{board}")
    assert reason(s, word) == why


@clause("T-12.1", "T-12.3", "T-12.2")
def test_why_not_a_technology() -> None:
    s = table(side("gold1 palace1 palace1", gold=1, cocoa=1, technologies=["01"]), side("nobles1 nobles1 nobles1"))
    play(s, "move:gold.1 to:alchemy main")
    assert reason(s, "technology:03") is None
    assert reason(s, "technology:01") == {"reason": "already-yours", "clause": "T-12.1"}
    assert reason(s, "technology:07") == {"reason": "too-few-workers", "clause": "T-12.3", "workers": 2}
    assert reason(s, "technology:17") == {"reason": "not-on-the-board", "clause": "T-12.1"}


@clause("T-15.2", "T-15.1")
def test_why_not_a_place_or_a_tile() -> None:
    s = table(side("gold1 palace1 palace1", stone=2), side("nobles1 nobles1 nobles1"))
    play(s, "move:gold.1 to:construction main")
    assert reason(s, "tile:00") == {"reason": "not-on-display", "clause": "T-15.1"}
    play(s, "tile:12")
    assert reason(s, "place:200") == {"reason": "no-support", "clause": "T-15.2"}


@clause("T-5.1", "T-4.4")
def test_why_not_there() -> None:
    s = table(side("forest1 palace1 palace1"), side())
    assert reason(s, "unlock") == {"reason": "nothing-locked", "clause": "T-4.4"}
    assert reason(s, "move:gold.1") == {"reason": "no-worker", "clause": "T-5.1"}
    play(s, "move:forest.1")
    assert reason(s, "to:alchemy") == {"reason": "too-far", "clause": "T-5.1", "distance": 4, "most": 3}


def test_a_match_says_it_for_words_and_numbers() -> None:
    match = begin(1, players=2, setup="first")
    assert match.why_not(match.legal()[0]) is None
    why = match.why_not("row:top")
    assert why is not None
    assert why.reason == "other-decision"
    with pytest.raises(tonalli.IllegalAction):
        match.why_not("dance")


@pytest.mark.parametrize(
    ("words", "action", "thing"),
    [
        ("", "move:forest.3", "worker:0:forest:3"),
        ("move:forest.3", "to:quarry", "board:quarry"),
        ("move:forest.3 to:quarry", "main", "main:quarry"),
        ("move:forest.3 to:quarry", "worship:quarry.both", "space:quarry"),
        ("move:forest.3 to:quarry worship:quarry.tile", "claim:mask_4", "area:quarry"),
        ("move:forest.3 to:quarry", "use:vp_4", "tile:0:vp_4"),
        ("move:forest.3 to:quarry main pass", "power-up:quarry.3", "worker:0:quarry:3"),
    ],
)
def test_the_thing_a_choice_is_about(words: str, action: str, thing: str) -> None:
    s = table(
        side("forest3 palace1 palace1", cocoa=5, wood=1, discovery_tiles=["vp_4"]),
        side("nobles1 nobles1 nobles1"),
        discovery_tiles={"worship": {"quarry": "mask_4"}},
    )
    play(s, words)
    assert action in options(s)
    assert GAME.describe(s, SPACE.read(action))["thing"] == thing
    assert "thing" not in GAME.describe(s, SPACE.read("pass"))


@settings(max_examples=6)
@given(varieties, seeds)
def test_every_legal_action_can_be_described(variety: dict[str, Any], seed: int) -> None:
    for state in walk(before_setup(**variety), seed):
        for action in state.legal():
            assert GAME.describe(state, action)["kind"] == SPACE.kind(action)


@clause("T-20.1", "T-20.2", "T-22.5", "T-18.7")
@pytest.mark.parametrize(
    ("points", "cocoa", "eclipse", "tie_break", "why"),
    [
        ((9, 8), (0, 5), "standard", "points", "T-20.2"),
        ((9, 9), (4, 5), "standard", "cocoa", "T-20.2"),
        ((9, 9), (5, 5), "standard", "order", "T-20.2"),
        ((9, 9), (5, 5), "dark", "order", "T-22.5"),
    ],
)
def test_how_a_game_ended(
    points: tuple[int, int], cocoa: tuple[int, int], eclipse: str, tie_break: str, why: str
) -> None:
    sides = [side(points=points[seat], cocoa=cocoa[seat]) for seat in range(2)]
    data = position(*sides, eclipse=eclipse)
    over: dict[str, object] = {
        "turn": 99,
        "active": None,
        "pending": [],
        "calendar": {"light": 8, "dark": 8, "eclipses": 3},
    }
    state = tonalli.from_dict("teotihuacan", {**data, **over})
    assert GAME.ending(state).to_dict() == {"cause": "eclipse", "tie_break": tie_break, "clause": why}


@clause("B-10.1", "T-20.1")
@settings(max_examples=4)
@given(seeds)
def test_how_a_game_against_the_opponent_ended(seed: int) -> None:
    *_, state = walk(before_setup(players=1), seed)
    human, bot = state.scores()
    ended = GAME.ending(state)
    assert ended.tie_break == ("won" if human > bot else "tied" if human == bot else "lost")
    assert ended.clause == "B-10.1"
