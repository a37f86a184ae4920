"""Technology 3½: an obsidian for 1 to 3 cocoa of a payment (X-4.14, X-4.21, X-15.1, X-15.2, X-9.11)."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from teotihuacan.table import events, last_turn, options, play, player, position, side, table, workers
from tonalli import State

pytestmark = pytest.mark.pure

AWAY = side("palace1 palace1 palace1")
WITH = ["01", "03", "03h", "05", "07", "09"]
NEUTRAL = {"yellow": ["forest", "alchemy"], "red": ["forest"]}
"""With the other player's and an own worker four colours stand on the Forest."""


def owner(workers: str = "palace1 forest1 nobles1", **fields: Any) -> dict[str, Any]:
    return side(workers, technologies=["03h"], **fields)


def seated(own: dict[str, Any], other: dict[str, Any] = AWAY, **fields: Any) -> State:
    return table(own, other, technologies=WITH, modules="obsidian", **fields)


def on_the_forest(cocoa: int, obsidian: int, **fields: Any) -> State:
    """A main action on the Forest for 4 cocoa is about to be chosen."""
    other = side("forest1 nobles1 nobles1")
    s = seated(owner(cocoa=cocoa, obsidian=obsidian, **fields), other, neutral_workers=NEUTRAL)
    return play(s, "move:palace.1 to:forest")


def purse(s: State) -> tuple[int, int]:
    return player(s)["cocoa"], player(s)["obsidian"]


# ---- what can be paid, and how -----------------------------------------------------------------------


@clause("X-4.14/1", "X-4.21/1", "X-4.21/4")
@pytest.mark.parametrize(
    ("cocoa", "obsidian", "ways"),
    [
        (4, 0, {"": (0, 0)}),
        (3, 0, {}),
        (0, 1, {}),
        (0, 2, {"": (0, 0)}),
        (0, 3, {"": (0, 1)}),
        (1, 1, {"": (0, 0)}),
        (2, 1, {"": (1, 0)}),
        (1, 2, {"pay": (0, 1), "give:obsidian": (1, 0)}),
        (4, 1, {"pay": (0, 1), "give:obsidian": (3, 0)}),
        (4, 2, {"pay": (0, 2), "give:obsidian pay": (3, 1), "give:obsidian give:obsidian": (4, 0)}),
    ],
)
def test_four_cocoa_are_paid_in_cocoa_and_obsidian(cocoa: int, obsidian: int, ways: dict[str, tuple[int, int]]) -> None:
    """Each obsidian covers up to 3, what it covers too much is lost; with one way only nobody is asked."""
    before = on_the_forest(cocoa, obsidian)
    assert ("main" in options(before)) == bool(ways)
    for words, left in ways.items():
        s = play(before.copy(), f"main {words}")
        assert options(s)[0].startswith("power-up"), words
        assert purse(s) == (left[0], left[1])


@clause("X-4.21/4")
def test_each_choice_is_asked_anew_while_there_is_one() -> None:
    s = play(on_the_forest(4, 2), "main")
    assert options(s) == ["pay", "give:obsidian"]
    play(s, "give:obsidian")
    assert options(s) == ["pay", "give:obsidian"]
    assert s.to_dict()["pending"][-1] == {"step": "pay-cocoa", "seat": 0, "due": 1, "why": "T-10.2"}


@clause("X-4.21/4")
def test_cocoa_is_not_offered_where_it_does_not_reach() -> None:
    """With 2 cocoa and 2 obsidian the first obsidian is no choice, the second is."""
    s = play(on_the_forest(2, 2), "main")
    assert purse(s) == (2, 1)
    assert options(s) == ["pay", "give:obsidian"]


@clause("X-4.14/1", "X-4.21/1")
def test_without_the_technology_no_obsidian_pays_cocoa() -> None:
    s = seated(side("palace1 forest1 nobles1", obsidian=9), neutral_workers=NEUTRAL)
    play(s, "move:palace.1 to:forest")
    assert "main" not in options(s)


@clause("X-4.14/1")
def test_what_an_obsidian_covers_too_much_is_lost() -> None:
    s = seated(owner("nobles1 palace1 palace1", obsidian=1, gold=3), side("decorations1 palace1 palace1"))
    play(s, "move:nobles.1 to:decorations main decoration:00 space:left_1")
    assert purse(s) == (0, 0)
    paid = events(s, "pay")[0]
    assert (paid.text("good"), paid.number("amount"), paid.why) == ("obsidian", 1, "X-4.14")


@clause("X-4.14/1", "X-9.11")
@pytest.mark.parametrize("way", ["pay", "give:obsidian"])
def test_displacing_a_worker_and_the_cost_of_a_tile(way: str) -> None:
    s = seated(
        owner("palace1 gold1 gold1", cocoa=1, obsidian=1),
        side("forest!1 nobles1 nobles1"),
        discovery_tiles={"worship": {"forest": "mask_4"}},
    )
    play(s, f"move:palace.1 to:forest worship:forest.ability {way}")
    assert "forest!1" in workers(s)
    assert purse(s) == ((0, 1) if way == "pay" else (1, 0))


@clause("X-9.11", "X-4.7/2")
def test_the_cocoa_of_a_tile_s_cost_is_paid_with_obsidian() -> None:
    own = owner("palace1 gold2 gold2", temples={"red": 4}, discovery_tiles=["temple_red"], obsidian=1)
    s = seated(own, discovery_tiles={"red_5": ["temple_any"]})
    play(s, "use:temple_red claim:temple_any")
    assert purse(s) == (0, 0)
    assert player(s)["discovery_tiles"] == ["temple_any"]


@clause("X-9.11")
@pytest.mark.parametrize(
    ("tile", "word", "gained"),
    [
        ("B02", "exchange", {"wood": 1, "stone": 1}),
        ("B06", "exchange", {"stone": 1, "gold": 1}),
        ("C08", "temple:green", {}),
    ],
)
def test_the_cocoa_of_royal_tiles_is_paid_with_obsidian(tile: str, word: str, gained: dict[str, int]) -> None:
    royals = {"A": "A04", "B": "B02", "C": "C01", tile[0]: tile}
    s = seated(owner("nobles2 gold1 gold1", obsidian=1), royal_tiles=list(royals.values()))
    play(s, f"move:nobles.2 to:palace worship:palace{'ABC'.index(tile[0]) + 1}.ability {word}")
    assert player(s)["obsidian"] == 0
    assert {good: player(s)[good] for good in gained} == gained
    assert player(s)["temples"]["green"] == (tile == "C08")


@clause("X-4.14/1")
def test_unlocking_all_workers_for_three_cocoa_takes_one_obsidian() -> None:
    s = seated(owner("palace1 forest!1 gold!1", obsidian=1))
    play(s, "buy-unlock")
    assert purse(s) == (0, 0)
    assert workers(s) == ["forest1", "gold1", "palace1", "reserve3"]


@clause("X-4.14/1")
def test_two_cocoa_and_an_obsidian_that_covers_all_three() -> None:
    """A cocoa need not be added to what an obsidian covers alone."""
    s = seated(owner("palace1 forest!1 gold!1", cocoa=2, obsidian=1))
    play(s, "buy-unlock")
    assert purse(s) == (2, 0)


@clause("X-4.14/1", "X-15.23", "T-19.8/1")
@pytest.mark.parametrize(
    ("cocoa", "obsidian", "words", "points", "left"),
    [
        (0, 1, "wages:3", 20, (0, 0)),
        (0, 1, "wages:0", 11, (0, 1)),
        (0, 1, "wages:2", 17, (0, 0)),
        (3, 1, "wages:3 pay", 20, (0, 1)),
        (3, 1, "wages:3 give:obsidian", 20, (3, 0)),
    ],
)
def test_wages_are_paid_with_obsidian(
    cocoa: int, obsidian: int, words: str, points: int, left: tuple[int, int]
) -> None:
    own = owner("gold1 palace1 palace1", points=20, cocoa=cocoa, obsidian=obsidian)
    s = last_turn(own, side("forest!1 nobles1 alchemy1"), technologies=WITH, modules="obsidian")
    play(s, "unlock")
    assert (s.actor, s.active) == (0, 1)
    assert options(s) == [f"wages:{amount}" for amount in range(4)]
    play(s, words)
    assert player(s)["points"] == points
    assert purse(s) == left


@clause("X-4.14/2")
def test_gaining_cocoa_brings_no_more_with_the_technology() -> None:
    royals = ["A04", "B02", "C03"]
    s = seated(owner("nobles2 gold1 gold1", obsidian=2), royal_tiles=royals)
    play(s, "move:nobles.2 to:palace worship:palace3.ability give:obsidian")
    assert purse(s) == (2, 1)
    s = seated(owner("palace1 gold1 gold1", obsidian=2))
    play(s, "move:palace.1 to:forest collect")
    assert purse(s) == (1, 2)
    s = seated(owner("palace1 gold1 gold1", obsidian=1, discovery_tiles=["cocoa_4"]))
    play(s, "use:cocoa_4")
    assert purse(s) == (4, 1)


# ---- cocoa and goods together ------------------------------------------------------------------------


@clause("X-15.1")
@pytest.mark.parametrize(
    ("goods", "left"),
    [
        ({"cocoa": 2, "gold": 1}, (0, 0)),
        ({"cocoa": 2, "obsidian": 1}, (0, 0)),
        ({"gold": 1, "obsidian": 1}, (0, 0)),
        ({"cocoa": 1, "gold": 1, "obsidian": 1}, (1, 0)),
        ({"obsidian": 2}, (0, 0)),
        ({"obsidian": 1}, None),
        ({"cocoa": 1, "obsidian": 1}, None),
        ({"cocoa": 1, "gold": 1}, None),
        ({"gold": 9, "stone": 9, "wood": 9}, None),
    ],
)
def test_a_price_of_two_cocoa_and_a_gold(goods: dict[str, int], left: tuple[int, int] | None) -> None:
    own = owner("palace1 gold2 gold2", temples={"red": 4}, discovery_tiles=["temple_red"], **goods)
    s = seated(own, discovery_tiles={"red_5": ["mask_1"]})
    play(s, "use:temple_red")
    assert ("claim:mask_1" in options(s)) == (left is not None)
    if left is not None:
        play(s, "claim:mask_1")
        assert purse(s) == left
        assert player(s)["discovery_tiles"] == ["mask_1"]


@clause("X-15.1", "X-4.21/2")
def test_goods_are_paid_first_so_that_the_last_obsidian_is_not_asked_for() -> None:
    """The gold is missing: its obsidian is gone when the cocoa is paid."""
    own = owner("palace1 gold2 gold2", temples={"red": 4}, discovery_tiles=["temple_red"], cocoa=2, obsidian=1)
    s = seated(own, discovery_tiles={"red_5": ["mask_1"]})
    play(s, "use:temple_red claim:mask_1")
    assert [(e.text("good"), e.number("amount")) for e in events(s, "pay")] == [("obsidian", 1), ("cocoa", 2)]


@clause("X-15.1", "T-7.18", "X-4.8/1")
@pytest.mark.parametrize(
    ("goods", "ways"),
    [
        ({"obsidian": 1}, []),
        ({"obsidian": 2}, ["give:obsidian"]),
        ({"obsidian": 1, "wood": 1}, ["give:wood"]),
        ({"obsidian": 1, "cocoa": 1}, ["give:obsidian"]),
        ({"obsidian": 2, "stone": 1}, ["give:stone", "give:obsidian"]),
    ],
)
def test_b07_counts_no_obsidian_twice(goods: dict[str, int], ways: list[str]) -> None:
    """1 cocoa and any resource: one obsidian cannot be both."""
    s = seated(owner("nobles2 gold1 gold1", **goods), royal_tiles=["A04", "B07", "C01"])
    play(s, "move:nobles.2 to:palace worship:palace2.ability")
    found = [word for word in options(s) if word.startswith("give:")]
    assert found == ways
    for word in ways:
        after = play(s.copy(), word)
        while options(after)[0] in ("pay", "give:obsidian"):
            play(after, options(after)[0])
        assert options(after) == ["take:wood", "take:stone", "take:gold"]
        assert min(player(after)[good] for good in ("cocoa", "wood", "stone", "gold", "obsidian")) >= 0


@clause("X-15.1", "T-7.7", "X-4.21/1")
@pytest.mark.parametrize(
    ("goods", "offered"),
    [
        ({"obsidian": 1}, False),
        ({"obsidian": 1, "wood": 1}, True),
        ({"obsidian": 2}, True),
        ({"cocoa": 1, "obsidian": 1}, True),
        ({"cocoa": 1}, False),
    ],
)
def test_the_cocoa_of_a_worship_and_the_cost_of_its_tile_share_no_obsidian(
    goods: dict[str, int], offered: bool
) -> None:
    """A worker is displaced for 1 cocoa, the tile costs 1 wood."""
    s = seated(
        owner("palace1 gold1 gold1", **goods),
        side("forest!1 nobles1 nobles1"),
        discovery_tiles={"worship": {"forest": "mask_4"}},
    )
    play(s, "move:palace.1 to:forest")
    assert "worship:forest.ability" in options(s)
    assert ("worship:forest.tile" in options(s)) == offered


@clause("X-15.1", "X-4.14/1")
@pytest.mark.parametrize(
    ("goods", "offered"),
    [({"obsidian": 1}, False), ({"obsidian": 2}, True), ({"cocoa": 1, "obsidian": 1}, True), ({"cocoa": 2}, True)],
)
def test_two_payments_of_cocoa_are_not_covered_by_one_obsidian(goods: dict[str, int], offered: bool) -> None:
    """A worker is displaced for 1 cocoa, the tile costs another: what the first obsidian covers too much is lost."""
    s = seated(
        owner("palace1 gold1 gold1", **goods),
        side("forest!1 nobles1 nobles1"),
        discovery_tiles={"worship": {"forest": "temple_any"}},
    )
    play(s, "move:palace.1 to:forest")
    assert ("worship:forest.tile" in options(s)) == offered


# ---- main actions ------------------------------------------------------------------------------------


def on_alchemy(**goods: int) -> State:
    """A main action for 1 cocoa and at least 1 gold."""
    s = seated(owner("gold1 palace1 palace1", **goods), neutral_workers={"yellow": ["alchemy"]})
    return play(s, "move:gold.1 to:alchemy")


@clause("X-15.2", "X-4.21/1", "T-10.4/1")
@pytest.mark.parametrize(
    ("goods", "possible"),
    [
        ({"obsidian": 1}, False),
        ({"obsidian": 2}, True),
        ({"obsidian": 1, "gold": 1}, True),
        ({"obsidian": 1, "cocoa": 1}, True),
        ({"cocoa": 1, "gold": 1}, True),
        ({"cocoa": 9}, False),
    ],
)
def test_a_main_action_is_judged_for_the_best_mix(goods: dict[str, int], possible: bool) -> None:
    assert ("main" in options(on_alchemy(**goods))) == possible


@clause("X-15.2", "T-10.10")
def test_who_pays_with_the_wrong_mix_gives_the_action_up() -> None:
    s = play(on_alchemy(cocoa=1, obsidian=1), "main")
    assert options(s) == ["pay", "give:obsidian"]
    good = play(s.copy(), "pay")
    assert "technology:01" in options(good)
    play(s, "give:obsidian")
    assert options(s) == ["abandon"]
    play(s, "abandon")
    assert purse(s) == (1, 0)
    assert len(events(s, "abandon")) == 1


# ---- the waiver --------------------------------------------------------------------------------------


@clause("X-9.8/1", "T-8.21/1")
def test_ignore_cocoa_waives_the_whole_payment_beside_cocoa_and_obsidian() -> None:
    s = on_the_forest(4, 1, discovery_tiles=["ignore_cocoa"])
    play(s, "main")
    assert options(s) == ["pay", "use:ignore_cocoa"]
    waived = play(s.copy(), "use:ignore_cocoa")
    assert purse(waived) == (4, 1)
    play(s, "pay")
    assert options(s) == ["pay", "give:obsidian"]


# ---- positions ---------------------------------------------------------------------------------------


@clause("X-4.21/4")
def test_a_pending_payment_is_read_back_and_goes_on() -> None:
    s = play(on_the_forest(4, 2), "main")
    other = tonalli.from_dict("teotihuacan", s.to_dict())
    assert other.to_dict() == s.to_dict()
    assert options(other) == options(s)
    assert s.problems() == []


@pytest.mark.parametrize(
    "change",
    [{"due": 0}, {"due": 21}, {"due": "1"}, {"seat": 2}, {"why": 5}, {"good": "cocoa"}],
    ids=str,
)
def test_a_damaged_payment_is_refused_with_its_place(change: dict[str, Any]) -> None:
    data = play(on_the_forest(4, 2), "main").to_dict()
    data["pending"][-1].update(change)
    with pytest.raises(tonalli.PositionError, match=rf"pending\[{len(data['pending']) - 1}\]"):
        tonalli.from_dict("teotihuacan", data)


@clause("X-4.14/1")
def test_a_payment_of_cocoa_with_obsidian_needs_the_technology_and_the_module() -> None:
    data = play(on_the_forest(4, 2), "main").to_dict()
    data["players"][0]["technologies"] = []
    with pytest.raises(tonalli.PositionError, match="pay-cocoa"):
        tonalli.from_dict("teotihuacan", data)
    plain = position(side(cocoa=3), side())
    plain["pending"] = [{"step": "next-turn", "seat": 1}, {"step": "pay-cocoa", "seat": 0, "due": 1, "why": "T-10.2"}]
    with pytest.raises(tonalli.PositionError, match=r"pending"):
        tonalli.from_dict("teotihuacan", plain)


@clause("X-15.1", "X-4.14/1")
@pytest.mark.parametrize(("cocoa", "obsidian", "offered"), [(1, 1, True), (0, 1, False), (0, 2, True), (1, 0, False)])
def test_two_payments_in_a_row_are_judged_by_the_best_mix(cocoa: int, obsidian: int, offered: bool) -> None:
    """1 cocoa to unlock, then 2 cocoa and 1 gold: the cocoa pays the first, the obsidian the second."""
    other = side("forest!2 gold1 gold1")
    own = owner("palace1 nobles1 alchemy1", cocoa=cocoa, gold=1, obsidian=obsidian)
    s = seated(own, other, discovery_tiles={"worship": {"forest": "mask_1"}})
    play(s, "move:palace.1 to:forest")
    assert ("worship:forest.tile" in options(s)) == offered
