"""Whole games by clicks, from the lobby to the score sheet."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from browser.conftest import Server
from browser.person import TABLE, Person, agree, choose, deciders, join, play_until, record, start


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
    assert len(deciders(match)) >= 2


def test_a_whole_game_with_four_modules_by_clicks(page: Page, server: Server) -> None:
    """Decisions out of turn are made at the same screen, by whoever is asked."""
    table = start(page, way="Around one screen", setup="Standard", modules="Court Altars Empire")
    assert Person(page, 14).play()["over"]
    match = record(server, table)
    assert match.options["modules"] == ["obsidian", "court", "altars", "empire"]
    kinds = {match.describe(move.action)["kind"] for move in match.moves if not move.is_chance}
    assert {"activate", "shaman"} <= kinds


def test_a_whole_solo_game_with_every_module_by_clicks(page: Page, server: Server) -> None:
    table = start(page, setup="Standard", modules="Court Altars Empire Swift")
    assert Person(page, 15).play()["over"]
    match = record(server, table)
    assert match.options["modules"] == ["obsidian", "court", "altars", "empire", "swift_bot"]


def test_undo_and_restart_take_back_what_was_clicked(page: Page) -> None:
    start(page)
    person = Person(page, 4)
    first = person.wait()
    before = person.question().inner_text()
    person.decide()
    person.wait_for(first["revision"] + 1)
    person.undo()
    expect(person.question()).to_have_text(before)


def test_reloading_in_the_middle_goes_on_where_one_was(page: Page, server: Server) -> None:
    table = start(page)
    person = Person(page, 5)
    seen = person.play(12)
    page.reload()
    person.wait_for(seen["revision"])
    person.play(6)
    assert len(record(server, table).moves) > 12


def test_a_server_that_was_killed_is_found_again(context: BrowserContext, server: Server) -> None:
    page = context.new_page()
    start(page)
    person = Person(page, 6)
    person.play(8)
    revision = person.wait()["revision"]
    server.stop(9)
    person.is_cut_off()
    server.start()
    person.is_back()
    assert person.wait()["revision"] >= revision
    person.play(4)
    person.wait_for(revision + 1)


def test_who_is_offline_is_told_at_once_and_goes_on_choosing(context: BrowserContext) -> None:
    # A browser complains by itself of a line that cannot be opened.
    page = context.new_page()
    start(page)
    person = Person(page, 12)
    person.decide()
    person.wait()
    before = page.locator(TABLE).get_attribute("data-revision")
    context.set_offline(True)
    said = page.locator('.bar [aria-live="polite"]').first
    expect(said).to_contain_text("No connection.")
    expect(said).to_contain_text("Your turn is kept.")
    # The countdown is for eyes alone: whoever listens is not told every second.
    expect(said.locator('[aria-hidden="true"]')).to_contain_text("Trying again")
    page.get_by_role("button", name="Try now").click()
    expect(said).to_contain_text("No connection.")
    option = page.locator(".bar .option:not(:disabled, .closed)").first
    option.click()
    expect(page.locator(TABLE)).to_have_attribute("data-revision", before or "")
    context.set_offline(False)
    expect(said).not_to_contain_text("No connection.")
    person.wait()


def test_two_browsers_at_one_table(another_context: Callable[[], BrowserContext], page: Page, server: Server) -> None:
    table = start(page, way="Online")
    other = another_context().new_page()
    join(page, other, server, table, "Ben")
    people = [Person(page, 7), Person(other, 8)]
    play_until(people, lambda: deciders(record(server, table)) == {0, 1})
    agree(*people)


def test_a_game_is_replayed_with_keys(page: Page) -> None:
    table = start(page)
    Person(page, 9).play(10)
    page.goto(f"/replay/{table}")
    slider = page.get_by_role("slider").first
    expect(slider).to_have_value("0")
    last = slider.get_attribute("max") or ""
    assert int(last) > 5
    page.locator("body").click(position={"x": 5, "y": 5})
    for key, frame in {"ArrowRight": "1", "End": last, "ArrowLeft": str(int(last) - 1), "Home": "0"}.items():
        page.keyboard.press(key)
        expect(slider).to_have_value(frame)


def test_the_lobby_asks_once_how_ones_tables_stand(page: Page) -> None:
    start(page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/status") else None)
    with page.expect_response(lambda response: response.url.endswith("/status")):
        page.goto("/")
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert len(asked) == 1


def test_a_turn_never_ends_without_a_confirmation(page: Page) -> None:
    start(page)
    person = Person(page, 10)
    turn: str | None = None
    for _ in range(60):
        seen = person.wait()
        if seen["over"]:
            break
        now = person.status_line()
        assert turn in (None, now)
        turn = now
        if seen["steps"]:
            page.keyboard.press("Escape")
        elif seen["confirm"]:
            person.confirm()
            person.wait_for(seen["revision"] + 1)
            turn = None
        elif seen["things"]:
            person.click_thing(seen["things"][0])
        elif seen["options"]:
            person.click_option(seen["options"][0])


@pytest.mark.parametrize("game", ["Teotihuacan", "Tzolk'in"])
@pytest.mark.parametrize("way", ["Solo", "Computer opponents", "Around one screen", "Online"])
def test_nothing_has_to_be_scrolled_in_the_lobby(page: Page, game: str, way: str) -> None:
    if way == "Solo" and game != "Teotihuacan":
        pytest.skip("it has no solo game")
    choose(page, game, way)
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    while (more := page.get_by_role("button", name="Add a seat")).count():
        more.click()
    expect(page.get_by_role("button", name=re.compile("Start the game|Open the table"))).to_be_in_viewport()
