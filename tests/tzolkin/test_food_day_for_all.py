"""Food Days for all players at once, farms on every one of them, tiles that score nothing on them."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from tonalli import State
from tzolkin.facts import BUILDINGS
from tzolkin.rounds import DAYS, after_food_day, finish, last_turn, well_fed
from tzolkin.table import deal, player, side

pytestmark = pytest.mark.pure


def owned(s: State) -> list[dict[str, Any]]:
    """What every player has after a Food Day, wherever the marker lies."""
    kept = ("corn", "wood", "stone", "gold", "skull", "points", "fed")
    return [{field: player(s, seat)[field] for field in kept} for seat in range(4)]


@clause("Z-11.1/2")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_food_day_is_the_same_whoever_would_be_first(number: int) -> None:
    sides = [
        side(corn=7, temples={"kukulkan": 4}),
        side(corn=3, temples={"kukulkan": 5, "chaac": 2}, skull=12),
        side(temples={"quetzalcoatl": -1}),
        side(corn=6, buildings={"a1_single_farm": 1}),
    ]
    found = []
    for last in range(4):
        s = last_turn(*sides, day=DAYS[number - 1], active=last, calendar={"starting_player": (last + 1) % 4})
        found.append(owned(deal(finish(s, "place:yaxchilan"))))
    assert found[0] == found[1] == found[2] == found[3]
    assert [one["skull"] for one in found[0]] == [0, 12, 0, 0], "two are due and one is left"


@clause("Z-10.3/1", "Z-11.4/1")
@pytest.mark.parametrize(
    ("number", "farm", "corn"),
    [
        *[(number, "a1_single_farm", 4) for number in (1, 2, 3, 4)],
        *[(number, "a1_community_farm", 3) for number in (1, 2, 3, 4)],
        *[(number, "a2_large_farm", 0) for number in (3, 4)],
    ],
)
def test_a_farm_feeds_on_every_food_day(number: int, farm: str, corn: int) -> None:
    s = after_food_day(number, well_fed(), side(corn=corn, buildings={farm: 1}))
    assert (player(s, 1)["fed"], player(s, 1)["corn"]) == (3, 0)
    assert player(s, 1)["buildings"] == {farm: 1}, "it is not used up"


@clause("Z-10.9/4")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_monuments_score_nothing_before_the_end(number: int) -> None:
    one: dict[str, Any] = {"temples": {"chaac": 2}, "skull": 1, "hand": 5}
    plain = after_food_day(number, *[well_fed(**one)] * 2)
    richer = after_food_day(number, well_fed(monuments=["mon_workers", "mon_temple_points"], **one), well_fed(**one))
    assert plain.scores() == richer.scores()


@clause("Z-10.6/1")
def test_farms_are_yellow_and_nothing_else_is() -> None:
    for name, tile in BUILDINGS.items():
        s = after_food_day(3, well_fed(), side(hand=4, corn=0, buildings={name: 1}))
        assert (player(s, 1)["fed"] > 0 or name == "a1_community_farm") == (tile["colour"] == "yellow"), name
        s = after_food_day(3, well_fed(), side(hand=4, corn=1, buildings={name: 1}))
        assert (player(s, 1)["fed"] > 0) == (tile["colour"] == "yellow"), name


@clause("Z-10.6/2")
@pytest.mark.parametrize("colour", ["yellow", "green", "brown", "blue"])
def test_without_a_monument_no_colour_scores(colour: str) -> None:
    same = {name: 1 for name, tile in BUILDINGS.items() if tile["colour"] == colour}
    s = after_food_day(4, side(corn=0), side(hand=3, corn=0, buildings=same), side(corn=0))
    fed = player(s, 1)["fed"]
    assert (fed > 0) == (colour == "yellow")
    assert s.scores()[1] == s.scores()[2] + 3 * fed
