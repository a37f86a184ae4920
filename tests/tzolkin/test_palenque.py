"""Palenque: fishing and harvesting (Z-7.1 to Z-7.6, Z-7.21)."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from tabletop import events, options, play, player
from tonalli import State
from tzolkin.facts import FACTS, space
from tzolkin.table import side, table

pytestmark = pytest.mark.pure

GROUPS = FACTS["jungle"]["groups"]
COVERED = FACTS["jungle"]["wood_covered_groups"]
BOTTOM = {"chaac": -1, "quetzalcoatl": -1, "kukulkan": -1}


def jungle(group: int, corn: int, wood: int) -> dict[str, Any]:
    return {str(group): {"corn": corn, "wood": wood}}


def at_group(group: int, corn: int, wood: int, players: int = 4, **fields: Any) -> State:
    """Seat 0 harvests in a group with so many tiles."""
    s = table(side(f"palenque{group}", **fields), jungle=jungle(group, corn, wood), players=players)
    return play(s, f"pick:palenque.{group} act:palenque_{group}")


def tiles(s: State, group: int) -> tuple[int, int]:
    left = s.to_dict()["jungle"][str(group)]
    return left["corn"], left["wood"]


def taken(s: State) -> tuple[int, int]:
    return player(s)["corn_tiles"], player(s)["wood_tiles"]


@clause("Z-7.1/1", "Z-7.1/2", "Z-8.4/3")
@pytest.mark.parametrize(("level", "corn"), [(0, 3), (1, 3), (2, 4), (3, 4)])
def test_fishing(level: int, corn: int) -> None:
    printed = space("palenque", 1)["corn"]
    bonus = FACTS["technology"]["agriculture"]["level_2"]["corn_bonus_fish"]
    assert corn == printed + (bonus if level >= 2 else 0)
    s = table(side("palenque1", technologies={"agriculture": level}))
    before = s.to_dict()["jungle"]
    play(s, "pick:palenque.1 act:palenque_1")
    assert player(s)["corn"] == corn
    assert s.to_dict()["jungle"] == before, "no tile"
    assert taken(s) == (0, 0)


@clause("Z-7.2/1", "Z-7.3/1")
@pytest.mark.parametrize("group", GROUPS)
def test_actions_2_to_5_use_the_group_of_their_number(group: int) -> None:
    printed = space("palenque", group)
    assert printed["group"] == group
    s = at_group(group, 4, 0)
    assert options(s) == ["harvest:corn"]
    play(s, "harvest:corn")
    assert player(s)["corn"] == printed["corn"] == {2: 4, 3: 5, 4: 7, 5: 9}[group]
    assert tiles(s, group) == (3, 0)
    assert taken(s) == (1, 0)
    assert [event.number("space") for event in events(s, "corn_tile")] == [group]


@clause("Z-7.3/2", "Z-7.2/3")
@pytest.mark.parametrize("group", COVERED)
def test_wood_uncovers_a_corn_tile(group: int) -> None:
    s = at_group(group, 4, 4)
    assert "harvest:corn" not in options(s), "every corn tile is covered"
    play(s, "harvest:wood")
    assert player(s)["wood"] == space("palenque", group)["wood"] == {3: 2, 4: 3, 5: 4}[group]
    assert player(s)["corn"] == 0
    assert tiles(s, group) == (4, 3)
    assert taken(s) == (0, 1)


@clause("Z-7.2/2")
def test_group_2_has_no_wood() -> None:
    assert FACTS["jungle"]["corn_only_groups"] == [2]
    assert space("palenque", 2)["wood"] == 0
    for corn in range(1, 5):
        assert options(at_group(2, corn, 0)) == ["harvest:corn"]


@clause("Z-7.3/3", "Z-7.6/2")
@pytest.mark.parametrize("group", COVERED)
def test_burning_takes_the_corn_beneath_and_angers_a_god(group: int) -> None:
    s = at_group(group, 4, 4)
    play(s, "harvest:burn")
    assert player(s)["corn"] == space("palenque", group)["corn"]
    assert options(s) == ["temple:chaac", "temple:quetzalcoatl", "temple:kukulkan"]
    play(s, "temple:quetzalcoatl")
    assert player(s)["temples"] == {"chaac": 0, "quetzalcoatl": -1, "kukulkan": 0}
    assert FACTS["jungle"]["burn_temple_steps_down"] == 1
    assert tiles(s, group) == (3, 3)
    assert taken(s) == (1, 0), "the burnt wood tile counts for nobody"
    assert player(s)["wood"] == 0


@clause("Z-7.3/3", "Z-14.9")
def test_the_angered_god_is_one_above_the_bottom_a_top_included() -> None:
    s = at_group(3, 4, 4, temples={"chaac": 5, "quetzalcoatl": -1, "kukulkan": -1})
    play(s, "harvest:burn")
    assert options(s) == ["temple:chaac"]
    play(s, "temple:chaac")
    assert player(s)["temples"] == {"chaac": 4, "quetzalcoatl": -1, "kukulkan": -1}


@clause("Z-7.3/3")
def test_nobody_burns_with_all_temples_at_the_bottom() -> None:
    assert options(at_group(4, 4, 4, temples=BOTTOM)) == ["harvest:wood"]
    assert options(at_group(4, 4, 2, temples=BOTTOM)) == ["harvest:corn", "harvest:wood"]


@clause("Z-7.4")
def test_burning_is_allowed_beside_an_open_corn_tile() -> None:
    assert FACTS["jungle"]["burn_allowed_with_uncovered_corn"] is True
    s = at_group(5, 3, 1)
    assert options(s) == ["harvest:corn", "harvest:wood", "harvest:burn"]
    play(s, "harvest:burn temple:chaac")
    assert tiles(s, 5) == (2, 0)
    assert player(s)["corn"] == 9


@clause("Z-7.3/4", "Z-7.5/1", "Z-7.2/3", "Z-8.4/3")
@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_corn_without_a_tile_needs_agriculture_2_and_no_open_tile(level: int) -> None:
    agriculture = {"agriculture": level}
    no_tile = ["harvest:no_tile"] if level >= 2 else []
    assert options(at_group(4, 3, 3, technologies=agriculture)) == ["harvest:wood", "harvest:burn", *no_tile]
    assert options(at_group(4, 3, 2, technologies=agriculture)) == ["harvest:corn", "harvest:wood", "harvest:burn"]
    assert options(at_group(4, 3, 0, technologies=agriculture)) == ["harvest:corn"], "the open tile must be taken"


@clause("Z-7.3/4", "Z-7.3/5", "Z-7.21")
@pytest.mark.parametrize("group", GROUPS)
@pytest.mark.parametrize("level", [2, 3])
def test_corn_without_a_tile_moves_nothing_and_angers_nobody(group: int, level: int) -> None:
    for corn, wood in ((0, 0), *(((3, 3),) if group > 2 else ())):
        s = at_group(group, corn, wood, technologies={"agriculture": level}, temples=BOTTOM)
        play(s, "harvest:no_tile")
        assert player(s)["corn"] == space("palenque", group)["corn"] + (1 if level == 2 else 3)
        assert tiles(s, group) == (corn, wood)
        assert taken(s) == (0, 0)
        assert player(s)["temples"] == BOTTOM
        assert events(s, "temple") == []


@clause("Z-7.6/1")
def test_harvest_tiles_stay_in_front_of_their_owner() -> None:
    s = table(side("palenque5 palenque4 palenque3", corn_tiles=1, wood_tiles=2), jungle=jungle(3, 3, 2))
    play(s, "pick:palenque.5 act:palenque_5 harvest:wood")
    play(s, "pick:palenque.4 act:palenque_4 harvest:burn temple:chaac")
    play(s, "pick:palenque.3 act:palenque_3 harvest:corn")
    assert taken(s) == (1 + 2, 2 + 1)
    assert player(s)["corn"] == 7 + 5
    assert player(s)["wood"] == 4


@clause("Z-16.3", "Z-7.3/1", "Z-7.3/2", "Z-7.3/3", "Z-7.3/5")
def test_the_worked_example_of_the_jungle() -> None:
    s = table(side("palenque4"), players=3, jungle=jungle(4, 3, 3))
    play(s, "pick:palenque.4 act:palenque_4 harvest:wood")
    assert player(s)["wood"] == 3
    assert tiles(s, 4) == (3, 2)

    s = table(side("palenque4"), players=3, jungle=jungle(4, 3, 2))
    play(s, "pick:palenque.4 act:palenque_4 harvest:corn")
    assert player(s)["corn"] == 7
    assert tiles(s, 4) == (2, 2)

    for level, corn in ((0, 7), (3, 10)):
        eva = side("palenque4", technologies={"agriculture": level})
        s = table(eva, players=3, jungle=jungle(4, 2, 2))
        play(s, "pick:palenque.4 act:palenque_4")
        assert "harvest:corn" not in options(s)
        play(s, "harvest:burn temple:kukulkan")
        assert player(s)["corn"] == corn
        assert taken(s) == (1, 0)
        assert tiles(s, 4) == (1, 1)
        assert player(s)["temples"]["kukulkan"] == -1

    s = table(side("palenque4", technologies={"agriculture": 3}), players=3, jungle=jungle(4, 2, 2))
    play(s, "pick:palenque.4 act:palenque_4 harvest:no_tile")
    assert player(s)["corn"] == 10
    assert tiles(s, 4) == (2, 2)
    assert player(s)["temples"]["kukulkan"] == 0


@clause("Z-16.3")
def test_the_worked_example_in_one_round() -> None:
    s = table(side("palenque4"), side("palenque5", corn=1), side("palenque6"), players=3, jungle=jungle(4, 3, 3))
    play(s, "pick:palenque.4 act:palenque_4 harvest:wood")
    play(s, "pick:palenque.5 act:palenque_4 harvest:corn")
    play(s, "pick:palenque.6 act:palenque_4")
    assert options(s) == ["harvest:wood", "harvest:burn"]
    play(s, "harvest:burn temple:chaac")
    assert player(s, 0)["wood"] == 3
    assert [player(s, seat)["corn"] for seat in (1, 2)] == [7, 7]
    assert tiles(s, 4) == (1, 1)


@clause("Z-7.2/3")
def test_the_last_tiles_of_a_group() -> None:
    s = at_group(3, 1, 1)
    play(s, "harvest:wood")
    assert tiles(s, 3) == (1, 0)
    s = at_group(3, 1, 1)
    play(s, "harvest:burn temple:chaac")
    assert tiles(s, 3) == (0, 0)
    assert options(at_group(3, 1, 0)) == ["harvest:corn"]
