"""Colours of seats: chosen in the lobby and in the room, and what is drawn follows."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from browser.conftest import Server
from browser.person import TABLE, choose, start

Another = Callable[[], BrowserContext]


def sides(server: Server, table: str) -> list[str]:
    return [side["colour"] for side in server.post(f"/api/tables/{table}/look", {}).json()["sides"]]


@pytest.mark.parametrize(
    ("game", "chosen", "mark"), [("Teotihuacan", "red", "disc"), ("Tzolk'in", "yellow", "triangle")]
)
def test_a_colour_chosen_in_the_lobby_is_drawn_at_the_table(
    page: Page, server: Server, game: str, chosen: str, mark: str
) -> None:
    choose(page, game, "Computer opponents")
    page.get_by_role("button", name=re.compile("^Colour of seat 1:")).click()
    page.get_by_role("group", name="Colours for seat 1").get_by_role("button", name=chosen).click()
    own = page.get_by_role("button", name=f"Colour of seat 1: {chosen}")
    expect(own).to_be_focused()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(TABLE)
    table = page.url.rsplit("/", 1)[1]
    assert sides(server, table)[0] == chosen
    expect(page.locator(f'.table-page use[href$="{mark}"]').first).to_be_attached()


def test_whoever_picks_a_colour_of_another_seat_of_theirs_swaps(page: Page) -> None:
    choose(page, "Teotihuacan", "Around one screen")
    expect(page.get_by_role("button", name="Colour of seat 2: blue")).to_be_visible()
    page.get_by_role("button", name="Colour of seat 1: black").click()
    page.get_by_role("group", name="Colours for seat 1").get_by_role("button", name="blue").click()
    expect(page.get_by_role("button", name="Colour of seat 1: blue")).to_be_visible()
    expect(page.get_by_role("button", name="Colour of seat 2: black")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Colour of seat 1: blue")).to_be_visible()


def test_escape_closes_the_colours_and_not_the_sheet_around_them(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    choose(page, "Teotihuacan", "Computer opponents")
    page.get_by_role("button", name=re.compile("^Change seat 1|^Seat 1")).first.click()
    opener = page.get_by_role("button", name=re.compile("^Colour of seat 1:"))
    opener.click()
    expect(page.get_by_role("group", name="Colours for seat 1")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("group", name="Colours for seat 1")).to_have_count(0)
    expect(opener).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_in_a_room_everybody_has_their_own_colour(another_context: Another, page: Page, server: Server) -> None:
    table = start(page, "Tzolk'in", way="Online")
    other = another_context().new_page()
    other.goto(f"/table/{table}")
    other.get_by_role("textbox", name="Your name").fill("Ben")
    other.get_by_role("button", name="Sit here").first.click()
    theirs = other.get_by_role("group", name="Colours for seat 2")
    expect(theirs.get_by_role("button", name=re.compile("^red, taken"))).to_be_disabled()
    theirs.get_by_role("button", name="yellow").click()
    expect(theirs.get_by_role("button", name="yellow")).to_have_attribute("aria-pressed", "true")
    mine = page.get_by_role("group", name="Colours for seat 1")
    expect(mine.get_by_role("button", name=re.compile("^yellow, taken"))).to_be_disabled()
    expect(page.get_by_role("group", name="Colours for seat 2")).to_have_count(0)
    page.get_by_role("button", name="Start with two").click()
    for each in (page, other):
        each.wait_for_selector(TABLE)
    assert set(sides(server, table)) == {"red", "yellow"}
