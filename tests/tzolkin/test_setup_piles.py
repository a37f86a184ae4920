"""The start tooth, what is shuffled, and what leaves the game at setup (Z-2.1 to Z-2.4)."""

from __future__ import annotations

import pytest

from clauses import clause
from tabletop import deal, options, play, player
from tonalli import State
from tzolkin.facts import FACTS
from tzolkin.rounds import after_food_day, well_fed
from tzolkin.setting_up import fresh, keep_any, until
from tzolkin.table import side, table

pytestmark = pytest.mark.pure

PLAYERS = [2, 3, 4]


@clause("Z-2.1/1")
def test_the_tooth_of_day_1_comes_back_as_a_food_day_of_points() -> None:
    first = keep_any(deal(fresh(4))).to_dict()["calendar"]["day"]
    again = first + FACTS["calendar"]["teeth"]
    assert [day["scheduled_day"] for day in FACTS["calendar"]["food_days"]].index(again) == 3
    s = after_food_day(4, well_fed(temples={"chaac": 1}), *[well_fed()] * 3)
    without = after_food_day(4, *[well_fed()] * 4)
    assert s.to_dict()["calendar"]["day"] == again + 1
    assert s.scores()[0] - without.scores()[0] == 2 + 2 / 2, "the step and the whole bonus instead of half"
    assert player(s)["stone"] == 0, "no item"


@clause("Z-2.2/3")
@pytest.mark.parametrize("players", PLAYERS)
def test_surplus_harvest_tiles_never_come_into_play(players: int) -> None:
    tiles = fresh(players).to_dict()["jungle"].values()
    left_out = 16 - sum(group["corn"] for group in tiles), 12 - sum(group["wood"] for group in tiles)
    assert left_out == (4 * (4 - players), 3 * (4 - players))
    s = table(side("palenque3 palenque2"), players=players, jungle={"2": {"corn": 1, "wood": 0}})
    play(s, "pick:palenque.2 act:palenque_2 harvest:corn pick:palenque.3 act:palenque_3 harvest:wood")
    deal(s)
    jungle = s.to_dict()["jungle"]
    assert jungle["2"] == {"corn": 0, "wood": 0}, "no tile fills the gap"
    assert jungle["3"] == {"corn": players, "wood": players - 1}


@clause("Z-2.3/1", "Z-2.4/1")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_tile_of_its_own_pile_is_equally_likely(players: int) -> None:
    s = fresh(players)
    copies = {tile["id"]: tile["copies"] for tile in FACTS["buildings"] if tile["age"] == 1}
    while options(s)[0].startswith("~building"):
        assert {word.removeprefix("~building:"): weight for word, weight in outcomes(s).items()} == copies
        drawn = options(s)[len(options(s)) // 2]
        copies[drawn.removeprefix("~building:")] -= 1
        copies = {name: count for name, count in copies.items() if count}
        play(s, drawn)
    monuments = {tile["id"] for tile in FACTS["monuments"]}
    while options(s)[0].startswith("~monument"):
        assert outcomes(s) == {f"~monument:{name}": 1 for name in monuments}
        monuments.discard(options(s)[0].removeprefix("~monument:"))
        play(s, options(s)[0])
    assert len(monuments) == 13 - (players + 2)


def outcomes(s: State) -> dict[str, int]:
    """What chance may bring, with its weights."""
    return {word: weight for word, (_, weight) in zip(options(s), s.chance(), strict=True)}


@clause("Z-2.4/2")
def test_monuments_left_out_are_never_built() -> None:
    s = keep_any(deal(until(fresh(4), "~first")))
    shown = s.to_dict()["monuments"]
    left_out = s.to_dict()["unseen"]["monuments"]
    assert (len(shown), len(left_out)) == (6, 7)
    rich = {"wood": 9, "stone": 9, "gold": 9, "skull": 1}
    s = table(side("tikal4 tikal5", corn=1, **rich), monuments=shown)
    play(s, f"pick:tikal.4 act:tikal_4 monument:{shown[0]} pick:tikal.5 act:tikal_4")
    offered = {word.removeprefix("monument:") for word in options(s) if word.startswith("monument:")}
    assert offered <= set(shown[1:])
    assert not offered & set(left_out)
