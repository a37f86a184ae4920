"""The Teotibot's turns in words."""

from __future__ import annotations

import pytest

from clauses import clause
from telling.told import finished, story
from teotihuacan.table import play
from teotihuacan.teotibot.solo import act, bot, human, human_turn, roll, solo
from tonalli import State as CoreState
from tonalli.locale import text
from tonalli.telling import telling_of
from tonalli.teotihuacan.state import State


def told_lines(state: CoreState) -> list[str]:
    """What a person reads of what the state told."""
    assert isinstance(state, State)
    return story("teotihuacan", state.told)


def turn_of(state: CoreState) -> str:
    """The line of the bot's turn, without what was told before and after it."""
    lines = [line.partition(": ")[2] for line in told_lines(state) if line.startswith("1: ")]
    assert len(lines) == 1, told_lines(state)
    return lines[0]


def pyramid_of(state: CoreState) -> str:
    (line,) = [line for line in told_lines(state) if line.startswith("action pyramid: ")]
    return line


# ---- the story of single turns -----------------------------------------------------------------


@clause("B-4.1", "B-8.1", "B-13.6")
def test_it_builds() -> None:
    assert turn_of(act("construction", words="~turn:0")).startswith(
        "rolled 3 and 4: 7 · Construction acts (top) · −2 stone (construction) · built a pyramid tile on the "
    )
    told = turn_of(act("construction", words="~turn:0"))
    assert (
        "+1 VP (construction) · pyramid track step 1 · +2 VP (construction) · blue temple step 2 (construction) · "
        in told
    )
    assert "+1 stone (what it has least of) · a worker on Construction rose to power 3 · it moved on to " in told


@clause("B-8.2", "B-13.7")
def test_it_fails_and_gathers() -> None:
    told = turn_of(act("decorations", bot("gold2 nobles2 construction2 decorations!1")))
    assert told.startswith(
        "rolled 3 and 4: 7 · Decorations acts (top) · failed: no worker on Decorations · +2 gold from Gold Deposits · "
        "a worker on Gold Deposits rose to power 3 · it moved on to "
    )


@clause("B-7.7")
def test_it_falls_back() -> None:
    told = turn_of(act("nobles", bot("gold2 gold3 construction4 decorations!1")))
    assert told.startswith(
        "rolled 3 and 4: 7 · Nobles acts (top) · failed: no worker on Nobles, no worker on Forest · "
        "fallback: +5 cocoa · a worker on Gold Deposits rose to power 3 · it moved on to "
    )


@clause("B-8.3", "B-13.8")
def test_it_powers_up_twice() -> None:
    told = turn_of(act("alchemy", bot("gold2 gold3 construction4 decorations!1")))
    assert told == (
        "rolled 3 and 4: 7 · Alchemy acts (top) · failed: no worker on Alchemy · a worker on Gold Deposits rose to "
        "power 4 · the light disc moved to 1"
    )


@clause("B-8.5", "B-8.5.3")
def test_mastery_tells_every_worker_that_fails() -> None:
    told = turn_of(act("mastery", bot("nobles4 palace3 gold2 decorations!1", wood=0)))
    assert "Mastery acts (top) · failed: not enough wood for Nobles, no action on Palace · +2 gold from Gold" in told


@clause("B-8.6", "B-8.6.4")
def test_worship_tells_what_it_displaces_and_discards() -> None:
    state = act(
        "worship",
        bot("alchemy2 nobles2 construction2 decorations!1"),
        human("palace1 palace1 forest!3"),
        discovery_tiles={"worship": {"forest": "mask_4"}},
    )
    text = " ".join(" ".join(told_lines(state)).split())
    assert "1: rolled 3 and 4: 7 · Worship acts (top)" in text
    assert "0: worker on Forest unlocked for free, displaced by the Teotibot" in text
    assert "1: its locked worker moved on to Forest · red temple step 3 (worship) · +3 VP (temple step)" in text
    assert 'discarded the tile "skull mask" of Forest · turned up for Forest: ' in text


@clause("B-7.5")
def test_rewards_of_several_steps_are_one_sum() -> None:
    side = bot("alchemy2 nobles2 construction2 forest!1", temples={"blue": 1, "red": 1, "green": 2})
    told = turn_of(act("worship", side, human("palace1 palace1 palace1")))
    assert "its locked worker moved on to Stone Quarry · green temple step 4 (worship) · +3 cocoa (temple step)" in told


@clause("B-8.7", "B-13.10")
def test_masks_are_claimed_and_paid() -> None:
    tiles = {"worship": {"palace": "vp_4", "forest": "mask_4", "quarry": "vp_4", "gold": "vp_4"}}
    told = turn_of(act("mask_collection", bot(cocoa=5), discovery_tiles=tiles))
    assert "Mask Collection acts (top)" in told
    assert 'claimed the tile "skull mask" (Forest)' in told
    nothing = turn_of(act("mask_collection", bot(cocoa=0, wood=0, stone=0, gold=0), discovery_tiles=tiles))
    assert "failed: no new mask that can be paid for · fallback: +5 cocoa" in nothing


@clause("B-6.7", "B-6.8", "B-13.9")
def test_an_ascension() -> None:
    told = turn_of(act("nobles", bot("nobles5 gold2 construction2 decorations!1")))
    assert (
        "put up a building (top row, space 1) · +3 VP (building) · Avenue step 2 (building) · "
        "a worker ascended and was reborn on the Palace · Avenue step 3 (ascension) · +5 VP (ascension) · "
        "the light disc moved to 1 · it moved on to "
    ) in told
    assert "power 1" not in told


@clause("B-4.5", "B-11.3")
def test_cocoa_is_exchanged() -> None:
    assert "−10 cocoa, +3 VP (cocoa exchanged)" in turn_of(act("nobles", bot(cocoa=12)))


@clause("B-5.4", "B-5.7", "B-5.8", "B-5.9", "B-13.1", "B-13.2", "B-13.3")
def test_the_action_pyramid_is_told_below_the_turn() -> None:
    actions = {"T": "worship", "ML": "nobles", "MR": "alchemy", "BL": "mastery", "BM": "construction"}
    actions |= {"BR": "decorations", "spare": "mask_collection"}
    for slot, line in {
        "T": "Nobles → top, Construction → middle left, Mask Collection → bottom middle, Worship → spare",
        "MR": "Decorations → middle right, Mask Collection → bottom right, Alchemy → spare",
        "BL": "Mask Collection → bottom left, Mastery → spare",
    }.items():
        state = roll(solo(actions=actions, directions=("right", "left")), slot)
        assert pyramid_of(state) == f"action pyramid: {line}, direction tile turned to ↖"
        lines = told_lines(state)
        assert [line for line in lines if "action pyramid" in line] == lines[-2:-1]
        assert lines[-1] == "# Turn 3"


@clause("B-3.4", "B-3.5")
def test_the_human_displaces_its_locked_worker() -> None:
    state = human_turn(bot("gold2 nobles2 construction2 decorations!1"), human("palace1 palace1 nobles1", cocoa=5))
    play(state, "move:nobles.1 to:decorations worship:decorations.ability")
    text = " ".join(" ".join(told_lines(state)).split())
    assert "1: locked worker displaced, on to Forest" in text
    assert "0: locked a worker of power 1 in worship (Decorations)" in text


@clause("B-9.10")
def test_the_end_of_the_teotibot_is_told_in_parts() -> None:
    match = finished("teotihuacan", 7, 1)
    ended = [event for event in match.watch() if event.why == "B-9.10"]
    assert {event["item"] for event in ended} >= {"goods", "technologies"}
    rows = {row["source"]: row["points"] for row in telling_of(match.game).sources(match.watch(), 2)}
    assert rows["solo_goods"][1] == sum(event.number("points") for event in ended if event["item"] == "goods")
    assert rows["solo_technologies"][1] == sum(
        event.number("points") for event in ended if event["item"] == "technologies"
    )
    assert [sum(row[seat] for row in rows.values()) for seat in (0, 1)] == match.scores()


@clause("B-10.1")
@pytest.mark.parametrize(
    ("own", "other", "line"),
    [
        (50, 49, "Ana won: 50 VP against 49 of the Teotibot."),
        (49, 50, "Ana lost: 49 VP against 50 of the Teotibot."),
        (50, 50, "Ana lost: 50 VP each, and a tie is a defeat."),
    ],
)
def test_winning_and_losing(own: int, other: int, line: str) -> None:
    state = finished("teotihuacan", 7, 1).state
    assert isinstance(state, State)
    state.players[0].points, state.players[1].points = own, other
    assert text(telling_of("teotihuacan").verdict(state, ["Ana", "Teotibot"])["words"]) == line


def test_every_turn_of_the_bot_is_told() -> None:
    for seed in range(3):
        match = finished("teotihuacan", seed, 1)
        told = "\n".join(story("teotihuacan", match.watch()))
        assert told.count("1: rolled ") == told.count("action pyramid: ") == match.turn // 2
