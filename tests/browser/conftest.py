"""A server with the built pages, and Debian's Chromium to look at it with."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx2
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = float(os.environ.get("TONALLI_PATIENCE", "300"))
"""Seconds after which nothing can be going on any more; no test waits for time to pass, only failing takes so long, and
whoever works on a page may have less of it.
"""

LATE = "409 (Conflict)"
"""What a browser complains of when the server says that somebody else was first."""


class Server:
    """A server of its own for every worker of the tests, which can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as listener:
            listener.bind(("127.0.0.1", 0))
            self.port: int = listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = folder / "tables.sqlite3"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        variables = {
            **os.environ,
            "TONALLI_DATABASE": f"sqlite:///{self.database}",
            "TONALLI_BOT_PAUSE": "0",
            "TONALLI_RATE": "1000",
            "TONALLI_BURST": "10000",
            "TONALLI_PUSH": "any",
        }
        command = [sys.executable, "-m", "uvicorn", "--factory", "tonalli.server.app:create_app"]
        self.process = subprocess.Popen([*command, "--port", str(self.port), "--log-level", "warning"], env=variables)
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                self.get("/api/games")
                return
            except httpx2.ConnectError:
                assert self.process.poll() is None, "the server gave up"
                assert time.monotonic() < deadline, "the server did not come up"
                time.sleep(0.1)

    def get(self, path: str) -> httpx2.Response:
        return httpx2.get(self.url + path, timeout=PATIENCE)

    def post(self, path: str, wish: dict[str, object]) -> httpx2.Response:
        return httpx2.post(self.url + path, json=wish, timeout=PATIENCE)

    def stop(self, how: int = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait()
            self.process = None


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS, timeout=PATIENCE * 1000)
        yield browser
        browser.close()


@pytest.fixture
def another_context(browser: Browser, server: Server) -> Iterator[Callable[[], BrowserContext]]:
    """Browsers nobody used before; nothing moves, so that nobody has to wait."""
    opened: list[BrowserContext] = []

    def open_context() -> BrowserContext:
        context = browser.new_context(
            base_url=server.url, viewport={"width": 1366, "height": 768}, reduced_motion="reduce"
        )
        context.set_default_timeout(PATIENCE * 1000)
        opened.append(context)
        return context

    yield open_context
    for context in opened:
        context.close()


@pytest.fixture
def context(another_context: Callable[[], BrowserContext]) -> BrowserContext:
    return another_context()


@pytest.fixture
def page(context: BrowserContext, browser: Browser) -> Iterator[Page]:
    """A page that must not complain; only where several people act at once may one be late, and is told so."""
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(error.stack or str(error)))
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    yield page
    several = len(browser.contexts) > 1
    assert [each for each in complaints if not (several and LATE in each)] == []
