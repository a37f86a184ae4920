"""The first start: on the pure build at once, compiled beside it, used by the next; whatever happens meanwhile."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from building import engine, install, pages, start, tools
from building.engine import ROOT, SourcesChanged, Tell

PATIENCE = 60


def python(program: str) -> list[str]:
    return [sys.executable, "-c", program]


# ---- which build is started ----------------------------------------------------------------------------------------


class Started(Exception):
    """What would have taken the place of this process."""


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A working copy with one source, in which nothing was built yet."""
    for name in ("README.md", "LICENSE", "src/tonalli/one.py", "src/tonalli/server/pages/index.html"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    (tmp_path / "build").mkdir()
    (tmp_path / ".venv").mkdir()
    for module in (install, tools):
        monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(install, "STAMP", tmp_path / ".venv" / ".installed")
    monkeypatch.setattr(install, "SCRATCH", tmp_path / "build" / "compiling")
    monkeypatch.setattr(install, "WHEEL", tmp_path / "build" / "wheel")
    monkeypatch.setattr(tools, "LOCKS", tmp_path / "build")
    monkeypatch.setattr(engine, "KEPT", tmp_path / "build")
    for module in (install, engine):
        monkeypatch.setattr(
            module, "fingerprint", lambda: (tmp_path / "src/tonalli/one.py").read_text().replace("/", "-")
        )
    monkeypatch.delenv("TONALLI_PURE", raising=False)
    return tmp_path


@pytest.fixture
def story(monkeypatch: pytest.MonkeyPatch, machine: Path) -> list[str]:
    """What a start does, in words."""
    told: list[str] = []

    def replaced(program: Path, arguments: list[str]) -> None:
        told.append(f"installed {' '.join(arguments[1:])}")
        raise Started

    def played(arguments: list[str], compiler: list[str] | None) -> int:
        told.append(f"sources {' '.join(arguments)}{', compiling' if compiler else ''}")
        return 0

    def ran(command: list[str], check: bool) -> None:
        told.append("install")
        install.STAMP.write_text(install.digest())

    monkeypatch.setattr(os, "execv", replaced)
    monkeypatch.setattr(start, "play_from_sources", played)
    monkeypatch.setattr(subprocess, "run", ran)
    return told


def test_nothing_built_starts_from_the_sources_and_compiles(story: list[str]) -> None:
    assert start.start(["serve", "--port", "9000"]) == 0
    assert story == ["sources serve --port 9000, compiling"]


def test_what_is_current_is_used_at_once(story: list[str]) -> None:
    install.STAMP.write_text(install.digest())
    with pytest.raises(Started):
        start.start(["serve"])
    assert story == ["installed serve"]


def test_an_engine_that_is_compiled_is_installed_first(story: list[str], machine: Path) -> None:
    engine.kept_engine().mkdir(parents=True)
    install.STAMP.write_text(install.digest())
    (machine / "README.md").write_text("another one")
    with pytest.raises(Started):
        start.start(["play"])
    assert story == ["install", "installed play"]


def test_what_cannot_be_installed_does_not_keep_anybody_from_playing(
    story: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    engine.kept_engine().mkdir(parents=True)
    monkeypatch.setattr(subprocess, "run", lambda command, check: story.append("install"))
    assert start.start(["serve"]) == 0
    assert story == ["install", "sources serve, compiling"]


def test_a_changed_engine_is_compiled_beside(story: list[str], machine: Path) -> None:
    engine.kept_engine().mkdir(parents=True)
    install.STAMP.write_text(install.digest())
    (machine / "src/tonalli/one.py").write_text("changed")
    assert start.start(["serve"]) == 0
    assert story == ["sources serve, compiling"]


def test_whoever_asks_for_the_pure_build_gets_it(story: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TONALLI_PURE", "1")
    assert start.start(["serve"]) == 0
    assert story == ["sources serve"]


def test_current_means_all_that_is_installed(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = install.digest()
    (machine / "src/tonalli/__pycache__").mkdir()
    (machine / "src/tonalli/__pycache__/one.pyc").write_text("")
    assert install.digest() == before
    (machine / "src/tonalli/server/pages/index.html").write_text("new")
    assert (changed := install.digest()) != before
    # A C compiler that somebody installs is a reason to compile.
    monkeypatch.setattr(shutil, "which", lambda name: f"/new/{name}")
    assert install.digest() != changed


# ---- installing ----------------------------------------------------------------------------------------------------


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch, machine: Path) -> list[str]:
    """An installation in which compiler, pip and Node only note what they were asked for."""
    noted: list[str] = []

    def compile_engine(folder: Path, kept: Path | None, tell: Tell) -> Path:
        noted.append("compile")
        tell(engine.TRANSLATED)
        (folder / "lib").mkdir()
        (folder / "lib" / "one.so").write_text("")
        return folder / "lib"

    monkeypatch.setattr(engine, "compile_engine", compile_engine)
    monkeypatch.setattr(install, "why_pure", lambda: None)
    monkeypatch.setattr(install, "build_pages", lambda: None)
    monkeypatch.setattr(install, "fetch", noted.append)
    monkeypatch.setattr(subprocess, "run", lambda command, check: noted.append(command[5]))
    return noted


def test_what_was_installed_is_current(steps: list[str]) -> None:
    shares: list[float] = []
    assert install.install(shares.append) is None
    assert steps == ["building", "compile", "wheel", "install", "check"]
    assert shares == sorted(shares)
    assert (shares[0], shares[-1]) == (install.FETCHED, 1)
    assert install.is_current()
    assert not install.SCRATCH.exists()


def test_without_a_compiler_it_is_installed_as_it_is(steps: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(install, "why_pure", lambda: "no compiler")
    assert install.install(lambda share: None) == "no compiler"
    assert steps == ["building", "wheel", "install", "check"]
    assert install.is_current()


@pytest.mark.parametrize("last", ["wheel", "install", "check"])
def test_an_interrupted_installation_is_done_again(
    steps: list[str], monkeypatch: pytest.MonkeyPatch, last: str
) -> None:
    def run(command: list[str], check: bool) -> None:
        steps.append(command[5])
        if command[5] == last:
            raise KeyboardInterrupt

    with monkeypatch.context() as interrupted:
        interrupted.setattr(subprocess, "run", run)
        with pytest.raises(KeyboardInterrupt):
            install.install(lambda share: None)
    assert not install.is_current()
    steps.clear()
    install.install(lambda share: None)
    assert steps == ["building", "wheel", "install", "check"]
    assert install.is_current()


def test_sources_that_change_under_the_compiler_are_not_installed(
    steps: list[str], machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compile_engine = engine.compile_engine

    def edited_meanwhile(folder: Path, kept: Path | None, tell: Tell) -> Path:
        (machine / "src/tonalli/one.py").write_text("edited")
        return compile_engine(folder, kept, tell)

    monkeypatch.setattr(engine, "compile_engine", edited_meanwhile)
    with pytest.raises(SourcesChanged):
        install.install(lambda share: None)
    assert steps == ["building", "compile"]
    assert not install.is_engine_kept()
    monkeypatch.setattr(engine, "compile_engine", compile_engine)
    install.install(lambda share: None)
    assert install.is_current()


def test_other_sources_that_change_meanwhile_are_not_installed_either(
    steps: list[str], machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(install, "make_wheel", lambda: (machine / "README.md").write_text("edited"))
    with pytest.raises(SourcesChanged):
        install.install(lambda share: None)
    assert "install" not in steps


def test_an_engine_is_kept_complete_or_not_at_all(
    steps: list[str], machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(source: Path, target: Path) -> None:
        target.mkdir(parents=True)
        raise KeyboardInterrupt

    with monkeypatch.context() as half:
        half.setattr(shutil, "copytree", interrupted)
        with pytest.raises(KeyboardInterrupt):
            install.install(lambda share: None)
    assert not install.is_engine_kept()
    install.install(lambda share: None)
    assert install.is_engine_kept()


def test_the_second_waits_until_the_first_is_done(machine: Path) -> None:
    program = f"""
from pathlib import Path
from building import tools
tools.LOCKS = Path({str(machine / "build")!r})
with tools.alone("compiling"):
    print("begun")
"""
    with tools.alone("compiling"):
        second = subprocess.Popen(python(program), cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert second.stdout is not None
        assert second.stdout.readline().startswith("Waiting")
        assert second.poll() is None
    assert second.communicate(timeout=PATIENCE)[0] == "begun\n"


# ---- tools ---------------------------------------------------------------------------------------------------------


def plain(name: str) -> str:
    found = re.match(r"[\w.-]+", name)
    assert found
    return re.sub(r"[._-]+", "-", found[0]).lower()


def test_every_tool_has_its_version_written_down() -> None:
    pinned = {plain(line) for line in tools.VERSIONS.read_text().splitlines() if not line.startswith("#")}
    for purpose in ("serving", "building"):
        assert {plain(each) for each in tools.requirements(purpose)} <= pinned


def test_serving_takes_neither_compiler_nor_tests() -> None:
    serving = {plain(each) for each in tools.requirements("serving")}
    assert {"fastapi", "uvicorn", "typer"} <= serving
    assert not serving & {"mypy", "hatchling", "setuptools", "pytest", "ruff", "playwright", "hypothesis"}


def test_only_what_is_missing_is_fetched(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fetched: list[list[str]] = []
    monkeypatch.setattr(subprocess, "run", lambda command, check: fetched.append(command))
    monkeypatch.setattr(tools, "requirements", lambda purpose: ["pytest", "mypy[mypyc]==2.4.*", "not-there-1>=2"])
    tools.fetch("building")
    assert [command[-1] for command in fetched] == ["not-there-1>=2"]
    assert not any("pytest" in part or "mypy" in part for part in fetched[0])
    monkeypatch.setattr(tools, "requirements", lambda purpose: ["pytest"])
    tools.fetch("building")
    assert len(fetched) == 1


@pytest.mark.parametrize("testing", [False, True])
def test_pages_are_built_without_what_tests_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, testing: bool
) -> None:
    commands: list[list[str]] = []
    (tmp_path / "pages").mkdir()
    (tmp_path / "package.json").write_text("")
    (tmp_path / "package-lock.json").write_text("")
    if testing:
        (tmp_path / "vitest").mkdir()

    def run(command: list[str], **options: Any) -> subprocess.CompletedProcess[str]:
        commands.append(command[1:])
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(pages, "WEB", tmp_path)
    monkeypatch.setattr(pages, "PAGES", tmp_path / "pages")
    monkeypatch.setattr(pages, "TESTING", tmp_path / "vitest")
    monkeypatch.setattr(shutil, "which", lambda name: name)
    monkeypatch.setattr(subprocess, "run", run)
    assert pages.build_pages() is None
    assert [command[0] for command in commands] == ["install", "exec"]
    assert ("--omit=dev" in commands[0]) == (not testing)

    (tmp_path / "node_modules").mkdir()
    (tmp_path / "node_modules" / ".package-lock.json").write_text("")
    (tmp_path / "pages" / "index.html").unlink()
    assert pages.build_pages() is None
    assert [command[0] for command in commands] == ["install", "exec", "exec"]


def test_make_play_waits_for_nothing_but_what_serves() -> None:
    done = subprocess.run(
        ["make", "--dry-run", "--always-make", "play"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert "building.tools serving" in done.stdout
    assert "building.pages" in done.stdout
    assert "building.start serve" in done.stdout
    assert "building.tools everything" not in done.stdout
    assert "building.install" not in done.stdout
