"""The long run counts what breaks."""

from __future__ import annotations

import pytest

import long_run


def test_a_game_is_played_with_all_laws_checked() -> None:
    assert long_run.play(5, 10) > 200


def test_the_kinds_of_game_take_turns() -> None:
    names = {str({**long_run.name_of(number), "game": 0}) for number in range(len(long_run.KINDS))}
    assert len(names) == len(long_run.KINDS) == 36


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
