"""axe finds nothing on any screen, by day and by night, and words that are longer by two fifths are nowhere cut."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from browser.conftest import Server
from browser.measuring import faults_of
from browser.screenshots import PHONE, Table, after_food_days, late

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
TRIBES = ["tribes", "prophecies", "buildings", "quick_actions"]
PERIOD = ["obsidian", "court", "altars", "empire"]
# Figures drawn on a thing are a picture, not its label: what they mean is said in words.
FAULTS = """async () => (await axe.run(document, {
  resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: false } },
})).violations.flatMap(
  ({ id, help, nodes }) => nodes.slice(0, 3).map(({ html, any }) =>
    `${id}: ${help}: ${html.slice(0, 160)} ${(any[0] ?? {}).message ?? ''}`))"""
CUT = """() => [...document.querySelectorAll('body *')].filter((each) => {
  if (each.closest('svg, .sprites, select, [aria-hidden=true] .ic') || !each.checkVisibility({ opacityProperty: true })) return false;
  if (each.closest('.hidden-words, [data-folds]') || each.matches('input, textarea')) return false;
  const text = [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '');
  if (!text) return false;
  for (let box = each; box && box !== document.body; box = box.parentElement) {
    const style = getComputedStyle(box);
    if (style.clipPath !== 'none') return false;
    if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
    if (['auto', 'scroll'].includes(style.overflowY) || ['auto', 'scroll'].includes(style.overflowX)) return false;
    const range = document.createRange();
    range.selectNodeContents(each);
    const words = range.getBoundingClientRect(), room = box.getBoundingClientRect();
    if (words.right > room.right + 1.5 || words.left < room.left - 1.5 || words.bottom > room.bottom + 3) return true;
  }
  return false;
}).map((each) => `${each.className || each.tagName}: ${each.textContent.trim().slice(0, 60)}`)"""  # noqa: E501


@cache
def table_of(server: Server, game: str, players: int, modules: tuple[str, ...], turn: int) -> Table:
    """A table in the middle of a game; the same one for every test."""
    table = Table(server, game, players, 4, modules=list(modules))
    table.play_until((lambda match: False) if turn < 0 else late(turn))
    return table


def come(page: Page, path: str, table: Table | None = None, *, alone: bool = True) -> None:
    """Open a page; at a table on the seat that decides."""
    if table is not None:
        seats = [table.match.actor] if alone and table.match.actor >= 0 else []
        page.add_init_script(f"localStorage.setItem('tonalli-tables', {json.dumps(table.kept(*seats))})")
    page.goto(path)
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready")


def faults(page: Page) -> list[str]:
    """What axe finds."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(FAULTS)
    return found


def at_table(page: Page, table: Table, *, alone: bool = True) -> None:
    come(page, f"/table/{table.opened['id']}", table, alone=alone)
    page.wait_for_selector(".tzolkin, .teotihuacan, main.hand-over, dialog[open]")


@pytest.fixture(params=["light", "dark"])
def lit_page(request: pytest.FixtureRequest, another_context: Callable[[], BrowserContext]) -> Page:
    """By day and by night."""
    page = another_context().new_page()
    page.emulate_media(color_scheme=request.param, reduced_motion="reduce")
    return page


@pytest.mark.parametrize("path", ["/", "/settings", "/about", "/rules/teotihuacan", "/learn/tzolkin"])
def test_axe_finds_nothing_on_pages_around_the_table(lit_page: Page, path: str) -> None:
    come(lit_page, path)
    lit_page.wait_for_selector("h1")
    assert faults(lit_page) == []


@pytest.mark.parametrize(
    ("game", "players", "modules", "turn"),
    [
        ("teotihuacan", 2, (), 8),
        ("teotihuacan", 4, tuple(PERIOD), 12),
        ("tzolkin", 2, (), 8),
        ("tzolkin", 5, tuple(TRIBES), 14),
        ("tzolkin", 3, tuple(TRIBES), 0),
        ("teotihuacan", 2, (), -1),
        ("tzolkin", 2, (), -1),
    ],
)
def test_axe_finds_nothing_at_tables(
    lit_page: Page, server: Server, game: str, players: int, modules: tuple[str, ...], turn: int
) -> None:
    at_table(lit_page, table_of(server, game, players, modules, turn))
    assert faults(lit_page) == []


def test_axe_finds_nothing_in_what_lies_over_the_table(lit_page: Page, server: Server) -> None:
    """The log, a card with its choices, the rules, the menu, what is told of a Food Day."""
    table = Table(server, "tzolkin", 2, 9)
    table.play_until(after_food_days(1))
    at_table(lit_page, table)
    if lit_page.locator(".reopen").count():
        lit_page.locator(".reopen").first.click()
        lit_page.wait_for_selector(".sheet[role=dialog]")
        assert faults(lit_page) == []
        lit_page.keyboard.press("Escape")
    lit_page.get_by_role("button", name="Log", exact=True).press("Enter")
    lit_page.get_by_role("log").wait_for()
    assert faults(lit_page) == []
    lit_page.get_by_role("button", name="Menu", exact=True).press("Enter")
    lit_page.wait_for_selector("dialog[open]")
    assert faults(lit_page) == []


def test_axe_finds_nothing_in_questions(lit_page: Page, server: Server) -> None:
    """How to share a table, whether to resign, whether to leave."""
    table = Table(server, "teotihuacan", 2, 9)
    come(lit_page, f"/table/{table.opened['id']}?share", table)
    lit_page.wait_for_selector("dialog[open]")
    assert faults(lit_page) == []
    come(lit_page, f"/table/{table.opened['id']}?resign")
    lit_page.wait_for_selector("dialog[open] [role=alert]")
    assert faults(lit_page) == []
    come(lit_page, "/")
    lit_page.get_by_role("button", name=re.compile("^More about")).click()
    assert faults(lit_page) == []
    lit_page.get_by_role("button", name="Leave …", exact=True).click()
    lit_page.wait_for_selector("dialog[open]")
    assert faults(lit_page) == []


def test_axe_finds_nothing_in_a_replay(lit_page: Page, server: Server) -> None:
    table = table_of(server, "tzolkin", 2, (), -1)
    come(lit_page, f"/replay/{table.opened['id']}")
    lit_page.wait_for_selector(".tzolkin")
    assert faults(lit_page) == []


def test_axe_finds_nothing_before_a_table_begins(lit_page: Page, server: Server) -> None:
    seats = [{"kind": "person", "name": "Ana"}, {"kind": "open"}]
    wish: dict[str, object] = {"game": "tzolkin", "seats": seats, "options": {}, "waiting": True}
    opened: dict[str, Any] = server.post("/api/tables", wish).json()
    come(lit_page, f"/table/{opened['id']}#hold=0.{opened['seats'][0]['token']}")
    expect(lit_page.locator(".waiting-room")).to_be_visible()
    assert faults(lit_page) == []


def longer_faults(page: Page) -> list[str]:
    """Names of people and cities are in no language longer than they are; made so they may go on in a second line."""
    return [fault for fault in faults_of(page) if not fault.endswith(": a word broken in two")]


@pytest.mark.parametrize(
    ("game", "players", "modules", "turn"),
    [("teotihuacan", 3, (), 12), ("tzolkin", 4, (), 12), ("tzolkin", 5, tuple(TRIBES), 14), ("", 0, (), 0)],
)
def test_longer_words_are_nowhere_cut(
    page: Page, server: Server, game: str, players: int, modules: tuple[str, ...], turn: int
) -> None:
    """In a language that nobody speaks, two fifths longer, at the smallest window of a desk."""
    if game:
        table = table_of(server, game, players, modules, turn)
        come(page, f"/table/{table.opened['id']}?lang=pseudo", table)
        page.wait_for_selector(f".{game}")
    else:
        come(page, "/?lang=pseudo")
    assert page.evaluate("() => /[åëïøü]/.test(document.body.textContent)")
    assert page.evaluate(CUT) == []
    assert longer_faults(page) == []
    # Its name lies on nothing that has a ground of its own, either.
    assert page.evaluate("() => [...document.querySelectorAll('h1')].every((h) => h.scrollWidth <= h.clientWidth + 1)")
    if not game:
        page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
        page.wait_for_selector(".dock, .lesson, .setup")
        assert page.evaluate(CUT) == []
        assert longer_faults(page) == []
