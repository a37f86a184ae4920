"""People at a server's tables: opening, looking, playing, watching live."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

Json = dict[str, Any]


def open_table(client: TestClient, kinds: str = "person person", game: str = "teotihuacan", **fields: Any) -> Json:
    """A table with seats of these kinds, named after their number."""
    options = fields.pop("options", {"setup": "first"} if game == "teotihuacan" else {})
    seats = [{"kind": kind, "name": f"Guest {number}"} for number, kind in enumerate(kinds.split())]
    answer = client.post("/api/tables", json={"game": game, "options": options, "seats": seats, **fields})
    assert answer.status_code == 201, answer.text
    opened: Json = answer.json()
    return opened


def tokens_of(table: Json) -> list[str]:
    return [seat["token"] for seat in table["seats"] if seat["token"]]


def look(client: TestClient, table: Json, tokens: list[str]) -> Json:
    answer = client.post(f"/api/tables/{table['id']}/look", json={"tokens": tokens})
    assert answer.status_code == 200, answer.text
    shown: Json = answer.json()
    return shown


def notes_of(client: TestClient, table: Json, tokens: list[str]) -> Json:
    """How its things stand, with the revision they stand so in."""
    answer = client.post(f"/api/tables/{table['id']}/notes", json={"tokens": tokens})
    assert answer.status_code == 200, answer.text
    noted: Json = answer.json()
    return noted


def act(client: TestClient, table: Json, tokens: list[str], revision: int, action: int | str) -> Any:
    """Play an action; the raw answer."""
    return client.post(
        f"/api/tables/{table['id']}/actions", json={"tokens": tokens, "revision": revision, "action": action}
    )


def refusal(answer: Any, status: int) -> str:
    """The code of a refusal with that status."""
    assert answer.status_code == status, answer.text
    code: str = answer.json()["code"]
    return code


class Guest:
    """A browser at a table."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.heard: list[Json] = []

    def next(self) -> Json:
        message: Json = self.socket.receive_json()
        self.heard.append(message)
        return message

    def table(self, after: int = -1) -> Json:
        """The next message of the table that is newer than a revision."""
        while True:
            message = self.next()
            if message["type"] == "table" and message["revision"] > after:
                return message

    def send(self, **message: Any) -> None:
        self.socket.send_json(message)


@contextlib.contextmanager
def guest(client: TestClient, table: Json, tokens: list[str]) -> Iterator[Guest]:
    with client.websocket_connect(f"/api/tables/{table['id']}/live") as socket:
        socket.send_json({"tokens": tokens})
        yield Guest(socket)
