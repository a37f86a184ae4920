"""How the decisions of Tzolk'in are put: questions, options, what they bring and cost."""

from __future__ import annotations

import pytest

import tonalli
from clauses import clause
from telling.tzolkin_table import TELLING, asked, notes, options
from tonalli.tzolkin.names import GOODS
from tzolkin.table import play, side, table

NO_LEVELS = {"agriculture": 0, "resource_extraction": 0, "architecture": 0, "theology": 0}


# ---- placing -------------------------------------------------------------------------------------


@clause("Z-5.4")
def test_placements_tell_cost_and_what_comes_tomorrow() -> None:
    state = table(side(corn=20), side("palenque0 palenque1 uxmal0"), calendar={"corn": 2, "day": 4})
    shown = options(state)
    assert asked(state) == "Your turn. Where do you place your first worker?"
    assert shown["place:palenque"] == "Place on Palenque 2; tomorrow 3: harvest 5 corn or 2 wood  −2 corn"
    assert shown["place:yaxchilan"] == "Place on Yaxchilan 0; tomorrow 1: 1 wood"
    assert shown["place:start"] == (
        "Claim the Starting Player Space; you get the 2 corn on the gear when the turn ends"
    )
    play(state, "place:tikal")
    assert asked(state) == "Place another worker?"
    shown = options(state)
    assert shown["pass"] == "Place no more"
    assert list(shown)[-1] == "pass"
    assert shown["place:tikal"] == "Place on Tikal 1; tomorrow 2: a building  −2 corn"


@clause("Z-4.6")
def test_corn_of_the_gear_is_no_gain_of_the_last_placement() -> None:
    state = play(table(side("palenque3", hand=2, corn=9), calendar={"corn": 2, "day": 4}), "place:start")
    assert options(state)["place:tikal"] == "Place on Tikal 0; tomorrow 1: a technology step  −1 corn"


@clause("Z-13.1")
@pytest.mark.parametrize(("day", "food_days", "is_last"), [(27, 3, True), (26, 3, False), (21, 2, False)])
def test_nothing_is_promised_in_the_last_round(day: int, food_days: int, is_last: bool) -> None:
    state = table(side(corn=9), calendar={"day": day, "food_days": food_days, "age": 2})
    assert asked(state).startswith("The last round. ") == is_last
    shown = options(state)["place:palenque"]
    assert ("the last round: it will do no action" in shown) == is_last
    assert ("tomorrow 1: fish for 3 corn" in shown) != is_last
    assert ("in this last round it will do no action" in notes(state, "gear:palenque")[0]) == is_last


@clause("Z-12.5")
def test_a_worker_that_is_pushed_off_tomorrow() -> None:
    others = [side(" ".join(f"palenque{space}" for space in spaces)) for spaces in ((0, 1, 2), (3, 4), (5, 6))]
    state = table(side(corn=9), *others)
    assert "tomorrow it is pushed off, without an action  −7 corn" in options(state)["place:palenque"]


@clause("Z-4.5")
def test_begging() -> None:
    state = table(side(corn=1))
    assert asked(state) == "Your turn. Beg first, or place your first worker?"
    assert options(state)["beg:chaac"] == (
        "Beg: your corn becomes 3, and you step down on Chaac to −1  −1 step on Chaac, +2 corn"
    )


# ---- picking up ----------------------------------------------------------------------------------


def test_workers_to_pick_up_tell_the_action_they_reached() -> None:
    state = table(
        side("palenque0 palenque3 tikal6 chichen_itza2", hand=0, corn=9, wood=1, skull=1),
        skulls={"bank": 11, "chichen_itza": [2]},
    )
    shown = options(state)
    assert asked(state) == "Your turn. Which worker do you pick up first?"
    assert shown["pick:palenque.0"] == "Pick up from Palenque 0: no action"
    assert shown["pick:palenque.3"] == "Pick up from Palenque 3: harvest 5 corn or 2 wood, or a lower action"
    assert shown["pick:tikal.6"] == "Pick up from Tikal 6: any of its actions, no fee"
    assert shown["pick:chichen_itza.2"] == "Pick up from Chichen Itza 2: closed by a skull, only a lower action"


@clause("Z-6.7", "Z-6.10")
def test_workers_whose_action_cannot_be_done() -> None:
    shown = options(table(side("chichen_itza2 tikal4 uxmal1", hand=0, wood=1, corn=1)))
    assert shown["pick:chichen_itza.2"] == "Pick up from Chichen Itza 2: no action is possible now"
    assert shown["pick:uxmal.1"] == "Pick up from Uxmal 1: no action is possible now"
    state = table(side("tikal4 uxmal2", wood=0, gold=1, corn=3), buildings=["a1_single_farm", *[None] * 5])
    assert options(state)["pick:tikal.4"] == "Pick up from Tikal 4: only a lower action is possible now"


@clause("Z-7.18")
def test_closed_actions_are_none() -> None:
    state = table(side("chichen_itza2", corn=9), skulls={"bank": 11, "chichen_itza": [1, 2]})
    assert options(state)["pick:chichen_itza.2"] == "Pick up from Chichen Itza 2: closed by skulls, no action"
    assert notes(state, "action:chichen_itza_1") == ["Closed by a skull."]
    assert notes(state, "action:chichen_itza_3") == []


@clause("Z-8.8", "Z-7.18")
def test_theology_and_skulls_are_told_where_workers_stand() -> None:
    workers = "chichen_itza0 chichen_itza3 chichen_itza9"
    ana = side(workers, hand=1, corn=9, skull=1, technologies={**NO_LEVELS, "theology": 1})
    state = table(ana, skulls={"bank": 10, "chichen_itza": [4, 2]})
    shown = options(state)
    assert shown["pick:chichen_itza.0"] == (
        "Pick up from Chichen Itza 0: one ahead by Theology, a skull for 4 VP, Chaac step"
    )
    assert shown["pick:chichen_itza.3"] == (
        "Pick up from Chichen Itza 3: a skull for 6 VP, Chaac step, or a lower action"
    )
    assert shown["pick:chichen_itza.9"] == "Pick up from Chichen Itza 9: any of its actions, no fee"
    assert shown["place:chichen_itza"] == (
        "Place on Chichen Itza 1; tomorrow 2, and one ahead by Theology: a skull for 6 VP, Chaac step  −1 corn"
    )


@clause("Z-8.8", "Z-7.18")
@pytest.mark.parametrize(
    ("skulls", "tomorrow"),
    [
        ([2], "tomorrow 1: a skull for 4 VP, Chaac step"),
        ([1], "tomorrow 1, and one ahead by Theology: a skull for 5 VP, Chaac step"),
        ([1, 2], "tomorrow 1: closed by a skull"),
    ],
)
def test_a_skull_ahead_does_not_close_the_space_itself(skulls: list[int], tomorrow: str) -> None:
    ana = side(corn=9, technologies={**NO_LEVELS, "theology": 1})
    state = table(ana, skulls={"bank": 13 - len(skulls), "chichen_itza": skulls})
    assert options(state)["place:chichen_itza"] == f"Place on Chichen Itza 0; {tomorrow}"


@clause("Z-8.4")
def test_actions_tell_what_they_bring_with_technologies() -> None:
    levels = {"agriculture": 3, "resource_extraction": 1, "architecture": 0, "theology": 0}
    state = table(side("palenque2 yaxchilan1", corn=5, technologies=levels))
    assert options(state)["pick:palenque.2"] == "Pick up from Palenque 2: harvest 7 corn, or a lower action"
    assert options(state)["pick:yaxchilan.1"] == "Pick up from Yaxchilan 1: 2 wood"
    assert notes(state, "jungle:3") == ["Left: 4 wood, no corn uncovered.", "You would harvest 8 corn or 3 wood."]
    assert notes(state, "jungle:2") == ["4 corn tiles are left.", "You would harvest 7 corn."]


@clause("Z-7.3")
def test_corn_under_wood_says_what_burning_costs() -> None:
    above = {"chaac": 0, "quetzalcoatl": 1, "kukulkan": 0}
    assert notes(table(side(corn=5, temples=above)), "jungle:3")[1:] == [
        "You would harvest 2 wood, or 5 corn by burning wood, which costs a step down a temple."
    ]


@clause("Z-6.4")
def test_actions_tell_their_fee_and_their_gain() -> None:
    state = play(table(side("palenque3", corn=5)), "pick:palenque.3")
    shown = options(state)
    assert asked(state) == "Your worker comes from Palenque 3. Which action does it do?"
    assert list(shown) == ["act:palenque_3", "act:palenque_2", "act:palenque_1", "pass"]
    assert shown["pass"] == "No action"
    assert shown["act:palenque_1"] == "Palenque 1: fish for 3 corn  −2 corn, +3 corn"
    assert shown["act:palenque_3"] == "Palenque 3: harvest 5 corn or 2 wood"
    play(state, "act:palenque_3")
    assert asked(state) == "What do you harvest in jungle group 3?"
    shown = options(state)
    assert shown["harvest:wood"] == "Take a wood tile  +1 wood tile, +2 wood"
    assert shown["harvest:burn"] == (
        "Burn a wood tile for the corn tile below it, and step down on a temple"
        "  −1 step on any temple, +1 corn tile, +5 corn"
    )
    play(state, "harvest:burn")
    assert asked(state) == "The gods are angry. On which temple do you step down?"
    assert options(state)["temple:chaac"] == "Step down on Chaac, to step −1: −1 VP  −1 step on Chaac"


@clause("Z-6.5")
def test_free_choices_stand_in_order() -> None:
    state = play(table(side("yaxchilan6", corn=5)), "pick:yaxchilan.6")
    assert list(options(state)) == [f"act:yaxchilan_{number}" for number in range(1, 6)] + ["pass"]


@clause("Z-7.19")
def test_a_skull_tells_all_it_brings() -> None:
    state = table(side("chichen_itza6", corn=5, skull=1), skulls={"bank": 12, "chichen_itza": []})
    play(state, "pick:chichen_itza.6")
    words, _, figures = options(state)["act:chichen_itza_6"].rpartition("  ")
    assert words == "Chichen Itza 6: a skull for 8 VP, Kukulkan step, 1 block"
    assert sorted(figures.split(", ")) == ["+1 block", "+1 step on Kukulkan", "+8 VP", "−1 skull"]


# ---- temples and technologies --------------------------------------------------------------------


@clause("Z-9.2")
def test_temple_steps_tell_what_they_are_worth() -> None:
    state = play(table(side("uxmal1", corn=5, temples={"chaac": 5, "quetzalcoatl": 1, "kukulkan": 0})), "pick:uxmal.1")
    assert options(state)["act:uxmal_1"] == "Uxmal 1: 3 corn for a temple step  −3 corn, +1 step on any temple"
    play(state, "act:uxmal_1")
    shown = options(state)
    assert shown["temple:chaac"] == (
        "Step up on Chaac: the step is lost, its top is reached or taken  the step on Chaac is lost"
    )
    assert shown["temple:quetzalcoatl"] == ("Step up on Quetzalcoatl, to step 2: 2 VP, 1 gold  +1 step on Quetzalcoatl")
    assert notes(state, "temple:chaac") == ["A step of yours would be lost: the top is reached or taken."]
    assert notes(state, "temple:quetzalcoatl") == ["Your next step is 2: 2 VP, 1 gold."]


@clause("Z-8.1")
def test_technologies_tell_level_cost_and_effect() -> None:
    levels = {**NO_LEVELS, "agriculture": 1, "architecture": 3}
    state = play(table(side("tikal1", wood=3, technologies=levels)), "pick:tikal.1 act:tikal_1")
    shown = options(state)
    assert shown["technology:agriculture"] == (
        "Agriculture, level 2: +1 corn fishing; harvest corn with no tile  −2 wood, +1 step in Agriculture"
    )
    assert shown["technology:architecture"] == "Architecture, beyond level 3: 3 VP  −1 wood, +3 VP"
    assert notes(state, "technology:agriculture") == [
        "Your next level is 2, for 2 blocks: +1 corn fishing; harvest corn with no tile."
    ]
    assert notes(state, "technology:architecture") == [
        "You are at level 3; a step beyond it, for 1 block, brings 3 VP."
    ]


@clause("Z-8.11")
def test_blocks_still_to_be_chosen_are_told_as_blocks() -> None:
    levels = {**NO_LEVELS, "resource_extraction": 3}
    state = play(table(side("tikal1", wood=2, gold=2, technologies=levels)), "pick:tikal.1 act:tikal_1")
    shown = options(state)
    assert shown["technology:resource_extraction"] == (
        "Resource Extraction, beyond level 3: 2 blocks you like  −1 block, +2 blocks"
    )
    play(state, "technology:agriculture")
    assert options(state)["give:gold"] == "Give 1 gold  −1 gold"


# ---- the market, the calendar, all figures ---------------------------------------------------------


@clause("Z-7.14")
def test_the_market_tells_its_rates() -> None:
    state = play(table(side("uxmal2", corn=3, gold=1)), "pick:uxmal.2 act:uxmal_2")
    shown = options(state)
    assert shown["sell:gold"] == "Sell 1 gold  −1 gold, +4 corn"
    assert shown["buy:stone"] == "Buy 1 stone  −3 corn, +1 stone"
    play(state, "sell:gold")
    assert asked(state) == "Market: what do you sell or buy? Sell before you buy."
    play(state, "buy:stone")
    assert asked(state) == "Market: what else do you buy?"
    assert options(state)["pass"] == "Stop trading"


@clause("Z-12.3", "Z-12.4")
def test_two_days_are_offered_with_their_price() -> None:
    state = table(side(), side(), calendar={"day": 3}, players=2)
    play(state, "place:start place:palenque")
    assert asked(state) == "You claimed the Starting Player Space. How many days pass?"
    assert options(state) == {
        "days:1": "One day: it becomes day 4",
        "days:2": "Two days: it becomes day 5, and your double advance is used",
    }


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (4, 4)])
def test_gains_and_costs_are_what_changes(players: int, seed: int) -> None:
    """Of goods, wherever nothing but the choice itself is carried out before the next decision of the turn."""
    match = tonalli.new("tzolkin", players=players, seed=seed)
    dealer = tonalli.Dealer(seed)
    compared = 0
    while not match.over:
        before = match.view(match.actor)["players"][match.actor]
        for choice in TELLING.choices(match.state):
            after, _ = match.game.tried(match.state, choice.action)
            icons = {figure.icon for figure in [*choice.gains, *choice.costs]}
            is_alone = choice.kind in {"beg", "place", "act", "harvest", "sell", "buy"} and "z-block" not in icons
            if match.turn == 0 or after.sealed != match.state.sealed or not is_alone:
                continue
            side = match.game.view(after, None)["players"][match.actor]
            compared += 1
            for good in GOODS:
                gained = sum(int(gain.amount or 0) for gain in choice.gains if gain.icon == f"z-{good}")
                paid = sum(int(cost.amount or 0) for cost in choice.costs if cost.icon == f"z-{good}")
                assert side[good] - before[good] == gained - paid, (choice.notation, good)
        match.play(match.legal()[dealer.number(len(match.legal()))])
    assert compared > 100
