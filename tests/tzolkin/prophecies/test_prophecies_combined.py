"""Prophecies with tribes and new buildings, and all modules together (P-1.1, P-12.2, P-13, P-15)."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import tonalli
from clauses import clause
from tonalli import Dealer
from tonalli.tzolkin.state import State as Table
from tonalli.tzolkin.steps.food_day import corn_due
from tzolkin.prophecies.foretelling import FACTS, premiums, stock, under
from tzolkin.rounds import finish
from tzolkin.table import deal, events, options, play, player, side

pytestmark = pytest.mark.pure

MODULES = ("tribes", "prophecies", "buildings", "quick_actions")
RENOVATION: dict[str, Any] = {"renovation": {}}
"""What the new buildings add to a position."""
TRIBES = ("bacab", "balam", "huracan", "yumkaax")


def tribes(first: str) -> dict[str, Any]:
    """Seat 0 has a tribe; those of the others do nothing here."""
    return {"chosen": [first, *[name for name in TRIBES if name != first][:3]]}


@clause("P-1.1/1", "P-1.1/2")
@pytest.mark.parametrize(
    "modules", [chosen for count in range(1, 5) for chosen in itertools.combinations(MODULES, count)]
)
def test_any_combination_of_modules_may_be_played(modules: tuple[str, ...]) -> None:
    match = tonalli.new("tzolkin", players=3, seed=len(modules), modules=list(modules))
    dealer = Dealer(7)
    while not match.over:
        match.play(match.legal()[dealer.number(len(match.legal()))])
    data = match.state.to_dict()
    assert match.options["modules"] == list(modules)
    assert ("prophecies" in data) == ("prophecies" in modules)
    assert match.state.problems() == []


@clause("P-8.11")
def test_example_2_of_farms() -> None:
    """Hunger, Yaluk, 5 workers, 6 symbols for one worker, 1 for all."""
    example = next(each for each in FACTS["examples"] if each["id"] == "farms_2")
    farms = {"a2_large_farm": 2, "a1_community_farm": 1}
    own = side(hand=5, buildings=farms)
    s = under("hunger", own, modules="tribes", tribes=tribes("yaluk"), held=2, last=True)
    assert isinstance(s, Table)
    assert corn_due(s, 0) == example["expect"]["corn_to_feed_all"] == 5


@clause("P-6.5/3")
def test_a_worker_on_the_extra_space_counts() -> None:
    own = side("chichen_itza11 chichen_itza10 chichen_itza9", hand=1, corn=20)
    s = under("high_floodwaters", own, modules="tribes", tribes=tribes("cit_bolon_tum"), last=True)
    finish(s)
    assert premiums(s)[0] == 13


@clause("P-5.27/1", "P-5.27/2", "P-13.7")
def test_the_step_back_of_the_house_of_scholars_is_not_taxed() -> None:
    own = side("tikal2", wood=2, stone=1, technologies={"agriculture": 1})
    shown = ["a2_house_of_scholars", "a2_large_farm", "a2_market", "a2_chaac", "a2_kukulkan", "a2_quetzalcoatl"]
    s = under("teacher_shortage", own, **RENOVATION, modules="buildings", held=2, buildings=shown)
    play(s, "pick:tikal.2 act:tikal_2 build:a2_house_of_scholars lower:agriculture")
    assert player(s)["technologies"]["agriculture"] == 0
    assert stock(s) == {"wood": 1}, "nothing was paid for it"
    play(s, "technology:resource_extraction")
    assert options(s) == ["pass", "give:wood"]


@clause("P-12.2/1", "P-12.2/2", "P-13.12")
@pytest.mark.parametrize(("word", "goods"), [("pay", (1, 5)), ("pass", (0, 6))])
def test_an_income_is_taxed_before_feeding_and_nobody_sells_then(word: str, goods: tuple[int, int]) -> None:
    """Xaman Ek sits last: it is nobody's turn any more."""
    own = side(corn=6, wood=3, buildings={"a1_gold_workshop": 1})
    s = under(
        "gold_shortage", own, **RENOVATION, modules="tribes buildings", tribes=tribes("xaman_ek"), held=2, last=True
    )
    play(s, "place:palenque pass")
    assert (s.actor, options(s)) == (0, ["pass", "pay"])
    assert not events(s, "feed")
    play(s, word)
    deal(s)
    gold, corn = goods
    assert player(s)["gold"] == gold
    assert player(s)["fed"] == corn // 2


@clause("P-15.15/1", "P-15.15/2")
def test_the_income_of_an_ancestor_tomb_comes_first_with_its_step_down() -> None:
    """Kukulkan goes down from 4 for the income, so its skull is not due any more."""
    own = side(corn=9, temples={"kukulkan": 4}, buildings={"a1_ancestor_tomb": 1})
    s = under("desecration", own, **RENOVATION, modules="buildings", held=2, last=True)
    play(s, "place:palenque pass")
    assert not events(s, "feed")
    play(s, "temple:kukulkan")
    deal(s)
    assert s.top.kind == "turn"
    assert (player(s)["skull"], player(s)["temples"]["kukulkan"]) == (1, 3)


@clause("P-6.7")
def test_a_building_torn_down_does_not_count() -> None:
    own = side("tikal2", corn=9, wood=9, stone=9, gold=9, buildings={"a1_granary": 1, "a1_single_farm": 1})
    shown = ["a1_community_farm", "a1_agriculture", "a1_architecture", "a1_chaac_kukulkan", "a1_extraction_gold"]
    s = under("crowded_cities", own, **RENOVATION, modules="buildings", last=True, buildings=shown)
    play(s, "pick:tikal.2 act:tikal_2 build:a1_community_farm renovate:a1_granary")
    while s.top.kind != "taxed" and s.actor == 0 and "give:wood" in options(s):
        play(s, "give:wood")
    deal(s)
    assert player(s)["buildings"] == {"a1_single_farm": 1, "a1_community_farm": 1}
    assert premiums(s).get(0, 0) == 0, "two buildings, not three"
