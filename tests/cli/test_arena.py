"""Bots against each other at the terminal."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import tonalli
from bots.tiny_net import TinyNet
from cli.runner import Terminal

pytestmark = pytest.mark.pure

QUICK = ("arena", "random", "B=random", "--games", "6", "--seed", "3")


def test_the_table_for_people(terminal: Terminal) -> None:
    result = terminal("arena", "greedy", "random", "--players", "3", "--games", "5", "--seed", "7")
    assert (result.status, result.err) == (0, "")
    lines = result.out.splitlines()
    assert lines[0] == "Teotihuacan for 3: 6 games, 1 deal in 6 seatings, seed 7"
    assert lines[2].split()[0] == "greedy"
    assert "100.0 43.9 to 100.0" in lines[2]
    assert "Even is 33.3%" in result.out
    assert "one against 2 equals" in result.out
    assert "[" not in result.out


def test_three_bots_have_a_table_of_each_against_each(terminal: Terminal) -> None:
    result = terminal(*QUICK, "C=random", "--game", "tzolkin")
    assert result.status == 0, result.err
    assert "win % against" in result.out
    assert "different bot" in result.out


def test_data_is_that_of_the_library_whatever_the_processes(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    result = terminal(*QUICK, "--json", str(file), "--eclipse", "dark", "--processes", "2")
    assert result.status == 0, result.err
    assert "win %" in result.out
    expected = tonalli.compete("teotihuacan", ["random", "B=random"], games=6, seed=3, eclipse="dark").to_dict()
    assert json.loads(file.read_text()) == json.loads(json.dumps(expected))
    printed = terminal(*QUICK, "--json", "-", "--eclipse", "dark")
    assert json.loads(printed.out) == json.loads(json.dumps(expected))


def test_a_picture_has_a_point_for_every_bot_in_every_panel(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "results.svg"
    result = terminal("arena", "random", "A<&=random", "--games", "6", "--seed", "3", "--plot", str(file))
    assert result.status == 0, result.err
    root = ElementTree.parse(file).getroot()
    svg = "{http://www.w3.org/2000/svg}"
    assert len(root.findall(f"{svg}circle")) == 6
    assert "A<&" in [text.text for text in root.findall(f"{svg}text")]
    width = float(root.attrib["width"])
    assert all(0 <= float(point.attrib["cx"]) <= width for point in root.findall(f"{svg}circle"))


def test_a_page_holds_the_picture_and_every_table(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "results.html"
    result = terminal("arena", "random", "A<&=random", "C=random", "--games", "6", "--seed", "3", "--plot", str(file))
    assert result.status == 0, result.err
    page = file.read_text()
    assert page.startswith("<!doctype html>")
    assert page.count("<svg") == 1
    assert page.count("<table>") == 3
    assert "A&lt;&amp;" in page
    body = ElementTree.fromstring(page[page.index("<body>") : page.index("</html>")])
    standings, pairs, seats = body.iter("table")
    assert [len(list(table.iter("tr"))) for table in (standings, pairs, seats)] == [4, 4, 3]


def test_a_picture_may_be_a_png(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("matplotlib")
    file = tmp_path / "results.png"
    assert terminal(*QUICK, "--plot", str(file)).status == 0
    assert file.read_bytes().startswith(b"\x89PNG")
    monkeypatch.setattr("tonalli.cli.arena_chart.importlib.util.find_spec", lambda name: None)
    result = terminal(*QUICK, "--plot", str(file))
    assert (result.status, result.out) == (2, "")
    assert "matplotlib" in result.err


def test_a_folder_of_a_training_takes_part_as_it_has_learned(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("torch")
    monkeypatch.setattr("tonalli.training.distil.WATCHED", 64)
    folder, teacher = tmp_path / "small", tmp_path / "teacher.weights"
    TinyNet("tzolkin", seed=4).write(teacher)
    learning = ("train", "tzolkin", "--folder", str(folder), "--distil", "3", "--decisions", "64")
    assert "--from" in terminal(*learning).err
    trained = terminal(*learning, "--from", str(teacher))
    assert trained.status == 0, trained.err
    result = terminal("arena", str(folder), f"B={folder}", "--game", "tzolkin", "--games", "2", "--json", "-")
    assert result.status == 0, result.err
    (file,) = folder.glob("*.weights")
    assert json.loads(result.out)["entrants"] == [{"name": "small", "bot": str(file)}, {"name": "B", "bot": str(file)}]
    missing = terminal("arena", str(tmp_path), "greedy", "--game", "tzolkin")
    assert (missing.status, missing.err.count("\n")) == (2, 1)
    assert "no checkpoint" in missing.err


def test_games_are_kept_and_gone_on_with(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    bots = ("arena", "random", "B=random", "--resume", str(file))
    assert terminal(*bots, "--games", "2", "--seed", "3").status == 0
    assert len(file.read_text().splitlines()) == 3
    more = terminal(*bots, "--games", "6")  # the seed is in the file
    assert len(file.read_text().splitlines()) == 7
    assert more.out == terminal(*QUICK).out
    other = terminal(*bots, "--games", "6", "--seed", "4")
    assert (other.status, other.out) == (2, "")
    assert "not the same seed" in other.err


def test_a_bot_of_ones_own_takes_part_by_its_import_path(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = ["class Lowest:", "    def __init__(self, seed):", "        pass"]
    source += ["    def choose(self, state):", "        return state.legal()[0]"]
    (tmp_path / "arena_bots.py").write_text("\n".join(source))
    monkeypatch.chdir(tmp_path)
    result = terminal("arena", "arena_bots:Lowest", "random", "--games", "2", "--json", "-", "--processes", "2")
    assert result.status == 0, result.err
    entrants = json.loads(result.out)["entrants"]
    assert entrants[0] == {"name": "Lowest", "bot": "arena_bots:Lowest"}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "BOT"),
        (("greedy",), "at least two"),
        (("greedy", "greedy"), "A=greedy"),
        (("greedy", "nobody"), "nobody"),
        (("greedy", "A="), "bot="),
        (("tzolkin", "learned", "greedy"), "bots: tzolkin is a game; name it with --game tzolkin"),
        (("greedy", "random", "--players", "1"), "players=1"),
        (("greedy", "random", "--games", "0"), "games=0"),
        (("greedy", "random", "--processes", "none"), "processes=none"),
        (("greedy", "random", "--game", "chess"), "chess"),
        (("greedy", "random", "--game", "tzolkin", "--setup", "draft"), "setup"),
        (("greedy", "random", "--plot", "results.pdf"), "results.pdf"),
        (("greedy", "random", "--plot", "no/such/folder.svg"), "folder.svg"),
        (("greedy", "random", "--json", "."), "cannot be written"),
        (("greedy", "random", "--resume", "."), "cannot be read"),
        (("greedy", "random", "--bot", "hardest"), "bot"),
    ],
)
def test_bad_input_is_one_line(terminal: Terminal, arguments: tuple[str, ...], said: str) -> None:
    result = terminal("arena", *arguments)
    assert (result.status, result.out, result.err.count("\n")) == (2, "", 1)
    assert said in result.err


def test_without_the_library_for_ratings_nothing_is_played(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    result = terminal(*QUICK, "--resume", str(tmp_path / "games.jsonl"))
    assert (result.status, result.out, result.err.count("\n")) == (2, "", 1)
    assert "tonalli[arena]" in result.err
    assert not (tmp_path / "games.jsonl").exists()
