"""A turn: beg, then place or pick up; what happens at its end (Z-4)."""

from __future__ import annotations

import pytest

import tonalli
from clauses import clause
from tabletop import deal, events, options, play, player
from tzolkin.facts import FACTS, GEARS
from tzolkin.table import gear, side, table

pytestmark = pytest.mark.pure

PLACES = [*[f"place:{name}" for name in GEARS], "place:start"]


# ---- place or pick up ----------------------------------------------------------------------------


@clause("Z-4.1/2", "Z-4.1/3", "Z-4.9/1")
def test_a_turn_is_placing_or_picking_up_and_never_neither() -> None:
    s = table(side("palenque1 uxmal3", corn=9))
    assert options(s) == [*PLACES, "pick:palenque.1", "pick:uxmal.3"], "no pass before one worker is placed or taken"


@clause("Z-4.1/3", "Z-4.9/1")
def test_who_placed_a_worker_picks_up_none() -> None:
    s = table(side("palenque1 uxmal3", hand=2, corn=9))
    play(s, "place:tikal")
    assert options(s) == ["pass", *PLACES]
    play(s, "place:start")
    assert s.actor == 1, "no worker is left in hand, so the turn is over"


@clause("Z-4.1/3", "Z-4.9/1", "Z-6.9")
def test_who_picked_up_a_worker_places_none() -> None:
    s = table(side("palenque1 uxmal3", hand=2, corn=9))
    play(s, "pick:palenque.1 act:palenque_1")
    assert options(s) == ["pass", "pick:uxmal.3"]
    play(s, "pass")
    assert s.actor == 1
    assert player(s)["workers_in_hand"] == 3


@clause("Z-4.2/1")
def test_without_a_worker_in_hand_one_must_pick_up() -> None:
    s = table(side("palenque1 uxmal3 tikal0", corn=9))
    assert player(s)["workers_in_hand"] == 0
    assert options(s) == ["pick:palenque.1", "pick:tikal.0", "pick:uxmal.3"]


@clause("Z-4.2/2")
def test_without_a_worker_on_the_gears_one_must_place() -> None:
    s = table(side(hand=3, corn=9), side("palenque3"))
    assert options(s) == PLACES


@clause("Z-4.9/1", "Z-4.1/2")
def test_a_turn_is_decided_step_by_step_and_can_be_taken_back_step_by_step() -> None:
    match = tonalli.new("tzolkin", players=4, seed=11)
    while match.write(match.legal()[0]).startswith("keep:"):
        match.play(match.legal()[0])
    start = match.state.to_dict()
    steps = []
    for word in ("place:start", "place:palenque"):
        steps.append(match.state.to_dict())
        assert word in [match.write(action) for action in match.legal()]
        match.play(word)
    while match.can_undo:
        match.undo()
        assert match.state.to_dict() == steps.pop()
    assert match.state.to_dict() == start
    match.play("place:palenque")
    match.play("pass")
    assert not match.can_undo, "the turn has ended"


# ---- begging -------------------------------------------------------------------------------------


BEG = ["beg:chaac", "beg:quetzalcoatl", "beg:kukulkan"]
TAKEN = (side("palenque0 yaxchilan0 start"), side("tikal0 uxmal0 chichen_itza0"))
"""Nothing is left for nothing."""
BOTTOM = {"chaac": -1, "quetzalcoatl": -1, "kukulkan": -1}


@clause("Z-4.5/1", "Z-4.5/2")
@pytest.mark.parametrize("corn", range(5))
def test_begging_is_for_those_with_0_1_or_2_corn(corn: int) -> None:
    s = table(side("palenque1", corn=corn))
    may = corn <= FACTS["begging"]["max_corn_to_beg"]
    assert may == (corn in (0, 1, 2))
    assert [word for word in options(s) if word.startswith("beg")] == (BEG if may else [])
    if may:
        play(s, "beg:kukulkan")
        assert player(s)["corn"] == FACTS["begging"]["corn_after_begging"] == 3
        assert player(s)["temples"] == {"chaac": 0, "quetzalcoatl": 0, "kukulkan": -1}
        assert FACTS["begging"]["temple_steps_down"] == 1


@clause("Z-4.5/2", "Z-14.9")
def test_begging_angers_a_god_of_choice_above_the_bottom_a_top_included() -> None:
    s = table(side("palenque1", temples={"chaac": -1, "quetzalcoatl": 7, "kukulkan": 2}))
    assert options(s)[:2] == ["beg:quetzalcoatl", "beg:kukulkan"]
    play(s, "beg:quetzalcoatl")
    assert player(s)["temples"] == {"chaac": -1, "quetzalcoatl": 6, "kukulkan": 2}


@clause("Z-4.5/3")
def test_with_all_temples_at_the_bottom_nobody_begs() -> None:
    s = table(side("palenque1", temples=BOTTOM))
    assert options(s) == [*PLACES, "pick:palenque.1"]
    assert FACTS["begging"]["needs_any_temple_above_bottom"] is True


@clause("Z-4.5/1")
def test_begging_is_done_once_and_at_the_start_of_a_turn_only() -> None:
    s = table(side("palenque1", corn=1))
    play(s, "beg:chaac")
    assert options(s) == [*PLACES, "pick:palenque.1"]
    play(s, "place:palenque place:yaxchilan")
    assert player(s)["corn"] == 2
    assert s.actor == 1
    s = table(side("palenque1 palenque0", hand=2, corn=1))
    play(s, "place:yaxchilan")
    assert not [word for word in options(s) if word.startswith("beg")]
    s = table(side("palenque1 palenque0", corn=1))
    play(s, "pick:palenque.0")
    assert options(s) == ["pass", "pick:palenque.1"]


@clause("Z-4.5/1", "Z-4.1/1")
def test_after_begging_one_may_place_or_pick_up_and_beg_again_next_turn() -> None:
    s = table(side("palenque1"), *[side(corn=9)] * 3)
    play(s, "beg:chaac pick:palenque.1 pass")
    assert player(s)["corn"] == 3
    s = table(side("palenque2"), players=2)
    play(s, "beg:chaac place:palenque place:tikal")
    assert player(s)["corn"] == 2
    play(s, "place:yaxchilan")
    assert s.actor == 0
    assert options(s)[:2] == ["beg:quetzalcoatl", "beg:kukulkan"]


@clause("Z-4.3", "Z-4.9/2")
def test_who_has_nobody_on_the_gears_and_cannot_pay_must_beg() -> None:
    s = table(side(), *TAKEN)
    assert options(s) == BEG
    play(s, "beg:chaac")
    assert options(s) == PLACES[:5]
    play(s, "place:uxmal")
    assert player(s)["corn"] == 3 - 1
    assert gear(s, "uxmal")[:2] == [2, 0]


@clause("Z-4.3")
def test_who_can_pay_or_has_a_worker_on_the_gears_need_not_beg() -> None:
    s = table(side(corn=1), *TAKEN)
    assert options(s) == [*BEG, *PLACES[:5]]
    s = table(side("palenque1"), *TAKEN)
    assert options(s) == [*BEG, "pick:palenque.1"]
    s = table(side(), side("palenque0 yaxchilan0"), TAKEN[1])
    assert options(s) == [*BEG, "place:start"], "the Starting Player Space costs nothing"


# ---- pity ----------------------------------------------------------------------------------------


@clause("Z-4.4/1")
def test_pity_one_worker_on_a_cheapest_space_for_all_the_corn_there_is() -> None:
    others = (
        side("palenque0 yaxchilan0 palenque1 tikal1 uxmal1 start"),
        side("tikal0 uxmal0 chichen_itza0 yaxchilan1"),
    )
    s = table(side(temples=BOTTOM), *others)
    assert options(s) == ["place:chichen_itza"], "space 1; all others would be space 2"
    play(s, "place:chichen_itza")
    assert gear(s, "chichen_itza")[:2] == [2, 0]
    assert player(s)["corn"] == 0
    assert s.actor == 1, "exactly one worker"
    assert FACTS["pity"]["workers_placed"] == 1


@clause("Z-4.4/1")
def test_pity_takes_all_the_corn_even_if_more_is_due() -> None:
    others = (
        side("palenque0 palenque1 yaxchilan0 yaxchilan1 tikal0 tikal1"),
        side("uxmal0 uxmal1 chichen_itza0 chichen_itza1 start"),
    )
    s = table(side(corn=1, temples=BOTTOM), *others)
    assert options(s) == PLACES[:5]
    play(s, "place:tikal")
    assert gear(s, "tikal")[2] == 0
    assert player(s)["corn"] == 0
    assert [(event.number("amount"), event.why) for event in events(s, "pay")] == [(1, "Z-4.4")]
    assert s.actor == 1
    assert player(s)["workers_in_hand"] == 2


@clause("Z-4.4/2")
def test_no_pity_for_those_who_can_pay() -> None:
    s = table(side(corn=1, temples=BOTTOM), *TAKEN)
    assert options(s) == PLACES[:5]
    play(s, "place:palenque")
    assert player(s)["corn"] == 0
    assert [event.why for event in events(s, "pay")] == ["Z-5.4"]
    s = table(side(corn=2, temples=BOTTOM), *TAKEN)
    play(s, "place:palenque")
    assert player(s)["corn"] == 1, "the cost, not all the corn"


@clause("Z-4.4/3")
def test_the_starting_player_space_is_a_space_of_cost_0() -> None:
    s = table(side(temples=BOTTOM), side("palenque0 yaxchilan0"), TAKEN[1])
    assert options(s) == ["place:start"]


@clause("Z-4.4/1")
def test_no_pity_with_a_worker_on_the_gears() -> None:
    s = table(side("palenque3", temples=BOTTOM), *TAKEN)
    assert options(s) == ["pick:palenque.3"]


@clause("Z-4.8", "Z-14.12")
def test_after_begging_the_worst_table_of_the_base_game_leaves_a_placement() -> None:
    others = (
        side("palenque0 palenque1 palenque2 palenque3 yaxchilan0 yaxchilan1"),
        side("yaxchilan2 yaxchilan3 tikal0 tikal1 tikal2 uxmal0"),
        side("uxmal1 uxmal2 chichen_itza0 chichen_itza1 chichen_itza2 start"),
    )
    s = table(side(), *others)
    assert options(s) == BEG
    play(s, "beg:quetzalcoatl")
    assert options(s) == ["place:tikal", "place:uxmal", "place:chichen_itza"]
    play(s, "place:chichen_itza")
    assert player(s)["corn"] == 0
    s = table(side(corn=2, temples=BOTTOM), *others)
    play(s, "place:uxmal")
    assert player(s)["corn"] == 0, "pity: 2 corn instead of 3"


# ---- the end of the turn -------------------------------------------------------------------------


@clause("Z-4.6", "Z-4.7/1")
def test_the_corn_of_the_gear_comes_after_all_placements_are_paid() -> None:
    s = table(side(corn=1), calendar={"day": 6, "corn": 5})
    play(s, "place:start")
    assert player(s)["corn"] == 1
    assert s.to_dict()["calendar"]["corn"] == 5
    assert options(s) == ["pass", *PLACES[:5]], "1 corn for the second worker"
    play(s, "place:tikal")
    assert s.actor == 1, "the third one would cost 2, and the corn of the gear cannot pay for it"
    assert player(s)["corn"] == 5
    assert s.to_dict()["calendar"]["corn"] == 0
    assert [(event.number("amount"), event.why) for event in events(s, "gain")] == [(5, "Z-4.6")]


@clause("Z-4.6", "Z-14.8")
def test_claiming_an_empty_gear_brings_nothing_and_others_get_nothing() -> None:
    s = table(side(corn=3), side(corn=3), calendar={"day": 6})
    play(s, "place:start pass")
    assert player(s)["corn"] == 3
    s = table(side(corn=3), side(corn=3), calendar={"day": 6, "corn": 2})
    play(s, "place:tikal pass")
    assert player(s)["corn"] == 3
    assert s.to_dict()["calendar"]["corn"] == 2


@clause("Z-4.6", "Z-10.7/1")
def test_the_display_is_refilled_at_the_end_of_a_turn() -> None:
    s = table(side("tikal2 palenque1", wood=2))
    play(s, "pick:tikal.2 act:tikal_2 build:a1_agriculture")
    assert s.to_dict()["buildings"][1] is None
    play(s, "pick:palenque.1 act:palenque_1")
    assert s.actor == tonalli.CHANCE
    assert set(options(s)) <= {f"~building:{name}" for name in s.to_dict()["unseen"]["buildings"]}
    play(s, "~building:a1_community_farm")
    assert s.to_dict()["buildings"][1] == "a1_community_farm"
    assert s.actor == 1


@clause("Z-4.6", "Z-10.10/2")
def test_a_reveal_at_the_end_of_a_turn_cannot_be_taken_back() -> None:
    match = tonalli.new("tzolkin", players=2, seed=9)
    dealer = tonalli.Dealer(9)
    reveals = 0
    while not match.over and match.turn < 60:
        moves, turn = len(match.moves), match.turn
        legal = match.legal()
        match.play(legal[dealer.number(len(legal))])
        if any(match.write(move.action).startswith("~") for move in match.moves[moves:]):
            reveals += 1
            assert not match.can_undo
        assert not (match.can_undo and match.turn != turn)
    assert reveals > 0


@clause("Z-4.1/2")
def test_turns_end_by_themselves_when_nothing_is_left_to_decide() -> None:
    s = table(side("palenque1"), *[side(corn=9)] * 3)
    play(s, "pick:palenque.1 act:palenque_1")
    assert s.actor == 1
    assert deal(s).turn == 2
