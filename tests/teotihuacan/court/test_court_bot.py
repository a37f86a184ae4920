"""The Teotibot at the Court (X-5.14 to X-5.20, X-10.5, X-15.6, X-15.18)."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from teotihuacan.court.courtyard import BELOW, MODULES, markers_of, owner
from teotihuacan.table import deal, options, play, player, workers
from teotihuacan.teotibot.solo import BOT, HUMAN, act, bot, human, human_turn, solo, told
from tonalli import State
from tonalli.teotihuacan.modules.court.bot import CourtPassing

pytestmark = pytest.mark.pure

DIE = [f"~die:{pips}" for pips in range(1, 7)]
GREAT = {"worship": {"palace": "great_obsidian_3"}}
ALL_BOT = {"markers": {"left": BOT, "middle": BOT, "right": BOT}}


def passing(opponent: dict[str, Any], person: dict[str, Any] | None = None, **fields: Any) -> State:
    """The bot finds no mask: its lowest worker is powered up and moves on."""
    fields = {"modules": MODULES, "discovery_tiles": GREAT, "actions": {"T": "mask_collection"}, **fields}
    s = solo(opponent, person, **fields)
    return play(s, "~die:3 ~die:4")


def lone(power: int = 1, **fields: Any) -> dict[str, Any]:
    """The bot with its lowest worker on Decorations, which the fallback powers up and moves past the Court."""
    temples = fields.pop("temples", {"blue": 1, "red": 1, "green": 1})
    return bot(f"decorations{power} nobles4 construction3 gold!1", temples=temples, **fields)


def steps_of(*slots: str) -> dict[str, int]:
    return {"blue": 1, "red": 1, "green": 1, **owner(*slots)["temples"]}


@clause("X-5.14")
def test_without_the_alternative_movement_it_passes_seldom() -> None:
    s = passing(bot("forest1 quarry4 gold3 gold!1"))
    assert told(deal(s), "passes_palace") == []


@clause("X-5.15")
def test_it_takes_ownership_tiles_like_a_player_besides_its_printed_reward() -> None:
    opponent = bot("gold2 nobles2 construction2 decorations!1", temples=BELOW)
    s = act("worship", opponent, modules=MODULES, discovery_tiles={**GREAT, "red_5": ["vp_4"]})
    assert markers_of(s)["middle"] == BOT
    assert player(s, BOT)["points"] > 0
    assert s.to_dict()["discovery_tiles"]["red_5"] == ["vp_4"]


@clause("X-5.16/1", "X-5.16/4")
@pytest.mark.parametrize(("pips", "slot"), [(1, "left"), (2, "middle"), (3, "right"), (4, None), (5, None), (6, None)])
def test_a_worker_that_passed_the_court_rolls_a_die_for_a_royal_tile(pips: int, slot: str | None) -> None:
    s = passing(lone(temples=steps_of("left", "middle", "right")), court=ALL_BOT)
    assert "forest2" in workers(s, BOT)
    assert options(s) == DIE
    play(s, f"~die:{pips}")
    assert [event.text("slot") for event in told(s, "royal_activated")] == ([slot] if slot else [])
    assert s.game.view(s, HUMAN)["teotibot"]["last"] == {"die": pips, "slot": slot, "trail": None}


@clause("X-5.16/1")
def test_without_a_marker_nothing_is_activated() -> None:
    s = passing(lone(temples=steps_of("left")), court={"markers": {"left": BOT}})
    play(s, "~die:2")
    assert told(s, "royal_activated") == []
    assert s.to_dict()["discovery_tiles"]["worship"]["palace"] == "great_obsidian_3"


@clause("X-5.16/1", "X-5.16/5")
def test_the_locked_worker_of_its_worship_tile_rolls_before_the_steps_of_the_sidebar() -> None:
    opponent = bot("gold2 nobles2 construction2 decorations!1", cocoa=1, temples=steps_of("right"))
    person = human("forest!1 gold1 gold1")
    s = solo(
        opponent,
        person,
        actions={"T": "worship"},
        modules=MODULES,
        discovery_tiles=GREAT,
        court={"markers": {"right": BOT}},
    )
    play(s, "~die:3 ~die:4")
    assert options(s) == DIE
    assert "forest1" in workers(s, HUMAN)
    assert player(s, BOT)["temples"]["red"] == 1
    play(s, "~die:3 ~discovery:great_mask")
    assert player(s, BOT)["temples"] == {"blue": 1, "red": 3, "green": 4}


@clause("X-5.16/2", "X-8.6")
def test_a_reborn_worker_that_moves_off_the_court_does_not_pass_it() -> None:
    s = passing(bot("forest5 nobles5 construction5 gold!1"))
    assert told(s, "ascension")
    assert told(s, "passes_palace") == []


@clause("X-5.16/3")
def test_a_displaced_worker_rolls_nothing() -> None:
    s = human_turn(
        bot("gold2 nobles2 construction2 decorations!1", temples=steps_of("left")),
        human("nobles1 gold1 gold1", cocoa=3),
        modules=MODULES,
        discovery_tiles=GREAT,
        court={"markers": {"left": BOT}},
    )
    play(s, "move:nobles.1 to:decorations worship:decorations.ability")
    assert "forest!1" in workers(s, BOT)
    assert s.actor == HUMAN
    assert told(s, "passes_palace") == []


# ---- activation ----------------------------------------------------------------------------------


@clause("X-5.17/1", "X-5.17/3", "X-5.17/2")
def test_activation_replaces_the_great_discovery_buys_a_step_and_powers_up() -> None:
    s = passing(lone(temples=steps_of("right")), court={"markers": {"right": BOT}}, royal_tiles=["A04", "B02", "C01"])
    cocoa = player(s, BOT)["cocoa"]
    s.listen([])
    play(s, "~die:3")
    assert s.to_dict()["great_discoveries"]["discarded"] == ["great_obsidian_3"]
    assert player(s, BOT)["temples"]["green"] == 3
    play(s, "~discovery:great_mask")
    assert s.to_dict()["discovery_tiles"]["worship"]["palace"] == "great_mask"
    assert player(s, BOT)["temples"]["green"] == 4
    kinds = [event.kind for event in s.told]
    order = ["royal_activated", "great_discarded", "reveal", "pay", "temple", "gain", "power"]
    assert kinds[1 : 1 + len(order)] == order
    assert player(s, BOT)["cocoa"] == cocoa - 1 + 2
    assert "nobles5" in workers(s, BOT)


@clause("X-5.17/1")
def test_without_a_cocoa_it_makes_no_step() -> None:
    s = building_past_the_court(cocoa=0)
    play(s, "~die:3 ~discovery:great_mask")
    assert told(s, "pay") == []
    assert player(s, BOT)["temples"]["green"] == 3
    assert told(s, "power")


def building_past_the_court(cocoa: int, **fields: Any) -> State:
    """The bot gathers gold on a board beside the Court and moves past it, without any cocoa of a fallback."""
    ring = ["palace", "forest", "quarry", "nobles", "construction", "alchemy", "decorations", "gold"]
    opponent = bot(
        "gold2 nobles2 construction2 quarry!1", cocoa=cocoa, temples=fields.pop("temples", steps_of("right"))
    )
    s = solo(
        opponent,
        human("nobles1 nobles1 nobles1"),
        **{
            "ring": ring,
            "actions": {"T": "decorations"},
            "modules": MODULES,
            "discovery_tiles": GREAT,
            "court": {"markers": {"right": BOT}},
            **fields,
        },
    )
    play(s, "~die:3 ~die:4")
    assert options(s) == DIE
    s.listen([])
    return s


@clause("X-5.17/4")
def test_without_a_possible_step_it_does_not_pay() -> None:
    s = building_past_the_court(cocoa=3, temples={"blue": 1, "red": 1, "green": 11})
    play(s, "~die:3 ~discovery:great_mask")
    assert told(s, "pay") == []
    assert player(s, BOT)["cocoa"] == 3


@clause("X-5.20")
def test_if_it_is_to_be_harder_it_does_not_pay_for_the_step() -> None:
    s = building_past_the_court(cocoa=0, knobs={"harder_court": True})
    play(s, "~die:3 ~discovery:great_mask")
    assert player(s, BOT)["temples"]["green"] == 4
    assert told(s, "pay") == []


@clause("X-5.17/5", "X-15.18")
def test_its_worker_that_ascends_by_its_own_marker_stays_on_the_court() -> None:
    s = passing(
        bot("decorations1 nobles5 construction3 gold!1", temples=steps_of("right")), court={"markers": {"right": BOT}}
    )
    play(s, "~die:3 ~discovery:great_mask")
    deal(s)
    assert "palace1" in workers(s, BOT)
    assert "forest2" in workers(s, BOT)


@clause("X-15.18")
def test_its_next_advance_leaves_the_court_without_passing_it() -> None:
    s = passing(bot("palace1 nobles4 construction3 gold!1"))
    assert told(s, "passes_palace") == []
    assert "forest2" in workers(s, BOT)


@clause("X-15.6/1", "B-9.13")
@pytest.mark.parametrize(("eclipse", "left"), [("standard", 2), ("dark", 0)])
def test_the_bot_activates_your_tile_in_its_turn(eclipse: str, left: int) -> None:
    s = passing(
        lone(),
        human("forest1 gold5 nobles1", **owner("left")),
        court={"markers": {"left": HUMAN}},
        calendar={"light": 8},
        eclipse=eclipse,
    )
    play(s, "~die:1 ~discovery:great_mask")
    assert s.actor == HUMAN
    assert s.active == BOT
    play(s, "power-up:gold.5")
    s.listen([])
    play(s, "ascend:vp")
    assert [event.number("turns_left") for event in told(s, "eclipse_triggered", None)] == [left]


@clause("X-15.6/2", "X-1.12/1")
def test_in_the_bots_turn_tiles_may_be_claimed_not_used() -> None:
    s = passing(
        lone(),
        human("forest1 gold5 nobles1", avenue=2, discovery_tiles=["cocoa_4"], **owner("left")),
        court={"markers": {"left": HUMAN}},
        discovery_tiles={**GREAT, "avenue_3": ["extra_worker"]},
    )
    play(s, "~die:1 ~discovery:great_mask power-up:gold.5")
    assert options(s) == ["pass", "claim:extra_worker"]
    play(s, "claim:extra_worker")
    assert not [word for word in options(s) if word.startswith("use")]
    assert player(s, HUMAN)["discovery_tiles"] == ["cocoa_4", "extra_worker"]


def test_a_record_with_your_decision_in_the_bots_turn_replays() -> None:
    s = passing(lone(), human("forest1 gold4 nobles1", **owner("left")), court={"markers": {"left": HUMAN}})
    play(s, "~die:1 ~discovery:great_mask")
    match = tonalli.match_from(s, seed=1)
    match.play(match.read("power-up:gold.4"))
    again = tonalli.load(match.record().write())
    assert again.state == match.state
    assert "gold5" in workers(again.state, HUMAN)


@clause("X-15.15/2")
def test_an_empty_slot_gets_a_tile_when_the_bot_activates_one() -> None:
    s = passing(
        lone(temples=steps_of("right")),
        court={"markers": {"right": BOT}},
        discovery_tiles={"worship": {"palace": None}},
    )
    play(s, "~die:3 ~discovery:great_mask")
    assert s.to_dict()["discovery_tiles"]["worship"]["palace"] == "great_mask"


# ---- you at its royal tile, masks, S07 -----------------------------------------------------------


@clause("X-5.18", "X-15.6/1", "B-9.13")
def test_you_worship_at_its_royal_tile() -> None:
    s = human_turn(
        bot("gold5 nobles2 construction2 decorations!1", temples=steps_of("left")),
        human("nobles3 gold1 gold1"),
        modules=MODULES,
        discovery_tiles=GREAT,
        court={"markers": {"left": BOT}},
        calendar={"light": 9},
    )
    play(s, "move:nobles.3 to:palace worship:palace1.ability")
    assert "palace1" in workers(s, BOT)
    assert [event.seat for event in told(s, "ascension")] == [BOT]
    [event] = told(s, "eclipse_triggered", None)
    assert (event.seat, event.number("turns_left")) == (HUMAN, 3)


@clause("X-5.18")
def test_its_highest_worker_is_powered_up_on_a_tie_the_farthest() -> None:
    s = human_turn(
        bot("gold2 nobles2 forest1 decorations!1", temples=steps_of("left")),
        human("nobles3 gold1 gold1"),
        modules=MODULES,
        court={"markers": {"left": BOT}},
    )
    play(s, "move:nobles.3 to:palace worship:palace1.ability")
    assert "nobles3" in workers(s, BOT)


@clause("X-5.19/1", "X-5.19/3", "X-5.19/4")
def test_its_mask_collection_takes_the_mask_of_the_court() -> None:
    s = solo(
        bot(),
        actions={"T": "mask_collection"},
        modules=MODULES,
        discovery_tiles={"worship": {"palace": "great_mask"}},
    )
    play(s, "~die:3 ~die:4")
    assert player(s, BOT)["discovery_tiles"] == ["great_mask"]
    assert options(s)[0] == "~discovery:great_extra_worker"


@clause("X-5.19/2")
@pytest.mark.parametrize(("other", "taken"), [("mask_2", "mask_2"), ("mask_4", "great_mask")])
def test_its_rarity_is_three(other: str, taken: str) -> None:
    s = solo(
        bot(cocoa=3),
        actions={"T": "mask_collection"},
        modules=MODULES,
        discovery_tiles={"worship": {"palace": "great_mask", "forest": other}},
    )
    play(s, "~die:3 ~die:4")
    assert player(s, BOT)["discovery_tiles"] == [taken]


@clause("X-10.5/2")
def test_with_s07_every_number_of_the_die_is_a_slot() -> None:
    assert list(CourtPassing(s07=True, harder=False).slots) == [0, 0, 1, 1, 2, 2]
    assert list(CourtPassing(s07=False, harder=False).slots) == [0, 1, 2, -1, -1, -1]


def test_the_harder_switch_is_off_unless_asked_for() -> None:
    s = building_past_the_court(cocoa=2)
    play(s, "~die:3 ~discovery:great_mask")
    assert [event.number("amount") for event in told(s, "pay")] == [1]
