"""A state that is printed, or looked at in a notebook."""

from __future__ import annotations

import re

import pytest

import tonalli
from core.varieties import begin, each_game, play_on
from tonalli.locale import text
from tonalli.telling.phrase import Phrase

pytestmark = pytest.mark.pure


@each_game
@pytest.mark.parametrize("decisions", [0, 9, 60, 1 << 30])
def test_printing_a_state_tells_what_everybody_has_and_what_is_asked(game: str, decisions: int) -> None:
    match = play_on(begin(5, game), 5, decisions)
    lines = str(match.state).split("\n")
    assert len(lines) == 4
    assert [line.split()[1] for line in lines[1:3]] == ["0", "1"]
    assert lines[3].startswith("Winner: " if match.over else f"Seat {match.actor}: ")
    assert "[" not in str(match)
    html = match._repr_html_()
    assert html == match.state._repr_html_()
    assert html.count("<tr>") == html.count("</tr>") == 2
    cells = [re.sub(r" +", " ", cell).strip() for cell in re.findall("<td>(.*?)</td>", html)]
    assert " ".join(cells) == " ".join(" ".join(line.split()) for line in lines[1:3])


def test_points_below_0_have_a_real_minus() -> None:
    match = play_on(begin(5, "tzolkin", players=3), 1)
    assert min(match.scores()) < 0
    assert "\u2212" in str(match)


def test_the_solo_opponent_has_a_row_of_its_own() -> None:
    assert "\nTeotibot " in str(tonalli.new("teotihuacan", players=1, seed=1))


@each_game
def test_chance_is_named_where_it_decides(game: str) -> None:
    state = tonalli.begin(game, players=2)
    assert str(state).split("\n")[-1] == "Chance is to decide."


@each_game
@pytest.mark.parametrize("decisions", [9, 1 << 30])
def test_a_match_is_printed_with_the_names_of_its_seats(game: str, decisions: int) -> None:
    match = play_on(tonalli.new(game, players=2, seed=5, seats=["Ana", ""]), 5, decisions)
    lines = str(match).split("\n")
    assert lines[1].startswith("Ana ")
    assert lines[2].startswith("seat 1 ")
    assert "<td>Ana" in match._repr_html_()
    if match.over:
        assert lines[3].startswith(f"Winner: {('Ana', 'seat 1')[match.winners()[0]]}")
    else:
        assert lines[3].startswith(("Ana: ", "Seat 1: ")[match.actor])


def test_modules_add_what_is_in_play() -> None:
    match = tonalli.new("tzolkin", players=2, seed=5, modules=["tribes", "prophecies"])
    assert "tribe" not in str(match.state).rpartition("\n")[0]
    play_on(match, 5, 60)
    view = match.view(None)
    tribes = [text(Phrase(f"tzolkin-tribe-{name}")) for name in view["tribes"]["chosen"]]
    lines = str(match).split("\n")
    assert [line.partition("tribe: ")[2] for line in lines[1:3]] == tribes
    assert ("Prophecy: " in lines[0]) == (view["prophecies"]["in_force"] is not None)
    play_on(match, 5)
    assert "Prophecy: " not in str(match)
