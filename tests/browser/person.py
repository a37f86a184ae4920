"""Somebody who plays with the mouse: looks at what can be clicked and clicks on it."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page

LOOK = """() => {
  const table = document.querySelector('.table-page');
  if (!table) return null;
  const all = (selector) => [...document.querySelectorAll(selector)];
  const confirm = document.querySelector('.commands .go');
  return {
    revision: Number(table.dataset.revision),
    busy: table.dataset.busy === 'true',
    over: table.dataset.over === 'true',
    hidden: document.querySelector('main.hand-over') !== null,
    options: all('.bar .option:not(:disabled)').map((each) => each.dataset.notation),
    things: all('.thing.can').map((each) => each.dataset.thing),
    confirm: confirm !== null && !confirm.disabled,
    steps: document.querySelector('.playback') !== null,
  };
}"""


class Person:
    """One person at one page."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.clicks = 0

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] | None = self.page.evaluate(LOOK)
        return found or {"revision": -1, "busy": True, "over": False}

    def wait(self) -> dict[str, Any]:
        """What there is to see, once the server has answered."""
        self.page.wait_for_function("() => document.querySelector('.table-page')?.dataset.busy === 'false'")
        return self.look()

    def decide(self) -> bool:
        """One click that leads on; False when the game is over or somebody else is to decide."""
        seen = self.wait()
        if seen["over"]:
            return False
        if seen["hidden"]:
            self.page.locator("main.hand-over .go").click()
            return True
        if seen["steps"]:
            self.page.keyboard.press("Escape")
            return True
        things, options = seen["things"], seen["options"]
        if things and (not options or self.dice.random() < 0.6):
            self.click_thing(self.dice.choice(things))
        elif options:
            self.page.locator(f'.bar .option[data-notation="{self.dice.choice(options)}"]').first.click()
        elif not seen["confirm"]:
            return False
        self.clicks += 1
        self.confirm()
        return True

    def click_thing(self, thing: str) -> None:
        """Click on the table; where several things can be done there, one of them is chosen on the card."""
        self.page.locator(f'.thing.can[data-thing="{thing}"]').first.click(force=True)
        several = self.page.locator(".card.open button")
        if several.count():
            several.nth(self.dice.randrange(several.count())).click()

    def confirm(self) -> None:
        """Whoever has chosen the last thing of a turn confirms it."""
        button = self.page.locator(".commands .go:not(:disabled)")
        if self.wait()["confirm"] and button.count():
            button.first.click()

    def play(self, clicks: int = 1 << 30) -> dict[str, Any]:
        """So many clicks, fewer if the game ends or it is somebody else's turn."""
        while clicks > 0 and self.decide():
            clicks -= 1
        return self.wait()
