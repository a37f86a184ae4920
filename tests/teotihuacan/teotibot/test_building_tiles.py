"""The action tiles Construction and Decorations (B-8.1, B-8.2)."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from teotihuacan.table import options, play, player, workers
from teotihuacan.teotibot.solo import BOT, act, bot, finish, goods, points, solo, told

pytestmark = pytest.mark.pure

PLACES = [f"{level}{i}{j}" for level in (1, 2, 3, 4) for i in range(5 - level) for j in range(5 - level)]
DECORATOR = "decorations2 nobles2 construction2 gold!1"
SPREAD = "alchemy2 nobles2 palace2 decorations!1"


def built(count: int, display: tuple[int, ...] = (29, 30, 31), holes: tuple[str, ...] = ()) -> dict[str, Any]:
    """A pyramid whose first ``count`` places are filled, but for holes."""
    filled = [place for place in PLACES[:count] if place not in holes]
    tiles = [tile for tile in range(32) if tile not in display]
    return {
        "places": {place: {"tile": f"{tile:02}"} for place, tile in zip(filled, tiles, strict=False)},
        "display": [f"{tile:02}" for tile in display],
    }


def fell_back(state: Any) -> bool:
    return goods(state)["cocoa"] == 5 and len(told(state, "fallback")) == 1


# ---- Construction ----------------------------------------------------------------------------------


@clause("B-8.1/2", "B-8.1/4", "B-8.1/5", "B-8.1/6", "B-8.1/9", "B-13.6")
def test_example_first_construction_of_the_game() -> None:
    s = act("construction", words="~turn:1")
    assert goods(s) == {"cocoa": 0, "wood": 2, "stone": 0 + 1, "gold": 2}
    assert points(s) == 1 + 2
    assert player(s, BOT)["pyramid_track"] == 1
    assert player(s, BOT)["temples"] == {"blue": 2, "red": 1, "green": 1}
    assert workers(s, BOT) == ["alchemy3", "decorations!1", "gold2", "nobles2"]
    assert s.to_dict()["pyramid"]["places"] == {"100": {"tile": "12", "turns": 1}}


@clause("B-8.1/3")
def test_the_leftmost_tile_is_turned_at_random_with_four_equal_chances() -> None:
    s = solo(actions={"T": "construction"})
    play(s, "~die:3 ~die:4")
    assert options(s) == ["~turn:0", "~turn:1", "~turn:2", "~turn:3"]
    assert [weight for _, weight in s.chance()] == [1, 1, 1, 1]
    play(s, "~turn:3")
    finish(s)
    assert s.to_dict()["pyramid"]["places"]["100"] == {"tile": "12", "turns": 3}


@clause("B-8.1/2", "B-8.1/3", "B-8.1/4", "B-8.1.3/2")
@pytest.mark.parametrize(
    ("count", "place", "scored"),
    [
        (1, "101", 1),
        (4, "110", 1),
        (15, "133", 1),
        (16, "200", 3),
        (24, "222", 3),
        (25, "300", 5),
        (28, "311", 5),
        (29, "400", 7),
    ],
)
def test_the_first_free_place_by_level_then_row_then_column_never_costs_wood(
    count: int, place: str, scored: int
) -> None:
    s = act("construction", bot(wood=0), pyramid=built(count))
    assert place in s.to_dict()["pyramid"]["places"]
    assert points(s) == scored + 2
    assert [(event.text("good"), event.number("amount")) for event in told(s, "pay")] == [("stone", 2)]


@clause("B-8.1/3", "B-8.1.2")
def test_a_gap_in_the_row_nearest_the_palace_comes_first_although_higher_places_are_open() -> None:
    s = act("construction", pyramid=built(16, holes=("103", "130")))
    assert "103" in s.to_dict()["pyramid"]["places"]
    assert "130" not in s.to_dict()["pyramid"]["places"]


@clause("B-8.1.3/3")
def test_thirty_places_make_a_pyramid() -> None:
    assert len(PLACES) == 16 + 9 + 4 + 1
    s = act("construction", pyramid=built(30, display=(30, 31)))
    assert told(s, "build") == []


@clause("B-8.1/9", "B-8.2/9", "B-3.2/1")
@pytest.mark.parametrize("power", [2, 5])
@pytest.mark.parametrize("tile", ["construction", "decorations"])
def test_the_display_is_refilled_after_the_builder_was_powered_up_and_moved(tile: str, power: int) -> None:
    s = act(tile, bot(f"{tile}{power} nobles2 nobles2 forest!1"))
    kinds = [event.kind for event in s.told]
    acted = kinds[kinds.index("build" if tile == "construction" else "decorate") : kinds.index("enters")]
    grows = ["power"] if power < 5 else ["ascension", "lift", "place", "light_disc"]
    order = [*grows, "lift", "place", "reveal"]
    assert [kind for kind in acted if kind in order] == order


@clause("B-8.1/1", "B-8.1/8", "B-8.1/9")
def test_without_2_stone_the_bot_gathers_2_stone_in_the_quarry() -> None:
    s = act("construction", bot("construction2 quarry2 nobles2 decorations!1", stone=1))
    assert goods(s) == {"cocoa": 0, "wood": 2, "stone": 3, "gold": 2}
    assert workers(s, BOT) == ["construction2", "decorations!1", "gold3", "nobles2"]
    assert points(s) == 0


@clause("B-8.1/1", "B-8.1/8")
def test_without_a_worker_on_construction_the_bot_gathers_stone() -> None:
    s = act("construction", bot("quarry2 alchemy2 nobles2 decorations!1"))
    assert goods(s)["stone"] == 4
    assert "gold3" in workers(s, BOT)


@clause("B-8.1/10")
def test_if_both_steps_of_construction_fail_the_bot_falls_back() -> None:
    s = act("construction", bot(SPREAD))
    assert fell_back(s)
    assert goods(s)["stone"] == 2
    assert workers(s, BOT) == ["alchemy2", "decorations!1", "forest3", "nobles2"]


@clause("B-8.1/7")
def test_a_locked_worker_in_the_quarry_gathers_nothing() -> None:
    assert fell_back(act("construction", bot("alchemy2 nobles2 palace2 quarry!3")))


@clause("B-8.1.1")
def test_without_a_free_place_or_a_tile_building_fails_and_costs_nothing() -> None:
    s = act("construction", bot("construction2 quarry2 nobles2 decorations!1"), pyramid=built(30, display=(30, 31)))
    assert goods(s)["stone"] == 4
    empty: dict[str, Any] = {"places": {}, "display": []}
    s = act("construction", bot("construction2 quarry2 nobles2 decorations!1"), pyramid=empty)
    assert goods(s)["stone"] == 4
    assert told(s, "build") == []


@clause("B-8.1.4/1", "B-8.1.4/2", "B-9.5")
def test_the_top_tile_completes_the_pyramid_before_the_rest_of_the_tile() -> None:
    s = act("construction", pyramid=built(29), calendar={"light": 2})
    calendar = s.to_dict()["calendar"]
    assert (calendar["light"], calendar["dark"], calendar["pyramid_complete"]) == (10, 10, True)
    kinds = [(event.kind, event.number("points")) for event in s.told]
    assert kinds.index(("score", 7)) < kinds.index(("pyramid_complete", 0)) < kinds.index(("score", 2))
    assert player(s, BOT)["temples"]["blue"] == 2
    assert player(s, BOT)["pyramid_track"] == 1
    assert "alchemy3" in workers(s, BOT)


# ---- Decorations -----------------------------------------------------------------------------------


@clause("B-8.2/2", "B-8.2/3", "B-8.2/4", "B-8.2/5", "B-8.2/6", "B-8.2/9")
def test_a_decoration_costs_2_gold_and_brings_5_points_and_two_steps() -> None:
    s = act("decorations", bot(DECORATOR))
    assert [(event.text("good"), event.number("amount")) for event in told(s, "pay")] == [("gold", 2)]
    assert s.to_dict()["decorations"]["spaces"] == {"top_1": "08"}
    assert points(s) == 5
    assert player(s, BOT)["pyramid_track"] == 1
    assert player(s, BOT)["temples"] == {"blue": 2, "red": 1, "green": 1}
    assert workers(s, BOT) == ["construction2", "forest3", "gold!1", "nobles2"]


@clause("B-8.2/3")
@pytest.mark.parametrize("count", range(4))
def test_decorations_go_clockwise_from_the_top(count: int) -> None:
    sides = ["top_1", "right_1", "bottom_1", "left_1"]
    laid = {space: f"{number + 3:02}" for number, space in enumerate(sides[:count])}
    s = act("decorations", bot(DECORATOR), decorations={"spaces": laid, "display": ["08", "01", "00", "02"]})
    assert set(s.to_dict()["decorations"]["spaces"]) == {*laid, sides[count]}


@clause("B-8.2.1/1", "B-8.2.1/2")
def test_the_first_side_with_a_legal_space_is_taken_even_if_a_later_one_has_a_lower_space() -> None:
    laid = {"top_1": "03"}
    s = act(
        "decorations",
        bot(DECORATOR),
        pyramid=built(16),
        decorations={"spaces": laid, "display": ["08", "01", "00", "02"]},
    )
    assert set(s.to_dict()["decorations"]["spaces"]) == {"top_1", "top_2"}


@clause("B-8.2.1/1")
def test_an_unsupported_space_is_not_legal() -> None:
    s = act("decorations", bot(DECORATOR), decorations={"spaces": {"top_1": "03"}, "display": ["08", "01", "00", "02"]})
    assert set(s.to_dict()["decorations"]["spaces"]) == {"top_1", "right_1"}


@clause("B-8.2/1", "B-8.2/7", "B-8.2/8")
@pytest.mark.parametrize(
    "opponent", [bot("decorations2 gold2 nobles2 forest!1", gold=1), bot("gold2 nobles2 alchemy2 decorations!1")]
)
def test_if_decorating_fails_the_bot_gathers_2_gold(opponent: dict[str, Any]) -> None:
    before = opponent["gold"]
    s = act("decorations", opponent)
    assert goods(s)["gold"] == before + 2
    assert "construction3" in workers(s, BOT)
    assert points(s) == 0


@clause("B-8.2/7", "B-8.2/8", "B-8.2/9", "B-13.7")
def test_example_first_decorations_of_the_game() -> None:
    s = act("decorations")
    assert goods(s) == {"cocoa": 0, "wood": 2, "stone": 2, "gold": 4}
    assert workers(s, BOT) == ["construction2", "construction3", "decorations!1", "nobles2"]


@clause("B-8.2/10")
def test_if_both_steps_of_decorations_fail_the_bot_falls_back() -> None:
    s = act("decorations", bot(SPREAD))
    assert fell_back(s)
    assert goods(s)["gold"] == 2


@clause("B-8.2.2")
def test_without_a_legal_space_decorating_fails() -> None:
    laid = {f"{side}_1": f"{number + 3:02}" for number, side in enumerate(("top", "right", "bottom", "left"))}
    s = act(
        "decorations",
        bot("decorations2 gold2 nobles2 forest!1"),
        decorations={"spaces": laid, "display": ["08", "01", "00", "02"]},
    )
    assert goods(s)["gold"] == 4
    assert told(s, "decorate") == []


@clause("B-8.2.2")
def test_without_a_tile_decorating_fails() -> None:
    s = act("decorations", bot("decorations2 gold2 nobles2 forest!1"), decorations={"spaces": {}, "display": []})
    assert goods(s)["gold"] == 4
    assert told(s, "decorate") == []
