"""Positions with tribes: written, read back, judged, copied, resampled; whole games of every table."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

import tonalli
from core.plain_data import same
from core.varieties import walk
from tonalli import State
from tonalli.tzolkin.game import TZOLKIN
from tonalli.tzolkin.position.steps import STEPS
from tzolkin.laws import laws
from tzolkin.table import options, play, position, side
from tzolkin.tribes.tribal import TRIBES, chosen, dealt, fresh, of
from tzolkin.walking import rich_position

pytestmark = pytest.mark.pure


def check(s: State) -> None:
    assert TZOLKIN.problems(s) == []
    same(s, tonalli.from_dict("tzolkin", copy.deepcopy(s.to_dict())))
    assert s.copy() == s
    if s.to_dict().get("opening") is not None and s.actor >= 0:
        for seat in range(s.options["players"]):
            other = s.resample(seat, 5)
            assert TZOLKIN.problems(other) == []
            assert TZOLKIN.view(other, seat) == TZOLKIN.view(s, seat)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_random_games_are_lawful(players: int, seed: int) -> None:
    for s in walk(fresh(players), seed):
        check(s)
        if s.turn > 0:
            laws(s)


def rich_games(seed: int) -> Any:
    """From tables where everybody can do everything, each seat with some tribe."""
    data = rich_position(seed)
    players = data["options"]["players"]
    names = [TRIBES[(seed + 3 * seat) % 13] for seat in range(players)]
    for seat, name in enumerate(names):
        if name == "ixtab":
            data["players"][seat]["wealth_tiles"] = [
                *data["players"][seat].get("wealth_tiles", []), "wealth_uxmal_1",
            ]  # fmt: skip
        if name == "bacab":
            data["players"][seat]["corn"] += 2
    data["options"]["modules"] = ["tribes"]
    data["tribes"] = {"chosen": names}
    return walk(tonalli.from_dict("tzolkin", data), seed)


@pytest.mark.parametrize("seed", range(26))
def test_every_position_of_a_rich_table_reads_back(seed: int) -> None:
    for number, s in enumerate(rich_games(seed)):
        if number % 2 == seed % 2 or s.top.kind in ("pick-one", "choose-bonus"):
            check(s)


def test_every_kind_of_step_of_the_module_is_met() -> None:
    own = {kind for kind, step in STEPS.kinds.items() if ".modules.tribes" in step.__module__}
    met: set[str] = set()
    for seed in range(60):
        met |= {s.top.kind for s in rich_games(seed)}
        if own <= met | {"deal-tribe", "choose-tribe"}:
            return
    raise AssertionError(own - met)


# ---- what cannot be --------------------------------------------------------------------------------

Change = Callable[[dict[str, Any]], Any]


def bacab(data: dict[str, Any]) -> None:
    """A tribe that was not dealt, and a number of tiles that would go with it."""
    data["tribes"]["chosen"][0] = "bacab"
    data["pending"][-1]["left"] = 2


def opening(change: Change) -> dict[str, Any]:
    data = play(dealt("ixtab yaluk", "balam huracan"), "tribe:ixtab").to_dict()
    change(data)
    return data


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("tribes.dealt\\[1\\]", lambda data: data["tribes"]["dealt"].__setitem__(1, ["ixtab", "balam"])),
        ("tribes.dealt", lambda data: data["tribes"]["dealt"][0].append("bacab")),
        ("tribes.dealt", lambda data: data["tribes"]["dealt"][1].pop()),
        ("tribes.dealt", lambda data: data["tribes"].update(dealt=[])),
        ("tribes.dealt\\[0\\]", lambda data: data["tribes"]["dealt"].__setitem__(0, ["nobody"])),
        ("tribes.chosen", lambda data: data["tribes"].update(chosen=[None, None])),
        ("tribes.chosen\\[0\\]", lambda data: bacab(data)),
        ("tribes.chosen", lambda data: data["tribes"].update(chosen=["ixtab", "balam"])),
        ("tribes.chosen\\[1\\]", lambda data: data["tribes"].update(chosen=["ixtab", "nobody"])),
        ("tribes.chosen", lambda data: data["tribes"].update(chosen=["ixtab"])),
        ("tribes", lambda data: data["tribes"].update(exchanged=True)),
        ("tribes.skipped", lambda data: data["tribes"].update(skipped="tikal.12")),
        ("tribes", lambda data: data.pop("tribes")),
        ("tribes.bold", lambda data: data["tribes"].update(bold=1)),
        ("keep-wealth", lambda data: data["pending"][-1].update(left=2)),
    ],
)
def test_an_opening_that_cannot_be_is_refused(field: str, change: Change) -> None:
    with pytest.raises(tonalli.PositionError, match=field):
        tonalli.from_dict("tzolkin", opening(change))


def seated(tribe: str, *sides: dict[str, Any], now: Any = None, players: int = 4, **fields: Any) -> dict[str, Any]:
    return position(
        *sides,
        players=players,
        options={"players": players, "modules": ["tribes"]},
        tribes={"chosen": chosen(tribe, players), **(now or {})},
        **fields,
    )


TURN = [{"step": "end-turn", "seat": 0}, {"step": "place-more", "seat": 0}]
PART = [{"step": "turn-part", "seat": 0, "number": 2}]
PICK_ONE = {"step": "pick-one", "seat": 0}
PLACED = {"placed": 2, "placed_on": ["tikal.0", "tikal.1"]}
OWN = side("tikal0 tikal1 palenque3", hand=1, corn=5)


@pytest.mark.parametrize(
    ("field", "data"),
    [
        ("tribes.chosen\\[1\\]", seated("balam", now={"chosen": ["balam", "balam", "huracan", "yumkaax"]})),
        ("tribes.chosen\\[2\\]", seated("balam", now={"chosen": ["balam", "huracan", None, "itzamna"]})),
        ("tribes.dealt", seated("balam", now={"dealt": [["balam"], [], [], []]})),
        ("corn: it is 2 at least", seated("bacab", side(corn=1))),
        ("players\\[0\\].workers_in_reserve", seated("yaluk", side(corn=1))),
        ("players\\[0\\].wealth_tiles", seated("ixtab", side(corn=1))),
        ("gears.palenque\\[8\\]", seated("balam", side("palenque8"))),
        ("tribes.exchanged", seated("balam", side(corn=1), now={"exchanged": True})),
        ("tribes.skipped", seated("balam", side(corn=1), now={"skipped": "tikal.0"})),
        ("tribes.skipped", seated("vacub_caquix", side(corn=1), now={"skipped": "tikal.1"})),
        ("tribes.skipped", seated("vacub_caquix", side("tikal0", corn=1), now={"skipped": "tikal.0"})),
        (
            "tribes.skipped",
            seated(
                "vacub_caquix",
                side("palenque1", corn=1),
                now={"skipped": "tikal.0"},
                this_turn={"picked_up": 1},
                pending=[{"step": "end-turn", "seat": 0}, {"step": "pick-more", "seat": 0}],
            ),
        ),
        (
            "tribes.skipped: there is no space above",
            seated(
                "vacub_caquix",
                side(" ".join(f"palenque{space}" for space in range(5)), hand=1),
                side("palenque5 palenque6"),
                now={"skipped": "palenque.7"},
            ),
        ),
        ("placed_on: nobody is placed", seated("cit_bolon_tum", side("palenque8", corn=1), pending=TURN,
                                                this_turn={"placed": 1, "placed_on": ["palenque.8"]})),
        ("pick-one does not fit", seated("balam", OWN, this_turn=PLACED, pending=[*PART, PICK_ONE])),
        (
            "this_turn.picked_up",
            seated("ah_chuy_kak", side("tikal0 palenque3", hand=1), this_turn={"placed": 1, "placed_on": ["tikal.0"]},
                   pending=[*PART, PICK_ONE]),
        ),
        (
            "this_turn.picked_up",
            seated("ah_chuy_kak", side("tikal0 tikal1 palenque3", hand=3, corn=3), this_turn={**PLACED, "picked_up": 2},
                   pending=[*PART, {"step": "choose-action", "seat": 0, "gear": "uxmal", "space": 3}]),
        ),
        (
            "pending",
            seated("ah_chuy_kak", OWN, this_turn={**PLACED, "picked_up": 1},
                   pending=[*PART, PICK_ONE]),
        ),
        (
            "pending",
            seated("itzamna", side("tikal1", corn=5), this_turn={"picked_up": 1},
                   pending=[{"step": "end-turn", "seat": 0}, {"step": "pick-more", "seat": 0},
                            {"step": "choose-bonus", "seat": 0}]),
        ),
        (
            "only itzamna",
            seated("balam", side("tikal1", corn=5, technologies={"agriculture": 3}), this_turn={"picked_up": 1},
                   pending=[{"step": "end-turn", "seat": 0}, {"step": "pick-more", "seat": 0},
                            {"step": "choose-bonus", "seat": 0}]),
        ),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_is_refused(field: str, data: dict[str, Any]) -> None:
    with pytest.raises(tonalli.PositionError, match=field):
        tonalli.from_dict("tzolkin", data)


@pytest.mark.parametrize(
    "s",
    [
        of("vacub_caquix", side(corn=3), now={"skipped": "tikal.0"}),
        of("xaman_ek", side(corn=3, wood=1), now={"exchanged": True}),
        of("ah_chuy_kak", OWN, this_turn=PLACED, pending=[*PART, PICK_ONE]),
        of("cit_bolon_tum", side("palenque8 chichen_itza11")),
    ],
)
def test_a_position_that_can_be_is_read(s: State) -> None:
    check(s)
    assert options(s)


def test_what_happened_in_the_turn_is_forgotten_with_it() -> None:
    s = of("xaman_ek", side("tikal1 palenque1", wood=2, corn=3))
    play(s, "exchange:wood")
    assert s.to_dict()["tribes"]["exchanged"] is True
    play(s, "pick:tikal.1 pass pass")
    assert "exchanged" not in s.to_dict()["tribes"]
