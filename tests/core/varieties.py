"""Every variety of both games, and games played by the numbers of a seed: the same on both builds."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import strategies as st

import tonalli
from tonalli import Match, State
from tonalli.core.events import Event
from tonalli.core.game import Knob, Setting
from tonalli.teotihuacan.modules.teotibot.knobs import KNOBS


def bot_settings() -> dict[str, Setting]:
    """The settings of the Teotibot, those of modules too."""
    knob = next(option for option in tonalli.GAMES["teotihuacan"].options if option.name == "bot")
    assert isinstance(knob, Knob)
    return knob.settings


PLAYERS = (2, 3, 4)
SETUPS = ("standard", "first", "draft")
ECLIPSES = ("standard", "dark")
SHARED: list[dict[str, Any]] = [
    {"players": players, "setup": setup, "eclipse": eclipse}
    for players, setup, eclipse in itertools.product(PLAYERS, SETUPS, ECLIPSES)
]
"""Teotihuacan among people."""

LEVELS: dict[str, dict[str, int]] = {
    "default": {},
    "easiest": {name: min(setting.allowed) for name, setting in KNOBS.items()},
    "hardest": {name: max(setting.allowed) for name, setting in KNOBS.items()},
}
SWITCHES = {name: setting.needs for name, setting in bot_settings().items() if setting.needs}
"""X-1.11: switches of the Teotibot that belong to modules."""


def harder(modules: list[str]) -> dict[str, Any]:
    """Every switch of the Teotibot that goes with these modules."""
    return {name: True for name, needs in SWITCHES.items() if set(needs) <= set(modules)}


SOLO: list[dict[str, Any]] = [
    {"players": 1, "setup": setup, "eclipse": eclipse, "bot": LEVELS[level]}
    for level, setup, eclipse in itertools.product(LEVELS, SETUPS, ECLIPSES)
]
"""One person against the Teotibot."""

KNOWN = {module.name for module in tonalli.GAMES["teotihuacan"].modules}
MODULES: list[list[str]] = [
    ["obsidian", *others]
    for count in range(4)
    for others in itertools.combinations(("court", "altars", "empire"), count)
    if {"obsidian", *others} <= KNOWN
]
"""X-1.3: every set of modules of Expansion Period for several, but for none."""
SOLO_MODULES = [
    [*chosen, *swift]
    for chosen in ([], *MODULES)
    for swift in ([], ["swift_bot"])
    if (chosen or swift) and {*swift} <= KNOWN
]
"""And for one."""
EXPANDED: list[dict[str, Any]] = [
    {"players": players, "setup": setup, "eclipse": eclipse, "modules": modules}
    for modules, players, setup, eclipse in itertools.product(MODULES, PLAYERS, ("standard", "draft"), ECLIPSES)
]
EXPANDED_SOLO: list[dict[str, Any]] = [
    {"players": 1, "setup": setup, "eclipse": eclipse, "modules": modules, "bot": harder(modules) if hard else {}}
    for modules, setup, eclipse, hard in itertools.product(SOLO_MODULES, ("standard", "draft"), ECLIPSES, (False, True))
]
"""X-1.10: with modules the first game's setup is not allowed."""
SOME_EXPANDED = EXPANDED[::11] + EXPANDED_SOLO[::13]
"""A few of each, so that every module is there with every number of players."""

VARIETIES = SHARED + SOLO + SOME_EXPANDED
"""All of Teotihuacan, and some of its expansion."""

TZOLKIN: list[dict[str, Any]] = [{"game": "tzolkin", "players": players} for players in PLAYERS]
TZOLKIN_MODULES: list[list[str]] = [
    list(chosen)
    for count in range(1, 5)
    for chosen in itertools.combinations(("tribes", "prophecies", "buildings", "quick_actions"), count)
]
TZOLKIN_EXPANDED: list[dict[str, Any]] = [
    {"game": "tzolkin", "players": players, "modules": modules}
    for modules, players in itertools.product([[], *TZOLKIN_MODULES], (*PLAYERS, 5))
    if (modules or players == 5) and (players < 5 or "quick_actions" in modules)
]
"""P-1.1, P-1.2: every set of modules of Tribes & Prophecies with every number of players, but for the base game."""

SOME_TZOLKIN_EXPANDED = TZOLKIN_EXPANDED[3::7]
"""A few, up to five players and all modules together."""

TABLES: list[dict[str, Any]] = [{"game": "teotihuacan", **variety} for variety in VARIETIES]
TABLES += TZOLKIN + SOME_TZOLKIN_EXPANDED
"""Whatever can be played: what every game promises is tested on all of them."""

SOME_TABLES = TABLES[: len(VARIETIES) : 7] + TZOLKIN + SOME_TZOLKIN_EXPANDED[-2:]
"""For what takes its time."""

GAMES = tuple(tonalli.GAMES)
each_game = pytest.mark.parametrize("game", GAMES)
"""For what does not depend on options; two players sit at the table."""

knobs = st.fixed_dictionaries({}, optional={name: st.sampled_from(setting.allowed) for name, setting in KNOBS.items()})
solo_varieties = st.builds(lambda variety, bot: {**variety, "bot": bot}, st.sampled_from(SOLO), knobs)
expanded = st.one_of(st.sampled_from(EXPANDED), st.sampled_from(EXPANDED_SOLO))
varieties = st.one_of(st.sampled_from(SHARED), solo_varieties, expanded)
tables = st.one_of(
    varieties.map(lambda variety: {"game": "teotihuacan", **variety}),
    st.sampled_from(TZOLKIN),
    st.sampled_from(TZOLKIN_EXPANDED),
)
seeds = st.integers(min_value=0, max_value=1 << 40)


def name_of(variety: dict[str, Any]) -> str:
    """For the name of a parametrised test."""
    words = [str(value) for value in variety.values() if isinstance(value, str | int)]
    words += variety.get("modules", [])
    return "-".join(words + [level for level, bot in LEVELS.items() if bot == variety.get("bot")])


def sides_of(variety: dict[str, Any]) -> int:
    """How many score: whoever plays alone has the Teotibot across the table (B-1.1)."""
    return max(2, int(variety["players"]))


def drawn_knobs(seed: int) -> dict[str, int]:
    """All settings of the Teotibot by the numbers of a seed (B-11)."""
    dealer = tonalli.Dealer(seed)
    return {name: setting.allowed[dealer.number(len(setting.allowed))] for name, setting in KNOBS.items()}


def begin(seed: int, game: str = "teotihuacan", **variety: Any) -> Match:
    """A match before its first decision; a standard game for two unless said otherwise."""
    return tonalli.new(game, seed=seed, **{"players": 2, **variety})


def play_on(match: Match, seed: int, decisions: int = 1 << 30) -> Match:
    """Play so many decisions at random, fewer if the match ends."""
    dealer = tonalli.Dealer(seed)
    while decisions > 0 and not match.over:
        legal = match.legal()
        match.play(legal[dealer.number(len(legal))])
        decisions -= 1
    return match


def before_setup(game: str = "teotihuacan", **variety: Any) -> State:
    """A state before its first reveal."""
    chosen = tonalli.GAMES[game]
    return chosen.begin(chosen.check(variety))


def walk(state: State, seed: int) -> Iterator[State]:
    """Every position of a random game in turn, reveals and the end included; the state is played on in place."""
    dealer = tonalli.Dealer(seed)
    while not state.over:
        yield state
        if state.actor == tonalli.CHANCE:
            dealer.answer(state)
        else:
            legal = state.legal()
            state.play(legal[dealer.number(len(legal))])
    yield state


def listened(state: State, seed: int) -> tuple[State, list[Event]]:
    """A random game played to its end, with all that was told on the way."""
    events: list[Event] = []
    state.listen(events)
    for _ in walk(state, seed):
        pass
    return state, events
