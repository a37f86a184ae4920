"""What is played while training covers all that a game has, and leaves what was asked for as asked."""

from __future__ import annotations

import random

import pytest

from tonalli.core.errors import OptionError
from tonalli.core.game import GAMES
from tonalli.training.exam import subjects
from tonalli.training.mixture import Mixture, all_modules


@pytest.mark.parametrize("game", GAMES)
def test_every_count_and_module_comes_up(game: str) -> None:
    mixture = Mixture(GAMES[game])
    generator = random.Random(3)
    drawn = [mixture.draw(generator) for _ in range(400)]
    option = {option.name: option for option in GAMES[game].options}
    counts = [options["players"] for options in drawn]
    assert set(counts) == set(option["players"].allowed)
    assert all(counts.count(2) > counts.count(number) for number in counts if number > 2)
    assert {name for options in drawn for name in options["modules"]} == set(option["modules"].allowed)
    assert any(options["modules"] == [] for options in drawn)
    assert any(options["modules"] == all_modules(GAMES[game], options["players"]) for options in drawn)
    for options in drawn:
        assert GAMES[game].check(options) == options


def test_solo_opponents_are_as_printed_as_hard_as_it_gets_and_anything_between() -> None:
    mixture = Mixture(GAMES["teotihuacan"], players=[1], modules=[])
    drawn = [mixture.draw(random.Random(seed))["bot"] for seed in range(60)]
    knob = next(option for option in GAMES["teotihuacan"].options if option.name == "bot")
    hardest = subjects(GAMES["teotihuacan"], [1])[-1].options["bot"]
    assert hardest["vp_per_temple_bonus"] == 25
    assert {} in drawn
    assert hardest in drawn
    assert len({repr(each) for each in drawn}) > 10
    assert knob.check(hardest) == hardest


def test_what_is_given_stays() -> None:
    mixture = Mixture(GAMES["tzolkin"], players=[3], modules=["tribes"])
    assert all(mixture.draw(random.Random(seed))["modules"] == ["tribes"] for seed in range(9))
    with pytest.raises(OptionError, match="allowed is 2, 3, 4, 5"):
        Mixture(GAMES["tzolkin"], players=[1])
    with pytest.raises(OptionError, match="no game for"):
        Mixture(GAMES["teotihuacan"], players=[2], modules=["swift_bot"]).draw(random.Random(1))


@pytest.mark.parametrize("game", GAMES)
def test_exams_swap_seats(game: str) -> None:
    players = list(next(option for option in GAMES[game].options if option.name == "players").allowed)
    for subject in subjects(GAMES[game], players):
        for seat in subject.seats:
            others = subject.opponents(seat)
            assert others is None or (others[seat] is None and others.count("greedy") == subject.players - 1)


def test_shares_say_how_often_counts_are_dealt() -> None:
    mixture = Mixture(GAMES["teotihuacan"], shares={1: 6, 4: 2})
    generator = random.Random(1)
    counts = [mixture.draw(generator)["players"] for _ in range(400)]
    assert set(counts) == {1, 4}
    assert 2 < counts.count(1) / counts.count(4) < 4.5
    with pytest.raises(OptionError, match="no game for"):
        Mixture(GAMES["tzolkin"], shares={1: 6})
