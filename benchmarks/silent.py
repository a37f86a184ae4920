"""A second compiled build with every event cut out of the source, to see what unused events cost."""

from __future__ import annotations

import ast
import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

from builds import BENCH, FOLDERS, ROOT

HOME = BENCH / "silent"
BUILT_FROM = ("src", "building", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE")


def tells(node: ast.AST) -> bool:
    """Whether this is ``if state.log is not None: ...`` or a call of ``tell`` that stands alone."""
    match node:
        case ast.If(ast.Compare(ast.Attribute(attr="log"), [ast.IsNot()], [ast.Constant(None)]), _, []):
            return True
        case ast.Expr(ast.Call(ast.Attribute(attr="tell"))):
            return True
    return False


def silenced(source: str) -> str:
    """The source with every statement that only tells an event replaced, line by line, by ``pass``."""
    lines = source.split("\n")
    for node in reversed(list(ast.walk(ast.parse(source)))):  # inner ones first: the outer indentation wins
        if isinstance(node, ast.If | ast.Expr) and tells(node):
            for number in range(node.lineno - 1, node.end_lineno or node.lineno):
                lines[number] = " " * node.col_offset + "pass"
    return "\n".join(lines)


def fingerprint() -> str:
    """Of everything the build is made from."""
    digest = hashlib.sha256(Path(__file__).read_bytes())
    for name in BUILT_FROM:
        start = ROOT / name
        for file in sorted(start.rglob("*")) if start.is_dir() else [start]:
            if file.is_file() and "__pycache__" not in file.parts:
                digest.update(str(file).encode() + file.read_bytes())
    return digest.hexdigest()


def prepare() -> None:
    """Build it, unless it was built from the same sources already."""
    stamp = HOME / "fingerprint"
    wanted = fingerprint()
    if stamp.exists() and stamp.read_text() == wanted:
        return
    shutil.rmtree(HOME, ignore_errors=True)
    project = HOME / "project"
    project.mkdir(parents=True)
    for name in BUILT_FROM:
        start = ROOT / name
        if start.is_dir():
            shutil.copytree(start, project / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(start, project / name)
    for relative in engine_sources():
        copy = project / relative
        copy.write_text(silenced(copy.read_text(encoding="utf-8")), encoding="utf-8")
    pip = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    target = ["--no-deps", "--no-build-isolation", "--target", str(FOLDERS["silent"])]
    subprocess.run([*pip, *target, str(project)], check=True)
    stamp.write_text(wanted)


def engine_sources() -> list[Path]:
    """The files that the build hook compiles; only those are on the fast path."""
    sys.path.insert(0, str(ROOT))
    from building.engine import engine_sources as sources

    return sources()
