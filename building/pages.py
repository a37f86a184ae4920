"""Builds the pages of the web table with Node, where there is Node."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
PAGES = ROOT / "src" / "tonalli" / "server" / "pages"

INSTALL = ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]
BUILD = ["exec", "--", "vite", "build", "--logLevel", "warn"]
TESTING = WEB / "node_modules" / "vitest"
"""Is there if what tests the pages is; else only what builds them is fetched, a quarter of it."""
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


def is_fetched() -> bool:
    """Whether npm was here since the versions were last changed; it notes what it did among what it fetched."""
    noted = WEB / "node_modules" / ".package-lock.json"
    return noted.exists() and noted.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime


def build_pages() -> str | None:
    """Build the pages if they are missing or old; a warning where that cannot be done.

    It never stops an installation: whoever wants the engine may have no Node, an old one, or no network.
    """
    if are_current():
        return None
    npm = shutil.which("npm")
    if npm is None or not (WEB / "package.json").exists():
        return f"{WITHOUT} {HOW}"
    fetching = [] if is_fetched() else [INSTALL + ([] if TESTING.exists() else ["--omit=dev"])]
    for command in [*fetching, BUILD]:
        done = subprocess.run([npm, *command], cwd=WEB, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            said = (done.stderr or done.stdout).strip()[-1000:]
            return f"{WITHOUT} npm {' '.join(command)} failed: {said}\n{HOW}"
    (PAGES / "index.html").touch()
    return None


if __name__ == "__main__":
    if not are_current():
        print("Building the pages ...", flush=True)
    if reason := build_pages():
        # Without Node one plays in the terminal; a Node that fails has something to say.
        print(reason)
        sys.exit(shutil.which("npm") is not None)
