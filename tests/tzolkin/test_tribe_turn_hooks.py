"""What a tribe may change of turns, Food Days and the opening (Z-15.3, Z-15.11), by the examples of real tribes."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
import tonalli.core.state
from clauses import clause
from tonalli.core.actions import Actions
from tonalli.core.native import i64
from tonalli.core.step import PASS
from tonalli.tzolkin.names import (
    CORN,
    WOOD,
)
from tonalli.tzolkin.notation import OFFERS
from tonalli.tzolkin.prophecy import Prophecy
from tonalli.tzolkin.state import State
from tonalli.tzolkin.steps.food_day import corn_due
from tonalli.tzolkin.steps.temple import Descend
from tonalli.tzolkin.tiles import RATE
from tonalli.tzolkin.tribe import Tribe
from tzolkin.rounds import display, finish
from tzolkin.setting_up import QUIET
from tzolkin.stand_ins import begin, fresh, seated, stock
from tzolkin.table import deal, options, play, player, side

pytestmark = pytest.mark.pure

if not str(tonalli.core.state.__file__).endswith(".py"):
    pytest.skip("interpreted classes cannot stand in for compiled ones", allow_module_level=True)


def of(tribe: Tribe, *sides: dict[str, Any], **fields: Any) -> State:
    """Seat 0 has the tribe."""
    return seated(fresh(tribe=tribe), *sides, **fields)


# ---- the turn --------------------------------------------------------------------------------------


class Ahmakiq(Tribe):
    """P-3.12: neither placing nor picking up."""

    def may_do_neither(self) -> bool:
        return True


@clause("Z-15.11")
def test_who_may_do_neither_may_pass_but_still_not_do_both() -> None:
    s = of(Ahmakiq(), side("palenque1 tikal1", corn=3))
    assert options(s)[0] == "pass"
    assert options(play(s.copy(), "pick:palenque.1 act:palenque_1")) == ["pass", "pick:tikal.1"]
    play(s, "pass")
    assert s.active == 1
    assert "pass" not in options(s)
    assert (s.turn, stock(s)) == (2, {"corn": 3})


TAKEN = [side("palenque0 yaxchilan0 tikal0 uxmal0 chichen_itza0", hand=0), side("start", hand=2)]
"""Every space that costs nothing is taken."""


@clause("Z-15.11")
def test_who_may_do_neither_is_not_forced_to_beg() -> None:
    s = of(Ahmakiq(), side(), *TAKEN)
    assert options(s) == ["pass", "beg:chaac", "beg:quetzalcoatl", "beg:kukulkan"]
    play(s, "beg:chaac")
    assert options(s)[0] == "pass"
    play(s, "pass")
    assert s.active == 1


@clause("Z-15.11")
@pytest.mark.parametrize(("tribes", "pitied"), [((0,), False), ((), True)])
def test_who_may_do_neither_needs_no_pity(tribes: tuple[int, ...], pitied: bool) -> None:
    bottoms = {"chaac": -1, "quetzalcoatl": -1, "kukulkan": -1}
    s = of(Ahmakiq(), side(temples=bottoms), *TAKEN, tribes=tribes)
    assert (s.active == 0) == pitied
    assert s.players[0].hand == 3


class Bacab(Tribe):
    """P-3.13: begging brings corn up to 4."""

    def corn_after_begging(self) -> i64:
        return 4


@clause("Z-15.3")
@pytest.mark.parametrize("corn", [0, 3])
def test_begging_is_for_those_with_less_than_the_tribe_begs_for(corn: int) -> None:
    s = of(Bacab(), side(corn=corn))
    play(s, "beg:chaac")
    assert stock(s) == {"corn": 4}
    assert "beg:chaac" not in options(of(Bacab(), side(corn=4)))
    assert "beg:chaac" not in options(of(Bacab(), side(corn=3), tribes=(1,)))


class XamanEk(Tribe):
    """P-3.20: once in a turn a wood may be sold."""

    def __init__(self) -> None:
        self.sold = -1

    def offer(self, s: State, player: i64, out: Actions) -> None:
        if self.sold != s.turn and s.players[player].stock[WOOD] > 0:
            out.add(OFFERS)

    def interject(self, s: State, player: i64, action: i64) -> bool:
        if action != OFFERS:
            return False
        self.sold = s.turn
        s.spend(player, WOOD, 1, "P-3.20")
        s.gain(player, CORN, RATE[WOOD], "P-3.20")
        return True


def trader(line: str, own: dict[str, Any], **fields: Any) -> State:
    """After a line of moves of the tribe that sells."""
    s = of(XamanEk(), own, **fields)
    play(s, line)
    return s


LEVEL_2 = {"theology": 2}


@clause("Z-15.3")
@pytest.mark.parametrize(
    ("pending", "line", "own"),
    [
        ("turn", "", side(wood=1)),
        ("place-more", "place:palenque", side(wood=1, corn=5)),
        ("choose-action", "pick:uxmal.2", side("uxmal2", wood=1)),
        ("pick-more", "pick:palenque.1 act:palenque_1", side("palenque1 tikal1", wood=1)),
        ("harvest", "pick:palenque.3 act:palenque_3", side("palenque3", wood=1)),
        ("descend", "pick:palenque.3 act:palenque_3 harvest:burn", side("palenque3", wood=1)),
        ("study", "pick:tikal.1 act:tikal_1", side("tikal1", wood=1)),
        ("build", "pick:tikal.2 act:tikal_2", side("tikal2", wood=1)),
        ("build-two", "pick:tikal.4 act:tikal_4", side("tikal4", wood=1)),
        ("climb-two", "pick:tikal.5 act:tikal_5 give:stone", side("tikal5", wood=1, stone=1)),
        ("climb-any", "pick:uxmal.1 act:uxmal_1", side("uxmal1", wood=1, corn=3)),
        ("trade", "pick:uxmal.2 act:uxmal_2", side("uxmal2", wood=1)),
        ("mirrored", "pick:uxmal.5 act:uxmal_5", side("uxmal5", wood=1, corn=1)),
        ("take-blocks", "pick:chichen_itza.6 act:chichen_itza_6", side("chichen_itza6", wood=1, skull=1)),
        (
            "offering",
            "pick:chichen_itza.1 act:chichen_itza_1",
            side("chichen_itza1", wood=1, skull=1, technologies=LEVEL_2),
        ),
    ],
)
def test_the_tribe_offers_beside_every_decision_of_the_own_turn(pending: str, line: str, own: dict[str, Any]) -> None:
    s = trader(line, own)
    assert s.top.kind == pending
    assert s.legal()[-1] == OFFERS
    corn = s.players[0].stock[CORN]
    s.play(OFFERS)
    assert s.players[0].stock[CORN] == corn + 2
    assert OFFERS not in s.legal()


@clause("Z-15.3")
def test_free_steps_of_choice_are_decisions_too() -> None:
    s = trader(
        "pick:tikal.2 act:tikal_2 build:a2_two_tech",
        side("tikal2", wood=1, stone=1, gold=2),
        buildings=display("a2_two_tech"),
        calendar={"day": 15, "food_days": 2},
    )
    assert s.top.kind == "free-study"
    assert OFFERS in s.legal()


@clause("Z-15.3")
@pytest.mark.parametrize(
    ("pending", "line", "own"),
    [
        ("give-blocks", "pick:tikal.5 act:tikal_5", side("tikal5", wood=1, stone=1)),
        (
            "drop-block",
            "pick:tikal.2 act:tikal_2 build:a1_extraction_gold",
            side("tikal2", wood=2, stone=1, technologies={"architecture": 3}),
        ),
        (
            "apply-architecture",
            "pick:tikal.4 act:tikal_4 build:a1_single_farm",
            side("tikal4", wood=1, technologies={"architecture": 1}),
        ),
    ],
)
def test_but_not_inside_a_payment(pending: str, line: str, own: dict[str, Any]) -> None:
    s = trader(line, own)
    assert s.top.kind == pending
    assert OFFERS not in s.legal()


@clause("Z-15.3")
def test_nor_in_the_turn_of_others_nor_after_all_turns() -> None:
    s = of(XamanEk(), side(corn=9, wood=1), side(wood=1), calendar={"starting_player": 1})
    assert OFFERS in s.legal()
    play(s, "place:start")
    s.play(PASS)
    assert s.top.kind == "choose-days"
    assert OFFERS not in s.legal()
    play(s, "days:1")
    assert s.actor == 0
    play(s, "place:palenque")
    s.play(PASS)
    assert s.actor == 1
    assert OFFERS not in s.legal()


@clause("Z-15.3")
def test_what_was_sold_at_once_pays_for_what_is_decided() -> None:
    s = of(XamanEk(), side("uxmal1", corn=1, wood=1, stone=1))
    play(s, "pick:uxmal.1")
    assert "act:uxmal_1" not in words(s)
    s.play(OFFERS)
    assert options(s) == ["pass", "act:uxmal_1"]


def words(s: State) -> list[str]:
    """What is legal and has a notation."""
    return [tonalli.GAMES["tzolkin"].space.write(action) for action in s.legal() if action < OFFERS]


@clause("Z-15.3")
def test_an_offer_keeps_a_decision_open_that_would_only_be_passed() -> None:
    s = of(XamanEk(), side("tikal0", hand=2, wood=1))
    play(s, "pick:tikal.0")
    assert s.legal() == [PASS, OFFERS]
    s.play(PASS)
    assert s.legal() == [PASS, OFFERS]
    s.play(OFFERS)
    assert s.active == 1


# ---- Food Days -------------------------------------------------------------------------------------


class Yaluk(Tribe):
    """P-3.21: five workers at the start, each needs 1 corn more, unfed ones cost 5 points."""

    def revealed(self, s: State, player: i64) -> None:
        more = 5 - s.players[player].hand
        s.players[player].hand += more
        s.players[player].reserve -= more

    def corn_per_worker(self) -> i64:
        return 3

    def unfed_loss(self) -> i64:
        return 5


class Hunger(Prophecy):
    def corn_per_worker(self) -> i64:
        return 1


@clause("Z-15.3", "Z-15.8/1")
@pytest.mark.parametrize(("corn", "fed"), [(0, 0), (2, 0), (3, 1), (9, 3), (12, 3)])
def test_workers_of_the_tribe_need_more_and_their_hunger_costs_more(corn: int, fed: int) -> None:
    s = of(Yaluk(), side(corn=corn), calendar={"day": 8, "starting_player": 1})
    finish(s)
    assert player(s)["fed"] == fed
    assert player(s)["points"] == -5 * (3 - fed)
    assert player(s, 1)["points"] == -9


@clause("Z-15.3", "Z-15.8/3")
def test_five_workers_with_six_symbols_and_a_farm_for_all_need_five_corn_under_hunger() -> None:
    s = seated(
        fresh(tribe=Yaluk(), prophecy=Hunger()),
        side(hand=5, corn=5, buildings={"a2_large_farm": 2, "a1_community_farm": 1}),
        calendar={"day": 21, "food_days": 2, "starting_player": 1},
    )
    assert corn_due(s, 0) == 5
    finish(s)
    assert player(s)["fed"] == 5
    assert stock(s) == {}


# ---- the opening -----------------------------------------------------------------------------------


class Ixtab(Tribe):
    """P-3.18: three wealth tiles are kept, then a step down on a temple of choice."""

    def wealth_kept(self) -> i64:
        return 3

    def wealth_taken(self, s: State, player: i64) -> None:
        s.push(Descend(player, "P-3.18"))


def choosing(tribe: Tribe, tribes: tuple[int, ...] = (0,)) -> State:
    """Seat 0 is the first to choose wealth tiles."""
    s = begin(fresh(tribe=tribe), tribes)
    dealer = tonalli.Dealer(1)
    while not options(s)[0].startswith("~first"):
        dealer.answer(s)
    play(s, "~first:0")
    play(s, " ".join(f"~wealth:{tile}" for tile in QUIET))
    deal(s)
    return s


def keep_rest(s: State) -> None:
    while options(s)[0].startswith("keep:"):
        s.play(s.legal()[0])


@clause("Z-15.3")
def test_the_tribe_says_how_many_wealth_tiles_are_kept_and_what_follows_them() -> None:
    s = choosing(Ixtab())
    play(s, " ".join(f"keep:{tile}" for tile in QUIET[:3]))
    assert s.actor == 1
    keep_rest(s)
    assert s.actor == 0
    assert options(s) == ["temple:chaac", "temple:quetzalcoatl", "temple:kukulkan"]
    assert stock(s) == {"corn": 21, "wood": 1, "stone": 4}
    assert stock(s, 1) == {}
    play(s, "temple:kukulkan")
    assert player(s)["temples"] == {"chaac": 0, "quetzalcoatl": 0, "kukulkan": -1}
    assert stock(s, 1) != {}
    assert [len(player(s, seat)["wealth_tiles"]) for seat in range(4)] == [3, 2, 2, 2]
    assert s.turn == 1


class Trader(XamanEk, Ixtab):
    """Would sell while it goes down."""


@clause("Z-15.3")
def test_nothing_is_offered_before_the_first_turn() -> None:
    s = choosing(Trader())
    play(s, " ".join(f"keep:{tile}" for tile in QUIET[:3]))
    keep_rest(s)
    assert stock(s)["wood"] > 0
    assert options(s) == ["temple:chaac", "temple:quetzalcoatl", "temple:kukulkan"]


@clause("Z-15.3")
def test_how_many_is_asked_only_when_it_is_the_players_turn_to_choose() -> None:
    s = choosing(Ixtab(), ())
    assert s.opening is not None
    s.opening.tribes[2] = 1
    keep_rest(s)
    assert s.actor == 2
    assert options(s)[0].startswith("temple:")


@clause("Z-15.3")
def test_what_a_tribe_changes_when_choices_are_revealed_comes_before_wealth_tiles() -> None:
    s = choosing(Yaluk())
    assert s.players[0].hand == 3
    play(s, "keep:wealth_palenque_7 keep:wealth_tikal_3")
    assert s.players[0].hand == 3
    keep_rest(s)
    assert (s.players[0].hand, s.players[0].reserve) == (5, 1)
    assert {s.players[seat].hand for seat in (1, 2, 3)} <= {3, 4}


class Recruiter(Tribe):
    """Starts with four."""

    def start_workers(self) -> i64:
        return 4


@clause("Z-15.3")
def test_the_tribe_says_how_many_workers_there_are_when_choices_are_revealed() -> None:
    s = choosing(Recruiter(), (1,))
    assert [(side.hand, side.reserve) for side in s.players] == [(3, 3)] * 4
    keep_rest(s)
    assert [side.hand + side.reserve for side in s.players] == [6] * 4
    assert s.players[1].workers_in_play() >= 4
    assert [s.players[seat].tribe for seat in range(4)] == [0, 1, 0, 0]
