"""The lobby and the room where people wait: every way to begin, nobody is lost, words."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from browser.conftest import Server
from browser.person import TABLE, WHERE, WHOM, choose, pick, start
from browser.screenshots import Table

Another = Callable[[], BrowserContext]
# Whether the whole of a thing is seen without scrolling.
UNCOVERED = """(thing) => {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  return [[left + 6, top + 6], [right - 6, bottom - 6]]
    .every(([x, y]) => thing.contains(document.elementFromPoint(x, y)));
}"""


# Seats whose lines lie below them, or that lie below the window.
SPILT = """(seats) => seats.filter((seat) => {
  const { bottom } = seat.getBoundingClientRect();
  const lines = [...seat.children].map((line) => line.getBoundingClientRect().bottom);
  return bottom > innerHeight + 1 || lines.some((line) => line > bottom + 1);
}).map((seat) => seat.getAttribute('aria-label'))"""


def fits(page: Page) -> bool:
    """Whether nothing has to be scrolled sideways."""
    wide: bool = page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    return wide


def test_names_given_around_one_screen_stand_at_the_seats_and_in_the_bar(page: Page) -> None:
    choose(page, "Teotihuacan", "Around one screen")
    names = ["Ixchel", "Ελένη"]
    for number, name in enumerate(names):
        page.get_by_role("textbox", name=f"Name of seat {number + 1}").fill(name)
    # For somebody who never played the setup is that of a first game; this one is for whoever did.
    page.get_by_role("button", name=re.compile("^Setup: First game")).click()
    pick(page, "^Setup", "Standard")
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(TABLE)
    # Starting tiles are kept in secret: the screen is handed to whoever decides.
    page.locator("main.hand-over .go").click()
    for name in names:
        expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    expect(page.locator(".bar .say b")).to_have_text(re.compile(f"^({'|'.join(names)}): "))


def test_a_newcomer_is_offered_a_lesson(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", name="Welcome to the table")).to_be_visible()
    expect(page.get_by_role("radio", name=re.compile("^Learn"))).to_be_checked()
    expect(page.get_by_role("button", name="Start the lesson")).to_be_enabled()
    expect(page.get_by_role("heading", name="Open tables")).to_have_count(0)


def test_whoever_knows_one_game_is_offered_the_lesson_of_the_other(page: Page) -> None:
    page.goto("/")
    page.evaluate("localStorage.setItem('tonalli-lessons', JSON.stringify({ teotihuacan: { done: true } }))")
    page.reload()
    learn = page.get_by_role("radio", name=re.compile("^Learn"))
    expect(page.get_by_role("radio", name=re.compile("^Teotihuacan"))).to_be_checked()
    expect(learn).not_to_be_checked()
    page.get_by_role("radio", name=re.compile("^Tzolk'in")).check(force=True)
    expect(learn).to_be_checked()
    page.get_by_role("radio", name=re.compile("^Teotihuacan")).check(force=True)
    expect(learn).not_to_be_checked()


def test_answers_are_remembered(page: Page) -> None:
    choose(page, "Tzolk'in", "Computer opponents")
    page.get_by_role("switch", name=re.compile("^Tribes")).press("Space")
    expect(page.get_by_role("switch", name=re.compile("^Tribes"))).to_be_checked()
    page.get_by_role("button", name="Add a seat").click()
    expect(page.get_by_text("with Tribes", exact=True)).to_be_visible()
    page.reload()
    expect(page.get_by_role("radio", name=re.compile("^Tzolk'in"))).to_be_checked()
    expect(page.get_by_role("radio", name=re.compile("^Computer opponents"))).to_be_checked()
    expect(page.get_by_role("switch", name=re.compile("^Tribes"))).to_be_checked()
    expect(page.get_by_role("group", name=re.compile(WHERE)).locator("li.row")).to_have_count(3)


def test_modules_bring_along_what_they_need(page: Page) -> None:
    choose(page, way="Around one screen")
    page.get_by_role("switch", name=re.compile("^Court")).press("Space")
    expect(page.get_by_role("switch", name=re.compile("^Obsidian"))).to_be_checked()
    page.get_by_role("switch", name=re.compile("^Obsidian")).press("Space")
    expect(page.get_by_role("switch", name=re.compile("^Court"))).not_to_be_checked()


@pytest.mark.parametrize("game", ["Teotihuacan", "Tzolk'in"])
def test_computer_opponents_are_played_by_level(page: Page, server: Server, game: str) -> None:
    choose(page, game, "Computer opponents")
    level = page.get_by_role("group", name="Level of seat 2").get_by_role("radio", name="Noon")
    level.check(force=True)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(TABLE)
    table = page.url.rsplit("/", 1)[1]
    seats = server.post(f"/api/tables/{table}/look", {}).json()["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "noon"]
    assert seats[1]["name"]


def test_a_table_goes_off_the_list_and_comes_back(page: Page, server: Server) -> None:
    table = start(page)
    page.goto("/")
    row = page.locator(f'li:has(a[href="/table/{table}"])')
    expect(row).to_be_visible()
    row.get_by_role("button", name=re.compile("^More about")).click()
    row.get_by_role("button", name="Leave …", exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text(re.compile("Your seat stays yours"))).to_be_visible()
    dialog.get_by_role("button", name="Take it off the list").click()
    expect(row).to_have_count(0)
    page.get_by_role("button", name="Take it back").click()
    expect(row).to_be_visible()
    row.get_by_role("button", name=re.compile("^More about")).click()
    row.get_by_role("button", name="Leave …", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Take it off the list").click()
    expect(row).to_have_count(0)
    page.goto(f"/table/{table}")
    page.wait_for_selector(TABLE)
    kept = page.evaluate("() => localStorage.getItem('tonalli-tables')")
    assert table in kept, "the seat is still held"
    # Whoever sits down at it again has it on the list again.
    page.goto("/")
    expect(row).to_be_visible()


def test_a_browser_that_keeps_nothing_still_sits_at_its_table(another_context: Another) -> None:
    """Where site data are blocked a seat is held as long as the page is open."""
    context = another_context()
    context.add_init_script(
        "for (const kind of ['localStorage', 'sessionStorage'])"
        "Object.defineProperty(window, kind, { get() { throw new DOMException('', 'SecurityError'); } })"
    )
    page = context.new_page()
    start(page, "Tzolk'in", way="Online")
    expect(page.get_by_text("you, host")).to_be_visible()
    page.get_by_role("button", name="Add a computer").click()
    page.get_by_role("button", name="Start with two").click()
    page.wait_for_selector(TABLE)
    expect(page.locator(".seat").get_by_text(re.compile("^you"))).to_be_visible()


def test_the_lobby_hears_of_turns_and_rematches_while_it_is_open(page: Page, server: Server) -> None:
    """Whoever was away when another opened the next game finds their seat there."""
    table = Table(server, "teotihuacan", 2, 3)
    kept = table.kept(1).replace('"seen": 0', '"seen": 32503680000000')
    page.add_init_script(f"localStorage['tonalli-tables'] ??= {json.dumps(kept)}")
    page.clock.install()
    page.goto("/")
    rows = page.locator("#your-tables li")
    expect(rows.get_by_text(re.compile("Eclipse 1 of 3"))).to_be_visible()
    table.play_until(lambda match: False)
    page.clock.run_for(21_000)
    expect(rows.get_by_text("Finished")).to_be_visible()
    rematch = server.post(f"/api/tables/{table.opened['id']}/rematch", {"tokens": table.tokens[:1]}).json()
    page.clock.run_for(21_000)
    expect(rows).to_have_count(2)
    page.goto(f"/table/{rematch['id']}")
    page.wait_for_selector(TABLE)
    assert server.post(f"/api/tables/{rematch['id']}/look", {"tokens": table.tokens[1:]}).json()["seats"][1]["mine"]
    expect(page.locator(".seat").get_by_text(re.compile("^you"))).to_be_visible()


def test_the_keyboard_is_where_a_table_was_left(page: Page) -> None:
    start(page)
    start(page)
    page.goto("/")
    more = page.get_by_role("button", name=re.compile("^More about"))
    expect(more).to_have_count(2)

    def leave() -> None:
        page.keyboard.press("Enter")
        page.get_by_role("button", name="Leave …", exact=True).focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("dialog")).to_be_visible()

    more.first.focus()
    leave()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(more.first).to_be_focused()
    leave()
    page.get_by_role("dialog").get_by_role("button", name="Stay").press("Enter")
    expect(more.first).to_be_focused()
    leave()
    page.get_by_role("button", name="Take it off the list").press("Enter")
    expect(more).to_have_count(1)
    expect(more).to_be_focused()
    leave()
    page.get_by_role("button", name="Take it off the list").press("Enter")
    expect(more).to_have_count(0)
    # There is one list, and it does not say that it never held anything while a table can be taken back.
    heading = page.get_by_role("heading", name="Your tables")
    expect(heading).to_have_count(1)
    expect(heading).to_be_focused()
    expect(page.get_by_text("None yet.")).to_have_count(0)
    page.get_by_role("button", name="Take it back").press("Enter")
    expect(more).to_be_focused()


def test_escape_closes_the_question_before_the_menu(page: Page) -> None:
    start(page)
    page.get_by_role("button", name="Menu", exact=True).click()
    resign = page.get_by_role("button", name="Resign …", exact=True)
    resign.click()
    question = page.get_by_role("dialog").get_by_role("alert")
    expect(question).to_be_visible()
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    expect(resign).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_table_is_called_as_one_likes(page: Page) -> None:
    table = start(page)
    page.goto("/")
    row = page.locator(f'li:has(a[href="/table/{table}"])')
    expect(row.get_by_text(re.compile("Eclipse 1 of 3"))).to_be_visible()
    row.get_by_role("button", name=re.compile("^More about")).click()
    row.get_by_role("button", name="Rename", exact=True).click()
    row.get_by_role("textbox", name="Rename").fill("Sunday")
    page.keyboard.press("Enter")
    expect(row.get_by_role("heading", name="Sunday")).to_be_visible()


def test_two_browsers_wait_talk_and_begin(another_context: Another, page: Page, server: Server) -> None:
    table = start(page, way="Online")
    expect(page.get_by_role("alert").filter(has_text="this computer alone")).to_be_visible()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_disabled()
    other = another_context().new_page()
    other.set_viewport_size({"width": 390, "height": 844})
    other.goto(f"/table/{table}")
    # Whoever comes by the link finds a seat first, above what is docked, and is promised nothing before.
    seat = other.get_by_role("button", name="Sit here").first
    expect(seat).to_be_visible()
    assert other.evaluate(UNCOVERED, seat.element_handle())
    expect(other.get_by_text("Your place is kept")).to_have_count(0)
    other.get_by_role("textbox", name="Your name").fill("Ben")
    seat.click()
    expect(other.get_by_text("Your place is kept")).to_be_visible()
    expect(page.get_by_text("Ben", exact=True).first).to_be_visible()
    expect(other.get_by_text(re.compile("starts the game$"))).to_be_visible()
    other.get_by_role("button", name="Well played").click()
    expect(page.get_by_role("list", name="Words at the table").get_by_text("Well played")).to_be_visible()
    page.get_by_role("button", name="Start with two").click()
    for each in (page, other):
        each.wait_for_selector(TABLE)
    other.get_by_role("button", name=re.compile("^Log")).click()
    other.get_by_role("tab", name=re.compile("^Words")).click()
    other.get_by_role("textbox", name="Say something short").fill("Good luck")
    other.keyboard.press("Enter")
    expect(page.get_by_role("button", name=re.compile("^Log")).get_by_text("1")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Log")).click()
    expect(page.get_by_role("list", name="Words at the table").get_by_text("Good luck")).to_be_visible()
    expect(page.get_by_role("img", name="here").first).to_be_visible()
    other.close()
    expect(page.get_by_role("img", name="not connected").first).to_be_visible()


@pytest.mark.parametrize(
    ("game", "players", "modules"), [("tzolkin", 5, []), ("teotihuacan", 4, ["obsidian", "court", "altars", "empire"])]
)
def test_however_long_names_are_all_seats_are_seen(
    page: Page, server: Server, game: str, players: int, modules: list[str]
) -> None:
    """Names of forty letters, also such as cannot be broken, beside clocks of three days."""
    names = ["Wolfeschlegelsteinhausenbergerdorff the", "M" * 40, "🦜🦜 Ixchel", "Hubert " * 4 + "Blaine", "Ben"]
    seats = [{"kind": "person", "name": name} for name in names[:players]]
    clock = {"seat": 259200, "turn": 30, "ends": "shown"}
    options = {"modules": modules} if modules else {}
    wish: dict[str, object] = {"game": game, "seats": seats, "options": options, "clock": clock}
    opened = server.post("/api/tables", wish).json()
    page.goto(f"/table/{opened['id']}#hold=0.{opened['seats'][0]['token']}")
    page.wait_for_selector(TABLE)
    expect(page.locator(".seat .clock").first).to_have_text(re.compile("72h$"))
    expect(page.locator("section.seat")).to_have_count(players)
    assert page.locator("section.seat").evaluate_all(SPILT) == []
    page.set_viewport_size({"width": 390, "height": 844})
    waits = server.post("/api/tables", {**wish, "seats": [*seats[:2], {"kind": "open"}], "waiting": True}).json()
    page.goto(f"/table/{waits['id']}#hold=0.{waits['seats'][0]['token']}")
    page.wait_for_selector(".waiting-room")
    assert fits(page)


@pytest.mark.parametrize("game", ["teotihuacan", "tzolkin"])
def test_seats_with_clocks_show_all_they_have(page: Page, server: Server, game: str) -> None:
    """Presence, a clock and the order stand between a name and its points, which stay whole."""
    seats = [{"kind": "person", "name": "Itzel"}, {"kind": "person", "name": "Maximiliano"}, {"kind": "greedy"}]
    clock = {"seat": 7200, "turn": 30, "ends": "shown"}
    wish: dict[str, object] = {"game": game, "seats": seats, "options": {}, "clock": clock}
    opened = server.post("/api/tables", wish).json()
    page.goto(f"/table/{opened['id']}#hold=0.{opened['seats'][0]['token']}")
    page.wait_for_selector(TABLE)
    expect(page.locator(".seat .clock").first).to_be_visible()
    assert (
        page.locator(".seat header").evaluate_all(
            "(heads) => heads.filter((head) => head.scrollWidth > head.clientWidth + 1).map((head) => head.textContent)"
        )
        == []
    )


def test_a_host_fills_the_seats_with_computers(page: Page, server: Server) -> None:
    table = start(page, "Tzolk'in", way="Online")
    page.get_by_role("button", name="Add a computer").click()
    expect(page.get_by_role("combobox", name="Level of seat 2")).to_be_visible()
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_role("button", name="Leave out").click()
    page.get_by_role("button", name="Start with two").click()
    page.wait_for_selector(TABLE)
    shown = server.post(f"/api/tables/{table}/look", {}).json()
    assert shown["options"]["players"] == 2
    assert sorted(seat["kind"] for seat in shown["seats"]) == ["dawn", "person"]


def test_a_host_changes_what_is_played_and_who_may_watch(another_context: Another, page: Page) -> None:
    table = start(page, way="Online")
    other = another_context().new_page()
    other.goto(f"/table/{table}")
    played = other.locator("section").filter(has=other.get_by_role("heading", name="What is played"))
    expect(other.get_by_role("textbox", name="Your name")).to_be_visible()
    expect(other.get_by_role("button", name="Change", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Change", exact=True).click()
    dialog = page.get_by_role("dialog", name="Change what is played")
    dialog.get_by_role("switch", name=re.compile("^Court")).press("Space")
    expect(dialog.get_by_role("switch", name=re.compile("^Obsidian"))).to_be_checked()
    dialog.get_by_role("radio", name=re.compile("^Draft")).check()
    dialog.get_by_role("button", name="Done").click()
    expect(played.get_by_text("Court", exact=True)).to_be_visible()
    expect(played.get_by_text(re.compile("Draft"))).to_be_visible()
    page.get_by_role("button", name="Add a computer").click()
    page.get_by_role("switch", name="Others may watch").press("Space")
    expect(other.get_by_text("Only those who play may see this table.").first).to_be_visible()
    page.get_by_role("button", name="Start with two").click()
    page.wait_for_selector(TABLE)
    other.reload()
    expect(other.get_by_text("Only those who play may see this table.").first).to_be_visible()


def test_a_computer_plays_for_me_until_i_take_the_seat_back(page: Page) -> None:
    start(page, way="Around one screen", setup="First game")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a computer play for me").first.click()
    page.keyboard.press("Escape")
    note = page.get_by_role("status").filter(has_text="A computer plays for")
    expect(note).to_be_visible()
    note.get_by_role("button", name="Take the seat back").click()
    expect(note).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (820, 1180)])
def test_lobby_and_room_fit_small_screens(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    choose(page, way="Computer opponents")
    assert fits(page)
    pick(page, WHOM, "Online")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".waiting-room")
    assert fits(page)
    expect(page.get_by_role("button", name="Copy")).to_be_visible()


def test_to_begin_is_in_sight_below_five_seats(page: Page, server: Server) -> None:
    seats = [{"kind": "person", "name": "Ada"}, *[{"kind": "open"}] * 4]
    wish = {"game": "tzolkin", "seats": seats, "options": {"players": len(seats)}, "waiting": True}
    opened = server.post("/api/tables", wish).json()
    page.set_viewport_size({"width": 1366, "height": 768})
    page.goto(f"/table/{opened['id']}#hold=0.{opened['seats'][0]['token']}")
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_in_viewport(ratio=1)
