"""The solo opponent's Shaman (X-6.15 to X-6.22, X-10.5, X-15.20)."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from teotihuacan.altars.shamans import ALTARS, MODULES, altars, pile, shamans
from teotihuacan.expansion_laws import EXPANSION
from teotihuacan.table import deal, options, play, player
from teotihuacan.teotibot.solo import BOT, HUMAN, bot, finish, human, human_turn, solo, told
from tonalli import State
from tonalli.teotihuacan.modules.altars.names import FIRST_ALTAR

pytestmark = pytest.mark.pure

COURT = "obsidian court altars"


def mask_collection(words: str, piles: dict[str, list[str]] | None = None, **fields: Any) -> State:
    """The bot's turn with Mask Collection on top, a roll of 7, up to the person's next decision."""
    opponent = fields.pop("opponent", None)
    state = solo(
        opponent, fields.pop("person", None), actions={"T": fields.pop("tile", "mask_collection")},
        altars=altars(words, piles=piles), modules=fields.pop("modules", MODULES), **fields,
    )  # fmt: skip
    play(state, "~die:3 ~die:4")
    return finish(state)


def placing(state: State) -> State:
    """Setup up to the tile of the bot's Shaman."""
    dealer = tonalli.Dealer(3)
    while state.top.kind != "draw-shaman-start":
        if state.actor == tonalli.CHANCE:
            dealer.answer(state)
        else:
            state.play(state.legal()[-1])
    return state


def begun(**more: Any) -> State:
    game = tonalli.GAMES["teotihuacan"]
    state = game.begin(game.check({"players": 1, "modules": MODULES.split(), **more}))
    state.listen([])
    return state


@clause("X-6.16/1", "X-6.21/1", "X-6.21/2")
def test_it_begins_lying_on_the_great_discovery_field_of_the_altar_before_a_board() -> None:
    state = placing(begun())
    assert len(options(state)) == 20, "all starting tiles"
    assert {weight for action, weight in state.chance()} == {1}
    before = EXPANSION["teotibot"]["M8"]["start_altar"]
    ring = state.to_dict()["ring"]
    for name, tile in tonalli.GAMES["teotihuacan"].figures()["starting"].items():
        drawn = state.copy()
        drawn.listen([])
        play(drawn, f"~starting:{name}")
        altar = before[str(ring.index(tile["boards"][0]) + 1)].lower()
        lies = drawn.to_dict()["altars"]["tiles"][altar]
        field = "rear" if lies in ("altar_trade", "altar_unlock") else "front"
        assert drawn.to_dict()["altars"]["shamans"] == [None, {"altar": altar, "field": field, "standing": False}]
        assert [event.text("starting") for event in told(drawn, "shaman_tile")] == [name]


@clause("X-6.16/1")
@pytest.mark.parametrize("space", range(1, 9))
def test_the_first_altar_counter_clockwise_from_a_space(space: int) -> None:
    assert ALTARS[FIRST_ALTAR[space - 1]].upper() == EXPANSION["teotibot"]["M8"]["start_altar"][str(space)]


@clause("X-6.16/2")
def test_it_is_placed_before_the_persons() -> None:
    state = placing(begun())
    assert state.problems() == []
    assert state.to_dict()["neutral_workers"]["red"], "after the neutral workers"
    deal(state)
    assert state.top.kind == "place-shaman"
    assert len(options(state)) == 7
    play(state, options(state)[0])
    assert state.top.kind == "turn"


@clause("X-6.15", "X-6.17/1", "X-15.20")
def test_its_mask_collection_comes_first_then_the_shaman_then_the_refill() -> None:
    state = mask_collection("a56.rear a45.front-", opponent=bot(cocoa=0), piles={"a12": ["great_obsidian_3"]})
    kinds = [event.kind for event in state.told if event.seat == BOT]
    assert kinds.index("fallback") < kinds.index("shaman") < kinds.index("spare")
    assert kinds.index("place") < kinds.index("shaman"), "with all of its fallback"
    assert player(state, BOT)["cocoa"] == 5


@clause("X-6.17/1")
def test_a_mask_is_still_taken_from_beside_a_worship_space() -> None:
    state = mask_collection(
        "a56.rear a45.front-", opponent=bot(cocoa=3), piles={"a12": ["great_obsidian_3"]},
        discovery_tiles={"worship": {"gold": "mask_1"}},
    )  # fmt: skip
    assert player(state, BOT)["discovery_tiles"] == ["mask_1"]
    assert shamans(state)[BOT] == "a12.rear-"


@clause("X-6.17/2", "X-6.17/3", "X-6.18", "X-6.22/3")
def test_the_top_tile_is_discarded() -> None:
    state = mask_collection("a56.rear a45.front-", piles={"a12": ["great_obsidian_3", "great_move_back"]})
    assert shamans(state)[BOT] == "a12.rear-", "the Great Discovery field, lying"
    assert pile(state, "a12") == ["great_obsidian_3"]
    assert state.to_dict()["great_discoveries"]["discarded"] == ["great_move_back"]
    discarded = told(state, "great_discarded")[0]
    assert (discarded.text("discovery"), discarded.text("place"), discarded.why) == ("great_move_back", "a12", "X-6.17")
    assert player(state, BOT)["obsidian"] == 0
    state = mask_collection("a56.rear a45.front-", piles={"a12": ["great_obsidian_3"]})
    assert (pile(state, "a12"), player(state, BOT)["obsidian"]) == ([], 0), "emptying an altar has no further effect"


@clause("X-6.17/3", "X-6.22/1")
def test_a_mask_it_lacks_is_taken_for_free_wherever_it_lies() -> None:
    opponent = bot(wood=0, stone=0, gold=0)
    state = mask_collection("a56.rear a45.front-", opponent=opponent, piles={"a12": ["great_mask", "great_move_back"]})
    assert player(state, BOT)["discovery_tiles"] == ["great_mask"]
    assert pile(state, "a12") == ["great_move_back"]
    assert state.to_dict()["great_discoveries"]["discarded"] == []


@clause("X-6.22/2")
def test_a_mask_of_a_kind_it_owns_is_none_it_lacks() -> None:
    opponent = bot(discovery_tiles=["great_mask"])
    state = mask_collection("a56.rear a45.front-", opponent=opponent, piles={"a12": ["great_move_back", "great_mask"]})
    assert player(state, BOT)["discovery_tiles"] == ["great_mask"]
    assert state.to_dict()["great_discoveries"]["discarded"] == ["great_mask"]
    opponent = bot(discovery_tiles=["mask_1"])
    state = mask_collection("a56.rear a45.front-", opponent=opponent, piles={"a12": ["great_mask"]})
    assert player(state, BOT)["discovery_tiles"] == ["mask_1", "great_mask"]


@clause("X-6.17/4")
def test_without_great_discoveries_it_takes_the_other_field_and_two_obsidian() -> None:
    state = mask_collection("a56.rear a45.front-")
    assert shamans(state)[BOT] == "a12.front-"
    assert player(state, BOT)["obsidian"] == 2


@clause("X-6.18")
def test_its_shaman_never_affects_its_workers_and_never_stands() -> None:
    """The bot's Shaman beside the board on which it gathers: 1 gold and 1 obsidian, and it lies before and after."""
    state = mask_collection("a12.rear a45.rear-", tile="decorations", opponent=bot(gold=0))
    assert (player(state, BOT)["gold"], player(state, BOT)["obsidian"]) == (1, 1)
    assert shamans(state)[BOT] == "a45.rear-"
    assert not told(state, "shaman_lies")
    data = state.to_dict()
    data["altars"]["shamans"][BOT]["standing"] = True
    with pytest.raises(tonalli.PositionError, match=r"altars.shamans\[1\].standing: this Shaman always lies"):
        tonalli.from_dict("teotihuacan", data)


@clause("X-6.19/1")
def test_displaced_it_goes_to_the_great_discovery_field_and_gains_an_obsidian() -> None:
    state = human_turn(modules=MODULES, altars=altars("a12.rear a81.front-", piles={"a56": ["great_mask"]}))
    play(state, "activate shaman:a81.front")
    assert shamans(state) == ["a81.front", "a56.front-"]
    assert player(state, BOT)["obsidian"] == 1
    assert pile(state, "a56") == ["great_mask"]
    assert [event.why for event in told(state, "gain")] == ["X-6.19"]
    assert state.actor == tonalli.CHANCE, "the bot's turn"


@clause("X-6.19/2", "X-1.6/1")
def test_it_displaces_the_person_who_then_decides_in_its_turn() -> None:
    state = mask_collection(
        "a12.rear- a45.front-", person=human(discovery_tiles=["vp_4"]), piles={"a12": ["great_mask"]}
    )
    assert (state.actor, state.active) == (HUMAN, BOT)
    assert options(state) == ["shaman:a81.rear", "shaman:a81.front"], "no tiles"
    assert player(state, BOT)["discovery_tiles"] == ["great_mask"], "the benefit comes first"
    assert state.problems() == []
    play(state, "shaman:a81.front")
    assert shamans(state) == ["a81.front", "a12.rear-"]
    assert (state.actor, state.active) == (HUMAN, HUMAN)
    kinds = [event.kind for event in state.told]
    assert kinds.index("spare") > max(i for i, kind in enumerate(kinds) if kind == "shaman"), "before the refill"


def test_a_record_with_a_decision_in_the_bots_turn_replays() -> None:
    for seed in range(40):
        match = tonalli.new("teotihuacan", players=1, seed=seed, modules=MODULES.split())
        while match.turn < 30 and match.state.top.kind != "displaced-shaman":
            match.play(match.legal()[-1 if match.turn else 0])
        if match.state.top.kind == "displaced-shaman" and match.state.active == BOT:
            match.play(match.legal()[0])
            text = match.record().write()
            assert tonalli.load(text).record().write() == text
            assert tonalli.load(text).state == match.state
            return
    raise AssertionError("nobody was displaced in the bot's turn")


@clause("X-6.20")
@pytest.mark.parametrize(("harder", "obsidian"), [(False, 0), (True, 1)])
def test_harder_it_gains_an_obsidian_for_a_tile_discarded_from_an_altar(harder: bool, obsidian: int) -> None:
    knobs: Any = {"harder_altars": harder}
    state = mask_collection("a56.rear a45.front-", piles={"a12": ["great_move_back"]}, knobs=knobs)
    assert player(state, BOT)["obsidian"] == obsidian
    state = mask_collection("a56.rear a45.front-", piles={"a12": ["great_mask"]}, knobs=knobs)
    assert player(state, BOT)["obsidian"] == 0, "not for a mask it takes"


@clause("X-1.11/2")
def test_the_switches_need_their_modules() -> None:
    game = tonalli.GAMES["teotihuacan"]
    with pytest.raises(tonalli.OptionError, match="harder_altars"):
        game.check({"players": 1, "modules": ["obsidian"], "bot": {"harder_altars": True}})
    with pytest.raises(tonalli.OptionError, match="priest_s07"):
        game.check({"players": 1, "modules": MODULES.split(), "bot": {"priest_s07": True}})
    game.check({"players": 1, "modules": COURT.split(), "bot": {"priest_s07": True}})


@clause("X-1.11/1")
def test_the_switches_are_off_unless_asked_for() -> None:
    state = mask_collection("a56.rear a45.front-", piles={"a12": ["great_move_back"]}, modules=COURT)
    assert state.options["bot"] == {}
    assert player(state, BOT)["obsidian"] == 0


@clause("X-10.5/1")
@pytest.mark.parametrize(("priest", "field"), [(False, "a45.front-"), (True, "a12.rear-")])
def test_with_s07_the_shaman_step_follows_its_worship_tile(priest: bool, field: str) -> None:
    knobs: Any = {"priest_s07": priest}
    state = mask_collection(
        "a56.rear a45.front-", piles={"a12": ["great_move_back"]}, knobs=knobs, tile="worship", modules=COURT,
    )  # fmt: skip
    assert shamans(state)[BOT] == field
    assert not told(state, "fallback"), "without another Mask Collection"
    if priest:
        kinds = [event.kind for event in state.told]
        assert max(i for i, kind in enumerate(kinds) if kind == "temple") < kinds.index("shaman")
        assert kinds.index("shaman") < kinds.index("spare")


@clause("X-10.5/1", "X-6.20")
def test_with_s07_harder_counts_for_its_worship_tile_too() -> None:
    knobs: Any = {"priest_s07": True, "harder_altars": True}
    state = mask_collection(
        "a56.rear a45.front-", piles={"a12": ["great_move_back"]}, knobs=knobs, tile="worship", modules=COURT,
    )  # fmt: skip
    assert player(state, BOT)["obsidian"] == 1
