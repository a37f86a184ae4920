"""A terminal for every test of the command line."""

from __future__ import annotations

import pytest

from cli.runner import Terminal, terminal_of


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """``terminal("play", "--seed", "7", typed="1\\n2\\n")``."""
    return terminal_of(monkeypatch, capsys)
