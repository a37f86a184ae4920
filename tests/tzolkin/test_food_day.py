"""Food Days: feeding, the change of age, rewards (Z-11)."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from tonalli import CHANCE, State
from tzolkin.facts import BUILDINGS, FACTS
from tzolkin.rounds import DAYS, after_food_day, finish, last_turn, scored, well_fed
from tzolkin.table import events, options, play, player, side

pytestmark = pytest.mark.pure

FEEDING = FACTS["feeding"]


def fed(**fields: Any) -> tuple[int, float, int]:
    """Corn, points and fed workers of seat 1 after the first Food Day."""
    s = after_food_day(1, well_fed(), side(**fields))
    one = player(s, 1)
    return one["corn"], one["points"], one["fed"]


# ---- order ---------------------------------------------------------------------------------------


@clause("Z-11.1/1", "Z-15.7/1")
def test_first_feeding_then_the_age_then_rewards() -> None:
    s = after_food_day(2, side(corn=20, temples={"chaac": 1}), side(corn=1))
    told = [(event.kind, event.why) for event in s.told]
    assert told.index(("food_day", "Z-11.1")) < told.index(("feed", "Z-11.3"))
    last_fed = max(index for index, one in enumerate(told) if one[0] == "feed")
    age = told.index(("age", "Z-10.8"))
    reveals = [index for index, one in enumerate(told) if one[0] == "reveal"]
    assert last_fed < age < min(reveals)
    assert len(reveals) == 6
    assert max(reveals) < told.index(("score", "Z-11.9")) < told.index(("score", "Z-11.10"))
    assert told.index(("score", "Z-11.10")) < told.index(("day", "Z-12.6"))


@clause("Z-11.1/1")
def test_temple_items_come_too_late_for_feeding() -> None:
    s = after_food_day(1, well_fed(), side(corn=0, temples={"kukulkan": 3}))
    assert (player(s, 1)["wood"], player(s, 1)["points"]) == (2, -9)


@clause("Z-11.1/2", "Z-11.11")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_food_day_asks_nobody_anything(number: int) -> None:
    farm: dict[str, Any] = {"buildings": {"a1_single_farm": 1}}
    s = last_turn(
        side(corn=4), side(corn=3, **farm), side(corn=1, temples={"kukulkan": 5}), side(), day=DAYS[number - 1]
    )
    play(s, "place:palenque pass")
    while s.actor == CHANCE:
        assert number == 2
        play(s, options(s)[0])
    assert s.over is (number == 4)
    assert s.to_dict()["calendar"]["food_days"] == number
    if not s.over:
        assert s.actor == 1
        assert "place:palenque" in options(s)


# ---- feeding -------------------------------------------------------------------------------------


@clause("Z-11.2/1", "Z-11.3/1", "Z-11.3/2", "Z-11.3/3")
@pytest.mark.parametrize("workers", [3, 4, 5, 6])
@pytest.mark.parametrize("corn", range(14))
def test_as_many_workers_are_fed_as_corn_allows(workers: int, corn: int) -> None:
    need, loss = FEEDING["corn_per_worker"], FEEDING["points_lost_per_unfed_worker"]
    count = min(workers, corn // need)
    assert fed(hand=workers, corn=corn) == (corn - need * count, -loss * (workers - count), count)
    assert (need, loss) == (2, 3)


@clause("Z-11.2/2")
def test_workers_outside_play_and_dummies_need_nothing() -> None:
    s = after_food_day(1, side(corn=6), side(corn=6), players=2)
    assert [player(s, seat)["corn"] for seat in (0, 1)] == [0, 0]
    assert [player(s, seat)["points"] for seat in (0, 1)] == [0, 0]
    assert sum(teeth.count("dummy") for teeth in s.to_dict()["gears"].values()) == 12


@clause("Z-11.2/1", "Z-14.6")
def test_workers_on_gears_and_on_the_starting_player_space_are_fed() -> None:
    s = last_turn(side("tikal2 uxmal3", hand=1, corn=6), side("start tikal1", corn=6), day=8)
    finish(s)
    assert [player(s, seat)["corn"] for seat in (0, 1)] == [0, 0]
    assert [player(s, seat)["fed"] for seat in (0, 1)] == [3, 3]


@clause("Z-11.3/4")
def test_unfed_workers_stay() -> None:
    s = after_food_day(1, well_fed(), side("tikal2", hand=3))
    one = player(s, 1)
    assert (one["points"], one["workers_in_hand"], one["workers_in_reserve"]) == (-12, 3, 2)
    assert s.to_dict()["gears"]["tikal"][3] == 1


@clause("Z-11.4/1", "Z-11.4/2", "Z-11.4/3", "Z-11.5", "Z-15.8/2", "Z-15.8/4")
@pytest.mark.parametrize(
    ("farms", "workers", "corn", "left", "points"),
    [
        ({"a1_single_farm": 1}, 3, 4, 0, 0),
        ({"a1_single_farm": 3}, 3, 5, 5, 0),
        ({"a1_single_farm": 3, "a2_large_farm": 1}, 4, 5, 5, 0),
        ({"a2_large_farm": 1}, 6, 5, 1, -3),
        ({"a2_large_farm": 2}, 6, 0, 0, 0),
        ({"a1_community_farm": 1}, 6, 5, 0, -3),
        ({"a1_community_farm": 2}, 6, 0, 0, 0),
        ({"a1_community_farm": 2, "a1_single_farm": 1}, 6, 3, 3, 0),
        ({"a1_community_farm": 1, "a1_single_farm": 2}, 5, 3, 0, 0),
        ({"a1_community_farm": 1, "a1_single_farm": 2}, 5, 2, 0, -3),
        ({"a1_community_farm": 1, "a2_large_farm": 1}, 3, 1, 1, 0),
    ],
)
def test_farms_feed_workers(farms: dict[str, int], workers: int, corn: int, left: int, points: int) -> None:
    s = after_food_day(3, well_fed(), side(hand=workers, corn=corn, buildings=farms))
    one = player(s, 1)
    assert (one["corn"], one["points"], one["fed"]) == (left, points, workers + points // 3)


@clause("Z-11.5", "Z-11.4/1", "Z-11.4/2", "Z-11.4/3")
@pytest.mark.parametrize("discounts", [0, 1, 2])
@pytest.mark.parametrize("symbols", [0, 1, 2, 3, 5])
@pytest.mark.parametrize("workers", [3, 4, 6])
def test_the_need_of_all_workers_follows_from_both_kinds_of_farms(discounts: int, symbols: int, workers: int) -> None:
    farms = {"a1_single_farm": symbols % 3, "a2_large_farm": symbols // 3, "a1_community_farm": discounts}
    kinds = {effect["type"]: effect for name in farms for effect in BUILDINGS[name]["effects"]}
    assert set(kinds) == {"feed_workers", "feed_discount_all"}
    need = (workers - min(symbols, workers)) * max(0, 2 - discounts)
    s = after_food_day(3, well_fed(), side(hand=workers, corn=20, buildings=farms))
    assert player(s, 1)["corn"] == 20 - need
    assert player(s, 1)["points"] == 0


@clause("Z-11.4/1", "Z-2.13/1")
def test_the_wealth_tile_with_the_farm_feeds_a_worker_on_every_food_day() -> None:
    tiles = ["wealth_uxmal_3", "wealth_palenque_5"]
    for number in (1, 2, 3, 4):
        s = after_food_day(number, well_fed(), well_fed(wealth_tiles=tiles, corn=4))
        assert [event.number("workers") for event in events(s, "feed") if event.seat == 1] == [3]
        assert [event.number("amount") for event in events(s, "pay") if (event.seat, event.why) == (1, "Z-11.2")] == [4]


@clause("Z-10.3/1", "Z-11.4/1")
def test_a_farm_works_on_every_later_food_day() -> None:
    s = last_turn(side("tikal2", wood=1, corn=4), day=8, buildings=["a1_single_farm", *AGE_1_REST])
    finish(s, "pick:tikal.2 act:tikal_2 build:a1_single_farm")
    assert (player(s)["corn"], player(s)["points"]) == (0, 0)


AGE_1_REST = ["a1_agriculture", "a1_extraction_gold", "a1_chaac_kukulkan", "a1_any_temple_build", "a1_architecture"]


@clause("Z-16.9", "Z-11.3/1", "Z-11.3/2", "Z-11.4/1")
def test_worked_example_feeding() -> None:
    assert fed(hand=3, corn=5) == (1, -3, 2)
    farms = {"a1_community_farm": 1, "a1_single_farm": 1}
    assert fed(hand=5, corn=3, buildings=farms) == (0, -3, 4)


# ---- change of age -------------------------------------------------------------------------------


@clause("Z-11.6/1", "Z-10.8/1", "Z-10.8/2", "Z-3.4")
def test_the_second_food_day_changes_the_buildings() -> None:
    s = last_turn(well_fed(), well_fed(buildings={"a1_single_farm": 2}), day=14)
    play(s, "place:palenque pass")
    assert s.actor == CHANCE
    assert s.to_dict()["buildings"] == [None] * 6
    weights = {word.partition(":")[2]: weight for word, (_, weight) in zip(options(s), s.chance(), strict=True)}
    assert weights == {name: tile["copies"] for name, tile in BUILDINGS.items() if tile["age"] == 2}
    for name in ("a2_mirror", "a2_market", "a2_large_farm", "a2_large_farm", "a2_chaac", "a2_worker"):
        play(s, f"~building:{name}")
    data = s.to_dict()
    assert data["calendar"]["age"] == 2
    assert data["buildings"] == ["a2_mirror", "a2_market", "a2_large_farm", "a2_large_farm", "a2_chaac", "a2_worker"]
    assert not any(name.startswith("a1_") for name in data["unseen"]["buildings"])
    assert sum(data["unseen"]["buildings"].values()) == FACTS["components"]["buildings_age_2"] - 6
    assert player(s, 1)["buildings"] == {"a1_single_farm": 2}


@clause("Z-11.6/2")
@pytest.mark.parametrize("number", [1, 3, 4])
def test_no_other_food_day_changes_the_buildings(number: int) -> None:
    s = last_turn(well_fed(), day=DAYS[number - 1])
    before = s.to_dict()
    after = finish(s).to_dict()
    assert after["buildings"] == before["buildings"]
    assert after["unseen"] == before["unseen"]
    assert after["calendar"]["age"] == before["calendar"]["age"] == (1 if number == 1 else 2)


@clause("Z-10.8/1", "Z-10.7/1")
def test_a_building_taken_in_the_last_turn_of_age_1_is_replaced_before_the_change() -> None:
    s = last_turn(well_fed("tikal2", wood=1), day=14, buildings=["a1_single_farm", *AGE_1_REST])
    play(s, "pick:tikal.2 act:tikal_2 build:a1_single_farm")
    assert all(word.startswith("~building:a1_") for word in options(s))
    play(s, options(s)[0])
    assert all(word.startswith("~building:a2_") for word in options(s))


# ---- rewards -------------------------------------------------------------------------------------


@clause("Z-11.7", "Z-16.10")
@pytest.mark.parametrize("number", [1, 3])
def test_worked_example_resources(number: int) -> None:
    s = after_food_day(number, well_fed(), well_fed(temples={"chaac": 3, "quetzalcoatl": 2, "kukulkan": 4}))
    one = player(s, 1)
    assert (one["stone"], one["gold"], one["wood"], one["skull"]) == (2, 1, 2, 1)
    assert s.to_dict()["skulls"]["bank"] == 12
    assert one["points"] == 0


@clause("Z-11.7")
def test_a_food_day_of_resources_gives_no_points() -> None:
    s = after_food_day(1, *[well_fed(temples={"chaac": 4, "quetzalcoatl": 5, "kukulkan": -1})] * 4)
    assert events(s, "score") == []


def skull_seekers(bank: int, count: int) -> State:
    """So many players are due a skull on a Food Day."""
    sides = [well_fed(temples={"kukulkan": 4 if seat < count else 0}) for seat in range(4)]
    sides[3]["skull"] = 13 - bank
    return after_food_day(1, *sides)


@clause("Z-11.8", "Z-11.11")
@pytest.mark.parametrize(("bank", "count"), [(0, 1), (1, 1), (1, 2), (2, 2), (2, 3), (3, 3), (13, 3)])
def test_with_too_few_skulls_nobody_gets_one(bank: int, count: int) -> None:
    s = skull_seekers(bank, count)
    given = 1 if bank >= count else 0
    assert [player(s, seat)["skull"] for seat in range(3)] == [given] * count + [0] * (3 - count)
    assert [player(s, seat)["wood"] for seat in range(3)] == [2] * count + [0] * (3 - count)
    assert s.to_dict()["skulls"]["bank"] == bank - given * count
    assert FACTS["skulls"]["food_day_shortage"] == "nobody"


@clause("Z-11.9")
@pytest.mark.parametrize("number", [2, 4])
def test_points_come_from_the_own_step_only(number: int) -> None:
    s = after_food_day(number, well_fed(), well_fed(temples={"chaac": 3, "quetzalcoatl": -1, "kukulkan": 5}))
    assert scored(s, 1, "Z-11.9") == 6 - 2 + 9
    assert [player(s, 1)[good] for good in ("wood", "stone", "gold", "skull")] == [0, 0, 0, 0]


@clause("Z-11.10/3")
def test_the_bonus_needs_no_minimum_step() -> None:
    bottom = {"chaac": -1, "quetzalcoatl": -1, "kukulkan": -1}
    s = after_food_day(4, well_fed(temples={**bottom, "chaac": 0}), *[well_fed(temples=bottom)] * 3)
    assert [scored(s, seat, "Z-11.10") for seat in range(4)] == [2 + 3 + 2, 5, 5, 5]


@clause("Z-11.9", "Z-11.10/1", "Z-11.10/2", "Z-16.11")
def test_worked_example_points_at_food_day_2() -> None:
    ana = side(corn=6, temples={"chaac": 2, "quetzalcoatl": 0, "kukulkan": 1})
    boris = side(corn=6, temples={"chaac": 2, "quetzalcoatl": 3, "kukulkan": -1})
    s = after_food_day(2, ana, boris, players=2)
    assert [scored(s, seat, "Z-11.9") for seat in (0, 1)] == [5, 5]
    assert [scored(s, seat, "Z-11.10") for seat in (0, 1)] == [3 + 4, 3 + 2]
    assert [player(s, seat)["points"] for seat in (0, 1)] == [12, 10]


@clause("Z-11.9", "Z-11.10/1")
def test_points_are_told_temple_by_temple() -> None:
    s = after_food_day(2, side(corn=6, temples={"chaac": 2, "kukulkan": 1}), side(corn=6), players=2)
    told = [(event["item"], event.number("quarters") // 4) for event in events(s, "score") if event.seat == 0]
    assert told == [("chaac", 4), ("kukulkan", 1), ("chaac", 6), ("quetzalcoatl", 1), ("kukulkan", 4)]


@clause("Z-11.11")
def test_all_are_counted_before_anyone_takes_a_skull() -> None:
    s = skull_seekers(2, 3)
    assert [event for event in events(s, "gain") if event["good"] == "skull"] == []
