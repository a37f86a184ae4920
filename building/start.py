"""Starts Tonalli: compiled where that is done, else as pure Python while it is compiled beside, for the next start.

``python -m building.start serve --port 9000``: what follows is the command of ``tonalli``.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType

from building.engine import SOURCE
from building.install import LOG, is_current, is_engine_kept, is_pure_wanted

INSTALLED = Path(sys.executable).parent / "tonalli"
INSTALL = [sys.executable, "-m", "building.install"]
BESIDE = [*INSTALL, "--beside"]
TALKATIVE = "serve"
"""The command beside which progress is told: between the questions of a game in the terminal it would be in the way."""
STEP = 10
"""Progress is told every so many hundredths."""

BEGUN = "Tonalli is compiled for the next start. Today it runs as pure Python: computer seats take longer to think."
PROGRESS = "Compiling: {} %"
INTERRUPTED = "Compiling was interrupted at {} %: the next start goes on with it."
FAILED = f"Compiling failed ({LOG.relative_to(LOG.parents[1])} says why): the next start tries again."

Say = Callable[[str], None]


def say_line(line: str) -> None:
    """In one piece, so that it never stands in the middle of a line of the server."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


class Compiling:
    """An installation beside the game: how far it is, and what came of it."""

    def __init__(self, command: list[str], say: Say) -> None:
        self.say = say
        self.done = 0
        self.stopped = False
        self.outcome = ""
        # Ctrl-C is for the game; a group of its own, so that compilers it started end with it.
        self.process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        self.listener = threading.Thread(target=self.listen)
        self.listener.start()

    def listen(self) -> None:
        """Until it is over: numbers are hundredths, anything else is a sentence for whoever plays."""
        assert self.process.stdout is not None
        told = 0
        with self.process.stdout as lines:
            for line in map(str.strip, lines):
                if not line.isdecimal():
                    self.outcome = line
                    self.say(line)
                    continue
                self.done = int(line)
                if told + STEP <= self.done < 100:
                    told = self.done // STEP * STEP
                    self.say(PROGRESS.format(told))
        status = self.process.wait()
        if self.stopped or status:
            self.outcome = INTERRUPTED.format(self.done) if self.stopped else FAILED
            self.say(self.outcome)

    def end(self) -> str:
        """Stop it if it still runs; what came of it."""
        if self.process.poll() is None:
            self.stopped = True
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGTERM)
        self.listener.join()
        return self.outcome


@contextmanager
def signals_for(game: subprocess.Popen[bytes]) -> Iterator[None]:
    """A terminal tells Ctrl-C to the game as well, so here it is only waited for; other ends are passed on."""

    def wait(number: int, frame: FrameType | None) -> None:
        pass

    def pass_on(number: int, frame: FrameType | None) -> None:
        game.send_signal(number)

    meant = {signal.SIGINT: wait, signal.SIGTERM: pass_on, signal.SIGHUP: pass_on}
    before = {number: signal.signal(number, handler) for number, handler in meant.items()}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def play_from_sources(arguments: list[str], compiler: list[str] | None) -> int:
    """Play as pure Python, from a copy: whoever edits the sources or builds pages meanwhile changes nothing here."""
    with TemporaryDirectory(prefix="tonalli-") as folder:
        shutil.copytree(SOURCE, folder, dirs_exist_ok=True)
        path = os.pathsep.join([folder, *filter(None, [os.environ.get("PYTHONPATH")])])
        talkative = arguments[:1] == [TALKATIVE]
        game = subprocess.Popen([sys.executable, "-m", "tonalli", *arguments], env={**os.environ, "PYTHONPATH": path})
        with signals_for(game):
            compiling = Compiling(compiler, say_line if talkative else lambda line: None) if compiler else None
            status = game.wait()
            if compiling is not None:
                outcome = compiling.end()
                if not talkative:
                    say_line(outcome)
    return status if status >= 0 else 128 - status


def start(arguments: list[str]) -> int:
    """The installed package if it is what the sources say, or can be so within seconds; else the sources themselves."""
    if is_pure_wanted():
        return play_from_sources(arguments, None)
    if not is_current() and is_engine_kept():
        subprocess.run(INSTALL, check=False)
    if is_current():
        os.execv(INSTALLED, [str(INSTALLED), *arguments])
    say_line(BEGUN)
    return play_from_sources(arguments, BESIDE)


if __name__ == "__main__":
    try:
        sys.exit(start(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(128 + signal.SIGINT)
