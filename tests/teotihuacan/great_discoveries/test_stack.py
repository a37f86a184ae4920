"""The stack of Great Discoveries, what they cost and how they are claimed (X-3.1 to X-3.7, X-11.3)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import tonalli
from clauses import clause
from core.varieties import begin
from teotihuacan.expansion_laws import EXPANSION, GREAT
from teotihuacan.setting_up import fresh, opened, until
from teotihuacan.table import deal, events, options, play, player, side, table
from tonalli import State
from tonalli.teotihuacan.modules.altars.names import MOST_FURTHER
from tonalli.teotihuacan.modules.great_discoveries.names import FIRST_GREAT, GREAT_DISCOVERIES
from tonalli.teotihuacan.modules.great_discoveries.part import GreatStack, great_of
from tonalli.teotihuacan.state import State as Table

pytestmark = pytest.mark.pure

FOLDER = Path(tonalli.__file__).parent / "teotihuacan" / "modules" / "great_discoveries"
DESIGNED: dict[str, Any] = tomllib.loads((FOLDER / "designed.toml").read_text(encoding="utf-8"))
SHOWN = tonalli.GAMES["teotihuacan"].figures()
KINDS = {name: tile for name, tile in GREAT.items() if "M2" not in tile["needs"]}
PLAIN = {name: tile for name, tile in GREAT.items() if not tile["needs"]}
POWER = "obsidian_power_discovery"
GREAT_OBSIDIAN = FIRST_GREAT + GREAT_DISCOVERIES.index("great_obsidian_3")
SECOND = "cocoa3_wood2_stone3 avenue_wood1_stone2"


def beside(great: str, other: str = "cocoa3_wood5") -> State:
    """The first player, with 1 obsidian and goods of another starting tile, may claim a Great Discovery."""
    s = opened(f"{POWER} {other}", SECOND, beside={POWER: great}, modules="obsidian")
    return play(s, "raise:1")


def holding(*tiles: str, used: tuple[str, ...] = (), **fields: Any) -> State:
    own = side("palace1 gold2 gold3", discovery_tiles=list(tiles), used_tiles=list(used), **fields)
    return table(own, side(), modules="obsidian")


# ---- figures -----------------------------------------------------------------------------------------


@clause("X-3.1", "X-11.3/1", "X-11.3/2")
def test_twenty_six_tiles_of_the_designed_copies() -> None:
    assert {name: tile["copies"] for name, tile in KINDS.items()} == DESIGNED["copies"]
    orange = GREAT["great_temple_orange"]["copies"]
    assert sum(DESIGNED["copies"].values()) + orange == EXPANSION["great_discoveries"]["total"] == 26
    assert DESIGNED["copies"]["great_mask"] == DESIGNED["copies"]["great_obsidian_3"] == 3
    rest = {name: copies for name, copies in DESIGNED["copies"].items() if copies != 3}
    assert {name: 1 if "temple" in name else 2 for name in rest} == rest


@clause("X-3.7/1", "X-3.7/2")
@pytest.mark.parametrize("name", KINDS)
def test_costs_and_copies_are_shown_as_printed(name: str) -> None:
    goods = {good: amount for good, amount in KINDS[name]["cost"].items() if good in ("cocoa", "obsidian")}
    assert SHOWN["great_discoveries"][name] == {"cost": goods, "copies": KINDS[name]["copies"]}
    assert SHOWN["discoveries"][name] == goods


def test_what_follows_from_the_copies_is_nowhere_a_figure_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    assert DESIGNED["copies"]["great_shaman_step"] == MOST_FURTHER
    data = table(side(), side(), modules="obsidian").to_dict()
    state = tonalli.from_dict("teotihuacan", data)
    assert isinstance(state, Table)
    monkeypatch.setattr(state.rules.discoveries[GREAT_OBSIDIAN], "copies", 30)
    data["great_discoveries"] = {"discarded": ["great_obsidian_3"] * 30}
    again = tonalli.from_dict("teotihuacan", data)
    assert again.to_dict()["great_discoveries"]["discarded"] == ["great_obsidian_3"] * 30


def test_there_is_no_other_kind() -> None:
    assert set(SHOWN["great_discoveries"]) == set(KINDS)


# ---- the stack ---------------------------------------------------------------------------------------


@clause("X-3.2/1", "X-3.2/2", "X-11.3/2", "X-1.4/4")
@pytest.mark.parametrize(("modules", "count"), [("obsidian", 21), ("obsidian altars", 25)])
def test_tiles_of_absent_modules_are_removed(modules: str, count: int) -> None:
    unseen = fresh(2, modules=modules).to_dict()["great_discoveries"]["unseen"]
    assert sum(unseen.values()) == count
    removed = EXPANSION["great_discoveries"]["removed_without"]
    assert not set(unseen) & set(removed["M2"])
    assert set(removed["M8"]) <= set(unseen) if "altars" in modules else not set(removed["M8"]) & set(unseen)
    assert unseen == {name: GREAT[name]["copies"] for name in unseen}


@clause("X-3.3", "X-3.1")
@pytest.mark.parametrize("modules", ["", "obsidian", "obsidian court", "obsidian altars", "obsidian empire"])
def test_the_stack_is_there_whenever_m6_is(modules: str) -> None:
    assert ("great_discoveries" in fresh(2, modules=modules).to_dict()) == ("obsidian" in modules)


@clause("X-3.1", "X-3.5/1", "X-1.4/5")
def test_no_great_discovery_is_laid_where_discoveries_lie() -> None:
    for seed in range(30):
        data = begin(seed, players=2 + seed % 3, modules=["obsidian"]).state.to_dict()
        assert "great" not in str(data["discovery_tiles"])
        assert "great" not in str(data["unseen"])
        assert not [name for name in data["great_discoveries"]["unseen"] if name not in GREAT]


@clause("X-3.5/1")
def test_the_discovery_icon_of_a_starting_tile_never_means_a_great_one() -> None:
    s = until(fresh(2, modules="obsidian"), "~starting")
    play(s, "~starting:discovery_stone3_gold1")
    assert not [word for word in options(s) if "great" in word]
    play(s, f"~discovery:mask_4 ~starting:{POWER}")
    assert [word for word in options(s) if "great" not in word] == []


@clause("X-3.6/1")
def test_an_empty_stack_is_made_anew_from_the_discards() -> None:
    s = holding()
    assert isinstance(s, Table)
    great = great_of(s)
    for number in range(len(great.unseen)):
        great.unseen[number] = 0
    stack = s.rules.stacks[1]
    assert isinstance(stack, GreatStack)
    assert not stack.has_tile(s)
    stack.replenish(s)
    assert events(s, "great_reshuffle") == []
    great.discards[2] = 2
    assert stack.has_tile(s)
    stack.replenish(s)
    assert (great.unseen[2], great.discards[2]) == (2, 0)
    assert [event.why for event in events(s, "great_reshuffle")] == ["X-3.6"]
    great.discards[3] = 1
    stack.replenish(s)
    assert (great.unseen[3], great.discards[3]) == (0, 1)


@clause("X-3.6/1")
@pytest.mark.parametrize("discarded", [[], ["great_mask"]])
def test_the_court_is_refilled_from_the_discards_or_not_at_all(discarded: list[str]) -> None:
    """Everything else is in front of a player, so that the stack is empty."""
    everything = [name for name, tile in PLAIN.items() for copy in range(tile["copies"])]
    for tile in ["great_obsidian_3", *discarded]:
        everything.remove(tile)
    masks = [tile for tile in everything if tile == "great_mask"]
    used = [tile for tile in everything if tile != "great_mask"]
    s = table(
        side("nobles1 gold2 gold2", cocoa=2),
        side(discovery_tiles=masks, used_tiles=used),
        modules="obsidian court",
        discovery_tiles={"worship": {"palace": "great_obsidian_3"}},
        great_discoveries={"discarded": discarded},
    )
    assert s.to_dict()["great_discoveries"]["unseen"] == {}
    play(s, "move:nobles.1 to:palace worship:palace3.both first:tile claim:great_obsidian_3")
    while s.actor == 0:
        play(s, options(s)[0])
    deal(s)
    assert s.to_dict()["discovery_tiles"]["worship"]["palace"] == (discarded[0] if discarded else None)
    assert s.to_dict()["great_discoveries"]["discarded"] == []


# ---- claiming ----------------------------------------------------------------------------------------


@clause("X-3.4/1", "X-3.7/1", "X-3.7/2")
@pytest.mark.parametrize("name", PLAIN)
def test_a_tile_is_claimed_for_its_cost(name: str) -> None:
    s = beside(name)
    before = player(s)
    assert options(s) == ["pass", f"claim:{name}"]
    play(s, f"claim:{name}")
    after = player(s)
    assert after["discovery_tiles"] == [name]
    paid = {good: before[good] - after[good] for good in ("cocoa", "wood", "stone", "gold", "obsidian")}
    assert {good: amount for good, amount in paid.items() if amount} == PLAIN[name]["cost"]
    claimed = events(s, "claim")[-1]
    assert (claimed.text("discovery"), claimed.seat) == (name, 0)


@clause("X-3.4/2")
@pytest.mark.parametrize("name", PLAIN)
def test_who_will_not_pay_does_not_get_it(name: str) -> None:
    s = play(beside(name), "pass")
    assert player(s)["discovery_tiles"] == []
    assert options(s)[0].startswith("start:")


def at_the_court(great: str, **goods: int) -> State:
    """A worship at the Court for both, the Great Discovery first."""
    s = table(
        side("nobles1 gold2 gold2", **{"cocoa": 1, **goods}),
        side(),
        modules="obsidian court",
        discovery_tiles={"worship": {"palace": great}},
    )
    return play(s, "move:nobles.1 to:palace worship:palace3.both first:tile")


@clause("X-3.4/2", "X-4.8/2", "X-12.3")
@pytest.mark.parametrize("great", ["great_power_up_3", "great_refresh_2", "great_lowest_technology"])
def test_a_cost_of_obsidian_is_paid_with_obsidian_alone(great: str) -> None:
    """No obsidian and 9 gold: not payable."""
    assert f"claim:{great}" in options(at_the_court(great, obsidian=1))
    assert f"claim:{great}" not in options(at_the_court(great, wood=9, stone=9, gold=9, cocoa=9))


@clause("X-3.4/2")
def test_who_has_no_cocoa_cannot_claim_a_temple_tile() -> None:
    assert "claim:great_temple_red" in options(at_the_court("great_temple_red", cocoa=2))
    assert "claim:great_temple_red" not in options(at_the_court("great_temple_red", obsidian=9, gold=9))


@clause("X-9.11", "X-3.7/1")
def test_technology_03h_pays_the_cocoa_of_its_cost() -> None:
    data = beside("great_temple_red").to_dict()
    data["players"][0].update(cocoa=0, technologies=["03h"])
    data["technologies"] = ["01", "03", "03h", "05", "07", "09"]
    s = tonalli.from_dict("teotihuacan", data)
    play(s, "claim:great_temple_red")
    assert (player(s)["obsidian"], player(s)["discovery_tiles"]) == (0, ["great_temple_red"])


# ---- using once --------------------------------------------------------------------------------------


@clause("X-3.4/1")
def test_it_is_used_once_and_stays_face_down() -> None:
    s = play(holding("great_obsidian_3"), "use:great_obsidian_3")
    assert player(s)["obsidian"] == 3
    assert (player(s)["discovery_tiles"], player(s)["used_tiles"]) == ([], ["great_obsidian_3"])
    assert "use:great_obsidian_3" not in options(s)


@clause("X-3.4/1")
def test_each_copy_is_used_by_itself() -> None:
    s = holding("great_obsidian_3", "great_obsidian_3")
    play(s, "use:great_obsidian_3 use:great_obsidian_3")
    assert player(s)["obsidian"] == 6
    assert player(s)["used_tiles"] == ["great_obsidian_3"] * 2


@clause("X-3.4/1")
def test_it_may_be_used_at_once_in_the_turn_it_was_claimed() -> None:
    s = table(
        side("nobles1 gold2 gold2", cocoa=1),
        side(),
        modules="obsidian court",
        discovery_tiles={"worship": {"palace": "great_obsidian_3"}},
    )
    play(s, "move:nobles.1 to:palace worship:palace3.both first:tile claim:great_obsidian_3 use:great_obsidian_3")
    assert player(s)["obsidian"] == 3


@clause("X-3.4/1", "T-8.7/1")
def test_it_is_used_in_the_own_turn_alone() -> None:
    s = table(side(discovery_tiles=["great_obsidian_3"]), side("palace1 gold1 gold1"), active=1, modules="obsidian")
    assert s.actor == 1
    assert "use:great_obsidian_3" not in options(s)
    play(s, "move:palace.1 to:forest collect")
    assert "use:great_obsidian_3" in options(s)


@clause("X-3.4/1")
def test_at_setup_it_is_not_used() -> None:
    s = play(beside("great_obsidian_3"), "claim:great_obsidian_3")
    while s.turn == 0:
        assert "use:great_obsidian_3" not in options(s)
        play(s, options(s)[0])
    while s.actor != 0:
        play(s, options(s)[0])
    assert "use:great_obsidian_3" in options(s)


@clause("X-3.4/1", "X-2.2/1", "X-3.7/2")
def test_a_mask_is_never_used() -> None:
    s = holding("great_mask", "great_mask")
    assert not [word for word in options(s) if word.startswith("use:")]
