"""The guided first game of each game, by clicks on what is lit and nothing else, on a desk and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.conftest import PATIENCE, Server
from browser.person import record

GAMES = ["teotihuacan", "tzolkin"]
RING = ".veil .ring"
STATE = """() => {
  const lesson = document.querySelector('.lesson');
  if (!lesson) return null;
  const ring = document.querySelector('.veil .ring')?.getBoundingClientRect();
  const card = document.querySelector('.coach').getBoundingClientRect();
  return {
    step: lesson.dataset.step,
    read: document.querySelector('.coach .task') === null,
    done: document.querySelector('.coach i.done') !== null,
    ring: ring ? { x: ring.x + ring.width / 2, y: ring.y + ring.height / 2, box: ring.toJSON() } : null,
    card: card.toJSON(),
  };
}"""


def begin(page: Page, game: str) -> None:
    page.goto(f"/learn/{game}")
    page.wait_for_selector(".coach")


def seen(page: Page) -> dict[str, Any]:
    """The lesson once it says what to do and shows where."""
    page.wait_for_function(
        f"() => {{ const s = ({STATE})(); return s !== null && !s.done && (s.read || s.ring !== null); }}"
    )
    found: dict[str, Any] = page.evaluate(STATE)
    return found


def click_through(page: Page, click: Callable[[Page, dict[str, Any]], None]) -> list[str]:
    """Do what every step says, until the last one; returns the steps that were seen."""
    steps: list[str] = []
    while True:
        state = seen(page)
        if not steps or steps[-1] != state["step"]:
            steps.append(state["step"])
        if state["read"]:
            button = page.locator(".coach .next")
            last = "Play on" in button.inner_text()
            button.click()
            if last:
                return steps
        else:
            click(page, state)
        page.wait_for_timeout(50)


def on_the_ring(page: Page, state: dict[str, Any]) -> None:
    page.mouse.click(state["ring"]["x"], state["ring"]["y"])


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_finished_by_clicking_what_is_lit(page: Page, server: Server, game: str) -> None:
    begin(page, game)
    steps = click_through(page, on_the_ring)
    told = server.get(f"/api/lessons/{game}").json()["steps"]
    assert steps == [step["name"] for step in told]
    page.wait_for_url("**/table/*")
    expect(page.locator(".lesson")).to_have_count(0)
    # It is an ordinary game now, kept among one's tables, and the lesson counts as learnt.
    table = page.url.rsplit("/", 1)[1]
    assert len(record(server, table).moves) == told[-1]["at"]
    assert page.evaluate("localStorage.getItem('tonalli-lessons')") == f'{{"{game}":{{"done":true}}}}'


def test_the_card_never_covers_what_it_speaks_of(page: Page) -> None:
    begin(page, "teotihuacan")

    def apart(page: Page, state: dict[str, Any]) -> None:
        ring, card = state["ring"]["box"], state["card"]
        beside = ring["right"] <= card["left"] or card["right"] <= ring["left"]
        above = ring["bottom"] <= card["top"] or card["bottom"] <= ring["top"]
        assert beside or above, state["step"]
        on_the_ring(page, state)

    click_through(page, apart)


def test_only_what_is_lit_can_be_clicked(page: Page) -> None:
    begin(page, "teotihuacan")
    while seen(page)["step"] != "pick":
        page.locator(".coach .next").click()
    revision = page.locator(".table-page").get_attribute("data-revision")
    other = page.locator('.bar [data-notation="move:forest.1"]').bounding_box()
    assert other is not None
    page.mouse.click(other["x"] + 10, other["y"] + 10)
    page.keyboard.press("1")
    assert seen(page)["step"] == "pick"
    assert page.locator(".table-page").get_attribute("data-revision") == revision
    on_the_ring(page, seen(page))
    page.wait_for_function("() => document.querySelector('.lesson').dataset.step === 'go'")


@pytest.mark.parametrize("game", GAMES)
def test_next_does_it_and_back_undoes_it(page: Page, game: str) -> None:
    begin(page, game)
    forward = []
    while (state := seen(page))["step"] not in ("again", "third"):
        forward.append(state["step"])
        page.locator(".coach .next").click()
        page.wait_for_function("(step) => document.querySelector('.lesson')?.dataset.step !== step", arg=state["step"])
    # Also into the turn before, which nobody can undo: the table is laid anew.
    for step in reversed(forward[-2:]):
        page.locator(".coach footer button").first.click()
        page.wait_for_function("(step) => document.querySelector('.lesson')?.dataset.step === step", arg=step)
        seen(page)


def test_skipping_asks_once(page: Page) -> None:
    begin(page, "tzolkin")
    page.get_by_role("button", name="Skip the lesson").click()
    page.get_by_role("button", name="Stay").click()
    expect(page.locator(".coach h2")).to_be_visible()
    page.get_by_role("button", name="Skip the lesson").click()
    page.get_by_role("button", name="Play on").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".bar")).to_be_visible()


def test_a_lesson_goes_on_where_it_was_left(page: Page) -> None:
    begin(page, "teotihuacan")
    while seen(page)["step"] != "go":
        page.locator(".coach .next").click()
    page.reload()
    page.wait_for_selector(".coach")
    assert seen(page)["step"] == "go"


@pytest.fixture
def phone(browser: Browser, server: Server) -> Any:
    context: BrowserContext = browser.new_context(
        base_url=server.url,
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE * 1000)
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_on_a_phone(phone: Page, game: str) -> None:
    begin(phone, game)

    def tap(page: Page, state: dict[str, Any]) -> None:
        assert state["ring"]["box"]["top"] >= 0
        assert state["ring"]["box"]["bottom"] <= 845
        page.touchscreen.tap(state["ring"]["x"], state["ring"]["y"])

    steps = click_through(phone, tap)
    assert steps[-1] == "on"
    phone.wait_for_url(re.compile("/table/"))


def test_what_a_lesson_speaks_of_comes_from_behind_its_tab(phone: Page) -> None:
    """The goal of Tzolk'in is told at its temples, which on a phone lie behind a tab; then the gears come back."""
    begin(phone, "tzolkin")
    phone.locator(".coach .next").tap()
    expect(phone.locator('.lesson[data-step="goal"]')).to_be_attached()
    expect(phone.locator("#pane-temples")).to_be_visible()
    card = phone.locator(".coach").bounding_box()
    temples = phone.locator('#pane-temples [data-card="temple:chaac"], #pane-temples [data-thing="temple:chaac"]').first
    expect(temples).to_be_visible()
    box = temples.bounding_box()
    assert card is not None
    assert box is not None
    assert box["y"] >= card["y"] + card["height"] - 1
    phone.locator(".coach .next").tap()
    expect(phone.locator("#pane-gears")).to_be_visible()
