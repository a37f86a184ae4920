"""Builds the pages of the web table with Node, where there is Node."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
PAGES = ROOT / "src" / "tonalli" / "server" / "pages"

NO_NODE = (
    "the wheel has no pages for the browser, only the server's API: building them needs npm (Node.js 20 or newer). "
    "Install it and build again; engine and terminal work without."
)


def page_sources() -> list[Path]:
    """What the pages are made from."""
    return [
        Path(folder, name)
        for folder, folders, names in os.walk(WEB)
        for name in names
        if "node_modules" not in Path(folder).relative_to(WEB).parts and name != "schema.d.ts"
    ]


def are_current() -> bool:
    """Whether the pages are there, and no source was changed since; a package without the sources has to be enough."""
    built = PAGES / "index.html"
    if not built.exists():
        return False
    age = built.stat().st_mtime
    return all(source.stat().st_mtime <= age for source in page_sources())


def build_pages() -> str | None:
    """Build the pages if they are missing or old; the reason where that cannot be done."""
    if are_current():
        return None
    npm = shutil.which("npm")
    if npm is None or not (WEB / "package.json").exists():
        return (
            NO_NODE if not (PAGES / "index.html").exists() else f"the pages are older than {WEB.name}/, npm is missing"
        )
    for command in (
        ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"],
        ["exec", "--", "vite", "build", "--logLevel", "warn"],
    ):
        done = subprocess.run([npm, *command], cwd=WEB, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            said = (done.stderr or done.stdout).strip()[-2000:]
            raise RuntimeError(f"the pages could not be built: npm {' '.join(command)}\n{said}")
    (PAGES / "index.html").touch()
    return None
