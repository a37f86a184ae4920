"""A real PostgreSQL for tests, from Debian's packages, in a folder of its own."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa

DEBIAN = Path("/usr/lib/postgresql")
NOBODY = "postgres"
"""Whom the package makes: PostgreSQL does not run as root."""
PATIENCE = 60


def programs() -> Path | None:
    """The folder of initdb and postgres, the newest if there are several."""
    found = sorted(DEBIAN.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path else None


class Postgres:
    """A server on a free port, which can be killed and started again."""

    def __init__(self, folder: Path, bin: Path) -> None:
        self.folder = folder
        self.bin = bin
        self.user = NOBODY if os.getuid() == 0 else None
        self.data = folder / "data"
        self.process: subprocess.Popen[bytes] | None = None
        self.made = 0
        with socket.socket() as listener:
            listener.bind(("127.0.0.1", 0))
            self.port = int(listener.getsockname()[1])
        if self.user is not None:
            account = pwd.getpwnam(self.user)
            os.chown(folder, account.pw_uid, account.pw_gid)
        making = [str(bin / "initdb"), "-D", str(self.data), "-U", "tonalli", "--auth=trust", "--no-sync", "-E", "UTF8"]
        subprocess.run([*making, "--no-locale"], check=True, user=self.user, cwd=folder, stdout=subprocess.DEVNULL)

    def url(self, database: str) -> str:
        return f"postgresql+psycopg://tonalli@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        """Start it and wait for it; as long as something of a killed one lives on, it has to be tried again."""
        deadline = time.monotonic() + PATIENCE
        while True:
            if self.process is None or self.process.poll() is not None:
                self.process = self.launched()
            try:
                self.do("SELECT 1")
                return
            except sa.exc.OperationalError:
                assert time.monotonic() < deadline, (self.folder / "log").read_text()
                time.sleep(0.05)

    def launched(self) -> subprocess.Popen[bytes]:
        values = {"port": self.port, "unix_socket_directories": self.folder, "fsync": "off", "max_connections": 200}
        given = [part for name, value in values.items() for part in ("-c", f"{name}={value}")]
        command = [str(self.bin / "postgres"), "-D", str(self.data), *given]
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(command, user=self.user, cwd=self.folder, stdout=log, stderr=log)

    def do(self, statement: str) -> None:
        engine = sa.create_engine(self.url("postgres"), isolation_level="AUTOCOMMIT")
        try:
            with engine.connect() as connection:
                connection.exec_driver_sql(statement)
        finally:
            engine.dispose()

    def kill(self) -> None:
        """End it at once, without a word to anybody; its other processes see that and end too."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def restart(self) -> None:
        self.kill()
        self.start()

    def database(self) -> str:
        """The address of an empty database."""
        self.made += 1
        name = f"tonalli_{self.made}"
        self.do(f"CREATE DATABASE {name}")
        return self.url(name)


@contextmanager
def postgres(bin: Path) -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="tonalli-postgres-"))
    server = Postgres(folder, bin)
    try:
        server.start()
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()
        shutil.rmtree(folder, ignore_errors=True)
