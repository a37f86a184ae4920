"""How decisions are put to a person."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import tonalli
from cli.runner import Terminal
from cli.scripted import typed_game
from tonalli.cli.answers import shortened
from tonalli.cli.face import face_of, kinds_of
from tonalli.cli.files import new_match
from tonalli.cli.teotihuacan import explaining, options
from tonalli.cli.teotihuacan.preview import gains
from tonalli.cli.teotihuacan.tracks import calendar
from tonalli.core.events import Event
from tonalli.core.match import Match

FACE = face_of("teotihuacan")


def decisions(games: int, **chosen: str) -> Iterator[Match]:
    """Matches in the middle of random games."""
    for seed in range(games):
        match = new_match("teotihuacan", ["a", "b"], seed, chosen)
        choose = random.Random(seed).choice
        while not match.over:
            yield match
            match.play(choose(match.legal()))


def asked(match: Match) -> str:
    return options.question(match.view(match.actor), kinds_of(match.game, match.legal()))


def test_a_tile_that_cannot_be_paid_is_said_on_the_option() -> None:
    """Taking both and the tile first then claims nothing."""
    warned = 0
    for match in decisions(6):
        view = match.view(match.actor)
        for action in match.legal():
            if not match.write(action).startswith("first:tile"):
                continue
            short = "you cannot pay" in options.option(match, action, view)
            warned += short
            after = match.state.copy()
            after.play(action)
            claims = match.game.view(after, None)["decision"]["step"] == "claim-area-tile"
            assert short != (claims and "claim" in kinds_of(match.game, after.legal()))
    assert warned


def test_effects_stand_in_the_order_they_happen() -> None:
    events = [
        Event("pay", 0, "cocoa", 2, "", "T-10.2"),
        Event("gain", 0, "gold", 1, "", "T-11.3"),
        Event("gain", 0, "cocoa", 1, "", "T-12.1"),
        Event("gain", 1, "wood", 1, "", "T-12.1"),
        Event("pay", 0, "cocoa", 1, "", "T-7.6"),
        Event("pay", 0, "wood", 2, "", "T-13.1"),
    ]
    assert gains(events, 0) == (
        "fee for the action: 2 cocoa, +1 gold, +1 cocoa, fee for the worship: 1 cocoa, pay 2 wood"
    )


def test_a_choice_in_setup_does_not_count_the_next_starting_tile() -> None:
    seen = 0
    for seed in range(60):
        match = tonalli.new("teotihuacan", players=2, seed=seed)
        choose = random.Random(seed).choice
        while match.turn == 0:
            for action in match.legal():
                if match.describe(action)["kind"] == "take":
                    seen += 1
                    assert FACE.gains(match, action) == ""
            match.play(choose(match.legal()))
    assert seen


def test_the_worker_to_be_placed_is_named() -> None:
    powers = set()
    for seed in range(30):
        match = tonalli.new("teotihuacan", players=2, seed=seed)
        while match.turn == 0:
            if match.view(None)["decision"]["step"] == "place-worker":
                hand = [w["power"] for w in match.view(None)["players"][match.actor]["workers"] if w.get("hand")]
                assert f"(power {max(hand)})" in asked(match)
                powers.add(max(hand))
            match.play(match.legal()[0])
    assert len(powers) > 1


def test_the_end_of_a_turn_speaks_of_what_is_possible() -> None:
    questions = set()
    for match in decisions(8):
        step = match.view(None)["decision"]["step"]
        if step in ("end-turn", "pause", "before-reveal"):
            kinds = kinds_of(match.game, match.legal())
            assert ("Use a tile" in asked(match) or "one of yours" in asked(match)) == ("use" in kinds)
            assert ("to unlock" in asked(match)) == ("buy-unlock" in kinds)
            questions.add((step, *sorted(kinds)))
    assert len(questions) > 4


def test_destinations_stand_in_walking_order() -> None:
    for match in decisions(1):
        decision = match.view(None)["decision"]
        if decision["step"] == "destination":
            ring = match.view(None)["ring"]
            start = ring.index(decision["board"])
            order = [match.describe(action)["board"] for action in FACE.listed(match)]
            if len(order) == 3:
                assert order == [ring[(start + distance) % 8] for distance in (1, 2, 3)]
        else:
            assert sorted(FACE.listed(match)) == match.legal()


def test_a_move_is_explained_by_the_boards_it_reaches() -> None:
    match = tonalli.new("teotihuacan", players=2, seed=7, setup="first")
    move = next(action for action in match.legal() if match.describe(action)["kind"] == "move")
    view = match.view(None)
    start = view["ring"].index(match.describe(move)["board"])
    reached = [explaining.explained("board", view["ring"][(start + distance) % 8]) for distance in (1, 2, 3)]
    assert FACE.explain_action(match, move) == reached


def test_no_explanation_shows_a_name_of_the_engine() -> None:
    match = tonalli.new("teotihuacan", players=2, seed=7)
    lines = [line for action in match.legal() for line in FACE.explain_action(match, action)]
    assert lines
    assert not [line for line in lines if "_" in line]


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("decoration 07", "Decoration 07: "),
        ("pyramid tile 10", "Pyramid tile 10: "),
        ("tile 10", "Pyramid tile 10: "),
        ("idol", "idol: "),
        ("headdress", "headdress: "),
        ("serpent", "serpent: "),
        ("glyph", "glyph: "),
        ("worship", "worship: "),
        ("mask", "mask 1 (2 cocoa + 1 gold), mask 2"),
        ("palace", "Palace: "),
    ],
)
def test_names_on_the_screen_are_found(name: str, line: str) -> None:
    view = tonalli.new("teotihuacan", players=2, seed=7).view(0)
    found = FACE.explain(name, view)
    assert [each for each in found if each.startswith(line)]
    assert len([each for each in found if "never used up" in each]) <= 1
    assert len([each for each in found if each.startswith("Royal tile")]) == (3 if name == "palace" else 0)


def test_forced_options_are_taken_and_told(terminal: Terminal, tmp_path: Path) -> None:
    lines, match = typed_game(5, "human,random")
    file = tmp_path / "game"
    arguments = ("play", "--seats", "human,random", "--seed", "5", "--save", str(file))
    result = terminal(*arguments, typed="".join(f"{line}\n" for line in lines))
    assert "You: nothing else is possible: " in result.out
    assert file.read_text(encoding="utf-8") == match.record().write()
    asking = terminal(*arguments, "--ask-all", "--force", typed="1\n" * 12)
    assert "nothing else is possible" not in asking.out


@pytest.mark.parametrize("eclipse", ["standard", "dark"])
def test_the_calendar_says_what_is_going_on(eclipse: str) -> None:
    told = set()
    for match in decisions(3, eclipse=eclipse):
        view = match.view(None)
        text = "\n".join(str(line) for line in calendar(view))
        assert "4 of 3" not in text
        assert ("Dark Eclipse" in text) == (eclipse == "dark")
        if view["decision"]["step"] == "pay-wages":
            assert "wages are paid" in text
            assert "follows" not in text
            assert "due" not in text
            told.add(view["calendar"]["eclipses"])
    assert told == {0, 1, 2}


def test_keys_that_are_no_letters_are_not_said_back() -> None:
    assert shortened("\x1b[A\x1b[1;5Cabc\x1bOP\x07\x1b") == "abc"


def test_looking_at_parts(terminal: Terminal) -> None:
    arguments = ("play", "--seats", "human,random", "--setup", "first", "--seed", "7")
    lines, _ = typed_game(7, "human,random", setup="first", decisions=12)
    result = terminal(*arguments, typed="".join(f"{line}\n" for line in [*lines, "board x", "", "quit"]))
    assert 'The table has no part "x", only ring, temples' in result.out
    assert "is no option here" not in result.out
    for count in (1, 3):
        told = terminal(*arguments, typed="".join(f"{line}\n" for line in [*lines, f"log {count}", "quit"])).out
        log = told.partition(f"log {count}\n")[2].splitlines()
        assert len([line for line in log if line.startswith("Turn ")]) <= count


def test_what_a_resource_board_yields_is_shown() -> None:
    shown = set()
    for match in decisions(2):
        for action in match.legal():
            if match.write(action) in ("to:forest", "to:quarry", "to:gold"):
                shown.add(FACE.gains(match, action))
    assert [text for text in shown if "main action for 2 cocoa: +1 wood" in text]


def test_places_say_what_they_cover() -> None:
    for match in decisions(4):
        if match.view(None)["decision"]["step"] == "choose-place":
            texts = [options.option(match, action, match.view(None)) for action in match.legal()]
            assert all(", on " in text and " / " in text for text in texts)
            return
    raise AssertionError("nobody built")


def test_a_tile_that_was_paid_for_and_not_claimed_is_told() -> None:
    """Followed through random games: said exactly when a worship of both ends without its tile."""
    outcomes = set()
    for seed in range(8):
        match = new_match("teotihuacan", ["a", "b"], seed, {})
        events = match.watch()
        choose = random.Random(seed).choice
        hope, since = "", 0
        while not match.over:
            action = choose(match.legal())
            if FACE.hope(match, action):
                assert match.write(action).endswith("both")
                hope, since = FACE.hope(match, action), len(events)
            match.play(action)
            said = FACE.dashed(hope, events[since:], match.view(None)) if hope else None
            if said is not None:
                claimed = any(event.kind == "claim" and event.where == hope for event in events[since:])
                assert bool(said) != claimed
                outcomes.add(claimed)
                hope = ""
    assert outcomes == {True, False}


def test_points_by_eclipse_add_up() -> None:
    for seed in range(3):
        match = new_match("teotihuacan", ["a", "b"], seed, {})
        choose = random.Random(seed).choice
        while not match.over:
            match.play(choose(match.legal()))
        stages = FACE.stages(match.watch(), 2)
        assert len(stages) == match.view(None)["calendar"]["eclipses"]
        assert [sum(row[seat] for row in stages) for seat in (0, 1)] == match.scores()
