"""What follows of options of Teotihuacan, in which order they stand, and what is told of those that are closed."""

from __future__ import annotations

from pathlib import Path

from clauses import clause
from telling.told import decisions, options
from teotihuacan import table as tables
from tonalli import State
from tonalli.locale import text
from tonalli.telling import telling_of
from tonalli.telling.closed import Closed
from tonalli.telling.teotihuacan.wording import FIGURES
from tonalli.teotihuacan.names import MAX_POWER

SPRITE = Path(__file__).parents[2] / "web" / "src" / "icons" / "teotihuacan.svg"
TELLING = telling_of("teotihuacan")
AWAY = tables.side("gold1 gold1 gold1")


def follows(state: State, notation: str) -> list[tuple[int | None, str]]:
    return [(each.seat, text(each.words or "")) for each in options(state)[notation].follows]


def test_how_much_can_be_had_says_of_what() -> None:
    said = set()
    for match in decisions("teotihuacan", 3):
        if match.state.top.kind == "choose-action":
            follows = [each.words for choice in TELLING.choices(match.state) for each in choice.follows if each.words]
            said |= {text(words).split(" ", 1)[1] for words in follows if words.key == "teotihuacan-follow-within"}
    assert {"tiles within reach", "technologies within reach"} <= said
    assert said <= {f"{thing} within reach" for thing in ("tile", "tiles", "technology", "technologies")}


def closed(state: State, thing: str) -> Closed:
    return next(each for each in TELLING.closed(state) if each.thing == thing)


def test_what_a_worker_does_stands_in_one_order() -> None:
    seen = set()
    for match in decisions("teotihuacan", 3):
        if match.state.top.kind == "choose-action":
            kinds = [choice.kind for choice in TELLING.choices(match.state) if choice.role == "answer"]
            assert kinds == sorted(kinds, key=("main", "worship", "collect").index)
            seen |= set(kinds)
    assert seen == {"main", "worship", "collect"}


@clause("T-16.1", "T-17.1")
def test_a_worker_that_grows_is_shown_before_and_after() -> None:
    drawn = SPRITE.read_text(encoding="utf-8")
    for power in range(1, MAX_POWER + 1):
        state = tables.table(tables.side(f"palace{power} nobles1 nobles1", cocoa=9), AWAY)
        tables.play(state, f"move:palace.{power} to:forest main")
        while "pay" in tables.options(state):
            tables.play(state, "pay")
        choice = options(state)[f"power-up:forest.{power}"]
        after = f"t-die-{power + 1}" if power < MAX_POWER else "t-ascension"
        assert [glyph.icon or glyph.text for glyph in choice.sign[0]] == [f"t-die-{power}", "→", after]
        assert f"power {power}" in text(choice.words)
        assert f'id="t-die-{power}"' in drawn


@clause("T-19.7", "T-19.8")
def test_wages_say_what_is_due_and_held_and_lose_most_last() -> None:
    seen = 0
    for match in decisions("teotihuacan", 3):
        if match.state.top.kind != "pay-wages":
            continue
        seen += 1
        hint = TELLING.question(match.state)["hint"]
        assert "due, you hold" in text(hint)
        lost = [
            sum(figure.amount or 0 for figure in choice.costs if figure.icon == "t-points")
            for choice in TELLING.choices(match.state)
            if choice.kind == "wages"
        ]
        assert lost == sorted(lost)
    assert seen


@clause("T-12.5")
def test_a_technology_says_what_other_owners_get() -> None:
    sides = [tables.side("gold1 nobles1 nobles1", cocoa=9, gold=9), tables.side(technologies=["01"]), AWAY]
    state = tables.table(*sides)
    tables.play(state, "move:gold.1 to:alchemy main")
    while "pay" in tables.options(state):
        tables.play(state, "pay")
    assert (1, "+3 VP") in follows(state, "technology:01")
    assert text(options(state)["technology:01"].name) == "Palace cocoa"


@clause("T-12.2", "T-12.3")
def test_a_technology_out_of_reach_says_all_that_is_missing() -> None:
    state = tables.table(tables.side("gold1 nobles1 nobles1", cocoa=9, gold=1), AWAY)
    tables.play(state, "move:gold.1 to:alchemy main")
    while "pay" in tables.options(state):
        tables.play(state, "pay")
    lower = TELLING.closed(state)
    assert lower
    two_gold = next(each for each in lower if ("t-gold", 1, 2) in [(n.icon, n.held, n.needed) for n in each.needs])
    assert ("t-worker", 1, 2) in [(need.icon, need.held, need.needed) for need in two_gold.needs]
    assert two_gold.helps
    assert "T-12.3" in two_gold.clauses


@clause("T-14.1")
def test_a_main_action_that_cannot_be_paid_stands_first_and_says_what_would_help() -> None:
    state = tables.table(tables.side("alchemy1 nobles1 nobles1", cocoa=9, gold=1), AWAY)
    tables.play(state, "move:alchemy.1 to:decorations")
    main = closed(state, "main:decorations")
    assert (main.rank, text(main.name)) == (0, "Main action")
    assert [(need.icon, need.held, need.needed) for need in main.needs] == [("t-gold", 1, 3)]
    assert text(main.words) == "It costs 3 gold; you have 1."
    assert main.short is not None
    assert text(main.short) == "2 gold missing"
    assert [text(each.words) for each in main.helps] == [
        "with 2 workers here: 2 gold",
        "with 3 workers here: 1 gold",
        "the Gold Deposits bring gold",
    ]


@clause("T-16.1", "T-19.7")
def test_a_power_up_says_what_it_does_to_wages() -> None:
    seen = set()
    for match in decisions("teotihuacan", 4):
        for choice in TELLING.choices(match.state):
            if choice.kind == "power-up":
                said = [text(each.words or "") for each in choice.follows if each.seat is None]
                assert said
                seen.add(said[0].split()[1] == "stay")
                if choice.about["power"] == 3:
                    assert "→" in said[0]
    assert seen == {True, False}


@clause("T-13.1")
def test_what_is_paid_later_is_told_before() -> None:
    state = tables.table(tables.side("gold1 forest1 forest1", cocoa=9, wood=3), AWAY)
    tables.play(state, "move:gold.1 to:nobles")
    assert (None, "then pay 2") in follows(state, "main")


@clause("T-6.1", "T-10.2")
def test_cocoa_that_a_destination_brings_and_costs_is_told_with_its_sign() -> None:
    """As the options say it a step later."""
    state = tables.table(tables.side("gold1 forest1 nobles1", cocoa=9, wood=3), tables.side("nobles1 gold1 gold1"))
    tables.play(state, "move:gold.1")
    assert follows(state, "to:nobles") == [(None, "collect +3"), (None, "main action −2")]
    tables.play(state, "to:nobles")
    assert [(each.icon, each.amount) for each in options(state)["collect"].gains] == [("t-cocoa", 3)]


def test_tiles_on_display_are_offered_in_the_order_in_which_they_lie_there() -> None:
    seen = set()
    for match in decisions("teotihuacan", 4):
        offered = [choice.about for choice in TELLING.choices(match.state) if choice.kind in ("tile", "decoration")]
        for kind, part in (("tile", "pyramid"), ("decoration", "decorations")):
            named = [about[kind] for about in offered if kind in about]
            if named:
                display = match.view(match.actor)[part]["display"]
                assert named == [each for each in display if each in named]
                seen |= {kind} if named != sorted(named) else set()
    assert seen == {"tile", "decoration"}


@clause("T-7.8", "T-8.1")
def test_worships_stand_space_by_space_and_say_what_their_tile_costs() -> None:
    seen = set()
    for match in decisions("teotihuacan", 3):
        if match.state.top.kind != "choose-action":
            continue
        worships = [choice for choice in TELLING.choices(match.state) if choice.kind == "worship"]
        spaces = [choice.about["space"] for choice in worships]
        assert spaces == sorted(spaces)
        for choice in worships:
            tile = match.view()["discovery_tiles"]["worship"].get(choice.about["space"].rstrip("123"))
            cost = FIGURES["discoveries"][tile] if tile and choice.about["choice"] != "ability" else {}
            paid = {figure.icon: figure.amount or 0 for figure in choice.costs}
            missing = {
                each.icon: text(each.words or "") for each in choice.follows if "no tile" in text(each.words or "")
            }
            for good, amount in cost.items():
                if missing:
                    assert missing[f"t-{good}"] == f"no tile without {amount}"
                else:
                    assert paid[f"t-{good}"] >= amount
                seen.add((good, bool(missing)))
    assert {claimed for _, claimed in seen} == {True, False}
    assert len({good for good, _ in seen}) > 1


@clause("T-8.21")
def test_a_tile_that_pays_says_what_is_kept() -> None:
    seen = 0
    for match in decisions("teotihuacan", 3):
        for notation, choice in options(match.state).items():
            if choice.words.key.endswith(".pays"):
                held = match.view()["players"][match.actor]["cocoa"]
                assert follows(match.state, notation)[-1:] == ([(None, f"keep {held}")] if held else [])
                seen += 1
    assert seen
