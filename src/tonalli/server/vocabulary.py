"""What can happen, game by game: the documented vocabulary of events, read off the methods that tell them.

``python -m tonalli.server.vocabulary`` writes docs/events.md; the page's types of events come from here too. The
methods are read from their source, so it is the same for every build.
"""

from __future__ import annotations

import argparse
import ast
import sys
from importlib.resources import files
from pathlib import Path

import tonalli

TYPES = {"i64": "number", "int": "number", "str": "string"}
"""What a detail is in plain data."""
ALWAYS = ("self", "log", "seat", "why")


class Kind:
    """One kind of event: its details by name and type, and what it tells."""

    def __init__(self, name: str, details: dict[str, str], sentence: str) -> None:
        self.name = name
        self.details = details
        self.sentence = sentence

    def typescript(self) -> str:
        """Its shape in plain data."""
        fields = "".join(f" {name}: {kind};" for name, kind in self.details.items())
        return f"{{ kind: '{self.name}'; seat: number | null;{fields} why: string }}"


def vocabulary(game: str) -> list[Kind]:
    """All kinds of events of a game, in the order they are declared, those of its modules last."""
    folder = files(f"tonalli.{game}")
    sources = [folder.joinpath("events.py")]
    if folder.joinpath("modules").is_dir():
        modules = sorted(folder.joinpath("modules").iterdir(), key=lambda each: each.name)
        sources += [module.joinpath("events.py") for module in modules if module.joinpath("events.py").is_file()]
    return [kind for source in sources for kind in kinds_in(source.read_text(encoding="utf-8"))]


def kinds_in(source: str) -> list[Kind]:
    """The kinds a file tells: one method of ``Log`` each, of a module one function each that is given the log."""
    found: list[Kind] = []
    for item in ast.parse(source).body:
        methods = item.body if isinstance(item, ast.ClassDef) and item.name == "Log" else [item]
        found += [kind_of(method) for method in methods if isinstance(method, ast.FunctionDef)]
    return found


def kind_of(method: ast.FunctionDef) -> Kind:
    details = {}
    for argument in method.args.args:
        if argument.arg not in ALWAYS:
            assert isinstance(argument.annotation, ast.Name), f"{method.name}: {argument.arg} has no plain type"
            details[argument.arg] = TYPES[argument.annotation.id]
    return Kind(method.name, details, ast.get_docstring(method) or "")


def page() -> str:
    """The vocabulary as a page to read."""
    lines = [
        "# Events",
        "",
        "What happened, as `match.watch()`, the server and `--json` tell it. Every event has a `kind`, a `seat`",
        "(whose it is; `null` for what happens to the table), details by name, and `why`: the clause of the rules it",
        "follows from. This page is written by `python -m tonalli.server.vocabulary`.",
    ]
    for game in tonalli.GAMES:
        lines += ["", f"## {game}", "", "| kind | details | what it tells |", "|---|---|---|"]
        for kind in vocabulary(game):
            details = ", ".join(f"`{name}`" for name in kind.details)
            lines.append(f"| `{kind.name}` | {details} | {kind.sentence} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the page, to the file named or to the output."""
    parser = argparse.ArgumentParser(prog="python -m tonalli.server.vocabulary", description=__doc__.partition("\n")[0])
    parser.add_argument("file", nargs="?", type=Path, help="where to write the page; without it, to the output")
    file: Path | None = parser.parse_args().file
    if file is not None:
        file.write_text(page(), encoding="utf-8")
    else:
        sys.stdout.write(page())


if __name__ == "__main__":
    main()
