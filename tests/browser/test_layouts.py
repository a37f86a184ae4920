"""Layouts hold in every language, on a desk and on a phone: no word is cut off, leaves its box or lies on others."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.conftest import PATIENCE, Server
from browser.measuring import faults_of
from browser.screenshots import PHONE, WIDE, Table, asked, late
from tonalli.locale import languages

SIZES = {"desk": WIDE, "phone": PHONE}
ALL = {
    "teotihuacan": ["obsidian", "court", "altars", "empire"],
    "tzolkin": ["tribes", "prophecies", "buildings", "quick_actions"],
}
SCROLLS = """() => [...document.querySelectorAll('.felt *')].filter((each) => {
  const { overflowY } = getComputedStyle(each);
  return ['auto', 'scroll'].includes(overflowY) && each.scrollHeight > each.clientHeight + 1 && !each.closest('.log');
}).map((each) => `has to be scrolled: ${each.className}`)"""
WITH_HINTS = ("plans", "starting", "alone")
"""Where plans have long names: the Starting Player Space, pairs of boards; or lead over the whole table."""
SHOWN = ".table-page[data-busy=false] :is(.bar .say, .sheet[role=dialog], dialog[open])"


@pytest.fixture(scope="module")
def tables(server: Server) -> dict[str, Table]:
    """Both games, with everything and without."""
    played: dict[str, tuple[Table, Callable[..., bool]]] = {
        "teotihuacan": (Table(server, "teotihuacan", 4, 11, modules=ALL["teotihuacan"]), late(14)),
        "alone": (Table(server, "teotihuacan", 1, 6, modules=[*ALL["teotihuacan"], "swift_bot"]), late(5)),
        "tzolkin": (Table(server, "tzolkin", 4, 4), asked("choose-action", 7)),
        "tribes": (Table(server, "tzolkin", 5, 17, modules=ALL["tzolkin"]), asked("place-more", 9)),
        "opening": (Table(server, "tzolkin", 3, 5, modules=ALL["tzolkin"]), lambda match: True),
        "days": (Table(server, "tzolkin", 3, 5, modules=ALL["tzolkin"]), asked("choose-days", 20)),
        "royal": (Table(server, "teotihuacan", 2, 7, modules=["obsidian", "court"]), asked("pause", 8)),
        "plans": (Table(server, "tzolkin", 3, 5), late(20)),
        "starting": (Table(server, "teotihuacan", 2, 44, modules=ALL["teotihuacan"]), lambda match: True),
    }
    for table, until in played.values():
        table.play_until(until)
    return {name: table for name, (table, _) in played.items()}


@pytest.fixture(params=SIZES)
def size(request: pytest.FixtureRequest) -> str:
    found: str = request.param
    return found


@pytest.fixture(params=languages())
def reading(request: pytest.FixtureRequest, browser: Browser, server: Server, size: str) -> Iterator[BrowserContext]:
    """A browser of a reader of one language."""
    small = size == "phone"
    context = browser.new_context(
        base_url=server.url,
        viewport={"width": SIZES[size]["width"], "height": SIZES[size]["height"]},
        locale=request.param,
        reduced_motion="reduce",
        has_touch=small,
        is_mobile=small,
    )
    context.set_default_timeout(PATIENCE * 1000)
    yield context
    context.close()


def opened(context: BrowserContext, table: Table) -> Page:
    """The table as whoever is to decide sees it."""
    page = context.new_page()
    seats = [table.match.actor] if table.match.actor >= 0 else []
    page.add_init_script(f"localStorage.setItem('tonalli-tables', {json.dumps(table.kept(*seats))})")
    page.add_init_script("localStorage.setItem('tonalli-settings', JSON.stringify({ hints: false }))")
    page.goto(f"/table/{table.opened['id']}")
    page.wait_for_selector(SHOWN)
    return page


def test_words_have_room(reading: BrowserContext, size: str, tables: dict[str, Table]) -> None:
    found = {}
    for name, table in tables.items():
        page = opened(reading, table)
        found[name] = faults_of(page) + (page.evaluate(SCROLLS) if size == "desk" else [])
        if name in ("teotihuacan", "tribes"):
            page.locator("header.top .tab[aria-expanded]").click()
            expect(page.locator(".log")).to_be_visible()
            found[f"log of {name}"] = faults_of(page)
        if name in WITH_HINTS:
            page.locator('[data-command="hint"]').click()
            expect(page.locator("[data-plan]").first).to_be_visible()
            found[f"hint of {name}"] = faults_of(page)
        page.close()
    for path in ("/", "/settings", "/learn/teotihuacan", "/rules/tzolkin"):
        page = reading.new_page()
        page.goto(path)
        page.wait_for_selector("main")
        page.wait_for_load_state("networkidle")
        found[path] = faults_of(page)
        page.close()
    assert {name: faults for name, faults in found.items() if faults} == {}


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        ("document.querySelector('.bar .say').style = 'overflow: hidden; width: 3rem; white-space: nowrap'", "cut by"),
        ("document.querySelector('.commands .go').style.width = '3rem'", "wider than"),
        (
            "const small = document.querySelector('header.top small'); small.textContent = 'Bordered';"
            "small.style = 'position: fixed; inset: 50% auto auto 50%; border: 4px solid; font: 20px monospace';"
            "small.style.width = `${small.getBoundingClientRect().width - 5}px`",
            "wider than",
        ),
        ("document.querySelector('header.top small').style = 'position: relative; top: -1rem'", "lies on"),
    ],
)
def test_what_has_no_room_is_found(
    browser: Browser, server: Server, tables: dict[str, Table], spoil: str, fault: str
) -> None:
    context = browser.new_context(base_url=server.url, viewport={"width": 1366, "height": 768}, locale="en")
    page = opened(context, tables["tzolkin"])
    assert faults_of(page) == []
    page.evaluate(f"() => {{ {spoil}; }}")
    assert any(fault in each for each in faults_of(page)), faults_of(page)
    context.close()
