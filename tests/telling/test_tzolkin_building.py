"""How building is put in Tzolk'in: what is paid, what it brings, what monuments are worth."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from telling.tzolkin_table import asked, notes, options
from tzolkin.table import play, side, table

NO_LEVELS = {"agriculture": 0, "resource_extraction": 0, "architecture": 0, "theology": 0}


@clause("Z-8.5", "Z-8.6", "Z-7.16")
def test_buildings_tell_what_is_paid_and_what_they_bring() -> None:
    ana = side("tikal2 uxmal4", wood=2, stone=1, corn=6, technologies={**NO_LEVELS, "architecture": 3})
    state = play(table(ana), "pick:tikal.2 act:tikal_2")
    assert asked(state) == "Which building do you build?"
    shown = options(state)
    assert shown["build:a1_single_farm"] == 'Build "Single farm"  1 worker needs 2 corn less, +2 VP, +1 corn'
    assert shown["build:a1_extraction_gold"] == (
        'Build "Extraction + gold"  −2 blocks, +2 VP, +1 corn, +1 step in Resource Extraction, +1 gold'
    )
    play(state, "build:a1_extraction_gold")
    assert asked(state) == "Architecture: which block do you not pay?"
    assert options(state)["drop:wood"] == "Leave out 1 wood  −1 wood, −1 stone"
    state = play(table(ana), "pick:uxmal.4 act:uxmal_4")
    assert asked(state) == "Which building do you build, for 2 corn a block?"
    assert options(state)["build:a1_extraction_gold"].startswith('Build "Extraction + gold"  −4 corn, ')


@clause("Z-10.1", "Z-7.16")
@pytest.mark.parametrize(
    ("stock", "note"),
    [
        ({"wood": 1, "corn": 2}, "You could pay it, in blocks or, with Uxmal 4, in corn."),
        ({"wood": 1, "corn": 1}, "You could pay it in blocks."),
        ({"stone": 1, "corn": 2}, "You could pay it in corn, with Uxmal 4."),
        ({"stone": 1, "corn": 1}, "You could not pay it now."),
    ],
)
def test_buildings_on_display_say_whether_they_could_be_paid(stock: dict[str, Any], note: str) -> None:
    assert notes(table(side(**stock)), "building:a1_single_farm")[0] == note


@clause("Z-10.3")
def test_a_building_tells_all_its_effects_before_they_are_decided() -> None:
    ana = side("tikal2", corn=3, wood=3, stone=3, gold=3)
    state = play(table(ana, calendar={"age": 2, "food_days": 2, "day": 15}), "pick:tikal.2 act:tikal_2")
    shown = options(state)
    assert shown["build:a2_any_tech_stone"].endswith("+1 step in any technology, +1 stone")
    assert shown["build:a2_mirror"].endswith("−2 wood, −1 stone, −1 gold, may mirror an action, +2 VP")
    assert shown["build:a2_worker"].endswith("+1 worker, +6 VP")
    play(state, "build:a2_any_tech_stone")
    assert options(state)["technology:theology"] == (
        "Theology, level 1: Chichen Itza: the action one ahead  +1 step in Theology"
    )


@clause("Z-8.10")
def test_architecture_is_told_with_the_choice_when_it_applies() -> None:
    ana = side("tikal4", wood=4, stone=1, technologies={**NO_LEVELS, "architecture": 2})
    state = play(table(ana), "pick:tikal.4 act:tikal_4")
    single = 'Build "Single farm"  −1 wood, 1 worker needs 2 corn less, may build one more'
    assert options(state)["build:a1_single_farm"] == single
    play(state, "build:a1_single_farm")
    assert asked(state) == "Does Architecture apply to this building, or to a second one?"
    shown = options(state)
    assert shown["architecture:now"].startswith("To this building (Single farm)  −1 wood, ")
    assert "+2 VP, +1 corn" in shown["architecture:now"]
    assert "VP" not in shown["architecture:later"]


@clause("Z-10.9")
def test_monuments_tell_what_they_are_worth_now() -> None:
    state = play(table(side("tikal4", hand=4, wood=3, gold=3)), "pick:tikal.4 act:tikal_4")
    assert options(state)["monument:mon_workers"] == (
        'Build the monument "Workers": 6, 12, 18 VP for 4, 5, 6 workers in play'
        "  −3 wood, −3 gold, now worth 12 VP at the end"
    )
    assert notes(state, "monument:mon_workers") == ["Worth 12 VP to you if it were scored now."]
