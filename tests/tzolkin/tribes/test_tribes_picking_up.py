"""Ah Chuy Kak, Ahau Chamahez, Balam and Huracan pick up workers otherwise (P-3.10, P-3.11, P-3.14, P-3.16)."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from tonalli import State
from tonalli.tzolkin.game import TZOLKIN
from tzolkin.table import deal, events, gear, options, play, player, side
from tzolkin.tribes.tribal import of, stop

pytestmark = pytest.mark.pure

GEAR_OF = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")


def fees(s: State, word: str) -> dict[str, int]:
    """What a worker could carry out, and for how much corn."""
    found = TZOLKIN.describe(s, TZOLKIN.space.read(word))["reach"]
    assert isinstance(found, dict)
    return found


def numbered(gear: str, *numbers: int) -> list[str]:
    return [f"{gear}_{number}" for number in numbers]


# ---- Ah Chuy Kak -----------------------------------------------------------------------------------


@clause("P-3.10", "P-3.10.a")
def test_who_places_two_workers_may_pick_up_one() -> None:
    s = of("ah_chuy_kak", side("palenque3 tikal2", hand=3, corn=9))
    play(s, "place:uxmal place:uxmal pass")
    assert s.active == 0
    assert options(s) == ["pass", "pick:palenque.3", "pick:tikal.2"]
    play(s, "pick:palenque.3 act:palenque_3 harvest:wood")
    assert player(s)["wood"] == 2
    assert s.active == 1


@clause("P-3.10.a", "P-3.2")
def test_one_worker_is_not_enough_nor_another_tribe() -> None:
    s = play(of("ah_chuy_kak", side("palenque3", hand=3, corn=9)), "place:uxmal pass")
    assert s.active == 1
    s = play(of("balam", side("palenque3", hand=3, corn=9)), "place:uxmal place:uxmal pass")
    assert s.active == 1


@clause("P-3.10.b")
def test_the_starting_player_space_does_not_count() -> None:
    s = play(of("ah_chuy_kak", side("palenque3", hand=3, corn=9)), "place:uxmal place:start pass")
    assert s.active == 1


@clause("P-3.10.c")
def test_the_worker_acts_as_usual() -> None:
    s = of("ah_chuy_kak", side("yaxchilan3", hand=3, corn=9))
    play(s, "place:uxmal place:uxmal pass pick:yaxchilan.3")
    assert options(s) == ["pass", "act:yaxchilan_1", "act:yaxchilan_2", "act:yaxchilan_3"]
    corn = player(s)["corn"]
    play(s, "act:yaxchilan_1")
    assert (player(s)["corn"], player(s)["wood"]) == (corn - 2, 1)


@clause("P-3.10.d")
def test_it_comes_after_all_placements_and_the_corn_of_the_gear() -> None:
    s = of("ah_chuy_kak", side("palenque1", hand=5, corn=9), calendar={"corn": 4, "day": 6})
    play(s, "place:uxmal place:uxmal place:start")
    corn = player(s)["corn"]
    assert not any(word.startswith("pick:") for word in options(s))
    play(s, "pass")
    assert player(s)["corn"] == corn + 4
    assert options(s) == ["pass", "pick:palenque.1"]


@clause("P-3.10.e/1", "P-3.10.e/2")
def test_no_worker_of_this_turn_is_picked_up() -> None:
    s = stop(of("ah_chuy_kak", side("uxmal2", hand=3, corn=20)), "place:uxmal place:uxmal place:uxmal")
    assert options(s) == ["pass", "pick:uxmal.2"]
    why = TZOLKIN.why_not(s, TZOLKIN.space.read("pick:uxmal.1"))
    assert why is not None
    assert why.reason == "placed-this-turn"
    s = stop(of("ah_chuy_kak", side(hand=3, corn=20)), "place:uxmal place:uxmal")
    assert s.active == 1, "with nobody to pick up nobody is asked"


@clause("P-3.10.f")
def test_who_was_picked_up_is_not_placed_again() -> None:
    s = of("ah_chuy_kak", side("palenque1", hand=2, corn=9))
    play(s, "place:uxmal place:uxmal pick:palenque.1 pass")
    assert s.active == 1
    assert player(s)["workers_in_hand"] == 1


@clause("P-3.10.g", "P-3.3")
def test_it_is_offered_once_and_may_be_left() -> None:
    s = of("ah_chuy_kak", side("palenque1 tikal2", hand=2, corn=9, wood=3))
    one = play(s.copy(), "place:uxmal place:uxmal pick:palenque.1 act:palenque_1")
    assert one.active == 1
    assert play(s, "place:uxmal place:uxmal pass").active == 1


@clause("P-3.10.g", "P-15.3/1", "P-15.3/2")
def test_it_sees_the_display_before_the_refill() -> None:
    s = of("ah_chuy_kak", side("tikal2", hand=2, corn=9, wood=3, stone=3, gold=3))
    play(s, "place:uxmal place:uxmal pick:tikal.2 act:tikal_2 build:a1_single_farm")
    assert s.actor == tonalli.CHANCE
    assert player(s)["buildings"] == {"a1_single_farm": 1}
    deal(s)
    assert s.active == 1


def test_its_pick_up_is_taken_back_with_the_turn() -> None:
    match = tonalli.match_from(of("ah_chuy_kak", side("palenque1", hand=2, corn=9)))
    for word in ("place:uxmal", "place:uxmal", "pick:palenque.1"):
        match.play(word)
        assert match.can_undo
    match.undo()
    assert "pick:palenque.1" in options(match.state)


# ---- Ahau Chamahez ---------------------------------------------------------------------------------


@clause("P-3.11", "P-3.11.a", "P-3.11.d")
def test_one_corn_buys_the_next_higher_action() -> None:
    s = of("ahau_chamahez", side("yaxchilan2", corn=4))
    assert fees(s, "pick:yaxchilan.2") == dict(zip(numbered("yaxchilan", 1, 2, 3), (1, 0, 1), strict=True))
    play(s, "pick:yaxchilan.2 act:yaxchilan_3")
    assert (player(s)["gold"], player(s)["corn"]) == (1, 4 - 1 + 2)
    assert events(s, "pay")[-1].why == "P-3.11"
    back = play(of("ahau_chamahez", side("yaxchilan2", corn=4)), "pick:yaxchilan.2 act:yaxchilan_1")
    assert [(event.number("amount"), event.why) for event in events(back, "pay")] == [(1, "Z-6.4")]
    poor = play(of("ahau_chamahez", side("yaxchilan2")), "pick:yaxchilan.2")
    assert options(poor) == ["pass", "act:yaxchilan_2"]


@clause("P-3.11.b/1", "P-3.11.b/2")
def test_from_tikal_5_one_corn_buys_any_action() -> None:
    s = of("ahau_chamahez", side("tikal5", corn=4))
    assert fees(s, "pick:tikal.5") == dict(zip(numbered("tikal", 1, 2, 3, 4, 5), (1, 1, 1, 1, 0), strict=True))


@clause("P-3.11.c/1", "P-3.11.c/2")
def test_in_chichen_itza_it_comes_on_top_of_theology() -> None:
    s = of("ahau_chamahez", side("chichen_itza3", corn=4, skull=1, technologies={"theology": 1}))
    found = fees(s, "pick:chichen_itza.3")
    assert found == dict(zip(numbered("chichen_itza", 1, 2, 3, 4, 5), (2, 1, 0, 0, 1), strict=True))


@clause("P-3.11.e")
@pytest.mark.parametrize("gear", GEAR_OF)
def test_it_works_from_space_0_and_not_past_the_last(gear: str) -> None:
    assert fees(of("ahau_chamahez", side(f"{gear}0", corn=4)), f"pick:{gear}.0") == {f"{gear}_1": 1}
    last, actions = (10, 9) if gear == "chichen_itza" else (7, 5)
    found = fees(of("ahau_chamahez", side(f"{gear}{last}", corn=4)), f"pick:{gear}.{last}")
    assert found == {f"{gear}_{number}": 0 for number in range(1, actions + 1)}


@clause("P-3.11.f")
def test_the_cost_of_the_action_is_paid_besides() -> None:
    s = play(of("ahau_chamahez", side("uxmal0", corn=4)), "pick:uxmal.0 act:uxmal_1 temple:chaac")
    assert player(s)["corn"] == 0
    poor = of("ahau_chamahez", side("uxmal0 tikal1", corn=3))
    play(poor, "pick:uxmal.0")
    assert poor.top.kind == "pick-more", "nothing can be done there"


@clause("P-15.8/1", "P-15.8/2", "P-15.8/3")
def test_with_theology_from_chichen_itza_8_and_9() -> None:
    own: dict[str, Any] = {"corn": 9, "skull": 1, "technologies": {"theology": 1}}
    from_8 = fees(of("ahau_chamahez", side("chichen_itza8", **own)), "pick:chichen_itza.8")
    assert from_8 == {f"chichen_itza_{number}": 0 if number >= 8 else 1 for number in range(1, 10)}
    from_9 = fees(of("ahau_chamahez", side("chichen_itza9", **own)), "pick:chichen_itza.9")
    assert set(from_9.values()) == {0}


# ---- Balam -----------------------------------------------------------------------------------------


@clause("P-3.14", "P-3.14.a", "P-3.14.b")
def test_a_lower_action_brings_a_corn_and_costs_none() -> None:
    s = of("balam", side("yaxchilan4", corn=2))
    assert fees(s, "pick:yaxchilan.4") == dict(zip(numbered("yaxchilan", 1, 2, 3, 4), (-1, -1, -1, 0), strict=True))
    play(s, "pick:yaxchilan.4 act:yaxchilan_1")
    assert (player(s)["corn"], player(s)["wood"]) == (3, 1)
    first = events(s, "gain")[0]
    assert (first["amount"], first.why) == (1, "P-3.14")
    s = play(of("balam", side("yaxchilan4", corn=2)), "pick:yaxchilan.4 act:yaxchilan_4")
    assert player(s)["corn"] == 2


@clause("P-3.14.c")
def test_the_corn_pays_for_the_action() -> None:
    s = play(of("balam", side("uxmal2", corn=2)), "pick:uxmal.2 act:uxmal_1 temple:chaac")
    assert player(s)["corn"] == 0
    assert "act:uxmal_1" not in options(play(of("huracan", side("uxmal2", corn=3)), "pick:uxmal.2"))


@clause("P-3.14.d/1", "P-3.14.d/2")
@pytest.mark.parametrize("space", [6, 7])
def test_it_works_from_spaces_with_any_action(space: int) -> None:
    s = of("balam", side(f"yaxchilan{space}"))
    assert set(fees(s, f"pick:yaxchilan.{space}").values()) == {-1}
    assert player(play(s, f"pick:yaxchilan.{space} act:yaxchilan_4"))["corn"] == 1


@clause("P-3.14.e")
def test_every_worker_brings_its_corn() -> None:
    s = of("balam", side("yaxchilan6 tikal6", wood=1))
    play(s, "pick:yaxchilan.6 act:yaxchilan_1 pick:tikal.6 act:tikal_1 technology:theology")
    assert player(s)["corn"] == 2


def test_an_option_tells_the_corn_as_a_gain() -> None:
    s = play(of("balam", side("uxmal2", corn=2)), "pick:uxmal.2")
    told = TZOLKIN.describe(s, TZOLKIN.space.read("act:uxmal_1"))
    assert (told["cost"], told["gain"]) == ({"corn": 3}, {"corn": 1})


@clause("P-3.14.f")
def test_no_action_brings_nothing() -> None:
    assert player(play(of("balam", side("yaxchilan6")), "pick:yaxchilan.6 pass"))["corn"] == 0


@clause("P-3.14.g", "P-15.7/1", "P-15.7/2")
def test_lower_is_lower_than_the_space_stood_on() -> None:
    s = of("balam", side("chichen_itza9", skull=1, technologies={"theology": 1}))
    found = fees(s, "pick:chichen_itza.9")
    assert found == {f"chichen_itza_{number}": 0 if number == 9 else -1 for number in range(1, 10)}
    s = of("balam", side("chichen_itza3", skull=1, technologies={"theology": 1}))
    assert fees(s, "pick:chichen_itza.3")["chichen_itza_4"] == 0
    mirror = of("balam", side("uxmal5", corn=2))
    play(mirror, "pick:uxmal.5 act:uxmal_5 act:yaxchilan_1")
    assert player(mirror)["corn"] == 1
    higher = of("balam", side("uxmal6", corn=2))
    play(higher, "pick:uxmal.6 act:uxmal_5 act:yaxchilan_1")
    assert player(higher)["corn"] == 2


# ---- Huracan ---------------------------------------------------------------------------------------


@clause("P-3.16", "P-3.16.a/1", "P-3.16.a/2", "P-3.16.b", "P-3.16.d")
@pytest.mark.parametrize(
    ("gear", "partner"), [("palenque", "yaxchilan"), ("yaxchilan", "palenque"), ("tikal", "uxmal"), ("uxmal", "tikal")]
)
def test_a_worker_uses_both_gears_of_a_pair(gear: str, partner: str) -> None:
    found = fees(of("huracan", side(f"{gear}2", corn=4)), f"pick:{gear}.2")
    assert found == {f"{name}_{number}": 2 - number for name in (gear, partner) for number in (1, 2)}
    free = fees(of("huracan", side(f"{gear}6", corn=4)), f"pick:{gear}.6")
    assert free == {f"{name}_{number}": 0 for name in (gear, partner) for number in range(1, 6)}
    alone = fees(of("huracan", side("chichen_itza2", skull=1, corn=4)), "pick:chichen_itza.2")
    assert alone == {"chichen_itza_1": 1, "chichen_itza_2": 0}


@clause("P-3.16.c/1", "P-3.16.c/2")
def test_from_palenque_4_one_corn_buys_action_3_of_either() -> None:
    s = of("huracan", side("palenque4", corn=4))
    found = fees(s, "pick:palenque.4")
    assert (found["palenque_3"], found["yaxchilan_3"]) == (1, 1)
    play(s, "pick:palenque.4 act:yaxchilan_3")
    assert (player(s)["gold"], player(s)["corn"]) == (1, 4 - 1 + 2)


@clause("P-3.16.e", "P-15.9/1", "P-15.9/2")
def test_the_action_belongs_to_its_own_gear() -> None:
    known = {"resource_extraction": 1, "agriculture": 1}
    s = of("huracan", side("palenque1 yaxchilan2", technologies=known))
    play(s, "pick:palenque.1 act:yaxchilan_1")
    assert player(s)["wood"] == 2
    play(s, "pick:yaxchilan.2 act:palenque_2 harvest:corn")
    assert (player(s)["corn"], player(s)["corn_tiles"]) == (4 + 1, 1)
    assert s.to_dict()["jungle"]["2"]["corn"] == 3


@clause("P-3.16.f")
def test_uxmal_5_from_tikal_mirrors_as_usual() -> None:
    s = play(of("huracan", side("tikal5", corn=2)), "pick:tikal.5 act:uxmal_5")
    found = options(s)
    assert "act:yaxchilan_5" in found
    assert not any(word.startswith(("act:chichen", "act:uxmal_5")) for word in found)
    play(s, "act:yaxchilan_1")
    assert player(s)["corn"] == 1


@clause("P-3.16.b")
def test_the_worker_leaves_its_own_gear() -> None:
    s = play(of("huracan", side("palenque1", corn=2)), "pick:palenque.1 act:yaxchilan_1")
    assert gear(s, "palenque")[1] is None
    assert events(s, "act")[0]["gear"] == "palenque"
