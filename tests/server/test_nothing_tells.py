"""Two games that differ in nothing but what one seat chose in secret are the same to everybody else, byte by byte."""

from __future__ import annotations

import asyncio
import traceback
from pathlib import Path
from typing import Any

import pytest

from tonalli.core.game import game_named
from tonalli.core.match import Match
from tonalli.server.clock import Clock
from tonalli.server.messages import as_json
from tonalli.server.requests import HeldTable, Holder
from tonalli.server.room import PERSON
from tonalli.server.routes import shown, status_of
from tonalli.server.seen import message
from tonalli.server.settings import Settings
from tonalli.server.storage import Storage
from tonalli.server.stored import StoredSeat, StoredTable, as_rows
from tonalli.server.table import LiveTable
from tonalli.server.thing_routes import notes
from tonalli.server.tokens import digest
from tonalli.server.watcher import Watcher

EXPANSION = ["tribes", "prophecies"]
VARIETIES: list[tuple[str, int, dict[str, Any]]] = [
    ("teotihuacan", 2, {}),
    ("teotihuacan", 3, {"modules": ["obsidian", "court", "altars", "empire"]}),
    ("tzolkin", 2, {}),
    ("tzolkin", 3, {}),
    ("tzolkin", 2, {"modules": ["tribes"]}),
    ("tzolkin", 3, {"modules": EXPANSION}),
]
DEALS = 6
MANY_DEALS, MANY_WAYS = 6, 4


class OneTable:
    """A hall with one table in it."""

    def __init__(self, table: LiveTable) -> None:
        self.only = table

    async def table(self, table_id: str) -> LiveTable:
        return self.only


def stored_table(game: str, players: int, options: dict[str, Any], seed: int | bytes) -> StoredTable:
    chosen = game_named(game)
    match = Match(chosen, chosen.check({"players": players, **options}), seed, [f"Guest {n}" for n in range(players)])
    match.deal()
    seats = [StoredSeat(PERSON, name, digest(f"the token of {name}")) for name in match.seats]
    rules = match.game.rules_version
    moves = as_rows(match.moves)
    return StoredTable("table", game, rules, match.options, seed, False, 0.0, 0.0, 0, False, None, seats, moves)


class Ear:
    """Somebody at the table: what was sent to them, and what they saw whenever they asked."""

    def __init__(self, table: LiveTable, seats: list[int]) -> None:
        self.table = table
        self.tokens = [f"the token of Guest {seat}" for seat in seats]
        self.watcher = Watcher(seats)
        self.heard: list[bytes] = []
        self.asked: list[bytes] = []

    async def listen(self) -> None:
        if self.watcher.changed.is_set():
            self.watcher.changed.clear()
            self.heard.append(await self.table.news(self.watcher))
        hall: Any = OneTable(self.table)
        status = await status_of(HeldTable(id="table", tokens=self.tokens), hall)
        noted = await notes("table", Holder(tokens=self.tokens), hall)
        lobby = await self.table.storage.listing(50)
        answer = as_json([await shown(self.table, self.tokens, 0), status, lobby]) + bytes(noted.body)
        if not self.asked or self.asked[-1] != answer:
            self.asked.append(answer)


async def told_until_revealed(
    folder: Path, stored: StoredTable, chooser: int, bent: int, undoing: bool
) -> dict[str, list[bytes]]:
    """What everybody but one seat is told while choices are secret; that seat chooses otherwise if ``bent``."""
    storage = Storage(f"sqlite:///{folder}/{bent}-{undoing}.sqlite3")
    await storage.open()
    stored.listed = True
    await storage.create(stored)
    table = LiveTable(stored, storage)
    others = [seat for seat in range(len(stored.seats)) if seat != chooser]
    ears = {str(seats): Ear(table, seats) for seats in [[], *[[seat] for seat in others], others]}
    for ear in ears.values():
        table.watchers.append(ear.watcher)
    table.tell_all()
    try:
        while table.match.game.hides(table.match.state):
            for ear in ears.values():
                await ear.listen()
            actor, legal = table.match.actor, table.match.legal()
            choice = legal[(bent if actor == chooser else 0) % len(legal)]
            await table.play([actor], table.revision, choice)
            if undoing and table.match.undo_seat == chooser:
                await table.undo([actor], table.revision, False)
                await table.play([actor], table.revision, choice)
        (listed,) = await storage.listing(50)
        assert listed["changed"] > 0.0, "that all was revealed is no secret"
    finally:
        await storage.close()
    return {f"{name} {how}": getattr(ear, how) for name, ear in ears.items() for how in ("heard", "asked")}


@pytest.mark.parametrize(("game", "players", "options"), VARIETIES)
@pytest.mark.parametrize("seed", range(DEALS))
def test_what_is_chosen_in_secret_changes_no_byte_for_others(
    tmp_path: Path, game: str, players: int, options: dict[str, Any], seed: int
) -> None:
    async def compare() -> None:
        chooser = seed % players
        ways = [(0, False), (1, False), (0, True)] if seed % 2 else [(0, False), (3, False), (5, False)]
        told = [
            await told_until_revealed(tmp_path, stored_table(game, players, options, seed), chooser, bent, undoing)
            for bent, undoing in ways
        ]
        for other in told[1:]:
            for name in told[0]:
                assert other[name] == told[0][name], name
        assert len(told[0]["[] heard"]) == players

    asyncio.run(compare())


def test_a_clock_does_not_tell_how_many_choices_somebody_makes_in_secret() -> None:
    """It is run at each of them, and read by everybody to the last digit."""
    begun, seconds = 1_795_119_535.0820994, [0.7, 3.3, 11.9, 12.1, 40.0]
    for free in (0.0, 12.0):
        often, once = Clock(600.0, free), Clock(600.0, free)
        for clock in (often, once):
            clock.begin(2)
            clock.run(0, 1, begun)
        for each in seconds:
            often.run(0, 1, begun + each)
            assert as_json(often.shown(begun + each + 0.4)) == as_json(once.shown(begun + each + 0.4))


class Nowhere:
    """Keeps nothing, which is quick."""

    async def keep(self, *values: Any, **more: Any) -> None:
        return


async def outlines(stored: StoredTable, first: int, bent: int) -> list[tuple[Any, ...]]:
    """What those who do not choose first could infer from: of the table as they see it whatever is no secret's own."""
    table = LiveTable(stored, Nowhere())  # type: ignore[arg-type]
    found: list[tuple[Any, ...]] = []
    others = [seat for seat in range(len(stored.seats)) if seat != first]
    while table.match.game.hides(table.match.state):
        actor, legal = table.match.actor, table.match.legal()
        for seat in others:
            seen = message(table, [seat], seat, 0)
            choices = [(each.ends_turn, each.hands_over, each.reveals) for each in seen["choices"]]
            outline = (seat, seen["actor"], seen["revision"], seen["moves"], seen["turn"], seen["can_undo"], choices)
            if outline not in found:
                found.append(outline)
        await table.play([actor], table.revision, legal[(bent if actor == first else 0) % len(legal)])
    return found


@pytest.mark.parametrize(("game", "players", "options"), VARIETIES)
def test_nothing_can_be_inferred_in_many_deals(game: str, players: int, options: dict[str, Any]) -> None:
    """Leaks show in some deals only: so many more are looked at, in outline."""
    for seed in range(MANY_DEALS):
        table = stored_table(game, players, options, seed)
        first = LiveTable(table, Nowhere()).match.actor  # type: ignore[arg-type]
        told = [
            asyncio.run(outlines(stored_table(game, players, options, seed), first, bent)) for bent in range(MANY_WAYS)
        ]
        assert all(each == told[0] for each in told), seed


def test_the_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    database = tmp_path / "new" / "tables.sqlite3"
    storage = Storage(f"sqlite:///{database}")

    async def use() -> None:
        await storage.open()
        await storage.create(stored_table("tzolkin", 2, {}, 1))
        for file in database.parent.iterdir():
            assert file.stat().st_mode & 0o077 == 0, file.name
        await storage.close()

    asyncio.run(use())
    assert database.stat().st_mode & 0o777 == 0o600
    # One that was made otherwise, or copied, is not left so.
    database.chmod(0o644)
    Storage(f"sqlite:///{database}").engine.dispose()
    assert database.stat().st_mode & 0o777 == 0o600


def test_no_log_names_a_seed(tmp_path: Path) -> None:
    """A failing statement is logged with its error, which would hold all it was given."""
    seed = bytes(range(16))
    storage = Storage(Settings(database=f"sqlite:///{tmp_path}/t.sqlite3").database)

    async def use() -> str:
        await storage.open()
        await storage.create(stored_table("tzolkin", 2, {}, seed))
        try:
            await storage.create(stored_table("tzolkin", 2, {}, seed))
        except Exception as error:
            return "".join(traceback.format_exception(error))
        finally:
            await storage.close()
        return ""

    told = asyncio.run(use())
    assert "UNIQUE" in told
    assert seed.hex() not in told
