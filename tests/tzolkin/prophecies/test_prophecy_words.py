"""What is said and drawn of prophecies: questions, options with their taxes, cards, standings, the story."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

import tonalli
from telling.told import asked, brought, card, finished, story
from telling.told import options as told_options
from tonalli.cli.face import face_of
from tonalli.locale import has_words, text
from tonalli.telling import telling_of
from tonalli.tzolkin.modules.prophecies.names import PROPHECIES
from tonalli.tzolkin.modules.prophecies.telling import bands
from tzolkin.prophecies.foretelling import under
from tzolkin.rounds import display, finish
from tzolkin.table import play, side

TELLING = telling_of("tzolkin")


@pytest.mark.parametrize("name", PROPHECIES)
def test_every_prophecy_has_its_words_and_a_card(name: str) -> None:
    for part in ("", ".effect", ".counted", ".count"):
        assert has_words(f"tzolkin-prophecy-{name}{part}")
    found = TELLING.cards({"players": 3, "modules": ["prophecies"]})[f"prophecy:{name}"]
    scale = text(found.lines[1])
    assert "−5 VP" in scale
    assert "+13 VP" in scale
    assert found.icon is not None
    assert f"prophecy:{name}" not in TELLING.cards({"players": 3, "modules": []})


@pytest.mark.parametrize(
    ("name", "icon"),
    [
        ("wrathful_gods", "z-temple-any"), ("angry_god_chaac", "z-temple-chaac"), ("forest_fires", "z-harvest-wood"),
        ("drought", "z-harvest-corn"), ("gold_shortage", "z-gold"), ("desecration", "z-skull"),
        ("teacher_shortage", "z-tech-any"), ("forgotten_lore", "z-tech-any"), ("crowded_cities", "z-building"),
        ("hunger", "z-worker-any"), ("high_floodwaters", "z-gear-chichen"),
    ],
)  # fmt: skip
def test_a_scale_has_a_card_of_what_it_counts(name: str, icon: str) -> None:
    found = TELLING.cards({"players": 3, "modules": ["prophecies"]})[f"scale:{name}"]
    assert found.icon == icon
    assert found.title.key == f"tzolkin-prophecy-{name}.counted"


def test_a_card_tells_the_bands_of_its_scale() -> None:
    s = under("wrathful_gods", side(temples={"chaac": 3, "kukulkan": 2}))
    said = card(s, "prophecy:wrathful_gods", 0)
    assert "0 or less: −5 VP, 1 to 3: 0 VP, 4 to 9: +6 VP, 10 or more: +13 VP" in said
    assert "In force until the end of Food Day 2." in said
    assert "red: 5 temple steps, worth +6 VP" in said
    assert "blue: 0 temple steps, worth −5 VP" in said


@pytest.mark.parametrize(
    ("name", "scale"),
    [
        ("wrathful_gods", "0 or less: −5 VP, 1 to 3: 0 VP, 4 to 9: +6 VP, 10 or more: +13 VP"),
        ("high_floodwaters", "0: −5 VP, 1: 0 VP, 2: +6 VP, 3 or more: +13 VP"),
        ("hunger", "0 to 3: −5 VP, 4: 0 VP, 5: +6 VP, 6 or more: +13 VP"),
    ],
)
def test_a_band_of_one_count_is_told_by_it(name: str, scale: str) -> None:
    assert ", ".join(text(band) for band in bands(name)["list"]) == scale


def test_a_tax_that_cannot_be_paid_is_no_cost() -> None:
    for corn, cost in ((4, {"corn": 1}), (3, None)):
        s = play(under("wrathful_gods", side("uxmal1", corn=corn)), "pick:uxmal.1 act:uxmal_1")
        assert described(s, "temple:chaac").get("cost") == cost
    for wood, cost in ((1, {"blocks": 1}), (0, {})):
        own = side("tikal2", wood=wood, stone=1, gold=2)
        s = under("teacher_shortage", own, held=2, buildings=display("a2_two_tech"))
        play(s, "pick:tikal.2 act:tikal_2 build:a2_two_tech")
        assert described(s, "technology:theology")["cost"] == cost


def described(s: tonalli.State, notation: str) -> dict[str, Any]:
    return dict(TELLING.game.describe(s, TELLING.game.space.read(notation)))


def test_what_is_in_force_is_told_with_what_it_changes() -> None:
    s = under("wrathful_gods", side())
    assert "Wrathful Gods: each step up costs 1 corn." in card(s, "temple:chaac", 0)
    s = under("angry_god_chaac", side())
    assert "Angry God (Chaac): each step up costs 1 block." in card(s, "temple:chaac", 0)
    assert "Angry God" not in card(s, "temple:kukulkan", 0)
    s = under("desecration", side())
    assert "each one you gain costs a step down on a temple" in card(s, "term:skull", 0)
    s = under("forgotten_lore", side())
    assert "Forgotten Lore: level 2 does not work." in card(s, "technology:theology", 0)
    assert "In force now: Forgotten Lore" in card(s, "term:prophecies", 0)


@pytest.mark.parametrize(
    ("name", "where", "own", "line", "question"),
    [
        ("gold_shortage", "yaxchilan5", {}, "act:yaxchilan_5", "Gold Shortage: pay 1 corn for 1 gold, or go without?"),
        (
            "gold_shortage",
            "yaxchilan5",
            {"technologies": {"resource_extraction": 3}},
            "act:yaxchilan_5",
            "Gold Shortage: pay 1 corn for 1 gold (2 to go), or go without the rest?",
        ),
        ("desecration", "yaxchilan4", {}, "act:yaxchilan_4", "Desecration: step down on a temple for 1 skull, or go"),
        (
            "angry_god_chaac",
            "uxmal1",
            {"corn": 3, "wood": 1},
            "act:uxmal_1 temple:chaac",
            "Angry God (Chaac): pay 1 block for the step up on Chaac, or go without?",
        ),
    ],
)
def test_a_tax_is_asked_for_by_name(name: str, where: str, own: dict[str, int], line: str, question: str) -> None:
    s = under(name, side(where, **own))
    play(s, f"pick:{where[:-1]}.{where[-1]} {line}")
    assert question in asked(s)
    assert text(told_options(s)["pass"].words) == "Go without"
    assert brought(told_options(s)["pass"]) == ""


def test_an_option_costs_its_tax() -> None:
    s = under("gold_shortage", side("yaxchilan5", technologies={"resource_extraction": 3}))
    play(s, "pick:yaxchilan.5")
    found = told_options(s)["act:yaxchilan_5"]
    assert brought(found) == "−2 corn, +2 corn, +2 stone, +2 gold"
    play(s, "act:yaxchilan_5")
    assert brought(told_options(s)["pay"]) == "−1 corn, +1 gold"
    s = under("angry_god_chaac", side("tikal2", wood=3, stone=3), buildings=display("a1_chaac_kukulkan"))
    play(s, "pick:tikal.2 act:tikal_2")
    found = told_options(s)["build:a1_chaac_kukulkan"]
    assert brought(found) == "−1 wood, −2 stone, −1 block, +1 step on Chaac, +1 step on Kukulkan"
    s = under("desecration", side("yaxchilan4"))
    play(s, "pick:yaxchilan.4")
    assert brought(told_options(s)["act:yaxchilan_4"]) == "−1 step on any temple, +1 skull"


def test_a_step_that_cannot_be_paid_is_told_as_refused() -> None:
    s = under("wrathful_gods", side("uxmal1", corn=3))
    play(s, "pick:uxmal.1 act:uxmal_1")
    found = told_options(s)["temple:chaac"]
    assert text(found.words) == "Step up on Chaac: you cannot pay for it, so it is refused"
    assert brought(found) == "no step on Chaac"
    s = under("teacher_shortage", side("tikal2", stone=1, gold=2), held=2, buildings=display("a2_two_tech"))
    play(s, "pick:tikal.2 act:tikal_2 build:a2_two_tech")
    assert "so the step is refused" in text(told_options(s)["technology:theology"].words)


def test_a_step_down_for_a_skull_is_told_as_one() -> None:
    s = under("desecration", side("yaxchilan4", temples={"chaac": 2}))
    play(s, "pick:yaxchilan.4 act:yaxchilan_4")
    assert text(told_options(s)["temple:chaac"].words).startswith("Step down on Chaac, to step 1")
    play(s, "temple:chaac")
    assert "down to step 1 on Chaac (prophecy)" in "\n".join(story("tzolkin", s.told))


def test_the_story_tells_what_comes_and_what_is_refused() -> None:
    match = finished("tzolkin", 5, 3, modules=["prophecies"])
    told = "\n".join(story("tzolkin", match.watch()))
    row = [text(TELLING.wording.named("prophecy", name)) for name in match.view(None)["prophecies"]["row"]]
    assert f"prophecies: {', '.join(row[:-1])}, and {row[-1]}" in told
    for name in row:
        assert f"in force from now on: {name}" in told
        assert f"{name} is over" in told
        assert f"; prophecy {name})" in told
    s = under("wrathful_gods", side("uxmal1", corn=5))
    play(s, "pick:uxmal.1 act:uxmal_1 temple:chaac pass")
    assert "went without a step on Chaac (prophecy)" in "\n".join(story("tzolkin", s.told))


@pytest.mark.parametrize(
    ("name", "own", "line"),
    [
        ("crowded_cities", {"buildings": {"a1_single_farm": 3, "a1_agriculture": 1}}, "+6 VP (4 buildings"),
        ("crowded_cities", {"buildings": {"a1_single_farm": 2}}, "0 VP (2 buildings"),
        ("angry_god_chaac", {"temples": {"chaac": -1}}, "−5 VP (step −1 on Chaac"),
    ],
)
def test_the_story_tells_what_was_counted_also_for_nothing(name: str, own: dict[str, Any], line: str) -> None:
    s = under(name, side(corn=9, **own), last=True)
    finish(s)
    name = text(TELLING.wording.named("prophecy", name))
    assert f"{line}; prophecy {name})" in "\n".join(story("tzolkin", s.told))


def test_a_surcharge_is_asked_for_by_name() -> None:
    s = under("crowded_cities", side("tikal2", wood=2, stone=1), buildings=display("a1_single_farm"))
    play(s, "pick:tikal.2 act:tikal_2 build:a1_single_farm")
    assert asked(s) == "Crowded Cities: which block more do you pay for the building?"
    assert TELLING.question(s)["icon"] == "z-prophecy-crowded_cities"


def test_premium_points_are_a_source_of_their_own() -> None:
    match = finished("tzolkin", 5, 3, modules=["prophecies"])
    rows = {row["source"]: row["points"] for row in TELLING.sources(match.watch(), 3)}
    scored = [event for event in match.watch() if event.kind == "score" and event.why == "P-6.1"]
    for seat in range(3):
        assert rows["premium"][seat] == sum(event.number("quarters") for event in scored if event.seat == seat) / 4


def drawn(state: tonalli.State, section: str) -> str:
    view = state.game.view(state, 0)
    seats = TELLING.seats(view, ["Ana", "Bo", "Cy", "Di"])
    face = face_of(state.game)
    console = Console(width=110, record=True, file=None, quiet=False)
    with console.capture() as capture:
        for part in face.section(section, view, seats) if section else face.overview(view, seats):
            console.print(part)
    return capture.get()


def test_the_terminal_shows_the_row() -> None:
    s = under("gold_shortage", side(gold=4), held=2)
    shown = drawn(s, "prophecies")
    assert "▸ Gold Shortage" in shown
    assert "Each gold you gain costs 1 corn" in shown
    assert "4 (+6 VP)" in shown
    assert "until the end of Food Day 3" in shown
    assert "over" in shown
    assert "after Food Day 3" in shown
    overview = drawn(s, "")
    assert "Prophecy: Gold Shortage" in overview
    assert "4 (+6 VP)" in overview
    assert "Prophecies" not in overview


def test_a_choice_says_the_count_it_leads_to_on_scales_that_are_not_over() -> None:
    s = play(under("wrathful_gods", side("uxmal1", corn=9, temples={"chaac": 0})), "pick:uxmal.1 act:uxmal_1")
    (up,) = [choice for choice in TELLING.choices(s) if choice.notation == "temple:chaac"]
    (at,) = [each.at for each in up.reaches if each.thing == "prophecy:wrathful_gods"]
    assert at == sum(s.to_dict()["players"][0]["temples"].values()) + 1
