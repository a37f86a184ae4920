"""What is said of the Court and of the alternative movement, and how the terminal draws them."""

from __future__ import annotations

import pytest
from rich.console import Console

from telling.told import asked, card, options, story
from teotihuacan.court.courtyard import court, owner, worship
from teotihuacan.table import play, side
from teotihuacan.teotibot.solo import bot, human, human_turn, solo
from tonalli import State
from tonalli.cli.teotihuacan import FACE
from tonalli.locale import text
from tonalli.telling import telling_of

pytestmark = pytest.mark.pure

NAMES = ["Ana", "Ben"]


def marked(**fields: object) -> State:
    s = court(
        side("nobles3 gold1 gold1", **{"cocoa": 2, **owner("left"), **fields}),
        side("forest5 gold1 gold1"),
        markers={"left": 0},
    )
    return worship(s, "palace1.ability")


def drawn(s: State, part: str) -> str:
    """A drawing of the terminal as text."""
    view = s.game.view(s, None)
    console = Console(width=100, no_color=True)
    with console.capture() as capture:
        for each in FACE.parts(view)[part](view, telling_of(s.game).seats(view, NAMES[: view["options"]["players"]])):
            console.print(each)
    return capture.get()


def test_the_holder_is_told_why_a_worker_is_powered_up() -> None:
    assert asked(marked()) == "Your marker at the Court is used. Which of your workers is powered up?"


def test_the_temple_option_is_asked_for_by_its_temple() -> None:
    s = play(marked(), "power-up:gold.1")
    assert asked(s) == "Climb the blue temple for 1 cocoa now, or go on?"
    step = options(s)["court-step"]
    assert text(step.words) == "Climb the blue temple for 1 cocoa"
    assert step.beside
    assert step.thing == "court_step:left"


def test_a_tile_may_be_used_at_that_point_as_well() -> None:
    s = play(marked(discovery_tiles=["vp_4"]), "power-up:gold.1")
    assert asked(s) == "Climb the blue temple for 1 cocoa now, use a tile, or go on?"
    play(s, "pass")
    assert asked(s) == "Climb the blue temple for 1 cocoa now, use a tile, or go on?"


def test_the_end_of_a_worship_turns_up_no_tile_unless_one_was_claimed() -> None:
    s = play(marked(cocoa=0, discovery_tiles=["vp_4"]), "power-up:gold.1 pass")
    assert asked(s) == "Your worship ends. Use a tile first, or go on?"


def test_royal_tiles_ask_for_their_exchange() -> None:
    s = court(side("nobles3 gold1 gold1", cocoa=3, obsidian=1), side(), royals="B11 C12 A10")
    assert asked(worship(s.copy(), "palace1.ability")) == "Royal tile: pay 3 cocoa for 3 obsidian?"
    sold = worship(s.copy(), "palace2.ability")
    assert asked(sold) == "Royal tile: sell 1 obsidian for 1 cocoa and 2 VP? (3 left)"


def test_taking_an_ownership_tile_is_a_line_of_the_story() -> None:
    s = court(side(temples={"red": 4}, discovery_tiles=["temple_red"]), side())
    play(s, "use:temple_red")
    told = " ".join(story("teotihuacan", s.told))
    assert "took the Ownership tile of the red temple: a marker beside the middle royal tile of the Court" in told


def test_the_cards_say_who_owns_and_what_is_a_stand_in() -> None:
    s = marked()
    tile = card(s, "ownership:blue")
    assert tile.startswith("Ownership tile of the blue temple It lies on step 4.")
    assert "stand-in" in tile
    assert "Marker here: black." in tile
    assert "No marker" in card(s, "ownership:green")
    assert "Marker here: black." in card(s, "space:palace1")
    owned = card(s, "term:ownership")
    assert "left royal tile" in owned
    assert owned.endswith(": black")
    assert card(s, "board:palace").startswith("Court It lies in place of the Palace")
    assert "3 cocoa → as many obsidian as the power of the worker there" in card(s, "royal:B11")


def test_the_terminal_draws_the_court() -> None:
    lines = drawn(marked(), "court")
    assert "Court" in lines
    assert "left" in lines
    assert "3 obsidian" in lines
    assert lines.count("no marker") == 2


def test_the_bots_die_at_the_court_is_told() -> None:
    s = solo(
        bot("decorations1 nobles4 construction3 gold!1", temples={"blue": 4, "red": 1, "green": 1}),
        modules="obsidian court",
        actions={"T": "mask_collection"},
        court={"markers": {"left": 1}},
    )
    play(s, "~die:3 ~die:4 ~die:1 ~discovery:great_mask")
    told = " ".join(story("teotihuacan", s.told))
    assert "rolled 1 for passing the Court" in told
    assert "activated the left royal tile of the Court" in told


def test_the_column_of_four_is_drawn_and_has_cards() -> None:
    s = human_turn(
        bot(),
        human(),
        modules="swift_bot",
        directions=("left", "right", "right", "left"),
        direction_tiles=("move_3", "base_a", "move_2", "base_b"),
    )
    assert "direction tiles from the top: ↖ 3" in drawn(s, "teotibot")
    assert "goes 3 boards" in card(s, "direction:move_3")
