"""The story of Tzolk'in: paragraphs, what is told together, points by source and stage."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

import tonalli
from clauses import clause
from telling.tzolkin_table import TELLING
from tonalli.core.events import Event
from tonalli.core.match import Match
from tonalli.core.step import NOBODY
from tonalli.locale import text
from tonalli.telling.story import Paragraph
from tonalli.tzolkin.events import Log
from tonalli.tzolkin.state import State

SEATS = ["You", "Ben", "Cid", "Dora"]


def paragraph_in_text(paragraph: Paragraph) -> list[str]:
    """Heading and lines, each line with the name of its seat."""
    head = text(paragraph.heading) + (f" {SEATS[paragraph.seat]}" if paragraph.seat is not None else "")
    lines = [head]
    for line in paragraph.lines:
        name = f"{SEATS[line.seat]}: " if line.seat is not None else ""
        lines.append(f"  {name}{' · '.join(text(words) for words, _ in line.phrases)}")
    return lines


def told(events: Sequence[Event]) -> list[str]:
    return [line for paragraph in TELLING.story(events) for line in paragraph_in_text(paragraph)]


@pytest.fixture
def log() -> Log:
    return Log([])


def random_game(players: int, seed: int) -> Match:
    match = tonalli.new("tzolkin", players=players, seed=seed, watch=True)
    dealer = tonalli.Dealer(seed)
    while not match.over:
        legal = match.legal()
        match.play(legal[dealer.number(len(legal))])
    return match


# ---- turns ---------------------------------------------------------------------------------------


def test_placements_of_a_turn_are_told_together_with_their_cost(log: Log) -> None:
    log.turn(0, 3, "Z-3.1")
    log.place(0, 0, "tikal", "Z-5.1")
    log.pay(0, "corn", 2, "Z-5.4")
    log.place(0, 1, "tikal", "Z-5.1")
    log.pay(0, "corn", 2, "Z-5.4")
    log.place(0, 0, "start", "Z-5.1")
    assert told(log.events) == [
        "Turn 3 You",
        "  You: placed workers on Tikal 0, Tikal 1, and the Starting Player Space · −4 corn (placing)",
    ]
    ((_, places), (_, costs)) = TELLING.story(log.events)[0].lines[0].phrases
    assert (places, costs) == ([1, 3, 5], [2, 4])


@clause("Z-12.5/1")
def test_a_placement_happens_on_a_tooth_that_rides_on(log: Log) -> None:
    """Space 1 on day 1 and space 2 on day 2 are the same tooth; beside it stands the space it was put on."""
    log.turn(0, 1, "Z-3.1")
    log.place(0, 1, "tikal", "Z-5.1")
    log.day(NOBODY, 2, "Z-12.6")
    log.turn(0, 2, "Z-3.1")
    log.place(0, 2, "tikal", "Z-5.1")
    log.place(0, 0, "uxmal", "Z-5.1")
    placed = [line.steps[0].things for paragraph in TELLING.story(log.events) for line in paragraph.lines]
    assert placed == [
        ["rider:tikal_0", "space:tikal_1", "gear:tikal"],
        ["rider:tikal_0", "space:tikal_2", "gear:tikal"],
    ]


def test_every_worker_picked_up_has_its_own_story(log: Log) -> None:
    log.turn(1, 4, "Z-3.1")
    log.take_up(1, 2, "palenque", "Z-6.3")
    log.act(1, "palenque_2", 2, "palenque", "Z-6.3")
    log.corn_tile(1, 2, "Z-7.3")
    log.gain(1, "corn", 4, "Z-7.3")
    log.take_up(1, 3, "palenque", "Z-6.3")
    log.act(1, "palenque_2", 3, "palenque", "Z-6.3")
    log.pay(1, "corn", 1, "Z-6.4")
    log.corn_tile(1, 2, "Z-7.3")
    log.gain(1, "corn", 4, "Z-7.3")
    assert told(log.events) == [
        "Turn 4 Ben",
        "  Ben: picked up from Palenque 2 · used Palenque 2 · took a corn tile of group 2 · +4 corn (harvest)"
        " · picked up from Palenque 3 · used Palenque 2 · −1 corn (step back) · took a corn tile of group 2"
        " · +4 corn (harvest)",
    ]


@clause("Z-6.3")
def test_a_worker_that_does_nothing_is_said_to(log: Log) -> None:
    log.turn(1, 4, "Z-3.1")
    log.take_up(1, 2, "palenque", "Z-6.3")
    log.take_up(1, 3, "tikal", "Z-6.3")
    log.act(1, "tikal_3", 3, "tikal", "Z-6.3")
    log.take_up(1, 1, "uxmal", "Z-6.3")
    assert told(log.events)[1] == (
        "  Ben: picked up from Palenque 2 · no action · picked up from Tikal 3 · used Tikal 3 · picked up from Uxmal 1"
    )


def test_nothing_is_told_of_nothing() -> None:
    assert TELLING.story([]) == []


# ---- days, Food Days, the end --------------------------------------------------------------------


@clause("Z-12.2")
@pytest.mark.parametrize("holder", [0, 1])
def test_a_marker_that_is_passed_on_is_said_to_be(log: Log, holder: int) -> None:
    log.marker(holder, "Z-12.2")
    log.take_up(1, 0, "start", "Z-12.3")
    log.day(NOBODY, 5, "Z-12.6")
    lines = told(log.events)
    assert lines[0] == "Day 5"
    passed = ["  Ben: had the starting player marker already, so it goes on to the left, to red"] if holder == 0 else []
    assert lines[1 : 1 + len(passed)] == passed
    assert "got the starting player marker" in lines[1 + len(passed)]


@clause("Z-12.3")
def test_what_belongs_to_a_day_is_told_again_when_it_comes(log: Log) -> None:
    """While the days are chosen it stands in the paragraph before."""
    log.turn(1, 4, "Z-3.1")
    log.place(1, 0, "start", "Z-5.1")
    log.marker(1, "Z-12.2")
    log.take_up(1, 0, "start", "Z-12.3")
    placed = "  Ben: placed a worker on the Starting Player Space"
    assert told(log.events) == ["Turn 4 Ben", f"{placed} · got the starting player marker"]
    log.day(NOBODY, 5, "Z-12.6")
    again = [line for paragraph in TELLING.story(log.events, 4) for line in paragraph_in_text(paragraph)]
    assert again == told(log.events) == ["Turn 4 Ben", placed, "Day 5", "  Ben: got the starting player marker"]


@clause("Z-11.9", "Z-11.10")
def test_points_of_a_food_day_name_the_temples(log: Log) -> None:
    log.food_day(NOBODY, 2, "Z-11.1")
    log.score(0, "chaac", 16, "Z-11.9")
    log.score(0, "kukulkan", 4, "Z-11.9")
    log.score(0, "chaac", 24, "Z-11.10")
    assert told(log.events) == [
        "Food Day 2 (points)",
        "  You: +4 VP (Chaac) · +1 VP (Kukulkan) · +6 VP (highest on Chaac)",
    ]


def test_a_food_day_is_told_player_by_player_and_the_day_after_it(log: Log) -> None:
    log.food_day(NOBODY, 2, "Z-11.1")
    log.feed(0, 2, "Z-11.3")
    log.pay(0, "corn", 4, "Z-11.2")
    log.score(0, "", -12, "Z-11.3")
    log.feed(1, 3, "Z-11.3")
    log.age(NOBODY, 2, "Z-10.8")
    log.reveal(NOBODY, "a2_mirror", "display", "Z-10.7")
    log.score(0, "chaac", 16, "Z-11.9")
    log.score(1, "chaac", 8, "Z-11.9")
    log.score(1, "kukulkan", 24, "Z-11.10")
    log.gear_corn(NOBODY, 3, "Z-12.1")
    log.day(NOBODY, 15, "Z-12.6")
    log.take_up(0, 8, "uxmal", "Z-12.5")
    log.turn(0, 29, "Z-3.1")
    log.beg(0, "Z-4.5")
    assert told(log.events) == [
        "Food Day 2 (points)",
        "  You: fed 2 workers · −4 corn (food) · −3 VP (unfed workers) · +4 VP (Chaac)",
        "  Ben: fed 3 workers · +2 VP (Chaac) · +6 VP (highest on Kukulkan)",
        '  Age 2 begins with new buildings · turned up: "Mirror"',
        "Day 15",
        "  3 corn on the Tzolk'in gear",
        "  You: a worker was pushed off Uxmal, without an action",
        "Turn 29 You",
        "  You: begged for corn",
    ]


@clause("Z-13.3", "Z-13.5")
def test_the_final_scoring_tells_quarters_and_monuments(log: Log) -> None:
    log.day(NOBODY, 28, "Z-12.6")
    log.score(0, "", 18, "Z-13.2")
    log.score(0, "", 24, "Z-13.4")
    log.monument_scores(0, "mon_highest_temple", 15, "Z-13.5")
    log.score(0, "", 60, "Z-13.5")
    log.score(1, "", 1, "Z-13.2")
    log.end(NOBODY, 28, "Z-13.1")
    assert told(log.events) == [
        "Day 28",
        "Final scoring",
        '  You: +4.5 VP (corn and blocks left) · +6 VP (skulls left) · +15 VP (monument "Highest temple")',
        "  Ben: +0.25 VP (corn and blocks left)",
    ]


def test_single_events(log: Log) -> None:
    log.gain(0, "skull", 2, "Z-7.7")
    log.place(0, 4, "uxmal", "Z-4.4")
    log.temple(0, "chaac", -1, "Z-4.5")
    log.temple(0, "chaac", 2, "Z-7.13")
    log.temple(0, "chaac", 0, "Z-7.3")
    log.pay(0, "wood", 2, "Z-8.1")
    log.score(0, "", 12, "Z-8.1")
    log.keep(0, "wealth_tikal_3", "Z-2.11")
    log.keep(0, "wealth_uxmal_5", "Z-2.11")
    log.board(0, "light", "Z-9.3")
    log.act(0, "palenque_1", 0, "mirror", "Z-7.17")
    assert [text(words) for paragraph in TELLING.story(log.events) for words, _ in paragraph.lines[0].phrases] == [
        "+2 skulls (Yaxchilan)",
        "by the gods' pity placed a worker on Uxmal 4 for all the corn left",
        "down to step −1 on Chaac",
        "Chaac step 2 (Uxmal 1)",
        "down to step 0 on Chaac (the burned wood)",
        "−2 wood (technology step)",
        "+3 VP (beyond level 3)",
        'kept the wealth tiles "6 corn, 2 stone" and "one more worker"',
        "the board shows its light side again: double advance possible",
        "mirrored Palenque 1",
    ]


# ---- whole games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_events_suit_any_name(seed: int) -> None:
    """After "You:" no verb stands in the third person."""
    wrong = r"(?::|·) (is|keeps|gets|puts|places|picks|takes|builds|feeds|begs)\b"
    assert not [line for line in told(random_game(2, seed).watch()) if re.search(wrong, line)]


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_a_story_that_grows_is_the_whole_story(players: int, seed: int) -> None:
    """Whoever is told only what is new, paragraph by paragraph, has the same in the end."""
    match = tonalli.new("tzolkin", players=players, seed=seed, watch=True)
    dealer = tonalli.Dealer(seed)
    known: list[dict[str, object]] = []
    heard = 0
    while True:
        new = [paragraph.to_dict() for paragraph in TELLING.story(match.watch(), heard)]
        heard = len(match.watch())
        if new:
            known = [each for each in known if int(str(each["first"])) < int(str(new[0]["first"]))] + new
        if match.over:
            break
        legal = match.legal()
        match.play(legal[dealer.number(len(legal))])
    assert known == [paragraph.to_dict() for paragraph in TELLING.story(match.watch())]


@clause("Z-13.9")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (4, 6)])
def test_sources_and_stages_add_up_with_their_quarters(players: int, seed: int) -> None:
    match = random_game(players, seed)
    rows = TELLING.sources(match.watch(), players)
    assert [sum(row["points"][seat] for row in rows) for seat in range(players)] == match.scores()
    stages = TELLING.stages(match.watch(), players)
    assert len(stages) == 5
    assert [sum(stage[seat] for stage in stages) for seat in range(players)] == match.scores()
    assert "other" not in [row["source"] for row in rows]


# ---- the verdict ---------------------------------------------------------------------------------


@clause("Z-13.6", "Z-13.9")
@pytest.mark.parametrize(
    ("quarters", "standing", "words"),
    [
        ((120, 125, 48), (3, 0, 0), "Winner: Ben with 31.25 VP (most points)."),
        ((125, 125, 48), (1, 2, 3), "Winner: Ben with 31.25 VP (tied on points, most workers on the gears)."),
        ((125, 125, 48), (2, 2, 3), "Shared victory: You and Ben with 31.25 VP, and as many workers on the gears."),
    ],
)
def test_what_decided_the_game_is_said(quarters: tuple[int, ...], standing: tuple[int, ...], words: str) -> None:
    state = random_game(3, 1).state
    assert isinstance(state, State)
    for side, points, workers in zip(state.players, quarters, standing, strict=True):
        side.quarters, side.standing = points, workers
    verdict = TELLING.verdict(state, SEATS[:3])
    assert text(verdict["words"]) == words
    assert text(verdict["ending"]) == "fourth Food Day"
