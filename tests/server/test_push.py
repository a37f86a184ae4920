"""Turn notices: who is told, what a push service sees of it, and what it cannot see."""

from __future__ import annotations

import json
import stat
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from server.guests import Json, act, guest, look, open_table, refusal, tokens_of
from server.push_service import Service
from tonalli.locale import languages
from tonalli.server.app import create_app
from tonalli.server.push import is_public
from tonalli.server.settings import Settings


@pytest.fixture
def service() -> Iterator[Service]:
    service = Service()
    yield service
    service.close()


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
    others = told.pop("languages")
    assert told == {"table": table["id"], "title": "Teotihuacan", "body": "It is your turn."}
    assert set(others) == set(languages()) - {"en"}
    assert all(set(each) == {"title", "body"} for each in others.values())
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


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(client: TestClient, service: Service, status: int) -> None:
    service.status = status
    table = open_table(client)
    mine = tokens_of(table)
    subscribe(client, service, table, mine)
    hand_over(client, table, mine)
    service.wait()
    hand_over(client, table, mine)
    time.sleep(0.3)
    assert len(service.heard) == 1


def test_a_push_service_that_fails_is_asked_again_next_time(client: TestClient, service: Service) -> None:
    service.status = 503
    table = open_table(client)
    mine = tokens_of(table)
    waiting = 1 - look(client, table, mine)["actor"]
    subscribe(client, service, table, [mine[waiting]])
    for told in (1, 2):
        while hand_over(client, table, mine) != waiting:
            pass
        service.wait(told)


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


def take_part(client: TestClient) -> tuple[Json, list[str]]:
    """A table that waits, with three people at it, and their tokens."""
    table = open_table(client, "person open open", waiting=True)
    guests = [client.post(f"/api/tables/{table['id']}/seats/{seat}", json={"name": "Ben"}).json() for seat in (1, 2)]
    return table, [*tokens_of(table), *(each["token"] for each in guests)]


def arrange(client: TestClient, table: Json, token: str, do: str, **wish: Any) -> None:
    answer = client.post(f"/api/tables/{table['id']}/room", json={"tokens": [token], "do": do, **wish})
    assert answer.status_code == 200, answer.text


@pytest.mark.parametrize("drawn", range(6))
def test_notices_asked_for_while_a_table_waits_go_along_to_the_seat_that_is_drawn(
    client: TestClient, service: Service, drawn: int
) -> None:
    """Whoever left before the game began is told of their own turn, and of nobody else's."""
    table, tokens = take_part(client)
    asks = drawn % len(tokens)
    assert subscribe(client, service, table, [tokens[asks]]).status_code == 204
    arrange(client, table, tokens[0], "start")
    for heard in range(2):
        while look(client, table, [tokens[asks]])["actor"] not in held(client, table, tokens[asks]):
            assert len(service.heard) == heard
            hand_over(client, table, tokens)
        service.wait(heard + 1)
        hand_over(client, table, tokens)


def held(client: TestClient, table: Json, token: str) -> list[int]:
    return [number for number, seat in enumerate(look(client, table, [token])["seats"]) if seat["mine"]]


def test_whoever_gave_a_seat_up_is_told_nothing_of_it(client: TestClient, service: Service) -> None:
    table, tokens = take_part(client)
    subscribe(client, service, table, [tokens[1]])
    arrange(client, table, tokens[1], "leave", seat=1)
    again = client.post(f"/api/tables/{table['id']}/seats/1", json={"name": "Eva"}).json()["token"]
    tokens[1] = again
    arrange(client, table, tokens[0], "start")
    for _turn in tokens:
        hand_over(client, table, tokens)
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
