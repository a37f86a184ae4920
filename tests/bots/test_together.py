"""Several processes for one seat: what each of them finds is what one alone would find, added up."""

from __future__ import annotations

import pytest

import tonalli
from tonalli.bots.registry import bot_named, own_name
from tonalli.bots.search_bot import SearchBot
from tonalli.bots.together import Together, found, preferred_of
from tonalli.core.dealer import MASK, mix
from tonalli.core.errors import OptionError

SEED = 5


@pytest.mark.pure
@pytest.mark.parametrize("game", ["tzolkin"])
def test_it_adds_up_what_all_of_them_find(game: str, weights: str) -> None:
    state = tonalli.new(game, players=2, seed=3).state
    together = bot_named(f"{weights}@12*2", SEED)
    assert isinstance(together, Together)
    alone = []
    for seed in (SEED, mix((SEED + 1) & MASK)):
        bot = bot_named(f"{weights}@12", seed)
        assert isinstance(bot, SearchBot)
        alone.append(found(bot.thought(state)))
    assert alone[0] != alone[1]
    assert together.choose(state) == preferred_of(alone)
    assert together.choose(state) == preferred_of(alone)  # what was thought is kept: there is nothing to add


@pytest.mark.pure
def test_the_best_of_all_is_taken_less_what_luck_may_have_done() -> None:
    one = ([4, 7, 9], [20, 10, 1], [10.0, 5.2, 0.9], [5.0, 2.71, 0.81])
    other = ([4, 7, 9], [20, 10, 1], [10.0, 5.4, 0.9], [5.0, 2.92, 0.81])
    assert preferred_of([one, other]) == 7
    seldom = ([4, 7, 9], [2, 3, 1], [1.0, 0.3, 0.9], [0.5, 0.03, 0.81])
    assert preferred_of([seldom]) == 7


@pytest.mark.pure
@pytest.mark.parametrize("name", ["learned@5*0", "learned@5*", "night*x", "learned*2", "night*65"])
def test_how_many_processes_is_a_whole_number(name: str) -> None:
    with pytest.raises(OptionError, match="looks ahead"):
        bot_named(name, 1)


@pytest.mark.pure
def test_it_is_called_as_it_was_asked_for() -> None:
    assert own_name("night*2") == "night*2"
    assert own_name("runs/mine.weights@8*3") == "mine@8*3"
