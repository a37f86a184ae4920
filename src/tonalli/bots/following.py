# interpreted
"""Processes that play along end with the one that started them, however that ends."""

from __future__ import annotations

import multiprocessing
import os
import threading


def end_with_parent() -> None:
    """Let this process end with the one that started it: whoever is killed says nothing, and forked processes hold
    each other's lines open.
    """
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=follow, daemon=True).start()
