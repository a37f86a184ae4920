"""Fetches tools into .venv when they are needed: for playing first what serves, for compiling what compiles.

``python -m building.tools serving`` or ``everything``. All versions are those of ``constraints.txt``.
"""

from __future__ import annotations

import fcntl
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

ROOT = Path(__file__).parent.parent
VERSIONS = ROOT / "constraints.txt"
LOCKS = ROOT / "build"
PIP = [sys.executable, "-m", "pip", "-qq", "--disable-pip-version-check"]


@contextmanager
def alone(work: str) -> Iterator[None]:
    """Two of these at once would overwrite each other's files; the second waits, and finds the work done."""
    LOCKS.mkdir(exist_ok=True)
    with (LOCKS / f"{work}.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print(f"Waiting: {work} is going on elsewhere ...", flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def requirements(purpose: str) -> list[str]:
    """What ``pyproject.toml`` asks for to serve, or to build."""
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    if purpose == "building":
        return list(asked["build-system"]["requires"])
    project = asked["project"]
    return [*project["dependencies"], *project["optional-dependencies"]["web"]]


def is_installed(requirement: str) -> bool:
    """Whether any version is: other versions mean another ``constraints.txt``, and for that .venv is made anew."""
    name = re.match(r"[\w.-]+", requirement)
    try:
        return name is not None and bool(version(name[0]))
    except PackageNotFoundError:
        return False


def fetch(purpose: str) -> None:
    """Install whatever is missing for it."""
    with alone("fetching"):
        if purpose == "everything":
            subprocess.run([*PIP, "install", "-r", str(VERSIONS)], check=True)
        elif missing := [each for each in requirements(purpose) if not is_installed(each)]:
            subprocess.run([*PIP, "install", "-c", str(VERSIONS), *missing], check=True)


if __name__ == "__main__":
    try:
        fetch(sys.argv[1])
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
