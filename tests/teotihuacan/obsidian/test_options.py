"""Which modules go together, and the switches of the Teotibot (X-1.1, X-1.3, X-1.10, X-1.11, X-4.1, X-10, X-15.22)."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import tonalli
from clauses import clause
from core.varieties import before_setup, begin, walk
from teotihuacan.expansion_laws import EXPANSION
from tonalli.teotihuacan.game import MODULES

pytestmark = pytest.mark.pure

NUMBERS = {number: module["option"] for number, module in EXPANSION["modules"].items() if "option" in module}
NAMES = list(NUMBERS.values())
NEEDS = {NUMBERS[number]: [NUMBERS[need] for need in EXPANSION["modules"][number]["requires"]] for number in NUMBERS}
SETS = [list(chosen) for count in range(6) for chosen in itertools.combinations(NAMES, count)]
LEGAL = [chosen for chosen in SETS if all(set(NEEDS[name]) <= set(chosen) for name in chosen)]
SWITCHES = {
    "harder_obsidian": ["obsidian"],
    "harder_court": ["obsidian", "court"],
    "harder_altars": ["obsidian", "altars"],
    "priest_s07": ["obsidian", "court", "altars"],
    "priest_s08": ["obsidian", "empire"],
}


def refusal(**options: Any) -> str:
    with pytest.raises(tonalli.OptionError) as error:
        tonalli.new("teotihuacan", **options)
    message = str(error.value)
    assert "\n" not in message
    return message


def joined(modules: list[str]) -> str:
    return "+".join(modules) or "none"


# ---- sets of modules ---------------------------------------------------------------------------------


@clause("X-1.3/1", "X-1.3/4", "X-1.3/2")
def test_nine_sets_for_several_and_eighteen_for_one() -> None:
    assert len([chosen for chosen in LEGAL if "swift_bot" not in chosen]) == 9
    assert len(LEGAL) == 18
    assert NAMES == ["obsidian", "court", "altars", "empire", "swift_bot"]
    assert [module.name for module in MODULES if module.is_chosen] == NAMES


@clause("X-1.3/1", "X-1.3/3", "X-1.3/4", "X-4.1/1", "X-4.1/2")
@pytest.mark.parametrize("modules", SETS, ids=joined)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_set_is_legal_or_refused_with_what_it_needs(modules: list[str], players: int) -> None:
    lone = players > 1 and "swift_bot" in modules
    lacking = [name for name in modules if not set(NEEDS[name]) <= set(modules)]
    if not lone and not lacking:
        assert tonalli.new("teotihuacan", players=players, modules=modules, seed=1).options["modules"] == modules
        return
    message = refusal(players=players, modules=modules)
    assert message.startswith("modules: ")
    assert repr(lacking[0]) in message and "'obsidian'" in message if lacking else "'swift_bot'" in message


@clause("X-1.3/3")
@pytest.mark.parametrize("module", ["priests", "great_discoveries", "teotibot", "M6"])
def test_unknown_modules_and_those_that_nobody_chooses_are_refused(module: str) -> None:
    assert f"modules=['{module}']" in refusal(players=2, modules=[module])


@clause("X-1.3/1")
def test_a_set_has_no_order_and_nothing_twice() -> None:
    match = tonalli.new("teotihuacan", players=2, modules=["court", "obsidian", "court"], seed=1)
    assert match.options["modules"] == ["obsidian", "court"]


@clause("X-1.3/2", "X-4.1/2")
def test_a_client_is_told_what_a_module_needs() -> None:
    shown = next(option for option in tonalli.GAMES["teotihuacan"].options if option.name == "modules").to_dict()
    assert shown["needs"] == {name: needs for name, needs in NEEDS.items() if needs}
    assert shown["players"] == {NUMBERS[n]: [1] for n in NUMBERS if EXPANSION["modules"][n]["solo_only"]}
    assert shown["excludes"]["obsidian"] == {"setup": ["first"]}


@clause("X-1.1/1", "X-1.1/2", "X-10.1/1", "X-1.2")
def test_the_base_game_alone_is_enough_and_stays_as_it_was_without_modules() -> None:
    plain = begin(7, players=3).state.to_dict()
    assert "obsidian" not in str(plain["players"])
    assert {"great_discoveries", "court", "altars", "empire"} & set(plain) == set()
    with_all = begin(7, players=3, modules=NAMES[:4]).state.to_dict()
    assert {"great_discoveries", "court", "altars", "empire"} <= set(with_all)
    assert set(plain) <= set(with_all)


# ---- setup -------------------------------------------------------------------------------------------


@clause("X-1.10/1", "X-15.22")
@pytest.mark.parametrize("modules", [chosen for chosen in LEGAL if chosen], ids=joined)
def test_the_first_games_setup_is_refused_with_all_but_the_swift_bot(modules: list[str]) -> None:
    if "obsidian" in modules:
        players = 1 if "swift_bot" in modules else 2
        message = refusal(players=players, setup="first", modules=modules)
        assert message.startswith("setup='first'")
        assert "obsidian" in message
    else:
        assert tonalli.new("teotihuacan", players=1, setup="first", modules=modules, seed=1).options["setup"] == "first"


@clause("X-1.10/2", "X-15.21/1")
@pytest.mark.parametrize("modules", [chosen for chosen in LEGAL if "swift_bot" not in chosen], ids=joined)
def test_draft_and_dark_eclipse_combine_with_every_module(modules: list[str]) -> None:
    match = begin(2, players=2, setup="draft", eclipse="dark", modules=modules)
    tonalli.playout(match.state, 2)
    assert match.state.over


# ---- switches of the Teotibot ------------------------------------------------------------------------


@clause("X-1.11/1", "X-10.1/2", "X-10.1/3")
@pytest.mark.parametrize("switch", SWITCHES)
def test_a_switch_is_off_unless_asked_for(switch: str) -> None:
    modules = SWITCHES[switch]
    plain = tonalli.new("teotihuacan", players=1, modules=modules, seed=1)
    assert plain.options["bot"].get(switch, False) is False
    asked = tonalli.new("teotihuacan", players=1, modules=modules, bot={switch: True}, seed=1)
    assert asked.options["bot"][switch] is True
    off = tonalli.new("teotihuacan", players=1, modules=modules, bot={switch: False}, seed=1)
    assert off.state.to_dict()["great_discoveries"] == plain.state.to_dict()["great_discoveries"]


@clause("X-1.11/2", "X-10.1/3")
@pytest.mark.parametrize("modules", LEGAL, ids=joined)
@pytest.mark.parametrize("switch", SWITCHES)
def test_a_switch_without_its_modules_is_refused(switch: str, modules: list[str]) -> None:
    if set(SWITCHES[switch]) <= set(modules):
        assert tonalli.new("teotihuacan", players=1, modules=modules, bot={switch: True}, seed=1)
        return
    message = refusal(players=1, modules=modules, bot={switch: True})
    assert switch in message
    missing = set(SWITCHES[switch]) - set(modules) - {"obsidian"} or {"obsidian"}
    assert any(name in message for name in missing)


@clause("X-1.11/2")
@pytest.mark.parametrize("switch", SWITCHES)
def test_among_people_no_switch_is_accepted(switch: str) -> None:
    assert "bot" in refusal(players=2, modules=SWITCHES[switch], bot={switch: True})


@clause("X-10.1/3")
def test_both_priests_together() -> None:
    bot = {"priest_s07": True, "priest_s08": True}
    match = tonalli.new("teotihuacan", players=1, modules=NAMES[:4], bot=bot, seed=1)
    assert match.options["bot"] == bot


@clause("X-1.11/1")
@pytest.mark.parametrize("value", ["yes", None, 2, [True]])
def test_a_switch_is_on_or_off(value: Any) -> None:
    assert "harder_obsidian" in refusal(players=1, modules=["obsidian"], bot={"harder_obsidian": value})


# ---- whole games -------------------------------------------------------------------------------------


@clause("X-1.3/1")
@pytest.mark.parametrize("seed", range(3))
def test_every_position_of_a_game_with_obsidian_is_read_back_and_has_no_problem(seed: int) -> None:
    for number, state in enumerate(walk(before_setup(players=2 + seed % 3, modules=["obsidian"]), seed)):
        if number % 5 == 0:
            data = state.to_dict()
            assert tonalli.from_dict("teotihuacan", data).to_dict() == data
            assert state.problems() == []


def test_a_record_with_obsidian_replays() -> None:
    """Also one against the Teotibot, with its switches."""
    for options in ({"players": 3}, {"players": 1, "bot": {"harder_obsidian": True}}):
        match = tonalli.new("teotihuacan", seed=5, modules=["obsidian"], **options)
        dealer = tonalli.Dealer(5)
        while not match.over:
            legal = match.legal()
            match.play(legal[dealer.number(len(legal))])
        again = tonalli.load(match.record().write())
        assert again.state == match.state
