"""Arrows point one way: what may import what, and nothing in a circle."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import tonalli
from building.engine import COMPILED_PACKAGES

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
PAGES = ROOT / "web" / "src"
GAMES = tuple(tonalli.GAMES)
LAYERS: dict[str, set[str]] = {
    "core": set(),
    "locale": set(),
    **{game: {"core"} for game in GAMES},
    "bots": {"core", *GAMES},
    "telling": {"core", "locale", *GAMES},
    "learning": {"core", "telling", "locale"},
    "arena": {"core", "bots"},
    "rl": {"core", "bots"},
    "training": {"core", "bots", "arena", "rl"},
    "analysis": {"core", "bots", "telling"},
    "server": {"core", "bots", "telling", "learning", "analysis", "locale"},
    "cli": {"core", "bots", "analysis", "arena", "rl", "training", "telling", "locale", "server", *GAMES},
}
"""Which packages a package may import."""
THIRD_PARTY = {"core": set[str](), "bots": set[str](), **{game: set[str]() for game in GAMES}}
"""The engine depends on nothing but the standard library, and what the compiler needs."""
OF_THE_COMPILER = {"mypy_extensions", "librt"}


def module_of(file: Path) -> str:
    name = ".".join(file.relative_to(SOURCE).with_suffix("").parts)
    return name.removesuffix(".__init__")


def layer_of(module: str) -> str:
    """The package a file belongs to; what a module of a game tells belongs to telling."""
    parts = module.split(".")
    if len(parts) < 2:
        return ""
    return "telling" if parts[1] in GAMES and parts[-1] == "telling" else parts[1]


FILES = {module_of(file): file for file in sorted((SOURCE / "tonalli").rglob("*.py"))}


def is_for_types_only(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def imports(node: ast.AST, inside_functions: bool) -> list[str]:
    """The modules that a file imports when it runs; with ``inside_functions`` also those that wait for a call."""
    found: list[str] = []
    for child in ast.iter_child_nodes(node):
        if is_for_types_only(child):
            continue
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) and not inside_functions:
            continue
        if isinstance(child, ast.Import):
            found += [alias.name for alias in child.names]
        elif isinstance(child, ast.ImportFrom) and child.module:
            whole = [f"{child.module}.{alias.name}" for alias in child.names]
            found += [name if name in FILES else child.module for name in whole]
        found += imports(child, inside_functions)
    return found


def imported(module: str, inside_functions: bool = False) -> list[str]:
    return imports(ast.parse(FILES[module].read_text(encoding="utf-8")), inside_functions)


@pytest.mark.parametrize("module", [module for module in FILES if layer_of(module) in LAYERS])
def test_a_file_imports_its_own_layer_and_those_below(module: str) -> None:
    layer = layer_of(module)
    known = {name for name in imported(module, inside_functions=True) if name.split(".")[0] == "tonalli"}
    wrong = [name for name in known if layer_of(name) not in LAYERS[layer] | {layer}]
    if layer in ("server", "cli"):
        # The public face of the library, and where the program's version stands.
        wrong = [name for name in wrong if name != "tonalli"]
    assert not wrong, f"{module} ({layer}) imports {', '.join(sorted(wrong))}"


def test_every_package_has_its_layer() -> None:
    packages = {layer_of(module) for module in FILES} - {""}
    assert packages - {"__main__"} == set(LAYERS)


@pytest.mark.parametrize("layer", list(THIRD_PARTY))
def test_the_engine_needs_only_the_standard_library(layer: str) -> None:
    import sys

    allowed = {*sys.stdlib_module_names, "tonalli", *OF_THE_COMPILER}
    for module in FILES:
        if layer_of(module) == layer:
            outside = [name for name in imported(module, inside_functions=True) if name.split(".")[0] not in allowed]
            assert outside == [], module


def test_no_file_imports_itself_over_others() -> None:
    graph = {module: [name for name in imported(module) if name in FILES] for module in FILES}
    done: set[str] = set()

    def visit(module: str, path: list[str]) -> None:
        assert module not in path, " -> ".join([*path[path.index(module) :], module])
        if module not in done:
            for name in graph[module]:
                visit(name, [*path, module])
            done.add(module)

    for module in graph:
        visit(module, [])
    assert len(done) == len(FILES) > 150


@pytest.mark.parametrize("game", GAMES)
def test_no_game_is_named_outside_its_own_folders(game: str) -> None:
    """Adding a third game edits no existing file but the register."""
    own = {"", game}
    for module, file in FILES.items():
        if layer_of(module) in own or f".{game}" in module:
            continue
        code = [
            node for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.Constant)
        ]
        named = [node.lineno for node in code if node.value == game]
        assert named == [], f"{file.name}:{named[0]} names {game}"
        assert not [name for name in imported(module, inside_functions=True) if f"tonalli.{game}" in name], module


PAGE_FILES = [file for file in sorted(PAGES.rglob("*")) if file.suffix in (".ts", ".svelte") and ".d." not in file.name]


@pytest.mark.parametrize("game", GAMES)
def test_pages_and_build_name_no_game_either(game: str) -> None:
    """The pages find a game's folder by its name, the build finds its package."""
    shared = [file for file in PAGE_FILES if game not in file.relative_to(PAGES).parts]
    assert len(PAGE_FILES) > len(shared) > 50
    for file in [*shared, *(ROOT / "building").glob("*.py"), ROOT / "hatch_build.py"]:
        assert game not in file.read_text(encoding="utf-8").lower(), f"{file.relative_to(ROOT)} names {game}"


def test_every_game_is_compiled() -> None:
    assert set(COMPILED_PACKAGES) == {"core", "bots", "rl", *GAMES}
