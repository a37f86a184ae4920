"""The suites of PettingZoo and Gymnasium, run over both games, all numbers of players, several modules."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import tonalli
import tonalli.rl.pettingzoo as zoo
from rl.tables import OPTIONS
from tonalli.rl.gym import SeatEnv, SeatVectorEnv
from tonalli.rl.pettingzoo import env, raw_env

FEW = [OPTIONS[0], OPTIONS[3], OPTIONS[7], OPTIONS[10]]


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_pettingzoo_accepts_it(game: str, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        # Observations with a mask are PettingZoo's own custom, and its suite warns of them.
        warnings.simplefilter("ignore", UserWarning)
        api_test(env(game, **options), num_cycles=200)


@pytest.mark.parametrize("name", tonalli.GAMES)
def test_pettingzoo_finds_a_game_where_it_looks_for_it(name: str) -> None:
    found = getattr(zoo, f"{name}_v0")
    table = found.env(players=2)
    assert table.metadata["name"] == f"{name}_v0"
    assert isinstance(table, type(env(name)))
    assert isinstance(found.raw_env(), raw_env)
    with pytest.raises(AttributeError, match="no attribute"):
        _ = zoo.chess_v0


@pytest.mark.parametrize(("game", "options"), FEW)
def test_pettingzoo_repeats_what_a_seed_began(game: str, options: dict[str, Any]) -> None:
    seed_test(lambda: env(game, **options), num_cycles=60)


def test_pettingzoo_plays_to_the_end() -> None:
    table = raw_env("teotihuacan", players=3, reward="score", render_mode="ansi")
    table.reset(seed=11)
    generator = random.Random(1)
    for agent in table.agent_iter():
        seen, reward, over, _stopped, told = table.last()
        if over:
            assert reward == table.single.state.scores()[table.seat_of[agent]] == told["scores"][table.seat_of[agent]]
            table.step(None)
        else:
            assert agent == f"seat_{table.single.state.actor}"
            assert np.flatnonzero(seen["action_mask"]).tolist() == table.single.state.legal()
            row = table.single.features.row(table.single.state, table.seat_of[agent])
            assert seen["observation"].tobytes() == row
            other = table.possible_agents[(table.seat_of[agent] + 1) % 3]
            assert not table.observe(other)["action_mask"].any()
            table.step(generator.choice(table.single.state.legal()))
    assert table.single.state.over
    assert table.render() == str(table.single.state)


def test_pettingzoo_ends_with_an_illegal_action() -> None:
    table = env("tzolkin", players=3)
    with pytest.raises(AttributeError, match="reset"):
        table.step(0)
    table.reset(seed=4)
    for wrong in (table.single.decisions, -1, "pass", None, 1.5):
        with pytest.raises(AssertionError, match="is no action of seat_"):
            table.step(wrong)
    raw = raw_env("tzolkin", players=3)
    raw.reset(seed=4)
    for wrong in (raw.single.decisions, "pass", None):
        with pytest.raises(tonalli.IllegalAction):
            raw.step(wrong)
    agent = table.agent_selection
    table.step(int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0]))
    ended = {}
    for each in table.agent_iter():
        _seen, reward, over, stopped, _told = table.last()
        assert over
        assert stopped
        ended[each] = reward
        table.step(None)
    assert ended == {each: -1 if each == agent else 0 for each in table.possible_agents}


@pytest.mark.parametrize("again", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
@pytest.mark.parametrize(("game", "options"), FEW)
def test_a_table_of_pettingzoo_can_be_copied(game: str, options: dict[str, Any], again: Any) -> None:
    """What goes on in the copy is what goes on in the other, dealt alike, and neither changes the other."""
    table = env(game, **options)
    table.reset(seed=7)
    generator = random.Random(3)
    for _ in range(40):
        table.step(generator.choice(table.single.state.legal()))
    same = again(table)
    before = table.single.state.key()
    taken = []
    for _ in range(60):
        taken.append(generator.choice(same.single.state.legal()))
        same.step(taken[-1])
    assert table.single.state.key() == before
    for action in taken:
        table.step(action)
    assert table.single.state.key() == same.single.state.key()
    assert np.array_equal(table.last()[0]["observation"], same.last()[0]["observation"])


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_gymnasium_accepts_it(game: str, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        check_env(SeatEnv(game, **options), skip_render_check=True)


@pytest.mark.parametrize("name", tonalli.GAMES)
def test_gymnasium_knows_both_games_by_name(name: str) -> None:
    """Also where nothing was imported before, if the name says what to import."""
    known = f"Tonalli/{name.capitalize()}-v0"
    assert known in gymnasium.registry
    made = f"import gymnasium; print(gymnasium.make('tonalli.rl.gym:{known}').reset(seed=1)[0].shape)"
    said = subprocess.run([sys.executable, "-c", made], check=True, capture_output=True, text=True).stdout
    assert said.strip() == str(gymnasium.make(known).observation_space.shape)


@pytest.mark.parametrize(
    ("program", "missing", "extra"),
    [
        ("import tonalli.rl.gym", "gymnasium", "rl"),
        ("import tonalli.rl.pettingzoo", "pettingzoo", "rl"),
        ("import tonalli.rl.openspiel", "pyspiel", "rl"),
        ("from tonalli.rl import Batch", "numpy", "rl"),
        ("import tonalli.rl.dataset", "pyarrow", "data"),
    ],
)
def test_what_is_not_installed_is_told_with_what_brings_it(program: str, missing: str, extra: str) -> None:
    hidden = f"import sys; sys.modules[{missing!r}] = None; {program}"
    said = subprocess.run([sys.executable, "-c", hidden], capture_output=True, text=True).stderr
    wanted = f'ModuleNotFoundError: {missing} is not installed: pip install "tonalli[{extra}]"'
    assert said.splitlines()[-1] == wanted


@pytest.mark.parametrize("name", tonalli.GAMES)
def test_spaces_end_at_the_highest_of_their_columns(name: str) -> None:
    highest = [column.highest for column in tonalli.GAMES[name].features]
    spaces: list[Any] = [env(name).observation_space("seat_0")["observation"], SeatEnv(name).observation_space]
    for space in spaces:
        assert (space.low.max(), space.high.tolist()) == (0, highest)


def test_gymnasium_deals_by_its_seed() -> None:
    """Whoever gives it again sees the same; whoever gives none goes on from the last one."""
    table = SeatEnv("tzolkin")
    first, second = table.reset(seed=1)[0], table.reset()[0]
    assert not np.array_equal(first, second)
    assert not np.array_equal(first, table.reset(seed=2)[0])
    assert np.array_equal(first, table.reset(seed=1)[0])
    assert np.array_equal(second, table.reset()[0])


@pytest.mark.parametrize("learns", [0, 1, 2])
def test_gymnasium_learns_on_any_seat(learns: int) -> None:
    opponents: list[str | None] = ["random"] * 3
    opponents[learns] = None
    table: Any = gymnasium.make("Tonalli/Tzolkin-v0", players=3, opponents=opponents, reward="margin")
    _seen, told = table.reset(seed=5)
    generator = random.Random(2)
    over = False
    while not over:
        legal = np.flatnonzero(told["action_mask"])
        assert table.unwrapped.table.batch.actor[0] == learns
        assert np.array_equal(legal, np.flatnonzero(table.unwrapped.action_masks()))
        _seen, reward, over, _stopped, told = table.step(generator.choice(legal.tolist()))
    others = [score for seat, score in enumerate(told["scores"]) if seat != learns]
    assert reward == pytest.approx(told["scores"][learns] - max(others))


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"players": 9}, "players=9: allowed is 2, 3, 4, 5"),
        ({"opponents": "nobody"}, "bot='nobody': allowed is"),
        ({"reward": "fame"}, "reward='fame': allowed is"),
        ({"modules": ["zombies"]}, "'zombies' is not among"),
        ({"skip_forced": 1}, "skip_forced=1: allowed is True, False"),
        ({"processes": 0}, "processes=0: allowed is a whole number from 1"),
        ({"n": 4}, "n=4: tzolkin has no such option"),
        ({"seed": 4}, "seed=4: tzolkin has no such option"),
    ],
)
@pytest.mark.parametrize("make", [gymnasium.make, lambda name, **given: gymnasium.make_vec(name, 2, **given)])
def test_gymnasium_tells_at_once_what_is_wrong(make: Any, given: dict[str, Any], said: str) -> None:
    with pytest.raises(tonalli.OptionError, match=said):
        make("Tonalli/Tzolkin-v0", **given)


@pytest.mark.parametrize("opponents", [[None, "random", None], [None, "random"]])
def test_gymnasium_has_one_learner(opponents: list[str | None]) -> None:
    with pytest.raises(tonalli.OptionError, match="one seat learns here"):
        SeatEnv("tzolkin", players=3, opponents=opponents)


def test_gymnasium_ends_with_an_illegal_action() -> None:
    table = SeatEnv("teotihuacan", players=2)
    seen, told = table.reset(seed=1)
    after, reward, over, _stopped, told = table.step(int(np.flatnonzero(told["action_mask"] == 0)[0]))
    assert (reward, over, told["illegal"]) == (-1.0, True, True)
    assert np.array_equal(seen, after)
    assert not told["action_mask"].any()


def far_outside(mask: Any) -> list[int]:
    """No actions at all, one of them where an index from behind would find a legal one."""
    return [-1, int(mask.argmax()) - len(mask), len(mask), 99999]


@pytest.mark.parametrize("which", range(4))
def test_gymnasium_takes_any_whole_number_that_is_illegal_alike(which: int) -> None:
    table: Any = gymnasium.make("Tonalli/Teotihuacan-v0", players=2)
    _seen, told = table.reset(seed=1)
    _seen, reward, over, _stopped, told = table.step(far_outside(told["action_mask"])[which])
    assert (reward, over, told["illegal"]) == (-1.0, True, True)


@pytest.mark.parametrize("action", ["pass", 1.5, None, True, [3]])
def test_gymnasium_refuses_what_is_no_whole_number(action: Any) -> None:
    table: Any = gymnasium.make("Tonalli/Teotihuacan-v0", players=2)
    seen, told = table.reset(seed=1)
    with pytest.raises(tonalli.IllegalAction, match="is no action: allowed is a whole number"):
        table.step(action)
    assert np.array_equal(table.unwrapped.action_masks(), told["action_mask"])
    assert np.array_equal(table.unwrapped.table.batch.observation[0], seen)


def test_gymnasium_knows_when_a_game_is_over() -> None:
    """What is seen, legal and shown belongs to the game that ended, until another is begun."""
    table = SeatEnv("teotihuacan", players=2, render_mode="ansi")
    seen, told = table.reset(seed=1)
    over = False
    while not over:
        before = seen
        seen, _reward, over, _stopped, told = table.step(told["action_mask"].argmax())
    assert np.array_equal(seen, before)
    assert not told["action_mask"].any()
    assert not table.action_masks().any()
    assert table.ended is not None
    assert table.ended.scores() == told["scores"]
    assert table.render() == str(table.ended)
    with pytest.raises(tonalli.IllegalAction, match=r"the game is over: reset\(\) begins another"):
        table.step(0)
    _seen, told = table.reset()
    assert told["action_mask"].any()
    assert not table.step(told["action_mask"].argmax())[2]


@pytest.mark.parametrize("opponents", ["greedy", ["greedy"], [None, "greedy"]])
def test_gymnasium_has_no_opponents_in_a_solo_game(opponents: Any) -> None:
    SeatEnv("teotihuacan", players=1).reset(seed=1)
    with pytest.raises(tonalli.OptionError, match="opponents: "):
        SeatEnv("teotihuacan", players=1, opponents=opponents)


@pytest.mark.parametrize("processes", [1, 2])
def test_gymnasium_steps_many_games_at_once(processes: int) -> None:
    options: dict[str, Any] = {"opponents": ["random", None], "reward": "score", "skip_forced": True}
    tables: Any = gymnasium.make_vec("Tonalli/Teotihuacan-v0", num_envs=3, processes=processes, **options)
    assert isinstance(tables, SeatVectorEnv)
    assert tables.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    seen, told = tables.reset(seed=3)
    assert tables.table.batch.processes == processes
    ended = 0
    while ended < 3:
        assert seen.shape == tables.observation_space.shape
        assert np.array_equal(told["action_mask"], tables.action_masks())
        assert (told["action_mask"].sum(1) > 1).all()
        before = seen
        seen, reward, over, stopped, told = tables.step(told["action_mask"].argmax(1))
        assert not reward[~over].any()
        assert not stopped.any()
        assert over.any() == ("final_obs" in told)
        for row in np.flatnonzero(over):
            ended += 1
            assert reward[row] == told["scores"][row][1] == told["final_info"]["scores"][row][1]
            assert np.array_equal(told["final_obs"][row], before[row])
            assert told["_scores"][row]
            assert not np.array_equal(seen[row], before[row])
        if over.any():
            assert np.array_equal(told["_scores"], over)
            assert not told["scores"][~over].any()
    wrongs: list[Any] = [0, None, [0.5] * 3, [[0]] * 3]
    for wrong in wrongs:
        with pytest.raises(tonalli.IllegalAction, match="3 whole numbers are needed, one for each row; got shape"):
            tables.step(wrong)
    tables.close()
