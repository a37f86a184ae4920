"""Others' turns on phones and tablets: the step that is told is in sight where it happens, with all its words."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import PATIENCE, Server
from browser.test_bar import COMMANDS
from browser.test_others import LINE, pause_again, pause_at
from browser.test_small import FINGER, SIZES, TOO_SMALL

STEPS = f"{LINE} li button"
WORDS = f"{LINE} .told"
AT_REST = "() => document.querySelector('.trail:not(.gliding)') !== null"
# Parts of the step that is told which are cut off, or lie below something else.
CUT_OFF = """(words) => {
  const told = document.querySelector(words);
  const bar = document.querySelector('.bar').getBoundingClientRect();
  const { left, right, top, bottom } = told.getBoundingClientRect();
  const within = left >= bar.left - 1 && right <= bar.right + 1 && top >= bar.top - 1 && bottom <= bar.bottom + 1;
  const whole = [told, ...told.children].every((each) => each.scrollWidth <= each.clientWidth + 1
    || getComputedStyle(each).display === 'inline');
  const corners = [[left + 4, top + 3], [right - 4, top + 3], [left + 4, bottom - 3], [right - 4, bottom - 3]];
  const covered = corners.filter(([x, y]) => !document.elementFromPoint(x, y)?.closest('.telling'));
  return [
    ...(within ? [] : ['out of the bar']), ...(whole ? [] : ['cut']), ...covered.map((each) => `covered ${each}`),
  ];
}"""
# Whether the thing that is told lies in the window on the board with nothing floating over it; nothing for one that
# lies nowhere on this screen.
COVERED = """() => {
  const mark = document.querySelector('.trail .mark.now');
  if (!mark) return null;
  const { left, right, top, bottom } = mark.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const there = document.elementFromPoint(x, y);
  return there?.closest('.content, .seat, .seats, .part') ? '' : `below ${there?.outerHTML.slice(0, 120)} at ${x} ${y}`;
}"""
# Whether some of the answers can be seen.
ANSWERS = """() => [...document.querySelectorAll('.bar .answers .option:not(.closed)')].filter((each) => {
  const box = each.getBoundingClientRect();
  const row = each.closest('.answers').getBoundingClientRect();
  return box.height > 0 && box.top >= row.top - 1 && box.top + 20 <= row.bottom;
}).length > 0"""
HEARD = "() => [...document.querySelectorAll('.table-page > .hidden-words p')].map((each) => each.textContent)"


@pytest.fixture
def device(browser: Browser, server: Server) -> Iterator[Callable[[str], Page]]:
    """A device held in the hand on which things move; its pages must not complain."""
    contexts = []
    complaints: list[str] = []

    def take(size: str) -> Page:
        width, height = SIZES[size]
        context = browser.new_context(
            base_url=server.url, viewport={"width": width, "height": height}, has_touch=True, is_mobile=True
        )
        context.set_default_timeout(PATIENCE * 1000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(error.stack or str(error)))
        return page

    yield take
    for context in contexts:
        context.close()
    assert complaints == []


def seen_where_it_happens(page: Page) -> bool:
    """The step of now has all its words, and its thing is in sight; False where it lies nowhere on the board."""
    page.wait_for_function(AT_REST)
    assert page.evaluate(CUT_OFF, WORDS) == []
    covered = page.evaluate(COVERED)
    assert covered in (None, "")
    return covered is not None


@pytest.mark.parametrize("game", ["teotihuacan", "tzolkin"])
@pytest.mark.parametrize("size", list(SIZES))
def test_what_is_told_is_in_sight_with_all_its_words(
    device: Callable[[str], Page], server: Server, size: str, game: str
) -> None:
    page = device(size)
    person = pause_at(page, server, game)
    places = page.evaluate(COMMANDS)
    assert page.evaluate(TOO_SMALL, FINGER) == []
    # The own question can be answered meanwhile.
    page.wait_for_function(ANSWERS)
    assert any(said.startswith("Ben ") for said in page.evaluate(HEARD))
    shown = 0
    for number in range(page.locator(STEPS).count()):
        page.locator(STEPS).nth(number).click()
        expect(page.locator(f"{LINE} li").nth(number)).to_have_attribute("aria-current", "step")
        shown += seen_where_it_happens(page)
        # Nothing below the words moves, however long they are.
        assert page.evaluate(COMMANDS) == places
    assert shown
    faster = page.locator(LINE).get_by_role("button", name="twice as fast")
    faster.click()
    expect(page.locator(LINE)).to_have_count(0)

    # It stands in the log, and is told once more.
    pause_again(page, person)
    expect(page.locator(STEPS).first).to_be_visible()
    expect(page.locator(LINE).get_by_text("As it was then")).to_be_visible()
    page.locator(STEPS).first.click()
    seen_where_it_happens(page)
    page.locator(LINE).get_by_role("button", name="Skip").click()
    expect(page.locator(LINE)).to_have_count(0)
    expect(page.locator(".trail .mark")).to_have_count(0)
