"""Links to hand on, from the room, the table and a review: one that leads to this computer alone says so."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from browser.conftest import Server
from browser.person import TABLE, start
from browser.screenshots import Table

ELSEWHERE = "http://192.0.2.7:8000"


def leads_elsewhere(page: Page, server: Server, name: str, path: str) -> None:
    """A link warns until somebody takes the address that is offered."""
    link = page.get_by_label(name, exact=True)
    warning = page.get_by_role("alert").filter(has_text="this computer alone")
    expect(link).to_have_value(server.url + path)
    expect(warning).to_be_visible()
    warning.get_by_role("button", name="Use 192.0.2.7:8000").click()
    expect(link).to_have_value(ELSEWHERE + path)
    expect(warning).to_have_count(0)


def test_a_link_to_this_computer_alone_says_so_wherever_it_is_handed_on(page: Page, server: Server) -> None:
    page.route("**/api/addresses", lambda route: route.fulfill(json={"addresses": [ELSEWHERE]}))
    table = start(page, way="Online")
    leads_elsewhere(page, server, "Invite by link", f"/table/{table}")
    page.get_by_role("button", name="Add a computer").click()
    page.get_by_role("button", name="Start with two").click()
    page.wait_for_selector(TABLE)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Share links").click()
    leads_elsewhere(page, server, "To look on", f"/table/{table}")


def test_so_does_the_link_of_a_review(page: Page, server: Server) -> None:
    table = Table(server, "teotihuacan", 2, 3)
    table.play_until(lambda match: False)
    review = f"/review/{table.opened['id']}"
    page.add_init_script(f"localStorage['tonalli-tables'] ??= {json.dumps(table.kept())}")
    page.route("**/api/addresses", lambda route: route.fulfill(json={"addresses": [ELSEWHERE]}))
    page.goto(review)
    page.get_by_role("button", name="Share", exact=True).click()
    leads_elsewhere(page, server, "This review", review)


def test_what_a_menu_opens_stays_open(page: Page, server: Server) -> None:
    """Links to share and free seats take the place of the menu."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
    opened = server.post("/api/tables", {"game": "tzolkin", "seats": seats, "options": {"players": 2}}).json()
    page.goto(f"/table/{opened['id']}")
    page.wait_for_selector(TABLE)
    for each in ("Share links", "Take a seat"):
        page.get_by_role("button", name="Menu", exact=True).click()
        page.get_by_role("dialog", name="Menu").get_by_role("button", name=each).click()
        expect(page.get_by_role("dialog", name=each)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
