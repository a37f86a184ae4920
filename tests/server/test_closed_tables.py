"""A table nobody may look on at tells strangers nothing, whichever way they ask: every route of the server is tried."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from server.guests import Json, act, guest, look, open_table, tokens_of
from server.test_rooms import done

REVISIONS = (0, 1, 3, 64, 128)
NOBODY = "x" * 24
"""A token that holds no seat."""
BROWSER = {"endpoint": "https://push.example/x", "keys": {"p256dh": "p" * 87, "auth": "a" * 22}}

ASKED: dict[str, list[Json | None]] = {
    "GET /api/replays/{replay_id}": [None],
    "GET /api/replays/{replay_id}/cards": [None],
    "GET /api/replays/{replay_id}/record": [None],
    "GET /api/replays/{replay_id}/frames/{number}": [None],
    "GET /api/replays/{replay_id}/review": [None],
    "POST /api/replays/{replay_id}/review": [None],
    "GET /api/tables": [None],
    "GET /api/tables/{table_id}/record": [None],
    "GET /api/tables/{table_id}/result": [None],
    "GET /api/words/{language}": [None],
    "POST /api/notices": [{"browser": BROWSER, "tables": [{"id": "{table_id}", "tokens": [NOBODY]}]}],
    "POST /api/tables/status": [{"tables": [{"id": "{table_id}", "tokens": tokens}]} for tokens in ([], [NOBODY])],
    "POST /api/tables/{table_id}/actions": [{"revision": each, "action": 0} for each in REVISIONS],
    "POST /api/tables/{table_id}/cards": [{}],
    "POST /api/tables/{table_id}/hint": [{"revision": each} for each in REVISIONS],
    "POST /api/tables/{table_id}/look": [{}, {"told": 3}],
    "POST /api/tables/{table_id}/notes": [{}],
    "POST /api/tables/{table_id}/past": [{"first": 0, "last": 100}],
    "POST /api/tables/{table_id}/rematch": [{}],
    "POST /api/tables/{table_id}/room": [
        {"do": do, "seat": seat, "name": "Eve", "kind": "dawn", "to": 1}
        for do in ("name", "move", "leave", "computer", "free", "drop", "add", "watch", "start")
        for seat in (0, 1)
    ],
    "POST /api/tables/{table_id}/rules": [{}],
    "POST /api/tables/{table_id}/seats/{number}": [{"name": "Eve"}],
    "POST /api/tables/{table_id}/seats/{number}/stand-in": [{"do": do} for do in ("take", "give-back", "resign")],
    "POST /api/tables/{table_id}/undo": [{"revision": each} for each in REVISIONS],
    "POST /api/tables/{table_id}/why": [{"thing": "board:palace"}],
    "WS /api/tables/{table_id}/live": [{}],
}
"""What a stranger asks, without tokens and with one that holds nothing, wherever a table can be named."""
WITHOUT_TABLE = {
    "GET /api/addresses",
    "GET /api/games",
    "GET /api/languages",
    "GET /api/lessons/{game}",
    "GET /api/notices",
    "GET /api/openapi.json",
    "GET /api/rules/{game}",
    "GET /healthz",
    "GET /metrics",
    "POST /api/lessons/{game}",
    "POST /api/notices/stop",
    "POST /api/plan",
    "POST /api/replays",
    "POST /api/tables",
}
TOKENLESS = {"POST /api/notices", "POST /api/tables/status", "POST /api/tables/{table_id}/seats/{number}"}
"""What takes no tokens beside what it says."""


def routes_of(client: TestClient) -> Iterator[str]:
    """Every route the server has, as the application itself knows it."""
    app: Any = client.app
    for part in app.routes:
        for route in getattr(getattr(part, "original_router", None), "routes", [part]):
            for method in sorted(getattr(route, "methods", None) or {"WS"}):
                if method != "HEAD":
                    yield f"{method} {route.path}"


def test_no_route_is_forgotten(client: TestClient) -> None:
    assert sorted(routes_of(client)) == sorted({*ASKED, *WITHOUT_TABLE})


def closed(client: TestClient, names: list[str], decisions: int, game: str) -> Json:
    """A game that nobody may look on at, which has come some way."""
    options = {"setup": "first"} if game == "teotihuacan" else {}
    seats = [{"kind": "person", "name": name} for name in names]
    table = open_table(client, game=game, options=options, seats=seats, waiting=True, listed=True)
    mine = tokens_of(table)
    done(client, table, mine[:1], "watch", on=False)
    shown = done(client, table, mine[:1], "start")
    while decisions > 0 or shown["secret"]:
        shown = look(client, table, mine)
        assert act(client, table, mine, shown["revision"], shown["choices"][0]["action"]).status_code == 200
        shown = look(client, table, mine)
        decisions -= 1
    return table


def answers(client: TestClient, table: Json, route: str, tokens: list[str]) -> list[str]:
    """All that somebody is told at a route, with the table's id taken out."""
    method, _space, path = route.partition(" ")
    heard = []
    for wish in ASKED[route]:
        url = path.replace("{table_id}", table["id"]).replace("{replay_id}", table["id"])
        url = url.replace("{number}", "1").replace("{language}", f"en?table={table['id']}")
        if method == "WS":
            with guest(client, table, tokens) as stranger:
                heard.append(str(stranger.next()))
        elif method == "GET":
            heard.append(told(client.get(url)))
        else:
            own = {} if route in TOKENLESS or wish is None else {"tokens": tokens}
            text = json.dumps({**wish, **own}) if wish is not None else ""
            content = text.replace("{table_id}", table["id"])
            heard.append(told(client.post(url, content=content, headers={"content-type": "application/json"})))
    return [each.replace(table["id"], "ID") for each in heard]


def told(answer: Any) -> str:
    assert '"code":"bad-request"' not in answer.text, "nothing would be tried"
    return f"{answer.status_code} {answer.text}"


@pytest.mark.parametrize("game", ["teotihuacan", "tzolkin"])
def test_what_strangers_are_told_of_a_closed_table_depends_on_nothing_there(client: TestClient, game: str) -> None:
    names = ["Xochitl", "Yaretzi"], ["Zyanya", "Quetzalli"]
    one, other = closed(client, names[0], 2, game), closed(client, names[1], 9, game)
    assert look(client, one, tokens_of(one))["moves"] != look(client, other, tokens_of(other))["moves"]
    for route in ASKED:
        for tokens in ([], [NOBODY]):
            first, second = (answers(client, table, route, tokens) for table in (one, other))
            assert first == second, route
            assert not any(name in text for name in (*names[0], *names[1]) for text in first + second), route
    seated = [seat["name"] for seat in look(client, one, tokens_of(one))["seats"]]
    assert sorted(seated) == names[0], "and nothing was changed"
    assert client.get("/healthz").json()["tables"]["kept"] == 2


@pytest.mark.parametrize("game", ["teotihuacan", "tzolkin"])
def test_who_sits_at_a_closed_table_is_told_all(client: TestClient, game: str) -> None:
    table = closed(client, ["Xochitl", "Yaretzi"], 2, game)
    mine = tokens_of(table)[:1]
    held = {"tables": [{"id": table["id"], "tokens": mine}]}
    (found,) = client.post("/api/tables/status", json=held).json()
    assert {seat["name"] for seat in found["seats"]} == {"Xochitl", "Yaretzi"}
    for name in ("cards", "rules", "look", "notes"):
        answer = client.post(f"/api/tables/{table['id']}/{name}", json={"tokens": mine})
        assert (answer.status_code, bool(answer.json())) == (200, True)


def test_strangers_are_told_of_tables_they_may_look_on_at(client: TestClient) -> None:
    table = open_table(client)
    found = client.post("/api/tables/status", json={"tables": [{"id": table["id"]}]}).json()
    assert [seat["name"] for seat in found[0]["seats"]] == ["Guest 0", "Guest 1"]
    assert client.post(f"/api/tables/{table['id']}/cards", json={}).json()["board:palace"]["title"]
