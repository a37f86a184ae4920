"""Who sits where in a solo game, who decides when, and what is left to chance."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from core.varieties import before_setup
from teotihuacan.table import options, play, player, workers
from teotihuacan.teotibot.solo import BOT, HUMAN, bot, human, human_turn

pytestmark = pytest.mark.pure

SETUPS = ("standard", "first", "draft")


@clause("B-2.2/2")
@pytest.mark.parametrize("setup", SETUPS)
def test_the_human_is_player_1_and_the_bot_player_2_the_last_one(setup: str) -> None:
    match = tonalli.new("teotihuacan", players=1, seed=3, setup=setup)
    assert [side["order"] for side in match.view(None)["players"]] == [1, 2]


@clause("B-1.3/2", "B-1.8/2")
@pytest.mark.parametrize("setup", SETUPS)
def test_chance_in_the_bots_turn_is_dice_rotations_and_what_stacks_hide(setup: str) -> None:
    hidden = {"~die", "~turn", "~discovery", "~pyramid", "~decoration", "~starting"}
    seen = set()
    for seed in range(3):
        state = before_setup(players=1, setup=setup)
        dealer = tonalli.Dealer(seed)
        while not state.over:
            words = options(state)
            if state.turn > 0 and state.actor == tonalli.CHANCE:
                seen |= {word.split(":")[0] for word in words}
            state.play(dealer.pick(state))
    assert seen == hidden


@clause("B-1.8/3")
@pytest.mark.parametrize("seed", range(3))
def test_between_the_bots_roll_and_the_end_of_its_turn_nobody_decides_anything(seed: int) -> None:
    """Wages, due after the turn, are the only thing the human is asked before the next turn begins."""
    state = before_setup(players=1, setup="first")
    dealer = tonalli.Dealer(seed)
    rolls = 0
    while not state.over:
        words = options(state)
        if state.turn > 0 and state.to_dict()["active"] == BOT:
            rolls += words[0] == "~die:1"
            assert state.actor == tonalli.CHANCE or words[0] == "wages:0"
        state.play(dealer.pick(state))
    assert rolls > 20


@clause("B-3.7/2", "B-3.6")
def test_a_worker_displaced_to_a_taken_sidebar_brings_the_bot_nothing() -> None:
    areas = {"palace": "mask_1", "forest": "mask_4", "quarry": "mask_5", "gold": "mask_6", "decorations": "mask_7"}
    s = human_turn(
        bot("gold2 nobles2 construction2 forest!1"),
        human("palace1 quarry!1 gold!2 decorations!3", cocoa=1),
        discovery_tiles={"worship": areas},
    )
    before = kept(player(s, BOT))
    play(s, "move:palace.1 to:forest worship:forest.ability")
    assert "quarry!1" in workers(s, BOT)
    assert "quarry1" in workers(s, HUMAN)
    assert kept(player(s, BOT)) == before
    data = s.to_dict()
    assert data["discovery_tiles"]["worship"] == areas
    assert data["teotibot"]["discarded_tiles"] == []


def kept(side: dict[str, Any]) -> dict[str, Any]:
    """All that a side has but its workers."""
    return {field: value for field, value in side.items() if field != "workers"}
