"""Rows of a batch depend on the seed and their number alone, and say what single games say."""

from __future__ import annotations

import contextlib
import random
from typing import Any

import numpy as np
import pytest

import tonalli
import tonalli.rl
from rl.tables import FIELDS, OPTIONS, any_legal
from tonalli.bots.random_bot import RandomBot
from tonalli.core.dealer import MASK, STRIDE, mix
from tonalli.rl.batch import Batch
from tonalli.rl.rows import Rows, reward_named

pytestmark = pytest.mark.pure


class Last:
    """A bot of somebody's own."""

    def choose(self, state: tonalli.State) -> int:
        return state.legal()[-1]


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_a_row_is_a_game_of_its_own(game: str, options: dict[str, Any]) -> None:
    """What a row says is what the same game says when it is played by itself."""
    batch = Batch(game, 3, seed=4, first_row=2, **options)
    generator = np.random.default_rng(1)
    key = mix((mix(4) + (2 + 1) * STRIDE) & MASK)
    for number in range(2):
        dealer = tonalli.Dealer(mix((key + number * STRIDE) & MASK))
        state = tonalli.begin(game, **options)
        while True:
            while state.actor == tonalli.CHANCE:
                dealer.answer(state)
            if state.over:
                break
            assert batch.actor[1] == state.actor
            assert batch.observation[1].tobytes() == batch.features.row(state, state.actor)
            assert np.flatnonzero(batch.mask[1]).tolist() == state.legal()
            chosen = any_legal(batch.mask, generator)
            state.play(chosen[1])
            batch.step(chosen)
        assert batch.done[1]
        assert batch.scores[1].tolist() == pytest.approx(state.scores())
        assert batch.reward[1].sum() == pytest.approx(1)
        assert [seat for seat, share in enumerate(batch.reward[1]) if share] == state.winners()


@pytest.mark.parametrize("processes", [1, 2])
def test_a_row_depends_on_the_seed_and_its_number_alone(processes: int) -> None:
    """Whatever other rows there are and do, and whoever plays them."""
    many = Batch("teotihuacan", 7, seed=8, players=2, opponents="random")
    with Batch("teotihuacan", 3, seed=8, first_row=4, players=2, opponents="random", processes=processes) as few:
        ended = 0
        for turn in range(150):
            for field in FIELDS:
                assert np.array_equal(getattr(many, field)[4:], getattr(few, field)), field
            ended += int(few.done.sum())
            # Both choose alike in rows 4 to 6, and differently in the others.
            chosen = np.array([np.flatnonzero(mask)[turn * 7 % mask.sum()] for mask in many.mask])
            chosen[:4] = many.mask[:4].argmax(1)
            few.step(chosen[4:])
            many.step(chosen)
        assert ended > 0


@pytest.mark.parametrize("processes", [1, 2])
def test_arrays_can_only_be_read(processes: int) -> None:
    """Rows remember what they said last: what somebody else wrote there would stay."""
    with Batch("tzolkin", 2, seed=3, players=2, processes=processes) as batch:
        for field in FIELDS:
            with pytest.raises(ValueError, match="read-only"):
                getattr(batch, field)[0] = 0


@pytest.mark.parametrize("processes", [1, 2])
def test_arrays_are_the_same_ones_after_every_step(processes: int) -> None:
    with Batch("tzolkin", 3, seed=3, players=2, processes=processes) as batch:
        kept = {field: getattr(batch, field) for field in FIELDS}
        before = batch.observation.copy()
        batch.step(batch.mask.argmax(1))
        assert not np.array_equal(before, kept["observation"])
        assert all(getattr(batch, field) is kept[field] for field in FIELDS)
    assert kept["mask"].any(1).all()


class Moody:
    """A bot of somebody's own that remembers: what it does depends on what it did before."""

    def __init__(self, seed: int) -> None:
        self.generator = random.Random(seed)

    def choose(self, state: tonalli.State) -> int:
        return self.generator.choice(state.legal())


@pytest.mark.parametrize("opponents", [Moody, f"{__name__}:Moody", "greedy"])
def test_every_row_has_bots_of_its_own(opponents: Any) -> None:
    """So that not even one that remembers lets a row depend on others; and they differ from row to row."""
    many = Batch("teotihuacan", 5, seed=8, players=2, opponents=opponents)
    assert isinstance(many.rows, Rows)
    bots = many.rows.games.bots
    assert bots[::2] == [None] * 5
    assert len({id(bot) for bot in bots[1::2]}) == 5
    if opponents == "greedy":
        assert len({bot.seed for bot in bots[1::2] if bot is not None}) == 5
        return
    with (
        Batch("teotihuacan", 3, seed=8, first_row=2, players=2, opponents=opponents, processes=2) as few,
        Batch("teotihuacan", 5, seed=8, players=2, opponents=opponents, processes=3) as shared,
    ):
        for turn in range(60):
            for field in FIELDS:
                assert np.array_equal(getattr(many, field), getattr(shared, field)), field
                assert np.array_equal(getattr(many, field)[2:], getattr(few, field)), field
            chosen = np.array([np.flatnonzero(mask)[turn * 7 % mask.sum()] for mask in many.mask])
            many.step(chosen)
            shared.step(chosen)
            chosen[:2] = 0
            few.step(chosen[2:])


def test_the_package_opens_the_door() -> None:
    assert tonalli.rl.Batch is Batch


def test_an_illegal_action_plays_nothing() -> None:
    batch = Batch("teotihuacan", 4, seed=1, players=2)
    chosen = batch.mask.argmax(1)
    before = batch.observation.copy()
    chosen[2] = np.flatnonzero(~batch.mask[2])[0]
    with pytest.raises(tonalli.IllegalAction, match="row 2: action"):
        batch.step(chosen)
    with pytest.raises(tonalli.IllegalAction, match="3 actions were given for 4 rows"):
        batch.step(chosen[:3])
    assert np.array_equal(before, batch.observation)


@pytest.mark.parametrize("processes", [1, 2])
def test_a_step_that_is_refused_leaves_what_the_last_one_brought(processes: int) -> None:
    with contextlib.closing(Batch("tzolkin", 2, seed=1, players=2, reward="score", processes=processes)) as batch:
        while not batch.done.any():
            batch.step(batch.mask.argmax(1))
        brought = batch.reward.copy()
        with pytest.raises(tonalli.IllegalAction):
            batch.step((~batch.mask).argmax(1))
        assert brought.any()
        assert np.array_equal(brought, batch.reward)


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize(
    ("wrong", "got"),
    [
        (0, r"got shape \(\) of int64"),
        (None, r"got shape \(\) of object"),
        ([[0], [0]], r"got shape \(2, 1\) of int64"),
        (np.zeros((2, 1), "i8"), r"got shape \(2, 1\) of int64"),
        ([0.0, 1.0], r"got shape \(2,\) of float64"),
        ([True, False], r"got shape \(2,\) of bool"),
        (["pass", "pass"], r"got shape \(2,\) of str"),
        ([[0], [0, 1]], "got lists of several lengths"),
    ],
)
def test_actions_are_a_whole_number_for_every_row(wrong: Any, got: str, processes: int) -> None:
    with Batch("tzolkin", 2, seed=1, players=2, processes=processes) as batch:
        before = batch.observation.copy()
        with pytest.raises(tonalli.IllegalAction, match=f"2 whole numbers are needed, one for each row; {got}"):
            batch.step(wrong)
        assert np.array_equal(before, batch.observation)


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize("kind", [list, tuple, "i4", "u2", "u8"])
def test_whole_numbers_of_any_kind_will_do(kind: Any, processes: int) -> None:
    batch = Batch("tzolkin", 2, seed=1, players=2)
    with Batch("tzolkin", 2, seed=1, players=2, processes=processes) as same:
        chosen = batch.mask.argmax(1)
        batch.step(chosen)
        same.step(chosen.astype(kind) if isinstance(kind, str) else kind(chosen.tolist()))
        assert np.array_equal(batch.observation, same.observation)


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize("wrong", [-(1 << 63), (1 << 63) - 1, 1 << 63, (1 << 64) - 1])
def test_numbers_that_are_far_too_large_are_refused_like_others(wrong: int, processes: int) -> None:
    with Batch("tzolkin", 2, seed=1, players=2, processes=processes) as batch:
        with pytest.raises(tonalli.IllegalAction, match=r"row 0: action -?\d+ is not legal now"):
            batch.step([wrong] * 2)
        batch.step(batch.mask.argmax(1))


@pytest.mark.parametrize("processes", [1, 2])
def test_a_batch_that_is_closed_says_so(processes: int) -> None:
    with Batch("tzolkin", 2, seed=1, players=2, processes=processes) as batch:
        chosen = batch.mask.argmax(1)
    with pytest.raises(RuntimeError, match="the batch is closed"):
        batch.step(chosen)


@pytest.mark.parametrize("opponents", ["greedy", ["greedy"], [None, "greedy"], ["greedy", None], Last()])
def test_nobody_sits_beside_whoever_plays_alone(opponents: Any) -> None:
    with pytest.raises(tonalli.OptionError, match="opponents: alone at the table there is nobody to play against"):
        Batch("teotihuacan", 1, players=1, opponents=opponents)


@pytest.mark.parametrize("opponents", [None, [], [None]])
def test_who_plays_alone_may_say_so(opponents: Any) -> None:
    batch = Batch("teotihuacan", 1, seed=2, players=1, opponents=opponents)
    while not batch.done[0]:
        assert batch.actor[0] == 0
        batch.step(batch.mask.argmax(1))
    assert batch.scores.shape == (1, 2)


def test_forced_decisions_are_skipped_where_that_is_asked_for() -> None:
    batch = Batch("teotihuacan", 8, seed=5, players=2, skip_forced=True)
    generator = np.random.default_rng(3)
    for _ in range(120):
        assert (batch.mask.sum(1) > 1).all()
        batch.step(any_legal(batch.mask, generator))


def test_opponents_play_their_seats() -> None:
    batch = Batch("tzolkin", 4, seed=6, players=3, opponents=["random", "greedy"], reward="margin")
    generator = np.random.default_rng(4)
    ended = 0
    while ended < 4:
        assert (batch.actor == 0).all()
        batch.step(any_legal(batch.mask, generator))
        for row in np.flatnonzero(batch.done):
            ended += 1
            scores = batch.scores[row]
            assert batch.reward[row][0] == pytest.approx(scores[0] - max(scores[1:]))


@pytest.mark.parametrize("learns", [0, 1, 2])
def test_learners_sit_where_nobody_is_named(learns: int) -> None:
    opponents: list[Any] = [Last(), "random", RandomBot(3)]
    opponents[learns] = None
    batch = Batch("teotihuacan", 3, seed=6, players=3, opponents=opponents)
    generator = np.random.default_rng(4)
    for _ in range(150):
        assert (batch.actor == learns).all()
        batch.step(any_legal(batch.mask, generator))


def test_several_seats_may_learn_against_one() -> None:
    batch = Batch("tzolkin", 2, seed=6, players=3, opponents=[None, Last()])
    seats = set()
    for _ in range(60):
        seats |= set(batch.actor.tolist())
        batch.step(batch.mask.argmax(1))
    assert seats == {0, 1}


@pytest.mark.parametrize(
    ("reward", "wanted"),
    [("win", [0, 1]), ("rank", [0, 1]), ("margin", "difference"), ("score", "scores")],
)
def test_rewards(reward: str, wanted: object) -> None:
    batch = Batch("teotihuacan", 1, seed=7, players=2, reward=reward)
    generator = np.random.default_rng(5)
    while not batch.done[0]:
        assert not batch.reward.any()
        batch.step(any_legal(batch.mask, generator))
    scores, given = batch.scores[0].tolist(), batch.reward[0].tolist()
    if wanted == "scores":
        assert given == scores
    elif wanted == "difference":
        assert given == [scores[0] - scores[1], scores[1] - scores[0]]
    else:
        assert sorted(given) == wanted
        assert given.index(1) == scores.index(max(scores))
    batch.step(any_legal(batch.mask, generator))
    assert not batch.done.any()
    assert not batch.reward.any()
    assert batch.scores[0].tolist() == scores


class Ended:
    """A game that ended like this, for what it is worth."""

    def __init__(self, scores: list[int], winners: list[int]) -> None:
        self.given = scores, winners

    def scores(self) -> list[int]:
        return self.given[0]

    def winners(self) -> list[int]:
        return self.given[1]


@pytest.mark.parametrize(
    ("scores", "winners", "reward", "wanted"),
    [
        ([30, 50, 40], [1], "win", [0, 1, 0]),
        ([50, 50, 40], [0, 1], "win", [0.5, 0.5, 0]),
        ([30, 50, 40], [1], "rank", [0, 1, 0.5]),
        ([50, 50, 40], [1], "rank", [0.5, 1, 0]),  # a tie-break decided the first place
        ([50, 50, 40], [0, 1], "rank", [0.75, 0.75, 0]),
        ([50, 40, 40, 20], [0], "rank", [1, 0.5, 0.5, 0]),
        ([30, 50, 40], [1], "margin", [-20, 10, -10]),
        ([-3, 7.25], [1], "margin", [-10.25, 10.25]),
        ([-3, 7.25], [1], "score", [-3, 7.25]),
    ],
)
def test_what_an_end_is_worth(scores: list[int], winners: list[int], reward: str, wanted: list[float]) -> None:
    ended: Any = Ended(scores, winners)
    assert reward_named(reward)(ended) == pytest.approx(wanted)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"n": 0}, "n=0: allowed is a whole number from 1"),
        ({"game": None}, "game=None: allowed is teotihuacan, tzolkin"),
        ({"first_row": -1}, "first_row=-1: allowed is a whole number from 0"),
        (
            {"first_row": 1 << 62},
            "first_row=4611686018427387904: allowed is a whole number from 0 to 46116",
        ),
        ({"skip_forced": "yes"}, "skip_forced='yes': allowed is True, False"),
        ({"place": 1}, "place=1: teotihuacan has no such option"),
        ({"reward": ["win"]}, r"reward=\['win'\]: allowed is win, rank, margin, score"),
        ({"opponents": []}, "one for each seat from 1, or 3 with None where somebody learns"),
        ({"processes": 0}, "processes=0: allowed is a whole number from 1"),
        ({"seed": -1}, "seed=-1: allowed is a whole number from 0"),
        ({"reward": "fame"}, "reward='fame': allowed is win, rank, margin, score"),
        ({"opponents": ["random"]}, "opponents: 2 of them are needed, one for each seat from 1"),
        ({"opponents": "nobody"}, "bot='nobody': allowed is"),
        ({"opponents": 3}, r"opponents: 3 has no method choose\(state\)"),
        ({"opponents": ["random"] * 3}, "opponents: 2 of them are needed, one for each seat from 1"),
        ({"players": 9}, "players=9: allowed is"),
    ],
)
@pytest.mark.parametrize("processes", [1, 2])
def test_wrong_arguments_are_named(arguments: dict[str, Any], said: str, processes: int) -> None:
    with pytest.raises(tonalli.OptionError, match=said):
        Batch(**{"game": "teotihuacan", "n": 2, "players": 3, "processes": processes, **arguments})
