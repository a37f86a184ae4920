"""The Teotibot's turns in words."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import tonalli
from clauses import clause
from teotihuacan.table import play
from teotihuacan.teotibot.solo import act, bot, human, human_turn, roll, solo
from tonalli.cli.face import face_of
from tonalli.cli.files import new_match
from tonalli.cli.story import Told
from tonalli.cli.teotihuacan.sources import cause_of
from tonalli.cli.teotihuacan.story import phrase, story
from tonalli.core.events import Event
from tonalli.core.state import State
from tonalli.locale import has_words
from tonalli.teotihuacan.modules.teotibot import names
from tonalli.teotihuacan.modules.teotibot.knobs import KNOBS

SOURCE = Path(__file__).parents[2] / "src" / "tonalli"
NAMES = ["You", "Teotibot"]
HARDEST = {name: max(allowed) for name, (default, allowed) in KNOBS.items()}


def told_lines(state: State) -> list[str]:
    """What a person reads of what the state told."""
    assert state.log is not None
    view = tonalli.game_named("teotihuacan").view(state, 0)
    return [line.plain for line in story(state.log.events, view, NAMES)]


def turn_of(state: State) -> str:
    """The paragraph of the bot's turn, without what was told before and after it."""
    assert state.log is not None
    lines = [line.partition("Teotibot: ")[2] for line in told_lines(state) if line.startswith("B Teotibot: ")]
    assert len(lines) == 1, told_lines(state)
    return lines[0]


def pyramid_of(state: State) -> str:
    (line,) = [line.strip() for line in told_lines(state) if line.startswith("  action pyramid: ")]
    return line


# ---- every kind has words ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "key",
    [
        *(f"action_tile-{tile}{part}" for tile in names.ACTION_TILES for part in ("", ".title", ".effect")),
        *(f"slot-{slot}" for slot in names.SLOTS),
        *(f"direction-{face}{part}" for face in names.FACES for part in ("", ".from")),
        *(f"solo-{result}" for result in ("won", "lost", "tied")),
    ],
)
def test_every_thing_has_its_words(key: str) -> None:
    assert has_words(f"teotihuacan-{key}")


def test_every_setting_has_words() -> None:
    assert [name for name in (*KNOBS, "easiest", "default", "hardest") if not has_words(f"cli-bot-{name}")] == []


@pytest.mark.parametrize("lacking", names.LACKING)
def test_every_reason_to_fail_has_words(lacking: str) -> None:
    told = phrase(Told(Event("fails", 1, lacking, 0, "construction", "B-8.1")))
    assert "[" not in told
    assert told.startswith("nothing") == (lacking == "")


def test_every_kind_the_bot_can_tell_has_words() -> None:
    """Read off the code, so that rare ones count as well."""
    kinds: set[str] = set()
    clauses: set[str] = set()
    for file in SOURCE.joinpath("teotihuacan/teotibot").glob("*.py"):
        text = file.read_text(encoding="utf-8")
        kinds |= set(re.findall(r"tell\(\s*\"(\w+)\"", text))
        clauses |= set(re.findall(r"(?:score|score_for|gain|spend)\([^()]*?\"(B-[\d.]+)\"", text))
    assert kinds >= {"die", "activate", "fails", "fallback", "rises", "enters", "spare", "direction", "discard"}
    assert [kind for kind in sorted(kinds) if not has_words(f"teotihuacan-event-{kind}")] == []
    assert clauses >= {"B-4.5", "B-6.7", "B-8.1", "B-8.2", "B-8.4", "B-9.10"}
    assert [why for why in sorted(clauses) if cause_of(why).startswith("rule ")] == []


@pytest.mark.parametrize("setup", ["standard", "first", "draft"])
@pytest.mark.parametrize("bot_settings", [{}, HARDEST], ids=["default", "hardest"])
def test_random_games_are_told_and_asked_in_words(setup: str, bot_settings: dict[str, Any]) -> None:
    face = face_of("teotihuacan", 1)
    for seed in range(3):
        match = new_match("teotihuacan", ["You"], seed, {"setup": setup, "bot": bot_settings})
        events = match.watch()
        choose = random.Random(seed).choice
        while not match.over:
            view = match.view(0)
            legal = match.legal()
            texts = [face.question(match, view)]
            texts += [face.option(match, action, view) for action in legal]
            assert not [text for text in texts if "[teotihuacan" in text]
            match.play(choose(legal))
        assert sorted({event.kind for event in events if not has_words(f"teotihuacan-event-{event.kind}")}) == []
        assert not [text for text in (phrase(Told(event)) for event in events) if "[teotihuacan" in text]
        told = "\n".join(line.plain for line in story(events, match.view(None), NAMES))
        assert "[teotihuacan" not in told
        assert "()" not in told
        assert "none" not in told
        assert "rule B-" not in told
        assert "rule T-" not in told
        assert not re.search(r"(?::|·) (is|moves|claims|uses|builds|rolls|gains)\b", told)
        assert told.count("B Teotibot: rolled ") == told.count("action pyramid: ") == match.turn // 2


# ---- the story of single turns -----------------------------------------------------------------


@clause("B-4.1", "B-8.1", "B-13.6")
def test_it_builds() -> None:
    assert turn_of(act("construction", words="~turn:0")).startswith(
        "rolled 3 + 4 = 7 · Construction acts (top) · −2 stone (construction) · built pyramid tile "
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
        "rolled 3 + 4 = 7 · Decorations acts (top) · failed: no worker on Decorations · +2 gold from Gold Deposits · "
        "a worker on Gold Deposits rose to power 3 · it moved on to "
    )


@clause("B-7.7")
def test_it_falls_back() -> None:
    told = turn_of(act("nobles", bot("gold2 gold3 construction4 decorations!1")))
    assert told.startswith(
        "rolled 3 + 4 = 7 · Nobles acts (top) · failed: no worker on Nobles, no worker on Forest · "
        "fallback: +5 cocoa · a worker on Gold Deposits rose to power 3 · it moved on to "
    )


@clause("B-8.3", "B-13.8")
def test_it_powers_up_twice() -> None:
    told = turn_of(act("alchemy", bot("gold2 gold3 construction4 decorations!1")))
    assert told == (
        "rolled 3 + 4 = 7 · Alchemy acts (top) · failed: no worker on Alchemy · a worker on Gold Deposits rose to "
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
    assert "B Teotibot: rolled 3 + 4 = 7 · Worship acts (top)" in text
    assert "K You: worker on Forest unlocked for free, displaced by the Teotibot" in text
    assert (
        "B Teotibot: its locked worker moved on to Forest · red temple step 3 (worship) · +3 VP (temple step)" in text
    )
    assert 'discarded the tile "mask 4" of Forest · turned up for Forest: ' in text


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
    assert 'claimed the tile "mask 4" (Forest)' in told
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
        assert [line for line in lines if "action pyramid" in line] == lines[-1:]


@clause("B-3.4", "B-3.5")
def test_the_human_displaces_its_locked_worker() -> None:
    state = human_turn(bot("gold2 nobles2 construction2 decorations!1"), human("palace1 palace1 nobles1", cocoa=5))
    play(state, "move:nobles.1 to:decorations worship:decorations.ability")
    text = " ".join(" ".join(told_lines(state)).split())
    assert "B Teotibot: locked worker displaced, on to Forest" in text
    assert "K You: locked a worker of power 1 in worship (Decorations)" in text


@clause("B-9.10")
def test_the_end_is_told_as_one_sum() -> None:
    scores = [Event("score", 1, "", amount, "", "B-9.10") for amount in (10, 8, 15, 15)]
    view = tonalli.game_named("teotihuacan").view(human_turn(), 0)
    (line,) = story(scores, view, NAMES)
    assert line.plain == "B Teotibot: +48 VP (goods, technologies and temples at the end)"
