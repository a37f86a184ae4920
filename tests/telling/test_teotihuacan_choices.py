"""How decisions of Teotihuacan are put to a person."""

from __future__ import annotations

from typing import Any

import pytest

import tonalli
from clauses import clause
from telling.told import asked, card, decisions, finished, hinted, options
from teotihuacan import table as tables
from tonalli.locale import text
from tonalli.telling import telling_of
from tonalli.telling.choice import Choice, Decision

TELLING = telling_of("teotihuacan")
AWAY = tables.side("gold1 gold1 gold1")


# ---- order ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["teotihuacan", "tzolkin"])
def test_doing_nothing_is_the_last_option(game: str) -> None:
    passes = 0
    for match in decisions(game, 2):
        if 0 in match.legal():
            passes += 1
            assert telling_of(game).choices(match.state)[-1].notation == "pass"
    assert passes > 20


@clause("T-19.8")
def test_the_wages_that_cost_fewest_points_are_the_first_option() -> None:
    """Whoever has few points loses no more than those: of what costs as much the least cocoa comes first."""
    seen = set()
    for match in decisions("teotihuacan", 2):
        if match.state.top.kind == "pay-wages":
            due, seat = match.view(None)["players"][match.actor]["wages"], match.actor
            paid = [choice.about["cocoa"] for choice in TELLING.choices(match.state) if choice.kind == "wages"]
            lost = [min(3 * (due - cocoa), match.scores()[seat]) for cocoa in paid]
            assert list(zip(lost, paid, strict=True)) == sorted(zip(lost, paid, strict=True))
            seen.add(len(set(lost)) == len(lost))
    assert True in seen


@clause("T-19.8")
def test_wages_that_save_no_point_are_not_the_first_option() -> None:
    match = tonalli.new("teotihuacan", players=2, seed=4, setup="first")
    while match.state.top.kind != "pay-wages" or len(match.legal()) < 3:
        match.play(match.legal()[-1])
    due = match.view(None)["players"][match.actor]["wages"]
    data = match.state.to_dict()
    data["players"][match.actor]["points"] = 3
    data["players"][match.actor]["cocoa"] = due - 1
    poor = tonalli.from_dict("teotihuacan", data)
    paid = [choice.about["cocoa"] for choice in TELLING.choices(poor) if choice.kind == "wages"]
    assert paid == list(range(due))


def test_destinations_stand_in_walking_order() -> None:
    seen = 0
    for match in decisions("teotihuacan", 1):
        if match.state.top.kind == "destination":
            ring = match.view(None)["ring"]
            start = ring.index(Decision(match.state).step["board"])
            order = [choice.about["board"] for choice in TELLING.choices(match.state) if choice.kind == "to"]
            if len(order) == 3:
                seen += 1
                assert order == [ring[(start + distance) % 8] for distance in (1, 2, 3)]
    assert seen


def test_offers_stand_beside_the_decision() -> None:
    seen = set()
    for match in decisions("teotihuacan", 3):
        for choice in TELLING.choices(match.state):
            pays = choice.about.get("discovery") == "ignore_cocoa"
            assert choice.beside == (choice.kind in ("use", "buy-unlock") and not pays)
            seen.add(choice.beside)
    assert seen == {True, False}


# ---- questions -----------------------------------------------------------------------------------


def test_the_worker_to_be_placed_is_named() -> None:
    powers = set()
    for seed in range(30):
        match = tonalli.new("teotihuacan", players=2, seed=seed)
        while match.turn == 0:
            if match.state.top.kind == "place-worker":
                hand = [w["power"] for w in match.view(None)["players"][match.actor]["workers"] if w.get("hand")]
                assert f"(power {max(hand)})" in asked(match.state)
                powers.add(max(hand))
            match.play(match.legal()[0])
    assert len(powers) > 1


def test_the_end_of_a_turn_speaks_of_what_is_possible() -> None:
    questions = set()
    for match in decisions("teotihuacan", 8):
        step = match.state.top.kind
        if step in ("end-turn", "pause", "before-reveal"):
            kinds = {match.game.space.kind(action) for action in match.legal()}
            said = asked(match.state)
            assert ("Use a tile" in said or "one of yours" in said) == ("use" in kinds)
            assert ("to unlock" in said) == ("buy-unlock" in kinds)
            questions.add((step, *sorted(kinds)))
    assert len(questions) > 4


@clause("T-3.13")
def test_a_resource_in_setup_says_where_it_comes_from() -> None:
    """A blue step is taken before the resources a tile lets one choose."""
    causes = set()
    for seed in range(60):
        match = tonalli.new("teotihuacan", players=2, seed=seed, watch=True)
        while match.turn == 0:
            if match.state.top.kind == "take-resources":
                question = asked(match.state)
                from_temple = question.startswith("Your step on the blue temple brings")
                assert from_temple or question.startswith("Your starting tile brings")
                kept = [event for event in match.watch() if event.kind == "keep" and event.seat == match.actor]
                tiles = [event.text("starting") for event in kept]
                if not any(tile.endswith("any2") for tile in tiles):
                    assert from_temple
                if not any("blue" in tile or "temples" in tile or "technology" in tile for tile in tiles):
                    assert not from_temple
                causes.add(from_temple)
            match.play(match.legal()[seed % len(match.legal())])
    assert causes == {True, False}


@clause("T-7.8", "T-8.1")
def test_a_tile_that_cannot_be_paid_is_said_on_the_option() -> None:
    """Taking both and the tile first then claims nothing."""
    warned = 0
    for match in decisions("teotihuacan", 6):
        for choice in TELLING.choices(match.state) if match.state.top.kind == "which-first" else []:
            if choice.about.get("choice") != "tile":
                continue
            short = "you cannot pay" in text(choice.words)
            warned += short
            after = match.game.tried(match.state, choice.action)[0]
            claims = after.top.kind == "claim-area-tile"
            assert short != (claims and "claim" in {match.game.space.kind(action) for action in after.legal()})
    assert warned


@clause("T-7.8")
def test_a_tile_that_was_paid_for_and_not_claimed_is_told() -> None:
    """Followed through random games: said exactly when a worship of both ends without its tile."""
    outcomes = set()
    promise, since = "", 0
    last: Any = None
    for match in decisions("teotihuacan", 8):
        if match is not last:
            promise, last = "", match
        events = match.watch()
        if promise:
            said = TELLING.broken(promise, events[since:], match.view(None))
            if said is not False:
                claimed = any(event.kind == "claim" and event["place"] == promise for event in events[since:])
                assert (said is None) == claimed
                outcomes.add(claimed)
                promise = ""
        both = [choice for choice in TELLING.choices(match.state) if TELLING.promise(choice)]
        if both and not promise:
            assert both[0].about["choice"] == "both"
            promise, since = TELLING.promise(both[0]), len(events)
            match.play(both[0].action)
    assert outcomes == {True, False}


# ---- the best way --------------------------------------------------------------------------------


def building(technologies: list[str]) -> tonalli.State:
    """A tile is to be chosen, with stone and wood for the first levels."""
    sides = [tables.side("gold1 construction1 palace1", cocoa=9, stone=4, wood=3, technologies=technologies), AWAY]
    state = tables.table(*sides, technologies=[*tables.TECHNOLOGIES[:5], "15"])
    tables.play(state, "move:gold.1 to:construction main")
    while "pay" in tables.options(state):
        tables.play(state, "pay")
    return state


@clause("T-15.2")
def test_the_best_way_is_said_in_words() -> None:
    shown = [said for notation, said in hinted(building([])).items() if notation.startswith("tile:")]
    assert shown
    for said in shown:
        assert said.startswith("at best on the ground level, ")
        assert "turn" in said or "as it lies" in said
        assert "place:" not in said
        assert "price" not in said


@clause("T-12.13", "T-15.3")
def test_the_best_way_takes_the_discount() -> None:
    state = building(["15"])
    tile = next(notation for notation in options(state) if notation.startswith("tile:"))
    assert "with 1 stone less: −1 stone, " in hinted(state)[tile]


@clause("T-15.3")
def test_a_place_comes_with_its_rotations() -> None:
    state = building([])
    tables.play(state, next(notation for notation in options(state) if notation.startswith("tile:")))
    places = options(state)
    assert places
    for choice in places.values():
        assert choice.kind == "place"
        assert choice.thing == f"place:{choice.about['place']}"
        assert {each.kind for each in choice.then} == {"turn"}
        assert ", covering " in text(choice.words)
        for turn in choice.then:
            assert len(turn.picture) == 4
            assert turn.thing == choice.thing
            assert any(figure.icon == "t-points" for figure in turn.gains)


@clause("T-12.5")
@pytest.mark.parametrize(
    ("owners", "said"),
    [(0, ""), (1, "another player who owns it gets 3 VP"), (2, "2 others who own it get 3 VP each")],
)
def test_what_other_owners_get_is_said(owners: int, said: str) -> None:
    sides = [tables.side("gold1 nobles1 nobles1", cocoa=9, gold=9)]
    sides += [tables.side(technologies=["01"] if seat < owners else []) for seat in range(2)]
    state = tables.table(*sides)
    tables.play(state, "move:gold.1 to:alchemy main")
    while "pay" in tables.options(state):
        tables.play(state, "pay")
    assert hinted(state)["technology:01"] == said
    assert hinted(state)["technology:03"] == ""
    assert "Whoever acquires it brings everybody else who owns it 3 VP." in card(state, "technology:01")
    assert ("Has it: " in card(state, "technology:01")) == (owners == 1)
    assert ("Have it: " in card(state, "technology:01")) == (owners > 1)


@clause("T-10.2", "T-6.2")
def test_what_could_be_done_on_a_board_is_said() -> None:
    shown = set()
    for match in decisions("teotihuacan", 2):
        if match.state.top.kind == "destination":
            shown |= set(hinted(match.state).values())
    assert [said for said in shown if "main action for 2 cocoa: +1 wood" in said]
    assert [said for said in shown if said.startswith("collect 3 cocoa")]


# ---- things --------------------------------------------------------------------------------------


def test_what_an_option_is_about_has_a_card_or_is_a_piece() -> None:
    pieces = {"worker", "hand", "floor", "main", "area", "heap", "tile", "beside"}
    cards = TELLING.cards({"players": 2, "modules": []})
    for match in decisions("teotihuacan", 3):
        for choice in TELLING.choices(match.state):
            if choice.thing is not None and choice.thing.partition(":")[0] not in pieces:
                assert choice.thing in cards
            assert any(thing in cards for thing in TELLING.things(match.state, choice)) or is_bare(choice)


def is_bare(choice: Choice) -> bool:
    """Whether there is nothing to explain about an option."""
    return choice.kind in {
        "pass", "abandon", "unlock", "pay", "exchange", "first", "take", "give", "price", "ascend", "wages",
        "buy-unlock", "lock", "raise", "with",
    }  # fmt: skip


@clause("T-19.12")
def test_notes_tell_the_figures_of_the_seat() -> None:
    sides = [tables.side(avenue=4, temples={"red": 10}), tables.side()]
    state = tables.table(*sides)
    assert "It would score 12 VP for you now." in card(state, "bonus:avenue", 0)
    assert "It would score 0 VP for you now." in card(state, "bonus:avenue", 1)
    assert "Your wages are 3 cocoa now." in card(state, "term:wages", 0)
    assert "Here: black" in card(state, "step:red:10")
    assert "Royal tile: 2 VP × your technologies" in card(state, "board:palace")
    assert "With the colours here now collecting brings 3 cocoa and the main action costs 2" in card(
        state, "board:nobles"
    )


def test_points_by_eclipse_add_up() -> None:
    for seed in range(3):
        match = finished("teotihuacan", seed)
        stages = TELLING.stages(match.watch(), 2)
        assert len(stages) == match.view(None)["calendar"]["eclipses"]
        assert [sum(row[seat] for row in stages) for seat in (0, 1)] == match.scores()
