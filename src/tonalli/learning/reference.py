"""The reference of a game's rules: chapters in play, the clause of a thing or a decision, the legend of icons."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from tonalli.core.errors import OptionError
from tonalli.core.game import GAMES
from tonalli.core.module import in_play
from tonalli.learning.rules import NUMBER, Chapter, Clause, Run, chapters
from tonalli.learning.terms import terms_in
from tonalli.locale import ENGLISH, has_words
from tonalli.telling import telling_of
from tonalli.telling.phrase import Phrase


@cache
def about(game: str) -> dict[str, Any]:
    """What the reference of a game knows besides its rules: its file ``reference.toml``."""
    data: dict[str, Any] = tomllib.loads(files(__package__).joinpath(game, "reference.toml").read_text("utf-8"))
    return data


@cache
def all_chapters(game: str) -> tuple[Chapter, ...]:
    """Every chapter of a game and its expansions, in the order of the documents."""
    return tuple(chapter for document in about(game)["documents"] for chapter in chapters(document))


@cache
def numbers(game: str) -> frozenset[str]:
    """Every clause there is."""
    return frozenset(clause.number for chapter in all_chapters(game) for clause in chapter.clauses if clause.number)


def facts(game: str, options: Mapping[str, Any]) -> set[str]:
    """What is special about a table: its modules, and every option with its value."""
    modules = {module.name for module in in_play(GAMES[game].modules, options)}
    return modules | {f"{name}:{value}" for name, value in options.items() if isinstance(value, int | str)}


def played(game: str, options: Mapping[str, Any]) -> list[str]:
    """The chapters that a table with such options plays with."""
    special = about(game)["chapters"]
    known = facts(game, options)
    return [
        chapter.number
        for chapter in all_chapters(game)
        if chapter.number not in special or known & set(special[chapter.number])
    ]


def concerned(game: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """What of the reference concerns a table: its chapters, and groups of the legend by their place."""
    known = facts(game, options)
    groups = about(game)["legend"]
    return {
        "chapters": played(game, options),
        "legend": [place for place, group in enumerate(groups) if "of" not in group or known & set(group["of"])],
    }


# ---- where a thing or a decision is told of ------------------------------------------------------


@cache
def clause_of_thing(game: str, thing: str) -> str | None:
    """The clause that tells of a thing: its own, that of the longest beginning of its name, or that of its group."""
    known = about(game)["clauses"]
    parts = re.split(r"(?<=[:_])|(?=[:_])", thing)
    for length in range(len(parts), 0, -1):
        found = known.get("".join(parts[:length]).rstrip(":_"))
        if found is not None:
            return str(found)
    return None


@cache
def clause_of_decision(game: str, kind: str) -> str | None:
    """The clause of a kind of decision: its step names it first in what it says of itself."""
    step = GAMES[game].steps.kinds.get(kind)
    found = re.search(NUMBER, (step.__doc__ or "") if step else "")
    return found[0] if found else None


def said_once(game: str, kind: str) -> Phrase | None:
    """What whoever meets a kind of decision for the first time is told: ``<game>-first-<kind of step>``."""
    key = f"{game}-first-{kind}"
    return Phrase(key) if has_words(key) else None


# ---- to be read ----------------------------------------------------------------------------------


@cache
def names(game: str) -> dict[str, Phrase]:
    """What the things of a game are called, by the id that the rules have for them."""
    found: dict[str, Phrase] = {}
    for options in every_table(game):
        for thing, card in telling_of(GAMES[game]).cards(options).items():
            found.setdefault(thing.partition(":")[2], card.title)
    return found


def every_table(game: str) -> list[dict[str, Any]]:
    """Tables that together have every module; a solo one has things of its own."""
    chosen = GAMES[game]
    options = {option.name: option for option in chosen.options}
    modules = options["modules"].allowed
    counts = options["players"].allowed
    found = []
    for players in (min(counts), max(counts)):
        wanted = list(modules)
        while wanted:
            try:
                found.append(chosen.check({"players": players, "modules": wanted}))
                break
            except OptionError:
                # The last ones need what such a table has not.
                wanted = wanted[:-1]
    return found


def written(game: str, run: Run) -> list[dict[str, Any]]:
    """A piece of text with icons in the place of goods that are counted, and names in the place of ids."""
    style, text = run["style"], run["text"]
    if style == "id":
        words = names(game).get(text)
        return [{"text": text.replace("_", " "), "style": "id", "icon": None, "words": words}]
    if style not in ("", "note"):
        return [{"text": text, "style": style, "icon": None, "words": None}]
    icons = about(game)["icons"]
    pieces = re.split(rf"(?<=\d )({'|'.join(sorted(icons, key=len, reverse=True))})\b", text)
    return [
        {"text": piece, "style": style, "icon": icons[piece] if place % 2 else None, "words": None}
        for place, piece in enumerate(pieces)
        if piece
    ]


@cache
def translated(game: str, language: str) -> tuple[dict[str, str], dict[str, Clause]]:
    """What is written of a game's rules in a language: titles of chapters and clauses, by number."""
    found = [chapter for document in about(game)["documents"] for chapter in chapters(document, language)]
    clauses = {clause.number: clause for chapter in found for clause in chapter.clauses if clause.number}
    return {chapter.number: chapter.title for chapter in found}, clauses


def in_language(game: str, data: dict[str, Any], language: str) -> None:
    """Put what is written in a language in the place of the English text; each says which language it is in."""
    titles, clauses = translated(game, language) if language != ENGLISH else ({}, {})
    data["language"] = language if data["number"] in titles else ENGLISH
    data["title"] = titles.get(data["number"], data["title"])
    for clause in data["clauses"]:
        known = clauses.get(clause["number"])
        clause["language"] = language if known else ENGLISH
        if known:
            clause.update(known.to_dict())


def readable(game: str, chapter: Chapter, language: str) -> dict[str, Any]:
    data = chapter.to_dict()
    in_language(game, data, language)
    for clause in data["clauses"]:
        for block in clause["blocks"]:
            block["runs"] = [piece for run in block["runs"] for piece in written(game, run)]
            block["rows"] = [
                [[piece for run in cell for piece in written(game, run)] for cell in row] for row in block["rows"]
            ]
        clause["terms"] = terms_in(game, plain(clause), language) if clause["language"] != language else []
    return data


def plain(clause: dict[str, Any]) -> str:
    """The text of a clause that is read in English by whoever reads it; ids are names in their own words already."""
    cells = [cell for block in clause["blocks"] for row in block["rows"] for cell in row]
    parts = [block["runs"] for block in clause["blocks"]] + cells
    read = ["".join(run["text"] for run in part if run["style"] not in ("id", "clause")) for part in parts]
    return " · ".join([clause["heading"], *read])


def legend(game: str) -> list[dict[str, Any]]:
    """Icons in groups, each with its name and its clause; ``of`` names the modules that bring a group."""
    return [
        {
            "words": Phrase(f"web-legend-{group['name']}"),
            "of": group.get("of", []),
            "icons": [
                {"icon": icon, "words": Phrase(f"web-legend-{icon}"), "clause": clause}
                for icon, clause in group["icons"].items()
            ],
        }
        for group in about(game)["legend"]
    ]


@cache
def reference(game: str, language: str = ENGLISH) -> dict[str, Any]:
    """All of it, made once: clauses in a language as far as they are written in it, else in English; things are called
    by the reader's words in either."""
    special = about(game)["chapters"]
    return {
        "game": game,
        "chapters": [
            {**readable(game, chapter, language), "rules": special.get(chapter.number) != []}
            for chapter in all_chapters(game)
        ],
        "legend": legend(game),
    }
