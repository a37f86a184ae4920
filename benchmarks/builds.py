"""The builds of this project that are measured or compared, as environments for a worker's process."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BENCH = ROOT / ".bench"

FOLDERS = {"compiled": None, "pure": ROOT / "src", "silent": BENCH / "silent" / "site"}
"""What goes first on a process's path; the compiled build is the installed one."""


def environment(build: str) -> dict[str, str]:
    """The variables under which this interpreter imports that build."""
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if folder := FOLDERS[build]:
        variables["PYTHONPATH"] = str(folder)
    return variables


def check(build: str, file: str) -> None:
    """Stop if a worker imported another build than it should have: its figures would be someone else's."""
    folder = FOLDERS[build]
    compiled = file.endswith((".so", ".pyd"))
    if compiled != (build != "pure") or (folder and not Path(file).is_relative_to(folder)):
        raise SystemExit(f"the {build} build was asked for, but {file} was imported instead")
