"""Setup with quick actions: five players, tiles, dummies (P-9, P-10.1 to P-10.5, P-11)."""

from __future__ import annotations

from collections import Counter

import pytest

import tonalli
from clauses import clause
from tonalli.telling import telling_of
from tonalli.tzolkin.modules.quick_actions.figures import FIVE_PLAYERS
from tzolkin.quick_actions.quick_fields import (
    FACTS,
    SLOTS,
    TILES,
    begun,
    dummies,
    fields,
    keep_all,
    quick,
    tile,
    tiles,
    until,
)
from tzolkin.rounds import finish
from tzolkin.table import deal, events, options, play, player, side

pytestmark = pytest.mark.pure

GAME = tonalli.GAMES["tzolkin"]
BY_PLAYERS = {entry["players"]: entry for entry in FACTS["dummy_workers"]}
ON_TWO_GEARS = [
    *[f"wealth_{gear}_{tooth}" for gear in ("palenque", "yaxchilan") for tooth in (1, 3, 5, 7)],
    *[f"wealth_chichen_itza_{tooth}" for tooth in (0, 3, 5, 7, 10)],
]
"""The thirteen tiles of two gears and Chichen Itza."""
ON_ONE_GEAR = [
    *[f"wealth_tikal_{tooth}" for tooth in (1, 3, 5, 7)],
    *[f"wealth_chichen_itza_{tooth}" for tooth in (0, 3, 5, 7, 10)],
]


# ---- which games have them -------------------------------------------------------------------------


@clause("P-1.2/1", "P-1.2/2", "P-9.4/1")
def test_five_players_always_play_with_quick_actions() -> None:
    assert GAME.check({"players": 5})["modules"] == ["quick_actions"]
    assert GAME.check({"players": 5, "modules": ["quick_actions"]})["modules"] == ["quick_actions"]
    match = tonalli.new("tzolkin", players=5, seed=1)
    assert match.options["modules"] == ["quick_actions"]
    assert len(match.view(0)["players"]) == 5
    assert fields(match.state) == [None, None, None]


@clause("P-1.3", "P-1.1/3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_fewer_choose_whether_to(players: int) -> None:
    without = GAME.begin(GAME.check({"players": players}))
    assert "quick_actions" not in without.to_dict()
    with_them = begun(players)
    assert dummies(keep_all(deal(until(with_them, "~first")))) != dummies(keep_all(deal(until(without, "~first"))))


@clause("P-1.2/1", "P-9.2/1")
def test_a_game_of_five_is_recorded_and_replayed() -> None:
    match = tonalli.new("tzolkin", players=5, seed=7)
    dealer = tonalli.Dealer(7)
    while not match.over:
        match.play(match.legal()[dealer.number(len(match.legal()))])
    again = tonalli.load(match.record())
    assert again.scores() == match.scores()
    assert again.options == match.options


# ---- five players ----------------------------------------------------------------------------------


@clause("P-9.1/1", "P-9.1/3", "P-9.2/1")
def test_the_fifth_player_is_like_the_others() -> None:
    s = begun(5)
    for seat in range(5):
        assert (player(s, seat)["workers_in_hand"], player(s, seat)["workers_in_reserve"]) == (3, 3)
    assert player(s, 4) == player(s, 0)
    keep_all(deal(s))
    assert s.turn == 1
    assert all(len(side["wealth_tiles"]) == 2 for side in s.to_dict()["players"])


@clause("P-9.1/2")
def test_its_colour_is_orange_and_drawn_turquoise() -> None:
    seats = telling_of(GAME).seats({}, ["A", "B", "C", "D", "E"])
    assert [seat.colour for seat in seats] == ["red", "blue", "yellow", "black", "turquoise"]
    assert FACTS["fifth_player"]["pieces"]["colour"] == "orange"
    assert len({seat.mark for seat in seats}) == 5


@clause("P-9.2/2")
def test_twenty_of_the_wealth_tiles_are_dealt() -> None:
    s = deal(begun(5))
    dealt = [name for hand in s.to_dict()["opening"]["dealt"] for name in hand]
    assert len(dealt) == len(set(dealt)) == 20
    assert s.to_dict()["opening"]["turned_up"] == []


@clause("P-2.2", "P-9.3/1", "P-9.3/2", "P-11.9", "Z-15.1/1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_jungle_is_filled_for_the_players(players: int) -> None:
    jungle = begun(players).to_dict()["jungle"]
    assert jungle == {group: {"corn": players, "wood": 0 if group == "2" else players} for group in "2345"}
    extra = {tile["type"]: len(tile["placed_on_groups"]) for tile in FACTS["harvest_tiles"]}
    assert extra == {"corn": 4, "wood": 3}


@clause("P-9.5", "P-9.7", "P-15.23/1", "P-15.23/2", "P-14.5")
def test_five_players_have_seven_monuments_and_the_usual_skulls_and_buildings() -> None:
    s = deal(begun(5)).to_dict()
    assert len(s["monuments"]) == FACTS["fifth_player"]["monuments"]["monuments_displayed"] == 7
    assert None not in s["monuments"]
    assert s["skulls"]["bank"] == 13
    assert len(s["buildings"]) == 6


@clause("P-9.6", "P-15.23/1", "P-15.23/2", "P-14.5", "Z-15.1/2")
def test_each_monument_of_everybody_scores_three_with_five_players() -> None:
    sides = [side(monuments=["mon_all_monuments"]), side(monuments=["mon_skulls"])]
    s = finish(quick("quick_stone", *sides, calendar={"starting_player": 1}, day=27), "place:palenque")
    assert s.over
    scores = {event.text("monument"): event.number("points") for event in events(s, "monument_scores")}
    assert scores["mon_all_monuments"] == 2 * FACTS["fifth_player"]["monuments"]["mon_all_monuments_points"] == 6
    assert FIVE_PLAYERS == {"monuments_shown": 7, "all_monuments_points": 3}


@clause("P-9.8", "P-15.23/1", "P-15.23/2")
def test_uxmal_and_food_days_are_as_with_four() -> None:
    five, four = quick("quick_stone", side("uxmal2", corn=9)), quick("quick_stone", side("uxmal2", corn=9), players=4)
    for s in (five, four):
        play(s, "pick:uxmal.2 act:uxmal_2")
    assert options(five) == options(four)


@clause("P-9.4/2")
def test_five_players_have_no_dummies() -> None:
    s = deal(begun(5))
    assert dummies(s) == 0
    assert fields(s) == [None, None, None]


# ---- the board and its tiles -----------------------------------------------------------------------


@clause("P-2.3", "P-10.1/1", "P-10.1/2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_board_has_three_fields_beside_the_starting_player_space(players: int) -> None:
    s = begun(players)
    assert len(fields(s)) == FACTS["quick_actions"]["board"]["fields"] == 3
    keep_all(deal(s))
    assert {"place:start", "place:palenque"} <= set(options(s))


@clause("P-10.2/1", "P-10.2/2", "P-10.3", "P-2.3")
def test_the_seven_tiles_of_age_1_are_laid_out_between_the_monuments_and_the_starting_player() -> None:
    s = until(begun(4), "~quick")
    assert None not in s.to_dict()["monuments"]
    drawn: list[str] = []
    while options(s)[0].startswith("~quick"):
        weights = {s.game.space.write(action): weight for action, weight in s.chance()}
        left = Counter({f"~quick:{name}": printed["count_age_1"] for name, printed in TILES.items()})
        left.subtract(drawn)
        assert weights == {word: count for word, count in left.items() if count > 0}
        drawn.append(options(s)[0])
        play(s, drawn[-1])
    assert options(s)[0].startswith("~first")
    assert len(drawn) == 7
    assert list(tiles(s)) == [str(first) for first, last in SLOTS[:7]]


@clause("P-10.4")
def test_the_tile_of_the_first_two_days_is_on_the_board_at_once() -> None:
    s = keep_all(deal(begun(5)))
    assert s.to_dict()["calendar"]["day"] == 1
    assert tile(s) == tiles(s)["1"]
    assert [event.text("tile") for event in events(s, "quick_tile")] == [tile(s)]


@clause("P-10.5")
def test_tiles_to_come_are_open_to_everyone() -> None:
    match = tonalli.new("tzolkin", players=3, seed=2, modules=["quick_actions"])
    for seat in (None, 0, 1, 2):
        assert match.view(seat)["quick_actions"]["tiles"] == tiles(match.state)


# ---- dummies ---------------------------------------------------------------------------------------


@clause("P-11.1/1", "P-11.1/2", "P-11.1/3", "P-11.2/1", "P-11.2/2", "P-11.2/3", "P-11.4", "Z-15.9/1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_dummies_fill_the_board_as_if_for_five(players: int) -> None:
    printed = BY_PLAYERS[players]
    s = keep_all(deal(begun(players)))
    deal(s)
    assert dummies(s) == printed["on_gears"]
    assert fields(s).count("dummy") == printed["on_quick_action_fields"]
    assert dummies(s) + fields(s).count("dummy") == printed["total"] == 6 * (5 - players)
    assert fields(s).count(None) == printed["free_quick_action_fields"]


@clause("P-11.2/4")
def test_dummies_on_fields_use_no_wealth_tile() -> None:
    s = begun(4)
    assert fields(s) == ["dummy", None, None]
    deal(s)
    assert dummies(s) == 5
    named = list(s.to_dict()["opening"]["turned_up"])
    assert len(named) <= 5


@clause("P-11.3")
def test_they_stay_for_the_whole_game() -> None:
    s = quick("quick_stone", side(corn=9), side(corn=9), players=2, calendar={"starting_player": 1}, day=27)
    play(s, "place:quick pass")
    deal(s)
    assert s.over
    assert fields(s) == ["dummy", "dummy", None]


def with_undealt(players: int, undealt: list[str]) -> tonalli.State:
    """All wealth tiles but these are dealt."""
    s = until(begun(players), "~first")
    play(s, "~first:0")
    for number in range(4 * players):
        play(s, next(word for word in options(s) if word.removeprefix("~wealth:") not in undealt))
    return s


@clause("P-11.5/1", "P-11.5/2")
@pytest.mark.parametrize(("players", "undealt"), [(2, 13), (3, 9), (4, 5)])
def test_teeth_are_found_as_in_the_base_game(players: int, undealt: int) -> None:
    names = [*ON_ONE_GEAR, *(f"wealth_{gear}_{tooth}" for gear in ("uxmal", "palenque") for tooth in (1, 3, 5, 7))]
    s = with_undealt(players, names[:undealt])
    assert len(options(s)) == undealt
    word = next(word for word in options(s) if "chichen" not in word)
    play(s, word)
    assert dummies(s) == 2, "the first tile of a gear also names the opposite tooth"
    place = next((word for word in options(s) if "chichen" in word), None)
    if place is not None:
        play(s, place)
        assert dummies(s) == 3


@clause("P-11.6", "P-11.7", "P-11.8", "Z-15.9/2")
@pytest.mark.parametrize(("players", "undealt", "placed"), [(2, ON_TWO_GEARS, 15), (3, ON_ONE_GEAR, 10)])
def test_where_tiles_run_out_the_rest_follows_after_the_choice(players: int, undealt: list[str], placed: int) -> None:
    s = with_undealt(players, undealt)
    while s.actor == tonalli.CHANCE:
        assert set(options(s)) <= {f"~wealth:{name}" for name in undealt}
        play(s, options(s)[0])
    assert dummies(s) == placed == BY_PLAYERS[players]["on_gears"] - 1
    keep_all(s)
    opening = s.to_dict()["opening"]
    assert opening["revealed"]
    rejected = {name for hand in opening["dealt"] for name in hand} - {
        name for hand in opening["kept"] for name in hand
    }
    assert set(options(s)) == {f"~wealth:{name}" for name in rejected}
    assert len({weight for action, weight in s.chance()}) == 1
    assert s.problems() == []
    assert GAME.from_dict(s.to_dict()) == s
    play(s, options(s)[0])
    assert dummies(s) == BY_PLAYERS[players]["on_gears"]
    assert s.turn == 1


@clause("P-11.8")
def test_with_four_players_tiles_always_suffice() -> None:
    for undealt in ([f"wealth_chichen_itza_{tooth}" for tooth in (0, 3, 5, 7, 10)],):
        s = with_undealt(4, undealt)
        deal(s)
        assert dummies(s) == 5


@clause("P-15.11")
def test_the_rejected_tiles_are_enough_also_where_somebody_keeps_three() -> None:
    """At most one dummy is missing, and one tile at least is rejected."""
    s = with_undealt(2, ON_TWO_GEARS)
    while s.actor == tonalli.CHANCE:
        play(s, options(s)[0])
    keep_all(s)
    assert len(options(s)) == 4
    play(s, options(s)[-1])
    assert s.turn == 1
