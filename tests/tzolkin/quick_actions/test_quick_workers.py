"""Workers on quick action fields: placing, acting, returning (P-10.20 to P-10.35)."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from tonalli.core.match import Match
from tzolkin.quick_actions.quick_fields import fields, quick, tile
from tzolkin.rounds import display
from tzolkin.table import deal, events, heard, options, play, player, side, space_of

pytestmark = pytest.mark.pure

GODS = {"chaac": -1, "quetzalcoatl": -1, "kukulkan": -1}
STEPS = ["technology:agriculture", "technology:resource_extraction", "technology:architecture", "technology:theology"]


def why_not(s: tonalli.State, word: str) -> tuple[str, str]:
    reason = s.game.why_not(s, space_of(s).read(word))
    assert reason is not None
    return reason.reason, reason.clause


# ---- placing ---------------------------------------------------------------------------------------


@clause("P-10.20/1", "P-10.20/3", "P-10.21/1")
def test_one_worker_on_a_field_for_one_corn_and_no_other() -> None:
    s = quick("quick_stone", side(corn=1))
    assert "place:quick" in options(s)
    play(s, "place:quick")
    assert fields(s) == [0, None, None]
    assert (player(s)["corn"], player(s)["stone"], player(s)["workers_in_hand"]) == (0, 1, 2)
    assert s.actor == 1


@clause("P-10.21/1", "P-10.35")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_field_costs_the_same_and_is_as_good_as_another(players: int) -> None:
    s = quick("quick_stone", *[side(corn=1) for seat in range(players)], players=players)
    free = fields(s).count(None)
    for seat in range(players):
        assert s.actor == seat
        assert ("place:quick" in options(s)) == (seat < free)
        play(s, "place:quick" if seat < free else "place:palenque")
        while s.actor == seat:
            play(s, "pass")
        assert player(s, seat)["stone"] == (1 if seat < free else 0)


@clause("P-10.20/2")
def test_at_most_one_in_a_turn() -> None:
    s = quick("quick_corn", side(corn=9))
    play(s, "place:quick")
    assert "place:quick" not in options(s)
    assert why_not(s, "place:quick") == ("one-quick-action", "P-10.20")


@clause("P-10.21/2")
def test_it_counts_for_what_several_workers_cost() -> None:
    s = quick("quick_corn", side(hand=4, corn=9))
    play(s, "place:palenque place:quick")
    assert player(s)["corn"] == 9 - (1 + 1)
    play(s, "place:tikal")
    assert player(s)["corn"] == 9 - (1 + 1) - 2
    first = quick("quick_corn", side(corn=9))
    play(first, "place:quick place:palenque")
    assert player(first)["corn"] == 9 - 1 - 1


@clause("P-10.22/1", "P-10.1/2")
def test_another_worker_may_go_to_the_starting_player_space() -> None:
    for line in ("place:quick place:start", "place:start place:quick"):
        s = quick("quick_stone", side(corn=3))
        play(s, line)
        assert player(s)["stone"] == 1
        assert s.to_dict()["calendar"]["starting_player_space"] == 0


@clause("P-10.22/2", "P-10.28")
def test_without_a_free_field_there_is_no_quick_action() -> None:
    s = quick("quick_stone", *[side(corn=3) for seat in range(5)])
    for seat in range(3):
        assert s.actor == seat
        play(s, "place:quick pass")
    assert fields(s) == [0, 1, 2]
    assert "place:quick" not in options(s)
    assert why_not(s, "place:quick") == ("no-quick-field", "P-10.22")


@clause("P-10.23/1", "P-10.24")
def test_who_cannot_perform_the_action_does_not_go_there() -> None:
    poor, able = quick("quick_technology", side(corn=3)), quick("quick_technology", side(corn=3, wood=1))
    assert "place:quick" not in options(poor)
    assert why_not(poor, "place:quick") == ("cannot-be-done", "Z-15.2")
    assert "place:quick" in options(able)


@clause("P-10.23/2")
@pytest.mark.parametrize(("corn", "wood", "possible"), [(2, 1, True), (1, 1, False), (2, 0, False)])
def test_building_needs_the_blocks_and_a_corn_besides(corn: int, wood: int, possible: bool) -> None:
    s = quick("quick_build", side(corn=corn, wood=wood), buildings=display("a1_single_farm"))
    assert ("place:quick" in options(s)) == possible
    if possible:
        play(s, "place:quick")
        assert options(s) == ["build:a1_single_farm"]
        play(s, "build:a1_single_farm")
        assert player(s)["buildings"] == {"a1_single_farm": 1}
        assert (player(s)["corn"], player(s)["wood"]) == (0, 0)


# ---- what is owed ----------------------------------------------------------------------------------


@clause("P-10.33/1", "P-10.33/2")
def test_a_later_placement_never_makes_the_action_impossible() -> None:
    s = quick("quick_build", side(corn=3, wood=1), buildings=display("a1_single_farm"))
    play(s, "place:quick")
    assert player(s)["corn"] == 2
    assert "place:palenque" in options(s)
    play(s, "place:palenque")
    assert player(s)["corn"] == 0, "1 for the field, 1 for a second worker, 1 for building"
    assert options(s) == ["build:a1_single_farm"]
    tight = quick("quick_build", side(corn=2, wood=1), buildings=display("a1_single_farm"))
    play(tight, "place:quick")
    assert not any(word.startswith("place:") for word in options(tight))
    assert why_not(tight, "place:palenque")[0] in ("duty", "other-decision")


@clause("P-10.33/1", "P-10.26/1", "P-10.26/2", "P-15.25/1", "P-15.25/2")
def test_the_corn_of_the_gear_counts_only_for_who_stands_there_and_is_taken_first() -> None:
    own = side(corn=1, wood=1)
    s = quick("quick_build", dict(own), calendar={"corn": 3}, buildings=display("a1_single_farm"))
    assert "place:quick" not in options(s), "there is no corn for building yet"
    play(s, "place:start")
    assert "place:quick" not in options(s), "1 for the field and 1 more for a second worker"
    richer = quick("quick_build", side(corn=2, wood=1), calendar={"corn": 3}, buildings=display("a1_single_farm"))
    play(richer, "place:start place:quick")
    assert player(richer)["corn"] == 3 - 1, "the corn of the gear came before the corn for building"
    order = [(event.kind, event.why) for event in heard(richer) if event.why in ("Z-4.6", "P-10.25", "P-10.46")]
    assert order == [("gain", "Z-4.6"), ("gear_corn", "Z-4.6"), ("quick", "P-10.25"), ("pay", "P-10.46")]


@clause("P-15.25/1", "P-15.25/2")
def test_whoever_needs_that_corn_places_there_first() -> None:
    s = quick("quick_build", side(corn=2, wood=1), calendar={"corn": 3}, buildings=display("a1_single_farm"))
    play(s, "place:palenque")
    assert "place:quick" not in options(s), "2 corn, and none would be left for building"
    assert "place:start" in options(s)
    other = quick("quick_build", side(corn=4, wood=1), calendar={"corn": 3}, buildings=display("a1_single_farm"))
    play(other, "place:quick place:palenque")
    assert other.top.kind == "build", "2 more for a third worker, and the corn of the gear comes only afterwards"
    assert player(other)["corn"] == 4 - 1 - 1 - 1


@clause("P-10.25", "P-10.32")
def test_it_is_performed_once_placing_is_finished_and_not_declined() -> None:
    s = quick("quick_technology", side(corn=3, wood=1))
    play(s, "place:quick")
    assert player(s)["wood"] == 1
    play(s, "pass")
    assert options(s) == STEPS
    play(s, "technology:theology")
    assert player(s)["technologies"]["theology"] == 1
    assert s.actor == 1
    order = [event.kind for event in heard(s) if event.kind in ("place", "quick", "technology")]
    assert order == ["place", "quick", "technology"]


@clause("P-10.25")
def test_undo_leads_from_the_action_back_to_the_placement() -> None:
    start = quick("quick_technology", side(corn=3, wood=1))
    match = Match(start.game, start.options, 1, [], start)
    for word in ("place:quick", "pass"):
        match.play(word)
    assert match.state.top.kind == "study"
    assert match.can_undo
    match.undo()
    match.undo()
    assert match.state == start
    for word in ("place:quick", "pass", "technology:theology"):
        match.play(word)
    assert not match.can_undo


# ---- pity ------------------------------------------------------------------------------------------


def hungry(corn: int, **own: Any) -> tonalli.State:
    """Nobody can be picked up or begged to, and every space of a gear costs 2 or more; the start is taken."""
    low = " ".join(f"{gear}0 {gear}1" for gear in ("palenque", "yaxchilan", "tikal"))
    others = side("uxmal0 uxmal1 chichen_itza0 chichen_itza1 start", hand=1)
    return quick(
        "quick_build",
        side(corn=corn, temples=GODS, **own),
        side(low),
        others,
        calendar={"starting_player": 1},
    )


@clause("P-10.34", "P-15.2/1", "P-15.2/2")
def test_a_field_is_never_the_space_of_pity_and_counts_only_if_its_action_is_possible() -> None:
    assert why_not(hungry(0, wood=1), "place:quick") == ("no-pity-on-fields", "P-10.34")
    assert why_not(hungry(0, wood=1), "place:start") == ("taken", "Z-5.1")
    s = hungry(1)
    assert "place:quick" not in options(s)
    assert all(word.startswith("place:") for word in options(s)), "pity"
    play(s, "place:tikal")
    assert player(s)["corn"] == 0
    assert fields(s) == [None, None, None]


@clause("P-10.34", "P-15.2/1", "P-15.2/2")
def test_a_field_that_can_be_used_leaves_no_room_for_pity() -> None:
    s = hungry(2, wood=1)
    assert "place:quick" in options(s)
    assert len(options(s)) > 1
    tight = hungry(1, wood=1)
    assert "place:quick" not in options(tight)


# ---- until the end of the round --------------------------------------------------------------------


@clause("P-10.27", "P-10.28", "P-12.8")
def test_the_worker_is_back_for_the_next_round_without_being_picked_up() -> None:
    s = quick("quick_corn", side(corn=5), calendar={"starting_player": 1}, day=3)
    play(s, "place:quick pass")
    deal(s)
    assert s.to_dict()["calendar"]["day"] == 4
    assert fields(s) == [None, None, None]
    assert player(s)["workers_in_hand"] == 3
    kinds = [(event.kind, event.why) for event in heard(s) if event.why in ("P-10.27", "Z-12.6")]
    assert kinds == [("take_up", "P-10.27"), ("day", "Z-12.6")]


@clause("P-10.28", "P-12.8")
def test_on_a_food_day_it_eats_and_returns_afterwards() -> None:
    s = quick("quick_stone", side(corn=20), calendar={"starting_player": 1}, day=8)
    play(s, "place:quick pass")
    deal(s)
    assert player(s)["corn"] == 20 - 1 - 3 * 2
    kinds = [event.kind for event in heard(s) if event.kind in ("feed", "take_up", "day")]
    assert kinds == ["feed"] * 5 + ["take_up", "day"]


@clause("P-15.24/1", "P-15.24/2")
def test_in_the_last_round_it_eats_and_is_not_on_the_gears() -> None:
    s = quick("quick_stone", side(corn=20), calendar={"starting_player": 1}, day=27)
    play(s, "place:quick pass")
    deal(s)
    assert s.over
    kinds = [event.kind for event in heard(s) if event.kind in ("feed", "take_up", "day", "end")]
    assert kinds == ["feed"] * 5 + ["take_up", "day", "end"]
    assert player(s)["workers_in_hand"] == 3
    assert s.winners() == [0]
    rival = quick("quick_stone", side(corn=27), side("palenque1", corn=27), calendar={"starting_player": 1}, day=27)
    play(rival, "place:quick pass")
    deal(rival)
    before = rival.scores()
    assert before[0] - before[1] == (3 - 1) / 4, "a stone for a corn, and as many points otherwise"


@clause("P-15.24/1", "P-15.24/2")
def test_it_does_not_break_a_tie() -> None:
    rival = side("palenque1", hand=2, corn=22)
    s = quick("quick_stone", side(corn=20), rival, calendar={"starting_player": 1}, day=27)
    play(s, "place:quick pass")
    deal(s)
    assert s.scores()[0] == s.scores()[1]
    assert s.winners() == [1]


@clause("P-10.28")
def test_the_day_on_which_it_acts_is_that_of_the_tile() -> None:
    s = quick("quick_corn", side(corn=5), day=2)
    assert tile(s) == "quick_corn"
    play(s, "place:quick pass")
    assert player(s)["corn"] == 5 - 1 + 3
    assert [event.text("tile") for event in events(s, "quick")] == ["quick_corn"]
