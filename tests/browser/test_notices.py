"""Turn notices in the browser: asked for, told through a push service, shown, and stopped again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from browser.conftest import Server
from server.push_service import Service

# No push service can be reached from here: what one would answer is put in its place, nothing else is.
SUBSCRIBED = """(browser) => {
  const there = { endpoint: browser.endpoint, toJSON: () => browser, unsubscribe: async () => true };
  PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
    if (!userVisibleOnly) throw new Error('it must be seen');
    window.serverKey = btoa(String.fromCharCode(...new Uint8Array(applicationServerKey)));
    return there;
  };
  PushManager.prototype.getSubscription = async () => there;
}"""
HOLD = """([id, seat, token]) => localStorage.setItem('tonalli-tables', JSON.stringify([{
  id, game: 'teotihuacan', players: 2, tokens: { [seat]: token }, names: [], seen: 1,
  over: false, title: '', hidden: false,
}]))"""
NOTICES = """async () => {
  const worker = await navigator.serviceWorker.getRegistration('/notices.js');
  return (await worker.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
}"""


@pytest.fixture
def service() -> Iterator[Service]:
    service = Service()
    yield service
    service.close()


def wish(page: Page) -> Locator:
    return page.get_by_role("checkbox", name="Tell me of my turns")


def two_people(server: Server) -> dict[str, Any]:
    seats = [{"kind": "person", "name": name} for name in ("Ana", "Ben")]
    table = server.post("/api/tables", {"game": "teotihuacan", "options": {"setup": "first"}, "seats": seats}).json()
    tokens = [seat["token"] for seat in table["seats"]]
    return {"id": table["id"], "tokens": tokens, "first": look(server, table["id"], tokens)["actor"]}


def look(server: Server, table: str, tokens: list[str]) -> dict[str, Any]:
    found: dict[str, Any] = server.post(f"/api/tables/{table}/look", {"tokens": tokens}).json()
    return found


def hand_over(server: Server, table: dict[str, Any]) -> None:
    """Play the first seat's turn to its end."""
    shown = look(server, table["id"], table["tokens"])
    while shown["actor"] == table["first"]:
        choice = {"revision": shown["revision"], "action": shown["choices"][-1]["action"]}
        shown = server.post(f"/api/tables/{table['id']}/actions", {"tokens": table["tokens"], **choice}).json()


def deliver(context: BrowserContext, page: Page, origin: str, data: str) -> None:
    """What the browser does when its push service brings something."""
    session = context.new_cdp_session(page)
    known: list[dict[str, Any]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: known.extend(told["registrations"]))
    session.send("ServiceWorker.enable")
    while not known:
        page.wait_for_timeout(50)
    number = known[0]["registrationId"]
    session.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": number, "data": data})


def test_a_turn_is_told_while_nobody_is_at_the_table(
    context: BrowserContext, page: Page, server: Server, service: Service
) -> None:
    context.grant_permissions(["notifications"], origin=server.url)
    context.add_init_script(f"({SUBSCRIBED})({json.dumps(service.browser)})")
    table = two_people(server)
    waiting = 1 - table["first"]
    page.goto("/settings")
    page.evaluate(HOLD, [table["id"], waiting, table["tokens"][waiting]])
    with page.expect_response(lambda each: each.url.endswith("/notices") and each.request.method == "POST") as answer:
        wish(page).click()
    assert answer.value.ok
    expect(wish(page)).to_be_checked()
    key = page.evaluate("() => window.serverKey").replace("+", "-").replace("/", "_").rstrip("=")
    assert key == server.get("/api/notices").json()["key"]
    hand_over(server, table)
    _headers, body = service.wait()
    told = service.read(body)
    languages = told.pop("languages")
    assert set(languages) == set(server.get("/api/languages").json()) - {"en"}, "each reader chooses when it arrives"
    assert told == {"table": table["id"], "title": "Teotihuacan", "body": "It is your turn."}
    deliver(context, page, server.url, json.dumps(told))
    page.wait_for_function(f"async () => (await ({NOTICES})()).length > 0")
    assert page.evaluate(NOTICES) == [{"title": "Teotihuacan", "body": "It is your turn.", "tag": table["id"]}]
    page.reload()
    expect(wish(page)).to_be_checked()
    with page.expect_response("**/api/notices/stop") as answer:
        wish(page).uncheck()
    assert answer.value.ok


def test_a_table_that_waits_is_told_of_as_well(
    context: BrowserContext, page: Page, server: Server, service: Service
) -> None:
    """Whoever sits down in the room may close the page: their browser is told once it is their turn."""
    context.grant_permissions(["notifications"], origin=server.url)
    context.add_init_script(f"({SUBSCRIBED})({json.dumps(service.browser)})")
    page.goto("/settings")
    with page.expect_response(lambda each: each.url.endswith("/notices") and each.request.method == "POST"):
        wish(page).click()
    seats = [{"kind": "person", "name": "Ana"}, {"kind": "open"}]
    table = server.post("/api/tables", {"game": "tzolkin", "options": {}, "seats": seats, "waiting": True}).json()
    page.goto(f"/table/{table['id']}")
    page.get_by_role("textbox", name="Your name").fill("Ben")
    with page.expect_response(lambda each: each.url.endswith("/notices") and each.request.method == "POST") as answer:
        page.get_by_role("button", name="Sit here").click()
    assert table["id"] in (answer.value.request.post_data or "")
    assert answer.value.ok


def test_who_allows_no_notices_is_told_why_there_are_none(page: Page) -> None:
    page.add_init_script("Notification.requestPermission = async () => 'denied'")
    page.goto("/settings")
    wish(page).click()
    expect(page.get_by_text("This browser does not allow notices from here.")).to_be_visible()
    expect(wish(page)).not_to_be_checked()


def test_a_browser_without_a_push_service_says_so(context: BrowserContext, page: Page, server: Server) -> None:
    context.grant_permissions(["notifications"], origin=server.url)
    page.add_init_script("PushManager.prototype.subscribe = async () => { throw new DOMException('', 'AbortError'); }")
    page.goto("/settings")
    wish(page).click()
    expect(page.get_by_text("Turn notices cannot be sent to this browser.")).to_be_visible()
    expect(wish(page)).not_to_be_checked()
