"""The events tell everything the bot changes: whoever only hears them knows the table."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings

import tonalli
from clauses import clause
from core.varieties import SOLO, before_setup, name_of, seeds, solo_varieties
from teotihuacan.styles import Choose, at_random, eager
from teotihuacan.teotibot.ledger import Ledger, seen
from teotihuacan.teotibot.solo import BOT, HUMAN, act, bot, human, roll, solo, told
from tonalli import State
from tonalli.core.events import Event, Log

pytestmark = pytest.mark.pure


def play_listening(state: State, choose: Choose, seed: int) -> Ledger:
    """Play to the end; whenever the bot has finished its turn, the ledger is compared with the table."""
    dealer = tonalli.Dealer(seed)
    log = state.log = Log()
    ledger = Ledger()
    heard = turn = 0
    while not state.over:
        if state.actor == tonalli.CHANCE:
            dealer.answer(state)
        else:
            state.play(choose(state))
        if (state.actor == HUMAN and state.turn > turn) or state.over:
            turn = state.turn
            for event in log.events[heard:]:
                ledger.hear(event)
            heard = len(log.events)
            assert ledger.to_dict() == seen(state.to_dict())
    return ledger


@clause("B-1.3")
@pytest.mark.parametrize("variety", SOLO, ids=name_of)
def test_the_events_tell_the_whole_game(variety: dict[str, Any]) -> None:
    assert play_listening(before_setup(**variety), eager(7), 7).sides[BOT].points > 0


@clause("B-1.3")
@settings(max_examples=25)
@given(solo_varieties, seeds)
def test_the_events_tell_any_game(variety: dict[str, Any], seed: int) -> None:
    play_listening(before_setup(**variety), at_random(seed), seed)


@clause("B-1.3")
@settings(max_examples=10)
@given(solo_varieties, seeds)
def test_the_events_tell_any_eager_game(variety: dict[str, Any], seed: int) -> None:
    play_listening(before_setup(**variety), eager(seed), seed)


def kinds(state: State) -> list[str]:
    """What was told of the bot's turn, from the roll on."""
    assert state.log is not None
    return [event.kind for event in state.log.events]


@clause("B-4.1", "B-4.2", "B-4.3", "B-4.4", "B-4.5", "B-4.6")
def test_a_turn_is_told_in_the_order_of_its_steps() -> None:
    s = act("decorations", bot(cocoa=10))
    told_kinds = kinds(s)
    order = ["die", "die", "activate", "fails", "gain", "power", "lift", "place", "rises", "rises", "enters", "spare"]
    order += ["direction", "pay", "score", "light_disc", "turn"]
    assert [kind for kind in told_kinds if kind in order] == order


@clause("B-8.6", "B-8.6.4")
def test_the_discarded_tile_is_told_between_the_temple_steps_and_the_new_one() -> None:
    s = act(
        "worship",
        bot("alchemy2 nobles2 construction2 decorations!1"),
        human("palace1 palace1 forest!3"),
        discovery_tiles={"worship": {"forest": "mask_4"}},
    )
    wanted = ("unlock", "lock", "temple", "discard", "reveal")
    assert [kind for kind in kinds(s) if kind in wanted] == ["unlock", "lock", "temple", "temple", "discard", "reveal"]
    (discard,) = told(s, "discard")
    assert (discard.what, discard.amount, discard.where, discard.why) == ("mask_4", 1, "forest", "B-8.6")


@clause("B-8.8.2")
def test_where_no_tile_lay_none_is_discarded() -> None:
    s = act("worship", bot("alchemy2 nobles2 construction2 decorations!1"), words="~discovery:vp_4")
    assert told(s, "discard") == []
    assert s.to_dict()["discovery_tiles"]["worship"]["forest"] == "vp_4"


@clause("B-8.8.1")
def test_a_tile_discarded_into_an_empty_stack_is_told_before_the_shuffle() -> None:
    s = solo(bot("alchemy2 nobles2 construction2 decorations!1"), actions={"T": "worship"})
    data = s.to_dict()
    data["discovery_tiles"]["worship"]["forest"] = next(iter(data["unseen"]["discovery"]))
    discarded = data["discovery_tiles"]["worship"]["forest"]
    stack = [kind for kind, count in data.pop("unseen")["discovery"].items() for _ in range(count)]
    stack.remove(discarded)
    data["players"][HUMAN]["discovery_tiles"] = [kind for kind in stack if kind.startswith("mask")]
    data["players"][HUMAN]["used_tiles"] = [kind for kind in stack if not kind.startswith("mask")]
    s = tonalli.from_dict("teotihuacan", data)
    s.log = Log()
    roll(s, "T")
    assert [kind for kind in kinds(s) if kind in ("discard", "reshuffle", "reveal")] == [
        "discard", "reshuffle", "reveal",
    ]  # fmt: skip
    assert s.to_dict()["discovery_tiles"]["worship"]["forest"] == discarded


def failures(state: State) -> list[tuple[str, str]]:
    return [(event.where, event.what) for event in told(state, "fails")]


@clause("B-8.1", "B-8.2", "B-8.3", "B-8.4", "B-8.7", "B-8.1.1", "B-8.2.2", "B-8.3.1", "B-8.4.4")
@pytest.mark.parametrize(
    ("tile", "workers", "fields", "failed"),
    [
        ("construction", "quarry2 gold2 nobles2 decorations!1", {}, [("construction", "worker")]),
        ("construction", "construction2 gold2 nobles2 decorations!1", {"stone": 1},
         [("construction", "stone"), ("quarry", "worker")]),
        ("decorations", "decorations2 gold2 nobles2 forest!1", {"gold": 1}, [("decorations", "gold")]),
        ("decorations", "forest2 forest2 nobles2 decorations!1", {},
         [("decorations", "worker"), ("gold", "worker")]),
        ("alchemy", "forest2 gold2 nobles2 decorations!1", {}, [("alchemy", "worker")]),
        ("alchemy", "alchemy2 gold2 nobles2 decorations!1", {"gold": 0}, [("alchemy", "gold")]),
        ("nobles", "nobles2 forest2 gold2 decorations!1", {"wood": 1}, [("nobles", "wood")]),
        ("mask_collection", "nobles2 forest2 gold2 decorations!1", {}, [("", "mask")]),
        ("mastery", "nobles4 palace3 gold2 decorations!1", {"wood": 0}, [("nobles", "wood"), ("palace", "action")]),
    ],
)  # fmt: skip
def test_a_failure_is_told_with_what_was_lacking(
    tile: str, workers: str, fields: dict[str, int], failed: list[tuple[str, str]]
) -> None:
    assert failures(act(tile, bot(workers, **fields))) == failed


@clause("B-8.3.1", "B-8.4.4")
def test_what_has_run_out_is_told() -> None:
    data = solo(bot("alchemy2 gold2 nobles2 decorations!1"), actions={"T": "alchemy", "ML": "nobles"}).to_dict()
    data["players"][BOT]["technologies"] = data["technologies"]
    data["nobles"] = {"top": [1, 2, 3, 4, 5], "middle": [1, 2, 3, 4], "bottom": [1, 2]}
    data["buildings"] = 0
    for slot, failed in (("T", ("alchemy", "technology")), ("ML", ("nobles", "building"))):
        s = tonalli.from_dict("teotihuacan", data)
        s.log = Log()
        assert failures(roll(s, slot))[0] == failed


@clause("B-8.5")
def test_a_success_tells_no_failure() -> None:
    assert failures(act("construction")) == failures(act("nobles")) == []


@clause("B-6.7", "B-6.12")
def test_an_ascension_and_the_way_on_are_told() -> None:
    s = act("nobles", bot("nobles5 gold2 construction2 decorations!1"))
    events = [event for event in told(s, "ascension") + told(s, "place") if isinstance(event, Event)]
    assert [(event.kind, event.amount, event.where) for event in events] == [
        ("ascension", 1, ""),
        ("place", 1, "palace"),
        ("place", 1, s.to_dict()["ring"][1]),
    ]
