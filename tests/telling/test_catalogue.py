"""Every key in the code has a message, and every message is a key of something."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from inspect import signature
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import tonalli
from telling.vocabulary import kinds_chosen
from tonalli.bots.registry import BOTS
from tonalli.locale import bundle, catalogues, has_words, word_files, words
from tonalli.locale.catalogue import catalogue, written
from tonalli.telling import telling_of

SOURCE = Path(tonalli.__file__).parent
PAGES = Path(__file__).parents[2] / "web" / "src"
LITERAL = re.compile(r"""["'`]((?:cli|web|story|verdict|picture|telling|review|teotihuacan|tzolkin)-[\w.-]+)["'`]""")
TEMPLATE = re.compile(r"""["'`]([\w.${}\[\]()'"-]*\{[^"'`]*)["'`]""")
OF_ANY_GAME = re.compile(r"""\{[\w.]*(?:game|name)[\w.]*\}-([a-z]+(?:-[a-z]+)*)["'`]""")
BARE = re.compile(r"""\bword\('([\w.-]+)'\)""")
HEADING = re.compile(r"""heading\(["']([\w-]+)["']""")
TOO_WIDE = {"teotihuacan-", "tzolkin-", "cli-", "web-"}
OF_A_CASE = re.compile(r"ask-[a-z-]+|title-theirs|[TBXZP]-\d+-\d+|use|buy-unlock|.*-or-.*|name|l\d|part\d")
"""Attributes for a clause, for what is possible beside a decision, and short names."""
HOLE = re.compile(r"\$?\{[^{}]*\}")
GROUPED = re.compile(r"""(?:named|effects|all_named|named_or_none|key|about)\(\s*["'](\w+)["']""")
CONVENTIONS = {
    "action", "amount", "ask", "cause", "ending", "event", "first", "from", "goal", "heading", "help", "lesson", "pass",
    "source", "step", "tie", "why",
}  # fmt: skip


@cache
def messages() -> dict[str, list[str]]:
    """Every message with its attributes."""
    found: dict[str, list[str]] = {}
    for entry in FluentParser().parse(catalogues("en") or "").body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands there twice"
            found[entry.id.name] = [attribute.id.name for attribute in entry.attributes]
    return found


@cache
def sources() -> str:
    """All code that asks for words, and the words that refer to others."""
    python = files("")
    pages = [file for file in PAGES.rglob("*") if file.suffix in (".ts", ".svelte")]
    return "\n".join(file.read_text(encoding="utf-8") for file in [*python, *pages])


def files(folder: str) -> list[Path]:
    return list((SOURCE / folder).rglob("*.py"))


@cache
def templates() -> list[re.Pattern[str]]:
    """Keys put together in the code, as far as they say of themselves which group they are of."""
    found = set()
    for template in TEMPLATE.findall(sources()):
        parts = HOLE.sub("\0", template).partition(".")[0].split("\0")
        if re.fullmatch(r"[a-z]+-[a-z_]+(-[a-z-]*)?", parts[0]) and parts[0] not in TOO_WIDE:
            found.add("[\\w-]*".join(re.escape(part) for part in parts))
    for game in tonalli.GAMES:
        found |= {f"{game}-{rest}" for rest in OF_ANY_GAME.findall(sources())}
        found |= {f"{game}-show-{part}" for part in HEADING.findall(sources())}
    return [re.compile(pattern) for pattern in sorted(found)]


def is_used(key: str) -> bool:
    """Whether the code names a message, or a convention or group of names does."""
    if key in literals() or re.search(rf"\{{ {key}\b", catalogues("en") or ""):
        return True
    game, _, rest = key.partition("-")
    group, _, name = rest.partition("-")
    if game in tonalli.GAMES and (group in CONVENTIONS or group in groups(game)):
        return is_a_name(game, group, name)
    return any(pattern.fullmatch(key) for pattern in templates())


@cache
def literals() -> set[str]:
    return {key.partition(".")[0] for key in LITERAL.findall(sources())}


@cache
def groups(game: str) -> set[str]:
    """Groups of names that have words: those named in the code, and arguments of actions and events."""
    wording = telling_of(game).wording.groups
    arguments = {argument.name for block in tonalli.GAMES[game].space.blocks for argument in block.arguments}
    log = import_module(f"tonalli.{game}.events").Log
    details = {name for kind in vars(log) if kind[0] != "_" for name in signature(getattr(log, kind)).parameters}
    return {*GROUPED.findall(sources()), *wording, *wording.values(), *arguments, *details}


def is_a_name(game: str, group: str, name: str) -> bool:
    """Kinds of steps, actions and events are the engine's; of other groups any name will do."""
    chosen = tonalli.GAMES[game]
    if group in ("ask", "first", "pass"):
        return name in chosen.steps.kinds
    if group == "action":
        return name in kinds_chosen(chosen.space)
    return True


@pytest.mark.parametrize("key", sorted(messages()))
def test_every_message_is_used(key: str) -> None:
    assert is_used(key)
    steps = {kind for game in tonalli.GAMES.values() for kind in game.steps.kinds}
    unused = [each for each in messages()[key] if not (OF_A_CASE.fullmatch(each) or each in steps)]
    assert [each for each in unused if not re.search(rf"""[.\"'`\-}}]{re.escape(each)}\b""", sources())] == []


@pytest.mark.parametrize("language", written())
def test_what_pages_say_without_arguments_asks_for_none(language: str) -> None:
    """A language may count where English does not, if the page says how many there are."""
    entries = catalogue(language).entries
    asking = []
    for key in sorted(set(BARE.findall("\n".join(file.read_text("utf-8") for file in PAGES.rglob("*.svelte"))))):
        name, _, part = key.partition(".")
        if "{ $" in entries.get(name, {}).get(part, ""):
            asking.append(key)
    assert asking == []


def test_a_message_nobody_asks_for_is_found() -> None:
    for key in (
        "teotihuacan-show-nothing",
        "cli-play-nothing",
        "teotihuacan-ask-nothing",
        "teotihuacan-nothing-palace",
    ):
        assert not is_used(key)


def test_every_key_in_the_code_has_words() -> None:
    found = set(
        LITERAL.findall("\n".join(file.read_text("utf-8") for each in ("cli", "telling") for file in files(each)))
    )
    found |= {f"cli-seat-{bot}" for bot in BOTS} | {f"cli-seat-{bot}-number" for bot in BOTS}
    assert len(found) > 200
    assert [key for key in sorted(found) if key.partition(".")[0] not in messages()] == []


def test_words_of_every_module_are_collected() -> None:
    found = [file.name for language in written() for file in word_files(language)]
    assert len(found) == len(list(SOURCE.rglob("*.ftl")))


def test_a_missing_key_shows_itself() -> None:
    assert words("no-such-key") == "[no-such-key]"
    assert words("teotihuacan-board-forest.nothing") == "[teotihuacan-board-forest.nothing]"
    assert words("cli-version").startswith("[cli-version")
    assert bundle() is bundle()
    assert not has_words("teotihuacan-board-forest.nothing")
