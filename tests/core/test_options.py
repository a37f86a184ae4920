"""Options: the same arguments give the same match, wrong ones one clear line."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from core.varieties import VARIETIES, begin, name_of, play_on, sides_of

pytestmark = pytest.mark.pure

ALLOWED = {"players": "2, 3, 4", "setup": "standard, first, draft", "eclipse": "standard, dark"}


@clause("T-22.8")
@pytest.mark.parametrize("variety", VARIETIES, ids=name_of)
def test_every_setup_goes_with_every_eclipse_and_number_of_players(variety: dict[str, Any]) -> None:
    match = begin(1, **variety)
    assert len(match.scores()) == sides_of(variety)
    assert {**match.options, **variety} == match.options


@pytest.mark.parametrize("variety", VARIETIES, ids=name_of)
def test_the_same_arguments_give_the_same_match(variety: dict[str, Any]) -> None:
    assert play_on(begin(99, **variety), 3, 60) == play_on(begin(99, **variety), 3, 60)


def test_another_seed_gives_another_match() -> None:
    assert begin(1) != begin(2)


def test_without_a_seed_matches_differ() -> None:
    assert tonalli.new("teotihuacan", players=4) != tonalli.new("teotihuacan", players=4)


def test_what_is_left_out_is_the_standard() -> None:
    match = tonalli.new("teotihuacan", players=2, seed=1)
    assert match.options == {"players": 2, "setup": "standard", "eclipse": "standard", "modules": []}


@pytest.mark.parametrize(
    ("option", "value"),
    [
        *[("players", value) for value in (0, 5, -1, 100, True, "2", 2.0, None, [2], {"players": 2})],
        *[("setup", value) for value in ("", "Standard", "drafts", 0, True, None, ["draft"], b"draft")],
        *[("eclipse", value) for value in ("", "light", 1, False, None, {"dark"})],
    ],
    ids=repr,
)
def test_a_bad_value_is_refused_with_option_value_and_what_is_allowed(option: str, value: Any) -> None:
    with pytest.raises(tonalli.OptionError) as refusal:
        tonalli.new("teotihuacan", **{"players": 2, option: value})
    message = str(refusal.value)
    assert message.startswith(f"{option}={value!r}")
    assert ALLOWED[option] in message
    assert "\n" not in message


@pytest.mark.parametrize(
    "value", ["obsidian", None, 3, ["no_such_module"], [["obsidian"]], {"obsidian": True}], ids=repr
)
def test_modules_are_a_list_of_known_modules(value: Any) -> None:
    with pytest.raises(tonalli.OptionError, match="modules=") as refusal:
        tonalli.new("teotihuacan", players=2, modules=value)
    assert repr(value) in str(refusal.value)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize("value", ["7", 1.5, True, [1], b"x"], ids=repr)
def test_a_seed_is_a_whole_number(value: Any) -> None:
    with pytest.raises(tonalli.OptionError, match="seed=") as refusal:
        tonalli.new("teotihuacan", players=2, seed=value)
    assert repr(value) in str(refusal.value)


@pytest.mark.parametrize("seed", [-5, 0, 1 << 62, 1 << 200])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    assert begin(seed) == begin(seed)


@pytest.mark.parametrize("game", ["chess", "", "Teotihuacan", None, 3, ["teotihuacan"]], ids=repr)
def test_an_unknown_game_is_refused_with_those_known(game: Any) -> None:
    for ask in (lambda: tonalli.new(game, players=2), lambda: tonalli.from_dict(game, {})):
        with pytest.raises(tonalli.OptionError, match="teotihuacan") as refusal:
            ask()
        assert repr(game) in str(refusal.value)


def test_an_unknown_option_is_refused_with_those_known() -> None:
    with pytest.raises(tonalli.OptionError, match=r"colour='red'.*players, setup, eclipse, modules"):
        tonalli.new("teotihuacan", players=2, colour="red")


@pytest.mark.parametrize("seats", ["Ann", ["Ann"], ["Ann", "Bob", "Cy"], ["Ann", 3], [None, None], 2], ids=repr)
def test_seats_are_one_name_a_player(seats: Any) -> None:
    with pytest.raises(tonalli.OptionError, match="seats="):
        tonalli.new("teotihuacan", players=2, seats=seats)


def test_an_option_error_is_a_value_error() -> None:
    with pytest.raises(ValueError, match="players"):
        tonalli.new("teotihuacan", players=9)
