"""A server with an empty database, inside the test's own process."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tonalli.server.app import create_app
from tonalli.server.settings import Settings


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(
        database=f"sqlite:///{tmp_path}/tables.sqlite3",
        bot_pause=0,
        rate=1e6,
        burst=1_000_000,
        tables_an_hour=1_000_000,
        replays_an_hour=1_000_000,
    )


@pytest.fixture
def client(settings: Settings, tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(settings, tmp_path / "no-pages"), raise_server_exceptions=False) as client:
        yield client
