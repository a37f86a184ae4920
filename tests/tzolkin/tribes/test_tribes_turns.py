"""Ahmakiq, Bacab and Xaman Ek change the turn (P-3.12, P-3.13, P-3.20)."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from tonalli import State
from tonalli.tzolkin.game import TZOLKIN
from tzolkin.rounds import display, finish
from tzolkin.table import deal, events, gear, options, play, player, side
from tzolkin.tribes.tribal import BOTTOMS, last_turn_of, of, stop

pytestmark = pytest.mark.pure

TAKEN = [side("palenque0 yaxchilan0 tikal0 uxmal0 chichen_itza0", hand=0), side("start", hand=2)]
"""Every space that costs nothing is taken."""
BEGS = ["beg:chaac", "beg:quetzalcoatl", "beg:kukulkan"]


# ---- Ahmakiq ---------------------------------------------------------------------------------------


@clause("P-3.12", "P-3.12.a", "P-3.2")
def test_a_turn_may_pass_with_neither() -> None:
    s = of("ahmakiq", side("palenque1", corn=3))
    assert options(s)[0] == "pass"
    play(s, "pass")
    assert (s.active, player(s)["workers_in_hand"]) == (1, 2)
    assert "pass" not in options(s)


@clause("P-3.12.b")
def test_but_not_with_both() -> None:
    s = of("ahmakiq", side("palenque1 tikal1", corn=3))
    assert options(play(s.copy(), "pick:palenque.1 act:palenque_1")) == ["pass", "pick:tikal.1"]
    assert not any(word.startswith("pick:") for word in options(play(s, "place:uxmal")))


@clause("P-3.12.c", "P-3.12.d/1")
def test_nobody_has_to_beg_and_who_begs_may_still_pass() -> None:
    s = of("ahmakiq", side(), *TAKEN)
    assert options(s) == ["pass", *BEGS]
    play(s, "beg:chaac")
    assert options(s)[0] == "pass"
    assert play(s, "pass").active == 1
    assert player(s)["corn"] == 3


@clause("P-3.12.d/2")
def test_the_gods_pity_is_not_needed() -> None:
    s = of("ahmakiq", side("yaxchilan6", temples=BOTTOMS, hand=2), *TAKEN)
    assert options(s) == ["pass", "pick:yaxchilan.6"]


# ---- Bacab -----------------------------------------------------------------------------------------


def before_bacab(corn: int) -> State:
    """Seat 1 has a turn, then Bacab in seat 0 with so much corn."""
    return of("bacab", side("palenque1", corn=corn), active=1, calendar={"starting_player": 1, "day": 2}, players=2)


@clause("P-3.13", "P-3.13.a/1", "P-3.13.a/2", "P-3.13.a/3")
@pytest.mark.parametrize(("corn", "then"), [(0, 2), (1, 2), (2, 2), (7, 7)])
def test_a_turn_begins_with_two_corn_at_least(corn: int, then: int) -> None:
    s = before_bacab(corn)
    temples = player(s)["temples"]
    stop(s, "place:uxmal")
    assert s.active == 0
    assert player(s)["corn"] == then
    assert player(s)["temples"] == temples
    assert "begged" not in s.to_dict()["this_turn"]
    gains = [(event["amount"], event.why) for event in events(s, "gain") if event.seat == 0]
    assert gains == ([(then - corn, "P-3.13")] if then > corn else [])


@clause("P-3.13.b", "P-3.13.d")
def test_begging_brings_four() -> None:
    s = play(stop(before_bacab(0), "place:uxmal"), "beg:chaac")
    assert (player(s)["corn"], player(s)["temples"]["chaac"]) == (4, -1)
    assert [event["amount"] for event in events(s, "gain")] == [2, 2], "the floor first, then begging"


@clause("P-3.13.c")
def test_one_may_beg_with_three_corn_but_not_with_four() -> None:
    assert "beg:chaac" in options(of("bacab", side(corn=3)))
    assert "beg:chaac" not in options(of("bacab", side(corn=4)))
    assert "beg:chaac" not in options(of("balam", side(corn=3)))


# ---- Xaman Ek --------------------------------------------------------------------------------------


def sales(s: State) -> list[str]:
    return [word for word in options(s) if word.startswith("exchange:")]


@clause("P-3.20", "P-3.20.a", "P-3.2")
@pytest.mark.parametrize(("block", "corn"), [("wood", 2), ("stone", 3), ("gold", 4)])
def test_once_a_turn_a_block_is_sold_at_the_market_rate(block: str, corn: int) -> None:
    s = of("xaman_ek", side(wood=2, stone=2, gold=2))
    assert sales(s) == ["exchange:wood", "exchange:stone", "exchange:gold"]
    play(s, f"exchange:{block}")
    assert (player(s)["corn"], player(s)[block]) == (corn, 1)
    assert sales(s) == []
    assert sales(of("balam", side(wood=2))) == []
    stop(s, "place:uxmal")
    for name in ("yaxchilan", "tikal", "palenque"):
        stop(s, f"place:{name}")
    assert s.active == 0
    assert sales(deal(s)), "and once in the next"


@clause("P-3.20.b", "P-3.20.f")
@pytest.mark.parametrize(
    ("pending", "line", "own"),
    [
        ("turn", "", side(wood=1)),
        ("place-more", "place:palenque", side(wood=1, corn=5)),
        ("choose-action", "pick:uxmal.2", side("uxmal2", wood=1)),
        ("pick-more", "pick:palenque.1 act:palenque_1", side("palenque1 tikal1", wood=1)),
        ("harvest", "pick:palenque.3 act:palenque_3", side("palenque3", wood=1)),
        ("descend", "pick:palenque.3 act:palenque_3 harvest:burn", side("palenque3", wood=1)),
        ("study", "pick:tikal.1 act:tikal_1", side("tikal1", wood=2)),
        ("build", "pick:tikal.2 act:tikal_2", side("tikal2", wood=4, stone=2)),
        ("climb-two", "pick:tikal.5 act:tikal_5 give:stone", side("tikal5", wood=1, stone=1)),
        ("climb-any", "pick:uxmal.1 act:uxmal_1", side("uxmal1", wood=1, corn=3)),
        ("trade", "pick:uxmal.2 act:uxmal_2", side("uxmal2", wood=1)),
        ("mirrored", "pick:uxmal.5 act:uxmal_5", side("uxmal5", wood=1, corn=1)),
        ("take-blocks", "pick:chichen_itza.6 act:chichen_itza_6", side("chichen_itza6", wood=1, skull=1)),
        (
            "offering",
            "pick:chichen_itza.1 act:chichen_itza_1",
            side("chichen_itza1", wood=2, skull=1, technologies={"theology": 2}),
        ),
    ],
)
def test_it_is_offered_beside_every_decision_of_the_own_turn(pending: str, line: str, own: dict[str, Any]) -> None:
    s = play(of("xaman_ek", own), line)
    assert s.top.kind == pending
    assert sales(s)[0] == "exchange:wood"
    play(s, "exchange:wood")
    assert s.top.kind == pending, "what was asked is still asked"


@clause("P-3.20.f")
@pytest.mark.parametrize(
    ("pending", "line", "own", "buildings"),
    [
        ("give-blocks", "pick:tikal.1 act:tikal_1 technology:theology", side("tikal1", wood=2, stone=1), None),
        (
            "apply-architecture",
            "pick:tikal.4 act:tikal_4 build:a1_single_farm",
            side("tikal4", wood=6, stone=6, technologies={"architecture": 1}),
            None,
        ),
        (
            "drop-block",
            "pick:tikal.2 act:tikal_2 build:a1_extraction_gold",
            side("tikal2", wood=6, stone=6, gold=6, technologies={"architecture": 3}),
            display("a1_extraction_gold"),
        ),
    ],
)
def test_nothing_is_sold_inside_a_payment(pending: str, line: str, own: dict[str, Any], buildings: Any) -> None:
    s = play(of("xaman_ek", own, **({} if buildings is None else {"buildings": buildings})), line)
    assert s.top.kind == pending
    assert sales(s) == []
    why = TZOLKIN.why_not(s, TZOLKIN.space.read("exchange:wood"))
    assert why is not None
    assert why.reason == "not-in-a-payment"


@clause("P-3.20.c", "P-15.1/1", "P-15.1/2")
def test_nothing_is_sold_on_a_food_day() -> None:
    s = last_turn_of("xaman_ek", side("palenque1", wood=2, gold=3), day=8)
    finish(s)
    assert player(s)["gold"] == 3
    assert player(s)["points"] == -9, "three workers are unfed although there is something to sell"
    assert s.turn == 2


@clause("P-3.20.c", "P-13.3", "P-15.1/1")
def test_nothing_is_sold_for_a_tax_on_a_food_day() -> None:
    own = side("palenque0", corn=9, wood=1, buildings={"a1_gold_workshop": 1})
    row = {"row": ["gold_shortage", "hunger", "drought"]}
    more: dict[str, Any] = {"modules": ("prophecies", "buildings"), "calendar": {"food_days": 1}, "prophecies": row}
    s = play(last_turn_of("xaman_ek", own, day=14, **more), "place:palenque pass")
    assert s.top.kind == "taxed"
    assert options(s) == ["pass", "pay"]
    assert reason(s, "exchange:wood") == ("not-your-turn", "P-15.1")


@clause("P-3.20.a", "P-3.20.b")
def test_nothing_is_sold_when_days_are_chosen() -> None:
    s = play(last_turn_of("xaman_ek", side(corn=9, wood=1), day=4), "place:start pass")
    assert options(s) == ["days:1", "days:2"]
    assert reason(s, "exchange:wood") == ("not-your-turn", "P-3.20")


def reason(s: State, word: str) -> tuple[str, str]:
    why = TZOLKIN.why_not(s, TZOLKIN.space.read(word))
    assert why is not None
    return why.reason, why.clause


@clause("P-3.20.d")
def test_corn_buys_nothing() -> None:
    s = of("xaman_ek", side(corn=20))
    assert sales(s) == []
    assert not any(word.startswith(("buy:", "sell:")) for word in options(s))


@clause("P-3.20.e")
def test_who_cannot_pay_sells_or_begs() -> None:
    s = of("xaman_ek", side(wood=1), *TAKEN)
    assert options(s) == [*BEGS, "exchange:wood"]
    assert options(play(s.copy(), "exchange:wood")) == [*BEGS, *(f"place:{name}" for name in GEARS)]
    assert options(play(s, "beg:chaac"))[-1] == "exchange:wood"


GEARS = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")


@clause("P-3.3")
def test_the_pitied_may_sell_as_well() -> None:
    s = of("xaman_ek", side(wood=1, temples=BOTTOMS), *TAKEN)
    assert options(s) == [*(f"place:{name}" for name in GEARS), "exchange:wood"]
    play(s, "exchange:wood place:tikal")
    assert player(s)["corn"] == 1, "nobody is pitied who can pay"
    assert gear(s, "tikal")[1] == 0


@clause("P-15.26")
def test_what_was_chosen_must_stay_possible() -> None:
    s = play(of("xaman_ek", side("tikal1", wood=1)), "pick:tikal.1 act:tikal_1")
    assert s.top.kind == "study"
    assert sales(s) == []
    why = TZOLKIN.why_not(s, TZOLKIN.space.read("exchange:wood"))
    assert why is not None
    assert (why.reason, why.clause) == ("needed-now", "P-15.26")
    s = play(of("xaman_ek", side("tikal2", wood=4, stone=1)), "pick:tikal.2 act:tikal_2")
    assert "exchange:wood" in sales(s)


@pytest.mark.parametrize(
    ("line", "word", "reason"),
    [("exchange:wood", "exchange:wood", "has-exchanged"), ("", "exchange:gold", "no-such-block")],
)
def test_why_nothing_is_sold(line: str, word: str, reason: str) -> None:
    s = play(of("xaman_ek", side(wood=2)), line)
    why = TZOLKIN.why_not(s, TZOLKIN.space.read(word))
    assert why is not None
    assert why.reason == reason


def test_between_two_buildings_no_stock_falls_below_nothing() -> None:
    """A sale between the choice of the first building and the answer on Architecture could not be paid any more."""
    own = side("tikal4", wood=5, stone=3, technologies={"architecture": 1})
    s = play(of("xaman_ek", own), "pick:tikal.4 act:tikal_4 build:a1_single_farm")
    assert options(s) == ["architecture:now", "architecture:later"]
    play(s, "architecture:now")
    assert all(player(s)[good] >= 0 for good in ("wood", "stone", "gold", "corn"))
