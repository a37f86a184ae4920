"""What is said of the expansion before a choice, on cards and in the terminal."""

from __future__ import annotations

import json

import pytest
from rich.console import Console

import tonalli
from telling.reading import read
from telling.told import card, decisions, hinted, options, story
from teotihuacan.altars.shamans import table_of
from teotihuacan.court.courtyard import court
from teotihuacan.empire.conquering import conquering
from teotihuacan.table import play, side
from teotihuacan.teotibot.solo import BOT, bot, human_turn, solo
from tonalli import State
from tonalli.cli.explaining import described
from tonalli.cli.teotihuacan import FACE
from tonalli.locale import text
from tonalli.server.messages import as_json, decision, notes
from tonalli.telling import telling_of

pytestmark = pytest.mark.pure

GAME = tonalli.GAMES["teotihuacan"]
TELLING = telling_of(GAME)
ALL = "obsidian court altars empire"
MASK = {"a12": ["great_mask"]}


def things(players: int = 2, modules: str = ALL) -> set[str]:
    return set(TELLING.cards({"players": players, "modules": modules.split()}))


def drawn(s: State, part: str) -> str:
    """A drawing of the terminal as text."""
    view = GAME.view(s, None)
    console = Console(width=200, no_color=True)
    with console.capture() as capture:
        for each in FACE.section(part, view, TELLING.seats(view, ["Ana", "Ben"][: view["options"]["players"]])):
            console.print(each)
    return capture.get()


# ---- altars --------------------------------------------------------------------------------------


def test_a_field_is_told_by_the_board_it_points_to() -> None:
    s = play(table_of("a45.rear a56.front", piles=MASK), "activate")
    there = options(s)
    assert text(there["shaman:a12.rear"].words) == "Towards Palace: claim a Great Discovery (altar 1–2)"
    assert text(there["shaman:a12.front"].name) == "Towards Forest"
    s.listen([])
    play(s, "shaman:a12.front")
    assert "activated the Shaman: on to altar 1–2, towards Forest" in " ".join(story("teotihuacan", s.told))


def test_a_field_has_a_card_of_its_own_benefit() -> None:
    s = table_of("a12.rear a56.front-", piles=MASK)
    rear = card(s, "field:a12:rear")
    assert rear.startswith("altar 1–2, field towards space 1 Towards Palace: claim a Great Discovery.")
    assert "great mask" in rear
    assert "4 obsidian" not in rear
    assert rear.endswith("A Shaman stands on the field towards Palace: black.")
    assert card(s, "field:a12:front").endswith("Towards Forest: you may pay 2 cocoa for 4 obsidian.")
    assert "It lies on altar 1–2: the earlier board is Palace, the later one Forest." in card(s, "altar:altar_trade")
    assert "between the boards on spaces 8 and 1" in card(s, "altar_space:a81")


def test_an_empty_altar_has_nothing_to_claim() -> None:
    s = table_of("a45.rear a56.front")
    nothing = "Towards Palace: nothing, no Great Discovery is left here"
    assert nothing in card(s, "field:a12:rear")
    assert "No Great Discovery is left there." in card(s, "altar:altar_trade")
    assert "→ Palace: nothing, no Great Discovery is left here" in drawn(s, "altars")
    play(s, "activate")
    assert text(options(s)["shaman:a12.rear"].words) == f"{nothing} (altar 1–2)"


# ---- the Court -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("workers", "shaman", "said"),
    [
        ("nobles3 gold1 gold1", "a56.front", "The power that counts is 3"),
        ("nobles3 palace1 palace1", "a56.front", "The power that counts is 5: power 3 and 2 more"),
        ("nobles3 palace1 gold1", "a12.rear", "The power that counts is 5: power 3 and 2 more"),
        ("nobles3 gold1 gold1", "a12.rear-", "The power that counts is 3"),
    ],
)
def test_the_power_of_a_worship_at_the_court_is_told_before_it(workers: str, shaman: str, said: str) -> None:
    altar, field = shaman.removesuffix("-").split(".")
    placed = [
        {"altar": altar, "field": field, "standing": not shaman.endswith("-")},
        {"altar": "a45", "field": "rear", "standing": True},
    ]
    tiles = {"a12": "altar_trade", "a81": "altar_unlock", "a56": "altar_retreat", "a45": "altar_obsidian"}
    s = court(
        side(workers, cocoa=4), side(), royals="B11 C12 A10", modules="obsidian court altars",
        altars={"tiles": tiles, "shamans": placed},
    )  # fmt: skip
    play(s, "move:nobles.3 to:palace")
    assert hinted(s)["worship:palace1.ability"] == said
    play(s, "worship:palace1.ability")
    assert s.to_dict()["pending"][-1]["gained"] == int(said.split()[5].rstrip(":"))


# ---- names ---------------------------------------------------------------------------------------


def test_sides_are_called_by_their_names() -> None:
    s = conquering(regions={"0": 1, "5": 0})
    asked = decision(TELLING, s, ["Ana", "Ben"])
    (adds,) = [choice for choice in asked["choices"] if choice.notation == "warrior"]
    assert [text(hint) for hint in adds.hints] == ["pushes a Warrior on (Ben)"]
    sides = TELLING.seats(GAME.view(s, None), ["Ana", "Ben"])
    (note,) = json.loads(as_json(notes(TELLING, s, 0, ["Ana", "Ben"])["region:5"]))
    assert text(read(note)) == "A Warrior is here: Ana."
    (region,) = described(GAME, s, 0, "region 5", sides)
    assert region.plain.endswith("A Warrior is here: Ana.")


# ---- the Empire ----------------------------------------------------------------------------------


def test_a_push_tells_what_being_and_building_there_brings() -> None:
    s = play(conquering(regions={"0": 1}, settled={"2": 1}), "warrior")
    told = hinted(s)
    assert told["push:1"] == "1 VP at every eclipse, a Building there: 1 VP, an Avenue step, 1 obsidian and 1 cocoa"
    assert told["push:2"] == "1 VP at every eclipse, there is a Building already"


def test_the_cells_of_conquest_have_a_legend() -> None:
    assert "W Warriors, B a Building, / one of the two, + both" in drawn(conquering(), "ring")


def test_a_special_mask_costs_nothing_and_is_not_for_sale() -> None:
    assert "free" not in card(conquering(), "discovery:special_mask_gold")


# ---- cards ---------------------------------------------------------------------------------------


def test_things_of_the_teotibot_have_cards_in_solo_games_only() -> None:
    alone = {"priest:s07", "priest:s08", "trail:1", "term:court_die", "action_tile:nobles"}
    assert alone <= things(players=1)
    assert alone.isdisjoint(things(players=2))
    assert {"good:obsidian", "term:ownership"} <= things()


def test_a_technology_is_found_by_its_number_and_an_altar_as_it_can_be_typed() -> None:
    s = table_of("a12.rear a56.front")
    assert described(GAME, s, 0, "5½")[0].plain.startswith("Obsidian gifts: ")
    assert described(GAME, s, 0, "altar 1-2")[0].plain.startswith("altar 1–2: ")


@pytest.mark.parametrize(("change", "said"), [(-1, "1 step, on Decorations 2"), (1, "3 steps, on Decorations 4")])
def test_the_worship_tile_of_the_teotibot_has_the_figures_of_its_setting(change: int, said: str) -> None:
    s = human_turn(bot(), knobs={"worship_step_change": change, "vp_per_exchange": 5})
    assert f"It climbs {said}." in card(s, "action_tile:worship")
    assert "10 cocoa become 5 VP" in card(s, "solo:teotibot")


# ---- what was last drawn -------------------------------------------------------------------------


def test_the_terminal_shows_what_was_last_drawn_for_the_teotibot() -> None:
    opponent = bot("decorations1 nobles4 construction3 gold!1")
    s = solo(opponent, modules="obsidian court", actions={"T": "mask_collection"})
    play(s, "~die:3 ~die:4 ~die:4")
    assert "last Court die: 4, no royal tile" in drawn(s, "teotibot")
    s = solo(actions={"T": "nobles"}, modules="obsidian empire", empire={"regions": {"0": BOT}})
    play(s, "~die:3 ~die:4 ~trail:2")
    assert "last Trail tile: region 2" in drawn(s, "teotibot")


# ---- payments and help ---------------------------------------------------------------------------


def test_wages_that_may_be_paid_in_obsidian_tell_their_cost() -> None:
    found = 0
    for match in decisions("teotihuacan", 40, modules=["obsidian"]):
        if match.state.top.kind != "pay-wages":
            continue
        for choice in TELLING.choices(match.state, hinted=True):
            after = GAME.tried(match.state, choice.action)[0]
            if after.actor == match.actor and after.top.kind == "pay-cocoa":
                due = choice.about["cocoa"]
                assert text(choice.hints[-1]) == f"−{due} cocoa, or obsidian for up to 3 of it each"
                found += 1
        if found:
            break
    assert found


def test_a_second_technology_tile_promises_no_second_technology() -> None:
    for seed in range(200):
        match = tonalli.new("teotihuacan", players=2, seed=seed)
        tiles = [name for name in options(match.state) if "technology" in name]
        if len(tiles) == 2:
            break
    assert "t-tech-" in str([figure.icon for figure in options(match.state)[tiles[1]].gains])
    match.play(tiles[0])
    assert "t-tech-" not in str([figure.icon for figure in options(match.state)[tiles[1]].gains])


def test_help_teaches_the_modules_in_play() -> None:
    told = [text(phrase) for phrase in TELLING.help({"players": 2, "modules": ALL.split()})]
    assert [each.split()[0] for each in told] == ["Obsidian", "The", "Shamans:", "Conquest"]
    assert TELLING.help({"players": 2, "modules": []}) == []
