"""What all tests share: the build under test, `--clause`, and repeatable property tests."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from hypothesis import settings

from clauses import cites

TESTS = Path(__file__).parent

# Repeatable everywhere; deadlines would only measure how busy the machine is.
settings.register_profile("tonalli", derandomize=True, deadline=None)
settings.load_profile("tonalli")

# Whatever the machine speaks, tests read English where they do not ask for something else.
os.environ["TONALLI_LANGUAGE"] = "en"

# A shell hands on to what it runs in the background that Ctrl-C is ignored; some tests press it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clause", metavar="NUMBER", help="run only the tests that cite this, e.g. T-7.4 or T-7.4/2")


def pytest_report_header() -> str:
    return f"build under test: {os.environ.get('TONALLI_BUILD', 'whatever is on the path')}"


PROCESSES = ("arena", "cli", "rl", "server")
"""Folders of tests that start processes, which share the machine with whatever else runs there.

What fails once there is tried once more, and named in the summary.
"""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.relative_to(TESTS).parts[0] in PROCESSES:
            item.add_marker(pytest.mark.flaky(reruns=1))
    wanted = config.getoption("--clause")
    if wanted is None:
        return
    chosen = [
        item
        for item in items
        if any(cites(citation, wanted) for mark in item.iter_markers("clause") for citation in mark.args)
    ]
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = chosen
