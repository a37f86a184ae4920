"""When discovery tiles may be used (T-8.8, T-8.26): every kind at every point, and never elsewhere.

The player holds one tile of every kind, so each point shows at once all that may be used there.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from clauses import clause
from teotihuacan.table import options, play, player, side, table
from tonalli import State

pytestmark = pytest.mark.pure

MASKS = {f"mask_{n}" for n in range(1, 8)}
ANY_TIME = {
    "vp_4",
    "cocoa_4",
    "resources_2",
    "resources_3",
    "temple_blue",
    "temple_red",
    "temple_green",
    "temple_any",
    "avenue_step",
    "power_up_2",
}
MOVES = {"move_two", "move_anywhere"}
ALL = ANY_TIME | MASKS | MOVES | {"extra_worker", "ignore_cocoa"}

AREAS = {"palace": "mask_7", "forest": "mask_7", "quarry": "mask_6", "gold": "mask_6", "decorations": "mask_5"}
HEAPS = {"avenue_3": ["mask_5"], "blue_4": ["mask_4"]}


class Point(NamedTuple):
    """A moment: where the workers are at the start of the turn, and what was played since."""

    workers: str
    words: str
    more: frozenset[str] = frozenset()
    """Kinds beside those usable at any time."""
    fields: dict[str, Any] = {}
    """More about the player."""
    royal: str = "B02"

    def reach(self) -> State:
        goods = {"cocoa": 9, "wood": 9, "stone": 9, "gold": 9}
        s = table(
            side(self.workers, **{**goods, "discovery_tiles": sorted(ALL), **self.fields}),
            side("alchemy1 alchemy1 alchemy1"),
            discovery_tiles={"worship": AREAS, **HEAPS},
            royal_tiles=["A04", self.royal, "C08"],
            technologies=["01", "03", "05", "13", "15", "17"],
        )
        return play(s, self.words)


EXTRA = frozenset({"extra_worker"})
TO_FOREST = "move:palace.1 to:forest"
TO_CONSTRUCTION = "move:gold.1 to:construction"
TILE = "tile:12 place:100 turn:0"

POINTS = {
    "a: start of the turn": Point("palace1 gold2 gold2", "", frozenset(MOVES)),
    "b: after the move": Point("palace1 gold2 gold2", TO_FOREST),
    "b: after a move with both move tiles": Point(
        "gold1 gold2 palace2", "use:move_two use:move_anywhere move:gold.1 with:2 to:gold"
    ),
    "c: before the ability": Point("palace1 gold2 gold2", f"{TO_FOREST} worship:forest.ability"),
    "c: before the tile": Point("palace1 gold2 gold2", f"{TO_FOREST} worship:forest.tile"),
    "c: after the tile": Point("palace1 gold2 gold2", f"{TO_FOREST} worship:forest.tile claim:mask_7"),
    "c: after the tile was left": Point("palace1 gold2 gold2", f"{TO_FOREST} worship:forest.tile pass"),
    "c: before both": Point("palace1 gold2 gold2", f"{TO_FOREST} worship:forest.both pay"),
    "c: between ability and tile": Point("palace1 gold2 gold2", f"{TO_FOREST} worship:forest.both pay first:ability"),
    "c: between tile and ability": Point(
        "palace1 gold2 gold2", f"{TO_FOREST} worship:forest.both pay first:tile claim:mask_7"
    ),
    "c: after tile and ability": Point(
        "palace1 gold2 gold2", f"{TO_FOREST} worship:forest.both pay first:tile claim:mask_7 pass"
    ),
    "c: before the exchanges of a royal tile": Point(
        "nobles3 gold2 gold2", "move:nobles.3 to:palace worship:palace2.ability"
    ),
    "c: between two exchanges": Point(
        "nobles3 gold2 gold2", "move:nobles.3 to:palace worship:palace2.ability exchange"
    ),
    "c: between two steps of C08": Point(
        "nobles3 gold2 gold2", "move:nobles.3 to:palace worship:palace3.ability temple:red"
    ),
    "c: before the temple of Decorations": Point(
        "nobles3 gold2 gold2", "move:nobles.3 to:decorations worship:decorations.ability"
    ),
    "d: before the Forest's effect": Point("palace1 gold2 gold2", f"{TO_FOREST} main"),
    "d: before the Forest's power-up": Point("palace1 gold2 gold2", f"{TO_FOREST} main pass"),
    "f: after the Forest": Point("palace1 gold2 gold2", f"{TO_FOREST} main pass power-up:forest.1"),
    "d: between two power-ups": Point(
        "palace1 forest2 forest2", f"{TO_FOREST} main pay pass power-up:forest.1", fields={"wood": 9}
    ),
    "d: between two temple steps of Gold Deposits": Point(
        "palace5 gold5 gold5", "move:palace.5 to:gold main pay pass temple:red"
    ),
    "d: before the power-ups of Gold Deposits": Point(
        "palace5 gold5 gold5", "move:palace.5 to:gold main pay pass temple:red temple:green"
    ),
    "d: before the decoration": Point("nobles3 gold2 gold2", "move:nobles.3 to:decorations main"),
    "d: between the two temples of a decoration": Point(
        "nobles3 gold2 gold2", "move:nobles.3 to:decorations main decoration:08 space:top_1 temple:red"
    ),
    "d: before the power-up of Decorations": Point(
        "nobles3 gold2 gold2", "move:nobles.3 to:decorations main decoration:00 space:left_1"
    ),
    "d: after the power-up, before the refill": Point(
        "nobles3 gold2 gold2", "move:nobles.3 to:decorations main decoration:00 space:left_1 power-up:decorations.3"
    ),
    "d: before the technology": Point("gold1 palace2 palace2", "move:gold.1 to:alchemy main pay", EXTRA),
    "d: before the row of Nobles": Point("gold1 palace2 palace2", "move:gold.1 to:nobles main", EXTRA),
    "d: before the power-up of Nobles": Point("gold1 palace2 palace2", "move:gold.1 to:nobles main row:top"),
    "d: before the first pyramid tile": Point("gold1 palace2 palace2", f"{TO_CONSTRUCTION} main", EXTRA),
    "d: between two pyramid tiles": Point("gold1 construction2 palace2", f"{TO_CONSTRUCTION} main pay {TILE}", EXTRA),
    "d: after the last pyramid tile, before it is called the last": Point(
        "gold1 palace2 palace2", f"{TO_CONSTRUCTION} main {TILE}", EXTRA
    ),
    "d: before the power-ups of Construction": Point("gold1 palace2 palace2", f"{TO_CONSTRUCTION} main {TILE} pass"),
    "d: after the power-ups of Construction": Point(
        "gold1 palace2 palace2", f"{TO_CONSTRUCTION} main {TILE} pass power-up:construction.1"
    ),
    "d: before technology 13": Point(
        "palace1 gold2 gold2", f"{TO_FOREST} main pass power-up:forest.1", fields={"technologies": ["13"]}
    ),
    "d: after technology 13, before the refill": Point(
        "gold1 palace2 palace2",
        f"{TO_CONSTRUCTION} main {TILE} pass power-up:construction.1 power-up:construction.2",
        fields={"technologies": ["13"]},
    ),
    "e: before the reward of an ascension": Point(
        "palace5 gold2 gold2", "move:palace.5 to:forest main pass power-up:forest.5"
    ),
    "f: after collecting": Point("palace1 gold2 gold2", f"{TO_FOREST} collect"),
    "f: after a worship": Point("palace1 gold2 gold2", f"{TO_FOREST} worship:forest.ability pass"),
    "f: after the new tile": Point(
        "palace1 gold2 gold2", f"{TO_FOREST} worship:forest.tile claim:mask_7 pass ~discovery:vp_4"
    ),
    "f: after a main action": Point(
        "nobles3 gold2 gold2",
        "move:nobles.3 to:decorations main decoration:00 space:left_1 power-up:decorations.3 pass ~decoration:03",
    ),
    "f: after a free unlock": Point("forest!1 gold2 gold2", "unlock"),
    "the second power-up of a tile": Point("palace1 gold2 gold2", "use:power_up_2 power-up:gold.2"),
    "the second temple of an ascension": Point(
        "palace5 gold2 gold2", "move:palace.5 to:forest main pass power-up:forest.5 ascend:two_temples temple:red"
    ),
}

CLOSED = {
    "the target of the move": Point("palace1 gold2 gold2", "move:palace.1"),
    "the worker that moves along": Point("gold1 gold2 palace2", "use:move_two move:gold.1"),
    "the target after a move tile": Point("palace1 gold2 gold2", "use:move_anywhere move:palace.1"),
    "the worker to lock": Point(
        "palace1 palace2 gold2", "use:move_two move:palace.1 with:2 to:forest worship:forest.ability"
    ),
    "a tile on a temple step": Point("palace1 gold2 gold2", "use:temple_blue", fields={"temples": {"blue": 3}}),
    "a tile on the Avenue": Point("palace1 gold2 gold2", "use:avenue_step", fields={"avenue": 2}),
    "resources of a temple step": Point("palace1 gold2 gold2", "use:temple_blue"),
    "resources of a tile": Point("palace1 gold2 gold2", "use:resources_3 take:wood"),
    "the temple of a tile": Point("palace1 gold2 gold2", "use:temple_any"),
    "the first power-up of a tile": Point("palace1 gold2 gold2", "use:power_up_2"),
    "the place of a pyramid tile": Point("gold1 palace2 palace2", f"{TO_CONSTRUCTION} main tile:12"),
    "the rotation of a pyramid tile": Point("gold1 palace2 palace2", f"{TO_CONSTRUCTION} main tile:12 place:100"),
    "the price of a pyramid tile": Point(
        "gold1 palace2 palace2", f"{TO_CONSTRUCTION} main {TILE}", fields={"technologies": ["15"]}
    ),
    "the space of a decoration": Point("nobles3 gold2 gold2", "move:nobles.3 to:decorations main decoration:08"),
    "the order of a decoration's two temples": Point(
        "nobles3 gold2 gold2", "move:nobles.3 to:decorations main decoration:08 space:top_1"
    ),
    "the first temple step of Gold Deposits": Point("palace5 gold5 gold5", "move:palace.5 to:gold main pay pass"),
    "the only temple step of Gold Deposits": Point("palace3 gold3 gold3", "move:palace.3 to:gold main pay pass"),
    "the temple of technology 17": Point(
        "gold1 palace2 palace2", f"{TO_CONSTRUCTION} main {TILE} pass", fields={"technologies": ["17"]}
    ),
    "the tile on the Avenue in an ascension": Point(
        "palace5 gold2 gold2", "move:palace.5 to:forest main pass power-up:forest.5", fields={"avenue": 2}
    ),
    "the temple of an ascension": Point(
        "palace5 gold2 gold2", "move:palace.5 to:forest main pass power-up:forest.5 ascend:temple"
    ),
    "the resources of B07": Point(
        "nobles3 gold2 gold2", "move:nobles.3 to:palace worship:palace2.ability give:gold", royal="B07"
    ),
}


def used_words(s: State) -> set[str]:
    return {word.removeprefix("use:") for word in options(s) if word.startswith("use:")}


@clause("T-8.8", "T-8.11", "T-8.14", "T-8.5", "T-8.26/1", "T-8.26/2")
@pytest.mark.parametrize("name", POINTS)
@clause("T-8.8/1", "T-8.8/2", "T-8.8/3", "T-8.8/4", "T-8.8/5", "T-8.8/6")
def test_what_may_be_used_at_each_point(name: str) -> None:
    point = POINTS[name]
    s = point.reach()
    assert s.actor == 0
    used = set(player(s)["used_tiles"])
    assert used_words(s) == (ANY_TIME | point.more) - used


@clause("T-8.8", "T-8.10/1", "T-1.14")
@pytest.mark.parametrize("name", POINTS)
def test_what_was_pending_goes_on_after_the_tile(name: str) -> None:
    s = POINTS[name].reach()
    before = options(s)
    points = player(s)["points"]
    play(s, "use:vp_4")
    assert player(s)["points"] == points + 4
    again = player(s)["discovery_tiles"].count("vp_4") > 0
    assert options(s) == [word for word in before if word != "use:vp_4" or again]


@clause("T-8.8", "T-8.26/3")
@pytest.mark.parametrize("name", CLOSED)
def test_nothing_is_inserted_elsewhere(name: str) -> None:
    s = CLOSED[name].reach()
    assert s.actor == 0
    assert used_words(s) == set()


@clause("T-8.26/3", "T-8.21")
@pytest.mark.parametrize(
    "point",
    [
        Point("palace1 forest2 gold2", f"{TO_FOREST} main"),
        Point("palace1 gold2 gold2", f"{TO_FOREST} worship:forest.both"),
    ],
)
def test_while_cocoa_is_due_only_ignore_cocoa_may_be_used(point: Point) -> None:
    s = point.reach()
    assert options(s) == ["pay", "use:ignore_cocoa"]


@clause("T-8.7/1")
def test_no_tile_is_used_in_another_players_turn() -> None:
    s = table(side("palace1 gold2 gold2"), side(discovery_tiles=sorted(ALL)))
    play(s, "move:palace.1 to:forest")
    assert used_words(s) == set()


@clause("T-8.7/2", "T-8.21/3")
def test_in_an_eclipse_only_ignore_cocoa_may_be_used() -> None:
    s = table(
        side(),
        side("gold1 gold1 forest1", cocoa=3, discovery_tiles=sorted(ALL)),
        active=1,
        calendar={"light": 10, "turns_left": 0},
    )
    play(s, "move:gold.1 to:construction collect pass")
    assert s.actor == 1
    assert used_words(s) == {"ignore_cocoa"}
