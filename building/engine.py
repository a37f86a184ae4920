"""Compiles the engine: mypyc makes a C file of every module, a C compiler makes one library of them all.

Every C file is compiled by itself, so all cores have work and what did not change is taken from the last build. The
compiler optimises when it links (``-flto``): only there it sees all of the engine and can inline a small function of
one module into another. Where that does not work all modules become one C file, with the same result, only later.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from importlib.metadata import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from building.docstrings import with_docstrings

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
KEPT = ROOT / "build"
"""In a working copy (make creates it) objects and libraries are kept here from one build to the next."""
COMPILED_PACKAGES = sorted({"core", "bots", "rl", *(file.parent.name for file in SOURCE.glob("tonalli/*/game.py"))})
"""Every game has a file ``game.py`` in its folder."""
MARKER = "# interpreted"
"""A file with this comment among its first lines is left to the interpreter."""
LIBRARY = "tonalli"
"""The name of the library; a name made from those of all modules would change every file when one comes or goes."""

# Of what is not compiled only the types are read: the libraries it needs may be missing where the engine is made.
CHECKING = ["--config-file", str(ROOT / "pyproject.toml"), "--follow-imports", "silent"]

TRANSLATED, COMPILED = 0.05, 0.5
"""How much of the work is done when mypyc has written its C, and when that is compiled and only has to be linked."""

Tell = Callable[[float], None]
"""Is told how much is done, from 0 to 1."""

# Warnings of some compiler we have not seen must not stop an installation, hence -Wno-error.
UNIX_FLAGS = ["-O3", "-fno-semantic-interposition", "-Wno-error"]
ONE_LIBRARY = ["-fvisibility=hidden"]
LINK_TIME = ["-flto=auto"]


class SourcesChanged(Exception):
    """Somebody edited while the compiler was reading: nobody knows what it made."""


def nobody_asked(share: float) -> None:
    """For builds that nobody watches."""


def engine_sources() -> list[Path]:
    """Every file to compile, relative to the project; packages' own files stay readable for import tools."""
    found = [f for name in COMPILED_PACKAGES for f in (SOURCE / "tonalli" / name).rglob("*.py")]
    return sorted(f.relative_to(ROOT) for f in found if f.name != "__init__.py" and not is_interpreted(f))


def is_interpreted(file: Path) -> bool:
    return MARKER in file.read_text(encoding="utf-8").splitlines()[:10]


def is_quick() -> bool:
    """Whether somebody asked for a build that is there sooner and runs slower."""
    return os.environ.get("TONALLI_QUICK") == "1"


def module_name(file: Path) -> str:
    return ".".join(file.relative_to("src").with_suffix("").parts)


def why_pure() -> str | None:
    """The reason to build without compiling, if there is one."""
    if os.environ.get("TONALLI_PURE") == "1":
        return "TONALLI_PURE=1"
    if platform.python_implementation() != "CPython":
        return "mypyc needs CPython"
    if not compiler_works([]):
        return "no working C compiler with the Python headers was found"
    return None


def compiler_works(flags: list[str]) -> bool:
    """Asked before the real build: an error in our own code must never pass for a missing compiler."""
    from setuptools import Extension
    from setuptools.errors import BaseError, CCompilerError

    with TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nPyObject *PyInit_probe(void) { return NULL; }\n")
        try:
            extension = Extension("probe", [str(probe)], extra_compile_args=flags, extra_link_args=flags)
            build_extensions([extension], Path(folder), None, nobody_asked)
        except (BaseError, CCompilerError, OSError):
            return False
    return True


class Objects:
    """Compiled C files of the last build, by what they were made from."""

    def __init__(self, folder: Path, headers: list[Path], compiler: list[str]) -> None:
        self.folder = folder
        version = subprocess.run([compiler[0], "--version"], capture_output=True, text=True, check=False).stdout
        self.common = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()} {compiler} {version}".encode())
        for header in headers:
            self.common.update(header.read_bytes())
        self.used: set[str] = set()
        folder.mkdir(parents=True, exist_ok=True)

    def place(self, source: str, options: dict[str, Any]) -> Path:
        """Where the object of this file is kept, or would be."""
        key = self.common.copy()
        flags = [options.get(name) for name in ("macros", "extra_preargs", "extra_postargs")]
        key.update(repr(flags).encode() + Path(source).read_bytes())
        name = f"{key.hexdigest()[:32]}.o"
        self.used.add(name)
        return self.folder / name

    def forget_the_rest(self) -> None:
        """Whatever this build did not need."""
        for file in self.folder.iterdir():
            if file.name not in self.used:
                file.unlink()


def build_extensions(extensions: list[Any], folder: Path, kept: Path | None, tell: Tell) -> Path:
    """Compile and link with setuptools; returns the folder of the libraries, laid out as in a wheel."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class BuildInParallel(build_ext):  # type: ignore[misc]
        """setuptools compiles the files of one extension one after the other, and all of them every time."""

        def build_extensions(self) -> None:
            compile_one = self.compiler.compile
            headers = sorted((folder / "c").glob("*.h"))
            command = getattr(self.compiler, "compiler_so", None)
            objects = Objects(kept, headers, list(command)) if kept and command else None

            def compiled(source: str, **options: Any) -> str:
                if objects is None:
                    return str(compile_one([source], **options)[0])
                old = objects.place(source, options)
                target = Path(self.compiler.object_filenames([source], output_dir=options.get("output_dir"))[0])
                if old.exists():
                    target.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copyfile(old, target)
                else:
                    shutil.copyfile(compile_one([source], **options)[0], old.with_suffix(".new"))
                    old.with_suffix(".new").replace(old)
                return str(target)

            def compile_all(sources: list[str], **options: Any) -> list[str]:
                largest_first = sorted(sources, key=os.path.getsize, reverse=True)
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    made = {pool.submit(compiled, source, **options): source for source in largest_first}
                    done, whole = 0, sum(map(os.path.getsize, sources))
                    for each in as_completed(made):
                        done += os.path.getsize(made[each])
                        # The other extensions are a small file each, built beside this one.
                        if len(sources) > 1:
                            tell(TRANSLATED + (COMPILED - TRANSLATED) * done / whole)
                objects_of = {source: each.result() for each, source in made.items()}
                return [objects_of[source] for source in sources]

            self.compiler.compile = compile_all
            super().build_extensions()
            if objects is not None:
                objects.forget_the_rest()

    command = BuildInParallel(Distribution({"name": "tonalli", "ext_modules": extensions}))
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    return folder / "lib"


def add_docstrings(folder: Path) -> None:
    """To all C files in a folder."""
    sources = {module_name(file): ROOT / file for file in engine_sources()}
    for file in folder.glob("__native*.c"):
        file.write_text(
            with_docstrings(file.read_text(encoding="utf-8"), lambda name: sources[name].read_text(encoding="utf-8")),
            encoding="utf-8",
        )


def compile_engine(folder: Path, kept: Path | None, tell: Tell) -> Path:
    import setuptools  # noqa: F401 -- mypyc asks whether it was imported first
    from mypyc.build import mypycify

    flags = [*ONE_LIBRARY, *([] if is_quick() else LINK_TIME)]
    by_module = sys.platform != "win32" and compiler_works(flags)
    extensions = mypycify(
        [*CHECKING, "--cache-dir", str(folder / "cache"), *map(str, engine_sources())],
        multi_file=by_module,
        target_dir=str(folder / "c"),
        group_name=LIBRARY,
        debug_level="0",
    )
    add_docstrings(folder / "c")
    tell(TRANSLATED)
    if sys.platform != "win32":
        for extension in extensions:
            extension.extra_compile_args.extend(UNIX_FLAGS)
            # The others are small libraries that only find their module in the large one.
            if by_module and len(extension.sources) > 1:
                extension.extra_compile_args.extend(flags)
                extension.extra_link_args.extend([*UNIX_FLAGS, *flags])
    return build_extensions(extensions, folder, kept, tell)


def fingerprint() -> str:
    """Changes with anything that could change what is compiled."""
    settings = f"{sys.version} {sysconfig.get_platform()} {os.environ.get('CFLAGS', '')} {is_quick()}"
    found = hashlib.sha256(settings.encode())
    compiling = (Path("building", "engine.py"), Path("building", "docstrings.py"))
    for file in (Path("hatch_build.py"), Path("pyproject.toml"), *compiling, *engine_sources()):
        found.update(str(file).encode() + b"\0" + (ROOT / file).read_bytes())
    return found.hexdigest()[:20]


def kept_engine() -> Path:
    """Where the libraries of these sources are, or would be."""
    return KEPT / "engine" / fingerprint()


def compiled_engine(folder: Path, tell: Tell = nobody_asked) -> Path:
    """The libraries, compiled in this folder; in a working copy they are kept as long as the engine does not change."""
    if not KEPT.is_dir():
        return compile_engine(folder, None, tell)
    kept = kept_engine()
    if not kept.is_dir():
        libraries = compile_engine(folder, KEPT / "objects", tell)
        if kept_engine() != kept:
            raise SourcesChanged("the sources changed while they were being compiled")
        shutil.rmtree(kept.parent, ignore_errors=True)
        # Under another name until all is there: whoever is interrupted leaves nothing that looks complete.
        shutil.copytree(libraries, kept.with_name("incomplete"))
        kept.with_name("incomplete").rename(kept)
    return kept


def mypyc_licence() -> Path:
    """The compiled library contains mypyc's runtime."""
    return next(Path(str(file.locate())) for file in files("mypy") or [] if file.match("*.dist-info/licenses/LICENSE"))
