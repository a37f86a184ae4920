"""Puts the compiled engine and the built pages into the wheel, as far as this machine can make them."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from building.engine import compiled_engine, mypyc_licence, why_pure
from building.pages import build_pages


class MakeEverything(BuildHookInterface[Any]):
    """Adds compiled modules beside their sources, pages to the server. An editable install stays interpreted."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if reason := build_pages():
            self.app.display_warning(reason)
        if version == "editable":
            return
        if reason := why_pure():
            self.app.display_warning(f"tonalli is built as pure Python: {reason}")
            return
        self.folder = TemporaryDirectory()
        libraries = compiled_engine(Path(self.folder.name))
        for library in libraries.rglob("*.*"):
            build_data["force_include"][str(library)] = library.relative_to(libraries).as_posix()
        build_data["force_include"][str(mypyc_licence())] = "tonalli/licenses/mypyc.txt"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            self.folder.cleanup()
