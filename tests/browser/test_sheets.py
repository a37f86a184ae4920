"""Sheets of moments hold in every language and on every screen: a Food Day, the last Eclipse, the end of both games."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import PATIENCE, Server
from browser.measuring import faults_of
from browser.screenshots import PHONE, SIDE, TABLET, WIDE, Table, after_food_days
from browser.test_layouts import ALL, opened
from tonalli import Match
from tonalli.locale import languages

SIZES = {"desk": WIDE, "tablet": TABLET, "phone": PHONE, "side": SIDE}
END = "dialog[open]"
COUNTED = """() => {
  const rows = [...document.querySelectorAll('.sheet .row[role=row]')];
  return rows.length > 0 && rows.every((row) => row.matches('.counted, .ahead'));
}"""

COVERED = """() => {
  const sheet = document.querySelector('.sheet[role=dialog]').getBoundingClientRect();
  return [...document.querySelectorAll('.bar .say p')].filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return left < sheet.right && right > sheet.left && top < sheet.bottom && bottom > sheet.top;
  }).map((each) => `lies below the sheet: ${each.textContent}`);
}"""
"""What is asked next, where it cannot be read meanwhile."""


def to_the_end(match: Match) -> bool:
    return False


@pytest.fixture(scope="module")
def tables(server: Server) -> dict[str, Table]:
    """Moments with as many seats and modules as there can be."""
    played: dict[str, tuple[Table, Callable[[Match], bool]]] = {
        "food day": (Table(server, "tzolkin", 5, 17, modules=ALL["tzolkin"]), after_food_days(2)),
        "end of Teotihuacan": (Table(server, "teotihuacan", 4, 12, modules=ALL["teotihuacan"]), to_the_end),
        "end of Tzolk'in": (Table(server, "tzolkin", 5, 18, modules=ALL["tzolkin"]), to_the_end),
    }
    for table, until in played.values():
        table.play_until(until)
    return {name: table for name, (table, _) in played.items()}


def measured(page: Page, over: bool) -> Iterator[list[str]]:
    """What is wrong with the end, if the game is over, and with the latest moment."""
    end = page.locator(END)
    if over:
        expect(end).to_be_visible()
        yield faults_of(page)
        page.keyboard.press("Escape")
        expect(end).to_have_count(0)
        yield faults_of(page)
    page.locator(".reopen:visible").first.click()
    page.wait_for_function(COUNTED)
    yield faults_of(page) + page.evaluate(COVERED)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", languages())
def test_sheets_of_moments_have_room(
    browser: Browser, server: Server, tables: dict[str, Table], language: str, size: str
) -> None:
    context = browser.new_context(
        base_url=server.url,
        viewport={"width": SIZES[size]["width"], "height": SIZES[size]["height"]},
        locale=language,
        reduced_motion="reduce",
        has_touch=size != "desk",
        is_mobile=size != "desk",
    )
    context.set_default_timeout(PATIENCE * 1000)
    found = {}
    for name, table in tables.items():
        page = opened(context, table)
        found[name] = [fault for faults in measured(page, table.match.over) for fault in faults]
        page.close()
    context.close()
    assert {name: faults for name, faults in found.items() if faults} == {}
