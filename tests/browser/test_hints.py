"""Hints at the table: plans by key and button, drawn on the board, played; and switched off by the host."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Server
from browser.person import MY_TURN, Person, record, start
from browser.test_axe import AXE, FAULTS
from browser.test_bar import COMMANDS

PLANS = "[data-plan]"
OVER_SEATS = """() => {
  const edge = document.querySelector('aside.seats').getBoundingClientRect().left;
  const drawn = document.querySelectorAll('.plan-trail .leg, .plan-trail .label:not(.unlain)');
  return [...drawn].map((each) => each.getBoundingClientRect().right).filter((right) => right > edge + 4);
}"""


def faults(page: Page) -> object:
    """What somebody who listens or uses the keyboard would miss."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    return page.evaluate(FAULTS)


def my_decision(person: Person) -> None:
    """Come to a decision of one's own in a turn, with whatever is told before it skipped."""
    while True:
        seen = person.wait(MY_TURN)
        assert not seen["over"]
        if seen["moment"] or seen["steps"]:
            person.page.keyboard.press("Escape")
        elif len(seen["options"]) + len(seen["things"]) > 1:
            return
        else:
            person.decide()


@pytest.mark.parametrize("game", ["Teotihuacan", "Tzolk'in"])
def test_plans_are_shown_drawn_and_played(page: Page, server: Server, game: str) -> None:
    table = start(page, game, "Computer opponents")
    person = Person(page, seed=2)
    person.play(4)
    my_decision(person)
    before = page.evaluate(COMMANDS)
    assert "hint" in before
    page.keyboard.press("h")
    expect(page.locator(PLANS).first).to_be_visible()
    assert page.evaluate(COMMANDS) == before, "nothing moves"
    plans = page.locator(PLANS)
    assert 1 <= plans.count() <= 3
    expect(page.locator(".bar .say")).to_contain_text("What would you do?")
    expect(plans.first).to_contain_text("best")
    expect(plans.first).to_have_attribute("aria-pressed", "true")
    # What the plan is about is marked on the table, step by step.
    expect(page.locator(".plan-trail .mark b").first).to_have_text("1")
    # The others are drawn beside it, and where each ends stands its number.
    expect(page.locator(".plan-trail [data-trail]")).to_have_count(plans.count())
    expect(page.locator('.plan-trail [data-label="1"]')).to_be_visible()
    expect(page.locator('.plan-trail [data-label="1"] em')).to_have_text("1")
    assert page.evaluate(OVER_SEATS) == [], "nothing lies over what the seats have"
    assert re.search(r"\.[.,]", plans.first.inner_text()) is None, "a full stop ends what is said"
    if plans.count() > 1:
        page.keyboard.press("2")
        expect(plans.nth(1)).to_have_attribute("aria-pressed", "true")
        expect(page.get_by_role("button", name="Play plan 2")).to_be_visible()
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(plans).to_have_count(0)
    expect(page.locator(".plan-trail")).to_have_count(0)
    page.locator('[data-command="hint"]').click()
    expect(plans.first).to_be_visible()
    moves = len(record(server, table).moves) if person.wait()["revision"] else 0
    page.locator('[data-hint="play"]').click()
    expect(plans).to_have_count(0)
    page.wait_for_function(
        "() => document.querySelector('[data-command=confirm]:not(:disabled)') !== null"
        " || document.querySelector('.bar .waiting, .telling .line, [data-command=undo]:not(:disabled)') !== null"
    )
    person.confirm()
    assert len(record(server, table).moves) >= moves


def test_the_host_switches_hints_off(page: Page) -> None:
    start(page, "Tzolk'in", "Computer opponents")
    person = Person(page, seed=2)
    my_decision(person)
    hint = page.locator('[data-command="hint"]')
    expect(hint).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    switch = page.get_by_role("switch", name="Hints for whoever decides")
    expect(switch).to_be_checked()
    switch.press("Space")
    expect(switch).not_to_be_checked()
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(PLANS)).to_have_count(0)


def test_where_others_come_hints_are_off_until_the_host_allows_them(page: Page) -> None:
    start(page, "Tzolk'in", "Online")
    switch = page.get_by_role("switch", name="Hints for whoever decides")
    expect(switch).not_to_be_checked()
    switch.press("Space")
    expect(page.get_by_text("With hints for whoever decides")).to_be_visible()


def test_a_phone_shows_plans_one_below_the_other(page: Page) -> None:
    start(page, "Teotihuacan", "Solo")
    person = Person(page, seed=2)
    my_decision(person)
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator('[data-command="hint"]').click()
    plans = page.locator(PLANS)
    expect(plans.first).to_be_visible()
    boxes = [plan.bounding_box() for plan in plans.all()]
    assert all(box is not None and box["width"] > 300 and box["height"] >= 40 for box in boxes)
    expect(page.get_by_role("button", name=re.compile("Play plan 1"))).to_be_visible()
    assert faults(page) == []
