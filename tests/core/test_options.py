"""Options: the same arguments give the same match, wrong ones one clear line."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from core.varieties import TABLES, begin, each_game, name_of, play_on, sides_of

pytestmark = pytest.mark.pure

ALLOWED = {
    "teotihuacan": {"players": "1, 2, 3, 4", "setup": "standard, first, draft", "eclipse": "standard, dark"},
    "tzolkin": {"players": "2, 3, 4"},
}
STANDARD = {
    "teotihuacan": {"players": 2, "setup": "standard", "eclipse": "standard", "modules": []},
    "tzolkin": {"players": 2, "modules": []},
}


@clause("T-22.8")
@pytest.mark.parametrize("variety", TABLES, ids=name_of)
def test_every_setup_goes_with_every_eclipse_and_number_of_players(variety: dict[str, Any]) -> None:
    match = begin(1, **variety)
    assert len(match.scores()) == sides_of(variety)
    options = {name: value for name, value in variety.items() if name != "game"}
    assert (match.game.name, {**match.options, **options}) == (variety["game"], match.options)


@pytest.mark.parametrize("variety", TABLES, ids=name_of)
def test_the_same_arguments_give_the_same_match(variety: dict[str, Any]) -> None:
    assert play_on(begin(99, **variety), 3, 60) == play_on(begin(99, **variety), 3, 60)


@each_game
def test_another_seed_gives_another_match(game: str) -> None:
    assert begin(1, game) != begin(2, game)


@each_game
def test_without_a_seed_matches_differ(game: str) -> None:
    assert tonalli.new(game, players=4) != tonalli.new(game, players=4)


@each_game
def test_what_is_left_out_is_the_standard(game: str) -> None:
    assert tonalli.new(game, players=2, seed=1).options == STANDARD[game]


@pytest.mark.parametrize(
    ("game", "option", "value"),
    [
        *[("teotihuacan", "players", value) for value in (0, 5, -1, 100, True, "2", 2.0, None, [2], {"players": 2})],
        *[("teotihuacan", "setup", value) for value in ("", "Standard", "drafts", 0, True, None, ["draft"], b"draft")],
        *[("teotihuacan", "eclipse", value) for value in ("", "light", 1, False, None, {"dark"})],
        *[("tzolkin", "players", value) for value in (0, 1, 6, -1, 100, True, "2", 2.0, None, [2], {"players": 2})],
    ],
    ids=repr,
)
def test_a_bad_value_is_refused_with_option_value_and_what_is_allowed(game: str, option: str, value: Any) -> None:
    with pytest.raises(tonalli.OptionError) as refusal:
        tonalli.new(game, **{"players": 2, option: value})
    message = str(refusal.value)
    assert message.startswith(f"{option}={value!r}")
    assert ALLOWED[game][option] in message
    assert "\n" not in message


@pytest.mark.parametrize(
    "value", ["obsidian", None, 3, ["no_such_module"], [["obsidian"]], {"obsidian": True}], ids=repr
)
@each_game
def test_modules_are_a_list_of_known_modules(game: str, value: Any) -> None:
    with pytest.raises(tonalli.OptionError, match="modules=") as refusal:
        tonalli.new(game, players=2, modules=value)
    assert repr(value) in str(refusal.value)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize("value", ["7", 1.5, True, [1], b"x"], ids=repr)
@each_game
def test_a_seed_is_a_whole_number(game: str, value: Any) -> None:
    with pytest.raises(tonalli.OptionError, match="seed=") as refusal:
        tonalli.new(game, players=2, seed=value)
    assert repr(value) in str(refusal.value)


@pytest.mark.parametrize("seed", [-5, 0, 1 << 62, 1 << 200])
@each_game
def test_any_whole_number_is_a_seed(game: str, seed: int) -> None:
    assert begin(seed, game) == begin(seed, game)


@pytest.mark.parametrize("game", ["chess", "", "Teotihuacan", None, 3, ["teotihuacan"]], ids=repr)
def test_an_unknown_game_is_refused_with_those_known(game: Any) -> None:
    for ask in (lambda: tonalli.new(game, players=2), lambda: tonalli.from_dict(game, {})):
        with pytest.raises(tonalli.OptionError, match="teotihuacan, tzolkin") as refusal:
            ask()
        assert repr(game) in str(refusal.value)


@each_game
def test_an_unknown_option_is_refused_with_those_known(game: str) -> None:
    with pytest.raises(tonalli.OptionError, match=rf"colour='red'.*{', '.join(STANDARD[game])}"):
        tonalli.new(game, players=2, colour="red")


@pytest.mark.parametrize("option", ["setup", "eclipse", "bot"])
def test_an_option_of_one_game_is_none_of_the_other(option: str) -> None:
    with pytest.raises(tonalli.OptionError, match=rf"{option}='standard': tzolkin has no such option"):
        begin(1, "tzolkin", **{option: "standard"})


@pytest.mark.parametrize("seats", ["Ann", ["Ann"], ["Ann", "Bob", "Cy"], ["Ann", 3], [None, None], 2], ids=repr)
@each_game
def test_seats_are_one_name_a_player(game: str, seats: Any) -> None:
    with pytest.raises(tonalli.OptionError, match="seats="):
        tonalli.new(game, players=2, seats=seats)


@each_game
def test_an_option_error_is_a_value_error(game: str) -> None:
    with pytest.raises(ValueError, match="players"):
        tonalli.new(game, players=9)
