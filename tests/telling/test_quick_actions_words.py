"""Quick actions in words: options, story, cards, notes, and the terminal's drawing."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console

import tonalli
from clauses import clause
from telling.tzolkin_table import TELLING
from tonalli.cli.tzolkin import FACE
from tonalli.locale import has_words, text
from tonalli.telling.phrase import Phrase
from tonalli.tzolkin.modules.quick_actions.names import QUICK_TILES
from tonalli.tzolkin.modules.quick_actions.telling import when
from tzolkin.quick_actions.quick_fields import TILES, quick
from tzolkin.table import deal, heard, play, side

FIVE = {"players": 5, "modules": ["quick_actions"]}


def choice_of(s: tonalli.State, notation: str) -> str:
    return next(text(choice.words) for choice in TELLING.choices(s) if choice.notation == notation)


def hints_of(s: tonalli.State, notation: str) -> list[str]:
    choice = next(choice for choice in TELLING.choices(s, hinted=True) if choice.notation == notation)
    return [text(hint) for hint in choice.hints]


def assert_in_words(*phrases: Phrase) -> None:
    for phrase in phrases:
        assert not re.search(r"\[[a-z]|\(\)|_", text(phrase)), text(phrase)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games_are_asked_and_told_in_words(players: int) -> None:
    match = tonalli.new("tzolkin", players=players, seed=players, modules=["quick_actions"], watch=True)
    dealer = tonalli.Dealer(players)
    cards = TELLING.cards(match.options)
    field = match.read("place:quick")
    while not match.over:
        assert_in_words(TELLING.question(match.state)["words"])
        for choice in TELLING.choices(match.state):
            assert_in_words(choice.words, choice.name, *[figure.words for figure in choice.gains + choice.costs])
            assert choice.thing is None or choice.thing in cards
        if dealer.number(9) == 0:
            for thing, lines in TELLING.notes(match.state, match.actor).items():
                assert thing in cards
                assert_in_words(*lines)
        legal = match.legal()
        match.play(field if field in legal and dealer.number(2) else legal[dealer.number(len(legal))])
    for paragraph in TELLING.story(match.watch()):
        for line in paragraph.lines:
            for words, _ in line.phrases:
                assert_in_words(words)
                assert "rule P-" not in text(words)


def test_placing_there_and_stopping_tell_the_action() -> None:
    s = quick("quick_stone", side(corn=3))
    assert choice_of(s, "place:quick") == "Place on a quick action field; when you have placed all workers: 1 stone"
    play(s, "place:quick")
    assert hints_of(s, "pass") == ["then the quick action: 1 stone"]
    choice = next(
        choice for choice in TELLING.choices(quick("quick_stone", side(corn=3))) if "quick" in choice.notation
    )
    assert (text(choice.name), choice.icon, choice.thing) == ("Quick action", "z-quick", "gear:quick")


def test_without_a_quick_worker_stopping_is_told_as_ever() -> None:
    s = quick("quick_stone", side(corn=3))
    play(s, "place:palenque")
    assert hints_of(s, "pass") == ["the turn ends"]


def test_the_story_tells_action_and_change_of_tile() -> None:
    s = quick("quick_stone", side(corn=3), calendar={"starting_player": 1}, day=4)
    play(s, "place:quick pass")
    deal(s)
    told = [
        text(words) for paragraph in TELLING.story(heard(s)) for line in paragraph.lines for words, _ in line.phrases
    ]
    assert 'quick action "Stone"' in told
    assert "+1 stone (quick action)" in told
    assert any(line.startswith("the quick action is now") for line in told)
    assert not any("picked up" in line for line in told), "that it returns needs no words"


@pytest.mark.parametrize("tile", QUICK_TILES)
def test_every_tile_has_a_card_with_its_figures(tile: str) -> None:
    card = TELLING.cards(FIVE)[f"quick_tile:{tile}"]
    told = " ".join(text(line) for line in card.lines)
    for good, amount in TILES[tile]["effect"].get("gain", {}).items():
        assert f"{amount} {good}" in told
    assert has_words(f"tzolkin-quick_tile-{tile}")


@clause("P-9.5", "P-9.6")
def test_cards_say_what_is_a_stand_in_with_five_players() -> None:
    for thing, word in (("monument:mon_all_monuments", "stand-in"), ("term:monument", "stand-in")):
        five = " ".join(text(line) for line in TELLING.cards(FIVE)[thing].lines)
        four = " ".join(text(line) for line in TELLING.cards({"players": 4, "modules": ["quick_actions"]})[thing].lines)
        assert word in five
        assert word not in four
    assert "3 VP" in " ".join(text(line) for line in TELLING.cards(FIVE)["monument:mon_all_monuments"].lines)


def test_notes_tell_today_and_what_comes() -> None:
    notes = TELLING.notes(quick("quick_stone", side(corn=3)), 0)
    assert [text(line) for line in notes["gear:quick"]] == ["Today: 1 stone. 3 fields are free."]
    assert "It lies on the board until day 2." in [text(line) for line in notes["quick_tile:quick_stone"]]


@pytest.mark.parametrize(
    ("slots", "told"),
    [
        ([0], "It lies on the board until day 2."),
        ([0, 1], "It lies on the board until day 2, and again from day 3 to day 4."),
        ([1, 3], "It comes from day 3 to day 4 and from day 7 to day 8."),
    ],
)
def test_a_tile_that_comes_twice_is_told_in_one_sentence(slots: list[int], told: str) -> None:
    assert text(when(slots, 0)) == told


@pytest.mark.parametrize("players", [2, 5])
def test_the_terminal_draws_fields_and_tiles(players: int) -> None:
    s = quick("quick_stone", side(corn=9), players=players)
    play(s, "place:quick pass")
    view = s.game.view(s, 1)
    names = ["Ana", "Ben", "Cid", "Dora", "Eva"][:players]
    console = Console(width=120, record=True, file=StringIO())
    for part in FACE.table(view, TELLING.seats(view, names)):
        console.print(part)
    drawn = console.export_text()
    assert "now: 1 stone" in drawn
    assert "days 3–4" in drawn
    assert ("■ ■ R" if players == 2 else "R · ·") in drawn
    assert all(name in drawn for name in names)
