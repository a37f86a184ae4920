"""Makes the pictures of docs/screenshots: the main screens in the middle of real games, or those that are named."""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

import httpx2
from playwright.sync_api import Browser, Page, sync_playwright
from rich.progress import track

import tonalli
from browser.conftest import FLAGS, Server
from tonalli.bots.registry import bot_named

FOLDER = Path(__file__).parent.parent.parent / "docs" / "screenshots"
NAMES = ["Itzel", "Tomáš", "Eleni", "Ana", "Pavel"]
WIDE = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
SIDE = {"width": 844, "height": 390}
TABLET = {"width": 820, "height": 1180}
TABLE, WAITING = "/table", "/waiting"


class Table:
    """A table whose seats we hold, played by greedy bots up to the moment we want to show."""

    def __init__(self, server: Server, game: str, players: int, seed: int, **options: Any) -> None:
        self.server = server
        self.names = NAMES[:players]
        seats = [{"kind": "person", "name": name} for name in self.names]
        wish = {"game": game, "seats": seats, "seed": seed, "options": options}
        self.opened = httpx2.post(f"{server.url}/api/tables", json=wish).json()
        self.tokens = [seat["token"] for seat in self.opened["seats"]]
        self.match = tonalli.new(game, players=players, seed=seed, seats=self.names, **options)
        self.bot = bot_named("greedy", seed)
        self.revision = 0

    def play_until(self, is_there: Any) -> None:
        """Play on until the moment has come, or the game is over."""
        with httpx2.Client(base_url=self.server.url, timeout=30) as client:
            while not self.match.over and not is_there(self.match):
                action = self.bot.choose(self.match.state)
                wish = {"tokens": self.tokens, "revision": self.revision, "action": action}
                answer = client.post(f"/api/tables/{self.opened['id']}/actions", json=wish)
                assert answer.status_code == 200, answer.text
                self.revision = answer.json()["revision"]
                self.match.play(action)

    def kept(self, *seats: int) -> str:
        """What the browser of whoever holds these seats keeps."""
        kept = {
            "id": self.opened["id"],
            "game": self.match.game.name,
            "players": len(self.names),
            "tokens": {seat: self.tokens[seat] for seat in seats or range(len(self.names))},
            "names": self.names,
            "seen": 0,
            "over": self.match.over,
        }
        return json.dumps([kept])


def show(
    browser: Browser,
    server: Server,
    path: str,
    table: Table | None,
    size: dict[str, int],
    night: bool,
    holding: int | None = None,
) -> Page:
    """A page of whoever decides, or of another seat."""
    context = browser.new_context(
        base_url=server.url,
        viewport={"width": size["width"], "height": size["height"]},
        color_scheme="dark" if night else "light",
        reduced_motion="reduce",
    )
    if table is not None:
        seats = [] if table.match.over else [holding if holding is not None else table.match.actor]
        context.add_init_script(f"localStorage.setItem('tonalli-tables', {json.dumps(table.kept(*seats))})")
    # Hints for newcomers would cover what the pictures are of.
    context.add_init_script("localStorage.setItem('tonalli-settings', JSON.stringify({ hints: false }))")
    page = context.new_page()
    page.goto(path, wait_until="networkidle")
    page.evaluate("() => document.fonts.ready")
    rest(page, 1500)
    return page


def rest(page: Page, milliseconds: int = 500) -> None:
    """Whatever moves comes to rest."""
    page.wait_for_timeout(milliseconds)


def building(match: tonalli.Match) -> bool:
    """Somebody chooses where a pyramid tile goes, late enough for the pyramid to have grown."""
    return match.turn > 34 and any(match.write(action).startswith("place:") for action in match.legal())


def late(turn: int) -> Any:
    return lambda match: match.turn >= turn


def asked(step: str, turn: int) -> Any:
    """A decision of that kind, from that turn on."""
    return lambda match: match.turn >= turn and (match.view(None)["decision"] or {}).get("step") == step


def after_eclipses(count: int) -> Any:
    return lambda match: match.view(None)["calendar"]["eclipses"] >= count


def after_food_days(count: int) -> Any:
    return lambda match: match.view(None)["calendar"]["food_days"] >= count


def waiting_room(server: Server) -> str:
    """Where somebody waits for others, who have the link."""
    seats = [{"kind": "person", "name": NAMES[0]}, {"kind": "open"}, {"kind": "open"}]
    wish = {"game": "tzolkin", "seats": seats, "options": {"players": len(seats)}, "waiting": True}
    opened = server.post("/api/tables", wish).json()
    return f"/table/{opened['id']}#hold=0.{opened['seats'][0]['token']}"


def late_games(server: Server) -> dict[str, Callable[[], Table]]:
    """Tables by name, each played up to its moment when it is wanted for the first time."""
    everything = ["obsidian", "court", "altars", "empire"]
    tribes = ["tribes", "prophecies", "buildings", "quick_actions"]

    def played(until: Any, game: str, players: int, seed: int, **options: Any) -> Callable[[], Table]:
        @cache
        def play() -> Table:
            table = Table(server, game, players, seed, **options)
            table.play_until(until)
            return table

        return play

    return {
        "people": played(building, "teotihuacan", 3, 7),
        "solo": played(late(15), "teotihuacan", 1, 5),
        "expansion": played(late(84), "teotihuacan", 4, 11, modules=everything),
        "alone": played(late(19), "teotihuacan", 1, 6, modules=[*everything, "swift_bot"]),
        "closed": played(asked("choose-action", 14), "teotihuacan", 3, 7),
        "hinted": played(asked("turn", 12), "teotihuacan", 2, 3),
        "eclipse": played(after_eclipses(1), "teotihuacan", 3, 7),
        "following": played(asked("choose-action", 12), "teotihuacan", 3, 8),
        "over": played(lambda match: False, "teotihuacan", 2, 3),
        "gears": played(asked("choose-action", 40), "tzolkin", 4, 4),
        "placing": played(asked("place-more", 45), "tzolkin", 3, 8),
        "opening": played(lambda match: True, "tzolkin", 3, 5, modules=tribes),
        "renovating": played(asked("renovate", 100), "tzolkin", 5, 17, modules=tribes),
        "fed": played(after_food_days(2), "tzolkin", 5, 9, modules=tribes),
        "counted": played(lambda match: False, "tzolkin", 4, 3, modules=tribes),
    }


PICTURES: list[tuple[str, str, str | None, dict[str, int], bool]] = [
    ("lobby", "/", None, WIDE, False),
    ("lobby-phone", "/", "people", PHONE, False),
    ("lobby-tablet", "/", "people", TABLET, False),
    ("waiting", WAITING, None, WIDE, False),
    ("waiting-phone", WAITING, None, PHONE, False),
    ("learn", "/learn/teotihuacan", None, WIDE, False),
    ("learn-phone", "/learn/tzolkin", None, PHONE, False),
    ("learn-side", "/learn/teotihuacan", None, SIDE, False),
    ("rules", "/rules/teotihuacan", None, WIDE, False),
    ("rules-phone", "/rules/tzolkin", None, PHONE, False),
    ("icons", "/rules/tzolkin", None, WIDE, False),
    ("why-not", TABLE, "closed", WIDE, False),
    ("others-turn", TABLE, "following", WIDE, False),
    ("eclipse", TABLE, "eclipse", WIDE, False),
    ("hint", TABLE, "hinted", WIDE, False),
    ("review", "/review", "over", WIDE, False),
    ("review-phone", "/review", "over", PHONE, False),
    ("teotihuacan", TABLE, "people", WIDE, False),
    ("teotihuacan-night", TABLE, "people", WIDE, True),
    ("teotihuacan-phone", TABLE, "people", PHONE, False),
    ("teotihuacan-side", TABLE, "people", SIDE, False),
    ("teotihuacan-tablet", TABLE, "people", TABLET, False),
    ("solo", TABLE, "solo", WIDE, False),
    ("expansion", TABLE, "expansion", WIDE, False),
    ("expansion-phone", TABLE, "expansion", PHONE, False),
    ("expansion-solo", TABLE, "alone", WIDE, True),
    ("end", TABLE, "over", WIDE, False),
    ("replay", "/replay", "over", WIDE, False),
    ("tzolkin", TABLE, "gears", WIDE, False),
    ("tzolkin-placing", TABLE, "placing", WIDE, True),
    ("tzolkin-phone", TABLE, "gears", PHONE, False),
    ("tzolkin-side", TABLE, "gears", SIDE, False),
    ("tzolkin-tablet", TABLE, "gears", TABLET, False),
    ("tribes-opening", TABLE, "opening", WIDE, False),
    ("tribes", TABLE, "renovating", WIDE, False),
    ("tribes-night", TABLE, "renovating", WIDE, True),
    ("tribes-food-day", TABLE, "fed", WIDE, False),
    ("tribes-end", TABLE, "counted", WIDE, False),
]
"""By name: the page, the table it is of, how large, and whether by night."""


def show_a_place(page: Page, _: Table | None) -> None:
    """Point at a place for a pyramid tile, if there is one."""
    place = page.locator('[data-thing^="place:"].can')
    if place.count():
        place.last.hover(force=True)


def choose_opponents(page: Page, _: Table | None) -> None:
    page.locator(".way", has_text="Computer opponents").click()


def open_moment(page: Page, _: Table | None) -> None:
    page.locator(".reopen").first.click()


def open_icons(page: Page, _: Table | None) -> None:
    page.get_by_role("tab", name="Icons").click()


def ask_why(page: Page, _: Table | None) -> None:
    page.locator(".bar .option.closed").first.hover()


def ask_for_hints(page: Page, _: Table | None) -> None:
    page.keyboard.press("h")
    page.locator("[data-plan]").first.wait_for(timeout=120_000)


def watch_others(page: Page, table: Table | None) -> None:
    """What another seat does is told, step by step."""
    assert table is not None
    turn = table.match.turn
    table.play_until(late(turn + 1))
    line = page.locator(".telling .line")
    line.wait_for()
    line.get_by_role("button", name="Next step").click()


def wait_for_review(page: Page, _: Table | None) -> None:
    page.locator('.review[data-done="true"]').wait_for(timeout=600_000)


def go_on(page: Page, _: Table | None) -> None:
    for _step in range(40):
        page.keyboard.press("ArrowRight")


POSES: dict[str, Callable[[Page, Table | None], None]] = {
    "teotihuacan": show_a_place,
    "teotihuacan-night": show_a_place,
    "lobby-phone": choose_opponents,
    "lobby-tablet": choose_opponents,
    "icons": open_icons,
    "tribes-food-day": open_moment,
    "eclipse": open_moment,
    "why-not": ask_why,
    "others-turn": watch_others,
    "hint": ask_for_hints,
    "review": wait_for_review,
    "review-phone": wait_for_review,
    "replay": go_on,
}
"""What is done before the picture is taken."""


def pictures(browser: Browser, server: Server, names: list[str]) -> None:
    """All of them, or those whose names are given."""
    games = late_games(server)
    wanted = [picture for picture in PICTURES if not names or picture[0] in names]
    for name, path, of, size, night in track(wanted, "Taking pictures"):
        table = games[of]() if of else None
        address = waiting_room(server) if path == WAITING else path
        if table is not None and path in (TABLE, "/replay", "/review"):
            address = f"{path}/{table.opened['id']}"
        holding = None
        if table is not None and name == "others-turn":
            holding = (table.match.actor + 1) % len(table.names)
        page = show(browser, server, address, None if path == "/replay" else table, size, night, holding)
        if name in POSES:
            POSES[name](page, table)
            rest(page)
        page.screenshot(path=FOLDER / f"{name}.png")
        page.context.close()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        try:
            pictures(browser, server, sys.argv[1:])
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
