"""Games played on other machines: a Ray cluster takes some of them at a time, whichever of its processes is free."""

from __future__ import annotations

import contextlib
import logging
import os
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any

from tonalli.core.errors import OptionError

QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
"""Nothing is told to anybody outside, and nothing of what Ray will do about accelerators in a later version."""


class Waiting:
    """What a cluster will have found."""

    def __init__(self, ray: Any, reference: Any) -> None:
        self.ray = ray
        self.reference = reference

    def result(self) -> Any:
        return self.ray.get(self.reference)


class OwnOutput:
    """Standard output for one thread. Ray has threads of its own that tell there of lost machines, among the results:
    what they say goes to standard error.
    """

    def __init__(self, output: Any) -> None:
        self.output = output
        self.owner = threading.get_ident()

    def write(self, text: str) -> int:
        where = self.output if threading.get_ident() == self.owner else sys.stderr
        return int(where.write(text))

    def __getattr__(self, name: str) -> Any:
        return getattr(self.output, name)


class Cluster:
    """A Ray cluster; every machine of it has this Tonalli installed, and the bots that play."""

    def __init__(self, address: str) -> None:
        for name, value in QUIET.items():
            os.environ.setdefault(name, value)
        try:
            import ray
        except ModuleNotFoundError:
            raise OptionError('other machines need the library Ray: pip install "tonalli[ray]"') from None
        self.ray: Any = ray
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, ValueError, RuntimeError) as error:
            reason = str(error).splitlines()[0] if str(error) else type(error).__name__
            raise OptionError(f"no Ray cluster at {address}: {reason}") from None
        self.remote: dict[Callable[..., Any], Any] = {}

    @property
    def cores(self) -> int:
        """All cores of all machines."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def submit(self, work: Callable[..., Any], *values: Any) -> Waiting:
        """Let the cluster do something. What a machine that ends had in hand is done by another."""
        if work not in self.remote:
            self.remote[work] = self.ray.remote(num_cpus=1, scheduling_strategy="SPREAD")(work)
        return Waiting(self.ray, self.remote[work].remote(*values))


@contextlib.contextmanager
def cluster_at(address: str) -> Iterator[Cluster]:
    """A cluster as long as it is needed; what it still does is ended with it."""
    cluster = Cluster(address)
    output: Any = OwnOutput(sys.stdout)
    try:
        with contextlib.redirect_stdout(output):
            yield cluster
    finally:
        with contextlib.redirect_stdout(sys.stderr):
            cluster.ray.shutdown()
