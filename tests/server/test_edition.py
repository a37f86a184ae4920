"""Pages know which edition of the server they were loaded from."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path

from starlette.testclient import TestClient

from server.guests import look, open_table
from server.test_floods import at_work, said
from tonalli.server.app import create_app
from tonalli.server.edition import EDITION, edition_of
from tonalli.server.settings import Settings


def pages_saying(folder: Path, words: str) -> Path:
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(f"<html><head><title>{words}</title></head></html>")
    return folder


def test_a_table_and_the_page_it_is_shown_on_name_the_same_edition(settings: Settings, tmp_path: Path) -> None:
    pages = pages_saying(tmp_path / "pages", "one")
    with TestClient(create_app(settings, pages)) as client:
        page = client.get("/table/abc")
        assert page.headers["cache-control"] == "no-cache"
        assert f'<meta name="tonalli-edition" content="{EDITION}" />' in page.text
        (offered,) = re.findall(r'data-languages="([^"]*)"', page.text)
        assert json.loads(unescape(offered)) == client.get("/api/languages").json()
        assert look(client, open_table(client), [])["edition"] == EDITION


def test_who_asks_for_the_head_alone_is_answered_without_a_body(settings: Settings, tmp_path: Path) -> None:
    with at_work(settings, tmp_path, pages_saying(tmp_path / "pages", "one")) as port:
        for path in (b"/", b"/table/abc", b"/healthz"):
            ask = b" %s HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n" % path
            head, _blank, body = said(port, b"HEAD" + ask).partition(b"\r\n\r\n")
            whole, _blank, text = said(port, b"GET" + ask).partition(b"\r\n\r\n")
            assert head.splitlines()[0] == whole.splitlines()[0] == b"HTTP/1.1 200 OK"
            assert (body, bool(text)) == (b"", True)
            assert kinds(head) == kinds(whole)


def kinds(head: bytes) -> dict[bytes, bytes]:
    """Headers that tell what the answer is."""
    named = (line.split(b": ", 1) for line in head.splitlines()[1:])
    return {name: value for name, value in named if name in (b"content-type", b"cache-control")}


def test_other_pages_are_another_edition(tmp_path: Path) -> None:
    one, other = pages_saying(tmp_path / "one", "one"), pages_saying(tmp_path / "other", "other")
    assert len({edition_of(one), edition_of(other), edition_of(tmp_path)}) == 3


def test_words_are_sent_once_for_each_edition(client: TestClient) -> None:
    first = client.get("/api/words/en")
    assert "web-title" in first.text
    again = client.get("/api/words/en", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.text) == (304, "")
    assert client.get("/api/words/en", headers={"If-None-Match": '"another"'}).text == first.text


def test_words_of_every_language_that_is_offered_are_sent(client: TestClient) -> None:
    offered = client.get("/api/languages").json()
    assert offered["en"] == "English"
    for language in offered:
        assert "web-title" in client.get(f"/api/words/{language}").text
    assert client.get("/api/words/xx").status_code == 404
