"""Measures what a page shows: words that are cut off, that stand outside their box, or that lie on each other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

FAULTS = Path(__file__).with_name("faults.js").read_text(encoding="utf-8")


def faults_of(page: Page) -> list[str]:
    """Everything that a reader would find cut off or covered, a line each."""
    page.evaluate("() => document.fonts.ready")
    found: list[dict[str, Any]] = page.evaluate(FAULTS)
    return sorted({f"{each['words']!r} in {each['where']}: {each['how']}" for each in found})
