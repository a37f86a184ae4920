"""The tests run on the build they say they run on: nothing falls back unseen."""

from __future__ import annotations

import importlib
import importlib.metadata
import os
from pathlib import Path

import pytest

import hatch_build
import tonalli
from tonalli.core import native

BUILD = os.environ.get("TONALLI_BUILD")

pytestmark = pytest.mark.pure


def module_names() -> list[str]:
    return [".".join(file.relative_to("src").with_suffix("").parts) for file in hatch_build.engine_sources()]


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
        assert Path(file).is_relative_to(hatch_build.SOURCE)


def test_the_state_is_among_the_compiled_modules() -> None:
    assert "tonalli.core.state" in module_names()


def test_the_shim_is_never_compiled() -> None:
    # mypyc would drop its branch for the interpreter.
    assert native.__file__.endswith(".py")
    assert native.__name__ not in module_names()


@pytest.mark.skipif(BUILD != "compiled", reason="only the compiled build is installed")
def test_the_version_is_written_once() -> None:
    assert importlib.metadata.version("tonalli") == tonalli.__version__
