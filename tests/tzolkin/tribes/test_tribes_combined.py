"""Tribes with prophecies, quick actions and new buildings (P-3.4, P-10.31, P-13, P-15)."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from core.varieties import walk
from tonalli import State
from tonalli.tzolkin.game import TZOLKIN
from tzolkin.rounds import display, finish
from tzolkin.setting_up import until
from tzolkin.table import gear, options, play, player, side
from tzolkin.tribes.tribal import BOTTOMS, fresh, of

pytestmark = pytest.mark.pure

LATER = ("hunger", "drought", "crowded_cities", "gold_shortage")
SLOTS = ("1", "3", "5", "7", "9", "11", "13")
AGE_1 = ("corn", "wood_corn", "stone", "technology", "technology", "market", "build")
"""The quick action tiles of the first age."""


def under(prophecy: str, tribe: str, *sides: dict[str, Any], **fields: Any) -> State:
    """A position in the second quarter, with the prophecy in force."""
    row = [prophecy, *(name for name in LATER if name != prophecy)][:3]
    return of(
        tribe,
        *sides,
        modules=("prophecies", *fields.pop("modules", ())),
        prophecies={"row": row, "in_force": prophecy},
        calendar={"day": 11, "food_days": 1, **fields.pop("calendar", {})},
        **fields,
    )


def quick(tile: str, tribe: str, *sides: dict[str, Any], **fields: Any) -> State:
    """A position on day 2 with one of the tiles of age 1 in use."""
    rest = list(AGE_1)
    rest.remove(tile)
    names = [f"quick_{name}" for name in (tile, *rest)]
    modules = ("quick_actions", *fields.pop("modules", ()))
    layout = {
        "tiles": dict(zip(SLOTS, names, strict=True)),
        "tile": names[0],
        "fields": ["dummy", None, None],
        "used": False,
    }
    gears = "palenque8 palenque9 yaxchilan8 yaxchilan9 tikal9"
    return of(tribe, *sides, modules=modules, quick_actions=layout, dummies=gears, calendar={"day": 2}, **fields)


# ---- prophecies --------------------------------------------------------------------------------------


@clause("P-13.1/1", "P-13.1/2")
def test_balams_corn_pays_a_tax() -> None:
    s = under("gold_shortage", "balam", side("yaxchilan6"))
    play(s, "pick:yaxchilan.6 act:yaxchilan_3")
    assert (s.top.kind, "pay" in options(s)) == ("taxed", True)
    s = under("wrathful_gods", "balam", side("uxmal2", corn=3))
    play(s, "pick:uxmal.2 act:uxmal_1 temple:chaac pay")
    assert (player(s)["corn"], player(s)["temples"]["chaac"]) == (0, 1)


@clause("P-13.2")
@pytest.mark.parametrize(("level", "blocks"), [(0, 1), (1, 2), (2, 3), (3, 2)])
def test_itzamna_under_teacher_shortage(level: int, blocks: int) -> None:
    s = under("teacher_shortage", "itzamna", side("tikal1", wood=5, technologies={"architecture": level}))
    play(s, "pick:tikal.1 act:tikal_1 technology:architecture")
    assert player(s)["wood"] == 5 - blocks


@clause("P-13.2")
def test_nothing_is_paid_for_the_bonus_itself() -> None:
    s = under("teacher_shortage", "itzamna", side("tikal1", wood=5, technologies={"architecture": 3}))
    play(s, "pick:tikal.1 act:tikal_1")
    assert described(s, "technology:architecture")["cost"] == {"blocks": 2}
    play(s, "technology:architecture")
    assert s.top.kind == "choose-bonus"
    assert [described(s, word)["cost"] for word in options(s)] == [{}, {}, {}, {}]


def described(s: State, word: str) -> dict[str, Any]:
    return dict(TZOLKIN.describe(s, TZOLKIN.space.read(word)))


def test_a_sale_tells_its_corn() -> None:
    s = of("xaman_ek", side("uxmal1", corn=3, wood=1, stone=1, gold=1))
    sold = {word: described(s, word)["gain"] for word in options(s) if word.startswith("exchange:")}
    assert sold == {"exchange:wood": {"corn": 2}, "exchange:stone": {"corn": 3}, "exchange:gold": {"corn": 4}}
    assert "gain" not in described(of("vacub_caquix", side(corn=9)), "skip:tikal")


@clause("P-13.3", "P-15.1/1")
def test_xaman_ek_sells_to_pay_a_tax_in_the_turn_but_not_on_a_food_day() -> None:
    s = under("wrathful_gods", "xaman_ek", side("uxmal1", corn=3, wood=1))
    play(s, "pick:uxmal.1 act:uxmal_1 temple:chaac")
    assert options(s) == ["pass", "exchange:wood"]
    play(s, "exchange:wood")
    assert options(s) == ["pass", "pay"]
    play(s, "pay")
    assert (player(s)["corn"], player(s)["temples"]["chaac"]) == (1, 1)


@clause("P-3.20.c", "P-15.1/1", "P-15.1/2")
def test_a_tax_on_a_food_day_offers_no_sale() -> None:
    """Xaman Ek sits last; the income of a Gold Workshop is taxed."""
    own = side("palenque1", corn=3, wood=5, buildings={"a1_gold_workshop": 1})
    s = under(
        "gold_shortage",
        "xaman_ek",
        own,
        modules=("buildings",),
        calendar={"day": 14, "food_days": 1, "starting_player": 1},
        buildings=display("a1_agriculture"),
    )
    play(s, "place:start")
    play(s, "pass")
    assert s.top.kind == "taxed"
    assert options(s) == ["pass", "pay"]


@clause("P-13.4/1", "P-13.4/2", "P-15.9/1")
def test_huracan_suffers_what_strikes_the_gear_of_the_action() -> None:
    s = under("drought", "huracan", side("yaxchilan2", corn=0))
    play(s, "pick:yaxchilan.2 act:palenque_2 harvest:corn")
    assert player(s)["corn"] == 4 - 1
    s = under("forest_fires", "huracan", side("yaxchilan3 palenque1", corn=0))
    play(s, "pick:yaxchilan.3 act:palenque_3 harvest:wood pick:palenque.1 act:yaxchilan_1")
    assert player(s)["wood"] == 2 - 1 + 1


@clause("P-13.5/1", "P-13.5/2", "P-3.15.d")
def test_the_discount_does_not_lower_the_floodwaters() -> None:
    taken = side("chichen_itza0 chichen_itza1 chichen_itza2", hand=0)
    s = under("high_floodwaters", "cit_bolon_tum", side(corn=9), taken)
    play(s, "place:chichen_itza")
    assert player(s)["corn"] == 9 - (3 - 2) - 2
    s = under("high_floodwaters", "cit_bolon_tum", side(corn=9))
    play(s, "place:chichen_itza")
    assert player(s)["corn"] == 9 - 2


@clause("P-15.5/2")
def test_a_space_passed_under_high_floodwaters() -> None:
    s = under("high_floodwaters", "vacub_caquix", side(corn=9))
    play(s, "skip:chichen_itza place:chichen_itza")
    assert player(s)["corn"] == 9 - 1 - 2
    assert gear(s, "chichen_itza")[:2] == [None, 0]


@clause("P-3.21.b")
def test_yaluk_under_hunger_needs_four() -> None:
    own = side("palenque1", hand=4, corn=20)
    s = under("hunger", "yaluk", own, calendar={"day": 14, "food_days": 1, "starting_player": 1})
    finish(s, "place:start")
    assert player(s)["corn"] == 0


@clause("P-2.6/2", "P-2.11/1")
def test_prophecies_are_seen_before_tribes_are_dealt() -> None:
    s = until(fresh(3, "prophecies"), "~prophecy")
    dealer = tonalli.Dealer(1)
    kinds = []
    while s.actor == tonalli.CHANCE:
        kinds.append(options(s)[0].split(":")[0])
        dealer.answer(s)
    assert kinds == ["~prophecy"] * 3 + ["~tribe"] * 6


# ---- quick actions -----------------------------------------------------------------------------------


@clause("P-3.4", "P-10.31/1", "P-10.31/2", "P-13.15/1", "P-13.15/3")
def test_itzamna_learns_by_a_quick_action() -> None:
    s = quick("technology", "itzamna", side(corn=1))
    play(s, "place:quick technology:theology")
    assert player(s)["technologies"]["theology"] == 1
    s = quick("technology", "itzamna", side(corn=1, wood=1, technologies={"agriculture": 3}))
    play(s, "place:quick technology:agriculture technology:theology")
    assert (player(s)["wood"], player(s)["skull"]) == (0, 1)
    assert "place:quick" not in options(quick("technology", "balam", side(corn=1)))


@clause("P-3.4", "P-10.31/2")
def test_xaman_ek_sells_before_paying() -> None:
    s = quick("corn", "xaman_ek", side(wood=1))
    assert "place:quick" not in options(s)
    play(s, "exchange:wood")
    assert "place:quick" in options(s)


@clause("P-3.4", "P-10.31/2", "P-3.22.c")
def test_a_field_counts_among_yumkaax_workers() -> None:
    s = quick("corn", "yumkaax", side(corn=9))
    play(s, "place:quick place:uxmal")
    assert player(s)["corn"] == 8
    play(s, "place:uxmal")
    assert player(s)["corn"] == 8 - 1 - 2 + 3, "the third costs 2 more; then the quick action gives 3"


@clause("P-3.15.e")
def test_a_field_takes_no_discount() -> None:
    s = quick("corn", "cit_bolon_tum", side(corn=9))
    play(s, "place:quick")
    assert player(s)["corn"] == 8


@clause("P-3.10.b")
def test_a_field_does_not_count_for_ah_chuy_kak() -> None:
    s = quick("corn", "ah_chuy_kak", side("palenque3", hand=2, corn=9))
    play(s, "place:quick place:uxmal")
    assert s.active == 1


@clause("P-3.10.d", "P-13.14", "P-15.3/1")
def test_the_quick_action_comes_before_the_pick_up() -> None:
    s = quick("stone", "ah_chuy_kak", side("palenque3", hand=3, corn=9))
    play(s, "place:quick place:uxmal place:uxmal")
    assert player(s)["stone"] == 1
    assert options(s) == ["pass", "pick:palenque.3"]


def sales(s: State) -> list[str]:
    return [word for word in options(s) if word.startswith("exchange:")]


@clause("P-3.20.f", "P-10.31/2")
def test_no_sale_makes_the_quick_action_impossible() -> None:
    s = quick("technology", "xaman_ek", side(corn=5, wood=1))
    play(s, "place:quick")
    assert (s.top.kind, sales(s)) == ("place-more", [])
    s = quick("technology", "xaman_ek", side(corn=5, wood=2))
    play(s, "place:quick")
    assert sales(s) == ["exchange:wood"]


@clause("P-13.16/1")
def test_the_pitied_neither_pass_a_space_nor_take_a_field() -> None:
    taken = [side("palenque0 yaxchilan0 tikal0 uxmal0 chichen_itza0", hand=0), side("start", hand=2)]
    s = quick("stone", "vacub_caquix", side(temples=BOTTOMS), *taken)
    assert {word.split(":")[0] for word in options(s)} == {"place"}
    assert "place:quick" not in options(s)


# ---- new buildings -----------------------------------------------------------------------------------


def scholar(tribe: str, **own: Any) -> State:
    """The House of Scholars is built, nothing is lowered yet; Agriculture is at its last level."""
    s = of(
        tribe,
        side("tikal2", wood=9, stone=9, gold=9, technologies={"agriculture": 3, "theology": 1}, **own),
        modules=("buildings",),
        calendar={"day": 16, "food_days": 2},
        buildings=["a2_house_of_scholars", *display("a2_worker")][:6],
    )
    return play(s, "pick:tikal.2 act:tikal_2 build:a2_house_of_scholars")


@clause("P-15.10/1", "P-15.10/2", "P-3.17.d")
def test_itzamna_chooses_a_bonus_in_the_house_of_scholars() -> None:
    s = play(scholar("itzamna"), "lower:theology technology:agriculture")
    assert s.top.kind == "choose-bonus"
    assert TZOLKIN.problems(s) == []
    assert tonalli.from_dict("tzolkin", s.to_dict()) == s
    play(s, "technology:theology")
    assert player(s)["skull"] == 1


@clause("P-15.10/1", "P-13.7")
def test_each_advance_costs_a_block_under_teacher_shortage_or_is_refused() -> None:
    s = of(
        "itzamna",
        side("tikal2", wood=9, stone=9, gold=9, technologies={"agriculture": 3, "theology": 1}),
        modules=("prophecies", "buildings"),
        prophecies={"row": ["hunger", "teacher_shortage", "drought"], "in_force": "teacher_shortage"},
        calendar={"day": 16, "food_days": 2},
        buildings=["a2_house_of_scholars", *display("a2_worker")][:6],
    )
    play(s, "pick:tikal.2 act:tikal_2 build:a2_house_of_scholars lower:theology")
    wood = player(s)["wood"]
    play(s, "technology:agriculture give:wood technology:architecture")
    assert player(s)["wood"] == wood - 1
    play(s, "technology:resource_extraction give:wood technology:architecture pass")
    assert player(s)["technologies"]["resource_extraction"] == 1
    assert player(s)["wood"] == wood - 2


# ---- whole games -------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(
    "modules", [("prophecies",), ("buildings",), ("quick_actions",), ("prophecies", "buildings", "quick_actions")]
)
def test_games_with_other_modules_are_lawful(players: int, modules: tuple[str, ...]) -> None:
    for number, s in enumerate(walk(fresh(players, *modules), players + len(modules))):
        assert TZOLKIN.problems(s) == []
        if number % 5 == 0:
            assert tonalli.from_dict("tzolkin", s.to_dict()) == s
        if number % 5 == 0 and s.turn == 0 and s.actor >= 0:
            for seat in range(players):
                assert TZOLKIN.problems(s.resample(seat, number)) == []
