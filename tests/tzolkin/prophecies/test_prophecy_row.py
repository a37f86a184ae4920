"""Three prophecies are drawn; each is in force in its quarter, to the end of the next Food Day (P-2.5, P-4)."""

from __future__ import annotations

import pytest

import tonalli
from clauses import clause
from tonalli import Dealer, State
from tonalli.tzolkin.modules.prophecies.names import PROPHECIES
from tzolkin.prophecies.foretelling import FACTS, TILES, foretold, in_force, row_with, under
from tzolkin.rounds import DAYS, finish, last_turn, quiet_round
from tzolkin.table import events, heard, options, play, player, side

pytestmark = pytest.mark.pure

ROW = ["drought", "hunger", "forest_fires"]


def begun(players: int = 3) -> State:
    game = tonalli.GAMES["tzolkin"]
    return game.begin(game.check({"players": players, "modules": ["prophecies"]}))


@clause("P-2.5/1", "P-4.1/1")
def test_three_of_thirteen_tiles_are_drawn_each_as_likely_as_the_others() -> None:
    s, dealer = begun(), Dealer(1)
    left = 13
    drawn: list[str] = []
    while s.actor == tonalli.CHANCE:
        if s.top.kind == "draw-prophecy":
            outcomes = s.chance()
            assert [weight for _, weight in outcomes] == [1] * left
            assert not any(f"~prophecy:{name}" in options(s) for name in drawn)
            dealer.answer(s)
            left -= 1
            drawn = [name for name in s.to_dict()["prophecies"]["row"] if name]
        else:
            dealer.answer(s)
    assert len(drawn) == len(set(drawn)) == FACTS["prophecy_rules"]["drawn"]
    assert s.to_dict()["prophecies"]["row"] == drawn
    assert set(drawn) < set(TILES) == set(PROPHECIES)


@clause("P-2.5/2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_they_are_drawn_after_everything_is_laid_out_and_before_anybody_chooses(players: int) -> None:
    s, dealer = begun(players), Dealer(2)
    kinds = []
    while s.actor == tonalli.CHANCE:
        kinds.append(s.top.kind)
        dealer.answer(s)
    assert kinds[-3:] == ["draw-prophecy"] * 3
    assert "draw-prophecy" not in kinds[:-3]
    assert s.top.kind == "keep-wealth"
    assert kinds[-4] == ("deal-wealth" if players == 4 else "draw-dummy")


@clause("P-4.1/1")
def test_everybody_knows_the_row_from_the_start() -> None:
    s = tonalli.new("tzolkin", players=2, seed=1, modules=["prophecies"]).state
    row = s.to_dict()["prophecies"]["row"]
    assert None not in row
    for seat in (0, 1, None):
        shown = s.game.view(s, seat)["prophecies"]
        assert (shown["row"], shown["in_force"]) == (row, None)


@clause("P-2.10", "P-4.1/3")
def test_nothing_is_in_force_during_setup_and_the_first_quarter() -> None:
    """A wealth tile with gold and a temple step costs nothing."""
    for seed in range(8):
        match = tonalli.new("tzolkin", players=2, seed=seed, modules=["prophecies"])
        while match.turn == 0:
            assert match.state.top.kind == "keep-wealth"
            match.play(match.legal()[0])
        assert in_force(match.state) is None
        assert not events(match.state, "pay")
    s = foretold(side("yaxchilan3"), row=row_with("gold_shortage"), calendar={"day": 8})
    play(s, "pick:yaxchilan.3 act:yaxchilan_3")
    assert (player(s)["corn"], player(s)["gold"]) == (2, 1)


@clause("P-4.1/2", "P-4.3/1", "P-4.3/2", "P-4.3/3", "P-4.6", "P-4.20")
def test_in_a_whole_game_without_delays_each_has_its_days() -> None:
    s = last_turn_of_the_first_day()
    days: dict[int, str | None] = {}
    while not s.over:
        days[s.to_dict()["calendar"]["day"]] = in_force(s)
        quiet_round(s)
    assert in_force(s) is None
    found = {name: [day for day in days if days[day] == name] for name in ROW}
    expected = next(each for each in FACTS["examples"] if each["id"] == "prophecy_duration")["expect"]
    for number, name in enumerate(ROW, 1):
        first, last = expected[f"prophecy_{number}"]
        assert found[name] == list(range(first, last + 1))
    assert [day for day in days if days[day] is None] == list(range(1, 9))


def last_turn_of_the_first_day() -> State:
    rich = side(corn=60, buildings={})
    return foretold(rich, rich, rich, rich, row=ROW, calendar={"day": 1})


@clause("P-4.2", "P-12.7/1", "P-12.8", "P-15.21/2")
@pytest.mark.parametrize("held", [0, 1, 2])
def test_the_next_one_comes_with_the_end_of_a_food_day(held: int) -> None:
    s = foretold(row=ROW, calendar={"day": DAYS[held], "food_days": held, "starting_player": 1})
    before = in_force(s)
    assert before == (None if held == 0 else ROW[held - 1])
    finish(s)
    assert in_force(s) == ROW[held]
    told = [(event.kind, event.details.get("prophecy")) for event in heard(s)]
    assert ("prophecy", ROW[held]) in told
    assert told.count(("prophecy_ends", before)) == (0 if before is None else 1)
    kinds = [event.kind for event in heard(s)]
    assert kinds.index("prophecy") > kinds.index("feed")


@clause("P-4.3/3", "P-12.9")
def test_the_last_one_ends_with_the_game() -> None:
    s = foretold(row=ROW, calendar={"day": 27, "food_days": 3, "starting_player": 1})
    finish(s)
    assert s.over
    assert in_force(s) is None
    kinds = [event.kind for event in heard(s)]
    assert kinds.index("prophecy_ends") < kinds.index("end")
    assert "prophecy" not in kinds


@clause("P-4.3/4")
def test_nothing_of_the_final_scoring_is_taxed() -> None:
    s = under("gold_shortage", side(corn=30, gold=2), held=3, last=True)
    finish(s)
    assert s.over
    assert not [event for event in events(s, "pay") if event.why.startswith("P-")]


@clause("P-4.4/1", "P-15.21/1")
@pytest.mark.parametrize("held", [1, 2, 3])
def test_a_delayed_food_day_keeps_the_old_one_in_force(held: int) -> None:
    day = DAYS[held] + 1
    s = foretold(row=ROW, calendar={"day": day, "food_days": held, "starting_player": 1})
    assert in_force(s) == ROW[held - 1]
    finish(s)
    assert in_force(s) == (ROW[held] if held < 3 else None)


@clause("P-4.4/2")
def test_if_the_first_food_day_is_delayed_day_9_has_none_and_day_10_the_first() -> None:
    s = foretold(row=ROW, calendar={"day": 9, "food_days": 0, "starting_player": 1})
    assert in_force(s) is None
    finish(s)
    assert (s.to_dict()["calendar"]["day"], in_force(s)) == (10, ROW[0])


@clause("P-4.5")
def test_two_days_right_after_a_food_day_bring_it_from_the_day_reached() -> None:
    s = foretold(side(), side("start"), row=ROW, calendar={"day": 8, "food_days": 0, "starting_player": 1})
    finish(s)
    assert options(s) == ["days:1", "days:2"]
    play(s, "days:2")
    assert (s.to_dict()["calendar"]["day"], in_force(s)) == (10, ROW[0])


@clause("P-4.7")
@pytest.mark.parametrize("name", TILES)
def test_every_tile_has_a_calamity_and_a_scale(name: str) -> None:
    figures = tonalli.GAMES["tzolkin"].figures()["prophecies"][name]
    calamity, premium = TILES[name]["calamity"], TILES[name]["premium"]
    assert figures["calamity"] == {key: calamity[key] for key in figures["calamity"]}
    assert {"type"} < set(figures["calamity"])
    assert figures["counted"] == premium["metric"]
    assert figures["scale"] == [[band["min"], band["vp"]] for band in premium["bands"]]


def test_without_the_module_there_is_no_trace() -> None:
    s = last_turn(day=8)
    finish(s)
    assert "prophecies" not in s.to_dict()
    assert not events(s, "prophecy")
