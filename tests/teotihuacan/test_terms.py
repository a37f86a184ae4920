"""Components and terms (T-1): icons, the grid, what is public, and how effects and payments are resolved."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from teotihuacan.facts import FACTS
from teotihuacan.setting_up import shared_out
from teotihuacan.table import events, options, play, player, side, table, workers
from tonalli import State

pytestmark = pytest.mark.pure

GAME = tonalli.GAMES["teotihuacan"]


def building(tile: str, places: dict[str, Any] | None = None, **goods: int) -> State:
    """A lone builder on Construction with a choice of one tile."""
    s = table(
        side("gold1 nobles1 alchemy1", **(goods or {"wood": 9, "stone": 9})),
        side(),
        pyramid={"places": places or {}, "display": [tile]},
    )
    return play(s, f"move:gold.1 to:construction main tile:{tile}")


def filled(*levels: int) -> dict[str, Any]:
    names = [f"{level}{i}{j}" for level in levels for i in range(5 - level) for j in range(5 - level)]
    return {name: {"tile": f"{tile:02}"} for tile, name in enumerate(names)}


# ---- icons and grid ------------------------------------------------------------------------------


@clause("T-1.11/1")
def test_a_glyph_matches_a_glyph_and_advances_no_temple() -> None:
    s = building("30")
    play(s, "place:100 turn:0")  # four glyphs on glyph, glyph, serpent, serpent
    assert player(s)["points"] == 1 + 2
    assert player(s)["temples"] == {"blue": 0, "red": 0, "green": 0}


@clause("T-1.11/1")
@pytest.mark.parametrize(
    ("tile", "place", "matches", "temple"),
    [
        ("10", "130", 1, "blue"),  # idol, glyph, headdress, glyph on idol, idol, serpent, serpent
        ("12", "131", 1, "red"),  # serpent, glyph, headdress, glyph on idol, headdress, headdress, serpent
        ("13", "100", 2, "green"),  # idol, glyph, serpent, glyph on glyph, glyph, serpent, serpent
    ],
)
def test_a_matching_coloured_icon_advances_its_temple(tile: str, place: str, matches: int, temple: str) -> None:
    s = building(tile)
    play(s, f"place:{place} turn:0")
    steps = {"blue": 0, "red": 0, "green": 0}
    steps[temple] = 1
    assert player(s)["temples"] == steps
    assert player(s)["points"] == 1 + matches + (1 if temple == "red" else 0)


@clause("T-1.11/2")
def test_a_matching_uncoloured_icon_advances_no_temple() -> None:
    s = building("14")
    play(s, "place:100 turn:0")  # as tile 13, but nothing in colour
    assert player(s)["points"] == 1 + 2
    assert player(s)["temples"] == {"blue": 0, "red": 0, "green": 0}


@clause("T-1.11/1")
def test_a_coloured_icon_without_a_match_advances_no_temple() -> None:
    s = building("13")
    play(s, "place:100 turn:2")  # the serpent now covers a glyph
    assert player(s)["points"] == 1 + 1
    assert player(s)["temples"] == {"blue": 0, "red": 0, "green": 0}


@clause("T-1.11/2")
def test_glyphs_are_never_coloured_and_the_grid_is_printed_without_colour() -> None:
    tiles = [letter for tile in FACTS["pyramid"]["tiles"]["list"] for letter in tile["icons"]]
    tiles += [letter for tile in FACTS["decorations"]["tiles"] for letter in tile["icons"]]
    assert set(tiles) == set("brgnBRG")
    assert set("".join(FACTS["pyramid"]["printed_grid"])) == set("brgn")


@clause("T-1.12/3")
@pytest.mark.parametrize(("levels", "level", "count"), [((), 1, 16), ((1,), 2, 9), ((1, 2), 3, 4), ((1, 2, 3), 4, 1)])
def test_a_level_has_sixteen_nine_four_or_one_place(levels: tuple[int, ...], level: int, count: int) -> None:
    s = building("31", filled(*levels))
    assert options(s) == [f"place:{level}{i}{j}" for i in range(5 - level) for j in range(5 - level)]
    assert len(options(s)) == count


@clause("T-1.12/2")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_place_i_j_of_level_l_covers_the_cells_from_2i_plus_l_minus_1_on(level: int) -> None:
    grid = [list(row) for row in FACTS["pyramid"]["printed_grid"]]
    below = filled(*range(1, level))
    for name, lying in below.items():
        i, j, at = int(name[1]), int(name[2]), int(name[0])
        row, column = 2 * i + at - 1, 2 * j + at - 1
        icons = FACTS["pyramid"]["tiles"]["list"][int(lying["tile"])]["icons"]
        cells = [(row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column)]
        for (down, right), letter in zip(cells, icons, strict=True):
            grid[down][right] = letter
    for i in range(5 - level):
        for j in range(5 - level):
            row, column = 2 * i + level - 1, 2 * j + level - 1
            glyphs = sum(grid[row + down][column + right] == "n" for down in (0, 1) for right in (0, 1))
            s = building("31", below)
            play(s, f"place:{level}{i}{j} turn:0")
            assert player(s)["points"] == 2 * level - 1 + glyphs, (i, j)


# ---- what is public ------------------------------------------------------------------------------


@clause("T-1.13", "T-1.18/2")
def test_dealt_starting_tiles_and_choices_are_secret_until_all_have_chosen() -> None:
    first = ["discovery_stone3_gold1", "cocoa3_wood5", "three_temples", "avenue_wood1_stone2"]
    s = shared_out(" ".join(first), "wood1_stone2_gold3", beside={"discovery_stone3_gold1": "mask_1"})
    assert GAME.view(s, 0)["opening"]["dealt"][0] == [
        "three_temples", "cocoa3_wood5", "discovery_stone3_gold1", "avenue_wood1_stone2",
    ]  # fmt: skip
    play(s, "keep:discovery_stone3_gold1 keep:cocoa3_wood5")
    for seat in (1, None):
        view = GAME.view(s, seat)
        opening = view["opening"]
        assert opening["dealt"][0] == 4
        assert opening["kept"][0] == 2
        assert opening["beside"] == {}
        assert view["unseen"]["discovery"]["mask_1"] == 1
        assert not any(tile in str(view) for tile in first)
    assert GAME.view(s, 0)["opening"]["kept"][0] == ["cocoa3_wood5", "discovery_stone3_gold1"]
    play(s, options(s)[0])
    play(s, options(s)[0])
    for seat in (0, 1, None):
        opening = GAME.view(s, seat)["opening"]
        assert opening["kept"][0] == ["cocoa3_wood5", "discovery_stone3_gold1"]
        assert opening["beside"]["discovery_stone3_gold1"] == "mask_1"


@clause("T-1.13")
def test_a_spectator_sees_nobodys_starting_tiles() -> None:
    view = tonalli.new("teotihuacan", players=4, seed=3).view(None)
    assert view["opening"]["dealt"] == [4, 4, 4, 4]
    assert view["opening"]["kept"] == [0, 0, 0, 0]
    assert view["opening"]["beside"] == {}


@clause("T-1.13")
def test_during_the_game_everybody_sees_the_same() -> None:
    match = tonalli.new("teotihuacan", players=3, seed=3, setup="first")
    dealer = tonalli.Dealer(9)
    for _ in range(150):
        match.play(dealer.pick(match.state))
        views = [match.view(seat) for seat in (None, 0, 1, 2)]
        for view in views:
            del view["seat"]
        assert views[0] == views[1] == views[2] == views[3]


@clause("T-1.13")
def test_of_a_face_down_stack_only_the_content_is_known() -> None:
    s = table(side("palace1 nobles1 alchemy1"), side(), discovery_tiles={"worship": {"forest": "temple_red"}})
    play(s, "move:palace.1 to:forest worship:forest.tile claim:temple_red pass")
    unseen = GAME.view(s, None)["unseen"]["discovery"]
    assert options(s) == [f"~discovery:{name}" for name in unseen]
    assert unseen["temple_red"] == 1


# ---- effects within effects ----------------------------------------------------------------------


@clause("T-1.14", "T-8.10/1")
def test_what_an_effect_sets_off_is_resolved_before_the_effect_goes_on() -> None:
    s = table(
        side("forest5 nobles1 alchemy1", avenue=2, temples={"green": 2}, discovery_tiles=["power_up_2"]),
        side(),
        discovery_tiles={"avenue_3": ["temple_red"], "green_3": ["temple_blue"]},
    )
    play(s, "use:power_up_2 power-up:forest.5")
    assert options(s) == ["pass", "claim:temple_red"]  # the Avenue step of the ascension
    play(s, "claim:temple_red ascend:temple temple:green")
    assert options(s) == ["reward", "claim:temple_blue"]  # the temple step of its reward
    assert s.to_dict()["calendar"]["light"] == 0
    play(s, "claim:temple_blue")
    assert s.to_dict()["calendar"]["light"] == 1
    second = ["power-up:palace.1", "power-up:alchemy.1", "power-up:nobles.1"]
    assert options(s) == [*second, "use:temple_blue", "use:temple_red"]
    play(s, "power-up:nobles.1")
    assert workers(s) == ["alchemy1", "nobles2", "palace1", "reserve3"]


@clause("T-1.15/1")
@pytest.mark.parametrize(("wood", "possible"), [(1, False), (2, True)])
def test_a_payment_is_made_in_full_or_not_at_all(wood: int, possible: bool) -> None:
    s = table(side("alchemy1 gold1 quarry1", wood=wood), side("forest1 gold1 gold1"))
    play(s, "move:alchemy.1 to:nobles")
    assert ("main" in options(s)) == possible
    if possible:
        play(s, "main row:top")
        assert player(s)["wood"] == 0


@clause("T-1.15/1")
def test_what_a_payment_buys_cannot_help_to_pay_it() -> None:
    # The green step would bring the cocoa that displacing the other worker costs.
    s = table(side("palace1 nobles1 alchemy1"), side("quarry!1 nobles1 nobles1"))
    play(s, "move:palace.1 to:quarry")
    assert options(s) == ["collect", "main"]
    # Two green steps would bring back most of the 3 cocoa of the ascension reward.
    s = table(side("palace5 nobles1 alchemy1", cocoa=2, temples={"green": 6}), side())
    play(s, "move:palace.5 to:quarry main power-up:quarry.5")
    assert "ascend:two_temples" not in options(s)
    s = table(side("palace5 nobles1 alchemy1", cocoa=3, temples={"green": 6}), side())
    play(s, "move:palace.5 to:quarry main power-up:quarry.5 ascend:two_temples")
    assert player(s)["cocoa"] == 0


@clause("T-1.15/2", "T-1.9")
def test_nobody_ever_owes_anything() -> None:
    s = tonalli.new("teotihuacan", players=4, seed=6).state
    dealer = tonalli.Dealer(2)
    while not s.over:
        s.play(dealer.pick(s))
        for mine in s.to_dict()["players"]:
            assert min(mine["cocoa"], mine["wood"], mine["stone"], mine["gold"], mine["points"]) >= 0


@clause("T-1.16", "T-9.8")
def test_of_two_temple_advances_the_one_that_cannot_be_made_is_lost() -> None:
    top = {"blue": 11, "red": 11, "green": 10}
    s = table(side("quarry4 gold4 gold4", cocoa=1, temples=top), side())
    play(s, "move:quarry.4 to:gold main")
    assert player(s)["gold"] == 4
    assert options(s) == ["temple:green"]
    play(s, "temple:green")
    assert options(s) == ["power-up:gold.4"]
    assert player(s)["temples"] == {"blue": 11, "red": 11, "green": 11}
    assert player(s)["points"] == 5


@clause("T-1.16")
def test_a_mandatory_step_that_cannot_be_made_stops_nothing_else() -> None:
    s = table(side("alchemy1 gold1 quarry1", wood=2, avenue=9), side("forest1 gold1 gold1"))
    play(s, "move:alchemy.1 to:nobles main row:top power-up:nobles.1")
    assert player(s)["avenue"] == 9
    assert player(s)["points"] == 3
    assert "nobles2" in workers(s)


# ---- who decides when ----------------------------------------------------------------------------


@clause("T-1.18/1", "T-19.17/1")
def test_in_an_eclipse_players_decide_in_player_order_whoever_took_the_last_turn() -> None:
    s = table(
        side(cocoa=3),
        side("forest!1 nobles1 nobles1", cocoa=3),
        side(cocoa=3),
        side(cocoa=3),
        active=1,
        first_player=2,
        calendar={"light": 12, "turns_left": 0},
    )
    play(s, "unlock")
    asked = []
    while options(s)[0].startswith("wages"):
        asked.append(s.actor)
        play(s, "wages:3")
    assert asked == [2, 3, 0, 1]
    assert len(events(s, "eclipse")) == 1


# ---- payments for nothing ------------------------------------------------------------------------


@clause("T-1.19", "T-7.20/1", "T-7.9")
def test_royal_tile_c08_sells_no_step_that_cannot_be_made() -> None:
    s = table(
        side("decorations3 nobles1 alchemy1", cocoa=3, temples={"blue": 11, "red": 11, "green": 10}),
        side(temples={"blue": 10}),
        royal_tiles=["A04", "B02", "C08"],
        discovery_tiles={"worship": {"palace": "mask_1"}},
    )
    play(s, "move:decorations.3 to:palace worship:palace3.ability")
    assert options(s) == ["pass", "temple:green"]
    play(s, "temple:green")  # a second step is not for sale any more
    assert s.actor == 1
    assert player(s, 0)["cocoa"] == 2
    assert "palace3!3" in workers(s, 0)


@clause("T-1.19", "T-17.10")
def test_an_ascension_offers_no_temple_steps_that_cannot_be_made() -> None:
    s = table(
        side("palace5 nobles1 alchemy1", cocoa=5, temples={"blue": 11, "red": 10, "green": 11}),
        side(temples={"red": 11}),
    )
    play(s, "move:palace.5 to:forest main power-up:forest.5")
    assert options(s) == ["ascend:vp", "ascend:cocoa", "ascend:worker"]


@clause("T-1.19", "T-17.10")
def test_two_steps_may_be_bought_if_one_can_be_made() -> None:
    s = table(
        side("palace5 nobles1 alchemy1", cocoa=3, temples={"blue": 11, "red": 10, "green": 11}),
        side(temples={"red": 9}),
    )
    play(s, "move:palace.5 to:forest main power-up:forest.5 ascend:two_temples temple:red")
    assert player(s, 0)["temples"]["red"] == 11
    assert player(s, 0)["cocoa"] == 0
    assert s.actor == 1
