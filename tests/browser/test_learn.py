"""The guided first game of each game, by clicks on what is lit and nothing else, on a desk and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, TimeoutError, expect

from browser.conftest import PATIENCE, Server
from browser.person import record

GAMES = ["teotihuacan", "tzolkin"]
SKIP = re.compile("Skip the lesson|Přeskočit lekci")
GLANCE = 20_000
"""Milliseconds in which the card has found its place."""
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


LEAVES_FREE = """(things) => {
  const card = document.querySelector('.coach').getBoundingClientRect();
  const beside = (one, other) => one.right <= other.left || other.right <= one.left;
  const above = (one, other) => one.bottom <= other.top || other.bottom <= one.top;
  const isFree = (box) => beside(box, card) || above(box, card);
  const isClear = (element) => {
    const box = element.getBoundingClientRect();
    const room = (element.closest('.viewport, .answers, .opening, .pane') ?? document.body).getBoundingClientRect();
    const across = box.left >= room.left - 1 && box.right <= room.right + 1;
    const down = box.top >= room.top - 1 && box.bottom <= room.bottom + 1;
    return box.width > 1 && across && down && isFree(box);
  };
  const shown = (thing) => [...document.querySelectorAll(`[data-thing="${thing}"], [data-card="${thing}"]`)];
  const rings = [...document.querySelectorAll('.veil .ring')].map((each) => each.getBoundingClientRect());
  return rings.every(isFree) && things.every((thing) => shown(thing).some(isClear));
}"""
"""Whether the card covers nothing that is ringed, and all that a step speaks of is seen whole."""


def begin(page: Page, game: str) -> None:
    page.goto(f"/learn/{game}")
    page.wait_for_selector(".coach")


def seen(page: Page) -> dict[str, Any]:
    """The lesson once it says what to do and shows where."""
    found: dict[str, Any] = page.wait_for_function(
        f"() => {{ const s = ({STATE})(); return s !== null && !s.done && (s.read || s.ring !== null) && s; }}"
    ).json_value()
    return found


Does = Callable[[Page, dict[str, Any]], None]


def click_through(page: Page, click: Does, look: Does = lambda page, state: None) -> list[str]:
    """Do what every step says, until the last one; returns the steps that were seen."""
    steps: list[str] = []
    while True:
        state = seen(page)
        if not steps or steps[-1] != state["step"]:
            steps.append(state["step"])
        if state["read"]:
            look(page, state)
            last = page.locator(".coach").get_by_role("button", name=SKIP).count() == 0
            page.locator(".coach .next").click()
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
    # What it has just explained is not told again as something new.
    expect(page.locator(".bar .option").first).to_be_visible()
    expect(page.locator(".first")).to_have_count(0)


def test_only_what_is_lit_can_be_clicked(page: Page) -> None:
    """Anything else is answered in a line that says what is to be clicked."""
    begin(page, "teotihuacan")
    task = page.locator(".coach .task")
    page.mouse.click(5, 400)
    expect(task).to_contain_text("press “Next” to read on")
    while seen(page)["step"] != "pick":
        page.locator(".coach .next").click()
    revision = page.locator(".table-page").get_attribute("data-revision")
    other = page.locator('.bar [data-notation="move:forest.1"]').bounding_box()
    assert other is not None
    page.mouse.click(other["x"] + 10, other["y"] + 10)
    page.keyboard.press("1")
    assert seen(page)["step"] == "pick"
    assert page.locator(".table-page").get_attribute("data-revision") == revision
    expect(task).to_contain_text("That comes later")
    expect(task).to_contain_text("Choose the glowing die on the Nobles.")
    on_the_ring(page, seen(page))
    expect(task).not_to_contain_text("That comes later")
    page.wait_for_function("() => document.querySelector('.lesson').dataset.step === 'go'")


@pytest.mark.parametrize("at_once", [False, True], ids=["chosen", "confirmed"])
def test_where_nothing_else_can_be_chosen_both_it_and_confirming_are_taken(page: Page, at_once: bool) -> None:
    """The ring leads to the die that the task speaks of, and whoever confirms at once is right, too."""
    begin(page, "teotihuacan")
    while (state := seen(page))["step"] != "stronger":
        page.locator(".coach .next").click()
        page.wait_for_function("(step) => document.querySelector('.lesson')?.dataset.step !== step", arg=state["step"])
    option = page.locator('.bar [data-notation="power-up:quarry.2"]')
    confirm = page.locator('.bar [data-command="confirm"]')
    expect(confirm).to_be_enabled()
    if not at_once:
        on_the_ring(page, seen(page))
        expect(option).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".coach .task")).not_to_contain_text("That comes later")
    confirm.click()
    page.wait_for_function("() => document.querySelector('.lesson').dataset.step === 'together'")


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
    # Its table stands on no list before it is played on as a game.
    kept = page.evaluate("() => JSON.parse(localStorage.getItem('tonalli-tables'))")
    assert [table["hidden"] for table in kept] == [True]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_only_read_is_kept_as_well(page: Page, game: str) -> None:
    """Steps that are about one position are told apart by nothing but how far somebody has read."""
    begin(page, game)
    step = seen(page)["step"]
    while not (state := seen(page))["read"] or state["step"] == step:
        page.locator(".coach .next").click()
        page.wait_for_function("(step) => document.querySelector('.lesson')?.dataset.step !== step", arg=state["step"])
    page.reload()
    page.wait_for_selector(".coach")
    assert seen(page)["step"] == state["step"]


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


WIDE, PHONE, SIDE, TABLET = (1366, 768), (390, 844), (844, 390), (820, 1180)
SIZES = pytest.mark.parametrize("size", [WIDE, PHONE, SIDE, TABLET], ids=["desk", "phone", "side", "tablet"])


@SIZES
@pytest.mark.parametrize("game", GAMES)
def test_all_that_a_step_speaks_of_is_seen(browser: Browser, server: Server, game: str, size: tuple[int, int]) -> None:
    """Every step, in words longer than English: the card lies beside its things, and the page complains of nothing."""
    width, height = size
    small = size != WIDE
    context = browser.new_context(
        base_url=server.url,
        viewport={"width": width, "height": height},
        has_touch=small,
        is_mobile=small,
        locale="cs",
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE * 1000)
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None)
    steps = server.get(f"/api/lessons/{game}").json()["steps"]
    # On its side a phone has no room for a whole pyramid beside the tile that is to be pressed.
    lit = {step["name"]: [] if size == SIDE and step["whole"] and step["do"] else step["lit"] for step in steps}
    begin(page, game)

    def look(page: Page, state: dict[str, Any]) -> None:
        try:
            page.wait_for_function(LEAVES_FREE, arg=lit[state["step"]], timeout=GLANCE)
        except TimeoutError:
            pytest.fail(f"the card lies over what {state['step']} speaks of")

    def act(page: Page, state: dict[str, Any]) -> None:
        look(page, state)
        ring = seen(page)["ring"]
        (page.touchscreen.tap if small else page.mouse.click)(ring["x"], ring["y"])

    click_through(page, act, look)
    assert complaints == []
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


def test_what_is_touched_is_confirmed_by_its_button_or_by_touching_it_again(phone: Page) -> None:
    """The task says that confirming is left, and whoever touches the same die again is not told that it comes later."""
    begin(phone, "teotihuacan")
    while seen(phone)["step"] != "pick":
        phone.locator(".coach .next").tap()
    task = phone.locator(".coach .task")
    phone.locator('.bar [data-notation="move:forest.1"]').tap(force=True)
    expect(task).to_contain_text("That comes later")
    due = phone.locator('.bar [data-notation="move:nobles.2"]')
    due.tap()
    expect(due).to_have_attribute("aria-pressed", "true")
    expect(task).to_have_text("Press “Confirm”.")
    due.tap()
    phone.wait_for_function("() => document.querySelector('.lesson').dataset.step === 'go'")
    expect(task).to_have_text("Choose Gold Deposits.")


def test_of_a_task_in_two_parts_what_is_left_is_told(phone: Page) -> None:
    begin(phone, "teotihuacan")
    while (state := seen(phone))["step"] != "together":
        phone.locator(".coach .next").tap()
        phone.wait_for_function("(step) => document.querySelector('.lesson')?.dataset.step !== step", arg=state["step"])
    task = phone.locator(".coach .task")
    expect(task).to_have_text("Choose the die in the Forest, then Construction.")
    due = phone.locator('.bar [data-notation="move:forest.1"]')
    due.tap()
    expect(due).to_have_attribute("aria-pressed", "true")
    due.tap()
    expect(task).to_have_text("Choose “Construction”.")
    phone.locator('.bar [data-notation="to:decorations"]').tap(force=True)
    expect(task).to_have_text("That comes later in the game. For now: Choose “Construction”.")


def test_of_two_tiles_each_is_confirmed_where_it_is_touched(phone: Page) -> None:
    begin(phone, "tzolkin")
    task = phone.locator(".coach .task")
    for tile in ("uxmal_5", "chichen_itza_0"):
        expect(task).to_have_text("Choose the two tiles that glow, one after the other.")
        due = phone.locator(f'.bar [data-notation="keep:wealth_{tile}"]')
        due.tap()
        expect(task).to_have_text("Press “Confirm”.")
        phone.locator('.bar [data-command="confirm"]').tap()
    phone.wait_for_function("() => document.querySelector('.lesson').dataset.step === 'goal'")


def test_what_is_to_be_chosen_in_a_list_comes_clear_of_the_card(phone: Page) -> None:
    begin(phone, "tzolkin")
    while (state := seen(phone))["step"] != "farm":
        phone.locator(".coach .next").tap()
        phone.wait_for_function("(step) => document.querySelector('.lesson')?.dataset.step !== step", arg=state["step"])
    phone.wait_for_function(LEAVES_FREE, arg=["building:a1_single_farm"])


def test_whoever_touches_is_told_to_tap(phone: Page) -> None:
    begin(phone, "teotihuacan")
    while (state := seen(phone))["step"] != "like":
        phone.locator(".coach .next").tap()
        phone.wait_for_function("(step) => document.querySelector('.lesson')?.dataset.step !== step", arg=state["step"])
    expect(phone.locator(".bar .bill")).to_have_text("Tap a place to see what it costs and brings.")


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


HINT_COVERS = """() => {
  const card = document.querySelector('.first.placed').getBoundingClientRect();
  const covers = (element) => {
    const box = element.getBoundingClientRect();
    const across = Math.min(card.right, box.right) - Math.max(card.left, box.left);
    return box.width > 0 && across > 1 && Math.min(card.bottom, box.bottom) - Math.max(card.top, box.top) > 1;
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  return {
    others: all('.felt :is(.seat, .rail), .bar, header.top').filter(covers).map((each) => each.className),
    free: all('.felt .can').filter((each) => each.getBoundingClientRect().width > 0 && !covers(each)).length,
  };
}"""


@SIZES
@pytest.mark.parametrize("game", GAMES)
def test_the_first_hint_lies_where_it_covers_nobody(
    browser: Browser, server: Server, game: str, size: tuple[int, int]
) -> None:
    """Seats with their goods, the bar and what can be chosen stay in sight."""
    small = size != WIDE
    seats = [{"kind": "person", "name": "Eva"}, *({"kind": "greedy", "name": ""} for _ in range(3))]
    opened = server.post("/api/tables", {"game": game, "seats": seats, "options": {"players": 4}, "seed": 5}).json()
    context = browser.new_context(
        base_url=server.url,
        viewport={"width": size[0], "height": size[1]},
        has_touch=small,
        is_mobile=small,
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE * 1000)
    page = context.new_page()
    page.goto(f"/table/{opened['id']}#hold=0.{opened['seats'][0]['token']}")
    page.wait_for_selector(".first.placed")
    page.wait_for_function(
        f"() => {{ const {{ others, free }} = ({HINT_COVERS})(); return free > 0 && others.length === 0; }}"
    )
    page.locator(".first .done").click()
    expect(page.locator(".first")).to_have_count(0)
    context.close()
