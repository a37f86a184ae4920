"""Moments in a real browser: an Eclipse, Food Days and the end, row by row; a replay goes to any turn."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Server
from tonalli.locale import text

GAMES = Path(__file__).parents[2] / "web" / "scripts" / "played"
SHEET = '.sheet[role="dialog"]'
WATCH = """(places) => {
  window.seen = [];
  const look = () => {
    const points = places.map((place) => document.querySelector(place)?.textContent ?? '');
    const said = document.querySelector('.say p')?.textContent ?? '';
    const last = window.seen.at(-1);
    if (!last || last.said !== said || String(last.points) !== String(points)) window.seen.push({ points, said });
    requestAnimationFrame(look);
  };
  look();
}"""
"""Notes whatever points the seats show, and what the bar says, frame by frame."""


def opened(page: Page, server: Server, record: str) -> tuple[str, dict[str, list[int]]]:
    """A replay of a recorded game."""
    replay = server.post("/api/replays", {"record": (GAMES / record).read_text(encoding="utf-8")}).json()["id"]
    page.goto(f"/replay/{replay}")
    page.wait_for_selector(".replay-page")
    return replay, server.get(f"/api/replays/{replay}").json()


def frames_of(server: Server, replay: str, frames: int) -> Iterator[tuple[int, list[dict[str, Any]]]]:
    """The steps of a replay that bring moments, with those."""
    for number in range(1, frames):
        frame = server.get(f"/api/replays/{replay}/frames/{number}").json()
        found = [each for each in frame["moments"] if each["first"] >= frame["events_from"]]
        if found:
            yield number, found


def points(of_seats: list[float]) -> list[str]:
    return [f"{each:g}".replace("-", "−") for each in of_seats]


def is_as_told(sheet: Locator, moment: dict[str, Any]) -> None:
    """What a sheet shows once everything is counted are the figures of the server."""
    expect(sheet.get_by_role("heading")).to_have_text(text(moment["title"]))
    counted = [row for row in moment["rows"] if not row["ahead"]]
    expect(sheet.locator(".row.counted")).to_have_count(len(counted))
    for row, shown in zip(moment["rows"], sheet.locator(".row[role=row]").all(), strict=True):
        expect(shown).to_contain_text(text(row["name"]))
        for cell in [] if row["ahead"] else row["cells"]:
            figures = [glyph["text"] for line in cell["sign"] for glyph in line]
            expect(shown.locator(".cell").nth(cell["seat"]).locator(".gain")).to_have_text(figures)
    expect(sheet.locator(".bars b")).to_have_text(points(moment["after"]))


@pytest.mark.parametrize(
    ("record", "kinds"),
    [("teotihuacan-3.txt", ["eclipse"]), ("tzolkin-2.txt", [*["food_day"] * 4, "final_scoring"])],
)
def test_moments_are_counted_row_by_row(page: Page, server: Server, record: str, kinds: list[str]) -> None:
    """Every Food Day up to the end, the first Eclipse; Space closes a sheet once everything is counted."""
    replay, summary = opened(page, server, record)
    told: list[str] = []
    for number, found in frames_of(server, replay, int(str(summary["frames"]))):
        page.get_by_role("slider").fill(str(number - 1))
        page.keyboard.press("ArrowRight")
        sheet = page.locator(SHEET)
        for moment in found:
            expect(sheet).to_be_visible()
            is_as_told(sheet, moment)
            told.append(moment["kind"])
            page.keyboard.press("Space")
        expect(sheet).to_have_count(0)
        if len(told) >= len(kinds):
            break
    assert told == kinds


@pytest.mark.parametrize(
    ("width", "height", "place"),
    [
        (1366, 768, '.seats [data-thing="points:{}"] .hidden-words'),
        (390, 844, '.rail .points[data-thing="points:{}"] b'),
    ],
)
def test_the_end_is_not_told_before_it_is_counted(
    page: Page, server: Server, width: int, height: int, place: str
) -> None:
    """Seats and bar of a replay, or the rail of a phone, go on from the fourth Food Day row by row; the winner comes
    last.
    """
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(reduced_motion="no-preference")
    replay, summary = opened(page, server, "tzolkin-2.txt")
    number, (food, final) = list(frames_of(server, replay, int(str(summary["frames"]))))[-1]
    places = [place.format(seat) for seat in range(len(final["after"]))]
    page.get_by_role("slider").fill(str(number - 1))
    before = points(server.get(f"/api/replays/{replay}/frames/{number - 1}").json()["scores"])
    for each, shown in zip(places, before, strict=True):
        expect(page.locator(each)).to_have_text(shown)
    page.evaluate(WATCH, places)
    page.keyboard.press("ArrowRight")
    sheet = page.locator(SHEET)
    for moment in (food, final):
        expect(sheet.get_by_role("heading")).to_have_text(text(moment["title"]))
        # Whoever points at a sheet is reading it.
        sheet.hover()
        expect(sheet.locator(".row.counted")).to_have_count(len(moment["rows"]))
        for each, shown in zip(places, points(moment["after"]), strict=True):
            expect(page.locator(each)).to_have_text(shown)
        page.keyboard.press("Space")
    expect(sheet).to_have_count(0)
    expect(page.locator(".say p")).to_contain_text("Winner")
    seen = page.evaluate("window.seen")
    totals = [before, *counted(food), *counted(final)]
    assert [each for each in seen if each["points"] not in totals] == []
    first = next(i for i, each in enumerate(seen) if "Winner" in each["said"])
    assert all(each["points"] == points(final["after"]) for each in seen[first:])


def counted(moment: dict[str, Any]) -> list[list[str]]:
    """The points of all seats after each row of a moment."""
    rows = [[cell["points"] for cell in row["cells"]] or [0] * len(moment["before"]) for row in moment["rows"]]
    return [points(list(map(sum, zip(moment["before"], *rows[:at], strict=True)))) for at in range(len(rows) + 1)]


def test_whoever_moves_in_time_leaves_what_is_being_counted(page: Page, server: Server) -> None:
    page.emulate_media(reduced_motion="no-preference")
    replay, _ = opened(page, server, "tzolkin-2.txt")
    page.keyboard.press("End")
    expect(page.locator(SHEET)).to_be_visible()
    page.get_by_role("slider").fill("5")
    expect(page.locator(SHEET)).to_have_count(0)
    for seat, shown in enumerate(points(server.get(f"/api/replays/{replay}/frames/5").json()["scores"])):
        expect(page.locator(f'.seats [data-thing="points:{seat}"] .hidden-words')).to_have_text(shown)


def test_a_replay_goes_to_any_turn_of_its_list(page: Page, server: Server) -> None:
    opened(page, server, "tzolkin-2.txt")
    if not page.locator(".log").count():
        page.get_by_role("button", name=re.compile("^Log")).click()
    turn = page.locator(".log .to").nth(8)
    words = turn.inner_text()
    turn.click()
    expect(page.locator(".say small")).not_to_have_text(re.compile("^Step 0 "))
    page.keyboard.press("ArrowRight")
    expect(page.locator(".log .turn.now .to")).to_have_text(words)
