"""What a client is told to draw is what is printed."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tonalli
from teotihuacan.facts import FACTS

GAME = tonalli.GAMES["teotihuacan"]
SHOWN = GAME.figures()


def test_figures_are_plain_data() -> None:
    assert json.loads(json.dumps(SHOWN)) == json.loads(json.dumps(GAME.figures()))


@pytest.mark.parametrize("fact", FACTS["technologies"], ids=lambda fact: str(fact["id"]))
def test_technologies_show_what_they_give(fact: dict[str, Any]) -> None:
    shown = SHOWN["technologies"][f"{fact['number']:02}"]
    effect = dict(fact["effect"])
    assert shown["gold"] == fact["price_gold"]
    assert shown["costs"].get("cocoa", 0) == effect.pop("pay_cocoa", 0)
    effect.pop("discount_wood_or_stone", None)
    words = {"vp": "points", "extra_worker": "worker"}
    assert shown["gives"] == {words.get(name, name): amount for name, amount in effect.items()}


@pytest.mark.parametrize("fact", FACTS["royal_tiles"], ids=lambda fact: str(fact["id"]))
def test_royal_tiles_show_what_they_do(fact: dict[str, Any]) -> None:
    shown = SHOWN["royals"][f"{fact['category']}{fact['number']:02}"]
    effect = fact["effect"]
    assert shown.get("costs", {}) == effect.get("pay", {})
    if "vp_each" in effect:
        assert shown["gives"] == {"points": effect["vp_each"]}
        assert shown["most"] == (1 if "P + 1" in effect["count"] else 0)
    elif "gain" in effect:
        assert shown["gives"] == effect["gain"]
        assert shown["most"] == {"power": 0, "power_minus_1": -1}[effect["times"]]
    else:
        amount = effect.get("gain_cocoa", effect.get("gain_any_resource"))
        assert list(shown["gives"].values()) == [amount.replace("P", "power").replace(" ", "")]


@pytest.mark.parametrize("fact", FACTS["temple_bonus_tiles"], ids=lambda fact: str(fact["id"]))
def test_bonus_tiles_show_their_points(fact: dict[str, Any]) -> None:
    shown = SHOWN["bonuses"][fact["id"].removeprefix("bonus_")]
    points = fact.get("vp", fact.get("vp_each", fact.get("vp_power_1_to_3")))
    assert shown.get("points") == points
    assert shown.get("strong") == fact.get("vp_power_4_to_5")


@pytest.mark.parametrize("fact", FACTS["boards"], ids=lambda fact: str(fact["id"]))
def test_worship_spaces_show_their_temple(fact: dict[str, Any]) -> None:
    spaces = [space for space in SHOWN["spaces"].values() if space["board"] == fact["id"]]
    assert len(spaces) == fact["worship_spaces"]
    for space in spaces:
        assert (space["gives"] or "royal_tile") == fact["worship_ability"]
