"""Buildings: cost, order, effects, display (Z-10), with the figures of Z-17.2 and Z-17.3."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from tonalli import State
from tzolkin.facts import BLOCKS, BUILDINGS, FACTS, GOODS, TEMPLES, TRACKS
from tzolkin.rounds import display
from tzolkin.table import deal, events, options, play, player, side, table, thing

pytestmark = pytest.mark.pure

AGE_2 = {"day": 16, "food_days": 2}


def calendar(building: str) -> dict[str, int]:
    """A day of the building's age."""
    return AGE_2 if BUILDINGS[building]["age"] == 2 else {"day": 2}


def site(building: str, workers: str = "tikal2", **fields: Any) -> State:
    """Seat 0 has a worker who can build it, and what is said."""
    return table(side(workers, **fields), calendar=calendar(building), buildings=display(building))


def built(building: str, choices: str = "", **fields: Any) -> State:
    """Paid with its exact cost by Tikal 2."""
    stock = {block: BUILDINGS[building]["cost"].get(block, 0) + fields.pop(block, 0) for block in BLOCKS}
    return play(site(building, **stock, **fields), f"pick:tikal.2 act:tikal_2 build:{building} {choices}")


def stock(s: State, seat: int = 0) -> dict[str, int]:
    return {good: player(s, seat)[good] for good in GOODS if player(s, seat)[good]}


@clause("Z-10.1/2", "Z-10.2", "Z-17.2", "Z-17.3")
@pytest.mark.parametrize("building", BUILDINGS)
def test_a_building_costs_what_is_printed(building: str) -> None:
    cost = BUILDINGS[building]["cost"]
    s = play(site(building, **cost), "pick:tikal.2 act:tikal_2")
    assert f"build:{building}" in options(s)
    play(s, f"build:{building}")
    paid = {event["good"]: event.number("amount") for event in events(s, "pay")}
    assert paid == cost
    assert player(s)["buildings"] == {building: 1}
    assert building not in s.to_dict()["buildings"] or BUILDINGS[building]["copies"] > 1


@clause("Z-10.1/2", "Z-14.3/1")
@pytest.mark.parametrize("building", BUILDINGS)
def test_no_building_for_a_block_less(building: str) -> None:
    cost = BUILDINGS[building]["cost"]
    for missing in cost:
        plenty = dict.fromkeys(BLOCKS, 9) | {missing: cost[missing] - 1}
        s = play(site(building, **plenty), "pick:tikal.2")
        if "act:tikal_2" in options(s):
            play(s, "act:tikal_2")
        assert f"build:{building}" not in options(s)


@clause("Z-10.1/1")
def test_only_what_lies_face_up_can_be_built() -> None:
    s = table(side("tikal2", wood=9, stone=9, gold=9), buildings=display("a1_agriculture"))
    play(s, "pick:tikal.2 act:tikal_2")
    shown = display("a1_agriculture")
    assert sorted(options(s)) == sorted(f"build:{name}" for name in shown)


@clause("Z-10.1/1")
def test_equal_buildings_are_one_choice() -> None:
    shown = ["a1_single_farm"] * 3 + ["a1_community_farm"] * 2 + ["a1_agriculture"]
    s = play(table(side("tikal2", wood=1), buildings=shown), "pick:tikal.2 act:tikal_2")
    assert options(s) == ["build:a1_single_farm"]
    play(s, "build:a1_single_farm")
    assert s.to_dict()["buildings"].count("a1_single_farm") == 2


@clause("Z-17.2", "Z-17.3", "Z-10.6/1")
def test_the_piles_hold_the_copies_of_each_age() -> None:
    state = tonalli.GAMES["tzolkin"].begin({"players": 2, "modules": []})
    unseen = state.to_dict()["unseen"]["buildings"]
    assert unseen == {name: tile["copies"] for name, tile in BUILDINGS.items()}
    for age in (1, 2):
        copies = sum(unseen[name] for name, tile in BUILDINGS.items() if tile["age"] == age)
        assert copies == FACTS["components"][f"buildings_age_{age}"]
    assert {tile["colour"] for tile in BUILDINGS.values()} == {"yellow", "green", "brown", "blue"}


# ---- effects -------------------------------------------------------------------------------------


def effects_of(building: str, kind: str) -> list[dict[str, Any]]:
    return [effect for effect in BUILDINGS[building]["effects"] if effect["type"] == kind]


def with_effect(kind: str, **fields: Any) -> list[str]:
    """The buildings that have an effect."""
    found = []
    for name in BUILDINGS:
        for effect in effects_of(name, kind):
            if all(effect.get(key) == value for key, value in fields.items()):
                found.append(name)
    return found


CHOICES = {
    "a1_any_temple_build": "temple:chaac pass",
    "a2_mirror": "pass",
    "a2_market": "pass",
    "a2_two_tech": "technology:theology technology:theology",
}


def finished(building: str, **fields: Any) -> State:
    """Built with some choice wherever one is asked for."""
    s = built(building, **fields)
    for word in CHOICES.get(building, "technology:theology").split():
        if s.actor == 0 and word in options(s):
            play(s, word)
    return s


@clause("Z-17.2", "Z-17.3", "Z-10.3/1")
@pytest.mark.parametrize("building", BUILDINGS)
def test_a_building_brings_its_goods_points_and_named_steps(building: str) -> None:
    s = finished(building)
    gained = dict.fromkeys(GOODS, 0)
    for effect in effects_of(building, "gain"):
        for good in GOODS:
            gained[good] += effect.get(good, 0)
    assert stock(s) == {good: amount for good, amount in gained.items() if amount}
    assert player(s)["points"] == sum(effect["points"] for effect in effects_of(building, "points"))
    temples = dict.fromkeys(TEMPLES, 0)
    for effect in effects_of(building, "temple_up"):
        temples[effect["temple"] if effect["temple"] != "any" else "chaac"] += effect["steps"]
    assert player(s)["temples"] == temples
    levels = dict.fromkeys(TRACKS, 0)
    for effect in effects_of(building, "free_tech"):
        levels[effect["track"] if effect["track"] != "any" else "theology"] += effect["steps"]
    assert player(s)["technologies"] == levels
    workers = sum(effect["workers"] for effect in effects_of(building, "extra_worker"))
    assert player(s)["workers_in_reserve"] == 3 - workers
    assert player(s)["workers_in_hand"] == 3 + workers


@clause("Z-17.3", "Z-8.2")
@pytest.mark.parametrize("building", with_effect("free_tech", track="any"))
def test_steps_of_choice_are_free_on_any_track(building: str) -> None:
    s = built(building)
    assert options(s) == [f"technology:{track}" for track in TRACKS]
    play(s, "technology:agriculture")
    assert player(s)["technologies"]["agriculture"] == 1


@clause("Z-17.3")
def test_two_steps_of_choice_go_to_one_track_or_two() -> None:
    assert player(built("a2_two_tech", "technology:theology technology:theology"))["technologies"]["theology"] == 2
    s = built("a2_two_tech", "technology:theology technology:architecture")
    assert (player(s)["technologies"]["theology"], player(s)["technologies"]["architecture"]) == (1, 1)


@clause("Z-10.2", "Z-10.3/1")
def test_effects_come_in_the_listed_order() -> None:
    s = built("a2_any_tech_skull", "technology:theology", technologies={"theology": 3})
    assert [event.kind for event in events(s, "gain")] == ["gain", "gain"]
    assert [event.why for event in events(s, "gain")] == ["Z-8.1", "Z-10.2"]
    s = built("a2_three_temples")
    assert [event["temple"] for event in events(s, "temple")] == ["chaac", "quetzalcoatl", "kukulkan"]
    told = [event.kind for event in s.told if event.kind in ("pay", "build", "temple", "score")]
    assert told == ["pay", "pay", "pay", "build", "temple", "temple", "temple", "score"]


@clause("Z-10.2", "Z-8.7/3")
def test_architecture_benefits_come_after_the_tile_and_before_its_effects() -> None:
    s = built("a2_chaac", technologies={"architecture": 2})
    kinds = ("pay", "build", "gain", "score", "temple")
    told = [(event.kind, thing(event)) for event in s.told if event.kind in kinds]
    assert told[:2] == [("pay", "stone"), ("build", "a2_chaac")]
    assert set(told[2:4]) == {("gain", "corn"), ("score", "")}
    assert told[4:] == [("temple", "chaac"), ("temple", "chaac"), ("score", "")]
    assert (player(s)["points"], player(s)["corn"]) == (4, 1)


@clause("Z-10.2", "Z-8.6/1")
def test_architecture_3_makes_a_building_cheaper() -> None:
    s = site("a1_chaac_kukulkan", wood=1, stone=1, technologies={"architecture": 3})
    play(s, "pick:tikal.2 act:tikal_2 build:a1_chaac_kukulkan")
    assert {event["good"]: event.number("amount") for event in events(s, "pay")} == {"wood": 1, "stone": 1}
    assert stock(s) == {"corn": 1}


@clause("Z-10.3/2", "Z-14.1")
def test_an_effect_that_cannot_be_carried_out_is_lost() -> None:
    s = site("a2_worker", hand=5, wood=1, stone=1, gold=1)
    play(s, "pick:tikal.2 act:tikal_2 build:a2_worker")
    assert player(s)["workers_in_reserve"] == 0
    assert (player(s)["workers_in_hand"], player(s)["points"]) == (6, 6)
    sides = side("tikal2", wood=2, stone=2), side(skull=13)
    s = table(*sides, calendar=AGE_2, buildings=display("a2_any_tech_skull"))
    play(s, "pick:tikal.2 act:tikal_2 build:a2_any_tech_skull technology:theology")
    assert player(s)["skull"] == 0
    assert player(s)["technologies"]["theology"] == 1


@clause("Z-10.3/3", "Z-6.11/2")
def test_optional_effects_may_be_left_out() -> None:
    for building in ("a2_mirror", "a2_market"):
        s = built(building, corn=9)
        assert options(s)[0] == "pass"
        play(s, "pass")
        assert player(s)["corn"] == 9
        assert player(s)["points"] == {"a2_mirror": 2, "a2_market": 6}[building]
    s = built("a1_any_temple_build", "temple:chaac", wood=1)
    assert options(s)[0] == "pass"


@clause("Z-10.3/1")
def test_farms_change_nothing_at_once() -> None:
    for building in ("a1_single_farm", "a1_community_farm", "a2_large_farm"):
        s = built(building, corn=5)
        assert stock(s) == {"corn": 5}
        assert player(s)["points"] == 0


# ---- the further building ------------------------------------------------------------------------


@clause("Z-10.4/1")
def test_the_further_building_is_paid_in_blocks_after_one_paid_in_corn() -> None:
    s = site("a1_any_temple_build", "uxmal4", corn=20, wood=1)
    play(s, "pick:uxmal.4 act:uxmal_4 build:a1_any_temple_build")
    assert (player(s)["corn"], player(s)["wood"]) == (16, 1)
    play(s, "temple:chaac")
    assert options(s) == ["pass", "build:a1_single_farm"]
    play(s, "build:a1_single_farm")
    assert (player(s)["corn"], player(s)["wood"]) == (16, 0)
    assert player(s)["buildings"] == {"a1_single_farm": 1, "a1_any_temple_build": 1}


@clause("Z-10.4/2")
@pytest.mark.parametrize("when", ["now", "later"])
def test_architecture_applies_to_the_further_building_too(when: str) -> None:
    shown = display("a1_any_temple_build", "a1_single_farm", "a1_agriculture")
    s = table(side("tikal4", wood=4, gold=1, technologies={"architecture": 1}), buildings=shown)
    play(s, f"pick:tikal.4 act:tikal_4 build:a1_any_temple_build architecture:{when} temple:chaac build:a1_agriculture")
    assert player(s)["corn"] == (2 if when == "now" else 1)
    play(s, "build:a1_single_farm")
    assert player(s)["corn"] == 2


@clause("Z-10.4/1")
def test_the_further_building_must_be_payable() -> None:
    s = deal(built("a1_any_temple_build", "temple:chaac"))
    assert player(s)["buildings"] == {"a1_any_temple_build": 1}
    assert s.actor == 1


@clause("Z-10.4/1", "Z-10.9/1")
def test_the_further_building_may_be_no_monument() -> None:
    s = built("a1_any_temple_build", "temple:chaac", wood=9, stone=9, gold=9)
    assert not any(word.startswith("monument:") for word in options(s))


# ---- mirror and market ---------------------------------------------------------------------------


@clause("Z-10.5", "Z-14.2")
def test_the_mirror_building_works_like_uxmal_5() -> None:
    s = built("a2_mirror", corn=9, wood=9, stone=9, gold=9, skull=1)
    acts = {f"act:{gear}_{action}" for gear in ("palenque", "yaxchilan", "tikal", "uxmal") for action in range(1, 6)}
    assert set(options(s)) == acts - {"act:uxmal_5"} | {"pass"}
    play(s, "act:yaxchilan_3")
    assert (player(s)["corn"], player(s)["gold"], player(s)["points"]) == (9 - 1 + 2, 10, 2)


@clause("Z-10.5")
def test_the_mirror_building_needs_a_corn() -> None:
    s = deal(built("a2_mirror"))
    assert s.actor == 1
    assert player(s)["points"] == 2


@clause("Z-10.5")
def test_the_market_building_works_like_uxmal_2() -> None:
    s = built("a2_market", gold=1, corn=2)
    assert options(s) == ["pass", "sell:gold", "buy:wood"]
    play(s, "sell:gold")
    assert options(s) == ["pass", "buy:wood", "buy:stone"]
    play(s, "buy:stone buy:stone")
    assert (stock(s), player(s)["points"]) == ({"stone": 2}, 6)


@clause("Z-10.5", "Z-10.4/1")
def test_a_mirrored_construction_follows_its_own_rules() -> None:
    shown = display("a2_mirror", "a2_chaac", "a2_large_farm")
    s = table(side("uxmal4", corn=20, stone=2, wood=2), calendar=AGE_2, buildings=shown)
    play(s, "pick:uxmal.4 act:uxmal_4 build:a2_mirror act:tikal_4 build:a2_chaac build:a2_large_farm")
    assert player(s)["corn"] == 20 - 8 - 1
    assert player(s)["points"] == 2 + 2
    assert stock(s) == {"corn": 11}


# ---- display -------------------------------------------------------------------------------------


@clause("Z-10.7/1", "Z-10.10/1", "Z-10.10/2")
def test_the_display_is_refilled_at_the_end_of_the_turn() -> None:
    shown = display("a1_single_farm", "a1_agriculture")
    s = table(side("tikal4 palenque1", wood=3), buildings=shown)
    play(s, "pick:tikal.4 act:tikal_4 build:a1_agriculture build:a1_single_farm")
    assert s.to_dict()["buildings"] == [None, None, *shown[2:]]
    assert s.actor == 0
    play(s, "pass")
    assert s.actor == tonalli.CHANCE
    weights = {word: weight for word, (_, weight) in zip(options(s), s.chance(), strict=True)}
    assert weights["~building:a1_single_farm"] == 2
    assert not any("a2_" in word for word in weights)
    play(s, "~building:a1_single_farm ~building:a1_architecture")
    assert s.to_dict()["buildings"] == ["a1_single_farm", "a1_architecture", *shown[2:]]
    assert s.actor == 1


@clause("Z-10.7/1")
@pytest.mark.parametrize("place", range(6))
def test_a_gap_is_filled_wherever_it_is(place: int) -> None:
    others = display("a1_single_farm")[1:]
    shown = [*others[:place], "a1_single_farm", *others[place:]]
    s = play(table(side("tikal2", wood=1), buildings=shown), "pick:tikal.2 act:tikal_2 build:a1_single_farm")
    assert s.to_dict()["buildings"].index(None) == place
    play(s, "~building:a1_community_farm")
    assert s.to_dict()["buildings"] == [*others[:place], "a1_community_farm", *others[place:]]
    assert s.actor == 1


OWNED = {name: tile["copies"] for name, tile in BUILDINGS.items() if tile["age"] == 1}


@clause("Z-10.7/2", "Z-10.10/1")
def test_with_an_empty_pile_gaps_remain() -> None:
    left = {name: copies for name, copies in OWNED.items() if name not in ("a1_single_farm", "a1_agriculture")}
    owned = {**left, "a1_single_farm": 2}
    shown = ["a1_single_farm", "a1_agriculture", None, None, None, None]
    s = table(side("tikal2", wood=1), side("tikal3", wood=2), side(buildings=owned), buildings=shown)
    play(s, "pick:tikal.2 act:tikal_2 build:a1_single_farm")
    assert s.actor == 1
    assert s.to_dict()["buildings"] == [None, "a1_agriculture", None, None, None, None]


@clause("Z-10.10/1", "Z-14.3/1")
def test_with_nothing_on_display_nothing_can_be_built() -> None:
    s = table(side("tikal4 uxmal4", corn=20, wood=9, stone=9), side(buildings=OWNED), buildings=[None] * 6)
    play(s, "pick:uxmal.4")
    assert "act:uxmal_4" not in options(s)
    play(s, "pass pick:tikal.4")
    assert not {"act:tikal_2", "act:tikal_4"} & set(options(s))
    assert "act:tikal_3" in options(s)


@clause("Z-10.10/1")
def test_the_tiles_can_run_out_in_a_turn() -> None:
    owned = {name: copies for name, copies in OWNED.items() if name != "a1_agriculture"}
    s = table(side("tikal4", wood=9), side(buildings=owned), buildings=["a1_agriculture", *[None] * 5])
    play(s, "pick:tikal.4 act:tikal_4 build:a1_agriculture")
    assert s.actor == 1


@clause("Z-10.7/1", "Z-2.3/1")
def test_the_refill_is_drawn_from_the_pile_of_the_age_only() -> None:
    s = table(side("tikal2", wood=2), calendar=AGE_2, buildings=display("a2_large_farm"))
    play(s, "pick:tikal.2 act:tikal_2 build:a2_large_farm")
    assert all(word.startswith("~building:a2_") for word in options(s))
    deal(s)
    assert None not in s.to_dict()["buildings"]
