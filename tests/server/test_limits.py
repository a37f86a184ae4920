"""What strangers may not do: too much, too often, or learn what went wrong inside."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from server.guests import act, guest, look, open_table, refusal, tokens_of
from server.test_failures import hall_of
from tonalli.server.app import create_app
from tonalli.server.limits import COSTS, Bucket
from tonalli.server.replays import MADE
from tonalli.server.settings import Settings


def test_every_answer_carries_the_headers_that_protect_browsers(client: TestClient) -> None:
    for answer in (client.get("/api/games"), client.get("/api/nowhere"), client.post("/api/tables", json={})):
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["x-frame-options"] == "DENY"


def test_a_body_that_is_too_large_is_refused(client: TestClient) -> None:
    assert refusal(client.post("/api/replays", content=b"x" * 300_000), 413) == "too-large"

    def chunks() -> object:
        for _ in range(400):
            yield b"x" * 1000

    assert refusal(client.post("/api/replays", content=chunks()), 413) == "too-large"  # type: ignore[arg-type]


def test_an_address_that_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/t.sqlite3", rate=0.001, burst=3)
    with TestClient(create_app(settings)) as client:
        assert [client.get("/api/games").status_code for _ in range(5)] == [200, 200, 200, 429, 429]


def answered(ask: Callable[[], Any]) -> int:
    """How often somebody may ask before they are refused."""
    for number in range(1000):
        if ask().status_code == 429:
            return number
    raise AssertionError("nobody is ever refused")


def test_what_is_dear_counts_as_several(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/t.sqlite3", rate=0.001, burst=200)
    with TestClient(create_app(settings)) as client:
        table = open_table(client, seed=3)
        tokens = tokens_of(table)
        shown = look(client, table, tokens)
        hall = hall_of(client)

        def often(ask: Callable[[], Any]) -> int:
            hall.rates.buckets.clear()
            return answered(ask)

        def wish(name: str, **fields: Any) -> Callable[[], Any]:
            return lambda: client.post(f"/api/tables/{table['id']}/{name}", json={"tokens": tokens, **fields})

        hall.rates.buckets.clear()
        while shown["moves"] < 180:
            shown = act(client, table, tokens, shown["revision"], shown["choices"][0]["action"]).json()
        assert often(lambda: client.get("/api/languages")) == 200
        cards = f"/api/replays/{table['id']}/cards"
        assert often(lambda: client.get(cards)) == 200 - MADE, "it has to be made for the first who asks"
        assert often(lambda: client.get(cards)) == 200
        assert often(lambda: client.get("/api/openapi.json")) == 50
        assert often(lambda: client.get(f"/api/replays/{table['id']}")) == 50
        one_turn = often(wish("past", first=0, last=1))
        assert one_turn == 100
        assert often(wish("past", first=0, last=10_000)) < one_turn / 2
        mine = {"id": table["id"], "tokens": tokens}
        one = often(lambda: client.post("/api/tables/status", json={"tables": [mine]}))
        assert one == 200
        assert often(lambda: client.post("/api/tables/status", json={"tables": [mine] * 50})) < one / 8


def test_what_is_dear_can_be_had_where_little_is_allowed() -> None:
    bucket = Bucket(0.001, 3)
    assert [bucket.take(4), bucket.take(4)] == [True, False]


def test_a_club_behind_one_address_gets_its_pages(tmp_path: Path) -> None:
    """Twenty people who open the lobby at the same moment, two dozen files each and what it asks for."""
    pages = tmp_path / "pages"
    (pages / "assets").mkdir(parents=True)
    for name in ("index.html", "theme.js", "favicon.svg", "assets/index-Ab12_-.js", "assets/serif.woff2"):
        (pages / name).write_text("x")
    files = ["/theme.js", "/favicon.svg", *["/assets/index-Ab12_-.js", "/assets/serif.woff2"] * 11]
    settings = Settings(database=f"sqlite:///{tmp_path}/t.sqlite3", rate=0.001)
    with TestClient(create_app(settings, pages)) as client:
        for _person in range(20):
            for path in ("/", *files, "/api/tables"):
                assert client.get(path).status_code == 200, path
        assert answered(lambda: client.get("/assets/serif.woff2")) < 200, "there is still an end to it"


def test_every_cost_is_of_a_request_there_is(client: TestClient) -> None:
    app: Any = client.app
    known = [f"{method} {path}" for path, each in app.openapi()["paths"].items() for method in map(str.upper, each)]
    for pattern, _cost in COSTS:
        assert any(pattern.fullmatch(asked) for asked in [*known, f"GET {app.openapi_url}"]), pattern


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b'{"game": 3}', b'{"game": "tzolkin", "seats": [], "extra": 1}', b"\xff"]
)
def test_nonsense_is_answered_in_one_line(client: TestClient, body: bytes) -> None:
    answer = client.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert refusal(answer, 422) == "bad-request"
    assert "\n" not in answer.json()["detail"]
    assert "Traceback" not in answer.text


def test_a_failure_inside_shows_nothing(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("the inside")

    monkeypatch.setattr("tonalli.server.storage.Storage.listing", fail)
    answer = client.get("/api/tables")
    assert refusal(answer, 500) == "failed"
    assert "inside" not in answer.text


@pytest.mark.parametrize(
    "message", ["", "null", "[1]", "{}", '{"type": "play"}', '{"type": "play", "revision": "x"}', "x" * 100]
)
def test_a_live_table_survives_nonsense(client: TestClient, message: str) -> None:
    table = open_table(client)
    with guest(client, table, []) as onlooker:
        onlooker.table()
        onlooker.socket.send_text(message)
        assert onlooker.next()["code"] == "bad-message"
        onlooker.send(type="ping")
        assert onlooker.next()["type"] == "pong", "and no table with it"


@pytest.mark.parametrize("size", [4097, 60_000])
@pytest.mark.parametrize("greeted", [False, True])
@pytest.mark.parametrize("kind", ["text", "bytes"])
def test_a_message_that_is_too_large_is_told_so(client: TestClient, size: int, greeted: bool, kind: str) -> None:
    table = open_table(client)
    with client.websocket_connect(f"/api/tables/{table['id']}/live") as socket:
        if greeted:
            socket.send_json({"tokens": []})
            assert socket.receive_json()["type"] == "table"
        socket.send({"type": "websocket.receive", kind: "x" * size if kind == "text" else b"x" * size})
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
    assert (closed.value.code, closed.value.reason) == (1009, "too-large")
    with guest(client, table, []) as onlooker:
        assert onlooker.table()["id"] == table["id"]


def test_a_wrong_greeting_is_refused(client: TestClient) -> None:
    with client.websocket_connect("/api/tables/nowhere/live") as socket:
        socket.send_json({"tokens": []})
        assert socket.receive_json()["code"] == "no-such-table"
    table = open_table(client)
    with client.websocket_connect(f"/api/tables/{table['id']}/live") as socket:
        socket.send_json({"tokens": "all"})
        assert socket.receive_json()["code"] == "bad-message"
