"""Games kept in a file are not played again; a file of anything else is left alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tonalli
from arena.seated import contest
from tonalli.arena.competing import carried_out
from tonalli.arena.contest import Contest
from tonalli.arena.kept import Kept
from tonalli.core.errors import OptionError, RecordError

pytestmark = pytest.mark.pure

BOTS = ["random", "B=random"]


def test_a_contest_goes_on_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = tonalli.compete("tzolkin", BOTS, games=12, seed=3)
    tonalli.compete("tzolkin", BOTS, games=4, seed=3, resume=file)
    kept = file.read_text()
    more = tonalli.compete("tzolkin", BOTS, games=12, resume=str(file), processes=2)
    assert more.to_dict() == whole.to_dict()
    assert file.read_text().startswith(kept)
    assert [json.loads(line) for line in file.read_text().splitlines()[1:]] == whole.games
    assert tonalli.compete("tzolkin", BOTS, games=4, resume=file).games == whole.games[:4]


def test_what_is_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.jsonl"
    tonalli.compete("tzolkin", BOTS, games=4, seed=3, resume=file)
    played: list[int] = []
    play = Contest.play

    def watched(own: Contest, number: int) -> dict[str, Any]:
        played.append(number)
        return play(own, number)

    monkeypatch.setattr(Contest, "play", watched)
    tonalli.compete("tzolkin", BOTS, games=6, seed=3, resume=file)
    assert played == [4, 5]
    tonalli.compete("tzolkin", BOTS, games=6, seed=3, resume=file)
    assert played == [4, 5]


@pytest.mark.parametrize("cut", [1, 20, 140])
def test_a_line_that_broke_off_is_played_again(tmp_path: Path, cut: int) -> None:
    file = tmp_path / "games.jsonl"
    whole = tonalli.compete("tzolkin", BOTS, games=4, seed=3, resume=file)
    text = file.read_text()
    file.write_text(text[:-cut])
    assert tonalli.compete("tzolkin", BOTS, games=4, seed=3, resume=file).games == whole.games
    assert file.read_text() == text


def test_whatever_was_played_before_an_interruption_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    parts = carried_out(contest(2, "random", "random"), 40, 1, Kept(file))
    assert next(parts) == []
    first = next(parts)
    parts.close()
    assert [json.loads(line) for line in file.read_text().splitlines()[1:]] == first


@pytest.mark.parametrize(
    ("bots", "options", "what"),
    [
        (["random", "C=random"], {}, "entrants"),
        (BOTS, {"seed": 4}, "seed"),
        (BOTS, {"players": 3}, "options"),
    ],
)
def test_another_contest_is_refused(tmp_path: Path, bots: list[str], options: dict[str, int], what: str) -> None:
    file = tmp_path / "games.jsonl"
    tonalli.compete("tzolkin", BOTS, games=2, seed=3, resume=file)
    kept = file.read_text()
    with pytest.raises(OptionError, match=f"not the same {what}"):
        tonalli.compete("tzolkin", bots, games=2, resume=file, **options)
    assert file.read_text() == kept


@pytest.mark.parametrize(
    "content", ["a shopping list", "a shopping list\n", "[1]\n", '{"arena": 2}\n', '{"milk": 1}\n', "\x00\xff\n"]
)
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, content: str) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(content, encoding="latin-1")
    with pytest.raises(RecordError, match=r"games\.jsonl"):
        tonalli.compete("tzolkin", BOTS, games=2, seed=3, resume=file)
    assert file.read_text(encoding="latin-1") == content


@pytest.mark.parametrize(
    "damage",
    [
        {"game": 5}, {"seating": [0, 0]}, {"scores": [1]}, {"scores": ["a", "b"]}, {"winners": []}, {"winners": [7]},
        {"seed": 1}, {"turns": None},
    ],
)  # fmt: skip
def test_a_damaged_game_is_named_by_its_line(tmp_path: Path, damage: dict[str, object]) -> None:
    file = tmp_path / "games.jsonl"
    tonalli.compete("tzolkin", BOTS, games=4, seed=3, resume=file)
    lines = file.read_text().splitlines()
    lines[2] = json.dumps(json.loads(lines[2]) | damage)
    file.write_text("\n".join(lines) + "\n")
    with pytest.raises(RecordError, match="line 3"):
        tonalli.compete("tzolkin", BOTS, games=4, seed=3, resume=file)


def test_an_empty_file_will_do(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.touch()
    assert len(tonalli.compete("tzolkin", BOTS, games=2, seed=3, resume=file).games) == 2
    assert len(file.read_text().splitlines()) == 3
