"""Several server processes at one port: started together, started again whenever one ends, and ended together."""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from typing import Any

import uvicorn

from tonalli.server.app import create_app
from tonalli.server.connections import serving
from tonalli.server.garbage import never_by_itself
from tonalli.server.logs import set_up_logs
from tonalli.server.settings import Settings
from tonalli.server.thinking import pause_after

log = logging.getLogger("tonalli.server")

LARGEST_FRAME = 64 * 1024
EVERY = 0.1
STEADY = 60.0
"""Seconds after which a process that ends has not failed to start."""
SOCKETS: dict[str, Any] = {"ws_max_size": LARGEST_FRAME, "ws_per_message_deflate": False}
"""Changes of a table are small; packing them once more for each browser took longer than finding them out."""
LAST_ANSWERS = 5
"""Seconds for which a server that ends waits for those who still read an answer."""
FAREWELL = 10.0
"""Seconds in which processes may end by themselves."""


def configured(settings: Settings, **where: Any) -> uvicorn.Config:
    """How a server process runs, whichever command started it."""
    app = create_app(settings)
    never_by_itself()
    given = {**where, **SOCKETS, **serving(settings), "timeout_graceful_shutdown": LAST_ANSWERS}
    return uvicorn.Config(app, log_config=None, **given)


class Workers:
    """The processes of one port, which share a database."""

    def __init__(self, settings: Settings, host: str, port: int, count: int) -> None:
        self.settings = settings
        self.socket = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if self.socket.family == socket.AF_INET6:
            # As one process listens: a proxy's address would come in another writing than it is trusted by.
            self.socket.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        self.socket.bind((host, port))
        self.socket.listen(2048)
        self.running: list[subprocess.Popen[bytes] | None] = [None] * count
        self.begun = [0.0] * count
        self.failures = [0] * count
        self.ending = 0
        """The signal that ended it."""

    def start(self) -> subprocess.Popen[bytes]:
        """One process; it finds the package where this one found it, and ends when the pipe to it does."""
        path = os.pathsep.join(folder for folder in sys.path if folder)
        return subprocess.Popen(
            [sys.executable, "-m", "tonalli.server.workers", str(self.socket.fileno())],
            stdin=subprocess.PIPE,
            pass_fds=[self.socket.fileno()],
            env={**os.environ, **self.settings.to_environment(), "PYTHONPATH": path},
        )

    def run(self) -> None:
        """Keep all of them running until somebody ends it; Ctrl-C is told to whoever called, once they are gone."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda number, _frame: self.end(number))
        while not self.ending:
            for place, process in enumerate(self.running):
                self.look_after(place, process)
            time.sleep(EVERY)
        self.see_off()
        if self.ending == signal.SIGINT:
            raise KeyboardInterrupt

    def look_after(self, place: int, process: subprocess.Popen[bytes] | None) -> None:
        """Start a process where there is none; one that ends again and again after growing pauses."""
        if process is not None and process.poll() is None:
            return
        now = time.monotonic()
        if process is not None:
            log.error("a server process ended (%s) and is started again", process.returncode)
            steady = now - self.begun[place] > STEADY
            self.failures[place] = 1 if steady else self.failures[place] + 1
            self.running[place] = None
            self.begun[place] = now + pause_after(self.failures[place])
        if now >= self.begun[place]:
            self.running[place] = self.start()
            self.begun[place] = now

    def end(self, number: int) -> None:
        self.ending = number

    def see_off(self) -> None:
        running = [process for process in self.running if process is not None]
        for process in running:
            process.terminate()
        deadline = time.monotonic() + FAREWELL
        for process in running:
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(max(0.0, deadline - time.monotonic()))
            process.kill()
            process.wait()
        self.socket.close()


def end_with_parent() -> None:
    """The pipe ends when the process that started this one does, however it ends."""
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(FAREWELL)
    # Nothing is heard of a signal while a server waits for its database to begin.
    os._exit(1)


def main() -> None:
    # Ctrl-C is for the one that started this process.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()
    settings = Settings.from_environment()
    set_up_logs(settings.logs, settings.log_level)
    server = uvicorn.Server(configured(settings))
    server.run(sockets=[socket.socket(fileno=int(sys.argv[1]))])


if __name__ == "__main__":
    main()
