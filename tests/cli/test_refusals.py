"""What is wrong with options and records is said in the reader's language, by the kinds the engine gives its errors."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import tonalli
from cli.runner import Terminal
from tonalli.locale.catalogue import ENGLISH, catalogue, languages
from tonalli.telling.wrong import OF_SYSTEM

SOURCE = Path(tonalli.__file__).parent
WORDED = "telling-wrong-"
GAME = Path(__file__).parents[1] / "games" / "tzolkin-000-2.txt"
KIND = re.compile(r'(?:Error|__init__)\((?:told|message|f?"[^\n]*"), "([a-z-]+)"')
LINES = [
    "play chess",
    "play --players 9",
    "play --setup quick",
    "play --modules court",
    "play --modules nothing",
    "play --players 1 --bot start_gold=9",
    "play --players 1 --bot harder_court=on",
    "play --players 2 --bot start_gold=3",
    "arena greedy",
    "arena greedy greedy",
    "arena greedy nobody",
    "arena greedy random --players 1",
    "arena greedy json:Nothing",
    "arena greedy no_such_module:Bot",
    "arena greedy json:JSONDecoder",
    "arena greedy json:__name__",
    "arena greedy cli.guests:Chooser",
    "arena greedy cli.guests:Faulty --games 2 --processes 1",
    "arena greedy cli.guests:Cheat --games 2 --processes 1",
    "arena greedy cli.guests:Faulty --games 2 --processes 2",
    "arena greedy learned@none",
    "arena greedy learned@4*none",
    "arena greedy learned*2",
    "arena greedy no_such_file.weights",
    "arena greedy random --json /no/such/folder/games.json",
    "replay /",
]
SPOILED = {
    "Tonalli record 1": "Tonalli record",
    "game: tzolkin": "game: chess",
    "game: tzolkin\n": "",
    "rules: 1": "rules: 99",
    "players: 2": "players: 9",
    "players: 2\n": "players: two\n",
    "modules: []": "modules",
    "\n1 0  ": "\n1 1  ",
    "\n2 1  ": "\n2 1  nonsense ",
    "\n46 1  ": "\n46 1  days:2 ",
    "\n47 0  ": "\ntwo 0  ",
    "scores: [": "scores: [99, ",
}
POSITION = {
    "turn": "two",
    "day": 99,
    "wheel": 1,
    "players": [],
    "skulls": {"chichen_itza": [1, 1]},
    "options": {"players": 9},
    "active": None,
    "pending": [{"step": "nothing"}],
}
OTHERS = [language for language in languages() if language != ENGLISH]


def check(terminal: Terminal, *line: str) -> None:
    english = terminal(*line)
    assert english.status == 2
    said = [terminal("--language", language, *line).err for language in OTHERS]
    assert len({english.err, *said}) == 1 + len(OTHERS), said
    assert not any("[telling-" in each for each in said)


@pytest.mark.parametrize("line", LINES)
def test_options_are_refused_in_every_language(terminal: Terminal, line: str) -> None:
    check(terminal, *line.split())


@pytest.mark.parametrize("right", SPOILED)
def test_records_are_refused_in_every_language(terminal: Terminal, tmp_path: Path, right: str) -> None:
    text = GAME.read_text(encoding="utf-8")
    assert right in text
    file = tmp_path / "game.tonalli"
    file.write_text(text.replace(right, SPOILED[right], 1), encoding="utf-8")
    check(terminal, "replay", str(file), "--check")


@pytest.mark.parametrize("field", POSITION)
def test_positions_are_refused_in_every_language(terminal: Terminal, tmp_path: Path, field: str) -> None:
    match = tonalli.new("tzolkin", players=2, seed=1)
    while match.state.turn < 1:
        match.play(match.legal()[0])
    data = {**match.state.to_dict(), field: POSITION[field]}
    if field == "active":
        del data["pending"]
    file = tmp_path / "game.tonalli"
    header = f"Tonalli record 1\ngame: tzolkin\nrules: 1\nplayers: 2\nposition: {json.dumps(data)}\n"
    file.write_text(header, encoding="utf-8")
    check(terminal, "replay", str(file), "--check")


@pytest.mark.parametrize("own", ["", "cs"])
def test_a_language_that_is_not_there_is_refused_in_that_of_the_environment(own: str) -> None:
    """It is told in a process of its own: what is spoken is settled where the command begins."""
    told = {
        system: subprocess.run(
            [sys.executable, "-m", "tonalli", "--language=xx", "play"],
            env={**os.environ, "TONALLI_LANGUAGE": own, "LC_ALL": system},
            capture_output=True,
            text=True,
            check=False,
        ).stderr
        for system in ("pl_PL.UTF-8", "en_GB.UTF-8")
    }
    expected = ("povoleno je", "povoleno je") if own else ("dozwolone jest", "allowed is")
    assert all(words in said for words, said in zip(expected, told.values(), strict=True))


def test_every_kind_of_error_has_words_and_the_other_way_round() -> None:
    files = [
        file for part in ("core", "bots", "arena", "teotihuacan", "server") for file in (SOURCE / part).rglob("*.py")
    ]
    kinds = {kind for file in files for kind in KIND.findall(file.read_text(encoding="utf-8"))}
    worded = {key for key in catalogue(ENGLISH).entries if key.startswith(WORDED)}
    assert {WORDED + kind for kind in kinds} | set(OF_SYSTEM.values()) == worded


@pytest.mark.parametrize("database", ["mysql://x/y", "/tmp/tables.db", "", "nothing://x"])
def test_a_database_of_another_kind_is_refused(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, database: str
) -> None:
    """Wherever it is named: nothing is imported that is not there, and the right form is said."""
    monkeypatch.setenv("TONALLI_DATABASE", database)
    result = terminal("serve", "--check")
    assert result.status == 2
    assert result.err.startswith(f"tonalli: --database={database}: give sqlite:///FILE or postgresql")
