"""What a module of the solo game may replace: the direction tiles, how far workers move, passing the Palace."""

from __future__ import annotations

import itertools

import pytest

import tonalli
import tonalli.core.state
from clauses import clause
from core.varieties import before_setup, begin, walk
from teotihuacan.table import options, play, workers
from teotihuacan.teotibot.solo import (
    BOT,
    FACES,
    ROLL,
    actions_of,
    bot,
    directions_of,
    human,
    human_turn,
    rest,
    roll,
    solo,
    told,
)
from tonalli import State
from tonalli.core.native import i64
from tonalli.core.step import Effect
from tonalli.teotihuacan.modules.teotibot.bot import PowerMovement
from tonalli.teotihuacan.modules.teotibot.rules import BotMovement, BotRules, PalacePassing
from tonalli.teotihuacan.modules.teotibot.table import table_of
from tonalli.teotihuacan.state import State as Table

pytestmark = pytest.mark.pure

if not str(tonalli.core.state.__file__).endswith(".py"):
    pytest.skip("interpreted classes cannot stand in for compiled ones", allow_module_level=True)

DIRECTION_TILES = ["base_a", "base_b", "move_2", "move_3"]
SPREAD = "alchemy2 nobles2 construction2 {}!1"
OTHER_RING = ["palace", "decorations", "quarry", "alchemy", "construction", "forest", "nobles", "gold"]
"""The Gold Deposits lie last before the Palace, the Decorations first behind it."""


def rules_of(state: State) -> BotRules:
    assert isinstance(state, Table)
    return table_of(state).rules


def kinds(state: State, *wanted: str) -> list[str]:
    """What was told of these kinds, in its order."""
    return [event.kind for event in state.told if event.kind in wanted]


# ---- passing the Palace ----------------------------------------------------------------------------


class Courtyard(Effect[Table]):
    """What passing sets off; it only tells that it ran."""

    def run(self, s: Table) -> None:
        assert s.log is not None
        s.log.tell("courtyard", BOT, "B-6.12", {})


class Court(PalacePassing):
    """Takes down which worker came by, and where it then stood."""

    def __init__(self) -> None:
        self.seen: list[tuple[int, str]] = []

    def passed(self, s: Table, die: i64) -> None:
        worker = s.to_dict()["players"][BOT]["workers"][die]
        self.seen.append((die, worker.get("board") or f"{worker['worship']}!"))
        s.push(Courtyard())


def pass_by(state: State, monkeypatch: pytest.MonkeyPatch) -> Court:
    """The bot's turn with the top tile, and who passed the Palace in it."""
    court = Court()
    monkeypatch.setattr(rules_of(state), "passing", court)
    roll(state, "T")
    return court


@clause("B-6.12/1")
@pytest.mark.parametrize(
    ("worker", "seen"),
    [
        ("decorations1", [(1, "forest")]),
        ("decorations3", [(1, "quarry")]),
        ("nobles3", [(1, "forest")]),
        ("nobles2", []),
        ("palace3", []),
    ],
)
def test_an_advanced_worker_that_passed_sets_something_off_where_it_arrived(
    worker: str, seen: list[tuple[int, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    s = solo(bot(f"gold5 {worker} gold5 quarry!1"), actions={"T": "mask_collection"})
    assert pass_by(s, monkeypatch).seen == seen
    order = ["lift", "place", "passes_palace", "courtyard", "enters"] if seen else ["lift", "place", "enters"]
    assert kinds(s, *order) == order


@clause("B-6.12/3")
def test_a_reborn_worker_that_leaves_the_palace_sets_nothing_off(monkeypatch: pytest.MonkeyPatch) -> None:
    s = solo(bot("decorations5 gold5 gold5 quarry!1"), actions={"T": "mask_collection"})
    assert pass_by(s, monkeypatch).seen == []
    assert "forest1" in workers(s, BOT)


@clause("B-6.12/1", "B-8.6", "B-8.6.4")
def test_what_a_locked_worker_sets_off_comes_after_it_arrived_and_before_the_temple_steps(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    s = solo(bot(SPREAD.format("decorations")), human("palace1 palace1 forest!3"), actions={"T": "worship"})
    assert pass_by(s, monkeypatch).seen == [(3, "forest!")]
    order = ["unlock", "lock", "passes_palace", "courtyard", "temple", "temple", "reveal"]
    assert kinds(s, *order) == order


@clause("B-6.12/1", "B-8.6/5", "B-7.3")
@pytest.mark.parametrize(("step", "told_of"), [(1, ["temple"] * 3), (11, ["step_lost"])])
def test_on_the_way_to_the_decorations_it_is_the_same_with_a_temple_to_climb_and_without(
    step: int, told_of: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    temples = dict.fromkeys(("blue", "red", "green"), step)
    s = solo(bot(SPREAD.format("gold"), temples=temples), actions={"T": "worship"}, ring=OTHER_RING)
    assert pass_by(s, monkeypatch).seen == [(3, "decorations!")]
    assert kinds(s, "lock", "passes_palace", "courtyard") == ["lock", "passes_palace", "courtyard"]
    assert kinds(s, "temple", "step_lost") == told_of


@clause("B-6.12/1")
@pytest.mark.parametrize("space", ["forest", "quarry", "gold"])
def test_a_locked_worker_that_stays_on_its_side_of_the_palace_sets_nothing_off(
    space: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = solo(bot(SPREAD.format(space)), actions={"T": "worship"})
    assert pass_by(s, monkeypatch).seen == []


@clause("B-6.12/1", "B-3.6")
def test_a_worker_displaced_past_the_palace_sets_nothing_off(monkeypatch: pytest.MonkeyPatch) -> None:
    s = human_turn(bot(SPREAD.format("decorations")), human("nobles1 palace1 palace1", cocoa=3))
    court = Court()
    monkeypatch.setattr(rules_of(s), "passing", court)
    play(s, "move:nobles.1 to:decorations worship:decorations.ability")
    assert "forest!1" in workers(s, BOT)
    assert court.seen == []
    assert told(s, "passes_palace") == []


# ---- how far workers move --------------------------------------------------------------------------


class Strides(BotMovement):
    """Everybody moves so many boards; takes down with which power and at which column it was asked."""

    def __init__(self, boards: int) -> None:
        self.boards = boards
        self.asked: list[tuple[int, list[str]]] = []

    def distance(self, s: Table, die: i64) -> i64:
        self.asked.append((s.players[BOT].power[die], directions_of(s)))
        return self.boards


@clause("B-6.13/1", "B-6.13/2")
@pytest.mark.parametrize(("boards", "target"), [(1, "forest"), (2, "quarry"), (3, "gold")])
@pytest.mark.parametrize("tile", ["nobles", "mask_collection", "mastery"])
def test_a_reborn_worker_leaves_the_palace_by_the_same_function(
    tile: str, boards: int, target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = solo(bot("nobles5 nobles5 nobles5 quarry!1"), actions={"T": tile}, directions=("right", "left"))
    strides = Strides(boards)
    monkeypatch.setattr(rules_of(s), "movement", strides)
    roll(s, "T")
    assert workers(s, BOT) == sorted(["nobles5", "nobles5", f"{target}1", "quarry!1"])
    assert strides.asked == [(1, ["right", "left"])]
    assert directions_of(s) == ["left", "left"]


@clause("B-6.12/1", "B-6.13/2")
@pytest.mark.parametrize(("boards", "passes"), [(2, 0), (3, 1)])
def test_with_three_boards_a_worker_passes_the_palace_from_the_fifth_place_too(
    boards: int, passes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = solo(bot("alchemy1 gold5 gold5 quarry!1"), actions={"T": "mask_collection"})
    monkeypatch.setattr(rules_of(s), "movement", Strides(boards))
    roll(s, "T")
    assert len(told(s, "passes_palace")) == passes
    assert ("forest2" if passes else "decorations2") in workers(s, BOT)


# ---- a column of four direction tiles (X-8.1) ------------------------------------------------------


@pytest.fixture
def four_directions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PowerMovement, "directions", lambda movement: 4)


@clause("B-5.10/1", "B-2.11")
@pytest.mark.usefixtures("four_directions")
def test_setup_lays_four_faces_from_the_top_and_every_position_of_it_is_read_back() -> None:
    left = []
    for state in walk(before_setup(players=1), 3):
        data = state.to_dict()
        assert tonalli.from_dict("teotihuacan", data).to_dict() == data
        if options(state)[0].startswith("~direction"):
            left.append(data["teotibot"]["directions"].count(None))
            assert [weight for _, weight in state.chance()] == [1, 1]
        if state.turn > 0:
            break
    assert left == [4, 3, 2, 1]
    assert set(data["teotibot"]["directions"]) <= set(FACES)
    assert data["teotibot"]["direction_tiles"] == DIRECTION_TILES


@clause("B-5.10/1", "B-2.11")
@pytest.mark.usefixtures("four_directions")
def test_each_of_the_four_lies_with_a_random_side_up() -> None:
    columns = {tuple(directions_of(begin(seed, players=1).state)) for seed in range(200)}
    assert columns == set(itertools.product(FACES, repeat=4))


@clause("B-5.6", "B-5.10/1", "B-5.10/2")
@pytest.mark.parametrize("slot", list(ROLL))
@pytest.mark.parametrize("upper", list(itertools.product(FACES, repeat=2)), ids="-".join)
def test_only_the_two_uppermost_are_read_for_refilling(
    slot: str, upper: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = actions_of(roll(solo(directions=upper), slot))
    monkeypatch.setattr(PowerMovement, "directions", lambda movement: 4)
    for lower in itertools.product(FACES, repeat=2):
        assert actions_of(roll(solo(directions=(*upper, *lower)), slot)) == wanted


@clause("B-5.9/1", "B-5.9/2", "B-5.10/1")
@pytest.mark.parametrize("column", list(itertools.product(FACES, repeat=4)), ids="-".join)
@pytest.mark.usefixtures("four_directions")
def test_the_top_tile_is_turned_over_and_put_below_the_other_three(column: tuple[str, ...]) -> None:
    data = human_turn(directions=column).to_dict()
    data["teotibot"]["direction_tiles"] = ["move_2", "base_b", "move_3", "base_a"]
    s = tonalli.from_dict("teotihuacan", data)
    assert s.to_dict()["teotibot"] == data["teotibot"]
    roll(rest(s), "T")
    turned = {"left": "right", "right": "left"}[column[0]]
    assert directions_of(s) == [*column[1:], turned]
    assert s.to_dict()["teotibot"]["direction_tiles"] == ["base_b", "move_3", "base_a", "move_2"]
    assert tonalli.from_dict("teotihuacan", s.to_dict()).to_dict() == s.to_dict()


@clause("B-5.10/1")
@pytest.mark.usefixtures("four_directions")
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("directions", ["left", "right"]),
        ("directions", ["left"] * 5),
        ("direction_tiles", ["base_a", "base_b"]),
        ("direction_tiles", ["base_a", "base_b", "move_2", "move_2"]),
    ],
)
def test_a_column_of_any_other_length_or_with_a_tile_twice_is_refused(field: str, value: list[str]) -> None:
    data = human_turn(directions=("left", "right", "left", "right")).to_dict()
    data["teotibot"][field] = value
    with pytest.raises(tonalli.PositionError, match=rf"teotibot\.{field}"):
        tonalli.from_dict("teotihuacan", data)
