"""Cards of things hold in every language, on a desk and a phone: nothing of them is cut off or outside the window."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page

from browser.conftest import PATIENCE, Server
from browser.measuring import FAULTS
from browser.screenshots import PHONE, WIDE, Table, asked, late
from browser.test_layouts import ALL, opened
from tonalli import Match
from tonalli.locale import languages

SIZES = {"desk": WIDE, "phone": PHONE}
EVERY = {"desk": 6, "phone": 3}
"""Each language has other cards opened, so that all of them are, in one or the other."""
FEWEST = 12
"""Cards that are opened at any table."""
CARDS = (
    """async ([every, first, spoil]) => {
  const faults = """
    + FAULTS
    + """;
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const found = new Map();
  for (const each of document.querySelectorAll('[data-thing]')) {
    const box = each.getBoundingClientRect();
    const card = each.dataset.card ?? each.dataset.thing;
    const inside = box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight;
    if (inside && box.width > 0 && each.checkVisibility() && !found.has(card)) found.set(card, each);
  }
  const told = [];
  let seen = 0;
  for (const [card, thing] of [...found].filter((_, place) => place % every === first % every)) {
    thing.focus();
    await drawn();
    const shown = document.querySelector('#thing-card');
    if (!shown) continue;
    seen += 1;
    shown.setAttribute('style', shown.getAttribute('style') + spoil);
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) told.push(`${card}: outside of the window`);
    if (shown.scrollWidth > shown.clientWidth + 1) told.push(`${card}: wider than its card`);
    told.push(...faults('#thing-card').map(({ words, how }) => `${card}: ${words}: ${how}`));
  }
  return { seen, told };
}"""
)


@pytest.fixture(scope="module")
def tables(server: Server) -> dict[str, Table]:
    """Both games with all modules."""
    played: dict[str, tuple[Table, Callable[[Match], bool]]] = {
        "teotihuacan": (Table(server, "teotihuacan", 4, 11, modules=ALL["teotihuacan"]), late(14)),
        "tzolkin": (Table(server, "tzolkin", 5, 17, modules=ALL["tzolkin"]), asked("place-more", 9)),
    }
    for table, until in played.values():
        table.play_until(until)
    return {name: table for name, (table, _) in played.items()}


def measured(page: Page, every: int, first: int, spoil: str = "") -> tuple[int, list[str]]:
    """How many cards were opened, and what is wrong with them; each is opened as the keyboard does it."""
    page.evaluate("() => document.fonts.ready")
    page.wait_for_selector("#main [data-thing]")
    page.keyboard.press("Tab")
    found = page.evaluate(CARDS, [every, first, spoil])
    return found["seen"], found["told"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", languages())
def test_cards_have_room(browser: Browser, server: Server, tables: dict[str, Table], language: str, size: str) -> None:
    context = browser.new_context(
        base_url=server.url,
        viewport={"width": SIZES[size]["width"], "height": SIZES[size]["height"]},
        locale=language,
        reduced_motion="reduce",
        has_touch=size == "phone",
        is_mobile=size == "phone",
    )
    context.set_default_timeout(PATIENCE * 1000)
    found = {}
    for name, table in tables.items():
        page = opened(context, table)
        seen, found[name] = measured(page, EVERY[size], languages().index(language))
        assert seen >= FEWEST, (name, seen)
        page.close()
    context.close()
    assert {name: faults for name, faults in found.items() if faults} == {}


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        ("; overflow: hidden; width: 3rem; white-space: nowrap", "cut by"),
        ("; left: 1300px", "outside of the window"),
        ("; width: 2rem; min-width: 0; box-sizing: border-box", "wider than"),
    ],
)
def test_a_card_without_room_is_found(
    browser: Browser, server: Server, tables: dict[str, Table], spoil: str, fault: str
) -> None:
    context = browser.new_context(base_url=server.url, viewport={"width": 1366, "height": 768}, locale="en")
    page = opened(context, tables["tzolkin"])
    seen, told = measured(page, 40, 0, spoil)
    assert seen > 0
    assert any(fault in each for each in told), told
    context.close()
