"""The long run counts what breaks."""

from __future__ import annotations

import pytest

import long_run
from tonalli.teotihuacan.teotibot.knobs import KNOBS


def test_a_game_is_played_with_all_laws_checked() -> None:
    assert long_run.play(5, 10) > 200


@pytest.mark.parametrize(("only", "kinds"), [("all", 84), ("shared", 36), ("solo", 48), ("drawn", 12)])
def test_the_kinds_of_game_take_turns(only: str, kinds: int) -> None:
    names = {str({**long_run.name_of(number, only), "game": 0}) for number in range(kinds)}
    assert len(names) == len(long_run.KINDS[only]) == kinds
    assert {long_run.name_of(number, only)["players"] for number in range(kinds)} == {
        "all": {1, 2, 3, 4}, "shared": {2, 3, 4}, "solo": {1}, "drawn": {1},
    }[only]  # fmt: skip


def test_settings_are_drawn_anew_for_every_game() -> None:
    drawn = [long_run.name_of(number, "drawn")["bot"] for number in range(200)]
    for name, (_, allowed) in KNOBS.items():
        assert {knobs[name] for knobs in drawn} == set(allowed)


def test_a_solo_game_is_played_with_all_laws_checked() -> None:
    assert long_run.play(3, 10, "drawn") > 200


def test_games_without_a_fault_end_well(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["long_run.py", "--games", "2", "--every", "50"])
    assert long_run.main() == 0
    assert capsys.readouterr().out.endswith("\n2 games, 0 broken\n")


def test_a_broken_game_is_told_and_the_run_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(state: object) -> None:
        raise AssertionError("a tile is missing")

    monkeypatch.setattr(long_run, "laws", broken)
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
