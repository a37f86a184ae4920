"""What is told of Tzolk'in at a glance, and of choices made in secret."""

from __future__ import annotations

import pytest

import tonalli
from clauses import clause
from telling.tzolkin_table import TELLING
from tonalli.locale import text
from tonalli.telling.choice import Choice
from tonalli.telling.phrase import Phrase
from tonalli.tzolkin.names import GOODS, WEALTH
from tzolkin.rounds import finish, last_turn, well_fed
from tzolkin.table import play, side, table

NO_LEVELS = {"agriculture": 0, "resource_extraction": 0, "architecture": 0, "theology": 0}


# ---- secrets -------------------------------------------------------------------------------------


@clause("Z-2.14")
def test_wealth_tiles_tell_only_what_is_printed_on_them() -> None:
    """Whatever the others keep, the same is told of the own tiles."""
    told = set()
    for first, second in ((0, 0), (0, 1), (1, 1), (2, 2)):
        match = tonalli.new("tzolkin", players=2, seed=3)
        for kept in (first, second):
            match.play(match.legal()[kept])
        told.add(str([choice.to_dict() for choice in TELLING.choices(match.state)]))
    assert len(told) == 1


@clause("Z-2.14")
def test_a_wealth_tile_tells_what_it_brings() -> None:
    match = tonalli.new("tzolkin", players=4, seed=1)
    while match.turn == 0:
        for choice in TELLING.choices(match.state):
            assert choice.gains
            assert not choice.costs
            assert not choice.reveals
        match.play(match.legal()[0])


@clause("Z-2.11")
def test_the_second_wealth_tile_tells_what_one_starts_with() -> None:
    """All that both tiles bring is added up; the first tile alone adds up to nothing."""
    match = tonalli.new("tzolkin", players=2, seed=3)
    assert all(not choice.altogether and not choice.bill for choice in TELLING.choices(match.state))
    first = TELLING.choices(match.state)[0]
    match.play(first.action)
    kept = {figure.icon: figure.amount for figure in first.gains}
    asked = TELLING.question(match.state)
    assert {figure.icon: figure.amount for figure in asked["gains"]} == kept
    assert asked["hint"].to_dict()["args"]["tiles"]["list"] == [{"key": f"tzolkin-wealth-{first.about['wealth']}"}]
    for choice in TELLING.choices(match.state):
        own = {figure.icon: figure.amount for figure in choice.gains}
        start = {figure.icon: figure.amount for figure in choice.altogether}
        both = kept.keys() | own.keys()
        assert start == {icon: (kept.get(icon) or 0) + (own.get(icon) or 0) for icon in both}
        assert [line.total for line in choice.bill] == [False, False, True]
        assert {follow.icon: follow.amount for follow in choice.follows if follow.icon} == start
    last = TELLING.choices(match.state)[0]
    match.play(last.action)
    while match.turn == 0:
        match.play(match.legal()[0])
    stock = {figure.icon: figure.amount for figure in TELLING.stock(match.view(0), 0)}
    assert all(stock[icon] == start for icon, start in goods(last).items())


def goods(choice: Choice) -> dict[str, float | None]:
    """The goods one starts with."""
    names = {f"z-{good}" for good in GOODS}
    return {figure.icon: figure.amount for figure in choice.altogether if figure.icon in names}


# ---- at a glance ---------------------------------------------------------------------------------


def test_choices_are_plain_data_with_icons_and_things() -> None:
    state = table(side("palenque3 chichen_itza1", hand=1, corn=5))
    chosen = {choice.notation: choice.to_dict() for choice in TELLING.choices(state)}
    pick = chosen["pick:palenque.3"]
    assert pick["kind"] == "pick"
    assert pick["about"].items() >= {"gear": "palenque", "space": 3}.items()
    assert pick["thing"] == "space:palenque_3"
    assert pick["icon"] == "z-gear-palenque"
    assert pick["words"]["args"]["gear_id"] == "palenque"
    assert chosen["place:start"]["thing"] == "gear:start"
    assert chosen["place:start"]["icon"] == "z-starting-player"
    assert chosen["place:start"]["name"] == {"key": "tzolkin-gear-start"}
    assert chosen["place:chichen_itza"]["icon"] == "z-gear-chichen"
    (cost,) = chosen["place:palenque"]["costs"] or [None]
    assert cost is None
    assert [choice["rank"] for choice in chosen.values()] == list(range(len(chosen)))
    state = play(table(side("tikal6", wood=1, corn=1)), "pick:tikal.6")
    (block,) = next(choice.costs for choice in TELLING.choices(state) if choice.notation == "act:tikal_5")
    assert (block.icon, block.amount, text(block.words)) == ("z-wood", 1, "−1 wood")


def test_the_table_at_a_glance() -> None:
    view = tonalli.GAMES["tzolkin"].view(table(side(corn=4, skull=1), calendar={"day": 5}), 0)
    assert text(TELLING.status(view)) == "Day 5 · food in 3 days"
    seats = TELLING.seats(view, ["Ana", "Ben", "Cid", "Dora"])
    assert [(seat.colour, seat.mark) for seat in seats] == [
        ("red", "disc"),
        ("blue", "square"),
        ("yellow", "triangle"),
        ("black", "diamond"),
    ]
    assert [(stock.icon, stock.amount) for stock in TELLING.stock(view, 0)] == [
        ("z-corn", 4),
        ("z-wood", 0),
        ("z-stone", 0),
        ("z-gold", 0),
        ("z-skull", 1),
        ("z-hand", 3),
    ]
    assert "27 days" in text(TELLING.goal({"players": 4, "modules": []}))


# ---- for those who listen ------------------------------------------------------------------------


@clause("Z-8.4")
def test_a_space_is_called_with_who_stands_there_and_what_it_brings_this_seat() -> None:
    """With Resource Extraction the same space brings more; another seat is told its own figures."""
    levels = {**NO_LEVELS, "resource_extraction": 2}
    state = table(side("yaxchilan2 chichen_itza1", technologies=levels), side("palenque2"))
    mine, theirs = TELLING.labels(state, 0), TELLING.labels(state, 1)
    assert text(mine["space:yaxchilan_2"]) == "Space 2 of Yaxchilan, red: 2 stone and 1 corn"
    assert text(theirs["space:yaxchilan_2"]) == "Space 2 of Yaxchilan, red: 1 stone and 1 corn"
    assert text(mine["action:yaxchilan_2"]) == "Space 2 of Yaxchilan: 2 stone and 1 corn"
    assert text(mine["space:palenque_2"]) == "Space 2 of Palenque, blue: You would harvest 4 corn."
    assert text(TELLING.labels(state, None)["space:palenque_2"]) == "Space 2 of Palenque, blue: harvest 4 corn"


def test_every_space_has_a_label_and_a_card() -> None:
    match = tonalli.new("tzolkin", players=2, seed=3)
    told = TELLING.labels(match.state, 0)
    cards = TELLING.cards(match.options)
    assert {thing for thing in cards if thing.startswith(("space:", "action:"))} <= told.keys()
    assert any("a dummy" in text(label) for label in told.values())


@clause("Z-13.1", "Z-13.8")
@pytest.mark.parametrize(
    ("day", "played", "after"),
    [(26, "Day 26 of 27", "Day 27 of 27"), (27, "Day 27 of 27", "Day 27 of 27"), (28, "Day 28 of 28", "Day 28 of 28")],
)
def test_a_game_is_as_long_as_its_last_day(day: int, played: str, after: str) -> None:
    s = last_turn(well_fed(), day=day, held=3)
    told = [TELLING.progress(tonalli.GAMES["tzolkin"].view(one, 0)) for one in (s.copy(), finish(s))]
    assert [text(each["words"]) for each in told if each] == [played, after]
    assert [each["part"] == 1 for each in told if each] == [day > 26, True]
    assert s.over == (day > 26)


def test_wealth_tiles_have_short_names_that_say_what_they_bring() -> None:
    names = [text(Phrase(f"tzolkin-wealth-{tile}.short")) for tile in WEALTH]
    assert len(set(names)) == len(WEALTH)
    assert all(len(name.split()) <= 4 for name in names)
    match = tonalli.new("tzolkin", players=2, seed=3)
    for choice in TELLING.choices(match.state):
        assert text(choice.name) in names
        assert not any(gear in text(choice.name) for gear in ("Palenque", "Yaxchilan", "Tikal", "Uxmal", "Chichen"))


@clause("Z-5.1")
@pytest.mark.parametrize("own", [True, False])
def test_who_has_claimed_the_starting_player_space_is_said(own: bool) -> None:
    state = play(table(side(corn=9)), "place:start") if own else table(side(corn=9), side("start"))
    told = [text(closed.words) for closed in TELLING.closed(state) if closed.thing == "gear:start"]
    who = "You have" if own else "Somebody has"
    assert told == [f"{who} claimed the Starting Player Space."]
