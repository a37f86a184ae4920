"""Taxes are paid or refused, item by item: in actions and on Food Days (P-4.8 to P-4.16, P-12.10)."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from tonalli import State
from tzolkin.prophecies.foretelling import GODS, in_force, premiums, stock, under
from tzolkin.rounds import display, finish
from tzolkin.table import deal, events, heard, options, play, player, side

pytestmark = pytest.mark.pure


def last_action(s: State) -> State:
    """Seat 0 places its last worker of the round and stops."""
    return play(s, "place:palenque pass")


# ---- paying, refusing --------------------------------------------------------------------------------


@clause("P-4.9", "P-4.15/1")
def test_whatever_part_of_a_gain_can_be_had_by_refusing_one_by_one_can_be_had_by_refusing_the_rest() -> None:
    """Items are alike, so that it makes no difference which of them are refused."""
    results = set()
    s = under("gold_shortage", side("yaxchilan5", corn=0, technologies={"resource_extraction": 3}))
    play(s, "pick:yaxchilan.5 act:yaxchilan_5")
    for line in ("pass", "pay pass", "pay pay"):
        after = play(s.copy(), line)
        assert after.active == 1
        results.add((player(after)["gold"], player(after)["corn"]))
    assert results == {(0, 2), (1, 1), (2, 0)}, "none, one or both, whichever"


@clause("P-4.9", "P-5.26/1")
def test_of_two_skulls_one_may_be_refused() -> None:
    s = under("desecration", side("yaxchilan4", technologies={"theology": 3}))
    play(s, "pick:yaxchilan.4 act:yaxchilan_4 temple:chaac pass")
    assert stock(s) == {"skull": 1}
    assert player(s)["temples"] == {"chaac": -1, "quetzalcoatl": 0, "kukulkan": 0}


@clause("P-4.10/1", "P-4.10/2", "P-4.15/1")
def test_what_is_not_paid_does_not_happen_and_is_told() -> None:
    s = under("wrathful_gods", side("uxmal1", corn=4))
    play(s, "pick:uxmal.1 act:uxmal_1 temple:chaac pass")
    assert player(s)["temples"]["chaac"] == 0
    assert player(s)["corn"] == 1
    told = events(s, "refuse")
    assert [(event.seat, event["what"], event["thing"], event.why) for event in told] == [
        (0, "temple", "chaac", "P-5.1")
    ]


@clause("P-15.17/1", "P-15.17/2", "P-4.15/1", "P-4.15/3", "P-4.13")
@pytest.mark.parametrize("prophecy", ["wrathful_gods", "angry_god_chaac"])
def test_uxmal_1_with_exactly_three_corn_is_allowed_and_its_step_refused_by_itself(prophecy: str) -> None:
    s = under(prophecy, side("uxmal1", corn=3))
    play(s, "pick:uxmal.1 act:uxmal_1 temple:chaac")
    assert s.active == 1
    assert stock(s) == {}
    assert player(s)["temples"]["chaac"] == 0
    assert len(events(s, "refuse")) == 1


@clause("P-4.13")
def test_the_block_of_tikal_5_is_paid_although_both_steps_are_refused() -> None:
    s = under("wrathful_gods", side("tikal5", corn=2, wood=1))
    play(s, "pick:tikal.5 act:tikal_5 temple:chaac pass temple:kukulkan pass")
    assert stock(s) == {"corn": 2}
    assert sum(player(s)["temples"].values()) == 0


@clause("P-4.12", "P-5.20/1")
def test_of_the_two_steps_of_tikal_5_each_is_paid_or_refused() -> None:
    s = under("wrathful_gods", side("tikal5", corn=1, wood=1))
    play(s, "pick:tikal.5 act:tikal_5 temple:chaac pass temple:kukulkan pay")
    assert stock(s) == {}
    assert (player(s)["temples"]["chaac"], player(s)["temples"]["kukulkan"]) == (0, 1)


@clause("P-4.11", "P-4.12")
@pytest.mark.parametrize("number", [6, 8, 9])
def test_the_block_of_chichen_itza_pays_for_its_step(number: int) -> None:
    god = "kukulkan" if number == 6 else "quetzalcoatl"
    s = under(f"angry_god_{god}", side(f"chichen_itza{number}", skull=1))
    play(s, f"pick:chichen_itza.{number} act:chichen_itza_{number} take:wood give:wood")
    assert stock(s) == {}
    assert player(s)["temples"][god] == 1


@clause("P-4.11", "P-4.12")
def test_blocks_of_the_first_of_two_free_steps_pay_for_the_second() -> None:
    own = side("tikal2", wood=1, stone=1, gold=2, technologies={"resource_extraction": 3})
    s = under("teacher_shortage", own, held=2, buildings=display("a2_two_tech"))
    play(s, "pick:tikal.2 act:tikal_2 build:a2_two_tech technology:resource_extraction give:wood take:stone take:stone")
    play(s, "technology:theology give:stone")
    assert stock(s) == {"stone": 1}
    assert player(s)["technologies"]["theology"] == 1


@clause("P-4.12", "P-5.21")
def test_the_step_of_theology_2_is_taxed_besides_its_block() -> None:
    own = side("chichen_itza4", wood=2, skull=1, technologies={"theology": 2})
    s = under("angry_god_chaac", own)
    play(s, "pick:chichen_itza.4 act:chichen_itza_4 give:wood temple:chaac give:wood")
    assert stock(s) == {}
    assert player(s)["temples"] == {"chaac": 1, "quetzalcoatl": 0, "kukulkan": 1}


@clause("P-4.15/3")
def test_an_action_may_be_chosen_although_nothing_of_it_can_be_paid() -> None:
    s = under("angry_god_kukulkan", side("chichen_itza4", skull=1))
    play(s, "pick:chichen_itza.4 act:chichen_itza_4")
    assert player(s)["points"] == 7
    assert player(s)["temples"]["kukulkan"] == 0


# ---- what is told before it is chosen ------------------------------------------------------------------


def cost_of(s: State, word: str) -> Any:
    return s.game.describe(s, s.game.space.read(word)).get("cost")


def test_the_cost_of_a_choice_includes_the_tax() -> None:
    s = under("wrathful_gods", side("uxmal1", corn=9, temples={"chaac": 5}))
    play(s, "pick:uxmal.1 act:uxmal_1")
    assert cost_of(s, "temple:kukulkan") == {"corn": 1}
    assert cost_of(s, "temple:chaac") is None, "the step is lost"
    play(s, "temple:kukulkan")
    assert cost_of(s, "pay") == {"corn": 1}
    s = under("angry_god_chaac", side("tikal5", wood=3))
    play(s, "pick:tikal.5 act:tikal_5")
    assert (cost_of(s, "temple:chaac"), cost_of(s, "temple:kukulkan")) == ({"blocks": 1}, None)
    s = under("gold_shortage", side("chichen_itza6", corn=1, skull=1))
    play(s, "pick:chichen_itza.6 act:chichen_itza_6")
    assert (cost_of(s, "take:gold"), cost_of(s, "take:wood")) == ({"corn": 1}, None)
    s = under("teacher_shortage", side("tikal2", wood=3, stone=2, gold=2), held=2, buildings=display("a2_two_tech"))
    play(s, "pick:tikal.2 act:tikal_2 build:a2_two_tech")
    assert cost_of(s, "technology:theology") == {"blocks": 1}
    s = under("teacher_shortage", side("tikal1", wood=3))
    play(s, "pick:tikal.1 act:tikal_1")
    assert cost_of(s, "technology:theology") == {"blocks": 2}
    s = under("gold_shortage", side("uxmal2", corn=9))
    play(s, "pick:uxmal.2 act:uxmal_2")
    assert cost_of(s, "buy:gold") == {"corn": 5}
    s = under("high_floodwaters", side(corn=9))
    assert cost_of(s, "place:chichen_itza") == {"corn": 2}
    s = under("crowded_cities", side("uxmal4", corn=9), buildings=display("a1_single_farm"))
    play(s, "pick:uxmal.4 act:uxmal_4")
    assert cost_of(s, "build:a1_single_farm") == {"corn": 4}


def test_why_something_taxed_is_not_possible() -> None:
    s = under("gold_shortage", side("chichen_itza6", skull=1))
    play(s, "pick:chichen_itza.6 act:chichen_itza_6")
    reason = s.game.why_not(s, s.game.space.read("take:gold"))
    assert reason is not None
    assert (reason.reason, reason.clause, reason.details) == ("cannot-pay-tax", "P-5.5", {"good": "gold"})
    s = under("desecration", side("yaxchilan4", temples={"chaac": -1}))
    play(s, "pick:yaxchilan.4 act:yaxchilan_4")
    reason = s.game.why_not(s, s.game.space.read("temple:chaac"))
    assert reason is not None
    assert reason.reason == "at-the-bottom"


# ---- Food Days ---------------------------------------------------------------------------------------


@clause("P-4.8/1", "P-4.8/2", "P-5.25", "P-12.5/2", "P-15.13/1")
@pytest.mark.parametrize(("word", "goods"), [("pay", {"corn": 0, "gold": 1}), ("pass", {"corn": 1, "gold": 0})])
def test_gold_of_a_temple_is_paid_or_refused(word: str, goods: dict[str, int]) -> None:
    s = under("gold_shortage", side(corn=7, temples={"quetzalcoatl": 2}), held=2, last=True)
    last_action(s)
    assert in_force(s) == "gold_shortage"
    assert (s.actor, options(s)) == (0, ["pass", "pay"])
    play(s, word)
    deal(s)
    assert {good: player(s)[good] for good in goods} == goods


@clause("P-4.15/1", "P-4.8/2")
def test_who_has_fed_all_corn_away_is_not_asked() -> None:
    s = under("gold_shortage", side(corn=6, temples={"quetzalcoatl": 2}), held=2, last=True)
    finish(s)
    assert player(s)["gold"] == 0
    assert [event["thing"] for event in events(s, "refuse")] == ["gold"]


@clause("P-1.12")
def test_everybody_is_asked_in_turn_order() -> None:
    rich = side(corn=9, temples={"quetzalcoatl": 2})
    s = under("gold_shortage", rich, rich, rich, rich, held=2, last=True)
    last_action(s)
    asked = []
    while s.top.kind == "taxed":
        asked.append(s.actor)
        play(s, "pay")
    assert asked == [1, 2, 3, 0]


@clause("P-12.10", "P-15.15/2", "P-15.15/3")
def test_a_step_down_for_a_skull_changes_no_other_reward_but_counts_for_the_premium() -> None:
    """Kukulkan step 4 gives a skull; Quetzalcoatl, stepped down for it, still gives its gold."""
    own = side(corn=9, skull=4, temples={"kukulkan": 4, "quetzalcoatl": 2})
    s = under("desecration", own, held=2, last=True)
    last_action(s)
    play(s, "temple:quetzalcoatl")
    deal(s)
    assert (player(s)["gold"], player(s)["skull"]) == (1, 5)
    assert player(s)["temples"]["quetzalcoatl"] == 1
    assert premiums(s)[0] == 13, "the skull just gained counts too"


@clause("P-12.10")
def test_a_step_down_on_a_food_day_counts_at_its_premium() -> None:
    """The premium of this Food Day is that of the prophecy which took the step."""
    own = side(corn=9, temples={"kukulkan": 4})
    s = under("desecration", own, held=2, last=True)
    last_action(s)
    play(s, "pass")
    deal(s)
    assert premiums(s)[0] == -5, "no skull, no premium"


@clause("P-4.16", "P-15.15/2")
def test_skulls_due_are_counted_before_anybody_refuses() -> None:
    """Two are due and one is in the bank: nobody gets it, although the first would have refused."""
    top = {"kukulkan": 4}
    s = under("desecration", side(corn=9, temples=top), side(corn=9, temples=top), side(skull=12), held=2, last=True)
    finish(s)
    assert [player(s, seat)["skull"] for seat in (0, 1)] == [0, 0]
    assert not events(s, "refuse")
    assert s.top.kind == "turn"


@clause("P-4.16")
def test_with_enough_skulls_one_may_refuse_and_the_other_take() -> None:
    top = {"kukulkan": 4}
    s = under("desecration", side(corn=9, temples=top), side(corn=9, temples=top), side(skull=11), held=2, last=True)
    last_action(s)
    assert s.actor == 1
    play(s, "pass temple:kukulkan")
    assert [player(s, seat)["skull"] for seat in (0, 1)] == [1, 0]


@clause("P-12.1", "P-12.4", "P-12.5/1")
def test_the_order_of_a_food_day() -> None:
    s = under("hunger", side(corn=20, temples={"chaac": 2}), last=True)
    finish(s)
    told = [(event.kind, event.why) for event in heard(s)]
    order = [("place", "Z-5.1"), ("feed", "Z-11.3"), ("age", "Z-10.8"), ("score", "Z-11.9"), ("score", "P-6.1")]
    order += [("prophecy_ends", "P-4.2"), ("prophecy", "P-4.2"), ("day", "Z-12.6")]
    places = [told.index(each) for each in order]
    assert places == sorted(places)


@clause("P-4.14")
def test_taxes_fall_on_everybody_alike() -> None:
    rich = side(corn=9, temples={"quetzalcoatl": 2})
    s = under("gold_shortage", rich, rich, held=2, last=True)
    last_action(s)
    play(s, "pay pay")
    deal(s)
    assert [player(s, seat)["gold"] for seat in (0, 1)] == [1, 1]
    assert [player(s, seat)["corn"] for seat in (0, 1)] == [2, 2]


def test_a_decision_of_a_food_day_cannot_be_taken_back_into_the_turn() -> None:
    s = under("gold_shortage", side(corn=9, temples=dict.fromkeys(GODS, 2)), held=2, last=True)
    sealed = s.sealed
    last_action(s)
    assert s.top.kind == "taxed"
    assert s.sealed > sealed
