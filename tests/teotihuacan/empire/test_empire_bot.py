"""The Teotibot with the Empire board (X-7.18 to X-7.23, X-7.26, X-7.27), and the priest S08 (X-10.6)."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from core.varieties import begin
from teotihuacan.empire.conquering import MODULES, empire, regions
from teotihuacan.table import deal, options, play, player, workers
from teotihuacan.teotibot.solo import (
    BOT,
    FIRST_STEPS,
    HUMAN,
    actions_of,
    bot,
    finish,
    goods,
    human,
    human_turn,
    points,
    rest,
    solo,
    told,
)
from tonalli import State

pytestmark = pytest.mark.pure

ROLLED = "~die:3 ~die:4"
NO_SUPPLY = {"1": 1, "2": 1, "3": 1, "4": 1, "6": 1, "7": 1, "8": 1, "10": 1, "11": 1}


def tile(opponent: dict[str, Any] | None = None, words: str = "", **board: Any) -> State:
    """The bot's tile of board 6 has been rolled; ``words`` answer what chance is asked."""
    s = solo(opponent, actions={"T": "nobles"}, modules=MODULES, empire=board)
    return play(s, f"{ROLLED} {words}")


# ---- Warriors ------------------------------------------------------------------------------------


@clause("X-7.18")
def test_it_places_no_warrior_at_setup_and_yours_stays_in_teotihuacan() -> None:
    match = begin(1, players=1, modules=["obsidian", "empire"])
    while match.state.turn == 0:
        match.play(match.legal()[0])
    assert regions(match.state) == {"0": HUMAN}
    assert empire(match.state)["supply"] == [9, 10]


@clause("X-7.19/1")
def test_out_of_teotihuacan_a_trail_tile_says_where_its_warrior_goes() -> None:
    s = tile(regions={"0": BOT})
    assert options(s) == [f"~trail:{region}" for region in range(1, 5)]
    assert [weight for _, weight in s.chance()] == [1, 1, 1, 1]
    play(s, "~trail:3")
    assert regions(s)["3"] == BOT
    assert options(s) == [f"~trail:{region}" for region in range(1, 5)], "the tile is shuffled back"
    assert [event["region"] for event in told(s, "trail")] == [3]


def test_the_trail_tile_last_drawn_is_shown_until_its_next_turn() -> None:
    s = tile(regions={"0": BOT}, words="~trail:3")
    assert s.game.view(s, HUMAN)["teotibot"]["last"] == {"die": None, "slot": None, "trail": 3}
    again = tonalli.from_dict("teotihuacan", s.to_dict())
    assert again == s
    finish(s)
    assert s.game.view(s, HUMAN)["teotibot"]["last"]["trail"] is not None
    deal(rest(s))
    assert "last" not in s.to_dict()["teotibot"]


@clause("X-7.19/2")
@pytest.mark.parametrize(("trail", "line"), [(1, [5, 9]), (2, [6, 9]), (3, [7, 10]), (4, [8, 11])])
def test_elsewhere_its_warrior_keeps_its_line(trail: int, line: list[int]) -> None:
    full = {str(region): BOT for region in (0, trail, *line)}
    s = human_turn(bot(), human("alchemy1 palace1 palace1", cocoa=1), modules=MODULES, empire={"regions": full})
    play(s, f"move:alchemy.1 to:nobles main warrior ~trail:{trail}")
    moves = [(event["origin"], event["to"]) for event in told(s, "warrior_moves")]
    assert moves == [(0, trail), (trail, line[0]), (line[0], line[1]), (line[1], 12)]
    assert empire(s)["far"] == [0, 1]


@clause("X-7.19/3", "X-1.6/2", "X-1.12/1")
def test_you_decide_where_your_pushed_warrior_goes_in_its_turn() -> None:
    s = solo(
        bot(),
        human(discovery_tiles=["vp_4"]),
        actions={"T": "nobles"},
        modules=MODULES,
        empire={"regions": {"0": HUMAN, "1": HUMAN}},
    )
    while s.actor == HUMAN:
        play(s, "pass")
    play(s, ROLLED)
    assert (s.actor, s.active) == (HUMAN, BOT)
    assert options(s) == ["push:1", "push:2", "push:3", "push:4"]
    assert s.problems() == []
    play(s, "push:1")
    assert options(s) == ["push:5", "push:6"]
    play(s, "push:6")
    assert options(s)[0] == "~trail:1"


# ---- its tile ------------------------------------------------------------------------------------


@clause("X-7.20/1", "X-7.20/2", "X-7.20/4")
def test_it_adds_two_warriors_builds_powers_up_and_moves_on() -> None:
    s = tile(words="~trail:1")
    assert regions(s) == {"0": BOT}
    assert empire(s)["settled"] == {"1": BOT}
    assert empire(s)["supply"] == [10, 8]
    assert (goods(s)["wood"], goods(s)["cocoa"], player(s, BOT)["obsidian"]) == (0, 1, 1)
    assert (points(s), player(s, BOT)["avenue"]) == (1, 2)
    assert "decorations3" in workers(s, BOT)


@clause("X-7.20/2")
@pytest.mark.parametrize(
    ("own", "trail", "chosen"),
    [([1, 6, 9], 2, 9), ([10, 11], 1, 10), ([3, 2], 4, 2), ([6, 5, 8, 1], 3, 5), ([12, 1], 4, 1), ([1], 1, 5)],
)
def test_it_builds_farthest_from_teotihuacan_and_topmost_on_a_tie(own: list[int], trail: int, chosen: int) -> None:
    here = {str(region): BOT for region in own if region != 12}
    s = tile(regions=here, far=[0, own.count(12)], words=f"~trail:{trail}")
    deal(s)
    assert empire(s)["settled"] == {str(chosen): BOT}


@clause("X-7.20/1")
def test_without_wood_or_a_worker_there_it_does_not_begin() -> None:
    s = tile(bot(wood=1))
    assert empire(s)["supply"] == [10, 10]
    s = tile(bot("gold2 quarry2 construction2 decorations!1"))
    assert empire(s)["supply"] == [10, 10]
    assert [event["lacking"] for event in told(s, "fails")] == ["worker", "worker"]


@clause("X-7.20/1", "X-4.18")
def test_obsidian_counts_as_wood() -> None:
    s = tile(bot(wood=1, obsidian=1), "~trail:3 ~discovery:vp_4 ~discovery:vp_4 ~discovery:vp_4")
    assert (goods(s)["wood"], player(s, BOT)["obsidian"]) == (0, 0)


@clause("X-7.20/1")
def test_it_skips_the_warriors_it_has_not() -> None:
    s = tile(regions={"5": BOT}, settled=NO_SUPPLY)
    assert empire(s)["supply"][BOT] == 0
    assert empire(s)["settled"]["5"] == BOT


@clause("X-7.20/3", "X-7.20/4", "X-4.17")
def test_without_effect_it_gathers_on_the_forest() -> None:
    s = tile(bot("forest2 nobles2 construction2 decorations!1", wood=1))
    assert (goods(s)["wood"], player(s, BOT)["obsidian"]) == (2, 1)
    assert "quarry3" in workers(s, BOT)


@clause("X-7.20/5")
def test_otherwise_it_falls_back() -> None:
    s = tile(bot("gold1 quarry2 construction2 decorations!1"))
    assert goods(s)["cocoa"] == 5
    assert "construction2" in workers(s, BOT)


@clause("X-7.21/1")
def test_if_it_cannot_build_it_keeps_the_wood_and_the_step_counts() -> None:
    s = tile(regions={"0": HUMAN}, settled={"1": HUMAN})
    play(s, "push:1")
    play(s, "~trail:1")
    play(s, "push:5")
    assert goods(s)["wood"] == 2
    assert regions(s) == {"0": BOT, "1": BOT, "5": HUMAN}
    assert "decorations3" in workers(s, BOT)


@clause("X-7.21/2")
def test_mastery_on_board_six_does_the_same() -> None:
    s = solo(
        bot("gold1 nobles3 construction2 decorations!1"),
        actions={"T": "mastery"},
        modules=MODULES,
        empire={"regions": {}},
    )
    play(s, f"{ROLLED} ~trail:2")
    assert empire(s)["settled"] == {"2": BOT}
    assert "forest4" in workers(s, BOT)


@clause("X-7.26/2", "X-15.13")
def test_step_one_fails_as_a_whole_without_a_warrior_and_a_possible_build() -> None:
    s = tile(far=[0, 1], settled=NO_SUPPLY)
    assert goods(s)["wood"] == 2
    assert goods(s)["cocoa"] == 5
    assert [event["lacking"] for event in told(s, "fails")] == ["action", "worker"]


# ---- its benefits --------------------------------------------------------------------------------


@clause("X-7.22/1", "X-7.27/1")
def test_region_three_gives_it_a_mask_it_lacks_and_can_pay_and_the_rest_is_discarded() -> None:
    s = tile(bot(wood=3), "~trail:3 ~discovery:vp_4 ~discovery:mask_4 ~discovery:cocoa_4")
    assert player(s, BOT)["discovery_tiles"] == ["mask_4"]
    assert (points(s), goods(s)["wood"]) == (1, 0)
    assert sorted(s.to_dict()["teotibot"]["discarded_tiles"]) == ["cocoa_4", "vp_4"]
    assert [event["discovery"] for event in told(s, "region_discard")] == ["vp_4", "cocoa_4"]


@clause("X-7.22/1", "X-7.27/1")
@pytest.mark.parametrize(("wood", "owned"), [(2, []), (3, ["mask_4"])])
def test_without_such_a_mask_it_scores_two_more_and_the_tiles_are_shuffled_back(wood: int, owned: list[str]) -> None:
    s = tile(bot(wood=wood, discovery_tiles=owned), "~trail:3 ~discovery:vp_4 ~discovery:mask_4 ~discovery:cocoa_4")
    assert points(s) == 3
    assert player(s, BOT)["discovery_tiles"] == owned
    assert s.to_dict()["teotibot"]["discarded_tiles"] == []
    assert s.to_dict()["unseen"]["discovery"]["vp_4"] == 3


@clause("X-7.22/5")
def test_of_several_masks_it_takes_the_rarest_then_the_first_drawn() -> None:
    s = tile(bot(wood=3, cocoa=1), "~trail:3 ~discovery:mask_4 ~discovery:mask_3 ~discovery:mask_2")
    assert player(s, BOT)["discovery_tiles"] == ["mask_3"]
    s = tile(bot(wood=3), "~trail:3 ~discovery:mask_5 ~discovery:mask_4 ~discovery:vp_4")
    assert player(s, BOT)["discovery_tiles"] == ["mask_5"]


@clause("X-7.22/2", "X-7.27/1")
def test_region_six_is_the_same_with_great_discoveries_and_four_points() -> None:
    s = tile(regions={"6": BOT}, words="~trail:4 ~discovery:great_mask ~discovery:great_move_back")
    assert player(s, BOT)["discovery_tiles"] == ["great_mask"]
    assert points(s) == 2
    assert s.to_dict()["great_discoveries"]["discarded"] == ["great_move_back"]
    s = tile(regions={"6": BOT}, words="~trail:4 ~discovery:great_temple_red ~discovery:great_move_back")
    assert points(s) == 6
    assert s.to_dict()["great_discoveries"]["discarded"] == []


@clause("X-15.14/1", "X-15.14/2", "X-3.6")
def test_an_empty_stack_is_made_anew_also_between_two_draws() -> None:
    data = solo(actions={"T": "nobles"}, modules=MODULES, empire={"regions": {"6": BOT}}).to_dict()
    tiles = [name for name, count in data["great_discoveries"]["unseen"].items() for copy in range(count)]
    for kept in ("great_mask", "great_move_back"):
        tiles.remove(kept)
    data["players"][HUMAN]["discovery_tiles"] = tiles
    data["great_discoveries"] = {"discarded": ["great_move_back"]}
    s = tonalli.from_dict("teotihuacan", data)
    s.listen([])
    play(s, f"{ROLLED} ~trail:4")
    assert options(s) == ["~discovery:great_mask"]
    play(s, "~discovery:great_mask")
    assert options(s) == ["~discovery:great_move_back"]
    assert len(told(s, "great_reshuffle", None)) == 1


@clause("X-15.14/1")
def test_the_discards_of_the_solo_game_are_shuffled_before_region_three_is_drawn() -> None:
    data = solo(actions={"T": "nobles"}, modules=MODULES, empire={"regions": {"3": BOT}}).to_dict()
    left = data["unseen"]["discovery"]
    tiles = [name for name, count in left.items() for copy in range(count)]
    tiles.remove("vp_4")
    data["players"][HUMAN]["discovery_tiles"] = tiles
    data["teotibot"]["discarded_tiles"] = ["vp_4"]
    del data["unseen"]
    s = tonalli.from_dict("teotihuacan", data)
    s.listen([])
    play(s, f"{ROLLED} ~trail:4")
    assert options(s) == ["~discovery:vp_4"]
    assert len(told(s, "reshuffle", None)) == 1
    play(s, "~discovery:vp_4")
    assert points(s) == 3


@clause("X-7.22/3")
def test_region_eleven_scores_eight_in_all() -> None:
    s = tile(regions={"11": BOT}, words="~trail:1")
    assert points(s) == 8


@clause("X-7.22/4", "X-7.27/2")
def test_region_eight_are_its_two_best_temples() -> None:
    s = tile(bot(temples={"blue": 2, "red": 1, "green": 2}), regions={"8": BOT}, words="~trail:1")
    assert player(s, BOT)["temples"] == {"blue": 3, "red": 1, "green": 3}
    s = tile(bot(temples={"blue": 11, "red": 6, "green": 11}), regions={"8": BOT}, words="~trail:1")
    assert player(s, BOT)["temples"]["red"] == 7
    assert len(told(s, "step_lost")) == 1


@clause("X-7.22/4")
def test_region_two_is_its_best_temple() -> None:
    s = tile(bot(temples={"blue": 1, "red": 3, "green": 2}), words="~trail:2")
    assert player(s, BOT)["temples"] == {"blue": 1, "red": 4, "green": 2}


@clause("X-7.22/4", "X-7.27/3")
def test_region_four_powers_up_its_unlocked_workers_the_highest_first() -> None:
    s = tile(bot("gold5 nobles2 construction2 decorations!1"), "~trail:4")
    powered = [(event["power"], event["board"]) for event in told(s, "power") if event.why in ("X-7.22", "T-17.3")]
    assert powered == [(1, ""), (3, "nobles"), (3, "construction")]
    assert workers(s, BOT) == ["construction3", "decorations!1", "forest4", "palace1"]


@clause("X-7.28")
def test_after_region_four_a_worker_still_on_board_six_is_powered_up_or_none() -> None:
    s = tile(bot("nobles5 nobles3 gold2 decorations!1"), "~trail:4")
    assert workers(s, BOT) == ["decorations!1", "forest5", "gold3", "palace1"]
    s = tile(bot("nobles5 gold2 construction2 decorations!1"), "~trail:4")
    assert workers(s, BOT) == ["construction3", "decorations!1", "gold3", "palace1"]


@clause("X-7.22/4")
def test_region_seven_is_the_lowest_technology_it_lacks() -> None:
    s = tile(bot(technologies=["05"]), regions={"7": BOT}, words="~trail:1")
    assert player(s, BOT)["technologies"] == ["01", "05"]
    assert player(s, BOT)["temples"] == {**FIRST_STEPS, "blue": 2}


@clause("X-7.22/4")
def test_region_five_and_nine_are_masks_of_its_own() -> None:
    s = tile(regions={"9": BOT}, words="~trail:1")
    assert player(s, BOT)["discovery_tiles"] == ["special_mask_jade"]


# ---- eclipse, settings ---------------------------------------------------------------------------


@clause("X-7.23/1")
def test_it_scores_its_warriors_at_eclipses() -> None:
    s = solo(
        bot(wood=0),
        actions={"T": "worship"},
        modules=MODULES,
        empire={"regions": {"1": BOT, "9": BOT}, "far": [0, 1]},
        calendar={"light": 10, "turns_left": 1},
    )
    play(s, ROLLED)
    finish(s)
    assert [event["points"] for event in told(s, "score") if event.why == "X-7.17"] == [9]


@clause("X-7.23/2")
def test_there_is_no_setting_that_makes_it_harder() -> None:
    with pytest.raises(tonalli.OptionError, match="harder_empire"):
        begin(1, players=1, modules=["obsidian", "empire"], bot={"harder_empire": True})


def with_priest(slot: str = "T", roll: str = ROLLED, obsidian: int = 2, far: int = 0, **board: Any) -> State:
    s = solo(
        bot("gold2 quarry2 construction2 decorations!1", obsidian=obsidian, wood=0),
        actions={slot: "alchemy"},
        modules=MODULES,
        knobs={"priest_s08": True},
        empire={"far": [0, far], **board},
    )
    return play(s, roll)


@clause("X-10.6/1", "X-10.6/3")
def test_the_priest_brings_two_warriors_for_two_obsidian_after_a_roll_of_six_to_eight() -> None:
    for roll in ("~die:3 ~die:3", "~die:3 ~die:4", "~die:2 ~die:6"):
        s = with_priest(roll=f"{roll} ~trail:1")
        assert empire(s)["supply"] == [10, 8]
        assert (player(s, BOT)["obsidian"], goods(s)["wood"]) == (0, 0)
    s = with_priest("MR", "~die:4 ~die:5")
    assert empire(s)["supply"] == [10, 10]
    assert player(s, BOT)["obsidian"] == 2


@clause("X-10.6/2")
def test_the_priest_needs_two_obsidian_and_a_warrior() -> None:
    assert empire(with_priest(obsidian=1))["supply"] == [10, 10]
    s = with_priest(far=9)
    assert empire(s)["supply"] == [10, 0]
    assert player(s, BOT)["obsidian"] == 0
    s = with_priest(far=10)
    assert player(s, BOT)["obsidian"] == 2


@clause("X-10.6/4")
def test_the_priest_acts_before_the_action_pyramid_is_refilled() -> None:
    s = with_priest()
    assert options(s)[0] == "~trail:1"
    assert actions_of(s)["T"] == "alchemy"
    play(s, "~trail:1")
    assert actions_of(s)["T"] != "alchemy"


@clause("X-1.11")
def test_the_priest_needs_the_module() -> None:
    with pytest.raises(tonalli.OptionError, match="priest_s08"):
        begin(1, players=1, modules=["obsidian"], bot={"priest_s08": True})
