"""A Ray cluster of two nodes, each a group of processes on this machine, for trying out what goes to other machines.

``with two_nodes() as cluster`` starts them; ``cluster.environment`` is for programs that join at ``cluster.address``.
"""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

MEMORY = 80 * 2**20
"""Bytes that a node may share with others; games need next to none."""


class Nodes:
    """The cluster, run by a process of its own, which ends when the pipe to it does."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "ray").mkdir()
        token = folder / "token"
        token.write_text(secrets.token_hex(32))
        token.chmod(0o600)
        self.environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(part for part in sys.path if part),
            "RAY_TMPDIR": str(folder),
            "RAY_AUTH_MODE": "token",
            "RAY_AUTH_TOKEN_PATH": str(token),
            "RAY_USAGE_STATS_ENABLED": "0",
        }
        with (folder / "log").open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, __file__],
                env=self.environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        self.address = str(self.hear())

    def hear(self) -> Any:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("{"):
                return json.loads(line)["said"]
        raise RuntimeError("the cluster did not come up: " + (self.folder / "log").read_text())

    def lose_one(self) -> None:
        """The second node ends without a word."""
        assert self.process.stdin is not None
        self.process.stdin.write("lose\n")
        self.process.stdin.flush()
        self.hear()

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


@contextlib.contextmanager
def two_nodes() -> Iterator[Nodes]:
    # A short name: Ray makes sockets in it, and their paths are limited.
    folder = Path(tempfile.mkdtemp(prefix="ray-"))
    try:
        nodes = Nodes(folder)
        try:
            yield nodes
        finally:
            nodes.close()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    """Run the cluster until the pipe ends."""
    from ray.cluster_utils import Cluster

    values: dict[str, Any] = {"num_cpus": 1, "object_store_memory": MEMORY}
    head = {**values, "include_dashboard": False}
    cluster: Any = Cluster(initialize_head=True, head_node_args=head)
    second = cluster.add_node(**values)
    cluster.wait_for_nodes()
    print(json.dumps({"said": cluster.address}), flush=True)
    try:
        for _line in sys.stdin:
            cluster.remove_node(second, allow_graceful=False)
            print(json.dumps({"said": "lost"}), flush=True)
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    main()
