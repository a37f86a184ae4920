"""Everything a person reads of Tzolk'in has words, and the words fit their figures."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tonalli
from cli.vocabulary import Groups, assert_in_words, assert_told_in_words, keys_of, kinds_chosen, play_in_words
from tonalli.cli.face import face_of
from tonalli.cli.files import new_match
from tonalli.cli.story import Told
from tonalli.cli.tzolkin import explaining
from tonalli.cli.tzolkin.sources import BY_CHAPTER, EXACT, IN_THE_LOG, OF_CLAUSES, SOURCES
from tonalli.cli.tzolkin.story import phrase, story
from tonalli.cli.tzolkin.wording import BUILDING_TILES, monument_effect
from tonalli.core.events import Event
from tonalli.locale import has_words, words
from tonalli.tzolkin import names, tiles
from tonalli.tzolkin.notation import SPACE_OF_ACTIONS
from tonalli.tzolkin.position.steps import STEPS

FACE = face_of("tzolkin")
SEATS = ["You", "Ben", "Cid", "Dora"]
LEVELS = (".l1", ".l2", ".l3", ".l4")


def named_things() -> list[str]:
    groups: Groups = {
        "gear": ((*names.GEARS, "start"), ("", ".effect")),
        "gear_action": (names.ACTIONS, ("", ".cell", ".effect")),
        "good": (names.GOODS, ("",)),
        "temple": (names.TEMPLES, ("",)),
        "technology": (names.TRACKS, ("", ".short", *LEVELS)),
        "colour": (names.COLOURS, ("", ".letter")),
        "building": (tuple(BUILDING_TILES), ("", ".effect")),
        "monument": (names.MONUMENTS, ("", ".effect")),
        "wealth": (names.WEALTH, ("",)),
        "term": (explaining.TERMS, ("", ".effect")),
        "source": (SOURCES, ("",)),
        "cause": (tuple(sorted({*EXACT.values(), *BY_CHAPTER.values(), *IN_THE_LOG.values(), "other"})), ("",)),
    }
    return keys_of("tzolkin", groups)


@pytest.mark.parametrize("key", named_things())
def test_every_thing_has_its_words(key: str) -> None:
    assert has_words(key)


@pytest.mark.parametrize("kind", kinds_chosen(SPACE_OF_ACTIONS))
def test_every_kind_of_action_has_words(kind: str) -> None:
    assert has_words(f"tzolkin-action-{kind}")


@pytest.mark.parametrize("name", sorted(name for name, fields in STEPS.fields.items() if "player" in fields))
def test_every_decision_has_a_question(name: str) -> None:
    assert has_words(f"tzolkin-ask-{name}")


def engine() -> str:
    """The source of the engine."""
    folder = Path(tonalli.__file__).parent / "tzolkin"
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.rglob("*.py")))


def test_every_event_and_cause_in_the_engine_has_words() -> None:
    """Rare ones too, which no random game shows."""
    kinds = set(re.findall(r'\.tell\(\s*"(\w+)"', engine()))
    assert {"turn", "gain", "monument_scores", "step_lost"} <= kinds
    assert [kind for kind in sorted(kinds) if not has_words(f"tzolkin-event-{kind}")] == []
    told = set(re.findall(r'(?<!")"(Z-\d+\.\d+)"', engine()))
    assert {"Z-4.4", "Z-8.9", "Z-10.1"} <= told
    causes = {clause: OF_CLAUSES.cause_of(clause) for clause in told}
    causeless = {"Z-3.1", "Z-5.1", "Z-6.3", "Z-11.1", "Z-13.1", "Z-15.6"}
    assert sorted(clause for clause, cause in causes.items() if cause.startswith("rule")) == sorted(causeless & told)


@pytest.mark.parametrize(("seed", "players"), [(1, 2), (2, 3), (3, 4), (4, 2), (5, 3), (6, 4)])
def test_random_games_are_told_and_asked_in_words(seed: int, players: int) -> None:
    match = new_match("tzolkin", SEATS[:players], seed, {})
    events = match.watch()
    play_in_words(match, FACE, seed)
    assert_told_in_words(match, FACE)
    assert_in_words(*[phrase(Told(event)) for event in events])
    told = "\n".join(line.plain for line in story(events, match.view(None), match.seats))
    assert not re.search(r"rule Z-", told)
    assert words("tzolkin-source-other") not in [name for name, row in FACE.sources(events, players)]
    assert len(FACE.stages(events, players)) == 5


def test_events_suit_any_name() -> None:
    """After "You:" no verb stands in the third person."""
    wrong = r"(?::|·) (is|keeps|gets|puts|places|picks|takes|builds|feeds|begs)\b"
    for seed in range(3):
        match = new_match("tzolkin", ["You", "Ben"], seed, {})
        dealer = tonalli.Dealer(seed)
        while not match.over:
            legal = match.legal()
            match.play(legal[dealer.number(len(legal))])
        lines = story(match.watch(), match.view(None), match.seats)
        assert not [line.plain for line in lines if re.search(wrong, line.plain)]


# ---- the story -----------------------------------------------------------------------------------


def lines_of(*events: Event) -> list[str]:
    match = new_match("tzolkin", ["You", "Ben"], 1, {})
    return [line.plain for line in story(list(events), match.view(None), match.seats)]


def test_placements_of_a_turn_are_told_together_with_their_cost() -> None:
    assert lines_of(
        Event("turn", 0, "", 3, "", "Z-3.1"),
        Event("place", 0, "worker", 0, "tikal", "Z-5.1"),
        Event("pay", 0, "corn", 2, "", "Z-5.4"),
        Event("place", 0, "worker", 1, "tikal", "Z-5.1"),
        Event("pay", 0, "corn", 2, "", "Z-5.4"),
        Event("place", 0, "worker", 0, "start", "Z-5.1"),
    ) == ["Turn 3 R You: placed workers on Tikal 0, Tikal 1, the Starting Player Space · −4 corn (placing)"]


def test_every_worker_picked_up_has_its_own_story() -> None:
    assert lines_of(
        Event("turn", 1, "", 4, "", "Z-3.1"),
        Event("take_up", 1, "worker", 2, "palenque", "Z-6.3"),
        Event("act", 1, "palenque_2", 2, "palenque", "Z-6.3"),
        Event("corn_tile", 1, "", 2, "", "Z-7.3"),
        Event("gain", 1, "corn", 4, "", "Z-7.3"),
        Event("take_up", 1, "worker", 3, "palenque", "Z-6.3"),
        Event("act", 1, "palenque_2", 3, "palenque", "Z-6.3"),
        Event("pay", 1, "corn", 1, "", "Z-6.4"),
        Event("corn_tile", 1, "", 2, "", "Z-7.3"),
        Event("gain", 1, "corn", 4, "", "Z-7.3"),
    ) == [
        "Turn 4 G Ben: picked up from Palenque 2 · used Palenque 2 · took a corn tile of group 2 · +4 corn (harvest)"
        " · picked up from Palenque 3 · used Palenque 2 · −1 corn (step back) · took a corn tile of group 2"
        " · +4 corn (harvest)"
    ]


def test_a_worker_that_does_nothing_is_said_to() -> None:
    assert lines_of(
        Event("turn", 1, "", 4, "", "Z-3.1"),
        Event("take_up", 1, "worker", 2, "palenque", "Z-6.3"),
        Event("take_up", 1, "worker", 3, "tikal", "Z-6.3"),
        Event("act", 1, "tikal_3", 3, "tikal", "Z-6.3"),
        Event("take_up", 1, "worker", 1, "uxmal", "Z-6.3"),
    ) == [
        "Turn 4 G Ben: picked up from Palenque 2 · no action · picked up from Tikal 3 · used Tikal 3"
        " · picked up from Uxmal 1"
    ]


@pytest.mark.parametrize(("holder", "said"), [(1, "marker"), (0, "marker: whoever claimed it had it already")])
def test_a_marker_that_is_passed_on_is_said_to_be(holder: int, said: str) -> None:
    lines = lines_of(
        Event("marker", holder, "", 1, "", "Z-12.2"),
        Event("take_up", 1, "worker", 0, "start", "Z-12.3"),
        Event("day", -2, "", 5, "", "Z-12.6"),
    )
    assert [line for line in lines if f"got the starting player {said}" in line]
    assert bool([line for line in lines if "had it already" in line]) == (holder == 0)


def test_points_of_a_food_day_name_the_temples() -> None:
    lines = lines_of(
        Event("food_day", -2, "", 2, "", "Z-11.1"),
        Event("score", 0, "chaac", 16, "", "Z-11.9"),
        Event("score", 0, "kukulkan", 4, "", "Z-11.9"),
        Event("score", 0, "chaac", 24, "", "Z-11.10"),
    )
    assert lines[1].endswith(": +4 VP (Chaac) · +1 VP (Kukulkan) · +6 VP (highest on Chaac)")


def test_a_food_day_is_told_player_by_player_and_the_day_after_it() -> None:
    assert lines_of(
        Event("food_day", -2, "", 2, "", "Z-11.1"),
        Event("feed", 0, "worker", 2, "", "Z-11.3"),
        Event("pay", 0, "corn", 4, "", "Z-11.2"),
        Event("score", 0, "", -12, "", "Z-11.3"),
        Event("feed", 1, "worker", 3, "", "Z-11.3"),
        Event("age", -2, "", 2, "", "Z-10.8"),
        Event("reveal", -2, "a2_mirror", 1, "display", "Z-10.7"),
        Event("score", 0, "", 16, "", "Z-11.9"),
        Event("score", 1, "", 8, "", "Z-11.9"),
        Event("score", 1, "", 24, "", "Z-11.10"),
        Event("gear_corn", -2, "corn", 3, "", "Z-12.1"),
        Event("day", -2, "", 15, "", "Z-12.6"),
        Event("take_up", 0, "worker", 8, "uxmal", "Z-12.5"),
        Event("turn", 0, "", 29, "", "Z-3.1"),
        Event("beg", 0, "", 1, "", "Z-4.5"),
    ) == [
        "Food Day 2 (points):",
        "  R You: fed 2 workers · −4 corn (food) · −3 VP (unfed workers) · +4 VP (temples)",
        "  G Ben: fed 3 workers · +2 VP (temples) · +6 VP (highest on a temple)",
        "  Age 2 begins with new buildings · turned up: Mirror",
        "Day 15. 3 corn on the Tzolk'in gear",
        "  R You: a worker was pushed off Uxmal, without an action",
        "Turn 29 R You: begged for corn",
    ]


def test_the_final_scoring_tells_quarters_and_monuments() -> None:
    assert lines_of(
        Event("day", -2, "", 28, "", "Z-12.6"),
        Event("score", 0, "", 18, "", "Z-13.2"),
        Event("score", 0, "", 24, "", "Z-13.4"),
        Event("monument_scores", 0, "mon_highest_temple", 15, "", "Z-13.5"),
        Event("score", 0, "", 60, "", "Z-13.5"),
        Event("score", 1, "", 1, "", "Z-13.2"),
        Event("end", -2, "", 28, "", "Z-13.1"),
    ) == [
        "Day 28.",
        "Final scoring:",
        '  R You: +4.5 VP (corn and blocks left) · +6 VP (skulls left) · +15 VP (monument "Highest temple")',
        "  G Ben: +0.25 VP (corn and blocks left)",
    ]


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (Event("sow_maize", 0, "red_maize", 3, "tikal", "Z-99.1"), "sow maize: red maize, 3, Tikal (rule Z-99.1)"),
        (Event("gain", 0, "jade", 2, "", "Z-7.7"), "+2 jade (Yaxchilan)"),
        (Event("gain", 0, "skull", 2, "", "Z-7.7"), "+2 skulls (Yaxchilan)"),
        (Event("build", 0, "a3_palace", 1, "", "Z-10.2"), 'built "a3 palace"'),
        (Event("place", 0, "worker", 0, "quick", "Z-5.1"), "placed a worker on quick"),
        (Event("temple", 0, "chaac", -1, "", "Z-4.5"), "down to step −1 on Chaac"),
        (Event("temple", 0, "chaac", 2, "", "Z-7.13"), "Chaac step 2 (Uxmal 1)"),
        (Event("temple", 0, "chaac", 0, "", "Z-7.3"), "down to step 0 on Chaac (the burned wood)"),
        (Event("pay", 0, "wood", 2, "", "Z-8.1"), "−2 wood (technology step)"),
        (Event("score", 0, "", 12, "", "Z-8.1"), "+3 VP (beyond level 3)"),
        (
            Event("place", 0, "worker", 4, "uxmal", "Z-4.4"),
            "by the gods' pity placed a worker on Uxmal 4 for all the corn left",
        ),
    ],
)
def test_single_events(event: Event, line: str) -> None:
    assert [told.partition(": ")[2] for told in lines_of(event)] == [line]


# ---- explanations --------------------------------------------------------------------------------


def view_of(players: int) -> dict[str, object]:
    return tonalli.new("tzolkin", players=players, seed=1).view(None)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("a1_single_farm", "1 worker needs no corn"),
        ("Mirror", "(Age 2, brown, 2 wood + 1 stone + 1 gold)"),
        ("palenque", "4: harvest 7 corn or 3 wood"),
        ("palenque 3", "Palenque 3: harvest 5 corn or 2 wood."),
        ("uxmal 2", "Wood is worth 2 corn, stone 3, gold 4"),
        ("chaac", "1: 2 VP and 1 stone"),
        ("theology", "level 2: per skull placed"),
        ("Food  Day", "days 8, 14, 21 and 27"),
        ("skulls", "3 VP per skull in Chichen Itza"),
        ("start", "Starting Player Space: Costs 0"),
        ("jungle", "burn it for the corn below"),
    ],
)
def test_things_are_explained_by_name(name: str, told: str) -> None:
    lines = explaining.explain(name, view_of(2))
    assert any(told in line for line in lines), lines
    assert not [line for line in lines if "[tzolkin" in line]


@pytest.mark.parametrize("group", sorted(explaining.EXPLAINED))
def test_everything_with_words_can_be_explained(group: str) -> None:
    view = view_of(4)
    for name in explaining.EXPLAINED[group]:
        if has_words(f"tzolkin-{group}-{name}"):
            assert "[tzolkin" not in explaining.explained(group, name, view)


def test_what_has_no_words_is_not_explained() -> None:
    assert explaining.explain("a1_granary", view_of(2)) == []
    assert explaining.explain("quick", view_of(2)) == []


# ---- figures -------------------------------------------------------------------------------------


def told(text: str, word: str) -> int:
    found = re.search(rf"(\d+) {word}", text)
    return int(found[1]) if found else 0


def test_figures_of_gear_actions_are_those_of_the_tables() -> None:
    for part in ("cell", "effect"):
        for group in range(4):
            text = words(f"tzolkin-gear_action-palenque_{group + 2}.{part}")
            assert told(text, "corn") == tiles.CORN_OF_GROUP[group]
            assert told(text, "wood") == tiles.WOOD_OF_GROUP[group]
        for index in range(5):
            text = words(f"tzolkin-gear_action-yaxchilan_{index + 1}.{part}")
            assert told(text, "corn") == tiles.YAXCHILAN_CORN[index]
            assert told(text, "wood") == tiles.YAXCHILAN_WOOD[index]
            assert told(text, "stone") == tiles.YAXCHILAN_STONE[index]
            assert told(text, "gold") == tiles.YAXCHILAN_GOLD[index]
        for index in range(tiles.SKULL_ACTIONS):
            text = words(f"tzolkin-gear_action-chichen_itza_{index + 1}.{part}")
            assert told(text, "VP") == tiles.SKULL_POINTS[index]
            temple = words(f"tzolkin-temple-{names.TEMPLES[tiles.SKULL_TEMPLE[index]]}")
            assert temple[:5] in text
            assert ("block" in text) == (tiles.SKULL_BLOCKS[index] > 0)
        assert told(words(f"tzolkin-gear_action-palenque_1.{part}"), "corn") == tiles.FISH
        assert told(words(f"tzolkin-gear_action-uxmal_1.{part}"), "corn") == tiles.TEMPLE_STEP_CORN
        assert told(words(f"tzolkin-gear_action-uxmal_5.{part}"), "corn") == tiles.MIRROR_CORN


def test_the_words_of_a_tile_tell_what_it_brings() -> None:
    """Every wealth tile kept brings just what its name says."""
    for tile in names.WEALTH:
        text = words(f"tzolkin-wealth-{tile}")
        for seed in range(400):
            match = tonalli.new("tzolkin", players=4, seed=seed, watch=True)
            if tile in match.view(match.actor)["opening"]["dealt"][match.actor]:
                break
        owner = match.actor
        match.play(f"keep:{tile}")
        while match.turn == 0:
            match.play(match.legal()[0])
        kept = [event.what for event in match.watch() if event.kind == "keep" and event.player == owner]
        sums = dict.fromkeys(names.GOODS, 0)
        for event in match.watch():
            if event.kind == "gain" and event.player == owner and event.why == "Z-2.12":
                sums[event.what] += event.amount
        texts = [words(f"tzolkin-wealth-{each}") for each in kept]
        assert text in texts
        for good, amount in sums.items():
            assert sum(told(each, f"{good}(?!: )") for each in texts) == amount, (tile, good)


def test_monuments_score_by_the_number_of_players() -> None:
    for players, points in ((2, 6), (3, 5), (4, 4)):
        assert monument_effect("mon_all_monuments", view_of(players)).startswith(f"{points} VP")
