"""What follows of options of Tzolk'in beyond what they bring, and what will be asked after them."""

from __future__ import annotations

import pytest

import tonalli
from clauses import clause
from telling.test_choosing import choice
from telling.test_signs import written
from telling.tzolkin_table import TELLING
from tonalli import State
from tonalli.locale import text
from tonalli.telling.bill import Bill
from tzolkin.buildings.building import COSTS_ALL, building
from tzolkin.prophecies.foretelling import under
from tzolkin.table import play, side, table

EVERYTHING = ["tribes", "prophecies", "buildings", "quick_actions"]
BLOCKS = {"z-wood", "z-stone", "z-gold", "z-block"}


def follows(state: State, notation: str) -> list[tuple[str | None, float | None, str]]:
    return [(each.icon, each.amount, text(each.words or "")) for each in choice(state, notation).follows]


def reaches(state: State, notation: str) -> list[str]:
    return [text(each.words) for each in choice(state, notation).reaches]


@clause("Z-4.6")
def test_corn_of_the_gear_comes_when_the_turn_ends() -> None:
    state = table(side("tikal4", hand=2, corn=20), side("palenque0 palenque1 uxmal0"), calendar={"corn": 3, "day": 4})
    claim = choice(state, "place:start")
    assert text(claim.words).endswith("you get the 3 corn on the gear when the turn ends"), "which is said once"
    assert [(each.icon, each.amount, each.words) for each in claim.follows] == [("z-corn", 3, None)]
    assert choice(state, "place:start").gains == []


@clause("Z-10.1")
def test_an_action_that_builds_says_how_many_buildings_are_within_reach() -> None:
    state = play(table(side("tikal2", wood=2, gold=1)), "pick:tikal.2")
    assert follows(state, "act:tikal_2") == [(None, None, "4 of 6 within reach")]
    state = play(table(side("tikal2", wood=1)), "pick:tikal.2")
    assert follows(state, "act:tikal_2") == [("z-building", None, 'only "Single farm"')]
    play(state, "act:tikal_2")
    assert text(TELLING.question(state)["hint"]) == 'Only "Single farm" can be paid'


@clause("Z-6.4", "Z-6.5", "Z-6.7")
def test_a_worker_tells_what_it_could_do_now_and_for_which_fee() -> None:
    state = table(side("yaxchilan3 uxmal6 chichen_itza2", hand=0, corn=1))
    reach = {notation: choice(state, f"pick:{notation}").about["reach"] for notation in ("yaxchilan.3", "uxmal.6")}
    assert reach["yaxchilan.3"] == {"yaxchilan_2": 1, "yaxchilan_3": 0}, "2 corn for the first are not there"
    assert set(reach["uxmal.6"].values()) == {0}
    assert "uxmal_1" not in reach["uxmal.6"], "its 3 corn are not there"
    assert choice(state, "pick:chichen_itza.2").about["reach"] == {}
    assert follows(state, "pick:chichen_itza.2") == [(None, None, "No action")]
    assert follows(state, "pick:yaxchilan.3") == []


@clause("Z-7.1")
def test_a_harvest_has_a_plus_where_it_is_chosen() -> None:
    state = play(table(side("palenque3", corn=9)), "pick:palenque.3")
    assert written(choice(state, "act:palenque_3").sign) == "+5corn | / +2wood"
    assert written(choice(state, "act:palenque_2").sign) == "+4corn"


@clause("Z-11.3")
def test_workers_and_farms_change_what_food_costs() -> None:
    state = play(table(side("uxmal3", corn=9)), "pick:uxmal.3")
    assert follows(state, "act:uxmal_3") == [("z-corn", None, "food 6 → 8")]
    state = play(table(side("tikal2", wood=1)), "pick:tikal.2 act:tikal_2")
    assert follows(state, "build:a1_single_farm") == [("z-corn", None, "food 6 → 4")]


@clause("Z-8.1")
def test_a_block_that_is_given_says_where_the_step_leads() -> None:
    state = play(table(side("tikal1", wood=2, gold=2)), "pick:tikal.1 act:tikal_1 technology:agriculture")
    assert reaches(state, "give:gold") == ["Agriculture 0 → 1"]


@clause("Z-9.4")
def test_a_step_down_says_what_is_lost() -> None:
    temples = {"chaac": 2, "quetzalcoatl": 0, "kukulkan": 1}
    state = play(table(side("palenque3", corn=5, temples=temples)), "pick:palenque.3 act:palenque_3 harvest:burn")
    assert written(choice(state, "temple:chaac").sign) == "−2points"
    assert written(choice(state, "temple:quetzalcoatl").sign) == "−2points"
    assert reaches(state, "temple:chaac") == ["Chaac 2 → 1"]


@clause("P-7.2")
def test_to_tear_nothing_down_is_the_first_answer() -> None:
    state = building(COSTS_ALL, wood=2, stone=2, gold=1, buildings={"a1_gold_workshop": 1})
    play(state, f"pick:tikal.2 act:tikal_2 build:{COSTS_ALL}")
    first, *others = TELLING.choices(state)
    assert (first.notation, first.role, first.key) == ("pass", "answer", "1")
    assert [each.kind for each in others] == ["renovate"]
    assert ("z-food-income", None, "loses 1 gold") in follows(state, others[0].notation)


@clause("P-7.2", "P-7.16")
def test_what_is_torn_down_says_what_is_lost_and_counts_the_building_that_comes() -> None:
    owned = {"a1_gold_workshop": 1, "a1_ancestor_tomb": 1}
    state = building(COSTS_ALL, wood=2, stone=2, gold=2, buildings=owned, prophecy="crowded_cities")
    play(state, f"pick:tikal.2 act:tikal_2 build:{COSTS_ALL}")
    assert "Crowded Cities 2 → 3" in reaches(state, "pass")
    assert "Crowded Cities 2 → 2" in reaches(state, "renovate:a1_gold_workshop")
    assert ("z-food-income", None, "loses 1 skull") in follows(state, "renovate:a1_ancestor_tomb")


@clause("P-7.2")
def test_that_nothing_is_due_is_said() -> None:
    state = building("a1_single_farm", age=1, wood=1, buildings={"a1_granary": 1})
    play(state, "pick:tikal.2 act:tikal_2 build:a1_single_farm")
    assert ("z-block", None, "0 to pay") in follows(state, "renovate:a1_granary")
    assert "0 to pay" not in {words for _, _, words in follows(state, "pass")}


@clause("P-7.2")
def test_to_tear_nothing_down_is_there_where_it_cannot_be_paid() -> None:
    state = building(COSTS_ALL, wood=1, stone=2, buildings={"a1_ancestor_tomb": 1, "a1_stone_shrine": 1})
    play(state, f"pick:tikal.2 act:tikal_2 build:{COSTS_ALL}")
    keep = next(each for each in TELLING.closed(state) if each.kind == "pass")
    assert keep.short is not None
    assert (text(keep.name), text(keep.short)) == ("Keep all", "1 gold missing")


# ---- market and harvest --------------------------------------------------------------------------


@clause("Z-7.14", "Z-7.20")
def test_the_market_says_what_is_missing() -> None:
    state = play(table(side("uxmal2", corn=3, stone=1)), "pick:uxmal.2 act:uxmal_2")
    said = {(each.kind, each.thing): text(each.short) for each in TELLING.closed(state) if each.short}
    assert said["buy", "good:gold"] == "1 corn missing"
    assert said["sell", "good:wood"] == "none to sell"
    (gold,) = [each for each in TELLING.why_not(state, "good:gold") if each.kind == "buy"]
    assert text(gold.words) == "It costs 4 corn; you have 3."
    state = play(table(side("uxmal2", corn=6, stone=1)), "pick:uxmal.2 act:uxmal_2 buy:wood")
    assert {
        text(each.words) for each in TELLING.closed(state) if each.thing == "good:stone" and each.kind == "sell"
    } == {"You have bought something; what is sold is sold before that."}


@clause("Z-7.3")
def test_a_harvest_says_what_is_covered() -> None:
    state = play(table(side("palenque3", corn=5)), "pick:palenque.3 act:palenque_3")
    assert "covered" in {each.reason for each in TELLING.closed(state)}


# ---- taxes ---------------------------------------------------------------------------------------


@clause("Z-15.5", "P-6.2")
def test_a_tax_is_told_with_what_follows_for_track_and_premium() -> None:
    state = play(under("wrathful_gods", side("tikal5", corn=5, wood=2)), "pick:tikal.5 act:tikal_5")
    play(state, "temple:chaac")
    assert reaches(state, "pay")[0] == "Chaac 0 → 1"
    assert ("z-prophecy-wrathful_gods", None, "−5 → 0 VP") in follows(state, "pay")
    assert follows(state, "pass")[:2] == [
        ("z-temple-chaac", None, "Chaac stays"),
        ("z-prophecy-wrathful_gods", None, "−5 VP"),
    ]
    lower = under(
        "wrathful_gods", side("tikal5", corn=5, wood=2, temples={"chaac": -1, "quetzalcoatl": -1, "kukulkan": -1})
    )
    play(lower, "pick:tikal.5 act:tikal_5 temple:chaac")
    assert ("z-prophecy-wrathful_gods", None, "−5 VP") in follows(lower, "pay")
    refuse = choice(state, "pass")
    assert (refuse.role, text(refuse.name)) == ("no", "Refuse")


@clause("Z-15.5")
def test_taxes_that_will_be_asked_for_stand_behind_the_answers() -> None:
    state = building(
        COSTS_ALL, wood=2, stone=2, gold=1, corn=5, buildings={"a1_gold_workshop": 1}, prophecy="wrathful_gods"
    )
    play(state, f"pick:tikal.2 act:tikal_2 build:{COSTS_ALL}")
    then = TELLING.question(state)["then"]
    assert [written(each.sign) for each in then] == [
        f"temple-{temple}^ −1corn" for temple in ("chaac", "quetzalcoatl", "kukulkan")
    ]
    play(state, "pass")
    assert len(TELLING.question(state)["then"]) == 2
    play(state, "pay")
    assert text(TELLING.question(state)["then"][0].words) == "Kukulkan: pay or go without"


# ---- bills ---------------------------------------------------------------------------------------


def sums(bill: Bill) -> dict[str, float]:
    """What the lines above the total come to; blocks of any kind together."""
    found: dict[str, float] = {}
    for line in bill:
        for figure in line.figures:
            good = "blocks" if figure.icon in BLOCKS else figure.icon
            if not line.total and not line.gives:
                found[good] = found.get(good, 0) + (figure.amount or 0) * (-1 if line.credit else 1)
            elif line.total:
                found[good] = found.get(good, 0) - (figure.amount or 0)
    return {good: amount for good, amount in found.items() if amount}


@clause("Z-7.16", "Z-10.2")
@pytest.mark.parametrize("seed", range(3))
def test_the_lines_of_a_bill_come_to_what_is_paid(seed: int) -> None:
    match = tonalli.new("tzolkin", players=3, seed=seed, modules=EVERYTHING)
    dealer = tonalli.Dealer(seed)
    seen = 0
    while not match.over:
        legal = match.legal()
        if match.turn > 0:
            for each in TELLING.choices(match.state):
                if any(line.total for line in each.bill):
                    assert sums(each.bill) == {}, (each.notation, match.turn)
                    seen += 1
        match.play(legal[dealer.number(len(legal))])
    assert seen > 20


@clause("Z-7.18")
def test_a_worker_that_reaches_no_action_tomorrow_says_so_where_it_is_placed() -> None:
    state = table(side("tikal4", hand=2, corn=9), skulls={"bank": 12, "chichen_itza": [1]})
    closed = choice(state, "place:chichen_itza")
    assert [text(hint) for hint in closed.hints] == ["tomorrow closed by a skull"]
    assert choice(state, "place:palenque").hints == []
