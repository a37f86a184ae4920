"""People who wait for a hint do not wait for minutes where the engine runs interpreted."""

from __future__ import annotations

import pytest

from tonalli.server import pace


def test_where_it_runs_interpreted_fewer_lines_are_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "is_compiled", lambda: True)
    assert pace.lines_within(400) == 400
    monkeypatch.setattr(pace, "is_compiled", lambda: False)
    assert pace.lines_within(400) == 50
    assert pace.lines_within(1) == 1
