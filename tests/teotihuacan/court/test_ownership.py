"""Ownership tiles and markers, and what they bring in a worship (X-5.9 to X-5.12, X-5.21, X-5.23)."""

from __future__ import annotations

import pytest

from clauses import clause
from teotihuacan.court.courtyard import BELOW, FIRST, SLOTS, TEMPLE, court, markers_of, owner, worship
from teotihuacan.table import deal, events, in_order, options, play, player, side, workers

pytestmark = pytest.mark.pure

TECHNOLOGIES = ["01", "03h", "05", "07", "09", "11"]


# ---- taking an Ownership tile --------------------------------------------------------------------


@clause("X-5.3/1", "X-5.9/1")
@pytest.mark.parametrize("slot", SLOTS)
def test_who_first_reaches_the_first_major_step_marks_the_royal_tile_of_its_temple(slot: str) -> None:
    temple = TEMPLE[slot]
    s = court(side(temples=BELOW, discovery_tiles=[f"temple_{temple}"]), side())
    play(s, f"use:temple_{temple}")
    assert player(s)["temples"][temple] == FIRST[temple]
    assert markers_of(s) == {each: 0 if each == slot else None for each in SLOTS}
    [event] = events(s, "ownership")
    assert (event.seat, event.text("temple"), event.text("slot"), event.why) == (0, temple, slot, "X-5.9")


@clause("X-5.9/1", "X-15.4/2")
def test_the_tile_comes_besides_the_usual_reward_and_before_it_is_chosen() -> None:
    tiles = {"worship": {"palace": None}, "green_3": ["vp_4"]}
    s = court(side(temples=BELOW, wood=1, discovery_tiles=["temple_green"]), side(), discovery_tiles=tiles)
    play(s, "use:temple_green")
    assert options(s) == ["reward", "claim:vp_4"]
    assert markers_of(s)["right"] == 0
    play(s, "claim:vp_4")
    assert player(s)["discovery_tiles"] == ["vp_4"]


@clause("X-5.9/2")
def test_later_arrivals_get_nothing_extra() -> None:
    s = court(side(temples=BELOW, discovery_tiles=["temple_green"]), side(**owner("right")), markers={"right": 1})
    play(s, "use:temple_green")
    assert markers_of(s)["right"] == 1
    assert player(s)["cocoa"] == 1
    assert events(s, "ownership") == []


@clause("X-5.9/1")
def test_the_second_major_step_of_a_temple_has_none() -> None:
    s = court(side(temples={"green": 5}, discovery_tiles=["temple_green"]), side(), markers={"right": 0})
    play(s, "use:temple_green")
    assert events(s, "ownership") == []


@clause("X-5.9/3", "X-5.4")
def test_one_player_may_own_several() -> None:
    tiles = [f"temple_{temple}" for temple in ("blue", "red", "green")]
    s = court(side(temples=BELOW, discovery_tiles=tiles), side())
    play(s, "use:temple_blue take:wood use:temple_red use:temple_green")
    assert markers_of(s) == {"left": 0, "middle": 0, "right": 0}


# ---- the holder's power-up -----------------------------------------------------------------------


@clause("X-5.10/1", "X-5.10/3", "X-5.10/4", "X-1.6/3")
def test_the_holder_powers_up_a_worker_anywhere_before_the_effect() -> None:
    s = court(
        side("nobles3 gold1 gold1", cocoa=1), side("palace3!2 forest1 quarry4", **owner("right")), markers={"right": 1}
    )
    worship(s, "palace3.ability")
    assert player(s)["cocoa"] == 0
    assert "palace3!3" in workers(s)
    assert s.actor == 1
    assert options(s) == ["power-up:palace.2", "power-up:forest.1", "power-up:quarry.4"]
    play(s, "power-up:forest.1")
    assert "forest2" in workers(s, 1)
    told = [event.kind for event in s.told]
    assert told.index("pay") < told.index("lock") < told.index("power") < told.index("gain")


@clause("X-5.10/4")
def test_the_holder_may_be_the_worshipper_whose_locked_worker_cannot_be_chosen() -> None:
    s = court(side("nobles3 gold1 gold2", **owner("left")), side(), markers={"left": 0})
    worship(s, "palace1.ability")
    assert options(s) == ["power-up:gold.1", "power-up:gold.2"]


@clause("X-5.21/1")
def test_the_power_up_must_be_taken() -> None:
    s = court(side("nobles3 gold1 gold2"), side("gold1 gold2 gold3", **owner("left")), markers={"left": 1})
    worship(s, "palace1.ability")
    assert s.actor == 1
    assert "pass" not in options(s)


@clause("X-5.10/6")
def test_a_holder_without_an_unlocked_worker_gains_nothing() -> None:
    s = court(
        side("nobles3 gold1 gold1", cocoa=1), side("forest!1 quarry!1 gold!1", **owner("left")), markers={"left": 1}
    )
    worship(s, "palace1.ability")
    assert events(s, "power") == []
    assert s.actor == 0
    assert options(s) == ["pass", "court-step"]


@clause("X-5.10/5", "X-1.7", "T-17.11", "X-9.9", "X-1.12/2")
def test_an_ascension_out_of_turn_is_resolved_at_once_and_its_owner_chooses() -> None:
    s = court(
        side("nobles3 gold1 gold1"),
        side("forest5 gold1 gold2", temples={"blue": 4, "green": 2}),
        royals="C01 A04 B02",
        markers={"left": 1},
    )
    worship(s, "palace1.ability")
    play(s, "power-up:forest.5")
    assert s.actor == 1
    assert "palace1" in workers(s, 1)
    assert player(s)["cocoa"] == 0
    play(s, "ascend:temple temple:green")
    assert markers_of(s)["right"] == 1
    assert s.to_dict()["calendar"]["light"] == 1
    assert player(s)["cocoa"] == 4


@clause("X-1.7", "T-17.11")
def test_the_disc_that_arrives_by_it_arrives_in_the_turn_being_played() -> None:
    s = court(
        side(), side("nobles3 gold1 gold1"), side("forest5 gold1 gold2", **owner("left")), side(),
        markers={"left": 2}, active=1, calendar={"light": 11},
    )  # fmt: skip
    play(s, "move:nobles.3 to:palace worship:palace1.ability power-up:forest.5 ascend:vp")
    [event] = events(s, "eclipse_triggered")
    assert (event.seat, event.number("turns_left")) == (1, 6)


@clause("X-1.12/1", "T-17.11")
def test_out_of_turn_tiles_may_be_claimed_but_not_used() -> None:
    s = court(
        side("nobles3 gold1 gold1", discovery_tiles=["vp_4"]),
        side("forest5 gold1 gold2", avenue=2, wood=1, discovery_tiles=["cocoa_4"], **owner("left")),
        markers={"left": 1},
        discovery_tiles={"worship": {"palace": None}, "avenue_3": ["vp_4"]},
    )
    worship(s, "palace1.ability")
    play(s, "power-up:forest.5")
    assert (s.actor, options(s)) == (1, ["pass", "claim:vp_4"])
    play(s, "claim:vp_4")
    assert not [word for word in options(s) if word.startswith("use")]
    assert player(s, 1)["discovery_tiles"] == ["vp_4", "cocoa_4"]


@clause("X-5.10/2", "X-9.10", "X-15.5")
@pytest.mark.parametrize(("reward", "cocoa"), [("vp", 5), ("worker", 6 + 2)])
def test_a_worker_that_comes_to_the_court_so_counts_if_it_is_the_worshippers(reward: str, cocoa: int) -> None:
    s = court(side("nobles3 gold5 gold1", **owner("left")), side(), royals="C01 A04 B02", markers={"left": 0})
    worship(s, "palace1.ability")
    play(s, f"power-up:gold.5 ascend:{reward}")
    if reward == "worker":
        play(s, "pass")
    assert player(s)["cocoa"] == cocoa


@clause("X-9.10")
def test_a_reborn_worker_of_another_holder_counts_for_its_own_next_worship_only() -> None:
    s = court(
        side("nobles3 gold1 gold1"),
        side("palace5 gold1 nobles3", cocoa=1, **owner("left")),
        royals="C01 A04 B02",
        markers={"left": 1},
    )
    worship(s, "palace1.ability")
    play(s, "power-up:palace.5 ascend:vp")
    assert player(s)["cocoa"] == 4
    play(s, "pass pass move:nobles.3 to:palace worship:palace1.ability power-up:gold.1")
    assert player(s, 1)["cocoa"] == 5


# ---- the temple option ---------------------------------------------------------------------------


@clause("X-5.10/7", "X-5.21/3", "X-5.11/1")
def test_the_step_may_be_bought_before_the_effect_once() -> None:
    s = court(
        side("nobles3 forest1 gold1", cocoa=5, **owner("left")), side(), royals="C12 A04 B02", markers={"left": 0}
    )
    worship(s, "palace1.ability")
    play(s, "power-up:gold.1 court-step take:wood take:wood")
    assert player(s)["temples"]["blue"] == 5
    assert player(s)["cocoa"] == 4
    assert "court-step" not in options(s)


@clause("X-5.10/7", "X-5.21/3")
def test_the_step_may_be_bought_after_the_effect_with_what_it_brought() -> None:
    s = court(side("nobles3 forest1 gold1", **owner("left")), side(), royals="C01 A04 B02", markers={"left": 0})
    worship(s, "palace1.ability")
    play(s, "power-up:gold.1")
    assert player(s)["cocoa"] == 4
    assert options(s) == ["pass", "court-step"]
    play(s, "court-step take:wood take:wood")
    assert player(s)["cocoa"] == 3
    assert "court-step" not in options(s)


@clause("X-5.21/3")
def test_it_is_not_offered_between_exchanges() -> None:
    s = court(
        side("nobles3 forest1 gold1", cocoa=2, obsidian=5, **owner("left")),
        side(),
        royals="C12 A04 B02",
        markers={"left": 0},
    )
    worship(s, "palace1.ability")
    play(s, "power-up:gold.1")
    assert options(s) == ["pass", "court-step"]
    play(s, "pass")
    for exchange in range(3):
        assert options(s) == ["pass", "exchange"]
        play(s, "exchange")
    assert options(s) == ["pass", "court-step"]


@clause("X-5.10/1", "X-5.21/3")
def test_it_is_not_offered_before_the_holders_ascension_is_resolved() -> None:
    s = court(side("nobles3 forest5 gold1", cocoa=9, **owner("left")), side(), markers={"left": 0})
    worship(s, "palace1.ability")
    play(s, "power-up:forest.5")
    assert "court-step" not in options(s)
    play(s, "ascend:vp")
    assert "court-step" in options(s)


@clause("X-5.21/3")
def test_it_is_not_offered_inside_of_what_a_tile_sets_off() -> None:
    s = court(
        side("nobles3 forest5 gold1", cocoa=9, discovery_tiles=["power_up_2"], **owner("left")),
        side(),
        markers={"left": 0},
    )
    worship(s, "palace1.ability")
    play(s, "power-up:gold.1 use:power_up_2 power-up:forest.5")
    assert "ascend:vp" in options(s)
    assert "court-step" not in options(s)


@clause("X-5.10/7")
@pytest.mark.parametrize(
    "line",
    [
        "court-step take:wood take:wood first:ability claim:great_obsidian_3",
        "first:ability court-step take:wood take:wood claim:great_obsidian_3",
        "first:ability claim:great_obsidian_3 court-step take:wood take:wood",
        "first:tile claim:great_obsidian_3 court-step take:wood take:wood pass",
        "first:tile claim:great_obsidian_3 pass court-step take:wood take:wood",
        "first:tile court-step take:wood take:wood claim:great_obsidian_3 pass",
    ],
)
def test_effect_great_discovery_and_step_come_in_any_order(line: str) -> None:
    s = court(side("nobles3 forest1 gold1", cocoa=2, **owner("left")), side(), markers={"left": 0})
    worship(s, "palace1.both")
    play(s, f"power-up:gold.1 {line}")
    assert player(s)["temples"]["blue"] == 5
    assert player(s)["discovery_tiles"] == ["great_obsidian_3"]


@clause("X-5.11/1")
def test_without_a_step_to_make_it_cannot_be_bought() -> None:
    s = court(side("nobles3 forest1 gold1", cocoa=5, temples={"blue": 11}), side(), markers={"left": 0})
    worship(s, "palace1.ability")
    play(s, "power-up:gold.1")
    assert "court-step" not in options(s)


@clause("X-5.10/7")
def test_without_a_cocoa_it_cannot_be_bought() -> None:
    s = court(side("nobles3 forest1 gold1", **owner("left")), side(), markers={"left": 0})
    worship(s, "palace1.ability")
    play(s, "power-up:gold.1")
    assert s.actor == 1


@clause("X-9.11")
def test_technology_3_half_pays_for_it() -> None:
    s = court(
        side("nobles3 forest1 gold1", obsidian=1, technologies=["03h"], **owner("left")),
        side(),
        markers={"left": 0},
        technologies=TECHNOLOGIES,
    )
    worship(s, "palace1.ability")
    play(s, "power-up:gold.1 court-step take:wood take:wood")
    assert player(s)["obsidian"] == 0


@clause("X-5.11/2", "X-15.3")
@pytest.mark.parametrize("technologies", [[], ["03h"]])
def test_ignore_cocoa_covers_the_unlocking_and_the_great_discovery_alone(technologies: list[str]) -> None:
    s = court(
        side("nobles3 forest1 gold1", discovery_tiles=["ignore_cocoa"], technologies=technologies, **owner("left")),
        side("palace1!1 gold1 gold1"),
        markers={"left": 0},
        technologies=TECHNOLOGIES,
    )
    worship(s, "palace1.both")
    play(s, "use:ignore_cocoa power-up:gold.1")
    assert "court-step" not in options(s)
    play(s, "first:ability claim:great_obsidian_3")
    assert player(s)["cocoa"] == 0
    assert player(s)["discovery_tiles"] == ["great_obsidian_3"]


@clause("X-5.11/2")
def test_ignore_cocoa_does_not_cover_the_cost_of_a_royal_tile() -> None:
    s = court(side("nobles3 forest1 gold1", discovery_tiles=["ignore_cocoa"]), side(), royals="B11 A04 C01")
    worship(s, "palace1.ability")
    assert s.actor == 1
    assert player(s)["obsidian"] == 0


@clause("X-5.12")
def test_without_a_marker_there_is_neither() -> None:
    s = court(side("nobles3 gold1 gold1", cocoa=9, **owner("left")), side(), markers={"left": 0})
    worship(s, "palace2.ability")
    assert events(s, "power") == []
    assert "court-step" not in options(s)


@clause("X-5.23", "X-15.4/1")
def test_a_marker_won_by_the_effect_does_not_count_for_this_worship() -> None:
    s = court(side("nobles3 gold1 gold1", cocoa=9, temples={"blue": 3}), side(), royals="C08 A04 B02")
    worship(s, "palace1.ability")
    play(s, "temple:blue take:wood")
    assert markers_of(s)["left"] == 0
    play(s, "pass")
    assert "court-step" not in options(s)
    assert events(s, "power") == []


@clause("X-15.4/1", "X-5.23")
def test_a_marker_won_by_a_tile_before_the_effect_does_not_either() -> None:
    s = court(side("nobles3 gold1 gold1", cocoa=9, temples={"green": 2}, discovery_tiles=["temple_green"]), side())
    worship(s, "palace3.ability")
    play(s, "use:temple_green")
    assert markers_of(s)["right"] == 0
    assert "court-step" not in options(s)


def test_the_option_ends_with_the_worship() -> None:
    s = court(side("nobles3 gold1 gold1", cocoa=9, **owner("left")), side(), markers={"left": 0})
    worship(s, "palace1.ability")
    play(s, "power-up:gold.1 pass pass")
    assert "court-step" not in options(s)
    assert "temple_option" not in s.to_dict()["court"]


def test_the_thing_of_the_option_is_its_slot() -> None:
    s = court(side("nobles3 gold1 gold1", cocoa=9, **owner("left")), side(), markers={"left": 0})
    worship(s, "palace1.ability")
    play(s, "power-up:gold.1")
    action = s.game.space.read("court-step")
    assert s.game.describe(s, action)["thing"] == "court_step:left"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "no-temple-option"),
        ("move:nobles.3 to:palace worship:palace1.ability power-up:gold.1 pass", "not-now"),
    ],
)
def test_there_is_a_reason_why_it_is_not_possible(line: str, reason: str) -> None:
    s = court(
        side("nobles3 gold1 gold1", cocoa=9, obsidian=3, **owner("left")),
        side(),
        markers={"left": 0},
        royals="C12 A04 B02",
    )
    play(s, line)
    why = s.game.why_not(s, s.game.space.read("court-step"))
    assert why is not None
    assert why.reason == reason


def test_everything_is_told_in_order() -> None:
    s = court(side("nobles3 gold1 gold1", cocoa=1, temples={"green": 3}), side(), markers={"right": 0})
    worship(s, "palace3.ability")
    play(s, "power-up:gold.1 court-step")
    kinds = [kind for kind, detail in in_order(s)]
    assert kinds[-5:-1] == ["power", "pay", "temple", "gain"]
    deal(s)
