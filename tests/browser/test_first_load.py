"""What somebody fetches who comes to a table for the first time."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext

from browser.conftest import Server
from browser.person import TABLE

LIMIT = 300_000
"""Bytes as the server sends them: a second and a half on a slow line."""
NAMES = {"plain": ["Ada", "Ben", "Cleo", "Dan", "Eve"], "many": ["Łucja", "Ελένη", "Tomáš", "Győző", "İpek"]}
"""Letters of several ranges bring fonts of their own along."""
TABLES: dict[str, tuple[str, list[str], int]] = {
    "teotihuacan": ("teotihuacan", [], 4),
    "teotihuacan, everything": ("teotihuacan", ["obsidian", "court", "altars", "empire"], 4),
    "tzolkin": ("tzolkin", [], 4),
    "tzolkin, everything": ("tzolkin", ["tribes", "prophecies", "buildings", "quick_actions"], 5),
}


@pytest.mark.parametrize("names", NAMES)
@pytest.mark.parametrize("table", TABLES)
def test_a_table_comes_in_little(
    another_context: Callable[[], BrowserContext], server: Server, table: str, names: str
) -> None:
    """Everything counts: pages, icons, fonts, words, cards, and the position, compressed as it travels."""
    game, modules, players = TABLES[table]
    seats = [{"kind": "person", "name": name} for name in NAMES[names][:players]]
    opened = server.post("/api/tables", {"game": game, "options": {"modules": modules}, "seats": seats}).json()
    page = another_context().new_page()
    addresses: dict[str, str] = {}
    fetched: dict[str, float] = {}

    def came(said: dict[str, Any]) -> None:
        fetched[addresses[said["requestId"]].removeprefix(server.url)] = said["encodedDataLength"]

    def told(said: dict[str, Any]) -> None:
        # The protocol tells of frames as they are once they are unpacked.
        fetched["live"] = fetched.get("live", 0) + len(zlib.compress(said["response"]["payloadData"].encode()))

    listener = page.context.new_cdp_session(page)
    listener.send("Network.enable")
    listener.on("Network.requestWillBeSent", lambda said: addresses.update({said["requestId"]: said["request"]["url"]}))
    listener.on("Network.loadingFinished", came)
    listener.on("Network.webSocketFrameReceived", told)
    page.goto(f"/table/{opened['id']}#hold=0.{opened['seats'][0]['token']}")
    page.wait_for_selector(TABLE)
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    assert sum(fetched.values()) < LIMIT, sorted(fetched.items(), key=lambda each: -each[1])
