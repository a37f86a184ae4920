"""Whole games by clicks, from the lobby to the score sheet."""

from __future__ import annotations

import re

import httpx2
import pytest
from playwright.sync_api import BrowserContext, Page, expect

import tonalli
from browser.conftest import Server
from browser.person import Person


def pick(page: Page, group: str, name: str) -> None:
    """Choose one of a group of radio buttons."""
    radio = page.get_by_role("group", name=group, exact=True).get_by_role("radio", name=re.compile(f"^{name}"))
    radio.check(force=True)


def start(page: Page, game: str = "Teotihuacan", way: str = "Solo", setup: str = "First game") -> str:
    """Open a table from the lobby; returns its id."""
    page.goto("/")
    pick(page, "Game", game)
    pick(page, "How", way)
    if game == "Teotihuacan":
        pick(page, "Setup", setup)
    page.get_by_role("button", name=re.compile("Start the game|Open the table")).click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".table-page")
    return page.url.rsplit("/", 1)[1]


def record(server: Server, table: str) -> tonalli.Match:
    """The game as the server keeps it."""
    return tonalli.load(httpx2.get(f"{server.url}/api/tables/{table}/record").text)


def test_a_whole_solo_game_by_clicks(page: Page, server: Server) -> None:
    table = start(page)
    end = Person(page, 1).play()
    assert end["over"]
    match = record(server, table)
    assert match.over
    for score in match.scores():
        expect(page.get_by_role("dialog").get_by_text(str(score), exact=True).first).to_be_visible()


def test_a_hot_seat_game_goes_from_hand_to_hand(page: Page, server: Server) -> None:
    table = start(page, way="Around one screen", setup="Standard")
    person = Person(page, 2)
    person.play(40)
    match = record(server, table)
    assert match.turn >= 3
    deciders = {move.player for move in match.moves if move.turn > 0}
    assert len(deciders) >= 2


def test_tzolkin_is_playable_through_plain_panels(page: Page, server: Server) -> None:
    table = start(page, "Tzolk'in", "Around one screen")
    Person(page, 3).play(60)
    assert record(server, table).turn >= 4


def test_undo_and_restart_take_back_what_was_clicked(page: Page) -> None:
    start(page)
    person = Person(page, 4)
    before = page.locator(".bar .say p").first.inner_text()
    first = person.wait()
    person.decide()
    assert person.wait()["revision"] > first["revision"]
    page.get_by_role("button", name="Undo").click()
    person.wait()
    expect(page.locator(".bar .say p").first).to_have_text(before)


def test_reloading_in_the_middle_goes_on_where_one_was(page: Page, server: Server) -> None:
    table = start(page)
    person = Person(page, 5)
    person.play(12)
    seen = person.wait()
    page.reload()
    page.wait_for_selector(".table-page")
    assert person.wait()["revision"] == seen["revision"]
    person.play(6)
    assert len(record(server, table).moves) > 12


def test_a_server_that_was_killed_is_found_again(context: BrowserContext, server: Server) -> None:
    page = context.new_page()
    start(page)
    person = Person(page, 6)
    person.play(8)
    revision = person.wait()["revision"]
    server.stop(9)
    expect(page.get_by_role("status").first).to_be_visible()
    server.start()
    page.wait_for_timeout(3000)
    assert person.wait()["revision"] == revision
    person.play(4)
    assert person.wait()["revision"] > revision


def test_two_browsers_at_one_table(context: BrowserContext, page: Page, server: Server) -> None:
    table = start(page, way="Online")
    link = httpx2.post(f"{server.url}/api/tables/{table}/look", json={}).json()
    open_seats = [number for number, seat in enumerate(link["seats"]) if seat["kind"] == "open"]
    assert open_seats, "nobody can join"
    assert context.browser is not None
    other_context = context.browser.new_context(
        base_url=server.url, viewport={"width": 1366, "height": 768}, reduced_motion="reduce"
    )
    other = other_context.new_page()
    if page.get_by_role("dialog").count():
        page.keyboard.press("Escape")
    other.goto(f"/table/{table}?seat={open_seats[0]}")
    other.get_by_role("textbox").first.fill("Ben")
    other.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("Ben").first).to_be_visible()
    people = [Person(page, 7), Person(other, 8)]
    for _ in range(40):
        for person in people:
            person.play(1)
        if people[0].wait()["over"]:
            break
    match = record(server, table)
    assert {move.player for move in match.moves if move.turn > 0} == {0, 1}
    assert people[0].wait()["revision"] == people[1].wait()["revision"]
    other_context.close()


@pytest.mark.parametrize("keys", [["End", "Home"], ["ArrowRight", "ArrowRight", "ArrowLeft"]])
def test_a_game_is_replayed_with_keys(page: Page, keys: list[str]) -> None:
    table = start(page)
    Person(page, 9).play(10)
    page.goto(f"/replay/{table}")
    slider = page.get_by_role("slider").first
    expect(slider).to_be_visible()
    page.locator("body").click(position={"x": 5, "y": 5})
    values = []
    for key in keys:
        page.keyboard.press(key)
        page.wait_for_timeout(150)
        values.append(int(slider.input_value()))
    assert values == {"End": [values[0], 0], "ArrowRight": [1, 2, 1]}[keys[0]]
    if keys[0] == "End":
        assert values[0] == int(slider.get_attribute("max") or 0) > 5


def test_the_lobby_asks_once_how_ones_tables_stand(page: Page) -> None:
    start(page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/status") else None)
    page.goto("/")
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
    page.wait_for_timeout(2000)
    assert len(asked) == 1


def test_a_turn_never_ends_without_a_confirmation(page: Page) -> None:
    start(page)
    person = Person(page, 10)
    for _ in range(60):
        turn = page.locator("header.top small").first.inner_text()
        seen = person.wait()
        if seen["over"]:
            break
        if seen["steps"]:
            page.keyboard.press("Escape")
        elif seen["confirm"]:
            page.keyboard.press("Enter")
        elif seen["things"] or seen["options"]:
            person.click_thing(seen["things"][0]) if seen["things"] else page.locator(
                f'.bar .option[data-notation="{seen["options"][0]}"]'
            ).first.click()
            page.wait_for_timeout(500)
            assert page.locator("header.top small").first.inner_text() == turn


@pytest.mark.parametrize("game", ["Teotihuacan", "Tzolk'in"])
@pytest.mark.parametrize("way", ["Solo", "Around one screen", "Online"])
def test_nothing_has_to_be_scrolled_in_the_lobby(page: Page, game: str, way: str) -> None:
    page.goto("/")
    pick(page, "Game", game)
    pick(page, "How", way)
    four = page.get_by_role("group", name="Players", exact=True).get_by_role("radio", name="4")
    if four.count():
        four.check(force=True)
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
