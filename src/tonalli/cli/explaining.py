"""Finding what a person wants explained: by the engine's name, its words, or a part of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tonalli.cli.answers import shortened
from tonalli.cli.face import Face, View
from tonalli.cli.wording import Wording
from tonalli.locale import has_words, words

SHORTEST_PART = 3


def described(face: Face, name: str, view: View, game: str) -> list[str]:
    """What a name means; or what to type, or that nothing is called so."""
    if not name:
        return [words("cli-play-tile-what", examples=words(f"{game}-typed-tiles"))]
    return face.explain(name, view) or [words("cli-play-unknown-tile", name=shortened(name))]


def wanted_in(name: str) -> str:
    """A name as it was typed, with single blanks and without capitals."""
    return " ".join(name.lower().split())


def found(wording: Wording, wanted: str, known: Mapping[str, Iterable[str]]) -> list[tuple[str, str]]:
    """Groups and names of the things that are meant; what has no words belongs to modules to come."""
    return [(group, name) for group, names in known.items() for name in names if is_meant(wording, wanted, group, name)]


def is_meant(wording: Wording, wanted: str, group: str, name: str) -> bool:
    if not has_words(f"{wording.game}-{group}-{name}"):
        return False
    title = wording.named(group, name).lower()
    return wanted in (name.lower(), title) or (len(wanted) >= SHORTEST_PART and wanted in title)
