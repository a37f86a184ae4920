"""What stands at options besides their words: signs, groups, bills, where markers stand then; and at questions."""

from __future__ import annotations

import pytest

from telling.test_signs import written
from telling.tzolkin_table import TELLING, notes
from tonalli import State
from tonalli.locale import text
from tonalli.telling.choice import Choice
from tzolkin.buildings.building import COSTS_ALL, building
from tzolkin.prophecies.foretelling import under
from tzolkin.table import heard, play, side, table


def choice(state: State, notation: str) -> Choice:
    return next(each for each in TELLING.choices(state, hinted=True) if each.notation == notation)


def bill(state: State, notation: str) -> list[str]:
    """Line by line: words and figures, a credit with a minus, the total behind a sign."""
    return [
        f"{'= ' if line.total else '- ' if line.credit else ''}{text(line.words)}: "
        + " ".join(f"{figure.amount} {figure.icon.removeprefix('z-')}" for figure in line.figures)
        for line in choice(state, notation).bill
    ]


# ---- signs and groups ----------------------------------------------------------------------------


def test_options_show_what_they_lead_to() -> None:
    state = table(side("tikal4", hand=2, corn=20), side("palenque0 palenque1 uxmal0"), calendar={"corn": 2, "day": 4})
    assert written(choice(state, "place:palenque").sign) == "→ 5corn | / 2wood", "tomorrow"
    assert written(choice(state, "place:start").sign) == "", "the figure beside it says so"
    assert written(choice(state, "pick:tikal.4").sign) == ""
    state = table(side("tikal4 yaxchilan3 chichen_itza10", corn=3, wood=9, stone=9, gold=9, skull=1))
    assert written(choice(state, "pick:tikal.4").sign) == "1–2building | / 1monument"
    assert written(choice(state, "pick:yaxchilan.3").sign) == "1gold | 2corn"
    assert written(choice(state, "pick:chichen_itza.10").sign) == "free-choice | 1–9"
    play(state, "pick:tikal.4")
    assert written(choice(state, "act:tikal_3").sign) == "1–2tech-any^"
    assert choice(state, "act:tikal_1").gains == []
    play(state, "act:tikal_4")
    assert written(choice(state, "monument:mon_skulls").sign) == "3points × skull gear-chichen"


def test_only_to_do_no_more_concludes_a_turn() -> None:
    state = play(table(side("tikal1 tikal2", hand=2, corn=20, wood=9)), "place:palenque")
    assert (choice(state, "pass").ends_turn, choice(state, "pass").concludes) == (True, True)
    state = play(table(side("tikal2", corn=20, wood=9, stone=9, gold=9)), "pick:tikal.2")
    assert (choice(state, "pass").ends_turn, choice(state, "pass").concludes) == (True, False), "an action is lost"
    assert not any(each.concludes for each in TELLING.choices(state) if each.kind != "pass")


def test_signs_have_the_figures_of_whoever_decides() -> None:
    levels = {"agriculture": 1, "resource_extraction": 1}
    state = table(side("palenque3", technologies=levels))
    assert written(choice(state, "pick:palenque.3").sign) == "6corn | / 3wood"


def test_a_temple_shows_what_a_step_is_worth_and_a_technology_its_level() -> None:
    state = play(table(side("uxmal1", corn=3, temples={"chaac": 0})), "pick:uxmal.1 act:uxmal_1")
    up = choice(state, "temple:chaac")
    assert written(up.sign) == "2points 1stone"
    assert [(each.thing, each.start, each.at) for each in up.reaches] == [("temple:chaac", 0, 1)]
    state = play(table(side("tikal1", wood=1)), "pick:tikal.1 act:tikal_1")
    level = choice(state, "technology:theology")
    assert written(level.sign) == "+1gear-chichen"
    assert [(each.thing, text(each.words)) for each in level.reaches] == [("technology:theology", "Theology 0 → 1")]


def test_options_stand_behind_a_word_where_there_are_several() -> None:
    state = table(side("yaxchilan3", corn=5))
    groups = {each.notation: each.group and text(each.group) for each in TELLING.choices(state)}
    assert groups["place:tikal"] == "place"
    assert groups["pick:yaxchilan.3"] == "pick up"
    play(state, "pick:yaxchilan.3")
    groups = {each.notation: each.group and text(each.group) for each in TELLING.choices(state)}
    assert groups == {
        "act:yaxchilan_3": None,
        "act:yaxchilan_2": "step back",
        "act:yaxchilan_1": "step back",
        "pass": None,
    }
    state = play(table(side("uxmal2", corn=4, wood=1)), "pick:uxmal.2 act:uxmal_2")
    assert {text(each.group) for each in TELLING.choices(state) if each.group} == {"sell", "buy"}


def test_mirrored_actions_stand_behind_their_gear() -> None:
    state = play(table(side("uxmal5", corn=4)), "pick:uxmal.5 act:uxmal_5")
    mirrored = choice(state, "act:yaxchilan_3")
    assert mirrored.group
    assert (text(mirrored.group), text(mirrored.name)) == ("Yaxchilan", "Yaxchilan 3")


def test_a_word_that_all_stand_behind_is_left_out() -> None:
    state = table(side(corn=3))
    assert {each.group for each in TELLING.choices(state)} == {None}


# ---- bills ---------------------------------------------------------------------------------------


def test_several_workers_cost_more_and_the_question_says_how_much_so_far() -> None:
    state = table(side(corn=20), side("palenque0 palenque1 uxmal0"))
    play(state, "place:palenque")
    assert bill(state, "place:palenque") == ["Palenque 3: 3 corn", "Worker 2 of the turn: 1 corn", "= You pay: 4 corn"]
    assert bill(state, "place:yaxchilan") == []
    question = TELLING.question(state, heard(state))
    assert text(question["hint"]) == "1 worker so far, for 2 corn"
    play(state, "place:palenque")
    assert text(TELLING.question(state, heard(state))["hint"]) == "2 workers so far, for 6 corn"


def test_a_prophecy_stands_in_the_bill_by_its_name() -> None:
    state = under("high_floodwaters", side(corn=9))
    play(state, "place:tikal")
    assert bill(state, "place:chichen_itza") == [
        "Worker 2 of the turn: 1 corn",
        "High Floodwaters: 2 corn",
        "= You pay: 3 corn",
    ]
    state = play(under("gold_shortage", side("uxmal2", corn=9)), "pick:uxmal.2 act:uxmal_2")
    assert bill(state, "buy:gold") == ["market: 4 corn", "Gold Shortage: 1 corn", "= You pay: 5 corn"]


def test_a_lower_action_tells_its_fee_and_its_own_cost() -> None:
    state = play(table(side("uxmal3", corn=9)), "pick:uxmal.3")
    assert bill(state, "act:uxmal_1") == ["step back: 2 corn", "Uxmal 1: 3 corn", "= You pay: 5 corn"]


def test_building_tells_cost_credit_architecture_and_surcharge() -> None:
    shrine = "a1_stone_shrine"
    levels = {"architecture": 3}
    s = building(
        COSTS_ALL, wood=4, stone=4, gold=4, buildings={shrine: 1}, technologies=levels, prophecy="crowded_cities"
    )
    play(s, "pick:tikal.2 act:tikal_2")
    assert bill(s, f"build:{COSTS_ALL}") == [
        "Cost: 1 wood 2 stone 1 gold",
        "- Architecture: 1 block",
        "Crowded Cities: 1 block",
        "= You pay: 4 block",
        "Gives: 5 points 1 corn 1 temple-chaac 1 temple-quetzalcoatl 1 temple-kukulkan",
    ]
    play(s, f"build:{COSTS_ALL}")
    assert bill(s, f"renovate:{shrine}")[:2] == ["Cost: 1 wood 2 stone 1 gold", "- Less Stone shrine: 1 gold"]
    assert bill(s, "pass")[1:] == ["- Architecture: 1 block", "Crowded Cities: 1 block", "= You pay: 4 block"]


def test_a_building_for_corn() -> None:
    state = play(table(side("uxmal4", corn=20)), "pick:uxmal.4 act:uxmal_4")
    assert bill(state, "build:a1_single_farm") == ["Cost, 2 corn a block: 2 corn", "Gives: 1 farm"]


# ---- the question --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("moves", "icon", "figure"),
    [
        ("pick:tikal.4", "z-gear-tikal", "4"),
        ("pick:tikal.4 act:tikal_2", "z-gear-tikal", "2"),
        ("pick:tikal.4 act:tikal_4", "z-gear-tikal", "4"),
    ],
)
def test_a_question_says_where_it_comes_from(moves: str, icon: str, figure: str) -> None:
    state = play(table(side("tikal4", corn=9, wood=9, stone=9, gold=9)), moves)
    question = TELLING.question(state, heard(state))
    assert (question["icon"], question["text"]) == (icon, figure)


def test_a_tax_comes_from_its_prophecy() -> None:
    state = play(under("gold_shortage", side("yaxchilan5", corn=1)), "pick:yaxchilan.5 act:yaxchilan_5")
    assert TELLING.question(state, heard(state))["icon"] == "z-prophecy-gold_shortage"


def test_what_is_not_done_has_a_short_name_and_says_what_becomes_of_it() -> None:
    state = play(table(side("yaxchilan1")), "pick:yaxchilan.1")
    passed = choice(state, "pass")
    assert (text(passed.name), [text(hint) for hint in passed.hints]) == ("No action", ["take it to hand"])


# ---- notes and reasons ---------------------------------------------------------------------------


def why(state: State, thing: str) -> list[str]:
    return [text(reason.words) for reason in TELLING.why_not(state, thing)]


def test_what_cannot_be_paid_says_what_is_missing() -> None:
    state = play(table(side("tikal4", wood=2)), "pick:tikal.4 act:tikal_4")
    assert why(state, "building:a1_extraction_gold") == ["You lack 1 stone."]
    assert why(state, "monument:mon_skulls") == ["You lack 4 gold and 1 skull."]
    state = play(table(side("uxmal4", corn=2)), "pick:uxmal.4 act:uxmal_4")
    assert why(state, "building:a1_extraction_gold") == ["It costs 6 corn; you have 2."]


def test_what_needs_another_action_says_which() -> None:
    state = table(side("palenque1", corn=9))
    assert why(state, "building:a1_single_farm") == ["Buildings are built with Tikal 2, Tikal 4 or Uxmal 4."]
    play(state, "place:tikal")
    assert why(state, "temple:chaac") == ["Begging comes first in a turn, or not at all."]


def test_notes_have_the_figures_of_the_seat() -> None:
    levels = {"resource_extraction": 2, "architecture": 3}
    state = table(side(wood=2, corn=1, technologies=levels))
    assert notes(state, "space:yaxchilan_1") == ["With your technologies: 2 wood."]
    assert "With your technologies: 2 stone and 1 corn." in notes(state, "space:yaxchilan_2")
    assert notes(state, "level:architecture_3") == ["You have it."]
    assert notes(state, "level:architecture_4") == ["Your next step, for 1 block."]
    assert notes(state, "level:agriculture_1") == ["Your next step, for 1 block."]
    assert notes(state, "building:a1_chaac_kukulkan") == [
        "You could not pay it now.",
        "You lack 2 stone; Architecture spares you only one block.",
        "Architecture brings you 1 corn and 2 VP, and spares a block (with Uxmal 4, 2 corn).",
    ]
    assert notes(state, "monument:mon_skulls")[1] == "You lack 4 gold and 1 skull."
