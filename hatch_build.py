"""Compiles the engine with mypyc into the wheel; where that cannot be done the wheel is pure Python."""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
COMPILED_PACKAGES = ("core", "teotihuacan", "tzolkin", "bots")
MARKER = "# interpreted"
"""A file with this comment among its first lines is left to the interpreter."""

# Warnings of some compiler we have not seen must not stop an installation, hence -Wno-error.
UNIX_FLAGS = ["-O3", "-fno-semantic-interposition", "-Wno-error"]


def engine_sources() -> list[Path]:
    """Every file to compile, relative to the project; packages' own files stay readable for import tools."""
    found = [f for name in COMPILED_PACKAGES for f in (SOURCE / "tonalli" / name).rglob("*.py")]
    return sorted(f.relative_to(ROOT) for f in found if f.name != "__init__.py" and not is_interpreted(f))


def is_interpreted(file: Path) -> bool:
    return MARKER in file.read_text(encoding="utf-8").splitlines()[:10]


def why_pure() -> str | None:
    """The reason to build without compiling, if there is one."""
    if os.environ.get("TONALLI_PURE") == "1":
        return "TONALLI_PURE=1"
    if platform.python_implementation() != "CPython":
        return "mypyc needs CPython"
    if not c_compiler_works():
        return "no working C compiler with the Python headers was found"
    return None


def c_compiler_works() -> bool:
    """Asked before the real build: an error in our own code must never pass for a missing compiler."""
    from setuptools import Extension
    from setuptools.errors import BaseError, CCompilerError

    with TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nPyObject *PyInit_probe(void) { return NULL; }\n")
        try:
            build_extensions([Extension("probe", [str(probe)])], Path(folder))
        except (BaseError, CCompilerError, OSError):
            return False
    return True


def build_extensions(extensions: list[Any], folder: Path) -> Path:
    """Compile and link with setuptools; returns the folder of the libraries, laid out as in a wheel."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class BuildInParallel(build_ext):  # type: ignore[misc]
        """setuptools compiles the files of one extension one after the other; mypyc may make many."""

        def build_extensions(self) -> None:
            compile_some = self.compiler.compile

            def compile_all(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    objects = pool.map(lambda source: compile_some([source], **options), sources)
                    return [one for some in objects for one in some]

            self.compiler.compile = compile_all
            super().build_extensions()

    command = BuildInParallel(Distribution({"name": "tonalli", "ext_modules": extensions}))
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    return folder / "lib"


def compile_engine(folder: Path) -> Path:
    import setuptools  # noqa: F401 -- mypyc asks whether it was imported first
    from mypyc.build import mypycify

    options = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(folder / "cache")]
    extensions = mypycify(
        [*options, *map(str, engine_sources())],
        multi_file=os.environ.get("TONALLI_MULTI_FILE") == "1",
        target_dir=str(folder / "c"),
        debug_level="0",
    )
    if sys.platform != "win32":
        for extension in extensions:
            extension.extra_compile_args.extend(UNIX_FLAGS)
    return build_extensions(extensions, folder)


def fingerprint() -> str:
    """Changes with anything that could change what is compiled."""
    found = hashlib.sha256(f"{sys.version} {platform.platform()} {os.environ.get('CFLAGS', '')}".encode())
    for file in (Path("hatch_build.py"), Path("pyproject.toml"), *engine_sources()):
        found.update(str(file).encode() + b"\0" + (ROOT / file).read_bytes())
    return found.hexdigest()[:20]


def compiled_engine(folder: Path) -> Path:
    """The libraries; in a working copy kept from one build to the next, as long as the engine does not change."""
    if not (ROOT / "build").is_dir():
        return compile_engine(folder)
    kept = ROOT / "build" / "engine" / fingerprint()
    if not kept.is_dir():
        shutil.rmtree(kept.parent, ignore_errors=True)
        libraries = compile_engine(folder)
        shutil.copytree(libraries, kept)
    return kept


class CompileEngine(BuildHookInterface[Any]):
    """Adds the compiled modules beside their sources. An editable install stays interpreted."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if reason := why_pure():
            self.app.display_warning(f"tonalli is built as pure Python: {reason}")
            return
        self.folder = TemporaryDirectory()
        libraries = compiled_engine(Path(self.folder.name))
        for library in libraries.rglob("*.*"):
            build_data["force_include"][str(library)] = library.relative_to(libraries).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            self.folder.cleanup()
