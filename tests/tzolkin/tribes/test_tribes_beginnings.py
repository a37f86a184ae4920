"""Itzamná, Ixtab and Yaluk have other costs, beginnings and needs (P-3.17, P-3.18, P-3.21)."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from tonalli.tzolkin.game import TZOLKIN
from tzolkin.facts import TRACKS
from tzolkin.rounds import display, finish
from tzolkin.table import events, options, play, player, side
from tzolkin.tribes.tribal import choose, dealt, last_turn_of, of

pytestmark = pytest.mark.pure

BONUSES = [f"technology:{track}" for track in TRACKS]


# ---- Itzamná ---------------------------------------------------------------------------------------


@clause("P-3.17", "P-3.17.a/1", "P-3.17.a/2", "P-3.17.b")
@pytest.mark.parametrize(("level", "blocks"), [(0, 0), (1, 1), (2, 2), (3, 1)])
def test_a_step_costs_a_block_less(level: int, blocks: int) -> None:
    s = of("itzamna", side("tikal1", wood=5, technologies={"agriculture": level}))
    play(s, "pick:tikal.1 act:tikal_1")
    cost: Any = TZOLKIN.describe(s, TZOLKIN.space.read("technology:agriculture"))["cost"]
    assert cost.get("blocks", 0) == blocks
    play(s, "technology:agriculture")
    assert player(s)["wood"] == 5 - blocks
    assert player(s)["technologies"]["agriculture"] == min(level + 1, 3)


@clause("P-3.17.a/2")
def test_the_first_level_is_free_for_who_has_nothing() -> None:
    s = play(of("itzamna", side("tikal1")), "pick:tikal.1 act:tikal_1 technology:theology")
    assert player(s)["technologies"]["theology"] == 1
    assert play(of("balam", side("tikal1 uxmal2")), "pick:tikal.1").top.kind == "pick-more", "nothing can be done there"


@clause("P-3.17.b", "P-3.17.c")
def test_beyond_level_3_any_bonus_may_be_chosen() -> None:
    s = of("itzamna", side("tikal1", wood=1, technologies={"agriculture": 3}))
    play(s, "pick:tikal.1 act:tikal_1 technology:agriculture")
    assert s.top.kind == "choose-bonus"
    assert options(s) == BONUSES
    play(s, "technology:theology")
    assert (player(s)["wood"], player(s)["skull"]) == (0, 1)
    assert player(s)["technologies"]["theology"] == 0


@clause("P-3.17.b")
@pytest.mark.parametrize(
    ("track", "rest", "brought"),
    [
        ("agriculture", "temple:chaac", {"temples": {"chaac": 1, "quetzalcoatl": 0, "kukulkan": 0}}),
        ("resource_extraction", "take:gold take:stone", {"gold": 1, "stone": 1}),
        ("architecture", "", {"points": 3}),
        ("theology", "", {"skull": 1}),
    ],
)
def test_each_bonus_is_given(track: str, rest: str, brought: dict[str, Any]) -> None:
    s = of("itzamna", side("tikal1 palenque1", wood=1, technologies={"architecture": 3}))
    play(s, f"pick:tikal.1 act:tikal_1 technology:architecture technology:{track} {rest}")
    assert {key: player(s)[key] for key in brought} == brought
    assert options(s) == ["pass", "pick:palenque.1"]


@clause("P-3.17.d")
def test_also_where_the_step_is_free() -> None:
    own = side("tikal2", wood=4, stone=4, gold=4, technologies={"agriculture": 3})
    s = of("itzamna", own, buildings=display("a1_agriculture"))
    play(s, "pick:tikal.2 act:tikal_2 build:a1_agriculture")
    assert s.top.kind == "choose-bonus"
    play(s, "technology:architecture")
    assert player(s)["points"] >= 3


@clause("P-3.2")
def test_others_have_the_bonus_of_their_track() -> None:
    s = of("balam", side("tikal1", wood=1, technologies={"theology": 3}))
    play(s, "pick:tikal.1 act:tikal_1 technology:theology")
    assert player(s)["skull"] == 1


# ---- Ixtab -----------------------------------------------------------------------------------------


QUIET = "palenque_7 tikal_3 tikal_7 yaxchilan_7"
"""Wealth tiles that bring materials only."""
LOUD = "uxmal_3 palenque_1 chichen_itza_0 palenque_3"


@clause("P-3.18", "P-3.18.a", "P-3.18.b", "P-3.18.c/1", "P-3.18.c/2", "P-2.11/1", "P-2.9")
def test_three_tiles_are_kept_and_then_a_step_is_lost() -> None:
    s = dealt("ixtab balam", "yaluk huracan", wealth=(QUIET, LOUD), first=1)
    play(s, "tribe:ixtab")
    kept = 0
    while s.actor == 1:
        assert s.top.kind == "keep-wealth"
        play(s, options(s)[0])
        kept += 1
    assert kept == 3
    choose(s, "huracan")
    assert (s.top.kind, s.actor) == ("descend", 1)
    gains = [event.seat for event in events(s, "gain")]
    assert gains, "the tiles have brought something"
    assert set(gains) == {1}, "nobody else has taken a tile yet"
    assert options(s) == ["temple:chaac", "temple:quetzalcoatl", "temple:kukulkan"]
    play(s, "temple:chaac")
    assert player(s, 1)["temples"] == {"chaac": -1, "quetzalcoatl": 0, "kukulkan": 0}
    assert next(event.why for event in events(s, "temple") if event.seat == 1) == "P-3.18"
    assert [len(side["wealth_tiles"]) for side in s.to_dict()["players"]] == [2, 3]
    assert s.turn == 1


@clause("P-3.18.a")
def test_others_keep_two() -> None:
    s = choose(dealt("ixtab balam", "yaluk huracan", wealth=(QUIET, LOUD)), "balam", "huracan")
    assert [len(side["wealth_tiles"]) for side in s.to_dict()["players"]] == [2, 2]


# ---- Yaluk -----------------------------------------------------------------------------------------


@clause("P-3.21", "P-3.21.a/1")
def test_five_workers_at_the_start() -> None:
    s = choose(dealt("yaluk balam", "ixtab huracan", wealth=(QUIET,)), "yaluk", "huracan")
    assert (player(s)["workers_in_hand"], player(s)["workers_in_reserve"]) == (5, 1)


@clause("P-2.11/2", "P-15.12/1")
def test_the_worker_of_a_wealth_tile_comes_on_top() -> None:
    s = dealt("yaluk balam", "ixtab huracan", wealth=("tikal_7 uxmal_5 palenque_7 tikal_3",))
    play(s, "tribe:yaluk")
    play(s, "keep:wealth_uxmal_5 keep:wealth_palenque_7")
    choose(s, "huracan")
    assert (player(s)["workers_in_hand"], player(s)["workers_in_reserve"]) == (6, 0)


@clause("P-3.21.b", "P-3.21.c")
@pytest.mark.parametrize(("corn", "left", "points"), [(15, 0, 0), (14, 2, -5), (0, 0, -25)])
def test_each_worker_needs_three_corn_or_costs_five_points(corn: int, left: int, points: int) -> None:
    s = last_turn_of("yaluk", side("palenque1", hand=4, corn=corn), day=8)
    finish(s)
    assert (player(s)["corn"], player(s)["points"]) == (left, points)


@clause("P-3.21.d")
def test_farms_feed_them_as_well() -> None:
    own = side("palenque1", hand=4, corn=9, buildings={"a2_large_farm": 1})
    s = last_turn_of("yaluk", own, day=21, calendar={"food_days": 2}, buildings=display("a2_worker"))
    finish(s)
    assert player(s)["corn"] == 9 - 3 * (3 - 2) - 2 * 3
    assert player(s)["points"] == 0


@clause("P-3.21.a/2", "P-15.12/1", "P-15.12/2")
def test_the_limit_of_six_stays() -> None:
    s = of("yaluk", side("uxmal3 palenque1", hand=4, corn=9))
    play(s, "pick:uxmal.3")
    assert "act:uxmal_3" not in options(s)
    assert "act:uxmal_2" in options(s)
    s = of(
        "yaluk",
        side("tikal2 palenque1", hand=4, wood=9, stone=9, gold=9),
        calendar={"day": 16, "food_days": 2},
        buildings=display("a2_worker"),
    )
    play(s, "pick:tikal.2 act:tikal_2 build:a2_worker")
    assert player(s)["workers_in_hand"] == 5
    assert player(s)["points"] > 0
