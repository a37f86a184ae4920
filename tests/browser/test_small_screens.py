"""Each main screen on phones and tablets: targets as broad as a finger, nothing for axe, longer words nowhere cut."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache

import pytest
from playwright.sync_api import Browser, Page

from browser.conftest import PATIENCE, Server
from browser.screenshots import Table, after_food_days
from browser.test_axe import CUT, PERIOD, TRIBES, faults, table_of
from browser.test_small import FINGER, SETTINGS, SIZES

# Everything to press but links within a text, as far as it answers to a finger: what has an edge of its own around it,
# too. Things on the board are as small as they are drawn; whatever is nearest to a finger is meant there.
TOO_SMALL = """(finger) => [...document.querySelectorAll(
  'button, a, summary, select, input, [role="tab"], [role="switch"], [role="button"]')].flatMap((each) => {
  if (!each.checkVisibility() || each.closest('.content, .skip, .veil, [inert]')) return [];
  const style = getComputedStyle(each), around = getComputedStyle(each, '::before');
  if (style.display === 'inline' && each.closest('p, dd, small, .text')) return [];
  const box = (each.closest('label') ?? each).getBoundingClientRect();
  const grown = around.content !== 'none' && around.position === 'absolute' ? around : { width: '0', height: '0' };
  const width = Math.max(box.width, parseFloat(grown.width)), height = Math.max(box.height, parseFloat(grown.height));
  if (box.width === 0 || (width >= finger - 0.5 && height >= finger - 0.5)) return [];
  return [`${each.className} ${each.textContent.trim() || each.ariaLabel}: ${width} x ${height}`];
})"""


class Device:
    """A page of a phone or a tablet, and the way to each screen."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        self.server = server
        self.words = ""

    def go(self, path: str) -> None:
        at, _, held = path.partition("#")
        self.page.goto(f"{at}{self.words}" + (f"#{held}" if held else ""))
        self.page.wait_for_load_state("networkidle")
        self.page.evaluate("() => document.fonts.ready")

    def table(
        self, game: str, players: int, modules: tuple[str, ...] = (), turn: int = 8, *, alone: bool = True
    ) -> None:
        self.sit(table_of(self.server, game, players, modules, turn), alone=alone)

    def sit(self, table: Table, *, alone: bool = True) -> None:
        seats = [table.match.actor] if alone and table.match.actor >= 0 else []
        self.page.add_init_script(f"localStorage.setItem('tonalli-tables', {json.dumps(table.kept(*seats))})")
        self.go(f"/table/{table.opened['id']}")
        self.page.wait_for_selector(".tzolkin, .teotihuacan")
        self.page.wait_for_function("() => document.querySelector('.table-page')?.dataset.busy !== 'true'")

    # ---- screens -------------------------------------------------------------------------------

    def seats(self) -> None:
        """Who sits where, against computers; on a phone in a sheet of its own."""
        self.go("/")
        self.page.locator(".way").nth(2).tap()
        chips = self.page.locator(".dock li button")
        colours = self.page.locator(".colour .now")
        chips.or_(colours).first.wait_for()
        if chips.count():
            chips.first.tap()
        colours.first.tap()
        self.page.wait_for_selector(".colour.open")

    def setup(self) -> None:
        self.go("/")
        self.page.locator(".way").nth(1).tap()
        chips = self.page.locator(".dock li button")
        gear = self.page.locator(".rows .more .text")
        chips.or_(gear).first.wait_for()
        if chips.count():
            chips.first.tap()
        gear.last.tap()
        self.page.wait_for_selector("dialog[open] .sheet legend")

    def waiting_room(self) -> None:
        seats = [{"kind": "person", "name": "Ana"}, {"kind": "open"}]
        wish: dict[str, object] = {"game": "tzolkin", "seats": seats, "options": {}, "waiting": True}
        opened = self.server.post("/api/tables", wish).json()
        self.go(f"/table/{opened['id']}#hold=0.{opened['seats'][0]['token']}")
        self.page.wait_for_selector(".waiting-room")

    def guest_room(self) -> None:
        seats = [{"kind": "person", "name": "Ana"}, {"kind": "open"}, {"kind": "greedy", "name": "Citlali"}]
        wish: dict[str, object] = {"game": "teotihuacan", "seats": seats, "options": {}, "waiting": True}
        opened = self.server.post("/api/tables", wish).json()
        self.go(f"/table/{opened['id']}")
        self.page.wait_for_selector(".waiting-room .name")

    def rules(self, tab: int = 0) -> None:
        self.table("teotihuacan", 2)
        self.page.keyboard.press("?")
        self.page.wait_for_selector("aside.rules article")
        self.page.locator("aside.rules [role=tab]").nth(tab).tap()

    def lesson(self, game: str) -> None:
        self.go(f"/learn/{game}")
        first = self.page.locator(".lesson").get_attribute("data-step")
        self.page.locator(".coach .next").tap()
        self.page.wait_for_function("(first) => document.querySelector('.lesson').dataset.step !== first", arg=first)

    def menu(self) -> None:
        self.table("tzolkin", 2)
        self.page.locator(".head .top button").last.tap()
        self.page.wait_for_selector("dialog[open]")

    def log(self, tab: int = 0) -> None:
        self.table("tzolkin", 2)
        self.page.locator(".head .tab[aria-expanded]").first.tap()
        self.page.locator(".drawer [role=tab]").nth(tab).tap()

    def moment(self) -> None:
        self.sit(after_a_food_day(self.server))
        self.page.locator(".reopen").first.tap()
        self.page.wait_for_selector(".sheet[role=dialog]")

    def scores(self) -> None:
        self.table("teotihuacan", 2, turn=-1, alone=False)
        self.page.keyboard.press("Escape")
        self.page.locator(".bar .over .button").first.tap()
        self.page.wait_for_selector("dialog[open]")


@cache
def after_a_food_day(server: Server) -> Table:
    table = Table(server, "tzolkin", 2, 9)
    table.play_until(after_food_days(1))
    return table


SCREENS: dict[str, Callable[[Device], None]] = {
    "lobby": lambda device: device.go("/"),
    "seats of the lobby": Device.seats,
    "setup": Device.setup,
    "about": lambda device: device.go("/about"),
    "settings": lambda device: device.go("/settings"),
    "waiting room": Device.waiting_room,
    "room of a guest": Device.guest_room,
    "rules": Device.rules,
    "legend": lambda device: device.rules(1),
    "keys": lambda device: device.rules(2),
    "lesson of Teotihuacan": lambda device: device.lesson("teotihuacan"),
    "lesson of Tzolk'in": lambda device: device.lesson("tzolkin"),
    "menu": Device.menu,
    "log": Device.log,
    "chat": lambda device: device.log(1),
    "moment": Device.moment,
    "scores": Device.scores,
    "Teotihuacan": lambda device: device.table("teotihuacan", 3, (), 12),
    "Teotihuacan with everything": lambda device: device.table("teotihuacan", 4, tuple(PERIOD), 12),
    "Tzolk'in": lambda device: device.table("tzolkin", 4, (), 12),
    "Tzolk'in with everything": lambda device: device.table("tzolkin", 5, tuple(TRIBES), 14),
}


@pytest.fixture(params=SIZES)
def device(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Device]:
    """A phone upright or on its side, or a tablet; its pages must not complain."""
    width, height = SIZES[request.param]
    context = browser.new_context(
        base_url=server.url,
        viewport={"width": width, "height": height},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE * 1000)
    context.add_init_script(f"localStorage.setItem('tonalli-settings', '{json.dumps(SETTINGS)}')")
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(error.stack or str(error)))
    yield Device(page, server)
    context.close()
    assert complaints == []


@pytest.mark.parametrize("screen", SCREENS)
def test_fingers_and_listeners_find_everything(device: Device, screen: str) -> None:
    """By day and by night."""
    SCREENS[screen](device)
    page = device.page
    assert page.evaluate(TOO_SMALL, FINGER) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]  # type: ignore[index]
    assert faults(page) == []
    page.emulate_media(color_scheme="dark")
    page.wait_for_function("() => matchMedia('(prefers-color-scheme: dark)').matches")
    assert faults(page) == []


@pytest.mark.parametrize("screen", SCREENS)
def test_longer_words_are_nowhere_cut(device: Device, screen: str) -> None:
    """In a language that nobody speaks, two fifths longer."""
    device.words = "?lang=pseudo"
    SCREENS[screen](device)
    page = device.page
    assert page.evaluate("() => /[åëïøü]/.test(document.body.textContent)")
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]  # type: ignore[index]
    assert page.evaluate(CUT) == []
