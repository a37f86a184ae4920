"""Installs the package into .venv, compiled where that is possible, if what is installed is not what the sources say.

``python -m building.install`` does it; with ``--beside`` gently and telling its progress, for ``building/start.py``.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from building.engine import KEPT, ROOT, SourcesChanged, Tell, compiled_engine, fingerprint, kept_engine, why_pure
from building.pages import build_pages
from building.tools import PIP, alone, fetch

STAMP = ROOT / ".venv" / ".installed"
"""Says from which sources the installed package was made."""
WHEEL = KEPT / "wheel"
SCRATCH = KEPT / "compiling"
FETCHED, ENGINE = 0.05, 0.95
"""How much of the work is done when the compiler is there, and when the engine is compiled."""
GENTLE = 19
LOG = KEPT / "compiling.log"
TAIL = 30

COMPILING = "Compiling Tonalli (this takes a few minutes, but only when the engine changed) ..."
COMPILED = "Tonalli is compiled: the next start uses it."
CHANGED = "The sources changed while they were being compiled: the next start compiles them anew."
NOT_COMPILED = "Not compiled ({}): Tonalli runs as pure Python, slower."


def is_pure_wanted() -> bool:
    return os.environ.get("TONALLI_PURE") == "1"


def wheel_sources() -> Iterator[Path]:
    """What goes into a wheel, the built pages too."""
    yield from (ROOT / "README.md", ROOT / "LICENSE")
    for folder, folders, names in os.walk(ROOT / "src", followlinks=True):
        folders[:] = sorted(name for name in folders if name != "__pycache__")
        yield from (Path(folder, name) for name in sorted(names))


def digest() -> str:
    """Changes with anything that could change what is installed; a C compiler that comes is such a thing."""
    compilers = [shutil.which(name) for name in ("cc", "gcc", "clang")]
    found = hashlib.sha256(f"{fingerprint()} {is_pure_wanted()} {compilers}".encode())
    for file in wheel_sources():
        found.update(f"\0{file.relative_to(ROOT)}\0".encode() + file.read_bytes())
    return found.hexdigest()


def is_current() -> bool:
    """Whether the installed package is made from the sources as they are."""
    return STAMP.exists() and STAMP.read_text() == digest()


def is_engine_kept() -> bool:
    """Whether the engine is compiled as it is, so that installing is a matter of seconds."""
    return kept_engine().is_dir()


def install(tell: Tell) -> str | None:
    """Make it current; returns why it is not compiled, if it is not.

    Whoever is interrupted here leaves no stamp behind, and the next one begins again with what was kept.
    """
    fetch("building")
    # The pages are among what is installed, so they come before anything is compared.
    if reason := build_pages():
        print(reason)
    sources = digest()
    tell(FETCHED)
    pure = why_pure()
    if pure is None:
        compile_kept(tell)
    make_wheel()
    if digest() != sources:
        raise SourcesChanged("the sources changed while they were being compiled")
    STAMP.unlink(missing_ok=True)
    wheels = [str(wheel) for wheel in WHEEL.glob("*.whl")]
    subprocess.run([*PIP, "install", "--no-deps", "--force-reinstall", *wheels], check=True)
    subprocess.run([*PIP, "check"], check=True)
    STAMP.write_text(sources)
    tell(1)
    return pure


def compile_kept(tell: Tell) -> None:
    """Ahead of the wheel, which then finds the engine compiled: from here one can say how far it is."""
    shutil.rmtree(SCRATCH, ignore_errors=True)
    SCRATCH.mkdir(parents=True)
    compiled_engine(SCRATCH, lambda share: tell(FETCHED + (ENGINE - FETCHED) * share))
    shutil.rmtree(SCRATCH)
    tell(ENGINE)


def make_wheel() -> None:
    shutil.rmtree(WHEEL, ignore_errors=True)
    subprocess.run([*PIP, "wheel", "--no-deps", "--no-build-isolation", "-w", str(WHEEL), str(ROOT)], check=True)


def to_the_log() -> TextIO:
    """From here on all that compilers print is kept in a file; what is returned still reaches the one who asked."""
    asked = os.fdopen(os.dup(sys.stdout.fileno()), "w", buffering=1)
    with LOG.open("w") as log:
        os.dup2(log.fileno(), sys.stdout.fileno())
        os.dup2(log.fileno(), sys.stderr.fileno())
    return asked


def install_now() -> None:
    """While somebody waits for it."""
    soon = is_engine_kept() or is_pure_wanted()
    print("Installing Tonalli ..." if soon else COMPILING, flush=True)
    asked = to_the_log()
    try:
        pure = install(lambda share: None)
    except (Exception, SystemExit):
        traceback.print_exc()
        print(*LOG.read_text(errors="replace").splitlines()[-TAIL:], sep="\n", file=asked)
        raise
    if pure:
        print(NOT_COMPILED.format(pure), file=asked)


def install_beside() -> None:
    """While somebody plays: gently, and telling how many hundredths are done, at last in a sentence what came of it."""
    os.nice(GENTLE)
    asked = to_the_log()
    try:
        pure = install(lambda share: print(round(share * 100), file=asked))
    except SourcesChanged:
        print(CHANGED, file=asked)
    else:
        print(NOT_COMPILED.format(pure) if pure else COMPILED, file=asked)


if __name__ == "__main__":
    beside = "--beside" in sys.argv[1:]
    with alone("compiling"):
        if not is_current():
            install_beside() if beside else install_now()
        elif beside:
            print(COMPILED)
