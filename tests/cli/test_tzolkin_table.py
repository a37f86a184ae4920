"""What the table of Tzolk'in shows, and how its options are put."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console, RenderableType

import tonalli
from clauses import clause
from tonalli import State
from tonalli.cli.face import face_of
from tonalli.cli.terminal import show
from tonalli.core.match import Match
from tzolkin.table import play, side, table

FACE = face_of("tzolkin")
SEATS = ["Ana", "Ben", "Cid", "Dora"]


def drawn(parts: list[RenderableType], width: int = 80) -> str:
    """What a plain terminal of that width shows."""
    console = Console(file=io.StringIO(), width=width, no_color=True, highlight=False, emoji=False)
    show(console, parts)
    text = str(console.file.getvalue())  # type: ignore[attr-defined]
    return "\n".join(line.rstrip() for line in text.splitlines())


def match_of(state: State) -> Match:
    """A match that stands at a position."""
    game = tonalli.GAMES["tzolkin"]
    match = Match(game, state.to_dict()["options"], 1, SEATS[: len(state.scores())])
    match.state = state
    return match


def section(name: str, state: State, width: int = 80) -> str:
    view = match_of(state).view(0)
    return drawn(FACE.section(name, view, SEATS[: len(view["players"])]), width)


def asked(state: State) -> str:
    match = match_of(state)
    return FACE.question(match, match.view(match.actor))


def options(state: State) -> dict[str, str]:
    """Every option by notation: its words, and what it brings."""
    match = match_of(state)
    view = match.view(match.actor)
    return {
        match.write(action): "  ".join(filter(None, [FACE.option(match, action, view), FACE.gains(match, action)]))
        for action in match.legal()
    }


# ---- the table -----------------------------------------------------------------------------------


def test_gears_show_who_stands_where() -> None:
    state = table(
        side("palenque3 palenque0"),
        side("chichen_itza5"),
        players=3,
        dummies="palenque1 palenque9 tikal0 tikal6 uxmal5 chichen_itza12",
        skulls={"bank": 12, "chichen_itza": [2]},
    )
    lines = section("gears", state).splitlines()
    palenque = next(line for line in lines if line.startswith("Palenque"))
    assert palenque.split()[1:-1] == list("0R1■2○3R4·5·6·7·")
    assert palenque.endswith(" ·■")
    tikal = next(line for line in lines if line.startswith("Tikal"))
    assert "0 ■" in tikal
    assert "1 ○" in tikal
    assert "6 ■" in tikal
    chichen = next(line for line in lines if line.startswith("Chichen"))
    assert "5 G" in chichen
    assert chichen.endswith("·■")
    below = next(line for line in lines if line.startswith("Itza"))
    assert " ".join(below.split()) == "Itza 4 VP skull 6 VP 7 VP 8 VP 8 VP 10 VP 11 VP 13 VP any"


@pytest.mark.parametrize("width", [80, 110])
def test_what_a_gear_offers_stands_below_its_spaces(width: int) -> None:
    lines = section("gears", table(side()), width).splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("Palenque"))
    for space, (upper, lower) in {3: ("5 corn", "or 2 wood"), 5: ("9 corn", "or 4 wood")}.items():
        column = lines[at].index(f"{space} ·")
        assert lines[at + 1][column:].startswith(upper)
        assert lines[at + 2][column:].startswith(lower)
    assert lines[at + 1].count("any") == 2
    assert max(len(line) for line in lines) <= width


@pytest.mark.parametrize(
    ("calendar", "told"),
    [
        ({"day": 2}, "Food Day 1 (goods) in 6 days"),
        ({"day": 7}, "Food Day 1 (goods) tomorrow"),
        ({"day": 8}, "Food Day 1 (goods) today"),
        ({"day": 9}, "Food Day 1 (goods) today"),
        ({"day": 12, "food_days": 1}, "Food Day 2 (points) in 2 days"),
        ({"day": 20, "food_days": 2, "age": 2}, "Food Day 3 (goods) tomorrow"),
        ({"day": 27, "food_days": 3, "age": 2}, "last round, Food Day 4 today"),
    ],
)
@clause("Z-3.3", "Z-12.6")
def test_the_next_food_day(calendar: dict[str, Any], told: str) -> None:
    text = drawn(FACE.overview(match_of(table(side(), calendar=calendar)).view(0), SEATS))
    assert f"Day {calendar['day']} of 27" in text
    assert f"Age {calendar.get('age', 1)}" in text
    assert told in text


def test_the_calendar_shows_marker_claim_and_corn() -> None:
    state = table(side(corn=5), calendar={"corn": 3, "day": 5})
    lines = drawn(FACE.overview(match_of(state).view(0), SEATS)).splitlines()
    assert lines[0].startswith("Day 5 of 27  ····●··○·····◆······○·····◆")
    assert lines[1] == "starting player R Ana   Starting Player Space: free   corn on the gear: 3"
    play(state, "place:start place:tikal pass")
    lines = drawn(FACE.overview(match_of(state).view(0), SEATS)).splitlines()
    assert lines[1] == "starting player R Ana   Starting Player Space: R   corn on the gear: 0"


def test_the_jungle_shows_open_corn_and_wood() -> None:
    text = section("jungle", table(side(), jungle={"3": {"corn": 3, "wood": 1}}))
    assert "2: 4 corn  3: 2 corn 1 wood  4: 0 corn 4 wood" in text
    assert "skulls in the bank: 13" in text


def test_temples_show_steps_points_and_goods() -> None:
    state = table(side(temples={"chaac": 5, "quetzalcoatl": -1, "kukulkan": 4}), side())
    lines = section("temples", state).splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("Chaac"))
    assert lines[at].split() == ["Chaac", "·", "GBY", "·", "·", "·", "·", "R"]
    assert " ".join(lines[at + 1].split()) == "−1 VP 0 VP 2 VP 4 VP 6 VP 7 VP 8 VP"
    assert lines[at + 2].split() == ["stone", "stone"]
    assert "highest: 6 VP at the end of Age 1, 2 VP of Age 2" in lines[at + 3]
    kukulkan = next(line for line in lines if line.startswith("Kukulkan"))
    assert kukulkan.split()[6] == "R"


def test_technologies_show_levels_and_effects() -> None:
    levels = {"agriculture": 2, "resource_extraction": 0, "architecture": 3, "theology": 0}
    text = section("technologies", table(side(technologies=levels)), 110)
    agriculture = next(line for line in text.splitlines() if line.startswith("Agriculture"))
    assert agriculture.split()[1] == "GBY"
    assert agriculture.split().count("R") == 1
    assert agriculture.index("R ") == text.splitlines()[1].index("level 2")
    assert "R +1 corn" not in text
    assert "R a building" not in text


def test_buildings_and_monuments_show_cost_and_effect() -> None:
    state = table(side(), buildings=["a1_architecture", None, None, None, None, None])
    text = section("buildings", state)
    assert "Architecture blue   1 gold Architecture step" in text
    assert len(text.splitlines()) == 3
    text = section("monuments", state, 110)
    assert "Skulls" in text
    assert "4 gold + 1 skull" in text
    assert "3 VP per skull in Chichen Itza" in text


@clause("Z-13.3", "Z-11.5", "Z-2.13")
def test_players_show_everything_they_have() -> None:
    ana = side(
        "tikal2",
        hand=3,
        corn=7,
        skull=1,
        corn_tiles=2,
        double_advance=False,
        buildings={"a1_single_farm": 2, "a1_community_farm": 1},
        monuments=["mon_skulls"],
        technologies={"agriculture": 1, "resource_extraction": 0, "architecture": 0, "theology": 2},
    )
    state = table(ana, skulls={"bank": 12, "chichen_itza": []}, jungle={"2": {"corn": 2, "wood": 0}})
    view = match_of(state).view(0)
    view["players"][0]["points"] = 12.25
    text = drawn(FACE.section("players", view, SEATS))
    row = next(line for line in text.splitlines() if line.startswith("▸R Ana"))
    assert row.split() == ["▸R", "Ana", "12.25", "7", "0", "0", "0", "1", "3", "1", "2", "2", "0", "0", "0"]
    words = " ".join(text.split())
    assert "Agr 1, The 2 · double advance used · 2 corn tiles" in words
    assert "buildings: Single farm ×2 / Community farm · monuments: Skulls" in words


def test_the_whole_table_has_all_parts() -> None:
    text = drawn(FACE.table(match_of(table(side())).view(0), SEATS))
    for part in ("Gears", "Jungle", "Temples", "Technologies", "Buildings on display", "Monuments", "Players in order"):
        assert part in text
    assert "[tzolkin" not in text


# ---- questions and options -----------------------------------------------------------------------


def test_placements_tell_cost_and_what_comes_tomorrow() -> None:
    state = table(side(corn=20), side("palenque0 palenque1 uxmal0"), calendar={"corn": 2, "day": 4})
    shown = options(state)
    assert asked(state) == "Your turn. Where do you place your first worker?"
    assert shown["place:palenque"] == "Place on Palenque 2 for 2 corn; tomorrow 3: harvest 5 corn or 2 wood"
    assert shown["place:yaxchilan"] == "Place on Yaxchilan 0 for nothing; tomorrow 1: 1 wood"
    assert shown["place:start"] == (
        "Claim the Starting Player Space for nothing; you get the 2 corn on the gear when the turn ends"
    )
    play(state, "place:tikal")
    assert asked(state) == "Place another worker?"
    shown = options(state)
    assert shown["pass"] == "Place no more; the turn ends"
    assert shown["place:tikal"] == "Place on Tikal 1 for 2 corn; tomorrow 2: a building"


def test_workers_to_pick_up_tell_the_action_they_reached() -> None:
    state = table(
        side("palenque0 palenque3 tikal6 chichen_itza2", hand=0, corn=9), skulls={"bank": 12, "chichen_itza": [2]}
    )
    shown = options(state)
    assert asked(state) == "Your turn. Which worker do you pick up first?"
    assert shown["pick:palenque.0"] == "Pick up from Palenque 0: no action"
    assert shown["pick:palenque.3"] == "Pick up from Palenque 3: harvest 5 corn or 2 wood, or a lower action"
    assert shown["pick:tikal.6"] == "Pick up from Tikal 6: any of its actions, no fee"
    assert shown["pick:chichen_itza.2"] == "Pick up from Chichen Itza 2: closed by a skull, only a lower action"


@clause("Z-8.8", "Z-7.18")
def test_theology_and_skulls_are_told_where_workers_stand() -> None:
    levels = {"agriculture": 0, "resource_extraction": 0, "architecture": 0, "theology": 1}
    workers = "chichen_itza0 chichen_itza3 chichen_itza9"
    ana = side(workers, hand=1, corn=9, skull=1, technologies=levels)
    state = table(ana, skulls={"bank": 10, "chichen_itza": [4, 2]})
    shown = options(state)
    assert shown["pick:chichen_itza.0"] == (
        "Pick up from Chichen Itza 0: one ahead by Theology, a skull for 4 VP, Chaac step"
    )
    assert shown["pick:chichen_itza.3"] == "Pick up from Chichen Itza 3: closed by a skull, only a lower action"
    assert shown["pick:chichen_itza.9"] == "Pick up from Chichen Itza 9: any of its actions, no fee"
    assert shown["place:chichen_itza"] == "Place on Chichen Itza 1 for 1 corn; tomorrow 2: closed by a skull"


def test_actions_tell_their_fee_and_their_gain() -> None:
    state = play(table(side("palenque3", corn=5)), "pick:palenque.3")
    shown = options(state)
    assert asked(state) == "Your worker comes from Palenque 3. Which action does it do?"
    assert shown["pass"] == "No action"
    assert shown["act:palenque_1"] == "Palenque 1: fish for 3 corn  step back −2 corn, +3 corn"
    assert shown["act:palenque_3"] == "Palenque 3: harvest 5 corn or 2 wood"
    play(state, "act:palenque_3")
    assert asked(state) == "What do you harvest in jungle group 3?"
    shown = options(state)
    assert shown["harvest:wood"] == "Take a wood tile  +2 wood"
    assert shown["harvest:burn"] == "Burn a wood tile for the corn below it, and step down on a temple  +5 corn"
    play(state, "harvest:burn")
    assert asked(state) == "The gods are angry. On which temple do you step down?"
    assert options(state)["temple:chaac"] == "Step down on Chaac, to step −1: −1 VP"


def test_begging() -> None:
    state = table(side(corn=1))
    assert asked(state) == "Your turn. Beg first, or place your first worker?"
    assert options(state)["beg:chaac"] == "Beg: your corn becomes 3, step down on Chaac to −1"


def test_temple_steps_tell_what_they_are_worth() -> None:
    state = play(table(side("uxmal1", corn=5, temples={"chaac": 5, "quetzalcoatl": 1, "kukulkan": 0})), "pick:uxmal.1")
    assert options(state)["act:uxmal_1"] == "Uxmal 1: 3 corn for a temple step  −3 corn"
    play(state, "act:uxmal_1")
    shown = options(state)
    assert shown["temple:chaac"] == "Step up on Chaac: the step is lost, its top is reached or taken"
    assert shown["temple:quetzalcoatl"] == "Step up on Quetzalcoatl, to step 2: 2 VP, 1 gold"


def test_technologies_tell_level_cost_and_effect() -> None:
    levels = {"agriculture": 1, "resource_extraction": 0, "architecture": 3, "theology": 0}
    state = play(table(side("tikal1", wood=3, technologies=levels)), "pick:tikal.1 act:tikal_1")
    shown = options(state)
    assert shown["technology:agriculture"] == (
        "Agriculture, level 2, for 2 blocks: +1 corn fishing; harvest corn with no tile"
    )
    assert shown["technology:architecture"] == "Architecture, beyond level 3, for 1 block: 3 VP"


def test_buildings_tell_what_is_paid_and_what_they_bring() -> None:
    levels = {"agriculture": 0, "resource_extraction": 0, "architecture": 3, "theology": 0}
    ana = side("tikal2 uxmal4", wood=2, stone=1, corn=6, technologies=levels)
    state = play(table(ana), "pick:tikal.2 act:tikal_2")
    assert asked(state) == "Which building do you build?"
    shown = options(state)
    assert shown["build:a1_single_farm"] == 'Build "Single farm" (free): 1 worker needs no corn  +2 VP, +1 corn'
    assert shown["build:a1_extraction_gold"].startswith('Build "Extraction + gold" (2 wood + 1 stone): ')
    play(state, "build:a1_extraction_gold")
    assert asked(state) == "Architecture: which block do you not pay?"
    assert options(state)["drop:wood"].startswith("Leave out 1 wood")
    state = play(table(ana), "pick:uxmal.4 act:uxmal_4")
    assert asked(state) == "Which building do you build, for 2 corn a block?"
    assert options(state)["build:a1_extraction_gold"].startswith('Build "Extraction + gold" (4 corn): ')


def test_monuments_tell_what_they_are_worth_now() -> None:
    state = play(table(side("tikal4", hand=4, wood=3, gold=3)), "pick:tikal.4 act:tikal_4")
    assert options(state)["monument:mon_workers"] == (
        'Build the monument "Workers" (3 wood + 3 gold): 6, 12, 18 VP for 4, 5, 6 workers in play'
        "  now worth 12 VP at the end"
    )


def test_the_market_tells_its_rates() -> None:
    state = play(table(side("uxmal2", corn=3, gold=1)), "pick:uxmal.2 act:uxmal_2")
    shown = options(state)
    assert shown["sell:gold"] == "Sell 1 gold for 4 corn"
    assert shown["buy:stone"] == "Buy 1 stone for 3 corn"
    play(state, "sell:gold")
    assert asked(state) == "Market: what do you sell or buy? Sell before you buy."
    play(state, "buy:stone")
    assert asked(state) == "Market: what else do you buy?"
    assert options(state)["pass"] == "Stop trading"


def test_two_days_are_offered_with_their_price() -> None:
    state = table(side(), side(), calendar={"day": 3}, players=2)
    play(state, "place:start place:palenque")
    assert asked(state) == "You claimed the Starting Player Space. How many days pass?"
    assert options(state) == {
        "days:1": "One day: it becomes day 4",
        "days:2": "Two days: it becomes day 5; your board turns dark",
    }


def test_what_helps_with_a_decision_is_drawn_beside_it() -> None:
    state = play(table(side("uxmal1", corn=5)), "pick:uxmal.1 act:uxmal_1")
    text = drawn(FACE.beside(match_of(state).view(0), SEATS, fresh=False))
    assert text.startswith("Temples")
    assert "R Ana  0 VP, 2 corn" in text
    state = play(table(side("tikal1", wood=3)), "pick:tikal.1 act:tikal_1")
    assert drawn(FACE.beside(match_of(state).view(0), SEATS, fresh=False)).startswith("Technologies")
