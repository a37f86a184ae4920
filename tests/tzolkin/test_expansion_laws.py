"""Conservation laws, secrets and reading back in whole games with modules of Tribes & Prophecies."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tonalli
from clauses import clause
from core.secrets import told_apart_by
from core.varieties import TZOLKIN_EXPANDED, before_setup, begin, name_of, play_on, seeds, walk
from tonalli import State
from tzolkin.expansion_laws import PROPHECIES, TRIBES, expansion_laws, lasting_expansion
from tzolkin.facts import WEALTH_TILES
from tzolkin.laws import laws
from tzolkin.styles import at_random, daring
from tzolkin.test_laws import play_lawfully

pytestmark = pytest.mark.pure

GAME = tonalli.GAMES["tzolkin"]
EVERYTHING = TZOLKIN_EXPANDED[-4:]
"""All modules, for two, three, four and five."""
WITH_TRIBES = [variety for variety in TZOLKIN_EXPANDED if "tribes" in variety["modules"]]


@clause("P-7.9/2", "P-10.27/1", "P-11.3")
@pytest.mark.parametrize("number", range(0, len(TZOLKIN_EXPANDED), 4))
def test_the_laws_hold_with_modules_from_the_box_to_the_end(number: int) -> None:
    play_lawfully(before_setup(**TZOLKIN_EXPANDED[number]), daring(number), number)


@settings(max_examples=8)
@given(st.sampled_from(TZOLKIN_EXPANDED), seeds)
def test_the_laws_hold_with_modules_in_random_play(variety: dict[str, Any], seed: int) -> None:
    play_lawfully(before_setup(**variety), at_random(seed), seed)


@pytest.mark.parametrize("variety", EVERYTHING, ids=name_of)
def test_every_position_with_modules_is_read_as_it_was_written(variety: dict[str, Any]) -> None:
    dealer, choose = tonalli.Dealer(variety["players"]), daring(variety["players"])
    state = before_setup(**variety)
    while not state.over:
        again = tonalli.from_dict("tzolkin", state.to_dict())
        assert again == state
        assert (again.legal(), again.chance()) == (state.legal(), state.chance())
        state.play(dealer.pick(state) if state.actor == tonalli.CHANCE else choose(state))
    assert tonalli.from_dict("tzolkin", state.to_dict()) == state


@pytest.mark.parametrize("variety", EVERYTHING, ids=name_of)
def test_a_match_with_modules_is_loaded_from_its_record(variety: dict[str, Any]) -> None:
    match = begin(3, **variety)
    choose = daring(3)
    while not match.over:
        match.play(choose(match.state))
        if match.can_undo and match.turn % 3 == 0:
            before, action = match.state.to_dict(), match.moves[-1].action
            match.undo()
            match.play(action)
            assert match.state.to_dict() == before
    again = tonalli.load(match.record().write())
    assert again == match
    assert again.state == match.state


# ---- secrets -------------------------------------------------------------------------------------


TELLING = ("ixtab", "yaluk")
"""Tribes that keep more tiles, or need more corn."""
NAMES = [*TELLING, *sorted(TRIBES - set(TELLING))]


def secretly_changed(state: State, seat: int) -> dict[str, Any] | None:
    """The same position with other tribes and wealth tiles dealt to and chosen by one seat; None if there are none."""
    data = copy.deepcopy(state.to_dict())
    opening, tribes = data["opening"], data["tribes"]
    if len(tribes["dealt"][seat]) < 2 or not opening["dealt"][seat]:
        return None
    new = renamed(tribes["dealt"], seat, NAMES, set())
    chosen = tribes["chosen"][seat]
    if chosen is not None:
        tribes["chosen"][seat] = new[chosen]
        if state.actor == seat and "ixtab" in (chosen, new[chosen]):
            return None
    renamed(opening["dealt"], seat, list(WEALTH_TILES), set(opening["turned_up"]))
    if opening["kept"][seat]:
        count = len(opening["kept"][seat]) if state.actor == seat else 3 if new[chosen] == "ixtab" else 2
        opening["kept"][seat] = opening["dealt"][seat][:count]
    return data


def renamed(dealt: list[list[str]], seat: int, names: list[str], taken: set[str]) -> dict[str, str]:
    """Deal other tiles to a seat as far as there are some; returns what has become of each."""
    free = [name for name in names if name not in taken.union(*dealt)]
    new = dict(zip(dealt[seat], [*free, *dealt[seat]], strict=False))
    if len(free) < len(new):
        new = {name: name for name in dealt[seat]}
    dealt[seat] = sorted(new.values())
    return new


@clause("P-2.6/1", "P-2.7/1")
@pytest.mark.parametrize("variety", WITH_TRIBES[::6], ids=name_of)
def test_nobody_else_can_tell_two_positions_apart_that_differ_only_in_tribes_and_wealth(
    variety: dict[str, Any],
) -> None:
    compared = 0
    told = set[str]()
    for seed in range(2):
        for state in walk(before_setup(**variety), seed):
            if state.turn > 0 or (compared and not GAME.hides(state)):
                break
            if not GAME.hides(state):
                continue
            data = state.to_dict()
            for seat in range(variety["players"]):
                changed = secretly_changed(state, seat)
                if changed is not None and changed != data:
                    other = GAME.from_dict(changed)
                    told.update(name for name in changed["tribes"]["chosen"] if name)
                    assert told_apart_by("tzolkin", state, other) == [seat]
                    assert state.actor in (seat, tonalli.CHANCE) or state.legal() == other.legal()
                    compared += 1
    assert compared > 4
    assert told & set(TELLING)


@clause("P-2.7/2")
@pytest.mark.parametrize("variety", WITH_TRIBES[1::9], ids=name_of)
def test_nobody_learns_how_many_wealth_tiles_a_tribe_keeps_before_all_have_chosen(variety: dict[str, Any]) -> None:
    """Ixtab keeps three: nobody else can tell, nor from whose decision it is after so many choices."""
    hidden = 0
    for seed in range(12):
        match = begin(seed, **variety)
        while GAME.hides(match.state):
            for seat in (None, *range(variety["players"])):
                view = match.view(seat)
                for other in range(variety["players"]):
                    if other != seat:
                        assert view["opening"]["kept"][other] is None
                        assert view["tribes"]["chosen"][other] is None
                        assert view["players"][other]["corn_due"] is None
                if match.actor != seat:
                    assert view["decision"].get("left") is None
            hidden += 1
            match.play(match.legal()[seed % len(match.legal())])
    assert hidden > 30


@pytest.mark.parametrize("variety", WITH_TRIBES[::6], ids=name_of)
def test_whatever_others_may_have_is_drawn_anew_and_possible(variety: dict[str, Any]) -> None:
    match = play_on(begin(6, **variety), 6, variety["players"])
    tribes = set[str]()
    for seed in range(25):
        other = match.state.resample(0, seed)
        assert GAME.problems(other) == []
        assert GAME.view(other, 0) == match.view(0)
        tribes |= {name for two in other.to_dict()["tribes"]["dealt"][1:] for name in two}
    assert tribes == TRIBES - set(match.state.to_dict()["tribes"]["dealt"][0])


# ---- the laws can fail ---------------------------------------------------------------------------


def playing(food_days: int) -> dict[str, Any]:
    """A position of a game for three with all modules, after so many Food Days."""
    state: State = before_setup(**EVERYTHING[1])
    dealer, choose = tonalli.Dealer(8), daring(8)
    while state.top.kind != "turn" or state.to_dict()["calendar"]["food_days"] < food_days:
        state.play(dealer.pick(state) if state.actor == tonalli.CHANCE else choose(state))
    return laws(state)


def put(*path: Any) -> Callable[[dict[str, Any]], None]:
    """Write the last of these at the place the others name."""
    *places, last, value = path

    def change(data: dict[str, Any]) -> None:
        inner: Any = data
        for place in places:
            inner = inner[place]
        inner[last] = value

    return change


def twice(part: str, key: str) -> Callable[[dict[str, Any]], None]:
    """The first of a list is also its second."""

    def change(data: dict[str, Any]) -> None:
        data[part][key][1] = data[part][key][0]

    return change


BROKEN: dict[str, Callable[[dict[str, Any]], None]] = {
    "no tribe": put("tribes", "chosen", 1, None),
    "one tribe twice": twice("tribes", "chosen"),
    "an unknown tribe": put("tribes", "chosen", 0, "kinich_ahau"),
    "tribes still secret": put("tribes", "dealt", [[], [], []]),
    "one prophecy twice": twice("prophecies", "row"),
    "a missing prophecy": put("prophecies", "row", 2, None),
    "no prophecy in force": put("prophecies", "in_force", None),
    "a dummy that left": put("quick_actions", "fields", 0, None),
    "a dummy too many": put("quick_actions", "fields", 2, "dummy"),
    "two workers of one player": put("quick_actions", "fields", ["dummy", 0, 0]),
    "another tile of the day": put("quick_actions", "tile", None),
    "no tiles": put("quick_actions", "tiles", {}),
    "tiles of another day": put("quick_actions", "tiles", "1", "quick_corn"),
    "torn down though not renovatable": put("renovation", "torn_down", ["a2_skull_shrine"]),
    "torn down twice": put("renovation", "torn_down", ["a1_granary", "a1_granary"]),
    "a module that is not played": put("options", "modules", ["tribes", "prophecies", "buildings"]),
}


@pytest.mark.parametrize("broken", BROKEN)
def test_a_broken_law_of_the_expansion_is_noticed(broken: str) -> None:
    data = playing(1)
    expansion_laws(data)
    BROKEN[broken](data)
    with pytest.raises(AssertionError):
        expansion_laws(data)


def test_a_building_torn_down_that_still_stands_is_noticed() -> None:
    data = playing(1)
    data["players"][0]["buildings"]["a1_granary"] = 1
    data["renovation"]["torn_down"] = []
    expansion_laws(data)
    data["renovation"]["torn_down"] = ["a1_granary"]
    with pytest.raises(AssertionError, match="still there"):
        expansion_laws(data)


@pytest.mark.parametrize(
    "change",
    [
        put("tribes", "chosen", 0, "another"),
        put("prophecies", "row", 2, next(iter(PROPHECIES))),
        put("quick_actions", "tiles", "25", "another"),
        put("renovation", "torn_down", []),
    ],
)
def test_what_does_not_last_is_noticed(change: Callable[[dict[str, Any]], None]) -> None:
    before = playing(1)
    before["renovation"]["torn_down"] = ["a1_granary"]
    before["prophecies"]["row"][2] = max(PROPHECIES)
    after = copy.deepcopy(before)
    lasting_expansion(before, after)
    change(after)
    if after != before:
        with pytest.raises(AssertionError):
            lasting_expansion(before, after)
