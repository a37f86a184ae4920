"""The peers: each in a virtual environment of its own, so that no dependency of theirs touches ours."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass

from builds import BENCH


@dataclass(frozen=True)
class Peer:
    """What to measure against, a package with whatever else it needs, and the worker that drives it."""

    name: str
    requirement: str
    worker: str

    @property
    def python(self) -> str:
        return str(BENCH / self.name / "bin" / "python")

    def prepare(self) -> None:
        """Install it, unless that version is installed already."""
        stamp = BENCH / self.name / "requirement"
        if stamp.exists() and stamp.read_text() == self.requirement:
            return
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(BENCH / self.name)], check=True)
        pip = [self.python, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
        subprocess.run([*pip, *self.requirement.split()], check=True)
        stamp.write_text(self.requirement)


OPEN_SPIEL = "open_spiel==2.0.2"

PEERS = (
    Peer("catanatron", "catanatron==3.2.1", "catanatron_worker.py"),
    Peer("open_spiel", OPEN_SPIEL, "spiel_worker.py"),
    Peer("chess", "chess==1.11.2", "chess_worker.py"),
)

FOR_LEARNERS = (
    # Its games are drawn with pygame, which they import even when nothing is drawn.
    Peer("pettingzoo", "pettingzoo==1.27.0 pygame==2.6.1", "connect_four_worker.py"),
    Peer("open_spiel", OPEN_SPIEL, "spiel_tensor_worker.py"),
)
