"""The drawn table of Tzolk'in: whole games on it, together and one by one, and looking back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from browser.conftest import Server
from browser.person import Person, agree, deciders, join, play_until, record, start

EVERYTHING = "Tribes Prophecies Buildings"


def test_a_whole_hot_seat_game_by_clicks_on_the_table(page: Page, server: Server) -> None:
    """Whatever can be done on the table is done there; the bar is only for what lies nowhere."""
    table = start(page, "Tzolk'in", "Around one screen")
    assert Person(page, 3, on_table=1).play()["over"]
    match = record(server, table)
    assert match.over
    kinds = {match.describe(move.action)["kind"] for move in match.moves if not move.is_chance}
    assert {"keep", "place", "pick", "act"} <= kinds
    for score in match.scores():
        shown = f"{score:g}".replace("-", "−")
        expect(page.get_by_role("dialog").get_by_text(shown, exact=True).first).to_be_visible()


def test_a_whole_game_of_five_with_every_module_by_clicks(page: Page, server: Server) -> None:
    """Three at one screen and two computer seats; a fifth player brings quick actions along by itself."""
    table = start(page, "Tzolk'in", "Around one screen", modules=EVERYTHING, players=5, bots=2)
    assert Person(page, 16).play()["over"]
    match = record(server, table)
    assert match.over
    assert match.options["players"] == 5
    assert match.options["modules"] == ["tribes", "prophecies", "buildings", "quick_actions"]
    assert "place:quick" in {match.write(move.action) for move in match.moves if move.seat in (0, 1, 2)}
    assert None not in match.view(None)["tribes"]["chosen"]


def test_two_browsers_at_one_table(another_context: Callable[[], BrowserContext], page: Page, server: Server) -> None:
    table = start(page, "Tzolk'in", way="Online", modules=EVERYTHING)
    other = another_context().new_page()
    join(page, other, server, table, "Ben")
    people = [Person(page, 7), Person(other, 8)]
    # While choices are secret nobody hears what others do.
    while "opening" in server.post(f"/api/tables/{table}/look", {}).json()["view"]:
        for person in people:
            person.decide()
    play_until(people, lambda: record(server, table).turn >= 6)
    agree(*people)
    assert deciders(record(server, table)) == {0, 1}
    seats = [page.locator("[data-thing^='seat:']").count(), other.locator("[data-thing^='seat:']").count()]
    assert seats == [2, 2]


def test_a_game_is_replayed(page: Page) -> None:
    """Each position of the past shows its day, and the last one that of the table."""
    table = start(page, "Tzolk'in", "Around one screen")
    Person(page, 9).play(60)
    day = page.locator("[data-day]").first.get_attribute("data-day")
    page.goto(f"/replay/{table}")
    slider = page.get_by_role("slider").first
    expect(slider).to_have_value("0")
    expect(page.locator("[data-day]").first).to_have_attribute("data-day", "1")
    page.locator("body").click(position={"x": 5, "y": 5})
    page.keyboard.press("End")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    expect(page.locator("[data-day]").first).to_have_attribute("data-day", day or "")


def test_a_turn_of_the_log_is_told_on_the_table_as_it_was(page: Page) -> None:
    """The day of that turn, its pieces, its seats; the table as it is when that is over."""
    start(page, "Tzolk'in", "Around one screen")
    person = Person(page, 9)
    person.play(70)
    while person.wait()["hidden"]:
        person.decide()
    day = page.locator("[data-day]").first
    today = day.get_attribute("data-day") or ""
    riders = page.locator("[data-thing^='worker:']").count()
    page.get_by_role("button", name="Log", exact=True).click()
    page.get_by_role("button", name="Tell this turn of").first.click()
    line = page.locator(".telling .line")
    expect(line.locator("li").first).to_be_visible()
    expect(day).not_to_have_attribute("data-day", today)
    expect(page.locator(".thing.can")).to_have_count(0)
    line.get_by_role("button", name="Skip").click()
    expect(day).to_have_attribute("data-day", today)
    expect(page.locator("[data-thing^='worker:']")).to_have_count(riders)


def test_what_is_pointed_at_says_what_it_is(page: Page) -> None:
    """Hover and focus raise the same card; what cannot be done says why."""
    start(page, "Tzolk'in", "Around one screen", modules=EVERYTHING)
    person = Person(page, 21)
    person.play(30)
    while person.wait()["hidden"]:
        person.decide()
    # The card of what was clicked last may still be there.
    page.keyboard.press("Escape")
    card = page.locator(".card")
    expect(card).to_have_count(0)
    page.locator("[data-thing='temple:chaac']").first.hover()
    expect(card).to_be_visible()
    expect(card).to_contain_text("Chaac")
    page.mouse.move(2, 2)
    expect(card).to_have_count(0)


@pytest.mark.parametrize(
    ("players", "modules", "size"),
    [
        (2, "", (1366, 768)),
        (4, "", (1366, 768)),
        (3, EVERYTHING, (1366, 768)),
        (5, EVERYTHING, (1366, 768)),
        (2, EVERYTHING, (1920, 1080)),
        (5, EVERYTHING, (1920, 1080)),
    ],
)
def test_nothing_has_to_be_scrolled(page: Page, players: int, modules: str, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    start(page, "Tzolk'in", "Around one screen", modules=modules, players=players)
    person = Person(page, 17)
    for clicks in (0, 40):
        person.play(clicks)
        while person.wait()["hidden"]:
            person.decide()
        for part in ("html", ".tracks", "main.middle", ".displays", "aside.seats"):
            assert page.locator(part).evaluate("(each) => each.scrollHeight <= each.clientHeight + 1"), (part, clicks)
            assert page.locator(part).evaluate("(each) => each.scrollWidth <= each.clientWidth + 1"), (part, clicks)
