"""Corner cases (Z-14)."""

from __future__ import annotations

from itertools import chain

import pytest

import tonalli
from clauses import clause
from tzolkin.facts import BUILDINGS, FACTS, TEMPLES, WEALTH_TILES, top
from tzolkin.rounds import display, finish, last_turn, well_fed
from tzolkin.setting_up import dealt, keep_any
from tzolkin.table import events, gear, options, play, player, side, table

pytestmark = pytest.mark.pure

BOTTOM = dict.fromkeys(TEMPLES, -1)


# ---- skulls --------------------------------------------------------------------------------------


@clause("Z-14.1")
@pytest.mark.parametrize(("bank", "level", "gained"), [(13, 2, 1), (13, 3, 2), (2, 3, 2), (1, 3, 1), (1, 0, 1)])
def test_skull_gains_stop_when_the_bank_is_empty(bank: int, level: int, gained: int) -> None:
    s = table(side("yaxchilan4", technologies={"theology": level}), side(skull=13 - bank))
    play(s, "pick:yaxchilan.4 act:yaxchilan_4")
    assert player(s)["skull"] == gained
    assert s.to_dict()["skulls"]["bank"] == bank - gained
    assert FACTS["skulls"]["other_shortage"] == "take what is left"


@clause("Z-14.1", "Z-6.10")
def test_without_a_skull_in_the_bank_yaxchilan_4_is_closed() -> None:
    s = play(table(side("yaxchilan4", corn=9), side(skull=13)), "pick:yaxchilan.4")
    assert options(s) == ["pass", "act:yaxchilan_1", "act:yaxchilan_2", "act:yaxchilan_3"]


@clause("Z-14.1")
def test_the_bonus_of_theology_takes_what_is_left() -> None:
    s = table(side("tikal1", wood=1, technologies={"theology": 3}), side(skull=13))
    play(s, "pick:tikal.1 act:tikal_1 technology:theology")
    assert (player(s)["skull"], player(s)["wood"]) == (0, 0)


@clause("Z-14.5")
def test_a_wealth_tile_with_a_skull_takes_it_from_the_bank() -> None:
    s = dealt(4, ["wealth_chichen_itza_0", "wealth_palenque_7", "wealth_tikal_3", "wealth_tikal_7"])
    play(s, "keep:wealth_chichen_itza_0 keep:wealth_palenque_7")
    assert s.to_dict()["skulls"]["bank"] == 13
    keep_any(s)
    assert player(s)["skull"] == 1
    assert s.to_dict()["skulls"]["bank"] == 12


# ---- actions -------------------------------------------------------------------------------------


@clause("Z-14.2")
def test_a_mirror_cannot_mirror_itself() -> None:
    s = table(side("uxmal5 uxmal7", corn=9, wood=4, stone=4, gold=4))
    play(s, "pick:uxmal.5 act:uxmal_5")
    assert "act:uxmal_5" not in options(s)
    assert {"act:uxmal_1", "act:uxmal_2", "act:uxmal_3", "act:uxmal_4"} <= set(options(s))
    s = table(
        side("uxmal7", corn=9, wood=2, stone=1, gold=1),
        calendar={"day": 16, "food_days": 2},
        buildings=display("a2_mirror"),
    )
    play(s, "pick:uxmal.7 act:uxmal_5 act:tikal_2 build:a2_mirror")
    assert "act:uxmal_5" not in options(s)
    assert "act:uxmal_4" in options(s)


@clause("Z-14.2", "Z-14.3/1", "Z-6.10")
def test_a_mirror_needs_an_action_behind_it() -> None:
    empty = {group: {"corn": 0, "wood": 0} for group in "2345"}
    s = play(table(side("uxmal5", corn=1), jungle=empty), "pick:uxmal.5")
    assert "act:uxmal_5" in options(s), "it can still fish"
    play(s, "act:uxmal_5")
    assert not {"act:uxmal_1", "act:uxmal_2", "act:uxmal_4", "act:tikal_1", "act:palenque_2"} & set(options(s))


@clause("Z-14.3/1")
@pytest.mark.parametrize(
    ("levels", "blocks", "possible"),
    [
        ((0, 0, 0, 0), 0, False),
        ((0, 0, 0, 0), 1, True),
        ((1, 1, 1, 1), 1, False),
        ((2, 2, 2, 2), 2, False),
        ((2, 2, 2, 1), 2, True),
        ((2, 3, 2, 2), 1, True),
    ],
)
def test_a_technology_step_needs_its_blocks(levels: tuple[int, ...], blocks: int, possible: bool) -> None:
    tracks = dict(zip(FACTS["technology"]["tracks"], levels, strict=True))
    s = play(table(side("tikal3", wood=blocks, corn=2, technologies=tracks)), "pick:tikal.3")
    acts = {"act:tikal_1", "act:tikal_3"} & set(options(s)) if s.actor == 0 else set()
    assert acts == ({"act:tikal_1", "act:tikal_3"} if possible else set())


@clause("Z-14.3/2")
def test_without_a_payable_tile_there_is_no_action_but_none() -> None:
    s = play(table(side("tikal2 uxmal1", corn=0)), "pick:tikal.2")
    assert s.actor == 0
    assert options(s) == ["pass", "pick:uxmal.1"], "the worker was taken up without an action"


@clause("Z-14.3/1")
def test_architecture_3_makes_a_tile_payable() -> None:
    shown = [
        "a1_single_farm",
        "a1_agriculture",
        "a1_extraction_gold",
        "a1_chaac_kukulkan",
        "a1_any_temple_build",
        "a1_architecture",
    ]
    s = play(table(side("tikal2", technologies={"architecture": 3}), buildings=shown), "pick:tikal.2")
    assert options(s) == ["pass", "act:tikal_2"]
    play(s, "act:tikal_2")
    assert options(s) == ["build:a1_single_farm", "build:a1_architecture"]


@clause("Z-14.4")
def test_tikal_5_needs_a_block_and_two_different_temples() -> None:
    s = play(table(side("tikal5", corn=0)), "pick:tikal.5")
    assert s.actor == 1
    s = table(side("tikal5", gold=1, temples={"chaac": 5}))
    play(s, "pick:tikal.5 act:tikal_5 temple:chaac")
    assert player(s)["temples"]["chaac"] == 5
    assert options(s) == ["temple:quetzalcoatl", "temple:kukulkan"]
    play(s, "temple:kukulkan")
    assert player(s)["temples"] == {"chaac": 5, "quetzalcoatl": 0, "kukulkan": 1}
    assert player(s)["gold"] == 0


@clause("Z-14.11")
def test_where_every_action_is_closed_workers_are_taken_up_without_one() -> None:
    closed = {"chichen_itza": list(range(1, 10))}
    s = table(side("chichen_itza5 chichen_itza10", corn=9, skull=2, technologies={"theology": 3}), skulls=closed)
    play(s, "pick:chichen_itza.5")
    assert options(s) == ["pass", "pick:chichen_itza.10"]
    play(s, "pick:chichen_itza.10")
    assert s.actor == 1
    assert (player(s)["workers_in_hand"], player(s)["skull"], player(s)["corn"]) == (3, 2, 9)


@clause("Z-14.11", "Z-7.18/2")
def test_a_closed_action_is_closed_for_all() -> None:
    s = play(table(side("chichen_itza10", skull=1), skulls={"chichen_itza": [2, 9]}), "pick:chichen_itza.10")
    assert options(s) == ["pass", *[f"act:chichen_itza_{number}" for number in (1, 3, 4, 5, 6, 7, 8)]]


# ---- Starting Player Space -----------------------------------------------------------------------


@clause("Z-14.6")
def test_a_worker_on_the_starting_player_space_is_fed() -> None:
    s = finish(last_turn(well_fed(), side("start", corn=5), day=8))
    assert (player(s, 1)["corn"], player(s, 1)["points"], player(s, 1)["fed"]) == (1, -3, 2)
    assert events(s, "feed")[0]["workers"] == 2


@clause("Z-14.7")
def test_the_marker_holder_may_claim_the_space() -> None:
    s = table(side(), calendar={"day": 4, "starting_player": 0, "corn": 2})
    play(s, "place:start")
    assert s.to_dict()["calendar"]["starting_player_space"] == 0
    assert player(s)["corn"] == 2


@clause("Z-14.8")
def test_the_space_may_be_claimed_without_corn_on_the_gear() -> None:
    s = table(side(), calendar={"day": 4, "corn": 0})
    play(s, "place:start")
    assert s.to_dict()["calendar"]["starting_player_space"] == 0
    assert player(s)["corn"] == 0


# ---- angry gods ----------------------------------------------------------------------------------


@clause("Z-14.9")
def test_begging_and_burning_may_step_down_from_any_temple_above_its_bottom() -> None:
    steps = {"chaac": 5, "quetzalcoatl": -1, "kukulkan": 0}
    s = table(side("palenque3", temples=steps))
    assert [word for word in options(s) if word.startswith("beg:")] == ["beg:chaac", "beg:kukulkan"]
    play(s, "pick:palenque.3 act:palenque_3 harvest:burn")
    assert options(s) == ["temple:chaac", "temple:kukulkan"]
    play(s, "temple:chaac")
    assert player(s)["temples"] == {**steps, "chaac": 4}


@clause("Z-14.9", "Z-9.4/1")
@pytest.mark.parametrize("temple", TEMPLES)
def test_one_may_beg_from_a_top(temple: str) -> None:
    s = play(table(side(temples={temple: top(temple)}, double_advance=False)), f"beg:{temple}")
    assert player(s)["temples"][temple] == top(temple) - 1
    assert player(s)["corn"] == 3
    assert player(s)["double_advance"] is False


# ---- workers -------------------------------------------------------------------------------------


@clause("Z-14.10", "Z-6.9")
def test_a_new_worker_is_placed_from_the_next_turn_on() -> None:
    s = table(side("uxmal3 palenque1 tikal1", corn=5))
    play(s, "pick:uxmal.3 act:uxmal_3")
    assert player(s)["workers_in_hand"] == 2
    assert options(s) == ["pass", "pick:palenque.1", "pick:tikal.1"]
    play(s, "pass")
    for _ in range(3):
        play(s, f"{next(word for word in options(s) if word.startswith('place:'))}")
        if s.actor >= 0 and "pass" in options(s):
            play(s, "pass")
    assert s.actor == 0
    assert "place:palenque" in options(s)


SPACES = list(
    chain.from_iterable(
        [f"{name}{space}" for name in ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")] for space in range(4)
    )
)


@clause("Z-14.12")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("blocked", [True, False])
def test_after_begging_one_can_always_place(players: int, blocked: bool) -> None:
    foreign = {2: 12, 3: 6, 4: 0}[players]
    assert foreign + 6 * (players - 1) == 18 < 21
    taken = list(SPACES)
    if blocked:
        taken.insert(0, "start")
    dummies = taken[1 : 1 + foreign] if blocked else taken[:foreign]
    rest = [place for place in taken if place not in dummies][: 18 - foreign]
    sides = [side(hand=3, corn=0)]
    for number in range(players - 1):
        sides.append(side(" ".join(rest[6 * number : 6 * number + 6]), hand=0))
    s = table(
        *sides,
        players=players,
        dummies=" ".join(dummies),
        calendar={"day": 6, "starting_player": 1} if blocked else {"day": 6},
    )
    if not blocked:
        play(s, "beg:chaac")
        assert "place:start" in options(s)
        return
    assert all(word.startswith("beg:") for word in options(s)), "nothing can be paid before begging"
    play(s, "beg:chaac")
    assert any(word.startswith("place:") for word in options(s))
    assert "place:start" not in options(s)


# ---- open information ----------------------------------------------------------------------------


@clause("Z-14.13", "Z-2.14/1")
def test_wealth_tiles_are_hidden_until_all_have_chosen() -> None:
    match = tonalli.new("tzolkin", players=3, seed=4)
    first = match.actor
    own = match.view(first)["opening"]
    assert len(own["dealt"][first]) == 4
    for other in range(3):
        if other != first:
            assert own["dealt"][other] == 4
    assert match.view(None)["opening"]["dealt"] == [4, 4, 4]
    match.play(match.legal()[0])
    assert match.view(None)["opening"]["kept"][first] is None
    while match.actor == first:
        match.play(match.legal()[0])
    assert match.view(match.actor)["opening"]["kept"][first] is None
    assert match.view(match.actor)["players"][first]["wealth_tiles"] == []


@clause("Z-14.13")
def test_everything_else_is_open() -> None:
    match = tonalli.new("tzolkin", players=3, seed=4)
    while "opening" in match.view(None):
        match.play(match.legal()[0])
    hidden = {"pending", "seat"}
    views = [{key: value for key, value in match.view(seat).items() if key not in hidden} for seat in (None, 0, 1, 2)]
    assert views[0] == views[1] == views[2] == views[3]
    for player_data in views[0]["players"]:
        del player_data["corn_due"]
    for told in ("today", "days", "next_food_day", "order"):
        del views[0]["calendar"][told]
    data = {key: value for key, value in match.state.to_dict().items() if key not in hidden}
    assert data.items() <= views[0].items()


@clause("Z-14.13")
def test_a_pile_is_known_by_what_it_holds_not_by_its_order() -> None:
    unseen = tonalli.new("tzolkin", players=4, seed=9).view(0)["unseen"]
    order = list(BUILDINGS)
    assert list(unseen["buildings"]) == sorted(unseen["buildings"], key=order.index)
    shown = tonalli.new("tzolkin", players=4, seed=9).view(0)["buildings"]
    for name, tile in BUILDINGS.items():
        assert unseen["buildings"].get(name, 0) + shown.count(name) == tile["copies"]


# ---- wealth tiles --------------------------------------------------------------------------------


@clause("Z-17.1", "Z-2.9/3")
@pytest.mark.parametrize("tile", WEALTH_TILES)
def test_a_wealth_tile_names_its_tooth(tile: str) -> None:
    others = [name for name in WEALTH_TILES if name != tile]
    assert len(others) == 20
    s = dealt(3, others[:4], others[4:8], others[8:12])
    play(s, f"~wealth:{tile}")
    printed = WEALTH_TILES[tile]
    assert gear(s, printed["gear"])[printed["tooth"]] == "dummy"
    assert tile == f"wealth_{printed['gear']}_{printed['tooth']}"
