"""The language of the pages: the browser's at first, then the chosen one, kept; each reads a table in their own, and a
whole game reads well in every one."""

from __future__ import annotations

import json
import os
import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import PATIENCE, Server
from browser.measuring import faults_of
from browser.person import TABLE, Person, record
from browser.screenshots import Table, late
from tonalli.locale.catalogue import ENGLISH, catalogue, languages

PICTURES = os.environ.get("TONALLI_PICTURES")
"""Where pictures of the whole games go, if anybody wants them."""
RAW = re.compile(r"\[[a-z]+-")
ENGLISH_WORD = re.compile(r"\b(the|and|your|you|with|from|for)\b", re.IGNORECASE)
NOT_TRANSLATED = re.compile(r"City of Gods")
TEXTS = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (!parentElement.closest('script, style, desc, [lang]:not(html)')) found.push(data.trim());
  }
  for (const each of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    for (const name of ['aria-label', 'title', 'placeholder']) found.push(each.getAttribute(name) ?? '');
  return [...new Set(found)];
}"""


FONT = "(each) => getComputedStyle(each).fontFamily"


def reader(browser: Browser, server: Server, locale: str) -> Page:
    context = browser.new_context(
        base_url=server.url, locale=locale, reduced_motion="reduce", viewport={"width": 1366, "height": 768}
    )
    context.set_default_timeout(PATIENCE * 1000)
    return context.new_page()


def plain(language: str) -> set[str]:
    """Messages of a language that are only words."""
    parts = (text.partition("=")[2] for each in catalogue(language).entries.values() for text in each.values())
    return {" ".join(text.split()) for text in parts if "{" not in text}


@pytest.fixture(scope="module")
def only_english() -> dict[str, set[str]]:
    """What English says and a language does not."""
    return {language: {text for text in plain(ENGLISH) - plain(language) if len(text) > 2} for language in languages()}


def is_read(page: Page, language: str, foreign: set[str], least: int = 20) -> None:
    """Everything on the page, also what is only heard, is in the language, and has room."""
    expect(page.locator("html")).to_have_attribute("lang", language)
    texts: list[str] = page.evaluate(TEXTS)
    assert len(texts) > least
    wrong = [
        text
        for text in texts
        if RAW.search(text) or " ".join(text.split()) in foreign or ENGLISH_WORD.search(NOT_TRANSLATED.sub("", text))
    ]
    assert wrong == []
    assert faults_of(page) == []


def picture(page: Page, language: str, name: str) -> None:
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{language}-{name}.png")


def tokens_of(page: Page) -> list[str]:
    """The seats this browser holds."""
    kept: list[dict[str, Any]] = page.evaluate("() => JSON.parse(localStorage.getItem('tonalli-tables'))")
    return list(kept[0]["tokens"].values())


def play_on(server: Server, table: str, tokens: list[str], seed: int) -> None:
    """Somebody plays who never looks, until the last Eclipse is near."""
    dice = random.Random(seed)
    seen = server.post(f"/api/tables/{table}/look", {"tokens": tokens}).json()
    while not seen["over"] and seen["view"]["calendar"]["eclipses"] < 2:
        wish = {"tokens": tokens, "revision": seen["revision"], "action": dice.choice(seen["choices"])["action"]}
        seen = server.post(f"/api/tables/{table}/actions", wish).json()
    assert not seen["over"]


@pytest.mark.parametrize("language", [each for each in languages() if each != ENGLISH])
def test_a_whole_solo_game_is_read_in_a_language(
    browser: Browser, server: Server, language: str, only_english: dict[str, set[str]]
) -> None:
    foreign = only_english[language]
    page = reader(browser, server, language)
    page.add_init_script("localStorage.setItem('tonalli-settings', JSON.stringify({ hints: false }))")
    page.goto("/")
    page.locator(".way").nth(1).click()
    begin = page.locator(".start button.go")
    expect(begin).to_be_enabled()
    is_read(page, language, foreign)
    picture(page, language, "lobby")
    begin.click()
    page.wait_for_selector(TABLE)
    table = page.url.rsplit("/", 1)[1]
    person = Person(page, 3)
    person.play(8)
    is_read(page, language, foreign)
    tokens = tokens_of(page)
    page.goto("about:blank")
    play_on(server, table, tokens, 3)
    page.goto(f"/table/{table}")
    person.play(2)
    picture(page, language, "table")
    page.locator("header.top .tab[aria-expanded]").click()
    expect(page.locator(".log")).to_be_visible()
    is_read(page, language, foreign)
    picture(page, language, "log")
    page.keyboard.press("Escape")
    assert person.play()["over"]
    match = record(server, table)
    for score in match.scores():
        expect(page.get_by_role("dialog").get_by_text(str(score), exact=True).first).to_be_visible()
    is_read(page, language, foreign)
    picture(page, language, "end")
    page.context.close()


@pytest.fixture(scope="module")
def tribes(server: Server) -> Table:
    """Late in a game of Tzolk'in with every module."""
    modules = ["tribes", "prophecies", "buildings", "quick_actions"]
    table = Table(server, "tzolkin", 4, 19, modules=modules)
    table.play_until(late(60))
    return table


@pytest.mark.parametrize("language", [each for each in languages() if each != ENGLISH])
def test_a_late_table_of_tzolkin_is_read_in_a_language(
    browser: Browser, server: Server, tribes: Table, language: str, only_english: dict[str, set[str]]
) -> None:
    """A table is sent the words of its own game only: those of the menu and of the rules have to be among them."""
    page = reader(browser, server, language)
    page.add_init_script(f"localStorage.setItem('tonalli-tables', {json.dumps(tribes.kept(tribes.match.actor))})")
    page.add_init_script("localStorage.setItem('tonalli-settings', JSON.stringify({ hints: false }))")
    page.goto(f"/table/{tribes.opened['id']}")
    page.wait_for_selector(TABLE)
    is_read(page, language, only_english[language])
    page.locator("header.top .tab").last.click()
    expect(page.locator("dialog[open], [role=dialog]").last).to_be_visible()
    is_read(page, language, only_english[language])
    page.context.close()


@pytest.mark.parametrize("path", ["/rules/chess", "/learn/chess", "/about", "/nowhere"])
def test_pages_around_the_table_are_read_in_a_language(
    browser: Browser, server: Server, path: str, only_english: dict[str, set[str]]
) -> None:
    """Also those of a game that nobody knows, and the names of keys."""
    page = reader(browser, server, "es")
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("^(No existe esa página|Acerca de)"))
    assert not RAW.search(page.title())
    is_read(page, "es", only_english["es"], least=8)
    page.context.close()


def test_english_would_be_noticed(browser: Browser, server: Server, only_english: dict[str, set[str]]) -> None:
    page = reader(browser, server, "cs")
    page.goto("/")
    expect(page.get_by_text("Co si zahrajeme?")).to_be_visible()
    page.evaluate("() => document.querySelector('h1').append('What shall we play?')")
    with pytest.raises(AssertionError, match="What shall we play"):
        is_read(page, "cs", only_english["cs"])
    page.context.close()


def test_the_browsers_language_comes_first_and_the_chosen_one_is_kept(browser: Browser, server: Server) -> None:
    page = reader(browser, server, "cs-CZ")
    page.goto("/")
    expect(page.get_by_text("Co si zahrajeme?")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    # What is chosen stands there in the fonts of the pages.
    chosen = page.locator("label:has(select) .chosen")
    expect(chosen).to_have_text("Čeština")
    assert page.locator("body").evaluate(FONT) == chosen.evaluate(FONT)
    page.get_by_label("Jazyk").select_option("en")
    expect(chosen).to_have_text("English")
    expect(page.get_by_text("What shall we play?")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.reload()
    expect(page.get_by_text("What shall we play?")).to_be_visible()
    page.context.close()


def opened(server: Server) -> str:
    seats = [{"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Ben"}]
    wish: dict[str, object] = {"game": "teotihuacan", "seats": seats, "options": {"setup": "first"}, "seed": 7}
    table: str = server.post("/api/tables", wish).json()["id"]
    return table


READ_BY = {
    "cs-CZ": ("Přihlížíte.", "Kterého přesunout?"),
    "pl-PL": ("Obserwujesz.", "Którego poruszyć?"),
    "qaa": ("You are looking on.", "Which worker moves?"),
}


def test_each_reads_a_table_in_their_own_language(browser: Browser, server: Server) -> None:
    table = opened(server)
    pages = {locale: reader(browser, server, locale) for locale in READ_BY}
    for page in pages.values():
        page.goto(f"/table/{table}")
    for locale, said in READ_BY.items():
        for words in said:
            expect(pages[locale].get_by_text(words)).to_be_visible()
        pages[locale].context.close()


def test_the_language_is_changed_at_the_table(browser: Browser, server: Server) -> None:
    table = opened(server)
    page = reader(browser, server, "en-GB")
    page.goto(f"/table/{table}")
    expect(page.get_by_text("Which worker moves?")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    for language in ("el", "es"):
        page.locator("select").filter(has=page.locator(f"option[value={language}]")).select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
    page.keyboard.press("Escape")
    expect(page.get_by_text("¿Qué trabajador se mueve?")).to_be_visible()
    page.context.close()


FONTS = """() => performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1))
  .filter((name) => name.endsWith('.woff2')).map((name) => name.replace(/-[^-]*$/, ''))"""
STYLES = Path(__file__).parents[2] / "web" / "src" / "styles" / "fonts.css"
CUT = re.compile(r"fonts/alegreya-([\w-]+)\.woff2.*unicode-range: ([^;]+);")


def letters_of(language: str) -> set[str]:
    """Cuts of the fonts that hold a letter which the words of a language have."""
    letters = {ord(letter) for words in plain(language) for letter in words if letter.isalpha()}
    found = set()
    for name, ranges in CUT.findall(STYLES.read_text(encoding="utf-8")):
        for each in ranges.split(", "):
            first, _, last = each.removeprefix("U+").partition("-")
            if letters & set(range(int(first, 16), int(last or first, 16) + 1)):
                found.add(name)
    return found


def test_letters_come_from_the_cuts_of_a_language() -> None:
    assert [letters_of(each) for each in ("en", "cs", "el")] == [{"latin"}, {"latin", "latin-ext"}, {"latin", "greek"}]


@pytest.mark.parametrize("language", languages())
def test_only_the_letters_of_a_language_are_fetched(browser: Browser, server: Server, language: str) -> None:
    page = reader(browser, server, language)
    for path in ("/", f"/table/{opened(server)}"):
        page.goto(path)
        page.wait_for_selector(f"main, {TABLE}")
        page.wait_for_load_state("networkidle")
        page.evaluate("() => document.fonts.ready")
        fetched: list[str] = page.evaluate(FONTS)
        families = {"alegreya", "source-sans-3"}
        assert set(fetched) == {f"{family}-{letters}" for family in families for letters in letters_of(language)}
    page.context.close()
