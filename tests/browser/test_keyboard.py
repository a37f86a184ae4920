"""Whole games by keyboard alone: an option by its key or on the board by arrows, Enter to confirm, Escape to close."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Server
from browser.person import Person, record
from browser.screenshots import Table

KEYS = "() => [...document.querySelectorAll('.bar .option[aria-keyshortcuts]')].map((each) => each.ariaKeyShortcuts)"
FOCUSED = "() => document.activeElement?.dataset?.thing ?? null"
IS_LOST = "() => document.activeElement === document.body"
ON_BOARD = "() => document.activeElement?.closest('main') !== null && document.activeElement?.matches('.thing.can')"
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
STOPS = 60
"""More than Tab has to pass on any page of a table."""


class Typist(Person):
    """Somebody without a mouse."""

    def __init__(self, page: Page, seed: int, on_board: float) -> None:
        super().__init__(page, seed)
        self.on_board = on_board
        self.chosen_on_board = 0

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def decide(self) -> bool:
        seen = self.wait()
        if seen["moment"] or seen["steps"]:
            self.press("Escape")
            return True
        if seen["over"]:
            return False
        if seen["hidden"]:
            self.press("Enter")
            return True
        keys: list[str] = self.page.evaluate(KEYS)
        if seen["things"] and (not keys or self.dice.random() < self.on_board) and self.come_to_the_board():
            self.choose_on_the_board()
        elif keys:
            self.press(self.dice.choice(keys))
        elif seen["options"]:
            self.choose_among_the_options()
        elif not seen["confirm"]:
            assert not seen["things"], f"no key leads to {seen['things']}"
            return False
        self.clicks += 1
        if self.wait()["confirm"]:
            self.press("Enter")
        return True

    def come_to_the_board(self) -> bool:
        """Tab goes from part to part, and in each to something that can be done."""
        for _ in range(STOPS):
            if self.page.evaluate(ON_BOARD):
                return True
            self.press("Tab")
        self.page.evaluate("() => document.activeElement.blur()")
        return False

    def choose_on_the_board(self) -> None:
        self.press(*self.dice.choices(ARROWS, k=self.dice.randrange(4)))
        before = self.page.evaluate(FOCUSED)
        self.press("Enter")
        if self.page.locator(".card.open button").count():
            self.press("Enter")
        self.chosen_on_board += before is not None

    def choose_among_the_options(self) -> None:
        """There are more options than keys."""
        for _ in range(STOPS):
            self.press("Tab")
            if self.page.evaluate("() => document.activeElement?.matches('.bar .option') ?? false"):
                self.press("Enter")
                return


def sit(page: Page, server: Server, game: str, players: int, seed: int, modules: list[str]) -> Table:
    """Come to a table all of whose seats are ours."""
    table = Table(server, game, players, seed, modules=modules)
    page.add_init_script(f"localStorage.setItem('tonalli-tables', {json.dumps(table.kept())})")
    page.goto(f"/table/{table.opened['id']}")
    page.wait_for_selector(".table-page")
    return table


@pytest.mark.parametrize(
    ("game", "players", "modules"),
    [
        ("teotihuacan", 2, []),
        ("tzolkin", 2, ["tribes", "prophecies", "buildings", "quick_actions"]),
    ],
)
def test_a_whole_game_by_keyboard_alone(
    page: Page, server: Server, game: str, players: int, modules: list[str]
) -> None:
    table = sit(page, server, game, players, 21, modules)
    typist = Typist(page, 3, on_board=0.15)
    assert typist.play()["over"]
    assert record(server, table.opened["id"]).over
    assert typist.chosen_on_board > 3


@pytest.mark.parametrize("game", ["teotihuacan", "tzolkin"])
def test_the_keyboard_is_never_lost(page: Page, server: Server, game: str) -> None:
    """Whoever has gone to the board stays there, whatever goes away."""
    sit(page, server, game, 2, 5, [])
    typist = Typist(page, 4, on_board=1.0)
    came = 0
    while came < 8:
        typist.decide()
        seen = typist.wait()
        if seen["over"]:
            break
        if not seen["hidden"] and typist.chosen_on_board > 0 and not seen["moment"]:
            came += 1
            assert not page.evaluate(IS_LOST)


@pytest.mark.parametrize("game", ["teotihuacan", "tzolkin"])
def test_tab_goes_from_the_bar_to_the_board_to_the_seats(page: Page, server: Server, game: str) -> None:
    sit(page, server, game, 2, 5, [])
    typist = Typist(page, 1, on_board=0)
    while typist.wait()["hidden"]:
        typist.decide()
    # The question is there before the board, which is fetched: on a busy machine Tab would pass where it will be.
    for part in ("main", ".seats"):
        page.wait_for_selector(f"{part} .thing[tabindex='0']")
    page.evaluate("() => document.activeElement.blur()")
    where = "() => { const at = document.activeElement; return at.closest('.bar') ? 'bar' : at.closest('main') ? 'board' : at.closest('.seats') && at.matches('.thing') ? 'seats' : 'else'; }"  # noqa: E501
    order: list[str] = []
    for _ in range(STOPS):
        typist.press("Tab")
        at = page.evaluate(where)
        if at != "else" and at not in order:
            order.append(at)
    assert order == ["bar", "board", "seats"]


def test_escape_closes_the_uppermost_thing(page: Page, server: Server) -> None:
    sit(page, server, "tzolkin", 2, 5, [])
    typist = Typist(page, 1, on_board=0)
    while typist.wait()["hidden"]:
        typist.decide()
    page.get_by_role("button", name="Log", exact=True).press("Enter")
    log = page.get_by_role("log")
    log.wait_for()
    assert typist.come_to_the_board()
    page.wait_for_selector(".card")
    typist.press("Escape")
    assert page.locator(".card").count() == 0
    assert log.is_visible()
    typist.press("Escape")
    log.wait_for(state="detached")


def test_what_happens_is_said_to_those_who_listen(page: Page, server: Server) -> None:
    """A polite region holds what others did, and the question is said when it changes."""
    sit(page, server, "tzolkin", 2, 5, [])
    typist = Typist(page, 1, on_board=0)
    while typist.wait()["hidden"]:
        typist.decide()
    said = page.locator('.bar [aria-live="polite"]')
    before = said.inner_text()
    assert before
    typist.decide()
    expect(said).not_to_have_text(before)
    assert page.locator('.table-page > .hidden-words[aria-live="polite"]').count() == 1
