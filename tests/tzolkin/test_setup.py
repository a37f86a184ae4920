"""Setup of the board and of the players (Z-2.1 to Z-2.7)."""

from __future__ import annotations

import pytest

from clauses import clause
from tabletop import deal, events, options, play, player
from tzolkin.facts import FACTS, TEMPLES, TRACKS
from tzolkin.setting_up import fresh, keep_any, until

pytestmark = pytest.mark.pure

SETUP = FACTS["setup"]
PLAYERS = [2, 3, 4]


@clause("Z-2.1/1", "Z-2.1/2", "Z-2.1/3")
def test_the_calendar_starts_on_day_1_on_a_blue_green_tooth_without_a_food_day() -> None:
    s = keep_any(deal(fresh(4)))
    assert s.to_dict()["calendar"]["day"] == FACTS["calendar"]["first_day"] == 1
    start = FACTS["calendar"]["start_tooth"]
    assert [day["colour"] for day in FACTS["calendar"]["food_days"] if day["tooth"] == start] == ["blue_green"]
    while s.to_dict()["calendar"]["day"] == 1:
        play(s, options(s)[-1])
    assert events(s, "food_day") == []
    assert s.to_dict()["calendar"]["food_days"] == 0


@clause("Z-2.2/1", "Z-2.2/2", "Z-7.2/2")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_jungle_group_gets_a_corn_tile_for_each_player_covered_by_wood_but_in_group_2(players: int) -> None:
    n = SETUP["jungle_tiles_per_group"][str(players)]
    assert n == players
    assert fresh(players).to_dict()["jungle"] == {
        "2": {"corn": n, "wood": 0},
        "3": {"corn": n, "wood": n},
        "4": {"corn": n, "wood": n},
        "5": {"corn": n, "wood": n},
    }
    assert FACTS["jungle"]["wood_covered_groups"] == [3, 4, 5]


@clause("Z-2.3/2", "Z-2.3/3")
@pytest.mark.parametrize("players", PLAYERS)
def test_six_buildings_of_age_1_lie_face_up_and_eight_in_the_pile(players: int) -> None:
    s = fresh(players)
    for drawn in range(SETUP["buildings_on_display"]):
        outcomes = s.chance()
        assert sum(weight for _, weight in outcomes) == 14 - drawn
        assert all(word.startswith("~building:a1_") for word in options(s))
        s.play(outcomes[0][0])
    assert not options(s)[0].startswith("~building")
    data = s.to_dict()
    assert len(data["buildings"]) == 6
    unseen = data["unseen"]["buildings"]
    assert sum(count for name, count in unseen.items() if name.startswith("a1_")) == 8
    assert sum(count for name, count in unseen.items() if name.startswith("a2_")) == 18, "Age 2 waits"


@clause("Z-2.4/1", "Z-2.4/2")
@pytest.mark.parametrize(("players", "shown"), [(2, 4), (3, 5), (4, 6)])
def test_two_monuments_more_than_players_lie_face_up(players: int, shown: int) -> None:
    assert SETUP["monuments_on_display"][str(players)] == shown
    s = until(fresh(players), "~monument")
    for drawn in range(shown):
        assert len(options(s)) == 13 - drawn
        play(s, options(s)[-1])
    assert options(s)[0].startswith("~first"), "the others leave the game"
    row = s.to_dict()["monuments"]
    assert len(row) == len(set(row)) == shown
    assert None not in row


@clause("Z-2.5/1", "Z-2.5/2")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_skulls_lie_in_the_bank_and_none_in_chichen_itza(players: int) -> None:
    assert fresh(players).to_dict()["skulls"] == {"bank": FACTS["components"]["crystal_skulls"], "chichen_itza": []}


@clause("Z-2.6", "Z-1.4/1")
@pytest.mark.parametrize("players", PLAYERS)
def test_players_begin_with_three_workers_and_nothing_else(players: int) -> None:
    s = until(fresh(players), "~first")
    for seat in range(players):
        assert player(s, seat) == {
            "points": SETUP["start_points"],
            "corn": SETUP["start_corn"],
            "wood": 0,
            "stone": 0,
            "gold": 0,
            "skull": 0,
            "temples": dict.fromkeys(TEMPLES, SETUP["start_temple_step"]),
            "technologies": dict.fromkeys(TRACKS, SETUP["start_tech_level"]),
            "workers_in_hand": SETUP["start_workers"],
            "workers_in_reserve": SETUP["max_workers"] - SETUP["start_workers"],
            "corn_tiles": 0,
            "wood_tiles": 0,
            "double_advance": SETUP["start_double_advance_available"],
            "buildings": {},
            "monuments": [],
            "wealth_tiles": [],
            "fed": 0,
        }
    assert (SETUP["start_workers"], SETUP["max_workers"]) == (3, 6)


@clause("Z-2.7/1", "Z-2.7/2")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_starting_player_is_drawn_at_random_and_turns_go_clockwise(players: int) -> None:
    for first in range(players):
        s = until(fresh(players), "~first")
        assert [weight for _, weight in s.chance()] == [1] * players
        keep_any(deal(play(s, f"~first:{first}")))
        assert s.to_dict()["calendar"]["starting_player"] == first
        for order in range(players):
            assert s.actor == (first + order) % players
            play(s, next(word for word in options(s) if word.startswith("place:")))
            if options(s)[0] == "pass":
                play(s, "pass")


@clause("Z-2.7/2", "Z-2.12/1")
def test_wealth_tiles_are_dealt_chosen_and_taken_in_turn_order() -> None:
    s = until(play(until(fresh(3), "~first"), "~first:2"), "~wealth")
    for _ in range(3):
        for _ in range(4):
            play(s, options(s)[0])
    deal(s)
    choosers = []
    while options(s)[0].startswith("keep:"):
        choosers.append(s.actor)
        play(s, options(s)[0])
    assert choosers == [2, 2, 0, 0, 1, 1]
    takers = [event.seat for event in events(s, "gain") if event.why == "Z-2.12"]
    assert sorted(takers, key=[2, 0, 1].index) == takers
    assert s.actor == 2
