"""Corner cases of the solo game at a glance: one test for each row of B-12."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from teotihuacan.table import deal, play, player, workers
from teotihuacan.teotibot.solo import (
    BOT,
    FIRST_STEPS,
    HUMAN,
    act,
    bot,
    goods,
    human,
    human_turn,
    points,
    rest,
    roll,
    solo,
    told,
)
from tonalli import State
from tonalli.teotihuacan.names import IN_HAND
from tonalli.teotihuacan.state import State as Table

pytestmark = pytest.mark.pure

PLACES = [f"{level}{i}{j}" for level in (1, 2, 3, 4) for i in range(5 - level) for j in range(5 - level)]
ALL = ["01", "03", "05", "07", "09", "11"]
NOWHERE = "palace2 palace3 palace4 decorations!1"
TOPS = {"blue": 11, "red": 11, "green": 11}


def fell_back(state: State) -> bool:
    return [event.number("cocoa") for event in told(state, "fallback")] == [5]


@clause("B-7.7", "B-8.3/7")
def test_no_bot_worker_satisfies_the_boards_of_the_tile() -> None:
    for tile in ("construction", "decorations", "nobles", "mastery"):
        s = act(tile, bot(NOWHERE))
        assert fell_back(s), tile
        assert workers(s, BOT) == ["decorations!1", "forest3", "palace3", "palace4"]
    s = act("alchemy", bot(NOWHERE))
    assert not fell_back(s)
    assert workers(s, BOT) == ["decorations!1", "palace3", "palace4", "palace4"]


@clause("B-6.1")
def test_only_the_locked_worker_stands_on_the_needed_board() -> None:
    for tile, board in (("construction", "quarry"), ("decorations", "decorations"), ("nobles", "forest")):
        assert fell_back(act(tile, bot(f"palace2 palace3 palace4 {board}!3"))), tile


@clause("B-6.4", "B-6.5/1")
def test_several_lowest_and_highest_workers() -> None:
    s = act("alchemy", bot("decorations2 quarry2 nobles2 gold!1"))
    assert "quarry4" in workers(s, BOT)
    s = act("mastery", bot("forest2 gold2 quarry2 decorations!1"))
    assert goods(s)["gold"] == 4


@clause("B-3.8")
def test_a_bot_without_any_unlocked_worker_skips_power_up_and_advance() -> None:
    for tile in ("mask_collection", "mastery", "alchemy", "construction"):
        s = solo(bot(), actions={"T": tile})
        assert isinstance(s, Table)
        for die in range(3):
            s.lift_worker(BOT, die, "")
        assert [s.players[BOT].where[die] for die in range(3)] == [IN_HAND] * 3
        roll(s, "T")
        assert [s.players[BOT].power[die] for die in range(4)] == [2, 2, 2, 1]
        assert s.actor == HUMAN


@clause("B-6.7/1", "B-6.8/2")
def test_a_worker_with_power_5_used_by_the_fallback() -> None:
    s = act("mask_collection", bot("gold5 nobles5 construction5 decorations!1"), calendar={"light": 3})
    assert points(s) == 5
    assert s.to_dict()["calendar"]["light"] == 3 + 1 + 1
    assert workers(s, BOT) == ["construction5", "decorations!1", "forest1", "nobles5"]


@clause("B-6.9/1", "B-6.9/2")
def test_a_worker_with_power_3_used_successfully() -> None:
    s = act("nobles", bot("nobles3 gold2 construction2 decorations!1"))
    assert workers(s, BOT) == ["construction2", "decorations!1", "forest4", "gold2"]


@clause("B-8.3.3/2", "B-8.5.3", "B-6.5/2")
def test_a_new_worker_left_on_the_palace_by_alchemy() -> None:
    actions = {"T": "alchemy", "BL": "mastery", "BR": "mask_collection"}
    s = act("alchemy", bot("nobles5 construction5 nobles5 decorations!1", stone=0, wood=0), actions=actions)
    assert "palace2" in workers(s, BOT)
    roll(rest(s), "BL")
    assert fell_back(s)
    assert "forest3" in workers(s, BOT)
    s = act("mask_collection", bot("palace2 forest2 gold2 decorations!1"))
    assert workers(s, BOT) == ["decorations!1", "forest2", "forest3", "gold2"]


@clause("B-8.7/6")
@pytest.mark.parametrize(
    ("shown", "owned"),
    [({}, []), ({"forest": "vp_4"}, []), ({"forest": "mask_1"}, []), ({"forest": "mask_4"}, ["mask_4"])],
)
def test_no_mask_or_none_affordable_or_all_owned(shown: dict[str, str], owned: list[str]) -> None:
    s = act("mask_collection", bot(discovery_tiles=owned), discovery_tiles={"worship": shown})
    assert fell_back(s)
    assert player(s, BOT)["discovery_tiles"] == owned


@clause("B-8.1.1")
def test_pyramid_complete() -> None:
    laid = {place: {"tile": f"{number:02}"} for number, place in enumerate(PLACES)}
    discs = {"light": 10, "turns_left": 3, "pyramid_complete": True}
    s = act("construction", pyramid={"places": laid, "display": ["30", "31"]}, calendar=discs)
    assert goods(s)["stone"] == 2
    assert fell_back(s)


@clause("B-8.2.2")
def test_no_legal_decoration_space_or_no_tile_left() -> None:
    full = {f"{side}_1": f"{number:02}" for number, side in enumerate(("top", "right", "bottom", "left"))}
    supplies: list[dict[str, Any]] = [{"spaces": full, "display": ["08"]}, {"spaces": {}, "display": []}]
    for decorations in supplies:
        s = act("decorations", bot("decorations2 alchemy2 nobles2 gold!1"), decorations=decorations)
        assert fell_back(s)
        assert goods(s)["gold"] == 2


@clause("B-8.4.4")
def test_no_building_left() -> None:
    covered = {"top": [1, 2, 3, 4, 5], "middle": [1, 2, 3, 4], "bottom": [1, 2]}
    s = act("nobles", nobles=covered)
    assert fell_back(s)
    assert goods(s)["wood"] == 2


@clause("B-8.3.1")
def test_all_technologies_owned_by_the_bot() -> None:
    s = act("alchemy", bot("alchemy2 nobles3 construction3 decorations!1", technologies=ALL))
    assert goods(s)["gold"] == 2
    assert "alchemy4" in workers(s, BOT)


@clause("B-8.3/4")
def test_a_technology_lacking_to_the_bot_only_with_human_markers() -> None:
    s = act(
        "alchemy", bot("alchemy2 nobles3 construction3 decorations!1", technologies=ALL[:5]), human(technologies=["11"])
    )
    assert player(s, BOT)["technologies"] == ALL
    assert points(s, HUMAN) == 3


@clause("B-7.4")
def test_a_named_temple_already_at_the_top_or_blocked() -> None:
    s = act("alchemy", bot("alchemy2 nobles3 construction3 decorations!1", temples={**FIRST_STEPS, "blue": 11}))
    assert player(s, BOT)["technologies"] == ["01"]
    assert player(s, BOT)["temples"] == {**FIRST_STEPS, "blue": 11}
    assert "nobles3" in workers(s, BOT)
    s = act(
        "worship",
        bot(temples={**FIRST_STEPS, "red": 10}),
        human(temples={"red": 11}),
        discovery_tiles={"worship": {"forest": "vp_4"}},
    )
    assert player(s, BOT)["temples"] == {**FIRST_STEPS, "red": 10}
    assert s.to_dict()["teotibot"]["discarded_tiles"] == ["vp_4"]


@clause("B-7.3")
def test_all_temples_at_the_top_or_blocked() -> None:
    for tile, opponent in (
        ("construction", bot(temples=TOPS)),
        ("decorations", bot("decorations2 nobles2 construction2 gold!1", temples=TOPS)),
        ("worship", bot("alchemy2 nobles2 construction2 gold!1", temples=TOPS)),
    ):
        s = act(tile, opponent)
        assert told(s, "temple") == []
        assert player(s, BOT)["temples"] == TOPS


@clause("B-7.8/1")
def test_avenue_at_step_9() -> None:
    s = act("nobles", bot("nobles5 gold2 construction2 decorations!1", avenue=9))
    assert player(s, BOT)["avenue"] == 9
    assert points(s) == 3 + 5


@clause("B-8.6/3")
def test_a_human_worker_on_the_next_sidebar() -> None:
    s = act("worship", person=human("palace1 palace1 forest!2"))
    assert "forest2" in workers(s, HUMAN)
    assert "forest!1" in workers(s, BOT)
    assert told(s, "pay", HUMAN) == []


@clause("B-3.4", "B-3.5/2")
def test_the_human_worships_on_the_bots_space() -> None:
    s = human_turn(person=human("nobles1 palace1 palace1", cocoa=1))
    play(s, "move:nobles.1 to:decorations worship:decorations.ability")
    assert player(s)["cocoa"] == 0
    assert "forest!1" in workers(s, BOT)


@clause("B-9.2")
def test_the_light_disc_already_on_the_dark_disc() -> None:
    s = act(
        "mask_collection", bot("gold5 nobles5 construction5 decorations!1"), calendar={"light": 10, "turns_left": 3}
    )
    assert s.to_dict()["calendar"]["light"] == 10
    assert s.to_dict()["calendar"]["turns_left"] == 1


@clause("B-9.1/2")
def test_the_bots_ascension_and_calendar_step_in_one_turn() -> None:
    s = act("nobles", bot("nobles5 gold2 construction2 decorations!1"), calendar={"light": 0})
    assert s.to_dict()["calendar"]["light"] == 2


@clause("B-4.5/1", "B-9.10/1")
def test_10_cocoa_or_more_after_scoring_an_eclipse() -> None:
    discs = {"light": 10, "dark": 10, "eclipses": 0, "turns_left": 1}
    opponent = bot("gold2 nobles2 construction2 forest!1", cocoa=22)
    s = act("nobles", opponent, human("forest1 palace1 palace1"), calendar=discs)
    play(s, "wages:0")
    assert goods(s)["cocoa"] == 12
    deal(s)
    roll(rest(s), "BL")
    assert goods(s)["cocoa"] < 10
    discs = {"light": 8, "dark": 8, "eclipses": 2, "turns_left": 1}
    s = act("nobles", bot(cocoa=22, wood=2, stone=0, gold=0), human("forest1 palace1 palace1"), calendar=discs)
    play(s, "wages:0")
    assert s.over
    assert [event.number("points") for event in told(s, "score") if event.why == "B-9.10"] == [12]
