"""Moments in a real browser: an Eclipse and a Food Day are counted row by row, and a replay goes to any turn."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Server
from tonalli.locale import text

GAMES = Path(__file__).parents[2] / "web" / "scripts" / "played"
SHEET = '.sheet[role="dialog"]'


def opened(page: Page, server: Server, record: str) -> tuple[str, dict[str, list[int]]]:
    """A replay of a recorded game."""
    replay = server.post("/api/replays", {"record": (GAMES / record).read_text(encoding="utf-8")}).json()["id"]
    page.goto(f"/replay/{replay}")
    page.wait_for_selector(".replay-page")
    return replay, server.get(f"/api/replays/{replay}").json()


@pytest.mark.parametrize(("record", "kind"), [("teotihuacan-3.txt", "eclipse"), ("tzolkin-2.txt", "food_day")])
def test_a_moment_is_counted_row_by_row(page: Page, server: Server, record: str, kind: str) -> None:
    """What the sheet shows are the figures of the server; Space closes it once everything is counted."""
    replay, summary = opened(page, server, record)
    for number in range(1, summary["frames"]):  # type: ignore[call-overload]
        frame = server.get(f"/api/replays/{replay}/frames/{number}").json()
        found = [each for each in frame["moments"] if each["kind"] == kind and each["first"] >= frame["events_from"]]
        if found:
            break
    page.get_by_role("slider").fill(str(number - 1))
    page.keyboard.press("ArrowRight")
    sheet = page.locator(SHEET)
    expect(sheet).to_be_visible()
    (moment,) = found
    expect(sheet.get_by_role("heading")).to_have_text(text(moment["title"]))
    counted = [row for row in moment["rows"] if not row["ahead"]]
    expect(sheet.locator(".row.counted")).to_have_count(len(counted))
    for row, shown in zip(moment["rows"], sheet.locator(".row[role=row]").all(), strict=True):
        expect(shown).to_contain_text(text(row["name"]))
        for cell in [] if row["ahead"] else row["cells"]:
            figures = [glyph["text"] for line in cell["sign"] for glyph in line]
            expect(shown.locator(".cell").nth(cell["seat"]).locator(".gain")).to_have_text(figures)
    totals = [f"{points:g}".replace("-", "−") for points in moment["after"]]
    expect(sheet.locator(".bars b")).to_have_text(totals)
    page.keyboard.press("Space")
    expect(sheet).to_have_count(0)


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
