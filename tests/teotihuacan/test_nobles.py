"""Nobles (T-13)."""

from __future__ import annotations

import pytest

from clauses import clause
from teotihuacan.table import events, options, play, player, side, table, workers

pytestmark = pytest.mark.pure

AWAY = side("palace1 palace1 palace1")
ROWS = {"top": [3, 2, 2, 1, 1], "middle": [5, 4, 3, 3], "bottom": [7, 6, 5]}
WORKERS = {"top": "palace1 palace1", "middle": "nobles1 palace1", "bottom": "nobles1 nobles1"}
SPACES = [(row, column) for row, printed in ROWS.items() for column in range(len(printed))]
TOP_FULL = [1, 2, 3, 4, 5]
MIDDLE_FULL = [1, 2, 3, 4]
BOTTOM_FULL = [1, 2, 3]


@clause("T-13.1", "T-13.2", "T-13.8")
@pytest.mark.parametrize(("row", "column"), SPACES)
def test_a_building_covers_the_leftmost_empty_space_and_scores_it(row: str, column: int) -> None:
    s = table(side(f"gold1 {WORKERS[row]}", cocoa=1, wood=2), AWAY, nobles={row: list(range(1, column + 1))})
    play(s, "move:gold.1 to:nobles main")
    assert options(s) == [f"row:{row}"]
    play(s, f"row:{row}")
    after = s.to_dict()
    assert player(s)["points"] == ROWS[row][column]
    assert (player(s)["wood"], player(s)["avenue"]) == (0, 1)
    assert after["nobles"][row] == list(range(1, column + 2))
    assert after["buildings"] == 11 - column - 1


@clause("T-13.3", "T-13.6")
def test_one_worker_may_not_build_below_the_top_row() -> None:
    s = table(side("gold5 palace1 palace1", wood=2), AWAY, nobles={"top": [1, 2, 3, 4]})
    play(s, "move:gold.5 to:nobles main")
    assert options(s) == ["row:top"]
    s = table(side("gold5 palace1 palace1", wood=2), AWAY, nobles={"top": TOP_FULL})
    play(s, "move:gold.5 to:nobles")
    assert options(s) == ["collect"]


@clause("T-13.4", "T-13.6")
def test_two_workers_use_the_middle_row_and_the_top_row_only_when_it_is_full() -> None:
    for rows, allowed in (({}, ["row:middle"]), ({"middle": MIDDLE_FULL}, ["row:top"])):
        s = table(side("gold1 nobles1 palace1", cocoa=1, wood=2), AWAY, nobles=rows)
        play(s, "move:gold.1 to:nobles main")
        assert options(s) == allowed
    s = table(side("gold1 nobles1 palace1", cocoa=1, wood=2), AWAY, nobles={"top": TOP_FULL, "middle": MIDDLE_FULL})
    play(s, "move:gold.1 to:nobles")
    assert "main" not in options(s)


@clause("T-13.5", "T-13.6")
@pytest.mark.parametrize(
    ("rows", "allowed"),
    [
        ({}, ["row:bottom"]),
        ({"bottom": [1, 2], "middle": MIDDLE_FULL, "top": [1, 2, 3, 4]}, ["row:bottom"]),
        ({"bottom": BOTTOM_FULL}, ["row:top", "row:middle"]),
        ({"bottom": BOTTOM_FULL, "middle": MIDDLE_FULL}, ["row:top"]),
        ({"bottom": BOTTOM_FULL, "top": TOP_FULL}, ["row:middle"]),
    ],
)
def test_three_workers_use_the_bottom_row_and_any_other_when_it_is_full(
    rows: dict[str, list[int]], allowed: list[str]
) -> None:
    s = table(side("gold1 nobles1 nobles1", cocoa=1, wood=2), AWAY, nobles=rows)
    play(s, "move:gold.1 to:nobles main")
    assert options(s) == allowed


@clause("T-13.5", "T-10.5/2")
def test_four_workers_count_as_three() -> None:
    s = table(side("gold1 nobles1 nobles1 nobles1", cocoa=1, wood=2), AWAY)
    play(s, "move:gold.1 to:nobles main row:bottom")
    assert player(s)["points"] == 7


@clause("T-13.5", "T-8.19/2", "T-8.20/1")
def test_extra_workers_lead_to_lower_rows_and_no_further_than_three() -> None:
    s = table(side("gold1 palace1 palace1", wood=2, discovery_tiles=["extra_worker"] * 3), AWAY)
    play(s, "move:gold.1 to:nobles main")
    assert options(s) == ["row:top", "use:extra_worker"]
    play(s, "use:extra_worker")
    assert options(s) == ["row:middle", "use:extra_worker"]
    play(s, "use:extra_worker")
    assert options(s) == ["row:bottom"]
    play(s, "row:bottom")
    assert player(s)["discovery_tiles"] == ["extra_worker"]
    assert player(s)["points"] == 7


@clause("T-13.7")
def test_without_a_building_left_the_action_may_not_be_taken() -> None:
    rows = {"top": TOP_FULL, "middle": [1, 2, 3], "bottom": BOTTOM_FULL}
    s = table(side("gold1 nobles1 palace1", cocoa=1, wood=2), AWAY, nobles=rows)
    play(s, "move:gold.1 to:nobles")
    assert s.to_dict()["buildings"] == 0
    assert "main" not in options(s)


@clause("T-13.7")
def test_the_last_building_may_be_taken() -> None:
    rows = {"top": [1, 2, 3, 4], "middle": [1, 2, 3], "bottom": BOTTOM_FULL}
    s = table(side("gold1 nobles1 palace1", cocoa=1, wood=2), AWAY, nobles=rows)
    play(s, "move:gold.1 to:nobles main row:middle")
    assert s.to_dict()["buildings"] == 0
    assert player(s)["points"] == 3


@clause("T-13.8", "T-9.9/2")
def test_the_avenue_step_with_its_claim_comes_after_the_points_and_before_the_power_up() -> None:
    s = table(
        side("gold1 palace1 palace1", wood=3, avenue=2, technologies=["03"]),
        AWAY,
        discovery_tiles={"avenue_3": ["mask_4"]},
    )
    play(s, "move:gold.1 to:nobles main row:top")
    assert player(s)["points"] == 3  # the reward of technology 03 is still to come
    assert options(s) == ["pass", "claim:mask_4"]
    play(s, "claim:mask_4")
    assert player(s)["points"] == 6
    assert options(s) == ["power-up:nobles.1"]


@clause("T-13.1", "T-1.15/1")
def test_the_wood_is_paid_before_the_claim_on_the_avenue() -> None:
    s = table(side("gold1 palace1 palace1", wood=2, avenue=2), AWAY, discovery_tiles={"avenue_3": ["mask_4"]})
    play(s, "move:gold.1 to:nobles main row:top")
    assert options(s) == ["power-up:nobles.1"]


@clause("T-13.9", "T-16.3/2")
@pytest.mark.parametrize(("row", "second"), [("top", False), ("middle", False), ("bottom", True)])
def test_a_second_power_up_is_allowed_with_three_counted_workers(row: str, second: bool) -> None:
    s = table(side(f"gold1 {WORKERS[row]}", cocoa=1, wood=2), AWAY)
    play(s, f"move:gold.1 to:nobles main row:{row}")
    assert options(s) == ["power-up:nobles.1"]
    play(s, "power-up:nobles.1")
    assert (s.actor == 0) is second
    if second:
        assert options(s) == ["pass", "power-up:nobles.1", "power-up:nobles.2"]


@clause("T-13.9", "T-8.19/2", "T-16.6")
def test_extra_workers_count_for_the_power_ups_but_cannot_be_powered_up() -> None:
    s = table(side("gold1 palace1 palace1", wood=2, discovery_tiles=["extra_worker"] * 2), AWAY)
    play(s, "move:gold.1 to:nobles main use:extra_worker use:extra_worker row:bottom power-up:nobles.1")
    assert options(s) == ["pass", "power-up:nobles.2"]
    play(s, "power-up:nobles.2")
    assert workers(s) == ["nobles3", "palace1", "palace1", "reserve3"]


@clause("T-13.9", "T-10.11/1")
def test_three_workers_in_the_top_row_still_make_two_power_ups() -> None:
    s = table(side("gold1 nobles1 nobles1", cocoa=1, wood=2), AWAY, nobles={"bottom": BOTTOM_FULL})
    play(s, "move:gold.1 to:nobles main row:top power-up:nobles.1")
    assert "power-up:nobles.2" in options(s)


@clause("T-13.10")
def test_rulebook_example_the_second_space_of_the_middle_row() -> None:
    s = table(side("gold1 nobles1 palace1", cocoa=1, wood=2), AWAY, nobles={"middle": [1]})
    play(s, "move:gold.1 to:nobles main row:middle")
    assert (player(s)["wood"], player(s)["points"], player(s)["avenue"]) == (0, 4, 1)


@clause("T-13.11")
def test_computed_example_the_second_top_space_with_a_full_middle_row() -> None:
    s = table(side("gold1 nobles1 palace1", cocoa=1, wood=2), AWAY, nobles={"middle": MIDDLE_FULL, "top": [1]})
    play(s, "move:gold.1 to:nobles main row:top")
    assert player(s)["points"] == 2
    assert [(event.text("row"), event.number("column")) for event in events(s, "building")] == [("top", 2)]
