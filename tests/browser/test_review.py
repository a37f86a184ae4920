"""A finished game looked at once more: chances, the turns that cost most, and the way into the replay."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from browser.conftest import Server
from browser.test_axe import AXE, FAULTS
from cli.scripted import typed_game

DONE = '.review[data-done="true"]'


def faults(page: Page) -> object:
    """What somebody who listens or uses the keyboard would miss."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    return page.evaluate(FAULTS)


@pytest.fixture(scope="module")
def replay(server: Server) -> str:
    """A short game of two at random: whatever they did, something would have been better."""
    match = typed_game(5, "Ana=random,Ben=greedy", game="tzolkin")[1]
    return str(server.post("/api/replays", {"record": match.record().write()}).json()["id"])


def test_a_game_is_reviewed_and_leads_into_its_replay(page: Page, server: Server, replay: str) -> None:
    page.goto(f"/review/{replay}")
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(r"^(Ana|Ben) wins, .* to "))
    # Nobody of this browser has played there.
    expect(page.get_by_role("button", name="Rematch")).to_have_count(0)
    expect(page.get_by_role("img", name=re.compile("^Chances to win"))).to_be_visible()
    expect(page.locator(DONE)).to_be_visible()
    for name in ("Ana", "Ben"):
        page.get_by_role("button", name=name).click()
        cards = page.locator("article")
        assert 1 <= cards.count() <= 3
        expect(cards.first).to_contain_text("Played")
        expect(cards.first).to_contain_text("Better")
        expect(cards.first.locator(".cost b")).to_have_text(re.compile(r"^−\d"))
        expect(cards.first.locator("footer")).to_contain_text("The chance to win")
        # Where it happened is drawn, unless it happened nowhere on the table.
        expect(cards.locator("svg .goal").first).to_be_visible()
        # The numbers of the cards stand in the chart.
        assert page.locator(".chances .number").count() == cards.count()
    assert faults(page) == []
    card = page.locator("article").first
    turn = card.get_attribute("data-turn")
    card.get_by_role("link", name=re.compile("See it")).click()
    page.wait_for_url(re.compile(r"/replay/.*\?at=\d+"))
    expect(page.locator(".replay-page")).to_be_visible()
    frame = int(page.url.rpartition("=")[2])
    summary = server.get(f"/api/replays/{replay}").json()
    assert str(summary["turns"][frame]) == turn
    expect(page.locator(".bar small").first).to_contain_text(str(frame))
    # Both moves are drawn there, and nowhere else.
    for kind in ("Played", "Better"):
        expect(page.locator(".plan-trail .label", has_text=kind)).to_have_count(1)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".plan-trail")).to_have_count(0)
    page.get_by_role("link", name="Review").click()
    expect(page.locator(DONE)).to_be_visible()


def test_a_worker_is_drawn_where_it_stood_and_where_it_went(page: Page, server: Server) -> None:
    match = typed_game(5, "Ana=random,Ben=greedy", game="teotihuacan")[1]
    opened = server.post("/api/replays", {"record": match.record().write()}).json()["id"]
    page.goto(f"/review/{opened}")
    expect(page.locator(DONE)).to_be_visible()
    page.get_by_role("button", name="Ana").click()
    card = page.locator("article").first
    expect(card.locator("svg .slot")).to_have_count(8)
    expect(card.locator("svg .sign").first).to_be_visible()
    for kind in ("played", "better"):
        expect(card.locator(f"svg .goal.{kind}").first).to_be_visible()
    assert faults(page) == []


def test_a_phone_has_tabs(page: Page, replay: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"/review/{replay}")
    expect(page.locator(DONE)).to_be_visible()
    expect(page.locator("article").first).to_be_visible()
    assert faults(page) == []
    page.get_by_role("tab", name="Sheet").click()
    expect(page.get_by_role("table")).to_be_visible()
    expect(page.locator("article")).to_have_count(0)
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide


@pytest.fixture
def own(server: Server) -> tuple[str, str]:
    """A game of one's own that is over, played by computers, and the token of one's seat."""
    seats = [{"kind": "person", "name": "Ana"}, {"kind": "dawn", "name": ""}]
    table = server.post("/api/tables", {"game": "tzolkin", "options": {"players": 2}, "seats": seats}).json()
    token = table["seats"][0]["token"]
    wish: dict[str, object] = {"tokens": [token], "do": "take", "kind": "dawn"}
    server.post(f"/api/tables/{table['id']}/seats/0/stand-in", wish).raise_for_status()
    held: dict[str, object] = {"tables": [{"id": table["id"], "tokens": [token]}]}
    while not server.post("/api/tables/status", held).json()[0]["over"]:
        time.sleep(0.1)
    return table["id"], token


@pytest.mark.parametrize("width", [1366, 390])
def test_ones_own_game_is_handed_on_and_played_again(page: Page, own: tuple[str, str], width: int) -> None:
    table, token = own
    page.set_viewport_size({"width": width, "height": 800})
    page.goto("/")
    page.evaluate(
        "([id, token]) => localStorage.setItem('tonalli-tables', JSON.stringify([{ id, tokens: { 0: token } }]))",
        [table, token],
    )
    page.goto(f"/review/{table}")
    expect(page.locator(DONE)).to_be_visible()
    expect(page.locator("h2")).to_have_text(re.compile("^Your "))
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("textbox", name="This review")).to_be_visible()
    links = [field.input_value() for field in page.get_by_role("dialog").get_by_role("textbox").all()]
    assert links[0].endswith(f"/review/{table}")
    assert all(re.search(rf"/replay/{table}\?at=\d+$", link) for link in links[1:])
    assert len(links) == 1 + page.locator("article").count()
    assert faults(page) == []
    with page.expect_download() as saved:
        page.get_by_role("button", name="Picture of the sheet").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(re.compile("/table/(?!" + table + ")"))
    expect(page.locator(".table-page")).to_be_visible()


def test_what_is_not_there_has_no_review(another_context: Callable[[], BrowserContext]) -> None:
    page = another_context().new_page()
    page.goto("/review/nothing-there")
    expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile("replay", re.IGNORECASE))
