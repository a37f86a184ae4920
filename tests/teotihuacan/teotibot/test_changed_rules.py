"""Rules that change for the human in a solo game, and what the bot ignores (B-3)."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from teotihuacan.table import RING, events, options, play, player, workers
from teotihuacan.teotibot.solo import BOT, FIRST_STEPS, HUMAN, TILES, act, bot, goods, human, human_turn, points, told
from tonalli import State

pytestmark = pytest.mark.pure

LOCKED_AT = "gold2 nobles2 construction2 {}!1"


def displays(state: State) -> tuple[list[str | None], list[str | None]]:
    data = state.to_dict()
    return data["pyramid"]["display"], data["decorations"]["display"]


def locked(state: State) -> list[str]:
    return [worker for worker in workers(state, BOT) if "!" in worker]


# ---- supply rows -----------------------------------------------------------------------------------


@clause("B-3.1/2")
def test_after_the_bot_has_built_tiles_slide_left_and_a_new_one_enters_at_the_right() -> None:
    s = act("construction", words="~turn:0 ~pyramid:20")
    assert displays(s)[0] == ["13", "07", "20"]


@clause("B-3.1/2")
def test_after_the_bot_has_decorated_tiles_slide_up_and_a_new_one_enters_at_the_bottom() -> None:
    s = act("decorations", bot("decorations2 nobles2 construction2 gold!1"), words="~decoration:10")
    assert displays(s)[1] == ["01", "00", "02", "10"]


@clause("B-3.1/1", "B-3.1/2")
@pytest.mark.parametrize(
    ("tile", "left"), [("12", ["13", "07", "20"]), ("13", ["12", "07", "20"]), ("07", ["12", "13", "20"])]
)
def test_after_the_human_has_built_tiles_slide_left_too(tile: str, left: list[str]) -> None:
    s = human_turn(person=human("gold1 palace1 palace1", stone=2, cocoa=9))
    play(s, f"move:gold.1 to:construction main tile:{tile} place:100 turn:0")
    while options(s)[0] == "pass" or options(s)[0].startswith("power-up"):
        play(s, options(s)[0])
    play(s, "~pyramid:20")
    assert displays(s)[0] == left


@clause("B-3.1/1", "B-3.1/2")
@pytest.mark.parametrize(("tile", "left"), [("08", ["01", "00", "02", "10"]), ("00", ["08", "01", "02", "10"])])
def test_after_the_human_has_decorated_tiles_slide_up_too(tile: str, left: list[str]) -> None:
    s = human_turn(person=human("nobles1 palace1 palace1", gold=3, cocoa=9), ring=RING)
    play(s, f"move:nobles.1 to:decorations main decoration:{tile} space:left_1")
    while options(s)[0][0] != "~":
        play(s, options(s)[0])
    play(s, "~decoration:10")
    assert displays(s)[1] == left


@clause("B-3.2/1", "B-3.2/2")
def test_a_human_who_builds_several_tiles_chooses_from_those_left_and_all_slide_once_at_the_end() -> None:
    s = human_turn(person=human("gold2 construction2 construction2", stone=4, cocoa=9))
    play(s, "move:gold.2 to:construction main tile:12 place:100 turn:0")
    while not any(word.startswith("tile:") for word in options(s)):
        play(s, options(s)[0])
    assert [word for word in options(s) if word.startswith("tile:")] == ["tile:07", "tile:13"]
    assert displays(s)[0] == [None, "13", "07"]
    play(s, "tile:13 place:101 turn:0")
    while options(s)[0][0] != "~":
        play(s, "pass" if "pass" in options(s) else options(s)[0])
    assert displays(s)[0] == ["07", None, None]
    play(s, "~pyramid:20 ~pyramid:21")
    assert displays(s)[0] == ["07", "20", "21"]


@clause("B-3.3")
def test_with_an_empty_stack_tiles_only_slide() -> None:
    places = [f"{level}{i}{j}" for level in (1, 2, 3, 4) for i in range(5 - level) for j in range(5 - level)]
    laid = {place: {"tile": f"{number:02}"} for number, place in enumerate(places[:29])}
    s = act("construction", pyramid={"places": laid, "display": ["29", "30", "31"]}, words="~turn:0")
    assert displays(s)[0] == ["30", "31", None]
    spaces = {f"{side}_1": f"{number:02}" for number, side in enumerate(("top", "right", "bottom"))}
    spaces |= {f"{side}_{level}": f"{number:02}" for number, (side, level) in enumerate(
        [(side, level) for side in ("top", "right", "bottom") for level in (2, 3, 4)], 3)}  # fmt: skip
    built = {place: {"tile": f"{number:02}"} for number, place in enumerate(places[:29])}
    s = act(
        "decorations",
        bot("decorations2 nobles2 construction2 gold!1"),
        pyramid={"places": built, "display": ["29", "30", "31"]},
        decorations={"spaces": spaces, "display": ["12", "13", "14"]},
    )
    assert displays(s)[1] == ["13", "14", None, None]


# ---- the bot's locked worker -----------------------------------------------------------------------


def worship_at(board: str, start: str, others: str = "", cocoa: int = 1, **fields: Any) -> State:
    """The human moves from ``start`` to the bot's sidebar and displaces its worker."""
    s = human_turn(
        bot(LOCKED_AT.format(board)), human(f"{start}1 {others or 'palace1 palace1'}", cocoa=cocoa), **fields
    )
    play(s, f"move:{start}.1 to:{board}")
    return s


@clause("B-3.4")
def test_the_human_pays_1_cocoa_to_displace_the_bots_worker() -> None:
    s = worship_at("forest", "palace", cocoa=0)
    assert "worship:forest.ability" not in options(s)
    s = worship_at("forest", "palace")
    play(s, "worship:forest.ability")
    assert player(s)["cocoa"] == 0


@clause("B-3.5/1", "B-3.5/2", "B-3.5/3")
@pytest.mark.parametrize(
    ("board", "start", "target"),
    [
        ("forest", "palace", "quarry"),
        ("quarry", "palace", "gold"),
        ("gold", "palace", "decorations"),
        ("decorations", "nobles", "forest"),
    ],
)
def test_the_displaced_worker_goes_to_the_next_empty_sidebar_past_the_palace(
    board: str, start: str, target: str
) -> None:
    s = worship_at(board, start)
    play(s, f"worship:{board}.ability")
    assert locked(s) == [f"{target}!1"]
    assert f"{board}!1" in workers(s, HUMAN)


@clause("B-3.5/2")
def test_occupied_sidebars_are_skipped() -> None:
    s = worship_at("forest", "palace", "quarry!1 gold!2")
    play(s, "worship:forest.ability")
    assert locked(s) == ["decorations!1"]
    assert workers(s, HUMAN)[:2] == ["forest!1", "gold!2"]


@clause("B-3.6")
def test_being_displaced_has_no_effect_for_the_bot() -> None:
    tiles = {"worship": {"forest": "vp_4", "quarry": "mask_4", "gold": "mask_1"}}
    s = worship_at("forest", "palace", discovery_tiles=tiles)
    before = s.to_dict()["players"][BOT]
    play(s, "worship:forest.ability")
    after = s.to_dict()["players"][BOT]
    assert {**before, "workers": []} == {**after, "workers": []}
    assert s.to_dict()["discovery_tiles"]["worship"]["quarry"] == "mask_4"
    assert s.to_dict()["teotibot"]["discarded_tiles"] == []
    assert events(s, "passes_palace") == []


@clause("B-3.6", "B-6.12/1")
def test_a_displaced_worker_does_not_pass_the_palace() -> None:
    s = worship_at("decorations", "nobles")
    play(s, "worship:decorations.ability")
    assert locked(s) == ["forest!1"]
    assert events(s, "passes_palace") == []


@clause("B-3.7/1", "B-3.8/1", "B-3.5/4")
@pytest.mark.parametrize(
    ("board", "start", "others", "target"),
    [
        ("forest", "palace", "quarry!1 gold!2 decorations!3", "quarry"),
        ("decorations", "nobles", "forest!1 quarry!2 gold!3", "forest"),
    ],
)
def test_with_no_empty_sidebar_it_takes_the_nearest_and_the_human_there_is_unlocked(
    board: str, start: str, others: str, target: str
) -> None:
    s = worship_at(board, start, others)
    cocoa = player(s)["cocoa"]
    play(s, f"worship:{board}.ability")
    assert locked(s) == [f"{target}!1"]
    mine = workers(s, HUMAN)
    assert f"{board}!1" in mine
    assert f"{target}1" in mine
    assert sum("!" in worker for worker in mine) == 3
    assert player(s)["cocoa"] == cocoa - 1


# ---- how the sides affect each other ---------------------------------------------------------------


@clause("B-3.9/1", "B-3.9/2")
def test_bot_and_neutral_workers_are_colours_of_their_own_for_collecting_cocoa() -> None:
    neutral = {"yellow": ["gold", "forest", "nobles"], "red": ["gold", "forest", "quarry"]}
    s = human_turn(bot("gold2 gold3 construction2 decorations!1"), neutral_workers=neutral)
    play(s, "move:palace.1 to:gold collect")
    assert player(s)["cocoa"] == 1 + 3


@clause("B-3.9/1", "B-3.9/2")
def test_bot_and_neutral_workers_are_colours_of_their_own_for_a_main_action() -> None:
    neutral = {"yellow": ["gold", "forest", "nobles"], "red": ["gold", "forest", "quarry"]}
    s = human_turn(bot("gold2 gold3 construction2 decorations!1"), human(cocoa=2), neutral_workers=neutral)
    play(s, "move:palace.1 to:gold")
    assert "main" not in options(s)
    s = human_turn(bot("gold2 gold3 construction2 decorations!1"), human(cocoa=3), neutral_workers=neutral)
    play(s, "move:palace.1 to:gold main")
    assert player(s)["cocoa"] == 0


@clause("B-3.9/1")
def test_the_bots_locked_worker_is_no_colour() -> None:
    s = human_turn(bot("nobles2 nobles3 construction2 gold!1"))
    play(s, "move:palace.1 to:gold collect")
    assert player(s)["cocoa"] == 1


@clause("B-3.10/1")
@pytest.mark.parametrize(("technologies", "scored"), [(["03"], 3), (["05"], 0)])
def test_the_bot_scores_3_when_the_human_gains_a_technology_with_its_marker(
    technologies: list[str], scored: int
) -> None:
    s = human_turn(bot(technologies=technologies), human("gold1 palace1 palace1", gold=2, cocoa=9))
    play(s, "move:gold.1 to:alchemy main technology:03")
    assert points(s) == scored


@clause("B-3.11")
def test_a_top_step_held_by_the_bot_is_closed_to_the_human() -> None:
    s = human_turn(
        bot(temples={**FIRST_STEPS, "red": 11}),
        human(temples={"blue": 0, "red": 10, "green": 0}),
    )
    play(s, "move:palace.1 to:forest worship:forest.ability")
    assert player(s)["temples"]["red"] == 10


@clause("B-3.11", "B-7.4")
def test_a_top_step_held_by_the_human_is_closed_to_the_bot() -> None:
    s = act("worship", bot(temples={**FIRST_STEPS, "red": 10}), human(temples={"blue": 0, "red": 11, "green": 0}))
    assert player(s, BOT)["temples"] == {"blue": 1, "red": 10, "green": 1}
    assert locked(s) == ["forest!1"]


# ---- what the bot ignores --------------------------------------------------------------------------


@clause("B-3.12/1", "B-3.12/2")
@pytest.mark.parametrize("tile", ["construction", "nobles", "alchemy", "mastery", "worship"])
def test_the_bot_pays_no_cocoa_for_what_it_does(tile: str) -> None:
    s = act(tile, bot("alchemy2 nobles2 construction2 gold!1", cocoa=3), human("decorations!1 palace1 palace1"))
    assert [event for event in told(s, "pay") if event.text("good") == "cocoa"] == []
    assert goods(s)["cocoa"] >= 3


@clause("B-3.13", "B-3.12")
@pytest.mark.parametrize("tile", TILES)
def test_the_bot_never_collects_cocoa_among_workers_of_all_colours(tile: str) -> None:
    crowd = {"yellow": ["forest", "quarry", "gold"], "red": ["forest", "quarry", "gold"]}
    for mine in ("forest2 quarry2 gold2 decorations!1", "palace2 palace2 palace2 decorations!1"):
        s = act(tile, bot(mine, wood=0, stone=0, gold=0), human("forest1 quarry1 gold1"), neutral_workers=crowd)
        sources = [event.why for event in told(s, "gain") if event.text("good") == "cocoa"]
        assert sources == ["B-7.7"] * len(told(s, "fallback"))
        assert goods(s)["cocoa"] == 5 * len(sources)


@clause("B-3.13", "B-8.5.3")
@pytest.mark.parametrize("tile", TILES)
def test_the_bot_uses_no_royal_tile_even_if_it_stands_on_the_palace_or_comes_by(tile: str) -> None:
    s = act(tile, bot("palace5 palace4 palace3 decorations!1", cocoa=9), royal_tiles=["A04", "B07", "C03"])
    assert not any(worker.startswith("palace") for worker in locked(s))
    assert len(locked(s)) == 1
    assert {event.text("space") for event in told(s, "lock")} <= {"forest"}
    assert not [event for event in s.told if event.seat == BOT and event.why.startswith("T-7.")]
    if tile == "mastery":
        assert [(event.text("lacking"), event.text("board")) for event in told(s, "fails")] == [
            ("action", "palace")
        ] * 3


@clause("B-3.13")
@pytest.mark.parametrize("tile", TILES)
@pytest.mark.parametrize("space", ["forest", "quarry", "gold", "decorations"])
def test_the_bot_never_unlocks_itself(space: str, tile: str) -> None:
    before = f"{space}!1"
    s = act(tile, bot(f"palace1 palace1 palace1 {before}", cocoa=9))
    assert told(s, "unlock") == []
    assert len(locked(s)) == 1
    assert (locked(s) == [before]) == (tile != "worship")


ACTING: dict[str, tuple[str, str]] = {
    "construction": ("construction", "construction2 nobles2 alchemy2 decorations!1"),
    "quarry": ("construction", "quarry2 nobles2 alchemy2 decorations!1"),
    "decorations": ("decorations", "decorations2 nobles2 alchemy2 forest!1"),
    "gold": ("decorations", "gold2 nobles2 alchemy2 forest!1"),
    "alchemy": ("alchemy", "alchemy2 gold2 gold2 decorations!1"),
    "two power-ups": ("alchemy", "gold2 gold2 gold2 decorations!1"),
    "nobles": ("nobles", "nobles2 gold2 gold2 decorations!1"),
    "forest": ("nobles", "forest2 gold2 gold2 decorations!1"),
    "mastery": ("mastery", "construction5 gold2 gold2 decorations!1"),
    "mastery in the forest": ("mastery", "forest3 gold2 gold2 decorations!1"),
    "worship": ("worship", "nobles2 gold2 gold2 decorations!1"),
    "fallback": ("mask_collection", "decorations3 gold5 gold5 quarry!1"),
}
"""What a technology rewards or changes for a person: each main action, power-ups, moves."""


@clause("B-3.14")
@pytest.mark.parametrize("technology", ["03", "05", "07", "09", "11", "13", "15", "17"])
@pytest.mark.parametrize("acting", list(ACTING))
def test_a_technology_brings_the_bot_nothing_on_any_action(acting: str, technology: str) -> None:
    tile, mine = ACTING[acting]
    display = ["01", "03", "05", "07", "09", max("11", technology)]
    outcomes = []
    for owned in ([], [technology]):
        s = act(tile, bot(mine, cocoa=3, technologies=owned), technologies=display)
        side = player(s, BOT)
        outcomes.append({**side, "technologies": sorted({*side["technologies"]} - {technology})})
    assert outcomes[0] == outcomes[1]


@clause("B-3.14")
@pytest.mark.parametrize("acting", [name for name in ACTING if name != "alchemy"])
def test_technology_01_moves_no_worker_of_the_bot_farther(acting: str) -> None:
    tile, mine = ACTING[acting]
    plain, rich = (act(tile, bot(mine, cocoa=3, technologies=owned)) for owned in ([], ["01"]))
    assert {**player(rich, BOT), "technologies": []} == player(plain, BOT)


@clause("B-3.15")
@pytest.mark.parametrize("turns", range(4))
def test_matching_icons_bring_the_bot_nothing_beside_the_fixed_reward(turns: int) -> None:
    s = act("construction", words=f"~turn:{turns}")
    assert points(s) == 1 + 2
    assert player(s, BOT)["temples"] == {"blue": 2, "red": 1, "green": 1}


@clause("B-3.16/1", "B-3.16/2")
def test_three_workers_on_a_board_bring_no_more_than_one() -> None:
    s = act("nobles", bot("forest2 forest2 forest2 decorations!1", wood=0))
    assert goods(s)["wood"] == 2
    assert workers(s, BOT) == ["decorations!1", "forest2", "forest2", "quarry3"]


@clause("B-3.17/2", "B-7.8/2")
def test_on_the_avenue_the_bot_takes_nothing_and_the_tiles_stay() -> None:
    heap = ["vp_4", "resources_2", "cocoa_4"]
    s = act("nobles", bot(avenue=2), discovery_tiles={"avenue_3": heap})
    assert player(s, BOT)["avenue"] == 3
    assert player(s, BOT)["discovery_tiles"] == []
    assert sorted(s.to_dict()["discovery_tiles"]["avenue_3"]) == sorted(heap)
