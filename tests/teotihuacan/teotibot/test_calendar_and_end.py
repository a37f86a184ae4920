"""Calendar, eclipses and the end of a solo game (B-9, B-10)."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from teotihuacan.facts import FACTS
from teotihuacan.table import deal, options, play, player, workers
from teotihuacan.teotibot.solo import (
    BOT,
    FIRST_STEPS,
    HUMAN,
    act,
    actions_of,
    bot,
    directions_of,
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

pytestmark = pytest.mark.pure

PLACES = [f"{level}{i}{j}" for level in (1, 2, 3, 4) for i in range(5 - level) for j in range(5 - level)]
BUILT = {
    "places": {place: {"tile": f"{number:02}"} for number, place in enumerate(PLACES[:29])},
    "display": ["29", "30", "31"],
}


def calendar(state: State) -> dict[str, Any]:
    discs: dict[str, Any] = state.to_dict()["calendar"]
    return discs


def last_round(
    opponent: dict[str, Any], person: dict[str, Any] | None = None, eclipses: int = 0, **fields: Any
) -> State:
    """The bot's turn after which an eclipse is scored, played with a tile that only falls back."""
    dark = 10 - eclipses
    discs = {"light": dark, "dark": dark, "eclipses": eclipses, "turns_left": 1, **fields.pop("calendar", {})}
    return act("mask_collection", opponent, person or human("forest!1 palace1 palace1"), calendar=discs, **fields)


def scored(state: State, why: str, seat: int = BOT) -> list[int]:
    return [event.number("points") for event in told(state, "score", seat) if event.why == why]


# ---- the light disc --------------------------------------------------------------------------------


@clause("B-9.1/1", "B-9.1/2", "B-9.1/3", "B-4.6")
def test_the_light_disc_moves_at_the_end_of_the_bots_turn_only() -> None:
    s = solo(calendar={"light": 4})
    assert calendar(s)["light"] == 4
    roll(s, "T")
    assert calendar(s)["light"] == 5


@clause("B-9.1/2")
def test_an_ascension_of_either_side_moves_it_too() -> None:
    s = human_turn(person=human("palace5 palace1 palace1", cocoa=9), calendar={"light": 4})
    play(s, "move:palace.5 to:forest main power-up:forest.5 ascend:vp")
    assert calendar(s)["light"] == 5
    s = act("mask_collection", bot("gold5 nobles5 construction5 decorations!1"), calendar={"light": 4})
    assert calendar(s)["light"] == 6


@clause("B-9.2")
def test_the_light_disc_stops_on_the_dark_one() -> None:
    s = act("mask_collection", bot("gold5 nobles5 construction5 decorations!1"), calendar={"light": 9})
    assert calendar(s)["light"] == 10
    assert len(told(s, "eclipse_triggered")) == 1
    s = act("nobles", calendar={"light": 10, "turns_left": 3})
    assert calendar(s)["light"] == 10
    assert told(s, "eclipse_triggered", None) == []


@clause("B-9.3")
def test_reached_in_the_bots_turn_one_more_full_round_follows() -> None:
    s = act("nobles", calendar={"light": 9})
    assert told(s, "eclipse", None) == []
    s = rest(s)
    assert told(s, "eclipse", None) == []
    roll(s, "BL")
    assert len(told(s, "eclipse", None)) == 1


@clause("B-9.4/1", "B-9.4/2")
def test_reached_in_the_humans_turn_the_bots_turn_and_one_more_round_follow() -> None:
    s = human_turn(person=human("palace5 palace1 palace1", cocoa=9), calendar={"light": 9})
    play(s, "move:palace.5 to:forest main power-up:forest.5 ascend:vp")
    while s.actor == HUMAN:
        play(s, "pass")
    assert calendar(s)["light"] == 10
    roll(s, "T")
    rest(s)
    assert told(s, "eclipse", None) == []
    roll(s, "BL")
    assert len(told(s, "eclipse", None)) == 1


@clause("B-9.5", "B-9.11")
def test_completing_the_pyramid_makes_the_coming_eclipse_the_last() -> None:
    s = act("construction", bot(cocoa=1), person=human("forest!1 palace1 palace1"), pyramid=BUILT)
    roll(rest(s), "BL")
    assert len(told(s, "eclipse", None)) == 1
    play(s, "wages:0")
    assert s.over
    assert scored(s, "B-9.10") != []


@clause("B-9.5")
def test_a_pyramid_completed_in_the_humans_turn_is_followed_by_the_bots_turn_and_a_round() -> None:
    s = human_turn(person=human("gold1 palace1 palace1", stone=2, wood=3, cocoa=9), pyramid=BUILT)
    play(s, "move:gold.1 to:construction main tile:29 place:400 turn:0")
    while s.actor == HUMAN:
        play(s, next(word for word in options(s) if not word.startswith("use")))
    deal_reveals(s)
    assert calendar(s)["pyramid_complete"] is True
    roll(s, "T")
    assert calendar(s)["turns_left"] == 1


def deal_reveals(state: State) -> None:
    while options(state)[0].startswith("~pyramid"):
        play(state, options(state)[0])
    while state.actor == HUMAN:
        play(state, "pass")


@clause("B-1.5")
def test_in_dark_eclipse_scoring_follows_the_bots_triggering_turn() -> None:
    s = act("nobles", person=human(cocoa=9), calendar={"light": 9}, eclipse="dark")
    assert len(told(s, "eclipse", None)) == 1


@clause("B-1.5")
def test_in_dark_eclipse_scoring_follows_the_humans_triggering_turn_and_the_bot_is_next() -> None:
    s = human_turn(person=human("palace5 palace1 palace1", cocoa=9), calendar={"light": 9}, eclipse="dark")
    play(s, "move:palace.5 to:forest main power-up:forest.5 ascend:vp")
    while s.actor == HUMAN and "pass" in options(s):
        play(s, "pass")
    assert len(told(s, "eclipse", None)) == 1
    play(s, "wages:3")
    while not options(s)[0].startswith("~die"):
        play(s, options(s)[0])
    assert s.to_dict()["active"] == BOT


@clause("B-1.5", "B-9.5")
def test_in_dark_eclipse_a_pyramid_completed_by_the_bot_ends_the_game_after_its_turn() -> None:
    s = act("construction", person=human("forest!1 palace1 palace1"), pyramid=BUILT, eclipse="dark")
    play(s, "wages:0")
    assert s.over


# ---- scoring ---------------------------------------------------------------------------------------


@clause("B-9.6/1", "B-9.6/2")
@pytest.mark.parametrize(("eclipses", "each"), [(0, 4), (1, 3), (2, 2)])
def test_the_bot_scores_every_eclipse_like_a_player(eclipses: int, each: int) -> None:
    opponent = bot(avenue=4, pyramid_track=3, discovery_tiles=["mask_2", "mask_4", "mask_5"])
    s = last_round(opponent, eclipses=eclipses)
    assert scored(s, "T-19.2") == [FACTS["buildings_row"]["values"][0] * 4]
    assert scored(s, "T-19.3") == [4]
    assert scored(s, "T-19.4") == [each * 3]
    assert scored(s, "T-19.6") == [6]
    assert player(s, BOT)["pyramid_track"] == 0


@clause("B-9.6/1")
@pytest.mark.parametrize(
    ("mine", "humans", "lead"), [(3, 3, [[4], [4]]), (2, 3, [[4], []]), (4, 3, [[], [4]]), (0, 0, [[], []])]
)
def test_whoever_is_farthest_on_the_pyramid_track_scores_4_both_on_a_tie(
    mine: int, humans: int, lead: list[list[int]]
) -> None:
    s = last_round(bot(pyramid_track=mine), human("forest!1 palace1 palace1", pyramid_track=humans))
    assert [scored(s, "T-19.3", HUMAN), scored(s, "T-19.3", BOT)] == lead


@clause("B-9.7/1", "B-9.7/2", "B-3.12/1")
def test_the_bot_pays_no_wages_and_loses_nothing_for_them_but_the_human_does() -> None:
    s = last_round(
        bot("gold5 nobles2 construction5 decorations!1", cocoa=2, points=50),
        human("forest!4 palace1 palace1", points=30),
    )
    assert options(s) == ["wages:0", "wages:1"]
    shown = tonalli.GAMES["teotihuacan"].view(s, HUMAN)["players"]
    assert [side["wages"] for side in shown] == [4, None]
    play(s, "wages:1")
    assert scored(s, "T-19.8", HUMAN) == [-9]
    assert scored(s, "T-19.8", BOT) == []
    assert goods(s)["cocoa"] == 2 + 5


@clause("B-9.8")
def test_the_bots_masks_are_one_set() -> None:
    masks = [f"mask_{number}" for number in range(1, 8)]
    s = last_round(bot(discovery_tiles=masks))
    assert scored(s, "T-19.6") == [28]
    for owned in range(1, 7):
        tiles = {"worship": {"forest": masks[owned], "gold": masks[owned] if owned > 2 else None}}
        s = act("mask_collection", bot(cocoa=4, discovery_tiles=[masks[owned]]), discovery_tiles=tiles)
        assert player(s, BOT)["discovery_tiles"] == [masks[owned]]


@clause("B-9.9/1", "B-9.9/2", "B-2.14")
@pytest.mark.parametrize(("eclipses", "dark"), [(0, 9), (1, 8)])
def test_after_an_eclipse_discs_and_neutral_workers_are_reset_and_the_bots_things_stay(
    eclipses: int, dark: int
) -> None:
    neutral = {"yellow": ["gold", "forest", "nobles"], "red": ["gold", "forest", "quarry"]}
    s = last_round(bot(cocoa=1), eclipses=eclipses, neutral_workers=neutral)
    before = s.to_dict()
    play(s, "wages:0")
    assert len(options(s)) == 18
    assert all(word.startswith("~starting:") for word in options(s))
    deal(s)
    assert (calendar(s)["light"], calendar(s)["dark"], calendar(s)["turns_left"]) == (0, dark, None)
    assert [len(boards) for boards in s.to_dict()["neutral_workers"].values()] == [3, 3]
    assert workers(s, BOT) == ["construction2", "construction3", "decorations!1", "nobles2"]
    assert goods(s) == {"cocoa": 6, "wood": 2, "stone": 2, "gold": 2}
    assert (actions_of(s), directions_of(s)) == (before["teotibot"]["actions"], before["teotibot"]["directions"])
    assert s.to_dict()["active"] == HUMAN


# ---- the last eclipse ------------------------------------------------------------------------------


@clause("B-9.10/1", "B-9.10/2", "B-9.10/3", "B-13.12")
def test_example_final_extras() -> None:
    opponent = bot(
        cocoa=2,
        gold=1,
        stone=0,
        wood=2,
        technologies=["01", "03", "05", "07"],
        temples={"blue": 1, "red": 11, "green": 10},
    )
    s = last_round(opponent, eclipses=2)
    assert goods(s)["cocoa"] == 7
    play(s, "wages:0")
    assert s.over
    assert sum(scored(s, "B-9.10")) == 10 + 8 + 30 == 48


@clause("B-9.10/3")
@pytest.mark.parametrize(("step", "bonus"), [(9, 0), (10, 15), (11, 15)])
def test_a_temple_bonus_counts_from_the_penultimate_step_whatever_the_tile_says(step: int, bonus: int) -> None:
    plain = last_round(bot(temples=FIRST_STEPS), eclipses=2)
    high = last_round(bot(temples={**FIRST_STEPS, "red": step}), eclipses=2)
    for s in (plain, high):
        play(s, "wages:0")
    assert points(high) - points(plain) == bonus
    assert told(high, "bonus", BOT) == []


@clause("B-9.10/1", "B-9.10/3")
@pytest.mark.parametrize("eclipses", [0, 1])
def test_before_the_last_eclipse_there_are_no_extras(eclipses: int) -> None:
    s = last_round(bot(temples={**FIRST_STEPS, "red": 11}), eclipses=eclipses)
    play(s, "wages:0")
    assert scored(s, "B-9.10") == []


@clause("B-9.12")
def test_the_extras_come_after_the_humans_wages() -> None:
    s = last_round(bot(), eclipses=2)
    assert scored(s, "B-9.10") == []
    play(s, "wages:0")
    whys = [event.why for event in s.told if event.kind == "score"]
    assert "T-19.8" not in whys[whys.index("B-9.10") :]
    assert scored(s, "B-9.10") != []


# ---- the end ---------------------------------------------------------------------------------------


@clause("B-10.1/1", "B-10.1/2", "B-10.1/3")
@pytest.mark.parametrize("eclipse", ["standard", "dark"])
@pytest.mark.parametrize(
    ("humans", "bots", "cocoa", "winner"),
    [(101, 100, 0, HUMAN), (100, 101, 9, BOT), (100, 100, 9, BOT), (100, 100, 0, BOT), (0, 0, 0, BOT)],
)
def test_the_human_wins_with_more_points_and_a_tie_is_a_defeat(
    humans: int, bots: int, cocoa: int, winner: int, eclipse: str
) -> None:
    over: dict[str, Any] = {
        "turn": 99,
        "active": None,
        "pending": [],
        "calendar": {"light": 8, "dark": 8, "eclipses": 3},
    }
    s = human_turn(bot(points=bots), human(points=humans, cocoa=cocoa), eclipse=eclipse, **over)
    assert s.over
    assert s.winners() == [winner]
