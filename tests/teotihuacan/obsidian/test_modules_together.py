"""What several modules bring together: setup, decisions out of turn, priests (X-1.4, X-1.6, X-1.7, X-10, X-15.3)."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import pytest

import tonalli
from clauses import clause
from teotihuacan.expansion_laws import EXPANSION, GREAT
from teotihuacan.setting_up import fresh
from teotihuacan.table import deal, events, options, play, player, side, table, workers
from teotihuacan.teotibot.solo import BOT, ROLL, bot, human, solo, told
from tonalli import State

pytestmark = pytest.mark.pure

ALL = "obsidian court altars empire"
COURT = "obsidian court"
FIRST = EXPANSION["layout"]["temples"]["first_major_step"]
SLOT_TEMPLE = {slot: EXPANSION["court"]["slot_temple"][slot] for slot in ("left", "middle", "right")}


def laid_out(players: int) -> tuple[State, list[tuple[int, str]]]:
    """A whole setup with all modules, always the first option; who decided what, in its order."""
    s = fresh(players, modules=ALL)
    asked = []
    while s.turn == 0:
        asked.append((s.actor, s.top.kind))
        play(s, options(s)[0])
    return s, [one for one, _ in groupby(asked)]


def marked(**seats: int) -> dict[str, Any]:
    """The Court with markers of these seats in these slots."""
    return {"markers": {slot: seats.get(slot) for slot in SLOT_TEMPLE}}


def owner(slot: str, workers: str, **fields: Any) -> dict[str, Any]:
    """A side that has reached the step for the marker of a slot."""
    temple = SLOT_TEMPLE[slot]
    return side(workers, temples={temple: FIRST[temple]}, **fields)


# ---- setup -------------------------------------------------------------------------------------------


@clause("X-1.4/6")
@pytest.mark.parametrize("modules", ["obsidian", ALL])
def test_with_the_court_a_great_discovery_lies_there_and_no_other(modules: str) -> None:
    s = deal(fresh(2, modules=modules))
    tile = s.to_dict()["discovery_tiles"]["worship"]["palace"]
    assert (tile in GREAT) == ("court" in modules)


@clause("X-1.4/7", "X-1.4/10")
def test_every_ownership_tile_lies_on_its_temple() -> None:
    s, _ = laid_out(3)
    assert s.to_dict()["court"]["markers"] == {"left": None, "middle": None, "right": None}
    assert EXPANSION["court"]["ownership_tiles"] == EXPANSION["court"]["ownership_markers_per_player"] == 3


@clause("X-1.4/8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_altars_with_their_piles_are_laid_before_players_choose(players: int) -> None:
    s, asked = laid_out(players)
    altars = s.to_dict()["altars"]
    assert sorted(altars["tiles"].values()) == sorted(tile["id"] for tile in EXPANSION["altar_tile"])
    assert [len(pile) for pile in altars["piles"].values()] == [players] * 4
    kinds = [kind for _, kind in asked]
    assert kinds.index("draw-heap-tile") < kinds.index("draw-altar-tile") < kinds.index("draw-pile-tile")
    assert kinds.index("draw-pile-tile") < kinds.index("deal-tile")


@clause("X-1.4/9", "X-1.4/10", "X-1.4/13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_ten_warriors_one_of_them_on_the_map_and_a_shaman(players: int) -> None:
    s, _ = laid_out(players)
    empire = s.to_dict()["empire"]
    assert empire["supply"] == [EXPANSION["empire"]["warriors_per_player"] - 1] * players
    assert sorted(empire["regions"].values()) == list(range(players))
    assert None not in s.to_dict()["altars"]["shamans"]
    assert not [mask for mask in EXPANSION["special_mask"] if mask["id"] in str(s.to_dict()["players"])]


@clause("X-1.4/12", "X-1.4/13", "X-1.4/14", "X-1.4/11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_shamans_last_player_first_then_warriors_first_player_first(players: int) -> None:
    s, asked = laid_out(players)
    assert [seat for seat, kind in asked if kind == "place-shaman"] == list(reversed(range(players)))
    kinds = [kind for _, kind in asked]
    assert kinds.index("place-worker") < kinds.index("place-shaman")
    added = [event.seat for event in events(s, "warrior_added")]
    assert added == list(range(players))
    told = [event.kind for event in s.told]
    assert max(i for i, kind in enumerate(told) if kind == "shaman") < told.index("warrior_added")


@clause("X-15.15/1", "X-11.3/2")
def test_of_the_tiles_seven_or_eight_are_left_for_four() -> None:
    """16 on altars, 1 at the Court, and 1 beside a starting tile if that was dealt."""
    s, _ = laid_out(4)
    assert sum(s.to_dict()["great_discoveries"]["unseen"].values()) == 25 - 16 - 1


# ---- decisions out of turn ---------------------------------------------------------------------------


@clause("X-1.6/3", "X-1.12/2", "X-1.7")
def test_the_holder_of_a_marker_decides_in_another_players_turn_and_the_disc_moves_at_once() -> None:
    s = table(
        side("nobles3 gold1 gold1", cocoa=3),
        owner("left", "quarry5 alchemy1 alchemy2"),
        modules=COURT,
        court=marked(left=1),
        calendar={"light": 3},
    )
    play(s, "move:nobles.3 to:palace worship:palace1.ability")
    assert (s.actor, s.active) == (1, 0)
    assert set(options(s)) == {"power-up:quarry.5", "power-up:alchemy.1", "power-up:alchemy.2"}
    play(s, "power-up:quarry.5")
    assert s.actor == 1
    assert "ascend:cocoa" in options(s)
    play(s, "ascend:cocoa")
    assert s.to_dict()["calendar"]["light"] == 4
    assert (s.actor, s.active, s.turn) == (0, 0, 1)
    assert "palace1" in workers(s, 1)


@clause("X-1.7", "T-18.3")
def test_the_turn_in_which_the_disc_arrived_is_the_turn_being_played() -> None:
    s = table(
        side("nobles3 gold1 gold1"),
        owner("left", "quarry5 alchemy1 alchemy2"),
        side(),
        side(),
        modules=COURT,
        court=marked(left=1),
        calendar={"light": 11},
    )
    play(s, "move:nobles.3 to:palace worship:palace1.ability power-up:quarry.5 ascend:cocoa")
    while s.turn == 1:
        play(s, options(s)[0])
    triggered = events(s, "eclipse_triggered")
    assert len(triggered) == 1
    assert s.to_dict()["calendar"]["light"] == 12
    assert s.to_dict()["calendar"]["turns_left"] is not None


@clause("X-15.23", "X-1.12/1", "X-1.6/3")
@pytest.mark.parametrize("owned", [False, True])
def test_technology_01h_holds_for_an_ascension_out_of_turn(owned: bool) -> None:
    technologies = ["01h"] if owned else []
    s = table(
        side("nobles3 gold1 gold1"),
        owner("left", "quarry5 alchemy1 alchemy2", technologies=technologies, discovery_tiles=["vp_4"]),
        modules=COURT,
        court=marked(left=1),
        technologies=["01", "01h", "03", "05", "07", "09"],
    )
    play(s, "move:nobles.3 to:palace worship:palace1.ability power-up:quarry.5 ascend:temple")
    assert "use:vp_4" not in options(s)
    play(s, "temple:blue")
    assert s.actor == 1
    assert ("take:obsidian" in options(s)) == owned
    play(s, "take:obsidian" if owned else "take:wood")
    assert player(s, 1)["obsidian"] == int(owned)


@clause("X-15.23")
def test_technology_03h_pays_for_an_ascension_out_of_turn() -> None:
    """Two temple steps cost 3 cocoa."""
    s = table(
        side("nobles3 gold1 gold1"),
        owner("left", "quarry5 alchemy1 alchemy2", technologies=["03h"], obsidian=1),
        modules=COURT,
        court=marked(left=1),
        technologies=["01", "03", "03h", "05", "07", "09"],
    )
    play(s, "move:nobles.3 to:palace worship:palace1.ability power-up:quarry.5")
    assert "ascend:two_temples" in options(s)
    play(s, "ascend:two_temples")
    assert player(s, 1)["obsidian"] == 0


@clause("X-1.6/2", "X-1.12/2")
def test_the_owner_of_a_pushed_warrior_says_where_it_goes() -> None:
    s = table(
        side("alchemy1 gold1 gold1"),
        side("palace1 palace1 palace1"),
        modules="obsidian empire",
        empire={"regions": {"0": 1, "1": 0}},
    )
    play(s, "move:alchemy.1 to:nobles main")
    if "warrior" in options(s):
        play(s, "warrior")
    assert (s.actor, s.active) == (1, 0)
    assert options(s) == ["push:1", "push:2", "push:3", "push:4"]
    play(s, "push:2")
    assert s.to_dict()["empire"]["regions"] == {"0": 0, "1": 0, "2": 1}
    assert s.active == 0


# ---- Great Discoveries -------------------------------------------------------------------------------


@clause("X-3.6/2")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_a_draw_of_several_takes_what_is_left(left: int) -> None:
    """Region 6 of the Empire draws two."""
    everything = [name for name, tile in GREAT.items() if not tile["needs"] for copy in range(tile["copies"])]
    stack = ["great_obsidian_3", "great_move_back"][:left]
    for tile in stack:
        everything.remove(tile)
    masks = [tile for tile in everything if tile == "great_mask"]
    used = [tile for tile in everything if tile != "great_mask"]
    s = table(
        side("alchemy1 gold1 gold1", wood=9, cocoa=9),
        side("palace1 palace1 palace1", discovery_tiles=masks, used_tiles=used),
        modules="obsidian empire",
        empire={"regions": {"6": 0}},
    )
    play(s, "move:alchemy.1 to:nobles main settle:6")
    deal(s)
    drawn = [event.text("tile") for event in events(s, "reveal") if event.text("place") == "region_6"]
    assert sorted(drawn) == sorted(stack)


# ---- ignore cocoa at the Court -----------------------------------------------------------------------


@clause("X-15.3", "X-9.11")
@pytest.mark.parametrize(("cocoa", "obsidian", "payable"), [(0, 0, False), (1, 0, True), (0, 1, True)])
def test_ignore_cocoa_covers_unlocking_and_the_great_discovery_not_the_temple_option(
    cocoa: int, obsidian: int, payable: bool
) -> None:
    """A second one is in hand, and technology 3½ is owned."""
    tiles = ["ignore_cocoa", "ignore_cocoa"]
    goods = {"cocoa": cocoa, "obsidian": obsidian}
    s = table(
        owner("left", "nobles3 gold1 gold1", discovery_tiles=tiles, technologies=["03h"], **goods),
        side("palace1!1 alchemy1 alchemy2"),
        modules=COURT,
        court=marked(left=0),
        technologies=["01", "03", "03h", "05", "07", "09"],
        discovery_tiles={"worship": {"palace": "great_obsidian_3"}},
    )
    play(s, "move:nobles.3 to:palace worship:palace1.both use:ignore_cocoa power-up:gold.1")
    assert player(s)["used_tiles"] == ["ignore_cocoa"]
    assert (player(s)["cocoa"], player(s)["obsidian"]) == (cocoa, obsidian)
    assert "palace1" in workers(s, 1)
    assert ("court-step" in options(s)) == payable
    if payable:
        play(s, "court-step")
        assert "use:ignore_cocoa" not in options(s)
        assert (player(s)["cocoa"], player(s)["obsidian"]) == (0, 0)


# ---- priests -----------------------------------------------------------------------------------------


def passing(face: int, priest: bool, **seats: int) -> State:
    """A worker of the bot passes the Court and a die of it shows this."""
    modules = "obsidian court altars"
    altars = {
        "tiles": {"a12": "altar_trade", "a81": "altar_unlock", "a56": "altar_retreat", "a45": "altar_obsidian"},
        "shamans": [
            {"altar": "a12", "field": "rear", "standing": True},
            {"altar": "a56", "field": "rear", "standing": False},
        ],
    }
    temples = {SLOT_TEMPLE[slot]: FIRST[SLOT_TEMPLE[slot]] for slot in seats}
    knobs: Any = {"priest_s07": True} if priest else {}
    s = solo(
        bot("decorations1 gold5 gold5 quarry!1", temples=temples, avenue=0),
        human(),
        actions={"T": "mask_collection"},
        modules=modules,
        court=marked(**seats),
        altars=altars,
        knobs=knobs,
    )
    play(s, ROLL["T"])
    while not (options(s)[0] == "~die:1" and s.top.kind == "roll-court-die"):
        play(s, options(s)[0])
    play(s, f"~die:{face}")
    return deal(s)


@clause("X-10.5/2")
@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("priest", [False, True])
def test_with_s07_every_face_of_the_die_at_the_court_names_a_slot(face: int, priest: bool) -> None:
    s = passing(face, priest, left=BOT, middle=BOT, right=BOT)
    slots = ["left", "left", "middle", "middle", "right", "right"] if priest else ["left", "middle", "right"] + [""] * 3
    assert [event.text("slot") for event in told(s, "royal_activated")] == (
        [slots[face - 1]] if slots[face - 1] else []
    )


@clause("X-10.5/2")
def test_a_royal_tile_still_needs_a_marker() -> None:
    assert told(passing(5, True, left=BOT), "royal_activated") == []
    assert len(told(passing(2, True, left=BOT), "royal_activated")) == 1


def eighth(slot: str, obsidian: int, supply: int = 9, priest: bool = True) -> State:
    """A turn of the bot with the priest S08, the action rolled in that slot."""
    knobs: Any = {"priest_s08": True} if priest else {}
    settled = {str(region): BOT for region in (1, 2, 3, 4, 7, 8, 10, 11)[: 9 - supply]}
    rest = 10 - supply - len(settled)
    empire = {"regions": {"0": BOT} if rest == 1 else {}, "settled": settled, "supply": [10, supply]}
    s = solo(
        bot("gold5 gold5 gold5 quarry!1", obsidian=obsidian, wood=0),
        human(),
        actions={slot: "mask_collection"},
        modules="obsidian empire",
        knobs=knobs,
        empire=empire,
        buildings=11 - len(settled),
    )
    play(s, ROLL[slot])
    return deal(s)


def of_the_priest(s: State) -> int:
    return len([event for event in told(s, "warrior_added") if event.why == "X-10.6"])


@clause("X-10.6/1", "X-10.6/3")
@pytest.mark.parametrize(("slot", "added"), [("T", 2), ("ML", 0), ("MR", 0), ("BL", 0), ("BR", 0)])
def test_s08_adds_two_warriors_for_two_obsidian_after_a_middling_roll(slot: str, added: int) -> None:
    """None of its workers stands on Conquest."""
    s = eighth(slot, 3)
    assert of_the_priest(s) == added
    assert player(s, BOT)["obsidian"] == 3 - added
    assert of_the_priest(eighth("T", 3, priest=False)) == 0


@clause("X-10.6/1")
@pytest.mark.parametrize("dice", ["~die:1 ~die:5", "~die:3 ~die:4", "~die:2 ~die:6"])
def test_s08_goes_by_six_seven_and_eight(dice: str) -> None:
    s = solo(
        bot("gold5 gold5 gold5 quarry!1", obsidian=2, wood=0),
        human(),
        actions={"T": "mask_collection"},
        modules="obsidian empire",
        knobs={"priest_s08": True},
    )
    play(s, dice)
    deal(s)
    assert of_the_priest(s) == 2


@clause("X-10.6/2")
@pytest.mark.parametrize(
    ("obsidian", "supply", "added", "paid"), [(1, 9, 0, 0), (2, 9, 2, 2), (2, 1, 1, 2), (2, 2, 2, 2)]
)
def test_s08_needs_two_obsidian_and_a_warrior(obsidian: int, supply: int, added: int, paid: int) -> None:
    s = eighth("T", obsidian, supply)
    assert of_the_priest(s) == added
    assert player(s, BOT)["obsidian"] == obsidian - paid


@clause("X-10.6/4", "B-4.3")
def test_s08_comes_after_the_action_and_before_the_refill() -> None:
    s = eighth("T", 2)
    kinds = [event.kind for event in s.told]
    assert kinds.index("fallback") < kinds.index("warrior_added") < kinds.index("spare")


# ---- records -----------------------------------------------------------------------------------------


@clause("X-15.6/1", "X-1.6/1", "X-1.12/2")
def test_solo_records_with_decisions_in_the_bots_turn_replay() -> None:
    modules = [*ALL.split(), "swift_bot"]
    out_of_turn = 0
    for seed in range(4):
        match = tonalli.new("teotihuacan", players=1, modules=modules, bot={"priest_s07": True}, seed=seed)
        dealer = tonalli.Dealer(seed)
        while not match.over:
            out_of_turn += match.turn > 0 and match.state.active == BOT
            legal = match.legal()
            match.play(legal[dealer.number(len(legal))])
        assert tonalli.load(match.record().write()).state == match.state
    assert out_of_turn > 0
