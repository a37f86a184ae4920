"""A module is composed in one place: rules, actions, positions, views and options take it in without naming it."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tonalli
import tonalli.core.state
from tonalli.core.match import Match
from tonalli.tzolkin.game import MODULES, TZOLKIN
from tonalli.tzolkin.modules.prophecies.names import PROPHECIES
from tonalli.tzolkin.modules.quick_actions.names import QUICK_TILES
from tonalli.tzolkin.modules.tribes.names import TRIBES
from tonalli.tzolkin.notation import OFFERS, SPACE_OF_ACTIONS
from tonalli.tzolkin.position.steps import STEPS
from tonalli.tzolkin.state import State

pytestmark = pytest.mark.pure

if not str(tonalli.core.state.__file__).endswith(".py"):
    pytest.skip("interpreted classes cannot stand in for compiled ones", allow_module_level=True)

from tzolkin.shrine.module import JADE, SPACE, ChooseGift, TakeJade, WithShrine, shrine_of  # noqa: E402

GAME = WithShrine()


@pytest.fixture(autouse=True)
def step_of_the_module(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Its steps are found as if its folder lay among the modules; later tests know nothing of it."""
    for step in (ChooseGift, TakeJade):
        monkeypatch.setattr(step, "__module__", "tonalli.tzolkin.modules.shrine")
    STEPS.__dict__.pop("kinds", None)
    yield
    STEPS.__dict__.pop("kinds", None)


def options(players: int, modules: list[str]) -> dict[str, Any]:
    return GAME.check({"players": players, "modules": modules})


def walk(players: int, seed: int) -> Iterator[State]:
    s = GAME.begin(options(players, ["shrine"]))
    dealer = tonalli.Dealer(seed)
    while True:
        assert isinstance(s, State)
        yield s
        if s.over:
            return
        if s.actor == tonalli.CHANCE:
            dealer.answer(s)
        else:
            s.play(s.legal()[dealer.number(len(s.legal()))])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_with_a_module_are_played_written_read_and_judged(players: int) -> None:
    jade = 0
    for seed in range(3):
        for s in walk(players, seed):
            assert GAME.problems(s) == []
            again = GAME.from_dict(copy.deepcopy(s.to_dict()))
            assert again == s
            assert again.legal() == s.legal()
        jade += sum(shrine_of(s).jade)
    assert jade > 3, "it was met"


def test_what_is_decided_after_the_reveal_is_read_and_judged() -> None:
    s = next(s for s in walk(2, 1) if s.top.kind == "choose-gift")
    assert s.opening is not None
    assert s.opening.revealed == 1
    data = s.to_dict()
    assert GAME.from_dict(copy.deepcopy(data)) == s
    data["opening"]["revealed"] = False
    with pytest.raises(tonalli.PositionError):
        GAME.from_dict(data)


def test_its_decision_can_be_taken_back_with_the_turn() -> None:
    match = Match(GAME, options(2, ["shrine"]), 3, [])
    match.deal()
    while match.turn == 0:
        match.play(match.legal()[0])
    while JADE not in match.legal():
        word = "place:quick" if SPACE.read("place:quick") in match.legal() else match.write(match.legal()[0])
        match.play(word)
    assert match.can_undo
    before = match.state.copy()
    match.undo()
    assert match.state != before


def test_a_copy_has_parts_of_its_own() -> None:
    s = next(walk(3, 1))
    other = s.copy()
    shrine_of(other).jade[1] = 5
    assert shrine_of(s).jade == [1, 0, 0]


def test_a_part_hides_what_is_secret() -> None:
    s = next(walk(3, 1))
    assert GAME.view(s, 0)["shrine"]["jade"] == [1, None, None]
    assert GAME.view(s, None)["shrine"]["jade"] == [None, None, None]


def test_a_part_is_judged() -> None:
    for s in walk(3, 2):
        if s.top.kind == "take-jade":
            data = s.to_dict()
            data["shrine"]["worker"] = None
            data["players"][s.active]["workers_in_hand"] += 1
            with pytest.raises(tonalli.PositionError, match="shrine"):
                GAME.from_dict(data)
            return
    raise AssertionError


def test_its_ids_come_behind_those_of_the_base_game() -> None:
    assert SPACE.decisions[: len(SPACE_OF_ACTIONS)] == SPACE_OF_ACTIONS.decisions
    assert OFFERS <= len(SPACE_OF_ACTIONS) == JADE
    assert SPACE.write(JADE) == "jade"


def test_without_it_the_game_is_the_base_game() -> None:
    base, same = TZOLKIN.begin(TZOLKIN.check({"players": 3})), GAME.begin(options(3, []))
    dealers = tonalli.Dealer(4), tonalli.Dealer(4)
    while not base.over:
        assert base.legal() == same.legal()
        for s, dealer in zip((base, same), dealers, strict=True):
            if s.actor == tonalli.CHANCE:
                dealer.answer(s)
            else:
                s.play(s.legal()[dealer.number(len(s.legal()))])
    assert base.to_dict() == same.to_dict()


def test_five_players_need_a_module() -> None:
    assert TZOLKIN.check({"players": 5})["modules"] != []
    with pytest.raises(tonalli.OptionError, match="players"):
        GAME.check({"players": 5})
    assert GAME.check({"players": 5, "modules": ["shrine"]})["players"] == 5


OF_THE_BASE = ("buildings",)
"""A module whose name the base game has for its own buildings."""


def test_rule_code_names_no_module() -> None:
    """Only ``game.py`` lists modules."""
    root = Path(tonalli.__file__).parent / "tzolkin"
    names = [module.name for module in MODULES if module.name not in OF_THE_BASE]
    names += [*TRIBES, *PROPHECIES, *QUICK_TILES]
    assert len(names) == 3 + 13 + 13 + 7
    for file in sorted(root.rglob("*.py")):
        if "modules" not in file.parts and file.name != "game.py":
            text = file.read_text(encoding="utf-8")
            assert "tzolkin.modules" not in text, file.name
            assert not [name for name in names if f'"{name}"' in text], file.name
