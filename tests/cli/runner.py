"""The command line run inside a test."""

from __future__ import annotations

import io
from typing import Protocol

import pytest

from tonalli.cli.main import run

PATIENCE = 300
"""Seconds after which nothing can be going on any more, however busy the machine is."""


class Outcome:
    """What a command left behind."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err


class Keyboard(io.StringIO):
    """What a person types at a terminal."""

    def isatty(self) -> bool:
        return True


class Terminal(Protocol):
    def __call__(self, *arguments: str, typed: str = "", person: bool = False) -> Outcome: ...


def terminal_of(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """Runs commands with what a person would type; 100 columns, no colour."""
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")

    def call(*arguments: str, typed: str = "", person: bool = False) -> Outcome:
        monkeypatch.setattr("sys.stdin", Keyboard(typed) if person else io.StringIO(typed))
        capsys.readouterr()
        status = run(list(arguments))
        out, err = capsys.readouterr()
        return Outcome(status, out, err)

    return call
