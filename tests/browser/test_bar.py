"""The choice bar: commands never move, options can all be seen, what cannot be taken back is confirmed, no says why."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from browser.conftest import Server
from browser.person import Person, start
from browser.screenshots import Table

COMMANDS = """() => Object.fromEntries([...document.querySelectorAll('[data-command]')].map((each) => {
  const { left, top, width, height } = each.getBoundingClientRect();
  return [each.dataset.command, [left, top, width, height].map(Math.round)];
}))"""
ENOUGH = 25
"""Clicks after which most of what a bar does was seen."""
# What can be chosen and cannot be seen, neither in the bar nor on the table; a list that opens counts as what it lists.
UNSEEN = """() => {
  const inside = (each) => {
    const { left, right, top, bottom, width, height } = each.getBoundingClientRect();
    return width > 0 && height > 0 && left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  };
  const bar = document.querySelector('.bar');
  const parts = '.option, .answers .name, .answers .figures, .say p, .command span';
  const cut = [...bar.querySelectorAll(parts)].filter((each) => {
    const box = each.closest('.answers') ?? bar;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const at = each.getBoundingClientRect();
    return at.width > 0 && (at.left < left - 3 || at.right > right + 3 || at.top < top - 7 || at.bottom > bottom + 3);
  });
  const folded = bar.querySelector('.more') !== null;
  const glowing = [...document.querySelectorAll('.thing.can')];
  const things = new Set(glowing.filter(inside).map((each) => each.dataset.thing));
  const listed = new Set([...bar.querySelectorAll('.option')].map((each) => each.dataset.about));
  return [
    ...cut.map((each) => `cut: ${each.className} ${each.textContent}`),
    ...glowing.map((each) => each.dataset.thing)
      .filter((thing) => !things.has(thing) && (folded || !listed.has(thing))).map((thing) => `out of sight: ${thing}`),
  ];
}"""


def looked_at(page: Page, first: dict[str, Any] | None) -> dict[str, Any] | None:
    """Everything can be seen, and the commands are where they were."""
    assert page.evaluate(UNSEEN) == []
    places: dict[str, Any] = page.evaluate(COMMANDS)
    if not places:
        return first
    assert first is None or places == first
    return places


def pointed_at(page: Page, option: Locator, card: Locator) -> None:
    """Go to an option with the pointer until its card comes: what changes below a pointer at rest says nothing."""
    for _ in range(20):
        page.mouse.move(5, 5)
        option.hover()
        try:
            card.wait_for(timeout=3000)
        except PlaywrightTimeoutError:
            continue
        return
    raise AssertionError("an option that is pointed at has no card")


def says_why(page: Page) -> None:
    """What is closed in the bar tells its reason when it is pointed at, focused or pressed."""
    closed = page.locator(".bar .option.closed").first
    card = page.locator(".card.closed")
    pointed_at(page, closed, card)
    expect(card).to_contain_text("not now")
    for slot in card.locator(".need i").all():
        assert (slot.bounding_box() or {"height": 0})["height"] < 40
    page.mouse.move(5, 5)
    expect(card).to_have_count(0)
    # Focus raises a card for whoever uses the keyboard.
    page.keyboard.press("Tab")
    closed.focus()
    expect(card.locator(".why")).to_be_visible()
    closed.blur()
    expect(card).to_have_count(0)
    closed.dispatch_event("click")
    expect(card.locator(".why")).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "way", "setup"), [("Teotihuacan", "Solo", "Standard"), ("Tzolk'in", "Computer opponents", "")]
)
def test_nothing_moves_and_everything_can_be_seen(page: Page, game: str, way: str, setup: str) -> None:
    start(page, game, way, setup or "First game")
    person = Person(page, seed=3, on_table=0.3)
    person.wait()
    # The pointer rests where it started the game: nobody asked about what has come below it.
    expect(page.locator(".card")).to_have_count(0)
    places: dict[str, Any] | None = None
    explained = False
    while person.clicks < ENOUGH or not explained:
        seen = person.wait()
        assert not seen["over"], "something is closed in every game, and says why"
        if not (seen["hidden"] or seen["moment"] or seen["steps"] or seen["waiting"]):
            places = looked_at(page, places)
            if not explained and page.locator(".bar .option.closed").count():
                says_why(page)
                explained = True
        person.play(1)
    assert places is not None


@pytest.mark.parametrize(
    ("game", "modules", "setup"), [("Teotihuacan", "", "Standard"), ("Tzolk'in", "", ""), ("Tzolk'in", "Tribes", "")]
)
def test_what_is_kept_in_secret_can_be_changed_until_it_is_confirmed(
    page: Page, game: str, modules: str, setup: str
) -> None:
    start(page, game, "Around one screen", setup or "First game", modules, players=2)
    person = Person(page, seed=1)
    page.locator("main.hand-over .go").click()
    held = page.locator(".bar .option.chosen")
    confirm = page.locator('[data-command="confirm"]')
    revision = -1
    while not person.wait()["confirm"]:
        revision = person.wait()["revision"]
        page.locator(".bar .answers .option:not(.closed)").first.click()
        page.wait_for_function(
            "(was) => document.querySelector('[data-command=confirm]:not(:disabled)') !== null"
            " || Number(document.querySelector('.table-page').dataset.revision) > was",
            arg=revision,
        )
    now = person.wait()["revision"]
    expect(held).to_have_count(1)
    first = held.get_attribute("data-notation")
    others = page.locator(".bar .answers .option:not(.chosen, .closed)")
    if others.count():
        others.first.click()
        assert held.get_attribute("data-notation") != first
    chosen = held.get_attribute("data-notation")
    assert person.wait()["revision"] == now, "nobody was told"
    page.reload()
    page.locator("main.hand-over .go").click()
    expect(held).to_have_attribute("data-notation", chosen or "")
    confirm.click()
    expect(page.locator("main.hand-over")).to_be_visible()


@pytest.mark.parametrize("likes", ["{}", "{ confirm: false }", "{ confirm: false, forced: false }"])
def test_what_cannot_be_taken_back_waits_whatever_somebody_likes(page: Page, likes: str) -> None:
    """Starting tiles are kept for good: even who does without confirming turns confirms them."""
    page.add_init_script(f"localStorage.setItem('tonalli-settings', JSON.stringify({likes}))")
    start(page, "Teotihuacan", "Around one screen", "Standard", players=2)
    person = Person(page, seed=1)
    page.locator("main.hand-over .go").click()
    first = person.wait()["revision"]
    page.locator(".bar .answers .option").first.click()
    # Two tiles are kept: the first can be given back, the second is shown as chosen until it is confirmed.
    assert person.wait_for(first + 1)["revision"] == first + 1
    page.locator(".bar .answers .option").last.click()
    expect(page.locator(".bar .option.chosen")).to_have_count(1)
    expect(page.locator('[data-command="confirm"]')).to_be_enabled()
    assert person.wait()["revision"] == first + 1, "nobody was told"
    page.locator('[data-command="undo"]').click()
    expect(page.locator(".bar .option.chosen")).to_have_count(0)


def test_what_comes_below_a_pointer_tells_of_itself_once_that_rests(page: Page) -> None:
    start(page, "Teotihuacan", "Computer opponents", "First game", players=2, bots=1)
    person = Person(page, seed=1)
    person.wait()
    option = page.locator(".bar .answers .option").first
    pointed_at(page, option, page.locator(".card"))
    page.mouse.down()
    page.mouse.up()
    expect(page.locator(".card")).to_have_count(0)
    # Other options have come to the same place; the pointer has not moved.
    expect(page.locator(".card")).to_be_visible()
    page.mouse.move(5, 5)
    expect(page.locator(".card")).to_have_count(0)


def test_who_comes_from_a_card_straight_to_an_option_reads_of_that(page: Page, server: Server) -> None:
    """However far the pointer jumps from the card of one option to another one."""
    table = Table(server, "tzolkin", 3, 5)
    page.add_init_script(f"localStorage.setItem('tonalli-tables', {json.dumps(table.kept(table.match.actor))})")
    page.goto(f"/table/{table.opened['id']}")
    first, second = (page.locator(".bar .answers .option").nth(place) for place in (0, 1))
    card = page.locator(".card")
    pointed_at(page, first, card)
    expect(card.get_by_role("link")).to_be_visible()
    title = card.get_by_role("heading").inner_text()
    for each in (card, second):
        box = each.bounding_box() or {"x": 0, "y": 0, "width": 0, "height": 0}
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    second.hover(position={"x": 12, "y": 12})
    expect(card.get_by_role("heading")).not_to_have_text(title)
    about = second.get_attribute("data-about")
    expect(page.locator(f'[data-thing="{about}"][data-lit]')).not_to_have_count(0)


def test_a_turn_that_could_end_shows_its_dice(page: Page) -> None:
    """Which worker went where stands before what the turn cost and brought."""
    start(page, "Teotihuacan", "Computer opponents", "First game", players=2, bots=1)
    person = Person(page, seed=5, on_table=0)
    course = page.locator(".so-far .course use[href^='#t-die-']")
    while not course.count():
        assert not person.wait()["over"], "some turn ends with the question whether it shall"
        person.play(1)
    expect(page.locator(".so-far .sum")).to_be_visible()
    heard = page.locator(".so-far > .hidden-words")
    expect(heard).to_contain_text(re.compile(r"took a worker of power \d from .+moved \d boards? to"))
