"""What the terminal shows of the Teotibot."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

import tonalli
from clauses import clause
from cli.runner import Terminal
from teotihuacan.teotibot.solo import bot, human, human_turn, pyramid_of_actions
from tonalli.cli.explaining import described
from tonalli.cli.face import face_of
from tonalli.cli.teotihuacan.teotibot import INNER, chance_of, sums_of
from tonalli.cli.terminal import PLAIN, show
from tonalli.core.state import State
from tonalli.locale import called, words
from tonalli.telling import telling_of
from tonalli.teotihuacan.modules.teotibot.names import ACTION_TILES, SLOTS

GAME = tonalli.GAMES["teotihuacan"]
FACE = face_of(GAME)


def view_of(state: State) -> dict[str, Any]:
    return GAME.view(state, 0)


def drawn(state: State, part: str = "teotibot", width: int = 80) -> str:
    console = Console(width=width, highlight=False, no_color=True, legacy_windows=False)
    with console.capture() as capture:
        show(console, FACE.section(part, view_of(state), telling_of(GAME).seats(view_of(state), ["You"])))
    return "\n".join(line.rstrip() for line in capture.get().splitlines())


@clause("B-2.10", "B-2.11", "B-5.1", "B-5.2")
@pytest.mark.parametrize("width", [80, 120])
def test_the_action_pyramid(width: int) -> None:
    actions = pyramid_of_actions(T="mastery", ML="worship", MR="nobles", BL="alchemy", BR="mask_collection")
    assert actions["BM"] == "construction"
    assert actions["spare"] == "decorations"
    state = human_turn(bot(), human(), actions=actions, directions=("right", "left"))
    assert drawn(state, width=width).splitlines()[1:11] == [
        "                  ┌─────────────────┐",
        "                  │     Mastery     │                    ↗ a gap is filled",
        "                  │   6 7 8 · 44%   │                      from its lower left",
        "         ┌────────┴────────┬────────┴────────┐",
        "         │     Worship     │      Nobles     │           ↖ a gap is filled",
        "         │    4 5 · 19%    │    9 10 · 19%   │             from its lower right",
        "┌────────┴────────┬────────┴────────┬────────┴────────┐",
        "│     Alchemy     │   Construction  │ Mask Collection │  spare, next to enter:",
        "│     2 3 · 8%    │  has to move up │    11 12 · 8%   │  Decorations",
        "└─────────────────┴─────────────────┴─────────────────┘",
    ]


@clause("B-5.2", "B-5.3")
def test_every_sum_picks_one_slot() -> None:
    sums = [total for slot in SLOTS for total in sums_of(slot)]
    assert sorted(sums) == list(range(2, 13))
    assert sums_of("BM") == []
    assert [chance_of(slot) for slot in ("T", "ML", "MR", "BL", "BR")] == [44, 19, 19, 8, 8]


@clause("B-1.3", "B-3.8")
def test_goods_workers_tracks_and_tiles_are_shown() -> None:
    side = bot("gold3 nobles2 nobles4 forest!1", cocoa=7, wood=1, stone=5, gold=2, points=31, avenue=4, pyramid_track=2)
    side |= {"temples": {"blue": 6, "red": 2, "green": 3}, "discovery_tiles": ["mask_4"]}
    state = human_turn(side, human(), discarded=["vp_4"], knobs={"start_gold": 3})
    lines = drawn(state).splitlines()[11:]
    assert lines == [
        "B Teotibot  31 VP, 7 cocoa, 1 wood, 5 stone, 2 gold",
        "workers  B3 Gold Deposits  B2 Nobles  B4 Nobles  [B1] Forest",
        "blue temple 6, red 2, green 3; Avenue 4, pyramid track 2",
        "tiles: skull mask",
        "discarded tiles: 4 VP",
        "settings: start_gold=3",
    ]
    assert "[B1] red step" in drawn(state, "ring")


@clause("B-9.7")
def test_it_owes_no_wages() -> None:
    row = next(line for line in drawn(human_turn(), "players").splitlines() if "B Teotibot  " in line)
    assert row.split()[-1] == "–"


def test_only_solo_games_have_that_part(terminal: Terminal) -> None:
    solo = terminal("play", "--players", "1", "--seed", "3", typed="board teotibot\nteotibot\nhelp\nquit\n").out
    assert solo.count("The Teotibot's action pyramid") == 3
    assert "technologies, players, teotibot" in " ".join(solo.split())
    assert "more victory points than the Teotibot" in " ".join(solo.split())
    for_two = terminal("play", "--seed", "3", typed="board teotibot\nhelp\ntile mastery\nquit\n").out
    assert 'The table has no part "teotibot"' in for_two
    assert "action pyramid" not in for_two
    assert 'Nothing here is called "mastery"' in for_two


@pytest.mark.parametrize("columns", [80, 120])
def test_nothing_is_wider_than_the_terminal(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    lines = "1\n" * 40 + "board\nlog all\nhelp\ntile teotibot\nquit\n"
    result = terminal("play", "--players", "1", "--seed", "3", "--bot", "hardest", typed=lines)
    assert result.status == 0
    assert max(len(line) for line in result.out.splitlines()) <= columns


def test_the_pyramid_has_plain_signs_too() -> None:
    text = drawn(human_turn())
    strange = {sign for sign in text if not sign.isascii()}
    assert strange <= set(PLAIN)
    assert all(sign.isascii() for sign in PLAIN.values())


@pytest.mark.parametrize("tile", ACTION_TILES)
def test_action_tiles_are_explained_where_they_matter(tile: str) -> None:
    title = words(f"teotihuacan-action_tile-{tile}.title")
    name = words(f"teotihuacan-action_tile-{tile}")
    assert [line for line in described(GAME, human_turn(), 0, name) if line.plain.startswith(f"{title}: ")]
    for_two = tonalli.new("teotihuacan", players=2, seed=1).state
    assert not [line for line in described(GAME, for_two, 0, name) if line.plain.startswith(title)]


@pytest.mark.parametrize("name", ["Teotibot", "fallback", "direction tiles", "spare"])
def test_words_of_solo_games_are_explained(name: str) -> None:
    (line,) = described(GAME, human_turn(), 0, name)
    assert line.plain.startswith(f"{name}: ")
    assert "[teotihuacan-" not in line.plain


def test_names_of_action_tiles_fit_their_slots_with_every_module() -> None:
    telling = telling_of(GAME)
    options = {"players": 1, "modules": ["obsidian", "court", "altars", "empire"]}
    with called(telling.called(options)):
        names = [words(f"teotihuacan-action_tile-{tile}") for tile in ACTION_TILES]
    assert [name for name in names if len(name) > INNER] == []
