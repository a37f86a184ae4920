"""The events tell everything the bot changes: whoever only hears them knows the table."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings

import tonalli
from clauses import clause
from core.varieties import SOLO, before_setup, name_of, seeds, solo_varieties
from teotihuacan.styles import Choose, at_random, eager
from teotihuacan.table import play
from teotihuacan.teotibot.ledger import Ledger, seen
from teotihuacan.teotibot.solo import BOT, FIRST_STEPS, HUMAN, act, bot, human, human_turn, roll, solo, told
from tonalli import State
from tonalli.core.events import Event

pytestmark = pytest.mark.pure


def play_listening(state: State, choose: Choose, seed: int) -> Ledger:
    """Play to the end; whenever the bot has finished its turn, the ledger is compared with the table."""
    dealer = tonalli.Dealer(seed)
    told: list[Event] = []
    state.listen(told)
    ledger = Ledger()
    heard = turn = 0
    while not state.over:
        if state.actor == tonalli.CHANCE:
            dealer.answer(state)
        else:
            state.play(choose(state))
        if (state.actor == HUMAN and state.turn > turn) or state.over:
            turn = state.turn
            for event in told[heard:]:
                ledger.hear(event)
            heard = len(told)
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
    return [event.kind for event in state.told]


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
    assert (discard.text("discovery"), discard.text("board"), discard.why) == ("mask_4", "forest", "B-8.6")


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
    s.listen([])
    roll(s, "T")
    assert [kind for kind in kinds(s) if kind in ("discard", "reshuffle", "reveal")] == [
        "discard", "reshuffle", "reveal",
    ]  # fmt: skip
    assert s.to_dict()["discovery_tiles"]["worship"]["forest"] == discarded


def failures(state: State) -> list[tuple[str, str]]:
    return [(event.text("board"), event.text("lacking")) for event in told(state, "fails")]


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
        s.listen([])
        assert failures(roll(s, slot))[0] == failed


@clause("B-8.5")
def test_a_success_tells_no_failure() -> None:
    assert failures(act("construction")) == failures(act("nobles")) == []


@clause("B-6.7", "B-6.12")
def test_an_ascension_and_the_way_on_are_told() -> None:
    s = act("nobles", bot("nobles5 gold2 construction2 decorations!1"))
    events = told(s, "ascension") + told(s, "place")
    assert [(event.kind, event.number("power"), event.text("board")) for event in events] == [
        ("ascension", 0, ""),
        ("place", 1, "palace"),
        ("place", 1, s.to_dict()["ring"][1]),
    ]


# ---- lost steps ------------------------------------------------------------------------------------

WORSHIPPER = "alchemy2 nobles2 construction2 {}!1"
TAKEN = {"blue": 0, "red": 11, "green": 0}
TOPS = {"blue": 11, "red": 10, "green": 11}
"""With the human on top of the red temple the bot has none left to climb."""


def lost(state: State, seat: int = BOT) -> list[tuple[str, int, str]]:
    return [(event.text("track"), event.number("steps"), event.why) for event in told(state, "step_lost", seat)]


@clause("B-7.4")
@pytest.mark.parametrize(("step", "steps_lost"), [(8, 0), (9, 1), (10, 2)])
def test_steps_onto_a_top_that_is_taken_are_told_as_lost_one_by_one(step: int, steps_lost: int) -> None:
    mine = bot(WORSHIPPER.format("decorations"), temples={**FIRST_STEPS, "red": step})
    s = act("worship", mine, human(temples=TAKEN))
    assert lost(s) == [("red", 1, "T-9.6")] * steps_lost
    assert len(told(s, "temple")) == 2 - steps_lost


@clause("B-7.4", "B-8.6.3")
def test_of_three_steps_on_one_temple_those_beyond_the_top_are_told_as_lost() -> None:
    s = act("worship", bot(WORSHIPPER.format("gold"), temples={"blue": 10, "red": 1, "green": 1}))
    assert [(event.text("temple"), event.number("step")) for event in told(s, "temple")] == [("blue", 11)]
    assert lost(s) == [("blue", 1, "T-9.6")] * 2


@clause("B-7.4", "B-8.3")
def test_the_step_of_a_technology_onto_a_top_that_is_taken_is_told_as_lost() -> None:
    mine = bot("alchemy2 nobles2 construction2 decorations!1", temples={**FIRST_STEPS, "red": 10}, technologies=["01"])
    s = act("alchemy", mine, human(temples=TAKEN))
    assert [event.text("technology") for event in told(s, "technology")] == ["03"]
    assert lost(s) == [("red", 1, "T-9.6")]


@clause("B-7.3")
@pytest.mark.parametrize("tile", ["construction", "decorations"])
def test_without_a_temple_left_a_step_on_any_is_told_as_lost(tile: str) -> None:
    s = act(tile, bot(f"{tile}2 nobles2 nobles2 forest!1", temples=TOPS), human(temples=TAKEN))
    assert lost(s) == [("", 1, "B-7.3")]
    assert told(s, "temple") == []


@clause("B-7.3", "B-11.9")
@pytest.mark.parametrize("change", [-1, 0, 1])
def test_without_a_temple_left_all_steps_on_the_decorations_are_told_as_lost_at_once(change: int) -> None:
    s = act(
        "worship",
        bot(WORSHIPPER.format("gold"), temples=TOPS),
        human(temples=TAKEN),
        knobs={"worship_step_change": change},
    )
    assert lost(s) == [("", 3 + change, "B-7.3")]
    assert told(s, "temple") == []


@clause("B-7.8")
@pytest.mark.parametrize(("avenue", "steps_lost"), [(7, 0), (8, 1), (9, 2)])
def test_steps_beyond_the_end_of_the_avenue_are_told_as_lost(avenue: int, steps_lost: int) -> None:
    s = act("nobles", bot("nobles5 gold2 gold2 decorations!1", avenue=avenue))
    assert len(told(s, "ascension")) == 1, "a step for the building and one for the ascension"
    assert lost(s) == [("avenue", 1, "T-9.9")] * steps_lost
    assert len(told(s, "avenue")) == 2 - steps_lost


@clause("B-7.3", "B-7.4")
def test_a_step_that_is_made_is_not_told_as_lost() -> None:
    s = act("worship", bot(WORSHIPPER.format("decorations")))
    assert told(s, "step_lost", None) == []


@clause("B-3.11", "T-9.6")
@pytest.mark.parametrize(("held", "wanted"), [(11, [("red", 1, "T-9.6")]), (10, [])])
def test_a_persons_lost_temple_step_is_told_too(held: int, wanted: list[tuple[str, int, str]]) -> None:
    mine = bot(WORSHIPPER.format("decorations"), temples={**FIRST_STEPS, "red": held})
    s = human_turn(mine, human(temples={"blue": 0, "red": 10, "green": 0}))
    play(s, "move:palace.1 to:forest worship:forest.ability")
    assert lost(s, HUMAN) == wanted
    assert len(told(s, "temple", HUMAN)) == 1 - len(wanted)


@clause("T-9.9")
@pytest.mark.parametrize(("avenue", "wanted"), [(8, []), (9, [("avenue", 1, "T-9.9")])])
def test_a_persons_lost_avenue_step_is_told_too(avenue: int, wanted: list[tuple[str, int, str]]) -> None:
    s = human_turn(person=human("gold1 palace1 palace1", wood=2, cocoa=9, avenue=avenue))
    play(s, "move:gold.1 to:nobles main row:top")
    assert lost(s, HUMAN) == wanted
    assert len(told(s, "avenue", HUMAN)) == 1 - len(wanted)


# ---- the last eclipse ------------------------------------------------------------------------------


@clause("B-9.10")
@pytest.mark.parametrize(
    ("mine", "scored"),
    [
        (
            bot(cocoa=1, technologies=["01", "05", "09"], temples={"blue": 10, "red": 9, "green": 11}),
            [("goods", 7 + 5), ("technologies", 6), ("blue", 15), ("green", 15)],
        ),
        (bot(temples={"blue": 9, "red": 11, "green": 1}), [("goods", 6 + 5), ("red", 15)]),
        (bot(wood=0, stone=0, gold=0, cocoa=5, technologies=["03"]), [("technologies", 2)]),
    ],
    ids=["all", "no technology", "no goods"],
)
def test_what_the_bot_scores_at_the_end_is_told_by_what_it_is_for(
    mine: dict[str, Any], scored: list[tuple[str, int]]
) -> None:
    discs = {"light": 8, "dark": 8, "eclipses": 2, "turns_left": 1}
    s = act("mask_collection", mine, human("forest!1 palace1 palace1"), calendar=discs)
    play(s, "wages:0")
    assert s.over
    assert [
        (event.text("item"), event.number("points")) for event in told(s, "score") if event.why == "B-9.10"
    ] == scored
