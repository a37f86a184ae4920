"""The bot's settings (B-11)."""

from __future__ import annotations

from collections import ChainMap, OrderedDict, UserDict
from collections.abc import Callable
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

import tonalli
from clauses import clause
from core.varieties import begin
from teotihuacan.table import play, player
from teotihuacan.teotibot.solo import BOT, FIRST_STEPS, act, bot, goods, human, points, told

pytestmark = pytest.mark.pure

KNOBS: dict[str, tuple[int, list[int]]] = {
    "worker_power_gold": (2, [1, 2, 3]),
    "worker_power_nobles": (2, [1, 2, 3]),
    "worker_power_construction": (2, [1, 2, 3]),
    "start_gold": (2, [1, 2, 3]),
    "start_stone": (2, [1, 2, 3]),
    "start_wood": (2, [1, 2, 3]),
    "vp_per_exchange": (3, [1, 2, 3, 4, 5]),
    "worship_step_change": (0, [-1, 0, 1]),
    "vp_per_temple_bonus": (15, [5, 10, 15, 20, 25]),
    "vp_per_technology": (2, [0, 1, 2, 3, 4]),
}
"""Default and allowed values, as the table of B-11 prints them."""


def start(**knobs: int) -> dict[str, Any]:
    """The bot at the start of a game."""
    side: dict[str, Any] = begin(1, players=1, bot=knobs).state.to_dict()["players"][BOT]
    return side


@clause("B-11.1", "B-11.7/1", "B-11.7/2")
@pytest.mark.parametrize("power", [1, 2, 3])
@pytest.mark.parametrize(("board", "die"), [("gold", 0), ("nobles", 1), ("construction", 2)])
def test_each_unlocked_worker_starts_with_the_power_chosen_for_it_alone(board: str, die: int, power: int) -> None:
    powers = [2, 2, 2, 1]
    powers[die] = power
    side = start(**{f"worker_power_{board}": power})
    assert [worker["power"] for worker in side["workers"]] == powers
    assert side["workers"][die]["board"] == board


@clause("B-11.2", "B-11.8")
@pytest.mark.parametrize("amount", [1, 2, 3])
@pytest.mark.parametrize("good", ["gold", "stone", "wood"])
def test_each_resource_starts_with_the_amount_chosen_for_it_alone(good: str, amount: int) -> None:
    side = start(**{f"start_{good}": amount})
    assert {name: side[name] for name in ("gold", "stone", "wood")} == {
        **{"gold": 2, "stone": 2, "wood": 2}, good: amount,
    }  # fmt: skip


@clause("B-11.3")
@pytest.mark.parametrize("scored", [1, 2, 3, 4, 5])
def test_points_for_10_cocoa(scored: int) -> None:
    s = act("mask_collection", bot(cocoa=5), knobs={"vp_per_exchange": scored})
    assert points(s) == scored
    assert goods(s)["cocoa"] == 0


@clause("B-11.4", "B-11.9")
@pytest.mark.parametrize("change", [-1, 0, 1])
@pytest.mark.parametrize(("start_", "temple", "steps"), [("decorations", "red", 2), ("gold", "blue", 3)])
def test_the_change_applies_to_both_cases_of_worship(start_: str, temple: str, steps: int, change: int) -> None:
    s = act("worship", bot(f"alchemy2 nobles2 construction2 {start_}!1"), knobs={"worship_step_change": change})
    assert player(s, BOT)["temples"] == {**FIRST_STEPS, temple: 1 + steps + change}


@clause("B-11.5", "B-11.6")
@pytest.mark.parametrize(("knob", "count"), [("vp_per_temple_bonus", 2), ("vp_per_technology", 3)])
def test_points_at_the_end(knob: str, count: int) -> None:
    for value in KNOBS[knob][1]:
        totals = []
        for chosen in (value, KNOBS[knob][0]):
            s = act(
                "mask_collection",
                bot(technologies=["01", "03", "05"], temples={"blue": 1, "red": 10, "green": 11}),
                human("forest!1 palace1 palace1"),
                knobs={knob: chosen},
                calendar={"light": 8, "dark": 8, "eclipses": 2, "turns_left": 1},
            )
            play(s, "wages:0")
            assert s.over
            totals.append(points(s))
        assert totals[0] - totals[1] == count * (value - KNOBS[knob][0])


@clause("B-11.10", "B-11.11/1")
def test_the_settings_have_these_names_defaults_and_values_and_there_are_no_levels() -> None:
    options = {option.name: option.to_dict() for option in tonalli.GAMES["teotihuacan"].options}
    assert options["bot"]["default"] == {}
    own = {name: setting for name, setting in options["bot"]["settings"].items() if not setting["needs"]}
    assert own == {
        name: {"default": default, "allowed": allowed, "needs": []} for name, (default, allowed) in KNOBS.items()
    }
    assert not {"level", "difficulty"} & set(options)


@clause("B-11.11/1")
@pytest.mark.parametrize("knob", list(KNOBS))
def test_every_allowed_value_is_taken_and_others_are_refused_in_one_line(knob: str) -> None:
    allowed = KNOBS[knob][1]
    for value in allowed:
        match = tonalli.new("teotihuacan", players=1, seed=1, bot={knob: value})
        assert match.options["bot"] == {knob: value}
    wrong: list[Any] = [min(allowed) - 1, max(allowed) + 1, str(allowed[0]), True, None, float(allowed[-1]), 99, [2]]
    for value in wrong:
        with pytest.raises(tonalli.OptionError) as refusal:
            tonalli.new("teotihuacan", players=1, seed=1, bot={knob: value})
        message = str(refusal.value)
        assert "\n" not in message
        assert f"{knob}={value!r}" in message
        assert ", ".join(str(number) for number in allowed) in message


@clause("B-11.11/1")
@pytest.mark.parametrize(
    "value", [None, 3, "hard", ["start_gold"], {"level": 1}, {"start_gold": 2, "Start_gold": 2}, {1: 2}], ids=repr
)
def test_anything_but_a_mapping_of_settings_is_refused(value: Any) -> None:
    with pytest.raises(tonalli.OptionError) as refusal:
        tonalli.new("teotihuacan", players=1, seed=1, bot=value)
    message = str(refusal.value)
    assert message.startswith("bot=")
    assert "start_gold" in message
    assert "\n" not in message


@clause("B-11.11/1")
@pytest.mark.parametrize("kind", [dict, MappingProxyType, UserDict, ChainMap, OrderedDict])
def test_settings_may_come_in_any_mapping_and_are_kept_as_plain_data(kind: Callable[..., Any]) -> None:
    given = kind({"vp_per_technology": 4, "start_gold": 3})
    match = tonalli.new("teotihuacan", players=1, seed=1, bot=given)
    assert type(match.options["bot"]) is dict
    assert list(match.options["bot"].items()) == [("start_gold", 3), ("vp_per_technology", 4)]
    assert match.state.to_dict()["players"][BOT]["gold"] == 3
    assert match == tonalli.new("teotihuacan", players=1, seed=1, bot=dict(given))
    with pytest.raises(tonalli.OptionError, match="start_gold=9"):
        tonalli.new("teotihuacan", players=1, seed=1, bot=kind({"start_gold": 9}))


@clause("B-1.1/1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_settings_of_the_bot_are_refused_without_it(players: int) -> None:
    with pytest.raises(tonalli.OptionError, match=r"^bot=.*players=1$"):
        tonalli.new("teotihuacan", players=players, seed=1, bot={"start_gold": 2})
    assert "bot" not in tonalli.new("teotihuacan", players=players, seed=1).options


@clause("B-11.12", "B-4.5/2")
def test_with_more_worship_steps_the_bot_may_hold_20_cocoa_and_still_exchanges_once() -> None:
    s = act(
        "worship",
        bot("alchemy2 nobles2 construction2 forest!1", cocoa=14, temples={"blue": 1, "red": 1, "green": 5}),
        knobs={"worship_step_change": 1},
    )
    gained = sum(event.number("amount") for event in told(s, "gain") if event.text("good") == "cocoa")
    assert 14 + gained >= 20
    assert goods(s)["cocoa"] == 14 + gained - 10
    assert [event.number("points") for event in told(s, "score") if event.why == "B-4.5"] == [3]


@clause("B-11.11/1")
def test_the_page_for_players_lists_every_setting_with_its_values_and_its_default() -> None:
    page = Path(__file__).parents[3] / "docs" / "teotibot.md"
    rows = [line.split("|") for line in page.read_text(encoding="utf-8").splitlines() if line.startswith("| `")]
    listed = {
        name.strip(" `"): (int(row[4]), [int(value) for value in row[3].split(",")])
        for row in rows
        if len(row) == 6 and "B-11" in row[2]
        for name in row[1].split(",")
    }
    assert listed == KNOBS
