"""Cit-Bolon-Tum, Vacub-Caquix and Yumkaax place workers otherwise (P-3.15, P-3.19, P-3.22)."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from tonalli import State
from tonalli.tzolkin.game import TZOLKIN
from tzolkin.facts import FACTS
from tzolkin.rounds import finish
from tzolkin.table import deal, events, gear, options, play, player, side
from tzolkin.tribes.tribal import BOTTOMS, LAST_SPACES, last_turn_of, of, stop

pytestmark = pytest.mark.pure

FAR = "palenque0 palenque1 palenque2 palenque3 palenque4 tikal0 tikal1 tikal2 tikal3 tikal4 uxmal8 uxmal9"
"""The lowest free spaces of Palenque and Tikal are 5."""
NEAR = "palenque0 tikal0 tikal1 tikal2 tikal3 tikal4 uxmal5 uxmal6 uxmal7 uxmal8 uxmal9 yaxchilan9"
"""That of Palenque is 1, that of Tikal 5."""


def spent(s: State, words: str) -> int:
    """The corn that seat 0 pays for these placements."""
    before: int = player(s)["corn"]
    play(s, words)
    return before - int(player(s)["corn"])


# ---- Cit-Bolon-Tum: the discount -------------------------------------------------------------------


@clause("P-3.15", "P-3.15.a", "P-3.15.b")
def test_one_worker_costs_two_corn_less() -> None:
    assert spent(of("cit_bolon_tum", side(corn=9), players=2, dummies=FAR), "place:palenque") == 3
    assert spent(of("yumkaax", side(corn=9), players=2, dummies=FAR), "place:palenque") == 5


@clause("P-3.15.c")
def test_two_workers_on_spaces_5_cost_nine_corn() -> None:
    s = of("cit_bolon_tum", side(corn=9), players=2, dummies=FAR)
    assert spent(s, "place:palenque") == 3
    assert spent(s, "place:tikal") == 5 + 1


@clause("P-3.15.d")
def test_the_discount_lowers_a_space_to_nothing_but_not_below_nor_what_several_workers_cost() -> None:
    s = of("cit_bolon_tum", side(corn=9), players=2, dummies=NEAR)
    assert spent(s, "place:palenque") == 0
    s = of("cit_bolon_tum", side(corn=9), players=2, dummies=NEAR)
    assert spent(s, "place:yaxchilan place:uxmal") == 1
    assert spent(s, "place:palenque") == 2


@clause("P-3.15.e")
def test_the_starting_player_space_takes_no_discount() -> None:
    s = of("cit_bolon_tum", side(corn=9), players=2, dummies=FAR)
    assert spent(s, "place:start") == 0
    assert spent(s, "place:palenque") == 3 + 1


@clause("P-3.15.k/1", "P-3.15.k/2")
def test_a_dearer_space_later_in_the_turn_gets_what_is_still_missing() -> None:
    s = of("cit_bolon_tum", side(corn=9), players=2, dummies=NEAR)
    assert spent(s, "place:palenque") == 0
    assert spent(s, "place:tikal") == 4 + 1
    # The other way round it is the same: 1 + 5 + 1 less 2.
    s = of("cit_bolon_tum", side(corn=9), players=2, dummies=NEAR)
    assert spent(s, "place:tikal") == 3
    assert spent(s, "place:palenque") == 1 + 1


@clause("P-3.15.k/1", "P-3.15.k/2")
def test_a_space_that_costs_nothing_does_not_bring_the_discount_back() -> None:
    taken = side("palenque0 palenque1 palenque2 tikal0 tikal1 tikal2", hand=0)
    s = of("cit_bolon_tum", side(corn=20), taken)
    assert spent(s, "place:palenque") == 3 - 2
    assert spent(s, "place:yaxchilan") == 0 + 1
    assert spent(s, "place:tikal") == 3 + 2


@clause("P-3.15.a")
def test_every_turn_has_its_discount() -> None:
    own = side("palenque5", corn=20)
    s = of("cit_bolon_tum", own, players=2, dummies=FAR.replace("tikal4", "chichen_itza12"))
    assert spent(s, "place:tikal") == 2


# ---- Cit-Bolon-Tum: one more space -----------------------------------------------------------------


@clause("P-3.15.f/1", "P-3.15.f/2")
@pytest.mark.parametrize(("name", "last"), LAST_SPACES.items())
def test_a_worker_stays_for_one_more_day(name: str, last: int) -> None:
    s = last_turn_of("cit_bolon_tum", side(f"{name}{last}", corn=9))
    finish(s, "place:start")
    assert gear(s, name)[last + 1] == 0
    s = last_turn_of("cit_bolon_tum", side(f"{name}{last + 1}", corn=9))
    finish(s, "place:start")
    play(s, "days:1")
    assert 0 not in gear(s, name)
    assert player(s)["workers_in_hand"] == 3
    s = last_turn_of("balam", side(f"{name}{last}", corn=9))
    finish(s, "place:start")
    play(s, "days:1")
    assert 0 not in gear(s, name)


@clause("P-3.15.g")
def test_two_days_carry_a_worker_from_6_to_8() -> None:
    s = last_turn_of("cit_bolon_tum", side("palenque6", corn=9))
    play(s, "place:start pass")
    play(s, "days:2")
    deal(s)
    assert gear(s, "palenque")[8] == 0
    assert "pick:palenque.8" in TZOLKIN.space.decisions


@clause("P-3.15.h")
@pytest.mark.parametrize(("name", "last"), LAST_SPACES.items())
def test_the_extra_space_gives_any_action_without_a_fee(name: str, last: int) -> None:
    s = of("cit_bolon_tum", side(f"{name}{last + 1}", corn=9, skull=1, wood=3, stone=3, gold=3))
    play(s, f"pick:{name}.{last + 1}")
    actions = [word for word in options(s) if word.startswith("act:")]
    assert len(actions) == (9 if name == "chichen_itza" else 5)
    free = TZOLKIN.describe(s, TZOLKIN.space.read(f"act:{name}_1"))["cost"]
    usual = TZOLKIN.describe(
        play(of("cit_bolon_tum", side(f"{name}1", corn=9, skull=1, wood=3)), f"pick:{name}.1"),
        TZOLKIN.space.read(f"act:{name}_1"),
    )["cost"]
    assert free == usual


@clause("P-3.15.i", "P-15.6/1", "P-15.6/2")
@pytest.mark.parametrize(
    ("own", "other", "days"),
    [
        ("palenque6", "", True),
        ("chichen_itza9", "", True),
        ("palenque7", "", False),
        ("chichen_itza10", "", False),
        ("palenque8", "", True),
        ("", "palenque6", False),
        ("", "chichen_itza9", False),
        ("", "palenque7", True),
    ],
)
def test_two_days_are_forbidden_where_the_second_pushes_somebody_off(own: str, other: str, days: bool) -> None:
    s = last_turn_of("cit_bolon_tum", side(own, corn=9, hand=3), side(other))
    play(s, "place:start pass")
    deal(s)
    assert (options(s) == ["days:1", "days:2"]) == days


@clause("P-3.15.j")
def test_nobody_is_placed_on_the_extra_space() -> None:
    full = " ".join(f"palenque{space}" for space in range(8)) + " uxmal8 uxmal9 tikal8 tikal9"
    s = of("cit_bolon_tum", side(corn=20), players=2, dummies=full)
    assert "place:palenque" not in options(s)


# ---- Vacub-Caquix ----------------------------------------------------------------------------------


def skips(s: State) -> list[str]:
    return [word for word in options(s) if word.startswith("skip:")]


ALL = ["skip:palenque", "skip:yaxchilan", "skip:tikal", "skip:uxmal", "skip:chichen_itza"]


@clause("P-3.19", "P-3.19.a", "P-3.19.f/1")
def test_the_lowest_free_space_may_be_passed() -> None:
    s = of("vacub_caquix", side(corn=5))
    assert skips(s) == ALL
    assert skips(of("balam", side(corn=5))) == []
    play(s, "skip:tikal place:tikal")
    assert gear(s, "tikal")[:2] == [None, 0]
    told = events(s, "skip")[0]
    assert (told["gear"], told["space"], told.why) == ("tikal", 0, "P-3.19")


@clause("P-3.19.b", "P-3.19.f/2", "P-15.5/1", "P-15.5/3")
def test_all_workers_of_the_turn_pass_it() -> None:
    s = of("vacub_caquix", side(corn=9))
    play(s, "skip:tikal place:tikal place:tikal place:palenque")
    assert gear(s, "tikal")[:3] == [None, 0, 0]
    assert gear(s, "palenque")[:2] == [0, None]


@clause("P-3.19.c")
def test_the_space_landed_on_is_paid() -> None:
    s = of("vacub_caquix", side(corn=9), side("uxmal0"))
    assert spent(s, "skip:uxmal place:uxmal") == 2
    assert spent(s, "place:uxmal") == 3 + 1


@clause("P-3.19.d", "P-3.3")
def test_once_a_turn_at_any_moment_of_placing_and_only_if_one_wants_to() -> None:
    s = of("vacub_caquix", side(hand=5, corn=9))
    play(s, "place:palenque")
    assert skips(s) == ALL
    play(s, "skip:palenque")
    assert skips(s) == []
    play(s, "place:palenque")
    assert gear(s, "palenque")[:3] == [0, None, 0]
    stop(s, "place:tikal")
    for name in ("start", "yaxchilan", "uxmal"):
        stop(s, f"place:{name}")
    play(s, "days:1")
    while s.active != 0:
        stop(s, next(word for word in options(s) if word.startswith(("place:", "pick:"))))
    assert "skip:uxmal" in options(s), "and once in the next turn"


@clause("P-3.19.a")
def test_who_passes_a_space_places() -> None:
    s = of("vacub_caquix", side("palenque3 tikal2", corn=9))
    assert "pick:tikal.2" in options(s)
    play(s, "skip:uxmal")
    assert {word.split(":")[0] for word in options(s)} == {"place"}
    assert TZOLKIN.why_not(s, TZOLKIN.space.read("pick:tikal.2")).reason == "placing"  # type: ignore[union-attr]
    s = of("vacub_caquix", side("palenque3 tikal2", corn=9))
    play(s, "pick:tikal.2")
    assert skips(s) == []


@clause("P-3.19.e")
def test_the_space_stays_empty_for_the_others() -> None:
    s = of("vacub_caquix", side(corn=9))
    play(s, "skip:tikal place:tikal pass place:tikal")
    assert gear(s, "tikal")[:2] == [1, 0]


@clause("P-3.19.f/3")
def test_a_space_that_is_not_the_lowest_is_named_once_it_is() -> None:
    s = of("vacub_caquix", side(corn=9))
    play(s, "place:tikal skip:tikal place:tikal")
    assert gear(s, "tikal")[:3] == [0, None, 0]
    assert s.to_dict()["tribes"]["skipped"] == "tikal.1"


@clause("P-3.19.f/1")
def test_a_higher_space_must_be_free_and_be_paid() -> None:
    last = " ".join(f"palenque{space}" for space in range(7)) + " uxmal8 uxmal9 tikal8 tikal9 tikal0"
    s = of("vacub_caquix", side(corn=30), players=2, dummies=last)
    assert "place:palenque" in options(s)
    assert "skip:palenque" not in options(s)
    assert "skip:tikal" in options(s)
    poor = of("vacub_caquix", side(corn=1), players=2, dummies=last)
    assert "skip:uxmal" in options(poor)
    assert "skip:tikal" not in options(poor)
    assert skips(of("vacub_caquix", side("tikal1 tikal2 tikal3", hand=0, corn=30))) == []


REFUSED: list[tuple[str, dict[str, Any], str, str]] = [
    ("skip:uxmal", side(corn=5), "skip:tikal", "has-skipped"),
    ("skip:uxmal", side("tikal1 tikal2 tikal3", hand=0), "", "no-worker-in-hand"),
    ("skip:uxmal", side(corn=0), "", "skip-unpaid"),
]


@pytest.mark.parametrize(("word", "own", "line", "reason"), REFUSED)
def test_why_a_space_is_not_passed(word: str, own: dict[str, Any], line: str, reason: str) -> None:
    s = play(of("vacub_caquix", own), line)
    found = TZOLKIN.why_not(s, TZOLKIN.space.read(word))
    assert found is not None
    assert (found.reason, found.clause[:4]) in ((reason, "P-3."), (reason, "Z-5."))


def test_why_nothing_is_passed_on_a_full_gear() -> None:
    last = " ".join(f"palenque{space}" for space in range(7)) + " uxmal8 uxmal9 tikal8 tikal9 tikal0"
    s = of("vacub_caquix", side(corn=30), players=2, dummies=last)
    found = TZOLKIN.why_not(s, TZOLKIN.space.read("skip:palenque"))
    assert found is not None
    assert found.reason == "nothing-above"


@clause("P-13.16/1", "P-13.16/2")
def test_whoever_is_pitied_passes_nothing() -> None:
    taken = [side("palenque0 yaxchilan0 tikal0 uxmal0 chichen_itza0", hand=0), side("start", hand=2)]
    s = of("vacub_caquix", side(temples=BOTTOMS), *taken)
    assert options(s) == [f"place:{name}" for name in LAST_SPACES]
    play(s, "place:tikal")
    assert gear(s, "tikal")[1] == 0


# ---- Yumkaax ---------------------------------------------------------------------------------------


TOTALS = [0, 0, 0, 2, 5, 9, 13]


@clause("P-3.22", "P-3.22.a", "P-3.22.b")
@pytest.mark.parametrize("workers", range(1, 7))
def test_several_workers_cost_what_the_tribe_says(workers: int) -> None:
    for tribe, totals in (("yumkaax", TOTALS), ("huracan", FACTS["placement"]["worker_surcharge_total"])):
        s = of(tribe, side(hand=6, corn=40))
        spaces = sum(range(workers))
        assert spent(s, "place:tikal " * workers) == spaces + totals[workers]


@clause("P-3.22.c")
def test_the_starting_player_space_counts_among_several_workers() -> None:
    s = of("yumkaax", side(hand=6, corn=40))
    assert spent(s, "place:start place:tikal") == 0
    assert spent(s, "place:uxmal") == 2
