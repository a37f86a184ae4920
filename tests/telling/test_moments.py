"""Food Days and the final scoring, row by row: who fed whom, what each temple gave, and that points add up."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from telling.reading import read
from telling.tzolkin_table import TELLING
from tonalli.locale import has_words, text
from tonalli.server.replays import Replay
from tonalli.telling.moment import Moment, MomentRow, recent
from tonalli.telling.phrase import Number, Phrase
from tonalli.telling.sign import written
from tonalli.tzolkin.names import TEMPLES
from tonalli.tzolkin.state import State
from tonalli.tzolkin.steps.food_day import corn_for
from tzolkin.prophecies.foretelling import under
from tzolkin.table import heard, play, side

GAMES = Path(__file__).parents[1] / "games"
RECORDS = ["tzolkin-000-2.txt", "tzolkin-013-3.txt", "tribes-1582-4.txt", "tribes-1233-5.txt"]


def played(record: str) -> Replay:
    return Replay((GAMES / record).read_text(encoding="utf-8"))


def moments(replay: Replay) -> list[Moment]:
    return TELLING.moments(replay.state_at(len(replay.frames) - 1), replay.events)


def row(moment: Moment, kind: str) -> MomentRow:
    return next(row for row in moment.rows if row.kind == kind)


@pytest.mark.parametrize("record", RECORDS)
def test_every_food_day_and_the_end_are_moments_and_their_points_add_up(record: str) -> None:
    replay = played(record)
    found = moments(replay)
    assert [moment.kind for moment in found] == [*["food_day"] * 4, "final_scoring"]
    assert found[-1].after == replay.frames[-1].scores
    for earlier, later in itertools.pairwise(found):
        assert earlier.last < later.first
    for moment in found:
        for seat, points in enumerate(moment.before):
            cells = [cell for each in moment.rows for cell in each.cells if cell.seat == seat]
            assert points + sum(cell.points for cell in cells) == moment.after[seat]
        told = [number for each in moment.rows for number in each.events]
        assert len(told) == len(set(told))
        scored = [n for n in range(moment.first, moment.last + 1) if replay.events[n].kind == "score"]
        assert set(scored) <= set(told)


@pytest.mark.parametrize("record", RECORDS)
def test_everybody_in_play_is_fed_or_hungry(record: str) -> None:
    replay = played(record)
    for moment in moments(replay)[:-1]:
        after = next(number for number, frame in enumerate(replay.frames) if frame.events > moment.last)
        state = replay.state_at(after)
        for cell in row(moment, "corn").cells:
            assert cell.fed + cell.unfed == state.players[cell.seat].workers_in_play()  # type: ignore[attr-defined]
            assert cell.fed >= 0 <= cell.unfed


@pytest.mark.parametrize("record", RECORDS)
def test_moments_are_plain_data_in_words_that_there_are(record: str) -> None:
    for moment in moments(played(record)):
        data = moment.to_dict()
        for phrase in (data["title"], data["hint"], data["next"]):
            assert phrase is None or has_words(phrase["key"])
        for each in data["rows"]:
            assert text(read(each["name"]))
            assert (each["words"] is None) == bool(each["cells"])
            assert all(cell["words"] is None or text(read(cell["words"])) for cell in each["cells"])


def test_rows_come_in_the_order_of_the_rules() -> None:
    found = moments(played("tribes-1233-5.txt"))
    kinds = [[each.kind for each in moment.rows] for moment in found]
    assert kinds[1][:3] == ["income", "corn", "age"]
    assert kinds[1][3:] == ["temple", "temple", "temple", "prophecy"]
    assert [each.thing for each in found[1].rows[3:6]] == ["temple:chaac", "temple:quetzalcoatl", "temple:kukulkan"]
    hints = [text(each.hint) for each in found[1].rows[3:6] if each.hint]
    assert hints == ["highest +6", "highest +2", "highest +4"]
    assert text(found[0].next or found[0].title).startswith("in force from now on")


def test_a_moment_grows_while_something_of_it_is_to_be_decided() -> None:
    """A gold of a temple under Gold Shortage is paid for or refused while the Food Day is held."""
    rich = side(corn=9, temples={"quetzalcoatl": 2})
    state = under("gold_shortage", rich, rich, held=2, last=True)
    play(state, "place:palenque pass")
    (held,) = TELLING.moments(state, heard(state))
    assert not held.over
    assert [each.kind for each in held.rows] == ["corn"]
    play(state, "pay pass")
    (again,) = TELLING.moments(state, heard(state))
    assert again.over
    assert again.first == held.first
    gold = next(each for each in again.rows if each.thing == "temple:quetzalcoatl")
    assert [[written(cell.sign)] for cell in gold.cells] == [
        [[[glyph("z-refuse"), glyph("z-gold", "1")]]],
        [[[glyph("z-gold", "+1"), glyph("z-corn", "−1")]]],
        [[]],
        [[]],
    ]


def glyph(icon: str, text: str = "") -> dict[str, str | bool]:
    return {"icon": icon, "text": text, "mark": "", "inside": icon == "z-points"}


def test_a_watcher_is_sent_what_is_new_and_the_moment_before() -> None:
    found = moments(played("tzolkin-000-2.txt"))
    assert recent(found, 0) == found
    assert recent(found, found[3].first) == found[2:]
    assert recent(found, found[-1].last + 1) == found[-1:]
    assert recent([], 0) == []


@pytest.mark.parametrize("record", RECORDS)
def test_rows_say_what_feeding_costs_and_what_farms_spared(record: str) -> None:
    """As the engine had it on that day, though it is told at the end of the game."""
    replay = played(record)
    for moment in moments(replay)[:-1]:
        fed = row(moment, "corn")
        assert fed.hint is not None
        at = max(number for number, frame in enumerate(replay.frames) if frame.events <= moment.first)
        state = replay.state_at(at)
        assert isinstance(state, State)
        lately = replay.events[replay.frames[at].events : moment.first]
        building = {event.seat for event in lately if event.kind == "build"}
        for cell in fed.cells:
            corn = [glyph for glyphs in cell.sign for glyph in glyphs if glyph.icon == "z-corn"]
            paid = -sum(int(glyph.text.replace("\u2212", "-")) for glyph in corn)
            price, spared = fed.hint.arguments["corn"], 0
            how = cell.words.arguments.get("how") if cell.words else None
            for phrase in how["list"] if how else []:
                if phrase.key == "tzolkin-moment-each":
                    price = phrase.arguments["corn"]
                else:
                    spared = phrase.arguments["corn"]
            assert paid == price * cell.fed - spared
            without = int(state.tribe(cell.seat).corn_per_worker()) + int(state.in_force().corn_per_worker())
            assert price == without
            if cell.seat not in building:
                assert spared == sum(without - int(corn_for(state, cell.seat, worker)) for worker in range(cell.fed))


def test_rows_of_food_days_have_hints() -> None:
    found = [moment for record in RECORDS for moment in moments(played(record))[:-1]]
    hints = {each.kind: text(each.hint) for moment in found for each in moment.rows if each.hint}
    assert hints["corn"] == "2 corn each"
    assert {text(each.hint) for moment in found for each in moment.rows if each.kind == "temple" and each.hint} >= {
        "step and all below",
        "highest +2",
    }
    told = [text(cell.words) for moment in found for cell in row(moment, "corn").cells if cell.words]
    assert any("farms save 2 corn" in words for words in told)


@pytest.mark.parametrize("record", RECORDS)
def test_what_is_due_is_said_before_it_is_counted(record: str) -> None:
    replay = played(record)
    said = set()
    for moment in moments(replay):
        before = next(number for number, frame in enumerate(replay.frames) if frame.events > moment.first) - 1
        state = replay.state_at(before)
        assert isinstance(state, State)
        for each in moment.rows:
            for cell in each.cells:
                assert cell.due is None or has_words(cell.due.key), each.kind
                told = text(cell.due) if cell.due else ""
                said.add((each.kind, told != ""))
                if each.kind == "corn":
                    assert told.split()[0] == str(state.players[cell.seat].workers_in_play())
                elif each.kind == "temple" and "tribes" not in record:
                    temple = TEMPLES.index(str(each.thing).removeprefix("temple:"))
                    assert told == text(
                        Phrase("tzolkin-moment-due.step", step=Number(int(state.players[cell.seat].temples[temple])))
                    )
                elif each.kind == "left":
                    assert told == ("" if cell.points == 0 else f"worth {cell.points * 4:g} corn")
                elif each.kind == "skulls":
                    assert told.split(" ")[0] == ("" if cell.points == 0 else f"{cell.points // 3:g}")
    assert {kind for kind, has in said if has} >= {"corn", "temple", "left"}


def test_whoever_gets_nothing_where_others_score_is_shown_a_zero() -> None:
    zeros = 0
    for record in RECORDS:
        for moment in moments(played(record)):
            for each in moment.rows:
                signs = [[glyph.text for line in cell.sign for glyph in line] for cell in each.cells]
                if each.kind == "corn" or not any(cell.points for cell in each.cells):
                    continue
                assert [] not in signs, each.kind
                for cell, sign in zip(each.cells, signs, strict=True):
                    zeros += sign == ["0"]
                    assert sign != ["0"] or cell.points == 0
    assert zeros > 3
