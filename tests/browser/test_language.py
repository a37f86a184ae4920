"""The language of the pages: the browser's at first, then the chosen one, kept; each reads a table in their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import PATIENCE, Server
from tonalli.locale.catalogue import WRITING


@pytest.fixture(scope="module")
def bilingual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that offers Czech, whether or not it is complete."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(WRITING, "cs")
        server = Server(tmp_path_factory.mktemp("bilingual"))
        server.start()
    yield server
    server.stop()


def reader(browser: Browser, server: Server, locale: str) -> Page:
    context = browser.new_context(base_url=server.url, locale=locale, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE * 1000)
    return context.new_page()


def test_the_browsers_language_comes_first_and_the_chosen_one_is_kept(browser: Browser, bilingual: Server) -> None:
    page = reader(browser, bilingual, "cs-CZ")
    page.goto("/")
    expect(page.get_by_text("Co si zahrajeme?")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    page.get_by_label("Jazyk").select_option("en")
    expect(page.get_by_text("What shall we play?")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.reload()
    expect(page.get_by_text("What shall we play?")).to_be_visible()
    page.context.close()


def test_each_reads_a_table_in_their_own_language(browser: Browser, bilingual: Server) -> None:
    seats = [{"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Ben"}]
    wish: dict[str, object] = {"game": "teotihuacan", "seats": seats, "options": {"setup": "first"}, "seed": 7}
    table = bilingual.post("/api/tables", wish).json()["id"]
    czech, english = (reader(browser, bilingual, locale) for locale in ("cs-CZ", "pl-PL"))
    for page in (czech, english):
        page.goto(f"/table/{table}")
    expect(czech.get_by_text("Přihlížíte.")).to_be_visible()
    expect(czech.get_by_text("Kterého přesunete?")).to_be_visible()
    expect(english.get_by_text("You are looking on.")).to_be_visible()
    expect(english.get_by_text("Which worker moves?")).to_be_visible()
    for page in (czech, english):
        page.context.close()
