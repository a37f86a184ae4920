"""Motion explains, and nothing else moves: a worker that grows stays where it stands."""

from __future__ import annotations

import json

import httpx2
from playwright.sync_api import Browser, Page

from browser.conftest import PATIENCE, Server
from browser.screenshots import Table, asked

NO_HINTS = "localStorage.setItem('tonalli-settings', JSON.stringify({ hints: false }))"
# Frame by frame: where the middle of a worker is on the board, as long as it has either power.
FOLLOW = """(names) => {
  window.middles = [];
  window.rested = 0;
  const look = () => {
    const here = names.flatMap((name) => [...document.querySelectorAll(`.felt svg [data-thing="${name}"]`)]);
    for (const each of here) {
      const { left, right, top, bottom } = each.querySelector('.die').getBoundingClientRect();
      window.middles.push([(left + right) / 2, (top + bottom) / 2]);
    }
    const isGrown = here.some((each) => each.dataset.thing === names[1]);
    window.rested = isGrown && document.getAnimations().length === 0 ? window.rested + 1 : 0;
    requestAnimationFrame(look);
  };
  look();
}"""
RESTS = "() => window.rested > 20"


def test_a_worker_that_grows_stays_where_it_stands(browser: Browser, server: Server) -> None:
    table = Table(server, "teotihuacan", 2, 7)
    table.play_until(asked("power-ups", 6))
    seat = table.match.actor
    action = next(each for each in table.match.legal() if table.match.write(each).startswith("power-up:"))
    board, power = table.match.write(action).removeprefix("power-up:").split(".")
    names = [f"worker:{seat}:{board}:{each}" for each in (int(power), int(power) + 1)]
    context = browser.new_context(base_url=server.url, viewport={"width": 1366, "height": 768})
    context.set_default_timeout(PATIENCE * 1000)
    pages: list[Page] = []
    for holding in (seat, 1 - seat):
        page = context.new_page()
        page.add_init_script(NO_HINTS)
        page.add_init_script(f"localStorage.setItem('tonalli-tables', {json.dumps(table.kept(holding))})")
        page.goto(f"/table/{table.opened['id']}")
        page.locator(f'.felt svg [data-thing="{names[0]}"]').first.wait_for(state="attached")
        page.evaluate(FOLLOW, names)
        pages.append(page)
    wish = {"tokens": table.tokens, "revision": table.revision, "action": action}
    httpx2.post(f"{server.url}/api/tables/{table.opened['id']}/actions", json=wish).raise_for_status()
    for page in pages:
        page.bring_to_front()
        page.wait_for_function(RESTS)
        middles = page.evaluate("() => window.middles")
        assert len(middles) > 20
        far = max(abs(x - middles[0][0]) + abs(y - middles[0][1]) for x, y in middles)
        assert far < 2, f"it went {far} px from where it stood"
    context.close()
