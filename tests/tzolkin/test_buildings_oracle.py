"""What can be built, and for how much, worked out a second time from the facts in whole games."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from tonalli import State
from tzolkin.facts import BLOCKS, BUILDINGS, FACTS, MONUMENTS
from tzolkin.laws import SPACE
from tzolkin.styles import Choose, eager, thoughtful

pytestmark = pytest.mark.pure

PLAYERS = (2, 3, 4)


def payments(cost: dict[str, int], saved: bool) -> list[dict[str, int]]:
    """Every way to pay the blocks of a building."""
    if not saved:
        return [cost]
    return [{**cost, block: cost[block] - 1} for block in BLOCKS if cost.get(block, 0) > 0]


def affordable(side: dict[str, Any], building: str, in_corn: bool, helped: bool) -> bool:
    """Z-10.2, Z-8.6, Z-7.16."""
    cost = BUILDINGS[building]["cost"]
    saved = helped and side["technologies"]["architecture"] == 3
    if in_corn:
        price = sum(cost.values()) * FACTS["gears"]["uxmal"]["spaces"][4]["corn_per_block"]
        return bool(side["corn"] >= price - (2 if saved else 0))
    return any(all(side[block] >= due for block, due in one.items()) for one in payments(cost, saved))


def expected(data: dict[str, Any]) -> set[str] | None:
    """What a pending construction should offer; None for any other decision."""
    top = data["pending"][-1]
    if top["step"] not in ("build", "build-two"):
        return None
    side = data["players"][top["seat"]]
    two = top["step"] == "build-two"
    in_corn, helped = (False, True) if two else (bool(top["in_corn"]), bool(top["helped"]))
    words = {f"build:{name}" for name in data["buildings"] if name and affordable(side, name, in_corn, helped)}
    if two:
        for name in data["monuments"]:
            if name and all(side[good] >= due for good, due in MONUMENTS[name]["cost"].items()):
                words.add(f"monument:{name}")
    elif top["optional"]:
        words.add("pass")
    return words


def met(state: State, chooser: list[Choose], seed: int) -> int:
    """Play to the end and compare every construction; returns how many there were."""
    dealer = tonalli.Dealer(seed)
    count = 0
    while not state.over:
        if state.actor == tonalli.CHANCE:
            dealer.answer(state)
            continue
        words = {SPACE.write(action) for action in state.legal()}
        offered = any(word.startswith(("build:", "monument:")) for word in words)
        wanted = expected(state.to_dict()) if offered else None
        if wanted is not None:
            assert words == wanted
            count += 1
        state.play(chooser[state.actor](state))
    return count


@clause("Z-10.1/1", "Z-10.2", "Z-10.4/2", "Z-10.9/1", "Z-8.5/1", "Z-8.6/1", "Z-8.6/2", "Z-7.16/1")
@pytest.mark.parametrize("seed", range(9))
def test_constructions_offer_exactly_what_can_be_paid(seed: int) -> None:
    players = PLAYERS[seed % 3]
    game = tonalli.GAMES["tzolkin"]
    state = game.begin(game.check({"players": players}))
    styles = ["architect", "builder", "king"]
    choosers = [thoughtful(seed, styles[(seed + seat) % 3], 2) if seat < 2 else eager(seed) for seat in range(players)]
    assert met(state, choosers, seed) > 0
