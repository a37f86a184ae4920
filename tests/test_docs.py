"""The examples of the README and of docs/ run as they stand; what they name and quote is there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import tonalli

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "tonalli"
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")])
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
LIBRARY = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
CODE = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
QUOTED = re.compile(r"^```py\n(.*?)^```", re.MULTILINE | re.DOTALL)
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)")
ANCHOR = re.compile(r"\]\(([^)#:]*)#([^)]+)\)")
ALONE = ("README.md", "environment.md")
"""Pages each of whose examples runs by itself, too."""
PATH = re.compile(r"`((?:\w+/)*\w+\.py)`")

pytestmark = pytest.mark.pure


@pytest.mark.parametrize("page", [page for page in PAGES if CODE.search(page.read_text())], ids=lambda page: page.name)
def test_the_examples_of_a_page_run_one_after_the_other(page: Path) -> None:
    names: dict[str, object] = {}
    for example in CODE.finditer(page.read_text()):
        if page.name in ALONE:
            names = {}
        above = "\n" * page.read_text().count("\n", 0, example.start(1))
        exec(compile(above + example[1], str(page), "exec"), names)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_to_a_file_leads_somewhere(page: Path) -> None:
    for target in LINK.findall(FENCED.sub("", page.read_text())):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


def anchors(page: Path) -> set[str]:
    """The headings of a page as a link names them."""
    headings = re.findall(r"^#+ (.+)$", FENCED.sub("", page.read_text()), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_to_a_heading_leads_to_one(page: Path) -> None:
    for target, anchor in ANCHOR.findall(FENCED.sub("", page.read_text())):
        assert anchor in anchors(page.parent / target if target else page), f"{page.name} links to {target}#{anchor}"


def test_what_is_quoted_stands_in_the_source() -> None:
    sources = [file.read_text(encoding="utf-8") for file in SOURCE.rglob("*.py")]
    quotes = [quote for page in PAGES for quote in QUOTED.findall(page.read_text())]
    assert len(quotes) > 0
    for quote in quotes:
        assert any(quote in source for source in sources), f"no longer to be found:\n{quote}"


@pytest.mark.parametrize("game", list(tonalli.GAMES))
def test_the_files_a_rule_is_to_be_found_in_exist(game: str) -> None:
    table = ARCHITECTURE.partition(f"| file under `{game}/` |")[2].partition("\n\n")[0]
    files = PATH.findall(table)
    assert len(files) > 15
    assert [file for file in files if not (SOURCE / game / file).exists()] == []


@pytest.mark.parametrize("game", list(tonalli.GAMES))
def test_every_kind_of_object_that_a_module_can_edit_is_listed(game: str) -> None:
    begin = ARCHITECTURE.index(f"The classes of `{game}/rules.py`")
    heading, table = ARCHITECTURE[begin:].split("\n\n")[:2]
    sources = [(SOURCE / file).read_text(encoding="utf-8") for file in PATH.findall(heading)]
    classes = [node.name for source in sources for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    rows = re.findall(r"^\| `(\w+)` \|.*\|(.*)\|$", table, re.MULTILINE)
    assert sorted(name for name, places in rows) == sorted(classes)
    for places in [places for name, places in rows]:
        assert [word for word in re.findall(r"`([a-z_]+)`", places) if f"self.{word}" not in sources[0]] == []


def test_every_public_name_is_described() -> None:
    missing = [name for name in tonalli.__all__ if f"tonalli.{name}" not in LIBRARY]
    assert missing == []


@pytest.mark.parametrize("kind", [tonalli.Match, tonalli.State, tonalli.Record, tonalli.Move, tonalli.Event])
def test_everything_public_of_an_object_is_described(kind: type) -> None:
    machinery = {"push", "pop", "carry_out", "carry_over", "offer", "interject", "settle", "deal"}
    machinery |= {"top", "steps", "choices", "sealed"}
    names = {name for name in vars(kind) if not name.startswith("_")} - machinery
    missing = [name for name in sorted(names) if not re.search(rf"`\w*\.?{name}\b", LIBRARY)]
    assert missing == []
