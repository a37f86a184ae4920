"""Somebody who plays with the mouse: looks at what can be clicked and clicks on it.

Everything the tests know about how the pages are made is in this file. Nobody waits for time to pass, only for what the
page says: that it is busy, which revision of the table it shows, what can be clicked.
"""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

import tonalli
from browser.conftest import PATIENCE, Server

TABLE = ".table-page"
QUESTION = ".bar .say p"
STATUS_LINE = "header.top small"
LOST = '.bar.lost, [role="status"] .banner'
LOOK = """() => {
  const table = document.querySelector('.table-page');
  if (!table) return null;
  const all = (selector) => [...document.querySelectorAll(selector)];
  const confirm = document.querySelector('.commands .go');
  return {
    revision: Number(table.dataset.revision),
    busy: table.dataset.busy === 'true',
    over: table.dataset.over === 'true',
    hidden: document.querySelector('main.hand-over') !== null,
    options: all('.bar .option:not(:disabled, .closed)').map((each) => each.dataset.notation),
    things: all('.thing.can').map((each) => each.dataset.thing),
    confirm: confirm !== null && !confirm.disabled,
    steps: document.querySelector('.telling .line') !== null,
    waiting: document.querySelector('.bar .waiting') !== null,
    moment: document.querySelector('.sheet[role=dialog]') !== null,
  };
}"""
# The server has answered, and the page shows what it answered: something to click on, or that others are to decide.
IS_SETTLED = """(seen) => seen !== null && !seen.busy && (
  seen.over || seen.hidden || seen.steps || seen.confirm || seen.waiting || seen.options.length + seen.things.length > 0
)"""
READY = f"() => ({IS_SETTLED})(({LOOK})())"
HAS_COME_TO = f"(revision) => ({READY})() && ({LOOK})().revision >= revision"
MY_TURN = f"() => ({READY})() && (({LOOK})().over || !({LOOK})().waiting)"

GLANCE = 500
"""Milliseconds for one try at a click, after which one looks again whether the thing is still there."""

STUCK = 300
"""Looks after which something must have changed, however somebody clicks."""


def pick(page: Page, group: str, name: str) -> None:
    """Choose one of a group of radio buttons."""
    radio = page.get_by_role("group", name=re.compile(group)).get_by_role("radio", name=re.compile(f"^{name}"))
    radio.first.check(force=True)


WHAT, WHOM, WHERE = "What shall we play", "With whom", "Who sits where"
"""The three questions of the lobby."""


def choose(page: Page, game: str = "Teotihuacan", way: str = "Solo") -> None:
    """Answer the first two questions of the lobby."""
    page.goto("/")
    pick(page, WHAT, game)
    with page.expect_response("**/api/plan"):
        pick(page, WHOM, "Learn")
        pick(page, WHOM, way)
    expect(page.get_by_role("button", name=re.compile("Start the game|Open the table"))).to_be_enabled()


def seat_all(page: Page, players: int, bots: int) -> None:
    """So many seats, of which the last ones are taken by computer players."""
    names = page.get_by_role("group", name=re.compile(WHERE)).locator("li.row")
    while names.count() < players:
        page.get_by_role("button", name="Add a seat").click()
    for number in range(players - bots, players):
        toggle = page.get_by_role("button", name=f"Let a computer play seat {number + 1}")
        if toggle.count() and toggle.get_attribute("aria-pressed") == "false":
            toggle.click()


def start(
    page: Page,
    game: str = "Teotihuacan",
    way: str = "Solo",
    setup: str = "First game",
    modules: str = "",
    players: int | None = None,
    bots: int = 0,
) -> str:
    """Open a table from the lobby, with the modules whose names begin with one of these words; returns its id.

    The last so many seats are taken by computer players.
    """
    choose(page, game, way)
    if players is not None:
        seat_all(page, players, bots)
    if game == "Teotihuacan":
        page.get_by_role("button", name=re.compile("^Setup:")).click()
        pick(page, "^Setup", setup)
        page.get_by_role("button", name="Done").click()
    for module in modules.split():
        switch = page.get_by_role("switch", name=re.compile(f"^{module}"))
        switch.press("Space")
        expect(switch).to_be_checked()
    page.get_by_role("button", name=re.compile("Start the game|Open the table")).click()
    page.wait_for_url("**/table/*")
    if not way.startswith("Online"):
        page.wait_for_selector(TABLE)
    return page.url.rsplit("/", 1)[1]


class Person:
    """One person at one page, who may like to click on the table rather than on the options in the bar."""

    def __init__(self, page: Page, seed: int, on_table: float = 0.6) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.on_table = on_table
        self.clicks = 0
        self.looks = 0
        self.last: object = None

    def wait(self, ready: str = READY, argument: object = None) -> dict[str, Any]:
        """What there is to see, once the page has settled."""
        while True:
            self.page.wait_for_function(ready, arg=argument)
            seen: dict[str, Any] | None = self.page.evaluate(LOOK)
            if seen is not None and not seen["busy"]:
                self.leads_on(seen)
                return seen

    def leads_on(self, seen: dict[str, Any]) -> None:
        """Whoever clicks and always sees the same gives up, and says what it is."""
        shown = [seen[each] for each in ("revision", "hidden", "moment", "steps")]
        self.looks = self.looks + 1 if shown == self.last and not seen["waiting"] else 0
        self.last = shown
        assert self.looks < STUCK, f"nothing leads on from here: {seen}"

    def wait_for(self, revision: int) -> dict[str, Any]:
        """What there is to see, once the page has heard of that revision of the table."""
        return self.wait(HAS_COME_TO, revision)

    def click(self, target: Locator, force: bool = False) -> bool:
        """Click on something, unless it goes away first: a page may take the only option there is by itself."""
        deadline = time.monotonic() + PATIENCE
        while target.count():
            try:
                target.first.click(force=force, timeout=GLANCE)
                return True
            except Error:
                assert time.monotonic() < deadline, f"{target} can never be clicked"
        return False

    def decide(self) -> bool:
        """One click that leads on; False when the game is over or somebody else is to decide."""
        seen = self.wait()
        if seen["moment"]:
            self.page.keyboard.press("Escape")
            return True
        if seen["over"]:
            return False
        if seen["hidden"]:
            self.click(self.page.locator("main.hand-over .go"))
            return True
        if seen["steps"]:
            self.page.keyboard.press("Escape")
            return True
        things, options = seen["things"], seen["options"]
        if things and (not options or self.dice.random() < self.on_table):
            self.click_thing(self.dice.choice(things))
        elif options:
            self.click_option(self.dice.choice(options))
        elif not seen["confirm"]:
            return False
        self.clicks += 1
        self.confirm()
        return True

    def click_thing(self, thing: str) -> None:
        """Click on the table; where several things can be done there, one of them is chosen on the card."""
        if self.click(self.page.locator(f'.thing.can[data-thing="{thing}"]'), force=True):
            several = self.page.locator(".card.open button")
            if count := several.count():
                self.click(several.nth(self.dice.randrange(count)))

    def click_option(self, notation: str) -> None:
        self.click(self.page.locator(f'.bar .option:not(:disabled)[data-notation="{notation}"]'))

    def confirm(self) -> None:
        """Whoever has chosen the last thing of a turn confirms it."""
        if self.wait()["confirm"]:
            self.click(self.page.locator(".commands .go:not(:disabled)"))

    def undo(self) -> None:
        self.page.get_by_role("button", name="Undo").click()

    def question(self) -> Locator:
        return self.page.locator(QUESTION).first

    def status_line(self) -> str:
        return self.page.locator(STATUS_LINE).first.inner_text()

    def is_cut_off(self) -> None:
        """The page says that nobody answers."""
        expect(self.page.locator(LOST)).to_be_visible()

    def is_back(self) -> None:
        expect(self.page.locator(LOST)).to_have_count(0)

    def play(self, clicks: int = 1 << 30) -> dict[str, Any]:
        """So many clicks, fewer if the game ends; while others decide one waits."""
        while clicks > 0 and not self.wait(MY_TURN)["over"]:
            clicks -= self.decide()
        while (seen := self.wait())["moment"]:
            self.page.keyboard.press("Escape")
        return seen


def record(server: Server, table: str) -> tonalli.Match:
    """The game as the server keeps it."""
    return tonalli.load(server.get(f"/api/tables/{table}/record").text)


def deciders(match: tonalli.Match) -> set[int]:
    """Who has decided anything since the setup."""
    return {move.seat for move in match.moves if move.turn > 0}


def join(page: Page, other: Page, server: Server, table: str, name: str) -> None:
    """Somebody takes a free seat by the link, is seen there, and the host begins."""
    link = server.post(f"/api/tables/{table}/look", {}).json()
    assert any(seat["kind"] == "open" for seat in link["seats"]), "nobody can join"
    other.goto(f"/table/{table}")
    other.get_by_role("textbox", name="Your name").fill(name)
    other.get_by_role("button", name="Sit here").first.click()
    expect(page.get_by_text(name, exact=True).first).to_be_visible()
    page.get_by_role("switch", name="Draw the order").uncheck(force=True)
    page.get_by_role("button", name=re.compile("^Start with")).click()
    for each in (page, other):
        each.wait_for_selector(TABLE)


def agree(*people: Person) -> int:
    """Wait until all pages show the same revision of the table, and say which."""
    shown: list[int] = [person.wait()["revision"] for person in people]
    while min(shown) < max(shown):
        shown = [person.wait_for(max(shown))["revision"] for person in people]
    return shown[0]


def play_until(people: list[Person], is_enough: Callable[[], bool]) -> None:
    """Whoever is to decide does, until it is enough or the game is over."""
    while not is_enough():
        revision = agree(*people)
        acted = [person.decide() for person in people]
        if people[0].wait()["over"]:
            return
        assert any(acted) or agree(*people) > revision, "nobody can decide anything"
