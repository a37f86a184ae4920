"""Floods: whoever holds connections open, asks too fast over many sockets, or comes from elsewhere is turned away."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from fastapi import FastAPI
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.server import ServerState

from server.guests import guest, open_table, tokens_of
from server.test_crash import PATIENCE, wait_for
from server.test_failures import hall_of
from server.test_sole import Server
from tonalli.server.app import create_app
from tonalli.server.connections import Proxies, serving
from tonalli.server.limits import UNTOLD, Places, counted_as
from tonalli.server.settings import Settings, answering_to

STRANGER = ("203.0.113.7", 40_000)


@contextlib.contextmanager
def at_work(settings: Settings, folder: Path, pages: Path | None = None) -> Iterator[int]:
    """A server that listens on a port of this machine."""
    app = create_app(settings, pages or folder / "no-pages")
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None, **serving(settings)))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.02)
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        thread.join()


def said(port: int, *parts: bytes) -> bytes:
    """What the server says before it closes the connection by itself."""
    with socket.create_connection(("127.0.0.1", port), timeout=60) as line:
        heard = b""
        with contextlib.suppress(ConnectionError):
            for part in parts:
                line.sendall(part)
        with contextlib.suppress(ConnectionError):
            while more := line.recv(65_536):
                heard += more
        return heard


@pytest.fixture
def impatient(settings: Settings) -> Settings:
    return replace(settings, header_seconds=0.3, body_seconds=0.3)


def test_who_never_asks_is_not_waited_for(impatient: Settings, tmp_path: Path) -> None:
    with at_work(impatient, tmp_path) as port:
        assert said(port) == b""
        assert said(port, b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: ") == b""
        whole = b"GET /api/languages HTTP/1.1\r\nHost: x\r\n\r\n"
        answer = said(port, whole, b"GET /api/langu")
        assert answer.startswith(b"HTTP/1.1 200"), "the first one was asked in time"
        assert answer.count(b"HTTP/1.1") == 1


def test_who_never_ends_a_body_is_told_so(impatient: Settings, tmp_path: Path) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    with at_work(impatient, tmp_path) as port:
        answer = said(port, head)
    assert answer.startswith(b"HTTP/1.1 408")
    assert b"too-slow" in answer


MANY = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 40


def unread(port: int) -> socket.socket:
    """Somebody who asks for much and reads nothing of it."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
    line.settimeout(60)
    line.connect(("127.0.0.1", port))
    line.sendall(MANY)
    return line


def test_a_server_ends_though_somebody_does_not_read(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.sqlite3")
    try:
        wait_for(server.url)
        with unread(server.port):
            time.sleep(0.5)
            server.process.terminate()
            _out, err = server.process.communicate(timeout=PATIENCE)
        assert "GET /api/openapi.json was cut off" in err
        assert "Traceback" not in err
    finally:
        server.end()


UPGRADE = (
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
    + b"A" * 22
    + b"==\r\n"
)
ASKED = b"GET /api/languages HTTP/1.1\r\nHost: x\r\n"


@pytest.mark.parametrize(
    "parts",
    [
        [ASKED, b"X: a\r\n" * 20_000],
        [ASKED, UPGRADE, b"X: a\r\n" * 101, b"\r\n"],
        [ASKED, b"X: ", *[b"a" * 10_000] * 30],
        [ASKED, *[b"X-%d: " % number + b"a" * 1_000 + b"\r\n" for number in range(80)]],
        [b"GET /", *[b"a" * 10_000] * 30],
        [b"a" * 10_000] * 30,
    ],
    ids=["lines", "lines of an upgrade", "one line", "long lines", "address", "method"],
)
def test_who_asks_with_too_many_words_is_turned_away(settings: Settings, tmp_path: Path, parts: list[bytes]) -> None:
    with at_work(settings, tmp_path) as port:
        begun = time.monotonic()
        answer = said(port, *parts)
        assert time.monotonic() - begun < settings.header_seconds / 2
    assert answer.startswith((b"HTTP/1.1 431", b"HTTP/1.1 400") if parts[0][:1] == b"a" else b"HTTP/1.1 431")
    assert answer.count(b"HTTP/1.1") == 1


def test_what_follows_a_body_is_limited_too(settings: Settings, tmp_path: Path) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n"
    with at_work(settings, tmp_path) as port:
        begun = time.monotonic()
        assert said(port, head, b"X: a\r\n" * 20_000).count(b"HTTP/1.1") <= 1
        assert said(port, head, b"X: ", *[b"a" * 10_000] * 30).count(b"HTTP/1.1") <= 1
        assert time.monotonic() - begun < settings.header_seconds / 2


def test_so_many_headers_as_anybody_needs_are_read(settings: Settings, tmp_path: Path) -> None:
    many = b"".join(b"X-%d: " % number + b"a" * 600 + b"\r\n" for number in range(90))
    large = b"POST /api/replays HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 200000\r\n"
    with at_work(settings, tmp_path) as port:
        ask = [ASKED, many, b"\r\n", ASKED, many, b"Connection: close\r\n\r\n"]
        assert said(port, *ask).count(b"HTTP/1.1 200") == 2
        answer = said(port, large, many, b"Connection: close\r\n\r\n", *[b"x" * 1_000] * 200)
        assert answer.startswith(b"HTTP/1.1 422")


def test_a_socket_is_as_good_as_the_page_that_opens_it(settings: Settings, tmp_path: Path) -> None:
    ours = replace(settings, origins="https://elsewhere.example")
    with TestClient(create_app(ours, tmp_path / "no-pages")) as client:
        url = f"/api/tables/{open_table(client)['id']}/live"
        for origin in ("http://testserver", "https://elsewhere.example"):
            with client.websocket_connect(url, headers={"origin": origin}) as live:
                live.send_json({"tokens": []})
                assert live.receive_json()["type"] == "table"
        for origin in ("https://evil.example", "null", "http://testserver.evil.example", "http://[", "http://[::1"):
            with pytest.raises(WebSocketDisconnect), client.websocket_connect(url, headers={"origin": origin}):
                pass
        # Behind a proxy that hands on another name every page is one of elsewhere, which its host has to find out.
        assert hall_of(client).refused.counts["other-origin"] == 4, "the first was told of in the log"


@pytest.mark.parametrize(
    ("listening", "more", "refused"),
    [
        ("127.0.0.1", {}, ["evil.example:8000", "tonalli.example.org", "127.0.0.1.evil.example", "[", ""]),
        ("::1", {}, ["evil.example:8000", "tonalli.example.org", "127.0.0.1.evil.example", "[", ""]),
        ("localhost", {"hosts": "Tonalli.example.org"}, ["evil.example:8000", "127.0.0.1.evil.example", "[", ""]),
        ("0.0.0.0", {"hosts": "tonalli.example.org"}, ["evil.example:8000", "127.0.0.1.evil.example", "[", ""]),
        (
            "127.0.0.1",
            {"origins": "https://tonalli.example.org:8443"},
            ["evil.example:8000", "127.0.0.1.evil.example", "[", ""],
        ),
        ("127.0.0.1", {"trusted_proxies": "127.0.0.1"}, []),
        ("127.0.0.1", {"hosts": "*"}, []),
        ("0.0.0.0", {}, []),
    ],
)
def test_a_server_of_this_machine_alone_answers_to_no_other_name(
    settings: Settings, tmp_path: Path, listening: str, more: dict[str, str], refused: list[str]
) -> None:
    chosen = answering_to(replace(settings, **more), listening)  # type: ignore[arg-type]
    with TestClient(create_app(chosen, tmp_path / "no-pages")) as client:
        ours = {"host": "localhost:8000"}
        wish = {"game": "tzolkin", "seats": [{"kind": "person"}] * 2}
        table = client.post("/api/tables", json=wish, headers=ours).json()
        for host in ("localhost", "LOCALHOST.:8000", "127.0.0.1:8000", "[::1]:8000", "tonalli.example.org",
                     "evil.example:8000", "127.0.0.1.evil.example", "[", ""):  # fmt: skip
            answer = client.get("/api/languages", headers={"host": host})
            assert answer.status_code == (421 if host in refused else 200), host
            entered = contextlib.nullcontext() if host not in refused else pytest.raises(WebSocketDisconnect)
            with entered, client.websocket_connect(f"/api/tables/{table['id']}/live", headers={"host": host}) as live:
                live.send_json({"tokens": []})
                assert live.receive_json()["type"] == "table"


def test_sockets_and_requests_of_an_address_share_their_rate(settings: Settings, tmp_path: Path) -> None:
    with TestClient(create_app(replace(settings, rate=0.001, burst=8), tmp_path / "no-pages")) as client:
        table = open_table(client)
        with guest(client, table, []) as one, guest(client, table, []) as two:
            one.table()
            two.table()
            heard: list[Any] = []
            for _round in range(4):
                for each in (one, two):
                    each.send(type="ping")
                    heard.append(each.next())
        assert [news.get("code", news["type"]) for news in heard] == ["pong"] * 5 + ["too-fast"] * 3
        assert client.get("/api/languages").status_code == 429


def test_an_address_has_so_many_browsers_at_tables(settings: Settings, tmp_path: Path) -> None:
    app = create_app(replace(settings, sockets_of_address=2), tmp_path / "no-pages")
    with TestClient(app, client=STRANGER) as client:
        table = open_table(client)
        with guest(client, table, []) as one, guest(client, table, []) as two:
            one.table()
            two.table()
            with guest(client, table, []) as three:
                assert three.next()["code"] == "too-many-browsers"
        with guest(client, table, []) as later:
            assert later.table()["id"] == table["id"]


class Wire(asyncio.Transport):
    """A connection from somewhere else."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 1), "sockname": ("127.0.0.1", 8000)})
        self.is_cut = False

    def abort(self) -> None:
        self.is_cut = True

    def close(self) -> None:
        pass


def test_an_address_has_so_many_connections_and_a_proxy_as_many_as_it_needs(settings: Settings) -> None:
    chosen = replace(settings, connections_of_address=2, trusted_proxies="10.0.0.2")
    config = uvicorn.Config(FastAPI(), log_config=None, **serving(chosen))
    config.load()

    async def come() -> None:
        def come_from(address: str) -> tuple[asyncio.Protocol, Wire]:
            line, wire = config.http_protocol_class(config, ServerState(), {}), Wire(address)  # type: ignore[call-arg]
            line.connection_made(wire)
            return line, wire

        lines = [come_from(STRANGER[0]) for _ in range(3)]
        assert [wire.is_cut for _line, wire in lines] == [False, False, True]
        for address in ("203.0.113.8", *["10.0.0.2"] * 4, *["127.0.0.1"] * 4):
            assert not come_from(address)[1].is_cut
        lines[2][0].connection_lost(None)
        assert come_from(STRANGER[0])[1].is_cut, "who was turned away had no place to give back"
        lines[0][0].connection_lost(None)
        assert not come_from(STRANGER[0])[1].is_cut

    asyncio.run(come())


def test_a_table_has_so_many_onlookers_and_always_room_for_who_plays(settings: Settings, tmp_path: Path) -> None:
    with TestClient(create_app(replace(settings, onlookers_of_table=1), tmp_path / "no-pages")) as client:
        table = open_table(client)
        with guest(client, table, []) as one:
            one.table()
            with guest(client, table, []) as two:
                assert two.next()["code"] == "too-many-browsers"
            with guest(client, table, tokens_of(table)) as there:
                assert there.table()["seat"] is not None


def test_the_machine_itself_may_have_as_many_as_it_likes() -> None:
    places = Places(2)
    assert [places.take("127.0.0.1") for _ in range(4)] == [True] * 4
    assert [places.take("203.0.113.7") for _ in range(3)] == [True, True, False]
    places.give_back("203.0.113.7")
    assert places.take("203.0.113.7")
    assert [places.take(UNTOLD) for _ in range(3)] == [True, True, False]


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("::ffff:127.0.0.1", "127.0.0.1"),
        ("::1", "::1"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_of_ipv6_a_network_counts(address: str, counted: str) -> None:
    assert counted_as(address) == counted


def test_whoever_has_a_network_has_no_more_than_others(settings: Settings, tmp_path: Path) -> None:
    app = create_app(replace(settings, tables_an_hour=2, rate=0.001, burst=4), tmp_path / "no-pages")
    wish = {"game": "tzolkin", "seats": [{"kind": "person"}] * 2}
    with TestClient(app) as inside:
        del inside
        found = [
            TestClient(app, client=(f"2001:db8:1:2::{number}", 1)).post("/api/tables", json=wish).status_code
            for number in range(1, 6)
        ]
        assert found == [201, 201, 429, 429, 429]
        assert TestClient(app, client=("2001:db8:1:3::1", 1)).post("/api/tables", json=wish).status_code == 201
        hall = app.state.hall
        assert set(hall.rates.buckets) == set(hall.opened.buckets) == {"2001:db8:1:2::/64", "2001:db8:1:3::/64"}


def test_nobody_is_believed_about_addresses_but_whom_the_host_names(settings: Settings, tmp_path: Path) -> None:
    """A stranger behind a proxy on this machine is not the machine itself, whatever is said in headers."""
    wish = b"GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Forwarded-For: %s\r\n\r\n"
    with at_work(settings, tmp_path) as port:
        assert b"404" in said(port, wish % b"203.0.113.7").splitlines()[0]
        assert b"200" in said(port, wish.replace(b"X-Forwarded-For: %s\r\n", b"")).splitlines()[0]
    trusting = replace(settings, trusted_proxies="127.0.0.1", tables_an_hour=1)
    body = b'{"game": "tzolkin", "seats": [{"kind": "person"}, {"kind": "person"}]}'
    ask = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n"
    ask += b"Content-Length: %d\r\nX-Forwarded-For: %s\r\n\r\n%s"
    with at_work(trusting, tmp_path) as port:
        for address, status in ((b"203.0.113.7", b"201"), (b"203.0.113.7", b"429"), (b"203.0.113.8", b"201")):
            assert status in said(port, ask % (len(body), address, body)).splitlines()[0]


@pytest.mark.parametrize(
    ("trusted", "address", "is_one"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("127.0.0.1, 10.0.0.2", "10.0.0.2", True),
        ("172.16.0.0/12,fd00::/8", "172.17.0.1", True),
        ("172.16.0.0/12,fd00::/8", "fd00::2", True),
        ("172.16.0.0/12,fd00::/8", "203.0.113.7", False),
        ("*", "203.0.113.7", True),
        ("10.0.0.2, *", "203.0.113.7", True),
        ("", "127.0.0.1", False),
    ],
)
def test_a_proxy_is_known_by_its_address_or_its_network(trusted: str, address: str, is_one: bool) -> None:
    """It speaks for many, and may have more connections than one of them; whoever reads its headers means the same."""
    assert (address in Proxies(trusted)) == is_one
    told = serving(Settings(trusted_proxies=trusted))
    believed = ProxyHeadersMiddleware(FastAPI(), told["forwarded_allow_ips"] or "").trusted_hosts  # type: ignore[arg-type]
    assert (told["proxy_headers"] and address in believed) == is_one
