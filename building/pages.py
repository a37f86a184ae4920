"""Builds the pages of the web table with Node, where there is Node."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
PAGES = ROOT / "src" / "tonalli" / "server" / "pages"

COMMANDS = (
    ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"],
    ["exec", "--", "vite", "build", "--logLevel", "warn"],
)
MADE = ("node_modules", "made", "schema.d.ts", "shapes.d.ts")
"""What lies among the sources and is none."""
WITHOUT = "tonalli is built without its pages for the browser; engine, terminal and the server's API work without them."
HOW = "To get them, install Node.js 20 or newer and build again."


def page_sources() -> Iterator[Path]:
    """What the pages are made from."""
    for folder, folders, names in os.walk(WEB):
        folders[:] = [name for name in folders if name not in MADE]
        yield from (Path(folder, name) for name in names if name not in MADE)


def are_current() -> bool:
    """Whether the pages are there and no source changed since; where the sources are not, the pages are enough."""
    built = PAGES / "index.html"
    return built.exists() and all(source.stat().st_mtime <= built.stat().st_mtime for source in page_sources())


def build_pages() -> str | None:
    """Build the pages if they are missing or old; a warning where that cannot be done.

    It never stops an installation: whoever wants the engine may have no Node, an old one, or no network.
    """
    if are_current():
        return None
    npm = shutil.which("npm")
    if npm is None or not (WEB / "package.json").exists():
        return f"{WITHOUT} {HOW}"
    for command in COMMANDS:
        done = subprocess.run([npm, *command], cwd=WEB, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            said = (done.stderr or done.stdout).strip()[-1000:]
            return f"{WITHOUT} npm {' '.join(command)} failed: {said}\n{HOW}"
    (PAGES / "index.html").touch()
    return None
