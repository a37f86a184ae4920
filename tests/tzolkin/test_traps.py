"""Where tribes, prophecies and further targets would have met the base rules wrongly: each trap with a stand-in."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
import tonalli.core.state
from clauses import clause
from tonalli.core.actions import Actions
from tonalli.core.native import i64
from tonalli.core.step import PASS, Reveal
from tonalli.tzolkin.names import A_GAIN, A_STEP, AN_ADVANCE, CORN, GOLD, KUKULKAN, SKULL, WOOD
from tonalli.tzolkin.notation import OFFERS
from tonalli.tzolkin.prophecy import Prophecy, Tax
from tonalli.tzolkin.rules import Duty, FoodDayItem, Target, TurnItem
from tonalli.tzolkin.state import State
from tonalli.tzolkin.steps.build import Build
from tonalli.tzolkin.steps.tax import BlockTax, CornTax, StepDownTax
from tonalli.tzolkin.steps.temple import Descend
from tonalli.tzolkin.tiles import RATE
from tonalli.tzolkin.tribe import Tribe
from tonalli.tzolkin.view import view
from tzolkin.rounds import finish
from tzolkin.setting_up import QUIET
from tzolkin.stand_ins import begin, fresh, seated, stock
from tzolkin.table import deal, options, play, side

pytestmark = pytest.mark.pure

if not str(tonalli.core.state.__file__).endswith(".py"):
    pytest.skip("interpreted classes cannot stand in for compiled ones", allow_module_level=True)

PAY = OFFERS + 1
"""The decision to pay a tax in corn, as a module would register it."""
BOTTOMS = {"chaac": -1, "quetzalcoatl": -1, "kukulkan": -1}


class XamanEk(Tribe):
    """P-3.20: a wood may be sold at any moment of the own turn."""

    def offer(self, s: State, player: i64, out: Actions) -> None:
        if s.players[player].stock[WOOD] > 0:
            out.add(OFFERS)

    def interject(self, s: State, player: i64, action: i64) -> bool:
        if action != OFFERS:
            return False
        s.spend(player, WOOD, 1, "P-3.20")
        s.gain(player, CORN, RATE[WOOD], "P-3.20")
        return True


class Taxing(Prophecy):
    """One kind of thing is taxed."""

    def __init__(self, what: int, number: int, tax: Tax) -> None:
        self.what = what
        self.number = number
        self.levied = tax

    def tax(self, what: i64, number: i64) -> Tax | None:
        return self.levied if (what, number) == (self.what, self.number) else None


def taxed(prophecy: Taxing, *sides: dict[str, Any], **fields: Any) -> State:
    return seated(fresh(prophecy=prophecy), *sides, **fields)


# ---- the end of a turn ---------------------------------------------------------------------------


class QuickConstruction(TurnItem):
    """P-10.25: a building once placing is finished."""

    def push(self, s: State, player: i64) -> None:
        if s.now.placed > 0:
            s.push(Build(player, 0, 0, 0))


@clause("Z-15.2")
def test_what_is_decided_at_the_end_of_a_turn_still_belongs_to_it() -> None:
    """The turn is sealed only when nothing of it is left to decide, so undo reaches back to the placement."""
    rules = fresh()
    rules.turn_ends.insert(1, QuickConstruction())
    s = seated(rules, side(corn=1, wood=1))
    sealed = s.sealed
    play(s, "place:palenque pass")
    assert options(s) == ["build:a1_single_farm"]
    assert (s.sealed, s.now.over) == (sealed, 0)
    play(s, "build:a1_single_farm")
    assert s.sealed == sealed + 1
    assert s.now.over == 1


class Income(FoodDayItem):
    """P-7.16: something for everybody at the beginning of a Food Day, which asks for a decision."""

    def hold(self, s: State) -> None:
        for seat in range(s.rules.players - 1, -1, -1):
            s.push(Descend(seat, "P-7.16"))


@clause("Z-15.3", "Z-15.7")
def test_nothing_of_the_own_turn_is_offered_on_a_food_day() -> None:
    """Not even to whoever took the last turn of the round."""
    rules = fresh(tribe=XamanEk())
    rules.food_day.insert(0, Income())
    s = seated(rules, side(corn=9, wood=2), calendar={"day": 8, "starting_player": 1})
    play(s, "place:palenque")
    assert OFFERS in s.legal()
    s.play(PASS)
    assert (s.active, s.actor, s.top.kind) == (0, 0, "descend")
    assert OFFERS not in s.legal()


# ---- pity ----------------------------------------------------------------------------------------


class Field(Target):
    """P-10.20, P-10.34: free of corn, but its action is never possible."""

    def __init__(self, number: int, allowed: bool) -> None:
        super().__init__(number)
        self.allowed = allowed

    def free(self, s: State, player: i64) -> bool:
        return True

    def cost(self, s: State, player: i64) -> i64:
        return 0

    def allows(self, s: State, player: i64, corn: i64) -> bool:
        return self.allowed

    def shows_pity(self) -> bool:
        return False


class Impossible(Duty):
    """Whatever is placed, too little is left."""

    def can_be_met(self, s: State, player: i64, corn: i64) -> bool:
        return False


TAKEN = [
    side("palenque0 palenque1 yaxchilan0 yaxchilan1 tikal0 tikal1", hand=0),
    side("uxmal0 uxmal1 chichen_itza0 chichen_itza1", hand=0),
    side("start", hand=2),
]
"""Spaces of gears cost 2 corn at least."""


@clause("Z-15.2", "Z-4.4")
@pytest.mark.parametrize("by_duty", [True, False])
def test_a_place_that_cannot_be_used_leaves_pity_as_it_is(by_duty: bool) -> None:
    """With 1 corn all of it is paid for a space of 2; nobody owes corn."""
    rules = fresh()
    rules.targets.append(Field(6, by_duty))
    if by_duty:
        rules.duties.append(Impossible())
    s = seated(rules, side(corn=1, temples=BOTTOMS), *TAKEN)
    assert options(s) == [f"place:{name}" for name in ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")]
    play(s, "place:palenque")
    assert stock(s) == {}
    assert s.active == 1


# ---- secrets -------------------------------------------------------------------------------------


class Ixtab(Tribe):
    def wealth_kept(self) -> i64:
        return 3


class Yaluk(Tribe):
    def start_workers(self) -> i64:
        return 5

    def corn_per_worker(self) -> i64:
        return 3


@clause("Z-15.3", "Z-2.14")
@pytest.mark.parametrize("tribe", [Ixtab(), Yaluk()])
def test_others_cannot_tell_a_tribe_before_choices_are_revealed(tribe: Tribe) -> None:
    def views(tribes: tuple[int, ...]) -> list[Any]:
        s = begin(fresh(tribe=tribe), tribes)
        dealer = tonalli.Dealer(1)
        while not options(s)[0].startswith("~first"):
            dealer.answer(s)
        play(s, "~first:0")
        play(s, " ".join(f"~wealth:{tile}" for tile in QUIET))
        deal(s)
        seen = [view(s, 1), view(s, None)]
        play(s, " ".join(f"keep:{tile}" for tile in QUIET[:2]))
        if s.actor == 0:
            seen += [view(s, 1)]
            play(s, f"keep:{QUIET[2]}")
        else:
            seen += [seen[0]]
        return [*seen, {**view(s, 2), "actor": None, "decision": None}]

    with_it, without = views((0,)), views(())
    assert with_it[0] == without[0]
    assert with_it[1] == without[1]
    assert with_it[3] == without[3]
    assert with_it[2]["decision"]["left"] is None


# ---- offers --------------------------------------------------------------------------------------


class DrawSomething(Reveal[State]):
    """A reveal of a module, by ids behind those of the base game."""

    def options(self, s: State, out: Actions) -> None:
        out.weigh(OFFERS, 1)

    def take(self, s: State, action: i64) -> None:
        s.set_gear_corn(7, "P-4.1")


@clause("Z-15.3")
def test_an_outcome_of_chance_is_nobodys_offer() -> None:
    """The tribe of the last seat does not answer for chance."""
    s = seated(fresh(tribe=XamanEk()), side(), side(), side(), side(wood=1), tribes=(3,))
    s.push(DrawSomething())
    s.settle()
    s.play(OFFERS)
    assert s.gear_corn == 7
    assert stock(s, 3) == {"wood": 1}


@clause("Z-15.3", "Z-8.10")
def test_nothing_is_sold_between_a_building_and_its_payment() -> None:
    own = side("tikal4", wood=1, technologies={"architecture": 1})
    s = seated(fresh(tribe=XamanEk()), own)
    play(s, "pick:tikal.4 act:tikal_4 build:a1_single_farm")
    assert s.top.kind == "apply-architecture"
    assert OFFERS not in s.legal()
    play(s, "architecture:now")
    assert min(s.players[0].stock) == 0
    assert s.players[0].buildings[0] == 1


# ---- taxes ---------------------------------------------------------------------------------------


@clause("Z-15.5", "Z-7.19")
@pytest.mark.parametrize("number", [6, 8, 9])
def test_the_block_just_gained_can_pay_for_the_step(number: int) -> None:
    temple = KUKULKAN if number == 6 else 1
    s = taxed(Taxing(A_STEP, temple, BlockTax()), side(f"chichen_itza{number}", skull=1))
    play(s, f"pick:chichen_itza.{number} act:chichen_itza_{number} take:gold")
    assert options(s) == ["pass", "give:gold"]
    refused = s.copy()
    play(refused, "pass")
    assert (refused.players[0].temples[temple], stock(refused)) == (0, {"gold": 1})
    play(s, "give:gold")
    assert (s.players[0].temples[temple], stock(s)) == (1, {})


@clause("Z-15.5")
@pytest.mark.parametrize(("paid", "left"), [(0, {"stone": 2, "corn": 2}), (1, {"gold": 1, "stone": 2, "corn": 1})])
def test_gold_is_paid_for_one_by_one(paid: int, left: dict[str, int]) -> None:
    """Yaxchilan 5 with Extraction 3 under Gold Shortage: the corn of the action comes first."""
    own = side("yaxchilan5", technologies={"resource_extraction": 3})
    s = taxed(Taxing(A_GAIN, GOLD, CornTax(1, PAY)), own)
    play(s, "pick:yaxchilan.5 act:yaxchilan_5")
    for _ in range(paid):
        s.play(PAY)
    s.play(PASS)
    assert stock(s) == left
    assert s.active == 1


@clause("Z-15.5")
def test_both_gold_are_paid_with_both_corn() -> None:
    own = side("yaxchilan5", technologies={"resource_extraction": 3})
    s = taxed(Taxing(A_GAIN, GOLD, CornTax(1, PAY)), own)
    play(s, "pick:yaxchilan.5 act:yaxchilan_5")
    s.play(PAY)
    s.play(PAY)
    assert (stock(s), s.active) == ({"gold": 2, "stone": 2}, 1)


@clause("Z-15.5")
def test_gold_whose_tax_cannot_be_paid_is_not_offered() -> None:
    own = side("chichen_itza6", skull=1)
    s = taxed(Taxing(A_GAIN, GOLD, CornTax(1, PAY)), own)
    play(s, "pick:chichen_itza.6 act:chichen_itza_6")
    assert options(s) == ["take:wood", "take:stone"]


@clause("Z-15.5", "Z-6.10")
@pytest.mark.parametrize(("temples", "possible"), [({}, True), (BOTTOMS, False)])
def test_a_skull_costs_a_step_down_or_cannot_be_gained(temples: dict[str, int], possible: bool) -> None:
    own = side("yaxchilan4", corn=3, temples=temples)
    s = taxed(Taxing(A_GAIN, SKULL, StepDownTax()), own)
    play(s, "pick:yaxchilan.4")
    assert ("act:yaxchilan_4" in options(s)) == possible
    if possible:
        play(s, "act:yaxchilan_4 temple:chaac")
        assert stock(s) == {"corn": 3, "skull": 1}
        assert s.players[0].temples[0] == -1


@clause("Z-15.5", "Z-8.2")
@pytest.mark.parametrize(("wood", "level"), [(2, 0), (3, 1)])
def test_a_free_technology_step_that_cannot_be_paid_is_refused_by_itself(wood: int, level: int) -> None:
    s = taxed(Taxing(AN_ADVANCE, 0, BlockTax()), side("tikal2", wood=wood))
    play(s, "pick:tikal.2 act:tikal_2 build:a1_agriculture")
    if level == 1:
        play(s, "give:wood")
    assert (s.players[0].levels[0], stock(s)) == (level, {})


@clause("Z-15.5", "Z-9.2")
def test_a_step_that_is_lost_is_not_taxed() -> None:
    own = side("uxmal1", corn=4, temples={"chaac": 5})
    s = taxed(Taxing(A_STEP, 0, CornTax(1, PAY)), own)
    play(s, "pick:uxmal.1 act:uxmal_1 temple:chaac")
    assert (stock(s), s.active) == ({"corn": 1}, 1)


@clause("Z-15.5", "Z-15.7")
def test_taxes_on_food_day_rewards_are_asked_in_turn_order_without_offers() -> None:
    rules = fresh(tribe=XamanEk(), prophecy=Taxing(A_GAIN, GOLD, CornTax(1, PAY)))
    rich: dict[str, Any] = {"corn": 9, "wood": 1, "temples": {"quetzalcoatl": 2}}
    s = seated(rules, side(**rich), side(**rich), calendar={"day": 8, "starting_player": 1})
    play(s, "place:palenque")
    s.play(PASS)
    assert (s.actor, s.legal()) == (1, [PASS, PAY])
    s.play(PAY)
    assert (s.actor, s.legal()) == (0, [PASS, PAY]), "no sale"
    s.play(PASS)
    assert stock(s, 1)["gold"] == 1
    assert "gold" not in stock(s)
    finish_round = s.to_dict()["calendar"]["food_days"]
    assert finish_round == 1


# ---- dummies -------------------------------------------------------------------------------------


@clause("Z-2.9")
def test_dummies_that_find_no_tile_follow_after_the_choice() -> None:
    """Thirteen tiles of two gears and Chichen Itza place fifteen of sixteen dummies."""
    rules = fresh(2)
    rules.dummies = 16
    s = begin(rules, ())
    dealer = tonalli.Dealer(1)
    while not options(s)[0].startswith("~first"):
        dealer.answer(s)
    play(s, "~first:0")
    gears = ("tikal", "uxmal")
    hands = [f"~wealth:wealth_{gear}_{tooth}" for gear in gears for tooth in (1, 3, 5, 7)]
    play(s, " ".join(hands))
    deal(s)
    assert sum(owner == 5 for owner in s.teeth) == 15
    assert s.opening is not None
    while s.actor >= 0 and s.turn == 0:
        s.play(s.legal()[0])
    assert s.actor == tonalli.CHANCE
    assert s.opening is not None
    assert {word.split("_")[1] for word in options(s)} == set(gears), "tiles that nobody kept"
    deal(s)
    assert sum(owner == 5 for owner in s.teeth) == 16
    assert s.turn == 1


@clause("Z-15.7")
def test_a_round_goes_on_as_ever_with_stand_ins() -> None:
    assert finish(seated(fresh(tribe=XamanEk()), side(corn=9))).actor == 1
