"""Records: a game as text, and back."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tonalli
from core.varieties import GAMES, TABLES, TZOLKIN, begin, each_game, name_of, play_on, seeds, tables

pytestmark = pytest.mark.pure


@pytest.mark.parametrize("variety", TABLES, ids=name_of)
def test_a_finished_game_is_replayed_into_an_equal_match(variety: dict[str, Any]) -> None:
    match = play_on(begin(12, **variety), 12)
    replayed = tonalli.load(match.record().write())
    assert replayed == match
    assert replayed.over
    assert (replayed.scores(), replayed.winners()) == (match.scores(), match.winners())


@settings(max_examples=40)
@given(tables, seeds, st.integers(0, 200))
def test_an_unfinished_game_is_replayed_into_an_equal_match(variety: dict[str, Any], seed: int, decisions: int) -> None:
    match = play_on(begin(seed, **variety), seed, decisions)
    replayed = tonalli.load(match.record().write())
    assert replayed == match
    assert (replayed.actor, replayed.legal()) == (match.actor, match.legal())


@settings(max_examples=16)
@given(tables, seeds, st.integers(0, 100))
def test_with_its_seed_a_replayed_game_goes_on_like_the_original(
    variety: dict[str, Any], seed: int, decisions: int
) -> None:
    match = play_on(begin(seed, **variety), seed, decisions)
    replayed = tonalli.load(match.record().write(), seed=seed)
    assert play_on(replayed, 1) == play_on(match, 1)


@settings(max_examples=16)
@given(tables, seeds)
def test_writing_reading_and_writing_again_gives_the_same_text(variety: dict[str, Any], seed: int) -> None:
    text = play_on(begin(seed, **variety), seed).record().write()
    assert tonalli.load(text).record().write() == text


@settings(max_examples=20)
@given(st.sampled_from(TZOLKIN), seeds)
def test_scores_in_quarters_come_back_as_they_were(variety: dict[str, Any], seed: int) -> None:
    match = play_on(begin(seed, **variety), seed)
    assert all(type(score) is float and (score * 4).is_integer() for score in match.scores())
    text = match.record().write()
    written = next(line for line in text.split("\n") if line.startswith("scores: "))
    assert json.loads(written.removeprefix("scores: ")) == match.scores()
    replayed = tonalli.load(text)
    assert replayed.scores() == match.scores()
    assert all(type(score) is float for score in replayed.scores())
    assert replayed.record().write() == text


def test_quarters_are_met_at_all() -> None:
    scores = [score for seed in range(10) for score in play_on(begin(seed, "tzolkin"), seed).scores()]
    assert {score % 1 for score in scores} == {0, 0.25, 0.5, 0.75}


@pytest.mark.parametrize(
    ("variety", "options"),
    [
        (
            {"game": "teotihuacan", "players": 3, "setup": "draft", "eclipse": "dark"},
            ["players: 3", 'setup: "draft"', 'eclipse: "dark"', "modules: []"],
        ),
        ({"game": "tzolkin", "players": 4}, ["players: 4", "modules: []"]),
    ],
    ids=GAMES,
)
def test_it_names_game_rules_version_and_every_option(variety: dict[str, Any], options: list[str]) -> None:
    head = begin(1, **variety).record().write().split("\n\n")[0].split("\n")
    assert head == [
        "Tonalli record 1",
        f"game: {variety['game']}",
        f"rules: {tonalli.GAMES[variety['game']].rules_version}",
        *options,
    ]


@each_game
def test_a_finished_game_has_its_scores_and_winners_and_an_unfinished_one_not(game: str) -> None:
    match = begin(5, game)
    assert "scores:" not in match.record().write()
    play_on(match, 5)
    text = match.record().write()
    assert f"scores: {match.scores()}\nwinners: {match.winners()}\n" in text


@each_game
def test_every_turn_is_one_line_with_its_number_and_seat(game: str) -> None:
    match = begin(5, game, players=3, watch=True)
    play_on(match, 5)
    body = match.record().write().split("\n\n")[1].strip().split("\n")
    labels = [line.split()[:2] for line in body]
    turns = [(int(number), seat) for number, seat in labels if number != "0"]
    assert [number for number, seat in turns if seat != "-"] == sorted({number for number, seat in turns})
    seat_of = {event["turn"]: str(event.seat) for event in match.watch() if event.kind == "turn"}
    assert list(seat_of) == list(range(1, match.turn + 1))
    for number, seat in turns:
        assert seat in ("-", seat_of[number])


@each_game
def test_lines_of_setup_are_of_readable_length(game: str) -> None:
    text = begin(5, game, players=4).record().write()
    assert max(len(line) for line in text.split("\n")) <= 120


@pytest.mark.parametrize(("game", "tiles"), [("teotihuacan", "~starting:"), ("tzolkin", "~wealth:")])
def test_chance_is_part_of_the_record(game: str, tiles: str) -> None:
    text = begin(5, game).record().write()
    assert "~first:" in text
    assert tiles in text


@each_game
def test_comments_blank_lines_and_line_ends_do_not_matter(game: str) -> None:
    match = play_on(begin(5, game), 5, 40)
    text = match.record().write()
    head, body = text.split("\n\n")
    talkative = head.replace("players: 2", "players: 2  # two of us") + "\n\n# the opening\n\n"
    talkative += body.replace("\n", "  # well played\n\n")
    assert tonalli.load(talkative) == match
    assert tonalli.load(text.replace("\n", "\r\n")) == match
    assert tonalli.load("\ufeff" + text) == match
    assert tonalli.load(text.rstrip()) == match


@pytest.mark.parametrize(
    "seats",
    [["Ann", "Bob"], ["Player #1", "Player #2"], ["a\nb", '"quoted"'], ["Δημήτρης", "Šárka 🎲"], ["", "  "]],
    ids=repr,
)
@each_game
def test_the_names_at_the_table_come_back_whatever_they_are(game: str, seats: list[str]) -> None:
    match = play_on(begin(1, game, seats=seats), 1, 5)
    replayed = tonalli.load(match.record().write())
    assert replayed.seats == seats
    assert replayed == match


@pytest.mark.parametrize(("game", "first"), [("teotihuacan", "T-2.2"), ("tzolkin", "Z-2.3")])
def test_a_replay_can_be_watched_from_its_first_move(game: str, first: str) -> None:
    match = play_on(begin(5, game, watch=True), 5)
    replayed = tonalli.load(match.record().write(), watch=True)
    assert [event.to_dict() for event in replayed.watch()] == [event.to_dict() for event in match.watch()]
    assert replayed.watch()[0].why == first
    assert replayed.watch()[-1].kind in ("end", "score")


@each_game
def test_a_record_does_not_change_when_the_match_goes_on(game: str) -> None:
    match = begin(5, game)
    record = match.record()
    before = record.write()
    play_on(match, 5)
    assert record.write() == before
