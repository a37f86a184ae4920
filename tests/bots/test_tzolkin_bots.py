"""Bots at Tzolk'in: legal, repeatable, blind to secrets, and as strong as they claim."""

from __future__ import annotations

import pytest

import tonalli
from bots.kinds import AT_ONCE
from clauses import clause
from tonalli.bots.game import play_game
from tonalli.bots.judge import judge_of, number_of
from tonalli.bots.registry import bot_named
from tonalli.core.dealer import Dealer
from tonalli.core.state import State
from tzolkin.table import options, play, side, table

pytestmark = pytest.mark.pure


def value(state: State, seat: int) -> int:
    """What the judge of its game gives for a position."""
    return judge_of(state).value(state, seat)


def played(kinds: list[str], seed: int) -> State:
    state = tonalli.new("tzolkin", players=len(kinds), seed=seed).state
    play_game(state, [bot_named(kind, seed + seat) for seat, kind in enumerate(kinds)], Dealer(seed))
    return state


def choice(state: State, name: str = "greedy") -> str:
    """What a bot does, as notation."""
    return tonalli.GAMES["tzolkin"].space.write(bot_named(name, 1).choose(state))


def test_random_bots_play_the_same_game_again() -> None:
    assert played(["random"] * 3, 3).to_dict() == played(["random"] * 3, 3).to_dict()


@pytest.mark.parametrize("name", AT_ONCE)
def test_choosing_changes_nothing(name: str) -> None:
    state = tonalli.new("tzolkin", players=3, seed=5).state
    bot = bot_named(name, 1)
    for _ in range(12):
        before = state.to_dict()
        action = bot.choose(state)
        assert action in state.legal()
        assert state.to_dict() == before
        assert bot_named(name, 1).choose(state) == action
        state.play(action)
        dealer = Dealer(1)
        while state.actor == tonalli.CHANCE:
            dealer.answer(state)


def test_a_bots_number_tells_positions_apart() -> None:
    state = tonalli.new("tzolkin", players=2, seed=1).state
    dealer = Dealer(1)
    numbers = set()
    count = 0
    while not state.over:
        numbers.add(number_of(state, 7))
        count += 1
        if state.actor == tonalli.CHANCE:
            dealer.answer(state)
        else:
            legal = state.legal()
            state.play(legal[dealer.number(len(legal))])
    assert len(numbers) > count * 9 // 10


@clause("Z-2.14", "Z-14.13")
@pytest.mark.parametrize("name", AT_ONCE)
@pytest.mark.parametrize("seed", range(2))
def test_a_bot_does_not_peep_at_wealth_tiles(name: str, seed: int) -> None:
    """What the others keep in secret changes nothing in what a bot keeps."""
    start = tonalli.new("tzolkin", players=2, seed=seed).state
    chosen = set()
    for first in start.legal():
        once = start.copy()
        once.play(first)
        for second in once.legal():
            state = once.copy()
            state.play(second)
            bot = bot_named(name, 3)
            one = bot.choose(state)
            state.play(one)
            chosen.add((one, bot.choose(state)))
    assert len(chosen) == 1


def test_greedy_beats_random() -> None:
    for seed in range(2):
        state = played(["greedy", "random"], seed)
        own, other = state.scores()
        assert own > other + 20
        assert own > 30


def test_value_of_a_finished_game_is_its_points() -> None:
    state = played(["random", "random"], 1)
    own, other = (round(4 * score) for score in state.scores())
    assert value(state, 0) == 25 * own - 25 * other // 5


# ---- what a sensible player sees ------------------------------------------------------------------


def worth(**fields: object) -> int:
    return value(table(side(**fields), calendar={"day": 7}), 0)  # type: ignore[arg-type]


def test_every_good_a_step_and_a_level_are_worth_something() -> None:
    for good in ("corn", "wood", "stone", "gold", "skull"):
        assert worth(**{good: 1}) > worth()
    assert worth(temples={"quetzalcoatl": 1}) > worth() > worth(temples={"kukulkan": -1})
    assert worth(technologies={"architecture": 1}) > worth()
    assert worth(points=1) == worth() + 100


@clause("Z-11.3")
def test_corn_for_hungry_workers_is_worth_more_than_spare_corn() -> None:
    assert worth(corn=6) - worth(corn=4) > worth(corn=8) - worth(corn=6)


@clause("Z-11.4")
def test_farms_and_one_more_worker_are_worth_something() -> None:
    assert worth(corn=6, buildings={"a1_single_farm": 1}) > worth(corn=6)
    early = {"day": 3}
    four, three = table(side(hand=4, corn=8), calendar=early), table(side(hand=3, corn=8), calendar=early)
    assert value(four, 0) > value(three, 0)


def test_a_skull_is_brought_to_chichen_itza() -> None:
    s = table(side("chichen_itza10", skull=1, corn=8))
    assert choice(s) == "pick:chichen_itza.10"
    assert choice(play(s, "pick:chichen_itza.10")) == "act:chichen_itza_9"


@clause("Z-12.5")
def test_a_worker_is_not_left_to_be_pushed_off() -> None:
    s = table(side("yaxchilan7 tikal1 uxmal0", corn=8))
    assert choice(s) == "pick:yaxchilan.7"
    assert "pass" in options(play(s, "pick:yaxchilan.7"))
    assert choice(s) in ("act:yaxchilan_4", "act:yaxchilan_5")


def test_the_last_turn_takes_what_it_can_get() -> None:
    s = table(side("palenque3 uxmal2", corn=9), calendar={"day": 27, "food_days": 3, "starting_player": 1})
    assert choice(s).startswith("pick:")
