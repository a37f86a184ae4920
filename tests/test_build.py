"""The tests run on the build they say they run on: nothing falls back unseen. And what a wheel has to hold it holds."""

from __future__ import annotations

import ast
import importlib
import importlib.metadata
import inspect
import os
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import tonalli
from building.docstrings import with_docstrings
from building.engine import CHECKING, ROOT, SOURCE, engine_sources, module_name
from tonalli.core import native

BUILD = os.environ.get("TONALLI_BUILD")
WHEELS = sorted((ROOT / "build" / "wheel").glob("*.whl"))
PATIENCE = 300

pytestmark = pytest.mark.pure
compiled_only = pytest.mark.skipif(BUILD != "compiled", reason="only the compiled build is installed")
needs_wheel = pytest.mark.skipif(BUILD != "compiled" or not WHEELS, reason="make installs from a wheel")


def module_names() -> list[str]:
    return [module_name(file) for file in engine_sources()]


@pytest.mark.skipif(BUILD is None, reason="TONALLI_BUILD is not set, any build will do")
@pytest.mark.parametrize("name", module_names())
def test_the_engine_is_the_build_under_test(name: str) -> None:
    file = importlib.import_module(name).__file__
    assert file is not None
    if BUILD == "compiled":
        assert file.endswith((".so", ".pyd"))
        assert "site-packages" in Path(file).parts
    else:
        assert BUILD == "pure"
        assert file.endswith(".py")
        assert Path(file).is_relative_to(SOURCE)


def test_the_state_is_among_the_compiled_modules() -> None:
    assert "tonalli.core.state" in module_names()


@compiled_only
def test_the_engine_is_compiled_without_anybody_elses_library(tmp_path: Path) -> None:
    """On a new machine there is nothing but the compiler: what others import is not looked for."""
    command = [sys.executable, "-m", "mypy", *CHECKING, "--no-site-packages", "--cache-dir", str(tmp_path)]
    checked = subprocess.run(
        [*command, *map(str, engine_sources())], cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert checked.returncode == 0, checked.stdout


def test_the_shim_is_never_compiled() -> None:
    # mypyc would drop its branch for the interpreter.
    assert native.__file__.endswith(".py")
    assert native.__name__ not in module_names()


@compiled_only
def test_the_version_is_written_once() -> None:
    assert importlib.metadata.version("tonalli") == tonalli.__version__


# ---- what the compiled build says about itself ---------------------------------------------------------------------


def definition(thing: type | object) -> ast.AST:
    """The source of a public class or function."""
    name = str(getattr(thing, "__module__", ""))
    file = SOURCE / Path(*name.split("."))
    source = file.with_suffix(".py") if file.with_suffix(".py").exists() else file / "__init__.py"
    return named(ast.parse(source.read_text(encoding="utf-8")), str(getattr(thing, "__name__", "")))


def named(tree: ast.AST, name: str) -> ast.AST:
    return next(node for node in ast.iter_child_nodes(tree) if getattr(node, "name", None) == name)


def parameters(function: ast.AST) -> list[str]:
    assert isinstance(function, ast.FunctionDef)
    arguments = function.args
    rest = [each for each in (arguments.vararg, arguments.kwarg) if each]
    return sorted(each.arg for each in [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, *rest])


def signature(thing: object) -> list[str]:
    assert callable(thing)
    return sorted(inspect.signature(thing).parameters)


PUBLIC = [name for name in tonalli.__all__ if callable(getattr(tonalli, name))]


@pytest.mark.parametrize("name", PUBLIC)
def test_help_tells_what_the_source_says(name: str) -> None:
    thing = getattr(tonalli, name)
    source = definition(thing)
    if isinstance(source, ast.FunctionDef):
        assert inspect.getdoc(thing) == ast.get_docstring(source)
        assert signature(thing) == parameters(source)
        return
    assert isinstance(source, ast.ClassDef)
    assert inspect.getdoc(thing) == ast.get_docstring(source)
    for member in source.body:
        if not isinstance(member, ast.FunctionDef) or member.name.startswith("_"):
            continue
        found = inspect.getattr_static(thing, member.name)
        assert found.__doc__ is None or inspect.getdoc(found) == ast.get_docstring(member)
        assert (found.__doc__ is None) == (ast.get_docstring(member) is None)
        if callable(found):
            assert signature(found) == parameters(member)
    if any(isinstance(each, ast.FunctionDef) and each.name == "__init__" for each in source.body):
        assert ["self", *signature(thing)] == ["self", *sorted(set(parameters(named(source, "__init__"))) - {"self"})]


@compiled_only
def test_an_error_says_that_it_takes_a_message() -> None:
    assert str(inspect.signature(tonalli.OptionError)) == "(message, kind='', **given)"


def test_docstrings_survive_quotes_and_letters() -> None:
    module = 'PyModuleDef xmodule = {\n PyModuleDef_HEAD_INIT,\n "a.x",\n NULL, /* docstring */\n};\n'
    function = '(PyCFunction)CPyPy_x___f, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("f(a)\\n--\\n\\n") /* docstring */},'
    told = with_docstrings(module + function, lambda name: f'"""Of {name}."""\ndef f(a):\n    """Says "×" 2\\\\n."""\n')
    assert 'PyDoc_STR("Of a.x."), /* docstring */' in told
    assert r'PyDoc_STR("f(a)\n--\n\nSays \"\303\227\" 2\\n.")' in told


# ---- what has to be installed --------------------------------------------------------------------------------------

BLOCK = """
import importlib.abc, sys
class Missing(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {names}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Missing())
from tonalli.cli.main import run
sys.exit(run({arguments}))
"""


def web_packages() -> list[str]:
    """What the extra ``web`` brings, by the names it is imported by."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [re.match(r"[\w.]+", each) for each in project["optional-dependencies"]["web"]]
    return [each[0].lower() for each in wanted if each] + ["starlette"]


def run_without_web(*arguments: str) -> subprocess.CompletedProcess[str]:
    program = BLOCK.format(names=set(web_packages()), arguments=list(arguments))
    return subprocess.run(
        [sys.executable, "-c", program], input="quit\n", capture_output=True, text=True, timeout=PATIENCE, check=False
    )


@pytest.mark.parametrize(
    "line",
    [
        "play --seed 1",
        "simulate --games 1 --players 2",
        "replay tests/games/000-2-standard-standard.txt --check",
        "bench --seconds 0.01 --players 2",
    ],
)
def test_engine_and_terminal_work_without_the_web_packages(line: str) -> None:
    done = run_without_web(*line.replace("tests/", f"{ROOT}/tests/").split())
    assert (done.returncode, done.stderr) == (0, "")


def test_serve_says_in_one_line_what_to_install() -> None:
    done = run_without_web("serve", "--no-open")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert 'pip install "tonalli[web]"' in done.stderr


def test_the_module_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tonalli", "--version"], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert (done.returncode, done.stdout) == (0, f"tonalli {tonalli.__version__}\n")


# ---- what is in the wheel ------------------------------------------------------------------------------------------


@needs_wheel
def test_licences_of_everything_bundled_are_in_the_wheel() -> None:
    with zipfile.ZipFile(WHEELS[-1]) as wheel:
        names = set(wheel.namelist())
        assert any(re.fullmatch(r"tonalli-[^/]+\.dist-info/licenses/LICENSE", name) for name in names)
        assert "Permission is hereby granted" in wheel.read("tonalli/licenses/mypyc.txt").decode()
        pages = "tonalli/server/pages"
        if f"{pages}/index.html" not in names:
            pytest.skip("the pages were not built")
        listed = wheel.read(f"{pages}/THIRD_PARTY_LICENSES.md").decode()
        bundled = re.findall(r"^## (\S+) - \S+(?: \((\S+)\))?\n(.*?)(?=^## |\Z)", listed, re.MULTILINE | re.DOTALL)
        assert {"svelte", "@fluent/bundle"} <= {name for name, _, _ in bundled}
        for name, licence, text in bundled:
            assert len(text.strip()) > 500 or f"{pages}/licenses/{licence}.txt" in names, f"{name} has no licence text"
        fonts = [name for name in names if name.endswith((".woff", ".woff2"))]
        assert bool(fonts) == any(licence == "OFL-1.1" for _, licence, _ in bundled)
