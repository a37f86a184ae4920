"""Records: a game as text, and back."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tonalli
from core.varieties import VARIETIES, begin, name_of, play_on, seeds, varieties

pytestmark = pytest.mark.pure


@pytest.mark.parametrize("variety", VARIETIES, ids=name_of)
def test_a_finished_game_is_replayed_into_an_equal_match(variety: dict[str, Any]) -> None:
    match = play_on(begin(12, **variety), 12)
    replayed = tonalli.load(match.record().write())
    assert replayed == match
    assert replayed.over
    assert (replayed.scores(), replayed.winners()) == (match.scores(), match.winners())


@settings(max_examples=25)
@given(varieties, seeds, st.integers(0, 200))
def test_an_unfinished_game_is_replayed_into_an_equal_match(variety: dict[str, Any], seed: int, decisions: int) -> None:
    match = play_on(begin(seed, **variety), seed, decisions)
    replayed = tonalli.load(match.record().write())
    assert replayed == match
    assert (replayed.actor, replayed.legal()) == (match.actor, match.legal())


@settings(max_examples=10)
@given(varieties, seeds, st.integers(0, 100))
def test_with_its_seed_a_replayed_game_goes_on_like_the_original(
    variety: dict[str, Any], seed: int, decisions: int
) -> None:
    match = play_on(begin(seed, **variety), seed, decisions)
    replayed = tonalli.load(match.record().write(), seed=seed)
    assert play_on(replayed, 1) == play_on(match, 1)


@settings(max_examples=10)
@given(varieties, seeds)
def test_writing_reading_and_writing_again_gives_the_same_text(variety: dict[str, Any], seed: int) -> None:
    text = play_on(begin(seed, **variety), seed).record().write()
    assert tonalli.load(text).record().write() == text


def test_it_names_game_rules_version_and_every_option() -> None:
    text = begin(1, players=3, setup="draft", eclipse="dark").record().write()
    head = text.split("\n\n")[0].split("\n")
    assert head == [
        "Tonalli record 1",
        "game: teotihuacan",
        "rules: 1",
        "players: 3",
        'setup: "draft"',
        'eclipse: "dark"',
        "modules: []",
    ]


def test_a_finished_game_has_its_scores_and_winners_and_an_unfinished_one_not() -> None:
    match = begin(5)
    assert "scores:" not in match.record().write()
    play_on(match, 5)
    text = match.record().write()
    assert f"scores: {match.scores()}\nwinners: {match.winners()}\n" in text


def test_every_turn_is_one_line_with_its_number_and_seat() -> None:
    match = play_on(begin(5, players=3), 5)
    body = match.record().write().split("\n\n")[1].strip().split("\n")
    labels = [line.split()[:2] for line in body]
    turns = [(int(number), seat) for number, seat in labels if number != "0"]
    assert [number for number, seat in turns if seat != "-"] == sorted({number for number, seat in turns})
    first = int(match.state.to_dict()["first_player"])
    for number, seat in turns:
        assert seat in ("-", str((first + number - 1) % 3))


def test_lines_of_setup_are_of_readable_length() -> None:
    text = begin(5, players=4).record().write()
    assert max(len(line) for line in text.split("\n")) <= 120


def test_chance_is_part_of_the_record() -> None:
    text = begin(5).record().write()
    assert "~first:" in text
    assert "~starting:" in text


def test_comments_blank_lines_and_line_ends_do_not_matter() -> None:
    match = play_on(begin(5), 5, 40)
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
def test_the_names_at_the_table_come_back_whatever_they_are(seats: list[str]) -> None:
    match = play_on(tonalli.new("teotihuacan", players=2, seed=1, seats=seats), 1, 5)
    replayed = tonalli.load(match.record().write())
    assert replayed.seats == seats
    assert replayed == match


def test_a_replay_can_be_watched_from_its_first_move() -> None:
    match = play_on(begin(5), 5)
    replayed = tonalli.load(match.record().write(), watch=True)
    assert replayed.watch()[0].why == "T-2.2"
    assert replayed.watch()[-1].kind in ("end", "score")


def test_a_record_does_not_change_when_the_match_goes_on() -> None:
    match = begin(5)
    record = match.record()
    before = record.write()
    play_on(match, 5)
    assert record.write() == before
