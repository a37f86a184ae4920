"""A turn heard rather than seen: everything is found by its role and its name, and says what it does."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Server
from browser.person import MY_TURN

NO_HINTS = "localStorage['tonalli-settings'] ??= JSON.stringify({ hints: false, playback: false })"
CODE = re.compile(r"_|\[|\b[a-z]+:[a-z0-9]|\b0\d\b")
"""What nobody says: ids, keys without words, numbers of tiles."""
ENOUGH = 40
"""Choices after which a turn is over."""
# As whoever listens is told of it: which decision it is, and what is asked.
ASKED = "(bar) => bar.querySelector('[aria-live]').innerText"


def name_of(option: Locator) -> str:
    """What is heard of an option: the name its role has."""
    heard = re.match(r"""- '?button "(.*?)"(?: \[.*)?'?:?$""", option.aria_snapshot().splitlines()[0])
    assert heard, option.aria_snapshot()
    return heard[1]


@pytest.mark.parametrize("game", ["teotihuacan", "tzolkin"])
def test_a_turn_is_played_by_what_is_heard(page: Page, server: Server, game: str) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "random", "name": "Ben"}]
    opened = server.post("/api/tables", {"game": game, "options": {}, "seats": seats, "seed": 5}).json()
    page.add_init_script(NO_HINTS)
    page.goto(f"/table/{opened['id']}#hold=0.{opened['seats'][0]['token']}")
    bar = page.get_by_role("region", name="What is to be decided")
    options = bar.get_by_role("group", name="Options").get_by_role("button", disabled=False)
    confirm = bar.get_by_role("group", name="Commands").get_by_role("button").last
    heard_of_ben = page.get_by_text(re.compile("^Ben "))
    names: set[str] = set()
    questions: set[str] = set()
    for _ in range(ENOUGH):
        page.wait_for_function(MY_TURN)
        if heard_of_ben.count() and len(questions) > 1:
            break
        questions.add(bar.evaluate(ASKED))
        if confirm.is_enabled():
            confirm.click()
            continue
        if options.count() == 0:
            continue
        heard = [name_of(option) for option in options.all()]
        assert all(heard), heard
        assert len(set(heard)) == len(heard), f"two options sound alike: {heard}"
        assert not [each for each in heard if CODE.search(each)], heard
        names.update(heard)
        revision = page.locator(".table-page").get_attribute("data-revision")
        bar.get_by_role("button", name=heard[0], exact=True).first.click()
        page.wait_for_function(
            "(was) => document.querySelector('.table-page').dataset.revision !== was"
            " || document.querySelector('[data-command=confirm]:not(:disabled)') !== null",
            arg=revision,
        )
    assert len(names) > 3
    assert all(questions)
    expect(heard_of_ben.first).to_be_attached()
