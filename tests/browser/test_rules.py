"""The rules beside a table: from a card at its clause, searched, as a legend, with keys; play goes on."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import PATIENCE, Server

RULES = "aside.rules"


def sit(page: Page, server: Server, game: str = "teotihuacan", step: int = 2) -> None:
    """A table of the lesson without the lesson: always the same."""
    opened = server.post(f"/api/lessons/{game}", {"step": step}).json()
    seat = next(seat for seat in opened["seats"] if seat["token"])
    page.goto(f"/table/{opened['id']}#hold={seat['seat']}.{seat['token']}")
    page.wait_for_selector(".bar")
    page.wait_for_selector('[data-thing="board:forest"], [data-thing="gear:tikal"]')


def test_a_card_leads_to_its_clause(page: Page, server: Server) -> None:
    sit(page, server)
    page.locator('[data-thing="decoration_space:top_1"]').first.hover(force=True)
    page.locator(".card .rule").wait_for()
    page.keyboard.press("?")
    meant = page.locator(f"{RULES} article.meant")
    expect(meant).to_contain_text("T-14.3")
    expect(meant).to_contain_text("You came from its card")
    # What cannot be chosen keeps its card when it is clicked, and the link can be followed.
    page.keyboard.press("Escape")
    expect(page.locator(RULES)).to_have_count(0)
    page.locator('[data-card="term:eclipse"]').first.click(force=True)
    page.locator(".card .rule a").click()
    expect(page.locator(f"{RULES} article.meant")).to_contain_text("T-18.2")


def test_a_card_leaves_the_rules_to_be_read(page: Page, server: Server) -> None:
    """Whoever comes by keyboard to a tile and asks for its rule sees both."""
    seats = [{"kind": "person", "name": name} for name in ("Ana", "Ben")]
    table = server.post("/api/tables", {"game": "tzolkin", "seats": seats, "options": {}, "seed": 3}).json()
    first = server.post(f"/api/tables/{table['id']}/look", {}).json()["actor"]
    page.goto(f"/table/{table['id']}#hold={first}.{table['seats'][first]['token']}")
    page.locator(".opening .thing.can").first.focus()
    page.locator(".card .rule").wait_for()
    page.keyboard.press("?")
    expect(page.locator(f"{RULES} article.meant")).to_be_visible()
    expect(page.locator(".card")).to_be_visible()
    page.wait_for_function("""() => {
      const [card, rules] = ['.card', '.rules'].map((each) => document.querySelector(each).getBoundingClientRect());
      return card.right <= rules.left || card.left >= rules.right;
    }""")


def test_a_card_says_how_its_thing_stands_now(page: Page, server: Server) -> None:
    """That is asked for when somebody points, once for the table as it is, and told for this seat."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/notes") else None)
    sit(page, server)
    assert not asked, "nobody has pointed at anything"
    page.locator('[data-thing="board:forest"]').first.hover(force=True)
    card = page.locator(".card")
    expect(card).to_contain_text("With the colours here now collecting brings")
    page.locator('[data-thing="board:quarry"]').first.hover(force=True)
    expect(card).to_contain_text("Quarry")
    assert len(asked) == 1, asked


def test_what_can_be_chosen_keeps_its_card_while_the_pointer_goes_to_the_link(page: Page, server: Server) -> None:
    sit(page, server)
    page.locator(".can[data-thing]").first.hover(force=True)
    link = page.locator(".card .rule a")
    link.wait_for()
    box = link.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=12)
    page.mouse.down()
    page.mouse.up()
    expect(page.locator(f"{RULES} article.meant")).to_be_visible()
    # Whoever goes elsewhere leaves the card.
    page.keyboard.press("Escape")
    page.mouse.move(2, 2)
    expect(page.locator(".card")).to_have_count(0)


def test_the_sheet_never_lies_over_the_bar_and_play_goes_on(page: Page, server: Server) -> None:
    sit(page, server)
    page.keyboard.press("?")
    sheet, bar = page.locator(RULES).bounding_box(), page.locator(".bar").bounding_box()
    assert sheet is not None
    assert bar is not None
    assert sheet["y"] + sheet["height"] <= bar["y"] + 1
    assert round(sheet["width"]) == 560
    expect(page.locator(f"{RULES} article.meant")).to_contain_text("T-4.2")
    page.locator('.bar [data-notation="move:forest.1"]').click()
    page.get_by_role("button", name="Where you are now").click()
    expect(page.locator(f"{RULES} article.meant")).to_contain_text("T-5.1")


def test_search_by_word_and_number_counts_hits_in_the_contents(page: Page, server: Server) -> None:
    sit(page, server)
    page.keyboard.press("?")
    page.locator(f"{RULES} article.meant").wait_for()
    page.keyboard.press("/")
    page.keyboard.type("mask")
    expect(page.locator(f'{RULES} [data-chapter="T-19"] em')).to_have_text(re.compile(r"^\d+$"))
    expect(page.locator(f"{RULES} mark").first).to_have_text(re.compile("mask", re.IGNORECASE))
    for wanted in ("14.3", "T-14.3", "t-14.3"):
        page.locator(f"{RULES} input").fill(wanted)
        expect(page.locator(f"{RULES} article")).to_have_count(1)
        expect(page.locator(f'{RULES} [data-clause="T-14.3"]')).to_be_visible()
    page.locator(f"{RULES} input").fill("no such word")
    expect(page.locator(RULES)).to_contain_text("Nothing found")


def test_chapters_of_other_games_are_folded(page: Page, server: Server) -> None:
    sit(page, server)
    page.keyboard.press("?")
    page.locator(f"{RULES} article.meant").wait_for()
    expect(page.locator(f'{RULES} [data-chapter="T-14"]')).to_be_visible()
    expect(page.locator(f'{RULES} [data-chapter="X-5"]')).to_be_hidden()


def test_the_legend_lets_the_table_glow_and_the_keys_are_listed(page: Page, server: Server) -> None:
    sit(page, server)
    page.keyboard.press("?")
    page.get_by_role("tab", name="Icons").click()
    page.locator('[data-icon="t-gold"]').hover()
    assert page.locator("[data-carries]").count() > 5
    page.locator('[data-icon="t-power-up"]').hover()
    page.locator('[data-icon="t-power-up"]').click()
    assert page.locator("[data-carries]").count() == 0
    expect(page.locator(f"{RULES} article.meant")).to_contain_text("T-16.1")
    page.get_by_role("tab", name="Keys").click()
    expect(page.locator(".keys")).to_contain_text("Backspace")


def test_a_clause_has_an_address_of_its_own(page: Page) -> None:
    page.goto("/rules/tzolkin/Z-7.14")
    expect(page.locator("article.meant")).to_contain_text("market")
    page.goto("/rules/teotihuacan")
    expect(page.get_by_role("heading", name="Components and terms")).to_be_visible()


def test_what_is_new_is_explained_once_and_can_be_switched_off(page: Page, server: Server) -> None:
    sit(page, server)
    hint = page.locator(".first[role=status]")
    expect(hint).to_contain_text("Each turn you move one of your dice")
    hint.get_by_role("button", name="Got it").click()
    expect(hint).to_have_count(0)
    page.locator('.bar [data-notation="move:forest.1"]').click()
    expect(hint).to_contain_text("one, two or three boards")
    hint.get_by_role("button", name="No more hints").click()
    expect(hint).to_have_count(0)
    page.locator('.bar [data-notation="to:construction"]').click()
    expect(page.locator('.bar [data-notation="collect"]')).to_be_visible()
    expect(hint).to_have_count(0)


@pytest.mark.parametrize("game", ["teotihuacan", "tzolkin"])
def test_rules_fill_a_phone(browser: Browser, server: Server, game: str) -> None:
    context = browser.new_context(
        base_url=server.url, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    context.set_default_timeout(PATIENCE * 1000)
    page: Any = context.new_page()
    sit(page, server, game)
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Rules").tap()
    page.locator(f"{RULES} article").first.wait_for()
    page.wait_for_function(
        "([rules]) => Math.round(document.querySelector(rules).getBoundingClientRect().x) === 0", arg=[RULES]
    )
    box = page.locator(RULES).bounding_box()
    assert (round(box["x"]), round(box["y"]), round(box["width"]), round(box["height"])) == (0, 0, 390, 844)
    page.locator(".contents").tap()
    page.locator(f"{RULES} [data-chapter]").nth(4).tap()
    page.locator(f"{RULES} article").first.wait_for()
    page.get_by_role("button", name="Back to the table").tap()
    expect(page.locator(RULES)).to_have_count(0)
    context.close()
