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
BUILT_FROM = ("src", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE")


class Silencer(ast.NodeTransformer):
    """Removes ``if state.log is not None: ...`` and calls of ``tell`` that stand alone."""

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
        self.generic_visit(node)
        match node.test:
            case ast.Compare(ast.Attribute(attr="log"), [ast.IsNot()], [ast.Constant(None)]):
                return node.orelse or ast.Pass()
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        match node.value:
            case ast.Call(ast.Attribute(attr="tell")):
                return ast.Pass()
        return node


def silenced(source: str) -> str:
    """The source without its events, and without its comments."""
    return ast.unparse(Silencer().visit(ast.parse(source)))


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
    from hatch_build import engine_sources as sources

    return sources()
