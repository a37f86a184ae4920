"""Broken records: one clear line each, and never another exception."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tonalli
from core.varieties import GAMES, begin, each_game, play_on

pytestmark = pytest.mark.pure

FINISHED = {game: play_on(begin(21, game), 21).record().write() for game in GAMES}
UNFINISHED = {game: play_on(begin(21, game), 21, 50).record().write() for game in GAMES}
LONGEST = max(len(text) for text in FINISHED.values())
OPTIONS = [
    ("game: {game}\n", "", "game"),
    ("game: {game}", "game: chess", "chess"),
    ("rules: {rules}\n", "", "rules"),
    ("rules: {rules}\n", "rules: 999\n", "999"),
    ("rules: {rules}\n", 'rules: "1"\n', "rules"),
    ("rules: {rules}\n", "rules: true\n", "rules"),
    ("players: 2", "players: 7", "players=7"),
    ("players: 2", "players: two", "players"),
    ("players: 2", "players: [2]", "players"),
    ("players: 2\n", "", "players"),
    ("players: 2", "players: 2\nplayers: 2", "players"),
    ("players: 2", "players: 2\ncolour: 3", "colour=3"),
    ("players: 2", "players 2", "players 2"),
    ("players: 2", "players: " + "[" * 100_000, "players"),
    ("players: 2", "players: " + "9" * 10_000, "players"),
    ("modules: []", 'modules: ["obsidians"]', "obsidians"),
    ("modules: []", "modules: 5", "modules=5"),
    ("modules: []", "modules: []\nseats: 5", "seats"),
    ("modules: []", 'modules: []\nseats: ["Ann"]', "seats"),
    ("modules: []", "modules: []\nseats: [1, 2]", "seats"),
]
HEADERS = [(game, *row) for game in GAMES for row in OPTIONS] + [
    ("teotihuacan", 'setup: "standard"', 'setup: "draught"', "setup='draught'"),
    ("teotihuacan", 'eclipse: "standard"', "eclipse: null", "eclipse"),
    ("tzolkin", "modules: []", 'modules: []\nsetup: "standard"', "setup='standard'"),
]


def refusal(text: str) -> str:
    """The one line with which a record is refused."""
    with pytest.raises(tonalli.RecordError) as error:
        tonalli.load(text)
    message = str(error.value)
    assert message
    assert "\n" not in message
    return message


@pytest.mark.parametrize("text", ["", "\n", "Tonalli record 2\ngame: tzolkin\n", "{}", "\x00\x01\x02", "Tonalli"])
def test_what_is_no_record_is_told_so(text: str) -> None:
    assert "no Tonalli record" in refusal(text)


@pytest.mark.parametrize(("game", "old", "new", "named"), HEADERS, ids=lambda word: f"{word!r:.30}")
def test_a_wrong_header_is_named(game: str, old: str, new: str, named: str) -> None:
    old = old.format(game=game, rules=tonalli.GAMES[game].rules_version)
    assert old in UNFINISHED[game]
    assert named in refusal(UNFINISHED[game].replace(old, new, 1))


@pytest.mark.parametrize("header", ["scores", "winners"])
@each_game
def test_a_result_that_the_moves_do_not_give_is_refused(game: str, header: str) -> None:
    lines = [f"{header}: [0, 0]" if line.startswith(f"{header}:") else line for line in FINISHED[game].split("\n")]
    assert header in refusal("\n".join(lines))


@each_game
def test_a_result_without_an_end_is_refused(game: str) -> None:
    assert "no end" in refusal(UNFINISHED[game].replace("modules: []", "modules: []\nscores: [0, 0]"))


@each_game
def test_a_finished_game_cut_short_is_refused(game: str) -> None:
    lines = FINISHED[game].rstrip().split("\n")
    assert "scores" in refusal("\n".join(lines[:-5]))


@each_game
def test_moves_after_the_end_are_refused_with_their_line(game: str) -> None:
    lines = FINISHED[game].count("\n")
    assert f"line {lines + 1}" in refusal(FINISHED[game] + "99 0  pass\n")


@pytest.mark.parametrize(
    ("game", "word"),
    [
        *(("teotihuacan", word) for word in ("colect", "collect", "~first:0", "move:palace.9", "😀", "use:mask_1")),
        *(("tzolkin", word) for word in ("plaice", "pass", "~first:0", "pick:tikal.12", "😀", "pick:tikal.5")),
    ],
)
def test_a_word_that_is_unknown_or_not_legal_is_named_with_its_line(game: str, word: str) -> None:
    lines = UNFINISHED[game].rstrip().split("\n")
    number = next(i for i, line in enumerate(lines) if line.startswith("1 "))
    lines[number] = f"{lines[number][:4]} {word} {lines[number][4:]}"
    message = refusal("\n".join(lines))
    assert f"line {number + 1}:" in message
    assert word in message


@pytest.mark.parametrize("line", ["pass", "1", "x 0 pass", "1 x pass", "-1 0 pass", "1 -1 pass"])
@each_game
def test_a_line_that_does_not_begin_with_turn_and_seat_is_named(game: str, line: str) -> None:
    number = UNFINISHED[game].count("\n") + 1
    assert f"line {number}:" in refusal(UNFINISHED[game] + line)


@each_game
def test_a_word_cut_in_two_is_named(game: str) -> None:
    text = UNFINISHED[game].rstrip()
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
    for game in GAMES:
        load_or_refuse(f"Tonalli record 1\ngame: {game}\nrules: 1\nplayers: 2\n" + text)


@each_game
@settings(max_examples=120)
@given(at=st.integers(0, LONGEST), length=st.integers(0, 12), instead=st.text(max_size=12))
def test_no_damage_to_a_record_causes_another_error(game: str, at: int, length: int, instead: str) -> None:
    text = UNFINISHED[game]
    at %= len(text)
    load_or_refuse(text[:at] + instead + text[at + length :])


@each_game
@settings(max_examples=60)
@given(at=st.integers(0, LONGEST))
def test_no_cut_causes_another_error(game: str, at: int) -> None:
    load_or_refuse(FINISHED[game][:at])
    load_or_refuse(UNFINISHED[game][:at])


@settings(max_examples=60)
@given(st.binary(max_size=200))
def test_no_bytes_read_as_text_cause_another_error(junk: bytes) -> None:
    load_or_refuse("Tonalli record 1\n" + junk.decode("latin-1"))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=5,
)


@each_game
@settings(max_examples=150)
@given(
    header=st.sampled_from(["rules", "players", "setup", "eclipse", "modules", "seats", "scores", "winners"]),
    value=JSON,
)
def test_no_value_of_a_header_causes_another_error(game: str, header: str, value: object) -> None:
    lines = [line for line in FINISHED[game].split("\n") if not line.startswith(f"{header}:")]
    lines.insert(2, f"{header}: {json.dumps(value)}")
    load_or_refuse("\n".join(lines))


@pytest.mark.parametrize("wrong", ["7 {seat} ", "1 {other} ", "1 - "])
@each_game
def test_a_move_filed_under_another_turn_or_seat_is_named(game: str, wrong: str) -> None:
    match = begin(3, game)
    first = -1
    while match.turn < 4:
        first = match.actor if match.turn == 1 else first
        match.play(match.legal()[0])
    text = match.record().write()
    assert f"\n1 {first} " in text
    text = text.replace(f"\n1 {first} ", "\n" + wrong.format(seat=first, other=1 - first), 1)
    with pytest.raises(tonalli.RecordError, match=r"line \d+: .*filed under turn"):
        tonalli.load(text)
