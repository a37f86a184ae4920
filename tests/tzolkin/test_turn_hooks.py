"""What modules add to turns, rounds, days, Food Days and the opening (Z-15.2, Z-15.3, Z-15.7)."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
import tonalli.core.state
from clauses import clause
from tonalli.core.native import i64
from tonalli.core.step import NOBODY, Effect
from tonalli.tzolkin.names import CORN
from tonalli.tzolkin.rules import DayItem, FoodDayItem, OpeningItem, RoundItem, Rules, TurnItem
from tonalli.tzolkin.state import State
from tonalli.tzolkin.steps.build import Build
from tonalli.tzolkin.steps.goods import Gain
from tzolkin.rounds import finish, quiet_turn
from tzolkin.stand_ins import begin, fresh, seated, stock, told
from tzolkin.table import deal, options, play, side

pytestmark = pytest.mark.pure

if not str(tonalli.core.state.__file__).endswith(".py"):
    pytest.skip("interpreted classes cannot stand in for compiled ones", allow_module_level=True)


def kinds(s: State, *wanted: str) -> list[str]:
    """What was told of these kinds, in its order."""
    return [kind for kind, _, _ in told(s, *wanted)]


class Say(Effect[State]):
    """Only tells that it ran."""

    def __init__(self, word: str) -> None:
        super().__init__()
        self.word = word

    def run(self, s: State) -> None:
        say(s, self.word)


def say(s: State, word: str) -> None:
    if s.log is not None:
        s.log.tell(word, NOBODY, "Z-15.7", {"held": s.food_days})


# ---- turns -----------------------------------------------------------------------------------------


class BacabsFloor(TurnItem):
    """P-3.13: at the start of a turn corn is brought up to 2."""

    def push(self, s: State, player: i64) -> None:
        missing = 2 - s.players[player].stock[CORN]
        if missing > 0:
            s.push(Gain(player, CORN, missing, "P-3.13"))


class Saying(TurnItem):
    """Something of every turn."""

    def __init__(self, word: str) -> None:
        self.word = word

    def push(self, s: State, player: i64) -> None:
        s.push(Say(self.word))


@clause("Z-15.3")
@pytest.mark.parametrize(("corn", "had"), [(0, 2), (1, 2), (2, 2), (5, 5)])
def test_what_belongs_to_the_beginning_of_a_turn_comes_before_its_first_decision(corn: int, had: int) -> None:
    rules = fresh()
    rules.turn_begins = [Saying("dawn"), BacabsFloor(), Saying("morning")]
    s = seated(rules, side(corn=9), side(corn=corn))
    play(s, "place:palenque pass")
    assert s.active == 1
    assert stock(s, 1) == {"corn": had}
    expected = ["turn", "dawn", "gain", "morning"] if had != corn else ["turn", "dawn", "morning"]
    assert kinds(s, "turn", "dawn", "gain", "morning") == expected


@clause("Z-15.3")
def test_the_first_turn_of_a_round_begins_the_same_way() -> None:
    rules = fresh()
    rules.turn_begins = [BacabsFloor()]
    s = seated(rules, side(corn=9), calendar={"starting_player": 1})
    finish(s)
    assert (s.active, stock(s, 1)) == (1, {"corn": 2})


class QuickConstruction(TurnItem):
    """P-10.25: a building once placing is finished."""

    def push(self, s: State, player: i64) -> None:
        if s.now.placed > 0:
            s.push(Build(player, 0, 0, 0))


@clause("Z-15.2")
def test_what_is_added_to_the_end_of_a_turn_comes_between_gear_corn_and_refill() -> None:
    rules = fresh()
    rules.turn_ends[1:1] = [Saying("quick"), QuickConstruction()]
    s = seated(rules, side(corn=1, wood=1), calendar={"corn": 3, "day": 5})
    play(s, "place:start pass")
    assert stock(s) == {"corn": 4, "wood": 1}
    assert options(s) == ["build:a1_single_farm"]
    play(s, "build:a1_single_farm")
    assert s.actor == tonalli.CHANCE
    deal(s)
    assert None not in s.to_dict()["buildings"]
    order = ["place", "gain", "gear_corn", "quick", "build", "reveal", "turn"]
    assert kinds(s, *order) == order


# ---- rounds, Food Days and days --------------------------------------------------------------------


class Homecoming(RoundItem):
    """P-12.8: something between the Food Day and the calendar."""

    def push(self, s: State) -> None:
        s.push(Say("homecoming"))


class Tile(DayItem):
    """P-10.11: what lies under the arrow changes with every day."""

    def __init__(self) -> None:
        self.days: list[int] = []

    def passed(self, s: State) -> None:
        self.days.append(s.day)
        say(s, "tile")


class Part(FoodDayItem):
    """P-12.2, P-12.6: something before feeding, or after temple rewards."""

    def __init__(self, word: str) -> None:
        self.word = word

    def hold(self, s: State) -> None:
        say(s, self.word)
        for seat in range(s.rules.players):
            s.gain(seat, CORN, 6, "P-7.16")


def last_turn(rules: Rules, day: int, **fields: Any) -> State:
    """Seat 0 takes the last turn of a day."""
    held = sum(food_day < day for food_day in (8, 14, 21, 27))
    calendar = {"day": day, "food_days": held, "starting_player": 1, **fields}
    return seated(rules, side(corn=9), calendar=calendar)


@clause("Z-15.7/1")
@pytest.mark.parametrize(
    ("day", "order"), [(8, ["food_day", "homecoming", "day", "tile"]), (9, ["homecoming", "day", "tile"])]
)
def test_what_belongs_to_the_end_of_a_round_comes_between_the_food_day_and_the_calendar(
    day: int, order: list[str]
) -> None:
    rules = fresh()
    rules.round_ends.insert(1, Homecoming())
    tile = Tile()
    rules.days.append(tile)
    s = last_turn(rules, day)
    finish(s)
    assert kinds(s, "food_day", "homecoming", "day", "tile") == order
    assert told(s, "homecoming") == [("homecoming", "", 1)]
    assert tile.days == [day + 1]


@clause("Z-15.2")
def test_it_belongs_to_every_round_and_to_no_turn_before_the_last() -> None:
    rules = fresh()
    rules.round_ends.insert(1, Homecoming())
    s = seated(rules, side(corn=9), side(corn=9), side(corn=9), side(corn=9))
    for number in range(12):
        assert len(told(s, "homecoming")) == number // 4
        quiet_turn(s)
    assert len(told(s, "homecoming")) == 3


@clause("Z-15.7/1")
@pytest.mark.parametrize("days", [1, 2])
def test_every_day_that_passes_changes_what_changes_with_it(days: int) -> None:
    rules = fresh()
    tile = Tile()
    rules.days.append(tile)
    s = last_turn(rules, 3)
    play(s, f"place:start pass days:{days}")
    assert tile.days == [4, 5][:days]
    assert kinds(s, "day", "tile") == ["day", "tile"] * days


@clause("Z-15.7/1")
def test_the_last_day_passes_before_the_final_scoring() -> None:
    rules = fresh()
    rules.days.append(Tile())
    s = last_turn(rules, 27, age=2)
    finish(s)
    assert s.over
    assert kinds(s, "day", "tile", "end") == ["day", "tile", "end"]


@clause("Z-15.7/1", "Z-15.7/2")
def test_food_days_begin_and_end_with_what_modules_add() -> None:
    rules = fresh()
    rules.food_day = [Part("income"), *rules.food_day, Part("premium")]
    s = last_turn(rules, 14, age=1)
    finish(s)
    order = ["food_day", "income", "feed", "age", "reveal", "score", "premium", "day"]
    assert list(dict.fromkeys(kinds(s, *order))) == order
    assert told(s, "income", "premium") == [("income", "", 1), ("premium", "", 1)]
    assert [s.players[seat].fed for seat in range(4)] == [3] * 4
    assert stock(s, 1) == {"corn": 6}
    assert s.food_days == 2


# ---- the opening -----------------------------------------------------------------------------------


class Laid(OpeningItem):
    """P-2.5: something laid out before anybody chooses."""

    def __init__(self, word: str) -> None:
        self.word = word

    def push(self, s: State) -> None:
        s.push(Say(self.word))


@clause("Z-15.3")
@pytest.mark.parametrize("players", [2, 4])
def test_what_is_laid_out_comes_after_dummies_and_before_the_choice_of_wealth_tiles(players: int) -> None:
    rules = fresh(players)
    rules.opening = [Laid("prophecies"), Laid("tribes")]
    s = begin(rules)
    dealer = tonalli.Dealer(3)
    while s.actor == tonalli.CHANCE:
        assert told(s, "prophecies", "tribes") == []
        dealer.answer(s)
    assert options(s)[0].startswith("keep:")
    order = ["dummy", "prophecies", "tribes"] if players == 2 else ["prophecies", "tribes"]
    assert list(dict.fromkeys(kinds(s, "dummy", "prophecies", "tribes"))) == order
    assert len(told(s, "prophecies", "tribes")) == 2
