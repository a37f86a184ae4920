"""Words as pages fetch them: all of them, or those of a table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from fluent.syntax import FluentParser, ast

from server.guests import open_table
from tonalli.server.app import create_app
from tonalli.server.settings import Settings

REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)(?:\.\w+)?\s*\}")


def messages(text: str) -> set[str]:
    """The keys of all messages and terms."""
    entries = FluentParser().parse(text).body
    terms = {f"-{entry.id.name}" for entry in entries if isinstance(entry, ast.Term)}
    return terms | {entry.id.name for entry in entries if isinstance(entry, ast.Message)}


@pytest.mark.parametrize(("game", "other"), [("teotihuacan", "tzolkin"), ("tzolkin", "teotihuacan")])
def test_a_table_says_the_words_of_its_game_only(client: TestClient, game: str, other: str) -> None:
    table = open_table(client, "person person", game)
    answer = client.get(f"/api/words/en?table={table['id']}")
    everything = client.get("/api/words/en")
    said = messages(answer.text)
    missing = messages(everything.text) - said
    assert {f"{game}-title", "web-title", "story-opening"} <= said
    assert f"{other}-title" in missing
    assert all(key.startswith((other, "cli-")) for key in missing)
    assert set(REFERENCE.findall(answer.text)) <= said
    assert len(answer.content) < 0.7 * len(everything.content)
    assert answer.headers["etag"] != everything.headers["etag"]
    again = client.get(f"/api/words/en?table={table['id']}", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


def test_a_table_that_is_not_there_says_everything(client: TestClient) -> None:
    assert client.get("/api/words/en?table=nowhere").text == client.get("/api/words/en").text


def test_what_was_packed_is_sent_to_browsers_that_unpack_it(tmp_path: Path) -> None:
    assets = tmp_path / "assets"
    assets.mkdir()
    (tmp_path / "index.html").write_text("<head></head>", encoding="utf-8")
    (assets / "page.js").write_text("plain", encoding="utf-8")
    (assets / "page.js.br").write_bytes(b"packed")
    (assets / "sign.woff2").write_bytes(b"font")
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    asked = {"Accept-Encoding": "gzip, br"}
    with (
        TestClient(create_app(settings, tmp_path)) as client,
        client.stream("GET", "/assets/page.js", headers=asked) as answer,
    ):
        packed = b"".join(answer.iter_raw())
        assert (answer.headers["content-encoding"], packed) == ("br", b"packed")
        assert "javascript" in answer.headers["content-type"]
        plain = client.get("/assets/page.js", headers={"Accept-Encoding": "gzip"})
        assert ("content-encoding" in plain.headers, plain.text) == (False, "plain")
        assert client.get("/assets/sign.woff2").content == b"font"
