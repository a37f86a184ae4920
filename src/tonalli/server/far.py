"""Thinking on other machines: a thinking process that asks a Ray cluster, and thinks itself while there is none.

Ray ends a process that belongs to a cluster when the cluster is lost. So none of it is in the server: whatever happens
to the cluster happens to a thinking process, and of those the server has always another.
"""

from __future__ import annotations

import contextlib
import logging
import os
import sys
import threading
import time
from typing import Any

from tonalli.server.remote_thinker import RemoteThinker
from tonalli.server.thinker import answer

AGAIN = 15.0
"""Seconds after which a cluster that could not be reached is tried again."""
JOINING = 60.0
"""Seconds in which it has to give a core to somebody."""


class Far:
    """A core of a cluster, as long as it has one for this process."""

    def __init__(self, address: str) -> None:
        # Nothing is told to anybody outside.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        self.address = address
        self.ray: Any = None
        self.actor: Any = None
        threading.Thread(target=self.keep_joined, daemon=True).start()

    def keep_joined(self) -> None:
        """Join beside the thinking: nobody waits for a cluster."""
        while True:
            if self.actor is None:
                try:
                    self.join()
                except Exception as error:
                    self.tell(error)
                    with contextlib.suppress(Exception):
                        self.ray.shutdown()
            time.sleep(AGAIN)

    def join(self) -> None:
        import ray

        self.ray = ray
        if not ray.is_initialized():
            ray.init(address=self.address, log_to_driver=False, logging_level=logging.ERROR)
        made: Any = ray.remote(num_cpus=1, scheduling_strategy="SPREAD")(RemoteThinker)
        actor = made.remote()
        self.ray.get(actor.ready.remote(), timeout=JOINING)
        self.actor = actor

    def answer(self, state: Any, kind: str, seed: int) -> tuple[str, Any]:
        """What a bot plays in a position; a choice that the cluster does not find is found here."""
        actor = self.actor
        if actor is not None:
            try:
                found: tuple[str, Any] = self.ray.get(actor.answer.remote(state, kind, seed))
                return found
            except Exception as error:
                self.actor = None
                self.tell(error)
        return answer(state, kind, seed)

    def tell(self, error: Exception) -> None:
        reason = f"{type(error).__name__}: {error}".partition("\n")[0]
        print(f"the Ray cluster does not think ({reason}); this machine does", file=sys.stderr, flush=True)
