"""Phones and tablets: a window on the board that goes where it is decided, everything to press as broad as a finger."""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import PATIENCE, Server
from browser.screenshots import Table
from tonalli import Match

SIZES = {"upright": (390, 844), "on its side": (844, 390), "tablet": (820, 1180)}
EVERYTHING = {
    "teotihuacan": ["obsidian", "court", "altars", "empire"],
    "tzolkin": ["tribes", "prophecies", "buildings", "quick_actions"],
}
GAMES = Path(__file__).parents[2] / "web" / "scripts" / "played"
FINGER = 44
"""Pixels, as broad as a finger."""
READABLE = 12
SETTINGS = {"hints": False, "playback": False, "telling": False, "forced": False}
"""Nothing goes on by itself: what was seen is still there when it is touched, however slow the device is."""

SETTLED = """() => {
  const table = document.querySelector('.table-page');
  const ready = document.querySelector('.viewport') && table && table.dataset.busy !== 'true';
  const can = document.querySelector(
    '.bar .answers .option[data-notation], .bar [data-command="confirm"]:not(:disabled)'
  );
  return ready && can !== null && !document.querySelector('.bar .waiting');
}"""
# What is too small, cut off, or covered, of everything there is to press outside the board.
TOO_SMALL = """(finger) => [...document.querySelectorAll('button, a, [role="tab"]')].flatMap((each) => {
  const box = each.getBoundingClientRect();
  const isElsewhere = each.closest('.content, .pane, .part, .seats, .skip, footer p');
  if (box.width === 0 || !each.checkVisibility() || isElsewhere) return [];
  const isSmall = box.width < finger - 0.5 || box.height < finger - 0.5;
  return isSmall ? [`${each.className} ${each.textContent} ${box.width} x ${box.height}`] : [];
})"""
# The smallest letters among what can be chosen on the board, as they are seen.
SMALLEST_LETTERS = """() => {
  const window = document.querySelector('.viewport');
  const frame = window.getBoundingClientRect();
  const picture = window.querySelector('.content');
  const svg = picture.querySelector('svg');
  const unit = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
  const letters = [...picture.querySelectorAll('text')].filter((each) => {
    const box = each.getBoundingClientRect();
    const across = box.left >= frame.left && box.right <= frame.right;
    return each.textContent.trim() && across && box.top >= frame.top && box.bottom <= frame.bottom;
  });
  const sizes = letters.map((each) => parseFloat(getComputedStyle(each).fontSize) * unit);
  return { least: Math.min(...sizes), count: sizes.length };
}"""
# What floats over the board and lies over something else that does.
OVERLAPS = """() => {
  const floating = document.querySelectorAll('.viewport .over button, .reopen, .head button');
  const all = [...floating].filter((each) => each.checkVisibility());
  const boxes = all.map((each) => each.getBoundingClientRect());
  const meet = (one, other) => one.left < other.right && other.left < one.right &&
    one.top < other.bottom && other.top < one.bottom;
  return all.filter((_, i) => boxes.some((other, j) => i !== j && meet(boxes[i], other))).map((each) => each.className);
}"""
ALL_SEEN = """() => {
  const list = document.querySelector('.bar .answers');
  return list.scrollHeight <= list.clientHeight || list.dataset.below !== undefined;
}"""
# Whether a thing on the board lies in the window, under nothing that floats there.
IS_CLEAR = """(thing) => {
  const box = document.querySelector(`.viewport [data-thing="${thing}"]`).getBoundingClientRect();
  const window = document.querySelector('.viewport').getBoundingClientRect();
  const meets = (other) => box.left < other.right && other.left < box.right &&
    box.top < other.bottom && other.top < box.bottom;
  const across = box.left >= window.left && box.right <= window.right;
  const floating = [...document.querySelectorAll('.viewport .over > :is(.map, .zooms)')];
  return across && box.top >= window.top && box.bottom <= window.bottom &&
    !floating.some((each) => meets(each.getBoundingClientRect()));
}"""
LOOK = "() => getComputedStyle(document.querySelector('.viewport .content')).transform"


@pytest.fixture
def held(browser: Browser, server: Server) -> Iterator[Callable[[str], Page]]:
    """Opens the table of a device that is held in the hand; its pages must not complain."""
    contexts = []
    complaints: list[str] = []

    def take(size: str) -> Page:
        width, height = SIZES[size]
        context = browser.new_context(
            base_url=server.url,
            viewport={"width": width, "height": height},
            device_scale_factor=3 if size == "upright" else 1,
            has_touch=True,
            is_mobile=True,
            reduced_motion="reduce",
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


def sit_down(page: Page, server: Server, game: str, players: int, modules: list[str]) -> None:
    """A game against computers, at the first seat."""
    seats = [{"kind": "person", "name": "Itzel"}, *({"kind": "random", "name": ""} for _ in range(players - 1))]
    wish = {"game": game, "options": {"players": players, "modules": modules}, "seats": seats, "seed": 7}
    table = server.post("/api/tables", wish).json()
    page.add_init_script(f"localStorage.setItem('tonalli-settings', '{json.dumps(SETTINGS)}')")
    page.goto(f"/table/{table['id']}#hold=0.{table['seats'][0]['token']}")
    page.wait_for_function(SETTLED)


def revision(page: Page) -> int:
    return int(page.locator(".table-page").get_attribute("data-revision") or 0)


class Fingers:
    """What fingers do, as the device tells it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session = page.context.new_cdp_session(page)

    def tell(self, kind: str, points: Sequence[tuple[float, float]] = ()) -> None:
        fingers = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    def move(self, *fingers: tuple[tuple[float, float], tuple[float, float]]) -> None:
        """Each from somewhere to somewhere, all at once, and away."""
        self.tell("touchStart", [start for start, _ in fingers])
        for step in range(1, 7):
            self.tell(
                "touchMove",
                [(x + (to_x - x) * step / 6, y + (to_y - y) * step / 6) for (x, y), (to_x, to_y) in fingers],
            )
        # Fingers that leave while they move would throw what they hold, and the next tap would only stop it.
        self.page.wait_for_timeout(200)
        self.tell("touchMove", [to for _, to in fingers])
        self.tell("touchEnd")


def choose(page: Page) -> None:
    """The first answer, looked at and confirmed, or the end of the turn."""
    answers = page.locator(".bar .answers .option[data-notation]")
    confirm = page.locator('.bar [data-command="confirm"]')
    before = revision(page)
    if answers.count() and not confirm.is_enabled():
        answers.first.tap()
        page.wait_for_function("""() => !document.querySelector('.bar [data-command="confirm"]').disabled""")
        assert revision(page) == before, "a touch shows, the second one does"
    confirm.tap()
    page.wait_for_function(
        "(before) => Number(document.querySelector('.table-page').dataset.revision) > before", arg=before
    )
    page.wait_for_function(f"() => document.querySelector('.sheet[role=dialog]') || ({SETTLED})()")
    if page.locator(".sheet[role=dialog]").count():
        page.keyboard.press("Escape")
        page.wait_for_function(SETTLED)


def box(page: Page, selector: str) -> dict[str, Any]:
    found: Any = page.locator(selector).first.bounding_box()
    assert found is not None
    return dict(found)


@pytest.mark.parametrize(
    ("game", "players", "more", "size"),
    [
        ("teotihuacan", 3, False, "upright"),
        ("tzolkin", 5, True, "upright"),
        ("teotihuacan", 4, True, "on its side"),
        ("tzolkin", 4, False, "on its side"),
        ("teotihuacan", 4, True, "tablet"),
        ("tzolkin", 5, True, "tablet"),
    ],
)
def test_several_turns_by_touch(
    held: Callable[[str], Page], server: Server, game: str, players: int, more: bool, size: str
) -> None:
    page = held(size)
    sit_down(page, server, game, players, EVERYTHING[game] if more else [])
    width, height = SIZES[size]
    for _ in range(5):
        choose(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate("document.documentElement.scrollHeight") <= height
        assert page.evaluate(TOO_SMALL, FINGER) == []
        board = box(page, "main")
        assert board["height"] > (0.4 if size == "on its side" else 0.2) * height
    if size != "tablet":
        if page.locator('[role="tab"]').count():
            page.locator('[role="tab"]').first.tap()
        seen = page.evaluate(SMALLEST_LETTERS)
        assert seen["count"] > 0
        assert seen["least"] >= READABLE - 0.1, seen


def test_every_answer_of_an_arrival_is_seen_on_a_phone_on_its_side(held: Callable[[str], Page], server: Server) -> None:
    """Five ways to use a board and an unlock beside them: nothing has to be scrolled, or it is said how many come."""

    def arrived(match: Match) -> bool:
        return match.turn > 30 and match.state.top.kind == "choose-action" and len(match.legal()) >= 6

    table = Table(server, "teotihuacan", 3, 7)
    table.play_until(arrived)
    page = held("on its side")
    for name, kept in (("settings", json.dumps(SETTINGS)), ("tables", table.kept(table.match.actor))):
        page.add_init_script(f"localStorage.setItem('tonalli-{name}', {json.dumps(kept)})")
    page.goto(f"/table/{table.opened['id']}")
    page.wait_for_function(SETTLED)
    page.evaluate("() => document.fonts.ready")
    assert page.locator(".bar .answers .option").count() >= 5
    assert page.evaluate(TOO_SMALL, FINGER) == []
    page.wait_for_function(ALL_SEEN)


def test_a_destination_that_is_chosen_comes_wholly_into_view(held: Callable[[str], Page], server: Server) -> None:
    """Also a board that is nearly as broad or as high as the window: clear of the small map and of what zooms."""
    table = Table(server, "teotihuacan", 2, 7)
    table.play_until(lambda match: match.turn > 4 and match.state.top.kind == "destination")
    page = held("upright")
    for name, kept in (("settings", json.dumps(SETTINGS)), ("tables", table.kept(table.match.actor))):
        page.add_init_script(f"localStorage.setItem('tonalli-{name}', {json.dumps(kept)})")
    page.goto(f"/table/{table.opened['id']}")
    page.wait_for_function(SETTLED)
    options = page.locator('.bar [data-notation^="to:"]')
    assert options.count() > 1
    for option in [*options.all(), options.first]:
        option.tap()
        expect(option).to_have_attribute("aria-pressed", "true")
        page.wait_for_function(IS_CLEAR, arg=option.get_attribute("data-about"))


def test_fingers_move_the_window(held: Callable[[str], Page], server: Server) -> None:
    page = held("upright")
    sit_down(page, server, "tzolkin", 4, [])
    for _ in range(3):
        choose(page)
    frame = box(page, ".viewport")
    x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2

    def scale() -> float:
        return float(
            page.evaluate("new DOMMatrix(getComputedStyle(document.querySelector('.viewport .content')).transform).a")
        )

    before = page.evaluate(LOOK)
    was = revision(page)
    fingers = Fingers(page)
    fingers.move(((x, y), (x + 60, y + 30)))
    assert page.evaluate(LOOK) != before
    large = scale()
    fingers.move(((x - 20, y), (x - 70, y)), ((x + 20, y), (x + 70, y)))
    assert scale() > large * 1.5
    # The small map goes elsewhere; nothing of this chose anything.
    looked = page.evaluate(LOOK)
    there = box(page, ".viewport .map")
    page.touchscreen.tap(there["x"] + there["width"] * 0.9, there["y"] + there["height"] * 0.9)
    assert page.evaluate(LOOK) != looked
    assert revision(page) == was
    assert page.locator(".bar .option.chosen").count() == 0


def test_a_finger_that_rests_raises_a_card(held: Callable[[str], Page], server: Server) -> None:
    page = held("upright")
    sit_down(page, server, "tzolkin", 4, [])
    for _ in range(3):
        choose(page)
    was = revision(page)
    page.wait_for_selector(".viewport .can")
    thing = page.evaluate(
        """() => {
          const frame = document.querySelector('.viewport').getBoundingClientRect();
          const boxes = [...document.querySelectorAll('.viewport .can')].map((each) => each.getBoundingClientRect());
          const inside = boxes.find((box) => box.left > frame.left && box.right < frame.right - 60 &&
            box.top > frame.top + 20 && box.bottom < frame.bottom);
          return inside && [inside.left + inside.width / 2, inside.top + inside.height / 2];
        }"""
    )
    assert thing
    finger = Fingers(page)
    finger.tell("touchStart", [tuple(thing)])
    page.wait_for_selector(".card")
    finger.tell("touchEnd")
    assert page.locator(".card").is_visible()
    assert page.locator(".bar .option.chosen").count() == 0
    assert revision(page) == was


def test_a_seat_opens_and_a_swipe_goes_on(held: Callable[[str], Page], server: Server) -> None:
    page = held("upright")
    sit_down(page, server, "teotihuacan", 3, [])
    page.locator(".rail .chip").nth(1).tap()
    expect(page.locator(".seat-sheet h2")).to_have_text(page.locator(".rail .name").nth(1).inner_text())
    sheet = box(page, ".seat-sheet")
    x, y = sheet["x"] + sheet["width"] - 40, sheet["y"] + 40
    Fingers(page).move(((x, y), (x - 150, y)))
    expect(page.locator(".seat-sheet h2")).to_have_text(page.locator(".rail .name").nth(2).inner_text())
    page.locator(".seat-sheet .close").tap()
    expect(page.locator(".seat-sheet")).to_have_count(0)


@pytest.mark.parametrize("record", ["teotihuacan-3.txt", "tzolkin-2.txt"])
@pytest.mark.parametrize("size", SIZES)
def test_a_past_moment_is_opened_beside_what_floats(
    held: Callable[[str], Page], server: Server, record: str, size: str
) -> None:
    """A button of its own in the corner, which leaves the middle to the places of a tile."""
    page = held(size)
    game = (GAMES / record).read_text(encoding="utf-8")
    replay = server.post("/api/replays", {"record": game}).json()["id"]
    page.goto(f"/replay/{replay}")
    page.get_by_role("slider").fill(str(server.get(f"/api/replays/{replay}").json()["frames"] * 3 // 4))
    page.wait_for_selector(".reopen")
    button, window = box(page, ".reopen"), box(page, ".viewport")
    assert window["height"] > 0.4 * SIZES[size][1], "a replay has a board as well"
    assert min(button["width"], button["height"]) >= FINGER
    middle = window["x"] + window["width"] / 2
    assert not middle - 2 * FINGER < button["x"] + button["width"] / 2 < middle + 2 * FINGER
    assert page.evaluate(OVERLAPS) == []
    assert page.evaluate(TOO_SMALL, FINGER) == []
    page.locator(".reopen").tap()
    expect(page.locator(".sheet[role=dialog]")).to_be_visible()


@pytest.mark.parametrize(("game", "size"), [("teotihuacan", "upright"), ("tzolkin", "on its side")])
def test_every_control_says_what_it_is_for(held: Callable[[str], Page], server: Server, game: str, size: str) -> None:
    """Whoever only hears the page knows every button by its own words, and seats by their points."""
    page = held(size)
    sit_down(page, server, game, 3, [])
    for _ in range(4):
        heard = page.locator("body").aria_snapshot()
        controls = re.findall(r"""^\s*- '?(?:button|tab|link)\b(?: "(.*?)")?""", heard, re.MULTILINE)
        assert len(controls) > 6
        assert [said for said in controls if not re.search(r"[^\W\d_]{3}", said)] == []
        assert re.search(r'button "Itzel, -?\d+ points"', heard), heard
        choose(page)


def test_the_lobby_in_one_column(held: Callable[[str], Page], server: Server) -> None:
    """The table where it is my turn on top, other lists behind links, seats and Start at the bottom."""
    page = held("upright")
    for game in ("teotihuacan", "tzolkin"):
        sit_down(page, server, game, 2, [])
    page.goto("/")
    expect(page.locator("#your-tables li")).to_have_count(1)
    page.get_by_role("button", name="Your other tables (1)").tap()
    expect(page.locator("#your-tables li")).to_have_count(2)
    page.locator(".way", has_text="Computer opponents").tap()
    start, dock = page.get_by_role("button", name="Start the game"), box(page, ".dock")
    expect(start).to_be_enabled()
    assert dock["y"] + dock["height"] == SIZES["upright"][1]
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES["upright"][0]
    assert page.evaluate(TOO_SMALL, 40) == []
    page.get_by_role("button", name="Seat 1:").tap()
    page.get_by_role("textbox", name="seat 1").fill("Citlali")
    page.get_by_role("button", name="Done").tap()
    expect(page.get_by_role("button", name="Seat 1: Citlali")).to_be_visible()
    start.tap()
    page.wait_for_url("**/table/*")


def test_it_can_be_installed(server: Server) -> None:
    page = server.get("/").text
    assert '<link rel="manifest" href="/manifest.webmanifest"' in page
    manifest = server.get("/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    said = manifest.json()
    assert said["name"] == said["short_name"] == "Tonalli"
    assert said["display"] == "standalone"
    assert said["start_url"] == said["scope"] == "/"
    drawn = {(icon["sizes"], icon["purpose"]) for icon in said["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= drawn
    for icon in said["icons"]:
        picture = server.get(icon["src"])
        assert picture.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            assert picture.content[:8] == b"\x89PNG\r\n\x1a\n"
            assert "{}x{}".format(*struct.unpack(">II", picture.content[16:24])) == icon["sizes"]
