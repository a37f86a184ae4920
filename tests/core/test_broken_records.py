"""Broken records: one clear line each, and never another exception."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tonalli
from core.varieties import begin, play_on

pytestmark = pytest.mark.pure

FINISHED = play_on(begin(21), 21).record().write()
UNFINISHED = play_on(begin(21), 21, 50).record().write()


def refusal(text: str) -> str:
    """The one line with which a record is refused."""
    with pytest.raises(tonalli.RecordError) as error:
        tonalli.load(text)
    message = str(error.value)
    assert message
    assert "\n" not in message
    return message


@pytest.mark.parametrize("text", ["", "\n", "Tonalli record 2\ngame: teotihuacan\n", "{}", "\x00\x01\x02", "Tonalli"])
def test_what_is_no_record_is_told_so(text: str) -> None:
    assert "no Tonalli record" in refusal(text)


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("game: teotihuacan\n", "", "game"),
        ("game: teotihuacan", "game: chess", "chess"),
        ("rules: 1\n", "", "rules"),
        ("rules: 1\n", "rules: 999\n", "999"),
        ("rules: 1\n", 'rules: "1"\n', "rules"),
        ("rules: 1\n", "rules: true\n", "rules"),
        ("players: 2", "players: 7", "players=7"),
        ("players: 2", "players: two", "players"),
        ("players: 2", "players: [2]", "players"),
        ("players: 2\n", "", "players"),
        ("players: 2", "players: 2\nplayers: 2", "players"),
        ("players: 2", "players: 2\ncolour: 3", "colour=3"),
        ("players: 2", "players 2", "players 2"),
        ("players: 2", "players: " + "[" * 100_000, "players"),
        ("players: 2", "players: " + "9" * 10_000, "players"),
        ('setup: "standard"', 'setup: "draught"', "setup='draught'"),
        ('eclipse: "standard"', "eclipse: null", "eclipse"),
        ("modules: []", 'modules: ["obsidians"]', "obsidians"),
        ("modules: []", "modules: 5", "modules=5"),
        ("modules: []", "modules: []\nseats: 5", "seats"),
        ("modules: []", 'modules: []\nseats: ["Ann"]', "seats"),
        ("modules: []", "modules: []\nseats: [1, 2]", "seats"),
    ],
)
def test_a_wrong_header_is_named(old: str, new: str, named: str) -> None:
    assert old in UNFINISHED
    assert named in refusal(UNFINISHED.replace(old, new, 1))


@pytest.mark.parametrize("header", ["scores", "winners"])
def test_a_result_that_the_moves_do_not_give_is_refused(header: str) -> None:
    lines = [f"{header}: [0, 0]" if line.startswith(f"{header}:") else line for line in FINISHED.split("\n")]
    assert header in refusal("\n".join(lines))


def test_a_result_without_an_end_is_refused() -> None:
    assert "no end" in refusal(UNFINISHED.replace("modules: []", "modules: []\nscores: [0, 0]"))


def test_a_finished_game_cut_short_is_refused() -> None:
    lines = FINISHED.rstrip().split("\n")
    assert "scores" in refusal("\n".join(lines[:-5]))


def test_moves_after_the_end_are_refused_with_their_line() -> None:
    lines = FINISHED.count("\n")
    assert f"line {lines + 1}" in refusal(FINISHED + "99 0  collect\n")


@pytest.mark.parametrize("word", ["colect", "collect", "~first:0", "move:palace.9", "😀", "use:mask_1"])
def test_a_word_that_is_unknown_or_not_legal_is_named_with_its_line(word: str) -> None:
    lines = UNFINISHED.rstrip().split("\n")
    number = next(i for i, line in enumerate(lines) if line.startswith("1 "))
    lines[number] = f"{lines[number][:4]} {word} {lines[number][4:]}"
    message = refusal("\n".join(lines))
    assert f"line {number + 1}:" in message
    assert word in message


@pytest.mark.parametrize("line", ["collect", "1", "x 0 collect", "1 x collect", "-1 0 collect", "1 -1 collect"])
def test_a_line_that_does_not_begin_with_turn_and_seat_is_named(line: str) -> None:
    number = UNFINISHED.count("\n") + 1
    assert f"line {number}:" in refusal(UNFINISHED + line)


def test_a_word_cut_in_two_is_named() -> None:
    text = UNFINISHED.rstrip()
    assert f"line {text.count(chr(10)) + 1}:" in refusal(text[:-1] + "\\")


def load_or_refuse(text: str) -> None:
    """Loading gives a match or a RecordError; everything else fails the test."""
    try:
        match = tonalli.load(text, seed=1)
    except tonalli.RecordError:
        refusal(text)
        return
    assert match.over or match.legal()
    assert tonalli.load(match.record().write(), seed=1) == match


@settings(max_examples=150)
@given(st.text())
def test_no_text_causes_another_error(text: str) -> None:
    load_or_refuse(text)
    load_or_refuse("Tonalli record 1\n" + text)
    load_or_refuse("Tonalli record 1\ngame: teotihuacan\nrules: 1\nplayers: 2\n" + text)


@settings(max_examples=120)
@given(st.integers(0, len(UNFINISHED)), st.integers(0, 12), st.text(max_size=12))
def test_no_damage_to_a_record_causes_another_error(at: int, length: int, instead: str) -> None:
    load_or_refuse(UNFINISHED[:at] + instead + UNFINISHED[at + length :])


@settings(max_examples=60)
@given(st.integers(0, len(FINISHED)))
def test_no_cut_causes_another_error(at: int) -> None:
    load_or_refuse(FINISHED[:at])
    load_or_refuse(UNFINISHED[:at])


@settings(max_examples=60)
@given(st.binary(max_size=200))
def test_no_bytes_read_as_text_cause_another_error(junk: bytes) -> None:
    load_or_refuse("Tonalli record 1\n" + junk.decode("latin-1"))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=5,
)


@settings(max_examples=150)
@given(st.sampled_from(["rules", "players", "setup", "eclipse", "modules", "seats", "scores", "winners"]), JSON)
def test_no_value_of_a_header_causes_another_error(header: str, value: object) -> None:
    lines = [line for line in FINISHED.split("\n") if not line.startswith(f"{header}:")]
    lines.insert(2, f"{header}: {json.dumps(value)}")
    load_or_refuse("\n".join(lines))


@pytest.mark.parametrize("wrong", ["7 {seat} ", "1 {other} ", "1 - "])
def test_a_move_filed_under_another_turn_or_seat_is_named(wrong: str) -> None:
    match = tonalli.new("teotihuacan", players=2, seed=3, setup="first")
    first = match.actor
    while match.turn < 4:
        match.play(match.legal()[0])
    text = match.record().write()
    assert f"\n1 {first} " in text
    text = text.replace(f"\n1 {first} ", "\n" + wrong.format(seat=first, other=1 - first), 1)
    with pytest.raises(tonalli.RecordError, match=r"line \d+: .*filed under turn"):
        tonalli.load(text)
