"""Dummy workers (Z-2.9, Z-2.10)."""

from __future__ import annotations

import pytest

from clauses import clause
from tabletop import deal, events, options, play, player
from tonalli import State
from tzolkin.facts import FACTS, GEARS, WEALTH_TILES
from tzolkin.setting_up import dealt, fresh, keep_any, until
from tzolkin.table import gear, side, table

pytestmark = pytest.mark.pure

SETUP = FACTS["setup"]["dummy_workers"]
OTHERS = [
    ["wealth_palenque_1", "wealth_palenque_3", "wealth_palenque_5", "wealth_palenque_7"],
    ["wealth_yaxchilan_1", "wealth_yaxchilan_3", "wealth_yaxchilan_5", "wealth_yaxchilan_7"],
    ["wealth_tikal_1", "wealth_tikal_5", "wealth_uxmal_1", "wealth_uxmal_3"],
]
"""Hands that leave the tiles of the worked example undealt."""


def standing(s: State) -> set[str]:
    """The teeth with a dummy."""
    return {f"{name}{tooth}" for name in GEARS for tooth, owner in enumerate(gear(s, name)) if owner == "dummy"}


@clause("Z-16.12", "Z-2.9/4", "Z-2.9/5")
def test_the_worked_example_of_six_dummies() -> None:
    s = dealt(3, *OTHERS)
    play(s, "~wealth:wealth_tikal_3")
    assert standing(s) == {"tikal3", "tikal8"}
    play(s, "~wealth:wealth_chichen_itza_0")
    assert standing(s) == {"tikal3", "tikal8", "chichen_itza0"}
    play(s, "~wealth:wealth_tikal_7")
    assert standing(s) == {"tikal3", "tikal8", "chichen_itza0", "tikal7"}
    play(s, "~wealth:wealth_uxmal_5")
    assert standing(s) == {"tikal3", "tikal8", "chichen_itza0", "tikal7", "uxmal5", "uxmal0"}
    keep_any(s)
    play(s, "place:uxmal")
    assert gear(s, "uxmal")[1] == 0, "the first worker on Uxmal goes to space 1"


@clause("Z-2.9/1")
@pytest.mark.parametrize(("players", "dummies"), [(2, 12), (3, 6), (4, 0)])
@pytest.mark.parametrize("seed", range(8))
def test_twelve_stand_with_two_players_six_with_three_none_with_four(players: int, dummies: int, seed: int) -> None:
    assert SETUP[str(players)] == dummies
    s = deal(fresh(players), seed)
    assert len(standing(s)) == dummies
    assert len(events(s, "dummy")) == dummies, "no two on one tooth"


@clause("Z-2.9/3", "Z-2.9/4", "Z-2.9/5")
@pytest.mark.parametrize("name", WEALTH_TILES)
def test_each_tile_names_a_tooth_and_the_first_of_a_gear_also_the_opposite_one(name: str) -> None:
    tile = WEALTH_TILES[name]
    s = until(fresh(2), "~wealth")
    while not standing(s) and options(s)[0].startswith("~wealth"):
        if s.to_dict()["opening"]["dealt"][0] and len(s.to_dict()["opening"]["dealt"][1]) == 4:
            play(s, f"~wealth:{name}")
        else:
            play(s, next(word for word in options(s) if word != f"~wealth:{name}"))
    expected = {f"{tile['gear']}{tile['tooth']}"}
    if tile["gear"] not in SETUP["opposite_excluded_gears"]:
        expected.add(f"{tile['gear']}{(tile['tooth'] + SETUP['opposite_offset']) % 10}")
    assert standing(s) == expected
    assert SETUP["opposite_offset"] == 5


@clause("Z-2.9/4")
def test_the_second_tile_of_a_gear_places_one_dummy_only() -> None:
    s = dealt(2, *OTHERS[:2])
    for tile, expected in [
        ("uxmal_7", {"uxmal7", "uxmal2"}),
        ("uxmal_1", {"uxmal7", "uxmal2", "uxmal1"}),
        ("uxmal_5", {"uxmal7", "uxmal2", "uxmal1", "uxmal5"}),
    ]:
        play(s, f"~wealth:wealth_{tile}")
        assert standing(s) == expected


@clause("Z-2.9/6")
def test_it_stops_at_the_last_dummy_even_between_a_tooth_and_its_opposite() -> None:
    s = dealt(3, *OTHERS)
    for tile in ("chichen_itza_3", "chichen_itza_5", "chichen_itza_7", "chichen_itza_10", "chichen_itza_0"):
        play(s, f"~wealth:wealth_{tile}")
    play(s, "~wealth:wealth_uxmal_7")
    assert standing(s) == {
        "chichen_itza0", "chichen_itza3", "chichen_itza5", "chichen_itza7", "chichen_itza10", "uxmal7",
    }  # fmt: skip
    assert options(s)[0].startswith("keep:")


@clause("Z-2.9/2")
def test_only_undealt_tiles_are_turned_up_and_each_once() -> None:
    s = dealt(2, *OTHERS[:2])
    hidden = {f"~wealth:{tile}" for hand in OTHERS[:2] for tile in hand}
    turned: set[str] = set()
    while options(s)[0].startswith("~wealth"):
        assert set(options(s)) == {f"~wealth:{tile}" for tile in WEALTH_TILES} - hidden - turned
        turned.add(options(s)[0])
        play(s, options(s)[0])
    assert s.to_dict()["opening"]["turned_up"] == [word.removeprefix("~wealth:") for word in sorted(turned, key=order)]


def order(word: str) -> int:
    return list(WEALTH_TILES).index(word.removeprefix("~wealth:"))


SIX = "palenque7 palenque8 tikal9 uxmal0 chichen_itza10 chichen_itza12"


@clause("Z-2.10/1", "Z-2.10/2", "Z-1.3")
def test_dummies_turn_through_all_teeth_and_never_leave() -> None:
    s = table(side(corn=9), side(corn=9), side(corn=9), players=3, dummies=SIX)
    play(s, "place:start pass place:tikal pass place:tikal pass days:1")
    assert standing(s) == {"palenque8", "palenque9", "tikal0", "uxmal1", "chichen_itza11", "chichen_itza0"}
    assert gear(s, "tikal") == ["dummy", 1, 2, None, None, None, None, None, None, None]


@clause("Z-2.10/2", "Z-5.2/2", "Z-5.2/3")
def test_dummies_block_their_tooth() -> None:
    s = table(side(corn=9), players=3, dummies="palenque0 palenque1 uxmal0 uxmal2 tikal8 tikal9")
    play(s, "place:palenque")
    assert gear(s, "palenque")[:4] == ["dummy", "dummy", 0, None]
    assert player(s)["corn"] == 9 - 2
    play(s, "place:uxmal place:uxmal")
    assert gear(s, "uxmal")[:4] == ["dummy", 0, "dummy", 0]
    assert player(s)["corn"] == 7 - (1 + 1) - (3 + 2)


@clause("Z-2.10/3")
def test_dummies_are_picked_up_by_nobody_and_break_no_tie() -> None:
    mine = "palenque6 tikal1"
    s = table(side(mine), side("uxmal1"), side(), players=3, dummies=SIX)
    assert [word for word in options(s) if word.startswith("pick:")] == ["pick:palenque.6", "pick:tikal.1"]
    sides = [side("uxmal2 uxmal4", corn=6), side("tikal1", corn=6), side(corn=6)]
    calendar = {"day": 27, "food_days": 3, "starting_player": 1}
    over = play(table(*sides, players=3, dummies=SIX, calendar=calendar), "pick:uxmal.4 pass pass")
    assert len(set(over.scores())) == 1
    assert over.winners() == [0, 1], "one worker on the gears each"


@clause("Z-2.10/3")
def test_dummies_are_nobodys_take_no_action_are_not_fed_and_score_nothing() -> None:
    calendar = {"day": 8}
    s = table(side(corn=6), side(corn=6), side(corn=6), players=3, dummies=SIX, calendar=calendar, active=2)
    assert not [word for word in options(s) if word.startswith("pick:")]
    play(s, "place:start pass")
    fed = events(s, "feed")
    assert [(event.seat, event["workers"]) for event in fed] == [(0, 3), (1, 3), (2, 3)]
    assert [player(s, seat)["corn"] for seat in range(3)] == [0, 0, 0]
    assert s.scores() == [0, 0, 0]
    assert len(standing(s)) == 6
