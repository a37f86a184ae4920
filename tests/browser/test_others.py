"""What others do is told on the table: where it happens, step by step, as fast as somebody likes, and again."""

from __future__ import annotations

import contextlib
import itertools
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import tonalli
from browser.conftest import PATIENCE, Server
from browser.person import READY, Person

LINE = ".telling .line"
NOW = f"{LINE} li[aria-current=step]"
MARKS = ".trail .mark"
ANSWERS = ".bar .answers .option:not(.closed)"
IN_SIGHT = """(answers) => [...document.querySelectorAll(answers)].filter((each) => {
  const box = each.getBoundingClientRect();
  const row = each.closest('.answers').getBoundingClientRect();
  const isLevel = box.top >= row.top - 1 && box.bottom <= row.bottom + 1;
  return isLevel && box.left >= row.left - 1 && box.right <= row.right + 1;
}).map((each) => each.dataset.notation)"""
# What the other seat has of each good, and what the step that is told brought and cost it, by icon.
HAS = """() => Object.fromEntries([...document.querySelectorAll('.seat[aria-label="Ben"] .good')].map((each) => [
  each.querySelector('use').getAttribute('href'), Number(each.querySelector('b').textContent),
]))"""
BROUGHT = """(now) => [...document.querySelectorAll(`${now} .chip`)].map((each) => [
  each.querySelector('use').getAttribute('href'),
  Number(each.querySelector('[aria-hidden]').textContent.replace('−', '-').replace('+', '')),
])"""
NO_HINTS = "localStorage['tonalli-settings'] ??= JSON.stringify({ hints: false })"


class Told(Exception):
    """The other seat does something."""


class Onlooker(Person):
    """Somebody who plays until something is told."""

    def wait(self, ready: str = READY, argument: object = None) -> dict[str, Any]:
        seen = super().wait(ready, argument)
        if seen["steps"]:
            raise Told
        return seen


@pytest.fixture
def moving(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    """A browser in which things move."""
    context = browser.new_context(base_url=server.url, viewport={"width": 1366, "height": 768})
    context.set_default_timeout(PATIENCE * 1000)
    yield context
    context.close()


def watch(page: Page, server: Server, game: str) -> Onlooker:
    """Play with a computer seat until what it does is told."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "random", "name": "Ben"}]
    opened = server.post("/api/tables", {"game": game, "options": {}, "seats": seats, "seed": 5}).json()
    page.add_init_script(NO_HINTS)
    page.goto(f"/table/{opened['id']}#hold=0.{opened['seats'][0]['token']}")
    person = Onlooker(page, 3)
    go_on(person)
    return person


def go_on(person: Onlooker) -> None:
    """Play until something is told."""
    with contextlib.suppress(Told):
        while True:
            person.decide()


def pause_at(page: Page, server: Server, game: str) -> Onlooker:
    """Stop what is told of a computer seat. A turn of few steps may be over before somebody has pressed the button, on
    a busy machine above all: then the next one is stopped.
    """
    person = watch(page, server, game)
    pause_now(page, person)
    return person


def pause_next(page: Page, person: Onlooker) -> None:
    """Stop the next turn that is told."""
    go_on(person)
    pause_now(page, person)


def pause_now(page: Page, person: Onlooker) -> None:
    pause = page.locator(LINE).get_by_role("button", name="Pause")
    while not person.click(pause):
        go_on(person)
    expect(pause).to_have_attribute("aria-pressed", "true")


def pause_again(page: Page, person: Onlooker) -> None:
    """Have the last turn told once more from the log, and stop that."""
    while True:
        page.get_by_role("button", name="Log", exact=True).click()
        page.get_by_role("button", name="Tell this turn of Ben again").last.click()
        page.wait_for_selector(LINE)
        if person.click(page.locator(LINE).get_by_role("button", name="Pause")):
            return


AT_ONCE = """(button) => new Promise((done) => {
  button.click();
  requestAnimationFrame(() => done(button.ariaPressed));
})"""
"""Presses a button that may be gone soon, and says what became of it."""


@pytest.mark.parametrize("game", ["teotihuacan", "tzolkin"])
def test_steps_are_told_where_they_happen_while_one_may_answer(
    moving: BrowserContext, server: Server, game: str
) -> None:
    page = moving.new_page()
    person = pause_at(page, server, game)
    expect(page.locator(NOW)).to_have_count(1)
    expect(page.locator(MARKS).first).to_be_visible()
    expect(page.locator(ANSWERS).first).to_be_visible()
    meanwhile = page.evaluate(IN_SIGHT, ANSWERS)
    assert page.locator(LINE).get_by_role("button", name="twice as fast").evaluate(AT_ONCE) == "true"
    expect(page.locator(LINE)).to_have_count(0)
    # All answers there are were in sight meanwhile, none behind a list that opens.
    expect(page.locator(".bar .answers .more")).to_have_count(0)
    assert meanwhile == page.evaluate(IN_SIGHT, ANSWERS)
    assert page.evaluate("JSON.parse(localStorage.getItem('tonalli-settings')).pace") == 2
    expect(page.locator(MARKS)).to_have_count(0)

    # The turn stands in the log, and is told once more.
    pause_again(page, person)
    expect(page.locator(f"{LINE} li").first).to_be_visible()
    # Whoever looks up knows that the table is not the one of now.
    expect(page.locator(LINE).get_by_text("As it was then")).to_be_visible()
    expect(page.locator(".felt.then")).to_have_count(1)
    page.locator(LINE).get_by_role("button", name="Skip").click()
    expect(page.locator(LINE)).to_have_count(0)
    expect(page.locator(".felt.then")).to_have_count(0)


@pytest.mark.parametrize("size", ["desk", "phone", "side"])
def test_whoever_comes_back_in_their_own_turn_is_told_what_others_did(
    moving: BrowserContext, server: Server, size: str
) -> None:
    width, height = {"desk": (1366, 768), "phone": (360, 640), "side": (844, 390)}[size]
    page = moving.new_page()
    watch(page, server, "teotihuacan")
    page.wait_for_selector(ANSWERS)
    page.set_viewport_size({"width": width, "height": height})
    page.reload()
    page.wait_for_selector(ANSWERS)
    expect(page.locator(LINE)).to_have_count(0)
    shown = "document.querySelector('.bar .say p').getBoundingClientRect().toJSON()"
    stood = page.evaluate(shown)
    meanwhile = page.get_by_role("button", name="What others did since your last turn")
    meanwhile.click()
    expect(page.locator(f"{LINE} li").first).to_be_visible()
    expect(page.locator(LINE).get_by_text("As it was then")).to_be_visible()
    page.locator(LINE).get_by_role("button", name="Skip").click()
    expect(page.locator(LINE)).to_have_count(0)
    assert page.evaluate(shown) == stood
    page.keyboard.press("l")
    expect(page.locator(f"{LINE} li").first).to_be_visible()


STANDS_ON = """() => {
  const told = document.querySelector('.telling .line li[aria-current=step] span')?.textContent ?? '';
  const [, gear, space] = /placed a worker on ([A-Z][a-z]+) (\\d)$/.exec(told) ?? [];
  if (!gear) return null;
  const middle = (each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const mark = document.querySelector('.trail .mark.now');
  const from = document.querySelector(`[data-thing="space:${gear.toLowerCase()}_${space}"]`);
  const on = document.querySelector(`[data-thing="space:${gear.toLowerCase()}_${Number(space) + 1}"]`);
  const moves = document.getAnimations().some(({ effect }) => effect?.target?.closest?.('.gears'));
  if (!mark || !from || !on || moves) return null;
  const away = (each) => Math.hypot(...middle(mark).map((at, i) => at - middle(each)[i]));
  const day = Number(document.querySelector('[data-day]').dataset.day);
  return { day, far: Math.min(away(from), away(on)) };
}"""
"""How far the mark of a placement that is told lies from the space it was put on, or from the next one a day later."""


def test_a_mark_rides_with_the_worker_it_tells_of(moving: BrowserContext, server: Server) -> None:
    page = moving.new_page()
    watch(page, server, "tzolkin")
    person = Onlooker(page, 3)
    far: list[float] = []
    while len(far) < 3:
        seen = page.evaluate(STANDS_ON)
        far += [seen["far"]] if seen else []
        if not page.locator(LINE).count():
            with contextlib.suppress(Told):
                person.decide()
    assert max(far) < 4, far


STANDS = """() => [...document.querySelectorAll('.tbl:not(.lens) :is(.marker, .disc, .die)')].map((each) => [
  each.closest('[data-thing]').dataset.thing, each.getAttribute('href'),
])"""
"""What stands where on the board: markers, discs and dice."""
REACHED = re.compile(r"(Avenue step|pyramid track step|the light disc moved to) (\d+)")
TRACKS = {"Avenue step": "avenue", "pyramid track step": "track", "the light disc moved to": "calendar"}


def stood(page: Page) -> list[tuple[str, list[list[str]]]]:
    """All steps of the turn that is told, with what stands where at each."""
    steps = page.locator(f"{LINE} li")
    found = []
    for number in range(steps.count()):
        steps.nth(number).get_by_role("button").click()
        expect(steps.nth(number)).to_have_attribute("aria-current", "step")
        found.append((steps.nth(number).locator("span").first.inner_text(), page.evaluate(STANDS)))
    return found


def test_the_table_stands_as_it_stood_at_the_step_that_is_told(moving: BrowserContext, server: Server) -> None:
    """Markers and discs reach a step of their track when that is told, live and told again from the log."""
    page = moving.new_page()
    person = pause_at(page, server, "teotihuacan")
    moved = 0
    while not moved:
        expect(page.locator(ANSWERS).first).to_be_visible()
        live = stood(page)
        for (_, before), (words, now) in itertools.pairwise(live):
            if told := REACHED.search(words):
                there = [sum(thing == f"{TRACKS[told[1]]}:{told[2]}" for thing, _ in each) for each in (before, now)]
                assert there[1] == there[0] + 1, words
                moved += 1
        page.keyboard.press("Escape")
        expect(page.locator(LINE)).to_have_count(0)
        if not moved:
            pause_next(page, person)
    pause_again(page, person)
    assert stood(page) == live


def test_whoever_answers_has_seen_enough(moving: BrowserContext, server: Server) -> None:
    page = moving.new_page()
    pause_at(page, server, "teotihuacan")
    page.locator(".bar .answers [data-notation]").first.click()
    expect(page.locator(LINE)).to_have_count(0)


def test_without_motion_steps_are_stepped_through(page: Page, server: Server) -> None:
    watch(page, server, "tzolkin")
    expect(page.locator(f"{LINE} li").nth(0)).to_have_attribute("aria-current", "step")
    expect(page.locator(MARKS).first).to_be_visible()
    following = page.locator(LINE).get_by_role("button", name="Next step")
    steps = page.locator(f"{LINE} li")
    told = 0
    has: dict[str, int] = page.evaluate(HAS)
    while following.is_enabled():
        following.click()
        told += 1
        if steps.count() > told:
            expect(steps.nth(told)).to_have_attribute("aria-current", "step")
        # The seat has what was told of it so far, though all of it has happened.
        for icon, amount in page.evaluate(BROUGHT, NOW):
            if icon in has:
                has[icon] += amount
        assert page.evaluate(HAS) == has
    expect(page.locator(f"{LINE} li").last).to_have_attribute("aria-current", "step")
    page.keyboard.press("Escape")
    expect(page.locator(LINE)).to_have_count(0)


def test_that_somebody_resigned_is_said_in_words(page: Page, server: Server) -> None:
    """Once, to those who look and to those who listen; whoever comes later reads it among the words."""
    seats = [{"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Ben"}]
    wish = {"game": "teotihuacan", "seats": seats, "options": {"setup": "first"}, "seed": 5}
    opened = server.post("/api/tables", wish).json()
    ana, ben = opened["seats"]
    page.goto(f"/table/{opened['id']}#hold={ana['seat']}.{ana['token']}")
    page.wait_for_function(READY)
    server.post(
        f"/api/tables/{opened['id']}/seats/{ben['seat']}/stand-in", {"tokens": [ben["token"]], "do": "resign"}
    ).raise_for_status()
    said = page.get_by_text("Ben has resigned, and a computer plays to the end")
    expect(page.get_by_role("status").filter(has=said)).to_have_count(1)
    expect(said).to_have_count(1)
    page.reload()
    page.wait_for_function(READY)
    expect(page.get_by_role("status").filter(has=said)).to_have_count(0)


def test_whoever_waits_for_somebody_who_left_reads_what_can_be_done(page: Page, server: Server) -> None:
    """Nobody is said to be choosing who is not there; once they were gone for a while the menu lets a computer play."""
    seats = [{"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Ben"}]
    wish = {"game": "teotihuacan", "seats": seats, "options": {"setup": "first"}, "seed": 5}
    opened = server.post("/api/tables", wish).json()
    actor = tonalli.new("teotihuacan", players=2, seed=5, setup="first").actor
    mine = next(seat for seat in opened["seats"] if seat["seat"] != actor)
    page.goto(f"/table/{opened['id']}#hold={mine['seat']}.{mine['token']}")
    bar = page.locator(".bar")
    expect(bar).to_contain_text("Not at the table at the moment.")
    expect(bar).not_to_contain_text(re.compile("choosing", re.IGNORECASE))
    expect(bar).not_to_contain_text("The menu can let a computer play meanwhile.")
    page.get_by_role("button", name="Menu").click()
    offer = page.get_by_role("button", name=re.compile("Let a computer play for (Ana|Ben)"))
    expect(page.locator(".people li")).to_have_count(2)
    assert offer.count() == 0
    expect(bar).to_contain_text("The menu can let a computer play meanwhile.")
    offer.click()
    expect(offer).to_have_count(0)
    expect(bar).not_to_contain_text("Not at the table at the moment.")
