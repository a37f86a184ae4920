"""The examples of the README and of docs/ run as they stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")])
CODE = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)")

pytestmark = pytest.mark.pure


@pytest.mark.parametrize("page", [page for page in PAGES if CODE.search(page.read_text())], ids=lambda page: page.name)
def test_the_examples_of_a_page_run_one_after_the_other(page: Path) -> None:
    names: dict[str, object] = {}
    for example in CODE.findall(page.read_text()):
        exec(compile(example, str(page), "exec"), names)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_to_a_file_leads_somewhere(page: Path) -> None:
    for target in LINK.findall(FENCED.sub("", page.read_text())):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"
