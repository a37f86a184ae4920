"""Tribes are dealt and chosen in secret, with the wealth tiles (P-2.6 to P-2.11, P-3.1)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import tonalli
from clauses import clause
from tonalli import State
from tonalli.tzolkin.game import TZOLKIN
from tzolkin.setting_up import until
from tzolkin.table import events, options, play, player
from tzolkin.tribes.tribal import TRIBES, choose, dealt, fresh

pytestmark = pytest.mark.pure

TIED = ("ixtab yaluk", "balam huracan")


@clause("P-2.6/1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_of_thirteen_are_dealt_to_everybody(players: int) -> None:
    s = until(fresh(players), "~tribe")
    seen: list[str] = []
    for number in range(2 * players):
        outcomes = s.chance()
        assert [TZOLKIN.space.write(action) for action, _ in outcomes] == [
            f"~tribe:{name}" for name in TRIBES if name not in seen
        ]
        assert {weight for _, weight in outcomes} == {1}
        word = options(s)[number % 3]
        seen.append(word.split(":")[1])
        play(s, word)
    hands = s.to_dict()["tribes"]["dealt"]
    assert sorted(name for hand in hands for name in hand) == sorted(seen)
    assert [len(hand) for hand in hands] == [2] * players


@clause("P-2.6/2", "P-2.11/1")
def test_they_come_after_the_rest_of_the_setup() -> None:
    kinds: list[str] = []
    s = fresh(2)
    dealer = tonalli.Dealer(1)
    while s.actor == tonalli.CHANCE:
        kinds.append(options(s)[0].split(":")[0])
        dealer.answer(s)
    assert list(dict.fromkeys(kinds)) == ["~building", "~monument", "~first", "~wealth", "~tribe"]
    assert kinds[-4:] == ["~tribe"] * 4


@clause("P-2.7/1", "P-2.7/2")
def test_a_seat_chooses_its_tribe_and_then_its_wealth_tiles() -> None:
    s = dealt(*TIED, first=1)
    assert (s.actor, options(s)) == (1, ["tribe:ixtab", "tribe:yaluk"])
    play(s, "tribe:yaluk")
    assert (s.actor, s.top.kind) == (1, "keep-wealth")
    play(s, options(s)[0])
    play(s, options(s)[0])
    assert (s.actor, options(s)) == (0, ["tribe:balam", "tribe:huracan"])
    why = TZOLKIN.why_not(s, TZOLKIN.space.read("tribe:bacab"))
    assert why is not None
    assert (why.reason, why.clause) == ("not-dealt", "P-2.6")


@clause("P-2.7/3", "P-2.8/1", "P-3.1/1")
def test_then_all_is_revealed() -> None:
    s = dealt(*TIED)
    play(s, "tribe:yaluk")
    assert events(s, "tribe") == []
    choose(s, "huracan")
    told = [(event.seat, event["tribe"], event.why) for event in events(s, "tribe")]
    assert told == [(0, "yaluk", "P-2.7"), (1, "huracan", "P-2.7")]
    assert s.to_dict()["tribes"] == {"chosen": ["yaluk", "huracan"]}
    tonalli.playout(s, 3)
    assert s.to_dict()["tribes"]["chosen"] == ["yaluk", "huracan"]


@clause("P-2.8/2")
def test_rejected_wealth_tiles_are_gone() -> None:
    s = choose(dealt(*TIED), "yaluk", "huracan")
    kept = [name for side in s.to_dict()["players"] for name in side["wealth_tiles"]]
    assert len(kept) == 4
    assert "opening" not in s.to_dict()


def secrets(s: State, seat: int | None) -> Any:
    view = TZOLKIN.view(s, seat)
    return view["tribes"], view["opening"]["kept"], [side["corn_due"] for side in view["players"]], view["decision"]


@clause("P-2.7/1")
@pytest.mark.parametrize("seat", [None, 1])
def test_others_see_neither_the_tribe_nor_what_it_changes(seat: int | None) -> None:
    seen = []
    for tribe in ("ixtab", "yaluk"):
        s = play(dealt(*TIED), f"tribe:{tribe}")
        line = [secrets(s, seat)]
        play(s, options(s)[0])
        line.append(secrets(s, seat))
        while s.actor == 0:
            play(s, options(s)[0])
        line.append(secrets(s, seat))
        seen.append(line)
    assert seen[0] == seen[1]
    tribes = seen[0][0][0]
    assert tribes["dealt"][0] == 2
    assert tribes["chosen"] == [None, None]


def test_one_sees_what_one_was_dealt_and_has_chosen() -> None:
    s = play(dealt(*TIED), "tribe:ixtab")
    assert TZOLKIN.view(s, 0)["tribes"] == {"dealt": [["ixtab", "yaluk"], 2], "chosen": ["ixtab", None]}


def test_what_a_seat_cannot_know_is_drawn_anew() -> None:
    """Whoever may have Ixtab keeps three tiles then; everything the seat sees stays."""
    s = dealt("ahmakiq ixtab", "balam huracan", "bacab yumkaax", players=3)
    play(s, "tribe:ahmakiq")
    play(s, options(s)[0])
    moments = [s.copy()]
    play(s, options(s)[0])
    moments.append(s.copy())
    play(s, "tribe:balam")
    moments.append(s.copy())
    found: Counter[str] = Counter()
    for state in moments:
        view = TZOLKIN.view(state, 2)
        for seed in range(150):
            other = state.resample(2, seed)
            assert TZOLKIN.view(other, 2) == view
            assert TZOLKIN.problems(other) == []
            data = other.to_dict()
            hands = [name for hand in data["tribes"]["dealt"] for name in hand]
            assert len(set(hands)) == 6
            name = data["tribes"]["chosen"][0]
            assert name in data["tribes"]["dealt"][0]
            found[name] += 1
            if other.actor == 1:
                assert len(data["opening"]["kept"][0]) == (3 if name == "ixtab" else 2)
    assert set(found) == set(TRIBES) - {"bacab", "yumkaax"}


def test_a_resampled_game_goes_on() -> None:
    s = play(dealt("ahmakiq ixtab", "balam huracan"), "tribe:ixtab")
    play(s, options(s)[0])
    for seed in range(20):
        other = s.resample(1, seed)
        tonalli.playout(other, seed)
        assert other.over
        assert other.to_dict()["tribes"]["chosen"][1] in ("balam", "huracan")


@clause("P-3.1/2", "P-3.2")
def test_an_ability_stays_with_its_owner() -> None:
    s = choose(dealt("yaluk balam", "ixtab huracan"), "yaluk", "huracan")
    seats = [side["corn_due"] for side in TZOLKIN.view(s, None)["players"]]
    workers = [player(s, seat)["workers_in_hand"] for seat in range(2)]
    feeds = [sum(tile == "wealth_uxmal_3" for tile in player(s, seat)["wealth_tiles"]) for seat in range(2)]
    assert seats == [3 * (workers[0] - feeds[0]), 2 * (workers[1] - feeds[1])]
    while s.active != 1:
        play(s, options(s)[0])
    assert TZOLKIN.view(s, None)["players"][0]["corn_due"] % 3 == 0


@clause("P-2.10")
def test_nothing_gained_in_setup_is_taxed() -> None:
    s = choose(dealt(*TIED, wealth=("palenque_7 tikal_3 tikal_7 yaxchilan_7",)), "yaluk", "huracan")
    assert all(event.kind != "pay" for event in s.told)


@clause("P-15.4/1", "P-15.4/2")
def test_nobody_has_two_tribes() -> None:
    s = choose(dealt(*TIED), "yaluk", "huracan")
    assert len(set(s.to_dict()["tribes"]["chosen"])) == 2
