"""What a server counts and measures, for Prometheus; nothing in it names a table, a person or an address."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)
"""Seconds by which what took so long is counted."""

PERSON = "person"
COMPUTER = "computer"


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.actions = Histogram(
            "tonalli_action_seconds",
            "From an action that was asked for until it was kept or refused",
            ["by"],
            registry=self.registry,
            buckets=QUICK,
        )
        self.refusals = Counter(
            "tonalli_refusals_total", "Wishes that were refused, by code", ["code"], registry=self.registry
        )
        self.requests = Counter(
            "tonalli_requests_total", "HTTP requests answered, by status", ["status"], registry=self.registry
        )
        self.thoughts = Histogram(
            "tonalli_thinking_seconds", "How long bots thought", registry=self.registry, buckets=QUICK
        )
        self.restarts = Counter(
            "tonalli_thinking_restarts_total",
            "Thinking processes that ended unasked or could not be started",
            registry=self.registry,
        )
        self.failures = Counter(
            "tonalli_failures_total", "Faults of the server itself, told in its log", registry=self.registry
        )

    def show(self, name: str, says: str, figure: Callable[[], float]) -> None:
        """A figure that is looked up whenever somebody asks."""
        Gauge(f"tonalli_{name}", says, registry=self.registry).set_function(figure)

    @contextlib.contextmanager
    def action(self, by: str) -> Iterator[None]:
        begun = time.perf_counter()
        try:
            yield
        finally:
            self.actions.labels(by).observe(time.perf_counter() - begun)

    def text(self) -> bytes:
        return generate_latest(self.registry)
