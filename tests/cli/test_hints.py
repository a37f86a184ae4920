"""What options and explanations say of what comes later: the best way, other owners, the last round."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import tonalli
from clauses import clause
from cli.test_tzolkin_table import match_of, section
from cli.test_tzolkin_table import options as of_tzolkin
from teotihuacan import table as teotihuacan
from tonalli.cli.face import face_of
from tonalli.cli.files import new_match
from tonalli.core.match import Match
from tzolkin.table import side, table

FACE = face_of("teotihuacan")
AWAY = teotihuacan.side("gold1 gold1 gold1")


def at(state: tonalli.State) -> Match:
    """A match of Teotihuacan that stands at a position."""
    match = Match(tonalli.GAMES["teotihuacan"], state.to_dict()["options"], 1, [])
    match.state = state
    return match


def gains(match: Match) -> dict[str, str]:
    return {match.write(action): FACE.gains(match, action) for action in match.legal()}


def building(technologies: list[str]) -> Match:
    """A tile is to be chosen, with stone and wood for the first levels."""
    sides = [teotihuacan.side("gold1 construction1 palace1", cocoa=9, stone=4, wood=3, technologies=technologies), AWAY]
    offered = [*teotihuacan.TECHNOLOGIES[:5], "15"]
    state = teotihuacan.table(*sides, technologies=offered)
    teotihuacan.play(state, "move:gold.1 to:construction main")
    while "pay" in teotihuacan.options(state):
        teotihuacan.play(state, "pay")
    return at(state)


def decisions(game: str, games: int) -> Iterator[Match]:
    for seed in range(games):
        match = new_match(game, ["a", "b"], seed, {})
        choose = random.Random(seed).choice
        while not match.over:
            yield match
            match.play(choose(match.legal()))


# ---- the best way --------------------------------------------------------------------------------


@clause("T-15.2")
def test_the_best_way_is_said_in_words() -> None:
    shown = [text for notation, text in gains(building([])).items() if notation.startswith("tile:")]
    assert shown
    for text in shown:
        assert text.startswith("at best on place ")
        assert "turn" in text or "as it lies" in text
        assert "place:" not in text
        assert "price" not in text


@clause("T-12.13", "T-15.3")
def test_the_best_way_takes_the_discount() -> None:
    match = building(["15"])
    tile = next(action for action in match.legal() if match.write(action).startswith("tile:"))
    assert "with 1 stone less: pay 1 stone, " in FACE.gains(match, tile)
    match.play(tile)
    match.play(match.legal()[0])
    assert match.view(0)["decision"]["step"] == "choose-turns"
    rotations = gains(match)
    assert len(rotations) > 1
    for text in rotations.values():
        assert " VP" in text
        assert "pay" not in text


def test_what_a_rotation_promises_is_what_it_scores() -> None:
    compared = 0
    for match in decisions("teotihuacan", 12):
        if match.view(None)["decision"]["step"] != "choose-turns":
            continue
        for action in match.legal():
            promised = FACE.gains(match, action)
            after = match.state.copy()
            before = after.scores()[match.actor]
            actor = match.actor
            after.play(action)
            if after.actor == actor and match.game.view(after, None)["decision"]["step"] == "choose-price":
                after.play(after.legal()[0])
            scored = after.scores()[actor] - before
            assert f"+{scored} VP" in promised
            compared += 1
    assert compared


# ---- other owners --------------------------------------------------------------------------------


@clause("T-12.5")
@pytest.mark.parametrize(
    ("owners", "said"),
    [(0, ""), (1, "another player who owns it gets 3 VP"), (2, "2 others who own it get 3 VP each")],
)
def test_what_other_owners_get_is_said(owners: int, said: str) -> None:
    sides = [teotihuacan.side("gold1 nobles1 nobles1", cocoa=9, gold=9)]
    sides += [teotihuacan.side(technologies=["01"] if seat < owners else []) for seat in range(2)]
    state = teotihuacan.table(*sides)
    teotihuacan.play(state, "move:gold.1 to:alchemy main")
    while "pay" in teotihuacan.options(state):
        teotihuacan.play(state, "pay")
    shown = gains(at(state))
    assert shown["technology:01"].endswith(said)
    assert "own" not in shown["technology:03"]
    assert "Whoever acquires it brings everybody else who owns it 3 VP." in FACE.explain("technology 01", {})[0]


# ---- the last round ------------------------------------------------------------------------------


@clause("Z-13.1")
def test_the_last_round_speaks_of_no_tomorrow() -> None:
    last = {"day": 27, "food_days": 3, "age": 2}
    state = table(side("palenque3", corn=9), calendar=last)
    places = [text for notation, text in of_tzolkin(state).items() if notation.startswith("place:")]
    assert len(places) == 6
    for text in places[:-1]:
        assert text.endswith("the last round: it will do no action")
        assert "tomorrow" not in text
    match = match_of(state)
    assert face_of("tzolkin").question(match, match.view(0)).startswith("The last round. Your turn.")
    earlier = match_of(table(side("palenque3", corn=9), calendar={**last, "day": 26}))
    assert "last round" not in face_of("tzolkin").question(earlier, earlier.view(0))


@clause("Z-13.1")
def test_the_day_after_the_last_food_day_is_none() -> None:
    told = ""
    for seed in range(4):
        match = new_match("tzolkin", ["a", "b"], seed, {})
        choose = random.Random(seed).choice
        while not match.over:
            match.play(choose(match.legal()))
        lines = [line.plain for line in face_of("tzolkin").story(match.watch(), match.view(None), ["a", "b"])]
        told = "\n".join(lines)
        after = told[told.index("Food Day 4") :]
        assert "corn on the Tzolk'in gear" not in after
        assert "Day 28" not in after
        stages = face_of("tzolkin").stages(match.watch(), 2)
        assert len(stages) == 5
        assert [sum(stage[seat] for stage in stages) for seat in (0, 1)] == match.scores()
    assert "Final scoring" in told


@clause("Z-12.5")
def test_a_worker_that_will_be_pushed_off_is_said_to_be() -> None:
    taken = " ".join(f"yaxchilan{space}" for space in range(6))
    sides = [side(taken, hand=0), side("yaxchilan6"), side(corn=20)]
    shown = of_tzolkin(table(*sides, active=2, calendar={"starting_player": 2}))
    assert shown["place:yaxchilan"].startswith(
        "Place on Yaxchilan 7 for 7 corn; tomorrow it is pushed off, without an action"
    )


# ---- explanations --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "name", "line"),
    [
        ("tzolkin", "skull", "crystal skull: "),
        ("tzolkin", "harvest", "harvest: "),
        ("tzolkin", "any", "any (free choice): "),
        ("tzolkin", "age", "age: "),
        ("tzolkin", "market", "market: "),
        ("tzolkin", "mirror", "mirror: "),
        ("tzolkin", "monument", "monument: "),
        ("teotihuacan", "discovery", "discovery tile: "),
        ("teotihuacan", "avenue", "Avenue of the Dead: "),
        ("teotihuacan", "pyramid track", "pyramid track: "),
        ("teotihuacan", "bonus tile", "bonus tile: "),
    ],
)
def test_words_on_the_screen_are_found(game: str, name: str, line: str) -> None:
    view = tonalli.new(game, players=2, seed=7).view(0)
    assert [each for each in face_of(game).explain(name, view) if each.startswith(line)]


@pytest.mark.parametrize("game", ["teotihuacan", "tzolkin"])
def test_explaining_a_tile_says_more_than_its_option(game: str) -> None:
    face = face_of(game)
    explained = 0
    for match in decisions(game, 3):
        view = match.view(match.actor)
        for action in match.legal():
            if match.describe(action)["kind"] in ("keep", "build"):
                option = face.option(match, action, view)
                lines = face.explain_action(match, action)
                explained += len(lines)
                assert not [line for line in lines if line.rstrip(".") in option or "_" in line]
        if match.turn > 30:
            break
    assert explained


@clause("T-3.11", "T-3.13")
def test_a_starting_tile_is_explained_with_its_boards_and_its_discovery_tile() -> None:
    seen = set()
    for seed in range(40):
        match = tonalli.new("teotihuacan", players=2, seed=seed)
        view = match.view(match.actor)
        for action in match.legal():
            name = str(match.describe(action)["starting"])
            lines = FACE.explain_action(match, action)
            assert (
                len([line for line in lines if line.startswith(("Forest: ", "Stone Quarry: ", "Gold Deposits: "))]) <= 2
            )
            beside = [line for line in lines if line.startswith("In brackets, a discovery tile")]
            assert bool(beside) == (name in view["opening"]["beside"])
            assert ("power-up: A worker gains 1 power; past 5 it ascends." in lines) == ("power" in name)
            assert bool([line for line in lines if line.startswith("Technology 0")]) == ("technology" in name)
            seen.add(name)
    assert len(seen) > 12


@clause("Z-10.3", "Z-9.7")
def test_the_steps_of_a_building_are_those_of_the_player() -> None:
    sides = side(
        "tikal2", wood=9, stone=9, gold=9, technologies={"architecture": 3}, temples={"chaac": 5, "kukulkan": 2}
    )
    state = table(sides)
    match = match_of(state)
    match.play("pick:tikal.2")
    match.play("act:tikal_2")
    build = next(action for action in match.legal() if match.write(action) == "build:a1_chaac_kukulkan")
    lines = face_of("tzolkin").explain_action(match, build)
    assert "Chaac: you are at its top, so the step is lost." in lines
    assert [line for line in lines if line.startswith("Kukulkan: your next step is 3: ")]
    build = next(action for action in match.legal() if match.write(action) == "build:a1_architecture")
    lines = face_of("tzolkin").explain_action(match, build)
    assert "Architecture: you are at level 3; a step beyond it brings 3 VP." in lines


def test_nothing_is_said_twice_in_an_option() -> None:
    """What is taken, given or paid stands in the words of the option already."""
    seen = set()
    for match in decisions("teotihuacan", 12):
        view = match.view(match.actor)
        for action in match.legal():
            kind = str(match.describe(action)["kind"])
            if kind in ("take", "give", "wages", "buy-unlock"):
                seen.add(kind)
                assert "pay " not in FACE.gains(match, action)
                assert kind != "take" or "+1 " not in FACE.gains(match, action)
                assert FACE.option(match, action, view)
    assert seen >= {"take", "wages", "buy-unlock"}


def test_what_players_own_is_indented_where_it_wraps() -> None:
    owned = {"a1_single_farm": 1, "a1_community_farm": 2, "a1_agriculture_stone": 1, "a1_extraction_corn": 1}
    state = table(side(buildings=owned, corn_tiles=1), jungle={"2": {"corn": 3, "wood": 0}})
    lines = section("players", state).splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("  R Ana:"))
    assert "Extraction + corn" in lines[first + 1]
    assert lines[first + 1].startswith(" " * len("  R Ana: "))


@clause("B-9.10")
def test_the_end_of_the_teotibot_is_told_in_parts() -> None:
    match = tonalli.new("teotihuacan", players=1, seed=7, watch=True)
    choose = random.Random(7).choice
    while not match.over:
        match.play(choose(match.legal()))
    face = face_of("teotihuacan", 1)
    ended = [event for event in match.watch() if event.why == "B-9.10"]
    assert {event.what for event in ended} >= {"goods", "technologies"}
    rows = dict(face.sources(match.watch(), 2))
    assert rows["Teotibot's goods left"][1] == sum(event.amount for event in ended if event.what == "goods")
    assert rows["Teotibot's technologies"][1] == sum(event.amount for event in ended if event.what == "technologies")
    assert "Teotibot's end bonus" not in rows
    assert [sum(row[seat] for row in rows.values()) for seat in (0, 1)] == match.scores()
