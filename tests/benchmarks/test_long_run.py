"""The long run counts what breaks."""

from __future__ import annotations

import pytest

import long_run
from tonalli.teotihuacan.modules.teotibot.knobs import KNOBS


def test_a_game_is_played_with_all_laws_checked() -> None:
    assert long_run.play(5, 10) > 200


@pytest.mark.parametrize(
    ("only", "kinds", "players"),
    [
        ("all", 652, {1, 2, 3, 4, 5}),
        ("expansion", 684, {1, 2, 3, 4}),
        ("teotihuacan", 84, {1, 2, 3, 4}),
        ("shared", 36, {2, 3, 4}),
        ("solo", 48, {1}),
        ("drawn", 12, {1}),
        ("tzolkin", 6, {2, 3, 4}),
        ("tribes", 159, {2, 3, 4, 5}),
    ],
)
def test_the_kinds_of_game_take_turns(only: str, kinds: int, players: set[int]) -> None:
    named = [long_run.name_of(number, only) for number in range(len(long_run.KINDS[only]))]
    drawn = [{**name, "number": 0, "bot": "drawn"} if only == "drawn" else {**name, "number": 0} for name in named]
    assert len({str(name) for name in drawn}) == kinds
    assert {name["players"] for name in named} == players


def test_settings_are_drawn_anew_for_every_game() -> None:
    drawn = [long_run.name_of(number, "drawn")["bot"] for number in range(200)]
    for name, setting in KNOBS.items():
        assert {knobs[name] for knobs in drawn} == set(setting.allowed)


def test_a_solo_game_is_played_with_all_laws_checked() -> None:
    assert long_run.play(3, 10, "drawn") > 200


def test_what_modules_bring_about_is_counted() -> None:
    before = sum(long_run.NOTICED.values())
    long_run.play(3 * 52 + 2, 50, "tribes", counted=True)
    assert sum(long_run.NOTICED.values()) > before + 20


def test_games_without_a_fault_end_well(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["long_run.py", "--games", "2", "--every", "50"])
    assert long_run.main() == 0
    assert capsys.readouterr().out.endswith("\n2 games, 0 broken\n")


def test_a_broken_game_is_told_and_the_run_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(state: object) -> None:
        raise AssertionError("a tile is missing")

    monkeypatch.setattr(long_run.LAWS["teotihuacan"], "laws", broken)
    monkeypatch.setattr("sys.argv", ["long_run.py", "--games", "2"])
    assert long_run.main() == 1
    printed = capsys.readouterr()
    assert printed.out.endswith("2 games, 2 broken\n")
    assert "a tile is missing" in printed.err


@pytest.mark.parametrize("wrong", [["--games", "0"], ["--every", "0"], ["--first", "-1"], ["--games", "x"]])
def test_bad_figures_end_with_one_line_and_status_2(wrong: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["long_run.py", *wrong])
    with pytest.raises(SystemExit) as end:
        long_run.main()
    assert end.value.code == 2
