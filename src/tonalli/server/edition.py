"""Which edition of Tonalli a server is: pages loaded from another one have to be loaded again."""

from __future__ import annotations

import json
from hashlib import sha256
from html import escape
from pathlib import Path

import tonalli
from tonalli.locale import catalogues, languages
from tonalli.locale.catalogue import LANGUAGES

PAGES = Path(__file__).parent / "pages"
"""The built front end; without it the server still answers clients."""

LENGTH = 12


def edition_of(pages: Path) -> str:
    """It changes with the package, with its words and with its pages, whose first one names all others by content."""
    first = pages / "index.html"
    parts = [tonalli.__version__, *(catalogues(language) or "" for language in languages())]
    return sha256("\n".join(parts).encode() + (first.read_bytes() if first.exists() else b"")).hexdigest()[:LENGTH]


EDITION = edition_of(PAGES)


def first_page(pages: Path) -> str:
    """The page everything begins with, which says its edition and the languages it can be read in."""
    html = (pages / "index.html").read_text(encoding="utf-8")
    offered = json.dumps({language: LANGUAGES[language] for language in languages()}, ensure_ascii=False)
    html = html.replace("<html", f'<html data-languages="{escape(offered)}"', 1)
    return html.replace("</head>", f'<meta name="tonalli-edition" content="{EDITION}" />\n  </head>', 1)
