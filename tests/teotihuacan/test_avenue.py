"""The Avenue of the Dead and the pyramid track (T-9.9 to T-9.12)."""

from __future__ import annotations

import pytest

from clauses import clause
from teotihuacan.table import events, options, play, player, side, table

pytestmark = pytest.mark.pure

AWAY = side("palace1 palace1 palace1")
PLAIN = [1, 2, 4, 5, 7, 9]
TILES = {
    "avenue_3": ["mask_5", "resources_2", "temple_red"],
    "avenue_6": ["resources_2", "mask_6"],
    "avenue_8": ["vp_4"],
}


@clause("T-9.9/1")
@pytest.mark.parametrize("step", PLAIN)
def test_an_avenue_step_without_tiles_gives_nothing(step: int) -> None:
    s = table(side(wood=9, avenue=step - 1, discovery_tiles=["avenue_step"]), AWAY, discovery_tiles=TILES)
    play(s, "use:avenue_step")
    assert player(s)["avenue"] == step
    assert "move:nobles.1" in options(s)


@clause("T-9.9/2", "T-8.3/1")
@pytest.mark.parametrize(
    ("step", "claims"),
    [
        (3, ["claim:mask_5", "claim:resources_2", "claim:temple_red"]),
        (6, ["claim:mask_6", "claim:resources_2"]),
        (8, ["claim:vp_4"]),
    ],
)
def test_on_steps_three_six_and_eight_a_tile_may_be_claimed_or_not(step: int, claims: list[str]) -> None:
    tiles = {"avenue_3": ["mask_5", "temple_red"], "avenue_6": [], "avenue_8": ["vp_4"]}
    tiles[f"avenue_{step}"] = [claim.removeprefix("claim:") for claim in claims]
    s = table(side(wood=1, avenue=step - 1, discovery_tiles=["avenue_step"]), AWAY, discovery_tiles=tiles)
    play(s, "use:avenue_step")
    assert options(s) == ["pass", *claims]
    play(s, "pass")
    assert player(s)["discovery_tiles"] == []
    assert player(s)["wood"] == 1


@clause("T-9.9/2", "T-8.1/1", "T-8.23/2")
def test_one_tile_is_claimed_at_its_cost_and_not_replaced() -> None:
    s = table(side(wood=2, avenue=2, discovery_tiles=["avenue_step"]), AWAY, discovery_tiles=TILES)
    play(s, "use:avenue_step claim:mask_5")
    assert player(s)["wood"] == 1
    assert player(s)["discovery_tiles"] == ["mask_5"]
    assert s.to_dict()["discovery_tiles"]["avenue_3"] == ["resources_2", "temple_red"]
    assert "move:nobles.1" in options(s)


@clause("T-9.9/2")
def test_a_tile_that_cannot_be_paid_is_not_offered() -> None:
    s = table(side(avenue=7, discovery_tiles=["avenue_step"]), AWAY, discovery_tiles=TILES)
    play(s, "use:avenue_step")
    assert "move:nobles.1" in options(s)
    assert s.to_dict()["discovery_tiles"]["avenue_8"] == ["vp_4"]


@clause("T-9.9/2", "T-8.9")
def test_a_claimed_tile_may_lead_to_the_next_claim() -> None:
    s = table(
        side(cocoa=1, avenue=2, discovery_tiles=["avenue_step"], temples={"red": 4}),
        AWAY,
        discovery_tiles={"avenue_3": ["temple_red"], "red_5": ["resources_3"]},
    )
    play(s, "use:avenue_step claim:temple_red use:temple_red claim:resources_3 use:resources_3")
    play(s, "take:gold take:gold take:stone")
    assert player(s)["used_tiles"] == ["resources_3", "avenue_step", "temple_red"]
    assert (player(s)["cocoa"], player(s)["gold"], player(s)["stone"]) == (0, 2, 1)


@clause("T-9.10", "T-13.8")
def test_the_marker_stays_on_step_nine_and_nothing_is_claimed() -> None:
    s = table(side("gold1 palace1 palace1", wood=2, avenue=9), AWAY, discovery_tiles=TILES)
    play(s, "move:gold.1 to:nobles main row:top")
    assert player(s)["avenue"] == 9
    assert events(s, "avenue") == []
    assert options(s) == ["power-up:nobles.1"]


@clause("T-9.10", "T-8.13")
def test_an_avenue_tile_may_not_be_used_on_step_nine() -> None:
    s = table(side(avenue=9, discovery_tiles=["avenue_step"]), AWAY)
    assert "use:avenue_step" not in options(s)


@clause("T-9.11/1", "T-14.8")
def test_the_pyramid_track_moves_one_step_for_a_decoration() -> None:
    s = table(side("nobles1 palace1 palace1", gold=3, pyramid_track=4), AWAY)
    play(s, "move:nobles.1 to:decorations main decoration:00 space:left_1")
    assert player(s)["pyramid_track"] == 5


@clause("T-9.12")
def test_the_pyramid_track_ends_at_step_ten() -> None:
    s = table(side("nobles1 palace1 palace1", gold=3, pyramid_track=10), AWAY)
    play(s, "move:nobles.1 to:decorations main decoration:00 space:left_1")
    assert player(s)["pyramid_track"] == 10
    assert player(s)["points"] == 3


@clause("T-9.12")
def test_two_tiles_from_step_nine_lose_the_second_step() -> None:
    s = table(side("gold1 construction1 palace1", cocoa=1, stone=4, pyramid_track=9), AWAY)
    play(s, "move:gold.1 to:construction main tile:12 place:133 turn:0 tile:07 place:130 turn:0")
    assert player(s)["pyramid_track"] == 10
