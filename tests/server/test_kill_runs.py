"""Round after round somebody is killed without a word: the server, its thinking processes, the database. No action that
was acknowledged is missing afterwards, and every table of computers comes to its end.

    TONALLI_KILL_RUNS=1000 python -m pytest tests/server/test_kill_runs.py -s
"""

from __future__ import annotations

import contextlib
import os
import random
import signal
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx2 as httpx
import pytest

from server.guests import Json
from server.postgres import Postgres, postgres, programs
from server.processes import Process
from server.test_computer import thinkers_of
from server.test_crash import PATIENCE, wait_for
from tonalli.server.table import STAGE

RUNS = int(os.environ.get("TONALLI_KILL_RUNS", "30"))
ALIVE = 3
"""Actions that are acknowledged in a round before anybody may be killed."""
AFTER = 3
"""Actions that are acknowledged after it, where the server lives on."""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks at processes as Linux shows them")


class Place:
    """A server with a table of people and one of computers, and whom of it one can kill."""

    def __init__(self, database: str, server: Postgres | None) -> None:
        self.process = Process(database, most_tables=100_000, tables_an_hour=100_000)
        wait_for(self.process.url)
        self.database = server
        self.victims: list[Callable[[], None]] = [self.kill_server, self.kill_thinkers]
        if server is not None:
            self.victims.append(self.kill_database)
        self.people = self.process.open_table("person person")
        self.computers = self.process.open_table("random random", "tzolkin")
        self.finished = 0
        self.acknowledged = 0

    def kill_server(self) -> None:
        self.process.kill()

    def kill_thinkers(self) -> None:
        for pid in thinkers_of(self.process.server.pid):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def kill_database(self) -> None:
        assert self.database is not None
        self.database.kill()

    def bring_back(self) -> None:
        """Whatever was killed and does not come again by itself."""
        if self.database is not None and self.database.process is not None:
            self.database.start()
        if self.process.server.poll() is not None:
            self.process.start()
            wait_for(self.process.url)

    # ---- a round ---------------------------------------------------------------------------

    def round(self, number: int, dice: random.Random) -> str:
        """Play while somebody is killed, each of them in turn; who it was."""
        victim = self.victims[number % len(self.victims)]
        tokens = [seat["token"] for seat in self.people["seats"]]
        killer = threading.Timer(dice.uniform(0, 0.1), victim)
        last = self.play(tokens, killer, dice)
        killer.join()
        self.bring_back()
        after = self.process.look(self.people, tokens)
        assert after["revision"] >= last["revision"], "an acknowledged action is lost"
        assert after["moves"] >= last["moves"]
        if after["revision"] == last["revision"]:
            assert after["view"] == last["view"]
        else:
            # Of the action that was under way nobody was told whether it is kept; there is one at most.
            assert after["revision"] in (last["revision"] + 1, (last["revision"] // STAGE + 1) * STAGE)
        if after["over"]:
            self.people = self.process.open_table("person person")
        self.look_at_computers()
        return victim.__name__

    def play(self, tokens: list[str], killer: threading.Timer, dice: random.Random) -> Json:
        """Act as fast as the server answers, until it is gone or goes on without its victim; the last answer."""
        shown = self.process.look(self.people, tokens)
        answers, later = 0, 0
        url = f"{self.process.url}/api/tables/{self.people['id']}/actions"
        with httpx.Client(timeout=PATIENCE) as client, contextlib.suppress(httpx.TransportError):
            while not shown["over"] and later < AFTER:
                if answers == ALIVE and killer.ident is None:
                    killer.start()
                choice = dice.choice(shown["choices"])["action"]
                answer = client.post(url, json={"tokens": tokens, "revision": shown["revision"], "action": choice})
                if answer.status_code == 200:
                    shown = answer.json()
                    answers += 1
                    self.acknowledged += 1
                    later += killer.finished.is_set()
                    continue
                assert answer.status_code in (409, 503), answer.text
                if killer.ident is not None:
                    # The database is gone: whether this one was kept is seen when it is back.
                    break
                # It has not quite come back from the round before.
                shown = self.process.look(self.people, tokens)
        if killer.ident is None:
            killer.start()
        return shown

    def look_at_computers(self) -> bool:
        """Whoever looks keeps them playing; a new game where one has come to its end."""
        if not self.process.look(self.computers, [])["over"]:
            return False
        self.finished += 1
        self.computers = self.process.open_table("random random", "tzolkin")
        return True


@contextlib.contextmanager
def places(folder: Path) -> Iterator[list[Place]]:
    with contextlib.ExitStack() as stack:
        found = [Place(f"sqlite:///{folder}/tables.sqlite3", None)]
        stack.callback(found[0].process.server.kill)
        bin = programs()
        if bin is not None:
            server = stack.enter_context(postgres(bin))
            found.append(Place(server.database(), server))
        try:
            yield found
        finally:
            for place in found:
                place.process.server.kill()
                place.process.server.wait()


def test_nothing_acknowledged_is_lost_whoever_is_killed(tmp_path: Path) -> None:
    dice = random.Random(RUNS)
    killed: Counter[str] = Counter()
    servers: set[int] = set()
    with places(tmp_path) as found:
        for number in range(RUNS):
            place = found[number % len(found)]
            servers.add(place.process.server.pid)
            killed[place.round(number // len(found), dice)] += 1
        for place in found:
            deadline = time.monotonic() + PATIENCE
            while not place.look_at_computers():
                assert time.monotonic() < deadline, "a table of computers does not come to its end"
                time.sleep(0.2)
        servers |= {place.process.server.pid for place in found}
        played = sum(place.acknowledged for place in found)
        finished = sum(place.finished for place in found)
    print(f"{RUNS} rounds, {dict(killed)}: {played} actions acknowledged, {finished} games of computers finished")
    assert played >= RUNS
    deadline = time.monotonic() + PATIENCE
    while any(thinkers_of(pid) for pid in servers):
        assert time.monotonic() < deadline, "thinking processes live on"
        time.sleep(0.2)
