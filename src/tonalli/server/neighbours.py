"""The processes of a server: which of them has which table. Of several, each table is played at one at a time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from fastapi import FastAPI
from sqlalchemy import Connection
from sqlalchemy.dialects.postgresql import insert

from tonalli.server import schema
from tonalli.server.database import alone, is_shared
from tonalli.server.expiry import REMOVED
from tonalli.server.faults import Fault
from tonalli.server.refusals import Refusal
from tonalli.server.relay import table_named
from tonalli.server.settings import Settings
from tonalli.server.storage import Storage
from tonalli.server.tokens import new_token
from tonalli.server.wire import Entrance, Lines

ROUTES = 10_000
"""Tables of other processes that are remembered."""
SECRET = "inner"
"""The name of what processes know each other by."""


@dataclass(frozen=True)
class Neighbour:
    """Another process of this server, and where it is reached."""

    number: int
    address: str


class Elsewhere(Refusal):
    """A table that another process has; here nothing was done."""

    def __init__(self, owner: Neighbour) -> None:
        super().__init__(503, "not-kept", "elsewhere")
        self.owner = owner


class Neighbours:
    """A process without others: it has every table."""

    def __init__(self) -> None:
        self.lines = Lines("")

    async def open(self, app: FastAPI) -> bool:
        """Begin; whether others were there already."""
        return False

    async def close(self) -> None:
        pass

    async def owner_of(self, table_id: str, fresh: bool = False) -> Neighbour | None:
        """Who has a table; None is this process, which takes it if nobody has."""
        return None

    def miss(self, owner: Neighbour, table_id: str) -> None:
        """A process was asked for a table in vain."""

    def to_dict(self) -> dict[str, Any]:
        return {"number": 1, "others": []}


class Shared(Neighbours):
    """One of several processes that share a database."""

    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        adopt: Callable[[list[str]], None],
        give_up: Callable[[], None],
        forget: Callable[[list[str]], None],
    ) -> None:
        super().__init__()
        from tonalli.server.lifeline import Lifeline

        self.settings = settings
        self.storage = storage
        self.adopt = adopt
        """What is done with the tables of a process that ended."""
        self.give_up = give_up
        """What is done when all tables of this process are free, because it was taken for dead."""
        self.forget = forget
        """What is done with tables that were removed."""
        self.owned: set[str] = set()
        self.routes: OrderedDict[str, Neighbour] = OrderedDict()
        self.entrance: Entrance | None = None
        self.lifeline = Lifeline(settings.database, self.hear)

    async def open(self, app: FastAPI) -> bool:
        secret = await self.storage.change(inner_secret)
        self.lines = Lines(secret)
        self.entrance = Entrance(app, secret, self.is_here)
        address = await self.entrance.open(self.settings.inner_host, self.settings.inner_port)
        return await self.lifeline.open(address)

    async def close(self) -> None:
        await self.lifeline.close()
        if self.entrance is not None:
            await self.entrance.close()
        self.lines.close()

    async def is_here(self, path: str) -> bool:
        table_id = table_named(path)
        return table_id is None or await self.owner_of(table_id, fresh=True) is None

    async def owner_of(self, table_id: str, fresh: bool = False) -> Neighbour | None:
        if table_id in self.owned:
            return None
        if not fresh and table_id in self.routes:
            return self.routes[table_id]
        number = self.lifeline.number
        if number is None:
            raise Fault("unreachable", known=True)
        found = await self.storage.change(lambda connection: claim(connection, table_id, number))
        if found is None or number != self.lifeline.number:
            return None
        self.routes.pop(table_id, None)
        if found.number == number:
            self.owned.add(table_id)
            return None
        self.routes[table_id] = found
        while len(self.routes) > ROUTES:
            self.routes.popitem(last=False)
        return found

    def miss(self, owner: Neighbour, table_id: str) -> None:
        self.routes.pop(table_id, None)

    def hear(self, news: str, names: list[str]) -> None:
        """What the lifeline brings."""
        if news == REMOVED:
            self.owned.difference_update(names)
            self.forget(names)
        elif news == "gone":
            for table_id, owner in list(self.routes.items()):
                if str(owner.number) in names:
                    del self.routes[table_id]
                    self.lines.forget(owner.address)
        elif news == "adopt":
            self.adopt(names)
        elif news == "buried":
            self.owned.clear()
            self.routes.clear()
            self.give_up()

    def to_dict(self) -> dict[str, Any]:
        return {"number": self.lifeline.number, "others": self.lifeline.others}


def neighbours_of(
    settings: Settings,
    storage: Storage,
    adopt: Callable[[list[str]], None],
    give_up: Callable[[], None],
    forget: Callable[[list[str]], None],
) -> Neighbours:
    """The others as the database knows them."""
    return Shared(settings, storage, adopt, give_up, forget) if is_shared(storage.engine) else Neighbours()


def inner_secret(connection: Connection) -> str:
    """What the processes of a server know and nobody else, made at the first start."""
    alone(connection)
    kept = connection.execute(sa.select(schema.keys.c.value).where(schema.keys.c.name == SECRET)).scalar()
    if kept is None:
        kept = new_token()
        connection.execute(schema.keys.insert().values(name=SECRET, value=kept))
    return str(kept)


def claim(connection: Connection, table_id: str, number: int) -> Neighbour | None:
    """Who has a table, this process if nobody had; None if there is no such table."""
    owners, processes, tables = schema.owners, schema.processes, schema.tables
    query = sa.select(processes.c.number, processes.c.address).join(owners).where(owners.c.table_id == table_id)
    found = connection.execute(query).first()
    if found is None:
        free = sa.select(tables.c.id, sa.literal(number)).where(tables.c.id == table_id)
        connection.execute(insert(owners).from_select(["table_id", "process"], free).on_conflict_do_nothing())
        found = connection.execute(query).first()
    return Neighbour(found.number, found.address) if found is not None else None
