"""Turn notices: who is told, what a push service sees of it, and what it cannot see."""

from __future__ import annotations

import base64
import http.server
import json
import os
import stat
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from starlette.testclient import TestClient

from server.guests import Json, act, guest, look, open_table, refusal, tokens_of
from tonalli.server.app import create_app
from tonalli.server.push import is_public
from tonalli.server.settings import Settings

PATIENCE = 60.0


class Service:
    """A push service on this machine, and a browser that is told through it."""

    def __init__(self) -> None:
        self.heard: list[tuple[dict[str, str], bytes]] = []
        self.status = 201
        service = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.heard.append(({name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    @property
    def public(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def browser(self) -> Json:
        keys = {"p256dh": written(self.public), "auth": written(self.auth)}
        return {"endpoint": f"http://127.0.0.1:{self.server.server_port}/told", "keys": keys}

    def wait(self, count: int = 1) -> tuple[dict[str, str], bytes]:
        deadline = time.monotonic() + PATIENCE
        while len(self.heard) < count:
            assert time.monotonic() < deadline, "nobody was told"
            time.sleep(0.02)
        return self.heard[count - 1]

    def read(self, body: bytes) -> Json:
        """RFC 8291: what only this browser can read."""
        salt, length = body[:16], body[20]
        sender, cipher = body[21 : 21 + length], body[21 + length :]
        secret = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))

        def derived(salt: bytes, info: bytes, length: int, of: bytes) -> bytes:
            return HKDF(hashes.SHA256(), length, salt, info).derive(of)

        both = derived(self.auth, b"WebPush: info\x00" + self.public + sender, 32, secret)
        key = derived(salt, b"Content-Encoding: aes128gcm\x00", 16, both)
        nonce = derived(salt, b"Content-Encoding: nonce\x00", 12, both)
        plain = AESGCM(key).decrypt(nonce, cipher, None)
        found: Json = json.loads(plain.rstrip(b"\x00").removesuffix(b"\x02"))
        return found


def written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


@pytest.fixture
def service() -> Iterator[Service]:
    service = Service()
    yield service
    service.server.shutdown()
    service.server.server_close()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=f"sqlite:///{tmp_path}/tables.sqlite3", bot_pause=0, rate=1e6, burst=1_000_000, push="any")


def subscribe(client: TestClient, service: Service, table: Json, tokens: list[str]) -> Any:
    wish = {"browser": service.browser, "tables": [{"id": table["id"], "tokens": tokens}]}
    return client.post("/api/notices", json=wish)


def hand_over(client: TestClient, table: Json, tokens: list[str]) -> int:
    """Play until another seat is to decide, and say which."""
    shown = look(client, table, tokens)
    first = shown["actor"]
    while shown["actor"] == first:
        choice = shown["choices"][-1]["notation"]
        assert act(client, table, tokens, shown["revision"], choice).status_code == 200
        shown = look(client, table, tokens)
    return int(shown["actor"])


def test_whoever_is_not_at_the_table_is_told_of_the_turn(client: TestClient, service: Service) -> None:
    table = open_table(client)
    mine = tokens_of(table)
    waiting = 1 - look(client, table, mine)["actor"]
    assert subscribe(client, service, table, [mine[waiting]]).status_code == 204
    assert hand_over(client, table, mine) == waiting
    headers, body = service.wait()
    assert headers["content-encoding"] == "aes128gcm"
    assert int(headers["ttl"]) > 0
    key = client.get("/api/notices").json()["key"]
    assert headers["authorization"].startswith("vapid t=")
    assert headers["authorization"].endswith(f"k={key}")
    told = service.read(body)
    assert told == {"table": table["id"], "title": "Teotihuacan", "body": "It is your turn."}
    everything = json.dumps([headers, told])
    assert not any(token in everything for token in mine)
    assert table["id"].encode() not in body


def test_whoever_is_at_the_table_is_not_told(client: TestClient, service: Service) -> None:
    table = open_table(client)
    mine = tokens_of(table)
    waiting = 1 - look(client, table, mine)["actor"]
    subscribe(client, service, table, [mine[waiting]])
    with guest(client, table, [mine[waiting]]) as there:
        there.table()
        hand_over(client, table, mine)
    assert service.heard == []


def test_a_browser_that_is_gone_is_forgotten(client: TestClient, service: Service) -> None:
    service.status = 410
    table = open_table(client)
    mine = tokens_of(table)
    subscribe(client, service, table, mine)
    hand_over(client, table, mine)
    service.wait()
    hand_over(client, table, mine)
    time.sleep(0.3)
    assert len(service.heard) == 1


def test_notices_can_be_stopped(client: TestClient, service: Service) -> None:
    table = open_table(client)
    mine = tokens_of(table)
    subscribe(client, service, table, mine)
    assert client.post("/api/notices/stop", json={"endpoint": service.browser["endpoint"]}).status_code == 204
    hand_over(client, table, mine)
    time.sleep(0.3)
    assert service.heard == []


def test_only_who_holds_a_seat_is_told_of_it(client: TestClient, service: Service) -> None:
    table = open_table(client)
    subscribe(client, service, table, ["x" * 24])
    hand_over(client, table, tokens_of(table))
    time.sleep(0.3)
    assert service.heard == []


def test_keys_stay_and_nobody_else_reads_them(settings: Settings, tmp_path: Path) -> None:
    keys = []
    for _start in range(2):
        with TestClient(create_app(settings, tmp_path / "no-pages")) as client:
            keys.append(client.get("/api/notices").json()["key"])
            assert "PRIVATE" not in client.get("/api/notices").text
    assert keys[0] == keys[1] != ""
    mode = stat.S_IMODE((tmp_path / "tables.sqlite3").stat().st_mode)
    assert mode == 0o600


@pytest.mark.parametrize("push", ["public", "off"])
def test_a_server_asks_nobody_inside_its_own_network(push: str, tmp_path: Path, service: Service) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/tables.sqlite3", push=push)
    with TestClient(create_app(settings, tmp_path / "no-pages")) as client:
        table = open_table(client)
        answer = subscribe(client, service, table, tokens_of(table))
        assert answer.json()["code"] == "no-notices"
        assert (client.get("/api/notices").json()["key"] == "") == (push == "off")


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://10.0.0.7/x",
        "https://[::1]/x",
    ],
)
def test_addresses_that_are_never_asked(endpoint: str) -> None:
    assert not is_public(endpoint)


def test_nonsense_is_no_browser(client: TestClient) -> None:
    wish = {"browser": {"endpoint": "file:///etc/passwd", "keys": {"p256dh": "x" * 87, "auth": "y" * 22}}, "tables": []}
    assert refusal(client.post("/api/notices", json=wish), 422) == "bad-request"
