"""What options of Teotihuacan bring and cost, in figures."""

from __future__ import annotations

import re

import tonalli
from clauses import clause
from telling.told import brought, decisions, options
from teotihuacan.altars.shamans import table_of
from teotihuacan.table import play, side
from tonalli.core.events import Event
from tonalli.locale import text
from tonalli.telling import telling_of
from tonalli.telling.asking import this_turn
from tonalli.telling.teotihuacan import icons
from tonalli.telling.teotihuacan.wording import discovery_icon
from tonalli.teotihuacan.events import Log

TELLING = telling_of("teotihuacan")


# ---- gains ---------------------------------------------------------------------------------------


def test_gains_and_costs_are_added_up_in_order() -> None:
    told: list[Event] = []
    log = Log(told)
    log.pay(0, "cocoa", 2, "T-10.2")
    log.gain(0, "gold", 1, "T-11.3")
    log.gain(0, "cocoa", 1, "T-12.1")
    log.gain(1, "wood", 1, "T-12.1")
    log.pay(0, "cocoa", 1, "T-7.6")
    log.pay(0, "wood", 2, "T-13.1")
    log.temple(0, "blue", 3, "T-12.1")
    log.temple(0, "blue", 4, "T-12.1")
    log.score(0, "", -3, "T-19.8")
    gains, costs = TELLING.figures(told, 0)
    assert [(figure.icon, figure.amount) for figure in gains] == [("t-gold", 1), ("t-cocoa", 1), ("t-temple-blue", 2)]
    assert [text(figure.words) for figure in gains] == ["+1 gold", "+1 cocoa", "2 steps on the blue temple"]
    assert [text(figure.words) for figure in costs] == [
        "−3 cocoa",
        "−2 wood",
        "−3 VP",
    ]


def test_a_turn_that_could_end_shows_its_workers() -> None:
    """T-5.1, T-16.1: dice that went somewhere and dice that grew are drawn, and not counted beside that; a worker that
    grew twice is one change, one that was born again grew no power.
    """
    told: list[Event] = []
    log = Log(told)
    log.lift(0, 2, "forest", "T-5.1")
    log.lift(0, 4, "forest", "T-5.1")
    log.move(0, 3, "gold", "T-5.1")
    log.power(0, 3, "gold", "T-16.1")
    log.power(0, 4, "gold", "T-16.1")
    log.power(0, 2, "palace", "X-3.11")
    log.ascension(0, "T-17.1")
    log.power(0, 1, "palace", "T-17.3")
    moved = icons.carried(told, {"gold": "t-board-gold"}.get)
    assert [[glyph.icon or glyph.text for glyph in row] for row in moved] == [
        ["t-die-2", "t-die-4", "→", "t-board-gold"]
    ]
    changes = [[glyph.icon or glyph.text for glyph in row] for row in icons.changed(told)]
    assert changes == [["t-die-2", "→", "t-die-4"], ["t-die-3", "→", "t-die-2"]]
    gains, _ = TELLING.figures(told[-2:], 0)
    assert [figure.icon for figure in gains] == ["t-ascension"]


def test_the_question_of_an_end_tells_the_course_of_the_turn() -> None:
    seen = 0
    for match in decisions("teotihuacan", 3):
        question = TELLING.question(match.state, match.events or [])
        if question["kind"] != "end-turn":
            assert question["moved"] == question["changed"] == question["course"] == []
        elif any(event.kind == "move" for event in this_turn(match.events or [])):
            assert any(glyph["icon"].startswith("t-die-") for glyph in question["moved"][0] if glyph["icon"])
            assert all(figure.icon != "t-power-up" for figure in question["gains"])
            heard = [text(words) for words in question["course"]]
            assert any(re.match(r"took a worker of power \d from ", words) for words in heard)
            assert sum(" to power " in words for words in heard) >= len(question["changed"])
            assert any(re.match(r"moved \d boards? to ", words) for words in heard)
            seen += 1
    assert seen > 0


def test_gains_are_what_changes() -> None:
    """Goods and points of an option are those the player has more or less of when nothing else has happened, cocoa is
    paid and no tile is taken in place of a reward.
    """
    compared = 0
    for match in decisions("teotihuacan", 3):
        if match.turn == 0 or match.state.top.kind in ("end-turn", "pay-wages"):
            continue
        before = match.view(None)["players"][match.actor]
        for choice in TELLING.choices(match.state):
            side = choice.trial.state.to_dict()["players"][match.actor]
            for name in ("cocoa", "wood", "stone", "gold", "points"):
                got = sum(figure.amount or 0 for figure in choice.gains if figure.icon == f"t-{name}")
                paid = sum(figure.amount or 0 for figure in choice.costs if figure.icon == f"t-{name}")
                assert got - paid == side[name] - before[name], (choice.notation, name)
                compared += got + paid > 0
    assert compared > 100


@clause("T-10.2")
def test_gains_are_free_of_what_waits_below() -> None:
    """Going on, or paying a fee, brings nothing of the action that follows."""
    seen = 0
    for match in decisions("teotihuacan", 4):
        if match.turn == 0:
            continue
        for choice in TELLING.choices(match.state):
            if choice.kind == "pass":
                assert not choice.gains
                assert not choice.costs
                seen += 1
            elif choice.kind == "pay":
                assert [figure.icon for figure in choice.costs] == ["t-cocoa"]
                assert not choice.gains
    assert seen


@clause("T-4.6")
def test_an_offer_brings_all_that_it_sets_off() -> None:
    """Unlocking for cocoa brings what unlocking instead of a turn brings."""
    seen = 0
    for match in decisions("teotihuacan", 4):
        offered = {choice.kind: choice for choice in TELLING.choices(match.state) if "unlock" in choice.kind}
        if "buy-unlock" in offered:
            seen += 1
            assert "t-lock" in [figure.icon for figure in offered["buy-unlock"].gains]
            if "unlock" in offered:
                unlocked = [figure.amount for figure in offered["unlock"].gains]
                assert [figure.amount for figure in offered["buy-unlock"].gains] == unlocked
    assert seen


@clause("T-3.14", "T-3.15", "T-3.16")
def test_a_choice_in_setup_does_not_count_the_next_starting_tile() -> None:
    seen = 0
    for seed in range(40):
        match = tonalli.new("teotihuacan", players=2, seed=seed)
        while match.turn == 0:
            for choice in TELLING.choices(match.state):
                if choice.kind == "take":
                    seen += 1
                    assert brought(choice) == f"+1 {choice.about['resource']}"
            match.play(match.legal()[seed % len(match.legal())])
    assert seen


@clause("T-1.13")
def test_secret_choices_are_not_tried_out() -> None:
    for seed in range(5):
        match = tonalli.new("teotihuacan", players=2, seed=seed)
        while match.state.top.kind == "keep-tile":
            for choice in TELLING.choices(match.state):
                assert len(choice.gains) == printed(choice.about["starting"])
                assert not choice.costs
                assert not choice.reveals
                assert TELLING.hints(match.state, choice) == []
            match.play(match.legal()[0])


def printed(starting: str) -> int:
    """How many things a starting tile brings; a technology comes with a temple step."""
    gives = tonalli.GAMES["teotihuacan"].figures()["starting"][starting]["gives"]
    return len(gives) + ("technology" in gives)


@clause("T-3.13", "T-3.16", "T-3.19")
def test_a_starting_tile_brings_what_it_shows() -> None:
    told = {}
    for seed in range(40):
        match = tonalli.new("teotihuacan", players=2, seed=seed)
        for choice in TELLING.choices(match.state):
            told[choice.about["starting"]] = brought(choice)
    assert told["avenue_cocoa2_wood3"] == "+2 cocoa, +3 wood, an Avenue step"
    assert told["red_power_cocoa5"] == "+5 cocoa, +1 power, a step on the red temple"
    assert re.fullmatch("[+]2 gold, [A-Z][a-z -]+, a step on the blue temple", told["technology_gold2"])
    assert re.fullmatch('[+]2 cocoa, [+]3 gold, you may claim ".*"', told["discovery_cocoa2_gold3"])


@clause("T-10.2", "T-8.21")
def test_a_main_action_tells_what_it_costs_and_brings() -> None:
    """Also where a tile could pay its cocoa, or something could be used before workers are counted."""
    seen = set()
    for match in decisions("teotihuacan", 6):
        for choice in TELLING.choices(match.state):
            if choice.kind != "main":
                continue
            board = tonalli.GAMES["teotihuacan"].view(match.state, None)["this_turn"]["at"]
            assert choice.icon == f"t-board-{board}"
            assert choice.trial.state.top.kind not in ("cocoa-cost", "before-counting")
            if board in ("forest", "quarry", "gold"):
                assert choice.gains, match.state.actor
            else:
                assert choice.follows or choice.costs or board in ("nobles", "palace", "construction")
            seen.add(board)
    assert {"forest", "quarry", "gold", "alchemy", "decorations", "construction"} <= seen


@clause("T-10.11")
def test_a_technology_does_not_bring_the_power_up_of_its_board() -> None:
    seen = 0
    for match in decisions("teotihuacan", 6):
        for choice in TELLING.choices(match.state):
            if choice.kind == "technology":
                seen += 1
                assert "t-power-up" not in [figure.icon for figure in choice.gains]
    assert seen


@clause("T-7.8")
def test_a_worship_shows_its_ability_and_its_tile() -> None:
    seen = set()
    for match in decisions("teotihuacan", 3):
        for choice in TELLING.choices(match.state):
            if choice.kind == "worship" and choice.about["space"] == "gold":
                seen.add(choice.about["choice"])
                tile = tonalli.GAMES["teotihuacan"].view(match.state, None)["discovery_tiles"]["worship"]["gold"]
                assert choice.icon == (discovery_icon(tile) if choice.about["choice"] == "tile" else "t-temple-blue")
                told = [figure.icon for figure in choice.gains if not figure.tile]
                tiles = [figure.icon for figure in choice.gains if figure.tile]
                assert ("t-temple-blue" in told) == (choice.about["choice"] != "tile")
                takes = choice.about["choice"] != "ability" and not choice.words.key.endswith(".short")
                assert tiles == ([discovery_icon(tile)] if takes else [])
    assert seen == {"ability", "tile", "both"}


@clause("T-9.3")
def test_a_step_with_a_tile_tells_its_reward_and_the_tile() -> None:
    seen = 0
    for match in decisions("teotihuacan", 4):
        for choice in TELLING.choices(match.state):
            follows = [text(follow.words or "") for follow in choice.follows]
            if choice.kind == "temple" and "or a tile" in follows:
                seen += 1
                assert choice.gains
    assert seen


@clause("X-3.11")
def test_a_tile_that_a_worker_pays_for_with_its_power_is_not_free() -> None:
    ring = table_of(
        "a12.rear a56.front", side("forest2 quarry1 gold4"), side(), piles={"a81": ["great_shaman_stand", "great_mask"]}
    )
    play(ring, "activate shaman:a81.rear")
    claims = options(ring)
    assert brought(claims["claim:great_shaman_stand"]) == '−1 power, the tile "Shaman stands up"'
    assert claims["claim:great_shaman_stand"].follows == []
    assert [text(follow.words) for follow in claims["claim:great_mask"].follows if follow.words] == ["free"]


@clause("T-19.8")
def test_wages_that_are_paid_in_full_lose_nothing() -> None:
    seen = 0
    for match in decisions("teotihuacan", 4):
        if match.state.top.kind != "pay-wages":
            continue
        for choice in TELLING.choices(match.state):
            loses = any(figure.icon == "t-points" for figure in choice.costs)
            if choice.kind == "wages":
                seen += 1
                assert loses != ("nothing lost" in [text(follow.words or "") for follow in choice.follows])
    assert seen


def test_the_sum_of_a_turn_names_each_good_once() -> None:
    told: list[Event] = []
    log = Log(told)
    log.pay(0, "cocoa", 1, "T-6.1")
    log.pay(0, "cocoa", 3, "T-4.6")
    assert [figure.amount for figure in TELLING.figures(told, 0, whole=True)[1]] == [4]
